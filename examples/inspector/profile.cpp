// `smarch profile TARGET`: the 1936-byte profile, field by field and byte by byte.
// `smarch profile diff A B`: in what two profiles, of targets or in files, differ.
// `smarch profile check TARGET FILE`: whether a file can be the profile of a target.
// `smarch profile layout`: regions, baseline, bits, backend, initializers.
#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>

#include "codes.hpp"
#include "commands.hpp"
#include "mapped_file.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

using Image = smarch::BuiltProfile;

std::string hex(std::uint64_t value, int digits = 0) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%0*llx", digits, static_cast<unsigned long long>(value));
    return text;
}

/// The bytes from `offset` on as "d4 ?? 00"; unknown ones as "??".
std::string bytes_text(const Image &image, std::size_t offset, std::size_t length) {
    std::string text;
    for (std::size_t at = offset; at < offset + length; ++at) {
        char byte[4] = "??";
        if (image.known.known(at)) std::snprintf(byte, sizeof byte, "%02x", image.profile.bytes()[at]);
        text += (at == offset ? "" : " ") + std::string(byte);
    }
    return text;
}

/// The same as numbers, "unknown" among them.
Json value_of_bytes(const Image &image, std::size_t offset, std::size_t length) {
    auto bytes = Json::array();
    for (std::size_t at = offset; at < offset + length; ++at) bytes.push(or_unknown(image.known.known(at), image.profile.bytes()[at]));
    return bytes;
}

bool all_known(const Image &image, smarch::ProfileField field) {
    for (std::size_t at = field.offset(); at < field.offset() + field.width(); ++at) {
        if (!image.known.known(at)) return false;
    }
    return true;
}

/// A number of which every byte is known; nothing for a block, too.
std::optional<std::uint64_t> number_of(const Image &image, smarch::ProfileField field) {
    return all_known(image, field) ? image.profile.get(field.offset()).optional() : std::nullopt;
}

/// A value as a number, or as bytes where some are unknown or the field is a block.
std::string value_text(const Image &image, smarch::ProfileField field) {
    const auto number = number_of(image, field);
    if (!number) return bytes_text(image, field.offset(), field.width());
    return *number < 10 ? std::to_string(*number) : hex(*number);
}

/// The number in hexadecimal, for it may have 64 bits; null for a block, which is no number.
Json value_of(const Image &image, smarch::ProfileField field) {
    const auto number = number_of(image, field);
    if (number) return hex(*number).substr(2);
    return field.width() > 8 ? Json() : Json(unknown);
}

/// Says why a text that is no sm_ name is none.
int refuse_name(const std::string &text) {
    return parse_name(text) ? fail("'" + text + "': a profile belongs to an sm_ name") : 2;
}

/// The image of a target, or a file of 1936 bytes, all of them known; prints why not.
std::unique_ptr<Image> load(const std::string &text) {
    if (const auto target = smarch::Target::parse(text)) {
        const auto built = smarch::Profile::build(*target);
        if (!built) fail(text + ": " + std::string(built.message()));
        return built ? std::make_unique<Image>(*built) : nullptr;
    }
    if (!is_path(text)) {
        if (is_like_a_name(text)) refuse_name(text);
        else fail("no target or file is called '" + text + "'" + did_you_mean(text, {"layout", "diff", "check"}));
        return nullptr;
    }
    const auto file = MappedFile::open(text);
    if (!file) return nullptr;
    const auto profile = smarch::Profile::read(file->bytes());
    if (!profile) {
        fail(text + ": " + std::string(profile.message()) + ", not " + std::to_string(file->size()));
        return nullptr;
    }
    auto image = std::make_unique<Image>(Image{*profile, {}});
    std::memset(&image->known.c(), 0xff, sizeof image->known.c());
    return image;
}

void print_hexdump(const Output &output, const Image &image) {
    bool skipping = false;
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; at += 16) {
        const auto line = bytes_text(image, at, 16);
        const bool zero = line.find_first_not_of("0 ") == std::string::npos;
        if (zero && at > 0 && at + 16 < SMARCH_PROFILE_SIZE) {
            if (!skipping) std::printf("  %s\n", output.dim("   *").c_str());
            skipping = true;
            continue;
        }
        skipping = false;
        char offset[24];
        std::snprintf(offset, sizeof offset, "%4zu", at);
        std::printf("  %s  %s\n", output.dim(offset).c_str(), line.c_str());
    }
}

int show(const Output &output, const std::string &text) {
    const auto image = load(text);
    if (!image) return 2;
    std::size_t unknown_bytes = 0;
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; ++at) unknown_bytes += !image->known.known(at);

    Table table{"fields", {"offset", "width", "field", "value", "set by", "conf.", "note"}, {}};
    for (const auto field : smarch::profile_fields()) {
        // The baseline is not a step of construction; layout shows its fields.
        if (field.setter() == smarch::Setter::baseline) continue;
        const std::string setter(name(field.setter()));
        table.add({"+" + std::to_string(field.offset()), std::to_string(field.width()), std::string(field.name()), value_text(*image, field), setter,
                   field.confidence() ? std::to_string(*field.confidence()) + "%" : "-", std::string(field.note())},
                  Json::object({{"offset_bytes", field.offset()}, {"width_bytes", field.width()}, {"name", field.name()}, {"value_hex", value_of(*image, field)},
                                {"raw", value_of_bytes(*image, field.offset(), field.width())}, {"setter", code_of(field.setter())},
                                {"default", field.default_text()}, {"confidence_percent", or_null(field.confidence())}, {"note", field.note()}}));
    }
    if (output.json) {
        print_json(output, from_documents, Json::object().add("profile", Foreign{text}).add("size_bytes", SMARCH_PROFILE_SIZE).add("unknown_bytes", unknown_bytes).add("fields", table.objects));
        return 0;
    }
    std::printf("%s  the profile object: 1936 bytes, %zu of them unknown, shown as \?\?\n\n", output.bold(shown(text)).c_str(), unknown_bytes);
    print_table(output, table.heading, table.rows);
    std::printf("\n");
    print_hexdump(output, *image);
    return 0;
}

int diff(const Output &output, const Arguments &arguments) {
    const auto old = load(arguments[1]), changed = old ? load(arguments[2]) : nullptr;
    if (!changed) return 2;
    std::vector<smarch::ProfileDifference> differences;
    const auto found = old->profile.diff(changed->profile, differences);
    if (!found) return fail(std::string(found.message()));
    Table table{"differences", {"offset", "bytes", "field", shown(arguments[1]), shown(arguments[2])}, {}};
    for (const auto &difference : differences) {
        const auto offset = difference.offset(), length = difference.length();
        const auto field = difference.field() ? std::optional(difference.field()->name()) : std::nullopt;
        table.add({"+" + std::to_string(offset), std::to_string(length), std::string(field.value_or("(unnamed)")), bytes_text(*old, offset, length), bytes_text(*changed, offset, length)},
                  Json::object({{"offset_bytes", offset}, {"width_bytes", length}, {"field", inspector::value_of(field)},
                                {"old_raw", value_of_bytes(*old, offset, length)}, {"new_raw", value_of_bytes(*changed, offset, length)}}));
    }
    if (output.json) print_tables(output, from_documents, {table}, Json::object().add("old", Foreign{arguments[1]}).add("new", Foreign{arguments[2]}));
    else if (differences.empty()) std::printf("no difference\n");
    else print_tables(output, {}, {table});
    return differences.empty() ? 0 : 1;
}

/// What no single target decides: regions, baseline, bits, the backend, the initializers.
int layout(const Output &output) {
    const auto offset = [](std::uint32_t at) { return "+" + std::to_string(at); };
    Table region_table{"regions", {"region", "to", "bytes", "content"}, {}};
    for (const auto region : smarch::profile_regions()) {
        const auto size = region.end() - region.start() + 1;
        region_table.add({offset(region.start()), offset(region.end()), std::to_string(size), std::string(region.content())},
                         Json::object({{"offset_bytes", region.start()}, {"size_bytes", size}, {"text", region.content()}}));
    }

    Table baseline_table{"baseline", {"baseline", "width", "field", "value", "note"}, {}};
    for (const auto field : smarch::profile_fields()) {
        if (field.setter() != smarch::Setter::baseline) continue;
        baseline_table.add({offset(field.offset()), std::to_string(field.width()), std::string(field.name()), std::string(field.default_text()), std::string(field.note())},
                           Json::object({{"offset_bytes", field.offset()}, {"width_bytes", field.width()}, {"name", field.name()}, {"default", field.default_text()}, {"note", field.note()}}));
    }

    Table initializer_table{"initializers", {"per-SM", "field", "sm_75 to sm_88", "sm_89", "sm_90", "sm_100 to sm_121"}, {}};
    const char *const keys[] = {"sm_75_to_sm_88", "sm_89", "sm_90", "sm_100_to_sm_121"};
    for (const auto initializer : smarch::profile_initializer_fields()) {
        const auto field = smarch::profile_field_find(initializer.offset());
        const std::string name(field ? field->name() : "");
        std::vector<std::string> row{offset(initializer.offset()), name};
        auto stores = Json::object();
        for (std::size_t group = 0; group < std::size(keys); ++group) {
            row.emplace_back(initializer.differs(group).value_or("same"));
            stores.add(keys[group], inspector::value_of(initializer.differs(group)));
        }
        initializer_table.add(std::move(row), Json::object({{"offset_bytes", initializer.offset()}, {"name", name}, {"stores", std::move(stores)}}));
    }

    Table flag_table{"scheduling_flags", {"+1385", "meaning", "evidence"}, {}};
    for (const auto flag : smarch::profile_scheduling_flags()) {
        flag_table.add({hex(flag.mask(), 2), std::string(flag.meaning().value_or("unknown")), std::string(flag.evidence().value_or("-"))},
                       Json::object({{"mask", flag.mask()}, {"meaning", inspector::value_of(flag.meaning())}, {"seen_in", inspector::value_of(flag.evidence())}}));
    }

    Table backend_table{"backend", {"backend", "bit", "readers", "meaning"}, {}};
    for (const auto field : smarch::profile_backend_fields()) {
        backend_table.add({offset(field.offset()), field.mask() ? hex(*field.mask(), 2) : "-", std::to_string(field.consumers()) + "+", std::string(field.meaning())},
                          Json::object({{"offset_bytes", field.offset()}, {"mask", or_null(field.mask())}, {"min_readers", field.consumers()}, {"meaning", field.meaning()}}));
    }
    print_tables(output, from_documents, {region_table, baseline_table, initializer_table, flag_table, backend_table});
    return 0;
}

/// Whether a file can be the profile of a target: the first byte that contradicts what is known.
int check(const Output &output, const Arguments &arguments) {
    const auto &name = arguments[1];
    const auto target = smarch::Target::parse(name);
    if (!target) return refuse_name(name);
    const auto image = load(arguments[2]);
    if (!image) return 2;
    const auto checked = image->profile.check(*target);
    if (!checked && checked.status() != smarch::Status::profile_mismatch) return fail(name + ": " + std::string(checked.message()));
    const bool agrees = checked.ok();
    const auto at = checked.error().at.value_or(0);
    const auto field = smarch::profile_field_find(at);
    Report report(arguments[2], "as the profile of " + name);
    report.add_json("target", target->name());
    report.add_json("file", Foreign{arguments[2]});
    report.add("agrees", "agrees", agrees, agrees ? output.green("yes, in every byte that is known") : output.red("no"));
    report.add("first_contradiction", "first contradiction",
               agrees ? Json() : Json::object({{"offset_bytes", at}, {"field", field ? Json(field->name()) : Json()}}),
               agrees ? "none" : "+" + std::to_string(at) + (field ? ", " + std::string(field->name()) : ", a byte that construction leaves zero"));
    report.print(output, from_documents);
    return agrees ? 0 : 1;
}

}  // namespace

int show_profile(const Output &output, const Arguments &arguments) {
    const std::string first = arguments.empty() ? "" : arguments[0];
    if (first == "layout" && arguments.size() == 1) return layout(output);
    if (first == "diff" && arguments.size() == 3) return diff(output, arguments);
    if (first == "check" && arguments.size() == 3) return check(output, arguments);
    if (arguments.size() != 1 || first == "diff" || first == "check") {
        const auto near = arguments.size() > 1 ? nearest(first, {"diff", "check"}) : std::vector<std::string>();
        if (!near.empty() && near[0] != first) return fail("'" + first + "' is nothing that profile does" + did_you_mean(near));
        return fail("profile takes a target, sm_90; or: layout; or: diff sm_90 sm_100; or: check sm_90 FILE");
    }
    return show(output, arguments[0]);
}

/// `smarch scheduler TARGET`: the scheduler words and the codegen factory.
int show_scheduler(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 1) return fail("scheduler takes a target: smarch scheduler sm_90");
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const auto target = name->target();
    Report report(text_of(target), "scheduler words of the warp-level profile, as documented");
    const auto words_text = [](const smarch::Scheduler &words) {
        return hex(words.packed, 8) + ": " + std::to_string(words.low) + " partitions, " + std::to_string(words.dispatch_slots) + " dispatch slots";
    };
    const auto value_of_words = [](const smarch::Scheduler &words) {
        return Json::object({{"packed", words.packed}, {"partitions", words.low}, {"dispatch_slots", words.dispatch_slots}});
    };
    report.add_json("target", target.name());
    const auto by_target = smarch::scheduler_for_target(target);
    report.add("by_target", "by target", by_target ? value_of_words(*by_target) : Json(), by_target ? words_text(*by_target) : std::string(by_target.message()));
    const auto factory = smarch::documented::ptxas::Factory::for_target(target);
    if (!factory) {
        report.add("factory", "codegen factory", nullptr, std::string(factory.message()));
        report.add_json("by_factory", nullptr);
        report.print(output, from_documents);
        return 0;
    }
    const auto lowest = factory->lowest(), highest = factory->highest(), value = factory->isa_value();
    const auto generation = smarch::documented::ptxas::factory_generation_number(value), variant = smarch::documented::ptxas::factory_variant(value);
    report.add("factory", "codegen factory", Json::object({{"lowest", lowest}, {"highest", highest}, {"isa_value", value}, {"isa_generation", generation}, {"isa_variant", variant}}),
               lowest == highest ? std::to_string(lowest) : "one of " + std::to_string(lowest) + " to " + std::to_string(highest));
    report.add_text("ISA generation", std::to_string(value) + " = " + std::to_string(generation) + " << 12 | " + std::to_string(variant));
    const auto by_factory = smarch::scheduler_for_factory(lowest);
    report.add_json("by_factory", by_factory ? value_of_words(*by_factory) : Json());
    if (by_factory) report.add_text("by factory", words_text(*by_factory));
    report.print(output, from_documents);
    return 0;
}

}  // namespace inspector
