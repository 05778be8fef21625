#include "diff_rules.hpp"

#include "commands.hpp"
#include "nearest.hpp"
#include "report_question.hpp"

namespace inspector {
namespace {

struct MetricRow {
    Metric metric;
    const char *code;
    /// More is worse.
    bool is_worse_above;
    bool has_number;
};

constexpr MetricRow rows[] = {
    {Metric::registers, "registers", true, true}, {Metric::smem, "smem", true, true},      {Metric::stack, "stack", true, true},        {Metric::local, "local", true, true},
    {Metric::spill, "spill", true, true},         {Metric::code, "code", true, true},           {Metric::occupancy, "occupancy", false, true}, {Metric::size, "size", true, true},     {Metric::images, "images", false, true},
    {Metric::kernels, "kernels", false, true},    {Metric::went, "went", true, false},     {Metric::came, "came", true, false},         {Metric::target, "target", true, false},
};

std::vector<std::string> codes() {
    std::vector<std::string> codes;
    for (const auto &row : rows) codes.emplace_back(row.code);
    return codes;
}

constexpr const char *example = "; write registers:+8,occupancy:-1,spill";

std::optional<Rule> parse_rule(const std::string &text) {
    const auto colon = text.find(':');
    const auto name = text.substr(0, colon);
    for (const auto &row : rows) {
        if (name != row.code) continue;
        Rule rule{row.metric, row.is_worse_above, 0, false, text};
        if (colon == std::string::npos) return rule;
        if (!row.has_number) return fail("--fail-on: " + name + " takes no number"), std::nullopt;
        auto number = text.substr(colon + 1);
        if (number.empty() || (number[0] != '+' && number[0] != '-')) return fail("--fail-on: '" + text + "' lacks + or - before its number" + example), std::nullopt;
        rule.is_growth = number[0] == '+';
        number.erase(0, 1);
        rule.is_percent = !number.empty() && number.back() == '%';
        if (rule.is_percent) number.pop_back();
        const auto least = parse_number("--fail-on: " + name, number, 1, 0xffffffff);
        if (!least) return std::nullopt;
        rule.least = *least;
        return rule;
    }
    return fail("--fail-on knows no '" + name + "'" + did_you_mean(name, codes()) + (nearest(name, codes()).empty() ? "; there are " + join(codes()) : "")), std::nullopt;
}

}  // namespace

const char *code_of(Metric metric) {
    for (const auto &row : rows) {
        if (row.metric == metric) return row.code;
    }
    return "";
}

bool Rule::is_broken_by(double before, double after) const {
    // Percents of occupancy are fractions of integers: a hair less than a whole one is that one.
    constexpr double hair = 1e-6;
    const auto change = is_growth ? after - before : before - after;
    if (change <= hair) return false;
    return is_percent ? change * 100 + hair >= before * static_cast<double>(least) : change + hair >= static_cast<double>(least);
}

std::optional<std::vector<Rule>> parse_rules(const std::string &text) {
    std::vector<Rule> rules;
    for (std::size_t start = 0; start <= text.size();) {
        const auto end = std::min(text.find(',', start), text.size());
        if (start == end) return fail(std::string("--fail-on: a rule is empty") + example), std::nullopt;
        const auto rule = parse_rule(text.substr(start, end - start));
        if (!rule) return std::nullopt;
        rules.push_back(*rule);
        start = end + 1;
    }
    return rules;
}

}  // namespace inspector
