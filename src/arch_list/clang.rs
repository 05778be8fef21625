//! clang's `--offload-arch` and `--cuda-gpu-arch`, with the options that choose PTX.
//!
//! clang sorts its architectures as texts. A cubin is made from PTX for the same target, but no
//! option says so: [`Image::from`] is empty.
//!
//! Source: `loading/arch_lists.tsv` and `-###` runs of clang 19.1.7 and 22.1.8 beside a CUDA 13.0
//! installation, every target among them; measured.

use super::image::{Image, Images};
use super::list::List;
use super::problem::Failed;
use super::remark::Remark;
use super::source::Source;
use super::spelling::{self, Arch, Form};
use super::token::Token;
use super::words::Says;
use super::{Context, Fault};
use crate::Error;
use crate::target::{NameKind, Suffix, Target};
use core::fmt;

/// A release of clang.
pub(super) struct Clang {
    has: fn(Target) -> bool,
    /// Whether `--cuda-gpu-arch` takes a list, and every option refuses empty items and unknown names.
    is_strict: bool,
    /// Whether every cubin comes with its PTX unless told otherwise.
    adds_ptx: bool,
}

pub(super) static CLANG_19: Clang = Clang {
    has: |target| is_common(target) && target.number() <= 90,
    is_strict: true,
    adds_ptx: true,
};

pub(super) static CLANG_22: Clang = Clang {
    // sm_101 is refused beside a CUDA newer than 12.9.
    has: |target| (is_common(target) && target.number() != 101) || target == Target::Sm88,
    is_strict: false,
    adds_ptx: false,
};

/// Both know every target of theirs from sm_50 on; older ones are refused beside a new CUDA.
fn is_common(target: Target) -> bool {
    target.number() >= 50
        && target.suffix() != Suffix::F
        && !matches!(target, Target::Sm73 | Target::Sm82 | Target::Sm88)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Add,
    AddGpu,
    Remove,
    RemoveGpu,
    Ptx,
    NoPtx,
    NewDriver,
    OldDriver,
}

#[rustfmt::skip]
const CHOICES: [(&[u8], Choice); 6] = [
    (b"--offload-arch=",        Choice::Add),
    (b"--cuda-gpu-arch=",       Choice::AddGpu),
    (b"--no-offload-arch=",     Choice::Remove),
    (b"--no-cuda-gpu-arch=",    Choice::RemoveGpu),
    (b"--cuda-include-ptx=",    Choice::Ptx),
    (b"--no-cuda-include-ptx=", Choice::NoPtx),
];

fn options<'a>(source: &'a Source<'a>) -> impl Iterator<Item = Result<(Choice, Token<'a>), Failed>> {
    source.words().map(|word| {
        if word.is(b"--offload-new-driver") {
            return Ok((Choice::NewDriver, word));
        }
        if word.is(b"--no-offload-new-driver") {
            return Ok((Choice::OldDriver, word));
        }
        CHOICES
            .iter()
            .find_map(|&(name, choice)| Some((choice, word.strip_prefix(name)?)))
            .ok_or_else(|| word.fail(Error::ArchListOption, Says::Nothing))
    })
}

/// Reads the options of a command line.
#[inline(never)]
pub(super) fn parse(clang: &Clang, source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let mut adds_ptx = clang.adds_ptx;
    for option in options(source) {
        let (choice, value) = option?;
        match choice {
            Choice::NewDriver => adds_ptx = false,
            Choice::OldDriver => adds_ptx = true,
            Choice::Ptx | Choice::NoPtx => {}
            Choice::Add | Choice::AddGpu => add_all(clang, source, choice, value, context, list)?,
            Choice::Remove | Choice::RemoveGpu => remove_all(clang, source, choice, value, list)?,
        }
    }
    if list.images().len() == 0 && list.remarks().bits() == 0 {
        list.note(Remark::Default, None);
        put(Target::Sm52, source.nothing(), list)?;
    }
    add_ptx(source, adds_ptx, list)
}

/// Whether an option takes a list, or its whole value for one architecture.
fn takes_list(clang: &Clang, choice: Choice) -> bool {
    clang.is_strict || matches!(choice, Choice::Add | Choice::Remove)
}

#[inline(never)]
fn add_all(
    clang: &Clang,
    source: &Source<'_>,
    choice: Choice,
    value: Token<'_>,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let is_list = takes_list(clang, choice);
    for item in value.split(|byte| byte == b',' && is_list) {
        if item.is_empty() && is_list && !clang.is_strict {
            continue;
        }
        match add(clang, item, context, list) {
            Err(Failed) if clang.forgives(source) && is_removed_later(clang, source, item) => {}
            result => result?,
        }
    }
    Ok(())
}

#[inline(never)]
fn remove_all(
    clang: &Clang,
    source: &Source<'_>,
    choice: Choice,
    value: Token<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let is_list = takes_list(clang, choice);
    value
        .split(|byte| byte == b',' && is_list)
        .try_for_each(|item| remove(clang, source, item, list))
}

/// Each cubin is followed by its PTX.
#[inline(never)]
fn add_ptx(source: &Source<'_>, adds_ptx: bool, list: &mut List) -> Result<(), Failed> {
    for &target in Target::ALL {
        if list.stored().has_plain_cubin(target) && includes_ptx(source, target, adds_ptx) {
            let cubin = list.images().take_while(|image| image.name.target != target).count();
            list.insert_after(cubin, Image::ptx(target), source.nothing())?;
        }
    }
    Ok(())
}

/// The last option that names the target or all of them decides.
#[inline(never)]
fn includes_ptx(source: &Source<'_>, target: Target, adds_ptx: bool) -> bool {
    let names = |value: Token<'_>| value.is(b"all") || value.is(target.info().name.as_bytes());
    options(source)
        .flatten()
        .fold(adds_ptx, |includes, (choice, value)| match choice {
            Choice::Ptx if names(value) => true,
            Choice::NoPtx if names(value) => false,
            _ => includes,
        })
}

impl Clang {
    /// Whether the mistake does not matter when the item is taken back by a later option: clang 22
    /// looks at what remains, and so does clang 19 at what it knows but does not build beside a new
    /// CUDA, which is what has no words of its own.
    fn forgives(&self, source: &Source<'_>) -> bool {
        !self.is_strict || source.problem().is_some_and(|problem| problem.says == Says::Nothing)
    }
}

/// Whether a later option removes this item.
#[inline(never)]
fn is_removed_later(clang: &Clang, source: &Source<'_>, item: Token<'_>) -> bool {
    options(source)
        .flatten()
        .filter(|(_, value)| value.span().start > item.span().start)
        .any(|(choice, value)| {
            let is_list = takes_list(clang, choice);
            matches!(choice, Choice::Remove | Choice::RemoveGpu)
                && value
                    .split(|byte| byte == b',' && is_list)
                    .any(|removed| removed.is(b"all") || removed.same_as(item))
        })
}

/// The target of an item; clang takes `sm_` names only.
fn target_of(clang: &Clang, item: Token<'_>) -> Result<Target, Failed> {
    let name = spelling::name(item);
    if let Some(name) = name
        && name.kind == NameKind::Sm
        && (clang.has)(name.target)
    {
        return Ok(name.target);
    }
    let error = match name {
        Some(name) if name.kind != NameKind::Sm => Error::ArchListSpelling,
        // clang knows it, but not beside a new CUDA; its words name the installation.
        Some(name) if name.target.number() < 50 => return Err(item.fail(Error::ArchListUnsupported, Says::Nothing)),
        Some(name) if name.target.number() == 101 && name.target.suffix() != Suffix::F && !clang.is_strict => {
            return Err(item.fail(Error::ArchListUnsupported, Says::Nothing));
        }
        _ => spelling::mistake(item, Form::Named, |arch: Arch| arch.target().is_some_and(clang.has)),
    };
    Err(item.fail(error, Says::ClangUnsupported))
}

#[inline(never)]
fn add(clang: &Clang, item: Token<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    if !item.is(b"native") {
        return put(target_of(clang, item)?, item, list);
    }
    let Some(devices) = context.devices else {
        list.note(Remark::Machine, Some(item.span()));
        return Ok(());
    };
    if devices.is_empty() {
        return Err(item.fail(Error::ArchListNoDevice, Says::Nothing));
    }
    for device in devices {
        let target = device.target().filter(|&target| (clang.has)(target));
        put(
            target.ok_or_else(|| item.fail(Error::ArchListUnsupported, Says::Nothing))?,
            item,
            list,
        )?;
    }
    Ok(())
}

fn remove(clang: &Clang, source: &Source<'_>, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
    if item.is(b"all") {
        list.clear();
        return Ok(());
    }
    match target_of(clang, item) {
        Ok(target) => {
            list.remove(|image| image.name.target == target);
            Ok(())
        }
        Err(Failed) if !clang.forgives(source) => Err(Failed),
        Err(Failed) => Ok(()),
    }
}

fn put(target: Target, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let image = Image {
        name: target.named(NameKind::Sm),
        from: None,
    };
    list.insert_in_order(image, at, |other| {
        other.name.target.without_prefix() < target.without_prefix()
    })
}

/// Writes the cubins, and for which of them PTX comes along.
#[inline(never)]
pub(super) fn write(clang: &Clang, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), Fault> {
    let mut separator = "--offload-arch=";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        if !list.is_cubin_or_its_ptx(image) || !(clang.has)(target) {
            return Err(Fault::Unsayable(position));
        }
        if image.name.kind == NameKind::Sm {
            write!(out, "{separator}{target}")?;
            separator = ",";
        }
    }
    let option = if clang.adds_ptx {
        "no-cuda-include-ptx"
    } else {
        "cuda-include-ptx"
    };
    for image in list.iter().filter(|image| image.name.kind == NameKind::Sm) {
        let target = image.name.target;
        if list.holds(NameKind::Compute, target) != clang.adds_ptx {
            write!(out, " --{option}={target}")?;
        }
    }
    Ok(())
}
