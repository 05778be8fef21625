// Messages of tools in a text.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static THREAD_LOCAL smarch_message_found found;

static smarch_status match(const char *text) { return smarch_message_match(text, strlen(text), &found); }

// Whether a value of what was found is this part of the text.
static int has_value(const char *text, size_t place, const char *value) {
    const smarch_message_value *it = &found.values[place];
    return place < found.value_count && it->end - it->start == strlen(value) && memcmp(text + it->start, value, it->end - it->start) == 0;
}

int test_messages(void) {
    const char *line = "ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'\n";
    CHECK(match(line) == SMARCH_OK && found.kind == SMARCH_MESSAGE_KIND_TEMPLATE && found.code == SMARCH_MESSAGE_OPTION_VALUE);
    CHECK(strncmp(line + found.start, "Value", 5) == 0 && found.value_count == 2 && has_value(line, 0, "sm_121a") && has_value(line, 1, "gpu-name"));
    CHECK(strcmp(found.text, "Value '{name}' is not defined for option '{option}'") == 0);
    line = "k.cu(3): warning #20306-D: atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    CHECK(match(line) == SMARCH_OK && found.kind == SMARCH_MESSAGE_KIND_DIAGNOSTIC && found.code == SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER && found.value_count == 0);
    CHECK(match("Error: Illegal instruction: fence") == SMARCH_OK && found.kind == SMARCH_MESSAGE_KIND_VERDICT && found.code == SMARCH_NO_NVVM_FENCE);
    CHECK(match("DataLayoutError: No mangling mode supported.") == SMARCH_OK && found.kind == SMARCH_MESSAGE_KIND_COMPLAINT && found.code == SMARCH_NVVM_COMPLAINT_MANGLING);
    CHECK(match("m (1, 20): parse i8 must be 8-bit aligned") == SMARCH_OK && found.kind == SMARCH_MESSAGE_KIND_MALFORMATION && found.code == SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT);

    CHECK(match("hello world") == SMARCH_ERROR_MESSAGE_UNKNOWN && smarch_message_match(NULL, 0, &found) == SMARCH_ERROR_MESSAGE_UNKNOWN);
    CHECK(smarch_message_match(NULL, 1, &found) == SMARCH_ERROR_NULL_POINTER && smarch_message_match(line, 3, NULL) == SMARCH_ERROR_MESSAGE_UNKNOWN);
    CHECK(smarch_message_match(line, strlen(line), NULL) == SMARCH_ERROR_NULL_POINTER);

    for (smarch_message_kind kind = SMARCH_MESSAGE_KIND_TEMPLATE; kind <= SMARCH_MESSAGE_KIND_MALFORMATION; ++kind) CHECK(*smarch_code_name(SMARCH_ENUMERATION_MESSAGE_KIND, kind) != 0);
    return failures;
}
