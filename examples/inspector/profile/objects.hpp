// Dumps of what lies beside the profile.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>

#include "../inputs.hpp"
#include "../output.hpp"

namespace inspector {

int show_backend_object(const Output &output, const std::string &path);
int show_validation_table(const Output &output, const std::string &path);
int show_warp_profile(const Output &output, const std::string &path);

/// "0x000e000e: 14 partitions, 208 dispatch slots".
std::string text_of_words(const smarch::Scheduler &words);

/// Whether the bytes begin with the magic of a code object, NVuc and 1.
bool begins_as_code_object(smarch::Bytes bytes);
/// The header of a code object; on failure prints why and gives nothing.
std::optional<Report> report_of_code_object(const Input &input, const std::string &title);

}  // namespace inspector
