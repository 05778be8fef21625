//! What the profile object consists of: fields and regions.

use crate::ffi::boundary::{Row, all_rows};
use crate::profile::{ALL_FIELDS, FieldInfo, REGIONS, Region, field_at};

/// Who stores a field of the profile object: SMARCH_SETTER_*.
#[doc(alias = "SMARCH_SETTER_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_profile_setter = u32;

/// What a setter stores into a field: SMARCH_FILL_*.
#[doc(alias = "SMARCH_FILL_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_profile_fill = u32;

all_rows! {
    /// The fields: the 26 scalars and pointers and the ten constant blocks, offsets ascending; then the six fields of the
    /// hardware baseline (SMARCH_SETTER_BASELINE), offsets ascending. NULL when count is NULL.
    fn smarch_profile_fields() -> [FieldInfo] = ALL_FIELDS;

    /// The eleven regions, contiguous from the first byte to the last. NULL when count is NULL.
    fn smarch_profile_regions() -> [Region] = REGIONS;
}

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_field_find(offset: usize) -> Row<FieldInfo> {
    field_at(offset)
}
