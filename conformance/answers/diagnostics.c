/* What cicc says by number, and what its options make of it. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

/* NUMBER CONTROL: the diagnostic's line where CONTROL is given its number: "-", "warning", "suppress", "remark" or "error". */
static void diagnostic(char **args, int count) {
    (void)count;
    char line[320];
    const smarch_cicc_diagnostic_info *row = smarch_cicc_diagnostic_info_find((uint32_t)strtoul(args[0], NULL, 10));
    if (!row || smarch_cicc_diagnostic_write(row->diagnostic, line, sizeof line, NULL) != SMARCH_OK) {
        printf("no such diagnostic");
        return;
    }
    const char *control = row->is_discretionary ? args[1] : "-";
    if (strcmp(control, "warning") == 0) printf("warning #%u-D: %s", (unsigned)row->printed_number, row->text);
    else if (strcmp(control, "error") == 0) printf("error: %s", row->text);
    else if (strcmp(control, "-") == 0) printf("%s", line);
    else printf("silent");
}

/* NUMBER: whether an option takes it. */
static void diagnostic_number(char **args, int count) {
    (void)count;
    const uint32_t number = (uint32_t)strtoul(args[0], NULL, 10);
    const uint32_t inside = number >= SMARCH_CICC_FIRST_OFFSET_NUMBER + SMARCH_CICC_PRINTED_OFFSET ? number - SMARCH_CICC_PRINTED_OFFSET : number;
    printf("%s", inside >= 1 && inside <= SMARCH_CICC_LAST_NUMBER ? "accepted" : "invalid");
}

const question diagnostic_questions[] = {
    {"diagnostic", 2, diagnostic},
    {"diagnostic-number", 1, diagnostic_number},
    {NULL, 0, NULL},
};
