// `smarch documented`: the documents, the binaries that they describe, what may be asked of each, and every table.
#include <smarch/documented.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "../codes.hpp"
#include "../commands.hpp"
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

/// The binary whose questions take an option; "" for options of all of them.
std::string owner_of(const std::string &option) {
    static const std::vector<std::pair<const char *, std::vector<std::string>>> owners = {
        {"ptxas", {"--regs", "--block", "--smem"}}, {"nvlink", {"--mask", "--class", "--object-version"}}, {"cicc", {"--arch", "--scope", "--order", "--failure", "--hint"}}};
    for (const auto &[binary, options] : owners) {
        if (std::find(options.begin(), options.end(), option) != options.end()) return binary;
    }
    return "";
}

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
    if (arguments.empty()) return list_binaries(output);
    const auto &first = arguments[0];
    for (const auto &[name, value] : arguments.options()) {
        const auto owner = owner_of(name);
        if (!owner.empty() && owner != first) return fail(name + " goes with documented " + owner + (owner == "cicc" ? ": smarch documented cicc atomic sm_80 add f32 --scope cluster" : ""));
    }
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
