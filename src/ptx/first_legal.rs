//! Which of several forms is legal: the first, in the caller's order of preference.

use super::Form;
use crate::{Target, Toolkit, Verdict, Version};

/// The form to emit, of a list in the order of preference.
#[doc(alias = "smarch_ptx_choice")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstLegal {
    /// The place of the first legal form, from 0 on. If none is legal, the place of the last form, the last resort.
    pub index: usize,
    /// Yes, or why not even the last is legal.
    pub verdict: Verdict,
}

impl Form {
    /// Which of these forms ptxas of this release accepts first in PTX with `.target ptx` and this `.version`; `None` is the newest that the release
    /// reads. No answer without forms.
    ///
    /// ```
    /// use smarch::{Target, Toolkit, ptx::Form};
    ///
    /// let forms = ["cvt.rn.satfinite.e2m1x2.f32", "cvt.rn.satfinite.e4m3x2.f32", "cvt.rn.f16x2.f32"].map(|text| text.parse().unwrap());
    /// let first = |target| Form::first_legal(&forms, Toolkit::V13_0, None, target).unwrap();
    /// assert_eq!(first(Target::Sm89).index, 1);
    /// assert!(!first(Target::Sm75).verdict.is_yes());
    /// ```
    #[must_use]
    pub fn first_legal<'a>(
        forms: impl IntoIterator<Item = &'a Self>,
        toolkit: Toolkit,
        version: Option<Version>,
        ptx: Target,
    ) -> Option<FirstLegal> {
        let mut last = None;
        for (index, form) in forms.into_iter().enumerate() {
            let verdict = form.is_supported_why(toolkit, version, ptx);
            last = Some(FirstLegal { index, verdict });
            if verdict.is_yes() {
                break;
            }
        }
        last
    }
}
