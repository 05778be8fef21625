//! `nvcc -arch`, `-code` and `-gencode`.
//!
//! nvcc groups its images by the architecture that they are made from. The groups stand in the order in which they are
//! first named; the group of `-arch` is the first. A later option puts its images before those that its group has
//! already. The last image of one `-code` therefore comes first.
//!
//! nvcc builds for the targets that ptxas of its release builds for. nvcc itself was measured from 13.0 on; the answers
//! for earlier releases follow from ptxas of the release.
//!
//! Source: `loading/arch_lists.tsv` and `-fatbin --dryrun` runs of nvcc 13.0.88, every pair of
//! `-gencode arch` and `code` among them; measured.

mod gencode;
mod image;
mod options;
mod other_options;

pub(super) use gencode::parse_gencode;
pub(super) use image::{check, conflicts, image_of, write};

use super::Context;
use super::image::Image;
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Form};
use super::token::Token;
use crate::targets::{Name, NameKind, Suffix, Target};
use crate::{Cc, Error, Toolkit};
use gencode::Maker;
use options::{OptionKind, each_option};

/// Reads an architecture of any kind.
fn read_name(nvcc: Toolkit, token: Token<'_>, message: Message) -> Result<Name, Failed> {
    if let Some(name) = spelling::read_name(token).filter(|name| nvcc.builds(name.target)) {
        return Ok(name);
    }
    let takes = |arch: spelling::Arch| arch.target().is_some_and(|target| nvcc.builds(target));
    Err(token.fail(spelling::mistake(token, Form::Named, takes), message))
}

/// Parses the options of a command line.
pub(super) fn parse(source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let nvcc = context.toolkit;
    let mut found = Survey::default();
    survey(nvcc, source, list, &mut found)?;
    match (found.arch, found.code) {
        (None, Some(code)) => return Err(code.fail(Error::ArchListConflict, Message::NvccNoArch)),
        (Some(arch), Some(_)) => parse_codes(nvcc, arch, source, list)?,
        (Some(arch), None) => parse_arch(nvcc, arch, found.dlto, context, list)?,
        (None, None) if found.gencode => {}
        (None, None) => {
            list.note(Remark::Default, None);
            push_pair(nvcc.default_target(), found.dlto, source.nothing(), list)?;
        }
    }
    parse_gencodes(nvcc, source, list)
}

#[inline(never)]
fn parse_gencodes(nvcc: Toolkit, source: &Source<'_>, list: &mut List) -> Result<(), Failed> {
    each_option(source, &mut |kind, value| match kind {
        OptionKind::Gencode => parse_gencode(nvcc, value, list),
        _ => Ok(()),
    })
}

/// The options of a command line, looked at once.
#[derive(Default)]
struct Survey<'a> {
    /// The last `-arch`.
    arch: Option<Token<'a>>,
    /// The first value of `-code`.
    code: Option<Token<'a>>,
    dlto: bool,
    gencode: bool,
}

/// Looks at every option once.
#[inline(never)]
fn survey<'a>(nvcc: Toolkit, source: &'a Source<'a>, list: &mut List, found: &mut Survey<'a>) -> Result<(), Failed> {
    let mut dlto = None;
    let mut makes_more = false;
    each_option(source, &mut |kind, value| {
        match kind {
            OptionKind::Arch => {
                if found.arch.is_some_and(|earlier| !earlier.same_as(value)) {
                    list.note(Remark::LastWins, Some(value.span()));
                }
                found.arch = Some(value);
            }
            OptionKind::Code => {
                for code in codes(value) {
                    makes_more |= read_name(nvcc, code, Message::NvccNotDefined)?.kind != NameKind::Lto;
                    found.code = found.code.or(Some(code));
                }
            }
            OptionKind::Gencode => found.gencode = true,
            OptionKind::Dlto => dlto = Some(value),
            OptionKind::Linking => {}
        }
        Ok(())
    })?;
    found.dlto = dlto.is_some();
    match dlto.filter(|_| found.gencode || makes_more) {
        Some(dlto) => Err(dlto.fail(Error::ArchListConflict, Message::NvccLtoWithCode)),
        None => Ok(()),
    }
}

/// The values of `-code`, empty ones left out.
fn codes(value: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    value.split(|byte| byte == b',').filter(|code| !code.is_empty())
}

/// `-arch` with `-code`.
#[inline(never)]
fn parse_codes(nvcc: Toolkit, arch: Token<'_>, source: &Source<'_>, list: &mut List) -> Result<(), Failed> {
    if arch.is_any(&[b"all", b"all-major"]) {
        return Err(arch.fail(Error::ArchListAlone, Message::NvccAllWithCode));
    }
    if arch.is(b"native") {
        return Err(arch.fail(Error::ArchListAlone, Message::NvccNativeWithCode));
    }
    let mut maker = Maker::new(nvcc, arch, Message::NvccNotDefined)?;
    each_option(source, &mut |kind, value| match kind {
        OptionKind::Code => maker.make_codes(value, list),
        _ => Ok(()),
    })
}

/// `-arch` alone.
#[inline(never)]
fn parse_arch(nvcc: Toolkit, arch: Token<'_>, lto: bool, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    if arch.is(b"native") {
        return push_native(nvcc, arch, lto, context, list);
    }
    if arch.is_any(&[b"all", b"all-major"]) {
        return push_all(nvcc, arch, lto, arch.is(b"all-major"), list);
    }
    let name = read_name(nvcc, arch, Message::NvccUnsupported)?;
    // With a suffixed name nvcc also builds the PTX (or the LTO IR) of its base.
    let base = Target::from_parts(name.target.number(), Suffix::Base).filter(|&base| base != name.target);
    for target in base.into_iter().chain([name.target]) {
        match (name.kind, lto) {
            (NameKind::Lto, _) => list.push(lto_ir(target), arch)?,
            (_, true) => {
                list.push(Image::ptx(target), arch)?;
                list.push(lto_ir(target), arch)?;
            }
            (NameKind::Sm, false) if target == name.target => push_pair(target, false, arch, list)?,
            (_, false) => list.push(Image::ptx(target), arch)?,
        }
    }
    Ok(())
}

/// Appends what `-arch=sm_80` makes, and what nvcc makes by default: the cubin and the PTX; for LTO the PTX and the
/// LTO IR.
#[inline(never)]
fn push_pair(target: Target, lto: bool, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let (first, second) = if lto {
        (Image::ptx(target), lto_ir(target))
    } else {
        (Image::cubin(target), Image::ptx(target))
    };
    list.push(first, at)?;
    list.push(second, at)
}

/// LTO IR for a target, made for that target.
fn lto_ir(target: Target) -> Image {
    Image {
        name: target.named(NameKind::Lto),
        from: Some(target),
    }
}

/// Appends `-arch=all` or `all-major`: every base target, or the lowest of each major version, and PTX for the highest
/// major version.
#[inline(never)]
pub(super) fn push_all(
    nvcc: Toolkit,
    at: Token<'_>,
    lto: bool,
    only_major: bool,
    list: &mut List,
) -> Result<(), Failed> {
    let major = |target: Target| target.number().checked_div(10);
    let is_first = |target: Target| {
        !Target::ALL
            .iter()
            .any(|&other| nvcc.builds(other) && other < target && major(other) == major(target))
    };
    let bases = || {
        Target::ALL
            .iter()
            .copied()
            .filter(|&target| nvcc.builds(target) && target.suffix() == Suffix::Base)
    };
    let highest = bases().rfind(|&target| is_first(target));
    for target in bases().filter(|&target| !only_major || is_first(target)) {
        if Some(target) == highest {
            list.push(Image::ptx(target), at)?;
        }
        list.push(if lto { lto_ir(target) } else { Image::cubin(target) }, at)?;
    }
    Ok(())
}

/// Appends `-arch=native`: a cubin for each device; without a device nvcc's default.
#[inline(never)]
pub(super) fn push_native(
    nvcc: Toolkit,
    at: Token<'_>,
    lto: bool,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let Some(devices) = context.devices else {
        list.note(Remark::Machine, Some(at.span()));
        return Ok(());
    };
    if devices.is_empty() {
        list.note(Remark::NoDevice, Some(at.span()));
        return push_pair(nvcc.default_target(), lto, at, list);
    }
    for device in devices {
        let target = device_target(nvcc, *device, at)?;
        if !list.images().any(|image| image.name.target == target) {
            list.push(if lto { lto_ir(target) } else { Image::cubin(target) }, at)?;
        }
    }
    Ok(())
}

fn device_target(nvcc: Toolkit, device: Cc, at: Token<'_>) -> Result<Target, Failed> {
    match device.target().filter(|&target| nvcc.builds(target)) {
        Some(target) => Ok(target),
        None => Err(at.fail(Error::ArchListUnsupported, Message::None)),
    }
}
