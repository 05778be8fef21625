//! What code generation chooses by SM number, ladder by ladder, and where SM120 departs from SM100.
//!
//! ```
//! use smarch::{Target, Toolkit};
//! use smarch::documented::cicc::codegen::{EmitPath, emit_path, legal_tensor_path, tensor_path};
//!
//! // The ladder, literally, and the document's own table of differences (erratum E47b).
//! assert_eq!(emit_path(120), EmitPath::Tcgen05);
//! assert_eq!(tensor_path(Target::Sm120), EmitPath::MmaSync);
//! // The document does not look at the suffix; ptxas does.
//! assert_eq!(tensor_path(Target::Sm100), EmitPath::Tcgen05);
//! assert_eq!(legal_tensor_path(Toolkit::V13_0, Target::Sm100), Some(EmitPath::MmaSync));
//! assert_eq!(legal_tensor_path(Toolkit::V13_0, Target::Sm100a), Some(EmitPath::Tcgen05));
//! ```
//!
//! Which instruction a target has as ptxas takes it is [`crate::isa`].
//!
//! Source: seed 004, "Code Generation Control" and "Blackwell Divergence" (documented; errata E25, E47b).

use super::sm_features::FeatureBit;
use crate::targets::Target;
use crate::{Text, Toolkit, Verdict};

coded_enum! {
    /// A way to multiply matrices; the text is the one of the matrix of tensor cores.
    pub enum EmitPath {
        /// `emit_wmma`.
        Wmma         = 1, WMMA,          "WMMA";
        /// `emit_mma_sync`.
        MmaSync      = 2, MMA_SYNC,      "MMA.SYNC";
        /// `emit_warpgroup_mma`.
        WarpgroupMma = 3, WARPGROUP_MMA, "WGrpMMA";
        /// `emit_tcgen05_mma`.
        Tcgen05      = 4, TCGEN05,       "TCGen05";
    }
}

impl EmitPath {
    /// Cycles of an operation.
    #[must_use]
    pub const fn latency(self) -> u32 {
        match self {
            Self::Wmma => 8,
            Self::MmaSync => 4,
            Self::WarpgroupMma => 3,
            Self::Tcgen05 => 2,
        }
    }

    /// The call, as printed.
    #[must_use]
    pub const fn call(self) -> Text {
        match self {
            Self::Wmma => text!("emit_wmma()"),
            Self::MmaSync => text!("emit_mma_sync()"),
            Self::WarpgroupMma => text!("emit_warpgroup_mma()"),
            Self::Tcgen05 => text!("emit_tcgen05_mma(op)"),
        }
    }
}

/// What a ladder gives from an SM number on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rung<T> {
    /// The lowest SM number; 0 for "else".
    pub from: u32,
    /// The choice.
    pub value: T,
}

const fn rung<T>(from: u32, value: T) -> Rung<T> {
    Rung { from, value }
}

/// Which call is emitted, highest SM numbers first. Literally: 120 and 121 fall under 100 (erratum E47b).
#[rustfmt::skip]
pub static EMIT_PATHS: &[Rung<EmitPath>; 4] = &[
    rung(100, EmitPath::Tcgen05),
    rung( 90, EmitPath::WarpgroupMma),
    rung( 80, EmitPath::MmaSync),
    rung(  0, EmitPath::Wmma),
];

/// The register file in KiB, `rf_size_kb` (erratum E25).
pub static REGISTER_FILES_KB: &[Rung<u32>; 2] = &[rung(90, 128), rung(0, 64)];

/// The occupancy aimed at, `max_occupancy`, in percent.
pub static MAX_OCCUPANCIES: &[Rung<u32>; 2] = &[rung(90, 100), rung(0, 75)];

/// The overlap of the scheduler, in tenths.
pub static OVERLAPS_TENTHS: &[Rung<u32>; 3] = &[rung(90, 15), rung(80, 25), rung(0, 40)];

/// The first rung that an SM number reaches.
const fn reached<T: Copy>(mut rungs: &[Rung<T>], lowest: T, sm: u32) -> T {
    while let [rung, rest @ ..] = rungs {
        if sm >= rung.from {
            return rung.value;
        }
        rungs = rest;
    }
    lowest
}

/// Which call the ladder emits for an SM number. Any number may be asked.
#[must_use]
pub const fn emit_path(sm: u32) -> EmitPath {
    reached(EMIT_PATHS, EmitPath::Wmma, sm)
}

/// The register file in KiB that the ladder has for an SM number.
#[must_use]
pub const fn register_file_kb(sm: u32) -> u32 {
    reached(REGISTER_FILES_KB, 64, sm)
}

/// The occupancy in percent that the ladder has for an SM number.
#[must_use]
pub const fn max_occupancy_percent(sm: u32) -> u32 {
    reached(MAX_OCCUPANCIES, 75, sm)
}

/// The overlap in tenths that the ladder has for an SM number.
#[must_use]
pub const fn overlap_tenths(sm: u32) -> u32 {
    reached(OVERLAPS_TENTHS, 40, sm)
}

/// What the document remarks beside a rung of overlaps; `None` for other numbers of tenths.
#[must_use]
pub const fn overlap_remark(tenths: u32) -> Option<Text> {
    match tenths {
        15 => Some(text!("TCGen05: tight scheduling")),
        25 => Some(text!("MMA.SYNC: moderate")),
        40 => Some(text!("WMMA: aggressive prefetch")),
        _ => None,
    }
}

/// How a target multiplies matrices, as documented: the ladder, but MMA.SYNC on 120 and 121, as the table of differences has
/// it (erratum E47b). The document looks at the number alone: what the suffix allows is [`legal_tensor_path`].
#[must_use]
pub const fn tensor_path(target: Target) -> EmitPath {
    match target.number() {
        120 | 121 => EmitPath::MmaSync,
        number => emit_path(number),
    }
}

impl EmitPath {
    /// The feature whose instruction it emits.
    #[must_use]
    pub const fn feature(self) -> FeatureBit {
        match self {
            Self::Wmma => FeatureBit::Wmma,
            Self::MmaSync => FeatureBit::MmaSync,
            Self::WarpgroupMma => FeatureBit::WarpgroupMma,
            Self::Tcgen05 => FeatureBit::Tcgen05,
        }
    }

    /// Whether ptxas of this release takes the instruction of this path in PTX for a target, as run (erratum E47c).
    #[must_use]
    pub fn legal(self, toolkit: Toolkit, target: Target) -> Verdict {
        self.feature().legal(toolkit, target)
    }
}

/// How PTX for a target may multiply matrices, as run: the documented path where ptxas of this release takes its
/// instruction, else the next lower one that it takes; `None` where it takes none. MMA.SYNC on sm_90 and sm_100 without
/// suffix, wgmma on sm_90a alone, tcgen05 on targets of 100, 103 and 110 with a suffix (erratum E47c).
#[must_use]
pub fn legal_tensor_path(toolkit: Toolkit, target: Target) -> Option<EmitPath> {
    let documented = tensor_path(target);
    let not_above = EMIT_PATHS
        .iter()
        .map(|rung| rung.value)
        .filter(|path| *path <= documented);
    not_above.into_iter().find(|path| path.legal(toolkit, target).is_yes())
}

/// Something in which SM120 differs from SM100 and SM103, as printed.
#[doc(alias = "smarch_documented_cicc_divergence")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Divergence {
    /// What differs.
    pub property: Text,
    /// What SM100 and SM103 have.
    pub sm100: Text,
    /// What SM120 has.
    pub sm120: Text,
}

impl Divergence {
    /// What an SM number has, and what those of the other column have; `None` for numbers that the table does not speak of: 100 and 103 are
    /// its one column, 120 the other.
    #[must_use]
    pub const fn seen_from(&self, sm: u32) -> Option<(Text, Text)> {
        match sm {
            100 | 103 => Some((self.sm100, self.sm120)),
            120 => Some((self.sm120, self.sm100)),
            _ => None,
        }
    }
}

macro_rules! divergences {
    ($($property:literal $sm100:literal $sm120:literal;)+) => {
        /// The six rows.
        pub static DIVERGENCES: &[Divergence] = &[$(
            Divergence { property: text!($property), sm100: text!($sm100), sm120: text!($sm120) },
        )+];
    };
}

#[rustfmt::skip]
divergences! {
    "TMEM (AS6)"    "✓ (0x445905e)" "✗ (0x43a24b0)";
    "Max warps"     "64"            "48";
    "Shared mem"    "227 KB"        "99 KB";
    "Tensor gen"    "TCGen05"       "MMA.SYNC";
    "Matrix layout" "TN/TT/NT/NN"   "TN only";
    "Dispatch"      "1SM/2SM"       "1SM";
}
