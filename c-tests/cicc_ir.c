// cicc's flags, features, address spaces, validator and code generation, as documented.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static smarch_status translate(const char *flag, smarch_cicc_translation *out) { return smarch_cicc_translate(flag, strlen(flag), out); }

static void flags(void) {
    size_t count = 0;
    const smarch_cicc_flag_row *rows = smarch_cicc_flag_rows(&count);
    CHECK(rows && count == 12 && rows[0].base == SMARCH_SM_75 && rows[11].cuda_arch == 1210 && strcmp(rows[6].supported, "Hopper (H100)") == 0);
    CHECK(!smarch_cicc_flag_rows(NULL));

    smarch_cicc_translation flags = {9, 9, 9};
    CHECK(translate("-arch=compute_100f", &flags) == SMARCH_OK && flags.cuda_arch == 1000 && flags.opt_arch == SMARCH_SM_100F && flags.mcpu == SMARCH_SM_100);
    CHECK(translate("-arch=sm_90", &flags) == SMARCH_ERROR_CICC_FLAG && translate("", &flags) == SMARCH_ERROR_CICC_FLAG);
    CHECK(translate("-arch=compute_70", &flags) == SMARCH_ERROR_CICC_TARGET && translate("-arch=compute_9", &flags) == SMARCH_ERROR_NAME_UNKNOWN_NUMBER);
    CHECK(smarch_cicc_translate(NULL, 3, &flags) == SMARCH_ERROR_NULL_POINTER && translate("-arch=compute_75", NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(flags.cuda_arch == 1000);

    char words[32] = "before";
    size_t length = 0;
    CHECK(smarch_cicc_component_flag(SMARCH_SM_90A, SMARCH_CICC_COMPONENT_PREPROCESSOR, words, sizeof words, &length) == SMARCH_OK);
    CHECK(strcmp(words, "-R __CUDA_ARCH=900") == 0 && length == strlen(words));
    CHECK(smarch_cicc_component_flag(SMARCH_SM_90A, SMARCH_CICC_COMPONENT_OPTIMIZER, words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "-opt-arch=sm_90a") == 0);
    CHECK(smarch_cicc_component_flag(SMARCH_SM_90A, SMARCH_CICC_COMPONENT_LLVM, words, 12, &length) == SMARCH_OK && strcmp(words, "-mcpu=sm_90") == 0);
    CHECK(smarch_cicc_component_flag(SMARCH_SM_90A, SMARCH_CICC_COMPONENT_LLVM, words, 11, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 11);
    CHECK(smarch_cicc_component_flag(SMARCH_SM_70, SMARCH_CICC_COMPONENT_LLVM, words, sizeof words, NULL) == SMARCH_ERROR_CICC_TARGET);
    CHECK(smarch_cicc_component_flag(SMARCH_SM_90, 4, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_cicc_component_flag(1, 1, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_TARGET);

    const smarch_cicc_variant *variants = smarch_cicc_variants(&count);
    CHECK(variants && count == 3 && variants[0].suffix == 0 && variants[2].suffix == 'f' && variants[1].meaning[0] == 'a' && !smarch_cicc_variants(NULL));
    const smarch_cicc_ptx_range *ranges = smarch_cicc_ptx_ranges(&count);
    CHECK(ranges && count == 10 && ranges[5].first == 75 && ranges[5].last == 75 && ranges[5].version.minor == 3 && !smarch_cicc_ptx_ranges(NULL));
    CHECK(smarch_cicc_documented_ptx(103).major == 8 && smarch_cicc_documented_ptx(103).minor == 3 && smarch_cicc_documented_ptx(105).major == 0);

    const smarch_cicc_fact *facts = smarch_cicc_pipeline(&count);
    CHECK(facts && count == 4 && strcmp(facts[1].value, "SMFeatures struct") == 0 && facts[1].address == 0 && !smarch_cicc_pipeline(NULL));
    facts = smarch_cicc_evidence(&count);
    CHECK(facts && count == 5 && strcmp(facts[0].item, "Binary size") == 0 && !smarch_cicc_evidence(NULL));
    facts = smarch_cicc_places(&count);
    CHECK(facts && count == 4 && facts[0].address == 0x95eb40 && strcmp(facts[0].value, "1,234 bytes executable") == 0 && !facts[3].value && !smarch_cicc_places(NULL));
    facts = smarch_cicc_strings(&count);
    CHECK(facts && count == 2 && !facts[0].item && facts[0].address == 0x43a24b0 && strlen(facts[0].value) == SMARCH_CICC_TMEM_TEXT_LENGTH && !smarch_cicc_strings(NULL));
    CHECK(SMARCH_CICC_TMEM_LINE == 1272);
}

static void features(void) {
    smarch_sm_features features;
    CHECK(sizeof features == 24);
    CHECK(smarch_sm_features_init(90, &features) == SMARCH_OK && features.sm_version == 90 && features.max_registers == 255);
    CHECK(features.register_file_kb == 128 && features.physical_color_limit == 15 && smarch_sm_features_check(&features) == SMARCH_OK);
    CHECK(features.feature_flags >> SMARCH_SM_FEATURE_TMA & 1 && !(features.feature_flags >> SMARCH_SM_FEATURE_TCGEN05 & 1));
    CHECK(features.feature_flags == (smarch_sm_features_pseudocode(90) | 1u << SMARCH_SM_FEATURE_FP16 | 1u << SMARCH_SM_FEATURE_COOPERATIVE_GROUPS));
    CHECK(smarch_sm_features_pseudocode(0) == 0);
    CHECK(smarch_sm_features_init(69, &features) == SMARCH_ERROR_SM_FEATURES_NUMBER && smarch_sm_features_init(90, NULL) == SMARCH_ERROR_NULL_POINTER);
    features.feature_flags |= 1;
    CHECK(smarch_sm_features_check(&features) == SMARCH_ERROR_SM_FEATURES_RESERVED);
    features.feature_flags = 0;
    features.max_registers = 0;
    CHECK(smarch_sm_features_check(&features) == SMARCH_ERROR_SM_FEATURES_VALUE);
    features.sm_version = 0;
    CHECK(smarch_sm_features_check(&features) == SMARCH_ERROR_SM_FEATURES_NUMBER && smarch_sm_features_check(NULL) == SMARCH_ERROR_NULL_POINTER);

    size_t count = 0, order = 0;
    const smarch_sm_feature_bit *bits = smarch_sm_feature_bits(&count);
    CHECK(bits && count == 19 && bits[0].index == 8 && bits[18].mask == 1u << 26 && bits[18].from == 100 && strcmp(bits[6].name, "tma") == 0);
    const smarch_sm_feature_bit *pseudocode = smarch_sm_features_pseudocode_order(&order);
    CHECK(pseudocode && order == 17 && pseudocode[2].index == SMARCH_SM_FEATURE_SPARSITY_2_4);
    CHECK(!smarch_sm_feature_bits(NULL) && !smarch_sm_features_pseudocode_order(NULL));
    const smarch_sm_matrix_row *rows = smarch_sm_matrix_rows(&count);
    CHECK(rows && count == 14 && rows[3].matrix == SMARCH_SM_MATRIX_PRECISION && strcmp(rows[3].erratum, "E46d") == 0 && !rows[1].erratum);
    CHECK(rows[8].matrix == SMARCH_SM_MATRIX_MEMORY && rows[8].bit == UINT32_MAX && rows[8].on_some_only == 1 && rows[8].from == 100 && !smarch_sm_matrix_rows(NULL));
    CHECK(rows[13].matrix == SMARCH_SM_MATRIX_SYNCHRONIZATION && rows[13].bit == SMARCH_SM_FEATURE_DYNAMIC_SPARSITY && strcmp(rows[13].feature, "DynSparse") == 0);
    const smarch_sm_tensor_cores *tensors = smarch_sm_tensor_columns(&count);
    CHECK(tensors && count == 5 && tensors[3].sm == 90 && tensors[3].kind == SMARCH_CICC_EMIT_WARPGROUP_MMA && tensors[3].latency == 3);
    CHECK(tensors[3].register_file_kb == 128 && tensors[3].max_registers == 255 && tensors[3].color_limit == 15 && strcmp(tensors[3].name, "WGrpMMA") == 0 && !smarch_sm_tensor_columns(NULL));
}

static void spaces(void) {
    size_t count = 0;
    const smarch_cicc_address_space *spaces = smarch_cicc_address_spaces(&count);
    CHECK(spaces && count == 8 && spaces[0].casts_to_all && spaces[1].load_store_everywhere && spaces[1].atomic && !smarch_cicc_address_spaces(NULL));
    CHECK(spaces[5].number == 6 && spaces[5].documented && !spaces[5].atomic && !spaces[5].load_store_everywhere && strcmp(spaces[5].name, "TMEM") == 0 && !spaces[6].documented);
    CHECK(smarch_cicc_access(SMARCH_SM_110F, SMARCH_CICC_ACCESS_LOAD, 6) == SMARCH_ANSWER_YES && smarch_cicc_access(SMARCH_SM_121, SMARCH_CICC_ACCESS_STORE, 6) == SMARCH_ANSWER_NO);
    CHECK(smarch_cicc_access(SMARCH_SM_100, SMARCH_CICC_ACCESS_ATOMIC, 6) == SMARCH_ANSWER_NO && smarch_cicc_access(SMARCH_SM_100, SMARCH_CICC_ACCESS_LOAD, 5) == SMARCH_ANSWER_UNKNOWN);
    CHECK(smarch_cicc_access(0, SMARCH_CICC_ACCESS_LOAD, 0) == 0 && smarch_cicc_access(SMARCH_SM_100, 0, 0) == 0);
    CHECK(smarch_cicc_has_tmem(SMARCH_SM_103A) && !smarch_cicc_has_tmem(SMARCH_SM_120A) && !smarch_cicc_has_tmem(3));
    CHECK(smarch_cicc_cast(0, 3) == SMARCH_ANSWER_YES && smarch_cicc_cast(1, 3) == SMARCH_ANSWER_NO && smarch_cicc_cast(0, 7) == SMARCH_ANSWER_UNKNOWN);

    uint32_t word = 0;
    CHECK(smarch_cicc_type_word(0xff, 0xffffff, &word) == SMARCH_OK && word == UINT32_MAX);
    CHECK(smarch_cicc_type_word(0x0f, 3, &word) == SMARCH_OK && smarch_cicc_type_word_space(word) == 3 && smarch_cicc_type_word_flags(word) == 0x0f);
    CHECK(smarch_cicc_type_word(0, 0x1000000, &word) == SMARCH_ERROR_ADDRESS_SPACE && smarch_cicc_type_word(256, 0, &word) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_cicc_type_word(0, 0, NULL) == SMARCH_ERROR_NULL_POINTER && SMARCH_CICC_TYPE_INFO_OFFSET == -56 && SMARCH_CICC_TYPE_DEREF_OFFSET == 8);

    CHECK(smarch_cicc_triple_check(SMARCH_CICC_MODE_PTX, "nvptx64-nvidia-cuda", 19) == SMARCH_OK);
    CHECK(smarch_cicc_triple_check(SMARCH_CICC_MODE_IR, "nvsass-nvidia-spirv", 19) == SMARCH_OK);
    CHECK(smarch_cicc_triple_check(SMARCH_CICC_MODE_PTX, "nvsass-nvidia-spirv", 19) == SMARCH_ERROR_TRIPLE && smarch_cicc_triple_check(SMARCH_CICC_MODE_IR, NULL, 0) == SMARCH_ERROR_TRIPLE);
    CHECK(smarch_cicc_triple_check(2, "", 0) == SMARCH_ERROR_INVALID_VALUE && smarch_cicc_triple_check(0, NULL, 1) == SMARCH_ERROR_NULL_POINTER);
    CHECK(strcmp(smarch_cicc_triple_error(SMARCH_CICC_MODE_IR), "Invalid target triple") == 0 && smarch_cicc_triple_error(2)[0] == 0);
    char words[40];
    size_t length = 0;
    uint32_t mode = 9;
    CHECK(smarch_cicc_triple_pattern_count() == 4 && smarch_cicc_triple_pattern(1, &mode, words, sizeof words, &length) == SMARCH_OK && mode == SMARCH_CICC_MODE_IR);
    CHECK(strcmp(words, "nvsass-*-cuda/nvcl/directx/spirv") == 0 && length == 32);
    CHECK(smarch_cicc_triple_pattern(4, &mode, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE && smarch_cicc_triple_pattern(0, NULL, words, sizeof words, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cicc_triple_pattern(0, &mode, words, 3, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 12);
    CHECK(strcmp(smarch_cicc_layout_error(SMARCH_CICC_LAYOUT_EMPTY), "Empty target data layout, must exist") == 0);
    CHECK(strcmp(smarch_cicc_layout_error(SMARCH_CICC_LAYOUT_INVALID), "Parse error with examples") == 0 && smarch_cicc_layout_error(0)[0] == 0);
}

static void validator(void) {
    size_t count = 0;
    const smarch_cicc_opcode *opcodes = smarch_cicc_opcodes(&count);
    CHECK(opcodes && count == 4 && strcmp(opcodes[2].handler, "check_ordering()") == 0 && strcmp(opcodes[2].instruction, "fence") == 0 && !smarch_cicc_opcodes(NULL));
    CHECK(smarch_cicc_opcode_of(0xabcd003d) == &opcodes[0] && smarch_cicc_opcode_of(SMARCH_CICC_OPCODE_ADDRSPACECAST) == &opcodes[3] && !smarch_cicc_opcode_of(0x3f) && opcodes[0].check[0] == 'A');
    const smarch_cicc_unsupported *refused = smarch_cicc_unsupported_instructions(&count);
    CHECK(refused && count == 5 && refused[0].first_line == 1185 && refused[0].last_line == 1186 && !refused[0].text && strcmp(refused[3].text, "Invalid ordering") == 0);
    CHECK(strcmp(refused[4].name, "landingpad") == 0 && strcmp(refused[4].condition, "Always") == 0 && !smarch_cicc_unsupported_instructions(NULL));

    smarch_cicc_instruction load = {SMARCH_CICC_OPCODE_LOAD, 6, 0, 0, SMARCH_CICC_MODE_IR, 0};
    smarch_cicc_check check;
    CHECK(smarch_cicc_verify(SMARCH_SM_120, &load, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_NO && check.fault == SMARCH_CICC_FAULT_TENSOR_MEMORY);
    CHECK(check.error_flag == 1 && check.aborts == 1 && strlen(check.text) == SMARCH_CICC_TMEM_TEXT_LENGTH);
    load.flags = SMARCH_CICC_DIAGNOSTIC_MODE;
    load.kind = SMARCH_CICC_OPCODE_STORE;
    CHECK(smarch_cicc_verify(SMARCH_SM_120, &load, &check) == SMARCH_OK && check.error_flag == 1 && check.aborts == 0);
    CHECK(smarch_cicc_verify(SMARCH_SM_100, &load, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_YES && check.fault == 0 && !check.text);
    load.flags = 2;
    CHECK(smarch_cicc_verify(SMARCH_SM_100, &load, &check) == SMARCH_ERROR_INVALID_VALUE && smarch_cicc_verify(SMARCH_SM_100, NULL, &check) == SMARCH_ERROR_NULL_POINTER);
    load.flags = 0;
    CHECK(smarch_cicc_verify(7, &load, &check) == SMARCH_ERROR_INVALID_TARGET && smarch_cicc_verify(SMARCH_SM_100, &load, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_cicc_instruction fence = {SMARCH_CICC_OPCODE_FENCE, 0, 0, SMARCH_CICC_ORDERING_ACQUIRE, SMARCH_CICC_MODE_IR, 0};
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.fault == SMARCH_CICC_FAULT_FENCE_ORDERING);
    fence.mode = SMARCH_CICC_MODE_PTX;
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_UNKNOWN && check.fault == 0);
    fence.ordering = SMARCH_CICC_ORDERING_SEQ_CST;
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_YES);
    fence.ordering = 0;
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_ERROR_INVALID_VALUE);
    smarch_cicc_instruction cast = {SMARCH_CICC_OPCODE_ADDRSPACECAST, 1, 3, 0, SMARCH_CICC_MODE_IR, 0};
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_OK && check.fault == SMARCH_CICC_FAULT_CAST);
    const uint32_t always[] = {SMARCH_CICC_INDIRECTBR, SMARCH_CICC_INVOKE, SMARCH_CICC_RESUME, SMARCH_CICC_LANDINGPAD};
    for (size_t i = 0; i < 4; ++i) {
        cast.kind = always[i];
        CHECK(smarch_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_OK && check.fault == SMARCH_CICC_FAULT_UNSUPPORTED && !check.text && check.aborts);
    }
    cast.kind = 0x13d;
    CHECK(smarch_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(strcmp(smarch_cicc_fault_text(SMARCH_CICC_FAULT_CAST), "Cannot cast non-generic...") == 0 && smarch_cicc_fault_text(SMARCH_CICC_FAULT_UNSUPPORTED)[0] == 0 && smarch_cicc_fault_text(0)[0] == 0);
}

static void code_generation(void) {
    smarch_cicc_codegen ladders;
    CHECK(smarch_cicc_codegen_ladders(120, &ladders) == SMARCH_OK && ladders.emit_path == SMARCH_CICC_EMIT_TCGEN05 && ladders.latency == 2);
    CHECK(ladders.register_file_kb == 128 && ladders.max_occupancy_percent == 100 && ladders.overlap_tenths == 15);
    CHECK(smarch_cicc_codegen_ladders(0, &ladders) == SMARCH_OK && ladders.emit_path == SMARCH_CICC_EMIT_WMMA && ladders.overlap_tenths == 40);
    CHECK(smarch_cicc_codegen_ladders(0, NULL) == SMARCH_ERROR_NULL_POINTER);
    uint32_t path = 0;
    CHECK(smarch_cicc_tensor_path(SMARCH_SM_120A, &path) == SMARCH_OK && path == SMARCH_CICC_EMIT_MMA_SYNC);
    CHECK(smarch_cicc_tensor_path(SMARCH_SM_110, &path) == SMARCH_OK && path == SMARCH_CICC_EMIT_TCGEN05 && smarch_cicc_tensor_path(9, &path) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(strcmp(smarch_cicc_emit_call(SMARCH_CICC_EMIT_TCGEN05), "emit_tcgen05_mma(op)") == 0 && smarch_cicc_emit_call(0)[0] == 0);
    CHECK(strcmp(smarch_cicc_overlap_remark(25), "MMA.SYNC: moderate") == 0 && smarch_cicc_overlap_remark(26)[0] == 0);
    size_t count = 0;
    const smarch_cicc_divergence *rows = smarch_cicc_divergences(&count);
    CHECK(rows && count == 6 && strcmp(rows[1].property, "Max warps") == 0 && strcmp(rows[1].sm100, "64") == 0 && strcmp(rows[1].sm120, "48") == 0 && !smarch_cicc_divergences(NULL));
}

int test_cicc_ir(void) {
    flags();
    features();
    spaces();
    validator();
    code_generation();
    return failures;
}
