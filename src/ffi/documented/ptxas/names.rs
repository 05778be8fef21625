//! ptxas as documented: validation tables, suffixes, compilation rules.

use crate::documented::ptxas::{
    COMPILE_RULES, CompileRule, NAME_GROUPS, NameGroup, SM82_OPCODES, SUBVARIANTS, SUFFIX_MEANINGS, Subvariants,
    SuffixMeaning, VALIDATION_TABLES, ValidationEntry, ValidationRecord, ValidationTable, name_group, validation_table,
};
use crate::ffi::boundary::{Out, Row, all_rows, fill_list, slice, smarch_status, status};
use crate::targets::Suffix;

all_rows! {
    /// The table for names without suffix, for a and for f. NULL when count is NULL.
    fn smarch_documented_ptxas_validation_tables() -> [ValidationTable] = VALIDATION_TABLES;

    /// The ten groups of the base table, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_name_groups() -> [NameGroup] = NAME_GROUPS;

    /// What no suffix, a and f mean. NULL when count is NULL.
    fn smarch_documented_ptxas_suffix_meanings() -> [SuffixMeaning] = SUFFIX_MEANINGS;

    /// The four compilation rules of the help text. NULL when count is NULL.
    fn smarch_documented_ptxas_compile_rules() -> [CompileRule] = COMPILE_RULES;

    /// The seven base targets that have suffixed ones, numbers ascending; sm_101 is now called sm_110. NULL when count is NULL.
    fn smarch_documented_ptxas_subvariants() -> [Subvariants] = SUBVARIANTS;
}

/// The table in which names with this suffix letter ('a', 'f' or 0) are looked up. NULL for another letter.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_validation_table_of(suffix: u32) -> Row<ValidationTable> {
    validation_table(Suffix::from_code(suffix)?)
}

/// The group of a number of the base table: 86 is in that from 80 to 89. NULL outside all groups.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_name_group_find(sm_id: u32) -> Row<NameGroup> {
    name_group(sm_id)
}

/// The entry of an SM number in the validation table for a suffix letter ('a', 'f' or 0), by binary search. NULL
/// when the table lacks the number or there is no such table.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_validation_entry_find(suffix: u32, sm_id: u32) -> Row<ValidationEntry> {
    smarch_documented_ptxas_validation_table_of(suffix)?.find(sm_id)
}

/// Whether this is an opcode index between SM82_FIRST and SM82_LAST, 172 to 193: what sm_82 is left for.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_is_sm82_opcode(index: u32) -> bool {
    SM82_OPCODES.contains(&index)
}

/// The entries in the bytes of a validation table, as ptxas has them in memory: 12 bytes each. *count becomes how many.
///
/// SMARCH_ERROR_TABLE_SIZE: len is 0 or no multiple of 12. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_ptxas_validation_records_read(
    bytes: *const u8,
    len: usize,
    out: *mut ValidationRecord,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        let entries = ValidationRecord::read_all(bytes)?;
        // SAFETY: the caller passes space for capacity entries.
        unsafe { fill_list(out, capacity, count, entries) }
    }))
}

/// The validation table that has the SM numbers of these bytes, in their order; PTX versions are not compared. NULL when
/// none has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_ptxas_validation_table_find(
    bytes: *const u8,
    len: usize,
) -> Row<ValidationTable> {
    // SAFETY: the caller passes len readable bytes.
    ValidationTable::of_bytes(unsafe { slice(bytes, len) }.ok()?)
}
