#include "kernel_use.hpp"

#include <algorithm>

#include "codes.hpp"
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

/// What stands for a register cap that is none.
constexpr std::uint32_t no_cap = 255;

bool is_unbounded(const KernelUse &kernel) { return (kernel.uses.flags & SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED) != 0; }

std::string stack_text(const KernelUse &kernel) {
    if (!has(kernel, SMARCH_CUBIN_KERNEL_HAS_STACK)) return "?";
    return is_unbounded(kernel) ? "unbounded" : std::to_string(kernel.uses.stack);
}

std::string number_text(const KernelUse &kernel, std::uint32_t known, std::uint32_t number) { return has(kernel, known) ? std::to_string(number) : "?"; }

/// Bytes by bank.
std::vector<std::pair<std::uint32_t, std::uint32_t>> constants_of(const smarch_cubin_kernel &uses) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> banks;
    for (std::uint32_t bank = 0; bank < SMARCH_CONSTANT_BANKS; ++bank) {
        if (uses.constant_banks >> bank & 1) banks.emplace_back(bank, uses.constant_bytes[bank]);
    }
    return banks;
}

}  // namespace

std::vector<KernelUse> kernels_of(const std::uint8_t *bytes, std::size_t size, const smarch_geometry *geometry, Fault &problem) {
    std::size_t count = 0, fault_at = 0;
    auto status = smarch_cubin_kernels(bytes, size, nullptr, 0, &count, &fault_at);
    std::vector<smarch_cubin_kernel> found(status == SMARCH_OK || status == SMARCH_ERROR_BUFFER_TOO_SMALL ? count : 0);
    if (status == SMARCH_ERROR_BUFFER_TOO_SMALL) status = smarch_cubin_kernels(bytes, size, found.data(), found.size(), &count, &fault_at);
    std::vector<KernelUse> kernels;
    if (status != SMARCH_OK) {
        problem = {status, fault_at};
        return kernels;
    }
    for (const auto &uses : found) {
        KernelUse kernel{{std::string(uses.name, uses.name_len)}, {}, uses, std::nullopt};
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
            kernel.name.shown(),
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
            row.push_back(kernel.fill->next_steps.empty() ? "-" : kernel.fill->next_steps.front().text());
        } else {
            row.push_back(uses.kind == SMARCH_FUNCTION_DEVICE ? "a device function" : "?");
        }
        rows.push_back(std::move(row));
    }
    print_table(output, {"kernel", "regs", "smem", "stack", "barriers", "params", "block", "blocks/SM", "occupancy", "limited by", "what would help"}, rows);
    for (const auto &kernel : kernels) {
        if (kernel.uses.fault == SMARCH_OK) continue;
        std::printf("%s: %s %s\n", kernel.name.shown().c_str(), output.red("damaged").c_str(), fault_text(kernel.uses.fault, kernel.uses.fault_at).c_str());
    }
}

void print_kernel(const Output &output, const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const auto known = [&](std::uint32_t what, std::uint64_t value) { return has(kernel, what) ? std::to_string(value) : "unknown"; };
    const auto dimensions = [&](const Dimensions &size) {
        return !has(kernel, SMARCH_CUBIN_KERNEL_HAS_LAUNCH) ? "unknown" : product(size) ? text_of(size) + " = " + std::to_string(product(size)) : "none";
    };
    Report report(kernel.name.bytes, smarch_function_kind_name(uses.kind));
    report.add_text("symbol", kernel.symbol.shown());
    report.add_text("registers", known(SMARCH_CUBIN_KERNEL_HAS_REGISTERS, uses.registers));
    report.add_text("register cap", has(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP) && uses.register_cap == no_cap ? "none" : known(SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP, uses.register_cap));
    report.add_text("static shared memory", !has(kernel, SMARCH_CUBIN_KERNEL_HAS_SMEM) ? "unknown until it is linked"
                                            : plural(uses.static_smem, "byte") + (uses.reserved_smem ? ", and " + std::to_string(uses.reserved_smem) + " of the toolkit's" : ""));
    report.add_text("stack", is_unbounded(kernel)                              ? "unbounded: recursion, alloca or calls through pointers"
                             : has(kernel, SMARCH_CUBIN_KERNEL_HAS_STACK) ? plural(uses.stack, "byte") + " a thread, with all that is called"
                                                                          : "unknown");
    report.add_text("own stack frame", known(SMARCH_CUBIN_KERNEL_HAS_FRAME, uses.frame));
    std::vector<std::string> constants;
    for (const auto &[bank, bytes] : constants_of(uses)) constants.push_back("bank " + std::to_string(bank) + ": " + std::to_string(bytes));
    report.add_text("constant memory", constants.empty() ? "none" : join(constants) + " bytes");
    report.add_text("parameters", has(kernel, SMARCH_CUBIN_KERNEL_HAS_PARAMETERS) ? plural(uses.parameter_bytes, "byte") : "unknown");
    const auto bound = plural(uses.textures, "texture") + ", " + plural(uses.surfaces, "surface") + ", " + plural(uses.samplers, "sampler");
    report.add_text("bound by name", !has(kernel, SMARCH_CUBIN_KERNEL_HAS_BOUND) ? "unknown until it is linked" : uses.textures + uses.surfaces + uses.samplers ? bound : "nothing");
    report.add_text("named barriers", known(SMARCH_CUBIN_KERNEL_HAS_BARRIERS, uses.barriers));
    report.add_text("required block", dimensions(uses.required_block));
    report.add_text("largest block", dimensions(uses.max_block));
    report.add_text("cluster", dimensions(uses.cluster));
    report.add_text("machine code", has(kernel, SMARCH_CUBIN_KERNEL_HAS_CODE) ? plural(uses.code_size, "byte") + " from byte " + std::to_string(uses.code_at) : "unknown");
    report.add_text("unknown attributes", std::to_string(uses.unknown_attributes));
    if (uses.fault != SMARCH_OK) report.add_text("damaged", output.red(fault_text(uses.fault, uses.fault_at)));
    if (!kernel.fill) {
        report.add_text("occupancy", uses.kind == SMARCH_FUNCTION_DEVICE ? "that of the kernel that calls it" : "unknown");
        return report.print(output);
    }
    const auto &[occupied, occupancy, reason, steps] = *kernel.fill;
    report.add_text("block size", plural(occupied.block_size, "thread") + " (" + reason + ")");
    report.add_text("blocks on an SM", plural(occupancy.blocks, "block") + ", " + percent(occupancy.warps, occupancy.max_warps) + " of the warps, without dynamic shared memory");
    report.add_text("limited by", limiters_of(occupancy));
    const bool is_full = occupancy.warps == occupancy.max_warps;
    report.add_text("what would help", !steps.empty() ? steps.front().text() : is_full ? "nothing: the SM is full" : "no single change brings more warps");
    for (std::size_t i = 1; i < steps.size(); ++i) report.add_text(steps[i].text());
    report.print(output);
}

namespace {

Json value_of(const std::optional<Fill> &fill, std::uint32_t function_kind) {
    if (!fill) return function_kind == SMARCH_FUNCTION_DEVICE ? Json() : Json(unknown);
    const auto &[occupied, occupancy, reason, steps] = *fill;
    return Json::object({{"threads_per_block", occupied.block_size},
                         {"block_size_reason", reason == "required" ? "required" : occupied.max_block_size ? "best_allowed" : "best"},
                         {"blocks_per_sm", occupancy.blocks},
                         {"warps_per_sm", occupancy.warps},
                         {"max_warps_per_sm", occupancy.max_warps},
                         {"limiters", codes_of_limiters(occupancy)},
                         {"next_steps", inspector::value_of(steps)}});
}

}  // namespace

Json value_of(const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const auto known = [&](std::uint32_t what, std::uint64_t value) { return or_unknown(has(kernel, what), value); };
    const bool has_launch = has(kernel, SMARCH_CUBIN_KERNEL_HAS_LAUNCH);
    const auto dimensions = [&](const Dimensions &size) {
        if (!has_launch) return Json(unknown);
        return product(size) ? Json::object({{"x", size[0]}, {"y", size[1]}, {"z", size[2]}}) : Json();
    };
    auto constants = Json::array();
    for (const auto &[bank, bytes] : constants_of(uses)) constants.push(Json::object({{"bank", bank}, {"bytes", bytes}}));
    const auto code = Json::object({{"offset_bytes", uses.code_at}, {"size_bytes", uses.code_size}});
    auto value = Json::object();
    value.add("name", kernel.name).add("symbol", kernel.symbol);
    return value.add_all(Json::object({
        {"function_kind", code_of(smarch::FunctionKind{uses.kind})},
        {"registers_per_thread", known(SMARCH_CUBIN_KERNEL_HAS_REGISTERS, uses.registers)},
        {"register_cap", has(kernel, SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP) && uses.register_cap == no_cap ? Json() : known(SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP, uses.register_cap)},
        {"static_smem_bytes", known(SMARCH_CUBIN_KERNEL_HAS_SMEM, uses.static_smem)},
        {"toolkit_smem_bytes", known(SMARCH_CUBIN_KERNEL_HAS_SMEM, uses.reserved_smem)},
        {"stack_bytes", is_unbounded(kernel) ? Json("unbounded") : known(SMARCH_CUBIN_KERNEL_HAS_STACK, uses.stack)},
        {"frame_bytes", known(SMARCH_CUBIN_KERNEL_HAS_FRAME, uses.frame)},
        {"local_bytes", known(SMARCH_CUBIN_KERNEL_HAS_LOCAL, uses.local)},
        {"constants", constants},
        {"parameter_bytes", known(SMARCH_CUBIN_KERNEL_HAS_PARAMETERS, uses.parameter_bytes)},
        {"textures", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.textures)},
        {"surfaces", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.surfaces)},
        {"samplers", known(SMARCH_CUBIN_KERNEL_HAS_BOUND, uses.samplers)},
        {"barriers_per_block", known(SMARCH_CUBIN_KERNEL_HAS_BARRIERS, uses.barriers)},
        {"required_block", dimensions(uses.required_block)},
        {"max_block", dimensions(uses.max_block)},
        {"cluster", dimensions(uses.cluster)},
        {"explicit_cluster", or_unknown(has_launch, (uses.flags & SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER) != 0)},
        {"max_cluster_rank", has_launch && !uses.max_cluster_rank ? Json() : known(SMARCH_CUBIN_KERNEL_HAS_LAUNCH, uses.max_cluster_rank)},
        {"machine_code", has(kernel, SMARCH_CUBIN_KERNEL_HAS_CODE) ? code : Json(unknown)},
        {"unknown_attributes", uses.unknown_attributes},
        {"fault", value_of_fault(uses.fault, uses.fault_at)},
        {"occupancy", value_of(kernel.fill, uses.kind)},
    }));
}

}  // namespace inspector
