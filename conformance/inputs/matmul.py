"""A product of matrices as in Triton's tutorial."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, M, N, K, BLOCK_SIZE_M: tl.constexpr, BLOCK_SIZE_N: tl.constexpr, BLOCK_SIZE_K: tl.constexpr):
    rows = (tl.program_id(0) * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)) % M
    columns = (tl.program_id(1) * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)) % N
    inner = tl.arange(0, BLOCK_SIZE_K)
    a += rows[:, None] * K + inner[None, :]
    b += inner[:, None] * N + columns[None, :]
    sum = tl.zeros((BLOCK_SIZE_M, BLOCK_SIZE_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_SIZE_K)):
        left = tl.load(a, mask=inner[None, :] < K - k * BLOCK_SIZE_K, other=0.0)
        right = tl.load(b, mask=inner[:, None] < K - k * BLOCK_SIZE_K, other=0.0)
        sum = tl.dot(left, right, sum)
        a += BLOCK_SIZE_K
        b += BLOCK_SIZE_K * N
    tl.store(c + rows[:, None] * N + columns[None, :], sum.to(tl.float16))
