// The words with which `smarch cicc` and `smarch documented cicc` are asked, and what their answers share.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../arguments.hpp"
#include "../generated/codes.hpp"
#include "../output.hpp"

namespace inspector {

/// The values of an enumeration, from a number on, that have codes.
template <typename Enum>
std::vector<Enum> values_from(std::uint32_t first) {
    std::vector<Enum> values;
    for (auto number = first; std::strcmp(code_of(Enum{number}), unknown) != 0; ++number) values.push_back(Enum{number});
    return values;
}

/// Their codes.
template <typename Enum>
std::vector<std::string> codes_from(std::uint32_t first) {
    std::vector<std::string> codes;
    for (const auto value : values_from<Enum>(first)) codes.emplace_back(code_of(value));
    return codes;
}

/// The value with this code, hyphens for underscores allowed; nothing for other words.
template <typename Enum>
std::optional<Enum> value_of_code(std::string word, std::uint32_t first) {
    for (auto &letter : word) letter = letter == '-' ? '_' : letter;
    for (const auto value : values_from<Enum>(first)) {
        if (word == code_of(value)) return value;
    }
    return std::nullopt;
}

/// A number of 32 bits, 16 or 0x10; nothing for other texts.
std::optional<std::uint32_t> number_of_word(const std::string &text);

/// An address space by number or by name, 6, tmem or shared::cluster; on failure prints why and gives nothing.
std::optional<std::uint32_t> parse_space(const std::string &text);
/// "6 (TMEM)".
std::string text_of_space(std::uint32_t space);

/// The words after the question, one of which may be a target: the first, where there is one more than the question takes.
struct TargetAndWords {
    std::optional<smarch::Target> target;
    std::vector<std::string> words;
};
/// Parts them; on failure prints why, with how the question is asked, and gives nothing.
std::optional<TargetAndWords> take_target(const Arguments &arguments, std::size_t skipped, std::size_t taken, const std::string &usage);

/// The lines of a text.
std::vector<std::string> lines_in(const std::string &text);

/// Targets that get one answer.
template <typename Answer>
struct SameAnswer {
    std::vector<smarch::Target> targets;
    Answer answer;
};

/// The answers of each target, those that are equal together, in the order of their first targets.
template <typename Ask>
auto same_answers(const std::vector<smarch::Target> &targets, const Ask &ask) {
    std::vector<SameAnswer<decltype(ask(targets.front()))>> groups;
    for (const auto target : targets) {
        auto answer = ask(target);
        bool is_new = true;
        for (auto &group : groups) {
            if (!(group.answer == answer)) continue;
            group.targets.push_back(target);
            is_new = false;
            break;
        }
        if (is_new) groups.push_back({{target}, std::move(answer)});
    }
    return groups;
}

/// "sm_75 to sm_90a, sm_120": what stands side by side among all of them is a range.
std::string ranges_of(const std::vector<smarch::Target> &targets, const std::vector<smarch::Target> &all);

/// Refuses options that are not the question's; 0 where there is none. --toolkit is every question's.
int refuse_options(const Arguments &arguments, const std::string &question, const std::vector<std::string> &taken);

}  // namespace inspector
