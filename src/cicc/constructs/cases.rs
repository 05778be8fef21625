//! What cicc says about the constructs: by release, C++ standard, host compiler and architecture. The rows are in `generated/cases.rs`, which `cargo xtask fit cicc`
//! writes.
//!
//! Source: `evidence/cicc_constructs.tsv` (measured: every bound was searched for, both sides of each were run).

use super::Construct;
use super::diagnostics::Diagnostic;
use super::front_end::{FrontEnd, Standard};
use crate::targets::Target;
use crate::{List, Optional, Toolkit};

/// What cicc says about a construct, for some releases, C++ standards and host compilers.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct ConstructCase {
    /// The construct.
    pub construct: Construct,
    /// The oldest release.
    pub oldest: Toolkit,
    /// The newest release.
    pub newest: Toolkit,
    /// The first C++ standard.
    pub first_standard: Standard,
    /// The last C++ standard.
    pub last_standard: Standard,
    /// The lowest number given to --gnu_version.
    pub gnu_first: u32,
    /// The highest number given to --gnu_version.
    pub gnu_last: u32,
    /// The lowest number of an architecture for which `diagnostics` are printed; none if all architectures are alike,
    /// and for wgmma, whose diagnostics belong to sm_90a alone.
    pub bound: Optional<u32>,
    /// What is said below that architecture, in order.
    pub below: List<Diagnostic>,
    /// What is said from it on.
    pub diagnostics: List<Diagnostic>,
}

impl ConstructCase {
    /// Whether it tells of this release.
    #[must_use]
    pub const fn is_of(&self, toolkit: Toolkit) -> bool {
        toolkit.is_from(self.oldest) && self.newest.is_from(toolkit)
    }

    /// Whether it tells of these settings.
    #[must_use]
    pub fn holds(&self, front_end: &FrontEnd) -> bool {
        (self.first_standard..=self.last_standard).contains(&front_end.standard)
            && (self.gnu_first..=self.gnu_last).contains(&front_end.gnu_version)
    }

    /// What is said on an architecture.
    #[must_use]
    pub fn diagnostics_on(&self, target: Target) -> List<Diagnostic> {
        let is_below = match (self.construct, self.bound.get()) {
            // The one construct that asks for a suffix.
            (Construct::Wgmma, _) => target != Target::Sm90a,
            (_, bound) => bound.is_some_and(|bound| target.number() < bound),
        };
        if is_below { self.below } else { self.diagnostics }
    }
}

/// The rows of `generated/cases.rs`.
macro_rules! cases {
    ($($construct:ident $oldest:tt $newest:tt $first:ident $last:ident $gnu_first:literal $gnu_last:literal $bound:tt [$($below:ident)*] [$($from:ident)*];)+) => {
        /// What cicc says about each construct; codes ascending.
        pub static CASES: &[ConstructCase] = &[$(
            ConstructCase {
                construct: Construct::$construct,
                oldest: toolkit!($oldest),
                newest: until!($newest),
                first_standard: Standard::$first,
                last_standard: Standard::$last,
                gnu_first: $gnu_first,
                gnu_last: $gnu_last,
                bound: Optional::<u32>::new(optional!(literal $bound)),
                below: List::new(&[$(Diagnostic::$below,)*]),
                diagnostics: List::new(&[$(Diagnostic::$from,)*]),
            },
        )+];
    };
}
