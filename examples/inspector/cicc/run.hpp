// `smarch cicc ...`: what cicc and libnvvm answer when they are run; a function a question. The words include the question's own.
#pragma once

#include "../arguments.hpp"
#include "../output.hpp"

namespace inspector {

int show_cicc_atomic(const Output &output, const Arguments &arguments);
int show_cicc_nvvm(const Output &output, const Arguments &arguments);
int show_cicc_arch(const Output &output, const Arguments &arguments);

}  // namespace inspector
