//! What runs on a device with a driver.

use super::pick::smarch_image;
use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::cubin::Compression;
use crate::ffi::boundary::{self, slice, version};
use crate::ffi::cubin::fatbin::smarch_fatbin_compression;
use crate::ffi::targets::smarch_cc;
use crate::ffi::toolkits::smarch_driver;
use crate::rules::runs::{self, Drivers, Stored};
use crate::targets::Cc;
use crate::toolkits::Driver;

/// The kernel's driver and the user-mode one.
pub(super) const fn drivers(kernel: smarch_driver, user: smarch_driver) -> Drivers {
    Drivers::new(Driver(kernel), Driver(user))
}

/// Whether an image runs on a device by itself, with this driver in the kernel and this user-mode driver, what cuDriverGetVersion returns: they are
/// two where a compatibility package is installed, else the same. The driver supports the device, a cubin (sm_) loads and is of a toolkit whose cubins
/// the driver reads, PTX (compute_) is compiled; LTO IR does not run. False where it is unknown, and for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_runs(
    kernel: smarch_driver,
    user: smarch_driver,
    image: smarch_image,
    device: smarch_cc,
) -> bool {
    let Ok(name) = boundary::name(image.name.kind, image.name.target) else {
        return false;
    };
    // Asked of few: it takes as long as all else.
    let written = || (image.toolkit(), None);
    runs::runs_by(
        Driver(kernel),
        Driver(user),
        name,
        version(image.ptx),
        written,
        Cc(device),
    )
}

/// As smarch_runs, with the reason: where there are several, the one that is to be mended first.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_runs_why(
    kernel: smarch_driver,
    user: smarch_driver,
    image: smarch_image,
    device: smarch_cc,
) -> smarch_verdict {
    let image = image.image();
    code(
        image
            .ok()
            .map(|image| runs::runs_why(Driver(kernel), Driver(user), image, Cc(device))),
    )
}

/// The oldest driver with which an image runs on a device; 0 where it runs with none that is known, and for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_image_oldest_driver(image: smarch_image, device: smarch_cc) -> smarch_driver {
    let oldest = image
        .image()
        .ok()
        .and_then(|image| runs::image_oldest_driver(image, Cc(device)));
    oldest.map_or(0, |driver| driver.0)
}

/// The images with how they are compressed; an invalid one is found first.
fn stored<'a>(
    images: &'a [smarch_image],
    compressions: &'a [smarch_fatbin_compression],
) -> Result<impl Iterator<Item = Stored> + 'a, Error> {
    let one = |at: usize, image: &smarch_image| -> Result<Stored, Error> {
        let compression = match compressions.get(at) {
            None => Compression::None,
            Some(&code) => Compression::from_code(code).ok_or(Error::InvalidValue)?,
        };
        Ok(Stored {
            compression,
            ..image.image()?.into()
        })
    };
    for (at, image) in images.iter().enumerate() {
        one(at, image)?;
    }
    // All are valid: none is left out.
    Ok(images
        .iter()
        .enumerate()
        .filter_map(move |(at, image)| one(at, image).ok()))
}

/// Whether a device runs one of the images of a fat binary with these drivers; compressions has the SMARCH_COMPRESSION_* of
/// each, from the first on: those that it does not reach are not compressed. False where it is unknown, and for an invalid argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_module_runs(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    compressions: *const smarch_fatbin_compression,
    compressions_count: usize,
    device: smarch_cc,
) -> bool {
    // SAFETY: the caller passes readable elements.
    let images = unsafe { module((images, images_count), (compressions, compressions_count)) };
    images.is_some_and(|images| runs::module_runs(drivers(kernel, user), images, Cc(device)))
}

/// As smarch_module_runs, with the reason: where none runs, that of the image that is nearest to running. SMARCH_NO_VERDICT: there is no image, or
/// an argument is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_module_runs_why(
    kernel: smarch_driver,
    user: smarch_driver,
    images: *const smarch_image,
    images_count: usize,
    compressions: *const smarch_fatbin_compression,
    compressions_count: usize,
    device: smarch_cc,
) -> smarch_verdict {
    // SAFETY: the caller passes readable elements.
    let images = unsafe { module((images, images_count), (compressions, compressions_count)) };
    code(images.and_then(|images| runs::module_runs_why(drivers(kernel, user), images, Cc(device))))
}

/// The images of a fat binary; `None` where an argument is invalid.
///
/// # Safety
/// As [`slice`] wants both.
unsafe fn module<'a>(
    images: (*const smarch_image, usize),
    compressions: (*const smarch_fatbin_compression, usize),
) -> Option<impl Iterator<Item = Stored> + 'a> {
    // SAFETY: as the caller promises.
    let images = unsafe { slice(images.0, images.1) }.ok()?;
    // SAFETY: as the caller promises.
    let compressions = unsafe { slice(compressions.0, compressions.1) }.ok()?;
    stored(images, compressions).ok()
}

/// Whether all modules of a file run on a device with these drivers: of an ELF, PE or COFF file, of an ar archive, a fat binary, a cubin or PTX text.
/// False where it is unknown: so for what is damaged or is none of these. Time grows with the file.
///
/// Of each module the driver takes an image, which must run. What is to be linked (-rdc, LTO) does not run; of a file that has the linked code, too, it does not
/// count. A CUDA runtime that the file asks the dynamic linker for must start; one that is linked into it is not seen.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_runs(
    kernel: smarch_driver,
    user: smarch_driver,
    bytes: *const u8,
    len: usize,
    device: smarch_cc,
) -> bool {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    bytes.is_ok_and(|bytes| runs::file_runs(drivers(kernel, user), bytes, Cc(device)))
}

/// As smarch_file_runs, with the reason: that of the driver, of the runtime, else of the first module that does not run. SMARCH_NO_VERDICT: bytes is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_runs_why(
    kernel: smarch_driver,
    user: smarch_driver,
    bytes: *const u8,
    len: usize,
    device: smarch_cc,
) -> smarch_verdict {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    code(
        bytes
            .ok()
            .map(|bytes| runs::file_runs_why(drivers(kernel, user), bytes, Cc(device))),
    )
}

/// The oldest driver with which all modules of a file run on a device; 0 where they run with none that is known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_oldest_driver(bytes: *const u8, len: usize, device: smarch_cc) -> smarch_driver {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    let oldest = bytes.ok().and_then(|bytes| runs::file_oldest_driver(bytes, Cc(device)));
    oldest.map_or(0, |driver| driver.0)
}
