// What the documents say is inside ptxas, nvlink and cicc: tables, lookups, finalization, options.
#include <smarch.h>
#include <smarch/documented.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

static void test_documented_names(void) {
    ROWS(smarch_documented_ptxas_validation_table, smarch_documented_ptxas_validation_tables, 3) {
        for (size_t i = 0; i < row->entries_count; ++i) {
            const smarch_documented_ptxas_validation_entry *entry = &row->entries[i];
            CHECK(entry->measured.major && (entry->documented_lowest.major != 0) == (row->suffix == 0) && (entry->documented_highest.major != 0) == (row->suffix == 0));
            CHECK(!entry->documented.major || (entry->documented.major == entry->measured.major && entry->documented.minor == entry->measured.minor));
            CHECK(i == 0 || row->entries[i - 1].sm_id < row->entries[i].sm_id);
            CHECK(smarch_documented_ptxas_validation_entry_find(row->suffix, row->entries[i].sm_id) == &row->entries[i]);
        }
    }
    CHECK(smarch_documented_ptxas_validation_table_rows[0].entries_count == 32 && smarch_documented_ptxas_validation_table_rows[0].has_comparator && smarch_documented_ptxas_validation_table_rows[0].comparator == 0x484b70);
    CHECK(smarch_documented_ptxas_validation_table_rows[1].suffix == 'a' && smarch_documented_ptxas_validation_table_rows[1].entries_count == 7 && !smarch_documented_ptxas_validation_table_rows[1].has_comparator);
    CHECK(smarch_documented_ptxas_validation_table_rows[2].address == 0x1d16160 && smarch_documented_ptxas_validation_table_rows[2].entries_count == 6);
    const smarch_documented_ptxas_validation_entry *internal = smarch_documented_ptxas_validation_entry_find(0, 82);
    CHECK(internal && internal->documented.major == 6 && internal->documented.minor == 2);
    const smarch_documented_ptxas_validation_entry *volta = smarch_documented_ptxas_validation_entry_find(0, 70);
    CHECK(volta && volta->documented.major == 0 && volta->documented_lowest.major == 6 && volta->documented_highest.minor == 1 && volta->measured.major == 5 && volta->measured.minor == 1);
    static const uint8_t table[24] = {90, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 91};
    smarch_documented_ptxas_validation_record read[7];
    size_t entries = 0;
    CHECK(smarch_documented_ptxas_validation_records_read(table, sizeof table, read, 7, &entries) == SMARCH_OK && entries == 2);
    CHECK(read[0].sm_id == 90 && read[0].ptx_major == 7 && read[0].ptx_minor == 8 && read[1].sm_id == 91);
    CHECK(smarch_documented_ptxas_validation_records_read(table, 23, read, 7, &entries) == SMARCH_ERROR_TABLE_SIZE);
    CHECK(smarch_documented_ptxas_validation_records_read(NULL, 0, read, 7, &entries) == SMARCH_ERROR_TABLE_SIZE);
    CHECK(smarch_documented_ptxas_validation_records_read(table, 24, read, 1, &entries) == SMARCH_ERROR_BUFFER_TOO_SMALL && entries == 2);
    CHECK(!smarch_documented_ptxas_validation_table_find(table, sizeof table) && !smarch_documented_ptxas_validation_table_find(NULL, 0));
    uint8_t whole[7 * 12] = {0};
    for (size_t i = 0; i < 7; ++i) whole[12 * i] = (uint8_t)smarch_documented_ptxas_validation_table_rows[1].entries[i].sm_id;
    CHECK(smarch_documented_ptxas_validation_table_find(whole, sizeof whole) == &smarch_documented_ptxas_validation_table_rows[1]);
    CHECK(!smarch_documented_ptxas_validation_entry_find(0, 73) && !smarch_documented_ptxas_validation_entry_find('f', 90) && !smarch_documented_ptxas_validation_entry_find('b', 90));
    CHECK(!smarch_documented_ptxas_is_sm82_opcode(171) && smarch_documented_ptxas_is_sm82_opcode(172) && smarch_documented_ptxas_is_sm82_opcode(193) && !smarch_documented_ptxas_is_sm82_opcode(194));
    CHECK(smarch_documented_ptxas_is_sm82_opcode(SMARCH_DOCUMENTED_PTXAS_SM82_FIRST) && smarch_documented_ptxas_is_sm82_opcode(SMARCH_DOCUMENTED_PTXAS_SM82_LAST));

    ROWS(smarch_documented_ptxas_subvariant, smarch_documented_ptxas_subvariants, 7) { CHECK(row->base && row->a && (row->f || row->base == SMARCH_SM_90)); }
    CHECK(smarch_documented_ptxas_validation_table_of('f')->entries_count == 6 && !smarch_documented_ptxas_validation_table_of('b'));
    CHECK(is(smarch_documented_ptxas_name_group_find(86)->generation, "Ampere/Ada") && !smarch_documented_ptxas_name_group_find(79));
    ROWS(smarch_documented_ptxas_name_group, smarch_documented_ptxas_name_groups, 10) {
        CHECK(row->lowest <= row->highest && says(row->generation) && row->active == (row->lowest >= 75));
        CHECK(row->ptx_lowest.major <= row->ptx_highest.major);
    }
    ROWS(smarch_documented_ptxas_suffix_meaning, smarch_documented_ptxas_suffix_meanings, 3) {
        CHECK(says(row->meaning) && says(row->forward_compatibility) && says(row->runs_on));
        CHECK((row->label == NULL) == (row->suffix == 0) && (row->does_not_run_on == NULL) == (row->suffix == 0));
        CHECK((row->example & 0xff) == row->suffix);
    }
    ROWS(smarch_documented_ptxas_compile_rule, smarch_documented_ptxas_compile_rules, 4) {
        CHECK(smarch_target_info_of(row->ptx) && row->sass_count == (row->ptx == SMARCH_SM_100F ? 2u : 1u) && smarch_target_info_of(row->sass[row->sass_count - 1]));
        CHECK(row->and_later == (row->ptx == SMARCH_SM_100));
    }
    ROWS(smarch_documented_ptxas_family_assignment, smarch_documented_ptxas_family_assignments, 9) {
        CHECK(says(row->note) && row->targets_count && row->targets_count <= 4);
        for (size_t i = 0; i < row->targets_count; ++i) CHECK(is(smarch_target_info_of(row->targets[i])->ptxas_family, row->family));
    }
    ROWS(smarch_documented_ptxas_registered_profile, smarch_documented_ptxas_registered_profiles, 23) {
        smarch_name name;
        const smarch_target_info *info = smarch_target_info_of(row->target);
        CHECK(smarch_name_parse(row->lto_name, strlen(row->lto_name), &name) == SMARCH_OK && name.target == row->target);
        CHECK(is(row->sm_name, info->name) && strncmp(row->compute_name, "compute_", 8) == 0);
        CHECK(row->isa_class == NULL && says(row->family) && says(smarch_documented_ptxas_page_name(row->page)) && is(info->cuda_arch_text, row->cuda_arch_text));
        CHECK(row->isa_value >= 24577 && smarch_documented_ptxas_registered_profile_of(name) == row);
    }
    const smarch_name unregistered[] = {{SMARCH_KIND_SM, SMARCH_SM_101}, {9, SMARCH_SM_75}, {SMARCH_KIND_SM, 12345}};
    for (size_t i = 0; i < 3; ++i) CHECK(!smarch_documented_ptxas_registered_profile_of(unregistered[i]));
    ROWS(smarch_documented_ptxas_profile_layer, smarch_documented_ptxas_profile_layers, 3) {
        CHECK(row->level == 1 + (uint32_t)(row - smarch_documented_ptxas_profile_layer_rows) && says(row->function) && says(row->content) && says(row->gives));
    }
    ROWS(smarch_documented_ptxas_deep_dive, smarch_documented_ptxas_deep_dives, 4) { CHECK(says(row->title) && says(row->content)); }
    CHECK(smarch_documented_ptxas_deep_dive_rows[2].page == SMARCH_DOCUMENTED_PTXAS_PAGE_BLACKWELL && is(smarch_documented_ptxas_page_name(0), ""));
    CHECK(is(smarch_documented_ptxas_page_name(smarch_documented_ptxas_deep_dive_rows[0].page), "turing-ampere") && smarch_documented_ptxas_deep_dive_rows[3].page == 0);
}

static void test_dispatch(void) {
    ROWS(smarch_documented_ptxas_dispatch_map, smarch_documented_ptxas_dispatch_maps, 7) {
        CHECK(says(row->purpose) && says(row->value_type) && row->has_values == (row->map <= 3));
        CHECK(row->address == 0x29fe1d0 - 8 * (row->map - 1) && is(smarch_documented_ptxas_map_name(row->map), row->purpose));
    }
    CHECK(SMARCH_DOCUMENTED_PTXAS_DISPATCH_GUARD == 0x29fe1d8);
    ROWS(smarch_documented_ptxas_handler_set, smarch_documented_ptxas_handler_sets, 12) {
        CHECK(row->a && row->b && row->initializer && smarch_documented_ptxas_handler_set_of(row->base) == row);
    }
    CHECK(smarch_documented_ptxas_handler_set_of(SMARCH_SM_103F)->a == 0x608f20 && smarch_documented_ptxas_handler_set_of(SMARCH_SM_110)->b == 0x608f50);
    CHECK(!smarch_documented_ptxas_handler_set_of(SMARCH_SM_101) && !smarch_documented_ptxas_handler_set_of(0));
    CHECK(is(smarch_documented_ptxas_map_name(0), "") && is(smarch_documented_ptxas_map_name(8), ""));
    ROWS(smarch_documented_ptxas_handler, smarch_documented_ptxas_handlers, 36) {
        CHECK(row == smarch_documented_ptxas_handler_rows || row[-1].address < row->address);
        CHECK(smarch_documented_ptxas_handler_of_address(row->address) == row && !smarch_documented_ptxas_handler_of_address(row->address + 1));
        CHECK(row->map >= SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A && row->map <= SMARCH_DOCUMENTED_PTXAS_MAP_INTRINSICS && row->targets_count >= 1 && row->targets_count <= 3);
        for (size_t i = 0; i < row->targets_count; ++i) {
            const smarch_name sm = {SMARCH_KIND_SM, row->targets[i]}, compute = {SMARCH_KIND_COMPUTE, row->targets[i]}, lto = {SMARCH_KIND_LTO, row->targets[i]};
            CHECK(smarch_documented_ptxas_handler_find(row->map, sm) == row && smarch_documented_ptxas_handler_find(row->map, compute) == row);
            CHECK(!smarch_documented_ptxas_handler_find(row->map, lto) && !smarch_documented_ptxas_handler_find(SMARCH_DOCUMENTED_PTXAS_MAP_CAPABILITIES, sm));
        }
    }
    const smarch_name legacy = {SMARCH_KIND_SM, SMARCH_SM_101}, invalid = {9, SMARCH_SM_75}, turing = {SMARCH_KIND_SM, SMARCH_SM_75};
    CHECK(!smarch_documented_ptxas_handler_find(SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A, legacy) && !smarch_documented_ptxas_handler_find(SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A, invalid));
    CHECK(!smarch_documented_ptxas_handler_find(0, turing) && !smarch_documented_ptxas_handler_of_address(0));
    ROWS(smarch_documented_ptxas_sharing_group, smarch_documented_ptxas_sharing_groups, 6) {
        CHECK(says(row->name) && row->members_count >= 2 && row->members_count <= 3);
        for (size_t i = 1; i < row->members_count; ++i) {
            CHECK(smarch_documented_ptxas_handler_set_of(row->members[i]) == smarch_documented_ptxas_handler_set_of(row->members[0]));
        }
    }
    size_t features = 0;
    uint32_t counted = 0;
    CHECK(smarch_documented_ptxas_generation_of(SMARCH_SM_88)->first == SMARCH_SM_80 && !smarch_documented_ptxas_generation_of(SMARCH_SM_82) && !smarch_documented_ptxas_generation_of(1));
    ROWS(smarch_documented_ptxas_generation, smarch_documented_ptxas_generations, 7) {
        CHECK(row->first <= row->last && row->isa_value && says(row->label) && says(row->note));
        for (size_t i = 0; i < row->features_count; ++i) {
            const smarch_documented_ptxas_generation_feature *feature = &row->features[i];
            CHECK(says(feature->text) && (feature->prefix == NULL || feature->has_count));
            counted += feature->has_count ? feature->count : 0;
            ++features;
        }
    }
    CHECK(features == 28);
    CHECK(counted == 14 + 39 + 38 + 8 + 10 + 11 + 18);
    ROWS(smarch_documented_ptxas_diagnostic_string, smarch_documented_ptxas_diagnostic_strings, 8) {
        CHECK(says(row->text) && says(row->context) && row->has_function == (row->function != 0));
    }
}

static void test_hardware_as_documented(void) {
    ROWS(smarch_documented_ptxas_geometry, smarch_documented_ptxas_geometries, 12) {
        CHECK(row->registers_per_sm == 65536 && row->max_registers_per_thread == 255 && row->confidence >= 85);
        CHECK(row->max_threads_per_cta && row->warps_per_sm && row->max_ctas_per_sm && row->scheduler_partitions && row->dispatch_slots);
        for (size_t i = 1; i < row->shared_memory_kib_count; ++i) CHECK(row->shared_memory_kib[i - 1] < row->shared_memory_kib[i]);
    }
    const smarch_documented_ptxas_geometry *eight = smarch_documented_ptxas_geometry_of(SMARCH_SM_88);
    CHECK(eight && eight->same_as == SMARCH_SM_86 && eight->shared_memory_kib_count == 2 && eight->shared_memory_kib[1] == 100);
    CHECK(smarch_documented_ptxas_geometry_of(SMARCH_SM_121F)->same_as == SMARCH_SM_120 && !smarch_documented_ptxas_geometry_of(SMARCH_SM_70));
    CHECK(!smarch_documented_ptxas_geometry_of(77));
    ROWS(smarch_documented_ptxas_geometry_column, smarch_documented_ptxas_geometry_columns, 8) { CHECK(says(row->column) && says(row->meaning)); }
    ROWS(smarch_documented_ptxas_universal_constant, smarch_documented_ptxas_universal_constants, 7) {
        CHECK(says(row->parameter) && says(row->evidence) && row->value && row->has_profile_offset == (row->profile_offset != 0));
    }
    CHECK(is(smarch_documented_ptxas_universal_constant_rows[0].unit, "threads") && smarch_documented_ptxas_universal_constant_rows[1].unit == NULL);
    // "sm_60", "sm_70+", "sm_90+".
    ROWS(smarch_documented_ptxas_shared_memory_limit, smarch_documented_ptxas_shared_memory_limits, 3) { CHECK(says(row->path) && row->bytes >= 167936); }
    CHECK(smarch_documented_ptxas_shared_memory_limit_is_for(0, SMARCH_SM_60) && !smarch_documented_ptxas_shared_memory_limit_is_for(0, SMARCH_SM_61));
    CHECK(smarch_documented_ptxas_shared_memory_limit_is_for(1, SMARCH_SM_100A) && smarch_documented_ptxas_shared_memory_limit_is_for(2, SMARCH_SM_90) && !smarch_documented_ptxas_shared_memory_limit_is_for(2, SMARCH_SM_89));
    CHECK(!smarch_documented_ptxas_shared_memory_limit_is_for(1, 1) && !smarch_documented_ptxas_shared_memory_limit_is_for(3, SMARCH_SM_90));
    CHECK(SMARCH_DOCUMENTED_PTXAS_SHARED_MEMORY_SIZES == 0x21d9168 && SMARCH_DOCUMENTED_PTXAS_TURING_DATA_CACHE_KIB == 96);
    ROWS(smarch_documented_ptxas_register_allocation, smarch_documented_ptxas_register_allocations, 2) {
        CHECK((!row->has_last || row->first < row->last) && row->per_warp == 32 * row->per_thread && row->a2_6_1 + 1 == row->per_warp && row->a2_6_2 && says(row->targets));
    }

    CHECK(smarch_documented_ptxas_register_allocation_of(SMARCH_SM_52) == smarch_documented_ptxas_register_allocation_rows && smarch_documented_ptxas_register_allocation_of(SMARCH_SM_90A)->per_thread == 8);
    CHECK(!smarch_documented_ptxas_register_allocation_of(SMARCH_SM_61) && !smarch_documented_ptxas_register_allocation_of(SMARCH_SM_20) && !smarch_documented_ptxas_register_allocation_of(1));

    const smarch_documented_ptxas_occupancy_formula rounded = SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_ROUNDED, unrounded = SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_UNROUNDED;
    CHECK(says(smarch_documented_ptxas_occupancy_formula_name(rounded)) && says(smarch_documented_ptxas_occupancy_formula_name(unrounded)) && is(smarch_documented_ptxas_occupancy_formula_name(0), ""));
    smarch_documented_ptxas_occupancy occupancy;
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 2, rounded, &occupancy) == SMARCH_OK);
    CHECK(occupancy.effective_registers == 40 && occupancy.registers_per_warp == 1280 && occupancy.has_warps_by_registers && occupancy.warps_by_registers == 51);
    CHECK(occupancy.has_max_warps && occupancy.max_warps == 32 && occupancy.has_max_ctas && occupancy.max_ctas == 16);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 2, unrounded, &occupancy) == SMARCH_OK);
    CHECK(occupancy.effective_registers == 33 && occupancy.registers_per_warp == 1056 && occupancy.warps_by_registers == 62 && occupancy.max_warps == 32);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_52, 33, 2, rounded, &occupancy) == SMARCH_OK);
    CHECK(occupancy.effective_registers == 34 && occupancy.registers_per_warp == 1088 && !occupancy.has_warps_by_registers && !occupancy.has_max_warps && !occupancy.has_max_ctas);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_52, 33, 2, unrounded, &occupancy) == SMARCH_ERROR_HARDWARE_UNKNOWN);
    CHECK(smarch_documented_ptxas_occupancy_compute(1, 33, 2, rounded, &occupancy) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_61, 33, 2, rounded, &occupancy) == SMARCH_ERROR_HARDWARE_UNKNOWN);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 256, 2, rounded, &occupancy) == SMARCH_ERROR_KERNEL_REGISTERS);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 0, rounded, &occupancy) == SMARCH_ERROR_KERNEL_BLOCK_SIZE);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 2, 3, &occupancy) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_documented_ptxas_occupancy_compute(SMARCH_SM_75, 33, 2, rounded, NULL) == SMARCH_ERROR_NULL_POINTER);

    CHECK(smarch_documented_ptxas_factory_generation_of(SMARCH_SM_82)->isa_value == 28673 && !smarch_documented_ptxas_factory_generation_of(SMARCH_SM_70) && !smarch_documented_ptxas_factory_generation_of(1));
    ROWS(smarch_documented_ptxas_factory_generation, smarch_documented_ptxas_factory_generations, 4) { CHECK(row->isa_value && row->first <= row->last && says(row->label)); }
    ROWS(smarch_documented_ptxas_sm_version, smarch_documented_ptxas_sm_versions, 5) {
        smarch_scheduler words;
        CHECK(smarch_scheduler_for_factory(row->encoded, &words) == SMARCH_OK && says(row->label));
        CHECK(row->has_code_object_version == row->has_dispatch_slots);
        if (row->has_code_object_version) CHECK(row->code_object_version == words.packed && row->dispatch_slots == words.dispatch_slots);
    }
}

static void test_nvlink(void) {
    CHECK(smarch_documented_nvlink_architecture_of(SMARCH_SM_110A)->decade == 11 && !smarch_documented_nvlink_architecture_of(SMARCH_SM_90) && !smarch_documented_nvlink_architecture_of(1));
    ROWS(smarch_documented_nvlink_architecture, smarch_documented_nvlink_architectures, 5) {
        CHECK(row->targets[0] == row->base && row->targets[1] == (row->base | 'a') && row->targets[2] == (row->base | 'f'));
        CHECK(row->decade == (row->base >> 8) / 10 && is(row->family, "Blackwell") && says(row->product_line) && says(row->isa_class));
        for (size_t i = 0; i < 9; ++i) {
            smarch_name name;
            CHECK(smarch_name_parse(row->profile_names[i], strlen(row->profile_names[i]), &name) == SMARCH_OK && name.target == row->targets[i / 3]);
        }
        CHECK(strncmp(row->registered_at, "0x48", 4) == 0);
    }
    CHECK(smarch_documented_nvlink_architecture_rows[1].base == SMARCH_SM_110 && smarch_documented_nvlink_architecture_rows[2].base == SMARCH_SM_103);
    size_t corrected = 0;
    ROWS(smarch_documented_nvlink_rodata_string, smarch_documented_nvlink_rodata_strings, 20) {
        CHECK(says(row->text) && row->base && row->address > 0x1d40c00 && (!row->has_corrected || row->corrected != row->address));
        corrected += row->has_corrected;
    }
    CHECK(corrected == 8);
    ROWS(smarch_documented_nvlink_dispatch_slot, smarch_documented_nvlink_dispatch_slots, 7) { CHECK(says(row->role) && row->has_address == (row->slot != 1 && row->slot != 2)); }
    CHECK(smarch_documented_nvlink_dispatch_slot_rows[3].address == 0x2a644a8);
    ROWS(smarch_documented_nvlink_encoding_function, smarch_documented_nvlink_encoding_functions, 12) { CHECK(smarch_documented_nvlink_encoding_function_of(row->base) == row && row->function); }
    CHECK(smarch_documented_nvlink_encoding_function_of(SMARCH_SM_120A)->function == 0x15c1d20 && !smarch_documented_nvlink_encoding_function_of(SMARCH_SM_101) && !smarch_documented_nvlink_encoding_function_of(3));
    ROWS(smarch_documented_nvlink_shared_component, smarch_documented_nvlink_shared_components, 8) {
        CHECK(says(row->component) && says(row->size) && (!row->has_end || row->start < row->end));
    }
    ROWS(smarch_documented_nvlink_backend_function, smarch_documented_nvlink_backend_functions, 7) {
        CHECK(says(row->function) && says(row->size) && row->start >= SMARCH_DOCUMENTED_NVLINK_BACKEND_FIRST);
    }
    CHECK(is(smarch_documented_nvlink_backend_function_rows[6].size, "156,611 B"));
    size_t confirmed = 0, addresses = 0;
    ROWS(smarch_documented_nvlink_claim, smarch_documented_nvlink_claims, 16) {
        CHECK(says(row->claim) && says(row->verification));
        confirmed += row->confirmed;
        addresses += row->addresses_count;
        for (size_t i = 0; i < row->addresses_count; ++i) CHECK(says(row->addresses[i].name) && row->addresses[i].address > 0x1d40b00);
    }
    CHECK(confirmed == 14 && addresses == 13);
    ROWS(smarch_documented_nvlink_observation, smarch_documented_nvlink_observations, 6) { CHECK(row->number && says(row->title) && says(row->text)); }
}

static void test_finalization(void) {
    smarch_documented_nvlink_finalize_request request;
    memset(&request, 0, sizeof request);
    uint32_t code = 99;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_NVLINK_FINALIZE_NULL_INPUT && code == 24);
    request.present = 1;
    request.version = 0x102;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_NVLINK_FINALIZE_VERSION && code == 25);
    request.version = 0x101;
    request.source = 121;
    request.target = 120;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_NVLINK_FINALIZE_ARCHITECTURE && code == 26);
    request.source = 104;
    request.target = 121;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    code = 26;
    request.flags = SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_UNDECIDED && code == 26);
    smarch_documented_nvlink_finalization why;
    CHECK(smarch_documented_nvlink_finalize_decide(&request, &why) == SMARCH_OK && why.answer == SMARCH_ANSWER_UNKNOWN && !why.has_code);
    CHECK(why.step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CLASS && why.source == 120 && why.target == 121 && why.required == 64);
    request.class_outcomes[0] = SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == SMARCH_DOCUMENTED_NVLINK_FINALIZE_COMPATIBLE && code == 0);
    CHECK(smarch_documented_nvlink_finalize_decide(&request, &why) == SMARCH_OK && why.step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE && why.answer == SMARCH_ANSWER_YES);
    request.flags = SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK | SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS;
    request.capabilities = 63;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_UNDECIDED);
    CHECK(smarch_documented_nvlink_finalize_decide(&request, &why) == SMARCH_OK && why.step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES && why.answer == SMARCH_ANSWER_NO);
    request.capabilities = 64;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    for (uint32_t type = 1; type <= 4; ++type) {
        request.class_type = type;
        request.class_outcomes[type] = 26 + type;
        CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 26 + type);
        CHECK(says(smarch_documented_nvlink_finalize_code_name(code)));
    }
    CHECK(SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_27 == 27 && SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_28 == 28 && SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_29 == 29 && SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_30 == 30);

    // Invalid; without their flag class type and outcomes are ignored.
    request.class_type = 5;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_CLASS);
    request.class_type = 0;
    request.class_outcomes[4] = 26;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_FINALIZE_OUTCOME);
    request.flags = SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK;
    request.class_type = 0xffffffffu;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    request.class_outcomes[4] = 0;
    request.flags = 4;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_INVALID_VALUE);
    request.flags = 0;
    request.present = 2;
    CHECK(smarch_documented_nvlink_finalize_decide(&request, &why) == SMARCH_ERROR_INVALID_VALUE);
    request.present = 1;
    request.reserved = 1;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_ERROR_INVALID_VALUE);
    request.reserved = 0;
    CHECK(smarch_documented_nvlink_finalize_check(&request, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_documented_nvlink_finalize_check(NULL, &code) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_nvlink_finalize_decide(&request, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_documented_nvlink_finalize_decide(NULL, &why) == SMARCH_ERROR_NULL_POINTER);
    request.source = request.target = 0xffffffffu;
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);

    // Step by step, of a request and of a cubin: 103 for itself, whose mask is 0.
    smarch_documented_nvlink_finalize_step_result checks[SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS];
    size_t count = 0;
    smarch_cubin cubin;
    memset(&cubin, 0, sizeof cubin);
    cubin.sm = 103;
    cubin.has_fastpath_mask = cubin.has_finalization_class = cubin.finalization_class = cubin.has_finalization_version = 1;
    cubin.finalization_version = 0x101;
    CHECK(smarch_documented_nvlink_finalize_request_of_cubin(&cubin, 103, &request) == SMARCH_OK && request.source == 103 && request.target == 103 && request.version == 0x101);
    CHECK(request.present == 1 && request.flags == (SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK | SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS) && request.capabilities == 0 && request.class_type == 1);
    CHECK(smarch_documented_nvlink_finalize_check(&request, &code) == SMARCH_OK && code == 0);
    CHECK(smarch_documented_nvlink_finalize_steps(&request, checks, SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS, &count) == SMARCH_OK && count == SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS);
    CHECK(checks[4].step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_EQUALITY && checks[4].outcome == SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_ACCEPTS);
    CHECK(checks[8].step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES && checks[8].outcome == SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_APPLICABLE);
    request.target = 121;
    CHECK(smarch_documented_nvlink_finalize_steps(&request, checks, count, &count) == SMARCH_OK && checks[6].outcome == SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_REFUSES);
    CHECK(smarch_documented_nvlink_finalize_steps(&request, checks, count - 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS);
    CHECK(smarch_documented_nvlink_finalize_steps(NULL, checks, count, &count) == SMARCH_ERROR_NULL_POINTER && smarch_documented_nvlink_finalize_steps(&request, NULL, count, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_nvlink_finalize_steps(&request, checks, count, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(is(smarch_documented_nvlink_finalize_outcome_name(SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_REFUSES), "refuses") && is(smarch_documented_nvlink_finalize_outcome_name(0), ""));
    cubin.finalization_class = 5;
    CHECK(smarch_documented_nvlink_finalize_request_of_cubin(&cubin, 103, &request) == SMARCH_ERROR_FINALIZE_CLASS && request.target == 121);
    cubin.has_finalization_class = cubin.has_fastpath_mask = cubin.has_finalization_version = 0;
    CHECK(smarch_documented_nvlink_finalize_request_of_cubin(&cubin, 0xffffffffu, &request) == SMARCH_OK && request.flags == 0 && request.version == 0 && request.class_type == 0);
    CHECK(smarch_documented_nvlink_finalize_request_of_cubin(NULL, 103, &request) == SMARCH_ERROR_NULL_POINTER && smarch_documented_nvlink_finalize_request_of_cubin(&cubin, 103, NULL) == SMARCH_ERROR_NULL_POINTER);

    // sub_4878A0 remaps nothing.
    CHECK(smarch_documented_nvlink_arch_match(104, 120, &why) == SMARCH_OK && why.answer == SMARCH_ANSWER_NO && why.step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE && !why.has_code && why.source == 104);
    CHECK(smarch_documented_nvlink_arch_match(101, 110, &why) == SMARCH_OK && why.answer == SMARCH_ANSWER_YES && why.step == SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE && why.target == 110);
    CHECK(smarch_documented_nvlink_arch_match(0xffffffffu, 0xffffffffu, &why) == SMARCH_OK && why.answer == SMARCH_ANSWER_YES && smarch_documented_nvlink_arch_match(1, 1, NULL) == SMARCH_ERROR_NULL_POINTER);
    ROWS(smarch_documented_nvlink_finalize_code_info, smarch_documented_nvlink_finalize_codes, 8) {
        CHECK(row->number == row->code && says(row->meaning) && says(smarch_documented_nvlink_finalize_code_name(row->code)));
    }
    ROWS(smarch_documented_nvlink_finalize_rule, smarch_documented_nvlink_finalize_rules, 11) {
        CHECK(says(smarch_documented_nvlink_finalize_step_name(row->step)) && row->confirmed <= SMARCH_ANSWER_UNKNOWN && says(row->rule) && says(row->runs));
    }

    CHECK(SMARCH_DOCUMENTED_NVLINK_VERSION_LIMIT == 0x101 && SMARCH_DOCUMENTED_NVLINK_CLASS_BYTE == 3 && SMARCH_DOCUMENTED_NVLINK_CLASS_TABLE == 0x1d40660);
    CHECK(SMARCH_DOCUMENTED_NVLINK_CAPABILITY_POINTER_OFFSET == 16 && SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_2_OFFSET == 112);
    CHECK(smarch_documented_nvlink_is_capable(120, 0) && !smarch_documented_nvlink_is_capable(101, 1) && smarch_documented_nvlink_is_capable(101, 2));
    CHECK(smarch_documented_nvlink_remapped(104) == 120 && smarch_documented_nvlink_remapped(130) == 107 && smarch_documented_nvlink_remapped(101) == 110 && smarch_documented_nvlink_remapped(100) == 100);
    CHECK(is(smarch_documented_nvlink_finalize_code_name(0), "compatible") && is(smarch_documented_nvlink_finalize_code_name(1), ""));
    CHECK(says(smarch_documented_nvlink_finalize_step_name(SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE)) && is(smarch_documented_nvlink_finalize_step_name(0), ""));
    ROWS(smarch_documented_nvlink_remapping, smarch_documented_nvlink_remappings, 3) { CHECK(smarch_documented_nvlink_remapped(row->from) == row->to && says(row->interpretation)); }
    ROWS(smarch_documented_nvlink_arch_character, smarch_documented_nvlink_arch_characters, 5) { CHECK(row->character == row->number); }
    ROWS(smarch_documented_nvlink_special_case, smarch_documented_nvlink_special_cases, 3) { CHECK(row->target && says(row->handling)); }
    ROWS(smarch_documented_nvlink_capability_bit, smarch_documented_nvlink_capability_bits, 5) { CHECK(smarch_documented_nvlink_is_capable(row->target >> 8, ~(uint64_t)row->mask) == !row->documented); }
    ROWS(smarch_documented_nvlink_decade_group, smarch_documented_nvlink_decade_groups, 3) {
        CHECK((row->members[0] >> 8) / 10 == row->decade && says(row->compatibility) && (row->members_count == 1) == (row->decade == 11));
    }
}

static void test_options(void) {
    smarch_documented_nvlink_codegen_settings options;
    size_t fault = 99;
    const char *all = "lds128convert=never,stress-maxrregcount=40, stress-no-crp,perf-per-watt-opt-level=1";
    CHECK(smarch_documented_nvlink_codegen_settings_parse(all, strlen(all), &options, &fault) == SMARCH_OK && fault == 99);
    CHECK(options.given == (1u << SMARCH_DOCUMENTED_NVLINK_OPTION_LDS128CONVERT | 1u << SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_MAXRREGCOUNT | 1u << SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NO_CRP |
                            1u << SMARCH_DOCUMENTED_NVLINK_OPTION_PERF_PER_WATT_OPT_LEVEL));
    CHECK(options.lds128convert == SMARCH_DOCUMENTED_NVLINK_LDS128_NEVER && options.stress_maxrregcount == 40 && options.perf_per_watt_opt_level == 1);
    CHECK(options.stress_no_crp == 1 && !options.legacy_cvtf64 && !options.stress_noglobalregalloc);
    CHECK(smarch_documented_nvlink_codegen_settings_parse("legacy", 6, &options, &fault) == SMARCH_ERROR_OPTION_NAME && fault == 0);
    CHECK(smarch_documented_nvlink_codegen_settings_parse("legacy-cvtf64=x", 15, &options, &fault) == SMARCH_ERROR_OPTION_VALUE && fault == 14);
    CHECK(smarch_documented_nvlink_codegen_settings_parse("legacy-cvtf64,legacy-cvtf64", 27, &options, &fault) == SMARCH_ERROR_OPTION_DUPLICATE && fault == 14);
    CHECK(smarch_documented_nvlink_codegen_settings_parse("x", 1, &options, NULL) == SMARCH_ERROR_OPTION_NAME);
    CHECK(smarch_documented_nvlink_codegen_settings_parse(NULL, 0, &options, NULL) == SMARCH_OK && options.given == 0);
    CHECK(smarch_documented_nvlink_codegen_settings_parse(NULL, 1, &options, &fault) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_nvlink_codegen_settings_parse("", 0, NULL, &fault) == SMARCH_ERROR_NULL_POINTER);
    ROWS(smarch_documented_nvlink_codegen_option, smarch_documented_nvlink_codegen_options, 6) { CHECK(row->option && says(row->name) && says(row->values) && says(row->description)); }
    CHECK(is(smarch_documented_nvlink_lds128_name(SMARCH_DOCUMENTED_NVLINK_LDS128_NONCONST), "nonconst") && is(smarch_documented_nvlink_lds128_name(4), ""));
}

static void test_documents(void) {
    ROWS(smarch_documented_document, smarch_documented_documents, 5) {
        CHECK(says(row->title) && says(smarch_documented_binary_name(row->binary)) && !row->date);
        CHECK(!row->describes || strstr(row->describes, smarch_documented_binary_name(row->binary)));
    }
    size_t count = 0;
    const smarch_documented_document *documents = smarch_documented_documents(&count);
    CHECK(documents[0].number == 0 && is(documents[0].describes, "ptxas v13.0.88") && is(documents[0].cuda, "13.0"));
    CHECK(documents[3].binary == SMARCH_DOCUMENTED_BINARY_TILEIRAS && !documents[3].describes && is(documents[3].cuda, "13.1"));
}

static void test_symbols(void) {
    const uint32_t binaries[] = {SMARCH_DOCUMENTED_BINARY_PTXAS, SMARCH_DOCUMENTED_BINARY_NVLINK, SMARCH_DOCUMENTED_BINARY_CICC};
    for (size_t b = 0; b < 3; ++b) {
        size_t count = 0;
        const smarch_documented_symbol *symbols = smarch_documented_symbols(binaries[b], &count);
        CHECK(symbols && count > 70 && says(smarch_documented_binary_name(binaries[b])));
        for (size_t i = 0; i < count; ++i) {
            const smarch_documented_symbol *s = &symbols[i];
            CHECK(s->binary == binaries[b] && says(s->name) && says(s->role) && says(s->place) && says(smarch_documented_symbol_kind_name(s->kind)));
            CHECK(smarch_documented_symbol_find(s->binary, s->name, strlen(s->name)) == s);
            if (!s->has_address) continue;
            CHECK(i == 0 || symbols[i - 1].address < s->address);
            CHECK(smarch_documented_symbol_of_start(s->binary, s->address) == s && smarch_documented_symbol_of_address(s->binary, s->address) == s);
            CHECK(s->reach && (i == 0 || s->address - 1 - s[-1].address >= s[-1].reach || smarch_documented_symbol_of_address(s->binary, s->address - 1) == s - 1));
        }
    }
    ROWS(smarch_documented_plain_name, smarch_documented_plain_names, 5) {
        CHECK(row->binary == SMARCH_DOCUMENTED_BINARY_PTXAS && says(row->name) && says(row->place) && says(row->role));
    }
    ROWS(smarch_documented_symbol_range, smarch_documented_symbol_ranges, 8) {
        CHECK(row->start < row->end && says(row->place) && says(row->role) && smarch_documented_symbol_range_of_address(row->binary, row->end - 1));
        CHECK(row->has_functions == (row->functions != 0) && row->has_confidence == row->is_of_like_functions);
    }
    CHECK(smarch_documented_symbol_range_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x60ad30)->is_end_inside && !smarch_documented_symbol_range_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x609f60));
    CHECK(is(smarch_documented_symbol_range_of_address(SMARCH_DOCUMENTED_BINARY_NVLINK, 0x84dd70)->size, "1.7 MB") && !smarch_documented_symbol_range_of_address(9, 0x84dd70));
    const smarch_documented_symbol *accessor = smarch_documented_symbol_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x609b75);
    CHECK(accessor && accessor->address == 0x609b70 && accessor->confidence == 90 && is(accessor->size, "~1.2KB each") && !smarch_documented_symbol_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x1000000));
    const smarch_documented_symbol *masked = smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_NVLINK, "can_finalize_with_capability_mask", 33);
    CHECK(masked && masked->address == 0x470da0 && is(masked->alias, "can_finalize_with_capability_mask") && is(masked->label, "can_finalize_capability_mask") && !accessor->alias);
    size_t none = 1;
    const smarch_documented_symbol *check = smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_NVLINK, "CAN_FINALIZE_ARCH_CHECK", 23);
    CHECK(check && check->address == 0x4709e0 && is(check->size, "2,609 B") && check->kind == SMARCH_DOCUMENTED_SYMBOL_KIND_FUNCTION);
    CHECK(smarch_documented_symbol_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x6765f4)->confidence == 95 && !smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_PTXAS, "sub_42BEC0", 10)->has_confidence);
    CHECK(!smarch_documented_symbol_of_start(SMARCH_DOCUMENTED_BINARY_PTXAS, 0x6765f4) && !smarch_documented_symbol_of_address(SMARCH_DOCUMENTED_BINARY_PTXAS, 0));
    CHECK(!smarch_documented_symbols(0, &none) && none == 0 && !smarch_documented_symbols(SMARCH_DOCUMENTED_BINARY_PTXAS, NULL) && !smarch_documented_symbol_of_start(4, 0x6765e0));
    CHECK(!smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_PTXAS, NULL, 0) && !smarch_documented_symbol_find(SMARCH_DOCUMENTED_BINARY_PTXAS, NULL, 3) && !smarch_documented_symbol_find(0, "a", 1));
    CHECK(is(smarch_documented_binary_name(0), "") && is(smarch_documented_symbol_kind_name(9), ""));
}

int test_documented(void) {
    test_documented_names();
    test_dispatch();
    test_hardware_as_documented();
    test_nvlink();
    test_finalization();
    test_options();
    test_documents();
    test_symbols();
    return failures;
}
