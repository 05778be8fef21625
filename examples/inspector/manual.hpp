// The table of commands as a manual page, and for shells that complete what is typed.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace inspector {

/// The manual page, smarch.1, in the macros of man(7).
std::string manual_page();

/// The shells that `smarch help completion SHELL` writes for.
const std::vector<std::string> &shells();
/// What one of them reads; "" for another.
std::string completion_of(const std::string &shell);

/// The options of every command, with the values that they take, and what they do.
const std::vector<std::pair<std::string, std::string>> &common_options();
/// What --json may be relied on for.
extern const char *const json_text;

}  // namespace inspector
