// The families of PTX instructions in groups, as pictures show them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace inspector {

/// A row of a picture: families that belong together.
struct FormRow {
    std::string_view label;
    /// Names of families, with those that continue them; "%" and "." are all special registers and directives.
    std::vector<std::string_view> names;
};

struct FormGroup {
    std::string_view title;
    std::vector<FormRow> rows;
};

const std::vector<FormGroup> &form_groups();

/// The place of a family's row, counted through all groups: that of its longest name. A family that no row names is of the last.
std::size_t row_of(std::string_view family);

}  // namespace inspector
