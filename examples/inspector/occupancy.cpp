// `smarch occupancy TARGET --regs 40 --block 256 --smem 8192`: how many blocks fit, what limits
// them and what would bring one more; with --svg FILE the three curves as a picture.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>

#include "chart.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

struct Question {
    smarch_target target = 0;
    smarch_kernel kernel{};
    std::uint32_t sm_count = 0;
    std::string svg;
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
    {"--optin", [](Question &q, std::uint64_t n) { q.kernel.flags |= SMARCH_KERNEL_OPTIN, q.kernel.max_dynamic_smem = n; }, u64_max},
    {"--carveout", [](Question &q, std::uint64_t n) { q.kernel.flags |= SMARCH_KERNEL_CARVEOUT, q.kernel.carveout_percent = static_cast<std::uint32_t>(n); }, u32_max},
    {"--barriers", [](Question &q, std::uint64_t n) { q.kernel.barriers = static_cast<std::uint32_t>(n); }, u32_max},
    {"--virtual", [](Question &q, std::uint64_t n) { q.kernel.virtual_resources = static_cast<std::uint32_t>(n); }, u32_max},
    {"--sms", [](Question &q, std::uint64_t n) { q.sm_count = static_cast<std::uint32_t>(n); }, u32_max},
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    bool has_block = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto &argument = arguments[i];
        if (argument[0] != '-') {
            const auto name = question.target ? std::nullopt : parse_name(argument);
            if (question.target) fail("occupancy takes one target, not '" + argument + "' as well");
            if (!name) return std::nullopt;
            question.target = name->target;
            continue;
        }
        if (i + 1 == arguments.size()) return fail(argument + " takes a value"), std::nullopt;
        const auto &value = arguments[++i];
        if (argument == "--svg") {
            question.svg = value;
            continue;
        }
        const auto *option = std::find_if(std::begin(number_options), std::end(number_options), [&](const auto &o) { return argument == o.name; });
        if (option == std::end(number_options)) return fail("occupancy knows no option " + argument + "; see smarch --help"), std::nullopt;
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc{} || end != value.data() + value.size() || number > option->highest) {
            return fail(argument + " takes a number, not '" + value + "'"), std::nullopt;
        }
        option->set(question, number);
        has_block = has_block || argument == "--block";
    }
    if (!question.target) return fail("occupancy takes a target: smarch occupancy sm_90 --block 256 --regs 40"), std::nullopt;
    if (!has_block) question.kernel.block_size = 256;
    return question;
}

struct Limit {
    const char *key, *label;
    std::uint32_t blocks, bit;
};

std::vector<Limit> limits_of(const smarch_occupancy &occupancy) {
    return {
        {"by_warps", "warps", occupancy.by_warps, SMARCH_LIMITER_WARPS},
        {"by_registers", "registers", occupancy.by_registers, SMARCH_LIMITER_REGISTERS},
        {"by_smem", "shared memory", occupancy.by_smem, SMARCH_LIMITER_SMEM},
        {"by_slots", "block slots", occupancy.by_slots, SMARCH_LIMITER_SLOTS},
        {"by_barriers", "barriers", occupancy.by_barriers, SMARCH_LIMITER_BARRIERS},
        {"by_virtual", "virtual resources", occupancy.by_virtual, SMARCH_LIMITER_VIRTUAL},
    };
}

std::string plural(std::uint64_t count, const std::string &noun) { return std::to_string(count) + " " + noun + (count == 1 ? "" : "s"); }

std::string percent(std::uint32_t part, std::uint32_t whole) {
    return whole ? std::to_string((part * 100 + whole / 2) / whole) + " %" : "-";
}

/// A bar per limit, as long as its blocks; the shortest ones limit.
std::string bar(const Output &output, const Limit &limit, const smarch_occupancy &occupancy) {
    constexpr std::uint32_t longest = 40;
    if (limit.blocks == SMARCH_UNLIMITED) return "   -  " + output.dim("no limit");
    char number[16];
    std::snprintf(number, sizeof number, "%4u", static_cast<unsigned>(limit.blocks));
    const bool limits = (occupancy.limiters & limit.bit) != 0;
    const std::string blocks(std::min(limit.blocks, longest), '#');
    return std::string(number) + "  " + (limits ? output.red(blocks + " <- limits") : blocks + (limit.blocks > longest ? "..." : ""));
}

/// "40 -> 32 registers: 8 blocks", one line for each change that brings a block.
std::vector<std::string> next_steps(const smarch_geometry *geometry, const smarch_kernel &kernel, const smarch_next_step &next) {
    std::vector<std::string> lines;
    const auto add = [&](std::uint32_t bit, const std::string &what, auto smarch_kernel::*field, auto value) {
        if (!(next.found & bit)) return;
        smarch_kernel changed = kernel;
        changed.*field = value;
        smarch_occupancy occupancy;
        const auto status = smarch_occupancy_compute(geometry, &changed, &occupancy);
        lines.push_back(what + " " + std::to_string(kernel.*field) + " -> " + std::to_string(value) +
                        (status == SMARCH_OK ? ": " + plural(occupancy.blocks, "block") + ", " + percent(occupancy.warps, occupancy.max_warps) : ""));
    };
    add(SMARCH_NEXT_REGISTERS, "registers", &smarch_kernel::registers, next.registers);
    add(SMARCH_NEXT_STATIC_SMEM, "static shared memory", &smarch_kernel::static_smem, next.static_smem);
    add(SMARCH_NEXT_DYNAMIC_SMEM, "dynamic shared memory", &smarch_kernel::dynamic_smem, next.dynamic_smem);
    add(SMARCH_NEXT_SMALLER_BLOCK, "block size", &smarch_kernel::block_size, next.smaller_block);
    add(SMARCH_NEXT_LARGER_BLOCK, "block size", &smarch_kernel::block_size, next.larger_block);
    add(SMARCH_NEXT_BARRIERS, "barriers", &smarch_kernel::barriers, next.barriers);
    add(SMARCH_NEXT_VIRTUAL, "virtual resources", &smarch_kernel::virtual_resources, next.virtual_resources);
    return lines;
}

std::optional<Curve> curve(const smarch_geometry *geometry, smarch_kernel kernel, std::uint32_t axis, std::uint32_t step) {
    std::size_t count = 0;
    if (smarch_occupancy_curve(geometry, &kernel, axis, step, nullptr, 0, &count) != SMARCH_ERROR_BUFFER_TOO_SMALL) return std::nullopt;
    std::vector<smarch_curve_point> points(count);
    if (smarch_occupancy_curve(geometry, &kernel, axis, step, points.data(), points.size(), &count) != SMARCH_OK) return std::nullopt;
    Curve out;
    for (const auto &point : points) out.points.emplace_back(point.at, 100.0 * point.warps / geometry->max_warps_per_sm);
    out.x_max = points.back().at;
    return out;
}

/// Ticks at multiples of `step`, written as multiples of `unit`.
void add_ticks(Curve &curve, std::uint32_t step, std::uint32_t unit) {
    for (std::uint32_t at = 0; at <= curve.x_max; at += step) curve.ticks.emplace_back(at, std::to_string(at / unit));
}

/// The three curves as a picture; gives the reason when it cannot be made.
std::string write_svg(const Question &question, const smarch_geometry *geometry, const smarch_occupancy &occupancy) {
    const auto &kernel = question.kernel;
    // Shared memory is shown as far as opting in reaches.
    smarch_kernel opted_in = kernel;
    if (!(kernel.flags & SMARCH_KERNEL_OPTIN)) {
        opted_in.flags |= SMARCH_KERNEL_OPTIN;
        opted_in.max_dynamic_smem = geometry->smem_per_block_optin;
    }
    auto blocks = curve(geometry, kernel, SMARCH_AXIS_BLOCK_SIZE, 32);
    auto registers = curve(geometry, kernel, SMARCH_AXIS_REGISTERS, 1);
    auto smem = curve(geometry, opted_in, SMARCH_AXIS_DYNAMIC_SMEM, 256);
    if (!blocks || !registers || !smem) return "the curves cannot be computed";
    const double now = 100.0 * occupancy.warps / occupancy.max_warps;
    const auto finish = [&](Curve &curve, const std::string &title, const std::string &label, double at, const std::string &mark) {
        curve.title = title;
        curve.x_label = label;
        curve.x_now = at;
        curve.y_now = now;
        curve.now_label = mark;
    };
    finish(*blocks, "Block size", "threads per block", kernel.block_size, std::to_string(kernel.block_size));
    finish(*registers, "Registers", "registers per thread", kernel.registers, std::to_string(kernel.registers));
    finish(*smem, "Dynamic shared memory", "KiB per block, beside the static memory (with opt-in)", static_cast<double>(kernel.dynamic_smem),
           std::to_string(kernel.dynamic_smem) + " bytes");
    add_ticks(*blocks, 256, 1);
    add_ticks(*registers, 32, 1);
    add_ticks(*smem, smem->x_max > 131072 ? 49152 : 16384, 1024);

    const std::string title = std::string(smarch_target_name(question.target)) + ": " + plural(occupancy.blocks, "block") + " on an SM, " +
                              std::to_string(occupancy.warps) + " of " + std::to_string(occupancy.max_warps) + " warps";
    const std::string subtitle = plural(kernel.block_size, "thread") + " per block, " + plural(kernel.registers, "register") + " per thread, " +
                                 std::to_string(kernel.static_smem) + " bytes of static and " + std::to_string(kernel.dynamic_smem) + " bytes of dynamic shared memory";
    std::ofstream file(question.svg, std::ios::binary);
    file << svg_of(title, subtitle, "occupancy", {*blocks, *registers, *smem});
    file.close();
    return file ? "" : question.svg + ": cannot be written";
}

}  // namespace

int show_occupancy(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    const auto *geometry = smarch_geometry_of(question->target);
    const std::string name = smarch_target_name(question->target);
    if (!geometry) return fail("nothing is known of the hardware of " + name);
    const auto &kernel = question->kernel;
    smarch_occupancy occupancy;
    auto status = smarch_occupancy_compute(geometry, &kernel, &occupancy);
    if (status != SMARCH_OK) return fail(smarch_status_message(status));

    Report report(name, plural(kernel.block_size, "thread") + ", " + plural(kernel.registers, "register") + ", " +
                            plural(kernel.static_smem + kernel.dynamic_smem, "byte") + " of shared memory");
    report.add_json("target", name);
    report.add("blocks", "blocks on an SM", static_cast<std::int64_t>(occupancy.blocks));
    report.add("warps", "occupancy", static_cast<std::int64_t>(occupancy.warps),
               std::to_string(occupancy.warps) + " of " + std::to_string(occupancy.max_warps) + " warps, " + percent(occupancy.warps, occupancy.max_warps));
    report.add_json("max_warps", static_cast<std::int64_t>(occupancy.max_warps));
    std::vector<std::string> limiters;
    for (const auto &limit : limits_of(occupancy)) {
        if (occupancy.limiters & limit.bit) limiters.push_back(limit.label);
    }
    report.add_json("limiters", limiters);
    for (const auto &limit : limits_of(occupancy)) {
        report.add(limit.key, limit.label, limit.blocks == SMARCH_UNLIMITED ? Value(nullptr) : Value(static_cast<std::int64_t>(limit.blocks)),
                   bar(output, limit, occupancy));
    }
    report.add("allocated_registers", "a block gets", static_cast<std::int64_t>(occupancy.allocated_registers),
               plural(occupancy.allocated_registers, "register") + ", " + plural(occupancy.allocated_smem, "byte") + " of shared memory" +
                   (geometry->smem_reserved_per_block ? ", " + std::to_string(geometry->smem_reserved_per_block) + " of them the driver's" : ""));
    report.add_json("allocated_smem", static_cast<std::int64_t>(occupancy.allocated_smem));
    report.add("unused_registers", "left over", static_cast<std::int64_t>(occupancy.unused_registers),
               plural(occupancy.unused_warps, "warp") + ", " + plural(occupancy.unused_registers, "register") + ", " + plural(occupancy.unused_smem, "byte") + " of " +
                   std::to_string(occupancy.smem_per_sm / 1024) + " KiB shared memory");
    report.add_json("unused_warps", static_cast<std::int64_t>(occupancy.unused_warps));
    report.add_json("unused_smem", static_cast<std::int64_t>(occupancy.unused_smem));

    smarch_next_step next;
    status = smarch_occupancy_next_step(geometry, &kernel, &next);
    if (status != SMARCH_OK) return fail(smarch_status_message(status));
    const auto steps = next_steps(geometry, kernel, next);
    report.add("next_step", "one more block", steps, steps.empty() ? "no single change brings one" : steps.front());
    for (std::size_t i = 1; i < steps.size(); ++i) report.add_text(steps[i]);

    smarch_best_block best;
    status = smarch_occupancy_best_block(geometry, &kernel, &best);
    if (status == SMARCH_OK && best.block_size) {
        const auto warps = best.blocks * ((best.block_size + 31) / 32);
        report.add("best_block", "best block size", static_cast<std::int64_t>(best.block_size),
                   plural(best.block_size, "thread") + ": " + plural(best.blocks, "block") + ", " + percent(warps, occupancy.max_warps));
        if (question->sm_count) {
            report.add("min_grid", "smallest full grid", static_cast<std::int64_t>(smarch_min_grid(best, question->sm_count)),
                       plural(smarch_min_grid(best, question->sm_count), "block") + " of that size on " + plural(question->sm_count, "SM"));
        }
    } else {
        report.add("best_block", "best block size", nullptr, "none: no size can run");
    }
    if (!question->svg.empty()) {
        const auto problem = write_svg(*question, geometry, occupancy);
        if (!problem.empty()) return fail(problem);
        report.add("svg", "picture", question->svg);
    }
    report.print(output);
    return 0;
}

}  // namespace inspector
