//! Address spaces, triples and data layouts, as documented.

use crate::Error;
use crate::documented::cicc::address_space::{self, ADDRESS_SPACES, Access, AddressSpace, TypeWord};
use crate::documented::cicc::data_layout::LayoutError;
use crate::documented::cicc::triple::{Mode, PATTERNS, Pattern, matching};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{Out, Row, all_rows, code_texts, slice, smarch_status, status, target, write};
use crate::ffi::rules::verdict::smarch_answer;
use crate::ffi::targets::smarch_target;
use core::ffi::c_char;

/// An access to an address space: SMARCH_DOCUMENTED_CICC_ACCESS_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_ACCESS_")]
pub type smarch_documented_cicc_access = u32;

/// Where loads and stores are allowed: SMARCH_DOCUMENTED_CICC_LOAD_STORE_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_LOAD_STORE_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_load_store = u32;

/// A mode of the verifier, as the document numbers them: SMARCH_DOCUMENTED_CICC_MODE_*. 0 is PTX.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_MODE_")]
pub type smarch_documented_cicc_mode = u32;

/// An error of the data layout check: SMARCH_DOCUMENTED_CICC_LAYOUT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_LAYOUT_")]
pub type smarch_documented_cicc_layout_error = u32;

all_rows! {
    /// The four address spaces of the document and the others that LLVM has, numbers ascending. *count becomes how many.
    /// NULL when count is NULL.
    fn smarch_documented_cicc_address_spaces() -> [AddressSpace] = ADDRESS_SPACES;

    /// The four patterns of target triples. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_triple_patterns() -> [Pattern] = PATTERNS;
}

/// The address space with this number. NULL for a number that neither the document nor LLVM has.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_address_space_of(number: u32) -> Row<AddressSpace> {
    AddressSpace::of(number)
}

/// Whether a target may access an address space, as documented: unknown where the document does not mention the space; 0
/// for invalid codes. What libnvvm does: smarch_nvvm_verify_access_why.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_access_allowed(
    t: smarch_target,
    access: smarch_documented_cicc_access,
    space: u32,
) -> smarch_answer {
    match (target(t), Access::from_code(access)) {
        (Ok(target), Some(access)) => address_space::access(target, access, space).code(),
        _ => 0,
    }
}

/// Whether a pointer may be cast from one address space to another, as documented: generic to and from all, each other
/// space of the document to and from generic alone (erratum E48d). Unknown between two that it does not mention, where both
/// are the same, and for numbers that neither it nor LLVM has. What libnvvm does: smarch_nvvm_verify_cast_why.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_cast_allowed(from: u32, to: u32) -> smarch_answer {
    address_space::cast(from, to).code()
}

/// Whether the document gives a target tensor memory (erratum E48). False for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_has_tmem(t: smarch_target) -> bool {
    target(t).is_ok_and(address_space::has_tmem)
}

/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
///
/// SMARCH_ERROR_ADDRESS_SPACE: the space needs more than 24 bits. SMARCH_ERROR_INVALID_VALUE: the flags need more than 8.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_type_word_pack(flags: u32, space: u32, out: Out<u32>) -> smarch_status {
    let word = u8::try_from(flags)
        .map_err(|_| Error::InvalidValue)
        .and_then(|flags| TypeWord::new(flags, space).ok_or(Error::AddressSpace));
    status(word.and_then(|word| write(out, word.0)))
}

/// The address space of a type's word.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_type_word_space(word: u32) -> u32 {
    TypeWord(word).address_space()
}

/// The flags of a type's word.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_type_word_flags(word: u32) -> u32 {
    TypeWord(word).flags().into()
}

/// The pattern of a mode of the verifier that a target triple matches, as documented; NULL when it matches none, and for
/// an unknown mode: the verifier then prints smarch_documented_cicc_triple_error_message. What libnvvm accepts:
/// smarch_nvvm_accepts_triple_why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_triple_pattern_find(
    mode: smarch_documented_cicc_mode,
    text: *const c_char,
    len: usize,
) -> Row<Pattern> {
    // SAFETY: the caller passes len readable bytes.
    let triple = unsafe { slice(text.cast::<u8>(), len) }.ok()?;
    matching(Mode::from_code(mode)?, triple)
}

/// What a mode of the verifier prints about a triple that matches none of its patterns. Returns "" for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_triple_error_message(mode: smarch_documented_cicc_mode) -> *const c_char {
    Mode::from_code(mode).map_or(NO_TEXT, |mode| mode.error().as_c_str())
}

code_texts! {
    /// What the data layout check prints, as documented. Returns "" for an unknown code. Which layouts are valid:
    /// smarch_nvvm_layout_check.
    fn smarch_documented_cicc_layout_error_message(error: smarch_documented_cicc_layout_error) = LayoutError;
}
