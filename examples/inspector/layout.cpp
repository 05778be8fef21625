#include "layout.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace inspector {
namespace {

constexpr std::string_view off = "\033[0m";

/// The length of the escape sequence at a place of a text; 0 when there is none.
std::size_t escape_at(std::string_view text, std::size_t at) {
    if (text[at] != '\033') return 0;
    const auto end = text.find('m', at);
    return end == std::string_view::npos ? text.size() - at : end + 1 - at;
}

/// How many bytes of the text take at most so many columns.
std::size_t bytes_in(std::string_view text, std::size_t width) {
    std::size_t column = 0, at = 0;
    while (at < text.size()) {
        if (const auto escape = escape_at(text, at)) {
            at += escape;
            continue;
        }
        const bool is_first_byte = (static_cast<unsigned char>(text[at]) & 0xc0) != 0x80;
        if (is_first_byte && column == width) break;
        column += is_first_byte;
        ++at;
    }
    return at;
}

/// The escape sequence that is in force at the end of a line which began with `color`.
std::string color_after(std::string_view line, std::string color) {
    for (std::size_t at = 0; at < line.size();) {
        const auto escape = escape_at(line, at);
        if (escape) color = line.substr(at, escape) == off ? std::string() : std::string(line.substr(at, escape));
        at += escape ? escape : 1;
    }
    return color;
}

/// Whether a line may end at this blank: not before the sign of a percentage, "90 %".
bool may_break(std::string_view text, std::size_t blank) {
    const auto after = blank + 2 < text.size() ? text[blank + 2] : ' ';
    return text.substr(blank, 2) != " %" || std::isalpha(static_cast<unsigned char>(after)) != 0;
}

/// The last blank up to a place, the first from a place on, at which a line may end.
std::size_t break_before(std::string_view text, std::size_t at) {
    auto blank = text.rfind(' ', at);
    while (blank != text.npos && blank != 0 && !may_break(text, blank)) blank = text.rfind(' ', blank - 1);
    return blank;
}

std::size_t break_after(std::string_view text, std::size_t at) {
    auto blank = text.find(' ', at);
    while (blank != text.npos && !may_break(text, blank)) blank = text.find(' ', blank + 1);
    return blank;
}

}  // namespace

std::size_t visible_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\033') {
            at += escape_at(text, at);
        } else {
            width += (static_cast<unsigned char>(text[at]) & 0xc0) != 0x80;
            ++at;
        }
    }
    return width;
}

std::size_t longest_word(const std::string &text) {
    std::size_t longest = 0;
    for (const auto &word : wrapped(text, 0)) longest = std::max(longest, visible_width(word));
    return longest;
}

std::string padded(const std::string &text, std::size_t width) {
    const auto taken = visible_width(text);
    return taken < width ? text + std::string(width - taken, ' ') : text;
}

std::string shortened(const std::string &text, std::size_t width) {
    if (visible_width(text) <= width || width < 4) return text;
    const auto kept = text.substr(0, bytes_in(text, width - 3));
    return kept + "..." + (color_after(kept, "").empty() ? "" : std::string(off));
}

std::vector<std::string> wrapped(const std::string &text, std::size_t width) {
    std::vector<std::string> lines;
    std::string rest = text;
    while (visible_width(rest) > width) {
        auto cut = break_before(rest, bytes_in(rest, width));
        if (cut == std::string::npos || cut == 0) cut = break_after(rest, 1);
        if (cut == std::string::npos) break;
        lines.push_back(rest.substr(0, rest.find_last_not_of(' ', cut) + 1));
        rest.erase(0, rest.find_first_not_of(' ', cut));
    }
    lines.push_back(rest);
    std::string color;
    for (auto &line : lines) {
        const auto after = color_after(line, color);
        line = color + line + (after.empty() ? "" : std::string(off));
        color = after;
    }
    return lines;
}

std::vector<std::string> wrapped(const std::vector<std::string> &items, std::size_t width) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto item = items[i] + (i + 1 < items.size() ? "," : "");
        if (lines.empty() || visible_width(lines.back()) + 1 + visible_width(item) > width) lines.push_back(item);
        else lines.back() += " " + item;
    }
    if (lines.empty()) lines.push_back("none");
    return lines;
}

std::vector<std::size_t> fitted(std::vector<std::size_t> widths, const std::vector<std::size_t> &least, std::size_t room) {
    if (room == 0 || widths.empty()) return widths;
    auto total = std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1));
    while (total > room) {
        std::size_t widest = widths.size();
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest])) widest = i;
        }
        if (widest == widths.size()) break;
        --widths[widest];
        --total;
    }
    return widths;
}

}  // namespace inspector
