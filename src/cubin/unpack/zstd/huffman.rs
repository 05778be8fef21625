//! The Huffman codes of literals.

use super::Tables;
use super::bits::Bits;
use super::fse;
use crate::Error;
use crate::cubin::fault::Fault;

/// Bits of the longest code.
const LOG_MAX: u32 = 11;

/// Of the table: what any 11 bits begin with, a symbol and above it the bits of its code.
pub(super) const SIZE: usize = 1 << LOG_MAX;

/// Bits of the states that weights are read with, at most.
const WEIGHT_LOG_MAX: u32 = 6;

/// Symbols that a code may have, but for the last, whose weight is not stated.
const WEIGHTS_MAX: usize = 255;

type Table = [u16; SIZE];

/// Reads the weights of a code and makes its table; how many bytes they took.
#[inline(always)]
pub(super) fn read_table(bytes: &[u8], tables: &mut Tables) -> Result<usize, Fault> {
    let truncated = Fault::new(Error::UnpackTruncated, bytes.len());
    let (&first, rest) = bytes.split_first().ok_or(truncated)?;
    tables.weights.fill(0);
    let (count, size) = if first >= 128 {
        let count = usize::from(first).saturating_sub(127);
        let size = count.div_ceil(2);
        let pairs = rest.get(..size).ok_or(truncated)?;
        for (weights, pair) in tables.weights.chunks_exact_mut(2).zip(pairs) {
            if let [high, low] = weights {
                (*high, *low) = (pair >> 4, pair & 15);
            }
        }
        (count, size)
    } else {
        let size = usize::from(first);
        let coded = rest.get(..size).ok_or(truncated)?;
        (read_weights(coded, tables).map_err(|fault| fault.later(1))?, size)
    };
    make_table(tables, count)?;
    Ok(size.saturating_add(1))
}

/// Weights that two states in turn give until there are no bits left.
#[inline(always)]
fn read_weights(bytes: &[u8], tables: &mut Tables) -> Result<usize, Fault> {
    let (log, used) = fse::read_counts(bytes, WEIGHT_LOG_MAX, 255, &mut tables.counts)?;
    fse::build(&mut tables.weight_table, log, &mut tables.counts, |symbol| (symbol, 0));
    let coded = bytes.get(used..).unwrap_or_default();
    weigh(coded, log, tables).map_err(|fault| fault.later(used))
}

#[inline(never)]
fn weigh(bytes: &[u8], log: u32, tables: &mut Tables) -> Result<usize, Fault> {
    let mut bits = Bits::new(bytes)?;
    let damaged = Fault::new(Error::UnpackDamaged, 0);
    let mut states = [0_usize; 2];
    for state in &mut states {
        *state = bits.read(log) as usize;
        bits.reload();
    }
    if bits.is_overrun() {
        return Err(damaged);
    }
    let [mut state, mut other] = states;
    let mut count = 0_usize;
    let symbol = |table: &[fse::Cell; 64], state: usize| {
        let cell = table.get(state & 63).copied().unwrap_or(fse::Cell::NONE);
        (u8::try_from(cell.base).unwrap_or(u8::MAX), cell)
    };
    loop {
        // The last symbol takes a place, too.
        if count > WEIGHTS_MAX.saturating_sub(2) {
            return Err(damaged);
        }
        let (weight, cell) = symbol(&tables.weight_table, state);
        if let Some(place) = tables.weights.get_mut(count) {
            *place = weight;
        }
        count = count.saturating_add(1);
        state = usize::from(cell.next).wrapping_add(bits.read(u32::from(cell.bits)) as usize);
        bits.reload();
        if bits.is_overrun() {
            let (weight, _) = symbol(&tables.weight_table, other);
            if let Some(place) = tables.weights.get_mut(count) {
                *place = weight;
            }
            return Ok(count.saturating_add(1));
        }
        (state, other) = (other, state);
    }
}

/// Makes the table of the first `count` weights and one more, which fills the code up.
#[inline(never)]
fn make_table(tables: &mut Tables, count: usize) -> Result<(), Fault> {
    let damaged = Fault::new(Error::UnpackDamaged, 0);
    let weights = tables.weights.get_mut(..=count).ok_or(damaged)?;
    // Of each weight: how many symbols have it, then where the next of them stands in the table.
    let mut ranks = [0_u16; 16];
    let mut total = 0_u32;
    for &weight in weights.iter().take(count) {
        if u32::from(weight) > LOG_MAX {
            return Err(damaged);
        }
        total = total.saturating_add(1_u32.wrapping_shl(u32::from(weight)) >> 1);
        if let Some(rank) = ranks.get_mut(usize::from(weight)) {
            *rank = rank.saturating_add(1);
        }
    }
    let log = total.checked_ilog2().ok_or(damaged)?.saturating_add(1);
    let rest = 1_u32.wrapping_shl(log).saturating_sub(total);
    if log > LOG_MAX || !rest.is_power_of_two() {
        return Err(damaged);
    }
    let last = rest.trailing_zeros().saturating_add(1);
    if let Some(rank) = ranks.get_mut(last as usize) {
        *rank = rank.saturating_add(1);
    }
    if let Some(weight) = weights.last_mut() {
        *weight = u8::try_from(last).unwrap_or_default();
    }
    // The longest codes are a pair at least.
    let [_, longest, ..] = ranks;
    if longest < 2 || longest & 1 != 0 {
        return Err(damaged);
    }
    let short = LOG_MAX.saturating_sub(log);
    let width =
        |weight: usize| (1_usize.wrapping_shl(u32::try_from(weight).unwrap_or_default()) >> 1).wrapping_shl(short);
    let mut start = 0_usize;
    for (weight, rank) in ranks.iter_mut().enumerate().skip(1) {
        let size = usize::from(*rank).saturating_mul(width(weight));
        *rank = u16::try_from(start).unwrap_or_default();
        start = start.saturating_add(size);
    }
    for (symbol, &weight) in (0_u16..).zip(weights.iter()).filter(|(_, weight)| **weight != 0) {
        let weight = usize::from(weight);
        let Some(rank) = ranks.get_mut(weight) else { continue };
        let start = usize::from(*rank);
        let end = start.saturating_add(width(weight));
        let length = log
            .saturating_add(1)
            .saturating_sub(u32::try_from(weight).unwrap_or_default());
        let entry = symbol | u16::try_from(length).unwrap_or_default() << 8;
        if let Some(places) = tables.huffman.get_mut(start..end) {
            places.fill(entry);
        }
        *rank = u16::try_from(end).unwrap_or_default();
    }
    Ok(())
}

/// Unpacks a stream to all of `out`.
#[inline(never)]
pub(super) fn one_stream(bytes: &[u8], out: &mut [u8], table: &Table) -> Result<(), Fault> {
    finish(Bits::new(bytes)?, out, table)
}

/// Unpacks four streams, whose sizes but for the last stand before them, to all of `out`, a quarter each.
#[inline(always)]
pub(super) fn four_streams(bytes: &[u8], out: &mut [u8], tables: &mut Tables) -> Result<(), Fault> {
    let (table, words) = (&tables.huffman, &mut tables.streams);
    begin(bytes, words)?;
    let quarter = out.len().div_ceil(4);
    let done = together(bytes, words, out, quarter, table);
    for (word, out) in words.iter().zip(out.chunks_mut(quarter.max(1))) {
        word.finish(bytes, out, done, table)?;
    }
    Ok(())
}

/// Finds the four streams; of places for the symbols of each there are some.
#[inline(never)]
fn begin(bytes: &[u8], words: &mut [Word; 4]) -> Result<(), Fault> {
    let truncated = Fault::new(Error::UnpackTruncated, bytes.len());
    let (sizes, _) = bytes.split_first_chunk::<6>().ok_or(truncated)?;
    let mut sizes = sizes.as_chunks::<2>().0.iter();
    let mut start = 6_usize;
    for word in words {
        let end = match sizes.next() {
            Some(size) => start.saturating_add(usize::from(u16::from_le_bytes(*size))),
            None => bytes.len(),
        };
        let stream = bytes.get(start..end).ok_or(truncated)?;
        let bits = Bits::new(stream)?;
        *word = Word {
            start,
            end,
            at: bits.at.saturating_add(start),
            ahead: bits.at,
            word: (bits.word | 1).wrapping_shl(bits.used),
        };
        start = end;
    }
    Ok(())
}

/// Unpacks four streams that lie in `bytes` as long as each has words ahead and places for the symbols of one; how many symbols
/// each gave.
#[inline(never)]
fn together(bytes: &[u8], words: &mut [Word; 4], out: &mut [u8], quarter: usize, table: &Table) -> usize {
    let [word0, word1, word2, word3] = words;
    let last = out.len().saturating_sub(quarter.saturating_mul(3));
    let mut done = 0_usize;
    loop {
        let ahead = word0.ahead.min(word1.ahead).min(word2.ahead).min(word3.ahead) / BYTES_A_ROUND;
        let rounds = ahead.min(last.saturating_sub(done) / SYMBOLS_A_ROUND);
        if rounds == 0 {
            return done;
        }
        let before = [word0.at, word1.at, word2.at, word3.at];
        for _ in 0..rounds {
            let mut to = done;
            for word in [&mut *word0, word1, word2, word3] {
                let mut symbols = [0; SYMBOLS_A_ROUND];
                for symbol in &mut symbols {
                    *symbol = word.symbol(table);
                }
                word.reload(bytes);
                if let Some(room) = out.get_mut(to..).and_then(<[u8]>::first_chunk_mut) {
                    *room = symbols;
                }
                to = to.wrapping_add(quarter);
            }
            done = done.wrapping_add(SYMBOLS_A_ROUND);
        }
        for (word, before) in [&mut *word0, word1, word2, word3].into_iter().zip(before) {
            word.ahead = word.ahead.saturating_sub(before.saturating_sub(word.at));
        }
    }
}

/// Symbols that a word has bits for, whatever they are: 55 of 56.
const SYMBOLS_A_ROUND: usize = 5;

/// Whole bytes that they take at most.
const BYTES_A_ROUND: usize = 7;

/// A stream in the middle: the bits that were not read at the top of a word, below them a 1, which tells how many were. Of a
/// stream of less than eight bytes nothing was read.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// Where the stream lies in the bytes of all streams.
    start: usize,
    end: usize,
    /// Where the word lies in the bytes of all streams.
    at: usize,
    /// Bytes of the stream before it.
    ahead: usize,
    word: u64,
}

impl Word {
    pub const NONE: Self = Self {
        start: 0,
        end: 0,
        at: 0,
        ahead: 0,
        word: 0,
    };

    /// Unpacks the rest of the stream to all of `out` but the first `done` bytes.
    #[inline(never)]
    fn finish(&self, bytes: &[u8], out: &mut [u8], done: usize, table: &Table) -> Result<(), Fault> {
        let stream = bytes.get(self.start..self.end).unwrap_or_default();
        let mut bits = Bits::new(stream)?;
        if stream.len() >= 8 {
            bits.at = self.at.saturating_sub(self.start);
            bits.used = self.word.trailing_zeros();
            bits.reload();
        }
        finish(bits, out.get_mut(done..).unwrap_or_default(), table)
    }

    #[inline(always)]
    fn symbol(&mut self, table: &Table) -> u8 {
        let entry = table.get((self.word >> 53) as usize).copied().unwrap_or_default();
        let [symbol, length] = entry.to_le_bytes();
        self.word = self.word.wrapping_shl(u32::from(length));
        symbol
    }

    #[inline(always)]
    fn reload(&mut self, bytes: &[u8]) {
        let used = self.word.trailing_zeros();
        self.at = self.at.saturating_sub((used >> 3) as usize);
        if let Some(word) = bytes.get(self.at..).and_then(<[u8]>::first_chunk) {
            self.word = (u64::from_le_bytes(*word) | 1).wrapping_shl(used & 7);
        }
    }
}

/// Unpacks the rest of a stream to all of `out`, which must take all of its bits.
fn finish(mut bits: Bits<'_>, out: &mut [u8], table: &Table) -> Result<(), Fault> {
    let next = |bits: &mut Bits<'_>| {
        let entry = table.get(bits.peek(LOG_MAX) as usize).copied().unwrap_or_default();
        let [symbol, length] = entry.to_le_bytes();
        bits.used = bits.used.wrapping_add(u32::from(length));
        symbol
    };
    let (chunks, rest) = out.as_chunks_mut::<SYMBOLS_A_ROUND>();
    for chunk in chunks {
        bits.reload();
        if bits.is_overrun() {
            break;
        }
        for to in chunk {
            *to = next(&mut bits);
        }
    }
    bits.reload();
    for to in rest {
        *to = next(&mut bits);
    }
    bits.reload();
    if bits.is_finished() {
        Ok(())
    } else {
        Err(Fault::new(Error::UnpackDamaged, 0))
    }
}
