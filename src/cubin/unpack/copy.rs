//! Copies within what was unpacked, many bytes at once where there is room for it.

use core::ops::Range;

/// Bytes that are copied at once, and of long matches twice as many.
pub(super) const CHUNK: usize = 16;
const WIDE: usize = 2 * CHUNK;

/// Matches from this length on are moved as a whole, where they do not overlap themselves.
const LONG: usize = 256;

/// The chunk that begins at `at`; `None` when it ends outside.
#[inline(always)]
pub(super) fn chunk<const SIZE: usize>(bytes: &[u8], at: usize) -> Option<[u8; SIZE]> {
    bytes.get(at..)?.first_chunk::<SIZE>().copied()
}

/// Writes a chunk at `at`; `None` when it would end outside.
#[inline(always)]
pub(super) fn put<const SIZE: usize>(out: &mut [u8], at: usize, chunk: [u8; SIZE]) -> Option<()> {
    *out.get_mut(at..)?.first_chunk_mut::<SIZE>()? = chunk;
    Some(())
}

/// Copies chunks from `from` to `to` until `end` is reached there.
#[inline(always)]
pub(super) fn chunks<const SIZE: usize>(out: &mut [u8], mut from: usize, mut to: usize, end: usize) {
    loop {
        let Some(bytes) = chunk::<SIZE>(out, from) else { return };
        if put(out, to, bytes).is_none() {
            return;
        }
        (from, to) = (from.saturating_add(SIZE), to.saturating_add(SIZE));
        if to >= end {
            return;
        }
    }
}

/// Moves a range to `to`; nothing where either is outside.
#[inline(never)]
pub(super) fn shift(out: &mut [u8], from: Range<usize>, to: usize) {
    let size = from.end.checked_sub(from.start);
    if let Some(last) = size.and_then(|size| out.len().checked_sub(size))
        && from.end <= out.len()
        && to <= last
    {
        out.copy_within(from, to);
    }
}

/// Repeats at `at` the `length` bytes that begin `offset` bytes before, where the two may overlap. The caller knows that
/// `0 < offset <= at` and that `length` bytes from `at` on end at or before `limit`, which is not beyond `out`. What lies
/// between them and `limit` may change, nothing else.
#[inline(always)]
pub(super) fn repeat(out: &mut [u8], at: usize, offset: usize, length: usize, limit: usize) {
    let end = at.saturating_add(length);
    if end.saturating_add(WIDE) > limit {
        return repeat_exactly(out, at, offset, length);
    }
    let from = at.saturating_sub(offset);
    if offset >= WIDE {
        if length >= LONG && offset >= length {
            return shift(out, from..from.saturating_add(length), at);
        }
        return chunks::<WIDE>(out, from, at, end);
    }
    if offset >= CHUNK {
        return chunks::<CHUNK>(out, from, at, end);
    }
    repeat_pattern(out, at, offset, end);
}

/// The same for a period below a chunk: whole periods are written at once.
#[inline(never)]
fn repeat_pattern(out: &mut [u8], at: usize, offset: usize, end: usize) {
    let Some(period) = out.get(at.saturating_sub(offset)..at) else {
        return;
    };
    let mut bytes = [0; CHUNK];
    for (byte, from) in bytes.iter_mut().zip(period.iter().cycle()) {
        *byte = *from;
    }
    let step = CHUNK.saturating_sub(CHUNK.checked_rem(offset).unwrap_or_default());
    let mut to = at;
    while to < end && put(out, to, bytes).is_some() {
        to = to.saturating_add(step);
    }
}

/// The same where nothing behind the last byte may change.
#[inline(never)]
fn repeat_exactly(out: &mut [u8], at: usize, offset: usize, length: usize) {
    let Some((before, room)) = out.split_at_mut_checked(at) else {
        return;
    };
    let Some(period) = before.get(at.saturating_sub(offset)..) else {
        return;
    };
    let Some(room) = room.get_mut(..length) else { return };
    for (to, from) in room.iter_mut().zip(period.iter().cycle()) {
        *to = *from;
    }
}
