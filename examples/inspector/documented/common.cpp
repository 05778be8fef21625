#include "common.hpp"

#include <cctype>
#include <cstdio>

namespace inspector {

std::string in_capitals(std::string text) {
    for (char &c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

void print_all(const Output &output, const EvidenceList &evidence, const char *key, const std::vector<Report> &reports) {
    if (output.json) {
        auto list = Json::array();
        for (const auto &report : reports) list.push(report.json());
        return print_json(output, evidence, Json::object({{key, list}}));
    }
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (i) std::printf("\n");
        reports[i].print(output);
    }
}

}  // namespace inspector
