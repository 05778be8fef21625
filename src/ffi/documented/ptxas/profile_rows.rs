//! What the profile object consists of: fields, regions, bits; and the SM backend.

use crate::Error;
use crate::ffi::boundary::{In, MaybeIn, Out, Row, all_rows, code_texts, slice, smarch_status, status, write};
use crate::profile::{
    ALL_FIELDS, FieldInfo, Fill, INITIALIZER_FIELDS, InitializerField, JOINT_CONDITIONS, JointCondition, Mask, Profile,
    REGIONS, Region, SCHEDULING_FLAGS, SchedulingFlag, SchedulingFlags, Setter, View, backend, field_at, region_at,
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

    /// What code checks together with bits of +1385, bits ascending. NULL when count is NULL.
    fn smarch_profile_joint_conditions() -> [JointCondition] = JOINT_CONDITIONS;

    /// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
    fn smarch_profile_backend_fields() -> [backend::BackendField] = backend::FIELDS;

    /// The named values of +12 of the SM backend, numbers ascending. NULL when count is NULL.
    fn smarch_profile_backend_classes() -> [backend::ArchClass] = backend::ARCH_CLASSES;

    /// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
    fn smarch_profile_initializer_fields() -> [InitializerField] = INITIALIZER_FIELDS;
}

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_field_find(offset: usize) -> Row<FieldInfo> {
    field_at(offset)
}

/// The region in which a byte lies. NULL beyond the object.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_region_find(offset: usize) -> Row<Region> {
    region_at(offset)
}

/// Whether a joint condition holds in an object: SMARCH_ANSWER_*. Unknown where the bytes are not known or no document states what is
/// checked. known may be NULL: every byte is known, as of a dump.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_joint_condition_holds(
    condition: In<JointCondition>,
    profile: In<Profile>,
    known: MaybeIn<Mask>,
    out: Out<u32>,
) -> smarch_status {
    status(
        condition
            .zip(profile)
            .ok_or(Error::NullPointer)
            .and_then(|(condition, profile)| write(out, condition.holds(View { profile, known }).code())),
    )
}

/// The value of the field of the SM backend that begins at an offset, out of the bytes of the object.
///
/// SMARCH_ERROR_PROFILE_FIELD: no documented field begins there. SMARCH_ERROR_WORDS_TRUNCATED: the bytes end before the field does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_backend_read(
    offset: usize,
    bytes: *const u8,
    len: usize,
    out: Out<u64>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| write(out, backend::read(bytes, offset)?)))
}

/// The named value of +12 of the SM backend with this number. NULL where no document names it.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_backend_class_find(id: u32) -> Row<backend::ArchClass> {
    backend::arch_class(id)
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
