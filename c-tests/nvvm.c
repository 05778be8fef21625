// What libnvvm and cicc answer when they are run.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void instructions(void) {
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_VERIFY, SMARCH_SM_100, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) == SMARCH_NO_NVVM_TENSOR_MEMORY);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_COMPILE, SMARCH_SM_100, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) == SMARCH_YES);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_VERIFY, SMARCH_SM_75, SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST) == SMARCH_NO_NVVM_FENCE);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_COMPILE, SMARCH_SM_75, SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST) == SMARCH_NO_NVVM_OPERATION);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_VERIFY, SMARCH_SM_75, SMARCH_NVVM_CONSTRUCT_INDIRECTBR) == SMARCH_NO_NVVM_BLOCK_ADDRESS);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_VERIFY, SMARCH_SM_75, SMARCH_NVVM_CONSTRUCT_INVOKE) == SMARCH_NO_NVVM_PERSONALITY);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_COMPILE, SMARCH_SM_75, SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY) == SMARCH_NO_NVVM_CAST_SPACE);
    CHECK(smarch_nvvm_construct(SMARCH_NVVM_COMPILE, SMARCH_SM_70, SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2) == SMARCH_NO_NVVM_ARCH);
    CHECK(smarch_nvvm_construct(0, SMARCH_SM_75, 1) == SMARCH_NO_VERDICT && smarch_nvvm_construct(1, 0, 1) == SMARCH_NO_VERDICT && smarch_nvvm_construct(1, SMARCH_SM_75, 17) == SMARCH_NO_VERDICT);
    CHECK(strcmp(smarch_nvvm_construct_name(SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE), "fence acquire") == 0 && smarch_nvvm_construct_name(0)[0] == 0);

    CHECK(smarch_nvvm_verify_access(SMARCH_SM_90, SMARCH_NVVM_ACCESS_LOAD, 6) == SMARCH_YES && smarch_nvvm_verify_access(SMARCH_SM_121F, SMARCH_NVVM_ACCESS_STORE, 6) == SMARCH_NO_NVVM_TENSOR_MEMORY);
    CHECK(smarch_nvvm_verify_access(SMARCH_SM_90, SMARCH_NVVM_ACCESS_ATOMICRMW, 5) == SMARCH_NO_NVVM_ATOMIC_SPACE && smarch_nvvm_verify_access(SMARCH_SM_90, SMARCH_NVVM_ACCESS_CMPXCHG, 3) == SMARCH_YES);
    CHECK(smarch_nvvm_verify_access(SMARCH_SM_90, SMARCH_NVVM_ACCESS_LOAD, 8) == SMARCH_UNKNOWN_NVVM_SPACE && smarch_nvvm_verify_access(SMARCH_SM_90, 0, 0) == SMARCH_NO_VERDICT);
    CHECK(smarch_nvvm_verify_cast(SMARCH_SM_90, 1, 3) == SMARCH_NO_NVVM_CAST && smarch_nvvm_verify_cast(SMARCH_SM_90, 0, 6) == SMARCH_NO_NVVM_CAST_TARGET);
    CHECK(smarch_nvvm_verify_cast(SMARCH_SM_90, 6, 0) == SMARCH_NO_NVVM_CAST_SOURCE && smarch_nvvm_verify_cast(SMARCH_SM_90, 5, 0) == SMARCH_YES && smarch_nvvm_verify_cast(5, 0, 1) == SMARCH_NO_VERDICT);
    CHECK(strcmp(smarch_verdict_message(SMARCH_NO_NVVM_CAST_SOURCE), "Invalid source address space") == 0);
}

static uint32_t triple(uint32_t api, smarch_target t, const char *text) { return smarch_nvvm_triple(api, t, text, strlen(text)); }

static void triples(void) {
    CHECK(triple(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "nvptx64-nvidia-cuda") == SMARCH_YES && triple(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "nvptx64-nvidia-nvcl") == SMARCH_NO_NVVM_TRIPLE);
    CHECK(triple(SMARCH_NVVM_COMPILE, SMARCH_SM_90, "x86_64") == SMARCH_YES && triple(SMARCH_NVVM_COMPILE, SMARCH_SM_100, "x86_64") == SMARCH_NO_NVVM_TRIPLE_BACK_END);
    CHECK(smarch_nvvm_triple(SMARCH_NVVM_VERIFY, SMARCH_SM_90, NULL, 0) == SMARCH_NO_NVVM_TRIPLE_MISSING && smarch_nvvm_triple(SMARCH_NVVM_VERIFY, SMARCH_SM_90, NULL, 1) == SMARCH_NO_VERDICT);
    char words[128];
    size_t length = 0;
    CHECK(smarch_nvvm_triple_message(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "foo", 3, words, sizeof words, &length) == SMARCH_OK);
    CHECK(strcmp(words, "Invalid target triple (foo), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda") == 0 && length == strlen(words));
    CHECK(smarch_nvvm_triple_message(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "nvptx-cuda", 10, words, sizeof words, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_nvvm_triple_message(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "foo", 3, words, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 4);
    CHECK(smarch_nvvm_triple_message(3, SMARCH_SM_90, "foo", 3, words, 4, NULL) == SMARCH_ERROR_INVALID_VALUE && smarch_nvvm_triple_message(1, 0, "foo", 3, words, 4, NULL) == SMARCH_ERROR_INVALID_TARGET);
}

static void layouts(void) {
    smarch_nvvm_layout_answer answer;
    const char *example = smarch_nvvm_example_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_100, 64);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_100, example, strlen(example), &answer) == SMARCH_OK && answer.verdict == SMARCH_YES);
    CHECK(answer.malformation == 0 && answer.complaints == 0 && answer.fault_at == SMARCH_NO_FAULT);
    CHECK(smarch_nvvm_example_layout(SMARCH_NVVM_COMPILE, SMARCH_SM_100, 32)[0] == 0 && smarch_nvvm_example_layout(0, SMARCH_SM_100, 64)[0] == 0);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_COMPILE, SMARCH_SM_90, "E-n32-i64:64", 12, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT);
    CHECK(answer.complaints == 1u << SMARCH_NVVM_COMPLAINT_ENDIANNESS);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_100, "e-i8:16", 7, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT);
    CHECK(answer.malformation == SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT && answer.fault_at == 2);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_90, "e-x", 3, &answer) == SMARCH_OK && answer.verdict == SMARCH_UNKNOWN_NVVM_LAYOUT);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_100, NULL, 0, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT);
    CHECK(smarch_nvvm_layout(SMARCH_NVVM_VERIFY, SMARCH_SM_100, NULL, 1, &answer) == SMARCH_ERROR_NULL_POINTER && smarch_nvvm_layout(1, SMARCH_SM_100, "e", 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvvm_layout(3, SMARCH_SM_100, "e", 1, &answer) == SMARCH_ERROR_INVALID_VALUE);

    char words[1024];
    size_t length = 0;
    CHECK(smarch_nvvm_layout_message(SMARCH_NVVM_VERIFY, SMARCH_SM_100, "e-x", 3, words, sizeof words, &length) == SMARCH_OK && strcmp(words, "unknown specifier 'x'") == 0);
    CHECK(smarch_nvvm_layout_message(SMARCH_NVVM_COMPILE, SMARCH_SM_75, "e", 1, words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strstr(words, "DataLayoutError: Require 32 bit native integer width") == words && strstr(words, "\nExample valid data layout:\n64-bit: e-p:64:64:64-"));
    CHECK(smarch_nvvm_layout_message(SMARCH_NVVM_VERIFY, SMARCH_SM_100, "e-x", 3, words, 21, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 21);
}

static void names(void) {
    char words[128];
    size_t length = 0;
    CHECK(smarch_cicc_refusal("sm_90b", 6, words, sizeof words, &length) == SMARCH_OK && length == strlen(words));
    CHECK(strcmp(words, "Unparseable architecture: 90b\nCommand-line error: invalid or no value specified with --nv_arch flag") == 0);
    CHECK(smarch_cicc_refusal("sm_90a", 6, words, sizeof words, NULL) == SMARCH_OK && words[0] == 0);
    CHECK(smarch_cicc_refusal("sm_90", 5, words, 0, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && smarch_cicc_refusal(NULL, 1, words, 9, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvvm_refusal("sm_90a", 6, words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "libnvvm : error: -arch=sm_90a is an unsupported option") == 0);
    CHECK(smarch_nvvm_refusal("compute_90a", 11, words, sizeof words, NULL) == SMARCH_OK && words[0] == 0);
}

int test_nvvm(void) {
    instructions();
    triples();
    layouts();
    names();
    return failures;
}
