//! Fat binaries.

/// The first bytes of a fat binary, 0xBA55ED50.
pub(super) const MAGIC: [u8; 4] = [0x50, 0xed, 0x55, 0xba];
