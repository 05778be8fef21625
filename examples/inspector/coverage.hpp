// Which devices run something of a list of images, and what would run on those that it leaves out.
#pragma once

#include <smarch.hpp>

#include <vector>

#include "output.hpp"

namespace inspector {

/// Adds what each of these devices runs, and why it runs nothing; of no devices in particular all but those that the driver does not support, in a line for those that run cubins, PTX, nothing. Whether one of the
/// devices is left out.
bool add_coverage(Report &report, const Output &output, const std::vector<smarch::Image> &images, const std::optional<std::vector<smarch::ComputeCapability>> &devices);

}  // namespace inspector
