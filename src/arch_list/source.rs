//! The text of a list, byte by byte, as a shell passes it on.

use super::extent::Quotes;
use super::problem::{Problem, Span};
use core::cell::Cell;

/// A text, and the mistake that was found in it.
pub(super) struct Source<'a> {
    text: &'a [u8],
    /// Whether a shell reads the text first: its quotes and backslashes are then removed.
    is_command_line: bool,
    /// Kept here and not in every function's result, which would then be returned through memory.
    problem: Cell<Option<Problem>>,
}

/// A mistake was found; [`Source::problem`] is it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Failed;

impl<'a> Source<'a> {
    pub const fn new(text: &'a [u8], is_command_line: bool) -> Self {
        Self {
            text,
            is_command_line,
            problem: Cell::new(None),
        }
    }

    /// The mistake that was found last.
    pub fn problem(&self) -> Option<Problem> {
        self.problem.get()
    }

    /// Records a mistake in place of the one that was found before.
    pub fn set_problem(&self, problem: Problem) -> Failed {
        self.problem.set(Some(problem));
        Failed
    }

    /// How many bytes, as they are written; below [`MAX_TEXT_LEN`](super::extent::MAX_TEXT_LEN).
    pub fn len(&self) -> u32 {
        self.text.len() as u32
    }
}

/// The bytes of the text from a position on.
#[derive(Clone, Copy)]
pub(super) struct Bytes<'a> {
    pub source: &'a Source<'a>,
    pub at: u32,
    pub quotes: Quotes,
}

/// A byte of a token, and where it stands in the text.
#[derive(Clone, Copy)]
pub(super) struct PlacedByte {
    pub byte: u8,
    pub span: Span,
    /// A blank outside of quotes: there a shell ends a word.
    pub ends_word: bool,
}

impl<'a> Bytes<'a> {
    /// The bytes from the beginning of the text on.
    pub fn of(source: &'a Source<'a>) -> Self {
        Self {
            source,
            at: 0,
            quotes: Quotes::None,
        }
    }

    /// The next byte as it is written, a quote or a backslash too.
    pub fn peek(&self) -> Option<u8> {
        self.source.text.get(self.at as usize).copied()
    }
}

impl Iterator for Bytes<'_> {
    type Item = PlacedByte;

    fn next(&mut self) -> Option<PlacedByte> {
        loop {
            let start = self.at;
            let byte = self.peek()?;
            self.at = start.saturating_add(1);
            let mut found = byte;
            if self.source.is_command_line {
                let changed = match (self.quotes, byte) {
                    (Quotes::None, b'"') => Some(Quotes::Double),
                    (Quotes::None, b'\'') => Some(Quotes::Single),
                    (Quotes::Double, b'"') | (Quotes::Single, b'\'') => Some(Quotes::None),
                    _ => None,
                };
                if let Some(quotes) = changed {
                    self.quotes = quotes;
                    continue;
                }
                // In double quotes a backslash stands for itself, except before these.
                let escapes = |next: u8| match self.quotes {
                    Quotes::None => true,
                    Quotes::Single => false,
                    Quotes::Double => matches!(next, b'"' | b'\\' | b'$' | b'`'),
                };
                if byte == b'\\'
                    && let Some(next) = self.peek()
                    && escapes(next)
                {
                    self.at = self.at.saturating_add(1);
                    found = next;
                }
            }
            return Some(PlacedByte {
                byte: found,
                span: Span { start, end: self.at },
                ends_word: self.quotes == Quotes::None && byte.is_ascii_whitespace(),
            });
        }
    }
}
