// `smarch documented cicc`.
#include "binaries.hpp"

#include "../commands.hpp"
#include "../nearest.hpp"
#include "tables.hpp"

namespace inspector {

int show_documented_cicc(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) {
        list_tables(output, {"cicc"});
        return 0;
    }
    const auto names = table_names("cicc");
    return fail("the documents about cicc have no table '" + arguments[0] + "'" + did_you_mean(arguments[0], names) + "; smarch documented cicc lists them");
}

}  // namespace inspector
