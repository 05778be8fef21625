// Three kernels as programs have them: a GEMM on tensor cores, a reduction and a vector addition. `make run` looks at what nvcc made of
// them, kernels.cubin; README.md here says how.
#include <mma.h>

using namespace nvcuda;

constexpr int tile = 128; // of the product, for each block of 256 threads: eight warps, 64 by 32 elements each
constexpr int depth = 32; // of k at a time
constexpr int pad = 8;    // so that rows do not begin in the same bank

// c = a b: a is m by k, b is k by n, c is m by n, by rows; m and n multiples of 128, k of 32.
extern "C" __global__ void __launch_bounds__(256, 2) gemm_f16(const half *a, const half *b, float *c, int n, int k) {
    __shared__ half a_tile[2][tile][depth + pad];
    __shared__ half b_tile[2][depth][tile + pad];
    const int warp = threadIdx.x / 32;
    const int row = warp / 4 * 64, column = warp % 4 * 32;
    a += static_cast<size_t>(blockIdx.y) * tile * k;
    b += static_cast<size_t>(blockIdx.x) * tile;

    const auto load = [&](int stage, int at) {
        for (int i = threadIdx.x; i < tile * depth / 8; i += 256) {
            const int y = i / (depth / 8), x = i % (depth / 8) * 8;
            *reinterpret_cast<int4 *>(&a_tile[stage][y][x]) = *reinterpret_cast<const int4 *>(&a[static_cast<size_t>(y) * k + at + x]);
        }
        for (int i = threadIdx.x; i < depth * tile / 8; i += 256) {
            const int y = i / (tile / 8), x = i % (tile / 8) * 8;
            *reinterpret_cast<int4 *>(&b_tile[stage][y][x]) = *reinterpret_cast<const int4 *>(&b[static_cast<size_t>(at + y) * n + x]);
        }
    };

    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[4][2];
    for (auto &line : sum)
        for (auto &part : line) wmma::fill_fragment(part, 0.0f);
    load(0, 0);
    __syncthreads();
    for (int at = 0, stage = 0; at < k; at += depth, stage ^= 1) {
        if (at + depth < k) load(stage ^ 1, at + depth);
        for (int step = 0; step < depth; step += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left[4];
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> right[2];
            for (int i = 0; i < 4; ++i) wmma::load_matrix_sync(left[i], &a_tile[stage][row + 16 * i][step], depth + pad);
            for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(right[j], &b_tile[stage][step][column + 16 * j], tile + pad);
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], left[i], right[j], sum[i][j]);
        }
        __syncthreads();
    }
    c += (static_cast<size_t>(blockIdx.y) * tile + row) * n + blockIdx.x * tile + column;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j) wmma::store_matrix_sync(&c[static_cast<size_t>(16 * i) * n + 16 * j], sum[i][j], n, wmma::mem_row_major);
}

// out[block] = the sum of the block's part of in: dynamic shared memory, one float a thread; blocks of 2^n threads.
extern "C" __global__ void reduce_sum(const float *in, float *out, int count) {
    extern __shared__ float sums[];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) sum += in[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) sums[threadIdx.x] += sums[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = sums[0];
}

// out = a + b.
extern "C" __global__ void vector_add(const float *a, const float *b, float *out, int count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[i] = a[i] + b[i];
}
