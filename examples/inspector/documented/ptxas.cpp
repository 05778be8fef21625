// `smarch documented ptxas`.
#include "binaries.hpp"

#include "../commands.hpp"

namespace inspector {

int show_documented_ptxas(const Output &output, const Arguments &) {
    Report("ptxas", "as its document describes it").print(output, from_documents);
    return 0;
}

}  // namespace inspector
