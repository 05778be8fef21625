//! What the profile object consists of: fields, regions, bits; and the SM backend.

use crate::ffi::boundary::{Row, all_rows, code_texts};
use crate::profile::{
    ALL_FIELDS, FieldInfo, Fill, INITIALIZER_FIELDS, InitializerField, REGIONS, Region, SCHEDULING_FLAGS,
    SchedulingFlag, SchedulingFlags, Setter, backend, field_at,
};

/// Who stores a field of the profile object: SMARCH_SETTER_*.
#[doc(alias = "SMARCH_SETTER_")]
pub type smarch_profile_setter = u32;

/// What a setter stores into a field: SMARCH_FILL_*.
#[doc(alias = "SMARCH_FILL_")]
pub type smarch_profile_fill = u32;

all_rows! {
    /// The fields: the 26 scalars and pointers and the ten constant blocks, offsets ascending; then the six fields of the
    /// hardware baseline (SMARCH_SETTER_BASELINE), offsets ascending. NULL when count is NULL.
    fn smarch_profile_fields() -> [FieldInfo] = ALL_FIELDS;

    /// The eleven regions, contiguous from the first byte to the last. NULL when count is NULL.
    fn smarch_profile_regions() -> [Region] = REGIONS;

    /// The eight bits of +1385, lowest first. NULL when count is NULL.
    fn smarch_profile_scheduling_flags() -> [SchedulingFlag] = SCHEDULING_FLAGS;

    /// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
    fn smarch_profile_backend_fields() -> [backend::BackendField] = backend::FIELDS;

    /// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
    fn smarch_profile_initializer_fields() -> [InitializerField] = INITIALIZER_FIELDS;
}

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_field_find(offset: usize) -> Row<FieldInfo> {
    field_at(offset)
}

code_texts! {
    /// A setter as text: "sub_C1B7A0". Returns "" for an unknown code.
    fn smarch_profile_setter_name(setter: smarch_profile_setter) = Setter;

    /// What a setter stores, as text: "a constant". Returns "" for an unknown code.
    fn smarch_profile_fill_name(fill: smarch_profile_fill) = Fill;
}

/// The value of +1385 after a reset: bit 7 alone stays.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_scheduling_flags_reset(flags: u8) -> u8 {
    SchedulingFlags(flags).reset().0
}
