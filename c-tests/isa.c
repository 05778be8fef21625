// Legality of instructions.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

// The newest .version that the release reads.
static const smarch_version NEWEST = {0, 0};

int test_isa(void) {
    size_t count = 0;
    const smarch_isa_feature_info *features = smarch_isa_features(&count);
    CHECK(features && count == 165 && smarch_isa_features(NULL) == NULL);
    for (size_t i = 0; i < count; ++i) {
        CHECK(features[i].feature == i + 1);
        smarch_isa_feature parsed = 0;
        CHECK(smarch_isa_feature_parse(features[i].name, strlen(features[i].name), &parsed) == SMARCH_OK && parsed == features[i].feature);
        CHECK(features[i].group != 0 && features[i].group_name[0] != 0);
        CHECK(strcmp(features[i].group_name, smarch_code_name(SMARCH_ENUMERATION_ISA_GROUP, features[i].group)) == 0);
    }
    smarch_isa_feature feature = 0;
    CHECK(smarch_isa_feature_parse("tcgen05.alloc", 13, &feature) == SMARCH_OK && feature == SMARCH_ISA_TCGEN05_ALLOC);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_ISA_GROUP, 0), "") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_ISA_GROUP, 18), "") == 0);
    CHECK(features[SMARCH_ISA_TCGEN05_ALLOC - 1].group == SMARCH_ISA_GROUP_TCGEN05);
    for (size_t i = 0; i < count; ++i)
    CHECK(smarch_isa_feature_parse("tcgen05", 7, &feature) == SMARCH_ERROR_ISA_FEATURE_NAME && feature == SMARCH_ISA_TCGEN05_ALLOC);
    CHECK(smarch_isa_feature_parse(NULL, 7, &feature) == SMARCH_ERROR_NULL_POINTER && smarch_isa_feature_parse("mapa", 4, NULL) == SMARCH_ERROR_NULL_POINTER);

    CHECK(smarch_isa_supports(K, NEWEST, SMARCH_SM_100A, SMARCH_ISA_TCGEN05_ALLOC) && !smarch_isa_supports(K, NEWEST, SMARCH_SM_120A, SMARCH_ISA_TCGEN05_ALLOC));
    CHECK(smarch_isa_supports_why(K, NEWEST, SMARCH_SM_75, SMARCH_ISA_CP_ASYNC) == SMARCH_NO_ISA_HIGHER);
    CHECK(smarch_isa_supports_why(K, NEWEST, SMARCH_SM_100, SMARCH_ISA_TCGEN05_ALLOC) == SMARCH_NO_ISA_TARGET);
    CHECK(smarch_isa_supports_why(K, NEWEST, SMARCH_SM_73, SMARCH_ISA_MEMBAR_GL) == SMARCH_NO_PTX_TARGET);
    CHECK(smarch_isa_supports_why(K, NEWEST, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC) == SMARCH_YES);
    CHECK(!smarch_isa_supports(K, NEWEST, 1, 1) && !smarch_isa_supports(K, NEWEST, SMARCH_SM_80, 0) && !smarch_isa_supports(K, NEWEST, SMARCH_SM_80, 166));
    CHECK(smarch_isa_supports_why(K, NEWEST, SMARCH_SM_80, 166) == SMARCH_NO_VERDICT && smarch_isa_supports_why(K, NEWEST, 1, 1) == SMARCH_NO_VERDICT);

    char text[320];
    size_t length = 0;
    CHECK(smarch_isa_message(K, NEWEST, SMARCH_SM_75, SMARCH_ISA_MMA_M16N8K256_B1_AND, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strcmp(text, "Modifier '.and' on 'mma' requires .target sm_80 or higher") == 0 && strlen(text) == length);
    CHECK(smarch_isa_message(K, NEWEST, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_isa_message(K, NEWEST, SMARCH_SM_75, SMARCH_ISA_CP_ASYNC, text, 5, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 5);
    CHECK(smarch_isa_message(K, NEWEST, 1, SMARCH_ISA_CP_ASYNC, text, 5, &length) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_isa_message(K, NEWEST, SMARCH_SM_75, 0, text, 5, &length) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_isa_advisory(K, NEWEST, SMARCH_SM_90A, SMARCH_ISA_SETMAXNREG, text, sizeof text, &length) == SMARCH_OK && length > 0);
    CHECK(smarch_isa_advisory(K, NEWEST, SMARCH_SM_90, SMARCH_ISA_SETMAXNREG, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_isa_advisory(K, NEWEST, SMARCH_SM_90A, 0, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);

    size_t has = 0, more = 0;
    for (size_t i = 0; i < count; ++i) {
        has += smarch_isa_supports(K, NEWEST, SMARCH_SM_75, features[i].feature);
        more += smarch_isa_supports(K, NEWEST, SMARCH_SM_86, features[i].feature) && !smarch_isa_supports(K, NEWEST, SMARCH_SM_80, features[i].feature);
    }
    CHECK(has == 38 && more == 1);
    CHECK(smarch_isa_supports(K, NEWEST, SMARCH_SM_86, SMARCH_ISA_MIN_XORSIGN_ABS_F32) && !smarch_isa_supports(K, NEWEST, SMARCH_SM_80, SMARCH_ISA_MIN_XORSIGN_ABS_F32));
    size_t targets = 0, of_fence = 0, of_membar = 0;
    const smarch_target_info *rows = smarch_targets(&targets);
    for (size_t i = 0; i < targets; ++i) {
        of_fence += smarch_isa_supports(K, NEWEST, rows[i].target, SMARCH_ISA_WGMMA_FENCE);
        of_membar += smarch_isa_supports(K, NEWEST, rows[i].target, SMARCH_ISA_MEMBAR_GL);
    }
    CHECK(of_fence == 1 && smarch_isa_supports(K, NEWEST, SMARCH_SM_90A, SMARCH_ISA_WGMMA_FENCE) && of_membar == 45);

    // The forms that an instruction stands for answer as it does.
    smarch_ptx_form forms[4];
    char written[64];
    CHECK(smarch_isa_feature_forms(SMARCH_ISA_CP_ASYNC, forms, 4, &count) == SMARCH_OK && count == 3);
    CHECK(smarch_ptx_form_write(&forms[1], written, sizeof written, NULL) == SMARCH_OK && strcmp(written, "cp.async.commit_group") == 0);
    CHECK(smarch_ptx_form_supports(K, NEWEST, SMARCH_SM_80, &forms[2]) && !smarch_ptx_form_supports(K, NEWEST, SMARCH_SM_75, &forms[2]));
    CHECK(!smarch_ptx_form_supports(K, NEWEST, 0, &forms[2]) && !smarch_ptx_form_supports(0, NEWEST, SMARCH_SM_80, &forms[2]) && !smarch_ptx_form_supports(K, NEWEST, SMARCH_SM_80, NULL));
    CHECK(smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_80, &forms[2]) == SMARCH_YES && smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_75, &forms[2]) != SMARCH_YES);
    CHECK(smarch_isa_feature_forms(SMARCH_ISA_CP_ASYNC, forms, 2, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(smarch_isa_feature_forms(0, forms, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    return failures;
}
