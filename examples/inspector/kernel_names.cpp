#include "kernel_names.hpp"

#include <fnmatch.h>

#include <algorithm>

#include "demangle.hpp"

namespace inspector {
namespace {

constexpr auto npos = std::string_view::npos;

/// Where the bracket begins that the last character closes; npos where none does. An arrow closes nothing.
std::size_t opening_of_last(std::string_view text, char open, char close) {
    std::size_t depth = 0, round = 0;
    for (std::size_t at = text.size(); at-- > 0;) {
        const char c = text[at];
        // In round brackets others are operators.
        if (open != '(' && c == ')') ++round;
        if (open != '(' && c == '(' && round) --round;
        if (round || (c == '>' && at > 0 && text[at - 1] == '-')) continue;
        if (c == close) ++depth;
        if (c == open && --depth == 0) return at;
    }
    return npos;
}

bool ends_with(std::string_view text, std::string_view end) { return text.size() >= end.size() && text.substr(text.size() - end.size()) == end; }

/// "axpy(int) [clone .x]" without what is behind the last round bracket, then without that.
std::string_view without_parameters(std::string_view full) {
    const auto close = full.rfind(')');
    const auto brackets = close == npos ? npos : opening_of_last(full.substr(0, close + 1), '(', ')');
    if (brackets == npos || brackets == 0) return full;
    const auto name = full.substr(0, brackets);
    return ends_with(name, "operator") ? full.substr(0, close + 1) : name;
}

/// Where the last part begins: behind the last :: or blank that no bracket holds.
std::size_t start_of_last_part(std::string_view name) {
    std::size_t depth = 0;
    for (std::size_t at = name.size(); at-- > 0;) {
        const char c = name[at];
        if (c == ')' || c == '>' || c == '}' || c == ']') ++depth;
        if ((c == '(' || c == '<' || c == '{' || c == '[') && depth) --depth;
        if (!depth && (c == ' ' || c == ':')) return at + 1;
    }
    return 0;
}

}  // namespace

std::string_view last_part(std::string_view full) {
    auto name = without_parameters(full);
    const auto start_of_operator = name.rfind("operator");
    const bool is_operator = start_of_operator != npos && name.find_first_of("abcdefghijklmnopqrstuvwxyz_0123456789", start_of_operator + 8) == npos;
    if (ends_with(name, ">") && !is_operator) {
        const auto brackets = opening_of_last(name, '<', '>');
        if (brackets != npos) name = name.substr(0, brackets);
    }
    if (!is_operator) name = name.substr(start_of_last_part(name));
    else name = name.substr(start_of_operator);
    return name.empty() ? full : name;
}

std::size_t KernelNames::number_of(std::string_view symbol) {
    const auto found = numbers_.find(symbol);
    if (found != numbers_.end()) return found->second;
    const auto number = names_.size();
    names_.push_back({});
    names_.back().symbol.bytes = symbol;
    numbers_.emplace(names_.back().symbol.bytes, number);
    return number;
}

const Foreign &KernelNames::full(std::size_t number) {
    auto &name = names_[number];
    if (!name.has_full) name.full = demangled(name.symbol);
    name.has_full = true;
    return name.full;
}

void KernelNames::shorten() {
    std::unordered_map<std::string_view, std::vector<std::size_t>> called;
    for (std::size_t number = 0; number < names_.size(); ++number) {
        const auto &symbol = names_[number].symbol;
        // What was never mangled has no parts.
        const bool is_mangled = symbol.bytes.compare(0, 2, "_Z") == 0;
        called[is_mangled ? last_part(full(number).bytes) : std::string_view(symbol.bytes)].push_back(number);
    }
    for (const auto &[name, numbers] : called) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            names_[numbers[i]].short_name.bytes = numbers.size() == 1 ? std::string(name) : std::string(name) + "#" + std::to_string(i + 1);
        }
    }
    shortened_ = names_.size();
}

const Foreign &KernelNames::short_name(std::size_t number) {
    if (shortened_ != names_.size()) shorten();
    return names_[number].short_name;
}

std::string KernelNames::shown(std::size_t number, NameStyle style) {
    switch (style) {
        case NameStyle::full: return full(number).shown();
        case NameStyle::mangled: return symbol(number).shown();
        default: return short_name(number).shown();
    }
}

std::vector<bool> KernelNames::matching(const std::string &pattern) {
    std::vector<bool> exact(names_.size()), partly(names_.size());
    const bool is_pattern = pattern.find_first_of("*?[") != std::string::npos;
    const auto is_called = [&](const std::string &name) { return is_pattern ? fnmatch(pattern.c_str(), name.c_str(), 0) == 0 : name == pattern; };
    for (std::size_t number = 0; number < names_.size(); ++number) {
        const auto &symbol = this->symbol(number).bytes, &full = this->full(number).bytes;
        const auto part = std::string(last_part(full));
        exact[number] = is_called(symbol) || is_called(full) || is_called(std::string(without_parameters(full))) || is_called(part) || is_called(short_name(number).bytes);
        partly[number] = symbol.find(pattern) != std::string::npos || full.find(pattern) != std::string::npos;
    }
    const bool is_any_exact = std::find(exact.begin(), exact.end(), true) != exact.end();
    return is_pattern || is_any_exact ? exact : partly;
}

}  // namespace inspector
