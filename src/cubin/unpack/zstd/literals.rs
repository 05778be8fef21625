//! The literals of a block.

use super::{Reader, State, Tables, huffman};
use crate::Error;
use crate::cubin::fault::Fault;

/// Puts the literals to the end of `out`, of which the first `to` bytes are written; where they begin there.
#[inline(never)]
pub(super) fn read(
    reader: &mut Reader<'_>,
    block_max: usize,
    out: &mut [u8],
    to: usize,
    tables: &mut Tables,
    state: &mut State,
) -> Result<usize, Fault> {
    let damaged = Fault::new(Error::UnpackDamaged, reader.at);
    let first = u64::from(reader.byte()?);
    let kind = first & 3;
    let format = first >> 2 & 3;
    let is_coded = kind >= 2;
    // One number where they are not coded, else two of as many bits.
    let (size, coded_size) = match (is_coded, format) {
        (false, 0 | 2) => (first >> 3, 0),
        (false, 1) => (reader.number::<1>()? << 4 | first >> 4, 0),
        (false, _) => (reader.number::<2>()? << 4 | first >> 4, 0),
        (true, 0 | 1) => two_sizes(reader.number::<2>()? << 4 | first >> 4, 10),
        (true, 2) => two_sizes(reader.number::<3>()? << 4 | first >> 4, 14),
        (true, _) => two_sizes(reader.number::<4>()? << 4 | first >> 4, 18),
    };
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    if size > block_max {
        return Err(damaged);
    }
    let room = out.get_mut(to..).unwrap_or_default();
    let start = room.len().checked_sub(size);
    let room = start.and_then(|start| room.get_mut(start..));
    let room = room.ok_or(Fault::new(Error::UnpackLonger, reader.at))?;
    if !is_coded {
        let bytes = reader.take(if kind == 0 { size } else { 1 })?;
        match (bytes, kind) {
            (&[byte], 1) => room.fill(byte),
            _ if bytes.len() == room.len() => room.copy_from_slice(bytes),
            _ => {}
        }
    } else {
        let at = reader.at;
        let mut coded = reader.take(usize::try_from(coded_size).unwrap_or(usize::MAX))?;
        let mut streams_at = at;
        if kind == 2 {
            let used = huffman::read_table(coded, tables).map_err(|fault| fault.later(at))?;
            coded = coded.get(used..).unwrap_or_default();
            streams_at = at.saturating_add(used);
            state.has_huffman = true;
        } else if !state.has_huffman {
            return Err(damaged);
        }
        let decoded = match format {
            0 => huffman::one_stream(coded, room, &tables.huffman),
            _ if size < FOUR_STREAMS_MIN => return Err(damaged),
            _ => huffman::four_streams(coded, room, tables),
        };
        decoded.map_err(|fault| fault.later(streams_at))?;
    }
    Ok(out.len().saturating_sub(size))
}

/// The fewest literals that four streams may hold.
const FOUR_STREAMS_MIN: usize = 6;

/// Two numbers of so many bits each.
fn two_sizes(both: u64, bits: u32) -> (u64, u64) {
    let mask = 1_u64.wrapping_shl(bits).wrapping_sub(1);
    (both & mask, both.wrapping_shr(bits) & mask)
}
