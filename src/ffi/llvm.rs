//! Upstream LLVM's NVPTX back end.

use crate::ffi::boundary::{MaybeOut, Out, Row, all_rows, fill_text, slice, smarch_status, status, target, write};
use crate::ffi::targets::smarch_target;
use crate::llvm::{self, Emitted, FeatureString, Output, PREDICATES, Predicate, Release};
use crate::{Error, Target, Version};
use core::ffi::c_char;
use core::fmt::{self, Write};

/// A release of LLVM that was run: SMARCH_LLVM_*.
#[doc(alias = "SMARCH_")]
pub type smarch_llvm_release = u32;

/// A node of the trunk's lattice of targets: SMARCH_LLVM_NODE_*.
#[doc(alias = "SMARCH_LLVM_NODE_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_llvm_node = u32;

/// What llc makes of -mcpu and -mattr.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_llc_output {
    /// The .version that is written; 0.0 when nothing is: the attributes ask for too old a PTX, or the CPU or the first attribute is
    /// "help", for which lists are printed.
    pub version: Version,
    /// The PTX version that the attributes ask for, when it is too old; else 0.0.
    pub asked: Version,
    /// The PTX version that the target needs, when that is too old; else 0.0.
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
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llc_run(
    release: smarch_llvm_release,
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_llc_output>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let output = unsafe { output(release, cpu, cpu_len, attrs, attrs_len) };
    status(output.and_then(|output| {
        let (version, asked, lowest) = match output.emitted {
            Emitted::Version(version) => (version, Version::NONE, Version::NONE),
            Emitted::TooOld { asked, lowest } => (Version::NONE, asked, lowest),
            Emitted::Help => (Version::NONE, Version::NONE, Version::NONE),
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

/// What llc prints to standard error, each line once and with its line end; "" when it prints nothing. Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: the release was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llc_messages(
    release: smarch_llvm_release,
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let output = unsafe { output(release, cpu, cpu_len, attrs, attrs_len) };
    // SAFETY: the caller passes space for capacity bytes.
    status(output.and_then(|output| unsafe { fill_text(out, capacity, count, Lines(output)) }))
}

/// The feature string that LLVM makes of -mattr: parts between commas, empty ones dropped, with + where a sign is missing, in small
/// letters: "+ptx80,+ptx83" for "PTX80,,+ptx83". Whether a release knows them is not asked. Bytes that are no text become U+FFFD. Written
/// with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_feature_string(
    attrs: *const c_char,
    attrs_len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes attrs_len readable bytes.
    let attrs = unsafe { slice(attrs.cast::<u8>(), attrs_len) };
    // SAFETY: the caller passes space for capacity bytes.
    status(attrs.and_then(|attrs| unsafe { fill_text(out, capacity, count, FeatureString(attrs)) }))
}

struct Lines<'a>(Output<'a>);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without `writeln!`, whose arguments would take stack below those of the remark.
        self.0.remarks().try_for_each(|remark| {
            remark.fmt(f)?;
            f.write_char('\n')
        })
    }
}

all_rows! {
    /// The predicates of the subtarget of LLVM's trunk, in the source's order. *count becomes how many. NULL when count is
    /// NULL.
    fn smarch_llvm_predicates() -> [Predicate] = PREDICATES;
}

/// # Safety
/// The pointer is NULL with length 0, or has as many readable bytes.
unsafe fn predicate(name: *const c_char, len: usize) -> Result<&'static Predicate, Error> {
    // SAFETY: as the caller promises.
    let name = unsafe { slice(name.cast::<u8>(), len) }?;
    Predicate::by_name(name).ok_or(Error::InvalidValue)
}

/// The predicate with this name, "hasClusters"; NULL when none has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_predicate_find(name: *const c_char, len: usize) -> Row<Predicate> {
    // SAFETY: the caller passes len readable bytes.
    unsafe { predicate(name, len) }.ok()
}

/// Whether a predicate of the trunk's subtarget holds for the PTX version that is emitted and a target.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid, or upstream lacks it. SMARCH_ERROR_INVALID_VALUE: no predicate has the name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_predicate_evaluate(
    ptx: Version,
    t: smarch_target,
    name: *const c_char,
    len: usize,
    out: Out<bool>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let predicate = unsafe { predicate(name, len) };
    status(predicate.and_then(|predicate| {
        let holds = predicate.holds(target(t)?, ptx);
        write(out, holds.ok_or(Error::InvalidTarget)?)
    }))
}

/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a; 0 for an invalid
/// target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_llvm_full_sm_version(t: smarch_target) -> u32 {
    Target::from_id(t).map_or(0, llvm::full_sm_version)
}
