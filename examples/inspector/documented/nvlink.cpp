// `smarch documented nvlink`.
#include "binaries.hpp"

#include "../commands.hpp"

namespace inspector {

int show_documented_nvlink(const Output &output, const Arguments &) {
    Report("nvlink", "as its document describes it").print(output, from_documents);
    return 0;
}

}  // namespace inspector
