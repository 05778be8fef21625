// What Clang's NVPTX back end is asked to compile for mutants.py: calls of every kind, structures, arrays, switches, atomics, address spaces.

typedef unsigned int u32;
typedef unsigned long u64;
typedef float float4 __attribute__((ext_vector_type(4)));
typedef int int2v __attribute__((ext_vector_type(2)));

struct pair { int a; double b; };
struct wide { float x[5]; char c; };

#define GLOBAL __attribute__((address_space(1)))
#define SHARED __attribute__((address_space(3)))
#define CONST __attribute__((address_space(4)))

SHARED int tile[64];
GLOBAL u64 counter = 7;
GLOBAL float table[3] = {1.0f, 2.5f, -3.0f};
CONST short weights[4] = {1, 2, 3, 4};
extern GLOBAL int elsewhere[];

extern int printf_like(const char *, ...);
extern struct pair outside(struct wide, int);
extern double plain(float, u64, unsigned char);

__attribute__((noinline)) struct pair make(int a, double b) { struct pair p = {a + 1, b * 2}; return p; }
__attribute__((noinline)) static float sum(struct wide w) { float s = 0; for (int i = 0; i < 5; ++i) s += w.x[i]; return s + w.c; }
__attribute__((noinline)) float4 scale(float4 v, float by) { return v * by; }
__attribute__((noinline)) int2v both(int2v a, int2v b) { return a * b + (a >> 3); }

int dispatch(int (*f)(int, float), int x, float y) { return f(x, y) + f(x + 1, y); }

int choose(int x, u32 y) {
    switch (x) {
    case 0: return y / 3;
    case 1: return y % 7;
    case 2: return __builtin_popcount(y);
    case 3: return __builtin_clz(y | 1);
    case 4: return x * y;
    case 5: return -x;
    case 6: return y << 5 | y >> 27;
    default: return x < 0 ? ~x : x & 0xff;
    }
}

u64 atomics(GLOBAL u64 *g, SHARED u32 *s, int *p) {
    u64 old = __atomic_fetch_add(g, 3, __ATOMIC_RELAXED);
    old += __atomic_fetch_or(s, 8u, __ATOMIC_SEQ_CST);
    int expected = 4;
    old += __atomic_compare_exchange_n(p, &expected, 5, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    return old + __atomic_exchange_n(s, 2u, __ATOMIC_ACQUIRE) + expected;
}

double math(float a, double b, _Float16 c, long n) {
    double r = __builtin_fma(b, b, a) + __builtin_sqrt(b) + __builtin_fabsf(a) + (double)c;
    r += __builtin_fminf(a, 2.0f) + (float)(n * n) + (int)b + (u64)a;
    return r / (a + 1.0f) + (a > b ? a : b) + __builtin_truncf(a);
}

int locals(int n) {
    int array[16];
    char bytes[3] = {1, 2, 3};
    for (int i = 0; i < n; ++i) array[i & 15] = i * i + bytes[i % 3];
    struct wide w = {{1, 2, 3, 4, (float)n}, 'x'};
    struct pair p = make(n, sum(w));
    struct pair q = outside(w, n);
    return array[n & 15] + p.a + (int)q.b + printf_like("%d %f", n, (double)n) + (int)plain(1.0f, 2, 3);
}

__attribute__((nvptx_kernel)) void entry(GLOBAL int *out, GLOBAL const float4 *in, int n, struct wide w) {
    int i = __nvvm_read_ptx_sreg_tid_x() + __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x();
    if (i >= n) return;
    tile[i & 63] = out[i];
    __syncthreads();
    float4 v = scale(in[i], table[i % 3] + weights[i & 3]);
    int2v b = both((int2v){i, n}, (int2v){tile[63 - (i & 63)], elsewhere[i]});
    out[i] = (int)(v.x + v.w) + b.x + b.y + choose(i, n) + locals(i) + (int)sum(w) + (int)counter;
}
