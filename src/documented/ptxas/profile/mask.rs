//! Which bytes are known.

use super::fields::{Fill, field, field_at};
use super::image::SIZE;
use crate::Target;
use bitvec::prelude::{BitSlice, Lsb0};
use bitvec::view::BitView;
use core::ops::{Range, RangeInclusive};

/// How many bytes the bits of a mask take.
#[doc(alias = "SMARCH_PROFILE_MASK_SIZE")]
pub const MASK_SIZE: usize = SIZE / 8;

/// A bit for each byte of the profile object, set when the byte is known; a second one, set when it is not known, but of one documented
/// source; and of the one byte that is partly known its span.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
#[doc(alias = "smarch_profile_mask")]
pub struct Mask {
    /// Byte `i` is known when `bits[i / 8] >> (i % 8) & 1` is 1.
    bits: [u8; MASK_SIZE],
    /// Byte `i` is not known, but stored from one documented source, a constant of the program or an input that was not given, when
    /// `same_source[i / 8] >> (i % 8) & 1` is 1: whatever it is, one program stores the same wherever that source is stored.
    same_source: [u8; MASK_SIZE],
    /// The lowest value of byte 348, the variant of the codegen factory, where that is not known. 0 and 0: nothing is known of it.
    factory_lowest: u8,
    /// Its highest value.
    factory_highest: u8,
    /// The number of the target that was built, which decides some of the sources; 0: none was.
    number: u8,
    /// Which flags decide a byte and were not given: 1 that at +355, 2 that at +233.
    open_flags: u8,
}

/// The one byte of which documents give a span where they do not give the value (erratum E07).
const SPAN_OFFSET: usize = field::CODEGEN_FACTORY.offset();

/// The byte that is 1 or, when the flag at +355 is set, 0.
const FLAGGED_OFFSET: usize = field::CONDITIONAL_FEATURE_FLAG.offset();

const OPEN_FLAG_355: u8 = 1;
const OPEN_FLAG_233: u8 = 2;

/// The bit of the flag that decides what is stored.
const fn flag_of(fill: Fill) -> u8 {
    match fill {
        Fill::ZeroIfFlag355 => OPEN_FLAG_355,
        Fill::ZeroIfFlag233 => OPEN_FLAG_233,
        _ => 0,
    }
}

impl Mask {
    /// Nothing is known.
    pub const NONE: Self = Self {
        bits: [0; MASK_SIZE],
        same_source: [0; MASK_SIZE],
        factory_lowest: 0,
        factory_highest: 0,
        number: 0,
        open_flags: 0,
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

    /// Whether the byte at this offset is not known, but stored from one documented source. False beyond the object.
    #[must_use]
    pub fn has_source(&self, offset: usize) -> bool {
        !self.contains(offset) && self.same_source.view_bits::<Lsb0>().get(offset).is_some_and(|bit| *bit)
    }

    /// Whether the byte at this offset is known in neither of two masks and stored from the same source in both, in one compilation. Of
    /// the codegen factory and the shared memory sizes the number of the target is part of the source.
    #[must_use]
    pub fn has_same_source(&self, other: &Self, offset: usize) -> bool {
        if !self.has_source(offset) || !other.has_source(offset) {
            return false;
        }
        match field_at(offset).map(|field| field.fill) {
            Some(Fill::CodegenFactory | Fill::SharedMemoryTable | Fill::SharedMemoryCount) => {
                self.number == other.number && self.span(offset) == other.span(offset)
            }
            Some(fill) => (self.open_flags ^ other.open_flags) & flag_of(fill) == 0,
            None => false,
        }
    }

    /// Between which values a byte lies that is not known: a span is documented of byte 348, and of byte 428 where the flag at +355
    /// decides it.
    #[must_use]
    pub fn span(&self, offset: usize) -> RangeInclusive<u8> {
        let (lowest, highest) = (self.factory_lowest, self.factory_highest);
        if offset == SPAN_OFFSET && highest != 0 && lowest <= highest {
            lowest..=highest
        } else if offset == FLAGGED_OFFSET && self.open_flags & OPEN_FLAG_355 != 0 {
            0..=1
        } else {
            0..=u8::MAX
        }
    }

    /// All bytes of an object for a target are known, or nothing is known of them.
    pub(super) fn fill(&mut self, known: bool) {
        *self = Self::NONE;
        self.bits.view_bits_mut::<Lsb0>().fill(known);
    }

    /// Learns for which target the next stores are.
    pub(super) fn learn_target(&mut self, target: Target) {
        // Those that have a profile end at 121.
        self.number = u8::try_from(target.number()).unwrap_or(0);
    }

    /// Learns that the bytes of a range are known, or that they are not, but have a source or none.
    pub(super) fn learn(&mut self, range: Range<usize>, known: bool, has_source: bool) {
        if range.contains(&SPAN_OFFSET) {
            (self.factory_lowest, self.factory_highest) = (0, 0);
        }
        for (offset, flag) in [
            (FLAGGED_OFFSET, OPEN_FLAG_355),
            (field::CONDITIONAL_CLEAR.offset(), OPEN_FLAG_233),
        ] {
            if range.contains(&offset) {
                self.open_flags &= !flag;
            }
        }
        if let Some(bits) = self.same_source.view_bits_mut::<Lsb0>().get_mut(range.clone()) {
            bits.fill(has_source);
        }
        if let Some(bits) = self.bits.view_bits_mut::<Lsb0>().get_mut(range) {
            bits.fill(known);
        }
    }

    /// Learns that a flag decides whether zero is stored over this byte, and was not given: a byte that was known to be zero is that
    /// still, another one is not known, but has a source if what was there has one.
    pub(super) fn learn_open(&mut self, fill: Fill, offset: usize, byte: u8) {
        if self.contains(offset) {
            if byte == 0 {
                return;
            }
            self.learn(offset..offset.saturating_add(1), false, true);
        }
        self.open_flags |= flag_of(fill);
    }

    /// Learns that a byte lies between two values.
    pub(super) fn learn_span(&mut self, offset: usize, lowest: u8, highest: u8) {
        if let Some(mut bit) = self.bits.view_bits_mut::<Lsb0>().get_mut(offset) {
            *bit = lowest == highest;
        }
        if offset == SPAN_OFFSET && lowest < highest {
            if let Some(mut bit) = self.same_source.view_bits_mut::<Lsb0>().get_mut(offset) {
                *bit = true;
            }
            (self.factory_lowest, self.factory_highest) = (lowest, highest);
        }
    }

    fn bits(&self) -> &BitSlice<u8, Lsb0> {
        self.bits.view_bits()
    }
}
