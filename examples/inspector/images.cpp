// `smarch pick DEVICE IMAGE...`: which image a device runs. `smarch cover DEVICE...`: what must be built for all of them.
#include <algorithm>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"
#include "words.hpp"

namespace inspector {
namespace {

/// What a cover is to be: the word of --goal, the label of its line, the key in JSON.
struct Goal {
    smarch::CoverWith with;
    const char *name, *label, *key;
};

constexpr Goal goals[] = {
    {smarch::CoverWith::cubins, "cubins", "cubins only", "with_cubins"},
    {smarch::CoverWith::ptx, "ptx", "PTX only", "with_ptx"},
    {smarch::CoverWith::either, "fewest", "fewest of either", "with_either"},
    {smarch::CoverWith::native, "native", "native for each", "with_native"},
    {smarch::CoverWith::shipped, "shipped", "as most ship", "with_shipped"},
};

std::vector<std::string> goal_names() {
    std::vector<std::string> names;
    for (const auto &goal : goals) names.emplace_back(goal.name);
    return names;
}

bool find_goal(const std::string &name) {
    return std::any_of(std::begin(goals), std::end(goals), [&](const Goal &goal) { return name == goal.name; });
}

/// The cover, or the device for which there is none.
struct Cover {
    std::vector<smarch::Name> list;
    std::vector<std::string> names;
    Json images = Json::array();
    std::optional<std::size_t> uncovered;
};

Cover cover_of(const Axes &axes, const Devices &devices, smarch::CoverWith with) {
    Cover cover;
    const auto covered = smarch::cover(axes.toolkit, axes.driver, devices, with, cover.list);
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

std::string why_uncovered(const Axes &axes, smarch::ComputeCapability device, const Goal &goal) {
    if (!is_known_device(device)) return std::string(message(smarch::Verdict::unknown_device)) + " as " + text_of(device);
    const auto builds = "toolkit " + text_of(axes.toolkit) + " builds ";
    if (goal.with == smarch::CoverWith::native) return builds + "no cubin for " + text_of(device) + " itself";
    return builds + "nothing that is known to run on " + text_of(device) + (goal.with == smarch::CoverWith::cubins ? "" : " with driver " + text_of(axes.driver));
}

/// Images as a list in a syntax, or why it cannot say them.
struct Written {
    bool is_done;
    std::string text;
};

Written written_as(smarch::Toolkit k, smarch::ArchSyntax syntax, const std::vector<smarch::Name> &names) {
    std::vector<smarch::ArchImage> images;
    for (const auto &name : names) {
        const auto from = name.kind() == smarch::NameKind::sm ? std::optional(name.target()) : std::nullopt;
        images.push_back(from ? smarch::ArchImage(name.kind(), name.target(), *from) : smarch::ArchImage(name.kind(), name.target()));
    }
    std::string text;
    const auto done = write_arch_list(k, syntax, images, text);
    if (done) return {true, text};
    const auto at = done.error().at;
    return {false, std::string(done.message()) + (at && *at < names.size() ? ": " + text_of(names[*at]) : std::string())};
}

}  // namespace

int pick_image(const Output &output, const Arguments &arguments) {
    if (arguments.size() < 2) return fail("pick takes a device and images: smarch pick 8.9 sm_80 sm_86 compute_89");
    const auto &axes = output.axes;
    const auto device = parse_device(arguments[0]);
    if (!device) return 2;
    const auto ptx = ptx_version_of(axes, arguments);
    if (!ptx) return 2;
    const auto named = images_of_words(axes, *ptx, {arguments.begin() + 1, arguments.end()});
    if (!named) return 2;
    const auto &images = *named;
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
    const auto named = devices_of_words(axes, {arguments.begin(), arguments.end()});
    if (!named) return 2;
    const auto &devices = *named;
    std::vector<std::string> texts;
    for (const auto device : devices) texts.push_back(text_of(device));
    const auto *wanted = arguments.option("--goal");
    if (wanted && !find_goal(*wanted)) return fail("'" + *wanted + "' is no goal; there are " + join(goal_names()) + did_you_mean(*wanted, goal_names()));
    const auto *as_name = arguments.option("--as");
    std::optional<smarch::ArchSyntax> as;
    if (as_name && !(as = parse_syntax(*as_name))) return 2;

    Report report(join(texts), texts.size() == 1 ? "what to build for this device" : "what to build for all of these devices");
    report.add_json("devices", texts);
    report.add_json("driver", text_of(axes.driver));
    bool any = false;
    for (const auto &goal : goals) {
        const auto cover = cover_of(axes, devices, goal.with);
        if (!wanted || *wanted == goal.name) any |= !cover.uncovered;
        std::optional<Written> written;
        if (as && !cover.uncovered) written = written_as(axes.toolkit, *as, cover.list);
        auto value = Json::object({{"images", cover.images}, {"uncovered_device", cover.uncovered ? Json(texts[*cover.uncovered]) : Json()}});
        if (as) value.add("written", Json::object({{"syntax", code_of(*as)}, {"list", written && written->is_done ? Json(written->text) : Json()}}));
        report.add_json(goal.key, std::move(value));
        if (wanted && *wanted != goal.name) continue;
        report.add_text(goal.label, !cover.uncovered ? (written ? written->text : join(cover.names, " ")) : why_uncovered(axes, devices[*cover.uncovered], goal));
    }
    print_axes(output, Depends::on_both);
    report.print(output, {smarch::Evidence::measured, smarch::Evidence::public_});
    return any ? 0 : 1;
}

}  // namespace inspector
