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
std::string named_text(std::optional<smarch::Target> named) {
    if (!named) return "nothing";
    return "-arch " + text_of(*named) + (named->suffix() == 'f' ? "  (a hint: suffix f leaves no other trace)" : "");
}

}  // namespace

std::optional<smarch::Cubin> read_cubin(const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return std::nullopt;
    const auto cubin = smarch::Cubin::identify(file->bytes());
    if (!cubin) fail(path + ": " + no_cubin_text(cubin.status(), *file));
    return cubin.optional();
}

void add_identity(Report &report, smarch::Toolkit k, const smarch::Cubin &cubin) {
    const auto debug_info = cubin.debug_info();
    const auto texture_mode = cubin.texture_mode();
    report.add_text("SM number", std::to_string(cubin.sm()));
    report.add_text("target", target_text(k, cubin));
    report.add_text("named in a note", named_text(cubin.named()));
    report.add_text("suffix a", cubin.accelerated() ? "yes" : "no");
    report.add_text("kind", std::string(name(cubin.kind())));
    report.add_text("made from PTX for", cubin.virtual_sm() ? "sm_" + std::to_string(*cubin.virtual_sm()) : "unknown");
    report.add_text("toolkit", text_of(cubin.toolkit(), "unknown"));
    report.add_text("addresses", std::to_string(cubin.address_bits()) + " bits");
    report.add_text("debug information", debug_info ? std::string(name(*debug_info)) : "unknown: the names of its sections cannot be read");
    report.add_text("texture mode", texture_mode ? std::string(name(*texture_mode)) : "not told by this layout");
    report.add_text("layout", std::string(name(cubin.layout())));
    report.add_text("e_flags", hex(cubin.e_flags()));
    report.add_json("identity", value_of(cubin));
}

Json value_of(const smarch::Cubin &cubin) {
    return Json::object({
        {"sm", cubin.sm()},
        {"target", value_of(cubin.target())},
        {"named_target", value_of(cubin.named())},
        {"accelerated", cubin.accelerated()},
        {"cubin_kind", code_of(cubin.kind())},
        {"virtual_sm", or_unknown(cubin.virtual_sm())},
        {"built_by_toolkit", value_of(cubin.toolkit(), unknown)},
        {"address_bits", cubin.address_bits()},
        {"debug_info", cubin.debug_info() ? code_of(*cubin.debug_info()) : unknown},
        {"texture_mode", cubin.texture_mode() ? code_of(*cubin.texture_mode()) : unknown},
        {"cubin_layout", code_of(cubin.layout())},
        {"e_flags", cubin.e_flags()},
    });
}

int show_file(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    const auto name = std::filesystem::path(path).filename().string();
    const auto size = std::to_string(file->size()) + " bytes";
    if (const auto cubin = smarch::Cubin::identify(file->bytes())) {
        const auto product = cubin->target() ? cubin->target()->info()->product() : std::nullopt;
        Report report(name, target_text(output.axes.toolkit, *cubin) + (product ? ", " + std::string(*product) : ""));
        report.add_json("file", Foreign{path});
        report.add_json("file_kind", "cubin");
        add_identity(report, output.axes.toolkit, *cubin);
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
