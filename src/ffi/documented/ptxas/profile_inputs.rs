//! What the construction of a profile object takes from outside.

use crate::Error;
use crate::ffi::boundary::{MaybeIn, slice};
use crate::profile::{Inputs, ModuleBase, Step};

/// A step of construction: SMARCH_STEP_*.
#[doc(alias = "SMARCH_STEP_")]
pub type smarch_profile_step = u32;

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
/// smarch_profile_inputs.flags: shared_memory_count is given.
pub const SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT: u32 = 4096;

/// smarch_profile_inputs.flags: the flag at +355 is not set. Neither bit: it is not given, both are refused.
pub const SMARCH_PROFILE_FLAG_355_CLEAR: u32 = 8192;
/// smarch_profile_inputs.flags: the flag at +233 is not set. Neither bit: it is not given, both are refused.
pub const SMARCH_PROFILE_FLAG_233_CLEAR: u32 = 16384;

/// Every bit that smarch_profile_inputs.flags may have.
const FLAGS: u32 = SMARCH_PROFILE_FLAG_355
    | SMARCH_PROFILE_FLAG_233
    | SMARCH_PROFILE_VENDOR_STEP
    | SMARCH_PROFILE_BASELINE_STEP
    | SMARCH_PROFILE_HAS_CLI_OPTION
    | SMARCH_PROFILE_HAS_MODULE_BASE
    | SMARCH_PROFILE_MODULE_BASE_DISABLED
    | SMARCH_PROFILE_HAS_FACTORY
    | SMARCH_PROFILE_HAS_VENDOR_STRING
    | SMARCH_PROFILE_HAS_ASSOCIATED_DATA
    | SMARCH_PROFILE_HAS_SM_BACKEND
    | SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE
    | SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT
    | SMARCH_PROFILE_FLAG_355_CLEAR
    | SMARCH_PROFILE_FLAG_233_CLEAR;

/// How many constant blocks there are.
const BLOCKS: usize = 10;

/// What construction takes from outside. All zero: nothing is given, and the bytes that depend on it are unknown: zero, and where a
/// flag decides what they hold while it is not set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_inputs {
    /// SMARCH_PROFILE_*: which conditions hold, which steps follow, which of the fields below are given. Unknown bits are
    /// refused (SMARCH_ERROR_INVALID_VALUE), as is a flag that is both set and not set, and an unknown last_step.
    pub flags: u32,
    /// The compiler driver's option value, for +1684.
    pub cli_option: u32,
    /// The encoded codegen factory, instead of the target's own.
    pub factory: u32,
    /// Which of the ten constant blocks are given: bit i for block i, in the order of their offsets. Other bits are refused
    /// (SMARCH_ERROR_INVALID_VALUE).
    pub block_mask: u32,
    /// What the module base callback returned, for +432.
    pub module_base: u64,
    /// The pointer at +1200, to "NVIDIA".
    pub vendor_string: u64,
    /// The pointer at +1208.
    pub associated_data: u64,
    /// The pointer at +1584.
    pub sm_backend: u64,
    /// The pointer at +1488, instead of that of sm_75; of other targets no document states it.
    pub shared_memory_table: u64,
    /// The count at +1496, instead of the 3 of sm_75; of other targets no document states it.
    pub shared_memory_count: u32,
    /// The step with which construction ends, SMARCH_STEP_*, those before it taken, optional ones too; 0: all that flags ask for.
    pub last_step: smarch_profile_step,
    /// 160 bytes, block i at 16 * i; may be NULL when block_mask is 0.
    pub blocks: *const u8,
}

/// The inputs as the library takes them; NULL gives nothing.
///
/// # Safety
/// `blocks` is NULL or points at 160 readable bytes that do not change while the inputs are in use.
pub unsafe fn read_inputs(given: MaybeIn<'_, smarch_profile_inputs>) -> Result<Inputs<'_>, Error> {
    let Some(given) = given else {
        return Ok(Inputs::default());
    };
    if given.flags & !FLAGS != 0 || given.block_mask >> BLOCKS != 0 {
        return Err(Error::InvalidValue);
    }
    let has = |flag| given.flags & flag != 0;
    let condition = |set, clear| match (has(set), has(clear)) {
        (true, true) => Err(Error::InvalidValue),
        (false, false) => Ok(None),
        (is_set, _) => Ok(Some(is_set)),
    };
    let mut blocks = [None; BLOCKS];
    if given.block_mask != 0 {
        // SAFETY: as the caller promises.
        let bytes = unsafe { slice(given.blocks, 16 * BLOCKS) }?;
        let (chunks, _) = bytes.as_chunks::<16>();
        for (position, (cell, block)) in blocks.iter_mut().zip(chunks).enumerate() {
            *cell = (given.block_mask >> position & 1 == 1).then_some(block);
        }
    }
    Ok(Inputs {
        flag_355: condition(SMARCH_PROFILE_FLAG_355, SMARCH_PROFILE_FLAG_355_CLEAR)?,
        flag_233: condition(SMARCH_PROFILE_FLAG_233, SMARCH_PROFILE_FLAG_233_CLEAR)?,
        vendor_step: has(SMARCH_PROFILE_VENDOR_STEP),
        baseline_step: has(SMARCH_PROFILE_BASELINE_STEP),
        last_step: match given.last_step {
            0 => None,
            code => Some(Step::from_code(code).ok_or(Error::InvalidValue)?),
        },
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
        shared_memory_count: has(SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT).then_some(given.shared_memory_count),
        blocks,
    })
}
