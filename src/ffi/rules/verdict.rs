//! Verdicts.

use crate::{Toolkit, Verdict};
use core::ffi::c_char;

/// The answer to a rule's question with its reason: SMARCH_YES, SMARCH_NO_*, SMARCH_UNKNOWN_*.
/// 0 (SMARCH_NO_VERDICT): no answer possible, the input was not a target or not a name.
pub type smarch_verdict = u32;

/// Which side a verdict is on: SMARCH_ANSWER_YES, _NO or _UNKNOWN.
#[doc(alias = "SMARCH_ANSWER_")]
pub type smarch_answer = u32;

/// The message of a verdict; "no answer: bad input" for 0 and for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_verdict_message(verdict: smarch_verdict) -> *const c_char {
    const NO_VERDICT: crate::Text = text!("no answer: bad input");
    Verdict::from_code(verdict).map_or(NO_VERDICT, Verdict::text).as_c_str()
}

/// Which side a verdict is on; 0 for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_verdict_answer(verdict: smarch_verdict) -> smarch_answer {
    Verdict::from_code(verdict).map_or(0, |verdict| verdict.answer().code())
}

/// The code of a verdict, or 0 where the input was invalid.
pub(in crate::ffi) fn code(verdict: Option<Verdict>) -> smarch_verdict {
    verdict.map_or(0, Verdict::code)
}

/// The code of what a release of the toolkit does: SMARCH_UNKNOWN_TOOLKIT for a number that is no release that was run, 0 where the
/// rest of the input was invalid.
pub(in crate::ffi) fn code_of(toolkit: u32, verdict: impl Fn(Toolkit) -> Option<Verdict>) -> smarch_verdict {
    match Toolkit::of_code(toolkit) {
        Some(toolkit) => code(verdict(toolkit)),
        // Any release does to find out whether the input is valid.
        None => code(verdict(Toolkit::DEFAULT).map(|_| Verdict::UnknownToolkit)),
    }
}
