//! Intrinsics with a gate of their own, and what each generation brings to cicc.

use crate::documented::cicc::intrinsics::{
    BulkCopy, CONVERGENT_BRANCHES, ConvergentBranch, HOPPER_INTRINSICS, HOPPER_MESSAGE, HopperIntrinsic,
    convergent_refusal, has_builtin, hopper_intrinsic, is_before_hopper, is_hmma,
};
use crate::documented::cicc::{FEATURE_GATES, FeatureGate};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{Out, all_rows, slice, smarch_status, status, write};
use core::ffi::c_char;

/// A generation of features, a section of the document: SMARCH_DOCUMENTED_CICC_GENERATION_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_GENERATION_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_generation = u32;

/// A text that cicc looks for in inline assembly: SMARCH_DOCUMENTED_CICC_BULK_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_BULK_")]
pub type smarch_documented_cicc_bulk_copy = u32;

all_rows! {
    /// The builtins that are refused before Hopper. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_hopper_intrinsics() -> [HopperIntrinsic] = HOPPER_INTRINSICS;

    /// The two convergent branches. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_branches() -> [ConvergentBranch] = CONVERGENT_BRANCHES;

    /// What each generation brings to cicc, in the order of the document. *count becomes how many. NULL when count is
    /// NULL.
    fn smarch_documented_cicc_features() -> [FeatureGate] = FEATURE_GATES;
}

/// The message about a builtin for a version field, ten times the SM number. Returns "" where the builtin is allowed, for
/// version 0, and for builtins that have no such gate.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_hopper_refusal(builtin: u32, version: u32) -> *const c_char {
    match hopper_intrinsic(builtin) {
        Some(_) if is_before_hopper(version) => HOPPER_MESSAGE.as_c_str(),
        _ => NO_TEXT,
    }
}

/// The message about a convergent branch for a raw SM number. Returns "" where it is allowed, and for other builtins.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_branch_refusal(builtin: u32, sm: u32) -> *const c_char {
    convergent_refusal(builtin, sm).map_or(NO_TEXT, |message| message.as_c_str())
}

/// Whether a builtin is one of HMMA, SMARCH_DOCUMENTED_CICC_HMMA_FIRST to SMARCH_DOCUMENTED_CICC_HMMA_LAST.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_is_hmma(builtin: u32) -> bool {
    is_hmma(builtin)
}

/// Whether a raw SM number has a builtin of those that the document names: HMMA, a convergent branch, one of Hopper's. False for others.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_sm_has_builtin(sm: u32, builtin: u32) -> bool {
    has_builtin(builtin, sm) == Some(true)
}

/// A text of bulk copies in inline assembly.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_bulk_copy_match {
    /// Where it stands, in bytes; 0 where there is none.
    pub at: usize,
    /// Which text it is; 0 for none.
    pub bulk_copy: smarch_documented_cicc_bulk_copy,
    /// 0.
    pub reserved: u32,
}

/// The first text of bulk copies in inline assembly; the longer text is looked for before the shorter.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_bulk_copy_search(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_cicc_bulk_copy_match>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let assembly = unsafe { slice(text.cast::<u8>(), len) };
    status(assembly.and_then(|assembly| {
        let pattern = BulkCopy::matching(assembly);
        let found = smarch_documented_cicc_bulk_copy_match {
            at: pattern.and_then(|pattern| pattern.find(assembly)).unwrap_or(0),
            bulk_copy: pattern.map_or(0, BulkCopy::code),
            reserved: 0,
        };
        write(out, found)
    }))
}
