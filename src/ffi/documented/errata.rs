//! Errata.

use crate::documented::{ERRATA, Erratum};
use crate::ffi::boundary::{Row, all_rows, slice};
use core::ffi::c_char;

/// Kinds of evidence, bits: SMARCH_EVIDENCE_*.
#[doc(alias = "SMARCH_EVIDENCE_")]
#[allow(dead_code, reason = "the type of a field of rows")]
pub type smarch_evidence = u32;

all_rows! {
    /// All errata, by id. NULL when count is NULL.
    fn smarch_errata() -> [Erratum] = ERRATA;
}

/// The erratum with this id, ASCII case ignored: "E09", "e34b". NULL when there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_erratum_find(id: *const c_char, len: usize) -> Row<Erratum> {
    // SAFETY: the caller passes len readable bytes.
    Erratum::find(unsafe { slice(id.cast::<u8>(), len) }.ok()?)
}
