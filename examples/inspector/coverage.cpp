#include "coverage.hpp"

#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

using Devices = std::vector<smarch::ComputeCapability>;

/// What a device runs of a list.
struct Covered {
    smarch::ComputeCapability device;
    std::optional<smarch::Name> image;
    /// Of the image, else of the one that is nearest to running.
    smarch::Verdict verdict;

    bool is_ptx() const { return image && image->kind() == smarch::NameKind::compute; }
};

/// Why a device runs nothing: of PTX for an older device the reason is not its target; else of the highest image that is not above the device, or of the lowest.
smarch::Verdict refusal(smarch::Driver driver, const std::vector<smarch::Image> &images, smarch::ComputeCapability device) {
    const smarch::Image *nearest = nullptr;
    const auto rank = [&](const smarch::Image &image) {
        const auto target = image.name().target();
        const bool is_not_above = target.cc() <= device;
        const auto number = static_cast<int>(target.number());
        return std::make_pair(is_not_above ? (image.name().kind() == smarch::NameKind::compute ? 2 : 1) : 0, is_not_above ? number : -number);
    };
    for (const auto &image : images) {
        if (!nearest || rank(image) > rank(*nearest)) nearest = &image;
    }
    return nearest ? runs_why(driver, *nearest, device) : smarch::Verdict::unknown_device;
}

Covered covered(smarch::Driver driver, const std::vector<smarch::Image> &images, smarch::ComputeCapability device) {
    const auto choice = pick(driver, images, device);
    if (!choice) return {device, std::nullopt, refusal(driver, images, device)};
    return {device, images[choice->index].name(), runs_why(driver, images[choice->index], device)};
}

/// The devices that a public source names, without those that the driver is known not to support.
Devices supported(smarch::Driver driver) {
    Devices list;
    for (const auto device : all_devices()) {
        if (is_known_device(device) && smarch::answer(driver_supports_why(driver, device)) != smarch::Answer::no) list.push_back(device);
    }
    return list;
}

std::string text_of(const Devices &devices) {
    std::vector<std::string> words;
    for (const auto device : devices) words.push_back(inspector::text_of(device));
    return join(words);
}

}  // namespace

bool add_coverage(Report &report, const Output &output, const std::vector<smarch::Image> &images, const std::optional<Devices> &devices) {
    const auto &axes = output.axes;
    Devices cubin, ptx, nothing;
    auto list = Json::array();
    for (const auto device : devices.value_or(supported(axes.driver))) {
        const auto one = covered(axes.driver, images, device);
        (!one.image ? nothing : one.is_ptx() ? ptx : cubin).push_back(device);
        list.push(Json::object({{"device", inspector::text_of(device)}, {"runs_image", one.image ? value_of(*one.image) : Json()}, {"verdict", value_of(one.verdict)}}));
        if (!devices) continue;
        const auto name = one.image ? inspector::text_of(*one.image) : "";
        report.add_text(inspector::text_of(device), !one.image      ? output.red("runs nothing: ") + std::string(message(one.verdict))
                                                    : one.is_ptx() ? "compiles " + name + " (JIT)"
                                                                   : output.green("loads " + name));
    }
    report.add_json("driver", inspector::text_of(axes.driver));
    report.add_json("coverage", std::move(list));
    if (!devices) {
        const std::pair<const char *, const Devices &> lines[] = {{"a cubin runs on", cubin}, {"PTX runs on", ptx}, {"nothing runs on", nothing}};
        for (const auto &[label, those] : lines) {
            if (!those.empty()) report.add_text(label, text_of(those));
        }
    }
    std::vector<smarch::Name> names;
    const auto more = smarch::cover(axes.toolkit, axes.driver, nothing, smarch::CoverWith::cubins, names);
    auto missing = Json::array();
    std::vector<std::string> words;
    if (more) {
        for (const auto name : *more) {
            missing.push(value_of(name));
            words.push_back(inspector::text_of(name));
        }
    }
    if (devices && !nothing.empty()) {
        report.add_text("to cover", more ? join(words) : "toolkit " + inspector::text_of(axes.toolkit) + " builds nothing for " + inspector::text_of(nothing[more.error().at.value_or(0)]));
    }
    report.add_json("missing_images", more ? missing : Json());
    return devices && !nothing.empty();
}

}  // namespace inspector
