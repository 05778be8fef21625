// `smarch documented`: the binaries that the documents describe, and what may be asked of each.
#include <array>
#include <string>
#include <vector>

#include "../commands.hpp"
#include "../nearest.hpp"
#include "binaries.hpp"

namespace inspector {
namespace {

struct DescribedBinary {
    const char *name, *subject;
    int (*run)(const Output &, const Arguments &);
};

constexpr std::array<DescribedBinary, 3> binaries = {{
    {"ptxas", "names, validation, dispatch, factories, geometry, the profile", show_documented_ptxas},
    {"nvlink", "architectures, finalization, capability masks, slots", show_documented_nvlink},
    {"tileiras", "CPU rows, features, where the code looks", show_documented_tileiras},
}};

std::vector<std::string> binary_names() {
    std::vector<std::string> names;
    for (const auto &row : binaries) names.emplace_back(row.name);
    return names;
}

int list_binaries(const Output &output) {
    Table table{"binaries", {"binary", "what its document states"}, {}};
    for (const auto &row : binaries) table.add({row.name, row.subject}, Json::object({{"binary", row.name}, {"subject", row.subject}}));
    print_tables(output, from_documents, {table});
    return 0;
}

}  // namespace

int show_documented(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) return list_binaries(output);
    for (const auto &row : binaries) {
        if (arguments[0] == row.name) return row.run(output, Arguments({arguments.begin() + 1, arguments.end()}, arguments.options()));
    }
    return fail("no document describes '" + arguments[0] + "'; " + join(binary_names()) + " are described" + did_you_mean(arguments[0], binary_names()));
}

}  // namespace inspector
