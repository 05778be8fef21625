//! Bits that are read from their end.

use crate::Error;
use crate::cubin::fault::Fault;

/// A stream of bits that is read from its last byte on, the highest bits first. The highest bit that is set in the last byte
/// marks where the bits begin.
pub(super) struct Bits<'data> {
    pub bytes: &'data [u8],
    /// Where the word lies in them.
    pub at: usize,
    pub word: u64,
    /// Bits of the word that were read, from the top; more than 64 when too many were.
    pub used: u32,
}

impl<'data> Bits<'data> {
    /// An empty stream, or one whose last byte is 0, is damaged.
    pub fn new(bytes: &'data [u8]) -> Result<Self, Fault> {
        let Some(&last) = bytes.last().filter(|&&last| last != 0) else {
            return Err(Fault::new(Error::UnpackDamaged, 0));
        };
        let (at, word, absent) = match bytes.last_chunk::<8>() {
            Some(word) => (bytes.len().saturating_sub(8), u64::from_le_bytes(*word), 0),
            None => {
                let word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
                let absent = 8_u32.saturating_sub(u32::try_from(bytes.len()).unwrap_or_default());
                (0, word, absent.saturating_mul(8))
            }
        };
        Ok(Self {
            bytes,
            at,
            word,
            used: absent.saturating_add(last.leading_zeros()).saturating_add(1),
        })
    }

    /// The next bits, at most 63.
    #[inline(always)]
    pub fn peek(&self, count: u32) -> u64 {
        (self.word << (self.used & 63)) >> 1 >> (63_u32.wrapping_sub(count) & 63)
    }

    /// Reads bits; between two calls of [`reload`](Self::reload) at most 57.
    #[inline(always)]
    pub fn read(&mut self, count: u32) -> u64 {
        let bits = self.peek(count);
        self.used = self.used.wrapping_add(count);
        bits
    }

    /// Makes at least 57 bits readable, or all that are left.
    #[inline(always)]
    pub fn reload(&mut self) {
        let bytes = usize::try_from(self.used >> 3).unwrap_or_default().min(self.at);
        self.at = self.at.wrapping_sub(bytes);
        #[allow(clippy::cast_possible_truncation, reason = "at most used >> 3")]
        let bits = (bytes as u32) << 3;
        self.used = self.used.wrapping_sub(bits);
        if let Some(word) = self.bytes.get(self.at..).and_then(<[u8]>::first_chunk) {
            self.word = u64::from_le_bytes(*word);
        }
    }

    /// Whether more bits were read than there are; true only after [`reload`](Self::reload).
    #[inline(always)]
    pub fn is_overrun(&self) -> bool {
        self.used > 64
    }

    /// Whether all bits were read and no more.
    pub fn is_finished(&self) -> bool {
        self.at == 0 && self.used == 64
    }
}
