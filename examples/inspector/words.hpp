// What the words of a command stand for: the images of a list, of files or of names; the devices that are meant.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "output.hpp"

namespace inspector {

using Devices = std::vector<smarch::ComputeCapability>;

/// The parts of a list with commas: "a,,b" has three.
std::vector<std::string> parts_of(const std::string &text);

/// The syntax of architecture lists with this name; on failure prints why, with names that may have been meant.
std::optional<smarch::ArchSyntax> parse_syntax(const std::string &name);

/// The name of an image that a list builds.
smarch::Name name_of(const smarch::ArchImage &image);

/// As a device takes them: PTX has the newest .version of the toolkit, as nvcc writes it.
std::vector<smarch::Image> images_of(smarch::Toolkit k, smarch::Span<const smarch::ArchImage> list);

/// The images that words name, each once: "sm_80", "compute_89", PTX with its .version, "compute_89:8.4", several with commas; a file, with all
/// images in it that a driver looks at; or an architecture list after its syntax, torch '8.0;9.0+PTX'. PTX of which no .version is known has this one. On failure
/// prints why.
std::optional<std::vector<smarch::Image>> images_of_words(const Axes &axes, smarch::Version ptx, const std::vector<std::string> &words);

/// The devices that words name, each once, in their order: "9.0", "sm_90", a product, several with commas; a file or an architecture list after its
/// syntax: the devices whose own compute capability its images are for. "none" is no device. On failure prints why.
std::optional<Devices> devices_of_words(const Axes &axes, const std::vector<std::string> &words);

}  // namespace inspector
