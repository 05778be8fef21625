//! ptxas as documented: families, registered profiles, layers, pages.

use crate::Text;
use crate::documented::ptxas::{
    DEEP_DIVES, DeepDive, FAMILY_ASSIGNMENTS, FamilyAssignment, LAYERS, Layer, REGISTERED, Registered,
};
use crate::ffi::boundary::{self, c_rows, list, or_null, target_ids};
use crate::ffi::target::smarch_target;
use crate::target::NameKind;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// Targets that the family assignment lists together.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_family_assignment {
    /// The targets; 0 where there are no more.
    pub targets: [smarch_target; 4],
    /// Their family name.
    pub family: *const c_char,
    /// The document's note.
    pub note: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_family_assignment {}

const fn family_assignment_row(row: &FamilyAssignment) -> smarch_family_assignment {
    smarch_family_assignment {
        targets: target_ids(row.targets),
        family: row.family.as_c_str(),
        note: row.note.as_c_str(),
    }
}

c_rows!(FAMILY_ROWS: [smarch_family_assignment; FAMILY_COUNT] = family_assignment_row(FAMILY_ASSIGNMENTS));

/// The nine lines, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_family_assignments(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_family_assignment> {
    list(&FAMILY_ROWS, count)
}

/// What ptxas registers to identify a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_registered_profile {
    /// The target.
    pub target: smarch_target,
    /// The codegen factory value that gates compare.
    pub isa_value: u32,
    /// "sm_90a".
    pub sm_name: *const c_char,
    /// "compute_90a".
    pub compute_name: *const c_char,
    /// "lto_90a".
    pub lto_name: *const c_char,
    /// The family name.
    pub family: *const c_char,
    /// The text of __CUDA_ARCH__; the macro's value is smarch_target_info's cuda_arch.
    pub cuda_arch_text: *const c_char,
    /// The class of the ISA; NULL, unknown for ptxas.
    pub isa_class: *const c_char,
    /// How the documents call the page that describes the target.
    pub page: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_registered_profile {}

const fn registered_profile_row(row: &Registered) -> smarch_registered_profile {
    smarch_registered_profile {
        target: row.target.id(),
        isa_value: row.isa_value,
        sm_name: row.name(NameKind::Sm).as_c_str(),
        compute_name: row.name(NameKind::Compute).as_c_str(),
        lto_name: row.name(NameKind::Lto).as_c_str(),
        family: row.family.as_c_str(),
        cuda_arch_text: row.cuda_arch.as_c_str(),
        isa_class: or_null(row.isa_class),
        page: row.page.text().as_c_str(),
    }
}

c_rows!(REGISTERED_ROWS: [smarch_registered_profile; REGISTERED_COUNT] = registered_profile_row(REGISTERED));

/// The 23 registered profiles, in the order of the targets. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_registered_profiles(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_registered_profile> {
    list(&REGISTERED_ROWS, count)
}

/// The profile that ptxas finds under a name of a kind (SMARCH_KIND_*). NULL where it registers none:
/// for legacy targets, sm_73, sm_82, sm_101 and for forged names.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_registered_profile_of(
    kind: u32,
    t: smarch_target,
) -> Option<&'static smarch_registered_profile> {
    boundary::name(kind, t).ok()?;
    REGISTERED_ROWS.iter().find(|row| row.target == t)
}

/// A level of what ptxas knows of a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_profile_layer {
    /// 1 to 3.
    pub level: u32,
    /// The function or functions, by name.
    pub function: *const c_char,
    /// What it holds.
    pub content: *const c_char,
    /// What it answers.
    pub gives: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_profile_layer {}

const fn profile_layer_row(row: &Layer) -> smarch_profile_layer {
    smarch_profile_layer {
        level: row.level as u32,
        function: row.function.as_c_str(),
        content: row.content.as_c_str(),
        gives: row.gives.as_c_str(),
    }
}

c_rows!(LAYER_ROWS: [smarch_profile_layer; LAYER_COUNT] = profile_layer_row(LAYERS));

/// The three levels, the first first. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_profile_layers(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_profile_layer> {
    list(&LAYER_ROWS, count)
}

/// A page of the documents' own.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_deep_dive {
    /// Its title.
    pub title: *const c_char,
    /// What it is about.
    pub content: *const c_char,
    /// How targets refer to it; NULL for the page that no target refers to.
    pub page: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_deep_dive {}

const fn page_name(row: &DeepDive) -> Option<Text> {
    match row.page {
        Some(page) => Some(page.text()),
        None => None,
    }
}

const fn deep_dive_row(row: &DeepDive) -> smarch_deep_dive {
    smarch_deep_dive {
        title: row.title.as_c_str(),
        content: row.content.as_c_str(),
        page: or_null(page_name(row)),
    }
}

c_rows!(PAGE_ROWS: [smarch_deep_dive; PAGE_COUNT] = deep_dive_row(DEEP_DIVES));

/// The pages that the documents list. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_deep_dives(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_deep_dive> {
    list(&PAGE_ROWS, count)
}
