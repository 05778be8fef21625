//! ptxas as documented: dispatch maps and handlers.

use crate::documented::ptxas::{
    DISPATCH_MAPS, DispatchMapRow, HANDLERS, Handlers, SHARING_GROUPS, SharingGroup, handlers,
};
use crate::ffi::boundary::{self, Row, all_rows};
use crate::ffi::targets::smarch_target;

all_rows! {
    /// The seven maps of the capability dispatch, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_dispatch_maps() -> [DispatchMapRow] = DISPATCH_MAPS;

    /// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_handler_sets() -> [Handlers] = HANDLERS;

    /// The six groups of more than one target that share all seven maps, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_sharing_groups() -> [SharingGroup] = SHARING_GROUPS;
}

/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_handler_set_of(target: smarch_target) -> Row<Handlers> {
    handlers(boundary::target(target).ok()?)
}
