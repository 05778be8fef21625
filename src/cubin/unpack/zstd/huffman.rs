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
fn read_weights(bytes: &[u8], tables: &mut Tables) -> Result<usize, Fault> {
    let (log, used) = fse::read_counts(bytes, WEIGHT_LOG_MAX, 255, &mut tables.counts)?;
    fse::build(&mut tables.weight_table, log, &mut tables.counts, |symbol| (symbol, 0));
    let mut bits = Bits::new(bytes.get(used..).unwrap_or_default()).map_err(|fault| fault.later(used))?;
    let damaged = Fault::new(Error::UnpackDamaged, used);
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
fn make_table(tables: &mut Tables, count: usize) -> Result<(), Fault> {
    let damaged = Fault::new(Error::UnpackDamaged, 0);
    let weights = tables.weights.get_mut(..=count).ok_or(damaged)?;
    // Of each weight: how many symbols have it, then where the next of them stands in the table.
    let mut ranks = [0_usize; 16];
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
        let size = rank.saturating_mul(width(weight));
        *rank = start;
        start = start.saturating_add(size);
    }
    for (symbol, &weight) in (0_u16..).zip(weights.iter()).filter(|(_, weight)| **weight != 0) {
        let weight = usize::from(weight);
        let Some(rank) = ranks.get_mut(weight) else { continue };
        let end = rank.saturating_add(width(weight));
        let length = log
            .saturating_add(1)
            .saturating_sub(u32::try_from(weight).unwrap_or_default());
        let entry = symbol | u16::try_from(length).unwrap_or_default() << 8;
        if let Some(places) = tables.huffman.get_mut(*rank..end) {
            places.fill(entry);
        }
        *rank = end;
    }
    Ok(())
}

/// Unpacks a stream to all of `out`.
pub(super) fn one_stream(bytes: &[u8], out: &mut [u8], table: &Table) -> Result<(), Fault> {
    finish(Bits::new(bytes)?, out, table)
}

/// Unpacks four streams, whose sizes but for the last stand before them, to all of `out`, a quarter each.
pub(super) fn four_streams(bytes: &[u8], out: &mut [u8], table: &Table) -> Result<(), Fault> {
    let truncated = Fault::new(Error::UnpackTruncated, bytes.len());
    let (&[a, b, c, d, e, f], rest) = bytes.split_first_chunk::<6>().ok_or(truncated)?;
    let size = |low, high| usize::from(u16::from_le_bytes([low, high]));
    let (first, streams) = rest.split_at_checked(size(a, b)).ok_or(truncated)?;
    let (second, streams) = streams.split_at_checked(size(c, d)).ok_or(truncated)?;
    let (third, fourth) = streams.split_at_checked(size(e, f)).ok_or(truncated)?;
    let damaged = Fault::new(Error::UnpackDamaged, 0);
    let quarter = out.len().div_ceil(4);
    let (out0, out) = out.split_at_mut_checked(quarter).ok_or(damaged)?;
    let (out1, out) = out.split_at_mut_checked(quarter).ok_or(damaged)?;
    let (out2, out3) = out.split_at_mut_checked(quarter).ok_or(damaged)?;
    let (mut bits0, mut bits1) = (Bits::new(first)?, Bits::new(second)?);
    let (mut bits2, mut bits3) = (Bits::new(third)?, Bits::new(fourth)?);
    // Together, as long as each has words ahead and places for the symbols of one.
    let mut done = 0_usize;
    loop {
        let ahead = bits0.at.min(bits1.at).min(bits2.at).min(bits3.at) / BYTES_A_ROUND;
        let places = out3.len().saturating_sub(done) / SYMBOLS_A_ROUND;
        let rounds = ahead.min(places);
        if rounds == 0 {
            break;
        }
        let end = done.saturating_add(rounds.saturating_mul(SYMBOLS_A_ROUND));
        let mut words = [Word::of(&bits0), Word::of(&bits1), Word::of(&bits2), Word::of(&bits3)];
        let [word0, word1, word2, word3] = &mut words;
        let chunks =
            |out| <[u8]>::get_mut(out, done..end).map(|out| out.as_chunks_mut::<SYMBOLS_A_ROUND>().0.iter_mut());
        let (Some(to0), Some(to1), Some(to2), Some(to3)) = (chunks(out0), chunks(out1), chunks(out2), chunks(out3))
        else {
            break;
        };
        for (((to0, to1), to2), to3) in to0.zip(to1).zip(to2).zip(to3) {
            for place in 0..SYMBOLS_A_ROUND {
                for (word, to) in [(&mut *word0, &mut *to0), (word1, to1), (word2, to2), (word3, to3)] {
                    if let Some(to) = to.get_mut(place) {
                        *to = word.symbol(table);
                    }
                }
            }
            for word in [&mut *word0, word1, word2, word3] {
                word.reload();
            }
        }
        let [word0, word1, word2, word3] = words;
        (bits0, bits1, bits2, bits3) = (word0.bits(), word1.bits(), word2.bits(), word3.bits());
        done = end;
    }
    for (bits, out) in [(bits0, out0), (bits1, out1), (bits2, out2), (bits3, out3)] {
        finish(bits, out.get_mut(done..).unwrap_or_default(), table)?;
    }
    Ok(())
}

/// Symbols that a word has bits for, whatever they are: 55 of 56.
const SYMBOLS_A_ROUND: usize = 5;

/// Whole bytes that they take at most.
const BYTES_A_ROUND: usize = 7;

/// A stream in the middle: the bits that were not read at the top of a word, below them a 1, which tells how many were.
struct Word<'data> {
    bytes: &'data [u8],
    at: usize,
    word: u64,
}

impl<'data> Word<'data> {
    fn of(bits: &Bits<'data>) -> Self {
        let mut word = Self {
            bytes: bits.bytes,
            at: bits.at,
            word: 0,
        };
        word.load(bits.used);
        word
    }

    /// The stream again, with less than 8 bits of its word read.
    fn bits(&self) -> Bits<'data> {
        let used = self.word.trailing_zeros();
        let mut bits = Bits {
            bytes: self.bytes,
            at: self.at,
            word: 0,
            used,
        };
        bits.reload();
        bits
    }

    /// The word where the stream stands, of which that many bits were read.
    #[inline(always)]
    fn load(&mut self, used: u32) {
        if let Some(word) = self.bytes.get(self.at..).and_then(<[u8]>::first_chunk) {
            self.word = (u64::from_le_bytes(*word) | 1).wrapping_shl(used);
        }
    }

    #[inline(always)]
    fn symbol(&mut self, table: &Table) -> u8 {
        let entry = table.get((self.word >> 53) as usize).copied().unwrap_or_default();
        let [symbol, length] = entry.to_le_bytes();
        self.word = self.word.wrapping_shl(u32::from(length));
        symbol
    }

    #[inline(always)]
    fn reload(&mut self) {
        let used = self.word.trailing_zeros();
        self.at = self.at.saturating_sub((used >> 3) as usize);
        self.load(used & 7);
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
