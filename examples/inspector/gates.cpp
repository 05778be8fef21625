// `smarch gates TARGET [--number N] [--virtual] [--set NAME=V]`: which flags cicc's configurators set, what its front end
// refuses, which intrinsics are not there yet.
#include <algorithm>
#include <charconv>
#include <cstdio>

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

std::string value_of(const smarch_cicc_setting &setting) {
    if (setting.value == SMARCH_CICC_VALUE_UNKNOWN) return "unknown";
    return setting.value ? "1" : "0";
}

std::vector<std::string> row_of(const smarch_cicc_flag &flag, const smarch_cicc_setting &setting) {
    const std::string value = value_of(setting);
    switch (setting.origin) {
        case SMARCH_CICC_ORIGIN_BEFORE: return {flag.name, value, "-", "stored by no rule", "-"};
        case SMARCH_CICC_ORIGIN_COMMAND_LINE: return {flag.name, value, "CLI parser", std::string("kept: ") + smarch_cicc_guard_name(flag.guard) + " is set", "-"};
        default: break;
    }
    std::size_t count = 0;
    const auto &rule = smarch_cicc_rules(&count)[setting.rule];
    const auto text = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_cicc_rule_write(setting.rule, out, size, length); });
    const char *stage = rule.stage ? smarch_cicc_stages(&count)[rule.stage - 1].name : "-";
    return {flag.name, value, stage, text.substr(text.find("= ")), flag.meaning ? flag.meaning : rule.note ? rule.note : "-"};
}

Table flags_of(const smarch_cicc_configuration &configuration) {
    Table table{"flags", {{"flag", "flag"}, {"value", "value"}, {"stage", "stage"}, {"rule", "rule"}, {"meaning", "meaning"}}, {}};
    for (std::size_t i = 0; i < SMARCH_CICC_FLAG_COUNT; ++i) table.rows.push_back(row_of(flag_rows()[i], configuration.settings[i]));
    return table;
}

Table effects_of(std::uint32_t sm) {
    Table table{"front_end", {{"front end, as documented", "effect"}, {"comparison", "comparison"}}, {}};
    std::size_t count = 0;
    const auto *locations = smarch_cicc_gate_locations(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto &row = locations[i];
        if (sm < row.lowest || sm > row.highest) continue;
        const auto bound = row.lowest ? std::to_string(row.lowest) + " to " + std::to_string(row.highest) : "<= " + std::to_string(row.highest);
        char place[48];
        std::snprintf(place, sizeof place, row.line ? "%s in sub_%X, line %u" : "%s in sub_%X", bound.c_str(), row.function, row.line);
        table.rows.push_back({row.text, place});
    }
    return table;
}

/// What is refused or warned of, a line for each thing said.
Table constructs_of(smarch_target target) {
    Table table{"constructs", {{"construct, as run", "construct"}, {"compiles", "compiles"}, {"cicc says", "says"}}, {}};
    std::size_t count = 0;
    const auto *constructs = smarch_cicc_constructs(&count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t said[4];
        std::size_t lines = 0;
        if (smarch_cicc_says(constructs[i].construct, target, said, 4, &lines) != SMARCH_OK) continue;
        for (std::size_t line = 0; line < lines; ++line) {
            const auto text = written([&](char *out, std::size_t size, std::size_t *length) { return smarch_cicc_diagnostic_write(said[line], out, size, length); });
            const auto verdict = smarch_cicc_compiles_why(constructs[i].construct, target);
            const char *compiles = verdict == SMARCH_YES ? "yes" : verdict == SMARCH_NO_CICC_ARCHITECTURE ? "later" : "nowhere";
            table.rows.push_back({constructs[i].text, compiles, text});
        }
    }
    return table;
}

Table intrinsics_of(std::uint32_t sm) {
    Table table{"intrinsics", {{"intrinsic", "intrinsic"}, {"refused with", "refusal"}}, {}};
    std::size_t count = 0;
    const auto *branches = smarch_cicc_branches(&count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string refusal = smarch_cicc_branch_refusal(branches[i].builtins[0], sm);
        if (!refusal.empty()) table.rows.push_back({branches[i].name, refusal});
    }
    const auto *hopper = smarch_cicc_hopper_intrinsics(&count);
    for (std::size_t i = 0; i < count; ++i) {
        for (auto builtin = hopper[i].first; builtin <= hopper[i].last; ++builtin) {
            const std::string refusal = smarch_cicc_hopper_refusal(builtin, sm * 10);
            if (!refusal.empty()) table.rows.push_back({"builtin " + std::to_string(builtin) + ", " + hopper[i].description, refusal});
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
    std::vector<Table> tables = {
        {"inputs",
         {{"target", "target"}, {"qword_4F077A8", "qword_4F077A8"}, {"effective", "effective"}, {"unk_4D045E8", "unk_4D045E8"}, {"cicc -arch", "cicc_arch"}},
         {{smarch_target_name(target), std::to_string(inputs.number), is_virtual ? std::to_string(inputs.effective) : "-", std::to_string(sm), is_taken ? "takes it" : "does not take it"}}},
        flags_of(configuration),
        effects_of(sm),
        constructs_of(target),
        intrinsics_of(sm),
    };
    // Text leaves out what is empty; JSON has every key.
    if (!output.json) {
        const auto is_empty = [](const Table &table) { return table.rows.empty(); };
        tables.erase(std::remove_if(tables.begin(), tables.end(), is_empty), tables.end());
    }
    print_tables(output, tables);
    return 0;
}

}  // namespace inspector
