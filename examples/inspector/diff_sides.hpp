// The two sides of `smarch diff`: the kernels and targets of each, and which kernels of one are those of the other.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "diff_rules.hpp"
#include "kernel_names.hpp"
#include "report_question.hpp"
#include "summary.hpp"

namespace inspector {

/// What is compared of a kernel.
struct KernelFacts {
    std::size_t name;
    std::string target;
    bool is_relocatable = false;
    /// The file that holds it, where there are several; empty for one that the other side has under another name.
    std::string group;
    std::optional<std::uint64_t> registers, smem, stack, local, spills, code;
    bool is_stack_unbounded = false;
    /// Percent of the warps of an SM, with the launch that is meant.
    std::optional<double> occupancy;

    /// The number that a metric is about; nothing where it is not known. An unbounded stack is above all others.
    std::optional<double> value(Metric metric) const;
    /// The same in words.
    std::string text(Metric metric) const;
};

struct Side {
    std::vector<KernelFacts> kernels;
    TargetRows targets;
    std::uint64_t bytes = 0;
    std::size_t images = 0, files = 0;
};

/// Reads all inputs of a path; on failure prints why. The status is 2 where something is damaged.
int read_side(const std::string &path, const Selection &selection, KernelNames &names, Side &side);

/// A kernel of both sides, by its places in their lists; or of one.
struct Pair {
    std::optional<std::size_t> before, after;
};

/// Kernels of the same file, target and name are the same; where there are several, in their order.
std::vector<Pair> pairs_of(Side &before, Side &after);

}  // namespace inspector
