// `smarch documented ptxas`.
#include "binaries.hpp"

#include "../commands.hpp"

namespace inspector {

int show_documented_ptxas(const Output &output, const Arguments &) {
    Report report("ptxas", "as its document describes it");
    report.add_json("ptxas", Json::object());
    report.print(output, from_documents);
    return 0;
}

}  // namespace inspector
