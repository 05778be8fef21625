// A row of the targets as JSON, as `smarch list`, `smarch NAME` and share/smarch.json have it.
#pragma once

#include <smarch.hpp>

#include <vector>

#include "json.hpp"

namespace inspector {

/// All tools.
std::vector<smarch::Tool> tools();

/// As a release has it. `accepted_by` tells who takes the name of this kind.
Json value_of_row(smarch::Toolkit k, smarch::TargetInfo info, smarch::NameKind kind = smarch::NameKind::sm);

}  // namespace inspector
