// cicc: the configurator, the front end's gates, atomics, intrinsics.
#include <smarch.h>
#include <smarch/documented.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

static void test_versions(void) {
    uint32_t number = 0, sm = 0;
    ROWS(smarch_documented_cicc_capability, smarch_documented_cicc_capabilities, 6) {
        CHECK(row->cuda_arch == (row->target >> 8) * 10 && row->ptx_version == 5 && says(row->generation));
        CHECK(smarch_documented_cicc_encode_sm(row->target, &number) == SMARCH_OK && number == row->cuda_arch / 100 * 10000 + row->cuda_arch / 10 % 10 * 100);
        CHECK(smarch_documented_cicc_decode_sm(number, &sm) == SMARCH_OK && sm == row->target >> 8);
    }
    ROWS(smarch_documented_cicc_absent_name, smarch_documented_cicc_absent_names, 5) { CHECK(row->no_cli_entry == (row->target != SMARCH_SM_88)); }
    CHECK(smarch_documented_cicc_absent_name_rows[4].internal_only && !smarch_documented_cicc_absent_name_rows[0].internal_only);
    ROWS(smarch_documented_cicc_default, smarch_documented_cicc_defaults, 3) { CHECK(row->target == SMARCH_SM_75 && row->function && row->as_option == (row->function == 0x95eb40)); }
    ROWS(smarch_documented_cicc_variable, smarch_documented_cicc_variables, 2) {
        CHECK(smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_CICC, row->name, strlen(row->name)) && says(row->encoding) && row->files);
    }
    ROWS(smarch_documented_cicc_threshold, smarch_documented_cicc_thresholds, 7) { CHECK(row->bound % 100 == 99 && says(row->above)); }
    CHECK(is(smarch_documented_cicc_threshold_rows[3].above, "Volta, sm_70"));
    CHECK(smarch_documented_cicc_encode_sm(SMARCH_SM_121F, &number) == SMARCH_OK && number == 120100);
    CHECK(smarch_documented_cicc_encode_sm(7, &number) == SMARCH_ERROR_INVALID_TARGET && smarch_documented_cicc_encode_sm(SMARCH_SM_75, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_decode_sm(80950, &sm) == SMARCH_ERROR_CICC_ENCODING && smarch_documented_cicc_decode_sm(80900, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_encode_gcc(12, 3, 1, &number) == SMARCH_OK && number == 120301);
    CHECK(smarch_documented_cicc_encode_gcc(8, 100, 0, &number) == SMARCH_ERROR_CICC_ENCODING && smarch_documented_cicc_encode_gcc(429497, 0, 0, &number) == SMARCH_ERROR_CICC_ENCODING);
    CHECK(smarch_documented_cicc_encode_gcc(8, 0, 0, NULL) == SMARCH_ERROR_NULL_POINTER);
}


static void test_flags(void) {
    uint32_t code = 99;
    ROWS(smarch_documented_cicc_flag_info, smarch_documented_cicc_flags, SMARCH_DOCUMENTED_CICC_FLAG_COUNT) {
        CHECK(row->flag == 1 + (uint32_t)(row - smarch_documented_cicc_flag_info_rows) && says(row->name));
        CHECK((row->set_at == NULL) == (row->meaning == NULL) && (row->consumer == NULL) == (row->meaning == NULL));
        CHECK(smarch_documented_cicc_flag_parse(row->name, strlen(row->name), &code) == SMARCH_OK && code == row->flag);
        CHECK(row->guard == 0 || says(smarch_documented_cicc_guard_name(row->guard)));
    }
    CHECK(SMARCH_DOCUMENTED_CICC_FLAG_COUNT == 63 && smarch_documented_cicc_flag_info_rows[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047CC - 1].guard == SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8119);
    CHECK(is(smarch_documented_cicc_flag_info_rows[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04780 - 1].set_at, "always"));
    CHECK(smarch_documented_cicc_flag_parse("4d041b8", 7, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B8);
    CHECK(smarch_documented_cicc_flag_parse("unk_4D041B", 10, &code) == SMARCH_ERROR_CICC_NAME && smarch_documented_cicc_flag_parse(NULL, 3, &code) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_flag_parse("4d041b8", 7, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_cicc_guard_parse("BYTE_4CF807B", 12, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF807B);
    CHECK(smarch_documented_cicc_guard_parse("", 0, &code) == SMARCH_ERROR_CICC_NAME && is(smarch_documented_cicc_guard_name(1u << 21), "") && is(smarch_documented_cicc_guard_name(3), ""));
    ROWS(smarch_documented_cicc_stage_info, smarch_documented_cicc_stages, 5) { CHECK(row->stage == 1 + (uint32_t)(row - smarch_documented_cicc_stage_info_rows) && says(row->name) && says(row->purpose)); }
    CHECK(is(smarch_documented_cicc_priority_name(1), "CLI flag") && is(smarch_documented_cicc_priority_name(6), "Virtual arch flag") && is(smarch_documented_cicc_priority_name(7), ""));

    char text[128];
    size_t length = 0;
    ROWS(smarch_documented_cicc_rule, smarch_documented_cicc_rules, 84) {
        CHECK(row->stage <= SMARCH_DOCUMENTED_CICC_STAGE_MASTER && (row->stage == 0) == (row->part == SMARCH_DOCUMENTED_CICC_PART_ELSEWHERE) && says(row->part_name));
        CHECK(smarch_documented_cicc_rule_write((size_t)(row - smarch_documented_cicc_rule_rows), text, sizeof text, &length) == SMARCH_OK && length == strlen(text));
        CHECK((row->guard != 0) == (row->part == SMARCH_DOCUMENTED_CICC_PART_GUARDED));
        CHECK((row->part == SMARCH_DOCUMENTED_CICC_PART_LANGUAGE) == (row->condition == SMARCH_DOCUMENTED_CICC_CONDITION_FROM) && (row->priority == SMARCH_DOCUMENTED_CICC_PRIORITY_STANDARD) == (row->part == SMARCH_DOCUMENTED_CICC_PART_LANGUAGE));
    }
    const smarch_documented_cicc_rule *rules = smarch_documented_cicc_rule_rows;
    CHECK(rules[0].condition == SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE && rules[0].condition_bound == 79999 && rules[0].stored == SMARCH_DOCUMENTED_CICC_STORED_ONE && rules[0].stored_bound == 0 && rules[0].open == 0);
    CHECK(smarch_documented_cicc_rule_write(0, text, sizeof text, NULL) == SMARCH_OK && is(text, "unk_4D041B8 = 1 when number > 79999"));
    CHECK(smarch_documented_cicc_rule_write(0, text, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 35);
    CHECK(smarch_documented_cicc_rule_write(84, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);
}

static void test_configuration(void) {
    smarch_documented_cicc_inputs in;
    smarch_documented_cicc_configuration out;
    memset(&in, 0, sizeof in);
    CHECK(sizeof in == 60 && sizeof out == (SMARCH_DOCUMENTED_CICC_FLAG_COUNT + 1) * 4);
    CHECK(smarch_documented_cicc_encode_sm(SMARCH_SM_80, &in.number) == SMARCH_OK && smarch_documented_cicc_configure(&in, &out) == SMARCH_OK);
    const smarch_documented_cicc_setting *va_opt = &out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B8];
    CHECK(va_opt->has_value == 1 && va_opt->value == 1 && va_opt->origin == SMARCH_DOCUMENTED_CICC_ORIGIN_RULE && va_opt->rule == 0);
    const smarch_documented_cicc_setting none = {0, 0, 0, 0};
    CHECK(memcmp(&out.settings[0], &none, sizeof none) == 0);
    const smarch_documented_cicc_setting *gate = &out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04470];
    CHECK(gate->has_value == 0 && gate->value == 0 && gate->origin == SMARCH_DOCUMENTED_CICC_ORIGIN_RULE);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04740].origin == SMARCH_DOCUMENTED_CICC_ORIGIN_BEFORE);

    // The virtual path, a condition that is known, an override, the optimization level.
    in.options = SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL | SMARCH_DOCUMENTED_CICC_INPUT_VARIANT;
    in.effective = 90000;
    in.open_known = in.open_holding = SMARCH_DOCUMENTED_CICC_OPEN_MAXWELL_GATE;
    in.overridden = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF807B;
    in.optimized[0] = in.optimized_values[0] = 1u << SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0;
    CHECK(smarch_documented_cicc_configure(&in, &out) == SMARCH_OK);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04740].value == 1 && gate->has_value == 1 && gate->value == 1 && out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043C4].value == 1);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8].value == 0);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8].origin == SMARCH_DOCUMENTED_CICC_ORIGIN_COMMAND_LINE);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0].value == 1 && out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0].origin == SMARCH_DOCUMENTED_CICC_ORIGIN_OPTIMIZATION);
    in.before[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 / 32] = 1u << SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 % 32;
    CHECK(smarch_documented_cicc_configure_until(&in, SMARCH_DOCUMENTED_CICC_STAGE_SECONDARY, &out) == SMARCH_OK && out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8].value == 1);
    CHECK(va_opt->value == 1 && gate->origin == SMARCH_DOCUMENTED_CICC_ORIGIN_BEFORE);

    in.before_unknown[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 / 32] = 1u << SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 % 32;
    CHECK(smarch_documented_cicc_configure(&in, &out) == SMARCH_OK && out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8].has_value == 0);
    CHECK(out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8].origin == SMARCH_DOCUMENTED_CICC_ORIGIN_COMMAND_LINE && out.settings[SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041AC].value == 0);
    in.before_unknown[0] = 1;
    CHECK(smarch_documented_cicc_configure(&in, &out) == SMARCH_ERROR_INVALID_VALUE);
    in.before_unknown[0] = 0;

    // The language: nothing known, C++14, C++20; a rank above the virtual path.
    smarch_documented_cicc_inputs language;
    memset(&language, 0, sizeof language);
    const smarch_documented_cicc_setting *block = &out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D0], *cuda = &out.settings[SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04408];
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_OK && block->has_value == 0 && cuda->has_value == 0);
    language.standard = SMARCH_CICC_STANDARD_CXX14;
    language.options = SMARCH_DOCUMENTED_CICC_INPUT_CUDA;
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_OK && block->has_value == 1 && block->value == 0 && cuda->has_value == 0);
    language.standard = SMARCH_CICC_STANDARD_CXX20;
    language.options = SMARCH_DOCUMENTED_CICC_INPUT_NO_CUDA;
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_OK && block->value == 1 && cuda->has_value == 1 && cuda->value == 0);
    language.options = SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL;
    language.number = 70500;
    language.effective = 90000;
    language.optimized[0] = 1u << SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D0;
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_OK && block->has_value == 1 && block->value == 0 && block->origin == SMARCH_DOCUMENTED_CICC_ORIGIN_OPTIMIZATION);
    language.standard = 21;
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_ERROR_INVALID_VALUE);
    language.standard = 0;
    language.options = SMARCH_DOCUMENTED_CICC_INPUT_CUDA | SMARCH_DOCUMENTED_CICC_INPUT_NO_CUDA;
    CHECK(smarch_documented_cicc_configure(&language, &out) == SMARCH_ERROR_INVALID_VALUE);

    // Invalid.
    CHECK(smarch_documented_cicc_configure_until(&in, 0, &out) == SMARCH_ERROR_INVALID_VALUE && smarch_documented_cicc_configure_until(&in, 6, &out) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_documented_cicc_configure(NULL, &out) == SMARCH_ERROR_NULL_POINTER && smarch_documented_cicc_configure(&in, NULL) == SMARCH_ERROR_NULL_POINTER);
    smarch_documented_cicc_inputs bad = in;
    bad.options = 16;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
    bad = in;
    bad.open_known = 32;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
    bad = in;
    bad.open_holding |= 2;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
    bad = in;
    bad.overridden = 1u << 21;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
    bad = in;
    bad.before[0] = 1;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
    bad = in;
    bad.optimized[0] = 1;
    CHECK(smarch_documented_cicc_configure(&bad, &out) == SMARCH_ERROR_INVALID_VALUE);
}

static void test_front_end(void) {
    uint32_t codes[16], code = 0;
    size_t count = 0;
    ROWS(smarch_documented_cicc_gate_location, smarch_documented_cicc_gate_locations, 17) {
        CHECK((row->has_line != 0) == (row->line != 0) && row->lowest <= row->highest && row->highest < 90 && smarch_documented_symbol_of_start(SMARCH_DOCUMENTED_BINARY_CICC, row->function) && says(row->text));
    }
    CHECK(smarch_documented_cicc_gate_effects(89, codes, 16, &count) == SMARCH_OK && count == 7 && codes[0] == SMARCH_DOCUMENTED_CICC_EFFECT_BLOCK_SIZE);
    CHECK(smarch_documented_cicc_gate_effects(90, NULL, 0, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_documented_cicc_gate_effects(60, codes, 2, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count > 7);
    ROWS(smarch_documented_cicc_pre_hopper_feature, smarch_documented_cicc_pre_hopper_features, 7) { CHECK(row->functions_count && row->functions[0] && says(row->feature) && says(row->behavior)); }
    CHECK(smarch_documented_cicc_pre_hopper_feature_rows[5].functions[1] == 0x12ae930 && smarch_documented_cicc_pre_hopper_feature_rows[0].functions_count == 1);

    char text[160];
    size_t length = 0;
    ROWS(smarch_cicc_diagnostic_info, smarch_cicc_diagnostics, 62) {
        CHECK((row->has_printed_number || row->severity != SMARCH_CICC_SEVERITY_WARNING) && (row->has_printed_number || !row->has_number) && says(row->text));
        CHECK(smarch_cicc_diagnostic_write(row->diagnostic, text, sizeof text, &length) == SMARCH_OK && strstr(text, row->text));
        if (row->has_number) CHECK(smarch_cicc_diagnostic_info_find(row->number) == row && smarch_cicc_diagnostic_info_find(row->printed_number) == row);
        CHECK(row->is_discretionary || row->severity != SMARCH_CICC_SEVERITY_WARNING);
    }
    CHECK(SMARCH_CICC_FIRST_OFFSET_NUMBER + SMARCH_CICC_PRINTED_OFFSET == 20000);
    CHECK(smarch_cicc_diagnostic_info_find(20306)->number == 3763 && !smarch_cicc_diagnostic_info_find(0) && !smarch_cicc_diagnostic_info_find(3705));
    ROWS(smarch_documented_cicc_gate_diagnostic, smarch_documented_cicc_gate_diagnostics, 12) { CHECK(row->effect && row->diagnostic && row->is_stated < 2); }
    CHECK(smarch_cicc_diagnostic_write(SMARCH_CICC_DIAGNOSTIC_CLUSTER_DIMS, text, sizeof text, NULL) == SMARCH_OK);
    CHECK(is(text, "error: __cluster_dims__ is not supported for this GPU architecture"));
    CHECK(smarch_cicc_diagnostic_write(0, text, sizeof text, NULL) == SMARCH_ERROR_INVALID_VALUE);

    ROWS(smarch_cicc_construct_info, smarch_cicc_constructs, 71) {
        CHECK(smarch_cicc_construct_parse(row->text, strlen(row->text), &code) == SMARCH_OK && code == row->construct && row->construct);
        CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_121F, row->construct, NULL) != SMARCH_NO_VERDICT);
    }
    CHECK(smarch_cicc_construct_parse("nothing", 7, &code) == SMARCH_ERROR_CICC_NAME && smarch_cicc_construct_parse(NULL, 2, &code) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cicc_construct_parse("VA_OPT", 6, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_89, SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS2, NULL) == SMARCH_NO_CICC_ARCHITECTURE);
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_100, SMARCH_CICC_CONSTRUCT_FLOAT16, NULL) == SMARCH_NO_CICC_ANYWHERE);
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_70, SMARCH_CICC_CONSTRUCT_VA_OPT, NULL) == SMARCH_NO_CICC_TARGET);
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_75, 0, NULL) == SMARCH_NO_VERDICT && smarch_cicc_compiles_why(K, 1, 1, NULL) == SMARCH_NO_VERDICT);
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_100, SMARCH_CICC_CONSTRUCT_FLOAT128, NULL) == SMARCH_YES && smarch_cicc_compiles_why(K, SMARCH_SM_90A, SMARCH_CICC_CONSTRUCT_FLOAT128, NULL) != SMARCH_YES);
    CHECK(smarch_cicc_construct_diagnostics(K, SMARCH_SM_75, SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_AND_CLUSTER_DIMS, NULL, codes, 16, &count) == SMARCH_OK && count == 3);
    CHECK(codes[0] == SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE && codes[2] == SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE_TUPLE);
    CHECK(smarch_cicc_construct_diagnostics(K, SMARCH_SM_75, 72, NULL, codes, 16, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_cicc_construct_diagnostics(K, 5, 1, NULL, codes, 16, &count) == SMARCH_ERROR_INVALID_TARGET);

    // Settings: the host compiler, the C++ standard.
    smarch_cicc_front_end settings = {129999, 0};
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_LITERAL_F128, &settings) == SMARCH_NO_CICC_FRONT_END);
    settings.gnu_version = 130000;
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_LITERAL_F128, &settings) == SMARCH_YES && smarch_cicc_compiles_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_LITERAL_F128, &settings) != SMARCH_YES);
    CHECK(smarch_cicc_construct_diagnostics(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_LITERAL_F128, &settings, codes, 16, &count) == SMARCH_OK && count == 1 && codes[0] == SMARCH_CICC_DIAGNOSTIC_FLOAT128_AS_DOUBLE);
    settings.gnu_version = 70500;
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings) == SMARCH_NO_CICC_FRONT_END);
    CHECK(smarch_cicc_standard_parse("c++20", 5, &settings.standard) == SMARCH_OK && settings.standard == SMARCH_CICC_STANDARD_CXX20 && is(smarch_code_name(SMARCH_ENUMERATION_CICC_STANDARD, settings.standard), "c++20"));
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings) == SMARCH_YES);
    CHECK(smarch_cicc_standard_parse("C++20", 5, &code) == SMARCH_ERROR_CICC_NAME && smarch_cicc_standard_parse("c++20", 5, NULL) == SMARCH_ERROR_NULL_POINTER && is(smarch_code_name(SMARCH_ENUMERATION_CICC_STANDARD, 21), ""));
    settings.gnu_version = SMARCH_CICC_GNU_VERSION_MIN - 1;
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings) == SMARCH_NO_CICC_GNU_VERSION);
    settings.gnu_version = SMARCH_CICC_GNU_VERSION_MAX;
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings) == SMARCH_YES);
    settings.standard = 21;
    CHECK(smarch_cicc_compiles_why(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings) == SMARCH_NO_VERDICT && SMARCH_CICC_GNU_VERSION_DEFAULT == 120000);
    CHECK(smarch_cicc_construct_diagnostics(K, SMARCH_SM_90, SMARCH_CICC_CONSTRUCT_VA_OPT, &settings, codes, 16, &count) == SMARCH_ERROR_INVALID_VALUE);
}

static void test_atomics(void) {
    smarch_cicc_atomic atomic;
    smarch_cicc_lowering lowering;
    size_t listed = 0;
    ROWS(smarch_cicc_operation_info, smarch_cicc_operations, 12) {
        CHECK(says(row->name) && says(row->mnemonic) && row->position <= 10 && (row->has_position != 0) == (row->position != 0));
        listed += row->has_position;
    }
    CHECK(listed == 10 && smarch_cicc_operation_info_rows[SMARCH_CICC_ATOMIC_COMPARE_EXCHANGE - 1].takes_hint == SMARCH_ANSWER_YES);
    CHECK(smarch_cicc_operation_info_rows[SMARCH_CICC_ATOMIC_LOAD - 1].takes_hint == SMARCH_ANSWER_UNKNOWN);

    memset(&atomic, 0, sizeof atomic);
    atomic.operation = SMARCH_CICC_ATOMIC_EXCHANGE;
    atomic.kind = SMARCH_CICC_KIND_BITS;
    atomic.width = 16;
    atomic.scope = SMARCH_CICC_SCOPE_CLUSTER;
    atomic.order = SMARCH_CICC_ORDER_ACQ_REL;
    CHECK(smarch_documented_cicc_effect_is_met(SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_16_BYTE, &atomic) && smarch_documented_cicc_effect_is_met(SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_TO_GPU, &atomic));
    CHECK(!smarch_documented_cicc_effect_is_met(SMARCH_DOCUMENTED_CICC_EFFECT_SURFACE, &atomic) && !smarch_documented_cicc_effect_is_met(0, &atomic) && !smarch_documented_cicc_effect_is_met(SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC128, NULL));
    atomic.flags = SMARCH_CICC_CACHE_HINT;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_90, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_YES && lowering.diagnostics_count == 0);
    CHECK(is(lowering.instruction, "atom.exch.acq_rel.cluster.L2::cache_hint.b128") && is(lowering.fence, ""));
    atomic.order = SMARCH_CICC_ORDER_SEQ_CST;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_90, &atomic, &lowering) == SMARCH_OK && is(lowering.fence, "fence.sc.cluster"));
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_89, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_NO_CICC_ARCHITECTURE);
    CHECK(lowering.diagnostics_count == 2 && lowering.diagnostics[0] == SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER);
    CHECK(lowering.diagnostics[1] == SMARCH_CICC_DIAGNOSTIC_ATOMIC128 && lowering.diagnostics[2] == 0 && is(lowering.instruction, ""));
    atomic.width = 4;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_75, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_NO_CACHE_HINT);
    atomic.flags = 0;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_60, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_UNKNOWN_VOLATILE_ATOMIC);
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_73, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_NO_PTX_TARGET);
    atomic.width = 1;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_90, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_NO_CICC_ANYWHERE);
    memset(&atomic, 0, sizeof atomic);
    atomic.operation = SMARCH_CICC_ATOMIC_FENCE;
    atomic.scope = SMARCH_CICC_SCOPE_SYSTEM;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_80, &atomic, &lowering) == SMARCH_OK && is(lowering.instruction, "fence.sc.sys"));
    CHECK(smarch_cicc_atomic_lower(SMARCH_TOOLKIT_13_5, SMARCH_SM_100, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_NO_CICC_ANYWHERE && lowering.diagnostics[0] == SMARCH_CICC_DIAGNOSTIC_FENCE_ORDER);
    atomic.order = SMARCH_CICC_ORDER_ACQUIRE;
    CHECK(smarch_cicc_atomic_lower(SMARCH_TOOLKIT_13_5, SMARCH_SM_90, &atomic, &lowering) == SMARCH_OK && is(lowering.instruction, "fence.acquire.sys"));
    CHECK(smarch_cicc_atomic_lower(SMARCH_TOOLKIT_13_5, SMARCH_SM_100, &atomic, &lowering) == SMARCH_OK && lowering.verdict == SMARCH_UNKNOWN_ATOMIC_SPACE && is(lowering.instruction, ""));
    atomic.order = SMARCH_CICC_ORDER_RELAXED;

    // Invalid.
    CHECK(smarch_cicc_atomic_lower(K, 4, &atomic, &lowering) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_80, NULL, &lowering) == SMARCH_ERROR_NULL_POINTER && smarch_cicc_atomic_lower(K, SMARCH_SM_80, &atomic, NULL) == SMARCH_ERROR_NULL_POINTER);
    atomic.operation = SMARCH_CICC_ATOMIC_LOAD;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_80, &atomic, &lowering) == SMARCH_ERROR_INVALID_VALUE);
    atomic.kind = SMARCH_CICC_KIND_FLOAT;
    atomic.width = 2;
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_80, &atomic, &lowering) == SMARCH_ERROR_CICC_ATOMIC_TYPE);
    atomic.width = 4;
    for (size_t i = 0; i < sizeof atomic / sizeof(uint32_t); ++i) {
        smarch_cicc_atomic bad = atomic;
        const uint32_t none = 99;
        memcpy((char *)&bad + 4 * i, &none, 4);
        const smarch_status status = smarch_cicc_atomic_lower(K, SMARCH_SM_80, &bad, &lowering);
        CHECK(status == (i == 2 ? SMARCH_ERROR_CICC_ATOMIC_TYPE : SMARCH_ERROR_INVALID_VALUE));
    }
}

/* An acquire load of four bytes by raw SM numbers. */
static void test_low_atomics(void) {
    smarch_cicc_atomic load;
    smarch_documented_cicc_atomic_lowering lowered;
    smarch_cicc_lowering lowering;
    memset(&load, 0, sizeof load);
    load.operation = SMARCH_CICC_ATOMIC_LOAD;
    load.kind = SMARCH_CICC_KIND_SIGNED;
    load.width = 4;
    load.scope = SMARCH_CICC_SCOPE_DEVICE;
    load.order = SMARCH_CICC_ORDER_ACQUIRE;
    CHECK(smarch_documented_cicc_atomic_lower(60, &load, &lowered) == SMARCH_OK && lowered.verdict == SMARCH_YES && lowered.diagnostics_count == 1);
    CHECK(lowered.diagnostics[0] == SMARCH_CICC_DIAGNOSTIC_ORDER_PRE70 && smarch_cicc_diagnostic_info_find(3762)->diagnostic == lowered.diagnostics[0]);
    CHECK(is(lowered.before, "") && is(lowered.instruction, "ld.volatile.b32") && is(lowered.after, "membar.gl"));
    CHECK(smarch_documented_cicc_atomic_lower(52, &load, &lowered) == SMARCH_OK && lowered.verdict == SMARCH_NO_CICC_ARCHITECTURE);
    CHECK(lowered.diagnostics_count == 1 && lowered.diagnostics[0] == SMARCH_CICC_DIAGNOSTIC_ATOMIC_PRE60 && is(lowered.instruction, ""));
    CHECK(smarch_cicc_atomic_lower(K, SMARCH_SM_60, &load, &lowering) == SMARCH_OK && smarch_verdict_answer(lowering.verdict) == SMARCH_ANSWER_UNKNOWN && lowering.diagnostics_count == 0 && is(lowering.instruction, ""));
    CHECK(smarch_documented_cicc_atomic_lower(70, &load, &lowered) == SMARCH_OK && is(lowered.instruction, "ld.acquire.gpu.b32") && is(lowered.after, ""));
    load.order = SMARCH_CICC_ORDER_RELEASE;
    CHECK(smarch_documented_cicc_atomic_lower(60, &load, &lowered) == SMARCH_OK && lowered.verdict == SMARCH_NO_CICC_ANYWHERE && lowered.diagnostics[0] == SMARCH_CICC_DIAGNOSTIC_LOAD_ORDER);
    load.flags = SMARCH_CICC_CACHE_HINT;
    CHECK(smarch_documented_cicc_atomic_lower(60, &load, &lowered) == SMARCH_ERROR_INVALID_VALUE);
    load.flags = 0;
    load.width = 3;
    CHECK(smarch_documented_cicc_atomic_lower(60, &load, &lowered) == SMARCH_ERROR_CICC_ATOMIC_TYPE);
    CHECK(smarch_documented_cicc_atomic_lower(60, NULL, &lowered) == SMARCH_ERROR_NULL_POINTER && smarch_documented_cicc_atomic_lower(60, &load, NULL) != SMARCH_OK);
}

static void test_intrinsics(void) {
    ROWS(smarch_documented_cicc_hopper_intrinsic, smarch_documented_cicc_hopper_intrinsics, 4) {
        CHECK(row->first <= row->last && says(row->description));
        CHECK(is(smarch_documented_cicc_hopper_refusal(row->last, SMARCH_DOCUMENTED_CICC_HOPPER_BOUND), "this intrinsic is only supported for Hopper+"));
        CHECK(is(smarch_documented_cicc_hopper_refusal(row->first, 900), "") && is(smarch_documented_cicc_hopper_refusal(row->first, 0), ""));
    }
    CHECK(is(smarch_documented_cicc_hopper_refusal(3768, 890), ""));
    ROWS(smarch_documented_cicc_branch, smarch_documented_cicc_branches, 2) {
        CHECK(says(row->name) && is(smarch_documented_cicc_branch_refusal(row->builtins[1], row->lowest - 1), row->message));
        CHECK(is(smarch_documented_cicc_branch_refusal(row->builtins[0], row->lowest), ""));
    }
    CHECK(smarch_documented_cicc_sm_has_builtin(70, SMARCH_DOCUMENTED_CICC_HMMA_FIRST) && !smarch_documented_cicc_sm_has_builtin(69, SMARCH_DOCUMENTED_CICC_HMMA_LAST));
    CHECK(smarch_documented_cicc_sm_has_builtin(80, 3754) && !smarch_documented_cicc_sm_has_builtin(79, 3754) && smarch_documented_cicc_sm_has_builtin(90, 4275) && !smarch_documented_cicc_sm_has_builtin(89, 4275) && !smarch_documented_cicc_sm_has_builtin(90, 1));
    CHECK(smarch_documented_cicc_is_hmma(SMARCH_DOCUMENTED_CICC_HMMA_FIRST) && smarch_documented_cicc_is_hmma(SMARCH_DOCUMENTED_CICC_HMMA_LAST) && !smarch_documented_cicc_is_hmma(SMARCH_DOCUMENTED_CICC_HMMA_LAST + 1));
    smarch_documented_cicc_bulk_copy_match found;
    memset(&found, 0xff, sizeof found);
    CHECK(smarch_documented_cicc_bulk_copy_search("x cp.async.bulk.tensor.g2s.1d", 29, &found) == SMARCH_OK);
    CHECK(found.bulk_copy == SMARCH_DOCUMENTED_CICC_BULK_TENSOR_TO_SHARED && found.at == 2 && found.reserved == 0);
    CHECK(smarch_documented_cicc_bulk_copy_search("cp.async.bulk.y", 15, &found) == SMARCH_OK && found.bulk_copy == SMARCH_DOCUMENTED_CICC_BULK_ANY && found.at == 0);
    CHECK(smarch_documented_cicc_bulk_copy_search("", 0, &found) == SMARCH_OK && found.bulk_copy == 0 && found.at == 0);
    CHECK(smarch_documented_cicc_bulk_copy_search(NULL, 5, &found) == SMARCH_ERROR_NULL_POINTER && smarch_documented_cicc_bulk_copy_search("x", 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    ROWS(smarch_documented_cicc_feature, smarch_documented_cicc_features, 14) {
        CHECK(says(row->title) && says(row->text) && (row->has_threshold == 0) == (row->generation == SMARCH_DOCUMENTED_CICC_GENERATION_TURING));
        CHECK(row->functions_count <= 3 && row->variables_count <= 4);
        for (size_t i = 0; i < row->functions_count; ++i) CHECK(says(row->functions[i]));
    }
    CHECK(is(smarch_documented_cicc_feature_rows[4].variables[3], "unk_4D0428C") && is(smarch_documented_cicc_feature_rows[1].builtins, "3755/8282"));
}

int test_cicc(void) {
    test_versions();
    test_flags();
    test_configuration();
    test_front_end();
    test_atomics();
    test_low_atomics();
    test_intrinsics();
    return failures;
}
