// The images of a file as a table and as JSON, with a device's answers.
#pragma once

#include <cstddef>
#include <vector>

#include "file_contents.hpp"

namespace inspector {

/// What a device does with each image: the verdict, and whether it is the one of its fat binary that is taken.
struct Verdicts {
    smarch::ComputeCapability device;
    smarch::Driver driver;
    /// Nothing for what the table does not know, and for what is to be linked first.
    std::vector<std::optional<smarch::Verdict>> runs;
    std::vector<bool> is_picked;
    /// The driver is older than those that load the image's compression.
    std::vector<bool> is_compression_newer;
};

/// An offset in a file: "0x2a0".
std::string hex(std::size_t number);

Verdicts verdicts_of(const Contents &contents, smarch::Driver driver, smarch::ComputeCapability device);

/// Whether two images are of one fat binary: a driver picks one of these.
bool are_of_one(const Image &one, const Image &other);

/// Whether there is an image of which it is unknown whether it runs; of all, or of those from the first to before the end.
bool may_run(const Verdicts &verdicts);
bool may_run(const Verdicts &verdicts, std::size_t first, std::size_t end);
/// The verdict on several images: one of them runs, or it may be that one does.
Json value_of_module(bool may_run, bool runs);

/// The images in JSON as entries, and how many of each kind as a line.
void add_images(Report &report, const Contents &contents, const std::optional<Verdicts> &verdicts);
void print_images(const Output &output, const Contents &contents, const std::optional<Verdicts> &verdicts);

/// Why an image runs on a device or does not.
std::string reason_text(const Image &image, const Verdicts &verdicts, std::size_t at);
/// The same as a verdict; null for what has no target.
Json value_of_runs(const Image &image, const Verdicts &verdicts, std::size_t at);
/// "yes", "no: REASON" or "unknown: REASON", coloured; "-" for what has no target.
std::string verdict_text(const Output &output, const Image &image, const Verdicts &verdicts, std::size_t at);

}  // namespace inspector
