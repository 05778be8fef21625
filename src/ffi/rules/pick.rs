//! Choosing images and targets.

use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::ffi::boundary::{self, MaybeOut, Out, code_texts, fill_list, slice, smarch_status, status, write};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_cc;
use crate::rules::cover::{self, CoverWith};
use crate::rules::pick::{self, Choice, PickReason};
use crate::targets::{Cc, Name};

/// Why an image is chosen: SMARCH_PICK_*.
#[doc(alias = "SMARCH_PICK_")]
pub type smarch_pick_reason = u32;

code_texts! {
    /// The name of a reason, "the only image that runs"; "" for an unknown code.
    fn smarch_pick_reason_name(reason: smarch_pick_reason) = PickReason;
}

/// Whether an image runs on a device by itself: a cubin (sm_) loads, PTX (compute_) is compiled, LTO IR does neither.
/// False where it is unknown, and for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_runs(image: smarch_name, device: smarch_cc) -> bool {
    boundary::name(image.kind, image.target).is_ok_and(|image| pick::runs(image, Cc(device)))
}

/// As smarch_runs, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_runs_why(image: smarch_name, device: smarch_cc) -> smarch_verdict {
    let image = boundary::name(image.kind, image.target);
    code(image.ok().map(|image| pick::runs_why(image, Cc(device))))
}

/// The images as names; an invalid one is found first.
fn names(images: &[smarch_name]) -> Result<impl Iterator<Item = Name> + Clone, Error> {
    for image in images {
        boundary::name(image.kind, image.target)?;
    }
    Ok(images.iter().flat_map(|image| boundary::name(image.kind, image.target)))
}

/// The image that a device of this compute capability runs.
///
/// SMARCH_ERROR_NO_IMAGE: none is known to run; smarch_picks_why gives the reason. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE:
/// an image is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_pick(
    images: *const smarch_name,
    images_count: usize,
    device: smarch_cc,
    out: Out<Choice>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    let images = images.and_then(names);
    status(images.and_then(|images| write(out, pick::pick(images, Cc(device)).ok_or(Error::NoImage)?)))
}

/// Whether the image at index is the one that smarch_pick chooses. False also where an image is invalid, and for an index
/// beyond the list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_picks(
    images: *const smarch_name,
    images_count: usize,
    device: smarch_cc,
    index: usize,
) -> bool {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    images
        .and_then(names)
        .is_ok_and(|images| pick::picks(images, Cc(device), index))
}

/// As smarch_picks, with the reason. SMARCH_NO_VERDICT: an image is invalid, or index is beyond the list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_picks_why(
    images: *const smarch_name,
    images_count: usize,
    device: smarch_cc,
    index: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    let images = images.and_then(names).ok();
    code(images.and_then(|images| pick::picks_why(images, Cc(device), index)))
}

/// What a cover may be made of: SMARCH_COVER_CUBINS, _PTX or _EITHER.
#[doc(alias = "SMARCH_COVER_")]
pub type smarch_cover_with = u32;

/// The maximum of images in a cover.
pub const SMARCH_COVER_MAX: usize = 12;

const _: () = assert!(SMARCH_COVER_MAX == cover::MAX_IMAGES);

/// The fewest images that run on every device of the list; with states what they may be. *count becomes how
/// many, also when they do not fit; SMARCH_COVER_MAX is always enough.
///
/// SMARCH_ERROR_NOT_COVERED: the toolkit builds nothing that is known to run on devices[*fault_at] (may be NULL).
/// SMARCH_ERROR_INVALID_VALUE: with is an unknown code. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cover(
    devices: *const smarch_cc,
    devices_count: usize,
    with: smarch_cover_with,
    out: *mut smarch_name,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes devices_count readable numbers.
    let devices = unsafe { slice(devices, devices_count) };
    status(devices.and_then(|devices| {
        let with = CoverWith::from_code(with).ok_or(Error::InvalidValue)?;
        match cover::cover(devices.iter().map(|&device| Cc(device)), with) {
            // SAFETY: the caller passes space for capacity names.
            Ok(names) => unsafe { fill_list(out, capacity, count, names.iter().map(|&name| name.into())) },
            Err(place) => {
                if let Some(fault_at) = fault_at {
                    fault_at.write(place);
                }
                Err(Error::NotCovered)
            }
        }
    }))
}
