//! What the profile object consists of: fields, regions, bits; and the SM backend.

use super::NO_TEXT;
use super::boundary::{c_rows, list, or_null};
use crate::profile::{
    BASELINE, FIELDS, FieldInfo, Fill, INITIALIZER_FIELDS, InitializerField, REGIONS, Region, SCHEDULING_FLAGS,
    SchedulingFlag, SchedulingFlags, Setter, backend, field_at,
};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A field of the profile object, described.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_field {
    /// Where it begins, in bytes.
    pub offset: u32,
    /// Its width in bytes: 1, 4, 8 or 16.
    pub width: u32,
    /// Who stores it: SMARCH_SETTER_*.
    pub setter: u32,
    /// The document's confidence in percent; 0 where it states none.
    pub confidence: u32,
    /// 1 when the default is a constant, given in default_value.
    pub has_default: u32,
    /// 1 when later code overwrites what construction stored.
    pub changes: u32,
    /// The default as a number; meaningless when has_default is 0.
    pub default_value: u64,
    /// Its name: "codegen_factory".
    pub name: *const c_char,
    /// The default as printed: "per-SM".
    pub default_text: *const c_char,
    /// What is known of its meaning.
    pub note: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_profile_field {}

const fn field_row(info: &FieldInfo) -> smarch_profile_field {
    let (has_default, default_value) = match info.fill {
        Fill::Value(value) => (1, value),
        _ => (0, 0),
    };
    smarch_profile_field {
        offset: info.offset as u32,
        width: info.width as u32,
        setter: info.setter.code(),
        confidence: match info.confidence {
            Some(percent) => percent as u32,
            None => 0,
        },
        has_default,
        changes: info.changes as u32,
        default_value,
        name: info.name.as_c_str(),
        default_text: info.default.as_c_str(),
        note: info.note.as_c_str(),
    }
}

c_rows!(FIELD_ROWS: [smarch_profile_field; FIELD_COUNT] = field_row(FIELDS));
c_rows!(BASELINE_ROWS: [smarch_profile_field; BASELINE_COUNT] = field_row(BASELINE));

/// The 26 scalars and pointers and the ten constant blocks, offsets ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_fields(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_profile_field> {
    list(&FIELD_ROWS, count)
}

/// The six fields of the hardware baseline, offsets ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_baseline(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_profile_field> {
    list(&BASELINE_ROWS, count)
}

/// The field that a byte belongs to: the narrowest that covers it. NULL for bytes that no document names.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_field_at(offset: usize) -> Option<&'static smarch_profile_field> {
    let offset = u32::from(field_at(offset)?.offset);
    FIELD_ROWS.iter().chain(&BASELINE_ROWS).find(|row| row.offset == offset)
}

/// A setter in words: "sub_C1B7A0". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_setter_name(setter: u32) -> *const c_char {
    Setter::from_code(setter).map_or(NO_TEXT, |setter| setter.text().as_c_str())
}

/// A region of the profile object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_region {
    /// Its first byte.
    pub start: u32,
    /// Its last byte.
    pub end: u32,
    /// What is in it.
    pub content: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_profile_region {}

const fn region_row(region: &Region) -> smarch_profile_region {
    smarch_profile_region {
        start: region.start as u32,
        end: region.end as u32,
        content: region.content.as_c_str(),
    }
}

c_rows!(REGION_ROWS: [smarch_profile_region; REGION_COUNT] = region_row(REGIONS));

/// The eleven regions, contiguous from the first byte to the last. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_regions(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_profile_region> {
    list(&REGION_ROWS, count)
}

/// A bit of +1385.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_scheduling_flag {
    /// The bit alone, as a mask.
    pub mask: u32,
    /// What it means; NULL for the two bits of which nothing is known.
    pub meaning: *const c_char,
    /// The functions that set, clear or look at it; NULL where none is named.
    pub evidence: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_scheduling_flag {}

const fn flag_row(flag: &SchedulingFlag) -> smarch_scheduling_flag {
    smarch_scheduling_flag {
        mask: flag.mask() as u32,
        meaning: or_null(flag.meaning),
        evidence: or_null(flag.evidence),
    }
}

c_rows!(FLAG_ROWS: [smarch_scheduling_flag; FLAG_COUNT] = flag_row(SCHEDULING_FLAGS));

/// The eight bits of +1385, lowest first. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduling_flags(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_scheduling_flag> {
    list(&FLAG_ROWS, count)
}

/// The value of +1385 after a reset: bit 7 alone stays.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduling_flags_reset(flags: u8) -> u8 {
    SchedulingFlags(flags).reset().0
}

/// A field of the SM backend, the object that +1584 points at.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_backend_field {
    /// Its offset in the backend object, in bytes.
    pub offset: u32,
    /// The one bit that has the meaning, as a mask; 0 where it is the whole field.
    pub mask: u32,
    /// At least how many places read it.
    pub consumers: u32,
    /// What it means.
    pub meaning: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_backend_field {}

const fn backend_row(field: &backend::BackendField) -> smarch_backend_field {
    smarch_backend_field {
        offset: field.offset as u32,
        mask: match field.bit {
            Some(bit) => 1u32.wrapping_shl(bit as u32),
            None => 0,
        },
        consumers: field.consumers as u32,
        meaning: field.meaning.as_c_str(),
    }
}

c_rows!(BACKEND_ROWS: [smarch_backend_field; BACKEND_COUNT] = backend_row(backend::FIELDS));

/// The documented fields of the SM backend, offsets ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_backend_fields(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_backend_field> {
    list(&BACKEND_ROWS, count)
}

/// A field that every per-SM initializer deals with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_initializer_field {
    /// The field's offset in the profile object.
    pub offset: u32,
    /// What the initializers of sm_75 to sm_88, of sm_89, of sm_90 and of sm_100 to sm_121 store; all NULL
    /// when they store the same.
    pub differs: [*const c_char; 4],
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_initializer_field {}

const fn initializer_row(field: &InitializerField) -> smarch_initializer_field {
    smarch_initializer_field {
        offset: field.offset as u32,
        differs: match field.differs {
            Some([first, second, third, fourth]) => {
                [first.as_c_str(), second.as_c_str(), third.as_c_str(), fourth.as_c_str()]
            }
            None => [core::ptr::null(); 4],
        },
    }
}

c_rows!(INITIALIZER_ROWS: [smarch_initializer_field; INITIALIZER_COUNT] = initializer_row(INITIALIZER_FIELDS));

/// What the twelve per-SM initializers store, offsets ascending: two fields differ, nine do not. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_initializer_fields(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_initializer_field> {
    list(&INITIALIZER_ROWS, count)
}
