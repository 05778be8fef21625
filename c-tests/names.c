#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static smarch_status parse(const char *text) {
    smarch_name name = {77, 77};
    const smarch_status status = smarch_name_parse(text, strlen(text), &name);
    // An output is written on success only.
    CHECK(status == SMARCH_OK || (name.kind == 77 && name.target == 77));
    return status;
}

static void parsing(void) {
    smarch_name name;
    CHECK(smarch_name_parse("compute_90a", 11, &name) == SMARCH_OK);
    CHECK(name.kind == SMARCH_KIND_COMPUTE && name.target == SMARCH_SM_90A);
    CHECK(smarch_name_parse("lto_120f", 8, &name) == SMARCH_OK && name.kind == SMARCH_KIND_LTO && name.target == SMARCH_SM_120F);
    CHECK(smarch_name_parse("sm_755", 5, &name) == SMARCH_OK && name.kind == SMARCH_KIND_SM && name.target == SMARCH_SM_75);
    CHECK(parse("") == SMARCH_ERROR_NAME_EMPTY);
    CHECK(parse("SM_75") == SMARCH_ERROR_NAME_PREFIX);
    CHECK(parse("sm_075") == SMARCH_ERROR_NAME_NUMBER);
    CHECK(parse("sm_74") == SMARCH_ERROR_NAME_UNKNOWN_NUMBER);
    CHECK(parse("sm_75a") == SMARCH_ERROR_NAME_SUFFIX);
    CHECK(smarch_name_parse(NULL, 0, &name) == SMARCH_ERROR_NAME_EMPTY);
    CHECK(smarch_name_parse(NULL, 5, &name) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_name_parse("sm_75", 5, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_name_parse("sm_75", (size_t)-1, &name) == SMARCH_ERROR_INVALID_VALUE);

    smarch_target target = 77;
    CHECK(smarch_target_parse("compute_75", 10, &target) == SMARCH_ERROR_NAME_PREFIX && target == 77);
    CHECK(smarch_target_parse("sm_75", 5, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_target_parse(NULL, 1, &target) == SMARCH_ERROR_NULL_POINTER && target == 77);

    CHECK(smarch_ptxas_target_parse(K, "sm_100fa", 8, &target) == SMARCH_OK && target == SMARCH_SM_100A);
    CHECK(smarch_ptxas_target_parse(K, "sm_75, debug", 12, &target) == SMARCH_OK && target == SMARCH_SM_75);
    CHECK(smarch_ptxas_target_parse(K, "sm_75, foo", 10, &target) == SMARCH_ERROR_DIRECTIVE_OPTION);
    CHECK(smarch_ptxas_target_parse(K, "sm_90.a", 7, &target) == SMARCH_ERROR_DIRECTIVE_SYNTAX);
    CHECK(smarch_ptxas_target_parse(K, "sm_73", 5, &target) == SMARCH_ERROR_NAME_UNKNOWN_NUMBER);
    CHECK(smarch_ptxas_target_parse(K, NULL, 0, &target) == SMARCH_ERROR_NAME_EMPTY);
    CHECK(smarch_ptxas_target_parse(K, "sm_75", 5, NULL) == SMARCH_ERROR_NULL_POINTER);
}

static void writing(void) {
    char text[16];
    size_t length = 0;
    const smarch_name longest = {SMARCH_KIND_COMPUTE, SMARCH_SM_121A};
    CHECK(smarch_name_write(longest, text, sizeof text, &length) == SMARCH_OK && length == 12 && strcmp(text, "compute_121a") == 0);
    memset(text, 'x', sizeof text);
    CHECK(smarch_name_write(longest, text, 12, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 12 && text[0] == 'x');
    CHECK(smarch_name_write(longest, text, 13, NULL) == SMARCH_OK && text[13] == 'x');
    CHECK(smarch_name_write(longest, NULL, 0, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 12);
    CHECK(smarch_name_write(longest, NULL, 13, &length) == SMARCH_ERROR_NULL_POINTER);
    const smarch_name bad_kind = {4, SMARCH_SM_75}, bad_target = {SMARCH_KIND_SM, 75};
    CHECK(smarch_name_write(bad_kind, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_name_write(bad_target, text, sizeof text, &length) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_KIND, SMARCH_KIND_LTO), "lto_") == 0);
}

static void suggesting(void) {
    smarch_name near[4];
    size_t count = 0;
    CHECK(smarch_name_suggest("SM_90A", 6, near, 4, &count) == SMARCH_OK && count == 1);
    CHECK(near[0].kind == SMARCH_KIND_SM && near[0].target == SMARCH_SM_90A);
    CHECK(smarch_name_suggest("gfx90a", 6, near, 4, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_name_suggest("sm_1", 4, near, 2, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 4);
    CHECK(smarch_name_suggest(NULL, 4, near, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_name_suggest("sm_1", 4, near, 4, NULL) == SMARCH_ERROR_NULL_POINTER);
}

static void tools(void) {
    const smarch_name sm = {SMARCH_KIND_SM, SMARCH_SM_90A}, lto = {SMARCH_KIND_LTO, SMARCH_SM_90A}, invalid = {9, SMARCH_SM_90A};
    static const smarch_tool all[] = {
        SMARCH_TOOL_PTXAS_TARGET,  SMARCH_TOOL_PTXAS_GPU_NAME, SMARCH_TOOL_NVLINK,        SMARCH_TOOL_CICC,          SMARCH_TOOL_TILEIRAS_CPU,
        SMARCH_TOOL_LLC_22,        SMARCH_TOOL_LLC_19,
    };
    const smarch_name none = {SMARCH_KIND_LTO, SMARCH_SM_73};
    static const smarch_verdict refusals[] = {
        SMARCH_NO_PTX_TARGET, SMARCH_NO_GPU_NAME, SMARCH_NO_LINK_NAME, SMARCH_NO_CICC_TARGET, SMARCH_NO_TILEIRAS_CPU, SMARCH_NO_LLC_NAME, SMARCH_NO_LLC_NAME,
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; ++i) {
        CHECK(smarch_tool_accepts(K, all[i], sm));
        CHECK(smarch_tool_accepts_why(K, all[i], sm) == SMARCH_YES);
        CHECK(smarch_tool_accepts_why(K, all[i], none) == refusals[i]);
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_TOOL, all[i]) != 0);
    }
    CHECK(smarch_tool_accepts(K, SMARCH_TOOL_NVLINK, lto) && !smarch_tool_accepts(K, SMARCH_TOOL_PTXAS_GPU_NAME, lto));
    CHECK(smarch_tool_accepts_why(K, SMARCH_TOOL_PTXAS_GPU_NAME, lto) == SMARCH_NO_GPU_UNSUPPORTED);
    CHECK(smarch_tool_accepts_why(K, 0, sm) == SMARCH_NO_VERDICT && smarch_tool_accepts_why(K, SMARCH_TOOL_NVLINK, invalid) == SMARCH_NO_VERDICT);
    CHECK(!smarch_tool_accepts(K, 0, sm) && !smarch_tool_accepts(K, 99, sm) && !smarch_tool_accepts(K, SMARCH_TOOL_NVLINK, invalid));

    char text[64];
    size_t length = 0;
    CHECK(smarch_tool_message(K, SMARCH_TOOL_PTXAS_GPU_NAME, "sm_99", 5, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strcmp(text, "Value 'sm_99' is not defined for option 'gpu-name'") == 0 && length == strlen(text));
    CHECK(smarch_tool_message(K, SMARCH_TOOL_PTXAS_GPU_NAME, "sm_90", 5, text, sizeof text, &length) == SMARCH_OK && length == 0 && *text == 0);
    CHECK(smarch_tool_message(K, SMARCH_TOOL_PTXAS_GPU_NAME, "sm_99", 5, text, 50, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 50);
    CHECK(smarch_tool_message(K, 0, "sm_99", 5, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_tool_message(K, SMARCH_TOOL_NVLINK, NULL, 5, text, sizeof text, &length) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_tool_message(K, SMARCH_TOOL_NVLINK, NULL, 0, NULL, 1, &length) == SMARCH_ERROR_NULL_POINTER);
}

int test_names(void) {
    parsing();
    writing();
    suggesting();
    tools();
    return failures;
}
