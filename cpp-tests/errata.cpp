// Where the documents err.
#include "check.hpp"

using namespace smarch;
using namespace smarch::documented;

void test_errata() {
    CHECK(errata().size() > 50 && erratum_find("e09")->id() == "E09" && !erratum_find("E99"));
    for (const auto &row : errata()) CHECK(!row.subject().empty() && !row.documents_say().empty() && !row.library_answers().empty() && !row.proof().empty() && !row.evidence().empty());
    CHECK(erratum_find("E09")->evidence().has(Evidence::measured));
}
