// What the commands about documents share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../output.hpp"

namespace inspector {

std::string in_capitals(std::string text);

/// Reports one below the other; in JSON an array under this key.
void print_all(const Output &output, const EvidenceList &evidence, const char *key, const std::vector<Report> &reports);

/// "0x50", "0x6765e0".
std::string hex_text(std::uint64_t number);
/// "sub_6765E0".
std::string function_text(std::uint32_t address);

/// A number, decimal or with 0x, that is no larger than `highest`; nothing for other texts.
std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t highest);

std::vector<std::string> names_of_targets(smarch::Span<const smarch_target> ids);

/// A place that the library names, "seed 000, Function Map": the document, and the heading in it.
struct Place {
    std::string document, title, describes, heading;

    explicit Place(std::string_view place);
    /// 'Function Map of "SM Architecture Map" (seed 000, ptxas v13.0.88)'.
    std::string text() const;
    /// Adds `document`, `title` and `named_in`.
    void add_to(Json &object) const;
};

/// "ptxas, nvlink or cicc".
std::string enumerated(std::vector<std::string> names, const std::string &conjunction);

}  // namespace inspector
