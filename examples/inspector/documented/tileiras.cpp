// `smarch documented tileiras`.
#include "binaries.hpp"

#include "../commands.hpp"

namespace inspector {

int show_documented_tileiras(const Output &output, const Arguments &) {
    Report("tileiras", "as its document describes it").print(output, from_documents);
    return 0;
}

}  // namespace inspector
