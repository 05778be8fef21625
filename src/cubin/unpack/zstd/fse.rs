//! Tables of finite state entropy.

use crate::Error;
use crate::cubin::fault::Fault;

/// A state: what it stands for, and where to go from it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    /// The symbol, or the number that its code stands for.
    pub base: u32,
    /// The next state, to which bits are added.
    pub next: u16,
    /// How many bits are added to the base.
    pub extra: u8,
    /// How many bits are added to the next state.
    pub bits: u8,
}

impl Cell {
    pub const NONE: Self = Self {
        base: 0,
        next: 0,
        extra: 0,
        bits: 0,
    };
}

/// What a symbol stands for: a number, and how many bits are added to it.
pub(super) type Meaning = fn(u32) -> (u32, u8);

/// Reads the counts of symbols, whose number is `2^log`; counts that are not listed are 0, -1 is a symbol less frequent
/// than one. Gives the log and how many bytes they took.
pub(super) fn read_counts(
    bytes: &[u8],
    log_max: u32,
    symbol_max: usize,
    counts: &mut [i16; 256],
) -> Result<(u32, usize), Fault> {
    counts.fill(0);
    let mut bits = Forward { bytes, at: 0 };
    let damaged = Fault::new(Error::UnpackDamaged, 0);
    let log = bits.read(4).saturating_add(5);
    if log > log_max {
        return Err(damaged);
    }
    let mut left = 1_u32.wrapping_shl(log).saturating_add(1);
    let mut threshold = 1_u32.wrapping_shl(log);
    let mut width = log.saturating_add(1);
    let mut symbol = 0_usize;
    while left > 1 {
        // A count has a bit less where those that it could have with one more are too many.
        let short = threshold.saturating_mul(2).saturating_sub(1).saturating_sub(left);
        let low = bits.peek(width.saturating_sub(1));
        let count = if low < short {
            bits.skip(width.saturating_sub(1));
            low
        } else {
            let high = bits.read(width);
            if high >= threshold {
                high.saturating_sub(short)
            } else {
                high
            }
        };
        // 0 stands for -1.
        let places = count.saturating_sub(1).max(u32::from(count == 0));
        let Some(place) = counts.get_mut(symbol).filter(|_| symbol <= symbol_max && places < left) else {
            return Err(damaged);
        };
        *place = i16::try_from(count).unwrap_or(i16::MAX).saturating_sub(1);
        symbol = symbol.saturating_add(1);
        left = left.saturating_sub(places);
        if count == 1 {
            // Zeros may follow, three at a time.
            loop {
                let zeros = bits.read(2);
                symbol = symbol.saturating_add(zeros as usize);
                if zeros < 3 || symbol > symbol_max {
                    break;
                }
            }
        }
        while left < threshold && threshold > 1 {
            width = width.saturating_sub(1);
            threshold >>= 1;
        }
    }
    let used = bits.at.div_ceil(8);
    if used > bytes.len() {
        return Err(Fault::new(Error::UnpackTruncated, bytes.len()));
    }
    Ok((log, used))
}

/// Makes the table of `2^log` states of counts, which are lost.
pub(super) fn build(table: &mut [Cell], log: u32, counts: &mut [i16; 256], meaning: Meaning) {
    let size = 1_usize.wrapping_shl(log);
    let Some(table) = table.get_mut(..size) else { return };
    let mask = size.saturating_sub(1);
    // First a state's symbol is where its next state will be. Rare symbols come last, one state each.
    let cell_of = |symbol: u16| {
        let (base, extra) = meaning(u32::from(symbol));
        Cell {
            base,
            next: symbol,
            extra,
            bits: 0,
        }
    };
    let mut rare = size;
    for (symbol, count) in (0_u16..).zip(counts.iter()) {
        if *count == -1 {
            rare = rare.saturating_sub(1);
            if let Some(cell) = table.get_mut(rare) {
                *cell = cell_of(symbol);
            }
        }
    }
    let step = (size >> 1).saturating_add(size >> 3).saturating_add(3);
    let mut place = 0_usize;
    for (symbol, count) in (0_u16..).zip(counts.iter_mut()) {
        if *count > 0 {
            let of_symbol = cell_of(symbol);
            for _ in 0..*count {
                if let Some(cell) = table.get_mut(place) {
                    *cell = of_symbol;
                }
                loop {
                    place = place.wrapping_add(step) & mask;
                    if place < rare || rare == 0 {
                        break;
                    }
                }
            }
        }
        *count = (*count).wrapping_abs();
    }
    for cell in table.iter_mut() {
        let Some(next) = counts.get_mut(usize::from(cell.next)) else {
            continue;
        };
        let state = u32::try_from(*next).unwrap_or_default();
        *next = next.wrapping_add(1);
        let bits = log.saturating_sub(state.checked_ilog2().unwrap_or_default());
        let first = (state.wrapping_shl(bits) as usize).saturating_sub(size);
        cell.next = u16::try_from(first).unwrap_or_default();
        cell.bits = u8::try_from(bits).unwrap_or_default();
    }
}

/// Bits that are read from their start, zeros behind their end.
struct Forward<'data> {
    bytes: &'data [u8],
    at: usize,
}

impl Forward<'_> {
    /// The next bits, at most 16.
    fn peek(&self, count: u32) -> u32 {
        let rest = self.bytes.get(self.at >> 3..).unwrap_or_default();
        let word = rest
            .iter()
            .take(3)
            .rev()
            .fold(0, |word, &byte| word << 8 | u32::from(byte));
        let mask = 1_u32.wrapping_shl(count).wrapping_sub(1);
        word.wrapping_shr(u32::from(self.at.to_le_bytes()[0] & 7)) & mask
    }

    fn skip(&mut self, count: u32) {
        self.at = self.at.saturating_add(count as usize);
    }

    fn read(&mut self, count: u32) -> u32 {
        let bits = self.peek(count);
        self.skip(count);
        bits
    }
}
