//! Meson's `cuda.nvcc_arch_flags`: the arguments of the call, `'13.0.88', ['8.0', 'Ampere+PTX']`.
//!
//! The first argument is the version of nvcc. Meson concludes from it which architectures nvcc can build, and leaves
//! out the others without a message ([`Remark::Dropped`]).
//!
//! Source: `loading/arch_lists.tsv` and the `cuda` module of Meson 1.12.1, run.

mod arguments;
mod tables;

use super::WriteError;
use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Form};
use super::token::{ShortToken, Token};
use super::torch::Dotted;
use crate::Error;
use crate::targets::{NameKind, Target};
use arguments::{Argument, check, each_item, survey, toolkit};
use core::fmt;
use tables::{AMPERE_AT_FIRST, AMPERE_GREW, COMMON, Limits, NAMED, Named, Toolkit, limits};

/// Parses the arguments of the call.
#[inline(never)]
pub(super) fn parse(source: &Source<'_>, list: &mut List) -> Result<(), Failed> {
    let whole = source.whole();
    check(whole)?;
    let toolkit = toolkit(whole)?;
    let meson = Meson {
        toolkit,
        limits: limits(toolkit),
    };
    let given = survey(whole, Argument::Given)?;
    let detected = survey(whole, Argument::Detected)?;
    match (given.first, given.count) {
        (Some(all), _) if all.is(b"All") => meson.add_all(all, list),
        (Some(common), _) if common.is(b"Common") => meson.add_common(common, list),
        (Some(first), _) if !first.is(b"Auto") => {
            each_item(whole, Argument::Given, &mut |item| meson.parse_item(item, list))
        }
        // Two or more empty strings are a list of no images; one, or none at all, means Auto.
        (None, 2..) => Ok(()),
        _ if detected.first.is_some() => {
            each_item(whole, Argument::Detected, &mut |item| meson.parse_detected(item, list))
        }
        _ => {
            list.note(Remark::Default, None);
            meson.add_common(whole, list)
        }
    }
}

struct Meson {
    toolkit: Toolkit,
    limits: &'static Limits,
}

impl Meson {
    fn add_all(&self, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
        NAMED
            .iter()
            .filter(|named| named.since <= self.toolkit)
            .try_for_each(|named| self.parse_arch(named.name.as_bytes(), at, list))
    }

    fn add_common(&self, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
        COMMON
            .iter()
            .filter(|&&(_, since, end)| (since..end).contains(&self.toolkit))
            .try_for_each(|(arch, ..)| self.parse_arch(arch.as_bytes(), at, list))
    }

    /// What Meson detected itself: too old architectures are left out, too new ones become the newest.
    fn parse_detected(&self, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
        match spelling::read(Form::Dotted, item) {
            Some(arch) if arch.number < self.limits.lowest => {
                list.note(Remark::Dropped, Some(item.span()));
                Ok(())
            }
            Some(arch) if arch.number >= self.limits.end => {
                list.note(Remark::Capped, Some(item.span()));
                self.parse_arch(self.limits.newest.as_bytes(), item, list)
            }
            _ => self.parse_item(item, list),
        }
    }

    fn parse_item(&self, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let text: ShortToken = item.short().unwrap_or_default();
        self.parse_arch(&text, item, list)
    }

    /// An architecture or a name, perhaps with `+PTX`.
    fn parse_arch(&self, text: &[u8], at: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let (name, with_ptx) = match text.strip_suffix(b"+PTX") {
            Some(name) => (name, true),
            None => (text, false),
        };
        if let Some((number, from)) = numbers(name) {
            self.insert(NameKind::Sm, number, from, at, list)?;
            if with_ptx {
                self.insert(NameKind::Compute, from, from, at, list)?;
            }
            return Ok(());
        }
        let is_meant = |named: &&Named| spelling::same(named.name.as_bytes(), name);
        let Some(mut named) = NAMED.iter().find(is_meant) else {
            let item = at.strip_suffix(b"+PTX").unwrap_or(at);
            let error = spelling::mistake(item, Form::Dotted, |arch| arch.target().is_some());
            return Err(item.fail(error, Message::MesonUnknown));
        };
        if spelling::same(named.name.as_bytes(), AMPERE_AT_FIRST.name.as_bytes()) && self.toolkit < AMPERE_GREW {
            named = &AMPERE_AT_FIRST;
        }
        let ptx = match named.ptx {
            _ if !with_ptx => &[],
            [] => named.cubins,
            ptx => ptx,
        };
        for (number, from) in named.cubins.iter().filter_map(|arch| numbers(arch.as_bytes())) {
            self.insert(NameKind::Sm, number, from, at, list)?;
        }
        for (_, from) in ptx.iter().filter_map(|arch| numbers(arch.as_bytes())) {
            self.insert(NameKind::Compute, from, from, at, list)?;
        }
        Ok(())
    }

    /// Inserts an image in Meson's order: cubins first, each kind in the order of its texts.
    fn insert(&self, kind: NameKind, number: u32, from: u32, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
        if !(self.limits.lowest..self.limits.end).contains(&number) {
            list.note(Remark::Dropped, Some(at.span()));
            return Ok(());
        }
        let image = image(kind, number, from, at)?;
        list.insert_in_order(image, at, |&other| is_before(other, image))
    }
}

/// The image of these architectures.
#[inline(never)]
fn image(kind: NameKind, number: u32, from: u32, at: Token<'_>) -> Result<Image, Failed> {
    let target = |number| {
        crate::Cc(number)
            .target()
            .ok_or_else(|| at.fail(Error::ArchListNotInTable, Message::None))
    };
    let image = match kind {
        NameKind::Compute => Image::ptx(target(number)?),
        _ => Image {
            name: target(number)?.named(kind),
            from: Some(target(from)?),
        },
    };
    if from > number {
        return Err(at.fail(Error::ArchListIncompatible, Message::None));
    }
    Ok(image)
}

/// Whether Meson puts this image before the other.
#[inline(never)]
fn is_before(image: Image, other: Image) -> bool {
    let key = |image: Image| {
        let from = if image.is_plain_cubin() {
            ""
        } else {
            image.source().without_prefix()
        };
        (image.name.kind, image.name.target.without_prefix(), from)
    };
    key(image) < key(other)
}

/// Reads `8.6` or `8.6(8.0)`: the number, and the number of the architecture that it is made from.
fn numbers(text: &[u8]) -> Option<(u32, u32)> {
    let dotted = |text: &[u8]| {
        let arch = spelling::read_bytes(Form::Dotted, text)?;
        arch.letter.is_none().then_some(arch.number)
    };
    match text.strip_suffix(b")") {
        None => dotted(text).map(|number| (number, number)),
        Some(text) => {
            let open = text.iter().position(|&byte| byte == b'(')?;
            let (number, from) = text.split_at_checked(open)?;
            Some((dotted(number)?, dotted(from.strip_prefix(b"(")?)?))
        }
    }
}

/// The version that is written, as text and as number.
const WRITTEN: (&str, Toolkit) = ("13.0.88", 1300);

/// Writes the arguments for nvcc 13.0.88.
#[inline(never)]
pub(super) fn write(list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let (version, toolkit) = WRITTEN;
    let limits = limits(toolkit);
    write!(out, "'{version}', [")?;
    let mut before = "'";
    for (position, image) in list.iter().enumerate() {
        let (target, from) = (image.name.target, image.source());
        let is_built = (limits.lowest..limits.end).contains(&target.number()) && from.number() <= target.number();
        let is_expressible = match image.name.kind {
            NameKind::Sm => true,
            NameKind::Compute => carrier(list, target).is_some() && from == target,
            NameKind::Lto => false,
        };
        if !is_built || !is_expressible || target.suffix().letter().or(from.suffix().letter()).is_some() {
            return Err(WriteError::NotExpressible(position));
        }
        if image.name.kind == NameKind::Sm {
            write!(out, "{before}{}", Dotted(target))?;
            if from != target {
                write!(out, "({})", Dotted(from))?;
            }
            let carries = list.holds(NameKind::Compute, from) && carrier(list, from) == Some(image);
            write!(out, "{}'", if carries { "+PTX" } else { "" })?;
            before = ", '";
        }
    }
    Ok(write!(out, "]")?)
}

/// The cubin whose `+PTX` adds this PTX: the target's own, or else one made from the PTX.
fn carrier(list: Images<'_>, ptx: Target) -> Option<Image> {
    let mut made_from_it = list
        .iter()
        .filter(|image| image.name.kind == NameKind::Sm && image.source() == ptx);
    let own = made_from_it.clone().find(Image::is_plain_cubin);
    own.or_else(|| made_from_it.next())
}
