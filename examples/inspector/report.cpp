// `smarch report FILE`: what is in a file, will it run, what its kernels use, what limits them and what would help.
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

#include "commands.hpp"
#include "demangle.hpp"
#include "file_contents.hpp"
#include "images_table.hpp"
#include "kernel_use.hpp"
#include "layout.hpp"
#include "mapped_file.hpp"
#include "nearest.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

struct Question {
    std::string path, kernel, svg;
    Existing existing = Existing::is_refused;
    std::optional<smarch::ComputeCapability> device;
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    if (arguments.empty()) return fail("report takes a file: smarch report kernels.cubin --device sm_90"), std::nullopt;
    if (arguments.option(driver_option.name) && !arguments.option("--device")) {
        return fail("--driver goes with --device: smarch report kernels.cubin --device sm_90 --driver 550"), std::nullopt;
    }
    if (arguments.size() > 1) return fail("report takes one file, not '" + arguments[1] + "' as well"), std::nullopt;
    question.path = arguments[0];
    if (const auto *kernel = arguments.option("--kernel")) question.kernel = *kernel;
    if (const auto *folder = arguments.option("--svg")) question.svg = *folder;
    if (arguments.option("--force")) question.existing = Existing::is_replaced;
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
    /// Nothing when it cannot be read.
    std::optional<smarch::Cubin> cubin;
    std::optional<smarch::Geometry> geometry;
    std::vector<KernelUse> kernels;
    smarch::Fault fault;
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
        if (!image.bytes || image.kind_code != "cubin") continue;
        // With a device, what it takes of a fat binary; of a single cubin in any case.
        if (verdicts && contents.images.size() > 1 && !verdicts->is_picked[i]) continue;
        ImageKernels of{i, {}, {}, {}, {}};
        const auto cubin = smarch::Cubin::identify(*image.bytes);
        of.cubin = cubin.optional();
        if (!cubin) {
            of.fault.status = cubin.status();
            found.push_back(std::move(of));
            continue;
        }
        if (verdicts && verdicts->runs[i] == smarch::Verdict::yes) of.geometry = smarch::Geometry::of(verdicts->device);
        if (!of.geometry && cubin->target()) of.geometry = smarch::Geometry::of(*cubin->target());
        const auto kernels = kernels_of(*image.bytes, of.geometry);
        if (!kernels) of.fault = kernels.error();
        else std::copy_if(kernels->begin(), kernels->end(), std::back_inserter(of.kernels), [&](const KernelUse &kernel) { return is_asked_for(question, kernel); });
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

/// The paths of the pictures, one for each kernel that is filled, in order; no two are the same.
std::vector<std::string> picture_paths(const std::string &folder, const Contents &contents, const std::vector<ImageKernels> &found) {
    std::vector<std::string> paths;
    std::set<std::string> taken;
    std::map<std::string, std::size_t> numbers;
    for (const auto &of : found) {
        for (const auto &kernel : of.kernels) {
            if (!kernel.fill) continue;
            const auto name = file_name(of.image, contents.images.size(), kernel.name.bytes);
            auto unique = name;
            for (auto &number = numbers[name]; !taken.insert(unique).second;) {
                number = std::max<std::size_t>(number + 1, 2);
                unique = name + "-" + std::to_string(number);
            }
            paths.push_back((std::filesystem::path(folder) / (unique + ".svg")).string());
        }
    }
    return paths;
}

/// Writes a picture of every kernel, or none where a name is taken; how many, or nothing when that failed, which was printed.
std::optional<std::size_t> write_pictures(const Question &question, const Contents &contents, const std::vector<ImageKernels> &found) {
    const auto paths = picture_paths(question.svg, contents, found);
    for (const auto &path : paths) {
        const auto problem = obstacle(path, question.existing);
        if (!problem.empty()) return fail(problem), std::nullopt;
    }
    std::error_code error;
    std::filesystem::create_directories(question.svg, error);
    if (error) return fail(question.svg + ": " + error.message()), std::nullopt;
    std::size_t written = 0;
    for (const auto &of : found) {
        for (const auto &kernel : of.kernels) {
            if (!kernel.fill) continue;
            const auto problem = write_curves(paths[written], shortened(kernel.name.shown(), 60), *of.geometry, kernel.fill->kernel, kernel.fill->occupancy, question.existing);
            if (!problem.empty()) return fail(problem), std::nullopt;
            ++written;
        }
    }
    return written;
}

std::string heading_of(const Contents &contents, const ImageKernels &of) {
    const auto &image = contents.images[of.image];
    std::string text = contents.images.size() > 1 ? "Image " + std::to_string(of.image + 1) + ", " + image.target_text() : "Kernels";
    if (of.geometry) text += ", occupancy of compute capability " + text_of(of.geometry->cc());
    return text;
}

void print_found(const Output &output, const Question &question, const Contents &contents, const std::vector<ImageKernels> &found) {
    for (const auto &of : found) {
        std::printf("\n%s\n", output.bold(heading_of(contents, of)).c_str());
        if (of.fault.status != smarch::Status::ok) {
            std::printf("%s %s\n", output.red("cannot be read").c_str(), fault_text(of.fault).c_str());
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
            {"fault", inspector::value_of(of.fault)},
            {"identity", of.cubin ? inspector::value_of(*of.cubin) : Json()},
            {"occupancy_of", of.geometry ? Json(text_of(of.geometry->cc())) : Json()},
            {"kernels", std::move(kernels)},
        }));
    }
    return list;
}

/// The kernels of PTX text: nothing but their names is known before it is compiled.
std::vector<Foreign> ptx_kernels(std::string_view text) {
    std::vector<smarch::PtxEntry> room;
    const auto names = smarch::ptx_entries(text, room);
    std::vector<Foreign> out;
    if (!names) return out;
    for (const auto &entry : *names) out.push_back({std::string(entry.name())});
    return out;
}

void add_ptx_kernels(Report &report, std::string_view text) {
    std::vector<std::string> names;
    auto list = Json::array();
    for (const auto &symbol : ptx_kernels(text)) {
        const auto name = demangled(symbol);
        names.push_back(name.shown());
        list.push(Json::object().add("name", name).add("symbol", symbol));
    }
    report.add("ptx_kernels", "kernels", std::move(list), join(names));
}

/// What a device does with the file: with its one image, or with any of several.
Json value_of_runs(const Contents &contents, const Verdicts &verdicts, bool is_any_taken) {
    if (contents.images.size() == 1) return value_of_runs(contents.images[0], verdicts, 0);
    if (is_any_taken) return inspector::value_of(smarch::Verdict::yes);
    return Json::object({{"answer", may_run(verdicts) ? unknown : "no"}, {"code", "no_image"}, {"text", message(smarch::Status::no_image)}});
}

void add_verdict(const Output &output, Report &report, const Contents &contents, const Verdicts &verdicts) {
    const auto taken = static_cast<std::size_t>(std::count(verdicts.is_picked.begin(), verdicts.is_picked.end(), true));
    report.add_json("device", text_of(verdicts.device));
    report.add_json("driver", text_of(verdicts.driver));
    report.add_json("runs", value_of_runs(contents, verdicts, taken > 0));
    report.add_text("runs on " + text_of(verdicts.device),
                    contents.images.size() == 1 ? verdict_text(output, contents.images[0], verdicts, 0)
                    : taken                     ? output.green("yes") + ", " + plural(taken, "image") + " of those listed"
                                                : (may_run(verdicts) ? output.yellow("unknown") : output.red("no")) + ": none of its images is known to run");
}

}  // namespace

int show_report(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    const auto file = MappedFile::open(question->path);
    const auto contents = file ? contents_of({{question->path}, file->bytes()}) : std::nullopt;
    if (!contents) return 2;
    const auto verdicts = question->device ? std::optional<Verdicts>(verdicts_of(*contents, output.axes.driver, *question->device)) : std::nullopt;
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

    const bool is_cubin = contents->kind_code == "cubin";
    const auto cubin = is_cubin && !found.empty() ? found[0].cubin : std::nullopt;
    Report report(std::filesystem::path(question->path).filename().string(), contents->kind + (cubin ? " for " + target_text(output.axes.toolkit, *cubin) : ""));
    report.add_json("file", Foreign{question->path});
    report.add_json("file_kind", contents->kind_code);
    report.add("size_bytes", "size", file->size(), plural(file->size(), "byte"));
    if (cubin) {
        report.add_text("toolkit", text_of(cubin->toolkit(), "unknown"));
        if (cubin->named()) report.add_text("named in a note", "-arch " + text_of(*cubin->named()));
        report.add_text("kind", std::string(name(cubin->kind())));
    }
    if (verdicts) add_verdict(output, report, *contents, *verdicts);
    add_images(report, *contents, verdicts);
    if (is_cubin) {
        const auto sound = cubin_check(file->bytes());
        if (!sound) report.add_text("besides", output.yellow("damaged ") + fault_text(sound.error()));
        report.add_json("fault", value_of(sound.error()));
    }
    if (contents->kind_code == "ptx") add_ptx_kernels(report, file->text());
    if (!question->svg.empty()) {
        const auto written = write_pictures(*question, *contents, found);
        if (!written) return 2;
        report.add("pictures_written", "pictures", *written, plural(*written, "picture") + " in " + shown(question->svg));
    }
    if (output.json) report.add_json("cubins", value_of(found));
    if (verdicts) print_axes(output, Depends::on_driver);
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    if (!output.json) {
        if (contents->images.size() > 1) {
            std::printf("\n");
            print_images(output, *contents, verdicts);
        }
        print_found(output, *question, *contents, found);
    }
    if (is_cubin && !found.empty() && found[0].fault.status != smarch::Status::ok) return 2;
    if (!verdicts) return 0;
    for (const bool is_picked : verdicts->is_picked) {
        if (is_picked) return 0;
    }
    return 1;
}

}  // namespace inspector
