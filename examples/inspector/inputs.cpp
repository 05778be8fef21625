#include "inputs.hpp"

#include <algorithm>
#include <filesystem>

#include "commands.hpp"
#include "file_contents.hpp"
#include "mapped_file.hpp"

namespace inspector {
namespace {

namespace files = std::filesystem;

constexpr const char *standard_input = "-";

class Walk {
public:
    explicit Walk(const std::function<int(const Input &)> &see) : see_(see) {}

    void path(const std::string &path) {
        std::error_code error;
        if (path == standard_input) show_file(MappedFile::of_standard_input(), "standard input", true);
        else if (files::is_directory(path, error)) folder(path);
        else show_file(MappedFile::open(path), path, true);
    }

    int status() const { return status_; }

private:
    void is_worse(int status) { status_ = std::max(status_, status); }

    /// All files below a folder, without a call for each level.
    void folder(const std::string &path) {
        std::vector<files::directory_entry> waiting;
        list(path, waiting);
        while (!waiting.empty()) {
            const auto entry = waiting.back();
            waiting.pop_back();
            std::error_code error;
            if (entry.is_symlink(error)) continue;
            if (entry.is_directory(error)) list(entry.path().string(), waiting);
            else if (entry.is_regular_file(error)) show_file(MappedFile::open(entry.path().string()), entry.path().string(), false);
        }
    }

    /// Puts what is in a folder onto the end of a list, the first name last.
    void list(const std::string &path, std::vector<files::directory_entry> &waiting) {
        const auto first = static_cast<std::ptrdiff_t>(waiting.size());
        std::error_code error;
        for (files::directory_iterator at(path, error), end; !error && at != end; at.increment(error)) waiting.push_back(*at);
        if (error) is_worse(fail(path + ": " + error.message()));
        std::sort(waiting.begin() + first, waiting.end(), [](const auto &one, const auto &other) { return other.path() < one.path(); });
    }

    void show_file(const std::optional<MappedFile> &file, const std::string &name, bool is_named) {
        if (!file) return is_worse(2);
        const Input input{{name}, file->bytes(), is_named};
        if (is_named || may_hold_code(input.bytes)) is_worse(see_(input));
    }

    const std::function<int(const Input &)> &see_;
    int status_ = 0;
};

}  // namespace

int for_each_input(const std::vector<std::string> &paths, const std::function<int(const Input &)> &see) {
    Walk walk(see);
    for (const auto &path : paths) walk.path(path);
    return walk.status();
}

bool is_one_file(const std::vector<std::string> &paths) {
    std::error_code error;
    return paths.size() == 1 && !files::is_directory(paths[0], error);
}

}  // namespace inspector
