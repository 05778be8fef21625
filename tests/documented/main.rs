//! What the documents say is inside the binaries, against their tables as they were transcribed.
//!
//! Every table of seeds 000, 001, 002 and 004 is compared with the library's, every row and every cell: a file
//! without a comparison fails, and so does a cell that can be changed without a comparison noticing.

mod cicc_configurator;
mod cicc_flags;
mod cicc_front_end;
mod cicc_interpreter;
mod cicc_versions;
#[path = "../common/mod.rs"]
mod common;
mod detection;
mod documents;
mod expression;
mod finalize;
mod nvlink;
mod options;
mod profile;
mod ptxas_dispatch;
mod ptxas_hardware;
mod ptxas_names;
mod reading;
mod second_reading;
mod sm_features;
mod symbols;
mod text;
mod text_cicc;
mod verifier;

use reading::Row;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A comparison of a file's rows with the library; it panics where they differ.
type Comparison = fn(&[Row]);

/// The files and their comparisons. The tests run these and nothing else.
#[rustfmt::skip]
const COMPARISONS: &[(&str, Comparison)] = &[
    ("000_accelerated_names",          ptxas_names::accelerated_names),
    ("000_base_names",                 ptxas_names::base_names),
    ("000_code_object_header",         ptxas_hardware::code_object_header),
    ("000_codegen_factory",            profile::codegen_factory_table),
    ("000_codegen_factory_prose",      profile::codegen_factory_prose),
    ("000_compile_rules",              ptxas_names::compile_rules),
    ("000_construction_sequence",      profile::construction_sequence),
    ("000_deep_dives",                 ptxas_names::deep_dives),
    ("000_diagnostic_strings",         ptxas_dispatch::diagnostic_strings),
    ("000_dispatch_maps",              ptxas_dispatch::dispatch_maps),
    ("000_family_assignment",          ptxas_names::family_assignment),
    ("000_feature_reduced_names",      ptxas_names::feature_reduced_names),
    ("000_flag_bits_1385",             profile::flag_bits),
    ("000_function_map",               ptxas_dispatch::function_map),
    ("000_generation_features",        ptxas_dispatch::generation_features),
    ("000_generation_intro",           ptxas_dispatch::generation_intro),
    ("000_geometry",                   ptxas_hardware::geometry),
    ("000_geometry_column_definitions", ptxas_hardware::geometry_column_definitions),
    ("000_handler_a",                  ptxas_dispatch::handler_a),
    ("000_handler_b",                  ptxas_dispatch::handler_b),
    ("000_initializer_differences",    profile::initializer_differences),
    ("000_initializer_identical_fields", profile::initializer_identical_fields),
    ("000_intrinsic_initializer",      ptxas_dispatch::intrinsic_initializer),
    ("000_occupancy_example",          ptxas_hardware::occupancy_example),
    ("000_occupancy_formula",          ptxas_hardware::occupancy_formula),
    ("000_overview",                   ptxas_names::overview),
    ("000_profile_identity_fields",    ptxas_names::profile_identity_fields),
    ("000_profile_key_fields",         profile::profile_key_fields),
    ("000_profile_layering",           ptxas_names::profile_layering),
    ("000_profile_types",              profile::profile_types),
    ("000_region_map",                 profile::region_map),
    ("000_register_allocation",        ptxas_hardware::register_allocation_rows),
    ("000_related_encoded_values",     profile::related_encoded_values),
    ("000_scheduler_ranges",           ptxas_hardware::scheduler_ranges),
    ("000_shared_handler_groups",      ptxas_dispatch::shared_handler_groups),
    ("000_shared_memory_facts",        ptxas_hardware::shared_memory_facts),
    ("000_sm_backend_fields",          profile::sm_backend_fields),
    ("000_sm_table",                   ptxas_names::sm_table),
    ("000_sm_table_counts",            ptxas_names::sm_table_counts),
    ("000_sm_table_names",             ptxas_names::sm_table_names),
    ("000_sm_version_encoding",        ptxas_hardware::sm_version_encoding),
    ("000_sse_constant_blocks",        profile::sse_constant_blocks),
    ("000_subvariant_expansion",       ptxas_names::subvariant_expansion),
    ("000_suffix_prose",               ptxas_names::suffix_prose),
    ("000_suffixes",                   ptxas_names::suffixes),
    ("000_universal_constants",        ptxas_hardware::universal_constants),
    ("000_validation_notes",           ptxas_names::validation_notes),
    ("000_validation_tables",          ptxas_names::validation_tables),
    ("001_backend_functions",          nvlink::backend_functions),
    ("001_bitmask",                    finalize::bitmask),
    ("001_bitmask_prose",              finalize::bitmask_prose),
    ("001_bridge",                     finalize::bridge),
    ("001_codegen_options",            nvlink::codegen_options),
    ("001_confidence",                 nvlink::confidence),
    ("001_confidence_addresses",       nvlink::confidence_addresses),
    ("001_decade_groups",              finalize::decade_groups),
    ("001_dispatch_sharing",           nvlink::dispatch_sharing),
    ("001_dispatch_sharing_names",     nvlink::dispatch_sharing_names),
    ("001_dispatch_slots",             nvlink::dispatch_slots),
    ("001_encoding_map",               nvlink::encoding_map),
    ("001_error_codes",                finalize::error_codes),
    ("001_finalization_class",         finalize::finalization_class),
    ("001_identity_matrix",            nvlink::identity_matrix),
    ("001_key_functions",              nvlink::key_functions),
    ("001_misc_facts",                 nvlink::misc_facts),
    ("001_observations",               nvlink::observations),
    ("001_registration_order",         nvlink::registration_order),
    ("001_remap_characters",           finalize::remap_characters),
    ("001_remapping",                  finalize::remapping),
    ("001_rodata_strings",             nvlink::rodata_strings),
    ("001_shared_components",          nvlink::shared_components),
    ("001_special_cases",              finalize::special_cases),
    ("001_subvariant_profiles",        nvlink::subvariant_profiles),
    ("001_subvariants",                nvlink::subvariants),
    ("002_absent_capabilities",        cicc_versions::absent_capabilities),
    ("002_ada_facts",                  cicc_versions::ada_facts),
    ("002_atomic_lowering",            cicc_front_end::atomic_lowering),
    ("002_atomic_operations",          cicc_front_end::atomic_operations),
    ("002_configuration_order",        cicc_flags::configuration_order),
    ("002_cumulative_profile",         cicc_flags::cumulative_profile),
    ("002_default_architecture",       cicc_versions::default_architecture),
    ("002_feature_gates",              cicc_versions::feature_gates),
    ("002_flags_escalation",           cicc_flags::flags_escalation),
    ("002_flags_guarded",              cicc_flags::flags_guarded),
    ("002_flags_sm_dependent",         cicc_flags::flags_sm_dependent),
    ("002_flags_unconditional",        cicc_flags::flags_unconditional),
    ("002_frontend_gate_locations",    cicc_front_end::frontend_gate_locations),
    ("002_frontend_gates",             cicc_front_end::frontend_gates),
    ("002_hopper_gated_condition",     cicc_versions::hopper_gated_condition),
    ("002_hopper_gated_intrinsics",    cicc_versions::hopper_gated_intrinsics),
    ("002_identified_semantics",       cicc_flags::identified_semantics),
    ("002_key_locations",              cicc_versions::key_locations),
    ("002_master_configurator",        cicc_versions::master_configurator),
    ("002_override_priority",          cicc_flags::override_priority),
    ("002_path_notes",                 cicc_flags::path_notes),
    ("002_pre_hopper_gates",           cicc_front_end::pre_hopper_gates),
    ("002_secondary_flags",            cicc_flags::secondary_flags),
    ("002_supported_capabilities",     cicc_versions::supported_capabilities),
    ("002_tertiary_cascade",           cicc_flags::tertiary_cascade),
    ("002_tertiary_cascade_flags",     cicc_flags::tertiary_cascade_flags),
    ("002_version_encoding",           cicc_versions::version_encoding),
    ("002_virtual_path",               cicc_flags::virtual_path),
    ("002_virtual_path_flags",         cicc_flags::virtual_path_flags),
    ("004_address_spaces",             verifier::address_spaces),
    ("004_binary_evidence",            detection::binary_evidence),
    ("004_bit_layout",                 sm_features::bit_layout),
    ("004_codegen_control",            sm_features::codegen_control),
    ("004_data_layout",                verifier::data_layout),
    ("004_detection_pipeline",         detection::detection_pipeline),
    ("004_dispatch_facts",             verifier::dispatch_facts),
    ("004_divergence",                 sm_features::divergence),
    ("004_evidence_summary",           detection::evidence_summary),
    ("004_faults",                     verifier::faults),
    ("004_flag_translation",           detection::flag_translation),
    ("004_flag_translation_names",     detection::flag_translation_names),
    ("004_flag_translation_rule",      detection::flag_translation_rule),
    ("004_init_pseudocode",            sm_features::init_pseudocode),
    ("004_matrix_memory",              sm_features::matrix_memory),
    ("004_matrix_precision",           sm_features::matrix_precision),
    ("004_matrix_synchronization",     sm_features::matrix_synchronization),
    ("004_matrix_tensor_cores",        sm_features::matrix_tensor_cores),
    ("004_opcodes",                    verifier::opcodes),
    ("004_ptx_isa",                    detection::ptx_isa),
    ("004_smfeatures_struct",          sm_features::smfeatures_struct),
    ("004_string_references",          detection::string_references),
    ("004_tmem_rejection",             detection::tmem_rejection),
    ("004_triple_modes",               verifier::triple_modes),
    ("004_triple_patterns",            verifier::triple_patterns),
    ("004_type_descriptor",            verifier::type_descriptor),
    ("004_unsupported_instructions",   verifier::unsupported_instructions),
    ("004_variant_encoding",           detection::variant_encoding),
    ("documents",                      documents::documents),
];

/// The rows of a transcribed table.
fn seed(name: &str) -> Vec<Row> {
    let columns_and_cells = common::rows(&format!("seed-tables/{name}.tsv"));
    columns_and_cells.into_iter().map(Row).collect()
}

#[test]
fn every_table_is_as_transcribed() {
    let agrees = |comparison: Comparison, name: &str| {
        println!("{name}");
        catch_unwind(|| comparison(&seed(name))).is_ok()
    };
    let differing: Vec<&str> = COMPARISONS
        .iter()
        .filter(|(name, comparison)| !agrees(*comparison, name))
        .map(|(name, _)| *name)
        .collect();
    assert!(differing.is_empty(), "{differing:?}");
}

/// A file of these documents that nothing compares fails here.
#[test]
fn every_file_has_its_comparison() {
    let files: BTreeSet<String> = common::files("seed-tables")
        .into_iter()
        .map(|(name, _)| name.trim_end_matches(".tsv").to_string())
        .filter(|name| name == "documents" || name.starts_with("00") && !name.starts_with("003_"))
        .collect();
    let compared: BTreeMap<String, Comparison> = COMPARISONS
        .iter()
        .map(|(name, comparison)| (name.to_string(), *comparison))
        .collect();
    assert_eq!(compared.len(), COMPARISONS.len(), "a file is named twice");
    assert_eq!(files, compared.keys().cloned().collect());
    assert_eq!(files.len(), 74 + 29 + 28 + 1);
}

thread_local! {
    /// Whether a panic of this thread is expected, and not worth a message.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this returns instead of panicking.
fn survives(run: impl FnOnce()) -> bool {
    static QUIET: std::sync::Once = std::sync::Once::new();
    QUIET.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !EXPECTED.get() {
                loud(info);
            }
        }));
    });
    EXPECTED.set(true);
    let survived = catch_unwind(AssertUnwindSafe(run)).is_ok();
    EXPECTED.set(false);
    survived
}

/// Columns of whole sentences; what they say of names and numbers is in the other columns.
const SENTENCES: [&str; 3] = ["quote", "verification", "text"];

/// The text with another last digit; without digits the same.
fn other_digit(text: &str) -> String {
    match text.rfind(|c: char| c.is_ascii_digit()) {
        Some(at) => {
            let digit = (text.as_bytes()[at] - b'0' + 1) % 10;
            format!("{}{digit}{}", &text[..at], &text[at + 1..])
        }
        None => text.to_string(),
    }
}

/// Every cell is compared: changed, it makes its comparison fail. Rows are, too: without one, or with
/// one twice, the comparison fails.
#[test]
fn every_cell_counts() {
    let mut cells = 0;
    let mut unnoticed = Vec::new();
    for (name, comparison) in COMPARISONS {
        let rows = seed(name);
        assert!(survives(|| comparison(&rows)), "{name} does not agree to begin with");
        for position in 0..rows.len() {
            for column in rows[position].0.keys() {
                let printed = rows[position].get(column);
                cells += 1;
                // A sentence may hold more than ours says of it: of those another digit need not be noticed.
                let digit = (!SENTENCES.contains(&column.as_str())).then(|| other_digit(printed));
                for mutant in [Some("mutant 4711".to_string()), digit].into_iter().flatten() {
                    let mut changed = rows.clone();
                    changed[position].0.insert(column.clone(), mutant.clone());
                    if mutant != printed && survives(|| comparison(&changed)) {
                        unnoticed.push(format!("{name}, row {}, {column}: {mutant}", position + 1));
                    }
                }
            }
            let (mut fewer, mut more) = (rows.clone(), rows.clone());
            fewer.remove(position);
            more.insert(position, rows[position].clone());
            for (changed, how) in [(fewer, "missing"), (more, "twice")] {
                if survives(|| comparison(&changed)) {
                    unnoticed.push(format!("{name}, row {} {how}", position + 1));
                }
            }
        }
    }
    assert!(
        unnoticed.is_empty(),
        "{} of {cells} not noticed:\n{}",
        unnoticed.len(),
        unnoticed.join("\n")
    );
    assert!(cells > 2500, "{cells}");
}
