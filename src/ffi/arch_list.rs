//! Architecture lists of build systems.

use crate::Error;
use crate::arch_list::{
    self, Context, Images, List, Message, Operation, Problem, Span, StoredImage, Syntax, SyntaxInfo,
};
use crate::ffi::boundary::{
    self, In, InPlace, MaybeIn, MaybeOut, OrNothing, Out, Row, fill_list, fill_text, slice, smarch_status, status,
    write,
};
use crate::ffi::targets::smarch_cc;
use crate::ffi::toolkits::smarch_toolkit;
use crate::targets::Cc;
use core::ffi::c_char;

/// How architectures are written for a tool: SMARCH_ARCH_SYNTAX_*.
#[doc(alias = "SMARCH_ARCH_SYNTAX_")]
pub type smarch_arch_syntax = u32;

/// A remark on a list: SMARCH_ARCH_REMARK_*. In a set, bit 1 << remark stands for each.
#[doc(alias = "SMARCH_ARCH_REMARK_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_arch_remark = u32;

/// What a tool takes from its surroundings. All zero: nothing is known.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_arch_context {
    /// SMARCH_ARCH_CONTEXT_DEVICES: the devices are known, also where there is none.
    pub flags: u32,
    /// torch only: the newest compute capability that torch itself was built for; 0 when not known.
    pub torch_newest: smarch_cc,
    /// The toolkit that builds the list, what its nvcc takes; 0 for SMARCH_TOOLKIT_DEFAULT.
    pub toolkit: smarch_toolkit,
    /// Must be 0.
    pub reserved: u32,
    /// The visible devices in order, devices_count of them; may be NULL when there is none.
    pub devices: *const smarch_cc,
    /// How many devices.
    pub devices_count: usize,
    /// torch only: the caller's own flags for nvcc, extra_flags_len bytes; may be NULL.
    pub extra_flags: *const c_char,
    /// Their length.
    pub extra_flags_len: usize,
}

/// Flag of smarch_arch_context: devices and devices_count are given.
pub const SMARCH_ARCH_CONTEXT_DEVICES: u32 = 1;

/// What is wrong with a list, and where. Positions are bytes of the text, from start up to, not including, end.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_arch_problem {
    /// The wrong token.
    pub start: u32,
    /// The byte after it; start where something is missing.
    pub end: u32,
    /// The token that the wrong one does not go with; both 0 when it is wrong by itself.
    pub other_start: u32,
    /// The byte after it.
    pub other_end: u32,
    /// Which message the tool has for it: for smarch_arch_problem_message.
    pub message: u32,
}

/// Which images a list in a syntax builds, in the tool's order. context may be NULL: then nothing is known of the
/// machine, and what depends on it is left out with SMARCH_ARCH_REMARK_MACHINE. The list is built in place: after any
/// failure *out is an empty list. *problem (may be NULL) becomes where the mistake is, after SMARCH_ERROR_ARCH_LIST_*
/// only.
///
/// SMARCH_ERROR_ARCH_LIST_*: the kind of mistake. SMARCH_ERROR_INVALID_VALUE: an unknown syntax or an unknown flag.
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: the context's toolkit was not run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list_parse(
    syntax: smarch_arch_syntax,
    text: *const c_char,
    len: usize,
    context: MaybeIn<smarch_arch_context>,
    mut out: InPlace<List>,
    problem: MaybeOut<smarch_arch_problem>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    // SAFETY: the caller passes a context whose arrays are readable.
    let filled = text.and_then(|text| unsafe { fill(syntax, Some(text), context, out.as_deref_mut(), problem) });
    empty_unless(filled, out)
}

/// Which images are built when nothing is written at all: the variable is not set, no option given.
/// Else as smarch_arch_list_parse.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list_default(
    syntax: smarch_arch_syntax,
    context: MaybeIn<smarch_arch_context>,
    mut out: InPlace<List>,
    problem: MaybeOut<smarch_arch_problem>,
) -> smarch_status {
    // SAFETY: the caller passes a context whose arrays are readable.
    let filled = unsafe { fill(syntax, None, context, out.as_deref_mut(), problem) };
    empty_unless(filled, out)
}

/// The status; after a failure the caller's list is empty.
fn empty_unless(filled: Result<(), Error>, out: InPlace<List>) -> smarch_status {
    if filled.is_err()
        && let Some(out) = out
    {
        out.write(List::EMPTY);
    }
    status(filled)
}

/// Reads a list where the caller wants it: it is larger than a call's stack should be.
///
/// # Safety
/// The context's arrays are as [`slice`] wants them.
unsafe fn fill(
    syntax: smarch_arch_syntax,
    text: Option<&[u8]>,
    context: MaybeIn<smarch_arch_context>,
    out: InPlace<List>,
    problem: MaybeOut<smarch_arch_problem>,
) -> Result<(), Error> {
    let out = out.ok_or(Error::NullPointer)?;
    let syntax = Syntax::from_code(syntax).ok_or(Error::InvalidValue)?;
    let mut known = Context::default();
    if let Some(context) = context {
        // SAFETY: as the caller promises.
        unsafe { learn(context, &mut known) }?;
    }
    let Err(found) = arch_list::read(syntax, text, &known, out.write(List::EMPTY)) else {
        return Ok(());
    };
    if let Some(problem) = problem {
        let other = found.other.unwrap_or_default();
        problem.write(smarch_arch_problem {
            start: found.span.start,
            end: found.span.end,
            other_start: other.start,
            other_end: other.end,
            message: found.message as u32,
        });
    }
    Err(found.error)
}

/// # Safety
/// The context's arrays are as [`slice`] wants them.
#[inline(never)]
unsafe fn learn<'a>(context: &'a smarch_arch_context, known: &mut Context<'a>) -> Result<(), Error> {
    if context.flags & !SMARCH_ARCH_CONTEXT_DEVICES != 0 || context.reserved != 0 {
        return Err(Error::InvalidValue);
    }
    if context.toolkit != 0 {
        known.toolkit = boundary::toolkit(context.toolkit)?;
    }
    if context.flags & SMARCH_ARCH_CONTEXT_DEVICES != 0 {
        // SAFETY: as the caller promises; a Cc is its number.
        known.devices = Some(unsafe { slice(context.devices.cast::<Cc>(), context.devices_count) }?);
    }
    known.torch_newest = (context.torch_newest != 0).then_some(Cc(context.torch_newest));
    // SAFETY: as the caller promises.
    known.extra_flags = unsafe { slice(context.extra_flags.cast::<u8>(), context.extra_flags_len) }?;
    Ok(())
}

/// What the tool prints about a problem of smarch_arch_list_parse, given the text that it was found in; "" where that
/// depends on the machine or was not seen. Where a list has more than one mistake the tool may name another one.
/// Written with a NUL; *count (may be NULL) becomes the length without it.
///
/// SMARCH_ERROR_INVALID_VALUE: an invalid problem. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_problem_message(
    problem: In<smarch_arch_problem>,
    text: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let problem = rust_problem(problem.ok_or(Error::NullPointer)?)?;
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, OrNothing(problem.tool_message(text))) }
    }))
}

fn rust_problem(problem: &smarch_arch_problem) -> Result<Problem, Error> {
    let message = Message::ALL.get(problem.message as usize).ok_or(Error::InvalidValue)?;
    let span = |start, end| Span { start, end };
    Ok(Problem {
        // The message does not depend on the kind of mistake.
        error: Error::InvalidValue,
        span: span(problem.start, problem.end),
        other: Some(span(problem.other_start, problem.other_end)),
        message: *message,
    })
}

/// Writes images as a list in a syntax, for nvcc of release k, with a NUL; read again it gives the same images. *count (may be NULL) becomes
/// the length without the NUL.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_ARCH_LIST_UNSAYABLE: the syntax cannot express the image at position *fault_at (may be NULL).
/// SMARCH_ERROR_ARCH_LIST_EMPTY: there is no image. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above
/// SMARCH_ARCH_LIST_CAPACITY. SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: an invalid image.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list_write(
    k: smarch_toolkit,
    syntax: smarch_arch_syntax,
    images: *const StoredImage,
    images_count: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { stored(images, images_count) };
    status(images.and_then(|images| {
        let syntax = Syntax::from_code(syntax).ok_or(Error::InvalidValue)?;
        let written = arch_list::write_stored(boundary::toolkit(k)?, syntax, images).map_err(|fault| {
            if let Some(fault_at) = fault_at {
                fault_at.write(fault.image);
            }
            fault.error
        })?;
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, written) }
    }))
}

/// What is made of two lists: SMARCH_ARCH_OPERATION_MINUS, _AND or _OR.
#[doc(alias = "SMARCH_ARCH_OPERATION_")]
pub type smarch_arch_operation = u32;

/// What an operation makes of the images of two lists, in their order: those that the second has not (minus), those that it has too (and), those of both
/// (or). Two images are the same if kind and target agree; what they are made from does not matter. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_ARCH_LIST_TOO_MANY: a list is above SMARCH_ARCH_LIST_CAPACITY. SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: an unknown operation or an
/// invalid image. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list_combine(
    operation: smarch_arch_operation,
    images: *const StoredImage,
    images_count: usize,
    others: *const StoredImage,
    others_count: usize,
    out: *mut StoredImage,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { stored(images, images_count) };
    // SAFETY: the caller passes others_count readable images.
    let others = unsafe { stored(others, others_count) };
    status(images.and_then(|images| {
        let operation = Operation::from_code(operation).ok_or(Error::InvalidValue)?;
        let combined = arch_list::combined(operation, images, others?);
        let combined = combined.map(|image| StoredImage::new(image, false));
        // SAFETY: the caller passes space for capacity images.
        unsafe { fill_list(out, capacity, count, combined) }
    }))
}

/// A caller's images; an invalid one is found first.
///
/// # Safety
/// As [`slice`] wants it.
unsafe fn stored<'a>(images: *const StoredImage, count: usize) -> Result<Images<'a>, Error> {
    // SAFETY: as the caller promises.
    let images = unsafe { slice(images, count) }?;
    for image in images {
        image.image()?;
    }
    if images.len() > arch_list::LIST_CAPACITY {
        return Err(Error::ArchListTooMany);
    }
    Ok(Images(images))
}

/// The syntax with this short name: "cmake".
///
/// SMARCH_ERROR_INVALID_VALUE: no syntax has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_syntax_parse(
    name: *const c_char,
    len: usize,
    out: Out<smarch_arch_syntax>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    status(name.and_then(|name| write(out, Syntax::from_name(name).ok_or(Error::InvalidValue)?.code())))
}

/// What is known of a syntax; NULL for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_arch_syntax_info_of(syntax: smarch_arch_syntax) -> Row<SyntaxInfo> {
    Syntax::from_code(syntax).map(Syntax::info)
}
