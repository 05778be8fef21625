//! The record stream of `.nv.info`, `.nv.info.<function>` and `.nv.compat`: the field's own format.
//!
//! Source: `cubin/RULES.md` section 3; measured, ptxas of every release that was run.

use super::fault::Fault;
use crate::Error;

/// One record: an attribute and its value.
pub(super) struct Record<'data> {
    pub attribute: u8,
    pub value: Value<'data>,
    /// Where it begins in the file.
    pub at: usize,
}

/// A record's value, by its format.
#[derive(Clone, Copy)]
pub(super) enum Value<'data> {
    /// Format 1: no value, two bytes of padding.
    None,
    /// Format 2: a byte and one of padding.
    Byte(u8),
    /// Format 3: 16 bits.
    Half(u16),
    /// Format 4: a size of 16 bits and that many bytes, without padding.
    Bytes(&'data [u8]),
}

impl Value<'_> {
    /// The value when it is a byte.
    pub fn byte(self) -> Option<u8> {
        if let Self::Byte(value) = self {
            Some(value)
        } else {
            None
        }
    }

    /// The value when it has 16 bits.
    pub fn half(self) -> Option<u16> {
        if let Self::Half(value) = self {
            Some(value)
        } else {
            None
        }
    }

    /// The value as that many 32-bit numbers, when it has exactly their size.
    pub fn words<const N: usize>(self) -> Option<[u32; N]> {
        let Self::Bytes(bytes) = self else { return None };
        let mut words = [0; N];
        let mut rest = bytes;
        for word in &mut words {
            let (number, tail) = rest.split_first_chunk()?;
            *word = u32::from_le_bytes(*number);
            rest = tail;
        }
        rest.is_empty().then_some(words)
    }
}

/// The records of a section. A damaged one is the last.
pub(super) struct Records<'data> {
    rest: &'data [u8],
    at: usize,
}

impl<'data> Records<'data> {
    /// The records in these bytes, which lie at `at` in the file.
    pub fn new(bytes: &'data [u8], at: usize) -> Self {
        Self { rest: bytes, at }
    }

    fn record(&mut self) -> Option<Record<'data>> {
        let (&[format, attribute, low, high], rest) = self.rest.split_first_chunk()?;
        let (value, rest) = match format {
            1 => (Value::None, rest),
            2 => (Value::Byte(low), rest),
            3 => (Value::Half(u16::from_le_bytes([low, high])), rest),
            4 => {
                let (bytes, rest) = rest.split_at_checked(u16::from_le_bytes([low, high]).into())?;
                (Value::Bytes(bytes), rest)
            }
            _ => return None,
        };
        let at = self.at;
        self.at = at.saturating_add(self.rest.len().saturating_sub(rest.len()));
        self.rest = rest;
        Some(Record { attribute, value, at })
    }
}

impl<'data> Iterator for Records<'data> {
    type Item = Result<Record<'data>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        Some(self.record().ok_or_else(|| {
            self.rest = &[];
            Fault::new(Error::CubinRecords, self.at)
        }))
    }
}
