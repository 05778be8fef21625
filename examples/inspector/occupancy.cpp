// `smarch occupancy TARGET --regs 40 --block 256 --smem 8192`: how many blocks fit, what limits
// them and what would bring one more; with --svg FILE the three curves as a picture.
#include <algorithm>
#include <charconv>
#include <cstdio>

#include "commands.hpp"
#include "devices.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

struct Question {
    smarch::Target target;
    smarch::Kernel kernel;
    std::uint32_t sm_count = 0;
    /// The product that --device names.
    std::optional<smarch::Device> product = std::nullopt;
    std::optional<std::uint64_t> grid = std::nullopt;
    /// Blocks of a cluster.
    std::optional<std::uint32_t> cluster = std::nullopt;
    std::string svg;
    Existing existing = Existing::is_refused;
};

/// The options of a number, and where the number goes.
struct NumberOption {
    const char *name;
    void (*set)(Question &, std::uint64_t);
    std::uint64_t highest;
};

constexpr std::uint64_t u32_max = 0xffffffffu, u64_max = ~0ull;

constexpr NumberOption number_options[] = {
    {"--block", [](Question &q, std::uint64_t n) { q.kernel.block_size = static_cast<std::uint32_t>(n); }, u32_max},
    {"--regs", [](Question &q, std::uint64_t n) { q.kernel.registers = static_cast<std::uint32_t>(n); }, u32_max},
    {"--smem", [](Question &q, std::uint64_t n) { q.kernel.static_smem = n; }, u64_max},
    {"--dynamic", [](Question &q, std::uint64_t n) { q.kernel.dynamic_smem = n; }, u64_max},
    {"--dynamic-per-thread", [](Question &q, std::uint64_t n) { q.kernel.dynamic_smem_per_thread = static_cast<std::uint32_t>(n); }, u32_max},
    {"--optin", [](Question &q, std::uint64_t n) { q.kernel.max_dynamic_smem = n; }, u64_max},
    {"--carveout", [](Question &q, std::uint64_t n) { q.kernel.carveout_percent = static_cast<std::uint32_t>(n); }, u32_max},
    {"--barriers", [](Question &q, std::uint64_t n) { q.kernel.barriers = static_cast<std::uint32_t>(n); }, u32_max},
    {"--virtual", [](Question &q, std::uint64_t n) { q.kernel.virtual_resources = static_cast<std::uint32_t>(n); }, u32_max},
    {"--grid", [](Question &q, std::uint64_t n) { q.grid = n; }, u64_max},
    {"--cluster", [](Question &q, std::uint64_t n) { q.cluster = static_cast<std::uint32_t>(n); }, u32_max},
    {"--sms", [](Question &q, std::uint64_t n) { q.sm_count = static_cast<std::uint32_t>(n); }, u32_max},
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    if (arguments.size() > 1) return fail("occupancy takes one target, not '" + arguments[1] + "' as well"), std::nullopt;
    const auto *device = arguments.option("--device");
    if (arguments.empty() && !device) return fail("occupancy takes a target: smarch occupancy sm_90 --block 256 --regs 40"), std::nullopt;
    if (device) {
        if (arguments.option("--sms")) return fail("--device and --sms both tell how many SMs there are; give one of them"), std::nullopt;
        question.product = product_with_sms("--device", *device);
        if (!question.product) return std::nullopt;
        question.target = question.product->target();
        question.sm_count = *question.product->sm_count();
    }
    if (!arguments.empty()) {
        const auto name = parse_name(arguments[0]);
        if (!name) return std::nullopt;
        question.target = name->target();
    }
    if (question.product && question.target.cc() != question.product->cc()) {
        return fail("--device: " + std::string(question.product->name()) + " has compute capability " + text_of(question.product->cc()) + ", not that of " + text_of(question.target)), std::nullopt;
    }
    question.kernel.block_size = 256;
    for (const auto &[option, value] : arguments.options()) {
        if (option == "--device") continue;
        if (option == "--force") {
            question.existing = Existing::is_replaced;
            continue;
        }
        const auto *row = std::find_if(std::begin(number_options), std::end(number_options), [&](const auto &row) { return option == row.name; });
        if (row == std::end(number_options)) {
            question.svg = value;
            continue;
        }
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc{} || end != value.data() + value.size() || number > row->highest) {
            const bool is_written_otherwise = !value.empty() && value[0] >= '0' && value[0] <= '9';
            return fail(option + " takes a number, not '" + value + "'" + (is_written_otherwise ? "; write it in decimal digits: 49152" : "")), std::nullopt;
        }
        row->set(question, number);
    }
    if (question.grid && !question.sm_count) return fail("--grid needs the SMs of the device: --device 'H100 SXM' or --sms 132"), std::nullopt;
    return question;
}

/// Whether a block and a thread of the target may have so much; on failure prints why.
bool is_kernel(smarch::Geometry sm, const Question &question) {
    const auto name = text_of(question.target);
    const auto threads = question.kernel.block_size, registers = question.kernel.registers, most_threads = sm.max_threads_per_block(), most_registers = sm.max_registers_per_thread();
    if (threads == 0 || threads > most_threads) return fail("--block: a block has 1 to " + std::to_string(most_threads) + " threads on " + name + ", not " + std::to_string(threads)), false;
    if (registers > most_registers) return fail("--regs: a thread has at most " + plural(most_registers, "register") + " on " + name + ", not " + std::to_string(registers)), false;
    return true;
}

/// Whether clusters may have the size; on failure prints why.
bool is_cluster(smarch::Geometry sm, const Question &question) {
    const auto name = text_of(question.target);
    const auto size = *question.cluster, largest = sm.max_cluster_nonportable().value_or(u32_max);
    if (sm.max_cluster_portable() == 1 && size != 1) return fail("--cluster: " + name + " has no clusters; they came with 9.0"), false;
    if (size == 0 || size > largest) return fail("--cluster: a cluster has 1 to " + std::to_string(largest) + " blocks on " + name + ", not " + std::to_string(size)), false;
    if (question.grid && *question.grid % size) return fail("--grid: " + plural(*question.grid, "block") + " are no multiple of a cluster's " + std::to_string(size)), false;
    return true;
}

/// The clusters that an SM count holds, and whether their size is portable.
void add_clusters(Report &report, smarch::Geometry sm, const Question &question, std::uint32_t blocks) {
    const auto size = *question.cluster, portable = sm.max_cluster_portable();
    const auto nonportable = sm.max_cluster_nonportable();
    const bool is_portable = size <= portable;
    report.add("cluster_blocks", "cluster", size,
               plural(size, "block") + (is_portable ? ": portable, up to " + std::to_string(portable) + " are"
                                        : nonportable ? ": not portable; the kernel must allow it, up to " + std::to_string(*nonportable)
                                                      : ": not portable, and unknown whether a device has it; " + std::to_string(portable) + " are portable"));
    report.add_json("max_cluster_portable_blocks", portable);
    report.add_json("max_cluster_nonportable_blocks", portable > 1 ? or_unknown(nonportable) : Json());
    if (!question.sm_count) return report.add("clusters_at_most", "clusters on a device", Json(unknown), "unknown without its SMs: --device or --sms");
    const auto clusters = sm.clusters_upper_bound(blocks, question.sm_count, size);
    if (clusters) report.add("clusters_at_most", "clusters on a device", *clusters, std::to_string(*clusters) + " at most; the driver knows the number (cuOccupancyMaxActiveClusters)");
}

/// "2: 1 full, and one of 208 blocks, 26 % of 792".
std::string waves_text(const smarch::Waves &waves, bool is_bound) {
    const auto full = waves.waves - (waves.tail_blocks != 0);
    const auto tail = static_cast<std::uint64_t>(100 * (static_cast<double>(waves.tail_blocks) / static_cast<double>(waves.blocks_at_once)) + 0.5);
    const auto text = waves.tail_blocks == 0 ? std::to_string(waves.waves) + (waves.waves == 0 ? "" : waves.waves == 1 ? ", full" : ", all full")
                                             : std::to_string(waves.waves) + ": " + (full ? std::to_string(full) + " full, and the last" : "the only one") + " with " +
                                                   plural(waves.tail_blocks, "block") + ", " + std::to_string(tail) + " %";
    return text + (is_bound ? "; more where the device holds fewer clusters" : "");
}

/// What the device holds at a time and, for a grid, how often it is filled.
void add_waves(Report &report, smarch::Geometry sm, const Question &question, std::uint32_t blocks) {
    const auto cluster = question.cluster.value_or(1);
    const auto waves = sm.waves(blocks, question.sm_count, cluster, question.grid.value_or(0));
    if (question.product) report.add_json("product_name", question.product->name());
    report.add("sm_count", "device", question.sm_count, (question.product ? std::string(question.product->name()) + ", " : "") + plural(question.sm_count, "SM"));
    report.add("blocks_at_once", "blocks at a time", waves ? waves->blocks_at_once : 0, waves ? std::to_string(waves->blocks_at_once) + (cluster > 1 ? " at most" : "") : "none: " + std::string(waves.message()));
    if (!question.grid) return;
    report.add_json("grid_blocks", *question.grid);
    report.add("waves", "waves of the grid", waves ? Json(waves->waves) : Json(), waves ? waves_text(*waves, cluster > 1) : "none: nothing runs");
    report.add_json("tail_blocks", waves ? Json(waves->tail_blocks) : Json());
}

/// A bar per limit, as long as its blocks; the shortest ones limit.
std::string bar(const Output &output, const Limit &limit, const smarch::Occupancy &occupancy) {
    constexpr std::uint32_t longest = 40;
    if (!limit.blocks) return "   -  " + output.dim("no limit");
    char number[16];
    std::snprintf(number, sizeof number, "%4u", static_cast<unsigned>(*limit.blocks));
    const bool limits = occupancy.limiters().has(limit.limiter);
    const std::string blocks(std::min(*limit.blocks, longest), '#');
    return std::string(number) + "  " + (limits ? output.red(blocks + " <- limits") : blocks + (*limit.blocks > longest ? "..." : ""));
}

std::string sm_of(const std::optional<smarch::Device> &product) { return product ? "an SM of " + std::string(product->name()) : "an SM"; }

}  // namespace

int show_occupancy(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    const auto name = text_of(question->target);
    const auto geometry = smarch::Geometry::of(question->target);
    if (!geometry) return fail("nothing is known of the hardware of " + name);
    if (!is_kernel(*geometry, *question)) return 2;
    if (question->cluster && !is_cluster(*geometry, *question)) return 2;
    const auto &kernel = question->kernel;
    const auto computed = geometry->occupancy(kernel);
    if (!computed) return fail(std::string(computed.message()));
    const auto &occupancy = *computed;

    Report report(name, plural(kernel.block_size, "thread") + ", " + plural(kernel.registers, "register") + ", " +
                            plural(kernel.static_smem + kernel.dynamic_smem, "byte") + " of shared memory");
    report.add_json("target", name);
    report.add_json("threads_per_block", kernel.block_size);
    report.add("blocks_per_sm", "blocks on an SM", occupancy.blocks());
    report.add("warps_per_sm", "occupancy", occupancy.warps(), std::to_string(occupancy.warps()) + " of " + std::to_string(occupancy.max_warps()) + " warps, " + percent(occupancy));
    report.add_json("max_warps_per_sm", occupancy.max_warps());
    report.add_json("limiters", codes_of_limiters(occupancy));
    report.add_json("blocks_by", value_of_limits(occupancy));
    for (const auto &limit : limits_of(occupancy)) report.add_text(limit.label, bar(output, limit, occupancy));
    const auto reserved = geometry->smem_reserved_per_block(), carveout_kib = occupancy.smem_per_sm() / 1024;
    report.add("allocated_registers_per_block", "a block gets", occupancy.allocated_registers(),
               plural(occupancy.allocated_registers(), "register") + ", " + plural(occupancy.allocated_smem(), "byte") + " of shared memory" +
                   (reserved ? ", " + std::to_string(reserved) + " of them the driver's" : ""));
    report.add_json("allocated_smem_per_block_bytes", occupancy.allocated_smem());
    report.add_json("smem_reserved_per_block_bytes", reserved);
    report.add_json("carveout_kib", carveout_kib);
    report.add("unused_registers", "left over", occupancy.unused_registers(),
               plural(occupancy.unused_warps(), "warp") + ", " + plural(occupancy.unused_registers(), "register") + ", " + plural(occupancy.unused_smem(), "byte") + " of " +
                   std::to_string(carveout_kib) + " KiB shared memory");
    report.add_json("unused_warps", occupancy.unused_warps());
    report.add_json("unused_smem_bytes", occupancy.unused_smem());

    if (question->sm_count) add_waves(report, *geometry, *question, occupancy.blocks());
    if (question->cluster) add_clusters(report, *geometry, *question, occupancy.blocks());

    const auto found = next_steps(*geometry, kernel);
    if (!found) return fail(std::string(found.message()));
    const auto &steps = *found;
    report.add("next_steps", "one more block", value_of(steps), steps.empty() ? "no single change brings one" : steps.front().text());
    for (std::size_t i = 1; i < steps.size(); ++i) report.add_text(steps[i].text());

    const auto best = geometry->best_block(kernel);
    if (best && best->block_size) {
        const auto warps = best->blocks * ((best->block_size + 31) / 32);
        report.add("best_block", "best block size", Json::object({{"threads_per_block", best->block_size}, {"blocks_per_sm", best->blocks}, {"warps_per_sm", warps}}),
                   plural(best->block_size, "thread") + ": " + plural(best->blocks, "block") + ", " + percent(warps, occupancy.max_warps()));
        if (question->sm_count) {
            const auto blocks = smarch::best_block_min_grid(*best, question->sm_count);
            report.add("min_grid_blocks", "smallest full grid", blocks, plural(blocks, "block") + " of that size on " + plural(question->sm_count, "SM"));
        }
    } else {
        report.add("best_block", "best block size", nullptr, "none: no size can run");
        if (question->sm_count) report.add_json("min_grid_blocks", nullptr);
    }
    if (!question->svg.empty()) {
        const auto problem = write_curves(question->svg, {name, sm_of(question->product), *geometry, kernel, occupancy.blocks(), occupancy.warps()}, question->existing);
        if (!problem.empty()) return fail(problem);
        report.add("svg_file", "picture", Foreign{question->svg});
    }
    report.print(output, from_publications);
    return 0;
}

}  // namespace inspector
