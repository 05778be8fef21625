//! What runs on a device with a driver.

use super::pick::{smarch_image, smarch_pick_reason};
use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::cubin::Compression;
use crate::drivers::Driver;
use crate::ffi::boundary::{self, Out, slice, smarch_status, status, version};
use crate::ffi::cubin::fatbin::smarch_fatbin_compression;
use crate::ffi::drivers::{drivers, smarch_driver};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_cc;
use crate::rules::runs::{self, Stored};
use crate::targets::Cc;

/// Whether an image runs on a device by itself, as smarch_runs_why tells with the reason. False where that is unknown, and for an invalid image.
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

/// Whether an image runs on a device by itself, with this driver of the kernel and this user-mode driver, which is what cuDriverGetVersion returns.
/// They differ if a compatibility package is installed; else they are the same. The driver supports the device, a cubin (sm_) loads and is of a
/// toolkit whose cubins
/// the driver reads, PTX (compute_) is compiled; LTO IR does not run. If there are several reasons, the verdict is the one to mend first.
/// SMARCH_NO_VERDICT for an
/// invalid image.
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

/// Whether a device runs one of the images of a fat binary with these drivers, and why not; compressions has the SMARCH_COMPRESSION_* of
/// each, from the first on: those that it does not reach are not compressed. Where none runs, the reason is that of the image that is nearest to
/// running. SMARCH_NO_VERDICT: there is no image, or
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

/// Whether a file runs on a device, and with which image.
#[repr(C)]
pub struct smarch_file_run {
    /// SMARCH_YES: all of its modules run. Else why not: the reason of the driver, of the runtime, else of the first module that does not run.
    pub verdict: smarch_verdict,
    /// Why this image comes before the others of its module: SMARCH_PICK_*; 0 where none is known to be taken, and the rest is 0, too.
    pub reason: smarch_pick_reason,
    /// The image that the driver takes, of the first module of which one is known to run.
    pub image: smarch_name,
    /// Its place among the entries that smarch_fatbin_entries writes; 0 of a file that is an image itself.
    pub entry: usize,
}

/// Whether all modules of a file run on a device with these drivers, and which image the driver takes: of an ELF, PE or COFF file, of an ar archive, a fat
/// binary, a cubin or PTX text. Unknown for a damaged file, and for any other file. Time grows with the file.
///
/// Of each module the driver takes an image, which must run. Code that must still be linked (-rdc, LTO) does not run; of a file that has the linked
/// code, too, it does not
/// count. A CUDA runtime that the file asks the dynamic linker for must start; one that is linked into it is not seen. PTX is judged by its .version and its
/// .target; its statements: smarch_ptx_jits.
///
/// SMARCH_ERROR_NULL_POINTER: bytes or out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_runs(
    kernel: smarch_driver,
    user: smarch_driver,
    bytes: *const u8,
    len: usize,
    device: smarch_cc,
    out: Out<smarch_file_run>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        let out = out.ok_or(Error::NullPointer)?;
        let mut taken = None;
        let verdict = runs::file_runs_taking(drivers(kernel, user), bytes, Cc(device), &mut taken);
        out.write(smarch_file_run {
            verdict: verdict.code(),
            reason: taken.map_or(0, |taken| taken.reason.code()),
            image: taken.map_or(smarch_name::NONE, |taken| taken.name.into()),
            entry: taken.map_or(0, |taken| taken.entry as usize),
        });
        Ok(())
    }))
}

/// The oldest driver with which all modules of a file run on a device; 0 where they run with none that is known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_oldest_driver(bytes: *const u8, len: usize, device: smarch_cc) -> smarch_driver {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    let oldest = bytes.ok().and_then(|bytes| runs::file_oldest_driver(bytes, Cc(device)));
    oldest.map_or(0, |driver| driver.0)
}
