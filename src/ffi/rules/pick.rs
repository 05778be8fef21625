//! Choosing images and targets.

use super::verdict::{code, smarch_verdict};
use crate::ffi::boundary::{self, MaybeOut, Out, fill_list, slice, smarch_status, status, version, write};
use crate::ffi::drivers::{drivers, smarch_driver};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_cc;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::cover::{self, CoverWith};
use crate::rules::pick::{self, Choice, Image};
use crate::targets::{Cc, NameKind, Target};
use crate::{Error, Version};

/// Why an image is chosen: SMARCH_PICK_*.
#[doc(alias = "SMARCH_PICK_")]
pub type smarch_pick_reason = u32;

/// What a fat binary holds for a device to run.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_image {
    /// What it is, and for which target.
    pub name: smarch_name,
    /// The .version of a PTX image; {0, 0} where it is not known, and for what is not PTX.
    pub ptx: Version,
    /// The toolkit that wrote it, also one that was not run; 0 where it is not known. It is of cubins that a driver reads some and others not.
    pub toolkit: smarch_toolkit,
}

impl smarch_image {
    pub(super) fn image(&self) -> Result<Image, Error> {
        Ok(Image {
            name: boundary::name(self.name.kind, self.name.target)?,
            ptx: version(self.ptx),
            toolkit: self.toolkit(),
        })
    }

    pub(super) fn toolkit(&self) -> Option<Version> {
        version(Version::from_cuda_number(self.toolkit))
    }
}

/// The images as values; an invalid one is found first.
pub(super) fn values(images: &[smarch_image]) -> Result<impl Iterator<Item = Image> + Clone, Error> {
    for image in images {
        image.image()?;
    }
    Ok(images.iter().map(valid))
}

/// An image that was seen to be valid. Apart: in every loop over images it would take stack.
#[inline(never)]
fn valid(image: &smarch_image) -> Image {
    const NEVER: Image = Image {
        name: Target::DEFAULT.named(NameKind::Sm),
        ptx: None,
        toolkit: None,
    };
    image.image().unwrap_or(NEVER)
}

/// The image that a device of this compute capability runs with this driver in the kernel and this user-mode driver.
///
/// SMARCH_ERROR_NO_IMAGE: none is known to run; smarch_picks_why gives the reason. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE:
/// an image is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_pick(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    device: smarch_cc,
    out: Out<Choice>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    let images = images.and_then(values);
    status(images.and_then(|images| {
        write(
            out,
            pick::pick(drivers(kernel, user), images, Cc(device)).ok_or(Error::NoImage)?,
        )
    }))
}

/// Whether the image at index is the one that smarch_pick chooses, and why not. SMARCH_NO_VERDICT: an image is invalid, or index is beyond the list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_picks_why(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    device: smarch_cc,
    index: usize,
) -> smarch_verdict {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    let images = images.and_then(values).ok();
    code(images.and_then(|images| pick::picks_why(drivers(kernel, user), images, Cc(device), index)))
}

/// What a cover may be made of: SMARCH_COVER_CUBINS, _PTX, _EITHER, _NATIVE or _SHIPPED.
#[doc(alias = "SMARCH_COVER_")]
pub type smarch_cover_with = u32;

/// The maximum of images in a cover.
pub const SMARCH_COVER_MAX: usize = 20;

const _: () = assert!(SMARCH_COVER_MAX == cover::MAX_IMAGES);

/// The fewest images, of those that with allows, that run on every device of the list with these drivers: base targets that toolkit k builds, PTX of its
/// newest .version. *count becomes how many, also when they do not fit; SMARCH_COVER_MAX is always enough.
///
/// SMARCH_ERROR_NOT_COVERED: the toolkit builds nothing that is known to run on devices[*fault_at] (may be NULL).
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cover(
    k: smarch_toolkit,
    kernel: smarch_driver,
    user: smarch_driver,
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
        match cover::cover(
            boundary::toolkit(k)?,
            drivers(kernel, user),
            devices.iter().map(|&device| Cc(device)),
            with,
        ) {
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
