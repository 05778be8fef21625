//! Targets, names and macros.

use super::NO_TEXT;
use super::boundary::{self, c_rows, fill_list, fill_text, or_null, slice, smarch_status, status, write};
use crate::Version;
use crate::target::{self, ArchList, Cc, Family, NameKind, Standing, Target};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A target: the SM number shifted left by eight plus the suffix letter ('a', 'f', or 0 for
/// a base target), so that constants never renumber. 0 is no target. SMARCH_SM_75, SMARCH_SM_90A, ...
pub type smarch_target = u32;

/// A compute capability as drivers report it, major * 10 + minor: 7.5 is 75, 10.0 is 100.
pub type smarch_cc = u32;

/// What the prefix of a name says: SMARCH_KIND_SM, _COMPUTE or _LTO.
pub type smarch_kind = u32;

/// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_name {
    /// SMARCH_KIND_SM, _COMPUTE or _LTO.
    pub kind: smarch_kind,
    /// The target.
    pub target: smarch_target,
}

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

/// Which target an sm_ name stands for, read strictly: exact lower-case text, no leading
/// zeros, nothing after it. s may be NULL when len is 0.
///
/// SMARCH_ERROR_NAME_*: the first thing that is wrong, from left to right.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_target_parse(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_target>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(text.and_then(Target::parse).and_then(|target| write(out, target.id())))
}

/// Which kind and target a name stands for: sm_, compute_ or lto_; else as smarch_target_parse.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_parse(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_name>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(
        text.and_then(target::Name::parse)
            .and_then(|name| write(out, c_name(name))),
    )
}

const fn c_name(name: target::Name) -> smarch_name {
    smarch_name {
        kind: name.kind.code(),
        target: name.target.id(),
    }
}

/// Which target ptxas takes PTX for, given the text after .target. ptxas is lenient:
/// sm_075 and sm_4294967371 mean sm_75, sm_100fa means sm_100a, and of a list the last
/// name counts. For what a user typed take smarch_target_parse.
///
/// SMARCH_ERROR_NAME_*, SMARCH_ERROR_DIRECTIVE_OPTION: ptxas refuses the directive.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_target_parse_like_ptxas(
    s: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_target>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(
        text.and_then(target::parse_ptx_target_like_ptxas)
            .and_then(|target| write(out, target.id())),
    )
}

/// The sm_ name of a target, "sm_90a". Never NULL; "" when t is no target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_target_name(t: smarch_target) -> *const c_char {
    Target::from_id(t).map_or(NO_TEXT, |target| target.info().name.as_c_str())
}

/// Writes a name, with a NUL, into buf: at most 13 bytes. *length (may be NULL) becomes the
/// length without the NUL, also when buf is too small; buf is then untouched.
///
/// SMARCH_ERROR_INVALID_VALUE, _INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_write(
    name: smarch_name,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::name(name.kind, name.target).and_then(|name| {
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, name) }
    }))
}

/// Which names a misspelt one may have meant, for "did you mean": at most four. *count becomes
/// how many there are, 0 when nothing is near.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_name_suggest(
    s: *const c_char,
    len: usize,
    out: *mut smarch_name,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(s.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let names = target::suggestions(text);
        // SAFETY: the caller passes room for capacity names.
        unsafe { fill_list(out, capacity, count, names.iter().map(|&name| c_name(name))) }
    }))
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
    count?.write(COUNT);
    INFOS.first()
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

/// The prefix of a kind: "sm_". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_kind_prefix(kind: smarch_kind) -> *const c_char {
    NameKind::from_code(kind).map_or(NO_TEXT, |kind| kind.prefix().as_c_str())
}

/// A macro that a CUDA compiler defines for a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_macro {
    /// The name, NUL-terminated.
    pub name: [c_char; 32],
    /// The value; meaningless when has_value is 0.
    pub value: u32,
    /// 1 when the macro has a value, 0 when it is defined as nothing.
    pub has_value: u32,
}

/// Which macros a compiler defines for a target, in nvcc's order: at most four. *count becomes
/// how many there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_macros(
    t: smarch_target,
    out: *mut smarch_macro,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        // SAFETY: the caller passes room for capacity macros.
        unsafe {
            fill_list(
                out,
                capacity,
                count,
                target::macros(target).map(|entry| c_macro(&entry)),
            )
        }
    }))
}

fn c_macro(entry: &target::Macro) -> smarch_macro {
    let mut name = [0; 32];
    for (cell, &byte) in name.iter_mut().zip(entry.name.as_bytes()) {
        *cell = byte as c_char;
    }
    smarch_macro {
        name,
        value: entry.value.unwrap_or_default(),
        has_value: u32::from(entry.value.is_some()),
    }
}

/// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
/// once, suffixes not told apart. Written with a NUL; *length (may be NULL) becomes the length
/// without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: one of them is none. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list(
    targets: *const smarch_target,
    target_count: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes target_count readable targets.
    let targets = unsafe { slice(targets, target_count) };
    status(targets.and_then(|targets| {
        // Each target counts once, so as many as there are always fit.
        let mut list = heapless::Vec::<Target, COUNT>::new();
        for &id in targets {
            let target = boundary::target(id)?;
            if !list.contains(&target) {
                let _ = list.push(target);
            }
        }
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, ArchList(&list)) }
    }))
}
