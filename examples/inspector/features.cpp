// `smarch features T [T2]`: the instructions that a target has, or in which two differ. `smarch features INSTRUCTION`: who has it; of the
// 165 curated ones by its name, of all others as a form of PTX or the name of a family.
#include <algorithm>

#include "codes.hpp"
#include "commands.hpp"
#include "forms.hpp"
#include "legality.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

using Features = std::vector<smarch::IsaFeature>;

smarch::IsaFeatureInfo info_of(smarch::IsaFeature feature) { return smarch::isa_features()[static_cast<std::uint32_t>(feature) - 1]; }

std::vector<std::string> names_of(const Features &features) {
    std::vector<std::string> texts;
    for (const auto feature : features) texts.emplace_back(name(feature));
    return texts;
}

/// The names of features as text, one list for each group that has any.
void add_by_group(Report &report, const Features &features) {
    for (std::size_t i = 0; i < features.size();) {
        const auto first = info_of(features[i]);
        std::vector<std::string> names;
        for (; i < features.size() && info_of(features[i]).group() == first.group(); ++i) names.emplace_back(name(features[i]));
        report.add_text(std::string(first.group_name()), join(names));
    }
}

/// The release that is asked, and the .version of the PTX.
struct Asked {
    smarch::Toolkit toolkit;
    /// A Version(): the newest that the release reads.
    smarch::Version ptx;
};

smarch::Version ptx_of(Asked asked) { return asked.ptx == smarch::Version() ? newest_ptx(asked.toolkit) : asked.ptx; }

Features features_of(Asked asked, smarch::Target target) {
    Features features;
    return isa_features(asked.toolkit, asked.ptx, target, features) ? features : Features();
}

Features difference(Asked asked, smarch::Target target, smarch::Target lacking) {
    Features features;
    return isa_difference(asked.toolkit, asked.ptx, target, lacking, features) ? features : Features();
}

std::string counted(std::size_t count, const std::string &what) { return std::to_string(count) + " " + what + (count == 1 ? "" : "s"); }

void print_difference(const Output &output, Asked asked, smarch::Target one, smarch::Target other) {
    const auto a = text_of(one), b = text_of(other);
    const auto only_a = difference(asked, one, other), only_b = difference(asked, other, one);
    if (output.json) {
        return print_json(output, from_runs, Json::object({{"ptx_version", value_of(ptx_of(asked))}, {"target", a}, {"other_target", b}, {"only_target", names_of(only_a)}, {"only_other_target", names_of(only_b)}}));
    }
    Report first(a, "has " + counted(only_a.size(), "instruction") + " that " + b + " lacks"), second(b, "has " + counted(only_b.size(), "instruction") + " that " + a + " lacks");
    add_by_group(first, only_a);
    add_by_group(second, only_b);
    print_axes(output, Depends::on_toolkit);
    first.print(output);
    if (!only_a.empty()) std::printf("\n");
    second.print(output);
}

/// The forms that an instruction stands for, as they are written.
std::vector<std::string> forms_of(smarch::IsaFeature feature) {
    std::vector<smarch::PtxForm> forms;
    std::vector<std::string> texts;
    if (!isa_forms(feature, forms)) return texts;
    for (const auto &form : forms) {
        std::string text;
        if (form.write(text)) texts.push_back(text);
    }
    return texts;
}

int show_feature(const Output &output, Asked asked, smarch::IsaFeature feature) {
    const auto k = asked.toolkit;
    std::vector<smarch::Target> targets;
    for (const auto target : smarch::targets()) {
        if (isa_supports(k, asked.ptx, target, feature)) targets.push_back(target);
    }
    const auto info = info_of(feature);
    const auto since = isa_since(k, feature);
    const auto base = std::find_if(targets.begin(), targets.end(), [](smarch::Target target) { return !target.suffix(); });
    const auto lowest = base == targets.end() ? std::nullopt : std::optional(*base);
    Report report(std::string(info.name()), std::string(info.group_name()));
    report.add_json("instruction", info.name());
    report.add_json("group", code_of(info.group()));
    report.add_json("ptx_version", value_of(ptx_of(asked)));
    const auto forms = forms_of(feature);
    report.add("stands_for", forms.size() == 1 ? "form" : "forms", forms, join(forms, "; "));
    report.add("since_ptx", "PTX version", value_of(since), since ? "from " + text_of(since) + " on" : "ptxas " + text_of(k) + " has it in none");
    report.add("lowest_base", "from", value_of(lowest), lowest ? text_of(*lowest) : targets.empty() ? "no target has it" : "no base target has it: suffix a or f is needed");
    report.add("legal_on", "targets", value_of(targets));

    // The refusal of the highest target that lacks it, of those that the release reads if any does, and the remark of the lowest that has it.
    Json refused;
    const auto all = smarch::targets();
    const auto is_read = [&](smarch::Target target) { return ptx_version_suffices(k, ptx_of(asked), target); };
    const bool is_any_read = std::any_of(all.begin(), all.end(), [&](smarch::Target target) { return is_read(target) && !isa_supports(k, asked.ptx, target, feature); });
    for (std::size_t i = all.size(); i-- > 0;) {
        std::string refusal;
        if (is_any_read && !is_read(all[i])) continue;
        if (!isa_message(k, asked.ptx, all[i], feature, refusal) || refusal.empty()) continue;
        report.add_text("refused on", text_of(all[i]) + ": " + refusal);
        refused = Json::object({{"target", all[i].name()}, {"tool_prints", std::vector<std::string>{refusal}}});
        break;
    }
    std::string remark;
    const bool has_remark = !targets.empty() && isa_advisory(k, asked.ptx, targets.front(), feature, remark) && !remark.empty();
    if (has_remark) report.add_text("remark", remark);
    report.add_json("refused", std::move(refused));
    report.add_json("advisory", has_remark ? Json(remark) : Json());
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    return 0;
}

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const auto feature : smarch::isa_features()) names.emplace_back(feature.name());
    return names;
}

/// Instructions whose names begin with the text, or hold it.
std::vector<std::string> resembling(const std::string &text) {
    std::vector<std::string> names;
    for (const auto &name : all_names()) {
        if (name.find(text) != std::string::npos) names.push_back(name);
    }
    return names;
}

}  // namespace

int show_features(const Output &output, const Arguments &arguments) {
    Asked asked{output.axes.toolkit, {}};
    if (const auto *text = arguments.option(ptx_option.name)) {
        const auto version = parse_ptx_version(*text);
        if (!version) return 2;
        if (*version > newest_ptx(asked.toolkit)) return fail("toolkit " + text_of(asked.toolkit) + " reads PTX up to " + text_of(std::optional(newest_ptx(asked.toolkit))) + ", not " + *text);
        asked.ptx = *version;
    }
    if (const auto *path = arguments.option("--svg")) {
        if (!arguments.empty()) return fail("features draws all instructions, not '" + arguments[0] + "': smarch features --svg " + *path);
        return draw_legality(output, asked.ptx, *path, arguments.option("--force") ? Existing::is_replaced : Existing::is_refused);
    }
    if (arguments.empty() || arguments.size() > 2) return fail("features takes a target, two targets or an instruction: smarch features sm_100 sm_100a");
    const auto first = arguments[0];
    if (!smarch::Name::parse(first)) {
        if (arguments.size() == 1) {
            if (const auto feature = smarch::parse_isa_feature(first)) return show_feature(output, asked, *feature);
        }
        std::optional<smarch::Target> target;
        if (arguments.size() == 2) {
            const auto name = parse_name(arguments[1]);
            if (!name) return 2;
            target = name->target();
        }
        const AskedForms forms{asked.toolkit, asked.ptx};
        const auto form = smarch::PtxForm::parse(first);
        if (form && target) show_form(output, forms, *form, *target);
        if (form && !target) show_form(output, forms, *form);
        const auto families = families_named(first);
        if (!form && !families.empty()) show_families(output, forms, families, target);
        if (form || !families.empty()) return 0;
        if (show_topic(output, forms, first, target)) return 0;
        if (form.status() != smarch::Status::ptx_instruction) return fail("'" + first + "' is no form of PTX: " + fault_of(first, form.error()));
        const auto near = resembling(first);
        if (!near.empty()) return fail("'" + first + "' is not the whole name of a measured instruction; there are " + join(near));
        const auto nearby = near_names(first).empty() ? nearest(first, all_names()) : std::vector<std::string>();
        if (!nearby.empty()) return fail("'" + first + "' is no measured instruction" + did_you_mean(nearby));
        if (first.find('.') != std::string::npos && first.find_first_not_of("0123456789.") != std::string::npos) return fail(fault_of(first, form.error()));
    }
    const auto one = parse_name(first);
    const auto other = one && arguments.size() == 2 ? parse_name(arguments[1]) : one;
    if (!one || !other) return 2;
    if (arguments.size() == 2) {
        print_difference(output, asked, one->target(), other->target());
        return 0;
    }
    const auto features = features_of(asked, one->target());
    Report report(text_of(one->target()), "has " + counted(features.size(), "measured instruction") + " of 165" + (asked.ptx == smarch::Version() ? "" : " in PTX " + text_of(std::optional(asked.ptx))));
    report.add_json("ptx_version", value_of(ptx_of(asked)));
    report.add_json("target", one->target().name());
    report.add_json("instructions", names_of(features));
    add_by_group(report, features);
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
