import triton, triton.language as tl

@triton.jit
def add(x, y, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    m = i < n
    tl.store(o + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)

@triton.jit
def softmax(o, x, stride, n, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r * stride + c, mask=c < n, other=-float("inf"))
    v = tl.exp(v - tl.max(v, axis=0))
    tl.store(o + r * stride + c, v / tl.sum(v, axis=0), mask=c < n)

@triton.jit
def layer_norm(x, y, w, b, mean, rstd, stride, n, eps, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r * stride + c, mask=c < n, other=0.0).to(tl.float32)
    mu = tl.sum(v, axis=0) / n
    d = tl.where(c < n, v - mu, 0.0)
    rs = tl.rsqrt(tl.sum(d * d, axis=0) / n + eps)
    tl.store(mean + r, mu)
    tl.store(rstd + r, rs)
    tl.store(y + r * stride + c, d * rs * tl.load(w + c, mask=c < n) + tl.load(b + c, mask=c < n), mask=c < n)

@triton.jit
def matmul(a, b, c, M, N, K, sam, sbk, scm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    pm, pn = tl.program_id(0), tl.program_id(1)
    rm, rn, rk = pm * BM + tl.arange(0, BM), pn * BN + tl.arange(0, BN), tl.arange(0, BK)
    pa = a + rm[:, None] * sam + rk[None, :]
    pb = b + rk[:, None] * sbk + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        acc = tl.dot(tl.load(pa), tl.load(pb), acc)
        pa += BK
        pb += BK * sbk
    tl.store(c + rm[:, None] * scm + rn[None, :], acc.to(c.dtype.element_ty))

@triton.jit
def matmul_tma(ad, bd, cd, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    pm, pn = tl.program_id(0), tl.program_id(1)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        acc = tl.dot(ad.load([pm * BM, k]), bd.load([k, pn * BN]), acc)
    cd.store([pm * BM, pn * BN], acc.to(tl.float16))

@triton.jit
def attention(q, k, v, o, N, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    pm = tl.program_id(0)
    base = tl.program_id(1).to(tl.int64) * N * D
    rm, rn, rd = pm * BM + tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, D)
    qq = tl.load(q + base + rm[:, None] * D + rd[None, :])
    m = tl.full((BM,), -float("inf"), tl.float32)
    l = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, D), tl.float32)
    for n in range(0, N, BN):
        kk = tl.load(k + base + (n + rn)[None, :] * D + rd[:, None])
        s = tl.dot(qq, kk) * scale
        s = tl.where((n + rn)[None, :] <= rm[:, None], s, -float("inf"))
        mn = tl.maximum(m, tl.max(s, 1))
        p = tl.exp2(s - mn[:, None])
        a = tl.exp2(m - mn)
        l = l * a + tl.sum(p, 1)
        vv = tl.load(v + base + (n + rn)[:, None] * D + rd[None, :])
        acc = tl.dot(p.to(vv.dtype), vv, acc * a[:, None])
        m = mn
    tl.store(o + base + rm[:, None] * D + rd[None, :], (acc / l[:, None]).to(o.dtype.element_ty))

@triton.jit
def atomics(x, o, h, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    tl.atomic_add(o, tl.sum(v, 0), sem="acq_rel", scope="sys")
    tl.atomic_max(h + 1, tl.max(i, 0))
    tl.atomic_cas(h + 2, 0, 1, sem="acquire", scope="gpu")
    tl.atomic_xchg(h + 3, 7)
    tl.atomic_add(o + (i & 63), v, mask=i < n, sem="relaxed")

@triton.jit
def numbers(x, o, n, B: tl.constexpr):
    i = tl.arange(0, B)
    v = tl.load(x + i)
    s = tl.sort(v)
    c = tl.cumsum(v, 0)
    r = tl.rand(n, i)
    e = tl.erf(v) + tl.sin(v) * tl.cos(v) + tl.log2(tl.abs(v) + 1) + tl.sqrt(tl.abs(v)) + tl.floor(v) + r
    w = tl.fdiv(v, s + 1.0) + tl.umulhi(i.to(tl.uint32), i.to(tl.uint32)).to(tl.float32)
    tl.store(o + i, e + c + s + w)

@triton.jit
def casts(x, o8, o5, ob, oh, B: tl.constexpr):
    i = tl.arange(0, B)
    v = tl.load(x + i)
    tl.store(o8 + i, v.to(tl.float8e4nv))
    tl.store(o5 + i, v.to(tl.float8e5))
    tl.store(ob + i, v.to(tl.bfloat16))
    tl.store(oh + i, v.to(tl.float16, fp_downcast_rounding="rtz"))

@triton.jit
def scaled(a, sa, b, sb, c, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm, rn, rk, rs = tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, BK), tl.arange(0, BK // 32)
    x = tl.load(a + rm[:, None] * BK + rk[None, :])
    y = tl.load(b + rk[:, None] * BN + rn[None, :])
    p = tl.load(sa + rm[:, None] * (BK // 32) + rs[None, :])
    q = tl.load(sb + rn[:, None] * (BK // 32) + rs[None, :])
    tl.store(c + rm[:, None] * BN + rn[None, :], tl.dot_scaled(x, p, "e4m3", y, q, "e4m3"))
