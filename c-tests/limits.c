// Limits of ptxas, and PTX versions.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const char *words(smarch_target gpu, smarch_limit_request request) {
    static THREAD_LOCAL char text[160];
    size_t length = 0;
    CHECK(smarch_ptxas_limit_message(K, gpu, &request, "main", 4, text, sizeof text, &length) == SMARCH_OK && strlen(text) == length);
    return text;
}

static smarch_limit_effect effect(smarch_target gpu, smarch_limit_request request) {
    smarch_limit_effect effect = 0;
    CHECK(smarch_ptxas_limit(K, gpu, &request, &effect) == SMARCH_OK);
    return effect;
}

static void limits(void) {
    smarch_limits limits;
    CHECK(smarch_limits_compute(K, SMARCH_SM_90A, &limits) == SMARCH_OK && limits.static_smem == 232448 && limits.threads_per_sm == 2048);
    CHECK(limits.blocks_per_sm == 32 && limits.min_registers == 24 && limits.max_registers == 255 && limits.barriers == 16);
    CHECK(smarch_limits_compute(K, SMARCH_SM_70, &limits) == SMARCH_ERROR_HARDWARE_UNKNOWN && smarch_limits_compute(K, 1, &limits) == SMARCH_ERROR_INVALID_TARGET);

    const smarch_limit_request few = {SMARCH_LIMIT_MAXRREGCOUNT, {0, 0, 0}, 16}, many = {SMARCH_LIMIT_MAXNREG, {0, 0, 0}, 256}, fine = {SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM, {0, 0, 0}, 300000};
    const smarch_limit_request wide = {SMARCH_LIMIT_MAXNTID, {32, 32, 2}, 0}, alone = {SMARCH_LIMIT_MINNCTAPERSM, {0, 0, 0}, 4}, blocks = {SMARCH_LIMIT_MINNCTAPERSM, {32, 1, 1}, 33};
    const smarch_limit_request barrier = {SMARCH_LIMIT_BARRIER, {0, 0, 0}, -1}, shared = {SMARCH_LIMIT_STATIC_SMEM, {0, 0, 0}, 49153}, deadly = {SMARCH_LIMIT_MAXNTID, {0xffffffffu, 1, 1}, 0};
    CHECK(effect(SMARCH_SM_75, few) == SMARCH_LIMIT_EFFECT_ADJUSTED && effect(SMARCH_SM_75, many) == SMARCH_LIMIT_EFFECT_IGNORED);
    CHECK(effect(SMARCH_SM_75, fine) == SMARCH_LIMIT_EFFECT_OBEYED && effect(SMARCH_SM_75, wide) == SMARCH_LIMIT_EFFECT_IGNORED);
    CHECK(effect(SMARCH_SM_90, wide) == SMARCH_LIMIT_EFFECT_OBEYED && effect(SMARCH_SM_90, deadly) == SMARCH_LIMIT_EFFECT_CRASHES);
    CHECK(effect(SMARCH_SM_90, barrier) == SMARCH_LIMIT_EFFECT_REFUSED);
    CHECK(strcmp(words(SMARCH_SM_75, few), "For profile sm_75 adjusting per thread register count of 16 to lower bound of 24") == 0);
    CHECK(strcmp(words(SMARCH_SM_75, many), "Too many maxnreg specified for entry main, will be ignored") == 0);
    CHECK(strcmp(words(SMARCH_SM_75, alone), ".minnctapersm is ignored when neither .maxntid nor .reqntid is specified.") == 0);
    CHECK(strcmp(words(SMARCH_SM_90, blocks), "Value of minnctapersm for entry main is out of range. minnctapersm will be ignored") == 0);
    CHECK(strcmp(words(SMARCH_SM_90, barrier), "Barrier number '18446744073709551615' out of range, expected to be in range [0..15]") == 0);
    CHECK(strcmp(words(SMARCH_SM_90, shared), "Entry function 'main' uses too much shared data (0xc001 bytes, 0xc000 max)") == 0);
    CHECK(strcmp(words(SMARCH_SM_90A, shared), "") == 0);

    const smarch_limit_request none = {SMARCH_LIMIT_REQNTID, {3, 0, 2}, 0}, exact = {SMARCH_LIMIT_REQNTID, {64, 1, 1}, 0}, beyond = {SMARCH_LIMIT_BARRIER, {0, 0, 0}, 4294967296};
    CHECK(effect(SMARCH_SM_75, none) == SMARCH_LIMIT_EFFECT_REFUSED && effect(SMARCH_SM_75, exact) == SMARCH_LIMIT_EFFECT_OBEYED);
    CHECK(strcmp(words(SMARCH_SM_75, none), "Positive non-zero value expected for reqntid") == 0);
    CHECK(effect(SMARCH_SM_75, beyond) == SMARCH_LIMIT_EFFECT_OBEYED);

    const smarch_limit_request invalid = {0, {0, 0, 0}, 1}, negative = {SMARCH_LIMIT_MAXNREG, {0, 0, 0}, -1};
    smarch_limit_effect out = 0;
    size_t length = 0;
    char text[8];
    CHECK(smarch_ptxas_limit(K, SMARCH_SM_75, &invalid, &out) == SMARCH_ERROR_INVALID_VALUE && smarch_ptxas_limit(K, SMARCH_SM_75, &negative, &out) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptxas_limit(K, SMARCH_SM_70, &few, &out) == SMARCH_ERROR_HARDWARE_UNKNOWN && smarch_ptxas_limit(K, 3, &few, &out) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_ptxas_limit(K, SMARCH_SM_75, NULL, &out) == SMARCH_ERROR_NULL_POINTER && smarch_ptxas_limit(K, SMARCH_SM_75, &few, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptxas_limit_message(K, SMARCH_SM_75, &many, "\xff", 1, text, 8, &length) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptxas_limit_message(K, SMARCH_SM_75, &many, "k", 1, text, 8, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 55);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_LIMIT_EFFECT, SMARCH_LIMIT_EFFECT_CRASHES), "kills ptxas") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_LIMIT_EFFECT, 0), "") == 0);
}

static void versions(void) {
    size_t count = 0;
    smarch_version versions[44];
    const smarch_version v7_8 = {7, 8}, v7_9 = {7, 9}, v9_0 = {9, 0};
    CHECK(smarch_ptx_versions(K, versions, 44, &count) == SMARCH_OK && count == 44 && versions[0].major == 1 && versions[43].major == 9);
    CHECK(smarch_ptx_versions(K, versions, 43, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 44);
    CHECK(smarch_ptx_versions(K, versions, 44, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_versions(K, NULL, 44, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptx_version_suffices(K, v7_8, SMARCH_SM_90) && !smarch_ptx_version_suffices(K, v7_8, SMARCH_SM_90A));
    CHECK(smarch_ptx_version_suffices_why(K, v7_8, SMARCH_SM_90A) == SMARCH_NO_PTX_VERSION_LOW);
    CHECK(smarch_ptx_version_suffices_why(K, v7_9, SMARCH_SM_90A) == SMARCH_NO_PTX_VERSION);
    CHECK(smarch_ptx_version_suffices_why(K, v9_0, SMARCH_SM_73) == SMARCH_NO_PTX_TARGET);
    CHECK(smarch_ptx_version_suffices_why(K, v9_0, 1) == SMARCH_NO_VERDICT && !smarch_ptx_version_suffices(K, v9_0, 1));
    char text[80];
    CHECK(smarch_ptx_version_message(K, v7_8, SMARCH_SM_90A, text, sizeof text, &count) == SMARCH_OK);
    CHECK(strcmp(text, "PTX .version 7.8 does not support .target sm_90a") == 0);
    CHECK(smarch_ptx_version_message(K, v7_9, SMARCH_SM_90A, text, sizeof text, NULL) == SMARCH_OK);
    CHECK(strcmp(text, "Unsupported .version 7.9; current version is '9.0'") == 0);
    CHECK(smarch_ptx_version_message(K, v9_0, SMARCH_SM_90A, text, sizeof text, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_ptx_version_message(K, v9_0, 1, text, sizeof text, &count) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_ptx_version_message(K, v7_9, SMARCH_SM_90A, text, 3, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL);
}

int test_limits(void) {
    limits();
    versions();
    return failures;
}
