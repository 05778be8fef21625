#include <mma.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
using namespace nvcuda::wmma;
template <int M, int N, int K, class T, class A, class LA, class LB> __device__ void one(const T *a, const T *b, A *c) {
    fragment<matrix_a, M, N, K, T, LA> fa; fragment<matrix_b, M, N, K, T, LB> fb; fragment<accumulator, M, N, K, A> fc;
    load_matrix_sync(fa, a, 64); load_matrix_sync(fb, b, 64); load_matrix_sync(fc, c, 64, mem_row_major);
    mma_sync(fc, fa, fb, fc); store_matrix_sync(c, fc, 64, mem_col_major);
}
template <int M, int N, int K, class T, class A> __device__ void four(const T *a, const T *b, A *c) {
    one<M, N, K, T, A, row_major, row_major>(a, b, c); one<M, N, K, T, A, row_major, col_major>(a, b, c);
    one<M, N, K, T, A, col_major, row_major>(a, b, c); one<M, N, K, T, A, col_major, col_major>(a, b, c);
}
template <class T, class A> __device__ void shapes(const T *a, const T *b, A *c) { four<16, 16, 16>(a, b, c); four<32, 8, 16>(a, b, c); four<8, 32, 16>(a, b, c); }
__global__ void f16(const half *a, const half *b, half *c, float *d) { shapes(a, b, c); shapes(a, b, d); }
__global__ void i8(const signed char *a, const unsigned char *b, int *c) { shapes(a, a, c); shapes(b, b, c); }
#if __CUDA_ARCH__ >= 800
__global__ void b16(const __nv_bfloat16 *a, float *c) { shapes(a, a, c); }
__global__ void f64(const double *a, double *c) { four<8, 8, 4>(a, a, c); }
__global__ void tf(const float *a, float *c) {
    fragment<matrix_a, 16, 16, 8, precision::tf32, row_major> fa; fragment<matrix_b, 16, 16, 8, precision::tf32, col_major> fb; fragment<accumulator, 16, 16, 8, float> fc;
    load_matrix_sync(fa, a, 64); load_matrix_sync(fb, a, 64); fill_fragment(fc, 0.0f); mma_sync(fc, fa, fb, fc); store_matrix_sync(c, fc, 64, mem_row_major);
}
#endif
namespace x = experimental;
__global__ void sub(const int *a, int *c) {
    { fragment<matrix_a, 8, 8, 32, x::precision::s4, row_major> fa; fragment<matrix_b, 8, 8, 32, x::precision::s4, col_major> fb; fragment<accumulator, 8, 8, 32, int> fc;
    load_matrix_sync(fa, a, 64); load_matrix_sync(fb, a, 64); fill_fragment(fc, 0); mma_sync(fc, fa, fb, fc); store_matrix_sync(c, fc, 64, mem_row_major); }
    { fragment<matrix_a, 8, 8, 32, x::precision::u4, row_major> fa; fragment<matrix_b, 8, 8, 32, x::precision::u4, col_major> fb; fragment<accumulator, 8, 8, 32, int> fc;
    load_matrix_sync(fa, a, 64); load_matrix_sync(fb, a, 64); fill_fragment(fc, 0); mma_sync(fc, fa, fb, fc); store_matrix_sync(c, fc, 64, mem_row_major); }
    { fragment<matrix_a, 8, 8, 128, x::precision::b1, row_major> fa; fragment<matrix_b, 8, 8, 128, x::precision::b1, col_major> fb; fragment<accumulator, 8, 8, 128, int> fc;
    load_matrix_sync(fa, a, 128); load_matrix_sync(fb, a, 128); fill_fragment(fc, 0); bmma_sync(fc, fa, fb, fc);
#if __CUDA_ARCH__ >= 800
    bmma_sync(fc, fa, fb, fc, x::bmmaBitOpAND);
#endif
    store_matrix_sync(c, fc, 64, mem_row_major); }
}
