//! Which widths of pointers libnvvm takes, release by release.
//!
//! Source: `evidence/libnvvm_pointer_widths.tsv`, `evidence/libnvvm_pointer_spaces.tsv`; measured.

use super::super::{FrontEnd, Phase, either};
use super::listed;
use crate::targets::Target;
use crate::{Toolkit, Verdict};

/// What libnvvm of this release does with programs for a target that have pointers of so many bits, in a layout that is the
/// recommended one but for that.
///
/// [`Verdict::Yes`]: all that were run pass. [`Verdict::NoNvvmPointerUse`]: loads through an argument pass, and an index, a variable or
/// a global fail. [`Verdict::NoNvvmPointerCrash`]: the process ends. [`Verdict::NoNvvmLayout`]: the layout is refused
/// (from 13.4 on and for targets from 100 on some uses end the process before that). [`Verdict::UnknownNvvmWidth`]: such a width was not run. Programs that have no pointer at all are compiled with any width from 12.8
/// to 13.3, and all that the front end can read is verified from 12.5 on.
#[must_use]
pub fn pointer_width(toolkit: Toolkit, target: Target, phase: Phase, bits: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match bits {
        32 if !listed::compiles_32_bits(toolkit, target, phase) => Verdict::NoNvvmLayout,
        _ => of_width(toolkit, front_end, phase, bits),
    }))
}

pub(super) fn of_width(toolkit: Toolkit, front_end: FrontEnd, phase: Phase, bits: u32) -> Verdict {
    use Verdict::{NoNvvmLayout, NoNvvmPointerCrash, NoNvvmPointerUse, Yes};
    match (front_end, phase, bits) {
        (_, _, 0 | 0x100_0000..) => NoNvvmLayout,
        _ if !was_run(toolkit, bits) => Verdict::UnknownNvvmWidth,
        (_, _, 64) => Yes,
        (FrontEnd::Older, Phase::Compile, _) if !bits.is_multiple_of(8) && toolkit.is_from(Toolkit::V13_0) => {
            NoNvvmLayout
        }
        (FrontEnd::Older, ..) if !bits.is_multiple_of(8) => NoNvvmPointerCrash,
        (FrontEnd::Older, _, 32) => Yes,
        (FrontEnd::Older, Phase::Verify, _) if toolkit.is_from(Toolkit::V12_5) => Yes,
        (FrontEnd::Older, ..) if !toolkit.is_from(Toolkit::V12_8) => NoNvvmLayout,
        (FrontEnd::Newer, Phase::Verify, 1 | 2) if toolkit.is_from(Toolkit::V13_4) => NoNvvmPointerUse,
        (FrontEnd::Newer, Phase::Verify, _) => Yes,
        (FrontEnd::Newer, Phase::Compile, _) if toolkit.is_from(Toolkit::V13_4) => NoNvvmLayout,
        (FrontEnd::Newer, Phase::Compile, 32 | 256 | 512) if toolkit.is_from(Toolkit::V13_3) => NoNvvmPointerUse,
        (FrontEnd::Newer, Phase::Compile, 32) => Yes,
        (_, _, 8 | 16 | 128) | (FrontEnd::Newer, _, 1 | 2 | 4) => NoNvvmPointerUse,
        _ => NoNvvmPointerCrash,
    }
}

/// Whether programs with pointers of this width were run: all up to 130, of 13.0 all up to 1,024, of others some.
fn was_run(toolkit: Toolkit, bits: u32) -> bool {
    match bits {
        1..=130 => true,
        131..=1024 if toolkit == Toolkit::V13_0 => true,
        136 | 144 | 160 | 192 | 224 | 255..=257 | 320 | 384 | 512 | 1024 => true,
        _ => false,
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
