//! nvlink as documented: architectures, strings, slots, encodings, components.

use crate::documented::nvlink::{
    ARCHITECTURES, Architecture, BACKEND_FUNCTIONS, DISPATCH_SLOTS, DispatchSlot, ENCODING_FUNCTIONS, EncodingFunction,
    RODATA_STRINGS, RodataString, SHARED_COMPONENTS, SharedComponent,
};
use crate::ffi::boundary::{self, c_rows, list, target_ids};
use crate::ffi::target::smarch_target;
use crate::target::{NameKind, Suffix, Target};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An address that may be missing, and whether it is there.
const fn optional(address: Option<u32>) -> (u32, u32) {
    match address {
        Some(address) => (address, 1),
        None => (0, 0),
    }
}

/// A Blackwell architecture as nvlink registers it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvlink_architecture {
    /// The base target.
    pub base: smarch_target,
    /// The base, a and f.
    pub targets: [smarch_target; 3],
    /// The number by 10: architectures with the same decade count as related.
    pub decade: u32,
    /// Its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.
    pub profiles: [*const c_char; 9],
    /// The product line.
    pub product_line: *const c_char,
    /// The family string.
    pub family: *const c_char,
    /// The text of isaClass.
    pub isa_class: *const c_char,
    /// Where its names are referred to: "0x485A..".
    pub registered_at: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_nvlink_architecture {}

/// The base, `a` and `f`, of which a Blackwell architecture has all. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn variants(row: &Architecture) -> [Target; 3] {
    let number = row.base.number();
    match (
        Target::from_parts(number, Suffix::A),
        Target::from_parts(number, Suffix::F),
    ) {
        (Some(a), Some(f)) => [row.base, a, f],
        _ => panic!("an architecture lacks a suffix"),
    }
}

const fn profile_names(row: &Architecture) -> [*const c_char; 9] {
    let [base, a, f] = variants(row);
    let [s, c, l] = names(base);
    let [sa, ca, la] = names(a);
    let [sf, cf, lf] = names(f);
    [s, c, l, sa, ca, la, sf, cf, lf]
}

const fn names(target: Target) -> [*const c_char; 3] {
    [
        target.name_text(NameKind::Sm).as_c_str(),
        target.name_text(NameKind::Compute).as_c_str(),
        target.name_text(NameKind::Lto).as_c_str(),
    ]
}

const fn nvlink_architecture_row(row: &Architecture) -> smarch_nvlink_architecture {
    smarch_nvlink_architecture {
        base: row.base.id(),
        targets: target_ids(&variants(row)),
        decade: row.decade,
        profiles: profile_names(row),
        product_line: row.product_line.as_c_str(),
        family: row.family.as_c_str(),
        isa_class: row.isa_class.as_c_str(),
        registered_at: row.registered_at.as_c_str(),
    }
}

c_rows!(ARCHITECTURE_ROWS: [smarch_nvlink_architecture; ARCHITECTURE_COUNT] = nvlink_architecture_row(ARCHITECTURES));

/// The five architectures in the order of their registration: 110 before 103. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_architectures(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_nvlink_architecture> {
    list(&ARCHITECTURE_ROWS, count)
}

/// A string in nvlink's read-only data.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_rodata_string {
    /// The string.
    pub text: *const c_char,
    /// Its address, as the table has it.
    pub address: u32,
    /// Where it must begin instead: the end of the string in which address lies; meaningless when has_correction is 0.
    pub corrected: u32,
    /// 1 when the address of the table lies inside another string.
    pub has_correction: u32,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_rodata_string {}

const fn rodata_string_row(row: &RodataString) -> smarch_rodata_string {
    smarch_rodata_string {
        text: row.text.as_c_str(),
        address: row.address,
        corrected: optional(row.corrected).0,
        has_correction: optional(row.corrected).1,
    }
}

c_rows!(STRING_ROWS: [smarch_rodata_string; STRING_COUNT] = rodata_string_row(RODATA_STRINGS));

/// The twenty strings, five an architecture. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_strings(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_rodata_string> {
    list(&STRING_ROWS, count)
}

/// A slot of the dispatch table.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_dispatch_slot {
    /// Its number, 0 to 6.
    pub slot: u32,
    /// Where nvlink keeps its hash map; meaningless when has_address is 0.
    pub address: u32,
    /// 0 where no document says it: slots 1 and 2.
    pub has_address: u32,
    /// What it is for.
    pub role: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_dispatch_slot {}

const fn dispatch_slot_row(row: &DispatchSlot) -> smarch_dispatch_slot {
    smarch_dispatch_slot {
        slot: row.slot as u32,
        address: optional(row.address).0,
        has_address: optional(row.address).1,
        role: row.role.as_c_str(),
    }
}

c_rows!(SLOT_ROWS: [smarch_dispatch_slot; SLOT_COUNT] = dispatch_slot_row(DISPATCH_SLOTS));

/// The seven slots, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_slots(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_dispatch_slot> {
    list(&SLOT_ROWS, count)
}

/// The encoding table function of a base target; its suffixed ones share it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_encoding_function {
    /// The base target.
    pub base: smarch_target,
    /// The address of the function.
    pub function: u32,
}

const fn encoding_function_row(row: &EncodingFunction) -> smarch_encoding_function {
    smarch_encoding_function {
        base: row.base.id(),
        function: row.function,
    }
}

c_rows!(ENCODING_ROWS: [smarch_encoding_function; ENCODING_COUNT] = encoding_function_row(ENCODING_FUNCTIONS));

/// The twelve functions, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_encodings(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_encoding_function> {
    list(&ENCODING_ROWS, count)
}

/// The encoding table function of a target, that of its base. NULL for targets that nvlink does not register.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_encoding_of(t: smarch_target) -> Option<&'static smarch_encoding_function> {
    let number = boundary::target(t).ok()?.number();
    ENCODING_ROWS.iter().find(|row| row.base >> 8 == number)
}

/// A part of nvlink that all Blackwell architectures share.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_shared_component {
    /// Where it begins.
    pub start: u32,
    /// Where its range ends; meaningless when has_end is 0.
    pub end: u32,
    /// 0 for a function of which only the start is given.
    pub has_end: u32,
    /// What it is.
    pub component: *const c_char,
    /// Its size as printed.
    pub size: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_shared_component {}

const fn shared_component_row(row: &SharedComponent) -> smarch_shared_component {
    smarch_shared_component {
        start: row.start,
        end: optional(row.end).0,
        has_end: optional(row.end).1,
        component: row.component.as_c_str(),
        size: row.size.as_c_str(),
    }
}

c_rows!(COMPONENT_ROWS: [smarch_shared_component; COMPONENT_COUNT] = shared_component_row(SHARED_COMPONENTS));

/// The eight components, starts ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_components(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_shared_component> {
    list(&COMPONENT_ROWS, count)
}

c_rows!(BACKEND_ROWS: [smarch_shared_component; BACKEND_COUNT] = shared_component_row(BACKEND_FUNCTIONS));

/// The seven functions of the compiler backend, starts ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_backend_functions(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_shared_component> {
    list(&BACKEND_ROWS, count)
}
