//! What dumps of the objects beside the profile hold: the SM backend, a validation table, the header of a code object.

use super::layout::mask_of;
use super::{hex, sentence, targets_of};
use crate::{Foreign, Known, Refusal, plural};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::documented::ptxas::{ValidationRecord, ValidationTable, validation_table};
use smarch::profile::backend::{self, BACKEND_SIZE};
use smarch::profile::{CODE_OBJECT_MAGIC, CodeObjectHeader, code_object_version};
use smarch::targets::{Suffix, TargetSet};
use smarch::{Text, Version};

/// A dump of the SM backend.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Backend {
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    pub size_bytes: usize,
    /// How many bytes reach to the end of the last documented field.
    pub documented_size_bytes: usize,
    pub possible_targets: Known<TargetSet>,
    /// The fields of the SM backend in the dump.
    pub backend_values: Vec<BackendValue>,
    #[serde(skip)]
    pub factory: Option<u64>,
}

/// A field of the dump.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BackendValue {
    pub offset_bytes: u32,
    pub width_bytes: u32,
    pub printed_name: Option<Text>,
    pub value_hex: Known<String>,
    pub mask: Option<u32>,
    /// Null: the field is no bit.
    pub is_set: Option<Known<bool>>,
    pub meaning: Text,
    #[serde(skip)]
    pub readers: u32,
    #[serde(skip)]
    pub value: Option<u64>,
}

/// What a dump of the SM backend holds.
pub fn backend(file: Foreign, bytes: &[u8]) -> Result<Backend, Refusal> {
    let (size, least) = (bytes.len(), backend::FIELDS.first().map_or(0, |first| first.offset + first.width));
    if size < least as usize {
        return Err(format!(
            "a dump of the SM backend has {least} bytes or more, to the end of its first documented field, not {size}"
        )
        .into());
    }
    let factory = backend::read(bytes, backend::CODEGEN_FACTORY_OFFSET).ok();
    let values = backend::FIELDS.iter().map(|field| {
        let value = backend::read(bytes, field.offset as usize).ok();
        let mask = mask_of(field.mask);
        BackendValue {
            offset_bytes: field.offset,
            width_bytes: field.width,
            printed_name: field.name,
            value_hex: value.map(hex).into(),
            mask,
            is_set: mask.map(|mask| value.map(|value| value & u64::from(mask) != 0).into()),
            meaning: field.meaning,
            readers: field.consumers,
            value,
        }
    });
    Ok(Backend {
        file_hex: file.hex(),
        file,
        size_bytes: size,
        documented_size_bytes: BACKEND_SIZE,
        possible_targets: factory.map(targets_of).into(),
        backend_values: values.collect(),
        factory,
    })
}

/// A dumped validation table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Validation {
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    /// Which names the table is for: "a", "f", or "" without suffix. Null: it is none of the three tables.
    pub table_suffix: Option<String>,
    /// Whether a binary search finds its numbers.
    pub ascends: bool,
    pub agrees: bool,
    /// The rows of a dumped validation table.
    pub validation_rows: Vec<ValidationRow>,
    #[serde(skip)]
    pub table: Option<&'static ValidationTable>,
}

/// A row of the dump, and the version that ptxas was measured to ask for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValidationRow {
    pub sm: u32,
    /// The PTX version in the dump.
    pub ptx_found: String,
    /// The lowest PTX version that ptxas was measured to accept for the entry of this number. Null: no entry has it.
    pub ptx_expected: Option<Version>,
    /// The lowest version that the document prints for the entry, or for its line of the table. Null: it prints none.
    pub documented_ptx_lowest: Option<Version>,
    /// The highest version of the line; the lowest one where one is printed for the entry itself. Null: none is printed.
    pub documented_ptx_highest: Option<Version>,
    /// Whether the version of the dump is the one that was measured.
    pub agrees: bool,
    /// Whether the version of the dump is one that is printed. Null: none is.
    pub agrees_documented: Option<bool>,
}

/// No table has that many rows; no more are read.
const MAX_ROWS: usize = 1024;

/// What a dumped validation table holds.
pub fn validation(file: Foreign, bytes: &[u8]) -> Result<Validation, Refusal> {
    let size = bytes.len() as u64;
    if bytes.len() > MAX_ROWS * ValidationRecord::SIZE {
        let size = plural(size, "byte");
        return Err(format!(
            "a validation table has 32, 7 or 6 rows of 12 bytes, and no more than {MAX_ROWS} are read, not {size}"
        )
        .into());
    }
    let refuse = |error: smarch::Error| {
        let row = ValidationRecord::SIZE as u64;
        let parts = match size {
            0 => String::new(),
            size => format!(": {} rows and {}", size / row, plural(size % row, "byte")),
        };
        Refusal(format!("{}, not {}{parts}", error.text(), plural(size, "byte")))
    };
    let entries = ValidationRecord::read_all(bytes).map_err(refuse)?;
    let table = ValidationTable::of_bytes(bytes);
    // Of a dump that is no whole table the numbers tell whether a row could be of the table for names without suffix.
    let compared = table.or(validation_table(Suffix::Base));
    let row = |entry: ValidationRecord| {
        let ptx_found = format!("{}.{}", entry.ptx_major, entry.ptx_minor);
        let found = compared.and_then(|table| table.find(entry.sm_id));
        let expected = found.map(|row| row.measured);
        let lowest = found.and_then(|row| row.documented.get().or(row.documented_lowest.get()));
        let highest = found.and_then(|row| row.documented.get().or(row.documented_highest.get()));
        let number = |version: Version| (version.major.into(), version.minor.into());
        let version = (entry.ptx_major, entry.ptx_minor);
        ValidationRow {
            sm: entry.sm_id,
            documented_ptx_lowest: lowest,
            documented_ptx_highest: highest,
            agrees_documented: lowest
                .zip(highest.or(lowest))
                .map(|(lowest, highest)| (number(lowest)..=number(highest)).contains(&version)),
            agrees: expected.is_some_and(|expected| expected.to_string() == ptx_found),
            ptx_found,
            ptx_expected: expected,
        }
    };
    let rows: Vec<ValidationRow> = entries.map(row).collect();
    Ok(Validation {
        file_hex: file.hex(),
        file,
        table_suffix: table.map(|table| table.suffix().letter().map(String::from).unwrap_or_default()),
        ascends: rows.is_sorted_by(|one, other| one.sm < other.sm),
        agrees: table.is_some() && rows.iter().all(|row| row.agrees),
        validation_rows: rows,
        table,
    })
}

/// The header of a code object.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeObject {
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    pub file_kind: &'static str,
    /// The encoded SM version of a code object, a codegen factory.
    pub sm_version: u32,
    pub possible_targets: TargetSet,
    /// The version of the code object, the packed scheduler word of its SM version.
    pub code_object_version: u32,
    pub size_bytes: usize,
}

/// Whether bytes begin as a code object does.
pub fn begins_as_code_object(bytes: &[u8]) -> bool {
    bytes.starts_with(&CODE_OBJECT_MAGIC.to_le_bytes())
}

/// What the header of a code object says.
pub fn code_object(file: Foreign, bytes: &[u8]) -> Result<CodeObject, Refusal> {
    let header = CodeObjectHeader::read(bytes).map_err(|error| {
        let (Refusal(reason), size) = (sentence(error), bytes.len());
        Refusal(format!("{reason}: the header of a code object has 12 bytes, and there are {size}"))
    })?;
    Ok(CodeObject {
        file_hex: file.hex(),
        file,
        file_kind: "code_object",
        sm_version: header.sm_version,
        possible_targets: targets_of(header.sm_version.into()),
        code_object_version: code_object_version(header.sm_version),
        size_bytes: bytes.len(),
    })
}
