// What the documents state about the detection of the architecture: flags, stages, PTX versions, what was looked at.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../cicc/words.hpp"
#include "../commands.hpp"
#include "cicc.hpp"

namespace inspector {
namespace {

namespace cicc = smarch::documented::cicc;

/// The flag of each component.
void add_flags(Report &report, smarch::Target target) {
    auto flags = Json::array();
    std::string label = "flags";
    for (const auto component : values_from<smarch::CiccComponent>(1)) {
        std::string text;
        if (!cicc::component_flag(target, component, text)) continue;
        report.add_text(label, text);
        label.clear();
        flags.push(Json::object({{"component", code_of(component)}, {"component_flag", text}}));
    }
    report.add_json("component_flags", flags);
}

/// The structure, by the layout of its bits and by the pseudo-code.
void add_structure(Report &report, std::uint32_t sm) {
    const auto features = cicc::SmFeatures::of(sm);
    if (!features) {
        report.add_text("SMFeatures", "not documented for " + std::to_string(sm));
        report.add_json("sm_structure", nullptr);
        return;
    }
    std::vector<std::string> names;
    auto codes = Json::array();
    for (const auto bit : cicc::sm_feature_bits()) {
        if (!features->has(bit.feature())) continue;
        names.emplace_back(bit.name());
        codes.push(code_of(bit.feature()));
    }
    const auto flags = features->c().feature_flags, literal = cicc::sm_features_pseudocode(sm);
    report.add_text("SMFeatures", std::to_string(features->max_registers()) + " registers, a register file of " + std::to_string(features->register_file_kb()) + " KB (E25), " +
                                      std::to_string(features->physical_color_limit()) + " colors");
    report.add_text("feature flags", hex_text(flags) + (flags == literal ? "" : "; the pseudo-code sets " + hex_text(literal) + " (E46c)"));
    report.add_text("", names);
    report.add_json("sm_structure", Json::object({{"sm", features->sm_version()}, {"max_registers_per_thread", features->max_registers()}, {"register_file_kib", features->register_file_kb()},
                                                  {"color_limit", features->physical_color_limit()}, {"feature_flags_hex", hex_text(flags).substr(2)}, {"pseudocode_flags_hex", hex_text(literal).substr(2)},
                                                  {"sm_features", codes}}));
}

void add_stage(Report &report, std::size_t index) {
    const auto stages = cicc::pipeline_stages();
    if (index < stages.size()) report.add_text(std::to_string(index + 1) + ". " + std::string(stages[index].name()), std::string(stages[index].place()));
}

Json opcodes_value() {
    auto list = Json::array();
    for (const auto row : cicc::opcodes()) list.push(Json::object({{"opcode", static_cast<std::uint32_t>(row.opcode())}, {"instruction_name", row.instruction()}, {"check_function", row.handler()}, {"check_text", row.check()}}));
    return list;
}

Table pipeline_table() {
    Table table{"pipeline", {"detection of the architecture", "where"}, {}};
    for (const auto stage : cicc::pipeline_stages()) table.add({std::string(stage.name()), std::string(stage.place())}, Json::object({{"name", stage.name()}, {"place_text", stage.place()}}));
    return table;
}

}  // namespace

int show_documented_translation(const Output &output, const Arguments &arguments) {
    const std::string usage = "smarch documented cicc translate -arch=compute_100f";
    if (const int status = refuse_options(arguments, "documented cicc translate", {"--arch"})) return status;
    const auto *flag = arguments.option("--arch");
    if (arguments.size() > 2 || (flag && arguments.size() > 1)) return fail("translate takes one flag: " + usage);
    if (!flag && arguments.size() < 2) return fail("a flag is missing: " + usage);
    const auto name = flag ? *flag : arguments[1];
    const auto translation = cicc::translation_parse("-arch=" + name);
    if (!translation) {
        const auto parsed = smarch::Name::parse(name);
        if (!parsed && !parse_name(name)) return 2;
        if (parsed && parsed->kind() != smarch::NameKind::compute) {
            return fail("'-arch=" + name + "': the document's flag takes compute_ names, " + text_of(smarch::Name(smarch::NameKind::compute, parsed->target())) + "; smarch cicc arch " + name + " tells what cicc takes when it is run");
        }
        std::vector<std::string> bases;
        for (const auto row : cicc::arch_flags()) bases.push_back(text_of(smarch::Name(smarch::NameKind::compute, row.base())));
        return fail("'-arch=" + name + "': " + std::string(translation.message()) + "; it has " + join(bases) + ", and names of these with a suffix");
    }
    const auto target = translation->opt_arch();
    const auto arch_flags = cicc::arch_flags();
    const auto row = std::find_if(arch_flags.begin(), arch_flags.end(), [&](const auto it) { return it.base().number() == target.number(); });
    Report report("-arch=" + text_of(smarch::Name(smarch::NameKind::compute, target)), row != arch_flags.end() ? std::string((*row).supported()) : "");
    report.add_json("target", target.name());
    report.add_json("cuda_arch", translation->cuda_arch());
    report.add_json("mcpu_target", translation->mcpu().name());
    add_stage(report, 0);
    add_flags(report, target);
    const auto letter = target.suffix() ? static_cast<std::uint32_t>(*target.suffix()) : 0u;
    Json meaning;
    for (const auto variant : cicc::variants()) {
        if (variant.suffix() != letter) continue;
        report.add_text("suffix", (letter ? std::string(1, static_cast<char>(letter)) : "none") + ": " + std::string(variant.meaning()));
        meaning = variant.meaning();
    }
    report.add_json("suffix_meaning", meaning);
    add_stage(report, 1);
    add_structure(report, target.number());
    add_stage(report, 2);
    const bool has_tmem = cicc::has_tmem(target);
    report.add("documented_tmem", "tensor memory", has_tmem, has_tmem ? "address space 6 may be loaded and stored (E48)" : "loads and stores of address space 6 are refused");
    add_stage(report, 3);
    for (const auto opcode : cicc::opcodes()) {
        report.add_text(hex_text(static_cast<std::uint32_t>(opcode.opcode())), std::string(opcode.instruction()) + ": " + std::string(opcode.handler()) + ", " + std::string(opcode.check()));
    }
    report.add_json("opcodes", opcodes_value());
    const auto k = output.axes.toolkit;
    const auto taken = accepts_why(k, smarch::Tool::cicc, {smarch::NameKind::compute, target});
    const auto is = smarch::answer(taken).value_or(smarch::Answer::unknown);
    report.add("accepted_by_cicc", "as run", or_unknown(is != smarch::Answer::unknown, is == smarch::Answer::yes),
               "cicc of toolkit " + text_of(k) + (is == smarch::Answer::yes ? " takes the name" : is == smarch::Answer::no ? " refuses the name" : " was not run"));
    print_documented(output, {smarch::Evidence::documented, smarch::Evidence::measured}, "translation", report);
    return 0;
}

int show_documented_pipeline(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc pipeline", {})) return status;
    if (arguments.size() > 1) return fail("pipeline takes no other word; smarch documented cicc translate -arch=" + arguments[1] + " shows what each stage makes of a name");
    Table stages{"configuration_stages", {"configuration of the front end", "what it does"}, {}};
    for (const auto stage : cicc::stages()) stages.add({std::string(stage.name()), std::string(stage.purpose())}, Json::object({{"name", stage.name()}, {"role", stage.purpose()}}));
    Table priorities{"priorities", {"priority", "who decides"}, {}};
    for (std::uint32_t rank = 1; !name(smarch::CiccPriority{rank}).empty(); ++rank) {
        const std::string who(name(smarch::CiccPriority{rank}));
        priorities.add({std::to_string(rank), who}, Json::object({{"rank", rank}, {"name", who}}));
    }
    print_documented(output, from_documents, {pipeline_table(), stages, priorities});
    return 0;
}

int show_documented_ptx(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc ptx", {})) return status;
    if (arguments.size() > 2) return fail("ptx takes one target or SM number: smarch documented cicc ptx sm_88");
    const std::string measured = "cicc " + text_of(output.axes.toolkit) + " writes .version " + text_of(newest_ptx(output.axes.toolkit)) + " for every architecture (E46).";
    const bool is_run = output.axes.toolkit == smarch::default_toolkit;
    if (arguments.size() == 1) {
        Table table{"ptx_map", {"PTX", "SM numbers"}, {}};
        for (const auto range : cicc::ptx_ranges()) {
            table.add({text_of(range.version()), std::to_string(range.first()) + (range.first() == range.last() ? "" : " to " + std::to_string(range.last()))},
                      Json::object({{"ptx", text_of(range.version())}, {"lowest_sm", range.first()}, {"highest_sm", range.last()}}));
        }
        print_documented(output, from_documents, {table});
        if (!output.json && is_run) std::printf("\n"), print_text(output, "As run, " + measured);
        return 0;
    }
    auto number = number_of_word(arguments[1]);
    std::string title = number ? "SM number " + std::to_string(*number) : "";
    if (!number) {
        const auto name = parse_name(arguments[1]);
        if (!name) return 2;
        number = name->target().number();
        title = text_of(name->target());
    }
    const auto version = cicc::ptx_version(*number);
    Report report(title, "");
    report.add_json("sm", *number);
    report.add("map_ptx", "PTX", value_of(version), version ? text_of(*version) + ", as documented" : "none: the number lies between the ranges of the document");
    if (is_run) report.add_text("as run", measured);
    print_documented(output, from_documents, "ptx_of_sm", report);
    return version ? 0 : 1;
}

int show_documented_evidence(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc evidence", {})) return status;
    if (arguments.size() > 1) return fail("evidence takes no other word, not '" + arguments[1] + "'; smarch symbol " + arguments[1] + " cicc looks for an address or a name");
    Table items{"evidence_summary", {"evidence", "as printed"}, {}}, places{"evidence_places", {"place", "address", "size"}, {}}, strings{"evidence_strings", {"string at", "text"}, {}},
        facts{"evidence_facts", {"fact", "as printed"}, {}};
    for (const auto row : cicc::evidence_items()) items.add({std::string(row.item()), std::string(row.value())}, Json::object({{"item", row.item()}, {"as_printed", row.value()}}));
    for (const auto row : cicc::places()) {
        places.add({std::string(row.item()), function_text(row.address()), std::string(row.size().value_or("-"))},
                   Json::object({{"item", row.item()}, {"address", row.address()}, {"as_printed", value_of(row.size())}}));
    }
    for (const auto row : cicc::string_references()) {
        strings.add({hex_text(row.address()), shown(row.text())}, Json::object({{"address", row.address()}, {"text", row.text()}}));
    }
    for (const auto row : cicc::facts()) facts.add({std::string(row.subject()), std::string(row.text())}, Json::object({{"item", row.subject()}, {"as_printed", row.text()}}));
    print_documented(output, from_documents, {items, places, strings, facts});
    return 0;
}

}  // namespace inspector
