// The inspector's commands, one file each. They return the exit status:
// 0 yes or done, 1 no or unknown, 2 bad input.
#pragma once

#include <smarch.h>

#include <string>
#include <string_view>
#include <vector>

#include "report.hpp"

namespace inspector {

using Arguments = std::vector<std::string>;

int show_name(const Output &output, smarch_name name);
int show_file(const Output &output, const std::string &path);
int list_targets(const Output &output, const Arguments &arguments);
int check_pair(const Output &output, const Arguments &arguments);
int show_hardware(const Output &output, const Arguments &arguments);
int show_occupancy(const Output &output, const Arguments &arguments);
int show_profile(const Output &output, const Arguments &arguments);
int show_scheduler(const Output &output, const Arguments &arguments);
int show_errata(const Output &output, const Arguments &arguments);

/// Prints `smarch: MESSAGE` to standard error and gives exit status 2.
int fail(const std::string &message);

/// A name or a compute capability ("9.0") as the user typed it; on failure prints why, with
/// names that may have been meant, and gives nothing.
std::optional<smarch_name> parse_name(const std::string &text);

/// The name as text.
std::string text_of(smarch_name name);
/// "8.6"; `none` for NULL.
std::string text_of(const smarch_version *version, std::string_view none = "none");
/// The text, or null.
Value value_of(const char *text);
Value value_of(const smarch_version *version);

}  // namespace inspector
