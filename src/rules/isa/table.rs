//! The 165 instructions, one row each: since which `.version` ptxas has them, and the gates before them, in its order.
//!
//! `[Feature "membar" 1.4]` asks for `.version 1.4`, and says so of that subject; `[- 5.1]` asks for it in other words, that the version
//! does not support the target. Rows are those of the newest release; [`EARLIER`] has what differs in earlier ones.
//!
//! `Feature ".aligned" 20` refuses targets below 20 with "Feature '.aligned' requires .target sm_20 or higher";
//! `Instruction "tcgen05.alloc" TENSOR` refuses targets outside the set with "Instruction 'tcgen05.alloc' not
//! supported on .target ..."; `Modifier (".and" on "mma") 80` refuses with "Modifier '.and' on 'mma' requires ...". A target that passes all gates has the instruction.
//!
//! Source: `ptxas/features.tsv`, 7,425 cells with their messages (13.0.88 with `.version 9.0`); `releases/forms.tsv`, every release and
//! `.version`; measured. The
//! names are that file's, and its column `snippet` holds what exactly was assembled.

use super::gate::{Form, Gate, Needs, Since, Subject, What};
use crate::ptx::sets::{
    BLACKWELL, FROM_90, HOPPER_A, INTEGER_TENSOR_A, LATER_TENSOR, SM_10X, SM_10X_A, SM_12X, SUFFIXED, TENSOR, TENSOR_A,
    TENSOR_OR_SM_12X_A,
};
use crate::{Target, Text, Toolkit};
use static_assertions::const_assert;

coded_enum! {
    /// What an instruction is for.
    pub enum IsaGroup {
        /// `wmma`.
        Wmma       =  1, WMMA,        "wmma";
        /// `mma.sync`.
        Mma        =  2, MMA,         "mma";
        /// `mma.sp`.
        SparseMma  =  3, SPARSE_MMA,  "mma.sp";
        /// `wgmma`.
        Wgmma      =  4, WGMMA,       "wgmma";
        /// `tcgen05`.
        Tcgen05    =  5, TCGEN05,     "tcgen05";
        /// `ldmatrix`, `stmatrix`, `movmatrix`.
        MatrixMove =  6, MATRIX_MOVE, "matrix moves";
        /// `cp.async`, bulk and tensor copies, tensor maps, asynchronous stores.
        AsyncCopy  =  7, ASYNC_COPY,  "asynchronous copies";
        /// `mbarrier`.
        Mbarrier   =  8, MBARRIER,    "mbarrier";
        /// Thread block clusters and their shared memory.
        Cluster    =  9, CLUSTER,     "clusters";
        /// Loads, cache hints, prefetching, the stack.
        Memory     = 10, MEMORY,      "memory";
        /// `atom`.
        Atomic     = 11, ATOMIC,      "atomics";
        /// `multimem`.
        Multimem   = 12, MULTIMEM,    "multimem";
        /// `fence` and `membar`.
        Fence      = 13, FENCE,       "fences";
        /// What the threads of a warp do together.
        Warp       = 14, WARP,        "warps";
        /// What steers a kernel: dependent launches, register counts, sleeping.
        Control    = 15, CONTROL,     "control";
        /// Arithmetic.
        Arithmetic = 16, ARITHMETIC,  "arithmetic";
        /// `cvt`.
        Convert    = 17, CONVERT,     "conversions";
    }
}

/// What is known of an instruction without a target.
#[doc(alias = "smarch_isa_feature_info")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct IsaFeatureInfo {
    /// The instruction.
    pub feature: IsaFeature,
    /// What it is for.
    pub group: IsaGroup,
    /// Its name: "tcgen05.mma.kind::i8".
    pub name: Text,
    /// The name of the group.
    pub group_name: Text,
}

macro_rules! isa_features {
    ($($variant:ident = $code:literal, $c_name:ident, $name:literal, $group:ident
        $since:tt [$($what:ident $subject:tt $needs:tt),*];)+) => {
        coded_enum! {
            /// An instruction, or a form of one, whose legality was measured.
            ///
            /// The texts are names as in `ptxas/features.tsv`: `tcgen05.mma.kind::i8`, `ld.global.v8.f32`.
            #[non_exhaustive]
            pub enum IsaFeature {
                $(#[doc = concat!("`", $name, "`")] $variant = $code, $c_name, $name;)+
            }
        }

        impl IsaFeature {
            /// What the instruction is for.
            #[must_use]
            pub const fn group(self) -> IsaGroup {
                match self {
                    $(Self::$variant => IsaGroup::$group,)+
                }
            }

            /// What ptxas of the newest release checks.
            pub(super) const fn newest_form(self) -> Form {
                match self {
                    $(Self::$variant => form!($since [$($what $subject $needs),*]),)+
                }
            }
        }

        /// All instructions, by code from 1 on without a gap.
        pub static ISA_FEATURES: [IsaFeatureInfo; IsaFeature::ALL.len()] = [$(
            IsaFeatureInfo {
                feature: IsaFeature::$variant,
                group: IsaGroup::$group,
                name: IsaFeature::$variant.text(),
                group_name: IsaGroup::$group.text(),
            },
        )+];
    };
}

/// The cells of a row from `since .version` on.
macro_rules! form {
    ($since:tt [$($what:ident $subject:tt $needs:tt),*]) => {
        Form {
            since: since!($since),
            gates: const {
                &[$(Gate { what: What::$what, subject: subject!($subject), needs: needs!($needs) }),*]
            },
        }
    };
}

macro_rules! since {
    ([- $version:tt]) => {
        Since {
            version: version!($version),
            subject: None,
        }
    };
    ([$what:ident $subject:tt $version:tt]) => {
        Since {
            version: version!($version),
            subject: Some((What::$what, subject!($subject))),
        }
    };
}

macro_rules! subject {
    ($subject:literal) => {
        Subject::Itself($subject)
    };
    (($subject:literal on $on:literal)) => {
        Subject::On($subject, $on)
    };
}

macro_rules! needs {
    ($number:literal) => {
        Needs::From($number)
    };
    ($set:ident) => {
        Needs::OneOf($set)
    };
}

#[rustfmt::skip]
isa_features! {
//  variant                          code  C name                                name                                     group      since .version                                                             gates
    WmmaM16n16k16F16                =   1, WMMA_M16N16K16_F16,                   "wmma.m16n16k16.f16",                    Wmma       [Feature ".aligned modifier for wmma" 6.3]                                 [Feature ".aligned" 20, Feature "WMMA with floating point types" 70];
    WmmaM32n8k16F32F32              =   2, WMMA_M32N8K16_F32_F32,                "wmma.m32n8k16.f32.f32",                 Wmma       [Feature ".aligned modifier for wmma" 6.3]                                 [Feature ".aligned" 20, Feature "WMMA with floating point types" 70];
    WmmaM8n32k16S32S8               =   3, WMMA_M8N32K16_S32_S8,                 "wmma.m8n32k16.s32.s8",                  Wmma       [Feature "WMMA with integer types" 6.3]                                    [Feature ".aligned" 20, Feature "WMMA with integer types" 72];
    WmmaM16n16k16S32U8              =   4, WMMA_M16N16K16_S32_U8,                "wmma.m16n16k16.s32.u8",                 Wmma       [Feature "WMMA with integer types" 6.3]                                    [Feature ".aligned" 20, Feature "WMMA with integer types" 72];
    WmmaM8n8k32S4                   =   5, WMMA_M8N8K32_S4,                      "wmma.m8n8k32.s4",                       Wmma       [Feature ".s4" 6.3]                                                        [Feature ".aligned" 20, Feature ".s4" 75];
    WmmaM8n8k128B1XorPopc           =   6, WMMA_M8N8K128_B1_XOR_POPC,            "wmma.m8n8k128.b1.xor.popc",             Wmma       [Feature ".b1" 6.3]                                                        [Feature ".aligned" 20, Feature ".b1" 75];
    WmmaM16n16k16Bf16               =   7, WMMA_M16N16K16_BF16,                  "wmma.m16n16k16.bf16",                   Wmma       [Feature ".bf16" 7.0]                                                      [Feature ".aligned" 20, Feature ".bf16" 80];
    WmmaM16n16k8Tf32                =   8, WMMA_M16N16K8_TF32,                   "wmma.m16n16k8.tf32",                    Wmma       [Feature ".tf32" 7.0]                                                      [Feature ".aligned" 20, Feature ".tf32" 80];
    WmmaM8n8k4F64                   =   9, WMMA_M8N8K4_F64,                      "wmma.m8n8k4.f64",                       Wmma       [Feature "WMMA with fp64 types" 7.0]                                       [Feature ".aligned" 20, Feature "WMMA with fp64 types" 80];
    MmaM8n8k4F16                    =  10, MMA_M8N8K4_F16,                       "mma.m8n8k4.f16",                        Mma        [Feature "mma" 6.4]                                                        [Feature ".aligned" 20, Feature "mma" 70];
    MmaM16n8k8F16                   =  11, MMA_M16N8K8_F16,                      "mma.m16n8k8.f16",                       Mma        [Feature ".m16n8k8" 6.5]                                                   [Feature ".aligned" 20, Feature "mma" 70, Feature ".m16n8k8" 75];
    MmaM16n8k16F16                  =  12, MMA_M16N8K16_F16,                     "mma.m16n8k16.f16",                      Mma        [Feature ".m16n8k16" 7.0]                                                  [Feature ".aligned" 20, Feature "mma" 70, Feature ".m16n8k16" 80];
    MmaM16n8k16Bf16                 =  13, MMA_M16N8K16_BF16,                    "mma.m16n8k16.bf16",                     Mma        [Feature ".bf16" 7.0]                                                      [Feature ".aligned" 20, Feature ".bf16" 80];
    MmaM16n8k8Bf16                  =  14, MMA_M16N8K8_BF16,                     "mma.m16n8k8.bf16",                      Mma        [Feature ".bf16" 7.0]                                                      [Feature ".aligned" 20, Feature ".bf16" 80];
    MmaM16n8k8Tf32                  =  15, MMA_M16N8K8_TF32,                     "mma.m16n8k8.tf32",                      Mma        [Feature ".tf32" 7.0]                                                      [Feature ".aligned" 20, Feature ".tf32" 80];
    MmaM8n8k4F64                    =  16, MMA_M8N8K4_F64,                       "mma.m8n8k4.f64",                        Mma        [Feature ".m8n8k4 with double types" 7.0]                                  [Feature ".aligned" 20, Feature "mma" 70, Feature ".m8n8k4 with double types" 80];
    MmaM16n8k16F64                  =  17, MMA_M16N8K16_F64,                     "mma.m16n8k16.f64",                      Mma        [Feature ".m16n8k16 with double types" 7.8]                                [Feature ".aligned" 20, Feature "mma" 70, Feature ".m16n8k16 with double types" 90];
    MmaM8n8k16S8                    =  18, MMA_M8N8K16_S8,                       "mma.m8n8k16.s8",                        Mma        [Feature ".m8n8k16" 6.5]                                                   [Feature ".aligned" 20, Feature "mma" 70, Feature ".m8n8k16" 75];
    MmaM16n8k32S8                   =  19, MMA_M16N8K32_S8,                      "mma.m16n8k32.s8",                       Mma        [Feature ".m16n8k32" 7.0]                                                  [Feature ".aligned" 20, Feature "mma" 70, Feature ".m16n8k32" 80];
    MmaM8n8k32S4                    =  20, MMA_M8N8K32_S4,                       "mma.m8n8k32.s4",                        Mma        [Feature ".m8n8k32" 6.5]                                                   [Feature ".aligned" 20, Feature ".s4" 75];
    MmaM16n8k64S4                   =  21, MMA_M16N8K64_S4,                      "mma.m16n8k64.s4",                       Mma        [Feature ".m16n8k64" 7.0]                                                  [Feature ".aligned" 20, Feature ".s4" 75, Feature ".m16n8k64" 80];
    MmaM8n8k128B1Xor                =  22, MMA_M8N8K128_B1_XOR,                  "mma.m8n8k128.b1.xor",                   Mma        [Feature ".m8n8k128" 7.0]                                                  [Feature ".aligned" 20, Feature ".b1" 75];
    MmaM16n8k256B1Xor               =  23, MMA_M16N8K256_B1_XOR,                 "mma.m16n8k256.b1.xor",                  Mma        [Feature ".m16n8k256" 7.0]                                                 [Feature ".aligned" 20, Feature ".b1" 75, Feature ".m16n8k256" 80];
    MmaM16n8k256B1And               =  24, MMA_M16N8K256_B1_AND,                 "mma.m16n8k256.b1.and",                  Mma        [Modifier (".and" on "mma") 7.1]                                           [Feature ".aligned" 20, Feature ".b1" 75, Modifier (".and" on "mma") 80];
    MmaM16n8k32E4m3F32              =  25, MMA_M16N8K32_E4M3_F32,                "mma.m16n8k32.e4m3.f32",                 Mma        [Feature "mma with FP8 floating point type" 8.4]                           [Feature ".aligned" 20, Feature "mma with FP8 floating point type" 89];
    MmaM16n8k32E4m3F16              =  26, MMA_M16N8K32_E4M3_F16,                "mma.m16n8k32.e4m3.f16",                 Mma        [Feature "mma with FP8 floating point type and FP16 accumulation" 8.7]     [Feature ".aligned" 20, Feature "mma with FP8 floating point type" 89];
    MmaM16n8k16E4m3F32              =  27, MMA_M16N8K16_E4M3_F32,                "mma.m16n8k16.e4m3.f32",                 Mma        [Feature "mma with FP8 floating point type and .m16n8k16 shape" 8.7]       [Feature ".aligned" 20, Feature "mma with FP8 floating point type" 89];
    MmaKindF8f6f4E2m1               =  28, MMA_KIND_F8F6F4_E2M1,                 "mma.kind::f8f6f4.e2m1",                 Mma        [Feature "mma with with FP6/FP4 floating point type" 8.7]                  [Feature ".aligned" 20, Instruction "mma with with FP6/FP4 floating point type" SM_12X];
    MmaKindMxf8f6f4BlockScale       =  29, MMA_KIND_MXF8F6F4_BLOCK_SCALE,        "mma.kind::mxf8f6f4.block_scale",        Mma        [Feature "mma with block scale" 8.7]                                       [Feature ".aligned" 20, Instruction "mma with block scale" SM_12X];
    MmaKindMxf4BlockScaleE2m1       =  30, MMA_KIND_MXF4_BLOCK_SCALE_E2M1,       "mma.kind::mxf4.block_scale.e2m1",       Mma        [Feature "mma with block scale" 8.7]                                       [Feature ".aligned" 20, Instruction "mma with block scale" SM_12X];
    MmaKindMxf4nvf4BlockScale4X     =  31, MMA_KIND_MXF4NVF4_BLOCK_SCALE_4X,     "mma.kind::mxf4nvf4.block_scale.4X",     Mma        [Feature "mma with block scale" 8.7]                                       [Feature ".aligned" 20, Instruction "mma with block scale" SM_12X];
    MmaSpM16n8k32F16                =  32, MMA_SP_M16N8K32_F16,                  "mma.sp.m16n8k32.f16",                   SparseMma  [Feature "Sparse MMA" 7.1]                                                 [Feature ".aligned" 20, Feature "mma" 70, Feature "Sparse MMA" 80];
    MmaSpOrderedMetadataM16n8k32F16 =  33, MMA_SP_ORDERED_METADATA_M16N8K32_F16, "mma.sp::ordered_metadata.m16n8k32.f16", SparseMma  [Feature ".sp::ordered_metadata" 8.5]                                      [Feature ".sp::ordered_metadata" 80];
    MmaSpM16n8k128S4                =  34, MMA_SP_M16N8K128_S4,                  "mma.sp.m16n8k128.s4",                   SparseMma  [Feature "Sparse MMA" 7.1]                                                 [Feature ".aligned" 20, Feature ".s4" 75, Feature "Sparse MMA" 80];
    MmaSpOrderedM16n8k64E4m3        =  35, MMA_SP_ORDERED_M16N8K64_E4M3,         "mma.sp::ordered.m16n8k64.e4m3",         SparseMma  [Feature ".sp::ordered_metadata" 8.5]                                      [Feature ".sp::ordered_metadata" 80, Feature "mma with FP8 floating point type" 89];
    WgmmaMmaAsync                   =  36, WGMMA_MMA_ASYNC,                      "wgmma.mma_async",                       Wgmma      [Feature "WGMMA" 8.0]                                                      [Feature ".aligned" 20, Instruction "wgmma.fence" HOPPER_A];
    WgmmaFence                      =  37, WGMMA_FENCE,                          "wgmma.fence",                           Wgmma      [Feature "WGMMA" 8.0]                                                      [Feature ".aligned" 20, Instruction "wgmma.fence" HOPPER_A];
    Tcgen05Alloc                    =  38, TCGEN05_ALLOC,                        "tcgen05.alloc",                         Tcgen05    [Feature "tcgen05.alloc" 8.6]                                              [Feature ".aligned" 20, Instruction "tcgen05.alloc" TENSOR];
    Tcgen05Dealloc                  =  39, TCGEN05_DEALLOC,                      "tcgen05.dealloc",                       Tcgen05    [Feature "tcgen05.dealloc" 8.6]                                            [Feature ".aligned" 20, Instruction "tcgen05.dealloc" TENSOR];
    Tcgen05MmaKindF16               =  40, TCGEN05_MMA_KIND_F16,                 "tcgen05.mma.kind::f16",                 Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR];
    Tcgen05MmaKindI8                =  41, TCGEN05_MMA_KIND_I8,                  "tcgen05.mma.kind::i8",                  Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR, Feature ".kind::i8" INTEGER_TENSOR_A];
    Tcgen05MmaKindTf32              =  42, TCGEN05_MMA_KIND_TF32,                "tcgen05.mma.kind::tf32",                Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR];
    Tcgen05MmaKindF8f6f4            =  43, TCGEN05_MMA_KIND_F8F6F4,              "tcgen05.mma.kind::f8f6f4",              Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR];
    Tcgen05MmaKindMxf4BlockScale    =  44, TCGEN05_MMA_KIND_MXF4_BLOCK_SCALE,    "tcgen05.mma.kind::mxf4.block_scale",    Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR];
    Tcgen05MmaKindMxf4nvf4Block16   =  45, TCGEN05_MMA_KIND_MXF4NVF4_BLOCK16,    "tcgen05.mma.kind::mxf4nvf4.block16",    Tcgen05    [Feature ".block16" 8.8]                                                   [Instruction "tcgen05.mma" TENSOR];
    Tcgen05MmaF16ScaleInputD        =  46, TCGEN05_MMA_F16_SCALE_INPUT_D,        "tcgen05.mma.f16.scale_input_d",         Tcgen05    [Feature "tcgen05.mma" 8.6]                                                [Instruction "tcgen05.mma" TENSOR, Feature "argument scale-inp-d-imm" SM_10X];
    Tcgen05Ld                       =  47, TCGEN05_LD,                           "tcgen05.ld",                            Tcgen05    [Modifier ".32x32b" 8.6]                                                   [Feature ".aligned" 20, Feature ".32x32b" TENSOR];
    Tcgen05LdRed                    =  48, TCGEN05_LD_RED,                       "tcgen05.ld.red",                        Tcgen05    [Feature "tcgen05.ld.red" 8.8]                                             [Feature ".aligned" 20, Feature ".32x32b" TENSOR, Instruction "tcgen05.ld.red" LATER_TENSOR];
    Tcgen05St                       =  49, TCGEN05_ST,                           "tcgen05.st",                            Tcgen05    [Modifier ".32x32b" 8.6]                                                   [Feature ".aligned" 20, Feature ".32x32b" TENSOR];
    Tcgen05Cp                       =  50, TCGEN05_CP,                           "tcgen05.cp",                            Tcgen05    [Modifier ".128x256b" 8.6]                                                 [Feature ".128x256b" TENSOR];
    Tcgen05Shift                    =  51, TCGEN05_SHIFT,                        "tcgen05.shift",                         Tcgen05    [Feature "tcgen05.shift" 8.6]                                              [Instruction "tcgen05.shift" TENSOR_A];
    Tcgen05Commit                   =  52, TCGEN05_COMMIT,                       "tcgen05.commit",                        Tcgen05    [Feature "tcgen05.commit" 8.6]                                             [Instruction "tcgen05.commit" TENSOR];
    Tcgen05Fence                    =  53, TCGEN05_FENCE,                        "tcgen05.fence",                         Tcgen05    [Feature "tcgen05.fence" 8.6]                                              [Instruction "tcgen05.fence" TENSOR];
    LdmatrixX4                      =  54, LDMATRIX_X4,                          "ldmatrix.x4",                           MatrixMove [Feature "ldmatrix" 6.5]                                                   [Feature ".aligned" 20, Feature "ldmatrix" 75];
    LdmatrixM16n16B8                =  55, LDMATRIX_M16N16_B8,                   "ldmatrix.m16n16.b8",                    MatrixMove [Modifier ".m16n16" 8.6]                                                   [Feature ".aligned" 20, Feature ".m16n16" BLACKWELL];
    LdmatrixM8n16B6x16P32           =  56, LDMATRIX_M8N16_B6X16_P32,             "ldmatrix.m8n16.b6x16_p32",              MatrixMove [Modifier (".m8n16" on "ldmatrix") 8.6]                                    [Feature ".aligned" 20, Feature "ldmatrix" 75, Feature ".m8n16" SUFFIXED, Feature "ldmatrix with format conversion" BLACKWELL];
    StmatrixX4                      =  57, STMATRIX_X4,                          "stmatrix.x4",                           MatrixMove [Feature "stmatrix" 7.8]                                                   [Feature ".aligned" 20, Feature "stmatrix" 90];
    StmatrixM16n8B8                 =  58, STMATRIX_M16N8_B8,                    "stmatrix.m16n8.b8",                     MatrixMove [Modifier ".m16n8" 8.6]                                                    [Feature ".aligned" 20, Feature ".m16n8" BLACKWELL];
    Movmatrix                       =  59, MOVMATRIX,                            "movmatrix",                             MatrixMove [Feature "movmatrix" 7.8]                                                  [Feature ".aligned" 20, Feature "movmatrix" 75];
    CpAsync                         =  60, CP_ASYNC,                             "cp.async",                              AsyncCopy  [Feature "cp.async" 7.0]                                                   [Feature "cp.async" 80];
    CpAsyncMbarrierArrive           =  61, CP_ASYNC_MBARRIER_ARRIVE,             "cp.async.mbarrier.arrive",              AsyncCopy  [Feature "cp.async.mbarrier.arrive" 7.0]                                   [Feature "cp.async.mbarrier.arrive" 80];
    CpAsyncBulkG2cluster            =  62, CP_ASYNC_BULK_G2CLUSTER,              "cp.async.bulk.g2cluster",               AsyncCopy  [Feature "cp.async.bulk" 8.0]                                              [Feature "cp.async.bulk" 90];
    CpAsyncBulkG2cta                =  63, CP_ASYNC_BULK_G2CTA,                  "cp.async.bulk.g2cta",                   AsyncCopy  [Feature "cp.async.bulk with destination state space as .shared::cta" 8.6] [Feature "cp.async.bulk" 90];
    CpAsyncBulkS2g                  =  64, CP_ASYNC_BULK_S2G,                    "cp.async.bulk.s2g",                     AsyncCopy  [Feature "cp.async.bulk" 8.0]                                              [Feature "cp.async.bulk" 90];
    CpAsyncBulkS2gCpMask            =  65, CP_ASYNC_BULK_S2G_CP_MASK,            "cp.async.bulk.s2g.cp_mask",             AsyncCopy  [Feature ".cp_mask" 8.6]                                                   [Feature "cp.async.bulk" 90, Feature ".cp_mask" 100];
    CpAsyncBulkG2clusterMulticast   =  66, CP_ASYNC_BULK_G2CLUSTER_MULTICAST,    "cp.async.bulk.g2cluster.multicast",     AsyncCopy  [Feature "cp.async.bulk" 8.0]                                              [Feature "cp.async.bulk" 90];
    CpReduceAsyncBulk               =  67, CP_REDUCE_ASYNC_BULK,                 "cp.reduce.async.bulk",                  AsyncCopy  [Feature "cp.reduce.async.bulk" 8.0]                                       [Feature "cp.reduce.async.bulk" 90];
    CpAsyncBulkTensor2dTile         =  68, CP_ASYNC_BULK_TENSOR_2D_TILE,         "cp.async.bulk.tensor.2d.tile",          AsyncCopy  [Feature "cp.async.bulk.tensor" 8.0]                                       [Feature "cp.async.bulk.tensor" 90];
    CpAsyncBulkTensor4dIm2col       =  69, CP_ASYNC_BULK_TENSOR_4D_IM2COL,       "cp.async.bulk.tensor.4d.im2col",        AsyncCopy  [Feature "cp.async.bulk.tensor" 8.0]                                       [Feature "cp.async.bulk.tensor" 90];
    CpAsyncBulkTensor2dTileGather4  =  70, CP_ASYNC_BULK_TENSOR_2D_TILE_GATHER4, "cp.async.bulk.tensor.2d.tile::gather4", AsyncCopy  [Feature ".tile::gather4" 8.6]                                             [Feature "cp.async.bulk.tensor" 90, Feature ".tile::gather4 with destination state space as .shared::cluster" TENSOR];
    CpAsyncBulkTensor2dCtaGroup2    =  71, CP_ASYNC_BULK_TENSOR_2D_CTA_GROUP_2,  "cp.async.bulk.tensor.2d.cta_group::2",  AsyncCopy  [Modifier (".cta_group::2" on "cp.async.bulk.tensor") 8.6]                 [Feature "cp.async.bulk.tensor" 90, Feature ".cta_group::2" TENSOR];
    CpAsyncBulkPrefetchTensor       =  72, CP_ASYNC_BULK_PREFETCH_TENSOR,        "cp.async.bulk.prefetch.tensor",         AsyncCopy  [Feature "cp.async.bulk.prefetch.tensor" 8.0]                              [Feature "cp.async.bulk.prefetch.tensor" 90];
    TensormapReplace                =  73, TENSORMAP_REPLACE,                    "tensormap.replace",                     AsyncCopy  [Feature "tensormap.replace" 8.3]                                          [Instruction "tensormap.replace" SUFFIXED];
    TensormapCpFenceproxy           =  74, TENSORMAP_CP_FENCEPROXY,              "tensormap.cp_fenceproxy",               AsyncCopy  [Feature "tensormap.cp_fenceproxy" 8.3]                                    [Feature ".aligned" 20, Instruction "tensormap.cp_fenceproxy" FROM_90];
    StAsync                         =  75, ST_ASYNC,                             "st.async",                              AsyncCopy  [Feature "st.async" 8.1]                                                   [Feature "st.async" 90];
    StAsyncGlobalMmio               =  76, ST_ASYNC_GLOBAL_MMIO,                 "st.async.global.mmio",                  AsyncCopy  [Feature "st.async/red.async with .mmio modifier" 8.7]                     [Feature ".mmio" 70, Feature "st.async" 90, Feature "st.async/red.async with .mmio modifier" 100];
    RedAsync                        =  77, RED_ASYNC,                            "red.async",                             AsyncCopy  [Feature "red.async" 8.1]                                                  [Feature "red.async" 90];
    StBulk                          =  78, ST_BULK,                              "st.bulk",                               AsyncCopy  [Feature "st.bulk" 8.6]                                                    [Feature ".weak" 70, Feature "st.bulk" 100];
    PrefetchTensormap               =  79, PREFETCH_TENSORMAP,                   "prefetch.tensormap",                    AsyncCopy  [Modifier ".tensormap" 8.0]                                                [Instruction "prefetch" 20, Modifier ".tensormap" 90];
    CpAsyncBulkTensor2dS2g          =  80, CP_ASYNC_BULK_TENSOR_2D_S2G,          "cp.async.bulk.tensor.2d.s2g",           AsyncCopy  [Feature "cp.async.bulk.tensor" 8.0]                                       [Feature "cp.async.bulk.tensor" 90];
    MbarrierInitArrive              =  81, MBARRIER_INIT_ARRIVE,                 "mbarrier.init/arrive",                  Mbarrier   [Feature "mbarrier.init" 7.0]                                              [Feature "mbarrier.init" 80];
    MbarrierTryWait                 =  82, MBARRIER_TRY_WAIT,                    "mbarrier.try_wait",                     Mbarrier   [Feature "mbarrier.try_wait" 7.8]                                          [Feature "mbarrier.try_wait" 90];
    MbarrierArriveExpectTx          =  83, MBARRIER_ARRIVE_EXPECT_TX,            "mbarrier.arrive.expect_tx",             Mbarrier   [Feature "mbarrier.arrive.expect_tx" 8.0]                                  [Feature "mbarrier.arrive.expect_tx" 90];
    MbarrierTestWait                =  84, MBARRIER_TEST_WAIT,                   "mbarrier.test_wait",                    Mbarrier   [Feature "mbarrier.test_wait" 7.0]                                         [Feature "mbarrier.test_wait" 80];
    BarrierCluster                  =  85, BARRIER_CLUSTER,                      "barrier.cluster",                       Cluster    [Feature "barrier.cluster.arrive" 7.8]                                     [Feature ".aligned" 20, Feature "barrier.cluster.arrive" 90];
    ClusterCtarank                  =  86, CLUSTER_CTARANK,                      "%cluster_ctarank",                      Cluster    [Feature "%cluster_ctarank" 7.8]                                           [Feature "%cluster_ctarank" 90];
    Mapa                            =  87, MAPA,                                 "mapa",                                  Cluster    [Feature "mapa" 7.8]                                                       [Feature "mapa" 90];
    Getctarank                      =  88, GETCTARANK,                           "getctarank",                            Cluster    [Feature "getctarank" 7.8]                                                 [Feature "getctarank" 90];
    ClusterlaunchcontrolTryCancel   =  89, CLUSTERLAUNCHCONTROL_TRY_CANCEL,      "clusterlaunchcontrol.try_cancel",       Cluster    [Feature "clusterlaunchcontrol.try_cancel.async" 8.6]                      [Feature "clusterlaunchcontrol.try_cancel.async" 100];
    IsspacepSharedCluster           =  90, ISSPACEP_SHARED_CLUSTER,              "isspacep.shared::cluster",              Cluster    [Feature "::cluster" 7.8]                                                  [Instruction "isspacep" 20, Feature "::cluster" 90];
    SharedClusterLd                 =  91, SHARED_CLUSTER_LD,                    "shared::cluster ld",                    Cluster    [Feature "::cluster" 7.8]                                                  [Feature "::cluster" 90];
    Createpolicy                    =  92, CREATEPOLICY,                         "createpolicy",                          Memory     [Feature "createpolicy.fractional" 7.4]                                    [Feature "createpolicy.fractional" 80];
    LdL2CacheHint                   =  93, LD_L2_CACHE_HINT,                     "ld.L2::cache_hint",                     Memory     [Modifier ".L2::cache_hint" 7.4]                                           [Modifier ".L2::cache_hint" 80];
    LdL2128B                        =  94, LD_L2_128B,                           "ld.L2::128B",                           Memory     [Feature "cache prefetching" 7.4]                                          [Feature "cache prefetching" 75];
    LdL1NoAllocate                  =  95, LD_L1_NO_ALLOCATE,                    "ld.L1::no_allocate",                    Memory     [Modifier (".no_allocate" on "ld") 7.4]                                    [Modifier (".no_allocate" on "ld") 70];
    LdL2EvictLast                   =  96, LD_L2_EVICT_LAST,                     "ld.L2::evict_last",                     Memory     [Feature "256 bit wide load/store" 8.8]                                    [Feature "256 bit wide load/store" 100];
    LdGlobalB128                    =  97, LD_GLOBAL_B128,                       "ld.global.b128",                        Memory     [Feature "Type .b128" 8.3]                                                 [Feature "Type .b128" 70];
    LdGlobalV8F32                   =  98, LD_GLOBAL_V8_F32,                     "ld.global.v8.f32",                      Memory     [Feature "256 bit wide load/store" 8.8]                                    [Feature "256 bit wide load/store" 100];
    LdGlobalV4B64                   =  99, LD_GLOBAL_V4_B64,                     "ld.global.v4.b64",                      Memory     [Feature "256 bit wide load/store" 8.8]                                    [Feature "256 bit wide load/store" 100];
    DiscardGlobalL2                 = 100, DISCARD_GLOBAL_L2,                    "discard.global.L2",                     Memory     [Feature "discard" 7.4]                                                    [Feature "discard" 80];
    Applypriority                   = 101, APPLYPRIORITY,                        "applypriority",                         Memory     [Feature "applypriority" 7.4]                                              [Feature "applypriority" 80];
    PrefetchL2EvictLast             = 102, PREFETCH_L2_EVICT_LAST,               "prefetch.L2::evict_last",               Memory     [Modifier ("cache eviction priority" on "prefetch") 7.4]                   [Instruction "prefetch" 20, Modifier ("cache eviction priority" on "prefetch") 80];
    StacksaveAlloca                 = 103, STACKSAVE_ALLOCA,                     "stacksave/alloca",                      Memory     [Feature "stacksave" 7.3]                                                  [Feature "stacksave" 52];
    LdAcquireCluster                = 104, LD_ACQUIRE_CLUSTER,                   "ld.acquire.cluster",                    Memory     [Feature ".cluster scope" 7.8]                                             [Feature ".acquire" 70, Feature ".cluster scope" 90];
    LdRelaxedGpu                    = 105, LD_RELAXED_GPU,                       "ld.relaxed.gpu",                        Memory     [- 5.1]                                                                    [Feature ".relaxed" 70];
    LdMmio                          = 106, LD_MMIO,                              "ld.mmio",                               Memory     [Feature ".mmio" 8.2]                                                      [Feature ".mmio" 70];
    AtomL2CacheHint                 = 107, ATOM_L2_CACHE_HINT,                   "atom.L2::cache_hint",                   Atomic     [Modifier ".L2::cache_hint" 7.4]                                           [Instruction "atom" 11, Modifier ".L2::cache_hint" 80];
    AtomCasB128                     = 108, ATOM_CAS_B128,                        "atom.cas.b128",                         Atomic     [Feature "Type .b128" 8.3]                                                 [Feature "Type .b128" 70, Instruction "atom.cas.b128.global" 90];
    AtomExchB128                    = 109, ATOM_EXCH_B128,                       "atom.exch.b128",                        Atomic     [Feature "Type .b128" 8.3]                                                 [Feature "Type .b128" 70, Instruction "atom.exch.b128.global" 90];
    AtomAddV4F32                    = 110, ATOM_ADD_V4_F32,                      "atom.add.v4.f32",                       Atomic     [Feature "atom instruction with vector types" 8.1]                         [Instruction "atom" 11, Instruction "atom.add.f32.global" 20, Feature "atom instruction with vector types" 90];
    AtomAddF64                      = 111, ATOM_ADD_F64,                         "atom.add.f64",                          Atomic     [- 5.0]                                                                    [Instruction "atom" 11, Instruction "atom.add.f64.global" 60];
    AtomAddNoftzF16x2               = 112, ATOM_ADD_NOFTZ_F16X2,                 "atom.add.noftz.f16x2",                  Atomic     [Instruction "atom.add.f16x2.global" 6.2]                                  [Instruction "atom" 11, Instruction "atom.add.f16x2.global" 60];
    AtomAddNoftzBf16x2              = 113, ATOM_ADD_NOFTZ_BF16X2,                "atom.add.noftz.bf16x2",                 Atomic     [Instruction "atom.add.bf16x2.global" 7.8]                                 [Feature ".bf16x2" 75, Feature ".bf16x2" 80, Instruction "atom.add.bf16x2.global" 90];
    AtomAddNoftzBf16                = 114, ATOM_ADD_NOFTZ_BF16,                  "atom.add.noftz.bf16",                   Atomic     [Instruction "atom.add.bf16.global" 7.8]                                   [Feature ".bf16" 80, Instruction "atom.add.bf16.global" 90];
    MultimemLdReduce                = 115, MULTIMEM_LD_REDUCE,                   "multimem.ld_reduce",                    Multimem   [Feature "multimem.ld_reduce" 8.1]                                         [Feature "multimem.ld_reduce" 90];
    MultimemRed                     = 116, MULTIMEM_RED,                         "multimem.red",                          Multimem   [Feature "multimem.red" 8.1]                                               [Feature "multimem.red" 90];
    MultimemLdReduceE4m3x4          = 117, MULTIMEM_LD_REDUCE_E4M3X4,            "multimem.ld_reduce.e4m3x4",             Multimem   [Feature ".e4m3x4" 8.6]                                                    [Feature "multimem.ld_reduce" 90, Feature ".e4m3x4" TENSOR_OR_SM_12X_A];
    FenceScGpu                      = 118, FENCE_SC_GPU,                         "fence.sc.gpu",                          Fence      [- 5.1]                                                                    [Feature "fence instruction" 70];
    FenceAcqRelGpu                  = 119, FENCE_ACQ_REL_GPU,                    "fence.acq_rel.gpu",                     Fence      [- 5.1]                                                                    [Feature "fence instruction" 70];
    FenceAcqRelCluster              = 120, FENCE_ACQ_REL_CLUSTER,                "fence.acq_rel.cluster",                 Fence      [Feature ".cluster scope" 7.8]                                             [Feature "fence instruction" 70, Feature ".cluster scope" 90];
    FenceAcquireGpu                 = 121, FENCE_ACQUIRE_GPU,                    "fence.acquire.gpu",                     Fence      [Modifier (".acquire" on "fence") 8.6]                                     [Feature "fence instruction" 70, Modifier (".acquire" on "fence") 90];
    FenceProxyAlias                 = 122, FENCE_PROXY_ALIAS,                    "fence.proxy.alias",                     Fence      [Modifier ".alias" 7.5]                                                    [Modifier ".alias" 60, Feature "fence.proxy" 70];
    FenceProxyAsync                 = 123, FENCE_PROXY_ASYNC,                    "fence.proxy.async",                     Fence      [Modifier ".async" 8.0]                                                    [Modifier ".async" 90];
    FenceProxyTensormap             = 124, FENCE_PROXY_TENSORMAP,                "fence.proxy.tensormap",                 Fence      [Feature "fence.proxy with unidirection proxy fence" 8.3]                  [Instruction "fence.proxy with unidirection proxy fence" FROM_90];
    FenceMbarrierInit               = 125, FENCE_MBARRIER_INIT,                  "fence.mbarrier_init",                   Fence      [Feature ".op_restrict" 8.0]                                               [Feature ".op_restrict" 90];
    FenceSyncRestrict               = 126, FENCE_SYNC_RESTRICT,                  "fence.sync_restrict",                   Fence      [Feature ".sync_restrict" 8.6]                                             [Feature ".sync_restrict" 90];
    MembarGl                        = 127, MEMBAR_GL,                            "membar.gl",                             Fence      [- 1.4]                                                                    [];
    MembarProxyAlias                = 128, MEMBAR_PROXY_ALIAS,                   "membar.proxy.alias",                    Fence      [Modifier ".alias" 7.5]                                                    [Modifier ".alias" 60];
    ReduxSyncU32                    = 129, REDUX_SYNC_U32,                       "redux.sync.u32",                        Warp       [Feature "redux" 7.0]                                                      [Feature "redux" 80];
    ReduxSyncF32                    = 130, REDUX_SYNC_F32,                       "redux.sync.f32",                        Warp       [Feature "redux.f32" 8.6]                                                  [Instruction "redux.f32" SM_10X];
    ReduxSyncNaNF32                 = 131, REDUX_SYNC_NAN_F32,                   "redux.sync.NaN.f32",                    Warp       [Feature "redux.f32" 8.6]                                                  [Instruction "redux.f32" SM_10X];
    ElectSync                       = 132, ELECT_SYNC,                           "elect.sync",                            Warp       [Feature "elect" 8.0]                                                      [Feature "elect" 90];
    MatchAnySync                    = 133, MATCH_ANY_SYNC,                       "match.any.sync",                        Warp       [- 5.1]                                                                    [Instruction "match" 70];
    ShflSync                        = 134, SHFL_SYNC,                            "shfl.sync",                             Warp       [Feature "shfl.sync" 5.1]                                                  [Instruction "shfl" 30];
    Activemask                      = 135, ACTIVEMASK,                           "activemask",                            Warp       [Feature "activemask" 6.2]                                                 [Feature "activemask" 30];
    Fns                             = 136, FNS,                                  "fns",                                   Warp       [Feature "fns" 5.1]                                                        [Instruction "fns" 30];
    BarrierRed32Thr                 = 137, BARRIER_RED_32_THR,                   "barrier.red 32 thr",                    Warp       [Feature "barrier.cta.red" 7.8]                                            [Feature ".aligned" 20, Instruction "barrier.cta.red" 30];
    Setmaxnreg                      = 138, SETMAXNREG,                           "setmaxnreg",                            Control    [Feature "setmaxnreg.inc" 8.0]                                             [Feature ".aligned" 20, Instruction "setmaxnreg.inc" SUFFIXED];
    Griddepcontrol                  = 139, GRIDDEPCONTROL,                       "griddepcontrol",                        Control    [Modifier ".wait" 7.8]                                                     [Modifier ".wait" 90];
    Nanosleep                       = 140, NANOSLEEP,                            "nanosleep",                             Control    [Feature "nanosleep" 6.2]                                                  [Instruction "nanosleep" 70];
    MinXorsignAbsF32                = 141, MIN_XORSIGN_ABS_F32,                  "min.xorsign.abs.f32",                   Arithmetic [Feature ".abs" 7.2]                                                       [Feature ".abs" 86];
    MinNaNF32                       = 142, MIN_NAN_F32,                          "min.NaN.f32",                           Arithmetic [Feature ".NaN" 7.0]                                                       [Modifier ".NaN" 80];
    MinF323Input                    = 143, MIN_F32_3_INPUT,                      "min.f32 3-input",                       Arithmetic [Feature "min.f32 with 3 input operands" 8.8]                              [Feature "min.f32 with 3 input operands" 100];
    FmaReluF16x2                    = 144, FMA_RELU_F16X2,                       "fma.relu.f16x2",                        Arithmetic [Feature ".relu" 7.0]                                                      [Modifier ".relu" 80];
    FmaRnBf16x2                     = 145, FMA_RN_BF16X2,                        "fma.rn.bf16x2",                         Arithmetic [Feature ".bf16x2" 7.0]                                                    [Feature ".bf16x2" 75, Feature ".bf16x2" 80];
    AddBf16                         = 146, ADD_BF16,                             "add.bf16",                              Arithmetic [Feature "add.bf16" 7.8]                                                   [Feature ".bf16" 80, Feature "add.bf16" 90];
    AddF32x2                        = 147, ADD_F32X2,                            "add.f32x2",                             Arithmetic [Feature "add.f32x2" 8.6]                                                  [Feature "add.f32x2" 100];
    AddF32F16Mixed                  = 148, ADD_F32_F16_MIXED,                    "add.f32.f16 mixed",                     Arithmetic [Feature "add.f32.f16" 8.6]                                                [Feature "add.f32.f16" 100];
    TanhApproxF32                   = 149, TANH_APPROX_F32,                      "tanh.approx.f32",                       Arithmetic [Feature "tanh" 7.0]                                                       [Feature "tanh" 75];
    TanhApproxBf16                  = 150, TANH_APPROX_BF16,                     "tanh.approx.bf16",                      Arithmetic [Feature "tanh.bf16" 7.8]                                                  [Feature ".bf16" 80, Feature "tanh.bf16" 90];
    Ex2ApproxF16                    = 151, EX2_APPROX_F16,                       "ex2.approx.f16",                        Arithmetic [Feature "ex2.f16/f16x2" 7.0]                                              [Feature "ex2.f16/f16x2" 75];
    Ex2ApproxFtzBf16                = 152, EX2_APPROX_FTZ_BF16,                  "ex2.approx.ftz.bf16",                   Arithmetic [Feature "ex2.bf16" 7.8]                                                   [Feature ".bf16" 80, Feature "ex2.bf16" 90];
    Dp4a                            = 153, DP4A,                                 "dp4a",                                  Arithmetic [- 5.0]                                                                    [Instruction "dp4a" 61];
    AddS16x2                        = 154, ADD_S16X2,                            "add.s16x2",                             Arithmetic [Feature "add.s16x2" 8.0]                                                  [Feature "add.s16x2" 90];
    MinS16x2                        = 155, MIN_S16X2,                            "min.s16x2",                             Arithmetic [Feature "min.s16x2" 8.0]                                                  [Feature "min.s16x2" 90];
    Vadd4                           = 156, VADD4,                                "vadd4",                                 Arithmetic [- 3.0]                                                                    [Instruction "vadd4" 30];
    SzextBmsk                       = 157, SZEXT_BMSK,                           "szext/bmsk",                            Arithmetic [Feature "bmsk" 7.6]                                                       [Instruction "bmsk" 70];
    CvtBf16x2F32                    = 158, CVT_BF16X2_F32,                       "cvt.bf16x2.f32",                        Convert    [Feature ".bf16x2" 7.0]                                                    [Feature ".bf16x2" 75, Feature ".bf16x2" 80];
    CvtE4m3x2F32                    = 159, CVT_E4M3X2_F32,                       "cvt.e4m3x2.f32",                        Convert    [Feature "cvt.e4m3x2.f32" 7.8]                                             [Feature ".satfinite" 70, Feature "cvt.e4m3x2.f32" 89];
    CvtE2m1x2F32                    = 160, CVT_E2M1X2_F32,                       "cvt.e2m1x2.f32",                        Convert    [Feature "cvt.e2m1x2.f32" 8.6]                                             [Feature ".satfinite" 70, Feature "cvt.e2m1x2.f32" BLACKWELL];
    CvtE2m3x2F32                    = 161, CVT_E2M3X2_F32,                       "cvt.e2m3x2.f32",                        Convert    [Feature "cvt.e2m3x2.f32" 8.6]                                             [Feature ".satfinite" 70, Feature "cvt.e2m3x2.f32" BLACKWELL];
    CvtUe8m0x2F32                   = 162, CVT_UE8M0X2_F32,                      "cvt.ue8m0x2.f32",                       Convert    [Feature "cvt with .ue8m0x2" 8.6]                                          [Feature ".satfinite" 70, Instruction "cvt with .ue8m0x2" BLACKWELL];
    CvtRsF16x2F32                   = 163, CVT_RS_F16X2_F32,                     "cvt.rs.f16x2.f32",                      Convert    [Feature ".rs" 8.7]                                                        [Feature "cvt.f16x2.f32" 80, Feature ".rs" SM_10X_A];
    CvtTf32F32                      = 164, CVT_TF32_F32,                         "cvt.tf32.f32",                          Convert    [Feature ".tf32" 7.0]                                                      [Feature ".tf32" 80];
    CvtRnSatfiniteTf32              = 165, CVT_RN_SATFINITE_TF32,                "cvt.rn.satfinite.tf32",                 Convert    [Modifier (".satfinite" on "cvt.tf32.f32.rn") 8.6]                         [Feature ".satfinite" 70, Feature ".tf32" 80, Feature "cvt with .tf32.f32.rn" 90, Modifier (".satfinite" on "cvt.tf32.f32.rn") 100];
}

const_assert!(IsaFeature::ALL.len() == 165);

macro_rules! earlier {
    ($($feature:ident $oldest:tt $newest:tt $since:tt $gates:tt;)+) => {
        /// What earlier releases check of some instructions.
        pub(super) static EARLIER: [Earlier; 0 $(+ { let _ = IsaFeature::$feature; 1 })+] = [$(
            Earlier {
                feature: IsaFeature::$feature,
                oldest: toolkit!($oldest),
                newest: toolkit!($newest),
                form: form!($since $gates),
            },
        )+];
    };
}

/// A form of an instruction in some releases.
pub(super) struct Earlier {
    pub feature: IsaFeature,
    pub oldest: Toolkit,
    pub newest: Toolkit,
    pub form: Form,
}

// The rows of an instruction stand together. 12.8 to 13.0 take fence.acquire for what fence.acq_rel is; 12.9 and 13.0 ask for 8.8
// where .block32 is implied; 11.7 passes over ::cluster.
#[rustfmt::skip]
earlier! {
//  feature                      oldest newest since .version                               gates
    LdmatrixM8n16B6x16P32        11.7   13.3   [Modifier (".m8n16" on "ldmatrix") 8.6]      [Feature ".aligned" 20, Feature "ldmatrix" 75, Feature ".m8n16" BLACKWELL];
    Tcgen05MmaKindMxf4BlockScale 12.9   13.0   [Feature ".block32" 8.8]                     [Instruction "tcgen05.mma" TENSOR];
    IsspacepSharedCluster        11.7   11.7   [- 2.0]                                      [Instruction "isspacep" 20];
    SharedClusterLd              11.7   11.7   [- 1.0]                                      [];
    FenceAcquireGpu              12.8   13.0   [- 5.1]                                      [Feature "fence instruction" 70];
    Vadd4                        11.7   13.3   [- 3.0]                                      [Instruction "vadd4" 20, Instruction "vadd4" 30];
    CvtE4m3x2F32                 11.7   12.0   [Feature "cvt with .e4m3x2/.e5m2x2" 7.8]     [Feature ".satfinite" 70, Feature "cvt with .e4m3x2/.e5m2x2" 90];
    CvtE4m3x2F32                 12.1   13.0   [Feature "cvt with .e4m3x2/.e5m2x2" 7.8]     [Feature ".satfinite" 70, Feature "cvt with .e4m3x2/.e5m2x2" 89];
    CvtE2m1x2F32                 11.7   13.0   [Feature "cvt.e2m1x2.f32" 8.6]               [Feature ".satfinite" 70, Instruction "cvt with .e2m1x2" BLACKWELL];
    CvtE2m3x2F32                 11.7   13.0   [Feature "cvt.e2m3x2.f32" 8.6]               [Feature ".satfinite" 70, Instruction "cvt with .e2m3x2/.e3m2x2" BLACKWELL];
}

/// On this target an instruction asks for a later `.version` than on others: since 12.1, with which `sm_89` got it, in every release.
pub(super) const LATER_ON: (IsaFeature, Target, Since) = (
    IsaFeature::CvtE4m3x2F32,
    Target::Sm89,
    since!([Feature "cvt with .e4m3x2/.e5m2x2 on sm_89" 8.1]),
);
