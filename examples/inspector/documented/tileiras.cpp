// `smarch documented tileiras`.
#include "binaries.hpp"

#include "../commands.hpp"

namespace inspector {

int show_documented_tileiras(const Output &output, const Arguments &) {
    Report report("tileiras", "as its document describes it");
    report.add_json("documented_tileiras", Json::object());
    report.print(output, from_documents);
    return 0;
}

}  // namespace inspector
