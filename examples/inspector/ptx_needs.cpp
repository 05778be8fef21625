#include "ptx_needs.hpp"

#include <algorithm>
#include <unordered_map>

#include "commands.hpp"
#include "occupancy_words.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

/// The newest release: whose rules the needs are.
smarch::Toolkit newest_toolkit() { return smarch::toolkits()[smarch::toolkits().size() - 1].toolkit(); }

/// What stands there, as it is written or, of what no form tells, in words.
std::string statement_of(const smarch::PtxItem &item) {
    constexpr std::string_view operand = ".operand.";
    std::string text(item.text());
    if (item.kind() == smarch::PtxItemKind::operand && text.compare(0, operand.size(), operand) == 0) {
        text.erase(0, operand.size());
        std::replace(text.begin(), text.end(), '_', ' ');
        return text;
    }
    if (item.kind() != smarch::PtxItemKind::directive) return text;
    // A directive's form is not written as the directive is; a name is a kernel's, of which its parameters ask.
    return text.empty() || text[0] != '.' ? ".entry " + text : text.substr(0, text.find('.', 1));
}

std::vector<UsedForm> forms_of(std::string_view text) {
    std::unordered_map<std::string, std::size_t> places;
    std::vector<UsedForm> forms;
    for (const auto &item : smarch::PtxText(text)) {
        if (item.kind() == smarch::PtxItemKind::version || item.kind() == smarch::PtxItemKind::target) continue;
        const auto [at, is_new] = places.emplace(std::string(item.text()) + "/" + std::to_string(item.operands()), forms.size());
        if (is_new) {
            const auto form = item.form();
            if (!form) {
                places.erase(at);
                continue;
            }
            forms.push_back({*form, {}, 0, item.place(), form->since(newest_toolkit()), {}});
            forms.back().text = statement_of(item);
            (void)form->targets(newest_toolkit(), forms.back().targets);
        }
        ++forms[at->second].count;
    }
    const auto asks_nothing = [&](const UsedForm &used) { return used.since <= smarch::Version(1, 4) && used.targets.size() >= smarch::targets().size() - 4; };
    forms.erase(std::remove_if(forms.begin(), forms.end(), asks_nothing), forms.end());
    std::stable_sort(forms.begin(), forms.end(), [](const UsedForm &a, const UsedForm &b) {
        return a.targets.size() != b.targets.size() ? a.targets.size() < b.targets.size() : b.since < a.since;
    });
    return forms;
}

/// "sm_90"; "sm_90a" where a suffix is needed.
std::string lowest_text(const std::vector<smarch::Target> &targets) { return targets.empty() ? "none" : text_of(targets.front()); }

/// The nearest lower base target, and the statements that keep the text from it; nothing where there is none.
std::string to_go_lower(const TextNeeds &needs) {
    const auto lowest = needs.lowest();
    if (!lowest) return {};
    std::optional<smarch::Target> lower;
    for (const auto target : smarch::targets()) {
        if (!target.suffix() && target.number() < lowest->number()) lower = target;
        if (!target.suffix() && lowest->suffix() && target.number() == lowest->number()) lower = target;
    }
    if (!lower) return {};
    std::uint64_t statements = 0;
    std::vector<std::string> names;
    for (const auto &used : needs.forms) {
        if (std::find(used.targets.begin(), used.targets.end(), *lower) != used.targets.end()) continue;
        statements += used.count;
        if (names.size() < 3) names.push_back(shown(used.text) + " (line " + std::to_string(used.first.line()) + ")");
        else if (names.size() == 3) names.push_back("...");
    }
    return text_of(*lower) + " would do without " + plural(statements, "statement") + ": " + join(names);
}

Json value_of(const smarch::PtxPlace &place) { return place.is_known() ? Json::object({{"line", place.line()}, {"column", place.column()}}) : Json(); }

}  // namespace

TextNeeds needs_of(std::string_view text) {
    TextNeeds all;
    const auto needs = smarch::ptx_requirements(text);
    if (!needs) return all;
    all.needs = *needs;
    (void)all.needs.targets({}, all.targets);
    all.forms = forms_of(text);
    return all;
}

std::string summary_of(const TextNeeds &all) {
    const auto since = all.since();
    const auto lowest = all.lowest();
    if (!since || !lowest) return "no target of ptxas " + text_of(newest_toolkit()) + " has all of it";
    return "PTX " + text_of(since) + ", " + text_of(*lowest) + (lowest->suffix() ? "" : " or higher") + (all.needs.is_whole() ? "" : ", at least");
}

void add_needs(Report &report, const TextNeeds &all, std::size_t most) {
    const auto &needs = all.needs;
    const auto since = needs.since();
    const auto lowest = all.lowest();
    report.add("instructions_count", "instructions", needs.instructions());
    report.add("since_ptx", "needs", inspector::value_of(since), summary_of(all));
    report.add_json("lowest_target", inspector::value_of(lowest));
    report.add("legal_on", "targets", inspector::value_of(all.targets), join(texts_of(all.targets), " "));
    const auto readers = since ? readers_of(*since) : std::vector<smarch::Toolkit>();
    report.add("read_by", "toolkits", inspector::value_of(readers), readers.empty() ? "none" : "from " + text_of(readers.front()) + " on");
    const auto driver = since ? smarch::Driver::oldest_for(*since) : std::nullopt;
    report.add("oldest_driver", "drivers", driver ? Json(text_of(*driver)) : Json(unknown), driver ? "from CUDA " + text_of(*driver) + " on" : std::string(unknown));
    if (needs.newest().is_known()) report.add_text("newest", "line " + std::to_string(needs.newest().line()) + " asks for PTX " + text_of(needs.newest_since()));
    if (needs.rarest().is_known()) report.add_text("rarest", "line " + std::to_string(needs.rarest().line()) + " is on the fewest targets");
    const auto lower = to_go_lower(all);
    if (!lower.empty()) report.add_text("to go lower", lower);
    report.add("unknown_forms", "unknown", needs.unknown(), needs.unknown() == 0 ? "no statement" : plural(needs.unknown(), "statement") + ", the first in line " + std::to_string(needs.first_unknown().line()) + ": it may need more");
    report.add_json("lost_at", value_of(needs.lost()));
    if (needs.lost().is_known()) {
        report.add_text("unread", "from line " + std::to_string(needs.lost().line()) + ", column " + std::to_string(needs.lost().column()) + " on: " + std::string(message(needs.lost_status())) + "; it may need more");
    }
    auto list = Json::array();
    for (const auto &used : all.forms) {
        list.push(Json::object({{"form", used.text}, {"since_ptx", inspector::value_of(used.since)}, {"lowest_target", used.targets.empty() ? Json() : Json(used.targets.front().name())}, {"statements", used.count}, {"line", used.first.line()}}));
    }
    report.add_json("demanding_forms", std::move(list));
    for (std::size_t i = 0; i < std::min(most, all.forms.size()); ++i) {
        const auto &used = all.forms[i];
        report.add_text(i == 0 ? "asks most" : "", shown(used.text) + ": PTX " + text_of(used.since) + ", " + lowest_text(used.targets) + ", " + plural(used.count, "time") + ", line " + std::to_string(used.first.line()));
    }
    if (most != 0 && all.forms.size() > most) report.add_text("", "and " + std::to_string(all.forms.size() - most) + " forms more");
}

}  // namespace inspector
