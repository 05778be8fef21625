//! The header of an entry: numbers at fixed places, and texts behind them.

use crate::cubin::elf_file::slice;

/// The part of an entry's header that is always there.
pub(super) const FIXED: usize = 64;

/// A little-endian number at an offset; 0 outside of the bytes.
macro_rules! number {
    ($bytes:expr, $at:expr, $type:ty) => {
        match $bytes.get($at..).and_then(<[u8]>::first_chunk) {
            Some(bytes) => <$type>::from_le_bytes(*bytes),
            None => 0,
        }
    };
}
pub(super) use number;

/// The texts of a header, where it has them.
pub(super) struct Texts {
    pub identifier: Option<Extra>,
    pub options: Option<Extra>,
}

/// Bytes of a header behind its fixed part: offset and length.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Extra {
    offset: u32,
    length: u32,
}

impl Texts {
    pub fn of(header: &[u8]) -> Self {
        let word = |at: usize| number!(header, at, u32);
        let identifier = Extra {
            offset: word(0x20),
            length: word(0x24),
        };
        let record = word(0x14);
        let options = Extra {
            offset: word(record as usize),
            length: word((record as usize).saturating_add(4)),
        };
        // A record in the fixed part, or outside, is none.
        let is_inside = Extra {
            offset: record,
            length: 8,
        }
        .get(header)
        .is_some();
        Self {
            identifier: (identifier.offset != 0).then_some(identifier),
            options: match record {
                0 => None,
                // fatbinary of toolkit 11 writes a record of zeros where there are no options.
                _ if is_inside && options == Extra::NONE => None,
                _ if is_inside => Some(options),
                _ => Some(Extra::NONE),
            },
        }
    }

    /// Where the last one ends.
    pub fn end(&self) -> usize {
        let ends = [self.identifier, self.options]
            .map(|extra| extra.map_or(0, |extra| (extra.offset as usize).saturating_add(extra.length as usize)));
        let [identifier, options] = ends;
        identifier.max(options)
    }
}

impl Extra {
    const NONE: Self = Self { offset: 0, length: 0 };

    pub fn get(self, header: &[u8]) -> Option<&[u8]> {
        if (self.offset as usize) < FIXED {
            return None;
        }
        slice(header, self.offset.into(), self.length.into())
    }

    pub fn after(self, bytes: u32) -> Self {
        Self {
            offset: self.offset.saturating_add(bytes),
            ..self
        }
    }
}
