// `smarch pick DEVICE IMAGE...`: which image a device runs. `smarch cover DEVICE...`: what must be built for all of them.
#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

/// The cover, or the device for which there is none.
struct Cover {
    std::vector<std::string> names;
    Json images = Json::array();
    std::optional<std::size_t> uncovered;
};

Cover cover_of(const std::vector<smarch::ComputeCapability> &devices, smarch::CoverWith with) {
    Cover cover;
    std::vector<smarch::Name> names;
    const auto covered = smarch::cover(devices, with, names);
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
    const auto device = parse_device(arguments[0]);
    if (!device) return 2;
    std::vector<smarch::Name> images;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto image = parse_name(arguments[i]);
        if (!image) return 2;
        images.push_back(*image);
    }
    const auto choice = pick(images, *device);
    const auto picked = choice ? text_of(images[choice->index]) : std::string();
    const bool is_ptx = choice && images[choice->index].kind() == smarch::NameKind::compute;
    Report report("a device of " + text_of(*device) + (choice ? (is_ptx ? " compiles " : " loads ") + picked : " runs none of these"));
    report.add_json("device", text_of(*device));
    report.add_json("picked_index", choice ? Json(choice->index) : Json());
    report.add_text("picked", choice ? output.green(picked) + ": " + std::string(name(choice->reason)) : std::string(choice.message()));
    report.add_json("pick_reason", choice ? Json(code_of(choice->reason)) : Json());
    report.add_json("has_unknown_rival", choice ? Json(choice->has_unknown_rival) : Json());
    auto list = Json::array();
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto verdict = picks_why(images, *device, i);
        const bool is_picked = choice && i == choice->index;
        list.push(value_of(images[i]).add("picked", is_picked).add("verdict", value_of(verdict)));
        if (!is_picked) report.add_text(text_of(images[i]) + ": " + std::string(message(verdict)));
    }
    report.add_json("images", std::move(list));
    if (choice && choice->has_unknown_rival) {
        report.add_text(output.yellow("An image of which it is unknown whether it loads would come first if it did."));
    }
    report.print(output, from_publications);
    return choice ? 0 : 1;
}

int cover_devices(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("cover takes devices: smarch cover 8.6 8.9 9.0");
    std::vector<smarch::ComputeCapability> devices;
    std::vector<std::string> texts;
    for (const auto &argument : arguments) {
        const auto device = parse_device(argument);
        if (!device) return 2;
        devices.push_back(*device);
        texts.push_back(text_of(*device));
    }
    const auto cubins = cover_of(devices, smarch::CoverWith::cubins), ptx = cover_of(devices, smarch::CoverWith::ptx), either = cover_of(devices, smarch::CoverWith::either);
    const auto shown = [&](const Cover &cover) {
        return cover.uncovered ? "toolkit " + std::string(smarch::library_toolkit()) + " builds nothing that is known to run on " + texts[*cover.uncovered] : join(cover.names, " ");
    };
    const auto value = [&](const Cover &cover) {
        return Json::object({{"images", cover.images}, {"uncovered_device", cover.uncovered ? Json(texts[*cover.uncovered]) : Json()}});
    };
    Report report(join(texts), texts.size() == 1 ? "the fewest images for this device" : "the fewest images for all of these devices");
    report.add_json("devices", texts);
    report.add("with_cubins", "cubins only", value(cubins), shown(cubins));
    report.add("with_ptx", "PTX only", value(ptx), shown(ptx));
    report.add("with_either", "either", value(either), shown(either));
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    return cubins.uncovered && ptx.uncovered ? 1 : 0;
}

}  // namespace inspector
