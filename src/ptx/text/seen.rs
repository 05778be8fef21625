//! Which instructions of a text were met before: texts repeat a few forms thousands of times.

use super::{Item, ItemKind};

/// How many of them are kept: the last for each of so many hashes.
pub(crate) const SEEN: usize = 16;

/// Where a text stands, 40 bits, its length, 8, and how many operands follow it, 16. 0: nowhere.
type Slot = u64;

/// Whether the same was met before; it has been met now.
#[inline]
pub(crate) fn meets(seen: &mut [Slot; SEEN], text: &[u8], item: &Item<'_>) -> bool {
    let Some(slot) = slot_of(item) else {
        return false;
    };
    let Some(cell) = seen.get_mut(hash_of(item.text)) else {
        return false;
    };
    let before = core::mem::replace(cell, slot);
    let start = usize::try_from(before >> 24).unwrap_or(usize::MAX);
    let end = start.saturating_add(item.text.len());
    // Length and operands are the same, and so is the text.
    (before ^ slot) & 0x00ff_ffff == 0 && text.get(start..end).is_some_and(|met| are_equal(met, item.text))
}

/// Whether two texts of one length are equal: eight bytes at a time, without a call that firmware may lack.
fn are_equal(one: &[u8], other: &[u8]) -> bool {
    let (words, rest) = one.as_chunks::<8>();
    let (other_words, other_rest) = other.as_chunks::<8>();
    let number = |word: &[u8; 8]| u64::from_le_bytes(*word);
    let are_words_equal = words.iter().map(number).eq(other_words.iter().map(number));
    are_words_equal && rest.iter().zip(other_rest).all(|(one, other)| one == other)
}

/// Has the item not met.
pub(crate) fn forget(seen: &mut [Slot; SEEN], item: &Item<'_>) {
    if let Some(cell) = seen.get_mut(hash_of(item.text)) {
        *cell = 0;
    }
}

/// The slot for an item; `None` where it does not fit, and for directives, whose texts are not of the file.
#[inline(always)]
fn slot_of(item: &Item<'_>) -> Option<Slot> {
    let is_of_text = matches!(item.kind, ItemKind::Instruction | ItemKind::Register);
    let fits = item.place.offset >> 40 == 0 && item.text.len() >> 8 == 0 && item.counted >> 16 == 0;
    (is_of_text && fits).then_some(item.place.offset << 24 | (item.text.len() as u64) << 16 | u64::from(item.counted))
}

/// A number below [`SEEN`] of the ends of a text and its length.
#[inline(always)]
fn hash_of(text: &[u8]) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let ends = match text.len() {
        ..8 => text.iter().fold(0, |all, &byte| all << 8 | u64::from(byte)),
        _ => word(text.first_chunk()).rotate_left(17) ^ word(text.last_chunk()),
    };
    ((ends ^ text.len() as u64).wrapping_mul(ODD) >> 60) as usize
}
