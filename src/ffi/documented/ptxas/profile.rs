//! The profile object.

use super::profile_inputs::{read_inputs, smarch_profile_inputs, smarch_profile_step};
use crate::Error;
use crate::documented::ptxas::codegen_factory;
use crate::ffi::boundary::{self, In, InOut, MaybeIn, MaybeOut, Out, fill_list, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::profile::{
    ALL_FIELDS, Conditions, Difference, FieldInfo, Judgement, Mask, Moment, Profile, SIZE, Step, Value, View,
    differences, findings, judge, stores,
};

/// Where the bytes of a store come from: SMARCH_STORED_*.
#[doc(alias = "SMARCH_STORED_")]
pub type smarch_profile_stored = u32;

/// How two values compare: SMARCH_COMPARISON_*.
#[doc(alias = "SMARCH_COMPARISON_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_profile_comparison = u32;

/// When an object was dumped: SMARCH_MOMENT_*.
#[doc(alias = "SMARCH_MOMENT_")]
pub type smarch_profile_moment = u32;

/// Which value of a flag an object fits: SMARCH_CONDITION_*.
#[doc(alias = "SMARCH_CONDITION_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_profile_condition = u32;

/// Whether an object can be what construction leaves: SMARCH_AGREEMENT_*.
#[doc(alias = "SMARCH_AGREEMENT_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_profile_agreement = u32;

/// Builds the profile object of a target: the four documented steps and those optional ones that inputs
/// asks for; later stores win. inputs may be NULL: nothing is given. known may be NULL; it becomes the
/// mask of the bytes that the documents state or the caller gave. The others are zero, or where a flag decides that was not given
/// what they hold while it is not set.
///
/// SMARCH_ERROR_INVALID_TARGET, SMARCH_ERROR_PROFILE_NONE (ptxas registers no profile for it);
/// SMARCH_ERROR_NULL_POINTER: out is NULL, or blocks while block_mask is not 0; SMARCH_ERROR_INVALID_VALUE: flags or block_mask
/// has an unknown bit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_build(
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    out: Out<Profile>,
    known: MaybeOut<Mask>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.and_then(|inputs| {
        let target = boundary::target(t)?;
        // Nothing is written before the last thing that can fail.
        codegen_factory(target).ok_or(Error::ProfileNone)?;
        let profile = out.ok_or(Error::NullPointer)?.write(Profile::ZERO);
        profile.build(target, &inputs, known.map(|known| known.write(Mask::NONE)))
    }))
}

/// Takes one step of construction on an object that is being built, whether or not inputs asks for it.
/// inputs may be NULL, known may not.
///
/// SMARCH_ERROR_INVALID_VALUE: no such step; else as smarch_profile_build. Nothing is written then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_apply(
    profile: InOut<Profile>,
    step: smarch_profile_step,
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    known: InOut<Mask>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.and_then(|inputs| {
        let step = Step::from_code(step).ok_or(Error::InvalidValue)?;
        let target = boundary::target(t)?;
        let (profile, known) = profile.zip(known).ok_or(Error::NullPointer)?;
        profile.apply(step, target, &inputs, Some(known))
    }))
}

/// One store of a step.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_store {
    /// Where the field begins.
    pub offset: u32,
    /// Its width in bytes: 1, 4, 8 or 16.
    pub width: u32,
    /// Where the bytes come from: SMARCH_STORED_*.
    pub stored: smarch_profile_stored,
    /// The bytes, as many as the field is wide.
    pub bytes: [u8; 16],
}

/// What a step stores for a target, in the order of the offsets; the zero fill is not listed. inputs may
/// be NULL. *count becomes how many stores there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out; else as smarch_profile_apply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_stores(
    step: smarch_profile_step,
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    out: *mut smarch_profile_store,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.and_then(|inputs| {
        let step = Step::from_code(step).ok_or(Error::InvalidValue)?;
        let stores = stores(step, boundary::target(t)?, &inputs)?.map(|store| smarch_profile_store {
            offset: store.field.offset,
            width: store.field.width,
            stored: store.stored.code(),
            bytes: store.value.to_le_bytes(),
        });
        // SAFETY: the caller passes space for capacity stores.
        unsafe { fill_list(out, capacity, count, stores) }
    }))
}

/// Takes a profile object from memory; any 1936 bytes are one.
///
/// SMARCH_ERROR_PROFILE_SIZE: len is not 1936. SMARCH_ERROR_NULL_POINTER.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_read(bytes: *const u8, len: usize, out: Out<Profile>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        if bytes.len() != SIZE {
            return Err(Error::ProfileSize);
        }
        out.ok_or(Error::NullPointer)?.write(Profile::ZERO).read_from(bytes)
    }))
}

/// The value of the scalar field that begins at an offset, SMARCH_PROFILE_<NAME>_OFFSET. A block of 16 bytes is 16 of the object's bytes from
/// its offset on.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_get(profile: In<Profile>, offset: usize, out: Out<u64>) -> smarch_status {
    status(scalar(offset).and_then(|info| {
        let bytes = profile
            .ok_or(Error::NullPointer)?
            .as_bytes()
            .get(info.range())
            .unwrap_or_default();
        write(
            out,
            bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)),
        )
    }))
}

/// Stores a value into the scalar field that begins at an offset.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block, or the value needs more bytes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_set(profile: InOut<Profile>, offset: usize, value: u64) -> smarch_status {
    status(scalar(offset).and_then(|info| {
        let cells = profile
            .ok_or(Error::NullPointer)?
            .as_bytes_mut()
            .get_mut(info.range())
            .unwrap_or_default();
        let bytes = value.to_le_bytes();
        let (low, high) = bytes.split_at_checked(cells.len()).ok_or(Error::ProfileWidth)?;
        if high.iter().any(|&byte| byte != 0) {
            return Err(Error::ProfileWidth);
        }
        for (cell, &byte) in cells.iter_mut().zip(low) {
            *cell = byte;
        }
        Ok(())
    }))
}

fn scalar(offset: usize) -> Result<&'static FieldInfo, Error> {
    let info = ALL_FIELDS
        .iter()
        .find(|info| info.offset as usize == offset)
        .ok_or(Error::ProfileField)?;
    if info.width > 8 {
        Err(Error::ProfileWidth)
    } else {
        Ok(info)
    }
}

/// What is known of the number in the scalar field that begins at an offset. known may be NULL: every byte is, as of a dump.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_field_value(
    profile: In<Profile>,
    known: MaybeIn<Mask>,
    offset: usize,
    out: Out<Value>,
) -> smarch_status {
    status(scalar(offset).and_then(|info| {
        let profile = profile.ok_or(Error::NullPointer)?;
        write(out, View { profile, known }.value(info.range()))
    }))
}

/// In which fields, and runs of unnamed bytes, two objects differ or are not known to be equal; offsets ascending. Bytes that are not listed are
/// equal; unknown bytes equal nothing. before_known and after_known may be NULL: every byte is known, as of a dump.
/// *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_diff(
    before: In<Profile>,
    before_known: MaybeIn<Mask>,
    after: In<Profile>,
    after_known: MaybeIn<Mask>,
    out: *mut Difference,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(before.zip(after).ok_or(Error::NullPointer).and_then(|(before, after)| {
        let before = View {
            profile: before,
            known: before_known,
        };
        let after = View {
            profile: after,
            known: after_known,
        };
        // SAFETY: the caller passes space for capacity differences.
        unsafe { fill_list(out, capacity, count, differences(before, after)) }
    }))
}

/// Where an object contradicts (SMARCH_COMPARISON_DIFFERS), or is not known to agree with (SMARCH_COMPARISON_UNKNOWN), what construction
/// for a target stores; offsets ascending. Each has what construction stores as expected and what the object has as found. *count becomes how many.
///
/// known may be NULL: every byte is known, as of a dump; inputs may be NULL. Of a flag that inputs does not give that value is taken which the object
/// fits (smarch_profile_conditions_fitting). A field of a step that inputs leaves out is zero or what that step stores. Bytes that nobody knows are not
/// compared; while running fields that code overwrites are not listed either, except for the documented values of +1552, nor bytes that no document names.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out. SMARCH_ERROR_INVALID_VALUE: no such moment. Else as
/// smarch_profile_build.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_findings(
    profile: In<Profile>,
    known: MaybeIn<Mask>,
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    moment: smarch_profile_moment,
    out: *mut Difference,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.as_ref().map_err(|error| *error).and_then(|inputs| {
        let moment = Moment::from_code(moment).ok_or(Error::InvalidValue)?;
        let target = boundary::target(t)?;
        let profile = profile.ok_or(Error::NullPointer)?;
        let rows = findings(View { profile, known }, target, inputs, moment)?;
        // SAFETY: the caller passes space for capacity differences.
        unsafe { fill_list(out, capacity, count, rows) }
    }))
}

/// Whether an object can be what construction for a target leaves, and how many of its 1936 bytes agree, contradict, or may hold what no
/// document states. known and inputs may be NULL.
///
/// As smarch_profile_findings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_judge(
    profile: In<Profile>,
    known: MaybeIn<Mask>,
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    moment: smarch_profile_moment,
    out: Out<Judgement>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.as_ref().map_err(|error| *error).and_then(|inputs| {
        let moment = Moment::from_code(moment).ok_or(Error::InvalidValue)?;
        let target = boundary::target(t)?;
        let profile = profile.ok_or(Error::NullPointer)?;
        write(out, judge(View { profile, known }, target, inputs, moment)?)
    }))
}

/// Tries both values of the flags that decide what construction stores, and tells which an object fits. known and inputs may be NULL.
/// A flag that inputs gives is tried one way: the answer is that, or SMARCH_CONDITION_NEITHER.
///
/// As smarch_profile_build.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_conditions_fitting(
    profile: In<Profile>,
    known: MaybeIn<Mask>,
    t: smarch_target,
    inputs: MaybeIn<smarch_profile_inputs>,
    out: Out<Conditions>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { read_inputs(inputs) };
    status(inputs.as_ref().map_err(|error| *error).and_then(|inputs| {
        let target = boundary::target(t)?;
        let profile = profile.ok_or(Error::NullPointer)?;
        write(out, Conditions::of(View { profile, known }, target, inputs)?)
    }))
}
