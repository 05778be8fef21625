//! Which instructions of a text were met before: texts repeat a few forms thousands of times.

use super::{Item, ItemKind};

/// How many of them are kept: of each hash the last ones, the very last first.
pub(crate) const SEEN: usize = 24;
/// So many of one hash.
const ALIKE: usize = 6;

/// Where a text stands, 40 bits, its length, 8, and how many operands follow it, 16. 0: nowhere.
pub(crate) type Slot = u64;

/// An instruction: where it may be kept, and what is kept of it.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'text> {
    text: &'text [u8],
    slot: Slot,
    first: usize,
}

impl<'text> Seen<'text> {
    /// Of an instruction or a special register; `None` for directives, whose texts are not of the file.
    #[inline(always)]
    pub(crate) fn of(item: &Item<'text>) -> Option<Self> {
        let is_of_text = matches!(item.kind, ItemKind::Instruction | ItemKind::Register);
        Self::at(item.place.offset, item.text, item.counted).filter(|_| is_of_text)
    }

    /// Of an instruction at this place with so many operands, as its family counts them; `None` where it does not fit.
    #[inline(always)]
    pub(crate) fn at(offset: u64, text: &'text [u8], counted: u32) -> Option<Self> {
        let fits = offset >> 40 == 0 && text.len() >> 8 == 0 && counted >> 16 == 0;
        fits.then(|| Self {
            text,
            slot: offset << 24 | (text.len() as u64) << 16 | u64::from(counted),
            first: hash_of(text).wrapping_mul(ALIKE),
        })
    }

    /// The cells in which it may be kept.
    #[inline(always)]
    pub(crate) fn cells<T>(self, all: &mut [T; SEEN]) -> &mut [T] {
        let end = self.first.wrapping_add(ALIKE);
        all.get_mut(self.first..end).unwrap_or_default()
    }

    /// In which of them it is.
    #[inline(always)]
    pub(crate) fn place(self, cells: &[Slot], text: &[u8]) -> Option<usize> {
        let is_it = |&before: &Slot| {
            let start = usize::try_from(before >> 24).unwrap_or(usize::MAX);
            let end = start.saturating_add(self.text.len());
            // Length and operands are the same, and so is the text.
            (before ^ self.slot) & 0x00ff_ffff == 0 && text.get(start..end).is_some_and(|met| are_equal(met, self.text))
        };
        cells.iter().position(is_it)
    }

    /// Puts it first, in place of what is at that place or of the one that was met longest ago.
    #[inline(always)]
    pub(crate) fn put(self, cells: &mut [Slot], place: Option<usize>) {
        put_first(cells, place, self.slot);
    }
}

/// Puts a value first, in place of the one that is there, or of the last.
#[inline(always)]
pub(crate) fn put_first<T>(cells: &mut [T], place: Option<usize>, mut value: T) {
    for cell in cells.iter_mut().take(place.unwrap_or(ALIKE).saturating_add(1)) {
        core::mem::swap(cell, &mut value);
    }
}

/// Whether the same was met before; it has been met now.
#[inline]
pub(crate) fn meets(all: &mut [Slot; SEEN], text: &[u8], item: &Item<'_>) -> bool {
    let Some(seen) = Seen::of(item) else {
        return false;
    };
    let cells = seen.cells(all);
    let place = seen.place(cells, text);
    seen.put(cells, place);
    place.is_some()
}

/// Has the item, met last, not met.
pub(crate) fn forget(all: &mut [Slot; SEEN], item: &Item<'_>) {
    if let Some([cell, ..]) = Seen::of(item).map(|seen| seen.cells(all)) {
        *cell = 0;
    }
}

/// Whether two texts of one length are equal: eight bytes at a time, without a call that firmware may lack.
#[inline]
pub(super) fn are_equal(one: &[u8], other: &[u8]) -> bool {
    let (words, rest) = one.as_chunks::<8>();
    let (other_words, other_rest) = other.as_chunks::<8>();
    let number = |word: &[u8; 8]| u64::from_le_bytes(*word);
    let are_words_equal = words.iter().map(number).eq(other_words.iter().map(number));
    are_words_equal && rest.iter().zip(other_rest).all(|(one, other)| one == other)
}

/// A number below `SEEN / ALIKE` of the ends of a text and its length.
#[inline(always)]
fn hash_of(text: &[u8]) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    const BITS: u32 = (SEEN / ALIKE).trailing_zeros();
    let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let ends = match text.len() {
        ..8 => text.iter().fold(0, |all, &byte| all << 8 | u64::from(byte)),
        _ => word(text.first_chunk()).rotate_left(17) ^ word(text.last_chunk()),
    };
    ((ends ^ text.len() as u64).wrapping_mul(ODD) >> (u64::BITS - BITS)) as usize
}
