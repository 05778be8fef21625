// `smarch documented cicc`: what may be asked of the two documents about cicc. What cicc answers when it is run: `smarch cicc`.
#include "cicc.hpp"

#include <cstdio>

#include "../cicc/words.hpp"
#include "../commands.hpp"
#include "../nearest.hpp"
#include "binaries.hpp"
#include "tables.hpp"

namespace inspector {
namespace {

struct Question {
    const char *word, *arguments, *purpose;
    int (*run)(const Output &, const Arguments &);
};

constexpr Question questions[] = {
    {"translate", "translate -arch=compute_N", "what each stage makes of the flag: three flags, SMFeatures, tensor memory, checks", show_documented_translation},
    {"pipeline", "pipeline", "the stages of the detection and of the configuration, in their order, and what has priority", show_documented_pipeline},
    {"atomic", "atomic TARGET OPERATION [TYPE]", "how an atomic operation is lowered, and which comparisons of the front end are met", show_documented_atomic},
    {"nvvm", "nvvm instructions [TARGET]", "which instructions the verifier refuses in each mode, with its messages", show_documented_nvvm},
    {"nvvm", "nvvm triple TRIPLE", "the pattern that a target triple matches", show_documented_nvvm},
    {"nvvm", "nvvm layout [LAYOUT]", "what the check of data layouts prints", show_documented_nvvm},
    {"nvvm", "nvvm access [TARGET] ACCESS SPACE", "whether an address space allows a load, store or atomic", show_documented_nvvm},
    {"nvvm", "nvvm cast FROM TO", "whether address spaces may be cast", show_documented_nvvm},
    {"nvvm", "nvvm word WORD", "the flags and the address space in a type's word", show_documented_nvvm},
    {"codegen", "codegen TARGET", "how matrices are multiplied, and what the ladders give for register file, occupancy and overlap", show_documented_codegen},
    {"builtin", "builtin [N] [TARGET]", "HMMA with its shapes, convergent branches and Hopper's: by number", show_documented_builtin},
    {"opcode", "opcode N", "the check by which the verifier dispatches an instruction's type", show_documented_opcode},
    {"bulk", "bulk ASSEMBLY", "the text of bulk copies that stands in inline assembly", show_documented_bulk},
    {"ptx", "ptx [TARGET]", "the PTX version that an SM number is given", show_documented_ptx},
    {"evidence", "evidence", "what the document looked at: places, strings, facts", show_documented_evidence},
};

std::vector<std::string> question_words() {
    std::vector<std::string> words;
    for (const auto &row : questions) {
        if (words.empty() || words.back() != row.word) words.emplace_back(row.word);
    }
    return words;
}

int list_questions(const Output &output) {
    Table table{"forms", {"smarch documented cicc", "what it answers"}, {}};
    for (const auto &row : questions) table.add({row.arguments, row.purpose}, Json::object({{"arguments", row.arguments}, {"purpose", row.purpose}}));
    print_documented(output, from_documents, {table});
    if (!output.json) {
        std::printf("\n");
        print_text(output, "smarch gates sm_90 tells which flags its configurators set; smarch cicc asks cicc and libnvvm as they were run.");
    }
    return 0;
}

}  // namespace

void print_documented(const Output &output, const EvidenceList &evidence, const char *key, const Report &report) {
    if (output.json) print_json(output, evidence, Json::object({{"cicc", Json::object({{key, report.json()}})}}));
    else report.print(output);
}

void print_documented(const Output &output, const EvidenceList &evidence, const std::vector<Table> &tables, Json members) {
    if (!output.json) return print_tables(output, evidence, tables);
    for (const auto &table : tables) members.add(table.key, table.objects);
    print_json(output, evidence, Json::object({{"cicc", std::move(members)}}));
}

int show_documented_cicc(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) {
        const int status = refuse_options(arguments, "documented cicc without a question", {});
        return status ? status : list_questions(output);
    }
    for (const auto &row : questions) {
        if (arguments[0] == row.word) return row.run(output, arguments);
    }
    if (smarch::Name::parse(arguments[0])) {
        return fail("a name alone is no question: smarch documented cicc codegen " + arguments[0] + ", smarch gates " + arguments[0] + "; smarch documented cicc lists the questions");
    }
    auto words = question_words();
    for (const auto &name : table_names("cicc")) words.push_back(name);
    if (find_table("cicc", arguments[0])) return fail("documented cicc " + arguments[0] + " prints the whole table and takes no other word");
    return fail("the documents about cicc answer no question '" + arguments[0] + "' and have no table of this name; smarch documented cicc lists the questions, smarch documented cicc tables the tables" +
                did_you_mean(arguments[0], words));
}

}  // namespace inspector
