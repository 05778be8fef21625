// `smarch report FILE...`: what is in files, will it run, what the kernels use, what limits them and what would help.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "commands.hpp"
#include "demangle.hpp"
#include "file_contents.hpp"
#include "images_table.hpp"
#include "inputs.hpp"
#include "kernel_pictures.hpp"
#include "kernel_use.hpp"
#include "nearest.hpp"
#include "occupancy_words.hpp"
#include "ptx_needs.hpp"
#include "read_kernels.hpp"
#include "report_question.hpp"
#include "summary.hpp"

namespace inspector {
namespace {

const EvidenceList from_files{smarch::Evidence::measured, smarch::Evidence::public_};

/// Of what is unknown or unbounded it comes first.
std::uint64_t or_most(std::optional<std::uint32_t> number) { return number ? *number : std::uint64_t{1} << 32; }

double share_of(const KernelUse &kernel) { return kernel.fill ? double{1} * kernel.fill->warps() / kernel.fill->occupancy.max_warps() : -1; }

/// The kernels that are asked for, in the order that is; without those of images that are still to be linked, if that is asked.
std::vector<const KernelUse *> chosen(const ReportQuestion &question, const Contents &contents, FileKernels &found, bool leaves_out) {
    std::vector<const KernelUse *> list;
    const auto &pattern = question.selection.kernel;
    const auto matches = pattern.empty() ? std::vector<bool>() : found.names.matching(pattern);
    for (const auto &kernel : found.kernels) {
        const bool is_left_out = leaves_out && contents.images[kernel.image].is_relocatable;
        if (!is_left_out && (pattern.empty() || matches[kernel.name])) list.push_back(&kernel);
    }
    const auto by = [&](const auto &less) { std::stable_sort(list.begin(), list.end(), [&](const KernelUse *one, const KernelUse *other) { return less(*one, *other); }); };
    switch (question.sort) {
        case SortBy::registers: by([](const KernelUse &a, const KernelUse &b) { return or_most(b.uses.registers()) < or_most(a.uses.registers()); }); break;
        case SortBy::smem: by([](const KernelUse &a, const KernelUse &b) { return or_most(b.uses.static_smem()) < or_most(a.uses.static_smem()); }); break;
        case SortBy::stack: by([](const KernelUse &a, const KernelUse &b) { return or_most(b.uses.stack()) < or_most(a.uses.stack()); }); break;
        case SortBy::occupancy:
            // Device functions fill nothing by themselves.
            by([](const KernelUse &a, const KernelUse &b) { return (a.fill ? share_of(a) : 2) < (b.fill ? share_of(b) : 2); });
            break;
        case SortBy::name: {
            auto &names = found.names;
            const auto text = [&](const KernelUse &kernel) -> const std::string & {
                const auto style = question.selection.names;
                return style == NameStyle::full ? names.full(kernel.name).bytes : style == NameStyle::mangled ? names.symbol(kernel.name).bytes : names.short_name(kernel.name).bytes;
            };
            by([&](const KernelUse &a, const KernelUse &b) { return text(a) < text(b); });
            break;
        }
        default: break;
    }
    return list;
}

/// Whether all of these are one kernel, for one target or for several.
bool is_one_kernel(const std::vector<const KernelUse *> &kernels) {
    return std::all_of(kernels.begin(), kernels.end(), [&](const KernelUse *kernel) { return kernel->name == kernels.front()->name; });
}

class Run {
public:
    Run(const Output &output, const ReportQuestion &question) : output_(output), question_(question), is_one_(is_one_file(question.paths)) {}

    int file(const Input &input);
    /// What is to be said of all files; the status of the whole.
    int finish(int status);

private:
    std::string heading_of(const FileKernels &found, const Contents &contents) const;
    void print_details(Sheet &sheet, const std::vector<const KernelUse *> &kernels);
    void print_kernels_of(Sheet &sheet, const FileKernels &found, std::vector<const KernelUse *> kernels);
    Json value_of_cubins(Sheet &sheet, const FileKernels &found, const std::vector<const KernelUse *> &kernels);
    void add_besides(Report &report, const Contents &contents, const FileKernels &found, bool is_cubin);

    const Output &output_;
    const ReportQuestion &question_;
    bool is_one_;
    std::size_t files_ = 0, matches_ = 0, matching_images_ = 0;
    std::uint64_t bytes_ = 0;
    TargetRows targets_;
    Json list_ = Json::array();
    std::set<std::string> names_, all_targets_;
};

/// Which SM is filled: one for all, or each kernel's own.
std::string Run::heading_of(const FileKernels &found, const Contents &contents) const {
    std::set<std::string> filled;
    for (const auto &of : found.cubins) filled.insert(of.geometry ? text_of(of.geometry->cc()) : "");
    filled.erase("");
    std::string text = "Kernels";
    const bool is_one_image = contents.images.size() > 1 && found.cubins.size() == 1;
    if (is_one_image) text = "Kernels of image " + std::to_string(found.cubins[0].image + 1) + ", " + contents.images[found.cubins[0].image].target_text();
    if (filled.size() == 1) text += ", occupancy of compute capability " + *filled.begin();
    else if (filled.size() > 1) text += ", occupancy of each target's own devices";
    const auto &launch = question_.selection.launch;
    if (launch.block) text += ", blocks of " + plural(*launch.block, "thread");
    if (launch.dynamic_smem) text += ", " + plural(*launch.dynamic_smem, "byte") + " of dynamic shared memory" + (launch.opts_in ? " opted in to" : "");
    return text;
}

void Run::print_details(Sheet &sheet, const std::vector<const KernelUse *> &kernels) {
    const bool has_images = sheet.contents.images.size() > 1;
    for (const auto *kernel : kernels) {
        std::string heading = has_images ? "Image " + std::to_string(kernel->image + 1) + ", " + sheet.contents.images[kernel->image].target_text() : "Kernels";
        if (kernel->geometry) heading += ", occupancy of compute capability " + text_of(kernel->geometry->cc());
        std::printf("\n%s\n", output_.bold(heading).c_str());
        print_kernel(output_, sheet, *kernel);
    }
}

void Run::print_kernels_of(Sheet &sheet, const FileKernels &found, std::vector<const KernelUse *> kernels) {
    for (const auto &of : found.cubins) {
        if (of.fault.status == smarch::Status::ok) continue;
        std::printf("\n");
        print_text(output_, "image " + std::to_string(of.image + 1) + ", " + sheet.contents.images[of.image].target_text() + ": " + output_.red("cannot be read") + " " + fault_text(of.fault));
    }
    if (found.cubins.empty() || (kernels.empty() && found.is_damaged)) return;
    const auto all = kernels.size();
    kernels.resize(std::min(all, question_.selection.limit));
    if (!question_.selection.kernel.empty() && !kernels.empty() && is_one_kernel(kernels)) {
        print_details(sheet, kernels);
    } else {
        std::printf("\n%s\n", output_.bold(heading_of(found, sheet.contents)).c_str());
        if (all == 0) std::printf("no kernels\n");
        else print_kernels(output_, sheet, kernels);
    }
    if (all > kernels.size()) std::printf("and %zu more\n", all - kernels.size());
}

Json Run::value_of_cubins(Sheet &sheet, const FileKernels &found, const std::vector<const KernelUse *> &kernels) {
    std::vector<Json> of_image(sheet.contents.images.size(), Json::array());
    for (std::size_t i = 0; i < kernels.size() && i < question_.selection.limit; ++i) of_image[kernels[i]->image].push(value_of(sheet, *kernels[i]));
    auto list = Json::array();
    for (const auto &of : found.cubins) {
        auto &mine = of_image[of.image];
        if (mine.empty() && !question_.selection.kernel.empty()) continue;
        list.push(Json::object({
            {"entry", of.image + 1},
            {"fault", inspector::value_of(of.fault)},
            {"identity", of.cubin ? inspector::value_of(*of.cubin) : Json()},
            {"occupancy_of", of.geometry ? Json(text_of(of.geometry->cc())) : Json()},
            {"kernels", std::move(mine)},
        }));
    }
    return list;
}

/// What is wrong with the file, besides kernels.
void Run::add_besides(Report &report, const Contents &contents, const FileKernels &found, bool is_cubin) {
    constexpr std::size_t most = 10;
    std::size_t count = 0;
    auto list = Json::array();
    const auto add = [&](std::size_t image, const smarch::Fault &fault) {
        if (++count <= most) report.add_text(count == 1 ? "damaged" : "", output_.red("image " + std::to_string(image + 1)) + " " + fault_text(fault));
        list.push(Json::object({{"entry", image + 1}, {"fault", value_of(fault)}}));
    };
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        if (contents.images[i].fault.status != smarch::Status::ok) add(i, contents.images[i].fault);
    }
    for (const auto &of : found.unreadable) {
        if (contents.images[of.image].fault.status == smarch::Status::ok) add(of.image, of.fault);
    }
    if (count > most) report.add_text("and " + std::to_string(count - most) + " more");
    report.add_json("damaged_entries", std::move(list));
    if (!is_cubin) return;
    const auto sound = cubin_check(contents.bytes);
    if (!sound) report.add_text("besides", output_.yellow("damaged ") + fault_text(sound.error()));
    report.add_json("fault", value_of(sound.error()));
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
    const auto needs = needs_of(text);
    report.add("since_ptx", "needs", value_of(needs.since()), summary_of(needs));
    report.add_json("lowest_target", value_of(needs.lowest()));
}

int Run::file(const Input &input) {
    const auto contents = contents_of(input);
    if (!contents) return 2;
    // What else lies in a folder: of no use.
    if (!input.is_named && contents->images.empty()) return 0;
    Filler filler(launch_of(input, question_.selection.launch));
    const auto verdicts = question_.device ? std::optional<Verdicts>(verdicts_of(*contents, output_.axes.driver, *question_.device)) : std::nullopt;
    auto found = read_kernels({question_.selection, verdicts}, *contents, filler);
    Sheet sheet{*contents, found.names, filler, question_.selection.names, question_.selection.sm_count};
    // What is to be linked holds the same kernels once more, without what linking adds: not for people, where linked ones are there.
    const auto is_linked = [&](const KernelUse &kernel) { return !contents->images[kernel.image].is_relocatable; };
    const bool leaves_out = !output_.json && !question_.selection.image && std::any_of(found.kernels.begin(), found.kernels.end(), is_linked);
    const auto kernels = chosen(question_, *contents, found, leaves_out);
    const auto left_out = leaves_out ? found.kernels.size() - static_cast<std::size_t>(std::count_if(found.kernels.begin(), found.kernels.end(), is_linked)) : 0;
    ++files_;
    bytes_ += input.bytes.size();
    matches_ += kernels.size();
    std::size_t matching = 0;
    for (std::size_t i = 0; i < contents->images.size(); ++i) {
        const auto &image = contents->images[i];
        matching += question_.selection.is_asked_for(image, i);
        if (!question_.selection.target.empty()) all_targets_.insert(image.name ? text_of(*image.name) : image.target_text());
    }
    matching_images_ += matching;
    if (!question_.selection.kernel.empty() && kernels.empty()) {
        for (std::size_t number = 0; number < found.names.size(); ++number) names_.insert(std::string(last_part(found.names.full(number).bytes)));
        if (!is_one_ || found.names.size() || !found.is_damaged) return found.is_damaged ? 2 : 0;
    }
    if (matching == 0 && (question_.selection.image || !question_.selection.target.empty())) return found.is_damaged ? 2 : 0;

    const bool is_cubin = contents->kind_code == "cubin";
    const auto cubin = is_cubin && !found.cubins.empty() ? found.cubins[0].cubin : std::nullopt;
    const auto title = is_one_ ? std::filesystem::path(input.name.bytes).filename().string() : input.name.bytes;
    Report report(title, contents->kind + (cubin ? " for " + target_text(output_.axes.toolkit, *cubin) : ""));
    report.add_json("file", input.name);
    report.add_json("file_kind", contents->kind_code);
    report.add("size_bytes", "size", input.bytes.size(), plural(input.bytes.size(), "byte"));
    if (cubin) {
        report.add_text("toolkit", text_of(cubin->toolkit(), "unknown"));
        if (cubin->named()) report.add_text("named in a note", "-arch " + text_of(*cubin->named()));
        report.add_text("kind", std::string(name(cubin->kind())));
    }
    if (const auto &meant = input.triton) report.add("triton", "Triton's launch", value_of(*meant), text_of(*meant));
    const auto modules = modules_of(*contents);
    int status = 0;
    if (verdicts) status = add_verdict(output_, report, *contents, modules, *verdicts);
    add_images(report, *contents, verdicts);
    if (modules.size() > 1) report.add_text("modules", std::to_string(modules.size()) + ": fat binaries, of each of which a driver takes one image");
    add_devices(report, *contents, devices_of(*contents, modules), modules.size());
    TargetRows targets;
    add_targets(targets, *contents, found.counts);
    add_targets(targets_, *contents, found.counts);
    report.add_json("target_rows", inspector::value_of(targets));
    add_besides(report, *contents, found, is_cubin);
    if (contents->kind_code == "ptx") add_ptx_kernels(report, input.text());
    if (!question_.svg.empty()) {
        const auto written = write_pictures(question_.svg, question_.existing, sheet, kernels);
        if (!written) return 2;
        report.add("pictures_written", "pictures", *written, plural(*written, "picture") + " in " + shown(question_.svg));
    }
    if (found.is_damaged || exit_status(*contents) == 2) status = 2;
    if (output_.json) {
        report.add_json("kernel_count", kernels.size());
        report.add_json("cubins", value_of_cubins(sheet, found, kernels));
        if (is_one_) report.print(output_, from_files);
        else list_.push(report.json());
        return status;
    }
    if (files_ > 1) std::printf("\n");
    if (verdicts && files_ == 1) print_axes(output_, Depends::on_driver);
    report.print(output_, from_files);
    if (contents->images.size() > 1 && !targets.empty()) {
        std::printf("\n%s\n", output_.bold("Targets").c_str());
        print_targets(output_, targets);
    }
    if (verdicts) print_modules(output_, *contents, modules, *verdicts, question_.lists_images ? Listed::all : Listed::failing);
    if (question_.lists_images && !contents->images.empty()) {
        std::printf("\n%s\n", output_.bold("Images").c_str());
        print_images(output_, *contents, verdicts);
    }
    print_kernels_of(sheet, found, kernels);
    if (left_out) print_text(output_, "not listed: " + plural(left_out, "function") + " in images that are to be linked; --image N lists those of one");
    return status;
}

int Run::finish(int status) {
    const auto &selection = question_.selection;
    const auto of = is_one_ ? question_.paths[0] + ": " : "";
    if (files_ && selection.image && !matching_images_) return fail(of + "has no image " + std::to_string(selection.image));
    if (files_ && !selection.target.empty() && !matching_images_) {
        const std::vector<std::string> there_are(all_targets_.begin(), all_targets_.end());
        return fail(of + "no image for '" + selection.target + "'; there are " + join(there_are, " ") + did_you_mean(selection.target, there_are));
    }
    if (files_ && !selection.kernel.empty() && !matches_) {
        return fail(of + "no cubin that could be read has a kernel '" + selection.kernel + "'" + did_you_mean(selection.kernel, {names_.begin(), names_.end()}));
    }
    if (is_one_) return status;
    if (output_.json) {
        print_json(output_, from_files, Json::object({{"reports", std::move(list_)}, {"total", Json::object({{"file_count", files_}, {"size_bytes", bytes_}, {"target_rows", inspector::value_of(targets_)}})}}));
        return status;
    }
    if (files_ != 1) {
        std::printf("%s%s  %s, %s\n", files_ ? "\n" : "", output_.bold("Total").c_str(), plural(files_, "file").c_str(), plural(bytes_, "byte").c_str());
        if (files_) print_targets(output_, targets_);
    }
    return status;
}

}  // namespace

int show_report(const Output &output, const Arguments &arguments) {
    const auto question = parse_report(arguments);
    if (!question) return 2;
    Run run(output, *question);
    return run.finish(for_each_input(question->paths, [&](const Input &input) { return run.file(input); }));
}

}  // namespace inspector
