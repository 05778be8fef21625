// What the documents say is inside ptxas, nvlink and cicc: tables, lookups, finalization, options.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

static void test_documented_names(void) {
    ROWS(smarch_validation_table, smarch_validation_tables, 3) {
        CHECK(sizeof *row->entries == 12);
        for (size_t i = 0; i < row->count; ++i) {
            CHECK(i == 0 || row->entries[i - 1].sm_id < row->entries[i].sm_id);
            CHECK(smarch_validation_find(row->suffix, row->entries[i].sm_id) == &row->entries[i]);
        }
    }
    CHECK(smarch_validation_table_rows[0].count == 32 && smarch_validation_table_rows[0].comparator == 0x484b70);
    CHECK(smarch_validation_table_rows[1].suffix == 'a' && smarch_validation_table_rows[1].count == 7);
    CHECK(smarch_validation_table_rows[2].address == 0x1d16160 && smarch_validation_table_rows[2].count == 6);
    const smarch_validation_entry *internal = smarch_validation_find(0, 82);
    CHECK(internal && internal->ptx_major == 6 && internal->ptx_minor == 2);
    CHECK(!smarch_validation_find(0, 73) && !smarch_validation_find('f', 90) && !smarch_validation_find('b', 90));
    CHECK(!smarch_is_sm82_opcode(171) && smarch_is_sm82_opcode(172) && smarch_is_sm82_opcode(193) && !smarch_is_sm82_opcode(194));
    CHECK(smarch_is_sm82_opcode(SMARCH_PTXAS_SM82_FIRST) && smarch_is_sm82_opcode(SMARCH_PTXAS_SM82_LAST));

    ROWS(smarch_name_group, smarch_name_groups, 10) {
        CHECK(row->lowest <= row->highest && says(row->generation) && row->active == (row->lowest >= 75));
        CHECK(row->ptx_lowest.major <= row->ptx_highest.major);
    }
    ROWS(smarch_suffix_meaning, smarch_suffix_meanings, 3) {
        CHECK(says(row->meaning) && says(row->forward_compatibility) && says(row->runs_on));
        CHECK((row->label == NULL) == (row->suffix == 0) && (row->does_not_run_on == NULL) == (row->suffix == 0));
        CHECK((row->example & 0xff) == row->suffix);
    }
    ROWS(smarch_documented_compile_rule, smarch_documented_compile_rules, 4) {
        CHECK(smarch_target_info_of(row->ptx) && row->sass[0] && (row->sass[1] != 0) == (row->ptx == SMARCH_SM_100F));
        CHECK(row->and_later == (row->ptx == SMARCH_SM_100));
    }
    ROWS(smarch_family_assignment, smarch_family_assignments, 9) {
        CHECK(says(row->note) && is(smarch_target_info_of(row->targets[0])->ptxas_family, row->family));
    }
    ROWS(smarch_registered_profile, smarch_registered_profiles, 23) {
        smarch_name name;
        const smarch_target_info *info = smarch_target_info_of(row->target);
        CHECK(smarch_name_parse(row->lto_name, strlen(row->lto_name), &name) == SMARCH_OK && name.target == row->target);
        CHECK(is(row->sm_name, info->name) && strncmp(row->compute_name, "compute_", 8) == 0);
        CHECK(row->isa_class == NULL && says(row->family) && says(row->page) && is(info->cuda_arch_text, row->cuda_arch_text));
        CHECK(row->isa_value >= 24577 && smarch_registered_profile_of(SMARCH_KIND_LTO, row->target) == row);
    }
    CHECK(!smarch_registered_profile_of(SMARCH_KIND_SM, SMARCH_SM_101) && !smarch_registered_profile_of(9, SMARCH_SM_75));
    CHECK(!smarch_registered_profile_of(SMARCH_KIND_SM, 12345));
    ROWS(smarch_profile_layer, smarch_profile_layers, 3) {
        CHECK(row->level == 1 + (uint32_t)(row - smarch_profile_layer_rows) && says(row->function) && says(row->content) && says(row->gives));
    }
    ROWS(smarch_deep_dive, smarch_deep_dives, 4) { CHECK(says(row->title) && says(row->content)); }
    CHECK(is(smarch_deep_dive_rows[0].page, "turing-ampere") && smarch_deep_dive_rows[3].page == NULL);
}

static void test_dispatch(void) {
    ROWS(smarch_dispatch_map, smarch_dispatch_maps, 7) {
        CHECK(says(row->purpose) && says(row->value_type) && row->has_values == (row->map <= 3));
        CHECK(row->address == 0x29fe1d0 - 8 * (row->map - 1));
    }
    CHECK(SMARCH_PTXAS_DISPATCH_GUARD == 0x29fe1d8);
    ROWS(smarch_handlers, smarch_dispatch_handlers, 12) {
        CHECK(row->a && row->b && row->initializer && smarch_dispatch_handlers_of(row->base) == row);
    }
    CHECK(smarch_dispatch_handlers_of(SMARCH_SM_103F)->a == 0x608f20 && smarch_dispatch_handlers_of(SMARCH_SM_110)->b == 0x608f50);
    CHECK(!smarch_dispatch_handlers_of(SMARCH_SM_101) && !smarch_dispatch_handlers_of(0));
    ROWS(smarch_sharing_group, smarch_sharing_groups, 6) {
        CHECK(says(row->name));
        for (size_t i = 1; i < 3 && row->members[i]; ++i) {
            CHECK(smarch_dispatch_handlers_of(row->members[i]) == smarch_dispatch_handlers_of(row->members[0]));
        }
    }
    ROWS(smarch_generation, smarch_generations, 7) { CHECK(row->first <= row->last && row->isa_value && says(row->label) && says(row->note)); }
    uint32_t counted = 0;
    ROWS(smarch_generation_feature, smarch_generation_features, 28) {
        CHECK(row->generation < 7 && says(row->text) && (row->prefix == NULL || row->has_count));
        counted += row->has_count ? row->count : 0;
    }
    CHECK(counted == 14 + 39 + 38 + 8 + 10 + 11 + 18);
    ROWS(smarch_diagnostic_string, smarch_diagnostic_strings, 8) {
        CHECK(says(row->text) && says(row->context) && row->has_function == (row->function != 0));
    }
}

static void test_hardware_as_documented(void) {
    ROWS(smarch_documented_geometry, smarch_documented_geometries, 12) {
        CHECK(row->registers_per_sm == 65536 && row->max_registers_per_thread == 255 && row->confidence >= 85);
        CHECK(row->max_threads_per_cta && row->warps_per_sm && row->max_ctas_per_sm && row->scheduler_partitions && row->dispatch_slots);
        for (size_t i = 1; i < row->shared_memory_count; ++i) CHECK(row->shared_memory_kib[i - 1] < row->shared_memory_kib[i]);
    }
    const smarch_documented_geometry *eight = smarch_documented_geometry_of(SMARCH_SM_88);
    CHECK(eight && eight->same_as == SMARCH_SM_86 && eight->shared_memory_count == 2 && eight->shared_memory_kib[1] == 100);
    CHECK(smarch_documented_geometry_of(SMARCH_SM_121F)->same_as == SMARCH_SM_120 && !smarch_documented_geometry_of(SMARCH_SM_70));
    CHECK(!smarch_documented_geometry_of(77));
    ROWS(smarch_column_definition, smarch_geometry_columns, 8) { CHECK(says(row->column) && says(row->meaning)); }
    ROWS(smarch_universal_constant, smarch_universal_constants, 7) {
        CHECK(says(row->parameter) && says(row->evidence) && row->value && row->has_offset == (row->profile_offset != 0));
    }
    CHECK(is(smarch_universal_constant_rows[0].unit, "threads") && smarch_universal_constant_rows[1].unit == NULL);
    ROWS(smarch_smem_maximum, smarch_smem_maxima, 3) { CHECK(says(row->path) && row->bytes >= 167936); }
    CHECK(SMARCH_PTXAS_SHARED_MEMORY_SIZES == 0x21d9168 && SMARCH_PTXAS_TURING_DATA_CACHE_KIB == 96);
    ROWS(smarch_register_allocation, smarch_register_allocations, 2) {
        CHECK(row->first < row->last && row->per_warp == 32 * row->per_thread && row->a2_6_1 + 1 == row->per_warp && row->a2_6_2 && says(row->targets));
    }

    smarch_documented_occupancy occupancy;
    CHECK(smarch_documented_occupancy_compute(SMARCH_SM_75, 33, 2, &occupancy) == SMARCH_OK);
    CHECK(occupancy.effective_registers == 40 && occupancy.registers_per_warp == 1280 && occupancy.warps_by_registers == 51);
    CHECK(occupancy.max_warps == 32 && occupancy.max_ctas == 16);
    CHECK(smarch_documented_occupancy_compute(1, 33, 2, &occupancy) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_documented_occupancy_compute(SMARCH_SM_70, 33, 2, &occupancy) == SMARCH_ERROR_HARDWARE_UNKNOWN);
    CHECK(smarch_documented_occupancy_compute(SMARCH_SM_75, 256, 2, &occupancy) == SMARCH_ERROR_KERNEL_REGISTERS);
    CHECK(smarch_documented_occupancy_compute(SMARCH_SM_75, 33, 0, &occupancy) == SMARCH_ERROR_KERNEL_BLOCK_SIZE);
    CHECK(smarch_documented_occupancy_compute(SMARCH_SM_75, 33, 2, NULL) == SMARCH_ERROR_NULL_POINTER);

    ROWS(smarch_factory_row, smarch_factory_rows, 4) { CHECK(row->isa_value && row->first <= row->last && says(row->label)); }
    ROWS(smarch_sm_version, smarch_sm_versions, 5) {
        smarch_scheduler words;
        CHECK(smarch_scheduler_for_factory(row->encoded, &words) == SMARCH_OK && says(row->label));
        if (row->has_words) CHECK(row->code_object_version == words.packed && row->dispatch_slots == words.dispatch_slots);
    }
}

static void test_nvlink(void) {
    ROWS(smarch_nvlink_architecture, smarch_nvlink_architectures, 5) {
        CHECK(row->targets[0] == row->base && row->targets[1] == (row->base | 'a') && row->targets[2] == (row->base | 'f'));
        CHECK(row->decade == (row->base >> 8) / 10 && is(row->family, "Blackwell") && says(row->product_line) && says(row->isa_class));
        for (size_t i = 0; i < 9; ++i) {
            smarch_name name;
            CHECK(smarch_name_parse(row->profiles[i], strlen(row->profiles[i]), &name) == SMARCH_OK && name.target == row->targets[i / 3]);
        }
        CHECK(strncmp(row->registered_at, "0x48", 4) == 0);
    }
    CHECK(smarch_nvlink_architecture_rows[1].base == SMARCH_SM_110 && smarch_nvlink_architecture_rows[2].base == SMARCH_SM_103);
    size_t corrected = 0;
    ROWS(smarch_rodata_string, smarch_nvlink_strings, 20) {
        CHECK(says(row->text) && row->address > 0x1d40c00 && (!row->has_correction || row->corrected > row->address));
        corrected += row->has_correction;
    }
    CHECK(corrected == 4);
    ROWS(smarch_dispatch_slot, smarch_nvlink_slots, 7) { CHECK(says(row->role) && row->has_address == (row->slot != 1 && row->slot != 2)); }
    CHECK(smarch_dispatch_slot_rows[3].address == 0x2a644a8);
    ROWS(smarch_encoding_function, smarch_nvlink_encodings, 12) { CHECK(smarch_nvlink_encoding_of(row->base) == row && row->function); }
    CHECK(smarch_nvlink_encoding_of(SMARCH_SM_120A)->function == 0x15c1d20 && !smarch_nvlink_encoding_of(SMARCH_SM_101) && !smarch_nvlink_encoding_of(3));
    ROWS(smarch_shared_component, smarch_nvlink_components, 8) {
        CHECK(says(row->component) && says(row->size) && (!row->has_end || row->start < row->end));
    }
    size_t functions = 0;
    const smarch_shared_component *backend = smarch_nvlink_backend_functions(&functions);
    CHECK(backend && functions == 7 && is(backend[6].size, "156,611 B") && !smarch_nvlink_backend_functions(NULL));
    ROWS(smarch_claim, smarch_nvlink_claims, 16) { CHECK(says(row->claim) && says(row->verification) && row->confirmed <= 1); }
    ROWS(smarch_claimed_address, smarch_nvlink_claimed_addresses, 13) { CHECK(row->claim < 16 && says(row->name) && row->address > 0x1d40b00); }
    ROWS(smarch_observation, smarch_nvlink_observations, 6) { CHECK(row->number && says(row->title) && says(row->text)); }
}

static void test_finalization(void) {
    smarch_finalize_request request;
    memset(&request, 0, sizeof request);
    uint32_t code = 99;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_FINALIZE_NULL_INPUT && code == 24);
    request.present = 1;
    request.version = 0x102;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_FINALIZE_VERSION && code == 25);
    request.version = 0x101;
    request.source = 121;
    request.target = 120;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_FINALIZE_ARCHITECTURE && code == 26);
    request.source = 104;
    request.target = 121;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    code = 26;
    request.flags = SMARCH_FINALIZE_CLASS;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_UNDECIDED && code == 26);
    smarch_finalization why;
    CHECK(smarch_nvlink_finalize_why(&request, &why) == SMARCH_OK && why.answer == SMARCH_ANSWER_UNKNOWN && !why.has_code);
    CHECK(why.step == SMARCH_FINALIZE_STEP_CLASS && why.source == 120 && why.target == 121 && why.required == 64);
    request.class_outcomes[0] = SMARCH_CLASS_PASSES;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_FINALIZE_COMPATIBLE && code == 0);
    CHECK(smarch_nvlink_finalize_why(&request, &why) == SMARCH_OK && why.step == SMARCH_FINALIZE_STEP_DECADE && why.answer == SMARCH_ANSWER_YES);
    request.flags = SMARCH_FINALIZE_MASK | SMARCH_FINALIZE_CLASS;
    request.capabilities = 63;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_UNDECIDED);
    CHECK(smarch_nvlink_finalize_why(&request, &why) == SMARCH_OK && why.step == SMARCH_FINALIZE_STEP_CAPABILITIES && why.answer == SMARCH_ANSWER_NO);
    request.capabilities = 64;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    for (uint32_t type = 1; type <= 4; ++type) {
        request.class_type = type;
        request.class_outcomes[type] = 26 + type;
        CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 26 + type);
        CHECK(says(smarch_finalize_code_name(code)));
    }
    CHECK(SMARCH_FINALIZE_TYPE_27 == 27 && SMARCH_FINALIZE_TYPE_28 == 28 && SMARCH_FINALIZE_TYPE_29 == 29 && SMARCH_FINALIZE_TYPE_30 == 30);

    // Forged.
    request.class_type = 5;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_CLASS);
    request.class_type = 0;
    request.class_outcomes[4] = 26;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_OUTCOME);
    request.class_outcomes[4] = 0;
    request.flags = 4;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_INVALID_VALUE);
    request.flags = 0;
    request.present = 2;
    CHECK(smarch_nvlink_finalize_why(&request, &why) == SMARCH_ERROR_INVALID_VALUE);
    request.present = 1;
    CHECK(smarch_nvlink_finalize_check(&request, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_nvlink_finalize_check(NULL, &code) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvlink_finalize_why(&request, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_nvlink_finalize_why(NULL, &why) == SMARCH_ERROR_NULL_POINTER);
    request.source = request.target = 0xffffffffu;
    CHECK(smarch_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);

    CHECK(SMARCH_NVLINK_VERSION_LIMIT == 0x101 && SMARCH_NVLINK_CLASS_BYTE == 3 && SMARCH_NVLINK_CLASS_TABLE == 0x1d40660);
    CHECK(SMARCH_NVLINK_CAPABILITY_POINTER_OFFSET == 16 && SMARCH_NVLINK_CAPABILITY_VECTOR_2_OFFSET == 112);
    CHECK(smarch_nvlink_capable(120, 0) && !smarch_nvlink_capable(101, 1) && smarch_nvlink_capable(101, 2));
    CHECK(smarch_nvlink_remap(104) == 120 && smarch_nvlink_remap(130) == 107 && smarch_nvlink_remap(101) == 110 && smarch_nvlink_remap(100) == 100);
    CHECK(is(smarch_finalize_code_name(0), "compatible") && is(smarch_finalize_code_name(1), ""));
    CHECK(says(smarch_finalize_step_name(SMARCH_FINALIZE_STEP_BRIDGE)) && is(smarch_finalize_step_name(0), ""));
    ROWS(smarch_remapping, smarch_nvlink_remappings, 3) { CHECK(smarch_nvlink_remap(row->from) == row->to && says(row->interpretation)); }
    ROWS(smarch_arch_character, smarch_nvlink_characters, 5) { CHECK(row->character == row->number); }
    ROWS(smarch_special_case, smarch_nvlink_special_cases, 3) { CHECK(row->target && says(row->handling)); }
    ROWS(smarch_capability_bit, smarch_nvlink_capability_bits, 4) { CHECK(!smarch_nvlink_capable(row->target >> 8, ~row->mask)); }
    ROWS(smarch_decade_group, smarch_nvlink_decades, 3) {
        CHECK((row->members[0] >> 8) / 10 == row->decade && says(row->compatibility) && (row->members[1] == 0) == (row->decade == 11));
    }
}

static void test_options(void) {
    smarch_codegen_options options;
    size_t fault = 99;
    const char *all = "lds128convert=never,stress-maxrregcount=40, stress-no-crp,perf-per-watt-opt-level=1";
    CHECK(smarch_codegen_options_parse(all, strlen(all), &options, &fault) == SMARCH_OK && fault == 99);
    CHECK(options.given == (1u << SMARCH_OPTION_LDS128CONVERT | 1u << SMARCH_OPTION_STRESS_MAXRREGCOUNT | 1u << SMARCH_OPTION_STRESS_NO_CRP |
                            1u << SMARCH_OPTION_PERF_PER_WATT_OPT_LEVEL));
    CHECK(options.lds128convert == SMARCH_LDS128_NEVER && options.stress_maxrregcount == 40 && options.perf_per_watt_opt_level == 1);
    CHECK(options.stress_no_crp == 1 && !options.legacy_cvtf64 && !options.stress_noglobalregalloc);
    CHECK(smarch_codegen_options_parse("legacy", 6, &options, &fault) == SMARCH_ERROR_OPTION_NAME && fault == 0);
    CHECK(smarch_codegen_options_parse("legacy-cvtf64=x", 15, &options, &fault) == SMARCH_ERROR_OPTION_VALUE && fault == 14);
    CHECK(smarch_codegen_options_parse("legacy-cvtf64,legacy-cvtf64", 27, &options, &fault) == SMARCH_ERROR_OPTION_DUPLICATE && fault == 14);
    CHECK(smarch_codegen_options_parse("x", 1, &options, NULL) == SMARCH_ERROR_OPTION_NAME);
    CHECK(smarch_codegen_options_parse(NULL, 0, &options, NULL) == SMARCH_OK && options.given == 0);
    CHECK(smarch_codegen_options_parse(NULL, 1, &options, &fault) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_codegen_options_parse("", 0, NULL, &fault) == SMARCH_ERROR_NULL_POINTER);
    ROWS(smarch_codegen_option, smarch_codegen_option_list, 6) { CHECK(row->option && says(row->name) && says(row->values) && says(row->description)); }
    CHECK(is(smarch_lds128_name(SMARCH_LDS128_NONCONST), "nonconst") && is(smarch_lds128_name(4), ""));
}

static void test_symbols(void) {
    const uint32_t binaries[] = {SMARCH_BINARY_PTXAS, SMARCH_BINARY_NVLINK, SMARCH_BINARY_CICC};
    for (size_t b = 0; b < 3; ++b) {
        size_t count = 0;
        const smarch_symbol *symbols = smarch_symbols(binaries[b], &count);
        CHECK(symbols && count > 70 && says(smarch_binary_name(binaries[b])));
        for (size_t i = 0; i < count; ++i) {
            const smarch_symbol *s = &symbols[i];
            CHECK(s->binary == binaries[b] && says(s->name) && says(s->role) && says(s->place) && says(smarch_symbol_kind_name(s->kind)));
            CHECK(smarch_symbol_find(s->binary, s->name, strlen(s->name)) == s);
            if (!s->has_address) continue;
            CHECK(i == 0 || symbols[i - 1].address < s->address);
            CHECK(smarch_symbol_at(s->binary, s->address) == s && smarch_symbol_at_or_before(s->binary, s->address) == s);
            CHECK(i == 0 || smarch_symbol_at_or_before(s->binary, s->address - 1) == s - 1);
        }
    }
    size_t none = 0;
    const smarch_symbol *check = smarch_symbol_find(SMARCH_BINARY_NVLINK, "CAN_FINALIZE_ARCH_CHECK", 23);
    CHECK(check && check->address == 0x4709e0 && is(check->size, "2,609 B") && check->kind == SMARCH_SYMBOL_FUNCTION);
    CHECK(smarch_symbol_at_or_before(SMARCH_BINARY_PTXAS, 0x6765f4)->confidence == 95);
    CHECK(!smarch_symbol_at(SMARCH_BINARY_PTXAS, 0x6765f4) && !smarch_symbol_at_or_before(SMARCH_BINARY_PTXAS, 0));
    CHECK(!smarch_symbols(0, &none) && !smarch_symbols(SMARCH_BINARY_PTXAS, NULL) && !smarch_symbol_at(4, 0x6765e0));
    CHECK(!smarch_symbol_find(SMARCH_BINARY_PTXAS, NULL, 0) && !smarch_symbol_find(SMARCH_BINARY_PTXAS, NULL, 3) && !smarch_symbol_find(0, "a", 1));
    CHECK(is(smarch_binary_name(0), "") && is(smarch_symbol_kind_name(9), ""));
}

int test_documented(void) {
    test_documented_names();
    test_dispatch();
    test_hardware_as_documented();
    test_nvlink();
    test_finalization();
    test_options();
    test_symbols();
    return failures;
}
