#include "kernel_pictures.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>

#include "commands.hpp"
#include "layout.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

/// A file name of a kernel's: letters, digits and underscores, not too long.
std::string file_name(std::size_t image, std::size_t images, const std::string &name) {
    std::string out = images > 1 ? std::to_string(image + 1) + "-" : "";
    for (const char c : name.substr(0, 100)) out += std::isalnum(static_cast<unsigned char>(c)) || c == '_' ? c : '-';
    while (out.size() > 1 && out.back() == '-') out.pop_back();
    return out;
}

/// The paths of the pictures, one for each kernel that is filled, in order; no two are the same.
std::vector<std::string> picture_paths(const std::string &folder, Sheet &sheet, const std::vector<const KernelUse *> &kernels) {
    std::vector<std::string> paths;
    std::set<std::string> taken;
    std::map<std::string, std::size_t> numbers;
    for (const auto *kernel : kernels) {
        if (!kernel->fill) continue;
        const auto name = file_name(kernel->image, sheet.contents.images.size(), sheet.names.full(kernel->name).bytes);
        auto unique = name;
        for (auto &number = numbers[name]; !taken.insert(unique).second;) {
            number = std::max<std::size_t>(number + 1, 2);
            unique = name + "-" + std::to_string(number);
        }
        paths.push_back((std::filesystem::path(folder) / (unique + ".svg")).string());
    }
    return paths;
}

}  // namespace

std::optional<std::size_t> write_pictures(const std::string &folder, Existing existing, Sheet &sheet, const std::vector<const KernelUse *> &kernels) {
    const auto paths = picture_paths(folder, sheet, kernels);
    for (const auto &path : paths) {
        const auto problem = obstacle(path, existing);
        if (!problem.empty()) return fail(problem), std::nullopt;
    }
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return fail(folder + ": " + error.message()), std::nullopt;
    std::size_t written = 0;
    for (const auto *kernel : kernels) {
        if (!kernel->fill) continue;
        const auto &fill = *kernel->fill;
        const CurvesOf curves{sheet.names.full(kernel->name).shown(), "an SM of compute capability " + text_of(kernel->geometry->cc()), *kernel->geometry, fill.kernel,
                              fill.blocks(), fill.warps(), fill.required_threads, fill.most_threads};
        const auto problem = write_curves(paths[written], curves, existing);
        if (!problem.empty()) return fail(problem), std::nullopt;
        ++written;
    }
    return written;
}

}  // namespace inspector
