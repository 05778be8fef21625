// `smarch FILE`: what a cubin was built for, what a container holds.
#include <cstdio>
#include <filesystem>

#include "commands.hpp"
#include "file_contents.hpp"
#include "images_table.hpp"

namespace inspector {
namespace {

std::string hex(std::uint32_t number) {
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "0x%08x", static_cast<unsigned>(number));
    return buffer;
}

/// The command line that a note keeps; the code itself does not tell sm_100f from sm_100.
std::string named_text(const smarch_cubin &cubin) {
    if (!cubin.named) return "nothing";
    const auto *info = smarch_target_info_of(cubin.named);
    return std::string("-arch ") + info->name + (info->suffix == 'f' ? "  (a hint: suffix f leaves no other trace)" : "");
}

}  // namespace

std::optional<smarch_cubin> read_cubin(const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return std::nullopt;
    smarch_cubin cubin;
    const auto status = smarch_cubin_identify(file->data(), file->size(), &cubin);
    if (status == SMARCH_OK) return cubin;
    fail(path + ": " + no_cubin_text(status, *file));
    return std::nullopt;
}

void add_identity(Report &report, const smarch_cubin &cubin) {
    const auto has = [&](std::uint32_t bit) { return (cubin.known & bit) != 0; };
    report.add("sm", "SM number", static_cast<std::int64_t>(cubin.sm));
    report.add("target", "target", cubin.target ? value_of(smarch_target_name(cubin.target)) : nullptr, target_text(cubin));
    report.add("named", "named in a note", cubin.named ? value_of(smarch_target_name(cubin.named)) : nullptr,
               named_text(cubin));
    report.add("accelerated", "suffix a", cubin.accelerated != 0);
    report.add("kind", "kind", std::string(smarch_cubin_kind_name(cubin.kind)));
    report.add("virtual_sm", "made from PTX for", has(SMARCH_CUBIN_HAS_VIRTUAL_SM) ? Value(static_cast<std::int64_t>(cubin.virtual_sm)) : nullptr,
               has(SMARCH_CUBIN_HAS_VIRTUAL_SM) ? "sm_" + std::to_string(cubin.virtual_sm) : "unknown");
    report.add("toolkit", "toolkit", has(SMARCH_CUBIN_HAS_TOOLKIT) ? value_of(&cubin.toolkit) : nullptr);
    report.add("address_bits", "addresses", static_cast<std::int64_t>(cubin.address_bits), std::to_string(cubin.address_bits) + " bits");
    report.add("debug_info", "debug information", has(SMARCH_CUBIN_HAS_DEBUG_INFO) ? value_of(smarch_debug_info_name(cubin.debug_info)) : nullptr,
               has(SMARCH_CUBIN_HAS_DEBUG_INFO) ? smarch_debug_info_name(cubin.debug_info) : "not told by this layout");
    report.add("texture_mode", "texture mode", has(SMARCH_CUBIN_HAS_TEXTURE_MODE) ? value_of(smarch_texture_mode_name(cubin.texture_mode)) : nullptr,
               has(SMARCH_CUBIN_HAS_TEXTURE_MODE) ? smarch_texture_mode_name(cubin.texture_mode) : "not told by this layout");
    report.add("layout", "layout", std::string(smarch_cubin_layout_name(cubin.layout)));
    report.add("e_flags", "e_flags", hex(cubin.e_flags));
}

int show_file(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    const auto name = std::filesystem::path(path).filename().string();
    const Value size = static_cast<std::int64_t>(file->size());
    smarch_cubin cubin;
    if (smarch_cubin_identify(file->data(), file->size(), &cubin) == SMARCH_OK) {
        const auto *info = smarch_target_info_of(cubin.target);
        Report report(name, target_text(cubin) + (info && info->product ? std::string(", ") + info->product : ""));
        report.add_json("file", path);
        add_identity(report, cubin);
        report.add("size", "size", size, std::to_string(file->size()) + " bytes");
        report.print(output);
        return 0;
    }
    const auto contents = contents_of(path, *file);
    if (!contents) return 2;
    Report report(name, contents->kind);
    report.add_json("file", path);
    report.add_json("contains", contents->kind);
    add_images(report, *contents, std::nullopt);
    report.add("size", "size", size, std::to_string(file->size()) + " bytes");
    report.print(output);
    if (!output.json && !contents->images.empty()) {
        std::printf("\n");
        print_images(output, *contents, std::nullopt);
        std::printf("\nWhat the kernels of the cubins use: smarch report %s\n", path.c_str());
    }
    return 0;
}

}  // namespace inspector
