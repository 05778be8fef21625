// `smarch features T [T2]`: the instructions that a target has, or in which two differ. `smarch features NAME [T]`: who has it; NAME is one of
// the 165 curated instructions, a form of PTX, a family or a topic.
#include <algorithm>

#include "commands.hpp"
#include "form_pictures.hpp"
#include "forms.hpp"
#include "generated/codes.hpp"
#include "instruction.hpp"
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

Features features_of(const Asked &asked, smarch::Target target) {
    Features features;
    return isa_features(asked.toolkit, asked.given_ptx, target, features) ? features : Features();
}

Features difference(const Asked &asked, smarch::Target target, smarch::Target lacking) {
    Features features;
    return isa_difference(asked.toolkit, asked.given_ptx, target, lacking, features) ? features : Features();
}

std::string counted(std::size_t count, const std::string &what) { return std::to_string(count) + " " + what + (count == 1 ? "" : "s"); }

void print_difference(const Output &output, const Asked &asked, smarch::Target one, smarch::Target other) {
    const auto a = text_of(one), b = text_of(other);
    const auto only_a = difference(asked, one, other), only_b = difference(asked, other, one);
    if (output.json) {
        return print_json(output, from_runs, Json::object({{"ptx_version", value_of(asked.ptx())}, {"target", a}, {"other_target", b}, {"only_target", names_of(only_a)}, {"only_other_target", names_of(only_b)}}));
    }
    Report first(a, "has " + counted(only_a.size(), "instruction") + " that " + b + " lacks"), second(b, "has " + counted(only_b.size(), "instruction") + " that " + a + " lacks");
    add_by_group(first, only_a);
    add_by_group(second, only_b);
    print_axes(output, Depends::on_toolkit);
    first.print(output);
    if (!only_a.empty()) std::printf("\n");
    second.print(output);
}

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const auto feature : smarch::isa_features()) names.emplace_back(feature.name());
    return names;
}

/// Instructions whose names hold the text.
std::vector<std::string> resembling(const std::string &text) {
    std::vector<std::string> names;
    for (const auto &name : all_names()) {
        if (name.find(text) != std::string::npos) names.push_back(name);
    }
    return names;
}

/// Whether a text is meant as a target: its name, or a compute capability.
bool is_target(const std::string &text) {
    return smarch::Name::parse(text) || (!text.empty() && text.find_first_not_of("0123456789.") == std::string::npos);
}

/// Whether it is a mistyped one: sm_90b, SM90.
bool is_like_a_target(const std::string &text) { return !near_names(text).empty(); }

/// Whether a text names an instruction or forms, in this spelling; if so, shows them.
bool show_spelling(const Output &output, const Asked &asked, const std::string &text, std::optional<smarch::Target> target) {
    const auto family = family_named(text);
    const auto form = smarch::PtxForm::parse(text);
    const auto feature = smarch::parse_isa_feature(text);
    // A family of one form has no more to show.
    const auto beside = family && smarch::PtxForm::first(family->families.front())->next() ? family : std::nullopt;
    // Of a form all lines are known that ptxas prints on a target, of a curated instruction the first.
    if (feature && !(form && target)) show_instruction(output, asked, *feature, target, beside);
    else if (form) show_instruction(output, asked, *form, target, beside);
    if (feature || form) return true;
    const auto query = family ? family : forms_named(text);
    if (query) show_forms(output, asked, *query, target);
    return query.has_value();
}

/// Why a text names nothing.
int fail_to_name(const std::string &text) {
    if (is_like_a_target(text)) {
        parse_name(text);
        return 2;
    }
    for (const auto &spelling : spellings(text)) {
        const auto form = smarch::PtxForm::parse(spelling);
        if (form.status() != smarch::Status::ptx_instruction) return fail("'" + spelling + "' is no form of PTX: " + fault_of(spelling, form.error()));
    }
    const auto whole = resembling(text);
    if (!whole.empty()) return fail("'" + text + "' is not the whole name of a measured instruction; there are " + join(whole));
    auto known = names_of_forms();
    for (auto &name : all_names()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) known.push_back(std::move(name));
    }
    auto near = nearest(text, known);
    // The first part of a name may be wrong alone: atam.add.
    if (near.empty()) near = nearest(text.substr(0, text.find('.', 1)), names_of_forms());
    near.erase(std::remove(near.begin(), near.end(), text.substr(0, text.find('.', 1))), near.end());
    return fail("'" + text + "' is no target, and no instruction, form or topic of PTX" + (near.empty() ? "; smarch features families lists the instructions" : did_you_mean(near)));
}

/// The picture of the curated instructions, of all forms by family, or of the versions with which they came.
int draw(const Output &output, const Asked &asked, const Arguments &arguments, const std::string &path) {
    const auto existing = arguments.option("--force") ? Existing::is_replaced : Existing::is_refused;
    if (arguments.empty()) return draw_legality(output, asked.given_ptx, path, existing);
    const auto what = arguments[0];
    if (arguments.size() > 1 || (what != "families" && what != "versions")) return fail("features draws all instructions, families or versions, not '" + what + "': smarch features families --svg " + path);
    if (!asked.in_ptx().empty()) return fail("features draws " + what + " with the newest .version, without --ptx");
    return what == "families" ? draw_families(output, path, existing) : draw_versions(output, path, existing);
}

}  // namespace

int show_features(const Output &output, const Arguments &arguments) {
    Asked asked{output.axes.toolkit, {}};
    if (const auto *text = arguments.option(ptx_option.name)) {
        const auto version = parse_ptx_version(*text);
        if (!version) return 2;
        if (*version > newest_ptx(asked.toolkit)) return fail("toolkit " + text_of(asked.toolkit) + " reads PTX up to " + text_of(std::optional(newest_ptx(asked.toolkit))) + ", not " + *text);
        asked.given_ptx = *version;
    }
    if (const auto *path = arguments.option("--svg")) return draw(output, asked, arguments, *path);
    if (arguments.empty() || arguments.size() > 2) return fail("features takes a target, two targets or an instruction: smarch features sm_100 sm_100a");
    auto first = arguments[0], second = arguments.size() == 2 ? arguments[1] : std::string();
    if (first.empty()) return fail("features takes no empty name");
    // A target may stand first, too.
    if (is_target(first) && !second.empty() && !is_target(second) && !is_like_a_target(second)) std::swap(first, second);
    if (!is_target(first)) {
        std::optional<smarch::Target> target;
        if (arguments.size() == 2) {
            const auto name = parse_name(second);
            if (!name) return 2;
            target = name->target();
        }
        const auto spelt = spellings(first);
        const bool is_shown = std::any_of(spelt.begin(), spelt.end(), [&](const std::string &text) { return show_spelling(output, asked, text, target); });
        return is_shown ? 0 : fail_to_name(first);
    }
    const auto one = parse_name(first);
    const auto other = one && arguments.size() == 2 ? parse_name(second) : one;
    if (!one || !other) return 2;
    if (arguments.size() == 2) {
        print_difference(output, asked, one->target(), other->target());
        return 0;
    }
    const auto features = features_of(asked, one->target());
    Report report(text_of(one->target()), "has " + counted(features.size(), "measured instruction") + " of 165" + asked.in_ptx());
    report.add_json("ptx_version", value_of(asked.ptx()));
    report.add_json("target", one->target().name());
    report.add_json("instructions", names_of(features));
    add_by_group(report, features);
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
