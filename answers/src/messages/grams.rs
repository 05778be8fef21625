//! Which three letters stand beside each other in a text: what a message has and a text has not tells that it is not there, before it is looked for.

use alloc::vec::Vec;

const WORDS: usize = 64;

/// The triples of a text, each by a bit that a few share.
pub struct Grams([u64; WORDS]);

fn bit_of(triple: &[u8]) -> u16 {
    let number = triple.iter().fold(0u32, |number, byte| number.wrapping_mul(31).wrapping_add(u32::from(*byte)));
    (number.wrapping_mul(0x9E37_79B1) >> 20) as u16
}

/// Some triples of a message's words.
pub fn some_of(own: &str) -> Vec<u16> {
    own.as_bytes().chunks_exact(3).take(6).map(bit_of).collect()
}

impl Grams {
    pub fn of(text: &str) -> Self {
        let mut bits = [0u64; WORDS];
        for triple in text.as_bytes().windows(3) {
            let bit = bit_of(triple);
            if let Some(word) = bits.get_mut(usize::from(bit / 64)) {
                *word |= 1 << (bit % 64);
            }
        }
        Self(bits)
    }

    pub fn has(&self, bit: u16) -> bool {
        self.0.get(usize::from(bit / 64)).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }
}
