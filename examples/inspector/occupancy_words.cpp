#include "occupancy_words.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "chart.hpp"
#include "commands.hpp"
#include "generated/codes.hpp"
#include "svg.hpp"

namespace inspector {

std::vector<Limit> limits_of(const smarch::Occupancy &occupancy) {
    return {
        {"warps", occupancy.by_warps(), smarch::Limiter::warps},
        {"registers", occupancy.by_registers(), smarch::Limiter::registers},
        {"shared memory", occupancy.by_smem(), smarch::Limiter::smem},
        {"block slots", occupancy.by_slots(), smarch::Limiter::slots},
        {"barriers", occupancy.by_barriers(), smarch::Limiter::barriers},
        {"virtual resources", occupancy.by_virtual(), smarch::Limiter::virtual_},
    };
}

std::string plural(std::uint64_t count, const std::string &noun) { return std::to_string(count) + " " + noun + (count == 1 ? "" : "s"); }

std::string percent(std::uint32_t part, std::uint32_t whole) {
    return whole ? std::to_string((part * 100 + whole / 2) / whole) + " %" : "-";
}

std::string percent(const smarch::Occupancy &occupancy) { return percent(occupancy.warps(), occupancy.max_warps()); }

std::vector<std::string> limiters_of(const smarch::Occupancy &occupancy) {
    std::vector<std::string> labels;
    for (const auto &limit : limits_of(occupancy)) {
        if (occupancy.limiters().has(limit.limiter)) labels.push_back(limit.label);
    }
    return labels;
}

Json codes_of_limiters(const smarch::Occupancy &occupancy) {
    auto codes = Json::array();
    for (const auto &limit : limits_of(occupancy)) {
        if (occupancy.limiters().has(limit.limiter)) codes.push(code_of(limit.limiter));
    }
    return codes;
}

Json value_of_limits(const smarch::Occupancy &occupancy) {
    auto blocks = Json::object();
    for (const auto &limit : limits_of(occupancy)) blocks.add(code_of(limit.limiter), or_null(limit.blocks));
    return blocks;
}

std::string Step::text() const {
    const auto change = code == std::string_view("opted_in_dynamic_smem_bytes") ? " " + plural(then, "byte") : " " + std::to_string(now) + " -> " + std::to_string(then);
    return what + change + (block_then ? " with " + plural(*block_then, "thread") : "") + ": " + plural(occupancy.blocks(), "block") + ", " + percent(occupancy);
}

Json value_of(const std::vector<Step> &steps) {
    auto list = Json::array();
    for (const auto &step : steps) {
        list.push(Json::object({{"change", step.code}, {"value_now", step.now}, {"value_then", step.then}, {"blocks_per_sm", step.occupancy.blocks()},
                                {"warps_per_sm", step.occupancy.warps()}, {"text", step.text()}}));
        if (step.block_then) list.back().add("threads_per_block", *step.block_then);
    }
    return list;
}

smarch::Result<std::vector<Step>> next_steps(smarch::Geometry geometry, const smarch::Kernel &kernel, std::uint32_t warps) {
    const auto next = geometry.next_step(kernel);
    if (!next) return next.status();
    std::vector<Step> steps;
    const auto add = [&](const char *code, const char *what, auto smarch::Kernel::*field, auto value) {
        if (!value) return;
        auto changed = kernel;
        changed.*field = *value;
        const auto occupancy = geometry.occupancy(changed);
        if (occupancy && occupancy->warps() > warps) steps.push_back({code, what, kernel.*field, *value, *occupancy});
    };
    add("registers_per_thread", "registers", &smarch::Kernel::registers, next->registers());
    add("static_smem_bytes", "static shared memory", &smarch::Kernel::static_smem, next->static_smem());
    add("dynamic_smem_bytes", "dynamic shared memory", &smarch::Kernel::dynamic_smem, next->dynamic_smem());
    add("threads_per_block", "block size", &smarch::Kernel::block_size, next->smaller_block());
    add("threads_per_block", "block size", &smarch::Kernel::block_size, next->larger_block());
    add("barriers_per_block", "barriers", &smarch::Kernel::barriers, next->barriers());
    add("virtual_resources_per_block", "virtual resources", &smarch::Kernel::virtual_resources, next->virtual_resources());
    return steps;
}

namespace {

std::optional<Curve> curve(smarch::Geometry geometry, const smarch::Kernel &kernel, smarch::Axis axis, std::uint32_t step) {
    std::vector<smarch::CurvePoint> points;
    if (!geometry.curve(kernel, axis, step, points) || points.empty()) return std::nullopt;
    Curve out;
    for (const auto &point : points) out.points.emplace_back(point.at, 100.0 * point.warps / geometry.max_warps_per_sm());
    out.x_max = points.back().at;
    return out;
}

/// Ticks at multiples of `step`, written as multiples of `unit`.
void add_ticks(Curve &curve, std::uint32_t step, std::uint32_t unit) {
    for (std::uint32_t at = 0; at <= curve.x_max; at += step) curve.ticks.emplace_back(at, std::to_string(at / unit));
}

/// The largest block that there can be, and why; a curve that is nowhere above 0 has none.
struct LargestBlock {
    std::uint32_t threads;
    std::string reason;
};

std::optional<LargestBlock> largest_block(const CurvesOf &of, const Curve &blocks) {
    if (of.required_threads) return LargestBlock{of.required_threads, "required"};
    std::optional<LargestBlock> largest;
    const auto last = std::find_if(blocks.points.rbegin(), blocks.points.rend(), [](const auto &point) { return point.second > 0; });
    if (last != blocks.points.rbegin() && last != blocks.points.rend()) {
        auto larger = of.kernel;
        larger.block_size = static_cast<std::uint32_t>(std::prev(last)->first);
        const auto occupancy = of.geometry.occupancy(larger);
        if (occupancy) largest = LargestBlock{static_cast<std::uint32_t>(last->first), join(limiters_of(*occupancy))};
    }
    if (of.most_threads && (!largest || of.most_threads <= largest->threads)) return LargestBlock{of.most_threads, "launch bounds"};
    return largest;
}

}  // namespace

std::string write_curves(const std::string &path, const CurvesOf &of, Existing existing) {
    const auto &kernel = of.kernel;
    // Shared memory is shown as far as opting in reaches.
    auto opted_in = kernel;
    if (!kernel.max_dynamic_smem) opted_in.max_dynamic_smem = of.geometry.smem_per_block_optin();
    auto blocks = curve(of.geometry, kernel, smarch::Axis::block_size, 32);
    auto registers = curve(of.geometry, kernel, smarch::Axis::registers, 1);
    auto smem = curve(of.geometry, opted_in, smarch::Axis::dynamic_smem, 256);
    if (!blocks || !registers || !smem) return "the curves cannot be computed";
    const auto max_warps = of.geometry.max_warps_per_sm();
    const auto finish = [&](Curve &curve, const std::string &title, const std::string &label, double at, const std::string &mark) {
        curve.title = title;
        curve.x_label = label;
        curve.x_now = at;
        curve.y_now = 100.0 * of.warps / max_warps;
        curve.now_label = mark;
    };
    std::string threads = "threads per block";
    if (const auto largest = largest_block(of, *blocks)) {
        blocks->x_end = largest->threads;
        threads += ", at most " + std::to_string(largest->threads) + " (" + largest->reason + ")";
    }
    finish(*blocks, "Block size", threads, kernel.block_size, std::to_string(kernel.block_size));
    finish(*registers, "Registers", "registers per thread", kernel.registers, std::to_string(kernel.registers));
    finish(*smem, "Dynamic shared memory", "KiB per block, beside the static memory (with opt-in)", static_cast<double>(kernel.dynamic_smem),
           std::to_string(kernel.dynamic_smem) + " bytes");
    add_ticks(*blocks, 256, 1);
    add_ticks(*registers, 32, 1);
    add_ticks(*smem, smem->x_max > 131072 ? 49152 : 16384, 1024);

    const std::string fact = ": " + plural(of.blocks, "block") + " on " + of.sm + ", " + std::to_string(of.warps) + " of " + std::to_string(max_warps) + " warps";
    const std::string subtitle = plural(kernel.block_size, "thread") + " per block, " + plural(kernel.registers, "register") + " per thread, " +
                                 std::to_string(kernel.static_smem) + " bytes of static and " + std::to_string(kernel.dynamic_smem) + " bytes of dynamic shared memory";
    return write_picture(path, svg_of(of.name, fact, subtitle, "occupancy", {*blocks, *registers, *smem}), existing);
}

}  // namespace inspector
