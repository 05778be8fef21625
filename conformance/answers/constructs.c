/* What cicc says about constructs of CUDA C++. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

enum { MOST_DIAGNOSTICS = 16 };

/* TARGET CONSTRUCT GNU_VERSION STANDARD: whether it is taken, then what is said. */
static void construct(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    smarch_cicc_construct asked = 0;
    smarch_cicc_front_end settings = {0};
    if (!target) return;
    settings.gnu_version = (uint32_t)strtoul(args[2], NULL, 10);
    if (smarch_cicc_construct_parse(args[1], strlen(args[1]), &asked) != SMARCH_OK || smarch_cicc_standard_parse(args[3], strlen(args[3]), &settings.standard) != SMARCH_OK) {
        printf("no such construct or standard");
        return;
    }
    const smarch_verdict verdict = smarch_cicc_compiles_why(release, target, asked, &settings);
    if (say_unknown(verdict)) return;
    const char *between = "";
    if (verdict == SMARCH_YES) {
        printf("accepted");
        between = " | ";
    }
    smarch_cicc_diagnostic said[MOST_DIAGNOSTICS];
    size_t length = 0;
    if (smarch_cicc_construct_diagnostics(release, target, asked, &settings, said, MOST_DIAGNOSTICS, &length) != SMARCH_OK) return;
    for (size_t i = 0; i < length; ++i) {
        char words[320];
        if (smarch_cicc_diagnostic_write(said[i], words, sizeof words, NULL) != SMARCH_OK) return;
        printf("%s%s", between, words);
        between = " | ";
    }
    if (!length && verdict != SMARCH_YES) printf("%s", smarch_verdict_message(verdict));
}

const question construct_questions[] = {
    {"construct", 4, construct},
    {NULL, 0, NULL},
};
