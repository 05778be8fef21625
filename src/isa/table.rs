//! The 165 instructions, one row each: their names, and the forms that each stands for.
//!
//! An instruction asks for what its forms ask for ([`crate::ptx`]), in their order. A target has the instruction if it
//! has all the forms. If the instruction was measured with several statements, each statement that asks for something
//! is named. `.reg.b128` is there since a value of 128 bits needs a register. `scale_input_d` is a sixth operand that
//! is an immediate, which asks for what a seventh does: its form is that with seven.
//!
//! Source: the names are those of `ptxas/features.tsv`, 7,425 cells with their messages (13.0.88 with `.version 9.0`), and its column `snippet` holds what exactly was
//! assembled; `releases/forms.tsv` has the cells of every release and `.version`.

use crate::Text;
#[cfg(feature = "computed")]
use crate::ptx::Form;
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
    ($($variant:ident = $code:literal, $c_name:ident, $name:literal, $group:ident [$($form:literal)+];)+) => {
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
        }

        #[cfg(feature = "computed")]
        impl IsaFeature {
            /// The forms that it stands for, one or more: it asks what they ask.
            #[must_use]
            pub const fn forms(self) -> &'static [Form] {
                match self {
                    $(Self::$variant => const { &[$(form($form)),+] },)+
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

/// A form of a row. Compile time only.
#[cfg(feature = "computed")]
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn form(text: &str) -> Form {
    match Form::parse(text.as_bytes()) {
        Ok(form) => form,
        Err(_) => panic!("a row's form does not exist"),
    }
}

#[rustfmt::skip]
isa_features! {
//  variant                          code  C name                                name                                     group      forms
    WmmaM16n16k16F16                =   1, WMMA_M16N16K16_F16,                   "wmma.m16n16k16.f16",                    Wmma       ["wmma.mma.sync.aligned.m16n16k16.row.col.f16.f16"];
    WmmaM32n8k16F32F32              =   2, WMMA_M32N8K16_F32_F32,                "wmma.m32n8k16.f32.f32",                 Wmma       ["wmma.mma.sync.aligned.m32n8k16.row.col.f32.f32"];
    WmmaM8n32k16S32S8               =   3, WMMA_M8N32K16_S32_S8,                 "wmma.m8n32k16.s32.s8",                  Wmma       ["wmma.mma.sync.aligned.m8n32k16.row.col.s32.s8.s8.s32"];
    WmmaM16n16k16S32U8              =   4, WMMA_M16N16K16_S32_U8,                "wmma.m16n16k16.s32.u8",                 Wmma       ["wmma.mma.sync.aligned.m16n16k16.row.col.s32.u8.u8.s32"];
    WmmaM8n8k32S4                   =   5, WMMA_M8N8K32_S4,                      "wmma.m8n8k32.s4",                       Wmma       ["wmma.mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32"];
    WmmaM8n8k128B1XorPopc           =   6, WMMA_M8N8K128_B1_XOR_POPC,            "wmma.m8n8k128.b1.xor.popc",             Wmma       ["wmma.mma.xor.popc.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32"];
    WmmaM16n16k16Bf16               =   7, WMMA_M16N16K16_BF16,                  "wmma.m16n16k16.bf16",                   Wmma       ["wmma.mma.sync.aligned.m16n16k16.row.col.f32.bf16.bf16.f32"];
    WmmaM16n16k8Tf32                =   8, WMMA_M16N16K8_TF32,                   "wmma.m16n16k8.tf32",                    Wmma       ["wmma.mma.sync.aligned.m16n16k8.row.col.f32.tf32.tf32.f32"];
    WmmaM8n8k4F64                   =   9, WMMA_M8N8K4_F64,                      "wmma.m8n8k4.f64",                       Wmma       ["wmma.mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"];
    MmaM8n8k4F16                    =  10, MMA_M8N8K4_F16,                       "mma.m8n8k4.f16",                        Mma        ["mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32"];
    MmaM16n8k8F16                   =  11, MMA_M16N8K8_F16,                      "mma.m16n8k8.f16",                       Mma        ["mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"];
    MmaM16n8k16F16                  =  12, MMA_M16N8K16_F16,                     "mma.m16n8k16.f16",                      Mma        ["mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"];
    MmaM16n8k16Bf16                 =  13, MMA_M16N8K16_BF16,                    "mma.m16n8k16.bf16",                     Mma        ["mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"];
    MmaM16n8k8Bf16                  =  14, MMA_M16N8K8_BF16,                     "mma.m16n8k8.bf16",                      Mma        ["mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"];
    MmaM16n8k8Tf32                  =  15, MMA_M16N8K8_TF32,                     "mma.m16n8k8.tf32",                      Mma        ["mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32"];
    MmaM8n8k4F64                    =  16, MMA_M8N8K4_F64,                       "mma.m8n8k4.f64",                        Mma        ["mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"];
    MmaM16n8k16F64                  =  17, MMA_M16N8K16_F64,                     "mma.m16n8k16.f64",                      Mma        ["mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64"];
    MmaM8n8k16S8                    =  18, MMA_M8N8K16_S8,                       "mma.m8n8k16.s8",                        Mma        ["mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32"];
    MmaM16n8k32S8                   =  19, MMA_M16N8K32_S8,                      "mma.m16n8k32.s8",                       Mma        ["mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"];
    MmaM8n8k32S4                    =  20, MMA_M8N8K32_S4,                       "mma.m8n8k32.s4",                        Mma        ["mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32"];
    MmaM16n8k64S4                   =  21, MMA_M16N8K64_S4,                      "mma.m16n8k64.s4",                       Mma        ["mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32"];
    MmaM8n8k128B1Xor                =  22, MMA_M8N8K128_B1_XOR,                  "mma.m8n8k128.b1.xor",                   Mma        ["mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc"];
    MmaM16n8k256B1Xor               =  23, MMA_M16N8K256_B1_XOR,                 "mma.m16n8k256.b1.xor",                  Mma        ["mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc"];
    MmaM16n8k256B1And               =  24, MMA_M16N8K256_B1_AND,                 "mma.m16n8k256.b1.and",                  Mma        ["mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc"];
    MmaM16n8k32E4m3F32              =  25, MMA_M16N8K32_E4M3_F32,                "mma.m16n8k32.e4m3.f32",                 Mma        ["mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"];
    MmaM16n8k32E4m3F16              =  26, MMA_M16N8K32_E4M3_F16,                "mma.m16n8k32.e4m3.f16",                 Mma        ["mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16"];
    MmaM16n8k16E4m3F32              =  27, MMA_M16N8K16_E4M3_F32,                "mma.m16n8k16.e4m3.f32",                 Mma        ["mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32"];
    MmaKindF8f6f4E2m1               =  28, MMA_KIND_F8F6F4_E2M1,                 "mma.kind::f8f6f4.e2m1",                 Mma        ["mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32"];
    MmaKindMxf8f6f4BlockScale       =  29, MMA_KIND_MXF8F6F4_BLOCK_SCALE,        "mma.kind::mxf8f6f4.block_scale",        Mma        ["mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0"];
    MmaKindMxf4BlockScaleE2m1       =  30, MMA_KIND_MXF4_BLOCK_SCALE_E2M1,       "mma.kind::mxf4.block_scale.e2m1",       Mma        ["mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0"];
    MmaKindMxf4nvf4BlockScale4X     =  31, MMA_KIND_MXF4NVF4_BLOCK_SCALE_4X,     "mma.kind::mxf4nvf4.block_scale.4X",     Mma        ["mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"];
    MmaSpM16n8k32F16                =  32, MMA_SP_M16N8K32_F16,                  "mma.sp.m16n8k32.f16",                   SparseMma  ["mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"];
    MmaSpOrderedMetadataM16n8k32F16 =  33, MMA_SP_ORDERED_METADATA_M16N8K32_F16, "mma.sp::ordered_metadata.m16n8k32.f16", SparseMma  ["mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"];
    MmaSpM16n8k128S4                =  34, MMA_SP_M16N8K128_S4,                  "mma.sp.m16n8k128.s4",                   SparseMma  ["mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32"];
    MmaSpOrderedM16n8k64E4m3        =  35, MMA_SP_ORDERED_M16N8K64_E4M3,         "mma.sp::ordered.m16n8k64.e4m3",         SparseMma  ["mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32"];
    WgmmaMmaAsync                   =  36, WGMMA_MMA_ASYNC,                      "wgmma.mma_async",                       Wgmma      ["wgmma.fence.sync.aligned" "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16" "wgmma.commit_group.sync.aligned" "wgmma.wait_group.sync.aligned"];
    WgmmaFence                      =  37, WGMMA_FENCE,                          "wgmma.fence",                           Wgmma      ["wgmma.fence.sync.aligned"];
    Tcgen05Alloc                    =  38, TCGEN05_ALLOC,                        "tcgen05.alloc",                         Tcgen05    ["tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32"];
    Tcgen05Dealloc                  =  39, TCGEN05_DEALLOC,                      "tcgen05.dealloc",                       Tcgen05    ["tcgen05.dealloc.cta_group::1.sync.aligned.b32"];
    Tcgen05MmaKindF16               =  40, TCGEN05_MMA_KIND_F16,                 "tcgen05.mma.kind::f16",                 Tcgen05    ["tcgen05.mma.cta_group::1.kind::f16"];
    Tcgen05MmaKindI8                =  41, TCGEN05_MMA_KIND_I8,                  "tcgen05.mma.kind::i8",                  Tcgen05    ["tcgen05.mma.cta_group::1.kind::i8"];
    Tcgen05MmaKindTf32              =  42, TCGEN05_MMA_KIND_TF32,                "tcgen05.mma.kind::tf32",                Tcgen05    ["tcgen05.mma.cta_group::1.kind::tf32"];
    Tcgen05MmaKindF8f6f4            =  43, TCGEN05_MMA_KIND_F8F6F4,              "tcgen05.mma.kind::f8f6f4",              Tcgen05    ["tcgen05.mma.cta_group::1.kind::f8f6f4"];
    Tcgen05MmaKindMxf4BlockScale    =  44, TCGEN05_MMA_KIND_MXF4_BLOCK_SCALE,    "tcgen05.mma.kind::mxf4.block_scale",    Tcgen05    ["tcgen05.mma.cta_group::1.kind::mxf4.block_scale _, _, _, _, _, _, _"];
    Tcgen05MmaKindMxf4nvf4Block16   =  45, TCGEN05_MMA_KIND_MXF4NVF4_BLOCK16,    "tcgen05.mma.kind::mxf4nvf4.block16",    Tcgen05    ["tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16 _, _, _, _, _, _, _"];
    Tcgen05MmaF16ScaleInputD        =  46, TCGEN05_MMA_F16_SCALE_INPUT_D,        "tcgen05.mma.f16.scale_input_d",         Tcgen05    ["tcgen05.mma.cta_group::1.kind::f16 _, _, _, _, _, _, _"];
    Tcgen05Ld                       =  47, TCGEN05_LD,                           "tcgen05.ld",                            Tcgen05    ["tcgen05.ld.sync.aligned.32x32b.x1.b32"];
    Tcgen05LdRed                    =  48, TCGEN05_LD_RED,                       "tcgen05.ld.red",                        Tcgen05    ["tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32"];
    Tcgen05St                       =  49, TCGEN05_ST,                           "tcgen05.st",                            Tcgen05    ["tcgen05.st.sync.aligned.32x32b.x1.b32"];
    Tcgen05Cp                       =  50, TCGEN05_CP,                           "tcgen05.cp",                            Tcgen05    ["tcgen05.cp.cta_group::1.128x256b"];
    Tcgen05Shift                    =  51, TCGEN05_SHIFT,                        "tcgen05.shift",                         Tcgen05    ["tcgen05.shift.cta_group::1.down"];
    Tcgen05Commit                   =  52, TCGEN05_COMMIT,                       "tcgen05.commit",                        Tcgen05    ["tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64"];
    Tcgen05Fence                    =  53, TCGEN05_FENCE,                        "tcgen05.fence",                         Tcgen05    ["tcgen05.fence::before_thread_sync"];
    LdmatrixX4                      =  54, LDMATRIX_X4,                          "ldmatrix.x4",                           MatrixMove ["ldmatrix.sync.aligned.m8n8.x4.shared.b16"];
    LdmatrixM16n16B8                =  55, LDMATRIX_M16N16_B8,                   "ldmatrix.m16n16.b8",                    MatrixMove ["ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8"];
    LdmatrixM8n16B6x16P32           =  56, LDMATRIX_M8N16_B6X16_P32,             "ldmatrix.m8n16.b6x16_p32",              MatrixMove ["ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32"];
    StmatrixX4                      =  57, STMATRIX_X4,                          "stmatrix.x4",                           MatrixMove ["stmatrix.sync.aligned.m8n8.x4.shared.b16"];
    StmatrixM16n8B8                 =  58, STMATRIX_M16N8_B8,                    "stmatrix.m16n8.b8",                     MatrixMove ["stmatrix.sync.aligned.m16n8.x1.trans.shared.b8"];
    Movmatrix                       =  59, MOVMATRIX,                            "movmatrix",                             MatrixMove ["movmatrix.sync.aligned.m8n8.trans.b16"];
    CpAsync                         =  60, CP_ASYNC,                             "cp.async",                              AsyncCopy  ["cp.async.ca.shared.global" "cp.async.commit_group" "cp.async.wait_group"];
    CpAsyncMbarrierArrive           =  61, CP_ASYNC_MBARRIER_ARRIVE,             "cp.async.mbarrier.arrive",              AsyncCopy  ["cp.async.mbarrier.arrive.shared.b64"];
    CpAsyncBulkG2cluster            =  62, CP_ASYNC_BULK_G2CLUSTER,              "cp.async.bulk.g2cluster",               AsyncCopy  ["cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"];
    CpAsyncBulkG2cta                =  63, CP_ASYNC_BULK_G2CTA,                  "cp.async.bulk.g2cta",                   AsyncCopy  ["cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"];
    CpAsyncBulkS2g                  =  64, CP_ASYNC_BULK_S2G,                    "cp.async.bulk.s2g",                     AsyncCopy  ["cp.async.bulk.global.shared::cta.bulk_group" "cp.async.bulk.commit_group" "cp.async.bulk.wait_group"];
    CpAsyncBulkS2gCpMask            =  65, CP_ASYNC_BULK_S2G_CP_MASK,            "cp.async.bulk.s2g.cp_mask",             AsyncCopy  ["cp.async.bulk.global.shared::cta.bulk_group.cp_mask"];
    CpAsyncBulkG2clusterMulticast   =  66, CP_ASYNC_BULK_G2CLUSTER_MULTICAST,    "cp.async.bulk.g2cluster.multicast",     AsyncCopy  ["cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster"];
    CpReduceAsyncBulk               =  67, CP_REDUCE_ASYNC_BULK,                 "cp.reduce.async.bulk",                  AsyncCopy  ["cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32"];
    CpAsyncBulkTensor2dTile         =  68, CP_ASYNC_BULK_TENSOR_2D_TILE,         "cp.async.bulk.tensor.2d.tile",          AsyncCopy  ["cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"];
    CpAsyncBulkTensor4dIm2col       =  69, CP_ASYNC_BULK_TENSOR_4D_IM2COL,       "cp.async.bulk.tensor.4d.im2col",        AsyncCopy  ["cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes"];
    CpAsyncBulkTensor2dTileGather4  =  70, CP_ASYNC_BULK_TENSOR_2D_TILE_GATHER4, "cp.async.bulk.tensor.2d.tile::gather4", AsyncCopy  ["cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes"];
    CpAsyncBulkTensor2dCtaGroup2    =  71, CP_ASYNC_BULK_TENSOR_2D_CTA_GROUP_2,  "cp.async.bulk.tensor.2d.cta_group::2",  AsyncCopy  ["cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2"];
    CpAsyncBulkPrefetchTensor       =  72, CP_ASYNC_BULK_PREFETCH_TENSOR,        "cp.async.bulk.prefetch.tensor",         AsyncCopy  ["cp.async.bulk.prefetch.tensor.2d.L2.global.tile"];
    TensormapReplace                =  73, TENSORMAP_REPLACE,                    "tensormap.replace",                     AsyncCopy  ["tensormap.replace.tile.global_address.global.b1024.b64"];
    TensormapCpFenceproxy           =  74, TENSORMAP_CP_FENCEPROXY,              "tensormap.cp_fenceproxy",               AsyncCopy  ["tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned"];
    StAsync                         =  75, ST_ASYNC,                             "st.async",                              AsyncCopy  ["st.async.shared::cluster.mbarrier::complete_tx::bytes.b32"];
    StAsyncGlobalMmio               =  76, ST_ASYNC_GLOBAL_MMIO,                 "st.async.global.mmio",                  AsyncCopy  ["st.async.mmio.release.sys.global.b32"];
    RedAsync                        =  77, RED_ASYNC,                            "red.async",                             AsyncCopy  ["red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32"];
    StBulk                          =  78, ST_BULK,                              "st.bulk",                               AsyncCopy  ["st.bulk.weak.shared::cta"];
    PrefetchTensormap               =  79, PREFETCH_TENSORMAP,                   "prefetch.tensormap",                    AsyncCopy  ["prefetch.tensormap"];
    CpAsyncBulkTensor2dS2g          =  80, CP_ASYNC_BULK_TENSOR_2D_S2G,          "cp.async.bulk.tensor.2d.s2g",           AsyncCopy  ["cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group"];
    MbarrierInitArrive              =  81, MBARRIER_INIT_ARRIVE,                 "mbarrier.init/arrive",                  Mbarrier   ["mbarrier.init.shared.b64" "mbarrier.arrive.shared.b64"];
    MbarrierTryWait                 =  82, MBARRIER_TRY_WAIT,                    "mbarrier.try_wait",                     Mbarrier   ["mbarrier.try_wait.shared.b64"];
    MbarrierArriveExpectTx          =  83, MBARRIER_ARRIVE_EXPECT_TX,            "mbarrier.arrive.expect_tx",             Mbarrier   ["mbarrier.arrive.expect_tx.shared::cta.b64"];
    MbarrierTestWait                =  84, MBARRIER_TEST_WAIT,                   "mbarrier.test_wait",                    Mbarrier   ["mbarrier.test_wait.shared.b64"];
    BarrierCluster                  =  85, BARRIER_CLUSTER,                      "barrier.cluster",                       Cluster    ["barrier.cluster.arrive.aligned" "barrier.cluster.wait.aligned"];
    ClusterCtarank                  =  86, CLUSTER_CTARANK,                      "%cluster_ctarank",                      Cluster    ["%cluster_ctarank" "%clusterid.x" "%cluster_ctaid.x"];
    Mapa                            =  87, MAPA,                                 "mapa",                                  Cluster    ["mapa.shared::cluster.u32"];
    Getctarank                      =  88, GETCTARANK,                           "getctarank",                            Cluster    ["getctarank.shared::cluster.u32"];
    ClusterlaunchcontrolTryCancel   =  89, CLUSTERLAUNCHCONTROL_TRY_CANCEL,      "clusterlaunchcontrol.try_cancel",       Cluster    ["clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128"];
    IsspacepSharedCluster           =  90, ISSPACEP_SHARED_CLUSTER,              "isspacep.shared::cluster",              Cluster    ["isspacep.shared::cluster"];
    SharedClusterLd                 =  91, SHARED_CLUSTER_LD,                    "shared::cluster ld",                    Cluster    ["ld.shared::cluster.u32"];
    Createpolicy                    =  92, CREATEPOLICY,                         "createpolicy",                          Memory     ["createpolicy.fractional.L2::evict_last.b64"];
    LdL2CacheHint                   =  93, LD_L2_CACHE_HINT,                     "ld.L2::cache_hint",                     Memory     ["ld.global.L2::cache_hint.u32"];
    LdL2128B                        =  94, LD_L2_128B,                           "ld.L2::128B",                           Memory     ["ld.global.L2::128B.u32"];
    LdL1NoAllocate                  =  95, LD_L1_NO_ALLOCATE,                    "ld.L1::no_allocate",                    Memory     ["ld.global.L1::no_allocate.u32"];
    LdL2EvictLast                   =  96, LD_L2_EVICT_LAST,                     "ld.L2::evict_last",                     Memory     ["ld.global.L2::evict_last.v8.f32"];
    LdGlobalB128                    =  97, LD_GLOBAL_B128,                       "ld.global.b128",                        Memory     [".reg.b128" "ld.global.b128"];
    LdGlobalV8F32                   =  98, LD_GLOBAL_V8_F32,                     "ld.global.v8.f32",                      Memory     ["ld.global.v8.f32"];
    LdGlobalV4B64                   =  99, LD_GLOBAL_V4_B64,                     "ld.global.v4.b64",                      Memory     ["ld.global.v4.b64"];
    DiscardGlobalL2                 = 100, DISCARD_GLOBAL_L2,                    "discard.global.L2",                     Memory     ["discard.global.L2"];
    Applypriority                   = 101, APPLYPRIORITY,                        "applypriority",                         Memory     ["applypriority.global.L2::evict_normal"];
    PrefetchL2EvictLast             = 102, PREFETCH_L2_EVICT_LAST,               "prefetch.L2::evict_last",               Memory     ["prefetch.global.L2::evict_last"];
    StacksaveAlloca                 = 103, STACKSAVE_ALLOCA,                     "stacksave/alloca",                      Memory     ["stacksave.u64" "stackrestore.u64"];
    LdAcquireCluster                = 104, LD_ACQUIRE_CLUSTER,                   "ld.acquire.cluster",                    Memory     ["ld.acquire.cluster.global.u32"];
    LdRelaxedGpu                    = 105, LD_RELAXED_GPU,                       "ld.relaxed.gpu",                        Memory     ["ld.relaxed.gpu.global.u32"];
    LdMmio                          = 106, LD_MMIO,                              "ld.mmio",                               Memory     ["ld.mmio.relaxed.sys.global.u32"];
    AtomL2CacheHint                 = 107, ATOM_L2_CACHE_HINT,                   "atom.L2::cache_hint",                   Atomic     ["atom.global.add.L2::cache_hint.u32"];
    AtomCasB128                     = 108, ATOM_CAS_B128,                        "atom.cas.b128",                         Atomic     [".reg.b128" "mov.b128" "atom.global.cas.b128"];
    AtomExchB128                    = 109, ATOM_EXCH_B128,                       "atom.exch.b128",                        Atomic     [".reg.b128" "mov.b128" "atom.global.exch.b128"];
    AtomAddV4F32                    = 110, ATOM_ADD_V4_F32,                      "atom.add.v4.f32",                       Atomic     ["atom.global.add.v4.f32"];
    AtomAddF64                      = 111, ATOM_ADD_F64,                         "atom.add.f64",                          Atomic     ["atom.global.add.f64"];
    AtomAddNoftzF16x2               = 112, ATOM_ADD_NOFTZ_F16X2,                 "atom.add.noftz.f16x2",                  Atomic     ["atom.global.add.noftz.f16x2"];
    AtomAddNoftzBf16x2              = 113, ATOM_ADD_NOFTZ_BF16X2,                "atom.add.noftz.bf16x2",                 Atomic     ["atom.global.add.noftz.bf16x2"];
    AtomAddNoftzBf16                = 114, ATOM_ADD_NOFTZ_BF16,                  "atom.add.noftz.bf16",                   Atomic     ["atom.global.add.noftz.bf16"];
    MultimemLdReduce                = 115, MULTIMEM_LD_REDUCE,                   "multimem.ld_reduce",                    Multimem   ["multimem.ld_reduce.relaxed.sys.global.add.f32"];
    MultimemRed                     = 116, MULTIMEM_RED,                         "multimem.red",                          Multimem   ["multimem.red.relaxed.sys.global.add.u32"];
    MultimemLdReduceE4m3x4          = 117, MULTIMEM_LD_REDUCE_E4M3X4,            "multimem.ld_reduce.e4m3x4",             Multimem   ["multimem.ld_reduce.relaxed.sys.global.add.acc::f16.e4m3x4"];
    FenceScGpu                      = 118, FENCE_SC_GPU,                         "fence.sc.gpu",                          Fence      ["fence.sc.gpu"];
    FenceAcqRelGpu                  = 119, FENCE_ACQ_REL_GPU,                    "fence.acq_rel.gpu",                     Fence      ["fence.acq_rel.gpu"];
    FenceAcqRelCluster              = 120, FENCE_ACQ_REL_CLUSTER,                "fence.acq_rel.cluster",                 Fence      ["fence.acq_rel.cluster"];
    FenceAcquireGpu                 = 121, FENCE_ACQUIRE_GPU,                    "fence.acquire.gpu",                     Fence      ["fence.acquire.gpu"];
    FenceProxyAlias                 = 122, FENCE_PROXY_ALIAS,                    "fence.proxy.alias",                     Fence      ["fence.proxy.alias"];
    FenceProxyAsync                 = 123, FENCE_PROXY_ASYNC,                    "fence.proxy.async",                     Fence      ["fence.proxy.async"];
    FenceProxyTensormap             = 124, FENCE_PROXY_TENSORMAP,                "fence.proxy.tensormap",                 Fence      ["fence.proxy.tensormap::generic.release.gpu"];
    FenceMbarrierInit               = 125, FENCE_MBARRIER_INIT,                  "fence.mbarrier_init",                   Fence      ["fence.mbarrier_init.release.cluster"];
    FenceSyncRestrict               = 126, FENCE_SYNC_RESTRICT,                  "fence.sync_restrict",                   Fence      ["fence.acquire.sync_restrict::shared::cluster.cluster"];
    MembarGl                        = 127, MEMBAR_GL,                            "membar.gl",                             Fence      ["membar.gl"];
    MembarProxyAlias                = 128, MEMBAR_PROXY_ALIAS,                   "membar.proxy.alias",                    Fence      ["membar.proxy.alias"];
    ReduxSyncU32                    = 129, REDUX_SYNC_U32,                       "redux.sync.u32",                        Warp       ["redux.sync.add.u32"];
    ReduxSyncF32                    = 130, REDUX_SYNC_F32,                       "redux.sync.f32",                        Warp       ["redux.sync.min.f32"];
    ReduxSyncNaNF32                 = 131, REDUX_SYNC_NAN_F32,                   "redux.sync.NaN.f32",                    Warp       ["redux.sync.max.NaN.f32"];
    ElectSync                       = 132, ELECT_SYNC,                           "elect.sync",                            Warp       ["elect.sync"];
    MatchAnySync                    = 133, MATCH_ANY_SYNC,                       "match.any.sync",                        Warp       ["match.any.sync.b32"];
    ShflSync                        = 134, SHFL_SYNC,                            "shfl.sync",                             Warp       ["shfl.sync.bfly.b32"];
    Activemask                      = 135, ACTIVEMASK,                           "activemask",                            Warp       ["activemask.b32"];
    Fns                             = 136, FNS,                                  "fns",                                   Warp       ["fns.b32"];
    BarrierRed32Thr                 = 137, BARRIER_RED_32_THR,                   "barrier.red 32 thr",                    Warp       ["barrier.cta.red.popc.aligned.u32 _, _, _"];
    Setmaxnreg                      = 138, SETMAXNREG,                           "setmaxnreg",                            Control    ["setmaxnreg.inc.sync.aligned.u32"];
    Griddepcontrol                  = 139, GRIDDEPCONTROL,                       "griddepcontrol",                        Control    ["griddepcontrol.wait" "griddepcontrol.launch_dependents"];
    Nanosleep                       = 140, NANOSLEEP,                            "nanosleep",                             Control    ["nanosleep.u32"];
    MinXorsignAbsF32                = 141, MIN_XORSIGN_ABS_F32,                  "min.xorsign.abs.f32",                   Arithmetic ["min.xorsign.abs.f32"];
    MinNaNF32                       = 142, MIN_NAN_F32,                          "min.NaN.f32",                           Arithmetic ["min.NaN.f32"];
    MinF323Input                    = 143, MIN_F32_3_INPUT,                      "min.f32 3-input",                       Arithmetic ["min.f32 _, _, _, _"];
    FmaReluF16x2                    = 144, FMA_RELU_F16X2,                       "fma.relu.f16x2",                        Arithmetic ["fma.rn.relu.f16x2"];
    FmaRnBf16x2                     = 145, FMA_RN_BF16X2,                        "fma.rn.bf16x2",                         Arithmetic ["fma.rn.bf16x2"];
    AddBf16                         = 146, ADD_BF16,                             "add.bf16",                              Arithmetic ["add.rn.bf16"];
    AddF32x2                        = 147, ADD_F32X2,                            "add.f32x2",                             Arithmetic ["add.rn.f32x2"];
    AddF32F16Mixed                  = 148, ADD_F32_F16_MIXED,                    "add.f32.f16 mixed",                     Arithmetic ["add.rn.f32.f16"];
    TanhApproxF32                   = 149, TANH_APPROX_F32,                      "tanh.approx.f32",                       Arithmetic ["tanh.approx.f32"];
    TanhApproxBf16                  = 150, TANH_APPROX_BF16,                     "tanh.approx.bf16",                      Arithmetic ["tanh.approx.bf16"];
    Ex2ApproxF16                    = 151, EX2_APPROX_F16,                       "ex2.approx.f16",                        Arithmetic ["ex2.approx.f16"];
    Ex2ApproxFtzBf16                = 152, EX2_APPROX_FTZ_BF16,                  "ex2.approx.ftz.bf16",                   Arithmetic ["ex2.approx.ftz.bf16"];
    Dp4a                            = 153, DP4A,                                 "dp4a",                                  Arithmetic ["dp4a.u32.u32"];
    AddS16x2                        = 154, ADD_S16X2,                            "add.s16x2",                             Arithmetic ["add.s16x2"];
    MinS16x2                        = 155, MIN_S16X2,                            "min.s16x2",                             Arithmetic ["min.s16x2"];
    Vadd4                           = 156, VADD4,                                "vadd4",                                 Arithmetic ["vadd4.u32.u32.u32"];
    SzextBmsk                       = 157, SZEXT_BMSK,                           "szext/bmsk",                            Arithmetic ["bmsk.clamp.b32"];
    CvtBf16x2F32                    = 158, CVT_BF16X2_F32,                       "cvt.bf16x2.f32",                        Convert    ["cvt.rn.bf16x2.f32"];
    CvtE4m3x2F32                    = 159, CVT_E4M3X2_F32,                       "cvt.e4m3x2.f32",                        Convert    ["cvt.rn.satfinite.e4m3x2.f32"];
    CvtE2m1x2F32                    = 160, CVT_E2M1X2_F32,                       "cvt.e2m1x2.f32",                        Convert    ["cvt.rn.satfinite.e2m1x2.f32"];
    CvtE2m3x2F32                    = 161, CVT_E2M3X2_F32,                       "cvt.e2m3x2.f32",                        Convert    ["cvt.rn.satfinite.e2m3x2.f32"];
    CvtUe8m0x2F32                   = 162, CVT_UE8M0X2_F32,                      "cvt.ue8m0x2.f32",                       Convert    ["cvt.rz.satfinite.ue8m0x2.f32"];
    CvtRsF16x2F32                   = 163, CVT_RS_F16X2_F32,                     "cvt.rs.f16x2.f32",                      Convert    ["cvt.rs.f16x2.f32"];
    CvtTf32F32                      = 164, CVT_TF32_F32,                         "cvt.tf32.f32",                          Convert    ["cvt.rna.tf32.f32"];
    CvtRnSatfiniteTf32              = 165, CVT_RN_SATFINITE_TF32,                "cvt.rn.satfinite.tf32",                 Convert    ["cvt.rn.satfinite.tf32.f32"];
}

const_assert!(IsaFeature::ALL.len() == 165);
