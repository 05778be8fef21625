#include "kernel_use.hpp"

#include <algorithm>

#include "commands.hpp"
#include "file_contents.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

using Dimensions = std::uint32_t[3];

std::uint64_t product(const Dimensions &size) { return std::uint64_t{size[0]} * size[1] * size[2]; }

std::string text_of(const Dimensions &size) { return std::to_string(size[0]) + "x" + std::to_string(size[1]) + "x" + std::to_string(size[2]); }

bool has(const KernelUse &kernel, std::uint32_t what) { return (kernel.uses.known & what) == what; }

/// Blocks of the size that the kernel requires, or of the best that it allows.
std::optional<Fill> fill(const KernelUse &kernel, const smarch_geometry *geometry) {
    if (!geometry || kernel.uses.kind != SMARCH_FUNCTION_ENTRY) return std::nullopt;
    if (!has(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTERS | SMARCH_CUBIN_KERNEL_HAS_SMEM | SMARCH_CUBIN_KERNEL_HAS_LAUNCH)) return std::nullopt;
    Fill fill{};
    fill.kernel.registers = kernel.uses.registers;
    fill.kernel.static_smem = kernel.uses.static_smem;
    fill.kernel.barriers = has(kernel, SMARCH_CUBIN_KERNEL_HAS_BARRIERS) ? kernel.uses.barriers : 0;
    const auto required = product(kernel.uses.required_block), most = product(kernel.uses.max_block);
    if (required > 0xffff || most > 0xffff) return std::nullopt;
    if (required) {
        fill.kernel.block_size = static_cast<std::uint32_t>(required);
        fill.size_reason = "required";
    } else {
        fill.kernel.max_block_size = static_cast<std::uint32_t>(most);
        smarch_best_block best;
        if (smarch_occupancy_best_block(geometry, &fill.kernel, &best) != SMARCH_OK || !best.block_size) return std::nullopt;
        fill.kernel.block_size = best.block_size;
        fill.size_reason = most ? "best up to " + std::to_string(most) : "best";
    }
    if (smarch_occupancy_compute(geometry, &fill.kernel, &fill.occupancy) != SMARCH_OK) return std::nullopt;
    smarch_next_step next;
    if (smarch_occupancy_next_step(geometry, &fill.kernel, &next) == SMARCH_OK) {
        fill.next_steps = next_steps(geometry, fill.kernel, next, fill.occupancy.warps);
    }
    return fill;
}

std::string stack_text(const KernelUse &kernel) {
    if (!has(kernel, SMARCH_CUBIN_KERNEL_HAS_STACK)) return "?";
    return kernel.uses.flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED ? "unbounded" : std::to_string(kernel.uses.stack);
}

std::string number_text(const KernelUse &kernel, std::uint32_t known, std::uint32_t number) { return has(kernel, known) ? std::to_string(number) : "?"; }

std::vector<std::string> constants_of(const smarch_cubin_kernel &uses) {
    std::vector<std::string> banks;
    for (std::uint32_t bank = 0; bank < SMARCH_CONSTANT_BANKS; ++bank) {
        if (uses.constant_banks >> bank & 1) banks.push_back("bank " + std::to_string(bank) + ": " + std::to_string(uses.constant_bytes[bank]));
    }
    return banks;
}

}  // namespace

std::vector<KernelUse> kernels_of(const std::uint8_t *bytes, std::size_t size, const smarch_geometry *geometry, std::string &problem) {
    std::size_t count = 0, fault_at = 0;
    auto status = smarch_cubin_kernels(bytes, size, nullptr, 0, &count, &fault_at);
    std::vector<smarch_cubin_kernel> found(status == SMARCH_OK || status == SMARCH_ERROR_BUFFER_TOO_SMALL ? count : 0);
    if (status == SMARCH_ERROR_BUFFER_TOO_SMALL) status = smarch_cubin_kernels(bytes, size, found.data(), found.size(), &count, &fault_at);
    std::vector<KernelUse> kernels;
    if (status != SMARCH_OK) {
        problem = fault_text(status, fault_at);
        return kernels;
    }
    for (const auto &uses : found) {
        KernelUse kernel{std::string(uses.name, uses.name_len), {}, uses, std::nullopt};
        kernel.name = demangled(kernel.symbol);
        kernel.fill = fill(kernel, geometry);
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

void print_kernels(const Output &output, const std::vector<KernelUse> &kernels) {
    std::vector<std::vector<std::string>> rows;
    for (const auto &kernel : kernels) {
        const auto &uses = kernel.uses;
        std::vector<std::string> row = {
            kernel.name,
            number_text(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTERS, uses.registers),
            number_text(kernel, SMARCH_CUBIN_KERNEL_HAS_SMEM, uses.static_smem),
            stack_text(kernel),
            number_text(kernel, SMARCH_CUBIN_KERNEL_HAS_BARRIERS, uses.barriers),
            uses.kind == SMARCH_FUNCTION_DEVICE ? "-" : number_text(kernel, SMARCH_CUBIN_KERNEL_HAS_PARAMETERS, uses.parameter_bytes),
        };
        if (kernel.fill) {
            const auto &occupancy = kernel.fill->occupancy;
            row.push_back(std::to_string(kernel.fill->kernel.block_size) + " " + kernel.fill->size_reason);
            row.push_back(std::to_string(occupancy.blocks));
            row.push_back(percent(occupancy.warps, occupancy.max_warps));
            row.push_back(join(limiters_of(occupancy)));
            row.push_back(kernel.fill->next_steps.empty() ? "-" : kernel.fill->next_steps.front());
        } else {
            row.push_back(uses.kind == SMARCH_FUNCTION_DEVICE ? "a device function" : "?");
        }
        rows.push_back(std::move(row));
    }
    print_table(output, {"kernel", "regs", "smem", "stack", "barriers", "params", "block", "blocks/SM", "occupancy", "limited by", "what would help"}, rows);
    for (const auto &kernel : kernels) {
        if (kernel.uses.fault == SMARCH_OK) continue;
        std::printf("%s: %s %s\n", kernel.name.c_str(), output.red("damaged").c_str(), fault_text(kernel.uses.fault, kernel.uses.fault_at).c_str());
    }
}

Report report_of(const Output &output, const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const auto number = [](std::uint64_t value) { return Value(static_cast<std::int64_t>(value)); };
    const auto known = [&](std::uint32_t what, std::uint64_t value) { return has(kernel, what) ? number(value) : Value(nullptr); };
    const auto dimensions = [&](const Dimensions &size) {
        return has(kernel, SMARCH_CUBIN_KERNEL_HAS_LAUNCH) && product(size) ? Value(text_of(size)) : Value(nullptr);
    };
    const auto dimensions_text = [&](const Dimensions &size) {
        return !has(kernel, SMARCH_CUBIN_KERNEL_HAS_LAUNCH) ? "unknown" : product(size) ? text_of(size) + " = " + std::to_string(product(size)) : "none";
    };
    Report report(kernel.name, smarch_function_kind_name(uses.kind));
    report.add("symbol", "symbol", kernel.symbol);
    report.add_json("name", kernel.name);
    report.add_json("kind", std::string(smarch_function_kind_name(uses.kind)));
    report.add("registers", "registers", known(SMARCH_CUBIN_KERNEL_HAS_REGISTERS, uses.registers));
    const bool is_capped = uses.register_cap != 255;
    report.add("register_cap", "register cap", has(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP) && is_capped ? number(uses.register_cap) : Value(nullptr),
               !has(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP) ? "unknown" : is_capped ? std::to_string(uses.register_cap) : "none");
    report.add("static_smem", "static shared memory", known(SMARCH_CUBIN_KERNEL_HAS_SMEM, uses.static_smem),
               has(kernel, SMARCH_CUBIN_KERNEL_HAS_SMEM) ? plural(uses.static_smem, "byte") + (uses.reserved_smem ? ", and " + std::to_string(uses.reserved_smem) + " of the toolkit's" : "")
                                                         : "unknown until it is linked");
    report.add_json("reserved_smem", known(SMARCH_CUBIN_KERNEL_HAS_SMEM, uses.reserved_smem));
    const bool is_unbounded = (uses.flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED) != 0;
    report.add("stack", "stack", is_unbounded ? Value(nullptr) : known(SMARCH_CUBIN_KERNEL_HAS_STACK, uses.stack),
               is_unbounded ? "unbounded: recursion, alloca or calls through pointers" : has(kernel, SMARCH_CUBIN_KERNEL_HAS_STACK) ? plural(uses.stack, "byte") + " a thread, with all that is called" : "unknown");
    report.add_json("stack_unbounded", is_unbounded);
    report.add("frame", "own stack frame", known(SMARCH_CUBIN_KERNEL_HAS_FRAME, uses.frame));
    report.add_json("local", known(SMARCH_CUBIN_KERNEL_HAS_LOCAL, uses.local));
    const auto constants = constants_of(uses);
    report.add("constants", "constant memory", constants, constants.empty() ? "none" : join(constants) + " bytes");
    report.add("parameter_bytes", "parameters", known(SMARCH_CUBIN_KERNEL_HAS_PARAMETERS, uses.parameter_bytes),
               has(kernel, SMARCH_CUBIN_KERNEL_HAS_PARAMETERS) ? plural(uses.parameter_bytes, "byte") : "unknown");
    const auto bound = plural(uses.textures, "texture") + ", " + plural(uses.surfaces, "surface") + ", " + plural(uses.samplers, "sampler");
    report.add_json("textures", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.textures));
    report.add_json("surfaces", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.surfaces));
    report.add("samplers", "bound by name", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.samplers),
               !has(kernel, SMARCH_CUBIN_KERNEL_HAS_BOUND) ? "unknown until it is linked" : uses.textures + uses.surfaces + uses.samplers ? bound : "nothing");
    report.add("barriers", "named barriers", known(SMARCH_CUBIN_KERNEL_HAS_BARRIERS, uses.barriers));
    report.add("required_block", "required block", dimensions(uses.required_block), dimensions_text(uses.required_block));
    report.add("max_block", "largest block", dimensions(uses.max_block), dimensions_text(uses.max_block));
    report.add("cluster", "cluster", dimensions(uses.cluster), dimensions_text(uses.cluster));
    report.add_json("explicit_cluster", has(kernel, SMARCH_CUBIN_KERNEL_HAS_LAUNCH) ? Value((uses.flags & SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER) != 0) : Value(nullptr));
    report.add_json("max_cluster_rank", uses.max_cluster_rank ? known(SMARCH_CUBIN_KERNEL_HAS_LAUNCH, uses.max_cluster_rank) : Value(nullptr));
    report.add("code_size", "machine code", known(SMARCH_CUBIN_KERNEL_HAS_CODE, uses.code_size),
               has(kernel, SMARCH_CUBIN_KERNEL_HAS_CODE) ? plural(uses.code_size, "byte") + " from byte " + std::to_string(uses.code_at) : "unknown");
    report.add_json("code_offset", known(SMARCH_CUBIN_KERNEL_HAS_CODE, uses.code_at));
    report.add("unknown_attributes", "unknown attributes", number(uses.unknown_attributes));
    if (uses.fault != SMARCH_OK) report.add("fault", "damaged", fault_text(uses.fault, uses.fault_at), output.red(fault_text(uses.fault, uses.fault_at)));
    else report.add_json("fault", nullptr);
    if (!kernel.fill) {
        for (const char *key : {"block_size", "block_size_reason", "blocks_per_sm", "warps", "max_warps"}) report.add_json(key, nullptr);
        report.add_json("limiters", std::vector<std::string>());
        report.add("next_step", "occupancy", std::vector<std::string>(), uses.kind == SMARCH_FUNCTION_DEVICE ? "that of the kernel that calls it" : "unknown");
        return report;
    }
    const auto &[occupied, occupancy, reason, steps] = *kernel.fill;
    report.add("block_size", "block size", number(occupied.block_size), plural(occupied.block_size, "thread") + " (" + reason + ")");
    report.add_json("block_size_reason", reason);
    report.add("blocks_per_sm", "blocks on an SM", number(occupancy.blocks),
               plural(occupancy.blocks, "block") + ", " + percent(occupancy.warps, occupancy.max_warps) + " of the warps, without dynamic shared memory");
    report.add_json("warps", number(occupancy.warps));
    report.add_json("max_warps", number(occupancy.max_warps));
    report.add("limiters", "limited by", limiters_of(occupancy));
    const bool is_full = occupancy.warps == occupancy.max_warps;
    report.add("next_step", "what would help", steps, !steps.empty() ? steps.front() : is_full ? "nothing: the SM is full" : "no single change brings more warps");
    for (std::size_t i = 1; i < steps.size(); ++i) report.add_text(steps[i]);
    return report;
}

}  // namespace inspector
