//! The functions that give the documents' tables. Made from the interface; `make header` makes it anew.

use core::ffi::c_void;

unsafe extern "C" {
    fn smarch_documented_ptxas_dispatch_maps(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_handler_sets(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_handlers(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_sharing_groups(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_factory_labels(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_generations(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_diagnostic_strings(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_factory_generations(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_sm_versions(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_geometries(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_geometry_columns(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_universal_constants(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_shared_memory_limits(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_register_allocations(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_validation_tables(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_name_groups(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_suffix_meanings(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_compile_rules(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_subvariants(count: *mut usize) -> *const c_void;
    fn smarch_profile_fields(count: *mut usize) -> *const c_void;
    fn smarch_profile_regions(count: *mut usize) -> *const c_void;
    fn smarch_profile_scheduling_flags(count: *mut usize) -> *const c_void;
    fn smarch_profile_joint_conditions(count: *mut usize) -> *const c_void;
    fn smarch_profile_backend_fields(count: *mut usize) -> *const c_void;
    fn smarch_profile_backend_classes(count: *mut usize) -> *const c_void;
    fn smarch_profile_initializer_fields(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_family_assignments(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_registered_profiles(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_profile_layers(count: *mut usize) -> *const c_void;
    fn smarch_documented_ptxas_deep_dives(count: *mut usize) -> *const c_void;
    fn smarch_scheduler_rows(count: *mut usize) -> *const c_void;
    fn smarch_documented_symbols(binary: u32, count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_architectures(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_rodata_strings(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_dispatch_slots(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_encoding_functions(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_shared_components(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_backend_functions(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_claims(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_observations(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_remappings(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_arch_characters(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_special_cases(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_capability_bits(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_decade_groups(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_finalize_rules(count: *mut usize) -> *const c_void;
    fn smarch_documented_nvlink_codegen_options(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_arch_flags(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_variants(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_ptx_ranges(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_pipeline_stages(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_evidence_items(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_places(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_string_references(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_facts(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_divergences(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_flags(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_rules(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_stages(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_gate_locations(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_gate_diagnostics(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_pre_hopper_features(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_hopper_intrinsics(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_branches(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_features(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_sm_feature_bits(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_sm_matrix_rows(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_sm_tensor_columns(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_address_spaces(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_triple_patterns(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_opcodes(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_unsupported_instructions(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_capabilities(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_absent_names(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_defaults(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_variables(count: *mut usize) -> *const c_void;
    fn smarch_documented_cicc_thresholds(count: *mut usize) -> *const c_void;
    fn smarch_documented_tileiras_cpus(count: *mut usize) -> *const c_void;
    fn smarch_documented_tileiras_features(count: *mut usize) -> *const c_void;
    fn smarch_documented_tileiras_probes(count: *mut usize) -> *const c_void;
    fn smarch_documented_tileiras_struct_fields(count: *mut usize) -> *const c_void;
    fn smarch_documented_documents(count: *mut usize) -> *const c_void;
    fn smarch_errata(count: *mut usize) -> *const c_void;
    fn smarch_documented_symbol_ranges(count: *mut usize) -> *const c_void;
}

/// What gives the rows of a table, and how many.
pub type Rows = fn(&mut usize) -> *const c_void;

/// The binary, "" for none in particular; the function, and a call of it.
pub const TABLES: &[(&str, &str, Rows)] = &[
    ("ptxas", "smarch_documented_ptxas_dispatch_maps", |count| unsafe { smarch_documented_ptxas_dispatch_maps(count) }),
    ("ptxas", "smarch_documented_ptxas_handler_sets", |count| unsafe { smarch_documented_ptxas_handler_sets(count) }),
    ("ptxas", "smarch_documented_ptxas_handlers", |count| unsafe { smarch_documented_ptxas_handlers(count) }),
    ("ptxas", "smarch_documented_ptxas_sharing_groups", |count| unsafe { smarch_documented_ptxas_sharing_groups(count) }),
    ("ptxas", "smarch_documented_ptxas_factory_labels", |count| unsafe { smarch_documented_ptxas_factory_labels(count) }),
    ("ptxas", "smarch_documented_ptxas_generations", |count| unsafe { smarch_documented_ptxas_generations(count) }),
    ("ptxas", "smarch_documented_ptxas_diagnostic_strings", |count| unsafe { smarch_documented_ptxas_diagnostic_strings(count) }),
    ("ptxas", "smarch_documented_ptxas_factory_generations", |count| unsafe { smarch_documented_ptxas_factory_generations(count) }),
    ("ptxas", "smarch_documented_ptxas_sm_versions", |count| unsafe { smarch_documented_ptxas_sm_versions(count) }),
    ("ptxas", "smarch_documented_ptxas_geometries", |count| unsafe { smarch_documented_ptxas_geometries(count) }),
    ("ptxas", "smarch_documented_ptxas_geometry_columns", |count| unsafe { smarch_documented_ptxas_geometry_columns(count) }),
    ("ptxas", "smarch_documented_ptxas_universal_constants", |count| unsafe { smarch_documented_ptxas_universal_constants(count) }),
    ("ptxas", "smarch_documented_ptxas_shared_memory_limits", |count| unsafe { smarch_documented_ptxas_shared_memory_limits(count) }),
    ("ptxas", "smarch_documented_ptxas_register_allocations", |count| unsafe { smarch_documented_ptxas_register_allocations(count) }),
    ("ptxas", "smarch_documented_ptxas_validation_tables", |count| unsafe { smarch_documented_ptxas_validation_tables(count) }),
    ("ptxas", "smarch_documented_ptxas_name_groups", |count| unsafe { smarch_documented_ptxas_name_groups(count) }),
    ("ptxas", "smarch_documented_ptxas_suffix_meanings", |count| unsafe { smarch_documented_ptxas_suffix_meanings(count) }),
    ("ptxas", "smarch_documented_ptxas_compile_rules", |count| unsafe { smarch_documented_ptxas_compile_rules(count) }),
    ("ptxas", "smarch_documented_ptxas_subvariants", |count| unsafe { smarch_documented_ptxas_subvariants(count) }),
    ("ptxas", "smarch_profile_fields", |count| unsafe { smarch_profile_fields(count) }),
    ("ptxas", "smarch_profile_regions", |count| unsafe { smarch_profile_regions(count) }),
    ("ptxas", "smarch_profile_scheduling_flags", |count| unsafe { smarch_profile_scheduling_flags(count) }),
    ("ptxas", "smarch_profile_joint_conditions", |count| unsafe { smarch_profile_joint_conditions(count) }),
    ("ptxas", "smarch_profile_backend_fields", |count| unsafe { smarch_profile_backend_fields(count) }),
    ("ptxas", "smarch_profile_backend_classes", |count| unsafe { smarch_profile_backend_classes(count) }),
    ("ptxas", "smarch_profile_initializer_fields", |count| unsafe { smarch_profile_initializer_fields(count) }),
    ("ptxas", "smarch_documented_ptxas_family_assignments", |count| unsafe { smarch_documented_ptxas_family_assignments(count) }),
    ("ptxas", "smarch_documented_ptxas_registered_profiles", |count| unsafe { smarch_documented_ptxas_registered_profiles(count) }),
    ("ptxas", "smarch_documented_ptxas_profile_layers", |count| unsafe { smarch_documented_ptxas_profile_layers(count) }),
    ("ptxas", "smarch_documented_ptxas_deep_dives", |count| unsafe { smarch_documented_ptxas_deep_dives(count) }),
    ("ptxas", "smarch_scheduler_rows", |count| unsafe { smarch_scheduler_rows(count) }),
    ("ptxas", "smarch_documented_symbols", |count| unsafe { smarch_documented_symbols(1, count) }),
    ("nvlink", "smarch_documented_nvlink_architectures", |count| unsafe { smarch_documented_nvlink_architectures(count) }),
    ("nvlink", "smarch_documented_nvlink_rodata_strings", |count| unsafe { smarch_documented_nvlink_rodata_strings(count) }),
    ("nvlink", "smarch_documented_nvlink_dispatch_slots", |count| unsafe { smarch_documented_nvlink_dispatch_slots(count) }),
    ("nvlink", "smarch_documented_nvlink_encoding_functions", |count| unsafe { smarch_documented_nvlink_encoding_functions(count) }),
    ("nvlink", "smarch_documented_nvlink_shared_components", |count| unsafe { smarch_documented_nvlink_shared_components(count) }),
    ("nvlink", "smarch_documented_nvlink_backend_functions", |count| unsafe { smarch_documented_nvlink_backend_functions(count) }),
    ("nvlink", "smarch_documented_nvlink_claims", |count| unsafe { smarch_documented_nvlink_claims(count) }),
    ("nvlink", "smarch_documented_nvlink_observations", |count| unsafe { smarch_documented_nvlink_observations(count) }),
    ("nvlink", "smarch_documented_nvlink_remappings", |count| unsafe { smarch_documented_nvlink_remappings(count) }),
    ("nvlink", "smarch_documented_nvlink_arch_characters", |count| unsafe { smarch_documented_nvlink_arch_characters(count) }),
    ("nvlink", "smarch_documented_nvlink_special_cases", |count| unsafe { smarch_documented_nvlink_special_cases(count) }),
    ("nvlink", "smarch_documented_nvlink_capability_bits", |count| unsafe { smarch_documented_nvlink_capability_bits(count) }),
    ("nvlink", "smarch_documented_nvlink_decade_groups", |count| unsafe { smarch_documented_nvlink_decade_groups(count) }),
    ("nvlink", "smarch_documented_nvlink_finalize_rules", |count| unsafe { smarch_documented_nvlink_finalize_rules(count) }),
    ("nvlink", "smarch_documented_nvlink_codegen_options", |count| unsafe { smarch_documented_nvlink_codegen_options(count) }),
    ("nvlink", "smarch_documented_symbols", |count| unsafe { smarch_documented_symbols(2, count) }),
    ("cicc", "smarch_documented_cicc_arch_flags", |count| unsafe { smarch_documented_cicc_arch_flags(count) }),
    ("cicc", "smarch_documented_cicc_variants", |count| unsafe { smarch_documented_cicc_variants(count) }),
    ("cicc", "smarch_documented_cicc_ptx_ranges", |count| unsafe { smarch_documented_cicc_ptx_ranges(count) }),
    ("cicc", "smarch_documented_cicc_pipeline_stages", |count| unsafe { smarch_documented_cicc_pipeline_stages(count) }),
    ("cicc", "smarch_documented_cicc_evidence_items", |count| unsafe { smarch_documented_cicc_evidence_items(count) }),
    ("cicc", "smarch_documented_cicc_places", |count| unsafe { smarch_documented_cicc_places(count) }),
    ("cicc", "smarch_documented_cicc_string_references", |count| unsafe { smarch_documented_cicc_string_references(count) }),
    ("cicc", "smarch_documented_cicc_facts", |count| unsafe { smarch_documented_cicc_facts(count) }),
    ("cicc", "smarch_documented_cicc_divergences", |count| unsafe { smarch_documented_cicc_divergences(count) }),
    ("cicc", "smarch_documented_cicc_flags", |count| unsafe { smarch_documented_cicc_flags(count) }),
    ("cicc", "smarch_documented_cicc_rules", |count| unsafe { smarch_documented_cicc_rules(count) }),
    ("cicc", "smarch_documented_cicc_stages", |count| unsafe { smarch_documented_cicc_stages(count) }),
    ("cicc", "smarch_documented_cicc_gate_locations", |count| unsafe { smarch_documented_cicc_gate_locations(count) }),
    ("cicc", "smarch_documented_cicc_gate_diagnostics", |count| unsafe { smarch_documented_cicc_gate_diagnostics(count) }),
    ("cicc", "smarch_documented_cicc_pre_hopper_features", |count| unsafe { smarch_documented_cicc_pre_hopper_features(count) }),
    ("cicc", "smarch_documented_cicc_hopper_intrinsics", |count| unsafe { smarch_documented_cicc_hopper_intrinsics(count) }),
    ("cicc", "smarch_documented_cicc_branches", |count| unsafe { smarch_documented_cicc_branches(count) }),
    ("cicc", "smarch_documented_cicc_features", |count| unsafe { smarch_documented_cicc_features(count) }),
    ("cicc", "smarch_documented_cicc_sm_feature_bits", |count| unsafe { smarch_documented_cicc_sm_feature_bits(count) }),
    ("cicc", "smarch_documented_cicc_sm_matrix_rows", |count| unsafe { smarch_documented_cicc_sm_matrix_rows(count) }),
    ("cicc", "smarch_documented_cicc_sm_tensor_columns", |count| unsafe { smarch_documented_cicc_sm_tensor_columns(count) }),
    ("cicc", "smarch_documented_cicc_address_spaces", |count| unsafe { smarch_documented_cicc_address_spaces(count) }),
    ("cicc", "smarch_documented_cicc_triple_patterns", |count| unsafe { smarch_documented_cicc_triple_patterns(count) }),
    ("cicc", "smarch_documented_cicc_opcodes", |count| unsafe { smarch_documented_cicc_opcodes(count) }),
    ("cicc", "smarch_documented_cicc_unsupported_instructions", |count| unsafe { smarch_documented_cicc_unsupported_instructions(count) }),
    ("cicc", "smarch_documented_cicc_capabilities", |count| unsafe { smarch_documented_cicc_capabilities(count) }),
    ("cicc", "smarch_documented_cicc_absent_names", |count| unsafe { smarch_documented_cicc_absent_names(count) }),
    ("cicc", "smarch_documented_cicc_defaults", |count| unsafe { smarch_documented_cicc_defaults(count) }),
    ("cicc", "smarch_documented_cicc_variables", |count| unsafe { smarch_documented_cicc_variables(count) }),
    ("cicc", "smarch_documented_cicc_thresholds", |count| unsafe { smarch_documented_cicc_thresholds(count) }),
    ("cicc", "smarch_documented_symbols", |count| unsafe { smarch_documented_symbols(3, count) }),
    ("tileiras", "smarch_documented_symbols", |count| unsafe { smarch_documented_symbols(4, count) }),
    ("tileiras", "smarch_documented_tileiras_cpus", |count| unsafe { smarch_documented_tileiras_cpus(count) }),
    ("tileiras", "smarch_documented_tileiras_features", |count| unsafe { smarch_documented_tileiras_features(count) }),
    ("tileiras", "smarch_documented_tileiras_probes", |count| unsafe { smarch_documented_tileiras_probes(count) }),
    ("tileiras", "smarch_documented_tileiras_struct_fields", |count| unsafe { smarch_documented_tileiras_struct_fields(count) }),
    ("", "smarch_documented_documents", |count| unsafe { smarch_documented_documents(count) }),
    ("", "smarch_errata", |count| unsafe { smarch_errata(count) }),
    ("", "smarch_documented_symbol_ranges", |count| unsafe { smarch_documented_symbol_ranges(count) }),
];
