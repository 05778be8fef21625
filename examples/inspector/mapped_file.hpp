// A file in memory, mapped: files of any size are looked at without reading them whole.
#pragma once

#include <smarch.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace inspector {

class MappedFile {
public:
    /// Maps a file; on failure prints why and gives nothing.
    static std::optional<MappedFile> open(const std::string &path);

    MappedFile(MappedFile &&other) noexcept;
    MappedFile &operator=(MappedFile &&) = delete;
    ~MappedFile();

    const std::uint8_t *data() const { return data_; }
    std::size_t size() const { return size_; }
    smarch::Bytes bytes() const { return {data_, size_}; }
    std::string_view text() const { return {reinterpret_cast<const char *>(data_), size_}; }

private:
    MappedFile(const std::uint8_t *data, std::size_t size) : data_(data), size_(size) {}

    const std::uint8_t *data_;
    std::size_t size_;
};

}  // namespace inspector
