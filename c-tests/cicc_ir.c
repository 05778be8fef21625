// cicc's flags, features, address spaces, verifier and code generation, as documented.
#include <smarch.h>
#include <smarch/documented.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static smarch_status translate(const char *flag, smarch_documented_cicc_translation *out) { return smarch_documented_cicc_translation_parse(flag, strlen(flag), out); }

static void flags(void) {
    size_t count = 0;
    const smarch_documented_cicc_arch_flag *rows = smarch_documented_cicc_arch_flags(&count);
    CHECK(rows && count == 12 && rows[0].base == SMARCH_SM_75 && rows[11].cuda_arch == 1210 && strcmp(rows[6].supported, "Hopper (H100)") == 0);
    CHECK(!smarch_documented_cicc_arch_flags(NULL));

    smarch_documented_cicc_translation flags = {9, 9, 9};
    CHECK(translate("-arch=compute_100f", &flags) == SMARCH_OK && flags.cuda_arch == 1000 && flags.opt_arch == SMARCH_SM_100F && flags.mcpu == SMARCH_SM_100);
    CHECK(translate("-arch=sm_90", &flags) == SMARCH_ERROR_CICC_FLAG && translate("", &flags) == SMARCH_ERROR_CICC_FLAG);
    CHECK(translate("-arch=compute_70", &flags) == SMARCH_ERROR_CICC_TARGET && translate("-arch=compute_9", &flags) == SMARCH_ERROR_NAME_UNKNOWN_NUMBER);
    CHECK(smarch_documented_cicc_translation_parse(NULL, 3, &flags) == SMARCH_ERROR_NULL_POINTER && translate("-arch=compute_75", NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(flags.cuda_arch == 1000);

    char words[32] = "before";
    size_t length = 0;
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_90A, SMARCH_DOCUMENTED_CICC_COMPONENT_PREPROCESSOR, words, sizeof words, &length) == SMARCH_OK);
    CHECK(strcmp(words, "-R __CUDA_ARCH=900") == 0 && length == strlen(words));
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_90A, SMARCH_DOCUMENTED_CICC_COMPONENT_OPTIMIZER, words, sizeof words, NULL) == SMARCH_OK && strcmp(words, "-opt-arch=sm_90a") == 0);
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_90A, SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM, words, 12, &length) == SMARCH_OK && strcmp(words, "-mcpu=sm_90") == 0);
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_90A, SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM, words, 11, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 11);
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_70, SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM, words, sizeof words, NULL) == SMARCH_ERROR_CICC_TARGET);
    CHECK(smarch_documented_cicc_component_flag(SMARCH_SM_90, 4, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_documented_cicc_component_flag(1, 1, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_TARGET);

    const smarch_documented_cicc_variant *variants = smarch_documented_cicc_variants(&count);
    CHECK(variants && count == 3 && variants[0].suffix == 0 && variants[2].suffix == 'f' && variants[1].meaning[0] == 'a' && !smarch_documented_cicc_variants(NULL));
    const smarch_documented_cicc_ptx_range *ranges = smarch_documented_cicc_ptx_ranges(&count);
    CHECK(ranges && count == 10 && ranges[5].first == 75 && ranges[5].last == 75 && ranges[5].version.minor == 3 && !smarch_documented_cicc_ptx_ranges(NULL));
    CHECK(smarch_documented_cicc_ptx_version(103).major == 8 && smarch_documented_cicc_ptx_version(103).minor == 3 && smarch_documented_cicc_ptx_version(105).major == 0);

    const smarch_documented_cicc_pipeline_stage *stages = smarch_documented_cicc_pipeline_stages(&count);
    CHECK(stages && count == 4 && strcmp(stages[1].place, "SMFeatures struct") == 0 && stages[1].name[0] && !smarch_documented_cicc_pipeline_stages(NULL));
    const smarch_documented_cicc_evidence_item *items = smarch_documented_cicc_evidence_items(&count);
    CHECK(items && count == 5 && strcmp(items[0].item, "Binary size") == 0 && items[0].value[0] && !smarch_documented_cicc_evidence_items(NULL));
    const smarch_documented_cicc_place *places = smarch_documented_cicc_places(&count);
    CHECK(places && count == 4 && places[0].address == 0x95eb40 && strcmp(places[0].size, "1,234 bytes executable") == 0 && !places[3].size && places[3].item[0] && !smarch_documented_cicc_places(NULL));
    const smarch_documented_cicc_string_reference *strings = smarch_documented_cicc_string_references(&count);
    CHECK(strings && count == 2 && strings[0].address == 0x43a24b0 && strlen(strings[0].text) == SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH && !smarch_documented_cicc_string_references(NULL));
    CHECK(SMARCH_DOCUMENTED_CICC_TMEM_LINE == 1272);
}

// As cicc holds it.
static void little_endian(const smarch_documented_cicc_sm_features *features, uint8_t bytes[24]) {
    const uint32_t words[] = {features->sm_version, features->max_registers, features->register_file_kb, features->physical_color_limit,
                              (uint32_t)features->feature_flags, (uint32_t)(features->feature_flags >> 32)};
    for (size_t i = 0; i < 24; ++i) bytes[i] = (uint8_t)(words[i / 4] >> (8 * (i % 4)));
}

static smarch_status check_features(const smarch_documented_cicc_sm_features *features) {
    uint8_t bytes[24];
    smarch_documented_cicc_sm_features found = {1, 2, 3, 4, 5};
    little_endian(features, bytes);
    const smarch_status status = smarch_documented_cicc_sm_features_read(bytes, sizeof bytes, &found);
    CHECK(status == SMARCH_OK ? memcmp(&found, features, sizeof found) == 0 : found.sm_version == 1 && found.feature_flags == 5);
    return status;
}

static void features(void) {
    smarch_documented_cicc_sm_features features;
    CHECK(sizeof features == 24);
    CHECK(smarch_documented_cicc_sm_features_compute(90, &features) == SMARCH_OK && features.sm_version == 90 && features.max_registers == 255);
    CHECK(features.register_file_kb == 128 && features.physical_color_limit == 15 && check_features(&features) == SMARCH_OK);
    CHECK(features.feature_flags >> SMARCH_DOCUMENTED_CICC_SM_FEATURE_TMA & 1 && !(features.feature_flags >> SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05 & 1));
    CHECK(features.feature_flags == (smarch_documented_cicc_sm_features_pseudocode(90) | 1u << SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16 | 1u << SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS));
    CHECK(smarch_documented_cicc_sm_features_pseudocode(0) == 0);
    CHECK(smarch_documented_cicc_sm_features_compute(69, &features) == SMARCH_ERROR_SM_FEATURES_NUMBER && smarch_documented_cicc_sm_features_compute(90, NULL) == SMARCH_ERROR_NULL_POINTER);
    features.feature_flags |= 1;
    CHECK(check_features(&features) == SMARCH_ERROR_SM_FEATURES_RESERVED);
    /* A flag that the SM does not have; one that it has is missing. */
    features.feature_flags = smarch_documented_cicc_sm_features_pseudocode(100);
    CHECK(check_features(&features) == SMARCH_ERROR_SM_FEATURES_FLAG);
    features.feature_flags = 0;
    CHECK(check_features(&features) == SMARCH_ERROR_SM_FEATURES_FLAG);
    features.max_registers = 0;
    CHECK(check_features(&features) == SMARCH_ERROR_SM_FEATURES_VALUE);
    features.sm_version = 0;
    CHECK(check_features(&features) == SMARCH_ERROR_SM_FEATURES_NUMBER && smarch_documented_cicc_sm_features_read(NULL, 24, &features) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_sm_features_read(NULL, 0, &features) == SMARCH_ERROR_INVALID_VALUE);

    size_t count = 0, order = 0;
    const smarch_documented_cicc_sm_feature_bit *bits = smarch_documented_cicc_sm_feature_bits(&count);
    CHECK(bits && count == 19 && bits[0].feature == 8 && bits[18].mask == 1u << 26 && bits[18].from == 100 && strcmp(bits[6].name, "tma") == 0);
    for (size_t i = 0; i < count; ++i) order += bits[i].has_position;
    CHECK(order == 17 && bits[SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4 - 8].position == 3 && !bits[SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16 - 8].has_position);
    CHECK(!smarch_documented_cicc_sm_feature_bits(NULL));
    const smarch_documented_cicc_sm_matrix_row *rows = smarch_documented_cicc_sm_matrix_rows(&count);
    CHECK(rows && count == 14 && rows[3].matrix == SMARCH_DOCUMENTED_CICC_SM_MATRIX_PRECISION && strcmp(rows[3].erratum, "E46d") == 0 && !rows[1].erratum);
    CHECK(rows[8].matrix == SMARCH_DOCUMENTED_CICC_SM_MATRIX_MEMORY && rows[8].bit == 0 && rows[8].on_some_only == 1 && rows[8].from == 100 && !smarch_documented_cicc_sm_matrix_rows(NULL));
    CHECK(rows[13].matrix == SMARCH_DOCUMENTED_CICC_SM_MATRIX_SYNCHRONIZATION && rows[13].bit == SMARCH_DOCUMENTED_CICC_SM_FEATURE_DYNAMIC_SPARSITY && strcmp(rows[13].feature, "DynSparse") == 0);
    const smarch_documented_cicc_sm_tensor_column *tensors = smarch_documented_cicc_sm_tensor_columns(&count);
    CHECK(tensors && count == 5 && tensors[3].sm == 90 && tensors[3].kind == SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA && tensors[3].latency == 3);
    CHECK(tensors[3].register_file_kb == 128 && tensors[3].max_registers == 255 && tensors[3].color_limit == 15 && strcmp(tensors[3].name, "WGrpMMA") == 0 && !smarch_documented_cicc_sm_tensor_columns(NULL));
    CHECK(strcmp(smarch_documented_cicc_address_space_of(101)->name, "param") == 0 && !smarch_documented_cicc_address_space_of(2));
    smarch_documented_cicc_sm_tensor_column column;
    CHECK(smarch_documented_cicc_sm_tensor_column_compute(89, &column) == SMARCH_OK && column.sm == 89 && column.kind == SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC && column.latency == tensors[2].latency);
    CHECK(smarch_documented_cicc_sm_tensor_column_compute(89, NULL) == SMARCH_ERROR_NULL_POINTER);
    const smarch_documented_fact *facts = smarch_documented_facts(SMARCH_DOCUMENTED_BINARY_CICC, &count);
    CHECK(count == 20 && strcmp(facts[0].text, "-arch=") == 0 && strcmp(facts[16].text, "m8n32k16") == 0 && strcmp(facts[15].subject, facts[16].subject) == 0 && strcmp(facts[16].place, "seed 002, Volta (sm_70+)") == 0);
    CHECK(!smarch_documented_facts(SMARCH_DOCUMENTED_BINARY_CICC, NULL) && !smarch_documented_facts(0, &count) && count == 0);
    CHECK(smarch_documented_facts(SMARCH_DOCUMENTED_BINARY_NVLINK, &count) && count == 13);
    CHECK(SMARCH_DOCUMENTED_CICC_SM_FIRST == 70 && SMARCH_DOCUMENTED_CICC_SM_LAST == 121 && SMARCH_DOCUMENTED_CICC_TMEM_FROM == 100 && SMARCH_DOCUMENTED_CICC_TMEM_SPACE == 6);
}

static void spaces(void) {
    size_t count = 0;
    const smarch_documented_cicc_address_space *spaces = smarch_documented_cicc_address_spaces(&count);
    CHECK(spaces && count == 8 && spaces[0].casts_to_all == SMARCH_ANSWER_YES && spaces[1].load_store == SMARCH_DOCUMENTED_CICC_LOAD_STORE_EVERYWHERE && spaces[1].atomic == SMARCH_ANSWER_YES && !smarch_documented_cicc_address_spaces(NULL));
    CHECK(spaces[5].number == 6 && spaces[5].atomic == SMARCH_ANSWER_NO && spaces[5].load_store == SMARCH_DOCUMENTED_CICC_LOAD_STORE_TENSOR_MEMORY && strcmp(spaces[5].name, "TMEM") == 0);
    CHECK(spaces[6].load_store == 0 && spaces[6].atomic == SMARCH_ANSWER_UNKNOWN && spaces[6].casts_to_all == SMARCH_ANSWER_UNKNOWN && spaces[1].casts_to_all == SMARCH_ANSWER_NO);
    CHECK(smarch_documented_cicc_access_allowed(SMARCH_SM_110F, SMARCH_DOCUMENTED_CICC_ACCESS_LOAD, 6) == SMARCH_ANSWER_YES && smarch_documented_cicc_access_allowed(SMARCH_SM_121, SMARCH_DOCUMENTED_CICC_ACCESS_STORE, 6) == SMARCH_ANSWER_NO);
    CHECK(smarch_documented_cicc_access_allowed(SMARCH_SM_100, SMARCH_DOCUMENTED_CICC_ACCESS_ATOMIC, 6) == SMARCH_ANSWER_NO && smarch_documented_cicc_access_allowed(SMARCH_SM_100, SMARCH_DOCUMENTED_CICC_ACCESS_LOAD, 5) == SMARCH_ANSWER_UNKNOWN);
    CHECK(smarch_documented_cicc_access_allowed(0, SMARCH_DOCUMENTED_CICC_ACCESS_LOAD, 0) == 0 && smarch_documented_cicc_access_allowed(SMARCH_SM_100, 0, 0) == 0);
    CHECK(smarch_documented_cicc_has_tmem(SMARCH_SM_103A) && !smarch_documented_cicc_has_tmem(SMARCH_SM_120A) && !smarch_documented_cicc_has_tmem(3));
    CHECK(smarch_documented_cicc_cast_allowed(0, 3) == SMARCH_ANSWER_YES && smarch_documented_cicc_cast_allowed(1, 3) == SMARCH_ANSWER_NO && smarch_documented_cicc_cast_allowed(0, 7) == SMARCH_ANSWER_YES && smarch_documented_cicc_cast_allowed(4, 7) == SMARCH_ANSWER_UNKNOWN);

    uint32_t word = 0;
    CHECK(smarch_documented_cicc_type_word_pack(0xff, 0xffffff, &word) == SMARCH_OK && word == UINT32_MAX);
    CHECK(smarch_documented_cicc_type_word_pack(0x0f, 3, &word) == SMARCH_OK && smarch_documented_cicc_type_word_space(word) == 3 && smarch_documented_cicc_type_word_flags(word) == 0x0f);
    CHECK(smarch_documented_cicc_type_word_pack(0, 0x1000000, &word) == SMARCH_ERROR_ADDRESS_SPACE && smarch_documented_cicc_type_word_pack(256, 0, &word) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_documented_cicc_type_word_pack(0, 0, NULL) == SMARCH_ERROR_NULL_POINTER && SMARCH_DOCUMENTED_CICC_TYPE_INFO_OFFSET == -56 && SMARCH_DOCUMENTED_CICC_TYPE_DEREF_OFFSET == 8);

    const smarch_documented_cicc_triple_pattern *patterns = smarch_documented_cicc_triple_patterns(&count);
    CHECK(patterns && count == 4 && !smarch_documented_cicc_triple_patterns(NULL));
    CHECK(smarch_documented_cicc_triple_pattern_find(SMARCH_DOCUMENTED_CICC_MODE_PTX, "nvptx64-nvidia-cuda", 19) == &patterns[3]);
    CHECK(smarch_documented_cicc_triple_pattern_find(SMARCH_DOCUMENTED_CICC_MODE_IR, "nvsass-nvidia-spirv", 19) == &patterns[1]);
    CHECK(!smarch_documented_cicc_triple_pattern_find(SMARCH_DOCUMENTED_CICC_MODE_PTX, "nvsass-nvidia-spirv", 19) && !smarch_documented_cicc_triple_pattern_find(SMARCH_DOCUMENTED_CICC_MODE_IR, NULL, 0));
    CHECK(!smarch_documented_cicc_triple_pattern_find(2, "nvptx-nvidia-cuda", 17) && !smarch_documented_cicc_triple_pattern_find(0, NULL, 1));
    CHECK(strcmp(smarch_documented_cicc_triple_error_message(SMARCH_DOCUMENTED_CICC_MODE_IR), "Invalid target triple") == 0 && smarch_documented_cicc_triple_error_message(2)[0] == 0);
    CHECK(patterns[1].mode == SMARCH_DOCUMENTED_CICC_MODE_IR && strcmp(patterns[1].text, "nvsass-*-cuda/nvcl/directx/spirv") == 0 && strcmp(patterns[0].text, "nvptx-*-cuda") == 0);
    CHECK(strcmp(patterns[1].architecture, "nvsass") == 0 && patterns[1].systems_count == 4 && strcmp(patterns[1].systems[3], "spirv") == 0);
    CHECK(strcmp(smarch_documented_cicc_layout_error_message(SMARCH_DOCUMENTED_CICC_LAYOUT_EMPTY), "Empty target data layout, must exist") == 0);
    CHECK(strcmp(smarch_documented_cicc_layout_error_message(SMARCH_DOCUMENTED_CICC_LAYOUT_INVALID), "Parse error with examples") == 0 && smarch_documented_cicc_layout_error_message(0)[0] == 0);
}

static void verifier(void) {
    size_t count = 0;
    const smarch_documented_cicc_opcode_info *opcodes = smarch_documented_cicc_opcodes(&count);
    CHECK(opcodes && count == 4 && strcmp(opcodes[2].handler, "check_ordering()") == 0 && strcmp(opcodes[2].instruction, "fence") == 0 && !smarch_documented_cicc_opcodes(NULL));
    CHECK(smarch_documented_cicc_opcode_info_of(0xabcd003d) == &opcodes[0] && smarch_documented_cicc_opcode_info_of(SMARCH_DOCUMENTED_CICC_OPCODE_ADDRSPACECAST) == &opcodes[3] && !smarch_documented_cicc_opcode_info_of(0x3f) && opcodes[0].check[0] == 'A');
    const smarch_documented_cicc_unsupported_instruction *refused = smarch_documented_cicc_unsupported_instructions(&count);
    CHECK(refused && count == 5 && refused[0].first_line == 1185 && refused[0].last_line == 1186 && !refused[0].text && strcmp(refused[3].text, "Invalid ordering") == 0);
    CHECK(strcmp(refused[4].name, "landingpad") == 0 && strcmp(refused[4].condition, "Always") == 0 && !smarch_documented_cicc_unsupported_instructions(NULL));

    smarch_documented_cicc_instruction load = {SMARCH_DOCUMENTED_CICC_INSTRUCTION_LOAD, 6, 0, 0, SMARCH_DOCUMENTED_CICC_MODE_IR, 0};
    smarch_documented_cicc_check check;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_120, &load, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_NO && check.fault == SMARCH_DOCUMENTED_CICC_FAULT_TENSOR_MEMORY);
    CHECK(check.error_flag == 1 && check.aborts == 1 && strlen(check.text) == SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH);
    load.flags = SMARCH_DOCUMENTED_CICC_VERIFY_DIAGNOSTIC_MODE;
    load.kind = SMARCH_DOCUMENTED_CICC_INSTRUCTION_STORE;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_120, &load, &check) == SMARCH_OK && check.error_flag == 1 && check.aborts == 0);
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_100, &load, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_YES && check.fault == 0 && !check.text);
    load.flags = 2;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_100, &load, &check) == SMARCH_ERROR_INVALID_VALUE && smarch_documented_cicc_verify(SMARCH_SM_100, NULL, &check) == SMARCH_ERROR_NULL_POINTER);
    load.flags = 0;
    CHECK(smarch_documented_cicc_verify(7, &load, &check) == SMARCH_ERROR_INVALID_TARGET && smarch_documented_cicc_verify(SMARCH_SM_100, &load, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_documented_cicc_instruction fence = {SMARCH_DOCUMENTED_CICC_INSTRUCTION_FENCE, 0, 0, SMARCH_DOCUMENTED_CICC_ORDERING_ACQUIRE, SMARCH_DOCUMENTED_CICC_MODE_IR, 0};
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.fault == SMARCH_DOCUMENTED_CICC_FAULT_FENCE_ORDERING);
    fence.mode = SMARCH_DOCUMENTED_CICC_MODE_PTX;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_UNKNOWN && check.fault == 0);
    fence.ordering = SMARCH_DOCUMENTED_CICC_ORDERING_SEQ_CST;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_OK && check.answer == SMARCH_ANSWER_YES);
    fence.ordering = 0;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &fence, &check) == SMARCH_ERROR_INVALID_VALUE);
    smarch_documented_cicc_instruction cast = {SMARCH_DOCUMENTED_CICC_INSTRUCTION_ADDRSPACECAST, 1, 3, 0, SMARCH_DOCUMENTED_CICC_MODE_IR, 0};
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_OK && check.fault == SMARCH_DOCUMENTED_CICC_FAULT_CAST);
    const uint32_t always[] = {SMARCH_DOCUMENTED_CICC_INSTRUCTION_INDIRECTBR, SMARCH_DOCUMENTED_CICC_INSTRUCTION_INVOKE, SMARCH_DOCUMENTED_CICC_INSTRUCTION_RESUME, SMARCH_DOCUMENTED_CICC_INSTRUCTION_LANDINGPAD};
    for (size_t i = 0; i < 4; ++i) {
        cast.kind = always[i];
        CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_OK && check.fault == SMARCH_DOCUMENTED_CICC_FAULT_UNSUPPORTED && !check.text && check.aborts);
    }
    cast.kind = 9;
    CHECK(smarch_documented_cicc_verify(SMARCH_SM_90, &cast, &check) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(strcmp(smarch_documented_cicc_fault_message(SMARCH_DOCUMENTED_CICC_FAULT_CAST), "Cannot cast non-generic...") == 0 && smarch_documented_cicc_fault_message(SMARCH_DOCUMENTED_CICC_FAULT_UNSUPPORTED)[0] == 0 && smarch_documented_cicc_fault_message(0)[0] == 0);
}

static void code_generation(void) {
    smarch_documented_cicc_codegen ladders;
    CHECK(smarch_documented_cicc_codegen_compute(120, &ladders) == SMARCH_OK && ladders.emit_path == SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05 && ladders.latency == 2);
    CHECK(ladders.register_file_kb == 128 && ladders.max_occupancy_percent == 100 && ladders.overlap_tenths == 15);
    CHECK(smarch_documented_cicc_codegen_compute(0, &ladders) == SMARCH_OK && ladders.emit_path == SMARCH_DOCUMENTED_CICC_EMIT_WMMA && ladders.overlap_tenths == 40);
    CHECK(smarch_documented_cicc_codegen_compute(0, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_tensor_path(SMARCH_SM_120A) == SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC);
    CHECK(smarch_documented_cicc_tensor_path(SMARCH_SM_110) == SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05 && smarch_documented_cicc_tensor_path(9) == 0);
    /* The document looks at the number alone; ptxas looks at the suffix. */
    CHECK(smarch_documented_cicc_tensor_path(SMARCH_SM_90) == SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA && smarch_documented_cicc_legal_tensor_path(SMARCH_TOOLKIT_13_0, SMARCH_SM_90) == SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC);
    CHECK(smarch_documented_cicc_legal_tensor_path(SMARCH_TOOLKIT_13_0, SMARCH_SM_90A) == SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA && smarch_documented_cicc_legal_tensor_path(SMARCH_TOOLKIT_13_0, SMARCH_SM_100F) == SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05);
    CHECK(smarch_documented_cicc_legal_tensor_path(SMARCH_TOOLKIT_13_0, SMARCH_SM_52) == 0 && smarch_documented_cicc_legal_tensor_path(1, SMARCH_SM_90) == 0 && smarch_documented_cicc_legal_tensor_path(SMARCH_TOOLKIT_13_0, 9) == 0);
    CHECK(smarch_documented_cicc_emit_path_legal(SMARCH_TOOLKIT_13_0, SMARCH_SM_100A, SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05) && !smarch_documented_cicc_emit_path_legal(SMARCH_TOOLKIT_13_0, SMARCH_SM_100, SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05));
    CHECK(smarch_documented_cicc_emit_path_legal_why(SMARCH_TOOLKIT_13_0, SMARCH_SM_100, SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05) == SMARCH_NO_ISA_TARGET && smarch_documented_cicc_emit_path_legal_why(SMARCH_TOOLKIT_13_0, SMARCH_SM_100, 5) == SMARCH_NO_VERDICT);
    CHECK(smarch_documented_cicc_sm_feature_legal(SMARCH_TOOLKIT_13_0, SMARCH_SM_89, SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP8) && !smarch_documented_cicc_sm_feature_legal(SMARCH_TOOLKIT_13_0, SMARCH_SM_120, SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05));
    CHECK(smarch_documented_cicc_sm_feature_legal_why(SMARCH_TOOLKIT_13_0, SMARCH_SM_120, SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS) == SMARCH_UNKNOWN_FEATURE && smarch_documented_cicc_sm_feature_legal_why(SMARCH_TOOLKIT_13_0, SMARCH_SM_120, 7) == SMARCH_NO_VERDICT);
    CHECK(strcmp(smarch_documented_cicc_emit_path_call(SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05), "emit_tcgen05_mma(op)") == 0 && smarch_documented_cicc_emit_path_call(0)[0] == 0);
    CHECK(strcmp(smarch_documented_cicc_overlap_remark(25), "MMA.SYNC: moderate") == 0 && smarch_documented_cicc_overlap_remark(26)[0] == 0);
    size_t count = 0;
    const smarch_documented_cicc_divergence *rows = smarch_documented_cicc_divergences(&count);
    CHECK(strcmp(smarch_documented_cicc_divergence_value(1, 103), "64") == 0 && strcmp(smarch_documented_cicc_divergence_value(1, 120), "48") == 0);
    CHECK(!*smarch_documented_cicc_divergence_value(1, 121) && !*smarch_documented_cicc_divergence_value(6, 100));
    CHECK(rows && count == 6 && strcmp(rows[1].property, "Max warps") == 0 && strcmp(rows[1].sm100, "64") == 0 && strcmp(rows[1].sm120, "48") == 0 && !smarch_documented_cicc_divergences(NULL));
}

int test_cicc_ir(void) {
    flags();
    features();
    spaces();
    verifier();
    code_generation();
    return failures;
}
