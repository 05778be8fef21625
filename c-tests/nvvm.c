// What libnvvm answers when it is run, and how cicc refuses names.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void instructions(void) {
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) == SMARCH_NO_NVVM_TENSOR_MEMORY);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST) == SMARCH_NO_NVVM_FENCE);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST) == SMARCH_NO_NVVM_OPERATION);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_INDIRECTBR) == SMARCH_NO_NVVM_BLOCK_ADDRESS);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_INVOKE) == SMARCH_NO_NVVM_PERSONALITY);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY) == SMARCH_NO_NVVM_CAST_SPACE);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_70, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2) == SMARCH_NO_NVVM_ARCH);

    // Two readers of IR: up to 90a that of LLVM 7.
    static const struct { smarch_nvvm_construct construct; smarch_verdict verified, compiled; } dialects[] = {
        {SMARCH_NVVM_CONSTRUCT_TYPED_POINTERS, SMARCH_YES, SMARCH_YES},
        {SMARCH_NVVM_CONSTRUCT_OPAQUE_POINTERS, SMARCH_NO_NVVM_TYPE, SMARCH_NO_NVVM_TYPE},
        {SMARCH_NVVM_CONSTRUCT_HALF, SMARCH_YES, SMARCH_YES},
        {SMARCH_NVVM_CONSTRUCT_BFLOAT, SMARCH_NO_NVVM_TYPE, SMARCH_NO_NVVM_TYPE},
        {SMARCH_NVVM_CONSTRUCT_ATOMIC_FADD, SMARCH_NO_NVVM_BINARY_OPERATION, SMARCH_NO_NVVM_BINARY_OPERATION},
        {SMARCH_NVVM_CONSTRUCT_ATOMIC_I8, SMARCH_NO_NVVM_ATOMIC_TYPE, SMARCH_NO_NVVM_OPERATION},
        {SMARCH_NVVM_CONSTRUCT_CMPXCHG_I8, SMARCH_NO_NVVM_ATOMIC_TYPE, SMARCH_NO_NVVM_OPERATION},
        {SMARCH_NVVM_CONSTRUCT_LOAD_ATOMIC_MONOTONIC, SMARCH_NO_NVVM_ATOMIC_ACCESS, SMARCH_YES},
        {SMARCH_NVVM_CONSTRUCT_LOAD_ATOMIC_ACQUIRE, SMARCH_NO_NVVM_ATOMIC_ACCESS, SMARCH_NO_NVVM_OPERATION},
        {SMARCH_NVVM_CONSTRUCT_STORE_ATOMIC_MONOTONIC, SMARCH_NO_NVVM_ATOMIC_ACCESS, SMARCH_YES},
        {SMARCH_NVVM_CONSTRUCT_STORE_ATOMIC_RELEASE, SMARCH_NO_NVVM_ATOMIC_ACCESS, SMARCH_NO_NVVM_OPERATION},
        {SMARCH_NVVM_CONSTRUCT_FNEG, SMARCH_NO_NVVM_OPCODE, SMARCH_NO_NVVM_OPCODE},
        {SMARCH_NVVM_CONSTRUCT_FREEZE, SMARCH_NO_NVVM_OPCODE, SMARCH_NO_NVVM_OPCODE},
        {SMARCH_NVVM_CONSTRUCT_POISON, SMARCH_NO_NVVM_VALUE, SMARCH_NO_NVVM_VALUE},
    };
    for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
        CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, dialects[i].construct) == dialects[i].verified);
        CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, dialects[i].construct) == dialects[i].compiled);
        CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, dialects[i].construct) == SMARCH_YES);
    }
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_12_4, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_HALF) == SMARCH_NO_NVVM_HALF);
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_12_2, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_ATOMIC_I8) == SMARCH_NO_NVVM_ATOMIC_TYPE_OLDER);
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_12_9, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_ATOMIC_FADD) == SMARCH_NO_NVVM_ATOMIC_FADD);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, 0, 1) == SMARCH_NO_VERDICT && smarch_nvvm_accepts_why(K, 0, 1, 1) == SMARCH_NO_VERDICT && smarch_nvvm_accepts_why(K, SMARCH_SM_75, 1, 99) == SMARCH_NO_VERDICT);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) == SMARCH_YES && smarch_nvvm_accepts_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY) != SMARCH_YES && smarch_nvvm_accepts_why(K, SMARCH_SM_75, 0, 1) != SMARCH_YES);
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_LOAD, 6) == SMARCH_YES && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_LOAD, 8) != SMARCH_YES && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 0, 0) != SMARCH_YES);
    CHECK(smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 5, 0) == SMARCH_YES && smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 1, 3) != SMARCH_YES && smarch_nvvm_accepts_cast_why(K, 5, SMARCH_NVVM_PHASE_VERIFY, 0, 1) != SMARCH_YES);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_NVVM_CONSTRUCT, SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE), "fence acquire") == 0 && smarch_code_name(SMARCH_ENUMERATION_NVVM_CONSTRUCT, 0)[0] == 0);

    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_LOAD, 6) == SMARCH_YES && smarch_nvvm_accepts_access_why(K, SMARCH_SM_121F, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_STORE, 6) == SMARCH_NO_NVVM_TENSOR_MEMORY);
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_ATOMICRMW, 5) == SMARCH_NO_NVVM_ATOMIC_SPACE && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_CMPXCHG, 3) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_CMPXCHG, 5) == SMARCH_NO_NVVM_CMPXCHG_SPACE && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_ATOMICRMW, 5) == SMARCH_NO_NVVM_ATOMIC_SPACE);
    CHECK(!strncmp(smarch_verdict_message(SMARCH_NO_NVVM_CMPXCHG_SPACE), "cmpxchg pointer", 15) && !strncmp(smarch_verdict_message(SMARCH_NO_NVVM_ATOMIC_SPACE), "atomicrmw ", 10));
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_LOAD, 8) == SMARCH_UNKNOWN_NVVM_SPACE && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 0, 0) == SMARCH_NO_VERDICT);
    CHECK(smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 1, 3) == SMARCH_NO_NVVM_CAST && smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 0, 6) == SMARCH_NO_NVVM_CAST_TARGET);
    CHECK(smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 6, 0) == SMARCH_NO_NVVM_CAST_SOURCE && smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 5, 0) == SMARCH_YES && smarch_nvvm_accepts_cast_why(K, 5, SMARCH_NVVM_PHASE_VERIFY, 0, 1) == SMARCH_NO_VERDICT);
    CHECK(strcmp(smarch_verdict_message(SMARCH_NO_NVVM_CAST_SOURCE), "Invalid source address space") == 0);
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_ACCESS_LOAD, 6) == SMARCH_NO_NVVM_CRASH && smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_ACCESS_LOAD, 6) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_access_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_89, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_ACCESS_ATOMICRMW, 7) == SMARCH_NO_NVVM_OPERATION && smarch_nvvm_accepts_access_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_ACCESS_ATOMICRMW, 7) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, 1, 3) == SMARCH_YES && smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, 6, 0) == SMARCH_NO_NVVM_CAST_SPACE && smarch_nvvm_accepts_cast_why(SMARCH_TOOLKIT_13_4, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, 1, 6) == SMARCH_NO_NVVM_CRASH);
    CHECK(smarch_nvvm_accepts_access_why(K, SMARCH_SM_90, 3, SMARCH_NVVM_ACCESS_LOAD, 0) == SMARCH_NO_VERDICT && smarch_nvvm_accepts_cast_why(K, SMARCH_SM_90, 0, 0, 1) == SMARCH_NO_VERDICT);
}

/* What !nvvmir.version may state. */
static void ir_versions(void) {
    const smarch_version v1_0 = {1, 0}, v1_9 = {1, 9}, v2_0 = {2, 0}, v3_2 = {3, 2}, none = {0, 0};
    const smarch_version ir = smarch_nvvm_ir_version(K), debug = smarch_nvvm_debug_version(K), older = smarch_nvvm_ir_version(SMARCH_TOOLKIT_11_8);
    CHECK(ir.major == 2 && ir.minor == 0 && debug.major == 3 && debug.minor == 2 && older.major == 1 && older.minor == 9);
    CHECK(smarch_nvvm_debug_version(SMARCH_TOOLKIT_12_6).minor == 1 && smarch_nvvm_ir_version(1).major == 0 && smarch_nvvm_debug_version(1).major == 0);
    CHECK(smarch_nvvm_accepts_ir_version_why(K, SMARCH_SM_90, v2_0, none) == SMARCH_YES && smarch_nvvm_accepts_ir_version_why(K, SMARCH_SM_90, v1_0, none) == SMARCH_NO_NVVM_IR_VERSION);
    CHECK(smarch_nvvm_accepts_ir_version_why(SMARCH_TOOLKIT_11_8, SMARCH_SM_75, v1_9, v3_2) == SMARCH_NO_NVVM_DEBUG_VERSION && smarch_nvvm_accepts_ir_version_why(K, SMARCH_SM_35, v2_0, none) == SMARCH_NO_NVVM_ARCH && smarch_nvvm_accepts_ir_version_why(K, 0, v2_0, none) == SMARCH_NO_VERDICT);
    char words[256];
    size_t length;
    CHECK(smarch_nvvm_ir_version_message(SMARCH_TOOLKIT_13_3, SMARCH_SM_90, v1_9, none, words, sizeof words, &length) == SMARCH_OK && length == strlen(words));
    CHECK(strcmp(words, "IR version 1.9 incompatible with current version 2.0\nConsider inserting/updating nvvmir.version module metadata. For example:\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 2}") == 0);
    CHECK(smarch_nvvm_ir_version_message(K, SMARCH_SM_90, v2_0, v3_2, words, sizeof words, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_nvvm_ir_version_message(K, SMARCH_SM_90, v1_9, none, words, 8, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 8);
    CHECK(smarch_nvvm_ir_version_message(K, 0, v1_9, none, words, 8, &length) == SMARCH_ERROR_INVALID_TARGET);
}

static uint32_t triple(smarch_target t, smarch_nvvm_phase phase, const char *text) {
    const smarch_verdict verdict = smarch_nvvm_accepts_triple_why(K, t, phase, text, strlen(text));
    return verdict;
}

static void triples(void) {
    CHECK(triple(SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "nvptx64-nvidia-cuda") == SMARCH_YES && triple(SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "nvptx64-nvidia-nvcl") == SMARCH_NO_NVVM_TRIPLE);
    CHECK(triple(SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, "x86_64") == SMARCH_YES && triple(SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, "x86_64") == SMARCH_NO_NVVM_CRASH && triple(SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, "foo") == SMARCH_NO_NVVM_TRIPLE_BACK_END);
    CHECK(smarch_nvvm_accepts_triple_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, NULL, 0) == SMARCH_NO_NVVM_TRIPLE_MISSING && smarch_nvvm_accepts_triple_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, NULL, 1) == SMARCH_NO_VERDICT);
    char words[128];
    size_t length = 0;
    CHECK(smarch_nvvm_triple_message(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, words, sizeof words, &length) == SMARCH_OK);
    CHECK(strcmp(words, "Invalid target triple (foo), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda") == 0 && length == strlen(words));
    CHECK(smarch_nvvm_triple_message(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "nvptx-cuda", 10, words, sizeof words, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_nvvm_triple_message(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, words, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 4);
    CHECK(smarch_nvvm_triple_message(K, SMARCH_SM_90, 3, "foo", 3, words, 4, NULL) == SMARCH_ERROR_INVALID_VALUE && smarch_nvvm_triple_message(K, 0, 1, "foo", 3, words, 4, NULL) == SMARCH_ERROR_INVALID_TARGET);
}

static void branches(void) {
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_BRANCH_IF_CONVERGENT) == SMARCH_YES && smarch_nvvm_accepts_why(K, SMARCH_SM_120, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_BRANCH_IF_CONVERGENT) == SMARCH_NO_NVVM_OPERATION);
    CHECK(smarch_nvvm_accepts_why(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_CONVERGENT_VALUE) == SMARCH_NO_NVVM_CONVERGENT);
}

/* What other releases do otherwise than 13.0. */
static void releases(void) {
    const char *const layout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-S64";
    char words[2000];
    size_t length;
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_12_3, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE) == SMARCH_NO_NVVM_FENCE_ORDERING);
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_13_3, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_why(SMARCH_TOOLKIT_13_4, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, SMARCH_NVVM_CONSTRUCT_STORE_TENSOR_MEMORY) == SMARCH_NO_NVVM_CRASH);
    CHECK(smarch_nvvm_accepts_access_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_CMPXCHG, 7) == SMARCH_YES && smarch_nvvm_accepts_cast_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 3, 7) == SMARCH_YES);
    CHECK(smarch_nvvm_accepts_cast_why(SMARCH_TOOLKIT_12_8, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 6, 7) == SMARCH_YES && smarch_nvvm_accepts_cast_why(SMARCH_TOOLKIT_12_4, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 6, 7) != SMARCH_YES);
    CHECK(smarch_nvvm_accepts_triple_why(SMARCH_TOOLKIT_13_3, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, "x86_64", 6) == SMARCH_NO_NVVM_TRIPLE_TARGET);
    CHECK(smarch_nvvm_accepts_triple_why(SMARCH_TOOLKIT_13_3, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, "armv99", 6) == SMARCH_UNKNOWN_NVVM_TRIPLE);
    CHECK(smarch_nvvm_triple_message(SMARCH_TOOLKIT_13_4, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, words, sizeof words, &length) == SMARCH_OK && strcmp(words + length - 13, "\nnvgpu-*-cuda") == 0);
    CHECK(smarch_nvvm_layout_message(SMARCH_TOOLKIT_12_4, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "e", 1, words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strncmp(words, "Invalid data layout :\ne\n32-bit: e-p:32:32:32-", 45) == 0);
    smarch_nvvm_layout answer;
    CHECK(smarch_nvvm_layout_check(SMARCH_TOOLKIT_13_3, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, layout, strlen(layout), &answer) == SMARCH_OK && answer.verdict == SMARCH_YES);
    CHECK(smarch_nvvm_layout_message(SMARCH_TOOLKIT_13_4, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, layout, strlen(layout), words, sizeof words, &length) == SMARCH_OK);
    CHECK(strncmp(words, "Can't create a MachineFunction", 30) == 0 && strcmp(words + length - 9, "-p6:32:32") == 0);
    CHECK(smarch_nvvm_layout_message(SMARCH_TOOLKIT_13_5, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "p1(a):8:8-p2(a):8:8", 19, words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strcmp(words, "address space name `a` already used") == 0);
}

/* The verdict on the recommended layout with pointers of so many bits. */
static smarch_verdict width(smarch_toolkit k, smarch_target t, smarch_nvvm_phase phase, unsigned bits) {
    smarch_nvvm_layout answer;
    char layout[256];
    const unsigned aligned = bits == 32 ? 32 : 64;
    const int length = snprintf(layout, sizeof layout, "e-p:%u:%u:%u-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64%s", bits, aligned, aligned, t < SMARCH_SM_100 ? "" : "-a:8:8");
    return smarch_nvvm_layout_check(k, t, phase, layout, (size_t)length, &answer) == SMARCH_OK ? answer.verdict : SMARCH_NO_VERDICT;
}

static void widths(void) {
    CHECK(width(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, 24) == SMARCH_YES && width(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, 24) == SMARCH_NO_NVVM_POINTER_CRASH);
    CHECK(width(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, 8) == SMARCH_NO_NVVM_POINTER_USE && width(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, 2000) == SMARCH_UNKNOWN_NVVM_WIDTH);
    CHECK(width(SMARCH_TOOLKIT_13_5, SMARCH_SM_100, SMARCH_NVVM_PHASE_COMPILE, 32) == SMARCH_NO_NVVM_LAYOUT && width(K, SMARCH_SM_90, 3, 64) == SMARCH_NO_VERDICT);
}

static void layouts(void) {
    smarch_nvvm_layout answer;
    memset(&answer, 0xff, sizeof answer);
    static const char layout[] = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64";
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, layout, strlen(layout), &answer) == SMARCH_OK && answer.verdict == SMARCH_YES);
    CHECK(answer.malformation == 0 && answer.complaints == 0 && answer.fault_at == SMARCH_NO_FAULT && answer.reserved == 0);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_COMPILE, "E-n32-i64:64", 12, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT);
    CHECK(answer.complaints == SMARCH_NVVM_COMPLAINT_ENDIANNESS);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "e-x", 3, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT_OLDER);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "e-i8:16", 7, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_LAYOUT);
    CHECK(answer.malformation == SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT && answer.fault_at == 2);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_90, SMARCH_NVVM_PHASE_VERIFY, "e-S0", 4, &answer) == SMARCH_OK && answer.verdict == SMARCH_UNKNOWN_NVVM_LAYOUT);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, NULL, 0, &answer) == SMARCH_OK && answer.verdict == SMARCH_NO_NVVM_CRASH);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, NULL, 1, &answer) == SMARCH_ERROR_NULL_POINTER && smarch_nvvm_layout_check(K, SMARCH_SM_100, 1, "e", 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvvm_layout_check(K, SMARCH_SM_100, 3, "e", 1, &answer) == SMARCH_ERROR_INVALID_VALUE);

    char words[1024];
    size_t length = 0;
    CHECK(smarch_nvvm_layout_message(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "e-x", 3, words, sizeof words, &length) == SMARCH_OK && strcmp(words, "unknown specifier 'x'") == 0);
    CHECK(smarch_nvvm_layout_message(K, SMARCH_SM_75, SMARCH_NVVM_PHASE_COMPILE, "e", 1, words, sizeof words, NULL) == SMARCH_OK);
    CHECK(strstr(words, "DataLayoutError: Require 32 bit native integer width") == words && strstr(words, "\nExample valid data layout:\n64-bit: e-p:64:64:64-"));
    CHECK(smarch_nvvm_layout_message(K, SMARCH_SM_100, SMARCH_NVVM_PHASE_VERIFY, "e-x", 3, words, 21, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 21);
}

static void names(void) {
    char words[128];
    size_t length = 0;
    CHECK(smarch_cicc_refusal(K, "sm_90b", 6, words, sizeof words, &length) == SMARCH_OK && length == strlen(words));
    CHECK(strcmp(words, "Unparseable architecture: 90b\nCommand-line error: invalid or no value specified with --nv_arch flag") == 0);
    CHECK(smarch_cicc_refusal(K, "sm_90a", 6, words, sizeof words, NULL) == SMARCH_OK && words[0] == 0);
    CHECK(smarch_cicc_refusal(K, "sm_90", 5, words, 0, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && smarch_cicc_refusal(K, NULL, 1, words, 9, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_tool_message(K, SMARCH_TOOL_LIBNVVM, "sm_90a", 6, words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "libnvvm : error: -arch=sm_90a is an unsupported option") == 0);
    CHECK(smarch_tool_message(K, SMARCH_TOOL_LIBNVVM, "compute_90a", 11, words, sizeof words, NULL) == SMARCH_OK && words[0] == 0);
}

int test_nvvm(void) {
    instructions();
    triples();
    layouts();
    widths();
    branches();
    ir_versions();
    releases();
    names();
    return failures;
}
