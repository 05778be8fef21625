/**
 * @file
 * smarch: what the documents state about the inside of ptxas, nvlink, cicc and tileiras; smarch.h does not include it.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_DOCUMENTED_H
#define SMARCH_DOCUMENTED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>
#include <smarch/cubin.h>
#include <smarch/cicc.h>

// Feature bits of a subtarget: smarch_documented_tileiras_feature_index.
#define SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_0       0u  ///< fma-level=0
#define SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_1       1u  ///< fma-level=1
#define SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_2       2u  ///< fma-level=2
#define SMARCH_DOCUMENTED_TILEIRAS_PTX32             3u  ///< ptx32
#define SMARCH_DOCUMENTED_TILEIRAS_PTX40             4u  ///< ptx40
#define SMARCH_DOCUMENTED_TILEIRAS_PTX41             5u  ///< ptx41
#define SMARCH_DOCUMENTED_TILEIRAS_PTX42             6u  ///< ptx42
#define SMARCH_DOCUMENTED_TILEIRAS_PTX43             7u  ///< ptx43
#define SMARCH_DOCUMENTED_TILEIRAS_PTX50             8u  ///< ptx50
#define SMARCH_DOCUMENTED_TILEIRAS_PTX60             9u  ///< ptx60
#define SMARCH_DOCUMENTED_TILEIRAS_PTX61             10u ///< ptx61
#define SMARCH_DOCUMENTED_TILEIRAS_PTX62             11u ///< ptx62
#define SMARCH_DOCUMENTED_TILEIRAS_PTX63             12u ///< ptx63
#define SMARCH_DOCUMENTED_TILEIRAS_PTX64             13u ///< ptx64
#define SMARCH_DOCUMENTED_TILEIRAS_PTX65             14u ///< ptx65
#define SMARCH_DOCUMENTED_TILEIRAS_PTX70             15u ///< ptx70
#define SMARCH_DOCUMENTED_TILEIRAS_PTX71             16u ///< ptx71
#define SMARCH_DOCUMENTED_TILEIRAS_PTX72             17u ///< ptx72
#define SMARCH_DOCUMENTED_TILEIRAS_PTX73             18u ///< ptx73
#define SMARCH_DOCUMENTED_TILEIRAS_PTX74             19u ///< ptx74
#define SMARCH_DOCUMENTED_TILEIRAS_PTX75             20u ///< ptx75
#define SMARCH_DOCUMENTED_TILEIRAS_PTX76             21u ///< ptx76
#define SMARCH_DOCUMENTED_TILEIRAS_PTX77             22u ///< ptx77
#define SMARCH_DOCUMENTED_TILEIRAS_PTX78             23u ///< ptx78
#define SMARCH_DOCUMENTED_TILEIRAS_PTX80             24u ///< ptx80
#define SMARCH_DOCUMENTED_TILEIRAS_PTX81             25u ///< ptx81
#define SMARCH_DOCUMENTED_TILEIRAS_PTX82             26u ///< ptx82
#define SMARCH_DOCUMENTED_TILEIRAS_PTX83             27u ///< ptx83
#define SMARCH_DOCUMENTED_TILEIRAS_PTX84             28u ///< ptx84
#define SMARCH_DOCUMENTED_TILEIRAS_PTX85             29u ///< ptx85
#define SMARCH_DOCUMENTED_TILEIRAS_PTX86             30u ///< ptx86
#define SMARCH_DOCUMENTED_TILEIRAS_PTX87             31u ///< ptx87
#define SMARCH_DOCUMENTED_TILEIRAS_PTX88             32u ///< ptx88
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_0     33u ///< prec-divf32=0
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_1     34u ///< prec-divf32=1
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_2     35u ///< prec-divf32=2
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_DIVF32_3     36u ///< prec-divf32=3
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_0    37u ///< prec-sqrtf32=0
#define SMARCH_DOCUMENTED_TILEIRAS_PREC_SQRTF32_1    38u ///< prec-sqrtf32=1
#define SMARCH_DOCUMENTED_TILEIRAS_SM_20             39u ///< sm_20
#define SMARCH_DOCUMENTED_TILEIRAS_SM_21             40u ///< sm_21
#define SMARCH_DOCUMENTED_TILEIRAS_SM_30             41u ///< sm_30
#define SMARCH_DOCUMENTED_TILEIRAS_SM_32             42u ///< sm_32
#define SMARCH_DOCUMENTED_TILEIRAS_SM_35             43u ///< sm_35
#define SMARCH_DOCUMENTED_TILEIRAS_SM_37             44u ///< sm_37
#define SMARCH_DOCUMENTED_TILEIRAS_SM_50             45u ///< sm_50
#define SMARCH_DOCUMENTED_TILEIRAS_SM_52             46u ///< sm_52
#define SMARCH_DOCUMENTED_TILEIRAS_SM_53             47u ///< sm_53
#define SMARCH_DOCUMENTED_TILEIRAS_SM_60             48u ///< sm_60
#define SMARCH_DOCUMENTED_TILEIRAS_SM_61             49u ///< sm_61
#define SMARCH_DOCUMENTED_TILEIRAS_SM_62             50u ///< sm_62
#define SMARCH_DOCUMENTED_TILEIRAS_SM_70             51u ///< sm_70
#define SMARCH_DOCUMENTED_TILEIRAS_SM_72             52u ///< sm_72
#define SMARCH_DOCUMENTED_TILEIRAS_SM_73             53u ///< sm_73
#define SMARCH_DOCUMENTED_TILEIRAS_SM_75             54u ///< sm_75
#define SMARCH_DOCUMENTED_TILEIRAS_SM_80             55u ///< sm_80
#define SMARCH_DOCUMENTED_TILEIRAS_SM_82             56u ///< sm_82
#define SMARCH_DOCUMENTED_TILEIRAS_SM_86             57u ///< sm_86
#define SMARCH_DOCUMENTED_TILEIRAS_SM_89             58u ///< sm_89
#define SMARCH_DOCUMENTED_TILEIRAS_SM_90             59u ///< sm_90
#define SMARCH_DOCUMENTED_TILEIRAS_SM_90A            60u ///< sm_90a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_100            61u ///< sm_100
#define SMARCH_DOCUMENTED_TILEIRAS_SM_100A           62u ///< sm_100a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_100F           63u ///< sm_100f
#define SMARCH_DOCUMENTED_TILEIRAS_SM_101            64u ///< sm_101
#define SMARCH_DOCUMENTED_TILEIRAS_SM_101A           65u ///< sm_101a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_101F           66u ///< sm_101f
#define SMARCH_DOCUMENTED_TILEIRAS_SM_103            67u ///< sm_103
#define SMARCH_DOCUMENTED_TILEIRAS_SM_103A           68u ///< sm_103a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_103F           69u ///< sm_103f
#define SMARCH_DOCUMENTED_TILEIRAS_SM_110            70u ///< sm_110
#define SMARCH_DOCUMENTED_TILEIRAS_SM_110A           71u ///< sm_110a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_110F           72u ///< sm_110f
#define SMARCH_DOCUMENTED_TILEIRAS_SM_120            73u ///< sm_120
#define SMARCH_DOCUMENTED_TILEIRAS_SM_120A           74u ///< sm_120a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_120F           75u ///< sm_120f
#define SMARCH_DOCUMENTED_TILEIRAS_SM_121            76u ///< sm_121
#define SMARCH_DOCUMENTED_TILEIRAS_SM_121A           77u ///< sm_121a
#define SMARCH_DOCUMENTED_TILEIRAS_SM_121F           78u ///< sm_121f
#define SMARCH_DOCUMENTED_TILEIRAS_SHAREDMEM32BITPTR 79u ///< sharedmem32bitptr
#define SMARCH_DOCUMENTED_TILEIRAS_TMEM              80u ///< tmem

// What is wrong with a CPU or an attribute.
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU       1u ///< no CPU has this name
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE 2u ///< no feature has this name
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_MALFORMED         3u ///< an attribute begins with + or -, and a name follows
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_LEVEL_CONFLICT    4u ///< another level of the same option is on, and no document states which counts
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_ABSENT       5u ///< tensor memory is switched on, and the CPU's silicon has none
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_OMITTED      6u ///< tensor memory is switched on, and only the CPU's names with a or f reach it
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OTHER_CPU         7u ///< the bit of another CPU is switched on
#define SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_OWN_CPU_OFF       8u ///< the CPU's own bit is switched off

// Groups of features: smarch_documented_tileiras_feature_group.
#define SMARCH_DOCUMENTED_TILEIRAS_GROUP_FMA      1u ///< FMA fusion level
#define SMARCH_DOCUMENTED_TILEIRAS_GROUP_PTX      2u ///< PTX version
#define SMARCH_DOCUMENTED_TILEIRAS_GROUP_DIV      3u ///< FP32 division precision
#define SMARCH_DOCUMENTED_TILEIRAS_GROUP_SQRT     4u ///< FP32 square root precision
#define SMARCH_DOCUMENTED_TILEIRAS_GROUP_HARDWARE 5u ///< hardware

// Whether code for a CPU reaches tensor memory.
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED 1u ///< implied by the CPU's row
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_OMITTED 2u ///< omitted by the row of the base CPU; its names with a or f reach it
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_ABSENT  3u ///< not in the CPU's silicon

// How matrix instructions of Blackwell are selected.
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_TCGEN05     1u ///< tcgen05, through tensor memory
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_BLOCK_SCALE 2u ///< mma.sync.aligned.*.block_scale: opcode 5468 dense, 5469 sparse
#define SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_NEITHER     3u ///< neither tcgen05 nor the block-scaled mma

// Where the level of an option comes from.
#define SMARCH_DOCUMENTED_TILEIRAS_LEVEL_ATTRIBUTE 1u ///< an attribute
#define SMARCH_DOCUMENTED_TILEIRAS_LEVEL_DEFAULT   2u ///< cicc's default: no attribute names one
#define SMARCH_DOCUMENTED_TILEIRAS_LEVEL_UNSET     3u ///< none is on, and no document states what holds then
#define SMARCH_DOCUMENTED_TILEIRAS_LEVEL_CONFLICT  4u ///< several are on, and no document states which counts

// Why a CPU was taken.
#define SMARCH_DOCUMENTED_TILEIRAS_SELECTION_NAMED         1u ///< named, and in the table
#define SMARCH_DOCUMENTED_TILEIRAS_SELECTION_DEFAULT       2u ///< the default: none was named
#define SMARCH_DOCUMENTED_TILEIRAS_SELECTION_FALLBACK      3u ///< the fallback for an unknown CPU
#define SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED 4u ///< named, and not in the table: taken as a reimplementation that selects every target would

// Programs that the documents describe: smarch_documented_binary.
#define SMARCH_DOCUMENTED_BINARY_PTXAS    1u ///< ptxas
#define SMARCH_DOCUMENTED_BINARY_NVLINK   2u ///< nvlink
#define SMARCH_DOCUMENTED_BINARY_CICC     3u ///< cicc
#define SMARCH_DOCUMENTED_BINARY_TILEIRAS 4u ///< tileiras

// Kinds of symbols: smarch_documented_symbol_kind.
#define SMARCH_DOCUMENTED_SYMBOL_KIND_FUNCTION    1u ///< function
#define SMARCH_DOCUMENTED_SYMBOL_KIND_DATA        2u ///< data
#define SMARCH_DOCUMENTED_SYMBOL_KIND_ADDRESS     3u ///< address
#define SMARCH_DOCUMENTED_SYMBOL_KIND_CONSTRUCTOR 4u ///< constructor

// Maps of the capability dispatch: smarch_documented_ptxas_map.
#define SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_A            1u ///< Handler A (primary codegen)
#define SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_B            2u ///< Handler B (secondary codegen)
#define SMARCH_DOCUMENTED_PTXAS_MAP_INTRINSICS           3u ///< Intrinsic table initializer
#define SMARCH_DOCUMENTED_PTXAS_MAP_CAPABILITIES         4u ///< Capability flags
#define SMARCH_DOCUMENTED_PTXAS_MAP_PROFILE_REGISTRATION 5u ///< Profile registration
#define SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_E            6u ///< Perf-stats / occupancy handler E
#define SMARCH_DOCUMENTED_PTXAS_MAP_HANDLER_F            7u ///< Perf-stats / occupancy handler F

// Documented formulas of occupancy: smarch_documented_ptxas_occupancy_formula.
#define SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_ROUNDED   1u ///< registers rounded up to the allocation unit
#define SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_UNROUNDED 2u ///< EIATTR_REGCOUNT, registers not rounded

// Pages of the documents that describe targets: smarch_documented_ptxas_page.
#define SMARCH_DOCUMENTED_PTXAS_PAGE_TURING_AMPERE 1u ///< turing-ampere
#define SMARCH_DOCUMENTED_PTXAS_PAGE_ADA_HOPPER    2u ///< ada-hopper
#define SMARCH_DOCUMENTED_PTXAS_PAGE_BLACKWELL     3u ///< blackwell

// Codes of finalization.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_COMPATIBLE   0u  ///< compatible
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_NULL_INPUT   24u ///< null input
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_VERSION      25u ///< version too high (>0x101)
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_ARCHITECTURE 26u ///< incompatible architecture
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_27      27u ///< type-specific incompatibility (27)
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_28      28u ///< type-specific incompatibility (28)
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_29      29u ///< type-specific incompatibility (29)
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_TYPE_30      30u ///< type-specific incompatibility (30)

// Steps of finalization.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_INPUT        1u ///< the input
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_VERSION      2u ///< the version limit
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_BRIDGE       3u ///< the bridge between 101 and 110
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DIRECT_MATCH 4u ///< the direct match of 110 or 121
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_EQUALITY     5u ///< equal architectures
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_FAMILY_HEAD  6u ///< the family of 100
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_DECADE       7u ///< the decade rule
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CLASS        8u ///< the finalization class
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_CAPABILITIES 9u ///< the capability bitmask

// Outcomes of a check of finalization.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_PASSES         1u ///< passes
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_ACCEPTS        2u ///< accepts
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_REFUSES        3u ///< refuses
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_UNKNOWN        4u ///< unknown
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_APPLICABLE 5u ///< does not apply
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_NOT_REACHED    6u ///< not reached

// Addresses and numbers that the documents give.
#define SMARCH_DOCUMENTED_PTXAS_SM82_FIRST                  0xacu      ///< the first opcode index of sm_82
#define SMARCH_DOCUMENTED_PTXAS_SM82_LAST                   0xc1u      ///< the last opcode index of sm_82
#define SMARCH_DOCUMENTED_PTXAS_DISPATCH_GUARD              0x29fe1d8u ///< the byte that lets the dispatch maps be filled once only
#define SMARCH_DOCUMENTED_PTXAS_SHARED_MEMORY_SIZES         0x21d9168u ///< the shared memory sizes of sm_75
#define SMARCH_DOCUMENTED_PTXAS_TURING_DATA_CACHE_KIB       0x60u      ///< what L1 and shared memory of sm_75 divide, in KiB
#define SMARCH_DOCUMENTED_NVLINK_FAMILY_STRING              0x1d40b6eu ///< the string Blackwell
#define SMARCH_DOCUMENTED_NVLINK_REGISTERING_FUNCTION       0x484f50u  ///< the function that registers architectures and strings
#define SMARCH_DOCUMENTED_NVLINK_ENCODING_SLOT              0x3u       ///< the slot of the encoding table functions
#define SMARCH_DOCUMENTED_NVLINK_ENCODER_FIRST              0x620000u  ///< where encoders, decoders and descriptors begin
#define SMARCH_DOCUMENTED_NVLINK_ENCODER_END                0xf15a50u  ///< where they end
#define SMARCH_DOCUMENTED_NVLINK_ENCODER_FUNCTIONS          0x108cu    ///< how many functions lie there
#define SMARCH_DOCUMENTED_NVLINK_BACKEND_FIRST              0x1782540u ///< where the compiler backend begins
#define SMARCH_DOCUMENTED_NVLINK_BACKEND_END                0x17b9300u ///< where it ends
#define SMARCH_DOCUMENTED_NVLINK_INSTRUCTION_BITS           0x80u      ///< bits of a SASS instruction from sm_100 on
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS            0x9u       ///< how many checks finalization has
#define SMARCH_DOCUMENTED_NVLINK_VERSION_LIMIT              0x101u     ///< the highest version that finalization does not refuse
#define SMARCH_DOCUMENTED_NVLINK_CLASS_BYTE                 0x3u       ///< which byte of the input holds the finalization class type
#define SMARCH_DOCUMENTED_NVLINK_CLASS_TABLE                0x1d40660u ///< the table that the class type selects from
#define SMARCH_DOCUMENTED_NVLINK_ARCH_CHECK                 0x4709e0u  ///< the function that checks architectures
#define SMARCH_DOCUMENTED_NVLINK_MASK_CHECK                 0x470da0u  ///< the function that checks the capability mask
#define SMARCH_DOCUMENTED_NVLINK_COMPARISON                 0x4878a0u  ///< the comparison with the bridge between 101 and 110
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_POINTER_OFFSET  0x10u      ///< where the input holds the pointer to its mask
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_0_OFFSET 0x50u      ///< where a profile holds its first capability vector
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_1_OFFSET 0x60u      ///< its second
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_2_OFFSET 0x70u      ///< its third
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_FIRST    0x1d40f10u ///< the first constant that vectors are loaded from
#define SMARCH_DOCUMENTED_NVLINK_CAPABILITY_VECTOR_LAST     0x1d40f70u ///< the last one
#define SMARCH_DOCUMENTED_NVLINK_ENCODING_BYTES_MIN         0x8u       ///< how many bytes an encoding table function fills, at least
#define SMARCH_DOCUMENTED_NVLINK_ENCODING_BYTES_MAX         0x20u      ///< at most; the document could not tell exactly
#define SMARCH_DOCUMENTED_CICC_TMEM_FROM                    0x64u      ///< the first SM number with tensor memory
#define SMARCH_DOCUMENTED_CICC_TMEM_SPACE                   0x6u       ///< the address space of tensor memory
#define SMARCH_DOCUMENTED_CICC_LAYOUT_CHECK                 0x2c74f70u ///< the function that checks data layouts
#define SMARCH_DOCUMENTED_CICC_CONVERGENT_VERIFIER          0x1c36530u ///< the function that verifies convergent branches
#define SMARCH_DOCUMENTED_CICC_CONVERGENT_LOWERING          0x2c7b6a0u ///< the function that lowers them
#define SMARCH_DOCUMENTED_CICC_SM_FIRST                     0x46u      ///< the first SM number that SMFeatures is documented for
#define SMARCH_DOCUMENTED_CICC_SM_LAST                      0x79u      ///< the last
#define SMARCH_DOCUMENTED_CICC_MAX_REGISTERS                0xffu      ///< the maximum number of registers of a thread, on every SM
#define SMARCH_DOCUMENTED_CICC_PHYSICAL_COLOR_LIMIT         0xfu       ///< the limit of physical colors, on every SM
#define SMARCH_DOCUMENTED_CICC_ADA_FIRST                    0x56u      ///< the first raw number of Ada and the later Amperes, which no path tells apart
#define SMARCH_DOCUMENTED_CICC_ADA_LAST                     0x59u      ///< the last
#define SMARCH_DOCUMENTED_CICC_ADA_DOCUMENTED_FIRST         0x14ff0u   ///< the lowest value that qword_4F077A8 is documented to hold for them (erratum E41)
#define SMARCH_DOCUMENTED_CICC_ADA_DOCUMENTED_LAST          0x15f8fu   ///< the highest
#define SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE        0x155cu    ///< the opcode of the dense block-scaled mma of 12.0 and 12.1
#define SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_SPARSE       0x155du    ///< the opcode of the sparse one
#define SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT              0x3400u    ///< the CPU that an unknown name becomes, sm_52: smarch_documented_tileiras_cpu_of gives its row
#define SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_DEFAULT        0x2u       ///< the feature of the fused-multiply-add level that cicc switches on by itself

// Codegen options.
#define SMARCH_DOCUMENTED_NVLINK_OPTION_LDS128CONVERT           1u ///< lds128convert
#define SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_MAXRREGCOUNT     2u ///< stress-maxrregcount
#define SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NOGLOBALREGALLOC 3u ///< stress-noglobalregalloc
#define SMARCH_DOCUMENTED_NVLINK_OPTION_LEGACY_CVTF64           4u ///< legacy-cvtf64
#define SMARCH_DOCUMENTED_NVLINK_OPTION_PERF_PER_WATT_OPT_LEVEL 5u ///< perf-per-watt-opt-level
#define SMARCH_DOCUMENTED_NVLINK_OPTION_STRESS_NO_CRP           6u ///< stress-no-crp

// Values of lds128convert.
#define SMARCH_DOCUMENTED_NVLINK_LDS128_ALWAYS   1u ///< always
#define SMARCH_DOCUMENTED_NVLINK_LDS128_NONCONST 2u ///< nonconst
#define SMARCH_DOCUMENTED_NVLINK_LDS128_NEVER    3u ///< never

// Flags of cicc's front end.
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04184   1u  ///< unk_4D04184
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041AC 2u  ///< dword_4D041AC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B0   3u  ///< unk_4D041B0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041B8   4u  ///< unk_4D041B8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041DC   5u  ///< unk_4D041DC
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D041E8 6u  ///< dword_4D041E8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D041EC   7u  ///< unk_4D041EC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04208   8u  ///< unk_4D04208
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04214   9u  ///< unk_4D04214
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04218   10u ///< unk_4D04218
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04220   11u ///< unk_4D04220
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0423C   12u ///< unk_4D0423C
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0428C   13u ///< unk_4D0428C
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04314   14u ///< unk_4D04314
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04338   15u ///< unk_4D04338
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04340   16u ///< unk_4D04340
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04388   17u ///< unk_4D04388
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043C4   18u ///< unk_4D043C4
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043CC   19u ///< unk_4D043CC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D0   20u ///< unk_4D043D0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D4   21u ///< unk_4D043D4
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043D8   22u ///< unk_4D043D8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043E4   23u ///< unk_4D043E4
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F0   24u ///< unk_4D043F0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D043F4   25u ///< unk_4D043F4
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D043F8 26u ///< dword_4D043F8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04404   27u ///< unk_4D04404
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04408   28u ///< unk_4D04408
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04470   29u ///< unk_4D04470
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B0   30u ///< unk_4D044B0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044B8   31u ///< unk_4D044B8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D044D0   32u ///< unk_4D044D0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04740   33u ///< unk_4D04740
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04758   34u ///< unk_4D04758
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04764   35u ///< unk_4D04764
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04780   36u ///< unk_4D04780
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04790   37u ///< unk_4D04790
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047AC 38u ///< dword_4D047AC
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D047B0 39u ///< dword_4D047B0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047B4   40u ///< unk_4D047B4
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047BC   41u ///< unk_4D047BC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C0   42u ///< unk_4D047C0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C4   43u ///< unk_4D047C4
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047C8   44u ///< unk_4D047C8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047CC   45u ///< unk_4D047CC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047D0   46u ///< unk_4D047D0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047E0   47u ///< unk_4D047E0
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D047EC   48u ///< unk_4D047EC
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04814   49u ///< unk_4D04814
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D04824 50u ///< dword_4D04824
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04858   51u ///< unk_4D04858
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D0486C   52u ///< unk_4D0486C
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D04870   53u ///< unk_4D04870
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4D048A0   54u ///< unk_4D048A0
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B0 55u ///< dword_4D048B0
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 56u ///< dword_4D048B8
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06904   57u ///< unk_4F06904
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06964   58u ///< unk_4F06964
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F06970   59u ///< unk_4F06970
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07584   60u ///< unk_4F07584
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F0771C   61u ///< unk_4F0771C
#define SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4F07760 62u ///< dword_4F07760
#define SMARCH_DOCUMENTED_CICC_FLAG_UNK_4F07764   63u ///< unk_4F07764

// Override bytes of cicc; bits.
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF807B 0x1u      ///< byte_4CF807B
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF80F0 0x2u      ///< byte_4CF80F0
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8107 0x4u      ///< byte_4CF8107
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8108 0x8u      ///< byte_4CF8108
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810C 0x10u     ///< byte_4CF810C
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF810F 0x20u     ///< byte_4CF810F
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8116 0x40u     ///< byte_4CF8116
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8119 0x80u     ///< byte_4CF8119
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF811C 0x100u    ///< byte_4CF811C
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8123 0x200u    ///< byte_4CF8123
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8125 0x400u    ///< byte_4CF8125
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8139 0x800u    ///< byte_4CF8139
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813C 0x1000u   ///< byte_4CF813C
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF813E 0x2000u   ///< byte_4CF813E
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8149 0x4000u   ///< byte_4CF8149
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF814D 0x8000u   ///< byte_4CF814D
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8156 0x10000u  ///< byte_4CF8156
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8159 0x20000u  ///< byte_4CF8159
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815D 0x40000u  ///< byte_4CF815D
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF815F 0x80000u  ///< byte_4CF815F
#define SMARCH_DOCUMENTED_CICC_GUARD_BYTE_4CF8172 0x100000u ///< byte_4CF8172

// Stages of cicc's configuration.
#define SMARCH_DOCUMENTED_CICC_STAGE_COMMAND_LINE 1u ///< CLI parser
#define SMARCH_DOCUMENTED_CICC_STAGE_SECONDARY    2u ///< sub_60DFC0
#define SMARCH_DOCUMENTED_CICC_STAGE_OPTIMIZATION 3u ///< sub_60D650
#define SMARCH_DOCUMENTED_CICC_STAGE_MASTER       4u ///< sub_60E7C0
#define SMARCH_DOCUMENTED_CICC_STAGE_SUBTARGET    5u ///< sub_982C80

// Where a rule of cicc's configurators is stated.
#define SMARCH_DOCUMENTED_CICC_PART_SECONDARY     1u ///< sub_60DFC0
#define SMARCH_DOCUMENTED_CICC_PART_UNCONDITIONAL 2u ///< unconditional
#define SMARCH_DOCUMENTED_CICC_PART_SM_DEPENDENT  3u ///< by the number, unguarded
#define SMARCH_DOCUMENTED_CICC_PART_GUARDED       4u ///< guarded
#define SMARCH_DOCUMENTED_CICC_PART_ESCALATION    5u ///< tier
#define SMARCH_DOCUMENTED_CICC_PART_TERTIARY      6u ///< sub_60E530
#define SMARCH_DOCUMENTED_CICC_PART_VIRTUAL_PATH  7u ///< virtual path
#define SMARCH_DOCUMENTED_CICC_PART_ELSEWHERE     8u ///< no stage stated
#define SMARCH_DOCUMENTED_CICC_PART_LANGUAGE      9u ///< language block

// Conditions that no document states; bits.
#define SMARCH_DOCUMENTED_CICC_OPEN_MAXWELL_GATE  0x1u  ///< the complex Maxwell+ gate of unk_4D04470
#define SMARCH_DOCUMENTED_CICC_OPEN_SM35_GATE     0x2u  ///< the sm_35+ gate of dword_4D047AC
#define SMARCH_DOCUMENTED_CICC_OPEN_CUDA_CXX_GATE 0x4u  ///< the CUDA C++ gate of unk_4D04408
#define SMARCH_DOCUMENTED_CICC_OPEN_CXX_CHECK     0x8u  ///< the C++ version check of unk_4D0486C
#define SMARCH_DOCUMENTED_CICC_OPEN_DWORD_4D048B4 0x10u ///< dword_4D048B4

// When a rule of cicc's configurators stores.
#define SMARCH_DOCUMENTED_CICC_CONDITION_ALWAYS          1u ///< always
#define SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE           2u ///< the number is above
#define SMARCH_DOCUMENTED_CICC_CONDITION_AT_MOST         3u ///< the number is not above
#define SMARCH_DOCUMENTED_CICC_CONDITION_VARIANT_ABOVE   4u ///< the number is above, with the SM variant flag
#define SMARCH_DOCUMENTED_CICC_CONDITION_ABOVE_IF_GIVEN  5u ///< the number is above, and an open condition holds
#define SMARCH_DOCUMENTED_CICC_CONDITION_VIRTUAL         6u ///< a virtual architecture is compiled for
#define SMARCH_DOCUMENTED_CICC_CONDITION_EFFECTIVE_ABOVE 7u ///< the effective number is above
#define SMARCH_DOCUMENTED_CICC_CONDITION_FROM            8u ///< the C++ standard is this or a later one

// What a rule of cicc's configurators stores.
#define SMARCH_DOCUMENTED_CICC_STORED_ZERO                 1u ///< 0
#define SMARCH_DOCUMENTED_CICC_STORED_ONE                  2u ///< 1
#define SMARCH_DOCUMENTED_CICC_STORED_IS_AT_MOST           3u ///< whether the number is not above
#define SMARCH_DOCUMENTED_CICC_STORED_IS_ABOVE             4u ///< whether the number is above
#define SMARCH_DOCUMENTED_CICC_STORED_REAL_VARIANT_AT_MOST 5u ///< whether a real variant's number is not above
#define SMARCH_DOCUMENTED_CICC_STORED_BOTH_AND_ABOVE       6u ///< whether both flags are set and the number is above
#define SMARCH_DOCUMENTED_CICC_STORED_GIVEN                7u ///< whether an open condition holds

// Who stored the value of a flag.
#define SMARCH_DOCUMENTED_CICC_ORIGIN_BEFORE       1u ///< nothing
#define SMARCH_DOCUMENTED_CICC_ORIGIN_COMMAND_LINE 2u ///< the command line
#define SMARCH_DOCUMENTED_CICC_ORIGIN_OPTIMIZATION 3u ///< the optimization level
#define SMARCH_DOCUMENTED_CICC_ORIGIN_RULE         4u ///< a rule

// What may decide a flag, by rank.
#define SMARCH_DOCUMENTED_CICC_PRIORITY_COMMAND_LINE 1u ///< CLI flag
#define SMARCH_DOCUMENTED_CICC_PRIORITY_VERSION      2u ///< SM version
#define SMARCH_DOCUMENTED_CICC_PRIORITY_OPTIMIZATION 3u ///< Optimization level
#define SMARCH_DOCUMENTED_CICC_PRIORITY_STANDARD     4u ///< C++ standard version
#define SMARCH_DOCUMENTED_CICC_PRIORITY_CUDA         5u ///< CUDA mode
#define SMARCH_DOCUMENTED_CICC_PRIORITY_VIRTUAL      6u ///< Virtual arch flag

// Options of the configurators' inputs; bits.
#define SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL 1u ///< a virtual architecture is compiled for, dword_4F077B4
#define SMARCH_DOCUMENTED_CICC_INPUT_VARIANT 2u ///< the SM variant flag is set, dword_4F077BC
#define SMARCH_DOCUMENTED_CICC_INPUT_CUDA    4u ///< CUDA C++ is compiled
#define SMARCH_DOCUMENTED_CICC_INPUT_NO_CUDA 8u ///< C++ without CUDA is compiled

// What cicc's front end does with a raw SM number.
#define SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_VOLATILE      1u  ///< Atomic volatile fallback
#define SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC128            2u  ///< 128-bit atomic error 3758
#define SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3703      3u  ///< Diagnostic 3703
#define SMARCH_DOCUMENTED_CICC_EFFECT_SURFACE              4u  ///< Surface builtin warning
#define SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE         5u  ///< Atomic scope restriction
#define SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3762      6u  ///< Diagnostic 3762
#define SMARCH_DOCUMENTED_CICC_EFFECT_DIAGNOSTIC_3660      7u  ///< Diagnostic 3660
#define SMARCH_DOCUMENTED_CICC_EFFECT_BLOCK_SIZE           8u  ///< __block_size__ 5th arg blocked
#define SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIMS         9u  ///< __cluster_dims__ diagnostic 3687
#define SMARCH_DOCUMENTED_CICC_EFFECT_LAUNCH_BOUNDS        10u ///< __launch_bounds__ 3rd param diagnostic 3704
#define SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_SCOPE_CLUSTER 11u ///< Atomic scope diagnostic 3763/3759
#define SMARCH_DOCUMENTED_CICC_EFFECT_ATOMIC_16_BYTE       12u ///< 16-byte atomic diagnostic 3764
#define SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_TO_GPU       13u ///< Cluster scope falls through to "gpu"
#define SMARCH_DOCUMENTED_CICC_EFFECT_CLUSTER_DIRECTIVES   14u ///< Cluster PTX directives skipped

// Generations of cicc's features.
#define SMARCH_DOCUMENTED_CICC_GENERATION_VOLTA  1u ///< Volta (sm_70+)
#define SMARCH_DOCUMENTED_CICC_GENERATION_TURING 2u ///< Turing (sm_75)
#define SMARCH_DOCUMENTED_CICC_GENERATION_AMPERE 3u ///< Ampere (sm_80+)

// Texts of bulk copies.
#define SMARCH_DOCUMENTED_CICC_BULK_TENSOR_TO_SHARED 1u ///< cp.async.bulk.tensor.g2s.
#define SMARCH_DOCUMENTED_CICC_BULK_ANY              2u ///< cp.async.bulk.

// Components of cicc that are given a flag.
#define SMARCH_DOCUMENTED_CICC_COMPONENT_PREPROCESSOR 1u ///< -R __CUDA_ARCH=
#define SMARCH_DOCUMENTED_CICC_COMPONENT_OPTIMIZER    2u ///< -opt-arch=
#define SMARCH_DOCUMENTED_CICC_COMPONENT_LLVM         3u ///< -mcpu=

// Bits of feature_flags, by index.
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_TENSOR_CORES          8u  ///< tensor_cores
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_WMMA                  9u  ///< wmma
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_MMA_SYNC              10u ///< mma_sync
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARPGROUP_MMA         11u ///< warpgroup_mma
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05               12u ///< tcgen05
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_ASYNC_COPY            13u ///< async_copy
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_TMA                   14u ///< tma
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16                  15u ///< fp16
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_BFLOAT16              16u ///< bfloat16
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_TF32                  17u ///< tf32
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP8                   18u ///< fp8
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP4                   19u ///< fp4
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_INT4                  20u ///< int4
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_BLOCK_SCALE           21u ///< block_scale
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS    22u ///< cooperative_groups
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_WARP_SPECIALIZATION   23u ///< warp_specialization
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_THREAD_BLOCK_CLUSTERS 24u ///< thread_block_clusters
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4          25u ///< sparsity_2_4
#define SMARCH_DOCUMENTED_CICC_SM_FEATURE_DYNAMIC_SPARSITY      26u ///< dynamic_sparsity

// Matrices of features.
#define SMARCH_DOCUMENTED_CICC_SM_MATRIX_PRECISION       1u ///< precision support
#define SMARCH_DOCUMENTED_CICC_SM_MATRIX_MEMORY          2u ///< memory operations
#define SMARCH_DOCUMENTED_CICC_SM_MATRIX_SYNCHRONIZATION 3u ///< synchronization

// How cicc multiplies matrices.
#define SMARCH_DOCUMENTED_CICC_EMIT_WMMA          1u ///< WMMA
#define SMARCH_DOCUMENTED_CICC_EMIT_MMA_SYNC      2u ///< MMA.SYNC
#define SMARCH_DOCUMENTED_CICC_EMIT_WARPGROUP_MMA 3u ///< WGrpMMA
#define SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05       4u ///< TCGen05

// Documented accesses to an address space.
#define SMARCH_DOCUMENTED_CICC_ACCESS_LOAD   1u ///< load
#define SMARCH_DOCUMENTED_CICC_ACCESS_STORE  2u ///< store
#define SMARCH_DOCUMENTED_CICC_ACCESS_ATOMIC 3u ///< atomic

// Where loads and stores are allowed.
#define SMARCH_DOCUMENTED_CICC_LOAD_STORE_EVERYWHERE    1u ///< on every target
#define SMARCH_DOCUMENTED_CICC_LOAD_STORE_TENSOR_MEMORY 2u ///< where there is tensor memory

// Modes of cicc's verifier.
#define SMARCH_DOCUMENTED_CICC_MODE_PTX 0u ///< PTX
#define SMARCH_DOCUMENTED_CICC_MODE_IR  1u ///< IR

// Errors of its data layout check.
#define SMARCH_DOCUMENTED_CICC_LAYOUT_EMPTY   1u ///< Empty target data layout, must exist
#define SMARCH_DOCUMENTED_CICC_LAYOUT_INVALID 2u ///< Parse error with examples

// Its opcodes.
#define SMARCH_DOCUMENTED_CICC_OPCODE_LOAD          0x3du ///< load
#define SMARCH_DOCUMENTED_CICC_OPCODE_STORE         0x3eu ///< store
#define SMARCH_DOCUMENTED_CICC_OPCODE_FENCE         0x40u ///< fence
#define SMARCH_DOCUMENTED_CICC_OPCODE_ADDRSPACECAST 0x4fu ///< addrspacecast

// Kinds of instructions that the verifier checks.
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_LOAD          1u ///< load
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_STORE         2u ///< store
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_FENCE         3u ///< fence
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_ADDRSPACECAST 4u ///< addrspacecast
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_INDIRECTBR    5u ///< indirectbr
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_INVOKE        6u ///< invoke
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_RESUME        7u ///< resume
#define SMARCH_DOCUMENTED_CICC_INSTRUCTION_LANDINGPAD    8u ///< landingpad

// Orderings of a fence.
#define SMARCH_DOCUMENTED_CICC_ORDERING_ACQUIRE 1u ///< acquire
#define SMARCH_DOCUMENTED_CICC_ORDERING_RELEASE 2u ///< release
#define SMARCH_DOCUMENTED_CICC_ORDERING_ACQ_REL 3u ///< acq_rel
#define SMARCH_DOCUMENTED_CICC_ORDERING_SEQ_CST 4u ///< seq_cst

// Why it refuses an instruction.
#define SMARCH_DOCUMENTED_CICC_FAULT_TENSOR_MEMORY  1u ///< Tensor Memory loads/stores are not supported
#define SMARCH_DOCUMENTED_CICC_FAULT_FENCE_ORDERING 2u ///< Invalid ordering for fence...
#define SMARCH_DOCUMENTED_CICC_FAULT_CAST           3u ///< Cannot cast non-generic...
#define SMARCH_DOCUMENTED_CICC_FAULT_UNSUPPORTED    4u

// Flags of an instruction that is verified; bits.
#define SMARCH_DOCUMENTED_CICC_VERIFY_DIAGNOSTIC_MODE 1u ///< the verifier continues after an error

/// Where an instruction holds the pointer to the information on its type, in bytes from the instruction.
#define SMARCH_DOCUMENTED_CICC_TYPE_INFO_OFFSET -56

/// Where that information holds the pointer to the description, in bytes.
#define SMARCH_DOCUMENTED_CICC_TYPE_DEREF_OFFSET 8

/// How many flags there are.
#define SMARCH_DOCUMENTED_CICC_FLAG_COUNT 63u

/// The highest version that is refused, as the version field holds it: ten times the SM number.
#define SMARCH_DOCUMENTED_CICC_HOPPER_BOUND 899u

/// The first builtin of HMMA; registered by sub_90AEE0, from sm_70 on.
#define SMARCH_DOCUMENTED_CICC_HMMA_FIRST 678u

/// The last builtin of HMMA.
#define SMARCH_DOCUMENTED_CICC_HMMA_LAST 707u

/// The length with which the refusal of tensor memory is emitted.
#define SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH 45u

/// The line of the verifier that refuses tensor memory.
#define SMARCH_DOCUMENTED_CICC_TMEM_LINE 1272u

/// In the flags of smarch_documented_nvlink_finalize_request: check the capability mask as well.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK 1u

/// In the flags of smarch_documented_nvlink_finalize_request: check the finalization class as well.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS 2u

/// An entry of class_outcomes: the class does not refuse.
#define SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES 1u

/// An architecture of the flag table.
typedef struct smarch_documented_cicc_arch_flag {
    /// The base target. -opt-arch takes it and its suffixed ones.
    smarch_target base;
    /// The value of __CUDA_ARCH.
    uint32_t cuda_arch;
    /// What the document adds: "Hopper (H100)" (erratum E12).
    const char *supported;
} smarch_documented_cicc_arch_flag;

/// What the document states about a suffix.
typedef struct smarch_documented_cicc_variant {
    /// The letter of the suffix; 0 for none.
    uint32_t suffix;
    /// What it means (erratum E05).
    const char *meaning;
} smarch_documented_cicc_variant;

/// A range of SM numbers, and the PTX version that the document gives them.
typedef struct smarch_documented_cicc_ptx_range {
    /// The version.
    smarch_version version;
    /// The first SM number.
    uint32_t first;
    /// The last one, included.
    uint32_t last;
} smarch_documented_cicc_ptx_range;

/// A stage of the detection of the architecture.
typedef struct smarch_documented_cicc_pipeline_stage {
    /// What is done.
    const char *name;
    /// Where: an address, or a description.
    const char *place;
} smarch_documented_cicc_pipeline_stage;

/// A line of the summary of the document's evidence.
typedef struct smarch_documented_cicc_evidence_item {
    /// What it is about.
    const char *item;
    /// The statement, as printed.
    const char *value;
} smarch_documented_cicc_evidence_item;

/// A place in cicc that the document relies on.
typedef struct smarch_documented_cicc_place {
    /// What is there.
    const char *item;
    /// Its address.
    uint32_t address;
    /// Its size, as printed; none where the document prints none.
    const char *size;
} smarch_documented_cicc_place;

/// A string of cicc, and where cicc has it.
typedef struct smarch_documented_cicc_string_reference {
    /// Its address.
    uint32_t address;
    /// The string.
    const char *text;
} smarch_documented_cicc_string_reference;

/// A text that stands in no table of the documents.
typedef struct smarch_documented_cicc_fact {
    /// What it is: "the shapes of HMMA"; the same of several where there are several.
    const char *subject;
    /// The text as printed: "m16n16k16".
    const char *text;
} smarch_documented_cicc_fact;

/// What -arch=compute_N is translated to.
typedef struct smarch_documented_cicc_translation {
    /// The value of __CUDA_ARCH for the preprocessor.
    uint32_t cuda_arch;
    /// The target of -opt-arch, with its suffix.
    smarch_target opt_arch;
    /// The target of -mcpu: the base.
    smarch_target mcpu;
} smarch_documented_cicc_translation;

/// A component of cicc that is given a flag: SMARCH_DOCUMENTED_CICC_COMPONENT_*.
typedef uint32_t smarch_documented_cicc_component;

/// A way to multiply matrices: SMARCH_DOCUMENTED_CICC_EMIT_*.
typedef uint32_t smarch_documented_cicc_emit_path;

/// What the ladders of code generation give for an SM number.
typedef struct smarch_documented_cicc_codegen {
    /// Which call is emitted. Literally: 120 and 121 fall under 100 (erratum E47b).
    smarch_documented_cicc_emit_path emit_path;
    /// Cycles of an operation.
    uint32_t latency;
    /// The register file in KiB (erratum E25).
    uint32_t register_file_kb;
    /// The occupancy aimed at, in percent.
    uint32_t max_occupancy_percent;
    /// The overlap of the scheduler, in tenths.
    uint32_t overlap_tenths;
} smarch_documented_cicc_codegen;

/// Something in which SM120 differs from SM100 and SM103, as printed.
typedef struct smarch_documented_cicc_divergence {
    /// What differs.
    const char *property;
    /// What SM100 and SM103 have.
    const char *sm100;
    /// What SM120 has.
    const char *sm120;
} smarch_documented_cicc_divergence;

/// An option of the configurators' inputs, a bit: SMARCH_DOCUMENTED_CICC_INPUT_*.
typedef uint32_t smarch_documented_cicc_input_option;

/// A condition that the documents name and do not state, a bit: SMARCH_DOCUMENTED_CICC_OPEN_*.
typedef uint32_t smarch_documented_cicc_open_condition;

/// An override byte, a bit: SMARCH_DOCUMENTED_CICC_GUARD_*.
typedef uint32_t smarch_documented_cicc_guard;

/// What the configurators are given. All zero: number 0, nothing overridden, nothing known.
typedef struct smarch_documented_cicc_inputs {
    /// What qword_4F077A8 holds: smarch_documented_cicc_encode_sm, smarch_documented_cicc_encode_gcc (erratum E40).
    uint32_t number;
    /// What unk_4F077A0 holds, the effective number; ignored without SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL.
    uint32_t effective;
    /// SMARCH_DOCUMENTED_CICC_INPUT_*, bits.
    smarch_documented_cicc_input_option options;
    /// Which conditions that no document states are known: SMARCH_DOCUMENTED_CICC_OPEN_*, bits.
    smarch_documented_cicc_open_condition open_known;
    /// Which of those hold.
    smarch_documented_cicc_open_condition open_holding;
    /// The override bytes that the command line has set: SMARCH_DOCUMENTED_CICC_GUARD_*, bits.
    smarch_documented_cicc_guard overridden;
    /// What the flags hold before: flag f is bit f % 32 of word f / 32. Flags whose byte is set keep it.
    uint32_t before[2];
    /// Which flags sub_60D650 stores by optimization level; no document lists them.
    uint32_t optimized[2];
    /// Which of those become 1.
    uint32_t optimized_values[2];
    /// The C++ standard, SMARCH_CICC_STANDARD_*; 0: not known, nor are the flags of its blocks that nothing else sets (erratum E44b).
    smarch_cicc_standard standard;
} smarch_documented_cicc_inputs;

/// What a flag holds and who stored it.
typedef struct smarch_documented_cicc_setting {
    /// 1 when the value is known; 0 when it depends on a condition that no document states.
    uint8_t has_value;
    /// 0 or 1; 0 where it is not known.
    uint8_t value;
    /// SMARCH_DOCUMENTED_CICC_ORIGIN_*.
    uint8_t origin;
    /// With SMARCH_DOCUMENTED_CICC_ORIGIN_RULE the index of the rule in smarch_documented_cicc_rules; else 0.
    uint8_t rule;
} smarch_documented_cicc_setting;

/// All flags, by code.
typedef struct smarch_documented_cicc_configuration {
    /// Flag f is settings[f]; settings[0] belongs to no flag and is all zero.
    struct smarch_documented_cicc_setting settings[64];
} smarch_documented_cicc_configuration;

/// A stage of the configuration: SMARCH_DOCUMENTED_CICC_STAGE_*.
typedef uint32_t smarch_documented_cicc_stage;

/// A flag of the front end: SMARCH_DOCUMENTED_CICC_FLAG_*.
typedef uint32_t smarch_documented_cicc_flag;

/// What the document states about a flag.
typedef struct smarch_documented_cicc_flag_info {
    /// The flag.
    smarch_documented_cicc_flag flag;
    /// The override byte that guards it; none where it has none.
    smarch_documented_cicc_guard guard;
    /// Its name: "unk_4D047C0".
    const char *name;
    /// Who sets it and from which SM on; none where its consumer was not found.
    const char *set_at;
    /// Who reads it, or none.
    const char *consumer;
    /// What it does, or none.
    const char *meaning;
} smarch_documented_cicc_flag_info;

/// Where a rule is stated: SMARCH_DOCUMENTED_CICC_PART_*.
typedef uint32_t smarch_documented_cicc_part;

/// The kind of a rule's condition: SMARCH_DOCUMENTED_CICC_CONDITION_*.
typedef uint32_t smarch_documented_cicc_condition;

/// The kind of what a rule stores: SMARCH_DOCUMENTED_CICC_STORED_*.
typedef uint32_t smarch_documented_cicc_stored;

/// What may decide a flag, by rank; 1 is the strongest: SMARCH_DOCUMENTED_CICC_PRIORITY_*.
typedef uint32_t smarch_documented_cicc_priority;

/// A rule of a configurator: a flag, when it is stored and what. smarch_documented_cicc_rule_write writes it as text.
typedef struct smarch_documented_cicc_rule {
    /// Where it is stated.
    smarch_documented_cicc_part part;
    /// The stage it belongs to; none where the document states none.
    smarch_documented_cicc_stage stage;
    /// The flag.
    smarch_documented_cicc_flag flag;
    /// The override byte that keeps it from storing; none where it has none.
    smarch_documented_cicc_guard guard;
    /// When it stores.
    smarch_documented_cicc_condition condition;
    /// The bound of the condition; 0 where the condition has no bound.
    uint32_t condition_bound;
    /// What it stores.
    smarch_documented_cicc_stored stored;
    /// The bound of what it stores; 0 where that has no bound.
    uint32_t stored_bound;
    /// The open condition that it names; none where it names none.
    smarch_documented_cicc_open_condition open;
    /// What decides it: what it stores stays where something of a lower rank stores later (erratum E48g).
    smarch_documented_cicc_priority priority;
    /// The text of the part.
    const char *part_name;
    /// What the document states in addition; none where it states nothing.
    const char *note;
} smarch_documented_cicc_rule;

/// What the document states about a stage.
typedef struct smarch_documented_cicc_stage_info {
    /// The stage.
    smarch_documented_cicc_stage stage;
    /// Its name: "sub_60E7C0".
    const char *name;
    /// What it does.
    const char *purpose;
} smarch_documented_cicc_stage_info;

/// What happens where a comparison of the SM number holds: SMARCH_DOCUMENTED_CICC_EFFECT_*.
typedef uint32_t smarch_documented_cicc_effect;

/// A comparison of unk_4D045E8, the raw SM number, as documented.
typedef struct smarch_documented_cicc_gate_location {
    /// The lowest number for which it holds.
    uint32_t lowest;
    /// The highest.
    uint32_t highest;
    /// The address of the function that compares.
    uint32_t function;
    /// 1 when line has a value, else 0.
    uint32_t has_line;
    /// The line in its decompilation; none where the document states none.
    uint32_t line;
    /// What happens.
    smarch_documented_cicc_effect effect;
    /// The text of the effect.
    const char *text;
} smarch_documented_cicc_gate_location;

/// A diagnostic that an effect prints.
typedef struct smarch_documented_cicc_gate_diagnostic {
    /// The effect.
    smarch_documented_cicc_effect effect;
    /// The diagnostic.
    smarch_cicc_diagnostic diagnostic;
    /// 1 where the document states its number, 0 where it was found by running cicc with that raw SM number (errata E45b, E45c).
    uint32_t is_stated;
} smarch_documented_cicc_gate_diagnostic;

/// What the document states about a feature up to sm_89.
typedef struct smarch_documented_cicc_pre_hopper_feature {
    /// The addresses of the functions, one or two.
    const uint32_t *functions;
    /// How many functions there are.
    size_t functions_count;
    /// The feature.
    const char *feature;
    /// What happens up to sm_89.
    const char *behavior;
} smarch_documented_cicc_pre_hopper_feature;

/// What becomes of an atomic operation for a raw SM number.
typedef struct smarch_documented_cicc_atomic_lowering {
    /// SMARCH_YES where there is an instruction.
    smarch_verdict verdict;
    /// How many of diagnostics there are.
    uint32_t diagnostics_count;
    /// The front end's diagnostics, in order; 0 beyond the count.
    smarch_cicc_diagnostic diagnostics[4];
    /// What stands before the instruction, "membar.gl", NUL-terminated; "" where nothing does.
    char before[24];
    /// The instruction without its operands, "ld.volatile.b32", NUL-terminated; "" where there is none.
    char instruction[56];
    /// What stands behind the instruction, "membar.gl", NUL-terminated; "" where nothing does, as everywhere from 70 on.
    char after[24];
} smarch_documented_cicc_atomic_lowering;

/// Builtins that are refused before Hopper.
typedef struct smarch_documented_cicc_hopper_intrinsic {
    /// The id, or the first of two.
    uint32_t first;
    /// The last id; the first one again where there is one.
    uint32_t last;
    /// What it is, as far as that is known.
    const char *description;
} smarch_documented_cicc_hopper_intrinsic;

/// A branch on a condition that is the same in all threads.
typedef struct smarch_documented_cicc_branch {
    /// The intrinsic: "llvm.nvvm.branch.if.convergent".
    const char *name;
    /// Its two ids: that of the verifier and that of the lowering.
    uint32_t builtins[2];
    /// The lowest SM number that has it.
    uint32_t lowest;
    /// The message below that number.
    const char *message;
} smarch_documented_cicc_branch;

/// A generation of features, a section of the document: SMARCH_DOCUMENTED_CICC_GENERATION_*.
typedef uint32_t smarch_documented_cicc_generation;

/// A feature of a generation, as the document lists it.
typedef struct smarch_documented_cicc_feature {
    /// The section of the document.
    smarch_documented_cicc_generation generation;
    /// 1 when threshold has a value, else 0.
    uint32_t has_threshold;
    /// The bound of qword_4F077A8 above which the generation's features are there; none for Turing.
    uint32_t threshold;
    /// The feature.
    const char *title;
    /// What the document states about it.
    const char *text;
    /// The ids of its builtins, as printed; none where the document prints none.
    const char *builtins;
    /// The diagnostic it names, as printed; none where it names none.
    const char *diagnostic;
    /// The condition in the text; none where there is none.
    const char *condition;
    /// The variables that it names.
    const char *const *variables;
    /// How many variables there are.
    size_t variables_count;
    /// The functions that it names.
    const char *const *functions;
    /// How many functions there are.
    size_t functions_count;
} smarch_documented_cicc_feature;

/// A text that cicc looks for in inline assembly: SMARCH_DOCUMENTED_CICC_BULK_*.
typedef uint32_t smarch_documented_cicc_bulk_copy;

/// A text of bulk copies in inline assembly.
typedef struct smarch_documented_cicc_bulk_copy_match {
    /// Where it stands, in bytes; 0 where there is none.
    size_t at;
    /// Which text it is; 0 for none.
    smarch_documented_cicc_bulk_copy bulk_copy;
    /// 0.
    uint32_t reserved;
} smarch_documented_cicc_bulk_copy_match;

/// A bit of feature_flags, by its index: SMARCH_DOCUMENTED_CICC_SM_FEATURE_*.
typedef uint32_t smarch_documented_cicc_sm_feature;

/// What the document states about a bit of feature_flags.
typedef struct smarch_documented_cicc_sm_feature_bit {
    /// The bit as a mask.
    uint64_t mask;
    /// The bit, by its index.
    smarch_documented_cicc_sm_feature feature;
    /// The lowest SM number that has it.
    uint32_t from;
    /// 1 when position has a value, else 0.
    uint32_t has_position;
    /// Its position in the pseudo-code, from 1 on; none where the pseudo-code does not set it (erratum E46c).
    uint32_t position;
    /// Its name without has_: "tensor_cores".
    const char *name;
} smarch_documented_cicc_sm_feature_bit;

/// A matrix of features: SMARCH_DOCUMENTED_CICC_SM_MATRIX_*.
typedef uint32_t smarch_documented_cicc_sm_matrix;

/// A row of a feature matrix.
typedef struct smarch_documented_cicc_sm_matrix_row {
    /// Which matrix.
    smarch_documented_cicc_sm_matrix matrix;
    /// The lowest SM number that has the feature.
    uint32_t from;
    /// Its bit of feature_flags; none for tensor memory, which has no bit.
    smarch_documented_cicc_sm_feature bit;
    /// 1 when later SMs lack it again (tensor memory, which SM120 refuses), else 0.
    uint32_t on_some_only;
    /// The feature, as printed.
    const char *feature;
    /// The erratum where it is measured otherwise: "E46d"; none where there is none.
    const char *erratum;
} smarch_documented_cicc_sm_matrix_row;

/// A column of the matrix of tensor cores.
typedef struct smarch_documented_cicc_sm_tensor_column {
    /// The SM number.
    uint32_t sm;
    /// How matrices are multiplied (erratum E47b).
    smarch_documented_cicc_emit_path kind;
    /// Cycles of an operation.
    uint32_t latency;
    /// The register file in KiB (erratum E25).
    uint32_t register_file_kb;
    /// The maximum number of registers of a thread.
    uint32_t max_registers;
    /// The limit of physical colors.
    uint32_t color_limit;
    /// The kind as printed.
    const char *name;
} smarch_documented_cicc_sm_tensor_column;

/// What cicc records of an architecture: 24 bytes, little-endian in cicc.
typedef struct smarch_documented_cicc_sm_features {
    /// The SM number, 70 to 121.
    uint32_t sm_version;
    /// The maximum number of registers of a thread: 255.
    uint32_t max_registers;
    /// The register file in KiB: 64, from 90 on 128. The silicon has 256 (erratum E25).
    uint32_t register_file_kb;
    /// The limit of physical colors: 15.
    uint32_t physical_color_limit;
    /// One bit per feature; smarch_documented_cicc_sm_feature is the index of its bit. Bits 0 to 7 and 27 to 63 are reserved and 0.
    uint64_t feature_flags;
} smarch_documented_cicc_sm_features;

/// Where loads and stores are allowed: SMARCH_DOCUMENTED_CICC_LOAD_STORE_*.
typedef uint32_t smarch_documented_cicc_load_store;

/// An address space. Where the document does not mention it, what it allows is unknown.
typedef struct smarch_documented_cicc_address_space {
    /// Its number.
    uint32_t number;
    /// Where loads and stores are allowed; none where the document does not mention the space.
    smarch_documented_cicc_load_store load_store;
    /// Whether atomics are allowed.
    smarch_answer atomic;
    /// Whether it may be cast to and from every space (yes), or to and from generic only (no).
    smarch_answer casts_to_all;
    /// Its name: the document's, or LLVM's where the document does not mention it.
    const char *name;
} smarch_documented_cicc_address_space;

/// A mode of the verifier, as the document numbers them: SMARCH_DOCUMENTED_CICC_MODE_*. 0 is PTX.
typedef uint32_t smarch_documented_cicc_mode;

/// A pattern of target triples: architecture, any text, system.
typedef struct smarch_documented_cicc_triple_pattern {
    /// The mode that accepts it.
    smarch_documented_cicc_mode mode;
    /// The pattern as printed: "nvsass-*-cuda/nvcl/directx/spirv".
    const char *text;
    /// What a triple begins with.
    const char *architecture;
    /// What it may end with.
    const char *const *systems;
    /// How many systems there are.
    size_t systems_count;
} smarch_documented_cicc_triple_pattern;

/// An access to an address space: SMARCH_DOCUMENTED_CICC_ACCESS_*.
typedef uint32_t smarch_documented_cicc_access;

/// An error of the data layout check: SMARCH_DOCUMENTED_CICC_LAYOUT_*.
typedef uint32_t smarch_documented_cicc_layout_error;

/// An opcode that has a check, as cicc numbers it: SMARCH_DOCUMENTED_CICC_OPCODE_*.
typedef uint32_t smarch_documented_cicc_opcode;

/// What the document states about an opcode.
typedef struct smarch_documented_cicc_opcode_info {
    /// The opcode.
    smarch_documented_cicc_opcode opcode;
    /// The instruction: "load".
    const char *instruction;
    /// The function that checks, as printed.
    const char *handler;
    /// What it checks, as printed.
    const char *check;
} smarch_documented_cicc_opcode_info;

/// An instruction that is refused.
typedef struct smarch_documented_cicc_unsupported_instruction {
    /// The first line of the verifier that refuses it.
    uint32_t first_line;
    /// The last one.
    uint32_t last_line;
    /// The instruction.
    const char *name;
    /// The message; none where the document has no text.
    const char *text;
    /// When, as printed.
    const char *condition;
} smarch_documented_cicc_unsupported_instruction;

/// The kind of an instruction: SMARCH_DOCUMENTED_CICC_INSTRUCTION_*.
typedef uint32_t smarch_documented_cicc_instruction_kind;

/// The ordering of a fence: SMARCH_DOCUMENTED_CICC_ORDERING_*.
typedef uint32_t smarch_documented_cicc_ordering;

/// A flag of an instruction that is verified, a bit: SMARCH_DOCUMENTED_CICC_VERIFY_*.
typedef uint32_t smarch_documented_cicc_verify_flag;

/// An instruction, and how the verifier is called.
typedef struct smarch_documented_cicc_instruction {
    /// The kind.
    smarch_documented_cicc_instruction_kind kind;
    /// Of a load or store the address space; of a cast the one that is cast from; else ignored.
    uint32_t space;
    /// Of a cast the address space that is cast to; else ignored.
    uint32_t to;
    /// Of a fence its ordering; else ignored.
    smarch_documented_cicc_ordering ordering;
    /// The mode of the verifier.
    smarch_documented_cicc_mode mode;
    /// SMARCH_DOCUMENTED_CICC_VERIFY_*, bits.
    smarch_documented_cicc_verify_flag flags;
} smarch_documented_cicc_instruction;

/// Why an instruction is refused: SMARCH_DOCUMENTED_CICC_FAULT_*.
typedef uint32_t smarch_documented_cicc_fault;

/// The verifier's answer about an instruction.
typedef struct smarch_documented_cicc_check {
    /// Whether the verifier accepts it; unknown where the document does not state it.
    smarch_answer answer;
    /// Why it is refused; 0 when it is not.
    smarch_documented_cicc_fault fault;
    /// 1 when the error flag of the context is set, else 0.
    uint32_t error_flag;
    /// 1 when the compilation is ended at once, else 0.
    uint32_t aborts;
    /// What is printed, cut short where the document cuts it short; NULL where it has no text.
    const char *text;
} smarch_documented_cicc_check;

/// An architecture between sm_75 and sm_89 as its table lists it.
typedef struct smarch_documented_cicc_capability {
    /// The architecture: compute_75 on the command line, sm_75 inside.
    smarch_target target;
    /// The value of __CUDA_ARCH__.
    uint32_t cuda_arch;
    /// The PTX version as the document has it; as run, 9.0 is written for every target (erratum E46).
    uint32_t ptx_version;
    /// The generation as the document has it; sm_88 among them (erratum E12).
    const char *generation;
} smarch_documented_cicc_capability;

/// A name of the range that is missing somewhere.
typedef struct smarch_documented_cicc_absent_name {
    /// The target.
    smarch_target target;
    /// Whether the command line has no entry for it.
    bool no_cli_entry;
    /// Whether it is documented to be in the table of processors only. Of sm_88 the document's own table and the tool state
    /// otherwise (erratum E12).
    bool internal_only;
} smarch_documented_cicc_absent_name;

/// A function that sets the default architecture, compute_75.
typedef struct smarch_documented_cicc_default {
    /// The address of the function.
    uint32_t function;
    /// The default.
    smarch_target target;
    /// Whether it is written as an option, -arch=compute_75, and not as a bare name.
    bool as_option;
} smarch_documented_cicc_default;

/// A variable that holds the architecture.
typedef struct smarch_documented_cicc_variable {
    /// Its name, one of the documented symbols: "qword_4F077A8".
    const char *name;
    /// What the document states that it holds. What qword_4F077A8 holds when cicc is run: erratum E40.
    const char *encoding;
    /// In about how many files of the decompilation it is used.
    uint32_t files;
} smarch_documented_cicc_variable;

/// A bound of qword_4F077A8 that the document names; cicc compares whether the number is above it.
typedef struct smarch_documented_cicc_threshold {
    /// The highest number that is not above it: XX99.
    uint32_t bound;
    /// What lies above, as the document calls it: "Volta, sm_70".
    const char *above;
} smarch_documented_cicc_threshold;

/// A program that a document describes: SMARCH_DOCUMENTED_BINARY_*.
typedef uint32_t smarch_documented_binary;

/// A document about one of the binaries. In the rows of the library and in the errata it is "seed 000", by its number.
typedef struct smarch_documented_document {
    /// The program that it describes.
    smarch_documented_binary binary;
    /// Its number: 0 for seed 000.
    uint32_t number;
    /// Its heading.
    const char *title;
    /// The program and its version, in the document's words: "ptxas v13.0.88"; none where it states no version.
    const char *describes;
    /// The release of the CUDA toolkit that it names as the program's: "13.0"; none where it names none.
    const char *cuda;
    /// The date that it states; none where it states none. None of them does.
    const char *date;
} smarch_documented_document;

/// A Blackwell architecture as nvlink registers it.
typedef struct smarch_documented_nvlink_architecture {
    /// The base target.
    smarch_target base;
    /// The targets: the base, a and f.
    smarch_target targets[3];
    /// The number by 10: architectures with the same decade count as related.
    uint32_t decade;
    /// The names of its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.
    const char *profile_names[9];
    /// The product line.
    const char *product_line;
    /// The family string, at 0x1D40B6E for all of them.
    const char *family;
    /// The class of the ISA: a text that is resolved while the program runs (erratum E13).
    const char *isa_class;
    /// Where in sub_484F50 the names are referred to, as printed: "0x485A..".
    const char *registered_at;
} smarch_documented_nvlink_architecture;

/// A string in nvlink's read-only data.
typedef struct smarch_documented_nvlink_rodata_string {
    /// The string.
    const char *text;
    /// Its address, as the table has it.
    uint32_t address;
    /// 1 when corrected has a value, else 0.
    uint32_t has_corrected;
    /// Where it must begin instead, as the strings of its architecture are packed one after the other; absent where the
    /// address of the table is that.
    uint32_t corrected;
} smarch_documented_nvlink_rodata_string;

/// A slot of the dispatch table.
typedef struct smarch_documented_nvlink_dispatch_slot {
    /// Its number, 0 to 6.
    uint32_t slot;
    /// 1 when address has a value, else 0.
    uint32_t has_address;
    /// Where nvlink keeps its hash map; absent where no document states it: slots 1 and 2.
    uint32_t address;
    /// What it is for.
    const char *role;
} smarch_documented_nvlink_dispatch_slot;

/// The encoding table function of a base target; its suffixed ones share it, and all seven slots.
typedef struct smarch_documented_nvlink_encoding_function {
    /// The base target.
    smarch_target base;
    /// The address of the function.
    uint32_t function;
} smarch_documented_nvlink_encoding_function;

/// A part of nvlink that all Blackwell architectures share.
typedef struct smarch_documented_nvlink_shared_component {
    /// What it is.
    const char *component;
    /// Where it begins.
    uint32_t start;
    /// 1 when end has a value, else 0.
    uint32_t has_end;
    /// Where its range ends; absent for a function of which only the start is given.
    uint32_t end;
    /// Its size as printed.
    const char *size;
} smarch_documented_nvlink_shared_component;

/// A function of nvlink's compiler backend, which all Blackwell architectures share.
typedef struct smarch_documented_nvlink_backend_function {
    /// What it is.
    const char *function;
    /// Its size as printed.
    const char *size;
    /// Where it begins. Where it ends is not given.
    uint32_t start;
} smarch_documented_nvlink_backend_function;

/// A string and its address according to the verification of a claim. Two differ from the table of strings (erratum E34d).
typedef struct smarch_documented_nvlink_claimed_address {
    /// The string, or the architecture or macro value whose string it is.
    const char *name;
    /// Its address.
    uint32_t address;
} smarch_documented_nvlink_claimed_address;

/// A claim of the document about nvlink.
typedef struct smarch_documented_nvlink_claim {
    /// What is claimed.
    const char *claim;
    /// How it was verified: functions, lines, strings.
    const char *verification;
    /// The addresses of strings that the verification names; empty for most.
    const struct smarch_documented_nvlink_claimed_address *addresses;
    /// How many addresses there are.
    size_t addresses_count;
    /// Whether the document calls its confidence confirmed; else it calls it high.
    bool confirmed;
} smarch_documented_nvlink_claim;

/// A remark of the document about nvlink.
typedef struct smarch_documented_nvlink_observation {
    /// Its number, from 1.
    uint32_t number;
    /// Its title.
    const char *title;
    /// The remark.
    const char *text;
} smarch_documented_nvlink_observation;

/// A number that stands for another in finalization.
typedef struct smarch_documented_nvlink_remapping {
    /// The internal number.
    uint32_t from;
    /// What it counts as.
    uint32_t to;
    /// The document's reading of it.
    const char *interpretation;
} smarch_documented_nvlink_remapping;

/// A number as the checks hold it: an ASCII character.
typedef struct smarch_documented_nvlink_arch_character {
    /// The character in ASCII: 'd'.
    uint32_t character;
    /// The number, which is the character's code; 104 is remapped to 120.
    uint32_t number;
} smarch_documented_nvlink_arch_character;

/// An architecture that the check treats on its own.
typedef struct smarch_documented_nvlink_special_case {
    /// The architecture.
    smarch_target target;
    /// How.
    const char *handling;
} smarch_documented_nvlink_special_case;

/// An architecture's bit of the capability mask.
typedef struct smarch_documented_nvlink_capability_bit {
    /// The architecture.
    smarch_target target;
    /// Its bit as a mask.
    uint32_t mask;
    /// Whether the document has it. Else it is inferred from the masks that ptxas writes (erratum E34), and finalization does not
    /// require it.
    bool documented;
} smarch_documented_nvlink_capability_bit;

/// The architectures of a decade.
typedef struct smarch_documented_nvlink_decade_group {
    /// The number of the architectures by 10.
    uint32_t decade;
    /// The base targets.
    const smarch_target *members;
    /// How many members there are.
    size_t members_count;
    /// What runs where.
    const char *compatibility;
} smarch_documented_nvlink_decade_group;

/// A question to finalization. All zero is the null input, code 24.
typedef struct smarch_documented_nvlink_finalize_request {
    /// 1 when there is an input; 0 is the null input.
    uint32_t present;
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK, SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, both or 0.
    uint32_t flags;
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number is allowed.
    uint32_t source;
    /// The number of the architecture to finalize for.
    uint32_t target;
    /// The version; one above 0x101 is refused.
    uint32_t version;
    /// The finalization class type, 0 to 4; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, else ignored.
    uint32_t class_type;
    /// The capability mask of the object; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK, else ignored.
    uint64_t capabilities;
    /// The outcome of the check of each class type, which no document states: 0 unknown,
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES, or the code with which it refuses, 27 to 30. Used with
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, else ignored.
    uint32_t class_outcomes[5];
    /// 0.
    uint32_t reserved;
} smarch_documented_nvlink_finalize_request;

/// What finalization returns: SMARCH_DOCUMENTED_NVLINK_FINALIZE_*. 0 is compatible, as the document numbers it.
typedef uint32_t smarch_documented_nvlink_finalize_code;

/// What decided finalization: SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_*; 0 = none.
typedef uint32_t smarch_documented_nvlink_finalize_step;

/// The answer of finalization with its reason.
typedef struct smarch_documented_nvlink_finalization {
    /// SMARCH_ANSWER_YES, _NO or _UNKNOWN.
    uint32_t answer;
    /// What decided.
    smarch_documented_nvlink_finalize_step step;
    /// The code; meaningless when has_code is 0.
    smarch_documented_nvlink_finalize_code code;
    /// 0 where no document pins the code: unknown classes, masks that lack a bit, and sub_4878A0.
    uint32_t has_code;
    /// The object's number after remapping, where that is done.
    uint32_t source;
    /// The other number after remapping, where that is done.
    uint32_t target;
    /// The bit of the capability mask that the target requires; 0 where it requires none.
    uint32_t required;
} smarch_documented_nvlink_finalization;

/// What a check of finalization comes to: SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_*; 0 = none.
typedef uint32_t smarch_documented_nvlink_finalize_outcome;

/// A check of finalization and what it comes to.
typedef struct smarch_documented_nvlink_finalize_step_result {
    /// The check.
    smarch_documented_nvlink_finalize_step step;
    /// What it comes to.
    smarch_documented_nvlink_finalize_outcome outcome;
} smarch_documented_nvlink_finalize_step_result;

/// A rule of finalization, and what nvlink shows of it when it is run with objects whose header and .nv.compat were overwritten.
typedef struct smarch_documented_nvlink_finalize_rule {
    /// The check that it belongs to.
    smarch_documented_nvlink_finalize_step step;
    /// Whether the runs confirm it: yes, no (they contradict it), or unknown (they cannot tell).
    smarch_answer confirmed;
    /// The rule, as documented.
    const char *rule;
    /// What the runs show.
    const char *runs;
} smarch_documented_nvlink_finalize_rule;

/// A value of lds128convert: SMARCH_DOCUMENTED_NVLINK_LDS128_*; 0 = none.
typedef uint32_t smarch_documented_nvlink_lds128;

/// The codegen options that a list gives, with their values.
typedef struct smarch_documented_nvlink_codegen_settings {
    /// Which options are given: bit 1u << SMARCH_DOCUMENTED_NVLINK_OPTION_*. Fields of others are 0.
    uint32_t given;
    /// How 128-bit loads of shared memory are converted.
    smarch_documented_nvlink_lds128 lds128convert;
    /// The maximum number of registers.
    uint32_t stress_maxrregcount;
    /// 0 or 1.
    uint32_t stress_noglobalregalloc;
    /// 0 or 1.
    uint32_t legacy_cvtf64;
    /// 0 to 2.
    uint32_t perf_per_watt_opt_level;
    /// 0 or 1.
    uint32_t stress_no_crp;
} smarch_documented_nvlink_codegen_settings;

/// A codegen option of nvlink: SMARCH_DOCUMENTED_NVLINK_OPTION_*; 0 = none.
typedef uint32_t smarch_documented_nvlink_option;

/// A codegen option with what the document states about it.
typedef struct smarch_documented_nvlink_codegen_option {
    /// The option.
    smarch_documented_nvlink_option option;
    /// Its name: "lds128convert".
    const char *name;
    /// Its values as printed.
    const char *values;
    /// What it does, in the document's words.
    const char *description;
} smarch_documented_nvlink_codegen_option;

/// A map of the capability dispatch, by number: SMARCH_DOCUMENTED_PTXAS_MAP_*.
typedef uint32_t smarch_documented_ptxas_map;

/// One of the seven maps of the capability dispatch.
typedef struct smarch_documented_ptxas_dispatch_map {
    /// Its number, 1 to 7.
    smarch_documented_ptxas_map map;
    /// Where ptxas keeps it.
    uint32_t address;
    /// Whether the documents give its values, as of maps 1 to 3; those are in the handler sets.
    bool has_values;
    /// Its purpose, as the document puts it.
    const char *purpose;
    /// What its values are, as the document puts it.
    const char *value_type;
} smarch_documented_ptxas_dispatch_map;

/// The functions of a base target; its suffixed ones share them.
typedef struct smarch_documented_ptxas_handler_set {
    /// The base target.
    smarch_target base;
    /// Map 1: handler A.
    uint32_t a;
    /// Map 2: handler B.
    uint32_t b;
    /// Map 3: the intrinsic table initializer.
    uint32_t initializer;
} smarch_documented_ptxas_handler_set;

/// A function of maps 1 to 3: in which map it stands, and for which targets.
typedef struct smarch_documented_ptxas_handler {
    /// Where the function begins.
    uint32_t address;
    /// The map that holds it.
    smarch_documented_ptxas_map map;
    /// The targets under whose sm_ and compute_ names the map holds it, the base first.
    const smarch_target *targets;
    /// How many targets there are.
    size_t targets_count;
} smarch_documented_ptxas_handler;

/// Targets that share all seven maps: one silicon.
typedef struct smarch_documented_ptxas_sharing_group {
    /// What the document calls the group.
    const char *name;
    /// Its members, the base first.
    const smarch_target *members;
    /// How many members there are.
    size_t members_count;
} smarch_documented_ptxas_sharing_group;

/// The codegen factory of a target. Two questions have two answers (erratum E07).
typedef struct smarch_documented_ptxas_factory {
    /// The SASS ISA generation, as gates compare it: 24577, 28673, 32768 or 36864.
    uint32_t isa_value;
    /// The lowest encoded variant that the target may have.
    uint32_t lowest;
    /// The highest encoded variant that the target may have: the lowest one where it is known (not for sm_103, 110,
    /// 120 and 121).
    uint32_t highest;
} smarch_documented_ptxas_factory;

/// Encoded values that the document labels with an architecture.
typedef struct smarch_documented_ptxas_factory_label {
    /// The lowest value of the line.
    uint32_t lowest;
    /// The highest value of the line.
    uint32_t highest;
    /// The first SM number of the architecture.
    uint32_t first_sm;
    /// The last one.
    uint32_t last_sm;
    /// The architecture as printed.
    const char *architecture;
    /// The generation as printed; NULL on the two lines that name none.
    const char *generation;
} smarch_documented_ptxas_factory_label;

/// A feature of a generation.
typedef struct smarch_documented_ptxas_generation_feature {
    /// What it is.
    const char *text;
    /// 1 when count has a value, else 0.
    uint32_t has_count;
    /// How many intrinsics or functions it brings; none where no number is stated.
    uint32_t count;
    /// How the names of those intrinsics begin; none where none is stated.
    const char *prefix;
} smarch_documented_ptxas_generation_feature;

/// A generation that the documents describe, and its features.
typedef struct smarch_documented_ptxas_generation {
    /// The heading: "Hopper (sm_90 / sm_90a)".
    const char *label;
    /// The first target of the heading.
    smarch_target first;
    /// The last one, suffixed ones included.
    smarch_target last;
    /// The value of the codegen factory that the section states.
    uint32_t isa_value;
    /// What the section states first.
    const char *note;
    /// Its features, in order.
    const struct smarch_documented_ptxas_generation_feature *features;
    /// How many features there are.
    size_t features_count;
} smarch_documented_ptxas_generation;

/// A text in ptxas that the documents use as evidence, and which function uses it.
typedef struct smarch_documented_ptxas_diagnostic_string {
    /// The text.
    const char *text;
    /// What ptxas uses it for.
    const char *context;
    /// 1 when function has a value, else 0.
    uint32_t has_function;
    /// The address of the function that uses it; none where several do.
    uint32_t function;
} smarch_documented_ptxas_diagnostic_string;

/// A row of the codegen factory table: one SASS ISA generation.
typedef struct smarch_documented_ptxas_factory_generation {
    /// The value that gates compare.
    uint32_t isa_value;
    /// The first target of the generation.
    smarch_target first;
    /// The last base target of the generation.
    smarch_target last;
    /// The generation as printed.
    const char *label;
} smarch_documented_ptxas_factory_generation;

/// An encoded SM version that the documents list, with the words of its code objects or without.
typedef struct smarch_documented_ptxas_sm_version {
    /// The encoded SM version, a codegen factory.
    uint32_t encoded;
    /// The target as printed; 36864 is called sm_90 there and is sm_100 (erratum E24).
    const char *label;
    /// 1 when code_object_version has a value, else 0.
    uint32_t has_code_object_version;
    /// The code-object version, the packed scheduler DWORD of the factory; none where the row states no words.
    uint32_t code_object_version;
    /// 1 when dispatch_slots has a value, else 0.
    uint32_t has_dispatch_slots;
    /// What the document calls most threads per CTA: the dispatch slots; none where the row states no words.
    uint32_t dispatch_slots;
} smarch_documented_ptxas_sm_version;

/// A row of the documents' geometry table, as printed. What occupancy depends on is in
/// hardware.
typedef struct smarch_documented_ptxas_geometry {
    /// The base target.
    smarch_target base;
    /// 32-bit registers of an SM.
    uint32_t registers_per_sm;
    /// The maximum number of registers of a thread.
    uint32_t max_registers_per_thread;
    /// The maximum number of threads of a block.
    uint32_t max_threads_per_cta;
    /// The maximum number of warps of an SM.
    uint32_t warps_per_sm;
    /// The maximum number of blocks of an SM.
    uint32_t max_ctas_per_sm;
    /// Scheduler partitions.
    uint32_t scheduler_partitions;
    /// Dispatch slots.
    uint32_t dispatch_slots;
    /// The sizes that shared memory can be given, in KiB, ascending.
    const uint32_t *shared_memory_kib;
    /// How many shared_memory_kib there are.
    size_t shared_memory_kib_count;
    /// The target whose sizes the row refers to, "same as"; none where it lists its own.
    smarch_target same_as;
    /// The document's confidence in percent.
    uint32_t confidence;
} smarch_documented_ptxas_geometry;

/// What a column of the geometry table means.
typedef struct smarch_documented_ptxas_geometry_column {
    /// The column as printed.
    const char *column;
    /// What it means.
    const char *meaning;
} smarch_documented_ptxas_geometry_column;

/// A constant of all targets from sm_75 on.
typedef struct smarch_documented_ptxas_universal_constant {
    /// What it is.
    const char *parameter;
    /// Its value.
    uint32_t value;
    /// Its unit; none where the document names no unit.
    const char *unit;
    /// 1 when profile_offset has a value, else 0.
    uint32_t has_profile_offset;
    /// The offset in the profile object of the field that holds it; none where it is not stored.
    uint32_t profile_offset;
    /// The expression in the binary that it was read from.
    const char *evidence;
} smarch_documented_ptxas_universal_constant;

/// A largest size of shared memory, as sub_ABF250 records it.
typedef struct smarch_documented_ptxas_shared_memory_limit {
    /// The targets for which it is recorded, as printed.
    const char *path;
    /// The size in bytes.
    uint32_t bytes;
} smarch_documented_ptxas_shared_memory_limit;

/// The units in which registers are allocated, as documented.
typedef struct smarch_documented_ptxas_register_allocation {
    /// The targets, as printed.
    const char *targets;
    /// The lowest SM number of the row.
    uint32_t first;
    /// 1 when last has a value, else 0.
    uint32_t has_last;
    /// The highest SM number of the row; none where it names all later targets.
    uint32_t last;
    /// The unit of a warp, in registers.
    uint32_t per_warp;
    /// The unit of a thread, in registers.
    uint32_t per_thread;
    /// a2[6][1] of sub_ABF250: one less than the unit of a warp.
    uint32_t a2_6_1;
    /// a2[6][2] of sub_ABF250.
    uint32_t a2_6_2;
} smarch_documented_ptxas_register_allocation;

/// A documented formula of occupancy: SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_*.
typedef uint32_t smarch_documented_ptxas_occupancy_formula;

/// What a documented formula makes of a kernel; not the answer to rely on (erratum E22).
typedef struct smarch_documented_ptxas_occupancy {
    /// Registers of a thread, rounded up to the unit where the formula does that.
    uint32_t effective_registers;
    /// Registers of a warp, 32 times that.
    uint32_t registers_per_warp;
    /// 1 when warps_by_registers has a value, else 0.
    uint32_t has_warps_by_registers;
    /// Warps for which the SM has registers; none below sm_75, of which no register file is documented.
    uint32_t warps_by_registers;
    /// 1 when max_warps has a value, else 0.
    uint32_t has_max_warps;
    /// Warps that fit on the SM: those, or its limit; none likewise.
    uint32_t max_warps;
    /// 1 when max_ctas has a value, else 0.
    uint32_t has_max_ctas;
    /// Blocks that fit on the SM; none likewise.
    uint32_t max_ctas;
} smarch_documented_ptxas_occupancy;

/// An entry of a validation table: its number, and its PTX version as documented and as measured.
typedef struct smarch_documented_ptxas_validation_entry {
    /// The SM number.
    uint32_t sm_id;
    /// Documented: the lowest PTX version where the document prints one for the entry itself, as it does for sm_80, sm_82
    /// and sm_101; none elsewhere.
    smarch_version documented;
    /// Documented: the lowest version of the range that is printed for the entry's line of the base table
    /// (NameGroup); none in the tables of a and f, for which nothing is printed.
    smarch_version documented_lowest;
    /// Documented: the highest version of that range.
    smarch_version documented_highest;
    /// Measured: the lowest .version that ptxas 13.0 accepts for the name. The number that the entry holds in the
    /// binary is not printed.
    smarch_version measured;
} smarch_documented_ptxas_validation_entry;

/// One of the three tables in which ptxas looks up the .target of PTX.
typedef struct smarch_documented_ptxas_validation_table {
    /// The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.
    uint32_t suffix;
    /// Where ptxas has the table.
    uint32_t address;
    /// 1 when comparator has a value, else 0.
    uint32_t has_comparator;
    /// The comparison function of the search; none where the documents name none.
    uint32_t comparator;
    /// The entries, numbers ascending.
    const struct smarch_documented_ptxas_validation_entry *entries;
    /// How many entries there are.
    size_t entries_count;
} smarch_documented_ptxas_validation_table;

/// A line of the base table as the documents group it.
typedef struct smarch_documented_ptxas_name_group {
    /// The lowest SM number of the group.
    uint32_t lowest;
    /// The highest SM number of the group.
    uint32_t highest;
    /// The generation as printed: "Ampere/Ada".
    const char *generation;
    /// Whether the document calls the group active; else legacy.
    bool active;
    /// The lowest PTX version that is printed for the group; it is not that of its members (erratum E04).
    smarch_version ptx_lowest;
    /// The highest one; it is not that of its members either.
    smarch_version ptx_highest;
} smarch_documented_ptxas_name_group;

/// What a suffix means, as documented.
typedef struct smarch_documented_ptxas_suffix_meaning {
    /// The suffix letter, 'a' or 'f'; 0 for none.
    uint32_t suffix;
    /// What the document calls it: "feature-reduced"; none where there is no suffix.
    const char *label;
    /// What it means.
    const char *meaning;
    /// Where its code runs.
    const char *forward_compatibility;
    /// The target of the document's example.
    smarch_target example;
    /// The targets or devices that the example's code runs on.
    const char *runs_on;
    /// Those that it does not run on; none where the document names none.
    const char *does_not_run_on;
} smarch_documented_ptxas_suffix_meaning;

/// A compilation rule of the help text. What ptxas does: ptxas_compiles.
typedef struct smarch_documented_ptxas_compile_rule {
    /// The target of the PTX.
    smarch_target ptx;
    /// The targets that it compiles to.
    const smarch_target *sass;
    /// How many sass there are.
    size_t sass_count;
    /// Whether it compiles to every later target, too.
    bool and_later;
} smarch_documented_ptxas_compile_rule;

/// A base target and its suffixed ones in ptxas. The text of their __CUDA_ARCH__ is
/// Info::cuda_arch_text.
typedef struct smarch_documented_ptxas_subvariant {
    /// The base target.
    smarch_target base;
    /// With suffix a; none where there is none.
    smarch_target a;
    /// With suffix f; none where there is none.
    smarch_target f;
} smarch_documented_ptxas_subvariant;

/// An entry as it lies in ptxas: twelve bytes.
typedef struct smarch_documented_ptxas_validation_record {
    /// The SM number.
    uint32_t sm_id;
    /// The lowest PTX version, before the point.
    uint32_t ptx_major;
    /// The lowest PTX version, after the point.
    uint32_t ptx_minor;
} smarch_documented_ptxas_validation_record;

/// Targets that the family assignment lists together; one family for all.
typedef struct smarch_documented_ptxas_family_assignment {
    /// The targets.
    const smarch_target *targets;
    /// How many targets there are.
    size_t targets_count;
    /// The family name.
    const char *family;
    /// The document's note.
    const char *note;
} smarch_documented_ptxas_family_assignment;

/// A page of the documents that describes targets: SMARCH_DOCUMENTED_PTXAS_PAGE_*.
typedef uint32_t smarch_documented_ptxas_page;

/// A registered profile: what ptxas stores in sub_6765E0 to identify a target.
typedef struct smarch_documented_ptxas_registered_profile {
    /// The target.
    smarch_target target;
    /// sm_90a.
    const char *sm_name;
    /// compute_90a.
    const char *compute_name;
    /// lto_90a.
    const char *lto_name;
    /// The family name.
    const char *family;
    /// The text of __CUDA_ARCH__; the macro's value is Target::cuda_arch (erratum E06).
    const char *cuda_arch_text;
    /// The codegen factory value that gates compare.
    uint32_t isa_value;
    /// The class of the ISA; none, as it is unknown for ptxas (erratum E13).
    const char *isa_class;
    /// The page that describes the target.
    smarch_documented_ptxas_page page;
} smarch_documented_ptxas_registered_profile;

/// A level of what ptxas knows of a target.
typedef struct smarch_documented_ptxas_profile_layer {
    /// 1 to 3.
    uint32_t level;
    /// The function or functions, by name.
    const char *function;
    /// What the level holds.
    const char *content;
    /// What can be asked of it.
    const char *gives;
} smarch_documented_ptxas_profile_layer;

/// A page that the documents list.
typedef struct smarch_documented_ptxas_deep_dive {
    /// Its title.
    const char *title;
    /// What it is about.
    const char *content;
    /// How targets refer to it; none for the page that no target refers to.
    smarch_documented_ptxas_page page;
} smarch_documented_ptxas_deep_dive;

/// What a symbol is, by its name: SMARCH_DOCUMENTED_SYMBOL_KIND_*.
typedef uint32_t smarch_documented_symbol_kind;

/// Something that a document names in a binary.
typedef struct smarch_documented_symbol {
    /// The program.
    smarch_documented_binary binary;
    /// What the symbol is, by its name.
    smarch_documented_symbol_kind kind;
    /// 1 when address has a value, else 0.
    uint32_t has_address;
    /// Where it begins; none where the name holds no whole address: nullsub_856, sub_609XXX, 0x485A.., sub_A02 (erratum E49b).
    uint32_t address;
    /// 1 when confidence has a value, else 0.
    uint32_t has_confidence;
    /// The document's confidence in percent, of a function in a range of like ones the range's; none where it states none.
    uint32_t confidence;
    /// How many bytes, from the start, count as the symbol's own: an address farther on belongs to something that no
    /// document names. What the size says, rounded up and twice where it is printed as "about"; where no size is stated
    /// in bytes, the largest one that the documents state for a function of the binary, or for a table of data. 0
    /// without an address.
    uint32_t reach;
    /// The name as printed: sub_6765E0; of an address alone 0x620000.
    const char *name;
    /// What the document calls it, or the text of a string; none where it has no name besides.
    const char *label;
    /// Another name that the document calls it; none where it has only one.
    const char *alias;
    /// Its size as printed, several where several are printed, of a function in a range of like ones the range's
    /// ("~1KB each"); none where none is. Sizes overlap the functions that follow (erratum E34e).
    const char *size;
    /// Where it is named: seed 000, Function Map.
    const char *place;
    /// What it does or holds.
    const char *role;
} smarch_documented_symbol;

/// A range of addresses that a document states.
typedef struct smarch_documented_symbol_range {
    /// The program.
    smarch_documented_binary binary;
    /// Where it begins.
    uint32_t start;
    /// Its end as printed: the first address behind it, or the start of its last function.
    uint32_t end;
    /// 1 when functions has a value, else 0.
    uint32_t has_functions;
    /// How many functions it holds; none where no number is stated.
    uint32_t functions;
    /// 1 when confidence has a value, else 0.
    uint32_t has_confidence;
    /// The document's confidence in percent; none where it states none.
    uint32_t confidence;
    /// Its size as printed, or that of each function in it: "1.7 MB", "~1KB each"; none where none is stated.
    const char *size;
    /// Where it is stated: seed 000, Function Map.
    const char *place;
    /// What it holds.
    const char *role;
    /// Whether the end is the start of its last function, and so in the range.
    bool is_end_inside;
    /// Whether it is made of like functions, whose size and confidence are the range's.
    bool is_of_like_functions;
} smarch_documented_symbol_range;

/// The index of a feature bit: SMARCH_DOCUMENTED_TILEIRAS_*. 0 is a feature, as the document numbers them.
typedef uint32_t smarch_documented_tileiras_feature_index;

/// Whether code for a CPU reaches tensor memory: SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_*.
typedef uint32_t smarch_documented_tileiras_tensor_memory;

/// How matrix instructions of Blackwell are selected: SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_*; 0 where the document does not state it.
typedef uint32_t smarch_documented_tileiras_tensor_path;

/// A row of the CPU table, which is sorted by name.
typedef struct smarch_documented_tileiras_cpu {
    /// The target whose sm_ name is the row's key.
    smarch_target target;
    /// The feature bit of this CPU.
    smarch_documented_tileiras_feature_index feature;
    /// 1 when elf_byte has a value, else 0.
    uint32_t has_elf_byte;
    /// The byte by which the cubin reader knows it, and 0x800 beside it for sm_90a; absent where the reader has a gap.
    /// What cubins carry differs (erratum E53).
    uint32_t elf_byte;
    /// The bits that the row implies, bit i in word i / 64: its own, and that of tensor memory where has_tmem is set.
    uint64_t implies[6];
    /// The key: "sm_90a".
    const char *name;
    /// Generation and part, as printed.
    const char *family;
    /// Whether the row implies tensor memory (erratum E54).
    bool has_tmem;
    /// Whether code for the CPU reaches tensor memory, and whether its silicon has any.
    smarch_documented_tileiras_tensor_memory tensor_memory;
    /// How matrix instructions of Blackwell are selected for it (erratum E54b).
    smarch_documented_tileiras_tensor_path tensor_path;
} smarch_documented_tileiras_cpu;

/// What a feature is about: SMARCH_DOCUMENTED_TILEIRAS_GROUP_*.
typedef uint32_t smarch_documented_tileiras_feature_group;

/// A row of the feature table.
typedef struct smarch_documented_tileiras_feature {
    /// The feature: the index of its bit, which is the row's position in the list of all rows.
    smarch_documented_tileiras_feature_index index;
    /// Its position in the table that is searched, which is sorted by key (erratum E50).
    uint32_t position;
    /// What it is about.
    smarch_documented_tileiras_feature_group group;
    /// 1 when level has a value, else 0.
    uint32_t has_level;
    /// The level of an option, 2 for fma-level=2; the PTX version times ten, 88 for ptx88; absent for hardware.
    uint32_t level;
    /// The CPU whose own bit it is; none for the others.
    smarch_target cpu;
    /// The key: "ptx88".
    const char *key;
    /// The description, as printed.
    const char *description;
} smarch_documented_tileiras_feature;

/// A query of the subtarget that the document writes out.
typedef struct smarch_documented_tileiras_probe {
    /// Its name: "HasSM90".
    const char *name;
    /// The feature it asks for.
    smarch_documented_tileiras_feature_index feature;
    /// The word of the six that has the bit.
    uint32_t word;
    /// Where in the word the bit is.
    uint32_t shift;
} smarch_documented_tileiras_probe;

/// A field of a structure that the document prints. Offsets are not documented.
typedef struct smarch_documented_tileiras_struct_field {
    /// Which structure: "NvptxFeatureState".
    const char *structure;
    /// The field's type, as printed.
    const char *kind;
    /// Its name.
    const char *name;
    /// How many elements it has: 6 for an array of six, 1 for a field that is no array.
    uint32_t count;
} smarch_documented_tileiras_struct_field;

/// What is wrong with a CPU or an attribute, or does not go together: SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_*; 0 = none.
typedef uint32_t smarch_documented_tileiras_problem_kind;

/// Where the level of an option comes from: SMARCH_DOCUMENTED_TILEIRAS_LEVEL_*.
typedef uint32_t smarch_documented_tileiras_level_source;

/// Why a CPU was taken: SMARCH_DOCUMENTED_TILEIRAS_SELECTION_*.
typedef uint32_t smarch_documented_tileiras_selection;

/// Something wrong in a CPU or in attributes.
typedef struct smarch_documented_tileiras_problem {
    /// What is wrong; 0 for nothing.
    smarch_documented_tileiras_problem_kind kind;
    /// 1 for a mistake, which is ignored; 0 for what does not go together, and is carried out.
    uint32_t is_mistake;
    /// Where it begins: in the CPU for SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU, else in the attributes.
    size_t start;
    /// How many bytes it has.
    size_t length;
} smarch_documented_tileiras_problem;

/// What a CPU and attributes mean.
typedef struct smarch_documented_tileiras_subtarget {
    /// Bit i is in word i / 64.
    uint64_t feature_bits[6];
    /// The CPU that was taken.
    smarch_target cpu;
    /// Why this CPU.
    smarch_documented_tileiras_selection selection;
    /// The number in its name: 90 for sm_90a.
    uint32_t sm_version;
    /// The last digit of that number: 0 for sm_90a, 3 for sm_103. The document names the field and states no rule (erratum E55b).
    uint32_t sm_minor;
    /// The PTX version of the highest selector that is on, times ten: 88; 0 when none is.
    uint32_t ptx_version;
    /// 1 when the bit of tensor memory is on, else 0.
    uint32_t has_tmem;
    /// Whether the CPU's code reaches tensor memory and its silicon has any, whatever the bit; 0 when that is not known.
    smarch_documented_tileiras_tensor_memory tensor_memory;
    /// How matrix instructions of Blackwell are selected, by that bit and the CPU.
    smarch_documented_tileiras_tensor_path tensor_path;
    /// Where the level of fma-level comes from.
    smarch_documented_tileiras_level_source fma_source;
    /// Whether the level is known.
    uint32_t has_fma_level;
    /// The level that is in force, 0 to 2.
    uint32_t fma_level;
    /// Where the level of prec-divf32 comes from.
    smarch_documented_tileiras_level_source div_source;
    /// Whether the level is known.
    uint32_t has_div_level;
    /// The level that is in force, 0 to 3.
    uint32_t div_level;
    /// Where the level of prec-sqrtf32 comes from.
    smarch_documented_tileiras_level_source sqrt_source;
    /// Whether the level is known.
    uint32_t has_sqrt_level;
    /// The level that is in force, 0 or 1.
    uint32_t sqrt_level;
    /// How many mistakes were ignored and how many attributes do not go together; the first eight are in problems.
    uint32_t problem_count;
    /// The first eight of them, by place; zero beyond problem_count.
    struct smarch_documented_tileiras_problem problems[8];
} smarch_documented_tileiras_subtarget;

/// What the subtarget keeps, NvptxFeatureState, but for the tables and the scheduling model, of which there is one. The texts are the
/// caller's.
typedef struct smarch_documented_tileiras_state {
    /// The target triple: the tables do not depend on it.
    const char *triple;
    /// Its length.
    size_t triple_len;
    /// The CPU to tune for: the tune mask of every CPU is empty, so that it changes no bit.
    const char *tune_cpu;
    /// Its length.
    size_t tune_cpu_len;
    /// -mattr as it was given; smarch_llvm_feature_string gives the feature string that LLVM makes of it.
    const char *attrs;
    /// Its length.
    size_t attrs_len;
    /// CPU, bits, numbers, and what is wrong.
    struct smarch_documented_tileiras_subtarget subtarget;
} smarch_documented_tileiras_state;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// The twelve rows of the flag table, numbers ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_arch_flag *smarch_documented_cicc_arch_flags(size_t *count)
SMARCH_NOEXCEPT;

/// What the document states about no suffix, a and f. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_variant *smarch_documented_cicc_variants(size_t *count)
SMARCH_NOEXCEPT;

/// The ten ranges of SM numbers with their PTX versions, ascending; between some there are gaps. *count becomes how
/// many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_ptx_range *smarch_documented_cicc_ptx_ranges(size_t *count)
SMARCH_NOEXCEPT;

/// The four stages of the detection of the architecture, in order. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_pipeline_stage *smarch_documented_cicc_pipeline_stages(size_t *count)
SMARCH_NOEXCEPT;

/// The five lines of the summary of the document's evidence. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_evidence_item *smarch_documented_cicc_evidence_items(size_t *count)
SMARCH_NOEXCEPT;

/// The places in cicc that the document relies on. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_place *smarch_documented_cicc_places(size_t *count)
SMARCH_NOEXCEPT;

/// The strings of cicc that the document relies on. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_string_reference *smarch_documented_cicc_string_references(size_t *count)
SMARCH_NOEXCEPT;

/// What the documents state in passing, those of one subject together. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_fact *smarch_documented_cicc_facts(size_t *count)
SMARCH_NOEXCEPT;

/// Translates a flag such as "-arch=compute_90a", as documented. Which names cicc accepts when it is run:
/// smarch_tool_accepts with SMARCH_TOOL_CICC.
///
/// SMARCH_ERROR_CICC_FLAG: not -arch= and a compute_ name. SMARCH_ERROR_CICC_TARGET: no row of the table.
/// SMARCH_ERROR_NAME_*: no target has the name.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_translation_parse(const char *text,
                                                       size_t len,
                                                       struct smarch_documented_cicc_translation *out)
SMARCH_NOEXCEPT;

/// Writes the flag that a component is given for a target: "-opt-arch=sm_90a". Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_CICC_TARGET: no row of the table. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or
/// component. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_component_flag(smarch_target t,
                                                    smarch_documented_cicc_component component,
                                                    char *out,
                                                    size_t capacity,
                                                    size_t *count)
SMARCH_NOEXCEPT;

/// The documented PTX version of an SM number; 0.0 between the ranges. cicc writes 9.0 for all (erratum E46).
SMARCH_NODISCARD smarch_version smarch_documented_cicc_ptx_version(uint32_t sm) SMARCH_NOEXCEPT;

/// The ladders of code generation for an SM number, literally. Any number is valid.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_codegen_compute(uint32_t sm,
                                                     struct smarch_documented_cicc_codegen *out)
SMARCH_NOEXCEPT;

/// How a target multiplies matrices, as documented: by the ladder, but MMA.SYNC on 120 and 121 (erratum E47b). 0 for an
/// invalid target. By the number alone: what the suffix allows is smarch_documented_cicc_legal_tensor_path.
SMARCH_NODISCARD smarch_documented_cicc_emit_path smarch_documented_cicc_tensor_path(smarch_target t) SMARCH_NOEXCEPT;

/// How PTX for a target may multiply matrices, as run: the documented path where ptxas of this release takes its instruction,
/// else the next lower one that it takes (erratum E47c). 0 where it takes none, and for an invalid toolkit or target.
SMARCH_NODISCARD
smarch_documented_cicc_emit_path smarch_documented_cicc_legal_tensor_path(smarch_toolkit k,
                                                                          smarch_target t)
SMARCH_NOEXCEPT;

/// Whether ptxas of this release takes the instruction of a path in PTX for a target, as run (erratum E47c). False for
/// invalid codes.
SMARCH_NODISCARD
bool smarch_documented_cicc_emit_path_legal(smarch_toolkit k,
                                            smarch_target t,
                                            smarch_documented_cicc_emit_path path)
SMARCH_NOEXCEPT;

/// As smarch_documented_cicc_emit_path_legal, with the reason. SMARCH_NO_VERDICT for invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_documented_cicc_emit_path_legal_why(smarch_toolkit k,
                                                          smarch_target t,
                                                          smarch_documented_cicc_emit_path path)
SMARCH_NOEXCEPT;

/// The call that is emitted: "emit_wmma()". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_cicc_emit_path_call(smarch_documented_cicc_emit_path path)
SMARCH_NOEXCEPT;

/// The document's remark beside an overlap, given in tenths. Returns "" for an overlap that the ladder does not have.
SMARCH_NODISCARD const char *smarch_documented_cicc_overlap_remark(uint32_t tenths) SMARCH_NOEXCEPT;

/// The six differences of SM120 from SM100 and SM103. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_divergence *smarch_documented_cicc_divergences(size_t *count)
SMARCH_NOEXCEPT;

/// The flags after all stages: what each holds and which rule stored it.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown bits or standard, CUDA both on and off, or a condition that holds without being known.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_configure(const struct smarch_documented_cicc_inputs *inputs,
                                               struct smarch_documented_cicc_configuration *out)
SMARCH_NOEXCEPT;

/// As smarch_documented_cicc_configure, up to and including a stage.
///
/// SMARCH_ERROR_INVALID_VALUE: also an unknown stage.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_configure_until(const struct smarch_documented_cicc_inputs *inputs,
                                                     smarch_documented_cicc_stage stage,
                                                     struct smarch_documented_cicc_configuration *out)
SMARCH_NOEXCEPT;

/// The 63 flags, codes and addresses ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_flag_info *smarch_documented_cicc_flags(size_t *count)
SMARCH_NOEXCEPT;

/// The 75 rules, in the order of the stages and of the document. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_documented_cicc_rule *smarch_documented_cicc_rules(size_t *count) SMARCH_NOEXCEPT;

/// The five stages, in their order. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_stage_info *smarch_documented_cicc_stages(size_t *count)
SMARCH_NOEXCEPT;

/// The name of an override byte: "byte_4CF807B". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_cicc_guard_name(smarch_documented_cicc_guard guard) SMARCH_NOEXCEPT;

/// The name of what may decide a flag: "CLI flag". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_cicc_priority_name(smarch_documented_cicc_priority priority)
SMARCH_NOEXCEPT;

/// Writes what the rule at an index of smarch_documented_cicc_rules does: "unk_4D041B8 = 1 when number > 79999". Written
/// with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no rule at this index. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_rule_write(size_t index,
                                                char *out,
                                                size_t capacity,
                                                size_t *count)
SMARCH_NOEXCEPT;

/// The flag with this name, "unk_4D047C0", letters in either case, or with this address, "4d047c0".
///
/// SMARCH_ERROR_CICC_NAME: no flag has it.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_flag_parse(const char *text,
                                                size_t len,
                                                smarch_documented_cicc_flag *out)
SMARCH_NOEXCEPT;

/// The override byte with this name, "byte_4CF807B", letters in either case, or with this address.
///
/// SMARCH_ERROR_CICC_NAME: no override byte has it.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_guard_parse(const char *text,
                                                 size_t len,
                                                 smarch_documented_cicc_guard *out)
SMARCH_NOEXCEPT;

/// The seventeen comparisons of the raw SM number, in the order of the document. *count becomes how many. NULL when
/// count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_gate_location *smarch_documented_cicc_gate_locations(size_t *count)
SMARCH_NOEXCEPT;

/// The diagnostics that effects print. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_gate_diagnostic *smarch_documented_cicc_gate_diagnostics(size_t *count)
SMARCH_NOEXCEPT;

/// What the document states about seven features up to sm_89. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_pre_hopper_feature *smarch_documented_cicc_pre_hopper_features(size_t *count)
SMARCH_NOEXCEPT;

/// What the front end does with a raw SM number, each effect once, codes ascending. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_gate_effects(uint32_t sm,
                                                  smarch_documented_cicc_effect *out,
                                                  size_t capacity,
                                                  size_t *count)
SMARCH_NOEXCEPT;

/// The diagnostics and the PTX of an atomic operation for a raw SM number, below sm_70 too: volatile accesses, and barriers for the memory order.
///
/// The comparisons are those of the document; texts, order and instructions below 75 are what cicc 13.0.88 printed and wrote when a
/// debugger set the number, since no name that it accepts does. What it answers for its targets: smarch_cicc_atomic_lower.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown code, or a cache hint, of which the front end knows nothing. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has
/// this kind and width.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_atomic_lower(uint32_t sm,
                                                  const smarch_cicc_atomic *atomic,
                                                  struct smarch_documented_cicc_atomic_lowering *out)
SMARCH_NOEXCEPT;

/// The builtins that are refused before Hopper. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_hopper_intrinsic *smarch_documented_cicc_hopper_intrinsics(size_t *count)
SMARCH_NOEXCEPT;

/// The two convergent branches. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_branch *smarch_documented_cicc_branches(size_t *count)
SMARCH_NOEXCEPT;

/// What each generation brings to cicc, in the order of the document. *count becomes how many. NULL when count is
/// NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_feature *smarch_documented_cicc_features(size_t *count)
SMARCH_NOEXCEPT;

/// The message about a builtin for a version field, ten times the SM number. Returns "" where the builtin is allowed, for
/// version 0, and for builtins that have no such gate.
SMARCH_NODISCARD
const char *smarch_documented_cicc_hopper_refusal(uint32_t builtin,
                                                  uint32_t version)
SMARCH_NOEXCEPT;

/// The message about a convergent branch for a raw SM number. Returns "" where it is allowed, and for other builtins.
SMARCH_NODISCARD const char *smarch_documented_cicc_branch_refusal(uint32_t builtin, uint32_t sm) SMARCH_NOEXCEPT;

/// Whether a builtin is one of HMMA, SMARCH_DOCUMENTED_CICC_HMMA_FIRST to SMARCH_DOCUMENTED_CICC_HMMA_LAST.
SMARCH_NODISCARD bool smarch_documented_cicc_is_hmma(uint32_t builtin) SMARCH_NOEXCEPT;

/// The first text of bulk copies in inline assembly; the longer text is looked for before the shorter.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_bulk_copy_search(const char *text,
                                                      size_t len,
                                                      struct smarch_documented_cicc_bulk_copy_match *out)
SMARCH_NOEXCEPT;

/// The 19 bits of feature_flags, indices ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_sm_feature_bit *smarch_documented_cicc_sm_feature_bits(size_t *count)
SMARCH_NOEXCEPT;

/// The rows of the three matrices of features, matrix by matrix. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_sm_matrix_row *smarch_documented_cicc_sm_matrix_rows(size_t *count)
SMARCH_NOEXCEPT;

/// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100. *count becomes how many. NULL when count is
/// NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_sm_tensor_column *smarch_documented_cicc_sm_tensor_columns(size_t *count)
SMARCH_NOEXCEPT;

/// The column of an SM number in the matrix of tensor cores, by the ladders of code generation. Any number is valid.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_sm_tensor_column_compute(uint32_t sm,
                                                              struct smarch_documented_cicc_sm_tensor_column *out)
SMARCH_NOEXCEPT;

/// SMFeatures of an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER: another number.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_sm_features_compute(uint32_t sm,
                                                         struct smarch_documented_cicc_sm_features *out)
SMARCH_NOEXCEPT;

/// Reads SMFeatures as cicc holds it, 24 bytes, little-endian, and checks that the document allows it. On a little-endian
/// machine the bytes may be those of the struct itself.
///
/// SMARCH_ERROR_INVALID_VALUE: len is not 24. SMARCH_ERROR_SM_FEATURES_NUMBER, _SM_FEATURES_RESERVED, _SM_FEATURES_VALUE,
/// _SM_FEATURES_FLAG: the first thing that is wrong.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_sm_features_read(const uint8_t *bytes,
                                                      size_t len,
                                                      struct smarch_documented_cicc_sm_features *out)
SMARCH_NOEXCEPT;

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c). Any number is valid.
SMARCH_NODISCARD
uint64_t smarch_documented_cicc_sm_features_pseudocode(uint32_t sm)
SMARCH_NOEXCEPT;

/// Whether a target has a feature, as run: whether ptxas of this release takes one of the instructions that the feature stands
/// for in PTX for the target (erratum E47d). False for invalid codes, and where no such instruction was measured.
SMARCH_NODISCARD
bool smarch_documented_cicc_sm_feature_legal(smarch_toolkit k,
                                             smarch_target t,
                                             smarch_documented_cicc_sm_feature feature)
SMARCH_NOEXCEPT;

/// As smarch_documented_cicc_sm_feature_legal, with the reason: that of the feature's first instruction, or
/// SMARCH_UNKNOWN_FEATURE where none was measured. SMARCH_NO_VERDICT for invalid codes.
SMARCH_NODISCARD
smarch_verdict smarch_documented_cicc_sm_feature_legal_why(smarch_toolkit k,
                                                           smarch_target t,
                                                           smarch_documented_cicc_sm_feature feature)
SMARCH_NOEXCEPT;

/// The four address spaces of the document and the others that LLVM has, numbers ascending. *count becomes how many.
/// NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_address_space *smarch_documented_cicc_address_spaces(size_t *count)
SMARCH_NOEXCEPT;

/// The four patterns of target triples. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_triple_pattern *smarch_documented_cicc_triple_patterns(size_t *count)
SMARCH_NOEXCEPT;

/// The address space with this number. NULL for a number that neither the document nor LLVM has.
SMARCH_NODISCARD
const struct smarch_documented_cicc_address_space *smarch_documented_cicc_address_space_of(uint32_t number)
SMARCH_NOEXCEPT;

/// Whether a target may access an address space, as documented: unknown where the document does not mention the space; 0
/// for invalid codes. What libnvvm does: smarch_nvvm_verify_access.
SMARCH_NODISCARD
smarch_answer smarch_documented_cicc_access_allowed(smarch_target t,
                                                    smarch_documented_cicc_access access,
                                                    uint32_t space)
SMARCH_NOEXCEPT;

/// Whether a pointer may be cast from one address space to another, as documented: generic to and from all, each other
/// space of the document to and from generic alone (erratum E48d). Unknown between two that it does not mention, where both
/// are the same, and for numbers that neither it nor LLVM has. What libnvvm does: smarch_nvvm_verify_cast.
SMARCH_NODISCARD
smarch_answer smarch_documented_cicc_cast_allowed(uint32_t from,
                                                  uint32_t to)
SMARCH_NOEXCEPT;

/// Whether the document gives a target tensor memory (erratum E48). False for an invalid target.
SMARCH_NODISCARD bool smarch_documented_cicc_has_tmem(smarch_target t) SMARCH_NOEXCEPT;

/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
///
/// SMARCH_ERROR_ADDRESS_SPACE: the space needs more than 24 bits. SMARCH_ERROR_INVALID_VALUE: the flags need more than 8.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_type_word_pack(uint32_t flags,
                                                    uint32_t space,
                                                    uint32_t *out)
SMARCH_NOEXCEPT;

/// The address space of a type's word.
SMARCH_NODISCARD uint32_t smarch_documented_cicc_type_word_space(uint32_t word) SMARCH_NOEXCEPT;

/// The flags of a type's word.
SMARCH_NODISCARD uint32_t smarch_documented_cicc_type_word_flags(uint32_t word) SMARCH_NOEXCEPT;

/// The pattern of a mode of the verifier that a target triple matches, as documented; NULL when it matches none, and for
/// an unknown mode: the verifier then prints smarch_documented_cicc_triple_error_message. What libnvvm accepts:
/// smarch_nvvm_accepts_triple.
SMARCH_NODISCARD
const struct smarch_documented_cicc_triple_pattern *smarch_documented_cicc_triple_pattern_find(smarch_documented_cicc_mode mode,
                                                                                               const char *text,
                                                                                               size_t len)
SMARCH_NOEXCEPT;

/// What a mode of the verifier prints about a triple that matches none of its patterns. Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_cicc_triple_error_message(smarch_documented_cicc_mode mode)
SMARCH_NOEXCEPT;

/// What the data layout check prints, as documented. Returns "" for an unknown code. Which layouts are valid:
/// smarch_nvvm_accepts_layout.
SMARCH_NODISCARD
const char *smarch_documented_cicc_layout_error_message(smarch_documented_cicc_layout_error error)
SMARCH_NOEXCEPT;

/// The four opcodes that have a check, codes ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_opcode_info *smarch_documented_cicc_opcodes(size_t *count)
SMARCH_NOEXCEPT;

/// The five instructions that are refused, lines ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_unsupported_instruction *smarch_documented_cicc_unsupported_instructions(size_t *count)
SMARCH_NOEXCEPT;

/// The opcode of an instruction's type, by its low byte; NULL where the dispatch table has no check.
SMARCH_NODISCARD
const struct smarch_documented_cicc_opcode_info *smarch_documented_cicc_opcode_info_of(uint32_t instruction_type)
SMARCH_NOEXCEPT;

/// The answer of cicc's verifier about an instruction of a program for a target, as documented. What libnvvm answers:
/// smarch_nvvm_accepts, smarch_nvvm_verify_access, smarch_nvvm_verify_cast.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an invalid target, kind, ordering, mode or flag.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_verify(smarch_target t,
                                            const struct smarch_documented_cicc_instruction *instruction,
                                            struct smarch_documented_cicc_check *out)
SMARCH_NOEXCEPT;

/// What is printed for a fault, line end included where there is one. Returns "" where the document has no text, and
/// for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_cicc_fault_message(smarch_documented_cicc_fault fault) SMARCH_NOEXCEPT;

/// The architectures from sm_75 to sm_89 as cicc's document lists them. *count becomes how many. NULL when count is
/// NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_capability *smarch_documented_cicc_capabilities(size_t *count)
SMARCH_NOEXCEPT;

/// The names of that range that cicc lacks somewhere. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_absent_name *smarch_documented_cicc_absent_names(size_t *count)
SMARCH_NOEXCEPT;

/// The functions that set the default architecture. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_default *smarch_documented_cicc_defaults(size_t *count)
SMARCH_NOEXCEPT;

/// The two variables that hold the architecture. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_variable *smarch_documented_cicc_variables(size_t *count)
SMARCH_NOEXCEPT;

/// The bounds of qword_4F077A8 that have names, ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_cicc_threshold *smarch_documented_cicc_thresholds(size_t *count)
SMARCH_NOEXCEPT;

/// A target as qword_4F077A8 is documented to hold it: 80900 for sm_89. When cicc is run, that variable holds the version of
/// GCC that is emulated: smarch_documented_cicc_encode_gcc (erratum E40).
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_encode_sm(smarch_target t,
                                               uint32_t *out)
SMARCH_NOEXCEPT;

/// The raw SM number of such an encoding: 89 of 80900.
///
/// SMARCH_ERROR_CICC_ENCODING: the number is not such an encoding.
SMARCH_NODISCARD smarch_status smarch_documented_cicc_decode_sm(uint32_t number, uint32_t *out) SMARCH_NOEXCEPT;

/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
///
/// SMARCH_ERROR_CICC_ENCODING: minor or patch is above 99, or the number does not fit.
SMARCH_NODISCARD
smarch_status smarch_documented_cicc_encode_gcc(uint32_t major,
                                                uint32_t minor,
                                                uint32_t patch,
                                                uint32_t *out)
SMARCH_NOEXCEPT;

/// The five documents that the library's documented facts come from, by number. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_documented_document *smarch_documented_documents(size_t *count) SMARCH_NOEXCEPT;

/// The five architectures in the order of their registration: 110 before 103. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_architecture *smarch_documented_nvlink_architectures(size_t *count)
SMARCH_NOEXCEPT;

/// The twenty strings, five an architecture. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_rodata_string *smarch_documented_nvlink_rodata_strings(size_t *count)
SMARCH_NOEXCEPT;

/// The seven slots, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_dispatch_slot *smarch_documented_nvlink_dispatch_slots(size_t *count)
SMARCH_NOEXCEPT;

/// The twelve functions, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_encoding_function *smarch_documented_nvlink_encoding_functions(size_t *count)
SMARCH_NOEXCEPT;

/// The eight components, starts ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_shared_component *smarch_documented_nvlink_shared_components(size_t *count)
SMARCH_NOEXCEPT;

/// The seven functions of the compiler backend, starts ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_backend_function *smarch_documented_nvlink_backend_functions(size_t *count)
SMARCH_NOEXCEPT;

/// The architecture of a target, whatever its suffix. NULL below sm_100 and for sm_101.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_architecture *smarch_documented_nvlink_architecture_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The encoding table function of a target, that of its base. NULL for targets that nvlink does not register.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_encoding_function *smarch_documented_nvlink_encoding_function_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The sixteen claims. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_claim *smarch_documented_nvlink_claims(size_t *count)
SMARCH_NOEXCEPT;

/// The six remarks. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_observation *smarch_documented_nvlink_observations(size_t *count)
SMARCH_NOEXCEPT;

/// The three remapped numbers. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_remapping *smarch_documented_nvlink_remappings(size_t *count)
SMARCH_NOEXCEPT;

/// The five characters. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_arch_character *smarch_documented_nvlink_arch_characters(size_t *count)
SMARCH_NOEXCEPT;

/// The three special cases. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_special_case *smarch_documented_nvlink_special_cases(size_t *count)
SMARCH_NOEXCEPT;

/// The five bits, lowest first: four documented, that of sm_120 inferred. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_capability_bit *smarch_documented_nvlink_capability_bits(size_t *count)
SMARCH_NOEXCEPT;

/// The three groups, decades ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_decade_group *smarch_documented_nvlink_decade_groups(size_t *count)
SMARCH_NOEXCEPT;

/// The code that nvlink's finalization gives, as documented: 0 compatible, 24 null input, 25 version,
/// 26 architecture, and with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS 27 to 30. What links: smarch_nvlink_links.
///
/// SMARCH_ERROR_FINALIZE_UNDECIDED: no document pins the code, because the outcome of the class type that is
/// to be checked is not given or because the capability mask lacks a bit; smarch_documented_nvlink_finalize_decide
/// tells which. SMARCH_ERROR_FINALIZE_CLASS: a class type above 4. SMARCH_ERROR_FINALIZE_OUTCOME: an invalid entry of
/// class_outcomes. SMARCH_ERROR_INVALID_VALUE: other flags, present above 1, or reserved not 0.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_finalize_check(const struct smarch_documented_nvlink_finalize_request *request,
                                                      smarch_documented_nvlink_finalize_code *out)
SMARCH_NOEXCEPT;

/// As smarch_documented_nvlink_finalize_check, with the step that decided, also where no document pins a code.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_finalize_decide(const struct smarch_documented_nvlink_finalize_request *request,
                                                       struct smarch_documented_nvlink_finalization *out)
SMARCH_NOEXCEPT;

/// The checks of finalization in their order, and what each comes to. *count becomes how many there are, always
/// SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS.
///
/// SMARCH_ERROR_*: as smarch_documented_nvlink_finalize_decide. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_finalize_steps(const struct smarch_documented_nvlink_finalize_request *request,
                                                      struct smarch_documented_nvlink_finalize_step_result *out,
                                                      size_t capacity,
                                                      size_t *count)
SMARCH_NOEXCEPT;

/// The question whether a cubin may be finalized for the architecture with this number: the cubin's number, and its version, class type and
/// capability mask where the file has them; of class types the outcomes that nvlink 13.0 was seen to give.
///
/// SMARCH_ERROR_FINALIZE_CLASS: its class type is above 4.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_finalize_request_of_cubin(const smarch_cubin *cubin,
                                                                 uint32_t target,
                                                                 struct smarch_documented_nvlink_finalize_request *out)
SMARCH_NOEXCEPT;

/// Whether sub_4878A0 matches two architectures, and by what: equal numbers; 101 and 110 with each other and nothing else; others upward
/// within the decade. It remaps no number and gives no code.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_arch_match(uint32_t source,
                                                  uint32_t target,
                                                  struct smarch_documented_nvlink_finalization *out)
SMARCH_NOEXCEPT;

/// The rules of finalization, and what runs of nvlink show of each, in the order of the checks. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_finalize_rule *smarch_documented_nvlink_finalize_rules(size_t *count)
SMARCH_NOEXCEPT;

/// Whether a capability mask has the bit that the architecture with this number requires; true for those that require
/// none. An object for its own architecture is not asked for its mask: smarch_documented_nvlink_finalize_check.
SMARCH_NODISCARD bool smarch_documented_nvlink_is_capable(uint32_t number, uint64_t capabilities) SMARCH_NOEXCEPT;

/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
SMARCH_NODISCARD uint32_t smarch_documented_nvlink_remapped(uint32_t number) SMARCH_NOEXCEPT;

/// The name of a code of finalization: "compatible". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_nvlink_finalize_code_name(smarch_documented_nvlink_finalize_code code)
SMARCH_NOEXCEPT;

/// The name of a step of finalization: "the decade rule". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_nvlink_finalize_step_name(smarch_documented_nvlink_finalize_step step)
SMARCH_NOEXCEPT;

/// What a check of finalization comes to, in words: "passes". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_nvlink_finalize_outcome_name(smarch_documented_nvlink_finalize_outcome outcome)
SMARCH_NOEXCEPT;

/// Reads a list of codegen options: "lds128convert=always, stress-maxrregcount=32, stress-no-crp". A
/// Boolean is true, false, 1, 0, or its name alone. On a fault *fault_at becomes the first
/// byte of the name or value that is wrong.
///
/// SMARCH_ERROR_OPTION_NAME: no option has this name. SMARCH_ERROR_OPTION_VALUE: the option does not take
/// the value, or needs one. SMARCH_ERROR_OPTION_DUPLICATE: the option was given before.
SMARCH_NODISCARD
smarch_status smarch_documented_nvlink_codegen_settings_parse(const char *text,
                                                              size_t len,
                                                              struct smarch_documented_nvlink_codegen_settings *out,
                                                              size_t *fault_at)
SMARCH_NOEXCEPT;

/// The six options. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_nvlink_codegen_option *smarch_documented_nvlink_codegen_options(size_t *count)
SMARCH_NOEXCEPT;

/// The text of a value of lds128convert: "always". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_nvlink_lds128_name(smarch_documented_nvlink_lds128 value)
SMARCH_NOEXCEPT;

/// The seven maps of the capability dispatch, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_dispatch_map *smarch_documented_ptxas_dispatch_maps(size_t *count)
SMARCH_NOEXCEPT;

/// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_handler_set *smarch_documented_ptxas_handler_sets(size_t *count)
SMARCH_NOEXCEPT;

/// The 36 functions of maps 1 to 3, addresses ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_handler *smarch_documented_ptxas_handlers(size_t *count)
SMARCH_NOEXCEPT;

/// The six groups of more than one target that share all seven maps, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_sharing_group *smarch_documented_ptxas_sharing_groups(size_t *count)
SMARCH_NOEXCEPT;

/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_handler_set *smarch_documented_ptxas_handler_set_of(smarch_target target)
SMARCH_NOEXCEPT;

/// The function of maps 1 to 3 that begins at an address, with its map and its targets. NULL when none does.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_handler *smarch_documented_ptxas_handler_of_address(uint32_t address)
SMARCH_NOEXCEPT;

/// The function that a map holds under a name. NULL for lto_ names, which no map holds, for targets that ptxas does not
/// register, for maps whose values no document gives (4 to 7), and for invalid maps and names.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_handler *smarch_documented_ptxas_handler_find(smarch_documented_ptxas_map map,
                                                                                   smarch_name name)
SMARCH_NOEXCEPT;

/// What a map of the capability dispatch is for: "Handler A (primary codegen)". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_ptxas_map_name(smarch_documented_ptxas_map map) SMARCH_NOEXCEPT;

/// The codegen factory of a target; suffixes share their base's.
///
/// SMARCH_ERROR_PROFILE_NONE: ptxas registers no profile for the target.
SMARCH_NODISCARD
smarch_status smarch_documented_ptxas_factory_for_target(smarch_target t,
                                                         struct smarch_documented_ptxas_factory *out)
SMARCH_NOEXCEPT;

/// An encoded value: (generation << 12) | variant.
///
/// SMARCH_ERROR_FACTORY_RANGE: the generation needs more than 20 bits or the variant more than 12.
SMARCH_NODISCARD
smarch_status smarch_documented_ptxas_factory_encode(uint32_t generation,
                                                     uint32_t variant,
                                                     uint32_t *out)
SMARCH_NOEXCEPT;

/// The generation of an encoded value.
SMARCH_NODISCARD uint32_t smarch_documented_ptxas_factory_generation_number(uint32_t encoded) SMARCH_NOEXCEPT;

/// The variant of an encoded value.
SMARCH_NODISCARD uint32_t smarch_documented_ptxas_factory_variant(uint32_t encoded) SMARCH_NOEXCEPT;

/// The gate of FMA/DFMA combining, literally: encoded > 28673. The document reads it as "sm_70 and
/// later"; 28673 is sm_80.
SMARCH_NODISCARD bool smarch_documented_ptxas_factory_has_fma_combining(uint32_t encoded) SMARCH_NOEXCEPT;

/// The encoded values seen in the binary, legacy ones included, as printed. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_factory_label *smarch_documented_ptxas_factory_labels(size_t *count)
SMARCH_NOEXCEPT;

/// The seven generations with their features, in the order of the document. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_generation *smarch_documented_ptxas_generations(size_t *count)
SMARCH_NOEXCEPT;

/// The eight texts in ptxas that the documents use as evidence. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_diagnostic_string *smarch_documented_ptxas_diagnostic_strings(size_t *count)
SMARCH_NOEXCEPT;

/// The codegen factory table, values ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_factory_generation *smarch_documented_ptxas_factory_generations(size_t *count)
SMARCH_NOEXCEPT;

/// The five encoded SM versions, ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_sm_version *smarch_documented_ptxas_sm_versions(size_t *count)
SMARCH_NOEXCEPT;

/// The generation that names a target. NULL for targets that ptxas does not register.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_generation *smarch_documented_ptxas_generation_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The row of the codegen factory table whose range holds the target's number. NULL where none does. Targets that ptxas
/// does not register may lie in a range: sm_82, sm_101.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_factory_generation *smarch_documented_ptxas_factory_generation_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The twelve rows of the geometry table, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_geometry *smarch_documented_ptxas_geometries(size_t *count)
SMARCH_NOEXCEPT;

/// The columns of the geometry table, and last a note on sm_88. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_geometry_column *smarch_documented_ptxas_geometry_columns(size_t *count)
SMARCH_NOEXCEPT;

/// The seven constants. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_universal_constant *smarch_documented_ptxas_universal_constants(size_t *count)
SMARCH_NOEXCEPT;

/// The three largest sizes of shared memory. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_shared_memory_limit *smarch_documented_ptxas_shared_memory_limits(size_t *count)
SMARCH_NOEXCEPT;

/// The two rows of the register allocation table. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_register_allocation *smarch_documented_ptxas_register_allocations(size_t *count)
SMARCH_NOEXCEPT;

/// The documented geometry of a target, that of its base. NULL for targets that ptxas does not register.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_geometry *smarch_documented_ptxas_geometry_of(smarch_target target)
SMARCH_NOEXCEPT;

/// The row of the register allocation table that names a target's number. NULL where neither does: below sm_30, for
/// sm_61 and sm_62, and for an invalid target.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_register_allocation *smarch_documented_ptxas_register_allocation_of(smarch_target target)
SMARCH_NOEXCEPT;

/// A documented occupancy formula, literally. Rounded, on sm_75: 33 registers become 40, a warp takes 1280, of
/// which an SM has 51, and 32 fit; not rounded a warp takes 1056, of which it has 62. From sm_30 to sm_60 and on sm_70 and
/// sm_72 the unit is documented and the SM is not: what depends on the SM is absent. The answer to rely on:
/// smarch_occupancy_compute.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target. SMARCH_ERROR_INVALID_VALUE: unknown formula. SMARCH_ERROR_KERNEL_REGISTERS:
/// registers is 0 or above 255. SMARCH_ERROR_KERNEL_BLOCK_SIZE: warps_per_cta is 0. SMARCH_ERROR_HARDWARE_UNKNOWN: no row
/// of the allocation table names the target, or the formula that does not round is asked about a target without
/// a documented SM.
SMARCH_NODISCARD
smarch_status smarch_documented_ptxas_occupancy_compute(smarch_target target,
                                                        uint32_t registers,
                                                        uint32_t warps_per_cta,
                                                        smarch_documented_ptxas_occupancy_formula formula,
                                                        struct smarch_documented_ptxas_occupancy *out)
SMARCH_NOEXCEPT;

/// The text of a documented formula of occupancy. Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_ptxas_occupancy_formula_name(smarch_documented_ptxas_occupancy_formula formula)
SMARCH_NOEXCEPT;

/// The table for names without suffix, for a and for f. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_validation_table *smarch_documented_ptxas_validation_tables(size_t *count)
SMARCH_NOEXCEPT;

/// The ten groups of the base table, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_name_group *smarch_documented_ptxas_name_groups(size_t *count)
SMARCH_NOEXCEPT;

/// What no suffix, a and f mean. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_suffix_meaning *smarch_documented_ptxas_suffix_meanings(size_t *count)
SMARCH_NOEXCEPT;

/// The four compilation rules of the help text. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_compile_rule *smarch_documented_ptxas_compile_rules(size_t *count)
SMARCH_NOEXCEPT;

/// The seven base targets that have suffixed ones, numbers ascending; sm_101 is now called sm_110. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_subvariant *smarch_documented_ptxas_subvariants(size_t *count)
SMARCH_NOEXCEPT;

/// The table in which names with this suffix letter ('a', 'f' or 0) are looked up. NULL for another letter.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_validation_table *smarch_documented_ptxas_validation_table_of(uint32_t suffix)
SMARCH_NOEXCEPT;

/// The group of a number of the base table: 86 is in that from 80 to 89. NULL outside all groups.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_name_group *smarch_documented_ptxas_name_group_find(uint32_t sm_id)
SMARCH_NOEXCEPT;

/// The entry of an SM number in the validation table for a suffix letter ('a', 'f' or 0), by binary search. NULL
/// when the table lacks the number or there is no such table.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_validation_entry *smarch_documented_ptxas_validation_entry_find(uint32_t suffix,
                                                                                                     uint32_t sm_id)
SMARCH_NOEXCEPT;

/// Whether this is an opcode index between SM82_FIRST and SM82_LAST, 172 to 193: what sm_82 is left for.
SMARCH_NODISCARD bool smarch_documented_ptxas_is_sm82_opcode(uint32_t index) SMARCH_NOEXCEPT;

/// The entries in the bytes of a validation table, as ptxas has them in memory: 12 bytes each. *count becomes how many.
///
/// SMARCH_ERROR_TABLE_SIZE: len is 0 or no multiple of 12. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
SMARCH_NODISCARD
smarch_status smarch_documented_ptxas_validation_records_read(const uint8_t *bytes,
                                                              size_t len,
                                                              struct smarch_documented_ptxas_validation_record *out,
                                                              size_t capacity,
                                                              size_t *count)
SMARCH_NOEXCEPT;

/// The validation table that has the SM numbers of these bytes, in their order; PTX versions are not compared. NULL when
/// none has.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_validation_table *smarch_documented_ptxas_validation_table_find(const uint8_t *bytes,
                                                                                                     size_t len)
SMARCH_NOEXCEPT;

/// The nine lines of the family assignment, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_family_assignment *smarch_documented_ptxas_family_assignments(size_t *count)
SMARCH_NOEXCEPT;

/// The 23 registered profiles, in the order of the targets. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_registered_profile *smarch_documented_ptxas_registered_profiles(size_t *count)
SMARCH_NOEXCEPT;

/// The three levels of what ptxas knows of a target, the first first. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_profile_layer *smarch_documented_ptxas_profile_layers(size_t *count)
SMARCH_NOEXCEPT;

/// The pages that the documents list. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_deep_dive *smarch_documented_ptxas_deep_dives(size_t *count)
SMARCH_NOEXCEPT;

/// The profile that ptxas finds under a name. NULL where it registers none: for legacy targets, sm_73, sm_82,
/// sm_101 and invalid names.
SMARCH_NODISCARD
const struct smarch_documented_ptxas_registered_profile *smarch_documented_ptxas_registered_profile_of(smarch_name name)
SMARCH_NOEXCEPT;

/// The name of a page: "turing-ampere". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_ptxas_page_name(smarch_documented_ptxas_page page) SMARCH_NOEXCEPT;

/// All symbols of a binary: those with an address, ascending, then the others; *count becomes how many, 0 for an
/// unknown binary. NULL when count is NULL or the binary unknown.
SMARCH_NODISCARD
const struct smarch_documented_symbol *smarch_documented_symbols(smarch_documented_binary binary,
                                                                 size_t *count)
SMARCH_NOEXCEPT;

/// The symbol of a binary with this name, label or alias, ASCII case ignored: "sub_6765E0", "arch_string_match".
/// NULL when no document names it.
SMARCH_NODISCARD
const struct smarch_documented_symbol *smarch_documented_symbol_find(smarch_documented_binary binary,
                                                                     const char *name,
                                                                     size_t len)
SMARCH_NOEXCEPT;

/// The symbol of a binary that begins at this address. NULL when none does. For an address inside a function:
/// smarch_documented_symbol_of_address.
SMARCH_NODISCARD
const struct smarch_documented_symbol *smarch_documented_symbol_of_start(smarch_documented_binary binary,
                                                                         uint32_t address)
SMARCH_NOEXCEPT;

/// The symbol of a binary that an address belongs to: that with the greatest listed start that is not above it, as far
/// as that reaches. NULL where nothing that is documented is near. Not all functions are listed: the address may lie in a
/// later one that no document names.
SMARCH_NODISCARD
const struct smarch_documented_symbol *smarch_documented_symbol_of_address(smarch_documented_binary binary,
                                                                           uint32_t address)
SMARCH_NOEXCEPT;

/// The range of a binary that an address lies in, of several the one that begins last. NULL where none does.
SMARCH_NODISCARD
const struct smarch_documented_symbol_range *smarch_documented_symbol_range_of_address(smarch_documented_binary binary,
                                                                                       uint32_t address)
SMARCH_NOEXCEPT;

/// The ranges of addresses that documents state, by binary; starts ascending, and of equal ones the wider first. NULL
/// when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_symbol_range *smarch_documented_symbol_ranges(size_t *count)
SMARCH_NOEXCEPT;

/// The name of a binary: "ptxas". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_binary_name(smarch_documented_binary binary) SMARCH_NOEXCEPT;

/// The name of a kind of symbol: "function". Returns "" for an unknown code.
SMARCH_NODISCARD const char *smarch_documented_symbol_kind_name(smarch_documented_symbol_kind kind) SMARCH_NOEXCEPT;

/// The 40 CPU rows, by name: sm_100 before sm_20. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_cpu *smarch_documented_tileiras_cpus(size_t *count)
SMARCH_NOEXCEPT;

/// The 81 features, by bit. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_feature *smarch_documented_tileiras_features(size_t *count)
SMARCH_NOEXCEPT;

/// The queries of the subtarget that the document writes out. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_probe *smarch_documented_tileiras_probes(size_t *count)
SMARCH_NOEXCEPT;

/// The fields of a CPU row, a feature row and the subtarget's state, in order. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_struct_field *smarch_documented_tileiras_struct_fields(size_t *count)
SMARCH_NOEXCEPT;

/// The row of a target; NULL for those that the table lacks, and for invalid numbers.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_cpu *smarch_documented_tileiras_cpu_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The row that the cubin reader knows by this byte, 0x800 included; NULL in its gaps. What cubins carry is another
/// matter (erratum E53): smarch_cubin_identify.
SMARCH_NODISCARD
const struct smarch_documented_tileiras_cpu *smarch_documented_tileiras_cpu_find(uint32_t elf_byte)
SMARCH_NOEXCEPT;

/// Reads the key of a feature, "ptx88": the index of its bit.
///
/// SMARCH_ERROR_NVPTX_ATTRIBUTE: no feature has this key.
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_feature_parse(const char *text,
                                                       size_t len,
                                                       smarch_documented_tileiras_feature_index *out)
SMARCH_NOEXCEPT;

/// What is wrong: "no CPU has this name". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_problem_message(smarch_documented_tileiras_problem_kind kind)
SMARCH_NOEXCEPT;

/// The name of a group of features: "FMA fusion level". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_feature_group_name(smarch_documented_tileiras_feature_group group)
SMARCH_NOEXCEPT;

/// Where a level comes from: "an attribute". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_level_source_name(smarch_documented_tileiras_level_source source)
SMARCH_NOEXCEPT;

/// Why a CPU was taken: "the fallback for an unknown CPU". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_selection_name(smarch_documented_tileiras_selection selection)
SMARCH_NOEXCEPT;

/// Whether code reaches tensor memory: "implied by the CPU's row". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_tensor_memory_name(smarch_documented_tileiras_tensor_memory memory)
SMARCH_NOEXCEPT;

/// How matrix instructions are selected: "tcgen05, through tensor memory". Returns "" for an unknown code.
SMARCH_NODISCARD
const char *smarch_documented_tileiras_tensor_path_name(smarch_documented_tileiras_tensor_path path)
SMARCH_NOEXCEPT;

/// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -. attrs may be NULL with length 0. What does not go together is
/// no mistake: it is in problems.
///
/// SMARCH_ERROR_NVPTX_CPU, _ATTRIBUTE, _MALFORMED: the first mistake; smarch_documented_tileiras_subtarget_check tells where.
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_subtarget_parse(const char *cpu,
                                                         size_t cpu_len,
                                                         const char *attrs,
                                                         size_t attrs_len,
                                                         struct smarch_documented_tileiras_subtarget *out)
SMARCH_NOEXCEPT;

/// The first mistake that smarch_documented_tileiras_subtarget_parse would stop at; kind 0 when there is none.
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_subtarget_check(const char *cpu,
                                                         size_t cpu_len,
                                                         const char *attrs,
                                                         size_t attrs_len,
                                                         struct smarch_documented_tileiras_problem *out)
SMARCH_NOEXCEPT;

/// Reads -mcpu and -mattr as the documented code does, attributes split as stock LLVM splits them: an unknown CPU becomes sm_52, unknown
/// attributes are ignored; both are noted in problems, and so is what does not go together. An empty CPU is the default one. attrs may be
/// NULL with length 0.
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_lenient_subtarget_parse(const char *cpu,
                                                                 size_t cpu_len,
                                                                 const char *attrs,
                                                                 size_t attrs_len,
                                                                 struct smarch_documented_tileiras_subtarget *out)
SMARCH_NOEXCEPT;

/// Reads them in the same way, but that every target is selectable: sm_87, which has no CPU row, is taken
/// (SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED), with no bit of its own. This is what the document recommends to those who write the
/// code anew, and no behaviour of tileiras (erratum E55).
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_symmetric_subtarget_parse(const char *cpu,
                                                                   size_t cpu_len,
                                                                   const char *attrs,
                                                                   size_t attrs_len,
                                                                   struct smarch_documented_tileiras_subtarget *out)
SMARCH_NOEXCEPT;

/// The state that a triple, a CPU, a CPU to tune for and attributes lead to, read as smarch_documented_tileiras_lenient_subtarget_parse
/// does. Each text may be NULL with length 0; the state points into them.
SMARCH_NODISCARD
smarch_status smarch_documented_tileiras_state_parse(const char *triple,
                                                     size_t triple_len,
                                                     const char *cpu,
                                                     size_t cpu_len,
                                                     const char *tune_cpu,
                                                     size_t tune_cpu_len,
                                                     const char *attrs,
                                                     size_t attrs_len,
                                                     struct smarch_documented_tileiras_state *out)
SMARCH_NOEXCEPT;

/// Whether the bit with this index is set. False for NULL and beyond the 384 bits.
SMARCH_NODISCARD
bool smarch_documented_tileiras_subtarget_has_feature(const struct smarch_documented_tileiras_subtarget *subtarget,
                                                      smarch_documented_tileiras_feature_index index)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_DOCUMENTED_H
