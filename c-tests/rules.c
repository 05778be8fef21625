#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void compile(void) {
    CHECK(smarch_ptxas_compiles(K, SMARCH_SM_75, SMARCH_SM_121A));
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_75, SMARCH_SM_75) == SMARCH_YES);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_75, SMARCH_SM_70) == SMARCH_NO_GPU_NAME);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_73, SMARCH_SM_75) == SMARCH_NO_PTX_TARGET);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_90, SMARCH_SM_75) == SMARCH_NO_HIGHER);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_90A, SMARCH_SM_90) == SMARCH_NO_SUFFIX);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_90A, SMARCH_SM_100A) == SMARCH_NO_FUTURE);
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_100F, SMARCH_SM_120F) == SMARCH_NO_FAMILY);
    CHECK(!smarch_ptxas_compiles(K, SMARCH_SM_100F, SMARCH_SM_120F));

    const smarch_name lto = {SMARCH_KIND_LTO, SMARCH_SM_90A}, compute = {SMARCH_KIND_COMPUTE, SMARCH_SM_90A}, invalid = {0, SMARCH_SM_90A};
    CHECK(smarch_ptxas_compiles_name_why(K, SMARCH_SM_90A, compute) == SMARCH_YES && smarch_ptxas_compiles_name_why(K, SMARCH_SM_90A, lto) != SMARCH_YES);
    CHECK(smarch_ptxas_compiles_name_why(K, SMARCH_SM_90A, lto) == SMARCH_NO_GPU_UNSUPPORTED);
    CHECK(!smarch_ptxas_compiles(K, 0, SMARCH_SM_75) && smarch_ptxas_compiles_why(K, SMARCH_SM_75, 0xffffffffu) == SMARCH_NO_VERDICT);
    CHECK(smarch_ptxas_compiles_name_why(K, SMARCH_SM_75, invalid) == SMARCH_NO_VERDICT);

    char text[128];
    size_t length = 0;
    CHECK(smarch_ptxas_message(K, SMARCH_SM_75, lto, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strcmp(text, "Unsupported gpu architecture 'lto_90a'") == 0);
    CHECK(smarch_ptxas_message(K, SMARCH_SM_90A, compute, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_ptxas_message(K, SMARCH_SM_75, lto, text, 3, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 38);
    CHECK(smarch_ptxas_message(K, 0, lto, text, sizeof text, &length) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_ptxas_message(K, SMARCH_SM_75, invalid, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptxas_message(K, SMARCH_SM_75, lto, NULL, 99, &length) == SMARCH_ERROR_NULL_POINTER);
}

static void gpus(void) {
    // What smarch_targets lists, asked one by one: the GPUs of sm_100f.
    size_t count = 0, of_100f = 0, of_75 = 0;
    const smarch_target_info *rows = smarch_targets(&count);
    for (size_t i = 0; i < count; ++i) {
        of_100f += smarch_ptxas_compiles(K, SMARCH_SM_100F, rows[i].target);
        of_75 += smarch_ptxas_compiles(K, SMARCH_SM_75, rows[i].target);
    }
    CHECK(of_100f == 6 && smarch_ptxas_compiles(K, SMARCH_SM_100F, SMARCH_SM_100) && smarch_ptxas_compiles(K, SMARCH_SM_100F, SMARCH_SM_103F));
    CHECK(of_75 == 23);

    const smarch_target both[] = {SMARCH_SM_100, SMARCH_SM_103A}, legacy[] = {SMARCH_SM_70}, invalid[] = {3};
    smarch_target ptx = 1;
    CHECK(smarch_ptxas_most_specific(K, both, 2, &ptx) == SMARCH_OK && ptx == SMARCH_SM_100F);
    CHECK(smarch_ptxas_most_specific(K, legacy, 1, &ptx) == SMARCH_OK && ptx == 0);
    CHECK(smarch_ptxas_most_specific(K, NULL, 0, &ptx) == SMARCH_OK && ptx == 0);
    CHECK(smarch_ptxas_most_specific(K, invalid, 1, &ptx) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_ptxas_most_specific(K, NULL, 1, &ptx) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptxas_most_specific(K, both, 2, NULL) == SMARCH_ERROR_NULL_POINTER);
}

static void verdicts(void) {
    static const smarch_verdict all[] = {
        SMARCH_NO_VERDICT, SMARCH_YES, SMARCH_NO_GPU_NAME, SMARCH_NO_GPU_UNSUPPORTED, SMARCH_NO_PTX_TARGET, SMARCH_NO_HIGHER,
        SMARCH_NO_SUFFIX, SMARCH_NO_FUTURE, SMARCH_NO_FAMILY, SMARCH_NO_ISA_HIGHER, SMARCH_NO_ISA_TARGET,
        SMARCH_NO_ISA_VERSION, SMARCH_NO_PTX_VERSION, SMARCH_NO_PTX_VERSION_LOW,
        SMARCH_NO_LINK_NAME, SMARCH_NO_LINK_VIRTUAL, SMARCH_NO_LINK_BUFFER, SMARCH_NO_LINK_ARCH, SMARCH_NO_LTO_IGNORED,
        SMARCH_NO_LOAD_MAJOR, SMARCH_NO_LOAD_MINOR, SMARCH_NO_LOAD_TEGRA, SMARCH_NO_LOAD_EXACT, SMARCH_NO_LOAD_FAMILY,
        SMARCH_NO_JIT_HIGHER, SMARCH_NO_LOAD_LTO, SMARCH_NO_PICK_KIND, SMARCH_NO_PICK_NUMBER, SMARCH_NO_PICK_ORDER,
        SMARCH_NO_DRIVER_PTX, SMARCH_NO_DRIVER_OLD, SMARCH_NO_DRIVER_NEW, SMARCH_NO_DRIVER_TOOLKIT,
        SMARCH_UNKNOWN_TOOLKIT, SMARCH_UNKNOWN_TOOL, SMARCH_UNKNOWN_LINK, SMARCH_UNKNOWN_DEVICE, SMARCH_UNKNOWN_SILENT,
        SMARCH_UNKNOWN_DISPUTED, SMARCH_UNKNOWN_PTX, SMARCH_UNKNOWN_DRIVER, SMARCH_NO_TILEIRAS_CPU, SMARCH_NO_TILEIRAS_NAME,
        SMARCH_NO_LLC_NAME, SMARCH_NO_NVJITLINK_NAME, SMARCH_NO_NVJITLINK_KIND, SMARCH_NO_NVRTC_NAME,
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; ++i) {
        for (size_t j = 0; j < i; ++j) CHECK(strcmp(smarch_verdict_message(all[i]), smarch_verdict_message(all[j])) != 0);
    }
    CHECK(strcmp(smarch_verdict_message(0xffffffffu), smarch_verdict_message(SMARCH_NO_VERDICT)) == 0);
    CHECK(smarch_verdict_answer(SMARCH_YES) == SMARCH_ANSWER_YES);
    CHECK(smarch_verdict_answer(SMARCH_NO_FAMILY) == SMARCH_ANSWER_NO);
    CHECK(smarch_verdict_answer(SMARCH_UNKNOWN_TOOLKIT) == SMARCH_ANSWER_UNKNOWN);
    CHECK(smarch_verdict_answer(SMARCH_NO_VERDICT) == 0 && smarch_verdict_answer(0xffffffffu) == 0);
}

int test_rules(void) {
    compile();
    gpus();
    verdicts();
    return failures;
}
