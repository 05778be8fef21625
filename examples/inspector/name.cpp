// `smarch NAME`: everything known of a target and of the name that was given.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "command_table.hpp"
#include "commands.hpp"
#include "generated/codes.hpp"
#include "target_row.hpp"

namespace inspector {
namespace {

/// "12.8 to 12.9": which of those measured build it.
std::string toolkits(smarch::TargetInfo info) {
    const auto all = smarch::toolkits();
    const auto first = all[0].toolkit(), last = all[all.size() - 1].toolkit();
    if (!info.oldest_toolkit()) return "unknown: none of those measured (" + text_of(first) + " to " + text_of(last) + ") is known to build it";
    const auto oldest = *info.oldest_toolkit(), newest = *info.newest_toolkit();
    return text_of(oldest) + (oldest == first ? " or earlier to " : " to ") + text_of(newest) + (newest == last ? " or later" : "");
}

std::string ptx_versions(smarch::Toolkit k, smarch::TargetInfo info) {
    const auto lowest = lowest_ptx(k, info.target());
    if (!lowest) {
        const auto later = info.ptx_accepted() ? "ptxas " + text_of(k) + " knows no such .target; others accept it from " + text_of(info.ptx_accepted()) : "ptxas never accepts it as a .target";
        return later + (info.ptx_emitted() ? ", to emit " + text_of(info.ptx_emitted()) : "");
    }
    return "accepted from " + text_of(lowest) + ", to emit " + text_of(info.ptx_emitted(), "unknown");
}

std::vector<std::string> tool_names(smarch::Toolkit k, smarch::Name name, smarch::Answer answer) {
    std::vector<std::string> texts;
    for (const auto tool : tools()) {
        if (smarch::answer(accepts_why(k, tool, name)) == answer) texts.emplace_back(smarch::name(tool));
    }
    return texts;
}

std::vector<std::string> macros(smarch::Toolkit k, smarch::Target target) {
    std::vector<smarch::Macro> macros;
    std::vector<std::string> texts;
    if (!smarch::target_macros(k, target, macros)) return texts;
    for (const auto &macro : macros) texts.push_back("-D" + std::string(macro.name()) + (macro.value() ? "=" + std::to_string(*macro.value()) : ""));
    return texts;
}

/// The targets for which `relation` holds, by name.
template <typename Relation>
std::vector<std::string> targets_where(Relation relation) {
    std::vector<std::string> names;
    for (const auto target : smarch::targets()) {
        if (relation(target)) names.push_back(text_of(target));
    }
    return names;
}

/// The devices on which a cubin for the target loads, and those on which that is unknown.
struct Devices {
    std::vector<std::string> loads, unknown, both;
};

Devices devices_of(smarch::Target target) {
    Devices devices;
    for (std::uint32_t number = 10; number < 200; ++number) {
        const auto cc = smarch::ComputeCapability::from_number(number);
        const auto verdict = loads_why(target, cc);
        const bool is_unknown = verdict == smarch::Verdict::unknown_silent || verdict == smarch::Verdict::unknown_disputed;
        if (verdict != smarch::Verdict::yes && !is_unknown) continue;
        (is_unknown ? devices.unknown : devices.loads).push_back(text_of(cc));
        devices.both.push_back(text_of(cc) + (is_unknown ? "?" : ""));
    }
    return devices;
}

/// The features that cicc's SMFeatures name: what ptxas takes their instructions for, and what the document states.
struct TargetFeatures {
    std::vector<std::string> has, unknown, documented;
    /// In which the two differ.
    std::vector<std::string> only_documented, only_run;
    /// The document states nothing outside 70 to 121.
    bool is_documented = false;
};

TargetFeatures features_of(smarch::Toolkit k, smarch::Target target) {
    TargetFeatures features;
    const auto documented = smarch::documented::cicc::SmFeatures::of(target.number());
    features.is_documented = bool(documented);
    for (const auto bit : smarch::documented::cicc::sm_feature_bits()) {
        const std::string name(bit.name());
        const auto run = smarch::answer(smarch::documented::cicc::sm_feature_legal_why(k, target, bit.feature()));
        const bool is_stated = documented && documented->has(bit.feature());
        if (is_stated) features.documented.push_back(name);
        if (run == smarch::Answer::yes) features.has.push_back(name);
        if (run == smarch::Answer::unknown) features.unknown.push_back(name);
        if (is_stated && run == smarch::Answer::no) features.only_documented.push_back(name);
        if (documented && !is_stated && run == smarch::Answer::yes) features.only_run.push_back(name);
    }
    return features;
}

/// In which features the document differs from ptxas.
std::string documented_words(const TargetFeatures &features) {
    if (!features.is_documented) return "none: documented for 70 to 121";
    const auto with = features.only_documented.empty() ? "" : "with " + join(features.only_documented, " ");
    const auto without = features.only_run.empty() ? "" : "without " + join(features.only_run, " ");
    if (with.empty() && without.empty()) return "as documented: the same";
    return "as documented: " + with + (with.empty() || without.empty() ? "" : ", ") + without + "  (errata E46d, E47, E47d)";
}

/// What a name is, and who makes what it names.
std::string kind_of(smarch::Toolkit k, smarch::Name name, const Devices &devices) {
    struct Kind {
        const char *what, *made;
    };
    constexpr Kind kinds[] = {{"", ""}, {"a real architecture", "SASS"}, {"a virtual architecture", "PTX"}, {"an architecture for link-time optimisation", "LTO IR"}};
    const auto &[what, made] = kinds[static_cast<std::uint32_t>(name.kind())];
    const auto info = *name.target().info();
    const std::string is(what), makes = std::string(" make ") + made + " for it";
    if (accepts(k, smarch::Tool::ptxas_gpu_name, {smarch::NameKind::sm, name.target()})) return is + ": " + made + " is made for it";
    if (info.oldest_toolkit()) return is + ": toolkits " + toolkits(info) + makes + ", toolkit " + text_of(k) + " does not";
    // Names without devices are names alone.
    return is + (devices.both.empty() ? " by its name" : "") + ": none of the toolkits measured is known to make " + made + " for it";
}

/// The names, or why there are none.
std::string join_or(const std::vector<std::string> &names, const std::string &why) { return names.empty() ? "none: " + why : join(names, " "); }

/// The commands that know more of a target, each with what it tells; those that would only refuse it are left out.
void print_leads(const Output &output, smarch::Target target) {
    const auto k = output.axes.toolkit;
    const bool has_profile = bool(smarch::Profile::build(target)), has_hardware = bool(smarch::Geometry::of(target));
    const auto suffix = static_cast<unsigned char>(target.suffix().value_or('\0'));
    const std::pair<const char *, bool> leads[] = {
        {"features", lowest_ptx(k, target).has_value()},
        {"limits", bool(smarch::limits(k, target))},
        {"toolkits", target.info()->oldest_toolkit().has_value()},
        {"hardware", has_hardware},
        {"occupancy", has_hardware},
        {"profile", has_profile},
        {"scheduler", bool(smarch::scheduler_for_target(target))},
        {"gates", has_profile},
        {"mcpu", smarch::documented::tileiras::cpu_of(target).has_value()},
    };
    Report report;
    for (const auto &[name, knows] : leads) {
        if (!knows) continue;
        const auto &command = *find_command(name);
        const bool takes_toolkit = std::any_of(command.options.begin(), command.options.end(), [](const Option &option) { return option.name == std::string(toolkit_option.name); });
        const auto release = takes_toolkit && output.axes.names_toolkit ? std::string(" --toolkit ") + text_of(k) : std::string();
        report.add_text("smarch " + std::string(name) + " " + text_of(target) + release, command.purpose);
    }
    const std::pair<const char *, bool> documents[] = {
        {"ptxas", smarch::documented::ptxas::validation_entry_find(suffix, target.number()).has_value()},
        {"nvlink", smarch::documented::nvlink::encoding_function_of(target).has_value()},
        {"tileiras", smarch::documented::tileiras::cpu_of(target).has_value()},
    };
    for (const auto &[binary, knows] : documents) {
        if (knows) report.add_text(std::string("smarch documented ") + binary + " " + text_of(target), std::string("what the document about ") + binary + " states of it");
    }
    std::printf("\nMore of %s\n\n", text_of(target).c_str());
    report.print(output);
}

}  // namespace

int show_name(const Output &output, smarch::Name name) {
    const auto k = output.axes.toolkit;
    const auto target = name.target();
    const auto info = *target.info();
    const std::string generation(info.generation().value_or("no known generation"));
    Report report(text_of(name), generation + (info.product() ? ", " + std::string(*info.product()) : ""));

    const auto devices = devices_of(target);
    report.add_json("name", text_of(name));
    report.add_json("name_kind", code_of(name.kind()));
    report.add_json_members(value_of_row(k, info, name.kind()));
    report.add_text("kind", kind_of(k, name, devices));
    const auto standing = smarch::standing(k, target);
    report.add_text("standing", (standing ? std::string(smarch::name(*standing)) + " in" : std::string("not known to")) + " toolkit " + text_of(k));
    if (info.alias_of()) report.add_text("now called", text_of(*info.alias_of()));
    report.add_text("compute capability", text_of(target.cc()));
    report.add("ptxas_family", "family in ptxas", value_of(info.ptxas_family()), std::string(info.ptxas_family().value_or("none: ptxas has no profile")));
    report.add_text("family of suffix f", info.family() ? std::string(smarch::name(*info.family())) : "none");
    report.add_text("__CUDA_ARCH__", std::to_string(info.cuda_arch()) +
                                         (target.suffix() && info.cuda_arch_text() ? "  (the documents print " + std::string(*info.cuda_arch_text()) + ")" : ""));
    report.add_json("cuda_arch_documented", value_of(info.cuda_arch_text()));
    const bool is_built = accepts(k, smarch::Tool::ptxas_gpu_name, {smarch::NameKind::sm, target});
    report.add_text("macros", join(macros(k, target), " ") + (is_built ? "" : "  (by the rule; toolkit " + text_of(k) + " does not build for it)"));
    const auto features = features_of(k, target);
    report.add("features", "features", features.has, lowest_ptx(k, target) ? join_or(features.has, "ptxas takes none of their instructions") : "none: ptxas " + text_of(k) + " takes no such .target");
    report.add("features_unknown", "unknown features", features.unknown, join(features.unknown, " ") + "  (no measured instruction shows them)");
    report.add("sm_features_documented", "SMFeatures in cicc", or_unknown(features.is_documented, features.documented), documented_words(features));
    report.add_text("PTX version", ptx_versions(k, info));
    report.add_text("toolkits", toolkits(info));
    report.add_text("accepted by", tool_names(k, name, smarch::Answer::yes));
    report.add_text("refused by", tool_names(k, name, smarch::Answer::no));
    const auto unknown_tools = tool_names(k, name, smarch::Answer::unknown);
    if (!unknown_tools.empty()) report.add_text("unknown: not run", unknown_tools);
    const auto compiles_for = targets_where([&](smarch::Target gpu) { return ptxas_compiles(k, target, gpu); });
    report.add("ptx_compiles_for", "its PTX compiles for", compiles_for,
               join_or(compiles_for, lowest_ptx(k, target) ? "ptxas " + text_of(k) + " builds for no target that it may be compiled for" : "ptxas " + text_of(k) + " takes no such .target"));
    const auto compiles_from = targets_where([&](smarch::Target ptx) { return ptxas_compiles(k, ptx, name); });
    report.add("loads_on", "its cubins load on", devices.loads, join_or(devices.both, "no device of compute capability " + text_of(target.cc()) + " is known"));
    report.add_json("loads_on_unknown", devices.unknown);
    report.add("compiles_ptx_of", "compiles PTX of", compiles_from, join_or(compiles_from, "ptxas " + text_of(k) + " does not compile for this --gpu-name"));
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_all);
    if (!output.json) print_leads(output, target);
    return 0;
}

}  // namespace inspector
