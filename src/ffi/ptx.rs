//! Forms of PTX instructions.

use super::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{
    self, In, InOut, MaybeOut, OrNothing, Out, all_rows, fill_targets, fill_text, slice, smarch_status, status,
    version, write,
};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::ptx::{FAMILIES, Form, FormFamily, WORDS};
use crate::targets::Target;
use crate::{Error, Toolkit, Version};
use core::ffi::c_char;

all_rows! {
    /// The families of forms, by name; those of one name stand together. *count becomes how many. NULL when count is NULL.
    fn smarch_ptx_families() -> [FormFamily] = &FAMILIES;
}

/// A word of forms: a modifier without its dot; "-" (0) stands for a slot that is left out, "#3" for three operands. "" for an unknown one.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_word_name(word: u16) -> *const c_char {
    WORDS.get(word as usize).map_or(NO_TEXT, |text| text.as_c_str())
}

/// The form that a text writes: an instruction with its modifiers, "atom.global.add.noftz.bf16x2", in the order of the PTX ISA or, as ptxas takes it, any
/// other, in which only types and layouts among themselves keep theirs; a special register,
/// "%clusterid.x"; a directive, ".maxntid". Operands may follow, after a blank: their number decides where an instruction takes several
/// ("min.f32 d, a, b, c"), and without them it is the fewest. fault_at (may be NULL) becomes the offset of the word that is wrong or, where one is
/// missing, of its place; SMARCH_NO_FAULT with success.
///
/// SMARCH_ERROR_PTX_INSTRUCTION: no instruction begins so. SMARCH_ERROR_PTX_MODIFIER: the word is no modifier of it, or stands at
/// the wrong place. SMARCH_ERROR_PTX_MODIFIER_MISSING: a modifier is missing. SMARCH_ERROR_PTX_FORM: the modifiers do not go together on any target of
/// any release. SMARCH_ERROR_PTX_OPERANDS: not with so many operands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_parse(
    text: *const c_char,
    len: usize,
    out: Out<Form>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    let mut at = usize::MAX;
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let form = text.and_then(|text| {
        Form::parse(text).map_err(|fault| {
            at = fault.at;
            fault.error
        })
    });
    if let Some(fault_at) = fault_at {
        fault_at.write(at);
    }
    status(form.and_then(|form| write(out, form)))
}

/// A form of the caller's, as smarch_ptx_form_parse made it.
fn whole(form: In<Form>) -> Result<Form, Error> {
    let form = form.ok_or(Error::NullPointer)?;
    if form.is_whole() {
        Ok(*form)
    } else {
        Err(Error::InvalidValue)
    }
}

/// The first form of a family, by its place in smarch_ptx_families; in the order of the slots, and in each slot in the order of its words.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no such family.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_first(family: u32, out: Out<Form>) -> smarch_status {
    let first = Form::first_of(family as usize).ok_or(Error::InvalidValue);
    status(first.and_then(|form| write(out, form)))
}

/// Makes of a form the one of the same family that follows.
///
/// SMARCH_ERROR_PTX_LAST: it was the last; it stays what it was. SMARCH_ERROR_INVALID_VALUE: no form of smarch_ptx_form_parse.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_next(form: InOut<Form>) -> smarch_status {
    status(form.ok_or(Error::NullPointer).and_then(|form| {
        *form = whole(Some(form))?.next().ok_or(Error::PtxLast)?;
        Ok(())
    }))
}

/// Whether ptxas of this release accepts the form in PTX with this .version and .target; ptx {0, 0} is the newest .version that it reads. False for
/// an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_supports(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    form: In<Form>,
) -> bool {
    if let Some(k) = Toolkit::of_code(k)
        && let Some(target) = Target::from_id(ptx_target)
        && let Some(form) = form
        && form.is_whole()
    {
        form.supports(k, ptx.number(), target)
    } else {
        false
    }
}

/// As smarch_ptx_form_supports, with the reason: first that of the .version with the .target, then of the .target, then of the .version.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_supports_why(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    form: In<Form>,
) -> smarch_verdict {
    let asked = boundary::target(ptx_target)
        .and_then(|target| Ok((target, whole(form)?)))
        .ok();
    code_of(k, |k| {
        asked.map(|(target, form)| form.is_supported_why(k, version(ptx), target))
    })
}

/// What ptxas of this release prints when it refuses the form, each line once, from "Feature" on, in its order; "" when it accepts it.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_message(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    form: In<Form>,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(boundary::target(ptx_target).and_then(|target| {
        let message = OrNothing(whole(form)?.message(boundary::toolkit(k)?, version(ptx), target));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// The form as it is written: what smarch_ptx_form_parse reads. Written with a NUL; *count (may be NULL) becomes the length without it, also when it
/// does not fit. A number of operands that is not the fewest follows as placeholders: "min.f32 _, _, _, _".
///
/// SMARCH_ERROR_INVALID_VALUE: no form of smarch_ptx_form_parse. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_write(
    form: In<Form>,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(whole(form).and_then(|form| {
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, form) }
    }))
}

/// The word that the form has in a slot of its family; 0, "-", where the slot is left out, for a place beyond the slots and for an invalid form.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_word(form: In<Form>, slot: u32) -> u16 {
    whole(form).map_or(0, |form| form.word(slot as usize))
}

/// The lowest .version with which this release accepts the form on any target; {0, 0} where it accepts none, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_since(k: smarch_toolkit, form: In<Form>) -> Version {
    let asked = Toolkit::of_code(k).zip(whole(form).ok());
    asked.and_then(|(k, form)| form.since(k)).unwrap_or(Version::NONE)
}

/// The lowest .version with which this release accepts the form with a .target; {0, 0} where it accepts none, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_since_on(k: smarch_toolkit, ptx_target: smarch_target, form: In<Form>) -> Version {
    let asked = Toolkit::of_code(k)
        .zip(whole(form).ok())
        .zip(Target::from_id(ptx_target));
    let since = asked.and_then(|((k, form), target)| form.since_on(k, target));
    since.unwrap_or(Version::NONE)
}

/// The targets that have the form in this release, with its newest .version. *count becomes how many, also when they do not fit; no list is
/// longer than all targets.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_targets(
    k: smarch_toolkit,
    form: In<Form>,
    out: *mut smarch_target,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(whole(form).and_then(|form| {
        let targets = form.targets(boundary::toolkit(k)?);
        // SAFETY: the caller passes space for capacity targets.
        unsafe { fill_targets(out, capacity, count, &targets) }
    }))
}
