// `smarch pick DEVICE IMAGE...`: which image a device runs. `smarch cover DEVICE...`: what must be built for all of them.
#include "commands.hpp"

namespace inspector {
namespace {

std::string plural(std::size_t count, const char *one, const char *many) { return count == 1 ? one : many; }

/// The cover, or why there is none.
struct Cover {
    std::vector<std::string> names;
    std::size_t fault = 0;
    bool is_covered = false;
};

Cover cover(const std::vector<smarch_cc> &devices, std::uint32_t with) {
    Cover cover;
    smarch_name names[SMARCH_COVER_MAX];
    std::size_t count = 0;
    cover.is_covered = smarch_cover(devices.data(), devices.size(), with, names, SMARCH_COVER_MAX, &count, &cover.fault) == SMARCH_OK;
    for (std::size_t i = 0; cover.is_covered && i < count; ++i) cover.names.push_back(text_of(names[i]));
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
    report.add_json("index", is_chosen ? Value(static_cast<std::int64_t>(choice.index)) : nullptr);
    report.add("picked", "picked", is_chosen ? Value(text_of(images[choice.index])) : nullptr,
               is_chosen ? output.green(text_of(images[choice.index])) + ": " + smarch_pick_reason_name(choice.reason) : std::string(smarch_status_message(status)));
    report.add_json("reason", is_chosen ? value_of(smarch_pick_reason_name(choice.reason)) : nullptr);
    report.add_json("has_unknown_rival", is_chosen ? Value(choice.has_unknown_rival != 0) : nullptr);
    std::vector<std::string> reasons;
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto verdict = smarch_pick_why(images.data(), images.size(), *device, i);
        reasons.push_back(smarch_verdict_message(verdict));
        if (is_chosen && i == choice.index) continue;
        report.add_text(text_of(images[i]) + ": " + reasons.back());
    }
    report.add_json("reasons", reasons);
    if (is_chosen && choice.has_unknown_rival) {
        report.add_text(output.yellow("An image of which it is unknown whether it loads would come first if it did."));
    }
    report.print(output);
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
    const auto value = [](const Cover &cover) { return cover.is_covered ? Value(cover.names) : Value(nullptr); };
    Report report(join(texts), plural(texts.size(), "the fewest images for this device", "the fewest images for all of these devices"));
    report.add_json("devices", texts);
    report.add("cubins", "cubins only", value(cubins), shown(cubins));
    report.add("ptx", "PTX only", value(ptx), shown(ptx));
    report.add("either", "either", value(either), shown(either));
    report.print(output);
    return cubins.is_covered || ptx.is_covered ? 0 : 1;
}

}  // namespace inspector
