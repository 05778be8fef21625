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

std::nullopt_t problem(const std::string &name, const std::string &text) {
    fail(name + ": " + text);
    return std::nullopt;
}

constexpr const char *standard_input = "standard input";
/// No more is read of a stream, which may have no end.
constexpr std::size_t longest_stream = std::size_t{4} << 30;

}  // namespace

std::optional<MappedFile> MappedFile::open(const std::string &path) {
    // A pipe without a writer does not block, and a terminal does not become ours.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return problem(path, std::strerror(errno));
    auto mapped = map(file, path);
    close(file);
    return mapped;
}

std::optional<MappedFile> MappedFile::map(int file, const std::string &name) {
    struct stat status;
    if (fstat(file, &status) != 0) return problem(name, std::strerror(errno));
    if (S_ISDIR(status.st_mode)) return problem(name, "is a directory");
    if (!S_ISREG(status.st_mode)) return problem(name, "is no regular file");
    if (status.st_size == 0) return MappedFile(nullptr, 0);
    const auto size = static_cast<std::size_t>(status.st_size);
    void *data = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data == MAP_FAILED) return problem(name, std::strerror(errno));
    const auto *bytes = static_cast<const std::uint8_t *>(data);
    watch(bytes, size, name);
    return MappedFile(bytes, size);
}

std::optional<MappedFile> MappedFile::of_standard_input() {
    struct stat status;
    if (fstat(STDIN_FILENO, &status) == 0 && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) return map(STDIN_FILENO, standard_input);
    std::vector<std::uint8_t> bytes;
    for (std::size_t size = 0;;) {
        if (size == bytes.size()) bytes.resize(std::max<std::size_t>(2 * size, 1 << 16));
        const auto count = read(STDIN_FILENO, bytes.data() + size, bytes.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return problem(standard_input, std::strerror(errno));
        size += static_cast<std::size_t>(count);
        if (size > longest_stream) return problem(standard_input, "is longer than " + std::to_string(longest_stream >> 30) + " GiB: save it as a file");
        if (count > 0) continue;
        bytes.resize(size);
        MappedFile file(nullptr, 0);
        file.read_ = std::move(bytes);
        file.data_ = file.read_.data();
        file.size_ = size;
        return file;
    }
}

MappedFile::MappedFile(MappedFile &&other) noexcept : data_(other.data_), size_(other.size_), read_(std::move(other.read_)) { other.size_ = 0; }

MappedFile::~MappedFile() {
    if (size_ == 0 || !read_.empty()) return;
    unwatch(data_);
    munmap(const_cast<std::uint8_t *>(data_), size_);
}

}  // namespace inspector
