// `smarch toolkits diff OLD NEW`: every fact that changed from one release to another.
#include <algorithm>
#include <cstdio>
#include <map>

#include "generated/codes.hpp"
#include "layout.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

using Changes = std::vector<smarch::ToolkitChange>;
using Names = std::vector<std::string>;

struct Releases {
    smarch::Toolkit old, now;
};

Json value_of_change(const smarch::ToolkitChange &change) {
    const auto name = change.changed_name();
    const auto verdict = [](std::optional<smarch::Verdict> it) { return it ? value_of(*it) : Json(); };
    return Json::object({{"change_kind", code_of(change.kind())},
                         {"tool", change.tool() ? Json(code_of(*change.tool())) : Json()},
                         {"changed_name", name ? Json(text_of(*name)) : Json()},
                         {"target", value_of(change.target())},
                         {"changed_instruction", change.feature() ? Json(smarch::name(*change.feature())) : Json()},
                         {"before", verdict(change.before())},
                         {"after", verdict(change.after())},
                         {"ptx_before", value_of(change.ptx_before())},
                         {"ptx_after", value_of(change.ptx_after())},
                         {"target_before", value_of(change.target_before())},
                         {"target_after", value_of(change.target_after())}});
}

std::optional<smarch::Answer> side_of(std::optional<smarch::Verdict> verdict) { return verdict ? answer(*verdict) : std::nullopt; }

void print_indented(const Output &output, const std::string &margin, const std::string &text, bool is_dim = false) {
    const auto room = output.width ? std::max<std::size_t>(std::min<std::size_t>(output.width, 100), margin.size() + 20) - margin.size() : 100 - margin.size();
    for (const auto &line : wrapped(text, room)) std::printf("%s%s\n", margin.c_str(), (is_dim ? output.dim(line) : line).c_str());
}

/// The tools of a release of which nothing is known.
Names not_run(smarch::Toolkit release) {
    Names tools;
    for (const auto tool : {smarch::Tool::nvlink, smarch::Tool::cicc, smarch::Tool::tileiras, smarch::Tool::nvjitlink, smarch::Tool::nvjitlink_lto}) {
        if (accepts_why(release, tool, smarch::Target::sm_75) == smarch::Verdict::unknown_tool) tools.emplace_back(smarch::name(tool));
    }
    return tools;
}

/// Names by heading: a tool, and for those that are refused in another way the two reasons.
using NamesBy = std::map<std::pair<smarch::Tool, std::string>, Names>;

/// What became of names, by tool: lists that are the same are said once, with all their tools.
struct NameChanges {
    NamesBy added, dropped, other;

    void take(const smarch::ToolkitChange &change) {
        const auto tool = *change.tool();
        const auto before = side_of(change.before()), after = side_of(change.after());
        const auto name = text_of(*change.changed_name());
        if (after == smarch::Answer::yes) {
            added[{tool, ""}].push_back(name);
        } else if (before == smarch::Answer::yes) {
            dropped[{tool, ""}].push_back(name);
        } else {
            other[{tool, "before: " + std::string(message(*change.before())) + "; now: " + std::string(message(*change.after()))}].push_back(name);
        }
    }

    static void print(const Output &output, const char *heading, const NamesBy &by_tool) {
        if (by_tool.empty()) return;
        struct Said {
            Names names, tools;
            std::string reasons;
        };
        std::vector<Said> lists;
        for (const auto &[key, names] : by_tool) {
            const auto &[tool, reasons] = key;
            const std::string tool_name(smarch::name(tool));
            const auto same = std::find_if(lists.begin(), lists.end(), [&, &list = names, &why = reasons](const Said &it) { return it.names == list && it.reasons == why; });
            if (same == lists.end()) lists.push_back({names, {tool_name}, reasons});
            else same->tools.push_back(tool_name);
        }
        std::printf("\n%s\n", output.bold(heading).c_str());
        for (const auto &[names, tools, reasons] : lists) {
            print_indented(output, "  ", join(tools));
            if (!reasons.empty()) print_indented(output, "    ", reasons, true);
            print_indented(output, "    ", join(names, " "));
        }
    }
};

void add_ptx(Report &report, const std::string &label, const smarch::ToolkitChange &change) {
    const auto before = change.ptx_before(), after = change.ptx_after();
    report.add_text(label, !before ? "new, from PTX " + text_of(after) : !after ? "gone; was from PTX " + text_of(before) : text_of(before) + " -> " + text_of(after));
}

void print_section(const Output &output, const char *heading, const Report &report, bool is_empty) {
    if (is_empty) return;
    std::printf("\n%s\n", output.bold(heading).c_str());
    report.print(output);
}

void print_changes(const Output &output, Releases releases, const Changes &changes) {
    Report versions, instructions, defaults;
    bool any_version = false, any_instruction = false, any_default = false;
    NameChanges names;
    std::map<smarch::IsaFeature, std::pair<Names, Names>> moved;
    std::vector<smarch::IsaFeature> order;
    for (const auto &change : changes) {
        switch (change.kind()) {
            case smarch::ChangeKind::newest_ptx:
                add_ptx(versions, "newest .version", change);
                any_version = true;
                break;
            case smarch::ChangeKind::lowest_ptx:
                add_ptx(versions, "lowest for .target " + text_of(*change.target()), change);
                any_version = true;
                break;
            case smarch::ChangeKind::default_: {
                const auto shown = [](std::optional<smarch::Target> target) { return target ? text_of(*target) : std::string("none, or not run"); };
                defaults.add_text(std::string(name(*change.tool())), shown(change.target_before()) + " -> " + shown(change.target_after()));
                any_default = true;
                break;
            }
            case smarch::ChangeKind::name: names.take(change); break;
            case smarch::ChangeKind::since_ptx:
                add_ptx(instructions, std::string(name(*change.feature())), change);
                any_instruction = true;
                break;
            case smarch::ChangeKind::instruction: {
                const auto feature = *change.feature();
                if (moved.find(feature) == moved.end()) order.push_back(feature);
                auto &[gained, lost] = moved[feature];
                const auto target = text_of(*change.target());
                if (side_of(change.after()) == smarch::Answer::yes) gained.push_back(target);
                else if (side_of(change.before()) == smarch::Answer::yes) lost.push_back(target);
                break;
            }
        }
    }
    for (const auto feature : order) {
        const auto &[gained, lost] = moved[feature];
        if (!gained.empty()) instructions.add_text(std::string(name(feature)), "now legal on " + join(gained, " "));
        if (!lost.empty()) instructions.add_text(std::string(name(feature)), "no longer legal on " + join(lost, " "));
        any_instruction = any_instruction || !gained.empty() || !lost.empty();
    }
    std::printf("%s\n", output.bold("toolkit " + text_of(releases.old) + " -> " + text_of(releases.now)).c_str());
    if (changes.empty()) std::printf("\nno difference\n");
    NameChanges::print(output, "New names", names.added);
    NameChanges::print(output, "Dropped names", names.dropped);
    NameChanges::print(output, "Names that are refused in another way", names.other);
    print_section(output, ".version", versions, !any_version);
    print_section(output, "Default targets", defaults, !any_default);
    print_section(output, "Instructions", instructions, !any_instruction);
    for (const auto release : {releases.old, releases.now}) {
        const auto tools = not_run(release);
        if (tools.empty()) continue;
        std::printf("\n");
        print_text(output, "Not compared, because not run in " + text_of(release) + ": " + join(tools) + ".");
    }
}

}  // namespace

int diff_toolkits(const Output &output, const Arguments &arguments) {
    if (arguments.size() != 3) return fail("toolkits diff takes two releases: smarch toolkits diff 12.8 12.9");
    const auto old = parse_toolkit(arguments[1]), now = old ? parse_toolkit(arguments[2]) : std::nullopt;
    if (!now) return 2;
    Changes changes;
    if (!toolkit_changes(*old, *now, changes)) return fail("these two releases cannot be compared");
    if (!output.json) {
        print_changes(output, {*old, *now}, changes);
        return 0;
    }
    auto list = Json::array();
    for (const auto &change : changes) list.push(value_of_change(change));
    print_json(output, from_runs, Json::object({{"old_toolkit", text_of(*old)}, {"new_toolkit", text_of(*now)}, {"changes", list}}));
    return 0;
}

}  // namespace inspector
