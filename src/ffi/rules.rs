//! The rules.

use super::boundary::{self, fill_text, smarch_status, status};
use super::name::smarch_name;
use super::target::smarch_target;
use super::tool::OrNothing;
use crate::rules::{compile, toolkit};
use crate::target::{Name, NameKind, Target};
use crate::{Verdict, Version};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// The answer to a rule's question with its reason: SMARCH_YES, SMARCH_NO_*, SMARCH_UNKNOWN_*.
/// 0 (SMARCH_NO_VERDICT): no answer possible, the input was no target or no name.
pub type smarch_verdict = u32;

/// A verdict in words. Never NULL; "no answer: bad input" for 0 and for a number that is no verdict.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_verdict_message(verdict: smarch_verdict) -> *const c_char {
    const NO_VERDICT: crate::Text = text!("no answer: bad input");
    Verdict::from_code(verdict).map_or(NO_VERDICT, Verdict::text).as_c_str()
}

/// Which side a verdict is on: SMARCH_ANSWER_YES, _NO or _UNKNOWN; 0 for a number that is no verdict.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_verdict_answer(verdict: smarch_verdict) -> u32 {
    Verdict::from_code(verdict).map_or(0, |verdict| verdict.answer().code())
}

/// Whether ptxas assembles PTX with this .target for --gpu-name gpu (an sm_ name). False for forged targets.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles(ptx_target: smarch_target, gpu: smarch_target) -> bool {
    smarch_ptxas_compiles_why(ptx_target, gpu) == Verdict::Yes.code()
}

/// As smarch_ptxas_compiles, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles_why(ptx_target: smarch_target, gpu: smarch_target) -> smarch_verdict {
    smarch_ptxas_compiles_name_why(
        ptx_target,
        smarch_name {
            kind: NameKind::Sm.code(),
            target: gpu,
        },
    )
}

/// As smarch_ptxas_compiles, for --gpu-name of any kind: sm_, compute_ or lto_.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles_name(ptx_target: smarch_target, gpu: smarch_name) -> bool {
    smarch_ptxas_compiles_name_why(ptx_target, gpu) == Verdict::Yes.code()
}

/// As smarch_ptxas_compiles_name, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles_name_why(ptx_target: smarch_target, gpu: smarch_name) -> smarch_verdict {
    match ptx_and_gpu(ptx_target, gpu) {
        Ok((ptx, gpu)) => compile::ptxas_compiles_why(ptx, gpu).code(),
        Err(_) => 0,
    }
}

fn ptx_and_gpu(ptx: smarch_target, gpu: smarch_name) -> Result<(Target, Name), crate::Error> {
    Ok((boundary::target(ptx)?, boundary::name(gpu.kind, gpu.target)?))
}

/// What ptxas prints when it refuses this pair, without its beginning "ptxas fatal   : "; ""
/// when it assembles. Written with a NUL; *length (may be NULL) becomes the length without it,
/// also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_message(
    ptx_target: smarch_target,
    gpu: smarch_name,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(ptx_and_gpu(ptx_target, gpu).and_then(|(ptx, gpu)| {
        let words = OrNothing(compile::ptxas_message(ptx, gpu));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, words) }
    }))
}

/// Whether the ptxas of a toolkit builds cubins for this target. False for forged targets.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_builds(toolkit: Version, t: smarch_target) -> bool {
    smarch_toolkit_builds_why(toolkit, t) == Verdict::Yes.code()
}

/// As smarch_toolkit_builds, with the reason. Unknown outside the releases that were run, 11.7 to 13.5.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_builds_why(toolkit: Version, t: smarch_target) -> smarch_verdict {
    match Target::from_id(t) {
        Some(target) => toolkit::toolkit_builds_why(toolkit, target).code(),
        None => 0,
    }
}
