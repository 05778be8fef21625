// `smarch documented cicc`.
#include "binaries.hpp"

#include "../commands.hpp"
#include "tables.hpp"

namespace inspector {

int show_documented_cicc(const Output &output, const Arguments &arguments) {
    if (arguments.empty()) {
        list_tables(output, {"cicc"});
        return 0;
    }
    if (arguments.size() > 1) return fail("documented cicc takes a table: smarch documented cicc opcodes");
    return fail("the documents about cicc have no table '" + arguments[0] + "'; smarch documented cicc lists them");
}

}  // namespace inspector
