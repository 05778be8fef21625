//! Linking with nvlink.

use super::verdict::{code_of, smarch_verdict};
use crate::cubin::{CubinKind, FinalizationMarks};
use crate::ffi::boundary::{self, In, MaybeOut, OrNothing, fill_text, slice, smarch_status, status};
use crate::ffi::cubin::identify::smarch_cubin;
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::link;
use crate::targets::{Name, Target};
use crate::{Error, Toolkit};
use core::ffi::c_char;

fn pair(object: smarch_target, target: smarch_target) -> Option<(Target, Target)> {
    Target::from_id(object).zip(Target::from_id(target))
}

/// Whether nvlink of this release links a relocatable object of this target with --arch target (an sm_ name). False also where it is unknown, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> bool {
    match (Toolkit::of_code(k), pair(object, target)) {
        (Some(k), Some((object, target))) => link::nvlink_links(k, object, target),
        _ => false,
    }
}

/// As smarch_nvlink_links, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links_why(
    k: smarch_toolkit,
    object: smarch_target,
    target: smarch_target,
) -> smarch_verdict {
    let pair = pair(object, target);
    code_of(k, |toolkit| {
        pair.map(|(object, target)| link::nvlink_links_why(toolkit, object, target))
    })
}

/// As smarch_nvlink_links_name_why, of a cubin: its kind, and the class type and version of its .nv.compat, where those are not what ptxas
/// writes; of a cubin without a target its number alone. SMARCH_NO_VERDICT also for an unknown kind and for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links_cubin_why(
    k: smarch_toolkit,
    cubin: In<smarch_cubin>,
    target: smarch_name,
) -> smarch_verdict {
    code_of(k, |toolkit| {
        let cubin = cubin?;
        if cubin.target == 0 {
            let name = boundary::name(target.kind, target.target).ok()?;
            CubinKind::from_code(cubin.kind)?;
            return Some(link::nvlink_links_number_why(toolkit, cubin.sm, name));
        }
        let (object, target) = object_and_name(cubin.target, target).ok()?;
        let marks = FinalizationMarks {
            fastpath_mask: (cubin.has_fastpath_mask != 0).then_some(cubin.fastpath_mask),
            class_type: cubin.finalization_class.get(),
            version: cubin.finalization_version.get(),
        };
        let kind = CubinKind::from_code(cubin.kind)?;
        Some(link::nvlink_links_cubin_why(toolkit, object, kind, &marks, target))
    })
}

/// As smarch_nvlink_links_why, for --arch of any kind: sm_, compute_ or lto_.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links_name_why(
    k: smarch_toolkit,
    object: smarch_target,
    target: smarch_name,
) -> smarch_verdict {
    let pair = object_and_name(object, target);
    code_of(k, |toolkit| {
        pair.ok()
            .map(|(object, target)| link::nvlink_links_why(toolkit, object, target))
    })
}

/// Whether nvlink of this release links LTO IR of this target with -lto --arch target. False also where it is unknown, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links_lto(k: smarch_toolkit, object: smarch_target, target: smarch_target) -> bool {
    match (Toolkit::of_code(k), pair(object, target)) {
        (Some(k), Some((object, target))) => link::nvlink_links_lto(k, object, target),
        _ => false,
    }
}

/// As smarch_nvlink_links_lto, with the reason. SMARCH_NO_LTO_IGNORED: nvlink exits with 0 and has linked nothing.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_links_lto_why(
    k: smarch_toolkit,
    object: smarch_target,
    target: smarch_target,
) -> smarch_verdict {
    let pair = pair(object, target);
    code_of(k, |toolkit| {
        pair.map(|(object, target)| link::nvlink_links_lto_why(toolkit, object, target))
    })
}

fn object_and_name(object: smarch_target, target: smarch_name) -> Result<(Target, Name), Error> {
    Ok((boundary::target(object)?, boundary::name(target.kind, target.target)?))
}

/// A kind of message that nvlink prints about an input file: SMARCH_NVLINK_MESSAGE_*.
#[doc(alias = "SMARCH_NVLINK_MESSAGE_")]
pub type smarch_nvlink_message_kind = u32;

/// What nvlink of this release prints about this input file, without its beginning "nvlink fatal   : " or "nvlink warning : "; "" when
/// it prints no message of this kind. nvlink names the file as it was given.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument, or the file's name is not UTF-8.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvlink_message(
    k: smarch_toolkit,
    kind: smarch_nvlink_message_kind,
    object: smarch_target,
    target: smarch_name,
    file: *const c_char,
    file_len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes file_len readable bytes.
    let file = unsafe { slice(file.cast::<u8>(), file_len) };
    status(file.and_then(|file| {
        let file = core::str::from_utf8(file).map_err(|_| Error::InvalidValue)?;
        let (object, target) = object_and_name(object, target)?;
        let message = link::MessageKind::from_code(kind).ok_or(Error::InvalidValue)?.message(
            boundary::toolkit(k)?,
            object,
            target,
            file,
        );
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, OrNothing(message)) }
    }))
}
