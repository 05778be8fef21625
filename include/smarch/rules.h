/**
 * @file
 * smarch: what compiles, links and loads where, which instruction is legal, which image a device takes.
 *
 * Made from the Rust sources, the declarations by cbindgen; `make header` makes it anew.
 */

#ifndef SMARCH_RULES_H
#define SMARCH_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <smarch/core.h>
#include <smarch/toolkits.h>
#include <smarch/targets.h>
#include <smarch/ptx.h>

// What libnvJitLink is given: smarch_jit_input.
#define SMARCH_JIT_INPUT_OBJECT 1u ///< object
#define SMARCH_JIT_INPUT_PTX    2u ///< PTX
#define SMARCH_JIT_INPUT_LTO_IR 3u ///< LTO IR

// What changed between two releases: smarch_change_kind.
#define SMARCH_CHANGE_NEWEST_PTX  1u ///< newest .version
#define SMARCH_CHANGE_DEFAULT     2u ///< default target
#define SMARCH_CHANGE_NAME        3u ///< name
#define SMARCH_CHANGE_LOWEST_PTX  4u ///< lowest .version for the .target
#define SMARCH_CHANGE_SINCE_PTX   5u ///< lowest .version for the instruction
#define SMARCH_CHANGE_INSTRUCTION 6u ///< instruction on .target

// Kinds of messages that nvlink prints about a file.
#define SMARCH_NVLINK_MESSAGE_REFUSAL 1u ///< nvlink fatal   :
#define SMARCH_NVLINK_MESSAGE_LIMITED 2u ///< nvlink warning :
#define SMARCH_NVLINK_MESSAGE_IGNORED 3u ///< nvlink warning :
#define SMARCH_NVLINK_MESSAGE_NOTHING 4u ///< nvlink warning :

// What an answer about loading rests on: smarch_load_basis.
#define SMARCH_LOAD_BASIS_DOCUMENTED 1u ///< documented
#define SMARCH_LOAD_BASIS_NEWEST     2u ///< documented since toolkit 13.4
#define SMARCH_LOAD_BASIS_RULE       3u ///< documented as a rule
#define SMARCH_LOAD_BASIS_REPORTED   4u ///< documents disagree, users report it
#define SMARCH_LOAD_BASIS_DISPUTED   5u ///< documents disagree
#define SMARCH_LOAD_BASIS_SILENT     6u ///< documents are silent

// Why an image is picked: smarch_pick_reason.
#define SMARCH_PICK_ONLY    1u ///< the only image that runs
#define SMARCH_PICK_KIND    2u ///< a cubin is preferred to PTX
#define SMARCH_PICK_NEAREST 3u ///< the nearest compute capability is preferred
#define SMARCH_PICK_ORDER   4u ///< of equal images the first cubin or the last PTX is taken
#define SMARCH_PICK_SUFFIX  5u ///< images differ in the suffix only, and no document says which is preferred

// What a cover may be made of.
#define SMARCH_COVER_CUBINS  1u ///< cubins
#define SMARCH_COVER_PTX     2u ///< PTX
#define SMARCH_COVER_EITHER  3u ///< cubins or PTX
#define SMARCH_COVER_NATIVE  4u ///< a cubin for each device's own compute capability
#define SMARCH_COVER_SHIPPED 5u ///< the nearest cubin for each device, and PTX for the newest

// What is advised about a list: smarch_advice_kind.
#define SMARCH_ADVICE_ADD         1u ///< a device runs nothing of the list; this would run there
#define SMARCH_ADVICE_NOT_BUILT   2u ///< a device runs nothing of the list, and the toolkit builds no cubin for it
#define SMARCH_ADVICE_IDLE        3u ///< none of the devices runs it
#define SMARCH_ADVICE_NO_FALLBACK 4u ///< an image with a suffix, and none without one that runs on the same device
#define SMARCH_ADVICE_NO_PTX      5u ///< no PTX without a suffix: newer devices run nothing
#define SMARCH_ADVICE_OLD_PTX     6u ///< newer devices compile PTX that is older than the newest cubin
#define SMARCH_ADVICE_FAMILY      7u ///< suffix f in place of a: the other devices of the family run it too

// Kinds of requests to ptxas: smarch_limit_kind.
#define SMARCH_LIMIT_MAXRREGCOUNT            1u ///< --maxrregcount N
#define SMARCH_LIMIT_MAXNREG                 2u ///< .maxnreg N
#define SMARCH_LIMIT_MAXNTID                 3u ///< .maxntid X, Y, Z
#define SMARCH_LIMIT_MINNCTAPERSM            4u ///< .minnctapersm N
#define SMARCH_LIMIT_BARRIER                 5u ///< the number of a barrier
#define SMARCH_LIMIT_STATIC_SMEM             6u ///< static shared memory, bytes
#define SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM 7u ///< static shared memory in a relocatable object, bytes
#define SMARCH_LIMIT_REQNTID                 8u ///< .reqntid X, Y, Z

// What becomes of a request: smarch_limit_effect.
#define SMARCH_LIMIT_EFFECT_OBEYED   1u ///< obeyed
#define SMARCH_LIMIT_EFFECT_ADJUSTED 2u ///< adjusted
#define SMARCH_LIMIT_EFFECT_IGNORED  3u ///< ignored
#define SMARCH_LIMIT_EFFECT_REFUSED  4u ///< refused
#define SMARCH_LIMIT_EFFECT_CRASHES  5u ///< kills ptxas

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

/// The maximum of images, and of devices, that smarch_minimize and smarch_advise take.
#define SMARCH_ADVISE_MAX 192u

/// The oldest driver that loads images compressed with zstd, as toolkit 13.0 and later compress by default.
#define SMARCH_DRIVER_ZSTD 12040u

/// The maximum of images in a cover.
#define SMARCH_COVER_MAX 20u

/// What a fat binary holds for a device to run.
typedef struct smarch_image {
    /// What it is, and for which target.
    smarch_name name;
    /// The .version of a PTX image; {0, 0} where it is not known, and for what is not PTX.
    smarch_version ptx;
} smarch_image;

/// What is advised about a list: SMARCH_ADVICE_*.
typedef uint32_t smarch_advice_kind;

/// A piece of advice about the images of a list.
typedef struct smarch_advice {
    /// The position in the list of the image that it is about, where has_index is set; else 0.
    size_t index;
    /// What is advised.
    smarch_advice_kind kind;
    /// The device that it is about, the lowest where there are several; 0 where it is about none in particular.
    smarch_cc device;
    /// The image to add or to write instead; {0, 0} where there is none.
    smarch_name image;
    /// Whether it is about an image of the list.
    bool has_index;
    /// Always 0.
    uint8_t reserved[7];
} smarch_advice;

/// What changed from one release to another: SMARCH_CHANGE_*.
typedef uint32_t smarch_change_kind;

/// An instruction, or a form of one, whose legality was measured: SMARCH_ISA_*.
typedef uint32_t smarch_isa_feature;

/// One fact that changed. What a kind does not speak of is absent.
typedef struct smarch_toolkit_change {
    /// What changed.
    smarch_change_kind kind;
    /// The tool, of a default and of a name.
    smarch_tool tool;
    /// The kind of the name.
    smarch_kind name_kind;
    /// The target of the name, or the .target.
    smarch_target target;
    /// The instruction.
    smarch_isa_feature feature;
    /// What the first release does, of a name and of an instruction on a target.
    smarch_verdict before;
    /// What the second does.
    smarch_verdict after;
    /// The .version of the first release.
    smarch_version ptx_before;
    /// That of the second.
    smarch_version ptx_after;
    /// The default of the first release.
    smarch_target target_before;
    /// That of the second.
    smarch_target target_after;
} smarch_toolkit_change;

/// What an instruction is for: SMARCH_ISA_GROUP_*.
typedef uint32_t smarch_isa_group;

/// What is known of an instruction without a target.
typedef struct smarch_isa_feature_info {
    /// The instruction.
    smarch_isa_feature feature;
    /// What it is for.
    smarch_isa_group group;
    /// Its name: "tcgen05.mma.kind::i8".
    const char *name;
    /// The name of the group.
    const char *group_name;
} smarch_isa_feature_info;

/// The limits that ptxas checks for a GPU.
///
/// It does not check the 1,024 threads of a block: .maxntid 2048 passes where an SM has 2,048 threads.
typedef struct smarch_limits {
    /// Threads of an SM: the maximum for the product of .maxntid or .reqntid, and for it times .minnctapersm.
    uint32_t threads_per_sm;
    /// Blocks of an SM: the maximum for .minnctapersm.
    uint32_t blocks_per_sm;
    /// Static shared memory of a kernel, bytes. A GPU name with suffix a gives more.
    uint32_t static_smem;
    /// The minimum of registers per thread; what asks for fewer is raised to it.
    uint32_t min_registers;
    /// The maximum of registers per thread.
    uint32_t max_registers;
    /// Named barriers of a block.
    uint32_t barriers;
} smarch_limits;

/// What becomes of a request: SMARCH_LIMIT_EFFECT_*.
typedef uint32_t smarch_limit_effect;

/// The kind of a request to ptxas: SMARCH_LIMIT_*.
typedef uint32_t smarch_limit_kind;

/// What a program or a command line asks of ptxas.
typedef struct smarch_limit_request {
    /// SMARCH_LIMIT_*.
    smarch_limit_kind kind;
    /// .maxntid or .reqntid X, Y, Z, 1 for what is left out; all 0 beside SMARCH_LIMIT_MINNCTAPERSM: neither is given.
    uint32_t threads[3];
    /// The number, whatever the kind asks about; unused with SMARCH_LIMIT_MAXNTID and _REQNTID. --maxrregcount may be
    /// negative, and of a barrier's number ptxas reads the lower 32 bits.
    int64_t value;
} smarch_limit_request;

/// A kind of message that nvlink prints about an input file: SMARCH_NVLINK_MESSAGE_*.
typedef uint32_t smarch_nvlink_message_kind;

/// What an answer about loading rests on: SMARCH_LOAD_BASIS_*; 0 for an invalid target.
typedef uint32_t smarch_load_basis;

/// What libnvJitLink is given: SMARCH_JIT_INPUT_*.
typedef uint32_t smarch_jit_input;

/// Why an image is chosen: SMARCH_PICK_*.
typedef uint32_t smarch_pick_reason;

/// The image that a device runs.
typedef struct smarch_choice {
    /// Its place in the list.
    size_t index;
    /// Why it comes before the others.
    smarch_pick_reason reason;
    /// Whether the list has another image that would come first if it ran, and of which that is unknown.
    bool has_unknown_rival;
    /// Always 0.
    uint8_t reserved[3];
} smarch_choice;

/// What a cover may be made of: SMARCH_COVER_CUBINS, _PTX, _EITHER, _NATIVE or _SHIPPED.
typedef uint32_t smarch_cover_with;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/// Whether a device runs one of the images with this driver: then smarch_pick says which. False where that is unknown, and for an invalid image.
SMARCH_NODISCARD
bool smarch_covers(smarch_driver d,
                   const struct smarch_image *images,
                   size_t images_count,
                   smarch_cc device)
SMARCH_NOEXCEPT;

/// As smarch_covers, with the reason: where none runs, that of the image that is nearest to running. SMARCH_NO_VERDICT: there is no image, or one is
/// invalid.
SMARCH_NODISCARD
smarch_verdict smarch_covers_why(smarch_driver d,
                                 const struct smarch_image *images,
                                 size_t images_count,
                                 smarch_cc device)
SMARCH_NOEXCEPT;

/// The positions of the fewest images with which each of these devices still runs what it ran, ascending: a cubin where it ran a cubin, PTX
/// where it compiled PTX. PTX without a suffix is for devices to come as well: some is kept. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an image is invalid. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above SMARCH_ADVISE_MAX images or devices.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_minimize(smarch_driver d,
                              const struct smarch_image *images,
                              size_t images_count,
                              const smarch_cc *devices,
                              size_t devices_count,
                              size_t *out,
                              size_t capacity,
                              size_t *count)
SMARCH_NOEXCEPT;

/// A kind of advice as a sentence; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_advice_kind_name(smarch_advice_kind kind) SMARCH_NOEXCEPT;

/// What to change about the images of a list that are to run on these devices with driver d: the images to add for devices that are left out, image by image what adds
/// nothing or would be better written in another way, and the PTX for devices to come. Images to add or to write instead are those that toolkit k builds. *count
/// becomes how many pieces of advice, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an image is invalid. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above
/// SMARCH_ADVISE_MAX images or devices. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_advise(smarch_toolkit k,
                            smarch_driver d,
                            const struct smarch_image *images,
                            size_t images_count,
                            const smarch_cc *devices,
                            size_t devices_count,
                            struct smarch_advice *out,
                            size_t capacity,
                            size_t *count)
SMARCH_NOEXCEPT;

/// Whether ptxas of this release assembles PTX with this .target for --gpu-name gpu (an sm_ name). False for an invalid argument.
SMARCH_NODISCARD
bool smarch_ptxas_compiles(smarch_toolkit k,
                           smarch_target ptx_target,
                           smarch_target gpu)
SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptxas_compiles_why(smarch_toolkit k,
                                         smarch_target ptx_target,
                                         smarch_target gpu)
SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles, for --gpu-name of any kind: sm_, compute_ or lto_.
SMARCH_NODISCARD
bool smarch_ptxas_compiles_name(smarch_toolkit k,
                                smarch_target ptx_target,
                                smarch_name gpu)
SMARCH_NOEXCEPT;

/// As smarch_ptxas_compiles_name, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptxas_compiles_name_why(smarch_toolkit k,
                                              smarch_target ptx_target,
                                              smarch_name gpu)
SMARCH_NOEXCEPT;

/// What ptxas of this release prints when it refuses this pair, without its beginning "ptxas fatal   : "; ""
/// when it assembles. Written with a NUL; *count (may be NULL) becomes the length without it,
/// also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_ptxas_message(smarch_toolkit k,
                                   smarch_target ptx_target,
                                   smarch_name gpu,
                                   char *out,
                                   size_t capacity,
                                   size_t *count)
SMARCH_NOEXCEPT;

/// The GPUs, as sm_ names, for which ptxas of this release assembles PTX with this .target. *count becomes how many, also when they
/// do not fit; no list is longer than all targets.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptxas_gpus(smarch_toolkit k,
                                smarch_target ptx_target,
                                smarch_target *out,
                                size_t capacity,
                                size_t *count)
SMARCH_NOEXCEPT;

/// The most specific .target with which ptxas of this release assembles PTX for every one of these GPUs: of all that serve them, the
/// one that serves the fewest others. SMARCH_SM_100F for sm_100 and sm_103a. *out becomes 0 for no GPU, and where one
/// of them is not built for.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_INVALID_TARGET: one of them is not a target.
SMARCH_NODISCARD
smarch_status smarch_ptxas_most_specific(smarch_toolkit k,
                                         const smarch_target *gpus,
                                         size_t gpus_count,
                                         smarch_target *out)
SMARCH_NOEXCEPT;

/// Whether a driver supports devices of this compute capability. False where that is unknown.
SMARCH_NODISCARD bool smarch_driver_supports(smarch_driver d, smarch_cc device) SMARCH_NOEXCEPT;

/// As smarch_driver_supports, with the reason: no or yes as far as sources bound it, unknown in between.
SMARCH_NODISCARD smarch_verdict smarch_driver_supports_why(smarch_driver d, smarch_cc device) SMARCH_NOEXCEPT;

/// Whether programs of a toolkit start on a driver: newer drivers run them, and older ones of the same major version by minor version
/// compatibility, in which PTX newer than the driver is not compiled. False where that is unknown, and for an invalid argument.
SMARCH_NODISCARD
bool smarch_driver_starts(smarch_driver d,
                          smarch_toolkit k)
SMARCH_NOEXCEPT;

/// As smarch_driver_starts, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_driver_starts_why(smarch_driver d, smarch_toolkit k) SMARCH_NOEXCEPT;

/// The oldest driver on which programs of a toolkit start; 0 for a number that is no release that was run.
SMARCH_NODISCARD smarch_driver smarch_toolkit_lowest_driver(smarch_toolkit k) SMARCH_NOEXCEPT;

/// The oldest driver that supports devices of this compute capability; 0 where no source states one.
SMARCH_NODISCARD smarch_driver smarch_device_oldest_driver(smarch_cc device) SMARCH_NOEXCEPT;

/// The newest driver that supports devices of this compute capability; 0 where newer ones do, or no source states one.
SMARCH_NODISCARD smarch_driver smarch_device_newest_driver(smarch_cc device) SMARCH_NOEXCEPT;

/// The most specific target with this suffix (0, 'a' or 'f') that a toolkit builds and whose cubins run on a device: the name to give to
/// ptxas. 0 where the toolkit builds none, for compute capabilities that no source names, and for an invalid argument.
SMARCH_NODISCARD
smarch_target smarch_toolkit_best_target(smarch_toolkit k,
                                         smarch_cc device,
                                         uint32_t suffix)
SMARCH_NOEXCEPT;

/// What kind of fact changed, "newest .version"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_change_kind_name(smarch_change_kind kind) SMARCH_NOEXCEPT;

/// Every fact that differs between two releases, kind by kind. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: one of them was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_toolkit_changes(smarch_toolkit k,
                                     smarch_toolkit to,
                                     struct smarch_toolkit_change *out,
                                     size_t capacity,
                                     size_t *count)
SMARCH_NOEXCEPT;

/// All instructions, by feature from 1 on without a gap. *count becomes how many. NULL when count is NULL.
SMARCH_NODISCARD const struct smarch_isa_feature_info *smarch_isa_features(size_t *count) SMARCH_NOEXCEPT;

/// The name of a group of instructions, "wgmma"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_isa_group_name(smarch_isa_group group) SMARCH_NOEXCEPT;

/// What is known of an instruction without a target; NULL for an unknown code.
SMARCH_NODISCARD
const struct smarch_isa_feature_info *smarch_isa_feature_info_of(smarch_isa_feature feature)
SMARCH_NOEXCEPT;

/// The instruction with this name, as in smarch_isa_features.
///
/// SMARCH_ERROR_ISA_FEATURE_NAME: no instruction has this name.
SMARCH_NODISCARD
smarch_status smarch_isa_feature_parse(const char *text,
                                       size_t len,
                                       smarch_isa_feature *out)
SMARCH_NOEXCEPT;

/// The forms that an instruction stands for: it asks what they ask, and a target has it that has them all. *count becomes how many, one at
/// least, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_VALUE: an unknown instruction. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_feature_forms(smarch_isa_feature f,
                                       smarch_ptx_form *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// Whether ptxas of this release accepts the instruction in PTX with this .version and .target; ptx {0, 0} is the newest .version that it
/// reads. False for an invalid argument.
SMARCH_NODISCARD
bool smarch_isa_supports(smarch_toolkit k,
                         smarch_version ptx,
                         smarch_target ptx_target,
                         smarch_isa_feature f)
SMARCH_NOEXCEPT;

/// As smarch_isa_supports, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_isa_supports_why(smarch_toolkit k,
                                       smarch_version ptx,
                                       smarch_target ptx_target,
                                       smarch_isa_feature f)
SMARCH_NOEXCEPT;

/// What ptxas of this release prints when it refuses the instruction, the first line, from "Feature" on; "" when it accepts it. Where several
/// things of an instruction ask for a later .version, it may name another of them first.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
SMARCH_NODISCARD
smarch_status smarch_isa_message(smarch_toolkit k,
                                 smarch_version ptx,
                                 smarch_target ptx_target,
                                 smarch_isa_feature f,
                                 char *out,
                                 size_t capacity,
                                 size_t *count)
SMARCH_NOEXCEPT;

/// What ptxas of this release remarks when it accepts the instruction ("Advisory: ..."); "" when it prints no remark, or refuses.
/// Written as by smarch_isa_message, with the same errors.
SMARCH_NODISCARD
smarch_status smarch_isa_advisory(smarch_toolkit k,
                                  smarch_version ptx,
                                  smarch_target ptx_target,
                                  smarch_isa_feature f,
                                  char *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// The instructions that a target has in this release with this .version; ptx {0, 0} is the newest that it reads. *count becomes how many,
/// also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_target_features(smarch_toolkit k,
                                         smarch_version ptx,
                                         smarch_target ptx_target,
                                         smarch_isa_feature *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// The instructions that one target has and another lacks, in this release with this .version; ptx {0, 0} is the newest that it reads.
/// *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_difference(smarch_toolkit k,
                                    smarch_version ptx,
                                    smarch_target ptx_target,
                                    smarch_target lacking,
                                    smarch_isa_feature *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// The targets that have an instruction in this release, with its newest .version. *count becomes how many, also when they do not fit; no
/// list is longer than all targets.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_isa_feature_targets(smarch_toolkit k,
                                         smarch_isa_feature f,
                                         smarch_target *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// The lowest .version with which this release accepts an instruction, on targets that have it; {0, 0} where the release has not got it, and
/// for an invalid argument.
SMARCH_NODISCARD
smarch_version smarch_isa_feature_since(smarch_toolkit k,
                                        smarch_isa_feature f)
SMARCH_NOEXCEPT;

/// The lowest base target that has an instruction in this release; 0 when only targets with a suffix do, or none, and for an invalid argument.
SMARCH_NODISCARD
smarch_target smarch_isa_feature_lowest_base(smarch_toolkit k,
                                             smarch_isa_feature f)
SMARCH_NOEXCEPT;

/// The limits that ptxas of this release checks for --gpu-name gpu.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
SMARCH_NODISCARD
smarch_status smarch_limits_compute(smarch_toolkit k,
                                    smarch_target gpu,
                                    struct smarch_limits *out)
SMARCH_NOEXCEPT;

/// The name of an effect, "adjusted"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_limit_effect_name(smarch_limit_effect effect) SMARCH_NOEXCEPT;

/// What ptxas of this release does with a request for this GPU.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or a value that the kind cannot have.
/// SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
SMARCH_NODISCARD
smarch_status smarch_ptxas_limit(smarch_toolkit k,
                                 smarch_target gpu,
                                 const struct smarch_limit_request *request,
                                 smarch_limit_effect *out)
SMARCH_NOEXCEPT;

/// What ptxas prints about a request, for an entry of this name, without its beginning ("ptxas warning : "); "" when it
/// obeys or crashes; the first line, where there are several. Written with a NUL; *count (may be NULL) becomes the length
/// without it, also when it does not fit.
///
/// As smarch_ptxas_limit; SMARCH_ERROR_INVALID_VALUE also when the entry's name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_ptxas_limit_message(smarch_toolkit k,
                                         smarch_target gpu,
                                         const struct smarch_limit_request *request,
                                         const char *entry,
                                         size_t entry_len,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// The PTX versions that ptxas of this release reads, ascending. *count becomes how many, also when they do not fit; 44 for 13.0.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_versions(smarch_toolkit k,
                                  smarch_version *out,
                                  size_t capacity,
                                  size_t *count)
SMARCH_NOEXCEPT;

/// Whether ptxas of this release accepts this .version together with this .target. False for an invalid argument.
SMARCH_NODISCARD
bool smarch_ptx_version_suffices(smarch_toolkit k,
                                 smarch_version ptx,
                                 smarch_target ptx_target)
SMARCH_NOEXCEPT;

/// As smarch_ptx_version_suffices, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_ptx_version_suffices_why(smarch_toolkit k,
                                               smarch_version ptx,
                                               smarch_target ptx_target)
SMARCH_NOEXCEPT;

/// What ptxas of this release prints when it refuses this .version with this .target, without its beginning ("error   : "); "" when it
/// accepts them. Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_ptx_version_message(smarch_toolkit k,
                                         smarch_version ptx,
                                         smarch_target ptx_target,
                                         char *out,
                                         size_t capacity,
                                         size_t *count)
SMARCH_NOEXCEPT;

/// Whether nvlink of this release links a relocatable object of this target with --arch target (an sm_ name). False also where it is unknown, and for an invalid argument.
SMARCH_NODISCARD
bool smarch_nvlink_links(smarch_toolkit k,
                         smarch_target object,
                         smarch_target target)
SMARCH_NOEXCEPT;

/// As smarch_nvlink_links, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_nvlink_links_why(smarch_toolkit k,
                                       smarch_target object,
                                       smarch_target target)
SMARCH_NOEXCEPT;

/// As smarch_nvlink_links, for --arch of any kind: sm_, compute_ or lto_.
SMARCH_NODISCARD
bool smarch_nvlink_links_name(smarch_toolkit k,
                              smarch_target object,
                              smarch_name target)
SMARCH_NOEXCEPT;

/// As smarch_nvlink_links_name, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_nvlink_links_name_why(smarch_toolkit k,
                                            smarch_target object,
                                            smarch_name target)
SMARCH_NOEXCEPT;

/// Whether nvlink of this release links LTO IR of this target with -lto --arch target. False also where it is unknown, and for an invalid argument.
SMARCH_NODISCARD
bool smarch_nvlink_links_lto(smarch_toolkit k,
                             smarch_target object,
                             smarch_target target)
SMARCH_NOEXCEPT;

/// As smarch_nvlink_links_lto, with the reason. SMARCH_NO_LTO_IGNORED: nvlink exits with 0 and has linked nothing.
SMARCH_NODISCARD
smarch_verdict smarch_nvlink_links_lto_why(smarch_toolkit k,
                                           smarch_target object,
                                           smarch_target target)
SMARCH_NOEXCEPT;

/// The targets for which nvlink of this release links an object of this target (lto false) or LTO IR of it (lto true). *count becomes
/// how many, also when they do not fit; no list is longer than all targets.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_nvlink_targets(smarch_toolkit k,
                                    smarch_target object,
                                    bool lto,
                                    smarch_target *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// What nvlink of this release prints about this input file, without its beginning "nvlink fatal   : " or "nvlink warning : "; "" when
/// it prints no message of this kind. nvlink names the file as it was given.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or the file's name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_nvlink_message(smarch_toolkit k,
                                    smarch_nvlink_message_kind kind,
                                    smarch_target object,
                                    smarch_name target,
                                    const char *file,
                                    size_t file_len,
                                    char *out,
                                    size_t capacity,
                                    size_t *count)
SMARCH_NOEXCEPT;

/// Whether a cubin for this target loads on a device of this compute capability (90 for 9.0). False where it is
/// unknown, and for an invalid target.
SMARCH_NODISCARD bool smarch_loads(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// As smarch_loads, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_loads_why(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// Whether a driver compiles PTX with this .version and .target on a device of this compute capability. ptx {0, 0} stands for a .version
/// that is not known: the answer is then unknown, unless no driver or no version would do. False where it is unknown, and for an invalid
/// target. The driver must also be allowed to compile.
SMARCH_NODISCARD
bool smarch_jits(smarch_driver d,
                 smarch_version ptx,
                 smarch_target ptx_target,
                 smarch_cc device)
SMARCH_NOEXCEPT;

/// As smarch_jits, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_jits_why(smarch_driver d,
                               smarch_version ptx,
                               smarch_target ptx_target,
                               smarch_cc device)
SMARCH_NOEXCEPT;

/// Whether some driver compiles PTX for this .target on a device of this compute capability: what its number and suffix allow. False where
/// it is unknown, and for an invalid target.
SMARCH_NODISCARD
bool smarch_ptx_fits(smarch_target ptx_target,
                     smarch_cc device)
SMARCH_NOEXCEPT;

/// As smarch_ptx_fits, with the reason.
SMARCH_NODISCARD smarch_verdict smarch_ptx_fits_why(smarch_target ptx_target, smarch_cc device) SMARCH_NOEXCEPT;

/// What the answer of smarch_loads_why rests on; 0 for an invalid target.
SMARCH_NODISCARD smarch_load_basis smarch_loads_basis(smarch_target cubin, smarch_cc device) SMARCH_NOEXCEPT;

/// What the answer of smarch_ptx_fits_why rests on; 0 for an invalid target.
SMARCH_NODISCARD smarch_load_basis smarch_ptx_fits_basis(smarch_target ptx_target, smarch_cc device) SMARCH_NOEXCEPT;

/// The name of a basis, "documented"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_load_basis_name(smarch_load_basis basis) SMARCH_NOEXCEPT;

/// The name of a kind of input, "LTO IR"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_jit_input_name(smarch_jit_input input) SMARCH_NOEXCEPT;

/// Whether libnvJitLink of this release links an input that was made for one target, with -arch of another (an sm_ name). False also where it
/// is unknown, and for an invalid argument.
SMARCH_NODISCARD
bool smarch_nvjitlink_links(smarch_toolkit k,
                            smarch_jit_input input,
                            smarch_target of,
                            smarch_target target)
SMARCH_NOEXCEPT;

/// As smarch_nvjitlink_links, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_nvjitlink_links_why(smarch_toolkit k,
                                          smarch_jit_input input,
                                          smarch_target of,
                                          smarch_target target)
SMARCH_NOEXCEPT;

/// What the function that adds the input returns, an nvJitLinkResult; 0 where it links the input, where that is unknown, and for an
/// invalid argument.
SMARCH_NODISCARD
uint32_t smarch_nvjitlink_result(smarch_toolkit k,
                                 smarch_jit_input input,
                                 smarch_target of,
                                 smarch_target target)
SMARCH_NOEXCEPT;

/// What libnvJitLink of this release writes to its log about an input that it refuses and that was given under this name, lines apart; "" where
/// it links the input, where that is unknown, and for an -arch that it does not take.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or the name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
SMARCH_NODISCARD
smarch_status smarch_nvjitlink_message(smarch_toolkit k,
                                       smarch_jit_input input,
                                       smarch_target of,
                                       smarch_target target,
                                       const char *name,
                                       size_t name_len,
                                       char *out,
                                       size_t capacity,
                                       size_t *count)
SMARCH_NOEXCEPT;

/// The name of a reason, "the only image that runs"; "" for an unknown code.
SMARCH_NODISCARD const char *smarch_pick_reason_name(smarch_pick_reason reason) SMARCH_NOEXCEPT;

/// Whether an image runs on a device by itself, with this driver: a cubin (sm_) loads, PTX (compute_) is compiled, LTO IR does neither.
/// False where it is unknown, and for an invalid image.
SMARCH_NODISCARD
bool smarch_runs(smarch_driver d,
                 struct smarch_image image,
                 smarch_cc device)
SMARCH_NOEXCEPT;

/// As smarch_runs, with the reason.
SMARCH_NODISCARD
smarch_verdict smarch_runs_why(smarch_driver d,
                               struct smarch_image image,
                               smarch_cc device)
SMARCH_NOEXCEPT;

/// The image that a device of this compute capability runs with this driver.
///
/// SMARCH_ERROR_NO_IMAGE: none is known to run; smarch_picks_why gives the reason. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE:
/// an image is invalid.
SMARCH_NODISCARD
smarch_status smarch_pick(smarch_driver d,
                          const struct smarch_image *images,
                          size_t images_count,
                          smarch_cc device,
                          struct smarch_choice *out)
SMARCH_NOEXCEPT;

/// Whether the image at index is the one that smarch_pick chooses. False also where an image is invalid, and for an index
/// beyond the list.
SMARCH_NODISCARD
bool smarch_picks(smarch_driver d,
                  const struct smarch_image *images,
                  size_t images_count,
                  smarch_cc device,
                  size_t index)
SMARCH_NOEXCEPT;

/// As smarch_picks, with the reason. SMARCH_NO_VERDICT: an image is invalid, or index is beyond the list.
SMARCH_NODISCARD
smarch_verdict smarch_picks_why(smarch_driver d,
                                const struct smarch_image *images,
                                size_t images_count,
                                smarch_cc device,
                                size_t index)
SMARCH_NOEXCEPT;

/// The fewest images, of those that with allows, that run on every device of the list with driver d: base targets that toolkit k builds, PTX of its
/// newest .version. *count becomes how many, also when they do not fit; SMARCH_COVER_MAX is always enough.
///
/// SMARCH_ERROR_NOT_COVERED: the toolkit builds nothing that is known to run on devices[*fault_at] (may be NULL).
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
SMARCH_NODISCARD
smarch_status smarch_cover(smarch_toolkit k,
                           smarch_driver d,
                           const smarch_cc *devices,
                           size_t devices_count,
                           smarch_cover_with with,
                           smarch_name *out,
                           size_t capacity,
                           size_t *count,
                           size_t *fault_at)
SMARCH_NOEXCEPT;

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif // SMARCH_RULES_H
