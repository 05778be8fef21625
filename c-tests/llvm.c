// Upstream LLVM: llc as it was run, the predicates of the trunk.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

int test_llvm(void) {
    smarch_llc_output out;
    char text[256];
    size_t length = 0;
    CHECK(smarch_llc_run(SMARCH_LLVM_19, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 8 && out.version.minor == 0 && out.knows_cpu);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 0 && out.asked.major == 7 && out.lowest.major == 8);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, NULL, 0, NULL, 0, &out) == SMARCH_OK && out.version.major == 3 && out.knows_cpu);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_999", 6, NULL, 0, &out) == SMARCH_OK && !out.knows_cpu);
    CHECK(smarch_llc_run(20, "sm_90", 5, NULL, 0, &out) == SMARCH_ERROR_INVALID_VALUE && smarch_llc_run(SMARCH_LLVM_22, NULL, 5, NULL, 0, &out) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_llc_messages(SMARCH_LLVM_22, "sm_999", 6, "nope", 4, text, sizeof text, &length) == SMARCH_OK && strlen(text) == length);
    CHECK(strcmp(text, "'sm_999' is not a recognized processor for this target (ignoring processor)\n'+nope' is not a recognized feature for this target (ignoring feature)\n") == 0);
    CHECK(smarch_llc_run(SMARCH_LLVM_22, "sm_90", 5, "help", 4, &out) == SMARCH_OK && out.version.major == 0 && out.asked.major == 0);
    CHECK(smarch_llvm_feature_string("PTX80,,-FMA,ptx83", 17, text, sizeof text, &length) == SMARCH_OK && strcmp(text, "+ptx80,-fma,+ptx83") == 0 && length == 18);
    CHECK(smarch_llvm_feature_string(NULL, 0, text, sizeof text, NULL) == SMARCH_OK && !*text && smarch_llvm_feature_string(NULL, 1, text, sizeof text, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_llvm_feature_string("ptx80", 5, text, 6, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 6);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_80", 5, NULL, 0, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_8", 4, NULL, 0, text, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 4);

    const smarch_version v8_6 = {8, 6}, v7_7 = {7, 7};
    bool holds = false;
    ROWS(smarch_llvm_predicate, smarch_llvm_predicates, 57) {
        CHECK(says(row->name) && row->clauses_count && smarch_llvm_predicate_find(row->name, strlen(row->name)) == row);
        for (size_t i = 0; i < row->clauses_count; ++i) CHECK((row->clauses[i].number == 0) == (row->clauses[i].node == SMARCH_LLVM_NODE_ANY));
    }
    const smarch_llvm_predicate *clusters = &smarch_llvm_predicate_rows[8];
    CHECK(is(clusters->name, "hasClusters") && clusters->clauses_count == 1 && clusters->clauses[0].node == SMARCH_LLVM_NODE_BASE && clusters->clauses[0].number == 90);
    CHECK(clusters->clauses[0].from.major == 7 && clusters->clauses[0].from.minor == 8 && clusters->clauses[0].below.major == 0);
    CHECK(!smarch_llvm_predicate_find("hasNothing", 10) && !smarch_llvm_predicate_find(NULL, 1));
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_103F, "hasTcgen05InstSupport", 21, &holds) == SMARCH_OK && holds);
    CHECK(smarch_llvm_predicate_evaluate(v7_7, SMARCH_SM_90, "hasClusters", 11, &holds) == SMARCH_OK && !holds);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_73, "hasClusters", 11, &holds) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_90, "hasNothing", 10, &holds) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_llvm_predicate_evaluate(v8_6, SMARCH_SM_90, "hasClusters", 11, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_llvm_full_sm_version(SMARCH_SM_100F) == 1002 && smarch_llvm_full_sm_version(3) == 0);
    CHECK(smarch_tool_is_of_toolkit(SMARCH_TOOL_CICC) && !smarch_tool_is_of_toolkit(SMARCH_TOOL_LLC_22) && !smarch_tool_is_of_toolkit(99));
    CHECK(smarch_tool_default(K, SMARCH_TOOL_LLC_22) == SMARCH_SM_30 && smarch_tool_default(K, SMARCH_TOOL_NVLINK) == 0 && smarch_tool_default(K, 99) == 0);
    return failures;
}
