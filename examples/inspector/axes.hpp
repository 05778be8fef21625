// What an answer depends on besides the question: the release of the toolkit, the driver, the .version of the PTX.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>

#include "arguments.hpp"

namespace inspector {

struct Output;

/// The release and the driver for which an answer is given, and whether the user named them.
struct Axes {
    smarch::Toolkit toolkit = smarch::default_toolkit;
    smarch::Driver driver = smarch::Driver::newest();
    bool names_toolkit = false, names_driver = false;
};

/// The options that set them, for the table of commands.
inline constexpr Option toolkit_option{"--toolkit", "RELEASE", "the toolkit whose answer is given: 12.4, or a build of it, 12.4.131; 13.0 if not given"};
inline constexpr Option driver_option{"--driver", "DRIVER", "the driver: 550, 550.54.14 or the CUDA version 12.4 that it returns; the newest documented one if not given"};
inline constexpr Option ptx_option{"--ptx", "VERSION", "the .version of the PTX: 8.4; the newest of the toolkit if not given"};

/// --toolkit and --driver of a command; on failure prints why, with what there is, and gives nothing.
std::optional<Axes> parse_axes(const Arguments &arguments);

/// A release or a driver as the user typed it; on failure prints why, with what there is, and gives nothing.
std::optional<smarch::Toolkit> parse_toolkit(const std::string &text);
std::optional<smarch::Driver> parse_driver(const std::string &text);
/// A PTX version of those that some release reads or some driver compiles; on failure prints why and gives nothing.
std::optional<smarch::Version> parse_ptx_version(const std::string &text);

/// --ptx of a command, or the newest .version of the toolkit, which its compilers write; on failure prints why and gives nothing.
std::optional<smarch::Version> ptx_version_of(const Axes &axes, const Arguments &arguments);

/// The releases that were run: "11.7 to 13.5".
std::string toolkit_range();

/// "12.4".
std::string text_of(smarch::Toolkit toolkit);
std::string text_of(smarch::Driver driver);

/// What the answer depends on, as its first line: "toolkit 13.0 (default; --toolkit takes 11.7 to 13.5)". Nothing in JSON.
enum class Depends { on_neither, on_toolkit, on_driver, on_both };
void print_axes(const Output &output, Depends depends);

}  // namespace inspector
