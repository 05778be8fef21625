#include "coverage.hpp"

#include <algorithm>

#include "commands.hpp"
#include "devices.hpp"
#include "generated/codes.hpp"

namespace inspector {
namespace {

/// What a device runs of a list.
struct Covered {
    smarch::ComputeCapability device;
    std::optional<smarch::Name> image;
    /// Of the image, else of the one that is nearest to running.
    smarch::Verdict verdict;

    bool is_ptx() const { return image && image->kind() == smarch::NameKind::compute; }
};

Covered covered(smarch::Driver driver, const std::vector<smarch::Image> &images, smarch::ComputeCapability device) {
    const auto choice = pick(driver, images, device);
    const auto verdict = covers_why(driver, images, device).value_or(smarch::Verdict::unknown_device);
    return {device, choice ? std::optional(images[choice->index].name()) : std::nullopt, verdict};
}

std::string texts_of(const Devices &devices) {
    std::vector<std::string> words;
    for (const auto device : devices) words.push_back(text_of(device));
    return join(words);
}

/// "TITAN RTX, Tesla T4 and 62 more", those with the most SMs first; "" where no product is known.
std::string products_of(smarch::ComputeCapability cc) {
    constexpr std::size_t most = 2;
    std::vector<smarch::Device> products;
    for (const auto device : smarch::devices()) {
        if (device.cc() == cc) products.push_back(device);
    }
    std::stable_sort(products.begin(), products.end(), [](smarch::Device a, smarch::Device b) { return a.sm_count().value_or(0) > b.sm_count().value_or(0); });
    std::string text;
    for (std::size_t i = 0; i < std::min(most, products.size()); ++i) text += (i ? ", " : "") + std::string(products[i].name());
    return text + (products.size() > most ? " and " + std::to_string(products.size() - most) + " more" : "");
}

/// What a device runs, or why nothing.
std::string shown(const Output &output, const Covered &one) {
    if (one.image) return one.is_ptx() ? "compiles " + text_of(*one.image) + " (JIT)" : output.green("loads " + text_of(*one.image));
    const std::string why(message(one.verdict));
    const auto products = products_of(one.device);
    return (smarch::answer(one.verdict) == smarch::Answer::unknown ? output.yellow(why) : output.red("runs nothing: ") + why) + (products.empty() ? "" : " (" + products + ")");
}

/// A line for each device, those that run nothing first.
void add_device_lines(Report &report, const Output &output, std::vector<Covered> list) {
    std::stable_partition(list.begin(), list.end(), [](const Covered &one) { return !one.image; });
    for (const auto &one : list) report.add_text(text_of(one.device), shown(output, one));
}

/// The devices that run nothing a line each, the others in a line for cubins and one for PTX.
void add_summary_lines(Report &report, const Output &output, const std::vector<Covered> &list) {
    std::vector<Covered> left_out;
    Devices cubin, ptx;
    for (const auto &one : list) {
        if (!one.image) left_out.push_back(one);
        else (one.is_ptx() ? ptx : cubin).push_back(one.device);
    }
    add_device_lines(report, output, left_out);
    if (!cubin.empty()) report.add_text("a cubin runs on", texts_of(cubin));
    if (!ptx.empty()) report.add_text("PTX runs on", texts_of(ptx));
}

/// A piece of advice as a sentence; nothing for what other lines say.
std::optional<std::string> sentence_of(const std::vector<smarch::Image> &images, const smarch::Advice &advice, bool names_devices) {
    const auto image = advice.image() ? text_of(*advice.image()) : "";
    const auto own = advice.index() ? text_of(images[*advice.index()].name()) : "";
    const auto device = advice.device() ? text_of(*advice.device()) : "";
    switch (advice.kind()) {
        case smarch::AdviceKind::idle: return own + " adds nothing: " + (names_devices ? "none of these devices" : "no device that the driver supports") + " runs it";
        case smarch::AdviceKind::no_fallback: return own + " stands alone: nothing without a suffix runs on " + device + (image.empty() ? "" : "; add " + image);
        case smarch::AdviceKind::no_ptx: return "there is no PTX without a suffix, so newer devices run nothing; add " + image;
        case smarch::AdviceKind::old_ptx: return "newer devices compile " + own + ", which is older than the newest cubin; write " + image;
        case smarch::AdviceKind::family: return "write " + image + " in place of " + own + (device.empty() ? "" : ": " + device + " runs it too");
        default: return std::nullopt;
    }
}

void add_advice(Report &report, const Output &output, const std::vector<smarch::Image> &images, const Devices &devices, bool names_devices) {
    std::vector<smarch::Advice> pieces;
    auto list = Json::array();
    if (advise(output.axes.toolkit, output.axes.driver, images, devices, pieces)) {
        for (const auto &advice : pieces) {
            list.push(Json::object({{"advice", code_of(advice.kind())},
                                    {"text", name(advice.kind())},
                                    {"advised_index", advice.index() ? Json(*advice.index()) : Json()},
                                    {"advised_image", advice.image() ? value_of(*advice.image()) : Json()},
                                    {"advised_device", advice.device() ? Json(text_of(*advice.device())) : Json()}}));
            if (const auto sentence = sentence_of(images, advice, names_devices)) report.add_text("advice", *sentence);
        }
    }
    report.add_json("advice_list", std::move(list));
}

}  // namespace

Devices supported_devices(const Axes &axes) {
    Devices list;
    for (const auto device : all_devices()) {
        const auto supported = smarch::answer(driver_supports_why(axes.driver, device));
        std::vector<smarch::Name> built;
        const auto is_built = [&] { return cover(axes.toolkit, axes.driver, {device}, smarch::CoverWith::cubins, built).ok(); };
        if (supported == smarch::Answer::yes || (supported == smarch::Answer::unknown && is_known_device(device) && is_built())) list.push_back(device);
    }
    return list;
}

bool add_coverage(Report &report, const Output &output, const std::vector<smarch::Image> &images, const Devices &devices, bool are_asked) {
    const auto &axes = output.axes;
    report.add_json("driver", text_of(axes.driver));
    if (images.empty()) {
        for (const auto *key : {"coverage", "missing_images", "advice_list"}) report.add_json(key, Json::array());
        return false;
    }
    std::vector<Covered> list;
    Devices nothing;
    auto values = Json::array();
    for (const auto device : devices) {
        const auto &one = list.emplace_back(covered(axes.driver, images, device));
        if (!one.image) nothing.push_back(device);
        values.push(Json::object({{"device", text_of(device)}, {"runs_image", one.image ? value_of(*one.image) : Json()}, {"verdict", value_of(one.verdict)}}));
    }
    report.add_json("coverage", std::move(values));
    if (are_asked) add_device_lines(report, output, list);
    else add_summary_lines(report, output, list);

    std::vector<smarch::Name> names;
    const auto more = cover(axes.toolkit, axes.driver, nothing, smarch::CoverWith::cubins, names);
    auto missing = Json::array();
    std::vector<std::string> words;
    for (const auto name : more ? names : std::vector<smarch::Name>()) {
        missing.push(value_of(name));
        words.push_back(text_of(name));
    }
    if (!nothing.empty()) {
        report.add_text("to cover", more ? join(words) : "toolkit " + text_of(axes.toolkit) + " builds nothing for " + text_of(nothing[more.error().at.value_or(0)]));
    }
    report.add_json("missing_images", more ? missing : Json());
    add_advice(report, output, images, devices, are_asked);
    return are_asked && !nothing.empty();
}

}  // namespace inspector
