// Pictures of all forms of PTX: which share of each family a target has, and with which version they came.
#pragma once

#include <string>

#include "output.hpp"
#include "svg.hpp"

namespace inspector {

/// Writes one to a file and says so; gives the exit status.
int draw_families(const Output &output, const std::string &path, Existing existing);
int draw_versions(const Output &output, const std::string &path, Existing existing);

}  // namespace inspector
