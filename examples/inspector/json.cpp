#include "json.hpp"

#include <algorithm>
#include <cstdio>

namespace inspector {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const auto character = character_at(text, at);
        if (!character.is_valid) {
            out += "\xef\xbf\xbd";
        } else if (character.code == '"' || character.code == '\\') {
            out += {'\\', text[at]};
        } else if (!is_printable(character.code) && character.code <= 0xffff) {
            char escape[8];
            std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(character.code));
            out += escape;
        } else {
            out += text.substr(at, character.size);
        }
        at += character.size;
    }
    return out + "\"";
}

}  // namespace

Json &Json::add(std::string key, Json value) & {
    if (is_null()) value_ = Object();
    std::get<Object>(value_).emplace_back(std::move(key), std::move(value));
    return *this;
}

Json &Json::add(const std::string &key, const Foreign &text) & {
    add(key, Json(text.bytes));
    if (!text.is_utf8()) add(key + "_hex", text.hex());
    return *this;
}

Json &Json::add_all(const Json &other) {
    for (const auto &[key, value] : std::get<Object>(other.value_)) add(key, value);
    return *this;
}

Json &Json::push(Json element) {
    if (is_null()) value_ = Array();
    std::get<Array>(value_).push_back(std::move(element));
    return *this;
}

bool Json::write_line(std::string &out, std::size_t end) const {
    if (const auto *array = std::get_if<Array>(&value_)) {
        out += '[';
        for (const auto &element : *array) {
            if (&element != array->data()) out += ", ";
            if (!element.write_line(out, end)) return false;
        }
        out += ']';
        return out.size() <= end;
    }
    if (const auto *object = std::get_if<Object>(&value_)) {
        out += '{';
        for (const auto &member : *object) {
            if (&member != object->data()) out += ", ";
            out += quoted(member.first) + ": ";
            if (!member.second.write_line(out, end)) return false;
        }
        out += '}';
        return out.size() <= end;
    }
    struct Scalar {
        std::string operator()(std::nullptr_t) const { return "null"; }
        std::string operator()(bool truth) const { return truth ? "true" : "false"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(std::uint64_t number) const { return std::to_string(number); }
        std::string operator()(const std::string &text) const { return quoted(text); }
        std::string operator()(const Array &) const { return {}; }
        std::string operator()(const Object &) const { return {}; }
        std::string operator()(const Written &written) const { return written.json; }
    };
    out += std::visit(Scalar{}, value_);
    return out.size() <= end;
}

void Json::write(std::string &out, std::size_t indent, bool is_whole) const {
    constexpr std::size_t columns = 120;
    if (const auto *written = std::get_if<Written>(&value_)) {
        for (const char c : written->json) out += c == '\n' ? "\n" + std::string(indent, ' ') : std::string(1, c);
        return;
    }
    const auto *array = std::get_if<Array>(&value_);
    const auto *object = std::get_if<Object>(&value_);
    const auto start = out.size();
    // What does not fit is begun again: no more than a line is written twice.
    const auto end = is_whole && (array || object) ? start : start + columns - std::min(indent, columns);
    if (write_line(out, end) || (!array && !object)) return;
    out.resize(start);
    const std::string margin(indent + 2, ' ');
    bool is_first = true;
    const auto begin = [&] {
        out += (is_first ? "\n" : ",\n") + margin;
        is_first = false;
    };
    out += array ? '[' : '{';
    if (array) {
        for (const auto &element : *array) {
            begin();
            element.write(out, indent + 2, false);
        }
    } else {
        for (const auto &[key, value] : *object) {
            begin();
            out += quoted(key) + ": ";
            value.write(out, indent + 2, false);
        }
    }
    out += "\n" + std::string(indent, ' ') + (array ? ']' : '}');
}

std::string Json::written() const {
    std::string out;
    write(out, 0, true);
    return out + "\n";
}

}  // namespace inspector
