//! What is wrong with a list, and where.

use super::source::Source;
use super::words::Says;
use crate::Error;
use core::fmt;

/// A part of the text, in bytes: from `start` up to, not including, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last one; `start` where something is missing.
    pub end: u32,
}

impl Span {
    /// The part of the text; empty when it lies outside.
    #[must_use]
    pub fn of<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        text.get(self.range()).unwrap_or_default()
    }

    /// The part as a range of positions.
    #[must_use]
    pub const fn range(&self) -> core::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A mistake in a list: its kind, and the token that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// The kind of mistake: one of `Error::ArchList*`.
    pub error: Error,
    /// The token that is wrong.
    pub span: Span,
    /// The token that it does not go with; `None` where it is wrong by itself.
    pub other: Option<Span>,
    pub(crate) says: Says,
}

/// Something is wrong; what it is stands in the [`Source`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Failed;

impl Problem {
    /// What the tool itself prints; `None` where that depends on the machine or was not seen.
    #[must_use]
    pub fn words<'a>(&self, text: &'a [u8]) -> Option<Words<'a>> {
        (self.says != Says::Nothing).then_some(Words { problem: *self, text })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bytes {} to {}: {}", self.span.start, self.span.end, self.error)
    }
}

impl core::error::Error for Problem {}

/// What a tool prints about a list that it refuses. Made by [`Problem::words`], written by `Display`.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    problem: Problem,
    text: &'a [u8],
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Outside of the braces and inside, in turn.
        let words = Source::plain(self.problem.says.words().as_bytes());
        let parts = words.whole().split(|byte| matches!(byte, b'{' | b'}'));
        for (position, part) in parts.enumerate() {
            let span = match () {
                () if position & 1 == 0 => {
                    write_lossy(part.span().of(self.problem.says.words().as_bytes()), f)?;
                    continue;
                }
                () if part.is(b"other") => self.problem.other.unwrap_or_default(),
                () => self.problem.span,
            };
            let token = span.of(self.text);
            match part.is(b"digits") {
                true => token
                    .split(|&byte| byte == b'.')
                    .try_for_each(|part| write_lossy(part, f))?,
                false => write_lossy(token, f)?,
            }
        }
        Ok(())
    }
}

/// Bytes as text; what is no UTF-8 becomes U+FFFD.
fn write_lossy(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for chunk in bytes.utf8_chunks() {
        f.write_str(chunk.valid())?;
        if !chunk.invalid().is_empty() {
            f.write_str("\u{fffd}")?;
        }
    }
    Ok(())
}
