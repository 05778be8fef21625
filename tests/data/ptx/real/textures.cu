#include <cuda_runtime.h>
#include <cstdio>
#include <cassert>
template <class T> __device__ void reads(cudaTextureObject_t t, T *o, float x, float y, float z, int l) {
    *o++ = tex1Dfetch<T>(t, l); *o++ = tex1D<T>(t, x); *o++ = tex2D<T>(t, x, y); *o++ = tex3D<T>(t, x, y, z);
    *o++ = tex1DLayered<T>(t, x, l); *o++ = tex2DLayered<T>(t, x, y, l); *o++ = texCubemap<T>(t, x, y, z); *o++ = texCubemapLayered<T>(t, x, y, z, l);
    *o++ = tex1DLod<T>(t, x, z); *o++ = tex2DLod<T>(t, x, y, z); *o++ = tex3DLod<T>(t, x, y, z, z); *o++ = tex1DLayeredLod<T>(t, x, l, z); *o++ = tex2DLayeredLod<T>(t, x, y, l, z);
    *o++ = texCubemapLod<T>(t, x, y, z, z); *o++ = texCubemapLayeredLod<T>(t, x, y, z, l, z);
    *o++ = tex1DGrad<T>(t, x, y, z); *o++ = tex2DGrad<T>(t, x, y, {x, y}, {y, z}); *o++ = tex3DGrad<T>(t, x, y, z, {x, y, z, x}, {x, y, z, x}); *o++ = tex1DLayeredGrad<T>(t, x, l, y, z); *o++ = tex2DLayeredGrad<T>(t, x, y, l, {x, y}, {x, y});
    bool r; *o++ = tex2D<T>(t, x, y, &r); *o++ = tex3D<T>(t, x, y, z, &r); *o++ = tex2DLayered<T>(t, x, y, l, &r); *o++ = tex2DLod<T>(t, x, y, z, &r);
}
__global__ void t1(cudaTextureObject_t t, float *a, float4 *b, int2 *c, uint4 *d, unsigned char *e, short4 *f, float x, float y, float z, int l) { reads(t, a, x, y, z, l); reads(t, b, x, y, z, l); reads(t, c, x, y, z, l); reads(t, d, x, y, z, l); reads(t, e, x, y, z, l); reads(t, f, x, y, z, l);
    *b++ = tex2Dgather<float4>(t, x, y, 0); *b++ = tex2Dgather<float4>(t, x, y, 1); *d++ = tex2Dgather<uint4>(t, x, y, 2); *d++ = tex2Dgather<uint4>(t, x, y, 3); }
template <class T, cudaSurfaceBoundaryMode M> __device__ void surfaces(cudaSurfaceObject_t s, T *o, int x, int y, int z) {
    *o++ = surf1Dread<T>(s, x, M); *o++ = surf2Dread<T>(s, x, y, M); *o++ = surf3Dread<T>(s, x, y, z, M); *o++ = surf1DLayeredread<T>(s, x, y, M); *o++ = surf2DLayeredread<T>(s, x, y, z, M); *o++ = surfCubemapread<T>(s, x, y, z, M); *o++ = surfCubemapLayeredread<T>(s, x, y, z, M);
    surf1Dwrite(*o, s, x, M); surf2Dwrite(*o, s, x, y, M); surf3Dwrite(*o, s, x, y, z, M); surf1DLayeredwrite(*o, s, x, y, M); surf2DLayeredwrite(*o, s, x, y, z, M); surfCubemapwrite(*o, s, x, y, z, M); surfCubemapLayeredwrite(*o, s, x, y, z, M);
}
template <class T> __device__ void modes(cudaSurfaceObject_t s, T *o, int x, int y, int z) { surfaces<T, cudaBoundaryModeTrap>(s, o, x, y, z); surfaces<T, cudaBoundaryModeClamp>(s, o, x, y, z); surfaces<T, cudaBoundaryModeZero>(s, o, x, y, z); }
__global__ void s1(cudaSurfaceObject_t s, unsigned char *a, short *b, float *c, double *d, float2 *e, float4 *f, longlong2 *g, int x, int y, int z) { modes(s, a, x, y, z); modes(s, b, x, y, z); modes(s, c, x, y, z); modes(s, e, x, y, z); modes(s, f, x, y, z); modes(s, g, x, y, z); }
__device__ __managed__ int shared_by_both;
__constant__ float table[4] = {1, 2, 3, 4};
__device__ float *pointer = &table[0] - 0;
struct Base { virtual __device__ int f(int) = 0; };
struct One : Base { __device__ int f(int x) override { return x + 1; } };
struct Two : Base { __device__ int f(int x) override { return x * 3; } };
__global__ void __launch_bounds__(256, 2) virtuals(Base *b, int *o, int (*fn)(int)) { *o = b->f(*o) + fn(*o) + shared_by_both; if (*o > 7) new (b) One; else new (b) Two; printf("%d\n", *o); assert(*o); int *p = (int *)malloc(4); *p = 1; free(p); void *s = alloca(*o); *(int *)s = 3; *o = *(volatile int *)s; }
#if !defined __CUDA_ARCH__ || __CUDA_ARCH__ >= 900
#define CLUSTER __cluster_dims__(2, 1, 1)
#else
#define CLUSTER
#endif
__global__ void CLUSTER __launch_bounds__(128) cluster(int *o) { extern __shared__ int sm[];
#if __CUDA_ARCH__ >= 900
    *o = __clusterRelativeBlockRank() + *(int *)__cluster_map_shared_rank(sm, 1); __cluster_barrier_arrive(); __cluster_barrier_wait();
#endif
}
__global__ void grid(const __grid_constant__ int4 p, int *o) { const int *q = &p.x; o[0] = q[o[1]]; switch (o[2]) { case 0: o[3] = 1; break; case 1: o[3] = 7; break; case 2: o[4] = 9; break; case 3: o[5] = 2; break; case 4: o[8] = 1; break; case 5: o[9] = 8; break; case 6: o[1] = 0; break; } __nanosleep(100); __trap(); }
__global__ void wide(__int128 *a, const __int128 *b) { *a = *a * *b + (*a >> 3); }
