// A diagnostic of cicc by its number.
#pragma once

#include <optional>
#include <string>

#include "../output.hpp"

namespace inspector {

/// The number that a text is: "3763", "20306", "#20306-D"; nothing for other texts. Larger ones than 32 bits hold are the largest.
std::optional<std::uint32_t> diagnostic_number(const std::string &text);

/// What is known of the diagnostic with this number, the one inside cicc or the one that is printed; nothing where the library holds none.
std::optional<Report> report_of_diagnostic(const Output &output, std::uint32_t number);

/// Why there is none: the number is of another message, or of none.
std::string no_diagnostic_text(std::uint32_t number);

}  // namespace inspector
