//! Linking with libnvJitLink.

use super::verdict::{code_of, smarch_verdict};
use crate::Error;
use crate::ffi::boundary::{self, MaybeOut, OrNothing, fill_text, slice, smarch_status, status};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::nvjitlink::{self, JitInput};
use crate::targets::Target;
use core::ffi::c_char;

/// What libnvJitLink is given: SMARCH_JIT_INPUT_*.
#[doc(alias = "SMARCH_JIT_INPUT_")]
pub type smarch_jit_input = u32;

/// What is asked, but for the release.
fn question(
    input: smarch_jit_input,
    of: smarch_target,
    target: smarch_target,
) -> Result<(JitInput, Target, Target), Error> {
    let input = JitInput::from_code(input).ok_or(Error::InvalidValue)?;
    Ok((input, boundary::target(of)?, boundary::target(target)?))
}

/// Whether libnvJitLink of this release links an input that was made for one target, with -arch of another (an sm_ name), and why not.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvjitlink_links_why(
    k: smarch_toolkit,
    input: smarch_jit_input,
    of: smarch_target,
    target: smarch_target,
) -> smarch_verdict {
    let question = question(input, of, target).ok();
    code_of(k, |k| {
        question.map(|(input, of, target)| nvjitlink::nvjitlink_links_why(k, input, of, target))
    })
}

/// What libnvJitLink of this release writes to its log about an input that it refuses and that was given under this name, lines apart; "" where
/// it links the input, where that is unknown, and for an -arch that it does not take.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or the name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvjitlink_message(
    k: smarch_toolkit,
    input: smarch_jit_input,
    of: smarch_target,
    target: smarch_target,
    name: *const c_char,
    name_len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes name_len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), name_len) };
    status(name.and_then(|name| {
        let name = core::str::from_utf8(name).map_err(|_| Error::InvalidValue)?;
        let (input, of, target) = question(input, of, target)?;
        let message = nvjitlink::nvjitlink_message(boundary::toolkit(k)?, input, of, target, name);
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, OrNothing(message)) }
    }))
}
