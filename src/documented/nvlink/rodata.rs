//! Where nvlink has the names and texts of the four newer architectures.
//!
//! Source: seed 001, "Rodata String Addresses" (documented; erratum E34d).

use crate::{Optional, Target, Text};

/// A string in nvlink's read-only data.
#[doc(alias = "smarch_documented_nvlink_rodata_string")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct RodataString {
    /// The architecture that it belongs to. sm_100, the fifth, has no row.
    pub base: Target,
    /// The string.
    pub text: Text,
    /// Its address, as the table has it.
    pub address: u32,
    /// Where it must begin instead, because the strings of its architecture are packed one after the other; absent if
    /// the address of the table is right.
    pub corrected: Optional<u32>,
}

/// The function that registers every string of the table.
pub const REGISTERING_FUNCTION: u32 = 0x48_4f50;

macro_rules! strings {
    ($($base:ident $text:literal $address:literal $corrected:tt;)+) => {
        /// The twenty strings, five an architecture.
        pub static RODATA_STRINGS: &[RodataString] = &[$(
            RodataString {
                base: Target::$base,
                text: text!($text),
                address: $address,
                corrected: Optional::<u32>::new(optional!(literal $corrected)),
            },
        )+];
    };
}

#[rustfmt::skip]
strings! {
    Sm103 "sm_103"                     0x1d40cde -;
    Sm103 "sm_103a"                    0x1d40d09 0x1d40d14;
    Sm103 "sm_103f"                    0x1d40d3a 0x1d40d32;
    Sm103 "(profile_sm_103)->isaClass" 0x1d40cf9 -;
    Sm103 "-D__CUDA_ARCH__=1030"       0x1d40cc9 -;
    Sm110 "sm_110"                     0x1d40c2b -;
    Sm110 "sm_110a"                    0x1d40c56 0x1d40c61;
    Sm110 "sm_110f"                    0x1d40c87 0x1d40c7f;
    Sm110 "(profile_sm_110)->isaClass" 0x1d40c46 -;
    Sm110 "-D__CUDA_ARCH__=1100"       0x1d40c16 -;
    Sm120 "sm_120"                     0x1d40d91 -;
    Sm120 "sm_120a"                    0x1d40dbc 0x1d40dc7;
    Sm120 "sm_120f"                    0x1d40ded 0x1d40de5;
    Sm120 "(profile_sm_120)->isaClass" 0x1d40dac -;
    Sm120 "-D__CUDA_ARCH__=1200"       0x1d40d7c -;
    Sm121 "sm_121"                     0x1d40e44 -;
    Sm121 "sm_121a"                    0x1d40e6f 0x1d40e7a;
    Sm121 "sm_121f"                    0x1d40ea0 0x1d40e98;
    Sm121 "(profile_sm_121)->isaClass" 0x1d40e5f -;
    Sm121 "-D__CUDA_ARCH__=1210"       0x1d40e2f -;
}

/// The strings of an architecture in the order in which they lie in memory, each with its NUL: its macro, then for it, for `a` and
/// for `f` the three names, and the class after those of the base. All addresses of the table but eight are what this order gives.
const PACKED: [(&str, &str); 11] = [
    ("-D__CUDA_ARCH__=", "0"),
    ("sm_", ""),
    ("compute_", ""),
    ("lto_", ""),
    ("(profile_sm_", ")->isaClass"),
    ("sm_", "a"),
    ("compute_", "a"),
    ("lto_", "a"),
    ("sm_", "f"),
    ("compute_", "f"),
    ("lto_", "f"),
];

static_assertions::const_assert!(packed(RODATA_STRINGS));

/// Whether of every architecture each address, the corrected one where there is one, is what packing gives. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn packed(rows: &[RodataString]) -> bool {
    let mut first = 0;
    while first < rows.len() {
        // The macro is the last of the five rows; which string of PACKED each of them is.
        let (mut address, mut place) = (rows[first + 4].address, 0);
        while place < PACKED.len() {
            let row = match place {
                0 => Some(first + 4),
                1 => Some(first),
                4 => Some(first + 3),
                5 => Some(first + 1),
                8 => Some(first + 2),
                _ => None,
            };
            // Three digits between the two parts, and the NUL.
            let length = PACKED[place].0.len() + 3 + PACKED[place].1.len();
            if let Some(row) = row {
                let row = &rows[row];
                let stands_at = match row.corrected.get() {
                    Some(corrected) if corrected != row.address => corrected,
                    Some(_) => return false,
                    None => row.address,
                };
                if stands_at != address || row.text.as_str().len() != length {
                    return false;
                }
            }
            address += length as u32 + 1;
            place += 1;
        }
        first += 5;
    }
    true
}
