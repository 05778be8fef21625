//! Limits of ptxas, and PTX versions.

use super::verdict::{code, smarch_verdict};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{self, OrNothing, fill_text, list, slice, smarch_status, status, write};
use crate::ffi::target::smarch_target;
use crate::rules::limits::{Effect, Limits, Outcome, Request, ptxas_limit};
use crate::rules::ptx_version;
use crate::target::Target;
use crate::{Error, Version};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// The limits that ptxas checks for a GPU.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_limits {
    /// Threads of an SM: what .maxntid and .reqntid, and those times .minnctapersm, may come to.
    pub threads_per_sm: u32,
    /// Blocks of an SM: the most for .minnctapersm.
    pub blocks_per_sm: u32,
    /// Static shared memory of a kernel, bytes. A GPU name with suffix a gives more.
    pub static_smem: u32,
    /// Registers per thread, the fewest and the most.
    pub least_registers: u32,
    pub most_registers: u32,
    /// Named barriers of a block.
    pub barriers: u32,
}

/// The limits for --gpu-name.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_limits_of(gpu: smarch_target, out: Option<&mut MaybeUninit<smarch_limits>>) -> smarch_status {
    status(boundary::target(gpu).and_then(|gpu| {
        let limits = Limits::of(gpu).ok_or(Error::HardwareUnknown)?;
        write(
            out,
            smarch_limits {
                threads_per_sm: limits.threads_per_sm,
                blocks_per_sm: limits.blocks_per_sm,
                static_smem: limits.static_smem,
                least_registers: crate::rules::limits::LEAST_REGISTERS,
                most_registers: crate::rules::limits::MOST_REGISTERS,
                barriers: crate::rules::limits::BARRIERS,
            },
        )
    }))
}

/// What a program or a command line asks of ptxas.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_limit_request {
    /// SMARCH_LIMIT_*.
    pub kind: u32,
    /// .maxntid or .reqntid X, Y, Z, 1 for what is not said; all 0 beside SMARCH_LIMIT_MINNCTAPERSM: neither is said.
    pub threads: [u32; 3],
    /// The number, whatever the kind asks about; unused with SMARCH_LIMIT_MAXNTID and _REQNTID. --maxrregcount may be
    /// negative, and of a barrier's number ptxas reads the lower 32 bits.
    pub value: i64,
}

/// The kinds of requests.
pub const SMARCH_LIMIT_MAXRREGCOUNT: u32 = 1;
pub const SMARCH_LIMIT_MAXNREG: u32 = 2;
pub const SMARCH_LIMIT_MAXNTID: u32 = 3;
pub const SMARCH_LIMIT_MINNCTAPERSM: u32 = 4;
pub const SMARCH_LIMIT_BARRIER: u32 = 5;
pub const SMARCH_LIMIT_STATIC_SMEM: u32 = 6;
/// Static shared memory in a relocatable object (-c), which is not checked.
pub const SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM: u32 = 7;
pub const SMARCH_LIMIT_REQNTID: u32 = 8;

fn request(asked: &smarch_limit_request) -> Result<Request, Error> {
    let number = u32::try_from(asked.value).map_err(|_| Error::InvalidValue);
    let threads = (asked.threads != [0; 3]).then_some(asked.threads);
    Ok(match asked.kind {
        SMARCH_LIMIT_MAXRREGCOUNT => Request::RegisterCount(asked.value),
        SMARCH_LIMIT_MAXNREG => Request::MaxRegisters(number?),
        SMARCH_LIMIT_MAXNTID => Request::MaxThreads(asked.threads),
        SMARCH_LIMIT_REQNTID => Request::RequiredThreads(asked.threads),
        SMARCH_LIMIT_MINNCTAPERSM => Request::MinBlocks(threads, number?),
        SMARCH_LIMIT_BARRIER => Request::Barrier(asked.value.cast_unsigned()),
        SMARCH_LIMIT_STATIC_SMEM => Request::StaticSmem(number?),
        SMARCH_LIMIT_RELOCATABLE_STATIC_SMEM => Request::RelocatableStaticSmem(number?),
        _ => return Err(Error::InvalidValue),
    })
}

fn outcome(gpu: smarch_target, asked: Option<&smarch_limit_request>) -> Result<Outcome, Error> {
    let request = request(asked.ok_or(Error::NullPointer)?)?;
    ptxas_limit(boundary::target(gpu)?, request).ok_or(Error::HardwareUnknown)
}

/// What becomes of a request: SMARCH_EFFECT_*.
pub type smarch_effect = u32;

/// An effect in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_effect_name(effect: smarch_effect) -> *const c_char {
    Effect::from_code(effect).map_or(NO_TEXT, |effect| effect.text().as_c_str())
}

/// What ptxas does with a request for this GPU.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged, or a value that the kind cannot have.
/// SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for this target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_limit(
    gpu: smarch_target,
    request: Option<&smarch_limit_request>,
    out: Option<&mut MaybeUninit<smarch_effect>>,
) -> smarch_status {
    status(outcome(gpu, request).and_then(|outcome| write(out, outcome.effect().code())))
}

/// What ptxas prints about a request, for an entry of this name, without its beginning ("ptxas warning : "); "" when it
/// obeys, or dies; the first of it, where it goes on. Written with a NUL; *length (may be NULL) becomes the length
/// without it, also when buf is too small.
///
/// As smarch_ptxas_limit; SMARCH_ERROR_INVALID_VALUE also when the entry's name is no UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_limit_message(
    gpu: smarch_target,
    request: Option<&smarch_limit_request>,
    entry: *const c_char,
    entry_len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes entry_len readable bytes.
    let entry = unsafe { slice(entry.cast::<u8>(), entry_len) };
    status(entry.and_then(|entry| {
        let entry = core::str::from_utf8(entry).map_err(|_| Error::InvalidValue)?;
        let outcome = outcome(gpu, request)?;
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, outcome.message(entry)) }
    }))
}

/// The PTX versions that ptxas knows, ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_versions(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static Version> {
    list(ptx_version::PTX_VERSIONS, count)
}

/// Whether ptxas accepts this .version together with this .target. False for forged targets.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_version_suffices(version: Version, ptx_target: smarch_target) -> bool {
    Target::from_id(ptx_target).is_some_and(|ptx| ptx_version::ptx_version_suffices(version, ptx))
}

/// As smarch_ptx_version_suffices, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_version_suffices_why(version: Version, ptx_target: smarch_target) -> smarch_verdict {
    code(Target::from_id(ptx_target).map(|ptx| ptx_version::ptx_version_suffices_why(version, ptx)))
}

/// What ptxas prints when it refuses this .version with this .target, without its beginning ("error   : "); "" when it
/// accepts them. Written with a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_version_message(
    version: Version,
    ptx_target: smarch_target,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::target(ptx_target).and_then(|ptx| {
        let message = OrNothing(ptx_version::ptx_version_message(version, ptx));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, message) }
    }))
}
