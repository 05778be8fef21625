//! The codegen factory: the encoded architecture that ptxas compares to gate features.
//!
//! Source: seed 000, "Codegen Factory Values" and "Per-SM Initializer Differences" (documented).

use crate::{Text, target::Target};
use core::ops::RangeInclusive;

/// The codegen factory of a target. Two questions have two answers (erratum E07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CodegenFactory {
    /// The SASS ISA generation, as gates compare it: 24577, 28673, 32768 or 36864.
    pub isa_value: u32,
    /// The lowest encoded variant that the target may have.
    pub lowest: u32,
    /// The highest encoded variant that the target may have.
    pub highest: u32,
}

impl CodegenFactory {
    /// The encoded variant, `(generation << 12) | variant`; `None` where no document pins it (sm_103, 110, 120, 121).
    #[must_use]
    pub const fn encoded(self) -> Option<u32> {
        if self.lowest == self.highest {
            Some(self.lowest)
        } else {
            None
        }
    }

    /// The values among which the encoded variant lies.
    #[must_use]
    pub const fn span(self) -> RangeInclusive<u32> {
        self.lowest..=self.highest
    }
}

/// The codegen factory of a target; suffixes share their base's. `None` for targets that ptxas
/// does not register: legacy ones, sm_73, sm_82 and sm_101.
#[must_use]
pub fn codegen_factory(target: Target) -> Option<CodegenFactory> {
    let base = target.cc().target()?;
    FACTORIES
        .iter()
        .find(|(row, _)| *row == base)
        .map(|&(_, factory)| factory)
}

const fn factory(isa_value: u32, lowest: u32, highest: u32) -> CodegenFactory {
    CodegenFactory {
        isa_value,
        lowest,
        highest,
    }
}

#[rustfmt::skip]
const FACTORIES: [(Target, CodegenFactory); 12] = [
//                          ISA    encoded variant
    (Target::Sm75,  factory(24577, 24577, 24577)),
    (Target::Sm80,  factory(28673, 28673, 28673)),
    (Target::Sm86,  factory(28673, 28674, 28674)),
    (Target::Sm87,  factory(28673, 28675, 28675)),
    (Target::Sm88,  factory(28673, 28676, 28676)),
    (Target::Sm89,  factory(28673, 28677, 28677)),
    (Target::Sm90,  factory(32768, 32768, 32768)),
    (Target::Sm100, factory(36864, 36864, 36864)),
    (Target::Sm103, factory(36864, 36865, 36869)),
    (Target::Sm110, factory(36864, 36865, 36869)),
    (Target::Sm120, factory(36864, 36865, 36869)),
    (Target::Sm121, factory(36864, 36865, 36869)),
];

/// Builds an encoded value, `(generation << 12) | variant`; `None` when the variant needs more
/// than its 12 bits or the generation more than the 20 that are left.
#[must_use]
pub const fn encode_factory(generation: u32, variant: u32) -> Option<u32> {
    if generation < 1 << 20 && variant < 1 << 12 {
        Some(generation << 12 | variant)
    } else {
        None
    }
}

/// Takes an encoded value apart: (generation, variant).
#[must_use]
pub const fn decode_factory(encoded: u32) -> (u32, u32) {
    (encoded >> 12, encoded & 0xfff)
}

/// The gate of FMA/DFMA combining in the peephole optimizer, literally: `encoded > 28673`.
///
/// The document reads it as "sm_70 and later"; 28673 is sm_80, so it holds above sm_80 (erratum E28d).
#[must_use]
pub const fn fma_combining_gate(encoded: u32) -> bool {
    encoded > 28673
}

/// An encoded value that the document labels with an architecture.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FactoryLabel {
    /// The lowest value of the line.
    pub lowest: u32,
    /// The highest value of the line.
    pub highest: u32,
    /// The architecture as printed.
    pub architecture: Text,
    /// The generation as printed; `None` on the two lines that name none.
    pub generation: Option<Text>,
}

macro_rules! labels {
    ($($lowest:literal $highest:literal $architecture:literal $generation:tt;)+) => {
        /// "Related encoded values seen in the binary", line by line, legacy ones included.
        pub static RELATED_VALUES: &[FactoryLabel] = &[$(
            FactoryLabel {
                lowest: $lowest,
                highest: $highest,
                architecture: text!($architecture),
                generation: optional!(text $generation),
            },
        )+];
    };
}

#[rustfmt::skip]
labels! {
    12288 12288 "sm_30"          "Kepler";
    16385 16385 "sm_50"          "Maxwell";
    20481 20481 "sm_50 alt"      "Maxwell";
    24576 24576 "sm_60"          "Pascal";
    24577 24577 "sm_75"          "Turing";
    28673 28673 "sm_80"          "Ampere";
    28674 28677 "sm_86/87/88/89" -;
    32768 32768 "sm_90"          "Hopper";
    36864 36864 "sm_100"         "Blackwell";
    36865 36869 "sm_103..121"    -;
}
