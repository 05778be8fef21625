/// @file
/// The scoped enums of smarch/documented.hpp: every value is a constant of smarch/documented.h.
///
/// Made from the library's rows; `make header` makes it anew.

#ifndef SMARCH_DOCUMENTED_ENUMS_HPP
#define SMARCH_DOCUMENTED_ENUMS_HPP

#include <smarch/documented.h>

#include <cstdint>
#include <string_view>

namespace smarch {

/// Feature bits of a subtarget.
enum class TileirasFeature : std::uint32_t {
    fma_level_0 = SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_0,             ///< fma-level=0
    fma_level_1 = SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_1,             ///< fma-level=1
    fma_level_2 = SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_2,             ///< fma-level=2
    ptx32 = SMARCH_DOCUMENTED_TILEIRAS_PTX32,                         ///< ptx32
    ptx40 = SMARCH_DOCUMENTED_TILEIRAS_PTX40,                         ///< ptx40
    ptx41 = SMARCH_DOCUMENTED_TILEIRAS_PTX41,                         ///< ptx41
    ptx42 = SMARCH_DOCUMENTED_TILEIRAS_PTX42,                         ///< ptx42
    ptx43 = SMARCH_DOCUMENTED_TILEIRAS_PTX43,                         ///< ptx43
    ptx50 = SMARCH_DOCUMENTED_TILEIRAS_PTX50,                         ///< ptx50
    ptx60 = SMARCH_DOCUMENTED_TILEIRAS_PTX60,                         ///< ptx60
    ptx61 = SMARCH_DOCUMENTED_TILEIRAS_PTX61,                         ///< ptx61
    ptx62 = SMARCH_DOCUMENTED_TILEIRAS_PTX62,                         ///< ptx62
    ptx63 = SMARCH_DOCUMENTED_TILEIRAS_PTX63,                         ///< ptx63
    ptx64 = SMARCH_DOCUMENTED_TILEIRAS_PTX64,                         ///< ptx64
    ptx65 = SMARCH_DOCUMENTED_TILEIRAS_PTX65,                         ///< ptx65
    ptx70 = SMARCH_DOCUMENTED_TILEIRAS_PTX70,                         ///< ptx70
    ptx71 = SMARCH_DOCUMENTED_TILEIRAS_PTX71,                         ///< ptx71
    ptx72 = SMARCH_DOCUMENTED_TILEIRAS_PTX72,                         ///< ptx72
    ptx73 = SMARCH_DOCUMENTED_TILEIRAS_PTX73,                         ///< ptx73
    ptx74 = SMARCH_DOCUMENTED_TILEIRAS_PTX74,                         ///< ptx74
    ptx75 = SMARCH_DOCUMENTED_TILEIRAS_PTX75,                         ///< ptx75
    ptx76 = SMARCH_DOCUMENTED_TILEIRAS_PTX76,                         ///< ptx76
    ptx77 = SMARCH_DOCUMENTED_TILEIRAS_PTX77,                         ///< ptx77
    ptx78 = SMARCH_DOCUMENTED_TILEIRAS_PTX78,                         ///< ptx78
    ptx80 = SMARCH_DOCUMENTED_TILEIRAS_PTX80,                         ///< ptx80
    ptx81 = SMARCH_DOCUMENTED_TILEIRAS_PTX81,                         ///< ptx81
    ptx82 = SMARCH_DOCUMENTED_TILEIRAS_PTX82,                         ///< ptx82
    ptx83 = SMARCH_DOCUMENTED_TILEIRAS_PTX83,                         ///< ptx83
    ptx84 = SMARCH_DOCUMENTED_TILEIRAS_PTX84,                         ///< ptx84
    ptx85 = SMARCH_DOCUMENTED_TILEIRAS_PTX85,                         ///< ptx85
    ptx86 = SMARCH_DOCUMENTED_TILEIRAS_PTX86,                         ///< ptx86
    ptx87 = SMARCH_DOCUMENTED_TILEIRAS_PTX87,                         ///< ptx87
    ptx88 = SMARCH_DOCUMENTED_TILEIRAS_PTX88,                         ///< ptx88
    prec_divf32_0 = SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_0,         ///< prec-divf32=0
    prec_divf32_1 = SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_1,         ///< prec-divf32=1
    prec_divf32_2 = SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_2,         ///< prec-divf32=2
    prec_divf32_3 = SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_3,         ///< prec-divf32=3
    prec_sqrtf32_0 = SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_0,       ///< prec-sqrtf32=0
    prec_sqrtf32_1 = SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_1,       ///< prec-sqrtf32=1
    sm_20 = SMARCH_DOCUMENTED_TILEIRAS_SM_20,                         ///< sm_20
    sm_21 = SMARCH_DOCUMENTED_TILEIRAS_SM_21,                         ///< sm_21
    sm_30 = SMARCH_DOCUMENTED_TILEIRAS_SM_30,                         ///< sm_30
    sm_32 = SMARCH_DOCUMENTED_TILEIRAS_SM_32,                         ///< sm_32
    sm_35 = SMARCH_DOCUMENTED_TILEIRAS_SM_35,                         ///< sm_35
    sm_37 = SMARCH_DOCUMENTED_TILEIRAS_SM_37,                         ///< sm_37
    sm_50 = SMARCH_DOCUMENTED_TILEIRAS_SM_50,                         ///< sm_50
    sm_52 = SMARCH_DOCUMENTED_TILEIRAS_SM_52,                         ///< sm_52
    sm_53 = SMARCH_DOCUMENTED_TILEIRAS_SM_53,                         ///< sm_53
    sm_60 = SMARCH_DOCUMENTED_TILEIRAS_SM_60,                         ///< sm_60
    sm_61 = SMARCH_DOCUMENTED_TILEIRAS_SM_61,                         ///< sm_61
    sm_62 = SMARCH_DOCUMENTED_TILEIRAS_SM_62,                         ///< sm_62
    sm_70 = SMARCH_DOCUMENTED_TILEIRAS_SM_70,                         ///< sm_70
    sm_72 = SMARCH_DOCUMENTED_TILEIRAS_SM_72,                         ///< sm_72
    sm_73 = SMARCH_DOCUMENTED_TILEIRAS_SM_73,                         ///< sm_73
    sm_75 = SMARCH_DOCUMENTED_TILEIRAS_SM_75,                         ///< sm_75
    sm_80 = SMARCH_DOCUMENTED_TILEIRAS_SM_80,                         ///< sm_80
    sm_82 = SMARCH_DOCUMENTED_TILEIRAS_SM_82,                         ///< sm_82
    sm_86 = SMARCH_DOCUMENTED_TILEIRAS_SM_86,                         ///< sm_86
    sm_89 = SMARCH_DOCUMENTED_TILEIRAS_SM_89,                         ///< sm_89
    sm_90 = SMARCH_DOCUMENTED_TILEIRAS_SM_90,                         ///< sm_90
    sm_90a = SMARCH_DOCUMENTED_TILEIRAS_SM_90A,                       ///< sm_90a
    sm_100 = SMARCH_DOCUMENTED_TILEIRAS_SM_100,                       ///< sm_100
    sm_100a = SMARCH_DOCUMENTED_TILEIRAS_SM_100A,                     ///< sm_100a
    sm_100f = SMARCH_DOCUMENTED_TILEIRAS_SM_100F,                     ///< sm_100f
    sm_101 = SMARCH_DOCUMENTED_TILEIRAS_SM_101,                       ///< sm_101
    sm_101a = SMARCH_DOCUMENTED_TILEIRAS_SM_101A,                     ///< sm_101a
    sm_101f = SMARCH_DOCUMENTED_TILEIRAS_SM_101F,                     ///< sm_101f
    sm_103 = SMARCH_DOCUMENTED_TILEIRAS_SM_103,                       ///< sm_103
    sm_103a = SMARCH_DOCUMENTED_TILEIRAS_SM_103A,                     ///< sm_103a
    sm_103f = SMARCH_DOCUMENTED_TILEIRAS_SM_103F,                     ///< sm_103f
    sm_110 = SMARCH_DOCUMENTED_TILEIRAS_SM_110,                       ///< sm_110
    sm_110a = SMARCH_DOCUMENTED_TILEIRAS_SM_110A,                     ///< sm_110a
    sm_110f = SMARCH_DOCUMENTED_TILEIRAS_SM_110F,                     ///< sm_110f
    sm_120 = SMARCH_DOCUMENTED_TILEIRAS_SM_120,                       ///< sm_120
    sm_120a = SMARCH_DOCUMENTED_TILEIRAS_SM_120A,                     ///< sm_120a
    sm_120f = SMARCH_DOCUMENTED_TILEIRAS_SM_120F,                     ///< sm_120f
    sm_121 = SMARCH_DOCUMENTED_TILEIRAS_SM_121,                       ///< sm_121
    sm_121a = SMARCH_DOCUMENTED_TILEIRAS_SM_121A,                     ///< sm_121a
    sm_121f = SMARCH_DOCUMENTED_TILEIRAS_SM_121F,                     ///< sm_121f
    sharedmem32bitptr = SMARCH_DOCUMENTED_TILEIRAS_SHAREDMEM32BITPTR, ///< sharedmem32bitptr
    tmem = SMARCH_DOCUMENTED_TILEIRAS_TMEM,                           ///< tmem
};

/// What is wrong with a CPU or an attribute.
enum class TileirasProblemKind : std::uint32_t {
    unknown_cpu = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU,             ///< no CPU has this name
    unknown_attribute = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE, ///< no feature has this name
    malformed = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_MALFORMED,                 ///< an attribute begins with + or -, and a name follows
    level_conflict = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_LEVEL_CONFLICT,       ///< another level of the same option is on, and no document states which counts
    tmem_absent = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_ABSENT,             ///< tensor memory is switched on, and the CPU's silicon has none
    tmem_omitted = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_OMITTED,           ///< tensor memory is switched on, and only the CPU's names with a or f reach it
    other_cpu = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OTHER_CPU,                 ///< the bit of another CPU is switched on
    own_cpu_off = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OWN_CPU_OFF,             ///< the CPU's own bit is switched off
};
/// In words; a number that is none gives what smarch_documented_tileiras_problem_message gives.
[[nodiscard]] inline std::string_view message(TileirasProblemKind value) noexcept { return smarch_documented_tileiras_problem_message(static_cast<std::uint32_t>(value)); }

/// Groups of features.
enum class TileirasFeatureGroup : std::uint32_t {
    fma = SMARCH_DOCUMENTED_TILEIRAS_GROUP_FMA,           ///< FMA fusion level
    ptx = SMARCH_DOCUMENTED_TILEIRAS_GROUP_PTX,           ///< PTX version
    div = SMARCH_DOCUMENTED_TILEIRAS_GROUP_DIV,           ///< FP32 division precision
    sqrt = SMARCH_DOCUMENTED_TILEIRAS_GROUP_SQRT,         ///< FP32 square root precision
    hardware = SMARCH_DOCUMENTED_TILEIRAS_GROUP_HARDWARE, ///< hardware
};
/// In words; a number that is none gives what smarch_documented_tileiras_feature_group_name gives.
[[nodiscard]] inline std::string_view name(TileirasFeatureGroup value) noexcept { return smarch_documented_tileiras_feature_group_name(static_cast<std::uint32_t>(value)); }

/// Whether code for a CPU reaches tensor memory.
enum class TileirasTensorMemory : std::uint32_t {
    implied = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED, ///< implied by the CPU's row
    omitted = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_OMITTED, ///< omitted by the row of the base CPU; its names with a or f reach it
    absent = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_ABSENT,   ///< not in the CPU's silicon
};
/// In words; a number that is none gives what smarch_documented_tileiras_tensor_memory_name gives.
[[nodiscard]] inline std::string_view name(TileirasTensorMemory value) noexcept { return smarch_documented_tileiras_tensor_memory_name(static_cast<std::uint32_t>(value)); }

/// How matrix instructions of Blackwell are selected.
enum class TileirasTensorPath : std::uint32_t {
    tcgen05 = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_TCGEN05,         ///< tcgen05, through tensor memory
    block_scale = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_BLOCK_SCALE, ///< mma.sync.aligned.*.block_scale: opcode 5468 dense, 5469 sparse
    neither = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_NEITHER,         ///< neither tcgen05 nor the block-scaled mma
};
/// In words; a number that is none gives what smarch_documented_tileiras_tensor_path_name gives.
[[nodiscard]] inline std::string_view name(TileirasTensorPath value) noexcept { return smarch_documented_tileiras_tensor_path_name(static_cast<std::uint32_t>(value)); }

/// Where the level of an option comes from.
enum class TileirasLevelSource : std::uint32_t {
    attribute = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_ATTRIBUTE, ///< an attribute
    default_ = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_DEFAULT,    ///< cicc's default: no attribute names one
    unset = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_UNSET,         ///< none is on, and no document states what holds then
    conflict = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_CONFLICT,   ///< several are on, and no document states which counts
};
/// In words; a number that is none gives what smarch_documented_tileiras_level_source_name gives.
[[nodiscard]] inline std::string_view name(TileirasLevelSource value) noexcept { return smarch_documented_tileiras_level_source_name(static_cast<std::uint32_t>(value)); }

/// Why a CPU was taken.
enum class TileirasSelection : std::uint32_t {
    named = SMARCH_DOCUMENTED_TILEIRAS_SELECTION_NAMED,                 ///< named, and in the table
    default_ = SMARCH_DOCUMENTED_TILEIRAS_SELECTION_DEFAULT,            ///< the default: none was named
    fallback = SMARCH_DOCUMENTED_TILEIRAS_SELECTION_FALLBACK,           ///< the fallback for an unknown CPU
    reimplemented = SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED, ///< named, and not in the table: taken as a reimplementation that selects every target would
};
/// In words; a number that is none gives what smarch_documented_tileiras_selection_name gives.
[[nodiscard]] inline std::string_view name(TileirasSelection value) noexcept { return smarch_documented_tileiras_selection_name(static_cast<std::uint32_t>(value)); }

/// Programs that the documents describe.
enum class Binary : std::uint32_t {
    ptxas = SMARCH_DOCUMENTED_BINARY_PTXAS,       ///< ptxas
    nvlink = SMARCH_DOCUMENTED_BINARY_NVLINK,     ///< nvlink
    cicc = SMARCH_DOCUMENTED_BINARY_CICC,         ///< cicc
    tileiras = SMARCH_DOCUMENTED_BINARY_TILEIRAS, ///< tileiras
};
/// In words; a number that is none gives what smarch_documented_binary_name gives.
[[nodiscard]] inline std::string_view name(Binary value) noexcept { return smarch_documented_binary_name(static_cast<std::uint32_t>(value)); }

/// Kinds of symbols.
enum class SymbolKind : std::uint32_t {
    function = SMARCH_DOCUMENTED_SYMBOL_KIND_FUNCTION,       ///< function
    data = SMARCH_DOCUMENTED_SYMBOL_KIND_DATA,               ///< data
    address = SMARCH_DOCUMENTED_SYMBOL_KIND_ADDRESS,         ///< address
    constructor = SMARCH_DOCUMENTED_SYMBOL_KIND_CONSTRUCTOR, ///< constructor
};
/// In words; a number that is none gives what smarch_documented_symbol_kind_name gives.
[[nodiscard]] inline std::string_view name(SymbolKind value) noexcept { return smarch_documented_symbol_kind_name(static_cast<std::uint32_t>(value)); }

/// Maps of the capability dispatch.
enum class PtxasMap : std::uint32_t {
    handler_a = SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A,                       ///< Handler A (primary codegen)
    handler_b = SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_B,                       ///< Handler B (secondary codegen)
    intrinsics = SMARCH_DOCUMENTED_PTXAS_MAP_INTRINSICS,                     ///< Intrinsic table initializer
    capabilities = SMARCH_DOCUMENTED_PTXAS_MAP_CAPABILITIES,                 ///< Capability flags
    profile_registration = SMARCH_DOCUMENTED_PTXAS_MAP_PROFILE_REGISTRATION, ///< Profile registration
    handler_e = SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_E,                       ///< Perf-stats / occupancy handler E
    handler_f = SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_F,                       ///< Perf-stats / occupancy handler F
};
/// In words; a number that is none gives what smarch_documented_ptxas_map_name gives.
[[nodiscard]] inline std::string_view name(PtxasMap value) noexcept { return smarch_documented_ptxas_map_name(static_cast<std::uint32_t>(value)); }

/// Documented formulas of occupancy.
enum class PtxasOccupancyFormula : std::uint32_t {
    rounded = SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_ROUNDED,     ///< registers rounded up to the allocation unit
    unrounded = SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_UNROUNDED, ///< EIATTR_REGCOUNT, registers not rounded
};
/// In words; a number that is none gives what smarch_documented_ptxas_occupancy_formula_name gives.
[[nodiscard]] inline std::string_view name(PtxasOccupancyFormula value) noexcept { return smarch_documented_ptxas_occupancy_formula_name(static_cast<std::uint32_t>(value)); }

/// Pages of the documents that describe targets.
enum class PtxasPage : std::uint32_t {
    turing_ampere = SMARCH_DOCUMENTED_PTXAS_PAGE_TURING_AMPERE, ///< turing-ampere
    ada_hopper = SMARCH_DOCUMENTED_PTXAS_PAGE_ADA_HOPPER,       ///< ada-hopper
    blackwell = SMARCH_DOCUMENTED_PTXAS_PAGE_BLACKWELL,         ///< blackwell
};
/// In words; a number that is none gives what smarch_documented_ptxas_page_name gives.
[[nodiscard]] inline std::string_view name(PtxasPage value) noexcept { return smarch_documented_ptxas_page_name(static_cast<std::uint32_t>(value)); }

/// Codes of finalization.
enum class FinalizeCode : std::uint32_t {
    compatible = SMARCH_DOCUMENTED_NVLINK_FINALIZE_COMPATIBLE,     ///< compatible
    null_input = SMARCH_DOCUMENTED_NVLINK_FINALIZE_NULL_INPUT,     ///< null input
    version = SMARCH_DOCUMENTED_NVLINK_FINALIZE_VERSION,           ///< version too high (>0x101)
    architecture = SMARCH_DOCUMENTED_NVLINK_FINALIZE_ARCHITECTURE, ///< incompatible architecture
    type_27 = SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_27,           ///< type-specific incompatibility (27)
    type_28 = SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_28,           ///< type-specific incompatibility (28)
    type_29 = SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_29,           ///< type-specific incompatibility (29)
    type_30 = SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_30,           ///< type-specific incompatibility (30)
};
/// In words; a number that is none gives what smarch_documented_nvlink_finalize_code_name gives.
[[nodiscard]] inline std::string_view name(FinalizeCode value) noexcept { return smarch_documented_nvlink_finalize_code_name(static_cast<std::uint32_t>(value)); }

/// Steps of finalization.
enum class FinalizeStep : std::uint32_t {
    input = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_INPUT,               ///< the input
    version = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_VERSION,           ///< the version limit
    bridge = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE,             ///< the bridge between 101 and 110
    direct_match = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DIRECT_MATCH, ///< the direct match of 110 or 121
    equality = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_EQUALITY,         ///< equal architectures
    family_head = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_FAMILY_HEAD,   ///< the family of 100
    decade = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE,             ///< the decade rule
    class_ = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CLASS,              ///< the finalization class
    capabilities = SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES, ///< the capability bitmask
};
/// In words; a number that is none gives what smarch_documented_nvlink_finalize_step_name gives.
[[nodiscard]] inline std::string_view name(FinalizeStep value) noexcept { return smarch_documented_nvlink_finalize_step_name(static_cast<std::uint32_t>(value)); }

/// Outcomes of a check of finalization.
enum class FinalizeOutcome : std::uint32_t {
    passes = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_PASSES,                 ///< passes
    accepts = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_ACCEPTS,               ///< accepts
    refuses = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_REFUSES,               ///< refuses
    unknown = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_UNKNOWN,               ///< unknown
    not_applicable = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_APPLICABLE, ///< does not apply
    not_reached = SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_REACHED,       ///< not reached
};
/// In words; a number that is none gives what smarch_documented_nvlink_finalize_outcome_name gives.
[[nodiscard]] inline std::string_view name(FinalizeOutcome value) noexcept { return smarch_documented_nvlink_finalize_outcome_name(static_cast<std::uint32_t>(value)); }

/// Codegen options.
enum class NvlinkOption : std::uint32_t {
    lds128convert = SMARCH_DOCUMENTED_NVLINK_OPTION_LDS128CONVERT,                     ///< lds128convert
    stress_maxrregcount = SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_MAXRREGCOUNT,         ///< stress-maxrregcount
    stress_noglobalregalloc = SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NOGLOBALREGALLOC, ///< stress-noglobalregalloc
    legacy_cvtf64 = SMARCH_DOCUMENTED_NVLINK_OPTION_LEGACY_CVTF64,                     ///< legacy-cvtf64
    perf_per_watt_opt_level = SMARCH_DOCUMENTED_NVLINK_OPTION_PERF_PER_WATT_OPT_LEVEL, ///< perf-per-watt-opt-level
    stress_no_crp = SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NO_CRP,                     ///< stress-no-crp
};

/// Values of lds128convert.
enum class Lds128Convert : std::uint32_t {
    always = SMARCH_DOCUMENTED_NVLINK_LDS128_ALWAYS,     ///< always
    nonconst = SMARCH_DOCUMENTED_NVLINK_LDS128_NONCONST, ///< nonconst
    never = SMARCH_DOCUMENTED_NVLINK_LDS128_NEVER,       ///< never
};
/// In words; a number that is none gives what smarch_documented_nvlink_lds128_name gives.
[[nodiscard]] inline std::string_view name(Lds128Convert value) noexcept { return smarch_documented_nvlink_lds128_name(static_cast<std::uint32_t>(value)); }

/// Flags of cicc's front end.
enum class CiccFlag : std::uint32_t {
    unk_4d04184 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04184,     ///< unk_4D04184
    dword_4d041ac = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041AC, ///< dword_4D041AC
    unk_4d041b0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0,     ///< unk_4D041B0
    unk_4d041b8 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B8,     ///< unk_4D041B8
    unk_4d041dc = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041DC,     ///< unk_4D041DC
    dword_4d041e8 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041E8, ///< dword_4D041E8
    unk_4d041ec = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041EC,     ///< unk_4D041EC
    unk_4d04208 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04208,     ///< unk_4D04208
    unk_4d04214 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04214,     ///< unk_4D04214
    unk_4d04218 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04218,     ///< unk_4D04218
    unk_4d04220 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04220,     ///< unk_4D04220
    unk_4d0423c = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0423C,     ///< unk_4D0423C
    unk_4d0428c = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0428C,     ///< unk_4D0428C
    unk_4d04314 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04314,     ///< unk_4D04314
    unk_4d04338 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04338,     ///< unk_4D04338
    unk_4d04340 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04340,     ///< unk_4D04340
    unk_4d04388 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04388,     ///< unk_4D04388
    unk_4d043c4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043C4,     ///< unk_4D043C4
    unk_4d043cc = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043CC,     ///< unk_4D043CC
    unk_4d043d0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D0,     ///< unk_4D043D0
    unk_4d043d4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D4,     ///< unk_4D043D4
    unk_4d043d8 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D8,     ///< unk_4D043D8
    unk_4d043e4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043E4,     ///< unk_4D043E4
    unk_4d043f0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F0,     ///< unk_4D043F0
    unk_4d043f4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F4,     ///< unk_4D043F4
    dword_4d043f8 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D043F8, ///< dword_4D043F8
    unk_4d04404 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04404,     ///< unk_4D04404
    unk_4d04408 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04408,     ///< unk_4D04408
    unk_4d04470 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04470,     ///< unk_4D04470
    unk_4d044b0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B0,     ///< unk_4D044B0
    unk_4d044b8 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B8,     ///< unk_4D044B8
    unk_4d044d0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044D0,     ///< unk_4D044D0
    unk_4d04740 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04740,     ///< unk_4D04740
    unk_4d04758 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04758,     ///< unk_4D04758
    unk_4d04764 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04764,     ///< unk_4D04764
    unk_4d04780 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04780,     ///< unk_4D04780
    unk_4d04790 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04790,     ///< unk_4D04790
    dword_4d047ac = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047AC, ///< dword_4D047AC
    dword_4d047b0 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047B0, ///< dword_4D047B0
    unk_4d047b4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047B4,     ///< unk_4D047B4
    unk_4d047bc = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047BC,     ///< unk_4D047BC
    unk_4d047c0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C0,     ///< unk_4D047C0
    unk_4d047c4 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C4,     ///< unk_4D047C4
    unk_4d047c8 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C8,     ///< unk_4D047C8
    unk_4d047cc = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047CC,     ///< unk_4D047CC
    unk_4d047d0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047D0,     ///< unk_4D047D0
    unk_4d047e0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047E0,     ///< unk_4D047E0
    unk_4d047ec = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047EC,     ///< unk_4D047EC
    unk_4d04814 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04814,     ///< unk_4D04814
    dword_4d04824 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D04824, ///< dword_4D04824
    unk_4d04858 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04858,     ///< unk_4D04858
    unk_4d0486c = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0486C,     ///< unk_4D0486C
    unk_4d04870 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04870,     ///< unk_4D04870
    unk_4d048a0 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D048A0,     ///< unk_4D048A0
    dword_4d048b0 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B0, ///< dword_4D048B0
    dword_4d048b8 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8, ///< dword_4D048B8
    unk_4f06904 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06904,     ///< unk_4F06904
    unk_4f06964 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06964,     ///< unk_4F06964
    unk_4f06970 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06970,     ///< unk_4F06970
    unk_4f07584 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07584,     ///< unk_4F07584
    unk_4f0771c = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F0771C,     ///< unk_4F0771C
    dword_4f07760 = SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4F07760, ///< dword_4F07760
    unk_4f07764 = SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07764,     ///< unk_4F07764
};

/// Override bytes of cicc.
enum class CiccGuard : std::uint32_t {
    byte_4cf807b = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF807B, ///< byte_4CF807B
    byte_4cf80f0 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF80F0, ///< byte_4CF80F0
    byte_4cf8107 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8107, ///< byte_4CF8107
    byte_4cf8108 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8108, ///< byte_4CF8108
    byte_4cf810c = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810C, ///< byte_4CF810C
    byte_4cf810f = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810F, ///< byte_4CF810F
    byte_4cf8116 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8116, ///< byte_4CF8116
    byte_4cf8119 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8119, ///< byte_4CF8119
    byte_4cf811c = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF811C, ///< byte_4CF811C
    byte_4cf8123 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8123, ///< byte_4CF8123
    byte_4cf8125 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8125, ///< byte_4CF8125
    byte_4cf8139 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8139, ///< byte_4CF8139
    byte_4cf813c = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813C, ///< byte_4CF813C
    byte_4cf813e = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813E, ///< byte_4CF813E
    byte_4cf8149 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8149, ///< byte_4CF8149
    byte_4cf814d = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF814D, ///< byte_4CF814D
    byte_4cf8156 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8156, ///< byte_4CF8156
    byte_4cf8159 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8159, ///< byte_4CF8159
    byte_4cf815d = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815D, ///< byte_4CF815D
    byte_4cf815f = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815F, ///< byte_4CF815F
    byte_4cf8172 = SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8172, ///< byte_4CF8172
};
/// In words; a number that is none gives what smarch_documented_cicc_guard_name gives.
[[nodiscard]] inline std::string_view name(CiccGuard value) noexcept { return smarch_documented_cicc_guard_name(static_cast<std::uint32_t>(value)); }

/// Stages of cicc's configuration.
enum class CiccStage : std::uint32_t {
    command_line = SMARCH_DOCUMENTED_CICC_STAGE_COMMAND_LINE, ///< CLI parser
    secondary = SMARCH_DOCUMENTED_CICC_STAGE_SECONDARY,       ///< sub_60DFC0
    optimization = SMARCH_DOCUMENTED_CICC_STAGE_OPTIMIZATION, ///< sub_60D650
    master = SMARCH_DOCUMENTED_CICC_STAGE_MASTER,             ///< sub_60E7C0
    subtarget = SMARCH_DOCUMENTED_CICC_STAGE_SUBTARGET,       ///< sub_982C80
};

/// Where a rule of cicc's configurators is stated.
enum class CiccPart : std::uint32_t {
    secondary = SMARCH_DOCUMENTED_CICC_PART_SECONDARY,         ///< sub_60DFC0
    unconditional = SMARCH_DOCUMENTED_CICC_PART_UNCONDITIONAL, ///< unconditional
    sm_dependent = SMARCH_DOCUMENTED_CICC_PART_SM_DEPENDENT,   ///< by the number, unguarded
    guarded = SMARCH_DOCUMENTED_CICC_PART_GUARDED,             ///< guarded
    escalation = SMARCH_DOCUMENTED_CICC_PART_ESCALATION,       ///< tier
    tertiary = SMARCH_DOCUMENTED_CICC_PART_TERTIARY,           ///< sub_60E530
    virtual_path = SMARCH_DOCUMENTED_CICC_PART_VIRTUAL_PATH,   ///< virtual path
    elsewhere = SMARCH_DOCUMENTED_CICC_PART_ELSEWHERE,         ///< no stage stated
    language = SMARCH_DOCUMENTED_CICC_PART_LANGUAGE,           ///< language block
};

/// Conditions that no document states.
enum class CiccCondition : std::uint32_t {
    maxwell_gate = SMARCH_DOCUMENTED_CICC_OPEN_MAXWELL_GATE,   ///< the complex Maxwell+ gate of unk_4D04470
    sm35_gate = SMARCH_DOCUMENTED_CICC_OPEN_SM35_GATE,         ///< the sm_35+ gate of dword_4D047AC
    cuda_cxx_gate = SMARCH_DOCUMENTED_CICC_OPEN_CUDA_CXX_GATE, ///< the CUDA C++ gate of unk_4D04408
    cxx_check = SMARCH_DOCUMENTED_CICC_OPEN_CXX_CHECK,         ///< the C++ version check of unk_4D0486C
    dword_4d048b4 = SMARCH_DOCUMENTED_CICC_OPEN_DWORD_4D048B4, ///< dword_4D048B4
};

/// When a rule of cicc's configurators stores.
enum class CiccConditionKind : std::uint32_t {
    always = SMARCH_DOCUMENTED_CICC_CONDITION_ALWAYS,                   ///< always
    above = SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE,                     ///< the number is above
    at_most = SMARCH_DOCUMENTED_CICC_CONDITION_AT_MOST,                 ///< the number is not above
    variant_above = SMARCH_DOCUMENTED_CICC_CONDITION_VARIANT_ABOVE,     ///< the number is above, with the SM variant flag
    above_if_given = SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE_IF_GIVEN,   ///< the number is above, and an open condition holds
    virtual_ = SMARCH_DOCUMENTED_CICC_CONDITION_VIRTUAL,                ///< a virtual architecture is compiled for
    effective_above = SMARCH_DOCUMENTED_CICC_CONDITION_EFFECTIVE_ABOVE, ///< the effective number is above
    from = SMARCH_DOCUMENTED_CICC_CONDITION_FROM,                       ///< the C++ standard is this or a later one
};

/// What a rule of cicc's configurators stores.
enum class CiccStored : std::uint32_t {
    zero = SMARCH_DOCUMENTED_CICC_STORED_ZERO,                                 ///< 0
    one = SMARCH_DOCUMENTED_CICC_STORED_ONE,                                   ///< 1
    is_at_most = SMARCH_DOCUMENTED_CICC_STORED_IS_AT_MOST,                     ///< whether the number is not above
    is_above = SMARCH_DOCUMENTED_CICC_STORED_IS_ABOVE,                         ///< whether the number is above
    real_variant_at_most = SMARCH_DOCUMENTED_CICC_STORED_REAL_VARIANT_AT_MOST, ///< whether a real variant's number is not above
    both_and_above = SMARCH_DOCUMENTED_CICC_STORED_BOTH_AND_ABOVE,             ///< whether both flags are set and the number is above
    given = SMARCH_DOCUMENTED_CICC_STORED_GIVEN,                               ///< whether an open condition holds
};

/// Who stored the value of a flag.
enum class CiccOrigin : std::uint32_t {
    before = SMARCH_DOCUMENTED_CICC_ORIGIN_BEFORE,             ///< nothing
    command_line = SMARCH_DOCUMENTED_CICC_ORIGIN_COMMAND_LINE, ///< the command line
    optimization = SMARCH_DOCUMENTED_CICC_ORIGIN_OPTIMIZATION, ///< the optimization level
    rule = SMARCH_DOCUMENTED_CICC_ORIGIN_RULE,                 ///< a rule
};

/// What may decide a flag, by rank.
enum class CiccPriority : std::uint32_t {
    command_line = SMARCH_DOCUMENTED_CICC_PRIORITY_COMMAND_LINE, ///< CLI flag
    version = SMARCH_DOCUMENTED_CICC_PRIORITY_VERSION,           ///< SM version
    optimization = SMARCH_DOCUMENTED_CICC_PRIORITY_OPTIMIZATION, ///< Optimization level
    standard = SMARCH_DOCUMENTED_CICC_PRIORITY_STANDARD,         ///< C++ standard version
    cuda = SMARCH_DOCUMENTED_CICC_PRIORITY_CUDA,                 ///< CUDA mode
    virtual_ = SMARCH_DOCUMENTED_CICC_PRIORITY_VIRTUAL,          ///< Virtual arch flag
};
/// In words; a number that is none gives what smarch_documented_cicc_priority_name gives.
[[nodiscard]] inline std::string_view name(CiccPriority value) noexcept { return smarch_documented_cicc_priority_name(static_cast<std::uint32_t>(value)); }

/// Options of the configurators' inputs.
enum class CiccInput : std::uint32_t {
    virtual_ = SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL, ///< a virtual architecture is compiled for, dword_4F077B4
    variant = SMARCH_DOCUMENTED_CICC_INPUT_VARIANT,  ///< the SM variant flag is set, dword_4F077BC
    cuda = SMARCH_DOCUMENTED_CICC_INPUT_CUDA,        ///< CUDA C++ is compiled
    no_cuda = SMARCH_DOCUMENTED_CICC_INPUT_NO_CUDA,  ///< C++ without CUDA is compiled
};

/// What cicc's front end does with a raw SM number.
enum class CiccEffect : std::uint32_t {
    atomic_volatile = SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_VOLATILE,           ///< Atomic volatile fallback
    atomic128 = SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC128,                       ///< 128-bit atomic error 3758
    diagnostic_3703 = SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3703,           ///< Diagnostic 3703
    surface = SMARCH_DOCUMENTED_CICC_EFFECT_SURFACE,                           ///< Surface builtin warning
    atomic_scope = SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE,                 ///< Atomic scope restriction
    diagnostic_3762 = SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3762,           ///< Diagnostic 3762
    diagnostic_3660 = SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3660,           ///< Diagnostic 3660
    block_size = SMARCH_DOCUMENTED_CICC_EFFECT_BLOCK_SIZE,                     ///< __block_size__ 5th arg blocked
    cluster_dims = SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIMS,                 ///< __cluster_dims__ diagnostic 3687
    launch_bounds = SMARCH_DOCUMENTED_CICC_EFFECT_LAUNCH_BOUNDS,               ///< __launch_bounds__ 3rd param diagnostic 3704
    atomic_scope_cluster = SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE_CLUSTER, ///< Atomic scope diagnostic 3763/3759
    atomic_16_byte = SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_16_BYTE,             ///< 16-byte atomic diagnostic 3764
    cluster_to_gpu = SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_TO_GPU,             ///< Cluster scope falls through to "gpu"
    cluster_directives = SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIRECTIVES,     ///< Cluster PTX directives skipped
};

/// Generations of cicc's features.
enum class CiccGeneration : std::uint32_t {
    volta = SMARCH_DOCUMENTED_CICC_GENERATION_VOLTA,   ///< Volta (sm_70+)
    turing = SMARCH_DOCUMENTED_CICC_GENERATION_TURING, ///< Turing (sm_75)
    ampere = SMARCH_DOCUMENTED_CICC_GENERATION_AMPERE, ///< Ampere (sm_80+)
};

/// Texts of bulk copies.
enum class CiccBulkCopy : std::uint32_t {
    tensor_to_shared = SMARCH_DOCUMENTED_CICC_BULK_TENSOR_TO_SHARED, ///< cp.async.bulk.tensor.g2s.
    any = SMARCH_DOCUMENTED_CICC_BULK_ANY,                           ///< cp.async.bulk.
};

/// Components of cicc that are given a flag.
enum class CiccComponent : std::uint32_t {
    preprocessor = SMARCH_DOCUMENTED_CICC_COMPONENT_PREPROCESSOR, ///< -R __CUDA_ARCH=
    optimizer = SMARCH_DOCUMENTED_CICC_COMPONENT_OPTIMIZER,       ///< -opt-arch=
    llvm = SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM,                 ///< -mcpu=
};

/// Bits of feature_flags, by index.
enum class SmFeature : std::uint32_t {
    tensor_cores = SMARCH_DOCUMENTED_CICC_SM_FEATURE_TENSOR_CORES,                   ///< tensor_cores
    wmma = SMARCH_DOCUMENTED_CICC_SM_FEATURE_WMMA,                                   ///< wmma
    mma_sync = SMARCH_DOCUMENTED_CICC_SM_FEATURE_MMA_SYNC,                           ///< mma_sync
    warpgroup_mma = SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARPGROUP_MMA,                 ///< warpgroup_mma
    tcgen05 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05,                             ///< tcgen05
    async_copy = SMARCH_DOCUMENTED_CICC_SM_FEATURE_ASYNC_COPY,                       ///< async_copy
    tma = SMARCH_DOCUMENTED_CICC_SM_FEATURE_TMA,                                     ///< tma
    fp16 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16,                                   ///< fp16
    bfloat16 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_BFLOAT16,                           ///< bfloat16
    tf32 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_TF32,                                   ///< tf32
    fp8 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP8,                                     ///< fp8
    fp4 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP4,                                     ///< fp4
    int4 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_INT4,                                   ///< int4
    block_scale = SMARCH_DOCUMENTED_CICC_SM_FEATURE_BLOCK_SCALE,                     ///< block_scale
    cooperative_groups = SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS,       ///< cooperative_groups
    warp_specialization = SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARP_SPECIALIZATION,     ///< warp_specialization
    thread_block_clusters = SMARCH_DOCUMENTED_CICC_SM_FEATURE_THREAD_BLOCK_CLUSTERS, ///< thread_block_clusters
    sparsity_2_4 = SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4,                   ///< sparsity_2_4
    dynamic_sparsity = SMARCH_DOCUMENTED_CICC_SM_FEATURE_DYNAMIC_SPARSITY,           ///< dynamic_sparsity
};

/// Matrices of features.
enum class SmMatrix : std::uint32_t {
    precision = SMARCH_DOCUMENTED_CICC_SM_MATRIX_PRECISION,             ///< precision support
    memory = SMARCH_DOCUMENTED_CICC_SM_MATRIX_MEMORY,                   ///< memory operations
    synchronization = SMARCH_DOCUMENTED_CICC_SM_MATRIX_SYNCHRONIZATION, ///< synchronization
};

/// How cicc multiplies matrices.
enum class CiccEmitPath : std::uint32_t {
    wmma = SMARCH_DOCUMENTED_CICC_EMIT_WMMA,                   ///< WMMA
    mma_sync = SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC,           ///< MMA.SYNC
    warpgroup_mma = SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA, ///< WGrpMMA
    tcgen05 = SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05,             ///< TCGen05
};
/// In words; a number that is none gives what smarch_documented_cicc_emit_path_call gives.
[[nodiscard]] inline std::string_view call(CiccEmitPath value) noexcept { return smarch_documented_cicc_emit_path_call(static_cast<std::uint32_t>(value)); }

/// Documented accesses to an address space.
enum class CiccAccess : std::uint32_t {
    load = SMARCH_DOCUMENTED_CICC_ACCESS_LOAD,     ///< load
    store = SMARCH_DOCUMENTED_CICC_ACCESS_STORE,   ///< store
    atomic = SMARCH_DOCUMENTED_CICC_ACCESS_ATOMIC, ///< atomic
};

/// Where loads and stores are allowed.
enum class CiccLoadStore : std::uint32_t {
    everywhere = SMARCH_DOCUMENTED_CICC_LOAD_STORE_EVERYWHERE,       ///< on every target
    tensor_memory = SMARCH_DOCUMENTED_CICC_LOAD_STORE_TENSOR_MEMORY, ///< where there is tensor memory
};

/// Modes of cicc's verifier.
enum class CiccMode : std::uint32_t {
    ptx = SMARCH_DOCUMENTED_CICC_MODE_PTX, ///< PTX
    ir = SMARCH_DOCUMENTED_CICC_MODE_IR,   ///< IR
};

/// Errors of its data layout check.
enum class CiccLayoutError : std::uint32_t {
    empty = SMARCH_DOCUMENTED_CICC_LAYOUT_EMPTY,     ///< Empty target data layout, must exist
    invalid = SMARCH_DOCUMENTED_CICC_LAYOUT_INVALID, ///< Parse error with examples
};
/// In words; a number that is none gives what smarch_documented_cicc_layout_error_message gives.
[[nodiscard]] inline std::string_view message(CiccLayoutError value) noexcept { return smarch_documented_cicc_layout_error_message(static_cast<std::uint32_t>(value)); }

/// Its opcodes.
enum class CiccOpcode : std::uint32_t {
    load = SMARCH_DOCUMENTED_CICC_OPCODE_LOAD,                   ///< load
    store = SMARCH_DOCUMENTED_CICC_OPCODE_STORE,                 ///< store
    fence = SMARCH_DOCUMENTED_CICC_OPCODE_FENCE,                 ///< fence
    addrspacecast = SMARCH_DOCUMENTED_CICC_OPCODE_ADDRSPACECAST, ///< addrspacecast
};

/// Kinds of instructions that the verifier checks.
enum class CiccInstructionKind : std::uint32_t {
    load = SMARCH_DOCUMENTED_CICC_INSTRUCTION_LOAD,                   ///< load
    store = SMARCH_DOCUMENTED_CICC_INSTRUCTION_STORE,                 ///< store
    fence = SMARCH_DOCUMENTED_CICC_INSTRUCTION_FENCE,                 ///< fence
    addrspacecast = SMARCH_DOCUMENTED_CICC_INSTRUCTION_ADDRSPACECAST, ///< addrspacecast
    indirectbr = SMARCH_DOCUMENTED_CICC_INSTRUCTION_INDIRECTBR,       ///< indirectbr
    invoke = SMARCH_DOCUMENTED_CICC_INSTRUCTION_INVOKE,               ///< invoke
    resume = SMARCH_DOCUMENTED_CICC_INSTRUCTION_RESUME,               ///< resume
    landingpad = SMARCH_DOCUMENTED_CICC_INSTRUCTION_LANDINGPAD,       ///< landingpad
};

/// Orderings of a fence.
enum class CiccFenceOrdering : std::uint32_t {
    acquire = SMARCH_DOCUMENTED_CICC_ORDERING_ACQUIRE, ///< acquire
    release = SMARCH_DOCUMENTED_CICC_ORDERING_RELEASE, ///< release
    acq_rel = SMARCH_DOCUMENTED_CICC_ORDERING_ACQ_REL, ///< acq_rel
    seq_cst = SMARCH_DOCUMENTED_CICC_ORDERING_SEQ_CST, ///< seq_cst
};

/// Why it refuses an instruction.
enum class CiccFault : std::uint32_t {
    tensor_memory = SMARCH_DOCUMENTED_CICC_FAULT_TENSOR_MEMORY,   ///< Tensor Memory loads/stores are not supported
    fence_ordering = SMARCH_DOCUMENTED_CICC_FAULT_FENCE_ORDERING, ///< Invalid ordering for fence...
    cast = SMARCH_DOCUMENTED_CICC_FAULT_CAST,                     ///< Cannot cast non-generic...
    unsupported = SMARCH_DOCUMENTED_CICC_FAULT_UNSUPPORTED,
};
/// In words; a number that is none gives what smarch_documented_cicc_fault_message gives.
[[nodiscard]] inline std::string_view message(CiccFault value) noexcept { return smarch_documented_cicc_fault_message(static_cast<std::uint32_t>(value)); }

/// Flags of an instruction that is verified.
enum class CiccVerifyFlag : std::uint32_t {
    diagnostic_mode = SMARCH_DOCUMENTED_CICC_VERIFY_DIAGNOSTIC_MODE, ///< the verifier continues after an error
};

} // namespace smarch

#endif // SMARCH_DOCUMENTED_ENUMS_HPP
