#include "common.hpp"

#include <smarch/documented.hpp>

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

std::string address_text(std::uint32_t address) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%x", static_cast<unsigned>(address));
    return text;
}

std::string enumerated(std::vector<std::string> names, const std::string &conjunction) {
    if (names.size() < 2) return join(names);
    const auto last = names.back();
    names.pop_back();
    return join(names) + " " + conjunction + " " + last;
}

std::string bytes_text(std::uint64_t count) { return std::to_string(count) + (count == 1 ? " byte" : " bytes"); }

Place::Place(std::string_view place) {
    const auto comma = place.find(", ");
    document = place.substr(0, comma);
    if (comma != place.npos) heading = place.substr(comma + 2);
    for (const auto row : smarch::documented::documents()) {
        char number[16];
        std::snprintf(number, sizeof number, "seed %03u", static_cast<unsigned>(row.number()));
        if (document != number) continue;
        title = row.title();
        describes = row.describes().value_or("");
    }
}

std::string Place::text() const {
    return heading + ", in \"" + title + "\" (" + document + (describes.empty() ? "" : ", " + describes) + ")";
}

void Place::add_to(Json &object) const {
    object.add("document", document);
    object.add("title", title);
    object.add("named_in", document + ", " + heading);
}

}  // namespace inspector
