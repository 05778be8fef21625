//! Attribute strings, `+ptx88,-tmem`: what is wrong with them, and with what they set.

use super::Feature;
use crate::Error;
use crate::llvm::{Attribute, Part};
use core::ops::Range;

coded_enum! {
    /// What is wrong with a CPU or an attribute, or does not go together.
    pub enum ProblemKind of messages {
        /// No CPU row has this name.
        UnknownCpu       = 1, UNKNOWN_CPU,       "no CPU has this name";
        /// No feature has this key.
        UnknownAttribute = 2, UNKNOWN_ATTRIBUTE, "no feature has this name";
        /// In strict reading: an attribute without `+` or `-`, or nothing between two commas.
        Malformed        = 3, MALFORMED,         "an attribute begins with + or -, and a name follows";
        /// Two levels of `fma-level`, `prec-divf32` or `prec-sqrtf32` are on, and this attribute switches on one that is not the first.
        LevelConflict    = 4, LEVEL_CONFLICT,    "another level of the same option is on, and no document states which counts";
        /// `+tmem` for a CPU whose silicon has no tensor memory.
        TmemAbsent       = 5, TMEM_ABSENT,       "tensor memory is switched on, and the CPU's silicon has none";
        /// `+tmem` for a base CPU: its row omits the bit so that its code cannot reach tensor memory.
        TmemOmitted      = 6, TMEM_OMITTED,      "tensor memory is switched on, and only the CPU's names with a or f reach it";
        /// The bit of a CPU other than the one that was taken.
        OtherCpu         = 7, OTHER_CPU,         "the bit of another CPU is switched on";
        /// The bit of the CPU itself is switched off.
        OwnCpuOff        = 8, OWN_CPU_OFF,       "the CPU's own bit is switched off";
    }
}

impl ProblemKind {
    /// Whether it is a mistake, which is ignored, or refused in strict reading. A contradiction is not a mistake: both
    /// attributes are carried out.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::UnknownCpu | Self::UnknownAttribute | Self::Malformed)
    }
}

/// Something wrong, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// The range of bytes that it is about: in the CPU for [`ProblemKind::UnknownCpu`], else in the attributes.
    pub at: Range<usize>,
}

impl Problem {
    /// The error of strict parsing.
    #[must_use]
    pub const fn error(&self) -> Error {
        match self.kind {
            ProblemKind::UnknownCpu => Error::NvptxCpu,
            ProblemKind::UnknownAttribute => Error::NvptxAttribute,
            _ => Error::NvptxMalformed,
        }
    }

    pub(super) const fn new(kind: ProblemKind, start: usize, length: usize) -> Self {
        Self {
            kind,
            at: start..start.saturating_add(length),
        }
    }
}

/// An item between commas, read strictly: the feature that it names, and whether it switches it on.
#[inline]
pub(super) fn read_strictly(part: Part<'_>) -> Result<(Feature, bool), Problem> {
    let problem = |kind| Err(Problem::new(kind, part.start, part.text.len()));
    let (enabled, name) = match part.text {
        [b'+', name @ ..] if !name.is_empty() => (true, name),
        [b'-', name @ ..] if !name.is_empty() => (false, name),
        _ => return problem(ProblemKind::Malformed),
    };
    match Feature::by_name(name) {
        Some(feature) => Ok((feature, enabled)),
        None => problem(ProblemKind::UnknownAttribute),
    }
}

/// The feature that an attribute names, as LLVM looks: in small letters.
#[inline]
pub(super) fn feature_of(attribute: &Attribute<'_>) -> Option<Feature> {
    Feature::by_name(attribute.name).or_else(|| Feature::by_folded_name(attribute.name))
}
