// Upstream LLVM: llc as it was run, the predicates of the trunk.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

static void choices(void) {
    smarch_llvm_aim aim = {120, 0, SMARCH_LLVM_20, SMARCH_TOOLKIT_12_8, 12080, 0};
    smarch_llvm_choice choice;
    CHECK(smarch_llvm_choose(&aim, &choice) == SMARCH_OK && choice.verdict == SMARCH_YES && choice.target == SMARCH_SM_120A && choice.ptx.major == 8 && choice.ptx.minor == 7 && choice.gpu == SMARCH_SM_120A);
    aim.flags = SMARCH_LLVM_AIM_PORTABLE;
    CHECK(smarch_llvm_choose(&aim, &choice) == SMARCH_OK && choice.target == SMARCH_SM_120);
    aim.driver = 12020;
    CHECK(smarch_llvm_choose(&aim, &choice) == SMARCH_OK && choice.verdict == SMARCH_NO_DRIVER_OLD && choice.target == 0 && choice.ptx.major == 0 && choice.gpu == 0);
    const smarch_llvm_aim fixed = {0, SMARCH_SM_120F, SMARCH_LLVM_20, 0, 0, 0};
    CHECK(smarch_llvm_choose(&fixed, &choice) == SMARCH_OK && choice.verdict == SMARCH_NO_LLC_NAME);
    const smarch_llvm_aim nothing = {0, 0, SMARCH_LLVM_20, 0, 0, 0}, unknown = {90, 0, 23, 0, 0, 0}, unknown_flag = {90, 0, 0, 0, 0, 2};
    CHECK(smarch_llvm_choose(&nothing, &choice) == SMARCH_ERROR_INVALID_VALUE && smarch_llvm_choose(&unknown, &choice) == SMARCH_ERROR_INVALID_VALUE && smarch_llvm_choose(&unknown_flag, &choice) == SMARCH_ERROR_INVALID_VALUE);
    const smarch_llvm_aim no_target = {0, 7, 0, 0, 0, 0}, no_toolkit = {90, 0, 0, 1, 0, 0};
    CHECK(smarch_llvm_choose(&no_target, &choice) == SMARCH_ERROR_INVALID_TARGET && smarch_llvm_choose(&no_toolkit, &choice) == SMARCH_ERROR_TOOLKIT_NOT_RUN);
    CHECK(smarch_llvm_choose(NULL, &choice) == SMARCH_ERROR_NULL_POINTER && smarch_llvm_choose(&fixed, NULL) == SMARCH_ERROR_NULL_POINTER);
    /* Every release, each with what it is the first to know. */
    static const struct { smarch_llvm_release release; smarch_target target; unsigned ptx; } first[] = {
        {SMARCH_LLVM_14, SMARCH_SM_86, 75}, {SMARCH_LLVM_15, SMARCH_SM_86, 75}, {SMARCH_LLVM_16, SMARCH_SM_90, 78}, {SMARCH_LLVM_17, SMARCH_SM_90, 81}, {SMARCH_LLVM_18, SMARCH_SM_90A, 83},
        {SMARCH_LLVM_19, SMARCH_SM_90A, 85}, {SMARCH_LLVM_20, SMARCH_SM_120A, 87}, {SMARCH_LLVM_21, SMARCH_SM_121F, 88}, {SMARCH_LLVM_22, SMARCH_SM_110F, 90},
    };
    for (size_t i = 0; i < sizeof first / sizeof *first; ++i) {
        const smarch_llvm_aim of_release = {0, first[i].target, first[i].release, 0, 0, 0};
        CHECK(smarch_llvm_choose(&of_release, &choice) == SMARCH_OK && choice.target == first[i].target && choice.ptx.major * 10u + choice.ptx.minor == first[i].ptx);
    }
}

static smarch_verdict may_call(smarch_version ptx, smarch_target t, smarch_llvm_release release, const char *name) {
    return smarch_llvm_intrinsic_supports_why(K, ptx, t, release, name, strlen(name));
}

static void intrinsics(void) {
    const smarch_version newest = {0, 0}, v7_8 = {7, 8}, v8_8 = {8, 8};
    CHECK(may_call(newest, SMARCH_SM_90, SMARCH_LLVM_17, "llvm.nvvm.mapa") == SMARCH_YES && may_call(v7_8, SMARCH_SM_90, 0, "llvm.nvvm.mapa") == SMARCH_YES);
    CHECK(may_call(newest, SMARCH_SM_90, SMARCH_LLVM_16, "llvm.nvvm.mapa") == SMARCH_NO_LLVM_INTRINSIC && may_call(newest, SMARCH_SM_80, SMARCH_LLVM_22, "llvm.nvvm.mapa") == SMARCH_NO_ISA_HIGHER);
    CHECK(may_call(v8_8, SMARCH_SM_90, SMARCH_LLVM_20, "llvm.nvvm.mapa") == SMARCH_NO_LLC_PTX && may_call(v8_8, SMARCH_SM_100, SMARCH_LLVM_19, "llvm.nvvm.mapa") == SMARCH_NO_LLC_NAME);
    CHECK(may_call(newest, SMARCH_SM_90, SMARCH_LLVM_22, "llvm.nvvm.barrier0") == SMARCH_YES && may_call(newest, SMARCH_SM_90, 0, "llvm.nvvm.nothing") == SMARCH_UNKNOWN_INTRINSIC);
    CHECK(may_call(newest, 7, 0, "llvm.nvvm.mapa") == SMARCH_NO_VERDICT && may_call(newest, SMARCH_SM_90, 23, "llvm.nvvm.mapa") == SMARCH_NO_VERDICT);

    smarch_ptx_form forms[16];
    char text[128];
    size_t count = 0;
    CHECK(smarch_llvm_intrinsic_forms("llvm.nvvm.mapa", 14, forms, 16, &count) == SMARCH_OK && count == 1);
    CHECK(smarch_ptx_form_write(forms, text, sizeof text, NULL) == SMARCH_OK && strcmp(text, "mapa.u64") == 0);
    static const char several[] = "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d";
    CHECK(smarch_llvm_intrinsic_forms(several, strlen(several), forms, 2, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 12);
    CHECK(smarch_llvm_intrinsic_forms(several, strlen(several), forms, 16, &count) == SMARCH_OK && smarch_ptx_form_supports_why(K, newest, SMARCH_SM_90, &forms[1]) != SMARCH_YES);
    CHECK(smarch_llvm_intrinsic_forms("llvm.nvvm.move.i32", 18, forms, 16, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_llvm_intrinsic_forms("mapa", 4, forms, 16, &count) == SMARCH_ERROR_INVALID_VALUE && smarch_llvm_intrinsic_forms(NULL, 4, forms, 16, &count) == SMARCH_ERROR_NULL_POINTER);
}

int test_llvm(void) {
    choices();
    intrinsics();
    smarch_llc_output out;
    char text[256];
    size_t length = 0;
    CHECK(smarch_llc_run(SMARCH_LLVM_19, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 8 && out.version.minor == 0 && out.knows_cpu);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 0 && out.asked.major == 7 && out.lowest.major == 8);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, NULL, 0, NULL, 0, &out) == SMARCH_OK && out.version.major == 3 && out.knows_cpu);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_999", 6, NULL, 0, &out) == SMARCH_OK && !out.knows_cpu);
    CHECK(smarch_llc_run(23, "sm_90", 5, NULL, 0, &out) == SMARCH_ERROR_INVALID_VALUE && smarch_llc_run(SMARCH_LLVM_22, NULL, 5, NULL, 0, &out) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_llc_messages(SMARCH_LLVM_22, "sm_999", 6, "nope", 4, text, sizeof text, &length) == SMARCH_OK && strlen(text) == length);
    CHECK(strcmp(text, "'sm_999' is not a recognized processor for this target (ignoring processor)\n'+nope' is not a recognized feature for this target (ignoring feature)\n") == 0);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_90", 5, "help", 4, &out) == SMARCH_OK && out.version.major == 0 && out.asked.major == 0);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_80", 5, NULL, 0, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_8", 4, NULL, 0, text, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 4);

    const smarch_version v8_6 = {8, 6}, v7_7 = {7, 7};
    bool holds = false;
    ROWS(smarch_llvm_predicate, smarch_llvm_predicates, 57) {
        CHECK(says(row->name) && row->clauses_count);
        for (size_t i = 0; i < row->clauses_count; ++i) CHECK((row->clauses[i].number == 0) == (row->clauses[i].node == SMARCH_LLVM_NODE_ANY));
    }
    const smarch_llvm_predicate *clusters = &smarch_llvm_predicate_rows[8];
    CHECK(is(clusters->name, "hasClusters") && clusters->clauses_count == 1 && clusters->clauses[0].node == SMARCH_LLVM_NODE_BASE && clusters->clauses[0].number == 90);
    CHECK(clusters->clauses[0].from.major == 7 && clusters->clauses[0].from.minor == 8 && clusters->clauses[0].below.major == 0);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_103F, "hasTcgen05InstSupport", 21, &holds) == SMARCH_OK && holds);
    CHECK(smarch_llvm_predicate_evaluate(v7_7, SMARCH_SM_90, "hasClusters", 11, &holds) == SMARCH_OK && !holds);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_73, "hasClusters", 11, &holds) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_90, "hasNothing", 10, &holds) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_90, "hasClusters", 11, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_tool_default(K, SMARCH_TOOL_LLC_22) == SMARCH_SM_30 && smarch_tool_default(K, SMARCH_TOOL_NVLINK) == 0 && smarch_tool_default(K, 99) == 0);
    return failures;
}
