//! Loading on a device.

use super::verdict::{code, smarch_verdict};
use crate::ffi::boundary::code_texts;
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::rules::load::{self, Basis};
use crate::targets::{Cc, Target};

/// Whether a cubin for this target loads on a device of this compute capability (90 for 9.0). False where it is
/// unknown, and for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads(cubin: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(cubin).is_some_and(|cubin| load::loads(cubin, Cc(device)))
}

/// As smarch_loads, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads_why(cubin: smarch_target, device: smarch_cc) -> smarch_verdict {
    code(Target::from_id(cubin).map(|cubin| load::loads_why(cubin, Cc(device))))
}

/// Whether the driver of a device of this compute capability compiles PTX with this .target. False where it is unknown,
/// and for an invalid target. The driver must also know the .version and be allowed to compile.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits(ptx_target: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(ptx_target).is_some_and(|ptx| load::jits(ptx, Cc(device)))
}

/// As smarch_jits, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits_why(ptx_target: smarch_target, device: smarch_cc) -> smarch_verdict {
    code(Target::from_id(ptx_target).map(|ptx| load::jits_why(ptx, Cc(device))))
}

/// What an answer about loading rests on: SMARCH_LOAD_BASIS_*; 0 for an invalid target.
#[doc(alias = "SMARCH_LOAD_BASIS_")]
pub type smarch_load_basis = u32;

/// What the answer of smarch_loads_why rests on; 0 for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads_basis(cubin: smarch_target, device: smarch_cc) -> smarch_load_basis {
    Target::from_id(cubin).map_or(0, |cubin| load::loads_basis(cubin, Cc(device)).code())
}

/// What the answer of smarch_jits_why rests on; 0 for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits_basis(ptx_target: smarch_target, device: smarch_cc) -> smarch_load_basis {
    Target::from_id(ptx_target).map_or(0, |ptx| load::jits_basis(ptx, Cc(device)).code())
}

code_texts! {
    /// The name of a basis, "documented"; "" for an unknown code.
    fn smarch_load_basis_name(basis: smarch_load_basis) = Basis;
}
