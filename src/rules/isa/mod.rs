//! Is an instruction legal in PTX with a given `.target` and `.version`?
//!
//! What is legal depends on the `.target` and the `.version`, never on the GPU that the PTX is assembled for (4,158 cells
//! measured). Releases of ptxas differ in a handful of instructions.

mod advisory;
mod gate;
mod table;

pub use advisory::{Advisory, isa_advisory};
pub use table::{ISA_FEATURES, IsaFeature, IsaFeatureInfo, IsaGroup};

use super::ptx_version::{number_suffices, ptx_version_message, ptx_version_suffices_why};
use crate::targets::{Suffix, Target, TargetSet};
use crate::{Error, Toolkit, Verdict, Version};
use core::fmt;
use gate::{Form, Gate, Since};
use table::{EARLIER, Earlier, LATER_ON};

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
        return supports_special(toolkit, version, ptx, feature, quick);
    }
    match version {
        // The newest is enough for every target that the release knows.
        0 => toolkit.reads_up_to(quick.since) && quick.targets.contains(ptx) && toolkit.ptx_targets().contains(ptx),
        _ => version >= quick.since && quick.targets.contains(ptx) && number_suffices(toolkit, version, ptx),
    }
}

#[cold]
#[inline(never)]
fn supports_special(toolkit: Toolkit, version: u32, ptx: Target, feature: u32, newest: &Quick) -> bool {
    let (targets, since) = match earlier(toolkit, feature).and_then(|place| EARLIER_QUICK.get(place)) {
        Some(row) => (row.targets, row.since),
        None => (newest.targets, newest.since),
    };
    let since = later_on(feature, ptx).map_or(since, |since| since.version.number());
    let version = if version == 0 { toolkit.ptx().number() } else { version };
    version >= since && targets.contains(ptx) && number_suffices(toolkit, version, ptx)
}

/// As [`isa_supports`], with the reason: first that of the version with the target, then the instruction's own.
#[must_use]
pub fn isa_supports_why(toolkit: Toolkit, version: Option<Version>, ptx: Target, feature: IsaFeature) -> Verdict {
    let version = version.unwrap_or(toolkit.ptx());
    match ptx_version_suffices_why(toolkit, version, ptx) {
        Verdict::Yes => {}
        refused => return refused,
    }
    let form = feature.form(toolkit);
    match gates_why(form.gates, ptx) {
        Verdict::Yes if version < feature.since_on(toolkit, ptx).version => Verdict::NoIsaVersion,
        answer => answer,
    }
}

const fn gates_why(mut gates: &[Gate], ptx: Target) -> Verdict {
    while let [gate, rest @ ..] = gates {
        match gate.verdict(ptx) {
            Verdict::Yes => gates = rest,
            refused => return refused,
        }
    }
    Verdict::Yes
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

    /// The targets that have it in this release, with its newest `.version`.
    #[must_use]
    pub fn targets(self, toolkit: Toolkit) -> TargetSet {
        if self.read_since(toolkit).is_none() {
            return TargetSet::EMPTY;
        }
        let passing = match earlier(toolkit, self.code()) {
            Some(place) => EARLIER_QUICK.get(place).map(|row| row.targets),
            None => TARGETS.get(self.code() as usize).copied(),
        };
        passing.unwrap_or_default().and(toolkit.ptx_targets())
    }

    /// The lowest `.version` with which this release accepts it, on targets that have it; `cvt.e4m3x2.f32` on sm_89 alone asks for a
    /// later one, 8.1. A release that reads no such version does not have the instruction.
    #[must_use]
    pub fn since(self, toolkit: Toolkit) -> Version {
        self.form(toolkit).since.version
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

    /// What the instruction asks for on a target that passes its gates.
    fn since_on(self, toolkit: Toolkit, ptx: Target) -> Since {
        later_on(self.code(), ptx).unwrap_or(self.form(toolkit).since)
    }

    fn form(self, toolkit: Toolkit) -> Form {
        match earlier(toolkit, self.code()).and_then(|place| EARLIER.get(place)) {
            Some(row) => row.form,
            None => self.newest_form(),
        }
    }
}

/// The place of what this release checks for the code of an instruction in [`EARLIER`]; `None` where it checks what the newest does.
fn earlier(toolkit: Toolkit, feature: u32) -> Option<usize> {
    let holds = |row: &QuickEarlier| row.feature == feature && (row.oldest..=row.newest).contains(&toolkit.code());
    EARLIER_QUICK.iter().position(holds)
}

/// What the instruction with this code asks for on this target alone.
#[inline]
fn later_on(feature: u32, ptx: Target) -> Option<Since> {
    let (later, target, since) = LATER_ON;
    (later.code() == feature && target == ptx).then_some(since)
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

// For each code of an instruction the targets that pass its gates; row 0 is nobody's.
yes_sets! {
    static TARGETS: [TargetSet; IsaFeature::ALL.len() + 1] = |code, ptx| match IsaFeature::from_code(code as u32) {
        Some(feature) => gates_why(feature.newest_form().gates, ptx),
        None => Verdict::NoIsaTarget,
    };
}

/// What decides for an instruction in the releases that have it as the newest does, by code.
struct Quick {
    targets: TargetSet,
    /// The `.version` as a number.
    since: u32,
    /// Up to this release it is not: [`supports_special`] decides.
    special_until: u32,
}

/// The newest release in which the instruction is checked otherwise; of one that is not the same on every target the highest number.
const fn special_until(feature: IsaFeature) -> u32 {
    let mut until = if LATER_ON.0.code() == feature.code() {
        u32::MAX
    } else {
        0
    };
    let mut rows: &[Earlier] = &EARLIER;
    while let [row, rest @ ..] = rows {
        if row.feature.code() == feature.code() && row.newest.code() > until {
            until = row.newest.code();
        }
        rows = rest;
    }
    until
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static QUICK: [Quick; IsaFeature::ALL.len() + 1] = {
    let mut quick = [const {
        Quick {
            targets: TargetSet::EMPTY,
            since: u32::MAX,
            special_until: 0,
        }
    }; IsaFeature::ALL.len() + 1];
    let mut code = 1;
    while code < quick.len() {
        if let Some(feature) = IsaFeature::from_code(code as u32) {
            quick[code] = Quick {
                targets: TARGETS[code],
                since: feature.newest_form().since.version.number(),
                special_until: special_until(feature),
            };
        }
        code += 1;
    }
    quick
};

// The same for the rows of [`EARLIER`].
yes_sets! {
    static EARLIER_TARGETS: [TargetSet; EARLIER.len()] = |row, ptx| gates_why(EARLIER[row].form.gates, ptx);
}

/// A row of [`EARLIER`] without its words.
struct QuickEarlier {
    feature: u32,
    oldest: u32,
    newest: u32,
    since: u32,
    targets: TargetSet,
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static EARLIER_QUICK: [QuickEarlier; EARLIER.len()] = {
    let mut quick = [const {
        QuickEarlier {
            feature: 0,
            oldest: 0,
            newest: 0,
            since: 0,
            targets: TargetSet::EMPTY,
        }
    }; EARLIER.len()];
    let mut place = 0;
    while place < quick.len() {
        let row = &EARLIER[place];
        quick[place] = QuickEarlier {
            feature: row.feature.code(),
            oldest: row.oldest.code(),
            newest: row.newest.code(),
            since: row.form.since.version.number(),
            targets: EARLIER_TARGETS[place],
        };
        place += 1;
    }
    quick
};

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
/// Where several things of an instruction ask for a later `.version`, it may name another of them first. A release that has not got the
/// instruction ([`IsaFeature::read_since`]) knows no such message: it does not know the spelling, and says that.
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
        let form = self.feature.form(self.toolkit);
        match self.verdict {
            Verdict::NoIsaVersion => self.feature.since_on(self.toolkit, self.ptx).write_refusal(f),
            Verdict::NoIsaHigher | Verdict::NoIsaTarget => {
                match form.gates.iter().find(|gate| !gate.verdict(self.ptx).is_yes()) {
                    Some(gate) => gate.write_refusal(f, self.ptx),
                    None => Ok(()),
                }
            }
            _ => match ptx_version_message(self.toolkit, self.version, self.ptx) {
                Some(message) => fmt::Display::fmt(&message, f),
                None => Ok(()),
            },
        }
    }
}
