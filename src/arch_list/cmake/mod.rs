//! `CMAKE_CUDA_ARCHITECTURES`, the environment's `CUDAARCHS`, and the target property `CUDA_ARCHITECTURES`.
//!
//! From 3.24 on CMake checks the variable before it uses it; mistakes in the property are left to nvcc. What older releases do
//! is in [`early`]. With nvcc 11.5 or newer `all`, `all-major` and `native` are nvcc's own: CMake's tables of them serve clang.
//!
//! Source: `loading/arch_lists.tsv` and `loading/arch_list_releases.tsv` (CMake was run with nvcc 13.0.88) and CMake's own modules.

mod early;

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::{ShortToken, Token};
use super::{Context, WriteError, nvcc};
use crate::Error;
use crate::Toolkit;
use crate::targets::{NameKind, Target};
use core::fmt;

/// Where the list is written; the three are checked differently.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Setting {
    Variable,
    Environment,
    Property,
}

/// The releases that answer differently, each by its first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Release {
    /// 3.18 to 3.22.
    V3_18,
    V3_23,
    V3_24,
    /// 3.25 to 3.27.
    V3_25,
    /// 3.28 to 3.31.6, and 4.0.0.
    V3_28,
    /// 3.31.10, 4.0.2 and newer; as it is run, 4.4.4.
    V4_4,
}

impl Release {
    /// The letters that the variable may have behind a number.
    const fn letters(self) -> &'static [u8] {
        match self {
            Self::V3_24 => b"",
            Self::V3_25 | Self::V3_28 => b"a",
            Self::V3_18 | Self::V3_23 | Self::V4_4 => b"af",
        }
    }

    fn takes_letter(self, target: Target) -> bool {
        let letter = target.suffix().letter();
        letter.is_none_or(|letter| self.letters().contains(&(letter as u8)))
    }
}

/// Where a list is written, and for which release.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cmake {
    pub setting: Setting,
    pub release: Release,
}

impl Cmake {
    pub const fn newest(setting: Setting) -> Self {
        Self {
            setting,
            release: Release::V4_4,
        }
    }

    /// The variable of this release.
    pub const fn variable(release: Release) -> Self {
        Self {
            setting: Setting::Variable,
            release,
        }
    }
}

/// The words that stand for a whole list.
const WHOLE_LISTS: [&[u8]; 3] = [b"all", b"all-major", b"native"];

/// Parses a list; `None` is one that is not set.
#[inline(never)]
pub(super) fn parse(
    cmake: Cmake,
    source: &Source<'_>,
    text: Option<Token<'_>>,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let Cmake { setting, release } = cmake;
    let whole = match (text, setting) {
        (Some(whole), _) if !whole.is_empty() => whole,
        (Some(empty), Setting::Variable) => {
            let message = match release {
                Release::V3_18 => Message::CmakeNoneWorks,
                Release::V3_23 => Message::CmakeNotValid,
                _ => Message::CmakeEmptyVariable,
            };
            return Err(empty.fail(Error::ArchListEmpty, message));
        }
        (Some(empty), Setting::Property) => return Err(empty.fail(Error::ArchListEmpty, Message::CmakeEmptyProperty)),
        (None, _) | (Some(_), Setting::Environment) => {
            list.note(Remark::Default, None);
            return push(context.toolkit.default_target(), true, true, source.nothing(), list);
        }
    };
    if is_off(whole) {
        list.note(Remark::NoFlag, Some(whole.span()));
        list.push(Image::cubin(context.toolkit.default_target()), whole)?;
        return list.push(Image::ptx(context.toolkit.default_target()), whole);
    }
    if release < Release::V3_24 {
        return early::parse(release, source, context, list);
    }
    if whole.is_any(&WHOLE_LISTS) {
        return parse_word(release, whole, context, list);
    }
    if release == Release::V4_4 && setting != Setting::Property && whole.contains(|byte| byte == b'"') {
        return Err(whole.fail(Error::ArchListSpelling, Message::CmakeQuotes));
    }
    for (position, item) in whole.split(|byte| byte == b';').enumerate() {
        // The variable must not begin with an empty item; any other empty item is skipped.
        if item.is_empty() && (position > 0 || setting == Setting::Property) {
            continue;
        }
        parse_item(context.toolkit, cmake, item, list).map_err(|Failed| source.fail_with(whole))?;
    }
    Ok(())
}

/// `all`, `all-major` or `native`, which nvcc replaces.
#[inline(never)]
fn parse_word(release: Release, word: Token<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    list.note(Remark::PassedToNvcc, Some(word.span()));
    if !word.is(b"native") {
        return nvcc::push_all(context.toolkit, word, false, word.is(b"all-major"), list);
    }
    if release < Release::V3_28 && context.devices.is_some_and(<[_]>::is_empty) {
        return Err(word.fail(Error::ArchListNoDevice, Message::CmakeNoDevice));
    }
    nvcc::push_native(context.toolkit, word, false, context, list)
}

/// Whether CMake takes the text for false.
fn is_off(text: Token<'_>) -> bool {
    const OFF: [&[u8]; 7] = [b"0", b"N", b"NO", b"OFF", b"FALSE", b"IGNORE", b"NOTFOUND"];
    let is_one = |short: ShortToken| OFF.iter().any(|off| short.eq_ignore_ascii_case(off));
    text.short().is_some_and(is_one) || text.strip_suffix(b"-NOTFOUND").is_some()
}

#[inline(never)]
fn parse_item(
    nvcc: Toolkit,
    Cmake { setting, release }: Cmake,
    item: Token<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let (arch, real, ptx) = match (item.strip_suffix(b"-real"), item.strip_suffix(b"-virtual")) {
        (Some(arch), _) => (arch, true, false),
        (_, Some(arch)) => (arch, false, true),
        _ => (item, true, true),
    };
    let invalid = |error| match setting {
        Setting::Property => item.fail(error, Message::None),
        Setting::Variable | Setting::Environment => item.fail(error, Message::CmakeNotOneOf),
    };
    if setting == Setting::Property
        && let Some((_, specifier)) = item.split_once(b'-')
        && !specifier.is_any(&[b"real", b"virtual"])
    {
        return Err(specifier.fail(Error::ArchListSpelling, Message::CmakeSpecifier));
    }
    if arch.is_any(&WHOLE_LISTS) {
        return Err(invalid(Error::ArchListAlone));
    }
    let has = |target| nvcc.builds(target);
    let takes = |arch: Arch| arch.target().is_some_and(has);
    let target = spelling::read(Form::Digits, arch)
        .and_then(Arch::target)
        .filter(|&target| has(target) && release.takes_letter(target));
    let Some(target) = target else {
        let error = spelling::mistake(arch, Form::Digits, takes);
        // In the variable CMake accepts every number, with a letter of its own after it, and nvcc rejects it.
        let number = release.letters().chunks(1).find_map(|letter| arch.strip_suffix(letter));
        let number = number.unwrap_or(arch);
        let is_number = !number.is_empty() && !number.contains(|byte| !byte.is_ascii_digit());
        return Err(if is_number {
            arch.fail(error, Message::CmakeUnsupported)
        } else {
            invalid(error)
        });
    };
    if real && nvcc::conflicts(list.stored(), Image::cubin(target)) {
        return Err(item.fail(Error::ArchListConflict, Message::None));
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
pub(super) fn write(
    release: Release,
    toolkit: Toolkit,
    list: Images<'_>,
    out: &mut dyn fmt::Write,
) -> Result<(), WriteError> {
    let mut separator = "";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        let has_both = list.has_plain_cubin(target) && list.holds(NameKind::Compute, target);
        let ending = match image.name.kind {
            NameKind::Lto => return Err(WriteError::NotExpressible(position)),
            NameKind::Sm if has_both => "",
            NameKind::Sm => "-real",
            NameKind::Compute if has_both => continue,
            NameKind::Compute => "-virtual",
        };
        if image.source() != target || !release.takes_letter(target) {
            return Err(WriteError::NotExpressible(position));
        }
        nvcc::check(toolkit, list, position, image)?;
        write!(out, "{separator}{}{ending}", target.without_prefix())?;
        separator = ";";
    }
    Ok(())
}
