// `smarch pick DEVICE IMAGE...`: which image a device runs. `smarch cover DEVICE...`: what must be built for all of them.
#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

/// "sm_80", "compute_89", or PTX with its .version, "compute_89:8.4"; on failure prints why.
std::optional<smarch::Image> parse_image(const std::string &text, smarch::Version ptx) {
    const auto colon = text.find(':');
    const auto name = parse_name(text.substr(0, colon));
    if (!name) return std::nullopt;
    const bool is_ptx = name->kind() == smarch::NameKind::compute;
    if (colon == std::string::npos) return smarch::Image(*name, is_ptx ? ptx : smarch::Version());
    if (!is_ptx) return fail("'" + text + "': only PTX has a .version: compute_89:8.4"), std::nullopt;
    const auto version = parse_ptx_version(text.substr(colon + 1));
    return version ? std::optional(smarch::Image(*name, *version)) : std::nullopt;
}

/// The cover, or the device for which there is none.
struct Cover {
    std::vector<std::string> names;
    Json images = Json::array();
    std::optional<std::size_t> uncovered;
};

Cover cover_of(const Axes &axes, const std::vector<smarch::ComputeCapability> &devices, smarch::CoverWith with) {
    Cover cover;
    std::vector<smarch::Name> names;
    const auto covered = smarch::cover(axes.toolkit, axes.driver, devices, with, names);
    if (!covered) {
        cover.uncovered = covered.error().at.value_or(0);
        return cover;
    }
    for (const auto name : *covered) {
        cover.names.push_back(text_of(name));
        cover.images.push(value_of(name));
    }
    return cover;
}

}  // namespace

int pick_image(const Output &output, const Arguments &arguments) {
    if (arguments.size() < 2) return fail("pick takes a device and images: smarch pick 8.9 sm_80 sm_86 compute_89");
    const auto &axes = output.axes;
    const auto device = parse_device(arguments[0]);
    if (!device) return 2;
    const auto ptx = ptx_version_of(axes, arguments);
    if (!ptx) return 2;
    std::vector<smarch::Image> images;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto image = parse_image(arguments[i], *ptx);
        if (!image) return 2;
        images.push_back(*image);
    }
    const auto text = [](const smarch::Image &image) { return text_of(image.name()) + (image.ptx() ? ", PTX " + text_of(image.ptx()) : ""); };
    const auto choice = pick(axes.driver, images, *device);
    const auto picked = choice ? images[choice->index].name() : smarch::Name();
    const bool is_ptx = choice && picked.kind() == smarch::NameKind::compute;
    Report report("a device of " + text_of(*device) + (choice ? (is_ptx ? " compiles " : " loads ") + text_of(picked) : is_known_device(*device) ? " runs none of these" : " is not known"));
    report.add_json("device", text_of(*device));
    report.add_json("driver", text_of(axes.driver));
    report.add_json("picked_index", choice ? Json(choice->index) : Json());
    report.add_text("picked", choice ? output.green(text(images[choice->index])) + ": " + std::string(name(choice->reason)) : std::string(choice.message()));
    report.add_json("pick_reason", choice ? Json(code_of(choice->reason)) : Json());
    report.add_json("has_unknown_rival", choice ? Json(choice->has_unknown_rival) : Json());
    auto list = Json::array();
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto verdict = picks_why(axes.driver, images, *device, i);
        const bool is_picked = choice && i == choice->index;
        list.push(value_of(images[i].name()).add("ptx_version", value_of(images[i].ptx())).add("picked", is_picked).add("verdict", value_of(verdict)));
        if (!is_picked) report.add_text(text(images[i]) + ": " + std::string(message(verdict)));
    }
    report.add_json("images", std::move(list));
    if (choice && choice->has_unknown_rival) {
        report.add_text(output.yellow("An image of which it is unknown whether it loads would come first if it did."));
    }
    print_axes(output, Depends::on_both);
    report.print(output, from_publications);
    return choice ? 0 : 1;
}

int cover_devices(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("cover takes devices: smarch cover 8.6 8.9 9.0");
    const auto &axes = output.axes;
    std::vector<smarch::ComputeCapability> devices;
    std::vector<std::string> texts;
    for (const auto &argument : arguments) {
        const auto device = parse_device(argument);
        if (!device) return 2;
        devices.push_back(*device);
        texts.push_back(text_of(*device));
    }
    const auto cubins = cover_of(axes, devices, smarch::CoverWith::cubins), ptx = cover_of(axes, devices, smarch::CoverWith::ptx), either = cover_of(axes, devices, smarch::CoverWith::either);
    const auto with_driver = " with driver " + text_of(axes.driver);
    const auto shown = [&](const Cover &cover, bool is_ptx) {
        if (cover.uncovered && !is_known_device(devices[*cover.uncovered])) {
            return std::string(message(smarch::Verdict::unknown_device)) + " as " + texts[*cover.uncovered];
        }
        return cover.uncovered ? "toolkit " + text_of(axes.toolkit) + " builds nothing that is known to run on " + texts[*cover.uncovered] + (is_ptx ? with_driver : "") : join(cover.names, " ");
    };
    const auto value = [&](const Cover &cover) {
        return Json::object({{"images", cover.images}, {"uncovered_device", cover.uncovered ? Json(texts[*cover.uncovered]) : Json()}});
    };
    Report report(join(texts), texts.size() == 1 ? "the fewest images for this device" : "the fewest images for all of these devices");
    report.add_json("devices", texts);
    report.add_json("driver", text_of(axes.driver));
    report.add("with_cubins", "cubins only", value(cubins), shown(cubins, false));
    report.add("with_ptx", "PTX only", value(ptx), shown(ptx, true));
    report.add("with_either", "either", value(either), shown(either, true));
    print_axes(output, Depends::on_both);
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    return cubins.uncovered && ptx.uncovered ? 1 : 0;
}

}  // namespace inspector
