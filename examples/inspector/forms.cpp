// `smarch features FORM [TARGET]`: what a form of an instruction asks. `smarch features FAMILY [TARGET]`: the slots of an instruction.
#include "forms.hpp"

#include <algorithm>

#include "cicc/words.hpp"
#include "codes.hpp"
#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

using smarch::PtxFamily;
using smarch::PtxForm;
using smarch::Target;

std::string written(const PtxForm &form) {
    std::string text;
    return form.write(text) ? text : std::string();
}

std::vector<std::string> lines(const std::string &text) {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        all.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return all;
}

std::vector<std::string> refusal(const AskedForms &asked, const PtxForm &form, Target target) {
    std::string text;
    return form.message(asked.toolkit, asked.ptx, target, text) ? lines(text) : std::vector<std::string>();
}

bool is_read(const AskedForms &asked, Target target) {
    return ptx_version_suffices(asked.toolkit, asked.ptx == smarch::Version() ? newest_ptx(asked.toolkit) : asked.ptx, target);
}

/// The words of a slot: "- relaxed acquire" for one that may be left out.
std::string words_of(const smarch::PtxSlot &slot) {
    std::string text;
    for (std::size_t i = 0; i < slot.size(); ++i) {
        const auto word = slot.word(i);
        text += (i ? " " : "") + std::string(word.is_none() ? "(none)" : word.name());
    }
    return text;
}

/// How many forms a family has, and how many a target has of them.
std::pair<std::size_t, std::size_t> count_forms(const AskedForms &asked, std::uint32_t place, std::optional<Target> target) {
    std::size_t all = 0, legal = 0;
    for (auto form = PtxForm::first(place); form; form = form->next()) {
        ++all;
        if (target && form->supports(asked.toolkit, asked.ptx, *target)) ++legal;
    }
    return {all, legal};
}

std::string counted_forms(std::size_t count) { return std::to_string(count) + (count == 1 ? " form" : " forms"); }

}  // namespace

void show_form(const Output &output, const AskedForms &asked, const PtxForm &form) {
    const auto k = asked.toolkit;
    std::vector<Target> targets;
    for (const auto target : smarch::targets()) {
        if (form.supports(k, asked.ptx, target)) targets.push_back(target);
    }
    const auto since = form.since(k);
    const auto base = std::find_if(targets.begin(), targets.end(), [](Target target) { return !target.suffix(); });
    Report report(written(form), "a form of " + std::string(form.family().name()));
    report.add_json("form", written(form));
    report.add_json("form_family", form.family().name());
    report.add_json("ptx_version", value_of(asked.ptx == smarch::Version() ? newest_ptx(k) : asked.ptx));
    report.add("since_ptx", "PTX version", value_of(since), since ? "from " + text_of(since) + " on" : "ptxas " + text_of(k) + " has it in none");
    report.add("lowest_base", "from", base == targets.end() ? Json() : Json(base->name()), base != targets.end() ? text_of(*base) : targets.empty() ? "no target has it" : "no base target has it: suffix a or f is needed");
    report.add("legal_on", "targets", value_of(targets));
    // The refusal of the highest target that lacks it, of those that the release reads.
    Json refused;
    const auto all = smarch::targets();
    for (std::size_t i = all.size(); i-- > 0;) {
        if (!is_read(asked, all[i])) continue;
        const auto said = refusal(asked, form, all[i]);
        if (said.empty()) continue;
        report.add_text("refused on", text_of(all[i]) + ": " + said.front());
        for (std::size_t line = 1; line < said.size(); ++line) report.add_text("", said[line]);
        refused = Json::object({{"target", all[i].name()}, {"tool_prints", said}});
        break;
    }
    report.add_json("refused", std::move(refused));
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
}

void show_form(const Output &output, const AskedForms &asked, const PtxForm &form, Target target) {
    const auto k = asked.toolkit;
    const auto verdict = form.supports_why(k, asked.ptx, target);
    const auto since = form.since_on(k, target);
    const auto said = refusal(asked, form, target);
    Report report(written(form), "on " + text_of(target));
    report.add_json("form", written(form));
    report.add_json("form_family", form.family().name());
    report.add_json("target", target.name());
    report.add_json("ptx_version", value_of(asked.ptx == smarch::Version() ? newest_ptx(k) : asked.ptx));
    report.add("verdict", "legal", value_of(verdict), text_of_verdict(output, verdict));
    report.add("since_ptx", "PTX version", value_of(since), since ? "from " + text_of(since) + " on" : "in none that ptxas " + text_of(k) + " reads");
    report.add_json("tool_prints", said);
    for (std::size_t line = 0; line < said.size(); ++line) report.add_text(line ? "" : "ptxas prints", said[line]);
    print_axes(output, Depends::on_toolkit);
    report.print(output, from_runs);
}

std::vector<std::uint32_t> families_named(const std::string &name) {
    std::vector<std::uint32_t> places;
    const auto all = smarch::ptx_families();
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        if (all[i].name() == name) places.push_back(i);
    }
    return places;
}

std::vector<std::string> families_below(const std::string &beginning) {
    std::vector<std::string> names;
    for (const auto family : smarch::ptx_families()) {
        const std::string name(family.name());
        if (name.size() > beginning.size() && name.compare(0, beginning.size(), beginning) == 0 && name[beginning.size()] == '.' && (names.empty() || names.back() != name)) names.push_back(name);
    }
    return names;
}

void show_families(const Output &output, const AskedForms &asked, const std::vector<std::uint32_t> &places, std::optional<Target> target) {
    const auto all = smarch::ptx_families();
    std::size_t forms = 0, legal = 0;
    Table table{"form_slots", {"slot", "words"}, {}};
    for (const auto place : places) {
        const auto [of_family, of_target] = count_forms(asked, place, target);
        forms += of_family;
        legal += of_target;
        for (const auto slot : all[place].slots()) {
            std::vector<std::string> words;
            for (std::size_t i = slot.is_optional() ? 1 : 0; i < slot.size(); ++i) words.emplace_back(slot.word(i).name());
            table.add({std::string(slot.name()), words_of(slot)}, Json::object({{"form_slot", slot.name()}, {"may_be_left_out", slot.is_optional()}, {"form_words", words}}));
        }
    }
    const std::string name(all[places.front()].name());
    const auto below = families_below(name);
    auto members = Json::object({{"form_family", name}, {"forms_count", forms}, {"families_below", below}});
    if (target) {
        members.add("target", target->name());
        members.add("legal_forms", legal);
    }
    if (!output.json) {
        print_axes(output, Depends::on_toolkit);
        std::printf("%s  %s%s\n\n", output.bold(name).c_str(), counted_forms(forms).c_str(), target ? (", of which " + text_of(*target) + " has " + std::to_string(legal)).c_str() : "");
    }
    print_tables(output, from_runs, {table}, std::move(members));
    if (!output.json && !below.empty()) print_text(output, "\nOther families that begin so: " + join(below));
}

namespace {

/// What is asked for by a name that is neither a form nor a family: which families, and which words of theirs.
struct Topic {
    std::string_view name;
    /// Beginnings of families; none: all.
    std::vector<std::string_view> families;
    /// Beginnings of words, of which a form must have one; none: any form.
    std::vector<std::string_view> words;
};

const std::vector<Topic> &topics() {
    static const std::vector<Topic> all{
        {"fp8", {}, {"e4m3", "e5m2", "kind::f8f6f4", "kind::mxf8f6f4"}},
        {"fp6", {}, {"e2m3", "e3m2", "kind::f8f6f4", "kind::mxf8f6f4"}},
        {"fp4", {}, {"e2m1", "kind::mxf4", "kind::f8f6f4"}},
        {"tma", {"cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp", "tensormap"}, {}},
        {"clusters", {"barrier.cluster", "mapa", "getctarank", "clusterlaunchcontrol", "%cluster", "%is_explicit_cluster", ".reqnctapercluster", ".maxclusterrank", ".explicitcluster"}, {}},
    };
    return all;
}

bool begins(std::string_view text, std::string_view beginning) { return text.substr(0, beginning.size()) == beginning; }

bool has_any(const std::vector<std::string_view> &beginnings, std::string_view text) {
    return beginnings.empty() || std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view beginning) { return begins(text, beginning); });
}

/// The topic of this name; of any word of forms the forms that have it; of a beginning of families these.
std::optional<Topic> topic_of(const std::string &name) {
    for (const auto &topic : topics()) {
        if (topic.name == name) return topic;
    }
    if (!families_below(name).empty()) return Topic{name, {name}, {}};
    for (const auto family : smarch::ptx_families()) {
        for (const auto slot : family.slots()) {
            for (std::size_t i = 0; i < slot.size(); ++i) {
                if (slot.word(i).name() == name && !slot.word(i).is_none()) return Topic{name, {}, {name}};
            }
        }
    }
    return std::nullopt;
}

/// Whether a form has one of a topic's words; a single word must be whole.
bool has_word(const Topic &topic, const PtxForm &form, std::uint32_t slots) {
    if (topic.words.empty()) return true;
    for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const auto word = form.word(slot).name();
        if (topic.words.size() == 1 ? word == topic.words.front() : has_any(topic.words, word)) return true;
    }
    return false;
}

}  // namespace

bool show_topic(const Output &output, const AskedForms &asked, const std::string &name, std::optional<Target> target) {
    const auto topic = topic_of(name);
    if (!topic) return false;
    const auto all = smarch::ptx_families();
    Table table{"topic_families", {"family", "forms", "from PTX", "targets"}, {}};
    if (target) table.heading.insert(table.heading.begin() + 2, "on " + text_of(*target));
    std::vector<Target> targets;
    for (const auto one : smarch::targets()) {
        if (is_read(asked, one)) targets.push_back(one);
    }
    std::size_t forms = 0, legal = 0;
    for (std::uint32_t place = 0; place < all.size(); ++place) {
        if (!has_any(topic->families, all[place].name())) continue;
        std::size_t of_family = 0, of_target = 0;
        std::optional<smarch::Version> since;
        std::vector<bool> has(targets.size());
        const auto slots = static_cast<std::uint32_t>(all[place].slots().size());
        for (auto form = PtxForm::first(place); form; form = form->next()) {
            if (!has_word(*topic, *form, slots)) continue;
            ++of_family;
            if (target && form->supports(asked.toolkit, asked.ptx, *target)) ++of_target;
            const auto own = form->since(asked.toolkit);
            if (own && (!since || *own < *since)) since = own;
            for (std::size_t i = 0; i < targets.size(); ++i) has[i] = has[i] || form->supports(asked.toolkit, asked.ptx, targets[i]);
        }
        if (!of_family) continue;
        std::vector<Target> having;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (has[i]) having.push_back(targets[i]);
        }
        forms += of_family;
        legal += of_target;
        std::vector<std::string> row{std::string(all[place].name()), std::to_string(of_family), since ? text_of(since) : "-", having.empty() ? "none" : ranges_of(having, targets)};
        if (target) row.insert(row.begin() + 2, std::to_string(of_target));
        auto object = Json::object({{"form_family", all[place].name()}, {"forms_count", of_family}, {"since_ptx", value_of(since)}, {"legal_on", value_of(having)}});
        if (target) object.add("legal_forms", of_target);
        table.add(std::move(row), std::move(object));
    }
    auto members = Json::object({{"form_topic", name}, {"forms_count", forms}});
    if (target) {
        members.add("target", target->name());
        members.add("legal_forms", legal);
    }
    if (!output.json) {
        print_axes(output, Depends::on_toolkit);
        std::printf("%s  %s in %zu families%s\n\n", output.bold(name).c_str(), counted_forms(forms).c_str(), table.rows.size(), target ? (", of which " + text_of(*target) + " has " + std::to_string(legal)).c_str() : "");
    }
    print_tables(output, from_runs, {table}, std::move(members));
    return true;
}

std::string fault_of(const std::string &text, const smarch::Fault &fault) {
    const auto at = std::min(fault.at.value_or(0), text.size());
    const auto end = std::min(text.find_first_of(". \t;", at), text.size());
    const auto word = "'" + text.substr(at, end - at) + "'";
    switch (fault.status) {
        case smarch::Status::ptx_instruction: {
            std::vector<std::string> names;
            for (const auto family : smarch::ptx_families()) names.emplace_back(family.name());
            const auto head = text.substr(0, text.find_first_of(" \t;"));
            return "'" + head + "' is no instruction of PTX" + did_you_mean(nearest(head.substr(0, head.find('.', 1)), names));
        }
        case smarch::Status::ptx_modifier: return "at byte " + std::to_string(at) + ": " + word + " is no modifier of this instruction, or not at this place";
        case smarch::Status::ptx_modifier_missing: return "at byte " + std::to_string(at) + ": a modifier is missing";
        case smarch::Status::ptx_operands: return "the form exists, but not with so many operands";
        default: return "these modifiers do not go together on any target";
    }
}

}  // namespace inspector
