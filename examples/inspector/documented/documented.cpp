// `smarch documented`: the documents, the binaries that they describe, what may be asked of each, and every table.
#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "../commands.hpp"
#include "../generated/codes.hpp"
#include "../nearest.hpp"
#include "binaries.hpp"
#include "tables.hpp"

namespace inspector {
namespace {

using smarch::documented::Document;

struct DescribedBinary {
    const char *name, *subject;
    int (*run)(const Output &, const Arguments &);
};

constexpr std::array<DescribedBinary, 4> binaries = {{
    {"ptxas", "names, validation, dispatch, factories, geometry, the profile", show_documented_ptxas},
    {"nvlink", "architectures, finalization, capability masks, slots", show_documented_nvlink},
    {"cicc", "flags, feature bits, rules of the front end, the verifier", show_documented_cicc},
    {"tileiras", "CPU rows, features, where the code looks", show_documented_tileiras},
}};

std::vector<std::string> binary_names() {
    std::vector<std::string> names;
    for (const auto &row : binaries) names.emplace_back(row.name);
    return names;
}

/// What a document says of its version, in its own words.
std::string version_of(const Document &document) {
    std::string text(document.describes().value_or("no version stated"));
    if (!document.cuda()) return text;
    const auto cuda = "CUDA " + std::string(*document.cuda());
    return document.describes() ? text + " (" + cuda + ")" : cuda;
}

int list_binaries(const Output &output) {
    Table described{"binaries", {"binary", "what its documents state"}, {}};
    for (const auto &row : binaries) described.add({row.name, row.subject}, Json::object({{"binary", row.name}, {"subject", row.subject}}));
    Table documents{"documents", {"document", "about", "title", "of", "date"}, {}};
    for (const auto document : smarch::documented::documents()) {
        char number[16];
        std::snprintf(number, sizeof number, "seed %03u", static_cast<unsigned>(document.number()));
        documents.add({number, code_of(document.binary()), std::string(document.title()), version_of(document), std::string(document.date().value_or("none stated"))},
                      Json::object({{"document", number}, {"binary", code_of(document.binary())}, {"title", document.title()},
                                    {"describes", value_of(document.describes())}, {"cuda", value_of(document.cuda())}, {"date", value_of(document.date())}}));
    }
    print_tables(output, from_documents, {described, documents});
    if (!output.json) {
        std::printf("\n");
        print_text(output, "smarch documented tables lists every table; smarch documented ptxas geometries prints one; smarch explain tells where the documents err.");
    }
    return 0;
}

/// The option that the words leave without a meaning, with what it goes with; nothing where there is none. `binary` is that of a
/// question, none where there is no question but a list or a table.
std::string stray_option(const Arguments &arguments, const std::string &binary) {
    struct Row {
        const char *option, *binary, *goes_with;
    };
    constexpr auto atomic = "atomic: smarch documented cicc atomic sm_80 add f32 --scope cluster --order seq_cst";
    constexpr Row rows[] = {
        {"--regs", "ptxas", "a target: smarch documented ptxas sm_90 --regs 40"},
        {"--block", "ptxas", "a target: smarch documented ptxas sm_90 --regs 40 --block 256"},
        {"--smem", "ptxas", "a target: smarch documented ptxas sm_90 --smem 8192"},
        {"--mask", "nvlink", "finalize: smarch documented nvlink finalize 120 121 --mask 0x50"},
        {"--class", "nvlink", "finalize: smarch documented nvlink finalize 120 121 --class 1"},
        {"--object-version", "nvlink", "finalize: smarch documented nvlink finalize 120 121 --object-version 0x101"},
        {"--arch", "cicc", "translate: smarch documented cicc translate -arch=compute_100f"},
        {"--scope", "cicc", atomic},
        {"--order", "cicc", atomic},
        {"--failure", "cicc", "atomic: smarch documented cicc atomic sm_90 cas b128 --failure relaxed"},
        {"--hint", "cicc", "atomic: smarch documented cicc atomic sm_80 add f32 --hint"},
    };
    for (const auto &option : arguments.options()) {
        for (const auto &row : rows) {
            if (option.name == row.option && binary != row.binary) return option.name + " goes with " + row.goes_with;
        }
    }
    return "";
}

/// A table by its name, where the words are one: "tables" for all of them. Nothing where they are something else.
bool answer_by_table(const Output &output, const std::string &binary, const Arguments &words) {
    if (words.size() != 1) return false;
    if (words[0] == "tables") {
        list_tables(output, {binary});
        return true;
    }
    const auto *table = find_table(binary, words[0]);
    if (table) print_documented_table(output, *table);
    return table != nullptr;
}

}  // namespace

// The tables' names come first; every other word is the binary's own.
int show_documented(const Output &output, const Arguments &arguments) {
    const std::string first = arguments.empty() ? "" : arguments[0];
    const bool is_question = arguments.size() > 1 && arguments[1] != "tables" && !find_table(first, arguments[1]);
    const auto stray = stray_option(arguments, is_question ? first : "");
    if (!stray.empty()) return fail(stray);
    if (arguments.empty()) return list_binaries(output);
    if (first == "tables" && arguments.size() > 1) return fail("documented tables lists all tables; those of one: smarch documented ptxas tables");
    if (find_table("", first) && arguments.size() > 1) return fail("documented " + first + " prints the whole table" + (first == "errata" ? "; smarch explain E30 tells one" : ""));
    if (first == "tables") {
        auto names = binary_names();
        names.emplace_back();
        list_tables(output, names);
        return 0;
    }
    if (answer_by_table(output, "", arguments)) return 0;
    for (const auto &row : binaries) {
        if (first != row.name) continue;
        const Arguments words({arguments.begin() + 1, arguments.end()}, arguments.options());
        if (answer_by_table(output, row.name, words)) return 0;
        const int status = row.run(output, words);
        const auto near = status == 2 && words.size() == 1 ? nearest(words[0], table_names(first)) : std::vector<std::string>();
        if (!near.empty()) return fail("smarch documented " + first + " prints tables, too" + did_you_mean(near));
        if (words.empty() && status == 0 && !output.json) {
            std::printf("\n");
            print_text(output, "smarch documented " + first + " tables lists the tables of its document" + (first == "cicc" ? "s." : "."));
        }
        return status;
    }
    auto names = binary_names();
    for (const auto &name : table_names("")) names.push_back(name);
    return fail("no document describes '" + first + "'; " + join(binary_names()) + " are described" + did_you_mean(first, names));
}

}  // namespace inspector
