//! The dispatch table: seven slots an architecture, and the encoding table functions of slot 3.
//!
//! Source: seed 001, "Dispatch Table Sharing" and "Complete Encoding Table Map" (documented; erratum E34c).

use crate::targets::Target;
use crate::{Optional, Text};
use static_assertions::const_assert;

/// A slot of the dispatch table.
#[doc(alias = "smarch_documented_nvlink_dispatch_slot")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DispatchSlot {
    /// Its number, 0 to 6.
    pub slot: u32,
    /// Where nvlink keeps its hash map; absent where no document states it: slots 1 and 2.
    pub address: Optional<u32>,
    /// What it is for.
    pub role: Text,
}

/// How many bytes an encoding table function fills: the minimum and the maximum. The document does not state the exact
/// number.
pub const ENCODING_FUNCTION_STRUCTURE_BYTES: (u32, u32) = (8, 32);

/// The slot of the encoding table functions.
pub const ENCODING_SLOT: u32 = 3;

macro_rules! slots {
    ($($slot:literal $address:tt $role:literal;)+) => {
        /// The seven slots. The table leaves slots 1 to 3 implicit; slot 3 is where the encoding table
        /// functions are registered (erratum E34c).
        pub static DISPATCH_SLOTS: &[DispatchSlot] = &[$(
            DispatchSlot { slot: $slot, address: Optional::<u32>::new(optional!(literal $address)), role: text!($role) },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($slot,)+]));
    };
}

#[rustfmt::skip]
slots! {
    0 0x2a644b8 "cpf_optx (control-program-flow optimization)";
    1 -         "nv.info attribute emitter";
    2 -         "Resource usage table";
    3 0x2a644a8 "Instruction encoding table";
    4 0x2a644a0 "Compute capability byte array";
    5 0x2a64490 "Perf-stats handler";
    6 0x2a64488 "Codegen option handler";
}

/// The encoding table function of a base target; its suffixed ones share it, and all seven slots.
#[doc(alias = "smarch_documented_nvlink_encoding_function")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct EncodingFunction {
    /// The base target.
    pub base: Target,
    /// The address of the function.
    pub function: u32,
}

macro_rules! functions {
    ($($base:ident $function:literal;)+) => {
        /// The twelve functions, numbers ascending.
        pub static ENCODING_FUNCTIONS: &[EncodingFunction] = &[$(
            EncodingFunction { base: Target::$base, function: $function },
        )+];

        const_assert!(ENCODING_FUNCTIONS.len() == 12);
        const_assert!(crate::table::strictly_ascending(&[$(Target::$base.number(),)+]));
    };
}

#[rustfmt::skip]
functions! {
    Sm75  0x15c3210;
    Sm80  0x15c3310;
    Sm86  0x15c3b60;
    Sm87  0x15c3c60;
    Sm88  0x15c3a60;
    Sm89  0x15c3740;
    Sm90  0x15c3520;
    Sm100 0x15c3840;
    Sm103 0x15c3630;
    Sm110 0x15c3950;
    Sm120 0x15c1d20;
    Sm121 0x15c3410;
}

impl EncodingFunction {
    /// The row of a target, that of its base; `None` for targets that nvlink does not register.
    #[must_use]
    pub fn of(target: Target) -> Option<&'static Self> {
        ENCODING_FUNCTIONS
            .iter()
            .find(|row| row.base.number() == target.number())
    }
}

/// The encoding table function of a target, that of its base; `None` for targets that nvlink does not register.
#[must_use]
pub fn encoding_function(target: Target) -> Option<u32> {
    EncodingFunction::of(target).map(|row| row.function)
}
