// `smarch documented cicc nvvm QUESTION` and `opcode`: what the document states about the verifier of IR.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../cicc/words.hpp"
#include "../commands.hpp"
#include "../nearest.hpp"
#include "cicc.hpp"

namespace inspector {
namespace {

namespace cicc = smarch::documented::cicc;
using smarch::CiccMode, smarch::Target;

std::string hex(std::uint32_t number) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%X", static_cast<unsigned>(number));
    return text;
}

/// The targets of the table of flags, with their suffixes: those that the document speaks of.
std::vector<Target> documented_targets() {
    std::vector<Target> targets;
    for (const auto row : cicc::arch_flags()) {
        for (const auto target : smarch::targets()) {
            if (target.number() == row.base().number()) targets.push_back(target);
        }
    }
    return targets;
}

constexpr CiccMode modes[] = {CiccMode::ir, CiccMode::ptx};

const char *text_of(CiccMode mode) { return mode == CiccMode::ir ? "IR" : "PTX"; }

int show_triple(const Output &output, const Arguments &arguments) {
    const std::string usage = "smarch documented cicc nvvm triple nvptx64-nvidia-cuda";
    if (arguments.size() < 3) return fail("the triple is missing: " + usage);
    if (arguments.size() > 3) return fail("'" + arguments[3] + "' is a word too many: the document's check depends on no target; " + usage);
    const auto &triple = arguments[2];
    Table table{"triple_checks", {"mode", "accepts", "pattern, or what is printed"}, {}};
    bool is_any = false;
    for (const auto mode : modes) {
        const auto found = smarch_documented_cicc_triple_pattern_find(static_cast<std::uint32_t>(mode), triple.data(), triple.size());
        const std::string message(cicc::triple_error_message(mode));
        is_any = is_any || found;
        table.add({text_of(mode), found ? "yes" : "no", found ? found->text : message},
                  Json::object({{"verifier_mode", code_of(mode)}, {"answer", found ? "yes" : "no"}, {"triple_pattern", found ? Json(found->text) : Json()},
                                {"tool_prints", found ? Json::Array() : Json::Array{message}}}));
    }
    if (!output.json) {
        print_text(output, triple.empty() ? "an empty triple" : "triple " + shown(triple));
        std::printf("\n");
    }
    print_documented(output, from_documents, {table}, Json::object().add("target_triple", Foreign{triple}));
    return is_any ? 0 : 1;
}

int show_layout(const Output &output, const Arguments &arguments) {
    if (arguments.size() > 3) return fail("'" + arguments[3] + "' is a word too many: the document's check depends on no target; smarch documented cicc nvvm layout e-i64:64");
    const bool is_empty = arguments.size() == 3 && arguments[2].empty();
    Table table{"layout_errors", {"where", "what the check of data layouts prints"}, {}};
    for (std::uint32_t number = 1; !message(smarch::CiccLayoutError{number}).empty(); ++number) {
        const auto error = smarch::CiccLayoutError{number};
        if (arguments.size() == 3 && (error == smarch::CiccLayoutError::empty) != is_empty) continue;
        const std::string text(message(error));
        table.add({error == smarch::CiccLayoutError::empty ? "an empty layout" : "one of invalid format", text}, Json::object({{"layout_error", error == smarch::CiccLayoutError::empty ? "empty" : "invalid"}, {"text", text}}));
    }
    auto members = Json::object({{"answer", is_empty ? "no" : "unknown"}});
    if (arguments.size() == 3) members.add("data_layout", Foreign{arguments[2]});
    print_documented(output, from_documents, {table}, std::move(members));
    if (!output.json && !is_empty) {
        std::printf("\n");
        print_text(output, "Which layouts are valid is unknown: the document does not state it. smarch cicc nvvm layout tells what libnvvm accepts when it is run.");
    }
    return arguments.size() == 3 ? 1 : 0;
}

/// Answers by target, one line for those that are alike.
template <typename Ask>
Table answers_of(const std::optional<Target> &target, const Ask &ask) {
    Table table{"access_answers", {"targets", "allowed"}, {}};
    const auto all = documented_targets();
    for (const auto &[targets, answer] : same_answers(target ? std::vector<Target>{*target} : all, ask)) {
        table.add({ranges_of(targets, all), code_of(answer)}, Json::object({{"nvvm_targets", value_of(targets)}, {"answer", code_of(answer)}}));
    }
    return table;
}

bool is_yes(const Table &table) {
    return std::all_of(table.rows.begin(), table.rows.end(), [](const auto &row) { return row.back() == "yes"; });
}

int show_access(const Output &output, const Arguments &arguments) {
    const auto asked = take_target(arguments, 2, 2, "smarch documented cicc nvvm access sm_120 load tmem");
    if (!asked) return 2;
    const std::pair<const char *, smarch::CiccAccess> accesses[] = {{"load", smarch::CiccAccess::load}, {"store", smarch::CiccAccess::store}, {"atomic", smarch::CiccAccess::atomic}};
    const auto access = std::find_if(std::begin(accesses), std::end(accesses), [&](const auto &row) { return asked->words[0] == row.first; });
    if (access == std::end(accesses)) return fail("'" + asked->words[0] + "' is no access: load, store, atomic" + did_you_mean(asked->words[0], {"load", "store", "atomic"}));
    const auto space = parse_space(asked->words[1]);
    if (!space) return 2;
    const auto table = answers_of(asked->target, [&](Target target) { return cicc::access_allowed(target, access->second, *space).value_or(smarch::Answer::unknown); });
    if (!output.json) {
        print_text(output, std::string(access->first) + " of address space " + text_of_space(*space));
        std::printf("\n");
    }
    print_documented(output, from_documents, {table}, Json::object({{"documented_access", access->first}, {"address_space", *space}}));
    return is_yes(table) ? 0 : 1;
}

int show_cast(const Output &output, const Arguments &arguments) {
    const std::string usage = "smarch documented cicc nvvm cast 1 3";
    if (arguments.size() != 4) return fail(arguments.size() < 4 ? "two address spaces are needed: " + usage : "'" + arguments[4] + "' is a word too many: the document's answer depends on no target; " + usage);
    const auto from = parse_space(arguments[2]);
    if (!from) return 2;
    const auto to = parse_space(arguments[3]);
    if (!to) return 2;
    const auto answer = cicc::cast_allowed(*from, *to);
    const auto check = cicc::verify(Target::sm_90, cicc::Instruction::cast(*from, *to));
    Report report("addrspacecast from " + text_of_space(*from) + " to " + text_of_space(*to));
    report.add_json("address_space", *from);
    report.add_json("to_address_space", *to);
    report.add("answer", "allowed", code_of(answer));
    if (answer == smarch::Answer::unknown) report.add_text("", *from == *to ? "the document does not state a cast of a space to itself" : "the document does not mention one of the two");
    const auto text = check ? check->text() : std::nullopt;
    if (text) report.add_text("prints", std::string(*text));
    report.add_json("tool_prints", text ? Json::Array{*text} : Json::Array());
    print_documented(output, from_documents, "space_cast", report);
    return answer == smarch::Answer::yes ? 0 : 1;
}

int show_word(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 3) return fail("word takes the word of a type: smarch documented cicc nvvm word 0x30f");
    const auto word = number_of_word(arguments[2]);
    if (!word) return fail("'" + arguments[2] + "': word takes a number of up to 32 bits, 0x30f");
    Report report("type word " + hex(*word), "read at instruction " + std::to_string(SMARCH_DOCUMENTED_CICC_TYPE_INFO_OFFSET) + ", then +" + std::to_string(SMARCH_DOCUMENTED_CICC_TYPE_DEREF_OFFSET));
    const auto space = cicc::type_word_space(*word), flags = cicc::type_word_flags(*word);
    report.add("address_space", "address space", space, text_of_space(space) + ", bits 8 to 31");
    report.add("type_flags", "flags", flags, hex(flags) + ", bits 0 to 7");
    print_documented(output, from_documents, "type_word", report);
    return 0;
}

struct Named {
    std::string text;
    cicc::Instruction instruction;
};

/// The instructions that the document speaks of, with those spaces and orderings that tell answers apart.
std::vector<Named> instructions() {
    std::vector<Named> list;
    for (const auto row : cicc::address_spaces()) {
        if (!row.load_store()) continue;
        list.push_back({"load " + text_of_space(row.number()), cicc::Instruction::load(row.number())});
        list.push_back({"store " + text_of_space(row.number()), cicc::Instruction::store(row.number())});
    }
    const std::pair<const char *, smarch::CiccFenceOrdering> orderings[] = {{"acquire", smarch::CiccFenceOrdering::acquire}, {"release", smarch::CiccFenceOrdering::release},
                                                                            {"acq_rel", smarch::CiccFenceOrdering::acq_rel}, {"seq_cst", smarch::CiccFenceOrdering::seq_cst}};
    for (const auto &[name, ordering] : orderings) list.push_back({std::string("fence ") + name, cicc::Instruction::fence(ordering)});
    for (const auto &[from, to] : {std::pair{0u, 1u}, {1u, 0u}, {1u, 3u}, {0u, 6u}}) {
        list.push_back({"addrspacecast " + std::to_string(from) + "->" + std::to_string(to), cicc::Instruction::cast(from, to)});
    }
    list.push_back({"indirectbr", cicc::Instruction::indirectbr()});
    list.push_back({"invoke", cicc::Instruction::invoke()});
    list.push_back({"resume", cicc::Instruction::resume()});
    list.push_back({"landingpad", cicc::Instruction::landingpad()});
    return list;
}

/// What the verifier does in both modes.
struct Verified {
    smarch::Answer ir, ptx;
    std::string text;

    bool operator==(const Verified &other) const { return ir == other.ir && ptx == other.ptx && text == other.text; }
};

Verified verified(Target target, const cicc::Instruction &instruction) {
    Verified found{smarch::Answer::unknown, smarch::Answer::unknown, ""};
    for (const auto mode : modes) {
        const auto check = verify(target, instruction.in(mode));
        if (!check) continue;
        (mode == CiccMode::ir ? found.ir : found.ptx) = check->answer();
        if (check->text()) found.text = std::string(*check->text());
    }
    return found;
}

/// The line of the verifier that refuses an instruction altogether, and when.
std::string refusal_of(const std::string &instruction) {
    for (const auto row : cicc::unsupported_instructions()) {
        if (instruction.rfind(row.name(), 0) != 0) continue;
        return "line " + std::to_string(row.first_line()) + (row.last_line() == row.first_line() ? "" : " to " + std::to_string(row.last_line()));
    }
    return "-";
}

int show_instructions(const Output &output, const Arguments &arguments) {
    const auto asked = take_target(arguments, 2, 0, "smarch documented cicc nvvm instructions sm_120");
    if (!asked) return 2;
    const auto all = documented_targets();
    Table table{"verifier_instructions", {"instruction", "targets", "IR", "PTX", "message", "refused at"}, {}};
    for (const auto &[text, instruction] : instructions()) {
        const auto &it = instruction;
        for (const auto &[targets, found] : same_answers(asked->target ? std::vector<Target>{*asked->target} : all, [&](Target target) { return verified(target, it); })) {
            const bool is_refused = found.ir == smarch::Answer::no || found.ptx == smarch::Answer::no;
            auto message = lines_in(found.text);
            table.add({text, targets.size() == all.size() ? "all" : ranges_of(targets, all), code_of(found.ir), code_of(found.ptx),
                       !is_refused ? "-" : message.empty() ? "none is documented" : message.front(), is_refused ? refusal_of(text) : "-"},
                      Json::object({{"text", text}, {"nvvm_targets", value_of(targets)}, {"ir_answer", code_of(found.ir)}, {"ptx_answer", code_of(found.ptx)}, {"tool_prints", message}}));
        }
    }
    print_documented(output, from_documents, {table});
    if (!output.json) {
        std::printf("\n");
        print_text(output, "Every error sets the flag of the context and, unless in diagnostic mode, ends the compilation. smarch cicc nvvm instructions tells what libnvvm does when it is run (E48).");
    }
    return 0;
}

struct Question {
    const char *word;
    int (*run)(const Output &, const Arguments &);
};

constexpr Question questions[] = {{"triple", show_triple}, {"layout", show_layout}, {"access", show_access}, {"cast", show_cast}, {"instructions", show_instructions}, {"word", show_word}};

}  // namespace

int show_documented_nvvm(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc nvvm", {})) return status;
    std::vector<std::string> words;
    for (const auto &question : questions) words.emplace_back(question.word);
    if (arguments.size() < 2) return fail("documented cicc nvvm takes a question: " + join(words) + "; smarch documented cicc nvvm access load 6");
    for (const auto &question : questions) {
        if (arguments[1] == question.word) return question.run(output, arguments);
    }
    return fail("'" + arguments[1] + "' is no question about the verifier: " + join(words) + did_you_mean(arguments[1], words));
}

int show_documented_opcode(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "documented cicc opcode", {})) return status;
    if (arguments.size() != 2) return fail("opcode takes the type of an instruction, whose low byte is the opcode: smarch documented cicc opcode 0x3d");
    const auto number = number_of_word(arguments[1]);
    if (!number) return fail("'" + arguments[1] + "': opcode takes a number of up to 32 bits, 0x3d; smarch documented cicc opcodes lists those that have a check");
    const auto *row = smarch_documented_cicc_opcode_info_of(*number);
    Report report("type " + hex(*number), "entry " + hex(*number & 0xff) + " of the dispatch table of sub_2C80C90");
    report.add_json("opcode", *number & 0xff);
    report.add("instruction_name", "instruction", row ? Json(row->instruction) : Json(), row ? row->instruction : "none: no check is documented for it");
    report.add_json("check_function", row ? Json(row->handler) : Json());
    if (row) report.add_text("handler", row->handler);
    report.add_json("check_text", row ? Json(row->check) : Json());
    if (row) report.add_text("checks", row->check);
    print_documented(output, from_documents, "dispatch", report);
    return row ? 0 : 1;
}

}  // namespace inspector
