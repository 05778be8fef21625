//! A mistake in a list: its kind, its position, and what the tool prints about it.

use super::messages::Message;
use crate::Error;
use crate::text::Lossy;
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
    pub(crate) message: Message,
}

impl Problem {
    /// What the tool itself prints about the mistake, given the text that was parsed; `None` where that
    /// depends on the machine or was not observed.
    #[must_use]
    pub fn tool_message<'a>(&self, text: &'a [u8]) -> Option<ToolMessage<'a>> {
        (self.message != Message::None).then_some(ToolMessage { problem: *self, text })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bytes {} to {}: {}", self.span.start, self.span.end, self.error)
    }
}

impl core::error::Error for Problem {}

/// What a tool prints about a list that it rejects. Made by [`Problem::tool_message`], written by `Display`.
#[derive(Clone, Copy, Debug)]
pub struct ToolMessage<'a> {
    problem: Problem,
    text: &'a [u8],
}

impl fmt::Display for ToolMessage<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.problem.message as u32);
        let template = self.problem.message.template().as_bytes();
        let parts = template.split(|byte| matches!(byte, b'{' | b'}'));
        for (position, part) in parts.enumerate() {
            // Even parts stand outside of the braces, odd ones inside.
            if position & 1 == 0 {
                Lossy(part).fmt(f)?;
                continue;
            }
            let span = if part.eq_ignore_ascii_case(b"other") {
                self.problem.other.unwrap_or_default()
            } else {
                self.problem.span
            };
            let token = span.of(self.text);
            if part.eq_ignore_ascii_case(b"digits") {
                token
                    .split(|&byte| byte == b'.')
                    .try_for_each(|digits| Lossy(digits).fmt(f))?;
            } else {
                Lossy(token).fmt(f)?;
            }
        }
        Ok(())
    }
}
