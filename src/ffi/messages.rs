//! Which message of a tool stands in a text.

use crate::Error;
use crate::ffi::boundary::{Out, slice, smarch_status, status, write};
use crate::messages::{self, MOST_VALUES, ValuePlace};
use core::ffi::c_char;

/// What the code of a message is of: SMARCH_MESSAGE_KIND_*.
#[doc(alias = "SMARCH_MESSAGE_KIND_")]
pub type smarch_message_kind = u32;

/// A line that a tool prints: SMARCH_MESSAGE_*.
#[doc(alias = "SMARCH_MESSAGE_")]
#[allow(dead_code, reason = "the code of a message is of several kinds")]
pub type smarch_message_template = u32;

/// A message that was found in a text, and where it stands.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_message_found {
    /// What the code is of.
    pub kind: smarch_message_kind,
    /// The code: by kind SMARCH_MESSAGE_*, SMARCH_CICC_DIAGNOSTIC_*, a verdict, SMARCH_NVVM_COMPLAINT_* or SMARCH_NVVM_MALFORMED_*.
    pub code: u32,
    /// Its words, NUL-terminated; values have their names in braces.
    pub text: *const c_char,
    /// Its first byte in the text.
    pub start: usize,
    /// The byte after its last one.
    pub end: usize,
    /// How many values it has.
    pub value_count: usize,
    /// Where they stand, in the order of the message; zero beyond the count.
    pub values: [ValuePlace; MOST_VALUES],
}

/// Which message of a tool stands in a text, a line of a log or more; of several the one that says most. Capitals, quotes and the number of blanks do not matter, and
/// values may be any text of at most 200 bytes; a message of one or two words is found where little else stands, and where the text speaks of CUDA.
///
/// SMARCH_ERROR_MESSAGE_UNKNOWN: none stands in the text, or the library was built without `messages`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_message_match(
    text: *const c_char,
    len: usize,
    out: Out<smarch_message_found>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let found = text.and_then(|text| messages::find(text).ok_or(Error::MessageUnknown));
    status(found.and_then(|found| {
        let (message, place) = (found.message, found.occurrence);
        let given = smarch_message_found {
            kind: message.kind.code(),
            code: message.code,
            text: message.text.as_c_str(),
            start: place.start,
            end: place.end,
            value_count: place.value_count,
            values: place.values,
        };
        write(out, given)
    }))
}
