// Occupancy of the golden cases: libsmarch.a against cuda_occupancy.h, in one run.

#include "smarch.h"

#include <cuda_occupancy.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

// A case as each of the two takes it.
struct Library {
    const smarch_geometry *geometry;
    smarch_kernel kernel;
};

struct Header {
    const cudaOccDeviceProp *device;
    cudaOccFuncAttributes function;
    cudaOccDeviceState state;
    int block;
    size_t dynamic;
};

// What a call has written counts as read: nothing of it may be left out.
template <typename T> void keep(T &written) { asm volatile("" : : "r"(&written) : "memory"); }

std::vector<std::string> cells(const std::string &line) {
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, '\t');)
        cells.push_back(cell);
    return cells;
}

cudaOccDeviceProp device_of(const smarch_geometry &g) {
    cudaOccDeviceProp device{};
    device.computeMajor = static_cast<int>(g.cc / 10);
    device.computeMinor = static_cast<int>(g.cc % 10);
    device.maxThreadsPerBlock = static_cast<int>(g.max_threads_per_block);
    device.maxThreadsPerMultiprocessor = static_cast<int>(g.max_threads_per_sm);
    device.regsPerBlock = static_cast<int>(g.registers_per_block);
    device.regsPerMultiprocessor = static_cast<int>(g.registers_per_sm);
    device.warpSize = 32;
    device.sharedMemPerBlock = g.smem_per_block;
    device.sharedMemPerMultiprocessor = g.smem_per_sm;
    device.numSms = 1;
    device.sharedMemPerBlockOptin = g.smem_per_block_optin;
    device.reservedSharedMemPerBlock = g.smem_reserved_per_block;
    return device;
}

struct Cases {
    std::map<uint32_t, cudaOccDeviceProp> devices;
    std::vector<Library> library;
    std::vector<Header> header;
};

// The cases that both answer: the header knows the architecture, and registers are within its maximum.
Cases read(const char *path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    std::map<std::string, size_t> column;
    for (const std::string &name : cells(line))
        column.emplace(name, column.size());

    std::vector<std::string> lines;
    while (std::getline(file, line))
        lines.push_back(line);
    std::shuffle(lines.begin(), lines.end(), std::mt19937(13));

    Cases cases;
    for (const std::string &text : lines) {
        const std::vector<std::string> row = cells(text);
        const auto get = [&](const char *name) { return std::stoi(row[column.at(name)]); };
        const auto at_least_0 = [&](const char *name) { return static_cast<uint32_t>(get(name)); };
        const std::string &cc = row[column.at("cc")];
        const int number = std::stoi(cc) * 10 + (cc.back() - '0');
        const smarch_geometry *g = smarch_geometry_of_cc(static_cast<smarch_cc>(number));
        if (number < 30 || g == nullptr || get("st") != 0 || at_least_0("regs") > g->max_registers_per_thread)
            continue;

        Header h{};
        h.device = &cases.devices.emplace(g->cc, device_of(*g)).first->second;
        h.function.maxThreadsPerBlock = get("attrmaxthr");
        h.function.numRegs = get("regs");
        h.function.sharedSizeBytes = at_least_0("static");
        h.function.partitionedGCConfig = static_cast<cudaOccPartitionedGCConfig>(get("gc"));
        h.function.shmemLimitConfig = static_cast<cudaOccFuncShmemConfig>(get("limcfg"));
        h.function.maxDynamicSharedSizeBytes = at_least_0("maxdyn");
        h.function.numBlockBarriers = get("bars");
        h.function.virtualResourceCount = get("virt");
        h.state.cacheConfig = static_cast<cudaOccCacheConfig>(get("cache"));
        h.state.carveoutConfig = get("carve");
        h.block = get("block");
        h.dynamic = at_least_0("dyn");
        cases.header.push_back(h);

        Library l{};
        l.geometry = g;
        smarch_kernel &k = l.kernel;
        k.block_size = at_least_0("block");
        k.registers = at_least_0("regs");
        k.static_smem = at_least_0("static");
        k.dynamic_smem = at_least_0("dyn");
        k.max_dynamic_smem = at_least_0("maxdyn");
        k.cache = at_least_0("cache");
        k.barriers = at_least_0("bars");
        k.virtual_resources = at_least_0("virt");
        k.max_block_size = at_least_0("attrmaxthr");
        if (get("carve") != -1) {
            k.flags |= SMARCH_KERNEL_CARVEOUT;
            k.carveout_percent = at_least_0("carve");
        }
        if (get("limcfg") == 1)
            k.flags |= SMARCH_KERNEL_OPTIN;
        if (get("gc") == 1)
            k.flags |= SMARCH_KERNEL_PARTITIONED_CACHING;
        if (get("gc") == 2)
            k.flags |= SMARCH_KERNEL_PARTITIONED_CACHING_STRICT;
        cases.library.push_back(l);
    }
    return cases;
}

// The fastest of several passes over all cases, in ns per case.
template <typename Case, typename Call> double time(const std::vector<Case> &cases, uint64_t &sum, Call call) {
    double fastest = 1e9;
    for (int pass = 0; pass < 40; ++pass) {
        const auto begin = std::chrono::steady_clock::now();
        uint64_t passed = 0;
        for (const Case &c : cases)
            passed += call(c);
        const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - begin;
        fastest = std::min(fastest, spent.count() / static_cast<double>(cases.size()));
        sum = passed;
    }
    return fastest;
}

bool report(const char *what, double header, double library, double goal, bool equal) {
    std::printf("%-16s cuda_occupancy.h %6.1f ns, smarch %5.1f ns, ratio %4.1f (goal %g)%s\n", what, header, library,
                header / library, goal, equal ? "" : "  ANSWERS DIFFER");
    return equal;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2)
        return std::fprintf(stderr, "usage: %s golden.tsv\n", argv[0]), 2;
    const Cases cases = read(argv[1]);
    if (cases.library.empty())
        return std::fprintf(stderr, "no cases in %s\n", argv[1]), 1;
    std::printf("%zu golden cases, shuffled; the fastest of 40 passes\n", cases.library.size());

    uint64_t header_sum = 0, library_sum = 0;
    double header = time(cases.header, header_sum, [](const Header &c) {
        cudaOccResult result;
        (void)cudaOccMaxActiveBlocksPerMultiprocessor(&result, c.device, &c.function, &c.state, c.block, c.dynamic);
        keep(result);
        return static_cast<uint64_t>(result.activeBlocksPerMultiprocessor);
    });
    double library = time(cases.library, library_sum, [](const Library &c) {
        smarch_occupancy occupancy;
        (void)!smarch_occupancy_compute(c.geometry, &c.kernel, &occupancy);
        keep(occupancy);
        return static_cast<uint64_t>(occupancy.blocks);
    });
    bool equal = report("occupancy", header, library, 8, header_sum == library_sum);

    header = time(cases.header, header_sum, [](const Header &c) {
        int grid = 0, block = 0;
        (void)cudaOccMaxPotentialOccupancyBlockSize(&grid, &block, c.device, &c.function, &c.state, nullptr, c.dynamic);
        return static_cast<uint64_t>(grid) * 4096 + static_cast<uint64_t>(block);
    });
    library = time(cases.library, library_sum, [](const Library &c) {
        smarch_best_block best;
        (void)!smarch_occupancy_best_block(c.geometry, &c.kernel, &best);
        return smarch_min_grid(best, 1) * 4096 + best.block_size;
    });
    equal = report("best block size", header, library, 15, header_sum == library_sum) && equal;
    return equal ? 0 : 1;
}
