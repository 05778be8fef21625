//! The codegen factory: the encoded architecture that ptxas compares to gate features.
//!
//! Source: seed 000, "Codegen Factory Values" and "Per-SM Initializer Differences" (documented).

use crate::{Text, targets::Target};
use core::ops::RangeInclusive;
use static_assertions::const_assert;

/// The codegen factory of a target. Two questions have two answers (erratum E07).
#[doc(alias = "smarch_documented_ptxas_factory")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct CodegenFactory {
    /// The SASS ISA generation, as gates compare it: 24577, 28673, 32768 or 36864.
    pub isa_value: u32,
    /// The lowest encoded variant that the target may have.
    pub lowest: u32,
    /// The highest encoded variant that the target may have: the lowest one where it is known (not for sm_103, 110,
    /// 120 and 121).
    pub highest: u32,
}

impl CodegenFactory {
    /// The encoded variant, `(generation << 12) | variant`; `None` if no document states it (sm_103, 110, 120, 121).
    #[must_use]
    pub const fn encoded(self) -> Option<u32> {
        if self.lowest == self.highest {
            Some(self.lowest)
        } else {
            None
        }
    }

    /// Whether the gate of FMA/DFMA combining ([`fma_combining_gate`]) holds for the encoded variant of the target;
    /// `None` if the target may have several variants and they disagree. No document says whether the gate compares
    /// this value or the value of the ISA generation; ask the gate itself about the latter (errata E07, E28d).
    #[must_use]
    pub const fn fma_combining(self) -> Option<bool> {
        match (fma_combining_gate(self.lowest), fma_combining_gate(self.highest)) {
            (true, true) => Some(true),
            (false, false) => Some(false),
            _ => None,
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
pub const fn codegen_factory(target: Target) -> Option<CodegenFactory> {
    let mut rows: &[Variants] = &VARIANTS;
    while let [row, rest @ ..] = rows {
        if row.number == target.number() {
            return match factory_generation(target) {
                Some(generation) => Some(CodegenFactory {
                    isa_value: generation.isa_value,
                    lowest: row.lowest,
                    highest: row.highest,
                }),
                None => None,
            };
        }
        rows = rest;
    }
    None
}

/// The targets that an encoded value leaves possible, suffixes included; none where no registered target has it.
///
/// 36866 leaves sm_103, sm_110, sm_120 and sm_121, for which documents give a span only.
pub fn targets_of_factory(encoded: u32) -> impl Iterator<Item = Target> + Clone {
    let has = move |target: &Target| codegen_factory(*target).is_some_and(|factory| factory.span().contains(&encoded));
    Target::ALL.iter().copied().filter(has)
}

struct Variants {
    number: u32,
    lowest: u32,
    highest: u32,
}

const fn variants(base: Target, lowest: u32, highest: u32) -> Variants {
    Variants {
        number: base.number(),
        lowest,
        highest,
    }
}

#[rustfmt::skip]
const VARIANTS: [Variants; 12] = [
//                           encoded variant
    variants(Target::Sm75,  24577, 24577),
    variants(Target::Sm80,  28673, 28673),
    variants(Target::Sm86,  28674, 28674),
    variants(Target::Sm87,  28675, 28675),
    variants(Target::Sm88,  28676, 28676),
    variants(Target::Sm89,  28677, 28677),
    variants(Target::Sm90,  32768, 32768),
    variants(Target::Sm100, 36864, 36864),
    variants(Target::Sm103, 36865, 36869),
    variants(Target::Sm110, 36865, 36869),
    variants(Target::Sm120, 36865, 36869),
    variants(Target::Sm121, 36865, 36869),
];

/// A row of the codegen factory table: one SASS ISA generation.
#[doc(alias = "smarch_documented_ptxas_factory_generation")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FactoryGeneration {
    /// The value that gates compare.
    pub isa_value: u32,
    /// The first target of the generation.
    pub first: Target,
    /// The last base target of the generation.
    pub last: Target,
    /// The generation as printed.
    pub label: Text,
}

macro_rules! generations {
    ($($isa_value:literal $first:ident $last:ident $label:literal;)+) => {
        /// The codegen factory table, values ascending.
        pub static FACTORY_GENERATIONS: &[FactoryGeneration] = &[$(
            FactoryGeneration {
                isa_value: $isa_value,
                first: Target::$first,
                last: Target::$last,
                label: text!($label),
            },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($isa_value,)+]));
    };
}

#[rustfmt::skip]
generations! {
    24577 Sm75  Sm75  "Turing (SM 7.5)";
    28673 Sm80  Sm89  "Ampere / Ada (SM 8.x)";
    32768 Sm90  Sm90  "Hopper (SM 9.0)";
    36864 Sm100 Sm121 "Blackwell (SM 10.x -- 12.x)";
}

/// The row of the codegen factory table whose range holds the target's number; `None` where none does.
/// Targets that ptxas does not register may lie in a range: sm_82, sm_101.
#[must_use]
pub const fn factory_generation(target: Target) -> Option<&'static FactoryGeneration> {
    let mut rows = FACTORY_GENERATIONS;
    while let [row, rest @ ..] = rows {
        if row.first.number() <= target.number() && target.number() <= row.last.number() {
            return Some(row);
        }
        rows = rest;
    }
    None
}

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

/// Encoded values that the document labels with an architecture.
#[doc(alias = "smarch_documented_ptxas_factory_label")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FactoryLabel {
    /// The lowest value of the line.
    pub lowest: u32,
    /// The highest value of the line.
    pub highest: u32,
    /// The first SM number of the architecture.
    pub first_sm: u32,
    /// The last one.
    pub last_sm: u32,
    /// The architecture as printed.
    pub architecture: Text,
    /// The generation as printed; `None` on the two lines that name none.
    pub generation: Option<Text>,
}

impl FactoryLabel {
    /// The lines that label one value with one architecture of this number; sm_50 has two.
    pub fn of_number(number: u32) -> impl Iterator<Item = &'static Self> {
        let is_it = move |row: &&Self| row.first_sm == number && row.last_sm == number;
        RELATED_VALUES.iter().filter(is_it)
    }
}

macro_rules! labels {
    ($($lowest:literal $highest:literal $first:literal $last:literal $architecture:literal $generation:tt;)+) => {
        /// "Related encoded values seen in the binary", line by line, legacy ones included.
        pub static RELATED_VALUES: &[FactoryLabel] = &[$(
            FactoryLabel {
                lowest: $lowest,
                highest: $highest,
                first_sm: $first,
                last_sm: $last,
                architecture: text!($architecture),
                generation: optional!(text $generation),
            },
        )+];
    };
}

#[rustfmt::skip]
labels! {
//  values      SM numbers
    12288 12288  30  30 "sm_30"          "Kepler";
    16385 16385  50  50 "sm_50"          "Maxwell";
    20481 20481  50  50 "sm_50 alt"      "Maxwell";
    24576 24576  60  60 "sm_60"          "Pascal";
    24577 24577  75  75 "sm_75"          "Turing";
    28673 28673  80  80 "sm_80"          "Ampere";
    28674 28677  86  89 "sm_86/87/88/89" -;
    32768 32768  90  90 "sm_90"          "Hopper";
    36864 36864 100 100 "sm_100"         "Blackwell";
    36865 36869 103 121 "sm_103..121"    -;
}
