// What cuda_occupancy.h says of a kernel, in the terms of conformance/answers/hardware.c.
//
//     occupancy CC REGISTERS BLOCK STATIC DYNAMIC CACHE CARVEOUT CACHING OPTIN MAX_DYNAMIC BARRIERS VIRTUAL BLOCKS
//               THREADS_PER_BLOCK THREADS_PER_SM REGISTERS_PER_BLOCK REGISTERS_PER_SM SMEM_PER_BLOCK SMEM_PER_SM SMEM_OPTIN SMEM_RESERVED
//
// Without words it reads a line of them for each kernel from standard input.
#include <cuda_occupancy.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

void answer(const std::vector<long> &words) {
    std::size_t at = 0;
    const auto next = [&] { return words.at(at++); };

    cudaOccDeviceProp device{};
    cudaOccFuncAttributes function{};
    cudaOccDeviceState state{};
    const long cc = next();
    device.computeMajor = static_cast<int>(cc / 10);
    device.computeMinor = static_cast<int>(cc % 10);
    function.numRegs = static_cast<int>(next());
    const int block = static_cast<int>(next());
    function.sharedSizeBytes = static_cast<size_t>(next());
    const auto dynamic = static_cast<size_t>(next());
    state.cacheConfig = static_cast<cudaOccCacheConfig>(next());
    state.carveoutConfig = static_cast<int>(next());
    function.partitionedGCConfig = static_cast<cudaOccPartitionedGCConfig>(next());
    function.shmemLimitConfig = static_cast<cudaOccFuncShmemConfig>(next());
    function.maxDynamicSharedSizeBytes = static_cast<size_t>(next());
    function.numBlockBarriers = static_cast<int>(next());
    const int virtual_resources = static_cast<int>(next());
    const int blocks = static_cast<int>(next());
    function.maxThreadsPerBlock = 0x7fffffff;

    device.maxThreadsPerBlock = static_cast<int>(next());
    device.maxThreadsPerMultiprocessor = static_cast<int>(next());
    device.regsPerBlock = static_cast<int>(next());
    device.regsPerMultiprocessor = static_cast<int>(next());
    device.sharedMemPerBlock = static_cast<size_t>(next());
    device.sharedMemPerMultiprocessor = static_cast<size_t>(next());
    device.sharedMemPerBlockOptin = static_cast<size_t>(next());
    device.reservedSharedMemPerBlock = static_cast<size_t>(next());
    device.warpSize = 32;
    device.numSms = 1;

#ifdef HAS_VIRTUAL
    function.virtualResourceCount = virtual_resources;
#else
    static_cast<void>(virtual_resources);
#endif
    cudaOccResult found{};
    int grid = 0, best = 0;
    cudaOccError error = cudaOccMaxActiveBlocksPerMultiprocessor(&found, &device, &function, &state, block, dynamic);
    if (error == CUDA_OCC_SUCCESS) {
        error = cudaOccMaxPotentialOccupancyBlockSize(&grid, &best, &device, &function, &state, nullptr, dynamic);
    }
    if (error != CUDA_OCC_SUCCESS) {
        std::printf("error %d\n", static_cast<int>(error));
        return;
    }
#ifdef HAS_VIRTUAL
    const int by_virtual = found.blockLimitVirtual;
#else
    const int by_virtual = 0x7fffffff;
#endif
    std::printf("blocks=%d limiters=%u warps=%d registers=%d smem=%d slots=%d barriers=%d virtual=%d", found.activeBlocksPerMultiprocessor,
                found.limitingFactors, found.blockLimitWarps, found.blockLimitRegs, found.blockLimitSharedMem, found.blockLimitBlocks,
                found.blockLimitBarriers, by_virtual);
    std::printf(" allocated=%d,%zu caching=%d best=%d", found.allocatedRegistersPerBlock, found.allocatedSharedMemPerBlock,
                found.partitionedGCConfig != PARTITIONED_GC_OFF, best);

    size_t available = 0;
    error = cudaOccAvailableDynamicSMemPerBlock(&available, &device, &function, &state, blocks, block);
    if (error == CUDA_OCC_SUCCESS) std::printf(" dynamic=%zu\n", available);
    else std::printf(" dynamic=none\n");
}

} // namespace

int main(int count, char **arguments) {
    if (count > 1) {
        std::vector<long> words;
        for (int i = 1; i < count; ++i) words.push_back(std::atol(arguments[i]));
        answer(words);
        return 0;
    }
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream stream(line);
        std::vector<long> words;
        for (long word; stream >> word;) words.push_back(word);
        answer(words);
    }
}
