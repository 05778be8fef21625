#include "foreign.hpp"

#include <cstdio>

namespace inspector {
namespace {

/// The first and the last code point of what is not printed.
constexpr char32_t unprintable[][2] = {
    {0x00, 0x1f},       {0x7f, 0x9f},       {0xad, 0xad},       {0x61c, 0x61c},     {0x180e, 0x180e},     {0x200b, 0x200f},     {0x2028, 0x202e},
    {0x2060, 0x206f},   {0xfdd0, 0xfdef},   {0xfeff, 0xfeff},   {0xfff9, 0xfffb},   {0xfffe, 0xffff},     {0xe0000, 0xe0fff},
};

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t offset) { return static_cast<unsigned char>(text[at + offset]); };
    const auto first = byte(0);
    const Character invalid{first, 1, false};
    if (first < 0x80) return {first, 1, true};
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() - at < size) return invalid;
    char32_t code = first & (0x7f >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return invalid;
        code = code << 6 | (byte(i) & 0x3f);
    }
    const bool is_overlong = code < (size == 2 ? 0x80u : size == 3 ? 0x800u : 0x10000u);
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    return is_overlong || is_surrogate || code > 0x10ffff ? invalid : Character{code, size, true};
}

bool is_printable(char32_t code) {
    for (const auto &[first, last] : unprintable) {
        if (code >= first && code <= last) return false;
    }
    return (code & 0xfffe) != 0xfffe;
}

std::string shown(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto character = character_at(text, at);
        if (character.is_valid && is_printable(character.code)) {
            out += text.substr(at, character.size);
        } else {
            char escape[16];
            const bool is_byte = !character.is_valid || character.code < 0x80;
            std::snprintf(escape, sizeof escape, is_byte ? "\\x%02x" : "\\u{%x}", static_cast<unsigned>(character.code));
            out += escape;
        }
        at += character.size;
    }
    return out;
}

bool Foreign::is_utf8() const {
    for (std::size_t at = 0; at < bytes.size();) {
        const auto character = character_at(bytes, at);
        if (!character.is_valid) return false;
        at += character.size;
    }
    return true;
}

std::string Foreign::hex() const {
    std::string out;
    for (const char byte : bytes) {
        char digits[4];
        std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(byte));
        out += digits;
    }
    return out;
}

}  // namespace inspector
