// `smarch documented tileiras`: CPU rows, features and what follows from them, all of them or those that are asked about.
#include "binaries.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "../subtarget_words.hpp"
#include "common.hpp"
#include "tables.hpp"

namespace inspector {
namespace {

namespace tileiras = smarch::documented::tileiras;
using smarch::Target;
using smarch::TileirasFeature;
using smarch::TileirasFeatureGroup;

constexpr std::array<TileirasFeatureGroup, 5> groups = {TileirasFeatureGroup::fma, TileirasFeatureGroup::ptx, TileirasFeatureGroup::div,
                                                        TileirasFeatureGroup::sqrt, TileirasFeatureGroup::hardware};

std::string hex(std::uint32_t number) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%X", static_cast<unsigned>(number));
    return text;
}

std::uint32_t bit_of(TileirasFeature feature) { return static_cast<std::uint32_t>(feature); }

/// The position of a CPU's row.
std::size_t position_of(const tileiras::Cpu &cpu) {
    std::size_t position = 0;
    for (const auto row : tileiras::cpus()) {
        if (row.target() == cpu.target()) break;
        ++position;
    }
    return position;
}

std::string text_of_byte(const tileiras::Cpu &cpu) {
    if (!cpu.elf_byte()) return "none";
    return *cpu.elf_byte() > 0xff ? hex(*cpu.elf_byte() & 0xff) + " + " + hex(*cpu.elf_byte() & ~0xffu) : hex(*cpu.elf_byte());
}

/// The instructions that the two opcodes are for, as ptxas of the release takes them for a target.
std::vector<std::string> block_scaled(smarch::Toolkit k, Target target) {
    std::vector<std::string> names;
    for (const auto row : smarch::isa_features()) {
        const std::string name(row.name());
        const auto since = isa_since(k, row.feature());
        if (name.rfind("mma.", 0) != 0 || name.find(".block_scale") == std::string::npos || !since) continue;
        if (isa_supports(k, newest_ptx(k), target, row.feature())) names.push_back(name + " from PTX " + text_of(since));
    }
    return names;
}

/// From when on tileiras takes the name of a target itself.
std::string text_of_tool(Target target) {
    const auto oldest = target.info()->oldest_tileiras();
    return oldest ? "takes it as --gpu-name from " + text_of(*oldest) + " on" : std::string("no release that was run takes it as --gpu-name");
}

Json value_of(const tileiras::Cpu &cpu) {
    const bool is_block_scaled = cpu.tensor_path() == smarch::TileirasTensorPath::block_scale;
    auto opcodes = Json::object({{"dense", SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE}, {"sparse", SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_SPARSE}});
    return Json::object({{"target", cpu.name()}, {"cpu_row", position_of(cpu)}, {"feature_bit", bit_of(cpu.feature())}, {"elf_byte", or_null(cpu.elf_byte())},
                         {"feature_words_hex", value_of_words(cpu.implies())}, {"nvptx_features", feature_names(cpu.implies())}, {"tmem", cpu.has_tmem()},
                         {"tensor_memory", code_of(cpu.tensor_memory())}, {"tensor_path", code_of(cpu.tensor_path())},
                         {"block_scale_opcodes", is_block_scaled ? std::move(opcodes) : Json()}, {"is_default_cpu", cpu.target() == tileiras::default_cpu},
                         {"printed_family", cpu.family()}});
}

/// The CPUs whose rows imply a feature.
std::vector<std::string> implied_by(TileirasFeature feature) {
    std::vector<std::string> names;
    for (const auto cpu : tileiras::cpus()) {
        if (implies(cpu, feature)) names.emplace_back(cpu.name());
    }
    return names;
}

/// The query that the document writes out for a feature.
std::optional<std::string_view> probe_of(TileirasFeature feature) {
    for (const auto probe : tileiras::probes()) {
        if (probe.feature() == feature) return probe.name();
    }
    return std::nullopt;
}

Json value_of(const tileiras::Feature &feature) {
    return Json::object({{"nvptx_feature", feature.key()}, {"feature_bit", bit_of(feature.index())}, {"key_position", feature.position()},
                         {"feature_group", code_of(feature.group())}, {"feature_level", or_null(feature.level())}, {"description", feature.description()},
                         {"target", inspector::value_of(feature.cpu())}, {"implied_by", implied_by(feature.index())}, {"probe", inspector::value_of(probe_of(feature.index()))}});
}

/// What is asked about, as text; and the rows, for JSON.
struct Answer {
    std::vector<Report> reports;
    Json cpus = Json::array(), missing = Json::array(), features = Json::array();

    Json value() const { return Json::object({{"tileiras", Json::object({{"nvptx_cpus", cpus}, {"nvptx_missing", missing}, {"nvptx_feature_rows", features}})}}); }
};

void explain(const Output &output, Answer &answer, const tileiras::Cpu &cpu) {
    const auto target = cpu.target();
    Report report(std::string(cpu.name()), "CPU row " + std::to_string(position_of(cpu)) + " of " + std::to_string(tileiras::cpus().size()));
    report.add_text("family", std::string(cpu.family()));
    report.add_text("feature bit", std::to_string(bit_of(cpu.feature())));
    report.add_text("implies", feature_names(cpu.implies()));
    report.add_text("feature words", text_of_words(cpu.implies()));
    report.add_text("ELF byte", cpu.elf_byte() ? text_of_byte(cpu) : "none: a gap in the cubin reader; what cubins carry differs (E53)");
    report.add_text("tensor memory", std::string(name(cpu.tensor_memory())));
    report.add_text("matrix path", text_of(cpu.tensor_path()));
    if (cpu.tensor_path() != smarch::TileirasTensorPath::tcgen05 && target.number() >= 100) {
        const auto k = output.axes.toolkit;
        const auto found = block_scaled(k, target);
        report.add_text("ptxas " + text_of(k) + (found.empty() ? " takes no block-scaled mma for it" : " takes " + join(found)));
    }
    if (target == tileiras::default_cpu) report.add_text("default", "the CPU when none is named, and for a name without a row (E52)");
    report.add_text("tune mask", "empty, as every CPU's; scheduling model: the generic one");
    report.add_text("tileiras", text_of_tool(target));
    answer.reports.push_back(std::move(report));
    answer.cpus.push(value_of(cpu));
}

void explain(Answer &answer, const tileiras::Feature &feature) {
    const auto bit = bit_of(feature.index());
    Report report(std::string(feature.key()), "feature bit " + std::to_string(bit) + " of " + std::to_string(tileiras::features().size()));
    report.add_text("description", std::string(feature.description()));
    report.add_text("group", std::string(name(feature.group())));
    if (feature.group() == TileirasFeatureGroup::ptx) report.add_text("value", std::to_string(*feature.level()) + ", the PTX version times ten; of several the highest counts");
    else if (feature.level()) report.add_text("level", std::to_string(*feature.level()) + "; one level at a time: two are a conflict");
    if (bit == SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_DEFAULT) report.add_text("default", "cicc switches it on by itself");
    char place[64];
    std::snprintf(place, sizeof place, "(feature_bits[%u] >> %u) & 1", bit / 64, bit % 64);
    report.add_text("query", place + (probe_of(feature.index()) ? ", " + std::string(*probe_of(feature.index())) : std::string()));
    report.add_text("key position", std::to_string(feature.position()) + " in the table that is searched, which is sorted by key (E50)");
    const auto names = implied_by(feature.index());
    if (names.empty()) report.add_text("implied by", "no CPU: -mattr alone sets it");
    else report.add_text("implied by", names);
    report.add_text("implies", "no other feature");
    if (feature.index() == TileirasFeature::tmem) {
        report.add_text("gates", "tcgen05 and tensor memory; +tmem sets the bit for any CPU, whether or not its silicon has any (E54c)");
    }
    answer.reports.push_back(std::move(report));
    answer.features.push(value_of(feature));
}

/// The CPUs for which an opcode is selected.
void explain_opcode(const Output &output, Answer &answer, std::uint32_t opcode) {
    Report report("opcode " + std::to_string(opcode), opcode == SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE ? "the dense block-scaled mma" : "the sparse block-scaled mma");
    std::vector<std::string> names, measured;
    for (const auto cpu : tileiras::cpus()) {
        if (!block_scaled(output.axes.toolkit, cpu.target()).empty()) measured.emplace_back(cpu.name());
        if (cpu.tensor_path() != smarch::TileirasTensorPath::block_scale) continue;
        names.emplace_back(cpu.name());
        answer.cpus.push(value_of(cpu));
    }
    report.add_text("instruction", "mma.sync.aligned.*.block_scale, the substitute for tcgen05");
    report.add_text("CPUs", names);
    report.add_text("ptxas " + text_of(output.axes.toolkit), "takes it for " + (measured.empty() ? std::string("none of the CPUs") : join(measured)) + " (E54b)");
    answer.reports.push_back(std::move(report));
}

/// A target without a CPU row: what the document says of it.
void explain_missing(Answer &answer, Target target) {
    Report report(text_of(target), "no CPU row");
    report.add_text("-mcpu", "becomes " + text_of(tileiras::default_cpu) + ", without a message (E52)");
    const bool is_recognized = target == Target::sm_87;
    if (is_recognized) report.add_text("cubin reader", "recognizes it");
    answer.missing.push(Json::object({{"target", text_of(target)}, {"fallback_cpu", text_of(tileiras::default_cpu)}, {"in_cubin_reader", is_recognized}}));
    report.add_text("symmetric", "a reimplementation lets any recognized target be selected (E55): smarch mcpu " + text_of(target) + " --symmetric");
    report.add_text("tileiras", text_of_tool(target));
    answer.reports.push_back(std::move(report));
}

/// One thing that is asked about: a CPU, a feature, an ELF byte in hexadecimal, a bit or an opcode. False, having said why, for anything else.
bool explain(const Output &output, Answer &answer, const std::string &asked) {
    const auto number = number_of(asked, 0xffffffffu);
    const bool is_byte = asked.rfind("0x", 0) == 0 || asked.rfind("0X", 0) == 0;
    if (number && is_byte) {
        const auto cpu = tileiras::cpu_find(static_cast<std::uint32_t>(*number));
        if (!cpu) return fail("no CPU row has the ELF byte " + asked + "; sm_90 has 0x5A, sm_90a 0x85A"), false;
        explain(output, answer, *cpu);
    } else if (number == SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE || number == SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_SPARSE) {
        explain_opcode(output, answer, static_cast<std::uint32_t>(*number));
    } else if (number) {
        const auto rows = tileiras::features();
        if (*number >= rows.size()) return fail("there is no feature bit " + asked + "; they end at " + std::to_string(rows.size() - 1)), false;
        explain(answer, rows[*number]);
    } else if (const auto target = Target::parse(asked)) {
        const auto cpu = tileiras::cpu_of(*target);
        if (!cpu) explain_missing(answer, *target);
        else explain(output, answer, *cpu);
    } else if (const auto feature = tileiras::feature_parse(asked)) {
        explain(answer, tileiras::features()[bit_of(*feature)]);
    } else {
        std::vector<std::string> words;
        for (const auto row : tileiras::features()) words.emplace_back(row.key());
        for (const auto &table : table_names("tileiras")) words.push_back(table);
        return fail("'" + asked + "' is no CPU, feature, bit, opcode or ELF byte" + did_you_mean(asked, words)), false;
    }
    return true;
}

/// The bits of a group, "0..2".
std::string bits_of(TileirasFeatureGroup group) {
    std::optional<std::uint32_t> first;
    std::uint32_t last = 0;
    for (const auto row : tileiras::features()) {
        if (row.group() != group) continue;
        if (!first) first = bit_of(row.index());
        last = bit_of(row.index());
    }
    return std::to_string(first.value_or(0)) + ".." + std::to_string(last);
}

std::string use_of(TileirasFeatureGroup group) {
    switch (group) {
        case TileirasFeatureGroup::fma: return "one level at a time; cicc switches on 2";
        case TileirasFeatureGroup::ptx: return "of several the highest counts; no CPU implies one";
        case TileirasFeatureGroup::div:
        case TileirasFeatureGroup::sqrt: return "one level at a time; no default is stated";
        case TileirasFeatureGroup::hardware: break;
    }
    return "a CPU implies its own bit, eight imply tmem";
}

/// Everything, briefly.
int list(const Output &output) {
    Table cpus{"", {"row", "CPU", "bit", "word 0", "word 1", "ELF byte", "tensor memory", "matrix path"}, {}};
    Answer answer;
    for (const auto cpu : tileiras::cpus()) {
        const auto path = cpu.tensor_path();
        cpus.rows.push_back({std::to_string(position_of(cpu)), std::string(cpu.name()), std::to_string(bit_of(cpu.feature())), text_of_word(cpu.implies()[0]),
                             text_of_word(cpu.implies()[1]), text_of_byte(cpu), code_of(cpu.tensor_memory()), code_of(path)});
        answer.cpus.push(value_of(cpu));
    }
    for (const auto feature : tileiras::features()) answer.features.push(value_of(feature));
    if (output.json) {
        print_json(output, from_documents, answer.value());
        return 0;
    }
    print_table(output, cpus.heading, cpus.rows);
    std::printf("\n");
    std::vector<std::vector<std::string>> rows;
    for (const auto group : groups) {
        std::string keys;
        for (const auto row : tileiras::features()) {
            if (row.group() == group && (group != TileirasFeatureGroup::hardware || !row.cpu())) keys += (keys.empty() ? "" : " ") + std::string(row.key());
        }
        if (group == TileirasFeatureGroup::hardware) keys = "the CPUs' own, " + keys;
        rows.push_back({std::string(name(group)), bits_of(group), keys, use_of(group)});
    }
    print_table(output, {"group", "bits", "features", "use"}, rows);
    std::printf("\n");
    print_text(output, "A CPU without a row is " + text_of(tileiras::default_cpu) + ". Words 2 to 5 are 0; no feature implies another; every tune mask is empty. "
                       "smarch documented tileiras sm_100a, ptx88, 0x85a or 5468 explains one; smarch mcpu tells what -mcpu and -mattr mean.");
    return 0;
}

}  // namespace

int show_documented_tileiras(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return list(output);
    Answer answer;
    for (const auto &asked : arguments) {
        if (!explain(output, answer, asked)) return 2;
    }
    const EvidenceList evidence{smarch::Evidence::documented, smarch::Evidence::measured};
    if (output.json) {
        print_json(output, evidence, answer.value());
        return 0;
    }
    for (std::size_t i = 0; i < answer.reports.size(); ++i) {
        if (i) std::printf("\n");
        answer.reports[i].print(output);
    }
    return 0;
}

}  // namespace inspector
