// The header compiles with nothing before it, and twice; the constants and layouts are what C code relies on.
#include <smarch.h>
#include <smarch.h>

#ifdef __cplusplus
#define STATIC_ASSERT(condition) static_assert(condition, #condition)
#define OFFSET(type, field) offsetof(type, field)
#else
#define STATIC_ASSERT(condition) _Static_assert(condition, #condition)
#define OFFSET(type, field) offsetof(type, field)
#endif

STATIC_ASSERT(SMARCH_SM_75 == (75u << 8));
STATIC_ASSERT(SMARCH_SM_90A == ((90u << 8) | 'a'));
STATIC_ASSERT(SMARCH_SM_121F == ((121u << 8) | 'f'));
STATIC_ASSERT(SMARCH_OK == 0);
STATIC_ASSERT(SMARCH_YES == 1);

STATIC_ASSERT(sizeof(smarch_status) == 4 && sizeof(smarch_target) == 4 && sizeof(smarch_cc) == 4);
STATIC_ASSERT(sizeof(smarch_version) == 2 && OFFSET(smarch_version, minor) == 1);
STATIC_ASSERT(sizeof(smarch_name) == 8 && OFFSET(smarch_name, target) == 4);
STATIC_ASSERT(sizeof(smarch_macro) == 40 && OFFSET(smarch_macro, value) == 32 && OFFSET(smarch_macro, has_value) == 36);

STATIC_ASSERT(sizeof(smarch_arch_image) == 12 && OFFSET(smarch_arch_image, from) == 8);
STATIC_ASSERT(sizeof(smarch_arch_images) == 16 + 12 * SMARCH_ARCH_LIST_CAPACITY && OFFSET(smarch_arch_images, images) == 16);
STATIC_ASSERT(OFFSET(smarch_arch_context, devices) == 8 && sizeof(smarch_arch_problem) == 20);

STATIC_ASSERT(OFFSET(smarch_target_info, number) == 4 && OFFSET(smarch_target_info, suffix) == 8);
STATIC_ASSERT(OFFSET(smarch_target_info, standing) == 12 && OFFSET(smarch_target_info, family) == 16);
STATIC_ASSERT(OFFSET(smarch_target_info, alias_of) == 20 && OFFSET(smarch_target_info, cuda_arch) == 24);
STATIC_ASSERT(OFFSET(smarch_target_info, tools) == 28 && OFFSET(smarch_target_info, name) == 32);
STATIC_ASSERT(OFFSET(smarch_target_info, product) == 32 + 3 * sizeof(void *));
STATIC_ASSERT(OFFSET(smarch_target_info, ptx_accepted) == 32 + 5 * sizeof(void *));
STATIC_ASSERT(sizeof(smarch_target_info) == 32 + 9 * sizeof(void *));

STATIC_ASSERT(sizeof(smarch_cubin) == 52 && OFFSET(smarch_cubin, target) == 4 && OFFSET(smarch_cubin, named) == 8);
STATIC_ASSERT(OFFSET(smarch_cubin, e_flags) == 28 && OFFSET(smarch_cubin, known) == 32);
STATIC_ASSERT(OFFSET(smarch_cubin, texture_mode) == 44 && OFFSET(smarch_cubin, toolkit) == 48);
STATIC_ASSERT(sizeof(smarch_cubin_kernel) == 264 || sizeof(void *) != 8);
STATIC_ASSERT(OFFSET(smarch_cubin_kernel, kind) == 2 * sizeof(void *) && OFFSET(smarch_cubin_kernel, constant_bytes) == 2 * sizeof(void *) + 108);
STATIC_ASSERT(sizeof(smarch_cubin_memory) == 88 && OFFSET(smarch_cubin_memory, constant_banks) == 8);
STATIC_ASSERT(sizeof(smarch_fatbin_entry) == 192 || sizeof(void *) != 8);
STATIC_ASSERT(OFFSET(smarch_ptx, target) == 2 * sizeof(void *) && sizeof(smarch_text) == 2 * sizeof(void *));
STATIC_ASSERT(sizeof(smarch_erratum) == 6 * sizeof(void *) && OFFSET(smarch_erratum, evidence) == 5 * sizeof(void *));

STATIC_ASSERT(sizeof(smarch_validation_entry) == 12 && OFFSET(smarch_validation_entry, ptx_minor) == 8);
STATIC_ASSERT(sizeof(smarch_finalize_request) == 48 && OFFSET(smarch_finalize_request, class_outcomes) == 24);
STATIC_ASSERT(OFFSET(smarch_finalize_request, capabilities) == 44 && sizeof(smarch_finalization) == 28);
STATIC_ASSERT(sizeof(smarch_codegen_options) == 28 && sizeof(smarch_handlers) == 16);
STATIC_ASSERT(OFFSET(smarch_symbol, address) == 8 && OFFSET(smarch_symbol, name) == (sizeof(void *) == 8 ? 24 : 20));

STATIC_ASSERT(sizeof(smarch_geometry) == 128 && OFFSET(smarch_geometry, known) == 88 && OFFSET(smarch_geometry, carveouts) == 96);
STATIC_ASSERT(sizeof(smarch_kernel) == 64 && OFFSET(smarch_kernel, static_smem) == 16 && OFFSET(smarch_kernel, barriers) == 48);
STATIC_ASSERT(sizeof(smarch_occupancy) == 72 && OFFSET(smarch_occupancy, limiters) == 12 && OFFSET(smarch_occupancy, by_virtual) == 36);
STATIC_ASSERT(sizeof(smarch_next_step) == 48 && sizeof(smarch_best_block) == 8 && sizeof(smarch_curve_point) == 12);

STATIC_ASSERT(sizeof(smarch_isa_feature_info) == 8 + 2 * sizeof(void *) && sizeof(smarch_choice) == 8 + sizeof(size_t));
STATIC_ASSERT(OFFSET(smarch_nvptx_cpu, implies) == 16 && OFFSET(smarch_nvptx_cpu, name) == 64 && OFFSET(smarch_nvptx_feature, key) == sizeof(void *));
STATIC_ASSERT(OFFSET(smarch_nvptx_subtarget, cpu) == 48 && OFFSET(smarch_nvptx_subtarget, problems) == 72 && sizeof(smarch_llc_output) == 12);
STATIC_ASSERT(sizeof(smarch_limits) == 24 && sizeof(smarch_limit_request) == 24 && OFFSET(smarch_limit_request, value) == 16);

STATIC_ASSERT(sizeof(smarch_profile) == 1936 && sizeof(smarch_profile_mask) == 242);
STATIC_ASSERT(sizeof(smarch_profile_inputs) == 56 + sizeof(void *) && OFFSET(smarch_profile_inputs, module_base) == 16);
STATIC_ASSERT(OFFSET(smarch_profile_inputs, blocks) == 56 && sizeof(smarch_profile_store) == 28);
STATIC_ASSERT(OFFSET(smarch_profile_field, default_value) == 24 && OFFSET(smarch_profile_field, name) == 32);
STATIC_ASSERT(sizeof(smarch_scheduler) == 16 && sizeof(smarch_codegen_factory) == 12);
STATIC_ASSERT(sizeof(smarch_scheduler_row) == 32 || sizeof(void *) != 8);
STATIC_ASSERT(OFFSET(smarch_profile_difference, field) == 8 && OFFSET(smarch_profile_region, content) == 8);

STATIC_ASSERT(sizeof(smarch_sm_features) == 24 && OFFSET(smarch_sm_features, feature_flags) == 16);
STATIC_ASSERT(sizeof(smarch_cicc_instruction) == 24 && OFFSET(smarch_cicc_check, text) == 16 && OFFSET(smarch_nvvm_layout_answer, fault_at) % sizeof(size_t) == 0);

int test_header_in_a_second_file(void);

// Linked beside the other files: the header defines nothing twice.
int test_header_in_a_second_file(void) { return smarch_target_default() == SMARCH_SM_75 ? 0 : 1; }
