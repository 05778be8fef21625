// A JSON value and how it is written: always valid UTF-8.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "foreign.hpp"

namespace inspector {

/// Null, a truth, a number, a text, an array or an object. The members of an object keep the order in which they were added.
class Json {
public:
    using Array = std::vector<Json>;
    using Member = std::pair<std::string, Json>;
    using Object = std::vector<Member>;

    struct Written {
        std::string json;
    };

    Json(std::nullptr_t = nullptr) {}
    Json(const char *text) : value_(std::string(text)) {}
    Json(std::string text) : value_(std::move(text)) {}
    Json(std::string_view text) : value_(std::string(text)) {}
    Json(Array array) : value_(std::move(array)) {}
    Json(const std::vector<std::string> &texts) : value_(Array(texts.begin(), texts.end())) {}
    template <typename T, typename = std::enable_if_t<std::is_integral_v<T>>>
    Json(T value) {
        if constexpr (std::is_same_v<T, bool>) value_ = value;
        else if constexpr (std::is_signed_v<T>) value_ = std::int64_t{value};
        else value_ = std::uint64_t{value};
    }

    static Json object(std::initializer_list<Member> members = {}) {
        Json json;
        json.value_ = Object(members);
        return json;
    }
    static Json array() { return Array(); }
    /// What is JSON already; its further lines are indented.
    static Json of_json(std::string text) {
        Json json;
        json.value_ = Written{std::move(text)};
        return json;
    }

    /// Adds a member to an object; replaces null.
    Json &add(std::string key, Json value) &;
    Json &&add(std::string key, Json value) && { return std::move(add(std::move(key), std::move(value))); }
    /// Adds a text that is not ours; where it is not UTF-8, its bytes in hexadecimal too, as `<key>_hex`.
    Json &add(const std::string &key, const Foreign &text) &;
    Json &&add(const std::string &key, const Foreign &text) && { return std::move(add(key, text)); }
    /// Adds the members of another object.
    Json &add_all(const Json &other);
    /// Adds an element to an array; replaces null.
    Json &push(Json element);

    /// Of an array: its last element, and whether it has none.
    Json &back() { return std::get<Array>(value_).back(); }
    bool empty() const { return std::get<Array>(value_).empty(); }
    bool is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }
    const std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, std::string, Array, Object, Written> &value() const { return value_; }

    /// Short arrays and objects on one line, others with an element or a member a line.
    std::string written() const;

private:
    void write(std::string &out, std::size_t indent, bool is_whole) const;
    /// Writes it on one line; gives up, having written a part, when the text is longer than `end`.
    bool write_line(std::string &out, std::size_t end) const;

    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, std::string, Array, Object, Written> value_ = nullptr;
};

/// What stands for a value that exists and is not known. Null says that there is none, or that it does not apply.
inline constexpr const char *unknown = "unknown";

/// The value, or "unknown".
template <typename T>
Json or_unknown(bool is_known, T value) {
    return is_known ? Json(value) : Json(unknown);
}
template <typename T>
Json or_unknown(const std::optional<T> &value) {
    return value ? Json(*value) : Json(unknown);
}
/// The value, or null.
template <typename T>
Json or_null(const std::optional<T> &value) {
    return value ? Json(*value) : Json();
}

}  // namespace inspector
