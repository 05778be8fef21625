//! Limits of ptxas, and PTX versions.

use crate::Error;
use crate::ffi::boundary::{self, In, MaybeOut, Out, fill_text, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::limits::{Limits, Outcome, Request, RequestKind, ptxas_limit};
use core::ffi::c_char;

/// The limits that ptxas of this release checks for --gpu-name gpu.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_limits_compute(k: smarch_toolkit, gpu: smarch_target, out: Out<Limits>) -> smarch_status {
    status(boundary::target(gpu).and_then(|gpu| {
        write(
            out,
            Limits::of(boundary::toolkit(k)?, gpu).ok_or(Error::HardwareUnknown)?,
        )
    }))
}

/// The kind of a request to ptxas: SMARCH_LIMIT_*.
#[doc(alias = "SMARCH_LIMIT_")]
pub type smarch_limit_kind = u32;

/// What becomes of a request: SMARCH_LIMIT_EFFECT_*.
#[doc(alias = "SMARCH_LIMIT_EFFECT_")]
pub type smarch_limit_effect = u32;

/// What a program or a command line asks of ptxas.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_limit_request {
    /// SMARCH_LIMIT_*.
    pub kind: smarch_limit_kind,
    /// .maxntid or .reqntid X, Y, Z, 1 for what is left out; all 0 beside SMARCH_LIMIT_MINNCTAPERSM: neither is given.
    pub threads: [u32; 3],
    /// The number, whatever the kind asks about; unused with SMARCH_LIMIT_MAXNTID and _REQNTID. --maxrregcount may be
    /// negative, and of a barrier's number ptxas reads the lower 32 bits.
    pub value: i64,
}

fn request(asked: &smarch_limit_request) -> Result<Request, Error> {
    let number = u32::try_from(asked.value).map_err(|_| Error::InvalidValue);
    let threads = (asked.threads != [0; 3]).then_some(asked.threads);
    Ok(match RequestKind::from_code(asked.kind).ok_or(Error::InvalidValue)? {
        RequestKind::Maxrregcount => Request::RegisterCount(asked.value),
        RequestKind::Maxnreg => Request::MaxRegisters(number?),
        RequestKind::Maxntid => Request::MaxThreads(asked.threads),
        RequestKind::Reqntid => Request::RequiredThreads(asked.threads),
        RequestKind::Minnctapersm => Request::MinBlocks(threads, number?),
        RequestKind::Barrier => Request::Barrier(asked.value.cast_unsigned()),
        RequestKind::StaticSmem => Request::StaticSmem(number?),
        RequestKind::RelocatableStaticSmem => Request::RelocatableStaticSmem(number?),
    })
}

fn outcome(k: smarch_toolkit, gpu: smarch_target, asked: In<smarch_limit_request>) -> Result<Outcome, Error> {
    let request = request(asked.ok_or(Error::NullPointer)?)?;
    ptxas_limit(boundary::toolkit(k)?, boundary::target(gpu)?, request).ok_or(Error::HardwareUnknown)
}

/// What ptxas of this release does with a request for this GPU.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or a value that the kind cannot have.
/// SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_limit(
    k: smarch_toolkit,
    gpu: smarch_target,
    request: In<smarch_limit_request>,
    out: Out<smarch_limit_effect>,
) -> smarch_status {
    status(outcome(k, gpu, request).and_then(|outcome| write(out, outcome.effect().code())))
}

/// What ptxas prints about a request, for an entry of this name, without its beginning ("ptxas warning : "); "" when it
/// obeys or crashes; the first line, where there are several. Written with a NUL; *count (may be NULL) becomes the length
/// without it, also when it does not fit.
///
/// As smarch_ptxas_limit; SMARCH_ERROR_INVALID_VALUE also when the entry's name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_limit_message(
    k: smarch_toolkit,
    gpu: smarch_target,
    request: In<smarch_limit_request>,
    entry: *const c_char,
    entry_len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes entry_len readable bytes.
    let entry = unsafe { slice(entry.cast::<u8>(), entry_len) };
    status(entry.and_then(|entry| {
        let entry = core::str::from_utf8(entry).map_err(|_| Error::InvalidValue)?;
        let outcome = outcome(k, gpu, request)?;
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, outcome.message(entry)) }
    }))
}
