// Names as the source has them.
#pragma once

#include "foreign.hpp"

namespace inspector {

/// A mangled name as the source has it; any other as it is, and a mangled one too where it cannot be demangled, where it or the
/// result is longer than any name of a program, and where demangling takes too long.
Foreign demangled(const Foreign &name);

}  // namespace inspector
