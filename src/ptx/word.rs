//! The words of forms: modifiers, and numbers of operands.

use super::words::HASHES;
pub use super::words::WORDS;

/// The place of a word in [`WORDS`].
pub type Word = u16;

/// The first word, which stands for a slot that is left out: "-".
pub(super) const NONE: Word = 0;

const SLOTS: usize = 4096;

/// The beginning of a hash.
pub(super) const EMPTY: u32 = 0x811c_9dc5;

/// The hash of a text and a byte more: FNV-1a.
#[inline(always)]
pub(super) const fn with_byte(hash: u32, byte: u8) -> u32 {
    (hash ^ byte as u32).wrapping_mul(0x0100_0193)
}

/// The hash of a text.
pub(super) const fn hash_of(mut text: &[u8]) -> u32 {
    let mut hash = EMPTY;
    while let [byte, rest @ ..] = text {
        hash = with_byte(hash, *byte);
        text = rest;
    }
    hash
}

/// Where the search of a hash in a table of so many slots begins.
#[inline(always)]
pub(super) const fn first_slot<const COUNT: usize>(hash: u32) -> usize {
    (hash ^ hash >> 15) as usize & COUNT.wrapping_sub(1)
}

/// For every hash the place of the item that has it, from its first slot on; no item's where it is `u16::MAX`.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
pub(super) const fn open_addresses<const COUNT: usize>(hashes: &[u32]) -> [u16; COUNT] {
    const { assert!(COUNT.is_power_of_two()) };
    assert!(hashes.len() * 2 <= COUNT, "double the slots");
    let mut slots = [u16::MAX; COUNT];
    let mut place = 0;
    while place < hashes.len() {
        let mut slot = first_slot::<COUNT>(hashes[place]);
        while slots[slot] != u16::MAX {
            assert!(hashes[slots[slot] as usize] != hashes[place], "two with one hash");
            slot = (slot + 1) % COUNT;
        }
        slots[slot] = place as u16;
        place += 1;
    }
    slots
}

/// The place of the item with this hash; its text must be compared.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "within the tables: masked, and looked at")]
pub(super) const fn place_of<const COUNT: usize>(slots: &[u16; COUNT], hashes: &[u32], hash: u32) -> Option<u16> {
    let mut slot = first_slot::<COUNT>(hash);
    // A table is never full.
    loop {
        let place = slots[slot & COUNT.wrapping_sub(1)];
        if place as usize >= hashes.len() {
            return None;
        }
        if hashes[place as usize] == hash {
            return Some(place);
        }
        slot = slot.wrapping_add(1);
    }
}

static WORD_SLOTS: [u16; SLOTS] = open_addresses(&HASHES);

/// The word of this text, whose hash is given; `None`: no form has it.
#[inline]
#[expect(clippy::indexing_slicing, reason = "a word has a hash")]
pub(super) const fn word_of(text: &[u8], hash: u32) -> Option<Word> {
    match place_of(&WORD_SLOTS, &HASHES, hash) {
        Some(place) if WORDS[place as usize].is(text) => Some(place),
        _ => None,
    }
}
