// `smarch symbol`: what the documents name in the binaries.
#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>

#include "../codes.hpp"
#include "../commands.hpp"
#include "../nearest.hpp"
#include "common.hpp"

namespace inspector {
namespace {

using smarch::documented::Symbol;

constexpr std::array<smarch::Binary, 3> binaries = {smarch::Binary::ptxas, smarch::Binary::nvlink, smarch::Binary::cicc};

/// The address that a text is or ends in: "0x609b75", "609B75", "sub_609B75"; nothing for other texts.
std::optional<std::uint32_t> address_of(const std::string &text, bool &too_large) {
    std::string digits = text;
    const auto prefix = text.rfind('_');
    if (prefix != std::string::npos) digits = text.substr(prefix + 1);
    else if (text.rfind("0x", 0) == 0 || text.rfind("0X", 0) == 0) digits = text.substr(2);
    const auto is_hex = [](unsigned char c) { return std::isxdigit(c) != 0; };
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), is_hex)) return std::nullopt;
    too_large = digits.size() > 8;
    if (too_large) return std::nullopt;
    return static_cast<std::uint32_t>(std::stoul(digits, nullptr, 16));
}

std::string hex(std::uint32_t number) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%x", static_cast<unsigned>(number));
    return text;
}

/// A size as printed: "54KB", "53,974 B", "~1KB each". Its bytes are known where they are printed as such.
Json value_of_size(std::optional<std::string_view> printed) {
    if (!printed) return nullptr;
    const std::string text(*printed);
    const auto end = text.find_last_of("0123456789"), begin = text.find_last_not_of("0123456789,", end) + 1;
    const bool is_exact = (text.substr(end + 1) == " B" || text.substr(end + 1) == "B" || text.substr(end + 1) == " bytes") && (begin == 0 || text[begin - 1] == ' ');
    std::string digits = text.substr(begin, end + 1 - begin);
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    return Json::object({{"printed", text}, {"exact_bytes", is_exact ? Json(std::stoul(digits)) : Json(unknown)}});
}

/// What the documents say of a symbol; of an address besides how far it lies behind the start.
Report report_of(const Symbol &symbol, std::optional<std::uint32_t> address) {
    const bool inside = address && (!symbol.address() || *address != *symbol.address());
    const std::string name(symbol.name());
    Report report(inside ? hex(*address) : name, std::string(smarch::name(symbol.binary())));
    report.add_json("binary", code_of(symbol.binary()));
    report.add_json("name", name);
    report.add_json("asked_address", address ? Json(*address) : Json());
    // The symbols without an address are not found by one.
    const auto distance = inside ? *address - symbol.address().value_or(0) : 0;
    report.add_json("bytes_after_start", inside ? Json(distance) : Json());
    if (inside) {
        report.add_text(std::to_string(distance) + (distance == 1 ? " byte" : " bytes") + " after the start of " + name +
                        ", the greatest listed start that is not above; sizes overlap and not every function is "
                        "listed, so it may lie in a later one (E34e)");
    }
    report.add("symbol_kind", "kind", code_of(symbol.kind()), std::string(smarch::name(symbol.kind())));
    report.add("address", "start", symbol.address() ? Json(*symbol.address()) : Json(unknown), symbol.address() ? hex(*symbol.address()) : "no whole address is printed");
    report.add("role", "role", symbol.role());
    if (symbol.label()) report.add_text("called", std::string(*symbol.label()));
    report.add_json("label", value_of(symbol.label()));
    report.add("size", "size", value_of_size(symbol.size()), symbol.size() ? std::string(*symbol.size()) + ", as printed" : "not stated");
    report.add_json("confidence_percent", symbol.confidence() ? Json(*symbol.confidence()) : Json());
    report.add("named_in", "named in", symbol.place(),
               std::string(symbol.place()) + (symbol.confidence() ? ", confidence " + std::to_string(*symbol.confidence()) + " %" : ""));
    return report;
}

/// Names and labels that hold the text, at most four; if none does, the nearest.
std::vector<std::string> names_near(const std::string &text) {
    std::vector<std::string> all, names;
    for (const auto binary : binaries) {
        for (const auto symbol : smarch::documented::symbols(binary)) {
            for (const auto &name : {std::optional(symbol.name()), symbol.label()}) {
                if (!name) continue;
                all.emplace_back(*name);
                if (names.size() < 4 && text.size() > 2 && in_capitals(all.back()).find(in_capitals(text)) != std::string::npos) names.push_back(all.back());
            }
        }
    }
    return names.empty() ? nearest(text, all) : names;
}

}  // namespace

int show_symbol(const Output &output, const Arguments &arguments) {
    if (arguments.empty() || arguments.size() > 2) return fail("symbol takes an address or a name, and a binary if you like: smarch symbol 0x609b75 ptxas");
    std::vector<smarch::Binary> asked;
    for (const auto binary : binaries) {
        if (arguments.size() == 1 || arguments[1] == name(binary)) asked.push_back(binary);
    }
    if (asked.empty()) return fail("no document describes '" + arguments[1] + "'; ptxas, nvlink and cicc have symbols" + did_you_mean(arguments[1], {"ptxas", "nvlink", "cicc"}));
    const std::string &text = arguments[0];
    std::vector<Report> reports;
    for (const auto binary : asked) {
        if (const auto symbol = smarch::documented::symbol_find(binary, text)) reports.push_back(report_of(*symbol, std::nullopt));
    }
    bool too_large = false;
    const auto address = address_of(text, too_large);
    if (too_large) return fail("'" + text + "': an address in these programs has at most eight hexadecimal digits");
    if (reports.empty() && address) {
        for (const bool exact : {true, false}) {
            for (const auto binary : asked) {
                const auto symbol = exact ? smarch::documented::symbol_of_start(binary, *address) : smarch::documented::symbol_of_address(binary, *address);
                if (symbol) reports.push_back(report_of(*symbol, *address));
            }
            if (!reports.empty()) break;
        }
        if (reports.empty()) return fail("no document lists a start at or below " + hex(*address));
    }
    if (reports.empty()) {
        const auto near = names_near(text);
        return fail("no document names '" + text + "'" + (near.empty() ? "; give an address, 0x6765e0, or a name, sub_6765E0" : did_you_mean(near)));
    }
    print_all(output, from_documents, "symbols", reports);
    return 0;
}

}  // namespace inspector
