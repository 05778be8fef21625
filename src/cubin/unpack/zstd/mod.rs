//! Frames of zstd, by RFC 8878.
//!
//! The output is the window: matches may reach back to the start of their frame, whatever window the frame states. The
//! literals of a block wait at the end of the room until sequences take them, so that only tables lie elsewhere. They
//! are a part of the bytes that are still to be written, so the written bytes never reach the literals that wait.
//!
//! Frames before 0.8, frames that need a dictionary, and windows above 2 GiB (libzstd's limit as well) are refused by
//! name.

mod bits;
mod fse;
mod huffman;
mod literals;
mod sequences;
mod xxh64;

use self::fse::Cell;
use super::copy::shift;
use crate::Error;
use crate::cubin::fault::Fault;

/// The tables of a frame.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// Of the literals.
    huffman: [u16; huffman::SIZE],
    /// The four streams of literals that are being unpacked.
    streams: [huffman::Word; 4],
    literal_lengths: [Cell; 512],
    match_lengths: [Cell; 512],
    offsets: [Cell; 256],
    /// While another table is being read: its counts, and of a Huffman code the weights and the table that they are read with.
    counts: [i16; 256],
    weights: [u8; 256],
    weight_table: [Cell; 64],
}

impl Tables {
    pub const fn new() -> Self {
        Self {
            huffman: [0; huffman::SIZE],
            streams: [const { huffman::Word::NONE }; 4],
            literal_lengths: [Cell::NONE; 512],
            match_lengths: [Cell::NONE; 512],
            offsets: [Cell::NONE; 256],
            counts: [0; 256],
            weights: [0; 256],
            weight_table: [Cell::NONE; 64],
        }
    }
}

/// What a frame begins with.
const MAGIC: u32 = 0xfd2f_b528;

/// What a skippable frame begins with, but for the last four bits.
const SKIPPABLE: u32 = 0x184d_2a50;

/// The most bytes that a block unpacks to.
const BLOCK_MAX: usize = 0x2_0000;

/// The largest window: 2 GiB.
const WINDOW_LOG_MAX: u8 = 31;

/// What blocks leave for those that follow.
struct State {
    /// Whether there is a table of literals.
    has_huffman: bool,
    /// The sizes of the tables of sequences, as powers of two; none before the first sequences.
    logs: Option<sequences::Logs>,
    /// The offsets that were used last.
    recent: [usize; 3],
}

/// Unpacks all of `input` to all of `out`.
#[inline(never)]
pub(super) fn decode(input: &[u8], out: &mut [u8], tables: &mut Tables) -> Result<(), Fault> {
    let mut reader = Reader { input, at: 0 };
    let mut to = 0;
    while reader.at < input.len() {
        let frame_at = reader.at;
        match reader.number::<4>()? {
            magic if magic == u64::from(MAGIC) => to = frame(&mut reader, frame_at, out, to, tables)?,
            magic if magic & !0xf == u64::from(SKIPPABLE) => {
                let size = usize::try_from(reader.number::<4>()?).unwrap_or(usize::MAX);
                reader.take(size)?;
            }
            _ => return Err(Fault::new(Error::UnpackFrame, frame_at)),
        }
    }
    if to < out.len() {
        return Err(Fault::new(Error::UnpackShorter, input.len()));
    }
    Ok(())
}

/// A frame, whose magic was read, unpacked to `out` from `start` on; where it ends there.
fn frame(
    reader: &mut Reader<'_>,
    frame_at: usize,
    out: &mut [u8],
    start: usize,
    tables: &mut Tables,
) -> Result<usize, Fault> {
    let header = Header::read(reader, frame_at)?;
    let room = out.len().saturating_sub(start);
    let size = match header.size.map(usize::try_from) {
        Some(Ok(size)) if size <= room => size,
        Some(_) => return Err(Fault::new(Error::UnpackSize, frame_at)),
        None => room,
    };
    let Some(out) = out.get_mut(start..).and_then(|rest| rest.get_mut(..size)) else {
        return Ok(start);
    };
    let written = blocks(reader, header.block_max, out, tables)?;
    if header.size.is_some() && written < size {
        return Err(Fault::new(Error::UnpackShorter, reader.at));
    }
    if header.has_checksum {
        let at = reader.at;
        let stated = reader.number::<4>()?;
        let found = xxh64::hash(out.get(..written).unwrap_or_default());
        if found & 0xffff_ffff != stated {
            return Err(Fault::new(Error::UnpackChecksum, at));
        }
    }
    Ok(start.saturating_add(written))
}

/// The blocks of a frame, unpacked to `out`; how many bytes they were.
fn blocks(reader: &mut Reader<'_>, block_max: usize, out: &mut [u8], tables: &mut Tables) -> Result<usize, Fault> {
    let mut state = State {
        has_huffman: false,
        logs: None,
        recent: [1, 4, 8],
    };
    let mut to = 0_usize;
    loop {
        let at = reader.at;
        let header = usize::try_from(reader.number::<3>()?).unwrap_or_default();
        let size = header >> 3;
        let damaged = Fault::new(Error::UnpackDamaged, at);
        if size > block_max {
            return Err(damaged);
        }
        match header >> 1 & 3 {
            kind @ (0 | 1) => {
                let bytes = reader.take(if kind == 0 { size } else { 1 })?;
                let room = out.get_mut(to..).and_then(|rest| rest.get_mut(..size));
                let room = room.ok_or(Fault::new(Error::UnpackLonger, at))?;
                match (bytes, kind) {
                    (&[byte], 1) => room.fill(byte),
                    _ if bytes.len() == room.len() => room.copy_from_slice(bytes),
                    _ => {}
                }
                to = to.saturating_add(size);
            }
            2 => {
                let content_at = reader.at;
                let bytes = reader.take(size)?;
                let end =
                    block(bytes, block_max, out, to, tables, &mut state).map_err(|fault| fault.later(content_at))?;
                if end.saturating_sub(to) > block_max {
                    return Err(damaged);
                }
                to = end;
            }
            _ => return Err(damaged),
        }
        if header & 1 != 0 {
            return Ok(to);
        }
    }
}

/// A compressed block, unpacked to `out` from `to` on; where it ends there.
fn block(
    bytes: &[u8],
    block_max: usize,
    out: &mut [u8],
    to: usize,
    tables: &mut Tables,
    state: &mut State,
) -> Result<usize, Fault> {
    let mut reader = Reader { input: bytes, at: 0 };
    let literals_at = literals::read(&mut reader, block_max, out, to, tables, state)?;
    let sequences = sequences::Sequences::read(&mut reader, tables, state)?;
    let mut places = sequences::Places {
        to,
        literals: literals_at,
    };
    if let Some(sequences) = sequences {
        sequences.execute(out, &mut places, tables, &mut state.recent)?;
    }
    // What the sequences left.
    let left = out.len().saturating_sub(places.literals);
    shift(out, places.literals..out.len(), places.to);
    Ok(places.to.saturating_add(left))
}

/// What the header of a frame states.
struct Header {
    size: Option<u64>,
    block_max: usize,
    has_checksum: bool,
}

impl Header {
    /// Of a frame that begins at `frame_at` and whose magic was read.
    #[inline(never)]
    fn read(reader: &mut Reader<'_>, frame_at: usize) -> Result<Self, Fault> {
        let unsupported = Fault::new(Error::UnpackFrame, frame_at);
        let descriptor = reader.byte()?;
        if descriptor & 8 != 0 {
            return Err(unsupported);
        }
        let is_single = descriptor & 0x20 != 0;
        let mut window = None;
        if !is_single {
            let byte = reader.byte()?;
            let log = (byte >> 3).saturating_add(10);
            if log > WINDOW_LOG_MAX {
                return Err(unsupported);
            }
            let base = 1_u64 << (log & 63);
            window = Some(base.saturating_add((base >> 3).saturating_mul(u64::from(byte & 7))));
        }
        let dictionary = match descriptor & 3 {
            0 => 0,
            1 => reader.number::<1>()?,
            2 => reader.number::<2>()?,
            _ => reader.number::<4>()?,
        };
        if dictionary != 0 {
            return Err(Fault::new(Error::UnpackDictionary, frame_at));
        }
        let size = match descriptor >> 6 {
            0 if !is_single => None,
            0 => Some(reader.number::<1>()?),
            1 => Some(reader.number::<2>()?.saturating_add(256)),
            2 => Some(reader.number::<4>()?),
            _ => Some(reader.number::<8>()?),
        };
        let window = window.or(size).unwrap_or_default();
        Ok(Self {
            size,
            block_max: usize::try_from(window).unwrap_or(usize::MAX).min(BLOCK_MAX),
            has_checksum: descriptor & 4 != 0,
        })
    }
}

/// Bytes that are read one after the other.
struct Reader<'data> {
    input: &'data [u8],
    at: usize,
}

impl<'data> Reader<'data> {
    fn take(&mut self, size: usize) -> Result<&'data [u8], Fault> {
        let rest = self.input.get(self.at..).unwrap_or_default();
        let bytes = rest
            .get(..size)
            .ok_or(Fault::new(Error::UnpackTruncated, self.input.len()))?;
        self.at = self.at.saturating_add(size);
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, Fault> {
        Ok(self.number::<1>()?.to_le_bytes()[0])
    }

    /// A little-endian number of that many bytes, at most 8.
    fn number<const BYTES: usize>(&mut self) -> Result<u64, Fault> {
        let bytes = self.take(BYTES)?;
        Ok(bytes
            .iter()
            .rev()
            .fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }
}
