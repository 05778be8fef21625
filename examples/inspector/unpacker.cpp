#include "unpacker.hpp"

namespace inspector {
namespace {

/// Room that is kept from one image to the next.
constexpr std::size_t kept = std::size_t{16} << 20;

bool is_ptx(const Image &image) { return image.kind_code == "ptx" || image.kind_code == "relocatable_ptx"; }

smarch::Bytes without_nuls(smarch::Bytes bytes) {
    auto size = bytes.size();
    while (size && !bytes.data()[size - 1]) --size;
    return {bytes.data(), size};
}

/// The entry in which an image is: the last before it that is not itself in one.
const smarch::FatbinEntry *holder_of(const Contents &contents, const Image &image) {
    for (const auto *at = &image; at != contents.images.data();) {
        --at;
        if (!at->is_within) return at->entry && at->entry->payload_at() == image.entry->payload_at() ? &*at->entry : nullptr;
    }
    return nullptr;
}

}  // namespace

smarch::Result<smarch::Bytes, smarch::Fault> Unpacker::unpacked(smarch::Bytes file, const smarch::FatbinEntry &entry) {
    payload_.reset();
    const auto size = entry.unpacked_size(file);
    if (!size) return size.error();
    // Memory that was not written to yet costs nothing: a file that promises too much does not get it.
    if (room_size_ < *size || room_size_ > kept) {
        room_.reset();
        room_size_ = 0;
        room_.reset(new std::uint8_t[*size]);
        room_size_ = *size;
    }
    const auto bytes = entry.unpack(file, workspace_, {room_.get(), room_size_});
    if (!bytes) return bytes.error();
    return smarch::Bytes(bytes->data(), bytes->size());
}

smarch::Result<smarch::Bytes, smarch::Fault> Unpacker::bytes_of(const Contents &contents, const Image &image) {
    if (!image.entry && image.bytes) return *image.bytes;
    if (!image.entry || image.kind.empty()) return image.fault;
    const auto &entry = *image.entry;
    // What is not compressed is there already, and is not copied.
    if (image.bytes && !image.is_within && image.fault.status == smarch::Status::ok && entry.size() <= image.bytes->size()) {
        const smarch::Bytes bytes(image.bytes->data(), static_cast<std::size_t>(entry.size()));
        return is_ptx(image) ? without_nuls(bytes) : bytes;
    }
    const auto *holder = image.is_within ? holder_of(contents, image) : nullptr;
    if (!holder) return unpacked(contents.bytes, entry);
    if (!payload_ || file_ != contents.bytes.data() || payload_at_ != entry.payload_at()) {
        const auto payload = unpacked(contents.bytes, *holder);
        if (!payload) return payload;
        file_ = contents.bytes.data();
        payload_at_ = entry.payload_at();
        payload_ = *payload;
    }
    const auto at = *entry.image_at(), size = entry.size();
    if (at > payload_->size() || size > payload_->size() - at) return smarch::Fault{smarch::Status::fatbin_payload, image.at, 0};
    const smarch::Bytes bytes(payload_->data() + at, static_cast<std::size_t>(size));
    return is_ptx(image) ? without_nuls(bytes) : bytes;
}

}  // namespace inspector
