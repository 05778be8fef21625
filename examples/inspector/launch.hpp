// The launch of a kernel that is meant, how its blocks fill an SM, and what would help.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "occupancy_words.hpp"

namespace inspector {

struct Input;

/// What is said of the launch; what is not is taken from the kernel or chosen.
struct Launch {
    std::optional<std::uint32_t> block;
    std::optional<std::uint64_t> dynamic_smem;
    /// The kernel is opted in to that much dynamic shared memory.
    bool opts_in = false;
    /// Who says it: Triton's notes, not the command line.
    bool is_of_triton = false;
    /// The symbol of the only kernel that is meant; empty for all.
    std::string kernel = {};
};

/// The launch that is meant of a file's kernels: what the command line says, or else Triton's notes beside the file.
Launch launch_of(const Input &input, Launch launch);

/// Why a block has its size: the launch says so; Triton's notes do; the kernel requires it; it is the most that its launch bounds
/// allow; nothing says anything, and it is the size that fills an SM best.
enum class SizeReason { given, triton, required, bound, best };

const char *code_of(SizeReason reason);

/// How a kernel fills an SM.
struct Fill {
    smarch::Kernel kernel;
    smarch::Occupancy occupancy;
    SizeReason reason = SizeReason::best;
    /// Threads of a block exactly, and at most, as its launch bounds say; 0: they do not.
    std::uint32_t required_threads = 0, most_threads = 0;
    /// Why it cannot be launched so, whatever fits: more threads than the kernel allows. Empty when nothing forbids it.
    std::string refusal;

    /// Blocks and warps on an SM: none of what is refused.
    std::uint32_t blocks() const { return refusal.empty() ? occupancy.blocks() : 0; }
    std::uint32_t warps() const { return refusal.empty() ? occupancy.warps() : 0; }
    /// "256 bound".
    std::string block_text() const;
    /// What limits it: its resources, or why it is refused.
    std::vector<std::string> limits() const;
};

/// Fills SMs. Kernels that take the same are computed once.
class Filler {
public:
    explicit Filler(Launch launch) : launch_(std::move(launch)) {}

    /// Nothing when what the kernel takes is not known, or no size fits. Its name is not asked of the row.
    const Fill *fill(const smarch::CubinKernel &uses, std::string_view symbol, smarch::Geometry geometry) {
        return fill(uses, geometry, launch_.kernel.empty() || launch_.kernel == symbol ? launch_ : Launch());
    }
    /// What would bring more warps: the smallest changes, each by itself. A block size that was chosen here may change with any of them.
    const std::vector<Step> &steps(const Fill &fill, smarch::Geometry geometry);

    const Launch &launch() const { return launch_; }

private:
    const Fill *fill(const smarch::CubinKernel &uses, smarch::Geometry geometry, const Launch &launch);

    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint64_t, std::uint64_t, std::uint32_t, std::uint64_t, bool, bool>;

    Launch launch_;
    std::map<Key, std::optional<Fill>> fills_;
    std::map<const Fill *, std::vector<Step>> steps_;
};

}  // namespace inspector
