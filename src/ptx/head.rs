//! What PTX text states about itself, without compiling it.

use crate::Toolkit;
use crate::targets::{Target, parse_ptx_target_like_ptxas};
use crate::{Error, Version};

/// What PTX text states about itself.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ptx<'data> {
    /// Its `.version`.
    pub version: Version,
    /// The text after `.target`, to the end of the line, a comment or the next directive.
    pub target_text: &'data [u8],
    /// The target that ptxas takes that for; `None` where it refuses.
    pub target: Option<Target>,
    /// Its `.address_size`; `None` when it does not state one: 32 then.
    pub address_bits: Option<u32>,
}

debug_with_text! { Ptx: target_text; version target address_bits }

/// What PTX text states about itself: `.version`, `.target` and `.address_size`, with which it must begin.
/// Reads up to the first NUL or the first other directive.
///
/// # Errors
/// [`Error::PtxHeader`]: there is no `.version` or no `.target`.
///
/// Source: PTX ISA 9.0, "PTX module directives"; public.
pub fn identify(text: &[u8]) -> Result<Ptx<'_>, Error> {
    let (mut version, mut target_text, mut address_bits) = (None, None, None);
    let mut tokens = Tokens { rest: text };
    while let Some(word) = tokens.next() {
        match word {
            b".version" => version = tokens.next().and_then(parse_version),
            b".target" => target_text = Some(tokens.line()),
            b".address_size" => address_bits = tokens.next().and_then(number),
            _ => break,
        }
    }
    let (Some(version), Some(target_text)) = (version, target_text) else {
        return Err(Error::PtxHeader);
    };
    Ok(Ptx {
        version,
        target_text,
        target: parse_ptx_target_like_ptxas(Toolkit::NEWEST, target_text).ok(),
        address_bits,
    })
}

/// The names of the kernels in PTX text, in its order: what follows each `.entry` outside of comments
/// and strings. Reads up to the first NUL; time grows with the text.
#[must_use]
pub fn entries(text: &[u8]) -> Entries<'_> {
    Entries(Tokens { rest: text })
}

/// The names of the kernels in PTX text: an iterator.
#[derive(Clone)]
pub struct Entries<'data>(Tokens<'data>);

impl<'data> Iterator for Entries<'data> {
    type Item = &'data [u8];

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.0.skip_past_entry()?;
            let name = self.0.next()?;
            if name.first().copied().is_some_and(is_of_word) {
                return Some(name);
            }
        }
    }
}

/// The words of PTX text: directives, names and numbers as a whole, other characters one by one,
/// without comments and strings.
#[derive(Clone)]
struct Tokens<'data> {
    rest: &'data [u8],
}

/// Whether a character can be part of a name, a number or a directive.
const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'%' | b'.') || !byte.is_ascii()
}

/// Whether [`Tokens::skip_past_entry`] must look at a byte: comparisons that the compiler makes of many bytes at once.
const fn is_stop(byte: u8) -> bool {
    (byte == b'y') | (byte == b'/') | (byte == b'"') | (byte == 0)
}

/// Where the first of those is. Blocks without one are passed over.
fn stop_in(text: &[u8]) -> Option<usize> {
    let (blocks, rest) = text.as_chunks::<32>();
    let mut free = 0_usize;
    for block in blocks {
        let mut found = 0;
        for &byte in block {
            found |= u8::from(is_stop(byte));
        }
        if found != 0 {
            return within(free, block);
        }
        free = free.saturating_add(block.len());
    }
    within(free, rest)
}

/// Where the first of those is in a part of a text that begins at `free`.
fn within(free: usize, part: &[u8]) -> Option<usize> {
    let at = part.iter().position(|&byte| is_stop(byte))?;
    Some(free.saturating_add(at))
}

impl<'data> Tokens<'data> {
    /// Takes bytes up to the first that is not so.
    fn take(&mut self, is: impl Fn(u8) -> bool) -> &'data [u8] {
        let length = self.rest.iter().take_while(|&&byte| is(byte)).count();
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or_default();
        self.rest = rest;
        taken
    }

    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }

    fn skip_if(&mut self, text: &[u8]) {
        self.rest = self.rest.strip_prefix(text).unwrap_or(self.rest);
    }

    /// Goes on behind the next `.entry`; `None` when there is none. Looks only where a comment, a string or the end may begin, or
    /// that word may end: the fewest characters of PTX.
    fn skip_past_entry(&mut self) -> Option<()> {
        let mut from = 0_usize;
        loop {
            let at = from.saturating_add(stop_in(self.rest.get(from..)?)?);
            match self.rest.get(at..)? {
                [b'/', b'/' | b'*', ..] | [b'"', ..] => {
                    self.skip(at);
                    self.skip_unread();
                    from = 0;
                }
                [b'/', ..] => from = at.saturating_add(1),
                [0, ..] => return None,
                [_, follows @ ..] => {
                    let (word, _) = self.rest.split_at_checked(at.saturating_add(1))?;
                    let begins = word.strip_suffix(b".entry").map(|before| before.last());
                    if begins.is_some_and(|before| !before.copied().is_some_and(is_of_word))
                        && !follows.first().copied().is_some_and(is_of_word)
                    {
                        self.rest = follows;
                        return Some(());
                    }
                    from = at.saturating_add(1);
                }
                [] => return None,
            }
        }
    }

    /// Skips the comment or string that begins here.
    fn skip_unread(&mut self) {
        match self.rest {
            [b'/', b'/', ..] => {
                self.take(|byte| !matches!(byte, b'\n' | 0));
            }
            [b'/', b'*', rest @ ..] => {
                let end = rest.windows(2).position(|two| two == b"*/" || two.starts_with(&[0]));
                self.rest = end.and_then(|end| rest.get(end..)).unwrap_or_default();
                self.skip_if(b"*/");
            }
            _ => {
                self.skip(1);
                self.take(|byte| !matches!(byte, b'"' | 0));
                self.skip_if(b"\"");
            }
        }
    }

    /// The rest of the line up to a comment or the next directive, without blanks at its ends.
    fn line(&mut self) -> &'data [u8] {
        let from = self.rest;
        let line = self.take(|byte| !matches!(byte, b'\n' | b'\r' | 0));
        let comment = line.windows(2).position(|two| matches!(two, b"//" | b"/*"));
        let list = line.get(..comment.unwrap_or(line.len())).unwrap_or_default();
        let end = list.iter().position(|&byte| byte == b'.');
        if let Some(end) = end {
            self.rest = from.get(end..).unwrap_or_default();
        }
        list.get(..end.unwrap_or(list.len())).unwrap_or_default().trim_ascii()
    }
}

impl<'data> Iterator for Tokens<'data> {
    type Item = &'data [u8];

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.take(|byte| byte.is_ascii_whitespace());
            match self.rest {
                [] | [0, ..] => return None,
                [b'/', b'/' | b'*', ..] | [b'"', ..] => self.skip_unread(),
                [byte, ..] if is_of_word(*byte) => return Some(self.take(is_of_word)),
                [_, ..] => {
                    let (one, rest) = self.rest.split_at_checked(1)?;
                    self.rest = rest;
                    return Some(one);
                }
            }
        }
    }
}

/// `9.0`.
fn parse_version(text: &[u8]) -> Option<Version> {
    let dot = text.iter().position(|&byte| byte == b'.')?;
    let (major, minor) = text.split_at_checked(dot)?;
    let part = |text| u8::try_from(number(text)?).ok();
    Some(Version::new(part(major)?.into(), part(minor.get(1..)?)?.into()))
}

fn number(text: &[u8]) -> Option<u32> {
    core::str::from_utf8(text).ok()?.parse().ok()
}
