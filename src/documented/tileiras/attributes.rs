//! Attribute strings, `+ptx88,-tmem`: items with their places, and what is wrong with them.

use super::Feature;
use crate::Error;
use core::ops::Range;

coded_enum! {
    /// What is wrong with a CPU or an attribute.
    pub enum ProblemKind {
        /// No CPU row has this name.
        UnknownCpu       = 1, UNKNOWN_CPU,       "no CPU has this name";
        /// No feature has this key.
        UnknownAttribute = 2, UNKNOWN_ATTRIBUTE, "no feature has this name";
        /// An attribute without `+` or `-`, or nothing between two commas.
        Malformed        = 3, MALFORMED,         "an attribute begins with + or -, and a name follows";
    }
}

/// A mistake, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// The bytes it is about: of the CPU for [`ProblemKind::UnknownCpu`], else of the attributes.
    pub at: Range<usize>,
}

impl Problem {
    /// The error of strict parsing.
    #[must_use]
    pub const fn error(&self) -> Error {
        match self.kind {
            ProblemKind::UnknownCpu => Error::NvptxCpu,
            ProblemKind::UnknownAttribute => Error::NvptxAttribute,
            ProblemKind::Malformed => Error::NvptxMalformed,
        }
    }
}

/// An item between commas, and where it begins.
pub(super) struct Item<'a> {
    text: &'a [u8],
    start: usize,
}

impl Item<'_> {
    /// The feature it names, and whether it switches it on.
    #[inline]
    pub(super) fn read(&self) -> Result<(Feature, bool), ProblemKind> {
        let (enabled, name) = match self.text {
            [b'+', name @ ..] if !name.is_empty() => (true, name),
            [b'-', name @ ..] if !name.is_empty() => (false, name),
            _ => return Err(ProblemKind::Malformed),
        };
        match Feature::by_name(name) {
            Some(feature) => Ok((feature, enabled)),
            None => Err(ProblemKind::UnknownAttribute),
        }
    }

    /// What is wrong with it.
    pub(super) const fn problem(&self, kind: ProblemKind) -> Problem {
        Problem {
            kind,
            at: self.start..self.start.saturating_add(self.text.len()),
        }
    }
}

/// The items of an attribute string, from left to right; none for an empty string.
pub(super) fn items(attributes: &[u8]) -> Items<'_> {
    Items {
        rest: (!attributes.is_empty()).then_some(attributes),
        start: 0,
    }
}

/// The items that are still to come.
pub(super) struct Items<'a> {
    /// What follows the last comma that was passed; `None` after the last item.
    rest: Option<&'a [u8]>,
    /// Where that begins.
    start: usize,
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    #[inline]
    fn next(&mut self) -> Option<Item<'a>> {
        let rest = self.rest?;
        let (text, after) = rest.split_at_checked(comma(rest)).unwrap_or((rest, &[]));
        let item = Item {
            text,
            start: self.start,
        };
        self.start = self.start.saturating_add(text.len()).saturating_add(1);
        self.rest = after.split_first().map(|(_, after)| after);
        Some(item)
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
