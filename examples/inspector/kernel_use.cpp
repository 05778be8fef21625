#include "kernel_use.hpp"

#include <algorithm>

#include "codes.hpp"
#include "commands.hpp"
#include "demangle.hpp"
#include "file_contents.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

std::string text_of(const smarch::Dim3 &size) { return std::to_string(size.x) + "x" + std::to_string(size.y) + "x" + std::to_string(size.z); }

/// Blocks of the size that the kernel requires, or of the best that it allows.
std::optional<Fill> fill(const smarch::CubinKernel &uses, std::optional<smarch::Geometry> geometry) {
    if (!geometry || uses.kind() != smarch::FunctionKind::entry) return std::nullopt;
    if (!uses.registers() || !uses.static_smem() || !uses.launch_known()) return std::nullopt;
    smarch::Kernel kernel;
    kernel.registers = *uses.registers();
    kernel.static_smem = *uses.static_smem();
    kernel.barriers = uses.barriers().value_or(0);
    const auto required = uses.required_block().value_or(smarch::Dim3()).product(), most = uses.max_block().value_or(smarch::Dim3()).product();
    if (required > 0xffff || most > 0xffff) return std::nullopt;
    std::string reason = "required";
    if (required) {
        kernel.block_size = static_cast<std::uint32_t>(required);
    } else {
        if (most) kernel.max_block_size = static_cast<std::uint32_t>(most);
        const auto best = geometry->best_block(kernel);
        if (!best || !best->block_size) return std::nullopt;
        kernel.block_size = best->block_size;
        reason = most ? "best up to " + std::to_string(most) : "best";
    }
    const auto occupancy = geometry->occupancy(kernel);
    if (!occupancy) return std::nullopt;
    return Fill{kernel, *occupancy, reason, next_steps(*geometry, kernel, occupancy->warps()).value_or({})};
}

/// What stands for a register cap that is none.
constexpr std::uint32_t no_cap = 255;

std::string number_text(std::optional<std::uint32_t> number, const char *none = "unknown") { return number ? std::to_string(*number) : none; }

std::string stack_text(const smarch::CubinKernel &uses) { return uses.stack_unbounded() ? "unbounded" : number_text(uses.stack(), "?"); }

/// Bytes by bank.
std::vector<std::pair<std::uint32_t, std::uint32_t>> constants_of(const smarch::CubinKernel &uses) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> banks;
    for (std::uint32_t bank = 0; bank < SMARCH_CONSTANT_BANKS; ++bank) {
        if (const auto bytes = uses.constant_bytes(bank)) banks.emplace_back(bank, *bytes);
    }
    return banks;
}

}  // namespace

smarch::Result<std::vector<KernelUse>, smarch::Fault> kernels_of(smarch::Bytes cubin, std::optional<smarch::Geometry> geometry) {
    std::vector<smarch::CubinKernel> room;
    const auto found = smarch::cubin_kernels(cubin, room);
    if (!found) return found.error();
    std::vector<KernelUse> kernels;
    for (const auto &uses : *found) {
        const Foreign symbol{std::string(uses.name())};
        kernels.push_back({symbol, demangled(symbol), uses, fill(uses, geometry)});
    }
    return kernels;
}

void print_kernels(const Output &output, const std::vector<KernelUse> &kernels) {
    std::vector<std::vector<std::string>> rows;
    for (const auto &kernel : kernels) {
        const auto &uses = kernel.uses;
        const bool is_device = uses.kind() == smarch::FunctionKind::device;
        std::vector<std::string> row = {kernel.name.shown(), number_text(uses.registers(), "?"), number_text(uses.static_smem(), "?"), stack_text(uses),
                                        number_text(uses.barriers(), "?"), is_device ? "-" : number_text(uses.parameter_bytes(), "?")};
        if (kernel.fill) {
            const auto &[filled, occupancy, reason, steps] = *kernel.fill;
            row.push_back(std::to_string(filled.block_size) + " " + reason);
            row.push_back(std::to_string(occupancy.blocks()));
            row.push_back(percent(occupancy));
            row.push_back(join(limiters_of(occupancy)));
            row.push_back(steps.empty() ? "-" : steps.front().text());
        } else {
            row.push_back(is_device ? "a device function" : "?");
        }
        rows.push_back(std::move(row));
    }
    print_table(output, {"kernel", "regs", "smem", "stack", "barriers", "params", "block", "blocks/SM", "occupancy", "limited by", "what would help"}, rows);
    for (const auto &kernel : kernels) {
        const auto fault = kernel.uses.fault();
        if (fault.status == smarch::Status::ok) continue;
        std::printf("%s: %s %s\n", kernel.name.shown().c_str(), output.red("damaged").c_str(), fault_text(fault).c_str());
    }
}

void print_kernel(const Output &output, const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const auto dimensions = [&](const std::optional<smarch::Dim3> &size) {
        return !uses.launch_known() ? "unknown" : size ? text_of(*size) + " = " + std::to_string(size->product()) : "none";
    };
    const auto smem = uses.static_smem(), reserved = uses.reserved_smem();
    Report report(kernel.name.bytes, std::string(name(uses.kind())));
    report.add_text("symbol", kernel.symbol.shown());
    report.add_text("registers", number_text(uses.registers()));
    report.add_text("register cap", uses.register_cap() == no_cap ? "none" : number_text(uses.register_cap()));
    report.add_text("static shared memory", !smem ? "unknown until it is linked" : plural(*smem, "byte") + (reserved.value_or(0) ? ", and " + std::to_string(*reserved) + " of the toolkit's" : ""));
    report.add_text("stack", uses.stack_unbounded() ? "unbounded: recursion, alloca or calls through pointers"
                             : uses.stack()         ? plural(*uses.stack(), "byte") + " a thread, with all that is called"
                                                    : "unknown");
    report.add_text("own stack frame", number_text(uses.frame()));
    const auto spills = uses.spills();
    report.add_text("spills", !spills ? "unknown: only ptxas of 12.6 and later tells" : *spills ? plural(*spills, "instruction") + " that spill registers or load them again" : "none");
    std::vector<std::string> constants;
    for (const auto &[bank, bytes] : constants_of(uses)) constants.push_back("bank " + std::to_string(bank) + ": " + std::to_string(bytes));
    report.add_text("constant memory", constants.empty() ? "none" : join(constants) + " bytes");
    report.add_text("parameters", uses.parameter_bytes() ? plural(*uses.parameter_bytes(), "byte") : "unknown");
    const auto textures = uses.textures().value_or(0), surfaces = uses.surfaces().value_or(0), samplers = uses.samplers().value_or(0);
    const auto bound = plural(textures, "texture") + ", " + plural(surfaces, "surface") + ", " + plural(samplers, "sampler");
    report.add_text("bound by name", !uses.textures() ? "unknown until it is linked" : textures + surfaces + samplers ? bound : "nothing");
    report.add_text("named barriers", number_text(uses.barriers()));
    report.add_text("required block", dimensions(uses.required_block()));
    report.add_text("largest block", dimensions(uses.max_block()));
    report.add_text("cluster", dimensions(uses.cluster()));
    report.add_text("machine code", uses.code_size() ? plural(*uses.code_size(), "byte") + " from byte " + std::to_string(*uses.code_at()) : "unknown");
    report.add_text("unknown attributes", std::to_string(uses.unknown_attributes()));
    if (uses.fault().status != smarch::Status::ok) report.add_text("damaged", output.red(fault_text(uses.fault())));
    if (!kernel.fill) {
        report.add_text("occupancy", uses.kind() == smarch::FunctionKind::device ? "that of the kernel that calls it" : "unknown");
        return report.print(output);
    }
    const auto &[filled, occupancy, reason, steps] = *kernel.fill;
    report.add_text("block size", plural(filled.block_size, "thread") + " (" + reason + ")");
    report.add_text("blocks on an SM", plural(occupancy.blocks(), "block") + ", " + percent(occupancy) + " of the warps, without dynamic shared memory");
    report.add_text("limited by", limiters_of(occupancy));
    const bool is_full = occupancy.warps() == occupancy.max_warps();
    report.add_text("what would help", !steps.empty() ? steps.front().text() : is_full ? "nothing: the SM is full" : "no single change brings more warps");
    for (std::size_t i = 1; i < steps.size(); ++i) report.add_text(steps[i].text());
    report.print(output);
}

namespace {

Json value_of(const std::optional<Fill> &fill, smarch::FunctionKind function_kind) {
    if (!fill) return function_kind == smarch::FunctionKind::device ? Json() : Json(unknown);
    const auto &[filled, occupancy, reason, steps] = *fill;
    return Json::object({{"threads_per_block", filled.block_size},
                         {"block_size_reason", reason == "required" ? "required" : filled.max_block_size ? "best_allowed" : "best"},
                         {"blocks_per_sm", occupancy.blocks()},
                         {"warps_per_sm", occupancy.warps()},
                         {"max_warps_per_sm", occupancy.max_warps()},
                         {"limiters", codes_of_limiters(occupancy)},
                         {"next_steps", inspector::value_of(steps)}});
}

}  // namespace

Json value_of(const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const bool has_launch = uses.launch_known();
    const auto dimensions = [&](const std::optional<smarch::Dim3> &size) {
        if (!has_launch) return Json(unknown);
        return size ? Json::object({{"x", size->x}, {"y", size->y}, {"z", size->z}}) : Json();
    };
    auto constants = Json::array();
    for (const auto &[bank, bytes] : constants_of(uses)) constants.push(Json::object({{"bank", bank}, {"bytes", bytes}}));
    const auto code = uses.code_at() ? Json::object({{"offset_bytes", *uses.code_at()}, {"size_bytes", uses.code_size().value_or(0)}}) : Json(unknown);
    auto value = Json::object();
    value.add("name", kernel.name).add("symbol", kernel.symbol);
    return value.add_all(Json::object({
        {"function_kind", code_of(uses.kind())},
        {"registers_per_thread", or_unknown(uses.registers())},
        {"register_cap", uses.register_cap() == no_cap ? Json() : or_unknown(uses.register_cap())},
        {"static_smem_bytes", or_unknown(uses.static_smem())},
        {"toolkit_smem_bytes", or_unknown(uses.reserved_smem())},
        {"stack_bytes", uses.stack_unbounded() ? Json("unbounded") : or_unknown(uses.stack())},
        {"frame_bytes", or_unknown(uses.frame())},
        {"spill_instructions", or_unknown(uses.spills())},
        {"local_bytes", or_unknown(uses.local())},
        {"constants", constants},
        {"parameter_bytes", or_unknown(uses.parameter_bytes())},
        {"textures", or_unknown(uses.textures())},
        {"surfaces", or_unknown(uses.surfaces())},
        {"samplers", or_unknown(uses.samplers())},
        {"barriers_per_block", or_unknown(uses.barriers())},
        {"required_block", dimensions(uses.required_block())},
        {"max_block", dimensions(uses.max_block())},
        {"cluster", dimensions(uses.cluster())},
        {"explicit_cluster", or_unknown(has_launch, uses.explicit_cluster())},
        {"max_cluster_rank", has_launch ? or_null(uses.max_cluster_rank()) : Json(unknown)},
        {"machine_code", code},
        {"unknown_attributes", uses.unknown_attributes()},
        {"fault", inspector::value_of(uses.fault())},
        {"occupancy", value_of(kernel.fill, uses.kind())},
    }));
}

}  // namespace inspector
