// `smarch list`: the targets, one a line. `smarch errata`: where the documents err.
#include <algorithm>

#include "commands.hpp"

namespace inspector {
namespace {

std::string mark(const smarch_target_info &info, smarch_tool tool) { return info.tools & (1u << tool) ? "+" : "-"; }

}  // namespace

int list_targets(const Output &output, const Arguments &arguments) {
    if (!arguments.empty()) return fail("list takes no argument");
    std::size_t count = 0;
    const smarch_target_info *targets = smarch_targets(&count);
    std::vector<std::vector<std::string>> rows;
    std::vector<Report> reports;
    for (std::size_t i = 0; i < count; ++i) {
        const auto &info = targets[i];
        const auto or_dash = [](const char *text) { return std::string(text ? text : "-"); };
        rows.push_back({info.name, smarch_standing_name(info.standing), or_dash(info.generation), or_dash(info.product),
                        text_of(info.ptx_accepted, "-"), text_of(info.ptx_emitted, "-"), text_of(info.oldest_toolkit, "-"),
                        text_of(info.newest_toolkit, "-"), mark(info, SMARCH_TOOL_PTXAS_TARGET), mark(info, SMARCH_TOOL_PTXAS_GPU_NAME),
                        mark(info, SMARCH_TOOL_NVLINK), mark(info, SMARCH_TOOL_CICC), mark(info, SMARCH_TOOL_TILEIRAS_CPU),
                        mark(info, SMARCH_TOOL_LLC_22)});
        Report report;
        report.add_json("name", std::string(info.name));
        report.add_json("standing", std::string(smarch_standing_name(info.standing)));
        report.add_json("generation", value_of(info.generation));
        report.add_json("product", value_of(info.product));
        report.add_json("cuda_arch", static_cast<std::int64_t>(info.cuda_arch));
        report.add_json("ptx_accepted", value_of(info.ptx_accepted));
        report.add_json("ptx_emitted", value_of(info.ptx_emitted));
        report.add_json("oldest_toolkit", value_of(info.oldest_toolkit));
        report.add_json("newest_toolkit", value_of(info.newest_toolkit));
        reports.push_back(std::move(report));
    }
    if (output.json) {
        print_json_array(reports);
    } else {
        print_table(output, {"target", "standing", "generation", "product", "PTX", "emit", "from", "to", "ptx", "gpu", "lnk", "cic", "cpu", "llc"}, rows);
        std::printf("\nPTX: lowest version ptxas accepts; emit: lowest to emit; from, to: toolkits seen to build it (11.7 to 13.5 were run).\n"
                    "Known by: ptx ptxas .target, gpu ptxas --gpu-name, lnk nvlink, cic cicc, cpu CPU row of tileiras, llc LLVM 22.\n");
    }
    return 0;
}

int show_errata(const Output &output, const Arguments &arguments) {
    if (arguments.size() > 1) return fail("errata takes one id at most");
    std::size_t count = 0;
    const smarch_erratum *errata = smarch_errata(&count);
    std::vector<Report> reports;
    for (std::size_t i = 0; i < count; ++i) {
        const auto &erratum = errata[i];
        if (!arguments.empty() && arguments[0] != erratum.id) continue;
        std::vector<std::string> evidence;
        if (erratum.evidence & SMARCH_EVIDENCE_DOCUMENTED) evidence.push_back("documented");
        if (erratum.evidence & SMARCH_EVIDENCE_MEASURED) evidence.push_back("measured");
        if (erratum.evidence & SMARCH_EVIDENCE_PUBLIC) evidence.push_back("public");
        Report report(erratum.id, erratum.subject);
        report.add_json("id", std::string(erratum.id));
        report.add_json("subject", std::string(erratum.subject));
        report.add("documents_say", "documents", std::string(erratum.documents_say));
        report.add("library_answers", "answer", std::string(erratum.library_answers));
        report.add("evidence", "evidence", evidence, join(evidence) + ": " + erratum.proof);
        report.add_json("proof", std::string(erratum.proof));
        reports.push_back(std::move(report));
    }
    if (reports.empty()) return fail("no erratum is called '" + arguments[0] + "'");
    if (output.json) {
        print_json_array(reports);
    } else {
        for (std::size_t i = 0; i < reports.size(); ++i) {
            if (i) std::printf("\n");
            reports[i].print(output);
        }
    }
    return 0;
}

}  // namespace inspector
