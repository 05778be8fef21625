// What `smarch diff --fail-on` forbids.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace inspector {

/// What a rule is about: a number of a kernel, a number of a target, or whether something is there.
enum class Metric { registers, smem, stack, local, spill, code, occupancy, size, images, kernels, went, came, target };

/// "registers".
const char *code_of(Metric metric);

struct Rule {
    Metric metric;
    /// Growth is forbidden; or falling.
    bool is_growth;
    /// From this change on; 0: from any.
    std::uint64_t least = 0;
    /// In percent of what it was.
    bool is_percent = false;
    /// As it was written.
    std::string text;

    /// Whether a change breaks it.
    bool is_broken_by(double before, double after) const;
};

/// "registers:+8,occupancy:-1,spill"; on failure prints why, with what may have been meant, and gives nothing.
std::optional<std::vector<Rule>> parse_rules(const std::string &text);

}  // namespace inspector
