// What shells read to complete the inspector's command line, from the table of commands.
#include <smarch.hpp>

#include <algorithm>
#include <set>

#include "command_table.hpp"
#include "commands.hpp"
#include "manual.hpp"
#include "report_question.hpp"

namespace inspector {
namespace {

using Words = std::vector<std::string>;

/// What a value may be; nothing to tell leaves it to files.
Words values_of(const Option &option) {
    const std::string value = option.value, name = option.name;
    Words words;
    if (value == "RELEASE") {
        for (const auto row : smarch::toolkits()) words.emplace_back(row.name());
    } else if (value == "TARGET" || value == "DEVICE" || value == "NAME") {
        for (const auto target : smarch::targets()) words.emplace_back(target.name());
    }
    return words;
}

Words target_names() { return values_of({"", "TARGET", ""}); }

bool is_folder(const Option &option) { return option.value == std::string("FOLDER"); }

/// Options that take a value, for all commands; --width takes any number.
const Words &colors() {
    static const Words words{"auto", "always", "never"};
    return words;
}

Words topics() {
    auto words = command_names();
    words.insert(words.end(), {"json", "man", "completion"});
    return words;
}

/// In single quotes for a shell of the kind of sh; fish takes them so, too.
std::string quoted(const std::string &text, bool is_fish = false) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'') out += is_fish ? "\\'" : "'\\''";
        else if (c == '\\' && is_fish) out += "\\\\";
        else out += c;
    }
    return out + "'";
}

/// A description in zsh's "option[text]" and "word:text".
std::string zsh_text(const std::string &text) {
    std::string out;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

/// The values of an option after each other: every option that has some, once.
std::string cases_of_bash() {
    std::string out;
    std::set<std::string> done;
    for (const auto &command : commands()) {
        for (const auto &option : command.options) {
            const auto words = values_of(option);
            if (words.empty() && !is_folder(option)) continue;
            // An option of this name may mean something else for another command.
            if (!done.insert(std::string(command.name) + option.name).second) continue;
            out += "        " + std::string(command.name) + ":" + option.name + ")\n            " +
                   (is_folder(option) ? std::string("mapfile -t COMPREPLY < <(compgen -d -- \"$current\")") : "mapfile -t COMPREPLY < <(compgen -W " + quoted(join(words, " ")) + " -- \"$current\")") +
                   "\n            return\n            ;;\n";
        }
    }
    return out;
}

std::string bash() {
    std::string out = "# bash completion of smarch: source it, or put it into a folder of completions as `smarch`.\n"
                      "_smarch() {\n    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} options=\n"
                      "    COMPREPLY=()\n"
                      "    if [ \"$COMP_CWORD\" = 1 ]; then\n"
                      "        mapfile -t COMPREPLY < <(compgen -W " + quoted(join(command_names(), " ") + " " + join(target_names(), " ") + " --json --color --width --help --version") + " -- \"$current\")\n"
                      "        return\n    fi\n    case $command:$before in\n" +
                      cases_of_bash() +
                      "        *:--color)\n            mapfile -t COMPREPLY < <(compgen -W " + quoted(join(colors(), " ")) + " -- \"$current\")\n            return\n            ;;\n"
                      "        help:help)\n            mapfile -t COMPREPLY < <(compgen -W " + quoted(join(topics(), " ")) + " -- \"$current\")\n            return\n            ;;\n"
                      "        help:completion)\n            mapfile -t COMPREPLY < <(compgen -W " + quoted(join(shells(), " ")) + " -- \"$current\")\n            return\n            ;;\n"
                      "    esac\n    [[ $current == -* ]] || return\n    case $command in\n";
    for (const auto &command : commands()) {
        if (command.options.empty()) continue;
        Words names;
        for (const auto &option : command.options) names.emplace_back(option.name);
        out += "        " + std::string(command.name) + ") options=" + quoted(join(names, " ")) + " ;;\n";
    }
    return out + "        *) options='--toolkit' ;;\n    esac\n"
                 "    mapfile -t COMPREPLY < <(compgen -W \"$options --json --color --width --help\" -- \"$current\")\n}\n"
                 "complete -o default -F _smarch smarch\n";
}

std::string zsh_option(const std::string &name, const std::string &value, const std::string &text, const std::string &action) {
    return " \\\n            " + quoted(name + "[" + zsh_text(text) + "]" + (value.empty() ? "" : ":" + zsh_text(value) + ":" + action));
}

std::string zsh() {
    std::string out = "#compdef smarch\n# zsh completion of smarch: put it into a folder of $fpath as `_smarch`.\n"
                      "_smarch() {\n    local -a commands targets common\n    commands=(\n";
    for (const auto &command : commands()) out += "        " + quoted(zsh_text(command.name) + ":" + zsh_text(command.purpose)) + "\n";
    out += "        'help:the commands, or one of them'\n    )\n    targets=(" + join(target_names(), " ") + ")\n    common=(\n"
           "        '--json[prints JSON]' '--color[when to colour]:when:(" + join(colors(), " ") + ")' '--width[breaks and shortens to so many columns]:columns:' '--help[help]'\n    )\n"
           "    if (( CURRENT == 2 )); then\n        _describe -t commands command commands\n        _describe -t targets target targets\n        _files\n        return\n    fi\n"
           "    case $words[2] in\n        help) _values topic " + join(topics(), " ") + " " + join(shells(), " ") + " ;;\n";
    for (const auto &command : commands()) {
        out += "        " + std::string(command.name) + ") _arguments -S $common";
        for (const auto &option : command.options) {
            const auto values = values_of(option);
            out += zsh_option(option.name, option.value, option.text, values.empty() ? is_folder(option) ? "_files -/" : "_files" : "(" + join(values, " ") + ")");
        }
        out += " \\\n            '*:argument:_files' ;;\n";
    }
    return out + "        *) _arguments -S $common '--toolkit[the release that answers]:release:(" + join(values_of(toolkit_option), " ") + ")' '*:file:_files' ;;\n    esac\n}\n"
                 "_smarch \"$@\"\n";
}

std::string fish() {
    std::string out = "# fish completion of smarch: put it into ~/.config/fish/completions as `smarch.fish`.\n";
    for (const auto &command : commands()) {
        out += "complete -c smarch -n __fish_use_subcommand -a " + std::string(command.name) + " -d " + quoted(command.purpose, true) + "\n";
    }
    out += "complete -c smarch -n __fish_use_subcommand -a help -d 'the commands, or one of them'\n"
           "complete -c smarch -n __fish_use_subcommand -a " + quoted(join(target_names(), " "), true) + "\n"
           "complete -c smarch -n '__fish_seen_subcommand_from help' -x -a " + quoted(join(topics(), " ") + " " + join(shells(), " "), true) + "\n"
           "complete -c smarch -l json -d 'prints JSON'\ncomplete -c smarch -l color -x -a " + quoted(join(colors(), " "), true) + "\n"
           "complete -c smarch -l width -x -d 'breaks and shortens to so many columns'\ncomplete -c smarch -l help -d help\n";
    for (const auto &command : commands()) {
        for (const auto &option : command.options) {
            const auto values = values_of(option);
            out += "complete -c smarch -n '__fish_seen_subcommand_from " + std::string(command.name) + "' -l " + (option.name + 2) + " -d " + quoted(option.text, true);
            if (!values.empty()) out += " -x -a " + quoted(join(values, " "), true);
            else if (is_folder(option)) out += " -x -a '(__fish_complete_directories)'";
            else if (*option.value) out += " -r";
            out += "\n";
        }
    }
    return out;
}

}  // namespace

const std::vector<std::string> &shells() {
    static const Words names{"bash", "zsh", "fish"};
    return names;
}

std::string completion_of(const std::string &shell) { return shell == "bash" ? bash() : shell == "zsh" ? zsh() : shell == "fish" ? fish() : ""; }

}  // namespace inspector
