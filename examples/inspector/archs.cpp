// `smarch archs SYNTAX TEXT`: what an architecture list builds, what is wrong with it, and how another syntax says it.
#include <algorithm>
#include <cstdio>
#include <memory>

#include "codes.hpp"
#include "commands.hpp"
#include "layout.hpp"
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
    Table table{"syntaxes", {"syntax", "known", "where the list is written", "for example"}, {}};
    std::uint32_t evidence = 0;
    for (smarch_arch_syntax syntax = 1; *smarch_arch_syntax_name(syntax); ++syntax) {
        const auto known_from = smarch_arch_syntax_evidence(syntax);
        evidence |= known_from;
        table.add({smarch_arch_syntax_name(syntax), known_from == SMARCH_EVIDENCE_MEASURED ? "run" : "read", smarch_arch_syntax_tool(syntax), smarch_arch_syntax_example(syntax)},
                  Json::object({{"syntax", code_of(smarch::ArchSyntax{syntax})}, {"name", smarch_arch_syntax_name(syntax)}, {"evidence", codes_of(evidence_of(known_from))},
                                {"written_in", smarch_arch_syntax_tool(syntax)}, {"example", smarch_arch_syntax_example(syntax)}}));
    }
    print_tables(output, evidence_of(evidence), {table});
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

EvidenceList evidence_of(const Question &question) { return inspector::evidence_of(smarch_arch_syntax_evidence(question.syntax)); }

/// The syntax and the list, as they were typed.
Json members_of(const Question &question) {
    auto members = Json::object({{"syntax", code_of(smarch::ArchSyntax{question.syntax})}});
    return question.text ? members.add("list", Foreign{*question.text}) : members.add("list", nullptr);
}

/// The text with a caret under every character of the wrong token.
int show_problem(const Output &output, const Question &question, smarch_status status, const smarch_arch_problem &problem) {
    const std::string text = question.text.value_or("");
    const auto words = words_of(problem, text);
    const Foreign token{text.substr(problem.start, problem.end - problem.start)};
    if (output.json) {
        auto error = value_of_status(status).add("token", token).add("start_byte", problem.start).add("end_byte", problem.end);
        error.add("tool_prints", words.empty() ? Json::array() : Json(std::vector<std::string>{words}));
        print_json(evidence_of(question), members_of(question).add("error", std::move(error)));
        return 2;
    }
    fail((token.empty() ? "" : "'" + token.bytes + "': ") + smarch_status_message(status));
    const std::string carets(std::max<std::size_t>(visible_width(token.shown()), 1), '^');
    const std::string blanks(visible_width(shown(text.substr(0, problem.start))), ' ');
    if (question.text) std::fprintf(stderr, "  %s\n  %s%s\n", shown(text).c_str(), blanks.c_str(), carets.c_str());
    if (!words.empty()) std::fprintf(stderr, "the tool prints: %s\n", shown(words).c_str());
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
    report.add_json_members(members_of(*question));
    std::vector<std::string> names;
    auto images = Json::array(), remarks = Json::array();
    for (std::size_t i = 0; i < list->count; ++i) {
        const auto &image = list->images[i];
        names.push_back(image_name(image) + (image.from ? "<" + text_of(smarch_name{SMARCH_KIND_COMPUTE, image.from}) : ""));
        images.push(value_of_image({image.kind, image.target}).add("made_from", value_of_target(image.from)));
        report.add_text(image_name(image), image_text(image));
    }
    if (names.empty()) report.add_text("images", "none");
    report.add_json("images", std::move(images));
    for (std::uint32_t remark = 1; *smarch_arch_remark_text(remark); ++remark) {
        if (!(list->remarks & 1u << remark)) continue;
        // The noted token belongs to the first remark.
        auto value = Json::object({{"remark", code_of(smarch::ArchRemark{remark})}, {"text", smarch_arch_remark_text(remark)}});
        std::string about;
        if (remarks.empty() && list->noted_end > list->noted_start) {
            const Foreign token{question->text->substr(list->noted_start, list->noted_end - list->noted_start)};
            value.add("token", token).add("start_byte", list->noted_start).add("end_byte", list->noted_end);
            about = "'" + token.shown() + "': ";
        }
        report.add_text("note", about + smarch_arch_remark_text(remark));
        remarks.push(std::move(value));
    }
    report.add_json("remarks", std::move(remarks));
    if (!question->as) {
        report.print(output, evidence_of(*question));
        return 0;
    }
    std::size_t length = 0, unsayable = 0;
    std::string written(8192, '\0');
    const auto said = smarch_arch_list_write(question->as, list->images, list->count, written.data(), written.size(), &length, &unsayable);
    const std::string as = smarch_arch_syntax_name(question->as);
    auto rewritten = Json::object({{"syntax", code_of(smarch::ArchSyntax{question->as})}});
    if (said == SMARCH_OK) {
        // On a line of its own, whole, to be copied.
        written.resize(length);
        report.add_json("written", rewritten.add("list", written));
        report.print(output, evidence_of(*question));
        if (!output.json) std::printf("\n  %s\n  %s\n", output.dim("as " + as).c_str(), written.c_str());
        return 0;
    }
    const bool names_one = said == SMARCH_ERROR_ARCH_LIST_UNSAYABLE && unsayable < list->count;
    rewritten.add("list", nullptr).add("error", value_of_status(said));
    if (names_one) rewritten.add("image_index", unsayable);
    report.add("written", "as " + as, std::move(rewritten), smarch_status_message(said) + (names_one ? ": " + names[unsayable] : std::string()));
    report.print(output, evidence_of(*question));
    return 1;
}

}  // namespace inspector
