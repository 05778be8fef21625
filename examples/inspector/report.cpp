// `smarch report FILE`: what is in a file, will it run, what its kernels use, what limits them and what would help.
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>

#include "commands.hpp"
#include "file_contents.hpp"
#include "images_table.hpp"
#include "kernel_use.hpp"
#include "layout.hpp"
#include "nearest.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

struct Question {
    std::string path, kernel, svg;
    std::optional<smarch_cc> device;
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    if (arguments.empty()) return fail("report takes a file: smarch report kernels.cubin --device sm_90"), std::nullopt;
    if (arguments.size() > 1) return fail("report takes one file, not '" + arguments[1] + "' as well"), std::nullopt;
    question.path = arguments[0];
    if (const auto *kernel = arguments.option("--kernel")) question.kernel = *kernel;
    if (const auto *folder = arguments.option("--svg")) question.svg = *folder;
    if (const auto *device = arguments.option("--device")) {
        question.device = parse_device(*device);
        if (!question.device) return std::nullopt;
    }
    return question;
}

/// A line on a terminal that says how far a long reading is.
class Progress {
public:
    Progress(std::size_t file_size, std::size_t images) : images_(images), is_shown_(isatty(STDERR_FILENO) && file_size > (std::size_t{32} << 20) && images > 1) {}
    ~Progress() {
        if (is_shown_) std::fprintf(stderr, "\r\033[K");
    }
    void at(std::size_t image) {
        if (is_shown_ && image % 16 == 0) std::fprintf(stderr, "\rreading image %zu of %zu", image + 1, images_);
    }

private:
    std::size_t images_;
    bool is_shown_;
};

/// The kernels of one image, as many as were asked for.
struct ImageKernels {
    std::size_t image;
    bool is_identified;
    smarch_cubin cubin;
    const smarch_geometry *geometry;
    std::vector<KernelUse> kernels;
    Fault problem;
};

bool is_asked_for(const Question &question, const KernelUse &kernel) {
    if (question.kernel.empty() || kernel.symbol.bytes == question.kernel || kernel.name.bytes == question.kernel) return true;
    // The name without its parameters.
    return kernel.name.bytes.compare(0, question.kernel.size() + 1, question.kernel + "(") == 0;
}

std::vector<ImageKernels> read_kernels(const Question &question, const Contents &contents, const std::optional<Verdicts> &verdicts, std::size_t file_size) {
    std::vector<ImageKernels> found;
    Progress progress(file_size, contents.images.size());
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        progress.at(i);
        const auto &image = contents.images[i];
        if (!image.bytes || image.kind != "cubin") continue;
        // With a device, what it takes of a fat binary; of a single cubin in any case.
        if (verdicts && contents.images.size() > 1 && !verdicts->is_picked[i]) continue;
        ImageKernels of{i, false, {}, nullptr, {}, {}};
        const auto status = smarch_cubin_identify(image.bytes, image.bytes_size, &of.cubin);
        if (status != SMARCH_OK) {
            of.problem.status = status;
            found.push_back(std::move(of));
            continue;
        }
        of.is_identified = true;
        const bool runs = verdicts && smarch_verdict_answer(verdicts->runs[i]) == SMARCH_ANSWER_YES;
        of.geometry = runs ? smarch_geometry_of_cc(verdicts->device) : nullptr;
        if (!of.geometry && of.cubin.target) of.geometry = smarch_geometry_of(of.cubin.target);
        auto kernels = kernels_of(image.bytes, image.bytes_size, of.geometry, of.problem);
        for (auto &kernel : kernels) {
            if (is_asked_for(question, kernel)) of.kernels.push_back(std::move(kernel));
        }
        if (!of.kernels.empty() || question.kernel.empty()) found.push_back(std::move(of));
    }
    return found;
}

/// A file name of a kernel's: letters, digits and underscores, not too long.
std::string file_name(std::size_t image, std::size_t images, const std::string &name) {
    std::string out = images > 1 ? std::to_string(image + 1) + "-" : "";
    for (const char c : name.substr(0, 100)) out += std::isalnum(static_cast<unsigned char>(c)) || c == '_' ? c : '-';
    while (out.size() > 1 && out.back() == '-') out.pop_back();
    return out;
}

/// Writes a picture of every kernel; how many, or nothing when that failed, which was printed.
std::optional<std::size_t> write_pictures(const std::string &folder, const Contents &contents, const std::vector<ImageKernels> &found) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return fail(folder + ": " + error.message()), std::nullopt;
    std::size_t written = 0;
    for (const auto &of : found) {
        for (const auto &kernel : of.kernels) {
            if (!kernel.fill) continue;
            auto path = std::filesystem::path(folder) / file_name(of.image, contents.images.size(), kernel.name.bytes);
            for (int number = 2; written && std::filesystem::exists(path.string() + ".svg") && number < 1000 && path.string().size() < 200; ++number) {
                path = std::filesystem::path(folder) / (file_name(of.image, contents.images.size(), kernel.name.bytes) + "-" + std::to_string(number));
            }
            const auto problem = write_curves(path.string() + ".svg", shortened(kernel.name.shown(), 60), of.geometry, kernel.fill->kernel, kernel.fill->occupancy);
            if (!problem.empty()) return fail(problem), std::nullopt;
            ++written;
        }
    }
    return written;
}

std::string heading_of(const Contents &contents, const ImageKernels &of) {
    const auto &image = contents.images[of.image];
    std::string text = contents.images.size() > 1 ? "Image " + std::to_string(of.image + 1) + ", " + image.target_text() : "Kernels";
    if (of.geometry) text += ", occupancy of compute capability " + text_of_cc(of.geometry->cc);
    return text;
}

std::string problem_text(const Fault &problem) { return problem.at == SMARCH_NO_FAULT ? smarch_status_message(problem.status) : fault_text(problem.status, problem.at); }

void print_found(const Output &output, const Question &question, const Contents &contents, const std::vector<ImageKernels> &found) {
    for (const auto &of : found) {
        std::printf("\n%s\n", output.bold(heading_of(contents, of)).c_str());
        if (of.problem.status != SMARCH_OK) {
            std::printf("%s %s\n", output.red("cannot be read").c_str(), problem_text(of.problem).c_str());
        } else if (of.kernels.empty()) {
            std::printf("no kernels\n");
        } else if (question.kernel.empty()) {
            print_kernels(output, of.kernels);
        } else {
            for (const auto &kernel : of.kernels) print_kernel(output, kernel);
        }
    }
}

Json value_of(const std::vector<ImageKernels> &found) {
    auto list = Json::array();
    for (const auto &of : found) {
        auto kernels = Json::array();
        for (const auto &kernel : of.kernels) kernels.push(inspector::value_of(kernel));
        list.push(Json::object({
            {"entry", of.image + 1},
            {"fault", value_of_fault(of.problem.status, of.problem.at)},
            {"identity", of.is_identified ? inspector::value_of(of.cubin) : Json()},
            {"occupancy_of", of.geometry ? Json(text_of_cc(of.geometry->cc)) : Json()},
            {"kernels", std::move(kernels)},
        }));
    }
    return list;
}

/// The kernels of PTX text: nothing but their names is known before it is compiled.
std::vector<Foreign> ptx_kernels(const Image &image) {
    const auto *text = reinterpret_cast<const char *>(image.bytes);
    std::size_t count = 0;
    if (smarch_ptx_entries(text, image.bytes_size, nullptr, 0, &count) != SMARCH_ERROR_BUFFER_TOO_SMALL) return {};
    std::vector<smarch_text> names(count);
    if (smarch_ptx_entries(text, image.bytes_size, names.data(), names.size(), &count) != SMARCH_OK) return {};
    std::vector<Foreign> out;
    for (const auto &name : names) out.push_back({std::string(name.text, name.len)});
    return out;
}

void add_ptx_kernels(Report &report, const Image &image) {
    std::vector<std::string> names;
    auto list = Json::array();
    for (const auto &symbol : ptx_kernels(image)) {
        const auto name = demangled(symbol);
        names.push_back(name.shown());
        list.push(Json::object().add("name", name).add("symbol", symbol));
    }
    report.add("ptx_kernels", "kernels", std::move(list), join(names));
}

/// What a device does with the file: with its one image, or with any of several.
Json value_of_runs(const Contents &contents, const Verdicts &verdicts, bool is_any_taken) {
    if (contents.images.size() == 1) return value_of_runs(contents.images[0], verdicts.runs[0]);
    if (is_any_taken) return value_of_verdict(SMARCH_YES);
    const auto is_unknown = [](smarch_verdict verdict) { return smarch_verdict_answer(verdict) == SMARCH_ANSWER_UNKNOWN; };
    const bool may_run = std::any_of(verdicts.runs.begin(), verdicts.runs.end(), is_unknown);
    return Json::object({{"answer", may_run ? unknown : "no"}, {"code", "no_image"}, {"text", smarch_status_message(SMARCH_ERROR_NO_IMAGE)}});
}

void add_verdict(const Output &output, Report &report, const Contents &contents, const Verdicts &verdicts) {
    const auto taken = static_cast<std::size_t>(std::count(verdicts.is_picked.begin(), verdicts.is_picked.end(), true));
    report.add_json("device", text_of_cc(verdicts.device));
    report.add_json("runs", value_of_runs(contents, verdicts, taken > 0));
    report.add_text("runs on " + text_of_cc(verdicts.device),
                    contents.images.size() == 1 ? verdict_text(output, contents.images[0], verdicts.runs[0])
                    : taken                     ? output.green("yes") + ", " + plural(taken, "image") + " of those listed"
                                                : output.red("no") + ": none of its images is known to run");
}

}  // namespace

int show_report(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    const auto file = MappedFile::open(question->path);
    const auto contents = file ? contents_of(question->path, *file) : std::nullopt;
    if (!contents) return 2;
    const auto verdicts = question->device ? std::optional<Verdicts>(verdicts_of(*contents, *question->device)) : std::nullopt;
    const auto found = read_kernels(*question, *contents, verdicts, file->size());
    if (!question->kernel.empty() && found.empty()) {
        auto all = *question;
        all.kernel.clear();
        std::vector<std::string> names;
        for (const auto &of : read_kernels(all, *contents, verdicts, file->size())) {
            for (const auto &kernel : of.kernels) names.push_back(kernel.name.bytes);
        }
        return fail(question->path + ": no cubin that can be read in place has a kernel '" + question->kernel + "'" + did_you_mean(question->kernel, names));
    }

    const bool is_cubin = contents->kind == "cubin";
    Report report(std::filesystem::path(question->path).filename().string(), contents->kind + (is_cubin && !found.empty() ? " for " + target_text(found[0].cubin) : ""));
    report.add_json("file", Foreign{question->path});
    report.add_json("file_kind", contents->kind_code);
    report.add("size_bytes", "size", file->size(), plural(file->size(), "byte"));
    if (is_cubin && !found.empty()) {
        const auto &cubin = found[0].cubin;
        report.add_text("toolkit", cubin.known & SMARCH_CUBIN_HAS_TOOLKIT ? text_of(&cubin.toolkit) : "unknown");
        if (cubin.named) report.add_text("named in a note", std::string("-arch ") + smarch_target_name(cubin.named));
        report.add_text("kind", smarch_cubin_kind_name(cubin.kind));
    }
    if (verdicts) add_verdict(output, report, *contents, *verdicts);
    add_images(report, *contents, verdicts);
    std::size_t fault_at = SMARCH_NO_FAULT;
    if (is_cubin) {
        const auto status = smarch_cubin_check(file->data(), file->size(), &fault_at);
        if (status != SMARCH_OK) report.add_text("besides", output.yellow("damaged ") + fault_text(status, fault_at));
        report.add_json("fault", value_of_fault(status, fault_at));
    }
    if (contents->kind == "PTX text") add_ptx_kernels(report, contents->images[0]);
    if (!question->svg.empty()) {
        const auto written = write_pictures(question->svg, *contents, found);
        if (!written) return 2;
        report.add("pictures_written", "pictures", *written, plural(*written, "picture") + " in " + shown(question->svg));
    }
    if (output.json) report.add_json("cubins", value_of(found));
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    if (!output.json) {
        if (contents->images.size() > 1) {
            std::printf("\n");
            print_images(output, *contents, verdicts);
        }
        print_found(output, *question, *contents, found);
    }
    if (is_cubin && !found.empty() && found[0].problem.status != SMARCH_OK) return 2;
    if (!verdicts) return 0;
    for (const bool is_picked : verdicts->is_picked) {
        if (is_picked) return 0;
    }
    return 1;
}

}  // namespace inspector
