//! Finalization: may nvlink make final code of an object for another architecture, as the document
//! has it. What links, as nvlink does it, is [`crate::rules::link`] (erratum E30).
//!
//! ```
//! use smarch::documented::nvlink::{FinalizeCode, FinalizeRequest, FinalizeStep, finalize};
//!
//! let request = FinalizeRequest { source: 104, target: 121, ..FinalizeRequest::default() };
//! let decision = finalize(Some(&request));
//! assert_eq!((decision.code, decision.step), (Some(FinalizeCode::Compatible), FinalizeStep::Decade));
//! ```
//!
//! Source: seed 001, "Finalization Architecture Remapping" to "SM101/SM110 Cross-Mapping Bridge"
//! (documented; errata E32 to E34b). The checks are those of sub_4709E0, sub_470DA0 and sub_4878A0.

use super::compatibility::{is_bridged, remap, required_capabilities};
use crate::verdict::Answer;

coded_enum! {
    /// What sub_4709E0 returns (erratum E32).
    pub enum FinalizeCode {
        /// No check refuses.
        Compatible   =  0, COMPATIBLE,   "compatible";
        /// There is no input.
        NullInput    = 24, NULL_INPUT,   "null input";
        /// The version is above [`VERSION_LIMIT`].
        Version      = 25, VERSION,      "version too high (>0x101)";
        /// The architectures are not compatible.
        Architecture = 26, ARCHITECTURE, "incompatible architecture";
        /// The finalization class refuses; no document states which class refuses with which of the four codes.
        Type27       = 27, TYPE_27,      "type-specific incompatibility (27)";
        /// As 27.
        Type28       = 28, TYPE_28,      "type-specific incompatibility (28)";
        /// As 27.
        Type29       = 29, TYPE_29,      "type-specific incompatibility (29)";
        /// As 27.
        Type30       = 30, TYPE_30,      "type-specific incompatibility (30)";
    }
}

coded_enum! {
    /// What decided, in the order of the checks.
    pub enum FinalizeStep {
        /// Whether there is an input.
        Input        = 1, INPUT,        "the input";
        /// The version.
        Version      = 2, VERSION,      "the version limit";
        /// One of the numbers is 101 or 110, and the decade rule is bypassed.
        Bridge       = 3, BRIDGE,       "the bridge between 101 and 110";
        /// 110 and 121 match themselves.
        DirectMatch  = 4, DIRECT_MATCH, "the direct match of 110 or 121";
        /// The numbers are equal after remapping.
        Equality     = 5, EQUALITY,     "equal architectures";
        /// 100 heads decade 10.
        FamilyHead   = 6, FAMILY_HEAD,  "the family of 100";
        /// Upward within the decade, the number by 10.
        Decade       = 7, DECADE,       "the decade rule";
        /// The finalization class.
        Class        = 8, CLASS,        "the finalization class";
        /// The capability bitmask.
        Capabilities = 9, CAPABILITIES, "the capability bitmask";
    }
}

/// The highest version that is not refused.
pub const VERSION_LIMIT: u32 = 0x101;

coded_enum! {
    /// The finalization class type, which the byte [`CLASS_BYTE`] of the input holds.
    pub enum FinalizeClass {
        /// Type 0.
        Type0 = 0, TYPE_0, "class type 0";
        /// Type 1.
        Type1 = 1, TYPE_1, "class type 1";
        /// Type 2.
        Type2 = 2, TYPE_2, "class type 2";
        /// Type 3.
        Type3 = 3, TYPE_3, "class type 3";
        /// Type 4.
        Type4 = 4, TYPE_4, "class type 4";
    }
}

/// Which byte of the input holds the class type: `a1[3]`.
pub const CLASS_BYTE: usize = 3;

/// The lookup table that the class type selects from; no document states its entries.
pub const CLASS_TABLE: u32 = 0x1d4_0660;

/// The outcome of the check of the finalization class. No document states it, so the caller gives what is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClassOutcome {
    /// Nothing is known: the answer is unknown where it depends on the class.
    #[default]
    Unknown,
    /// The class does not refuse.
    Passes,
    /// It refuses, with this of the codes 27 to 30.
    Refuses(ClassCode),
}

/// One of the codes with which a class refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassCode(FinalizeCode);

impl ClassCode {
    /// The code, 27 to 30; `None` for others.
    #[must_use]
    pub const fn new(code: FinalizeCode) -> Option<Self> {
        match code {
            FinalizeCode::Type27 | FinalizeCode::Type28 | FinalizeCode::Type29 | FinalizeCode::Type30 => {
                Some(Self(code))
            }
            _ => None,
        }
    }
}

/// A question to finalization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FinalizeRequest {
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number is allowed.
    pub source: u32,
    /// The number of the architecture to finalize for.
    pub target: u32,
    /// The version; one above [`VERSION_LIMIT`] is refused.
    pub version: u32,
    /// The finalization class type, to be checked as well; `None` when it is not.
    pub class: Option<FinalizeClass>,
    /// The outcome of the check of each class type, type 0 first. Used with a class only.
    pub class_outcomes: [ClassOutcome; FinalizeClass::ALL.len()],
    /// The capability mask of the object, to be checked as well (sub_470DA0); `None` when it is not.
    pub capabilities: Option<u32>,
}

impl FinalizeRequest {
    /// The outcome of the check of the request's class; without a class it passes.
    #[must_use]
    pub fn class_outcome(&self) -> ClassOutcome {
        match self.class {
            None => ClassOutcome::Passes,
            Some(class) => self.class_outcomes.get(class as usize).copied().unwrap_or_default(),
        }
    }
}

/// The answer of finalization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finalization {
    /// Yes, no, or unknown where it depends on the class.
    pub answer: Answer,
    /// The code; `None` where no document pins it: unknown classes, and masks that lack a bit.
    pub code: Option<FinalizeCode>,
    /// What decided.
    pub step: FinalizeStep,
}

/// Whether an object may be finalized for another architecture; `None` is the null input.
///
/// The first check that refuses decides: input, version, architecture, and where they are asked for
/// class and capabilities. Of architectures: numbers are remapped; equal ones fit; 101 and 110 fit each other and nothing else;
/// else the decade must be the same and the target the higher one (erratum E34b).
#[must_use]
pub fn finalize(request: Option<&FinalizeRequest>) -> Finalization {
    let no = |code, step| Finalization {
        answer: Answer::No,
        code,
        step,
    };
    let Some(request) = request else {
        return no(Some(FinalizeCode::NullInput), FinalizeStep::Input);
    };
    if request.version > VERSION_LIMIT {
        return no(Some(FinalizeCode::Version), FinalizeStep::Version);
    }
    let (fits, step) = architectures_fit(request.source, request.target);
    if !fits {
        return no(Some(FinalizeCode::Architecture), step);
    }
    let class_outcome = request.class_outcome();
    if let ClassOutcome::Refuses(ClassCode(code)) = class_outcome {
        return no(Some(code), FinalizeStep::Class);
    }
    if request
        .capabilities
        .is_some_and(|mask| !is_capable(request.target, mask))
    {
        return no(None, FinalizeStep::Capabilities);
    }
    match class_outcome {
        ClassOutcome::Unknown => Finalization {
            answer: Answer::Unknown,
            code: None,
            step: FinalizeStep::Class,
        },
        _ => Finalization {
            answer: Answer::Yes,
            code: Some(FinalizeCode::Compatible),
            step,
        },
    }
}

/// Whether the architectures fit, and what decided.
const fn architectures_fit(source: u32, target: u32) -> (bool, FinalizeStep) {
    let (from, to) = (remap(source), remap(target));
    if from == to {
        let step = match to {
            110 if source != target => FinalizeStep::Bridge,
            110 | 121 => FinalizeStep::DirectMatch,
            _ => FinalizeStep::Equality,
        };
        return (true, step);
    }
    if is_bridged(source) || is_bridged(target) {
        return (false, FinalizeStep::Bridge);
    }
    let fits = from / 10 == to / 10 && from < to;
    match from {
        100 if fits => (true, FinalizeStep::FamilyHead),
        _ => (fits, FinalizeStep::Decade),
    }
}

/// Whether a capability mask has what an architecture requires, literally `(v12 & *v11) == v12`.
/// Architectures without a bit require nothing (errata E34, E34b); numbers are remapped first.
#[must_use]
pub fn is_capable(target: u32, capabilities: u32) -> bool {
    let required = required_capabilities(target).unwrap_or(0);
    capabilities & required == required
}
