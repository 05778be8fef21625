//! Choosing images and targets.

use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{self, fill_list, slice, smarch_status, status, write};
use crate::ffi::name::{c_name, smarch_name};
use crate::ffi::target::smarch_cc;
use crate::rules::cover::{self, CoverWith};
use crate::rules::pick::{self, PickReason};
use crate::target::{Cc, Name};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Why an image is chosen: SMARCH_PICK_*.
pub type smarch_pick_reason = u32;

/// The image that a device runs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_choice {
    /// Its place in the list.
    pub index: usize,
    /// SMARCH_PICK_*.
    pub reason: smarch_pick_reason,
    /// 1 when the list has another image that would come first if it ran, and of which that is unknown; else 0.
    pub has_unknown_rival: u32,
}

/// A reason in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_pick_reason_name(reason: smarch_pick_reason) -> *const c_char {
    PickReason::from_code(reason).map_or(NO_TEXT, |reason| reason.text().as_c_str())
}

/// Whether an image runs on a device by itself: a cubin (sm_) loads, PTX (compute_) is compiled, LTO IR does neither.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_runs_why(image: smarch_name, device: smarch_cc) -> smarch_verdict {
    let image = boundary::name(image.kind, image.target);
    code(image.ok().map(|image| pick::runs_why(image, Cc(device))))
}

/// The images as names; those that are forged are found first.
fn names(images: &[smarch_name]) -> Result<impl Iterator<Item = Name> + Clone, Error> {
    for image in images {
        boundary::name(image.kind, image.target)?;
    }
    Ok(images.iter().flat_map(|image| boundary::name(image.kind, image.target)))
}

/// The image that a device of this compute capability runs.
///
/// SMARCH_ERROR_NO_IMAGE: none is known to run; smarch_pick_why says why. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE:
/// an image is forged. SMARCH_ERROR_NULL_POINTER: images with a count, or out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_pick(
    images: *const smarch_name,
    count: usize,
    device: smarch_cc,
    out: Option<&mut MaybeUninit<smarch_choice>>,
) -> smarch_status {
    // SAFETY: the caller passes count readable images.
    let images = unsafe { slice(images, count) };
    status(images.and_then(names).and_then(|images| {
        let choice = pick::pick(images, Cc(device)).ok_or(Error::NoImage)?;
        write(
            out,
            smarch_choice {
                index: choice.index,
                reason: choice.reason.code(),
                has_unknown_rival: choice.has_unknown_rival.into(),
            },
        )
    }))
}

/// Why the image at index is chosen (SMARCH_YES) or not. SMARCH_NO_VERDICT: an image is forged, or index is beyond the list.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_pick_why(
    images: *const smarch_name,
    count: usize,
    device: smarch_cc,
    index: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes count readable images.
    let images = unsafe { slice(images, count) };
    let images = images.and_then(names).ok();
    code(images.and_then(|images| pick::pick_why(images, Cc(device), index)))
}

/// The most images that a cover needs.
pub const SMARCH_COVER_MAX: usize = 12;

const _: () = assert!(SMARCH_COVER_MAX == cover::MOST);

/// The fewest images that run on every device of the list; SMARCH_COVER_* says what they may be. *count becomes how
/// many, also when they do not fit; SMARCH_COVER_MAX is always room enough.
///
/// SMARCH_ERROR_NOT_COVERED: the toolkit builds nothing that is known to run on devices[*fault_at] (may be NULL).
/// SMARCH_ERROR_INVALID_VALUE: with is forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cover(
    devices: *const smarch_cc,
    devices_count: usize,
    with: u32,
    out: *mut smarch_name,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes devices_count readable numbers.
    let devices = unsafe { slice(devices, devices_count) };
    status(devices.and_then(|devices| {
        let with = CoverWith::from_code(with).ok_or(Error::InvalidValue)?;
        match cover::cover(devices.iter().map(|&device| Cc(device)), with) {
            // SAFETY: the caller passes room for capacity names.
            Ok(names) => unsafe { fill_list(out, capacity, count, names.iter().map(|&name| c_name(name))) },
            Err(place) => {
                if let Some(fault_at) = fault_at {
                    fault_at.write(place);
                }
                Err(Error::NotCovered)
            }
        }
    }))
}
