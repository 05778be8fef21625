//! The tables of finalization, as documented.

use crate::documented::nvlink::{
    ARCH_CHARACTERS, ArchCharacter, CAPABILITY_BITS, CapabilityBit, DECADE_GROUPS, DecadeGroup, REMAPPINGS, Remapping,
    SPECIAL_CASES, SpecialCase,
};
use crate::ffi::boundary::all_rows;

all_rows! {
    /// The three remapped numbers. NULL when count is NULL.
    fn smarch_documented_nvlink_remappings() -> [Remapping] = REMAPPINGS;

    /// The five characters. NULL when count is NULL.
    fn smarch_documented_nvlink_arch_characters() -> [ArchCharacter] = ARCH_CHARACTERS;

    /// The three special cases. NULL when count is NULL.
    fn smarch_documented_nvlink_special_cases() -> [SpecialCase] = SPECIAL_CASES;

    /// The five bits, lowest first: four documented, that of sm_120 inferred. NULL when count is NULL.
    fn smarch_documented_nvlink_capability_bits() -> [CapabilityBit] = CAPABILITY_BITS;

    /// The three groups, decades ascending. NULL when count is NULL.
    fn smarch_documented_nvlink_decade_groups() -> [DecadeGroup] = DECADE_GROUPS;
}
