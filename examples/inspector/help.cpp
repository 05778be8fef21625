#include "help.hpp"

#include <algorithm>
#include <cstdio>

#include <inspector_support.h>

#include "layout.hpp"
#include "manual.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

}  // namespace

const Lines &common_options() {
    static const Lines lines = {
        {"--json", "prints JSON; smarch help json tells what may be relied on, smarch help COMMAND --json its schema"},
        {"--color WHEN", "auto, always or never; auto: on a terminal, and not where NO_COLOR is set"},
        {"--width COLUMNS", "breaks and shortens to so many; otherwise to the terminal's width, and nowhere where there is none"},
        {"--toolkit, --driver", "for which release of the toolkit and which driver, where the answer depends on them; smarch help COMMAND"},
        {"--help", "help, of the command that is named with it"},
        {"--version", "of the library, of the header that this program was compiled with, and the toolkit whose answers are given"},
    };
    return lines;
}

const char *const json_text =
    "With --json a command prints one JSON object to standard output, always with smarch (the version of the library), toolkit (whose "
    "answers these are) and evidence (documented, measured, public). smarch help COMMAND --json has the JSON schema of a command's "
    "answers under the key answer_schema; "
    "share/schema has them as files, docs/data.md the convention, docs/json.md examples with jq, Python and CMake. A key has one type and "
    "one meaning in all commands; numbers are numbers with the unit in the key; a word of a fixed set is a code, as the constant of smarch.h is called, beside its text where that is for people. Null says that there is none or that "
    "it does not apply, \"unknown\" that it is not known. A text of the user's or of a file that is not UTF-8 has its bytes beside it, under the key with _hex.\n"
    "Until the major version changes, keys and codes keep their names, types and meanings. New ones may come, so pass over those that "
    "you do not know; the order of keys is no promise, and texts may be worded anew.\n"
    "Errors go to standard error as text, and the exit status is 2; only archs also prints an object, with the wrong token and where it lies.";

namespace {

std::size_t room(const Output &output) { return output.width ? std::min<std::size_t>(output.width, 100) : 100; }

void print_paragraphs(const Output &output, const std::string &text) {
    for (std::size_t start = 0; start < text.size();) {
        const auto end = std::min(text.find('\n', start), text.size());
        print_text(output, text.substr(start, end - start));
        start = end + 1;
    }
}

/// Two columns; a long left text has a line of its own.
void print_lines(const Output &output, const Lines &lines) {
    constexpr std::size_t widest_left = 28;
    std::size_t left = 0;
    for (const auto &line : lines) {
        const auto width = visible_width(line.first);
        if (width <= widest_left) left = std::max(left, width);
    }
    const auto right = room(output) > left + 24 ? room(output) - left - 4 : 20;
    for (const auto &[term, text] : lines) {
        std::string beginning = "  " + output.bold(term);
        if (text.empty()) {
            std::printf("%s\n", beginning.c_str());
            continue;
        }
        if (visible_width(term) > left) {
            std::printf("%s\n", beginning.c_str());
            beginning.clear();
        }
        for (const auto &line : wrapped(text, right)) {
            std::printf("%s  %s\n", padded(beginning, left + 2).c_str(), line.c_str());
            beginning.clear();
        }
    }
}

std::string with_space(const std::string &text) { return text.empty() ? "" : " " + text; }

/// The JSON schema of a command's answers.
Json schema_of(const std::string &command) {
    const auto *name = reinterpret_cast<const std::uint8_t *>(command.data());
    const auto size = support_schema(name, command.size(), nullptr, 0);
    std::string text(size + 1, '\0');
    support_schema(name, command.size(), text.data(), text.size());
    text.pop_back();
    return text.empty() ? Json() : Json::of_json(text);
}

Json value_of(const char *text) { return *text ? Json(text) : Json(); }

Json value_of(const Command &command) {
    auto forms = Json::array(), options = Json::array(), examples = Json::array();
    for (const auto &form : command.forms) forms.push(Json::object({{"arguments", form.arguments}, {"purpose", value_of(form.text)}}));
    for (const auto &option : command.options) options.push(Json::object({{"option", option.name}, {"argument", value_of(option.value)}, {"purpose", option.text}}));
    for (const auto *example : command.examples) examples.push("smarch " + std::string(command.name) + with_space(example));
    return Json::object({{"command", command.name}, {"purpose", command.purpose}, {"forms", forms}, {"options", options}, {"examples", examples},
                         {"exit_status_1", command.status_1 ? Json(command.status_1) : Json()}});
}

/// A text as it is, for another program to read.
int print_whole(const Output &output, const std::string &text) {
    if (output.json) print_json(output, {}, Json::object({{"text", text}}));
    else std::fwrite(text.data(), 1, text.size(), stdout);
    return 0;
}

}  // namespace

void print_commands(const Output &output) {
    if (output.json) {
        auto list = Json::array();
        for (const auto &command : commands()) list.push(value_of(command));
        return print_json(output, {}, Json::object({{"commands", list}}));
    }
    std::printf("usage: smarch COMMAND [ARGUMENT...]\n       smarch NAME | FILE\n\n");
    print_paragraphs(output, "smarch answers questions about NVIDIA's SM targets as toolkit " + text_of(output.axes.toolkit) +
                                 " does, or as another release from 11.7 on (--toolkit). Given a name (sm_90a, compute_100f, 9.0) or a file (a cubin, a program) it tells what that is. Otherwise:");
    std::printf("\n");
    Lines lines;
    for (const auto &command : commands()) lines.emplace_back(command.name, command.purpose);
    lines.emplace_back("help", "this list; smarch help COMMAND: one command, with its arguments, options and examples; smarch help man: the manual "
                               "page; smarch help completion SHELL: what bash, zsh or fish reads to complete what is typed");
    print_lines(output, lines);
    std::printf("\n");
    print_lines(output, common_options());
    std::printf("\nExit status: 0 yes or done, 1 no or unknown, 2 bad input.\n");
}

void print_command(const Output &output, const Command &command) {
    if (output.json) return print_json(output, {}, Json::object({{"commands", Json::Array{value_of(command)}}, {"answer_schema", schema_of(command.name)}}));
    const std::string name = std::string("smarch ") + command.name;
    std::string beginning = "usage: ";
    for (const auto &form : command.forms) {
        std::printf("%s%s\n", beginning.c_str(), (name + with_space(form.arguments)).c_str());
        beginning = "       ";
    }
    std::printf("\n");
    print_paragraphs(output, std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(command.purpose[0])))) + (command.purpose + 1) + ".");
    Lines lines;
    for (const auto &form : command.forms) {
        if (*form.text) lines.emplace_back(*form.arguments ? form.arguments : command.name, form.text);
    }
    if (!lines.empty()) std::printf("\n");
    print_lines(output, lines);
    lines.clear();
    for (const auto &option : command.options) lines.emplace_back(option.name + with_space(option.value), option.text);
    if (!lines.empty()) std::printf("\nOptions\n");
    print_lines(output, lines);
    std::printf("\nExamples\n");
    for (const auto *example : command.examples) std::printf("  %s\n", (name + with_space(example)).c_str());
    std::printf("\n");
    print_paragraphs(output, command.status_1 ? std::string("Exit status: 0 yes or done; 1 ") + command.status_1 + "; 2 bad input." : "Exit status: 0 done, 2 bad input.");
    print_text(output, "Every command also takes --json, --color and --width: smarch help. The JSON schema of its answers: smarch help " + std::string(command.name) + " --json.");
}

int show_help(const Output &output, const std::vector<std::string> &words) {
    if (!words.empty() && words[0] == "completion") {
        const auto text = words.size() == 2 ? completion_of(words[1]) : "";
        if (text.empty()) return fail("help completion takes a shell: bash, zsh or fish");
        return print_whole(output, text);
    }
    if (words.size() > 1) return fail("help takes one command: smarch help check");
    if (!words.empty() && words[0] == "man") return print_whole(output, manual_page());
    if (words.empty() || words[0] == "help") {
        print_commands(output);
        return 0;
    }
    if (words[0] == "json") {
        if (output.json) print_json(output, {}, Json::object({{"text", json_text}}));
        else print_paragraphs(output, json_text);
        return 0;
    }
    const auto *command = find_command(words[0]);
    if (!command) {
        auto names = command_names();
        names.insert(names.end(), {"json", "man", "completion"});
        const auto near = nearest(words[0], names);
        return fail("there is no command '" + words[0] + "'" + (near.empty() ? "; smarch help lists them" : did_you_mean(near)));
    }
    print_command(output, *command);
    return 0;
}

}  // namespace inspector
