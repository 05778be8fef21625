//! The text of a list, byte by byte, as a shell leaves it.

use super::problem::{Failed, Problem, Span};
use super::token::{Token, Words};
use core::cell::Cell;

/// The text, and whether a shell reads it first: its quotes and backslashes are left out then.
pub(super) struct Source<'a> {
    text: &'a [u8],
    shell: bool,
    /// The mistake that was found: kept here, not in every function's result.
    pub(super) problem: Cell<Option<Problem>>,
}

/// A text must be shorter than this: positions and counts of a token are in 32 bits.
pub(super) const LONGEST: usize = 1 << 30;

impl<'a> Source<'a> {
    /// The text as it is.
    pub const fn plain(text: &'a [u8]) -> Self {
        Self::new(text, false)
    }

    /// The text, perhaps a command line.
    pub const fn new(text: &'a [u8], shell: bool) -> Self {
        Self {
            text,
            shell,
            problem: Cell::new(None),
        }
    }

    /// The mistake that was found last.
    pub fn problem(&self) -> Option<Problem> {
        self.problem.get()
    }

    /// Sets the token that the wrong one does not go with, after a failure.
    #[cold]
    pub fn fail_with(&self, other: Token<'_>) -> Failed {
        let found = self.problem.get();
        self.problem.set(found.map(|problem| Problem {
            other: Some(other.span()),
            ..problem
        }));
        Failed
    }

    /// The whole text.
    pub fn whole(&'a self) -> Token<'a> {
        let bytes = Bytes {
            source: self,
            at: 0,
            quotes: Quotes::None,
        };
        bytes.token(self.text.len() as u32)
    }

    /// A token without bytes, for what is built unasked.
    pub fn nothing(&'a self) -> Token<'a> {
        self.whole().before(0)
    }

    /// The words of a command line.
    pub fn words(&'a self) -> Words<'a> {
        Words(Bytes {
            source: self,
            at: 0,
            quotes: Quotes::None,
        })
    }
}

/// The quotes in which a position stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Quotes {
    None,
    Single,
    Double,
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
pub(super) struct Placed {
    pub byte: u8,
    pub span: Span,
    /// A blank that stands in no quotes: there a shell ends a word.
    pub ends_word: bool,
}

impl<'a> Bytes<'a> {
    pub fn get(&self) -> Option<u8> {
        self.source.text.get(self.at as usize).copied()
    }

    /// The token that begins here.
    pub fn token(self, count: u32) -> Token<'a> {
        Token {
            source: self.source,
            place: u64::from(count << 2 | self.quotes as u32) << 32 | u64::from(self.at),
        }
    }
}

impl Iterator for Bytes<'_> {
    type Item = Placed;

    fn next(&mut self) -> Option<Placed> {
        loop {
            let start = self.at;
            let byte = self.get()?;
            self.at = start.saturating_add(1);
            let mut found = byte;
            if self.source.shell {
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
                    && let Some(next) = self.get()
                    && escapes(next)
                {
                    self.at = self.at.saturating_add(1);
                    found = next;
                }
            }
            return Some(Placed {
                byte: found,
                span: Span { start, end: self.at },
                ends_word: self.quotes == Quotes::None && byte.is_ascii_whitespace(),
            });
        }
    }
}
