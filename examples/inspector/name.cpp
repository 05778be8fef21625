// `smarch NAME`: everything known of a target and of the name that was given.
#include "codes.hpp"
#include "commands.hpp"
#include "target_row.hpp"

namespace inspector {
namespace {

/// "first 12.8, last 12.9" in the words of what was measured.
std::string toolkits(const smarch_target_info &info) {
    if (!info.oldest_toolkit) return "unknown: none of those measured (11.7 to 13.5) is known to build it";
    const auto oldest = text_of(info.oldest_toolkit), newest = text_of(info.newest_toolkit);
    return (oldest == "11.7" ? "11.7 or earlier" : oldest) + " to " + (newest == "13.5" ? "13.5 or later" : newest);
}

std::string ptx_versions(const smarch_target_info &info) {
    if (!info.ptx_accepted) return "ptxas never accepts it as a .target" + (info.ptx_emitted ? ", to emit " + text_of(info.ptx_emitted) : "");
    return "accepted from " + text_of(info.ptx_accepted) + ", to emit " + text_of(info.ptx_emitted, "unknown");
}

std::vector<std::string> tools(smarch_name name, bool accepting) {
    std::vector<std::string> texts;
    for (smarch_tool tool = SMARCH_TOOL_PTXAS_TARGET; *smarch_tool_name(tool); ++tool) {
        if (smarch_tool_accepts(tool, name) == accepting) texts.push_back(smarch_tool_name(tool));
    }
    return texts;
}

std::vector<std::string> macros(smarch_target target) {
    smarch_macro entries[4];
    std::size_t count = 0;
    std::vector<std::string> texts;
    if (smarch_macros(target, entries, 4, &count) != SMARCH_OK) return texts;
    for (std::size_t i = 0; i < count; ++i) {
        texts.push_back(std::string("-D") + entries[i].name + (entries[i].has_value ? "=" + std::to_string(entries[i].value) : ""));
    }
    return texts;
}

/// The targets for which `relation` holds, by name.
template <typename Relation>
std::vector<std::string> targets_where(Relation relation) {
    std::size_t count = 0;
    const smarch_target_info *rows = smarch_targets(&count);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        if (relation(rows[i].target)) names.push_back(rows[i].name);
    }
    return names;
}

/// The devices on which a cubin for the target loads, and those on which that is unknown.
struct Devices {
    std::vector<std::string> loads, unknown, both;
};

Devices devices_of(smarch_target target) {
    Devices devices;
    for (smarch_cc cc = 10; cc < 200; ++cc) {
        const auto verdict = smarch_loads_why(target, cc);
        const bool is_unknown = verdict == SMARCH_UNKNOWN_SILENT || verdict == SMARCH_UNKNOWN_DISPUTED;
        if (verdict != SMARCH_YES && !is_unknown) continue;
        (is_unknown ? devices.unknown : devices.loads).push_back(text_of_cc(cc));
        devices.both.push_back(text_of_cc(cc) + (is_unknown ? "?" : ""));
    }
    return devices;
}

/// The names of the bits that cicc's SMFeatures have for an SM number, as documented; none outside 70 to 121.
std::vector<std::string> sm_features(std::uint32_t sm) {
    smarch_sm_features features;
    std::size_t count = 0;
    const smarch_sm_feature_bit *bits = smarch_sm_feature_bits(&count);
    std::vector<std::string> names;
    if (smarch_sm_features_init(sm, &features) != SMARCH_OK) return names;
    for (std::size_t i = 0; i < count; ++i) {
        if (features.feature_flags & bits[i].mask) names.push_back(bits[i].name);
    }
    return names;
}

}  // namespace

int show_name(const Output &output, smarch_name name) {
    const auto *info = smarch_target_info_of(name.target);
    if (!info) return fail("not a target");
    const std::string generation = info->generation ? info->generation : "no known generation";
    Report report(text_of(name), generation + (info->product ? std::string(", ") + info->product : ""));

    const char *const kinds[] = {"", "a real architecture: SASS is made for it", "a virtual architecture: PTX is made for it",
                                 "an architecture for link-time optimisation: LTO IR is made for it"};
    report.add_json("name", text_of(name));
    report.add_json("name_kind", code_of(smarch::NameKind{name.kind}));
    report.add_json_members(value_of_row(*info, name.kind));
    report.add_text("kind", kinds[name.kind]);
    report.add_text("standing", std::string(smarch_standing_name(info->standing)) + (info->standing == SMARCH_STANDING_NEWER ? " than toolkit " : " in toolkit ") + smarch_toolkit());
    if (info->alias_of) report.add_text("now called", smarch_target_name(info->alias_of));
    report.add_text("compute capability", text_of_cc(info->number));
    report.add("ptxas_family", "family in ptxas", value_of(info->ptxas_family), info->ptxas_family ? std::string(info->ptxas_family) : "none: ptxas has no profile");
    report.add_text("family of suffix f", info->family ? smarch_family_name(info->family) : "none");
    report.add_text("__CUDA_ARCH__", std::to_string(info->cuda_arch) +
                                         (info->suffix && info->cuda_arch_text ? std::string("  (the documents print ") + info->cuda_arch_text + ")" : ""));
    report.add_json("cuda_arch_documented", value_of(info->cuda_arch_text));
    report.add_text("macros", join(macros(info->target), " "));
    const auto features = sm_features(info->number);
    report.add("sm_features", "SMFeatures in cicc", or_unknown(!features.empty(), features), features.empty() ? "none: documented for 70 to 121" : join(features, " ") + "  (documented)");
    report.add_text("PTX version", ptx_versions(*info));
    report.add_text("toolkits", toolkits(*info));
    report.add_text("accepted by", tools(name, true));
    report.add_text("refused by", tools(name, false));
    const auto compiles_for = targets_where([&](smarch_target gpu) { return smarch_ptxas_compiles(info->target, gpu); });
    report.add("ptx_compiles_for", "its PTX compiles for", compiles_for, join(compiles_for, " "));
    const auto compiles_from = targets_where([&](smarch_target ptx) { return smarch_ptxas_compiles_name(ptx, name); });
    const auto devices = devices_of(info->target);
    report.add("loads_on", "its cubins load on", devices.loads, join(devices.both, " "));
    report.add_json("loads_on_unknown", devices.unknown);
    report.add("compiles_ptx_of", "compiles PTX of", compiles_from, join(compiles_from, " "));
    report.print(output, from_all);
    return 0;
}

}  // namespace inspector
