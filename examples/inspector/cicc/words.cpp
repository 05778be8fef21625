#include "words.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <cctype>
#include <limits>

#include "../commands.hpp"
#include "../documented/common.hpp"
#include "../nearest.hpp"

namespace inspector {
namespace {

std::string in_small_letters(std::string text) {
    for (char &c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

}  // namespace

std::optional<std::uint32_t> number_of_word(const std::string &text) {
    const auto number = number_of(text, std::numeric_limits<std::uint32_t>::max());
    return number ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

std::optional<std::uint32_t> parse_space(const std::string &text) {
    if (const auto number = number_of_word(text)) return number;
    std::vector<std::string> names;
    for (const auto row : smarch::documented::cicc::address_spaces()) {
        if (in_small_letters(text) == in_small_letters(std::string(row.name()))) return row.number();
        names.push_back(in_small_letters(std::string(row.name())));
    }
    return fail("'" + text + "' is no address space: it takes a number, 6, or one of " + join(names) + did_you_mean(text, names)), std::nullopt;
}

std::string text_of_space(std::uint32_t space) {
    for (const auto row : smarch::documented::cicc::address_spaces()) {
        if (row.number() == space) return std::to_string(space) + " (" + std::string(row.name()) + ")";
    }
    return std::to_string(space);
}

std::optional<TargetAndWords> take_target(const Arguments &arguments, std::size_t skipped, std::size_t taken, const std::string &usage) {
    TargetAndWords parts;
    parts.words.assign(arguments.begin() + static_cast<std::ptrdiff_t>(skipped), arguments.end());
    if (parts.words.size() == taken + 1) {
        const auto name = parse_name(parts.words.front());
        if (!name) return std::nullopt;
        parts.target = name->target();
        parts.words.erase(parts.words.begin());
        return parts;
    }
    if (parts.words.size() > taken) return fail("'" + parts.words[taken + 1] + "' is a word too many: " + usage), std::nullopt;
    if (parts.words.size() < taken) return fail("a word is missing: " + usage), std::nullopt;
    return parts;
}

std::vector<std::string> lines_in(const std::string &text) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const auto end = std::min(text.find('\n', start), text.size());
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

std::string ranges_of(const std::vector<smarch::Target> &targets, const std::vector<smarch::Target> &all) {
    std::vector<std::string> ranges;
    for (std::size_t i = 0; i < targets.size();) {
        auto at = std::find(all.begin(), all.end(), targets[i]);
        std::size_t last = i;
        while (last + 1 < targets.size() && at != all.end() && ++at != all.end() && *at == targets[last + 1]) ++last;
        ranges.push_back(text_of(targets[i]) + (last == i ? "" : (last == i + 1 ? ", " : " to ") + text_of(targets[last])));
        i = last + 1;
    }
    return join(ranges);
}

int refuse_options(const Arguments &arguments, const std::string &question, const std::vector<std::string> &taken) {
    for (const auto &[name, value] : arguments.options()) {
        if (name == toolkit_option.name || std::find(taken.begin(), taken.end(), name) != taken.end()) continue;
        return fail(question + " takes no " + name + (taken.empty() ? "" : ", but " + join(taken)));
    }
    return 0;
}

}  // namespace inspector
