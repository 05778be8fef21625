// `smarch FILE`: what a cubin was built for, what a container holds.
#include <cstdio>
#include <filesystem>

#include "commands.hpp"
#include "documented/finalization.hpp"
#include "file_contents.hpp"
#include "generated/codes.hpp"
#include "images_table.hpp"
#include "mapped_file.hpp"
#include "occupancy_words.hpp"
#include "profile/objects.hpp"

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
    if (!cubin) fail(path + ": " + no_cubin_text(cubin.status(), file->bytes()));
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
    if (cubin.fastpath_mask() || cubin.finalization_class()) report.add_text("finalization", finalization_text(cubin));
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
        {"finalization_marks", finalization_value(cubin)},
    });
}

namespace {

Report report_of(const Output &output, const Input &input, const Contents &contents, bool is_one) {
    const auto cubin = contents.kind_code == "cubin" ? smarch::Cubin::identify(input.bytes).optional() : std::nullopt;
    const auto product = cubin && cubin->target() ? cubin->target()->info()->product() : std::nullopt;
    const auto title = is_one ? std::filesystem::path(input.name.bytes).filename().string() : input.name.bytes;
    Report report(title, cubin ? target_text(output.axes.toolkit, *cubin) + (product ? ", " + std::string(*product) : "") : contents.kind);
    report.add_json("file", input.name);
    report.add_json("file_kind", contents.kind_code);
    if (cubin) add_identity(report, output.axes.toolkit, *cubin);
    else add_images(report, contents, std::nullopt);
    if (const auto &launch = input.triton) {
        report.add("triton", "Triton's launch", value_of(*launch), text_of(*launch));
    }
    report.add("size_bytes", "size", input.bytes.size(), std::to_string(input.bytes.size()) + " bytes");
    if (cubin) {
        const auto sound = smarch::cubin_check(input.bytes);
        if (!sound) report.add_text("besides", output.yellow("damaged ") + fault_text(sound.error()));
        report.add_json("fault", value_of(sound.error()));
    }
    return report;
}

}  // namespace

std::string text_of(const TritonLaunch &launch) {
    return launch.name.shown() + ": " + plural(launch.block, "thread") + " a block, " + plural(launch.dynamic_smem, "byte") + " of dynamic shared memory, compiled for " + launch.target.shown();
}

Json value_of(const TritonLaunch &launch) {
    return Json::object({{"name", launch.name.bytes}, {"compiled_for", launch.target.bytes}, {"threads_per_block", launch.block}, {"dynamic_smem_bytes", launch.dynamic_smem}});
}

int show_files(const Output &output, const std::vector<std::string> &paths) {
    const bool is_one = is_one_file(paths);
    auto list = Json::array();
    std::size_t printed = 0, without_code = 0;
    const auto see = [&](const Input &input) {
        if (begins_as_code_object(input.bytes)) {
            const auto report = report_of_code_object(input, is_one ? std::filesystem::path(input.name.bytes).filename().string() : input.name.bytes);
            if (!report) return 2;
            if (output.json && !is_one) list.push(report->json());
            else if (printed++ && !output.json) std::printf("\n");
            if (!output.json || is_one) report->print(output, from_documents);
            return 0;
        }
        const auto contents = contents_of(input);
        if (!contents) return 2;
        if (!input.is_named && contents->images.empty()) {
            ++without_code;
            return 0;
        }
        const auto report = report_of(output, input, *contents, is_one);
        if (output.json && !is_one) {
            list.push(report.json());
            return exit_status(*contents);
        }
        if (printed++) std::printf("\n");
        report.print(output, from_runs);
        if (!output.json && contents->kind_code != "cubin" && !contents->images.empty()) {
            std::printf("\n");
            print_images(output, *contents, std::nullopt);
        }
        if (!output.json && is_one && contents->kind_code != "cubin" && !contents->images.empty()) {
            std::printf("\nWhat the kernels of the cubins use: smarch report %s\n", shown(paths[0]).c_str());
        }
        return exit_status(*contents);
    };
    const int status = for_each_input(paths, see);
    if (output.json && !is_one) {
        print_json(output, from_runs, Json::object({{"files", std::move(list)}, {"files_without_code", without_code}}));
    } else if (!is_one && (without_code || !printed)) {
        std::printf("%s%s without device code\n", printed ? "\n" : "", plural(without_code, printed ? "other file" : "file").c_str());
    }
    return status;
}

}  // namespace inspector
