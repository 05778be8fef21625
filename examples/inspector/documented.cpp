// `smarch explain`: where the documents err.
#include <algorithm>
#include <cctype>
#include <cstdio>

#include "commands.hpp"

namespace inspector {
namespace {

std::string in_capitals(std::string text) {
    for (char &c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

std::vector<std::string> evidence_of(const smarch_erratum &erratum) {
    std::vector<std::string> evidence;
    if (erratum.evidence & SMARCH_EVIDENCE_DOCUMENTED) evidence.push_back("documented");
    if (erratum.evidence & SMARCH_EVIDENCE_MEASURED) evidence.push_back("measured");
    if (erratum.evidence & SMARCH_EVIDENCE_PUBLIC) evidence.push_back("public");
    return evidence;
}

Report report_of(const smarch_erratum &erratum) {
    Report report(erratum.id, erratum.subject);
    report.add_json("id", std::string(erratum.id));
    report.add_json("subject", std::string(erratum.subject));
    report.add("documents_say", "documents", std::string(erratum.documents_say));
    report.add("library_answers", "answer", std::string(erratum.library_answers));
    report.add("evidence", "evidence", evidence_of(erratum), join(evidence_of(erratum)) + ": " + erratum.proof);
    report.add_json("proof", std::string(erratum.proof));
    return report;
}

/// The ids that a mistyped one may have meant: those that begin as it does, "30" as "E30" and "9" as "E09".
std::vector<std::string> near_ids(const std::string &typed) {
    std::string wanted = in_capitals(typed);
    if (!wanted.empty() && std::isdigit(static_cast<unsigned char>(wanted[0]))) wanted = "E" + wanted;
    const std::string with_zero = wanted.size() == 2 ? "E0" + wanted.substr(1) : wanted;
    std::vector<std::string> ids;
    std::size_t count = 0;
    const smarch_erratum *errata = smarch_errata(&count);
    for (; wanted.size() >= 2 && ids.empty(); wanted.pop_back()) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto id = in_capitals(errata[i].id);
            if (id == with_zero || id.rfind(wanted, 0) == 0) ids.push_back(errata[i].id);
        }
        if (wanted.size() == 3) break;
    }
    return ids;
}

void print_all(const Output &output, const std::vector<Report> &reports) {
    if (output.json) return print_json_array(reports);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (i) std::printf("\n");
        reports[i].print(output);
    }
}

}  // namespace

int show_errata(const Output &output, const Arguments &arguments) {
    std::size_t count = 0;
    const smarch_erratum *errata = smarch_errata(&count);
    std::vector<Report> reports;
    for (const auto &id : arguments) {
        const smarch_erratum *erratum = smarch_erratum_find(id.data(), id.size());
        if (!erratum) {
            const auto near = near_ids(id);
            return fail("no erratum is called '" + id + "'" +
                        (near.empty() ? std::string("; smarch explain lists them") : "; did you mean " + join(near, " or ") + "?"));
        }
        reports.push_back(report_of(*erratum));
    }
    if (arguments.empty() && !output.json) {
        std::vector<std::vector<std::string>> rows;
        for (std::size_t i = 0; i < count; ++i) rows.push_back({errata[i].id, errata[i].subject, join(evidence_of(errata[i]))});
        print_table(output, {"id", "where documents and tools disagree", "decided by"}, rows);
        std::printf("\nsmarch explain E30 tells what the documents say, what is answered and why.\n");
        return 0;
    }
    for (std::size_t i = 0; arguments.empty() && i < count; ++i) reports.push_back(report_of(errata[i]));
    print_all(output, reports);
    return 0;
}

}  // namespace inspector
