//! Finalization as documented: the check.

use crate::Error;
use crate::documented::nvlink::{
    self, ClassCode, ClassOutcome, Finalization, FinalizeClass, FinalizeCode, FinalizeRequest, FinalizeStep, finalize,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// flags of smarch_finalize_request: check the capability mask as well.
pub const SMARCH_FINALIZE_MASK: u32 = 1;

/// flags of smarch_finalize_request: check the finalization class as well.
pub const SMARCH_FINALIZE_CLASS: u32 = 2;

/// An entry of class_outcomes: the class does not refuse.
pub const SMARCH_CLASS_PASSES: u32 = 1;

/// What finalization is asked. All zero is the null input, code 24.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_finalize_request {
    /// 1 when there is an input; 0 is the null input.
    pub present: u32,
    /// SMARCH_FINALIZE_MASK, SMARCH_FINALIZE_CLASS, both or 0.
    pub flags: u32,
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number may be asked.
    pub source: u32,
    /// The number of the architecture to finalize for.
    pub target: u32,
    /// The version, which is refused above 0x101.
    pub version: u32,
    /// The finalization class type, 0 to 4; looked at with SMARCH_FINALIZE_CLASS.
    pub class_type: u32,
    /// What the check of each class type comes to, which no document says: 0 unknown,
    /// SMARCH_CLASS_PASSES, or the code with which it refuses, 27 to 30.
    pub class_outcomes: [u32; 5],
    /// The capability mask of the object; looked at with SMARCH_FINALIZE_MASK.
    pub capabilities: u32,
}

/// The answer of finalization with its reason.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_finalization {
    /// SMARCH_ANSWER_YES, _NO or _UNKNOWN.
    pub answer: u32,
    /// What decided: SMARCH_FINALIZE_STEP_*.
    pub step: u32,
    /// The code, SMARCH_FINALIZE_*; meaningless when has_code is 0.
    pub code: u32,
    /// 0 where no document pins the code: unknown classes, and masks that lack a bit.
    pub has_code: u32,
    /// The object's number after remapping.
    pub source: u32,
    /// The other number after remapping.
    pub target: u32,
    /// The bit of the capability mask that the target requires; 0 where it requires none.
    pub required: u32,
}

fn outcome(outcome: u32) -> Result<ClassOutcome, Error> {
    match outcome {
        0 => Ok(ClassOutcome::Unknown),
        SMARCH_CLASS_PASSES => Ok(ClassOutcome::Passes),
        code => FinalizeCode::from_code(code)
            .and_then(ClassCode::new)
            .map(ClassOutcome::Refuses)
            .ok_or(Error::FinalizeOutcome),
    }
}

fn decide(request: Option<&smarch_finalize_request>) -> Result<Finalization, Error> {
    let request = request.ok_or(Error::NullPointer)?;
    if request.flags & !(SMARCH_FINALIZE_MASK | SMARCH_FINALIZE_CLASS) != 0 || request.present > 1 {
        return Err(Error::InvalidValue);
    }
    let class = FinalizeClass::from_code(request.class_type).ok_or(Error::FinalizeClass)?;
    let [zero, one, two, three, four] = request.class_outcomes;
    let class_outcomes = [
        outcome(zero)?,
        outcome(one)?,
        outcome(two)?,
        outcome(three)?,
        outcome(four)?,
    ];
    let input = FinalizeRequest {
        source: request.source,
        target: request.target,
        version: request.version,
        class: (request.flags & SMARCH_FINALIZE_CLASS != 0).then_some(class),
        class_outcomes,
        capabilities: (request.flags & SMARCH_FINALIZE_MASK != 0).then_some(request.capabilities),
    };
    Ok(finalize((request.present != 0).then_some(&input)))
}

/// The code that nvlink's finalization gives, as documented: 0 compatible, 24 null input, 25 version,
/// 26 architecture, and with SMARCH_FINALIZE_CLASS 27 to 30. What links: smarch_nvlink_links.
///
/// SMARCH_ERROR_FINALIZE_UNDECIDED: no document pins the code, because the outcome of the class type that is
/// to be checked is not given or because the capability mask lacks a bit; smarch_nvlink_finalize_why tells which.
/// SMARCH_ERROR_FINALIZE_CLASS, _FINALIZE_OUTCOME, _INVALID_VALUE: a class type above 4, an entry of
/// class_outcomes that is none, other flags or present above 1.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_finalize_check(
    r: Option<&smarch_finalize_request>,
    code: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    status(decide(r).and_then(|decision| {
        let decided = decision.code.ok_or(Error::FinalizeUndecided)?;
        write(code, decided.code())
    }))
}

/// As smarch_nvlink_finalize_check, with the step that decided, also where no document pins a code.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_finalize_why(
    r: Option<&smarch_finalize_request>,
    out: Option<&mut MaybeUninit<smarch_finalization>>,
) -> smarch_status {
    status(decide(r).and_then(|decision| {
        let request = r.ok_or(Error::NullPointer)?;
        let decision = smarch_finalization {
            answer: decision.answer.code(),
            step: decision.step.code(),
            code: decision.code.map_or(0, FinalizeCode::code),
            has_code: decision.code.is_some().into(),
            source: nvlink::remap(request.source),
            target: nvlink::remap(request.target),
            required: nvlink::required_capabilities(request.target).unwrap_or(0),
        };
        write(out, decision)
    }))
}

/// Whether a capability mask has the bit that an architecture requires; true for those that require none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_capable(target: u32, capabilities: u32) -> bool {
    nvlink::is_capable(target, capabilities)
}

/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_remap(number: u32) -> u32 {
    nvlink::remap(number)
}

/// A code of finalization in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_finalize_code_name(code: u32) -> *const c_char {
    FinalizeCode::from_code(code).map_or(NO_TEXT, |code| code.text().as_c_str())
}

/// A step of finalization in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_finalize_step_name(step: u32) -> *const c_char {
    FinalizeStep::from_code(step).map_or(NO_TEXT, |step| step.text().as_c_str())
}
