#include "unpacker.hpp"

namespace inspector {

smarch::Result<smarch::Bytes, smarch::Fault> Unpacker::bytes_of(const Contents &, const Image &image) {
    if (image.bytes) return *image.bytes;
    if (image.fault.status != smarch::Status::ok) return image.fault;
    // Compressed ones wait for the library.
    return smarch::Fault{smarch::Status::container_unknown, image.at, 0};
}

}  // namespace inspector
