//! The universal constants: what sub_8688F0 sets for every target from sm_75 on.
//!
//! Source: seed 000, "Universal Constants" (documented). Where they lie in the profile object, those
//! that do: [`crate::profile::BASELINE`].

use crate::{Optional, Text};

/// A constant of all targets from sm_75 on.
#[doc(alias = "smarch_documented_ptxas_universal_constant")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct UniversalConstant {
    /// What it is.
    pub parameter: Text,
    /// Its value.
    pub value: u32,
    /// Its unit; `None` where the document names no unit.
    pub unit: Option<Text>,
    /// The offset in the profile object of the field that holds it; none where it is not stored.
    pub profile_offset: Optional<u32>,
    /// The expression in the binary that it was read from.
    pub evidence: Text,
}

macro_rules! constants {
    ($($parameter:literal $value:literal $unit:tt $offset:tt $evidence:literal;)+) => {
        /// The seven constants.
        pub static UNIVERSAL_CONSTANTS: &[UniversalConstant] = &[$(
            UniversalConstant {
                parameter: text!($parameter),
                value: $value,
                unit: optional!(text $unit),
                profile_offset: Optional::<u32>::new(optional!(literal $offset)),
                evidence: text!($evidence),
            },
        )+];
    };
}

#[rustfmt::skip]
constants! {
//  parameter                          value    unit             offset  evidence
    "Warp size"                            32 "threads"            1472 "*(a1+1472) = 32";
    "Max registers per thread"            255 -                     612 "*(a1+612) = 0xFF0000003F";
    "Register file per SM"             65_536 "32-bit registers"   -    "Derived: max_warps = 65536 / (regcount * 32)";
    "Dependency barriers per warp"          6 -                     604 "*(a1+604) = 6";
    "Named barriers per CTA"               16 -                    -    "barrier_arrive_0 through barrier_arrive_15 intrinsics";
    "Static shared memory base"        49_152 "bytes"              1484 "*(a1+1484) = 49152";
    "Shared memory config base"     1_048_576 "bytes"               344 "*(v6+344) = 0x100000 in all per-SM inits";
}
