// `smarch archs SYNTAX TEXT`: what an architecture list builds, what is wrong with it, and how another syntax says it.
#include <cstdio>
#include <memory>

#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

/// What is asked on the command line.
struct Question {
    smarch_arch_syntax syntax = 0, as = 0;
    /// Nothing: what is built when nothing is written.
    std::optional<std::string> text;
    /// Nothing: the devices are not known.
    std::optional<std::vector<smarch_cc>> devices;
    /// torch only: the newest that torch was built for; 0 when not known.
    smarch_cc torch_newest = 0;
};

int list_syntaxes(const Output &output) {
    Table table{"syntaxes", {{"syntax", "syntax"}, {"known", "known"}, {"where the list is written", "place"}, {"for example", "example"}}, {}};
    for (smarch_arch_syntax syntax = 1; *smarch_arch_syntax_name(syntax); ++syntax) {
        const bool was_run = smarch_arch_syntax_evidence(syntax) == SMARCH_EVIDENCE_MEASURED;
        table.rows.push_back({smarch_arch_syntax_name(syntax), was_run ? "run" : "read", smarch_arch_syntax_tool(syntax), smarch_arch_syntax_example(syntax)});
    }
    print_tables(output, {table});
    return 0;
}

std::optional<smarch_arch_syntax> parse_syntax(const std::string &name) {
    if (const auto syntax = smarch_arch_syntax_from_name(name.data(), name.size())) return syntax;
    std::vector<std::string> names;
    for (smarch_arch_syntax syntax = 1; *smarch_arch_syntax_name(syntax); ++syntax) names.emplace_back(smarch_arch_syntax_name(syntax));
    const auto near = nearest(name, names);
    fail("no syntax is called '" + name + "'" + (near.empty() ? "; smarch archs lists them" : did_you_mean(near)));
    return std::nullopt;
}

/// "8.9,12.0" as 89 and 120; "none" as no device.
std::optional<std::vector<smarch_cc>> parse_devices(const std::string &text) {
    std::vector<smarch_cc> devices;
    std::string rest = text == "none" ? "" : text + ",";
    while (!rest.empty()) {
        const auto comma = rest.find(',');
        const auto name = parse_name(rest.substr(0, comma));
        if (!name) return std::nullopt;
        devices.push_back(smarch_target_info_of(name->target)->number);
        rest.erase(0, comma + 1);
    }
    return devices;
}

std::optional<Question> parse_question(const Arguments &arguments) {
    Question question;
    const auto syntax = parse_syntax(arguments[0]);
    if (!syntax) return std::nullopt;
    question.syntax = *syntax;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        question.text = question.text ? *question.text + " " + arguments[i] : arguments[i];
    }
    for (const auto &[option, value] : arguments.options()) {
        if (option == "--as") {
            const auto as = parse_syntax(value);
            if (!as) return std::nullopt;
            question.as = *as;
            continue;
        }
        const auto devices = parse_devices(value);
        if (!devices) return std::nullopt;
        if (option == "--devices") question.devices = devices;
        else if (!devices->empty()) question.torch_newest = devices->front();
    }
    return question;
}

std::string image_name(const smarch_arch_image &image) { return text_of(smarch_name{image.kind, image.target}); }

std::string image_text(const smarch_arch_image &image) {
    const std::string kind = image.kind == SMARCH_KIND_SM ? "cubin" : image.kind == SMARCH_KIND_COMPUTE ? "PTX" : "LTO IR";
    if (!image.from) return kind;
    return kind + " made from " + text_of(smarch_name{SMARCH_KIND_COMPUTE, image.from});
}

std::string words_of(const smarch_arch_problem &problem, const std::string &text) {
    return written([&](char *out, std::size_t size, std::size_t *length) { return smarch_arch_problem_words(&problem, text.data(), text.size(), out, size, length); });
}

/// The text with a caret under every character of the wrong token.
int show_problem(const Output &output, const Question &question, smarch_status status, const smarch_arch_problem &problem) {
    const std::string text = question.text.value_or("");
    const auto words = words_of(problem, text);
    if (output.json) {
        Report report;
        report.add_json("syntax", std::string(smarch_arch_syntax_name(question.syntax)));
        report.add_json("error", std::string(smarch_status_message(status)));
        report.add_json("token", text.substr(problem.start, problem.end - problem.start));
        report.add_json("start", static_cast<std::int64_t>(problem.start));
        report.add_json("end", static_cast<std::int64_t>(problem.end));
        report.add_json("tool_prints", words.empty() ? Value(nullptr) : Value(words));
        report.print(output);
        return 2;
    }
    const auto token = text.substr(problem.start, problem.end - problem.start);
    fail((token.empty() ? "" : "'" + token + "': ") + smarch_status_message(status));
    const std::string carets(problem.end > problem.start ? problem.end - problem.start : 1, '^');
    if (question.text) std::fprintf(stderr, "  %s\n  %s%s\n", text.c_str(), std::string(problem.start, ' ').c_str(), carets.c_str());
    if (!words.empty()) std::fprintf(stderr, "the tool prints: %s\n", words.c_str());
    return 2;
}

}  // namespace

int show_archs(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return list_syntaxes(output);
    const auto question = parse_question(arguments);
    if (!question) return 2;

    smarch_arch_context context = {};
    context.torch_newest = question->torch_newest;
    if (question->devices) {
        context.flags = SMARCH_ARCH_CONTEXT_DEVICES;
        context.devices = question->devices->data();
        context.device_count = question->devices->size();
    }
    const auto list = std::make_unique<smarch_arch_images>();
    smarch_arch_problem problem = {};
    const auto status = question->text
                            ? smarch_arch_list_parse(question->syntax, question->text->data(), question->text->size(), &context, list.get(), &problem)
                            : smarch_arch_list_unset(question->syntax, &context, list.get(), &problem);
    if (status != SMARCH_OK) return show_problem(output, *question, status, problem);

    Report report(smarch_arch_syntax_tool(question->syntax), question->text.value_or("not set"));
    report.add_json("syntax", std::string(smarch_arch_syntax_name(question->syntax)));
    std::vector<std::string> names, remarks;
    for (std::size_t i = 0; i < list->count; ++i) {
        const auto &image = list->images[i];
        const std::string from = image.from ? "<" + text_of(smarch_name{SMARCH_KIND_COMPUTE, image.from}) : "";
        names.push_back(image_name(image) + from);
        report.add_text(image_name(image), image_text(image));
    }
    report.add_json("images", names);
    if (names.empty()) report.add_text("images", "none");
    for (std::uint32_t remark = 1; *smarch_arch_remark_text(remark); ++remark) {
        if (list->remarks & 1u << remark) remarks.push_back(smarch_arch_remark_text(remark));
    }
    report.add_json("remarks", remarks);
    for (auto remark : remarks) {
        if (list->noted_end > list->noted_start && remark == remarks.front())
            remark = "'" + question->text->substr(list->noted_start, list->noted_end - list->noted_start) + "': " + remark;
        report.add_text("note", remark);
    }
    if (!question->as) {
        report.print(output);
        return 0;
    }
    std::size_t length = 0, unsayable = 0;
    std::string written(8192, '\0');
    const auto said = smarch_arch_list_write(question->as, list->images, list->count, written.data(), written.size(), &length, &unsayable);
    const std::string as = smarch_arch_syntax_name(question->as);
    if (said == SMARCH_OK) {
        // On a line of its own, whole, to be copied.
        written.resize(length);
        report.add_json("written", written);
        report.print(output);
        if (!output.json) std::printf("\n  %s\n  %s\n", output.dim("as " + as).c_str(), written.c_str());
        return 0;
    }
    const bool names_one = said == SMARCH_ERROR_ARCH_LIST_UNSAYABLE && unsayable < list->count;
    report.add("written", "as " + as, nullptr, smarch_status_message(said) + (names_one ? ": " + names[unsayable] : std::string()));
    report.print(output);
    return 1;
}

}  // namespace inspector
