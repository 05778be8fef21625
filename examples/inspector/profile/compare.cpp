// `smarch profile diff A B`: what differs, what is not known to be equal. `smarch profile check TARGET FILE`: what contradicts.
#include "image.hpp"

#include <smarch/profile.hpp>

#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"

namespace inspector {
namespace {

std::string name_of(const smarch::ProfileDifference &row) { return std::string(row.field() ? row.field()->name() : "(unnamed)"); }

/// A number as an object: known, between two values, or unknown.
Json value_of_number(smarch::ProfileValue value, std::size_t length) {
    if (length > 8 || (!value.known() && !is_span(value, length))) return nullptr;
    return Json::object({{"lowest", value.lowest()}, {"highest", value.highest()}});
}

/// "1 part differs", "16 parts differ".
std::string count_text(std::size_t count, const char *one, const char *many) { return std::to_string(count) + (count == 1 ? one : many); }

}  // namespace

int diff_profiles(const Output &output, const Arguments &arguments) {
    const auto inputs = Inputs::parse(arguments);
    if (!inputs) return 2;
    const auto old = load_profile(arguments[1], *inputs), changed = old ? load_profile(arguments[2], *inputs) : nullptr;
    if (!changed) return 2;
    if (!old->target && !changed->target && inputs->any()) return fail("inputs of construction go with a target; both are files");
    const auto before = old->view(), after = changed->view();
    std::vector<smarch::ProfileDifference> differences;
    const auto found = before.diff(after, differences);
    if (!found) return fail(std::string(found.message()));

    const auto first = shown(arguments[1]), second = shown(arguments[2]);
    Table differing{"differences", {"offset", "bytes", "differs", first, second}, {}}, open{"unknown", {"offset", "bytes", "not known to be equal", first, second}, {}};
    auto all = Json::array();
    for (const auto &row : differences) {
        const auto offset = row.offset(), length = row.length();
        const bool differs = row.comparison() == smarch::ProfileComparison::differs;
        (differs ? differing : open).rows.push_back({"+" + std::to_string(offset), std::to_string(length), name_of(row), text_of_part(before, offset, length, row.expected()), text_of_part(after, offset, length, row.found())});
        all.push(Json::object({{"offset_bytes", offset}, {"width_bytes", length}, {"field", row.field() ? Json(row.field()->name()) : Json()}, {"comparison", code_of(row.comparison())}, {"unknown_bytes", row.unknown()},
                               {"old_number", value_of_number(row.expected(), length)}, {"new_number", value_of_number(row.found(), length)},
                               {"old_raw", value_of_bytes(before, offset, length)}, {"new_raw", value_of_bytes(after, offset, length)}}));
    }
    const bool differs = !differing.rows.empty(), is_open = !open.rows.empty();
    if (output.json) {
        print_json(output, from_documents,
                   Json::object().add("old", Foreign{arguments[1]}).add("new", Foreign{arguments[2]}).add("comparison", code_of(differs ? smarch::ProfileComparison::differs : is_open ? smarch::ProfileComparison::unknown : smarch::ProfileComparison::equal)).add("differences", std::move(all)));
        return differs || is_open ? 1 : 0;
    }
    print_tables(output, {}, {differing, open});
    if (differs || is_open) std::printf("\n");
    if (!differs && !is_open) std::printf("equal: all 1936 bytes are known and the same\n");
    else print_text(output, (differs ? count_text(differing.rows.size(), " part differs", " parts differ") : std::string("no part is known to differ")) + "; " + count_text(open.rows.size(), " is", " are") + " not known to be equal; all other bytes are equal.");
    return differs || is_open ? 1 : 0;
}

int check_profile(const Output &output, const Arguments &arguments) {
    const auto inputs = Inputs::parse(arguments);
    if (!inputs) return 2;
    const auto &target_name = arguments[1];
    const auto target = smarch::Target::parse(target_name);
    if (!target) return refuse_profile_name(target_name);
    const auto image = load_profile(arguments[2], *inputs);
    if (!image) return 2;
    const auto view = image->view();
    const auto conditions = view.conditions(*target, inputs->c());
    if (!conditions) return fail(target_name + ": " + std::string(conditions.message()));

    Report report(arguments[2], "as the profile of " + target_name);
    report.add_json("target", target->name());
    report.add_json("file", Foreign{arguments[2]});
    auto moments = Json::array();
    std::vector<Table> tables;
    bool agrees = false;
    for (const auto moment : {smarch::ProfileMoment::constructed, smarch::ProfileMoment::running}) {
        std::vector<smarch::ProfileDifference> contradictions;
        const auto found = view.contradictions(*target, moment, contradictions, inputs->c());
        if (!found) return fail(target_name + ": " + std::string(found.message()));
        const std::string when(name(moment));
        Table table{"contradictions", {when, "bytes", "field", "expected", "found"}, {}};
        for (const auto &row : contradictions) {
            const auto offset = row.offset(), length = row.length();
            const auto expected = row.expected();
            const auto expected_text = !row.field() ? std::string("zero") : length > 8 ? std::string("the block that was given") : expected.known() ? text_of_part(view, offset, length, expected) : std::to_string(expected.lowest()) + " to " + std::to_string(expected.highest());
            table.add({"+" + std::to_string(offset), std::to_string(length), name_of(row), expected_text, text_of_part(view, offset, length, row.found())},
                      Json::object({{"offset_bytes", offset}, {"width_bytes", length}, {"field", row.field() ? Json(row.field()->name()) : Json()}, {"expected", value_of_number(expected, length)}, {"raw", value_of_bytes(view, offset, length)}}));
        }
        const bool fits = contradictions.empty();
        agrees = agrees || fits;
        report.add_text(when, fits ? output.green("agrees") : output.red(count_text(contradictions.size(), " contradiction", " contradictions")));
        moments.push(Json::object({{"moment", code_of(moment)}, {"agrees", fits}, {"contradictions", table.objects}}));
        tables.push_back(std::move(table));
    }
    report.add_json("agrees", agrees);
    const auto add_flag = [&](const char *key, const char *label, smarch::ProfileCondition condition, const char *what) { report.add(key, label, code_of(condition), std::string(name(condition)) + ", by " + what); };
    add_flag("flag_355", "the flag at +355", conditions->flag_355(), "+428");
    add_flag("flag_233", "the flag at +233", conditions->flag_233(), "+1912");
    report.add_json("moments", std::move(moments));
    report.print(output, from_documents);
    if (!output.json) {
        for (const auto &table : tables) {
            if (table.rows.empty()) continue;
            std::printf("\n");
            print_table(output, table.heading, table.rows);
        }
    }
    return agrees ? 0 : 1;
}

}  // namespace inspector
