//! Names.

use crate::ffi::boundary::{self, MaybeOut, Out, fill_list, fill_text, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::targets::{self, Name, Target};
use core::ffi::c_char;

/// What the prefix of a name stands for: SMARCH_KIND_SM, _COMPUTE or _LTO.
#[doc(alias = "SMARCH_KIND_")]
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

impl smarch_name {
    /// No name.
    pub const NONE: Self = Self { kind: 0, target: 0 };
}

impl From<Name> for smarch_name {
    fn from(name: Name) -> Self {
        Self {
            kind: name.kind.code(),
            target: name.target.id(),
        }
    }
}

/// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
/// zeros, nothing after it. text may be NULL when len is 0.
///
/// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_target_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_target>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Target::parse(text)?.id())))
}

/// Which kind and target a name stands for: sm_, compute_ or lto_; otherwise as smarch_target_parse.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_parse(text: *const c_char, len: usize, out: Out<smarch_name>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Name::parse(text)?.into())))
}

/// Which target ptxas of this release takes PTX for, given the text after .target. ptxas is lenient:
/// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
/// name counts. For what a user typed take smarch_target_parse.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_*: ptxas refuses the directive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_target_parse(
    k: smarch_toolkit,
    text: *const c_char,
    len: usize,
    out: Out<smarch_target>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        write(
            out,
            targets::parse_ptx_target_like_ptxas(boundary::toolkit(k)?, text)?.id(),
        )
    }))
}

/// Writes a name, with a NUL, into out: at most 13 bytes. *count (may be NULL) becomes the
/// length without the NUL, also when it does not fit; out is then untouched.
///
/// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: not a name. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_write(
    name: smarch_name,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(boundary::name(name.kind, name.target).and_then(|name| {
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, name) }
    }))
}

/// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
/// how many there are, 0 when nothing is near.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_suggest(
    text: *const c_char,
    len: usize,
    out: *mut smarch_name,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let names = targets::suggestions(text);
        // SAFETY: the caller passes space for capacity names.
        unsafe { fill_list(out, capacity, count, names.iter().map(|&name| name.into())) }
    }))
}
