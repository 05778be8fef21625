//! The tables of finalization, as documented.

use crate::documented::nvlink::{
    ARCH_CHARACTERS, ArchCharacter, CAPABILITY_BITS, CapabilityBit, DECADE_GROUPS, DecadeGroup, REMAPPINGS, Remapping,
    SPECIAL_CASES, SpecialCase,
};
use crate::ffi::boundary::{c_rows, list, target_ids};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A number that stands for another in finalization.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_remapping {
    /// The internal number.
    pub from: u32,
    /// What it counts as.
    pub to: u32,
    /// The document's reading of it.
    pub interpretation: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_remapping {}

const fn remapping_row(row: &Remapping) -> smarch_remapping {
    smarch_remapping {
        from: row.from,
        to: row.to,
        interpretation: row.interpretation.as_c_str(),
    }
}

c_rows!(REMAPPING_ROWS: [smarch_remapping; REMAPPING_COUNT] = remapping_row(REMAPPINGS));

/// The three remapped numbers. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_remappings(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_remapping> {
    list(&REMAPPING_ROWS, count)
}

/// A number as the checks hold it: an ASCII character.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_arch_character {
    /// The character: 'd'.
    pub character: u32,
    /// The number, which is its code; 104 is remapped to 120.
    pub number: u32,
}

const fn arch_character_row(row: &ArchCharacter) -> smarch_arch_character {
    smarch_arch_character {
        character: row.character as u32,
        number: row.number,
    }
}

c_rows!(CHARACTER_ROWS: [smarch_arch_character; CHARACTER_COUNT] = arch_character_row(ARCH_CHARACTERS));

/// The five characters. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_characters(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_arch_character> {
    list(&CHARACTER_ROWS, count)
}

/// An architecture that the check treats on its own.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_special_case {
    /// The architecture.
    pub target: smarch_target,
    /// How.
    pub handling: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_special_case {}

const fn special_case_row(row: &SpecialCase) -> smarch_special_case {
    smarch_special_case {
        target: row.target.id(),
        handling: row.handling.as_c_str(),
    }
}

c_rows!(SPECIAL_ROWS: [smarch_special_case; SPECIAL_COUNT] = special_case_row(SPECIAL_CASES));

/// The three special cases. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_special_cases(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_special_case> {
    list(&SPECIAL_ROWS, count)
}

/// An architecture's bit of the capability mask.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_capability_bit {
    /// The architecture.
    pub target: smarch_target,
    /// Its bit as a mask.
    pub mask: u32,
}

const fn capability_bit_row(row: &CapabilityBit) -> smarch_capability_bit {
    smarch_capability_bit {
        target: row.target.id(),
        mask: row.mask,
    }
}

c_rows!(BIT_ROWS: [smarch_capability_bit; BIT_COUNT] = capability_bit_row(CAPABILITY_BITS));

/// The four bits, lowest first; sm_120 has none. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_capability_bits(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_capability_bit> {
    list(&BIT_ROWS, count)
}

/// The architectures of a decade.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_decade_group {
    /// The number of the architectures by 10.
    pub decade: u32,
    /// The base targets; 0 where there is no second.
    pub members: [smarch_target; 2],
    /// What runs where.
    pub compatibility: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_decade_group {}

const fn decade_group_row(row: &DecadeGroup) -> smarch_decade_group {
    smarch_decade_group {
        decade: row.decade,
        members: target_ids(row.members),
        compatibility: row.compatibility.as_c_str(),
    }
}

c_rows!(DECADE_ROWS: [smarch_decade_group; DECADE_COUNT] = decade_group_row(DECADE_GROUPS));

/// The three groups, decades ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_decades(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_decade_group> {
    list(&DECADE_ROWS, count)
}
