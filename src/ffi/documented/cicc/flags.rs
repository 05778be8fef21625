//! The flags of the front end and the rules that set them.

use crate::Error;
use crate::documented::cicc::configurator::{FLAGS, Flag, FlagInfo, Guard, Priority, RULES, Rule, STAGES, StageInfo};
use crate::ffi::boundary::{MaybeOut, Out, all_rows, code_texts, fill_text, slice, smarch_status, status, write};
use core::ffi::c_char;

/// A flag of the front end: SMARCH_DOCUMENTED_CICC_FLAG_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_FLAG_")]
pub type smarch_documented_cicc_flag = u32;

/// An override byte, a bit: SMARCH_DOCUMENTED_CICC_GUARD_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_GUARD_")]
pub type smarch_documented_cicc_guard = u32;

/// A stage of the configuration: SMARCH_DOCUMENTED_CICC_STAGE_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_STAGE_")]
pub type smarch_documented_cicc_stage = u32;

/// Where a rule is stated: SMARCH_DOCUMENTED_CICC_PART_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_PART_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_part = u32;

/// The kind of a rule's condition: SMARCH_DOCUMENTED_CICC_CONDITION_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_CONDITION_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_condition = u32;

/// The kind of what a rule stores: SMARCH_DOCUMENTED_CICC_STORED_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_STORED_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_stored = u32;

/// A condition that the documents name and do not state, a bit: SMARCH_DOCUMENTED_CICC_OPEN_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_OPEN_")]
pub type smarch_documented_cicc_open_condition = u32;

/// What may decide a flag, by rank; 1 is the strongest: SMARCH_DOCUMENTED_CICC_PRIORITY_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_PRIORITY_")]
pub type smarch_documented_cicc_priority = u32;

all_rows! {
    /// The 63 flags, codes and addresses ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_flags() -> [FlagInfo] = FLAGS;

    /// The 84 rules, in the order of the stages and of the document. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_rules() -> [Rule] = RULES;

    /// The five stages, in their order. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_stages() -> [StageInfo] = STAGES;
}

code_texts! {
    /// The name of an override byte: "byte_4CF807B". Returns "" for an unknown code.
    fn smarch_documented_cicc_guard_name(guard: smarch_documented_cicc_guard) = Guard;

    /// The name of what may decide a flag: "CLI flag". Returns "" for an unknown code.
    fn smarch_documented_cicc_priority_name(priority: smarch_documented_cicc_priority) = Priority;
}

/// Writes what the rule at an index of smarch_documented_cicc_rules does: "unk_4D041B8 = 1 when number > 79999". Written
/// with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no rule at this index. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_rule_write(
    index: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    let rule = RULES.get(index).ok_or(Error::InvalidValue);
    // SAFETY: the caller passes space for capacity bytes.
    status(rule.and_then(|rule| unsafe { fill_text(out, capacity, count, rule) }))
}

/// The flag with this name, "unk_4D047C0", letters in either case, or with this address, "4d047c0".
///
/// SMARCH_ERROR_CICC_NAME: no flag has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_flag_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_cicc_flag>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(text.cast::<u8>(), len) };
    let flag = name.and_then(|name| Flag::by_name(name).ok_or(Error::CiccName));
    status(flag.and_then(|flag| write(out, flag.code())))
}

/// The override byte with this name, "byte_4CF807B", letters in either case, or with this address.
///
/// SMARCH_ERROR_CICC_NAME: no override byte has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_guard_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_cicc_guard>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(text.cast::<u8>(), len) };
    let guard = name.and_then(|name| Guard::by_name(name).ok_or(Error::CiccName));
    status(guard.and_then(|guard| write(out, guard.code())))
}
