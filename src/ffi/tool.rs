//! Which program knows which name.

use super::NO_TEXT;
use super::boundary::{self, OrNothing, fill_text, slice, smarch_status, status};
use super::name::smarch_name;
use super::target::smarch_target;
use crate::Error;
use crate::target::{Target, Tool, refusal};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A program, or one of its doors, that takes target names: SMARCH_TOOL_*.
pub type smarch_tool = u32;

/// A tool in words: "ptxas --gpu-name". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_name(tool: smarch_tool) -> *const c_char {
    Tool::from_code(tool).map_or(NO_TEXT, |tool| tool.text().as_c_str())
}

/// The target that the tool takes when it is given none; 0 where it refuses to run without one, and for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_default(tool: smarch_tool) -> smarch_target {
    let target = Tool::from_code(tool).and_then(Tool::default_target);
    target.map_or(0, Target::id)
}

/// Whether the tool takes this name. False for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_accepts(tool: smarch_tool, name: smarch_name) -> bool {
    match (Tool::from_code(tool), boundary::name(name.kind, name.target)) {
        (Some(tool), Ok(name)) => tool.accepts(name),
        _ => false,
    }
}

/// What the tool prints when it is given this text as a name, without the tool's own beginning
/// ("ptxas fatal   : "); "" when it takes the text. Written with a NUL; *length (may be NULL)
/// becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: no such tool. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_tool_refusal(
    tool: smarch_tool,
    s: *const c_char,
    len: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let tool = Tool::from_code(tool).ok_or(Error::InvalidValue)?;
        let words = OrNothing(refusal(tool, text));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, words) }
    }))
}
