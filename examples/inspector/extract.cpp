// `smarch extract FILE...`: the images of files as files of their own, unpacked.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "commands.hpp"
#include "file_contents.hpp"
#include "occupancy_words.hpp"
#include "svg.hpp"
#include "unpacker.hpp"

namespace inspector {
namespace {

/// Of a file's name, what is before the number and the target.
constexpr std::size_t longest_stem = 128;

struct Wanted {
    std::string folder = ".";
    std::optional<std::size_t> number;
    std::optional<smarch::Name> target;
    Existing existing = Existing::is_refused;
};

std::optional<Wanted> parse(const Arguments &arguments) {
    Wanted wanted;
    if (arguments.empty()) return fail("extract takes files: smarch extract libkernels.so --to images"), std::nullopt;
    if (const auto *folder = arguments.option("--to")) wanted.folder = *folder;
    if (wanted.folder.empty()) return fail("--to takes a folder"), std::nullopt;
    if (arguments.option("--force")) wanted.existing = Existing::is_replaced;
    if (const auto *number = arguments.option("--image")) {
        const bool is_number = !number->empty() && number->size() <= 9 && number->find_first_not_of("0123456789") == std::string::npos;
        if (!is_number || std::stoul(*number) == 0) return fail("--image takes the number of an image, from 1 on, not '" + *number + "'"), std::nullopt;
        if (!is_one_file({arguments.begin(), arguments.end()})) return fail("--image goes with one file"), std::nullopt;
        wanted.number = std::stoul(*number);
    }
    if (const auto *target = arguments.option("--target")) {
        wanted.target = parse_name(*target);
        if (!wanted.target) return std::nullopt;
    }
    return wanted;
}

bool is_wanted(const Wanted &wanted, const Image &image, std::size_t number) {
    if (wanted.number && *wanted.number != number) return false;
    if (!wanted.target) return true;
    const auto kind = wanted.target->kind();
    if (kind == smarch::NameKind::compute && image.kind_code != "ptx" && image.kind_code != "relocatable_ptx") return false;
    if (kind == smarch::NameKind::lto && image.kind_code != "lto") return false;
    return image.target == wanted.target->target().name();
}

/// What the name of a file ends with; nothing for what only points at images.
const char *extension(const Image &image) {
    const auto &code = image.kind_code;
    if (code == "cubin") return "cubin";
    if (code == "ptx" || code == "relocatable_ptx") return "ptx";
    if (code == "lto") return "ltoir";
    if (code == "tile_ir") return "tileir";
    return code == "index" || code == "concatenated" ? nullptr : "bin";
}

/// The target as cuobjdump writes it into names: a cubin tells nothing of suffix f.
std::string target_in_name(const Image &image) {
    auto target = image.target;
    if (image.kind_code == "cubin" && !target.empty() && target.back() == 'f') target.pop_back();
    return target;
}

/// The last part of a path without its extension, as a name of a file that is no path and no option and is not hidden.
std::string stem(const std::string &path) {
    auto name = path.substr(path.find_last_of("/\\") + 1);
    const auto dot = name.rfind('.');
    if (dot != std::string::npos && dot != 0) name.resize(dot);
    name.resize(std::min(name.size(), longest_stem));
    for (auto &c : name) {
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '.' && c != '-' && c != '+') c = c == ' ' ? '-' : '_';
    }
    if (name.empty()) return "image";
    if (name[0] == '.' || name[0] == '-') name[0] = '_';
    return name;
}

/// Names that were not given before. cuobjdump gives the same name twice, and keeps the last file.
class Names {
public:
    std::string unique(const std::string &before, const std::string &after) {
        auto name = before + after;
        for (auto &number = numbers_[name]; !taken_.insert(name).second;) {
            number = std::max<std::size_t>(number + 1, 2);
            name = before + "-" + std::to_string(number) + after;
        }
        return name;
    }

private:
    std::set<std::string> taken_;
    std::map<std::string, std::size_t> numbers_;
};

/// An image and its file.
struct Chosen {
    std::size_t at;
    std::string path;
};

/// The images that are wanted: numbered by kind, all of them, as cuobjdump numbers them with -all.
std::vector<Chosen> choose(const Wanted &wanted, const Input &input, const Contents &contents, Names &names) {
    std::vector<Chosen> chosen;
    std::map<std::string, std::size_t> numbers;
    const bool is_image = contents.kind_code == "cubin" || contents.kind_code == "ptx";
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        const auto &image = contents.images[i];
        const auto *kind = image.kind.empty() ? nullptr : extension(image);
        if (!kind) continue;
        const auto number = ++numbers[kind];
        if (!is_wanted(wanted, image, i + 1)) continue;
        const auto before = image.identifier ? stem(image.identifier->bytes) : stem(input.name.bytes) + (is_image ? "" : "." + std::to_string(number));
        const auto target = target_in_name(image);
        const auto after = (target.empty() ? "" : "." + target) + "." + kind;
        chosen.push_back({i, (std::filesystem::path(wanted.folder) / names.unique(before, after)).string()});
    }
    return chosen;
}

/// What was written.
struct Written {
    Table table{"extracted", {"#", "image", "target", "bytes", "file"}, {}, Json::array()};
    /// Images that are wanted, written or not.
    std::size_t wanted = 0;
};

int extract(const Wanted &wanted, const Input &input, Names &names, Unpacker &unpacker, Written &written) {
    const auto contents = contents_of(input);
    if (!contents) return 2;
    const auto chosen = choose(wanted, input, *contents, names);
    written.wanted += chosen.size();
    for (const auto &[at, path] : chosen) {
        const auto problem = obstacle(path, wanted.existing);
        if (!problem.empty()) return fail(problem);
    }
    if (!chosen.empty()) {
        std::error_code error;
        std::filesystem::create_directories(wanted.folder, error);
        if (error) return fail(wanted.folder + ": " + error.message());
    }
    int status = wanted.number || wanted.target ? 0 : exit_status(*contents);
    for (const auto &image : contents->images) {
        if (status == 2 && image.kind.empty()) fail(input.name.bytes + ": " + fault_text(image.fault));
    }
    for (const auto &[at, path] : chosen) {
        const auto &image = contents->images[at];
        const auto bytes = unpacker.bytes_of(*contents, image);
        if (!bytes) {
            status = fail(input.name.bytes + ": image " + std::to_string(at + 1) + ": " + fault_text(bytes.error()));
            continue;
        }
        const auto problem = write_file(path, {reinterpret_cast<const char *>(bytes->data()), bytes->size()}, wanted.existing);
        if (!problem.empty()) return fail(problem);
        auto row = Json::object().add("file", input.name).add("entry", at + 1).add("kind", image.kind_code).add("target", image.target.empty() ? Json() : Json(image.target));
        row.add("size_bytes", bytes->size()).add("path", Foreign{path});
        written.table.add({std::to_string(at + 1), image.kind, image.target.empty() ? "-" : image.target, std::to_string(bytes->size()), shown(path)}, std::move(row));
    }
    return status;
}

}  // namespace

int extract_images(const Output &output, const Arguments &arguments) {
    const auto wanted = parse(arguments);
    if (!wanted) return 2;
    Names names;
    Written written;
    const auto unpacker = std::make_unique<Unpacker>();
    int status = for_each_input({arguments.begin(), arguments.end()}, [&](const Input &input) { return extract(*wanted, input, names, *unpacker, written); });
    if (status == 0 && written.wanted == 0) {
        fail(wanted->number || wanted->target ? "there is no such image" : "there is no device code");
        status = 1;
    }
    if (output.json ? status != 2 || !written.table.rows.empty() : !written.table.rows.empty()) print_tables(output, from_runs, {written.table});
    return status;
}

}  // namespace inspector
