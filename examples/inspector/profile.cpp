// `smarch profile TARGET`: the 1936-byte profile, field by field and byte by byte.
// `smarch profile diff A B`: in what two profiles, of targets or in files, differ.
// `smarch profile check TARGET FILE`: whether a file can be the profile of a target.
// `smarch profile layout`: regions, baseline, bits, backend, initializers.
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

struct Image {
    smarch_profile profile;
    smarch_profile_mask known;
};

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
        if (smarch_profile_known(&image.known, at)) std::snprintf(byte, sizeof byte, "%02x", image.profile.bytes[at]);
        text += (at == offset ? "" : " ") + std::string(byte);
    }
    return text;
}

/// The same as numbers, "unknown" among them.
Json value_of_bytes(const Image &image, std::size_t offset, std::size_t length) {
    auto bytes = Json::array();
    for (std::size_t at = offset; at < offset + length; ++at) bytes.push(or_unknown(smarch_profile_known(&image.known, at), image.profile.bytes[at]));
    return bytes;
}

bool all_known(const Image &image, const smarch_profile_field &field) {
    for (std::size_t at = field.offset; at < field.offset + field.width; ++at) {
        if (!smarch_profile_known(&image.known, at)) return false;
    }
    return true;
}

/// A value as a number, or as bytes where some are unknown or the field is a block.
std::string value_text(const Image &image, const smarch_profile_field &field) {
    std::uint64_t value = 0;
    if (all_known(image, field) && smarch_profile_get(&image.profile, field.offset, &value) == SMARCH_OK) {
        return value < 10 ? std::to_string(value) : hex(value);
    }
    return bytes_text(image, field.offset, field.width);
}

/// The number in hexadecimal, for it may have 64 bits; null for a block, which is no number.
Json value_of(const Image &image, const smarch_profile_field &field) {
    std::uint64_t value = 0;
    if (!all_known(image, field)) return field.width > 8 ? Json() : Json(unknown);
    return smarch_profile_get(&image.profile, field.offset, &value) == SMARCH_OK ? Json(hex(value).substr(2)) : Json();
}

Json value_of_confidence(const smarch_profile_field &field) { return field.confidence ? Json(field.confidence) : Json(); }

/// Says why a text that is no sm_ name is none.
int refuse_name(const std::string &text) {
    return parse_name(text) ? fail("'" + text + "': a profile belongs to an sm_ name") : 2;
}

/// The image of a target, or a file of 1936 bytes, all of them known; prints why not.
bool load(const std::string &text, Image &image) {
    smarch_target target;
    if (smarch_target_parse(text.data(), text.size(), &target) == SMARCH_OK) {
        const auto status = smarch_profile_build(target, nullptr, &image.profile, &image.known);
        if (status != SMARCH_OK) fail(text + ": " + smarch_status_message(status));
        return status == SMARCH_OK;
    }
    if (!is_path(text)) {
        if (is_like_a_name(text)) refuse_name(text);
        else fail("no target or file is called '" + text + "'" + did_you_mean(text, {"layout", "diff", "check"}));
        return false;
    }
    const auto file = MappedFile::open(text);
    if (!file) return false;
    const auto status = smarch_profile_read(file->data(), file->size(), &image.profile);
    if (status != SMARCH_OK) fail(text + ": " + smarch_status_message(status) + ", not " + std::to_string(file->size()));
    std::memset(&image.known, 0xff, sizeof image.known);
    return status == SMARCH_OK;
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
    const auto image = std::make_unique<Image>();
    if (!load(text, *image)) return 2;
    std::size_t count = 0, unknown_bytes = 0;
    const auto *fields = smarch_profile_fields(&count);
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; ++at) unknown_bytes += !smarch_profile_known(&image->known, at);

    Table table{"fields", {"offset", "width", "field", "value", "set by", "conf.", "note"}, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const auto &field = fields[i];
        table.add({"+" + std::to_string(field.offset), std::to_string(field.width), field.name, value_text(*image, field),
                   smarch_setter_name(field.setter), field.confidence ? std::to_string(field.confidence) + "%" : "-", field.note},
                  Json::object({{"offset_bytes", field.offset}, {"width_bytes", field.width}, {"name", field.name}, {"value_hex", value_of(*image, field)},
                                {"raw", value_of_bytes(*image, field.offset, field.width)}, {"setter", code_of(smarch::Setter{field.setter})},
                                {"default", field.default_text}, {"confidence_percent", value_of_confidence(field)}, {"note", field.note}}));
    }
    if (output.json) {
        print_json(from_documents, Json::object().add("profile", Foreign{text}).add("size_bytes", SMARCH_PROFILE_SIZE).add("unknown_bytes", unknown_bytes).add("fields", table.objects));
        return 0;
    }
    std::printf("%s  the profile object: 1936 bytes, %zu of them unknown, shown as \?\?\n\n", output.bold(shown(text)).c_str(), unknown_bytes);
    print_table(output, table.heading, table.rows);
    std::printf("\n");
    print_hexdump(output, *image);
    return 0;
}

int diff(const Output &output, const Arguments &arguments) {
    const auto old = std::make_unique<Image>(), changed = std::make_unique<Image>();
    if (!load(arguments[1], *old) || !load(arguments[2], *changed)) return 2;
    std::vector<smarch_profile_difference> differences(SMARCH_PROFILE_SIZE);
    std::size_t count = 0;
    const auto status = smarch_profile_diff(&old->profile, &changed->profile, differences.data(), differences.size(), &count);
    if (status != SMARCH_OK) return fail(smarch_status_message(status));
    Table table{"differences", {"offset", "bytes", "field", shown(arguments[1]), shown(arguments[2])}, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const auto &[offset, length, field] = differences[i];
        table.add({"+" + std::to_string(offset), std::to_string(length), field ? field->name : "(unnamed)", bytes_text(*old, offset, length), bytes_text(*changed, offset, length)},
                  Json::object({{"offset_bytes", offset}, {"width_bytes", length}, {"field", field ? Json(field->name) : Json()},
                                {"old_raw", value_of_bytes(*old, offset, length)}, {"new_raw", value_of_bytes(*changed, offset, length)}}));
    }
    if (output.json) print_tables(output, from_documents, {table}, Json::object().add("old", Foreign{arguments[1]}).add("new", Foreign{arguments[2]}));
    else if (count == 0) std::printf("no difference\n");
    else print_tables(output, {}, {table});
    return count == 0 ? 0 : 1;
}

/// What no single target decides: regions, baseline, bits, the backend, the initializers.
int layout(const Output &output) {
    const auto offset = [](std::uint32_t at) { return "+" + std::to_string(at); };
    const auto or_null = [](const char *text) { return text ? Json(text) : Json(); };
    std::size_t count = 0;
    Table region_table{"regions", {"region", "to", "bytes", "content"}, {}};
    const auto *regions = smarch_profile_regions(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &[start, end, content] = regions[i];
        region_table.add({offset(start), offset(end), std::to_string(end - start + 1), content},
                         Json::object({{"offset_bytes", start}, {"size_bytes", end - start + 1}, {"text", content}}));
    }

    Table baseline_table{"baseline", {"baseline", "width", "field", "value", "note"}, {}};
    const auto *baseline = smarch_profile_baseline(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &field = baseline[i];
        baseline_table.add({offset(field.offset), std::to_string(field.width), field.name, field.default_text, field.note},
                           Json::object({{"offset_bytes", field.offset}, {"width_bytes", field.width}, {"name", field.name}, {"default", field.default_text}, {"note", field.note}}));
    }

    Table initializer_table{"initializers", {"per-SM", "field", "sm_75 to sm_88", "sm_89", "sm_90", "sm_100 to sm_121"}, {}};
    const char *const keys[] = {"sm_75_to_sm_88", "sm_89", "sm_90", "sm_100_to_sm_121"};
    const auto *initializers = smarch_initializer_fields(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const char *name = smarch_profile_field_at(initializers[i].offset)->name;
        std::vector<std::string> row{offset(initializers[i].offset), name};
        auto stores = Json::object();
        for (std::size_t group = 0; group < std::size(keys); ++group) {
            const char *text = initializers[i].differs[group];
            row.push_back(text ? text : "same");
            stores.add(keys[group], or_null(text));
        }
        initializer_table.add(std::move(row), Json::object({{"offset_bytes", initializers[i].offset}, {"name", name}, {"stores", std::move(stores)}}));
    }

    Table flag_table{"scheduling_flags", {"+1385", "meaning", "evidence"}, {}};
    const auto *flags = smarch_scheduling_flags(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &[mask, meaning, seen_in] = flags[i];
        flag_table.add({hex(mask, 2), meaning ? meaning : unknown, seen_in ? seen_in : "-"},
                       Json::object({{"mask", mask}, {"meaning", or_null(meaning)}, {"seen_in", or_null(seen_in)}}));
    }

    Table backend_table{"backend", {"backend", "bit", "readers", "meaning"}, {}};
    const auto *backend = smarch_backend_fields(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &field = backend[i];
        backend_table.add({offset(field.offset), field.mask ? hex(field.mask, 2) : "-", std::to_string(field.consumers) + "+", field.meaning},
                          Json::object({{"offset_bytes", field.offset}, {"mask", field.mask ? Json(field.mask) : Json()}, {"min_readers", field.consumers}, {"meaning", field.meaning}}));
    }
    print_tables(output, from_documents, {region_table, baseline_table, initializer_table, flag_table, backend_table});
    return 0;
}

/// Whether a file can be the profile of a target: the first byte that contradicts what is known.
int check(const Output &output, const Arguments &arguments) {
    const auto image = std::make_unique<Image>();
    smarch_target target = 0;
    const auto &name = arguments[1];
    if (smarch_target_parse(name.data(), name.size(), &target) != SMARCH_OK) return refuse_name(name);
    if (!load(arguments[2], *image)) return 2;
    std::size_t at = 0;
    const auto status = smarch_profile_check(&image->profile, target, nullptr, &at);
    if (status != SMARCH_OK && status != SMARCH_ERROR_PROFILE_MISMATCH) return fail(name + ": " + smarch_status_message(status));
    const bool agrees = status == SMARCH_OK;
    const auto *field = smarch_profile_field_at(at);
    Report report(arguments[2], "as the profile of " + name);
    report.add_json("target", smarch_target_name(target));
    report.add_json("file", Foreign{arguments[2]});
    report.add("agrees", "agrees", agrees, agrees ? output.green("yes, in every byte that is known") : output.red("no"));
    report.add("first_contradiction", "first contradiction",
               agrees ? Json() : Json::object({{"offset_bytes", at}, {"field", field ? Json(field->name) : Json()}}),
               agrees ? "none" : "+" + std::to_string(at) + (field ? std::string(", ") + field->name : ", a byte that construction leaves zero"));
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
    Report report(smarch_target_name(name->target), "scheduler words of the warp-level profile, as documented");
    const auto words_text = [](const smarch_scheduler &words) {
        return hex(words.packed, 8) + ": " + std::to_string(words.low) + " partitions, " + std::to_string(words.dispatch_slots) + " dispatch slots";
    };
    const auto value_of_words = [](const smarch_scheduler &words) {
        return Json::object({{"packed", words.packed}, {"partitions", words.low}, {"dispatch_slots", words.dispatch_slots}});
    };
    report.add_json("target", smarch_target_name(name->target));
    smarch_scheduler words;
    auto status = smarch_scheduler_for_target(name->target, &words);
    const bool has_words = status == SMARCH_OK;
    report.add("by_target", "by target", has_words ? value_of_words(words) : Json(), has_words ? words_text(words) : smarch_status_message(status));
    smarch_codegen_factory factory;
    status = smarch_codegen_factory_of(name->target, &factory);
    if (status != SMARCH_OK) {
        report.add("factory", "codegen factory", nullptr, smarch_status_message(status));
        report.add_json("by_factory", nullptr);
    } else {
        const bool exact = factory.lowest == factory.highest;
        const auto generation = smarch_factory_generation(factory.isa_value), variant = smarch_factory_variant(factory.isa_value);
        report.add("factory", "codegen factory",
                   Json::object({{"lowest", factory.lowest}, {"highest", factory.highest}, {"isa_value", factory.isa_value}, {"isa_generation", generation}, {"isa_variant", variant}}),
                   exact ? std::to_string(factory.lowest) : "one of " + std::to_string(factory.lowest) + " to " + std::to_string(factory.highest));
        report.add_text("ISA generation", std::to_string(factory.isa_value) + " = " + std::to_string(generation) + " << 12 | " + std::to_string(variant));
        const bool has_row = smarch_scheduler_for_factory(factory.lowest, &words) == SMARCH_OK;
        report.add_json("by_factory", has_row ? value_of_words(words) : Json());
        if (has_row) report.add_text("by factory", words_text(words));
    }
    report.print(output, from_documents);
    return 0;
}

}  // namespace inspector
