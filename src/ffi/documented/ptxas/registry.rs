//! ptxas as documented: families, registered profiles, layers, pages.

use crate::documented::ptxas::{
    DEEP_DIVES, DeepDive, FAMILY_ASSIGNMENTS, FamilyAssignment, LAYERS, Layer, Page, REGISTERED, Registered, registered,
};
use crate::ffi::boundary::{self, Row, all_rows, code_texts};
use crate::ffi::targets::name::smarch_name;

/// A page of the documents that describes targets: SMARCH_DOCUMENTED_PTXAS_PAGE_*.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_PAGE_")]
pub type smarch_documented_ptxas_page = u32;

all_rows! {
    /// The nine lines of the family assignment, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_family_assignments() -> [FamilyAssignment] = FAMILY_ASSIGNMENTS;

    /// The 23 registered profiles, in the order of the targets. NULL when count is NULL.
    fn smarch_documented_ptxas_registered_profiles() -> [Registered] = REGISTERED;

    /// The three levels of what ptxas knows of a target, in order. NULL when count is NULL.
    fn smarch_documented_ptxas_profile_layers() -> [Layer] = LAYERS;

    /// The pages that the documents list. NULL when count is NULL.
    fn smarch_documented_ptxas_deep_dives() -> [DeepDive] = DEEP_DIVES;
}

/// The profile that ptxas finds under a name. NULL where it registers none: for legacy targets, sm_73, sm_82,
/// sm_101 and invalid names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_registered_profile_of(name: smarch_name) -> Row<Registered> {
    registered(boundary::name(name.kind, name.target).ok()?)
}

code_texts! {
    /// The name of a page: "turing-ampere". Returns "" for an unknown code.
    fn smarch_documented_ptxas_page_name(page: smarch_documented_ptxas_page) = Page;
}
