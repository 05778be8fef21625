//! The tables of finalization: remapped numbers, special cases, bits, decades, the bridge.
//!
//! Source: seed 001, "Finalization Architecture Remapping" to "SM101/SM110 Cross-Mapping Bridge" (documented).

use crate::targets::Target;
use crate::{List, Text};
use static_assertions::const_assert;

/// A number that stands for another in finalization.
#[doc(alias = "smarch_documented_nvlink_remapping")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Remapping {
    /// The internal number.
    pub from: u32,
    /// What it counts as.
    pub to: u32,
    /// The document's reading of it.
    pub interpretation: Text,
}

macro_rules! remappings {
    ($($from:literal $to:literal $interpretation:literal;)+) => {
        /// The three remapped numbers. No target of toolkit 13.0 shows the one of 130 (erratum E33).
        pub static REMAPPINGS: &[Remapping] = &[$(
            Remapping { from: $from, to: $to, interpretation: text!($interpretation) },
        )+];

        /// The number that a number counts as: itself, except for the three of [`REMAPPINGS`].
        #[must_use]
        pub const fn remap(number: u32) -> u32 {
            match number {
                $($from => $to,)+
                other => other,
            }
        }
    };
}

#[rustfmt::skip]
remappings! {
    104 120 "Internal designation 104 maps to sm_120 (consumer Blackwell)";
    130 107 "Internal designation 130 maps to 107 (within sm_100 family, decade 10)";
    101 110 "Internal designation 101 maps to sm_110 (Jetson Thor)";
}

/// A number as the checks hold it: an ASCII character.
#[doc(alias = "smarch_documented_nvlink_arch_character")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct ArchCharacter {
    /// The character in ASCII: 'd'.
    pub character: u32,
    /// The number, which is the character's code; 104 is remapped to 120.
    pub number: u32,
}

macro_rules! characters {
    ($($character:literal $number:literal;)+) => {
        /// The five characters that the document names; 104 is remapped to 120.
        pub static ARCH_CHARACTERS: &[ArchCharacter] = &[$(
            ArchCharacter { character: $character as u32, number: $number },
        )+];

        $(const_assert!($character as u32 == $number);)+
    };
}

#[rustfmt::skip]
characters! {
    'd' 100;
    'h' 104;
    'g' 103;
    'n' 110;
    'y' 121;
}

/// An architecture that the check treats on its own.
#[doc(alias = "smarch_documented_nvlink_special_case")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SpecialCase {
    /// The architecture.
    pub target: Target,
    /// How.
    pub handling: Text,
}

macro_rules! special_cases {
    ($($target:ident $handling:literal;)+) => {
        /// The three special cases (what they come to: erratum E34b).
        pub static SPECIAL_CASES: &[SpecialCase] = &[$(
            SpecialCase { target: Target::$target, handling: text!($handling) },
        )+];
    };
}

#[rustfmt::skip]
special_cases! {
    Sm110 "direct match outside the decade rule: decade 11 contains only sm_110";
    Sm121 "direct match: sm_121 shares decade 12 with sm_120, but has finalization semantics of its own";
    Sm100 "family-head check for the 100-decade: sm_100, sm_103, sm_107";
}

/// An architecture's bit of the capability mask.
#[doc(alias = "smarch_documented_nvlink_capability_bit")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct CapabilityBit {
    /// The architecture.
    pub target: Target,
    /// Its bit as a mask.
    pub mask: u32,
    /// Whether the document has it. If not, it is inferred from the masks that ptxas writes (erratum E34), and
    /// finalization does not require it.
    pub documented: bool,
}

macro_rules! bits {
    ($($target:ident $mask:literal $documented:literal;)+) => {
        /// The five bits, lowest first. Four are documented; the one of sm_120 is inferred (erratum E34). A mask
        /// belongs to the architectures whose bits it has. The masks that ptxas writes have no other bits.
        pub static CAPABILITY_BITS: &[CapabilityBit] = &[$(
            CapabilityBit { target: Target::$target, mask: $mask, documented: $documented },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($mask,)+]));
        $(const_assert!(u32::is_power_of_two($mask));)+
    };
}

#[rustfmt::skip]
bits! {
    Sm100 0b0000_0001 true;
    Sm110 0b0000_0010 true;
    Sm103 0b0000_1000 true;
    Sm120 0b0001_0000 false;
    Sm121 0b0100_0000 true;
}

/// The bit that an architecture requires; `None` where the document has none, as for 120.
#[must_use]
pub fn required_capabilities(number: u32) -> Option<u32> {
    let number = remap(number);
    let mut documented = CAPABILITY_BITS.iter().filter(|row| row.documented);
    let row = documented.find(|row| row.target.number() == number);
    row.map(|row| row.mask)
}

/// Where a profile holds its three capability vectors of 128 bits, in bytes from its start.
pub const CAPABILITY_VECTOR_OFFSETS: [u32; 3] = [80, 96, 112];

/// The constants from which the vectors are loaded, the first and the last.
pub const CAPABILITY_VECTOR_SOURCES: (u32, u32) = (0x1d4_0f10, 0x1d4_0f70);

/// Where the input of the mask check holds the pointer to the mask: `a1+16`.
pub const CAPABILITY_POINTER_OFFSET: u32 = 16;

/// The architectures of a decade.
#[doc(alias = "smarch_documented_nvlink_decade_group")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DecadeGroup {
    /// The number of the architectures by 10.
    pub decade: u32,
    /// The base targets.
    pub members: List<Target>,
    /// What runs where.
    pub compatibility: Text,
}

macro_rules! decades {
    ($($decade:literal [$($member:ident)+] $compatibility:literal;)+) => {
        /// The three groups, decades ascending.
        pub static DECADE_GROUPS: &[DecadeGroup] = &[$(
            DecadeGroup { decade: $decade, members: List::new(&[$(Target::$member,)+]), compatibility: text!($compatibility) },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($decade,)+]));
        $($(const_assert!(Target::$member.number() / 10 == $decade);)+)+
    };
}

#[rustfmt::skip]
decades! {
    10 [Sm100 Sm103] "sm_100 code runs on sm_103; sm_103 code does not run on sm_100";
    11 [Sm110]       "Sole member; no cross-compatibility within decade";
    12 [Sm120 Sm121] "sm_120 code runs on sm_121; sm_121 code does not run on sm_120";
}

/// Whether a number is an end of the bridge: 101 or 110, for which the decade rule is bypassed.
#[must_use]
pub const fn is_bridged(number: u32) -> bool {
    matches!(number, 101 | 110)
}

/// The functions of the checks: architectures, capability mask, comparison with the bridge.
pub const FINALIZE_FUNCTIONS: [u32; 3] = [0x47_09e0, 0x47_0da0, 0x48_78a0];
