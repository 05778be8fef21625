// One instruction: a form of PTX, or one of the 165 curated ones.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "forms.hpp"

namespace inspector {

/// Which targets have it, since which version, and what ptxas prints on others; on a target: whether it is legal there, and if not, why.
/// Below it the forms of the family of this name, where there are more.
void show_instruction(const Output &output, const Asked &asked, const smarch::PtxForm &form, std::optional<smarch::Target> target, const std::optional<FormQuery> &family);
void show_instruction(const Output &output, const Asked &asked, smarch::IsaFeature feature, std::optional<smarch::Target> target, const std::optional<FormQuery> &family);

}  // namespace inspector
