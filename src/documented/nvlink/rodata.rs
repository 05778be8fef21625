//! Where nvlink has the names and texts of the four newer architectures.
//!
//! Source: seed 001, "Rodata String Addresses" (documented; erratum E34d).

use crate::{Optional, Text};

/// A string in nvlink's read-only data.
#[doc(alias = "smarch_documented_nvlink_rodata_string")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct RodataString {
    /// The string.
    pub text: Text,
    /// Its address, as the table has it.
    pub address: u32,
    /// Where it must begin instead: the end of the isaClass string in which the address of the table lies; absent
    /// where nothing contradicts that address.
    pub corrected: Optional<u32>,
}

/// The function that registers every string of the table.
pub const REGISTERING_FUNCTION: u32 = 0x48_4f50;

macro_rules! strings {
    ($($text:literal $address:literal $corrected:tt;)+) => {
        /// The twenty strings, five an architecture.
        pub static RODATA_STRINGS: &[RodataString] = &[$(
            RodataString { text: text!($text), address: $address, corrected: Optional::<u32>::new(optional!(literal $corrected)) },
        )+];
    };
}

#[rustfmt::skip]
strings! {
    "sm_103"                     0x1d40cde -;
    "sm_103a"                    0x1d40d09 0x1d40d14;
    "sm_103f"                    0x1d40d3a -;
    "(profile_sm_103)->isaClass" 0x1d40cf9 -;
    "-D__CUDA_ARCH__=1030"       0x1d40cc9 -;
    "sm_110"                     0x1d40c2b -;
    "sm_110a"                    0x1d40c56 0x1d40c61;
    "sm_110f"                    0x1d40c87 -;
    "(profile_sm_110)->isaClass" 0x1d40c46 -;
    "-D__CUDA_ARCH__=1100"       0x1d40c16 -;
    "sm_120"                     0x1d40d91 -;
    "sm_120a"                    0x1d40dbc 0x1d40dc7;
    "sm_120f"                    0x1d40ded -;
    "(profile_sm_120)->isaClass" 0x1d40dac -;
    "-D__CUDA_ARCH__=1200"       0x1d40d7c -;
    "sm_121"                     0x1d40e44 -;
    "sm_121a"                    0x1d40e6f 0x1d40e7a;
    "sm_121f"                    0x1d40ea0 -;
    "(profile_sm_121)->isaClass" 0x1d40e5f -;
    "-D__CUDA_ARCH__=1210"       0x1d40e2f -;
}

static_assertions::const_assert!(corrected_by_the_class_strings(RODATA_STRINGS));

/// Whether every corrected address is the end of the string two rows later, its NUL included, and
/// the table's address lies inside that string. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn corrected_by_the_class_strings(mut rows: &[RodataString]) -> bool {
    while let [row, rest @ ..] = rows {
        if let (Some(corrected), [_, class, ..]) = (row.corrected.get(), rest) {
            let end = class.address + class.text.as_str().len() as u32 + 1;
            if corrected != end || row.address <= class.address || row.address >= end {
                return false;
            }
        }
        rows = rest;
    }
    true
}
