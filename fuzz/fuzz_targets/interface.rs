//! Every function of the C interface, called with arguments from the fuzzer's bytes. Made from the interface;
//! `make header` makes it anew.
#![allow(non_camel_case_types, dead_code, clippy::all, reason = "the names of C; generated")]
#![allow(unused_unsafe, reason = "generated")]

use core::ffi::c_void;

use super::run::{Buffer, DECODER, Input, Output, Structure, callback, see, see_text};

pub type smarch_status = i32;
pub type smarch_verdict = u32;
pub type smarch_answer = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_version {
pub major: u16,
pub minor: u16,
}
pub type smarch_toolkit = u32;
pub type smarch_driver = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_driver_branch {
pub branch: u32,
pub driver: smarch_driver,
pub ptx: smarch_version,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_toolkit_info {
pub toolkit: smarch_toolkit,
pub ptx: smarch_version,
pub name: *const core::ffi::c_char,
pub builds: *const core::ffi::c_char,
}
pub type smarch_target = u32;
pub type smarch_cc = u32;
pub type smarch_standing = u32;
pub type smarch_family = u32;
pub type smarch_kind = u32;
pub type smarch_tool = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_target_info {
pub target: smarch_target,
pub number: u32,
pub cuda_arch: u32,
pub suffix: u8,
pub is_tegra: bool,
pub has_tileiras_cpu: bool,
pub oldest_llvm: u8,
pub family: smarch_family,
pub alias_of: smarch_target,
pub name: *const core::ffi::c_char,
pub ptxas_family: *const core::ffi::c_char,
pub generation: *const core::ffi::c_char,
pub product: *const core::ffi::c_char,
pub cuda_arch_text: *const core::ffi::c_char,
pub ptx_accepted: smarch_version,
pub ptx_emitted: smarch_version,
pub oldest_toolkit: smarch_toolkit,
pub newest_toolkit: smarch_toolkit,
pub oldest_tileiras: smarch_toolkit,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_macro {
pub name: [core::ffi::c_char; 32],
pub has_value: u32,
pub value: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_name {
pub kind: smarch_kind,
pub target: smarch_target,
}
pub type smarch_device_kind = u32;
pub type smarch_device_source = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_device {
pub name: *const core::ffi::c_char,
pub printed: *const *const core::ffi::c_char,
pub printed_count: usize,
pub cc: smarch_cc,
pub kind: smarch_device_kind,
pub source: smarch_device_source,
pub has_sm_count: u32,
pub sm_count: u32,
pub has_memory_mib: u32,
pub memory_mib: u32,
}
pub type smarch_ptx_item_kind = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_family {
pub name: *const core::ffi::c_char,
pub slots: *const smarch_ptx_slot,
pub slots_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_slot {
pub name: *const core::ffi::c_char,
pub words: *const u16,
pub words_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_form {
pub choices: [u64; 2],
pub targets: u64,
pub family: u32,
pub since: u32,
pub special_until: u32,
pub check: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_place {
pub offset: u64,
pub line: u32,
pub column: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_needs {
pub newest: smarch_ptx_place,
pub rarest: smarch_ptx_place,
pub first_unknown: smarch_ptx_place,
pub lost: smarch_ptx_place,
pub instructions: u64,
pub unknown: u64,
pub lost_error: u32,
pub stated_target: u32,
pub stated_version: smarch_version,
pub newest_since: smarch_version,
pub by_version: [u64; 64],
pub rarest_targets: u64,
pub seen: [u64; 16],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_item {
pub place: smarch_ptx_place,
pub text: *const core::ffi::c_char,
pub text_len: usize,
pub kind: smarch_ptx_item_kind,
pub operands: u32,
pub form: smarch_ptx_form,
pub form_status: smarch_status,
pub reserved: u32,
pub reader: [u64; 10],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx_finding {
pub place: smarch_ptx_place,
pub text: *const core::ffi::c_char,
pub text_len: usize,
pub verdict: smarch_verdict,
pub toolkit: smarch_toolkit,
pub ptx: smarch_version,
pub ptx_target: smarch_target,
pub gpu: smarch_target,
pub line_of_form: u32,
pub error: smarch_status,
pub operands: u32,
}
pub type smarch_advice_kind = u32;
pub type smarch_change_kind = u32;
pub type smarch_isa_feature = u32;
pub type smarch_isa_group = u32;
pub type smarch_limit_kind = u32;
pub type smarch_limit_effect = u32;
pub type smarch_nvlink_message_kind = u32;
pub type smarch_load_basis = u32;
pub type smarch_jit_input = u32;
pub type smarch_pick_reason = u32;
pub type smarch_cover_with = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_toolkit_change {
pub kind: smarch_change_kind,
pub tool: smarch_tool,
pub name_kind: smarch_kind,
pub target: smarch_target,
pub feature: smarch_isa_feature,
pub before: smarch_verdict,
pub after: smarch_verdict,
pub ptx_before: smarch_version,
pub ptx_after: smarch_version,
pub target_before: smarch_target,
pub target_after: smarch_target,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_isa_feature_info {
pub feature: smarch_isa_feature,
pub group: smarch_isa_group,
pub name: *const core::ffi::c_char,
pub group_name: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_limits {
pub threads_per_sm: u32,
pub blocks_per_sm: u32,
pub static_smem: u32,
pub min_registers: u32,
pub max_registers: u32,
pub barriers: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_choice {
pub index: usize,
pub reason: smarch_pick_reason,
pub has_unknown_rival: bool,
pub reserved: [u8; 3],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_advice {
pub index: usize,
pub kind: smarch_advice_kind,
pub device: smarch_cc,
pub image: smarch_name,
pub has_index: bool,
pub reserved: [u8; 7],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_limit_request {
pub kind: smarch_limit_kind,
pub threads: [u32; 3],
pub value: i64,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_image {
pub name: smarch_name,
pub ptx: smarch_version,
}
pub type smarch_arch_syntax = u32;
pub type smarch_arch_remark = u32;
pub type smarch_arch_operation = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_arch_image {
pub kind: u32,
pub target: u32,
pub from: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_arch_images {
pub count: u32,
pub remarks: u32,
pub noted_start: u32,
pub noted_end: u32,
pub images: [smarch_arch_image; 192],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_arch_context {
pub flags: u32,
pub torch_newest: smarch_cc,
pub toolkit: smarch_toolkit,
pub reserved: u32,
pub devices: *const smarch_cc,
pub devices_count: usize,
pub extra_flags: *const core::ffi::c_char,
pub extra_flags_len: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_arch_problem {
pub start: u32,
pub end: u32,
pub other_start: u32,
pub other_end: u32,
pub message: u32,
}
pub type smarch_smem_split = u32;
pub type smarch_geometry_source = u32;
pub type smarch_ignored_bounds = u32;
pub type smarch_cache_preference = u32;
pub type smarch_axis = u32;
pub type smarch_limiters = u32;
pub type smarch_dynamic_smem_of = Option < unsafe extern "C" fn (block_size : u32 , context : * mut c_void) -> u64 >;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_best_block {
pub block_size: u32,
pub blocks: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_curve_point {
pub at: u32,
pub blocks: u32,
pub warps: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_geometry {
pub cc: smarch_cc,
pub max_threads_per_sm: u32,
pub max_warps_per_sm: u32,
pub max_blocks_per_sm: u32,
pub max_threads_per_block: u32,
pub registers_per_sm: u32,
pub registers_per_block: u32,
pub max_registers_per_thread: u32,
pub register_unit: u32,
pub partitions: u32,
pub launch_partitions: u32,
pub smem_per_sm: u32,
pub smem_per_block: u32,
pub smem_per_block_optin: u32,
pub smem_reserved_per_block: u32,
pub smem_unit: u32,
pub smem_split: smarch_smem_split,
pub partitioned_caching: u32,
pub carveouts: u64,
pub register_unit_doubled: u64,
pub max_cluster_portable: u32,
pub has_max_cluster_nonportable: u32,
pub max_cluster_nonportable: u32,
pub has_barriers_per_sm: u32,
pub barriers_per_sm: u32,
pub virtual_resources_per_sm: u32,
pub source: smarch_geometry_source,
pub reserved: [u32; 3],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_next_step {
pub blocks: u32,
pub has_registers: u32,
pub registers: u32,
pub has_static_smem: u32,
pub static_smem: u32,
pub has_dynamic_smem: u32,
pub dynamic_smem: u32,
pub has_smaller_block: u32,
pub smaller_block: u32,
pub has_larger_block: u32,
pub larger_block: u32,
pub has_barriers: u32,
pub barriers: u32,
pub has_virtual_resources: u32,
pub virtual_resources: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_occupancy {
pub blocks: u32,
pub warps: u32,
pub max_warps: u32,
pub limiters: smarch_limiters,
pub by_warps: u32,
pub by_registers: u32,
pub by_smem: u32,
pub by_slots: u32,
pub by_barriers: u32,
pub by_virtual: u32,
pub allocated_registers: u32,
pub allocated_smem: u32,
pub smem_per_sm: u32,
pub unused_warps: u32,
pub unused_registers: u32,
pub unused_smem: u32,
pub unused_slots: u32,
pub partitioned_caching: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_launch_registers {
pub registers: u32,
pub ignored: smarch_ignored_bounds,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_waves {
pub blocks_at_once: u64,
pub waves: u64,
pub tail_blocks: u64,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_kernel {
pub flags: u32,
pub block_size: u32,
pub registers: u32,
pub carveout_percent: u32,
pub static_smem: u64,
pub dynamic_smem: u64,
pub max_dynamic_smem: u64,
pub dynamic_smem_per_thread: u32,
pub cache: smarch_cache_preference,
pub barriers: u32,
pub virtual_resources: u32,
pub max_block_size: u32,
pub reserved: u32,
}
pub type smarch_fatbin_entry_kind = u32;
pub type smarch_fatbin_flag = u32;
pub type smarch_fatbin_compression = u32;
pub type smarch_fatbin_place = u32;
pub type smarch_file_kind = u32;
pub type smarch_cubin_layout = u32;
pub type smarch_cubin_kind = u32;
pub type smarch_cubin_debug_info = u32;
pub type smarch_cubin_texture_mode = u32;
pub type smarch_cubin_function_kind = u32;
pub type smarch_cubin_attribute = u32;
pub type smarch_fatbin_decoder = Option < unsafe extern "C" fn (compression : smarch_fatbin_compression , bytes : * const u8 , len : usize , out : * mut u8 , size : usize , context : * mut c_void ,) -> usize , >;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_fatbin_entry {
pub at: usize,
pub region_at: usize,
pub payload_at: usize,
pub payload_size: usize,
pub payload_unpacked: u64,
pub header_size: usize,
pub size: u64,
pub flags: u64,
pub image_at: u64,
pub kind: smarch_fatbin_entry_kind,
pub is_within: u32,
pub place: smarch_fatbin_place,
pub sm: u32,
pub suffix: u32,
pub target: smarch_target,
pub version: smarch_version,
pub compression: smarch_fatbin_compression,
pub compressed_size: u32,
pub reserved: u32,
pub member: *const core::ffi::c_char,
pub member_len: usize,
pub member_at: usize,
pub identifier: *const core::ffi::c_char,
pub identifier_len: usize,
pub options: *const core::ffi::c_char,
pub options_len: usize,
pub compat: *const u8,
pub compat_len: usize,
pub fault: smarch_status,
pub reserved_after_fault: u32,
pub fault_at: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_archive_member {
pub name: *const core::ffi::c_char,
pub name_len: usize,
pub at: usize,
pub size: usize,
pub is_outside: u32,
pub reserved: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cubin {
pub sm: u32,
pub target: smarch_target,
pub named: smarch_target,
pub accelerated: u32,
pub layout: smarch_cubin_layout,
pub kind: smarch_cubin_kind,
pub address_bits: u32,
pub e_flags: u32,
pub has_virtual_sm: u32,
pub virtual_sm: u32,
pub debug_info: smarch_cubin_debug_info,
pub texture_mode: smarch_cubin_texture_mode,
pub toolkit: smarch_version,
pub has_fastpath_mask: u32,
pub fastpath_mask: u64,
pub has_finalization_class: u32,
pub finalization_class: u32,
pub has_finalization_version: u32,
pub finalization_version: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cubin_kernel {
pub name: *const core::ffi::c_char,
pub name_len: usize,
pub kind: smarch_cubin_function_kind,
pub flags: u32,
pub has_registers: u32,
pub registers: u32,
pub has_register_cap: u32,
pub register_cap: u32,
pub has_barriers: u32,
pub barriers: u32,
pub has_smem: u32,
pub static_smem: u32,
pub reserved_smem: u32,
pub has_stack: u32,
pub stack: u32,
pub has_frame: u32,
pub frame: u32,
pub has_spills: u32,
pub spills: u32,
pub has_local: u32,
pub local: u32,
pub has_parameters: u32,
pub parameter_bytes: u32,
pub parameters_at: u32,
pub has_bound: u32,
pub textures: u32,
pub surfaces: u32,
pub samplers: u32,
pub has_launch: u32,
pub required_block: [u32; 3],
pub max_block: [u32; 3],
pub cluster: [u32; 3],
pub max_cluster_rank: u32,
pub constant_banks: u32,
pub constant_bytes: [u32; 18],
pub unknown_attributes: u32,
pub fault: smarch_status,
pub fault_at: usize,
pub has_code: u32,
pub reserved_word: u32,
pub code_at: usize,
pub code_size: usize,
pub reserved: [u64; 4],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cubin_memory {
pub global: u64,
pub constant_banks: u32,
pub constant_bytes: [u32; 18],
pub reserved: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_ptx {
pub target_text: *const core::ffi::c_char,
pub target_len: usize,
pub target: smarch_target,
pub address_bits: u32,
pub version: smarch_version,
pub reserved: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_text {
pub text: *const core::ffi::c_char,
pub len: usize,
}
pub type smarch_cicc_operation = u32;
pub type smarch_cicc_value_kind = u32;
pub type smarch_cicc_scope = u32;
pub type smarch_cicc_order = u32;
pub type smarch_cicc_construct = u32;
pub type smarch_cicc_diagnostic = u32;
pub type smarch_cicc_standard = u32;
pub type smarch_cicc_severity = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_operation_info {
pub operation: smarch_cicc_operation,
pub has_position: u32,
pub position: u32,
pub takes_hint: smarch_answer,
pub name: *const core::ffi::c_char,
pub mnemonic: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_construct_info {
pub construct: smarch_cicc_construct,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_construct_case {
pub construct: smarch_cicc_construct,
pub oldest: smarch_toolkit,
pub newest: smarch_toolkit,
pub first_standard: smarch_cicc_standard,
pub last_standard: smarch_cicc_standard,
pub gnu_first: u32,
pub gnu_last: u32,
pub has_bound: u32,
pub bound: u32,
pub below: *const smarch_cicc_diagnostic,
pub below_count: usize,
pub diagnostics: *const smarch_cicc_diagnostic,
pub diagnostics_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_diagnostic_info {
pub diagnostic: smarch_cicc_diagnostic,
pub severity: smarch_cicc_severity,
pub is_discretionary: u32,
pub has_number: u32,
pub number: u32,
pub has_printed_number: u32,
pub printed_number: u32,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_atomic {
pub operation: smarch_cicc_operation,
pub kind: smarch_cicc_value_kind,
pub width: u32,
pub scope: smarch_cicc_scope,
pub order: smarch_cicc_order,
pub failure_order: smarch_cicc_order,
pub flags: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_lowering {
pub verdict: smarch_verdict,
pub diagnostics_count: u32,
pub diagnostics: [smarch_cicc_diagnostic; 4],
pub fence: [core::ffi::c_char; 24],
pub instruction: [core::ffi::c_char; 56],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_cicc_front_end {
pub gnu_version: u32,
pub standard: smarch_cicc_standard,
}
pub type smarch_nvvm_phase = u32;
pub type smarch_nvvm_construct = u32;
pub type smarch_nvvm_access = u32;
pub type smarch_nvvm_malformation = u32;
pub type smarch_nvvm_complaint = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_nvvm_layout {
pub fault_at: usize,
pub verdict: smarch_verdict,
pub malformation: smarch_nvvm_malformation,
pub complaints: smarch_nvvm_complaint,
pub reserved: u32,
}
pub type smarch_llvm_release = u32;
pub type smarch_llvm_node = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_llvm_predicate {
pub name: *const core::ffi::c_char,
pub clauses: *const smarch_llvm_clause,
pub clauses_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_llvm_clause {
pub node: smarch_llvm_node,
pub number: u32,
pub from: smarch_version,
pub below: smarch_version,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_llc_output {
pub version: smarch_version,
pub asked: smarch_version,
pub lowest: smarch_version,
pub knows_cpu: u32,
}
pub type smarch_profile_step = u32;
pub type smarch_profile_stored = u32;
pub type smarch_profile_comparison = u32;
pub type smarch_profile_moment = u32;
pub type smarch_profile_condition = u32;
pub type smarch_profile_setter = u32;
pub type smarch_profile_fill = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_backend_field {
pub offset: u32,
pub width: u32,
pub has_bit: u32,
pub bit: u32,
pub mask: u32,
pub consumers: u32,
pub name: *const core::ffi::c_char,
pub meaning: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_backend_class {
pub id: u32,
pub name: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_conditions {
pub flag_355: smarch_profile_condition,
pub flag_233: smarch_profile_condition,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_value {
pub lowest: u64,
pub highest: u64,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_difference {
pub offset: u32,
pub length: u32,
pub comparison: smarch_profile_comparison,
pub unknown: u32,
pub field: *const smarch_profile_field,
pub expected: smarch_profile_value,
pub found: smarch_profile_value,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_field {
pub offset: u32,
pub width: u32,
pub setter: smarch_profile_setter,
pub fill: smarch_profile_fill,
pub fill_value: u64,
pub has_confidence: u32,
pub confidence: u32,
pub changes: bool,
pub packed: bool,
pub name: *const core::ffi::c_char,
pub default_text: *const core::ffi::c_char,
pub note: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile {
pub bytes: [u8; 1936],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_initializer_field {
pub offset: u32,
pub differs: [*const core::ffi::c_char; 4],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_mask {
pub bits: [u8; 242],
pub factory_lowest: u8,
pub factory_highest: u8,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_region {
pub start: u32,
pub end: u32,
pub content: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_scheduler {
pub packed: u32,
pub low: u32,
pub high: u32,
pub dispatch_slots: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_scheduler_row {
pub lowest_factory: u32,
pub highest_factory: u32,
pub scheduler: smarch_scheduler,
pub era_first: u32,
pub era_last: u32,
pub era: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_scheduling_flag {
pub bit: u32,
pub mask: u32,
pub meaning: *const core::ffi::c_char,
pub evidence: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_joint_condition {
pub bit: u32,
pub offset: u32,
pub width: u32,
pub mask: u32,
pub has_lowest: u32,
pub lowest: u32,
pub has_highest: u32,
pub highest: u32,
pub meaning: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_store {
pub offset: u32,
pub width: u32,
pub stored: smarch_profile_stored,
pub bytes: [u8; 16],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_profile_inputs {
pub flags: u32,
pub cli_option: u32,
pub factory: u32,
pub block_mask: u32,
pub module_base: u64,
pub vendor_string: u64,
pub associated_data: u64,
pub sm_backend: u64,
pub shared_memory_table: u64,
pub shared_memory_count: u32,
pub blocks: *const u8,
}
pub type smarch_evidence = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_erratum {
pub id: *const core::ffi::c_char,
pub subject: *const core::ffi::c_char,
pub documents_say: *const core::ffi::c_char,
pub library_answers: *const core::ffi::c_char,
pub proof: *const core::ffi::c_char,
pub evidence: smarch_evidence,
}
pub type smarch_documented_cicc_component = u32;
pub type smarch_documented_cicc_emit_path = u32;
pub type smarch_documented_cicc_origin = u32;
pub type smarch_documented_cicc_input_option = u32;
pub type smarch_documented_cicc_flag = u32;
pub type smarch_documented_cicc_guard = u32;
pub type smarch_documented_cicc_stage = u32;
pub type smarch_documented_cicc_part = u32;
pub type smarch_documented_cicc_condition = u32;
pub type smarch_documented_cicc_stored = u32;
pub type smarch_documented_cicc_open_condition = u32;
pub type smarch_documented_cicc_priority = u32;
pub type smarch_documented_cicc_effect = u32;
pub type smarch_documented_cicc_generation = u32;
pub type smarch_documented_cicc_bulk_copy = u32;
pub type smarch_documented_cicc_sm_feature = u32;
pub type smarch_documented_cicc_sm_matrix = u32;
pub type smarch_documented_cicc_access = u32;
pub type smarch_documented_cicc_load_store = u32;
pub type smarch_documented_cicc_mode = u32;
pub type smarch_documented_cicc_layout_error = u32;
pub type smarch_documented_cicc_opcode = u32;
pub type smarch_documented_cicc_ordering = u32;
pub type smarch_documented_cicc_instruction_kind = u32;
pub type smarch_documented_cicc_verify_flag = u32;
pub type smarch_documented_cicc_fault = u32;
pub type smarch_documented_nvlink_finalize_code = u32;
pub type smarch_documented_nvlink_finalize_step = u32;
pub type smarch_documented_nvlink_finalize_outcome = u32;
pub type smarch_documented_nvlink_option = u32;
pub type smarch_documented_nvlink_lds128 = u32;
pub type smarch_documented_ptxas_map = u32;
pub type smarch_documented_ptxas_occupancy_formula = u32;
pub type smarch_documented_ptxas_page = u32;
pub type smarch_documented_binary = u32;
pub type smarch_documented_symbol_kind = u32;
pub type smarch_documented_tileiras_feature_index = u32;
pub type smarch_documented_tileiras_feature_group = u32;
pub type smarch_documented_tileiras_tensor_memory = u32;
pub type smarch_documented_tileiras_tensor_path = u32;
pub type smarch_documented_tileiras_level_source = u32;
pub type smarch_documented_tileiras_selection = u32;
pub type smarch_documented_tileiras_problem_kind = u32;
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_address_space {
pub number: u32,
pub load_store: smarch_documented_cicc_load_store,
pub atomic: smarch_answer,
pub casts_to_all: smarch_answer,
pub name: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_divergence {
pub property: *const core::ffi::c_char,
pub sm100: *const core::ffi::c_char,
pub sm120: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_flag_info {
pub flag: smarch_documented_cicc_flag,
pub guard: smarch_documented_cicc_guard,
pub name: *const core::ffi::c_char,
pub set_at: *const core::ffi::c_char,
pub consumer: *const core::ffi::c_char,
pub meaning: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_rule {
pub part: smarch_documented_cicc_part,
pub stage: smarch_documented_cicc_stage,
pub flag: smarch_documented_cicc_flag,
pub guard: smarch_documented_cicc_guard,
pub condition: smarch_documented_cicc_condition,
pub condition_bound: u32,
pub stored: smarch_documented_cicc_stored,
pub stored_bound: u32,
pub open: smarch_documented_cicc_open_condition,
pub priority: smarch_documented_cicc_priority,
pub part_name: *const core::ffi::c_char,
pub note: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_stage_info {
pub stage: smarch_documented_cicc_stage,
pub name: *const core::ffi::c_char,
pub purpose: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_evidence_item {
pub item: *const core::ffi::c_char,
pub value: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_place {
pub item: *const core::ffi::c_char,
pub address: u32,
pub size: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_string_reference {
pub address: u32,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_fact {
pub subject: *const core::ffi::c_char,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_arch_flag {
pub base: smarch_target,
pub cuda_arch: u32,
pub supported: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_variant {
pub suffix: u32,
pub meaning: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_pipeline_stage {
pub name: *const core::ffi::c_char,
pub place: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_gate_location {
pub lowest: u32,
pub highest: u32,
pub function: u32,
pub has_line: u32,
pub line: u32,
pub effect: smarch_documented_cicc_effect,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_gate_diagnostic {
pub effect: smarch_documented_cicc_effect,
pub diagnostic: smarch_cicc_diagnostic,
pub is_stated: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_pre_hopper_feature {
pub functions: *const u32,
pub functions_count: usize,
pub feature: *const core::ffi::c_char,
pub behavior: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_feature {
pub generation: smarch_documented_cicc_generation,
pub has_threshold: u32,
pub threshold: u32,
pub title: *const core::ffi::c_char,
pub text: *const core::ffi::c_char,
pub builtins: *const core::ffi::c_char,
pub diagnostic: *const core::ffi::c_char,
pub condition: *const core::ffi::c_char,
pub variables: *const *const core::ffi::c_char,
pub variables_count: usize,
pub functions: *const *const core::ffi::c_char,
pub functions_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_hopper_intrinsic {
pub first: u32,
pub last: u32,
pub description: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_branch {
pub name: *const core::ffi::c_char,
pub builtins: [u32; 2],
pub lowest: u32,
pub message: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_ptx_range {
pub version: smarch_version,
pub first: u32,
pub last: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_sm_feature_bit {
pub mask: u64,
pub feature: smarch_documented_cicc_sm_feature,
pub from: u32,
pub has_position: u32,
pub position: u32,
pub name: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_sm_matrix_row {
pub matrix: smarch_documented_cicc_sm_matrix,
pub from: u32,
pub bit: smarch_documented_cicc_sm_feature,
pub on_some_only: u32,
pub feature: *const core::ffi::c_char,
pub erratum: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_sm_tensor_column {
pub sm: u32,
pub kind: smarch_documented_cicc_emit_path,
pub latency: u32,
pub register_file_kb: u32,
pub max_registers: u32,
pub color_limit: u32,
pub name: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_sm_features {
pub sm_version: u32,
pub max_registers: u32,
pub register_file_kb: u32,
pub physical_color_limit: u32,
pub feature_flags: u64,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_triple_pattern {
pub mode: smarch_documented_cicc_mode,
pub text: *const core::ffi::c_char,
pub architecture: *const core::ffi::c_char,
pub systems: *const *const core::ffi::c_char,
pub systems_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_opcode_info {
pub opcode: smarch_documented_cicc_opcode,
pub instruction: *const core::ffi::c_char,
pub handler: *const core::ffi::c_char,
pub check: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_unsupported_instruction {
pub first_line: u32,
pub last_line: u32,
pub name: *const core::ffi::c_char,
pub text: *const core::ffi::c_char,
pub condition: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_capability {
pub target: smarch_target,
pub cuda_arch: u32,
pub ptx_version: u32,
pub generation: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_absent_name {
pub target: smarch_target,
pub no_cli_entry: bool,
pub internal_only: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_default {
pub function: u32,
pub target: smarch_target,
pub as_option: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_variable {
pub name: *const core::ffi::c_char,
pub encoding: *const core::ffi::c_char,
pub files: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_threshold {
pub bound: u32,
pub above: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_document {
pub binary: smarch_documented_binary,
pub number: u32,
pub title: *const core::ffi::c_char,
pub describes: *const core::ffi::c_char,
pub cuda: *const core::ffi::c_char,
pub date: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_remapping {
pub from: u32,
pub to: u32,
pub interpretation: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_arch_character {
pub character: u32,
pub number: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_special_case {
pub target: smarch_target,
pub handling: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_capability_bit {
pub target: smarch_target,
pub mask: u32,
pub documented: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_decade_group {
pub decade: u32,
pub members: *const smarch_target,
pub members_count: usize,
pub compatibility: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_shared_component {
pub component: *const core::ffi::c_char,
pub start: u32,
pub has_end: u32,
pub end: u32,
pub size: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_backend_function {
pub function: *const core::ffi::c_char,
pub size: *const core::ffi::c_char,
pub start: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_claim {
pub claim: *const core::ffi::c_char,
pub verification: *const core::ffi::c_char,
pub addresses: *const smarch_documented_nvlink_claimed_address,
pub addresses_count: usize,
pub confirmed: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_claimed_address {
pub name: *const core::ffi::c_char,
pub address: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_observation {
pub number: u32,
pub title: *const core::ffi::c_char,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_architecture {
pub base: smarch_target,
pub targets: [smarch_target; 3],
pub decade: u32,
pub profile_names: [*const core::ffi::c_char; 9],
pub product_line: *const core::ffi::c_char,
pub family: *const core::ffi::c_char,
pub isa_class: *const core::ffi::c_char,
pub registered_at: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_codegen_option {
pub option: smarch_documented_nvlink_option,
pub name: *const core::ffi::c_char,
pub values: *const core::ffi::c_char,
pub description: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_rodata_string {
pub text: *const core::ffi::c_char,
pub address: u32,
pub has_corrected: u32,
pub corrected: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_finalize_rule {
pub step: smarch_documented_nvlink_finalize_step,
pub confirmed: smarch_answer,
pub rule: *const core::ffi::c_char,
pub runs: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_dispatch_slot {
pub slot: u32,
pub has_address: u32,
pub address: u32,
pub role: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_encoding_function {
pub base: smarch_target,
pub function: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_universal_constant {
pub parameter: *const core::ffi::c_char,
pub value: u32,
pub unit: *const core::ffi::c_char,
pub has_profile_offset: u32,
pub profile_offset: u32,
pub evidence: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_diagnostic_string {
pub text: *const core::ffi::c_char,
pub context: *const core::ffi::c_char,
pub has_function: u32,
pub function: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_dispatch_map {
pub map: smarch_documented_ptxas_map,
pub address: u32,
pub has_values: bool,
pub purpose: *const core::ffi::c_char,
pub value_type: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_handler_set {
pub base: smarch_target,
pub a: u32,
pub b: u32,
pub initializer: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_handler {
pub address: u32,
pub map: smarch_documented_ptxas_map,
pub targets: *const smarch_target,
pub targets_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_sharing_group {
pub name: *const core::ffi::c_char,
pub members: *const smarch_target,
pub members_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_factory {
pub isa_value: u32,
pub lowest: u32,
pub highest: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_factory_generation {
pub isa_value: u32,
pub first: smarch_target,
pub last: smarch_target,
pub label: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_factory_label {
pub lowest: u32,
pub highest: u32,
pub first_sm: u32,
pub last_sm: u32,
pub architecture: *const core::ffi::c_char,
pub generation: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_family_assignment {
pub targets: *const smarch_target,
pub targets_count: usize,
pub family: *const core::ffi::c_char,
pub note: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_generation {
pub label: *const core::ffi::c_char,
pub first: smarch_target,
pub last: smarch_target,
pub isa_value: u32,
pub note: *const core::ffi::c_char,
pub features: *const smarch_documented_ptxas_generation_feature,
pub features_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_generation_feature {
pub text: *const core::ffi::c_char,
pub has_count: u32,
pub count: u32,
pub prefix: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_geometry {
pub base: smarch_target,
pub registers_per_sm: u32,
pub max_registers_per_thread: u32,
pub max_threads_per_cta: u32,
pub warps_per_sm: u32,
pub max_ctas_per_sm: u32,
pub scheduler_partitions: u32,
pub dispatch_slots: u32,
pub shared_memory_kib: *const u32,
pub shared_memory_kib_count: usize,
pub same_as: smarch_target,
pub confidence: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_geometry_column {
pub column: *const core::ffi::c_char,
pub meaning: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_validation_entry {
pub sm_id: u32,
pub documented: smarch_version,
pub documented_lowest: smarch_version,
pub documented_highest: smarch_version,
pub measured: smarch_version,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_validation_record {
pub sm_id: u32,
pub ptx_major: u32,
pub ptx_minor: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_validation_table {
pub suffix: u32,
pub address: u32,
pub has_comparator: u32,
pub comparator: u32,
pub entries: *const smarch_documented_ptxas_validation_entry,
pub entries_count: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_name_group {
pub lowest: u32,
pub highest: u32,
pub generation: *const core::ffi::c_char,
pub active: bool,
pub ptx_lowest: smarch_version,
pub ptx_highest: smarch_version,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_register_allocation {
pub targets: *const core::ffi::c_char,
pub first: u32,
pub has_last: u32,
pub last: u32,
pub per_warp: u32,
pub per_thread: u32,
pub a2_6_1: u32,
pub a2_6_2: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_occupancy {
pub effective_registers: u32,
pub registers_per_warp: u32,
pub has_warps_by_registers: u32,
pub warps_by_registers: u32,
pub has_max_warps: u32,
pub max_warps: u32,
pub has_max_ctas: u32,
pub max_ctas: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_registered_profile {
pub target: smarch_target,
pub sm_name: *const core::ffi::c_char,
pub compute_name: *const core::ffi::c_char,
pub lto_name: *const core::ffi::c_char,
pub family: *const core::ffi::c_char,
pub cuda_arch_text: *const core::ffi::c_char,
pub isa_value: u32,
pub isa_class: *const core::ffi::c_char,
pub page: smarch_documented_ptxas_page,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_deep_dive {
pub title: *const core::ffi::c_char,
pub content: *const core::ffi::c_char,
pub page: smarch_documented_ptxas_page,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_profile_layer {
pub level: u32,
pub function: *const core::ffi::c_char,
pub content: *const core::ffi::c_char,
pub gives: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_shared_memory_limit {
pub path: *const core::ffi::c_char,
pub bytes: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_sm_version {
pub encoded: u32,
pub label: *const core::ffi::c_char,
pub has_code_object_version: u32,
pub code_object_version: u32,
pub has_dispatch_slots: u32,
pub dispatch_slots: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_suffix_meaning {
pub suffix: u32,
pub label: *const core::ffi::c_char,
pub meaning: *const core::ffi::c_char,
pub forward_compatibility: *const core::ffi::c_char,
pub example: smarch_target,
pub runs_on: *const core::ffi::c_char,
pub does_not_run_on: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_compile_rule {
pub ptx: smarch_target,
pub sass: *const smarch_target,
pub sass_count: usize,
pub and_later: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_ptxas_subvariant {
pub base: smarch_target,
pub a: smarch_target,
pub f: smarch_target,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_symbol {
pub binary: smarch_documented_binary,
pub kind: smarch_documented_symbol_kind,
pub has_address: u32,
pub address: u32,
pub has_confidence: u32,
pub confidence: u32,
pub reach: u32,
pub name: *const core::ffi::c_char,
pub label: *const core::ffi::c_char,
pub alias: *const core::ffi::c_char,
pub size: *const core::ffi::c_char,
pub place: *const core::ffi::c_char,
pub role: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_symbol_range {
pub binary: smarch_documented_binary,
pub start: u32,
pub end: u32,
pub has_functions: u32,
pub functions: u32,
pub has_confidence: u32,
pub confidence: u32,
pub size: *const core::ffi::c_char,
pub place: *const core::ffi::c_char,
pub role: *const core::ffi::c_char,
pub is_end_inside: bool,
pub is_of_like_functions: bool,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_cpu {
pub target: smarch_target,
pub feature: smarch_documented_tileiras_feature_index,
pub has_elf_byte: u32,
pub elf_byte: u32,
pub implies: [u64; 6],
pub name: *const core::ffi::c_char,
pub family: *const core::ffi::c_char,
pub has_tmem: bool,
pub tensor_memory: smarch_documented_tileiras_tensor_memory,
pub tensor_path: smarch_documented_tileiras_tensor_path,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_probe {
pub name: *const core::ffi::c_char,
pub feature: smarch_documented_tileiras_feature_index,
pub word: u32,
pub shift: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_struct_field {
pub structure: *const core::ffi::c_char,
pub kind: *const core::ffi::c_char,
pub name: *const core::ffi::c_char,
pub count: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_feature {
pub index: smarch_documented_tileiras_feature_index,
pub position: u32,
pub group: smarch_documented_tileiras_feature_group,
pub has_level: u32,
pub level: u32,
pub cpu: smarch_target,
pub key: *const core::ffi::c_char,
pub description: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_translation {
pub cuda_arch: u32,
pub opt_arch: smarch_target,
pub mcpu: smarch_target,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_codegen {
pub emit_path: smarch_documented_cicc_emit_path,
pub latency: u32,
pub register_file_kb: u32,
pub max_occupancy_percent: u32,
pub overlap_tenths: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_inputs {
pub number: u32,
pub effective: u32,
pub options: smarch_documented_cicc_input_option,
pub open_known: smarch_documented_cicc_open_condition,
pub open_holding: smarch_documented_cicc_open_condition,
pub overridden: smarch_documented_cicc_guard,
pub before: [u32; 2],
pub optimized: [u32; 2],
pub optimized_values: [u32; 2],
pub standard: smarch_cicc_standard,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_setting {
pub has_value: u8,
pub value: u8,
pub origin: u8,
pub rule: u8,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_configuration {
pub settings: [smarch_documented_cicc_setting; 64],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_atomic_lowering {
pub verdict: smarch_verdict,
pub diagnostics_count: u32,
pub diagnostics: [smarch_cicc_diagnostic; 4],
pub before: [core::ffi::c_char; 24],
pub instruction: [core::ffi::c_char; 56],
pub after: [core::ffi::c_char; 24],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_bulk_copy_match {
pub at: usize,
pub bulk_copy: smarch_documented_cicc_bulk_copy,
pub reserved: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_instruction {
pub kind: smarch_documented_cicc_instruction_kind,
pub space: u32,
pub to: u32,
pub ordering: smarch_documented_cicc_ordering,
pub mode: smarch_documented_cicc_mode,
pub flags: smarch_documented_cicc_verify_flag,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_cicc_check {
pub answer: smarch_answer,
pub fault: smarch_documented_cicc_fault,
pub error_flag: u32,
pub aborts: u32,
pub text: *const core::ffi::c_char,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_finalize_request {
pub present: u32,
pub flags: u32,
pub source: u32,
pub target: u32,
pub version: u32,
pub class_type: u32,
pub capabilities: u64,
pub class_outcomes: [u32; 5],
pub reserved: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_finalization {
pub answer: u32,
pub step: smarch_documented_nvlink_finalize_step,
pub code: smarch_documented_nvlink_finalize_code,
pub has_code: u32,
pub source: u32,
pub target: u32,
pub required: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_finalize_step_result {
pub step: smarch_documented_nvlink_finalize_step,
pub outcome: smarch_documented_nvlink_finalize_outcome,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_nvlink_codegen_settings {
pub given: u32,
pub lds128convert: smarch_documented_nvlink_lds128,
pub stress_maxrregcount: u32,
pub stress_noglobalregalloc: u32,
pub legacy_cvtf64: u32,
pub perf_per_watt_opt_level: u32,
pub stress_no_crp: u32,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_problem {
pub kind: smarch_documented_tileiras_problem_kind,
pub is_mistake: u32,
pub start: usize,
pub length: usize,
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_subtarget {
pub feature_bits: [u64; 6],
pub cpu: smarch_target,
pub selection: smarch_documented_tileiras_selection,
pub sm_version: u32,
pub sm_minor: u32,
pub ptx_version: u32,
pub has_tmem: u32,
pub tensor_memory: smarch_documented_tileiras_tensor_memory,
pub tensor_path: smarch_documented_tileiras_tensor_path,
pub fma_source: smarch_documented_tileiras_level_source,
pub has_fma_level: u32,
pub fma_level: u32,
pub div_source: smarch_documented_tileiras_level_source,
pub has_div_level: u32,
pub div_level: u32,
pub sqrt_source: smarch_documented_tileiras_level_source,
pub has_sqrt_level: u32,
pub sqrt_level: u32,
pub problem_count: u32,
pub problems: [smarch_documented_tileiras_problem; 8],
}
#[repr(C)] #[derive(Clone, Copy)] pub struct smarch_documented_tileiras_state {
pub triple: *const core::ffi::c_char,
pub triple_len: usize,
pub tune_cpu: *const core::ffi::c_char,
pub tune_cpu_len: usize,
pub attrs: *const core::ffi::c_char,
pub attrs_len: usize,
pub subtarget: smarch_documented_tileiras_subtarget,
}

unsafe extern "C" {
    pub fn smarch_arch_list_parse(syntax: smarch_arch_syntax, text: *const core::ffi::c_char, len: usize, context: *const smarch_arch_context, out: *mut smarch_arch_images, problem: *mut smarch_arch_problem) -> smarch_status;
    pub fn smarch_arch_list_default(syntax: smarch_arch_syntax, context: *const smarch_arch_context, out: *mut smarch_arch_images, problem: *mut smarch_arch_problem) -> smarch_status;
    pub fn smarch_arch_problem_message(problem: *const smarch_arch_problem, text: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_arch_list_write(k: smarch_toolkit, syntax: smarch_arch_syntax, images: *const smarch_arch_image, images_count: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_arch_list_combine(operation: smarch_arch_operation, images: *const smarch_arch_image, images_count: usize, others: *const smarch_arch_image, others_count: usize, out: *mut smarch_arch_image, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_arch_syntax_parse(name: *const core::ffi::c_char, len: usize, out: *mut smarch_arch_syntax) -> smarch_status;
    pub fn smarch_arch_syntax_name(syntax: smarch_arch_syntax) -> *const core::ffi::c_char;
    pub fn smarch_arch_remark_name(remark: smarch_arch_remark) -> *const core::ffi::c_char;
    pub fn smarch_arch_operation_name(operation: smarch_arch_operation) -> *const core::ffi::c_char;
    pub fn smarch_arch_syntax_tool(syntax: smarch_arch_syntax) -> *const core::ffi::c_char;
    pub fn smarch_arch_syntax_example(syntax: smarch_arch_syntax) -> *const core::ffi::c_char;
    pub fn smarch_arch_syntax_evidence(syntax: smarch_arch_syntax) -> u32;
    pub fn smarch_cicc_operations(count: *mut usize) -> *const smarch_cicc_operation_info;
    pub fn smarch_cicc_scope_ptx(scope: smarch_cicc_scope, sm: u32) -> *const core::ffi::c_char;
    pub fn smarch_cicc_atomic_lower(k: smarch_toolkit, t: smarch_target, atomic: *const smarch_cicc_atomic, out: *mut smarch_cicc_lowering) -> smarch_status;
    pub fn smarch_cicc_diagnostics(count: *mut usize) -> *const smarch_cicc_diagnostic_info;
    pub fn smarch_cicc_constructs(count: *mut usize) -> *const smarch_cicc_construct_info;
    pub fn smarch_cicc_construct_cases(count: *mut usize) -> *const smarch_cicc_construct_case;
    pub fn smarch_cicc_standard_name(standard: smarch_cicc_standard) -> *const core::ffi::c_char;
    pub fn smarch_cicc_standard_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_cicc_standard) -> smarch_status;
    pub fn smarch_cicc_printed_number(number: u32) -> u32;
    pub fn smarch_cicc_diagnostic_info_find(number: u32) -> *const smarch_cicc_diagnostic_info;
    pub fn smarch_cicc_diagnostic_write(diagnostic: smarch_cicc_diagnostic, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_cicc_construct_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_cicc_construct) -> smarch_status;
    pub fn smarch_cicc_compiles(k: smarch_toolkit, t: smarch_target, construct: smarch_cicc_construct, inputs: *const smarch_cicc_front_end) -> bool;
    pub fn smarch_cicc_compiles_why(k: smarch_toolkit, t: smarch_target, construct: smarch_cicc_construct, inputs: *const smarch_cicc_front_end) -> smarch_verdict;
    pub fn smarch_cicc_construct_diagnostics(k: smarch_toolkit, t: smarch_target, construct: smarch_cicc_construct, inputs: *const smarch_cicc_front_end, out: *mut smarch_cicc_diagnostic, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_cicc_refusal(k: smarch_toolkit, name: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_fatbin_entries(bytes: *const u8, len: usize, out: *mut smarch_fatbin_entry, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_fatbin_entry_kind_name(kind: smarch_fatbin_entry_kind) -> *const core::ffi::c_char;
    pub fn smarch_fatbin_compression_name(compression: smarch_fatbin_compression) -> *const core::ffi::c_char;
    pub fn smarch_fatbin_place_name(place: smarch_fatbin_place) -> *const core::ffi::c_char;
    pub fn smarch_file_identify(bytes: *const u8, len: usize, out: *mut smarch_file_kind) -> smarch_status;
    pub fn smarch_archive_members(bytes: *const u8, len: usize, out: *mut smarch_archive_member, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_file_kind_name(kind: smarch_file_kind) -> *const core::ffi::c_char;
    pub fn smarch_cubin_identify(bytes: *const u8, len: usize, out: *mut smarch_cubin) -> smarch_status;
    pub fn smarch_cubin_kind_name(kind: smarch_cubin_kind) -> *const core::ffi::c_char;
    pub fn smarch_cubin_layout_name(layout: smarch_cubin_layout) -> *const core::ffi::c_char;
    pub fn smarch_cubin_debug_info_name(debug_info: smarch_cubin_debug_info) -> *const core::ffi::c_char;
    pub fn smarch_cubin_texture_mode_name(texture_mode: smarch_cubin_texture_mode) -> *const core::ffi::c_char;
    pub fn smarch_cubin_kernels(bytes: *const u8, len: usize, out: *mut smarch_cubin_kernel, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_cubin_file_memory(bytes: *const u8, len: usize, out: *mut smarch_cubin_memory, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_cubin_check(bytes: *const u8, len: usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_cubin_function_kind_name(kind: smarch_cubin_function_kind) -> *const core::ffi::c_char;
    pub fn smarch_cubin_attribute_name(attribute: smarch_cubin_attribute) -> *const core::ffi::c_char;
    pub fn smarch_ptx_identify(text: *const core::ffi::c_char, len: usize, out: *mut smarch_ptx) -> smarch_status;
    pub fn smarch_ptx_entries(text: *const core::ffi::c_char, len: usize, out: *mut smarch_text, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_fatbin_unpacked_size(bytes: *const u8, len: usize, entry: *const smarch_fatbin_entry, out: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_fatbin_unpack(bytes: *const u8, len: usize, entry: *const smarch_fatbin_entry, workspace: *mut core::ffi::c_void, workspace_len: usize, out: *mut u8, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_fatbin_unpack_with(bytes: *const u8, len: usize, entry: *const smarch_fatbin_entry, decoder: smarch_fatbin_decoder, context: *mut core::ffi::c_void, out: *mut u8, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_devices(count: *mut usize) -> *const smarch_device;
    pub fn smarch_device_kind_name(device_kind: smarch_device_kind) -> *const core::ffi::c_char;
    pub fn smarch_device_source_name(device_source: smarch_device_source) -> *const core::ffi::c_char;
    pub fn smarch_device_find(name: *const core::ffi::c_char, len: usize) -> *const smarch_device;
    pub fn smarch_device_candidates(name: *const core::ffi::c_char, len: usize, out: *mut u32, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_cicc_arch_flags(count: *mut usize) -> *const smarch_documented_cicc_arch_flag;
    pub fn smarch_documented_cicc_variants(count: *mut usize) -> *const smarch_documented_cicc_variant;
    pub fn smarch_documented_cicc_ptx_ranges(count: *mut usize) -> *const smarch_documented_cicc_ptx_range;
    pub fn smarch_documented_cicc_pipeline_stages(count: *mut usize) -> *const smarch_documented_cicc_pipeline_stage;
    pub fn smarch_documented_cicc_evidence_items(count: *mut usize) -> *const smarch_documented_cicc_evidence_item;
    pub fn smarch_documented_cicc_places(count: *mut usize) -> *const smarch_documented_cicc_place;
    pub fn smarch_documented_cicc_string_references(count: *mut usize) -> *const smarch_documented_cicc_string_reference;
    pub fn smarch_documented_cicc_facts(count: *mut usize) -> *const smarch_documented_cicc_fact;
    pub fn smarch_documented_cicc_translation_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_cicc_translation) -> smarch_status;
    pub fn smarch_documented_cicc_component_flag(t: smarch_target, component: smarch_documented_cicc_component, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_cicc_ptx_version(sm: u32) -> smarch_version;
    pub fn smarch_documented_cicc_codegen_compute(sm: u32, out: *mut smarch_documented_cicc_codegen) -> smarch_status;
    pub fn smarch_documented_cicc_tensor_path(t: smarch_target) -> smarch_documented_cicc_emit_path;
    pub fn smarch_documented_cicc_legal_tensor_path(k: smarch_toolkit, t: smarch_target) -> smarch_documented_cicc_emit_path;
    pub fn smarch_documented_cicc_emit_path_legal(k: smarch_toolkit, t: smarch_target, path: smarch_documented_cicc_emit_path) -> bool;
    pub fn smarch_documented_cicc_emit_path_legal_why(k: smarch_toolkit, t: smarch_target, path: smarch_documented_cicc_emit_path) -> smarch_verdict;
    pub fn smarch_documented_cicc_emit_path_call(path: smarch_documented_cicc_emit_path) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_overlap_remark(tenths: u32) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_divergences(count: *mut usize) -> *const smarch_documented_cicc_divergence;
    pub fn smarch_documented_cicc_configure(inputs: *const smarch_documented_cicc_inputs, out: *mut smarch_documented_cicc_configuration) -> smarch_status;
    pub fn smarch_documented_cicc_configure_until(inputs: *const smarch_documented_cicc_inputs, stage: smarch_documented_cicc_stage, out: *mut smarch_documented_cicc_configuration) -> smarch_status;
    pub fn smarch_documented_cicc_flags(count: *mut usize) -> *const smarch_documented_cicc_flag_info;
    pub fn smarch_documented_cicc_rules(count: *mut usize) -> *const smarch_documented_cicc_rule;
    pub fn smarch_documented_cicc_stages(count: *mut usize) -> *const smarch_documented_cicc_stage_info;
    pub fn smarch_documented_cicc_guard_name(guard: smarch_documented_cicc_guard) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_priority_name(priority: smarch_documented_cicc_priority) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_rule_write(index: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_cicc_flag_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_cicc_flag) -> smarch_status;
    pub fn smarch_documented_cicc_guard_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_cicc_guard) -> smarch_status;
    pub fn smarch_documented_cicc_gate_locations(count: *mut usize) -> *const smarch_documented_cicc_gate_location;
    pub fn smarch_documented_cicc_gate_diagnostics(count: *mut usize) -> *const smarch_documented_cicc_gate_diagnostic;
    pub fn smarch_documented_cicc_pre_hopper_features(count: *mut usize) -> *const smarch_documented_cicc_pre_hopper_feature;
    pub fn smarch_documented_cicc_gate_effects(sm: u32, out: *mut smarch_documented_cicc_effect, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_cicc_atomic_lower(sm: u32, atomic: *const smarch_cicc_atomic, out: *mut smarch_documented_cicc_atomic_lowering) -> smarch_status;
    pub fn smarch_documented_cicc_hopper_intrinsics(count: *mut usize) -> *const smarch_documented_cicc_hopper_intrinsic;
    pub fn smarch_documented_cicc_branches(count: *mut usize) -> *const smarch_documented_cicc_branch;
    pub fn smarch_documented_cicc_features(count: *mut usize) -> *const smarch_documented_cicc_feature;
    pub fn smarch_documented_cicc_hopper_refusal(builtin: u32, version: u32) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_branch_refusal(builtin: u32, sm: u32) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_is_hmma(builtin: u32) -> bool;
    pub fn smarch_documented_cicc_bulk_copy_search(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_cicc_bulk_copy_match) -> smarch_status;
    pub fn smarch_documented_cicc_sm_feature_bits(count: *mut usize) -> *const smarch_documented_cicc_sm_feature_bit;
    pub fn smarch_documented_cicc_sm_matrix_rows(count: *mut usize) -> *const smarch_documented_cicc_sm_matrix_row;
    pub fn smarch_documented_cicc_sm_tensor_columns(count: *mut usize) -> *const smarch_documented_cicc_sm_tensor_column;
    pub fn smarch_documented_cicc_sm_tensor_column_compute(sm: u32, out: *mut smarch_documented_cicc_sm_tensor_column) -> smarch_status;
    pub fn smarch_documented_cicc_sm_features_compute(sm: u32, out: *mut smarch_documented_cicc_sm_features) -> smarch_status;
    pub fn smarch_documented_cicc_sm_features_read(bytes: *const u8, len: usize, out: *mut smarch_documented_cicc_sm_features) -> smarch_status;
    pub fn smarch_documented_cicc_sm_features_pseudocode(sm: u32) -> u64;
    pub fn smarch_documented_cicc_sm_feature_legal(k: smarch_toolkit, t: smarch_target, feature: smarch_documented_cicc_sm_feature) -> bool;
    pub fn smarch_documented_cicc_sm_feature_legal_why(k: smarch_toolkit, t: smarch_target, feature: smarch_documented_cicc_sm_feature) -> smarch_verdict;
    pub fn smarch_documented_cicc_address_spaces(count: *mut usize) -> *const smarch_documented_cicc_address_space;
    pub fn smarch_documented_cicc_triple_patterns(count: *mut usize) -> *const smarch_documented_cicc_triple_pattern;
    pub fn smarch_documented_cicc_address_space_of(number: u32) -> *const smarch_documented_cicc_address_space;
    pub fn smarch_documented_cicc_access_allowed(t: smarch_target, access: smarch_documented_cicc_access, space: u32) -> smarch_answer;
    pub fn smarch_documented_cicc_cast_allowed(from: u32, to: u32) -> smarch_answer;
    pub fn smarch_documented_cicc_has_tmem(t: smarch_target) -> bool;
    pub fn smarch_documented_cicc_type_word_pack(flags: u32, space: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_documented_cicc_type_word_space(word: u32) -> u32;
    pub fn smarch_documented_cicc_type_word_flags(word: u32) -> u32;
    pub fn smarch_documented_cicc_triple_pattern_find(mode: smarch_documented_cicc_mode, text: *const core::ffi::c_char, len: usize) -> *const smarch_documented_cicc_triple_pattern;
    pub fn smarch_documented_cicc_triple_error_message(mode: smarch_documented_cicc_mode) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_layout_error_message(error: smarch_documented_cicc_layout_error) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_opcodes(count: *mut usize) -> *const smarch_documented_cicc_opcode_info;
    pub fn smarch_documented_cicc_unsupported_instructions(count: *mut usize) -> *const smarch_documented_cicc_unsupported_instruction;
    pub fn smarch_documented_cicc_opcode_info_of(instruction_type: u32) -> *const smarch_documented_cicc_opcode_info;
    pub fn smarch_documented_cicc_verify(t: smarch_target, instruction: *const smarch_documented_cicc_instruction, out: *mut smarch_documented_cicc_check) -> smarch_status;
    pub fn smarch_documented_cicc_fault_message(fault: smarch_documented_cicc_fault) -> *const core::ffi::c_char;
    pub fn smarch_documented_cicc_capabilities(count: *mut usize) -> *const smarch_documented_cicc_capability;
    pub fn smarch_documented_cicc_absent_names(count: *mut usize) -> *const smarch_documented_cicc_absent_name;
    pub fn smarch_documented_cicc_defaults(count: *mut usize) -> *const smarch_documented_cicc_default;
    pub fn smarch_documented_cicc_variables(count: *mut usize) -> *const smarch_documented_cicc_variable;
    pub fn smarch_documented_cicc_thresholds(count: *mut usize) -> *const smarch_documented_cicc_threshold;
    pub fn smarch_documented_cicc_encode_sm(t: smarch_target, out: *mut u32) -> smarch_status;
    pub fn smarch_documented_cicc_decode_sm(number: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_documented_cicc_encode_gcc(major: u32, minor: u32, patch: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_documented_documents(count: *mut usize) -> *const smarch_documented_document;
    pub fn smarch_errata(count: *mut usize) -> *const smarch_erratum;
    pub fn smarch_erratum_find(id: *const core::ffi::c_char, len: usize) -> *const smarch_erratum;
    pub fn smarch_documented_nvlink_architectures(count: *mut usize) -> *const smarch_documented_nvlink_architecture;
    pub fn smarch_documented_nvlink_rodata_strings(count: *mut usize) -> *const smarch_documented_nvlink_rodata_string;
    pub fn smarch_documented_nvlink_dispatch_slots(count: *mut usize) -> *const smarch_documented_nvlink_dispatch_slot;
    pub fn smarch_documented_nvlink_encoding_functions(count: *mut usize) -> *const smarch_documented_nvlink_encoding_function;
    pub fn smarch_documented_nvlink_shared_components(count: *mut usize) -> *const smarch_documented_nvlink_shared_component;
    pub fn smarch_documented_nvlink_backend_functions(count: *mut usize) -> *const smarch_documented_nvlink_backend_function;
    pub fn smarch_documented_nvlink_architecture_of(t: smarch_target) -> *const smarch_documented_nvlink_architecture;
    pub fn smarch_documented_nvlink_encoding_function_of(t: smarch_target) -> *const smarch_documented_nvlink_encoding_function;
    pub fn smarch_documented_nvlink_claims(count: *mut usize) -> *const smarch_documented_nvlink_claim;
    pub fn smarch_documented_nvlink_observations(count: *mut usize) -> *const smarch_documented_nvlink_observation;
    pub fn smarch_documented_nvlink_remappings(count: *mut usize) -> *const smarch_documented_nvlink_remapping;
    pub fn smarch_documented_nvlink_arch_characters(count: *mut usize) -> *const smarch_documented_nvlink_arch_character;
    pub fn smarch_documented_nvlink_special_cases(count: *mut usize) -> *const smarch_documented_nvlink_special_case;
    pub fn smarch_documented_nvlink_capability_bits(count: *mut usize) -> *const smarch_documented_nvlink_capability_bit;
    pub fn smarch_documented_nvlink_decade_groups(count: *mut usize) -> *const smarch_documented_nvlink_decade_group;
    pub fn smarch_documented_nvlink_finalize_check(request: *const smarch_documented_nvlink_finalize_request, out: *mut smarch_documented_nvlink_finalize_code) -> smarch_status;
    pub fn smarch_documented_nvlink_finalize_decide(request: *const smarch_documented_nvlink_finalize_request, out: *mut smarch_documented_nvlink_finalization) -> smarch_status;
    pub fn smarch_documented_nvlink_finalize_steps(request: *const smarch_documented_nvlink_finalize_request, out: *mut smarch_documented_nvlink_finalize_step_result, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_nvlink_finalize_request_of_cubin(cubin: *const smarch_cubin, target: u32, out: *mut smarch_documented_nvlink_finalize_request) -> smarch_status;
    pub fn smarch_documented_nvlink_arch_match(source: u32, target: u32, out: *mut smarch_documented_nvlink_finalization) -> smarch_status;
    pub fn smarch_documented_nvlink_finalize_rules(count: *mut usize) -> *const smarch_documented_nvlink_finalize_rule;
    pub fn smarch_documented_nvlink_is_capable(number: u32, capabilities: u64) -> bool;
    pub fn smarch_documented_nvlink_remapped(number: u32) -> u32;
    pub fn smarch_documented_nvlink_finalize_code_name(code: smarch_documented_nvlink_finalize_code) -> *const core::ffi::c_char;
    pub fn smarch_documented_nvlink_finalize_step_name(step: smarch_documented_nvlink_finalize_step) -> *const core::ffi::c_char;
    pub fn smarch_documented_nvlink_finalize_outcome_name(outcome: smarch_documented_nvlink_finalize_outcome) -> *const core::ffi::c_char;
    pub fn smarch_documented_nvlink_codegen_settings_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_nvlink_codegen_settings, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_documented_nvlink_codegen_options(count: *mut usize) -> *const smarch_documented_nvlink_codegen_option;
    pub fn smarch_documented_nvlink_lds128_name(value: smarch_documented_nvlink_lds128) -> *const core::ffi::c_char;
    pub fn smarch_documented_ptxas_dispatch_maps(count: *mut usize) -> *const smarch_documented_ptxas_dispatch_map;
    pub fn smarch_documented_ptxas_handler_sets(count: *mut usize) -> *const smarch_documented_ptxas_handler_set;
    pub fn smarch_documented_ptxas_handlers(count: *mut usize) -> *const smarch_documented_ptxas_handler;
    pub fn smarch_documented_ptxas_sharing_groups(count: *mut usize) -> *const smarch_documented_ptxas_sharing_group;
    pub fn smarch_documented_ptxas_handler_set_of(target: smarch_target) -> *const smarch_documented_ptxas_handler_set;
    pub fn smarch_documented_ptxas_handler_of_address(address: u32) -> *const smarch_documented_ptxas_handler;
    pub fn smarch_documented_ptxas_handler_find(map: smarch_documented_ptxas_map, name: smarch_name) -> *const smarch_documented_ptxas_handler;
    pub fn smarch_documented_ptxas_map_name(map: smarch_documented_ptxas_map) -> *const core::ffi::c_char;
    pub fn smarch_documented_ptxas_factory_for_target(t: smarch_target, out: *mut smarch_documented_ptxas_factory) -> smarch_status;
    pub fn smarch_documented_ptxas_factory_encode(generation: u32, variant: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_documented_ptxas_factory_generation_number(encoded: u32) -> u32;
    pub fn smarch_documented_ptxas_factory_variant(encoded: u32) -> u32;
    pub fn smarch_documented_ptxas_factory_has_fma_combining(encoded: u32) -> bool;
    pub fn smarch_documented_ptxas_factory_labels(count: *mut usize) -> *const smarch_documented_ptxas_factory_label;
    pub fn smarch_documented_ptxas_generations(count: *mut usize) -> *const smarch_documented_ptxas_generation;
    pub fn smarch_documented_ptxas_diagnostic_strings(count: *mut usize) -> *const smarch_documented_ptxas_diagnostic_string;
    pub fn smarch_documented_ptxas_factory_generations(count: *mut usize) -> *const smarch_documented_ptxas_factory_generation;
    pub fn smarch_documented_ptxas_sm_versions(count: *mut usize) -> *const smarch_documented_ptxas_sm_version;
    pub fn smarch_documented_ptxas_generation_of(t: smarch_target) -> *const smarch_documented_ptxas_generation;
    pub fn smarch_documented_ptxas_factory_generation_of(t: smarch_target) -> *const smarch_documented_ptxas_factory_generation;
    pub fn smarch_documented_ptxas_geometries(count: *mut usize) -> *const smarch_documented_ptxas_geometry;
    pub fn smarch_documented_ptxas_geometry_columns(count: *mut usize) -> *const smarch_documented_ptxas_geometry_column;
    pub fn smarch_documented_ptxas_universal_constants(count: *mut usize) -> *const smarch_documented_ptxas_universal_constant;
    pub fn smarch_documented_ptxas_shared_memory_limits(count: *mut usize) -> *const smarch_documented_ptxas_shared_memory_limit;
    pub fn smarch_documented_ptxas_register_allocations(count: *mut usize) -> *const smarch_documented_ptxas_register_allocation;
    pub fn smarch_documented_ptxas_geometry_of(target: smarch_target) -> *const smarch_documented_ptxas_geometry;
    pub fn smarch_documented_ptxas_register_allocation_of(target: smarch_target) -> *const smarch_documented_ptxas_register_allocation;
    pub fn smarch_documented_ptxas_occupancy_compute(target: smarch_target, registers: u32, warps_per_cta: u32, formula: smarch_documented_ptxas_occupancy_formula, out: *mut smarch_documented_ptxas_occupancy) -> smarch_status;
    pub fn smarch_documented_ptxas_occupancy_formula_name(formula: smarch_documented_ptxas_occupancy_formula) -> *const core::ffi::c_char;
    pub fn smarch_documented_ptxas_validation_tables(count: *mut usize) -> *const smarch_documented_ptxas_validation_table;
    pub fn smarch_documented_ptxas_name_groups(count: *mut usize) -> *const smarch_documented_ptxas_name_group;
    pub fn smarch_documented_ptxas_suffix_meanings(count: *mut usize) -> *const smarch_documented_ptxas_suffix_meaning;
    pub fn smarch_documented_ptxas_compile_rules(count: *mut usize) -> *const smarch_documented_ptxas_compile_rule;
    pub fn smarch_documented_ptxas_subvariants(count: *mut usize) -> *const smarch_documented_ptxas_subvariant;
    pub fn smarch_documented_ptxas_validation_table_of(suffix: u32) -> *const smarch_documented_ptxas_validation_table;
    pub fn smarch_documented_ptxas_name_group_find(sm_id: u32) -> *const smarch_documented_ptxas_name_group;
    pub fn smarch_documented_ptxas_validation_entry_find(suffix: u32, sm_id: u32) -> *const smarch_documented_ptxas_validation_entry;
    pub fn smarch_documented_ptxas_is_sm82_opcode(index: u32) -> bool;
    pub fn smarch_documented_ptxas_validation_records_read(bytes: *const u8, len: usize, out: *mut smarch_documented_ptxas_validation_record, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_documented_ptxas_validation_table_find(bytes: *const u8, len: usize) -> *const smarch_documented_ptxas_validation_table;
    pub fn smarch_profile_build(t: smarch_target, inputs: *const smarch_profile_inputs, out: *mut smarch_profile, known: *mut smarch_profile_mask) -> smarch_status;
    pub fn smarch_profile_apply(profile: *mut smarch_profile, step: smarch_profile_step, t: smarch_target, inputs: *const smarch_profile_inputs, known: *mut smarch_profile_mask) -> smarch_status;
    pub fn smarch_profile_step_name(step: smarch_profile_step) -> *const core::ffi::c_char;
    pub fn smarch_profile_stored_name(stored: smarch_profile_stored) -> *const core::ffi::c_char;
    pub fn smarch_profile_stores(step: smarch_profile_step, t: smarch_target, inputs: *const smarch_profile_inputs, out: *mut smarch_profile_store, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_profile_read(bytes: *const u8, len: usize, out: *mut smarch_profile) -> smarch_status;
    pub fn smarch_profile_get(profile: *const smarch_profile, offset: usize, out: *mut u64) -> smarch_status;
    pub fn smarch_profile_set(profile: *mut smarch_profile, offset: usize, value: u64) -> smarch_status;
    pub fn smarch_profile_field_value(profile: *const smarch_profile, known: *const smarch_profile_mask, offset: usize, out: *mut smarch_profile_value) -> smarch_status;
    pub fn smarch_profile_comparison_name(comparison: smarch_profile_comparison) -> *const core::ffi::c_char;
    pub fn smarch_profile_moment_name(moment: smarch_profile_moment) -> *const core::ffi::c_char;
    pub fn smarch_profile_condition_name(condition: smarch_profile_condition) -> *const core::ffi::c_char;
    pub fn smarch_profile_diff(before: *const smarch_profile, before_known: *const smarch_profile_mask, after: *const smarch_profile, after_known: *const smarch_profile_mask, out: *mut smarch_profile_difference, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_profile_check(profile: *const smarch_profile, known: *const smarch_profile_mask, t: smarch_target, inputs: *const smarch_profile_inputs, moment: smarch_profile_moment, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_profile_contradictions(profile: *const smarch_profile, known: *const smarch_profile_mask, t: smarch_target, inputs: *const smarch_profile_inputs, moment: smarch_profile_moment, out: *mut smarch_profile_difference, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_profile_conditions_fitting(profile: *const smarch_profile, known: *const smarch_profile_mask, t: smarch_target, inputs: *const smarch_profile_inputs, out: *mut smarch_profile_conditions) -> smarch_status;
    pub fn smarch_profile_targets(factory: u32, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_profile_fields(count: *mut usize) -> *const smarch_profile_field;
    pub fn smarch_profile_regions(count: *mut usize) -> *const smarch_profile_region;
    pub fn smarch_profile_scheduling_flags(count: *mut usize) -> *const smarch_profile_scheduling_flag;
    pub fn smarch_profile_joint_conditions(count: *mut usize) -> *const smarch_profile_joint_condition;
    pub fn smarch_profile_backend_fields(count: *mut usize) -> *const smarch_profile_backend_field;
    pub fn smarch_profile_backend_classes(count: *mut usize) -> *const smarch_profile_backend_class;
    pub fn smarch_profile_initializer_fields(count: *mut usize) -> *const smarch_profile_initializer_field;
    pub fn smarch_profile_field_find(offset: usize) -> *const smarch_profile_field;
    pub fn smarch_profile_region_find(offset: usize) -> *const smarch_profile_region;
    pub fn smarch_profile_joint_condition_holds(condition: *const smarch_profile_joint_condition, profile: *const smarch_profile, known: *const smarch_profile_mask, out: *mut u32) -> smarch_status;
    pub fn smarch_profile_backend_read(offset: usize, bytes: *const u8, len: usize, out: *mut u64) -> smarch_status;
    pub fn smarch_profile_backend_class_find(id: u32) -> *const smarch_profile_backend_class;
    pub fn smarch_profile_setter_name(setter: smarch_profile_setter) -> *const core::ffi::c_char;
    pub fn smarch_profile_fill_name(fill: smarch_profile_fill) -> *const core::ffi::c_char;
    pub fn smarch_profile_scheduling_flags_reset(flags: u8) -> u8;
    pub fn smarch_documented_ptxas_family_assignments(count: *mut usize) -> *const smarch_documented_ptxas_family_assignment;
    pub fn smarch_documented_ptxas_registered_profiles(count: *mut usize) -> *const smarch_documented_ptxas_registered_profile;
    pub fn smarch_documented_ptxas_profile_layers(count: *mut usize) -> *const smarch_documented_ptxas_profile_layer;
    pub fn smarch_documented_ptxas_deep_dives(count: *mut usize) -> *const smarch_documented_ptxas_deep_dive;
    pub fn smarch_documented_ptxas_registered_profile_of(name: smarch_name) -> *const smarch_documented_ptxas_registered_profile;
    pub fn smarch_documented_ptxas_page_name(page: smarch_documented_ptxas_page) -> *const core::ffi::c_char;
    pub fn smarch_scheduler_for_factory(factory: u32, out: *mut smarch_scheduler) -> smarch_status;
    pub fn smarch_scheduler_for_target(t: smarch_target, out: *mut smarch_scheduler) -> smarch_status;
    pub fn smarch_scheduler_read(bytes: *const u8, len: usize, out: *mut smarch_scheduler) -> smarch_status;
    pub fn smarch_scheduler_write(scheduler: *const smarch_scheduler, out: *mut u8, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_scheduler_rows(count: *mut usize) -> *const smarch_scheduler_row;
    pub fn smarch_scheduler_row_find(packed: u32, dispatch_slots: u32) -> *const smarch_scheduler_row;
    pub fn smarch_code_object_read(bytes: *const u8, len: usize, out: *mut u32) -> smarch_status;
    pub fn smarch_code_object_write(sm_version: u32, out: *mut u8, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_code_object_version(sm_version: u32) -> u32;
    pub fn smarch_documented_symbols(binary: smarch_documented_binary, count: *mut usize) -> *const smarch_documented_symbol;
    pub fn smarch_documented_symbol_find(binary: smarch_documented_binary, name: *const core::ffi::c_char, len: usize) -> *const smarch_documented_symbol;
    pub fn smarch_documented_symbol_of_start(binary: smarch_documented_binary, address: u32) -> *const smarch_documented_symbol;
    pub fn smarch_documented_symbol_of_address(binary: smarch_documented_binary, address: u32) -> *const smarch_documented_symbol;
    pub fn smarch_documented_symbol_range_of_address(binary: smarch_documented_binary, address: u32) -> *const smarch_documented_symbol_range;
    pub fn smarch_documented_symbol_ranges(count: *mut usize) -> *const smarch_documented_symbol_range;
    pub fn smarch_documented_binary_name(binary: smarch_documented_binary) -> *const core::ffi::c_char;
    pub fn smarch_documented_symbol_kind_name(kind: smarch_documented_symbol_kind) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_cpus(count: *mut usize) -> *const smarch_documented_tileiras_cpu;
    pub fn smarch_documented_tileiras_features(count: *mut usize) -> *const smarch_documented_tileiras_feature;
    pub fn smarch_documented_tileiras_probes(count: *mut usize) -> *const smarch_documented_tileiras_probe;
    pub fn smarch_documented_tileiras_struct_fields(count: *mut usize) -> *const smarch_documented_tileiras_struct_field;
    pub fn smarch_documented_tileiras_cpu_of(t: smarch_target) -> *const smarch_documented_tileiras_cpu;
    pub fn smarch_documented_tileiras_cpu_find(elf_byte: u32) -> *const smarch_documented_tileiras_cpu;
    pub fn smarch_documented_tileiras_feature_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_documented_tileiras_feature_index) -> smarch_status;
    pub fn smarch_documented_tileiras_problem_message(kind: smarch_documented_tileiras_problem_kind) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_feature_group_name(group: smarch_documented_tileiras_feature_group) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_level_source_name(source: smarch_documented_tileiras_level_source) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_selection_name(selection: smarch_documented_tileiras_selection) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_tensor_memory_name(memory: smarch_documented_tileiras_tensor_memory) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_tensor_path_name(path: smarch_documented_tileiras_tensor_path) -> *const core::ffi::c_char;
    pub fn smarch_documented_tileiras_subtarget_parse(cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_documented_tileiras_subtarget) -> smarch_status;
    pub fn smarch_documented_tileiras_subtarget_check(cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_documented_tileiras_problem) -> smarch_status;
    pub fn smarch_documented_tileiras_lenient_subtarget_parse(cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_documented_tileiras_subtarget) -> smarch_status;
    pub fn smarch_documented_tileiras_symmetric_subtarget_parse(cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_documented_tileiras_subtarget) -> smarch_status;
    pub fn smarch_documented_tileiras_state_parse(triple: *const core::ffi::c_char, triple_len: usize, cpu: *const core::ffi::c_char, cpu_len: usize, tune_cpu: *const core::ffi::c_char, tune_cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_documented_tileiras_state) -> smarch_status;
    pub fn smarch_documented_tileiras_subtarget_has_feature(subtarget: *const smarch_documented_tileiras_subtarget, index: smarch_documented_tileiras_feature_index) -> bool;
    pub fn smarch_geometry_of(t: smarch_target) -> *const smarch_geometry;
    pub fn smarch_geometry_find(cc: smarch_cc) -> *const smarch_geometry;
    pub fn smarch_geometries(count: *mut usize) -> *const smarch_geometry;
    pub fn smarch_smem_split_name(smem_split: smarch_smem_split) -> *const core::ffi::c_char;
    pub fn smarch_geometry_source_name(source: smarch_geometry_source) -> *const core::ffi::c_char;
    pub fn smarch_ignored_bounds_name(ignored: smarch_ignored_bounds) -> *const core::ffi::c_char;
    pub fn smarch_geometry_carveouts(g: *const smarch_geometry, out: *mut u32, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_geometry_carveout_for(g: *const smarch_geometry, bytes: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_geometry_carveout_for_percent(g: *const smarch_geometry, percent: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_geometry_smem_allocated(g: *const smarch_geometry, bytes: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_ptxas_static_smem_max(k: smarch_toolkit, t: smarch_target, out: *mut u32) -> smarch_status;
    pub fn smarch_geometry_registers_per_warp(g: *const smarch_geometry, registers_per_thread: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_geometry_registers_for_launch_bounds(g: *const smarch_geometry, max_threads: u32, min_blocks: u32, out: *mut smarch_launch_registers) -> smarch_status;
    pub fn smarch_geometry_clusters_upper_bound(g: *const smarch_geometry, blocks_per_sm: u32, sm_count: u32, cluster_size: u32, out: *mut u64) -> smarch_status;
    pub fn smarch_geometry_waves(g: *const smarch_geometry, blocks_per_sm: u32, sm_count: u32, cluster_size: u32, grid_blocks: u64, out: *mut smarch_waves) -> smarch_status;
    pub fn smarch_cache_preference_name(cache: smarch_cache_preference) -> *const core::ffi::c_char;
    pub fn smarch_occupancy_compute(g: *const smarch_geometry, k: *const smarch_kernel, out: *mut smarch_occupancy) -> smarch_status;
    pub fn smarch_occupancy_blocks(g: *const smarch_geometry, k: *const smarch_kernel, out: *mut u32) -> smarch_status;
    pub fn smarch_occupancy_best_block(g: *const smarch_geometry, k: *const smarch_kernel, out: *mut smarch_best_block) -> smarch_status;
    pub fn smarch_occupancy_best_block_with(g: *const smarch_geometry, k: *const smarch_kernel, dynamic_smem_of: smarch_dynamic_smem_of, context: *mut core::ffi::c_void, out: *mut smarch_best_block) -> smarch_status;
    pub fn smarch_best_block_min_grid(best: smarch_best_block, sm_count: u32) -> u64;
    pub fn smarch_occupancy_available_dynamic_smem(g: *const smarch_geometry, k: *const smarch_kernel, blocks: u32, out: *mut u32) -> smarch_status;
    pub fn smarch_occupancy_next_step(g: *const smarch_geometry, k: *const smarch_kernel, out: *mut smarch_next_step) -> smarch_status;
    pub fn smarch_occupancy_curve(g: *const smarch_geometry, k: *const smarch_kernel, axis: smarch_axis, step: u32, out: *mut smarch_curve_point, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_llc_run(release: smarch_llvm_release, cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut smarch_llc_output) -> smarch_status;
    pub fn smarch_llc_messages(release: smarch_llvm_release, cpu: *const core::ffi::c_char, cpu_len: usize, attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_llvm_feature_string(attrs: *const core::ffi::c_char, attrs_len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_llvm_predicates(count: *mut usize) -> *const smarch_llvm_predicate;
    pub fn smarch_llvm_predicate_find(name: *const core::ffi::c_char, len: usize) -> *const smarch_llvm_predicate;
    pub fn smarch_llvm_predicate_evaluate(ptx: smarch_version, t: smarch_target, name: *const core::ffi::c_char, len: usize, out: *mut bool) -> smarch_status;
    pub fn smarch_llvm_full_sm_version(t: smarch_target) -> u32;
    pub fn smarch_nvvm_construct_name(construct: smarch_nvvm_construct) -> *const core::ffi::c_char;
    pub fn smarch_nvvm_accepts(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, construct: smarch_nvvm_construct) -> bool;
    pub fn smarch_nvvm_accepts_why(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, construct: smarch_nvvm_construct) -> smarch_verdict;
    pub fn smarch_nvvm_verify_access(k: smarch_toolkit, t: smarch_target, access: smarch_nvvm_access, space: u32) -> bool;
    pub fn smarch_nvvm_verify_access_why(k: smarch_toolkit, t: smarch_target, access: smarch_nvvm_access, space: u32) -> smarch_verdict;
    pub fn smarch_nvvm_access_message(k: smarch_toolkit, t: smarch_target, access: smarch_nvvm_access, space: u32) -> *const core::ffi::c_char;
    pub fn smarch_nvvm_verify_cast(k: smarch_toolkit, t: smarch_target, from: u32, to: u32) -> bool;
    pub fn smarch_nvvm_verify_cast_why(k: smarch_toolkit, t: smarch_target, from: u32, to: u32) -> smarch_verdict;
    pub fn smarch_nvvm_accepts_triple(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize) -> bool;
    pub fn smarch_nvvm_accepts_triple_why(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize) -> smarch_verdict;
    pub fn smarch_nvvm_triple_message(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_nvvm_accepts_layout(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize) -> bool;
    pub fn smarch_nvvm_accepts_layout_why(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize) -> smarch_verdict;
    pub fn smarch_nvvm_layout_check(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize, out: *mut smarch_nvvm_layout) -> smarch_status;
    pub fn smarch_nvvm_layout_message(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, text: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_nvvm_pointer_width(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, bits: u32) -> bool;
    pub fn smarch_nvvm_pointer_width_why(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, bits: u32) -> smarch_verdict;
    pub fn smarch_nvvm_example_layout(k: smarch_toolkit, t: smarch_target, phase: smarch_nvvm_phase, bits: u32) -> *const core::ffi::c_char;
    pub fn smarch_nvvm_refusal(k: smarch_toolkit, name: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_families(count: *mut usize) -> *const smarch_ptx_family;
    pub fn smarch_ptx_word_name(word: u16) -> *const core::ffi::c_char;
    pub fn smarch_ptx_form_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_ptx_form, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_ptx_form_first(family: u32, out: *mut smarch_ptx_form) -> smarch_status;
    pub fn smarch_ptx_form_next(form: *mut smarch_ptx_form) -> smarch_status;
    pub fn smarch_ptx_form_supports(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, form: *const smarch_ptx_form) -> bool;
    pub fn smarch_ptx_form_supports_why(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, form: *const smarch_ptx_form) -> smarch_verdict;
    pub fn smarch_ptx_form_message(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, form: *const smarch_ptx_form, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_form_write(form: *const smarch_ptx_form, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_form_word(form: *const smarch_ptx_form, slot: u32) -> u16;
    pub fn smarch_ptx_form_since(k: smarch_toolkit, form: *const smarch_ptx_form) -> smarch_version;
    pub fn smarch_ptx_form_since_on(k: smarch_toolkit, ptx_target: smarch_target, form: *const smarch_ptx_form) -> smarch_version;
    pub fn smarch_ptx_form_targets(k: smarch_toolkit, form: *const smarch_ptx_form, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_item_kind_name(kind: smarch_ptx_item_kind) -> *const core::ffi::c_char;
    pub fn smarch_ptx_item_first(text: *const core::ffi::c_char, len: usize, out: *mut smarch_ptx_item, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_ptx_item_next(text: *const core::ffi::c_char, len: usize, item: *mut smarch_ptx_item, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_ptx_requirements(text: *const core::ffi::c_char, len: usize, out: *mut smarch_ptx_needs) -> smarch_status;
    pub fn smarch_ptx_needs_since(needs: *const smarch_ptx_needs) -> smarch_version;
    pub fn smarch_ptx_needs_since_on(needs: *const smarch_ptx_needs, ptx_target: smarch_target) -> smarch_version;
    pub fn smarch_ptx_needs_targets(ptx: smarch_version, needs: *const smarch_ptx_needs, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_check(k: smarch_toolkit, ptx: smarch_version, text: *const core::ffi::c_char, len: usize, ptx_target: smarch_target, gpu: smarch_target, out: *mut smarch_ptx_finding, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_finding_message(finding: *const smarch_ptx_finding, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_covers(d: smarch_driver, images: *const smarch_image, images_count: usize, device: smarch_cc) -> bool;
    pub fn smarch_covers_why(d: smarch_driver, images: *const smarch_image, images_count: usize, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_minimize(d: smarch_driver, images: *const smarch_image, images_count: usize, devices: *const smarch_cc, devices_count: usize, out: *mut usize, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_advice_kind_name(kind: smarch_advice_kind) -> *const core::ffi::c_char;
    pub fn smarch_advise(k: smarch_toolkit, d: smarch_driver, images: *const smarch_image, images_count: usize, devices: *const smarch_cc, devices_count: usize, out: *mut smarch_advice, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptxas_compiles(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_target) -> bool;
    pub fn smarch_ptxas_compiles_why(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_target) -> smarch_verdict;
    pub fn smarch_ptxas_compiles_name(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_name) -> bool;
    pub fn smarch_ptxas_compiles_name_why(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_name) -> smarch_verdict;
    pub fn smarch_ptxas_message(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_name, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptxas_gpus(k: smarch_toolkit, ptx_target: smarch_target, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptxas_most_specific(k: smarch_toolkit, gpus: *const smarch_target, gpus_count: usize, out: *mut smarch_target) -> smarch_status;
    pub fn smarch_driver_supports(d: smarch_driver, device: smarch_cc) -> bool;
    pub fn smarch_driver_supports_why(d: smarch_driver, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_driver_starts(d: smarch_driver, k: smarch_toolkit) -> bool;
    pub fn smarch_driver_starts_why(d: smarch_driver, k: smarch_toolkit) -> smarch_verdict;
    pub fn smarch_toolkit_lowest_driver(k: smarch_toolkit) -> smarch_driver;
    pub fn smarch_device_oldest_driver(device: smarch_cc) -> smarch_driver;
    pub fn smarch_device_newest_driver(device: smarch_cc) -> smarch_driver;
    pub fn smarch_toolkit_best_target(k: smarch_toolkit, device: smarch_cc, suffix: u32) -> smarch_target;
    pub fn smarch_change_kind_name(kind: smarch_change_kind) -> *const core::ffi::c_char;
    pub fn smarch_toolkit_changes(k: smarch_toolkit, to: smarch_toolkit, out: *mut smarch_toolkit_change, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_features(count: *mut usize) -> *const smarch_isa_feature_info;
    pub fn smarch_isa_group_name(group: smarch_isa_group) -> *const core::ffi::c_char;
    pub fn smarch_isa_feature_info_of(feature: smarch_isa_feature) -> *const smarch_isa_feature_info;
    pub fn smarch_isa_feature_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_isa_feature) -> smarch_status;
    pub fn smarch_isa_feature_forms(f: smarch_isa_feature, out: *mut smarch_ptx_form, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_supports(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, f: smarch_isa_feature) -> bool;
    pub fn smarch_isa_supports_why(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, f: smarch_isa_feature) -> smarch_verdict;
    pub fn smarch_isa_message(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, f: smarch_isa_feature, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_advisory(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, f: smarch_isa_feature, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_target_features(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, out: *mut smarch_isa_feature, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_difference(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, lacking: smarch_target, out: *mut smarch_isa_feature, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_feature_targets(k: smarch_toolkit, f: smarch_isa_feature, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_isa_feature_since(k: smarch_toolkit, f: smarch_isa_feature) -> smarch_version;
    pub fn smarch_isa_feature_lowest_base(k: smarch_toolkit, f: smarch_isa_feature) -> smarch_target;
    pub fn smarch_limits_compute(k: smarch_toolkit, gpu: smarch_target, out: *mut smarch_limits) -> smarch_status;
    pub fn smarch_limit_effect_name(effect: smarch_limit_effect) -> *const core::ffi::c_char;
    pub fn smarch_ptxas_limit(k: smarch_toolkit, gpu: smarch_target, request: *const smarch_limit_request, out: *mut smarch_limit_effect) -> smarch_status;
    pub fn smarch_ptxas_limit_message(k: smarch_toolkit, gpu: smarch_target, request: *const smarch_limit_request, entry: *const core::ffi::c_char, entry_len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_versions(k: smarch_toolkit, out: *mut smarch_version, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_ptx_version_suffices(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target) -> bool;
    pub fn smarch_ptx_version_suffices_why(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target) -> smarch_verdict;
    pub fn smarch_ptx_version_message(k: smarch_toolkit, ptx: smarch_version, ptx_target: smarch_target, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_nvlink_links(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> bool;
    pub fn smarch_nvlink_links_why(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> smarch_verdict;
    pub fn smarch_nvlink_links_name(k: smarch_toolkit, object: smarch_target, target: smarch_name) -> bool;
    pub fn smarch_nvlink_links_name_why(k: smarch_toolkit, object: smarch_target, target: smarch_name) -> smarch_verdict;
    pub fn smarch_nvlink_links_lto(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> bool;
    pub fn smarch_nvlink_links_lto_why(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> smarch_verdict;
    pub fn smarch_nvlink_targets(k: smarch_toolkit, object: smarch_target, lto: bool, out: *mut smarch_target, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_nvlink_message(k: smarch_toolkit, kind: smarch_nvlink_message_kind, object: smarch_target, target: smarch_name, file: *const core::ffi::c_char, file_len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_loads(cubin: smarch_target, device: smarch_cc) -> bool;
    pub fn smarch_loads_why(cubin: smarch_target, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_jits(d: smarch_driver, ptx: smarch_version, ptx_target: smarch_target, device: smarch_cc) -> bool;
    pub fn smarch_jits_why(d: smarch_driver, ptx: smarch_version, ptx_target: smarch_target, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_ptx_fits(ptx_target: smarch_target, device: smarch_cc) -> bool;
    pub fn smarch_ptx_fits_why(ptx_target: smarch_target, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_loads_basis(cubin: smarch_target, device: smarch_cc) -> smarch_load_basis;
    pub fn smarch_ptx_fits_basis(ptx_target: smarch_target, device: smarch_cc) -> smarch_load_basis;
    pub fn smarch_load_basis_name(basis: smarch_load_basis) -> *const core::ffi::c_char;
    pub fn smarch_jit_input_name(input: smarch_jit_input) -> *const core::ffi::c_char;
    pub fn smarch_nvjitlink_links(k: smarch_toolkit, input: smarch_jit_input, of: smarch_target, target: smarch_target) -> bool;
    pub fn smarch_nvjitlink_links_why(k: smarch_toolkit, input: smarch_jit_input, of: smarch_target, target: smarch_target) -> smarch_verdict;
    pub fn smarch_nvjitlink_result(k: smarch_toolkit, input: smarch_jit_input, of: smarch_target, target: smarch_target) -> u32;
    pub fn smarch_nvjitlink_message(k: smarch_toolkit, input: smarch_jit_input, of: smarch_target, target: smarch_target, name: *const core::ffi::c_char, name_len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_pick_reason_name(reason: smarch_pick_reason) -> *const core::ffi::c_char;
    pub fn smarch_runs(d: smarch_driver, image: smarch_image, device: smarch_cc) -> bool;
    pub fn smarch_runs_why(d: smarch_driver, image: smarch_image, device: smarch_cc) -> smarch_verdict;
    pub fn smarch_pick(d: smarch_driver, images: *const smarch_image, images_count: usize, device: smarch_cc, out: *mut smarch_choice) -> smarch_status;
    pub fn smarch_picks(d: smarch_driver, images: *const smarch_image, images_count: usize, device: smarch_cc, index: usize) -> bool;
    pub fn smarch_picks_why(d: smarch_driver, images: *const smarch_image, images_count: usize, device: smarch_cc, index: usize) -> smarch_verdict;
    pub fn smarch_cover(k: smarch_toolkit, d: smarch_driver, devices: *const smarch_cc, devices_count: usize, with: smarch_cover_with, out: *mut smarch_name, capacity: usize, count: *mut usize, fault_at: *mut usize) -> smarch_status;
    pub fn smarch_verdict_message(verdict: smarch_verdict) -> *const core::ffi::c_char;
    pub fn smarch_verdict_answer(verdict: smarch_verdict) -> smarch_answer;
    pub fn smarch_status_message(status: smarch_status) -> *const core::ffi::c_char;
    pub fn smarch_library_version() -> u32;
    pub fn smarch_abi_version() -> u32;
    pub fn smarch_target_name(t: smarch_target) -> *const core::ffi::c_char;
    pub fn smarch_target_from_cc(cc: smarch_cc) -> smarch_target;
    pub fn smarch_target_with_suffix(t: smarch_target, suffix: u32) -> smarch_target;
    pub fn smarch_family_oldest(family: smarch_family) -> smarch_target;
    pub fn smarch_family_newest(family: smarch_family) -> smarch_target;
    pub fn smarch_target_info_of(t: smarch_target) -> *const smarch_target_info;
    pub fn smarch_target_standing(k: smarch_toolkit, t: smarch_target) -> smarch_standing;
    pub fn smarch_target_lowest_ptx(k: smarch_toolkit, t: smarch_target) -> smarch_version;
    pub fn smarch_target_tools(k: smarch_toolkit, t: smarch_target) -> u32;
    pub fn smarch_targets(count: *mut usize) -> *const smarch_target_info;
    pub fn smarch_standing_name(standing: smarch_standing) -> *const core::ffi::c_char;
    pub fn smarch_family_name(family: smarch_family) -> *const core::ffi::c_char;
    pub fn smarch_target_macros(k: smarch_toolkit, t: smarch_target, out: *mut smarch_macro, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_target_arch_list_macro(targets: *const smarch_target, targets_count: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_target_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_target) -> smarch_status;
    pub fn smarch_name_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_name) -> smarch_status;
    pub fn smarch_ptxas_target_parse(k: smarch_toolkit, text: *const core::ffi::c_char, len: usize, out: *mut smarch_target) -> smarch_status;
    pub fn smarch_name_write(name: smarch_name, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_name_suggest(text: *const core::ffi::c_char, len: usize, out: *mut smarch_name, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_kind_prefix(kind: smarch_kind) -> *const core::ffi::c_char;
    pub fn smarch_tool_name(tool: smarch_tool) -> *const core::ffi::c_char;
    pub fn smarch_tool_default(k: smarch_toolkit, tool: smarch_tool) -> smarch_target;
    pub fn smarch_tool_accepts(k: smarch_toolkit, tool: smarch_tool, name: smarch_name) -> bool;
    pub fn smarch_tool_accepts_why(k: smarch_toolkit, tool: smarch_tool, name: smarch_name) -> smarch_verdict;
    pub fn smarch_tool_message(k: smarch_toolkit, tool: smarch_tool, text: *const core::ffi::c_char, len: usize, out: *mut core::ffi::c_char, capacity: usize, count: *mut usize) -> smarch_status;
    pub fn smarch_toolkits(count: *mut usize) -> *const smarch_toolkit_info;
    pub fn smarch_driver_branches(count: *mut usize) -> *const smarch_driver_branch;
    pub fn smarch_toolkit_name(k: smarch_toolkit) -> *const core::ffi::c_char;
    pub fn smarch_toolkit_info_of(k: smarch_toolkit) -> *const smarch_toolkit_info;
    pub fn smarch_toolkit_ptx(k: smarch_toolkit) -> smarch_version;
    pub fn smarch_toolkit_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_toolkit) -> smarch_status;
    pub fn smarch_driver_parse(text: *const core::ffi::c_char, len: usize, out: *mut smarch_driver) -> smarch_status;
    pub fn smarch_driver_ptx(d: smarch_driver) -> smarch_version;
    pub fn smarch_driver_for_ptx(ptx: smarch_version) -> smarch_driver;
}

/// How many functions there are.
pub const COUNT: usize = 460;

/// Calls a function; whether it succeeded.
pub fn call(function: usize, input: &mut Input<'_>) -> bool {
    match function {
        0 => {
            let a0 = input.number() as smarch_arch_syntax;
            let a1 = input.text();
            let a2 = a1.len();
            let mut a3 = Structure::<smarch_arch_context>::new(input, &[(16, 8), (24, 8), (32, 8)], None);
            let mut a4 = Output::<smarch_arch_images>::new();
            let mut a5 = Output::<smarch_arch_problem>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_list_parse(a0, a1.as_ptr().cast(), a2, a3.pointer(), a4.pointer(), a5.pointer()) });
            a4.check_in_place(status);
            status == 0
        }
        1 => {
            let a0 = input.number() as smarch_arch_syntax;
            let mut a1 = Structure::<smarch_arch_context>::new(input, &[(16, 8), (24, 8), (32, 8)], None);
            let mut a2 = Output::<smarch_arch_images>::new();
            let mut a3 = Output::<smarch_arch_problem>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_list_default(a0, a1.pointer(), a2.pointer(), a3.pointer()) });
            a2.check_in_place(status);
            status == 0
        }
        2 => {
            let mut a0 = Structure::<smarch_arch_problem>::new(input, &[], None);
            let a1 = input.text();
            let a2 = a1.len();
            let mut a3 = Buffer::<core::ffi::c_char>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_problem_message(a0.pointer(), a1.as_ptr().cast(), a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        3 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_arch_syntax;
            let a2 = (0..input.byte() % 16).map(|_| smarch_arch_image { kind: input.number() as u32, target: input.number() as u32, from: input.number() as u32 }).collect::<Vec<_>>();
            let a3 = a2.len();
            let mut a4 = Buffer::<core::ffi::c_char>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_list_write(a0, a1, a2.as_ptr(), a3, a4.pointer(), a5, &raw mut a6, &raw mut a7) });
            a4.check(status, a6);
            status == 0
        }
        4 => {
            let a0 = input.number() as smarch_arch_operation;
            let a1 = (0..input.byte() % 16).map(|_| smarch_arch_image { kind: input.number() as u32, target: input.number() as u32, from: input.number() as u32 }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = (0..input.byte() % 16).map(|_| smarch_arch_image { kind: input.number() as u32, target: input.number() as u32, from: input.number() as u32 }).collect::<Vec<_>>();
            let a4 = a3.len();
            let mut a5 = Buffer::<smarch_arch_image>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_list_combine(a0, a1.as_ptr(), a2, a3.as_ptr(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        5 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_arch_syntax>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_arch_syntax_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        6 => {
            let a0 = input.number() as smarch_arch_syntax;
            // SAFETY: as above.
            see_text(unsafe { smarch_arch_syntax_name(a0) }, false);
            true
        }
        7 => {
            let a0 = input.number() as smarch_arch_remark;
            // SAFETY: as above.
            see_text(unsafe { smarch_arch_remark_name(a0) }, false);
            true
        }
        8 => {
            let a0 = input.number() as smarch_arch_operation;
            // SAFETY: as above.
            see_text(unsafe { smarch_arch_operation_name(a0) }, false);
            true
        }
        9 => {
            let a0 = input.number() as smarch_arch_syntax;
            // SAFETY: as above.
            see_text(unsafe { smarch_arch_syntax_tool(a0) }, false);
            true
        }
        10 => {
            let a0 = input.number() as smarch_arch_syntax;
            // SAFETY: as above.
            see_text(unsafe { smarch_arch_syntax_example(a0) }, false);
            true
        }
        11 => {
            let a0 = input.number() as smarch_arch_syntax;
            // SAFETY: as above.
            let _ = unsafe { smarch_arch_syntax_evidence(a0) };
            true
        }
        12 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_operations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        13 => {
            let a0 = input.number() as smarch_cicc_scope;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_cicc_scope_ptx(a0, a1) }, false);
            true
        }
        14 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Structure::<smarch_cicc_atomic>::new(input, &[], None);
            let mut a3 = Output::<smarch_cicc_lowering>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_atomic_lower(a0, a1, a2.pointer(), a3.pointer()) });
            a3.check(status);
            status == 0
        }
        15 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_diagnostics(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        16 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_constructs(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        17 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_construct_cases(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        18 => {
            let a0 = input.number() as smarch_cicc_standard;
            // SAFETY: as above.
            see_text(unsafe { smarch_cicc_standard_name(a0) }, false);
            true
        }
        19 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_cicc_standard>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_standard_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        20 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_printed_number(a0) };
            true
        }
        21 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_diagnostic_info_find(a0) };
            true
        }
        22 => {
            let a0 = input.number() as smarch_cicc_diagnostic;
            let mut a1 = Buffer::<core::ffi::c_char>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_diagnostic_write(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        23 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_cicc_construct>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_construct_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        24 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_cicc_construct;
            let mut a3 = Structure::<smarch_cicc_front_end>::new(input, &[], None);
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_compiles(a0, a1, a2, a3.pointer()) };
            true
        }
        25 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_cicc_construct;
            let mut a3 = Structure::<smarch_cicc_front_end>::new(input, &[], None);
            // SAFETY: as above.
            let _ = unsafe { smarch_cicc_compiles_why(a0, a1, a2, a3.pointer()) };
            true
        }
        26 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_cicc_construct;
            let mut a3 = Structure::<smarch_cicc_front_end>::new(input, &[], None);
            let mut a4 = Buffer::<smarch_cicc_diagnostic>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_construct_diagnostics(a0, a1, a2, a3.pointer(), a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        27 => {
            let a0 = input.toolkit();
            let a1 = input.text();
            let a2 = a1.len();
            let mut a3 = Buffer::<core::ffi::c_char>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cicc_refusal(a0, a1.as_ptr().cast(), a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        28 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_fatbin_entry>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_fatbin_entries(a0.as_ptr(), a1, a2.pointer(), a3, &raw mut a4, &raw mut a5) });
            a2.check(status, a4);
            status == 0
        }
        29 => {
            let a0 = input.number() as smarch_fatbin_entry_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_fatbin_entry_kind_name(a0) }, false);
            true
        }
        30 => {
            let a0 = input.number() as smarch_fatbin_compression;
            // SAFETY: as above.
            see_text(unsafe { smarch_fatbin_compression_name(a0) }, false);
            true
        }
        31 => {
            let a0 = input.number() as smarch_fatbin_place;
            // SAFETY: as above.
            see_text(unsafe { smarch_fatbin_place_name(a0) }, false);
            true
        }
        32 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_file_kind>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_file_identify(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        33 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_archive_member>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_archive_members(a0.as_ptr(), a1, a2.pointer(), a3, &raw mut a4, &raw mut a5) });
            a2.check(status, a4);
            status == 0
        }
        34 => {
            let a0 = input.number() as smarch_file_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_file_kind_name(a0) }, false);
            true
        }
        35 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_cubin>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cubin_identify(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        36 => {
            let a0 = input.number() as smarch_cubin_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_kind_name(a0) }, false);
            true
        }
        37 => {
            let a0 = input.number() as smarch_cubin_layout;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_layout_name(a0) }, false);
            true
        }
        38 => {
            let a0 = input.number() as smarch_cubin_debug_info;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_debug_info_name(a0) }, false);
            true
        }
        39 => {
            let a0 = input.number() as smarch_cubin_texture_mode;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_texture_mode_name(a0) }, false);
            true
        }
        40 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_cubin_kernel>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cubin_kernels(a0.as_ptr(), a1, a2.pointer(), a3, &raw mut a4, &raw mut a5) });
            a2.check_in_place(status, a4);
            status == 0
        }
        41 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_cubin_memory>::new();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cubin_file_memory(a0.as_ptr(), a1, a2.pointer(), &raw mut a3) });
            a2.check(status);
            status == 0
        }
        42 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cubin_check(a0.as_ptr(), a1, &raw mut a2) });
            status == 0
        }
        43 => {
            let a0 = input.number() as smarch_cubin_function_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_function_kind_name(a0) }, false);
            true
        }
        44 => {
            let a0 = input.number() as smarch_cubin_attribute;
            // SAFETY: as above.
            see_text(unsafe { smarch_cubin_attribute_name(a0) }, false);
            true
        }
        45 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_ptx>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_identify(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        46 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_text>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_entries(a0.as_ptr().cast(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        47 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Structure::of_file(&a0);
            let mut a3 = Output::<usize>::new();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_fatbin_unpacked_size(a0.as_ptr(), a1, a2.pointer(), a3.pointer(), &raw mut a4) });
            a3.check(status);
            status == 0
        }
        48 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Structure::of_file(&a0);
            let mut a3 = input.workspace();
            let a4 = a3.len();
            let mut a5 = Buffer::<u8>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_fatbin_unpack(a0.as_ptr(), a1, a2.pointer(), a3.as_mut_ptr().cast(), a4, a5.pointer(), a6, &raw mut a7, &raw mut a8) });
            a5.check_worked(status, a7);
            status == 0
        }
        49 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Structure::of_file(&a0);
            let a3 = DECODER;
            let a4 = core::ptr::null_mut();
            let mut a5 = Buffer::<u8>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_fatbin_unpack_with(a0.as_ptr(), a1, a2.pointer(), a3, a4, a5.pointer(), a6, &raw mut a7, &raw mut a8) });
            a5.check_worked(status, a7);
            status == 0
        }
        50 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_devices(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        51 => {
            let a0 = input.number() as smarch_device_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_device_kind_name(a0) }, false);
            true
        }
        52 => {
            let a0 = input.number() as smarch_device_source;
            // SAFETY: as above.
            see_text(unsafe { smarch_device_source_name(a0) }, false);
            true
        }
        53 => {
            let a0 = input.text();
            let a1 = a0.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_device_find(a0.as_ptr().cast(), a1) };
            true
        }
        54 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Buffer::<u32>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_device_candidates(a0.as_ptr().cast(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        55 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_arch_flags(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        56 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_variants(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        57 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_ptx_ranges(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        58 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_pipeline_stages(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        59 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_evidence_items(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        60 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_places(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        61 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_string_references(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        62 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_facts(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        63 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_cicc_translation>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_translation_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        64 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_documented_cicc_component;
            let mut a2 = Buffer::<core::ffi::c_char>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_component_flag(a0, a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        65 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_ptx_version(a0) };
            true
        }
        66 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<smarch_documented_cicc_codegen>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_codegen_compute(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        67 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_tensor_path(a0) };
            true
        }
        68 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_legal_tensor_path(a0, a1) };
            true
        }
        69 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_documented_cicc_emit_path;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_emit_path_legal(a0, a1, a2) };
            true
        }
        70 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_documented_cicc_emit_path;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_emit_path_legal_why(a0, a1, a2) };
            true
        }
        71 => {
            let a0 = input.number() as smarch_documented_cicc_emit_path;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_emit_path_call(a0) }, false);
            true
        }
        72 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_overlap_remark(a0) }, false);
            true
        }
        73 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_divergences(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        74 => {
            let mut a0 = Structure::<smarch_documented_cicc_inputs>::new(input, &[], None);
            let mut a1 = Output::<smarch_documented_cicc_configuration>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_configure(a0.pointer(), a1.pointer()) });
            a1.check(status);
            status == 0
        }
        75 => {
            let mut a0 = Structure::<smarch_documented_cicc_inputs>::new(input, &[], None);
            let a1 = input.number() as smarch_documented_cicc_stage;
            let mut a2 = Output::<smarch_documented_cicc_configuration>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_configure_until(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        76 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_flags(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        77 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_rules(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        78 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_stages(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        79 => {
            let a0 = input.number() as smarch_documented_cicc_guard;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_guard_name(a0) }, false);
            true
        }
        80 => {
            let a0 = input.number() as smarch_documented_cicc_priority;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_priority_name(a0) }, false);
            true
        }
        81 => {
            let a0 = input.number() as usize;
            let mut a1 = Buffer::<core::ffi::c_char>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_rule_write(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        82 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_cicc_flag>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_flag_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        83 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_cicc_guard>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_guard_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        84 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_gate_locations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        85 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_gate_diagnostics(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        86 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_pre_hopper_features(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        87 => {
            let a0 = input.number() as u32;
            let mut a1 = Buffer::<smarch_documented_cicc_effect>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_gate_effects(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        88 => {
            let a0 = input.number() as u32;
            let mut a1 = Structure::<smarch_cicc_atomic>::new(input, &[], None);
            let mut a2 = Output::<smarch_documented_cicc_atomic_lowering>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_atomic_lower(a0, a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        89 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_hopper_intrinsics(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        90 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_branches(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        91 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_features(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        92 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_hopper_refusal(a0, a1) }, false);
            true
        }
        93 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_branch_refusal(a0, a1) }, false);
            true
        }
        94 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_is_hmma(a0) };
            true
        }
        95 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_cicc_bulk_copy_match>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_bulk_copy_search(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        96 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_feature_bits(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        97 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_matrix_rows(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        98 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_tensor_columns(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        99 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<smarch_documented_cicc_sm_tensor_column>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_sm_tensor_column_compute(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        100 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<smarch_documented_cicc_sm_features>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_sm_features_compute(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        101 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_cicc_sm_features>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_sm_features_read(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        102 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_features_pseudocode(a0) };
            true
        }
        103 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_documented_cicc_sm_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_feature_legal(a0, a1, a2) };
            true
        }
        104 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_documented_cicc_sm_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_sm_feature_legal_why(a0, a1, a2) };
            true
        }
        105 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_address_spaces(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        106 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_triple_patterns(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        107 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_address_space_of(a0) };
            true
        }
        108 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_documented_cicc_access;
            let a2 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_access_allowed(a0, a1, a2) };
            true
        }
        109 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_cast_allowed(a0, a1) };
            true
        }
        110 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_has_tmem(a0) };
            true
        }
        111 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_type_word_pack(a0, a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        112 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_type_word_space(a0) };
            true
        }
        113 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_type_word_flags(a0) };
            true
        }
        114 => {
            let a0 = input.number() as smarch_documented_cicc_mode;
            let a1 = input.text();
            let a2 = a1.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_triple_pattern_find(a0, a1.as_ptr().cast(), a2) };
            true
        }
        115 => {
            let a0 = input.number() as smarch_documented_cicc_mode;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_triple_error_message(a0) }, false);
            true
        }
        116 => {
            let a0 = input.number() as smarch_documented_cicc_layout_error;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_layout_error_message(a0) }, false);
            true
        }
        117 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_opcodes(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        118 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_unsupported_instructions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        119 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_opcode_info_of(a0) };
            true
        }
        120 => {
            let a0 = input.target();
            let mut a1 = Structure::<smarch_documented_cicc_instruction>::new(input, &[], None);
            let mut a2 = Output::<smarch_documented_cicc_check>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_verify(a0, a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        121 => {
            let a0 = input.number() as smarch_documented_cicc_fault;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_cicc_fault_message(a0) }, false);
            true
        }
        122 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_capabilities(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        123 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_absent_names(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        124 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_defaults(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        125 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_variables(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        126 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_cicc_thresholds(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        127 => {
            let a0 = input.target();
            let mut a1 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_encode_sm(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        128 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_decode_sm(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        129 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            let a2 = input.number() as u32;
            let mut a3 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_cicc_encode_gcc(a0, a1, a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        130 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_documents(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        131 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_errata(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        132 => {
            let a0 = input.text();
            let a1 = a0.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_erratum_find(a0.as_ptr().cast(), a1) };
            true
        }
        133 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_architectures(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        134 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_rodata_strings(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        135 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_dispatch_slots(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        136 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_encoding_functions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        137 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_shared_components(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        138 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_backend_functions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        139 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_architecture_of(a0) };
            true
        }
        140 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_encoding_function_of(a0) };
            true
        }
        141 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_claims(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        142 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_observations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        143 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_remappings(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        144 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_arch_characters(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        145 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_special_cases(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        146 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_capability_bits(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        147 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_decade_groups(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        148 => {
            let mut a0 = Structure::<smarch_documented_nvlink_finalize_request>::new(input, &[], None);
            let mut a1 = Output::<smarch_documented_nvlink_finalize_code>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_finalize_check(a0.pointer(), a1.pointer()) });
            a1.check(status);
            status == 0
        }
        149 => {
            let mut a0 = Structure::<smarch_documented_nvlink_finalize_request>::new(input, &[], None);
            let mut a1 = Output::<smarch_documented_nvlink_finalization>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_finalize_decide(a0.pointer(), a1.pointer()) });
            a1.check(status);
            status == 0
        }
        150 => {
            let mut a0 = Structure::<smarch_documented_nvlink_finalize_request>::new(input, &[], None);
            let mut a1 = Buffer::<smarch_documented_nvlink_finalize_step_result>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_finalize_steps(a0.pointer(), a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        151 => {
            let mut a0 = Structure::<smarch_cubin>::new(input, &[], None);
            let a1 = input.number() as u32;
            let mut a2 = Output::<smarch_documented_nvlink_finalize_request>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_finalize_request_of_cubin(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        152 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            let mut a2 = Output::<smarch_documented_nvlink_finalization>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_arch_match(a0, a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        153 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_finalize_rules(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        154 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u64;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_is_capable(a0, a1) };
            true
        }
        155 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_remapped(a0) };
            true
        }
        156 => {
            let a0 = input.number() as smarch_documented_nvlink_finalize_code;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_nvlink_finalize_code_name(a0) }, false);
            true
        }
        157 => {
            let a0 = input.number() as smarch_documented_nvlink_finalize_step;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_nvlink_finalize_step_name(a0) }, false);
            true
        }
        158 => {
            let a0 = input.number() as smarch_documented_nvlink_finalize_outcome;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_nvlink_finalize_outcome_name(a0) }, false);
            true
        }
        159 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_nvlink_codegen_settings>::new();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_nvlink_codegen_settings_parse(a0.as_ptr().cast(), a1, a2.pointer(), &raw mut a3) });
            a2.check(status);
            status == 0
        }
        160 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_nvlink_codegen_options(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        161 => {
            let a0 = input.number() as smarch_documented_nvlink_lds128;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_nvlink_lds128_name(a0) }, false);
            true
        }
        162 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_dispatch_maps(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        163 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_handler_sets(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        164 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_handlers(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        165 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_sharing_groups(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        166 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_handler_set_of(a0) };
            true
        }
        167 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_handler_of_address(a0) };
            true
        }
        168 => {
            let a0 = input.number() as smarch_documented_ptxas_map;
            let a1 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_handler_find(a0, a1) };
            true
        }
        169 => {
            let a0 = input.number() as smarch_documented_ptxas_map;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_ptxas_map_name(a0) }, false);
            true
        }
        170 => {
            let a0 = input.target();
            let mut a1 = Output::<smarch_documented_ptxas_factory>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_ptxas_factory_for_target(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        171 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_ptxas_factory_encode(a0, a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        172 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_generation_number(a0) };
            true
        }
        173 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_variant(a0) };
            true
        }
        174 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_has_fma_combining(a0) };
            true
        }
        175 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_labels(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        176 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_generations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        177 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_diagnostic_strings(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        178 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_generations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        179 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_sm_versions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        180 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_generation_of(a0) };
            true
        }
        181 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_factory_generation_of(a0) };
            true
        }
        182 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_geometries(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        183 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_geometry_columns(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        184 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_universal_constants(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        185 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_shared_memory_limits(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        186 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_register_allocations(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        187 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_geometry_of(a0) };
            true
        }
        188 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_register_allocation_of(a0) };
            true
        }
        189 => {
            let a0 = input.target();
            let a1 = input.number() as u32;
            let a2 = input.number() as u32;
            let a3 = input.number() as smarch_documented_ptxas_occupancy_formula;
            let mut a4 = Output::<smarch_documented_ptxas_occupancy>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_ptxas_occupancy_compute(a0, a1, a2, a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        190 => {
            let a0 = input.number() as smarch_documented_ptxas_occupancy_formula;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_ptxas_occupancy_formula_name(a0) }, false);
            true
        }
        191 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_validation_tables(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        192 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_name_groups(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        193 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_suffix_meanings(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        194 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_compile_rules(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        195 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_subvariants(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        196 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_validation_table_of(a0) };
            true
        }
        197 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_name_group_find(a0) };
            true
        }
        198 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_validation_entry_find(a0, a1) };
            true
        }
        199 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_is_sm82_opcode(a0) };
            true
        }
        200 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_documented_ptxas_validation_record>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_ptxas_validation_records_read(a0.as_ptr(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        201 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_validation_table_find(a0.as_ptr(), a1) };
            true
        }
        202 => {
            let a0 = input.target();
            let mut a1 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let mut a2 = Output::<smarch_profile>::new();
            let mut a3 = Output::<smarch_profile_mask>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_build(a0, a1.pointer(), a2.pointer(), a3.pointer()) });
            a2.check(status);
            a3.check(status);
            status == 0
        }
        203 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let a1 = input.number() as smarch_profile_step;
            let a2 = input.target();
            let mut a3 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let mut a4 = Structure::<smarch_profile_mask>::new(input, &[], None);
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_apply(a0.pointer(), a1, a2, a3.pointer(), a4.pointer()) });
            status == 0
        }
        204 => {
            let a0 = input.number() as smarch_profile_step;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_step_name(a0) }, false);
            true
        }
        205 => {
            let a0 = input.number() as smarch_profile_stored;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_stored_name(a0) }, false);
            true
        }
        206 => {
            let a0 = input.number() as smarch_profile_step;
            let a1 = input.target();
            let mut a2 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let mut a3 = Buffer::<smarch_profile_store>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_stores(a0, a1, a2.pointer(), a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        207 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_profile>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_read(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        208 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let a1 = input.number() as usize;
            let mut a2 = Output::<u64>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_get(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        209 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let a1 = input.number() as usize;
            let a2 = input.number() as u64;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_set(a0.pointer(), a1, a2) });
            status == 0
        }
        210 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a1 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let a2 = input.number() as usize;
            let mut a3 = Output::<smarch_profile_value>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_field_value(a0.pointer(), a1.pointer(), a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        211 => {
            let a0 = input.number() as smarch_profile_comparison;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_comparison_name(a0) }, false);
            true
        }
        212 => {
            let a0 = input.number() as smarch_profile_moment;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_moment_name(a0) }, false);
            true
        }
        213 => {
            let a0 = input.number() as smarch_profile_condition;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_condition_name(a0) }, false);
            true
        }
        214 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a1 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let mut a2 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a3 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let mut a4 = Buffer::<smarch_profile_difference>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_diff(a0.pointer(), a1.pointer(), a2.pointer(), a3.pointer(), a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        215 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a1 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let a2 = input.target();
            let mut a3 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let a4 = input.number() as smarch_profile_moment;
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_check(a0.pointer(), a1.pointer(), a2, a3.pointer(), a4, &raw mut a5) });
            status == 0
        }
        216 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a1 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let a2 = input.target();
            let mut a3 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let a4 = input.number() as smarch_profile_moment;
            let mut a5 = Buffer::<smarch_profile_difference>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_contradictions(a0.pointer(), a1.pointer(), a2, a3.pointer(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        217 => {
            let mut a0 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a1 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let a2 = input.target();
            let mut a3 = Structure::<smarch_profile_inputs>::new(input, &[(64, 8)], None);
            let mut a4 = Output::<smarch_profile_conditions>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_conditions_fitting(a0.pointer(), a1.pointer(), a2, a3.pointer(), a4.pointer()) });
            a4.check(status);
            status == 0
        }
        218 => {
            let a0 = input.number() as u32;
            let mut a1 = Buffer::<smarch_target>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_targets(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        219 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_fields(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        220 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_regions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        221 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_scheduling_flags(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        222 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_joint_conditions(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        223 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_backend_fields(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        224 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_backend_classes(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        225 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_initializer_fields(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        226 => {
            let a0 = input.number() as usize;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_field_find(a0) };
            true
        }
        227 => {
            let a0 = input.number() as usize;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_region_find(a0) };
            true
        }
        228 => {
            let mut a0 = Structure::<smarch_profile_joint_condition>::new(input, &[(32, 8)], Some(smarch_profile_joint_conditions));
            let mut a1 = Structure::<smarch_profile>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_profile_build(input.target(), core::ptr::null_mut(), out, core::ptr::null_mut()) });
            let mut a2 = Structure::<smarch_profile_mask>::new(input, &[], None);
            let mut a3 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_joint_condition_holds(a0.pointer(), a1.pointer(), a2.pointer(), a3.pointer()) });
            a3.check(status);
            status == 0
        }
        229 => {
            let a0 = input.number() as usize;
            let a1 = input.bytes();
            let a2 = a1.len();
            let mut a3 = Output::<u64>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_profile_backend_read(a0, a1.as_ptr(), a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        230 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_backend_class_find(a0) };
            true
        }
        231 => {
            let a0 = input.number() as smarch_profile_setter;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_setter_name(a0) }, false);
            true
        }
        232 => {
            let a0 = input.number() as smarch_profile_fill;
            // SAFETY: as above.
            see_text(unsafe { smarch_profile_fill_name(a0) }, false);
            true
        }
        233 => {
            let a0 = input.number() as u8;
            // SAFETY: as above.
            let _ = unsafe { smarch_profile_scheduling_flags_reset(a0) };
            true
        }
        234 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_family_assignments(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        235 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_registered_profiles(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        236 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_profile_layers(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        237 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_deep_dives(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        238 => {
            let a0 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_ptxas_registered_profile_of(a0) };
            true
        }
        239 => {
            let a0 = input.number() as smarch_documented_ptxas_page;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_ptxas_page_name(a0) }, false);
            true
        }
        240 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<smarch_scheduler>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_scheduler_for_factory(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        241 => {
            let a0 = input.target();
            let mut a1 = Output::<smarch_scheduler>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_scheduler_for_target(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        242 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_scheduler>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_scheduler_read(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        243 => {
            let mut a0 = Structure::<smarch_scheduler>::new(input, &[], None);
            let mut a1 = Buffer::<u8>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_scheduler_write(a0.pointer(), a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        244 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_scheduler_rows(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        245 => {
            let a0 = input.number() as u32;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_scheduler_row_find(a0, a1) };
            true
        }
        246 => {
            let a0 = input.bytes();
            let a1 = a0.len();
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_code_object_read(a0.as_ptr(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        247 => {
            let a0 = input.number() as u32;
            let mut a1 = Buffer::<u8>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_code_object_write(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        248 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_code_object_version(a0) };
            true
        }
        249 => {
            let a0 = input.number() as smarch_documented_binary;
            let mut a1 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbols(a0, &raw mut a1) };
            assert!(a1 < 100_000);
            true
        }
        250 => {
            let a0 = input.number() as smarch_documented_binary;
            let a1 = input.text();
            let a2 = a1.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbol_find(a0, a1.as_ptr().cast(), a2) };
            true
        }
        251 => {
            let a0 = input.number() as smarch_documented_binary;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbol_of_start(a0, a1) };
            true
        }
        252 => {
            let a0 = input.number() as smarch_documented_binary;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbol_of_address(a0, a1) };
            true
        }
        253 => {
            let a0 = input.number() as smarch_documented_binary;
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbol_range_of_address(a0, a1) };
            true
        }
        254 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_symbol_ranges(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        255 => {
            let a0 = input.number() as smarch_documented_binary;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_binary_name(a0) }, false);
            true
        }
        256 => {
            let a0 = input.number() as smarch_documented_symbol_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_symbol_kind_name(a0) }, false);
            true
        }
        257 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_cpus(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        258 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_features(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        259 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_probes(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        260 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_struct_fields(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        261 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_cpu_of(a0) };
            true
        }
        262 => {
            let a0 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_cpu_find(a0) };
            true
        }
        263 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_documented_tileiras_feature_index>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_feature_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        264 => {
            let a0 = input.number() as smarch_documented_tileiras_problem_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_problem_message(a0) }, false);
            true
        }
        265 => {
            let a0 = input.number() as smarch_documented_tileiras_feature_group;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_feature_group_name(a0) }, false);
            true
        }
        266 => {
            let a0 = input.number() as smarch_documented_tileiras_level_source;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_level_source_name(a0) }, false);
            true
        }
        267 => {
            let a0 = input.number() as smarch_documented_tileiras_selection;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_selection_name(a0) }, false);
            true
        }
        268 => {
            let a0 = input.number() as smarch_documented_tileiras_tensor_memory;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_tensor_memory_name(a0) }, false);
            true
        }
        269 => {
            let a0 = input.number() as smarch_documented_tileiras_tensor_path;
            // SAFETY: as above.
            see_text(unsafe { smarch_documented_tileiras_tensor_path_name(a0) }, false);
            true
        }
        270 => {
            let a0 = input.text();
            let a1 = a0.len();
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Output::<smarch_documented_tileiras_subtarget>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_subtarget_parse(a0.as_ptr().cast(), a1, a2.as_ptr().cast(), a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        271 => {
            let a0 = input.text();
            let a1 = a0.len();
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Output::<smarch_documented_tileiras_problem>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_subtarget_check(a0.as_ptr().cast(), a1, a2.as_ptr().cast(), a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        272 => {
            let a0 = input.text();
            let a1 = a0.len();
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Output::<smarch_documented_tileiras_subtarget>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_lenient_subtarget_parse(a0.as_ptr().cast(), a1, a2.as_ptr().cast(), a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        273 => {
            let a0 = input.text();
            let a1 = a0.len();
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Output::<smarch_documented_tileiras_subtarget>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_symmetric_subtarget_parse(a0.as_ptr().cast(), a1, a2.as_ptr().cast(), a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        274 => {
            let a0 = input.text();
            let a1 = a0.len();
            let a2 = input.text();
            let a3 = a2.len();
            let a4 = input.text();
            let a5 = a4.len();
            let a6 = input.text();
            let a7 = a6.len();
            let mut a8 = Output::<smarch_documented_tileiras_state>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_documented_tileiras_state_parse(a0.as_ptr().cast(), a1, a2.as_ptr().cast(), a3, a4.as_ptr().cast(), a5, a6.as_ptr().cast(), a7, a8.pointer()) });
            a8.check(status);
            status == 0
        }
        275 => {
            let mut a0 = Structure::<smarch_documented_tileiras_subtarget>::new(input, &[], None);
            let a1 = input.number() as smarch_documented_tileiras_feature_index;
            // SAFETY: as above.
            let _ = unsafe { smarch_documented_tileiras_subtarget_has_feature(a0.pointer(), a1) };
            true
        }
        276 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_geometry_of(a0) };
            true
        }
        277 => {
            let a0 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_geometry_find(a0) };
            true
        }
        278 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_geometries(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        279 => {
            let a0 = input.number() as smarch_smem_split;
            // SAFETY: as above.
            see_text(unsafe { smarch_smem_split_name(a0) }, false);
            true
        }
        280 => {
            let a0 = input.number() as smarch_geometry_source;
            // SAFETY: as above.
            see_text(unsafe { smarch_geometry_source_name(a0) }, false);
            true
        }
        281 => {
            let a0 = input.number() as smarch_ignored_bounds;
            // SAFETY: as above.
            see_text(unsafe { smarch_ignored_bounds_name(a0) }, false);
            true
        }
        282 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Buffer::<u32>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_carveouts(a0.pointer(), a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        283 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_carveout_for(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        284 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_carveout_for_percent(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        285 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_smem_allocated(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        286 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_static_smem_max(a0, a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        287 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_registers_per_warp(a0.pointer(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        288 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let a2 = input.number() as u32;
            let mut a3 = Output::<smarch_launch_registers>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_registers_for_launch_bounds(a0.pointer(), a1, a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        289 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let a2 = input.number() as u32;
            let a3 = input.number() as u32;
            let mut a4 = Output::<u64>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_clusters_upper_bound(a0.pointer(), a1, a2, a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        290 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let a1 = input.number() as u32;
            let a2 = input.number() as u32;
            let a3 = input.number() as u32;
            let a4 = input.number() as u64;
            let mut a5 = Output::<smarch_waves>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_geometry_waves(a0.pointer(), a1, a2, a3, a4, a5.pointer()) });
            a5.check(status);
            status == 0
        }
        291 => {
            let a0 = input.number() as smarch_cache_preference;
            // SAFETY: as above.
            see_text(unsafe { smarch_cache_preference_name(a0) }, false);
            true
        }
        292 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let mut a2 = Output::<smarch_occupancy>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_compute(a0.pointer(), a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        293 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let mut a2 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_blocks(a0.pointer(), a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        294 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let mut a2 = Output::<smarch_best_block>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_best_block(a0.pointer(), a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        295 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let a2 = Some(callback as unsafe extern "C" fn(u32, *mut c_void) -> u64);
            let a3 = core::ptr::null_mut();
            let mut a4 = Output::<smarch_best_block>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_best_block_with(a0.pointer(), a1.pointer(), a2, a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        296 => {
            let a0 = smarch_best_block { block_size: input.number() as u32, blocks: input.number() as u32 };
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_best_block_min_grid(a0, a1) };
            true
        }
        297 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let a2 = input.number() as u32;
            let mut a3 = Output::<u32>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_available_dynamic_smem(a0.pointer(), a1.pointer(), a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        298 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let mut a2 = Output::<smarch_next_step>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_next_step(a0.pointer(), a1.pointer(), a2.pointer()) });
            a2.check(status);
            status == 0
        }
        299 => {
            let mut a0 = Structure::<smarch_geometry>::new(input, &[], Some(smarch_geometries));
            let mut a1 = Structure::<smarch_kernel>::new(input, &[], None);
            let a2 = input.number() as smarch_axis;
            let a3 = input.number() as u32;
            let mut a4 = Buffer::<smarch_curve_point>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_occupancy_curve(a0.pointer(), a1.pointer(), a2, a3, a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        300 => {
            let a0 = input.number() as smarch_llvm_release;
            let a1 = input.text();
            let a2 = a1.len();
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Output::<smarch_llc_output>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_llc_run(a0, a1.as_ptr().cast(), a2, a3.as_ptr().cast(), a4, a5.pointer()) });
            a5.check(status);
            status == 0
        }
        301 => {
            let a0 = input.number() as smarch_llvm_release;
            let a1 = input.text();
            let a2 = a1.len();
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Buffer::<core::ffi::c_char>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_llc_messages(a0, a1.as_ptr().cast(), a2, a3.as_ptr().cast(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        302 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Buffer::<core::ffi::c_char>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_llvm_feature_string(a0.as_ptr().cast(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        303 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_llvm_predicates(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        304 => {
            let a0 = input.text();
            let a1 = a0.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_llvm_predicate_find(a0.as_ptr().cast(), a1) };
            true
        }
        305 => {
            let a0 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a1 = input.target();
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Output::<bool>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_llvm_predicate_evaluate(a0, a1, a2.as_ptr().cast(), a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        306 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_llvm_full_sm_version(a0) };
            true
        }
        307 => {
            let a0 = input.number() as smarch_nvvm_construct;
            // SAFETY: as above.
            see_text(unsafe { smarch_nvvm_construct_name(a0) }, false);
            true
        }
        308 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.number() as smarch_nvvm_construct;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts(a0, a1, a2, a3) };
            true
        }
        309 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.number() as smarch_nvvm_construct;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts_why(a0, a1, a2, a3) };
            true
        }
        310 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_access;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_verify_access(a0, a1, a2, a3) };
            true
        }
        311 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_access;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_verify_access_why(a0, a1, a2, a3) };
            true
        }
        312 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_access;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_nvvm_access_message(a0, a1, a2, a3) }, false);
            true
        }
        313 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as u32;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_verify_cast(a0, a1, a2, a3) };
            true
        }
        314 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as u32;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_verify_cast_why(a0, a1, a2, a3) };
            true
        }
        315 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts_triple(a0, a1, a2, a3.as_ptr().cast(), a4) };
            true
        }
        316 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts_triple_why(a0, a1, a2, a3.as_ptr().cast(), a4) };
            true
        }
        317 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Buffer::<core::ffi::c_char>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvvm_triple_message(a0, a1, a2, a3.as_ptr().cast(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        318 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts_layout(a0, a1, a2, a3.as_ptr().cast(), a4) };
            true
        }
        319 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_accepts_layout_why(a0, a1, a2, a3.as_ptr().cast(), a4) };
            true
        }
        320 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Output::<smarch_nvvm_layout>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvvm_layout_check(a0, a1, a2, a3.as_ptr().cast(), a4, a5.pointer()) });
            a5.check(status);
            status == 0
        }
        321 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Buffer::<core::ffi::c_char>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvvm_layout_message(a0, a1, a2, a3.as_ptr().cast(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        322 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_pointer_width(a0, a1, a2, a3) };
            true
        }
        323 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_nvvm_pointer_width_why(a0, a1, a2, a3) };
            true
        }
        324 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.number() as smarch_nvvm_phase;
            let a3 = input.number() as u32;
            // SAFETY: as above.
            see_text(unsafe { smarch_nvvm_example_layout(a0, a1, a2, a3) }, false);
            true
        }
        325 => {
            let a0 = input.toolkit();
            let a1 = input.text();
            let a2 = a1.len();
            let mut a3 = Buffer::<core::ffi::c_char>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvvm_refusal(a0, a1.as_ptr().cast(), a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        326 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_families(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        327 => {
            let a0 = input.number() as u16;
            // SAFETY: as above.
            see_text(unsafe { smarch_ptx_word_name(a0) }, false);
            true
        }
        328 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_ptx_form>::new();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_parse(a0.as_ptr().cast(), a1, a2.pointer(), &raw mut a3) });
            a2.check(status);
            status == 0
        }
        329 => {
            let a0 = input.number() as u32;
            let mut a1 = Output::<smarch_ptx_form>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_first(a0, a1.pointer()) });
            a1.check(status);
            status == 0
        }
        330 => {
            let mut a0 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_next(a0.pointer()) });
            status == 0
        }
        331 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let mut a3 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_form_supports(a0, a1, a2, a3.pointer()) };
            true
        }
        332 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let mut a3 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_form_supports_why(a0, a1, a2, a3.pointer()) };
            true
        }
        333 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let mut a3 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            let mut a4 = Buffer::<core::ffi::c_char>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_message(a0, a1, a2, a3.pointer(), a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        334 => {
            let mut a0 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            let mut a1 = Buffer::<core::ffi::c_char>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_write(a0.pointer(), a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        335 => {
            let mut a0 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_form_word(a0.pointer(), a1) };
            true
        }
        336 => {
            let a0 = input.toolkit();
            let mut a1 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_form_since(a0, a1.pointer()) };
            true
        }
        337 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_form_since_on(a0, a1, a2.pointer()) };
            true
        }
        338 => {
            let a0 = input.toolkit();
            let mut a1 = Structure::<smarch_ptx_form>::new(input, &[], None).or_made(input, |input, out| unsafe { smarch_ptx_form_first(input.number() as u32, out) });
            let mut a2 = Buffer::<smarch_target>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_form_targets(a0, a1.pointer(), a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        339 => {
            let a0 = input.number() as smarch_ptx_item_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_ptx_item_kind_name(a0) }, false);
            true
        }
        340 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_ptx_item>::new();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_item_first(a0.as_ptr().cast(), a1, a2.pointer(), &raw mut a3) });
            a2.check(status);
            status == 0
        }
        341 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Structure::<smarch_ptx_item>::new(input, &[(16, 8)], None);
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_item_next(a0.as_ptr().cast(), a1, a2.pointer(), &raw mut a3) });
            status == 0
        }
        342 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_ptx_needs>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_requirements(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check_in_place(status);
            status == 0
        }
        343 => {
            let mut a0 = Structure::<smarch_ptx_needs>::new(input, &[], None);
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_needs_since(a0.pointer()) };
            true
        }
        344 => {
            let mut a0 = Structure::<smarch_ptx_needs>::new(input, &[], None);
            let a1 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_needs_since_on(a0.pointer(), a1) };
            true
        }
        345 => {
            let a0 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let mut a1 = Structure::<smarch_ptx_needs>::new(input, &[], None);
            let mut a2 = Buffer::<smarch_target>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_needs_targets(a0, a1.pointer(), a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        346 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.text();
            let a3 = a2.len();
            let a4 = input.target();
            let a5 = input.target();
            let mut a6 = Buffer::<smarch_ptx_finding>::new(input);
            let a7 = a6.capacity();
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_check(a0, a1, a2.as_ptr().cast(), a3, a4, a5, a6.pointer(), a7, &raw mut a8) });
            a6.check(status, a8);
            status == 0
        }
        347 => {
            let mut a0 = Structure::<smarch_ptx_finding>::new(input, &[(16, 8)], None);
            let mut a1 = Buffer::<core::ffi::c_char>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_finding_message(a0.pointer(), a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        348 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_covers(a0, a1.as_ptr(), a2, a3) };
            true
        }
        349 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_covers_why(a0, a1.as_ptr(), a2, a3) };
            true
        }
        350 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.numbers();
            let a4 = a3.len();
            let mut a5 = Buffer::<usize>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_minimize(a0, a1.as_ptr(), a2, a3.as_ptr(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        351 => {
            let a0 = input.number() as smarch_advice_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_advice_kind_name(a0) }, false);
            true
        }
        352 => {
            let a0 = input.toolkit();
            let a1 = input.driver();
            let a2 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a3 = a2.len();
            let a4 = input.numbers();
            let a5 = a4.len();
            let mut a6 = Buffer::<smarch_advice>::new(input);
            let a7 = a6.capacity();
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_advise(a0, a1, a2.as_ptr(), a3, a4.as_ptr(), a5, a6.pointer(), a7, &raw mut a8) });
            a6.check(status, a8);
            status == 0
        }
        353 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_ptxas_compiles(a0, a1, a2) };
            true
        }
        354 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_ptxas_compiles_why(a0, a1, a2) };
            true
        }
        355 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_ptxas_compiles_name(a0, a1, a2) };
            true
        }
        356 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_ptxas_compiles_name_why(a0, a1, a2) };
            true
        }
        357 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            let mut a3 = Buffer::<core::ffi::c_char>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_message(a0, a1, a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        358 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Buffer::<smarch_target>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_gpus(a0, a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        359 => {
            let a0 = input.toolkit();
            let a1 = input.targets();
            let a2 = a1.len();
            let mut a3 = Output::<smarch_target>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_most_specific(a0, a1.as_ptr(), a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        360 => {
            let a0 = input.driver();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_supports(a0, a1) };
            true
        }
        361 => {
            let a0 = input.driver();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_supports_why(a0, a1) };
            true
        }
        362 => {
            let a0 = input.driver();
            let a1 = input.toolkit();
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_starts(a0, a1) };
            true
        }
        363 => {
            let a0 = input.driver();
            let a1 = input.toolkit();
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_starts_why(a0, a1) };
            true
        }
        364 => {
            let a0 = input.toolkit();
            // SAFETY: as above.
            let _ = unsafe { smarch_toolkit_lowest_driver(a0) };
            true
        }
        365 => {
            let a0 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_device_oldest_driver(a0) };
            true
        }
        366 => {
            let a0 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_device_newest_driver(a0) };
            true
        }
        367 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_cc;
            let a2 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_toolkit_best_target(a0, a1, a2) };
            true
        }
        368 => {
            let a0 = input.number() as smarch_change_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_change_kind_name(a0) }, false);
            true
        }
        369 => {
            let a0 = input.toolkit();
            let a1 = input.toolkit();
            let mut a2 = Buffer::<smarch_toolkit_change>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_toolkit_changes(a0, a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        370 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_features(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        371 => {
            let a0 = input.number() as smarch_isa_group;
            // SAFETY: as above.
            see_text(unsafe { smarch_isa_group_name(a0) }, false);
            true
        }
        372 => {
            let a0 = input.number() as smarch_isa_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_feature_info_of(a0) };
            true
        }
        373 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_isa_feature>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_feature_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        374 => {
            let a0 = input.number() as smarch_isa_feature;
            let mut a1 = Buffer::<smarch_ptx_form>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_feature_forms(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        375 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_isa_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_supports(a0, a1, a2, a3) };
            true
        }
        376 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_isa_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_supports_why(a0, a1, a2, a3) };
            true
        }
        377 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_isa_feature;
            let mut a4 = Buffer::<core::ffi::c_char>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_message(a0, a1, a2, a3, a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        378 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_isa_feature;
            let mut a4 = Buffer::<core::ffi::c_char>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_advisory(a0, a1, a2, a3, a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        379 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let mut a3 = Buffer::<smarch_isa_feature>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_target_features(a0, a1, a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        380 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.target();
            let mut a4 = Buffer::<smarch_isa_feature>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_difference(a0, a1, a2, a3, a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        381 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_isa_feature;
            let mut a2 = Buffer::<smarch_target>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_isa_feature_targets(a0, a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        382 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_isa_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_feature_since(a0, a1) };
            true
        }
        383 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_isa_feature;
            // SAFETY: as above.
            let _ = unsafe { smarch_isa_feature_lowest_base(a0, a1) };
            true
        }
        384 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Output::<smarch_limits>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_limits_compute(a0, a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        385 => {
            let a0 = input.number() as smarch_limit_effect;
            // SAFETY: as above.
            see_text(unsafe { smarch_limit_effect_name(a0) }, false);
            true
        }
        386 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Structure::<smarch_limit_request>::new(input, &[], None);
            let mut a3 = Output::<smarch_limit_effect>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_limit(a0, a1, a2.pointer(), a3.pointer()) });
            a3.check(status);
            status == 0
        }
        387 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Structure::<smarch_limit_request>::new(input, &[], None);
            let a3 = input.text();
            let a4 = a3.len();
            let mut a5 = Buffer::<core::ffi::c_char>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_limit_message(a0, a1, a2.pointer(), a3.as_ptr().cast(), a4, a5.pointer(), a6, &raw mut a7) });
            a5.check(status, a7);
            status == 0
        }
        388 => {
            let a0 = input.toolkit();
            let mut a1 = Buffer::<smarch_version>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_versions(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        389 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_version_suffices(a0, a1, a2) };
            true
        }
        390 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_version_suffices_why(a0, a1, a2) };
            true
        }
        391 => {
            let a0 = input.toolkit();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let mut a3 = Buffer::<core::ffi::c_char>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptx_version_message(a0, a1, a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        392 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links(a0, a1, a2) };
            true
        }
        393 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links_why(a0, a1, a2) };
            true
        }
        394 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links_name(a0, a1, a2) };
            true
        }
        395 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links_name_why(a0, a1, a2) };
            true
        }
        396 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links_lto(a0, a1, a2) };
            true
        }
        397 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvlink_links_lto_why(a0, a1, a2) };
            true
        }
        398 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let a2 = input.truth();
            let mut a3 = Buffer::<smarch_target>::new(input);
            let a4 = a3.capacity();
            let mut a5 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvlink_targets(a0, a1, a2, a3.pointer(), a4, &raw mut a5) });
            a3.check(status, a5);
            status == 0
        }
        399 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_nvlink_message_kind;
            let a2 = input.target();
            let a3 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            let a4 = input.text();
            let a5 = a4.len();
            let mut a6 = Buffer::<core::ffi::c_char>::new(input);
            let a7 = a6.capacity();
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvlink_message(a0, a1, a2, a3, a4.as_ptr().cast(), a5, a6.pointer(), a7, &raw mut a8) });
            a6.check(status, a8);
            status == 0
        }
        400 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_loads(a0, a1) };
            true
        }
        401 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_loads_why(a0, a1) };
            true
        }
        402 => {
            let a0 = input.driver();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_jits(a0, a1, a2, a3) };
            true
        }
        403 => {
            let a0 = input.driver();
            let a1 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            let a2 = input.target();
            let a3 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_jits_why(a0, a1, a2, a3) };
            true
        }
        404 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_fits(a0, a1) };
            true
        }
        405 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_fits_why(a0, a1) };
            true
        }
        406 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_loads_basis(a0, a1) };
            true
        }
        407 => {
            let a0 = input.target();
            let a1 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_ptx_fits_basis(a0, a1) };
            true
        }
        408 => {
            let a0 = input.number() as smarch_load_basis;
            // SAFETY: as above.
            see_text(unsafe { smarch_load_basis_name(a0) }, false);
            true
        }
        409 => {
            let a0 = input.number() as smarch_jit_input;
            // SAFETY: as above.
            see_text(unsafe { smarch_jit_input_name(a0) }, false);
            true
        }
        410 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_jit_input;
            let a2 = input.target();
            let a3 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvjitlink_links(a0, a1, a2, a3) };
            true
        }
        411 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_jit_input;
            let a2 = input.target();
            let a3 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvjitlink_links_why(a0, a1, a2, a3) };
            true
        }
        412 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_jit_input;
            let a2 = input.target();
            let a3 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_nvjitlink_result(a0, a1, a2, a3) };
            true
        }
        413 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_jit_input;
            let a2 = input.target();
            let a3 = input.target();
            let a4 = input.text();
            let a5 = a4.len();
            let mut a6 = Buffer::<core::ffi::c_char>::new(input);
            let a7 = a6.capacity();
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_nvjitlink_message(a0, a1, a2, a3, a4.as_ptr().cast(), a5, a6.pointer(), a7, &raw mut a8) });
            a6.check(status, a8);
            status == 0
        }
        414 => {
            let a0 = input.number() as smarch_pick_reason;
            // SAFETY: as above.
            see_text(unsafe { smarch_pick_reason_name(a0) }, false);
            true
        }
        415 => {
            let a0 = input.driver();
            let a1 = smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } };
            let a2 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_runs(a0, a1, a2) };
            true
        }
        416 => {
            let a0 = input.driver();
            let a1 = smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } };
            let a2 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_runs_why(a0, a1, a2) };
            true
        }
        417 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.number() as smarch_cc;
            let mut a4 = Output::<smarch_choice>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_pick(a0, a1.as_ptr(), a2, a3, a4.pointer()) });
            a4.check(status);
            status == 0
        }
        418 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.number() as smarch_cc;
            let a4 = input.number() as usize;
            // SAFETY: as above.
            let _ = unsafe { smarch_picks(a0, a1.as_ptr(), a2, a3, a4) };
            true
        }
        419 => {
            let a0 = input.driver();
            let a1 = (0..input.byte() % 16).map(|_| smarch_image { name: smarch_name { kind: input.number() as smarch_kind, target: input.target() }, ptx: smarch_version { major: input.number() as u16, minor: input.number() as u16 } }).collect::<Vec<_>>();
            let a2 = a1.len();
            let a3 = input.number() as smarch_cc;
            let a4 = input.number() as usize;
            // SAFETY: as above.
            let _ = unsafe { smarch_picks_why(a0, a1.as_ptr(), a2, a3, a4) };
            true
        }
        420 => {
            let a0 = input.toolkit();
            let a1 = input.driver();
            let a2 = input.numbers();
            let a3 = a2.len();
            let a4 = input.number() as smarch_cover_with;
            let mut a5 = Buffer::<smarch_name>::new(input);
            let a6 = a5.capacity();
            let mut a7 = usize::MAX;
            let mut a8 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_cover(a0, a1, a2.as_ptr(), a3, a4, a5.pointer(), a6, &raw mut a7, &raw mut a8) });
            a5.check(status, a7);
            status == 0
        }
        421 => {
            let a0 = input.number() as smarch_verdict;
            // SAFETY: as above.
            see_text(unsafe { smarch_verdict_message(a0) }, false);
            true
        }
        422 => {
            let a0 = input.number() as smarch_verdict;
            // SAFETY: as above.
            let _ = unsafe { smarch_verdict_answer(a0) };
            true
        }
        423 => {
            let a0 = input.number() as smarch_status;
            // SAFETY: as above.
            see_text(unsafe { smarch_status_message(a0) }, false);
            true
        }
        424 => {
            // SAFETY: as above.
            let _ = unsafe { smarch_library_version() };
            true
        }
        425 => {
            // SAFETY: as above.
            let _ = unsafe { smarch_abi_version() };
            true
        }
        426 => {
            let a0 = input.target();
            // SAFETY: as above.
            see_text(unsafe { smarch_target_name(a0) }, false);
            true
        }
        427 => {
            let a0 = input.number() as smarch_cc;
            // SAFETY: as above.
            let _ = unsafe { smarch_target_from_cc(a0) };
            true
        }
        428 => {
            let a0 = input.target();
            let a1 = input.number() as u32;
            // SAFETY: as above.
            let _ = unsafe { smarch_target_with_suffix(a0, a1) };
            true
        }
        429 => {
            let a0 = input.number() as smarch_family;
            // SAFETY: as above.
            let _ = unsafe { smarch_family_oldest(a0) };
            true
        }
        430 => {
            let a0 = input.number() as smarch_family;
            // SAFETY: as above.
            let _ = unsafe { smarch_family_newest(a0) };
            true
        }
        431 => {
            let a0 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_target_info_of(a0) };
            true
        }
        432 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_target_standing(a0, a1) };
            true
        }
        433 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_target_lowest_ptx(a0, a1) };
            true
        }
        434 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            // SAFETY: as above.
            let _ = unsafe { smarch_target_tools(a0, a1) };
            true
        }
        435 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_targets(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        436 => {
            let a0 = input.number() as smarch_standing;
            // SAFETY: as above.
            see_text(unsafe { smarch_standing_name(a0) }, false);
            true
        }
        437 => {
            let a0 = input.number() as smarch_family;
            // SAFETY: as above.
            see_text(unsafe { smarch_family_name(a0) }, false);
            true
        }
        438 => {
            let a0 = input.toolkit();
            let a1 = input.target();
            let mut a2 = Buffer::<smarch_macro>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_target_macros(a0, a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        439 => {
            let a0 = input.targets();
            let a1 = a0.len();
            let mut a2 = Buffer::<core::ffi::c_char>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_target_arch_list_macro(a0.as_ptr(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        440 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_target>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_target_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        441 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_name>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_name_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        442 => {
            let a0 = input.toolkit();
            let a1 = input.text();
            let a2 = a1.len();
            let mut a3 = Output::<smarch_target>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_ptxas_target_parse(a0, a1.as_ptr().cast(), a2, a3.pointer()) });
            a3.check(status);
            status == 0
        }
        443 => {
            let a0 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            let mut a1 = Buffer::<core::ffi::c_char>::new(input);
            let a2 = a1.capacity();
            let mut a3 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_name_write(a0, a1.pointer(), a2, &raw mut a3) });
            a1.check(status, a3);
            status == 0
        }
        444 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Buffer::<smarch_name>::new(input);
            let a3 = a2.capacity();
            let mut a4 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_name_suggest(a0.as_ptr().cast(), a1, a2.pointer(), a3, &raw mut a4) });
            a2.check(status, a4);
            status == 0
        }
        445 => {
            let a0 = input.number() as smarch_kind;
            // SAFETY: as above.
            see_text(unsafe { smarch_kind_prefix(a0) }, false);
            true
        }
        446 => {
            let a0 = input.number() as smarch_tool;
            // SAFETY: as above.
            see_text(unsafe { smarch_tool_name(a0) }, false);
            true
        }
        447 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_tool;
            // SAFETY: as above.
            let _ = unsafe { smarch_tool_default(a0, a1) };
            true
        }
        448 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_tool;
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_tool_accepts(a0, a1, a2) };
            true
        }
        449 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_tool;
            let a2 = smarch_name { kind: input.number() as smarch_kind, target: input.target() };
            // SAFETY: as above.
            let _ = unsafe { smarch_tool_accepts_why(a0, a1, a2) };
            true
        }
        450 => {
            let a0 = input.toolkit();
            let a1 = input.number() as smarch_tool;
            let a2 = input.text();
            let a3 = a2.len();
            let mut a4 = Buffer::<core::ffi::c_char>::new(input);
            let a5 = a4.capacity();
            let mut a6 = usize::MAX;
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_tool_message(a0, a1, a2.as_ptr().cast(), a3, a4.pointer(), a5, &raw mut a6) });
            a4.check(status, a6);
            status == 0
        }
        451 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_toolkits(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        452 => {
            let mut a0 = usize::MAX;
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_branches(&raw mut a0) };
            assert!(a0 < 100_000);
            true
        }
        453 => {
            let a0 = input.toolkit();
            // SAFETY: as above.
            see_text(unsafe { smarch_toolkit_name(a0) }, false);
            true
        }
        454 => {
            let a0 = input.toolkit();
            // SAFETY: as above.
            let _ = unsafe { smarch_toolkit_info_of(a0) };
            true
        }
        455 => {
            let a0 = input.toolkit();
            // SAFETY: as above.
            let _ = unsafe { smarch_toolkit_ptx(a0) };
            true
        }
        456 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_toolkit>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_toolkit_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        457 => {
            let a0 = input.text();
            let a1 = a0.len();
            let mut a2 = Output::<smarch_driver>::new();
            // SAFETY: pointers and lengths belong together; outputs have the size of their type.
            let status = see(unsafe { smarch_driver_parse(a0.as_ptr().cast(), a1, a2.pointer()) });
            a2.check(status);
            status == 0
        }
        458 => {
            let a0 = input.driver();
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_ptx(a0) };
            true
        }
        459 => {
            let a0 = smarch_version { major: input.number() as u16, minor: input.number() as u16 };
            // SAFETY: as above.
            let _ = unsafe { smarch_driver_for_ptx(a0) };
            true
        }
        _ => false,
    }
}
