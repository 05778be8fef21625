#include "finalization.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "common.hpp"

namespace inspector {
namespace {

namespace nvlink = smarch::documented::nvlink;

/// Sixteen hexadecimal digits, for JSON.
std::string digits(std::uint64_t number) {
    char text[24];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

/// The targets whose bits a mask has.
std::vector<std::string> targets_of(std::uint64_t mask) {
    std::vector<std::string> names;
    for (const auto bit : nvlink::capability_bits()) {
        if (mask & bit.mask()) names.push_back(text_of(bit.target()));
    }
    return names;
}

Json hex_or_null(std::optional<std::uint64_t> mask) { return mask ? Json(digits(*mask)) : Json(); }
Json number_or_null(std::optional<std::uint32_t> number) { return number ? Json(*number) : Json(); }
Json targets_or_null(std::optional<std::uint64_t> mask) { return mask ? Json(targets_of(*mask)) : Json(); }

/// One end of a question: an architecture by its number, and what it is beside.
struct Side {
    std::uint32_t number = 0;
    std::optional<smarch::Target> target;
    std::optional<smarch::Cubin> cubin;
    std::string text;
};

/// A number of an architecture, a cubin or a name; on failure prints why.
std::optional<Side> side_of(const std::string &text) {
    Side side;
    side.text = text;
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string::npos) {
        const auto number = number_of(text, 0xffffffff);
        if (!number) return fail("'" + text + "' is no number of an architecture: those have at most 32 bits"), std::nullopt;
        side.number = static_cast<std::uint32_t>(*number);
        side.target = smarch::Target::from_cc(smarch::ComputeCapability::from_number(side.number));
        return side;
    }
    if (is_path(text)) {
        if (text == "-") return fail("finalize takes a cubin by its name, not standard input"), std::nullopt;
        side.cubin = read_cubin(text);
        if (!side.cubin) return std::nullopt;
        side.number = side.cubin->sm();
        side.target = side.cubin->target();
        return side;
    }
    const auto name = parse_name(text);
    if (!name) return std::nullopt;
    side.target = name->target();
    side.number = side.target->number();
    return side;
}

std::string title_of(const Side &side) { return side.cubin ? std::filesystem::path(side.text).filename().string() : side.text; }

std::string shown_side(const Side &side) {
    std::string text = std::to_string(side.number);
    const auto counts_as = nvlink::remapped(side.number);
    if (counts_as != side.number) text += ", counts as " + std::to_string(counts_as);
    if (side.cubin) return text + ": the cubin " + shown(side.text);
    // The number is all that the checks know.
    return side.target && side.target->suffix() ? text + ": a suffix does not count" : text;
}

/// What the options ask for, and a cubin's own; on failure prints why.
std::optional<nvlink::FinalizeRequest> request_of(const Side &object, const Side &target, const Arguments &arguments) {
    nvlink::FinalizeRequest request{object.number, target.number};
    if (object.cubin) {
        const auto of_cubin = nvlink::FinalizeRequest::of(*object.cubin, target.number);
        if (!of_cubin) return fail(object.text + ": its class type is " + std::to_string(object.cubin->finalization_class().value_or(0)) + ", and the document has 0 to 4"), std::nullopt;
        request = *of_cubin;
    }
    if (const auto *mask = arguments.option("--mask")) {
        request.capabilities = number_of(*mask, ~0ull);
        if (!request.capabilities) return fail("--mask takes a number of up to 64 bits, 0x50, not '" + *mask + "'"), std::nullopt;
    }
    if (const auto *type = arguments.option("--class")) {
        const auto number = number_of(*type, 4);
        if (!number) return fail("--class takes a class type from 0 to 4, not '" + *type + "'"), std::nullopt;
        request.class_type = static_cast<std::uint32_t>(*number);
        // As nvlink was seen to treat them: of pairs that fit, none is refused.
        request.class_outcomes.fill(SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES);
    }
    if (const auto *version = arguments.option("--object-version")) {
        const auto number = number_of(*version, 0xffffffff);
        if (!number) return fail("--object-version takes a number, 0x101, not '" + *version + "'"), std::nullopt;
        request.version = static_cast<std::uint32_t>(*number);
    }
    return request;
}

std::string text_of(const Output &output, smarch::Answer answer) {
    const std::string word(code_of(answer));
    return answer == smarch::Answer::yes ? output.green(word) : answer == smarch::Answer::no ? output.red(word) : output.yellow(word);
}

/// What runs show of the rules of a check.
std::string runs_text(smarch::FinalizeStep step) {
    std::vector<smarch::Answer> answers;
    for (const auto rule : nvlink::finalize_rules()) {
        if (rule.step() == step) answers.push_back(rule.confirmed());
    }
    const auto is = [&](smarch::Answer answer) { return std::find(answers.begin(), answers.end(), answer) != answers.end(); };
    if (is(smarch::Answer::yes)) return is(smarch::Answer::no) ? "confirmed in part" : "confirmed";
    return is(smarch::Answer::no) ? "contradicted" : "not shown";
}

Json checks_value(const Table &checks) { return checks.objects; }

int finalize(const Output &output, const Arguments &arguments) {
    const auto object = side_of(arguments[1]);
    if (!object) return 2;
    const auto target = side_of(arguments[2]);
    if (!target) return 2;
    const auto request = request_of(*object, *target, arguments);
    if (!request) return 2;
    const auto decision = nvlink::finalize_decide(*request);
    const auto steps = nvlink::finalize_steps(*request);
    if (!decision || !steps) return fail("finalization cannot be answered: " + std::string(decision.message()));
    const auto matched = nvlink::arch_match(object->number, target->number);

    Table checks{"checks", {"check", "outcome", "what runs of nvlink show of it"}, {}};
    for (const auto &check : *steps) {
        checks.add({std::string(name(check.step())), std::string(name(check.outcome())), runs_text(check.step())},
                   Json::object({{"check", code_of(check.step())}, {"outcome", code_of(check.outcome())}}));
    }
    Report report(title_of(*object) + " for " + title_of(*target), "finalization as nvlink's document describes it");
    report.add_text("object", shown_side(*object));
    report.add_text("target", shown_side(*target));
    if (request->capabilities) report.add_text("capability mask", fastpath_text(*request->capabilities));
    if (request->class_type) report.add_text("class type", std::to_string(*request->class_type));
    if (request->version) report.add_text("version", hex_text(request->version));
    const auto code = decision->code();
    const auto why = ", by " + std::string(name(decision->step()));
    report.add_text("answer", text_of(output, decision->answer()) + why);
    report.add_text("code", code ? std::to_string(static_cast<std::uint32_t>(*code)) + ", " + std::string(name(*code)) : "no document states it");
    report.add_text("sub_4878A0", text_of(output, matched.answer()) + ", by " + std::string(name(matched.step())) + "; it remaps no number");
    Json links;
    if (object->target && target->target) {
        const auto verdict = nvlink_links_why(output.axes.toolkit, *object->target, *target->target);
        report.add_text("nvlink " + inspector::text_of(output.axes.toolkit) + " links", text_of_verdict(output, verdict));
        links = value_of(verdict);
    }
    auto value = Json::object({{"object_number", object->number}, {"object_counts_as", nvlink::remapped(object->number)}, {"target_number", target->number},
                               {"target_counts_as", nvlink::remapped(target->number)}, {"fastpath_mask_hex", hex_or_null(request->capabilities)},
                               {"fastpath_targets", targets_or_null(request->capabilities)}, {"finalization_class", number_or_null(request->class_type)},
                               {"finalization_version", request->version}, {"answer", code_of(decision->answer())}, {"deciding_check", code_of(decision->step())},
                               {"finalize_code", code ? Json(code_of(*code)) : Json()}, {"checks", checks_value(checks)},
                               {"arch_match", Json::object({{"answer", code_of(matched.answer())}, {"deciding_check", code_of(matched.step())}})}, {"nvlink_links", std::move(links)}});
    report.add_json("nvlink", Json::object({{"finalization", std::move(value)}}));
    report.print(output, {smarch::Evidence::documented, smarch::Evidence::measured});
    if (!output.json) {
        std::printf("\n");
        print_table(output, checks.heading, checks.rows);
        std::printf("\n");
        print_text(output, "smarch documented nvlink finalize states each rule and what runs show of it.");
    }
    return decision->answer() == smarch::Answer::yes ? 0 : 1;
}

}  // namespace

std::string fastpath_text(std::uint64_t mask) {
    std::vector<std::string> names;
    auto others = mask;
    for (const auto bit : nvlink::capability_bits()) {
        if (!(mask & bit.mask())) continue;
        others &= ~std::uint64_t{bit.mask()};
        names.push_back(inspector::text_of(bit.target()) + (bit.documented() ? "" : " (inferred, E34)"));
    }
    if (others) names.push_back(hex_text(others) + ", which is no known target's");
    return hex_text(mask) + ": " + (names.empty() ? "no target" : join(names));
}

std::string finalization_text(const smarch::Cubin &cubin) {
    const auto mask = cubin.fastpath_mask();
    const auto type = cubin.finalization_class();
    const auto version = cubin.finalization_version();
    std::vector<std::string> parts;
    if (mask) parts.push_back("fast-path mask " + fastpath_text(*mask));
    if (type) parts.push_back("class type " + std::to_string(*type));
    if (version) parts.push_back("version " + hex_text(*version));
    return parts.empty() ? "nothing about it" : join(parts, "; ");
}

Json finalization_value(const smarch::Cubin &cubin) {
    const auto mask = cubin.fastpath_mask();
    return Json::object({{"fastpath_mask_hex", hex_or_null(mask)}, {"fastpath_targets", targets_or_null(mask)},
                         {"finalization_class", number_or_null(cubin.finalization_class())}, {"finalization_version", number_or_null(cubin.finalization_version())}});
}

Table finalize_rules_table() {
    Table rules{"finalize_rules", {"check", "rule", "confirmed", "what runs of nvlink 13.0.88 show"}, {}};
    for (const auto rule : nvlink::finalize_rules()) {
        rules.add({std::string(name(rule.step())), std::string(rule.rule()), code_of(rule.confirmed()), std::string(rule.runs())},
                  Json::object({{"check", code_of(rule.step())}, {"documented_rule", rule.rule()}, {"confirmed", code_of(rule.confirmed())}, {"as_run", rule.runs()}}));
    }
    return rules;
}

int show_finalization(const Output &output, const Arguments &arguments) {
    if (arguments.size() == 3) return finalize(output, arguments);
    if (arguments.size() != 1) return fail("finalize takes an object and a target, each a target, a number or a cubin: smarch documented nvlink finalize sm_100 103");
    if (!arguments.options().empty()) return fail(arguments.options()[0].name + " goes with an object and a target: smarch documented nvlink finalize 120 121 --mask 0x50");
    const auto rules = finalize_rules_table();
    const EvidenceList evidence{smarch::Evidence::documented, smarch::Evidence::measured};
    if (output.json) print_json(output, evidence, Json::object({{"nvlink", Json::object({{rules.key, rules.objects}})}}));
    else print_tables(output, evidence, {rules});
    return 0;
}

}  // namespace inspector
