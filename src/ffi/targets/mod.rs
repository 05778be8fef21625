//! Targets, names, tools.

mod macros;
pub(super) mod name;
mod tool;

use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{Row, all_rows};
use crate::ffi::toolkits::smarch_toolkit;
use crate::targets::{Cc, Info, ROWS, Standing, Suffix, Target};
use crate::{Toolkit, Version};
use core::ffi::c_char;

/// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
/// a base target), so that constants never renumber. 0 is not a target. SMARCH_SM_75, SMARCH_SM_90A, ...
pub type smarch_target = u32;

/// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
pub type smarch_cc = u32;

/// Where a target stands in a release of the toolkit: SMARCH_STANDING_*; 0 where the release does not know it.
#[doc(alias = "SMARCH_STANDING_")]
pub type smarch_standing = u32;

/// A family of architectures whose f targets are compatible upward: SMARCH_FAMILY_*; 0 for none.
#[doc(alias = "SMARCH_FAMILY_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_family = u32;

/// The sm_ name of a target, "sm_90a"; "" for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_name(t: smarch_target) -> *const c_char {
    smarch_target_info_of(t).map_or(NO_TEXT, |info| info.name.as_c_str())
}

/// The base target of a compute capability; 0 when no target has the number. 10.1 gives
/// sm_101, the older name of sm_110.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_from_cc(cc: smarch_cc) -> smarch_target {
    Cc(cc).target().map_or(0, Target::id)
}

/// The target of the same number with this suffix: 'a', 'f', or 0 for the base target; 0 if there is none, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_with_suffix(t: smarch_target, suffix: u32) -> smarch_target {
    let target = Target::from_id(t).zip(Suffix::from_code(suffix));
    target
        .and_then(|(target, suffix)| target.with_suffix(suffix))
        .map_or(0, Target::id)
}

/// What is known of a target without asking anything else; NULL for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_info_of(t: smarch_target) -> Row<Info> {
    Target::info_from_id(t)
}

/// Where a target stands in a release; 0 where the release does not know it yet, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_standing(k: smarch_toolkit, t: smarch_target) -> smarch_standing {
    let standing = toolkit_and_target(k, t).and_then(|(toolkit, target)| toolkit.standing(target));
    standing.map_or(0, Standing::code)
}

/// The lowest .version with which ptxas of a release accepts the .target; {0, 0} when it never does, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_lowest_ptx(k: smarch_toolkit, t: smarch_target) -> Version {
    let lowest = toolkit_and_target(k, t).and_then(|(toolkit, target)| toolkit.lowest_ptx(target));
    lowest.unwrap_or(Version::NONE)
}

fn toolkit_and_target(k: smarch_toolkit, t: smarch_target) -> Option<(Toolkit, Target)> {
    Toolkit::of_code(k).zip(Target::from_id(t))
}

all_rows! {
    /// All targets, ordered by number, then base, a, f; *count becomes how many. NULL when count is NULL.
    fn smarch_targets() -> [Info] = &ROWS;
}
