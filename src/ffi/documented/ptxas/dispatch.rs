//! ptxas as documented: dispatch maps and handlers.

use crate::documented::ptxas::{
    DISPATCH_MAPS, DispatchMap, DispatchMapRow, HANDLER_FUNCTIONS, HANDLERS, Handler, Handlers, SHARING_GROUPS,
    SharingGroup, handlers,
};
use crate::ffi::boundary::{self, Row, all_rows, code_texts};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_target;

/// A map of the capability dispatch, by number: SMARCH_DOCUMENTED_PTXAS_MAP_*.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_MAP_")]
pub type smarch_documented_ptxas_map = u32;

all_rows! {
    /// The seven maps of the capability dispatch, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_dispatch_maps() -> [DispatchMapRow] = DISPATCH_MAPS;

    /// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_handler_sets() -> [Handlers] = HANDLERS;

    /// The 36 functions of maps 1 to 3, addresses ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_handlers() -> [Handler] = HANDLER_FUNCTIONS;

    /// The six groups of more than one target that share all seven maps, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_sharing_groups() -> [SharingGroup] = SHARING_GROUPS;
}

/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_handler_set_of(target: smarch_target) -> Row<Handlers> {
    handlers(boundary::target(target).ok()?)
}

/// The function of maps 1 to 3 that begins at an address, with its map and its targets. NULL when none does.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_handler_of_address(address: u32) -> Row<Handler> {
    Handler::at(address)
}

/// The function that a map holds under a name. NULL for lto_ names, which no map holds, for targets that ptxas does not
/// register, for maps whose values no document gives (4 to 7), and for invalid maps and names.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_handler_find(
    map: smarch_documented_ptxas_map,
    name: smarch_name,
) -> Row<Handler> {
    DispatchMap::from_code(map)?.handler(boundary::name(name.kind, name.target).ok()?)
}

code_texts! {
    /// What a map of the capability dispatch is for: "Handler A (primary codegen)". Returns "" for an unknown code.
    fn smarch_documented_ptxas_map_name(map: smarch_documented_ptxas_map) = DispatchMap;
}
