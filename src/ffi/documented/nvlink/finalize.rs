//! Finalization as documented: the check.

use crate::Error;
use crate::cubin::FinalizationMarks;
use crate::documented::nvlink::{
    self, ClassCode, ClassOutcome, FINALIZE_CODES, FINALIZE_RULES, Finalization, FinalizeClass, FinalizeCode,
    FinalizeCodeInfo, FinalizeOutcome, FinalizeRequest, FinalizeRule, FinalizeStep, finalize, finalize_checks,
};
use crate::ffi::boundary::{In, Out, all_rows, bit_if, code_texts, fill_list, smarch_status, status, write};
use crate::ffi::cubin::identify::smarch_cubin;

/// What finalization returns: SMARCH_DOCUMENTED_NVLINK_FINALIZE_*. 0 is compatible, as the document numbers it.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_FINALIZE_")]
pub type smarch_documented_nvlink_finalize_code = u32;

/// What decided finalization: SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_")]
pub type smarch_documented_nvlink_finalize_step = u32;

/// What a check of finalization comes to: SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_")]
pub type smarch_documented_nvlink_finalize_outcome = u32;

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
    /// The finalization class type, 0 to 4; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, else ignored.
    pub class_type: u32,
    /// The capability mask of the object; used with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK, else ignored.
    pub capabilities: u64,
    /// The outcome of the check of each class type, which no document states: 0 unknown,
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES, or the code with which it refuses, 27 to 30. Used with
    /// SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS, else ignored.
    pub class_outcomes: [u32; 5],
    /// 0.
    pub reserved: u32,
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
    /// 0 where no document pins the code: unknown classes, masks that lack a bit, and sub_4878A0.
    pub has_code: u32,
    /// The object's number after remapping, where that is done.
    pub source: u32,
    /// The other number after remapping, where that is done.
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

/// The request as Rust has it; `None` is the null input.
fn input(request: &smarch_documented_nvlink_finalize_request) -> Result<Option<FinalizeRequest>, Error> {
    if request.flags & !(SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK | SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS)
        != 0
        || request.present > 1
        || request.reserved != 0
    {
        return Err(Error::InvalidValue);
    }
    let mut input = FinalizeRequest {
        source: request.source,
        target: request.target,
        version: request.version,
        ..FinalizeRequest::default()
    };
    if request.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS != 0 {
        input.class = Some(FinalizeClass::from_code(request.class_type).ok_or(Error::FinalizeClass)?);
        for (ours, theirs) in input.class_outcomes.iter_mut().zip(request.class_outcomes) {
            *ours = outcome(theirs)?;
        }
    }
    if request.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK != 0 {
        input.capabilities = Some(request.capabilities);
    }
    Ok((request.present != 0).then_some(input))
}

fn decide(request: In<smarch_documented_nvlink_finalize_request>) -> Result<Finalization, Error> {
    let input = input(request.ok_or(Error::NullPointer)?)?;
    Ok(finalize(input.as_ref()))
}

/// The code that nvlink's finalization gives, as documented: 0 compatible, 24 null input, 25 version,
/// 26 architecture, and with SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS 27 to 30. What links: smarch_nvlink_links.
///
/// SMARCH_ERROR_FINALIZE_UNDECIDED: no document pins the code, because the outcome of the class type that is
/// to be checked is not given or because the capability mask lacks a bit; smarch_documented_nvlink_finalize_decide
/// tells which. SMARCH_ERROR_FINALIZE_CLASS: a class type above 4. SMARCH_ERROR_FINALIZE_OUTCOME: an invalid entry of
/// class_outcomes. SMARCH_ERROR_INVALID_VALUE: other flags, present above 1, or reserved not 0.
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

/// A check of finalization and what it comes to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_nvlink_finalize_step_result {
    /// The check.
    pub step: smarch_documented_nvlink_finalize_step,
    /// What it comes to.
    pub outcome: smarch_documented_nvlink_finalize_outcome,
}

/// The checks of finalization in their order, and what each comes to. *count becomes how many there are, always
/// SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS.
///
/// SMARCH_ERROR_*: as smarch_documented_nvlink_finalize_decide. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_nvlink_finalize_steps(
    request: In<smarch_documented_nvlink_finalize_request>,
    out: *mut smarch_documented_nvlink_finalize_step_result,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(request.ok_or(Error::NullPointer).and_then(input).and_then(|input| {
        let checks = finalize_checks(input.as_ref());
        let results = checks
            .iter()
            .map(|check| smarch_documented_nvlink_finalize_step_result {
                step: check.step.code(),
                outcome: check.outcome.code(),
            });
        // SAFETY: the caller passes space for capacity results.
        unsafe { fill_list(out, capacity, count, results) }
    }))
}

/// The question whether a cubin may be finalized for the architecture with this number: the cubin's number, and its version, class type and
/// capability mask where the file has them; of class types the outcomes that nvlink 13.0 was seen to give.
///
/// SMARCH_ERROR_FINALIZE_CLASS: its class type is above 4.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_finalize_request_of_cubin(
    cubin: In<smarch_cubin>,
    target: u32,
    out: Out<smarch_documented_nvlink_finalize_request>,
) -> smarch_status {
    status(cubin.ok_or(Error::NullPointer).and_then(|cubin| {
        let marks = FinalizationMarks {
            fastpath_mask: (cubin.has_fastpath_mask != 0).then_some(cubin.fastpath_mask),
            class_type: cubin.finalization_class.get(),
            version: cubin.finalization_version.get(),
        };
        let request = FinalizeRequest::of_marks(cubin.sm, &marks, target)?;

        let request = smarch_documented_nvlink_finalize_request {
            present: 1,
            flags: bit_if(
                request.capabilities.is_some(),
                SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK,
            ) | bit_if(request.class.is_some(), SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS),
            source: request.source,
            target: request.target,
            version: request.version,
            class_type: request.class.map_or(0, FinalizeClass::code),
            capabilities: request.capabilities.unwrap_or(0),
            class_outcomes: request.class_outcomes.map(outcome_code),
            reserved: 0,
        };
        write(out, request)
    }))
}

fn outcome_code(outcome: ClassOutcome) -> u32 {
    match outcome {
        ClassOutcome::Unknown => 0,
        ClassOutcome::Passes => SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES,
        ClassOutcome::Refuses(code) => code.code().code(),
    }
}

/// Whether sub_4878A0 matches two architectures, and by what: equal numbers; 101 and 110 with each other and nothing else; others upward
/// within the decade. It remaps no number and gives no code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_arch_match(
    source: u32,
    target: u32,
    out: Out<smarch_documented_nvlink_finalization>,
) -> smarch_status {
    let decision = nvlink::arch_match(source, target);
    let decision = smarch_documented_nvlink_finalization {
        answer: decision.answer.code(),
        step: decision.step.code(),
        code: 0,
        has_code: 0,
        source,
        target,
        required: 0,
    };
    status(write(out, decision))
}

all_rows! {
    /// The eight codes of finalization, ascending; those from 27 on are of the finalization class. NULL when count is NULL.
    fn smarch_documented_nvlink_finalize_codes() -> [FinalizeCodeInfo] = FINALIZE_CODES;

    /// The rules of finalization, and what runs of nvlink show of each, in the order of the checks. NULL when count is NULL.
    fn smarch_documented_nvlink_finalize_rules() -> [FinalizeRule] = FINALIZE_RULES;
}

/// Whether a capability mask has the bit that the architecture with this number requires; true for those that require
/// none. An object for its own architecture is not asked for its mask: smarch_documented_nvlink_finalize_check.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_is_capable(number: u32, capabilities: u64) -> bool {
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

    /// What a check of finalization comes to, in words: "passes". Returns "" for an unknown code.
    fn smarch_documented_nvlink_finalize_outcome_name(outcome: smarch_documented_nvlink_finalize_outcome) = FinalizeOutcome;
}
