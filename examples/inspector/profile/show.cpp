// `smarch profile TARGET` or `FILE`: an object field by field and byte by byte. `smarch profile layout`: what no target decides.
#include "image.hpp"

#include <smarch/profile.hpp>

#include <algorithm>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"

namespace inspector {
namespace {

void print_hexdump(const Output &output, smarch::ProfileView view) {
    bool skipping = false;
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; at += 16) {
        const auto line = bytes_text(view, at, 16);
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

/// The number in hexadecimal, for it may have 64 bits; null for a block, which is no number.
Json value_of_field(smarch::ProfileField field, smarch::ProfileValue value) {
    if (field.width() > 8) return nullptr;
    return value.known() ? Json(profile_hex(*value.known()).substr(2)) : Json(unknown);
}

/// What is known of a field; of a block nothing that is a number.
smarch::ProfileValue value_in(smarch::ProfileView view, smarch::ProfileField field) { return view.value(field.offset()).optional().value_or(smarch::ProfileValue()); }

/// The two DWORDs of a packed field: "+112 0, +116 5".
std::string text_of_halves(smarch::ProfileField field, std::uint64_t value) {
    const auto half = [&](std::uint32_t at) { return "+" + std::to_string(field.offset() + at) + " " + std::to_string(value >> 8 * at & 0xffffffff); };
    return half(0) + ", " + half(4);
}

Json value_of_halves(smarch::ProfileField field, smarch::ProfileValue value) {
    if (!field.packed()) return nullptr;
    auto halves = Json::array();
    for (const std::uint32_t at : {0u, 4u}) {
        halves.push(Json::object({{"offset_bytes", field.offset() + at}, {"half", value.known() ? Json(*value.known() >> 8 * at & 0xffffffff) : Json(unknown)}}));
    }
    return halves;
}

/// The fields by offset, under the regions in which they lie.
Table fields_of(const Output &output, smarch::ProfileView view) {
    std::vector<smarch::ProfileField> fields;
    for (const auto field : smarch::profile_fields()) fields.push_back(field);
    std::sort(fields.begin(), fields.end(), [](const auto &one, const auto &other) { return one.offset() < other.offset(); });
    Table table{"fields", {"offset", "width", "field", "value", "set by", "conf.", "note"}, {}};
    std::optional<std::uint32_t> region_start;
    for (const auto field : fields) {
        const auto region = smarch::profile_region_find(field.offset());
        if (region && region->start() != region_start) {
            region_start = region->start();
            table.rows.push_back({output.dim(std::to_string(region->start()) + ".."), output.dim(std::to_string(region->end())), "", "", "", "", output.dim(std::string(region->content()))});
        }
        const auto value = value_in(view, field);
        auto text = field.width() > 8 ? bytes_text(view, field.offset(), field.width()) : text_of_part(view, field.offset(), field.width(), value);
        if (field.packed() && value.known()) text += ": " + text_of_halves(field, *value.known());
        const bool has_span = field.width() <= 8 && is_span(value, field.width());
        table.add({"+" + std::to_string(field.offset()), std::to_string(field.width()), std::string(field.name()), text, std::string(name(field.setter())),
                   field.confidence() ? std::to_string(*field.confidence()) + "%" : "-", std::string(field.note())},
                  Json::object({{"offset_bytes", field.offset()}, {"width_bytes", field.width()}, {"name", field.name()}, {"value_hex", value_of_field(field, value)},
                                {"span", has_span ? Json::object({{"lowest", value.lowest()}, {"highest", value.highest()}}) : Json()},
                                {"halves", value_of_halves(field, value)}, {"raw", value_of_bytes(view, field.offset(), field.width())},
                                {"region", region ? Json::object({{"offset_bytes", region->start()}, {"size_bytes", region->end() - region->start() + 1}, {"text", region->content()}}) : Json()},
                                {"setter", code_of(field.setter())}, {"default", field.default_text()}, {"confidence_percent", or_null(field.confidence())}, {"note", field.note()}}));
    }
    return table;
}

/// The bits of +1385, each with what code checks beside it.
Table bits_of(smarch::ProfileView view) {
    Table table{"bits", {"+1385", "is", "meaning", "checked with"}, {}};
    const auto flags = view.value(SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_OFFSET).optional().value_or(smarch::ProfileValue()).known();
    for (const auto flag : smarch::profile_scheduling_flags()) {
        const bool is_set = flags && (*flags & flag.mask());
        std::vector<std::string> texts;
        auto checked = Json::array();
        for (const auto condition : smarch::profile_joint_conditions()) {
            if (condition.bit() != flag.bit()) continue;
            const auto holds = view.holds(condition).optional().value_or(smarch::Answer::unknown);
            texts.push_back(std::string(condition.meaning()) + ": " + code_of(holds));
            checked.push(Json::object({{"offset_bytes", condition.offset()}, {"meaning", condition.meaning()}, {"holds", code_of(holds)}}));
        }
        table.add({profile_hex(flag.mask(), 2), !flags ? "??" : is_set ? "set" : "clear", std::string(flag.meaning().value_or("unknown")), texts.empty() ? "-" : join(texts, "; ")},
                  Json::object({{"mask", flag.mask()}, {"is_set", or_unknown(flags.has_value(), is_set)}, {"meaning", inspector::value_of(flag.meaning())}, {"checked_with", std::move(checked)}}));
    }
    return table;
}

/// Where +1552 stands: "17, which scoreboard guards look at (16 to 19)".
void add_progress(Report &report, smarch::ProfileView view) {
    const auto value = view.value(SMARCH_PROFILE_PIPELINE_PROGRESS_OFFSET).optional().value_or(smarch::ProfileValue()).known();
    std::uint64_t lowest = 0, highest = 0;
    for (const auto condition : smarch::profile_joint_conditions()) {
        if (condition.offset() != SMARCH_PROFILE_PIPELINE_PROGRESS_OFFSET) continue;
        lowest = condition.lowest().value_or(0);
        highest = condition.highest().value_or(0);
    }
    const bool is_guarded = value && lowest <= *value && *value <= highest, is_possible = value && *value <= SMARCH_PROFILE_PIPELINE_PROGRESS_MAX;
    const auto span = std::to_string(lowest) + " to " + std::to_string(highest);
    report.add("pipeline_progress", "+1552, progress",
               Json::object({{"progress", or_unknown(value)}, {"progress_max", SMARCH_PROFILE_PIPELINE_PROGRESS_MAX}, {"lowest_guarded", lowest}, {"highest_guarded", highest}, {"is_guarded", or_unknown(value.has_value(), is_guarded)}}),
               !value ? std::string("unknown")
                      : std::to_string(*value) + (!is_possible ? ": above " + std::to_string(SMARCH_PROFILE_PIPELINE_PROGRESS_MAX) + ", the documented maximum"
                                                  : is_guarded ? ": in " + span + ", where scoreboard guards check"
                                                               : std::string(*value < lowest ? ": before " : ": past ") + span + ", where scoreboard guards check"));
}

/// The targets that +348 leaves possible.
void add_targets(Report &report, smarch::ProfileView view) {
    const auto factory = view.value(SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET).optional().value_or(smarch::ProfileValue());
    std::vector<smarch::Target> targets;
    if (factory.known()) targets = targets_of_factory(*factory.known());
    else if (is_span(factory, 4)) {
        for (auto value = factory.lowest(); value <= factory.highest(); ++value) {
            for (const auto target : targets_of_factory(value)) {
                if (std::find(targets.begin(), targets.end(), target) == targets.end()) targets.push_back(target);
            }
        }
    }
    report.add("possible_targets", "possible targets", value_of(targets), text_of_targets(targets) + ", by +348");
}

}  // namespace

int show_profile_object(const Output &output, const Arguments &arguments) {
    const auto inputs = Inputs::parse(arguments);
    if (!inputs) return 2;
    const auto &text = arguments[0];
    const auto image = load_profile(text, *inputs);
    if (!image) return 2;
    if (!image->target && inputs->any()) return fail("inputs of construction go with a target; " + text + " is a file");
    const auto view = image->view();
    std::size_t unknown_bytes = 0;
    for (std::size_t at = 0; at < SMARCH_PROFILE_SIZE; ++at) unknown_bytes += !view.knows(at);
    Report report(text, "the profile object: 1936 bytes" + (unknown_bytes ? ", " + std::to_string(unknown_bytes) + " of them unknown, shown as ?\?" : std::string()));
    report.add_json("profile", Foreign{text});
    report.add_json("size_bytes", SMARCH_PROFILE_SIZE);
    report.add_json("unknown_bytes", unknown_bytes);
    if (image->target) {
        std::vector<std::string> left_out;
        if (!arguments.option("--vendor")) left_out.emplace_back("the vendor fields (--vendor)");
        if (!arguments.option("--baseline")) left_out.emplace_back("the hardware baseline (--baseline)");
        if (!left_out.empty()) report.add_text("not stored", join(left_out, " and ") + ": their fields are 0");
    }
    add_targets(report, view);
    add_progress(report, view);
    const auto fields = fields_of(output, view), bits = bits_of(view);
    report.add_json("fields", fields.objects);
    report.add_json("bits", bits.objects);
    report.print(output, from_documents);
    if (output.json) return 0;
    std::printf("\n");
    print_table(output, fields.heading, fields.rows);
    std::printf("\n");
    print_table(output, bits.heading, bits.rows);
    std::printf("\n");
    print_hexdump(output, view);
    return 0;
}

/// What no single target decides: regions, baseline, bits, the backend, the initializers.
int show_profile_layout(const Output &output) {
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
        flag_table.add({profile_hex(flag.mask(), 2), std::string(flag.meaning().value_or("unknown")), std::string(flag.evidence().value_or("-"))},
                       Json::object({{"mask", flag.mask()}, {"meaning", inspector::value_of(flag.meaning())}, {"seen_in", inspector::value_of(flag.evidence())}}));
    }

    Table condition_table{"joint_conditions", {"checked with", "bit", "what"}, {}};
    for (const auto condition : smarch::profile_joint_conditions()) {
        condition_table.add({offset(condition.offset()), std::to_string(condition.bit()), std::string(condition.meaning())},
                            Json::object({{"offset_bytes", condition.offset()}, {"width_bytes", condition.width()}, {"bit", condition.bit()}, {"mask", or_null(condition.mask())}, {"lowest_holding", or_null(condition.lowest())}, {"highest_holding", or_null(condition.highest())}, {"meaning", condition.meaning()}}));
    }

    Table backend_table{"backend", {"backend", "width", "field", "bit", "readers", "meaning"}, {}};
    for (const auto field : smarch::profile_backend_fields()) {
        backend_table.add({offset(field.offset()), std::to_string(field.width()), std::string(field.name().value_or("-")), field.mask() ? profile_hex(*field.mask(), 2) : "-", std::to_string(field.consumers()) + "+", std::string(field.meaning())},
                          Json::object({{"offset_bytes", field.offset()}, {"width_bytes", field.width()}, {"printed_name", inspector::value_of(field.name())}, {"mask", or_null(field.mask())}, {"min_readers", field.consumers()}, {"meaning", field.meaning()}}));
    }
    print_tables(output, from_documents, {region_table, baseline_table, initializer_table, flag_table, condition_table, backend_table});
    return 0;
}

}  // namespace inspector
