// `smarch documented BINARY ...`: one function a binary, each in a file of its own.
#pragma once

#include "../arguments.hpp"
#include "../output.hpp"

namespace inspector {

/// The words after the binary's name, with the options.
int show_documented_ptxas(const Output &output, const Arguments &arguments);
int show_documented_nvlink(const Output &output, const Arguments &arguments);
int show_documented_cicc(const Output &output, const Arguments &arguments);
int show_documented_tileiras(const Output &output, const Arguments &arguments);

}  // namespace inspector
