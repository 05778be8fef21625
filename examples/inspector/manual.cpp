#include "manual.hpp"

#include <cctype>

#include "axes.hpp"
#include "command_table.hpp"

namespace inspector {
namespace {

/// A text of a manual page: no letter of it is a request or an escape.
std::string roff(const std::string &text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') out += "\\e";
        else if (c == '-') out += "\\-";
        else if (c == '\'') out += "\\(aq";
        else if (c == '`') out += "\\(ga";
        else if (c == '^') out += "\\(ha";
        else if (c == '~') out += "\\(ti";
        else out += c;
    }
    return out.empty() || out[0] != '.' ? out : "\\&" + out;
}

std::string with_space(const std::string &text) { return text.empty() ? "" : " " + text; }

/// An entry of a list: what is typed, and what it does.
std::string entry(const std::string &typed, const std::string &text) { return ".TP\n.B " + roff(typed) + "\n" + roff(text) + "\n"; }

/// "prints": "Prints."
std::string sentence(std::string text) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text + ".";
}

std::string section(const Command &command) {
    const std::string name = command.name;
    std::string out = ".SS " + roff(name) + "\n" + roff(sentence(command.purpose)) + "\n";
    for (const auto &form : command.forms) {
        if (*form.text) out += entry(name + with_space(form.arguments), form.text);
        else out += ".PP\n.B " + roff(name + with_space(form.arguments)) + "\n";
    }
    for (const auto &option : command.options) out += entry(option.name + with_space(option.value), option.text);
    out += ".PP\nExamples:\n.PP\n.nf\n.RS\n";
    for (const auto *example : command.examples) out += roff("smarch " + name + with_space(example)) + "\n";
    out += ".RE\n.fi\n";
    if (command.status_1) out += ".PP\nExit status 1: " + roff(command.status_1) + ".\n";
    return out;
}

}  // namespace

std::string manual_page() {
    const auto version = smarch::library_version();
    const auto number = std::to_string(version >> 16) + "." + std::to_string(version >> 8 & 0xff) + "." + std::to_string(version & 0xff);
    std::string out = ".TH SMARCH 1 \"\" \"smarch " + number + "\" \"User Commands\"\n"
                      ".SH NAME\nsmarch \\- answers questions about NVIDIA\\(aqs SM targets\n"
                      ".SH SYNOPSIS\n.B smarch\n.I COMMAND\n.RI [ ARGUMENT ...]\n.br\n.B smarch\n.I NAME\n|\n.I FILE\n.SH DESCRIPTION\n";
    out += roff("smarch answers as a release of the CUDA toolkit does, from " + toolkit_range() + ". Given a name (sm_90a, compute_100f, 9.0) or a file (a cubin, a program, a "
                "library, a wheel) it tells what that is. Otherwise the first word is a command. The options of every command may stand anywhere; after -- all are words.") + "\n";
    out += ".SH OPTIONS\n";
    for (const auto &[option, text] : common_options()) out += entry(option, text);
    out += ".SH COMMANDS\n";
    for (const auto &command : commands()) out += section(command);
    out += ".SS help\n" + roff("What this page tells, for one command or all.") + "\n" + entry("help COMMAND", "a command, with its arguments, options and examples; with --json the schema of its answers, too") +
           entry("help json", "what may be relied on of --json") + entry("help man", "this page") + entry("help completion SHELL", "what bash, zsh or fish reads to complete what is typed");
    out += ".SH EXIT STATUS\n" + entry("0", "yes, or done") + entry("1", "no, or unknown") + entry("2", "bad input, or output that cannot be written; the reason is on standard error");
    out += ".SH ENVIRONMENT\n" + entry("NO_COLOR", "where it is set, --color auto is never") + entry("COLUMNS", "the width of the terminal");
    std::string text = json_text;
    out += ".SH JSON\n" + roff(text.substr(0, text.find('\n'))) + "\n";
    for (auto at = text.find('\n'); at != std::string::npos;) {
        const auto next = text.find('\n', at + 1);
        out += ".PP\n" + roff(text.substr(at + 1, next == std::string::npos ? next : next - at - 1)) + "\n";
        at = next;
    }
    return out;
}

}  // namespace inspector
