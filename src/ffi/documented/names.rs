//! ptxas as documented: validation tables and suffixes.

use crate::Version;
use crate::documented::ptxas::{
    COMPILE_RULES, CompileRule, NAME_GROUPS, NameGroup, SM82_OPCODES, SUFFIX_MEANINGS, SuffixMeaning,
    VALIDATION_TABLES, ValidationEntry, ValidationTable,
};
use crate::ffi::boundary::{c_rows, list, or_null, target_ids};
use crate::ffi::target::smarch_target;
use crate::target::Suffix;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A suffix as C has it: the letter, or 0.
const fn letter(suffix: Suffix) -> u32 {
    match suffix.letter() {
        Some(letter) => letter as u32,
        None => 0,
    }
}

/// One of the three tables in which ptxas looks up the .target of PTX.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_validation_table {
    /// The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.
    pub suffix: u32,
    /// Where ptxas has the table.
    pub address: u32,
    /// The comparison function of the search; 0 where the documents name none (no function is at 0).
    pub comparator: u32,
    /// The entries, numbers ascending.
    pub entries: *const ValidationEntry,
    /// How many entries there are: 32, 7 or 6.
    pub count: usize,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_validation_table {}

const fn validation_table_row(row: &ValidationTable) -> smarch_validation_table {
    smarch_validation_table {
        suffix: letter(row.suffix),
        address: row.address,
        comparator: match row.comparator {
            Some(address) => address,
            None => 0,
        },
        entries: row.entries.as_ptr(),
        count: row.entries.len(),
    }
}

c_rows!(TABLE_ROWS: [smarch_validation_table; TABLE_COUNT] = validation_table_row(VALIDATION_TABLES));

/// The table for names without suffix, for a and for f. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_validation_tables(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_validation_table> {
    list(&TABLE_ROWS, count)
}

/// The entry of a number in the table for a suffix letter ('a', 'f' or 0), by binary search. NULL when
/// the table lacks the number or there is no such table.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_validation_find(suffix: u32, sm_id: u32) -> Option<&'static ValidationEntry> {
    let table = VALIDATION_TABLES.iter().find(|table| letter(table.suffix) == suffix)?;
    table.find(sm_id)
}

/// Whether this is an opcode index between SM82_FIRST and SM82_LAST, 172 to 193: what sm_82 is left for.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_is_sm82_opcode(index: u32) -> bool {
    SM82_OPCODES.contains(&index)
}

/// A line of the base table as the documents group it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_name_group {
    /// The lowest SM number of the group.
    pub lowest: u32,
    /// The highest SM number of the group.
    pub highest: u32,
    /// 1 when the document calls the group active, 0 when legacy.
    pub active: u32,
    /// The lowest PTX version that is printed for the group.
    pub ptx_lowest: Version,
    /// The highest; neither is that of its members.
    pub ptx_highest: Version,
    /// The generation as printed: "Ampere/Ada".
    pub generation: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_name_group {}

const fn name_group_row(row: &NameGroup) -> smarch_name_group {
    smarch_name_group {
        lowest: row.numbers.0,
        highest: row.numbers.1,
        active: row.active as u32,
        ptx_lowest: row.ptx.0,
        ptx_highest: row.ptx.1,
        generation: row.generation.as_c_str(),
    }
}

c_rows!(GROUP_ROWS: [smarch_name_group; GROUP_COUNT] = name_group_row(NAME_GROUPS));

/// The ten groups, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_name_groups(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_name_group> {
    list(&GROUP_ROWS, count)
}

/// What a suffix means, as documented.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_suffix_meaning {
    /// The suffix letter, 'a' or 'f'; 0 for none.
    pub suffix: u32,
    /// The target of the document's example.
    pub example: smarch_target,
    /// What the document calls it; NULL for no suffix.
    pub label: *const c_char,
    /// What it means.
    pub meaning: *const c_char,
    /// Where its code runs.
    pub forward_compatibility: *const c_char,
    /// On what the example's code runs.
    pub runs_on: *const c_char,
    /// On what it does not; NULL where nothing is named.
    pub does_not_run_on: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_suffix_meaning {}

const fn suffix_meaning_row(row: &SuffixMeaning) -> smarch_suffix_meaning {
    smarch_suffix_meaning {
        suffix: letter(row.suffix),
        example: row.example.id(),
        label: or_null(row.label),
        meaning: row.meaning.as_c_str(),
        forward_compatibility: row.forward_compatibility.as_c_str(),
        runs_on: row.runs_on.as_c_str(),
        does_not_run_on: or_null(row.does_not_run_on),
    }
}

c_rows!(SUFFIX_ROWS: [smarch_suffix_meaning; SUFFIX_COUNT] = suffix_meaning_row(SUFFIX_MEANINGS));

/// No suffix, a and f. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_suffix_meanings(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_suffix_meaning> {
    list(&SUFFIX_ROWS, count)
}

/// A compilation rule of the help text. What ptxas does: smarch_ptxas_compiles.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_compile_rule {
    /// The target of the PTX.
    pub ptx: smarch_target,
    /// What it compiles to; 0 where there is no second target.
    pub sass: [smarch_target; 2],
    /// 1 when it compiles to every later target, too.
    pub and_later: u32,
}

const fn documented_compile_rule_row(row: &CompileRule) -> smarch_documented_compile_rule {
    smarch_documented_compile_rule {
        ptx: row.ptx.id(),
        sass: target_ids(row.sass),
        and_later: row.and_later as u32,
    }
}

c_rows!(RULE_ROWS: [smarch_documented_compile_rule; RULE_COUNT] = documented_compile_rule_row(COMPILE_RULES));

/// The four rules. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_compile_rules(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_documented_compile_rule> {
    list(&RULE_ROWS, count)
}
