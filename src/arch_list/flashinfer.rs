//! FlashInfer's `FLASHINFER_CUDA_ARCH_LIST`.
//!
//! FlashInfer adds a letter to an item without one: it builds `9.0` for sm_90a, and 12.0 for sm_120f, or for sm_120a
//! with toolkit 12.8. It passes an item with a letter to nvcc unchanged. If nvcc does not know 10.7, FlashInfer builds
//! it for sm_100f.
//!
//! Source: `loading/arch_list_releases.tsv`; `CompilationContext` of FlashInfer 0.7.2.post1, run for kernels of all architectures.

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::Failed;
use super::spelling::{self, Form};
use super::token::Token;
use super::torch::Dotted;
use super::{Context, WriteError, nvcc};
use crate::targets::{NameKind, Suffix, Target};
use crate::{Cc, Error, Toolkit};
use core::fmt;

/// Parses a list; `None` is a variable that is not set: FlashInfer then builds for the devices.
#[inline(never)]
pub(super) fn parse(
    text: Option<Token<'_>>,
    at: Token<'_>,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let nvcc = context.toolkit;
    match (text, context.devices) {
        (Some(whole), _) => {
            let items = || whole.split(|byte| byte == b' ');
            // All items are read before nvcc sees one.
            items().try_for_each(|item| read(nvcc, item).map(|_| ()))?;
            for item in items() {
                match read(nvcc, item)? {
                    (Some(target), message) => insert(nvcc, target, item, message, list)?,
                    (None, message) => return Err(item.fail(mistake(nvcc, item), message)),
                }
            }
        }
        (None, None) => {
            list.note(Remark::Machine, None);
            return Ok(());
        }
        (None, Some(devices)) => {
            list.note(Remark::Default, None);
            // From the first device that the toolkit is too old for on, FlashInfer leaves out all, with a warning.
            for target in devices
                .iter()
                .map_while(|&Cc(device)| with_letter(nvcc, device, at).ok())
            {
                let target = target.ok_or_else(|| at.fail(Error::ArchListNotInTable, Message::None))?;
                insert(nvcc, target, at, Message::None, list)?;
            }
            if list.images().len() == 0 {
                return Err(at.fail(Error::ArchListNoDevice, Message::FlashinferNone));
            }
        }
    }
    replace_rubin(nvcc, at, list)
}

/// The target that is built for an item, `None` where there is none, and what nvcc prints about the item if it does not build for it.
#[inline(never)]
fn read(nvcc: Toolkit, item: Token<'_>) -> Result<(Option<Target>, Message), Failed> {
    let (major, minor) = match (item.split_once(b'.'), item.count(b'.')) {
        (Some(parts), 1) => parts,
        (_, 0) => return Err(item.fail(mistake(nvcc, item), Message::FlashinferTooFew)),
        _ => return Err(item.fail(mistake(nvcc, item), Message::FlashinferTooMany)),
    };
    let number = digits(major)?;
    let Some(last) = minor.bytes().last() else {
        return Err(item.fail(Error::ArchListSpelling, Message::FlashinferNoMinor));
    };
    if last.is_ascii_alphabetic() {
        let target = spelling::read(Form::Dotted, item).and_then(spelling::Arch::target);
        return Ok((target, Message::NvccUnsupportedDotted));
    }
    let minor = digits(minor)?;
    let message = if number < 9 {
        Message::NvccUnsupportedDotted
    } else {
        Message::None
    };
    let cc = number.checked_mul(10).and_then(|tens| tens.checked_add(minor));
    match cc.filter(|_| minor < 10) {
        Some(cc) => Ok((with_letter(nvcc, cc, item)?, message)),
        None => Ok((None, message)),
    }
}

/// A decimal number. Python's `int` takes a sign, `_` and blanks too, which nobody writes: what it makes of them is not answered.
#[inline(never)]
fn digits(token: Token<'_>) -> Result<u32, Failed> {
    let mut number: Option<u32> = None;
    for byte in token.bytes() {
        let digit = char::from(byte).to_digit(10);
        number = match (digit, number.unwrap_or(0).checked_mul(10)) {
            (Some(digit), Some(tens)) => tens.checked_add(digit),
            _ => None,
        };
        if number.is_none() {
            let is_read = token
                .contains(|byte| matches!(byte, b'+' | b'-' | b'_') || byte.is_ascii_whitespace() || !byte.is_ascii());
            let is_long = !token.contains(|byte| !byte.is_ascii_digit());
            let message = if is_read || is_long {
                Message::None
            } else {
                Message::FlashinferNoNumber
            };
            return Err(token.fail(Error::ArchListSpelling, message));
        }
    }
    number.ok_or_else(|| token.fail(Error::ArchListSpelling, Message::FlashinferNoNumber))
}

/// The kind of mistake of an item that has no letter of its own to be right.
fn mistake(nvcc: Toolkit, item: Token<'_>) -> Error {
    let takes = |arch: spelling::Arch| arch.target().is_some_and(|target| nvcc.builds(target));
    spelling::mistake(item, Form::Dotted, takes)
}

/// The target that FlashInfer builds for this compute capability; `None` where there is none.
#[inline(never)]
fn with_letter(nvcc: Toolkit, cc: u32, at: Token<'_>) -> Result<Option<Target>, Failed> {
    let suffix = match cc {
        ..90 => Suffix::Base,
        120 if nvcc.is_from(Toolkit::V12_9) => Suffix::F,
        120 if !nvcc.is_from(Toolkit::V12_8) => {
            return Err(at.fail(Error::ArchListUnsupported, Message::FlashinferBefore12_8));
        }
        121..130 if !nvcc.is_from(Toolkit::V12_9) => {
            return Err(at.fail(Error::ArchListUnsupported, Message::FlashinferBefore12_9));
        }
        _ => Suffix::A,
    };
    Ok(Target::from_parts(cc, suffix))
}

/// Whether another target is built in place of this one.
fn is_replaced(nvcc: Toolkit, target: Target) -> bool {
    (target.number(), target.suffix()) == (107, Suffix::A) && !nvcc.builds(target)
}

/// Inserts a cubin in FlashInfer's order: by the number before the dot, then by the text behind it.
#[inline(never)]
fn insert(nvcc: Toolkit, target: Target, at: Token<'_>, message: Message, list: &mut List) -> Result<(), Failed> {
    if !nvcc.builds(target) && !is_replaced(nvcc, target) {
        return Err(at.fail(Error::ArchListUnsupported, message));
    }
    let image = Image::cubin(target);
    if nvcc::conflicts(list.stored(), image) {
        return Err(at.fail(Error::ArchListConflict, Message::None));
    }
    // No minor number has two digits: the order of targets is that of the texts.
    list.insert_in_order(image, at, |other| other.name.target < target)
}

/// 10.7 is built for the family where nvcc does not know it.
#[inline(never)]
fn replace_rubin(nvcc: Toolkit, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let is_rubin = |image: &Image| is_replaced(nvcc, image.name.target);
    let Some(position) = list.images().position(|image| is_rubin(&image)) else {
        return Ok(());
    };
    list.remove(is_rubin);
    let family = Target::Sm100f;
    if !nvcc.builds(family) {
        return Err(at.fail(Error::ArchListUnsupported, Message::None));
    }
    let before = list.images().take(position).last();
    list.insert_in_order(Image::cubin(family), at, |other| {
        before.is_some_and(|before| other.name.target <= before.name.target)
    })
}

/// Writes the cubins; PTX cannot be said, nor a cubin without a letter from sm_90 on.
#[inline(never)]
pub(super) fn write(toolkit: Toolkit, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        let is_expressible = image.name.kind == NameKind::Sm
            && image.source() == target
            && (target.suffix() != Suffix::Base || target.number() < 90)
            && toolkit.builds(target);
        if !is_expressible {
            return Err(WriteError::NotExpressible(position));
        }
        nvcc::check(toolkit, list, position, image)?;
        write!(out, "{separator}{}", Dotted(target))?;
        separator = " ";
    }
    Ok(())
}
