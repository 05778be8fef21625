//! What is known of an object, and how what is known compares.

use super::image::Profile;
use super::mask::Mask;
use core::ops::{Range, RangeInclusive};

coded_enum! {
    /// How two values compare, if one or both may be unknown.
    pub enum Comparison {
        /// Both are known and the same.
        Equal   = 1, EQUAL,   "equal";
        /// They differ, whatever the unknown part of them is.
        Differs = 2, DIFFERS, "differs";
        /// What is known of them does not decide.
        Unknown = 3, UNKNOWN, "unknown";
    }
}

/// What is known of a number: its lowest and its highest possible value.
#[doc(alias = "smarch_profile_value")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Value {
    /// The lowest value that it may have.
    pub lowest: u64,
    /// The highest one; the lowest one where the number is known.
    pub highest: u64,
}

impl Value {
    /// The number; `None` where it is not known.
    #[must_use]
    pub const fn known(self) -> Option<u64> {
        if self.lowest == self.highest {
            Some(self.lowest)
        } else {
            None
        }
    }
}

/// An object and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Its bytes.
    pub profile: &'a Profile,
    /// Which of them are known; `None`: all, as of a dump.
    pub known: Option<&'a Mask>,
}

impl<'a> View<'a> {
    /// An object whose bytes are all known.
    #[must_use]
    pub const fn dump(profile: &'a Profile) -> Self {
        Self { profile, known: None }
    }

    /// An object as it was built.
    #[must_use]
    pub const fn built(profile: &'a Profile, known: &'a Mask) -> Self {
        Self {
            profile,
            known: Some(known),
        }
    }

    /// Between which values a byte lies. Nothing is known of bytes beyond the object.
    #[must_use]
    pub fn byte(self, offset: usize) -> RangeInclusive<u8> {
        match (self.profile.as_bytes().get(offset), self.known) {
            (None, _) => 0..=u8::MAX,
            (Some(_), Some(known)) if !known.contains(offset) => known.span(offset),
            (Some(&byte), _) => byte..=byte,
        }
    }

    /// Whether a byte that is known in neither of two objects comes from the same documented source in both, in one compilation: whatever
    /// it is, it is the same.
    #[must_use]
    pub fn has_same_source(self, other: Self, offset: usize) -> bool {
        let is_same_source = |(known, other): (&Mask, &Mask)| known.has_same_source(other, offset);
        self.known.zip(other.known).is_some_and(is_same_source)
            && self.profile.as_bytes().get(offset) == other.profile.as_bytes().get(offset)
    }

    /// Between which values the little-endian number in a range of bytes lies; nothing for more than eight bytes.
    #[must_use]
    pub fn value(self, range: Range<usize>) -> Value {
        value_of(range, |offset| self.byte(offset))
    }
}

/// The number whose bytes lie between these values.
pub(super) fn value_of(range: Range<usize>, byte: impl Fn(usize) -> RangeInclusive<u8>) -> Value {
    if range.len() > 8 {
        return Value {
            lowest: 0,
            highest: u64::MAX,
        };
    }
    let number = |end: fn(&RangeInclusive<u8>) -> &u8| {
        let bytes = range.clone().rev().map(|offset| *end(&byte(offset)));
        bytes.fold(0, |value, byte| value << 8 | u64::from(byte))
    };
    Value {
        lowest: number(RangeInclusive::start),
        highest: number(RangeInclusive::end),
    }
}

pub(super) fn compare(one: &RangeInclusive<u8>, other: &RangeInclusive<u8>) -> Comparison {
    if one.end() < other.start() || other.end() < one.start() {
        Comparison::Differs
    } else if one.start() == one.end() && one == other {
        Comparison::Equal
    } else {
        Comparison::Unknown
    }
}

/// One byte that differs decides; then one that is not known.
pub(super) fn combined(bytes: impl Iterator<Item = Comparison>) -> Comparison {
    let rank = |comparison: &Comparison| match comparison {
        Comparison::Equal => 0,
        Comparison::Unknown => 1,
        Comparison::Differs => 2,
    };
    bytes.max_by_key(rank).unwrap_or(Comparison::Equal)
}
