// Occupancy and the best block size of the golden cases, against cuda_occupancy.h 13.0.88.
#include "bench.hpp"

#include <smarch.h>

#include <cuda_occupancy.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <random>
#include <sstream>

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
        const smarch_geometry *g = smarch_geometry_of(smarch_target_from_cc(static_cast<smarch_cc>(number)));
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

template <typename Case, typename Call>
std::uint64_t pass(const std::vector<Case> &cases, Call call) {
    std::uint64_t sum = 0;
    for (const Case &c : cases) sum += call(c);
    return sum;
}

// Lambdas, not functions: a pass has their code in it.
constexpr auto their_blocks = [](const Header &c) -> std::uint64_t {
    cudaOccResult result;
    (void)cudaOccMaxActiveBlocksPerMultiprocessor(&result, c.device, &c.function, &c.state, c.block, c.dynamic);
    keep(result);
    return static_cast<std::uint64_t>(result.activeBlocksPerMultiprocessor);
};

constexpr auto their_best = [](const Header &c) -> std::uint64_t {
    int grid = 0, block = 0;
    (void)cudaOccMaxPotentialOccupancyBlockSize(&grid, &block, c.device, &c.function, &c.state, nullptr, c.dynamic);
    return static_cast<std::uint64_t>(grid) * 4096 + static_cast<std::uint64_t>(block);
};

constexpr auto occupancy = [](const Library &c) -> std::uint64_t {
    smarch_occupancy occupancy;
    (void)!smarch_occupancy_compute(c.geometry, &c.kernel, &occupancy);
    keep(occupancy);
    return occupancy.blocks;
};

constexpr auto blocks = [](const Library &c) -> std::uint64_t {
    std::uint32_t blocks = 0;
    (void)!smarch_occupancy_blocks(c.geometry, &c.kernel, &blocks);
    return blocks;
};

constexpr auto best = [](const Library &c) -> std::uint64_t {
    smarch_best_block best;
    (void)!smarch_occupancy_best_block(c.geometry, &c.kernel, &best);
    return std::uint64_t{best.blocks} * 4096 + best.block_size;
};

// What a tuner of matrix products tries: tiles, stages and warps, in nested loops. Kept is what has at least two blocks on an SM.
struct Configuration {
    std::uint32_t threads, registers, smem;
};

std::vector<Configuration> configurations() {
    std::vector<Configuration> all;
    for (const std::uint32_t rows : {16, 32, 48, 64, 80, 96, 128, 160, 192, 256}) {
        for (const std::uint32_t columns : {16, 32, 48, 64, 80, 96, 128, 160, 192, 256}) {
            for (const std::uint32_t depth : {16, 32, 64, 128}) {
                for (std::uint32_t stages = 1; stages <= 5; ++stages) {
                    for (const std::uint32_t warps : {1, 2, 4, 8, 16}) {
                        // An accumulator a thread for each of its elements, and some for addresses; the tuner knows no better before it compiles.
                        all.push_back({32 * warps, std::min(255u, 24 + rows * columns / (32 * warps)), 2 * stages * depth * (rows + columns)});
                    }
                }
            }
        }
    }
    return all;
}

void add_tuning(Rows &rows) {
    const auto all = std::make_shared<const std::vector<Configuration>>(configurations());
    const auto *geometry = smarch_geometry_of(smarch_target_from_cc(90));
    const auto device = std::make_shared<const cudaOccDeviceProp>(device_of(*geometry));
    const auto theirs = [=] {
        cudaOccFuncAttributes function{};
        function.maxThreadsPerBlock = 1024;
        function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
        function.maxDynamicSharedSizeBytes = device->sharedMemPerBlockOptin;
        cudaOccDeviceState state{};
        state.carveoutConfig = SHAREDMEM_CARVEOUT_DEFAULT;
        std::uint64_t kept = 0;
        for (const auto &configuration : *all) {
            function.numRegs = static_cast<int>(configuration.registers);
            cudaOccResult result;
            const auto error = cudaOccMaxActiveBlocksPerMultiprocessor(&result, device.get(), &function, &state, static_cast<int>(configuration.threads), configuration.smem);
            kept += error == CUDA_OCC_SUCCESS && result.activeBlocksPerMultiprocessor >= 2;
        }
        return kept;
    };
    const auto ours = [=] {
        smarch_kernel kernel{};
        kernel.flags = SMARCH_KERNEL_OPTIN;
        kernel.max_dynamic_smem = geometry->smem_per_block_optin;
        std::uint64_t kept = 0;
        for (const auto &configuration : *all) {
            kernel.block_size = configuration.threads;
            kernel.registers = configuration.registers;
            kernel.dynamic_smem = configuration.smem;
            std::uint32_t blocks = 0;
            kept += smarch_occupancy_blocks(geometry, &kernel, &blocks) == SMARCH_OK && blocks >= 2;
        }
        return kept;
    };
    rows.push_back({"10,000 configurations, each", "cuda_occupancy.h", 1, all->size(), theirs, ours});
}

}  // namespace

void add_occupancy(Rows &rows, const char *golden) {
    const auto cases = std::make_shared<const Cases>(read(golden));
    // A few cases over and over: a processor learns the header's branches.
    const auto few = std::make_shared<Cases>();
    few->library.assign(cases->library.begin(), cases->library.begin() + 64);
    few->header.assign(cases->header.begin(), cases->header.begin() + 64);
    const auto add = [&](const char *operation, double goal, const std::shared_ptr<const Cases> &of, auto theirs, auto ours) {
        rows.push_back({operation, "cuda_occupancy.h", goal, of->library.size(), [=] { return pass(of->header, theirs); }, [=] { return pass(of->library, ours); }});
    };
    add("occupancy", 2.2, cases, their_blocks, occupancy);
    add("occupancy, blocks alone", 3, cases, their_blocks, blocks);
    add("occupancy, 64 cases again", 1, few, their_blocks, occupancy);
    add("blocks alone, 64 cases again", 1, few, their_blocks, blocks);
    add("best block size", 15, cases, their_best, best);
    add("best size, 64 cases again", 1, few, their_best, best);
    add_tuning(rows);
}
