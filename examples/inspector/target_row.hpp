// A row of the targets as JSON, as `smarch list`, `smarch NAME` and share/smarch.json have it.
#pragma once

#include <smarch.h>

#include "json.hpp"

namespace inspector {

/// `accepted_by` tells who takes the name of this kind.
Json value_of_row(const smarch_target_info &info, smarch_kind kind = SMARCH_KIND_SM);

}  // namespace inspector
