//! `@rules_cuda//cuda:archs` of Bazel: `compute_80:sm_80,sm_86;sm_90`.
//!
//! Source: `loading/arch_lists.tsv` and the published rules; read, not run. The rules hold a list of numbers that grew
//! from release to release; here every base target from sm_30 on is accepted. The rules convert the names to integers,
//! so they take no suffixes.

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::{Failed, Source};
use super::spelling::{self, Arch, Form};
use super::token::Token;
use super::{Context, WriteError, nvcc};
use crate::targets::{Name, NameKind, Suffix, Target};
use crate::{Error, Toolkit};
use core::fmt;

/// Without suffixes all releases make the same images.
const ANY_NVCC: Toolkit = Toolkit::DEFAULT;

/// Parses a list; an empty one means `-arch=native`.
#[inline(never)]
pub(super) fn parse(source: &Source<'_>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let whole = source.whole();
    let mut specs = whole
        .split(|byte| byte == b';')
        .map(Token::trim)
        .filter(|spec| !spec.is_empty())
        .peekable();
    if specs.peek().is_none() {
        list.note(Remark::PassedToNvcc, None);
        return nvcc::push_native(context.toolkit, whole, false, context, list);
    }
    specs.try_for_each(|spec| parse_spec(spec, list))
}

/// Parses `compute_80:sm_80,compute_80`. Without the part before the colon the lowest of the others is it.
#[inline(never)]
fn parse_spec(spec: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let (arch, codes) = match spec.split_once(b':') {
        Some((arch, codes)) => {
            if arch.strip_prefix(b"compute_").is_none() {
                return Err(arch.fail(Error::ArchListNotVirtual, Message::RulesCudaNotVirtual));
            }
            (Some((arch, read_name(arch)?)), codes)
        }
        None => (None, spec),
    };
    let items = || codes.split(|byte| byte == b',');
    let lowest = match arch {
        Some((_, name)) => name.target,
        None => {
            let mut lowest = None;
            for item in items() {
                let target = read_name(item)?.target;
                lowest = lowest.filter(|&lowest| lowest < target).or(Some(target));
            }
            lowest.unwrap_or(Target::DEFAULT)
        }
    };
    for item in items() {
        let image = nvcc::image_of(ANY_NVCC, lowest.named(NameKind::Compute), read_name(item)?).map_err(|error| {
            let beside = arch.map_or(item, |(arch, _)| arch);
            item.fail_beside(beside, error, Message::None)
        })?;
        if !list.images().any(|other| other == image) {
            list.push(image, item)?;
        }
    }
    Ok(())
}

fn takes(target: Target) -> bool {
    target.suffix() == Suffix::Base && target.number() >= 30 && !matches!(target, Target::Sm73 | Target::Sm82)
}

fn read_name(item: Token<'_>) -> Result<Name, Failed> {
    spelling::read_name(item)
        .filter(|name| takes(name.target))
        .ok_or_else(|| {
            let error = spelling::mistake(item, Form::Named, |arch: Arch| arch.target().is_some_and(takes));
            item.fail(error, Message::RulesCudaUnsupported)
        })
}

/// Writes `compute_80:sm_80,compute_80`: the images that are made from one architecture stand together.
#[inline(never)]
pub(super) fn write(list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    let mut between_specs = "";
    for (position, first) in list.iter().enumerate() {
        check(position, first)?;
        let arch = first.source();
        if list.iter().take(position).any(|earlier| earlier.source() == arch) {
            continue;
        }
        write!(out, "{between_specs}{}", arch.named(NameKind::Compute))?;
        let mut before = ":";
        for image in list.iter().filter(|image| image.source() == arch) {
            write!(out, "{before}{}", image.name)?;
            before = ",";
        }
        between_specs = ";";
    }
    Ok(())
}

fn check(position: usize, image: Image) -> Result<(), WriteError> {
    let arch = image.source();
    let is_made = takes(arch)
        && takes(image.name.target)
        && nvcc::image_of(ANY_NVCC, arch.named(NameKind::Compute), image.name)
            .is_ok_and(|made| made.name == image.name);
    if is_made {
        Ok(())
    } else {
        Err(WriteError::NotExpressible(position))
    }
}
