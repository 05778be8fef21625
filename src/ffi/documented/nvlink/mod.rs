//! nvlink as documented: architectures, strings, slots, encodings, components.

mod claims;
mod compatibility;
mod finalize;
mod options;

use crate::documented::nvlink::{
    ARCHITECTURES, Architecture, BACKEND_FUNCTIONS, BackendFunction, DISPATCH_SLOTS, DispatchSlot, ENCODING_FUNCTIONS,
    EncodingFunction, RODATA_STRINGS, RodataString, SHARED_COMPONENTS, SharedComponent, architecture,
};
use crate::ffi::boundary::{self, Row, all_rows};
use crate::ffi::targets::smarch_target;

all_rows! {
    /// The five architectures in the order of their registration: 110 before 103. NULL when count is NULL.
    fn smarch_documented_nvlink_architectures() -> [Architecture] = ARCHITECTURES;

    /// The twenty strings, five an architecture. NULL when count is NULL.
    fn smarch_documented_nvlink_rodata_strings() -> [RodataString] = RODATA_STRINGS;

    /// The seven slots, numbers ascending. NULL when count is NULL.
    fn smarch_documented_nvlink_dispatch_slots() -> [DispatchSlot] = DISPATCH_SLOTS;

    /// The twelve functions, numbers ascending. NULL when count is NULL.
    fn smarch_documented_nvlink_encoding_functions() -> [EncodingFunction] = ENCODING_FUNCTIONS;

    /// The eight components, starts ascending. NULL when count is NULL.
    fn smarch_documented_nvlink_shared_components() -> [SharedComponent] = SHARED_COMPONENTS;

    /// The seven functions of the compiler backend, starts ascending. NULL when count is NULL.
    fn smarch_documented_nvlink_backend_functions() -> [BackendFunction] = BACKEND_FUNCTIONS;
}

/// The architecture of a target, with any suffix. NULL below sm_100 and for sm_101.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_architecture_of(t: smarch_target) -> Row<Architecture> {
    architecture(boundary::target(t).ok()?)
}

/// The encoding table function of a target, that of its base. NULL for targets that nvlink does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_nvlink_encoding_function_of(t: smarch_target) -> Row<EncodingFunction> {
    EncodingFunction::of(boundary::target(t).ok()?)
}
