// What the kernels of a cubin use, and how many of their blocks fit on an SM.
#pragma once

#include <smarch.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "occupancy_words.hpp"
#include "output.hpp"

namespace inspector {

/// How a kernel fills an SM with blocks of one size.
struct Fill {
    smarch_kernel kernel;
    smarch_occupancy occupancy;
    /// Why this size: "required", "best up to 192", "best".
    std::string size_reason;
    /// What would bring more warps.
    std::vector<Step> next_steps;
};

/// Why something cannot be read, and where; SMARCH_OK when it can.
struct Fault {
    smarch_status status = SMARCH_OK;
    std::size_t at = SMARCH_NO_FAULT;
};

struct KernelUse {
    /// As in the file, and as the source has it.
    Foreign symbol, name;
    smarch_cubin_kernel uses;
    /// Nothing when what it takes is not known, or no size fits.
    std::optional<Fill> fill;
};

/// The kernels of a cubin; gives the reason in `problem` when they cannot be read. `geometry` may be NULL: nothing is filled.
std::vector<KernelUse> kernels_of(const std::uint8_t *bytes, std::size_t size, const smarch_geometry *geometry, Fault &problem);

/// A table, a line a kernel, and what is damaged.
void print_kernels(const Output &output, const std::vector<KernelUse> &kernels);
/// Everything about one kernel.
void print_kernel(const Output &output, const KernelUse &kernel);
Json value_of(const KernelUse &kernel);

}  // namespace inspector
