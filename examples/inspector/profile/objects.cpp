// `smarch profile backend FILE`, `smarch profile validation FILE`, `smarch scheduler FILE`: dumps of what lies beside the profile.
// `smarch FILE`: the header of a code object.
#include "objects.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <cstdio>

#include "../commands.hpp"
#include "../documented/common.hpp"
#include "../mapped_file.hpp"
#include "../occupancy_words.hpp"
#include "image.hpp"

namespace inspector {
namespace {

namespace ptxas = smarch::documented::ptxas;

/// A codegen factory: its generation and variant, and the targets that it leaves possible.
void add_factory(Report &report, std::uint64_t factory) {
    const auto targets = targets_of_factory(factory);
    if (factory <= ~std::uint32_t{0}) {
        const auto encoded = static_cast<std::uint32_t>(factory);
        report.add_text("ISA generation", std::to_string(encoded) + " = " + std::to_string(ptxas::factory_generation_number(encoded)) + " << 12 | " + std::to_string(ptxas::factory_variant(encoded)));
    }
    report.add("possible_targets", "possible targets", value_of(targets), text_of_targets(targets));
}

/// The value of a field, and what it stands for.
std::string text_of_backend(smarch::BackendField field, std::uint64_t value) {
    if (const auto mask = field.mask()) return profile_hex(value, 2) + (value & *mask ? ": set" : ": clear");
    if (field.width() == 1) return profile_hex(value, 2);
    const auto decimal = std::to_string(value);
    if (field.width() == 8) return profile_hex(value);
    const auto first = smarch::profile_backend_fields()[0];
    if (field.offset() != first.offset()) return decimal;
    const auto named = value <= ~std::uint32_t{0} ? smarch::profile_backend_class_find(static_cast<std::uint32_t>(value)) : std::nullopt;
    return decimal + ": " + (named ? std::string(named->name()) : "no document names this class");
}

}  // namespace

int show_backend_object(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    const auto size = file->size();
    const auto first = smarch::profile_backend_fields()[0];
    if (size < first.offset() + first.width()) {
        return fail(path + ": a dump of the SM backend has " + std::to_string(first.offset() + first.width()) + " bytes or more, to the end of its first documented field, not " + std::to_string(size));
    }
    Report report(path, "the SM backend: " + plural(size, "byte") + (size < SMARCH_PROFILE_BACKEND_SIZE ? "; " + std::to_string(SMARCH_PROFILE_BACKEND_SIZE) + " hold all documented fields" : std::string()));
    report.add_json("file", Foreign{path});
    report.add_json("size_bytes", size);
    report.add_json("documented_size_bytes", SMARCH_PROFILE_BACKEND_SIZE);
    const auto factory = smarch::profile_backend_read(4 * SMARCH_CODE_OBJECT_SM_VERSION_INDEX, file->bytes());
    if (factory) add_factory(report, *factory);
    else report.add("possible_targets", "possible targets", unknown, "unknown: the dump ends before +" + std::to_string(4 * SMARCH_CODE_OBJECT_SM_VERSION_INDEX));
    Table table{"backend_values", {"backend", "width", "field", "value", "readers", "meaning"}, {}};
    for (const auto field : smarch::profile_backend_fields()) {
        const auto value = smarch::profile_backend_read(field.offset(), file->bytes());
        const bool is_set = value && field.mask() && (*value & *field.mask());
        table.add({"+" + std::to_string(field.offset()), std::to_string(field.width()), std::string(field.name().value_or("-")), value ? text_of_backend(field, *value) : "not in the dump", std::to_string(field.consumers()) + "+", std::string(field.meaning())},
                  Json::object({{"offset_bytes", field.offset()}, {"width_bytes", field.width()}, {"printed_name", inspector::value_of(field.name())}, {"value_hex", value ? Json(profile_hex(*value).substr(2)) : Json(unknown)},
                                {"mask", or_null(field.mask())}, {"is_set", field.mask() ? or_unknown(value.ok(), is_set) : Json()}, {"meaning", field.meaning()}}));
    }
    report.add_json("backend_values", table.objects);
    report.print(output, from_documents);
    if (output.json) return 0;
    std::printf("\n");
    print_table(output, table.heading, table.rows);
    return 0;
}

int show_validation_table(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    constexpr std::size_t row_size = sizeof(smarch_documented_ptxas_validation_record), max_rows = 1024;
    if (file->size() > max_rows * row_size) {
        return fail(path + ": a validation table has 32, 7 or 6 rows of 12 bytes, and no more than " + std::to_string(max_rows) + " are read, not " + plural(file->size(), "byte"));
    }
    std::vector<smarch_documented_ptxas_validation_record> entries;
    const auto read = ptxas::validation_records_read(file->bytes(), entries);
    if (!read) {
        const auto size = file->size();
        return fail(path + ": " + std::string(read.message()) + ", not " + plural(size, "byte") + (size ? ": " + std::to_string(size / row_size) + " rows and " + plural(size % row_size, "byte") : std::string()));
    }
    const auto table = ptxas::validation_table_find(file->bytes());
    const auto suffix_text = [](std::uint32_t letter) { return letter ? "the names with suffix " + std::string(1, static_cast<char>(letter)) : std::string("the names without suffix"); };
    // Of a dump that is no whole table the numbers tell whether a row could be of the table for names without suffix.
    const auto letter = table ? table->suffix() : 0;
    Table rows{"entries_read", {"row", "sm", "PTX", "as measured"}, {}};
    std::size_t position = 0, wrong = 0;
    for (const auto &entry : entries) {
        const auto own = ptxas::validation_entry_find(letter, entry.sm_id);
        const auto version = std::to_string(entry.ptx_major) + "." + std::to_string(entry.ptx_minor);
        const auto expected = own ? text_of(own->measured()) : std::string();
        const bool agrees = own && expected == version;
        wrong += !agrees;
        rows.add({std::to_string(position++), std::to_string(entry.sm_id), version, agrees ? "yes" : own ? "no: " + expected : "no such number"},
                 Json::object({{"sm", entry.sm_id}, {"ptx_found", version}, {"ptx_expected", own ? Json(expected) : Json()}, {"agrees", agrees}}));
    }
    bool ascends = true;
    for (std::size_t i = 1; i < entries.size(); ++i) ascends = ascends && entries[i - 1].sm_id < entries[i].sm_id;
    const bool agrees = table && !wrong;
    Report report(path, "a validation table of " + std::to_string(entries.size()) + (entries.size() == 1 ? " row" : " rows"));
    report.add_json("file", Foreign{path});
    report.add("table_suffix", "it is", table ? Json(letter ? std::string(1, static_cast<char>(letter)) : std::string()) : Json(),
               table ? "the table of " + suffix_text(letter) + ", at " + profile_hex(table->address()) : "none of the three tables: they have 32, 7 and 6 rows; compared with that of the names without suffix");
    report.add("ascends", "numbers", ascends, ascends ? "ascend, as a binary search needs them" : output.red("do not ascend: a binary search fails"));
    report.add("agrees", "agrees", agrees, agrees ? output.green("yes") : output.red(table ? "no, in " + std::to_string(wrong) + " rows" : "no"));
    report.add_json("validation_rows", rows.objects);
    report.print(output, {smarch::Evidence::documented, smarch::Evidence::measured});
    if (!output.json) {
        std::printf("\n");
        print_table(output, rows.heading, rows.rows);
    }
    return agrees ? 0 : 1;
}

int show_warp_profile(const Output &output, const std::string &path) {
    const auto file = MappedFile::open(path);
    if (!file) return 2;
    const auto words = smarch::read_scheduler(file->bytes());
    if (!words) return fail(path + ": " + std::string(words.message()) + ": a warp profile reaches to byte 24 or beyond, and there are " + std::to_string(file->size()));
    const auto row = smarch::scheduler_row_find(words->packed, words->dispatch_slots);
    Report report(path, "scheduler words of a warp profile, " + plural(file->size(), "byte"));
    report.add_json("file", Foreign{path});
    report.add("words", "+18 and +22", Json::object({{"packed", words->packed}, {"partitions", words->low}, {"dispatch_slots", words->dispatch_slots}}), text_of_words(*words));
    if (words->low != words->high) report.add_text("the halves of +18 differ: " + std::to_string(words->low) + " and " + std::to_string(words->high));
    auto value = Json();
    std::string text = "no row of the scheduler table";
    if (row) {
        const bool is_last = row->highest_factory() == ~std::uint32_t{0};
        value = Json::object({{"lowest", row->lowest_factory()}, {"highest", row->highest_factory()}, {"era", row->era()}});
        text = "codegen factories " + (is_last ? "from " + std::to_string(row->lowest_factory()) : std::to_string(row->lowest_factory()) + " to " + std::to_string(row->highest_factory())) + ", " + std::string(row->era());
    }
    report.add("scheduler_row", "row", std::move(value), text);
    std::vector<smarch::Target> targets;
    if (row) {
        for (const auto target : smarch::targets()) {
            const auto own = smarch::scheduler_for_target(target);
            if (own && own->packed == words->packed && own->dispatch_slots == words->dispatch_slots) targets.push_back(target);
        }
    }
    report.add("possible_targets", "by its era", value_of(targets), targets.empty() ? "no target" : text_of_targets(targets));
    report.print(output, from_documents);
    return row ? 0 : 1;
}

bool begins_as_code_object(smarch::Bytes bytes) {
    std::uint64_t magic = 0;
    if (bytes.size() < sizeof magic) return false;
    for (std::size_t i = sizeof magic; i-- > 0;) magic = magic << 8 | bytes.data()[i];
    return magic == SMARCH_CODE_OBJECT_MAGIC;
}

std::optional<Report> report_of_code_object(const Input &input, const std::string &title) {
    const auto version = smarch::read_code_object(input.bytes);
    if (!version) {
        fail(input.name.bytes + ": " + std::string(version.message()) + ": the header of a code object has 12 bytes, and there are " + std::to_string(input.bytes.size()));
        return std::nullopt;
    }
    Report report(title, "a code object of ptxas, not a cubin: its header");
    report.add_json("file", input.name);
    report.add_json("file_kind", "code_object");
    report.add("sm_version", "SM version, +8", *version, std::to_string(*version) + ", the codegen factory at +" + std::to_string(4 * SMARCH_CODE_OBJECT_SM_VERSION_INDEX) + " of the SM backend (v4[" + std::to_string(SMARCH_CODE_OBJECT_SM_VERSION_INDEX) + "])");
    add_factory(report, *version);
    const auto object_version = smarch::code_object_version(*version);
    report.add("code_object_version", "its version", object_version, profile_hex(object_version, 8) + ", the scheduler word of that factory");
    report.add("size_bytes", "size", input.bytes.size(), plural(input.bytes.size(), "byte") + ", of which 12 are documented");
    return report;
}

}  // namespace inspector
