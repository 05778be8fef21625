// The documents' tables: which there are, the columns of their rows, the codes in them.
// Made from the interface; `make header` makes it anew.
#include "tables.hpp"

#include <smarch/documented.h>

#include <cstddef>
#include <iterator>

namespace inspector {
namespace {

constexpr Code codes_of_answer[] = {
    {SMARCH_ANSWER_YES, "yes"},
    {SMARCH_ANSWER_NO, "no"},
    {SMARCH_ANSWER_UNKNOWN, "unknown"},
};

constexpr Code codes_of_cicc_diagnostic[] = {
    {SMARCH_CICC_DIAGNOSTIC_CLUSTER_DIMS, "cluster_dims"},
    {SMARCH_CICC_DIAGNOSTIC_CLUSTER_BLOCKS, "cluster_blocks"},
    {SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE, "block_size"},
    {SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE_TUPLE, "block_size_tuple"},
    {SMARCH_CICC_DIAGNOSTIC_VA_OPT, "va_opt"},
    {SMARCH_CICC_DIAGNOSTIC_LITERAL_SUFFIX, "literal_suffix"},
    {SMARCH_CICC_DIAGNOSTIC_LITERAL_OPERATOR, "literal_operator"},
    {SMARCH_CICC_DIAGNOSTIC_NUMBER_END, "number_end"},
    {SMARCH_CICC_DIAGNOSTIC_FLOAT_VARIANT, "float_variant"},
    {SMARCH_CICC_DIAGNOSTIC_FLOAT128, "float128"},
    {SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE, "parameter_space"},
    {SMARCH_CICC_DIAGNOSTIC_CONSTANT_VALUE, "constant_value"},
    {SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER, "load_store_cluster"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER, "atomic_cluster"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC128, "atomic128"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC_SIZE, "atomic_size"},
    {SMARCH_CICC_DIAGNOSTIC_CAS_SIZE, "cas_size"},
    {SMARCH_CICC_DIAGNOSTIC_MIN_MAX_FLOAT, "min_max_float"},
    {SMARCH_CICC_DIAGNOSTIC_THREAD_SCOPE, "thread_scope"},
    {SMARCH_CICC_DIAGNOSTIC_LOAD_ORDER, "load_order"},
    {SMARCH_CICC_DIAGNOSTIC_STORE_ORDER, "store_order"},
    {SMARCH_CICC_DIAGNOSTIC_EXCHANGE_SIZE, "exchange_size"},
    {SMARCH_CICC_DIAGNOSTIC_FETCH_SIZE, "fetch_size"},
    {SMARCH_CICC_DIAGNOSTIC_ADD_SIGNED64, "add_signed64"},
    {SMARCH_CICC_DIAGNOSTIC_FETCH_TYPE, "fetch_type"},
    {SMARCH_CICC_DIAGNOSTIC_LOGICAL_FLOAT, "logical_float"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC128_PRE70, "atomic128_pre70"},
    {SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS_OFF, "register_params_off"},
    {SMARCH_CICC_DIAGNOSTIC_REGISTER_PARAMS, "register_params"},
    {SMARCH_CICC_DIAGNOSTIC_ALLOCA_PRE52, "alloca_pre52"},
    {SMARCH_CICC_DIAGNOSTIC_GRID_CONSTANT_PRE70, "grid_constant_pre70"},
    {SMARCH_CICC_DIAGNOSTIC_WGMMA, "wgmma"},
    {SMARCH_CICC_DIAGNOSTIC_ORDER_PRE70, "order_pre70"},
    {SMARCH_CICC_DIAGNOSTIC_CAS16_PRE70, "cas16_pre70"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC_PRE60, "atomic_pre60"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT16, "undefined_float16"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_BF16, "undefined_bf16"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_FLOAT128, "undefined_float128"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_INT128, "undefined_int128"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_CONSTEXPR, "undefined_constexpr"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_A, "undefined_a"},
    {SMARCH_CICC_DIAGNOSTIC_UNDEFINED_P, "undefined_p"},
    {SMARCH_CICC_DIAGNOSTIC_SEMICOLON, "semicolon"},
    {SMARCH_CICC_DIAGNOSTIC_PARENTHESIS, "parenthesis"},
    {SMARCH_CICC_DIAGNOSTIC_MISSING_TYPE, "missing_type"},
    {SMARCH_CICC_DIAGNOSTIC_FLOAT128_AS_DOUBLE, "float128_as_double"},
    {SMARCH_CICC_DIAGNOSTIC_FLOAT128_TO_FLOAT64, "float128_to_float64"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16, "extended_float16"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT32, "extended_float32"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT64, "extended_float64"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT128, "extended_float128"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_BFLOAT16, "extended_bfloat16"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_FLOAT16_TYPE, "extended_float16_type"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16, "extended_bf16"},
    {SMARCH_CICC_DIAGNOSTIC_EXTENDED_BF16_TYPE, "extended_bf16_type"},
    {SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER_13_5, "load_store_cluster_13_5"},
    {SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER_13_5, "atomic_cluster_13_5"},
    {SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE_PLACED, "parameter_space_placed"},
};

constexpr Code codes_of_documented_binary[] = {
    {SMARCH_DOCUMENTED_BINARY_PTXAS, "ptxas"},
    {SMARCH_DOCUMENTED_BINARY_NVLINK, "nvlink"},
    {SMARCH_DOCUMENTED_BINARY_CICC, "cicc"},
    {SMARCH_DOCUMENTED_BINARY_TILEIRAS, "tileiras"},
};

constexpr Code codes_of_documented_cicc_condition[] = {
    {SMARCH_DOCUMENTED_CICC_CONDITION_ALWAYS, "always"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE, "above"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_AT_MOST, "at_most"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_VARIANT_ABOVE, "variant_above"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE_IF_GIVEN, "above_if_given"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_VIRTUAL, "virtual"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_EFFECTIVE_ABOVE, "effective_above"},
    {SMARCH_DOCUMENTED_CICC_CONDITION_FROM, "from"},
};

constexpr Code codes_of_documented_cicc_effect[] = {
    {SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_VOLATILE, "atomic_volatile"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC128, "atomic128"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3703, "diagnostic_3703"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_SURFACE, "surface"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE, "atomic_scope"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3762, "diagnostic_3762"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3660, "diagnostic_3660"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_BLOCK_SIZE, "block_size"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIMS, "cluster_dims"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_LAUNCH_BOUNDS, "launch_bounds"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE_CLUSTER, "atomic_scope_cluster"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_16_BYTE, "atomic_16_byte"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_TO_GPU, "cluster_to_gpu"},
    {SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIRECTIVES, "cluster_directives"},
};

constexpr Code codes_of_documented_cicc_emit_path[] = {
    {SMARCH_DOCUMENTED_CICC_EMIT_WMMA, "wmma"},
    {SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC, "mma_sync"},
    {SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA, "warpgroup_mma"},
    {SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05, "tcgen05"},
};

constexpr Code codes_of_documented_cicc_flag[] = {
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04184, "unk_4d04184"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041AC, "dword_4d041ac"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0, "unk_4d041b0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B8, "unk_4d041b8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041DC, "unk_4d041dc"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041E8, "dword_4d041e8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041EC, "unk_4d041ec"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04208, "unk_4d04208"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04214, "unk_4d04214"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04218, "unk_4d04218"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04220, "unk_4d04220"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0423C, "unk_4d0423c"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0428C, "unk_4d0428c"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04314, "unk_4d04314"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04338, "unk_4d04338"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04340, "unk_4d04340"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04388, "unk_4d04388"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043C4, "unk_4d043c4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043CC, "unk_4d043cc"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D0, "unk_4d043d0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D4, "unk_4d043d4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D8, "unk_4d043d8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043E4, "unk_4d043e4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F0, "unk_4d043f0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F4, "unk_4d043f4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D043F8, "dword_4d043f8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04404, "unk_4d04404"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04408, "unk_4d04408"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04470, "unk_4d04470"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B0, "unk_4d044b0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B8, "unk_4d044b8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044D0, "unk_4d044d0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04740, "unk_4d04740"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04758, "unk_4d04758"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04764, "unk_4d04764"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04780, "unk_4d04780"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04790, "unk_4d04790"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047AC, "dword_4d047ac"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047B0, "dword_4d047b0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047B4, "unk_4d047b4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047BC, "unk_4d047bc"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C0, "unk_4d047c0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C4, "unk_4d047c4"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C8, "unk_4d047c8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047CC, "unk_4d047cc"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047D0, "unk_4d047d0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047E0, "unk_4d047e0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047EC, "unk_4d047ec"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04814, "unk_4d04814"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D04824, "dword_4d04824"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04858, "unk_4d04858"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0486C, "unk_4d0486c"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04870, "unk_4d04870"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D048A0, "unk_4d048a0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B0, "dword_4d048b0"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8, "dword_4d048b8"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06904, "unk_4f06904"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06964, "unk_4f06964"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06970, "unk_4f06970"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07584, "unk_4f07584"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F0771C, "unk_4f0771c"},
    {SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4F07760, "dword_4f07760"},
    {SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07764, "unk_4f07764"},
};

constexpr Code codes_of_documented_cicc_generation[] = {
    {SMARCH_DOCUMENTED_CICC_GENERATION_VOLTA, "volta"},
    {SMARCH_DOCUMENTED_CICC_GENERATION_TURING, "turing"},
    {SMARCH_DOCUMENTED_CICC_GENERATION_AMPERE, "ampere"},
};

constexpr Code codes_of_documented_cicc_guard[] = {
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF807B, "byte_4cf807b"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF80F0, "byte_4cf80f0"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8107, "byte_4cf8107"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8108, "byte_4cf8108"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810C, "byte_4cf810c"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810F, "byte_4cf810f"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8116, "byte_4cf8116"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8119, "byte_4cf8119"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF811C, "byte_4cf811c"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8123, "byte_4cf8123"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8125, "byte_4cf8125"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8139, "byte_4cf8139"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813C, "byte_4cf813c"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813E, "byte_4cf813e"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8149, "byte_4cf8149"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF814D, "byte_4cf814d"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8156, "byte_4cf8156"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8159, "byte_4cf8159"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815D, "byte_4cf815d"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815F, "byte_4cf815f"},
    {SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8172, "byte_4cf8172"},
};

constexpr Code codes_of_documented_cicc_load_store[] = {
    {SMARCH_DOCUMENTED_CICC_LOAD_STORE_EVERYWHERE, "everywhere"},
    {SMARCH_DOCUMENTED_CICC_LOAD_STORE_TENSOR_MEMORY, "tensor_memory"},
};

constexpr Code codes_of_documented_cicc_mode[] = {
    {SMARCH_DOCUMENTED_CICC_MODE_PTX, "ptx"},
    {SMARCH_DOCUMENTED_CICC_MODE_IR, "ir"},
};

constexpr Code codes_of_documented_cicc_opcode[] = {
    {SMARCH_DOCUMENTED_CICC_OPCODE_LOAD, "load"},
    {SMARCH_DOCUMENTED_CICC_OPCODE_STORE, "store"},
    {SMARCH_DOCUMENTED_CICC_OPCODE_FENCE, "fence"},
    {SMARCH_DOCUMENTED_CICC_OPCODE_ADDRSPACECAST, "addrspacecast"},
};

constexpr Code codes_of_documented_cicc_open_condition[] = {
    {SMARCH_DOCUMENTED_CICC_OPEN_MAXWELL_GATE, "maxwell_gate"},
    {SMARCH_DOCUMENTED_CICC_OPEN_SM35_GATE, "sm35_gate"},
    {SMARCH_DOCUMENTED_CICC_OPEN_CUDA_CXX_GATE, "cuda_cxx_gate"},
    {SMARCH_DOCUMENTED_CICC_OPEN_CXX_CHECK, "cxx_check"},
    {SMARCH_DOCUMENTED_CICC_OPEN_DWORD_4D048B4, "dword_4d048b4"},
};

constexpr Code codes_of_documented_cicc_part[] = {
    {SMARCH_DOCUMENTED_CICC_PART_SECONDARY, "secondary"},
    {SMARCH_DOCUMENTED_CICC_PART_UNCONDITIONAL, "unconditional"},
    {SMARCH_DOCUMENTED_CICC_PART_SM_DEPENDENT, "sm_dependent"},
    {SMARCH_DOCUMENTED_CICC_PART_GUARDED, "guarded"},
    {SMARCH_DOCUMENTED_CICC_PART_ESCALATION, "escalation"},
    {SMARCH_DOCUMENTED_CICC_PART_TERTIARY, "tertiary"},
    {SMARCH_DOCUMENTED_CICC_PART_VIRTUAL_PATH, "virtual_path"},
    {SMARCH_DOCUMENTED_CICC_PART_ELSEWHERE, "elsewhere"},
    {SMARCH_DOCUMENTED_CICC_PART_LANGUAGE, "language"},
};

constexpr Code codes_of_documented_cicc_priority[] = {
    {SMARCH_DOCUMENTED_CICC_PRIORITY_COMMAND_LINE, "command_line"},
    {SMARCH_DOCUMENTED_CICC_PRIORITY_VERSION, "version"},
    {SMARCH_DOCUMENTED_CICC_PRIORITY_OPTIMIZATION, "optimization"},
    {SMARCH_DOCUMENTED_CICC_PRIORITY_STANDARD, "standard"},
    {SMARCH_DOCUMENTED_CICC_PRIORITY_CUDA, "cuda"},
    {SMARCH_DOCUMENTED_CICC_PRIORITY_VIRTUAL, "virtual"},
};

constexpr Code codes_of_documented_cicc_sm_feature[] = {
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_TENSOR_CORES, "tensor_cores"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_WMMA, "wmma"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_MMA_SYNC, "mma_sync"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARPGROUP_MMA, "warpgroup_mma"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05, "tcgen05"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_ASYNC_COPY, "async_copy"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_TMA, "tma"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16, "fp16"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_BFLOAT16, "bfloat16"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_TF32, "tf32"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP8, "fp8"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP4, "fp4"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_INT4, "int4"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_BLOCK_SCALE, "block_scale"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS, "cooperative_groups"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARP_SPECIALIZATION, "warp_specialization"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_THREAD_BLOCK_CLUSTERS, "thread_block_clusters"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4, "sparsity_2_4"},
    {SMARCH_DOCUMENTED_CICC_SM_FEATURE_DYNAMIC_SPARSITY, "dynamic_sparsity"},
};

constexpr Code codes_of_documented_cicc_sm_matrix[] = {
    {SMARCH_DOCUMENTED_CICC_SM_MATRIX_PRECISION, "precision"},
    {SMARCH_DOCUMENTED_CICC_SM_MATRIX_MEMORY, "memory"},
    {SMARCH_DOCUMENTED_CICC_SM_MATRIX_SYNCHRONIZATION, "synchronization"},
};

constexpr Code codes_of_documented_cicc_stage[] = {
    {SMARCH_DOCUMENTED_CICC_STAGE_COMMAND_LINE, "command_line"},
    {SMARCH_DOCUMENTED_CICC_STAGE_SECONDARY, "secondary"},
    {SMARCH_DOCUMENTED_CICC_STAGE_OPTIMIZATION, "optimization"},
    {SMARCH_DOCUMENTED_CICC_STAGE_MASTER, "master"},
    {SMARCH_DOCUMENTED_CICC_STAGE_SUBTARGET, "subtarget"},
};

constexpr Code codes_of_documented_cicc_stored[] = {
    {SMARCH_DOCUMENTED_CICC_STORED_ZERO, "zero"},
    {SMARCH_DOCUMENTED_CICC_STORED_ONE, "one"},
    {SMARCH_DOCUMENTED_CICC_STORED_IS_AT_MOST, "is_at_most"},
    {SMARCH_DOCUMENTED_CICC_STORED_IS_ABOVE, "is_above"},
    {SMARCH_DOCUMENTED_CICC_STORED_REAL_VARIANT_AT_MOST, "real_variant_at_most"},
    {SMARCH_DOCUMENTED_CICC_STORED_BOTH_AND_ABOVE, "both_and_above"},
    {SMARCH_DOCUMENTED_CICC_STORED_GIVEN, "given"},
};

constexpr Code codes_of_documented_nvlink_finalize_step[] = {
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_INPUT, "input"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_VERSION, "version"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE, "bridge"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DIRECT_MATCH, "direct_match"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_EQUALITY, "equality"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_FAMILY_HEAD, "family_head"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE, "decade"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CLASS, "class"},
    {SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES, "capabilities"},
};

constexpr Code codes_of_documented_nvlink_option[] = {
    {SMARCH_DOCUMENTED_NVLINK_OPTION_LDS128CONVERT, "lds128convert"},
    {SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_MAXRREGCOUNT, "stress_maxrregcount"},
    {SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NOGLOBALREGALLOC, "stress_noglobalregalloc"},
    {SMARCH_DOCUMENTED_NVLINK_OPTION_LEGACY_CVTF64, "legacy_cvtf64"},
    {SMARCH_DOCUMENTED_NVLINK_OPTION_PERF_PER_WATT_OPT_LEVEL, "perf_per_watt_opt_level"},
    {SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NO_CRP, "stress_no_crp"},
};

constexpr Code codes_of_documented_ptxas_map[] = {
    {SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A, "handler_a"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_B, "handler_b"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_INTRINSICS, "intrinsics"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_CAPABILITIES, "capabilities"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_PROFILE_REGISTRATION, "profile_registration"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_E, "handler_e"},
    {SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_F, "handler_f"},
};

constexpr Code codes_of_documented_ptxas_page[] = {
    {SMARCH_DOCUMENTED_PTXAS_PAGE_TURING_AMPERE, "turing_ampere"},
    {SMARCH_DOCUMENTED_PTXAS_PAGE_ADA_HOPPER, "ada_hopper"},
    {SMARCH_DOCUMENTED_PTXAS_PAGE_BLACKWELL, "blackwell"},
};

constexpr Code codes_of_documented_symbol_kind[] = {
    {SMARCH_DOCUMENTED_SYMBOL_KIND_FUNCTION, "function"},
    {SMARCH_DOCUMENTED_SYMBOL_KIND_DATA, "data"},
    {SMARCH_DOCUMENTED_SYMBOL_KIND_ADDRESS, "address"},
    {SMARCH_DOCUMENTED_SYMBOL_KIND_CONSTRUCTOR, "constructor"},
};

constexpr Code codes_of_documented_tileiras_feature_group[] = {
    {SMARCH_DOCUMENTED_TILEIRAS_GROUP_FMA, "fma"},
    {SMARCH_DOCUMENTED_TILEIRAS_GROUP_PTX, "ptx"},
    {SMARCH_DOCUMENTED_TILEIRAS_GROUP_DIV, "div"},
    {SMARCH_DOCUMENTED_TILEIRAS_GROUP_SQRT, "sqrt"},
    {SMARCH_DOCUMENTED_TILEIRAS_GROUP_HARDWARE, "hardware"},
};

constexpr Code codes_of_documented_tileiras_feature_index[] = {
    {SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_0, "fma_level_0"},
    {SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_1, "fma_level_1"},
    {SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_2, "fma_level_2"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX32, "ptx32"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX40, "ptx40"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX41, "ptx41"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX42, "ptx42"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX43, "ptx43"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX50, "ptx50"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX60, "ptx60"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX61, "ptx61"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX62, "ptx62"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX63, "ptx63"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX64, "ptx64"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX65, "ptx65"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX70, "ptx70"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX71, "ptx71"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX72, "ptx72"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX73, "ptx73"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX74, "ptx74"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX75, "ptx75"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX76, "ptx76"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX77, "ptx77"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX78, "ptx78"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX80, "ptx80"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX81, "ptx81"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX82, "ptx82"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX83, "ptx83"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX84, "ptx84"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX85, "ptx85"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX86, "ptx86"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX87, "ptx87"},
    {SMARCH_DOCUMENTED_TILEIRAS_PTX88, "ptx88"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_0, "prec_divf32_0"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_1, "prec_divf32_1"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_2, "prec_divf32_2"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_3, "prec_divf32_3"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_0, "prec_sqrtf32_0"},
    {SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_1, "prec_sqrtf32_1"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_20, "sm_20"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_21, "sm_21"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_30, "sm_30"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_32, "sm_32"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_35, "sm_35"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_37, "sm_37"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_50, "sm_50"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_52, "sm_52"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_53, "sm_53"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_60, "sm_60"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_61, "sm_61"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_62, "sm_62"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_70, "sm_70"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_72, "sm_72"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_73, "sm_73"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_75, "sm_75"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_80, "sm_80"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_82, "sm_82"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_86, "sm_86"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_89, "sm_89"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_90, "sm_90"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_90A, "sm_90a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_100, "sm_100"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_100A, "sm_100a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_100F, "sm_100f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_101, "sm_101"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_101A, "sm_101a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_101F, "sm_101f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_103, "sm_103"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_103A, "sm_103a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_103F, "sm_103f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_110, "sm_110"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_110A, "sm_110a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_110F, "sm_110f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_120, "sm_120"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_120A, "sm_120a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_120F, "sm_120f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_121, "sm_121"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_121A, "sm_121a"},
    {SMARCH_DOCUMENTED_TILEIRAS_SM_121F, "sm_121f"},
    {SMARCH_DOCUMENTED_TILEIRAS_SHAREDMEM32BITPTR, "sharedmem32bitptr"},
    {SMARCH_DOCUMENTED_TILEIRAS_TMEM, "tmem"},
};

constexpr Code codes_of_documented_tileiras_tensor_memory[] = {
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED, "implied"},
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_OMITTED, "omitted"},
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_ABSENT, "absent"},
};

constexpr Code codes_of_documented_tileiras_tensor_path[] = {
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_TCGEN05, "tcgen05"},
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_BLOCK_SCALE, "block_scale"},
    {SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_NEITHER, "neither"},
};

constexpr Code codes_of_evidence[] = {
    {SMARCH_EVIDENCE_DOCUMENTED, "documented"},
    {SMARCH_EVIDENCE_MEASURED, "measured"},
    {SMARCH_EVIDENCE_PUBLIC, "public"},
};

constexpr Code codes_of_profile_fill[] = {
    {SMARCH_FILL_VALUE, "value"},
    {SMARCH_FILL_CODEGEN_FACTORY, "codegen_factory"},
    {SMARCH_FILL_ZERO_IF_FLAG_355, "zero_if_flag_355"},
    {SMARCH_FILL_ZERO_IF_FLAG_233, "zero_if_flag_233"},
    {SMARCH_FILL_MODULE_BASE, "module_base"},
    {SMARCH_FILL_CLI_OPTION, "cli_option"},
    {SMARCH_FILL_VENDOR_STRING, "vendor_string"},
    {SMARCH_FILL_ASSOCIATED_DATA, "associated_data"},
    {SMARCH_FILL_SM_BACKEND, "sm_backend"},
    {SMARCH_FILL_SHARED_MEMORY_TABLE, "shared_memory_table"},
    {SMARCH_FILL_BLOCK, "block"},
    {SMARCH_FILL_SHARED_MEMORY_COUNT, "shared_memory_count"},
};

constexpr Code codes_of_profile_setter[] = {
    {SMARCH_SETTER_STRUCTURAL, "structural"},
    {SMARCH_SETTER_OVERLAY, "overlay"},
    {SMARCH_SETTER_PER_SM, "per_sm"},
    {SMARCH_SETTER_VENDOR, "vendor"},
    {SMARCH_SETTER_RUNTIME, "runtime"},
    {SMARCH_SETTER_BASELINE, "baseline"},
};

constexpr Column columns_of_documented_ptxas_dispatch_map[] = {
    {"map", "Its number, 1 to 7.", offsetof(smarch_documented_ptxas_dispatch_map, map), sizeof(smarch_documented_ptxas_dispatch_map::map), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_ptxas_map, std::size(codes_of_documented_ptxas_map)},
    {"address", "Where ptxas keeps it.", offsetof(smarch_documented_ptxas_dispatch_map, address), sizeof(smarch_documented_ptxas_dispatch_map::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"has_values", "Whether the documents give its values, as of maps 1 to 3; those are in the handler sets.", offsetof(smarch_documented_ptxas_dispatch_map, has_values), sizeof(smarch_documented_ptxas_dispatch_map::has_values), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"purpose", "Its purpose, as the document puts it.", offsetof(smarch_documented_ptxas_dispatch_map, purpose), sizeof(smarch_documented_ptxas_dispatch_map::purpose), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"value_type", "What its values are, as the document puts it.", offsetof(smarch_documented_ptxas_dispatch_map, value_type), sizeof(smarch_documented_ptxas_dispatch_map::value_type), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_dispatch_map = {sizeof(smarch_documented_ptxas_dispatch_map), columns_of_documented_ptxas_dispatch_map, std::size(columns_of_documented_ptxas_dispatch_map)};

constexpr Column columns_of_documented_ptxas_handler_set[] = {
    {"base", "The base target.", offsetof(smarch_documented_ptxas_handler_set, base), sizeof(smarch_documented_ptxas_handler_set::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"a", "Map 1: handler A.", offsetof(smarch_documented_ptxas_handler_set, a), sizeof(smarch_documented_ptxas_handler_set::a), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"b", "Map 2: handler B.", offsetof(smarch_documented_ptxas_handler_set, b), sizeof(smarch_documented_ptxas_handler_set::b), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"initializer", "Map 3: the intrinsic table initializer.", offsetof(smarch_documented_ptxas_handler_set, initializer), sizeof(smarch_documented_ptxas_handler_set::initializer), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_ptxas_handler_set = {sizeof(smarch_documented_ptxas_handler_set), columns_of_documented_ptxas_handler_set, std::size(columns_of_documented_ptxas_handler_set)};

constexpr Column columns_of_documented_ptxas_handler[] = {
    {"address", "Where the function begins.", offsetof(smarch_documented_ptxas_handler, address), sizeof(smarch_documented_ptxas_handler::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"map", "The map that holds it.", offsetof(smarch_documented_ptxas_handler, map), sizeof(smarch_documented_ptxas_handler::map), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_ptxas_map, std::size(codes_of_documented_ptxas_map)},
    {"targets", "The targets under whose sm_ and compute_ names the map holds it, the base first.", offsetof(smarch_documented_ptxas_handler, targets), sizeof(smarch_target), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_handler, targets_count), false, CellKind::target},
};
constexpr RowKind row_of_documented_ptxas_handler = {sizeof(smarch_documented_ptxas_handler), columns_of_documented_ptxas_handler, std::size(columns_of_documented_ptxas_handler)};

constexpr Column columns_of_documented_ptxas_sharing_group[] = {
    {"name", "What the document calls the group.", offsetof(smarch_documented_ptxas_sharing_group, name), sizeof(smarch_documented_ptxas_sharing_group::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"members", "Its members, the base first.", offsetof(smarch_documented_ptxas_sharing_group, members), sizeof(smarch_target), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_sharing_group, members_count), false, CellKind::target},
};
constexpr RowKind row_of_documented_ptxas_sharing_group = {sizeof(smarch_documented_ptxas_sharing_group), columns_of_documented_ptxas_sharing_group, std::size(columns_of_documented_ptxas_sharing_group)};

constexpr Column columns_of_documented_ptxas_factory_label[] = {
    {"lowest", "The lowest value of the line.", offsetof(smarch_documented_ptxas_factory_label, lowest), sizeof(smarch_documented_ptxas_factory_label::lowest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"highest", "The highest value of the line.", offsetof(smarch_documented_ptxas_factory_label, highest), sizeof(smarch_documented_ptxas_factory_label::highest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"first_sm", "The first SM number of the architecture.", offsetof(smarch_documented_ptxas_factory_label, first_sm), sizeof(smarch_documented_ptxas_factory_label::first_sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"last_sm", "The last one.", offsetof(smarch_documented_ptxas_factory_label, last_sm), sizeof(smarch_documented_ptxas_factory_label::last_sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"architecture", "The architecture as printed.", offsetof(smarch_documented_ptxas_factory_label, architecture), sizeof(smarch_documented_ptxas_factory_label::architecture), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"generation", "The generation as printed; NULL on the two lines that name none.", offsetof(smarch_documented_ptxas_factory_label, generation), sizeof(smarch_documented_ptxas_factory_label::generation), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_factory_label = {sizeof(smarch_documented_ptxas_factory_label), columns_of_documented_ptxas_factory_label, std::size(columns_of_documented_ptxas_factory_label)};

constexpr Column columns_of_documented_ptxas_generation_feature[] = {
    {"text", "What it is.", offsetof(smarch_documented_ptxas_generation_feature, text), sizeof(smarch_documented_ptxas_generation_feature::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"count", "How many intrinsics or functions it brings; none where no number is stated.", offsetof(smarch_documented_ptxas_generation_feature, count), sizeof(smarch_documented_ptxas_generation_feature::count), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_generation_feature, has_count), false, CellKind::number},
    {"prefix", "How the names of those intrinsics begin; none where none is stated.", offsetof(smarch_documented_ptxas_generation_feature, prefix), sizeof(smarch_documented_ptxas_generation_feature::prefix), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_generation_feature = {sizeof(smarch_documented_ptxas_generation_feature), columns_of_documented_ptxas_generation_feature, std::size(columns_of_documented_ptxas_generation_feature)};

constexpr Column columns_of_documented_ptxas_generation[] = {
    {"label", "The heading: \"Hopper (sm_90 / sm_90a)\".", offsetof(smarch_documented_ptxas_generation, label), sizeof(smarch_documented_ptxas_generation::label), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"first", "The first target of the heading.", offsetof(smarch_documented_ptxas_generation, first), sizeof(smarch_documented_ptxas_generation::first), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"last", "The last one, suffixed ones included.", offsetof(smarch_documented_ptxas_generation, last), sizeof(smarch_documented_ptxas_generation::last), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"isa_value", "The value of the codegen factory that the section states.", offsetof(smarch_documented_ptxas_generation, isa_value), sizeof(smarch_documented_ptxas_generation::isa_value), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"note", "What the section states first.", offsetof(smarch_documented_ptxas_generation, note), sizeof(smarch_documented_ptxas_generation::note), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"features", "Its features, in order.", offsetof(smarch_documented_ptxas_generation, features), sizeof(smarch_documented_ptxas_generation_feature), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_generation, features_count), false, CellKind::row, nullptr, 0, &row_of_documented_ptxas_generation_feature},
};
constexpr RowKind row_of_documented_ptxas_generation = {sizeof(smarch_documented_ptxas_generation), columns_of_documented_ptxas_generation, std::size(columns_of_documented_ptxas_generation)};

constexpr Column columns_of_documented_ptxas_diagnostic_string[] = {
    {"text", "The text.", offsetof(smarch_documented_ptxas_diagnostic_string, text), sizeof(smarch_documented_ptxas_diagnostic_string::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"context", "What ptxas uses it for.", offsetof(smarch_documented_ptxas_diagnostic_string, context), sizeof(smarch_documented_ptxas_diagnostic_string::context), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"function", "The address of the function that uses it; none where several do.", offsetof(smarch_documented_ptxas_diagnostic_string, function), sizeof(smarch_documented_ptxas_diagnostic_string::function), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_diagnostic_string, has_function), false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_ptxas_diagnostic_string = {sizeof(smarch_documented_ptxas_diagnostic_string), columns_of_documented_ptxas_diagnostic_string, std::size(columns_of_documented_ptxas_diagnostic_string)};

constexpr Column columns_of_documented_ptxas_factory_generation[] = {
    {"isa_value", "The value that gates compare.", offsetof(smarch_documented_ptxas_factory_generation, isa_value), sizeof(smarch_documented_ptxas_factory_generation::isa_value), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"first", "The first target of the generation.", offsetof(smarch_documented_ptxas_factory_generation, first), sizeof(smarch_documented_ptxas_factory_generation::first), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"last", "The last base target of the generation.", offsetof(smarch_documented_ptxas_factory_generation, last), sizeof(smarch_documented_ptxas_factory_generation::last), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"label", "The generation as printed.", offsetof(smarch_documented_ptxas_factory_generation, label), sizeof(smarch_documented_ptxas_factory_generation::label), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_factory_generation = {sizeof(smarch_documented_ptxas_factory_generation), columns_of_documented_ptxas_factory_generation, std::size(columns_of_documented_ptxas_factory_generation)};

constexpr Column columns_of_documented_ptxas_sm_version[] = {
    {"encoded", "The encoded SM version, a codegen factory.", offsetof(smarch_documented_ptxas_sm_version, encoded), sizeof(smarch_documented_ptxas_sm_version::encoded), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"label", "The target as printed; 36864 is called sm_90 there and is sm_100 (erratum E24).", offsetof(smarch_documented_ptxas_sm_version, label), sizeof(smarch_documented_ptxas_sm_version::label), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"code_object_version", "The code-object version, the packed scheduler DWORD of the factory; none where the row states no words.", offsetof(smarch_documented_ptxas_sm_version, code_object_version), sizeof(smarch_documented_ptxas_sm_version::code_object_version), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_sm_version, has_code_object_version), false, CellKind::hexadecimal},
    {"dispatch_slots", "What the document calls most threads per CTA: the dispatch slots; none where the row states no words.", offsetof(smarch_documented_ptxas_sm_version, dispatch_slots), sizeof(smarch_documented_ptxas_sm_version::dispatch_slots), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_sm_version, has_dispatch_slots), false, CellKind::number},
};
constexpr RowKind row_of_documented_ptxas_sm_version = {sizeof(smarch_documented_ptxas_sm_version), columns_of_documented_ptxas_sm_version, std::size(columns_of_documented_ptxas_sm_version)};

constexpr Column columns_of_documented_ptxas_geometry[] = {
    {"base", "The base target.", offsetof(smarch_documented_ptxas_geometry, base), sizeof(smarch_documented_ptxas_geometry::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"registers_per_sm", "32-bit registers of an SM.", offsetof(smarch_documented_ptxas_geometry, registers_per_sm), sizeof(smarch_documented_ptxas_geometry::registers_per_sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"max_registers_per_thread", "The maximum number of registers of a thread.", offsetof(smarch_documented_ptxas_geometry, max_registers_per_thread), sizeof(smarch_documented_ptxas_geometry::max_registers_per_thread), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"max_threads_per_cta", "The maximum number of threads of a block.", offsetof(smarch_documented_ptxas_geometry, max_threads_per_cta), sizeof(smarch_documented_ptxas_geometry::max_threads_per_cta), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"warps_per_sm", "The maximum number of warps of an SM.", offsetof(smarch_documented_ptxas_geometry, warps_per_sm), sizeof(smarch_documented_ptxas_geometry::warps_per_sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"max_ctas_per_sm", "The maximum number of blocks of an SM.", offsetof(smarch_documented_ptxas_geometry, max_ctas_per_sm), sizeof(smarch_documented_ptxas_geometry::max_ctas_per_sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"scheduler_partitions", "Scheduler partitions.", offsetof(smarch_documented_ptxas_geometry, scheduler_partitions), sizeof(smarch_documented_ptxas_geometry::scheduler_partitions), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"dispatch_slots", "Dispatch slots.", offsetof(smarch_documented_ptxas_geometry, dispatch_slots), sizeof(smarch_documented_ptxas_geometry::dispatch_slots), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"shared_memory_kib", "The sizes that shared memory can be given, in KiB, ascending.", offsetof(smarch_documented_ptxas_geometry, shared_memory_kib), sizeof(std::uint32_t), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_geometry, shared_memory_kib_count), false, CellKind::number},
    {"same_as", "The target whose sizes the row refers to, \"same as\"; none where it lists its own.", offsetof(smarch_documented_ptxas_geometry, same_as), sizeof(smarch_documented_ptxas_geometry::same_as), Many::one, 0, Absent::when_zero, 0, false, CellKind::target},
    {"confidence", "The document's confidence in percent.", offsetof(smarch_documented_ptxas_geometry, confidence), sizeof(smarch_documented_ptxas_geometry::confidence), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_ptxas_geometry = {sizeof(smarch_documented_ptxas_geometry), columns_of_documented_ptxas_geometry, std::size(columns_of_documented_ptxas_geometry)};

constexpr Column columns_of_documented_ptxas_geometry_column[] = {
    {"column", "The column as printed.", offsetof(smarch_documented_ptxas_geometry_column, column), sizeof(smarch_documented_ptxas_geometry_column::column), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"meaning", "What it means.", offsetof(smarch_documented_ptxas_geometry_column, meaning), sizeof(smarch_documented_ptxas_geometry_column::meaning), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_geometry_column = {sizeof(smarch_documented_ptxas_geometry_column), columns_of_documented_ptxas_geometry_column, std::size(columns_of_documented_ptxas_geometry_column)};

constexpr Column columns_of_documented_ptxas_universal_constant[] = {
    {"parameter", "What it is.", offsetof(smarch_documented_ptxas_universal_constant, parameter), sizeof(smarch_documented_ptxas_universal_constant::parameter), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"value", "Its value.", offsetof(smarch_documented_ptxas_universal_constant, value), sizeof(smarch_documented_ptxas_universal_constant::value), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"unit", "Its unit; none where the document names no unit.", offsetof(smarch_documented_ptxas_universal_constant, unit), sizeof(smarch_documented_ptxas_universal_constant::unit), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"profile_offset", "The offset in the profile object of the field that holds it; none where it is not stored.", offsetof(smarch_documented_ptxas_universal_constant, profile_offset), sizeof(smarch_documented_ptxas_universal_constant::profile_offset), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_universal_constant, has_profile_offset), false, CellKind::number},
    {"evidence", "The expression in the binary that it was read from.", offsetof(smarch_documented_ptxas_universal_constant, evidence), sizeof(smarch_documented_ptxas_universal_constant::evidence), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_universal_constant = {sizeof(smarch_documented_ptxas_universal_constant), columns_of_documented_ptxas_universal_constant, std::size(columns_of_documented_ptxas_universal_constant)};

constexpr Column columns_of_documented_ptxas_shared_memory_limit[] = {
    {"path", "The targets for which it is recorded, as printed.", offsetof(smarch_documented_ptxas_shared_memory_limit, path), sizeof(smarch_documented_ptxas_shared_memory_limit::path), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"bytes", "The size in bytes.", offsetof(smarch_documented_ptxas_shared_memory_limit, bytes), sizeof(smarch_documented_ptxas_shared_memory_limit::bytes), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_ptxas_shared_memory_limit = {sizeof(smarch_documented_ptxas_shared_memory_limit), columns_of_documented_ptxas_shared_memory_limit, std::size(columns_of_documented_ptxas_shared_memory_limit)};

constexpr Column columns_of_documented_ptxas_register_allocation[] = {
    {"targets", "The targets, as printed.", offsetof(smarch_documented_ptxas_register_allocation, targets), sizeof(smarch_documented_ptxas_register_allocation::targets), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"first", "The lowest SM number of the row.", offsetof(smarch_documented_ptxas_register_allocation, first), sizeof(smarch_documented_ptxas_register_allocation::first), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"last", "The highest SM number of the row; none where it names all later targets.", offsetof(smarch_documented_ptxas_register_allocation, last), sizeof(smarch_documented_ptxas_register_allocation::last), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_register_allocation, has_last), false, CellKind::number},
    {"per_warp", "The unit of a warp, in registers.", offsetof(smarch_documented_ptxas_register_allocation, per_warp), sizeof(smarch_documented_ptxas_register_allocation::per_warp), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"per_thread", "The unit of a thread, in registers.", offsetof(smarch_documented_ptxas_register_allocation, per_thread), sizeof(smarch_documented_ptxas_register_allocation::per_thread), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"a2_6_1", "a2[6][1] of sub_ABF250: one less than the unit of a warp.", offsetof(smarch_documented_ptxas_register_allocation, a2_6_1), sizeof(smarch_documented_ptxas_register_allocation::a2_6_1), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"a2_6_2", "a2[6][2] of sub_ABF250.", offsetof(smarch_documented_ptxas_register_allocation, a2_6_2), sizeof(smarch_documented_ptxas_register_allocation::a2_6_2), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_ptxas_register_allocation = {sizeof(smarch_documented_ptxas_register_allocation), columns_of_documented_ptxas_register_allocation, std::size(columns_of_documented_ptxas_register_allocation)};

constexpr Column columns_of_documented_ptxas_validation_entry[] = {
    {"sm_id", "The SM number.", offsetof(smarch_documented_ptxas_validation_entry, sm_id), sizeof(smarch_documented_ptxas_validation_entry::sm_id), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"documented", "Documented: the lowest PTX version where the document prints one for the entry itself, as it does for sm_80, sm_82 and sm_101; none elsewhere.", offsetof(smarch_documented_ptxas_validation_entry, documented), sizeof(smarch_documented_ptxas_validation_entry::documented), Many::one, 0, Absent::when_zero, 0, false, CellKind::version},
    {"documented_lowest", "Documented: the lowest version of the range that is printed for the entry's line of the base table (NameGroup); none in the tables of a and f, for which nothing is printed.", offsetof(smarch_documented_ptxas_validation_entry, documented_lowest), sizeof(smarch_documented_ptxas_validation_entry::documented_lowest), Many::one, 0, Absent::when_zero, 0, false, CellKind::version},
    {"documented_highest", "Documented: the highest version of that range.", offsetof(smarch_documented_ptxas_validation_entry, documented_highest), sizeof(smarch_documented_ptxas_validation_entry::documented_highest), Many::one, 0, Absent::when_zero, 0, false, CellKind::version},
    {"measured", "Measured: the lowest .version that ptxas 13.0 accepts for the name. The number that the entry holds in the binary is not printed.", offsetof(smarch_documented_ptxas_validation_entry, measured), sizeof(smarch_documented_ptxas_validation_entry::measured), Many::one, 0, Absent::never, 0, false, CellKind::version},
};
constexpr RowKind row_of_documented_ptxas_validation_entry = {sizeof(smarch_documented_ptxas_validation_entry), columns_of_documented_ptxas_validation_entry, std::size(columns_of_documented_ptxas_validation_entry)};

constexpr Column columns_of_documented_ptxas_validation_table[] = {
    {"suffix", "The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.", offsetof(smarch_documented_ptxas_validation_table, suffix), sizeof(smarch_documented_ptxas_validation_table::suffix), Many::one, 0, Absent::when_zero, 0, false, CellKind::character},
    {"address", "Where ptxas has the table.", offsetof(smarch_documented_ptxas_validation_table, address), sizeof(smarch_documented_ptxas_validation_table::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"comparator", "The comparison function of the search; none where the documents name none.", offsetof(smarch_documented_ptxas_validation_table, comparator), sizeof(smarch_documented_ptxas_validation_table::comparator), Many::one, 0, Absent::when_told, offsetof(smarch_documented_ptxas_validation_table, has_comparator), false, CellKind::hexadecimal},
    {"entries", "The entries, numbers ascending.", offsetof(smarch_documented_ptxas_validation_table, entries), sizeof(smarch_documented_ptxas_validation_entry), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_validation_table, entries_count), false, CellKind::row, nullptr, 0, &row_of_documented_ptxas_validation_entry},
};
constexpr RowKind row_of_documented_ptxas_validation_table = {sizeof(smarch_documented_ptxas_validation_table), columns_of_documented_ptxas_validation_table, std::size(columns_of_documented_ptxas_validation_table)};

constexpr Column columns_of_documented_ptxas_name_group[] = {
    {"lowest", "The lowest SM number of the group.", offsetof(smarch_documented_ptxas_name_group, lowest), sizeof(smarch_documented_ptxas_name_group::lowest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"highest", "The highest SM number of the group.", offsetof(smarch_documented_ptxas_name_group, highest), sizeof(smarch_documented_ptxas_name_group::highest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"generation", "The generation as printed: \"Ampere/Ada\".", offsetof(smarch_documented_ptxas_name_group, generation), sizeof(smarch_documented_ptxas_name_group::generation), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"active", "Whether the document calls the group active; else legacy.", offsetof(smarch_documented_ptxas_name_group, active), sizeof(smarch_documented_ptxas_name_group::active), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"ptx_lowest", "The lowest PTX version that is printed for the group; it is not that of its members (erratum E04).", offsetof(smarch_documented_ptxas_name_group, ptx_lowest), sizeof(smarch_documented_ptxas_name_group::ptx_lowest), Many::one, 0, Absent::never, 0, false, CellKind::version},
    {"ptx_highest", "The highest one; it is not that of its members either.", offsetof(smarch_documented_ptxas_name_group, ptx_highest), sizeof(smarch_documented_ptxas_name_group::ptx_highest), Many::one, 0, Absent::never, 0, false, CellKind::version},
};
constexpr RowKind row_of_documented_ptxas_name_group = {sizeof(smarch_documented_ptxas_name_group), columns_of_documented_ptxas_name_group, std::size(columns_of_documented_ptxas_name_group)};

constexpr Column columns_of_documented_ptxas_suffix_meaning[] = {
    {"suffix", "The suffix letter, 'a' or 'f'; 0 for none.", offsetof(smarch_documented_ptxas_suffix_meaning, suffix), sizeof(smarch_documented_ptxas_suffix_meaning::suffix), Many::one, 0, Absent::when_zero, 0, false, CellKind::character},
    {"label", "What the document calls it: \"feature-reduced\"; none where there is no suffix.", offsetof(smarch_documented_ptxas_suffix_meaning, label), sizeof(smarch_documented_ptxas_suffix_meaning::label), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"meaning", "What it means.", offsetof(smarch_documented_ptxas_suffix_meaning, meaning), sizeof(smarch_documented_ptxas_suffix_meaning::meaning), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"forward_compatibility", "Where its code runs.", offsetof(smarch_documented_ptxas_suffix_meaning, forward_compatibility), sizeof(smarch_documented_ptxas_suffix_meaning::forward_compatibility), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"example", "The target of the document's example.", offsetof(smarch_documented_ptxas_suffix_meaning, example), sizeof(smarch_documented_ptxas_suffix_meaning::example), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"runs_on", "The targets or devices that the example's code runs on.", offsetof(smarch_documented_ptxas_suffix_meaning, runs_on), sizeof(smarch_documented_ptxas_suffix_meaning::runs_on), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"does_not_run_on", "Those that it does not run on; none where the document names none.", offsetof(smarch_documented_ptxas_suffix_meaning, does_not_run_on), sizeof(smarch_documented_ptxas_suffix_meaning::does_not_run_on), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_suffix_meaning = {sizeof(smarch_documented_ptxas_suffix_meaning), columns_of_documented_ptxas_suffix_meaning, std::size(columns_of_documented_ptxas_suffix_meaning)};

constexpr Column columns_of_documented_ptxas_compile_rule[] = {
    {"ptx", "The target of the PTX.", offsetof(smarch_documented_ptxas_compile_rule, ptx), sizeof(smarch_documented_ptxas_compile_rule::ptx), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"sass", "The targets that it compiles to.", offsetof(smarch_documented_ptxas_compile_rule, sass), sizeof(smarch_target), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_compile_rule, sass_count), false, CellKind::target},
    {"and_later", "Whether it compiles to every later target, too.", offsetof(smarch_documented_ptxas_compile_rule, and_later), sizeof(smarch_documented_ptxas_compile_rule::and_later), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_ptxas_compile_rule = {sizeof(smarch_documented_ptxas_compile_rule), columns_of_documented_ptxas_compile_rule, std::size(columns_of_documented_ptxas_compile_rule)};

constexpr Column columns_of_documented_ptxas_subvariant[] = {
    {"base", "The base target.", offsetof(smarch_documented_ptxas_subvariant, base), sizeof(smarch_documented_ptxas_subvariant::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"a", "With suffix a; none where there is none.", offsetof(smarch_documented_ptxas_subvariant, a), sizeof(smarch_documented_ptxas_subvariant::a), Many::one, 0, Absent::when_zero, 0, false, CellKind::target},
    {"f", "With suffix f; none where there is none.", offsetof(smarch_documented_ptxas_subvariant, f), sizeof(smarch_documented_ptxas_subvariant::f), Many::one, 0, Absent::when_zero, 0, false, CellKind::target},
};
constexpr RowKind row_of_documented_ptxas_subvariant = {sizeof(smarch_documented_ptxas_subvariant), columns_of_documented_ptxas_subvariant, std::size(columns_of_documented_ptxas_subvariant)};

constexpr Column columns_of_profile_field[] = {
    {"offset", "Where it begins, in bytes.", offsetof(smarch_profile_field, offset), sizeof(smarch_profile_field::offset), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"width", "Its width in bytes: 1, 4, 8 or 16.", offsetof(smarch_profile_field, width), sizeof(smarch_profile_field::width), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"setter", "Who stores it.", offsetof(smarch_profile_field, setter), sizeof(smarch_profile_field::setter), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_profile_setter, std::size(codes_of_profile_setter)},
    {"fill", "What is stored.", offsetof(smarch_profile_field, fill), sizeof(smarch_profile_field::fill), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_profile_fill, std::size(codes_of_profile_fill)},
    {"fill_value_hex", "The constant (SMARCH_FILL_VALUE), the position of the block among the ten (SMARCH_FILL_BLOCK), or the count of sm_75 (SMARCH_FILL_SHARED_MEMORY_COUNT); else 0.", offsetof(smarch_profile_field, fill_value), sizeof(smarch_profile_field::fill_value), Many::one, 0, Absent::never, 0, false, CellKind::wide},
    {"confidence", "The document's confidence in percent; absent where it states none (blocks, baseline).", offsetof(smarch_profile_field, confidence), sizeof(smarch_profile_field::confidence), Many::one, 0, Absent::when_told, offsetof(smarch_profile_field, has_confidence), false, CellKind::number},
    {"changes", "Whether later code overwrites what construction stored.", offsetof(smarch_profile_field, changes), sizeof(smarch_profile_field::changes), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"packed", "Whether it is two DWORDs that are stored as one QWORD (erratum E26).", offsetof(smarch_profile_field, packed), sizeof(smarch_profile_field::packed), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"name", "Its name: \"codegen_factory\".", offsetof(smarch_profile_field, name), sizeof(smarch_profile_field::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"default_text", "The default as printed: \"per-SM\".", offsetof(smarch_profile_field, default_text), sizeof(smarch_profile_field::default_text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"note", "What is known of its meaning.", offsetof(smarch_profile_field, note), sizeof(smarch_profile_field::note), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_field = {sizeof(smarch_profile_field), columns_of_profile_field, std::size(columns_of_profile_field)};

constexpr Column columns_of_profile_region[] = {
    {"start", "Its first byte.", offsetof(smarch_profile_region, start), sizeof(smarch_profile_region::start), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"end", "Its last byte.", offsetof(smarch_profile_region, end), sizeof(smarch_profile_region::end), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"content", "What is in it.", offsetof(smarch_profile_region, content), sizeof(smarch_profile_region::content), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_region = {sizeof(smarch_profile_region), columns_of_profile_region, std::size(columns_of_profile_region)};

constexpr Column columns_of_profile_scheduling_flag[] = {
    {"bit", "Its position, 0 to 7.", offsetof(smarch_profile_scheduling_flag, bit), sizeof(smarch_profile_scheduling_flag::bit), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"mask", "The bit alone, as a mask.", offsetof(smarch_profile_scheduling_flag, mask), sizeof(smarch_profile_scheduling_flag::mask), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"meaning", "What it means; NULL for the two bits of which nothing is known.", offsetof(smarch_profile_scheduling_flag, meaning), sizeof(smarch_profile_scheduling_flag::meaning), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"evidence", "The functions that set, clear or look at it; NULL where none is named.", offsetof(smarch_profile_scheduling_flag, evidence), sizeof(smarch_profile_scheduling_flag::evidence), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_scheduling_flag = {sizeof(smarch_profile_scheduling_flag), columns_of_profile_scheduling_flag, std::size(columns_of_profile_scheduling_flag)};

constexpr Column columns_of_profile_joint_condition[] = {
    {"bit", "The bit of +1385, by its position.", offsetof(smarch_profile_joint_condition, bit), sizeof(smarch_profile_joint_condition::bit), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"offset", "Where in the profile the other value lies.", offsetof(smarch_profile_joint_condition, offset), sizeof(smarch_profile_joint_condition::offset), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"width", "How many bytes it has: 1 to 8.", offsetof(smarch_profile_joint_condition, width), sizeof(smarch_profile_joint_condition::width), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"mask", "Which bits of it are tested; 0 where none is named.", offsetof(smarch_profile_joint_condition, mask), sizeof(smarch_profile_joint_condition::mask), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"lowest", "The lowest value for which the check holds; absent where no span is named.", offsetof(smarch_profile_joint_condition, lowest), sizeof(smarch_profile_joint_condition::lowest), Many::one, 0, Absent::when_told, offsetof(smarch_profile_joint_condition, has_lowest), false, CellKind::number},
    {"highest", "The highest one.", offsetof(smarch_profile_joint_condition, highest), sizeof(smarch_profile_joint_condition::highest), Many::one, 0, Absent::when_told, offsetof(smarch_profile_joint_condition, has_highest), false, CellKind::number},
    {"meaning", "What it is.", offsetof(smarch_profile_joint_condition, meaning), sizeof(smarch_profile_joint_condition::meaning), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_joint_condition = {sizeof(smarch_profile_joint_condition), columns_of_profile_joint_condition, std::size(columns_of_profile_joint_condition)};

constexpr Column columns_of_profile_backend_field[] = {
    {"offset", "Its offset in the backend object, in bytes.", offsetof(smarch_profile_backend_field, offset), sizeof(smarch_profile_backend_field::offset), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"width", "How many bytes are read: 1, 4 or 8. No document states it: numbers are read as DWORDs, as +348 of the profile is, flags as bytes, functions as the eight bytes that lie between the two (erratum E29c).", offsetof(smarch_profile_backend_field, width), sizeof(smarch_profile_backend_field::width), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"bit", "The position of the one bit that has the meaning; absent where it is the whole field.", offsetof(smarch_profile_backend_field, bit), sizeof(smarch_profile_backend_field::bit), Many::one, 0, Absent::when_told, offsetof(smarch_profile_backend_field, has_bit), false, CellKind::number},
    {"mask", "That bit as a mask; 0 where it is the whole field.", offsetof(smarch_profile_backend_field, mask), sizeof(smarch_profile_backend_field::mask), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"consumers", "The minimum number of places that read it.", offsetof(smarch_profile_backend_field, consumers), sizeof(smarch_profile_backend_field::consumers), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"name", "Its name as printed: \"arch_class_id\"; NULL where only a meaning is printed.", offsetof(smarch_profile_backend_field, name), sizeof(smarch_profile_backend_field::name), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"meaning", "What it means.", offsetof(smarch_profile_backend_field, meaning), sizeof(smarch_profile_backend_field::meaning), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_backend_field = {sizeof(smarch_profile_backend_field), columns_of_profile_backend_field, std::size(columns_of_profile_backend_field)};

constexpr Column columns_of_profile_backend_class[] = {
    {"id", "The number.", offsetof(smarch_profile_backend_class, id), sizeof(smarch_profile_backend_class::id), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"name", "What it stands for, as printed: \"NVLink-Volta+\".", offsetof(smarch_profile_backend_class, name), sizeof(smarch_profile_backend_class::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_backend_class = {sizeof(smarch_profile_backend_class), columns_of_profile_backend_class, std::size(columns_of_profile_backend_class)};

constexpr Column columns_of_profile_initializer_field[] = {
    {"offset", "The field's offset in the profile object.", offsetof(smarch_profile_initializer_field, offset), sizeof(smarch_profile_initializer_field::offset), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"differs", "What the initializers of sm_75 to sm_88, of sm_89, of sm_90 and of sm_100 to sm_121 store; all NULL when they store the same.", offsetof(smarch_profile_initializer_field, differs), sizeof(smarch_profile_initializer_field::differs) / 4, Many::array, 4, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_profile_initializer_field = {sizeof(smarch_profile_initializer_field), columns_of_profile_initializer_field, std::size(columns_of_profile_initializer_field)};

constexpr Column columns_of_documented_ptxas_family_assignment[] = {
    {"targets", "The targets.", offsetof(smarch_documented_ptxas_family_assignment, targets), sizeof(smarch_target), Many::list, 0, Absent::never, offsetof(smarch_documented_ptxas_family_assignment, targets_count), false, CellKind::target},
    {"family", "The family name.", offsetof(smarch_documented_ptxas_family_assignment, family), sizeof(smarch_documented_ptxas_family_assignment::family), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"note", "The document's note.", offsetof(smarch_documented_ptxas_family_assignment, note), sizeof(smarch_documented_ptxas_family_assignment::note), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_family_assignment = {sizeof(smarch_documented_ptxas_family_assignment), columns_of_documented_ptxas_family_assignment, std::size(columns_of_documented_ptxas_family_assignment)};

constexpr Column columns_of_documented_ptxas_registered_profile[] = {
    {"target", "The target.", offsetof(smarch_documented_ptxas_registered_profile, target), sizeof(smarch_documented_ptxas_registered_profile::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"sm_name", "sm_90a.", offsetof(smarch_documented_ptxas_registered_profile, sm_name), sizeof(smarch_documented_ptxas_registered_profile::sm_name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"compute_name", "compute_90a.", offsetof(smarch_documented_ptxas_registered_profile, compute_name), sizeof(smarch_documented_ptxas_registered_profile::compute_name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"lto_name", "lto_90a.", offsetof(smarch_documented_ptxas_registered_profile, lto_name), sizeof(smarch_documented_ptxas_registered_profile::lto_name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"family", "The family name.", offsetof(smarch_documented_ptxas_registered_profile, family), sizeof(smarch_documented_ptxas_registered_profile::family), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"cuda_arch_text", "The text of __CUDA_ARCH__; the macro's value is Target::cuda_arch (erratum E06).", offsetof(smarch_documented_ptxas_registered_profile, cuda_arch_text), sizeof(smarch_documented_ptxas_registered_profile::cuda_arch_text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"isa_value", "The codegen factory value that gates compare.", offsetof(smarch_documented_ptxas_registered_profile, isa_value), sizeof(smarch_documented_ptxas_registered_profile::isa_value), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"isa_class", "The class of the ISA; none, as it is unknown for ptxas (erratum E13).", offsetof(smarch_documented_ptxas_registered_profile, isa_class), sizeof(smarch_documented_ptxas_registered_profile::isa_class), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"page", "The page that describes the target.", offsetof(smarch_documented_ptxas_registered_profile, page), sizeof(smarch_documented_ptxas_registered_profile::page), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_ptxas_page, std::size(codes_of_documented_ptxas_page)},
};
constexpr RowKind row_of_documented_ptxas_registered_profile = {sizeof(smarch_documented_ptxas_registered_profile), columns_of_documented_ptxas_registered_profile, std::size(columns_of_documented_ptxas_registered_profile)};

constexpr Column columns_of_documented_ptxas_profile_layer[] = {
    {"level", "1 to 3.", offsetof(smarch_documented_ptxas_profile_layer, level), sizeof(smarch_documented_ptxas_profile_layer::level), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"function", "The function or functions, by name.", offsetof(smarch_documented_ptxas_profile_layer, function), sizeof(smarch_documented_ptxas_profile_layer::function), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"content", "What the level holds.", offsetof(smarch_documented_ptxas_profile_layer, content), sizeof(smarch_documented_ptxas_profile_layer::content), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"gives", "What can be asked of it.", offsetof(smarch_documented_ptxas_profile_layer, gives), sizeof(smarch_documented_ptxas_profile_layer::gives), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_ptxas_profile_layer = {sizeof(smarch_documented_ptxas_profile_layer), columns_of_documented_ptxas_profile_layer, std::size(columns_of_documented_ptxas_profile_layer)};

constexpr Column columns_of_documented_ptxas_deep_dive[] = {
    {"title", "Its title.", offsetof(smarch_documented_ptxas_deep_dive, title), sizeof(smarch_documented_ptxas_deep_dive::title), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"content", "What it is about.", offsetof(smarch_documented_ptxas_deep_dive, content), sizeof(smarch_documented_ptxas_deep_dive::content), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"page", "How targets refer to it; none for the page that no target refers to.", offsetof(smarch_documented_ptxas_deep_dive, page), sizeof(smarch_documented_ptxas_deep_dive::page), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_ptxas_page, std::size(codes_of_documented_ptxas_page)},
};
constexpr RowKind row_of_documented_ptxas_deep_dive = {sizeof(smarch_documented_ptxas_deep_dive), columns_of_documented_ptxas_deep_dive, std::size(columns_of_documented_ptxas_deep_dive)};

constexpr Column columns_of_scheduler[] = {
    {"packed", "The DWORD at +18: the partitions, twice.", offsetof(smarch_scheduler, packed), sizeof(smarch_scheduler::packed), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"low", "Its lower half. Not read when the words are written.", offsetof(smarch_scheduler, low), sizeof(smarch_scheduler::low), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"high", "Its upper half. Not read when the words are written.", offsetof(smarch_scheduler, high), sizeof(smarch_scheduler::high), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"dispatch_slots", "The WORD at +22: dispatch slots.", offsetof(smarch_scheduler, dispatch_slots), sizeof(smarch_scheduler::dispatch_slots), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_scheduler = {sizeof(smarch_scheduler), columns_of_scheduler, std::size(columns_of_scheduler)};

constexpr Column columns_of_scheduler_row[] = {
    {"lowest_factory", "The lowest codegen factory of the row.", offsetof(smarch_scheduler_row, lowest_factory), sizeof(smarch_scheduler_row::lowest_factory), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"highest_factory", "The highest codegen factory of the row; the next row begins above it.", offsetof(smarch_scheduler_row, highest_factory), sizeof(smarch_scheduler_row::highest_factory), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"scheduler", "The words.", offsetof(smarch_scheduler_row, scheduler), sizeof(smarch_scheduler_row::scheduler), Many::one, 0, Absent::never, 0, false, CellKind::row, nullptr, 0, &row_of_scheduler},
    {"era_first", "The first SM number of the era.", offsetof(smarch_scheduler_row, era_first), sizeof(smarch_scheduler_row::era_first), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"era_last", "The last SM number of the era; UINT32_MAX where it is open.", offsetof(smarch_scheduler_row, era_last), sizeof(smarch_scheduler_row::era_last), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"era", "The row's \"SM era\": the targets that it names.", offsetof(smarch_scheduler_row, era), sizeof(smarch_scheduler_row::era), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_scheduler_row = {sizeof(smarch_scheduler_row), columns_of_scheduler_row, std::size(columns_of_scheduler_row)};

constexpr Column columns_of_documented_symbol[] = {
    {"binary", "The program.", offsetof(smarch_documented_symbol, binary), sizeof(smarch_documented_symbol::binary), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_binary, std::size(codes_of_documented_binary)},
    {"kind", "What the symbol is, by its name.", offsetof(smarch_documented_symbol, kind), sizeof(smarch_documented_symbol::kind), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_symbol_kind, std::size(codes_of_documented_symbol_kind)},
    {"address", "Where it begins; none where the name holds no whole address: nullsub_856, sub_609XXX, 0x485A.., sub_A02 (erratum E49b).", offsetof(smarch_documented_symbol, address), sizeof(smarch_documented_symbol::address), Many::one, 0, Absent::when_told, offsetof(smarch_documented_symbol, has_address), false, CellKind::hexadecimal},
    {"confidence", "The document's confidence in percent, of a function in a range of like ones the range's; none where it states none.", offsetof(smarch_documented_symbol, confidence), sizeof(smarch_documented_symbol::confidence), Many::one, 0, Absent::when_told, offsetof(smarch_documented_symbol, has_confidence), false, CellKind::number},
    {"reach", "How many bytes, from the start, count as the symbol's own: an address farther on belongs to something that no document names. What the size says, rounded up and twice where it is printed as \"about\"; where no size is stated in bytes, the largest one that the documents state for a function of the binary, or for a table of data. 0 without an address.", offsetof(smarch_documented_symbol, reach), sizeof(smarch_documented_symbol::reach), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"name", "The name as printed: sub_6765E0; of an address alone 0x620000.", offsetof(smarch_documented_symbol, name), sizeof(smarch_documented_symbol::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"label", "What the document calls it, or the text of a string; none where it has no name besides.", offsetof(smarch_documented_symbol, label), sizeof(smarch_documented_symbol::label), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"alias", "Another name that the document calls it; none where it has only one.", offsetof(smarch_documented_symbol, alias), sizeof(smarch_documented_symbol::alias), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"size", "Its size as printed, several where several are printed, of a function in a range of like ones the range's (\"~1KB each\"); none where none is. Sizes overlap the functions that follow (erratum E34e).", offsetof(smarch_documented_symbol, size), sizeof(smarch_documented_symbol::size), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"place", "Where it is named: seed 000, Function Map.", offsetof(smarch_documented_symbol, place), sizeof(smarch_documented_symbol::place), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"role", "What it does or holds.", offsetof(smarch_documented_symbol, role), sizeof(smarch_documented_symbol::role), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_symbol = {sizeof(smarch_documented_symbol), columns_of_documented_symbol, std::size(columns_of_documented_symbol)};

constexpr Column columns_of_documented_nvlink_architecture[] = {
    {"base", "The base target.", offsetof(smarch_documented_nvlink_architecture, base), sizeof(smarch_documented_nvlink_architecture::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"targets", "The targets: the base, a and f.", offsetof(smarch_documented_nvlink_architecture, targets), sizeof(smarch_documented_nvlink_architecture::targets) / 3, Many::array, 3, Absent::never, 0, false, CellKind::target},
    {"decade", "The number by 10: architectures with the same decade count as related.", offsetof(smarch_documented_nvlink_architecture, decade), sizeof(smarch_documented_nvlink_architecture::decade), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"profile_names", "The names of its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.", offsetof(smarch_documented_nvlink_architecture, profile_names), sizeof(smarch_documented_nvlink_architecture::profile_names) / 9, Many::array, 9, Absent::never, 0, false, CellKind::text},
    {"product_line", "The product line.", offsetof(smarch_documented_nvlink_architecture, product_line), sizeof(smarch_documented_nvlink_architecture::product_line), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"family", "The family string, at 0x1D40B6E for all of them.", offsetof(smarch_documented_nvlink_architecture, family), sizeof(smarch_documented_nvlink_architecture::family), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"isa_class", "The class of the ISA: a text that is resolved while the program runs (erratum E13).", offsetof(smarch_documented_nvlink_architecture, isa_class), sizeof(smarch_documented_nvlink_architecture::isa_class), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"registered_at", "Where in sub_484F50 the names are referred to, as printed: \"0x485A..\".", offsetof(smarch_documented_nvlink_architecture, registered_at), sizeof(smarch_documented_nvlink_architecture::registered_at), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_architecture = {sizeof(smarch_documented_nvlink_architecture), columns_of_documented_nvlink_architecture, std::size(columns_of_documented_nvlink_architecture)};

constexpr Column columns_of_documented_nvlink_rodata_string[] = {
    {"text", "The string.", offsetof(smarch_documented_nvlink_rodata_string, text), sizeof(smarch_documented_nvlink_rodata_string::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"address", "Its address, as the table has it.", offsetof(smarch_documented_nvlink_rodata_string, address), sizeof(smarch_documented_nvlink_rodata_string::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"corrected", "Where it must begin instead, as the strings of its architecture are packed one after the other; absent where the address of the table is that.", offsetof(smarch_documented_nvlink_rodata_string, corrected), sizeof(smarch_documented_nvlink_rodata_string::corrected), Many::one, 0, Absent::when_told, offsetof(smarch_documented_nvlink_rodata_string, has_corrected), false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_nvlink_rodata_string = {sizeof(smarch_documented_nvlink_rodata_string), columns_of_documented_nvlink_rodata_string, std::size(columns_of_documented_nvlink_rodata_string)};

constexpr Column columns_of_documented_nvlink_dispatch_slot[] = {
    {"slot", "Its number, 0 to 6.", offsetof(smarch_documented_nvlink_dispatch_slot, slot), sizeof(smarch_documented_nvlink_dispatch_slot::slot), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"address", "Where nvlink keeps its hash map; absent where no document states it: slots 1 and 2.", offsetof(smarch_documented_nvlink_dispatch_slot, address), sizeof(smarch_documented_nvlink_dispatch_slot::address), Many::one, 0, Absent::when_told, offsetof(smarch_documented_nvlink_dispatch_slot, has_address), false, CellKind::hexadecimal},
    {"role", "What it is for.", offsetof(smarch_documented_nvlink_dispatch_slot, role), sizeof(smarch_documented_nvlink_dispatch_slot::role), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_dispatch_slot = {sizeof(smarch_documented_nvlink_dispatch_slot), columns_of_documented_nvlink_dispatch_slot, std::size(columns_of_documented_nvlink_dispatch_slot)};

constexpr Column columns_of_documented_nvlink_encoding_function[] = {
    {"base", "The base target.", offsetof(smarch_documented_nvlink_encoding_function, base), sizeof(smarch_documented_nvlink_encoding_function::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"function", "The address of the function.", offsetof(smarch_documented_nvlink_encoding_function, function), sizeof(smarch_documented_nvlink_encoding_function::function), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_nvlink_encoding_function = {sizeof(smarch_documented_nvlink_encoding_function), columns_of_documented_nvlink_encoding_function, std::size(columns_of_documented_nvlink_encoding_function)};

constexpr Column columns_of_documented_nvlink_shared_component[] = {
    {"component", "What it is.", offsetof(smarch_documented_nvlink_shared_component, component), sizeof(smarch_documented_nvlink_shared_component::component), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"start", "Where it begins.", offsetof(smarch_documented_nvlink_shared_component, start), sizeof(smarch_documented_nvlink_shared_component::start), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"end", "Where its range ends; absent for a function of which only the start is given.", offsetof(smarch_documented_nvlink_shared_component, end), sizeof(smarch_documented_nvlink_shared_component::end), Many::one, 0, Absent::when_told, offsetof(smarch_documented_nvlink_shared_component, has_end), false, CellKind::hexadecimal},
    {"size", "Its size as printed.", offsetof(smarch_documented_nvlink_shared_component, size), sizeof(smarch_documented_nvlink_shared_component::size), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_shared_component = {sizeof(smarch_documented_nvlink_shared_component), columns_of_documented_nvlink_shared_component, std::size(columns_of_documented_nvlink_shared_component)};

constexpr Column columns_of_documented_nvlink_backend_function[] = {
    {"function", "What it is.", offsetof(smarch_documented_nvlink_backend_function, function), sizeof(smarch_documented_nvlink_backend_function::function), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"size", "Its size as printed.", offsetof(smarch_documented_nvlink_backend_function, size), sizeof(smarch_documented_nvlink_backend_function::size), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"start", "Where it begins. Where it ends is not given.", offsetof(smarch_documented_nvlink_backend_function, start), sizeof(smarch_documented_nvlink_backend_function::start), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_nvlink_backend_function = {sizeof(smarch_documented_nvlink_backend_function), columns_of_documented_nvlink_backend_function, std::size(columns_of_documented_nvlink_backend_function)};

constexpr Column columns_of_documented_nvlink_claimed_address[] = {
    {"name", "The string, or the architecture or macro value whose string it is.", offsetof(smarch_documented_nvlink_claimed_address, name), sizeof(smarch_documented_nvlink_claimed_address::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"address", "Its address.", offsetof(smarch_documented_nvlink_claimed_address, address), sizeof(smarch_documented_nvlink_claimed_address::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
};
constexpr RowKind row_of_documented_nvlink_claimed_address = {sizeof(smarch_documented_nvlink_claimed_address), columns_of_documented_nvlink_claimed_address, std::size(columns_of_documented_nvlink_claimed_address)};

constexpr Column columns_of_documented_nvlink_claim[] = {
    {"claim", "What is claimed.", offsetof(smarch_documented_nvlink_claim, claim), sizeof(smarch_documented_nvlink_claim::claim), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"verification", "How it was verified: functions, lines, strings.", offsetof(smarch_documented_nvlink_claim, verification), sizeof(smarch_documented_nvlink_claim::verification), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"addresses", "The addresses of strings that the verification names; empty for most.", offsetof(smarch_documented_nvlink_claim, addresses), sizeof(smarch_documented_nvlink_claimed_address), Many::list, 0, Absent::never, offsetof(smarch_documented_nvlink_claim, addresses_count), false, CellKind::row, nullptr, 0, &row_of_documented_nvlink_claimed_address},
    {"confirmed", "Whether the document calls its confidence confirmed; else it calls it high.", offsetof(smarch_documented_nvlink_claim, confirmed), sizeof(smarch_documented_nvlink_claim::confirmed), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_nvlink_claim = {sizeof(smarch_documented_nvlink_claim), columns_of_documented_nvlink_claim, std::size(columns_of_documented_nvlink_claim)};

constexpr Column columns_of_documented_nvlink_observation[] = {
    {"number", "Its number, from 1.", offsetof(smarch_documented_nvlink_observation, number), sizeof(smarch_documented_nvlink_observation::number), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"title", "Its title.", offsetof(smarch_documented_nvlink_observation, title), sizeof(smarch_documented_nvlink_observation::title), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"text", "The remark.", offsetof(smarch_documented_nvlink_observation, text), sizeof(smarch_documented_nvlink_observation::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_observation = {sizeof(smarch_documented_nvlink_observation), columns_of_documented_nvlink_observation, std::size(columns_of_documented_nvlink_observation)};

constexpr Column columns_of_documented_nvlink_remapping[] = {
    {"from", "The internal number.", offsetof(smarch_documented_nvlink_remapping, from), sizeof(smarch_documented_nvlink_remapping::from), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"to", "What it counts as.", offsetof(smarch_documented_nvlink_remapping, to), sizeof(smarch_documented_nvlink_remapping::to), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"interpretation", "The document's reading of it.", offsetof(smarch_documented_nvlink_remapping, interpretation), sizeof(smarch_documented_nvlink_remapping::interpretation), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_remapping = {sizeof(smarch_documented_nvlink_remapping), columns_of_documented_nvlink_remapping, std::size(columns_of_documented_nvlink_remapping)};

constexpr Column columns_of_documented_nvlink_arch_character[] = {
    {"character", "The character in ASCII: 'd'.", offsetof(smarch_documented_nvlink_arch_character, character), sizeof(smarch_documented_nvlink_arch_character::character), Many::one, 0, Absent::when_zero, 0, false, CellKind::character},
    {"number", "The number, which is the character's code; 104 is remapped to 120.", offsetof(smarch_documented_nvlink_arch_character, number), sizeof(smarch_documented_nvlink_arch_character::number), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_nvlink_arch_character = {sizeof(smarch_documented_nvlink_arch_character), columns_of_documented_nvlink_arch_character, std::size(columns_of_documented_nvlink_arch_character)};

constexpr Column columns_of_documented_nvlink_special_case[] = {
    {"target", "The architecture.", offsetof(smarch_documented_nvlink_special_case, target), sizeof(smarch_documented_nvlink_special_case::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"handling", "How.", offsetof(smarch_documented_nvlink_special_case, handling), sizeof(smarch_documented_nvlink_special_case::handling), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_special_case = {sizeof(smarch_documented_nvlink_special_case), columns_of_documented_nvlink_special_case, std::size(columns_of_documented_nvlink_special_case)};

constexpr Column columns_of_documented_nvlink_capability_bit[] = {
    {"target", "The architecture.", offsetof(smarch_documented_nvlink_capability_bit, target), sizeof(smarch_documented_nvlink_capability_bit::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"mask", "Its bit as a mask.", offsetof(smarch_documented_nvlink_capability_bit, mask), sizeof(smarch_documented_nvlink_capability_bit::mask), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"documented", "Whether the document has it. Else it is inferred from the masks that ptxas writes (erratum E34), and finalization does not require it.", offsetof(smarch_documented_nvlink_capability_bit, documented), sizeof(smarch_documented_nvlink_capability_bit::documented), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_nvlink_capability_bit = {sizeof(smarch_documented_nvlink_capability_bit), columns_of_documented_nvlink_capability_bit, std::size(columns_of_documented_nvlink_capability_bit)};

constexpr Column columns_of_documented_nvlink_decade_group[] = {
    {"decade", "The number of the architectures by 10.", offsetof(smarch_documented_nvlink_decade_group, decade), sizeof(smarch_documented_nvlink_decade_group::decade), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"members", "The base targets.", offsetof(smarch_documented_nvlink_decade_group, members), sizeof(smarch_target), Many::list, 0, Absent::never, offsetof(smarch_documented_nvlink_decade_group, members_count), false, CellKind::target},
    {"compatibility", "What runs where.", offsetof(smarch_documented_nvlink_decade_group, compatibility), sizeof(smarch_documented_nvlink_decade_group::compatibility), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_decade_group = {sizeof(smarch_documented_nvlink_decade_group), columns_of_documented_nvlink_decade_group, std::size(columns_of_documented_nvlink_decade_group)};

constexpr Column columns_of_documented_nvlink_finalize_rule[] = {
    {"step", "The check that it belongs to.", offsetof(smarch_documented_nvlink_finalize_rule, step), sizeof(smarch_documented_nvlink_finalize_rule::step), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_nvlink_finalize_step, std::size(codes_of_documented_nvlink_finalize_step)},
    {"confirmed", "Whether the runs confirm it: yes, no (they contradict it), or unknown (they cannot tell).", offsetof(smarch_documented_nvlink_finalize_rule, confirmed), sizeof(smarch_documented_nvlink_finalize_rule::confirmed), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_answer, std::size(codes_of_answer)},
    {"rule", "The rule, as documented.", offsetof(smarch_documented_nvlink_finalize_rule, rule), sizeof(smarch_documented_nvlink_finalize_rule::rule), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"runs", "What the runs show.", offsetof(smarch_documented_nvlink_finalize_rule, runs), sizeof(smarch_documented_nvlink_finalize_rule::runs), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_finalize_rule = {sizeof(smarch_documented_nvlink_finalize_rule), columns_of_documented_nvlink_finalize_rule, std::size(columns_of_documented_nvlink_finalize_rule)};

constexpr Column columns_of_documented_nvlink_codegen_option[] = {
    {"option", "The option.", offsetof(smarch_documented_nvlink_codegen_option, option), sizeof(smarch_documented_nvlink_codegen_option::option), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_nvlink_option, std::size(codes_of_documented_nvlink_option)},
    {"name", "Its name: \"lds128convert\".", offsetof(smarch_documented_nvlink_codegen_option, name), sizeof(smarch_documented_nvlink_codegen_option::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"values", "Its values as printed.", offsetof(smarch_documented_nvlink_codegen_option, values), sizeof(smarch_documented_nvlink_codegen_option::values), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"description", "What it does, in the document's words.", offsetof(smarch_documented_nvlink_codegen_option, description), sizeof(smarch_documented_nvlink_codegen_option::description), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_nvlink_codegen_option = {sizeof(smarch_documented_nvlink_codegen_option), columns_of_documented_nvlink_codegen_option, std::size(columns_of_documented_nvlink_codegen_option)};

constexpr Column columns_of_documented_cicc_arch_flag[] = {
    {"base", "The base target. -opt-arch takes it and its suffixed ones.", offsetof(smarch_documented_cicc_arch_flag, base), sizeof(smarch_documented_cicc_arch_flag::base), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"cuda_arch", "The value of __CUDA_ARCH.", offsetof(smarch_documented_cicc_arch_flag, cuda_arch), sizeof(smarch_documented_cicc_arch_flag::cuda_arch), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"supported", "What the document adds: \"Hopper (H100)\" (erratum E12).", offsetof(smarch_documented_cicc_arch_flag, supported), sizeof(smarch_documented_cicc_arch_flag::supported), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_arch_flag = {sizeof(smarch_documented_cicc_arch_flag), columns_of_documented_cicc_arch_flag, std::size(columns_of_documented_cicc_arch_flag)};

constexpr Column columns_of_documented_cicc_variant[] = {
    {"suffix", "The letter of the suffix; 0 for none.", offsetof(smarch_documented_cicc_variant, suffix), sizeof(smarch_documented_cicc_variant::suffix), Many::one, 0, Absent::when_zero, 0, false, CellKind::character},
    {"meaning", "What it means (erratum E05).", offsetof(smarch_documented_cicc_variant, meaning), sizeof(smarch_documented_cicc_variant::meaning), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_variant = {sizeof(smarch_documented_cicc_variant), columns_of_documented_cicc_variant, std::size(columns_of_documented_cicc_variant)};

constexpr Column columns_of_documented_cicc_ptx_range[] = {
    {"version", "The version.", offsetof(smarch_documented_cicc_ptx_range, version), sizeof(smarch_documented_cicc_ptx_range::version), Many::one, 0, Absent::never, 0, false, CellKind::version},
    {"first", "The first SM number.", offsetof(smarch_documented_cicc_ptx_range, first), sizeof(smarch_documented_cicc_ptx_range::first), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"last", "The last one, included.", offsetof(smarch_documented_cicc_ptx_range, last), sizeof(smarch_documented_cicc_ptx_range::last), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_cicc_ptx_range = {sizeof(smarch_documented_cicc_ptx_range), columns_of_documented_cicc_ptx_range, std::size(columns_of_documented_cicc_ptx_range)};

constexpr Column columns_of_documented_cicc_pipeline_stage[] = {
    {"name", "What is done.", offsetof(smarch_documented_cicc_pipeline_stage, name), sizeof(smarch_documented_cicc_pipeline_stage::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"place", "Where: an address, or a description.", offsetof(smarch_documented_cicc_pipeline_stage, place), sizeof(smarch_documented_cicc_pipeline_stage::place), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_pipeline_stage = {sizeof(smarch_documented_cicc_pipeline_stage), columns_of_documented_cicc_pipeline_stage, std::size(columns_of_documented_cicc_pipeline_stage)};

constexpr Column columns_of_documented_cicc_evidence_item[] = {
    {"item", "What it is about.", offsetof(smarch_documented_cicc_evidence_item, item), sizeof(smarch_documented_cicc_evidence_item::item), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"value", "The statement, as printed.", offsetof(smarch_documented_cicc_evidence_item, value), sizeof(smarch_documented_cicc_evidence_item::value), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_evidence_item = {sizeof(smarch_documented_cicc_evidence_item), columns_of_documented_cicc_evidence_item, std::size(columns_of_documented_cicc_evidence_item)};

constexpr Column columns_of_documented_cicc_place[] = {
    {"item", "What is there.", offsetof(smarch_documented_cicc_place, item), sizeof(smarch_documented_cicc_place::item), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"address", "Its address.", offsetof(smarch_documented_cicc_place, address), sizeof(smarch_documented_cicc_place::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"size", "Its size, as printed; none where the document prints none.", offsetof(smarch_documented_cicc_place, size), sizeof(smarch_documented_cicc_place::size), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_place = {sizeof(smarch_documented_cicc_place), columns_of_documented_cicc_place, std::size(columns_of_documented_cicc_place)};

constexpr Column columns_of_documented_cicc_string_reference[] = {
    {"address", "Its address.", offsetof(smarch_documented_cicc_string_reference, address), sizeof(smarch_documented_cicc_string_reference::address), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"text", "The string.", offsetof(smarch_documented_cicc_string_reference, text), sizeof(smarch_documented_cicc_string_reference::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_string_reference = {sizeof(smarch_documented_cicc_string_reference), columns_of_documented_cicc_string_reference, std::size(columns_of_documented_cicc_string_reference)};

constexpr Column columns_of_documented_cicc_fact[] = {
    {"subject", "What it is: \"the shapes of HMMA\"; the same of several where there are several.", offsetof(smarch_documented_cicc_fact, subject), sizeof(smarch_documented_cicc_fact::subject), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"text", "The text as printed: \"m16n16k16\".", offsetof(smarch_documented_cicc_fact, text), sizeof(smarch_documented_cicc_fact::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_fact = {sizeof(smarch_documented_cicc_fact), columns_of_documented_cicc_fact, std::size(columns_of_documented_cicc_fact)};

constexpr Column columns_of_documented_cicc_divergence[] = {
    {"property", "What differs.", offsetof(smarch_documented_cicc_divergence, property), sizeof(smarch_documented_cicc_divergence::property), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"sm100", "What SM100 and SM103 have.", offsetof(smarch_documented_cicc_divergence, sm100), sizeof(smarch_documented_cicc_divergence::sm100), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"sm120", "What SM120 has.", offsetof(smarch_documented_cicc_divergence, sm120), sizeof(smarch_documented_cicc_divergence::sm120), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_divergence = {sizeof(smarch_documented_cicc_divergence), columns_of_documented_cicc_divergence, std::size(columns_of_documented_cicc_divergence)};

constexpr Column columns_of_documented_cicc_flag_info[] = {
    {"flag", "The flag.", offsetof(smarch_documented_cicc_flag_info, flag), sizeof(smarch_documented_cicc_flag_info::flag), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_flag, std::size(codes_of_documented_cicc_flag)},
    {"guard", "The override byte that guards it; none where it has none.", offsetof(smarch_documented_cicc_flag_info, guard), sizeof(smarch_documented_cicc_flag_info::guard), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_guard, std::size(codes_of_documented_cicc_guard)},
    {"name", "Its name: \"unk_4D047C0\".", offsetof(smarch_documented_cicc_flag_info, name), sizeof(smarch_documented_cicc_flag_info::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"set_at", "Who sets it and from which SM on; none where its consumer was not found.", offsetof(smarch_documented_cicc_flag_info, set_at), sizeof(smarch_documented_cicc_flag_info::set_at), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"consumer", "Who reads it, or none.", offsetof(smarch_documented_cicc_flag_info, consumer), sizeof(smarch_documented_cicc_flag_info::consumer), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"meaning", "What it does, or none.", offsetof(smarch_documented_cicc_flag_info, meaning), sizeof(smarch_documented_cicc_flag_info::meaning), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_flag_info = {sizeof(smarch_documented_cicc_flag_info), columns_of_documented_cicc_flag_info, std::size(columns_of_documented_cicc_flag_info)};

constexpr Column columns_of_documented_cicc_rule[] = {
    {"part", "Where it is stated.", offsetof(smarch_documented_cicc_rule, part), sizeof(smarch_documented_cicc_rule::part), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_part, std::size(codes_of_documented_cicc_part)},
    {"stage", "The stage it belongs to; none where the document states none.", offsetof(smarch_documented_cicc_rule, stage), sizeof(smarch_documented_cicc_rule::stage), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_stage, std::size(codes_of_documented_cicc_stage)},
    {"flag", "The flag.", offsetof(smarch_documented_cicc_rule, flag), sizeof(smarch_documented_cicc_rule::flag), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_flag, std::size(codes_of_documented_cicc_flag)},
    {"guard", "The override byte that keeps it from storing; none where it has none.", offsetof(smarch_documented_cicc_rule, guard), sizeof(smarch_documented_cicc_rule::guard), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_guard, std::size(codes_of_documented_cicc_guard)},
    {"condition", "When it stores.", offsetof(smarch_documented_cicc_rule, condition), sizeof(smarch_documented_cicc_rule::condition), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_condition, std::size(codes_of_documented_cicc_condition)},
    {"condition_bound", "The bound of the condition; 0 where the condition has no bound.", offsetof(smarch_documented_cicc_rule, condition_bound), sizeof(smarch_documented_cicc_rule::condition_bound), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"stored", "What it stores.", offsetof(smarch_documented_cicc_rule, stored), sizeof(smarch_documented_cicc_rule::stored), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_stored, std::size(codes_of_documented_cicc_stored)},
    {"stored_bound", "The bound of what it stores; 0 where that has no bound.", offsetof(smarch_documented_cicc_rule, stored_bound), sizeof(smarch_documented_cicc_rule::stored_bound), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"open", "The open condition that it names; none where it names none.", offsetof(smarch_documented_cicc_rule, open), sizeof(smarch_documented_cicc_rule::open), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_open_condition, std::size(codes_of_documented_cicc_open_condition)},
    {"priority", "What decides it: what it stores stays where something of a lower rank stores later (erratum E48g).", offsetof(smarch_documented_cicc_rule, priority), sizeof(smarch_documented_cicc_rule::priority), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_priority, std::size(codes_of_documented_cicc_priority)},
    {"part_name", "The text of the part.", offsetof(smarch_documented_cicc_rule, part_name), sizeof(smarch_documented_cicc_rule::part_name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"note", "What the document states in addition; none where it states nothing.", offsetof(smarch_documented_cicc_rule, note), sizeof(smarch_documented_cicc_rule::note), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_rule = {sizeof(smarch_documented_cicc_rule), columns_of_documented_cicc_rule, std::size(columns_of_documented_cicc_rule)};

constexpr Column columns_of_documented_cicc_stage_info[] = {
    {"stage", "The stage.", offsetof(smarch_documented_cicc_stage_info, stage), sizeof(smarch_documented_cicc_stage_info::stage), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_stage, std::size(codes_of_documented_cicc_stage)},
    {"name", "Its name: \"sub_60E7C0\".", offsetof(smarch_documented_cicc_stage_info, name), sizeof(smarch_documented_cicc_stage_info::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"purpose", "What it does.", offsetof(smarch_documented_cicc_stage_info, purpose), sizeof(smarch_documented_cicc_stage_info::purpose), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_stage_info = {sizeof(smarch_documented_cicc_stage_info), columns_of_documented_cicc_stage_info, std::size(columns_of_documented_cicc_stage_info)};

constexpr Column columns_of_documented_cicc_gate_location[] = {
    {"lowest", "The lowest number for which it holds.", offsetof(smarch_documented_cicc_gate_location, lowest), sizeof(smarch_documented_cicc_gate_location::lowest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"highest", "The highest.", offsetof(smarch_documented_cicc_gate_location, highest), sizeof(smarch_documented_cicc_gate_location::highest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"function", "The address of the function that compares.", offsetof(smarch_documented_cicc_gate_location, function), sizeof(smarch_documented_cicc_gate_location::function), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"line", "The line in its decompilation; none where the document states none.", offsetof(smarch_documented_cicc_gate_location, line), sizeof(smarch_documented_cicc_gate_location::line), Many::one, 0, Absent::when_told, offsetof(smarch_documented_cicc_gate_location, has_line), false, CellKind::number},
    {"effect", "What happens.", offsetof(smarch_documented_cicc_gate_location, effect), sizeof(smarch_documented_cicc_gate_location::effect), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_effect, std::size(codes_of_documented_cicc_effect)},
    {"text", "The text of the effect.", offsetof(smarch_documented_cicc_gate_location, text), sizeof(smarch_documented_cicc_gate_location::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_gate_location = {sizeof(smarch_documented_cicc_gate_location), columns_of_documented_cicc_gate_location, std::size(columns_of_documented_cicc_gate_location)};

constexpr Column columns_of_documented_cicc_gate_diagnostic[] = {
    {"effect", "The effect.", offsetof(smarch_documented_cicc_gate_diagnostic, effect), sizeof(smarch_documented_cicc_gate_diagnostic::effect), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_effect, std::size(codes_of_documented_cicc_effect)},
    {"diagnostic", "The diagnostic.", offsetof(smarch_documented_cicc_gate_diagnostic, diagnostic), sizeof(smarch_documented_cicc_gate_diagnostic::diagnostic), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_cicc_diagnostic, std::size(codes_of_cicc_diagnostic)},
    {"is_stated", "1 where the document states its number, 0 where it was found by running cicc with that raw SM number (errata E45b, E45c).", offsetof(smarch_documented_cicc_gate_diagnostic, is_stated), sizeof(smarch_documented_cicc_gate_diagnostic::is_stated), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_cicc_gate_diagnostic = {sizeof(smarch_documented_cicc_gate_diagnostic), columns_of_documented_cicc_gate_diagnostic, std::size(columns_of_documented_cicc_gate_diagnostic)};

constexpr Column columns_of_documented_cicc_pre_hopper_feature[] = {
    {"functions", "The addresses of the functions, one or two.", offsetof(smarch_documented_cicc_pre_hopper_feature, functions), sizeof(std::uint32_t), Many::list, 0, Absent::never, offsetof(smarch_documented_cicc_pre_hopper_feature, functions_count), false, CellKind::hexadecimal},
    {"feature", "The feature.", offsetof(smarch_documented_cicc_pre_hopper_feature, feature), sizeof(smarch_documented_cicc_pre_hopper_feature::feature), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"behavior", "What happens up to sm_89.", offsetof(smarch_documented_cicc_pre_hopper_feature, behavior), sizeof(smarch_documented_cicc_pre_hopper_feature::behavior), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_pre_hopper_feature = {sizeof(smarch_documented_cicc_pre_hopper_feature), columns_of_documented_cicc_pre_hopper_feature, std::size(columns_of_documented_cicc_pre_hopper_feature)};

constexpr Column columns_of_documented_cicc_hopper_intrinsic[] = {
    {"first", "The id, or the first of two.", offsetof(smarch_documented_cicc_hopper_intrinsic, first), sizeof(smarch_documented_cicc_hopper_intrinsic::first), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"last", "The last id; the first one again where there is one.", offsetof(smarch_documented_cicc_hopper_intrinsic, last), sizeof(smarch_documented_cicc_hopper_intrinsic::last), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"description", "What it is, as far as that is known.", offsetof(smarch_documented_cicc_hopper_intrinsic, description), sizeof(smarch_documented_cicc_hopper_intrinsic::description), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_hopper_intrinsic = {sizeof(smarch_documented_cicc_hopper_intrinsic), columns_of_documented_cicc_hopper_intrinsic, std::size(columns_of_documented_cicc_hopper_intrinsic)};

constexpr Column columns_of_documented_cicc_branch[] = {
    {"name", "The intrinsic: \"llvm.nvvm.branch.if.convergent\".", offsetof(smarch_documented_cicc_branch, name), sizeof(smarch_documented_cicc_branch::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"builtins", "Its two ids: that of the verifier and that of the lowering.", offsetof(smarch_documented_cicc_branch, builtins), sizeof(smarch_documented_cicc_branch::builtins) / 2, Many::array, 2, Absent::never, 0, false, CellKind::number},
    {"lowest", "The lowest SM number that has it.", offsetof(smarch_documented_cicc_branch, lowest), sizeof(smarch_documented_cicc_branch::lowest), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"message", "The message below that number.", offsetof(smarch_documented_cicc_branch, message), sizeof(smarch_documented_cicc_branch::message), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_branch = {sizeof(smarch_documented_cicc_branch), columns_of_documented_cicc_branch, std::size(columns_of_documented_cicc_branch)};

constexpr Column columns_of_documented_cicc_feature[] = {
    {"generation", "The section of the document.", offsetof(smarch_documented_cicc_feature, generation), sizeof(smarch_documented_cicc_feature::generation), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_generation, std::size(codes_of_documented_cicc_generation)},
    {"threshold", "The bound of qword_4F077A8 above which the generation's features are there; none for Turing.", offsetof(smarch_documented_cicc_feature, threshold), sizeof(smarch_documented_cicc_feature::threshold), Many::one, 0, Absent::when_told, offsetof(smarch_documented_cicc_feature, has_threshold), false, CellKind::number},
    {"title", "The feature.", offsetof(smarch_documented_cicc_feature, title), sizeof(smarch_documented_cicc_feature::title), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"text", "What the document states about it.", offsetof(smarch_documented_cicc_feature, text), sizeof(smarch_documented_cicc_feature::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"builtins", "The ids of its builtins, as printed; none where the document prints none.", offsetof(smarch_documented_cicc_feature, builtins), sizeof(smarch_documented_cicc_feature::builtins), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"diagnostic", "The diagnostic it names, as printed; none where it names none.", offsetof(smarch_documented_cicc_feature, diagnostic), sizeof(smarch_documented_cicc_feature::diagnostic), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"condition", "The condition in the text; none where there is none.", offsetof(smarch_documented_cicc_feature, condition), sizeof(smarch_documented_cicc_feature::condition), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"variables", "The variables that it names.", offsetof(smarch_documented_cicc_feature, variables), sizeof(const char *), Many::list, 0, Absent::never, offsetof(smarch_documented_cicc_feature, variables_count), false, CellKind::text},
    {"functions", "The functions that it names.", offsetof(smarch_documented_cicc_feature, functions), sizeof(const char *), Many::list, 0, Absent::never, offsetof(smarch_documented_cicc_feature, functions_count), false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_feature = {sizeof(smarch_documented_cicc_feature), columns_of_documented_cicc_feature, std::size(columns_of_documented_cicc_feature)};

constexpr Column columns_of_documented_cicc_sm_feature_bit[] = {
    {"mask_hex", "The bit as a mask.", offsetof(smarch_documented_cicc_sm_feature_bit, mask), sizeof(smarch_documented_cicc_sm_feature_bit::mask), Many::one, 0, Absent::never, 0, false, CellKind::wide},
    {"feature", "The bit, by its index.", offsetof(smarch_documented_cicc_sm_feature_bit, feature), sizeof(smarch_documented_cicc_sm_feature_bit::feature), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_sm_feature, std::size(codes_of_documented_cicc_sm_feature)},
    {"from", "The lowest SM number that has it.", offsetof(smarch_documented_cicc_sm_feature_bit, from), sizeof(smarch_documented_cicc_sm_feature_bit::from), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"position", "Its position in the pseudo-code, from 1 on; none where the pseudo-code does not set it (erratum E46c).", offsetof(smarch_documented_cicc_sm_feature_bit, position), sizeof(smarch_documented_cicc_sm_feature_bit::position), Many::one, 0, Absent::when_told, offsetof(smarch_documented_cicc_sm_feature_bit, has_position), false, CellKind::number},
    {"name", "Its name without has_: \"tensor_cores\".", offsetof(smarch_documented_cicc_sm_feature_bit, name), sizeof(smarch_documented_cicc_sm_feature_bit::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_sm_feature_bit = {sizeof(smarch_documented_cicc_sm_feature_bit), columns_of_documented_cicc_sm_feature_bit, std::size(columns_of_documented_cicc_sm_feature_bit)};

constexpr Column columns_of_documented_cicc_sm_matrix_row[] = {
    {"matrix", "Which matrix.", offsetof(smarch_documented_cicc_sm_matrix_row, matrix), sizeof(smarch_documented_cicc_sm_matrix_row::matrix), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_sm_matrix, std::size(codes_of_documented_cicc_sm_matrix)},
    {"from", "The lowest SM number that has the feature.", offsetof(smarch_documented_cicc_sm_matrix_row, from), sizeof(smarch_documented_cicc_sm_matrix_row::from), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"bit", "Its bit of feature_flags; none for tensor memory, which has no bit.", offsetof(smarch_documented_cicc_sm_matrix_row, bit), sizeof(smarch_documented_cicc_sm_matrix_row::bit), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_sm_feature, std::size(codes_of_documented_cicc_sm_feature)},
    {"on_some_only", "1 when later SMs lack it again (tensor memory, which SM120 refuses), else 0.", offsetof(smarch_documented_cicc_sm_matrix_row, on_some_only), sizeof(smarch_documented_cicc_sm_matrix_row::on_some_only), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"feature", "The feature, as printed.", offsetof(smarch_documented_cicc_sm_matrix_row, feature), sizeof(smarch_documented_cicc_sm_matrix_row::feature), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"erratum", "The erratum where it is measured otherwise: \"E46d\"; none where there is none.", offsetof(smarch_documented_cicc_sm_matrix_row, erratum), sizeof(smarch_documented_cicc_sm_matrix_row::erratum), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_sm_matrix_row = {sizeof(smarch_documented_cicc_sm_matrix_row), columns_of_documented_cicc_sm_matrix_row, std::size(columns_of_documented_cicc_sm_matrix_row)};

constexpr Column columns_of_documented_cicc_sm_tensor_column[] = {
    {"sm", "The SM number.", offsetof(smarch_documented_cicc_sm_tensor_column, sm), sizeof(smarch_documented_cicc_sm_tensor_column::sm), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"kind", "How matrices are multiplied (erratum E47b).", offsetof(smarch_documented_cicc_sm_tensor_column, kind), sizeof(smarch_documented_cicc_sm_tensor_column::kind), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_emit_path, std::size(codes_of_documented_cicc_emit_path)},
    {"latency", "Cycles of an operation.", offsetof(smarch_documented_cicc_sm_tensor_column, latency), sizeof(smarch_documented_cicc_sm_tensor_column::latency), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"register_file_kb", "The register file in KiB (erratum E25).", offsetof(smarch_documented_cicc_sm_tensor_column, register_file_kb), sizeof(smarch_documented_cicc_sm_tensor_column::register_file_kb), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"max_registers", "The maximum number of registers of a thread.", offsetof(smarch_documented_cicc_sm_tensor_column, max_registers), sizeof(smarch_documented_cicc_sm_tensor_column::max_registers), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"color_limit", "The limit of physical colors.", offsetof(smarch_documented_cicc_sm_tensor_column, color_limit), sizeof(smarch_documented_cicc_sm_tensor_column::color_limit), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"name", "The kind as printed.", offsetof(smarch_documented_cicc_sm_tensor_column, name), sizeof(smarch_documented_cicc_sm_tensor_column::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_sm_tensor_column = {sizeof(smarch_documented_cicc_sm_tensor_column), columns_of_documented_cicc_sm_tensor_column, std::size(columns_of_documented_cicc_sm_tensor_column)};

constexpr Column columns_of_documented_cicc_address_space[] = {
    {"number", "Its number.", offsetof(smarch_documented_cicc_address_space, number), sizeof(smarch_documented_cicc_address_space::number), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"load_store", "Where loads and stores are allowed; none where the document does not mention the space.", offsetof(smarch_documented_cicc_address_space, load_store), sizeof(smarch_documented_cicc_address_space::load_store), Many::one, 0, Absent::when_zero, 0, false, CellKind::code, codes_of_documented_cicc_load_store, std::size(codes_of_documented_cicc_load_store)},
    {"atomic", "Whether atomics are allowed.", offsetof(smarch_documented_cicc_address_space, atomic), sizeof(smarch_documented_cicc_address_space::atomic), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_answer, std::size(codes_of_answer)},
    {"casts_to_all", "Whether it may be cast to and from every space (yes), or to and from generic only (no).", offsetof(smarch_documented_cicc_address_space, casts_to_all), sizeof(smarch_documented_cicc_address_space::casts_to_all), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_answer, std::size(codes_of_answer)},
    {"name", "Its name: the document's, or LLVM's where the document does not mention it.", offsetof(smarch_documented_cicc_address_space, name), sizeof(smarch_documented_cicc_address_space::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_address_space = {sizeof(smarch_documented_cicc_address_space), columns_of_documented_cicc_address_space, std::size(columns_of_documented_cicc_address_space)};

constexpr Column columns_of_documented_cicc_triple_pattern[] = {
    {"mode", "The mode that accepts it.", offsetof(smarch_documented_cicc_triple_pattern, mode), sizeof(smarch_documented_cicc_triple_pattern::mode), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_mode, std::size(codes_of_documented_cicc_mode)},
    {"text", "The pattern as printed: \"nvsass-*-cuda/nvcl/directx/spirv\".", offsetof(smarch_documented_cicc_triple_pattern, text), sizeof(smarch_documented_cicc_triple_pattern::text), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"architecture", "What a triple begins with.", offsetof(smarch_documented_cicc_triple_pattern, architecture), sizeof(smarch_documented_cicc_triple_pattern::architecture), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"systems", "What it may end with.", offsetof(smarch_documented_cicc_triple_pattern, systems), sizeof(const char *), Many::list, 0, Absent::never, offsetof(smarch_documented_cicc_triple_pattern, systems_count), false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_triple_pattern = {sizeof(smarch_documented_cicc_triple_pattern), columns_of_documented_cicc_triple_pattern, std::size(columns_of_documented_cicc_triple_pattern)};

constexpr Column columns_of_documented_cicc_opcode_info[] = {
    {"opcode", "The opcode.", offsetof(smarch_documented_cicc_opcode_info, opcode), sizeof(smarch_documented_cicc_opcode_info::opcode), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_cicc_opcode, std::size(codes_of_documented_cicc_opcode)},
    {"instruction", "The instruction: \"load\".", offsetof(smarch_documented_cicc_opcode_info, instruction), sizeof(smarch_documented_cicc_opcode_info::instruction), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"handler", "The function that checks, as printed.", offsetof(smarch_documented_cicc_opcode_info, handler), sizeof(smarch_documented_cicc_opcode_info::handler), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"check", "What it checks, as printed.", offsetof(smarch_documented_cicc_opcode_info, check), sizeof(smarch_documented_cicc_opcode_info::check), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_opcode_info = {sizeof(smarch_documented_cicc_opcode_info), columns_of_documented_cicc_opcode_info, std::size(columns_of_documented_cicc_opcode_info)};

constexpr Column columns_of_documented_cicc_unsupported_instruction[] = {
    {"first_line", "The first line of the verifier that refuses it.", offsetof(smarch_documented_cicc_unsupported_instruction, first_line), sizeof(smarch_documented_cicc_unsupported_instruction::first_line), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"last_line", "The last one.", offsetof(smarch_documented_cicc_unsupported_instruction, last_line), sizeof(smarch_documented_cicc_unsupported_instruction::last_line), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"name", "The instruction.", offsetof(smarch_documented_cicc_unsupported_instruction, name), sizeof(smarch_documented_cicc_unsupported_instruction::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"text", "The message; none where the document has no text.", offsetof(smarch_documented_cicc_unsupported_instruction, text), sizeof(smarch_documented_cicc_unsupported_instruction::text), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"condition", "When, as printed.", offsetof(smarch_documented_cicc_unsupported_instruction, condition), sizeof(smarch_documented_cicc_unsupported_instruction::condition), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_unsupported_instruction = {sizeof(smarch_documented_cicc_unsupported_instruction), columns_of_documented_cicc_unsupported_instruction, std::size(columns_of_documented_cicc_unsupported_instruction)};

constexpr Column columns_of_documented_cicc_capability[] = {
    {"target", "The architecture: compute_75 on the command line, sm_75 inside.", offsetof(smarch_documented_cicc_capability, target), sizeof(smarch_documented_cicc_capability::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"cuda_arch", "The value of __CUDA_ARCH__.", offsetof(smarch_documented_cicc_capability, cuda_arch), sizeof(smarch_documented_cicc_capability::cuda_arch), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"ptx_version", "The PTX version as the document has it; as run, 9.0 is written for every target (erratum E46).", offsetof(smarch_documented_cicc_capability, ptx_version), sizeof(smarch_documented_cicc_capability::ptx_version), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"generation", "The generation as the document has it; sm_88 among them (erratum E12).", offsetof(smarch_documented_cicc_capability, generation), sizeof(smarch_documented_cicc_capability::generation), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_capability = {sizeof(smarch_documented_cicc_capability), columns_of_documented_cicc_capability, std::size(columns_of_documented_cicc_capability)};

constexpr Column columns_of_documented_cicc_absent_name[] = {
    {"target", "The target.", offsetof(smarch_documented_cicc_absent_name, target), sizeof(smarch_documented_cicc_absent_name::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"no_cli_entry", "Whether the command line has no entry for it.", offsetof(smarch_documented_cicc_absent_name, no_cli_entry), sizeof(smarch_documented_cicc_absent_name::no_cli_entry), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"internal_only", "Whether it is documented to be in the table of processors only. Of sm_88 the document's own table and the tool state otherwise (erratum E12).", offsetof(smarch_documented_cicc_absent_name, internal_only), sizeof(smarch_documented_cicc_absent_name::internal_only), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_cicc_absent_name = {sizeof(smarch_documented_cicc_absent_name), columns_of_documented_cicc_absent_name, std::size(columns_of_documented_cicc_absent_name)};

constexpr Column columns_of_documented_cicc_default[] = {
    {"function", "The address of the function.", offsetof(smarch_documented_cicc_default, function), sizeof(smarch_documented_cicc_default::function), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"target", "The default.", offsetof(smarch_documented_cicc_default, target), sizeof(smarch_documented_cicc_default::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"as_option", "Whether it is written as an option, -arch=compute_75, and not as a bare name.", offsetof(smarch_documented_cicc_default, as_option), sizeof(smarch_documented_cicc_default::as_option), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_cicc_default = {sizeof(smarch_documented_cicc_default), columns_of_documented_cicc_default, std::size(columns_of_documented_cicc_default)};

constexpr Column columns_of_documented_cicc_variable[] = {
    {"name", "Its name, one of the documented symbols: \"qword_4F077A8\".", offsetof(smarch_documented_cicc_variable, name), sizeof(smarch_documented_cicc_variable::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"encoding", "What the document states that it holds. What qword_4F077A8 holds when cicc is run: erratum E40.", offsetof(smarch_documented_cicc_variable, encoding), sizeof(smarch_documented_cicc_variable::encoding), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"files", "In about how many files of the decompilation it is used.", offsetof(smarch_documented_cicc_variable, files), sizeof(smarch_documented_cicc_variable::files), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_cicc_variable = {sizeof(smarch_documented_cicc_variable), columns_of_documented_cicc_variable, std::size(columns_of_documented_cicc_variable)};

constexpr Column columns_of_documented_cicc_threshold[] = {
    {"bound", "The highest number that is not above it: XX99.", offsetof(smarch_documented_cicc_threshold, bound), sizeof(smarch_documented_cicc_threshold::bound), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"above", "What lies above, as the document calls it: \"Volta, sm_70\".", offsetof(smarch_documented_cicc_threshold, above), sizeof(smarch_documented_cicc_threshold::above), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_cicc_threshold = {sizeof(smarch_documented_cicc_threshold), columns_of_documented_cicc_threshold, std::size(columns_of_documented_cicc_threshold)};

constexpr Column columns_of_documented_tileiras_cpu[] = {
    {"target", "The target whose sm_ name is the row's key.", offsetof(smarch_documented_tileiras_cpu, target), sizeof(smarch_documented_tileiras_cpu::target), Many::one, 0, Absent::never, 0, false, CellKind::target},
    {"feature", "The feature bit of this CPU.", offsetof(smarch_documented_tileiras_cpu, feature), sizeof(smarch_documented_tileiras_cpu::feature), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_feature_index, std::size(codes_of_documented_tileiras_feature_index)},
    {"elf_byte", "The byte by which the cubin reader knows it, and 0x800 beside it for sm_90a; absent where the reader has a gap. What cubins carry differs (erratum E53).", offsetof(smarch_documented_tileiras_cpu, elf_byte), sizeof(smarch_documented_tileiras_cpu::elf_byte), Many::one, 0, Absent::when_told, offsetof(smarch_documented_tileiras_cpu, has_elf_byte), false, CellKind::hexadecimal},
    {"implies_hex", "The bits that the row implies, bit i in word i / 64: its own, and that of tensor memory where has_tmem is set.", offsetof(smarch_documented_tileiras_cpu, implies), sizeof(smarch_documented_tileiras_cpu::implies) / 6, Many::array, 6, Absent::never, 0, false, CellKind::wide},
    {"name", "The key: \"sm_90a\".", offsetof(smarch_documented_tileiras_cpu, name), sizeof(smarch_documented_tileiras_cpu::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"family", "Generation and part, as printed.", offsetof(smarch_documented_tileiras_cpu, family), sizeof(smarch_documented_tileiras_cpu::family), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"has_tmem", "Whether the row implies tensor memory (erratum E54).", offsetof(smarch_documented_tileiras_cpu, has_tmem), sizeof(smarch_documented_tileiras_cpu::has_tmem), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"tensor_memory", "Whether code for the CPU reaches tensor memory, and whether its silicon has any.", offsetof(smarch_documented_tileiras_cpu, tensor_memory), sizeof(smarch_documented_tileiras_cpu::tensor_memory), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_tensor_memory, std::size(codes_of_documented_tileiras_tensor_memory)},
    {"tensor_path", "How matrix instructions of Blackwell are selected for it (erratum E54b).", offsetof(smarch_documented_tileiras_cpu, tensor_path), sizeof(smarch_documented_tileiras_cpu::tensor_path), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_tensor_path, std::size(codes_of_documented_tileiras_tensor_path)},
};
constexpr RowKind row_of_documented_tileiras_cpu = {sizeof(smarch_documented_tileiras_cpu), columns_of_documented_tileiras_cpu, std::size(columns_of_documented_tileiras_cpu)};

constexpr Column columns_of_documented_tileiras_feature[] = {
    {"index", "The feature: the index of its bit, which is the row's position in the list of all rows.", offsetof(smarch_documented_tileiras_feature, index), sizeof(smarch_documented_tileiras_feature::index), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_feature_index, std::size(codes_of_documented_tileiras_feature_index)},
    {"position", "Its position in the table that is searched, which is sorted by key (erratum E50).", offsetof(smarch_documented_tileiras_feature, position), sizeof(smarch_documented_tileiras_feature::position), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"group", "What it is about.", offsetof(smarch_documented_tileiras_feature, group), sizeof(smarch_documented_tileiras_feature::group), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_feature_group, std::size(codes_of_documented_tileiras_feature_group)},
    {"level", "The level of an option, 2 for fma-level=2; the PTX version times ten, 88 for ptx88; absent for hardware.", offsetof(smarch_documented_tileiras_feature, level), sizeof(smarch_documented_tileiras_feature::level), Many::one, 0, Absent::when_told, offsetof(smarch_documented_tileiras_feature, has_level), false, CellKind::number},
    {"cpu", "The CPU whose own bit it is; none for the others.", offsetof(smarch_documented_tileiras_feature, cpu), sizeof(smarch_documented_tileiras_feature::cpu), Many::one, 0, Absent::when_zero, 0, false, CellKind::target},
    {"key", "The key: \"ptx88\".", offsetof(smarch_documented_tileiras_feature, key), sizeof(smarch_documented_tileiras_feature::key), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"description", "The description, as printed.", offsetof(smarch_documented_tileiras_feature, description), sizeof(smarch_documented_tileiras_feature::description), Many::one, 0, Absent::never, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_tileiras_feature = {sizeof(smarch_documented_tileiras_feature), columns_of_documented_tileiras_feature, std::size(columns_of_documented_tileiras_feature)};

constexpr Column columns_of_documented_tileiras_probe[] = {
    {"name", "Its name: \"HasSM90\".", offsetof(smarch_documented_tileiras_probe, name), sizeof(smarch_documented_tileiras_probe::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"feature", "The feature it asks for.", offsetof(smarch_documented_tileiras_probe, feature), sizeof(smarch_documented_tileiras_probe::feature), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_tileiras_feature_index, std::size(codes_of_documented_tileiras_feature_index)},
    {"word", "The word of the six that has the bit.", offsetof(smarch_documented_tileiras_probe, word), sizeof(smarch_documented_tileiras_probe::word), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"shift", "Where in the word the bit is.", offsetof(smarch_documented_tileiras_probe, shift), sizeof(smarch_documented_tileiras_probe::shift), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_tileiras_probe = {sizeof(smarch_documented_tileiras_probe), columns_of_documented_tileiras_probe, std::size(columns_of_documented_tileiras_probe)};

constexpr Column columns_of_documented_tileiras_struct_field[] = {
    {"structure", "Which structure: \"NvptxFeatureState\".", offsetof(smarch_documented_tileiras_struct_field, structure), sizeof(smarch_documented_tileiras_struct_field::structure), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"kind", "The field's type, as printed.", offsetof(smarch_documented_tileiras_struct_field, kind), sizeof(smarch_documented_tileiras_struct_field::kind), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"name", "Its name.", offsetof(smarch_documented_tileiras_struct_field, name), sizeof(smarch_documented_tileiras_struct_field::name), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"count", "How many elements it has: 6 for an array of six, 1 for a field that is no array.", offsetof(smarch_documented_tileiras_struct_field, count), sizeof(smarch_documented_tileiras_struct_field::count), Many::one, 0, Absent::never, 0, false, CellKind::number},
};
constexpr RowKind row_of_documented_tileiras_struct_field = {sizeof(smarch_documented_tileiras_struct_field), columns_of_documented_tileiras_struct_field, std::size(columns_of_documented_tileiras_struct_field)};

constexpr Column columns_of_documented_document[] = {
    {"binary", "The program that it describes.", offsetof(smarch_documented_document, binary), sizeof(smarch_documented_document::binary), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_binary, std::size(codes_of_documented_binary)},
    {"number", "Its number: 0 for seed 000.", offsetof(smarch_documented_document, number), sizeof(smarch_documented_document::number), Many::one, 0, Absent::never, 0, false, CellKind::number},
    {"title", "Its heading.", offsetof(smarch_documented_document, title), sizeof(smarch_documented_document::title), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"describes", "The program and its version, in the document's words: \"ptxas v13.0.88\"; none where it states no version.", offsetof(smarch_documented_document, describes), sizeof(smarch_documented_document::describes), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"cuda", "The release of the CUDA toolkit that it names as the program's: \"13.0\"; none where it names none.", offsetof(smarch_documented_document, cuda), sizeof(smarch_documented_document::cuda), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"date", "The date that it states; none where it states none. None of them does.", offsetof(smarch_documented_document, date), sizeof(smarch_documented_document::date), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
};
constexpr RowKind row_of_documented_document = {sizeof(smarch_documented_document), columns_of_documented_document, std::size(columns_of_documented_document)};

constexpr Column columns_of_erratum[] = {
    {"id", "A stable id: E09.", offsetof(smarch_erratum, id), sizeof(smarch_erratum::id), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"subject", "What it is about.", offsetof(smarch_erratum, subject), sizeof(smarch_erratum::subject), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"documents_say", "What the documents state.", offsetof(smarch_erratum, documents_say), sizeof(smarch_erratum::documents_say), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"library_answers", "What the library answers.", offsetof(smarch_erratum, library_answers), sizeof(smarch_erratum::library_answers), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"proof", "Where the evidence is: a file under tests/data, or the place in a document.", offsetof(smarch_erratum, proof), sizeof(smarch_erratum::proof), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"evidence", "What kinds of evidence decide.", offsetof(smarch_erratum, evidence), sizeof(smarch_erratum::evidence), Many::one, 0, Absent::never, 0, false, CellKind::codes, codes_of_evidence, std::size(codes_of_evidence)},
};
constexpr RowKind row_of_erratum = {sizeof(smarch_erratum), columns_of_erratum, std::size(columns_of_erratum)};

constexpr Column columns_of_documented_symbol_range[] = {
    {"binary", "The program.", offsetof(smarch_documented_symbol_range, binary), sizeof(smarch_documented_symbol_range::binary), Many::one, 0, Absent::never, 0, false, CellKind::code, codes_of_documented_binary, std::size(codes_of_documented_binary)},
    {"start", "Where it begins.", offsetof(smarch_documented_symbol_range, start), sizeof(smarch_documented_symbol_range::start), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"end", "Its end as printed: the first address behind it, or the start of its last function.", offsetof(smarch_documented_symbol_range, end), sizeof(smarch_documented_symbol_range::end), Many::one, 0, Absent::never, 0, false, CellKind::hexadecimal},
    {"functions", "How many functions it holds; none where no number is stated.", offsetof(smarch_documented_symbol_range, functions), sizeof(smarch_documented_symbol_range::functions), Many::one, 0, Absent::when_told, offsetof(smarch_documented_symbol_range, has_functions), false, CellKind::number},
    {"confidence", "The document's confidence in percent; none where it states none.", offsetof(smarch_documented_symbol_range, confidence), sizeof(smarch_documented_symbol_range::confidence), Many::one, 0, Absent::when_told, offsetof(smarch_documented_symbol_range, has_confidence), false, CellKind::number},
    {"size", "Its size as printed, or that of each function in it: \"1.7 MB\", \"~1KB each\"; none where none is stated.", offsetof(smarch_documented_symbol_range, size), sizeof(smarch_documented_symbol_range::size), Many::one, 0, Absent::when_zero, 0, false, CellKind::text},
    {"place", "Where it is stated: seed 000, Function Map.", offsetof(smarch_documented_symbol_range, place), sizeof(smarch_documented_symbol_range::place), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"role", "What it holds.", offsetof(smarch_documented_symbol_range, role), sizeof(smarch_documented_symbol_range::role), Many::one, 0, Absent::never, 0, false, CellKind::text},
    {"is_end_inside", "Whether the end is the start of its last function, and so in the range.", offsetof(smarch_documented_symbol_range, is_end_inside), sizeof(smarch_documented_symbol_range::is_end_inside), Many::one, 0, Absent::never, 0, false, CellKind::truth},
    {"is_of_like_functions", "Whether it is made of like functions, whose size and confidence are the range's.", offsetof(smarch_documented_symbol_range, is_of_like_functions), sizeof(smarch_documented_symbol_range::is_of_like_functions), Many::one, 0, Absent::never, 0, false, CellKind::truth},
};
constexpr RowKind row_of_documented_symbol_range = {sizeof(smarch_documented_symbol_range), columns_of_documented_symbol_range, std::size(columns_of_documented_symbol_range)};

}  // namespace

const std::vector<DocumentedTable> &documented_tables() {
    static const std::vector<DocumentedTable> tables = {
        {"ptxas", "dispatch_maps", "The seven maps of the capability dispatch, numbers ascending", row_of_documented_ptxas_dispatch_map,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_dispatch_maps(count); }},
        {"ptxas", "handler_sets", "The handlers of the twelve base targets, numbers ascending", row_of_documented_ptxas_handler_set,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_handler_sets(count); }},
        {"ptxas", "handlers", "The 36 functions of maps 1 to 3, addresses ascending", row_of_documented_ptxas_handler,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_handlers(count); }},
        {"ptxas", "sharing_groups", "The six groups of more than one target that share all seven maps, numbers ascending", row_of_documented_ptxas_sharing_group,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_sharing_groups(count); }},
        {"ptxas", "factory_labels", "The encoded values seen in the binary, legacy ones included, as printed", row_of_documented_ptxas_factory_label,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_factory_labels(count); }},
        {"ptxas", "generations", "The seven generations with their features, in the order of the document", row_of_documented_ptxas_generation,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_generations(count); }},
        {"ptxas", "diagnostic_strings", "The eight texts in ptxas that the documents use as evidence", row_of_documented_ptxas_diagnostic_string,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_diagnostic_strings(count); }},
        {"ptxas", "factory_generations", "The codegen factory table, values ascending", row_of_documented_ptxas_factory_generation,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_factory_generations(count); }},
        {"ptxas", "sm_versions", "The five encoded SM versions, ascending", row_of_documented_ptxas_sm_version,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_sm_versions(count); }},
        {"ptxas", "geometries", "The twelve rows of the geometry table, numbers ascending", row_of_documented_ptxas_geometry,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_geometries(count); }},
        {"ptxas", "geometry_columns", "The columns of the geometry table, and last a note on sm_88", row_of_documented_ptxas_geometry_column,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_geometry_columns(count); }},
        {"ptxas", "universal_constants", "The seven constants", row_of_documented_ptxas_universal_constant,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_universal_constants(count); }},
        {"ptxas", "shared_memory_limits", "The three largest sizes of shared memory", row_of_documented_ptxas_shared_memory_limit,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_shared_memory_limits(count); }},
        {"ptxas", "register_allocations", "The two rows of the register allocation table", row_of_documented_ptxas_register_allocation,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_register_allocations(count); }},
        {"ptxas", "validation_tables", "The table for names without suffix, for a and for f", row_of_documented_ptxas_validation_table,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_validation_tables(count); }},
        {"ptxas", "name_groups", "The ten groups of the base table, numbers ascending", row_of_documented_ptxas_name_group,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_name_groups(count); }},
        {"ptxas", "suffix_meanings", "What no suffix, a and f mean", row_of_documented_ptxas_suffix_meaning,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_suffix_meanings(count); }},
        {"ptxas", "compile_rules", "The four compilation rules of the help text", row_of_documented_ptxas_compile_rule,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_compile_rules(count); }},
        {"ptxas", "subvariants", "The seven base targets that have suffixed ones, numbers ascending; sm_101 is now called sm_110", row_of_documented_ptxas_subvariant,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_subvariants(count); }},
        {"ptxas", "profile_fields", "The fields: the 26 scalars and pointers and the ten constant blocks, offsets ascending; then the six fields of the hardware baseline (SMARCH_SETTER_BASELINE), offsets ascending", row_of_profile_field,
         [](std::size_t *count) -> const void * { return smarch_profile_fields(count); }},
        {"ptxas", "profile_regions", "The eleven regions, contiguous from the first byte to the last", row_of_profile_region,
         [](std::size_t *count) -> const void * { return smarch_profile_regions(count); }},
        {"ptxas", "profile_scheduling_flags", "The eight bits of +1385, lowest first", row_of_profile_scheduling_flag,
         [](std::size_t *count) -> const void * { return smarch_profile_scheduling_flags(count); }},
        {"ptxas", "profile_joint_conditions", "What code checks together with bits of +1385, bits ascending", row_of_profile_joint_condition,
         [](std::size_t *count) -> const void * { return smarch_profile_joint_conditions(count); }},
        {"ptxas", "profile_backend_fields", "The documented fields of the SM backend, offsets ascending", row_of_profile_backend_field,
         [](std::size_t *count) -> const void * { return smarch_profile_backend_fields(count); }},
        {"ptxas", "profile_backend_classes", "The named values of +12 of the SM backend, numbers ascending", row_of_profile_backend_class,
         [](std::size_t *count) -> const void * { return smarch_profile_backend_classes(count); }},
        {"ptxas", "profile_initializer_fields", "What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not", row_of_profile_initializer_field,
         [](std::size_t *count) -> const void * { return smarch_profile_initializer_fields(count); }},
        {"ptxas", "family_assignments", "The nine lines of the family assignment, numbers ascending", row_of_documented_ptxas_family_assignment,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_family_assignments(count); }},
        {"ptxas", "registered_profiles", "The 23 registered profiles, in the order of the targets", row_of_documented_ptxas_registered_profile,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_registered_profiles(count); }},
        {"ptxas", "profile_layers", "The three levels of what ptxas knows of a target, the first first", row_of_documented_ptxas_profile_layer,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_profile_layers(count); }},
        {"ptxas", "deep_dives", "The pages that the documents list", row_of_documented_ptxas_deep_dive,
         [](std::size_t *count) -> const void * { return smarch_documented_ptxas_deep_dives(count); }},
        {"ptxas", "scheduler_rows", "The scheduler table, codegen factories ascending", row_of_scheduler_row,
         [](std::size_t *count) -> const void * { return smarch_scheduler_rows(count); }},
        {"ptxas", "symbols", "All symbols of a binary: those with an address, ascending, then the others", row_of_documented_symbol,
         [](std::size_t *count) -> const void * { return smarch_documented_symbols(SMARCH_DOCUMENTED_BINARY_PTXAS, count); }},
        {"nvlink", "architectures", "The five architectures in the order of their registration: 110 before 103", row_of_documented_nvlink_architecture,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_architectures(count); }},
        {"nvlink", "rodata_strings", "The twenty strings, five an architecture", row_of_documented_nvlink_rodata_string,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_rodata_strings(count); }},
        {"nvlink", "dispatch_slots", "The seven slots, numbers ascending", row_of_documented_nvlink_dispatch_slot,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_dispatch_slots(count); }},
        {"nvlink", "encoding_functions", "The twelve functions, numbers ascending", row_of_documented_nvlink_encoding_function,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_encoding_functions(count); }},
        {"nvlink", "shared_components", "The eight components, starts ascending", row_of_documented_nvlink_shared_component,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_shared_components(count); }},
        {"nvlink", "backend_functions", "The seven functions of the compiler backend, starts ascending", row_of_documented_nvlink_backend_function,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_backend_functions(count); }},
        {"nvlink", "claims", "The sixteen claims", row_of_documented_nvlink_claim,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_claims(count); }},
        {"nvlink", "observations", "The six remarks", row_of_documented_nvlink_observation,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_observations(count); }},
        {"nvlink", "remappings", "The three remapped numbers", row_of_documented_nvlink_remapping,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_remappings(count); }},
        {"nvlink", "arch_characters", "The five characters", row_of_documented_nvlink_arch_character,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_arch_characters(count); }},
        {"nvlink", "special_cases", "The three special cases", row_of_documented_nvlink_special_case,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_special_cases(count); }},
        {"nvlink", "capability_bits", "The five bits, lowest first: four documented, that of sm_120 inferred", row_of_documented_nvlink_capability_bit,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_capability_bits(count); }},
        {"nvlink", "decade_groups", "The three groups, decades ascending", row_of_documented_nvlink_decade_group,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_decade_groups(count); }},
        {"nvlink", "finalize_rules", "The rules of finalization, and what runs of nvlink show of each, in the order of the checks", row_of_documented_nvlink_finalize_rule,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_finalize_rules(count); }},
        {"nvlink", "codegen_options", "The six options", row_of_documented_nvlink_codegen_option,
         [](std::size_t *count) -> const void * { return smarch_documented_nvlink_codegen_options(count); }},
        {"nvlink", "symbols", "All symbols of a binary: those with an address, ascending, then the others", row_of_documented_symbol,
         [](std::size_t *count) -> const void * { return smarch_documented_symbols(SMARCH_DOCUMENTED_BINARY_NVLINK, count); }},
        {"cicc", "arch_flags", "The twelve rows of the flag table, numbers ascending", row_of_documented_cicc_arch_flag,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_arch_flags(count); }},
        {"cicc", "variants", "What the document states about no suffix, a and f", row_of_documented_cicc_variant,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_variants(count); }},
        {"cicc", "ptx_ranges", "The ten ranges of SM numbers with their PTX versions, ascending; between some there are gaps", row_of_documented_cicc_ptx_range,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_ptx_ranges(count); }},
        {"cicc", "pipeline_stages", "The four stages of the detection of the architecture, in order", row_of_documented_cicc_pipeline_stage,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_pipeline_stages(count); }},
        {"cicc", "evidence_items", "The five lines of the summary of the document's evidence", row_of_documented_cicc_evidence_item,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_evidence_items(count); }},
        {"cicc", "places", "The places in cicc that the document relies on", row_of_documented_cicc_place,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_places(count); }},
        {"cicc", "string_references", "The strings of cicc that the document relies on", row_of_documented_cicc_string_reference,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_string_references(count); }},
        {"cicc", "facts", "What the documents state in passing, those of one subject together", row_of_documented_cicc_fact,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_facts(count); }},
        {"cicc", "divergences", "The six differences of SM120 from SM100 and SM103", row_of_documented_cicc_divergence,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_divergences(count); }},
        {"cicc", "flags", "The 63 flags, codes and addresses ascending", row_of_documented_cicc_flag_info,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_flags(count); }},
        {"cicc", "rules", "The 75 rules, in the order of the stages and of the document", row_of_documented_cicc_rule,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_rules(count); }},
        {"cicc", "stages", "The five stages, in their order", row_of_documented_cicc_stage_info,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_stages(count); }},
        {"cicc", "gate_locations", "The seventeen comparisons of the raw SM number, in the order of the document", row_of_documented_cicc_gate_location,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_gate_locations(count); }},
        {"cicc", "gate_diagnostics", "The diagnostics that effects print", row_of_documented_cicc_gate_diagnostic,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_gate_diagnostics(count); }},
        {"cicc", "pre_hopper_features", "What the document states about seven features up to sm_89", row_of_documented_cicc_pre_hopper_feature,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_pre_hopper_features(count); }},
        {"cicc", "hopper_intrinsics", "The builtins that are refused before Hopper", row_of_documented_cicc_hopper_intrinsic,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_hopper_intrinsics(count); }},
        {"cicc", "branches", "The two convergent branches", row_of_documented_cicc_branch,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_branches(count); }},
        {"cicc", "features", "What each generation brings to cicc, in the order of the document", row_of_documented_cicc_feature,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_features(count); }},
        {"cicc", "sm_feature_bits", "The 19 bits of feature_flags, indices ascending", row_of_documented_cicc_sm_feature_bit,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_sm_feature_bits(count); }},
        {"cicc", "sm_matrix_rows", "The rows of the three matrices of features, matrix by matrix", row_of_documented_cicc_sm_matrix_row,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_sm_matrix_rows(count); }},
        {"cicc", "sm_tensor_columns", "The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100", row_of_documented_cicc_sm_tensor_column,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_sm_tensor_columns(count); }},
        {"cicc", "address_spaces", "The four address spaces of the document and the others that LLVM has, numbers ascending", row_of_documented_cicc_address_space,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_address_spaces(count); }},
        {"cicc", "triple_patterns", "The four patterns of target triples", row_of_documented_cicc_triple_pattern,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_triple_patterns(count); }},
        {"cicc", "opcodes", "The four opcodes that have a check, codes ascending", row_of_documented_cicc_opcode_info,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_opcodes(count); }},
        {"cicc", "unsupported_instructions", "The five instructions that are refused, lines ascending", row_of_documented_cicc_unsupported_instruction,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_unsupported_instructions(count); }},
        {"cicc", "capabilities", "The architectures from sm_75 to sm_89 as cicc's document lists them", row_of_documented_cicc_capability,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_capabilities(count); }},
        {"cicc", "absent_names", "The names of that range that cicc lacks somewhere", row_of_documented_cicc_absent_name,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_absent_names(count); }},
        {"cicc", "defaults", "The functions that set the default architecture", row_of_documented_cicc_default,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_defaults(count); }},
        {"cicc", "variables", "The two variables that hold the architecture", row_of_documented_cicc_variable,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_variables(count); }},
        {"cicc", "thresholds", "The bounds of qword_4F077A8 that have names, ascending", row_of_documented_cicc_threshold,
         [](std::size_t *count) -> const void * { return smarch_documented_cicc_thresholds(count); }},
        {"cicc", "symbols", "All symbols of a binary: those with an address, ascending, then the others", row_of_documented_symbol,
         [](std::size_t *count) -> const void * { return smarch_documented_symbols(SMARCH_DOCUMENTED_BINARY_CICC, count); }},
        {"tileiras", "symbols", "All symbols of a binary: those with an address, ascending, then the others", row_of_documented_symbol,
         [](std::size_t *count) -> const void * { return smarch_documented_symbols(SMARCH_DOCUMENTED_BINARY_TILEIRAS, count); }},
        {"tileiras", "cpus", "The 40 CPU rows, by name: sm_100 before sm_20", row_of_documented_tileiras_cpu,
         [](std::size_t *count) -> const void * { return smarch_documented_tileiras_cpus(count); }},
        {"tileiras", "features", "The 81 features, by bit", row_of_documented_tileiras_feature,
         [](std::size_t *count) -> const void * { return smarch_documented_tileiras_features(count); }},
        {"tileiras", "probes", "The queries of the subtarget that the document writes out", row_of_documented_tileiras_probe,
         [](std::size_t *count) -> const void * { return smarch_documented_tileiras_probes(count); }},
        {"tileiras", "struct_fields", "The fields of a CPU row, a feature row and the subtarget's state, in order", row_of_documented_tileiras_struct_field,
         [](std::size_t *count) -> const void * { return smarch_documented_tileiras_struct_fields(count); }},
        {"", "documents", "The five documents that the library's documented facts come from, by number", row_of_documented_document,
         [](std::size_t *count) -> const void * { return smarch_documented_documents(count); }},
        {"", "errata", "All errata, by id", row_of_erratum,
         [](std::size_t *count) -> const void * { return smarch_errata(count); }},
        {"", "symbol_ranges", "The ranges of addresses that documents state, by binary; starts ascending, and of equal ones the wider first", row_of_documented_symbol_range,
         [](std::size_t *count) -> const void * { return smarch_documented_symbol_ranges(count); }},
    };
    return tables;
}

}  // namespace inspector
