//! The words of forms: modifiers, and numbers of operands.

pub use super::generated::words::WORDS;
use super::generated::words::{KEYS, WORD_SLOTS};

/// The place of a word in [`WORDS`].
pub type Word = u16;

/// The first word, which stands for a slot that is left out: "-".
pub(super) const NONE: Word = 0;

/// What a text is found by. That of up to eight bytes is the text itself, of which no byte is above 127; the highest bit of a longer one's
/// is set, and the text must be compared.
pub(super) type Key = u64;

const LONG: Key = 1 << 63;

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// What stands before the first dot of a text, or all of it: its key, and how many bytes it has. Eight bytes at a time.
#[inline]
pub(super) const fn part(mut text: &[u8]) -> (Key, usize) {
    let (mut key, mut length) = (0, 0usize);
    loop {
        let (bytes, count) = up_to_a_dot(text);
        length = length.wrapping_add(count);
        key = if length <= 8 { bytes } else { with(key, bytes) | LONG };
        match text.split_at_checked(8) {
            Some((_, rest @ [first, ..])) if count == 8 && *first != b'.' => text = rest,
            _ => return (key, length),
        }
    }
}

/// A number below 256 that differs for most keys.
#[inline(always)]
pub(super) const fn eight_bits(key: Key) -> u8 {
    (key.wrapping_mul(ODD) >> 56) as u8
}

/// A key and another.
#[inline(always)]
pub(super) const fn with(key: Key, other: Key) -> Key {
    (key ^ other).wrapping_mul(ODD).rotate_left(29)
}

/// The bytes before the first dot of a text, of up to eight, as a number; and how many.
#[inline(always)]
const fn up_to_a_dot(text: &[u8]) -> (u64, usize) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    match text.first_chunk::<8>() {
        Some(bytes) => {
            let bytes = u64::from_le_bytes(*bytes);
            // The lowest bit is in the first byte that is a dot.
            let others = bytes ^ EACH.wrapping_mul(b'.' as u64);
            let dots = others.wrapping_sub(EACH) & !others & EACH << 7;
            let count = dots.trailing_zeros() / 8;
            (bytes & !u64::MAX.unbounded_shl(count.wrapping_mul(8)), count as usize)
        }
        None => {
            let (mut rest, mut bytes, mut count) = (text, 0u64, 0u32);
            while let [byte, tail @ ..] = rest {
                if *byte == b'.' {
                    break;
                }
                bytes |= (*byte as u64).unbounded_shl(count.wrapping_mul(8));
                count = count.wrapping_add(1);
                rest = tail;
            }
            (bytes, count as usize)
        }
    }
}

/// Where the search of a key in a table of so many slots begins.
#[inline(always)]
pub(super) const fn first_slot<const COUNT: usize>(key: Key) -> usize {
    key.wrapping_mul(ODD)
        .unbounded_shr(64u32.saturating_sub(COUNT.trailing_zeros())) as usize
}

/// The place of the item with this key.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "within the tables: masked, and looked at")]
pub(super) const fn place_of<const COUNT: usize>(slots: &[u16; COUNT], keys: &[Key], key: Key) -> Option<u16> {
    let mut slot = first_slot::<COUNT>(key);
    // A table is never full.
    loop {
        let place = slots[slot & COUNT.wrapping_sub(1)];
        if place as usize >= keys.len() {
            return None;
        }
        if keys[place as usize] == key {
            return Some(place);
        }
        slot = slot.wrapping_add(1);
    }
}

/// The word with which a text begins, up to its first dot, and how many bytes that has; `None`: no form has it.
#[inline]
#[expect(clippy::indexing_slicing, reason = "a word has a key")]
pub(super) const fn first_word(text: &[u8]) -> (Option<Word>, usize) {
    let (key, length) = part(text);
    let word = match place_of(&WORD_SLOTS, &KEYS, key) {
        // No byte of the text may be a NUL.
        Some(place) if key & LONG == 0 && key.leading_zeros() / 8 == 8u32.wrapping_sub(length as u32) => Some(place),
        Some(place) if key & LONG != 0 => match text.split_at_checked(length) {
            Some((own, _)) if WORDS[place as usize].is(own) => Some(place),
            _ => None,
        },
        _ => None,
    };
    (word, length)
}
