#include "occupancy_words.hpp"

#include <optional>

#include "chart.hpp"
#include "codes.hpp"
#include "svg.hpp"

namespace inspector {

std::vector<Limit> limits_of(const smarch_occupancy &occupancy) {
    return {
        {"warps", occupancy.by_warps, SMARCH_LIMITER_WARPS},
        {"registers", occupancy.by_registers, SMARCH_LIMITER_REGISTERS},
        {"shared memory", occupancy.by_smem, SMARCH_LIMITER_SMEM},
        {"block slots", occupancy.by_slots, SMARCH_LIMITER_SLOTS},
        {"barriers", occupancy.by_barriers, SMARCH_LIMITER_BARRIERS},
        {"virtual resources", occupancy.by_virtual, SMARCH_LIMITER_VIRTUAL},
    };
}

std::string plural(std::uint64_t count, const std::string &noun) { return std::to_string(count) + " " + noun + (count == 1 ? "" : "s"); }

std::string percent(std::uint32_t part, std::uint32_t whole) {
    return whole ? std::to_string((part * 100 + whole / 2) / whole) + " %" : "-";
}

std::vector<std::string> limiters_of(const smarch_occupancy &occupancy) {
    std::vector<std::string> labels;
    for (const auto &limit : limits_of(occupancy)) {
        if (occupancy.limiters & limit.bit) labels.push_back(limit.label);
    }
    return labels;
}

Json codes_of_limiters(const smarch_occupancy &occupancy) {
    auto codes = Json::array();
    for (const auto &limit : limits_of(occupancy)) {
        if (occupancy.limiters & limit.bit) codes.push(code_of(smarch::Limiter{limit.bit}));
    }
    return codes;
}

Json value_of_limits(const smarch_occupancy &occupancy) {
    auto blocks = Json::object();
    for (const auto &limit : limits_of(occupancy)) blocks.add(code_of(smarch::Limiter{limit.bit}), limit.blocks == SMARCH_UNLIMITED ? Json() : Json(limit.blocks));
    return blocks;
}

std::string Step::text() const {
    return std::string(what) + " " + std::to_string(now) + " -> " + std::to_string(then) + ": " + plural(occupancy.blocks, "block") + ", " +
           percent(occupancy.warps, occupancy.max_warps);
}

Json value_of(const std::vector<Step> &steps) {
    auto list = Json::array();
    for (const auto &step : steps) {
        list.push(Json::object({{"change", step.code}, {"value_now", step.now}, {"value_then", step.then}, {"blocks_per_sm", step.occupancy.blocks},
                                {"warps_per_sm", step.occupancy.warps}, {"text", step.text()}}));
    }
    return list;
}

std::vector<Step> next_steps(const smarch_geometry *geometry, const smarch_kernel &kernel, const smarch_next_step &next, std::uint32_t warps) {
    std::vector<Step> steps;
    const auto add = [&](std::uint32_t bit, const char *code, const char *what, auto smarch_kernel::*field, auto value) {
        if (!(next.found & bit)) return;
        smarch_kernel changed = kernel;
        changed.*field = value;
        smarch_occupancy occupancy;
        if (smarch_occupancy_compute(geometry, &changed, &occupancy) != SMARCH_OK || occupancy.warps <= warps) return;
        steps.push_back({code, what, kernel.*field, value, occupancy});
    };
    add(SMARCH_NEXT_REGISTERS, "registers_per_thread", "registers", &smarch_kernel::registers, next.registers);
    add(SMARCH_NEXT_STATIC_SMEM, "static_smem_bytes", "static shared memory", &smarch_kernel::static_smem, next.static_smem);
    add(SMARCH_NEXT_DYNAMIC_SMEM, "dynamic_smem_bytes", "dynamic shared memory", &smarch_kernel::dynamic_smem, next.dynamic_smem);
    add(SMARCH_NEXT_SMALLER_BLOCK, "threads_per_block", "block size", &smarch_kernel::block_size, next.smaller_block);
    add(SMARCH_NEXT_LARGER_BLOCK, "threads_per_block", "block size", &smarch_kernel::block_size, next.larger_block);
    add(SMARCH_NEXT_BARRIERS, "barriers_per_block", "barriers", &smarch_kernel::barriers, next.barriers);
    add(SMARCH_NEXT_VIRTUAL, "virtual_resources_per_block", "virtual resources", &smarch_kernel::virtual_resources, next.virtual_resources);
    return steps;
}

namespace {

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

}  // namespace

std::string write_curves(const std::string &path, const std::string &name, const smarch_geometry *geometry, const smarch_kernel &kernel,
                         const smarch_occupancy &occupancy) {
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

    const std::string title = name + ": " + plural(occupancy.blocks, "block") + " on an SM, " +
                              std::to_string(occupancy.warps) + " of " + std::to_string(occupancy.max_warps) + " warps";
    const std::string subtitle = plural(kernel.block_size, "thread") + " per block, " + plural(kernel.registers, "register") + " per thread, " +
                                 std::to_string(kernel.static_smem) + " bytes of static and " + std::to_string(kernel.dynamic_smem) + " bytes of dynamic shared memory";
    return write_picture(path, svg_of(title, subtitle, "occupancy", {*blocks, *registers, *smem}));
}

}  // namespace inspector
