//! Intrinsics with a gate of their own, and what each generation brings to cicc.

use crate::documented::cicc::intrinsics::{
    BulkCopy, CONVERGENT_BRANCHES, ConvergentBranch, HOPPER_INTRINSICS, HOPPER_MESSAGE, HopperIntrinsic,
    convergent_refusal, hopper_intrinsic, is_before_hopper, is_hmma,
};
use crate::documented::cicc::{FEATURE_GATES, FeatureGate};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{c_rows, list, or_null, slice};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Builtins that are refused before Hopper.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_hopper_intrinsic {
    /// The id, or the first of two.
    pub first: u32,
    /// The last one.
    pub last: u32,
    /// What it is.
    pub description: *const c_char,
}

/// A branch on a condition that is the same in all threads.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_branch {
    /// The intrinsic.
    pub name: *const c_char,
    /// Its ids: the verifier's and the lowering's.
    pub builtins: [u32; 2],
    /// The lowest SM number that has it.
    pub lowest: u32,
    /// What is said below.
    pub message: *const c_char,
}

/// A feature of a generation, as the document lists it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_feature {
    /// SMARCH_CICC_GENERATION_*.
    pub generation: u32,
    /// The bound of qword_4F077A8 above which the generation's features are there; 0 for Turing, which has none.
    pub threshold: u32,
    /// The feature.
    pub title: *const c_char,
    /// What the document says of it.
    pub text: *const c_char,
    /// The ids of its builtins, or NULL.
    pub builtins: *const c_char,
    /// The diagnostic it names, or NULL.
    pub diagnostic: *const c_char,
    /// The condition in the text, or NULL.
    pub condition: *const c_char,
    /// The variables it names, then NULL.
    pub variables: [*const c_char; 4],
    /// The functions it names, then NULL.
    pub functions: [*const c_char; 4],
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_hopper_intrinsic {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_branch {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_feature {}

const fn hopper_row(row: &HopperIntrinsic) -> smarch_cicc_hopper_intrinsic {
    smarch_cicc_hopper_intrinsic {
        first: row.first,
        last: row.last,
        description: row.description.as_c_str(),
    }
}

const fn branch_row(row: &ConvergentBranch) -> smarch_cicc_branch {
    smarch_cicc_branch {
        name: row.name.as_c_str(),
        builtins: [row.builtins.0, row.builtins.1],
        lowest: row.lowest,
        message: row.message.as_c_str(),
    }
}

/// The texts, then NULL.
const fn texts(mut texts: &[crate::Text]) -> [*const c_char; 4] {
    let mut pointers = [core::ptr::null(); 4];
    let mut room: &mut [*const c_char] = &mut pointers;
    while let ([text, rest @ ..], [cell, others @ ..]) = (texts, room) {
        *cell = text.as_c_str();
        texts = rest;
        room = others;
    }
    assert!(texts.is_empty());
    pointers
}

const fn feature_row(row: &FeatureGate) -> smarch_cicc_feature {
    smarch_cicc_feature {
        generation: row.generation.code(),
        threshold: match row.generation.threshold() {
            Some(bound) => bound,
            None => 0,
        },
        title: row.title.as_c_str(),
        text: row.text.as_c_str(),
        builtins: or_null(row.builtins),
        diagnostic: or_null(row.diagnostic),
        condition: or_null(row.condition),
        variables: texts(row.variables),
        functions: texts(row.functions),
    }
}

c_rows!(HOPPER_ROWS: [smarch_cicc_hopper_intrinsic; HOPPER_COUNT] = hopper_row(HOPPER_INTRINSICS));
c_rows!(BRANCH_ROWS: [smarch_cicc_branch; BRANCH_COUNT] = branch_row(CONVERGENT_BRANCHES));
c_rows!(FEATURE_ROWS: [smarch_cicc_feature; FEATURE_COUNT] = feature_row(FEATURE_GATES));

/// The builtins that are refused before Hopper. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_hopper_intrinsics(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_hopper_intrinsic> {
    list(&HOPPER_ROWS, count)
}

/// What is said of a builtin for a version field, ten times the SM number: "" where it is allowed, for version 0, and for
/// builtins that have no such gate. Never NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_hopper_refusal(builtin: u32, version: u32) -> *const c_char {
    match hopper_intrinsic(builtin) {
        Some(_) if is_before_hopper(version) => HOPPER_MESSAGE.as_c_str(),
        _ => NO_TEXT,
    }
}

/// The convergent branches. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_branches(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_branch> {
    list(&BRANCH_ROWS, count)
}

/// What is said of a convergent branch for a raw SM number: "" where it is allowed, and for other builtins. Never NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_branch_refusal(builtin: u32, sm: u32) -> *const c_char {
    convergent_refusal(builtin, sm).map_or(NO_TEXT, |message| message.as_c_str())
}

/// Whether a builtin is one of HMMA, SMARCH_CICC_HMMA_FIRST to SMARCH_CICC_HMMA_LAST.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_is_hmma(builtin: u32) -> bool {
    is_hmma(builtin)
}

/// Which text of bulk copies stands in inline assembly, SMARCH_CICC_BULK_*, the longer one before the shorter; 0 when none
/// does. *at (may be NULL) becomes where it stands; it is left as it is for 0.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_bulk_copy(
    assembly: *const c_char,
    len: usize,
    at: Option<&mut MaybeUninit<usize>>,
) -> u32 {
    // SAFETY: the caller passes len readable bytes.
    let assembly = unsafe { slice(assembly.cast::<u8>(), len) }.unwrap_or_default();
    let Some(pattern) = BulkCopy::matching(assembly) else {
        return 0;
    };
    if let (Some(at), Some(found)) = (at, pattern.find(assembly)) {
        at.write(found);
    }
    pattern.code()
}

/// What each generation brings to cicc, as the document lists it. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_features(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_feature> {
    list(&FEATURE_ROWS, count)
}
