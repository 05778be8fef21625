//! Sets of flags and of override bytes.

use super::flags::{Flag, Guard};
use bitvec::{array::BitArray, order::Lsb0};

/// Valid bits of the first word: no flag has code 0.
const LOW_WORD: u32 = u32::MAX - 1;

/// Flags: bit `code` of two words, bit 0 of which stands for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlagSet(BitArray<[u32; 2], Lsb0>);

impl FlagSet {
    /// No flag.
    pub const NONE: Self = Self(BitArray::ZERO);

    /// Whether the flag is in the set.
    #[must_use]
    pub fn contains(&self, flag: Flag) -> bool {
        self.0.get(flag.code() as usize).is_some_and(|bit| *bit)
    }

    /// Puts the flag in or takes it out.
    pub fn set(&mut self, flag: Flag, present: bool) {
        if let Some(mut bit) = self.0.get_mut(flag.code() as usize) {
            *bit = present;
        }
    }

    /// From two words, as C has them; `None` when a bit is set that stands for no flag.
    #[must_use]
    pub fn from_words(words: [u32; 2]) -> Option<Self> {
        let [low, _] = words;
        (low & !LOW_WORD == 0).then(|| Self(BitArray::new(words)))
    }

    /// The two words.
    #[must_use]
    pub fn words(&self) -> [u32; 2] {
        self.0.data
    }

    /// The flags of the set, addresses ascending.
    pub fn iter(&self) -> impl Iterator<Item = Flag> {
        Flag::ALL.iter().copied().filter(|&flag| self.contains(flag))
    }
}

/// Override bytes: the code of each is its bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuardSet(u32);

impl GuardSet {
    /// No byte is set.
    pub const NONE: Self = Self(0);

    /// From a word, as C has it; `None` when a bit is set that stands for no byte.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits >> Guard::ALL.len() == 0 {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// The word.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the byte is set.
    #[must_use]
    pub const fn contains(self, guard: Guard) -> bool {
        self.0 & guard.code() != 0
    }

    /// With a byte set.
    #[must_use]
    pub const fn with(self, guard: Guard) -> Self {
        Self(self.0 | guard.code())
    }
}
