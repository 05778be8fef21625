// A diagnostic of cicc by its number.
#include "diagnostic.hpp"

#include <smarch/documented.hpp>

#include <algorithm>
#include <cctype>
#include <limits>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "common.hpp"

namespace inspector {
namespace {

namespace cicc = smarch::documented::cicc;

/// What the command line makes of it.
std::string control_text(const smarch::CiccDiagnosticRow &row) {
    if (!row.printed_number()) return "no option changes it";
    const auto printed = std::to_string(*row.printed_number());
    if (!row.is_discretionary()) return "an error with every option: --diag_warning=" + printed + " and --diag_suppress=" + printed + " change nothing";
    if (row.severity() == smarch::CiccSeverity::warning) return "--diag_suppress=" + printed + " drops it, --diag_error=" + printed + " makes it an error";
    return "--diag_warning=" + printed + " makes it a warning, --diag_suppress=" + printed + " drops it; the compilation then goes on";
}

/// Neighbours in the list of architectures are one item: "sm_75 to sm_89".
std::vector<std::string> spans_of(const std::vector<std::string> &all, const std::vector<bool> &chosen) {
    std::vector<std::string> spans;
    for (std::size_t first = 0; first < all.size(); ++first) {
        if (!chosen[first]) continue;
        auto last = first;
        while (last + 1 < all.size() && chosen[last + 1]) ++last;
        spans.push_back(first == last ? all[first] : all[first] + " to " + all[last]);
        first = last;
    }
    return spans;
}

void add_constructs(const Output &output, Report &report, smarch::CiccDiagnostic diagnostic) {
    auto list = Json::array();
    std::string label = "printed for";
    for (const auto row : smarch::cicc_constructs()) {
        std::vector<std::string> all, given;
        std::vector<bool> chosen;
        for (const auto target : smarch::targets()) {
            const auto k = output.axes.toolkit;
            if (cicc_compiles_why(k, target, row.construct()) == smarch::Verdict::no_cicc_target) continue;
            std::vector<smarch::CiccDiagnostic> said;
            const bool is_said = cicc_construct_diagnostics(k, target, row.construct(), {}, said) && std::find(said.begin(), said.end(), diagnostic) != said.end();
            all.emplace_back(target.name());
            chosen.push_back(is_said);
            if (is_said) given.push_back(all.back());
        }
        if (given.empty()) continue;
        const bool everywhere = given.size() == all.size();
        report.add_text(label, std::string(row.text()) + ": " + (everywhere ? "every architecture" : join(spans_of(all, chosen))));
        label.clear();
        list.push(Json::object({{"construct", code_of(row.construct())}, {"text", row.text()}, {"printed_for", given}}));
    }
    report.add_json("given_by", std::move(list));
}

void add_gates(Report &report, smarch::CiccDiagnostic diagnostic) {
    auto list = Json::array();
    std::string label = "compared in";
    for (const auto behind : cicc::gate_diagnostics()) {
        if (behind.diagnostic() != diagnostic) continue;
        for (const auto gate : cicc::gate_locations()) {
            if (gate.effect() != behind.effect()) continue;
            auto text = function_text(gate.function()) + (gate.line() ? ", line " + std::to_string(*gate.line()) : "") + ": SM number ";
            text += gate.lowest() ? std::to_string(gate.lowest()) + " to " + std::to_string(gate.highest()) : "up to " + std::to_string(gate.highest());
            report.add_text(label, text + ", documented as \"" + std::string(gate.text()) + "\"");
            label.clear();
            list.push(Json::object({{"gate_effect", code_of(gate.effect())}, {"text", gate.text()}, {"lowest_sm", gate.lowest()},
                                    {"highest_sm", gate.highest()}, {"address", gate.function()}, {"line", or_unknown(gate.line())}}));
        }
        if (!behind.is_stated()) report.add_text("of which the document does not state the number");
    }
    report.add_json("front_end", std::move(list));
}

}  // namespace

std::optional<std::uint32_t> diagnostic_number(const std::string &text) {
    const std::size_t begin = !text.empty() && text[0] == '#';
    auto end = text.size();
    if (end >= begin + 2 && (text.compare(end - 2, 2, "-D") == 0 || text.compare(end - 2, 2, "-d") == 0)) end -= 2;
    if (begin >= end || !std::all_of(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end), [](unsigned char c) { return std::isdigit(c) != 0; })) return std::nullopt;
    std::uint64_t number = 0;
    for (auto at = begin; at < end; ++at) number = std::min<std::uint64_t>(number * 10 + static_cast<std::uint64_t>(text[at] - '0'), std::numeric_limits<std::uint32_t>::max());
    return static_cast<std::uint32_t>(number);
}

std::optional<Report> report_of_diagnostic(const Output &output, std::uint32_t number) {
    const auto row = smarch::cicc_diagnostic_of_number(number);
    if (!row) return std::nullopt;
    std::string line;
    if (!cicc_diagnostic_write(row->diagnostic(), line)) return std::nullopt;
    Report report(std::to_string(number), "a diagnostic of cicc 13.0");
    report.add("tool_prints", "cicc prints", std::vector<std::string>{line}, line);
    report.add_json("severity", row->severity() == smarch::CiccSeverity::warning ? "warning" : "error");
    report.add_json("text", row->text());
    const auto inside = row->number().value_or(0), printed = row->printed_number().value_or(0);
    std::string numbers = std::to_string(inside);
    if (inside != printed) numbers += " inside cicc, " + std::to_string(printed) + " for its options";
    numbers += row->is_discretionary() ? "; as a warning it is printed with #" + std::to_string(printed) + "-D" : "; an error is printed without it";
    report.add("diagnostic_number", "number", inside, numbers);
    report.add_json("printed_number", printed);
    report.add("is_discretionary", "options", row->is_discretionary(), control_text(*row));
    add_constructs(output, report, row->diagnostic());
    add_gates(report, row->diagnostic());
    return report;
}

std::string no_diagnostic_text(std::uint32_t number) {
    const auto last = SMARCH_CICC_LAST_NUMBER, first = SMARCH_CICC_FIRST_OFFSET_NUMBER, offset = SMARCH_CICC_PRINTED_OFFSET;
    const bool is_printed = number >= first + offset && number <= last + offset;
    const auto inside = is_printed ? number - offset : number;
    const auto printed = smarch::cicc_printed_number(inside);
    if (!printed) {
        return "cicc 13.0 has no diagnostic " + std::to_string(number) + ": its numbers are 1 to " + std::to_string(last) + ", printed as 1 to " + std::to_string(first - 1) + " and " +
               std::to_string(first + offset) + " to " + std::to_string(last + offset);
    }
    std::string numbers = std::to_string(inside);
    if (*printed != inside) numbers += ", printed as " + std::to_string(*printed) + ",";
    return "of cicc's diagnostic " + numbers + " nothing is known here: " + std::to_string(smarch::cicc_diagnostics().size()) + " of its " + std::to_string(last) + " are, those of atomics and of what depends on the architecture; smarch explain 3763 explains one";
}

}  // namespace inspector
