// A file in memory, mapped: files of any size are looked at without reading them whole.
#pragma once

#include <smarch.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inspector {

class MappedFile {
public:
    /// Maps a file; on failure prints why and gives nothing.
    static std::optional<MappedFile> open(const std::string &path);
    /// Maps standard input where it is a file, and reads it to its end where it is not; on failure prints why and gives nothing.
    static std::optional<MappedFile> of_standard_input();

    MappedFile(MappedFile &&other) noexcept;
    MappedFile &operator=(MappedFile &&) = delete;
    ~MappedFile();

    const std::uint8_t *data() const { return data_; }
    std::size_t size() const { return size_; }
    smarch::Bytes bytes() const { return {data_, size_}; }
    std::string_view text() const { return {reinterpret_cast<const char *>(data_), size_}; }

private:
    MappedFile(const std::uint8_t *data, std::size_t size) : data_(data), size_(size) {}

    /// Maps what a descriptor is of.
    static std::optional<MappedFile> map(int file, const std::string &name);

    const std::uint8_t *data_;
    std::size_t size_;
    /// What was read, where nothing is mapped.
    std::vector<std::uint8_t> read_;
};

}  // namespace inspector
