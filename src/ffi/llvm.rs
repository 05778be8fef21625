//! Upstream LLVM's NVPTX back end.

use super::NO_TEXT;
use super::boundary::{fill_text, slice, smarch_status, status, write};
use super::target::smarch_target;
use crate::llvm::{self, Emitted, Output, PREDICATES, Predicate, Release};
use crate::{Error, Target, Version};
use core::ffi::c_char;
use core::fmt;
use core::mem::MaybeUninit;

/// A release of LLVM that was run: SMARCH_LLVM_*.
pub type smarch_llvm_release = u32;

/// What llc makes of -mcpu and -mattr.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_llc_output {
    /// The .version that is written; 0.0 when nothing is, because the attributes ask for too old a PTX.
    pub version: Version,
    /// Then what they ask for and what the target needs; else 0.0.
    pub asked: Version,
    pub lowest: Version,
    /// 1 when the release knows the CPU, else 0. The .target is the CPU's text either way, "sm_30" for none.
    pub knows_cpu: u32,
}

/// # Safety
/// Each pointer is NULL with length 0, or has as many readable bytes.
unsafe fn output<'a>(
    release: smarch_llvm_release,
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
) -> Result<Output<'a>, Error> {
    // SAFETY: as the caller promises.
    let (cpu, attrs) = unsafe { (slice(cpu.cast::<u8>(), cpu_len)?, slice(attrs.cast::<u8>(), attrs_len)?) };
    let release = Release::from_code(release).ok_or(Error::InvalidValue)?;
    Ok(llvm::llc(release, cpu, attrs))
}

/// What llc -march=nvptx64 of this release makes of -mcpu and -mattr; empty ones stand for none.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llc(
    release: smarch_llvm_release,
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Option<&mut MaybeUninit<smarch_llc_output>>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let output = unsafe { output(release, cpu, cpu_len, attrs, attrs_len) };
    status(output.and_then(|output| {
        const NONE: Version = Version::new(0, 0);
        let (version, asked, lowest) = match output.emitted {
            Emitted::Version(version) => (version, NONE, NONE),
            Emitted::TooOld { asked, lowest } => (NONE, asked, lowest),
        };
        let knows_cpu = output.knows_cpu().into();
        write(
            out,
            smarch_llc_output {
                version,
                asked,
                lowest,
                knows_cpu,
            },
        )
    }))
}

/// What it prints to standard error, each line once and with its line end; "" when it is silent. Written with a NUL;
/// *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llc_messages(
    release: smarch_llvm_release,
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let output = unsafe { output(release, cpu, cpu_len, attrs, attrs_len) };
    // SAFETY: the caller passes room for capacity bytes.
    status(output.and_then(|output| unsafe { fill_text(buf, capacity, length, Lines(output)) }))
}

struct Lines<'a>(Output<'a>);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut remarks = self.0.remarks();
        remarks.try_for_each(|remark| writeln!(f, "{remark}"))
    }
}

/// How many predicates upstream's subtarget has.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_llvm_predicate_count() -> usize {
    PREDICATES.len()
}

/// The name of a predicate: "hasClusters". Never NULL; "" beyond the last one.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_llvm_predicate_name(index: usize) -> *const c_char {
    PREDICATES
        .get(index)
        .map_or(NO_TEXT, |predicate| predicate.name.as_c_str())
}

/// Whether a predicate holds for a target and the PTX version that is emitted.
///
/// SMARCH_ERROR_INVALID_TARGET: forged, or upstream lacks it. SMARCH_ERROR_INVALID_VALUE: no predicate has the name.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_predicate(
    name: *const c_char,
    len: usize,
    t: smarch_target,
    ptx: Version,
    out: Option<&mut MaybeUninit<bool>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    status(name.and_then(|name| {
        let predicate = Predicate::by_name(name).ok_or(Error::InvalidValue)?;
        let target = Target::from_id(t);
        let holds = target.and_then(|target| predicate.holds(target, ptx));
        write(out, holds.ok_or(Error::InvalidTarget)?)
    }))
}

/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a; 0 for forged
/// targets.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_llvm_full_sm_version(t: smarch_target) -> u32 {
    Target::from_id(t).map_or(0, llvm::full_sm_version)
}
