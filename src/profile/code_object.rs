//! The header that the code object builder writes.
//!
//! Source: seed 000, "SM Version Encoding" (documented). The magic occurs in none of 721 cubins
//! that were looked at (erratum E24): this is the compiler's own object, not the cubin.

use super::scheduler::{Scheduler, scheduler_for_factory};
use crate::{Error, Text};

/// The 64-bit word at the start of a code object; in memory the bytes `NVuc`, 1.
pub const CODE_OBJECT_MAGIC: u64 = 0x1_6375_564e;

/// The documented beginning of a code object: the magic and the encoded SM version at +8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeObjectHeader {
    /// The encoded SM version, a codegen factory.
    pub sm_version: u32,
}

impl CodeObjectHeader {
    /// How many bytes of the header are documented.
    pub const SIZE: usize = 12;

    /// Reads a header.
    ///
    /// # Errors
    /// [`Error::WordsTruncated`]: there are fewer than 12 bytes. [`Error::CodeObjectMagic`]: the magic is missing.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        let (magic, rest) = bytes.split_first_chunk().ok_or(Error::WordsTruncated)?;
        let sm_version = rest.first_chunk().ok_or(Error::WordsTruncated)?;
        if u64::from_le_bytes(*magic) != CODE_OBJECT_MAGIC {
            return Err(Error::CodeObjectMagic);
        }
        Ok(Self {
            sm_version: u32::from_le_bytes(*sm_version),
        })
    }

    /// The header as bytes.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; Self::SIZE] {
        let [a, b, c, d, e, f, g, h] = CODE_OBJECT_MAGIC.to_le_bytes();
        let [i, j, k, l] = self.sm_version.to_le_bytes();
        [a, b, c, d, e, f, g, h, i, j, k, l]
    }
}

/// The code-object version of an encoded SM version: the packed scheduler DWORD of that codegen
/// factory (erratum E24).
#[must_use]
pub fn code_object_version(sm_version: u32) -> u32 {
    scheduler_for_factory(sm_version).packed
}

/// An encoded SM version that the documents list, with the words of its code objects or without.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SmVersion {
    /// The encoded SM version.
    pub encoded: u32,
    /// The target as printed; 36864 is called sm_90 there and is sm_100 (erratum E24).
    pub label: Text,
    /// Whether the row states the two words.
    pub has_words: bool,
}

impl SmVersion {
    /// The code-object version and the third column: the packed DWORD and the dispatch slots of the
    /// scheduler (erratum E24); `None` where the row states neither.
    #[must_use]
    pub const fn words(&self) -> Option<Scheduler> {
        if self.has_words {
            Some(scheduler_for_factory(self.encoded))
        } else {
            None
        }
    }
}

macro_rules! versions {
    ($($encoded:literal $label:literal $has_words:literal;)+) => {
        /// "SM Version Encoding", row by row.
        pub static SM_VERSIONS: &[SmVersion] = &[$(
            SmVersion { encoded: $encoded, label: text!($label), has_words: $has_words },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($encoded,)+]));
    };
}

#[rustfmt::skip]
versions! {
    12288 "sm_30" true;
    20481 "sm_50" true;
    24576 "sm_60" false;
    28673 "sm_80" false;
    36864 "sm_90" true;
}
