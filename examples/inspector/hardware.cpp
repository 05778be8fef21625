// `smarch hardware TARGET`: what an SM of the target's devices has.
#include "commands.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

/// The sizes in KiB that an SM's shared memory can be given.
std::vector<std::uint32_t> carveouts_of(smarch::Geometry sm) {
    std::vector<std::uint32_t> sizes;
    if (!sm.carveouts(sizes)) return {};
    for (auto &size : sizes) size /= 1024;
    return sizes;
}

}  // namespace

int show_hardware(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("hardware takes a target: smarch hardware sm_90");
    const auto given = parse_name(arguments[0]);
    if (!given) return 2;
    const auto target = text_of(given->target());
    const auto geometry = smarch::Geometry::of(given->target());
    if (!geometry) return fail("nothing is known of the hardware of " + target);

    const auto sm = *geometry;
    const auto text = [](std::uint32_t number) { return std::to_string(number); };
    const auto static_max = ptxas_static_smem_max(output.axes.toolkit, given->target()).optional();
    const auto barriers = sm.barriers_per_sm(), nonportable = sm.max_cluster_nonportable();
    const bool has_clusters = sm.max_cluster_portable() > 1;
    const auto carveouts = carveouts_of(sm);
    const auto of_toolkit = " (toolkit " + text_of(output.axes.toolkit) + ")";

    Report report(target, "an SM of compute capability " + text_of(sm.cc()));
    report.add_text("warps", text(sm.max_warps_per_sm()) + " (" + text(sm.max_threads_per_sm()) + " threads)");
    report.add_text("blocks", text(sm.max_blocks_per_sm()));
    report.add_text("threads of a block", text(sm.max_threads_per_block()) + " at most");
    report.add_text("registers", text(sm.registers_per_sm()) + " of 4 bytes in " + text(sm.partitions()) + " partitions");
    report.add_text("registers of a thread", text(sm.max_registers_per_thread()) + " at most");
    report.add_text("register unit", text(sm.register_unit()) + " of a warp");
    std::vector<std::string> sizes;
    for (const auto size : carveouts) sizes.push_back(text(size));
    report.add_text("shared memory", join(sizes, " ") + " KiB (" + std::string(name(sm.smem_split())) + ")");
    report.add_text("shared, of a block", text(sm.smem_per_block()) + " bytes, " + text(sm.smem_per_block_optin()) + " after opting in");
    report.add_text("shared, the driver's", text(sm.smem_reserved_per_block()) + " bytes of each block");
    report.add_text("shared memory unit", text(sm.smem_unit()) + " bytes");
    report.add_text("static, for ptxas", static_max ? text(*static_max) + " bytes at most" + of_toolkit : "ptxas does not build for " + target + of_toolkit);
    report.add_text("named barriers", barriers ? text(*barriers) : "no limit of the SM is known");
    report.add_text("blocks of a cluster", !has_clusters ? "no clusters" : text(sm.max_cluster_portable()) + " everywhere, non-portably " + (nonportable ? text(*nonportable) : "unknown"));
    report.add_text("source", std::string(name(sm.source())));

    report.add_json_members(Json::object({
        {"target", target},
        {"compute_capability", text_of(sm.cc())},
        {"max_threads_per_sm", sm.max_threads_per_sm()},
        {"max_warps_per_sm", sm.max_warps_per_sm()},
        {"max_blocks_per_sm", sm.max_blocks_per_sm()},
        {"max_threads_per_block", sm.max_threads_per_block()},
        {"registers_per_sm", sm.registers_per_sm()},
        {"registers_per_block", sm.registers_per_block()},
        {"max_registers_per_thread", sm.max_registers_per_thread()},
        {"register_unit_per_warp", sm.register_unit()},
        {"partitions", sm.partitions()},
        {"smem_per_sm_bytes", sm.smem_per_sm()},
        {"smem_per_block_bytes", sm.smem_per_block()},
        {"smem_per_block_optin_bytes", sm.smem_per_block_optin()},
        {"smem_reserved_per_block_bytes", sm.smem_reserved_per_block()},
        {"smem_unit_bytes", sm.smem_unit()},
        {"smem_split", code_of(sm.smem_split())},
        {"carveouts_kib", Json::Array(carveouts.begin(), carveouts.end())},
        {"max_static_smem_bytes", or_null(static_max)},
        {"max_cluster_portable_blocks", sm.max_cluster_portable()},
        {"max_cluster_nonportable_blocks", has_clusters ? or_unknown(nonportable) : Json()},
        {"barriers_per_sm", or_null(barriers)},
        {"virtual_resources_per_sm", sm.virtual_resources_per_sm()},
        {"geometry_source", code_of(sm.source())},
    }));
    report.print(output, from_publications);
    return 0;
}

}  // namespace inspector
