//! Loading on a device.

use super::verdict::{code, smarch_verdict};
use crate::ffi::NO_TEXT;
use crate::ffi::target::{smarch_cc, smarch_target};
use crate::rules::load::{self, Basis};
use crate::target::{Cc, Target};
use core::ffi::c_char;

/// Whether a cubin for this target loads on a device of this compute capability (90 for 9.0). False where it is
/// unknown, and for forged targets.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads(cubin: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(cubin).is_some_and(|cubin| load::loads(cubin, Cc(device)))
}

/// As smarch_loads, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads_why(cubin: smarch_target, device: smarch_cc) -> smarch_verdict {
    code(Target::from_id(cubin).map(|cubin| load::loads_why(cubin, Cc(device))))
}

/// Whether the driver of a device of this compute capability compiles PTX with this .target. False where it is unknown,
/// and for forged targets. The driver must also know the .version and be allowed to compile.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits(ptx_target: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(ptx_target).is_some_and(|ptx| load::jits(ptx, Cc(device)))
}

/// As smarch_jits, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits_why(ptx_target: smarch_target, device: smarch_cc) -> smarch_verdict {
    code(Target::from_id(ptx_target).map(|ptx| load::jits_why(ptx, Cc(device))))
}

/// What an answer about loading rests on: SMARCH_BASIS_*; 0 for forged targets.
pub type smarch_basis = u32;

/// What the answer of smarch_loads_why rests on.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads_basis(cubin: smarch_target, device: smarch_cc) -> smarch_basis {
    Target::from_id(cubin).map_or(0, |cubin| load::loads_basis(cubin, Cc(device)).code())
}

/// What the answer of smarch_jits_why rests on.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits_basis(ptx_target: smarch_target, device: smarch_cc) -> smarch_basis {
    Target::from_id(ptx_target).map_or(0, |ptx| load::jits_basis(ptx, Cc(device)).code())
}

/// A basis in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_basis_name(basis: smarch_basis) -> *const c_char {
    Basis::from_code(basis).map_or(NO_TEXT, |basis| basis.text().as_c_str())
}
