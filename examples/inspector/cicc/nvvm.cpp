// `smarch cicc nvvm QUESTION`: which IR libnvvm accepts, for one target or for all that it builds for.
#include "run.hpp"

#include <cstdio>

#include "../commands.hpp"
#include "../nearest.hpp"
#include "words.hpp"

namespace inspector {
namespace {

using smarch::NvvmPhase, smarch::Target, smarch::Toolkit, smarch::Verdict;

/// What libnvvm does in a phase.
struct Answer {
    NvvmPhase phase;
    Verdict verdict;
    std::vector<std::string> prints;
    /// Of data layouts alone.
    std::optional<smarch::NvvmLayout> layout;

    bool operator==(const Answer &other) const {
        const bool has_same_layout = !layout || (layout->fault_at() == other.layout->fault_at() && layout->c().complaints == other.layout->c().complaints);
        return verdict == other.verdict && prints == other.prints && has_same_layout;
    }
};

/// The targets that libnvvm of the release builds for.
std::vector<Target> targets_of(Toolkit k) {
    std::vector<Target> targets;
    for (const auto target : smarch::targets()) {
        if (accepts(k, smarch::Tool::libnvvm, {smarch::NameKind::compute, target})) targets.push_back(target);
    }
    return targets;
}

/// Whether libnvvm says nothing of what becomes of the program.
bool is_silent(Verdict verdict) { return verdict == Verdict::no_nvvm_crash || verdict == Verdict::no_nvvm_pointer_crash || verdict == Verdict::no_nvvm_pointer_use; }

/// What libnvvm logs where the verdict is a no: what it says of the architecture, the message that the question knows better, or the verdict's text.
std::vector<std::string> prints_of(Toolkit k, Target target, Verdict verdict, const std::string &message) {
    if (answer(verdict) != smarch::Answer::no || is_silent(verdict)) return {};
    if (verdict == Verdict::no_nvvm_arch) {
        std::string refusal;
        return nvvm_refusal(k, text_of(smarch::Name(smarch::NameKind::compute, target)), refusal) ? lines_in(refusal) : std::vector<std::string>();
    }
    return lines_in(message.empty() ? std::string(smarch::message(verdict)) : message);
}

/// The answers about one thing: of the target that is named, or of all.
struct Answers {
    Table table;
    bool is_yes = true;
    Json objects = Json::array();
};

std::string layout_details(const Answer &answer) {
    if (!answer.layout || !answer.layout->malformation()) return "";
    return "at byte " + std::to_string(answer.layout->fault_at().value_or(0)) + ": ";
}

template <typename Ask>
void add(const Output &output, Answers &answers, const std::optional<Target> &target, NvvmPhase phase, const Ask &ask, const std::string &subject, const Json &members) {
    const auto k = output.axes.toolkit;
    const auto all = targets_of(k);
    const auto asked = target ? std::vector<Target>{*target} : all;
    for (const auto &[targets, answer] : same_answers(asked, ask)) {
        const auto is = smarch::answer(answer.verdict).value_or(smarch::Answer::unknown);
        answers.is_yes = answers.is_yes && is == smarch::Answer::yes;
        auto prints = answer.prints;
        if (is == smarch::Answer::unknown) prints = {std::string(message(answer.verdict)).substr(sizeof "unknown: " - 1)};
        if (is_silent(answer.verdict)) prints = {"(" + std::string(message(answer.verdict)) + ")"};
        if (prints.empty()) prints = {"-"};
        auto row = std::vector<std::string>{code_of(phase), ranges_of(targets, all), code_of(is), layout_details(answer) + prints.front()};
        if (!subject.empty()) row.insert(row.begin(), subject);
        answers.table.rows.push_back(row);
        // Further lines stand below the first.
        for (std::size_t i = 1; i < prints.size(); ++i) {
            std::vector<std::string> more(row.size());
            more.back() = prints[i];
            answers.table.rows.push_back(more);
        }
        auto object = Json::object({{"nvvm_targets", value_of(targets)}, {"nvvm_phase", code_of(phase)}, {"verdict", value_of(answer.verdict)}, {"tool_prints", answer.prints}});
        if (answer.layout) {
            auto complaints = Json::array();
            for (std::uint32_t bit = 1; bit != 0 && bit <= answer.layout->c().complaints; bit <<= 1) {
                if (answer.layout->c().complaints & bit) complaints.push(code_of(smarch::NvvmComplaint{bit}));
            }
            const auto malformation = answer.layout->malformation();
            object.add("layout_complaints", complaints).add("malformation", malformation ? Json(code_of(*malformation)) : Json()).add("fault_byte", or_null(answer.layout->fault_at()));
        }
        object.add_all(members);
        answers.objects.push(object);
    }
}

int print(const Output &output, const std::string &title, const Answers &answers, Json asked) {
    if (output.json) {
        asked.add("nvvm_answers", answers.objects);
        print_json(output, from_runs, Json::object({{"nvvm", asked}}));
    } else {
        print_axes(output, Depends::on_toolkit);
        std::printf("\n");
        print_text(output, title);
        std::printf("\n");
        print_table(output, answers.table.heading, answers.table.rows);
    }
    return answers.is_yes ? 0 : 1;
}

Answers table_of(bool has_subject) {
    Answers answers;
    answers.table.heading = {"phase", "targets", "accepts", "libnvvm logs"};
    if (has_subject) answers.table.heading.insert(answers.table.heading.begin(), "instruction");
    return answers;
}

constexpr NvvmPhase phases[] = {NvvmPhase::verify, NvvmPhase::compile};

/// A name in place of what is asked about: the target without the thing.
bool is_a_name(const std::string &word) { return bool(smarch::Name::parse(word)); }

int show_triple(const Output &output, const Arguments &arguments) {
    const std::string usage = "smarch cicc nvvm triple sm_90 nvptx64-nvidia-cuda";
    const auto asked = take_target(arguments, 2, 1, usage);
    if (!asked) return 2;
    const auto &triple = asked->words[0];
    if (!asked->target && is_a_name(triple)) return fail("the triple is missing: " + usage + "; '' stands for none");
    const auto k = output.axes.toolkit;
    auto answers = table_of(false);
    for (const auto phase : phases) {
        add(output, answers, asked->target, phase, [&](Target target) {
            std::string message;
            const auto verdict = nvvm_accepts_triple_why(k, target, phase, triple);
            if (!nvvm_triple_message(k, target, phase, triple, message)) message.clear();
            return Answer{phase, verdict, prints_of(k, target, verdict, message), std::nullopt};
        }, "", Json::object());
    }
    return print(output, triple.empty() ? "programs without a triple" : "triple " + shown(triple), answers, Json::object().add("target_triple", Foreign{triple}));
}

/// The layouts that libnvvm gives as examples.
int show_examples(const Output &output) {
    const auto k = output.axes.toolkit;
    const auto all = targets_of(k);
    Table table{"", {"phase", "targets", "pointers", "example"}, {}};
    for (const auto phase : phases) {
        for (const std::uint32_t bits : {64u, 32u}) {
            for (const auto &[targets, example] : same_answers(all, [&](Target target) { return std::string(nvvm_example_layout(k, target, phase, bits)); })) {
                if (example.empty()) continue;
                table.add({code_of(phase), ranges_of(targets, all), std::to_string(bits) + " bits", example},
                          Json::object({{"nvvm_targets", value_of(targets)}, {"nvvm_phase", code_of(phase)}, {"pointer_bits", bits}, {"example_layout", example}}));
            }
        }
    }
    if (output.json) return print_json(output, from_runs, Json::object({{"nvvm", Json::object({{"example_layouts", table.objects}})}})), 0;
    print_axes(output, Depends::on_toolkit);
    std::printf("\n");
    print_table(output, table.heading, table.rows);
    return 0;
}

int show_layout(const Output &output, const Arguments &arguments) {
    if (arguments.size() == 2) return show_examples(output);
    const std::string usage = "smarch cicc nvvm layout sm_90 e-i64:64-i128:128-v16:16-n16:32:64";
    const auto asked = take_target(arguments, 2, 1, usage);
    if (!asked) return 2;
    const auto &layout = asked->words[0];
    if (!asked->target && is_a_name(layout)) return fail("the data layout is missing: " + usage + "; '' stands for none, and without a target libnvvm's examples are listed");
    const auto k = output.axes.toolkit;
    auto answers = table_of(false);
    for (const auto phase : phases) {
        add(output, answers, asked->target, phase, [&](Target target) {
            std::string message;
            const auto check = nvvm_layout_check(k, target, phase, layout);
            if (!nvvm_layout_message(k, target, phase, layout, message)) message.clear();
            const auto verdict = check ? check->verdict() : Verdict::unknown_tool;
            return Answer{phase, verdict, prints_of(k, target, verdict, message), check ? check.optional() : std::nullopt};
        }, "", Json::object());
    }
    return print(output, layout.empty() ? "programs without a data layout" : "data layout " + shown(layout), answers, Json::object().add("data_layout", Foreign{layout}));
}

int show_access(const Output &output, const Arguments &arguments) {
    const auto asked = take_target(arguments, 2, 2, "smarch cicc nvvm access sm_100 load 6; load, store, atomicrmw or cmpxchg of an address space");
    if (!asked) return 2;
    const auto codes = codes_from<smarch::NvvmAccess>(1);
    const auto access = value_of_code<smarch::NvvmAccess>(asked->words[0], 1);
    if (!access) return fail("'" + asked->words[0] + "' is no access: " + join(codes) + did_you_mean(asked->words[0], codes));
    const auto space = parse_space(asked->words[1]);
    if (!space) return 2;
    const auto k = output.axes.toolkit;
    auto answers = table_of(false);
    add(output, answers, asked->target, NvvmPhase::verify, [&](Target target) {
        const auto verdict = nvvm_verify_access_why(k, target, *access, *space);
        return Answer{NvvmPhase::verify, verdict, prints_of(k, target, verdict, std::string(nvvm_access_message(k, target, *access, *space))), std::nullopt};
    }, "", Json::object());
    return print(output, std::string(code_of(*access)) + " of address space " + text_of_space(*space), answers, Json::object({{"nvvm_access", code_of(*access)}, {"address_space", *space}}));
}

int show_cast(const Output &output, const Arguments &arguments) {
    const auto asked = take_target(arguments, 2, 2, "smarch cicc nvvm cast sm_90 0 3; from one address space to another");
    if (!asked) return 2;
    const auto from = parse_space(asked->words[0]);
    if (!from) return 2;
    const auto to = parse_space(asked->words[1]);
    if (!to) return 2;
    const auto k = output.axes.toolkit;
    auto answers = table_of(false);
    add(output, answers, asked->target, NvvmPhase::verify, [&](Target target) {
        const auto verdict = nvvm_verify_cast_why(k, target, *from, *to);
        return Answer{NvvmPhase::verify, verdict, prints_of(k, target, verdict, ""), std::nullopt};
    }, "", Json::object());
    return print(output, "addrspacecast from " + text_of_space(*from) + " to " + text_of_space(*to), answers, Json::object({{"address_space", *from}, {"to_address_space", *to}}));
}

/// Every instruction that was given to libnvvm.
int show_instructions(const Output &output, const Arguments &arguments) {
    const auto asked = take_target(arguments, 2, 0, "smarch cicc nvvm instructions sm_100a");
    if (!asked) return 2;
    const auto k = output.axes.toolkit;
    auto answers = table_of(true);
    for (const auto construct : values_from<smarch::NvvmConstruct>(1)) {
        for (const auto phase : phases) {
            add(output, answers, asked->target, phase, [&](Target target) {
                const auto verdict = nvvm_accepts_why(k, target, phase, construct);
                return Answer{phase, verdict, prints_of(k, target, verdict, ""), std::nullopt};
            }, std::string(name(construct)), Json::object({{"nvvm_construct", code_of(construct)}, {"text", name(construct)}}));
        }
    }
    print(output, "What libnvvm's verification and compilation do with " + std::to_string(values_from<smarch::NvvmConstruct>(1).size()) + " instructions:", answers, Json::object());
    return 0;
}

struct Question {
    const char *word;
    int (*run)(const Output &, const Arguments &);
};

constexpr Question questions[] = {{"triple", show_triple}, {"layout", show_layout}, {"access", show_access}, {"cast", show_cast}, {"instructions", show_instructions}};

}  // namespace

int show_cicc_nvvm(const Output &output, const Arguments &arguments) {
    if (const int status = refuse_options(arguments, "cicc nvvm", {})) return status;
    std::vector<std::string> words;
    for (const auto &question : questions) words.emplace_back(question.word);
    if (arguments.size() < 2) return fail("cicc nvvm takes a question: " + join(words) + "; smarch cicc nvvm access load 6");
    for (const auto &question : questions) {
        if (arguments[1] == question.word) return question.run(output, arguments);
    }
    return fail("'" + arguments[1] + "' is no question about libnvvm: " + join(words) + did_you_mean(arguments[1], words));
}

}  // namespace inspector
