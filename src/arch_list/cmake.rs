//! `CMAKE_CUDA_ARCHITECTURES`, the environment's `CUDAARCHS`, and the target property `CUDA_ARCHITECTURES`.
//!
//! The variable is checked before it is used, the property is not: what is wrong with it is found by nvcc.
//!
//! Source: `loading/arch_lists.tsv` (CMake 4.4.4 was run with nvcc 13.0.88) and CMake's own modules.

use super::image::{Image, Images};
use super::list::List;
use super::problem::Failed;
use super::remark::Remark;
use super::source::Source;
use super::spelling::{self, Arch, Form};
use super::token::Token;
use super::words::Says;
use super::{Context, Fault, nvcc};
use crate::Error;
use crate::target::{NameKind, Target};
use core::fmt;

/// Where the list is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Variable,
    Environment,
    Property,
}

/// The words that stand for a list of their own.
const ALONE: [&[u8]; 3] = [b"all", b"all-major", b"native"];

/// Reads a list; `None` is one that is not set.
#[inline(never)]
pub(super) fn parse(
    place: Place,
    source: &Source<'_>,
    text: Option<Token<'_>>,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let whole = match (text, place) {
        (Some(whole), _) if !whole.is_empty() => whole,
        (Some(empty), Place::Variable) => return Err(empty.fail(Error::ArchListEmpty, Says::CmakeEmptyVariable)),
        (Some(empty), Place::Property) => return Err(empty.fail(Error::ArchListEmpty, Says::CmakeEmptyProperty)),
        (None, _) | (Some(_), Place::Environment) => {
            list.note(Remark::Default, None);
            return push(Target::DEFAULT, true, true, source.nothing(), list);
        }
    };
    if is_off(whole) {
        list.note(Remark::NoFlag, Some(whole.span()));
        list.push(Image::cubin(Target::DEFAULT), whole)?;
        return list.push(Image::ptx(Target::DEFAULT), whole);
    }
    if whole.is_any(&ALONE) {
        list.note(Remark::PassedToNvcc, Some(whole.span()));
        return match whole.is(b"native") {
            true => nvcc::native(&nvcc::NVCC_13_0, whole, false, context, list),
            false => nvcc::all(&nvcc::NVCC_13_0, whole, false, whole.is(b"all-major"), list),
        };
    }
    for (position, item) in whole.split(|byte| byte == b';').enumerate() {
        // The variable must not begin with an empty item; all others are skipped.
        if item.is_empty() && (position > 0 || place == Place::Property) {
            continue;
        }
        parse_item(place, item, list).map_err(|Failed| source.fail_with(whole))?;
    }
    Ok(())
}

/// What CMake takes for false.
fn is_off(text: Token<'_>) -> bool {
    const OFF: [&[u8]; 7] = [b"0", b"N", b"NO", b"OFF", b"FALSE", b"IGNORE", b"NOTFOUND"];
    const OFF_AT_THE_END: &[u8] = b"-NOTFOUND";
    let upper = || text.bytes().map(|byte| byte.to_ascii_uppercase());
    OFF.iter().any(|off| upper().eq(off.iter().copied())) || text.strip_suffix(OFF_AT_THE_END).is_some()
}

#[inline(never)]
fn parse_item(place: Place, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let (arch, real, ptx) = match (item.strip_suffix(b"-real"), item.strip_suffix(b"-virtual")) {
        (Some(arch), _) => (arch, true, false),
        (_, Some(arch)) => (arch, false, true),
        _ => (item, true, true),
    };
    let invalid = |error| match place {
        Place::Property => item.fail(error, Says::Nothing),
        Place::Variable | Place::Environment => item.fail(error, Says::CmakeNotOneOf),
    };
    if place == Place::Property
        && let Some((_, specifier)) = item.split_once(b'-')
        && !specifier.is_any(&[b"real", b"virtual"])
    {
        return Err(specifier.fail(Error::ArchListSpelling, Says::CmakeSpecifier));
    }
    if arch.is_any(&ALONE) {
        return Err(invalid(Error::ArchListAlone));
    }
    let has = |target| nvcc::NVCC_13_0.has(target);
    let takes = |arch: Arch| arch.target().is_some_and(has);
    let target = spelling::read(Form::Digits, arch)
        .and_then(Arch::target)
        .filter(|&target| has(target));
    let Some(target) = target else {
        let error = spelling::mistake(arch, Form::Digits, takes);
        // The variable lets every number through, with an a or an f after it.
        let number = arch.strip_suffix(b"a").or(arch.strip_suffix(b"f")).unwrap_or(arch);
        return Err(
            match !number.is_empty() && !number.contains(|byte| !byte.is_ascii_digit()) {
                true => arch.fail(error, Says::CmakeUnsupported),
                false => invalid(error),
            },
        );
    };
    if real && nvcc::conflicts(list.stored(), Image::cubin(target)) {
        return Err(item.fail(Error::ArchListConflict, Says::Nothing));
    }
    push(target, ptx, real, item, list)
}

fn push(target: Target, ptx: bool, real: bool, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let images = [(ptx, Image::ptx(target)), (real, Image::cubin(target))];
    for (_, image) in images.into_iter().filter(|&(wanted, _)| wanted) {
        if !list.images().any(|other| other == image) {
            list.push(image, at)?;
        }
    }
    Ok(())
}

/// Writes `80` for cubin and PTX, `80-real` for the cubin, `80-virtual` for the PTX.
#[inline(never)]
pub(super) fn write(list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), Fault> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        let has_both = list.has_plain_cubin(target) && list.holds(NameKind::Compute, target);
        let ending = match image.name.kind {
            NameKind::Lto => return Err(Fault::Unsayable(position)),
            NameKind::Sm if has_both => "",
            NameKind::Sm => "-real",
            NameKind::Compute if has_both => continue,
            NameKind::Compute => "-virtual",
        };
        if image.source() != target {
            return Err(Fault::Unsayable(position));
        }
        nvcc::check(&nvcc::NVCC_13_0, list, position, image)?;
        write!(out, "{separator}{}{ending}", target.without_prefix())?;
        separator = ";";
    }
    Ok(())
}
