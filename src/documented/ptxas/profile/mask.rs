//! Which bytes are known.

use super::fields::field;
use super::image::SIZE;
use bitvec::prelude::{BitSlice, Lsb0};
use bitvec::view::BitView;
use core::ops::{Range, RangeInclusive};

/// How many bytes the bits of a mask take.
#[doc(alias = "SMARCH_PROFILE_MASK_SIZE")]
pub const MASK_SIZE: usize = SIZE / 8;

/// A bit for each byte of the profile object, set when the byte is known; and of the one byte that is partly known its span.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
#[doc(alias = "smarch_profile_mask")]
pub struct Mask {
    /// Byte `i` is known when `bits[i / 8] >> (i % 8) & 1` is 1.
    bits: [u8; MASK_SIZE],
    /// The lowest value of byte 348, the variant of the codegen factory, where that is not known. 0 and 0: nothing is known of it.
    factory_lowest: u8,
    /// Its highest value.
    factory_highest: u8,
}

/// The one byte of which documents give a span where they do not give the value (erratum E07).
const SPAN_OFFSET: usize = field::CODEGEN_FACTORY.offset();

impl Mask {
    /// Nothing is known.
    pub const NONE: Self = Self {
        bits: [0; MASK_SIZE],
        factory_lowest: 0,
        factory_highest: 0,
    };

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

    /// Between which values a byte lies that is not known: a span is documented of byte 348 only.
    #[must_use]
    pub fn span(&self, offset: usize) -> RangeInclusive<u8> {
        let (lowest, highest) = (self.factory_lowest, self.factory_highest);
        if offset == SPAN_OFFSET && highest != 0 && lowest <= highest {
            lowest..=highest
        } else {
            0..=u8::MAX
        }
    }

    pub(super) fn fill(&mut self, known: bool) {
        self.bits.view_bits_mut::<Lsb0>().fill(known);
        (self.factory_lowest, self.factory_highest) = (0, 0);
    }

    /// Learns that the bytes of a range are known, or that nothing is known of them.
    pub(super) fn learn(&mut self, range: Range<usize>, known: bool) {
        if range.contains(&SPAN_OFFSET) {
            (self.factory_lowest, self.factory_highest) = (0, 0);
        }
        if let Some(bits) = self.bits.view_bits_mut::<Lsb0>().get_mut(range) {
            bits.fill(known);
        }
    }

    /// Learns that a byte lies between two values.
    pub(super) fn learn_span(&mut self, offset: usize, lowest: u8, highest: u8) {
        if let Some(mut bit) = self.bits.view_bits_mut::<Lsb0>().get_mut(offset) {
            *bit = lowest == highest;
        }
        if offset == SPAN_OFFSET && lowest < highest {
            (self.factory_lowest, self.factory_highest) = (lowest, highest);
        }
    }

    fn bits(&self) -> &BitSlice<u8, Lsb0> {
        self.bits.view_bits()
    }
}
