// Which devices run something of a list of images, what would run on those that it leaves out, and what a packager would change about it.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <vector>

#include "output.hpp"
#include "words.hpp"

namespace inspector {

/// The devices that the driver is known to support; and where no source states whether it does, those that the toolkit builds cubins for.
Devices supported_devices(const Axes &axes);

/// Adds what each of these devices runs, and why it runs nothing; where nobody asked about them, only those that run nothing have a line each. Then
/// what would cover these, and advice. Whether one of the devices that were asked about is left out.
bool add_coverage(Report &report, const Output &output, const std::vector<smarch::Image> &images, const Devices &devices, bool are_asked);

}  // namespace inspector
