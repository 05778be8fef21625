// `smarch profile TARGET`: the 1936-byte profile, field by field and byte by byte.
// `smarch profile diff A B`: in what two profiles, of targets or in files, differ.
// `smarch profile check TARGET FILE`: whether a file can be the profile of a target.
// `smarch profile layout`: regions, baseline, bits, backend, initializers.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>

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
    std::size_t count = 0, baseline = 0, unknown = 0;
    const auto *fields = smarch_profile_fields(&count);
    (void)smarch_profile_baseline(&baseline);
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; ++at) unknown += !smarch_profile_known(&image->known, at);

    std::vector<std::vector<std::string>> rows;
    std::vector<Report> reports;
    for (std::size_t i = 0; i < count; ++i) {
        const auto &field = fields[i];
        rows.push_back({"+" + std::to_string(field.offset), std::to_string(field.width), field.name, value_text(*image, field),
                        smarch_setter_name(field.setter), field.confidence ? std::to_string(field.confidence) + "%" : "-", field.note});
        Report report;
        std::uint64_t value = 0;
        const bool number = all_known(*image, field) && smarch_profile_get(&image->profile, field.offset, &value) == SMARCH_OK;
        report.add_json("offset", static_cast<std::int64_t>(field.offset));
        report.add_json("width", static_cast<std::int64_t>(field.width));
        report.add_json("name", std::string(field.name));
        report.add_json("value", number ? Value(hex(value)) : nullptr);
        report.add_json("bytes", bytes_text(*image, field.offset, field.width));
        report.add_json("setter", std::string(smarch_setter_name(field.setter)));
        report.add_json("default", std::string(field.default_text));
        report.add_json("confidence", field.confidence ? Value(static_cast<std::int64_t>(field.confidence)) : nullptr);
        reports.push_back(std::move(report));
    }
    if (output.json) {
        print_json_array(reports);
        return 0;
    }
    std::printf("%s  the profile object: 1936 bytes, %zu of them unknown, shown as \?\?\n\n", output.bold(text).c_str(), unknown);
    print_table(output, {"offset", "width", "field", "value", "set by", "conf.", "note"}, rows);
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
    std::vector<std::vector<std::string>> rows;
    std::vector<Report> reports;
    for (std::size_t i = 0; i < count; ++i) {
        const auto &difference = differences[i];
        const std::string name = difference.field ? difference.field->name : "(unnamed)";
        const auto before = bytes_text(*old, difference.offset, difference.length);
        const auto after = bytes_text(*changed, difference.offset, difference.length);
        rows.push_back({"+" + std::to_string(difference.offset), std::to_string(difference.length), name, before, after});
        Report report;
        report.add_json("offset", static_cast<std::int64_t>(difference.offset));
        report.add_json("length", static_cast<std::int64_t>(difference.length));
        report.add_json("field", difference.field ? Value(name) : nullptr);
        report.add_json("old", before);
        report.add_json("new", after);
        reports.push_back(std::move(report));
    }
    if (output.json) print_json_array(reports);
    else if (count == 0) std::printf("no difference\n");
    else print_table(output, {"offset", "bytes", "field", arguments[1], arguments[2]}, rows);
    return count == 0 ? 0 : 1;
}

/// What no single target decides: regions, baseline, bits, the backend, the initializers.
int layout(const Output &output) {
    const auto offset = [](std::uint32_t at) { return "+" + std::to_string(at); };
    std::vector<Table> tables;
    std::vector<std::vector<std::string>> rows;
    std::size_t count = 0;
    const auto *regions = smarch_profile_regions(&count);
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back({offset(regions[i].start), offset(regions[i].end), std::to_string(regions[i].end - regions[i].start + 1), regions[i].content});
    }
    tables.push_back({"regions", {{"region", "start"}, {"to", "end"}, {"bytes", "bytes"}, {"content", "content"}}, std::move(rows)});

    rows.clear();
    const auto *baseline = smarch_profile_baseline(&count);
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back({offset(baseline[i].offset), std::to_string(baseline[i].width), baseline[i].name, baseline[i].default_text, baseline[i].note});
    }
    tables.push_back({"baseline", {{"baseline", "offset"}, {"width", "width"}, {"field", "field"}, {"value", "value"}, {"note", "note"}}, std::move(rows)});

    rows.clear();
    const auto *initializers = smarch_initializer_fields(&count);
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<std::string> row{offset(initializers[i].offset), smarch_profile_field_at(initializers[i].offset)->name};
        for (const char *text : initializers[i].differs) row.push_back(text ? text : "same");
        rows.push_back(std::move(row));
    }
    tables.push_back({"initializers", {{"per-SM", "offset"}, {"field", "field"}, {"sm_75 to sm_88", "sm_75_to_sm_88"}, {"sm_89", "sm_89"}, {"sm_90", "sm_90"}, {"sm_100 to sm_121", "sm_100_to_sm_121"}}, std::move(rows)});

    rows.clear();
    const auto *flags = smarch_scheduling_flags(&count);
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back({hex(flags[i].mask, 2), flags[i].meaning ? flags[i].meaning : "unknown", flags[i].evidence ? flags[i].evidence : "-"});
    }
    tables.push_back({"scheduling_flags", {{"+1385", "mask"}, {"meaning", "meaning"}, {"evidence", "evidence"}}, std::move(rows)});

    rows.clear();
    const auto *backend = smarch_backend_fields(&count);
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back({offset(backend[i].offset), backend[i].mask ? hex(backend[i].mask, 2) : "-", std::to_string(backend[i].consumers) + "+", backend[i].meaning});
    }
    tables.push_back({"backend", {{"backend", "offset"}, {"bit", "mask"}, {"readers", "readers"}, {"meaning", "meaning"}}, std::move(rows)});
    print_tables(output, tables);
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
    report.add("agrees", "agrees", agrees, agrees ? output.green("yes, in every byte that is known") : output.red("no"));
    report.add("offset", "first contradiction", agrees ? Value(nullptr) : Value(static_cast<std::int64_t>(at)),
               agrees ? "none" : "+" + std::to_string(at) + (field ? std::string(", ") + field->name : ", a byte that construction leaves zero"));
    report.add_json("field", !agrees && field ? value_of(field->name) : nullptr);
    report.print(output);
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
    const auto add_words = [&](const std::string &key, const std::string &label, const smarch_scheduler &words) {
        report.add(key, label, static_cast<std::int64_t>(words.packed),
                   hex(words.packed, 8) + ": " + std::to_string(words.low) + " partitions, " + std::to_string(words.dispatch_slots) + " dispatch slots");
        report.add_json(key + "_dispatch_slots", static_cast<std::int64_t>(words.dispatch_slots));
    };
    smarch_scheduler words;
    auto status = smarch_scheduler_for_target(name->target, &words);
    if (status == SMARCH_OK) add_words("by_target", "by target", words);
    else report.add("by_target", "by target", nullptr, smarch_status_message(status));
    smarch_codegen_factory factory;
    status = smarch_codegen_factory_of(name->target, &factory);
    if (status != SMARCH_OK) {
        report.add("factory", "codegen factory", nullptr, smarch_status_message(status));
    } else {
        const bool exact = factory.lowest == factory.highest;
        report.add("factory", "codegen factory", exact ? Value(static_cast<std::int64_t>(factory.lowest)) : nullptr,
                   exact ? std::to_string(factory.lowest) : "one of " + std::to_string(factory.lowest) + " to " + std::to_string(factory.highest));
        report.add("isa_value", "ISA generation", static_cast<std::int64_t>(factory.isa_value),
                   std::to_string(factory.isa_value) + " = " + std::to_string(smarch_factory_generation(factory.isa_value)) + " << 12 | " + std::to_string(smarch_factory_variant(factory.isa_value)));
        if (smarch_scheduler_for_factory(factory.lowest, &words) == SMARCH_OK) add_words("by_factory", "by factory", words);
    }
    report.print(output);
    return 0;
}

}  // namespace inspector
