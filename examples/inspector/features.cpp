// `smarch features T [T2]`: the instructions that a target has, or in which two differ. `smarch features INSTRUCTION`: who has it.
#include <algorithm>

#include "codes.hpp"
#include "commands.hpp"
#include "legality.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

const smarch_isa_feature_info &info_of(smarch_isa_feature feature) {
    std::size_t count = 0;
    return smarch_isa_features(&count)[feature - 1];
}

std::vector<std::string> names_of(const std::vector<smarch_isa_feature> &features) {
    std::vector<std::string> texts;
    for (const auto feature : features) texts.push_back(info_of(feature).name);
    return texts;
}

/// The names of features as text, one list for each group that has any.
void add_by_group(Report &report, const std::vector<smarch_isa_feature> &features) {
    for (std::size_t i = 0; i < features.size();) {
        const auto &first = info_of(features[i]);
        std::vector<std::string> names;
        for (; i < features.size() && info_of(features[i]).group == first.group; ++i) names.push_back(info_of(features[i]).name);
        report.add_text(first.group_name, join(names));
    }
}

std::vector<smarch_isa_feature> features_of(smarch_target target) {
    std::vector<smarch_isa_feature> features(256);
    std::size_t count = 0;
    if (smarch_isa_features_of(target, features.data(), features.size(), &count) != SMARCH_OK) count = 0;
    features.resize(count);
    return features;
}

std::vector<smarch_isa_feature> difference(smarch_target target, smarch_target lacking) {
    std::vector<smarch_isa_feature> features(256);
    std::size_t count = 0;
    if (smarch_isa_difference(target, lacking, features.data(), features.size(), &count) != SMARCH_OK) count = 0;
    features.resize(count);
    return features;
}

std::string counted(std::size_t count, const std::string &what) { return std::to_string(count) + " " + what + (count == 1 ? "" : "s"); }

void print_difference(const Output &output, smarch_target one, smarch_target other) {
    const std::string a = smarch_target_name(one), b = smarch_target_name(other);
    const auto only_a = difference(one, other), only_b = difference(other, one);
    Report first(a, "has " + counted(only_a.size(), "instruction") + " that " + b + " lacks"), second(b, "has " + counted(only_b.size(), "instruction") + " that " + a + " lacks");
    if (output.json) {
        return print_json(from_runs, Json::object({{"target", a}, {"other_target", b}, {"only_target", names_of(only_a)}, {"only_other_target", names_of(only_b)}}));
    }
    add_by_group(first, only_a);
    add_by_group(second, only_b);
    first.print(output);
    if (!only_a.empty()) std::printf("\n");
    second.print(output);
}

int show_feature(const Output &output, smarch_isa_feature feature) {
    smarch_target targets[64];
    std::size_t count = 0;
    if (smarch_isa_targets(feature, targets, 64, &count) != SMARCH_OK) return fail("no such instruction");
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) names.push_back(smarch_target_name(targets[i]));
    const auto lowest = smarch_isa_lowest_base(feature);
    Report report(info_of(feature).name, info_of(feature).group_name);
    report.add_json("instruction", info_of(feature).name);
    report.add_json("group", code_of(smarch::IsaGroup{info_of(feature).group}));
    report.add("lowest_base", "from", value_of_target(lowest),
               lowest ? std::string(smarch_target_name(lowest)) : "no base target has it: suffix a or f is needed");
    report.add("legal_on", "targets", names);

    // The refusal of the highest target that lacks it, and the remark of the lowest that has it.
    std::size_t all = 0;
    const smarch_target_info *rows = smarch_targets(&all);
    Json refused;
    for (std::size_t i = all; i-- > 0;) {
        const auto refusal = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_isa_message(rows[i].target, feature, out, size, length); });
        if (refusal.empty()) continue;
        report.add_text("refused on", std::string(rows[i].name) + ": " + refusal);
        refused = Json::object({{"target", rows[i].name}, {"tool_prints", std::vector<std::string>{refusal}}});
        break;
    }
    const auto lowest_of_all = count ? targets[0] : 0;
    const auto remark = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_isa_advisory(lowest_of_all, feature, out, size, length); });
    if (!remark.empty()) report.add_text("remark", remark);
    report.add_json("refused", std::move(refused));
    report.add_json("advisory", remark.empty() ? Json() : Json(remark));
    report.print(output, from_runs);
    return 0;
}

std::vector<std::string> all_names() {
    std::size_t count = 0;
    const auto *features = smarch_isa_features(&count);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) names.emplace_back(features[i].name);
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
    if (const auto *path = arguments.option("--svg")) {
        if (!arguments.empty()) return fail("features draws all instructions, not '" + arguments[0] + "': smarch features --svg " + *path);
        return draw_legality(output, *path);
    }
    if (arguments.empty() || arguments.size() > 2) return fail("features takes a target, two targets or an instruction: smarch features sm_100 sm_100a");
    const auto first = arguments[0];
    smarch_name name;
    if (arguments.size() == 1 && smarch_name_parse(first.data(), first.size(), &name) != SMARCH_OK) {
        if (const auto feature = smarch_isa_feature_by_name(first.data(), first.size())) return show_feature(output, feature);
        const auto near = resembling(first);
        if (!near.empty()) return fail("'" + first + "' is not the whole name of a measured instruction; there are " + join(near));
        const auto nearby = near_names(first).empty() ? nearest(first, all_names()) : std::vector<std::string>();
        if (!nearby.empty()) return fail("'" + first + "' is no measured instruction" + did_you_mean(nearby));
        if (first.find('.') != std::string::npos && first.find_first_not_of("0123456789.") != std::string::npos) {
            return fail("'" + first + "' is none of the 165 measured instructions; smarch features sm_121a lists many");
        }
    }
    const auto one = parse_name(first);
    const auto other = one && arguments.size() == 2 ? parse_name(arguments[1]) : one;
    if (!one || !other) return 2;
    if (arguments.size() == 2) {
        print_difference(output, one->target, other->target);
        return 0;
    }
    const auto features = features_of(one->target);
    Report report(smarch_target_name(one->target), "has " + counted(features.size(), "measured instruction") + " of 165");
    report.add_json("target", smarch_target_name(one->target));
    report.add_json("instructions", names_of(features));
    add_by_group(report, features);
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
