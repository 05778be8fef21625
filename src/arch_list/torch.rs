//! `TORCH_CUDA_ARCH_LIST`, as `torch.utils.cpp_extension` reads it.
//!
//! Source: `loading/arch_lists.tsv` and `loading/arch_list_releases.tsv`; the function of each release was run, and its own tables read.

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::{ShortToken, Token};
use super::{Context, WriteError};
use crate::targets::{NameKind, Target};
use crate::{Cc, Error};
use core::fmt;

/// A release of torch, in two digits behind the first: 113 is 1.13, 215 is 2.15. Of releases that answer alike it is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Torch(u16);

pub(super) const TORCH_1_13: Torch = Torch(113);
pub(super) const TORCH_2_0: Torch = Torch(200);
pub(super) const TORCH_2_1: Torch = Torch(201);
pub(super) const TORCH_2_2: Torch = Torch(202);
pub(super) const TORCH_2_6: Torch = Torch(206);
pub(super) const TORCH_2_7: Torch = Torch(207);
pub(super) const TORCH_2_8: Torch = Torch(208);
pub(super) const TORCH_2_9: Torch = Torch(209);
pub(super) const TORCH_2_14: Torch = Torch(214);

/// Behind all releases.
const END: Torch = Torch(u16::MAX);

/// Whether `native` means the same as an unset variable.
const NATIVE: Torch = TORCH_2_9;

/// From here on a flag that holds `TORCH_EXTENSION_NAME` is not searched for `arch`.
const EXTENSION_NAME: Torch = TORCH_2_2;

/// The name of a generation, the architectures that replace it, the first release that knows it so, and the first that does not.
type Named = (&'static str, &'static [&'static str], Torch, Torch);

/// The generations, in the order in which they are replaced: a longer name comes before its prefix.
#[rustfmt::skip]
static NAMED: [Named; 18] = [
    ("Kepler+Tesla",    &["3.7"],                             TORCH_1_13, END),
    ("Kepler",          &["3.5+PTX"],                         TORCH_1_13, END),
    ("Maxwell+Tegra",   &["5.3"],                             TORCH_1_13, END),
    ("Maxwell",         &["5.0", "5.2+PTX"],                  TORCH_1_13, END),
    ("Pascal",          &["6.0", "6.1+PTX"],                  TORCH_1_13, END),
    ("Volta+Tegra",     &["7.2"],                             TORCH_2_1,  END),
    ("Volta",           &["7.0+PTX"],                         TORCH_1_13, END),
    ("Turing",          &["7.5+PTX"],                         TORCH_1_13, END),
    ("Ampere+Tegra",    &["8.7"],                             TORCH_2_1,  END),
    ("Ampere",          &["8.0", "8.6+PTX"],                  TORCH_1_13, END),
    ("Ada",             &["8.9+PTX"],                         TORCH_2_0,  END),
    ("Hopper",          &["9.0+PTX"],                         TORCH_2_0,  END),
    ("Blackwell+Tegra", &["10.1"],                            TORCH_2_7,  TORCH_2_9),
    ("Blackwell+Tegra", &["11.0"],                            TORCH_2_9,  END),
    ("Blackwell",       &["10.0+PTX"],                        TORCH_2_6,  TORCH_2_7),
    ("Blackwell",       &["10.0", "12.0+PTX"],                TORCH_2_7,  TORCH_2_8),
    ("Blackwell",       &["10.0", "10.3", "12.0", "12.1+PTX"], TORCH_2_8,  END),
    ("Rubin",           &["10.7+PTX"],                        TORCH_2_14, END),
];

/// The architectures without `+PTX`: which, the first release that takes them, and the first that does not.
#[rustfmt::skip]
static SUPPORTED: [(&[&str], Torch, Torch); 10] = [
    (&["3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2", "7.5", "8.0", "8.6"], TORCH_1_13, END),
    (&["8.9", "9.0"],                     TORCH_2_0,  END),
    (&["8.7"],                            TORCH_2_1,  END),
    (&["9.0a"],                           TORCH_2_2,  END),
    (&["10.0"],                           TORCH_2_6,  END),
    (&["10.0a", "12.0", "12.0a"],         TORCH_2_7,  END),
    (&["10.1", "10.1a"],                  TORCH_2_7,  TORCH_2_9),
    (&["10.3", "10.3a", "12.1", "12.1a"], TORCH_2_8,  END),
    (&["11.0", "11.0a"],                  TORCH_2_9,  END),
    (&["10.7", "10.7a"],                  TORCH_2_14, END),
];

/// Parses a list; an empty one means the same as an unset variable.
#[inline(never)]
pub(super) fn parse(torch: Torch, source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let is_passed_over = |flag: &[u8]| torch >= EXTENSION_NAME && contains(flag, b"TORCH_EXTENSION_NAME");
    let is_arch_flag = |flag: &[u8]| contains(flag, b"arch") && !is_passed_over(flag);
    if context.extra_flags.split(u8::is_ascii_whitespace).any(is_arch_flag) {
        list.note(Remark::UserFlags, None);
        return Ok(());
    }
    let whole = source.whole();
    if whole.is_empty() || (torch >= NATIVE && whole.is(b"native")) {
        return parse_devices(torch, whole, context, list);
    }
    whole
        .split(|byte| matches!(byte, b';' | b' '))
        .try_for_each(|item| torch.parse_item(item, list))
}

/// Whether a flag contains these bytes.
fn contains<const N: usize>(flag: &[u8], part: &[u8; N]) -> bool {
    flag.windows(N).any(|window| spelling::same(window, part))
}

/// The architectures of the devices, with PTX for the last one in the order of their texts.
#[inline(never)]
fn parse_devices(torch: Torch, at: Token<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let Some(devices) = context.devices else {
        list.note(Remark::Machine, (!at.is_empty()).then(|| at.span()));
        return Ok(());
    };
    if devices.is_empty() {
        return Err(at.fail(Error::ArchListNoDevice, Message::TorchNoDevice));
    }
    let Some(Cc(newest)) = context.torch_newest else {
        list.note(Remark::Machine, (!at.is_empty()).then(|| at.span()));
        return Ok(());
    };
    list.note(Remark::Default, None);
    let mut last: Option<Target> = None;
    for &Cc(device) in devices {
        if device > newest {
            list.note(Remark::Capped, None);
        }
        let arch = Arch {
            number: device.min(newest),
            letter: None,
        };
        let target = torch
            .supports(arch)
            .ok_or_else(|| at.fail(Error::ArchListUnsupported, Message::None))?;
        insert(target, false, at, list)?;
        last = last
            .filter(|last| last.without_prefix() > target.without_prefix())
            .or(Some(target));
    }
    last.map_or(Ok(()), |last| insert(last, true, at, list))
}

impl Torch {
    /// An item: an architecture, or a generation's name, which stands for several.
    fn parse_item(self, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let named = NAMED
            .iter()
            .filter(|&&(_, _, since, end)| (since..end).contains(&self))
            .find_map(|(name, archs, ..)| Some((archs, item.strip_prefix(name.as_bytes())?)));
        let Some((archs, rest)) = named else {
            let text = item.short().unwrap_or_default();
            return self.parse_arch(&text, item, Message::TorchUnknown, list);
        };
        // The architectures replace the name in the text: what follows the name then follows the last of them.
        let (last, others) = archs.split_last().unwrap_or((&"", &[]));
        for arch in others {
            self.parse_arch(arch.as_bytes(), item, Message::None, list)?;
        }
        let mut text = ShortToken::new();
        let fits = last.bytes().chain(rest.bytes()).all(|byte| text.push(byte).is_ok());
        self.parse_arch(if fits { &text } else { b"" }, item, Message::None, list)
    }

    /// One architecture, `8.6` or `8.6+PTX`.
    fn parse_arch(self, text: &[u8], item: Token<'_>, message: Message, list: &mut List) -> Result<(), Failed> {
        let (number, with_ptx) = match text.strip_suffix(b"+PTX") {
            Some(number) => (number, true),
            None => (text, false),
        };
        if !self.supported().any(|known| spelling::same(known.as_bytes(), number)) {
            let bare = item.strip_suffix(b"+PTX").filter(|bare| !bare.is_empty());
            let takes = |arch| self.supports(arch).is_some();
            return Err(item.fail(spelling::mistake(bare.unwrap_or(item), Form::Dotted, takes), message));
        }
        let target = spelling::read_bytes(Form::Dotted, number)
            .and_then(Arch::target)
            .ok_or_else(|| item.fail(Error::ArchListNotInTable, Message::None))?;
        insert(target, with_ptx, item, list)
    }

    fn supported(self) -> impl Iterator<Item = &'static str> {
        let rows = SUPPORTED
            .iter()
            .filter(move |&&(_, since, end)| (since..end).contains(&self));
        rows.flat_map(|(archs, ..)| archs.iter().copied())
    }

    /// The target of an architecture that torch accepts.
    fn supports(self, arch: Arch) -> Option<Target> {
        let is_known = |known: &str| spelling::read_bytes(Form::Dotted, known.as_bytes()) == Some(arch);
        self.supported().any(is_known).then(|| arch.target())?
    }
}

/// Inserts images in torch's order: it sorts its flags as texts and passes each once.
fn insert(target: Target, with_ptx: bool, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let ptx = with_ptx.then(|| Image::ptx(target));
    for image in [Image::cubin(target)].into_iter().chain(ptx) {
        let key = |image: &Image| (image.name.target.without_prefix(), image.name.kind.prefix());
        list.insert_in_order(image, at, |other| key(other) < key(&image))?;
    }
    Ok(())
}

/// Writes the cubins, with `+PTX` where the list holds the PTX too.
#[inline(never)]
pub(super) fn write(torch: Torch, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        let letter = target.suffix().letter().map(|letter| letter as u8);
        let is_known = torch
            .supports(Arch {
                number: target.number(),
                letter,
            })
            .is_some();
        if !is_known || !list.is_cubin_or_its_ptx(image) {
            return Err(WriteError::NotExpressible(position));
        }
        if image.name.kind == NameKind::Sm {
            let ptx = if list.holds(NameKind::Compute, target) {
                "+PTX"
            } else {
                ""
            };
            write!(out, "{separator}{}{ptx}", Dotted(target))?;
            separator = ";";
        }
    }
    Ok(())
}

/// A target as `9.0a`.
pub(super) struct Dotted(pub Target);

impl fmt::Display for Dotted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 10.0a for 100a: the dot stands before the last digit.
        let text = self.0.without_prefix();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (major, minor) = text.split_at_checked(digits.saturating_sub(1)).unwrap_or_default();
        f.write_str(major)?;
        f.write_str(".")?;
        f.write_str(minor)
    }
}
