//! What suffixes mean, as documented. What ptxas does with them is [`crate::rules::compile`] (errata E05, E08, E09).
//!
//! Source: seed 000, "Suffix Semantics" and "Sub-Variant Expansion" (documented).

use super::names::letter;
use crate::targets::{Suffix, Target};
use crate::{List, Text};

/// What a suffix means, as documented.
#[doc(alias = "smarch_documented_ptxas_suffix_meaning")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SuffixMeaning {
    /// The suffix letter, 'a' or 'f'; 0 for none.
    suffix: u32,
    /// What the document calls it: "feature-reduced"; `None` where there is no suffix.
    pub label: Option<Text>,
    /// What it means.
    pub meaning: Text,
    /// Where its code runs.
    pub forward_compatibility: Text,
    /// The target of the document's example.
    pub example: Target,
    /// The targets or devices that the example's code runs on.
    pub runs_on: Text,
    /// Those that it does not run on; `None` where the document names none.
    pub does_not_run_on: Option<Text>,
}

impl SuffixMeaning {
    /// The suffix.
    #[must_use]
    pub const fn suffix(&self) -> Suffix {
        Suffix::of_letter(self.suffix)
    }
}

macro_rules! meanings {
    ($($suffix:ident $label:tt $meaning:literal $compatibility:literal $example:ident $runs:literal $not:tt;)+) => {
        /// No suffix, `a` and `f`.
        pub static SUFFIX_MEANINGS: &[SuffixMeaning] = &[$(
            SuffixMeaning {
                suffix: letter(Suffix::$suffix),
                label: optional!(text $label),
                meaning: text!($meaning),
                forward_compatibility: text!($compatibility),
                example: Target::$example,
                runs_on: text!($runs),
                does_not_run_on: optional!(text $not),
            },
        )+];
    };
}

#[rustfmt::skip]
meanings! {
//  suffix label             meaning                                  forward compatibility                           example runs on                           and not on
    Base   -                 "Base feature set"                       "Full forward-compat across generations"        Sm80    "sm_86, sm_89, sm_90, sm_100, etc." -;
    A      "accelerated"     "Architecture-locked, advanced features" "No forward compat -- locked to specific silicon" Sm90a "H100/H200 hardware"                "Blackwell";
    F      "feature-reduced" "Same-family forward compat only"        "Forward-compat within family, not across"      Sm100f  "sm_100 and sm_103"                 "sm_120";
}

/// A compilation rule of the help text. What ptxas does: [`ptxas_compiles`](crate::rules::compile::ptxas_compiles).
#[doc(alias = "smarch_documented_ptxas_compile_rule")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct CompileRule {
    /// The target of the PTX.
    pub ptx: Target,
    /// The targets that it compiles to.
    pub sass: List<Target>,
    /// Whether it compiles to every later target, too.
    pub and_later: bool,
}

/// The four rules, as documented.
#[rustfmt::skip]
pub static COMPILE_RULES: &[CompileRule] = &[
    CompileRule { ptx: Target::Sm90a,  sass: List::new(&[Target::Sm90a]),                 and_later: false },
    CompileRule { ptx: Target::Sm100f, sass: List::new(&[Target::Sm100f, Target::Sm103f]), and_later: false },
    CompileRule { ptx: Target::Sm100a, sass: List::new(&[Target::Sm100a]),                and_later: false },
    CompileRule { ptx: Target::Sm100,  sass: List::new(&[Target::Sm100]),                 and_later: true  },
];

/// A base target and its suffixed ones in ptxas. The text of their `__CUDA_ARCH__` is
/// [`Info::cuda_arch_text`](crate::targets::Info::cuda_arch_text).
#[doc(alias = "smarch_documented_ptxas_subvariant")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Subvariants {
    /// The base target.
    pub base: Target,
    /// With suffix `a`; `None` where there is none.
    pub a: Option<Target>,
    /// With suffix `f`; `None` where there is none.
    pub f: Option<Target>,
}

impl Subvariants {
    const fn of(base: Target) -> Self {
        Self {
            base,
            a: Target::from_parts(base.number(), Suffix::A),
            f: Target::from_parts(base.number(), Suffix::F),
        }
    }
}

/// The base targets that have suffixed ones in ptxas: sm_90 and those from sm_100 on, numbers ascending.
pub static SUBVARIANTS: &[Subvariants] = &[
    Subvariants::of(Target::Sm90),
    Subvariants::of(Target::Sm100),
    Subvariants::of(Target::Sm101),
    Subvariants::of(Target::Sm103),
    Subvariants::of(Target::Sm110),
    Subvariants::of(Target::Sm120),
    Subvariants::of(Target::Sm121),
];
