// Occupancy in words and pictures.
#pragma once

#include <smarch.hpp>

#include <string>
#include <vector>

#include "json.hpp"
#include "svg.hpp"

namespace inspector {

/// A resource and how many blocks it allows.
struct Limit {
    const char *label;
    /// Nothing where it sets no limit.
    std::optional<std::uint32_t> blocks;
    smarch::Limiter limiter;
};

std::vector<Limit> limits_of(const smarch::Occupancy &occupancy);
/// The labels of the resources that limit.
std::vector<std::string> limiters_of(const smarch::Occupancy &occupancy);
/// Their codes; and the blocks that each resource allows, null where it sets no limit.
Json codes_of_limiters(const smarch::Occupancy &occupancy);
Json value_of_limits(const smarch::Occupancy &occupancy);

/// "1 block", "2 blocks".
std::string plural(std::uint64_t count, const std::string &noun);
/// "75 %".
std::string percent(std::uint32_t part, std::uint32_t whole);
/// That of the warps of an SM.
std::string percent(const smarch::Occupancy &occupancy);

/// A change that brings a block.
struct Step {
    /// As a key of JSON names it, with its unit; as people do.
    const char *code, *what;
    std::uint64_t now, then;
    smarch::Occupancy occupancy;
    /// The block size that comes with it, where it is another.
    std::optional<std::uint32_t> block_then = std::nullopt;

    /// "registers 40 -> 32: 8 blocks, 100 %".
    std::string text() const;
};

Json value_of(const std::vector<Step> &steps);

/// The changes that bring a block, and more warps than so many; nothing when the kernel is refused.
smarch::Result<std::vector<Step>> next_steps(smarch::Geometry geometry, const smarch::Kernel &kernel, std::uint32_t warps = 0);

/// A kernel whose curves are drawn.
struct CurvesOf {
    std::string name;
    /// What it runs on: "an SM of compute capability 9.0".
    std::string sm;
    smarch::Geometry geometry;
    smarch::Kernel kernel;
    std::uint32_t blocks, warps;
    /// Threads of a block exactly, and at most, as launch bounds have it; 0: they do not say.
    std::uint32_t required_threads = 0, most_threads = 0;
};

/// Writes the kernel's three curves as a picture; gives the reason when that cannot be done.
std::string write_curves(const std::string &path, const CurvesOf &of, Existing existing);

}  // namespace inspector
