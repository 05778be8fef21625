// `smarch hardware TARGET`: what an SM of the target's devices has.
#include <cstdio>

#include "commands.hpp"

namespace inspector {

int show_hardware(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("hardware takes a target: smarch hardware sm_90");
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const std::string target = smarch_target_name(name->target);
    const auto *geometry = smarch_geometry_of(name->target);
    if (!geometry) return fail("nothing is known of the hardware of " + target);

    Report report(target, "an SM of compute capability " + std::to_string(geometry->cc / 10) + "." + std::to_string(geometry->cc % 10));
    report.add_json("target", target);
    const auto number = [&](const char *key, const char *label, std::uint32_t value, const std::string &unit) {
        report.add(key, label, static_cast<std::int64_t>(value), std::to_string(value) + unit);
    };
    number("max_warps_per_sm", "warps", geometry->max_warps_per_sm, " (" + std::to_string(geometry->max_threads_per_sm) + " threads)");
    report.add_json("max_threads_per_sm", static_cast<std::int64_t>(geometry->max_threads_per_sm));
    number("max_blocks_per_sm", "blocks", geometry->max_blocks_per_sm, "");
    number("max_threads_per_block", "threads of a block", geometry->max_threads_per_block, " at most");
    number("registers_per_sm", "registers", geometry->registers_per_sm, " of 4 bytes in " + std::to_string(geometry->partitions) + " partitions");
    report.add_json("partitions", static_cast<std::int64_t>(geometry->partitions));
    number("max_registers_per_thread", "registers of a thread", geometry->max_registers_per_thread, " at most");
    number("register_unit", "register unit", geometry->register_unit, " of a warp");

    std::uint32_t sizes[16];
    std::size_t count = 0;
    std::vector<std::string> carveouts;
    if (smarch_carveouts(geometry, sizes, 16, &count) == SMARCH_OK) {
        for (std::size_t i = 0; i < count; ++i) carveouts.push_back(std::to_string(sizes[i] / 1024));
    }
    report.add("carveouts_kib", "shared memory", carveouts, join(carveouts, " ") + " KiB (" + smarch_smem_split_name(geometry->smem_split) + ")");
    number("smem_per_block", "shared, of a block", geometry->smem_per_block, " bytes, " + std::to_string(geometry->smem_per_block_optin) + " after opting in");
    report.add_json("smem_per_block_optin", static_cast<std::int64_t>(geometry->smem_per_block_optin));
    number("smem_reserved_per_block", "shared, the driver's", geometry->smem_reserved_per_block, " bytes of each block");
    number("smem_unit", "shared memory unit", geometry->smem_unit, " bytes");
    std::uint32_t accepted = 0;
    if (smarch_static_smem_max(name->target, &accepted) == SMARCH_OK) number("static_smem_max", "static, for ptxas", accepted, " bytes at most");
    else report.add("static_smem_max", "static, for ptxas", nullptr, "ptxas does not build for " + target);
    if (geometry->known & SMARCH_GEOMETRY_HAS_BARRIERS) number("barriers_per_sm", "named barriers", geometry->barriers_per_sm, "");
    else report.add("barriers_per_sm", "named barriers", nullptr, "no limit of the SM is known");
    const bool has_largest = (geometry->known & SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE) != 0;
    report.add("max_cluster_portable", "blocks of a cluster", static_cast<std::int64_t>(geometry->max_cluster_portable),
               geometry->max_cluster_portable == 1 ? "no clusters"
                                                   : std::to_string(geometry->max_cluster_portable) + " everywhere, non-portably " +
                                                         (has_largest ? std::to_string(geometry->max_cluster_nonportable) : "unknown"));
    report.add_json("max_cluster_nonportable", has_largest ? Value(static_cast<std::int64_t>(geometry->max_cluster_nonportable)) : nullptr);
    report.add("source", "source", std::string(smarch_source_name(geometry->source)));
    report.print(output);
    return 0;
}

}  // namespace inspector
