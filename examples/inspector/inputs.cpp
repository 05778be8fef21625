#include "inputs.hpp"

#include <inspector_support.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <set>

#include "commands.hpp"
#include "file_contents.hpp"
#include "mapped_file.hpp"

namespace inspector {
namespace {

namespace files = std::filesystem;

constexpr const char *standard_input = "-";
/// What a member of a wheel is looked at by: PTX may have comments before its .version.
constexpr std::size_t bytes_of_a_look = 4096;
/// Triton's records have some 2,000 bytes.
constexpr std::uintmax_t longest_record = 1 << 20;

bool is_zip(smarch::Bytes bytes) {
    // A member, or the end of a zip file without any.
    const std::string_view text(reinterpret_cast<const char *>(bytes.data()), bytes.size()), start = text.substr(0, 4);
    return start == "PK\3\4" || start == "PK\5\6";
}

bool is_thin_archive(smarch::Bytes bytes) { return smarch::file_kind(bytes).optional() == smarch::FileKind::thin_archive; }

/// The launch that Triton wrote into NAME.json beside NAME.cubin or another of its files.
std::optional<TritonLaunch> triton_launch(const std::string &path) {
    const auto record = files::path(path).replace_extension(".json");
    std::error_code error;
    if (!files::is_regular_file(record, error) || files::file_size(record, error) > longest_record || error) return std::nullopt;
    const auto file = MappedFile::open(record.string());
    const auto launch = std::make_unique<support_launch>();
    if (!file || !support_triton_launch(file->data(), file->size(), launch.get())) return std::nullopt;
    return TritonLaunch{{launch->name}, {launch->target}, launch->threads, launch->shared};
}

/// Standard input, which can be read once.
const std::optional<MappedFile> &standard_input_file() {
    static const auto file = MappedFile::of_standard_input();
    return file;
}

struct CloseZip {
    void operator()(support_zip *zip) const { support_zip_close(zip); }
};
using Zip = std::unique_ptr<support_zip, CloseZip>;

class Walk {
public:
    explicit Walk(const std::function<int(const Input &)> &see) : see_(see) {}

    void path(const std::string &path) {
        std::error_code error;
        if (path == standard_input) show_file(standard_input_file(), "standard input", true);
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
        if (is_zip(file->bytes())) return show_members(file->bytes(), name, is_named);
        if (is_named && is_thin_archive(file->bytes())) return show_named_files(file->bytes(), name);
        Input input{{name}, file->bytes(), is_named};
        if (!is_named && !may_hold_code(input.bytes)) return;
        if (files::path(name).extension() == ".cubin") input.triton = triton_launch(name);
        is_worse(see_(input));
    }

    /// The files that a thin archive names, each once whatever it calls them. An archive of that kind among them is not opened.
    void show_named_files(smarch::Bytes bytes, const std::string &name) {
        std::vector<smarch::ArchiveMember> members;
        const auto listed = smarch::archive_members(bytes, members);
        if (!listed) return is_worse(fail(name + ": " + fault_text(listed.error())));
        std::set<files::path> seen;
        for (const auto &member : *listed) {
            if (!member.name()) continue;
            const auto path = files::path(name).parent_path() / std::string(*member.name());
            std::error_code error;
            if (!seen.insert(files::weakly_canonical(path, error)).second) continue;
            show_file(MappedFile::open(path.string()), path.string(), false);
        }
        if (listed->fault_at) is_worse(fail(name + ": " + fault_text({smarch::Status::archive_member, listed->fault_at, 0})));
    }

    /// The members of a zip file that may hold code. One inside another is not opened.
    void show_members(smarch::Bytes bytes, const std::string &name, bool is_named) {
        const char *problem = nullptr;
        const Zip zip(support_zip_open(bytes.data(), bytes.size(), &problem));
        // Other kinds of files begin like a zip file, too.
        if (!zip && !is_named) return;
        if (!zip) return is_worse(fail(name + ": " + problem));
        for (std::size_t i = 0; i < support_zip_count(zip.get()); ++i) {
            std::size_t length = 0;
            const auto *member = reinterpret_cast<const char *>(support_zip_name(zip.get(), i, &length));
            const Foreign path{name + ":" + std::string(member, length)};
            const std::uint8_t *data = nullptr;
            std::size_t size = 0;
            const auto read = [&](std::size_t limit) {
                problem = support_zip_read(zip.get(), i, limit, &data, &size);
                if (problem) is_worse(fail(path.bytes + ": " + problem));
                return !problem;
            };
            if (!read(bytes_of_a_look) || !may_hold_code({data, size}) || !read(std::numeric_limits<std::size_t>::max())) continue;
            is_worse(see_({path, {data, size}, false}));
        }
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
    if (paths.size() != 1 || files::is_directory(paths[0], error)) return false;
    const auto holds_one = [](smarch::Bytes bytes) { return !is_zip(bytes) && !is_thin_archive(bytes); };
    if (paths[0] == standard_input) return !standard_input_file() || holds_one(standard_input_file()->bytes());
    if (!files::is_regular_file(paths[0], error)) return true;
    std::ifstream file(paths[0], std::ios::binary);
    std::array<std::uint8_t, 8> start{};
    return !file.read(reinterpret_cast<char *>(start.data()), start.size()) || holds_one({start.data(), start.size()});
}

}  // namespace inspector
