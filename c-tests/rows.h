// Checks of the tables that the documents have, and of the texts in their rows.
#ifndef SMARCH_ROWS_H
#define SMARCH_ROWS_H

#include <stddef.h>
#include <string.h>

#include "check.h"

// The rows of a table: as many as documented, none when there is nowhere to put the count.
#define ROWS(type, function, expected)                \
    size_t type##_count = 0;                          \
    const type *type##_rows = function(&type##_count); \
    CHECK(type##_rows && type##_count == (expected)); \
    CHECK(function(NULL) == NULL);                    \
    for (const type *row = type##_rows; row && row < type##_rows + type##_count; ++row)

static int is(const char *text, const char *expected) { return text && strcmp(text, expected) == 0; }
static int says(const char *text) { return text && *text; }

#endif
