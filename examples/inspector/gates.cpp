// `smarch gates TARGET... [--gnu 13.3] [--std c++20] [--virtual] [--set NAME=V]`: which flags cicc's configurators set, what its
// front end refuses, which intrinsics are not there yet. Of several targets: in what they differ.
#include <smarch/documented.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>

#include "commands.hpp"
#include "generated/codes.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

constexpr const char *usage = "smarch gates sm_89 --gnu 13.3 --std c++20";

template <typename Number>
std::optional<Number> number_of(const std::string &text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// What --gnu_version is given for a version of GCC: 130300 for 13.3, 13.3.0.
std::optional<std::uint32_t> gnu_number_of(const std::string &text) {
    std::uint32_t parts[3] = {};
    std::size_t count = 0;
    for (std::size_t at = 0; at <= text.size(); ++count) {
        const auto end = std::min(text.find('.', at), text.size());
        const auto part = number_of<std::uint32_t>(text.substr(at, end - at));
        if (!part || count == std::size(parts)) return std::nullopt;
        parts[count] = *part;
        at = end + 1;
    }
    const auto number = smarch::documented::cicc::encode_gcc(parts[0], parts[1], parts[2]);
    return number ? std::optional<std::uint32_t>(*number) : std::nullopt;
}

namespace cicc = smarch::documented::cicc;
using smarch::CiccCondition, smarch::CiccFlag, smarch::CiccGuard, smarch::CiccOrigin;

struct Condition {
    const char *name;
    CiccCondition condition;
};

/// Conditions that the documents name and do not state.
constexpr Condition conditions[] = {
    {"maxwell-gate", CiccCondition::maxwell_gate}, {"sm35-gate", CiccCondition::sm35_gate},         {"cuda-cxx-gate", CiccCondition::cuda_cxx_gate},
    {"cxx-check", CiccCondition::cxx_check},       {"dword_4D048B4", CiccCondition::dword_4d048b4},
};

std::vector<std::string> condition_names() {
    std::vector<std::string> names;
    for (const auto &condition : conditions) names.push_back(condition.name);
    return names;
}

/// What --set takes: flags and conditions.
std::vector<std::string> settable_names() {
    auto names = condition_names();
    for (const auto flag : cicc::flags()) names.emplace_back(flag.name());
    return names;
}

/// What the user sets: conditions, the last value given counts, and flags with the bytes that keep them.
struct Settings {
    std::vector<std::pair<CiccCondition, bool>> conditions;
    std::vector<std::pair<CiccFlag, bool>> flags;
    std::vector<CiccGuard> overridden;
};

/// One NAME=V of the user's; an exit status when it is wrong.
int set(Settings &settings, const std::string &text) {
    const auto equals = text.find('=');
    const auto value = equals == std::string::npos ? std::nullopt : number_of<unsigned>(text.substr(equals + 1));
    if (!value || *value > 1) return fail("'" + text + "': --set takes NAME=0 or NAME=1");
    const auto name = text.substr(0, equals);
    for (const auto &[spelling, condition] : conditions) {
        if (name != spelling) continue;
        settings.conditions.emplace_back(condition, *value != 0);
        return 0;
    }
    const auto flag = cicc::flag_parse(name);
    if (!flag) {
        return fail("'" + name + "': no flag has this name, and no condition; flags are named as unk_4D04314 is, conditions are " + join(condition_names()) + did_you_mean(name, settable_names()));
    }
    const auto row = cicc::flags()[static_cast<std::size_t>(*flag) - 1];
    if (!row.guard()) return fail(std::string(row.name()) + " has no override byte: nothing keeps the configurators from setting it");
    settings.overridden.push_back(*row.guard());
    settings.flags.emplace_back(*flag, *value != 0);
    return 0;
}

/// What the flags hold in the end.
std::optional<cicc::Configuration> configure(cicc::Inputs inputs, const Settings &settings) {
    std::vector<CiccCondition> known, holding;
    for (const auto &[condition, holds] : settings.conditions) {
        known.push_back(condition);
        holding.erase(std::remove(holding.begin(), holding.end(), condition), holding.end());
        if (holds) holding.push_back(condition);
    }
    inputs.known = known;
    inputs.holding = holding;
    inputs.overridden = settings.overridden;
    // A set of flags of C++ is written in braces; these are the user's.
    auto in = inputs.c();
    for (const auto &[flag, is_set] : settings.flags) {
        const auto bit = static_cast<std::uint32_t>(flag);
        in.before[bit / 32] = (in.before[bit / 32] & ~(1u << bit % 32)) | std::uint32_t{is_set} << bit % 32;
    }
    cicc::Configuration configuration;
    return smarch_documented_cicc_configure(&in, &configuration.c()) == SMARCH_OK ? std::optional(configuration) : std::nullopt;
}

const char *origin_code(CiccOrigin origin) {
    switch (origin) {
        case CiccOrigin::before: return "before";
        case CiccOrigin::command_line: return "command_line";
        case CiccOrigin::optimization: return "optimization";
        case CiccOrigin::rule: return "rule";
    }
    return unknown;
}

/// What a rule does behind the flag's name: "= 1 when number > 79999".
std::string assignment_of(const cicc::Setting &setting) {
    std::string text;
    return cicc::rule_write(setting.c().rule, text) ? text.substr(text.find("= ")) : std::string();
}

void add_row(Table &table, const cicc::FlagInfo &flag, const cicc::Setting &setting) {
    const auto rule = setting.rule();
    const bool by_option = setting.origin() == CiccOrigin::command_line;
    const auto stage = rule && rule->stage() ? std::optional(cicc::stages()[static_cast<std::size_t>(*rule->stage()) - 1].name()) : std::nullopt;
    const auto guard = by_option && flag.guard() ? std::optional(smarch::name(*flag.guard())) : std::nullopt;
    const auto meaning = !rule ? std::nullopt : flag.meaning() ? flag.meaning() : rule->note();
    const auto assignment = rule ? std::optional(assignment_of(setting)) : std::nullopt;
    const auto value = setting.value();
    table.add({std::string(flag.name()), value ? *value ? "1" : "0" : "unknown", stage ? std::string(*stage) : by_option ? "CLI parser" : "-",
               assignment ? *assignment : guard ? "kept: " + std::string(*guard) + " is set" : "stored by no rule", std::string(meaning.value_or("-"))},
              Json::object({{"flag", flag.name()}, {"flag_value", value ? Json(*value ? 1 : 0) : Json(unknown)}, {"origin", origin_code(setting.origin())},
                            {"stage", value_of(stage)}, {"guard", value_of(guard)}, {"rule", or_null(assignment)}, {"meaning", value_of(meaning)}}));
}

Table flags_of(const cicc::Configuration &configuration) {
    Table table{"flags", {"flag", "value", "stage", "rule", "meaning"}, {}};
    for (const auto flag : cicc::flags()) add_row(table, flag, *configuration[flag.flag()]);
    return table;
}

Table effects_of(std::uint32_t sm) {
    Table table{"front_end", {"front end, as documented", "comparison"}, {}};
    for (const auto row : cicc::gate_locations()) {
        if (sm < row.lowest() || sm > row.highest()) continue;
        const auto bound = row.lowest() ? std::to_string(row.lowest()) + " to " + std::to_string(row.highest()) : "<= " + std::to_string(row.highest());
        char place[48];
        std::snprintf(place, sizeof place, row.line() ? "%s in sub_%X, line %u" : "%s in sub_%X", bound.c_str(), row.function(), row.line().value_or(0));
        table.add({std::string(row.text()), place}, Json::object({{"gate_effect", code_of(row.effect())}, {"text", row.text()}, {"lowest_sm", row.lowest()},
                                                                  {"highest_sm", row.highest()}, {"address", row.function()}, {"line", or_unknown(row.line())}}));
    }
    return table;
}

/// How the table has a verdict on a construct.
const char *word_of(smarch::Verdict verdict) {
    switch (verdict) {
        case smarch::Verdict::yes: return "yes";
        case smarch::Verdict::no_cicc_architecture: return "later";
        case smarch::Verdict::no_cicc_front_end: return "otherwise";
        default: return "nowhere";
    }
}

/// The settings under which a construct compiles for a target: "c++03 to c++17 from 80000".
std::pair<std::string, Json> settings_for(smarch::Toolkit k, smarch::Target target, smarch::CiccConstruct construct) {
    std::vector<std::string> words;
    auto list = Json::array();
    for (const auto &row : smarch::cicc_construct_cases()) {
        if (row.construct() != construct || !cicc_compiles(k, target, construct, {row.gnu_first(), row.first_standard()})) continue;
        if (static_cast<std::uint32_t>(k) < static_cast<std::uint32_t>(row.oldest()) || static_cast<std::uint32_t>(k) > static_cast<std::uint32_t>(row.newest())) continue;
        const std::string first(name(row.first_standard())), last(name(row.last_standard()));
        std::string text = first == last ? first : first + " to " + last;
        if (row.gnu_first() != SMARCH_CICC_GNU_VERSION_MIN) text += " from " + std::to_string(row.gnu_first());
        if (row.gnu_last() != SMARCH_CICC_GNU_VERSION_MAX) text += " up to " + std::to_string(row.gnu_last());
        words.push_back(text);
        list.push(Json::object({{"first_standard", first}, {"last_standard", last}, {"gnu_version_first", row.gnu_first()}, {"gnu_version_last", row.gnu_last()}}));
    }
    return {words.empty() ? "-" : join(words), list};
}

/// What is refused or warned of, a line for each thing said.
Table constructs_of(smarch::Toolkit k, smarch::Target target, const smarch::CiccFrontEnd &front_end) {
    Table table{"constructs", {"construct, as run", "compiles", "with", "cicc says"}, {}};
    for (const auto row : smarch::cicc_constructs()) {
        std::vector<smarch::CiccDiagnostic> said;
        const auto verdict = cicc_compiles_why(k, target, row.construct(), front_end);
        const bool has_no_number = verdict == smarch::Verdict::no_cicc_gnu_version;
        if (!cicc_construct_diagnostics(k, target, row.construct(), front_end, said) || (said.empty() && !has_no_number)) continue;
        const auto [with, settings] = verdict == smarch::Verdict::no_cicc_front_end ? settings_for(k, target, row.construct()) : std::pair<std::string, Json>("-", Json::array());
        auto prints = Json::array();
        for (const auto diagnostic : said) {
            std::string text;
            if (!cicc_diagnostic_write(diagnostic, text)) continue;
            table.rows.push_back({std::string(row.text()), word_of(verdict), with, text});
            prints.push(text);
        }
        table.objects.push(Json::object({{"construct", code_of(row.construct())}, {"text", row.text()}, {"verdict", value_of(verdict)}, {"tool_prints", prints}, {"compiles_with", settings}}));
        if (has_no_number && table.rows.empty()) table.rows.push_back({"all", word_of(verdict), "-", std::string(smarch::message(verdict))});
    }
    return table;
}

Table intrinsics_of(std::uint32_t sm) {
    Table table{"intrinsics", {"intrinsic", "refused with"}, {}};
    const auto add = [&](const std::string &text, std::string_view name, smarch::Span<const std::uint32_t> builtins, std::string_view refusal) {
        if (refusal.empty()) return;
        const std::string line(refusal);
        table.add({text, line}, Json::object({{"name", name}, {"builtins", Json::Array(builtins.begin(), builtins.end())}, {"tool_prints", std::vector<std::string>{line}}}));
    };
    for (const auto branch : cicc::branches()) add(std::string(branch.name()), branch.name(), branch.builtins(), cicc::branch_refusal(branch.builtins()[0], sm));
    for (const auto row : cicc::hopper_intrinsics()) {
        for (auto builtin = row.first(); builtin <= row.last(); ++builtin) {
            add("builtin " + std::to_string(builtin) + ", " + std::string(row.description()), row.description(), {&builtin, 1}, cicc::hopper_refusal(builtin, sm * 10));
        }
    }
    return table;
}

/// The answers for one target: what they are for, the tables, and what JSON has beside them.
struct Answered {
    Table read{"inputs", {}, {}};
    std::vector<Table> answers;
    Json members;
};

/// Answers for a target; an exit status when an option is wrong.
int answer_for(const Output &output, const Arguments &arguments, const std::optional<smarch::Name> &name, Answered &answered) {
    const bool is_virtual = arguments.option("--virtual") != nullptr;
    std::optional<std::uint32_t> number;
    auto standard = smarch::CiccStandard::cxx17;
    Settings settings;
    for (const auto &[option, value] : arguments.options()) {
        if (option == "--set") {
            if (const int status = set(settings, value)) return status;
        } else if (option == "--number" && !(number = number_of<std::uint32_t>(value))) {
            return fail("'" + value + "': --number takes what qword_4F077A8 is to hold, 120300");
        } else if (option == "--gnu" && !(number = gnu_number_of(value))) {
            return fail("'" + value + "': --gnu takes a version of GCC, 13.3");
        } else if (option == "--std") {
            const auto found = smarch::cicc_standard(value);
            if (!found) return fail("'" + value + "': --std takes c++03, c++11, c++14, c++17, c++20 or c++23");
            standard = *found;
        }
    }

    const auto k = output.axes.toolkit;
    const auto target = name->target();
    const auto sm = target.number();
    const auto encoded = cicc::encode_sm(target);
    if (!encoded) return fail("no target");
    cicc::Inputs inputs;
    inputs.number = number.value_or(*encoded);
    if (is_virtual) inputs.effective = *encoded;
    inputs.variant = target.suffix().has_value();
    inputs.standard = standard;
    if (arguments.option("--no-cuda") != nullptr) inputs.cuda = false;
    smarch::CiccFrontEnd front_end;
    // Without a number the configurators are given the target's, as documented.
    front_end.gnu_version = number.value_or(SMARCH_CICC_GNU_VERSION_DEFAULT);
    front_end.standard = standard;
    const auto configuration = configure(inputs, settings);
    if (!configuration) return fail("no configuration");

    const auto taken = smarch::answer(accepts_why(k, smarch::Tool::cicc, target));
    const bool is_taken = taken == smarch::Answer::yes, is_run = smarch::answer(cicc_compiles_why(k, target, smarch::CiccConstruct::va_opt)) != smarch::Answer::unknown;
    Table read{"inputs", {"target", "qword_4F077A8", "effective", "unk_4D045E8", "--gnu_version", "standard", "cicc -arch"}, {}};
    read.rows = {{text_of(target), std::to_string(inputs.number), is_virtual ? std::to_string(*encoded) : "-", std::to_string(sm), std::to_string(front_end.gnu_version),
                  std::string(smarch::name(standard)), is_taken ? "takes it" : taken == smarch::Answer::no ? "does not take it" : "unknown: not run"}};
    std::vector<Table> answers = {flags_of(*configuration), effects_of(sm), constructs_of(k, target, front_end), intrinsics_of(sm)};
    if (!is_run) {
        answers[2].objects = unknown;
        answers[2].rows = {{"unknown: cicc of toolkit " + text_of(k) + " was not run", "-", "-", "-"}};
    }
    answered = {std::move(read), std::move(answers), Json::object({{"target", target.name()}, {"accepted_by_cicc", or_unknown(taken != smarch::Answer::unknown, is_taken)}, {"inputs", Json::object({{"qword_4F077A8", inputs.number}, {"effective", or_null(inputs.effective)}, {"unk_4D045E8", sm}, {"gnu_version", front_end.gnu_version}, {"standard", smarch::name(standard)}})}})};
    return 0;
}

/// The rows of each target under what they begin with, in the order in which they are met: what some target lacks has no rows there.
using RowsBySubject = std::vector<std::pair<std::string, std::vector<std::vector<std::vector<std::string>>>>>;

RowsBySubject by_subject(const std::vector<Answered> &all, std::size_t table, std::size_t columns) {
    RowsBySubject subjects;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto &row : all[i].answers[table].rows) {
            std::string subject;
            for (std::size_t column = 0; column < columns; ++column) subject += (column ? ", " : "") + row[column];
            auto at = std::find_if(subjects.begin(), subjects.end(), [&](const auto &it) { return it.first == subject; });
            if (at == subjects.end()) at = subjects.insert(at, {subject, std::vector<std::vector<std::vector<std::string>>>(all.size())});
            at->second[i].push_back(row);
        }
    }
    return subjects;
}

/// Subjects whose rows are not the same for every target.
RowsBySubject differing(RowsBySubject subjects) {
    const auto is_same = [](const auto &it) { return std::all_of(it.second.begin(), it.second.end(), [&](const auto &rows) { return rows == it.second.front(); }); };
    subjects.erase(std::remove_if(subjects.begin(), subjects.end(), is_same), subjects.end());
    return subjects;
}

std::vector<std::string> heading_of(const std::string &first, const std::vector<std::string> &targets, const std::vector<std::string> &last) {
    std::vector<std::string> heading{first};
    heading.insert(heading.end(), targets.begin(), targets.end());
    heading.insert(heading.end(), last.begin(), last.end());
    return heading;
}

/// The rows of the first target that has some.
const std::vector<std::vector<std::string>> &first_rows(const std::vector<std::vector<std::vector<std::string>>> &rows) {
    return *std::find_if(rows.begin(), rows.end(), [](const auto &it) { return !it.empty(); });
}

/// Flags by what they hold; the rule is that of the first target for which one stored.
Table flag_differences(const std::vector<Answered> &all, const std::vector<std::string> &targets) {
    Table table{"flag_differences", heading_of("flag", targets, {"rule", "meaning"}), {}};
    for (const auto &[flag, rows] : by_subject(all, 0, 1)) {
        const auto value = [](const auto &of_target) { return of_target.front()[1]; };
        if (std::all_of(rows.begin(), rows.end(), [&](const auto &it) { return value(it) == value(rows.front()); })) continue;
        std::vector<std::string> cells{flag};
        auto values = Json::array();
        for (const auto &of_target : rows) {
            cells.push_back(value(of_target));
            values.push(cells.back() == "unknown" ? Json(unknown) : Json(cells.back() == "1" ? 1 : 0));
        }
        const auto stored = std::find_if(rows.begin(), rows.end(), [](const auto &it) { return it.front()[2] != "-"; });
        const auto &row = (stored == rows.end() ? rows.front() : *stored).front();
        cells.insert(cells.end(), {row[3], row[4]});
        table.add(cells, Json::object({{"flag", flag}, {"flag_values", values}, {"rule", row[2] == "-" ? Json() : Json(row[3])}, {"meaning", row[4] == "-" ? Json() : Json(row[4])}}));
    }
    return table;
}

/// Comparisons that hold for some only.
Table effect_differences(const std::vector<Answered> &all, const std::vector<std::string> &targets) {
    Table table{"front_end_differences", heading_of("front end, as documented", targets, {"comparison"}), {}};
    for (const auto &[subject, rows] : differing(by_subject(all, 1, 2))) {
        const auto &row = first_rows(rows).front();
        std::vector<std::string> cells{row[0]};
        auto holding = Json::array();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            cells.push_back(rows[i].empty() ? "-" : "holds");
            if (!rows[i].empty()) holding.push(targets[i]);
        }
        cells.push_back(row[1]);
        table.add(cells, Json::object({{"text", row[0]}, {"comparison_text", row[1]}, {"holding_targets", holding}}));
    }
    return table;
}

/// What is refused or warned of for some only, or otherwise.
Table construct_differences(const std::vector<Answered> &all, const std::vector<std::string> &targets) {
    Table table{"construct_differences", heading_of("construct, as run", targets, {"cicc says"}), {}};
    for (const auto &[construct, rows] : differing(by_subject(all, 2, 1))) {
        std::vector<std::string> cells{construct};
        auto words = Json::array(), prints = Json::array();
        // A construct without a row compiles, and nothing is said.
        for (const auto &of_target : rows) {
            cells.push_back(of_target.empty() ? "yes" : of_target.front()[1]);
            words.push(cells.back());
        }
        for (const auto &row : first_rows(rows)) {
            prints.push(row.back());
            cells.push_back(row.back());
            table.rows.push_back(cells);
            cells.assign(targets.size() + 1, "");
        }
        table.objects.push(Json::object({{"text", construct}, {"compiles_each", words}, {"tool_prints", prints}}));
    }
    return table;
}

/// Intrinsics that some lack.
Table intrinsic_differences(const std::vector<Answered> &all, const std::vector<std::string> &targets) {
    Table table{"intrinsic_differences", heading_of("intrinsic", targets, {"refused with"}), {}};
    for (const auto &[intrinsic, rows] : differing(by_subject(all, 3, 1))) {
        std::vector<std::string> cells{intrinsic};
        auto refused = Json::array();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            cells.push_back(rows[i].empty() ? "-" : "refused");
            if (!rows[i].empty()) refused.push(targets[i]);
        }
        const auto &line = first_rows(rows).front()[1];
        cells.push_back(line);
        table.add(cells, Json::object({{"text", intrinsic}, {"refused_targets", refused}, {"tool_prints", Json::Array{line}}}));
    }
    return table;
}

/// In what targets differ.
int show_difference(const Output &output, const std::vector<Answered> &all, const std::vector<std::string> &targets) {
    const std::vector<Table> tables = {flag_differences(all, targets), effect_differences(all, targets), construct_differences(all, targets), intrinsic_differences(all, targets)};
    if (output.json) {
        print_tables(output, {smarch::Evidence::documented, smarch::Evidence::measured}, tables, Json::object({{"compared_targets", targets}}));
        return 0;
    }
    Table inputs = all.front().read;
    for (std::size_t i = 1; i < all.size(); ++i) inputs.rows.push_back(all[i].read.rows.front());
    print_axes(output, Depends::on_toolkit);
    std::printf("\n");
    print_tables(output, {}, {inputs});
    std::printf("\n");
    const auto flags = all.front().answers[0].rows.size(), differ = tables[0].rows.size();
    print_text(output, differ ? std::to_string(differ) + " of " + std::to_string(flags) + (differ == 1 ? " flags differs." : " flags differ.") : "All " + std::to_string(flags) + " flags hold the same.");
    if (std::all_of(tables.begin(), tables.end(), [](const Table &table) { return table.rows.empty(); })) return 0;
    std::printf("\n");
    print_tables(output, {}, tables);
    return 0;
}

}  // namespace

int show_gates(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail(std::string("gates takes a target, or several to compare: ") + usage);
    std::vector<Answered> all;
    std::vector<std::string> targets;
    for (const auto &word : arguments) {
        const auto name = parse_name(word);
        if (!name) return 2;
        Answered answered;
        if (const int status = answer_for(output, arguments, name, answered)) return status;
        all.push_back(std::move(answered));
        targets.push_back(text_of(name->target()));
    }
    if (all.size() > 1) return show_difference(output, all, targets);
    if (output.json) {
        print_tables(output, {smarch::Evidence::documented, smarch::Evidence::measured}, all.front().answers, all.front().members);
        return 0;
    }
    std::vector<Table> tables = {all.front().read};
    tables.insert(tables.end(), all.front().answers.begin(), all.front().answers.end());
    print_axes(output, Depends::on_toolkit);
    if (!arguments.option("--number") && !arguments.option("--gnu")) print_text(output, "flags: by the target's number, as documented; as run the host compiler's decides: --gnu (E40)");
    std::printf("\n");
    print_tables(output, {}, tables);
    return 0;
}

}  // namespace inspector
