// `smarch occupancy TARGET --regs 40 --block 256 --smem 8192`: how many blocks fit, what limits
// them and what would bring one more; with --svg FILE the three curves as a picture.
#include <algorithm>
#include <charconv>
#include <cstdio>

#include "commands.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

struct Question {
    smarch::Target target;
    smarch::Kernel kernel;
    std::uint32_t sm_count = 0;
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
    {"--sms", [](Question &q, std::uint64_t n) { q.sm_count = static_cast<std::uint32_t>(n); }, u32_max},
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    if (arguments.size() > 1) return fail("occupancy takes one target, not '" + arguments[1] + "' as well"), std::nullopt;
    if (arguments.empty()) return fail("occupancy takes a target: smarch occupancy sm_90 --block 256 --regs 40"), std::nullopt;
    const auto name = parse_name(arguments[0]);
    if (!name) return std::nullopt;
    question.target = name->target();
    question.kernel.block_size = 256;
    for (const auto &[option, value] : arguments.options()) {
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
            return fail(option + " takes a number, not '" + value + "'"), std::nullopt;
        }
        row->set(question, number);
    }
    return question;
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

}  // namespace

int show_occupancy(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    const auto name = text_of(question->target);
    const auto geometry = smarch::Geometry::of(question->target);
    if (!geometry) return fail("nothing is known of the hardware of " + name);
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
        const auto problem = write_curves(question->svg, name, *geometry, kernel, occupancy, question->existing);
        if (!problem.empty()) return fail(problem);
        report.add("svg_file", "picture", Foreign{question->svg});
    }
    report.print(output, from_publications);
    return 0;
}

}  // namespace inspector
