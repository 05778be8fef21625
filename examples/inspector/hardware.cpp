// `smarch hardware TARGET`: what an SM of the target's devices has.
#include <cstdio>

#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

/// The sizes in KiB that an SM's shared memory can be given.
std::vector<std::uint32_t> carveouts_of(const smarch_geometry &sm) {
    std::uint32_t sizes[16];
    std::size_t count = 0;
    std::vector<std::uint32_t> carveouts;
    if (smarch_carveouts(&sm, sizes, 16, &count) != SMARCH_OK) return carveouts;
    for (std::size_t i = 0; i < count; ++i) carveouts.push_back(sizes[i] / 1024);
    return carveouts;
}

}  // namespace

int show_hardware(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("hardware takes a target: smarch hardware sm_90");
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const std::string target = smarch_target_name(name->target);
    const auto *geometry = smarch_geometry_of(name->target);
    if (!geometry) return fail("nothing is known of the hardware of " + target);

    const auto &sm = *geometry;
    const auto text = [](std::uint32_t number) { return std::to_string(number); };
    std::uint32_t static_max = 0;
    const bool is_built = smarch_static_smem_max(name->target, &static_max) == SMARCH_OK;
    const bool has_barriers = (sm.known & SMARCH_GEOMETRY_HAS_BARRIERS) != 0, has_nonportable = (sm.known & SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE) != 0;
    const bool has_clusters = sm.max_cluster_portable > 1;
    const auto carveouts = carveouts_of(sm);

    Report report(target, "an SM of compute capability " + text_of_cc(sm.cc));
    report.add_text("warps", text(sm.max_warps_per_sm) + " (" + text(sm.max_threads_per_sm) + " threads)");
    report.add_text("blocks", text(sm.max_blocks_per_sm));
    report.add_text("threads of a block", text(sm.max_threads_per_block) + " at most");
    report.add_text("registers", text(sm.registers_per_sm) + " of 4 bytes in " + text(sm.partitions) + " partitions");
    report.add_text("registers of a thread", text(sm.max_registers_per_thread) + " at most");
    report.add_text("register unit", text(sm.register_unit) + " of a warp");
    std::vector<std::string> sizes;
    for (const auto size : carveouts) sizes.push_back(text(size));
    report.add_text("shared memory", join(sizes, " ") + " KiB (" + smarch_smem_split_name(sm.smem_split) + ")");
    report.add_text("shared, of a block", text(sm.smem_per_block) + " bytes, " + text(sm.smem_per_block_optin) + " after opting in");
    report.add_text("shared, the driver's", text(sm.smem_reserved_per_block) + " bytes of each block");
    report.add_text("shared memory unit", text(sm.smem_unit) + " bytes");
    report.add_text("static, for ptxas", is_built ? text(static_max) + " bytes at most" : "ptxas does not build for " + target);
    report.add_text("named barriers", has_barriers ? text(sm.barriers_per_sm) : "no limit of the SM is known");
    report.add_text("blocks of a cluster", !has_clusters ? "no clusters" : text(sm.max_cluster_portable) + " everywhere, non-portably " + (has_nonportable ? text(sm.max_cluster_nonportable) : "unknown"));
    report.add_text("source", smarch_source_name(sm.source));

    report.add_json_members(Json::object({
        {"target", target},
        {"compute_capability", text_of_cc(sm.cc)},
        {"max_threads_per_sm", sm.max_threads_per_sm},
        {"max_warps_per_sm", sm.max_warps_per_sm},
        {"max_blocks_per_sm", sm.max_blocks_per_sm},
        {"max_threads_per_block", sm.max_threads_per_block},
        {"registers_per_sm", sm.registers_per_sm},
        {"registers_per_block", sm.registers_per_block},
        {"max_registers_per_thread", sm.max_registers_per_thread},
        {"register_unit_per_warp", sm.register_unit},
        {"partitions", sm.partitions},
        {"smem_per_sm_bytes", sm.smem_per_sm},
        {"smem_per_block_bytes", sm.smem_per_block},
        {"smem_per_block_optin_bytes", sm.smem_per_block_optin},
        {"smem_reserved_per_block_bytes", sm.smem_reserved_per_block},
        {"smem_unit_bytes", sm.smem_unit},
        {"smem_split", code_of(smarch::SmemSplit{sm.smem_split})},
        {"carveouts_kib", Json::Array(carveouts.begin(), carveouts.end())},
        {"max_static_smem_bytes", is_built ? Json(static_max) : Json()},
        {"max_cluster_portable_blocks", sm.max_cluster_portable},
        {"max_cluster_nonportable_blocks", has_clusters ? or_unknown(has_nonportable, sm.max_cluster_nonportable) : Json()},
        {"barriers_per_sm", has_barriers ? Json(sm.barriers_per_sm) : Json()},
        {"virtual_resources_per_sm", sm.virtual_resources_per_sm},
        {"geometry_source", code_of(smarch::GeometrySource{sm.source})},
    }));
    report.print(output, from_publications);
    return 0;
}

}  // namespace inspector
