//! The variable in CMake 3.18 to 3.23.
//!
//! These releases do not look at how an item is spelt. They compile a test for the first number in each item, `90` in `90a`, and then pass
//! `compute_` and the item itself to nvcc. Which letters there are is left to nvcc.
//!
//! Source: `loading/arch_list_releases.tsv`; CMake 3.18.4, 3.22.6 and 3.23.3 were run with nvcc 13.0.88. The messages are those of 3.22.

use super::super::Context;
use super::super::list::List;
use super::super::messages::Message;
use super::super::nvcc;
use super::super::source::{Failed, Source};
use super::super::spelling::{self, Arch, Form};
use super::super::token::Token;
use super::{Release, WHOLE_LISTS, parse_word, push};
use crate::arch_list::Image;
use crate::{Error, Toolkit};

/// Parses a list that is neither empty nor off.
#[inline(never)]
pub(super) fn parse(
    release: Release,
    source: &Source<'_>,
    context: &Context<'_>,
    list: &mut List,
) -> Result<(), Failed> {
    let whole = source.whole();
    if release == Release::V3_23 && whole.is_any(&WHOLE_LISTS) && !whole.is(b"native") {
        return parse_word(release, whole, context, list);
    }
    let items = || whole.split(|byte| byte == b';').filter(|item| !item.is_empty());
    // The test of the numbers comes first, and compiles for all of them.
    items().try_for_each(|item| check_number(release, context.toolkit, item))?;
    items().try_for_each(|item| parse_item(context.toolkit, item, list))?;
    if list.images().len() == 0 {
        return Err(whole.fail(Error::ArchListEmpty, Message::None));
    }
    Ok(())
}

/// Whether nvcc builds for the first number in an item.
#[inline(never)]
fn check_number(release: Release, nvcc: Toolkit, item: Token<'_>) -> Result<(), Failed> {
    let number = item.first_number();
    let has = |arch: Arch| arch.target().is_some_and(|target| nvcc.builds(target));
    if spelling::read(Form::Digits, number).is_some_and(has) {
        return Ok(());
    }
    // 3.23 names what it made of the list.
    let message = if release == Release::V3_23 {
        Message::None
    } else {
        Message::CmakeUnsupported
    };
    if number.is_empty() {
        let is_word = item.is_any(&WHOLE_LISTS);
        let error = if is_word {
            Error::ArchListUnsupported
        } else {
            Error::ArchListSpelling
        };
        return Err(item.fail(error, Message::None));
    }
    Err(number.fail(spelling::mistake(item, Form::Digits, has), message))
}

#[inline(never)]
fn parse_item(nvcc: Toolkit, item: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let (arch, specifier) = match item.split_once(b'-') {
        Some((arch, specifier)) => (arch, Some(specifier)),
        None => (item, None),
    };
    let (ptx, real) = match specifier {
        None => (true, true),
        Some(real) if real.is(b"real") => (false, true),
        Some(ptx) if ptx.is(b"virtual") => (true, false),
        Some(unknown) => return Err(unknown.fail(Error::ArchListSpelling, Message::CmakeSpecifier)),
    };
    // The shell that runs nvcc removes the quotes.
    let bare = arch
        .strip_prefix(b"\"")
        .and_then(|arch| arch.strip_suffix(b"\""))
        .unwrap_or(arch);
    let has = |arch: Arch| arch.target().is_some_and(|target| nvcc.builds(target));
    let target = spelling::read(Form::Digits, bare)
        .filter(|&arch| has(arch))
        .and_then(Arch::target);
    let Some(target) = target else {
        let error = spelling::mistake(arch, Form::Digits, has);
        let is_a_word = !arch.contains(|byte| !byte.is_ascii_alphanumeric() && byte != b'_');
        let message = if is_a_word {
            Message::CmakeUnsupported
        } else {
            Message::None
        };
        return Err(arch.fail(error, message));
    };
    if real && nvcc::conflicts(list.stored(), Image::cubin(target)) {
        return Err(item.fail(Error::ArchListConflict, Message::None));
    }
    push(target, ptx, real, item, list)
}
