//! Which image nvcc makes for which code, which images it cannot make in one build, and the option that makes one.

use super::super::WriteError;
use super::super::image::{Image, Images};
use crate::targets::{Name, NameKind, Suffix, Target};
use crate::toolkits::since;
use crate::{Error, Toolkit};
use core::fmt;

/// The image that nvcc makes for `code` from `arch`, a `compute_` or `lto_` name.
///
/// For `code=sm_100` from `compute_100f` nvcc makes an image for sm_100f.
///
/// Source: `releases/nvcc_gencode.tsv`, every pair of names from 13.0 on; measured.
pub(in super::super) fn image_of(nvcc: Toolkit, arch: Name, code: Name) -> Result<Image, Error> {
    let (from, mut target) = (arch.target, code.target);
    if code.kind == NameKind::Compute {
        return if arch == code {
            Ok(Image::ptx(target))
        } else {
            Err(Error::ArchListIncompatible)
        };
    }
    if code.kind == NameKind::Sm && from.suffix() == Suffix::F && target.suffix() == Suffix::Base {
        // The target of sm_75 would be sm_75f, which does not exist.
        target = Target::from_parts(target.number(), Suffix::F).ok_or(Error::ArchListUnsupported)?;
    }
    let same_family = from.family().is_some() && from.family() == target.family();
    let is_by_suffix = nvcc.code() >= since::NVCC_BY_SUFFIX;
    let is_compatible = from.number() <= target.number()
        && match (from.suffix(), target.suffix()) {
            (Suffix::Base, Suffix::Base | Suffix::A) | (Suffix::A, Suffix::A) => true,
            (Suffix::Base, Suffix::F) => same_family || is_by_suffix,
            (Suffix::F, Suffix::F) => same_family,
            (Suffix::F, Suffix::A) => code.kind == NameKind::Sm && (same_family || !is_by_suffix),
            (Suffix::A, _) | (Suffix::F, Suffix::Base) => false,
        };
    if is_compatible {
        Ok(Image {
            name: target.named(code.kind),
            from: Some(from),
        })
    } else {
        Err(Error::ArchListIncompatible)
    }
}

/// Whether one build cannot make this cubin and the others: nvcc rejects one SM both from family-specific and
/// from other PTX.
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

/// Writes one `arch=compute_X,code=Y` for each image, each behind `before`, with `between` between them.
#[inline(never)]
pub(in super::super) fn write(
    nvcc: Toolkit,
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
pub(in super::super) fn check(
    nvcc: Toolkit,
    list: Images<'_>,
    position: usize,
    image: Image,
) -> Result<(), WriteError> {
    let arch = image.source().named(NameKind::Compute);
    let is_made = nvcc.builds(image.name.target)
        && nvcc.builds(image.source())
        && image_of(nvcc, arch, image.name).is_ok_and(|made| made.name == image.name);
    if is_made && !conflicts(list.first(position), image) {
        Ok(())
    } else {
        Err(WriteError::NotExpressible(position))
    }
}
