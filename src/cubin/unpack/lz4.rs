//! Raw blocks of LZ4.
//!
//! Source: the format's description, lz4 `doc/lz4_Block_format.md`. That the last match ends at least 5 and begins at least
//! 12 bytes before the end is required of encoders, not of blocks: such blocks are read.

use super::copy::{CHUNK, chunk, put, repeat};
use crate::Error;
use crate::cubin::fault::Fault;

/// Matches are as long as their number and this.
const MIN_MATCH: usize = 4;

/// A length that goes on in the bytes that follow.
const GOES_ON: usize = 15;

/// Unpacks all of `input` to all of `out`.
#[inline(never)]
pub(super) fn decode(input: &[u8], out: &mut [u8]) -> Result<(), Fault> {
    let mut reader = Reader { input, at: 0 };
    let mut to = 0_usize;
    loop {
        let token_at = reader.at;
        let token = usize::from(reader.byte()?);
        let literals = reader.length(token >> 4)?;
        reader.literals(out, to, literals)?;
        to = to.saturating_add(literals);
        if reader.at >= input.len() {
            // The last sequence has no match.
            return if to == out.len() {
                Ok(())
            } else {
                Err(Fault::new(Error::UnpackShorter, input.len()))
            };
        }
        let offset_at = reader.at;
        let offset = reader.offset()?;
        if offset == 0 || offset > to {
            return Err(Fault::new(Error::UnpackDamaged, offset_at));
        }
        let length = reader.length(token & GOES_ON)?.saturating_add(MIN_MATCH);
        if length > out.len().saturating_sub(to) {
            return Err(Fault::new(Error::UnpackLonger, token_at));
        }
        repeat(out, to, offset, length, out.len());
        to = to.saturating_add(length);
    }
}

/// Unpacks the beginning of what `input` holds; `None` where it is damaged or there is less.
pub(super) fn decode_beginning(input: &[u8], out: &mut [u8]) -> Option<()> {
    let mut reader = Reader { input, at: 0 };
    let mut to = 0_usize;
    while to < out.len() {
        let token = usize::from(reader.byte().ok()?);
        let literals = reader.length(token >> 4).ok()?;
        for _ in 0..literals.min(out.len().saturating_sub(to)) {
            *out.get_mut(to)? = reader.byte().ok()?;
            to = to.saturating_add(1);
        }
        if to == out.len() {
            break;
        }
        let from = to.checked_sub(reader.offset().ok()?)?;
        let length = reader.length(token & GOES_ON).ok()?.saturating_add(MIN_MATCH);
        for place in from..from.saturating_add(length.min(out.len().saturating_sub(to))) {
            *out.get_mut(to)? = *out.get(place)?;
            to = to.saturating_add(1);
        }
    }
    Some(())
}

struct Reader<'data> {
    input: &'data [u8],
    at: usize,
}

impl Reader<'_> {
    /// The end of the input where more should be.
    #[cold]
    fn truncated(&self) -> Fault {
        Fault::new(Error::UnpackTruncated, self.input.len())
    }

    #[inline(always)]
    fn byte(&mut self) -> Result<u8, Fault> {
        let byte = *self.input.get(self.at).ok_or_else(|| self.truncated())?;
        self.at = self.at.saturating_add(1);
        Ok(byte)
    }

    #[inline(always)]
    fn offset(&mut self) -> Result<usize, Fault> {
        let rest = self.input.get(self.at..).and_then(<[u8]>::first_chunk::<2>);
        let bytes = *rest.ok_or_else(|| self.truncated())?;
        self.at = self.at.saturating_add(2);
        Ok(usize::from(u16::from_le_bytes(bytes)))
    }

    /// A length whose first part is in the token.
    #[inline(always)]
    fn length(&mut self, first: usize) -> Result<usize, Fault> {
        let mut length = first;
        if first == GOES_ON {
            loop {
                let byte = self.byte()?;
                length = length.saturating_add(usize::from(byte));
                if byte != u8::MAX {
                    break;
                }
            }
        }
        Ok(length)
    }

    /// Copies `length` bytes of the input to `to`.
    #[inline(always)]
    fn literals(&mut self, out: &mut [u8], to: usize, length: usize) -> Result<(), Fault> {
        let from = self.at;
        if length <= CHUNK
            && let Some(bytes) = chunk::<CHUNK>(self.input, from)
            && put(out, to, bytes).is_some()
        {
            self.at = from.saturating_add(length);
            return Ok(());
        }
        let end = from.saturating_add(length);
        let bytes = self.input.get(from..end).ok_or_else(|| self.truncated())?;
        let room = out.get_mut(to..).and_then(|rest| rest.get_mut(..bytes.len()));
        let Some(room) = room else {
            return Err(Fault::new(Error::UnpackLonger, from));
        };
        room.copy_from_slice(bytes);
        self.at = end;
        Ok(())
    }
}
