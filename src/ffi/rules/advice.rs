//! What devices run of a list of images, which of the images they need, and what to change.

use super::pick::{smarch_image, values};

use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::ffi::boundary::{self, Out, fill_list, slice, smarch_status, status};
use crate::ffi::drivers::{drivers, smarch_driver};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_cc;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::advice::{self, Advice};
use crate::rules::coverage;
use crate::targets::Cc;

/// Whether a device runs one of the images with these drivers (smarch_pick says which), and why not: where none runs, that of the image that is
/// nearest to running. SMARCH_NO_VERDICT: there is no image, or one is
/// invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_images_cover_why(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    device: smarch_cc,
) -> smarch_verdict {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { slice(images, images_count) };
    let images = images.and_then(values).ok();
    code(images.and_then(|images| coverage::covers_why(drivers(kernel, user), images, Cc(device))))
}

/// The maximum of images, and of devices, that smarch_images_minimize and smarch_images_advise take.
pub const SMARCH_ADVISE_MAX: usize = 192;

/// A caller's devices.
///
/// # Safety
/// As [`slice`] wants it.
unsafe fn devices_of<'a>(
    devices: *const smarch_cc,
    count: usize,
) -> Result<impl Iterator<Item = Cc> + Clone + 'a, Error> {
    // SAFETY: as the caller promises.
    let devices = unsafe { slice(devices, count) }?;
    if devices.len() > SMARCH_ADVISE_MAX {
        return Err(Error::ArchListTooMany);
    }
    Ok(devices.iter().map(|&device| Cc(device)))
}

/// A caller's images.
///
/// # Safety
/// As [`slice`] wants it.
unsafe fn images_of<'a>(
    images: *const smarch_image,
    count: usize,
) -> Result<impl Iterator<Item = crate::rules::pick::Image> + Clone + 'a, Error> {
    // SAFETY: as the caller promises.
    let images = unsafe { slice(images, count) }?;
    if images.len() > SMARCH_ADVISE_MAX {
        return Err(Error::ArchListTooMany);
    }
    values(images)
}

/// The positions of the fewest images with which each of these devices still runs what it ran, ascending: a cubin where it ran a cubin, PTX
/// where it compiled PTX. PTX without a suffix is for devices to come as well: some is kept. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an image is invalid. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above SMARCH_ADVISE_MAX images or devices.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_images_minimize(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    devices: *const smarch_cc,
    devices_count: usize,
    out: *mut usize,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { images_of(images, images_count) };
    // SAFETY: the caller passes devices_count readable numbers.
    let devices = unsafe { devices_of(devices, devices_count) };
    status(images.and_then(|images| {
        let kept = coverage::minimize(drivers(kernel, user), images, devices?);
        // SAFETY: the caller passes space for capacity positions.
        unsafe { fill_list(out, capacity, count, kept.iter().map(|&place| place as usize)) }
    }))
}

/// What is advised about a list: SMARCH_ADVICE_*.
#[doc(alias = "SMARCH_ADVICE_")]
pub type smarch_advice_kind = u32;

/// A piece of advice about the images of a list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_advice {
    /// The position in the list of the image that it is about, where has_index is set; else 0.
    pub index: usize,
    /// What is advised.
    pub kind: smarch_advice_kind,
    /// The device that it is about, the lowest where there are several; 0 where it is about none in particular.
    pub device: smarch_cc,
    /// The image to add or to write instead; {0, 0} where there is none.
    pub image: smarch_name,
    /// Whether it is about an image of the list.
    pub has_index: bool,
    /// Always 0.
    pub reserved: [u8; 7],
}

impl From<Advice> for smarch_advice {
    fn from(advice: Advice) -> Self {
        Self {
            index: advice.index.unwrap_or(0),
            kind: advice.kind.code(),
            device: advice.device.map_or(0, |device| device.0),
            image: advice
                .image
                .map_or(smarch_name { kind: 0, target: 0 }, smarch_name::from),
            has_index: advice.index.is_some(),
            reserved: [0; 7],
        }
    }
}

/// What to change about the images of a list for these devices with these drivers: images to add for devices that run nothing, for each image whether
/// it adds nothing or is better written in another way, and the PTX for future devices. Images to add or to write instead are those that toolkit k
/// builds. *count
/// becomes how many pieces of advice, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an image is invalid. SMARCH_ERROR_ARCH_LIST_TOO_MANY: above
/// SMARCH_ADVISE_MAX images or devices. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_images_advise(
    k: smarch_toolkit,
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    devices: *const smarch_cc,
    devices_count: usize,
    out: *mut smarch_advice,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes images_count readable images.
    let images = unsafe { images_of(images, images_count) };
    // SAFETY: the caller passes devices_count readable numbers.
    let devices = unsafe { devices_of(devices, devices_count) };
    status(images.and_then(|images| {
        let advice = advice::advise(boundary::toolkit(k)?, drivers(kernel, user), images, devices?);
        // SAFETY: the caller passes space for capacity pieces.
        unsafe { fill_list(out, capacity, count, advice.map(smarch_advice::from)) }
    }))
}
