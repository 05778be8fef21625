// `smarch features FAMILY [TARGET]` and the like: some forms, how many there are, since when, on which targets.
#include "forms.hpp"

#include <algorithm>
#include <set>

#include "cicc/words.hpp"
#include "commands.hpp"
#include "toolkits.hpp"

namespace inspector {
namespace {

using smarch::PtxForm;
using smarch::Target;

/// Of so many forms at most each is shown.
constexpr std::size_t most_listed = 64;

/// Forms, counted one by one.
class Count {
public:
    Count(const Asked &asked, std::optional<Target> target) : asked_(asked), target_(target) {
        for (const auto one : smarch::targets()) {
            if (asked.reads(one)) all_.push_back(one);
        }
        has_.resize(all_.size());
    }

    void add(const PtxForm &form) {
        ++forms;
        of_target += target_ && form.supports(asked_.toolkit, asked_.given_ptx, *target_);
        // A target is asked as long as it has none of the forms, and the newest until one has this.
        bool is_any = false;
        for (auto i = all_.size(); i-- > 0;) {
            if (is_any && has_[i]) continue;
            const bool is_legal = form.supports(asked_.toolkit, asked_.given_ptx, all_[i]);
            is_any = is_any || is_legal;
            has_[i] = has_[i] || is_legal;
        }
        of_release += is_any;
        const auto since_form = form.since(asked_.toolkit);
        if (since_form && (!since || *since_form < *since)) since = since_form;
        const auto toolkits = since ? std::vector<smarch::Toolkit>() : all_toolkits();
        others_.resize(std::max(others_.size(), toolkits.size()));
        for (std::size_t i = 0; i < toolkits.size(); ++i) others_[i] = others_[i] || form.since(toolkits[i]);
    }

    /// The forms that another has counted.
    void add(const Count &other) {
        forms += other.forms;
        of_release += other.of_release;
        of_target += other.of_target;
        if (other.since && (!since || *other.since < *since)) since = other.since;
        for (std::size_t i = 0; i < has_.size(); ++i) has_[i] = has_[i] || other.has_[i];
        others_.resize(std::max(others_.size(), other.others_.size()));
        for (std::size_t i = 0; i < other.others_.size(); ++i) others_[i] = others_[i] || other.others_[i];
    }

    std::vector<Target> targets() const {
        std::vector<Target> having;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            if (has_[i]) having.push_back(all_[i]);
        }
        return having;
    }

    std::string text_of_since() const { return since ? text_of(since) : "-"; }

    std::string text_of_targets() const {
        const auto having = targets();
        if (!having.empty()) return ranges_of(having, all_);
        if (since) return "none in PTX " + text_of(std::optional(asked_.ptx()));
        std::vector<smarch::Toolkit> others;
        for (std::size_t i = 0; i < others_.size(); ++i) {
            if (others_[i]) others.push_back(all_toolkits()[i]);
        }
        return "none, but with toolkit " + text_of(others);
    }

    Json json(Json object) const {
        object.add("forms_count", forms).add("release_forms", of_release);
        if (target_) object.add("legal_forms", of_target);
        object.add("since_ptx", value_of(since)).add("legal_on", value_of(targets()));
        return object;
    }

    std::size_t forms = 0, of_release = 0, of_target = 0;
    /// The lowest .version of any.
    std::optional<smarch::Version> since;

private:
    Asked asked_;
    std::optional<Target> target_;
    std::vector<Target> all_;
    std::vector<bool> has_;
    /// While the release has none of them: which of all_toolkits() have.
    std::vector<bool> others_;
};

/// Calls it with each form of a family that a query takes.
template <typename Take>
void each(const FormQuery &query, std::uint32_t family, const Take &take) {
    for (auto form = PtxForm::first(family); form; form = form->next()) {
        if (query.takes(*form)) take(*form);
    }
}

/// "30 forms, of which toolkit 13.0 has 28 and sm_80 has 5".
std::string text_of_count(const Asked &asked, const Count &count, std::size_t families, std::optional<Target> target) {
    auto text = std::to_string(count.forms) + (count.forms == 1 ? " form" : " forms");
    if (families > 1) text += " in " + std::to_string(families) + " families";
    const auto number = [](std::size_t some) { return some ? std::to_string(some) : std::string("none"); };
    std::vector<std::string> parts;
    if (!asked.in_ptx().empty()) parts.push_back("PTX " + text_of(std::optional(asked.ptx())) + " has " + number(count.of_release));
    else if (count.of_release != count.forms) parts.push_back("toolkit " + text_of(asked.toolkit) + " has " + number(count.of_release));
    if (target) parts.push_back(text_of(*target) + " has " + number(count.of_target));
    return text + (parts.empty() ? "" : ", of which " + join(parts, " and "));
}

/// The slots of a family with the words that the forms have there.
Table slots_of(const FormQuery &query, std::uint32_t family) {
    const auto slots = smarch::ptx_families()[family].slots();
    std::vector<std::set<std::uint16_t>> words(slots.size());
    each(query, family, [&](const PtxForm &form) {
        for (std::uint32_t slot = 0; slot < words.size(); ++slot) words[slot].insert(form.word(slot).place());
    });
    Table table{"form_slots", {"slot", "words"}, {}};
    for (std::uint32_t place = 0; place < words.size(); ++place) {
        std::vector<std::string> shown, names;
        for (std::size_t i = 0; i < slots[place].size(); ++i) {
            const auto word = slots[place].word(i);
            if (!words[place].count(word.place())) continue;
            shown.emplace_back(word.is_none() ? "(none)" : word.name());
            if (!word.is_none()) names.emplace_back(word.name());
        }
        if (names.empty()) continue;
        table.add({std::string(slots[place].name()), join(shown, " ")}, Json::object({{"form_slot", slots[place].name()}, {"may_be_left_out", shown.size() != names.size()}, {"form_words", names}}));
    }
    return table;
}

/// A row for each form.
Table list_of(const Asked &asked, const FormQuery &query, std::optional<Target> target) {
    Table table{"listed_forms", {"form", "from PTX", "targets"}, {}};
    if (target) table.heading.insert(table.heading.begin() + 1, text_of(*target));
    for (const auto family : query.families) {
        each(query, family, [&](const PtxForm &form) {
            Count one(asked, target);
            one.add(form);
            std::vector<std::string> row{written(form), one.text_of_since(), one.text_of_targets()};
            auto object = Json::object({{"form", written(form)}, {"since_ptx", value_of(one.since)}, {"legal_on", value_of(one.targets())}});
            if (target) {
                row.insert(row.begin() + 1, one.of_target ? "yes" : "no");
                object.add("verdict", value_of(form.supports_why(asked.toolkit, asked.given_ptx, *target)));
            }
            table.add(std::move(row), std::move(object));
        });
    }
    return table;
}

/// A row for each name of families.
Table families_of(const Asked &asked, const FormQuery &query, std::optional<Target> target, Count &all) {
    Table table{"topic_families", {"family", "forms", asked.in_ptx().empty() ? "in " + text_of(asked.toolkit) : "in PTX " + text_of(std::optional(asked.ptx())), "from PTX", "targets"}, {}};
    if (target) table.heading.insert(table.heading.begin() + 3, text_of(*target));
    for (std::size_t i = 0; i < query.families.size();) {
        const std::string name(smarch::ptx_families()[query.families[i]].name());
        Count count(asked, target);
        for (; i < query.families.size() && smarch::ptx_families()[query.families[i]].name() == name; ++i) {
            each(query, query.families[i], [&](const PtxForm &form) { count.add(form); });
        }
        if (count.forms == 0) continue;
        all.add(count);
        std::vector<std::string> row{name, std::to_string(count.forms), std::to_string(count.of_release), count.text_of_since(), count.text_of_targets()};
        if (target) row.insert(row.begin() + 3, std::to_string(count.of_target));
        table.add(std::move(row), count.json(Json::object({{"form_family", name}})));
    }
    return table;
}

/// The names of families that begin with this one and a dot.
std::vector<std::string> families_below(const std::string &beginning) {
    std::vector<std::string> names;
    for (const auto family : smarch::ptx_families()) {
        const std::string name(family.name());
        if (name.size() > beginning.size() && name.compare(0, beginning.size() + 1, beginning + '.') == 0 && (names.empty() || names.back() != name)) names.push_back(name);
    }
    return names;
}

}  // namespace

smarch::Version Asked::ptx() const { return given_ptx == smarch::Version() ? newest_ptx(toolkit) : given_ptx; }
bool Asked::reads(Target target) const { return ptx_version_suffices(toolkit, ptx(), target); }
std::string Asked::in_ptx() const { return given_ptx == smarch::Version() ? "" : " in PTX " + text_of(std::optional(given_ptx)); }

std::string written(const PtxForm &form) {
    std::string text;
    return form.write(text) ? text : std::string();
}

Forms forms_of(const Asked &asked, const FormQuery &query, std::optional<Target> target) {
    Count all(asked, target);
    auto families = families_of(asked, query, target, all);
    const bool is_one = families.rows.size() == 1;
    const auto name = is_one ? families.rows.front().front() : query.title;
    Forms forms;
    // What one family continues is that family.
    forms.report = Report(name.compare(0, query.title.size(), query.title) == 0 ? name : query.title, text_of_count(asked, all, families.rows.size(), target));
    forms.report.add_text("PTX version", all.since ? "from " + text_of(all.since) + " on" : "in none that ptxas " + text_of(asked.toolkit) + " reads");
    forms.report.add_text("targets", all.text_of_targets());
    forms.json = Json::object({{is_one ? "form_family" : "form_topic", name}, {"ptx_version", value_of(asked.ptx())}});
    if (target) forms.json.add("target", target->name());
    forms.json = all.json(std::move(forms.json));
    if (!is_one) {
        forms.json.add(families.key, families.objects);
        forms.tables.push_back(std::move(families));
        return forms;
    }
    auto slots = Json::array();
    for (const auto family : query.families) {
        forms.tables.push_back(slots_of(query, family));
        for (const auto &slot : std::get<Json::Array>(forms.tables.back().objects.value())) slots.push(slot);
    }
    auto list = all.forms > most_listed ? Table{"listed_forms", {}, {}} : list_of(asked, query, target);
    if (query.title == name) forms.below = families_below(name);
    forms.json.add("form_slots", std::move(slots)).add(list.key, list.objects).add("families_below", forms.below);
    forms.tables.push_back(std::move(list));
    return forms;
}

void Forms::print(const Output &output) const {
    if (output.json) return print_json(output, from_runs, json);
    report.print(output);
    for (const auto &table : tables) {
        if (table.rows.empty()) continue;
        std::printf("\n");
        print_table(output, table.heading, table.rows);
    }
    if (!below.empty()) print_text(output, "\nOther families that begin so: " + join(below));
}

void show_forms(const Output &output, const Asked &asked, const FormQuery &query, std::optional<Target> target) {
    const auto forms = forms_of(asked, query, target);
    print_axes(output, Depends::on_toolkit);
    forms.print(output);
}

}  // namespace inspector
