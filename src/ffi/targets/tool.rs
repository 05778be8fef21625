//! Which program knows which name.

use super::name::smarch_name;
use crate::ffi::boundary::{self, MaybeOut, OrNothing, fill_text, slice, smarch_status, status};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::targets::{Name, NameKind, Target, Tool, refusal};
use crate::{Error, Toolkit};
use core::ffi::c_char;

/// A program, or one of its inputs, that takes target names: SMARCH_TOOL_*.
#[doc(alias = "SMARCH_TOOL_")]
pub type smarch_tool = u32;

/// The target that the tool of this release takes when it is given none; 0 where it refuses to run without one, where that is unknown, and
/// for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_default(k: smarch_toolkit, tool: smarch_tool) -> smarch_target {
    let asked = Toolkit::of_code(k).zip(Tool::from_code(tool));
    let target = asked.and_then(|(toolkit, tool)| tool.default_target(toolkit));
    target.map_or(0, Target::id)
}

fn tool_and_name(tool: smarch_tool, name: smarch_name) -> Option<(Tool, Name)> {
    Tool::from_code(tool).zip(boundary::name(name.kind, name.target).ok())
}

/// Whether the tool of this release takes this name. False also where that is unknown, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_accepts(k: smarch_toolkit, tool: smarch_tool, name: smarch_name) -> bool {
    if let Some(toolkit) = Toolkit::of_code(k)
        && let Some(tool) = Tool::from_code(tool)
        && let Some(kind) = NameKind::from_code(name.kind)
        && let Some(target) = Target::from_id(name.target)
    {
        tool.accepts(toolkit, target.named(kind))
    } else {
        false
    }
}

/// As smarch_tool_accepts, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_tool_accepts_why(k: smarch_toolkit, tool: smarch_tool, name: smarch_name) -> smarch_verdict {
    let asked = tool_and_name(tool, name);
    code_of(k, |toolkit| asked.map(|(tool, name)| tool.accepts_why(toolkit, name)))
}

/// What the tool of this release prints when it is given this text as a name, without the tool's own beginning
/// ("ptxas fatal   : "); "" when it takes the text, and where that is unknown. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_tool_message(
    k: smarch_toolkit,
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
        let message = OrNothing(refusal(boundary::toolkit(k)?, tool, text));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}
