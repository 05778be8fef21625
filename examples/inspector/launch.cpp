#include "launch.hpp"

#include <algorithm>

#include "inputs.hpp"

namespace inspector {
namespace {

/// The threads of a block that a kernel states; 0 where it states none.
std::uint64_t product_of(const std::optional<smarch::Dim3> &size) { return size ? size->product() : 0; }

/// How many threads the kernel cannot be launched with, in words; empty when it can.
std::string refusal_of(std::uint64_t block, std::uint64_t required, std::uint64_t most) {
    if (required && block != required) return "the kernel requires " + std::to_string(required) + " threads";
    if (!required && most && block > most) return "the kernel allows " + std::to_string(most) + " threads";
    return {};
}

/// The block size that fills an SM best; where nothing fits for want of opting in, the best after that.
std::optional<std::uint32_t> best_size(smarch::Geometry geometry, smarch::Kernel kernel) {
    const auto best = geometry.best_block(kernel);
    if (best && best->block_size) return best->block_size;
    if (kernel.max_dynamic_smem) return std::nullopt;
    kernel.max_dynamic_smem = kernel.dynamic_smem;
    const auto after = geometry.best_block(kernel);
    return after && after->block_size ? std::optional(after->block_size) : std::nullopt;
}

std::optional<Fill> computed(const smarch::CubinKernel &uses, smarch::Geometry geometry, const Launch &launch) {
    if (uses.kind() != smarch::FunctionKind::entry || !uses.registers() || !uses.static_smem() || !uses.launch_known()) return std::nullopt;
    const auto required = product_of(uses.required_block()), most = product_of(uses.max_block());
    if (required > 0xffff || most > 0xffff) return std::nullopt;
    Fill fill;
    fill.required_threads = static_cast<std::uint32_t>(required);
    fill.most_threads = static_cast<std::uint32_t>(most);
    auto &kernel = fill.kernel;
    kernel.registers = *uses.registers();
    kernel.static_smem = *uses.static_smem();
    kernel.barriers = uses.barriers().value_or(0);
    kernel.dynamic_smem = launch.dynamic_smem.value_or(0);
    if (launch.opts_in) kernel.max_dynamic_smem = kernel.dynamic_smem;
    if (launch.block) {
        kernel.block_size = *launch.block;
        fill.reason = launch.is_of_triton ? SizeReason::triton : SizeReason::given;
        fill.refusal = refusal_of(kernel.block_size, required, most);
    } else if (required || most) {
        kernel.block_size = static_cast<std::uint32_t>(required ? required : most);
        fill.reason = required ? SizeReason::required : SizeReason::bound;
    } else {
        const auto size = best_size(geometry, kernel);
        if (!size) return std::nullopt;
        kernel.block_size = *size;
    }
    const auto occupancy = geometry.occupancy(kernel);
    if (!occupancy) return std::nullopt;
    fill.occupancy = *occupancy;
    return fill;
}

/// Fewer registers that bring more warps, with whatever block size is best then.
std::optional<Step> fewer_registers(const Fill &fill, smarch::Geometry geometry) {
    auto changed = fill.kernel;
    const auto unit = std::max<std::uint32_t>(geometry.register_unit() / 32, 1);
    for (auto registers = (fill.kernel.registers - 1) / unit * unit; registers >= unit; registers -= unit) {
        changed.registers = registers;
        const auto best = geometry.best_block(changed);
        if (!best || !best->block_size) continue;
        changed.block_size = best->block_size;
        const auto occupancy = geometry.occupancy(changed);
        if (!occupancy || occupancy->warps() <= fill.occupancy.warps()) continue;
        Step step{"registers_per_thread", "registers", fill.kernel.registers, registers, *occupancy};
        if (changed.block_size != fill.kernel.block_size) step.block_then = changed.block_size;
        return step;
    }
    return std::nullopt;
}

/// Opting in to the dynamic shared memory, where that is what is missing.
std::optional<Step> opting_in(const Fill &fill, smarch::Geometry geometry) {
    auto changed = fill.kernel;
    if (changed.max_dynamic_smem || fill.occupancy.blocks()) return std::nullopt;
    changed.max_dynamic_smem = changed.dynamic_smem;
    const auto occupancy = geometry.occupancy(changed);
    if (!occupancy || !occupancy->blocks()) return std::nullopt;
    return Step{"opted_in_dynamic_smem_bytes", "opted in to", 0, changed.dynamic_smem, *occupancy};
}

std::vector<Step> steps_of(const Fill &fill, smarch::Geometry geometry) {
    std::vector<Step> steps;
    if (!fill.refusal.empty()) return steps;
    if (const auto step = opting_in(fill, geometry)) steps.push_back(*step);
    const bool is_ours = fill.reason == SizeReason::best;
    const auto registers = is_ours && fill.kernel.registers ? fewer_registers(fill, geometry) : std::nullopt;
    if (registers) steps.push_back(*registers);
    // What was said of the block's size stays as it is.
    for (auto &step : next_steps(geometry, fill.kernel, fill.occupancy.warps()).value_or({})) {
        const bool is_block = step.code == std::string("threads_per_block"), is_larger = step.then > step.now;
        const bool is_fixed = fill.reason == SizeReason::required || (fill.reason == SizeReason::bound && is_larger);
        if ((is_block && is_fixed) || (registers && step.code == registers->code)) continue;
        steps.push_back(std::move(step));
    }
    return steps;
}

}  // namespace

Launch launch_of(const Input &input, Launch launch) {
    if (!input.triton || launch.block || launch.dynamic_smem) return launch;
    return {input.triton->block, input.triton->dynamic_smem, true, true, input.triton->name.bytes};
}

const char *code_of(SizeReason reason) {
    switch (reason) {
        case SizeReason::given: return "given";
        case SizeReason::triton: return "triton";
        case SizeReason::required: return "required";
        case SizeReason::bound: return "bound";
        default: return "best";
    }
}

std::string Fill::block_text() const { return std::to_string(kernel.block_size) + " " + code_of(reason); }

std::vector<std::string> Fill::limits() const { return refusal.empty() ? limiters_of(occupancy) : std::vector{refusal}; }

const Fill *Filler::fill(const smarch::CubinKernel &uses, smarch::Geometry geometry, const Launch &launch) {
    const bool is_entry = uses.kind() == smarch::FunctionKind::entry && uses.registers() && uses.static_smem() && uses.launch_known();
    if (!is_entry) return nullptr;
    const Key key{geometry.cc().number(),          *uses.registers(),
                  *uses.static_smem(),             uses.barriers().value_or(0),
                  product_of(uses.required_block()), product_of(uses.max_block()),
                  launch.block.value_or(0),        launch.dynamic_smem.value_or(0),
                  launch.opts_in,                  launch.is_of_triton};
    auto found = fills_.find(key);
    if (found == fills_.end()) found = fills_.emplace(key, computed(uses, geometry, launch)).first;
    return found->second ? &*found->second : nullptr;
}

const std::vector<Step> &Filler::steps(const Fill &fill, smarch::Geometry geometry) {
    auto found = steps_.find(&fill);
    if (found == steps_.end()) found = steps_.emplace(&fill, steps_of(fill, geometry)).first;
    return found->second;
}

}  // namespace inspector
