//! Is an instruction legal in PTX with a given `.target` and `.version`?
//!
//! What is legal depends on the `.target` and the `.version`, never on the GPU that the PTX is assembled for (4,158 cells
//! measured). Releases of ptxas differ in a handful of instructions.

mod advisory;
mod quick;
mod table;

// What is found in it `cargo xtask codegen` computes of the forms of the instructions.
#[cfg(not(feature = "computed"))]
#[rustfmt::skip]
#[path = "generated/rows.rs"]
mod generated;
#[cfg(feature = "computed")]
#[path = "../../xtask/computed/src/isa/mod.rs"]
pub mod generated;

pub use advisory::{Advisory, isa_advisory};
pub use table::{ISA_FEATURES, IsaFeature, IsaFeatureInfo, IsaGroup};

use crate::targets::ptx_version::{number_suffices, ptx_version_message, ptx_version_suffices_why};
use crate::targets::{Suffix, Target, TargetSet};
use crate::{Error, Toolkit, Verdict, Version};
use core::fmt;
use generated::QUICK;
use quick::special;

/// Whether ptxas of this release accepts the instruction in PTX with `.target ptx` and this `.version`; `None` is the newest that the
/// release reads.
#[must_use]
pub fn isa_supports(toolkit: Toolkit, version: Option<Version>, ptx: Target, feature: IsaFeature) -> bool {
    match version {
        None => supports(toolkit, 0, ptx, feature.code()),
        Some(Version::NONE) => false,
        Some(version) => supports(toolkit, version.number(), ptx, feature.code()),
    }
}

/// As [`isa_supports`], for the number of a version, 0 the newest, and the code of an instruction; false for an unknown one.
#[inline(always)]
pub(crate) fn supports(toolkit: Toolkit, version: u32, ptx: Target, feature: u32) -> bool {
    let Some(quick) = QUICK.get(feature as usize) else {
        return false;
    };
    if toolkit.code() <= quick.special_until {
        return supports_special(toolkit, version, ptx, feature);
    }
    match version {
        // The newest is enough for every target that the release knows.
        0 => toolkit.reads_up_to(quick.since) && quick.targets.contains(ptx) && toolkit.ptx_targets().contains(ptx),
        _ => version >= quick.since && quick.targets.contains(ptx) && number_suffices(toolkit, version, ptx),
    }
}

#[cold]
#[inline(never)]
fn supports_special(toolkit: Toolkit, version: u32, ptx: Target, feature: u32) -> bool {
    let version = if version == 0 { toolkit.ptx().number() } else { version };
    let has = special(toolkit, feature).any(|row| version >= row.since && row.targets.contains(ptx));
    has && number_suffices(toolkit, version, ptx)
}

/// As [`isa_supports`], with the reason: first that of the version with the target, then the instruction's own.
#[must_use]
pub fn isa_supports_why(toolkit: Toolkit, version: Option<Version>, ptx: Target, feature: IsaFeature) -> Verdict {
    let version = version.unwrap_or(toolkit.ptx());
    match ptx_version_suffices_why(toolkit, version, ptx) {
        Verdict::Yes => {}
        refused => return refused,
    }
    if supports(toolkit, version.number(), ptx, feature.code()) {
        Verdict::Yes
    } else if feature.has_with_any(toolkit, ptx) {
        Verdict::NoIsaVersion
    } else {
        let telling = feature.telling(toolkit);
        let forms = feature.forms().iter();
        let mut verdicts = forms.map(|form| form.asks_why(telling, version.number(), ptx));
        let of_target = verdicts.find(|verdict| matches!(verdict, Verdict::NoIsaHigher | Verdict::NoIsaTarget));
        of_target.unwrap_or(Verdict::NoIsaRelease)
    }
}

impl core::str::FromStr for IsaFeature {
    type Err = Error;

    /// As [`IsaFeature::parse`].
    fn from_str(name: &str) -> Result<Self, Error> {
        Self::parse(name.as_bytes())
    }
}

impl IsaFeature {
    /// The instruction with this name, as in [`ISA_FEATURES`].
    ///
    /// # Errors
    /// [`Error::IsaFeatureName`]: no instruction has this name.
    pub fn parse(name: &[u8]) -> Result<Self, Error> {
        let row = ISA_FEATURES.iter().find(|row| row.name.is(name));
        row.map(|row| row.feature).ok_or(Error::IsaFeatureName)
    }

    /// Whether it is an mma of block-scaled operands, `mma.….block_scale`.
    #[must_use]
    pub fn is_block_scaled(self) -> bool {
        // By windows of bytes: core's search for a text may panic as far as compilers for ARM and RISC-V can see.
        let (name, word) = (self.text().as_str().as_bytes(), b".block_scale");
        name.starts_with(b"mma.") && name.windows(word.len()).any(|it| it == word)
    }

    /// The targets that have it in this release, with its newest `.version`.
    #[must_use]
    pub fn targets(self, toolkit: Toolkit) -> TargetSet {
        let read = self.decisive(toolkit).filter(|&(_, since)| toolkit.reads_up_to(since));
        let passing = read.fold(TargetSet::EMPTY, |all, (targets, _)| all.or(targets));
        passing.and(toolkit.ptx_targets())
    }

    /// The lowest `.version` with which this release accepts it, on targets that have it; `cvt.e4m3x2.f32` on sm_89 alone asks for a
    /// later one, 8.1. A release that reads no such version does not have the instruction.
    #[must_use]
    pub fn since(self, toolkit: Toolkit) -> Version {
        let of_targets = |(targets, since): (TargetSet, u32)| {
            let known = targets.and(toolkit.ptx_targets());
            let lowest = known.iter().filter_map(|target| toolkit.lowest_ptx(target)).min();
            lowest.map_or(since, |lowest| since.max(lowest.number()))
        };
        Version::from_number(self.decisive(toolkit).map(of_targets).min().unwrap_or_default())
    }

    /// As [`since`](Self::since); `None` where the release reads no such version.
    #[must_use]
    pub fn read_since(self, toolkit: Toolkit) -> Option<Version> {
        Some(self.since(toolkit)).filter(|&since| since <= toolkit.ptx())
    }

    /// The lowest base target that has it in this release; `None` when only targets with a suffix do, or none.
    #[must_use]
    pub fn lowest_base(self, toolkit: Toolkit) -> Option<Target> {
        self.targets(toolkit)
            .iter()
            .find(|target| target.suffix() == Suffix::Base)
    }

    /// What decides in this release: targets, and the number of the `.version` from which on they have it.
    fn decisive(self, toolkit: Toolkit) -> impl Iterator<Item = (TargetSet, u32)> {
        let quick = QUICK.get(self.code() as usize);
        let newest = quick.filter(|quick| toolkit.code() > quick.special_until);
        let special = special(toolkit, self.code()).map(|row| (row.targets, row.since));
        newest
            .map(|quick| (quick.targets, quick.since))
            .into_iter()
            .chain(special)
    }

    /// Whether a target has it in this release with some `.version`, be it one that the release does not read.
    fn has_with_any(self, toolkit: Toolkit, ptx: Target) -> bool {
        self.decisive(toolkit).any(|(targets, _)| targets.contains(ptx))
    }

    /// The release whose words tell of its forms: of those that a release does not read it is the newest.
    fn telling(self, toolkit: Toolkit) -> Toolkit {
        let is_read = self.forms().iter().all(|form| form.is_read(toolkit));
        if is_read { toolkit } else { Toolkit::NEWEST }
    }
}

/// The instructions that a target has in this release, with this `.version`; `None` is its newest.
pub fn isa_features(
    toolkit: Toolkit,
    version: Option<Version>,
    ptx: Target,
) -> impl Iterator<Item = IsaFeature> + Clone {
    let all = IsaFeature::ALL.iter().copied();
    all.filter(move |&feature| isa_supports(toolkit, version, ptx, feature))
}

/// The instructions that one target has and another has not.
pub fn isa_difference(
    toolkit: Toolkit,
    version: Option<Version>,
    ptx: Target,
    lacking: Target,
) -> impl Iterator<Item = IsaFeature> + Clone {
    isa_features(toolkit, version, ptx).filter(move |&feature| !isa_supports(toolkit, version, lacking, feature))
}

/// What ptxas prints when it refuses an instruction: `Display` writes the first line of it, from `Feature` on.
///
/// wgmma on a target above 9.0a gets a second line, "Instruction 'wgmma.fence' cannot be compiled for architecture ...".
#[derive(Clone, Copy, Debug)]
pub struct Message {
    toolkit: Toolkit,
    version: Version,
    ptx: Target,
    feature: IsaFeature,
    verdict: Verdict,
}

/// What ptxas of this release prints when it refuses the instruction; `None` when it accepts it.
///
/// If several parts of an instruction ask for a later `.version`, ptxas may name another of them first. A release
/// without the instruction ([`IsaFeature::read_since`]) prints another message: that it does not know the spelling.
#[must_use]
pub fn isa_message(toolkit: Toolkit, version: Option<Version>, ptx: Target, feature: IsaFeature) -> Option<Message> {
    let verdict = isa_supports_why(toolkit, version, ptx, feature);
    (!verdict.is_yes()).then_some(Message {
        toolkit,
        version: version.unwrap_or(toolkit.ptx()),
        ptx,
        feature,
        verdict,
    })
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let Self {
            toolkit, version, ptx, ..
        } = *self;
        let telling = self.feature.telling(toolkit);
        let mut forms = self.feature.forms().iter();
        let told = match self.verdict {
            // The first of those that ask for the highest.
            Verdict::NoIsaVersion => forms
                .rev()
                .max_by_key(|form| form.later_version(telling, version, ptx))
                .and_then(|form| form.refusal_of_version(telling, version, ptx)),
            Verdict::NoIsaHigher | Verdict::NoIsaTarget | Verdict::NoIsaRelease => {
                forms.find_map(|form| form.refusal_of_target(telling, version, ptx))
            }
            _ => {
                return match ptx_version_message(toolkit, version, ptx) {
                    Some(message) => fmt::Display::fmt(&message, f),
                    None => Ok(()),
                };
            }
        };
        told.map_or(Ok(()), |refusal| fmt::Display::fmt(&refusal, f))
    }
}
