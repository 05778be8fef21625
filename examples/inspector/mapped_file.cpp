#include "mapped_file.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

#include "commands.hpp"

namespace inspector {
namespace {

struct Mapping {
    const std::uint8_t *data;
    std::size_t size;
    /// What the handler prints.
    std::string message;
};

/// The files that are mapped now.
std::vector<Mapping> &mappings() {
    static std::vector<Mapping> list;
    return list;
}

/// A file that becomes shorter while it is mapped ends reading it with SIGBUS: says so, and exits as for other bad input. The
/// signal comes where a mapped byte is read, never while the list changes.
void on_bus_error(int number, siginfo_t *info, void *) {
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (const auto &mapping : mappings()) {
        const auto start = reinterpret_cast<std::uintptr_t>(mapping.data);
        if (at < start || at - start >= mapping.size) continue;
        [[maybe_unused]] const auto written = write(STDERR_FILENO, mapping.message.data(), mapping.message.size());
        _exit(2);
    }
    // Another cause: the instruction runs again, and without this function.
    signal(number, SIG_DFL);
}

void watch(const std::uint8_t *data, std::size_t size, const std::string &path) {
    mappings().push_back({data, size, "smarch: " + shown(path) + ": became shorter while it was read\n"});
    struct sigaction action = {};
    action.sa_sigaction = on_bus_error;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGBUS, &action, nullptr);
}

void unwatch(const std::uint8_t *data) {
    auto &list = mappings();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Mapping &mapping) { return mapping.data == data; }), list.end());
}

}  // namespace

std::optional<MappedFile> MappedFile::open(const std::string &path) {
    const auto problem = [&](const std::string &text) {
        fail(path + ": " + text);
        return std::nullopt;
    };
    // A pipe without a writer does not block, and a terminal does not become ours.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
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
    const auto *bytes = static_cast<const std::uint8_t *>(data);
    watch(bytes, size, path);
    return MappedFile(bytes, size);
}

MappedFile::MappedFile(MappedFile &&other) noexcept : data_(other.data_), size_(other.size_) { other.size_ = 0; }

MappedFile::~MappedFile() {
    if (size_ == 0) return;
    unwatch(data_);
    munmap(const_cast<std::uint8_t *>(data_), size_);
}

}  // namespace inspector
