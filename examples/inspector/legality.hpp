// The picture of which instruction is legal on which target.
#pragma once

#include <string>

#include "output.hpp"
#include "svg.hpp"

namespace inspector {

/// Writes it to a file and says so; gives the exit status.
int draw_legality(const Output &output, smarch::Version ptx, const std::string &path, Existing existing);

}  // namespace inspector
