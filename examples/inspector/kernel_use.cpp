#include "kernel_use.hpp"

#include <algorithm>
#include <cstdio>
#include <unordered_map>

#include "commands.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

std::string text_of(const smarch::Dim3 &size) { return std::to_string(size.x) + "x" + std::to_string(size.y) + "x" + std::to_string(size.z); }

/// What stands for a register cap that is none.
constexpr std::uint32_t no_cap = 255;

std::string number_text(std::optional<std::uint32_t> number, const char *none = "unknown") { return number ? std::to_string(*number) : none; }

/// Bytes by bank.
std::vector<std::pair<std::uint32_t, std::uint32_t>> constants_of(const smarch::CubinKernel &uses) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> banks;
    for (std::uint32_t bank = 0; bank < SMARCH_CONSTANT_BANKS; ++bank) {
        if (const auto bytes = uses.constant_bytes(bank)) banks.emplace_back(bank, *bytes);
    }
    return banks;
}

/// Dynamic shared memory, which it may take, was not given.
bool may_lack_dynamic_smem(const Sheet &sheet, const KernelUse &kernel) {
    return kernel.fill && kernel.dynamic_smem == DynamicSmem::possible && !sheet.filler.launch().dynamic_smem;
}

const char *code_of(DynamicSmem dynamic) {
    return dynamic == DynamicSmem::none ? "none" : dynamic == DynamicSmem::possible ? "possible" : unknown;
}

const char *text_of(DynamicSmem dynamic) {
    switch (dynamic) {
        case DynamicSmem::none: return "none";
        case DynamicSmem::possible: return "possible: some kernel of the same source takes it, and the launch gives its size";
        default: return "unknown: the file does not tell";
    }
}

/// Clusters that a device of so many SMs can hold at most; nothing where no size of them is known, or the SMs are not.
std::optional<std::uint64_t> clusters_of(const Sheet &sheet, const KernelUse &kernel) {
    const auto cluster = kernel.uses.cluster();
    if (!cluster || !kernel.fill || !sheet.sm_count || cluster->product() > 0xffff) return std::nullopt;
    return kernel.geometry->clusters_upper_bound(kernel.fill->blocks(), *sheet.sm_count, static_cast<std::uint32_t>(cluster->product())).optional();
}

std::string cluster_text(const Sheet &sheet, const KernelUse &kernel) {
    const auto cluster = kernel.uses.cluster();
    const auto clusters = clusters_of(sheet, kernel);
    if (!cluster) return kernel.uses.explicit_cluster() ? "of the launch" : "-";
    return text_of(*cluster) + (clusters ? ", at most " + std::to_string(*clusters) : "");
}

/// What would help, and what to say where nothing does.
std::vector<std::string> help_texts(Sheet &sheet, const KernelUse &kernel) {
    std::vector<std::string> texts;
    for (const auto &step : sheet.filler.steps(*kernel.fill, *kernel.geometry)) texts.push_back(step.text());
    return texts;
}

void add_uses(Sheet &sheet, const KernelUse &kernel, std::vector<std::string> &row) {
    const auto &uses = kernel.uses;
    const bool is_device = uses.kind() == smarch::FunctionKind::device;
    row.push_back(number_text(uses.registers(), "?"));
    row.push_back(number_text(uses.static_smem(), "?") + (may_lack_dynamic_smem(sheet, kernel) ? "+?" : ""));
    row.push_back(stack_text(uses));
    row.push_back(number_text(uses.barriers(), "?"));
    row.push_back(is_device ? "-" : number_text(uses.parameter_bytes(), "?"));
}

std::vector<std::string> fill_cells(Sheet &sheet, const KernelUse &kernel) {
    const auto &fill = *kernel.fill;
    const auto &steps = sheet.filler.steps(fill, *kernel.geometry);
    return {fill.block_text(), std::to_string(fill.blocks()), percent(fill.warps(), fill.occupancy.max_warps()), join(fill.limits()), steps.empty() ? "-" : steps.front().text()};
}

/// How kernels fill an SM: the cells of those that fill it alike are made once.
using FillCells = std::unordered_map<const Fill *, std::vector<std::string>>;

void add_fill(Sheet &sheet, const KernelUse &kernel, FillCells &known, std::vector<std::string> &row) {
    if (!kernel.fill) return row.push_back(kernel.uses.kind() == smarch::FunctionKind::device ? "a device function" : "?");
    const auto [found, is_new] = known.try_emplace(kernel.fill);
    if (is_new) found->second = fill_cells(sheet, kernel);
    row.insert(row.end(), found->second.begin(), found->second.end());
}

}  // namespace

std::string stack_text(const smarch::CubinKernel &uses) { return uses.stack_unbounded() ? "unbounded" : number_text(uses.stack(), "?"); }

void print_kernels(const Output &output, Sheet &sheet, const std::vector<const KernelUse *> &kernels) {
    const auto any = [&](const auto &has) { return std::any_of(kernels.begin(), kernels.end(), [&](const KernelUse *kernel) { return has(*kernel); }); };
    const bool has_images = sheet.contents.images.size() > 1;
    const bool has_clusters = any([](const KernelUse &kernel) { return kernel.uses.cluster() || kernel.uses.explicit_cluster(); });
    // Long names come last, where they make no other line longer.
    const bool names_first = sheet.style == NameStyle::short_;
    std::vector<std::string> heading;
    if (names_first) heading.push_back("kernel");
    if (has_images) heading.insert(heading.end(), {"image", "target"});
    heading.insert(heading.end(), {"regs", "smem", "stack", "barriers", "params"});
    if (has_clusters) heading.push_back("cluster");
    heading.insert(heading.end(), {"block", "blocks/SM", "occupancy", "limited by", "what would help"});
    if (!names_first) heading.push_back("kernel");
    std::vector<std::vector<std::string>> rows(kernels.size());
    FillCells known;
    for (std::size_t at = 0; at < kernels.size(); ++at) {
        const auto *kernel = kernels[at];
        auto &row = rows[at];
        row.reserve(heading.size());
        if (names_first) row.push_back(sheet.names.shown(kernel->name, sheet.style));
        if (has_images) {
            row.push_back(std::to_string(kernel->image + 1));
            row.push_back(sheet.contents.images[kernel->image].target_text());
        }
        add_uses(sheet, *kernel, row);
        if (has_clusters) row.push_back(cluster_text(sheet, *kernel));
        add_fill(sheet, *kernel, known, row);
        if (!names_first) {
            row.resize(heading.size() - 1);
            row.push_back(sheet.names.shown(kernel->name, sheet.style));
        }
    }
    constexpr std::size_t widest_name = 40;
    print_table(output, heading, rows, names_first ? widest_name : 0);
    if (any([&](const KernelUse &kernel) { return may_lack_dynamic_smem(sheet, kernel); })) {
        print_text(output, "+?: may use dynamic shared memory, given at launch; occupancy is without it (--dynamic BYTES)");
    }
    for (const auto *kernel : kernels) {
        const auto fault = kernel->uses.fault();
        if (fault.status == smarch::Status::ok) continue;
        std::printf("%s: %s %s\n", sheet.names.shown(kernel->name, sheet.style).c_str(), output.red("damaged").c_str(), fault_text(fault).c_str());
    }
}

void print_kernel(const Output &output, Sheet &sheet, const KernelUse &kernel) {
    const auto &uses = kernel.uses;
    const auto dimensions = [&](const std::optional<smarch::Dim3> &size) {
        return !uses.launch_known() ? "unknown" : size ? text_of(*size) + " = " + std::to_string(size->product()) : "none";
    };
    const auto smem = uses.static_smem(), reserved = uses.reserved_smem();
    Report report(sheet.names.full(kernel.name).bytes, std::string(name(uses.kind())));
    report.add_text("symbol", sheet.names.symbol(kernel.name).shown());
    report.add_text("registers", number_text(uses.registers()));
    report.add_text("register cap", uses.register_cap() == no_cap ? "none" : number_text(uses.register_cap()));
    report.add_text("static shared memory", !smem ? "unknown until it is linked" : plural(*smem, "byte") + (reserved.value_or(0) ? ", and " + std::to_string(*reserved) + " of the toolkit's" : ""));
    report.add_text("dynamic shared memory", text_of(kernel.dynamic_smem));
    report.add_text("stack", uses.stack_unbounded() ? "unbounded: recursion, alloca or calls through pointers"
                             : uses.stack()         ? plural(*uses.stack(), "byte") + " a thread, with all that is called"
                                                    : "unknown");
    const auto frame = uses.frame();
    report.add_text("own stack frame", !frame ? "unknown" : *frame ? plural(*frame, "byte") + " of local memory: spilled registers and local arrays" : "none: nothing is spilled");
    const auto spills = uses.spills();
    report.add_text("spills", !spills ? "unknown: only ptxas of 12.6 and later tells" : *spills ? plural(*spills, "instruction") + " that spill registers or load them again" : "none");
    if (uses.local().value_or(0)) report.add_text("local memory", plural(*uses.local(), "byte"));
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
    const auto &fill = *kernel.fill;
    const auto reason = fill.reason == SizeReason::best ? "best; the source states none" : code_of(fill.reason);
    report.add_text("block size", plural(fill.kernel.block_size, "thread") + " (" + reason + ")");
    const auto &launch = sheet.filler.launch();
    const auto with = launch.dynamic_smem ? "with " + plural(*launch.dynamic_smem, "byte") + " of dynamic shared memory" : "without dynamic shared memory";
    report.add_text("blocks on an SM", plural(fill.blocks(), "block") + ", " + percent(fill.warps(), fill.occupancy.max_warps()) + " of the warps, " + with);
    if (may_lack_dynamic_smem(sheet, kernel)) report.add_text("any that it takes is missing here: --dynamic BYTES");
    const auto clusters = clusters_of(sheet, kernel);
    if (uses.cluster()) {
        report.add_text("clusters", clusters ? plural(*clusters, "cluster") + " on the device at most; its GPCs may hold fewer" : std::string("unknown: how many SMs has the device? --sms N"));
    }
    report.add_text("limited by", fill.limits());
    const auto help = help_texts(sheet, kernel);
    const bool is_full = fill.warps() == fill.occupancy.max_warps();
    report.add_text("what would help", !help.empty() ? help.front() : is_full ? "nothing: the SM is full" : !fill.refusal.empty() ? "a launch that it allows" : "no single change brings more warps");
    for (std::size_t i = 1; i < help.size(); ++i) report.add_text(help[i]);
    report.print(output);
}

namespace {

Json value_of_fill(Sheet &sheet, const KernelUse &kernel) {
    if (!kernel.fill) return kernel.uses.kind() == smarch::FunctionKind::device ? Json() : Json(unknown);
    const auto &fill = *kernel.fill;
    return Json::object({{"threads_per_block", fill.kernel.block_size},
                         {"block_size_reason", code_of(fill.reason)},
                         {"launch_refused", fill.refusal.empty() ? Json() : Json(fill.refusal)},
                         {"dynamic_smem_bytes", fill.kernel.dynamic_smem},
                         {"opted_in_bytes", or_null(fill.kernel.max_dynamic_smem)},
                         {"may_lack_dynamic_smem", may_lack_dynamic_smem(sheet, kernel)},
                         {"blocks_per_sm", fill.blocks()},
                         {"warps_per_sm", fill.warps()},
                         {"max_warps_per_sm", fill.occupancy.max_warps()},
                         {"clusters_at_most", kernel.uses.cluster() ? or_unknown(clusters_of(sheet, kernel)) : Json()},
                         {"limiters", codes_of_limiters(fill.occupancy)},
                         {"next_steps", inspector::value_of(sheet.filler.steps(fill, *kernel.geometry))}});
}

}  // namespace

Json value_of(Sheet &sheet, const KernelUse &kernel) {
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
    value.add("name", sheet.names.full(kernel.name)).add("symbol", sheet.names.symbol(kernel.name)).add("short_name", sheet.names.short_name(kernel.name));
    return std::move(value.add_all(Json::object({
        {"function_kind", code_of(uses.kind())},
        {"registers_per_thread", or_unknown(uses.registers())},
        {"register_cap", uses.register_cap() == no_cap ? Json() : or_unknown(uses.register_cap())},
        {"static_smem_bytes", or_unknown(uses.static_smem())},
        {"toolkit_smem_bytes", or_unknown(uses.reserved_smem())},
        {"dynamic_smem", code_of(kernel.dynamic_smem)},
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
        {"occupancy", value_of_fill(sheet, kernel)},
    })));
}

DynamicSmem dynamic_smem_of(const smarch::CubinKernel &uses) {
    if (!uses.static_smem()) return DynamicSmem::unknown;
    if (!uses.shared_section()) return DynamicSmem::none;
    return *uses.static_smem() ? DynamicSmem::unknown : DynamicSmem::possible;
}

}  // namespace inspector
