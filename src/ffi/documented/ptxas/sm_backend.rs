//! What lies around the profile object: the bits of +1385 and what is checked with them, the SM backend, the per-SM initializers, code objects.

use crate::Error;
use crate::ffi::boundary::{In, MaybeIn, Out, all_rows, fill_list, slice, smarch_status, status, write};
use crate::profile::{
    CodeObjectHeader, INITIALIZER_FIELDS, InitializerField, JOINT_CONDITIONS, JointCondition, Mask, Profile,
    SCHEDULING_FLAGS, SchedulingFlag, View, backend,
};

all_rows! {
    /// The eight bits of +1385, lowest first. NULL when count is NULL.
    fn smarch_documented_ptxas_scheduling_flags() -> [SchedulingFlag] = SCHEDULING_FLAGS;

    /// What code checks together with bits of +1385, bits ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_joint_conditions() -> [JointCondition] = JOINT_CONDITIONS;

    /// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_backend_fields() -> [backend::BackendField] = backend::FIELDS;

    /// The named values of +12 of the SM backend, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_backend_classes() -> [backend::ArchClass] = backend::ARCH_CLASSES;

    /// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
    fn smarch_documented_ptxas_initializer_fields() -> [InitializerField] = INITIALIZER_FIELDS;
}

/// Whether a joint condition holds in an object: SMARCH_ANSWER_*. Unknown where the bytes are not known or no document states what is
/// checked. known may be NULL: every byte is known, as of a dump.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_joint_condition_holds(
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
pub unsafe extern "C" fn smarch_documented_ptxas_backend_read(
    offset: usize,
    bytes: *const u8,
    len: usize,
    out: Out<u64>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| write(out, backend::read(bytes, offset)?)))
}

/// Reads the encoded SM version out of a code object's header.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 12. SMARCH_ERROR_CODE_OBJECT_MAGIC: the magic is missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_ptxas_code_object_read(
    bytes: *const u8,
    len: usize,
    out: Out<u32>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(
        bytes
            .and_then(CodeObjectHeader::read)
            .and_then(|header| write(out, header.sm_version)),
    )
}

/// Writes the 12 documented bytes of a code object's header: magic and encoded SM version. *count becomes 12.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_ptxas_code_object_write(
    sm_version: u32,
    out: *mut u8,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    let bytes = CodeObjectHeader { sm_version }.to_bytes();
    // SAFETY: the caller passes space for capacity bytes.
    status(unsafe { fill_list(out, capacity, count, bytes.into_iter()) })
}
