//! Forms of PTX instructions.

use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{
    self, In, InOut, MaybeOut, OrNothing, Out, all_rows, fill_list, fill_text, slice, smarch_status, status, version,
    write,
};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::ptx::{FAMILIES, FirstLegal, Form, FormFamily, Missing, WORDS};
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

/// The slot of a smarch_ptx_missing where words of the family's name are missing: "sync.aligned" of "mma.m16n8k16".
pub const SMARCH_PTX_NAME: u32 = 0xffff_ffff;

const _: () = assert!(SMARCH_PTX_NAME == Missing::NAME);

/// What a text lacks to be a form, in the order in which it is written: the slots in which a form needs a word and the text has none, each with the words
/// that go with those of the text. Of "mma.sync.aligned.m16n8k16" the layouts and the types. Where several families have the name, what each asks. *count
/// becomes how many, 0 of a form, also when they do not fit. fault_at (may be NULL) as of smarch_ptx_form_parse.
///
/// SMARCH_ERROR_PTX_INSTRUCTION, _PTX_MODIFIER, _PTX_FORM, _PTX_OPERANDS: as of smarch_ptx_form_parse; no form has all of these words.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_missing(
    text: *const c_char,
    len: usize,
    out: *mut Missing,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    let mut at = usize::MAX;
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let missing = text.and_then(|text| {
        Form::missing(text).map_err(|fault| {
            at = fault.at;
            fault.error
        })
    });
    if let Some(fault_at) = fault_at {
        fault_at.write(at);
    }
    // SAFETY: the caller passes space for capacity rows.
    status(missing.and_then(|missing| unsafe { fill_list(out, capacity, count, missing) }))
}

/// Which of several forms is to be emitted.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_ptx_choice {
    /// The place of the first form that is legal; where none is, that of the last.
    pub index: u32,
    /// SMARCH_YES, or why not even the last is legal.
    pub verdict: smarch_verdict,
}

/// Which of these forms, in the order of preference, ptxas of this release accepts first in PTX with this .version and .target; ptx {0, 0} is the newest
/// .version that it reads. Where it accepts none the verdict tells why not the last, which was to serve where no other does; of each form
/// smarch_ptx_form_supports_why does.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or no form.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_first_legal(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    forms: *const Form,
    forms_count: usize,
    out: Out<smarch_ptx_choice>,
) -> smarch_status {
    // SAFETY: the caller passes forms_count readable forms.
    let forms = unsafe { slice(forms, forms_count) };
    status(forms.and_then(|forms| {
        let (k, target) = (boundary::toolkit(k)?, boundary::target(ptx_target)?);
        forms.iter().try_for_each(|form| whole(Some(form)).map(|_| ()))?;
        let found = Form::first_legal(forms, k, version(ptx), target);
        let FirstLegal { index, verdict } = found.ok_or(Error::InvalidValue)?;
        let index = u32::try_from(index).map_err(|_| Error::InvalidValue)?;
        write(
            out,
            smarch_ptx_choice {
                index,
                verdict: verdict.code(),
            },
        )
    }))
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
        && let Some(form) = form.filter(|form| form.is_whole())
    {
        form.supports(k, ptx.number(), target)
    } else {
        false
    }
}

/// Whether ptxas of this release accepts the form in PTX with this .version and .target, and why not; ptx {0, 0} is the newest .version that it
/// reads. The reason is first that of the .version with the .target, then of the .target, then of the .version.
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

/// The lowest .version with which this release accepts the form with a .target; ptx_target 0: with any. {0, 0} where it accepts none, and for an
/// invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_form_since(k: smarch_toolkit, ptx_target: smarch_target, form: In<Form>) -> Version {
    let asked = Toolkit::of_code(k).zip(whole(form).ok());
    let since = asked.and_then(|(k, form)| match ptx_target {
        0 => form.since(k),
        target => form.since_on(k, Target::from_id(target)?),
    });
    since.unwrap_or(Version::NONE)
}
