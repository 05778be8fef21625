//! Is an instruction legal in PTX with a given `.target`?
//!
//! What is legal depends on the `.target` alone, never on the GPU that the PTX is assembled for (4,158 cells
//! measured), and here on PTX 9.0: an older `.version` may know fewer instructions.

mod advisory;
mod gate;
mod table;

pub use advisory::{Advisory, isa_advisory};
pub use table::{ISA_FEATURES, IsaFeature, IsaFeatureInfo, IsaGroup};

use crate::targets::{Suffix, Target, TargetSet, Tool};
use crate::{Error, Verdict};
use core::fmt;

/// Whether ptxas accepts the instruction in PTX with `.target ptx`.
#[must_use]
pub fn isa_supports(ptx: Target, feature: IsaFeature) -> bool {
    feature.targets().contains(ptx)
}

/// As [`isa_supports`], with the reason.
#[must_use]
pub const fn isa_supports_why(ptx: Target, feature: IsaFeature) -> Verdict {
    if !Tool::PtxasTarget.accepts(ptx.named(crate::NameKind::Sm)) {
        return Verdict::NoPtxTarget;
    }
    let mut gates = feature.gates();
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

    /// The targets that have it.
    #[must_use]
    pub fn targets(self) -> TargetSet {
        TARGETS.get(self.code() as usize).copied().unwrap_or_default()
    }

    /// The lowest base target that has it; `None` when only targets with a suffix do.
    #[must_use]
    pub fn lowest_base(self) -> Option<Target> {
        self.targets().iter().find(|target| target.suffix() == Suffix::Base)
    }
}

/// The instructions that a target has.
pub fn isa_features(ptx: Target) -> impl Iterator<Item = IsaFeature> + Clone {
    let all = IsaFeature::ALL.iter().copied();
    all.filter(move |&feature| isa_supports(ptx, feature))
}

/// The instructions that one target has and another has not.
pub fn isa_difference(ptx: Target, lacking: Target) -> impl Iterator<Item = IsaFeature> + Clone {
    isa_features(ptx).filter(move |&feature| !isa_supports(lacking, feature))
}

// For each code of an instruction the targets that pass its gates; row 0 is nobody's.
yes_sets! {
    static TARGETS: [TargetSet; IsaFeature::ALL.len() + 1] = |code, ptx| match IsaFeature::from_code(code as u32) {
        Some(feature) => isa_supports_why(ptx, feature),
        None => Verdict::NoIsaTarget,
    };
}

/// What ptxas prints when it refuses an instruction: `Display` writes the first line of it, from `Feature` on.
///
/// wgmma on a target above 9.0a gets a second line, "Instruction 'wgmma.fence' cannot be compiled for architecture ...".
#[derive(Clone, Copy, Debug)]
pub struct Message {
    ptx: Target,
    feature: IsaFeature,
}

/// What ptxas prints when it refuses the instruction; `None` when it accepts it.
#[must_use]
pub fn isa_message(ptx: Target, feature: IsaFeature) -> Option<Message> {
    (!isa_supports(ptx, feature)).then_some(Message { ptx, feature })
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ptx, feature } = *self;
        if isa_supports_why(ptx, feature) == Verdict::NoPtxTarget {
            return match crate::targets::refusal(Tool::PtxasTarget, ptx.info().name.as_bytes()) {
                Some(refusal) => fmt::Display::fmt(&refusal, f),
                None => Ok(()),
            };
        }
        let mut gates = feature.gates().iter();
        match gates.find(|gate| !gate.verdict(ptx).is_yes()) {
            Some(gate) => gate.write_refusal(f, ptx),
            None => Ok(()),
        }
    }
}
