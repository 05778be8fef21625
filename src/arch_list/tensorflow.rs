//! `TF_CUDA_COMPUTE_CAPABILITIES` and `HERMETIC_CUDA_COMPUTE_CAPABILITIES` of TensorFlow, XLA and JAX.
//!
//! `sm_80` is a cubin, `compute_80` a cubin and PTX. If every item is written as `8.0` is, the items are sorted as
//! texts and only the last becomes `compute_`. In `8.0,10.0` that is 8.0, which gets the PTX.
//!
//! Source: `loading/arch_lists.tsv` and XLA's published `cuda_configure.bzl`; read, not run.

use super::WriteError;
use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::{ShortToken, Token};
use crate::Error;
use crate::targets::{NameKind, Target, TargetSet};
use core::fmt;

/// The list that an empty or unset variable stands for.
const DEFAULT: &[u8] = b"compute_35,compute_52";

/// Parses a list; an empty one means the same as an unset variable.
#[inline(never)]
pub(super) fn parse(source: &Source<'_>, list: &mut List) -> Result<(), Failed> {
    if source.whole().is_empty() {
        list.note(Remark::Default, None);
        return parse(&Source::new(DEFAULT, false), list);
    }
    let items = || source.whole().split(|byte| byte == b',');
    let are_all_dotted = items().all(|item| item.count(b'.') == 1);
    let greatest = items().map(without_dots).max().unwrap_or_default();
    let mut seen = [TargetSet::EMPTY; 2];
    let mut last = None;
    for item in items() {
        let is_dotted = item.count(b'.') == 1;
        // When all items are dotted, only the greatest text becomes compute_.
        let is_lesser = are_all_dotted && !spelling::same(&without_dots(item), &greatest);
        let with_ptx = (is_dotted && !is_lesser) || item.strip_prefix(b"compute_").is_some();
        let (arch, message) = match (is_dotted, with_ptx) {
            (true, true) => (spelling::read(Form::Dotted, item), Message::TensorflowInvalidCompute),
            (true, false) => (spelling::read(Form::Dotted, item), Message::TensorflowInvalidSm),
            (false, _) => (prefixed(item), Message::TensorflowInvalid),
        };
        let target = target_of(arch, item, message)?;
        if are_all_dotted {
            // Sorted: the greatest comes last, and once more as a cubin when it was given twice.
            let is_repeated = with_ptx && last.is_some();
            if !with_ptx || is_repeated {
                list.insert_in_order(cubin_of(target), item, |other| {
                    other.name.target.without_prefix() < target.without_prefix()
                })?;
            }
            if with_ptx {
                last = Some((target, item));
            }
            continue;
        }
        let [cubins, with_their_ptx] = &mut seen;
        let seen = if with_ptx { with_their_ptx } else { cubins };
        if !seen.contains(target) {
            *seen = seen.with(target);
            push(target, with_ptx, item, list)?;
        }
    }
    last.map_or(Ok(()), |(target, item)| push(target, true, item, list))
}

/// The number and the letter behind the prefix; TensorFlow has no `lto_`.
fn prefixed(item: Token<'_>) -> Option<Arch> {
    let has_prefix = item.strip_prefix(b"sm_").or(item.strip_prefix(b"compute_")).is_some();
    spelling::read(Form::Named, item).filter(|_| has_prefix)
}

/// The item without its dots, as XLA sorts it. It never accepts what is longer than this.
fn without_dots(item: Token<'_>) -> ShortToken {
    let mut short = ShortToken::new();
    for byte in item.bytes().filter(|&byte| byte != b'.') {
        if short.push(byte).is_err() {
            break;
        }
    }
    short
}

/// The target. XLA accepts two or three digits with or without an `a`, and leaves it to the compiler which exist.
fn target_of(arch: Option<Arch>, item: Token<'_>, message: Message) -> Result<Target, Failed> {
    let form = if message == Message::TensorflowInvalid {
        Form::Named
    } else {
        Form::Dotted
    };
    let arch = arch.filter(|arch| matches!(arch.number, 10..=999) && matches!(arch.letter, None | Some(b'a')));
    match arch.map(Arch::target) {
        Some(Some(target)) => Ok(target),
        Some(None) => Err(item.fail(Error::ArchListNotInTable, Message::None)),
        None => Err(item.fail(spelling::mistake(item, form, |arch| arch.target().is_some()), message)),
    }
}

fn cubin_of(target: Target) -> Image {
    Image {
        name: target.named(NameKind::Sm),
        from: None,
    }
}

fn push(target: Target, with_ptx: bool, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    list.push(cubin_of(target), at)?;
    if with_ptx {
        list.push(Image::ptx(target), at)?;
    }
    Ok(())
}

/// Writes `compute_80` for cubin and PTX, `sm_80` for the cubin.
#[inline(never)]
pub(super) fn write(list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        if !list.is_cubin_or_its_ptx(image) || target.suffix().letter() == Some('f') {
            return Err(WriteError::NotExpressible(position));
        }
        if image.name.kind == NameKind::Sm {
            let kind = if list.holds(NameKind::Compute, target) {
                NameKind::Compute
            } else {
                NameKind::Sm
            };
            write!(out, "{separator}{}", target.named(kind))?;
            separator = ",";
        }
    }
    Ok(())
}
