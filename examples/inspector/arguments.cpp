#include "arguments.hpp"

#include <algorithm>

#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {

namespace {

/// "; it takes --to FOLDER, --force, and as every command --json, --color, --width, --help".
std::string options_of(const std::vector<Option> &options) {
    std::string text = "; it takes ";
    for (const auto &row : options) text += std::string(row.name) + (*row.value ? " " : "") + row.value + ", ";
    return text + (options.empty() ? "no option but those of every command: " : "and as every command ") + "--json, --color, --width, --help";
}

}  // namespace

const std::string *Arguments::option(std::string_view name) const {
    const auto given = std::find_if(options_.rbegin(), options_.rend(), [&](const GivenOption &option) { return option.name == name; });
    return given == options_.rend() ? nullptr : &given->value;
}

std::optional<Arguments> parse_arguments(const std::string &command, const std::vector<Option> &options, const std::vector<std::string> &typed, Unknown unknown) {
    std::vector<std::string> words;
    std::vector<GivenOption> given;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const auto &text = typed[i];
        if (text == "--") {
            words.insert(words.end(), typed.begin() + static_cast<std::ptrdiff_t>(i) + 1, typed.end());
            break;
        }
        if (text.size() < 2 || text[0] != '-') {
            words.push_back(text);
            continue;
        }
        const auto equals = text.find('=');
        const auto name = text.substr(0, equals);
        const auto option = std::find_if(options.begin(), options.end(), [&](const Option &row) { return name == row.name || "-" + name == row.name; });
        if (option == options.end()) {
            std::vector<std::string> names;
            for (const auto &row : options) names.emplace_back(row.name);
            if (unknown == Unknown::is_refused) names.insert(names.end(), {"--json", "--help"});
            const auto near = name.compare(0, 2, "--") == 0 || unknown == Unknown::is_refused ? nearest(name, names) : std::vector<std::string>();
            if (unknown == Unknown::is_a_word && near.empty()) {
                words.push_back(text);
                continue;
            }
            fail(command + " knows no option " + name + (near.empty() ? options_of(options) + "; see smarch help " + command : did_you_mean(near)));
            return std::nullopt;
        }
        const std::string usage = std::string(option->name) + " " + option->value;
        if (!*option->value) {
            if (equals != std::string::npos) return fail(std::string(option->name) + " takes no value"), std::nullopt;
            given.push_back({option->name, ""});
        } else if (equals != std::string::npos) {
            given.push_back({option->name, text.substr(equals + 1)});
        } else if (++i == typed.size()) {
            return fail(std::string(option->name) + " takes a value: " + usage), std::nullopt;
        } else {
            given.push_back({option->name, typed[i]});
        }
    }
    return Arguments(std::move(words), std::move(given));
}

}  // namespace inspector
