//! Finalization: may nvlink make final code for another architecture from an object? The answers are those of the
//! document. What nvlink links when it is run: [`crate::rules::link`] (erratum E30).
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
//! (documented; errata E32 to E34b). The checks are those of sub_4709E0 and sub_470DA0; sub_4878A0 is a question of its own,
//! [`arch_match`]. What runs of nvlink show of each rule: [`FINALIZE_RULES`](super::FINALIZE_RULES), erratum E34f.

use super::compatibility::{is_bridged, remap, required_capabilities};
use crate::cubin::{Cubin, FinalizationMarks};
use crate::verdict::Answer;
use crate::{Error, Text};

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

/// A code of finalization.
#[doc(alias = "smarch_documented_nvlink_finalize_code_info")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FinalizeCodeInfo {
    /// The code.
    pub code: FinalizeCode,
    /// Its number.
    pub number: u32,
    /// What it means, as printed; codes 27 to 30 share one text.
    pub meaning: Text,
}

macro_rules! codes {
    ($($code:ident $meaning:literal;)+) => {
        /// The eight codes, which the document calls a 5-way one (erratum E32), ascending.
        pub static FINALIZE_CODES: &[FinalizeCodeInfo] = &[$(
            FinalizeCodeInfo {
                code: FinalizeCode::$code,
                number: FinalizeCode::$code.code(),
                meaning: text!($meaning),
            },
        )+];

        static_assertions::const_assert!(FINALIZE_CODES.len() == FinalizeCode::ALL.len());
        static_assertions::const_assert!(crate::table::strictly_ascending(&[$(FinalizeCode::$code.code(),)+]));
    };
}

#[rustfmt::skip]
codes! {
    Compatible   "compatible";
    NullInput    "null input";
    Version      "version too high (>0x101)";
    Architecture "incompatible architecture";
    Type27       "type-specific incompatibility";
    Type28       "type-specific incompatibility";
    Type29       "type-specific incompatibility";
    Type30       "type-specific incompatibility";
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
        /// The finalization class. Equal architectures are not asked for it.
        Class        = 8, CLASS,        "the finalization class";
        /// The capability bitmask. Equal architectures are not asked for it.
        Capabilities = 9, CAPABILITIES, "the capability bitmask";
    }
}

coded_enum! {
    /// What a check of finalization comes to.
    pub enum FinalizeOutcome {
        /// It does not refuse.
        Passes        = 1, PASSES,         "passes";
        /// By this check the architectures fit, and no other check of architectures is made.
        Accepts       = 2, ACCEPTS,        "accepts";
        /// It refuses, and no further check is made.
        Refuses       = 3, REFUSES,        "refuses";
        /// It is made, and nothing tells its outcome.
        Unknown       = 4, UNKNOWN,        "unknown";
        /// The check is not asked for, or it does not speak of this pair.
        NotApplicable = 5, NOT_APPLICABLE, "does not apply";
        /// An earlier check decided.
        NotReached    = 6, NOT_REACHED,    "not reached";
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

/// The outcome of the check of the finalization class. No document states it, so the caller gives it;
/// [`CLASS_OUTCOMES_AS_RUN`] is what nvlink 13.0 was seen to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClassOutcome {
    /// Nothing is known: an answer that depends on the class is unknown.
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

    /// It as a code of finalization.
    #[must_use]
    pub const fn code(self) -> FinalizeCode {
        self.0
    }
}

/// The outcome of each class type when nvlink 13.0.88 was run with it: no class type refuses architectures that fit.
/// (Types 3 and 4 also let pairs of other decades pass, erratum E34f.)
///
/// Source: `evidence/nvlink_finalize.tsv`; measured.
pub const CLASS_OUTCOMES_AS_RUN: [ClassOutcome; FinalizeClass::ALL.len()] =
    [ClassOutcome::Passes; FinalizeClass::ALL.len()];

/// A question to finalization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FinalizeRequest {
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number is allowed.
    pub source: u32,
    /// The number of the architecture to finalize for.
    pub target: u32,
    /// The version; one above [`VERSION_LIMIT`] is refused.
    pub version: u32,
    /// The finalization class type, if it must be checked; `None` if not.
    pub class: Option<FinalizeClass>,
    /// The outcome of the check of each class type, type 0 first. Used with a class only.
    pub class_outcomes: [ClassOutcome; FinalizeClass::ALL.len()],
    /// The capability mask of the object, if it must be checked (sub_470DA0); `None` if not. The record that holds it
    /// in a cubin has 64 bits.
    pub capabilities: Option<u64>,
}

impl FinalizeRequest {
    /// May this cubin be finalized for the architecture with this number? The request has the cubin's number, the
    /// version, class type and capability mask that its `.nv.compat` holds, and the outcomes of classes as they were
    /// run.
    ///
    /// # Errors
    /// [`Error::FinalizeClass`]: no document lists its class type.
    pub fn of_cubin(cubin: &Cubin, target: u32) -> Result<Self, Error> {
        Self::of_marks(cubin.sm, &cubin.finalization, target)
    }

    /// As [`of_cubin`](Self::of_cubin), of an object's number and marks.
    pub(crate) fn of_marks(source: u32, marks: &FinalizationMarks, target: u32) -> Result<Self, Error> {
        let class = match marks.class_type {
            None => None,
            Some(class) => Some(FinalizeClass::from_code(class).ok_or(Error::FinalizeClass)?),
        };
        Ok(Self {
            source,
            target,
            version: marks.version.unwrap_or(0),
            class,
            class_outcomes: CLASS_OUTCOMES_AS_RUN,
            capabilities: marks.fastpath_mask,
        })
    }

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
    /// The code; `None` if no document states it: for unknown classes, and for masks that lack a bit.
    pub code: Option<FinalizeCode>,
    /// What decided.
    pub step: FinalizeStep,
}

/// A check of finalization and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FinalizeCheck {
    /// The check.
    pub step: FinalizeStep,
    /// What it comes to.
    pub outcome: FinalizeOutcome,
}

/// How many checks there are.
pub const FINALIZE_CHECKS: usize = FinalizeStep::ALL.len();

/// The checks of [`finalize`] in their order, and what each comes to; `None` is the null input.
#[must_use]
pub fn finalize_checks(request: Option<&FinalizeRequest>) -> [FinalizeCheck; FINALIZE_CHECKS] {
    use FinalizeOutcome::{Accepts, NotApplicable, NotReached, Passes, Refuses, Unknown};
    let passes = |refuses| if refuses { Refuses } else { Passes };
    let asked = request.copied().unwrap_or_default();
    let (fits, deciding) = architectures_fit(asked.source, asked.target);
    // E34b: equality first; what is equal is asked for nothing else.
    let is_equal = remap(asked.source) == remap(asked.target);
    let (mut is_refused, mut is_accepted) = (false, false);
    let mut steps = FinalizeStep::ALL.iter();
    [(); FINALIZE_CHECKS].map(|()| {
        let step = steps.next().copied().unwrap_or(FinalizeStep::Capabilities);
        let outcome = match step {
            _ if is_refused => NotReached,
            FinalizeStep::Input => passes(request.is_none()),
            FinalizeStep::Version => passes(asked.version > VERSION_LIMIT),
            FinalizeStep::Class | FinalizeStep::Capabilities if is_equal => NotApplicable,
            FinalizeStep::Class => match (asked.class, asked.class_outcome()) {
                (None, _) => NotApplicable,
                (Some(_), ClassOutcome::Passes) => Passes,
                (Some(_), ClassOutcome::Refuses(_)) => Refuses,
                (Some(_), ClassOutcome::Unknown) => Unknown,
            },
            FinalizeStep::Capabilities => match asked.capabilities {
                None => NotApplicable,
                Some(mask) => passes(!is_capable(asked.target, mask)),
            },
            FinalizeStep::Bridge
            | FinalizeStep::DirectMatch
            | FinalizeStep::Equality
            | FinalizeStep::FamilyHead
            | FinalizeStep::Decade => match (is_accepted, step == deciding) {
                (true, _) => NotReached,
                (false, false) => NotApplicable,
                (false, true) if fits => Accepts,
                (false, true) => Refuses,
            },
        };
        is_refused |= outcome == Refuses;
        is_accepted |= outcome == Accepts;
        FinalizeCheck { step, outcome }
    })
}

/// Whether an object may be finalized for another architecture; `None` is the null input.
///
/// The first check that refuses decides: input, version, architecture, then class and capabilities if the request has
/// them. The check of architectures remaps the numbers first. Equal numbers fit, and no other check follows. 101 and
/// 110 fit each other and nothing else. Other numbers fit if they are of the same decade and the target is the higher
/// one (erratum E34b).
#[must_use]
pub fn finalize(request: Option<&FinalizeRequest>) -> Finalization {
    let checks = finalize_checks(request);
    let first = |outcome| {
        let found = checks.iter().find(|check| check.outcome == outcome);
        found.map(|check| check.step)
    };
    if let Some(step) = first(FinalizeOutcome::Refuses) {
        return Finalization {
            answer: Answer::No,
            code: code_of_refusal(request, step),
            step,
        };
    }
    if let Some(step) = first(FinalizeOutcome::Unknown) {
        return Finalization {
            answer: Answer::Unknown,
            code: None,
            step,
        };
    }
    Finalization {
        answer: Answer::Yes,
        code: Some(FinalizeCode::Compatible),
        step: first(FinalizeOutcome::Accepts).unwrap_or(FinalizeStep::Equality),
    }
}

/// With which code a check refuses; `None` where no document pins it.
fn code_of_refusal(request: Option<&FinalizeRequest>, step: FinalizeStep) -> Option<FinalizeCode> {
    match step {
        FinalizeStep::Input => Some(FinalizeCode::NullInput),
        FinalizeStep::Version => Some(FinalizeCode::Version),
        FinalizeStep::Class => match request?.class_outcome() {
            ClassOutcome::Refuses(ClassCode(code)) => Some(code),
            ClassOutcome::Passes | ClassOutcome::Unknown => None,
        },
        FinalizeStep::Capabilities => None,
        _ => Some(FinalizeCode::Architecture),
    }
}

/// Whether sub_4878A0 matches two architectures: equal numbers; 101 and 110 with each other and nothing else; others upward within
/// the decade. It remaps no number: 104 is of decade 10 for it. It gives no code.
///
/// Source: seed 001, "SM101/SM110 Cross-Mapping Bridge"; documented. That it answers upward only is taken from "Same-Decade
/// Compatibility Groups".
#[must_use]
pub const fn arch_match(source: u32, target: u32) -> Finalization {
    let (fits, step) = if source == target {
        (true, FinalizeStep::Equality)
    } else if is_bridged(source) || is_bridged(target) {
        (is_bridged(source) && is_bridged(target), FinalizeStep::Bridge)
    } else {
        (source / 10 == target / 10 && source < target, FinalizeStep::Decade)
    };
    Finalization {
        answer: if fits { Answer::Yes } else { Answer::No },
        code: None,
        step,
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
///
/// This looks at the mask alone. [`finalize`] does not check the mask of an object for its own architecture.
#[must_use]
pub fn is_capable(target: u32, capabilities: u64) -> bool {
    let required = u64::from(required_capabilities(target).unwrap_or(0));
    capabilities & required == required
}
