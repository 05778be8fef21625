// `smarch FILE`: what a cubin was built for.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "commands.hpp"

namespace inspector {
namespace {

std::string hex(std::uint32_t number) {
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "0x%08x", static_cast<unsigned>(number));
    return buffer;
}

std::string target_text(const smarch_cubin &cubin) {
    if (cubin.target) return smarch_target_name(cubin.target);
    return "sm_" + std::to_string(cubin.sm) + (cubin.accelerated ? "a" : "") + ", which toolkit " + smarch_toolkit() + " does not know";
}

/// The command line that a note keeps; the code itself does not tell sm_100f from sm_100.
std::string named_text(const smarch_cubin &cubin) {
    if (!cubin.named) return "nothing";
    const auto *info = smarch_target_info_of(cubin.named);
    return std::string("-arch ") + info->name + (info->suffix == 'f' ? "  (a hint: suffix f leaves no other trace)" : "");
}

}  // namespace

namespace {

/// The bytes of a file; on failure prints why and gives nothing.
std::optional<std::vector<char>> read_file(const std::string &path) {
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    if (std::filesystem::is_directory(path, error)) fail(path + ": is a directory");
    else if (!file) fail(path + ": " + std::strerror(errno));
    else {
        std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        if (!file.bad()) return bytes;
        fail(path + ": cannot be read");
    }
    return std::nullopt;
}

std::optional<smarch_cubin> identify(const std::string &path, const std::vector<char> &bytes) {
    smarch_cubin cubin;
    const auto status = smarch_cubin_identify(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size(), &cubin);
    if (status == SMARCH_OK) return cubin;
    fail(path + ": " + smarch_status_message(status));
    return std::nullopt;
}

}  // namespace

std::optional<smarch_cubin> read_cubin(const std::string &path) {
    const auto bytes = read_file(path);
    return bytes ? identify(path, *bytes) : std::nullopt;
}

int show_file(const Output &output, const std::string &path) {
    const auto bytes = read_file(path);
    const auto identity = bytes ? identify(path, *bytes) : std::nullopt;
    if (!identity) return 2;
    const auto &cubin = *identity;

    const auto has = [&](std::uint32_t bit) { return (cubin.known & bit) != 0; };
    const auto *info = smarch_target_info_of(cubin.target);
    std::string subtitle = target_text(cubin);
    if (info && info->product) subtitle += std::string(", ") + info->product;
    Report report(std::filesystem::path(path).filename().string(), subtitle);
    report.add_json("file", path);
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
    report.add("size", "size", static_cast<std::int64_t>(bytes->size()), std::to_string(bytes->size()) + " bytes");
    report.print(output);
    return 0;
}

}  // namespace inspector
