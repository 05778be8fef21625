//! clang's `--offload-arch` and `--cuda-gpu-arch`, with the options that choose PTX.
//!
//! clang sorts its architectures as texts. A cubin is made from PTX for the same target, but no
//! option states it: [`Image::from`] is `None`.
//!
//! A later option may remove a name that clang cannot build for. clang 22 then rejects only the names that remain.
//! clang 19 does the same with the names that it knows but cannot build for with a new CUDA.
//!
//! Source: `loading/arch_lists.tsv` and `-###` runs of clang 19.1.7 and 22.1.8 beside a CUDA 13.0
//! installation, every target among them; measured.

mod options;
mod removals;

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::Token;
use super::{Context, WriteError};
use crate::Error;
use crate::targets::{NameKind, Suffix, Target, TargetSet};
use core::fmt;
use options::{OptionKind, options};
use removals::{Removals, Removed};

/// A release of clang.
pub(super) struct Clang {
    has: fn(Target) -> bool,
    /// Whether `--cuda-gpu-arch` takes a list, and every option rejects empty items and unknown names.
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
    // sm_101 is rejected with a CUDA newer than 12.9.
    has: |target| (is_common(target) && target.number() != 101) || target == Target::Sm88,
    is_strict: false,
    adds_ptx: false,
};

/// Both build for the targets that they know from sm_50 on; older ones are rejected with a new CUDA.
fn is_common(target: Target) -> bool {
    target.number() >= 50
        && target.info().oldest_llvm().is_some()
        && target.suffix() != Suffix::F
        && !matches!(target, Target::Sm73 | Target::Sm82 | Target::Sm88)
}

/// Parses the options of a command line.
#[inline(never)]
pub(super) fn parse(clang: &Clang, source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let mut parser = Parser {
        clang,
        source,
        context,
        removals: None,
    };
    let mut adds_ptx = clang.adds_ptx;
    for option in options(source) {
        let (kind, value) = option?;
        match kind {
            OptionKind::NewDriver => adds_ptx = false,
            OptionKind::OldDriver => adds_ptx = true,
            OptionKind::Ptx | OptionKind::NoPtx => {}
            OptionKind::Add | OptionKind::AddGpu => parser.add_all(kind, value, list)?,
            OptionKind::Remove | OptionKind::RemoveGpu => parser.remove_all(kind, value, list)?,
        }
    }
    if parser.removals.is_some() {
        list.clear_scratch();
    }
    if list.images().len() == 0 && list.remarks().bits() == 0 {
        list.note(Remark::Default, None);
        insert(Target::Sm52, source.nothing(), list)?;
    }
    insert_ptx(source, adds_ptx, list)
}

struct Parser<'a> {
    clang: &'a Clang,
    source: &'a Source<'a>,
    context: &'a Context<'a>,
    /// Collected when the first name is met that clang cannot build for.
    removals: Option<Removals>,
}

impl Parser<'_> {
    #[inline(never)]
    fn add_all(&mut self, kind: OptionKind, value: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let is_list = self.clang.takes_list(kind);
        for item in value.split(|byte| byte == b',' && is_list) {
            if item.is_empty() && is_list && !self.clang.is_strict {
                continue;
            }
            match self.add(item, list) {
                Err(Failed) if self.clang.forgives(self.source) => self.check_removed(item, list)?,
                result => result?,
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn remove_all(&self, kind: OptionKind, value: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let is_list = self.clang.takes_list(kind);
        value
            .split(|byte| byte == b',' && is_list)
            .try_for_each(|item| self.remove(item, list))
    }

    /// Checks that a later option removes this name, which was found to be wrong last.
    #[inline(never)]
    fn check_removed(&mut self, name: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let removals = match self.removals {
            Some(removals) => removals,
            None => *self.removals.insert(Removals::collect(self.clang, self.source, list)),
        };
        match removals.removes(name, self.source, list) {
            Removed::Yes => Ok(()),
            Removed::TooMany => Err(name.fail(Error::ArchListTooMany, Message::None)),
            Removed::No => Err(self.first_failure()),
        }
    }

    /// The mistake that was found last, unless there is an option that clang does not know: it reports that before any
    /// name. The iterator records it.
    #[inline(never)]
    fn first_failure(&self) -> Failed {
        options(self.source).fold(Failed, |failed, _| failed)
    }

    #[inline(never)]
    fn add(&self, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
        if !item.is(b"native") {
            return insert(target_of(self.clang, item)?, item, list);
        }
        let Some(devices) = self.context.devices else {
            list.note(Remark::Machine, Some(item.span()));
            return Ok(());
        };
        if devices.is_empty() {
            return Err(item.fail(Error::ArchListNoDevice, Message::None));
        }
        for device in devices {
            let target = device.target().filter(|&target| (self.clang.has)(target));
            insert(
                target.ok_or_else(|| item.fail(Error::ArchListUnsupported, Message::None))?,
                item,
                list,
            )?;
        }
        Ok(())
    }

    fn remove(&self, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
        if item.is(b"all") {
            list.clear();
            return Ok(());
        }
        match target_of(self.clang, item) {
            Ok(target) => {
                list.remove(|image| image.name.target == target);
                Ok(())
            }
            Err(Failed) if !self.clang.forgives(self.source) => Err(Failed),
            Err(Failed) => Ok(()),
        }
    }
}

impl Clang {
    /// Whether an option takes a list, or its whole value as one architecture.
    fn takes_list(&self, kind: OptionKind) -> bool {
        self.is_strict || matches!(kind, OptionKind::Add | OptionKind::Remove)
    }

    /// Whether the mistake that was found last is none when a later option removes the name: in
    /// clang 22 always, in clang 19 for a name that it knows, about which it prints a message
    /// that names the installation.
    fn forgives(&self, source: &Source<'_>) -> bool {
        !self.is_strict || source.problem().is_some_and(|problem| problem.message == Message::None)
    }
}

/// The target of an item, when clang builds for it. clang takes `sm_` names only.
fn known_target(clang: &Clang, item: Token<'_>) -> Option<Target> {
    let name = spelling::read_name(item).filter(|name| name.kind == NameKind::Sm)?;
    Some(name.target).filter(|&target| (clang.has)(target))
}

/// As [`known_target`], else the mistake.
fn target_of(clang: &Clang, item: Token<'_>) -> Result<Target, Failed> {
    if let Some(target) = known_target(clang, item) {
        return Ok(target);
    }
    let error = match spelling::read_name(item) {
        Some(name) if name.kind != NameKind::Sm => Error::ArchListSpelling,
        // clang knows these, but not with a new CUDA; its message names the installation.
        Some(name) if name.target.number() < 50 => return Err(item.fail(Error::ArchListUnsupported, Message::None)),
        Some(name) if name.target.number() == 101 && name.target.suffix() != Suffix::F && !clang.is_strict => {
            return Err(item.fail(Error::ArchListUnsupported, Message::None));
        }
        _ => spelling::mistake(item, Form::Named, |arch: Arch| arch.target().is_some_and(clang.has)),
    };
    Err(item.fail(error, Message::ClangUnsupported))
}

/// Inserts a cubin in the order of its text.
fn insert(target: Target, at: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let image = Image {
        name: target.named(NameKind::Sm),
        from: None,
    };
    list.insert_in_order(image, at, |other| {
        other.name.target.without_prefix() < target.without_prefix()
    })
}

/// Inserts the PTX that is asked for, each behind its cubin.
#[inline(never)]
fn insert_ptx(source: &Source<'_>, adds_ptx: bool, list: &mut List) -> Result<(), Failed> {
    let wanted = ptx_wanted(source, adds_ptx);
    for &target in Target::ALL {
        if wanted.contains(target) && list.stored().has_plain_cubin(target) {
            let cubin = list.images().take_while(|image| image.name.target != target).count();
            list.insert_after(cubin, Image::ptx(target), source.nothing())?;
        }
    }
    Ok(())
}

/// The targets whose PTX is wanted: the last option that names a target, or all of them, decides.
#[inline(never)]
fn ptx_wanted(source: &Source<'_>, adds_ptx: bool) -> TargetSet {
    let named = |value: Token<'_>| {
        if value.is(b"all") {
            return TargetSet::ALL;
        }
        let name = spelling::read_name(value).filter(|name| name.kind == NameKind::Sm);
        name.map_or(TargetSet::EMPTY, |name| TargetSet::EMPTY.with(name.target))
    };
    let at_first = if adds_ptx { TargetSet::ALL } else { TargetSet::EMPTY };
    options(source)
        .flatten()
        .fold(at_first, |wanted, (kind, value)| match kind {
            OptionKind::Ptx => wanted.or(named(value)),
            OptionKind::NoPtx => wanted.without(named(value)),
            _ => wanted,
        })
}

/// Writes the cubins, and for which of them PTX comes along.
#[inline(never)]
pub(super) fn write(clang: &Clang, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let mut separator = "--offload-arch=";
    for (position, image) in list.iter().enumerate() {
        let target = image.name.target;
        if !list.is_cubin_or_its_ptx(image) || !(clang.has)(target) {
            return Err(WriteError::NotExpressible(position));
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
