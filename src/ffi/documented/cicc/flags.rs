//! The flags of the front end and the rules that set them.

use crate::Error;
use crate::documented::cicc::configurator::{Flag, Guard, Priority, RULES, Rule, Stage};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{c_rows, fill_text, list, or_null, slice, smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// guard of smarch_cicc_rule and smarch_cicc_flag where there is none.
pub const SMARCH_CICC_NO_GUARD: u32 = 0xffff_ffff;

/// A flag of the front end.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_flag {
    /// Its bit: SMARCH_CICC_FLAG_*.
    pub flag: u32,
    /// The byte that guards it, SMARCH_CICC_GUARD_*, or SMARCH_CICC_NO_GUARD.
    pub guard: u32,
    /// Its name: "unk_4D047C0".
    pub name: *const c_char,
    /// Who sets it, where its consumer was found; else NULL.
    pub set_at: *const c_char,
    /// Who reads it, or NULL.
    pub consumer: *const c_char,
    /// What it does, or NULL.
    pub meaning: *const c_char,
}

/// A rule of a configurator; smarch_cicc_rule_write writes what it does.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_rule {
    /// Where it is stated: SMARCH_CICC_PART_*.
    pub part: u32,
    /// Its stage, SMARCH_CICC_STAGE_*; 0 where none is stated.
    pub stage: u32,
    /// The flag: SMARCH_CICC_FLAG_*.
    pub flag: u32,
    /// The byte that keeps it from storing, SMARCH_CICC_GUARD_*, or SMARCH_CICC_NO_GUARD.
    pub guard: u32,
    /// Where it is stated, in words.
    pub part_name: *const c_char,
    /// What the document says besides, or NULL.
    pub note: *const c_char,
}

/// A stage of the configuration, in their order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_stage {
    /// SMARCH_CICC_STAGE_*.
    pub stage: u32,
    /// "sub_60E7C0".
    pub name: *const c_char,
    /// What it does.
    pub purpose: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_flag {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_rule {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_stage {}

const fn guard_code(guard: Option<Guard>) -> u32 {
    match guard {
        Some(guard) => guard.code(),
        None => SMARCH_CICC_NO_GUARD,
    }
}

const fn flag_row(flag: &Flag) -> smarch_cicc_flag {
    let mut guard = None;
    let mut rules = RULES;
    while let [rule, rest @ ..] = rules {
        if rule.flag as u32 == *flag as u32 && rule.guard.is_some() {
            guard = rule.guard;
        }
        rules = rest;
    }
    let identified = flag.identified();
    smarch_cicc_flag {
        flag: flag.code(),
        guard: guard_code(guard),
        name: flag.text().as_c_str(),
        set_at: or_null(match identified {
            Some(row) => Some(row.set_at),
            None => None,
        }),
        consumer: or_null(match identified {
            Some(row) => Some(row.consumer),
            None => None,
        }),
        meaning: or_null(match identified {
            Some(row) => Some(row.meaning),
            None => None,
        }),
    }
}

const fn rule_row(rule: &Rule) -> smarch_cicc_rule {
    smarch_cicc_rule {
        part: rule.part.code(),
        stage: match rule.part.stage() {
            Some(stage) => stage.code(),
            None => 0,
        },
        flag: rule.flag.code(),
        guard: guard_code(rule.guard),
        part_name: rule.part.text().as_c_str(),
        note: or_null(rule.note),
    }
}

const fn stage_row(stage: &Stage) -> smarch_cicc_stage {
    smarch_cicc_stage {
        stage: stage.code(),
        name: stage.text().as_c_str(),
        purpose: stage.purpose().as_c_str(),
    }
}

c_rows!(FLAG_ROWS: [smarch_cicc_flag; FLAG_COUNT] = flag_row(Flag::ALL));
c_rows!(RULE_ROWS: [smarch_cicc_rule; RULE_COUNT] = rule_row(RULES));
c_rows!(STAGE_ROWS: [smarch_cicc_stage; STAGE_COUNT] = stage_row(Stage::ALL));

/// The 63 flags, by bit, addresses ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_flags(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_flag> {
    list(&FLAG_ROWS, count)
}

/// The 75 rules, in the order of the stages and of the document. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_rules(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_rule> {
    list(&RULE_ROWS, count)
}

/// The five stages, in their order. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_stages(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_stage> {
    list(&STAGE_ROWS, count)
}

/// What a rule does, "unk_4D041B8 = 1 when number > 79999". Written with a NUL; *length
/// (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no rule with this index. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_rule_write(
    rule: u32,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    let rule = RULES.get(rule as usize).ok_or(Error::InvalidValue);
    // SAFETY: the caller passes room for capacity bytes.
    status(rule.and_then(|rule| unsafe { fill_text(buf, capacity, length, rule) }))
}

/// The flag with this name, "unk_4D047C0", in capitals or not, or with this address, "4d047c0".
///
/// SMARCH_ERROR_CICC_NAME: none has it.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_flag_find(
    name: *const c_char,
    len: usize,
    flag: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    let found = name.and_then(|name| Flag::by_name(name).ok_or(Error::CiccName));
    status(found.and_then(|found| write(flag, found.code())))
}

/// The override byte with this name, "byte_4CF807B", in capitals or not, or with this address.
///
/// SMARCH_ERROR_CICC_NAME: none has it.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_guard_find(
    name: *const c_char,
    len: usize,
    guard: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    let found = name.and_then(|name| Guard::by_name(name).ok_or(Error::CiccName));
    status(found.and_then(|found| write(guard, found.code())))
}

/// An override byte in words: "byte_4CF807B". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_guard_name(guard: u32) -> *const c_char {
    Guard::from_code(guard).map_or(NO_TEXT, |guard| guard.text().as_c_str())
}

/// What may decide a flag, by rank: "CLI flag" is 1, the strongest. Never NULL; "" for a rank that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_priority_name(rank: u32) -> *const c_char {
    Priority::from_code(rank).map_or(NO_TEXT, |priority| priority.text().as_c_str())
}
