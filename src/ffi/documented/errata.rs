//! Errata.

use crate::documented::{ERRATA, Erratum};
use crate::ffi::boundary::{c_rows, list, says, slice};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Where documents contradict themselves, each other or the tools, and what the library answers.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_erratum {
    /// A stable id: "E09".
    pub id: *const c_char,
    /// What it is about.
    pub subject: *const c_char,
    /// What the documents say.
    pub documents_say: *const c_char,
    /// What the library answers.
    pub library_answers: *const c_char,
    /// Where the evidence is: a file under tests/data, or the place in a document.
    pub proof: *const c_char,
    /// What kinds of evidence decide: SMARCH_EVIDENCE_*.
    pub evidence: u32,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_erratum {}

c_rows!(ROWS: [smarch_erratum; COUNT] = row(ERRATA));

const fn row(erratum: &Erratum) -> smarch_erratum {
    smarch_erratum {
        id: erratum.id.as_c_str(),
        subject: erratum.subject.as_c_str(),
        documents_say: erratum.documents_say.as_c_str(),
        library_answers: erratum.library_answers.as_c_str(),
        proof: erratum.proof.as_c_str(),
        evidence: erratum.evidence.bits(),
    }
}

/// All errata, by id; *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_errata(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_erratum> {
    list(&ROWS, count)
}

/// The erratum with this id, in capitals or not: "E09", "e34b". NULL when there is none.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_erratum_find(id: *const c_char, len: usize) -> Option<&'static smarch_erratum> {
    // SAFETY: the caller passes len readable bytes.
    let id = unsafe { slice(id.cast::<u8>(), len) }.ok()?;
    // SAFETY: the texts of rows are constants.
    ROWS.iter().find(|row| unsafe { says(row.id, id) })
}
