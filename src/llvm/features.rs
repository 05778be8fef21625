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
    /// The PTX versions that the release has features for.
    ///
    /// Source: `llvm/llc-19-help.txt`, `llvm/llc-22-help.txt`; measured.
    #[must_use]
    pub fn ptx_versions(self) -> &'static [Version] {
        match self {
            Self::Llvm19 => PTX.first_chunk::<PTX_19>().map_or(&[], |versions| versions),
            Self::Llvm22 => PTX,
        }
    }

    /// The release's features, PTX versions first, then targets.
    pub fn features(self) -> impl Iterator<Item = Feature> {
        let ptx = self.ptx_versions().iter().copied().map(Feature::Ptx);
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

/// How many of [`PTX`] LLVM 19 has: up to 8.5.
const PTX_19: usize = 27;

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}

/// What LLVM 22 has.
#[rustfmt::skip]
static PTX: &[Version] = &[
    v(3, 2),
    v(4, 0), v(4, 1), v(4, 2), v(4, 3),
    v(5, 0),
    v(6, 0), v(6, 1), v(6, 2), v(6, 3), v(6, 4), v(6, 5),
    v(7, 0), v(7, 1), v(7, 2), v(7, 3), v(7, 4), v(7, 5), v(7, 6), v(7, 7), v(7, 8),
    v(8, 0), v(8, 1), v(8, 2), v(8, 3), v(8, 4), v(8, 5), v(8, 6), v(8, 7), v(8, 8),
    v(9, 0),
];

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
