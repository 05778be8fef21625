// The bytes of an image, compressed or not.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <vector>

#include "file_contents.hpp"

namespace inspector {

/// Unpacks one image at a time: memory for one is all that it takes.
class Unpacker {
public:
    /// The bytes of an image as it was before it was compressed, until the next call; or why they cannot be had. Of a damaged
    /// place, what is wrong with it.
    smarch::Result<smarch::Bytes, smarch::Fault> bytes_of(const Contents &contents, const Image &image);

private:
    std::vector<std::uint8_t> bytes_;
};

}  // namespace inspector
