//! Upstream LLVM's NVPTX back end.

use super::rules::verdict::{code_of, smarch_verdict};
use crate::drivers::Driver;
use crate::ffi::boundary::{
    self, In, MaybeOut, Out, all_rows, fill_list, fill_text, slice, smarch_status, status, target, write,
};
use crate::ffi::drivers::smarch_driver;
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::ffi::toolkits::smarch_toolkit;
use crate::llvm::{self, Aim, Emitted, Intrinsic, Output, PREDICATES, Predicate, Release};
use crate::ptx::Form;
use crate::targets::Cc;
use crate::{Error, Verdict, Version};
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

/// What PTX is for: each part that is given must take it, and what is 0 asks for nothing.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_llvm_aim {
    /// The device that is to run it.
    pub device: smarch_cc,
    /// The .target; 0: the best that there is for the device.
    pub target: smarch_target,
    /// The LLVM that writes it.
    pub release: smarch_llvm_release,
    /// The toolkit whose ptxas reads it. Without a driver it makes the cubin that the device runs.
    pub toolkit: smarch_toolkit,
    /// The driver that compiles it; 0 where only cubins are shipped.
    pub driver: smarch_driver,
    /// SMARCH_LLVM_AIM_PORTABLE: no target with suffix a or f, so that later devices run it too.
    pub flags: u32,
}

/// Flag of smarch_llvm_aim: no target with suffix a or f.
pub const SMARCH_LLVM_AIM_PORTABLE: u32 = 1;

/// What LLVM is given.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_llvm_choice {
    /// SMARCH_YES, or why there is nothing that all take: what the last says that is left anything to refuse, of the device, LLVM, ptxas and the
    /// driver.
    pub verdict: smarch_verdict,
    /// -mcpu; 0 where there is none.
    pub target: smarch_target,
    /// The PTX version of -mattr, +ptx87 for 8.7; 0.0 where there is none.
    pub ptx: Version,
    /// --gpu-name of ptxas, for a cubin that the device runs; 0 without a toolkit, and where its ptxas makes none.
    pub gpu: smarch_target,
}

fn release_or_none(code: smarch_llvm_release) -> Result<Option<Release>, Error> {
    match code {
        0 => Ok(None),
        code => Release::from_code(code).map(Some).ok_or(Error::InvalidValue),
    }
}

fn rust_aim(aim: &smarch_llvm_aim) -> Result<Aim, Error> {
    if aim.flags & !SMARCH_LLVM_AIM_PORTABLE != 0 || (aim.device == 0 && aim.target == 0) {
        return Err(Error::InvalidValue);
    }
    Ok(Aim {
        device: (aim.device != 0).then_some(Cc(aim.device)),
        target: (aim.target != 0).then(|| target(aim.target)).transpose()?,
        release: release_or_none(aim.release)?,
        toolkit: (aim.toolkit != 0).then(|| boundary::toolkit(aim.toolkit)).transpose()?,
        driver: (aim.driver != 0).then_some(Driver(aim.driver)),
        is_portable: aim.flags & SMARCH_LLVM_AIM_PORTABLE != 0,
    })
}

/// Which -mcpu and -mattr LLVM is given, so that all that reads its PTX takes it: the most specific target, of the device's own number first, with the
/// newest PTX version that all take. *out says why there is none.
///
/// SMARCH_ERROR_INVALID_VALUE: neither a device nor a target, a release of LLVM that was not run, an unknown flag. SMARCH_ERROR_INVALID_TARGET,
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: of the aim.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_llvm_choose(aim: In<smarch_llvm_aim>, out: Out<smarch_llvm_choice>) -> smarch_status {
    status(aim.ok_or(Error::NullPointer).and_then(rust_aim).and_then(|aim| {
        let id = |target: crate::Target| target.id();
        let choice = match llvm::choose(&aim) {
            Ok(choice) => smarch_llvm_choice {
                verdict: Verdict::Yes.code(),
                target: choice.target.id(),
                ptx: choice.ptx,
                gpu: choice.gpu.map_or(0, id),
            },
            Err(verdict) => smarch_llvm_choice {
                verdict: verdict.code(),
                target: 0,
                ptx: Version::NONE,
                gpu: 0,
            },
        };
        write(out, choice)
    }))
}

/// The forms of PTX that an intrinsic of LLVM may become; its constant arguments decide which one: "llvm.nvvm.ldu.global.i.i32.p1", with the suffixes
/// of its types where it
/// has several. None where it becomes no instruction. What no form tells is left out; smarch_llvm_intrinsic_supports_why says of it SMARCH_UNKNOWN_FORM. *count
/// becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no such intrinsic, or it was not measured. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_intrinsic_forms(
    name: *const c_char,
    len: usize,
    out: *mut Form,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    status(name.and_then(|name| {
        let intrinsic = Intrinsic::by_name(name).ok_or(Error::InvalidValue)?;
        // SAFETY: the caller passes space for capacity forms.
        unsafe { fill_list(out, capacity, count, intrinsic.forms()) }
    }))
}

/// Whether a program for a target may call an intrinsic of LLVM, and why not: LLVM of the release reads it, as it does what an older one had, knows
/// the target and writes this .version, and
/// ptxas of the toolkit takes what it becomes; one choice of its constants is enough. release 0: LLVM is not asked. ptx {0, 0}: the newest .version that
/// ptxas reads. SMARCH_UNKNOWN_INTRINSIC: it was not measured, or is not an intrinsic. SMARCH_NO_VERDICT for invalid codes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_llvm_intrinsic_supports_why(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    release: smarch_llvm_release,
    name: *const c_char,
    len: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    let asked = || Ok::<_, Error>((name?, target(ptx_target)?, release_or_none(release)?));
    let asked = asked().ok();
    code_of(k, |k| {
        let (name, target, release) = asked?;
        let intrinsic = Intrinsic::by_name(name);
        let verdict = intrinsic.map(|it| it.is_supported_why(release, k, boundary::version(ptx), target));
        Some(verdict.unwrap_or(Verdict::UnknownIntrinsic))
    })
}
