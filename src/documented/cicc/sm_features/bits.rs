//! The bits of `feature_flags`.

use crate::isa::{IsaFeature, isa_supports_why};
use crate::targets::Target;
use crate::{Optional, Text, Toolkit, Verdict};
use static_assertions::const_assert;

macro_rules! bits {
    ($($(#[$doc:meta])* $variant:ident = $bit:literal, $c_name:ident, $text:literal, $from:literal;)+) => {
        coded_enum! {
            /// A bit of `feature_flags`; its code is its index, its text its name without `has_`.
            pub enum FeatureBit {
                $($(#[$doc])* $variant = $bit, $c_name, $text;)+
            }
        }

        impl FeatureBit {
            /// The lowest SM number that has it, by the bit layout.
            #[must_use]
            pub const fn from(self) -> u32 {
                match self {
                    $(Self::$variant => $from,)+
                }
            }
        }

        // Indices are distinct by their order; 0 to 7 and 27 to 63 are reserved.
        $(const_assert!($bit >= 8 && $bit <= 26);)+
        const_assert!(FeatureBit::ALL.len() == 26 - 8 + 1);
    };
}

#[rustfmt::skip]
bits! {
    /// Tensor cores.
    TensorCores         =  8, TENSOR_CORES,          "tensor_cores",           70;
    /// `wmma`.
    Wmma                =  9, WMMA,                  "wmma",                   70;
    /// `mma.sync`.
    MmaSync             = 10, MMA_SYNC,              "mma_sync",               80;
    /// `wgmma`; as run on sm_90a alone (erratum E47b).
    WarpgroupMma        = 11, WARPGROUP_MMA,         "warpgroup_mma",          90;
    /// `tcgen05`; as run not on 120 and 121, and on no target without suffix (erratum E47).
    Tcgen05             = 12, TCGEN05,               "tcgen05",               100;
    /// `cp.async`.
    AsyncCopy           = 13, ASYNC_COPY,            "async_copy",             80;
    /// The tensor memory accelerator.
    Tma                 = 14, TMA,                   "tma",                    90;
    /// Half precision; the pseudo-code does not set it (erratum E46c).
    Fp16                = 15, FP16,                  "fp16",                   70;
    /// bfloat16.
    Bfloat16            = 16, BFLOAT16,              "bfloat16",               80;
    /// TF32.
    Tf32                = 17, TF32,                  "tf32",                   80;
    /// FP8; as run MMA of e4m3 from sm_89 on (erratum E46d).
    Fp8                 = 18, FP8,                   "fp8",                    90;
    /// FP4 (erratum E47).
    Fp4                 = 19, FP4,                   "fp4",                   100;
    /// INT4; as run MMA of s4 from sm_75 on (erratum E47).
    Int4                = 20, INT4,                  "int4",                  100;
    /// Block scaling (erratum E47).
    BlockScale          = 21, BLOCK_SCALE,           "block_scale",           100;
    /// Cooperative groups; the pseudo-code does not set it (erratum E46c).
    CooperativeGroups   = 22, COOPERATIVE_GROUPS,    "cooperative_groups",     70;
    /// Warp specialization.
    WarpSpecialization  = 23, WARP_SPECIALIZATION,   "warp_specialization",    90;
    /// Clusters of thread blocks.
    ThreadBlockClusters = 24, THREAD_BLOCK_CLUSTERS, "thread_block_clusters",  90;
    /// 2:4 sparsity; as run `mma.sp` from sm_80 on (erratum E46d).
    Sparsity24          = 25, SPARSITY_2_4,          "sparsity_2_4",           75;
    /// Dynamic sparsity.
    DynamicSparsity     = 26, DYNAMIC_SPARSITY,      "dynamic_sparsity",      100;
}

impl FeatureBit {
    /// The bit as a mask of `feature_flags`.
    #[must_use]
    pub const fn mask(self) -> u64 {
        1u64.unbounded_shl(self.code())
    }
}

impl FeatureBit {
    /// The instructions that show it: a target has the feature, as run, where ptxas takes one of them. None for cooperative
    /// groups and dynamic sparsity, for which no instruction was measured.
    #[must_use]
    #[rustfmt::skip]
    pub const fn instructions(self) -> &'static [IsaFeature] {
        use IsaFeature as I;
        match self {
            Self::TensorCores         => &[I::WmmaM16n16k16F16, I::MmaM16n8k8F16, I::Tcgen05MmaKindF16],
            Self::Wmma | Self::Fp16   => &[I::WmmaM16n16k16F16],
            Self::MmaSync             => &[I::MmaM16n8k8F16, I::MmaM8n8k4F16],
            Self::WarpgroupMma        => &[I::WgmmaMmaAsync],
            Self::Tcgen05             => &[I::Tcgen05MmaKindF16],
            Self::AsyncCopy           => &[I::CpAsync],
            Self::Tma                 => &[I::CpAsyncBulkTensor2dTile],
            Self::Bfloat16            => &[I::MmaM16n8k16Bf16],
            Self::Tf32                => &[I::MmaM16n8k8Tf32],
            Self::Fp8                 => &[I::MmaM16n8k32E4m3F32],
            Self::Fp4                 => &[I::MmaKindF8f6f4E2m1, I::Tcgen05MmaKindMxf4BlockScale],
            Self::Int4                => &[I::MmaM8n8k32S4],
            Self::BlockScale          => &[I::MmaKindMxf8f6f4BlockScale, I::Tcgen05MmaKindMxf4BlockScale],
            Self::WarpSpecialization  => &[I::Setmaxnreg],
            Self::ThreadBlockClusters => &[I::BarrierCluster],
            Self::Sparsity24          => &[I::MmaSpM16n8k32F16],
            Self::CooperativeGroups | Self::DynamicSparsity => &[],
        }
    }

    /// Whether a target has the feature, as run: whether ptxas of this release takes one of its instructions in PTX for the
    /// target. [`Verdict::UnknownFeature`] where none was measured; else the reason is that of the first instruction.
    #[must_use]
    pub fn legal(self, toolkit: Toolkit, target: Target) -> Verdict {
        let verdicts = self.instructions().iter();
        let mut verdicts = verdicts.map(|&instruction| isa_supports_why(toolkit, None, target, instruction));
        match verdicts.next() {
            None => Verdict::UnknownFeature,
            Some(_) if verdicts.any(Verdict::is_yes) => Verdict::Yes,
            Some(first) => first,
        }
    }
}

/// The order in which the pseudo-code sets bits; two of the layout are missing (erratum E46c).
#[rustfmt::skip]
pub static PSEUDOCODE: &[FeatureBit] = &[
    FeatureBit::TensorCores, FeatureBit::Wmma,
    FeatureBit::Sparsity24,
    FeatureBit::MmaSync, FeatureBit::AsyncCopy, FeatureBit::Bfloat16, FeatureBit::Tf32,
    FeatureBit::Tma, FeatureBit::WarpgroupMma, FeatureBit::Fp8, FeatureBit::WarpSpecialization, FeatureBit::ThreadBlockClusters,
    FeatureBit::Tcgen05, FeatureBit::Fp4, FeatureBit::Int4, FeatureBit::BlockScale, FeatureBit::DynamicSparsity,
];

/// What the document states about a bit of feature_flags.
#[doc(alias = "smarch_documented_cicc_sm_feature_bit")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct FeatureBitInfo {
    /// The bit as a mask.
    pub mask: u64,
    /// The bit.
    pub feature: FeatureBit,
    /// Its index, 8 to 26.
    pub index: u32,
    /// The lowest SM number that has it.
    pub from: u32,
    /// Its position in the pseudo-code, from 1 on; none where the pseudo-code does not set it (erratum E46c).
    pub position: Optional<u32>,
    /// Its name without has_: "tensor_cores".
    pub name: Text,
}

row_for_each! {
    /// The 19 bits, indices ascending.
    pub static FEATURE_BITS: [FeatureBitInfo] = info(FeatureBit::ALL);
}

const fn info(feature: FeatureBit) -> FeatureBitInfo {
    let mut set = PSEUDOCODE;
    let mut position = 1u32;
    let mut found = None;
    while let [first, rest @ ..] = set {
        if first.code() == feature.code() {
            found = Some(position);
        }
        position = position.saturating_add(1);
        set = rest;
    }
    FeatureBitInfo {
        mask: feature.mask(),
        feature,
        index: feature.code(),
        from: feature.from(),
        position: Optional::<u32>::new(found),
        name: feature.text(),
    }
}

const_assert!(PSEUDOCODE.len() == 17 && FeatureBit::ALL.len() == 19);

/// The bits among these that an SM number has.
pub(super) const fn flags(mut bits: &[FeatureBit], sm: u32) -> u64 {
    let mut flags = 0;
    while let [bit, rest @ ..] = bits {
        if sm >= bit.from() {
            flags |= bit.mask();
        }
        bits = rest;
    }
    flags
}
