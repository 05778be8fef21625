// The occupancy curves of kernels as pictures, a file each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "kernel_use.hpp"
#include "svg.hpp"

namespace inspector {

/// Writes a picture of every kernel that is filled into a folder, or none where a name is taken; how many, or nothing when that failed,
/// which was printed.
std::optional<std::size_t> write_pictures(const std::string &folder, Existing existing, Sheet &sheet, const std::vector<const KernelUse *> &kernels);

}  // namespace inspector
