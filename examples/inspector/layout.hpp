// Text in columns: how wide it is on a terminal, and where it breaks. Colour takes no room.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace inspector {

/// The columns that a text takes on a terminal: escape sequences take none, a UTF-8 character one.
std::size_t visible_width(std::string_view text);

/// The columns that the longest word takes.
std::size_t longest_word(const std::string &text);

/// The text with blanks behind it up to the width.
std::string padded(const std::string &text, std::size_t width);

/// The text, or its beginning with "..." in the width.
std::string shortened(const std::string &text, std::size_t width);

/// Lines of at most `width` columns, broken at blanks; a longer word is a line of its own. Colour goes on in the next line.
std::vector<std::string> wrapped(const std::string &text, std::size_t width);
/// The same for a list, broken between its items; "none" for an empty one.
std::vector<std::string> wrapped(const std::vector<std::string> &items, std::size_t width);

/// Widths of columns, two blanks between them, that fit in `room`: the widest gives way first, none below its least width.
/// `room` 0: as they are.
std::vector<std::size_t> fitted(std::vector<std::size_t> widths, const std::vector<std::size_t> &least, std::size_t room);

}  // namespace inspector
