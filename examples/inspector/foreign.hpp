// Text that is not ours: names in files, words of the user. Any bytes; nothing of it reaches a terminal as it is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inspector {

/// A character of UTF-8, or one byte that belongs to none.
struct Character {
    char32_t code;
    std::size_t size;
    bool is_valid;
};

/// The character at a place before the end of a text.
Character character_at(std::string_view text, std::size_t at);

/// Not for control characters, C1 among them, nor for what changes the direction or the lines of text, nor for code points
/// that no text may hold.
bool is_printable(char32_t code);

/// The text as it may be printed: what is not printable as \x1b (bytes, and ASCII) or \u{202e}.
std::string shown(std::string_view text);

/// Bytes that somebody else wrote. Printed by shown(), put into JSON by Json::add.
struct Foreign {
    std::string bytes;

    bool empty() const { return bytes.empty(); }
    std::string shown() const { return inspector::shown(bytes); }
    bool is_utf8() const;
    /// The bytes as "c3a9".
    std::string hex() const;
};

}  // namespace inspector
