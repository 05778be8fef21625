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
        CHECK(strcmp(features[i].group_name, smarch_isa_group_name(features[i].group)) == 0);
        CHECK(smarch_isa_feature_info_of(features[i].feature) == &features[i]);
    }
    smarch_isa_feature feature = 0;
    CHECK(smarch_isa_feature_parse("tcgen05.alloc", 13, &feature) == SMARCH_OK && feature == SMARCH_ISA_TCGEN05_ALLOC);
    CHECK(smarch_isa_feature_info_of(0) == NULL && smarch_isa_feature_info_of(166) == NULL && smarch_isa_feature_info_of(0xffffffffu) == NULL);
    CHECK(strcmp(smarch_isa_group_name(0), "") == 0 && strcmp(smarch_isa_group_name(18), "") == 0);
    CHECK(features[SMARCH_ISA_TCGEN05_ALLOC - 1].group == SMARCH_ISA_GROUP_TCGEN05);
    CHECK(!smarch_isa_feature_is_block_scaled(feature) && !smarch_isa_feature_is_block_scaled(0));
    for (size_t i = 0; i < count; ++i)
        CHECK(smarch_isa_feature_is_block_scaled(features[i].feature) == (strncmp(features[i].name, "mma.", 4) == 0 && strstr(features[i].name, ".block_scale") != NULL));
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

    smarch_isa_feature list[165];
    smarch_target targets[45];
    CHECK(smarch_isa_target_features(K, NEWEST, SMARCH_SM_73, list, 165, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_isa_target_features(K, NEWEST, SMARCH_SM_75, list, 165, &count) == SMARCH_OK && count == 38);
    CHECK(smarch_isa_target_features(K, NEWEST, SMARCH_SM_75, list, 37, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 38);
    CHECK(smarch_isa_target_features(K, NEWEST, 1, list, 165, &count) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_isa_difference(K, NEWEST, SMARCH_SM_86, SMARCH_SM_80, list, 165, &count) == SMARCH_OK && count == 1 && list[0] == SMARCH_ISA_MIN_XORSIGN_ABS_F32);
    CHECK(smarch_isa_difference(K, NEWEST, SMARCH_SM_80, SMARCH_SM_86, list, 165, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_isa_difference(K, NEWEST, SMARCH_SM_80, 1, list, 165, &count) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_isa_feature_targets(K, SMARCH_ISA_WGMMA_FENCE, targets, 45, &count) == SMARCH_OK && count == 1 && targets[0] == SMARCH_SM_90A);
    CHECK(smarch_isa_feature_targets(K, SMARCH_ISA_MEMBAR_GL, targets, 44, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 45);
    CHECK(smarch_isa_feature_targets(K, 0, targets, 45, &count) == SMARCH_ERROR_INVALID_VALUE);

    // The forms that an instruction stands for answer as it does.
    smarch_ptx_form forms[4];
    char written[64];
    CHECK(smarch_isa_feature_forms(SMARCH_ISA_CP_ASYNC, forms, 4, &count) == SMARCH_OK && count == 3);
    CHECK(smarch_ptx_form_write(&forms[1], written, sizeof written, NULL) == SMARCH_OK && strcmp(written, "cp.async.commit_group") == 0);
    CHECK(smarch_ptx_form_supports(K, NEWEST, SMARCH_SM_80, &forms[2]) && !smarch_ptx_form_supports(K, NEWEST, SMARCH_SM_75, &forms[2]));
    CHECK(smarch_isa_feature_forms(SMARCH_ISA_CP_ASYNC, forms, 2, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(smarch_isa_feature_forms(0, forms, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_isa_feature_lowest_base(K, SMARCH_ISA_CP_ASYNC) == SMARCH_SM_80 && smarch_isa_feature_lowest_base(K, SMARCH_ISA_WGMMA_FENCE) == 0 && smarch_isa_feature_lowest_base(K, 0) == 0);
    return failures;
}
