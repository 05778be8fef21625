// Occupancy in words and pictures.
#pragma once

#include <smarch.h>

#include <string>
#include <vector>

#include "json.hpp"

namespace inspector {

/// A resource and how many blocks it allows.
struct Limit {
    const char *label;
    std::uint32_t blocks, bit;
};

std::vector<Limit> limits_of(const smarch_occupancy &occupancy);
/// The labels of the resources that limit.
std::vector<std::string> limiters_of(const smarch_occupancy &occupancy);
/// Their codes; and the blocks that each resource allows, null where it sets no limit.
Json codes_of_limiters(const smarch_occupancy &occupancy);
Json value_of_limits(const smarch_occupancy &occupancy);

/// "1 block", "2 blocks".
std::string plural(std::uint64_t count, const std::string &noun);
/// "75 %".
std::string percent(std::uint32_t part, std::uint32_t whole);

/// A change that brings a block.
struct Step {
    /// As a key of JSON names it, with its unit; as people do.
    const char *code, *what;
    std::uint64_t now, then;
    smarch_occupancy occupancy;

    /// "registers 40 -> 32: 8 blocks, 100 %".
    std::string text() const;
};

Json value_of(const std::vector<Step> &steps);

/// The changes that bring a block, and more warps than so many.
std::vector<Step> next_steps(const smarch_geometry *geometry, const smarch_kernel &kernel, const smarch_next_step &next, std::uint32_t warps = 0);

/// Writes the kernel's three curves as a picture, called by the name; gives the reason when that cannot be done.
std::string write_curves(const std::string &path, const std::string &name, const smarch_geometry *geometry, const smarch_kernel &kernel,
                         const smarch_occupancy &occupancy);

}  // namespace inspector
