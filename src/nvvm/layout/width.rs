//! Which widths of pointers libnvvm takes, release by release.
//!
//! Source: `evidence/libnvvm_pointer_widths.tsv`, `evidence/libnvvm_pointer_spaces.tsv`; measured.

use super::super::generated::rows::WIDTHS;
use super::super::rows::verdict;
use super::super::{FrontEnd, Phase, either};
use super::listed;
use crate::targets::Target;
use crate::{Toolkit, Verdict};

/// What libnvvm of this release does with programs for a target whose pointers have this number of bits. The layout is
/// otherwise the recommended one.
///
/// [`Verdict::Yes`]: all that were run pass. [`Verdict::NoNvvmPointerUse`]: loads through an argument pass, and an
/// index, a variable or a global fail. [`Verdict::NoNvvmPointerCrash`]: the process ends. [`Verdict::NoNvvmLayout`]:
/// the layout is refused; from 13.4 on, for targets from 100 on, some uses end the process before that.
/// [`Verdict::UnknownNvvmWidth`]: such a width was not run. 12.8 to 13.3 compile programs without any pointer with any
/// width. From 12.5 on verification passes everything that the front end can read.
#[must_use]
pub fn pointer_width(toolkit: Toolkit, target: Target, phase: Phase, bits: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|_| match bits {
        32 if !listed::compiles_32_bits(toolkit, target, phase) => Verdict::NoNvvmLayout,
        _ => of_width(toolkit, target, phase, bits),
    }))
}

pub(super) fn of_width(toolkit: Toolkit, target: Target, phase: Phase, bits: u32) -> Verdict {
    match bits {
        0 | 0x100_0000.. => Verdict::NoNvvmLayout,
        _ => verdict(WIDTHS, toolkit, target, phase, |ranges| ranges.has(bits)).unwrap_or(Verdict::UnknownNvvmWidth),
    }
}

/// The worse of two: the end of the process, a failure, not known, yes.
pub(super) fn worse(one: Verdict, other: Verdict) -> Verdict {
    let rank = |verdict| match verdict {
        Verdict::Yes => 0,
        Verdict::UnknownNvvmWidth => 1,
        Verdict::NoNvvmPointerUse => 2,
        _ => 3,
    };
    if rank(other) > rank(one) { other } else { one }
}
