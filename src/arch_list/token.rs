//! Tokens: pieces of the text that know where they stand in it.
//!
//! A call of the C interface has 1 KiB of stack. Tokens are therefore small enough for registers, and
//! what walks over one is not inlined, so that its cursor is not on the stack of every function that asks.

use super::problem::{Failed, Problem, Span};
use super::source::{Bytes, Placed, Quotes, Source};
use super::words::Says;
use crate::Error;
use heapless::Vec;

/// A piece of the text.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub source: &'a Source<'a>,
    /// Where it begins, in the lower half; in the upper half how many bytes, shifted left by two, and
    /// below that the quotes in which it begins. One number: two fields travel in registers, three do not.
    pub place: u64,
}

/// A short token, copied: no architecture of any syntax is longer.
pub(super) type Short = Vec<u8, 24, u8>;

impl<'a> Token<'a> {
    /// The bytes of the text from the token's beginning on.
    fn onward(self) -> Bytes<'a> {
        Bytes {
            source: self.source,
            at: self.place as u32,
            quotes: match (self.place >> 32) & 3 {
                0 => Quotes::None,
                1 => Quotes::Single,
                _ => Quotes::Double,
            },
        }
    }

    fn placed(self) -> impl Iterator<Item = Placed> + Clone + 'a {
        self.onward().take(self.len())
    }

    /// The bytes, quotes left out.
    pub fn bytes(self) -> impl Iterator<Item = u8> + Clone + 'a {
        self.placed().map(|placed| placed.byte)
    }

    /// How many bytes.
    pub fn len(self) -> usize {
        (self.place >> 34) as usize
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Where the piece stands in the text, its outer quotes left out.
    #[inline(never)]
    pub fn span(self) -> Span {
        let mut spans = self.placed().map(|placed| placed.span);
        match spans.next() {
            Some(first) => Span {
                start: first.start,
                end: spans.last().map_or(first.end, |last| last.end),
            },
            None => Span {
                start: self.place as u32,
                end: self.place as u32,
            },
        }
    }

    #[inline(never)]
    pub fn is(self, text: &[u8]) -> bool {
        self.len() == text.len() && self.bytes().eq(text.iter().copied())
    }

    pub fn is_any(self, texts: &[&[u8]]) -> bool {
        texts.iter().any(|text| self.is(text))
    }

    /// Whether two pieces have the same bytes.
    #[inline(never)]
    pub fn same_as(self, other: Token<'_>) -> bool {
        self.len() == other.len() && self.bytes().eq(other.bytes())
    }

    #[inline(never)]
    pub fn contains(self, is_meant: fn(u8) -> bool) -> bool {
        self.bytes().any(is_meant)
    }

    /// How many such bytes there are.
    #[inline(never)]
    pub fn count(self, meant: u8) -> usize {
        self.bytes().filter(|&byte| byte == meant).count()
    }

    /// The bytes as one piece; `None` when they are longer than any architecture.
    #[inline(never)]
    pub fn short(self) -> Option<Short> {
        let mut short = Short::new();
        for byte in self.bytes() {
            short.push(byte).ok()?;
        }
        Some(short)
    }

    /// The bytes from one position to another.
    #[inline(never)]
    fn part(self, from: usize, to: usize) -> Self {
        let mut bytes = self.onward();
        for _ in 0..from {
            bytes.next();
        }
        // Positions are within the token, so the count fits.
        bytes.token(to.saturating_sub(from) as u32)
    }

    pub fn before(self, at: usize) -> Self {
        self.part(0, at)
    }

    fn after(self, skipped: usize) -> Self {
        self.part(skipped, self.len())
    }

    #[inline(never)]
    pub fn strip_prefix(self, prefix: &[u8]) -> Option<Self> {
        let has = self.bytes().take(prefix.len()).eq(prefix.iter().copied());
        has.then(|| self.after(prefix.len()))
    }

    #[inline(never)]
    pub fn strip_suffix(self, suffix: &[u8]) -> Option<Self> {
        let before = self.len().checked_sub(suffix.len())?;
        let has = self.bytes().skip(before).eq(suffix.iter().copied());
        has.then(|| self.before(before))
    }

    /// Without the blanks around it.
    #[inline(never)]
    pub fn trim(self) -> Self {
        let (mut from, mut to) = (self.len(), 0);
        for (at, byte) in self.bytes().enumerate() {
            if !byte.is_ascii_whitespace() {
                from = from.min(at);
                to = at.saturating_add(1);
            }
        }
        self.part(from, to)
    }

    /// What stands before and after the first such byte.
    #[inline(never)]
    pub fn split_once(self, separator: u8) -> Option<(Self, Self)> {
        let at = self.bytes().position(|byte| byte == separator)?;
        Some((self.before(at), self.after(at.saturating_add(1))))
    }

    /// The pieces between separators: one more than there are separators.
    pub fn split<F: FnMut(u8) -> bool>(self, separates: F) -> Split<'a, F> {
        Split {
            rest: Some(self),
            separates,
        }
    }

    /// Notes a mistake in this token, and the tool's words for it.
    #[cold]
    #[inline(never)]
    pub fn fail(self, error: Error, says: Says) -> Failed {
        self.source.problem.set(Some(Problem {
            error,
            span: self.span(),
            other: None,
            says,
        }));
        Failed
    }

    /// As [`Token::fail`], with the token that this one does not go with.
    #[cold]
    #[inline(never)]
    pub fn fail_beside(self, other: Token<'_>, error: Error, says: Says) -> Failed {
        self.fail(error, says);
        self.source.fail_with(other)
    }
}

/// See [`Token::split`].
#[derive(Clone)]
pub(super) struct Split<'a, F> {
    rest: Option<Token<'a>>,
    separates: F,
}

impl<'a, F: FnMut(u8) -> bool> Iterator for Split<'a, F> {
    type Item = Token<'a>;

    #[inline(never)]
    fn next(&mut self) -> Option<Token<'a>> {
        let token = self.rest?;
        let separates = &mut self.separates;
        match token.bytes().position(separates) {
            Some(at) => {
                self.rest = Some(token.after(at.saturating_add(1)));
                Some(token.before(at))
            }
            None => {
                self.rest = None;
                Some(token)
            }
        }
    }
}

/// See [`Source::words`].
#[derive(Clone)]
pub(super) struct Words<'a>(pub Bytes<'a>);

impl<'a> Iterator for Words<'a> {
    type Item = Token<'a>;

    #[inline(never)]
    fn next(&mut self) -> Option<Token<'a>> {
        while self.0.get().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.0.at = self.0.at.saturating_add(1);
        }
        let bytes = self.0;
        bytes.get()?;
        let mut count: u32 = 0;
        while self.0.next().is_some_and(|placed| !placed.ends_word) {
            count = count.saturating_add(1);
        }
        Some(bytes.token(count))
    }
}
