//! The header that the code object builder writes.
//!
//! Source: seed 000, "SM Version Encoding" (documented). The magic occurs in none of 721 cubins
//! that were looked at (erratum E24): this is the compiler's own object, not the cubin.

use super::backend;
use super::scheduler::scheduler_for_factory;
use crate::Error;
use static_assertions::const_assert;

/// The 64-bit word at the start of a code object; in memory the bytes `NVuc`, 1.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_CODE_OBJECT_MAGIC")]
pub const CODE_OBJECT_MAGIC: u64 = 0x1_6375_564e;

/// Which DWORD of the SM backend the builder takes the encoded SM version from, `v4[93]`: byte 372, where the backend
/// keeps the codegen factory.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_CODE_OBJECT_SM_VERSION_INDEX")]
pub const CODE_OBJECT_SM_VERSION_INDEX: usize = 93;

const_assert!(4 * CODE_OBJECT_SM_VERSION_INDEX == backend::CODEGEN_FACTORY_OFFSET);

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
