//! The structure.

use super::super::codegen::register_file_kb;
use super::bits::{self, FeatureBit, PSEUDOCODE};
use super::{FEATURE_MASK, MAX_REGISTERS, PHYSICAL_COLOR_LIMIT, SM_RANGE};
use crate::Error;
use core::mem::offset_of;
use static_assertions::const_assert;

/// What cicc records of an architecture: 24 bytes, little-endian in cicc.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "smarch_documented_cicc_sm_features")]
pub struct SmFeatures {
    /// The SM number, 70 to 121.
    pub sm_version: u32,
    /// The maximum number of registers of a thread: 255.
    pub max_registers: u32,
    /// The register file in KiB: 64, from 90 on 128. The silicon has 256 (erratum E25).
    pub register_file_kb: u32,
    /// The limit of physical colors: 15.
    pub physical_color_limit: u32,
    /// One bit per feature; smarch_documented_cicc_sm_feature is the index of its bit. Bits 0 to 7 and 27 to 63 are reserved and 0.
    pub feature_flags: u64,
}

const_assert!(size_of::<SmFeatures>() == 24);
const_assert!(offset_of!(SmFeatures, max_registers) == 4 && offset_of!(SmFeatures, register_file_kb) == 8);
const_assert!(offset_of!(SmFeatures, physical_color_limit) == 12 && offset_of!(SmFeatures, feature_flags) == 16);

impl SmFeatures {
    /// The structure of an SM number, with the bits of the layout (erratum E46c); `None` outside 70 to 121.
    #[must_use]
    pub const fn new(sm: u32) -> Option<Self> {
        if sm < SM_RANGE.0 || sm > SM_RANGE.1 {
            return None;
        }
        Some(Self {
            sm_version: sm,
            max_registers: MAX_REGISTERS,
            register_file_kb: register_file_kb(sm),
            physical_color_limit: PHYSICAL_COLOR_LIMIT,
            feature_flags: bits::flags(FeatureBit::ALL, sm),
        })
    }

    /// The structure as cicc holds it, little-endian. Not checked: see [`check`](Self::check).
    #[must_use]
    pub const fn from_le_bytes(bytes: &[u8; 24]) -> Self {
        let [
            a0,
            a1,
            a2,
            a3,
            b0,
            b1,
            b2,
            b3,
            c0,
            c1,
            c2,
            c3,
            d0,
            d1,
            d2,
            d3,
            flags @ ..,
        ] = *bytes;
        Self {
            sm_version: u32::from_le_bytes([a0, a1, a2, a3]),
            max_registers: u32::from_le_bytes([b0, b1, b2, b3]),
            register_file_kb: u32::from_le_bytes([c0, c1, c2, c3]),
            physical_color_limit: u32::from_le_bytes([d0, d1, d2, d3]),
            feature_flags: u64::from_le_bytes(flags),
        }
    }

    /// Whether a bit is set.
    #[must_use]
    pub const fn has(&self, bit: FeatureBit) -> bool {
        self.feature_flags & bit.mask() != 0
    }

    /// The bits that are set, indices ascending.
    pub fn bits(self) -> impl Iterator<Item = FeatureBit> + Clone {
        FeatureBit::ALL.iter().copied().filter(move |&bit| self.has(bit))
    }

    /// Whether a structure that came from elsewhere is one that the document allows.
    ///
    /// # Errors
    /// [`Error::SmFeaturesNumber`]: the SM number is not 70 to 121. [`Error::SmFeaturesReserved`]: a reserved bit is
    /// set. [`Error::SmFeaturesValue`]: registers, register file or colors are not those of the SM.
    /// [`Error::SmFeaturesFlag`]: a flag is set that the SM does not have, or one that it has is not; the two that the
    /// layout has and the pseudo-code does not set (erratum E46c) may be either.
    pub fn check(&self) -> Result<(), Error> {
        let expected = Self::new(self.sm_version).ok_or(Error::SmFeaturesNumber)?;
        if self.feature_flags & !FEATURE_MASK != 0 {
            return Err(Error::SmFeaturesReserved);
        }
        let always = bits::flags(PSEUDOCODE, self.sm_version);
        let same_values = Self {
            feature_flags: self.feature_flags,
            ..expected
        };
        if *self != same_values {
            Err(Error::SmFeaturesValue)
        } else if self.feature_flags & !expected.feature_flags != 0 || always & !self.feature_flags != 0 {
            Err(Error::SmFeaturesFlag)
        } else {
            Ok(())
        }
    }
}
