// The inspector's commands, one file each. They return the exit status:
// 0 yes or done, 1 no or unknown, 2 bad input.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.hpp"
#include "output.hpp"

namespace inspector {

int show(const Output &output, const Arguments &arguments);
int show_name(const Output &output, smarch::Name name);
int show_files(const Output &output, const std::vector<std::string> &paths);
int extract_images(const Output &output, const Arguments &arguments);
int show_report(const Output &output, const Arguments &arguments);
int diff_files(const Output &output, const Arguments &arguments);
int list_targets(const Output &output, const Arguments &arguments);
int show_archs(const Output &output, const Arguments &arguments);
int check_pair(const Output &output, const Arguments &arguments);
int show_features(const Output &output, const Arguments &arguments);
int pick_image(const Output &output, const Arguments &arguments);
int cover_devices(const Output &output, const Arguments &arguments);
int show_limits(const Output &output, const Arguments &arguments);
int show_toolkits(const Output &output, const Arguments &arguments);
int show_devices(const Output &output, const Arguments &arguments);
int show_driver(const Output &output, const Arguments &arguments);
int show_ptx(const Output &output, const Arguments &arguments);
int show_ptx_version(const Output &output, const Arguments &arguments);
int show_hardware(const Output &output, const Arguments &arguments);
int show_occupancy(const Output &output, const Arguments &arguments);
int show_profile(const Output &output, const Arguments &arguments);
int show_scheduler(const Output &output, const Arguments &arguments);
int show_mcpu(const Output &output, const Arguments &arguments);
int show_cicc(const Output &output, const Arguments &arguments);
int show_gates(const Output &output, const Arguments &arguments);
int show_errata(const Output &output, const Arguments &arguments);
int show_symbol(const Output &output, const Arguments &arguments);
int show_documented(const Output &output, const Arguments &arguments);

/// Prints `smarch: MESSAGE` to standard error, what is not printable escaped, and gives exit status 2.
int fail(const std::string &message);

/// A name or a compute capability ("9.0") as the user typed it; on failure prints why, with
/// names that may have been meant, and gives nothing.
std::optional<smarch::Name> parse_name(const std::string &text);

enum class Quiet { no, yes };

/// The compute capability of a device as the user typed it, "9.0" or a target's name; on failure prints why, unless
/// quiet, and gives nothing.
std::optional<smarch::ComputeCapability> parse_device(const std::string &text, Quiet quiet = Quiet::no);

/// Whether any source speaks of devices of this compute capability.
bool is_known_device(smarch::ComputeCapability device);

/// The compute capabilities of the targets, each once, in the order of the targets.
std::vector<smarch::ComputeCapability> all_devices();

/// A cubin's identity; on failure prints why and gives nothing.
std::optional<smarch::Cubin> read_cubin(const std::string &path);

/// The names that a misspelt one may have meant.
std::vector<std::string> near_names(const std::string &text);

/// Whether a text can be meant as a name: it has a digit, or resembles one.
bool is_like_a_name(const std::string &text);

/// Whether an argument is a path: it exists, or is what no name is; "-" is one.
bool is_path(const std::string &text);

/// "yes", "no: reason" or "unknown: reason", the first word in its colour.
std::string text_of_verdict(const Output &output, smarch::Verdict verdict);

/// The name as text.
std::string text_of(smarch::Name name);
std::string text_of(smarch::Target target);
/// "8.6"; `none` where there is none.
std::string text_of(std::optional<smarch::Version> version, std::string_view none = "none");
/// "9.0".
std::string text_of(smarch::ComputeCapability cc);
/// The text, or null.
Json value_of(std::optional<std::string_view> text);
/// "8.6"; what stands for none when there is none.
Json value_of(std::optional<smarch::Version> version, Json none = nullptr);
/// "sm_90a", or null.
Json value_of(std::optional<smarch::Target> target);
/// The names.
Json value_of(const std::vector<smarch::Target> &targets);
/// Answer, code and text of a verdict.
Json value_of(smarch::Verdict verdict);
/// The status as a code, and its text.
Json value_of(smarch::Status status);
/// A damaged place: the status, its text and where it is. Null for Status::ok.
Json value_of(const smarch::Fault &fault);
/// An image: its name, its kind and its target.
Json value_of(smarch::Name image);

}  // namespace inspector
