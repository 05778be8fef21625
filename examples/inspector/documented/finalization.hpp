// Finalization as nvlink's document has it, of targets, numbers and cubins.
#pragma once

#include <cstdint>
#include <string>

#include "../arguments.hpp"
#include "../output.hpp"

namespace inspector {

/// "0x50: sm_120 (inferred, E34), sm_121": a mask of CAN_FASTPATH_FINALIZE and the targets whose bits it has.
std::string fastpath_text(std::uint64_t mask);
/// What a cubin's .nv.compat tells finalization, for people: mask, class type and version.
std::string finalization_text(const smarch::Cubin &cubin);
/// The same under its keys.
Json finalization_value(const smarch::Cubin &cubin);

/// `documented nvlink finalize [A B]`.
int show_finalization(const Output &output, const Arguments &arguments);

/// The rules of finalization and what runs show of each.
Table finalize_rules_table();

}  // namespace inspector
