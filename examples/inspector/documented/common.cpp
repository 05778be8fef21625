#include "common.hpp"

#include <smarch/documented.hpp>

#include <cctype>
#include <charconv>
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

std::string hex_text(std::uint64_t number) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(number));
    return text;
}

std::string function_text(std::uint32_t address) { return "sub_" + in_capitals(hex_text(address).substr(2)); }

std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t highest) {
    const bool is_hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    if (is_hex) text.remove_prefix(2);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, is_hex ? 16 : 10);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || number > highest) return std::nullopt;
    return number;
}

std::vector<std::string> names_of_targets(smarch::Span<const smarch_target> ids) {
    std::vector<std::string> names;
    for (const auto id : ids) {
        if (const auto target = smarch::Target::from_id(id)) names.emplace_back(target->name());
    }
    return names;
}

std::string enumerated(std::vector<std::string> names, const std::string &conjunction) {
    if (names.size() < 2) return join(names);
    const auto last = names.back();
    names.pop_back();
    return join(names) + " " + conjunction + " " + last;
}

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
