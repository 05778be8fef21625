//! Tokens: pieces of the text that know where they stand in it.
//!
//! A call of the C interface has 1 KiB of stack. A token therefore fits into two registers, and what
//! walks over its bytes is not inlined, so that the cursor is not on the stack of every caller.

use super::extent::{Extent, Quotes};
use super::messages::Message;
use super::problem::{Problem, Span};
use super::source::{Bytes, Failed, PlacedByte, Source};
use crate::Error;
use heapless::Vec;

/// A piece of the text.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    source: &'a Source<'a>,
    extent: Extent,
}

/// The bytes of a short token: no architecture of any syntax is longer.
pub(super) type ShortToken = Vec<u8, 24, u8>;

impl<'a> Source<'a> {
    /// The whole text.
    pub fn whole(&'a self) -> Token<'a> {
        Token {
            source: self,
            extent: Extent::new(0, Quotes::None, self.len()),
        }
    }

    /// An empty token, for images that a tool builds unasked.
    pub fn nothing(&'a self) -> Token<'a> {
        self.whole().before(0)
    }

    /// The words of a command line.
    pub fn shell_words(&'a self) -> ShellWords<'a> {
        ShellWords(Bytes::of(self))
    }

    /// The token of this text with this extent.
    pub fn token(&'a self, extent: Extent) -> Token<'a> {
        Token { source: self, extent }
    }

    /// Adds to the mistake that was found last the token that the wrong one does not go with.
    #[cold]
    pub fn fail_with(&self, other: Token<'_>) -> Failed {
        match self.problem() {
            Some(problem) => self.set_problem(Problem {
                other: Some(other.span()),
                ..problem
            }),
            None => Failed,
        }
    }
}

impl<'a> Token<'a> {
    /// The `len` bytes that come next.
    fn next_of(bytes: Bytes<'a>, len: u32) -> Self {
        bytes.source.token(Extent::new(bytes.at, bytes.quotes, len))
    }

    /// A cursor at the beginning of the token; it runs on to the end of the text.
    fn cursor(self) -> Bytes<'a> {
        Bytes {
            source: self.source,
            at: self.extent.start(),
            quotes: self.extent.quotes(),
        }
    }

    fn placed_bytes(self) -> impl Iterator<Item = PlacedByte> + Clone + 'a {
        self.cursor().take(self.len())
    }

    /// The bytes, without the quotes and backslashes that a shell removes.
    pub fn bytes(self) -> impl Iterator<Item = u8> + Clone + 'a {
        self.placed_bytes().map(|placed| placed.byte)
    }

    /// Where it stands, for [`Source::token`].
    pub const fn extent(self) -> Extent {
        self.extent
    }

    /// How many bytes.
    pub const fn len(self) -> usize {
        self.extent.len()
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Where the token stands in the text, without its outer quotes.
    #[inline(never)]
    pub fn span(self) -> Span {
        let mut spans = self.placed_bytes().map(|placed| placed.span);
        match spans.next() {
            Some(first) => Span {
                start: first.start,
                end: spans.last().map_or(first.end, |last| last.end),
            },
            None => Span {
                start: self.extent.start(),
                end: self.extent.start(),
            },
        }
    }

    /// Whether these are its bytes.
    #[inline(never)]
    pub fn is(self, text: &[u8]) -> bool {
        self.len() == text.len() && self.bytes().eq(text.iter().copied())
    }

    pub fn is_any(self, texts: &[&[u8]]) -> bool {
        texts.iter().any(|text| self.is(text))
    }

    /// Whether two tokens have the same bytes.
    #[inline(never)]
    pub fn same_as(self, other: Token<'_>) -> bool {
        self.len() == other.len() && self.bytes().eq(other.bytes())
    }

    /// A number that differs for most tokens with other bytes (FNV-1a).
    #[inline(never)]
    pub fn hash(self) -> u32 {
        const START: u32 = 0x811c_9dc5;
        const FACTOR: u32 = 0x0100_0193;
        self.bytes()
            .fold(START, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(FACTOR))
    }

    #[inline(never)]
    pub fn contains(self, is_meant: fn(u8) -> bool) -> bool {
        self.bytes().any(is_meant)
    }

    /// How often the byte occurs.
    #[inline(never)]
    pub fn count(self, meant: u8) -> usize {
        self.bytes().filter(|&byte| byte == meant).count()
    }

    /// A copy of the bytes; `None` when they are longer than any architecture.
    #[inline(never)]
    pub fn short(self) -> Option<ShortToken> {
        let mut short = ShortToken::new();
        for byte in self.bytes() {
            short.push(byte).ok()?;
        }
        Some(short)
    }

    /// The bytes from one position to another.
    #[inline(never)]
    fn part(self, from: usize, to: usize) -> Self {
        let mut bytes = self.cursor();
        for _ in 0..from {
            bytes.next();
        }
        // Both lie within the token, whose length fits.
        Self::next_of(bytes, to.saturating_sub(from) as u32)
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

    /// The digits that come first; empty where there is no digit.
    #[inline(never)]
    pub fn first_number(self) -> Self {
        let is_digit = |byte: u8| byte.is_ascii_digit();
        let from = self.bytes().position(is_digit).unwrap_or(self.len());
        let digits = self.bytes().skip(from).take_while(u8::is_ascii_digit).count();
        self.part(from, from.saturating_add(digits))
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

    /// Records a mistake in this token, and the message that the tool prints about it.
    #[cold]
    #[inline(never)]
    pub fn fail(self, error: Error, message: Message) -> Failed {
        self.source.set_problem(Problem {
            error,
            span: self.span(),
            other: None,
            message,
        })
    }

    /// As [`Token::fail`], with the token that this one does not go with.
    #[cold]
    #[inline(never)]
    pub fn fail_beside(self, other: Token<'_>, error: Error, message: Message) -> Failed {
        self.fail(error, message);
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

/// See [`Source::shell_words`].
#[derive(Clone)]
pub(super) struct ShellWords<'a>(Bytes<'a>);

impl<'a> Iterator for ShellWords<'a> {
    type Item = Token<'a>;

    #[inline(never)]
    fn next(&mut self) -> Option<Token<'a>> {
        while self.0.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.0.at = self.0.at.saturating_add(1);
        }
        let bytes = self.0;
        bytes.peek()?;
        let mut len: u32 = 0;
        while self.0.next().is_some_and(|placed| !placed.ends_word) {
            len = len.saturating_add(1);
        }
        Some(Token::next_of(bytes, len))
    }
}
