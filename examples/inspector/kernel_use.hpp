// What the kernels of a cubin use, and how many of their blocks fit on an SM.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "occupancy_words.hpp"
#include "output.hpp"

namespace inspector {

/// How a kernel fills an SM with blocks of one size.
struct Fill {
    smarch::Kernel kernel;
    smarch::Occupancy occupancy;
    /// Why this size: "required", "best up to 192", "best".
    std::string size_reason;
    /// What would bring more warps.
    std::vector<Step> next_steps;
};

struct KernelUse {
    /// As in the file, and as the source has it.
    Foreign symbol, name;
    smarch::CubinKernel uses;
    /// Nothing when what it takes is not known, or no size fits.
    std::optional<Fill> fill;
};

/// The kernels of a cubin, or why they cannot be read. Without a geometry nothing is filled.
smarch::Result<std::vector<KernelUse>, smarch::Fault> kernels_of(smarch::Bytes cubin, std::optional<smarch::Geometry> geometry);

/// A table, a line a kernel, and what is damaged.
void print_kernels(const Output &output, const std::vector<KernelUse> &kernels);
/// Everything about one kernel.
void print_kernel(const Output &output, const KernelUse &kernel);
Json value_of(const KernelUse &kernel);

}  // namespace inspector
