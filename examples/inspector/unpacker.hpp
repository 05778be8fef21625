// The bytes of an image, compressed or not.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <memory>
#include <optional>

#include "file_contents.hpp"

namespace inspector {

/// Unpacks one image at a time: memory for one is all that it takes; images that are compressed together are unpacked together,
/// once, while they are asked for in their order.
class Unpacker {
public:
    /// The bytes of an image as it was before it was compressed, PTX without the NULs at its end, until the next call; or why they
    /// cannot be had. The image is an element of the contents. Of a damaged place, what is wrong with it.
    smarch::Result<smarch::Bytes, smarch::Fault> bytes_of(const Contents &contents, const Image &image);

private:
    smarch::Result<smarch::Bytes, smarch::Fault> unpacked(smarch::Bytes file, const smarch::FatbinEntry &entry);

    smarch::UnpackWorkspace workspace_;
    std::unique_ptr<std::uint8_t[]> room_;
    std::size_t room_size_ = 0;
    /// What room_ holds: the payload of a concatenated entry of a file.
    const std::uint8_t *file_ = nullptr;
    std::size_t payload_at_ = 0;
    std::optional<smarch::Bytes> payload_;
};

}  // namespace inspector
