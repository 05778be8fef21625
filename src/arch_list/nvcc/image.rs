//! Which image nvcc makes for which code, which it cannot have together, and how it is asked for one.

use super::super::WriteError;
use super::super::image::{Image, Images};
use super::Nvcc;
use crate::Error;
use crate::target::{Name, NameKind, Suffix, Target};
use core::fmt;

/// The image that nvcc makes for `code` from `arch`, a `compute_` or `lto_` name.
///
/// Of `code=sm_100` from `compute_100f` nvcc makes an image for sm_100f.
pub(in super::super) fn image_of(arch: Name, code: Name) -> Result<Image, Error> {
    let (from, mut target) = (arch.target, code.target);
    if code.kind == NameKind::Compute {
        return match arch == code {
            true => Ok(Image::ptx(target)),
            false => Err(Error::ArchListIncompatible),
        };
    }
    if code.kind == NameKind::Sm && from.suffix() == Suffix::F && target.suffix() == Suffix::Base {
        // sm_75 would be sm_75f, which there is not.
        target = Target::from_parts(target.number(), Suffix::F).ok_or(Error::ArchListUnsupported)?;
    }
    let same_family = from.family().is_some() && from.family() == target.family();
    let goes = from.number() <= target.number()
        && match (from.suffix(), target.suffix()) {
            (Suffix::Base, Suffix::Base | Suffix::A) | (Suffix::A, Suffix::A) => true,
            (Suffix::Base | Suffix::F, Suffix::F) => same_family,
            (Suffix::F, Suffix::A) => code.kind == NameKind::Sm,
            (Suffix::A, _) | (Suffix::F, Suffix::Base) => false,
        };
    match goes {
        true => Ok(Image {
            name: target.named(code.kind),
            from: Some(from),
        }),
        false => Err(Error::ArchListIncompatible),
    }
}

/// Whether a build cannot have this cubin beside the others: one SM from family-specific PTX and from other PTX.
#[inline(never)]
pub(in super::super) fn conflicts(others: Images<'_>, image: Image) -> bool {
    let counts = |image: &Image| image.name.kind == NameKind::Sm && image.name.target.suffix() != Suffix::A;
    let is_family = |image: &Image| image.source().suffix() == Suffix::F;
    counts(&image)
        && others.iter().any(|other| {
            counts(&other)
                && other.name.target.number() == image.name.target.number()
                && is_family(&other) != is_family(&image)
        })
}

/// Writes one `arch=compute_X,code=Y` an image, after `before` and between `between`.
#[inline(never)]
pub(in super::super) fn write(
    nvcc: &Nvcc,
    before: &str,
    between: &str,
    list: Images<'_>,
    out: &mut dyn fmt::Write,
) -> Result<(), WriteError> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        check(nvcc, list, position, image)?;
        write!(
            out,
            "{separator}{before}arch=compute_{},code={}",
            image.source().without_prefix(),
            image.name
        )?;
        separator = between;
    }
    Ok(())
}

/// Whether nvcc can make the image at this position of the list.
pub(in super::super) fn check(nvcc: &Nvcc, list: Images<'_>, position: usize, image: Image) -> Result<(), WriteError> {
    let arch = image.source().named(NameKind::Compute);
    let is_made = nvcc.has(image.name.target)
        && nvcc.has(image.source())
        && image_of(arch, image.name).is_ok_and(|made| made.name == image.name);
    match is_made && !conflicts(list.first(position), image) {
        true => Ok(()),
        false => Err(WriteError::NotExpressible(position)),
    }
}
