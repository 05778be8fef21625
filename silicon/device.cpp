// The driver and the device themselves.
#include "questions.hpp"

namespace silicon {

void ask_driver(const Driver &driver, Report &report) {
    const std::string asked = std::to_string(driver.version);
    if (driver.release.empty()) {
        report.skipped("the driver's release: the name of its library's file does not state it");
        return;
    }
    // The library's file is of the driver that answers, also where a compatibility package brought it.
    smarch_driver ours = 0;
    if (const smarch_status status = smarch_driver_parse(driver.release.c_str(), driver.release.size(), &ours)) {
        report.unknown("driver", driver.release, asked, smarch_status_message(status));
    } else {
        report.equal("driver", driver.release, driver.version, ours);
    }
}

namespace {

// Which sizes of clusters a launch takes, the portable ones and the others.
void ask_cluster_launches(const Bench &bench, const smarch_geometry &g, Handle kernel) {
    const Driver &driver = bench.driver;
    if (!driver.cuLaunchKernelEx) {
        bench.report.skipped("launches with clusters: the driver has no cuLaunchKernelEx");
        return;
    }
    for (const bool portable : {true, false}) {
        driver.require(driver.cuFuncSetAttribute(kernel, FunctionNonPortableCluster, !portable), "cuFuncSetAttribute");
        for (std::uint32_t size = 1; size <= 40; ++size) {
            LaunchAttribute attribute{ClusterDimension, 0, {size, 1, 1}};
            const LaunchConfig config{{size, 1, 1}, {32, 1, 1}, 0, nullptr, &attribute, 1};
            const Result result = driver.cuLaunchKernelEx(&config, kernel, nullptr, nullptr);
            driver.require(driver.cuCtxSynchronize(), "cuCtxSynchronize");
            const std::uint32_t most = portable ? g.max_cluster_portable : g.max_cluster_nonportable;
            const bool is_known = portable || g.has_max_cluster_nonportable;
            const std::string theirs = result == Success ? "launched" : driver.error_name(result);
            const std::string asked = std::string(portable ? "portable" : "any") + " size=" + std::to_string(size);
            bench.report.row("cluster launch", asked, theirs, is_known ? "at most " + std::to_string(most) : "no public source states it",
                             !is_known                            ? Outcome::Unknown
                             : (result == Success) == (size <= most) ? Outcome::Agree
                                                                  : Outcome::Disagree);
        }
    }
}

// What a kernel that takes nothing may have as a cluster.
void ask_cluster_sizes(const Bench &bench, const smarch_geometry &g) {
    const Driver &driver = bench.driver;
    const bool has_clusters = driver.attribute(bench.device, ClusterLaunch) != 0;
    bench.report.equal("device", "has clusters", has_clusters, g.max_cluster_portable > 1);
    if (!has_clusters) {
        return;
    }
    if (!driver.cuOccupancyMaxPotentialClusterSize) {
        bench.report.skipped("cluster sizes: the driver has no cuOccupancyMaxPotentialClusterSize");
        return;
    }
    // PTX for the lowest target with clusters, which every driver that knows them compiles.
    const std::string ptx = empty_ptx({7, 8}, "sm_90");
    const Module module(driver, ptx.c_str());
    if (module.result != Success) {
        bench.report.skipped("cluster sizes: PTX 7.8 for sm_90 is not compiled, " + driver.error_name(module.result));
        return;
    }
    const Handle kernel = module.function("k");
    LaunchConfig config{{64, 1, 1}, {32, 1, 1}, 0, nullptr, nullptr, 0};
    int portable = 0, any = 0;
    driver.require(driver.cuOccupancyMaxPotentialClusterSize(&portable, kernel, &config), "cuOccupancyMaxPotentialClusterSize");
    bench.report.equal("device", "max_cluster_portable", portable, g.max_cluster_portable);
    driver.require(driver.cuFuncSetAttribute(kernel, FunctionNonPortableCluster, 1), "cuFuncSetAttribute");
    driver.require(driver.cuOccupancyMaxPotentialClusterSize(&any, kernel, &config), "cuOccupancyMaxPotentialClusterSize");
    if (g.has_max_cluster_nonportable) {
        bench.report.equal("device", "max_cluster_nonportable", any, g.max_cluster_nonportable);
    } else {
        bench.report.unknown("device", "max_cluster_nonportable", std::to_string(any), "no public source states it");
    }
    ask_cluster_launches(bench, g, kernel);
}

} // namespace

void ask_device(const Bench &bench) {
    const auto supports = smarch_driver_supports_why(static_cast<smarch_driver>(bench.driver.version), bench.cc);
    const auto answer = smarch_verdict_answer(supports);
    bench.report.row("device", "supported by the driver", "yes", text_of(supports),
                     answer == SMARCH_ANSWER_YES  ? Outcome::Agree
                     : answer == SMARCH_ANSWER_NO ? Outcome::Disagree
                                                  : Outcome::Unknown);
    if (!bench.geometry) {
        bench.report.skipped("attributes and occupancy of " + cc_text(bench.cc) + ": the library has no geometry row");
        return;
    }
    const smarch_geometry &g = *bench.geometry;
    const struct {
        const char *name;
        int attribute;
        std::uint32_t ours;
    } rows[] = {
        {"max_threads_per_block", MaxThreadsPerBlock, g.max_threads_per_block},
        {"max_threads_per_sm", MaxThreadsPerSm, g.max_threads_per_sm},
        {"max_blocks_per_sm", MaxBlocksPerSm, g.max_blocks_per_sm},
        {"registers_per_block", RegistersPerBlock, g.registers_per_block},
        {"registers_per_sm", RegistersPerSm, g.registers_per_sm},
        {"smem_per_block", SmemPerBlock, g.smem_per_block},
        {"smem_per_block_optin", SmemPerBlockOptin, g.smem_per_block_optin},
        {"smem_per_sm", SmemPerSm, g.smem_per_sm},
        {"smem_reserved_per_block", ReservedSmemPerBlock, g.smem_reserved_per_block},
    };
    for (const auto &row : rows) {
        int value = 0;
        if (bench.driver.cuDeviceGetAttribute(&value, row.attribute, bench.device) != Success) {
            // An attribute that came with a later driver.
            bench.report.row("device", row.name, "no such attribute", std::to_string(row.ours), Outcome::Unanswered);
        } else {
            bench.report.equal("device", row.name, value, row.ours);
        }
    }
    const int warp = bench.driver.attribute(bench.device, WarpSize);
    bench.report.equal("device", "max_warps_per_sm", bench.driver.attribute(bench.device, MaxThreadsPerSm) / warp, g.max_warps_per_sm);
    ask_cluster_sizes(bench, g);
}

} // namespace silicon
