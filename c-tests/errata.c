#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

int test_errata(void) {
    size_t count = 0;
    const smarch_erratum *errata = smarch_errata(&count);
    const uint32_t all = SMARCH_EVIDENCE_DOCUMENTED | SMARCH_EVIDENCE_MEASURED | SMARCH_EVIDENCE_PUBLIC;
    CHECK(errata && count >= 12);
    for (size_t i = 0; i < count; ++i) {
        CHECK(i == 0 || strcmp(errata[i - 1].id, errata[i].id) < 0);
        CHECK(*errata[i].subject && *errata[i].documents_say && *errata[i].library_answers && *errata[i].proof);
        CHECK(errata[i].evidence && !(errata[i].evidence & ~all));
    }
    CHECK(smarch_errata(NULL) == NULL);
    for (size_t i = 0; i < count; ++i) CHECK(smarch_erratum_find(errata[i].id, strlen(errata[i].id)) == &errata[i]);
    CHECK(smarch_erratum_find("e34B", 4) && strcmp(smarch_erratum_find("e34B", 4)->id, "E34b") == 0);
    CHECK(!smarch_erratum_find("E3", 2) && !smarch_erratum_find("E341", 4) && !smarch_erratum_find(NULL, 0) && !smarch_erratum_find(NULL, 2));
    return failures;
}
