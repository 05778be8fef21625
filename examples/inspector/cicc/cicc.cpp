// `smarch cicc`: what cicc and libnvvm answer when they are run. What the documents state: `smarch documented cicc`.
#include <algorithm>
#include <cstdio>

#include "../commands.hpp"
#include "../nearest.hpp"
#include "run.hpp"
#include "words.hpp"

namespace inspector {
namespace {

struct Question {
    const char *word, *arguments, *purpose;
    int (*run)(const Output &, const Arguments &);
};

constexpr Question questions[] = {
    {"atomic", "atomic TARGET OPERATION [TYPE]", "the PTX that cicc writes for an atomic operation, and what it prints", show_cicc_atomic},
    {"nvvm", "nvvm instructions [TARGET]", "which instructions libnvvm verifies and compiles, and what it logs about the others", show_cicc_nvvm},
    {"nvvm", "nvvm triple [TARGET] TRIPLE", "whether it accepts a target triple", show_cicc_nvvm},
    {"nvvm", "nvvm layout [TARGET] LAYOUT", "whether it accepts a data layout; nvvm layout alone lists its examples", show_cicc_nvvm},
    {"nvvm", "nvvm access [TARGET] ACCESS SPACE", "whether it verifies a load, store, atomicrmw or cmpxchg of an address space", show_cicc_nvvm},
    {"nvvm", "nvvm cast [TARGET] FROM TO", "whether it verifies a cast between address spaces", show_cicc_nvvm},
    {"arch", "arch NAME", "whether cicc and libnvvm take a name as -arch, and what they print about it", show_cicc_arch},
};

/// Whether the tool of a release was run: then it takes or refuses any name.
bool was_run(smarch::Toolkit k, smarch::Tool tool) {
    return answer(accepts_why(k, tool, {smarch::NameKind::compute, smarch::Target::sm_75})) != smarch::Answer::unknown;
}

int list_questions(const Output &output) {
    Table table{"forms", {"smarch cicc", "what it answers"}, {}};
    for (const auto &row : questions) table.add({row.arguments, row.purpose}, Json::object({{"arguments", row.arguments}, {"purpose", row.purpose}}));
    if (output.json) return print_tables(output, {}, {table}), 0;
    print_table(output, table.heading, table.rows);
    std::printf("\n");
    print_text(output, "smarch gates sm_90 tells which constructs of CUDA C++ cicc compiles; smarch documented cicc asks the documents the same questions.");
    return 0;
}

}  // namespace

int show_cicc_arch(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "cicc arch", {})) return status;
    if (arguments.size() < 2) return fail("a name is missing: smarch cicc arch sm_90a");
    if (arguments.size() > 2) return fail("cicc arch takes one name, not '" + arguments[2] + "' as well");
    const auto k = output.axes.toolkit;
    const auto &name = arguments[1];
    const auto parsed = smarch::Name::parse(name);
    Report report("-arch " + shown(name), "as cicc and libnvvm take it");
    auto tools = Json::array();
    bool is_taken = false;
    const auto add = [&](smarch::Tool tool, const std::string &label, const std::string &refusal) {
        const auto known = parsed ? answer(accepts_why(k, tool, *parsed)).value_or(smarch::Answer::unknown) : was_run(k, tool) ? smarch::Answer::no : smarch::Answer::unknown;
        is_taken = is_taken || known == smarch::Answer::yes;
        const auto lines = known == smarch::Answer::no ? lines_in(refusal) : std::vector<std::string>();
        report.add_text(label, known == smarch::Answer::yes ? output.green("takes it") : known == smarch::Answer::no ? output.red("refuses it") : output.yellow("unknown") + ": not run");
        auto prints = Json::array();
        for (const auto &line : lines) {
            report.add_text("", shown(line));
            prints.push(line);
        }
        tools.push(Json::object({{"tool", code_of(tool)}, {"answer", code_of(known)}, {"tool_prints", prints}}));
    };
    std::string refusal;
    add(smarch::Tool::cicc, "cicc", cicc_refusal(k, name, refusal) ? refusal : std::string());
    add(smarch::Tool::libnvvm, "libnvvm", nvvm_refusal(k, name, refusal) ? refusal : std::string());
    if (output.json) {
        auto value = Json::object().add("asked_name", Foreign{name});
        value.add("name_answers", tools);
        print_json(output, from_runs, Json::object({{"arch_option", value}}));
    } else {
        print_axes(output, Depends::on_toolkit);
        std::printf("\n");
        report.print(output);
    }
    return is_taken ? 0 : 1;
}

int show_cicc(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) {
        const int status = refuse_options(arguments, "cicc without a question", {});
        return status ? status : list_questions(output);
    }
    std::vector<std::string> words;
    for (const auto &row : questions) {
        if (arguments[0] == row.word) return row.run(output, arguments);
        if (words.empty() || words.back() != row.word) words.emplace_back(row.word);
    }
    if (smarch::Name::parse(arguments[0])) return fail("a name alone is no question: smarch gates " + arguments[0] + " tells flags and constructs, smarch cicc arch " + arguments[0] + " whether cicc takes it; smarch cicc lists the questions");
    return fail("cicc has no question '" + arguments[0] + "': " + join(words) + did_you_mean(arguments[0], words));
}

}  // namespace inspector
