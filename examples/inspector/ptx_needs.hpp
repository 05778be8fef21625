// What PTX text needs, in words and as an object.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "output.hpp"

namespace inspector {

/// A form that a text has, how often, and where first.
struct UsedForm {
    smarch::PtxForm form;
    std::string text;
    std::uint64_t count = 0;
    smarch::PtxPlace first;
    std::optional<smarch::Version> since;
    std::vector<smarch::Target> targets;
};

/// What a text needs.
struct TextNeeds {
    smarch::PtxNeeds needs;
    std::vector<smarch::Target> targets;
    /// The forms that ask for a .version or that some target lacks, the most demanding first.
    std::vector<UsedForm> forms;

    std::optional<smarch::Version> since() const { return needs.since(); }
    std::optional<smarch::Target> lowest() const { return targets.empty() ? std::nullopt : std::optional(targets.front()); }
};

TextNeeds needs_of(std::string_view text);

/// "PTX 7.8, sm_90 or higher".
std::string summary_of(const TextNeeds &needs);

/// The fields of it; the forms too, no more than `most` of them as text, 0 for none.
void add_needs(Report &report, const TextNeeds &needs, std::size_t most);

}  // namespace inspector
