//! `SMFeatures`: what cicc records of an architecture, 24 bytes, and the feature matrices.
//!
//! ```
//! use smarch::documented::cicc::sm_features::{FeatureBit, SmFeatures};
//!
//! let hopper = SmFeatures::new(90).unwrap();
//! assert!(hopper.has(FeatureBit::Tma) && !hopper.has(FeatureBit::Tcgen05));
//! assert_eq!(hopper.register_file_kb, 128);
//! ```
//!
//! Whether an instruction may be used on a target is another question: [`crate::isa`] (erratum E47).
//!
//! Source: seed 004, "SMFeatures Struct Initialization" and "Feature Matrix" (documented).

mod bits;
mod matrices;
mod structure;

pub use bits::{FEATURE_BITS, FeatureBit, FeatureBitInfo, PSEUDOCODE};
pub use matrices::{MATRIX_ROWS, MATRIX_SMS, Matrix, MatrixRow, TENSOR_COLUMNS, TensorCores, tensor_cores};
pub use structure::SmFeatures;

/// The SM numbers for which the structure is documented, both included.
pub const SM_RANGE: (u32, u32) = (70, 121);

/// The maximum number of registers of a thread, on every SM.
pub const MAX_REGISTERS: u32 = 255;

/// The limit of physical colors, on every SM.
pub const PHYSICAL_COLOR_LIMIT: u32 = 15;

/// Every bit that has a meaning.
pub const FEATURE_MASK: u64 = bits::flags(FeatureBit::ALL, u32::MAX);

/// The flags that the pseudo-code sets, literally: bits 15 and 22 never (erratum E46c). Any number may be asked.
#[must_use]
pub const fn pseudocode_flags(sm: u32) -> u64 {
    bits::flags(PSEUDOCODE, sm)
}
