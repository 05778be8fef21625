// The kernels of a file: image by image, with the bytes of one image in memory at a time.
#pragma once

#include <smarch.hpp>

#include <cstddef>
#include <optional>
#include <vector>

#include "images_table.hpp"
#include "kernel_use.hpp"
#include "report_question.hpp"
#include "unpacker.hpp"

namespace inspector {

/// A cubin of a file. Its kernels are those of FileKernels from the first on, up to the end.
struct CubinRead {
    std::size_t image;
    /// Nothing when it cannot be read.
    std::optional<smarch::Cubin> cubin;
    std::optional<smarch::Geometry> geometry;
    std::size_t first = 0, end = 0;
    smarch::Fault fault;
};

/// An image that cannot be unpacked or read.
struct Unreadable {
    std::size_t image;
    smarch::Fault fault;
};

struct FileKernels {
    std::vector<CubinRead> cubins;
    std::vector<KernelUse> kernels;
    KernelNames names;
    /// How many each image of the file has: kernels of a cubin, entries of PTX; nothing where it was not read.
    std::vector<std::optional<std::size_t>> counts;
    std::vector<Unreadable> unreadable;
    /// An image or a kernel of it is damaged.
    bool is_damaged = false;
};

/// Which images are read, and of which the kernels are kept.
struct Reading {
    const Selection &selection;
    /// With a device, what it takes of a fat binary; of a single cubin in any case.
    const std::optional<Verdicts> &verdicts;
    /// A progress is shown for long files.
    bool shows_progress = true;
};

FileKernels read_kernels(const Reading &reading, const Contents &contents, Filler &filler);

/// The kernels of PTX text: nothing but their names is known before it is compiled.
std::vector<Foreign> ptx_kernels(std::string_view text);

}  // namespace inspector
