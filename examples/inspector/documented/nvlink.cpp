// `smarch documented nvlink [TARGET | finalize [A B]]`.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "binaries.hpp"
#include "common.hpp"
#include "finalization.hpp"
#include "tables.hpp"

namespace inspector {
namespace {

namespace nvlink = smarch::documented::nvlink;

std::optional<nvlink::Architecture> architecture_of(smarch::Target target) {
    for (const auto row : nvlink::architectures()) {
        if (row.base().number() == target.number()) return row;
    }
    return std::nullopt;
}

/// The bit that finalization requires, or one that is inferred.
std::optional<nvlink::CapabilityBit> bit_of(std::uint32_t number) {
    for (const auto bit : nvlink::capability_bits()) {
        if (bit.target().number() == number) return bit;
    }
    return std::nullopt;
}

std::optional<std::string> special_case_of(std::uint32_t number) {
    for (const auto row : nvlink::special_cases()) {
        if (row.target().number() == number) return std::string(row.handling());
    }
    return std::nullopt;
}

/// The registered targets for which an object of this number may be finalized, no class and no mask asked for.
std::vector<std::string> finalizes_for(std::uint32_t number) {
    std::vector<std::string> names;
    for (const auto row : nvlink::encoding_functions()) {
        const auto answer = nvlink::finalize_decide({number, row.base().number()});
        if (answer && answer->answer() == smarch::Answer::yes) names.push_back(text_of(row.base()));
    }
    return names;
}

std::vector<std::string> profile_names(nvlink::Architecture row) { return {std::begin(row.profile_names()), std::end(row.profile_names())}; }

void add_decade(Report &report, std::uint32_t number, Json &value) {
    value.add("decade", number / 10);
    for (const auto group : nvlink::decade_groups()) {
        if (group.decade() != number / 10) continue;
        report.add_text("decade", std::to_string(group.decade()) + ": " + join(names_of_targets(group.members())) + ". " + std::string(group.compatibility()));
    }
}

/// The strings of an architecture: those that have its number.
void add_strings(Report &report, std::optional<nvlink::Architecture> of, Json &value) {
    auto strings = Json::array();
    std::string label = "strings";
    for (const auto string : nvlink::rodata_strings()) {
        if (!of || string.text().find(std::to_string(of->base().number())) == std::string_view::npos) continue;
        const auto corrected = string.corrected();
        report.add_text(label, hex_text(string.address()) + "  \"" + std::string(string.text()) + "\"" + (corrected ? "; by packing at " + hex_text(*corrected) + " (E34d)" : ""));
        label.clear();
        strings.push(Json::object({{"string", string.text()}, {"address", string.address()}, {"packed_address", corrected ? *corrected : string.address()}}));
    }
    value.add("rodata_strings", std::move(strings));
}

void add_slots(Report &report, std::uint32_t encoding) {
    std::string label = "slots";
    for (const auto slot : nvlink::dispatch_slots()) {
        const auto map = slot.address() ? "qword_" + in_capitals(hex_text(*slot.address()).substr(2)) : "no address is printed";
        const bool is_encoding = slot.slot() == SMARCH_DOCUMENTED_NVLINK_ENCODING_SLOT;
        report.add_text(label, std::to_string(slot.slot()) + "  " + std::string(slot.role()) + ": " + map + (is_encoding ? ", holds " + function_text(encoding) : ""));
        label.clear();
    }
}

Json slots_value() {
    auto slots = Json::array();
    for (const auto slot : nvlink::dispatch_slots()) {
        slots.push(Json::object({{"slot", slot.slot()}, {"role", slot.role()}, {"address", slot.address() ? Json(*slot.address()) : Json(unknown)}}));
    }
    return slots;
}

std::optional<nvlink::EncodingFunction> encoding_of(std::optional<smarch::Target> target) {
    if (!target) return std::nullopt;
    return nvlink::encoding_function_of(*target);
}

/// Whether the document speaks of the number at all.
bool is_named(std::uint32_t number) {
    const auto rows = nvlink::remappings();
    return std::any_of(rows.begin(), rows.end(), [&](const auto row) { return row.from() == number || row.to() == number; });
}

void add_identity(Report &report, Json &value, nvlink::Architecture row) {
    const auto profiles = profile_names(row);
    report.add_text("family", std::string(row.family()) + ", a string at " + hex_text(SMARCH_DOCUMENTED_NVLINK_FAMILY_STRING));
    report.add_text("ISA class", std::string(row.isa_class()));
    report.add_text("profiles", profiles);
    report.add_text("registered", "by " + function_text(SMARCH_DOCUMENTED_NVLINK_REGISTERING_FUNCTION) + ", its strings referred to at " + std::string(row.registered_at()));
    value.add("product_line", row.product_line()).add("family_string", row.family()).add("isa_class_string", row.isa_class());
    value.add("nvlink_profiles", profiles).add("registered_at", row.registered_at());
}

/// What the document states of a number, and of the target that has it.
int show_architecture(const Output &output, const std::string &title, std::uint32_t number, std::optional<smarch::Target> target) {
    const auto counts_as = nvlink::remapped(number);
    const auto row = target ? architecture_of(*target) : std::nullopt;
    const auto encoding = encoding_of(target);
    if (!encoding && !is_named(number)) return fail("nvlink's document says nothing about " + title + ": nvlink 13.0.88 does not register it");
    const bool is_finalized = number >= 100;
    Report report(title, row ? std::string(row->product_line()) : encoding ? "its encoding function is all that is stated" : "known to finalization alone");
    auto value = Json::object({{"asked_number", number}, {"target", value_of(target)}, {"counts_as", counts_as}});
    if (counts_as != number) report.add_text("counts as", std::to_string(counts_as) + " in finalization");
    if (row) add_identity(report, value, *row);
    if (encoding) {
        const auto base = text_of(encoding->base());
        report.add_text("encoding", function_text(encoding->function()) + ", of " + base + (row ? ", " + base + "a and " + base + "f, which share all seven slots" : ""));
    }
    value.add("encoding_function", encoding ? Json(encoding->function()) : Json());
    const auto bit = bit_of(counts_as);
    if (bit) report.add_text("capability bit", hex_text(bit->mask()) + (bit->documented() ? "" : ", which no document states and finalization does not require; inferred from what ptxas writes (E34)"));
    else if (is_finalized) report.add_text("capability bit", "none");
    value.add("capability_bit", bit ? Json(bit->mask()) : Json()).add("capability_bit_documented", bit ? Json(bit->documented()) : Json());
    const auto special = special_case_of(counts_as);
    if (special) report.add_text("special case", *special);
    value.add("special_case", special ? Json(*special) : Json());
    add_decade(report, counts_as, value);
    const auto targets = finalizes_for(number);
    if (is_finalized) report.add_text("finalizes for", targets);
    value.add("finalizes_for", is_finalized ? Json(targets) : Json());
    add_strings(report, row, value);
    if (encoding) add_slots(report, encoding->function());
    value.add("nvlink_slots", slots_value());
    report.add_json("nvlink", Json::object({{"architecture", std::move(value)}}));
    report.print(output, from_documents);
    return 0;
}

int list_architectures(const Output &output) {
    Table table{"architectures", {"registered", "product line", "decade", "encoding", "capability bit", "its strings"}, {}};
    for (const auto row : nvlink::architectures()) {
        const auto bit = bit_of(row.base().number());
        const auto encoding = nvlink::encoding_function_of(row.base());
        const auto function = encoding ? encoding->function() : 0;
        table.add({text_of(row.base()), std::string(row.product_line()), std::to_string(row.decade()), function_text(function),
                   bit ? hex_text(bit->mask()) + (bit->documented() ? "" : " (inferred)") : "none", std::string(row.registered_at())},
                  Json::object({{"target", row.base().name()}, {"product_line", row.product_line()}, {"decade", row.decade()}, {"encoding_function", function},
                                {"capability_bit", bit ? Json(bit->mask()) : Json()}, {"capability_bit_documented", bit ? Json(bit->documented()) : Json()},
                                {"registered_at", row.registered_at()}}));
    }
    if (output.json) {
        print_json(output, from_documents, Json::object({{"nvlink", Json::object({{table.key, table.objects}})}}));
        return 0;
    }
    print_tables(output, from_documents, {table});
    std::printf("\n");
    print_text(output, "smarch documented nvlink sm_103 tells all of one; smarch documented nvlink finalize 104 121, of targets, numbers or cubins, whether one may be finalized for the other, and why.");
    return 0;
}

}  // namespace

int show_documented_nvlink(const Output &output, const Arguments &arguments) {
    const bool is_finalization = !arguments.empty() && arguments[0] == "finalize";
    if (is_finalization) return show_finalization(output, arguments);
    for (const auto &option : arguments.options()) {
        if (option.name != "--toolkit") return fail(option.name + " goes with finalize: smarch documented nvlink finalize 120 121 --mask 0x50");
    }
    if (arguments.empty()) return list_architectures(output);
    const auto &word = arguments[0];
    if (arguments.size() > 1) return fail("documented nvlink takes one target, a table, or finalize with an object and a target, not '" + arguments[1] + "' after '" + word + "'");
    // 104 and 130 are no targets; 103 is one.
    if (!word.empty() && word.find_first_not_of("0123456789") == std::string::npos) {
        const auto number = number_of(word, 0xffffffffu);
        if (!number) return fail("'" + word + "' is no number of an architecture: those have at most 32 bits");
        const auto sm = static_cast<std::uint32_t>(*number);
        return show_architecture(output, word, sm, smarch::Target::from_cc(smarch::ComputeCapability::from_number(sm)));
    }
    if (!is_like_a_name(word)) {
        auto words = table_names("nvlink");
        words.emplace_back("finalize");
        return fail("nvlink's document has no table '" + word + "'" + (nearest(word, words).empty() ? "; smarch documented nvlink tables lists them" : did_you_mean(word, words)));
    }
    const auto name = parse_name(word);
    return name ? show_architecture(output, text_of(*name), name->target().number(), name->target()) : 2;
}

}  // namespace inspector
