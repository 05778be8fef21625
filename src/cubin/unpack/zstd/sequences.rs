//! The sequences of a block: literals and matches in turn.

use super::bits::Bits;
use super::fse::{self, Cell, Meaning};
use super::{Reader, State, Tables};
use crate::Error;
use crate::cubin::fault::Fault;
use crate::cubin::unpack::copy::{CHUNK, chunks, repeat, shift};
use core::hint::select_unpredictable;

/// How far out and literals are.
pub(super) struct Places {
    /// Where the next byte is written.
    pub to: usize,
    /// Where the next literal waits, at or behind that.
    pub literals: usize,
}

/// The sizes of the tables of literal lengths, offsets and match lengths, as powers of two.
#[derive(Clone, Copy)]
pub(super) struct Logs {
    literal_lengths: u32,
    offsets: u32,
    match_lengths: u32,
}

/// The sequences that are still to be unpacked.
pub(super) struct Sequences<'data> {
    count: usize,
    bits: &'data [u8],
    bits_at: usize,
    logs: Logs,
}

/// What there is to know of the codes of one of the three numbers.
struct Kind {
    log_max: u32,
    meaning: Meaning,
    last: usize,
    usual_log: u32,
    usual: &'static [i16],
}

const LITERAL_LENGTHS: Kind = Kind {
    log_max: 9,
    meaning: literal_length,
    last: 35,
    usual_log: 6,
    usual: &[
        4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1,
    ],
};

const OFFSETS: Kind = Kind {
    log_max: 8,
    meaning: |code| (1_u32.wrapping_shl(code), u8::try_from(code).unwrap_or_default()),
    last: 31,
    usual_log: 5,
    usual: &[
        1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1,
    ],
};

const MATCH_LENGTHS: Kind = Kind {
    log_max: 9,
    meaning: match_length,
    last: 52,
    usual_log: 6,
    usual: &[
        1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1,
    ],
};

/// The first codes are the length; then two to a power, at first several of each.
fn literal_length(code: u32) -> (u32, u8) {
    match code {
        0..16 => (code, 0),
        16..20 => (16_u32.saturating_add(code.saturating_sub(16) << 1), 1),
        20..22 => (24_u32.saturating_add(code.saturating_sub(20) << 2), 2),
        22..24 => (32_u32.saturating_add(code.saturating_sub(22) << 3), 3),
        24 => (48, 4),
        _ => power(code.saturating_sub(19), 0),
    }
}

/// The same; the shortest match has 3 bytes.
fn match_length(code: u32) -> (u32, u8) {
    match code {
        0..32 => (code.saturating_add(3), 0),
        32..36 => (35_u32.saturating_add(code.saturating_sub(32) << 1), 1),
        36..38 => (43_u32.saturating_add(code.saturating_sub(36) << 2), 2),
        38..40 => (51_u32.saturating_add(code.saturating_sub(38) << 3), 3),
        40..42 => (67_u32.saturating_add(code.saturating_sub(40) << 4), 4),
        42 => (99, 5),
        _ => power(code.saturating_sub(36), 3),
    }
}

fn power(bits: u32, more: u32) -> (u32, u8) {
    (
        1_u32.wrapping_shl(bits).saturating_add(more),
        u8::try_from(bits).unwrap_or_default(),
    )
}

impl<'data> Sequences<'data> {
    /// Reads how many there are and makes their tables; `None` when there are none.
    #[inline(never)]
    pub fn read(reader: &mut Reader<'data>, tables: &mut Tables, state: &mut State) -> Result<Option<Self>, Fault> {
        let damaged = Fault::new(Error::UnpackDamaged, reader.at);
        let count = match usize::from(reader.byte()?) {
            few @ 0..128 => few,
            255 => usize::try_from(reader.number::<2>()?)
                .unwrap_or_default()
                .saturating_add(0x7f00),
            high => high.saturating_sub(128) << 8 | usize::from(reader.byte()?),
        };
        if count == 0 {
            return if reader.at == reader.input.len() {
                Ok(None)
            } else {
                Err(damaged)
            };
        }
        let modes = reader.byte()?;
        if modes & 3 != 0 {
            return Err(damaged);
        }
        let counts = &mut tables.counts;
        let before = state.logs;
        let logs = Logs {
            literal_lengths: LITERAL_LENGTHS.table(
                modes >> 6,
                before.map(|logs| logs.literal_lengths),
                reader,
                &mut tables.literal_lengths,
                counts,
            )?,
            offsets: OFFSETS.table(
                modes >> 4 & 3,
                before.map(|logs| logs.offsets),
                reader,
                &mut tables.offsets,
                counts,
            )?,
            match_lengths: MATCH_LENGTHS.table(
                modes >> 2 & 3,
                before.map(|logs| logs.match_lengths),
                reader,
                &mut tables.match_lengths,
                counts,
            )?,
        };
        state.logs = Some(logs);
        Ok(Some(Self {
            count,
            bits: reader.input.get(reader.at..).unwrap_or_default(),
            bits_at: reader.at,
            logs,
        }))
    }

    /// Unpacks them to `out`.
    #[inline(never)]
    pub fn execute(
        &self,
        out: &mut [u8],
        places: &mut Places,
        tables: &Tables,
        recent: &mut [usize; 3],
    ) -> Result<(), Fault> {
        let later = |fault: Fault| fault.later(self.bits_at);
        let mut bits = Bits::new(self.bits).map_err(later)?;
        let wrong = |error| Fault::new(error, self.bits_at);
        let mut literal_state = bits.read(self.logs.literal_lengths) as usize;
        let mut offset_state = bits.read(self.logs.offsets) as usize;
        let mut match_state = bits.read(self.logs.match_lengths) as usize;
        let [mut first, mut second, mut third] = *recent;
        let Places { mut to, mut literals } = *places;
        for left in (0..self.count).rev() {
            bits.reload();
            if bits.is_overrun() {
                return Err(wrong(Error::UnpackDamaged));
            }
            let literal_cell = cell(&tables.literal_lengths, literal_state);
            let match_cell = cell(&tables.match_lengths, match_state);
            let offset_cell = cell(&tables.offsets, offset_state);
            let coded = (offset_cell.base as usize).wrapping_add(bits.read(u32::from(offset_cell.extra)) as usize);
            // Most lengths are short, and their codes say all.
            let mut match_length = match_cell.base as usize;
            if match_cell.extra != 0 {
                match_length = match_length.wrapping_add(bits.read(u32::from(match_cell.extra)) as usize);
            }
            let mut literal_length = literal_cell.base as usize;
            let extra = u32::from(offset_cell.extra)
                .wrapping_add(u32::from(match_cell.extra))
                .wrapping_add(u32::from(literal_cell.extra));
            if extra > EXTRA_AT_ONCE {
                bits.reload();
            }
            if literal_cell.extra != 0 {
                literal_length = literal_length.wrapping_add(bits.read(u32::from(literal_cell.extra)) as usize);
            }
            if left > 0 {
                // The bits of all three at once: at most 26.
                let (of_match, of_offset) = (u32::from(match_cell.bits), u32::from(offset_cell.bits));
                let of_both = of_match.wrapping_add(of_offset);
                let all = bits.read(u32::from(literal_cell.bits).wrapping_add(of_both)) as usize;
                literal_state = usize::from(literal_cell.next).wrapping_add(all >> (of_both & 63));
                match_state = usize::from(match_cell.next).wrapping_add((all >> (of_offset & 63)) & low(of_match));
                offset_state = usize::from(offset_cell.next).wrapping_add(all & low(of_offset));
            }
            // A new one, or one of those that were used last; without literals the first of them would be more of the same match. Which of
            // them cannot be foreseen: no branch.
            let which = coded.wrapping_add(usize::from(literal_length == 0));
            let again = select_unpredictable(which == 2, second, first);
            let again = select_unpredictable(which == 3, third, again);
            let again = select_unpredictable(which == 4, first.wrapping_sub(1), again);
            let offset = select_unpredictable(coded > 3, coded.wrapping_sub(3), again);
            third = select_unpredictable(which > 2, second, third);
            second = select_unpredictable(which > 1, first, second);
            first = offset;
            // Literals that wait lie behind what they become, and all of them are still to be written.
            let waiting = literals.saturating_add(literal_length);
            let match_at = to.saturating_add(literal_length);
            let end = match_at.saturating_add(match_length);
            if waiting > out.len() {
                return Err(wrong(Error::UnpackDamaged));
            }
            if end > waiting {
                return Err(wrong(Error::UnpackLonger));
            }
            if offset == 0 || offset > match_at {
                return Err(wrong(Error::UnpackDamaged));
            }
            move_literals(out, literals, to, literal_length, waiting);
            repeat(out, match_at, offset, match_length, waiting);
            (to, literals) = (end, waiting);
        }
        bits.reload();
        if !bits.is_finished() {
            return Err(wrong(Error::UnpackDamaged));
        }
        *recent = [first, second, third];
        *places = Places { to, literals };
        Ok(())
    }
}

/// Bits beyond the first that may be read without another reload before the next states, which take 26 of 57.
const EXTRA_AT_ONCE: u32 = 31;

#[inline(always)]
fn cell<const SIZE: usize>(table: &[Cell; SIZE], state: usize) -> Cell {
    table.get(state & SIZE.wrapping_sub(1)).copied().unwrap_or(Cell::NONE)
}

/// That many ones, at most 15.
#[inline(always)]
fn low(bits: u32) -> usize {
    const LOW: [u16; 16] = [
        0, 1, 3, 7, 0xf, 0x1f, 0x3f, 0x7f, 0xff, 0x1ff, 0x3ff, 0x7ff, 0xfff, 0x1fff, 0x3fff, 0x7fff,
    ];
    LOW.get((bits & 15) as usize).copied().unwrap_or_default().into()
}

/// Moves literals to where they belong, which is at or before where they are. What lies between their new end and `limit` may
/// change.
#[inline(always)]
fn move_literals(out: &mut [u8], from: usize, to: usize, length: usize, limit: usize) {
    let (end, from_end) = (to.saturating_add(length), from.saturating_add(length));
    if end.saturating_add(CHUNK) > limit || from_end.saturating_add(CHUNK) > out.len() {
        return shift(out, from..from_end, to);
    }
    chunks::<CHUNK>(out, from, to, end);
}

impl Kind {
    /// Makes the table as the mode tells; its log.
    #[inline(never)]
    fn table(
        &self,
        mode: u8,
        before: Option<u32>,
        reader: &mut Reader<'_>,
        table: &mut [Cell],
        counts: &mut [i16; 256],
    ) -> Result<u32, Fault> {
        let at = reader.at;
        let damaged = Fault::new(Error::UnpackDamaged, at);
        match mode {
            0 => {
                counts.fill(0);
                for (count, usual) in counts.iter_mut().zip(self.usual) {
                    *count = *usual;
                }
                fse::build(table, self.usual_log, counts, self.meaning);
                Ok(self.usual_log)
            }
            1 => {
                let code = reader.byte()?;
                if usize::from(code) > self.last {
                    return Err(damaged);
                }
                let (base, extra) = (self.meaning)(u32::from(code));
                if let Some(cell) = table.first_mut() {
                    *cell = Cell {
                        base,
                        extra,
                        ..Cell::NONE
                    };
                }
                Ok(0)
            }
            2 => {
                let rest = reader.input.get(at..).unwrap_or_default();
                let (log, used) =
                    fse::read_counts(rest, self.log_max, self.last, counts).map_err(|fault| fault.later(at))?;
                reader.take(used)?;
                fse::build(table, log, counts, self.meaning);
                Ok(log)
            }
            _ => before.ok_or(damaged),
        }
    }
}
