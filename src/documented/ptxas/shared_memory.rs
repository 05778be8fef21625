//! What the documents state about shared memory beside the list in each row of the geometry table.
//!
//! Source: seed 000, "Shared Memory Configuration Tables" (documented; errata E21, E22).

use crate::{Target, Text};

/// Where ptxas has the sizes of sm_75; the baseline stores it at +1488 and their number, 3, at +1496.
pub const SHARED_MEMORY_SIZES: u32 = 0x21d_9168;

/// The cache of sm_75 that L1 and shared memory divide, in KiB.
pub const TURING_DATA_CACHE_KIB: u32 = 96;

/// A largest size of shared memory, as sub_ABF250 records it.
#[doc(alias = "smarch_documented_ptxas_shared_memory_limit")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SharedMemoryMaximum {
    /// The targets for which it is recorded, as printed.
    pub path: Text,
    /// The size in bytes.
    pub bytes: u32,
    /// The size in the unit that is printed beside it.
    pub printed: Text,
}

impl SharedMemoryMaximum {
    /// Whether it is recorded for a target: "sm_60" is for that number, "sm_70+" for higher ones, too.
    #[must_use]
    pub fn is_for(&self, target: Target) -> bool {
        let path = self.path.as_str();
        let (lowest, has_higher) = match path.strip_suffix('+') {
            Some(lowest) => (lowest, true),
            None => (path, false),
        };
        let lowest = Target::parse(lowest.as_bytes()).map(Target::number);
        lowest.is_ok_and(|lowest| target.number() == lowest || has_higher && target.number() > lowest)
    }
}

macro_rules! maxima {
    ($($path:literal $bytes:literal $printed:literal;)+) => {
        /// The three maxima. 167,936 bytes are 164 KiB; the document writes 163.8 KB (erratum E22).
        pub static SHARED_MEMORY_MAXIMA: &[SharedMemoryMaximum] = &[$(
            SharedMemoryMaximum { path: text!($path), bytes: $bytes, printed: text!($printed) },
        )+];
    };
}

#[rustfmt::skip]
maxima! {
    "sm_60"  167_936 "163.8 KB";
    "sm_70+" 233_472 "228 KB";
    "sm_90+" 233_472 "228 KB";
}
