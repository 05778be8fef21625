#include "summary.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "occupancy_words.hpp"

namespace inspector {
namespace {

const smarch::Driver zstd_driver(SMARCH_DRIVER_ZSTD);

/// Cubins, then PTX, then the rest by their words.
int order_of(const std::string &kind_code) { return kind_code == "cubin" ? 0 : kind_code == "ptx" ? 1 : 2; }

TargetKey key_of(const Image &image) {
    const auto digits = image.target.find_first_of("0123456789");
    const auto number = digits == std::string::npos ? 0 : std::strtoul(image.target.c_str() + digits, nullptr, 10);
    const auto ptx = image.ptx.value_or(smarch::Version());
    return {image.is_relocatable, order_of(image.kind_code), number, image.kind + " " + image.target_text(), std::uint32_t{ptx.major} << 16 | ptx.minor};
}

std::optional<smarch::Driver> later(std::optional<smarch::Driver> one, std::optional<smarch::Driver> other) {
    if (!one || !other) return one ? one : other;
    return *one < *other ? other : one;
}

/// Whether a device runs the image by itself with some driver: a cubin loads, PTX is compiled.
bool fits(const TargetRow &row, smarch::ComputeCapability device) {
    if (!row.name || row.is_relocatable) return false;
    if (row.name->kind() == smarch::NameKind::sm) return loads(row.name->target(), device);
    return row.name->kind() == smarch::NameKind::compute && ptx_fits(row.name->target(), device);
}

/// The devices that run the images of a row.
std::vector<smarch::ComputeCapability> devices_of(const TargetRow &row) {
    std::vector<smarch::ComputeCapability> devices;
    for (const auto device : all_devices()) {
        if (fits(row, device)) devices.push_back(device);
    }
    return devices;
}

/// The oldest driver with which one of the devices runs the row's images; nothing where no source states it.
std::optional<smarch::Driver> driver_of(const TargetRow &row, const std::vector<smarch::ComputeCapability> &devices) {
    std::optional<smarch::Driver> driver;
    bool is_stated = true;
    for (const auto device : devices) {
        const auto oldest = oldest_driver(device);
        is_stated &= oldest.has_value();
        if (oldest && (!driver || *oldest < *driver)) driver = oldest;
    }
    if (!is_stated) driver = std::nullopt;
    if (row.ptx && row.name) driver = later(driver, smarch::Driver::oldest_for(*row.ptx));
    // An image of them that is not compressed so would do with an older one; the others would not.
    if (row.compressions.count(smarch::Compression::zstd)) driver = later(driver, zstd_driver);
    return devices.empty() ? std::nullopt : driver;
}

std::vector<std::string> texts_of(const std::vector<smarch::ComputeCapability> &devices) {
    std::vector<std::string> texts;
    for (const auto device : devices) texts.push_back(text_of(device));
    return texts;
}

std::string runs_text(const TargetRow &row, const std::vector<smarch::ComputeCapability> &devices) {
    if (row.is_relocatable || row.kind_code == "lto") return "once it is linked";
    if (row.kind_code == "index" || row.kind_code == "concatenated") return "-";
    if (!row.name) return order_of(row.kind_code) < 2 ? "unknown: its target is not in the table" : "unknown";
    return (row.kind_code == "ptx" ? "by JIT on " : "natively on ") + join(texts_of(devices), " ");
}

std::string compressions_text(const TargetRow &row) {
    std::vector<std::string> texts;
    for (const auto compression : row.compressions) texts.push_back(compression == smarch::Compression::none ? "no" : std::string(name(compression)));
    return join(texts);
}

/// An image that a driver looks at by itself.
bool is_candidate(const Image &image) { return !image.kind.empty() && !image.is_relocatable && order_of(image.kind_code) < 2; }

/// The images of a module as a driver is given them, and which images of the file these are.
struct Candidates {
    std::vector<smarch::Image> images;
    std::vector<std::size_t> places;
};

Candidates candidates_of(const Contents &contents, const Module &module) {
    Candidates found;
    for (auto i = module.first; i < module.end; ++i) {
        const auto &image = contents.images[i];
        if (!image.name || !is_candidate(image)) continue;
        found.images.emplace_back(*image.name, image.ptx.value_or(smarch::Version()));
        found.places.push_back(i);
    }
    return found;
}

/// What makes two modules alike to a driver.
std::string text_of_images(const Contents &contents, const Candidates &candidates) {
    std::string text;
    for (const auto place : candidates.places) {
        const auto &image = contents.images[place];
        text += text_of(*image.name) + ":" + text_of(image.ptx) + (image.compression == smarch::Compression::zstd ? ":zstd " : " ");
    }
    return text;
}

/// "yes, image 3", "no: REASON". With several images that do not run the reason is told where it is the same for all.
std::string answer_text(const Output &output, const Contents &contents, const Module &module, const Verdicts &verdicts) {
    if (const auto taken = taken_of(module, verdicts)) {
        const auto &image = contents.images[*taken];
        return output.green("yes") + ", image " + std::to_string(*taken + 1) + (image.kind_code == "ptx" ? " by JIT" : "");
    }
    std::set<std::string> texts;
    for (auto i = module.first; i < module.end; ++i) {
        if (is_candidate(contents.images[i])) texts.insert(verdict_text(output, contents.images[i], verdicts, i));
    }
    if (texts.size() == 1) return *texts.begin();
    return (may_run(verdicts, module.first, module.end) ? output.yellow("unknown") : output.red("no")) + ": none of its images is known to run";
}

std::string images_text(const Contents &contents, const Module &module) {
    std::vector<std::string> names;
    for (auto i = module.first; i < module.end; ++i) {
        const auto &image = contents.images[i];
        if (is_candidate(image)) names.push_back(image.name ? text_of(*image.name) : image.target_text());
    }
    return join(names, " ");
}

const Foreign *identifier_of(const Contents &contents, const Module &module) {
    for (auto i = module.first; i < module.end; ++i) {
        if (contents.images[i].identifier) return &*contents.images[i].identifier;
    }
    return nullptr;
}

}  // namespace

std::string TargetRow::text() const {
    auto text = name ? text_of(*name) : kind_code == "cubin" || target.empty() ? target : kind + " " + target;
    if (text.empty()) text = kind;
    if (kind_code == "relocatable_ptx") text = kind + ", " + target;
    if (ptx) text += ", PTX " + text_of(ptx);
    if (is_relocatable && kind_code != "relocatable_ptx") text += ", to be linked";
    return text;
}

void add_targets(TargetRows &rows, const Contents &contents, const std::vector<std::optional<std::size_t>> &kernels) {
    for (std::size_t i = 0; i < contents.images.size(); ++i) {
        const auto &image = contents.images[i];
        if (image.kind.empty()) continue;
        auto &row = rows[key_of(image)];
        if (!row.images++) {
            row.kind = image.kind;
            row.kind_code = image.kind_code;
            row.target = image.target_text();
            row.has_target = !image.target.empty();
            row.name = image.name;
            row.ptx = image.ptx;
            row.is_relocatable = image.is_relocatable;
        }
        row.stored += image.stored;
        row.unpacked += image.size;
        row.compressions.insert(image.compression);
        row.kernels += kernels[i].value_or(0);
        row.has_unread |= !kernels[i];
    }
}

void print_targets(const Output &output, const TargetRows &rows) {
    std::vector<std::vector<std::string>> lines;
    for (const auto &[key, row] : rows) {
        const auto devices = devices_of(row);
        const auto driver = driver_of(row, devices);
        lines.push_back({row.text(), std::to_string(row.images), row.has_unread ? row.kernels ? std::to_string(row.kernels) + "+?" : "?" : std::to_string(row.kernels), std::to_string(row.stored),
                         std::to_string(row.unpacked), compressions_text(row), driver ? text_of(*driver) : "-", runs_text(row, devices)});
    }
    print_table(output, {"target", "images", "kernels", "stored", "unpacked", "compressed", "driver", "runs"}, lines);
}

Json value_of(const TargetRows &rows) {
    auto list = Json::array();
    for (const auto &[key, row] : rows) {
        const auto devices = devices_of(row);
        const auto driver = driver_of(row, devices);
        auto compressions = Json::array();
        for (const auto compression : row.compressions) compressions.push(code_of(compression));
        list.push(Json::object({{"kind", row.kind_code},
                                {"target", row.has_target ? Json(row.target) : Json()},
                                {"ptx_version", value_of(row.ptx)},
                                {"is_relocatable", row.is_relocatable},
                                {"image_count", row.images},
                                {"kernel_count", row.has_unread ? Json(unknown) : Json(row.kernels)},
                                {"stored_bytes", row.stored},
                                {"unpacked_bytes", row.unpacked},
                                {"compressions", std::move(compressions)},
                                {"runs_on", texts_of(devices)},
                                {"oldest_driver", driver ? Json(text_of(*driver)) : Json(unknown)}}));
    }
    return list;
}

std::vector<Module> modules_of(const Contents &contents) {
    std::vector<Module> modules;
    const auto &images = contents.images;
    for (std::size_t first = 0; first < images.size();) {
        auto end = first + 1;
        while (end < images.size() && are_of_one(images[first], images[end])) ++end;
        if (std::any_of(images.begin() + static_cast<std::ptrdiff_t>(first), images.begin() + static_cast<std::ptrdiff_t>(end), is_candidate)) modules.push_back({first, end});
        first = end;
    }
    return modules;
}

std::vector<DeviceRow> devices_of(const Contents &contents, const std::vector<Module> &modules) {
    // Modules of one build hold the same images: each kind of module is asked about once.
    std::map<std::string, std::pair<Candidates, std::size_t>> kinds;
    for (const auto &module : modules) {
        auto candidates = candidates_of(contents, module);
        auto key = text_of_images(contents, candidates);
        auto &[first, count] = kinds[std::move(key)];
        if (!count++) first = std::move(candidates);
    }
    std::vector<DeviceRow> rows;
    for (const auto device : all_devices()) {
        DeviceRow row{device, 0, 0, 0, std::nullopt};
        for (const auto &[key, kind] : kinds) {
            const auto &[candidates, count] = kind;
            const auto choice = pick(smarch::Driver::newest(), candidates.images, device);
            if (!choice) {
                row.none += count;
                continue;
            }
            const auto &image = contents.images[candidates.places[choice->index]];
            const bool is_ptx = image.kind_code == "ptx";
            (is_ptx ? row.jit : row.native) += count;
            if (is_ptx && image.ptx) row.driver = later(row.driver, smarch::Driver::oldest_for(*image.ptx));
            if (image.compression == smarch::Compression::zstd) row.driver = later(row.driver, zstd_driver);
        }
        if (row.native + row.jit == 0) continue;
        row.driver = later(row.driver, oldest_driver(device));
        rows.push_back(row);
    }
    return rows;
}

void add_devices(Report &report, const Contents &contents, const std::vector<DeviceRow> &devices, std::size_t modules) {
    // Devices with the same answer share an item.
    struct Item {
        const char *label;
        std::string end;
        std::vector<std::string> devices;
    };
    std::vector<Item> items;
    auto list = Json::array();
    const auto count = [&](std::size_t some) { return std::to_string(some) + " of " + plural(modules, "module"); };
    for (const auto &row : devices) {
        const char *label = row.none ? "runs in part on" : row.jit ? row.native ? "runs in part by JIT on" : "runs by JIT on" : "runs natively on";
        std::string end = row.driver ? " from driver " + text_of(*row.driver) : "";
        if (row.none) end += " (" + count(row.native + row.jit) + (row.jit ? ", " + std::to_string(row.jit) + " by JIT)" : ")");
        else if (row.jit && row.native) end += " (" + count(row.jit) + " by JIT)";
        const auto item = std::find_if(items.begin(), items.end(), [&](const Item &item) { return item.label == std::string_view(label) && item.end == end; });
        if (item == items.end()) items.push_back({label, end, {text_of(row.device)}});
        else item->devices.push_back(text_of(row.device));
        list.push(Json::object({{"device", text_of(row.device)}, {"modules_native", row.native}, {"modules_jit", row.jit}, {"modules_without_image", row.none},
                                {"oldest_driver", row.driver ? Json(text_of(*row.driver)) : Json(unknown)}}));
    }
    for (const char *label : {"runs natively on", "runs in part by JIT on", "runs by JIT on", "runs in part on"}) {
        std::vector<std::string> texts;
        for (const auto &item : items) {
            if (item.label == std::string_view(label)) texts.push_back(join(item.devices, " ") + item.end);
        }
        if (!texts.empty()) report.add_text(label, std::move(texts));
    }
    const bool is_to_be_linked = std::any_of(contents.images.begin(), contents.images.end(), [](const Image &image) { return image.is_relocatable; });
    if (devices.empty() && modules) report.add_text("runs natively on", "nothing that is known");
    else if (devices.empty() && is_to_be_linked) report.add_text("runs natively on", "nothing before it is linked");
    report.add_json("module_count", modules);
    report.add_json("device_rows", std::move(list));
}

std::optional<std::size_t> taken_of(const Module &module, const Verdicts &verdicts) {
    for (auto i = module.first; i < module.end; ++i) {
        if (verdicts.is_picked[i]) return i;
    }
    return std::nullopt;
}

int add_verdict(const Output &output, Report &report, const Contents &contents, const std::vector<Module> &modules, const Verdicts &verdicts) {
    const auto device = text_of(verdicts.device);
    report.add_json("device", device);
    report.add_json("driver", text_of(verdicts.driver));
    std::size_t taken = 0, by_jit = 0;
    auto list = Json::array();
    for (const auto &module : modules) {
        const auto image = taken_of(module, verdicts);
        taken += image.has_value();
        by_jit += image && contents.images[*image].kind_code == "ptx";
        const auto &first = contents.images[module.first];
        auto value = Json::object({{"offset_bytes", first.region_at}, {"place", code_of(first.place)}});
        first.member ? value.add("member", *first.member) : value.add("member", nullptr);
        const auto *identifier = identifier_of(contents, module);
        identifier ? value.add("identifier", *identifier) : value.add("identifier", nullptr);
        const bool is_one = module.end - module.first == 1;
        value.add("runs", is_one ? value_of_runs(first, verdicts, module.first) : value_of_module(may_run(verdicts, module.first, module.end), image.has_value()));
        value.add("picked_entry", image ? Json(*image + 1) : Json());
        list.push(std::move(value));
    }
    report.add_json("modules", std::move(list));
    const bool is_all = taken == modules.size() && taken > 0;
    const bool is_one = contents.images.size() == 1;
    report.add_json("runs", is_one ? value_of_runs(contents.images[0], verdicts, 0) : value_of_module(may_run(verdicts), is_all));
    std::string text;
    if (is_one) text = verdict_text(output, contents.images[0], verdicts, 0);
    else if (is_all) text = output.green("yes") + (modules.size() > 1 ? ", all " + plural(modules.size(), "module") : by_jit ? ", by JIT" : "");
    else if (taken) text = output.red("no") + ": " + std::to_string(modules.size() - taken) + " of " + plural(modules.size(), "module") + (modules.size() - taken == 1 ? " has" : " have") + " no image that is known to run";
    else if (modules.empty()) text = output.red("no") + ": " + (contents.images.empty() ? "it holds no device code" : "it is to be linked first");
    else text = (may_run(verdicts) ? output.yellow("unknown") : output.red("no")) + ": none of its images is known to run";
    if (modules.size() > 1 && by_jit) text += ", " + std::to_string(by_jit) + " by JIT";
    report.add_text("runs on " + device, text);
    return is_all ? 0 : 1;
}

void print_modules(const Output &output, const Contents &contents, const std::vector<Module> &modules, const Verdicts &verdicts, Listed listed) {
    std::vector<std::vector<std::string>> rows;
    const bool has_names = std::any_of(modules.begin(), modules.end(), [&](const Module &module) { return identifier_of(contents, module); });
    for (const auto &module : modules) {
        if (listed == Listed::failing && taken_of(module, verdicts)) continue;
        const auto &first = contents.images[module.first];
        const auto *identifier = identifier_of(contents, module);
        std::vector<std::string> row = {hex(first.region_at), first.place_text(), images_text(contents, module)};
        if (has_names) row.push_back(identifier ? identifier->shown() : "-");
        row.push_back(answer_text(output, contents, module, verdicts));
        rows.push_back(std::move(row));
    }
    if (rows.empty()) return;
    std::printf("\n%s\n", output.bold(listed == Listed::all ? "Modules" : "Modules without an image for " + text_of(verdicts.device)).c_str());
    std::vector<std::string> heading = {"offset", "section", "images"};
    if (has_names) heading.push_back("made from");
    heading.push_back("runs on " + text_of(verdicts.device));
    print_table(output, heading, rows);
}

}  // namespace inspector
