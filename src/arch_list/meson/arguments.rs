//! The arguments of the call: strings, brackets, and the keyword `detected`.

use super::super::messages::Message;
use super::super::source::Failed;
use super::super::token::Token;
use super::tables::Toolkit;
use crate::Error;

/// The words that stand for a whole list.
const WHOLE_LISTS: [&[u8]; 3] = [b"All", b"Common", b"Auto"];

/// Which strings of the arguments; the version of nvcc is neither.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Argument {
    /// The architectures to build.
    Given,
    /// The architectures after `detected:`.
    Detected,
}

/// A summary of the strings of one kind.
pub(super) struct Survey<'a> {
    /// The first item that is not empty.
    pub first: Option<Token<'a>>,
    /// How many strings.
    pub count: usize,
}

/// Checks that a word of [`WHOLE_LISTS`] is the only item; `detected` must have none of them.
#[inline(never)]
pub(super) fn survey(whole: Token<'_>, meant: Argument) -> Result<Survey<'_>, Failed> {
    let mut found = Survey {
        first: None,
        count: strings(whole, meant).count(),
    };
    let mut special = None;
    let mut items: usize = 0;
    each_item(whole, meant, &mut |item| {
        items = items.saturating_add(1);
        found.first = found.first.or(Some(item));
        if item.is_any(&WHOLE_LISTS) {
            special = special.or(Some(item));
        }
        Ok(())
    })?;
    match special.filter(|_| items > 1 || meant == Argument::Detected) {
        Some(special) => Err(special.fail(Error::ArchListAlone, Message::None)),
        None => Ok(found),
    }
}

/// Calls `take` for each item of the strings; any number of blanks, commas and semicolons separate items.
#[inline(never)]
pub(super) fn each_item<'a>(
    whole: Token<'a>,
    meant: Argument,
    take: &mut dyn FnMut(Token<'a>) -> Result<(), Failed>,
) -> Result<(), Failed> {
    for string in strings(whole, meant) {
        let pieces = string.split(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b',' | b';'));
        for piece in pieces.filter(|piece| !piece.is_empty()) {
            take(piece)?;
        }
    }
    Ok(())
}

/// The parts of the text outside of quotes and inside, in turn.
fn parts_by_quotes(whole: Token<'_>) -> impl Iterator<Item = (usize, Token<'_>)> {
    whole.split(|byte| byte == b'\'').enumerate()
}

fn is_inside(position: usize) -> bool {
    position & 1 == 1
}

/// The strings of one kind, without the version of nvcc.
fn strings(whole: Token<'_>, meant: Argument) -> impl Iterator<Item = Token<'_>> {
    let mut kind = Argument::Given;
    parts_by_quotes(whole).filter_map(move |(position, token)| {
        if !is_inside(position) && token.contains(|byte| byte == b':') {
            kind = Argument::Detected;
        }
        (is_inside(position) && position != VERSION && kind == meant).then_some(token)
    })
}

/// The position of nvcc's version among the parts: it is the first string.
const VERSION: usize = 1;

/// Checks what stands between the strings: commas, brackets, and the keyword `detected:`.
#[inline(never)]
pub(super) fn check(whole: Token<'_>) -> Result<(), Failed> {
    let is_filler = |byte: u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b'[' | b']');
    let mut count: usize = 0;
    let mut last = whole;
    for (position, token) in parts_by_quotes(whole) {
        count = count.saturating_add(1);
        last = token;
        if is_inside(position) {
            continue;
        }
        let word = token
            .split(|byte| is_filler(byte) || byte == b':')
            .find(|word| !word.is_empty());
        if let Some(word) = word.filter(|word| !word.is(b"detected")) {
            return Err(word.fail(Error::ArchListSpelling, Message::None));
        }
    }
    if count < 3 || is_inside(count.saturating_sub(1)) {
        return Err(last.fail(Error::ArchListValue, Message::None));
    }
    for (position, token) in parts_by_quotes(whole) {
        let is_between = !is_inside(position) && position > 0 && position.saturating_add(1) < count;
        if is_between && !token.contains(|byte| byte == b',') {
            return Err(token.fail(Error::ArchListSeparator, Message::None));
        }
    }
    Ok(())
}

/// Reads the version of nvcc, the first argument.
#[inline(never)]
pub(super) fn toolkit(whole: Token<'_>) -> Result<Toolkit, Failed> {
    let version = parts_by_quotes(whole)
        .find_map(|(position, token)| (position == VERSION).then_some(token))
        .unwrap_or(whole);
    let mut parts = version.split(|byte| byte == b'.').map(|part| {
        let mut number: Option<u32> = None;
        for byte in part.bytes() {
            let digit = char::from(byte).to_digit(10)?;
            number = Some(number.unwrap_or(0).checked_mul(10)?.checked_add(digit)?);
        }
        number.filter(|&number| number < 100)
    });
    match (parts.next().flatten(), parts.next().unwrap_or(Some(0))) {
        (Some(major), Some(minor)) => Ok(major.saturating_mul(100).saturating_add(minor)),
        _ => Err(version.fail(Error::ArchListValue, Message::None)),
    }
}
