//! Symbols: every function, datum and address that the documents name.

use crate::documented::facts::Fact;
use crate::documented::symbols::{
    Binary, DOCUMENTED_NAMES, DocumentedName, SYMBOL_RANGES, Symbol, SymbolKind, SymbolRange,
};
use crate::ffi::boundary::{Out, Row, all_rows, code_texts, list, slice};
use core::ffi::c_char;

/// A program that a document describes: SMARCH_DOCUMENTED_BINARY_*.
#[doc(alias = "SMARCH_DOCUMENTED_BINARY_")]
pub type smarch_documented_binary = u32;

/// What a symbol is, by its name: SMARCH_DOCUMENTED_SYMBOL_KIND_*.
#[doc(alias = "SMARCH_DOCUMENTED_SYMBOL_KIND_")]
pub type smarch_documented_symbol_kind = u32;

/// All symbols of a binary: those with an address, ascending, then the others; *count becomes how many, 0 for an
/// unknown binary. NULL when count is NULL or the binary unknown.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_symbols(binary: smarch_documented_binary, count: Out<usize>) -> Row<Symbol> {
    list(Binary::from_code(binary).map_or(&[], Symbol::all), count)
}

/// What the documents state of a binary in passing, in no table of theirs, those of one subject together; *count becomes how many, 0 for an
/// unknown binary. NULL when count is NULL or the binary unknown.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_facts(binary: smarch_documented_binary, count: Out<usize>) -> Row<Fact> {
    list(Binary::from_code(binary).map_or(&[], Fact::all), count)
}

/// The symbol of a binary with this name, label or alias, ASCII case ignored: "sub_6765E0", "arch_string_match".
/// NULL when no document names it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_symbol_find(
    binary: smarch_documented_binary,
    name: *const c_char,
    len: usize,
) -> Row<Symbol> {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) }.ok()?;
    Symbol::find(Binary::from_code(binary)?, name)
}

/// The symbol of a binary that begins at this address. NULL when none does. For an address inside a function:
/// smarch_documented_symbol_of_address.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_symbol_of_start(binary: smarch_documented_binary, address: u32) -> Row<Symbol> {
    Symbol::at(Binary::from_code(binary)?, address)
}

/// The symbol of a binary that an address belongs to: that with the greatest listed start that is not above it, as far
/// as that reaches. NULL where nothing that is documented is near. Not all functions are listed: the address may lie in a
/// later one that no document names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_symbol_of_address(binary: smarch_documented_binary, address: u32) -> Row<Symbol> {
    Symbol::of_address(Binary::from_code(binary)?, address)
}

/// The range of a binary that an address lies in, of several the one that begins last. NULL where none does.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_symbol_range_of_address(
    binary: smarch_documented_binary,
    address: u32,
) -> Row<SymbolRange> {
    SymbolRange::of_address(Binary::from_code(binary)?, address)
}

all_rows! {
    /// What the documents name without an address, and say of it: constants, an attribute, functions of C. NULL when count is NULL.
    fn smarch_documented_plain_names() -> [DocumentedName] = DOCUMENTED_NAMES;

    /// The ranges of addresses that documents state, by binary; starts ascending, and of equal ones the wider first. NULL
    /// when count is NULL.
    fn smarch_documented_symbol_ranges() -> [SymbolRange] = SYMBOL_RANGES;
}

code_texts! {
    /// The name of a binary: "ptxas". Returns "" for an unknown code.
    fn smarch_documented_binary_name(binary: smarch_documented_binary) = Binary;

    /// The name of a kind of symbol: "function". Returns "" for an unknown code.
    fn smarch_documented_symbol_kind_name(kind: smarch_documented_symbol_kind) = SymbolKind;
}
