// `smarch symbol`: what the documents name in the binaries.
#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "../occupancy_words.hpp"
#include "common.hpp"

namespace inspector {
namespace {

using smarch::documented::Symbol;
using smarch::documented::SymbolRange;
using smarch::documented::symbols;

constexpr std::array<smarch::Binary, 3> binaries = {smarch::Binary::ptxas, smarch::Binary::nvlink, smarch::Binary::cicc};
constexpr std::array<smarch::SymbolKind, 4> kinds = {smarch::SymbolKind::function, smarch::SymbolKind::data, smarch::SymbolKind::address, smarch::SymbolKind::constructor};

template <typename Values>
std::vector<std::string> names_of(const Values &values) {
    std::vector<std::string> names;
    for (const auto value : values) names.emplace_back(name(value));
    return names;
}

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

Json value_of_range(const SymbolRange &range) {
    auto object = Json::object({{"binary", code_of(range.binary())}, {"start_address", range.start()}, {"end_address", range.end()}, {"is_end_inside", range.is_end_inside()},
                                {"function_count", or_null(range.functions())}, {"size", value_of_size(range.size())},
                                {"confidence_percent", or_null(range.confidence())}, {"role", range.role()}});
    Place(range.place()).add_to(object);
    return object;
}

std::string range_text(const SymbolRange &range) {
    std::string text = hex_text(range.start()) + " to " + hex_text(range.end()) + ", " + std::string(range.role());
    if (range.functions() && !range.is_of_like_functions()) text += ", " + std::to_string(*range.functions()) + " functions";
    if (range.size()) text += ", " + std::string(*range.size());
    if (range.confidence()) text += ", confidence " + std::to_string(*range.confidence()) + " %";
    return text;
}

std::optional<SymbolRange> range_of(const Symbol &symbol) {
    return symbol.address() ? smarch::documented::symbol_range_of_address(symbol.binary(), *symbol.address()) : std::nullopt;
}

std::optional<smarch::documented::ptxas::Handler> handler_of(const Symbol &symbol) {
    if (symbol.binary() != smarch::Binary::ptxas || !symbol.address()) return std::nullopt;
    return smarch::documented::ptxas::handler_of_address(*symbol.address());
}

/// Where a string of nvlink must begin instead of at the address that its table has.
std::optional<std::uint32_t> corrected_address(const Symbol &symbol) {
    if (symbol.binary() != smarch::Binary::nvlink) return std::nullopt;
    for (const auto row : smarch::documented::nvlink::rodata_strings()) {
        if (symbol.address() == row.address() && symbol.label() == row.text()) return row.corrected();
    }
    return std::nullopt;
}

/// What the documents say of a symbol; of an address besides how far it lies behind the start.
Report report_of(const Symbol &symbol, std::optional<std::uint32_t> address) {
    const auto corrected = corrected_address(symbol);
    const bool is_corrected = address && corrected == address;
    const bool inside = address && !is_corrected && symbol.address() != address;
    const std::string name(symbol.name());
    Report report(inside || is_corrected ? hex_text(*address) : name, std::string(smarch::name(symbol.binary())));
    report.add_json("binary", code_of(symbol.binary()));
    report.add_json("name", name);
    report.add_json("asked_address", address ? Json(*address) : Json());
    // The symbols without an address are not found by one.
    const auto distance = inside ? *address - symbol.address().value_or(0) : 0;
    report.add_json("bytes_after_start", inside ? Json(distance) : Json());
    if (inside) {
        report.add_text(plural(distance, "byte") + " after the start of " + name +
                        ", the nearest listed start below it; sizes overlap and not every function is "
                        "listed, so it may lie in a later one (E34e)");
    }
    if (is_corrected) report.add_text("where the string " + std::string(symbol.label().value_or("")) + " must begin, which the document has at " + name + " (E34d)");
    report.add("symbol_kind", "kind", code_of(symbol.kind()), std::string(smarch::name(symbol.kind())));
    report.add("address", "start", symbol.address() ? Json(*symbol.address()) : Json(unknown), symbol.address() ? hex_text(*symbol.address()) : "no whole address is printed");
    report.add_json("corrected_address", or_null(corrected));
    if (corrected) report.add_text("corrected", hex_text(*corrected) + ": where the string must begin (E34d)");
    report.add("role", "role", symbol.role());
    if (symbol.label()) report.add_text("called", std::string(*symbol.label()) + (symbol.alias() ? "; also " + std::string(*symbol.alias()) : ""));
    report.add_json("label", value_of(symbol.label()));
    report.add_json("alias", value_of(symbol.alias()));
    const auto handler = handler_of(symbol);
    auto handled = Json();
    if (handler) {
        handled = Json::object({{"map", static_cast<std::uint32_t>(handler->map())}, {"map_name", smarch::name(handler->map())}, {"handled_targets", names_of_targets(handler->targets())}});
        report.add_text("handler", "map " + std::to_string(static_cast<unsigned>(handler->map())) + ", " + std::string(smarch::name(handler->map())) + ": of " + join(names_of_targets(handler->targets())));
    }
    report.add_json("handler", std::move(handled));
    report.add("size", "size", value_of_size(symbol.size()), symbol.size() ? std::string(*symbol.size()) + ", as printed" : "not stated");
    report.add_json("reach_bytes", symbol.reach());
    report.add_json("confidence_percent", or_null(symbol.confidence()));
    if (symbol.confidence()) report.add_text("confidence", std::to_string(*symbol.confidence()) + " %");
    const auto range = range_of(symbol);
    report.add_json("within_range", range ? value_of_range(*range) : Json());
    if (range) report.add_text("within", range_text(*range));
    const Place place(symbol.place());
    auto named = Json::object();
    place.add_to(named);
    report.add_json_members(named);
    report.add_text("named in", place.text());
    return report;
}

/// The string of nvlink that must begin at an address at which no document lists it.
std::optional<Symbol> symbol_of_corrected(std::uint32_t address) {
    for (const auto symbol : symbols(smarch::Binary::nvlink)) {
        if (corrected_address(symbol) == address) return symbol;
    }
    return std::nullopt;
}

/// Names, labels and aliases that hold the text, at most four; if none does, the nearest.
std::vector<std::string> names_near(const std::string &text) {
    std::vector<std::string> all, names;
    for (const auto binary : binaries) {
        for (const auto symbol : symbols(binary)) {
            for (const auto &name : {std::optional(symbol.name()), symbol.label(), symbol.alias()}) {
                if (!name) continue;
                all.emplace_back(*name);
                if (names.size() < 4 && text.size() > 2 && in_capitals(all.back()).find(in_capitals(text)) != std::string::npos) names.push_back(all.back());
            }
        }
    }
    return names.empty() ? nearest(text, all) : names;
}

/// What was asked: binaries, kinds, and the words that are left.
struct Question {
    std::vector<smarch::Binary> asked;
    std::vector<std::string> words;
    std::optional<smarch::SymbolKind> kind;
    bool lists = false;
};

std::optional<Question> parse(const Arguments &arguments) {
    Question question;
    question.lists = arguments.option("--list") != nullptr;
    if (const auto *wanted = arguments.option("--kind")) {
        for (const auto kind : kinds) {
            if (*wanted == name(kind)) question.kind = kind;
        }
        if (!question.kind) {
            return fail("no kind of symbol is called '" + *wanted + "'; expected " + enumerated(names_of(kinds), "or") + did_you_mean(*wanted, names_of(kinds))), std::nullopt;
        }
        question.lists = true;
    }
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        // A binary follows what is asked of it; a list may be of a binary alone.
        const bool may_be_binary = question.lists || i > 0;
        const auto found = std::find_if(binaries.begin(), binaries.end(), [&](auto binary) { return arguments[i] == name(binary); });
        if (may_be_binary && found != binaries.end()) question.asked.push_back(*found);
        else question.words.push_back(arguments[i]);
    }
    const std::size_t most = 1;
    if (question.words.size() > most) {
        const auto &word = question.words[most];
        if (word == name(smarch::Binary::tileiras)) return fail("the document about tileiras names no function and no address; " + enumerated(names_of(binaries), "and") + " have symbols"), std::nullopt;
        return fail("no document describes '" + word + "'; " + enumerated(names_of(binaries), "and") + " have symbols" + did_you_mean(word, names_of(binaries))), std::nullopt;
    }
    if (question.asked.empty()) question.asked.assign(binaries.begin(), binaries.end());
    return question;
}

std::string binaries_text(const Question &question) { return enumerated(names_of(question.asked), "or"); }

std::size_t symbol_count(const Question &question) {
    std::size_t count = 0;
    for (const auto binary : question.asked) count += symbols(binary).size();
    return count;
}

/// The symbols of some binaries, of a kind, with a text in name, label, alias or role.
int list_symbols(const Output &output, const Question &question) {
    std::vector<Report> reports;
    std::vector<std::vector<std::string>> rows;
    const auto wanted = question.words.empty() ? std::string() : in_capitals(question.words[0]);
    const auto holds = [&](std::optional<std::string_view> text) { return text && in_capitals(std::string(*text)).find(wanted) != std::string::npos; };
    for (const auto binary : question.asked) {
        for (const auto symbol : symbols(binary)) {
            if (question.kind && symbol.kind() != *question.kind) continue;
            if (!holds(symbol.name()) && !holds(symbol.label()) && !holds(symbol.alias()) && !holds(symbol.role())) continue;
            if (output.json) reports.push_back(report_of(symbol, std::nullopt));
            const std::string label(symbol.label().value_or(""));
            rows.push_back({code_of(binary), std::string(symbol.name()), std::string(smarch::name(symbol.kind())), std::string(symbol.size().value_or("-")),
                            symbol.confidence() ? std::to_string(*symbol.confidence()) + " %" : "-", (label.empty() ? "" : label + ": ") + std::string(symbol.role())});
        }
    }
    if (rows.empty()) {
        return fail("no symbol of " + binaries_text(question) + (question.kind ? " is of kind " + std::string(name(*question.kind)) : std::string(" is listed")) +
                    (wanted.empty() ? "" : " with '" + question.words[0] + "' in its name or role"));
    }
    if (output.json) {
        auto list = Json::array();
        for (const auto &report : reports) list.push(report.json());
        print_json(output, from_documents, Json::object({{"symbols", list}, {"address_ranges", Json::array()}}));
        return 0;
    }
    print_table(output, {"binary", "symbol", "kind", "size", "conf.", "role"}, rows);
    return 0;
}

/// Why an address belongs to nothing: the listed starts around it.
std::string nothing_near(const Question &question, std::uint32_t address) {
    std::optional<Symbol> below, above;
    for (const auto binary : question.asked) {
        for (const auto symbol : symbols(binary)) {
            const auto start = symbol.address();
            if (!start) continue;
            if (*start <= address && (!below || *start > *below->address())) below = symbol;
            if (*start > address && (!above || *start < *above->address())) above = symbol;
        }
    }
    const auto of = [](const Symbol &symbol) { return std::string(symbol.name()) + " of " + std::string(name(symbol.binary())); };
    std::string text = "no symbol near " + hex_text(address) + " in " + binaries_text(question) + "; ";
    if (below) {
        text += "the nearest start below is " + of(*below) + ", " + plural(address - *below->address(), "byte") + " before, too far by the sizes that are documented (at most " +
                plural(below->reach(), "byte") + ")";
    } else {
        text += "no document lists a start at or below it";
    }
    if (above) text += "; the nearest above is " + of(*above) + ", " + plural(*above->address() - address, "byte") + " on";
    return text;
}

int print_found(const Output &output, const std::vector<Report> &reports, const std::vector<SymbolRange> &ranges, const std::string &remark) {
    if (output.json) {
        auto list = Json::array(), spans = Json::array();
        for (const auto &report : reports) list.push(report.json());
        for (const auto &range : ranges) spans.push(value_of_range(range));
        print_json(output, from_documents, Json::object({{"symbols", list}, {"address_ranges", spans}}));
        return 0;
    }
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (i) std::printf("\n");
        reports[i].print(output);
    }
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (i) std::printf("\n");
        Report report(hex_text(ranges[i].start()) + " to " + hex_text(ranges[i].end()), std::string(name(ranges[i].binary())));
        report.add_text("holds", range_text(ranges[i]));
        report.add_text("stated in", Place(ranges[i].place()).text());
        report.print(output);
    }
    if (!remark.empty()) {
        std::printf("\n");
        print_text(output, remark);
    }
    return 0;
}

}  // namespace

int show_symbol(const Output &output, const Arguments &arguments) {
    const auto question = parse(arguments);
    if (!question) return 2;
    if (question->lists) return list_symbols(output, *question);
    if (question->words.empty()) {
        return fail("symbol takes an address or a name, and a binary if you like: smarch symbol 0x609b75 ptxas; smarch symbol --list lists the names");
    }
    const std::string &text = question->words[0];
    std::vector<Report> reports;
    for (const auto binary : question->asked) {
        if (const auto symbol = smarch::documented::symbol_find(binary, text)) reports.push_back(report_of(*symbol, std::nullopt));
    }
    if (!reports.empty()) return print_found(output, reports, {}, "");
    bool too_large = false;
    const auto address = address_of(text, too_large);
    if (too_large) return fail("'" + text + "': an address in these programs has at most eight hexadecimal digits");
    if (!address) {
        const auto near = names_near(text);
        return fail("no document names '" + text + "'" +
                    (near.empty() ? "; expected an address, 0x6765e0, or one of " + std::to_string(symbol_count(*question)) + " names in " + binaries_text(*question) +
                                        ", such as sub_6765E0 or arch_string_match: smarch symbol --list"
                                  : did_you_mean(near)));
    }
    for (const bool exact : {true, false}) {
        for (const auto binary : question->asked) {
            const auto symbol = exact ? smarch::documented::symbol_of_start(binary, *address) : smarch::documented::symbol_of_address(binary, *address);
            if (symbol) reports.push_back(report_of(*symbol, *address));
        }
        if (!reports.empty()) return print_found(output, reports, {}, "");
        const bool asks_nvlink = std::find(question->asked.begin(), question->asked.end(), smarch::Binary::nvlink) != question->asked.end();
        const auto packed = exact && asks_nvlink ? symbol_of_corrected(*address) : std::nullopt;
        if (packed) return print_found(output, {report_of(*packed, *address)}, {}, "");
    }
    // No start is near: a range that is stated may hold it all the same.
    std::vector<SymbolRange> ranges;
    for (const auto binary : question->asked) {
        if (const auto range = smarch::documented::symbol_range_of_address(binary, *address)) ranges.push_back(*range);
    }
    const auto why = nothing_near(*question, *address);
    return ranges.empty() ? fail(why) : print_found(output, reports, ranges, why);
}

}  // namespace inspector
