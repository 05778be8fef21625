// What a text may mean to `smarch features` besides a target: a family of forms, a topic, words of forms.
#include <algorithm>
#include <cctype>
#include <map>
#include <memory>

#include "forms.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

using smarch::PtxForm;

/// A name for families that belong together, or for forms with some words.
struct Topic {
    std::string_view name;
    /// Beginnings of names of families; none: all.
    std::vector<std::string_view> families;
    /// Beginnings of words, of which a form has one; none: any form.
    std::vector<std::string_view> words;
};

const std::vector<Topic> &topics() {
    static const std::vector<Topic> all{
        {"fp8", {}, {"e4m3", "e5m2", "kind::f8f6f4", "kind::mxf8f6f4"}},
        {"fp6", {}, {"e2m3", "e3m2", "kind::f8f6f4", "kind::mxf8f6f4"}},
        {"fp4", {}, {"e2m1", "kind::mxf4", "kind::f8f6f4", "kind::mxf8f6f4"}},
        {"tma", {"cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp", "tensormap"}, {}},
        {"clusters", {"barrier.cluster", "mapa", "getctarank", "clusterlaunchcontrol", "%cluster", "%nclusterid", "%is_explicit_cluster", ".reqnctapercluster", ".maxclusterrank", ".explicitcluster", ".blocksareclusters"}, {}},
        {"tensor_cores", {"mma", "wmma", "wgmma", "tcgen05"}, {}},
        {"registers", {"%", "WARP_SZ"}, {}},
        {"directives", {"."}, {}},
        {"families", {}, {}},
    };
    return all;
}

bool begins(std::string_view text, std::string_view beginning) { return text.substr(0, beginning.size()) == beginning; }

bool begins_with_any(std::string_view text, const std::vector<std::string_view> &beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view beginning) { return begins(text, beginning); });
}

/// Whether a name is this one or continues it after a dot.
bool continues(std::string_view name, std::string_view beginning) {
    return begins(name, beginning) && (name.size() == beginning.size() || name[beginning.size()] == '.');
}

std::vector<std::string> parts_of(const std::string &text) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const auto end = std::min(text.find('.', at), text.size());
        if (end > at) parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

std::string in_small_letters(std::string text) {
    for (char &c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

/// The parts of names and the words with capitals, by what they are in small letters.
const std::map<std::string, std::string> &capitals() {
    static const auto all = [] {
        std::map<std::string, std::string> parts;
        const auto add = [&](const std::string &part) {
            if (in_small_letters(part) != part) parts.emplace(in_small_letters(part), part);
        };
        for (const auto family : smarch::ptx_families()) {
            for (const auto &part : parts_of(std::string(family.name()))) add(part);
            for (const auto slot : family.slots()) {
                for (std::size_t i = 0; i < slot.size(); ++i) add(std::string(slot.word(i).name()));
            }
        }
        return parts;
    }();
    return all;
}

/// As PTX writes it, in capitals what it writes in capitals; operands stay.
std::string as_ptx_writes(const std::string &text) {
    const auto head = std::min(text.find_first_of(" \t;"), text.size());
    std::string out;
    for (std::size_t at = 0; at < head;) {
        const auto end = std::min(text.find('.', at), head);
        const auto part = in_small_letters(text.substr(at, end - at));
        const auto found = capitals().find(part);
        out += (found == capitals().end() ? part : found->second) + (end < head ? "." : "");
        at = end + 1;
    }
    return out + text.substr(head);
}

/// Which forms have all of some words, each as often as it is asked for. Nothing: no form of the families has.
std::optional<FormQuery> forms_with(const std::string &title, const std::vector<std::uint32_t> &families, const std::vector<std::string> &words) {
    // By the place of the family: the places of the words and how many of each.
    auto wanted = std::make_shared<std::map<std::uint32_t, std::map<std::uint16_t, std::size_t>>>();
    FormQuery query{title, {}, [wanted](const PtxForm &form) {
                        const auto slots = static_cast<std::uint32_t>(form.family().slots().size());
                        for (const auto &[word, times] : wanted->at(form.family_place())) {
                            std::size_t found = 0;
                            for (std::uint32_t slot = 0; slot < slots; ++slot) found += form.word(slot).place() == word;
                            if (found < times) return false;
                        }
                        return true;
                    }};
    for (const auto place : families) {
        std::map<std::string_view, std::uint16_t> known;
        for (const auto slot : smarch::ptx_families()[place].slots()) {
            for (std::size_t i = 0; i < slot.size(); ++i) known.emplace(slot.word(i).name(), slot.word(i).place());
        }
        std::map<std::uint16_t, std::size_t> places;
        const bool has_all = std::all_of(words.begin(), words.end(), [&](const std::string &word) {
            const auto found = known.find(word);
            if (found != known.end()) ++places[found->second];
            return found != known.end() && found->second != 0;
        });
        if (!has_all) continue;
        (*wanted)[place] = std::move(places);
        for (auto form = PtxForm::first(place); form; form = form->next()) {
            if (!query.takes(*form)) continue;
            query.families.push_back(place);
            break;
        }
    }
    return query.families.empty() ? std::nullopt : std::optional(std::move(query));
}

FormQuery forms_of_topic(const Topic &topic) {
    FormQuery query{std::string(topic.name), {}, [words = topic.words](const PtxForm &form) {
                        const auto slots = words.empty() ? 0 : static_cast<std::uint32_t>(form.family().slots().size());
                        for (std::uint32_t slot = 0; slot < slots; ++slot) {
                            if (begins_with_any(form.word(slot).name(), words)) return true;
                        }
                        return words.empty();
                    }};
    const auto all = smarch::ptx_families();
    for (std::uint32_t place = 0; place < all.size(); ++place) {
        if (topic.families.empty() || begins_with_any(all[place].name(), topic.families)) query.families.push_back(place);
    }
    return query;
}

/// The beginning of a statement up to its operands.
std::string head_of(const std::string &text) {
    const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
    return text.substr(begin, std::min(text.find_first_of(" \t;", begin), text.size()) - begin);
}

/// The families whose names are the longest beginning of a text, or continue it.
std::pair<std::string, std::vector<std::uint32_t>> families_at_the_head(const std::string &text) {
    const auto all = smarch::ptx_families();
    for (auto end = text.size(); end != std::string::npos && end > 0; end = text.rfind('.', end - 1)) {
        std::vector<std::uint32_t> places;
        for (std::uint32_t place = 0; place < all.size(); ++place) {
            if (continues(all[place].name(), std::string_view(text).substr(0, end))) places.push_back(place);
        }
        if (!places.empty()) return {text.substr(0, end), places};
    }
    return {};
}

std::vector<std::uint32_t> all_families() {
    std::vector<std::uint32_t> places(smarch::ptx_families().size());
    for (std::uint32_t place = 0; place < places.size(); ++place) places[place] = place;
    return places;
}

}  // namespace

std::vector<std::string> spellings(const std::string &text) {
    std::vector<std::string> all{text};
    // A predicate: "@!%p0 mma...".
    auto plain = text;
    const auto guard = text.find_first_of(" \t");
    if (!text.empty() && text[0] == '@' && guard != std::string::npos) plain = text.substr(std::min(text.find_first_not_of(" \t", guard), text.size()));
    plain = as_ptx_writes(plain);
    const auto head = head_of(plain);
    auto dotted = head;
    std::replace(dotted.begin(), dotted.end(), '_', '.');
    for (const auto &other : {plain, "%" + head, "." + head, dotted}) {
        if (std::find(all.begin(), all.end(), other) == all.end()) all.push_back(other);
    }
    return all;
}

std::optional<FormQuery> family_named(const std::string &name) {
    const auto all = smarch::ptx_families();
    FormQuery query{name, {}, [](const PtxForm &) { return true; }};
    for (std::uint32_t place = 0; place < all.size(); ++place) {
        if (all[place].name() == name) query.families.push_back(place);
    }
    return query.families.empty() ? std::nullopt : std::optional(std::move(query));
}

std::optional<FormQuery> forms_named(const std::string &name) {
    for (const auto &topic : topics()) {
        if (topic.name == name) return forms_of_topic(topic);
    }
    const auto text = head_of(name);
    const auto [head, families] = families_at_the_head(text);
    const auto words = parts_of(text.substr(head.size()));
    if (families.empty() && words.empty()) return std::nullopt;
    const auto title = words.empty() ? head : head.empty() ? join(words, ".") : head + " with " + join(words, ", ");
    return forms_with(title, families.empty() ? all_families() : families, words);
}

std::vector<std::string> names_of_forms() {
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    };
    for (const auto &topic : topics()) add(std::string(topic.name));
    for (const auto family : smarch::ptx_families()) {
        const std::string name(family.name());
        add(name.substr(0, name.find('.', 1)));
    }
    for (const auto family : smarch::ptx_families()) add(std::string(family.name()));
    return names;
}

std::string fault_of(const std::string &text, const smarch::Fault &fault) {
    const auto at = std::min(fault.at.value_or(0), text.size());
    const auto word = text.substr(at, std::min(text.find_first_of(". \t;", at), text.size()) - at);
    const auto place = "at byte " + std::to_string(at) + ": ";
    switch (fault.status) {
        case smarch::Status::ptx_instruction: return "'" + head_of(text) + "' is no instruction of PTX" + did_you_mean(head_of(text), names_of_forms());
        case smarch::Status::ptx_modifier: {
            std::vector<std::string> words;
            for (const auto family : families_at_the_head(head_of(text)).second) {
                for (const auto slot : smarch::ptx_families()[family].slots()) {
                    for (std::size_t i = 0; i < slot.size(); ++i) {
                        const std::string known(slot.word(i).name());
                        if (!slot.word(i).is_none() && std::find(words.begin(), words.end(), known) == words.end()) words.push_back(known);
                    }
                }
            }
            // The word itself is one where only its place is wrong.
            const bool is_known = std::find(words.begin(), words.end(), word) != words.end();
            return place + "'" + word + "' is no modifier of this instruction, or not at this place" + (is_known ? "" : did_you_mean(word, words));
        }
        case smarch::Status::ptx_modifier_missing: return place + "a modifier is missing";
        case smarch::Status::ptx_operands: return "the form exists, but not with so many operands";
        default: return "these modifiers do not go together on any target";
    }
}

}  // namespace inspector
