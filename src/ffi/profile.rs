//! The profile object.

use super::boundary::{fill_list, slice, smarch_status, status, write};
use super::profile_rows::{smarch_profile_field, smarch_profile_field_at};
use super::target::smarch_target;
use super::{NO_TEXT, boundary};
use crate::Error;
use crate::documented::ptxas::codegen_factory;
use crate::profile::{
    BASELINE, FIELDS, FieldInfo, Inputs, Mask, ModuleBase, Profile, SIZE, Step, Stored, differences, stores,
};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A step of construction: SMARCH_STEP_*.
pub type smarch_step = u32;

/// smarch_profile_inputs.flags: the flag at +355 of the initializer's second argument; clears +428 on sm_90 and later.
pub const SMARCH_PROFILE_FLAG_355: u32 = 1;
/// smarch_profile_inputs.flags: the flag at +233 of the initializer's second argument (debug mode); clears +1912.
pub const SMARCH_PROFILE_FLAG_233: u32 = 2;
/// smarch_profile_inputs.flags: the optional vendor step follows the four.
pub const SMARCH_PROFILE_VENDOR_STEP: u32 = 4;
/// smarch_profile_inputs.flags: the optional baseline step follows.
pub const SMARCH_PROFILE_BASELINE_STEP: u32 = 8;
/// smarch_profile_inputs.flags: cli_option is given.
pub const SMARCH_PROFILE_HAS_CLI_OPTION: u32 = 16;
/// smarch_profile_inputs.flags: module_base is given.
pub const SMARCH_PROFILE_HAS_MODULE_BASE: u32 = 32;
/// smarch_profile_inputs.flags: the module base callback is disabled; -1 is stored.
pub const SMARCH_PROFILE_MODULE_BASE_DISABLED: u32 = 64;
/// smarch_profile_inputs.flags: factory is given.
pub const SMARCH_PROFILE_HAS_FACTORY: u32 = 128;
/// smarch_profile_inputs.flags: vendor_string is given.
pub const SMARCH_PROFILE_HAS_VENDOR_STRING: u32 = 256;
/// smarch_profile_inputs.flags: associated_data is given.
pub const SMARCH_PROFILE_HAS_ASSOCIATED_DATA: u32 = 512;
/// smarch_profile_inputs.flags: sm_backend is given.
pub const SMARCH_PROFILE_HAS_SM_BACKEND: u32 = 1024;
/// smarch_profile_inputs.flags: shared_memory_table is given.
pub const SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE: u32 = 2048;

/// What construction takes from outside. All zero: nothing is given, and the bytes that depend on it are zero and unknown.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_inputs {
    /// SMARCH_PROFILE_*: which conditions hold, which steps follow, which of the fields below are given.
    pub flags: u32,
    /// The compiler driver's option value, for +1684.
    pub cli_option: u32,
    /// The encoded codegen factory, instead of the target's own.
    pub factory: u32,
    /// Which of the ten constant blocks are given: bit i for block i, in the order of their offsets.
    pub block_mask: u32,
    /// What the module base callback returned, for +432.
    pub module_base: u64,
    /// The pointer at +1200, to "NVIDIA".
    pub vendor_string: u64,
    /// The pointer at +1208.
    pub associated_data: u64,
    /// The pointer at +1584.
    pub sm_backend: u64,
    /// The pointer at +1488.
    pub shared_memory_table: u64,
    /// 160 bytes, block i at 16 * i; may be NULL when block_mask is 0.
    pub blocks: *const u8,
}

/// # Safety
/// `blocks` is NULL or points at 160 readable bytes that do not change while the inputs are in use.
unsafe fn inputs(given: Option<&smarch_profile_inputs>) -> Result<Inputs<'_>, Error> {
    let Some(given) = given else {
        return Ok(Inputs::default());
    };
    let has = |flag| given.flags & flag != 0;
    let mut blocks = [None; 10];
    if given.block_mask != 0 {
        // SAFETY: as the caller promises.
        let bytes = unsafe { slice(given.blocks, 160) }?;
        let (chunks, _) = bytes.as_chunks::<16>();
        for (position, (cell, block)) in blocks.iter_mut().zip(chunks).enumerate() {
            *cell = (given.block_mask >> position & 1 == 1).then_some(block);
        }
    }
    Ok(Inputs {
        flag_355: has(SMARCH_PROFILE_FLAG_355),
        flag_233: has(SMARCH_PROFILE_FLAG_233),
        vendor_step: has(SMARCH_PROFILE_VENDOR_STEP),
        baseline_step: has(SMARCH_PROFILE_BASELINE_STEP),
        cli_option: has(SMARCH_PROFILE_HAS_CLI_OPTION).then_some(given.cli_option),
        module_base: match (
            has(SMARCH_PROFILE_MODULE_BASE_DISABLED),
            has(SMARCH_PROFILE_HAS_MODULE_BASE),
        ) {
            (true, _) => Some(ModuleBase::Disabled),
            (false, true) => Some(ModuleBase::Result(given.module_base)),
            (false, false) => None,
        },
        factory: has(SMARCH_PROFILE_HAS_FACTORY).then_some(given.factory),
        vendor_string: has(SMARCH_PROFILE_HAS_VENDOR_STRING).then_some(given.vendor_string),
        associated_data: has(SMARCH_PROFILE_HAS_ASSOCIATED_DATA).then_some(given.associated_data),
        sm_backend: has(SMARCH_PROFILE_HAS_SM_BACKEND).then_some(given.sm_backend),
        shared_memory_table: has(SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE).then_some(given.shared_memory_table),
        blocks,
    })
}

/// Builds the profile object of a target: the four documented steps and those optional ones that in
/// asks for; later stores win. in may be NULL: nothing is given. known may be NULL; it becomes the
/// mask of the bytes that the documents state or the caller gave, the others are zero.
///
/// SMARCH_ERROR_INVALID_TARGET, SMARCH_ERROR_PROFILE_NONE (ptxas registers no profile for it);
/// SMARCH_ERROR_NULL_POINTER: out is NULL, or blocks while block_mask is not 0.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_build(
    t: smarch_target,
    r#in: Option<&smarch_profile_inputs>,
    out: Option<&mut MaybeUninit<Profile>>,
    known: Option<&mut MaybeUninit<Mask>>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { inputs(r#in) };
    status(inputs.and_then(|inputs| {
        let target = boundary::target(t)?;
        // Nothing is written before the last thing that can fail.
        codegen_factory(target).ok_or(Error::ProfileNone)?;
        let profile = out.ok_or(Error::NullPointer)?.write(Profile::ZERO);
        profile.build(target, &inputs, known.map(|known| known.write(Mask::NONE)))
    }))
}

/// Takes one step of construction on an object that is being built, whether or not in asks for it.
/// in may be NULL, known may not.
///
/// SMARCH_ERROR_INVALID_VALUE: no such step; else as smarch_profile_build. Nothing is written then.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_step(
    step: smarch_step,
    t: smarch_target,
    r#in: Option<&smarch_profile_inputs>,
    profile: Option<&mut Profile>,
    known: Option<&mut Mask>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { inputs(r#in) };
    status(inputs.and_then(|inputs| {
        let step = Step::from_code(step).ok_or(Error::InvalidValue)?;
        let target = boundary::target(t)?;
        let (profile, known) = profile.zip(known).ok_or(Error::NullPointer)?;
        profile.apply(step, target, &inputs, Some(known))
    }))
}

/// A step in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_step_name(step: smarch_step) -> *const c_char {
    Step::from_code(step).map_or(NO_TEXT, |step| step.text().as_c_str())
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
    pub stored: u32,
    /// The bytes, as many as the field is wide.
    pub bytes: [u8; 16],
}

/// What a step stores for a target, in the order of the offsets; the zero fill is not listed. in may
/// be NULL. *count becomes how many stores there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count, nothing is written to out; else as smarch_profile_step.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_stores(
    step: smarch_step,
    t: smarch_target,
    r#in: Option<&smarch_profile_inputs>,
    out: *mut smarch_profile_store,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { inputs(r#in) };
    status(inputs.and_then(|inputs| {
        let step = Step::from_code(step).ok_or(Error::InvalidValue)?;
        let stores = stores(step, boundary::target(t)?, &inputs)?.map(|store| smarch_profile_store {
            offset: store.field.offset.into(),
            width: store.field.width.into(),
            stored: store.stored.code(),
            bytes: store.value.to_le_bytes(),
        });
        // SAFETY: the caller passes room for capacity stores.
        unsafe { fill_list(out, capacity, count, stores) }
    }))
}

/// Where the bytes of a store come from, in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_stored_name(stored: u32) -> *const c_char {
    Stored::from_code(stored).map_or(NO_TEXT, |stored| stored.text().as_c_str())
}

/// Takes a profile object from memory; every 1936 bytes are one.
///
/// SMARCH_ERROR_PROFILE_SIZE: len is not 1936. SMARCH_ERROR_NULL_POINTER.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_read(
    bytes: *const u8,
    len: usize,
    out: Option<&mut MaybeUninit<Profile>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        if bytes.len() != SIZE {
            return Err(Error::ProfileSize);
        }
        out.ok_or(Error::NullPointer)?.write(Profile::ZERO).read_from(bytes)
    }))
}

/// The value of the scalar field that begins at an offset, SMARCH_PROFILE_<NAME>_OFFSET. Blocks of
/// 16 bytes and typed access: the smarch_profile_get_ functions below.
///
/// SMARCH_ERROR_PROFILE_FIELD: no field begins there. SMARCH_ERROR_PROFILE_WIDTH: it is a block.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_get(
    profile: Option<&Profile>,
    offset: usize,
    out: Option<&mut MaybeUninit<u64>>,
) -> smarch_status {
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
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_set(profile: Option<&mut Profile>, offset: usize, value: u64) -> smarch_status {
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
    let mut fields = FIELDS.iter().chain(BASELINE);
    let info = fields
        .find(|info| usize::from(info.offset) == offset)
        .ok_or(Error::ProfileField)?;
    if info.width > 8 {
        Err(Error::ProfileWidth)
    } else {
        Ok(info)
    }
}

/// A field, or a run of bytes without a name, in which two objects differ.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_difference {
    /// Where it begins; read the bytes in either object there.
    pub offset: u32,
    /// How many bytes it has: of a field that a narrower one overlaps only its own.
    pub length: u32,
    /// The field; NULL for bytes that no document names.
    pub field: *const smarch_profile_field,
}

/// In which fields, and runs of unnamed bytes, two objects differ; offsets ascending. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_diff(
    old: Option<&Profile>,
    new: Option<&Profile>,
    out: *mut smarch_profile_difference,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(old.zip(new).ok_or(Error::NullPointer).and_then(|(old, new)| {
        let rows = differences(old, new).map(|difference| smarch_profile_difference {
            offset: difference.offset as u32,
            length: difference.new.len() as u32,
            field: difference
                .field
                .and_then(|_| smarch_profile_field_at(difference.offset))
                .map_or(core::ptr::null(), core::ptr::from_ref),
        });
        // SAFETY: the caller passes room for capacity differences.
        unsafe { fill_list(out, capacity, count, rows) }
    }))
}

/// Compares an object with what construction for a target stores; in may be NULL. Bytes that nobody
/// knows, fields that later code overwrites and fields of steps that in leaves out are not compared.
/// *fault_at (may be NULL) becomes the offset of the first byte that contradicts.
///
/// SMARCH_ERROR_PROFILE_MISMATCH: there is one; *fault_at is written. Else as smarch_profile_build.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_profile_check(
    profile: Option<&Profile>,
    t: smarch_target,
    r#in: Option<&smarch_profile_inputs>,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller's blocks are 160 readable bytes.
    let inputs = unsafe { inputs(r#in) };
    status(inputs.and_then(|inputs| {
        let target = boundary::target(t)?;
        match profile.ok_or(Error::NullPointer)?.contradiction(target, &inputs)? {
            Some(contradiction) => {
                if let Some(fault_at) = fault_at {
                    fault_at.write(contradiction.offset);
                }
                Err(Error::ProfileMismatch)
            }
            None => Ok(()),
        }
    }))
}
