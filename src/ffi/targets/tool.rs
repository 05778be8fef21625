//! Which program knows which name.

use super::name::smarch_name;
use crate::Error;
use crate::ffi::boundary::{self, MaybeOut, OrNothing, code_texts, fill_text, slice, smarch_status, status};
use crate::ffi::rules::verdict::{code, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::targets::{Name, Target, Tool, refusal};
use core::ffi::c_char;

/// A program, or one of its inputs, that takes target names: SMARCH_TOOL_*.
#[doc(alias = "SMARCH_TOOL_")]
pub type smarch_tool = u32;

code_texts! {
    /// The name of a tool, "ptxas --gpu-name"; "" for an unknown code.
    fn smarch_tool_name(tool: smarch_tool) = Tool;
}

/// The target that the tool takes when it is given none; 0 where it refuses to run without one, and for an unknown tool.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_default(tool: smarch_tool) -> smarch_target {
    let target = Tool::from_code(tool).and_then(Tool::default_target);
    target.map_or(0, Target::id)
}

fn tool_and_name(tool: smarch_tool, name: smarch_name) -> Option<(Tool, Name)> {
    Tool::from_code(tool).zip(boundary::name(name.kind, name.target).ok())
}

/// Whether the tool takes this name. False for an unknown tool and for an invalid name.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_accepts(tool: smarch_tool, name: smarch_name) -> bool {
    tool_and_name(tool, name).is_some_and(|(tool, name)| tool.accepts(name))
}

/// As smarch_tool_accepts, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_accepts_why(tool: smarch_tool, name: smarch_name) -> smarch_verdict {
    code(tool_and_name(tool, name).map(|(tool, name)| tool.accepts_why(name)))
}

/// What the tool prints when it is given this text as a name, without the tool's own beginning
/// ("ptxas fatal   : "); "" when it takes the text. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_INVALID_VALUE: not a tool. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_tool_message(
    tool: smarch_tool,
    text: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let tool = Tool::from_code(tool).ok_or(Error::InvalidValue)?;
        let message = OrNothing(refusal(tool, text));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}
