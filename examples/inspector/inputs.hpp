// What a command is to look at: files, what is in folders and in wheels, standard input. One at a time is in memory.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "foreign.hpp"

namespace inspector {

/// The launch that Triton means for a kernel that it compiled, as it writes it beside the cubin.
struct TritonLaunch {
    /// The kernel, and what it was compiled for: "cuda 90".
    Foreign name, target;
    /// Threads of a block.
    std::uint32_t block = 0;
    /// Bytes of dynamic shared memory.
    std::uint32_t dynamic_smem = 0;
};

/// A file, a member of a wheel, or standard input.
struct Input {
    /// The path; of a member the wheel's path too: "torch.whl:torch/lib/libtorch_cuda.so".
    Foreign name;
    smarch::Bytes bytes{nullptr, 0};
    /// Somebody asked for just this one. Others are from a folder or a wheel.
    bool is_named = true;
    /// Of a cubin from a cache of Triton's.
    std::optional<TritonLaunch> triton = std::nullopt;

    std::string_view text() const { return {reinterpret_cast<const char *>(bytes.data()), bytes.size()}; }
};

/// Shows one input after another to a function that answers with an exit status, and gives the worst of these statuses: 2 where
/// something cannot be read, too, which is printed. An input and its bytes are there until the function returns.
///
/// A path is a file, a wheel or another zip file (its members, in the order of their names), a folder (all files below it, in the
/// order of their names; links are left out), a thin archive (the files that it names), or "-" for standard input. What is in folders and wheels and holds no device code by
/// its first bytes is passed over.
int for_each_input(const std::vector<std::string> &paths, const std::function<int(const Input &)> &see);

/// Whether the paths are one file that is shown by itself: neither a folder nor a wheel.
bool is_one_file(const std::vector<std::string> &paths);

}  // namespace inspector
