#include "mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "commands.hpp"

namespace inspector {

std::optional<MappedFile> MappedFile::open(const std::string &path) {
    const auto problem = [&](const std::string &text) {
        fail(path + ": " + text);
        return std::nullopt;
    };
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return problem(std::strerror(errno));
    struct stat status;
    const bool is_known = fstat(file, &status) == 0;
    const int error = errno;
    if (!is_known || !S_ISREG(status.st_mode) || status.st_size == 0) {
        close(file);
        if (!is_known) return problem(std::strerror(error));
        if (S_ISDIR(status.st_mode)) return problem("is a directory");
        if (!S_ISREG(status.st_mode)) return problem("is no regular file");
        return MappedFile(nullptr, 0);
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    void *data = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    const int map_error = errno;
    close(file);
    if (data == MAP_FAILED) return problem(std::strerror(map_error));
    return MappedFile(static_cast<const std::uint8_t *>(data), size);
}

MappedFile::MappedFile(MappedFile &&other) noexcept : data_(other.data_), size_(other.size_) { other.size_ = 0; }

MappedFile::~MappedFile() {
    if (size_) munmap(const_cast<std::uint8_t *>(data_), size_);
}

}  // namespace inspector
