//! Address spaces and triples, as documented.

use crate::Error;
use crate::documented::cicc::address_space::{
    self, ADDRESS_SPACES, Access, AddressSpace, LoadStore, Rights, TYPE_DEREF_OFFSET, TYPE_INFO_OFFSET, TypeWord,
};
use crate::documented::cicc::data_layout::LayoutError;
use crate::documented::cicc::triple::{Mode, PATTERNS, matching};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{bit_if, c_rows, fill_text, list, slice, smarch_status, status, target, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An address space.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_address_space {
    /// Its number.
    pub number: u32,
    /// 1 when the document speaks of it, else 0: then it is LLVM's, and the next three say nothing.
    pub documented: u32,
    /// 1 when loads and stores are allowed on every target, 0 when only where there is tensor memory.
    pub load_store_everywhere: u32,
    /// 1 when atomics are allowed, else 0.
    pub atomic: u32,
    /// 1 when it may be cast to and from every space, 0 when to and from generic only.
    pub casts_to_all: u32,
    /// Its name.
    pub name: *const c_char,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_cicc_address_space {}

c_rows!(SPACES: [smarch_cicc_address_space; SPACE_COUNT] = space_row(ADDRESS_SPACES));

const fn space_row(row: &AddressSpace) -> smarch_cicc_address_space {
    let (documented, rights) = match row.rights {
        Some(rights) => (1, rights),
        None => (
            0,
            Rights {
                load_store: LoadStore::TensorMemory,
                atomic: false,
                casts_to_all: false,
            },
        ),
    };
    smarch_cicc_address_space {
        number: row.number,
        documented,
        load_store_everywhere: bit_if(matches!(rights.load_store, LoadStore::Everywhere), 1),
        atomic: bit_if(rights.atomic, 1),
        casts_to_all: bit_if(rights.casts_to_all, 1),
        name: row.name.as_c_str(),
    }
}

/// The address spaces, numbers ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_address_spaces(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_address_space> {
    list(&SPACES, count)
}

/// Whether a target may access (SMARCH_CICC_ACCESS_*) an address space, as documented: SMARCH_ANSWER_*, unknown where
/// the document does not speak of the space; 0 for forged numbers. What libnvvm does: smarch_nvvm_verify_access.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_access(t: smarch_target, access: u32, space: u32) -> u32 {
    match (target(t), Access::from_code(access)) {
        (Ok(target), Some(access)) => address_space::access(target, access, space).code(),
        _ => 0,
    }
}

/// Whether a pointer may be cast from one address space to another, as documented: SMARCH_ANSWER_*.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_cast(from: u32, to: u32) -> u32 {
    address_space::cast(from, to).code()
}

/// Where an instruction holds the pointer to the information on its type, in bytes from the instruction.
pub const SMARCH_CICC_TYPE_INFO_OFFSET: i32 = -56;
/// Where that information holds the pointer to the word of the type.
pub const SMARCH_CICC_TYPE_DEREF_OFFSET: i32 = 8;

static_assertions::const_assert!(
    SMARCH_CICC_TYPE_INFO_OFFSET == TYPE_INFO_OFFSET && SMARCH_CICC_TYPE_DEREF_OFFSET == TYPE_DEREF_OFFSET
);

/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
///
/// SMARCH_ERROR_ADDRESS_SPACE: the space needs more than 24 bits. SMARCH_ERROR_INVALID_VALUE: the flags more than 8.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_type_word(flags: u32, space: u32, out: Option<&mut MaybeUninit<u32>>) -> smarch_status {
    let word = u8::try_from(flags)
        .map_err(|_| Error::InvalidValue)
        .and_then(|flags| TypeWord::new(flags, space).ok_or(Error::AddressSpace));
    status(word.and_then(|word| write(out, word.0)))
}

/// The address space of a type's word.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_type_word_space(word: u32) -> u32 {
    TypeWord(word).address_space()
}

/// The flags of a type's word.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_type_word_flags(word: u32) -> u32 {
    TypeWord(word).flags().into()
}

/// Whether a mode of the validator (SMARCH_CICC_MODE_*) takes a target triple, as documented. What libnvvm takes:
/// smarch_nvvm_triple.
///
/// SMARCH_ERROR_TRIPLE: it matches no pattern; smarch_cicc_triple_error has the words.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_triple_check(mode: u32, triple: *const c_char, len: usize) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let triple = unsafe { slice(triple.cast::<u8>(), len) };
    status(triple.and_then(|triple| {
        let mode = Mode::from_code(mode).ok_or(Error::InvalidValue)?;
        matching(mode, triple).map(|_| ()).ok_or(Error::Triple)
    }))
}

/// What a mode prints about a triple that it does not take. Never NULL; "" for a number that is no mode.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_triple_error(mode: u32) -> *const c_char {
    Mode::from_code(mode).map_or(NO_TEXT, |mode| mode.error().as_c_str())
}

/// How many patterns of triples the document has.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_triple_pattern_count() -> usize {
    PATTERNS.len()
}

/// Writes a pattern as printed, "nvsass-*-cuda/nvcl/directx/spirv", and its mode into *mode. Written with a NUL; *length
/// (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: beyond the last pattern. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_triple_pattern(
    index: usize,
    mode: Option<&mut MaybeUninit<u32>>,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    let pattern = PATTERNS.get(index).ok_or(Error::InvalidValue);
    status(pattern.and_then(|pattern| {
        let mode = mode.ok_or(Error::NullPointer)?;
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, pattern) }?;
        mode.write(pattern.mode.code());
        Ok(())
    }))
}

/// What the data layout check prints, as documented: SMARCH_CICC_LAYOUT_EMPTY, _INVALID. Never NULL; "" for other numbers.
/// Which layouts are valid: smarch_nvvm_layout.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_layout_error(error: u32) -> *const c_char {
    LayoutError::from_code(error).map_or(NO_TEXT, |error| error.text().as_c_str())
}

/// Whether the document gives a target tensor memory (erratum E48). False for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_has_tmem(t: smarch_target) -> bool {
    target(t).is_ok_and(address_space::has_tmem)
}
