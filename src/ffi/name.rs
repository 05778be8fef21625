//! Names.

use super::NO_TEXT;
use super::boundary::{self, fill_list, fill_text, slice, smarch_status, status, write};
use super::target::smarch_target;
use crate::target::{self, NameKind, Target};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// What the prefix of a name says: SMARCH_KIND_SM, _COMPUTE or _LTO.
pub type smarch_kind = u32;

/// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_name {
    /// SMARCH_KIND_SM, _COMPUTE or _LTO.
    pub kind: smarch_kind,
    /// The target.
    pub target: smarch_target,
}

/// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
/// zeros, nothing after it. s may be NULL when len is 0.
///
/// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_target_parse(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_target>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Target::parse_to_id(text)?)))
}

/// Which kind and target a name stands for: sm_, compute_ or lto_; else as smarch_target_parse.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_parse(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_name>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(
        text.and_then(target::Name::parse)
            .and_then(|name| write(out, c_name(name))),
    )
}

pub(super) const fn c_name(name: target::Name) -> smarch_name {
    smarch_name {
        kind: name.kind.code(),
        target: name.target.id(),
    }
}

/// Which target ptxas takes PTX for, given the text after .target. ptxas is lenient:
/// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
/// name counts. For what a user typed take smarch_target_parse.
///
/// SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_*: ptxas refuses the directive.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_target_parse_like_ptxas(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_target>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(
        text.and_then(target::parse_ptx_target_like_ptxas)
            .and_then(|target| write(out, target.id())),
    )
}

/// Writes a name, with a NUL, into buf: at most 13 bytes. *length (may be NULL) becomes the
/// length without the NUL, also when buf is too small; buf is then untouched.
///
/// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_write(
    name: smarch_name,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::name(name.kind, name.target).and_then(|name| {
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, name) }
    }))
}

/// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
/// how many there are, 0 when nothing is near.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_suggest(
    s: *const c_char,
    len: usize,
    out: *mut smarch_name,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let names = target::suggestions(text);
        // SAFETY: the caller passes room for capacity names.
        unsafe { fill_list(out, capacity, count, names.iter().map(|&name| c_name(name))) }
    }))
}

/// The prefix of a kind: "sm_". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_kind_prefix(kind: smarch_kind) -> *const c_char {
    NameKind::from_code(kind).map_or(NO_TEXT, |kind| kind.prefix().as_c_str())
}
