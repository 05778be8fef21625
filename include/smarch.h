/**
 * @file
 * smarch: what NVIDIA's SM targets are. Names, rules, cubins, profiles; no CUDA needed.
 *
 * Link libsmarch.a. The answers are those of CUDA toolkit 13.0.88 (smarch_toolkit).
 *
 * Conventions
 * - Inputs first, outputs last. A function that can fail returns a smarch_status: SMARCH_OK or
 *   SMARCH_ERROR_*, in words by smarch_status_message. Outputs are written on success only,
 *   except counts and lengths, which say so.
 * - A rule is a bool question; its _why sibling gives a smarch_verdict, in words by
 *   smarch_verdict_message. Unknown is not no.
 * - Strings enter as pointer and length, NULL only with length 0. Static strings leave
 *   NUL-terminated and are never NULL, except where a struct's field says so. Static rows are
 *   valid for ever; NULL means none.
 * - Any bytes, any numbers and NULL may be given: the answer is right or an error.
 * - Everything is reentrant, allocates nothing and needs no initialisation.
 *
 * Made from the Rust sources by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_H
#define SMARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define SMARCH_NOEXCEPT noexcept
#else
#define SMARCH_NOEXCEPT
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SMARCH_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define SMARCH_NODISCARD __attribute__((warn_unused_result))
#else
#define SMARCH_NODISCARD
#endif

// The version of this header; the archive's is smarch_library_version().
#define SMARCH_VERSION_MAJOR 0u
#define SMARCH_VERSION_MINOR 1u
#define SMARCH_VERSION_PATCH 0u
#define SMARCH_VERSION (SMARCH_VERSION_MAJOR << 16 | SMARCH_VERSION_MINOR << 8 | SMARCH_VERSION_PATCH)
// The CUDA toolkit of this header; the archive's is smarch_toolkit().
#define SMARCH_TOOLKIT "13.0.88"

/// The offset of a fault where there is none.
#define SMARCH_NO_FAULT SIZE_MAX

// Targets: smarch_target.
#define SMARCH_SM_10   0xa00u
#define SMARCH_SM_11   0xb00u
#define SMARCH_SM_12   0xc00u
#define SMARCH_SM_13   0xd00u
#define SMARCH_SM_20   0x1400u ///< GF1xx
#define SMARCH_SM_21   0x1500u ///< GF11x
#define SMARCH_SM_30   0x1e00u ///< GK10x
#define SMARCH_SM_32   0x2000u ///< Tegra K1 / Logan
#define SMARCH_SM_35   0x2300u ///< GK110 / GK11x
#define SMARCH_SM_37   0x2500u ///< GK210
#define SMARCH_SM_50   0x3200u ///< GM10x
#define SMARCH_SM_52   0x3400u ///< GM20x
#define SMARCH_SM_53   0x3500u ///< Tegra X1 / Erista
#define SMARCH_SM_60   0x3c00u ///< GP100 (datacenter)
#define SMARCH_SM_61   0x3d00u ///< GP10x (consumer)
#define SMARCH_SM_62   0x3e00u ///< Tegra X2 / Parker / Drive-PX2
#define SMARCH_SM_70   0x4600u ///< GV100
#define SMARCH_SM_72   0x4800u ///< Xavier
#define SMARCH_SM_73   0x4900u
#define SMARCH_SM_75   0x4b00u ///< TU10x (RTX 20xx)
#define SMARCH_SM_80   0x5000u ///< A100
#define SMARCH_SM_82   0x5200u
#define SMARCH_SM_86   0x5600u ///< A40/A10/RTX 30xx
#define SMARCH_SM_87   0x5700u ///< Orin (Jetson)
#define SMARCH_SM_88   0x5800u
#define SMARCH_SM_89   0x5900u ///< AD10x (RTX 40xx) / L40S
#define SMARCH_SM_90   0x5a00u ///< H100 / H200
#define SMARCH_SM_90A  0x5a61u ///< H100 / H200
#define SMARCH_SM_100  0x6400u ///< B200 (datacenter)
#define SMARCH_SM_100A 0x6461u ///< B200 (datacenter)
#define SMARCH_SM_100F 0x6466u ///< B200 (datacenter)
#define SMARCH_SM_101  0x6500u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_101A 0x6561u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_101F 0x6566u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_103  0x6700u ///< GB300 (datacenter)
#define SMARCH_SM_103A 0x6761u ///< GB300 (datacenter)
#define SMARCH_SM_103F 0x6766u ///< GB300 (datacenter)
#define SMARCH_SM_110  0x6e00u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_110A 0x6e61u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_110F 0x6e66u ///< Thor SoC (auto/robotics)
#define SMARCH_SM_120  0x7800u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_120A 0x7861u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_120F 0x7866u ///< RTX 50xx / RTX Pro
#define SMARCH_SM_121  0x7900u ///< DGX Spark
#define SMARCH_SM_121A 0x7961u ///< DGX Spark
#define SMARCH_SM_121F 0x7966u ///< DGX Spark

// Kinds of names: smarch_kind.
#define SMARCH_KIND_SM      1u ///< sm_
#define SMARCH_KIND_COMPUTE 2u ///< compute_
#define SMARCH_KIND_LTO     3u ///< lto_

// Where a target stands.
#define SMARCH_STANDING_PRODUCTION  1u ///< production
#define SMARCH_STANDING_LEGACY      2u ///< legacy
#define SMARCH_STANDING_INTERNAL    3u ///< internal
#define SMARCH_STANDING_ALIAS       4u ///< alias
#define SMARCH_STANDING_PLACEHOLDER 5u ///< placeholder
#define SMARCH_STANDING_NEWER       6u ///< newer

// Families.
#define SMARCH_FAMILY_SM_10X 1u ///< sm_10x
#define SMARCH_FAMILY_SM_11X 2u ///< sm_11x
#define SMARCH_FAMILY_SM_12X 3u ///< sm_12x

// Tools: smarch_tool.
#define SMARCH_TOOL_PTXAS_TARGET   1u  ///< ptxas .target
#define SMARCH_TOOL_PTXAS_GPU_NAME 2u  ///< ptxas --gpu-name
#define SMARCH_TOOL_NVLINK         3u  ///< nvlink --arch
#define SMARCH_TOOL_CICC           4u  ///< cicc -arch
#define SMARCH_TOOL_TILEIRAS_CPU   5u  ///< tileiras CPU row
#define SMARCH_TOOL_TILEIRAS_13_1  6u  ///< tileiras 13.1 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_2  7u  ///< tileiras 13.2 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_3  8u  ///< tileiras 13.3 --gpu-name
#define SMARCH_TOOL_TILEIRAS_13_5  9u  ///< tileiras 13.5 --gpu-name
#define SMARCH_TOOL_LLC_22         10u ///< llc 22 -mcpu
#define SMARCH_TOOL_LLC_19         11u ///< llc 19 -mcpu

// Verdicts: smarch_verdict.
#define SMARCH_NO_VERDICT              0x0u   ///< no answer: bad input
#define SMARCH_YES                     0x1u   ///< yes
#define SMARCH_NO_GPU_NAME             0x100u ///< ptxas knows no such gpu-name
#define SMARCH_NO_GPU_UNSUPPORTED      0x101u ///< ptxas lists this gpu-name and always refuses it
#define SMARCH_NO_PTX_TARGET           0x102u ///< ptxas knows no such .target
#define SMARCH_NO_HIGHER               0x103u ///< the .target is higher than the GPU
#define SMARCH_NO_SUFFIX               0x104u ///< a .target with suffix a needs a gpu-name with suffix a
#define SMARCH_NO_FUTURE               0x105u ///< a .target with suffix a compiles for its own architecture only
#define SMARCH_NO_FAMILY               0x106u ///< a .target with suffix f compiles within its own family only
#define SMARCH_NO_TOOLKIT_TOO_OLD      0x110u ///< the toolkit is older than the target
#define SMARCH_NO_TOOLKIT_TOO_NEW      0x111u ///< the toolkit no longer builds the target
#define SMARCH_NO_ISA_HIGHER           0x120u ///< the instruction requires a higher .target
#define SMARCH_NO_ISA_TARGET           0x121u ///< the instruction is not supported on this .target
#define SMARCH_NO_PTX_VERSION          0x130u ///< ptxas knows no such .version
#define SMARCH_NO_PTX_VERSION_LOW      0x131u ///< the .version does not support the .target
#define SMARCH_NO_LINK_NAME            0x140u ///< nvlink knows no such arch
#define SMARCH_NO_LINK_VIRTUAL         0x141u ///< nvlink links for no lto_ name
#define SMARCH_NO_LINK_BUFFER          0x142u ///< nvlink's buffer is too short for such an object and a compute_ target
#define SMARCH_NO_LINK_ARCH            0x143u ///< the object does not match the link target
#define SMARCH_NO_LTO_IGNORED          0x144u ///< nvlink ignores the LTO object without failing: nothing is linked
#define SMARCH_NO_LOAD_MAJOR           0x150u ///< a cubin does not load on another major compute capability
#define SMARCH_NO_LOAD_MINOR           0x151u ///< the device's minor compute capability is lower than the cubin's
#define SMARCH_NO_LOAD_TEGRA           0x152u ///< Tegra and other parts do not share cubins
#define SMARCH_NO_LOAD_EXACT           0x153u ///< code with suffix a runs on its own compute capability only
#define SMARCH_NO_LOAD_FAMILY          0x154u ///< code with suffix f runs within its own family only
#define SMARCH_NO_JIT_HIGHER           0x155u ///< the PTX was made for a higher compute capability
#define SMARCH_NO_LOAD_LTO             0x156u ///< LTO IR must be linked before it can be loaded
#define SMARCH_NO_PICK_KIND            0x160u ///< a cubin that loads is preferred to PTX
#define SMARCH_NO_PICK_NUMBER          0x161u ///< an image for a nearer compute capability is preferred
#define SMARCH_NO_PICK_ORDER           0x162u ///< another image for the same compute capability is preferred
#define SMARCH_NO_CICC_TARGET          0x170u ///< cicc takes no such architecture
#define SMARCH_NO_CICC_ARCHITECTURE    0x171u ///< cicc refuses this before a later architecture
#define SMARCH_NO_CICC_ANYWHERE        0x172u ///< cicc refuses this on every architecture
#define SMARCH_NO_CACHE_HINT           0x173u ///< no L2 cache hint goes with this operation on this target
#define SMARCH_NO_NVVM_ARCH            0x180u ///< libnvvm builds for no such architecture
#define SMARCH_NO_NVVM_TENSOR_MEMORY   0x181u ///< Tensor Memory loads/stores are not supported
#define SMARCH_NO_NVVM_ATOMIC_SPACE    0x182u ///< atomicrmw pointer operand must point to generic, global, or shared address space
#define SMARCH_NO_NVVM_FENCE           0x183u ///< Illegal instruction: fence
#define SMARCH_NO_NVVM_CAST            0x184u ///< Cannot cast non-generic pointer to different non-generic pointer
#define SMARCH_NO_NVVM_CAST_TARGET     0x185u ///< Invalid target address space
#define SMARCH_NO_NVVM_CAST_SOURCE     0x186u ///< Invalid source address space
#define SMARCH_NO_NVVM_BLOCK_ADDRESS   0x187u ///< blockaddress is not supported
#define SMARCH_NO_NVVM_PERSONALITY     0x188u ///< Personality function is not allowed.
#define SMARCH_NO_NVVM_OPERATION       0x189u ///< unsupported operation
#define SMARCH_NO_NVVM_CAST_SPACE      0x18au ///< Bad address space in addrspacecast
#define SMARCH_NO_NVVM_TRIPLE_MISSING  0x18bu ///< Module does not contain a triple, should be 'nvptx64-'
#define SMARCH_NO_NVVM_TRIPLE          0x18cu ///< Invalid target triple
#define SMARCH_NO_NVVM_TRIPLE_BACK_END 0x18du ///< Error encountered while compiling
#define SMARCH_NO_NVVM_LAYOUT          0x18eu ///< the data layout is empty, malformed or not supported
#define SMARCH_UNKNOWN_TOOLKIT         0x210u ///< unknown: this toolkit was not run
#define SMARCH_UNKNOWN_TARGET          0x211u ///< unknown: no toolkit that was run is known to build the target
#define SMARCH_UNKNOWN_LINK            0x220u ///< unknown: no object of this target was linked
#define SMARCH_UNKNOWN_DEVICE          0x230u ///< unknown: no public document speaks of such a device
#define SMARCH_UNKNOWN_SILENT          0x231u ///< unknown: the public documents are silent on this pair
#define SMARCH_UNKNOWN_DISPUTED        0x232u ///< unknown: the public documents contradict each other on this pair
#define SMARCH_UNKNOWN_VOLATILE_ATOMIC 0x270u ///< unknown: what cicc writes for this atomic below sm_70
#define SMARCH_UNKNOWN_NVVM_LAYOUT     0x280u ///< unknown: up to 90a such a data layout ends the process or passes
#define SMARCH_UNKNOWN_NVVM_SPACE      0x281u ///< unknown: no program with such an address space was run

// The sides of a verdict.
#define SMARCH_ANSWER_YES     1u ///< yes
#define SMARCH_ANSWER_NO      2u ///< no
#define SMARCH_ANSWER_UNKNOWN 3u ///< unknown

// What nvlink prints about a file: smarch_nvlink_words.
#define SMARCH_NVLINK_REFUSAL 1u ///< nvlink fatal   :
#define SMARCH_NVLINK_LIMITED 2u ///< nvlink warning :
#define SMARCH_NVLINK_IGNORED 3u ///< nvlink warning :
#define SMARCH_NVLINK_NOTHING 4u ///< nvlink warning :

// What an answer about loading rests on: smarch_basis.
#define SMARCH_BASIS_DOCUMENTED 1u ///< documented
#define SMARCH_BASIS_NEWEST     2u ///< documented since toolkit 13.4
#define SMARCH_BASIS_RULE       3u ///< documented as a rule
#define SMARCH_BASIS_REPORTED   4u ///< documents disagree, users report it
#define SMARCH_BASIS_DISPUTED   5u ///< documents disagree
#define SMARCH_BASIS_SILENT     6u ///< documents are silent

// Why an image is picked: smarch_pick_reason.
#define SMARCH_PICK_ONLY    1u ///< the only image that runs
#define SMARCH_PICK_KIND    2u ///< a cubin is preferred to PTX
#define SMARCH_PICK_NEAREST 3u ///< the nearest compute capability is preferred
#define SMARCH_PICK_ORDER   4u ///< of equal images the first cubin or the last PTX is taken
#define SMARCH_PICK_SUFFIX  5u ///< images differ in the suffix only, and no document says which is preferred

// What a cover may be made of.
#define SMARCH_COVER_CUBINS 1u ///< cubins
#define SMARCH_COVER_PTX    2u ///< PTX
#define SMARCH_COVER_EITHER 3u ///< cubins or PTX

// What becomes of a request: smarch_effect.
#define SMARCH_EFFECT_OBEYED   1u ///< obeyed
#define SMARCH_EFFECT_ADJUSTED 2u ///< adjusted
#define SMARCH_EFFECT_IGNORED  3u ///< ignored
#define SMARCH_EFFECT_REFUSED  4u ///< refused
#define SMARCH_EFFECT_CRASHES  5u ///< kills ptxas

// Groups of instructions.
#define SMARCH_ISA_GROUP_WMMA        1u  ///< wmma
#define SMARCH_ISA_GROUP_MMA         2u  ///< mma
#define SMARCH_ISA_GROUP_SPARSE_MMA  3u  ///< mma.sp
#define SMARCH_ISA_GROUP_WGMMA       4u  ///< wgmma
#define SMARCH_ISA_GROUP_TCGEN05     5u  ///< tcgen05
#define SMARCH_ISA_GROUP_MATRIX_MOVE 6u  ///< matrix moves
#define SMARCH_ISA_GROUP_ASYNC_COPY  7u  ///< asynchronous copies
#define SMARCH_ISA_GROUP_MBARRIER    8u  ///< mbarrier
#define SMARCH_ISA_GROUP_CLUSTER     9u  ///< clusters
#define SMARCH_ISA_GROUP_MEMORY      10u ///< memory
#define SMARCH_ISA_GROUP_ATOMIC      11u ///< atomics
#define SMARCH_ISA_GROUP_MULTIMEM    12u ///< multimem
#define SMARCH_ISA_GROUP_FENCE       13u ///< fences
#define SMARCH_ISA_GROUP_WARP        14u ///< warps
#define SMARCH_ISA_GROUP_CONTROL     15u ///< control
#define SMARCH_ISA_GROUP_ARITHMETIC  16u ///< arithmetic
#define SMARCH_ISA_GROUP_CONVERT     17u ///< conversions

// Instructions: smarch_isa_feature.
#define SMARCH_ISA_WMMA_M16N16K16_F16                   1u   ///< wmma.m16n16k16.f16
#define SMARCH_ISA_WMMA_M32N8K16_F32_F32                2u   ///< wmma.m32n8k16.f32.f32
#define SMARCH_ISA_WMMA_M8N32K16_S32_S8                 3u   ///< wmma.m8n32k16.s32.s8
#define SMARCH_ISA_WMMA_M16N16K16_S32_U8                4u   ///< wmma.m16n16k16.s32.u8
#define SMARCH_ISA_WMMA_M8N8K32_S4                      5u   ///< wmma.m8n8k32.s4
#define SMARCH_ISA_WMMA_M8N8K128_B1_XOR_POPC            6u   ///< wmma.m8n8k128.b1.xor.popc
#define SMARCH_ISA_WMMA_M16N16K16_BF16                  7u   ///< wmma.m16n16k16.bf16
#define SMARCH_ISA_WMMA_M16N16K8_TF32                   8u   ///< wmma.m16n16k8.tf32
#define SMARCH_ISA_WMMA_M8N8K4_F64                      9u   ///< wmma.m8n8k4.f64
#define SMARCH_ISA_MMA_M8N8K4_F16                       10u  ///< mma.m8n8k4.f16
#define SMARCH_ISA_MMA_M16N8K8_F16                      11u  ///< mma.m16n8k8.f16
#define SMARCH_ISA_MMA_M16N8K16_F16                     12u  ///< mma.m16n8k16.f16
#define SMARCH_ISA_MMA_M16N8K16_BF16                    13u  ///< mma.m16n8k16.bf16
#define SMARCH_ISA_MMA_M16N8K8_BF16                     14u  ///< mma.m16n8k8.bf16
#define SMARCH_ISA_MMA_M16N8K8_TF32                     15u  ///< mma.m16n8k8.tf32
#define SMARCH_ISA_MMA_M8N8K4_F64                       16u  ///< mma.m8n8k4.f64
#define SMARCH_ISA_MMA_M16N8K16_F64                     17u  ///< mma.m16n8k16.f64
#define SMARCH_ISA_MMA_M8N8K16_S8                       18u  ///< mma.m8n8k16.s8
#define SMARCH_ISA_MMA_M16N8K32_S8                      19u  ///< mma.m16n8k32.s8
#define SMARCH_ISA_MMA_M8N8K32_S4                       20u  ///< mma.m8n8k32.s4
#define SMARCH_ISA_MMA_M16N8K64_S4                      21u  ///< mma.m16n8k64.s4
#define SMARCH_ISA_MMA_M8N8K128_B1_XOR                  22u  ///< mma.m8n8k128.b1.xor
#define SMARCH_ISA_MMA_M16N8K256_B1_XOR                 23u  ///< mma.m16n8k256.b1.xor
#define SMARCH_ISA_MMA_M16N8K256_B1_AND                 24u  ///< mma.m16n8k256.b1.and
#define SMARCH_ISA_MMA_M16N8K32_E4M3_F32                25u  ///< mma.m16n8k32.e4m3.f32
#define SMARCH_ISA_MMA_M16N8K32_E4M3_F16                26u  ///< mma.m16n8k32.e4m3.f16
#define SMARCH_ISA_MMA_M16N8K16_E4M3_F32                27u  ///< mma.m16n8k16.e4m3.f32
#define SMARCH_ISA_MMA_KIND_F8F6F4_E2M1                 28u  ///< mma.kind::f8f6f4.e2m1
#define SMARCH_ISA_MMA_KIND_MXF8F6F4_BLOCK_SCALE        29u  ///< mma.kind::mxf8f6f4.block_scale
#define SMARCH_ISA_MMA_KIND_MXF4_BLOCK_SCALE_E2M1       30u  ///< mma.kind::mxf4.block_scale.e2m1
#define SMARCH_ISA_MMA_KIND_MXF4NVF4_BLOCK_SCALE_4X     31u  ///< mma.kind::mxf4nvf4.block_scale.4X
#define SMARCH_ISA_MMA_SP_M16N8K32_F16                  32u  ///< mma.sp.m16n8k32.f16
#define SMARCH_ISA_MMA_SP_ORDERED_METADATA_M16N8K32_F16 33u  ///< mma.sp::ordered_metadata.m16n8k32.f16
#define SMARCH_ISA_MMA_SP_M16N8K128_S4                  34u  ///< mma.sp.m16n8k128.s4
#define SMARCH_ISA_MMA_SP_ORDERED_M16N8K64_E4M3         35u  ///< mma.sp::ordered.m16n8k64.e4m3
#define SMARCH_ISA_WGMMA_MMA_ASYNC                      36u  ///< wgmma.mma_async
#define SMARCH_ISA_WGMMA_FENCE                          37u  ///< wgmma.fence
#define SMARCH_ISA_TCGEN05_ALLOC                        38u  ///< tcgen05.alloc
#define SMARCH_ISA_TCGEN05_DEALLOC                      39u  ///< tcgen05.dealloc
#define SMARCH_ISA_TCGEN05_MMA_KIND_F16                 40u  ///< tcgen05.mma.kind::f16
#define SMARCH_ISA_TCGEN05_MMA_KIND_I8                  41u  ///< tcgen05.mma.kind::i8
#define SMARCH_ISA_TCGEN05_MMA_KIND_TF32                42u  ///< tcgen05.mma.kind::tf32
#define SMARCH_ISA_TCGEN05_MMA_KIND_F8F6F4              43u  ///< tcgen05.mma.kind::f8f6f4
#define SMARCH_ISA_TCGEN05_MMA_KIND_MXF4_BLOCK_SCALE    44u  ///< tcgen05.mma.kind::mxf4.block_scale
#define SMARCH_ISA_TCGEN05_MMA_KIND_MXF4NVF4_BLOCK16    45u  ///< tcgen05.mma.kind::mxf4nvf4.block16
#define SMARCH_ISA_TCGEN05_MMA_F16_SCALE_INPUT_D        46u  ///< tcgen05.mma.f16.scale_input_d
#define SMARCH_ISA_TCGEN05_LD                           47u  ///< tcgen05.ld
#define SMARCH_ISA_TCGEN05_LD_RED                       48u  ///< tcgen05.ld.red
#define SMARCH_ISA_TCGEN05_ST                           49u  ///< tcgen05.st
#define SMARCH_ISA_TCGEN05_CP                           50u  ///< tcgen05.cp
#define SMARCH_ISA_TCGEN05_SHIFT                        51u  ///< tcgen05.shift
#define SMARCH_ISA_TCGEN05_COMMIT                       52u  ///< tcgen05.commit
#define SMARCH_ISA_TCGEN05_FENCE                        53u  ///< tcgen05.fence
#define SMARCH_ISA_LDMATRIX_X4                          54u  ///< ldmatrix.x4
#define SMARCH_ISA_LDMATRIX_M16N16_B8                   55u  ///< ldmatrix.m16n16.b8
#define SMARCH_ISA_LDMATRIX_M8N16_B6X16_P32             56u  ///< ldmatrix.m8n16.b6x16_p32
#define SMARCH_ISA_STMATRIX_X4                          57u  ///< stmatrix.x4
#define SMARCH_ISA_STMATRIX_M16N8_B8                    58u  ///< stmatrix.m16n8.b8
#define SMARCH_ISA_MOVMATRIX                            59u  ///< movmatrix
#define SMARCH_ISA_CP_ASYNC                             60u  ///< cp.async
#define SMARCH_ISA_CP_ASYNC_MBARRIER_ARRIVE             61u  ///< cp.async.mbarrier.arrive
#define SMARCH_ISA_CP_ASYNC_BULK_G2CLUSTER              62u  ///< cp.async.bulk.g2cluster
#define SMARCH_ISA_CP_ASYNC_BULK_G2CTA                  63u  ///< cp.async.bulk.g2cta
#define SMARCH_ISA_CP_ASYNC_BULK_S2G                    64u  ///< cp.async.bulk.s2g
#define SMARCH_ISA_CP_ASYNC_BULK_S2G_CP_MASK            65u  ///< cp.async.bulk.s2g.cp_mask
#define SMARCH_ISA_CP_ASYNC_BULK_G2CLUSTER_MULTICAST    66u  ///< cp.async.bulk.g2cluster.multicast
#define SMARCH_ISA_CP_REDUCE_ASYNC_BULK                 67u  ///< cp.reduce.async.bulk
#define SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_TILE         68u  ///< cp.async.bulk.tensor.2d.tile
#define SMARCH_ISA_CP_ASYNC_BULK_TENSOR_4D_IM2COL       69u  ///< cp.async.bulk.tensor.4d.im2col
#define SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_TILE_GATHER4 70u  ///< cp.async.bulk.tensor.2d.tile::gather4
#define SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_CTA_GROUP_2  71u  ///< cp.async.bulk.tensor.2d.cta_group::2
#define SMARCH_ISA_CP_ASYNC_BULK_PREFETCH_TENSOR        72u  ///< cp.async.bulk.prefetch.tensor
#define SMARCH_ISA_TENSORMAP_REPLACE                    73u  ///< tensormap.replace
#define SMARCH_ISA_TENSORMAP_CP_FENCEPROXY              74u  ///< tensormap.cp_fenceproxy
#define SMARCH_ISA_ST_ASYNC                             75u  ///< st.async
#define SMARCH_ISA_ST_ASYNC_GLOBAL_MMIO                 76u  ///< st.async.global.mmio
#define SMARCH_ISA_RED_ASYNC                            77u  ///< red.async
#define SMARCH_ISA_ST_BULK                              78u  ///< st.bulk
#define SMARCH_ISA_PREFETCH_TENSORMAP                   79u  ///< prefetch.tensormap
#define SMARCH_ISA_CP_ASYNC_BULK_TENSOR_2D_S2G          80u  ///< cp.async.bulk.tensor.2d.s2g
#define SMARCH_ISA_MBARRIER_INIT_ARRIVE                 81u  ///< mbarrier.init/arrive
#define SMARCH_ISA_MBARRIER_TRY_WAIT                    82u  ///< mbarrier.try_wait
#define SMARCH_ISA_MBARRIER_ARRIVE_EXPECT_TX            83u  ///< mbarrier.arrive.expect_tx
#define SMARCH_ISA_MBARRIER_TEST_WAIT                   84u  ///< mbarrier.test_wait
#define SMARCH_ISA_BARRIER_CLUSTER                      85u  ///< barrier.cluster
#define SMARCH_ISA_CLUSTER_CTARANK                      86u  ///< %cluster_ctarank
#define SMARCH_ISA_MAPA                                 87u  ///< mapa
#define SMARCH_ISA_GETCTARANK                           88u  ///< getctarank
#define SMARCH_ISA_CLUSTERLAUNCHCONTROL_TRY_CANCEL      89u  ///< clusterlaunchcontrol.try_cancel
#define SMARCH_ISA_ISSPACEP_SHARED_CLUSTER              90u  ///< isspacep.shared::cluster
#define SMARCH_ISA_SHARED_CLUSTER_LD                    91u  ///< shared::cluster ld
#define SMARCH_ISA_CREATEPOLICY                         92u  ///< createpolicy
#define SMARCH_ISA_LD_L2_CACHE_HINT                     93u  ///< ld.L2::cache_hint
#define SMARCH_ISA_LD_L2_128B                           94u  ///< ld.L2::128B
#define SMARCH_ISA_LD_L1_NO_ALLOCATE                    95u  ///< ld.L1::no_allocate
#define SMARCH_ISA_LD_L2_EVICT_LAST                     96u  ///< ld.L2::evict_last
#define SMARCH_ISA_LD_GLOBAL_B128                       97u  ///< ld.global.b128
#define SMARCH_ISA_LD_GLOBAL_V8_F32                     98u  ///< ld.global.v8.f32
#define SMARCH_ISA_LD_GLOBAL_V4_B64                     99u  ///< ld.global.v4.b64
#define SMARCH_ISA_DISCARD_GLOBAL_L2                    100u ///< discard.global.L2
#define SMARCH_ISA_APPLYPRIORITY                        101u ///< applypriority
#define SMARCH_ISA_PREFETCH_L2_EVICT_LAST               102u ///< prefetch.L2::evict_last
#define SMARCH_ISA_STACKSAVE_ALLOCA                     103u ///< stacksave/alloca
#define SMARCH_ISA_LD_ACQUIRE_CLUSTER                   104u ///< ld.acquire.cluster
#define SMARCH_ISA_LD_RELAXED_GPU                       105u ///< ld.relaxed.gpu
#define SMARCH_ISA_LD_MMIO                              106u ///< ld.mmio
#define SMARCH_ISA_ATOM_L2_CACHE_HINT                   107u ///< atom.L2::cache_hint
#define SMARCH_ISA_ATOM_CAS_B128                        108u ///< atom.cas.b128
#define SMARCH_ISA_ATOM_EXCH_B128                       109u ///< atom.exch.b128
#define SMARCH_ISA_ATOM_ADD_V4_F32                      110u ///< atom.add.v4.f32
#define SMARCH_ISA_ATOM_ADD_F64                         111u ///< atom.add.f64
#define SMARCH_ISA_ATOM_ADD_NOFTZ_F16X2                 112u ///< atom.add.noftz.f16x2
#define SMARCH_ISA_ATOM_ADD_NOFTZ_BF16X2                113u ///< atom.add.noftz.bf16x2
#define SMARCH_ISA_ATOM_ADD_NOFTZ_BF16                  114u ///< atom.add.noftz.bf16
#define SMARCH_ISA_MULTIMEM_LD_REDUCE                   115u ///< multimem.ld_reduce
#define SMARCH_ISA_MULTIMEM_RED                         116u ///< multimem.red
#define SMARCH_ISA_MULTIMEM_LD_REDUCE_E4M3X4            117u ///< multimem.ld_reduce.e4m3x4
#define SMARCH_ISA_FENCE_SC_GPU                         118u ///< fence.sc.gpu
#define SMARCH_ISA_FENCE_ACQ_REL_GPU                    119u ///< fence.acq_rel.gpu
#define SMARCH_ISA_FENCE_ACQ_REL_CLUSTER                120u ///< fence.acq_rel.cluster
#define SMARCH_ISA_FENCE_ACQUIRE_GPU                    121u ///< fence.acquire.gpu
#define SMARCH_ISA_FENCE_PROXY_ALIAS                    122u ///< fence.proxy.alias
#define SMARCH_ISA_FENCE_PROXY_ASYNC                    123u ///< fence.proxy.async
#define SMARCH_ISA_FENCE_PROXY_TENSORMAP                124u ///< fence.proxy.tensormap
#define SMARCH_ISA_FENCE_MBARRIER_INIT                  125u ///< fence.mbarrier_init
#define SMARCH_ISA_FENCE_SYNC_RESTRICT                  126u ///< fence.sync_restrict
#define SMARCH_ISA_MEMBAR_GL                            127u ///< membar.gl
#define SMARCH_ISA_MEMBAR_PROXY_ALIAS                   128u ///< membar.proxy.alias
#define SMARCH_ISA_REDUX_SYNC_U32                       129u ///< redux.sync.u32
#define SMARCH_ISA_REDUX_SYNC_F32                       130u ///< redux.sync.f32
#define SMARCH_ISA_REDUX_SYNC_NAN_F32                   131u ///< redux.sync.NaN.f32
#define SMARCH_ISA_ELECT_SYNC                           132u ///< elect.sync
#define SMARCH_ISA_MATCH_ANY_SYNC                       133u ///< match.any.sync
#define SMARCH_ISA_SHFL_SYNC                            134u ///< shfl.sync
#define SMARCH_ISA_ACTIVEMASK                           135u ///< activemask
#define SMARCH_ISA_FNS                                  136u ///< fns
#define SMARCH_ISA_BARRIER_RED_32_THR                   137u ///< barrier.red 32 thr
#define SMARCH_ISA_SETMAXNREG                           138u ///< setmaxnreg
#define SMARCH_ISA_GRIDDEPCONTROL                       139u ///< griddepcontrol
#define SMARCH_ISA_NANOSLEEP                            140u ///< nanosleep
#define SMARCH_ISA_MIN_XORSIGN_ABS_F32                  141u ///< min.xorsign.abs.f32
#define SMARCH_ISA_MIN_NAN_F32                          142u ///< min.NaN.f32
#define SMARCH_ISA_MIN_F32_3_INPUT                      143u ///< min.f32 3-input
#define SMARCH_ISA_FMA_RELU_F16X2                       144u ///< fma.relu.f16x2
#define SMARCH_ISA_FMA_RN_BF16X2                        145u ///< fma.rn.bf16x2
#define SMARCH_ISA_ADD_BF16                             146u ///< add.bf16
#define SMARCH_ISA_ADD_F32X2                            147u ///< add.f32x2
#define SMARCH_ISA_ADD_F32_F16_MIXED                    148u ///< add.f32.f16 mixed
#define SMARCH_ISA_TANH_APPROX_F32                      149u ///< tanh.approx.f32
#define SMARCH_ISA_TANH_APPROX_BF16                     150u ///< tanh.approx.bf16
#define SMARCH_ISA_EX2_APPROX_F16                       151u ///< ex2.approx.f16
#define SMARCH_ISA_EX2_APPROX_FTZ_BF16                  152u ///< ex2.approx.ftz.bf16
#define SMARCH_ISA_DP4A                                 153u ///< dp4a
#define SMARCH_ISA_ADD_S16X2                            154u ///< add.s16x2
#define SMARCH_ISA_MIN_S16X2                            155u ///< min.s16x2
#define SMARCH_ISA_VADD4                                156u ///< vadd4
#define SMARCH_ISA_SZEXT_BMSK                           157u ///< szext/bmsk
#define SMARCH_ISA_CVT_BF16X2_F32                       158u ///< cvt.bf16x2.f32
#define SMARCH_ISA_CVT_E4M3X2_F32                       159u ///< cvt.e4m3x2.f32
#define SMARCH_ISA_CVT_E2M1X2_F32                       160u ///< cvt.e2m1x2.f32
#define SMARCH_ISA_CVT_E2M3X2_F32                       161u ///< cvt.e2m3x2.f32
#define SMARCH_ISA_CVT_UE8M0X2_F32                      162u ///< cvt.ue8m0x2.f32
#define SMARCH_ISA_CVT_RS_F16X2_F32                     163u ///< cvt.rs.f16x2.f32
#define SMARCH_ISA_CVT_TF32_F32                         164u ///< cvt.tf32.f32
#define SMARCH_ISA_CVT_RN_SATFINITE_TF32                165u ///< cvt.rn.satfinite.tf32

// Feature bits of an NVPTX subtarget.
#define SMARCH_NVPTX_FMA_LEVEL_0       0u  ///< fma-level=0
#define SMARCH_NVPTX_FMA_LEVEL_1       1u  ///< fma-level=1
#define SMARCH_NVPTX_FMA_LEVEL_2       2u  ///< fma-level=2
#define SMARCH_NVPTX_PTX32             3u  ///< ptx32
#define SMARCH_NVPTX_PTX40             4u  ///< ptx40
#define SMARCH_NVPTX_PTX41             5u  ///< ptx41
#define SMARCH_NVPTX_PTX42             6u  ///< ptx42
#define SMARCH_NVPTX_PTX43             7u  ///< ptx43
#define SMARCH_NVPTX_PTX50             8u  ///< ptx50
#define SMARCH_NVPTX_PTX60             9u  ///< ptx60
#define SMARCH_NVPTX_PTX61             10u ///< ptx61
#define SMARCH_NVPTX_PTX62             11u ///< ptx62
#define SMARCH_NVPTX_PTX63             12u ///< ptx63
#define SMARCH_NVPTX_PTX64             13u ///< ptx64
#define SMARCH_NVPTX_PTX65             14u ///< ptx65
#define SMARCH_NVPTX_PTX70             15u ///< ptx70
#define SMARCH_NVPTX_PTX71             16u ///< ptx71
#define SMARCH_NVPTX_PTX72             17u ///< ptx72
#define SMARCH_NVPTX_PTX73             18u ///< ptx73
#define SMARCH_NVPTX_PTX74             19u ///< ptx74
#define SMARCH_NVPTX_PTX75             20u ///< ptx75
#define SMARCH_NVPTX_PTX76             21u ///< ptx76
#define SMARCH_NVPTX_PTX77             22u ///< ptx77
#define SMARCH_NVPTX_PTX78             23u ///< ptx78
#define SMARCH_NVPTX_PTX80             24u ///< ptx80
#define SMARCH_NVPTX_PTX81             25u ///< ptx81
#define SMARCH_NVPTX_PTX82             26u ///< ptx82
#define SMARCH_NVPTX_PTX83             27u ///< ptx83
#define SMARCH_NVPTX_PTX84             28u ///< ptx84
#define SMARCH_NVPTX_PTX85             29u ///< ptx85
#define SMARCH_NVPTX_PTX86             30u ///< ptx86
#define SMARCH_NVPTX_PTX87             31u ///< ptx87
#define SMARCH_NVPTX_PTX88             32u ///< ptx88
#define SMARCH_NVPTX_PREC_DIVF32_0     33u ///< prec-divf32=0
#define SMARCH_NVPTX_PREC_DIVF32_1     34u ///< prec-divf32=1
#define SMARCH_NVPTX_PREC_DIVF32_2     35u ///< prec-divf32=2
#define SMARCH_NVPTX_PREC_DIVF32_3     36u ///< prec-divf32=3
#define SMARCH_NVPTX_PREC_SQRTF32_0    37u ///< prec-sqrtf32=0
#define SMARCH_NVPTX_PREC_SQRTF32_1    38u ///< prec-sqrtf32=1
#define SMARCH_NVPTX_SM_20             39u ///< sm_20
#define SMARCH_NVPTX_SM_21             40u ///< sm_21
#define SMARCH_NVPTX_SM_30             41u ///< sm_30
#define SMARCH_NVPTX_SM_32             42u ///< sm_32
#define SMARCH_NVPTX_SM_35             43u ///< sm_35
#define SMARCH_NVPTX_SM_37             44u ///< sm_37
#define SMARCH_NVPTX_SM_50             45u ///< sm_50
#define SMARCH_NVPTX_SM_52             46u ///< sm_52
#define SMARCH_NVPTX_SM_53             47u ///< sm_53
#define SMARCH_NVPTX_SM_60             48u ///< sm_60
#define SMARCH_NVPTX_SM_61             49u ///< sm_61
#define SMARCH_NVPTX_SM_62             50u ///< sm_62
#define SMARCH_NVPTX_SM_70             51u ///< sm_70
#define SMARCH_NVPTX_SM_72             52u ///< sm_72
#define SMARCH_NVPTX_SM_73             53u ///< sm_73
#define SMARCH_NVPTX_SM_75             54u ///< sm_75
#define SMARCH_NVPTX_SM_80             55u ///< sm_80
#define SMARCH_NVPTX_SM_82             56u ///< sm_82
#define SMARCH_NVPTX_SM_86             57u ///< sm_86
#define SMARCH_NVPTX_SM_89             58u ///< sm_89
#define SMARCH_NVPTX_SM_90             59u ///< sm_90
#define SMARCH_NVPTX_SM_90A            60u ///< sm_90a
#define SMARCH_NVPTX_SM_100            61u ///< sm_100
#define SMARCH_NVPTX_SM_100A           62u ///< sm_100a
#define SMARCH_NVPTX_SM_100F           63u ///< sm_100f
#define SMARCH_NVPTX_SM_101            64u ///< sm_101
#define SMARCH_NVPTX_SM_101A           65u ///< sm_101a
#define SMARCH_NVPTX_SM_101F           66u ///< sm_101f
#define SMARCH_NVPTX_SM_103            67u ///< sm_103
#define SMARCH_NVPTX_SM_103A           68u ///< sm_103a
#define SMARCH_NVPTX_SM_103F           69u ///< sm_103f
#define SMARCH_NVPTX_SM_110            70u ///< sm_110
#define SMARCH_NVPTX_SM_110A           71u ///< sm_110a
#define SMARCH_NVPTX_SM_110F           72u ///< sm_110f
#define SMARCH_NVPTX_SM_120            73u ///< sm_120
#define SMARCH_NVPTX_SM_120A           74u ///< sm_120a
#define SMARCH_NVPTX_SM_120F           75u ///< sm_120f
#define SMARCH_NVPTX_SM_121            76u ///< sm_121
#define SMARCH_NVPTX_SM_121A           77u ///< sm_121a
#define SMARCH_NVPTX_SM_121F           78u ///< sm_121f
#define SMARCH_NVPTX_SHAREDMEM32BITPTR 79u ///< sharedmem32bitptr
#define SMARCH_NVPTX_TMEM              80u ///< tmem

// What is wrong with an NVPTX CPU or attribute.
#define SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU       1u ///< no CPU has this name
#define SMARCH_NVPTX_PROBLEM_UNKNOWN_ATTRIBUTE 2u ///< no feature has this name
#define SMARCH_NVPTX_PROBLEM_MALFORMED         3u ///< an attribute begins with + or -, and a name follows

// Releases of LLVM: smarch_llvm_release.
#define SMARCH_LLVM_19 19u ///< LLVM 19.1.7
#define SMARCH_LLVM_22 22u ///< LLVM 22.1.8

// Syntaxes of architecture lists: smarch_arch_syntax.
#define SMARCH_ARCH_SYNTAX_NVCC_13_0      1u  ///< nvcc
#define SMARCH_ARCH_SYNTAX_NVCC_13_5      2u  ///< nvcc-13.5
#define SMARCH_ARCH_SYNTAX_TORCH_2_15     3u  ///< torch
#define SMARCH_ARCH_SYNTAX_TORCH_2_7      4u  ///< torch-2.7
#define SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE 5u  ///< cmake
#define SMARCH_ARCH_SYNTAX_CMAKE_ENV      6u  ///< cmake-env
#define SMARCH_ARCH_SYNTAX_CMAKE_PROPERTY 7u  ///< cmake-property
#define SMARCH_ARCH_SYNTAX_CLANG_19       8u  ///< clang-19
#define SMARCH_ARCH_SYNTAX_CLANG_22       9u  ///< clang-22
#define SMARCH_ARCH_SYNTAX_TENSORFLOW     10u ///< tensorflow
#define SMARCH_ARCH_SYNTAX_RULES_CUDA     11u ///< rules_cuda
#define SMARCH_ARCH_SYNTAX_MESON          12u ///< meson
#define SMARCH_ARCH_SYNTAX_CUPY           13u ///< cupy
#define SMARCH_ARCH_SYNTAX_NUMBA          14u ///< numba

// Remarks on architecture lists; bit 1 << remark stands for each.
#define SMARCH_ARCH_REMARK_DEFAULT        1u  ///< no architecture is named: the tool's default
#define SMARCH_ARCH_REMARK_MACHINE        2u  ///< depends on the machine's devices
#define SMARCH_ARCH_REMARK_NO_DEVICE      3u  ///< no device: nvcc warns and builds its default
#define SMARCH_ARCH_REMARK_PASSED_TO_NVCC 4u  ///< passed to nvcc as -arch=
#define SMARCH_ARCH_REMARK_NO_FLAG        5u  ///< no flag is passed: nvcc builds its default
#define SMARCH_ARCH_REMARK_LAST_WINS      6u  ///< given twice: nvcc warns and takes the last
#define SMARCH_ARCH_REMARK_DROPPED        7u  ///< left out by the tool without a message
#define SMARCH_ARCH_REMARK_USER_FLAGS     8u  ///< the caller's own flags name an architecture: none is added
#define SMARCH_ARCH_REMARK_PTXAS_REFUSES  9u  ///< nvcc accepts it, ptxas rejects it
#define SMARCH_ARCH_REMARK_JIT            10u ///< compiled at run time, no fat binary
#define SMARCH_ARCH_REMARK_CAPPED         11u ///< a device is newer than the tool: the tool's newest architecture is built

// Layouts of a cubin.
#define SMARCH_LAYOUT_V1 1u ///< V1
#define SMARCH_LAYOUT_V2 2u ///< V2

// Kinds of cubins.
#define SMARCH_CUBIN_EXECUTABLE  1u ///< executable
#define SMARCH_CUBIN_RELOCATABLE 2u ///< relocatable
#define SMARCH_CUBIN_EWP         3u ///< extensible whole program
#define SMARCH_CUBIN_OTHER       4u ///< other

// Debug information of a cubin.
#define SMARCH_DEBUG_NONE     1u ///< none
#define SMARCH_DEBUG_LINEINFO 2u ///< lines
#define SMARCH_DEBUG_FULL     3u ///< full

// Texture modes of a cubin.
#define SMARCH_TEXTURES_UNIFIED     1u ///< unified
#define SMARCH_TEXTURES_INDEPENDENT 2u ///< independent

// Kinds of functions in a cubin.
#define SMARCH_FUNCTION_ENTRY  1u ///< kernel
#define SMARCH_FUNCTION_DEVICE 2u ///< device function

// Attributes of .nv.info records.
#define SMARCH_EIATTR_CTAIDZ_USED                 0x4u  ///< EIATTR_CTAIDZ_USED
#define SMARCH_EIATTR_MAX_THREADS                 0x5u  ///< EIATTR_MAX_THREADS
#define SMARCH_EIATTR_SAMPLER_INIT                0x9u  ///< EIATTR_SAMPLER_INIT
#define SMARCH_EIATTR_PARAM_CBANK                 0xau  ///< EIATTR_PARAM_CBANK
#define SMARCH_EIATTR_EXTERNS                     0xfu  ///< EIATTR_EXTERNS
#define SMARCH_EIATTR_REQNTID                     0x10u ///< EIATTR_REQNTID
#define SMARCH_EIATTR_FRAME_SIZE                  0x11u ///< EIATTR_FRAME_SIZE
#define SMARCH_EIATTR_MIN_STACK_SIZE              0x12u ///< EIATTR_MIN_STACK_SIZE
#define SMARCH_EIATTR_BINDLESS_TEXTURE_BANK       0x15u ///< EIATTR_BINDLESS_TEXTURE_BANK
#define SMARCH_EIATTR_BINDLESS_SURFACE_BANK       0x16u ///< EIATTR_BINDLESS_SURFACE_BANK
#define SMARCH_EIATTR_KPARAM_INFO                 0x17u ///< EIATTR_KPARAM_INFO
#define SMARCH_EIATTR_CBANK_PARAM_SIZE            0x19u ///< EIATTR_CBANK_PARAM_SIZE
#define SMARCH_EIATTR_MAXREG_COUNT                0x1bu ///< EIATTR_MAXREG_COUNT
#define SMARCH_EIATTR_EXIT_INSTR_OFFSETS          0x1cu ///< EIATTR_EXIT_INSTR_OFFSETS
#define SMARCH_EIATTR_S2RCTAID_INSTR_OFFSETS      0x1du ///< EIATTR_S2RCTAID_INSTR_OFFSETS
#define SMARCH_EIATTR_CRS_STACK_SIZE              0x1eu ///< EIATTR_CRS_STACK_SIZE
#define SMARCH_EIATTR_MAX_STACK_SIZE              0x23u ///< EIATTR_MAX_STACK_SIZE
#define SMARCH_EIATTR_COOP_GROUP_INSTR_OFFSETS    0x28u ///< EIATTR_COOP_GROUP_INSTR_OFFSETS
#define SMARCH_EIATTR_COOP_GROUP_MASK_REGIDS      0x29u ///< EIATTR_COOP_GROUP_MASK_REGIDS
#define SMARCH_EIATTR_REGCOUNT                    0x2fu ///< EIATTR_REGCOUNT
#define SMARCH_EIATTR_INT_WARP_WIDE_INSTR_OFFSETS 0x31u ///< EIATTR_INT_WARP_WIDE_INSTR_OFFSETS
#define SMARCH_EIATTR_INDIRECT_BRANCH_TARGETS     0x34u ///< EIATTR_INDIRECT_BRANCH_TARGETS
#define SMARCH_EIATTR_SW_WAR                      0x36u ///< EIATTR_SW_WAR
#define SMARCH_EIATTR_CUDA_API_VERSION            0x37u ///< EIATTR_CUDA_API_VERSION
#define SMARCH_EIATTR_CTA_PER_CLUSTER             0x3du ///< EIATTR_CTA_PER_CLUSTER
#define SMARCH_EIATTR_EXPLICIT_CLUSTER            0x3eu ///< EIATTR_EXPLICIT_CLUSTER
#define SMARCH_EIATTR_MAX_CLUSTER_RANK            0x3fu ///< EIATTR_MAX_CLUSTER_RANK
#define SMARCH_EIATTR_RESERVED_SMEM_USED          0x41u ///< EIATTR_RESERVED_SMEM_USED
#define SMARCH_EIATTR_UNUSED_LOAD_BYTE_OFFSET     0x44u ///< EIATTR_UNUSED_LOAD_BYTE_OFFSET
#define SMARCH_EIATTR_SYSCALL_OFFSETS             0x46u ///< EIATTR_SYSCALL_OFFSETS
#define SMARCH_EIATTR_VRC_CTA_INIT_COUNT          0x4au ///< EIATTR_VRC_CTA_INIT_COUNT
#define SMARCH_EIATTR_NUM_BARRIERS                0x4cu ///< EIATTR_NUM_BARRIERS
#define SMARCH_EIATTR_TEXMODE_INDEPENDENT         0x4du ///< EIATTR_TEXMODE_INDEPENDENT
#define SMARCH_EIATTR_SPARSE_MMA_MASK             0x50u ///< EIATTR_SPARSE_MMA_MASK
#define SMARCH_EIATTR_GEN_ERRBAR_AT_EXIT          0x53u ///< EIATTR_GEN_ERRBAR_AT_EXIT
#define SMARCH_EIATTR_ANNOTATIONS                 0x55u ///< EIATTR_ANNOTATIONS
#define SMARCH_EIATTR_LANGUAGE                    0x66u ///< EIATTR_LANGUAGE
#define SMARCH_EIATTR_NVSAL_SW_WAR                0x6bu ///< EIATTR_NVSAL_SW_WAR
#define SMARCH_EIATTR_PREEXIT_USED                0x6du ///< EIATTR_PREEXIT_USED

// Where in a file a fat binary is.
#define SMARCH_PLACE_FILE         1u ///< the file
#define SMARCH_PLACE_NV_FATBIN    2u ///< .nv_fatbin
#define SMARCH_PLACE_NV_RELFATBIN 3u ///< __nv_relfatbin

// What an entry of a fat binary holds.
#define SMARCH_ENTRY_PTX             0x1u   ///< ptx
#define SMARCH_ENTRY_CUBIN           0x2u   ///< elf
#define SMARCH_ENTRY_LTO             0x8u   ///< nvvm
#define SMARCH_ENTRY_INDEX           0x20u  ///< index
#define SMARCH_ENTRY_RELOCATABLE_PTX 0x40u  ///< relocatable ptx
#define SMARCH_ENTRY_TILE_IR         0x80u  ///< tile ir
#define SMARCH_ENTRY_CONCATENATED    0x100u ///< concatenated entry

// Flags of an entry of a fat binary; bits.
#define SMARCH_FATBIN_BITS_64   0x1u       ///< 64bit
#define SMARCH_FATBIN_DEBUG     0x2u       ///< debug information
#define SMARCH_FATBIN_CUDA      0x4u       ///< made for CUDA
#define SMARCH_FATBIN_OPENCL    0x8u       ///< made for OpenCL
#define SMARCH_FATBIN_LINUX     0x10u      ///< host = linux
#define SMARCH_FATBIN_MAC       0x20u      ///< host = mac
#define SMARCH_FATBIN_WINDOWS   0x40u      ///< host = windows
#define SMARCH_FATBIN_SCRAMBLED 0x10000u   ///< scrambled
#define SMARCH_FATBIN_SUFFIX_A  0x100000u  ///< suffix a
#define SMARCH_FATBIN_SUFFIX_F  0x200000u  ///< suffix f
#define SMARCH_FATBIN_COMPAT    0x1000000u ///< copy of .nv.compat

// How the payload of an entry is compressed.
#define SMARCH_COMPRESSION_NONE    1u ///< none
#define SMARCH_COMPRESSION_LZ4     2u ///< lz4
#define SMARCH_COMPRESSION_ZSTD    3u ///< zstd
#define SMARCH_COMPRESSION_UNKNOWN 4u ///< unknown

// Steps of a profile's construction: smarch_step.
#define SMARCH_STEP_ALLOCATE   1u ///< sub_71BDE0: allocate 1936 bytes
#define SMARCH_STEP_STRUCTURAL 2u ///< sub_C1B7A0: zero fill and structural defaults
#define SMARCH_STEP_OVERLAY    3u ///< sub_917990: overlay
#define SMARCH_STEP_PER_SM     4u ///< sub_60AXXX: per-SM initializer
#define SMARCH_STEP_VENDOR     5u ///< sub_43A400: vendor fields
#define SMARCH_STEP_BASELINE   6u ///< sub_8688F0: hardware baseline

// Who stores a field of a profile.
#define SMARCH_SETTER_STRUCTURAL 1u ///< sub_C1B7A0
#define SMARCH_SETTER_OVERLAY    2u ///< sub_917990
#define SMARCH_SETTER_PER_SM     3u ///< per-SM init
#define SMARCH_SETTER_VENDOR     4u ///< sub_43A400
#define SMARCH_SETTER_RUNTIME    5u ///< runtime
#define SMARCH_SETTER_BASELINE   6u ///< sub_8688F0

// Where the bytes of a store come from.
#define SMARCH_STORED_CONSTANT 1u ///< constant
#define SMARCH_STORED_SUPPLIED 2u ///< supplied
#define SMARCH_STORED_UNKNOWN  3u ///< unknown
#define SMARCH_STORED_PARTLY   4u ///< partly known

// What decides how much shared memory an SM is given.
#define SMARCH_SMEM_SPLIT_FIXED        1u ///< fixed
#define SMARCH_SMEM_SPLIT_CACHE_CONFIG 2u ///< cache preference
#define SMARCH_SMEM_SPLIT_CARVEOUT     3u ///< carve-out

// Where a geometry comes from.
#define SMARCH_SOURCE_GUIDE    1u ///< programming guide
#define SMARCH_SOURCE_FILES    2u ///< spreadsheet, headers, device queries
#define SMARCH_SOURCE_INFERRED 3u ///< partly inferred

// Cache preferences of a kernel.
#define SMARCH_CACHE_NONE   0u ///< none
#define SMARCH_CACHE_SHARED 1u ///< shared
#define SMARCH_CACHE_L1     2u ///< L1
#define SMARCH_CACHE_EQUAL  3u ///< equal

// What limits occupancy; bits.
#define SMARCH_LIMITER_WARPS     1u  ///< warps, and threads per block
#define SMARCH_LIMITER_REGISTERS 2u  ///< registers
#define SMARCH_LIMITER_SMEM      4u  ///< shared memory
#define SMARCH_LIMITER_SLOTS     8u  ///< blocks per SM
#define SMARCH_LIMITER_BARRIERS  16u ///< named barriers
#define SMARCH_LIMITER_VIRTUAL   32u ///< virtual resources

// Launch bounds that do not count.
#define SMARCH_IGNORED_NONE       0u ///< none
#define SMARCH_IGNORED_MIN_BLOCKS 1u ///< blocks per SM
#define SMARCH_IGNORED_BOTH       2u ///< threads per block and blocks per SM

// Axes of a curve.
#define SMARCH_AXIS_BLOCK_SIZE   1u ///< block size
#define SMARCH_AXIS_REGISTERS    2u ///< registers per thread
#define SMARCH_AXIS_DYNAMIC_SMEM 3u ///< dynamic shared memory

// Kinds of evidence; bits.
#define SMARCH_EVIDENCE_DOCUMENTED 1u ///< the text of a document
#define SMARCH_EVIDENCE_MEASURED   2u ///< a tool that was run
#define SMARCH_EVIDENCE_PUBLIC     4u ///< a public specification

// Programs that the documents describe.
#define SMARCH_BINARY_PTXAS  1u ///< ptxas
#define SMARCH_BINARY_NVLINK 2u ///< nvlink
#define SMARCH_BINARY_CICC   3u ///< cicc

// Kinds of symbols.
#define SMARCH_SYMBOL_FUNCTION    1u ///< function
#define SMARCH_SYMBOL_DATA        2u ///< data
#define SMARCH_SYMBOL_ADDRESS     3u ///< address
#define SMARCH_SYMBOL_CONSTRUCTOR 4u ///< constructor

// Codes of finalization.
#define SMARCH_FINALIZE_COMPATIBLE   0u  ///< compatible
#define SMARCH_FINALIZE_NULL_INPUT   24u ///< null input
#define SMARCH_FINALIZE_VERSION      25u ///< version too high (>0x101)
#define SMARCH_FINALIZE_ARCHITECTURE 26u ///< incompatible architecture
#define SMARCH_FINALIZE_TYPE_27      27u ///< type-specific incompatibility (27)
#define SMARCH_FINALIZE_TYPE_28      28u ///< type-specific incompatibility (28)
#define SMARCH_FINALIZE_TYPE_29      29u ///< type-specific incompatibility (29)
#define SMARCH_FINALIZE_TYPE_30      30u ///< type-specific incompatibility (30)

// Steps of finalization.
#define SMARCH_FINALIZE_STEP_INPUT        1u ///< the input
#define SMARCH_FINALIZE_STEP_VERSION      2u ///< the version limit
#define SMARCH_FINALIZE_STEP_BRIDGE       3u ///< the bridge between 101 and 110
#define SMARCH_FINALIZE_STEP_DIRECT_MATCH 4u ///< the direct match of 110 or 121
#define SMARCH_FINALIZE_STEP_EQUALITY     5u ///< equal architectures
#define SMARCH_FINALIZE_STEP_FAMILY_HEAD  6u ///< the family of 100
#define SMARCH_FINALIZE_STEP_DECADE       7u ///< the decade rule
#define SMARCH_FINALIZE_STEP_CLASS        8u ///< the finalization class
#define SMARCH_FINALIZE_STEP_CAPABILITIES 9u ///< the capability bitmask

// Addresses and numbers that the documents give.
#define SMARCH_PTXAS_SM82_FIRST                  0xacu      ///< the first opcode index of sm_82
#define SMARCH_PTXAS_SM82_LAST                   0xc1u      ///< the last opcode index of sm_82
#define SMARCH_PTXAS_DISPATCH_GUARD              0x29fe1d8u ///< the byte that lets the dispatch maps be filled once only
#define SMARCH_PTXAS_SHARED_MEMORY_SIZES         0x21d9168u ///< the shared memory sizes of sm_75
#define SMARCH_PTXAS_TURING_DATA_CACHE_KIB       0x60u      ///< what L1 and shared memory of sm_75 divide, in KiB
#define SMARCH_NVLINK_FAMILY_STRING              0x1d40b6eu ///< the string Blackwell
#define SMARCH_NVLINK_REGISTERING_FUNCTION       0x484f50u  ///< the function that registers architectures and strings
#define SMARCH_NVLINK_ENCODING_SLOT              0x3u       ///< the slot of the encoding table functions
#define SMARCH_NVLINK_ENCODER_FIRST              0x620000u  ///< where encoders, decoders and descriptors begin
#define SMARCH_NVLINK_ENCODER_END                0xf15a50u  ///< where they end
#define SMARCH_NVLINK_ENCODER_FUNCTIONS          0x108cu    ///< how many functions lie there
#define SMARCH_NVLINK_BACKEND_FIRST              0x1782540u ///< where the compiler backend begins
#define SMARCH_NVLINK_BACKEND_END                0x17b9300u ///< where it ends
#define SMARCH_NVLINK_INSTRUCTION_BITS           0x80u      ///< bits of a SASS instruction from sm_100 on
#define SMARCH_NVLINK_VERSION_LIMIT              0x101u     ///< the highest version that finalization does not refuse
#define SMARCH_NVLINK_CLASS_BYTE                 0x3u       ///< which byte of the input holds the finalization class type
#define SMARCH_NVLINK_CLASS_TABLE                0x1d40660u ///< the table that the class type selects from
#define SMARCH_NVLINK_ARCH_CHECK                 0x4709e0u  ///< the function that checks architectures
#define SMARCH_NVLINK_MASK_CHECK                 0x470da0u  ///< the function that checks the capability mask
#define SMARCH_NVLINK_COMPARISON                 0x4878a0u  ///< the comparison with the bridge between 101 and 110
#define SMARCH_NVLINK_CAPABILITY_POINTER_OFFSET  0x10u      ///< where the input holds the pointer to its mask
#define SMARCH_NVLINK_CAPABILITY_VECTOR_0_OFFSET 0x50u      ///< where a profile holds its first capability vector
#define SMARCH_NVLINK_CAPABILITY_VECTOR_1_OFFSET 0x60u      ///< its second
#define SMARCH_NVLINK_CAPABILITY_VECTOR_2_OFFSET 0x70u      ///< its third
#define SMARCH_NVLINK_CAPABILITY_VECTOR_FIRST    0x1d40f10u ///< the first constant that vectors are loaded from
#define SMARCH_NVLINK_CAPABILITY_VECTOR_LAST     0x1d40f70u ///< the last one
#define SMARCH_CICC_HOPPER_BOUND                 0x383u     ///< the highest version field that is before Hopper
#define SMARCH_CICC_HMMA_FIRST                   0x2a6u     ///< the first builtin of HMMA
#define SMARCH_CICC_HMMA_LAST                    0x2c3u     ///< the last one
#define SMARCH_CICC_PRINTED_OFFSET               0x409fu    ///< what is added to the number of a diagnostic where it is printed

// Codegen options.
#define SMARCH_OPTION_LDS128CONVERT           1u ///< lds128convert
#define SMARCH_OPTION_STRESS_MAXRREGCOUNT     2u ///< stress-maxrregcount
#define SMARCH_OPTION_STRESS_NOGLOBALREGALLOC 3u ///< stress-noglobalregalloc
#define SMARCH_OPTION_LEGACY_CVTF64           4u ///< legacy-cvtf64
#define SMARCH_OPTION_PERF_PER_WATT_OPT_LEVEL 5u ///< perf-per-watt-opt-level
#define SMARCH_OPTION_STRESS_NO_CRP           6u ///< stress-no-crp

// Values of lds128convert.
#define SMARCH_LDS128_ALWAYS   1u ///< always
#define SMARCH_LDS128_NONCONST 2u ///< nonconst
#define SMARCH_LDS128_NEVER    3u ///< never

// Flags of cicc's front end.
#define SMARCH_CICC_FLAG_UNK_4D04184   0u  ///< unk_4D04184
#define SMARCH_CICC_FLAG_DWORD_4D041AC 1u  ///< dword_4D041AC
#define SMARCH_CICC_FLAG_UNK_4D041B0   2u  ///< unk_4D041B0
#define SMARCH_CICC_FLAG_UNK_4D041B8   3u  ///< unk_4D041B8
#define SMARCH_CICC_FLAG_UNK_4D041DC   4u  ///< unk_4D041DC
#define SMARCH_CICC_FLAG_DWORD_4D041E8 5u  ///< dword_4D041E8
#define SMARCH_CICC_FLAG_UNK_4D041EC   6u  ///< unk_4D041EC
#define SMARCH_CICC_FLAG_UNK_4D04208   7u  ///< unk_4D04208
#define SMARCH_CICC_FLAG_UNK_4D04214   8u  ///< unk_4D04214
#define SMARCH_CICC_FLAG_UNK_4D04218   9u  ///< unk_4D04218
#define SMARCH_CICC_FLAG_UNK_4D04220   10u ///< unk_4D04220
#define SMARCH_CICC_FLAG_UNK_4D0423C   11u ///< unk_4D0423C
#define SMARCH_CICC_FLAG_UNK_4D0428C   12u ///< unk_4D0428C
#define SMARCH_CICC_FLAG_UNK_4D04314   13u ///< unk_4D04314
#define SMARCH_CICC_FLAG_UNK_4D04338   14u ///< unk_4D04338
#define SMARCH_CICC_FLAG_UNK_4D04340   15u ///< unk_4D04340
#define SMARCH_CICC_FLAG_UNK_4D04388   16u ///< unk_4D04388
#define SMARCH_CICC_FLAG_UNK_4D043C4   17u ///< unk_4D043C4
#define SMARCH_CICC_FLAG_UNK_4D043CC   18u ///< unk_4D043CC
#define SMARCH_CICC_FLAG_UNK_4D043D0   19u ///< unk_4D043D0
#define SMARCH_CICC_FLAG_UNK_4D043D4   20u ///< unk_4D043D4
#define SMARCH_CICC_FLAG_UNK_4D043D8   21u ///< unk_4D043D8
#define SMARCH_CICC_FLAG_UNK_4D043E4   22u ///< unk_4D043E4
#define SMARCH_CICC_FLAG_UNK_4D043F0   23u ///< unk_4D043F0
#define SMARCH_CICC_FLAG_UNK_4D043F4   24u ///< unk_4D043F4
#define SMARCH_CICC_FLAG_DWORD_4D043F8 25u ///< dword_4D043F8
#define SMARCH_CICC_FLAG_UNK_4D04404   26u ///< unk_4D04404
#define SMARCH_CICC_FLAG_UNK_4D04408   27u ///< unk_4D04408
#define SMARCH_CICC_FLAG_UNK_4D04470   28u ///< unk_4D04470
#define SMARCH_CICC_FLAG_UNK_4D044B0   29u ///< unk_4D044B0
#define SMARCH_CICC_FLAG_UNK_4D044B8   30u ///< unk_4D044B8
#define SMARCH_CICC_FLAG_UNK_4D044D0   31u ///< unk_4D044D0
#define SMARCH_CICC_FLAG_UNK_4D04740   32u ///< unk_4D04740
#define SMARCH_CICC_FLAG_UNK_4D04758   33u ///< unk_4D04758
#define SMARCH_CICC_FLAG_UNK_4D04764   34u ///< unk_4D04764
#define SMARCH_CICC_FLAG_UNK_4D04780   35u ///< unk_4D04780
#define SMARCH_CICC_FLAG_UNK_4D04790   36u ///< unk_4D04790
#define SMARCH_CICC_FLAG_DWORD_4D047AC 37u ///< dword_4D047AC
#define SMARCH_CICC_FLAG_DWORD_4D047B0 38u ///< dword_4D047B0
#define SMARCH_CICC_FLAG_UNK_4D047B4   39u ///< unk_4D047B4
#define SMARCH_CICC_FLAG_UNK_4D047BC   40u ///< unk_4D047BC
#define SMARCH_CICC_FLAG_UNK_4D047C0   41u ///< unk_4D047C0
#define SMARCH_CICC_FLAG_UNK_4D047C4   42u ///< unk_4D047C4
#define SMARCH_CICC_FLAG_UNK_4D047C8   43u ///< unk_4D047C8
#define SMARCH_CICC_FLAG_UNK_4D047CC   44u ///< unk_4D047CC
#define SMARCH_CICC_FLAG_UNK_4D047D0   45u ///< unk_4D047D0
#define SMARCH_CICC_FLAG_UNK_4D047E0   46u ///< unk_4D047E0
#define SMARCH_CICC_FLAG_UNK_4D047EC   47u ///< unk_4D047EC
#define SMARCH_CICC_FLAG_UNK_4D04814   48u ///< unk_4D04814
#define SMARCH_CICC_FLAG_DWORD_4D04824 49u ///< dword_4D04824
#define SMARCH_CICC_FLAG_UNK_4D04858   50u ///< unk_4D04858
#define SMARCH_CICC_FLAG_UNK_4D0486C   51u ///< unk_4D0486C
#define SMARCH_CICC_FLAG_UNK_4D04870   52u ///< unk_4D04870
#define SMARCH_CICC_FLAG_UNK_4D048A0   53u ///< unk_4D048A0
#define SMARCH_CICC_FLAG_DWORD_4D048B0 54u ///< dword_4D048B0
#define SMARCH_CICC_FLAG_DWORD_4D048B8 55u ///< dword_4D048B8
#define SMARCH_CICC_FLAG_UNK_4F06904   56u ///< unk_4F06904
#define SMARCH_CICC_FLAG_UNK_4F06964   57u ///< unk_4F06964
#define SMARCH_CICC_FLAG_UNK_4F06970   58u ///< unk_4F06970
#define SMARCH_CICC_FLAG_UNK_4F07584   59u ///< unk_4F07584
#define SMARCH_CICC_FLAG_UNK_4F0771C   60u ///< unk_4F0771C
#define SMARCH_CICC_FLAG_DWORD_4F07760 61u ///< dword_4F07760
#define SMARCH_CICC_FLAG_UNK_4F07764   62u ///< unk_4F07764

// Override bytes of cicc.
#define SMARCH_CICC_GUARD_BYTE_4CF807B 0u  ///< byte_4CF807B
#define SMARCH_CICC_GUARD_BYTE_4CF80F0 1u  ///< byte_4CF80F0
#define SMARCH_CICC_GUARD_BYTE_4CF8107 2u  ///< byte_4CF8107
#define SMARCH_CICC_GUARD_BYTE_4CF8108 3u  ///< byte_4CF8108
#define SMARCH_CICC_GUARD_BYTE_4CF810C 4u  ///< byte_4CF810C
#define SMARCH_CICC_GUARD_BYTE_4CF810F 5u  ///< byte_4CF810F
#define SMARCH_CICC_GUARD_BYTE_4CF8116 6u  ///< byte_4CF8116
#define SMARCH_CICC_GUARD_BYTE_4CF8119 7u  ///< byte_4CF8119
#define SMARCH_CICC_GUARD_BYTE_4CF811C 8u  ///< byte_4CF811C
#define SMARCH_CICC_GUARD_BYTE_4CF8123 9u  ///< byte_4CF8123
#define SMARCH_CICC_GUARD_BYTE_4CF8125 10u ///< byte_4CF8125
#define SMARCH_CICC_GUARD_BYTE_4CF8139 11u ///< byte_4CF8139
#define SMARCH_CICC_GUARD_BYTE_4CF813C 12u ///< byte_4CF813C
#define SMARCH_CICC_GUARD_BYTE_4CF813E 13u ///< byte_4CF813E
#define SMARCH_CICC_GUARD_BYTE_4CF8149 14u ///< byte_4CF8149
#define SMARCH_CICC_GUARD_BYTE_4CF814D 15u ///< byte_4CF814D
#define SMARCH_CICC_GUARD_BYTE_4CF8156 16u ///< byte_4CF8156
#define SMARCH_CICC_GUARD_BYTE_4CF8159 17u ///< byte_4CF8159
#define SMARCH_CICC_GUARD_BYTE_4CF815D 18u ///< byte_4CF815D
#define SMARCH_CICC_GUARD_BYTE_4CF815F 19u ///< byte_4CF815F
#define SMARCH_CICC_GUARD_BYTE_4CF8172 20u ///< byte_4CF8172

// Stages of cicc's configuration.
#define SMARCH_CICC_STAGE_COMMAND_LINE 1u ///< CLI parser
#define SMARCH_CICC_STAGE_SECONDARY    2u ///< sub_60DFC0
#define SMARCH_CICC_STAGE_OPTIMIZATION 3u ///< sub_60D650
#define SMARCH_CICC_STAGE_MASTER       4u ///< sub_60E7C0
#define SMARCH_CICC_STAGE_SUBTARGET    5u ///< sub_982C80

// Where a rule of cicc's configurators is stated.
#define SMARCH_CICC_PART_SECONDARY     1u ///< sub_60DFC0
#define SMARCH_CICC_PART_UNCONDITIONAL 2u ///< unconditional
#define SMARCH_CICC_PART_SM_DEPENDENT  3u ///< by the number, unguarded
#define SMARCH_CICC_PART_GUARDED       4u ///< guarded
#define SMARCH_CICC_PART_ESCALATION    5u ///< tier
#define SMARCH_CICC_PART_TERTIARY      6u ///< sub_60E530
#define SMARCH_CICC_PART_VIRTUAL_PATH  7u ///< virtual path
#define SMARCH_CICC_PART_ELSEWHERE     8u ///< no stage stated

// Conditions that no document states.
#define SMARCH_CICC_OPEN_MAXWELL_GATE  0u ///< the complex Maxwell+ gate of unk_4D04470
#define SMARCH_CICC_OPEN_SM35_GATE     1u ///< the sm_35+ gate of dword_4D047AC
#define SMARCH_CICC_OPEN_CUDA_CXX_GATE 2u ///< the CUDA C++ gate of unk_4D04408
#define SMARCH_CICC_OPEN_CXX_CHECK     3u ///< the C++ version check of unk_4D0486C
#define SMARCH_CICC_OPEN_DWORD_4D048B4 4u ///< dword_4D048B4

// What cicc's front end does with a raw SM number.
#define SMARCH_CICC_EFFECT_ATOMIC_VOLATILE      1u  ///< Atomic volatile fallback
#define SMARCH_CICC_EFFECT_ATOMIC128            2u  ///< 128-bit atomic error 3758
#define SMARCH_CICC_EFFECT_DIAGNOSTIC_3703      3u  ///< Diagnostic 3703
#define SMARCH_CICC_EFFECT_SURFACE              4u  ///< Surface builtin warning
#define SMARCH_CICC_EFFECT_ATOMIC_SCOPE         5u  ///< Atomic scope restriction
#define SMARCH_CICC_EFFECT_DIAGNOSTIC_3762      6u  ///< Diagnostic 3762
#define SMARCH_CICC_EFFECT_DIAGNOSTIC_3660      7u  ///< Diagnostic 3660
#define SMARCH_CICC_EFFECT_BLOCK_SIZE           8u  ///< __block_size__ 5th arg blocked
#define SMARCH_CICC_EFFECT_CLUSTER_DIMS         9u  ///< __cluster_dims__ diagnostic 3687
#define SMARCH_CICC_EFFECT_LAUNCH_BOUNDS        10u ///< __launch_bounds__ 3rd param diagnostic 3704
#define SMARCH_CICC_EFFECT_ATOMIC_SCOPE_CLUSTER 11u ///< Atomic scope diagnostic 3763/3759
#define SMARCH_CICC_EFFECT_ATOMIC_16_BYTE       12u ///< 16-byte atomic diagnostic 3764
#define SMARCH_CICC_EFFECT_CLUSTER_TO_GPU       13u ///< Cluster scope falls through to "gpu"
#define SMARCH_CICC_EFFECT_CLUSTER_DIRECTIVES   14u ///< Cluster PTX directives skipped

// Diagnostics of cicc.
#define SMARCH_CICC_DIAGNOSTIC_CLUSTER_DIMS       1u  ///< __cluster_dims__ is not supported for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_CLUSTER_BLOCKS     2u  ///< cannot specify max blocks per cluster for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE         3u  ///< __block_size__ is not supported for this GPU architecture
#define SMARCH_CICC_DIAGNOSTIC_BLOCK_SIZE_TUPLE   4u  ///< cannot specify the second tuple in __block_size__ while __cluster_dims__ is present
#define SMARCH_CICC_DIAGNOSTIC_VA_OPT             5u  ///< the identifier __VA_OPT__ can only appear in the replacement lists of variadic macros
#define SMARCH_CICC_DIAGNOSTIC_LITERAL_SUFFIX     6u  ///< a user-provided literal suffix must begin with "_"
#define SMARCH_CICC_DIAGNOSTIC_LITERAL_OPERATOR   7u  ///< user-defined literal operator not found
#define SMARCH_CICC_DIAGNOSTIC_NUMBER_END         8u  ///< extra text after expected end of number
#define SMARCH_CICC_DIAGNOSTIC_FLOAT_VARIANT      9u  ///< Internal Compiler Error (codegen): "unsupported float variant!"
#define SMARCH_CICC_DIAGNOSTIC_FLOAT128           10u ///< "__float128" is a 128-bit floating-point, which is not supported in device code
#define SMARCH_CICC_DIAGNOSTIC_PARAMETER_SPACE    11u ///< Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k
#define SMARCH_CICC_DIAGNOSTIC_CONSTANT_VALUE     12u ///< expression must have a constant value
#define SMARCH_CICC_DIAGNOSTIC_LOAD_STORE_CLUSTER 13u ///< atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_CLUSTER     14u ///< atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC128          15u ///< 128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC_SIZE        16u ///< generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_CAS_SIZE           17u ///< atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_MIN_MAX_FLOAT      18u ///< atomic operations min and max are not supported on any floating-point types.
#define SMARCH_CICC_DIAGNOSTIC_THREAD_SCOPE       19u ///< invalid thread scope value for atomic operations.
#define SMARCH_CICC_DIAGNOSTIC_LOAD_ORDER         20u ///< atomic load's memory order cannot be release or acq_rel.
#define SMARCH_CICC_DIAGNOSTIC_STORE_ORDER        21u ///< atomic store's memory order cannot be consume, acquire or acq_rel.
#define SMARCH_CICC_DIAGNOSTIC_EXCHANGE_SIZE      22u ///< atomic exchange is valid only on objects of size 4, 8 or 16 bytes.
#define SMARCH_CICC_DIAGNOSTIC_FETCH_SIZE         23u ///< atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.
#define SMARCH_CICC_DIAGNOSTIC_ADD_SIGNED64       24u ///< atomic operations add and sub are not valid on signed integer of size 8.
#define SMARCH_CICC_DIAGNOSTIC_FETCH_TYPE         25u ///< first argument must be a pointer to integer, unscoped enum or float type
#define SMARCH_CICC_DIAGNOSTIC_LOGICAL_FLOAT      26u ///< For a logical atomic operation, the first argument cannot be any floating-point types.
#define SMARCH_CICC_DIAGNOSTIC_ATOMIC128_PRE70    27u ///< 16-byte atomics only supported on sm_70+

// How bad a diagnostic is.
#define SMARCH_CICC_SEVERITY_WARNING 1u ///< warning
#define SMARCH_CICC_SEVERITY_ERROR   2u ///< error
#define SMARCH_CICC_SEVERITY_BACKEND 3u ///< Error

// Constructs that cicc was given.
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS2               1u  ///< cluster_dims(2,1,1)
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS_EMPTY          2u  ///< cluster_dims()
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS9               3u  ///< cluster_dims(9,1,1)
#define SMARCH_CICC_CONSTRUCT_CLUSTER_DIMS17              4u  ///< cluster_dims(17,1,1)
#define SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS3              5u  ///< launch_bounds(128,1,2)
#define SMARCH_CICC_CONSTRUCT_LAUNCH_BOUNDS2              6u  ///< launch_bounds(128,1)
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE                  7u  ///< block_size((128,1,1))
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_CLUSTER          8u  ///< block_size((128,1,1),(2,1,1))
#define SMARCH_CICC_CONSTRUCT_BLOCK_SIZE_AND_CLUSTER_DIMS 9u  ///< block_size+cluster_dims
#define SMARCH_CICC_CONSTRUCT_MAXNREG                     10u ///< maxnreg(32)
#define SMARCH_CICC_CONSTRUCT_GRID_CONSTANT               11u ///< grid_constant
#define SMARCH_CICC_CONSTRUCT_NV_PURE                     12u ///< nv_pure
#define SMARCH_CICC_CONSTRUCT_VA_OPT                      13u ///< VA_OPT
#define SMARCH_CICC_CONSTRUCT_VA_OPT_MISUSE               14u ///< VA_OPT misuse (non-variadic)
#define SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_F16           15u ///< literal 1.0f16
#define SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_F16           16u ///< literal 1.0F16
#define SMARCH_CICC_CONSTRUCT_LITERAL_LOWER_BF16          17u ///< literal 1.0bf16
#define SMARCH_CICC_CONSTRUCT_LITERAL_UPPER_BF16          18u ///< literal 1.0BF16
#define SMARCH_CICC_CONSTRUCT_LITERAL_F32                 19u ///< literal 1.0f32
#define SMARCH_CICC_CONSTRUCT_LITERAL_F64                 20u ///< literal 1.0f64
#define SMARCH_CICC_CONSTRUCT_LITERAL_F128                21u ///< literal 1.0f128
#define SMARCH_CICC_CONSTRUCT_FLOAT16                     22u ///< _Float16 type
#define SMARCH_CICC_CONSTRUCT_BF16                        23u ///< __bf16 type
#define SMARCH_CICC_CONSTRUCT_FLOAT128                    24u ///< __float128 type
#define SMARCH_CICC_CONSTRUCT_INT128                      25u ///< __int128 type
#define SMARCH_CICC_CONSTRUCT_ALLOCA                      26u ///< alloca
#define SMARCH_CICC_CONSTRUCT_PARAMETER5000               27u ///< bigparam 5000B
#define SMARCH_CICC_CONSTRUCT_PARAMETER32764              28u ///< bigparam 32764B
#define SMARCH_CICC_CONSTRUCT_PARAMETER40000              29u ///< bigparam 40000B
#define SMARCH_CICC_CONSTRUCT_ASM_TCGEN05                 30u ///< asm tcgen05
#define SMARCH_CICC_CONSTRUCT_ASM_BAD                     31u ///< asm bad
#define SMARCH_CICC_CONSTRUCT_CONSTEXPR_VLA               32u ///< constexpr VLA
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_THREAD          33u ///< atomic_load int scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_THREAD     34u ///< atomic_fetch_add int scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_THREAD         35u ///< atomic_store int scope THREAD
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_THREAD         36u ///< thread_fence scope THREAD
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_BLOCK           37u ///< atomic_load int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_BLOCK      38u ///< atomic_fetch_add int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_BLOCK          39u ///< atomic_store int scope BLOCK
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_BLOCK          40u ///< thread_fence scope BLOCK
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_CLUSTER         41u ///< atomic_load int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_CLUSTER    42u ///< atomic_fetch_add int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_CLUSTER        43u ///< atomic_store int scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_CLUSTER        44u ///< thread_fence scope CLUSTER
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_DEVICE          45u ///< atomic_load int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_DEVICE     46u ///< atomic_fetch_add int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_DEVICE         47u ///< atomic_store int scope DEVICE
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_DEVICE         48u ///< thread_fence scope DEVICE
#define SMARCH_CICC_CONSTRUCT_ATOMIC_LOAD_SYSTEM          49u ///< atomic_load int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_ATOMIC_FETCH_ADD_SYSTEM     50u ///< atomic_fetch_add int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_ATOMIC_STORE_SYSTEM         51u ///< atomic_store int scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_THREAD_FENCE_SYSTEM         52u ///< thread_fence scope SYSTEM
#define SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_DEVICE         53u ///< atomic 16B load DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_STORE_DEVICE        54u ///< atomic 16B store DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_LOAD_CLUSTER        55u ///< atomic 16B load CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_STORE_CLUSTER       56u ///< atomic 16B store CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_DEVICE     57u ///< atomic 16B exchange DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_EXCHANGE_CLUSTER    58u ///< atomic 16B exchange CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES16_CAS_DEVICE          59u ///< atomic 16B cas DEVICE
#define SMARCH_CICC_CONSTRUCT_BYTES16_CAS_CLUSTER         60u ///< atomic 16B cas CLUSTER
#define SMARCH_CICC_CONSTRUCT_BYTES32_LOAD                61u ///< atomic 32B load
#define SMARCH_CICC_CONSTRUCT_BYTES2_CAS                  62u ///< atomic 2B cas
#define SMARCH_CICC_CONSTRUCT_BYTES1_CAS                  63u ///< atomic 1B cas
#define SMARCH_CICC_CONSTRUCT_FETCH_ADD_DOUBLE            64u ///< atomic fetch_add double
#define SMARCH_CICC_CONSTRUCT_FETCH_ADD_FLOAT             65u ///< atomic fetch_add float
#define SMARCH_CICC_CONSTRUCT_FETCH_MIN_FLOAT             66u ///< atomic fetch_min float
#define SMARCH_CICC_CONSTRUCT_NO_SCOPE_ARG                67u ///< atomic no scope arg
#define SMARCH_CICC_CONSTRUCT_BAD_SCOPE7                  68u ///< atomic bad scope 7

// Atomic operations.
#define SMARCH_CICC_ATOMIC_LOAD             1u  ///< load
#define SMARCH_CICC_ATOMIC_STORE            2u  ///< store
#define SMARCH_CICC_ATOMIC_EXCHANGE         3u  ///< exchange
#define SMARCH_CICC_ATOMIC_COMPARE_EXCHANGE 4u  ///< compare_exchange
#define SMARCH_CICC_ATOMIC_ADD              5u  ///< fetch_add
#define SMARCH_CICC_ATOMIC_SUB              6u  ///< fetch_sub
#define SMARCH_CICC_ATOMIC_AND              7u  ///< fetch_and
#define SMARCH_CICC_ATOMIC_OR               8u  ///< fetch_or
#define SMARCH_CICC_ATOMIC_XOR              9u  ///< fetch_xor
#define SMARCH_CICC_ATOMIC_MAX              10u ///< fetch_max
#define SMARCH_CICC_ATOMIC_MIN              11u ///< fetch_min
#define SMARCH_CICC_ATOMIC_FENCE            12u ///< thread_fence

// Kinds of atomic objects.
#define SMARCH_CICC_KIND_BITS     1u ///< b
#define SMARCH_CICC_KIND_UNSIGNED 2u ///< u
#define SMARCH_CICC_KIND_SIGNED   3u ///< s
#define SMARCH_CICC_KIND_FLOAT    4u ///< f

// Thread scopes.
#define SMARCH_CICC_SCOPE_THREAD  0u ///< thread
#define SMARCH_CICC_SCOPE_BLOCK   1u ///< block
#define SMARCH_CICC_SCOPE_CLUSTER 2u ///< cluster
#define SMARCH_CICC_SCOPE_DEVICE  3u ///< device
#define SMARCH_CICC_SCOPE_SYSTEM  4u ///< system

// Memory orders.
#define SMARCH_CICC_ORDER_RELAXED 0u ///< relaxed
#define SMARCH_CICC_ORDER_CONSUME 1u ///< consume
#define SMARCH_CICC_ORDER_ACQUIRE 2u ///< acquire
#define SMARCH_CICC_ORDER_RELEASE 3u ///< release
#define SMARCH_CICC_ORDER_ACQ_REL 4u ///< acq_rel
#define SMARCH_CICC_ORDER_SEQ_CST 5u ///< seq_cst

// Generations of cicc's features.
#define SMARCH_CICC_GENERATION_VOLTA  1u ///< Volta (sm_70+)
#define SMARCH_CICC_GENERATION_TURING 2u ///< Turing (sm_75)
#define SMARCH_CICC_GENERATION_AMPERE 3u ///< Ampere (sm_80+)

// Texts of bulk copies.
#define SMARCH_CICC_BULK_TENSOR_TO_SHARED 1u ///< cp.async.bulk.tensor.g2s.
#define SMARCH_CICC_BULK_ANY              2u ///< cp.async.bulk.

// Components of cicc that are handed a flag.
#define SMARCH_CICC_COMPONENT_PREPROCESSOR 1u ///< -R __CUDA_ARCH=
#define SMARCH_CICC_COMPONENT_OPTIMIZER    2u ///< -opt-arch=
#define SMARCH_CICC_COMPONENT_LLVM         3u ///< -mcpu=

// Bits of feature_flags, by index.
#define SMARCH_SM_FEATURE_TENSOR_CORES          8u  ///< tensor_cores
#define SMARCH_SM_FEATURE_WMMA                  9u  ///< wmma
#define SMARCH_SM_FEATURE_MMA_SYNC              10u ///< mma_sync
#define SMARCH_SM_FEATURE_WARPGROUP_MMA         11u ///< warpgroup_mma
#define SMARCH_SM_FEATURE_TCGEN05               12u ///< tcgen05
#define SMARCH_SM_FEATURE_ASYNC_COPY            13u ///< async_copy
#define SMARCH_SM_FEATURE_TMA                   14u ///< tma
#define SMARCH_SM_FEATURE_FP16                  15u ///< fp16
#define SMARCH_SM_FEATURE_BFLOAT16              16u ///< bfloat16
#define SMARCH_SM_FEATURE_TF32                  17u ///< tf32
#define SMARCH_SM_FEATURE_FP8                   18u ///< fp8
#define SMARCH_SM_FEATURE_FP4                   19u ///< fp4
#define SMARCH_SM_FEATURE_INT4                  20u ///< int4
#define SMARCH_SM_FEATURE_BLOCK_SCALE           21u ///< block_scale
#define SMARCH_SM_FEATURE_COOPERATIVE_GROUPS    22u ///< cooperative_groups
#define SMARCH_SM_FEATURE_WARP_SPECIALIZATION   23u ///< warp_specialization
#define SMARCH_SM_FEATURE_THREAD_BLOCK_CLUSTERS 24u ///< thread_block_clusters
#define SMARCH_SM_FEATURE_SPARSITY_2_4          25u ///< sparsity_2_4
#define SMARCH_SM_FEATURE_DYNAMIC_SPARSITY      26u ///< dynamic_sparsity

// Matrices of features.
#define SMARCH_SM_MATRIX_PRECISION       1u ///< precision support
#define SMARCH_SM_MATRIX_MEMORY          2u ///< memory operations
#define SMARCH_SM_MATRIX_SYNCHRONIZATION 3u ///< synchronization

// How cicc multiplies matrices.
#define SMARCH_CICC_EMIT_WMMA          1u ///< WMMA
#define SMARCH_CICC_EMIT_MMA_SYNC      2u ///< MMA.SYNC
#define SMARCH_CICC_EMIT_WARPGROUP_MMA 3u ///< WGrpMMA
#define SMARCH_CICC_EMIT_TCGEN05       4u ///< TCGen05

// Documented accesses to an address space.
#define SMARCH_CICC_ACCESS_LOAD   1u ///< load
#define SMARCH_CICC_ACCESS_STORE  2u ///< store
#define SMARCH_CICC_ACCESS_ATOMIC 3u ///< atomic

// Modes of cicc's validator.
#define SMARCH_CICC_MODE_PTX 0u ///< PTX
#define SMARCH_CICC_MODE_IR  1u ///< IR

// Errors of its data layout check.
#define SMARCH_CICC_LAYOUT_EMPTY   1u ///< Empty target data layout, must exist
#define SMARCH_CICC_LAYOUT_INVALID 2u ///< Parse error with examples

// Its opcodes.
#define SMARCH_CICC_OPCODE_LOAD          0x3du ///< load
#define SMARCH_CICC_OPCODE_STORE         0x3eu ///< store
#define SMARCH_CICC_OPCODE_FENCE         0x40u ///< fence
#define SMARCH_CICC_OPCODE_ADDRSPACECAST 0x4fu ///< addrspacecast

// Orderings of a fence.
#define SMARCH_CICC_ORDERING_ACQUIRE 1u ///< acquire
#define SMARCH_CICC_ORDERING_RELEASE 2u ///< release
#define SMARCH_CICC_ORDERING_ACQ_REL 3u ///< acq_rel
#define SMARCH_CICC_ORDERING_SEQ_CST 4u ///< seq_cst

// Why it refuses an instruction.
#define SMARCH_CICC_FAULT_TENSOR_MEMORY  1u ///< Tensor Memory loads/stores are not supported
#define SMARCH_CICC_FAULT_FENCE_ORDERING 2u ///< Invalid ordering for fence...
#define SMARCH_CICC_FAULT_CAST           3u ///< Cannot cast non-generic...
#define SMARCH_CICC_FAULT_UNSUPPORTED    4u

// What libnvvm is asked for.
#define SMARCH_NVVM_VERIFY  1u ///< verify
#define SMARCH_NVVM_COMPILE 2u ///< compile

// What was given to libnvvm.
#define SMARCH_NVVM_CONSTRUCT_LOAD_TENSOR_MEMORY   1u  ///< load addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_STORE_TENSOR_MEMORY  2u  ///< store addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_2         3u  ///< load addrspace(2)
#define SMARCH_NVVM_CONSTRUCT_LOAD_SPACE_7         4u  ///< load addrspace(7)
#define SMARCH_NVVM_CONSTRUCT_ATOMIC_TENSOR_MEMORY 5u  ///< atomicrmw addrspace(6)
#define SMARCH_NVVM_CONSTRUCT_FENCE_ACQUIRE        6u  ///< fence acquire
#define SMARCH_NVVM_CONSTRUCT_FENCE_RELEASE        7u  ///< fence release
#define SMARCH_NVVM_CONSTRUCT_FENCE_ACQ_REL        8u  ///< fence acq_rel
#define SMARCH_NVVM_CONSTRUCT_FENCE_SEQ_CST        9u  ///< fence seq_cst
#define SMARCH_NVVM_CONSTRUCT_CAST_GLOBAL_SHARED   10u ///< addrspacecast 1->3
#define SMARCH_NVVM_CONSTRUCT_CAST_TENSOR_MEMORY   11u ///< addrspacecast 0->6
#define SMARCH_NVVM_CONSTRUCT_INDIRECTBR           12u ///< indirectbr
#define SMARCH_NVVM_CONSTRUCT_INVOKE               13u ///< invoke
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_FENCE        14u ///< tcgen05.fence
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_WAIT_LD      15u ///< tcgen05.wait.ld
#define SMARCH_NVVM_CONSTRUCT_TCGEN05_RELINQUISH   16u ///< tcgen05.relinquish

// Accesses to an address space, as run.
#define SMARCH_NVVM_ACCESS_LOAD      1u ///< load
#define SMARCH_NVVM_ACCESS_STORE     2u ///< store
#define SMARCH_NVVM_ACCESS_ATOMICRMW 3u ///< atomicrmw
#define SMARCH_NVVM_ACCESS_CMPXCHG   4u ///< cmpxchg

// What can be malformed about a data layout.
#define SMARCH_NVVM_MALFORMED_EMPTY_SPECIFICATION 1u  ///< empty specification is not allowed
#define SMARCH_NVVM_MALFORMED_UNKNOWN_SPECIFIER   2u  ///< unknown specifier
#define SMARCH_NVVM_MALFORMED_FORM_ENDIAN         3u  ///< malformed specification, must be just 'e' or 'E'
#define SMARCH_NVVM_MALFORMED_FORM_POINTER        4u  ///< malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
#define SMARCH_NVVM_MALFORMED_FORM_INTEGER        5u  ///< malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_FLOAT          6u  ///< malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_VECTOR         7u  ///< malformed specification, must be of the form "v<size>:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_AGGREGATE      8u  ///< malformed specification, must be of the form "a:<abi>[:<pref>]"
#define SMARCH_NVVM_MALFORMED_FORM_STACK          9u  ///< malformed specification, must be of the form "S<size>"
#define SMARCH_NVVM_MALFORMED_FORM_FUNCTION       10u ///< malformed specification, must be of the form "F<type><abi>"
#define SMARCH_NVVM_MALFORMED_FORM_PROGRAM_SPACE  11u ///< malformed specification, must be of the form "P<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_ALLOCA_SPACE   12u ///< malformed specification, must be of the form "A<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_GLOBAL_SPACE   13u ///< malformed specification, must be of the form "G<address space>"
#define SMARCH_NVVM_MALFORMED_FORM_MANGLING       14u ///< malformed specification, must be of the form "m:<mangling>"
#define SMARCH_NVVM_MALFORMED_FORM_NON_INTEGRAL   15u ///< malformed specification, must be of the form "ni:<address space>[:<address space>]..."
#define SMARCH_NVVM_MALFORMED_SIZE_EMPTY          16u ///< size component cannot be empty
#define SMARCH_NVVM_MALFORMED_SIZE_RANGE          17u ///< size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_POINTER_SIZE_EMPTY  18u ///< pointer size component cannot be empty
#define SMARCH_NVVM_MALFORMED_POINTER_SIZE_RANGE  19u ///< pointer size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_EMPTY    20u ///< index size component cannot be empty
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_RANGE    21u ///< index size must be a non-zero 24-bit integer
#define SMARCH_NVVM_MALFORMED_INDEX_SIZE_LARGER   22u ///< index size cannot be larger than the pointer size
#define SMARCH_NVVM_MALFORMED_SPACE_EMPTY         23u ///< address space component cannot be empty
#define SMARCH_NVVM_MALFORMED_SPACE_RANGE         24u ///< address space must be a 24-bit integer
#define SMARCH_NVVM_MALFORMED_ABI_EMPTY           25u ///< ABI alignment component cannot be empty
#define SMARCH_NVVM_MALFORMED_ABI_RANGE           26u ///< ABI alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_ABI_ZERO            27u ///< ABI alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_ABI_POWER           28u ///< ABI alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_PREFERRED_EMPTY     29u ///< preferred alignment component cannot be empty
#define SMARCH_NVVM_MALFORMED_PREFERRED_RANGE     30u ///< preferred alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_PREFERRED_ZERO      31u ///< preferred alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_PREFERRED_POWER     32u ///< preferred alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_PREFERRED_LESS      33u ///< preferred alignment cannot be less than the ABI alignment
#define SMARCH_NVVM_MALFORMED_STACK_RANGE         34u ///< stack natural alignment must be a 16-bit integer
#define SMARCH_NVVM_MALFORMED_STACK_ZERO          35u ///< stack natural alignment must be non-zero
#define SMARCH_NVVM_MALFORMED_STACK_POWER         36u ///< stack natural alignment must be a power of two times the byte width
#define SMARCH_NVVM_MALFORMED_BYTE_ALIGNMENT      37u ///< i8 must be 8-bit aligned
#define SMARCH_NVVM_MALFORMED_AGGREGATE_SIZE      38u ///< size must be zero
#define SMARCH_NVVM_MALFORMED_FUNCTION_TYPE       39u ///< unknown function pointer alignment type
#define SMARCH_NVVM_MALFORMED_MANGLING            40u ///< unknown mangling mode
#define SMARCH_NVVM_MALFORMED_NON_INTEGRAL_ZERO   41u ///< address space 0 cannot be non-integral

// What libnvvm has against a data layout; bit 1 << complaint stands for each.
#define SMARCH_NVVM_COMPLAINT_ENDIANNESS          0u  ///< Endianness must be little endian [Supported: -e].
#define SMARCH_NVVM_COMPLAINT_PROGRAM_SPACE       1u  ///< Program address space must be 0 [Supported: -P:0].
#define SMARCH_NVVM_COMPLAINT_GLOBAL_SPACE        2u  ///< Default global address space must be 0 [Supported: -G:0].
#define SMARCH_NVVM_COMPLAINT_ALLOCA_SPACE        3u  ///< Alloca address space must be 0 [Supported: -A:0].
#define SMARCH_NVVM_COMPLAINT_MANGLING            4u  ///< No mangling mode supported.
#define SMARCH_NVVM_COMPLAINT_NATIVE_16_AND_64    5u  ///< Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].
#define SMARCH_NVVM_COMPLAINT_NATIVE_32           6u  ///< Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].
#define SMARCH_NVVM_COMPLAINT_NON_INTEGRAL        7u  ///< Non integral address spaces not supported.
#define SMARCH_NVVM_COMPLAINT_POINTER_ALIGNMENT   8u  ///< Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].
#define SMARCH_NVVM_COMPLAINT_INTEGER_ALIGNMENT   9u  ///< Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].
#define SMARCH_NVVM_COMPLAINT_FLOAT_ALIGNMENT     10u ///< Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].
#define SMARCH_NVVM_COMPLAINT_AGGREGATE_ALIGNMENT 11u ///< Unsupported aggregate alignment [Supported: -a:8:8].

// Statuses: smarch_status.
#define SMARCH_OK                           0   ///< success
#define SMARCH_ERROR_NULL_POINTER           1   ///< a pointer that must not be NULL is NULL
#define SMARCH_ERROR_INVALID_TARGET         2   ///< this number is not a target of the table
#define SMARCH_ERROR_INVALID_VALUE          3   ///< this number is not a value of the enumeration
#define SMARCH_ERROR_BUFFER_TOO_SMALL       4   ///< the buffer is too small; the needed size is in the count
#define SMARCH_ERROR_NAME_EMPTY             16  ///< the name is empty
#define SMARCH_ERROR_NAME_PREFIX            17  ///< the name does not begin with a known prefix (sm_, compute_, lto_; lower case)
#define SMARCH_ERROR_NAME_NUMBER            18  ///< no plain decimal number follows the prefix
#define SMARCH_ERROR_NAME_UNKNOWN_NUMBER    19  ///< no target has this number
#define SMARCH_ERROR_NAME_SUFFIX            20  ///< this number has no target with this suffix
#define SMARCH_ERROR_DIRECTIVE_OPTION       21  ///< the .target directive holds an unknown option
#define SMARCH_ERROR_DIRECTIVE_SYNTAX       22  ///< the .target directive is no list of words
#define SMARCH_ERROR_CUBIN_EMPTY            32  ///< the file is empty
#define SMARCH_ERROR_CUBIN_NOT_ELF          33  ///< not a cubin: no ELF magic at the start
#define SMARCH_ERROR_CUBIN_IS_FATBIN        34  ///< not a cubin but a fat binary (fatbin), which may hold cubins
#define SMARCH_ERROR_CUBIN_IS_PTX           35  ///< not a cubin but PTX text, which ptxas assembles into one
#define SMARCH_ERROR_CUBIN_NOT_CUDA         36  ///< an ELF file, but not of the CUDA machine (e_machine is not 190)
#define SMARCH_ERROR_CUBIN_IDENT            37  ///< the ELF identification is not that of a cubin (class, byte order or version)
#define SMARCH_ERROR_CUBIN_TRUNCATED        38  ///< the file ends inside the ELF header
#define SMARCH_ERROR_CUBIN_SECTIONS         39  ///< the section table is damaged or lies outside the file
#define SMARCH_ERROR_CUBIN_SYMBOLS          40  ///< the symbol table is missing, damaged or lies outside the file
#define SMARCH_ERROR_CUBIN_NAMES            41  ///< a name does not end inside its table, or two functions have the same
#define SMARCH_ERROR_CUBIN_RECORDS          42  ///< a record of attributes is damaged
#define SMARCH_ERROR_CUBIN_VALUE            43  ///< a number that no function can have
#define SMARCH_ERROR_CUBIN_OVERLAP          44  ///< tables of the file overlap so much that it cannot be a sound one
#define SMARCH_ERROR_CUBIN_UNREAD           45  ///< something is damaged that the other answers do not need
#define SMARCH_ERROR_GEOMETRY               48  ///< the geometry holds a number that no SM can have
#define SMARCH_ERROR_KERNEL_FLAGS           49  ///< the kernel's flags hold an unknown bit
#define SMARCH_ERROR_KERNEL_BLOCK_SIZE      50  ///< the kernel's block size is 0 or above 65535
#define SMARCH_ERROR_KERNEL_REGISTERS       51  ///< the kernel's registers are above the architecture's maximum
#define SMARCH_ERROR_KERNEL_STATIC_SMEM     52  ///< the kernel's static shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_DYNAMIC_SMEM    53  ///< the kernel's dynamic shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_OPTIN           54  ///< the kernel's opt-in maximum of dynamic shared memory is 1 GiB or more
#define SMARCH_ERROR_KERNEL_CARVEOUT        55  ///< the kernel's carve-out is above 100 percent
#define SMARCH_ERROR_KERNEL_CACHE           56  ///< the kernel's cache preference is none of the four
#define SMARCH_ERROR_KERNEL_BARRIERS        57  ///< the kernel's named barriers are above 16
#define SMARCH_ERROR_KERNEL_MAX_BLOCK_SIZE  58  ///< the kernel's largest block size is 0
#define SMARCH_ERROR_BLOCKS_PER_SM          59  ///< so many blocks of the kernel do not fit on an SM, or they are 0
#define SMARCH_ERROR_CLUSTER_SIZE           60  ///< the cluster size is 0 or above the architecture's maximum
#define SMARCH_ERROR_LAUNCH_BOUNDS          61  ///< a launch bound is 0
#define SMARCH_ERROR_CURVE_STEP             62  ///< the step of the curve is 0
#define SMARCH_ERROR_HARDWARE_UNKNOWN       63  ///< nothing is known of this target's hardware here
#define SMARCH_ERROR_PROFILE_NONE           64  ///< ptxas registers no profile for this target
#define SMARCH_ERROR_PROFILE_SIZE           65  ///< a profile has 1936 bytes
#define SMARCH_ERROR_PROFILE_FIELD          66  ///< no field of the profile begins at this offset
#define SMARCH_ERROR_PROFILE_WIDTH          67  ///< the value does not fit the field
#define SMARCH_ERROR_PROFILE_MISMATCH       68  ///< the profile contradicts what is known of this target
#define SMARCH_ERROR_SCHEDULER_NONE         69  ///< no row of the scheduler table names this target
#define SMARCH_ERROR_WORDS_TRUNCATED        70  ///< the bytes end before the words do
#define SMARCH_ERROR_CODE_OBJECT_MAGIC      71  ///< not a code object: the magic is missing
#define SMARCH_ERROR_FACTORY_RANGE          72  ///< the generation or the variant does not fit its bits
#define SMARCH_ERROR_ARCH_LIST_EMPTY        80  ///< the list is empty
#define SMARCH_ERROR_ARCH_LIST_ITEM_EMPTY   81  ///< an item is empty
#define SMARCH_ERROR_ARCH_LIST_SEPARATOR    82  ///< contains a separator that this syntax does not use
#define SMARCH_ERROR_ARCH_LIST_SPELLING     83  ///< not an architecture name in this syntax
#define SMARCH_ERROR_ARCH_LIST_UNSUPPORTED  84  ///< the tool does not build for this architecture
#define SMARCH_ERROR_ARCH_LIST_SUFFIX       85  ///< the tool does not take this suffix
#define SMARCH_ERROR_ARCH_LIST_NOT_IN_TABLE 86  ///< the tool accepts this architecture, but this library has no such target
#define SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE 87  ///< this code cannot be generated from that architecture
#define SMARCH_ERROR_ARCH_LIST_NOT_VIRTUAL  88  ///< a virtual architecture (compute_) is required here
#define SMARCH_ERROR_ARCH_LIST_ALONE        89  ///< this word must be the only item
#define SMARCH_ERROR_ARCH_LIST_OPTION       90  ///< not an option that selects architectures
#define SMARCH_ERROR_ARCH_LIST_VALUE        91  ///< the value is missing or malformed
#define SMARCH_ERROR_ARCH_LIST_CONFLICT     92  ///< not valid together with the rest of the list
#define SMARCH_ERROR_ARCH_LIST_NO_DEVICE    93  ///< the tool finds no device and fails
#define SMARCH_ERROR_ARCH_LIST_TOO_MANY     94  ///< the list has too many images or removed names
#define SMARCH_ERROR_ARCH_LIST_UNSAYABLE    95  ///< this syntax cannot express this image
#define SMARCH_ERROR_NO_IMAGE               96  ///< no image of the list is known to run on the device
#define SMARCH_ERROR_NOT_COVERED            97  ///< nothing that the toolkit builds is known to run on a device of the list
#define SMARCH_ERROR_FINALIZE_CLASS         112 ///< the finalization class type is above 4
#define SMARCH_ERROR_FINALIZE_OUTCOME       113 ///< the outcome of the finalization class is no outcome
#define SMARCH_ERROR_FINALIZE_UNDECIDED     114 ///< no document pins the code that finalization gives here
#define SMARCH_ERROR_OPTION_NAME            115 ///< no codegen option has this name
#define SMARCH_ERROR_OPTION_VALUE           116 ///< the codegen option does not take this value, or needs one
#define SMARCH_ERROR_OPTION_DUPLICATE       117 ///< the codegen option was given before
#define SMARCH_ERROR_NVPTX_CPU              128 ///< no NVPTX CPU has this name
#define SMARCH_ERROR_NVPTX_ATTRIBUTE        129 ///< no NVPTX feature has the name of an attribute
#define SMARCH_ERROR_NVPTX_MALFORMED        130 ///< an NVPTX attribute does not begin with + or -, or is empty
#define SMARCH_ERROR_CONTAINER_UNKNOWN      144 ///< neither a fat binary, nor an ELF file or archive that may hold one
#define SMARCH_ERROR_CONTAINER_IS_CUBIN     145 ///< a cubin itself, not a file that holds cubins
#define SMARCH_ERROR_ARCHIVE_MEMBER         146 ///< a member of the archive is damaged or goes beyond the file
#define SMARCH_ERROR_FATBIN_REGION          147 ///< no region of a fat binary where one should begin
#define SMARCH_ERROR_FATBIN_TRUNCATED       148 ///< a region of the fat binary goes beyond its section or file
#define SMARCH_ERROR_FATBIN_ENTRY           149 ///< the header of an entry is damaged, or the entry goes beyond its region
#define SMARCH_ERROR_FATBIN_TEXT            150 ///< the identifier or the options of an entry lie outside its header
#define SMARCH_ERROR_FATBIN_PAYLOAD         151 ///< the sizes of an entry's payload contradict each other
#define SMARCH_ERROR_FATBIN_TARGET          152 ///< the target of an entry is none that there can be
#define SMARCH_ERROR_PTX_HEADER             153 ///< not PTX: no .version and .target at its start
#define SMARCH_ERROR_CICC_ENCODING          160 ///< no such version fits cicc's encoding
#define SMARCH_ERROR_CICC_ATOMIC_TYPE       161 ///< no such type of an atomic object
#define SMARCH_ERROR_CICC_NAME              162 ///< no such flag or override byte of cicc
#define SMARCH_ERROR_CICC_FLAG              176 ///< the flag is not -arch= and a compute_ name
#define SMARCH_ERROR_CICC_TARGET            177 ///< cicc's flag table has no row for this target
#define SMARCH_ERROR_SM_FEATURES_NUMBER     178 ///< the SM number is not 70 to 121
#define SMARCH_ERROR_SM_FEATURES_RESERVED   179 ///< a reserved bit of the feature flags is set
#define SMARCH_ERROR_SM_FEATURES_VALUE      180 ///< registers, register file or colors are not those of the SM
#define SMARCH_ERROR_ADDRESS_SPACE          181 ///< the address space does not fit its 24 bits
#define SMARCH_ERROR_TRIPLE                 182 ///< the target triple matches no pattern of the mode


/// The size of the profile object in bytes.
#define SMARCH_PROFILE_SIZE 1936

/// How many bytes a mask has.
#define SMARCH_PROFILE_MASK_SIZE (SMARCH_PROFILE_SIZE / 8)

/// How many images a list can hold: a cubin, PTX and LTO IR for each of 64 targets, the most that a set of targets
/// can hold. A new target does not change it.
#define SMARCH_ARCH_LIST_CAPACITY 192

/// The kinds of requests.
#define SMARCH_LIMIT_MAXRREGCOUNT 1

#define SMARCH_LIMIT_MAXNREG 2

#define SMARCH_LIMIT_MAXNTID 3

#define SMARCH_LIMIT_MINNCTAPERSM 4

#define SMARCH_LIMIT_BARRIER 5

#define SMARCH_LIMIT_STATIC_SMEM 6

/// Static shared memory in a relocatable object (-c), which is not checked.
#define SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM 7

#define SMARCH_LIMIT_REQNTID 8

/// The most images that a cover needs.
#define SMARCH_COVER_MAX 12

/// smarch_arch_context.devices and device_count are meant.
#define SMARCH_ARCH_CONTEXT_DEVICES 1

/// The opcode of the dense block-scaled mma of 12.0 and 12.1, which have no tensor memory.
#define SMARCH_NVPTX_BLOCK_SCALE_DENSE 5468

/// The opcode of the sparse one.
#define SMARCH_NVPTX_BLOCK_SCALE_SPARSE 5469

/// The feature of the fused-multiply-add level that cicc switches on by itself: SMARCH_NVPTX_FMA_LEVEL_2.
#define SMARCH_NVPTX_FMA_LEVEL_DEFAULT 2

/// smarch_cubin.virtual_sm is known.
#define SMARCH_CUBIN_HAS_VIRTUAL_SM 1

/// smarch_cubin.toolkit is known.
#define SMARCH_CUBIN_HAS_TOOLKIT 2

/// smarch_cubin.debug_info is known.
#define SMARCH_CUBIN_HAS_DEBUG_INFO 4

/// smarch_cubin.texture_mode is known.
#define SMARCH_CUBIN_HAS_TEXTURE_MODE 8

/// The constant banks that a cubin can tell of.
#define SMARCH_CONSTANT_BANKS 18

/// smarch_cubin_kernel.registers is known.
#define SMARCH_CUBIN_KERNEL_HAS_REGISTERS 1

/// smarch_cubin_kernel.register_cap is known.
#define SMARCH_CUBIN_KERNEL_HAS_REGISTER_CAP 2

/// smarch_cubin_kernel.barriers is known.
#define SMARCH_CUBIN_KERNEL_HAS_BARRIERS 4

/// smarch_cubin_kernel.static_smem and reserved_smem are known; not before linking.
#define SMARCH_CUBIN_KERNEL_HAS_SMEM 8

/// smarch_cubin_kernel.stack is known, if only to be unbounded; not before linking and not of device functions.
#define SMARCH_CUBIN_KERNEL_HAS_STACK 16

/// smarch_cubin_kernel.frame is known.
#define SMARCH_CUBIN_KERNEL_HAS_FRAME 32

/// smarch_cubin_kernel.local is known.
#define SMARCH_CUBIN_KERNEL_HAS_LOCAL 64

/// smarch_cubin_kernel.parameter_bytes and parameters_at are known; not of device functions.
#define SMARCH_CUBIN_KERNEL_HAS_PARAMETERS 128

/// smarch_cubin_kernel.textures, surfaces and samplers are known; not before linking.
#define SMARCH_CUBIN_KERNEL_HAS_BOUND 256

/// smarch_cubin_kernel.required_block, max_block, cluster, max_cluster_rank and SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER
/// are known; not of device functions.
#define SMARCH_CUBIN_KERNEL_HAS_LAUNCH 512

/// smarch_cubin_kernel.code_at and code_size are known.
#define SMARCH_CUBIN_KERNEL_HAS_CODE 1024

/// Flag of smarch_cubin_kernel: how much stack it needs was not known when it was compiled (recursion, alloca).
#define SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED 1

/// Flag of smarch_cubin_kernel: it is launched with clusters of whatever size (.explicitcluster).
#define SMARCH_CUBIN_KERNEL_EXPLICIT_CLUSTER 2



/// smarch_geometry.max_cluster_nonportable is known.
#define SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE 1

/// smarch_geometry.barriers_per_sm is known.
#define SMARCH_GEOMETRY_HAS_BARRIERS 2

/// smarch_kernel.carveout_percent is the preferred carve-out.
#define SMARCH_KERNEL_CARVEOUT 1

/// smarch_kernel.max_dynamic_smem is what the kernel has opted in to.
#define SMARCH_KERNEL_OPTIN 2

/// Partitioned global caching, unless no block fits on half an SM. Not read where there is none.
#define SMARCH_KERNEL_PARTITIONED_CACHING 4

/// Partitioned global caching, and if no block fits on half an SM, none runs.
#define SMARCH_KERNEL_PARTITIONED_CACHING_STRICT 8

/// A limit of smarch_occupancy where the resource sets none.
#define SMARCH_UNLIMITED 2147483647

/// smarch_next_step.registers brings a block.
#define SMARCH_NEXT_REGISTERS 1

/// smarch_next_step.static_smem brings a block.
#define SMARCH_NEXT_STATIC_SMEM 2

/// smarch_next_step.dynamic_smem brings a block.
#define SMARCH_NEXT_DYNAMIC_SMEM 4

/// smarch_next_step.smaller_block brings a block.
#define SMARCH_NEXT_SMALLER_BLOCK 8

/// smarch_next_step.larger_block brings a block.
#define SMARCH_NEXT_LARGER_BLOCK 16

/// smarch_next_step.barriers brings a block.
#define SMARCH_NEXT_BARRIERS 32

/// smarch_next_step.virtual_resources brings a block.
#define SMARCH_NEXT_VIRTUAL 64

/// smarch_profile_inputs.flags: the flag at +355 of the initializer's second argument; clears +428 on sm_90 and later.
#define SMARCH_PROFILE_FLAG_355 1

/// smarch_profile_inputs.flags: the flag at +233 of the initializer's second argument (debug mode); clears +1912.
#define SMARCH_PROFILE_FLAG_233 2

/// smarch_profile_inputs.flags: the optional vendor step follows the four.
#define SMARCH_PROFILE_VENDOR_STEP 4

/// smarch_profile_inputs.flags: the optional baseline step follows.
#define SMARCH_PROFILE_BASELINE_STEP 8

/// smarch_profile_inputs.flags: cli_option is given.
#define SMARCH_PROFILE_HAS_CLI_OPTION 16

/// smarch_profile_inputs.flags: module_base is given.
#define SMARCH_PROFILE_HAS_MODULE_BASE 32

/// smarch_profile_inputs.flags: the module base callback is disabled; -1 is stored.
#define SMARCH_PROFILE_MODULE_BASE_DISABLED 64

/// smarch_profile_inputs.flags: factory is given.
#define SMARCH_PROFILE_HAS_FACTORY 128

/// smarch_profile_inputs.flags: vendor_string is given.
#define SMARCH_PROFILE_HAS_VENDOR_STRING 256

/// smarch_profile_inputs.flags: associated_data is given.
#define SMARCH_PROFILE_HAS_ASSOCIATED_DATA 512

/// smarch_profile_inputs.flags: sm_backend is given.
#define SMARCH_PROFILE_HAS_SM_BACKEND 1024

/// smarch_profile_inputs.flags: shared_memory_table is given.
#define SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE 2048

/// flags of smarch_finalize_request: check the capability mask as well.
#define SMARCH_FINALIZE_MASK 1

/// flags of smarch_finalize_request: check the finalization class as well.
#define SMARCH_FINALIZE_CLASS 2

/// An entry of class_outcomes: the class does not refuse.
#define SMARCH_CLASS_PASSES 1

/// guard of smarch_cicc_rule and smarch_cicc_flag where there is none.
#define SMARCH_CICC_NO_GUARD 4294967295

/// How many flags there are.
#define SMARCH_CICC_FLAG_COUNT 63

/// options of smarch_cicc_inputs: a virtual architecture is compiled for, dword_4F077B4.
#define SMARCH_CICC_VIRTUAL 1

/// options of smarch_cicc_inputs: the SM variant flag is set, dword_4F077BC.
#define SMARCH_CICC_VARIANT 2

/// value of smarch_cicc_setting: it depends on a condition that no document states.
#define SMARCH_CICC_VALUE_UNKNOWN 2

/// origin of smarch_cicc_setting: nobody stored it.
#define SMARCH_CICC_ORIGIN_BEFORE 0

/// origin of smarch_cicc_setting: its override byte is set.
#define SMARCH_CICC_ORIGIN_COMMAND_LINE 1

/// origin of smarch_cicc_setting: the optimization level, as the caller says.
#define SMARCH_CICC_ORIGIN_OPTIMIZATION 2

/// origin of smarch_cicc_setting: a rule.
#define SMARCH_CICC_ORIGIN_RULE 3

/// flags of smarch_cicc_atomic: an L2 cache hint is wanted, the bit that cicc has for it.
#define SMARCH_CICC_CACHE_HINT 1024

/// Where an instruction holds the pointer to the information on its type, in bytes from the instruction.
#define SMARCH_CICC_TYPE_INFO_OFFSET -56

/// Where that information holds the pointer to the word of the type.
#define SMARCH_CICC_TYPE_DEREF_OFFSET 8

/// kind of smarch_cicc_instruction: instructions that are refused without an opcode.
#define SMARCH_CICC_INDIRECTBR 256

#define SMARCH_CICC_INVOKE 257

#define SMARCH_CICC_RESUME 258

#define SMARCH_CICC_LANDINGPAD 259

/// flags of smarch_cicc_instruction: the validator goes on after an error.
#define SMARCH_CICC_DIAGNOSTIC_MODE 1

/// The length with which the refusal of tensor memory is emitted.
#define SMARCH_CICC_TMEM_TEXT_LENGTH 45

/// The line of the validator that emits it.
#define SMARCH_CICC_TMEM_LINE 1272

/// 0 (`SMARCH_OK`) for success, else one of `SMARCH_ERROR_*`.
typedef int32_t smarch_status;

/// A PTX ISA version or a CUDA toolkit: `8.6`, `13.0`.
typedef struct smarch_version {
    /// The number before the dot.
    uint8_t major;
    /// The number after the dot.
    uint8_t minor;
} smarch_version;

/// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
/// a base target), so that constants never renumber. 0 is no target. SMARCH_SM_75, SMARCH_SM_90A, ...
typedef uint32_t smarch_target;

/// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
typedef uint32_t smarch_cc;

/// What is known of a target without asking anything else. Pointers are valid for ever.
typedef struct smarch_target_info {
    /// The target.
    smarch_target target;
    /// The SM number: 75, 90, 121. Also the compute capability, major * 10 + minor.
    uint32_t number;
    /// The suffix letter, 'a' or 'f'; 0 for a base target.
    uint32_t suffix;
    /// Where it stands in toolkit 13.0: SMARCH_STANDING_*.
    uint32_t standing;
    /// In which family f code is compatible: SMARCH_FAMILY_*; 0 for none (below 10.0).
    uint32_t family;
    /// The target that this is an older name of (sm_101 of sm_110); 0 when it is none.
    smarch_target alias_of;
    /// The value of __CUDA_ARCH__, ten times the number.
    uint32_t cuda_arch;
    /// Which tools know the sm_ name: bit 1u << SMARCH_TOOL_*.
    uint32_t tools;
    /// "sm_90a".
    const char *name;
    /// The family string in ptxas's profile; NULL where ptxas has no profile.
    const char *ptxas_family;
    /// The generation under which the parts are sold; NULL where there are no parts.
    const char *generation;
    /// The parts; NULL where the documents name none.
    const char *product;
    /// The text of __CUDA_ARCH__ as documented ("90a0"; the macro's value is cuda_arch); NULL where ptxas has no profile.
    const char *cuda_arch_text;
    /// The lowest PTX version with which ptxas 13.0.88 accepts the .target; NULL when it never does.
    const struct smarch_version *ptx_accepted;
    /// The lowest PTX version that a compiler should emit for it; NULL where no public source states one.
    const struct smarch_version *ptx_emitted;
    /// The oldest toolkit that was seen to build it; 11.7, the oldest that was run, means 11.7 or earlier. NULL: none was.
    const struct smarch_version *oldest_toolkit;
    /// The newest toolkit that was seen to build it; 13.5, the newest that was run, means 13.5 or later. NULL: none was.
    const struct smarch_version *newest_toolkit;
} smarch_target_info;

/// What the prefix of a name says: SMARCH_KIND_SM, _COMPUTE or _LTO.
typedef uint32_t smarch_kind;

/// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for.
typedef struct smarch_name {
    /// SMARCH_KIND_SM, _COMPUTE or _LTO.
    smarch_kind kind;
    /// The target.
    smarch_target target;
} smarch_name;

/// A macro that a CUDA compiler defines for a target.
typedef struct smarch_macro {
    /// The name, NUL-terminated.
    char name[32];
    /// The value; meaningless when has_value is 0.
    uint32_t value;
    /// 1 when the macro has a value, 0 when it is defined as nothing.
    uint32_t has_value;
} smarch_macro;

/// A program, or one of its doors, that takes target names: SMARCH_TOOL_*.
typedef uint32_t smarch_tool;

/// The answer to a rule's question with its reason: SMARCH_YES, SMARCH_NO_*, SMARCH_UNKNOWN_*.
/// 0 (SMARCH_NO_VERDICT): no answer possible, the input was no target or no name.
typedef uint32_t smarch_verdict;

/// What nvlink prints about an input file: SMARCH_NVLINK_*.
typedef uint32_t smarch_nvlink_words;

/// What an answer about loading rests on: SMARCH_BASIS_*; 0 for forged targets.
typedef uint32_t smarch_basis;

/// An instruction, or a form of one, whose legality was measured: SMARCH_ISA_*.
typedef uint32_t smarch_isa_feature;

/// What is known of an instruction without a target.
typedef struct smarch_isa_feature_info {
    /// SMARCH_ISA_*.
    smarch_isa_feature feature;
    /// What it is for: SMARCH_ISA_GROUP_*.
    uint32_t group;
    /// "tcgen05.mma.kind::i8".
    const char *name;
    /// The group in words.
    const char *group_name;
} smarch_isa_feature_info;

/// The limits that ptxas checks for a GPU.
typedef struct smarch_limits {
    /// Threads of an SM: what .maxntid and .reqntid, and those times .minnctapersm, may come to.
    uint32_t threads_per_sm;
    /// Blocks of an SM: the most for .minnctapersm.
    uint32_t blocks_per_sm;
    /// Static shared memory of a kernel, bytes. A GPU name with suffix a gives more.
    uint32_t static_smem;
    /// Registers per thread, the fewest and the most.
    uint32_t least_registers;
    uint32_t most_registers;
    /// Named barriers of a block.
    uint32_t barriers;
} smarch_limits;

/// What becomes of a request: SMARCH_EFFECT_*.
typedef uint32_t smarch_effect;

/// What a program or a command line asks of ptxas.
typedef struct smarch_limit_request {
    /// SMARCH_LIMIT_*.
    uint32_t kind;
    /// .maxntid or .reqntid X, Y, Z, 1 for what is not said; all 0 beside SMARCH_LIMIT_MINNCTAPERSM: neither is said.
    uint32_t threads[3];
    /// The number, whatever the kind asks about; unused with SMARCH_LIMIT_MAXNTID and _REQNTID. --maxrregcount may be
    /// negative, and of a barrier's number ptxas reads the lower 32 bits.
    int64_t value;
} smarch_limit_request;

/// Why an image is chosen: SMARCH_PICK_*.
typedef uint32_t smarch_pick_reason;

/// The image that a device runs.
typedef struct smarch_choice {
    /// Its place in the list.
    size_t index;
    /// SMARCH_PICK_*.
    smarch_pick_reason reason;
    /// 1 when the list has another image that would come first if it ran, and of which that is unknown; else 0.
    uint32_t has_unknown_rival;
} smarch_choice;

/// How architectures are written for a tool: SMARCH_ARCH_SYNTAX_*.
typedef uint32_t smarch_arch_syntax;

/// What a tool takes from its surroundings. All zero: nothing is known.
typedef struct smarch_arch_context {
    /// SMARCH_ARCH_CONTEXT_DEVICES: the devices are known, be it that there is none.
    uint32_t flags;
    /// torch only: the newest compute capability that torch itself was built for; 0 when not known.
    smarch_cc torch_newest;
    /// The visible devices in order, device_count of them; may be NULL when there is none.
    const smarch_cc *devices;
    /// How many devices.
    size_t device_count;
    /// torch only: the caller's own flags for nvcc, extra_flags_len bytes; may be NULL.
    const char *extra_flags;
    /// Their length.
    size_t extra_flags_len;
} smarch_arch_context;

/// An image as C sees it.
typedef struct smarch_arch_image {
    /// SMARCH_KIND_SM: a cubin; _COMPUTE: PTX; _LTO: LTO IR.
    uint32_t kind;
    /// The target.
    uint32_t target;
    /// The target of the PTX that it is made from; 0 for PTX, and where the syntax does not tell.
    uint32_t from;
} smarch_arch_image;

/// The images that a list builds, in the tool's order, and remarks about it.
typedef struct smarch_arch_images {
    /// How many images.
    uint32_t count;
    /// Remarks: bit 1 << SMARCH_ARCH_REMARK_*.
    uint32_t remarks;
    /// The first byte of the token that the first remark is about; noted_start and noted_end are 0 when there is none.
    uint32_t noted_start;
    /// The byte after it.
    uint32_t noted_end;
    /// The images, count of them; the unused ones are 0.
    struct smarch_arch_image images[SMARCH_ARCH_LIST_CAPACITY];
} smarch_arch_images;

/// What is wrong with a list, and where. Positions are bytes of the text, from start up to, not including, end.
typedef struct smarch_arch_problem {
    /// The wrong token.
    uint32_t start;
    /// The byte after it; start where something is missing.
    uint32_t end;
    /// The token that the wrong one does not go with; both 0 when it is wrong by itself.
    uint32_t other_start;
    /// The byte after it.
    uint32_t other_end;
    /// Which words the tool has for it: for smarch_arch_problem_words.
    uint32_t words;
} smarch_arch_problem;

/// A CPU row, in the order of the table: by name.
typedef struct smarch_nvptx_cpu {
    /// The target whose sm_ name is the row's key.
    smarch_target target;
    /// The bit that says "this CPU": SMARCH_NVPTX_SM_*.
    uint32_t feature;
    /// The byte by which the cubin reader knows it, and 0x800 beside it for sm_90a; 0 where the reader has a gap.
    uint32_t elf_byte;
    /// 1 when the row implies tensor memory, else 0.
    uint32_t has_tmem;
    /// The bits that the row implies, bit i in word i / 64.
    uint64_t implies[6];
    /// The key.
    const char *name;
    /// Its length.
    size_t name_len;
    /// Generation and part, as printed.
    const char *family;
} smarch_nvptx_cpu;

/// A feature, in the order of its bits.
typedef struct smarch_nvptx_feature {
    /// The bit: SMARCH_NVPTX_*.
    uint32_t index;
    /// The key: "ptx88".
    const char *key;
    /// The description, as printed.
    const char *description;
} smarch_nvptx_feature;

/// A query of the subtarget that the document writes out.
typedef struct smarch_nvptx_probe {
    /// "HasSM90".
    const char *name;
    /// The feature it asks for: SMARCH_NVPTX_*.
    uint32_t feature;
    /// The word of the six that has the bit, and where in the word it is.
    uint32_t word;
    uint32_t shift;
} smarch_nvptx_probe;

/// A field of a structure that the document prints; offsets are not documented.
typedef struct smarch_nvptx_struct_field {
    /// Which structure: "NvptxFeatureState".
    const char *structure;
    /// The field's type, as printed.
    const char *kind;
    /// Its name.
    const char *name;
    /// How many of them: 6 for an array of six, 1 for one.
    uint32_t count;
} smarch_nvptx_struct_field;

/// A mistake in a CPU or in attributes.
typedef struct smarch_nvptx_problem {
    /// SMARCH_NVPTX_PROBLEM_*; 0 for none.
    uint32_t kind;
    /// Where it begins: in the CPU for SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU, else in the attributes.
    size_t start;
    /// How many bytes it has.
    size_t length;
} smarch_nvptx_problem;

/// What a CPU and attributes mean.
typedef struct smarch_nvptx_subtarget {
    /// Bit i is in word i / 64.
    uint64_t feature_bits[6];
    /// The CPU whose row was taken.
    smarch_target cpu;
    /// The number in its name: 90 for sm_90a.
    uint32_t sm_version;
    /// The PTX version of the highest selector that is on, times ten: 88; 0 when none is.
    uint32_t ptx_version;
    /// 1 when tensor memory is there, else 0.
    uint32_t has_tmem;
    /// 1 when the CPU is the fallback for an unknown name, else 0.
    uint32_t fell_back;
    /// How many mistakes were passed over; the first eight are in problems.
    uint32_t problem_count;
    struct smarch_nvptx_problem problems[8];
} smarch_nvptx_subtarget;

/// A release of LLVM that was run: SMARCH_LLVM_*.
typedef uint32_t smarch_llvm_release;

/// What llc makes of -mcpu and -mattr.
typedef struct smarch_llc_output {
    /// The .version that is written; 0.0 when nothing is, because the attributes ask for too old a PTX.
    struct smarch_version version;
    /// Then what they ask for and what the target needs; else 0.0.
    struct smarch_version asked;
    struct smarch_version lowest;
    /// 1 when the release knows the CPU, else 0. The .target is the CPU's text either way, "sm_30" for none.
    uint32_t knows_cpu;
} smarch_llc_output;

/// What a cubin says of itself.
typedef struct smarch_cubin {
    /// The SM number as stored, also where no target has it.
    uint32_t sm;
    /// The target of number and suffix a; 0 when the table has none. Code for an f target carries no
    /// mark and is its base target here: see named.
    smarch_target target;
    /// The -arch of the ptxas command line, where a note keeps it: the only trace of an f target, and a
    /// hint only. 0 when there is no such note or the table lacks the name.
    smarch_target named;
    /// 1 when built for suffix a, else 0.
    uint32_t accelerated;
    /// How the target is stored: SMARCH_LAYOUT_V1 or _V2.
    uint32_t layout;
    /// SMARCH_CUBIN_EXECUTABLE, _RELOCATABLE, _EWP or _OTHER.
    uint32_t kind;
    /// The width of addresses in bits, 32 or 64.
    uint32_t address_bits;
    /// e_flags, verbatim.
    uint32_t e_flags;
    /// Which of the fields below are known: SMARCH_CUBIN_HAS_*. A field that is not is 0 and means nothing.
    uint32_t known;
    /// The number in the .target of the PTX it came from (SMARCH_CUBIN_HAS_VIRTUAL_SM).
    uint32_t virtual_sm;
    /// SMARCH_DEBUG_* (SMARCH_CUBIN_HAS_DEBUG_INFO; layout V2 only).
    uint32_t debug_info;
    /// SMARCH_TEXTURES_* (SMARCH_CUBIN_HAS_TEXTURE_MODE; layout V1 only).
    uint32_t texture_mode;
    /// The toolkit that built it (SMARCH_CUBIN_HAS_TOOLKIT).
    struct smarch_version toolkit;
} smarch_cubin;

/// What the reader notes of a function while it reads, in the caller's array: there is no other memory. It means
/// nothing afterwards.
typedef struct smarch_cubin_scratch {
    /// Where its name lies in the file.
    size_t name_at;
    /// How long its name is.
    size_t name_len;
    /// The number of its symbol.
    uint32_t symbol;
    /// The number of its code's section.
    uint32_t section;
    /// The place in the array of the function that is at this one's place by name.
    uint32_t order;
    /// What was found already.
    uint32_t seen;
} smarch_cubin_scratch;

/// What a function of a cubin uses. Fields of which the file does not tell, or whose records are damaged, are 0
/// and mean nothing: known says which. A function that is damaged says where and how.
typedef struct smarch_cubin_kernel {
    /// Its name: in the caller's bytes, NUL-terminated there; mangled where the source was C++.
    const char *name;
    /// The name's length.
    size_t name_len;
    /// SMARCH_FUNCTION_ENTRY (a kernel) or _DEVICE.
    uint32_t kind;
    /// Which fields below are known: SMARCH_CUBIN_KERNEL_HAS_*.
    uint32_t known;
    /// SMARCH_CUBIN_KERNEL_STACK_UNBOUNDED, _EXPLICIT_CLUSTER.
    uint32_t flags;
    /// Registers per thread, at most 255 (HAS_REGISTERS).
    uint32_t registers;
    /// The cap on registers that ptxas kept; 255 is none (HAS_REGISTER_CAP).
    uint32_t register_cap;
    /// Named barriers of a block, 0 to 16 (HAS_BARRIERS).
    uint32_t barriers;
    /// Bytes of static shared memory that the source declares: what occupancy is asked with (HAS_SMEM).
    uint32_t static_smem;
    /// Bytes of shared memory that the toolkit put before them, 0 or 1024 (HAS_SMEM).
    uint32_t reserved_smem;
    /// Bytes of stack of a thread, with all that is called (HAS_STACK, and not STACK_UNBOUNDED).
    uint32_t stack;
    /// Bytes of the function's own stack frame (HAS_FRAME).
    uint32_t frame;
    /// Bytes of local memory in a section of its own; 0 from SM 35 on (HAS_LOCAL).
    uint32_t local;
    /// Bytes of all parameters, 0 when there are none (HAS_PARAMETERS).
    uint32_t parameter_bytes;
    /// Where in constant bank 0 they begin; 0 when there are none (HAS_PARAMETERS).
    uint32_t parameters_at;
    /// Textures that are bound by name (HAS_BOUND).
    uint32_t textures;
    /// Surfaces that are bound by name (HAS_BOUND).
    uint32_t surfaces;
    /// Samplers that are bound by name (HAS_BOUND).
    uint32_t samplers;
    /// Threads of a block exactly, as x, y, z (.reqntid); 0, 0, 0 when the source does not say (HAS_LAUNCH).
    uint32_t required_block[3];
    /// Threads of a block at most, as x, y, z; their product counts (.maxntid); 0, 0, 0 when the source does not
    /// say (HAS_LAUNCH).
    uint32_t max_block[3];
    /// Blocks of a cluster, as x, y, z (.reqnctapercluster); 0, 0, 0 when the source does not say (HAS_LAUNCH).
    uint32_t cluster[3];
    /// Blocks of a cluster at most (.maxclusterrank); 0 when the source does not say (HAS_LAUNCH).
    uint32_t max_cluster_rank;
    /// The constant banks that there are: bit n for bank n.
    uint32_t constant_banks;
    /// Bytes in each constant bank.
    uint32_t constant_bytes[SMARCH_CONSTANT_BANKS];
    /// Records whose attribute has no name; they were skipped.
    uint32_t unknown_attributes;
    /// SMARCH_OK, or the first damage that leaves some fields unknown.
    smarch_status fault;
    /// Where that damage is; SMARCH_NO_FAULT when there is none.
    size_t fault_at;
    /// Where its machine code lies in the file (HAS_CODE).
    size_t code_at;
    /// Bytes of machine code (HAS_CODE).
    size_t code_size;
    /// The library's while it reads; means nothing.
    struct smarch_cubin_scratch reserved;
} smarch_cubin_kernel;

/// Memory that belongs to no function but to the whole cubin.
typedef struct smarch_cubin_memory {
    /// Bytes of global variables.
    uint64_t global;
    /// The constant banks that there are: bit n for bank n. 3 holds the source's constants, 4 addresses.
    uint32_t constant_banks;
    /// Bytes in each constant bank.
    uint32_t constant_bytes[SMARCH_CONSTANT_BANKS];
} smarch_cubin_memory;

/// An entry of a fat binary, or a place that is so damaged that no entry can be read there (kind 0). Offsets are from
/// the start of the file; texts lie in the caller's bytes and do not end in NUL.
typedef struct smarch_fatbin_entry {
    /// Where its header begins, or where the damage is.
    size_t at;
    /// Where the region that it belongs to begins.
    size_t region_at;
    /// Where the payload begins.
    size_t payload_at;
    /// Bytes of the payload as stored, with padding; 0 for an image within a concatenated entry.
    size_t payload_size;
    /// Bytes of the header.
    size_t header_size;
    /// Bytes of the image, decompressed; of an image that is not compressed with padding.
    uint64_t size;
    /// Flags, verbatim: SMARCH_FATBIN_*.
    uint64_t flags;
    /// Of an image within the concatenated entry before: where in its decompressed payload it begins; else 0.
    uint64_t image_at;
    /// What it holds, as stored: SMARCH_ENTRY_*, or a number that was never seen. 0 for a damaged place.
    uint32_t kind;
    /// 1 for an image within the concatenated entry before, else 0.
    uint32_t is_within;
    /// Where in the file the fat binary is: SMARCH_PLACE_*; 0 for a damaged place.
    uint32_t place;
    /// The SM number as stored.
    uint32_t sm;
    /// The suffix of its target, 'a' or 'f', else 0. Unlike a cubin, an entry tells f.
    uint32_t suffix;
    /// Its target; 0 when the table has none.
    smarch_target target;
    /// A version: of PTX for PTX; 1.7 for cubins of layout V1, 1.8 for V2.
    uint32_t version_major;
    /// See version_major.
    uint32_t version_minor;
    /// SMARCH_COMPRESSION_*; 0 for a damaged place.
    uint32_t compression;
    /// Bytes of the compressed image without padding; 0 when it is not compressed.
    uint32_t compressed_size;
    /// The file name of the archive's member that holds it; NULL outside of archives.
    const char *member;
    /// Its length.
    size_t member_len;
    /// Where the member's bytes begin.
    size_t member_at;
    /// Usually the name of the source file; NULL when there is none.
    const char *identifier;
    /// Its length.
    size_t identifier_len;
    /// The options that the image was made with or is to be compiled with; NULL when there is no record of them.
    const char *options;
    /// Their length.
    size_t options_len;
    /// The copy of the cubin's .nv.compat; NULL when there is none.
    const uint8_t *compat;
    /// Its bytes.
    size_t compat_len;
    /// SMARCH_OK, or the first damage.
    smarch_status fault;
    /// Where it is; SMARCH_NO_FAULT when there is none.
    size_t fault_at;
} smarch_fatbin_entry;

/// What PTX text says of itself.
typedef struct smarch_ptx {
    /// The text after .target, to the end of the line or a comment, in the caller's bytes.
    const char *target_text;
    /// Its length.
    size_t target_len;
    /// The target that ptxas takes that for; 0 where it refuses.
    smarch_target target;
    /// Its .address_size; 0 when it does not say.
    uint32_t address_bits;
    /// Its .version.
    struct smarch_version version;
} smarch_ptx;

/// A text in the caller's bytes; it does not end in NUL.
typedef struct smarch_text {
    /// Its first character.
    const char *text;
    /// Its length.
    size_t len;
} smarch_text;

/// What one SM of a compute capability has. Rows are constant; a caller may also copy one, change
/// it and ask what the change would bring: numbers that no SM can have are SMARCH_ERROR_GEOMETRY.
typedef struct smarch_geometry {
    /// The compute capability.
    smarch_cc cc;
    /// Threads that an SM holds at a time.
    uint32_t max_threads_per_sm;
    /// Warps that an SM holds at a time: the threads above by 32.
    uint32_t max_warps_per_sm;
    /// Blocks (CTAs) that an SM holds at a time.
    uint32_t max_blocks_per_sm;
    /// Threads that a block may have.
    uint32_t max_threads_per_block;
    /// 32-bit registers of an SM.
    uint32_t registers_per_sm;
    /// 32-bit registers that a block may have.
    uint32_t registers_per_block;
    /// Registers that a thread may have.
    uint32_t max_registers_per_thread;
    /// A warp gets registers in multiples of this many: a power of two.
    uint32_t register_unit;
    /// Parts of an SM that have registers and warp slots of their own: a power of two. A block's warps are
    /// counted in multiples of it.
    uint32_t partitions;
    /// The partitions that a launch is checked against, a power of two: as above, but 4 on 6.0.
    uint32_t launch_partitions;
    /// Bytes of shared memory of an SM, at most.
    uint32_t smem_per_sm;
    /// Bytes of shared memory that a block may ask for without opting in.
    uint32_t smem_per_block;
    /// Bytes of shared memory that a block may ask for after opting in.
    uint32_t smem_per_block_optin;
    /// Bytes that the driver takes of each block's shared memory besides.
    uint32_t smem_reserved_per_block;
    /// A block gets shared memory in multiples of this many bytes: a power of two.
    uint32_t smem_unit;
    /// What decides how much shared memory an SM is given: SMARCH_SMEM_SPLIT_*.
    uint32_t smem_split;
    /// 1 when a kernel may ask for partitioned global caching, else 0.
    uint32_t partitioned_caching;
    /// Blocks that a cluster may have everywhere; 1 where there are no clusters (before 9.0).
    uint32_t max_cluster_portable;
    /// Blocks that a cluster may have when the kernel allows a non-portable size
    /// (SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE: no public source states it everywhere).
    uint32_t max_cluster_nonportable;
    /// Named barriers of an SM (SMARCH_GEOMETRY_HAS_BARRIERS; before 9.0 they are no limit).
    uint32_t barriers_per_sm;
    /// Virtual resources of an SM; 0 where there is no such resource (before 10.0).
    uint32_t virtual_resources_per_sm;
    /// Which of the fields above are known: SMARCH_GEOMETRY_HAS_*. A field that is not is 0 and means nothing.
    uint32_t known;
    /// Where the row comes from: SMARCH_SOURCE_*.
    uint32_t source;
    /// The sizes that shared memory can be given: bit n for n * 4096 bytes. As a list: smarch_carveouts.
    uint64_t carveouts;
    /// Register counts whose unit is twice as large: bit n for n registers per thread (2.x only).
    uint64_t register_unit_doubled;
    /// Not used; 0.
    uint64_t reserved[2];
} smarch_geometry;

/// The registers that launch bounds leave to a kernel.
typedef struct smarch_launch_registers {
    /// Registers that a thread may use.
    uint32_t registers;
    /// The bounds that do not count, because an SM cannot fulfil them: SMARCH_IGNORED_*.
    uint32_t ignored;
} smarch_launch_registers;

/// What a kernel takes when it is launched. All zero is a kernel that takes nothing; only block_size must be set.
typedef struct smarch_kernel {
    /// What counts besides: SMARCH_KERNEL_*.
    uint32_t flags;
    /// Threads of a block, 1 to 65535; of blocks that are larger than an SM runs, none fits. A search for the best
    /// block size does not read it.
    uint32_t block_size;
    /// Registers per thread, as ptxas reports them; 0 takes none.
    uint32_t registers;
    /// The preferred carve-out, in percent of the largest (SMARCH_KERNEL_CARVEOUT). Not read before 7.0.
    uint32_t carveout_percent;
    /// Bytes of static shared memory of a block, below 2^30.
    uint64_t static_smem;
    /// Bytes of dynamic shared memory of a block, whatever its size, below 2^30.
    uint64_t dynamic_smem;
    /// At most this many bytes of dynamic shared memory has the kernel opted in to (SMARCH_KERNEL_OPTIN).
    uint64_t max_dynamic_smem;
    /// Bytes of dynamic shared memory of each thread of a block, besides dynamic_smem.
    uint32_t dynamic_smem_per_thread;
    /// What the kernel prefers when there is no preferred carve-out: SMARCH_CACHE_*. Not read on 5.x and 6.x.
    uint32_t cache;
    /// Named barriers that a block uses, at most 16. No limit before 9.0.
    uint32_t barriers;
    /// Virtual resources that a block uses. No limit before 10.0.
    uint32_t virtual_resources;
    /// Threads that a block of this kernel may have at most, for the search of the best block size; 0 for as
    /// many as the architecture allows.
    uint32_t max_block_size;
    /// Not used; leave it 0.
    uint32_t reserved;
} smarch_kernel;

/// How many blocks of a kernel an SM holds at a time, and why not more.
typedef struct smarch_occupancy {
    /// Blocks on an SM; 0 when the kernel cannot run.
    uint32_t blocks;
    /// Their warps. Occupancy is warps of max_warps.
    uint32_t warps;
    /// Warps that an SM holds at most.
    uint32_t max_warps;
    /// The resources whose limit is blocks: SMARCH_LIMITER_*.
    uint32_t limiters;
    /// Blocks by warps; 0 when a block has more threads than it may.
    uint32_t by_warps;
    /// Blocks by registers; SMARCH_UNLIMITED when threads take none.
    uint32_t by_registers;
    /// Blocks by shared memory; 0 when a block asks for more than it may, SMARCH_UNLIMITED when it takes none.
    uint32_t by_smem;
    /// Blocks by the architecture's maximum.
    uint32_t by_slots;
    /// Blocks by named barriers; SMARCH_UNLIMITED when it uses none, and before 9.0.
    uint32_t by_barriers;
    /// Blocks by virtual resources; SMARCH_UNLIMITED when it uses none, and before 10.0.
    uint32_t by_virtual;
    /// Registers that a block gets.
    uint32_t allocated_registers;
    /// Bytes of shared memory that a block gets, the driver's reserve among them.
    uint32_t allocated_smem;
    /// Bytes of shared memory that the SM is given: its carve-out.
    uint32_t smem_per_sm;
    /// Warp slots that stay free.
    uint32_t unused_warps;
    /// Registers of the SM that stay free.
    uint32_t unused_registers;
    /// Bytes of the carve-out that stay free.
    uint32_t unused_smem;
    /// Block slots that stay free.
    uint32_t unused_slots;
    /// 1 when partitioned global caching was asked for and keeps each block within half an SM, else 0.
    uint32_t partitioned_caching;
} smarch_occupancy;

/// The block size that fills an SM best.
typedef struct smarch_best_block {
    /// Threads of a block; 0 when no size can run.
    uint32_t block_size;
    /// Blocks of that size on an SM.
    uint32_t blocks;
} smarch_best_block;

/// The bytes of dynamic shared memory that a block of a size takes. It must return: no exception, no longjmp.
typedef uint64_t (*smarch_dynamic_smem_of)(uint32_t block_size, void *context);

/// The least changes that each bring at least one more block, all else being as it is.
typedef struct smarch_next_step {
    /// Which of the changes below there are: SMARCH_NEXT_*. A field without its bit is 0 and means nothing.
    uint32_t found;
    /// Blocks as the kernel is.
    uint32_t blocks;
    /// The most registers per thread, fewer than now (SMARCH_NEXT_REGISTERS).
    uint32_t registers;
    /// The nearest smaller block size (SMARCH_NEXT_SMALLER_BLOCK).
    uint32_t smaller_block;
    /// The nearest larger block size (SMARCH_NEXT_LARGER_BLOCK): only with memory per thread on 2.x and 3.x.
    uint32_t larger_block;
    /// The most named barriers, fewer than now (SMARCH_NEXT_BARRIERS).
    uint32_t barriers;
    /// The most virtual resources, fewer than now (SMARCH_NEXT_VIRTUAL).
    uint32_t virtual_resources;
    /// Not used; 0.
    uint32_t reserved;
    /// The most bytes of static shared memory, fewer than now (SMARCH_NEXT_STATIC_SMEM).
    uint64_t static_smem;
    /// The most bytes of dynamic shared memory (not per thread), fewer than now (SMARCH_NEXT_DYNAMIC_SMEM).
    uint64_t dynamic_smem;
} smarch_next_step;

/// A point of a curve.
typedef struct smarch_curve_point {
    /// Where on the axis.
    uint32_t at;
    /// Blocks on an SM there; 0 where the kernel cannot run.
    uint32_t blocks;
    /// Their warps.
    uint32_t warps;
} smarch_curve_point;

/// A field of the profile object, described.
typedef struct smarch_profile_field {
    /// Where it begins, in bytes.
    uint32_t offset;
    /// Its width in bytes: 1, 4, 8 or 16.
    uint32_t width;
    /// Who stores it: SMARCH_SETTER_*.
    uint32_t setter;
    /// The document's confidence in percent; 0 where it states none.
    uint32_t confidence;
    /// 1 when the default is a constant, given in default_value.
    uint32_t has_default;
    /// 1 when later code overwrites what construction stored.
    uint32_t changes;
    /// The default as a number; meaningless when has_default is 0.
    uint64_t default_value;
    /// Its name: "codegen_factory".
    const char *name;
    /// The default as printed: "per-SM".
    const char *default_text;
    /// What is known of its meaning.
    const char *note;
} smarch_profile_field;

/// A region of the profile object.
typedef struct smarch_profile_region {
    /// Its first byte.
    uint32_t start;
    /// Its last byte.
    uint32_t end;
    /// What is in it.
    const char *content;
} smarch_profile_region;

/// A bit of +1385.
typedef struct smarch_scheduling_flag {
    /// The bit alone, as a mask.
    uint32_t mask;
    /// What it means; NULL for the two bits of which nothing is known.
    const char *meaning;
    /// The functions that set, clear or look at it; NULL where none is named.
    const char *evidence;
} smarch_scheduling_flag;

/// A field of the SM backend, the object that +1584 points at.
typedef struct smarch_backend_field {
    /// Its offset in the backend object, in bytes.
    uint32_t offset;
    /// The one bit that has the meaning, as a mask; 0 where it is the whole field.
    uint32_t mask;
    /// At least how many places read it.
    uint32_t consumers;
    /// What it means.
    const char *meaning;
} smarch_backend_field;

/// A field that every per-SM initializer deals with.
typedef struct smarch_initializer_field {
    /// The field's offset in the profile object.
    uint32_t offset;
    /// What the initializers of sm_75 to sm_88, of sm_89, of sm_90 and of sm_100 to sm_121 store; all NULL
    /// when they store the same.
    const char *differs[4];
} smarch_initializer_field;

/// What construction takes from outside. All zero: nothing is given, and the bytes that depend on it are zero and unknown.
typedef struct smarch_profile_inputs {
    /// SMARCH_PROFILE_*: which conditions hold, which steps follow, which of the fields below are given.
    uint32_t flags;
    /// The compiler driver's option value, for +1684.
    uint32_t cli_option;
    /// The encoded codegen factory, instead of the target's own.
    uint32_t factory;
    /// Which of the ten constant blocks are given: bit i for block i, in the order of their offsets.
    uint32_t block_mask;
    /// What the module base callback returned, for +432.
    uint64_t module_base;
    /// The pointer at +1200, to "NVIDIA".
    uint64_t vendor_string;
    /// The pointer at +1208.
    uint64_t associated_data;
    /// The pointer at +1584.
    uint64_t sm_backend;
    /// The pointer at +1488.
    uint64_t shared_memory_table;
    /// 160 bytes, block i at 16 * i; may be NULL when block_mask is 0.
    const uint8_t *blocks;
} smarch_profile_inputs;

/// The profile object: 1936 bytes, fields little-endian on every machine.
typedef struct smarch_profile {
    uint8_t bytes[SMARCH_PROFILE_SIZE];
} smarch_profile;

/// A bit for each byte of the profile object: set when the byte is known.
typedef struct smarch_profile_mask {
    /// Byte `i` is known when `bits[i / 8] >> (i % 8) & 1` is 1.
    uint8_t bits[SMARCH_PROFILE_MASK_SIZE];
} smarch_profile_mask;

/// A step of construction: SMARCH_STEP_*.
typedef uint32_t smarch_step;

/// One store of a step.
typedef struct smarch_profile_store {
    /// Where the field begins.
    uint32_t offset;
    /// Its width in bytes: 1, 4, 8 or 16.
    uint32_t width;
    /// Where the bytes come from: SMARCH_STORED_*.
    uint32_t stored;
    /// The bytes, as many as the field is wide.
    uint8_t bytes[16];
} smarch_profile_store;

/// A field, or a run of bytes without a name, in which two objects differ.
typedef struct smarch_profile_difference {
    /// Where it begins; read the bytes in either object there.
    uint32_t offset;
    /// How many bytes it has: of a field that a narrower one overlaps only its own.
    uint32_t length;
    /// The field; NULL for bytes that no document names.
    const struct smarch_profile_field *field;
} smarch_profile_difference;

/// The scheduler words of the warp-level profile.
typedef struct smarch_scheduler {
    /// The DWORD at +18: the partitions, twice.
    uint32_t packed;
    /// Its lower half.
    uint32_t low;
    /// Its upper half.
    uint32_t high;
    /// The WORD at +22.
    uint32_t dispatch_slots;
} smarch_scheduler;

/// A row of the scheduler table.
typedef struct smarch_scheduler_row {
    /// The highest codegen factory of the row; the next row begins above it.
    uint32_t highest_factory;
    /// The words.
    struct smarch_scheduler scheduler;
    /// The targets that the row names.
    const char *era;
} smarch_scheduler_row;

/// The codegen factory of a target.
typedef struct smarch_codegen_factory {
    /// The SASS ISA generation as gates compare it: 24577, 28673, 32768 or 36864.
    uint32_t isa_value;
    /// The encoded variant lies from here
    uint32_t lowest;
    /// to here; it is known where both are equal (not for sm_103, 110, 120 and 121).
    uint32_t highest;
} smarch_codegen_factory;

/// Encoded values that the document labels with an architecture.
typedef struct smarch_factory_label {
    /// The lowest value of the line.
    uint32_t lowest;
    /// The highest value of the line.
    uint32_t highest;
    /// The architecture as printed.
    const char *architecture;
    /// The generation as printed; NULL on the two lines that name none.
    const char *generation;
} smarch_factory_label;

/// Where documents contradict themselves, each other or the tools, and what the library answers.
typedef struct smarch_erratum {
    /// A stable id: "E09".
    const char *id;
    /// What it is about.
    const char *subject;
    /// What the documents say.
    const char *documents_say;
    /// What the library answers.
    const char *library_answers;
    /// Where the evidence is: a file under tests/data, or the place in a document.
    const char *proof;
    /// What kinds of evidence decide: SMARCH_EVIDENCE_*.
    uint32_t evidence;
} smarch_erratum;

/// Something that a document names in a binary.
typedef struct smarch_symbol {
    /// In which program: SMARCH_BINARY_*.
    uint32_t binary;
    /// What its name says it is: SMARCH_SYMBOL_*.
    uint32_t kind;
    /// Where it begins; meaningless when has_address is 0.
    uint32_t address;
    /// 1 when the name holds a whole address; 0 for nullsub_856, sub_609XXX, 0x485A..
    uint32_t has_address;
    /// The document's confidence in percent; 0 where it states none.
    uint32_t confidence;
    /// The name as printed: "sub_6765E0".
    const char *name;
    /// What the document calls it, or the text of a string; NULL where it has no name besides.
    const char *label;
    /// Its size as printed; NULL where none is. Sizes overlap the functions that follow.
    const char *size;
    /// What it does or holds.
    const char *role;
    /// Where it is named: "seed 000, Function Map".
    const char *place;
} smarch_symbol;

/// An entry of a validation table: twelve bytes, as ptxas has them.
typedef struct smarch_validation_entry {
    /// The SM number.
    uint32_t sm_id;
    /// The lowest PTX version, before the point.
    uint32_t ptx_major;
    /// The lowest PTX version, after the point.
    uint32_t ptx_minor;
} smarch_validation_entry;

/// One of the three tables in which ptxas looks up the .target of PTX.
typedef struct smarch_validation_table {
    /// The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.
    uint32_t suffix;
    /// Where ptxas has the table.
    uint32_t address;
    /// The comparison function of the search; 0 where the documents name none (no function is at 0).
    uint32_t comparator;
    /// The entries, numbers ascending.
    const struct smarch_validation_entry *entries;
    /// How many entries there are: 32, 7 or 6.
    size_t count;
} smarch_validation_table;

/// A line of the base table as the documents group it.
typedef struct smarch_name_group {
    /// The lowest SM number of the group.
    uint32_t lowest;
    /// The highest SM number of the group.
    uint32_t highest;
    /// 1 when the document calls the group active, 0 when legacy.
    uint32_t active;
    /// The lowest PTX version that is printed for the group.
    struct smarch_version ptx_lowest;
    /// The highest; neither is that of its members.
    struct smarch_version ptx_highest;
    /// The generation as printed: "Ampere/Ada".
    const char *generation;
} smarch_name_group;

/// What a suffix means, as documented.
typedef struct smarch_suffix_meaning {
    /// The suffix letter, 'a' or 'f'; 0 for none.
    uint32_t suffix;
    /// The target of the document's example.
    smarch_target example;
    /// What the document calls it; NULL for no suffix.
    const char *label;
    /// What it means.
    const char *meaning;
    /// Where its code runs.
    const char *forward_compatibility;
    /// On what the example's code runs.
    const char *runs_on;
    /// On what it does not; NULL where nothing is named.
    const char *does_not_run_on;
} smarch_suffix_meaning;

/// A compilation rule of the help text. What ptxas does: smarch_ptxas_compiles.
typedef struct smarch_documented_compile_rule {
    /// The target of the PTX.
    smarch_target ptx;
    /// What it compiles to; 0 where there is no second target.
    smarch_target sass[2];
    /// 1 when it compiles to every later target, too.
    uint32_t and_later;
} smarch_documented_compile_rule;

/// Targets that the family assignment lists together.
typedef struct smarch_family_assignment {
    /// The targets; 0 where there are no more.
    smarch_target targets[4];
    /// Their family name.
    const char *family;
    /// The document's note.
    const char *note;
} smarch_family_assignment;

/// What ptxas registers to identify a target.
typedef struct smarch_registered_profile {
    /// The target.
    smarch_target target;
    /// The codegen factory value that gates compare.
    uint32_t isa_value;
    /// "sm_90a".
    const char *sm_name;
    /// "compute_90a".
    const char *compute_name;
    /// "lto_90a".
    const char *lto_name;
    /// The family name.
    const char *family;
    /// The text of __CUDA_ARCH__; the macro's value is smarch_target_info's cuda_arch.
    const char *cuda_arch_text;
    /// The class of the ISA; NULL, unknown for ptxas.
    const char *isa_class;
    /// How the documents call the page that describes the target.
    const char *page;
} smarch_registered_profile;

/// A level of what ptxas knows of a target.
typedef struct smarch_profile_layer {
    /// 1 to 3.
    uint32_t level;
    /// The function or functions, by name.
    const char *function;
    /// What it holds.
    const char *content;
    /// What it answers.
    const char *gives;
} smarch_profile_layer;

/// A page of the documents' own.
typedef struct smarch_deep_dive {
    /// Its title.
    const char *title;
    /// What it is about.
    const char *content;
    /// How targets refer to it; NULL for the page that no target refers to.
    const char *page;
} smarch_deep_dive;

/// One of the seven maps of the capability dispatch.
typedef struct smarch_dispatch_map {
    /// Its number, 1 to 7.
    uint32_t map;
    /// Where ptxas keeps it.
    uint32_t address;
    /// 1 when the documents give its values (maps 1 to 3): smarch_dispatch_handlers.
    uint32_t has_values;
    /// What it is for.
    const char *purpose;
    /// What it holds.
    const char *value_type;
} smarch_dispatch_map;

/// The functions of a base target; its suffixed ones share them.
typedef struct smarch_handlers {
    /// The base target.
    smarch_target base;
    /// Map 1: handler A.
    uint32_t a;
    /// Map 2: handler B.
    uint32_t b;
    /// Map 3: the intrinsic table initializer.
    uint32_t initializer;
} smarch_handlers;

/// Targets that share all seven maps.
typedef struct smarch_sharing_group {
    /// The members, the base first; 0 where there is no third.
    smarch_target members[3];
    /// What the document calls the group.
    const char *name;
} smarch_sharing_group;

/// A generation that the documents describe.
typedef struct smarch_generation {
    /// The first target of its heading.
    smarch_target first;
    /// The last one, suffixed ones included.
    smarch_target last;
    /// The codegen factory value of its section.
    uint32_t isa_value;
    /// Its heading: "Hopper (sm_90 / sm_90a)".
    const char *label;
    /// What its section says first.
    const char *note;
} smarch_generation;

/// A feature of a generation.
typedef struct smarch_generation_feature {
    /// The position of its generation in smarch_generations.
    uint32_t generation;
    /// How many intrinsics or functions it brings; meaningless when has_count is 0.
    uint32_t count;
    /// 1 when a number is stated.
    uint32_t has_count;
    /// What it is.
    const char *text;
    /// How the names of those intrinsics begin; NULL where none is stated.
    const char *prefix;
} smarch_generation_feature;

/// A text in ptxas that the documents use as evidence.
typedef struct smarch_diagnostic_string {
    /// The text.
    const char *text;
    /// What for.
    const char *context;
    /// The address of the function that uses it; meaningless when has_function is 0.
    uint32_t function;
    /// 1 when one function uses it, 0 when several do.
    uint32_t has_function;
} smarch_diagnostic_string;

/// A row of the codegen factory table: one SASS ISA generation.
typedef struct smarch_factory_row {
    /// The value that gates compare.
    uint32_t isa_value;
    /// The first target of the generation.
    smarch_target first;
    /// Its last base target.
    smarch_target last;
    /// The generation as printed.
    const char *label;
} smarch_factory_row;

/// An encoded SM version that the documents list.
typedef struct smarch_sm_version {
    /// The encoded SM version, a codegen factory.
    uint32_t encoded;
    /// 1 when the row states the two words below.
    uint32_t has_words;
    /// The code-object version, the packed scheduler DWORD of the factory; meaningless when has_words is 0.
    uint32_t code_object_version;
    /// What the document calls most threads per CTA: the dispatch slots; meaningless when has_words is 0.
    uint32_t dispatch_slots;
    /// The target as printed; 36864 is called sm_90 there and is sm_100.
    const char *label;
} smarch_sm_version;

/// A row of the documents' geometry table, as printed. What occupancy depends on: smarch_geometry_of.
typedef struct smarch_documented_geometry {
    /// The base target.
    smarch_target base;
    /// 32-bit registers of an SM.
    uint32_t registers_per_sm;
    /// Registers of a thread, at most.
    uint32_t max_registers_per_thread;
    /// Threads of a block, at most.
    uint32_t max_threads_per_cta;
    /// Warps of an SM, at most.
    uint32_t warps_per_sm;
    /// Blocks of an SM, at most.
    uint32_t max_ctas_per_sm;
    /// Scheduler partitions.
    uint32_t scheduler_partitions;
    /// Dispatch slots.
    uint32_t dispatch_slots;
    /// The document's confidence in percent.
    uint32_t confidence;
    /// The target whose shared memory the row refers to; 0 where it lists its own.
    smarch_target same_as;
    /// The sizes that shared memory can be given, in KiB, ascending.
    const uint32_t *shared_memory_kib;
    /// How many sizes there are.
    size_t shared_memory_count;
} smarch_documented_geometry;

/// What a column of the geometry table means.
typedef struct smarch_column_definition {
    /// The column as printed.
    const char *column;
    /// What it means.
    const char *meaning;
} smarch_column_definition;

/// A constant of all targets from sm_75 on.
typedef struct smarch_universal_constant {
    /// Its value.
    uint32_t value;
    /// Its offset in the profile object; meaningless when has_offset is 0.
    uint32_t profile_offset;
    /// 1 when the profile object holds it.
    uint32_t has_offset;
    /// What it is.
    const char *parameter;
    /// In what it counts; NULL where the document names no unit.
    const char *unit;
    /// From what it was read.
    const char *evidence;
} smarch_universal_constant;

/// A largest size of shared memory, as sub_ABF250 records it.
typedef struct smarch_smem_maximum {
    /// The size in bytes.
    uint32_t bytes;
    /// The targets for which it is recorded, as printed.
    const char *path;
} smarch_smem_maximum;

/// In what units registers are granted, as documented.
typedef struct smarch_register_allocation {
    /// The lowest SM number of the row.
    uint32_t first;
    /// The highest SM number of the row.
    uint32_t last;
    /// Registers that a warp gets at a time.
    uint32_t per_warp;
    /// The same for one thread.
    uint32_t per_thread;
    /// a2[6][1] of sub_ABF250.
    uint32_t a2_6_1;
    /// a2[6][2] of sub_ABF250.
    uint32_t a2_6_2;
    /// The targets, as printed.
    const char *targets;
} smarch_register_allocation;

/// What the documented formula makes of a kernel; not the answer to rely on (erratum E22).
typedef struct smarch_documented_occupancy {
    /// Registers of a thread, rounded up to the unit.
    uint32_t effective_registers;
    /// Registers of a warp.
    uint32_t registers_per_warp;
    /// Warps for which the SM has registers.
    uint32_t warps_by_registers;
    /// Warps of the SM: those, or its limit.
    uint32_t max_warps;
    /// Blocks of the SM.
    uint32_t max_ctas;
} smarch_documented_occupancy;

/// A Blackwell architecture as nvlink registers it.
typedef struct smarch_nvlink_architecture {
    /// The base target.
    smarch_target base;
    /// The base, a and f.
    smarch_target targets[3];
    /// The number by 10: architectures with the same decade count as related.
    uint32_t decade;
    /// Its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.
    const char *profiles[9];
    /// The product line.
    const char *product_line;
    /// The family string.
    const char *family;
    /// The text of isaClass.
    const char *isa_class;
    /// Where its names are referred to: "0x485A..".
    const char *registered_at;
} smarch_nvlink_architecture;

/// A string in nvlink's read-only data.
typedef struct smarch_rodata_string {
    /// The string.
    const char *text;
    /// Its address, as the table has it.
    uint32_t address;
    /// Where it must begin instead: the end of the string in which address lies; meaningless when has_correction is 0.
    uint32_t corrected;
    /// 1 when the address of the table lies inside another string.
    uint32_t has_correction;
} smarch_rodata_string;

/// A slot of the dispatch table.
typedef struct smarch_dispatch_slot {
    /// Its number, 0 to 6.
    uint32_t slot;
    /// Where nvlink keeps its hash map; meaningless when has_address is 0.
    uint32_t address;
    /// 0 where no document says it: slots 1 and 2.
    uint32_t has_address;
    /// What it is for.
    const char *role;
} smarch_dispatch_slot;

/// The encoding table function of a base target; its suffixed ones share it.
typedef struct smarch_encoding_function {
    /// The base target.
    smarch_target base;
    /// The address of the function.
    uint32_t function;
} smarch_encoding_function;

/// A part of nvlink that all Blackwell architectures share.
typedef struct smarch_shared_component {
    /// Where it begins.
    uint32_t start;
    /// Where its range ends; meaningless when has_end is 0.
    uint32_t end;
    /// 0 for a function of which only the start is given.
    uint32_t has_end;
    /// What it is.
    const char *component;
    /// Its size as printed.
    const char *size;
} smarch_shared_component;

/// A claim of the document about nvlink.
typedef struct smarch_claim {
    /// 1 when the document calls it confirmed, 0 when high.
    uint32_t confirmed;
    /// What is claimed.
    const char *claim;
    /// How it was verified.
    const char *verification;
} smarch_claim;

/// A string and where the verification of a claim has it.
typedef struct smarch_claimed_address {
    /// The position of the claim in smarch_nvlink_claims.
    uint32_t claim;
    /// Its address.
    uint32_t address;
    /// The string, or the architecture or macro value whose string it is.
    const char *name;
} smarch_claimed_address;

/// A remark of the document about nvlink.
typedef struct smarch_observation {
    /// Its number, from 1.
    uint32_t number;
    /// Its title.
    const char *title;
    /// What it says.
    const char *text;
} smarch_observation;

/// What finalization is asked. All zero is the null input, code 24.
typedef struct smarch_finalize_request {
    /// 1 when there is an input; 0 is the null input.
    uint32_t present;
    /// SMARCH_FINALIZE_MASK, SMARCH_FINALIZE_CLASS, both or 0.
    uint32_t flags;
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number may be asked.
    uint32_t source;
    /// The number of the architecture to finalize for.
    uint32_t target;
    /// The version, which is refused above 0x101.
    uint32_t version;
    /// The finalization class type, 0 to 4; looked at with SMARCH_FINALIZE_CLASS.
    uint32_t class_type;
    /// What the check of each class type comes to, which no document says: 0 unknown,
    /// SMARCH_CLASS_PASSES, or the code with which it refuses, 27 to 30.
    uint32_t class_outcomes[5];
    /// The capability mask of the object; looked at with SMARCH_FINALIZE_MASK.
    uint32_t capabilities;
} smarch_finalize_request;

/// The answer of finalization with its reason.
typedef struct smarch_finalization {
    /// SMARCH_ANSWER_YES, _NO or _UNKNOWN.
    uint32_t answer;
    /// What decided: SMARCH_FINALIZE_STEP_*.
    uint32_t step;
    /// The code, SMARCH_FINALIZE_*; meaningless when has_code is 0.
    uint32_t code;
    /// 0 where no document pins the code: unknown classes, and masks that lack a bit.
    uint32_t has_code;
    /// The object's number after remapping.
    uint32_t source;
    /// The other number after remapping.
    uint32_t target;
    /// The bit of the capability mask that the target requires; 0 where it requires none.
    uint32_t required;
} smarch_finalization;

/// A number that stands for another in finalization.
typedef struct smarch_remapping {
    /// The internal number.
    uint32_t from;
    /// What it counts as.
    uint32_t to;
    /// The document's reading of it.
    const char *interpretation;
} smarch_remapping;

/// A number as the checks hold it: an ASCII character.
typedef struct smarch_arch_character {
    /// The character: 'd'.
    uint32_t character;
    /// The number, which is its code; 104 is remapped to 120.
    uint32_t number;
} smarch_arch_character;

/// An architecture that the check treats on its own.
typedef struct smarch_special_case {
    /// The architecture.
    smarch_target target;
    /// How.
    const char *handling;
} smarch_special_case;

/// An architecture's bit of the capability mask.
typedef struct smarch_capability_bit {
    /// The architecture.
    smarch_target target;
    /// Its bit as a mask.
    uint32_t mask;
} smarch_capability_bit;

/// The architectures of a decade.
typedef struct smarch_decade_group {
    /// The number of the architectures by 10.
    uint32_t decade;
    /// The base targets; 0 where there is no second.
    smarch_target members[2];
    /// What runs where.
    const char *compatibility;
} smarch_decade_group;

/// The options of a list that was read.
typedef struct smarch_codegen_options {
    /// Which options are given: bit 1u << SMARCH_OPTION_*. Fields of others are 0.
    uint32_t given;
    /// SMARCH_LDS128_*.
    uint32_t lds128convert;
    /// The most registers.
    uint32_t stress_maxrregcount;
    /// 0 or 1.
    uint32_t stress_noglobalregalloc;
    /// 0 or 1.
    uint32_t legacy_cvtf64;
    /// 0 to 2.
    uint32_t perf_per_watt_opt_level;
    /// 0 or 1.
    uint32_t stress_no_crp;
} smarch_codegen_options;

/// A codegen option.
typedef struct smarch_codegen_option {
    /// SMARCH_OPTION_*.
    uint32_t option;
    /// Its name: "lds128convert".
    const char *name;
    /// Its values as printed.
    const char *values;
    /// What it does.
    const char *description;
} smarch_codegen_option;

/// An architecture between sm_75 and sm_89 as cicc's document lists it.
typedef struct smarch_cicc_capability {
    /// The architecture.
    smarch_target target;
    /// The value of __CUDA_ARCH__.
    uint32_t cuda_arch;
    /// The PTX version as documented; as run it is 9.0 for every target (erratum E46).
    uint32_t ptx_version;
    /// The generation as documented (erratum E12).
    const char *generation;
} smarch_cicc_capability;

/// A name of the range that is missing somewhere.
typedef struct smarch_cicc_absent_name {
    /// The target.
    smarch_target target;
    /// 1 when the command line has no entry for it.
    uint32_t no_cli_entry;
    /// 1 when it is said to be in the table of processors only (erratum E12).
    uint32_t internal_only;
} smarch_cicc_absent_name;

/// A function that sets the default architecture.
typedef struct smarch_cicc_default {
    /// The address of the function.
    uint32_t function;
    /// The default.
    smarch_target target;
    /// 1 when it is written as an option, -arch=compute_75.
    uint32_t as_option;
} smarch_cicc_default;

/// A variable that holds the architecture.
typedef struct smarch_cicc_variable {
    /// Its name: "qword_4F077A8".
    const char *name;
    /// What it is said to hold.
    const char *encoding;
    /// In about how many files of the decompilation it is used.
    uint32_t files;
} smarch_cicc_variable;

/// A named bound of qword_4F077A8.
typedef struct smarch_cicc_threshold {
    /// The highest number that is not above.
    uint32_t bound;
    /// What lies above: "Volta, sm_70".
    const char *above;
} smarch_cicc_threshold;

/// A flag of the front end.
typedef struct smarch_cicc_flag {
    /// Its bit: SMARCH_CICC_FLAG_*.
    uint32_t flag;
    /// The byte that guards it, SMARCH_CICC_GUARD_*, or SMARCH_CICC_NO_GUARD.
    uint32_t guard;
    /// Its name: "unk_4D047C0".
    const char *name;
    /// Who sets it, where its consumer was found; else NULL.
    const char *set_at;
    /// Who reads it, or NULL.
    const char *consumer;
    /// What it does, or NULL.
    const char *meaning;
} smarch_cicc_flag;

/// A rule of a configurator; smarch_cicc_rule_write writes what it does.
typedef struct smarch_cicc_rule {
    /// Where it is stated: SMARCH_CICC_PART_*.
    uint32_t part;
    /// Its stage, SMARCH_CICC_STAGE_*; 0 where none is stated.
    uint32_t stage;
    /// The flag: SMARCH_CICC_FLAG_*.
    uint32_t flag;
    /// The byte that keeps it from storing, SMARCH_CICC_GUARD_*, or SMARCH_CICC_NO_GUARD.
    uint32_t guard;
    /// Where it is stated, in words.
    const char *part_name;
    /// What the document says besides, or NULL.
    const char *note;
} smarch_cicc_rule;

/// A stage of the configuration, in their order.
typedef struct smarch_cicc_stage {
    /// SMARCH_CICC_STAGE_*.
    uint32_t stage;
    /// "sub_60E7C0".
    const char *name;
    /// What it does.
    const char *purpose;
} smarch_cicc_stage;

/// What the configurators are given. All zero: number 0, nothing overridden, nothing known.
typedef struct smarch_cicc_inputs {
    /// What qword_4F077A8 holds: smarch_cicc_encode_sm, smarch_cicc_encode_gcc (erratum E40).
    uint32_t number;
    /// What unk_4F077A0 holds, the effective number; looked at with SMARCH_CICC_VIRTUAL.
    uint32_t effective;
    /// SMARCH_CICC_VIRTUAL, SMARCH_CICC_VARIANT, both or 0.
    uint32_t options;
    /// Which conditions that no document states are known: bit 1u << SMARCH_CICC_OPEN_*.
    uint32_t open_known;
    /// Which of those hold.
    uint32_t open_holding;
    /// The override bytes that the command line has set: bit 1u << SMARCH_CICC_GUARD_*.
    uint32_t overridden;
    /// What the flags hold before: flag f is bit f % 32 of word f / 32. Flags whose byte is set keep it.
    uint32_t before[2];
    /// Which flags sub_60D650 stores by optimization level and language; no document lists them.
    uint32_t optimized[2];
    /// Which of those become 1.
    uint32_t optimized_values[2];
} smarch_cicc_inputs;

/// What a flag holds and who stored it.
typedef struct smarch_cicc_setting {
    /// 0, 1 or SMARCH_CICC_VALUE_UNKNOWN.
    uint8_t value;
    /// SMARCH_CICC_ORIGIN_*.
    uint8_t origin;
    /// With SMARCH_CICC_ORIGIN_RULE the index of the rule in smarch_cicc_rules; else 0.
    uint16_t rule;
} smarch_cicc_setting;

/// All flags, by bit.
typedef struct smarch_cicc_configuration {
    /// Flag f is settings[f].
    struct smarch_cicc_setting settings[SMARCH_CICC_FLAG_COUNT];
} smarch_cicc_configuration;

/// A comparison of unk_4D045E8, the raw SM number, as documented.
typedef struct smarch_cicc_gate_location {
    /// The lowest number for which it holds.
    uint32_t lowest;
    /// The highest.
    uint32_t highest;
    /// The address of the function that compares.
    uint32_t function;
    /// The line in its decompilation; 0 where none is stated.
    uint32_t line;
    /// What happens: SMARCH_CICC_EFFECT_*.
    uint32_t effect;
    /// The same in words.
    const char *text;
} smarch_cicc_gate_location;

/// What the document says of a feature up to sm_89.
typedef struct smarch_cicc_pre_hopper {
    /// The functions; the second is 0 where there is one.
    uint32_t functions[2];
    /// The feature.
    const char *feature;
    /// What happens.
    const char *behavior;
} smarch_cicc_pre_hopper;

/// A diagnostic.
typedef struct smarch_cicc_diagnostic {
    /// SMARCH_CICC_DIAGNOSTIC_*.
    uint32_t diagnostic;
    /// SMARCH_CICC_SEVERITY_*.
    uint32_t severity;
    /// Its number inside, as documented; 0 where none is stated.
    uint32_t number;
    /// The number that is printed; 0 where none is.
    uint32_t printed_number;
    /// The text.
    const char *text;
} smarch_cicc_diagnostic;

/// A construct whose handling was measured.
typedef struct smarch_cicc_construct {
    /// SMARCH_CICC_CONSTRUCT_*.
    uint32_t construct;
    /// Which it is: "launch_bounds(128,1,2)".
    const char *text;
} smarch_cicc_construct;

/// An operation.
typedef struct smarch_cicc_operation {
    /// SMARCH_CICC_ATOMIC_*.
    uint32_t operation;
    /// Its place in the document's list, from 1 on; 0 where that lacks it.
    uint32_t position;
    /// 1 when the document lists it among those that take an L2 cache hint (erratum E46e).
    uint32_t takes_hint;
    /// The end of the builtin's name: "fetch_add".
    const char *name;
    /// How the instruction begins: "atom.add".
    const char *mnemonic;
} smarch_cicc_operation;

/// An atomic operation on an object. Scope 0 is one thread and order 0 is relaxed, as the builtins have it.
typedef struct smarch_cicc_atomic {
    /// SMARCH_CICC_ATOMIC_*.
    uint32_t operation;
    /// The kind of the object's type, SMARCH_CICC_KIND_*; 0 with a fence.
    uint32_t kind;
    /// Its size in bytes; 0 with a fence.
    uint32_t width;
    /// SMARCH_CICC_SCOPE_*.
    uint32_t scope;
    /// SMARCH_CICC_ORDER_*; of a compare-exchange, that of success.
    uint32_t order;
    /// The order of a compare-exchange that fails.
    uint32_t failure_order;
    /// SMARCH_CICC_CACHE_HINT or 0.
    uint32_t flags;
} smarch_cicc_atomic;

/// What becomes of an atomic operation.
typedef struct smarch_cicc_lowering {
    /// SMARCH_YES where there is an instruction.
    smarch_verdict verdict;
    /// How many of diagnostics there are.
    uint32_t diagnostic_count;
    /// What cicc says, in order: SMARCH_CICC_DIAGNOSTIC_*; 0 beyond the count.
    uint32_t diagnostics[4];
    /// What stands before the instruction, "fence.sc.gpu", NUL-terminated; "" where nothing does.
    char fence[24];
    /// The instruction without its operands, "atom.add.relaxed.gpu.s32", NUL-terminated; "" where there is none.
    char instruction[56];
} smarch_cicc_lowering;

/// Builtins that are refused before Hopper.
typedef struct smarch_cicc_hopper_intrinsic {
    /// The id, or the first of two.
    uint32_t first;
    /// The last one.
    uint32_t last;
    /// What it is.
    const char *description;
} smarch_cicc_hopper_intrinsic;

/// A branch on a condition that is the same in all threads.
typedef struct smarch_cicc_branch {
    /// The intrinsic.
    const char *name;
    /// Its ids: the verifier's and the lowering's.
    uint32_t builtins[2];
    /// The lowest SM number that has it.
    uint32_t lowest;
    /// What is said below.
    const char *message;
} smarch_cicc_branch;

/// A feature of a generation, as the document lists it.
typedef struct smarch_cicc_feature {
    /// SMARCH_CICC_GENERATION_*.
    uint32_t generation;
    /// The bound of qword_4F077A8 above which the generation's features are there; 0 for Turing, which has none.
    uint32_t threshold;
    /// The feature.
    const char *title;
    /// What the document says of it.
    const char *text;
    /// The ids of its builtins, or NULL.
    const char *builtins;
    /// The diagnostic it names, or NULL.
    const char *diagnostic;
    /// The condition in the text, or NULL.
    const char *condition;
    /// The variables it names, then NULL.
    const char *variables[4];
    /// The functions it names, then NULL.
    const char *functions[4];
} smarch_cicc_feature;

/// A row of the flag table.
typedef struct smarch_cicc_flag_row {
    /// The base target; -opt-arch takes its suffixed ones, too.
    smarch_target base;
    /// The value of __CUDA_ARCH.
    uint32_t cuda_arch;
    /// What is said beside it: "Hopper (H100)".
    const char *supported;
} smarch_cicc_flag_row;

/// What -arch=compute_N is translated to.
typedef struct smarch_cicc_translation {
    /// The value of __CUDA_ARCH for the preprocessor.
    uint32_t cuda_arch;
    /// The target of -opt-arch: suffix and all.
    smarch_target opt_arch;
    /// The target of -mcpu: the base.
    smarch_target mcpu;
} smarch_cicc_translation;

/// What the document says of a suffix.
typedef struct smarch_cicc_variant {
    /// The letter; 0 for none.
    uint32_t suffix;
    /// What it means.
    const char *meaning;
} smarch_cicc_variant;

/// SMs and the PTX version that the document gives them.
typedef struct smarch_cicc_ptx_range {
    /// The first SM number, and the last one.
    uint32_t first;
    uint32_t last;
    /// The version.
    struct smarch_version version;
} smarch_cicc_ptx_range;

/// Something that the document says of itself or of cicc.
typedef struct smarch_cicc_fact {
    /// What it is about; NULL for a string of cicc's.
    const char *item;
    /// What is said, or the string; NULL where only an address is given.
    const char *value;
    /// The address of a place or a string; 0 for others.
    uint32_t address;
} smarch_cicc_fact;

/// What cicc notes of an architecture: 24 bytes, little-endian in cicc.
typedef struct smarch_sm_features {
    /// The SM number, 70 to 121.
    uint32_t sm_version;
    /// The most registers of a thread: 255.
    uint32_t max_registers;
    /// The register file in KiB: 64, from 90 on 128. The silicon has 256 (erratum E25).
    uint32_t register_file_kb;
    /// The limit of physical colors: 15.
    uint32_t physical_color_limit;
    /// One bit a feature (`FeatureBit`, in C SMARCH_SM_FEATURE_*). Bits 0 to 7 and 27 to 63 are reserved and 0.
    uint64_t feature_flags;
} smarch_sm_features;

/// A bit of feature_flags.
typedef struct smarch_sm_feature_bit {
    /// The bit as a mask.
    uint64_t mask;
    /// Its index: SMARCH_SM_FEATURE_*.
    uint32_t index;
    /// The lowest SM number that has it.
    uint32_t from;
    /// Its name without has_: "tensor_cores".
    const char *name;
} smarch_sm_feature_bit;

/// A row of a feature matrix.
typedef struct smarch_sm_matrix_row {
    /// Which matrix: SMARCH_SM_MATRIX_*.
    uint32_t matrix;
    /// The lowest SM number that has the feature.
    uint32_t from;
    /// 1 when later SMs lack it again (tensor memory), else 0.
    uint32_t on_some_only;
    /// Its bit of feature_flags: SMARCH_SM_FEATURE_*; UINT32_MAX for tensor memory, which has none.
    uint32_t bit;
    /// The feature, as printed.
    const char *feature;
    /// The erratum where it is measured otherwise: "E46d"; NULL where none is.
    const char *erratum;
} smarch_sm_matrix_row;

/// A column of the matrix of tensor cores.
typedef struct smarch_sm_tensor_cores {
    /// The SM number.
    uint32_t sm;
    /// SMARCH_CICC_EMIT_*.
    uint32_t kind;
    /// Cycles of an operation.
    uint32_t latency;
    /// The register file in KiB, as documented (erratum E25).
    uint32_t register_file_kb;
    /// The most registers of a thread.
    uint32_t max_registers;
    /// The limit of physical colors.
    uint32_t color_limit;
    /// The kind as printed.
    const char *name;
} smarch_sm_tensor_cores;

/// An address space.
typedef struct smarch_cicc_address_space {
    /// Its number.
    uint32_t number;
    /// 1 when the document speaks of it, else 0: then it is LLVM's, and the next three say nothing.
    uint32_t documented;
    /// 1 when loads and stores are allowed on every target, 0 when only where there is tensor memory.
    uint32_t load_store_everywhere;
    /// 1 when atomics are allowed, else 0.
    uint32_t atomic;
    /// 1 when it may be cast to and from every space, 0 when to and from generic only.
    uint32_t casts_to_all;
    /// Its name.
    const char *name;
} smarch_cicc_address_space;

/// An opcode that has a check.
typedef struct smarch_cicc_opcode {
    /// SMARCH_CICC_OPCODE_*.
    uint32_t code;
    /// The instruction: "load".
    const char *instruction;
    /// The function that checks, as printed.
    const char *handler;
    /// What it checks, as printed.
    const char *check;
} smarch_cicc_opcode;

/// An instruction that is refused.
typedef struct smarch_cicc_unsupported {
    /// The lines of the validator that refuse it, first and last.
    uint32_t first_line;
    uint32_t last_line;
    /// Its name.
    const char *name;
    /// What is printed; NULL where the document has no text.
    const char *text;
    /// When, as printed.
    const char *condition;
} smarch_cicc_unsupported;

/// An instruction, and how the validator is called.
typedef struct smarch_cicc_instruction {
    /// SMARCH_CICC_OPCODE_*, SMARCH_CICC_INDIRECTBR, _INVOKE, _RESUME or _LANDINGPAD.
    uint32_t kind;
    /// Of a load or store the address space; of a cast the one that is cast from; else not looked at.
    uint32_t space;
    /// Of a cast the address space that is cast to; else not looked at.
    uint32_t to;
    /// Of a fence SMARCH_CICC_ORDERING_*; else not looked at.
    uint32_t ordering;
    /// SMARCH_CICC_MODE_*.
    uint32_t mode;
    /// SMARCH_CICC_DIAGNOSTIC_MODE or 0.
    uint32_t flags;
} smarch_cicc_instruction;

/// What the validator makes of an instruction.
typedef struct smarch_cicc_check {
    /// SMARCH_ANSWER_*: unknown where the document does not say.
    uint32_t answer;
    /// SMARCH_CICC_FAULT_*; 0 for none.
    uint32_t fault;
    /// 1 when the error flag of the context is set, else 0.
    uint32_t error_flag;
    /// 1 when the compilation is ended there and then, else 0.
    uint32_t aborts;
    /// What is printed, cut short where the document cuts it short; NULL where it has no text.
    const char *text;
} smarch_cicc_check;

/// What the ladders of code generation give for an SM number.
typedef struct smarch_cicc_codegen {
    /// Which call is emitted: SMARCH_CICC_EMIT_*. Literally: 120 and 121 fall under 100 (erratum E47b).
    uint32_t emit_path;
    /// Cycles of an operation.
    uint32_t latency;
    /// The register file in KiB (erratum E25).
    uint32_t register_file_kb;
    /// The occupancy aimed at, in percent.
    uint32_t max_occupancy_percent;
    /// The overlap of the scheduler, in tenths.
    uint32_t overlap_tenths;
} smarch_cicc_codegen;

/// Something in which SM120 differs from SM100 and SM103.
typedef struct smarch_cicc_divergence {
    /// What differs, and what each has, as printed.
    const char *property;
    const char *sm100;
    const char *sm120;
} smarch_cicc_divergence;

/// What libnvvm makes of a data layout.
typedef struct smarch_nvvm_layout_answer {
    /// SMARCH_YES, SMARCH_NO_NVVM_LAYOUT, SMARCH_UNKNOWN_NVVM_LAYOUT or SMARCH_NO_NVVM_ARCH.
    smarch_verdict verdict;
    /// Why it cannot be read: SMARCH_NVVM_MALFORMED_*; 0 when it can.
    uint32_t malformation;
    /// What is against it: bit 1 << SMARCH_NVVM_COMPLAINT_* for each.
    uint32_t complaints;
    /// The first byte of the specification that cannot be read; SMARCH_NO_FAULT when all can.
    size_t fault_at;
} smarch_nvvm_layout_answer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// What a status means, in words. Never NULL; a number that is no status gives "unknown status".
SMARCH_NODISCARD const char *smarch_status_message(smarch_status status) SMARCH_NOEXCEPT;

/// The version of the archive: major << 16 | minor << 8 | patch. Another than SMARCH_VERSION, which is the header's,
/// means that the program was compiled with the header of another archive.
SMARCH_NODISCARD uint32_t smarch_library_version(void) SMARCH_NOEXCEPT;

/// The CUDA toolkit whose answers these are, "13.0.88". Never NULL.
SMARCH_NODISCARD const char *smarch_toolkit(void) SMARCH_NOEXCEPT;

/// The release of that toolkit, 13.0.
SMARCH_NODISCARD struct smarch_version smarch_toolkit_version(void) SMARCH_NOEXCEPT;

/// The sm_ name of a target, "sm_90a". Never NULL; "" when t is no target.
SMARCH_NODISCARD const char *smarch_target_name(smarch_target t) SMARCH_NOEXCEPT;

/// The base target of a compute capability; 0 when no target has the number. 10.1 gives
/// sm_101, the older name of sm_110.
SMARCH_NODISCARD smarch_target smarch_target_from_cc(smarch_cc cc) SMARCH_NOEXCEPT;

/// The target that ptxas, cicc and nvcc take when none is named: sm_75.
SMARCH_NODISCARD smarch_target smarch_target_default(void) SMARCH_NOEXCEPT;

/// What is known of a target; NULL when t is no target.
SMARCH_NODISCARD const struct smarch_target_info *smarch_target_info_of(smarch_target t) SMARCH_NOEXCEPT;

/// All targets, ordered by number, then base, a, f; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_target_info *smarch_targets(size_t *count) SMARCH_NOEXCEPT;

/// A standing in words: "production". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_standing_name(uint32_t standing) SMARCH_NOEXCEPT;

/// A family in words: "sm_10x". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_family_name(uint32_t family) SMARCH_NOEXCEPT;

/// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
/// zeros, nothing after it. s may be NULL when len is 0.
///
/// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
SMARCH_NODISCARD smarch_status smarch_target_parse(const char *s, size_t len, smarch_target *out) SMARCH_NOEXCEPT;

/// Which kind and target a name stands for: sm_, compute_ or lto_; else as smarch_target_parse.
SMARCH_NODISCARD smarch_status smarch_name_parse(const char *s, size_t len, struct smarch_name *out) SMARCH_NOEXCEPT;

/// Which target ptxas takes PTX for, given the text after .target. ptxas is lenient:
/// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
/// name counts. For what a user typed take smarch_target_parse.
///
/// SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_*: ptxas refuses the directive.
SMARCH_NODISCARD
smarch_status smarch_ptx_target_parse_like_ptxas(const char *s,
                                                 size_t len,
                                                 smarch_target *out)
SMARCH_NOEXCEPT;

/// Writes a name, with a NUL, into buf: at most 13 bytes. *length (may be NULL) becomes the
/// length without the NUL, also when buf is too small; buf is then untouched.
///
/// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_name_write(struct smarch_name name,
                                char *buf,
                                size_t capacity,
                                size_t *length)
SMARCH_NOEXCEPT;

/// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
/// how many there are, 0 when nothing is near.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_name_suggest(const char *s,
                                  size_t len,
                                  struct smarch_name *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// The prefix of a kind: "sm_". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_kind_prefix(smarch_kind kind) SMARCH_NOEXCEPT;

/// Which macros a compiler defines for a target, in nvcc's order: at most four. *count becomes
/// how many there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_macros(smarch_target t,
                            struct smarch_macro *out,
                            size_t capacity,
                            size_t *count)
SMARCH_NOEXCEPT;

/// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
/// once, suffixes not told apart. Written with a NUL; *length (may be NULL) becomes the length
/// without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: one of them is none. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_arch_list(const smarch_target *targets,
                               size_t target_count,
                               char *buf,
                               size_t capacity,
                               size_t *length)
SMARCH_NOEXCEPT;

/// A tool in words: "ptxas --gpu-name". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_tool_name(smarch_tool tool) SMARCH_NOEXCEPT;

/// The target that the tool takes when it is given none; 0 where it refuses to run without one, and for forged numbers.
SMARCH_NODISCARD smarch_target smarch_tool_default(smarch_tool tool) SMARCH_NOEXCEPT;

/// Whether the tool takes this name. False for forged numbers.
SMARCH_NODISCARD bool smarch_tool_accepts(smarch_tool tool, struct smarch_name name) SMARCH_NOEXCEPT;

/// What the tool prints when it is given this text as a name, without the tool's own beginning
/// ("ptxas fatal   : "); "" when it takes the text. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: no such tool. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_tool_refusal(smarch_tool tool,
                                  const char *s,
                                  size_t len,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

/// A verdict in words. Never NULL; "no answer: bad input" for 0 and for a number that is no verdict.
SMARCH_NODISCARD const char *smarch_verdict_message(smarch_verdict verdict) SMARCH_NOEXCEPT;

/// Which side a verdict is on: SMARCH_ANSWER_YES, _NO or _UNKNOWN; 0 for a number that is no verdict.
SMARCH_NODISCARD uint32_t smarch_verdict_answer(smarch_verdict verdict) SMARCH_NOEXCEPT;

/// Whether ptxas assembles PTX with this .target for --gpu-name gpu (an sm_ name). False for forged targets.
SMARCH_NODISCARD bool smarch_ptxas_compiles(smarch_target ptx_target, smarch_target gpu) SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_ptxas_compiles_why(smarch_target ptx_target, smarch_target gpu) SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles, for --gpu-name of any kind: sm_, compute_ or lto_.
SMARCH_NODISCARD bool smarch_ptxas_compiles_name(smarch_target ptx_target, struct smarch_name gpu) SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles_name, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptxas_compiles_name_why(smarch_target ptx_target,
                                              struct smarch_name gpu)
SMARCH_NOEXCEPT;

/// What ptxas prints when it refuses this pair, without its beginning "ptxas fatal   : "; ""
/// when it assembles. Written with a NUL; *length (may be NULL) becomes the length without it,
/// also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_ptxas_message(smarch_target ptx_target,
                                   struct smarch_name gpu,
                                   char *buf,
                                   size_t capacity,
                                   size_t *length)
SMARCH_NOEXCEPT;

/// The GPUs, as sm_ names, for which ptxas assembles PTX with this .target. *count becomes how many, also when they
/// do not fit; no list is longer than the 23 registered targets.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptxas_gpus(smarch_target ptx_target,
                                smarch_target *out,
                                size_t capacity,
                                size_t *count)
SMARCH_NOEXCEPT;

/// The most specific .target with which ptxas assembles PTX for every one of these GPUs: of all that serve them, the
/// one that serves the fewest others. SMARCH_SM_100F for sm_100 and sm_103a. *out becomes 0 for no GPU, and where one
/// of them is not built for.
///
/// SMARCH_ERROR_INVALID_TARGET: one is forged. SMARCH_ERROR_NULL_POINTER: gpus with a count, or out.
SMARCH_NODISCARD
smarch_status smarch_ptxas_most_specific(const smarch_target *gpus,
                                         size_t count,
                                         smarch_target *out)
SMARCH_NOEXCEPT;

/// Whether the ptxas of a toolkit builds cubins for this target. False for forged targets.
SMARCH_NODISCARD bool smarch_toolkit_builds(struct smarch_version toolkit, smarch_target t) SMARCH_NOEXCEPT;

/// As smarch_toolkit_builds, with the reason. Unknown outside the releases that were run, 11.7 to 13.5.
SMARCH_NODISCARD
smarch_verdict smarch_toolkit_builds_why(struct smarch_version toolkit,
                                         smarch_target t)
SMARCH_NOEXCEPT;

/// Whether nvlink links a relocatable object of this target with --arch target (an sm_ name). False for forged targets.
SMARCH_NODISCARD bool smarch_nvlink_links(smarch_target object, smarch_target target) SMARCH_NOEXCEPT;

/// As smarch_nvlink_links, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_nvlink_links_why(smarch_target object, smarch_target target) SMARCH_NOEXCEPT;

/// As smarch_nvlink_links, for --arch of any kind: sm_, compute_ or lto_.
SMARCH_NODISCARD bool smarch_nvlink_links_name(smarch_target object, struct smarch_name target) SMARCH_NOEXCEPT;

/// As smarch_nvlink_links_name, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_nvlink_links_name_why(smarch_target object,
                                            struct smarch_name target)
SMARCH_NOEXCEPT;

/// Whether nvlink links LTO IR of this target with -lto --arch target. False for forged targets.
SMARCH_NODISCARD bool smarch_nvlink_links_lto(smarch_target object, smarch_target target) SMARCH_NOEXCEPT;

/// As smarch_nvlink_links_lto, with the reason. SMARCH_NO_LTO_IGNORED: nvlink exits with 0 and has linked nothing.
SMARCH_NODISCARD smarch_verdict smarch_nvlink_links_lto_why(smarch_target object, smarch_target target) SMARCH_NOEXCEPT;

/// The targets for which nvlink links an object of this target (lto false) or LTO IR of it (lto true). *count becomes
/// how many, also when they do not fit; no list is longer than the 23 registered targets.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_nvlink_targets(smarch_target object,
                                    bool lto,
                                    smarch_target *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// What nvlink prints about this input file, without its beginning "nvlink fatal   : " or "nvlink warning : "; "" when
/// it says nothing of the kind. nvlink names the file as it was given.
/// Written with a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged, or the file's name is no UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_nvlink_message(smarch_nvlink_words words,
                                    smarch_target object,
                                    struct smarch_name target,
                                    const char *file,
                                    size_t file_len,
                                    char *buf,
                                    size_t capacity,
                                    size_t *length)
SMARCH_NOEXCEPT;

/// Whether a cubin for this target loads on a device of this compute capability (90 for 9.0). False where it is
/// unknown, and for forged targets.
SMARCH_NODISCARD bool smarch_loads(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// As smarch_loads, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_loads_why(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// Whether the driver of a device of this compute capability compiles PTX with this .target. False where it is unknown,
/// and for forged targets. The driver must also know the .version and be allowed to compile.
SMARCH_NODISCARD bool smarch_jits(smarch_target ptx_target, smarch_cc device) SMARCH_NOEXCEPT;

/// As smarch_jits, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_jits_why(smarch_target ptx_target, smarch_cc device) SMARCH_NOEXCEPT;

/// What the answer of smarch_loads_why rests on.
SMARCH_NODISCARD smarch_basis smarch_loads_basis(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// What the answer of smarch_jits_why rests on.
SMARCH_NODISCARD smarch_basis smarch_jits_basis(smarch_target ptx_target, smarch_cc device) SMARCH_NOEXCEPT;

/// A basis in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_basis_name(smarch_basis basis) SMARCH_NOEXCEPT;

/// All instructions, by feature from 1 on without a gap. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_isa_feature_info *smarch_isa_features(size_t *count) SMARCH_NOEXCEPT;

/// The instruction with this name, as in smarch_isa_features; 0 when none has it.
SMARCH_NODISCARD smarch_isa_feature smarch_isa_feature_by_name(const char *name, size_t len) SMARCH_NOEXCEPT;

/// Whether ptxas accepts the instruction in PTX with this .target. False for forged numbers.
SMARCH_NODISCARD bool smarch_isa_supports(smarch_target ptx_target, smarch_isa_feature feature) SMARCH_NOEXCEPT;

/// As smarch_isa_supports, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_isa_supports_why(smarch_target ptx_target,
                                       smarch_isa_feature feature)
SMARCH_NOEXCEPT;

/// The first line of what ptxas prints when it refuses the instruction, from "Feature" on; "" when it accepts it.
/// Written with a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_isa_message(smarch_target ptx_target,
                                 smarch_isa_feature feature,
                                 char *buf,
                                 size_t capacity,
                                 size_t *length)
SMARCH_NOEXCEPT;

/// What ptxas remarks when it accepts the instruction ("Advisory: ..."); "" when it says nothing, or refuses.
/// Written as by smarch_isa_message, with the same errors.
SMARCH_NODISCARD
smarch_status smarch_isa_advisory(smarch_target ptx_target,
                                  smarch_isa_feature feature,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

/// The instructions that a target has. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_features_of(smarch_target ptx_target,
                                     smarch_isa_feature *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

/// The instructions that one target has and another lacks. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_difference(smarch_target ptx_target,
                                    smarch_target lacking,
                                    smarch_isa_feature *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// The targets that have an instruction. *count becomes how many, also when they do not fit; at most 45.
///
/// SMARCH_ERROR_INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_targets(smarch_isa_feature feature,
                                 smarch_target *out,
                                 size_t capacity,
                                 size_t *count)
SMARCH_NOEXCEPT;

/// The lowest base target that has an instruction; 0 when only targets with a suffix do, and for a forged number.
SMARCH_NODISCARD smarch_target smarch_isa_lowest_base(smarch_isa_feature feature) SMARCH_NOEXCEPT;

/// The limits for --gpu-name.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
SMARCH_NODISCARD smarch_status smarch_limits_of(smarch_target gpu, struct smarch_limits *out) SMARCH_NOEXCEPT;

/// An effect in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_effect_name(smarch_effect effect) SMARCH_NOEXCEPT;

/// What ptxas does with a request for this GPU.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged, or a value that the kind cannot have.
/// SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
SMARCH_NODISCARD
smarch_status smarch_ptxas_limit(smarch_target gpu,
                                 const struct smarch_limit_request *request,
                                 smarch_effect *out)
SMARCH_NOEXCEPT;

/// What ptxas prints about a request, for an entry of this name, without its beginning ("ptxas warning : "); "" when it
/// obeys, or dies; the first of it, where it goes on. Written with a NUL; *length (may be NULL) becomes the length
/// without it, also when buf is too small.
///
/// As smarch_ptxas_limit; SMARCH_ERROR_INVALID_VALUE also when the entry's name is no UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_ptxas_limit_message(smarch_target gpu,
                                         const struct smarch_limit_request *request,
                                         const char *entry,
                                         size_t entry_len,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// The PTX versions that ptxas knows, ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_version *smarch_ptx_versions(size_t *count) SMARCH_NOEXCEPT;

/// Whether ptxas accepts this .version together with this .target. False for forged targets.
SMARCH_NODISCARD
bool smarch_ptx_version_suffices(struct smarch_version version,
                                 smarch_target ptx_target)
SMARCH_NOEXCEPT;

/// As smarch_ptx_version_suffices, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptx_version_suffices_why(struct smarch_version version,
                                               smarch_target ptx_target)
SMARCH_NOEXCEPT;

/// What ptxas prints when it refuses this .version with this .target, without its beginning ("error   : "); "" when it
/// accepts them. Written with a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_ptx_version_message(struct smarch_version version,
                                         smarch_target ptx_target,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// A reason in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_pick_reason_name(smarch_pick_reason reason) SMARCH_NOEXCEPT;

/// Whether an image runs on a device by itself: a cubin (sm_) loads, PTX (compute_) is compiled, LTO IR does neither.
SMARCH_NODISCARD smarch_verdict smarch_runs_why(struct smarch_name image, smarch_cc device) SMARCH_NOEXCEPT;

/// The image that a device of this compute capability runs.
///
/// SMARCH_ERROR_NO_IMAGE: none is known to run; smarch_pick_why says why. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE:
/// an image is forged. SMARCH_ERROR_NULL_POINTER: images with a count, or out.
SMARCH_NODISCARD
smarch_status smarch_pick(const struct smarch_name *images,
                          size_t count,
                          smarch_cc device,
                          struct smarch_choice *out)
SMARCH_NOEXCEPT;

/// Why the image at index is chosen (SMARCH_YES) or not. SMARCH_NO_VERDICT: an image is forged, or index is beyond the list.
SMARCH_NODISCARD
smarch_verdict smarch_pick_why(const struct smarch_name *images,
                               size_t count,
                               smarch_cc device,
                               size_t index)
SMARCH_NOEXCEPT;

/// The fewest images that run on every device of the list; SMARCH_COVER_* says what they may be. *count becomes how
/// many, also when they do not fit; SMARCH_COVER_MAX is always room enough.
///
/// SMARCH_ERROR_NOT_COVERED: the toolkit builds nothing that is known to run on devices[*fault_at] (may be NULL).
/// SMARCH_ERROR_INVALID_VALUE: with is forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_cover(const smarch_cc *devices,
                           size_t devices_count,
                           uint32_t with,
                           struct smarch_name *out,
                           size_t capacity,
                           size_t *count,
                           size_t *fault_at)
SMARCH_NOEXCEPT;

/// Which images a list says that is written in a syntax, in the tool's order. context may be NULL: then
/// nothing is known of the machine, and what depends on it is left out with SMARCH_ARCH_REMARK_MACHINE.
/// After a mistake *out is a list of nothing, and *problem (may be NULL) says where the mistake is.
///
/// SMARCH_ERROR_ARCH_LIST_*: the kind of mistake. SMARCH_ERROR_INVALID_VALUE: no such syntax, or an
/// unknown flag.
SMARCH_NODISCARD
smarch_status smarch_arch_list_parse(smarch_arch_syntax syntax,
                                     const char *s,
                                     size_t len,
                                     const struct smarch_arch_context *context,
                                     struct smarch_arch_images *out,
                                     struct smarch_arch_problem *problem)
SMARCH_NOEXCEPT;

/// Which images are built when nothing is written at all: the variable is not set, no option given.
/// Else as smarch_arch_list_parse.
SMARCH_NODISCARD
smarch_status smarch_arch_list_unset(smarch_arch_syntax syntax,
                                     const struct smarch_arch_context *context,
                                     struct smarch_arch_images *out,
                                     struct smarch_arch_problem *problem)
SMARCH_NOEXCEPT;

/// What the tool prints about a problem of smarch_arch_list_parse, given the text that it was found in;
/// "" where that depends on the machine or was not seen. Where a list has more than one mistake the
/// tool may name another one. Written with a NUL; *length (may be NULL) becomes the length without it,
/// also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_arch_problem_words(const struct smarch_arch_problem *problem,
                                        const char *s,
                                        size_t len,
                                        char *buf,
                                        size_t capacity,
                                        size_t *length)
SMARCH_NOEXCEPT;

/// Writes images as a list in a syntax, with a NUL; read again it says the same images. *length (may
/// be NULL) becomes the length without the NUL, also when buf is too small; buf is then untouched.
///
/// SMARCH_ERROR_ARCH_LIST_UNSAYABLE: the syntax has no words for the image at *unsayable (may be NULL).
/// SMARCH_ERROR_ARCH_LIST_EMPTY: there is no image. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above
/// SMARCH_ARCH_LIST_CAPACITY. SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: forged.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_arch_list_write(smarch_arch_syntax syntax,
                                     const struct smarch_arch_image *images,
                                     size_t image_count,
                                     char *buf,
                                     size_t capacity,
                                     size_t *length,
                                     size_t *unsayable)
SMARCH_NOEXCEPT;

/// A syntax by its short name, "cmake"; 0 when none has it.
SMARCH_NODISCARD smarch_arch_syntax smarch_arch_syntax_from_name(const char *s, size_t len) SMARCH_NOEXCEPT;

/// The short name of a syntax, "cmake". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_arch_syntax_name(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// Where a list in the syntax is written, and in which release that was looked at. Never NULL; "" for
/// a number that is none.
SMARCH_NODISCARD const char *smarch_arch_syntax_tool(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// A list in the syntax. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_arch_syntax_example(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// How the answers of a syntax are known: SMARCH_EVIDENCE_MEASURED, the tool was run, or
/// SMARCH_EVIDENCE_PUBLIC, its source was read; 0 for a number that is none.
SMARCH_NODISCARD uint32_t smarch_arch_syntax_evidence(smarch_arch_syntax syntax) SMARCH_NOEXCEPT;

/// A remark in words; SMARCH_ARCH_REMARK_*. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_arch_remark_text(uint32_t remark) SMARCH_NOEXCEPT;

/// The 40 CPU rows, by name: sm_100 before sm_20. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_nvptx_cpu *smarch_nvptx_cpus(size_t *count) SMARCH_NOEXCEPT;

/// The row of a target; NULL for those that the table lacks, and for forged numbers.
SMARCH_NODISCARD const struct smarch_nvptx_cpu *smarch_nvptx_cpu_of(smarch_target t) SMARCH_NOEXCEPT;

/// The row that the cubin reader knows by this byte, 0x800 included; NULL in its gaps. What cubins carry is another
/// matter (erratum E53): smarch_cubin_identify.
SMARCH_NODISCARD const struct smarch_nvptx_cpu *smarch_nvptx_cpu_of_elf_byte(uint32_t byte) SMARCH_NOEXCEPT;

/// The 81 features, by bit. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_nvptx_feature *smarch_nvptx_features(size_t *count) SMARCH_NOEXCEPT;

/// The bits of the features in the order of the table that is searched: by key. *count becomes how many. NULL when
/// count is NULL.
SMARCH_NODISCARD const uint32_t *smarch_nvptx_feature_order(size_t *count) SMARCH_NOEXCEPT;

/// The queries that the document writes out. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_nvptx_probe *smarch_nvptx_probes(size_t *count) SMARCH_NOEXCEPT;

/// The fields of a CPU row, a feature row and the subtarget's state, in order. *count becomes how many. NULL when count
/// is NULL.
SMARCH_NODISCARD const struct smarch_nvptx_struct_field *smarch_nvptx_struct_fields(size_t *count) SMARCH_NOEXCEPT;

/// What is wrong, in words: "no CPU has this name". Never NULL; "" for a number that is no kind of problem.
SMARCH_NODISCARD const char *smarch_nvptx_problem_name(uint32_t kind) SMARCH_NOEXCEPT;

/// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -. attrs may be NULL with length 0.
///
/// SMARCH_ERROR_NVPTX_CPU, _ATTRIBUTE, _MALFORMED: the first mistake; smarch_nvptx_check says where.
SMARCH_NODISCARD
smarch_status smarch_nvptx_parse(const char *cpu,
                                 size_t cpu_len,
                                 const char *attrs,
                                 size_t attrs_len,
                                 struct smarch_nvptx_subtarget *out)
SMARCH_NOEXCEPT;

/// The first mistake that smarch_nvptx_parse would stop at; kind 0 when there is none.
SMARCH_NODISCARD
smarch_status smarch_nvptx_check(const char *cpu,
                                 size_t cpu_len,
                                 const char *attrs,
                                 size_t attrs_len,
                                 struct smarch_nvptx_problem *out)
SMARCH_NOEXCEPT;

/// Reads them as the documented code does: an unknown CPU becomes sm_52, unknown and malformed attributes are passed
/// over; both are noted in problems.
SMARCH_NODISCARD
smarch_status smarch_nvptx_parse_like_tileiras(const char *cpu,
                                               size_t cpu_len,
                                               const char *attrs,
                                               size_t attrs_len,
                                               struct smarch_nvptx_subtarget *out)
SMARCH_NOEXCEPT;

/// Whether the bit with this index is set. False for NULL and beyond the 384 bits.
SMARCH_NODISCARD bool smarch_nvptx_has_feature(const struct smarch_nvptx_subtarget *s, uint32_t index) SMARCH_NOEXCEPT;

/// The bit of the feature with this key; UINT32_MAX when none has it.
SMARCH_NODISCARD uint32_t smarch_nvptx_feature_index(const char *key, size_t len) SMARCH_NOEXCEPT;

/// What llc -march=nvptx64 of this release makes of -mcpu and -mattr; empty ones stand for none.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run.
SMARCH_NODISCARD
smarch_status smarch_llc(smarch_llvm_release release,
                         const char *cpu,
                         size_t cpu_len,
                         const char *attrs,
                         size_t attrs_len,
                         struct smarch_llc_output *out)
SMARCH_NOEXCEPT;

/// What it prints to standard error, each line once and with its line end; "" when it is silent. Written with a NUL;
/// *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_llc_messages(smarch_llvm_release release,
                                  const char *cpu,
                                  size_t cpu_len,
                                  const char *attrs,
                                  size_t attrs_len,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

/// How many predicates upstream's subtarget has.
SMARCH_NODISCARD size_t smarch_llvm_predicate_count(void) SMARCH_NOEXCEPT;

/// The name of a predicate: "hasClusters". Never NULL; "" beyond the last one.
SMARCH_NODISCARD const char *smarch_llvm_predicate_name(size_t index) SMARCH_NOEXCEPT;

/// Whether a predicate holds for a target and the PTX version that is emitted.
///
/// SMARCH_ERROR_INVALID_TARGET: forged, or upstream lacks it. SMARCH_ERROR_INVALID_VALUE: no predicate has the name.
SMARCH_NODISCARD
smarch_status smarch_llvm_predicate(const char *name,
                                    size_t len,
                                    smarch_target t,
                                    struct smarch_version ptx,
                                    bool *out)
SMARCH_NOEXCEPT;

/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a; 0 for forged
/// targets.
SMARCH_NODISCARD uint32_t smarch_llvm_full_sm_version(smarch_target t) SMARCH_NOEXCEPT;

/// What a cubin was built for, from its ELF header, .nv.compat and its notes. Any bytes may be given.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
SMARCH_NODISCARD
smarch_status smarch_cubin_identify(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_cubin *out)
SMARCH_NOEXCEPT;

/// A kind of cubin in words: "executable". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cubin_kind_name(uint32_t kind) SMARCH_NOEXCEPT;

/// A layout in words: "V2". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cubin_layout_name(uint32_t layout) SMARCH_NOEXCEPT;

/// Debug information in words: "lines". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_debug_info_name(uint32_t debug_info) SMARCH_NOEXCEPT;

/// A texture mode in words: "unified". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_texture_mode_name(uint32_t texture_mode) SMARCH_NOEXCEPT;

/// What every function of a cubin uses, in the order of their symbols. Any bytes may be given.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is.
/// fault_at (may be NULL) is the offset of the damage with another error; with success that of the first damage
/// that leaves fields of a function unknown (see its fault) or that only smarch_cubin_check looks at; else
/// SMARCH_NO_FAULT. Time is at most n log n in functions and linear in the rest of the file.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
SMARCH_NODISCARD
smarch_status smarch_cubin_kernels(const uint8_t *bytes,
                                   size_t len,
                                   struct smarch_cubin_kernel *out,
                                   size_t cap,
                                   size_t *count,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// The global and constant memory of a whole cubin. fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT
/// where there is none.
SMARCH_NODISCARD
smarch_status smarch_cubin_file_memory(const uint8_t *bytes,
                                       size_t len,
                                       struct smarch_cubin_memory *out,
                                       size_t *fault_at)
SMARCH_NOEXCEPT;

/// Whether those parts of a cubin are sound too that the other functions answer without: ABI version, program
/// headers (a driver loads by them), links between sections, a second symbol table, the records of .nv.compat.
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_CUBIN_UNREAD: they are not.
SMARCH_NODISCARD smarch_status smarch_cubin_check(const uint8_t *bytes, size_t len, size_t *fault_at) SMARCH_NOEXCEPT;

/// A kind of function in words: "kernel". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_function_kind_name(uint32_t kind) SMARCH_NOEXCEPT;

/// An attribute of .nv.info records as cuobjdump calls it: "EIATTR_REGCOUNT" for 0x2f. Never NULL; "" for a number
/// that has no name.
SMARCH_NODISCARD const char *smarch_cubin_attribute_name(uint32_t attribute) SMARCH_NOEXCEPT;

/// The entries of a fat binary, of the sections of an ELF file that hold fat binaries (.nv_fatbin, __nv_relfatbin),
/// or of the ELF files in an ar archive, in the order of the file; an ELF file without such sections has none.
/// Any bytes may be given. Nothing is decompressed. Images of a concatenated entry follow it. A place where no entry
/// can be read is an element of its own, with kind 0 and its fault.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is.
/// fault_at (may be NULL) is the offset of the damage with another error; with success that of the first element
/// that has a fault; else SMARCH_NO_FAULT. Time grows with the file.
///
/// SMARCH_ERROR_CUBIN_EMPTY, _CONTAINER_UNKNOWN, _CONTAINER_IS_CUBIN: what it is instead. _CUBIN_TRUNCATED,
/// _CUBIN_SECTIONS: damage of an ELF file.
SMARCH_NODISCARD
smarch_status smarch_fatbin_entries(const uint8_t *bytes,
                                    size_t len,
                                    struct smarch_fatbin_entry *out,
                                    size_t cap,
                                    size_t *count,
                                    size_t *fault_at)
SMARCH_NOEXCEPT;

/// A kind of entry as cuobjdump calls it: "elf" for a cubin. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_entry_kind_name(uint32_t kind) SMARCH_NOEXCEPT;

/// A compression: "zstd". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_compression_name(uint32_t compression) SMARCH_NOEXCEPT;

/// Where a fat binary is: ".nv_fatbin". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_place_name(uint32_t place) SMARCH_NOEXCEPT;

/// What PTX text says of itself: .version, .target and .address_size, with which it must begin. Reads up to the first
/// NUL or the first other directive.
///
/// SMARCH_ERROR_PTX_HEADER: there is no .version or no .target.
SMARCH_NODISCARD
smarch_status smarch_ptx_identify(const char *text,
                                  size_t len,
                                  struct smarch_ptx *out)
SMARCH_NOEXCEPT;

/// The names of the kernels in PTX text, in its order, outside of comments and strings. Reads up to the first NUL.
///
/// count is how many there are, also when they do not fit: SMARCH_ERROR_BUFFER_TOO_SMALL, and nothing is written.
SMARCH_NODISCARD
smarch_status smarch_ptx_entries(const char *text,
                                 size_t len,
                                 struct smarch_text *out,
                                 size_t cap,
                                 size_t *count)
SMARCH_NOEXCEPT;

/// The SM of a target's devices, whatever the suffix; NULL when t is no target, and for sm_10 to
/// sm_13, sm_73 and sm_82, of which no silicon is documented.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometry_of(smarch_target t) SMARCH_NOEXCEPT;

/// The SM of a compute capability (10.1 has a row, equal to that of 11.0); NULL without data.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometry_of_cc(smarch_cc cc) SMARCH_NOEXCEPT;

/// All geometries, by compute capability; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_geometry *smarch_geometries(size_t *count) SMARCH_NOEXCEPT;

/// What decides how much shared memory an SM is given, in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_smem_split_name(uint32_t smem_split) SMARCH_NOEXCEPT;

/// Where a geometry comes from, in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_source_name(uint32_t source) SMARCH_NOEXCEPT;

/// The sizes in bytes that an SM's shared memory can be given, ascending: the carve-outs from 7.0 on,
/// by cache preference on 2.x and 3.x, the only one on 5.x and 6.x. *count becomes how many; no
/// architecture has more than ten.
///
/// SMARCH_ERROR_GEOMETRY: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_carveouts(const struct smarch_geometry *g,
                               uint32_t *out,
                               size_t capacity,
                               size_t *count)
SMARCH_NOEXCEPT;

/// The smallest of those sizes that holds so many bytes.
///
/// SMARCH_ERROR_INVALID_VALUE: none does. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_carveout_for(const struct smarch_geometry *g,
                                  uint32_t bytes,
                                  uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of shared memory that an SM is given when a kernel prefers this percentage of the largest size.
///
/// SMARCH_ERROR_KERNEL_CARVEOUT: above 100. SMARCH_ERROR_HARDWARE_UNKNOWN: no carve-outs before 7.0.
/// SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_carveout_for_percent(const struct smarch_geometry *g,
                                          uint32_t percent,
                                          uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of shared memory that a block gets when it asks for so many, static and dynamic: the
/// reserve is added and the sum rounded up.
///
/// SMARCH_ERROR_INVALID_VALUE: more than a block may have after opting in. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_smem_allocated(const struct smarch_geometry *g,
                                    uint32_t bytes,
                                    uint32_t *out)
SMARCH_NOEXCEPT;

/// The bytes of static shared memory that ptxas 13.0.88 accepts for a kernel of this --gpu-name: 49152,
/// and for suffix a as much as a block that has opted in.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for it.
SMARCH_NODISCARD smarch_status smarch_static_smem_max(smarch_target t, uint32_t *out) SMARCH_NOEXCEPT;

/// The registers that a warp gets when each thread asks for so many.
///
/// SMARCH_ERROR_KERNEL_REGISTERS: a thread cannot have so many. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_registers_per_warp(const struct smarch_geometry *g,
                                        uint32_t registers_per_thread,
                                        uint32_t *out)
SMARCH_NOEXCEPT;

/// The registers that a thread may use so that min_blocks blocks of max_threads threads fit on an SM:
/// what __launch_bounds__ (.maxntid, .minnctapersm) makes ptxas keep to. With fewer bounds ptxas may
/// choose fewer registers by itself.
///
/// SMARCH_ERROR_LAUNCH_BOUNDS: one of them is 0. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_registers_for_launch_bounds(const struct smarch_geometry *g,
                                                 uint32_t max_threads,
                                                 uint32_t min_blocks,
                                                 struct smarch_launch_registers *out)
SMARCH_NOEXCEPT;

/// Ignored launch bounds in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_ignored_bounds_name(uint32_t ignored) SMARCH_NOEXCEPT;

/// A cache preference in words: "shared". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cache_preference_name(uint32_t cache) SMARCH_NOEXCEPT;

/// How many blocks of this kernel an SM holds at a time, and what limits them. Numbers that are possible but
/// too large for this SM give 0 blocks.
///
/// Equal to cudaOccMaxActiveBlocksPerMultiprocessor in every number, except that the limiters are those
/// of the final block count also when barriers decide it, and that registers above the
/// maximum (255; 63 on 2.x and 3.0) are an error.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_occupancy_compute(const struct smarch_geometry *g,
                                       const struct smarch_kernel *k,
                                       struct smarch_occupancy *out)
SMARCH_NOEXCEPT;

/// How many blocks of this kernel an SM holds at a time, and nothing else: the blocks of smarch_occupancy_compute, in three
/// quarters of its time.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_occupancy_blocks(const struct smarch_geometry *g,
                                      const struct smarch_kernel *k,
                                      uint32_t *out)
SMARCH_NOEXCEPT;

/// The block size with which most threads of this kernel are on an SM at a time, the largest of those
/// that are equal. Equal to cudaOccMaxPotentialOccupancyBlockSize; the grid that fills a device is
/// smarch_min_grid.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_occupancy_best_block(const struct smarch_geometry *g,
                                          const struct smarch_kernel *k,
                                          struct smarch_best_block *out)
SMARCH_NOEXCEPT;

/// As smarch_occupancy_best_block, with the bytes of dynamic shared memory that a block of each size takes;
/// the kernel's own are not read. context is handed on and may be NULL.
SMARCH_NODISCARD
smarch_status smarch_occupancy_best_block_with(const struct smarch_geometry *g,
                                               const struct smarch_kernel *k,
                                               smarch_dynamic_smem_of dynamic_smem_of,
                                               void *context,
                                               struct smarch_best_block *out)
SMARCH_NOEXCEPT;

/// The blocks that a grid needs at least to fill a device of so many SMs with blocks of the best size.
SMARCH_NODISCARD uint64_t smarch_min_grid(struct smarch_best_block best, uint32_t sm_count) SMARCH_NOEXCEPT;

/// The bytes of dynamic shared memory that each block may have when so many blocks of the kernel are to fit
/// on an SM; the kernel's own dynamic memory is not counted.
///
/// Unlike cudaOccAvailableDynamicSMemPerBlock it subtracts the driver's reserve: so many blocks do fit.
///
/// SMARCH_ERROR_BLOCKS_PER_SM: they do not fit even without it, or blocks is 0. SMARCH_ERROR_KERNEL_*: the
/// field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_occupancy_available_dynamic_smem(const struct smarch_geometry *g,
                                                      const struct smarch_kernel *k,
                                                      uint32_t blocks,
                                                      uint32_t *out)
SMARCH_NOEXCEPT;

/// What is the least that must change so that one more block of this kernel fits?
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_occupancy_next_step(const struct smarch_geometry *g,
                                         const struct smarch_kernel *k,
                                         struct smarch_next_step *out)
SMARCH_NOEXCEPT;

/// The occupancy of a kernel along an axis (SMARCH_AXIS_*), a point every step: block sizes from step to the
/// architecture's maximum, registers per thread from 0, dynamic shared memory from 0 to what a block may have after
/// opting in. The kernel's own value on the axis is not read. *count becomes how many points there are.
///
/// SMARCH_ERROR_INVALID_VALUE: no such axis. SMARCH_ERROR_CURVE_STEP: step is 0. SMARCH_ERROR_KERNEL_*: the field
/// that is out of range. SMARCH_ERROR_GEOMETRY: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing
/// is written to out.
SMARCH_NODISCARD
smarch_status smarch_occupancy_curve(const struct smarch_geometry *g,
                                     const struct smarch_kernel *k,
                                     uint32_t axis,
                                     uint32_t step,
                                     struct smarch_curve_point *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

/// An upper bound on the clusters that a device of so many SMs holds at a time, with so many blocks on each SM.
/// No more than a bound: which SMs are in which GPC is not public, only the driver knows the number
/// (cuOccupancyMaxActiveClusters).
///
/// SMARCH_ERROR_CLUSTER_SIZE: 0, or no cluster of the architecture can have that size; where the largest non-portable
/// size is unknown, up to 16 is taken. SMARCH_ERROR_GEOMETRY: forged.
SMARCH_NODISCARD
smarch_status smarch_clusters_upper_bound(const struct smarch_geometry *g,
                                          uint32_t blocks_per_sm,
                                          uint32_t sm_count,
                                          uint32_t cluster_size,
                                          uint64_t *out)
SMARCH_NOEXCEPT;

/// The 26 scalars and pointers and the ten constant blocks, offsets ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_field *smarch_profile_fields(size_t *count) SMARCH_NOEXCEPT;

/// The six fields of the hardware baseline, offsets ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_field *smarch_profile_baseline(size_t *count) SMARCH_NOEXCEPT;

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
SMARCH_NODISCARD const struct smarch_profile_field *smarch_profile_field_at(size_t offset) SMARCH_NOEXCEPT;

/// A setter in words: "sub_C1B7A0". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_setter_name(uint32_t setter) SMARCH_NOEXCEPT;

/// The eleven regions, contiguous from the first byte to the last. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_region *smarch_profile_regions(size_t *count) SMARCH_NOEXCEPT;

/// The eight bits of +1385, lowest first. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_scheduling_flag *smarch_scheduling_flags(size_t *count) SMARCH_NOEXCEPT;

/// The value of +1385 after a reset: bit 7 alone stays.
SMARCH_NODISCARD uint8_t smarch_scheduling_flags_reset(uint8_t flags) SMARCH_NOEXCEPT;

/// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_backend_field *smarch_backend_fields(size_t *count) SMARCH_NOEXCEPT;

/// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_initializer_field *smarch_initializer_fields(size_t *count)
SMARCH_NOEXCEPT;

/// Builds the profile object of a target: the four documented steps and those optional ones that in
/// asks for; later stores win. in may be NULL: nothing is given. known may be NULL; it becomes the
/// mask of the bytes that the documents state or the caller gave, the others are zero.
///
/// SMARCH_ERROR_INVALID_TARGET, SMARCH_ERROR_PROFILE_NONE (ptxas registers no profile for it);
/// SMARCH_ERROR_NULL_POINTER: out is NULL, or blocks while block_mask is not 0.
SMARCH_NODISCARD
smarch_status smarch_profile_build(smarch_target t,
                                   const struct smarch_profile_inputs *in,
                                   struct smarch_profile *out,
                                   struct smarch_profile_mask *known)
SMARCH_NOEXCEPT;

/// Takes one step of construction on an object that is being built, whether or not in asks for it.
/// in may be NULL, known may not.
///
/// SMARCH_ERROR_INVALID_VALUE: no such step; else as smarch_profile_build. Nothing is written then.
SMARCH_NODISCARD
smarch_status smarch_profile_step(smarch_step step,
                                  smarch_target t,
                                  const struct smarch_profile_inputs *in,
                                  struct smarch_profile *profile,
                                  struct smarch_profile_mask *known)
SMARCH_NOEXCEPT;

/// A step in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_step_name(smarch_step step) SMARCH_NOEXCEPT;

/// What a step stores for a target, in the order of the offsets; the zero fill is not listed. in may
/// be NULL. *count becomes how many stores there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out; else as smarch_profile_step.
SMARCH_NODISCARD
smarch_status smarch_profile_stores(smarch_step step,
                                    smarch_target t,
                                    const struct smarch_profile_inputs *in,
                                    struct smarch_profile_store *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// Where the bytes of a store come from, in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_stored_name(uint32_t stored) SMARCH_NOEXCEPT;

/// Takes a profile object from memory; every 1936 bytes are one.
///
/// SMARCH_ERROR_PROFILE_SIZE: len is not 1936. SMARCH_ERROR_NULL_POINTER.
SMARCH_NODISCARD
smarch_status smarch_profile_read(const uint8_t *bytes,
                                  size_t len,
                                  struct smarch_profile *out)
SMARCH_NOEXCEPT;

/// The value of the scalar field that begins at an offset, SMARCH_PROFILE_<NAME>_OFFSET. Blocks of
/// 16 bytes and typed access: the smarch_profile_get_ functions below.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
SMARCH_NODISCARD
smarch_status smarch_profile_get(const struct smarch_profile *profile,
                                 size_t offset,
                                 uint64_t *out)
SMARCH_NOEXCEPT;

/// Stores a value into the scalar field that begins at an offset.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block, or the value needs more bytes.
SMARCH_NODISCARD
smarch_status smarch_profile_set(struct smarch_profile *profile,
                                 size_t offset,
                                 uint64_t value)
SMARCH_NOEXCEPT;

/// In which fields, and runs of unnamed bytes, two objects differ; offsets ascending. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_profile_diff(const struct smarch_profile *old,
                                  const struct smarch_profile *new_,
                                  struct smarch_profile_difference *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// Compares an object with what construction for a target stores; in may be NULL. Bytes that nobody
/// knows, fields that later code overwrites and fields of steps that in leaves out are not compared.
/// *fault_at (may be NULL) becomes the offset of the first byte that contradicts.
///
/// SMARCH_ERROR_PROFILE_MISMATCH: there is one; *fault_at is written. Else as smarch_profile_build.
SMARCH_NODISCARD
smarch_status smarch_profile_check(const struct smarch_profile *profile,
                                   smarch_target t,
                                   const struct smarch_profile_inputs *in,
                                   size_t *fault_at)
SMARCH_NOEXCEPT;

/// The scheduler words of a codegen factory: the range table, literally. sm_75's factory, 24577,
/// falls into the row of 13 partitions; by target it has 14.
SMARCH_NODISCARD
smarch_status smarch_scheduler_for_factory(uint32_t factory,
                                           struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// The scheduler words of a target: the row whose SM era names it.
///
/// SMARCH_ERROR_SCHEDULER_NONE: no row does (legacy targets but sm_50, sm_60 and sm_70).
SMARCH_NODISCARD
smarch_status smarch_scheduler_for_target(smarch_target t,
                                          struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// Reads the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24.
SMARCH_NODISCARD
smarch_status smarch_scheduler_read(const uint8_t *warp_profile,
                                    size_t len,
                                    struct smarch_scheduler *out)
SMARCH_NOEXCEPT;

/// Writes packed and dispatch_slots into the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24. SMARCH_ERROR_INVALID_VALUE: dispatch_slots needs more than 16 bits.
SMARCH_NODISCARD
smarch_status smarch_scheduler_write(const struct smarch_scheduler *scheduler,
                                     uint8_t *warp_profile,
                                     size_t len)
SMARCH_NOEXCEPT;

/// The scheduler table, codegen factories ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_scheduler_row *smarch_scheduler_rows(size_t *count) SMARCH_NOEXCEPT;

/// Reads the encoded SM version out of a code object's header.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 12. SMARCH_ERROR_CODE_OBJECT_MAGIC: the magic is missing.
SMARCH_NODISCARD
smarch_status smarch_code_object_read(const uint8_t *bytes,
                                      size_t len,
                                      uint32_t *sm_version)
SMARCH_NOEXCEPT;

/// Writes the 12 documented bytes of a code object's header: magic and encoded SM version.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: capacity is below 12.
SMARCH_NODISCARD
smarch_status smarch_code_object_write(uint32_t sm_version,
                                       uint8_t *out,
                                       size_t capacity)
SMARCH_NOEXCEPT;

/// The code-object version of an encoded SM version: the packed scheduler DWORD of that codegen factory.
SMARCH_NODISCARD uint32_t smarch_code_object_version(uint32_t sm_version) SMARCH_NOEXCEPT;

/// The codegen factory of a target; suffixes share their base's.
///
/// SMARCH_ERROR_PROFILE_NONE: ptxas registers no profile for the target.
SMARCH_NODISCARD
smarch_status smarch_codegen_factory_of(smarch_target t,
                                        struct smarch_codegen_factory *out)
SMARCH_NOEXCEPT;

/// An encoded value: (generation << 12) | variant.
///
/// SMARCH_ERROR_FACTORY_RANGE: the generation needs more than 20 bits or the variant more than 12.
SMARCH_NODISCARD
smarch_status smarch_factory_encode(uint32_t generation,
                                    uint32_t variant,
                                    uint32_t *out)
SMARCH_NOEXCEPT;

/// The generation of an encoded value.
SMARCH_NODISCARD uint32_t smarch_factory_generation(uint32_t encoded) SMARCH_NOEXCEPT;

/// The variant of an encoded value.
SMARCH_NODISCARD uint32_t smarch_factory_variant(uint32_t encoded) SMARCH_NOEXCEPT;

/// The gate of FMA/DFMA combining, literally: encoded > 28673. The document reads it as "sm_70 and
/// later"; 28673 is sm_80.
SMARCH_NODISCARD bool smarch_factory_fma_combining(uint32_t encoded) SMARCH_NOEXCEPT;

/// The encoded values seen in the binary, legacy ones included, as printed. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_factory_label *smarch_factory_labels(size_t *count) SMARCH_NOEXCEPT;

/// All errata, by id; *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_erratum *smarch_errata(size_t *count) SMARCH_NOEXCEPT;

/// The erratum with this id, in capitals or not: "E09", "e34b". NULL when there is none.
SMARCH_NODISCARD const struct smarch_erratum *smarch_erratum_find(const char *id, size_t len) SMARCH_NOEXCEPT;

/// All symbols of a binary (SMARCH_BINARY_*): those with an address, ascending, then the others;
/// *count becomes how many. NULL when count is NULL or binary is none.
SMARCH_NODISCARD const struct smarch_symbol *smarch_symbols(uint32_t binary, size_t *count) SMARCH_NOEXCEPT;

/// The symbol of a binary with this name or label, in capitals or not: "sub_6765E0", "arch_string_match".
/// NULL when the documents name none so.
SMARCH_NODISCARD
const struct smarch_symbol *smarch_symbol_find(uint32_t binary,
                                               const char *name,
                                               size_t len)
SMARCH_NOEXCEPT;

/// The symbol of a binary that begins at this address. NULL when none does.
SMARCH_NODISCARD const struct smarch_symbol *smarch_symbol_at(uint32_t binary, uint32_t address) SMARCH_NOEXCEPT;

/// The symbol of a binary with the greatest listed start that is not above this address. NULL below
/// the first. Not all functions are listed: the address may lie in a later one that no document names.
SMARCH_NODISCARD
const struct smarch_symbol *smarch_symbol_at_or_before(uint32_t binary,
                                                       uint32_t address)
SMARCH_NOEXCEPT;

/// A binary in words: "ptxas". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_binary_name(uint32_t binary) SMARCH_NOEXCEPT;

/// A kind of symbol in words: "function". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_symbol_kind_name(uint32_t kind) SMARCH_NOEXCEPT;

/// The table for names without suffix, for a and for f. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_validation_table *smarch_validation_tables(size_t *count) SMARCH_NOEXCEPT;

/// The entry of a number in the table for a suffix letter ('a', 'f' or 0), by binary search. NULL when
/// the table lacks the number or there is no such table.
SMARCH_NODISCARD
const struct smarch_validation_entry *smarch_validation_find(uint32_t suffix,
                                                             uint32_t sm_id)
SMARCH_NOEXCEPT;

/// Whether this is an opcode index between SM82_FIRST and SM82_LAST, 172 to 193: what sm_82 is left for.
SMARCH_NODISCARD bool smarch_is_sm82_opcode(uint32_t index) SMARCH_NOEXCEPT;

/// The ten groups, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_name_group *smarch_name_groups(size_t *count) SMARCH_NOEXCEPT;

/// No suffix, a and f. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_suffix_meaning *smarch_suffix_meanings(size_t *count) SMARCH_NOEXCEPT;

/// The four rules. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_documented_compile_rule *smarch_documented_compile_rules(size_t *count)
SMARCH_NOEXCEPT;

/// The nine lines, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_family_assignment *smarch_family_assignments(size_t *count) SMARCH_NOEXCEPT;

/// The 23 registered profiles, in the order of the targets. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_registered_profile *smarch_registered_profiles(size_t *count) SMARCH_NOEXCEPT;

/// The profile that ptxas finds under a name of a kind (SMARCH_KIND_*). NULL where it registers none:
/// for legacy targets, sm_73, sm_82, sm_101 and for forged names.
SMARCH_NODISCARD
const struct smarch_registered_profile *smarch_registered_profile_of(uint32_t kind,
                                                                     smarch_target t)
SMARCH_NOEXCEPT;

/// The three levels, the first first. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_profile_layer *smarch_profile_layers(size_t *count) SMARCH_NOEXCEPT;

/// The pages that the documents list. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_deep_dive *smarch_deep_dives(size_t *count) SMARCH_NOEXCEPT;

/// The seven maps, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_dispatch_map *smarch_dispatch_maps(size_t *count) SMARCH_NOEXCEPT;

/// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_handlers *smarch_dispatch_handlers(size_t *count) SMARCH_NOEXCEPT;

/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
SMARCH_NODISCARD const struct smarch_handlers *smarch_dispatch_handlers_of(smarch_target t) SMARCH_NOEXCEPT;

/// The six groups of more than one member, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_sharing_group *smarch_sharing_groups(size_t *count) SMARCH_NOEXCEPT;

/// The seven generations, in the order of the document. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_generation *smarch_generations(size_t *count) SMARCH_NOEXCEPT;

/// The 28 features, generation by generation. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_generation_feature *smarch_generation_features(size_t *count) SMARCH_NOEXCEPT;

/// The eight texts. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_diagnostic_string *smarch_diagnostic_strings(size_t *count) SMARCH_NOEXCEPT;

/// The codegen factory table, values ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_factory_row *smarch_factory_rows(size_t *count) SMARCH_NOEXCEPT;

/// The five rows, ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_sm_version *smarch_sm_versions(size_t *count) SMARCH_NOEXCEPT;

/// The twelve rows, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_documented_geometry *smarch_documented_geometries(size_t *count) SMARCH_NOEXCEPT;

/// The documented row of a target, that of its base. NULL for targets that ptxas does not register.
SMARCH_NODISCARD
const struct smarch_documented_geometry *smarch_documented_geometry_of(smarch_target t)
SMARCH_NOEXCEPT;

/// The columns, and last a note on sm_88. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_column_definition *smarch_geometry_columns(size_t *count) SMARCH_NOEXCEPT;

/// The seven constants. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_universal_constant *smarch_universal_constants(size_t *count) SMARCH_NOEXCEPT;

/// The three maxima. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_smem_maximum *smarch_smem_maxima(size_t *count) SMARCH_NOEXCEPT;

/// The two rows. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_register_allocation *smarch_register_allocations(size_t *count) SMARCH_NOEXCEPT;

/// The documented occupancy formula, literally: on sm_75 33 registers become 40, a warp takes 1280, of
/// which an SM has 51, and 32 fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not register the
/// target. SMARCH_ERROR_KERNEL_REGISTERS: registers is 0 or above 255. SMARCH_ERROR_KERNEL_BLOCK_SIZE: warps_per_cta is 0.
SMARCH_NODISCARD
smarch_status smarch_documented_occupancy_compute(smarch_target t,
                                                  uint32_t registers,
                                                  uint32_t warps_per_cta,
                                                  struct smarch_documented_occupancy *out)
SMARCH_NOEXCEPT;

/// The five architectures in the order of their registration: 110 before 103. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_nvlink_architecture *smarch_nvlink_architectures(size_t *count) SMARCH_NOEXCEPT;

/// The twenty strings, five an architecture. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_rodata_string *smarch_nvlink_strings(size_t *count) SMARCH_NOEXCEPT;

/// The seven slots, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_dispatch_slot *smarch_nvlink_slots(size_t *count) SMARCH_NOEXCEPT;

/// The twelve functions, numbers ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_encoding_function *smarch_nvlink_encodings(size_t *count) SMARCH_NOEXCEPT;

/// The encoding table function of a target, that of its base. NULL for targets that nvlink does not register.
SMARCH_NODISCARD const struct smarch_encoding_function *smarch_nvlink_encoding_of(smarch_target t) SMARCH_NOEXCEPT;

/// The eight components, starts ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_shared_component *smarch_nvlink_components(size_t *count) SMARCH_NOEXCEPT;

/// The seven functions of the compiler backend, starts ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_shared_component *smarch_nvlink_backend_functions(size_t *count) SMARCH_NOEXCEPT;

/// The sixteen claims. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_claim *smarch_nvlink_claims(size_t *count) SMARCH_NOEXCEPT;

/// The 13 addresses that verifications name, claim by claim. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_claimed_address *smarch_nvlink_claimed_addresses(size_t *count) SMARCH_NOEXCEPT;

/// The six remarks. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_observation *smarch_nvlink_observations(size_t *count) SMARCH_NOEXCEPT;

/// The code that nvlink's finalization gives, as documented: 0 compatible, 24 null input, 25 version,
/// 26 architecture, and with SMARCH_FINALIZE_CLASS 27 to 30. What links: smarch_nvlink_links.
///
/// SMARCH_ERROR_FINALIZE_UNDECIDED: no document pins the code, because the outcome of the class type that is
/// to be checked is not given or because the capability mask lacks a bit; smarch_nvlink_finalize_why tells which.
/// SMARCH_ERROR_FINALIZE_CLASS, _FINALIZE_OUTCOME, _INVALID_VALUE: a class type above 4, an entry of
/// class_outcomes that is none, other flags or present above 1.
SMARCH_NODISCARD
smarch_status smarch_nvlink_finalize_check(const struct smarch_finalize_request *r,
                                           uint32_t *code)
SMARCH_NOEXCEPT;

/// As smarch_nvlink_finalize_check, with the step that decided, also where no document pins a code.
SMARCH_NODISCARD
smarch_status smarch_nvlink_finalize_why(const struct smarch_finalize_request *r,
                                         struct smarch_finalization *out)
SMARCH_NOEXCEPT;

/// Whether a capability mask has the bit that an architecture requires; true for those that require none.
SMARCH_NODISCARD bool smarch_nvlink_capable(uint32_t target, uint32_t capabilities) SMARCH_NOEXCEPT;

/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
SMARCH_NODISCARD uint32_t smarch_nvlink_remap(uint32_t number) SMARCH_NOEXCEPT;

/// A code of finalization in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_finalize_code_name(uint32_t code) SMARCH_NOEXCEPT;

/// A step of finalization in words. Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_finalize_step_name(uint32_t step) SMARCH_NOEXCEPT;

/// The three remapped numbers. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_remapping *smarch_nvlink_remappings(size_t *count) SMARCH_NOEXCEPT;

/// The five characters. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_arch_character *smarch_nvlink_characters(size_t *count) SMARCH_NOEXCEPT;

/// The three special cases. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_special_case *smarch_nvlink_special_cases(size_t *count) SMARCH_NOEXCEPT;

/// The four bits, lowest first; sm_120 has none. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_capability_bit *smarch_nvlink_capability_bits(size_t *count) SMARCH_NOEXCEPT;

/// The three groups, decades ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_decade_group *smarch_nvlink_decades(size_t *count) SMARCH_NOEXCEPT;

/// Reads a list of codegen options: "lds128convert=always, stress-maxrregcount=32, stress-no-crp". A
/// Boolean is true, false, 1, 0, or its name alone. On a fault *fault_at (may be NULL) becomes the
/// first byte of the name or value that is wrong.
///
/// SMARCH_ERROR_OPTION_NAME: no option is called so. SMARCH_ERROR_OPTION_VALUE: the option does not take
/// the value, or needs one. SMARCH_ERROR_OPTION_DUPLICATE: the option was given before.
SMARCH_NODISCARD
smarch_status smarch_codegen_options_parse(const char *text,
                                           size_t len,
                                           struct smarch_codegen_options *out,
                                           size_t *fault_at)
SMARCH_NOEXCEPT;

/// The six options. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_codegen_option *smarch_codegen_option_list(size_t *count) SMARCH_NOEXCEPT;

/// A value of lds128convert in words: "always". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_lds128_name(uint32_t value) SMARCH_NOEXCEPT;

/// The architectures from sm_75 to sm_89 as cicc's document lists them. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_capability *smarch_cicc_capabilities(size_t *count) SMARCH_NOEXCEPT;

/// The names of that range that cicc lacks somewhere. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_absent_name *smarch_cicc_absent_names(size_t *count) SMARCH_NOEXCEPT;

/// The functions that set the default architecture. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_default *smarch_cicc_defaults(size_t *count) SMARCH_NOEXCEPT;

/// The two variables that hold the architecture. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_variable *smarch_cicc_variables(size_t *count) SMARCH_NOEXCEPT;

/// The bounds of qword_4F077A8 that have names, ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_threshold *smarch_cicc_thresholds(size_t *count) SMARCH_NOEXCEPT;

/// A target as qword_4F077A8 is said to hold it: 80900 for sm_89. As run, that variable holds the version of GCC
/// that is emulated: smarch_cicc_encode_gcc (erratum E40).
///
/// SMARCH_ERROR_INVALID_TARGET.
SMARCH_NODISCARD smarch_status smarch_cicc_encode_sm(smarch_target t, uint32_t *number) SMARCH_NOEXCEPT;

/// The raw SM number of such an encoding: 89 of 80900.
///
/// SMARCH_ERROR_CICC_ENCODING: the number is no such encoding.
SMARCH_NODISCARD smarch_status smarch_cicc_decode_sm(uint32_t number, uint32_t *sm) SMARCH_NOEXCEPT;

/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
///
/// SMARCH_ERROR_CICC_ENCODING: minor or patch is above 99, or the number does not fit.
SMARCH_NODISCARD
smarch_status smarch_cicc_encode_gcc(uint32_t major,
                                     uint32_t minor,
                                     uint32_t patch,
                                     uint32_t *number)
SMARCH_NOEXCEPT;

/// The 63 flags, by bit, addresses ascending. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_flag *smarch_cicc_flags(size_t *count) SMARCH_NOEXCEPT;

/// The 75 rules, in the order of the stages and of the document. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_rule *smarch_cicc_rules(size_t *count) SMARCH_NOEXCEPT;

/// The five stages, in their order. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_stage *smarch_cicc_stages(size_t *count) SMARCH_NOEXCEPT;

/// What a rule does, "unk_4D041B8 = 1 when number > 79999". Written with a NUL; *length
/// (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no rule with this index. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
SMARCH_NODISCARD
smarch_status smarch_cicc_rule_write(uint32_t rule,
                                     char *buf,
                                     size_t capacity,
                                     size_t *length)
SMARCH_NOEXCEPT;

/// The flag with this name, "unk_4D047C0", in capitals or not, or with this address, "4d047c0".
///
/// SMARCH_ERROR_CICC_NAME: none has it.
SMARCH_NODISCARD smarch_status smarch_cicc_flag_find(const char *name, size_t len, uint32_t *flag) SMARCH_NOEXCEPT;

/// The override byte with this name, "byte_4CF807B", in capitals or not, or with this address.
///
/// SMARCH_ERROR_CICC_NAME: none has it.
SMARCH_NODISCARD smarch_status smarch_cicc_guard_find(const char *name, size_t len, uint32_t *guard) SMARCH_NOEXCEPT;

/// An override byte in words: "byte_4CF807B". Never NULL; "" for a number that is none.
SMARCH_NODISCARD const char *smarch_cicc_guard_name(uint32_t guard) SMARCH_NOEXCEPT;

/// What may decide a flag, by rank: "CLI flag" is 1, the strongest. Never NULL; "" for a rank that is none.
SMARCH_NODISCARD const char *smarch_cicc_priority_name(uint32_t rank) SMARCH_NOEXCEPT;

/// The flags after all stages: what each holds and which rule stored it.
///
/// SMARCH_ERROR_INVALID_VALUE: other options, a bit that stands for no condition, byte or flag, or a condition that holds
/// without being known.
SMARCH_NODISCARD
smarch_status smarch_cicc_configure(const struct smarch_cicc_inputs *in_,
                                    struct smarch_cicc_configuration *out)
SMARCH_NOEXCEPT;

/// As smarch_cicc_configure, up to and with a stage: SMARCH_CICC_STAGE_*.
SMARCH_NODISCARD
smarch_status smarch_cicc_configure_until(const struct smarch_cicc_inputs *in_,
                                          uint32_t stage,
                                          struct smarch_cicc_configuration *out)
SMARCH_NOEXCEPT;

/// The seventeen comparisons of the raw SM number, as documented. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_gate_location *smarch_cicc_gate_locations(size_t *count) SMARCH_NOEXCEPT;

/// What the front end does with a raw SM number, as documented: SMARCH_CICC_EFFECT_*, each once. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
SMARCH_NODISCARD
smarch_status smarch_cicc_gate_effects(uint32_t sm,
                                       uint32_t *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// What the document says of seven features up to sm_89. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_pre_hopper *smarch_cicc_pre_hopper_features(size_t *count) SMARCH_NOEXCEPT;

/// The diagnostics. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_diagnostic *smarch_cicc_diagnostics(size_t *count) SMARCH_NOEXCEPT;

/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...". Written with a
/// NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no such diagnostic. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_cicc_diagnostic_write(uint32_t diagnostic,
                                           char *buf,
                                           size_t capacity,
                                           size_t *length)
SMARCH_NOEXCEPT;

/// The constructs whose handling was measured. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_construct *smarch_cicc_constructs(size_t *count) SMARCH_NOEXCEPT;

/// The construct with this text, as in smarch_cicc_constructs; 0 when none has it.
SMARCH_NODISCARD uint32_t smarch_cicc_construct_by_name(const char *text, size_t len) SMARCH_NOEXCEPT;

/// Whether cicc compiles a construct for an architecture, with warnings or without. False for forged numbers.
SMARCH_NODISCARD bool smarch_cicc_compiles(uint32_t construct, smarch_target t) SMARCH_NOEXCEPT;

/// As smarch_cicc_compiles, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_cicc_compiles_why(uint32_t construct, smarch_target t) SMARCH_NOEXCEPT;

/// What cicc says of a construct for an architecture, in order: SMARCH_CICC_DIAGNOSTIC_*. *count becomes how many.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
SMARCH_NODISCARD
smarch_status smarch_cicc_says(uint32_t construct,
                               smarch_target t,
                               uint32_t *out,
                               size_t capacity,
                               size_t *count)
SMARCH_NOEXCEPT;

/// The operations. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_operation *smarch_cicc_operations(size_t *count) SMARCH_NOEXCEPT;

/// How PTX spells a scope, SMARCH_CICC_SCOPE_*, for an architecture with this number: "gpu" for a cluster before 90. Never
/// NULL; "" for a number that is no scope.
SMARCH_NODISCARD
const char *smarch_cicc_scope_ptx(uint32_t scope,
                                  uint32_t sm)
SMARCH_NOEXCEPT;

/// The PTX instruction that cicc writes for an atomic operation, or what it says against it.
///
/// Measured on the 23 architectures that it takes; for others by the document's bounds. Below sm_70 loads and stores only,
/// volatile: of the others SMARCH_UNKNOWN_VOLATILE_ATOMIC.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has this kind and width.
SMARCH_NODISCARD
smarch_status smarch_cicc_lower(const struct smarch_cicc_atomic *atomic,
                                smarch_target t,
                                struct smarch_cicc_lowering *out)
SMARCH_NOEXCEPT;

/// The builtins that are refused before Hopper. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_cicc_hopper_intrinsic *smarch_cicc_hopper_intrinsics(size_t *count)
SMARCH_NOEXCEPT;

/// What is said of a builtin for a version field, ten times the SM number: "" where it is allowed, for version 0, and for
/// builtins that have no such gate. Never NULL.
SMARCH_NODISCARD
const char *smarch_cicc_hopper_refusal(uint32_t builtin,
                                       uint32_t version)
SMARCH_NOEXCEPT;

/// The convergent branches. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_branch *smarch_cicc_branches(size_t *count) SMARCH_NOEXCEPT;

/// What is said of a convergent branch for a raw SM number: "" where it is allowed, and for other builtins. Never NULL.
SMARCH_NODISCARD const char *smarch_cicc_branch_refusal(uint32_t builtin, uint32_t sm) SMARCH_NOEXCEPT;

/// Whether a builtin is one of HMMA, SMARCH_CICC_HMMA_FIRST to SMARCH_CICC_HMMA_LAST.
SMARCH_NODISCARD bool smarch_cicc_is_hmma(uint32_t builtin) SMARCH_NOEXCEPT;

/// Which text of bulk copies stands in inline assembly, SMARCH_CICC_BULK_*, the longer one before the shorter; 0 when none
/// does. *at (may be NULL) becomes where it stands; it is left as it is for 0.
SMARCH_NODISCARD
uint32_t smarch_cicc_bulk_copy(const char *assembly,
                               size_t len,
                               size_t *at)
SMARCH_NOEXCEPT;

/// What each generation brings to cicc, as the document lists it. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_feature *smarch_cicc_features(size_t *count) SMARCH_NOEXCEPT;

/// The twelve rows of the flag table, numbers ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_flag_row *smarch_cicc_flag_rows(size_t *count) SMARCH_NOEXCEPT;

/// Translates a flag such as "-arch=compute_90a", as documented. Which names cicc takes when it is run:
/// smarch_tool_accepts with SMARCH_TOOL_CICC.
///
/// SMARCH_ERROR_CICC_FLAG: not -arch= and a compute_ name. SMARCH_ERROR_CICC_TARGET: no row of the table.
/// SMARCH_ERROR_NAME_*: no target has the name.
SMARCH_NODISCARD
smarch_status smarch_cicc_translate(const char *flag,
                                    size_t len,
                                    struct smarch_cicc_translation *out)
SMARCH_NOEXCEPT;

/// Writes the flag that a component (SMARCH_CICC_COMPONENT_*) is given for a target: "-opt-arch=sm_90a". Written with a NUL;
/// *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_CICC_TARGET: no row of the table. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_cicc_component_flag(smarch_target t,
                                         uint32_t stage,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// What the document says of no suffix, a and f. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_variant *smarch_cicc_variants(size_t *count) SMARCH_NOEXCEPT;

/// The ten ranges, SM numbers ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_ptx_range *smarch_cicc_ptx_ranges(size_t *count) SMARCH_NOEXCEPT;

/// The documented PTX version of an SM number; 0.0 between the ranges. cicc writes 9.0 for all (erratum E46).
SMARCH_NODISCARD struct smarch_version smarch_cicc_documented_ptx(uint32_t sm) SMARCH_NOEXCEPT;

/// The four stages of the detection of the architecture, in order: name and place. *count becomes how many. NULL when
/// count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_fact *smarch_cicc_pipeline(size_t *count) SMARCH_NOEXCEPT;

/// The summary of the document's evidence. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_fact *smarch_cicc_evidence(size_t *count) SMARCH_NOEXCEPT;

/// The places in cicc that the document goes by, with their sizes. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_fact *smarch_cicc_places(size_t *count) SMARCH_NOEXCEPT;

/// The strings of cicc that the document goes by. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_fact *smarch_cicc_strings(size_t *count) SMARCH_NOEXCEPT;

/// Fills SMFeatures for an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER: another number.
SMARCH_NODISCARD smarch_status smarch_sm_features_init(uint32_t sm, struct smarch_sm_features *out) SMARCH_NOEXCEPT;

/// Whether SMFeatures that came from elsewhere are such as the document allows.
///
/// SMARCH_ERROR_SM_FEATURES_NUMBER, _SM_FEATURES_RESERVED, _SM_FEATURES_VALUE: what is wrong first.
SMARCH_NODISCARD smarch_status smarch_sm_features_check(const struct smarch_sm_features *features) SMARCH_NOEXCEPT;

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c). Any number may be
/// asked.
SMARCH_NODISCARD uint64_t smarch_sm_features_pseudocode(uint32_t sm) SMARCH_NOEXCEPT;

/// The 19 bits, indices ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_sm_feature_bit *smarch_sm_feature_bits(size_t *count) SMARCH_NOEXCEPT;

/// The bits that the pseudo-code sets, in its order. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_sm_feature_bit *smarch_sm_features_pseudocode_order(size_t *count) SMARCH_NOEXCEPT;

/// The rows of the three matrices of features. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_sm_matrix_row *smarch_sm_matrix_rows(size_t *count) SMARCH_NOEXCEPT;

/// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100. *count becomes how many. NULL when count is
/// NULL.
SMARCH_NODISCARD const struct smarch_sm_tensor_cores *smarch_sm_tensor_columns(size_t *count) SMARCH_NOEXCEPT;

/// The address spaces, numbers ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_address_space *smarch_cicc_address_spaces(size_t *count) SMARCH_NOEXCEPT;

/// Whether a target may access (SMARCH_CICC_ACCESS_*) an address space, as documented: SMARCH_ANSWER_*, unknown where
/// the document does not speak of the space; 0 for forged numbers. What libnvvm does: smarch_nvvm_verify_access.
SMARCH_NODISCARD uint32_t smarch_cicc_access(smarch_target t, uint32_t access, uint32_t space) SMARCH_NOEXCEPT;

/// Whether a pointer may be cast from one address space to another, as documented: SMARCH_ANSWER_*.
SMARCH_NODISCARD uint32_t smarch_cicc_cast(uint32_t from, uint32_t to) SMARCH_NOEXCEPT;

/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
///
/// SMARCH_ERROR_ADDRESS_SPACE: the space needs more than 24 bits. SMARCH_ERROR_INVALID_VALUE: the flags more than 8.
SMARCH_NODISCARD smarch_status smarch_cicc_type_word(uint32_t flags, uint32_t space, uint32_t *out) SMARCH_NOEXCEPT;

/// The address space of a type's word.
SMARCH_NODISCARD uint32_t smarch_cicc_type_word_space(uint32_t word) SMARCH_NOEXCEPT;

/// The flags of a type's word.
SMARCH_NODISCARD uint32_t smarch_cicc_type_word_flags(uint32_t word) SMARCH_NOEXCEPT;

/// Whether a mode of the validator (SMARCH_CICC_MODE_*) takes a target triple, as documented. What libnvvm takes:
/// smarch_nvvm_triple.
///
/// SMARCH_ERROR_TRIPLE: it matches no pattern; smarch_cicc_triple_error has the words.
SMARCH_NODISCARD smarch_status smarch_cicc_triple_check(uint32_t mode, const char *triple, size_t len) SMARCH_NOEXCEPT;

/// What a mode prints about a triple that it does not take. Never NULL; "" for a number that is no mode.
SMARCH_NODISCARD const char *smarch_cicc_triple_error(uint32_t mode) SMARCH_NOEXCEPT;

/// How many patterns of triples the document has.
SMARCH_NODISCARD size_t smarch_cicc_triple_pattern_count(void) SMARCH_NOEXCEPT;

/// Writes a pattern as printed, "nvsass-*-cuda/nvcl/directx/spirv", and its mode into *mode. Written with a NUL; *length
/// (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: beyond the last pattern. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_cicc_triple_pattern(size_t index,
                                         uint32_t *mode,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// What the data layout check prints, as documented: SMARCH_CICC_LAYOUT_EMPTY, _INVALID. Never NULL; "" for other numbers.
/// Which layouts are valid: smarch_nvvm_layout.
SMARCH_NODISCARD
const char *smarch_cicc_layout_error(uint32_t error)
SMARCH_NOEXCEPT;

/// Whether the document gives a target tensor memory (erratum E48). False for forged numbers.
SMARCH_NODISCARD bool smarch_cicc_has_tmem(smarch_target t) SMARCH_NOEXCEPT;

/// The four opcodes, codes ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_opcode *smarch_cicc_opcodes(size_t *count) SMARCH_NOEXCEPT;

/// The opcode of an instruction's type, by its low byte; NULL where the dispatch table has no check.
SMARCH_NODISCARD const struct smarch_cicc_opcode *smarch_cicc_opcode_of(uint32_t instruction_type) SMARCH_NOEXCEPT;

/// The five rows, lines ascending. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD
const struct smarch_cicc_unsupported *smarch_cicc_unsupported_instructions(size_t *count)
SMARCH_NOEXCEPT;

/// What cicc's validator makes of an instruction of a program for a target, as documented. What libnvvm does:
/// smarch_nvvm_construct, smarch_nvvm_verify_access, smarch_nvvm_verify_cast.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: a forged target, kind, ordering, mode or flag.
SMARCH_NODISCARD
smarch_status smarch_cicc_verify(smarch_target t,
                                 const struct smarch_cicc_instruction *instruction,
                                 struct smarch_cicc_check *out)
SMARCH_NOEXCEPT;

/// What is printed for SMARCH_CICC_FAULT_*, line end included where there is one. Never NULL; "" where the document has
/// no text, and for a number that is no fault.
SMARCH_NODISCARD const char *smarch_cicc_fault_text(uint32_t fault) SMARCH_NOEXCEPT;

/// The ladders of code generation, literally. Any number may be asked.
SMARCH_NODISCARD
smarch_status smarch_cicc_codegen_ladders(uint32_t sm,
                                          struct smarch_cicc_codegen *out)
SMARCH_NOEXCEPT;

/// How a target multiplies matrices: SMARCH_CICC_EMIT_*, MMA.SYNC on 120 and 121 (erratum E47b).
///
/// SMARCH_ERROR_INVALID_TARGET: forged.
SMARCH_NODISCARD smarch_status smarch_cicc_tensor_path(smarch_target t, uint32_t *out) SMARCH_NOEXCEPT;

/// The call that is emitted for SMARCH_CICC_EMIT_*: "emit_wmma()". Never NULL; "" for other numbers.
SMARCH_NODISCARD const char *smarch_cicc_emit_call(uint32_t path) SMARCH_NOEXCEPT;

/// What the document remarks beside an overlap. Never NULL; "" for tenths of no rung.
SMARCH_NODISCARD const char *smarch_cicc_overlap_remark(uint32_t tenths) SMARCH_NOEXCEPT;

/// The six rows. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_cicc_divergence *smarch_cicc_divergences(size_t *count) SMARCH_NOEXCEPT;

/// Whether libnvvm's verification or compilation (SMARCH_NVVM_*) takes a construct (SMARCH_NVVM_CONSTRUCT_*) in a
/// program for a target. SMARCH_NO_VERDICT for forged numbers.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_construct(uint32_t api,
                                     smarch_target t,
                                     uint32_t construct)
SMARCH_NOEXCEPT;

/// The name of a construct: "fence acquire". Never NULL; "" for other numbers.
SMARCH_NODISCARD const char *smarch_nvvm_construct_name(uint32_t construct) SMARCH_NOEXCEPT;

/// Whether libnvvm's verification takes an access (SMARCH_NVVM_ACCESS_*) to an address space in a program for a target.
/// SMARCH_NO_VERDICT for forged targets and accesses; unknown for address spaces that were not run.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_verify_access(smarch_target t,
                                         uint32_t access,
                                         uint32_t space)
SMARCH_NOEXCEPT;

/// Whether libnvvm's verification takes a cast between address spaces in a program for a target. SMARCH_NO_VERDICT for
/// forged targets; unknown for address spaces that were not run.
SMARCH_NODISCARD smarch_verdict smarch_nvvm_verify_cast(smarch_target t, uint32_t from, uint32_t to) SMARCH_NOEXCEPT;

/// Whether libnvvm takes a program with this target triple; an empty one stands for none. SMARCH_NO_VERDICT for forged
/// numbers, and NULL with a length.
SMARCH_NODISCARD
smarch_verdict smarch_nvvm_triple(uint32_t api,
                                  smarch_target t,
                                  const char *triple,
                                  size_t len)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a triple, a line each and without what decorates them; "" when it takes it. Written with a
/// NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
SMARCH_NODISCARD
smarch_status smarch_nvvm_triple_message(uint32_t api,
                                         smarch_target t,
                                         const char *triple,
                                         size_t len,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// Whether libnvvm takes a program with this data layout; an empty one stands for none.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers.
SMARCH_NODISCARD
smarch_status smarch_nvvm_layout(uint32_t api,
                                 smarch_target t,
                                 const char *layout,
                                 size_t len,
                                 struct smarch_nvvm_layout_answer *out)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a data layout, a line each and without what decorates them, with the layouts that it gives
/// as examples; "" when it takes it, logs nothing, or that is unknown. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
SMARCH_NODISCARD
smarch_status smarch_nvvm_layout_message(uint32_t api,
                                         smarch_target t,
                                         const char *layout,
                                         size_t len,
                                         char *buf,
                                         size_t capacity,
                                         size_t *length)
SMARCH_NOEXCEPT;

/// The layout that libnvvm gives as an example for pointers of 32 or 64 bits, which its own checks take. Never NULL; ""
/// where it gives none, and for forged numbers.
SMARCH_NODISCARD const char *smarch_nvvm_example_layout(uint32_t api, smarch_target t, uint32_t bits) SMARCH_NOEXCEPT;

/// What cicc prints about a name given to -arch, both of its lines where it prints two; "" when it takes it. Written with
/// a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_cicc_refusal(const char *name,
                                  size_t len,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

/// What libnvvm logs about a name given as -arch=NAME; "" when it takes it. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
SMARCH_NODISCARD
smarch_status smarch_nvvm_refusal(const char *name,
                                  size_t len,
                                  char *buf,
                                  size_t capacity,
                                  size_t *length)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

// Fields of a profile: where they begin, how wide they are.
#define SMARCH_PROFILE_OBJECT_BASE_OFFSET                0
#define SMARCH_PROFILE_OBJECT_BASE_WIDTH                 8
#define SMARCH_PROFILE_PACKED_CONFIG_OFFSET              112
#define SMARCH_PROFILE_PACKED_CONFIG_WIDTH               8
#define SMARCH_PROFILE_OPT_LEVEL_DEFAULT_OFFSET          120
#define SMARCH_PROFILE_OPT_LEVEL_DEFAULT_WIDTH           4
#define SMARCH_PROFILE_MAX_REGISTER_LIMIT_OFFSET         132
#define SMARCH_PROFILE_MAX_REGISTER_LIMIT_WIDTH          8
#define SMARCH_PROFILE_BLOCK_184_OFFSET                  184
#define SMARCH_PROFILE_BLOCK_184_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_280_OFFSET                  280
#define SMARCH_PROFILE_BLOCK_280_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_312_OFFSET                  312
#define SMARCH_PROFILE_BLOCK_312_WIDTH                   16
#define SMARCH_PROFILE_ENABLE_FLAG_A_OFFSET              340
#define SMARCH_PROFILE_ENABLE_FLAG_A_WIDTH               4
#define SMARCH_PROFILE_SHARED_MEMORY_CONFIG_BASE_OFFSET  344
#define SMARCH_PROFILE_SHARED_MEMORY_CONFIG_BASE_WIDTH   4
#define SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET            348
#define SMARCH_PROFILE_CODEGEN_FACTORY_WIDTH             4
#define SMARCH_PROFILE_PACKED_ENABLE_OFFSET              424
#define SMARCH_PROFILE_PACKED_ENABLE_WIDTH               8
#define SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_OFFSET   428
#define SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_WIDTH    4
#define SMARCH_PROFILE_MODULE_BASE_ADDRESS_OFFSET        432
#define SMARCH_PROFILE_MODULE_BASE_ADDRESS_WIDTH         4
#define SMARCH_PROFILE_CLEARED_FIELD_OFFSET              588
#define SMARCH_PROFILE_CLEARED_FIELD_WIDTH               4
#define SMARCH_PROFILE_BLOCK_680_OFFSET                  680
#define SMARCH_PROFILE_BLOCK_680_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_696_OFFSET                  696
#define SMARCH_PROFILE_BLOCK_696_WIDTH                   16
#define SMARCH_PROFILE_ENABLE_FLAG_D_OFFSET              708
#define SMARCH_PROFILE_ENABLE_FLAG_D_WIDTH               4
#define SMARCH_PROFILE_BLOCK_740_OFFSET                  740
#define SMARCH_PROFILE_BLOCK_740_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_788_OFFSET                  788
#define SMARCH_PROFILE_BLOCK_788_WIDTH                   16
#define SMARCH_PROFILE_BLOCK_816_OFFSET                  816
#define SMARCH_PROFILE_BLOCK_816_WIDTH                   16
#define SMARCH_PROFILE_PIPELINE_DEPTH_OFFSET             944
#define SMARCH_PROFILE_PIPELINE_DEPTH_WIDTH              4
#define SMARCH_PROFILE_VENDOR_STRING_PTR_OFFSET          1200
#define SMARCH_PROFILE_VENDOR_STRING_PTR_WIDTH           8
#define SMARCH_PROFILE_ASSOCIATED_DATA_PTR_OFFSET        1208
#define SMARCH_PROFILE_ASSOCIATED_DATA_PTR_WIDTH         8
#define SMARCH_PROFILE_VENDOR_FLAG_OFFSET                1216
#define SMARCH_PROFILE_VENDOR_FLAG_WIDTH                 4
#define SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_OFFSET   1385
#define SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_WIDTH    1
#define SMARCH_PROFILE_DYNAMIC_REGION_OFFSET_OFFSET      1536
#define SMARCH_PROFILE_DYNAMIC_REGION_OFFSET_WIDTH       8
#define SMARCH_PROFILE_PIPELINE_PROGRESS_OFFSET          1552
#define SMARCH_PROFILE_PIPELINE_PROGRESS_WIDTH           8
#define SMARCH_PROFILE_SM_BACKEND_VTABLE_PTR_OFFSET      1584
#define SMARCH_PROFILE_SM_BACKEND_VTABLE_PTR_WIDTH       8
#define SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET           1684
#define SMARCH_PROFILE_CLI_OPTION_VALUE_WIDTH            4
#define SMARCH_PROFILE_BLOCK_1832_OFFSET                 1832
#define SMARCH_PROFILE_BLOCK_1832_WIDTH                  16
#define SMARCH_PROFILE_ELF_SECTION_DATA_OFFSET           1840
#define SMARCH_PROFILE_ELF_SECTION_DATA_WIDTH            4
#define SMARCH_PROFILE_BARRIER_TRACKING_PTR_OFFSET       1880
#define SMARCH_PROFILE_BARRIER_TRACKING_PTR_WIDTH        8
#define SMARCH_PROFILE_TAIL_MODE_VALUE_OFFSET            1892
#define SMARCH_PROFILE_TAIL_MODE_VALUE_WIDTH             4
#define SMARCH_PROFILE_BLOCK_1908_OFFSET                 1908
#define SMARCH_PROFILE_BLOCK_1908_WIDTH                  16
#define SMARCH_PROFILE_CONDITIONAL_CLEAR_OFFSET          1912
#define SMARCH_PROFILE_CONDITIONAL_CLEAR_WIDTH           4
#define SMARCH_PROFILE_OUTPUT_CONFIG_VALUE_OFFSET        1928
#define SMARCH_PROFILE_OUTPUT_CONFIG_VALUE_WIDTH         4
#define SMARCH_PROFILE_DEPENDENCY_BARRIERS_OFFSET        604
#define SMARCH_PROFILE_DEPENDENCY_BARRIERS_WIDTH         4
#define SMARCH_PROFILE_REGISTER_LIMITS_OFFSET            612
#define SMARCH_PROFILE_REGISTER_LIMITS_WIDTH             8
#define SMARCH_PROFILE_WARP_SIZE_OFFSET                  1472
#define SMARCH_PROFILE_WARP_SIZE_WIDTH                   4
#define SMARCH_PROFILE_STATIC_SHARED_MEMORY_OFFSET       1484
#define SMARCH_PROFILE_STATIC_SHARED_MEMORY_WIDTH        4
#define SMARCH_PROFILE_SHARED_MEMORY_TABLE_OFFSET        1488
#define SMARCH_PROFILE_SHARED_MEMORY_TABLE_WIDTH         8
#define SMARCH_PROFILE_SHARED_MEMORY_COUNT_OFFSET        1496
#define SMARCH_PROFILE_SHARED_MEMORY_COUNT_WIDTH         4

// X(name, NAME, type) for every field that is a number, and X(name, NAME) for every block of 16 bytes.
#define SMARCH_PROFILE_SCALARS(X) \
    X(object_base, OBJECT_BASE, uint64_t) \
    X(packed_config, PACKED_CONFIG, uint64_t) \
    X(opt_level_default, OPT_LEVEL_DEFAULT, uint32_t) \
    X(max_register_limit, MAX_REGISTER_LIMIT, uint64_t) \
    X(enable_flag_A, ENABLE_FLAG_A, uint32_t) \
    X(shared_memory_config_base, SHARED_MEMORY_CONFIG_BASE, uint32_t) \
    X(codegen_factory, CODEGEN_FACTORY, uint32_t) \
    X(packed_enable, PACKED_ENABLE, uint64_t) \
    X(conditional_feature_flag, CONDITIONAL_FEATURE_FLAG, uint32_t) \
    X(module_base_address, MODULE_BASE_ADDRESS, uint32_t) \
    X(cleared_field, CLEARED_FIELD, uint32_t) \
    X(enable_flag_D, ENABLE_FLAG_D, uint32_t) \
    X(pipeline_depth, PIPELINE_DEPTH, uint32_t) \
    X(vendor_string_ptr, VENDOR_STRING_PTR, uint64_t) \
    X(associated_data_ptr, ASSOCIATED_DATA_PTR, uint64_t) \
    X(vendor_flag, VENDOR_FLAG, uint32_t) \
    X(scheduling_feature_flags, SCHEDULING_FEATURE_FLAGS, uint8_t) \
    X(dynamic_region_offset, DYNAMIC_REGION_OFFSET, uint64_t) \
    X(pipeline_progress, PIPELINE_PROGRESS, uint64_t) \
    X(sm_backend_vtable_ptr, SM_BACKEND_VTABLE_PTR, uint64_t) \
    X(cli_option_value, CLI_OPTION_VALUE, uint32_t) \
    X(elf_section_data, ELF_SECTION_DATA, uint32_t) \
    X(barrier_tracking_ptr, BARRIER_TRACKING_PTR, uint64_t) \
    X(tail_mode_value, TAIL_MODE_VALUE, uint32_t) \
    X(conditional_clear, CONDITIONAL_CLEAR, uint32_t) \
    X(output_config_value, OUTPUT_CONFIG_VALUE, uint32_t) \
    X(dependency_barriers, DEPENDENCY_BARRIERS, uint32_t) \
    X(register_limits, REGISTER_LIMITS, uint64_t) \
    X(warp_size, WARP_SIZE, uint32_t) \
    X(static_shared_memory, STATIC_SHARED_MEMORY, uint32_t) \
    X(shared_memory_table, SHARED_MEMORY_TABLE, uint64_t) \
    X(shared_memory_count, SHARED_MEMORY_COUNT, uint32_t)

#define SMARCH_PROFILE_BLOCKS(X) \
    X(block_184, BLOCK_184) \
    X(block_280, BLOCK_280) \
    X(block_312, BLOCK_312) \
    X(block_680, BLOCK_680) \
    X(block_696, BLOCK_696) \
    X(block_740, BLOCK_740) \
    X(block_788, BLOCK_788) \
    X(block_816, BLOCK_816) \
    X(block_1832, BLOCK_1832) \
    X(block_1908, BLOCK_1908)

// smarch_profile_get_<name>(profile), smarch_profile_set_<name>(profile, value): typed, little-endian on every machine.
#define SMARCH_PROFILE_ACCESSORS_(name, NAME, type) \
    static inline type smarch_profile_get_##name(const smarch_profile *profile) SMARCH_NOEXCEPT { \
        type value = 0; \
        for (size_t i = sizeof(type); i-- > 0;) value = (type)(((uint64_t)value << 8) | profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]); \
        return value; \
    } \
    static inline void smarch_profile_set_##name(smarch_profile *profile, type value) SMARCH_NOEXCEPT { \
        for (size_t i = 0; i < sizeof(type); ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = (uint8_t)((uint64_t)value >> (8 * i)); \
    }
SMARCH_PROFILE_SCALARS(SMARCH_PROFILE_ACCESSORS_)

// smarch_profile_get_<block>(profile, bytes), smarch_profile_set_<block>(profile, bytes): 16 bytes.
#define SMARCH_PROFILE_BLOCK_ACCESSORS_(name, NAME) \
    static inline void smarch_profile_get_##name(const smarch_profile *profile, uint8_t bytes[16]) SMARCH_NOEXCEPT { \
        for (size_t i = 0; i < 16; ++i) bytes[i] = profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]; \
    } \
    static inline void smarch_profile_set_##name(smarch_profile *profile, const uint8_t bytes[16]) SMARCH_NOEXCEPT { \
        for (size_t i = 0; i < 16; ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = bytes[i]; \
    }
SMARCH_PROFILE_BLOCKS(SMARCH_PROFILE_BLOCK_ACCESSORS_)

#undef SMARCH_PROFILE_ACCESSORS_
#undef SMARCH_PROFILE_BLOCK_ACCESSORS_

/// Whether the byte at this offset is known; false beyond the object.
static inline bool smarch_profile_known(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return offset < 1936 && ((mask->bits[offset / 8] >> (offset % 8)) & 1) != 0;
}

#endif // SMARCH_H
