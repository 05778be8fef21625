//! Finalization as documented: the check.

use crate::Error;
use crate::documented::nvlink::{
    self, ClassCode, ClassOutcome, Finalization, FinalizeClass, FinalizeCode, FinalizeRequest, FinalizeStep, finalize,
};
use crate::ffi::boundary::{In, Out, code_texts, smarch_status, status, write};

/// What finalization returns: SMARCH_DOCUMENTED_NVLINK_FINALIZE_*. 0 is compatible, as the document numbers it.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_FINALIZE_")]
pub type smarch_documented_nvlink_finalize_code = u32;

/// What decided finalization: SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_")]
pub type smarch_documented_nvlink_finalize_step = u32;

/// In the flags of smarch_documented_nvlink_finalize_request: check the capability mask as well.
pub const SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK: u32 = 1;

/// In the flags of smarch_documented_nvlink_finalize_request: check the finalization class as well.
pub const SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS: u32 = 2;

/// An entry of class_outcomes: the class does not refuse.
pub const SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES: u32 = 1;

/// A question to finalization. All zero is the null input, code 24.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_nvlink_finalize_request {
    /// 1 when there is an input; 0 is the null input.
    pub present: u32,
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK, SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, both or 0.
    pub flags: u32,
    /// The number of the object's architecture: 100, or one of the internal 101, 104 and 130. Any number is allowed.
    pub source: u32,
    /// The number of the architecture to finalize for.
    pub target: u32,
    /// The version; one above 0x101 is refused.
    pub version: u32,
    /// The finalization class type, 0 to 4; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS.
    pub class_type: u32,
    /// The outcome of the check of each class type, which no document states: 0 unknown,
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES, or the code with which it refuses, 27 to 30.
    pub class_outcomes: [u32; 5],
    /// The capability mask of the object; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK.
    pub capabilities: u32,
}

/// The answer of finalization with its reason.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_nvlink_finalization {
    /// SMARCH_ANSWER_YES, _NO or _UNKNOWN.
    pub answer: u32,
    /// What decided.
    pub step: smarch_documented_nvlink_finalize_step,
    /// The code; meaningless when has_code is 0.
    pub code: smarch_documented_nvlink_finalize_code,
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
        SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES => Ok(ClassOutcome::Passes),
        code => FinalizeCode::from_code(code)
            .and_then(ClassCode::new)
            .map(ClassOutcome::Refuses)
            .ok_or(Error::FinalizeOutcome),
    }
}

fn decide(request: In<smarch_documented_nvlink_finalize_request>) -> Result<Finalization, Error> {
    let request = request.ok_or(Error::NullPointer)?;
    if request.flags & !(SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK | SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS)
        != 0
        || request.present > 1
    {
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
        class: (request.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS != 0).then_some(class),
        class_outcomes,
        capabilities: (request.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK != 0)
            .then_some(request.capabilities),
    };
    Ok(finalize((request.present != 0).then_some(&input)))
}

/// The code that nvlink's finalization gives, as documented: 0 compatible, 24 null input, 25 version,
/// 26 architecture, and with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS 27 to 30. What links: smarch_nvlink_links.
///
/// SMARCH_ERROR_FINALIZE_UNDECIDED: no document pins the code, because the outcome of the class type that is
/// to be checked is not given or because the capability mask lacks a bit; smarch_documented_nvlink_finalize_decide
/// tells which. SMARCH_ERROR_FINALIZE_CLASS: a class type above 4. SMARCH_ERROR_FINALIZE_OUTCOME: an invalid entry of
/// class_outcomes. SMARCH_ERROR_INVALID_VALUE: other flags, or present above 1.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_finalize_check(
    request: In<smarch_documented_nvlink_finalize_request>,
    out: Out<smarch_documented_nvlink_finalize_code>,
) -> smarch_status {
    status(decide(request).and_then(|decision| {
        let code = decision.code.ok_or(Error::FinalizeUndecided)?;
        write(out, code.code())
    }))
}

/// As smarch_documented_nvlink_finalize_check, with the step that decided, also where no document pins a code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_finalize_decide(
    request: In<smarch_documented_nvlink_finalize_request>,
    out: Out<smarch_documented_nvlink_finalization>,
) -> smarch_status {
    status(decide(request).and_then(|decision| {
        let request = request.ok_or(Error::NullPointer)?;
        let decision = smarch_documented_nvlink_finalization {
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

/// Whether a capability mask has the bit that the architecture with this number requires; true for those that require
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_is_capable(number: u32, capabilities: u32) -> bool {
    nvlink::is_capable(number, capabilities)
}

/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_remapped(number: u32) -> u32 {
    nvlink::remap(number)
}

code_texts! {
    /// The name of a code of finalization: "compatible". Returns "" for an unknown code.
    fn smarch_documented_nvlink_finalize_code_name(code: smarch_documented_nvlink_finalize_code) = FinalizeCode;

    /// The name of a step of finalization: "the decade rule". Returns "" for an unknown code.
    fn smarch_documented_nvlink_finalize_step_name(step: smarch_documented_nvlink_finalize_step) = FinalizeStep;
}
