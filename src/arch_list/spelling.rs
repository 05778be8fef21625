//! The names of architectures, and the kinds of mistakes in them.

use super::token::Token;
use crate::Error;
use crate::targets::{Name, Suffix, Target};

/// How a syntax writes an architecture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// `sm_90a`, `compute_90a`, `lto_90`.
    Named,
    /// `9.0a`.
    Dotted,
    /// `90a`.
    Digits,
}

/// The number of an architecture, and its suffix letter if there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Arch {
    pub number: u32,
    pub letter: Option<u8>,
}

impl Arch {
    /// `None` when this library has no such target.
    pub fn target(self) -> Option<Target> {
        let suffix = match self.letter {
            None => Suffix::Base,
            Some(b'a') => Suffix::A,
            Some(b'f') => Suffix::F,
            Some(_) => return None,
        };
        Target::from_parts(self.number, suffix)
    }

    pub fn without_letter(self) -> Self {
        Self { letter: None, ..self }
    }
}

/// Reads an architecture; `None` when the token does not have the form. Leading zeros are not allowed.
#[inline(never)]
pub(super) fn read(form: Form, token: Token<'_>) -> Option<Arch> {
    read_bytes(form, &token.short()?)
}

/// As [`read`].
#[inline(never)]
pub(super) fn read_bytes(form: Form, text: &[u8]) -> Option<Arch> {
    let digits = match form {
        Form::Digits | Form::Dotted => text,
        Form::Named => text
            .strip_prefix(b"sm_")
            .or_else(|| text.strip_prefix(b"compute_"))
            .or_else(|| text.strip_prefix(b"lto_"))?,
    };
    let (letter, digits) = match digits.split_last() {
        Some((&letter @ b'a'..=b'z', digits)) => (Some(letter), digits),
        _ => (None, digits),
    };
    let number = match (form, digits) {
        (_, [b'0', ..]) => return None,
        (Form::Dotted, [major @ .., b'.', minor]) => number(major.iter().chain([minor]))?,
        (Form::Dotted, _) => return None,
        _ => number(digits.iter())?,
    };
    Some(Arch { number, letter })
}

/// A number of one to nine digits.
fn number<'a>(digits: impl Iterator<Item = &'a u8>) -> Option<u32> {
    let mut number: Option<u32> = None;
    for &digit in digits {
        let digit = char::from(digit).to_digit(10)?;
        number = Some(number.unwrap_or(0).checked_mul(10)?.checked_add(digit)?);
    }
    number
}

/// Reads a name of any kind; `None` when this library has no such target.
#[inline(never)]
pub(super) fn read_name(token: Token<'_>) -> Option<Name> {
    Name::parse(&token.short()?).ok()
}

/// Whether two texts are the same, case included. `==` of slices calls `bcmp`, which a program without libc lacks.
pub(super) fn same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().eq(other)
}

/// The kind of mistake, where this token stands in place of an architecture of a form that the tool accepts.
/// `takes` answers which the tool accepts.
pub(super) fn mistake(token: Token<'_>, form: Form, takes: impl Fn(Arch) -> bool) -> Error {
    if token.is_empty() {
        return Error::ArchListItemEmpty;
    }
    if token.contains(|byte| matches!(byte, b',' | b';' | b':') || byte.is_ascii_whitespace()) {
        return Error::ArchListSeparator;
    }
    match read(form, token) {
        None => Error::ArchListSpelling,
        Some(arch) if arch.letter.is_some() && takes(arch.without_letter()) => Error::ArchListSuffix,
        Some(_) => Error::ArchListUnsupported,
    }
}
