//! Symbols: every function, datum and address that the documents name.

use crate::documented::symbols::{Binary, Symbol, SymbolKind};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{c_rows, list, or_null, says, slice};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Something that a document names in a binary.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_symbol {
    /// In which program: SMARCH_BINARY_*.
    pub binary: u32,
    /// What its name says it is: SMARCH_SYMBOL_*.
    pub kind: u32,
    /// Where it begins; meaningless when has_address is 0.
    pub address: u32,
    /// 1 when the name holds a whole address; 0 for nullsub_856, sub_609XXX, 0x485A..
    pub has_address: u32,
    /// The document's confidence in percent; 0 where it states none.
    pub confidence: u32,
    /// The name as printed: "sub_6765E0".
    pub name: *const c_char,
    /// What the document calls it, or the text of a string; NULL where it has no name besides.
    pub label: *const c_char,
    /// Its size as printed; NULL where none is. Sizes overlap the functions that follow.
    pub size: *const c_char,
    /// What it does or holds.
    pub role: *const c_char,
    /// Where it is named: "seed 000, Function Map".
    pub place: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_symbol {}

const fn row(binary: Binary, symbol: &Symbol) -> smarch_symbol {
    let (has_address, address) = match symbol.address {
        Some(address) => (1, address),
        None => (0, 0),
    };
    smarch_symbol {
        binary: binary.code(),
        kind: symbol.kind().code(),
        address,
        has_address,
        confidence: match symbol.confidence {
            Some(percent) => percent as u32,
            None => 0,
        },
        name: symbol.name.as_c_str(),
        label: or_null(symbol.label),
        size: or_null(symbol.size),
        role: symbol.role.as_c_str(),
        place: symbol.place.as_c_str(),
    }
}

const fn ptxas(symbol: &Symbol) -> smarch_symbol {
    row(Binary::Ptxas, symbol)
}

const fn nvlink(symbol: &Symbol) -> smarch_symbol {
    row(Binary::Nvlink, symbol)
}

const fn cicc(symbol: &Symbol) -> smarch_symbol {
    row(Binary::Cicc, symbol)
}

c_rows!(PTXAS_ROWS: [smarch_symbol; PTXAS_COUNT] = ptxas(Symbol::all(Binary::Ptxas)));
c_rows!(NVLINK_ROWS: [smarch_symbol; NVLINK_COUNT] = nvlink(Symbol::all(Binary::Nvlink)));
c_rows!(CICC_ROWS: [smarch_symbol; CICC_COUNT] = cicc(Symbol::all(Binary::Cicc)));

fn rows(binary: u32) -> Option<&'static [smarch_symbol]> {
    Some(match Binary::from_code(binary)? {
        Binary::Ptxas => &PTXAS_ROWS,
        Binary::Nvlink => &NVLINK_ROWS,
        Binary::Cicc => &CICC_ROWS,
    })
}

/// All symbols of a binary (SMARCH_BINARY_*): those with an address, ascending, then the others;
/// *count becomes how many. NULL when count is NULL or binary is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_symbols(
    binary: u32,
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_symbol> {
    list(rows(binary)?, count)
}

/// The symbol of a binary with this name or label, in capitals or not: "sub_6765E0", "arch_string_match".
/// NULL when the documents name none so.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_symbol_find(
    binary: u32,
    name: *const c_char,
    len: usize,
) -> Option<&'static smarch_symbol> {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) }.ok()?;
    let rows = rows(binary)?;
    // SAFETY: the texts of rows are constants.
    let named = rows.iter().find(|row| unsafe { says(row.name, name) });
    // SAFETY: the same.
    named.or_else(|| rows.iter().find(|row| unsafe { says(row.label, name) }))
}

/// The symbol of a binary that begins at this address. NULL when none does.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_symbol_at(binary: u32, address: u32) -> Option<&'static smarch_symbol> {
    smarch_symbol_at_or_before(binary, address).filter(|row| row.address == address)
}

/// The symbol of a binary with the greatest listed start that is not above this address. NULL below
/// the first. Not all functions are listed: the address may lie in a later one that no document names.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_symbol_at_or_before(binary: u32, address: u32) -> Option<&'static smarch_symbol> {
    let rows = rows(binary)?;
    let above = rows.partition_point(|row| row.has_address != 0 && row.address <= address);
    rows.get(above.checked_sub(1)?)
}

/// A binary in words: "ptxas". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_binary_name(binary: u32) -> *const c_char {
    Binary::from_code(binary).map_or(NO_TEXT, |binary| binary.text().as_c_str())
}

/// A kind of symbol in words: "function". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_symbol_kind_name(kind: u32) -> *const c_char {
    SymbolKind::from_code(kind).map_or(NO_TEXT, |kind| kind.text().as_c_str())
}
