//! Which bytes are known.

use super::image::SIZE;
use bitvec::prelude::{BitSlice, Lsb0};
use bitvec::view::BitView;
use core::ops::Range;

/// How many bytes a mask has.
#[doc(alias = "SMARCH_PROFILE_MASK_SIZE")]
pub const MASK_SIZE: usize = SIZE / 8;

/// A bit for each byte of the profile object: set when the byte is known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
#[doc(alias = "smarch_profile_mask")]
pub struct Mask {
    /// Byte `i` is known when `bits[i / 8] >> (i % 8) & 1` is 1.
    bits: [u8; MASK_SIZE],
}

impl Mask {
    /// Nothing is known.
    pub const NONE: Self = Self { bits: [0; MASK_SIZE] };

    /// The mask as bytes, bit 0 of byte 0 first.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; MASK_SIZE] {
        &self.bits
    }

    /// Whether the byte at this offset is known; false beyond the object.
    #[must_use]
    pub fn contains(&self, offset: usize) -> bool {
        self.bits().get(offset).is_some_and(|bit| *bit)
    }

    /// Whether all bytes of a range are known.
    #[must_use]
    pub fn contains_all(&self, range: Range<usize>) -> bool {
        self.bits().get(range).is_some_and(BitSlice::all)
    }

    /// How many bytes are known.
    #[must_use]
    pub fn count(&self) -> usize {
        self.bits().count_ones()
    }

    /// The offsets of the bytes that are not known, ascending.
    pub fn unknown(&self) -> impl Iterator<Item = usize> {
        self.bits().iter_zeros()
    }

    pub(super) fn fill(&mut self, known: bool) {
        self.bits.view_bits_mut::<Lsb0>().fill(known);
    }

    pub(super) fn set(&mut self, offset: usize, known: bool) {
        if let Some(mut bit) = self.bits.view_bits_mut::<Lsb0>().get_mut(offset) {
            *bit = known;
        }
    }

    fn bits(&self) -> &BitSlice<u8, Lsb0> {
        self.bits.view_bits()
    }
}
