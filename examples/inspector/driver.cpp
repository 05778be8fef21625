// `smarch driver DRIVER`: what a driver compiles, starts, supports and loads. `smarch ptx-version VERSION`: who reads it, what it brought.
#include <algorithm>
#include <cstdio>

#include "generated/codes.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

std::vector<smarch::DriverBranch> branches_of(smarch::Driver driver) {
    std::vector<smarch::DriverBranch> list;
    for (const auto row : smarch::driver_branches()) {
        if (row.driver() == driver) list.push_back(row);
    }
    return list;
}

Json numbers_of(const std::vector<smarch::DriverBranch> &branches) {
    auto list = Json::array();
    for (const auto &row : branches) list.push(row.branch());
    return list;
}

std::string names_of(const std::vector<smarch::DriverBranch> &branches) {
    std::vector<std::string> texts;
    for (const auto &row : branches) texts.push_back("R" + std::to_string(row.branch()));
    return join(texts);
}

/// Whether a document names the CUDA version: a branch returns it, a PTX version or a toolkit came with it.
bool is_named(smarch::Driver driver, const std::vector<smarch::DriverBranch> &branches) {
    const auto toolkits = all_toolkits();
    const auto ptx = driver.ptx();
    return !branches.empty() || (ptx && smarch::Driver::oldest_for(*ptx) == driver) ||
           std::any_of(toolkits.begin(), toolkits.end(), [&](smarch::Toolkit k) { return smarch::Driver(k) == driver; });
}

int list_branches(const Output &output) {
    Table table{"drivers", {"branch", "driver", "newest PTX"}, {}};
    for (const auto row : smarch::driver_branches()) {
        const auto driver = text_of(row.driver()), ptx = text_of(std::optional(row.ptx()));
        table.add({"R" + std::to_string(row.branch()), driver, ptx}, Json::object({{"branch", row.branch()}, {"driver", driver}, {"newest_ptx", ptx}}));
    }
    print_tables(output, from_publications, {table});
    return 0;
}

void add_devices(Report &report, smarch::Driver driver) {
    std::vector<std::string> supported, newer, older, unclear;
    auto objects = Json::array();
    for (const auto device : all_devices()) {
        const auto verdict = driver_supports_why(driver, device);
        const auto oldest = oldest_driver(device), newest = newest_driver(device);
        const auto text = text_of(device);
        switch (verdict) {
            case smarch::Verdict::yes: supported.push_back(text); break;
            case smarch::Verdict::no_driver_old: newer.push_back(text + (oldest ? " (from " + text_of(*oldest) + ")" : "")); break;
            case smarch::Verdict::no_driver_new: older.push_back(text + (newest ? " (up to " + text_of(*newest) + ")" : "")); break;
            default: unclear.push_back(text); break;
        }
        objects.push(Json::object({{"device", text}, {"verdict", value_of(verdict)}, {"oldest_driver", oldest ? Json(text_of(*oldest)) : Json(unknown)},
                                   {"newest_driver", newest ? Json(text_of(*newest)) : Json()}}));
    }
    report.add_text("devices: supported", supported);
    report.add_text("too new for it", newer);
    report.add_text("no longer supported", older);
    report.add_text("no source states it", unclear);
    report.add_json("device_support", std::move(objects));
}

std::vector<smarch::Target> targets_that_came_with(smarch::Version version) {
    std::vector<smarch::Target> list;
    for (const auto target : smarch::targets()) {
        if (target.info()->ptx_accepted() == version) list.push_back(target);
    }
    return list;
}

/// The instructions that a release takes from this .version on.
std::vector<std::string> instructions_that_came_with(smarch::Toolkit k, smarch::Version version) {
    std::vector<std::string> list;
    for (const auto row : smarch::isa_features()) {
        if (isa_since(k, row.feature()) == version) list.emplace_back(row.name());
    }
    return list;
}

}  // namespace

int show_driver(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return list_branches(output);
    if (arguments.size() > 1) return fail("driver takes one driver: smarch driver 550");
    const auto driver = parse_driver(arguments[0]);
    if (!driver) return 2;
    const auto branches = branches_of(*driver);
    const auto ptx = driver->ptx();
    const bool is_newer = smarch::Driver::newest() < *driver;
    Report report("driver " + text_of(*driver), !branches.empty() ? names_of(branches) : is_named(*driver, branches) ? "as cuDriverGetVersion returns it" : "a version that no public document names; answered by its order among those that are named");
    report.add_json("driver", text_of(*driver));
    report.add_json("branches", numbers_of(branches));
    report.add("newest_ptx", "newest PTX", value_of(ptx), !ptx ? "none: it is older than PTX" : (is_newer ? "at least " : "") + text_of(ptx) + "; newer: CUDA_ERROR_UNSUPPORTED_PTX_VERSION");

    std::vector<smarch::Toolkit> starts, partly;
    for (const auto k : all_toolkits()) {
        if (!driver_starts(*driver, k)) continue;
        starts.push_back(k);
        if (ptx && newest_ptx(k) > *ptx && !is_newer) partly.push_back(k);
    }
    report.add("starts_toolkits", "starts programs of", value_of(starts), text_of(starts));
    if (!partly.empty()) report.add_text("of these without PTX", text_of(partly) + ": minor-version compatibility, cubins only: their PTX is newer than the driver");
    report.add_json("starts_without_ptx", value_of(partly));
    const bool loads_zstd = !(*driver < smarch::Driver(SMARCH_DRIVER_ZSTD));
    report.add("loads_zstd", "zstd images", loads_zstd, loads_zstd ? "loads them" : "does not load them: that takes driver " + text_of(smarch::Driver(SMARCH_DRIVER_ZSTD)) + "; toolkit 13.0 and later compress so by default");
    add_devices(report, *driver);
    report.add_text("no image for a device", "CUDA_ERROR_NO_BINARY_FOR_GPU: neither a cubin that loads nor PTX that it compiles");
    report.print(output, from_publications);
    if (!output.json) {
        std::printf("\n");
        print_text(output, "From public documents. Where a compatibility package is installed, cuDriverGetVersion returns a newer version: ask for that one.");
    }
    return 0;
}

int show_ptx_version(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("ptx-version takes a version: smarch ptx-version 8.7");
    const auto version = parse_ptx_version(arguments[0]);
    if (!version) return 2;
    const auto readers = readers_of(*version);
    const auto driver = smarch::Driver::oldest_for(*version);
    std::vector<smarch::DriverBranch> branches;
    for (const auto row : smarch::driver_branches()) {
        if (row.ptx() >= *version) branches.push_back(row);
    }
    Report report("PTX " + text_of(version), "the .version of PTX");
    report.add_json("ptx_version", value_of(version));
    report.add("read_by", "read by toolkits", value_of(readers), text_of(readers));
    report.add("oldest_driver", "compiled by drivers", driver ? Json(text_of(*driver)) : Json(unknown),
               driver ? "from " + text_of(*driver) + (branches.empty() ? "" : ", branch R" + std::to_string(branches.front().branch())) + " on; older: CUDA_ERROR_UNSUPPORTED_PTX_VERSION" : std::string(unknown));
    const auto targets = targets_that_came_with(*version);
    report.add("new_targets", "targets that it brought", inspector::value_of(targets), join(texts_of(targets), " "));
    // The release that was asked about, where it reads the version; otherwise the oldest that does.
    const auto asked = output.axes.toolkit;
    const bool is_read = std::find(readers.begin(), readers.end(), asked) != readers.end();
    const auto k = is_read || readers.empty() ? asked : readers.front();
    const auto instructions = instructions_that_came_with(k, *version);
    report.add("new_instructions", "forms that it brought", instructions, join(instructions) + (readers.empty() ? "" : " (of the 165 measured, as ptxas " + text_of(k) + " has it)"));
    report.add_json("new_instructions_of", text_of(k));
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    return 0;
}

}  // namespace inspector
