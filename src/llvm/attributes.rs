//! How LLVM splits `-mattr`.
//!
//! Source: `evidence/llc_attributes.tsv` (llc 19 and 22); measured.

use core::fmt::{self, Write};

/// An attribute as LLVM takes it: a name, and whether it is switched on.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attribute<'a> {
    /// Whether it is switched on: by `+`, or because it has no sign.
    pub enabled: bool,
    /// The name without the sign, as written: LLVM folds A to Z to small letters before it looks.
    pub name: &'a [u8],
    /// Where the part between the commas begins.
    pub start: usize,
    /// How many bytes it has, the sign included.
    pub length: usize,
}

debug_with_text! { Attribute: name; enabled start length }

/// The attributes of `-mattr` as LLVM splits them, from left to right: at commas, empty parts left out, `+` before those without a
/// sign.
pub fn attributes(text: &[u8]) -> impl Iterator<Item = Attribute<'_>> + Clone {
    let written = parts(text).filter(|part| !part.text.is_empty());
    written.map(|Part { text, start }| {
        let (enabled, name) = match text {
            [b'+', name @ ..] => (true, name),
            [b'-', name @ ..] => (false, name),
            name => (true, name),
        };
        Attribute {
            enabled,
            name,
            start,
            length: text.len(),
        }
    })
}

impl Attribute<'_> {
    /// Its sign, added where it was missing.
    #[must_use]
    pub const fn sign(&self) -> char {
        if self.enabled { '+' } else { '-' }
    }

    /// Whether it asks for the list of features or CPUs, `+help` or `+cpuhelp`. Then it is not a feature.
    #[must_use]
    pub fn asks_for_help(&self) -> bool {
        self.enabled && (self.name.eq_ignore_ascii_case(b"help") || self.name.eq_ignore_ascii_case(b"cpuhelp"))
    }
}

/// The feature string that LLVM makes of `-mattr`, as `Display` writes it: `+ptx80,+ptx83` for `PTX80,,+ptx83`. Bytes that are no
/// text are U+FFFD.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureString<'a>(pub &'a [u8]);

impl fmt::Display for FeatureString<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, attribute) in attributes(self.0).enumerate() {
            if position > 0 {
                f.write_char(',')?;
            }
            f.write_char(attribute.sign())?;
            folded(attribute.name, f)?;
        }
        Ok(())
    }
}

/// Writes a name with A to Z as small letters.
pub(super) fn folded(name: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for chunk in name.utf8_chunks() {
        for character in chunk.valid().chars() {
            f.write_char(character.to_ascii_lowercase())?;
        }
        if !chunk.invalid().is_empty() {
            f.write_char(char::REPLACEMENT_CHARACTER)?;
        }
    }
    Ok(())
}

/// What stands between two commas, and where it begins.
#[derive(Clone, Copy)]
pub struct Part<'a> {
    pub text: &'a [u8],
    pub start: usize,
}

/// The parts between commas from left to right, empty ones too; none of an empty text.
pub fn parts(text: &[u8]) -> Parts<'_> {
    Parts {
        rest: (!text.is_empty()).then_some(text),
        start: 0,
    }
}

/// The parts that are still to come.
#[derive(Clone)]
pub struct Parts<'a> {
    /// What follows the last comma that was passed; `None` after the last part.
    rest: Option<&'a [u8]>,
    /// Where that begins.
    start: usize,
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    #[inline]
    fn next(&mut self) -> Option<Part<'a>> {
        let rest = self.rest?;
        let (text, after) = rest.split_at_checked(comma(rest)).unwrap_or((rest, &[]));
        let part = Part {
            text,
            start: self.start,
        };
        self.start = self.start.saturating_add(text.len()).saturating_add(1);
        self.rest = after.split_first().map(|(_, after)| after);
        Some(part)
    }
}

/// Where the first comma is, or the length. Eight bytes at a time: a byte that equals the comma becomes zero, and the
/// lowest zero byte is the lowest whose high bit is set by taking one from each byte.
#[inline]
fn comma(text: &[u8]) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let (words, rest) = text.as_chunks::<8>();
    let mut passed = 0usize;
    for word in words {
        let zeros = u64::from_le_bytes(*word) ^ (EACH.wrapping_mul(b',' as u64));
        let found = zeros.wrapping_sub(EACH) & !zeros & EACH.wrapping_mul(0x80);
        if found != 0 {
            return passed.saturating_add((found.trailing_zeros() / 8) as usize);
        }
        passed = passed.saturating_add(8);
    }
    let in_rest = rest.iter().position(|&byte| byte == b',').unwrap_or(rest.len());
    passed.saturating_add(in_rest)
}
