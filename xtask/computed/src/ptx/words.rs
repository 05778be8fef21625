//! The words of forms, with the tables by which they are found.

use super::families::open_addresses;

macro_rules! words {
    ($($word:literal)+) => {
        /// The words of forms: modifiers without their dot; "-", for a slot that is left out; numbers of operands, "#3".
        pub static WORDS: [$crate::Text; 0 $(+ { let _ = $word; 1 })+] = [$(text!($word),)+];

        /// Their keys.
        pub(in crate::ptx) static KEYS: [$crate::ptx::word::Key; WORDS.len()] = [$(const { $crate::ptx::word::part($word.as_bytes()).0 },)+];
    };
}

#[path = "generated/words.rs"]
mod rows;
pub(in crate::ptx) use rows::KEYS;
pub use rows::WORDS;

/// For each slot of a hash the word in it.
pub(in crate::ptx) static WORD_SLOTS: [u16; 2048] = open_addresses(&KEYS);
