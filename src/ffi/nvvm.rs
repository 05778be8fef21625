//! What libnvvm and cicc answer when they are run.

use super::NO_TEXT;
use super::boundary::{OrNothing, fill_text, slice, smarch_status, status, target, write};
use super::rules::verdict::{code, smarch_verdict};
use super::target::smarch_target;
use crate::Error;
use crate::nvvm::{self, Access, Api, Construct, LayoutAnswer};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Whether libnvvm's verification or compilation (SMARCH_NVVM_*) takes a construct (SMARCH_NVVM_CONSTRUCT_*) in a
/// program for a target. SMARCH_NO_VERDICT for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_construct(api: u32, t: smarch_target, construct: u32) -> smarch_verdict {
    let answer = || {
        Some(nvvm::construct(
            Api::from_code(api)?,
            target(t).ok()?,
            Construct::from_code(construct)?,
        ))
    };
    code(answer())
}

/// The name of a construct: "fence acquire". Never NULL; "" for other numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_construct_name(construct: u32) -> *const c_char {
    Construct::from_code(construct).map_or(NO_TEXT, |construct| construct.text().as_c_str())
}

/// Whether libnvvm's verification takes an access (SMARCH_NVVM_ACCESS_*) to an address space in a program for a target.
/// SMARCH_NO_VERDICT for forged targets and accesses; unknown for address spaces that were not run.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_verify_access(t: smarch_target, access: u32, space: u32) -> smarch_verdict {
    let answer = || Some(nvvm::verify_access(target(t).ok()?, Access::from_code(access)?, space));
    code(answer())
}

/// Whether libnvvm's verification takes a cast between address spaces in a program for a target. SMARCH_NO_VERDICT for
/// forged targets; unknown for address spaces that were not run.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_verify_cast(t: smarch_target, from: u32, to: u32) -> smarch_verdict {
    code(target(t).ok().map(|target| nvvm::verify_cast(target, from, to)))
}

/// # Safety
/// The pointer is NULL with length 0, or has as many readable bytes.
unsafe fn question<'a>(
    api: u32,
    t: smarch_target,
    text: *const c_char,
    len: usize,
) -> Result<(Api, crate::Target, &'a [u8]), Error> {
    // SAFETY: as the caller promises.
    let text = unsafe { slice(text.cast::<u8>(), len) }?;
    Ok((Api::from_code(api).ok_or(Error::InvalidValue)?, target(t)?, text))
}

/// Whether libnvvm takes a program with this target triple; an empty one stands for none. SMARCH_NO_VERDICT for forged
/// numbers, and NULL with a length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_triple(
    api: u32,
    t: smarch_target,
    triple: *const c_char,
    len: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(api, t, triple, len) };
    code(
        question
            .ok()
            .map(|(api, target, triple)| nvvm::triple(api, target, triple)),
    )
}

/// What libnvvm logs about a triple, a line each and without what decorates them; "" when it takes it. Written with a
/// NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_triple_message(
    api: u32,
    t: smarch_target,
    triple: *const c_char,
    len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(api, t, triple, len) };
    status(question.and_then(|(api, target, triple)| {
        let words = OrNothing(nvvm::triple_refusal(api, target, triple));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, words) }
    }))
}

/// What libnvvm makes of a data layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvvm_layout_answer {
    /// SMARCH_YES, SMARCH_NO_NVVM_LAYOUT, SMARCH_UNKNOWN_NVVM_LAYOUT or SMARCH_NO_NVVM_ARCH.
    pub verdict: smarch_verdict,
    /// Why it cannot be read: SMARCH_NVVM_MALFORMED_*; 0 when it can.
    pub malformation: u32,
    /// What is against it: bit 1 << SMARCH_NVVM_COMPLAINT_* for each.
    pub complaints: u32,
    /// The first byte of the specification that cannot be read; SMARCH_NO_FAULT when all can.
    pub fault_at: usize,
}

fn c_answer(answer: &LayoutAnswer) -> smarch_nvvm_layout_answer {
    smarch_nvvm_layout_answer {
        verdict: answer.verdict.code(),
        malformation: answer.fault.map_or(0, |fault| fault.kind.code()),
        complaints: answer.complaints.bits(),
        fault_at: answer.fault.map_or(usize::MAX, |fault| fault.at),
    }
}

/// Whether libnvvm takes a program with this data layout; an empty one stands for none.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_layout(
    api: u32,
    t: smarch_target,
    layout: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_nvvm_layout_answer>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(api, t, layout, len) };
    status(question.and_then(|(api, target, layout)| write(out, c_answer(&nvvm::layout(api, target, layout)))))
}

/// What libnvvm logs about a data layout, a line each and without what decorates them, with the layouts that it gives
/// as examples; "" when it takes it, logs nothing, or that is unknown. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_layout_message(
    api: u32,
    t: smarch_target,
    layout: *const c_char,
    len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(api, t, layout, len) };
    status(question.and_then(|(api, target, layout)| {
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, nvvm::layout(api, target, layout)) }
    }))
}

/// The layout that libnvvm gives as an example for pointers of 32 or 64 bits, which its own checks take. Never NULL; ""
/// where it gives none, and for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_example_layout(api: u32, t: smarch_target, bits: u32) -> *const c_char {
    let example = || nvvm::example_layout(Api::from_code(api)?, target(t).ok()?, bits);
    example().map_or(NO_TEXT, |text| text.as_c_str())
}

/// What cicc prints about a name given to -arch, both of its lines where it prints two; "" when it takes it. Written with
/// a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_refusal(
    name: *const c_char,
    len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    // SAFETY: the caller passes room for capacity bytes.
    status(name.and_then(|name| unsafe { fill_text(buf, capacity, length, OrNothing(nvvm::cicc_refusal(name))) }))
}

/// What libnvvm logs about a name given as -arch=NAME; "" when it takes it. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_refusal(
    name: *const c_char,
    len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    // SAFETY: the caller passes room for capacity bytes.
    status(name.and_then(|name| unsafe { fill_text(buf, capacity, length, OrNothing(nvvm::libnvvm_refusal(name))) }))
}
