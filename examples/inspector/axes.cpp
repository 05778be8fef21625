#include "axes.hpp"

#include <cstdio>

#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

std::vector<std::string> toolkit_names() {
    std::vector<std::string> names;
    for (const auto row : smarch::toolkits()) names.emplace_back(row.name());
    return names;
}

std::string branch_names() {
    std::vector<std::string> names;
    for (const auto row : smarch::driver_branches()) names.push_back(std::to_string(row.branch()));
    return join(names, " ");
}

/// The PTX versions from the first that a driver compiles to the newest of the newest release, ascending.
std::vector<smarch::Version> all_ptx_versions() {
    std::vector<smarch::Version> versions;
    for (std::uint16_t major = 1; major <= 99; ++major) {
        for (std::uint16_t minor = 0; minor <= 9; ++minor) {
            const smarch::Version version{major, minor};
            if (smarch::Driver::oldest_for(version)) versions.push_back(version);
        }
    }
    return versions;
}

std::optional<smarch::Version> version_of(const std::string &text) {
    unsigned major = 0, minor = 0;
    char rest = 0;
    if (text.size() > 5 || std::sscanf(text.c_str(), "%2u.%2u%c", &major, &minor, &rest) != 2) return std::nullopt;
    const smarch::Version version{static_cast<std::uint16_t>(major), static_cast<std::uint16_t>(minor)};
    return text == text_of(std::optional(version)) ? std::optional(version) : std::nullopt;
}

}  // namespace

std::string toolkit_range() {
    const auto names = toolkit_names();
    return names.front() + " to " + names.back();
}

std::string text_of(smarch::Toolkit toolkit) { return std::string(name(toolkit)); }
std::string text_of(smarch::Driver driver) { return text_of(std::optional(driver.version())); }

std::optional<smarch::Toolkit> parse_toolkit(const std::string &text) {
    const auto toolkit = smarch::parse_toolkit(text);
    if (!toolkit) fail("'" + text + "': " + std::string(toolkit.message()) + "; there are " + join(toolkit_names(), " "));
    return toolkit.optional();
}

std::optional<smarch::Driver> parse_driver(const std::string &text) {
    const auto driver = smarch::Driver::parse(text);
    if (driver) return driver.optional();
    const bool is_unknown = driver.status() == smarch::Status::driver_unknown;
    fail("'" + text + "': " + std::string(driver.message()) + (is_unknown ? "; known are the branches " + branch_names() + ", and any CUDA version: 12.4" : ""));
    return std::nullopt;
}

std::optional<smarch::Version> parse_ptx_version(const std::string &text) {
    const auto version = version_of(text);
    if (version && smarch::Driver::oldest_for(*version)) return version;
    const auto all = all_ptx_versions();
    std::vector<std::string> names;
    for (const auto &known : all) names.push_back(text_of(std::optional(known)));
    fail("'" + text + "': " + (version && *version > all.back() ? "newer than every PTX version that is known" : "no PTX version") + "; there are " + join(names, " "));
    return std::nullopt;
}

std::optional<smarch::Version> ptx_version_of(const Axes &axes, const Arguments &arguments) {
    const auto *text = arguments.option(ptx_option.name);
    return text ? parse_ptx_version(*text) : std::optional(newest_ptx(axes.toolkit));
}

std::optional<Axes> parse_axes(const Arguments &arguments) {
    Axes axes;
    if (const auto *text = arguments.option(toolkit_option.name)) {
        const auto toolkit = parse_toolkit(*text);
        if (!toolkit) return std::nullopt;
        axes.toolkit = *toolkit;
        axes.names_toolkit = true;
    }
    if (const auto *text = arguments.option(driver_option.name)) {
        const auto driver = parse_driver(*text);
        if (!driver) return std::nullopt;
        axes.driver = *driver;
        axes.names_driver = true;
    }
    return axes;
}

void print_axes(const Output &output, Depends depends) {
    if (output.json || depends == Depends::on_neither) return;
    const auto &axes = output.axes;
    const auto both = depends == Depends::on_both;
    std::string text;
    if (depends != Depends::on_driver) {
        text = "toolkit " + text_of(axes.toolkit) + (axes.names_toolkit ? "" : " (default; --toolkit takes " + toolkit_range() + ")");
    }
    if (depends != Depends::on_toolkit) {
        text += (both ? ", driver " : "driver ") + text_of(axes.driver) + (axes.names_driver ? "" : " (default; e.g. --driver 550)");
    }
    for (const auto &line : lines_of(output, text)) std::printf("%s\n", output.dim(line).c_str());
}

}  // namespace inspector
