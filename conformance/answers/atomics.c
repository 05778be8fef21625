/* What cicc writes for atomic operations. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

static uint32_t code_of_operation(const char *name) {
    size_t count = 0;
    const smarch_cicc_operation_info *operations = smarch_cicc_operations(&count);
    for (size_t i = 0; i < count; ++i) {
        if (strcmp(operations[i].name, name) == 0) return operations[i].operation;
    }
    return 0;
}

/* TARGET OPERATION KIND WIDTH ORDER SCOPE: what is said, then the instructions. */
static void atomic(char **args, int count) {
    (void)count;
    static const char kinds[] = {0, 'b', 'u', 's', 'f'};
    const smarch_target target = read_target(args[0]);
    smarch_cicc_atomic asked = {0};
    smarch_cicc_lowering found;
    asked.operation = code_of_operation(args[1]);
    for (uint32_t kind = 1; kind < sizeof kinds; ++kind) {
        if (kinds[kind] == args[2][0]) asked.kind = kind;
    }
    asked.width = (uint32_t)strtoul(args[3], NULL, 10);
    asked.order = (uint32_t)strtoul(args[4], NULL, 10);
    asked.scope = (uint32_t)strtoul(args[5], NULL, 10);
    if (!target) return;
    const smarch_status status = smarch_cicc_atomic_lower(release, target, &asked, &found);
    if (status != SMARCH_OK) {
        printf("%s", smarch_status_message(status));
        return;
    }
    if (say_unknown(found.verdict)) return;
    const char *between = "";
    for (uint32_t i = 0; i < found.diagnostics_count; ++i) {
        char words[320];
        if (smarch_cicc_diagnostic_write(found.diagnostics[i], words, sizeof words, NULL) != SMARCH_OK) return;
        printf("%s%s", between, words);
        between = " | ";
    }
    if (found.fence[0]) {
        printf("%s%s", between, found.fence);
        between = " | ";
    }
    if (found.instruction[0]) printf("%s%s", between, found.instruction);
}

const question atomic_questions[] = {
    {"atomic", 6, atomic},
    {NULL, 0, NULL},
};
