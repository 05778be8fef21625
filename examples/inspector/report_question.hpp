// What `smarch report` and `smarch diff` are asked: the options that both have, and those of each.
#pragma once

#include <smarch.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "file_contents.hpp"
#include "kernel_names.hpp"
#include "launch.hpp"
#include "svg.hpp"

namespace inspector {

/// In what order kernels are printed: as in the file, or the heaviest first; by occupancy the lowest first.
enum class SortBy { file, registers, smem, stack, occupancy, name };

/// The images and kernels that are meant, and the launch.
struct Selection {
    /// The number of an image, from 1 on; 0 for all.
    std::size_t image = 0;
    /// "sm_90", as an image's name or target is written; empty for all.
    std::string target;
    /// A name, a part of one or a pattern; empty for all.
    std::string kernel;
    NameStyle names = NameStyle::short_;
    std::size_t limit = std::numeric_limits<std::size_t>::max();
    Launch launch;
    std::optional<std::uint32_t> sm_count;

    bool is_asked_for(const Image &image, std::size_t at) const;
};

struct ReportQuestion {
    std::vector<std::string> paths;
    Selection selection;
    SortBy sort = SortBy::file;
    bool lists_images = false;
    std::string svg;
    Existing existing = Existing::is_refused;
    std::optional<smarch::ComputeCapability> device;
};

/// The options of the table of commands.
inline constexpr Option target_option{"--target", "TARGET", "those for a target: sm_90, or its PTX alone, compute_90"};
inline constexpr Option kernel_option{"--kernel", "NAME", "the kernels of this name, or with this part in it; a pattern: 'gemm*'"};
inline constexpr Option limit_option{"--limit", "N", "no more than so many kernels"};
inline constexpr Option names_option{"--names", "HOW", "short, full or mangled; short if not given"};
inline constexpr Option block_option{"--block", "THREADS", "the launch that is meant: threads of a block"};
inline constexpr Option dynamic_option{"--dynamic", "BYTES", "and its dynamic shared memory"};
inline constexpr Option optin_option{"--optin", "", "the kernel is opted in to that much"};

/// Fills in what both commands have; on failure prints why.
bool parse_selection(const std::string &command, const Arguments &arguments, Selection &selection);
std::optional<ReportQuestion> parse_report(const Arguments &arguments);

/// The number that an option was given; on failure prints why and gives nothing.
std::optional<std::uint64_t> parse_number(const std::string &option, const std::string &text, std::uint64_t least, std::uint64_t most);

}  // namespace inspector
