// `smarch pick DEVICE IMAGE...`: which image a device runs. `smarch cover DEVICE...`: what must be built for all of them.
#include "codes.hpp"
#include "commands.hpp"

namespace inspector {
namespace {

std::string plural(std::size_t count, const char *one, const char *many) { return count == 1 ? one : many; }

/// The cover, or why there is none.
struct Cover {
    std::vector<std::string> names;
    Json images = Json::array();
    std::size_t fault = 0;
    bool is_covered = false;
};

Cover cover(const std::vector<smarch_cc> &devices, std::uint32_t with) {
    Cover cover;
    smarch_name names[SMARCH_COVER_MAX];
    std::size_t count = 0;
    cover.is_covered = smarch_cover(devices.data(), devices.size(), with, names, SMARCH_COVER_MAX, &count, &cover.fault) == SMARCH_OK;
    for (std::size_t i = 0; cover.is_covered && i < count; ++i) {
        cover.names.push_back(text_of(names[i]));
        cover.images.push(value_of_image(names[i]));
    }
    return cover;
}

}  // namespace

int pick_image(const Output &output, const Arguments &arguments) {
    if (arguments.size() < 2) return fail("pick takes a device and images: smarch pick 8.9 sm_80 sm_86 compute_89");
    const auto device = parse_device(arguments[0]);
    if (!device) return 2;
    std::vector<smarch_name> images;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto image = parse_name(arguments[i]);
        if (!image) return 2;
        images.push_back(*image);
    }
    smarch_choice choice{};
    const auto status = smarch_pick(images.data(), images.size(), *device, &choice);
    const bool is_chosen = status == SMARCH_OK;
    const std::string on = "a device of " + text_of_cc(*device);
    const std::string verb = is_chosen && images[choice.index].kind == SMARCH_KIND_COMPUTE ? " compiles " : " loads ";
    Report report(on + (is_chosen ? verb + text_of(images[choice.index]) : " runs none of these"));
    report.add_json("device", text_of_cc(*device));
    report.add_json("picked_index", is_chosen ? Json(choice.index) : Json());
    report.add_text("picked", is_chosen ? output.green(text_of(images[choice.index])) + ": " + smarch_pick_reason_name(choice.reason) : std::string(smarch_status_message(status)));
    report.add_json("pick_reason", is_chosen ? Json(code_of(smarch::PickReason{choice.reason})) : Json());
    report.add_json("has_unknown_rival", is_chosen ? Json(choice.has_unknown_rival != 0) : Json());
    auto list = Json::array();
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto verdict = smarch_pick_why(images.data(), images.size(), *device, i);
        const bool is_picked = is_chosen && i == choice.index;
        list.push(value_of_image(images[i]).add("picked", is_picked).add("verdict", value_of_verdict(verdict)));
        if (!is_picked) report.add_text(text_of(images[i]) + ": " + smarch_verdict_message(verdict));
    }
    report.add_json("images", std::move(list));
    if (is_chosen && choice.has_unknown_rival) {
        report.add_text(output.yellow("An image of which it is unknown whether it loads would come first if it did."));
    }
    report.print(output, from_publications);
    return is_chosen ? 0 : 1;
}

int cover_devices(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail("cover takes devices: smarch cover 8.6 8.9 9.0");
    std::vector<smarch_cc> devices;
    std::vector<std::string> texts;
    for (const auto &argument : arguments) {
        const auto device = parse_device(argument);
        if (!device) return 2;
        devices.push_back(*device);
        texts.push_back(text_of_cc(*device));
    }
    const auto cubins = cover(devices, SMARCH_COVER_CUBINS), ptx = cover(devices, SMARCH_COVER_PTX), either = cover(devices, SMARCH_COVER_EITHER);
    const auto shown = [&](const Cover &cover) {
        return cover.is_covered ? join(cover.names, " ") : "toolkit " + std::string(smarch_toolkit()) + " builds nothing that is known to run on " + texts[cover.fault];
    };
    const auto value = [&](const Cover &cover) {
        return Json::object({{"images", cover.images}, {"uncovered_device", cover.is_covered ? Json() : Json(texts[cover.fault])}});
    };
    Report report(join(texts), plural(texts.size(), "the fewest images for this device", "the fewest images for all of these devices"));
    report.add_json("devices", texts);
    report.add("with_cubins", "cubins only", value(cubins), shown(cubins));
    report.add("with_ptx", "PTX only", value(ptx), shown(ptx));
    report.add("with_either", "either", value(either), shown(either));
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    return cubins.is_covered || ptx.is_covered ? 0 : 1;
}

}  // namespace inspector
