// What kernels take, and how many blocks and clusters of them fit.
#include "questions.hpp"

#include <algorithm>
#include <iterator>
#include <random>

namespace silicon {
namespace {

// Launches that are asked about for each kernel.
constexpr int Launches = 8;

// A kernel on the device, as the driver describes it.
struct Kernel {
    const Bench &bench;
    const smarch_geometry &geometry;
    Handle function;
    // What the library reads of it in the cubin.
    const smarch_cubin_kernel &read;
    // registers and static_smem are the driver's, barriers the cubin's.
    smarch_kernel takes;
    // The bytes of dynamic shared memory that it may have before it opts in.
    int default_dynamic;
    std::string text;
};

// A launch: what is set of the kernel, and how it is written down.
struct Launch {
    smarch_kernel takes;
    std::string text;
};

void say(const Kernel &kernel, const std::string &question, const std::string &asked, Result result, std::int64_t driver, smarch_status status, std::int64_t ours) {
    Report &report = kernel.bench.report;
    // The driver refuses what cannot be launched at all; the library finds that no block fits.
    if (result == InvalidValue && (status != SMARCH_OK || ours == 0)) {
        report.row(question, asked, kernel.bench.driver.error_name(result), status ? smarch_status_message(status) : "0", Outcome::Agree);
    } else if (result != Success) {
        const Outcome outcome = result == InvalidValue ? Outcome::Disagree : Outcome::Unanswered;
        report.row(question, asked, kernel.bench.driver.error_name(result), status ? smarch_status_message(status) : std::to_string(ours), outcome);
    } else if (status) {
        report.row(question, asked, std::to_string(driver), smarch_status_message(status), Outcome::Disagree);
    } else {
        report.equal(question, asked, driver, ours);
    }
}

bool states(const std::uint32_t (&size)[3]) { return size[0] * size[1] * size[2] != 0; }

// The threads that a block may have by what the kernel's source states; exactly so many where that is stated.
struct Bounds {
    std::uint32_t least = 1, most = 1024;
};
Bounds bounds_of(const Kernel &kernel) {
    const auto product = [](const std::uint32_t(&size)[3]) { return size[0] * size[1] * size[2]; };
    Bounds bounds;
    bounds.most = kernel.geometry.max_threads_per_block;
    if (states(kernel.read.required_block)) {
        bounds.least = bounds.most = product(kernel.read.required_block);
    } else if (states(kernel.read.max_block)) {
        bounds.most = std::min(bounds.most, product(kernel.read.max_block));
    }
    return bounds;
}

// What the cubin states of the kernel, and the largest block that its registers allow.
void ask_kernel(const Kernel &kernel) {
    Report &report = kernel.bench.report;
    if (kernel.read.has_registers) {
        report.equal("kernel", kernel.text + " registers", kernel.takes.registers, kernel.read.registers);
    }
    if (kernel.read.has_smem) {
        report.equal("kernel", kernel.text + " static_smem", static_cast<std::int64_t>(kernel.takes.static_smem), kernel.read.static_smem);
    }
    if (!states(kernel.read.required_block) && !states(kernel.read.max_block)) {
        smarch_kernel takes = kernel.takes;
        std::uint32_t largest = kernel.geometry.max_threads_per_block, blocks = 0;
        for (;; largest -= 32) {
            takes.block_size = largest;
            if (largest == 0 || (smarch_occupancy_blocks(&kernel.geometry, &takes, &blocks) == SMARCH_OK && blocks > 0)) {
                break;
            }
        }
        report.equal("kernel", kernel.text + " max_threads", kernel.bench.driver.attribute_of(kernel.function, FunctionMaxThreads), largest);
    }
}

// A launch as people write them, now and then an odd one.
Launch drawn(const Kernel &kernel, std::mt19937 &random) {
    const auto below = [&random](std::uint32_t n) { return n ? static_cast<std::uint32_t>(random() % n) : 0; };
    const Bounds bounds = bounds_of(kernel);
    Launch launch{kernel.takes, ""};
    smarch_kernel &takes = launch.takes;
    takes.block_size = below(3) ? 32 * (1 + below(32)) : 1 + below(1024);
    takes.block_size = std::clamp(takes.block_size, bounds.least, bounds.most);
    const auto free_smem = kernel.geometry.smem_per_block_optin - static_cast<std::uint32_t>(kernel.takes.static_smem);
    if (below(3) == 0) {
        takes.flags |= SMARCH_KERNEL_OPTIN;
        takes.max_dynamic_smem = below(2) ? free_smem : below(free_smem + 1);
    }
    const std::uint32_t most = takes.flags ? static_cast<std::uint32_t>(takes.max_dynamic_smem) : static_cast<std::uint32_t>(std::max(kernel.default_dynamic, 0));
    const std::uint32_t kind = below(3);
    takes.dynamic_smem = kind == 0 ? 0 : kind == 1 ? below(most + 1) : 1024 * below(most / 1024 + 1);
    if (kernel.geometry.smem_split == SMARCH_SMEM_SPLIT_CARVEOUT && below(3) == 0) {
        takes.flags |= SMARCH_KERNEL_CARVEOUT;
        takes.carveout_percent = below(101);
    }
    launch.text = kernel.text + " registers=" + std::to_string(takes.registers) + " static=" + std::to_string(takes.static_smem) + " barriers=" +
                  std::to_string(takes.barriers) + " block=" + std::to_string(takes.block_size) + " dynamic=" + std::to_string(takes.dynamic_smem);
    if (takes.flags & SMARCH_KERNEL_OPTIN) {
        launch.text += " optin=" + std::to_string(takes.max_dynamic_smem);
    }
    if (takes.flags & SMARCH_KERNEL_CARVEOUT) {
        launch.text += " carveout=" + std::to_string(takes.carveout_percent) + "%";
    }
    return launch;
}

// Sets what the launch sets of the function; the attributes stay until the next launch sets them.
void set(const Kernel &kernel, const Launch &launch) {
    const Driver &driver = kernel.bench.driver;
    const bool optin = launch.takes.flags & SMARCH_KERNEL_OPTIN;
    const int dynamic = optin ? static_cast<int>(launch.takes.max_dynamic_smem) : kernel.default_dynamic;
    driver.require(driver.cuFuncSetAttribute(kernel.function, FunctionMaxDynamicSmem, dynamic), "cuFuncSetAttribute");
    if (kernel.geometry.smem_split == SMARCH_SMEM_SPLIT_CARVEOUT) {
        const bool carveout = launch.takes.flags & SMARCH_KERNEL_CARVEOUT;
        const int percent = carveout ? static_cast<int>(launch.takes.carveout_percent) : -1;
        driver.require(driver.cuFuncSetAttribute(kernel.function, FunctionCarveout, percent), "cuFuncSetAttribute");
    }
}

// How many clusters of a size a device holds; the library has an upper bound.
void ask_clusters(const Kernel &kernel, const Launch &launch, std::uint32_t blocks, std::uint32_t size) {
    const Driver &driver = kernel.bench.driver;
    Report &report = kernel.bench.report;
    const std::string asked = launch.text + " cluster=" + std::to_string(size);
    const auto multiprocessors = static_cast<std::uint32_t>(driver.attribute(kernel.bench.device, Multiprocessors));
    smarch_waves waves{};
    smarch_status status = smarch_geometry_waves(&kernel.geometry, blocks, multiprocessors, size, 1, &waves);
    // None fits.
    if (status == SMARCH_ERROR_BLOCKS_PER_SM) status = SMARCH_OK;
    const std::uint64_t bound = size == 0 ? 0 : waves.blocks_at_once / size;

    // A grid is whole clusters along each axis.
    const bool stated = states(kernel.read.cluster);
    const std::uint32_t *shape = kernel.read.cluster;
    LaunchAttribute attribute{ClusterDimension, 0, {size, 1, 1}};
    LaunchConfig config{{(stated ? shape[0] : size) * 1024, stated ? shape[1] : 1, stated ? shape[2] : 1}, {launch.takes.block_size, 1, 1}, static_cast<unsigned>(launch.takes.dynamic_smem), nullptr, stated ? nullptr : &attribute, stated ? 0u : 1u};
    driver.require(driver.cuFuncSetAttribute(kernel.function, FunctionNonPortableCluster, size > kernel.geometry.max_cluster_portable), "cuFuncSetAttribute");
    int clusters = 0;
    const Result result = driver.cuOccupancyMaxActiveClusters(&clusters, kernel.function, &config);
    const std::string error = result == Success ? "" : driver.error_name(result);
    if (status == SMARCH_OK && result == Success) {
        const bool within = clusters >= 0 && static_cast<std::uint64_t>(clusters) <= bound;
        report.row("clusters", asked, std::to_string(clusters), "at most " + std::to_string(bound), within ? Outcome::Agree : Outcome::Disagree);
    } else if (result == Success) {
        report.row("clusters", asked, std::to_string(clusters), smarch_status_message(status), clusters == 0 ? Outcome::Agree : Outcome::Disagree);
    } else if (result == InvalidClusterSize || result == InvalidValue) {
        // More than the kernel itself states is refused.
        const std::uint32_t own = kernel.read.max_cluster_rank;
        const bool impossible = status != SMARCH_OK || bound == 0 || (own != 0 && size > own);
        // Up to 16 is taken where no source states the largest size.
        const bool unsure = !kernel.geometry.has_max_cluster_nonportable && size > kernel.geometry.max_cluster_portable;
        report.row("clusters", asked, error, status ? smarch_status_message(status) : "at most " + std::to_string(bound),
                   impossible ? Outcome::Agree : unsure ? Outcome::Unknown : Outcome::Disagree);
    } else {
        report.row("clusters", asked, error, "at most " + std::to_string(bound), Outcome::Unanswered);
    }
}

// How much dynamic memory each of so many blocks may have: with what the library answers they fit, and with a byte more they do not.
// What the driver's own function promises stands beside it: it leaves out what the driver keeps for itself in each block.
void ask_available(const Kernel &kernel, const Launch &launch, std::uint32_t blocks) {
    const Driver &driver = kernel.bench.driver;
    Report &report = kernel.bench.report;
    const int block = static_cast<int>(launch.takes.block_size);
    const std::string asked = launch.text + " blocks=" + std::to_string(blocks);
    std::size_t promised = 0;
    const Result result = driver.cuOccupancyAvailableDynamicSMemPerBlock(&promised, kernel.function, static_cast<int>(blocks), block);
    std::uint32_t bytes = 0;
    const smarch_status status = smarch_occupancy_available_dynamic_smem(&kernel.geometry, &launch.takes, blocks, &bytes);
    if (result != Success || status != SMARCH_OK) {
        say(kernel, "available dynamic", asked, result, static_cast<std::int64_t>(promised), status, bytes);
        return;
    }
    // The driver counts blocks beyond what the function may have, too: the limit is the last that is asked about.
    const bool optin = launch.takes.flags & SMARCH_KERNEL_OPTIN;
    const std::uint64_t most = optin ? launch.takes.max_dynamic_smem : static_cast<std::uint64_t>(std::max(kernel.default_dynamic, 0));
    int fitting = 0, above = 0;
    const Result with = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(&fitting, kernel.function, block, bytes);
    if (bytes < most && driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(&above, kernel.function, block, bytes + std::size_t{1}) != Success) {
        above = 0;
    }
    const bool agrees = with == Success && bytes <= most && fitting >= static_cast<int>(blocks) && above < static_cast<int>(blocks);
    const std::string with_more = bytes < most ? ", " + std::to_string(above) + " with a byte more" : "";
    report.row("available dynamic", asked, std::to_string(fitting) + " fit" + with_more + "; promised " + std::to_string(promised), std::to_string(bytes),
               agrees ? Outcome::Agree : Outcome::Disagree);
}

void ask_launch(const Kernel &kernel, const Launch &launch, std::mt19937 &random) {
    const Driver &driver = kernel.bench.driver;
    const int block = static_cast<int>(launch.takes.block_size);
    set(kernel, launch);

    int theirs = 0;
    const Result result = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(&theirs, kernel.function, block, launch.takes.dynamic_smem);
    smarch_occupancy ours{};
    const smarch_status status = smarch_occupancy_compute(&kernel.geometry, &launch.takes, &ours);
    say(kernel, "blocks", launch.text, result, theirs, status, ours.blocks);

    if (driver.cuOccupancyAvailableDynamicSMemPerBlock && ours.blocks > 0) {
        ask_available(kernel, launch, 1 + static_cast<std::uint32_t>(random() % ours.blocks));
    }
    if (driver.cuOccupancyMaxActiveClusters && kernel.geometry.max_cluster_portable > 1) {
        constexpr std::uint32_t Sizes[] = {1, 2, 3, 4, 5, 7, 8, 16};
        const std::uint32_t stated = kernel.read.cluster[0] * kernel.read.cluster[1] * kernel.read.cluster[2];
        ask_clusters(kernel, launch, ours.blocks, stated ? stated : Sizes[random() % std::size(Sizes)]);
    }
}

void ask_best_block(const Kernel &kernel) {
    if (states(kernel.read.required_block)) {
        return;
    }
    const Driver &driver = kernel.bench.driver;
    smarch_kernel takes = kernel.takes;
    takes.max_block_size = static_cast<std::uint32_t>(driver.attribute_of(kernel.function, FunctionMaxThreads));
    set(kernel, {takes, ""});
    int grid = 0, block = 0;
    const Result result = driver.cuOccupancyMaxPotentialBlockSize(&grid, &block, kernel.function, nullptr, 0, 0);
    smarch_best_block best{};
    const smarch_status status = smarch_occupancy_best_block(&kernel.geometry, &takes, &best);
    say(kernel, "best block", kernel.text, result, block, status, best.block_size);
    if (result == Success && status == SMARCH_OK) {
        const auto multiprocessors = static_cast<std::uint32_t>(driver.attribute(kernel.bench.device, Multiprocessors));
        say(kernel, "best grid", kernel.text, result, grid, status, static_cast<std::int64_t>(best.blocks) * multiprocessors);
    }
}

void ask_function(const Bench &bench, Handle function, const smarch_cubin_kernel &read, const std::string &text, std::mt19937 &random) {
    smarch_kernel takes{};
    takes.registers = static_cast<std::uint32_t>(bench.driver.attribute_of(function, FunctionRegisters));
    takes.static_smem = static_cast<std::uint64_t>(bench.driver.attribute_of(function, FunctionStaticSmem));
    takes.barriers = read.has_barriers ? read.barriers : 0;
    const int default_dynamic = bench.driver.attribute_of(function, FunctionMaxDynamicSmem);
    const Kernel kernel{bench, *bench.geometry, function, read, takes, default_dynamic, text};
    ask_kernel(kernel);
    ask_best_block(kernel);
    for (int launch = 0; launch < Launches; ++launch) {
        ask_launch(kernel, drawn(kernel, random), random);
    }
}

// The name, of a long one its first 60 bytes.
std::string short_name(const smarch_cubin_kernel &read) {
    constexpr std::size_t Most = 60;
    return read.name_len <= Most ? std::string(read.name, read.name_len) : std::string(read.name, Most) + "...";
}

void ask_file(const Bench &bench, const Input &input) {
    const std::string bytes = read_file(bench.folder + "/" + input.file);
    const auto *data = reinterpret_cast<const std::uint8_t *>(bytes.data());
    std::size_t count = 0;
    static_cast<void>(smarch_cubin_kernels(data, bytes.size(), nullptr, 0, &count, nullptr));
    std::vector<smarch_cubin_kernel> kernels(count);
    if (const smarch_status status = smarch_cubin_kernels(data, bytes.size(), kernels.data(), count, &count, nullptr)) {
        throw std::runtime_error(input.file + ": " + smarch_status_message(status));
    }
    const Module module(bench.driver, bytes.data());
    if (module.result != Success) {
        bench.report.skipped("occupancy of " + input.file + ": " + bench.driver.error_name(module.result));
        return;
    }
    std::mt19937 random(bench.cc);
    for (const smarch_cubin_kernel &read : kernels) {
        if (read.kind != SMARCH_FUNCTION_ENTRY) {
            continue;
        }
        const std::string text = input.file + ":" + short_name(read);
        try {
            ask_function(bench, module.function(std::string(read.name, read.name_len)), read, text, random);
        } catch (const Failure &problem) {
            bench.report.row("kernel", text, problem.what(), "-", Outcome::Unanswered);
        }
    }
}

} // namespace

void ask_occupancy(const Bench &bench) {
    if (!bench.geometry) {
        return;
    }
    bool any = false;
    for (const Input &input : bench.inputs) {
        if (input.kind == "kernels" && smarch_loads(target_of(input.what), bench.cc)) {
            any = true;
            ask_file(bench, input);
        }
    }
    if (!any) {
        bench.report.skipped("occupancy: no kernels for " + cc_text(bench.cc) + " among the inputs");
    }
    if (!bench.driver.cuOccupancyMaxActiveClusters || !bench.driver.cuOccupancyAvailableDynamicSMemPerBlock) {
        bench.report.skipped("clusters or available dynamic memory: the driver has no function for them");
    }
}

} // namespace silicon
