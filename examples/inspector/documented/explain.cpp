// `smarch explain`: where the documents err, and what cicc's diagnostics are.
#include <smarch/documented.hpp>

#include <cctype>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "common.hpp"
#include "diagnostic.hpp"

namespace inspector {
namespace {

using smarch::documented::Erratum;

std::string evidence_text(const Erratum &erratum) {
    std::vector<std::string> names;
    for (const auto kind : list_of(erratum.evidence())) names.emplace_back(code_of(kind));
    return join(names);
}

Report report_of(const Erratum &erratum) {
    Report report(std::string(erratum.id()), std::string(erratum.subject()));
    report.add_json("id", erratum.id());
    report.add_json("subject", erratum.subject());
    report.add("documents_say", "documents", erratum.documents_say());
    report.add("library_answers", "answer", erratum.library_answers());
    report.add("evidence", "evidence", codes_of(list_of(erratum.evidence())), evidence_text(erratum) + ": " + std::string(erratum.proof()));
    report.add_json("proof", erratum.proof());
    return report;
}

/// The ids that a mistyped one may have meant: those that begin as it does, "30" as "E30" and "9" as "E09".
std::vector<std::string> near_ids(const std::string &typed) {
    std::string wanted = in_capitals(typed);
    if (!wanted.empty() && std::isdigit(static_cast<unsigned char>(wanted[0]))) wanted = "E" + wanted;
    const std::string with_zero = wanted.size() == 2 ? "E0" + wanted.substr(1) : wanted;
    std::vector<std::string> ids;
    for (; wanted.size() >= 2 && ids.empty(); wanted.pop_back()) {
        for (const auto erratum : smarch::documented::errata()) {
            const auto id = in_capitals(std::string(erratum.id()));
            if (id == with_zero || id.rfind(wanted, 0) == 0) ids.emplace_back(erratum.id());
        }
        if (wanted.size() == 3) break;
    }
    return ids;
}

}  // namespace

int show_errata(const Output &output, const Arguments &arguments) {
    std::vector<Report> reports, diagnostics;
    std::uint64_t evidence = 0;
    const auto add = [&](const Erratum &erratum) {
        evidence |= erratum.evidence().bits();
        reports.push_back(report_of(erratum));
    };
    for (const auto &id : arguments) {
        if (const auto erratum = smarch::documented::erratum(id)) {
            add(*erratum);
            continue;
        }
        const auto number = diagnostic_number(id);
        if (auto report = number ? report_of_diagnostic(output, *number) : std::nullopt) {
            diagnostics.push_back(std::move(*report));
            evidence |= SMARCH_EVIDENCE_DOCUMENTED | SMARCH_EVIDENCE_MEASURED;
            continue;
        }
        // "9" is E09; larger numbers are no erratum's.
        const auto near = number && (*number > 99 || id[0] == '#') ? std::vector<std::string>() : near_ids(id);
        if (number && near.empty()) return fail(no_diagnostic_text(*number));
        return fail("no erratum is called '" + id + "'" + (near.empty() ? "; smarch explain lists them, and tells of a diagnostic of cicc's by its number" : did_you_mean(near)));
    }
    if (arguments.empty() && !output.json) {
        std::vector<std::vector<std::string>> rows;
        for (const auto erratum : smarch::documented::errata()) rows.push_back({std::string(erratum.id()), std::string(erratum.subject()), evidence_text(erratum)});
        print_table(output, {"id", "where documents and tools disagree", "decided by"}, rows);
        std::printf("\n");
        print_text(output, "smarch explain E30 tells what the documents say, what is answered and why; smarch explain 20306 tells of a diagnostic of cicc's, by the number that is printed or the one inside.");
        return 0;
    }
    if (arguments.empty()) {
        for (const auto erratum : smarch::documented::errata()) add(erratum);
    }
    if (output.json) {
        auto errata = Json::array(), list = Json::array();
        for (const auto &report : reports) errata.push(report.json());
        for (const auto &report : diagnostics) list.push(report.json());
        print_json(output, list_of(smarch::Flags<smarch::Evidence>(evidence)), Json::object({{"errata", errata}, {"diagnostics", list}}));
        return 0;
    }
    reports.insert(reports.end(), diagnostics.begin(), diagnostics.end());
    print_all(output, {}, "errata", reports);
    return 0;
}

}  // namespace inspector
