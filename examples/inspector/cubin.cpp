// `smarch FILE`: what a cubin was built for, what a container holds.
#include <cstdio>
#include <filesystem>

#include "codes.hpp"
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
    report.add_text("SM number", std::to_string(cubin.sm));
    report.add_text("target", target_text(cubin));
    report.add_text("named in a note", named_text(cubin));
    report.add_text("suffix a", cubin.accelerated ? "yes" : "no");
    report.add_text("kind", smarch_cubin_kind_name(cubin.kind));
    report.add_text("made from PTX for", has(SMARCH_CUBIN_HAS_VIRTUAL_SM) ? "sm_" + std::to_string(cubin.virtual_sm) : "unknown");
    report.add_text("toolkit", has(SMARCH_CUBIN_HAS_TOOLKIT) ? text_of(&cubin.toolkit) : "unknown");
    report.add_text("addresses", std::to_string(cubin.address_bits) + " bits");
    report.add_text("debug information", has(SMARCH_CUBIN_HAS_DEBUG_INFO) ? smarch_debug_info_name(cubin.debug_info) : "not told by this layout");
    report.add_text("texture mode", has(SMARCH_CUBIN_HAS_TEXTURE_MODE) ? smarch_texture_mode_name(cubin.texture_mode) : "not told by this layout");
    report.add_text("layout", smarch_cubin_layout_name(cubin.layout));
    report.add_text("e_flags", hex(cubin.e_flags));
    report.add_json("identity", value_of(cubin));
}

Json value_of(const smarch_cubin &cubin) {
    const auto has = [&](std::uint32_t bit) { return (cubin.known & bit) != 0; };
    return Json::object({
        {"sm", cubin.sm},
        {"target", value_of_target(cubin.target)},
        {"named_target", value_of_target(cubin.named)},
        {"accelerated", cubin.accelerated != 0},
        {"cubin_kind", code_of(smarch::CubinKind{cubin.kind})},
        {"virtual_sm", or_unknown(has(SMARCH_CUBIN_HAS_VIRTUAL_SM), cubin.virtual_sm)},
        {"built_by_toolkit", or_unknown(has(SMARCH_CUBIN_HAS_TOOLKIT), text_of(&cubin.toolkit))},
        {"address_bits", cubin.address_bits},
        {"debug_info", or_unknown(has(SMARCH_CUBIN_HAS_DEBUG_INFO), code_of(smarch::DebugInfo{cubin.debug_info}))},
        {"texture_mode", or_unknown(has(SMARCH_CUBIN_HAS_TEXTURE_MODE), code_of(smarch::TextureMode{cubin.texture_mode}))},
        {"cubin_layout", code_of(smarch::CubinLayout{cubin.layout})},
        {"e_flags", cubin.e_flags},
    });
}

int show_file(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    const auto name = std::filesystem::path(path).filename().string();
    const auto size = std::to_string(file->size()) + " bytes";
    smarch_cubin cubin;
    if (smarch_cubin_identify(file->data(), file->size(), &cubin) == SMARCH_OK) {
        const auto *info = smarch_target_info_of(cubin.target);
        Report report(name, target_text(cubin) + (info && info->product ? std::string(", ") + info->product : ""));
        report.add_json("file", Foreign{path});
        report.add_json("file_kind", "cubin");
        add_identity(report, cubin);
        report.add("size_bytes", "size", file->size(), size);
        report.print(output, from_runs);
        return 0;
    }
    const auto contents = contents_of(path, *file);
    if (!contents) return 2;
    Report report(name, contents->kind);
    report.add_json("file", Foreign{path});
    report.add_json("file_kind", contents->kind_code);
    add_images(report, *contents, std::nullopt);
    report.add("size_bytes", "size", file->size(), size);
    report.print(output, from_runs);
    if (!output.json && !contents->images.empty()) {
        std::printf("\n");
        print_images(output, *contents, std::nullopt);
        std::printf("\nWhat the kernels of the cubins use: smarch report %s\n", shown(path).c_str());
    }
    return 0;
}

}  // namespace inspector
