//! Targets.

use super::NO_TEXT;
use super::boundary::{c_rows, list, or_null};
use crate::Version;
use crate::target::{Cc, Family, Standing, Target};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
/// a base target), so that constants never renumber. 0 is no target. SMARCH_SM_75, SMARCH_SM_90A, ...
pub type smarch_target = u32;

/// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
pub type smarch_cc = u32;

/// What is known of a target without asking anything else. Pointers are valid for ever.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_target_info {
    /// The target.
    pub target: smarch_target,
    /// The SM number: 75, 90, 121. Also the compute capability, major * 10 + minor.
    pub number: u32,
    /// The suffix letter, 'a' or 'f'; 0 for a base target.
    pub suffix: u32,
    /// Where it stands in toolkit 13.0: SMARCH_STANDING_*.
    pub standing: u32,
    /// In which family f code is compatible: SMARCH_FAMILY_*; 0 for none (below 10.0).
    pub family: u32,
    /// The target that this is an older name of (sm_101 of sm_110); 0 when it is none.
    pub alias_of: smarch_target,
    /// The value of __CUDA_ARCH__, ten times the number.
    pub cuda_arch: u32,
    /// Which tools know the sm_ name: bit 1u << SMARCH_TOOL_*.
    pub tools: u32,
    /// "sm_90a".
    pub name: *const c_char,
    /// The family string in ptxas's profile; NULL where ptxas has no profile.
    pub ptxas_family: *const c_char,
    /// The generation under which the parts are sold; NULL where there are no parts.
    pub generation: *const c_char,
    /// The parts; NULL where the documents name none.
    pub product: *const c_char,
    /// The text of __CUDA_ARCH__ as documented ("90a0"; the macro's value is cuda_arch); NULL where ptxas has no profile.
    pub cuda_arch_text: *const c_char,
    /// The lowest PTX version with which ptxas 13.0.88 accepts the .target; NULL when it never does.
    pub ptx_accepted: Option<&'static Version>,
    /// The lowest PTX version that a compiler should emit for it; NULL where no public source states one.
    pub ptx_emitted: Option<&'static Version>,
    /// The oldest toolkit that was seen to build it; 11.7, the oldest that was run, means 11.7 or earlier. NULL: none was.
    pub oldest_toolkit: Option<&'static Version>,
    /// The newest toolkit that was seen to build it; 13.5, the newest that was run, means 13.5 or later. NULL: none was.
    pub newest_toolkit: Option<&'static Version>,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_target_info {}

c_rows!(INFOS: [smarch_target_info; COUNT] = info(Target::ALL));

const fn info(target: &Target) -> smarch_target_info {
    let row = target.info();
    smarch_target_info {
        target: target.id(),
        number: target.number(),
        suffix: target.id() & 0xff,
        standing: row.standing.code(),
        family: match target.family() {
            Some(family) => family.code(),
            None => 0,
        },
        alias_of: match row.alias_of {
            Some(target) => target.id(),
            None => 0,
        },
        cuda_arch: target.cuda_arch(),
        tools: row.tools.bits(),
        name: row.name.as_c_str(),
        ptxas_family: or_null(row.ptxas_family),
        generation: or_null(row.generation),
        product: or_null(row.product),
        cuda_arch_text: or_null(row.cuda_arch_text),
        ptx_accepted: row.ptx_accepted,
        ptx_emitted: row.ptx_emitted,
        oldest_toolkit: row.oldest_toolkit,
        newest_toolkit: row.newest_toolkit,
    }
}

/// The sm_ name of a target, "sm_90a". Never NULL; "" when t is no target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_name(t: smarch_target) -> *const c_char {
    smarch_target_info_of(t).map_or(NO_TEXT, |info| info.name)
}

/// The base target of a compute capability; 0 when no target has the number. 10.1 gives
/// sm_101, the older name of sm_110.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_from_cc(cc: smarch_cc) -> smarch_target {
    Cc(cc).target().map_or(0, Target::id)
}

/// The target that ptxas, cicc and nvcc take when none is named: sm_75.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_default() -> smarch_target {
    Target::DEFAULT.id()
}

/// What is known of a target; NULL when t is no target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_info_of(t: smarch_target) -> Option<&'static smarch_target_info> {
    INFOS.get(Target::from_id(t)? as usize)
}

/// All targets, ordered by number, then base, a, f; *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_targets(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_target_info> {
    list(&INFOS, count)
}

/// A standing in words: "production". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_standing_name(standing: u32) -> *const c_char {
    Standing::from_code(standing).map_or(NO_TEXT, |standing| standing.text().as_c_str())
}

/// A family in words: "sm_10x". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_family_name(family: u32) -> *const c_char {
    Family::from_code(family).map_or(NO_TEXT, |family| family.text().as_c_str())
}
