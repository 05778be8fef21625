//! ptxas as documented: what generations bring, texts, encoded versions.

use crate::documented::ptxas::{
    DIAGNOSTIC_STRINGS, DiagnosticString, FACTORY_GENERATIONS, FactoryGeneration, GENERATIONS, Generation,
    GenerationFeature,
};
use crate::ffi::boundary::{c_rows, flat_c_rows, list, or_null};
use crate::ffi::target::smarch_target;
use crate::profile::{SM_VERSIONS, SmVersion};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A generation that the documents describe.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_generation {
    /// The first target of its heading.
    pub first: smarch_target,
    /// The last one, suffixed ones included.
    pub last: smarch_target,
    /// The codegen factory value of its section.
    pub isa_value: u32,
    /// Its heading: "Hopper (sm_90 / sm_90a)".
    pub label: *const c_char,
    /// What its section says first.
    pub note: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_generation {}

const fn generation_row(row: &Generation) -> smarch_generation {
    smarch_generation {
        first: row.targets.0.id(),
        last: row.targets.1.id(),
        isa_value: row.isa_value,
        label: row.label.as_c_str(),
        note: row.note.as_c_str(),
    }
}

c_rows!(GENERATION_ROWS: [smarch_generation; GENERATION_COUNT] = generation_row(GENERATIONS));

/// The seven generations, in the order of the document. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_generations(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_generation> {
    list(&GENERATION_ROWS, count)
}

/// A feature of a generation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_generation_feature {
    /// The position of its generation in smarch_generations.
    pub generation: u32,
    /// How many intrinsics or functions it brings; meaningless when has_count is 0.
    pub count: u32,
    /// 1 when a number is stated.
    pub has_count: u32,
    /// What it is.
    pub text: *const c_char,
    /// How the names of those intrinsics begin; NULL where none is stated.
    pub prefix: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_generation_feature {}

const fn feature_row(generation: u32, row: &GenerationFeature) -> smarch_generation_feature {
    let (has_count, count) = match row.count {
        Some(count) => (1, count),
        None => (0, 0),
    };
    smarch_generation_feature {
        generation,
        count,
        has_count,
        text: row.text.as_c_str(),
        prefix: or_null(row.prefix),
    }
}

flat_c_rows!(FEATURE_ROWS: [smarch_generation_feature; 28] = feature_row(GENERATIONS, features));

/// The 28 features, generation by generation. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_generation_features(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_generation_feature> {
    list(&FEATURE_ROWS, count)
}

/// A text in ptxas that the documents use as evidence.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_diagnostic_string {
    /// The text.
    pub text: *const c_char,
    /// What for.
    pub context: *const c_char,
    /// The address of the function that uses it; meaningless when has_function is 0.
    pub function: u32,
    /// 1 when one function uses it, 0 when several do.
    pub has_function: u32,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_diagnostic_string {}

const fn diagnostic_string_row(row: &DiagnosticString) -> smarch_diagnostic_string {
    smarch_diagnostic_string {
        text: row.text.as_c_str(),
        context: row.context.as_c_str(),
        function: match row.function {
            Some(address) => address,
            None => 0,
        },
        has_function: row.function.is_some() as u32,
    }
}

c_rows!(STRING_ROWS: [smarch_diagnostic_string; STRING_COUNT] = diagnostic_string_row(DIAGNOSTIC_STRINGS));

/// The eight texts. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_diagnostic_strings(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_diagnostic_string> {
    list(&STRING_ROWS, count)
}

/// A row of the codegen factory table: one SASS ISA generation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_factory_row {
    /// The value that gates compare.
    pub isa_value: u32,
    /// The first target of the generation.
    pub first: smarch_target,
    /// Its last base target.
    pub last: smarch_target,
    /// The generation as printed.
    pub label: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_factory_row {}

const fn factory_row(row: &FactoryGeneration) -> smarch_factory_row {
    smarch_factory_row {
        isa_value: row.isa_value,
        first: row.first.id(),
        last: row.last.id(),
        label: row.label.as_c_str(),
    }
}

c_rows!(FACTORY_ROWS: [smarch_factory_row; FACTORY_COUNT] = factory_row(FACTORY_GENERATIONS));

/// The codegen factory table, values ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_rows(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_factory_row> {
    list(&FACTORY_ROWS, count)
}

/// An encoded SM version that the documents list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_sm_version {
    /// The encoded SM version, a codegen factory.
    pub encoded: u32,
    /// 1 when the row states the two words below.
    pub has_words: u32,
    /// The code-object version, the packed scheduler DWORD of the factory; meaningless when has_words is 0.
    pub code_object_version: u32,
    /// What the document calls most threads per CTA: the dispatch slots; meaningless when has_words is 0.
    pub dispatch_slots: u32,
    /// The target as printed; 36864 is called sm_90 there and is sm_100.
    pub label: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_sm_version {}

const fn sm_version_row(row: &SmVersion) -> smarch_sm_version {
    smarch_sm_version {
        encoded: row.encoded,
        has_words: row.has_words as u32,
        code_object_version: match row.words() {
            Some(words) => words.packed,
            None => 0,
        },
        dispatch_slots: match row.words() {
            Some(words) => words.dispatch_slots as u32,
            None => 0,
        },
        label: row.label.as_c_str(),
    }
}

c_rows!(VERSION_ROWS: [smarch_sm_version; VERSION_COUNT] = sm_version_row(SM_VERSIONS));

/// The five rows, ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sm_versions(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_sm_version> {
    list(&VERSION_ROWS, count)
}
