// What the kernels of a file use, and how many of their blocks fit on an SM.
#pragma once

#include <smarch.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "file_contents.hpp"
#include "kernel_names.hpp"
#include "launch.hpp"
#include "output.hpp"

namespace inspector {

/// Whether a kernel takes dynamic shared memory. Files do not name those that do: only that some kernel of a translation unit does.
enum class DynamicSmem { none, possible, unknown };

/// As its own section tells.
DynamicSmem dynamic_smem_of(const smarch::CubinKernel &uses);

struct KernelUse {
    /// Which image of the file, from 0 on, and which of the names.
    std::size_t image, name;
    /// Its name is not to be asked for: the bytes that it lies in are gone.
    smarch::CubinKernel uses;
    /// The SM that is filled; nothing where none is documented.
    std::optional<smarch::Geometry> geometry;
    /// Nothing when what it takes is not known, or no size fits.
    const Fill *fill = nullptr;
    DynamicSmem dynamic_smem = DynamicSmem::unknown;
};

/// What kernels are printed with.
struct Sheet {
    const Contents &contents;
    KernelNames &names;
    Filler &filler;
    NameStyle style;
    /// The SMs of the device, if they were given.
    std::optional<std::uint32_t> sm_count;
};

/// A table, a line a kernel, and what is damaged.
void print_kernels(const Output &output, Sheet &sheet, const std::vector<const KernelUse *> &kernels);
/// Everything about one kernel.
void print_kernel(const Output &output, Sheet &sheet, const KernelUse &kernel);
Json value_of(Sheet &sheet, const KernelUse &kernel);

/// "4096", "unbounded", "?".
std::string stack_text(const smarch::CubinKernel &uses);

}  // namespace inspector
