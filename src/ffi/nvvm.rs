//! What libnvvm of a release answers when it is run.

use super::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::boundary::{MaybeOut, OrNothing, Out, fill_text, slice, smarch_status, status, target, toolkit, write};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::nvvm::{self, Access, Construct, IrVersion, LayoutAnswer, Phase};
use crate::{Error, Toolkit, Verdict, Version};
use core::ffi::c_char;

/// A phase of libnvvm: SMARCH_NVVM_PHASE_*.
#[doc(alias = "SMARCH_NVVM_PHASE_")]
pub type smarch_nvvm_phase = u32;

/// A construct that libnvvm was given: SMARCH_NVVM_CONSTRUCT_*.
#[doc(alias = "SMARCH_NVVM_CONSTRUCT_")]
pub type smarch_nvvm_construct = u32;

/// An access to an address space, as it was run: SMARCH_NVVM_ACCESS_*.
#[doc(alias = "SMARCH_NVVM_ACCESS_")]
pub type smarch_nvvm_access = u32;

/// Why a data layout cannot be read: SMARCH_NVVM_MALFORMED_*.
#[doc(alias = "SMARCH_NVVM_MALFORMED_")]
pub type smarch_nvvm_malformation = u32;

/// A complaint of libnvvm about a data layout, a bit: SMARCH_NVVM_COMPLAINT_*.
#[doc(alias = "SMARCH_NVVM_COMPLAINT_")]
pub type smarch_nvvm_complaint = u32;

fn accepts(
    k: Toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    construct: smarch_nvvm_construct,
) -> Option<Verdict> {
    Some(nvvm::accepts(
        k,
        target(t).ok()?,
        Phase::from_code(phase)?,
        Construct::from_code(construct)?,
    ))
}

/// Whether a phase of libnvvm accepts a construct in a program for a target, and why not. SMARCH_NO_VERDICT for invalid codes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_accepts_why(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    construct: smarch_nvvm_construct,
) -> smarch_verdict {
    code_of(k, |k| accepts(k, t, phase, construct))
}

fn accepts_access(
    k: Toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    access: smarch_nvvm_access,
    space: u32,
) -> Option<Verdict> {
    Some(nvvm::accepts_access(
        k,
        target(t).ok()?,
        Phase::from_code(phase)?,
        Access::from_code(access)?,
        space,
    ))
}

/// Whether a phase of libnvvm accepts an access to an address space in a program for a target, and why not: unknown for address spaces that were not
/// run. SMARCH_NO_VERDICT for
/// invalid codes. The text of the verdict is what it logs. Compilation is that of a program that uses the loaded value.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_accepts_access_why(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    access: smarch_nvvm_access,
    space: u32,
) -> smarch_verdict {
    code_of(k, |k| accepts_access(k, t, phase, access, space))
}

fn accepts_cast(k: Toolkit, t: smarch_target, phase: smarch_nvvm_phase, from: u32, to: u32) -> Option<Verdict> {
    Some(nvvm::accepts_cast(
        k,
        target(t).ok()?,
        Phase::from_code(phase)?,
        from,
        to,
    ))
}

/// Whether a phase of libnvvm accepts a cast between address spaces in a program for a target, and why not: unknown for address spaces that were not
/// run. SMARCH_NO_VERDICT for
/// invalid targets and phases. Compilation is that of a program that stores through the cast pointer.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_accepts_cast_why(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    from: u32,
    to: u32,
) -> smarch_verdict {
    code_of(k, |k| accepts_cast(k, t, phase, from, to))
}

/// What a program states in !nvvmir.version; a version of debug metadata of 0, 0 stands for none.
fn stated(ir: Version, debug: Version) -> IrVersion {
    IrVersion {
        ir,
        debug: (debug != Version::NONE).then_some(debug),
    }
}

/// Which version of NVVM IR libnvvm of a release reads, as nvvmIRVersion returns it, for every target that it builds for. A program states it in
/// !nvvmir.version, or one of the same major number with a lower minor number. {0, 0} for a release that was not run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_ir_version(k: smarch_toolkit) -> Version {
    toolkit(k).map_or(Version::NONE, |k| nvvm::ir_version(k).ir)
}

/// Which version of debug metadata libnvvm of a release reads, which a program states behind that of the IR or leaves out, likewise. {0, 0} for a
/// release that was not run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_debug_version(k: smarch_toolkit) -> Version {
    let own = toolkit(k).ok().and_then(|k| nvvm::ir_version(k).debug);
    own.unwrap_or(Version::NONE)
}

/// Whether libnvvm accepts a program for a target that states these versions in !nvvmir.version, and why not: of the IR, and of the debug metadata,
/// {0, 0} where it has two numbers alone. A program without stands for {1, 0}. Verification and compilation answer alike. SMARCH_NO_VERDICT for
/// invalid targets.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvvm_accepts_ir_version_why(
    k: smarch_toolkit,
    t: smarch_target,
    ir: Version,
    debug: Version,
) -> smarch_verdict {
    code_of(k, |k| {
        Some(nvvm::accepts_ir_version(k, target(t).ok()?, stated(ir, debug)))
    })
}

/// What libnvvm logs about these versions, a line each and without what decorates them; "" when it accepts them. Written with a NUL; *count (may be
/// NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_ir_version_message(
    k: smarch_toolkit,
    t: smarch_target,
    ir: Version,
    debug: Version,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(target(t).and_then(|target| {
        let message = OrNothing(nvvm::ir_version_refusal(toolkit(k)?, target, stated(ir, debug)));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// # Safety
/// The pointer is NULL with length 0, or has as many readable bytes.
unsafe fn question<'a>(
    t: smarch_target,
    phase: smarch_nvvm_phase,
    text: *const c_char,
    len: usize,
) -> Result<(crate::Target, Phase, &'a [u8]), Error> {
    // SAFETY: as the caller promises.
    let text = unsafe { slice(text.cast::<u8>(), len) }?;
    Ok((target(t)?, Phase::from_code(phase).ok_or(Error::InvalidValue)?, text))
}

/// Whether a phase of libnvvm accepts a program for a target with this target triple, and why not; an empty one stands for none. SMARCH_NO_VERDICT
/// for invalid codes, and for NULL with a length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_accepts_triple_why(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    text: *const c_char,
    len: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(t, phase, text, len) };
    let question = question.ok();
    code_of(k, |k| {
        question.map(|(target, phase, triple)| nvvm::accepts_triple(k, target, phase, triple))
    })
}

/// What libnvvm logs about a triple, a line each and without what decorates them; "" when it accepts it. Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not
/// above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_triple_message(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    text: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(t, phase, text, len) };
    status(question.and_then(|(target, phase, triple)| {
        let message = OrNothing(nvvm::triple_refusal(toolkit(k)?, target, phase, triple));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// libnvvm's answer about a data layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvvm_layout {
    /// The first byte of the specification that cannot be read; SMARCH_NO_FAULT when all can.
    pub fault_at: usize,
    /// SMARCH_YES, SMARCH_NO_NVVM_LAYOUT, SMARCH_NO_NVVM_POINTER_CRASH, SMARCH_NO_NVVM_POINTER_USE, SMARCH_UNKNOWN_NVVM_LAYOUT,
    /// SMARCH_UNKNOWN_NVVM_WIDTH or SMARCH_NO_NVVM_ARCH.
    pub verdict: smarch_verdict,
    /// Why the layout cannot be read; 0 when it can.
    pub malformation: smarch_nvvm_malformation,
    /// The complaints about it: SMARCH_NVVM_COMPLAINT_*, bits.
    pub complaints: smarch_nvvm_complaint,
    /// 0.
    pub reserved: u32,
}

fn c_answer(answer: &LayoutAnswer<'_>) -> smarch_nvvm_layout {
    smarch_nvvm_layout {
        fault_at: answer.fault.map_or(usize::MAX, |fault| fault.at),
        verdict: answer.verdict.code(),
        malformation: answer.fault.map_or(0, |fault| fault.kind.code()),
        complaints: answer.complaints.bits(),
        reserved: 0,
    }
}

/// Whether a phase of libnvvm accepts programs for a target with this data layout, programs that have pointers of each address
/// space that it states, and what is wrong with the layout; an empty one stands for none.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_layout_check(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    text: *const c_char,
    len: usize,
    out: Out<smarch_nvvm_layout>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(t, phase, text, len) };
    status(question.and_then(|(target, phase, layout)| {
        write(out, c_answer(&nvvm::accepts_layout(toolkit(k)?, target, phase, layout)))
    }))
}

/// What libnvvm logs about a data layout, a line each and without what decorates them, with the layouts that it gives
/// as examples; "" when it accepts it, logs nothing, or that is unknown. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or phase. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not
/// above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvvm_layout_message(
    k: smarch_toolkit,
    t: smarch_target,
    phase: smarch_nvvm_phase,
    text: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let question = unsafe { question(t, phase, text, len) };
    status(question.and_then(|(target, phase, layout)| {
        // SAFETY: the caller passes space for capacity bytes.
        unsafe {
            fill_text(
                out,
                capacity,
                count,
                nvvm::accepts_layout(toolkit(k)?, target, phase, layout),
            )
        }
    }))
}
