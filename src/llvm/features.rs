//! The features of upstream's releases: PTX versions and targets, nothing else.

use super::Release;
use crate::Version;
use crate::targets::{Suffix, Target};

/// A feature of upstream's: `ptx88` or `sm_90a`. Those of tileiras that are neither, upstream lacks
/// (`fma-level`, `prec-divf32`, `prec-sqrtf32`, `sharedmem32bitptr`, `tmem`; erratum E53b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// `ptx88`: PTX 8.8.
    Ptx(Version),
    /// `sm_90a`.
    Sm(Target),
}

impl Release {
    /// The PTX versions that the release has features for, ascending.
    ///
    /// Source: `llvm/releases.tsv`; measured.
    pub fn ptx_versions(self) -> impl DoubleEndedIterator<Item = Version> + Clone {
        let known = PTX.iter().filter(move |row| self.is_from(row.oldest));
        known.map(|row| row.version)
    }

    /// Whether the release has a feature for a PTX version.
    #[must_use]
    pub fn writes(self, version: Version) -> bool {
        self.ptx_versions().any(|known| known == version)
    }

    /// The release's features, PTX versions first, then targets.
    pub fn features(self) -> impl Iterator<Item = Feature> {
        let ptx = self.ptx_versions().map(Feature::Ptx);
        let targets = Target::ALL.iter().copied().filter(move |&target| self.knows(target));
        ptx.chain(targets.map(Feature::Sm))
    }

    /// The feature with this name; upper case counts as lower, as in LLVM.
    #[must_use]
    pub fn feature(self, name: &[u8]) -> Option<Feature> {
        self.features().find(|feature| feature.is_called(name))
    }
}

impl Feature {
    fn is_called(self, name: &[u8]) -> bool {
        match self {
            Self::Sm(target) => target.info().name.is_ignoring_case(name),
            Self::Ptx(version) => match name {
                [p, t, x, major, minor] => {
                    [*p, *t, *x].eq_ignore_ascii_case(b"ptx")
                        && u16::from(*major) == version.major.wrapping_add(u16::from(b'0'))
                        && u16::from(*minor) == version.minor.wrapping_add(u16::from(b'0'))
                }
                _ => false,
            },
        }
    }
}

impl core::fmt::Display for Feature {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Ptx(version) => write!(f, "ptx{}{}", version.major, version.minor),
            Self::Sm(target) => core::fmt::Display::fmt(target, f),
        }
    }
}

/// A PTX version, and the oldest release that has a feature for it.
struct Known {
    version: Version,
    oldest: Release,
}

macro_rules! known {
    ($($version:tt $oldest:ident;)+) => {
        &[$(Known { version: version!($version), oldest: Release::$oldest },)+]
    };
}

/// What LLVM 22 has; 14 stands for what is as old or older.
#[rustfmt::skip]
static PTX: &[Known] = known! {
    3.2 Llvm14;
    4.0 Llvm14; 4.1 Llvm14; 4.2 Llvm14; 4.3 Llvm14;
    5.0 Llvm14;
    6.0 Llvm14; 6.1 Llvm14; 6.2 Llvm19; 6.3 Llvm14; 6.4 Llvm14; 6.5 Llvm14;
    7.0 Llvm14; 7.1 Llvm14; 7.2 Llvm14; 7.3 Llvm14; 7.4 Llvm14; 7.5 Llvm14; 7.6 Llvm16; 7.7 Llvm16; 7.8 Llvm16;
    8.0 Llvm17; 8.1 Llvm17; 8.2 Llvm18; 8.3 Llvm18; 8.4 Llvm19; 8.5 Llvm19; 8.6 Llvm20; 8.7 Llvm20; 8.8 Llvm21;
    9.0 Llvm22;
};

/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for `f` and 3 for `a`.
///
/// Odd is architecture-specific. Earlier releases have 1 for `a`.
///
/// Source: LLVM's sources, as `llvm/FINDINGS.md` states them; public.
#[must_use]
pub const fn full_sm_version(target: Target) -> u32 {
    let suffix = match target.suffix() {
        Suffix::Base => 0,
        Suffix::F => 2,
        Suffix::A => 3,
    };
    target.number().saturating_mul(10).saturating_add(suffix)
}
