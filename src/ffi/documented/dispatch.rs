//! ptxas as documented: dispatch maps and handlers.

use crate::documented::ptxas::{DispatchMap, HANDLERS, Handlers, SHARING_GROUPS, SharingGroup};
use crate::ffi::boundary::{self, c_rows, list, target_ids};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// One of the seven maps of the capability dispatch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_dispatch_map {
    /// Its number, 1 to 7.
    pub map: u32,
    /// Where ptxas keeps it.
    pub address: u32,
    /// 1 when the documents give its values (maps 1 to 3): smarch_dispatch_handlers.
    pub has_values: u32,
    /// What it is for.
    pub purpose: *const c_char,
    /// What it holds.
    pub value_type: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_dispatch_map {}

const fn dispatch_map_row(row: &DispatchMap) -> smarch_dispatch_map {
    smarch_dispatch_map {
        map: row.code(),
        address: row.address(),
        has_values: matches!(
            row,
            DispatchMap::HandlerA | DispatchMap::HandlerB | DispatchMap::Intrinsics
        ) as u32,
        purpose: row.text().as_c_str(),
        value_type: row.value_type().as_c_str(),
    }
}

c_rows!(MAP_ROWS: [smarch_dispatch_map; MAP_COUNT] = dispatch_map_row(DispatchMap::ALL));

/// The seven maps, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_dispatch_maps(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_dispatch_map> {
    list(&MAP_ROWS, count)
}

/// The functions of a base target; its suffixed ones share them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_handlers {
    /// The base target.
    pub base: smarch_target,
    /// Map 1: handler A.
    pub a: u32,
    /// Map 2: handler B.
    pub b: u32,
    /// Map 3: the intrinsic table initializer.
    pub initializer: u32,
}

const fn handlers_row(row: &Handlers) -> smarch_handlers {
    smarch_handlers {
        base: row.base.id(),
        a: row.a,
        b: row.b,
        initializer: row.initializer,
    }
}

c_rows!(HANDLER_ROWS: [smarch_handlers; HANDLER_COUNT] = handlers_row(HANDLERS));

/// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_dispatch_handlers(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_handlers> {
    list(&HANDLER_ROWS, count)
}

/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_dispatch_handlers_of(t: smarch_target) -> Option<&'static smarch_handlers> {
    let number = boundary::target(t).ok()?.number();
    HANDLER_ROWS.iter().find(|row| row.base >> 8 == number)
}

/// Targets that share all seven maps.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_sharing_group {
    /// The members, the base first; 0 where there is no third.
    pub members: [smarch_target; 3],
    /// What the document calls the group.
    pub name: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_sharing_group {}

const fn sharing_group_row(row: &SharingGroup) -> smarch_sharing_group {
    smarch_sharing_group {
        members: target_ids(row.members),
        name: row.name.as_c_str(),
    }
}

c_rows!(SHARING_ROWS: [smarch_sharing_group; SHARING_COUNT] = sharing_group_row(SHARING_GROUPS));

/// The six groups of more than one member, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_sharing_groups(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_sharing_group> {
    list(&SHARING_ROWS, count)
}
