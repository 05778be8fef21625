// `smarch gates TARGET [--number N] [--virtual] [--set NAME=V]`: which flags cicc's configurators set, what its front end
// refuses, which intrinsics are not there yet.
#include <algorithm>
#include <charconv>
#include <cstdio>

#include "codes.hpp"
#include "commands.hpp"
#include "nearest.hpp"

namespace inspector {
namespace {

constexpr const char *usage = "smarch gates sm_89 --set dword_4D048B8=0 --virtual";

template <typename Number>
std::optional<Number> number_of(const std::string &text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

const smarch_cicc_flag *flag_rows() {
    std::size_t count = 0;
    return smarch_cicc_flags(&count);
}

struct Condition {
    const char *name;
    std::uint32_t condition;
};

/// Conditions that the documents name and do not state.
constexpr Condition conditions[] = {
    {"maxwell-gate", SMARCH_CICC_OPEN_MAXWELL_GATE}, {"sm35-gate", SMARCH_CICC_OPEN_SM35_GATE},         {"cuda-cxx-gate", SMARCH_CICC_OPEN_CUDA_CXX_GATE},
    {"cxx-check", SMARCH_CICC_OPEN_CXX_CHECK},       {"dword_4D048B4", SMARCH_CICC_OPEN_DWORD_4D048B4},
};

std::vector<std::string> condition_names() {
    std::vector<std::string> names;
    for (const auto &condition : conditions) names.push_back(condition.name);
    return names;
}

/// What --set takes: flags and conditions.
std::vector<std::string> settable_names() {
    auto names = condition_names();
    for (std::size_t i = 0; i < SMARCH_CICC_FLAG_COUNT; ++i) names.push_back(flag_rows()[i].name);
    return names;
}

/// One NAME=V of the user's; an exit status when it is wrong.
int set(smarch_cicc_inputs &inputs, const std::string &text) {
    const auto equals = text.find('=');
    const auto value = equals == std::string::npos ? std::nullopt : number_of<unsigned>(text.substr(equals + 1));
    if (!value || *value > 1) return fail("'" + text + "': --set takes NAME=0 or NAME=1");
    const auto name = text.substr(0, equals);
    for (const auto &[spelling, condition] : conditions) {
        if (name != spelling) continue;
        inputs.open_known |= 1u << condition;
        inputs.open_holding = (inputs.open_holding & ~(1u << condition)) | *value << condition;
        return 0;
    }
    std::uint32_t flag = 0;
    if (smarch_cicc_flag_find(name.data(), name.size(), &flag) != SMARCH_OK) {
        return fail("'" + name + "': no flag has this name, and no condition; flags are named as unk_4D04314 is, conditions are " + join(condition_names()) + did_you_mean(name, settable_names()));
    }
    const auto &row = flag_rows()[flag];
    if (row.guard == SMARCH_CICC_NO_GUARD) return fail(std::string(row.name) + " has no override byte: nothing keeps the configurators from setting it");
    inputs.overridden |= 1u << row.guard;
    auto &word = inputs.before[flag / 32];
    word = (word & ~(1u << flag % 32)) | *value << flag % 32;
    return 0;
}

std::string text_of(const smarch_cicc_setting &setting) {
    if (setting.value == SMARCH_CICC_VALUE_UNKNOWN) return "unknown";
    return setting.value ? "1" : "0";
}

const char *code_of_origin(std::uint8_t origin) {
    const char *const codes[] = {"before", "command_line", "optimization", "rule"};
    return origin < std::size(codes) ? codes[origin] : unknown;
}

void add_row(Table &table, const smarch_cicc_flag &flag, const smarch_cicc_setting &setting) {
    const bool by_rule = setting.origin == SMARCH_CICC_ORIGIN_RULE, by_option = setting.origin == SMARCH_CICC_ORIGIN_COMMAND_LINE;
    std::size_t count = 0;
    const auto *rule = by_rule ? &smarch_cicc_rules(&count)[setting.rule] : nullptr;
    const char *stage = rule && rule->stage ? smarch_cicc_stages(&count)[rule->stage - 1].name : nullptr;
    const char *guard = by_option ? smarch_cicc_guard_name(flag.guard) : nullptr;
    const char *meaning = !rule ? nullptr : flag.meaning ? flag.meaning : rule->note;
    const auto text = rule ? written([&](char *out, std::size_t size, std::size_t *length) { return smarch_cicc_rule_write(setting.rule, out, size, length); }) : std::string();
    const auto assignment = text.substr(rule ? text.find("= ") : 0);
    table.add({flag.name, text_of(setting), stage ? stage : by_option ? "CLI parser" : "-",
               rule ? assignment : by_option ? std::string("kept: ") + guard + " is set" : "stored by no rule", meaning ? meaning : "-"},
              Json::object({{"flag", flag.name}, {"flag_value", or_unknown(setting.value != SMARCH_CICC_VALUE_UNKNOWN, setting.value)}, {"origin", code_of_origin(setting.origin)},
                            {"stage", value_of(stage)}, {"guard", value_of(guard)}, {"rule", rule ? Json(assignment) : Json()}, {"meaning", value_of(meaning)}}));
}

Table flags_of(const smarch_cicc_configuration &configuration) {
    Table table{"flags", {"flag", "value", "stage", "rule", "meaning"}, {}};
    for (std::size_t i = 0; i < SMARCH_CICC_FLAG_COUNT; ++i) add_row(table, flag_rows()[i], configuration.settings[i]);
    return table;
}

Table effects_of(std::uint32_t sm) {
    Table table{"front_end", {"front end, as documented", "comparison"}, {}};
    std::size_t count = 0;
    const auto *locations = smarch_cicc_gate_locations(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &row = locations[i];
        if (sm < row.lowest || sm > row.highest) continue;
        const auto bound = row.lowest ? std::to_string(row.lowest) + " to " + std::to_string(row.highest) : "<= " + std::to_string(row.highest);
        char place[48];
        std::snprintf(place, sizeof place, row.line ? "%s in sub_%X, line %u" : "%s in sub_%X", bound.c_str(), row.function, row.line);
        table.add({row.text, place}, Json::object({{"gate_effect", code_of(smarch::CiccEffect{row.effect})}, {"text", row.text}, {"lowest_sm", row.lowest}, {"highest_sm", row.highest},
                                                   {"address", row.function}, {"line", row.line ? Json(row.line) : Json(unknown)}}));
    }
    return table;
}

/// What is refused or warned of, a line for each thing said.
Table constructs_of(smarch_target target) {
    Table table{"constructs", {"construct, as run", "compiles", "cicc says"}, {}};
    std::size_t count = 0;
    const auto *constructs = smarch_cicc_constructs(&count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t said[4];
        std::size_t lines = 0;
        if (smarch_cicc_says(constructs[i].construct, target, said, 4, &lines) != SMARCH_OK || !lines) continue;
        const auto verdict = smarch_cicc_compiles_why(constructs[i].construct, target);
        auto prints = Json::array();
        for (std::size_t line = 0; line < lines; ++line) {
            const auto text = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_cicc_diagnostic_write(said[line], out, size, length); });
            const char *compiles = verdict == SMARCH_YES ? "yes" : verdict == SMARCH_NO_CICC_ARCHITECTURE ? "later" : "nowhere";
            table.rows.push_back({constructs[i].text, compiles, text});
            prints.push(text);
        }
        table.objects.push(Json::object({{"construct", code_of(smarch::CiccConstruct{constructs[i].construct})}, {"text", constructs[i].text},
                                         {"verdict", value_of_verdict(verdict)}, {"tool_prints", prints}}));
    }
    return table;
}

Table intrinsics_of(std::uint32_t sm) {
    Table table{"intrinsics", {"intrinsic", "refused with"}, {}};
    std::size_t count = 0;
    const auto add = [&](const std::string &text, const std::string &name, const std::vector<std::uint32_t> &builtins, const std::string &refusal) {
        if (refusal.empty()) return;
        table.add({text, refusal}, Json::object({{"name", name}, {"builtins", Json::Array(builtins.begin(), builtins.end())}, {"tool_prints", std::vector<std::string>{refusal}}}));
    };
    const auto *branches = smarch_cicc_branches(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &builtins = branches[i].builtins;
        add(branches[i].name, branches[i].name, {std::begin(builtins), std::end(builtins)}, smarch_cicc_branch_refusal(builtins[0], sm));
    }
    const auto *hopper = smarch_cicc_hopper_intrinsics(&count);
    for (std::size_t i = 0; i < count; ++i) {
        for (auto builtin = hopper[i].first; builtin <= hopper[i].last; ++builtin) {
            add("builtin " + std::to_string(builtin) + ", " + hopper[i].description, hopper[i].description, {builtin}, smarch_cicc_hopper_refusal(builtin, sm * 10));
        }
    }
    return table;
}

}  // namespace

int show_gates(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return fail(std::string("gates takes a target: ") + usage);
    if (arguments.size() > 1) return fail(std::string("gates takes one target: ") + usage);
    const auto name = parse_name(arguments[0]);
    if (!name) return 2;
    const bool is_virtual = arguments.option("--virtual") != nullptr;
    std::optional<std::uint32_t> number;
    smarch_cicc_inputs inputs{};
    for (const auto &[option, value] : arguments.options()) {
        if (option == "--set") {
            if (const int status = set(inputs, value)) return status;
        } else if (option == "--number" && !(number = number_of<std::uint32_t>(value))) {
            return fail("'" + value + "': --number takes what qword_4F077A8 is to hold, 120300");
        }
    }

    const auto target = name->target;
    const std::uint32_t sm = target >> 8;
    if (smarch_cicc_encode_sm(target, &inputs.number) != SMARCH_OK) return fail("no target");
    inputs.effective = inputs.number;
    if (number) inputs.number = *number;
    if (is_virtual) inputs.options |= SMARCH_CICC_VIRTUAL;
    if (target & 0xff) inputs.options |= SMARCH_CICC_VARIANT;
    smarch_cicc_configuration configuration;
    if (smarch_cicc_configure(&inputs, &configuration) != SMARCH_OK) return fail("no configuration");

    const bool is_taken = smarch_cicc_compiles_why(SMARCH_CICC_CONSTRUCT_VA_OPT, target) != SMARCH_NO_CICC_TARGET;
    Table read{"inputs", {"target", "qword_4F077A8", "effective", "unk_4D045E8", "cicc -arch"}, {}};
    read.rows = {{smarch_target_name(target), std::to_string(inputs.number), is_virtual ? std::to_string(inputs.effective) : "-", std::to_string(sm), is_taken ? "takes it" : "does not take it"}};
    const std::vector<Table> answers = {flags_of(configuration), effects_of(sm), constructs_of(target), intrinsics_of(sm)};
    if (output.json) {
        print_tables(output, {smarch::Evidence::documented, smarch::Evidence::measured}, answers,
                     Json::object({{"target", smarch_target_name(target)}, {"accepted_by_cicc", is_taken},
                                   {"inputs", Json::object({{"qword_4F077A8", inputs.number}, {"effective", is_virtual ? Json(inputs.effective) : Json()}, {"unk_4D045E8", sm}})}}));
        return 0;
    }
    std::vector<Table> tables = {read};
    tables.insert(tables.end(), answers.begin(), answers.end());
    print_tables(output, {}, tables);
    return 0;
}

}  // namespace inspector
