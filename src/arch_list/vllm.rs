//! vLLM's build: `TORCH_CUDA_ARCH_LIST`, as it reaches the sources that are built for every architecture.
//!
//! Three steps: torch's CMake files turn the list into options of nvcc, and their spelling is not that of `torch.utils.cpp_extension`; vLLM takes
//! the architectures out of these, PTX and cubins alike; and for each it takes the nearest one that it supports, of the same major number
//! and not above it: 10.3 and 10.3a are built for sm_100 with toolkit 13.0. A letter is kept where vLLM supports the number itself. PTX is not
//! kept at all. Sources for one generation have lists of their own, which are not answered here.
//!
//! Source: `loading/arch_list_releases.tsv`; `cmake/utils.cmake` of vLLM 0.33.0 and `select_compute_arch.cmake` of torch 2.14.0, run.

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::{ShortToken, Token};
use super::torch::Dotted;
use super::{Context, WriteError, nvcc};
use crate::targets::{NameKind, Suffix, Target, TargetSet};
use crate::{Error, Toolkit, Version};
use core::fmt;

/// The generations, as torch's CMake files know them, and their architectures.
#[rustfmt::skip]
static NAMED: [(&str, &[&str]); 15] = [
    ("Kepler+Tesla",    &["3.7"]),
    ("Kepler",          &["3.5"]),
    ("Maxwell+Tegra",   &["5.3"]),
    ("Maxwell",         &["5.0", "5.2"]),
    ("Pascal",          &["6.0", "6.1"]),
    ("Volta+Tegra",     &["7.2"]),
    ("Volta",           &["7.0"]),
    ("Turing",          &["7.5"]),
    ("Ampere+Tegra",    &["8.7"]),
    ("Ampere",          &["8.0", "8.6"]),
    ("Ada",             &["8.9"]),
    ("Hopper",          &["9.0"]),
    ("Blackwell+Tegra", &["10.1"]),
    ("Blackwell",       &["10.0", "12.0"]),
    ("Rubin",           &["10.7"]),
];

/// What `All` stands for, and the first release of the toolkit with each.
#[rustfmt::skip]
static ALL: [(&str, Version); 7] = [
    ("Kepler",    v(11, 7)),
    ("Maxwell",   v(11, 7)),
    ("Ampere",    v(11, 7)),
    ("Ada",       v(11, 8)),
    ("Hopper",    v(11, 8)),
    ("Blackwell", v(12, 8)),
    ("Rubin",     v(13, 4)),
];

/// What `Common` stands for, and the releases with each: the first, and the first without.
#[rustfmt::skip]
static COMMON: [(&str, Version, Option<Version>); 14] = [
    ("5.0",   v(11, 7), None),
    ("8.0",   v(11, 7), None),
    ("8.6",   v(11, 7), None),
    ("8.9",   v(11, 8), None),
    ("9.0",   v(11, 8), None),
    ("9.0a",  v(11, 7), None),
    ("10.0",  v(12, 8), None),
    ("10.0a", v(12, 8), None),
    ("10.1a", v(12, 8), Some(v(13, 0))),
    ("12.0",  v(12, 8), None),
    ("12.0a", v(12, 8), None),
    ("11.0a", v(13, 0), None),
    ("10.7",  v(13, 4), None),
    ("10.7a", v(13, 4), None),
];

/// What vLLM supports, by number, and the releases of the toolkit with each: the first, and the first without.
#[rustfmt::skip]
static SUPPORTED: [(u32, Version, Option<Version>); 14] = [
    (70,  v(11, 7), Some(v(12, 8))),
    (75,  v(11, 7), None),
    (80,  v(11, 7), None),
    (86,  v(11, 7), None),
    (87,  v(11, 7), None),
    (89,  v(11, 7), None),
    (90,  v(11, 7), None),
    (100, v(12, 8), None),
    (101, v(12, 8), Some(v(13, 0))),
    (103, v(12, 8), Some(v(13, 0))),
    (107, v(13, 4), None),
    (110, v(13, 0), None),
    (120, v(12, 8), None),
    (121, v(12, 8), Some(v(13, 0))),
];

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}

/// Whether a release is one of those from the first up to the one without.
fn is_with(nvcc: Toolkit, first: Version, without: Option<Version>) -> bool {
    let nvcc = nvcc.version();
    nvcc >= first && without.is_none_or(|without| nvcc < without)
}

/// Parses a list; an empty one means the same as an unset variable.
#[inline(never)]
pub(super) fn parse(source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let whole = source.whole();
    let mut wanted = Wanted {
        nvcc: context.toolkit,
        asked: TargetSet::EMPTY,
    };
    if whole.is_empty() || whole.is(b"Auto") {
        let Some(devices) = context.devices else {
            list.note(Remark::Machine, (!whole.is_empty()).then(|| whole.span()));
            return Ok(());
        };
        list.note(Remark::Default, None);
        if devices.is_empty() {
            wanted.add_common(whole)?;
        }
        for &device in devices {
            let target = device
                .target()
                .ok_or_else(|| whole.fail(Error::ArchListNotInTable, Message::None))?;
            wanted.asked = wanted.asked.with(target);
        }
    } else if whole.is(b"All") {
        for &(name, first) in &ALL {
            if is_with(wanted.nvcc, first, None) {
                wanted.add(name.as_bytes(), whole, list)?;
            }
        }
    } else if whole.is(b"Common") {
        wanted.add_common(whole)?;
    } else {
        let items = whole
            .split(|byte| matches!(byte, b';' | b' ' | b'\t'))
            .filter(|item| !item.is_empty());
        for item in items {
            let text: ShortToken = item.short().unwrap_or_default();
            wanted.add(&text, item, list)?;
        }
    }
    let nvcc = wanted.nvcc;
    let is_all = build(nvcc, wanted.asked, &mut |target| {
        let image = Image::cubin(target);
        if !nvcc.builds(target) {
            Err(whole.fail(Error::ArchListUnsupported, Message::None))
        } else if nvcc::conflicts(list.stored(), image) {
            Err(whole.fail(Error::ArchListConflict, Message::None))
        } else {
            list.push(image, whole)
        }
    })?;
    if !is_all {
        list.note(Remark::Dropped, None);
    }
    if list.images().len() == 0 {
        return Err(whole.fail(Error::ArchListUnsupported, Message::VllmNone));
    }
    Ok(())
}

/// The architectures that torch's options name.
struct Wanted {
    nvcc: Toolkit,
    asked: TargetSet,
}

impl Wanted {
    #[inline(never)]
    fn add_common(&mut self, at: Token<'_>) -> Result<(), Failed> {
        for &(arch, first, without) in &COMMON {
            if is_with(self.nvcc, first, without) {
                self.add_number(arch.as_bytes(), at)?;
            }
        }
        Ok(())
    }

    /// An item: `8.6`, `8.6(8.0)` or a name, perhaps with `+PTX`.
    #[inline(never)]
    fn add(&mut self, text: &[u8], at: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let (name, with_ptx) = match text.strip_suffix(b"+PTX") {
            Some(name) => (name, true),
            None => (text, false),
        };
        if with_ptx {
            list.note(Remark::NoPtx, Some(at.span()));
        }
        if let Some(&(_, archs)) = NAMED.iter().find(|(known, _)| spelling::same(known.as_bytes(), name)) {
            // Of PTX nothing but the number is taken, and each of them is a cubin's too.
            return archs.iter().try_for_each(|arch| self.add_number(arch.as_bytes(), at));
        }
        match split_parenthesis(name) {
            Some((arch, from)) => {
                self.add_number(arch, at)?;
                if with_ptx { self.add_number(from, at) } else { Ok(()) }
            }
            None => self.add_number(name, at),
        }
    }

    #[inline(never)]
    fn add_number(&mut self, text: &[u8], at: Token<'_>) -> Result<(), Failed> {
        let arch =
            spelling::read_bytes(Form::Dotted, text).filter(|arch| matches!(arch.letter, None | Some(b'a' | b'f')));
        let Some(arch) = arch else {
            let bare = at.strip_suffix(b"+PTX").unwrap_or(at);
            let takes = |arch: Arch| arch.target().is_some();
            return Err(bare.fail(spelling::mistake(bare, Form::Dotted, takes), Message::TorchCmakeUnknown));
        };
        let target = arch
            .target()
            .ok_or_else(|| at.fail(Error::ArchListNotInTable, Message::None))?;
        self.asked = self.asked.with(target);
        Ok(())
    }
}

/// `8.6` and `8.0` of `8.6(8.0)`.
fn split_parenthesis(name: &[u8]) -> Option<(&[u8], &[u8])> {
    let inner = name.strip_suffix(b")")?;
    let at = inner.iter().position(|&byte| byte == b'(')?;
    Some((inner.get(..at)?, inner.get(at.saturating_add(1)..)?))
}

/// What vLLM builds of the architectures that are asked for, in its order: those with a letter, then the others. Answers whether
/// something is built for each.
#[inline(never)]
fn build(nvcc: Toolkit, asked: TargetSet, take: &mut dyn FnMut(Target) -> Result<(), Failed>) -> Result<bool, Failed> {
    let mut supported = TargetSet::EMPTY;
    for &(number, first, without) in &SUPPORTED {
        if let Some(target) = Target::from_parts(number, Suffix::Base)
            && is_with(nvcc, first, without)
        {
            supported = supported.with(target);
        }
    }
    let mut kept = TargetSet::EMPTY;
    let mut removed = TargetSet::EMPTY;
    for (target, base) in Target::ALL
        .iter()
        .filter_map(|&target| Some((target, base_of(target)?)))
    {
        if asked.contains(target) && supported.contains(base) && !removed.contains(base) {
            kept = kept.with(target);
            take(target)?;
            if !asked.contains(base) {
                removed = removed.with(base);
            }
        }
    }
    let mut taken = TargetSet::EMPTY;
    let mut is_all = true;
    for &target in Target::ALL {
        if !asked.contains(target) || kept.contains(target) {
            continue;
        }
        let is_near = |&&other: &&Target| {
            let is_there = supported.contains(other) && !removed.contains(other);
            is_there && other <= target && other.number() / 10 == target.number() / 10
        };
        let Some(&nearest) = Target::ALL.iter().rfind(is_near) else {
            is_all = false;
            continue;
        };
        if !taken.contains(nearest) {
            taken = taken.with(nearest);
            take(nearest)?;
        }
    }
    Ok(is_all)
}

/// The target without its letter; `None` where there is none.
fn base_of(target: Target) -> Option<Target> {
    match target.suffix() {
        Suffix::Base => None,
        _ => Target::from_parts(target.number(), Suffix::Base),
    }
}

/// Whether exactly these are built when they are asked for.
#[inline(never)]
fn is_built(nvcc: Toolkit, images: Images<'_>) -> bool {
    let asked = images
        .iter()
        .fold(TargetSet::EMPTY, |asked, image| asked.with(image.name.target));
    let mut built = TargetSet::EMPTY;
    let done = build(nvcc, asked, &mut |target| {
        built = built.with(target);
        Ok(())
    });
    done.is_ok() && built == asked
}

/// Writes the cubins that come out as they are asked for; PTX cannot be said.
#[inline(never)]
pub(super) fn write(toolkit: Toolkit, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    for (position, image) in list.iter().enumerate() {
        if image.name.kind != NameKind::Sm || image.source() != image.name.target {
            return Err(WriteError::NotExpressible(position));
        }
        nvcc::check(toolkit, list, position, image)?;
    }
    if !is_built(toolkit, list) {
        let count = list.iter().len();
        let position = (0..count).find(|&last| !is_built(toolkit, list.first(last.saturating_add(1))));
        return Err(WriteError::NotExpressible(position.unwrap_or_default()));
    }
    let mut separator = "";
    for image in list.iter() {
        write!(out, "{separator}{}", Dotted(image.name.target))?;
        separator = ";";
    }
    Ok(())
}
