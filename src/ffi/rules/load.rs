//! Loading on a device.

use super::verdict::{code, smarch_verdict};
use crate::Version;
use crate::ffi::boundary::{self, code_texts, version};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::ffi::toolkits::smarch_driver;
use crate::rules::coverage;
use crate::rules::load::{self, Basis};
use crate::targets::{Cc, Target};
use crate::toolkits::Driver;

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

/// Whether a driver compiles PTX with this .version and .target on a device of this compute capability. ptx {0, 0} stands for a .version
/// that is not known: the answer is then unknown, unless no driver or no version would do. False where it is unknown, and for an invalid
/// target. The driver must also be allowed to compile.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits(d: smarch_driver, ptx: Version, ptx_target: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(ptx_target).is_some_and(|target| load::jits(Driver(d), version(ptx), target, Cc(device)))
}

/// As smarch_jits, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_jits_why(
    d: smarch_driver,
    ptx: Version,
    ptx_target: smarch_target,
    device: smarch_cc,
) -> smarch_verdict {
    code(Target::from_id(ptx_target).map(|target| load::jits_why(Driver(d), version(ptx), target, Cc(device))))
}

/// Whether some driver compiles PTX for this .target on a device of this compute capability: what its number and suffix allow. False where
/// it is unknown, and for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_fits(ptx_target: smarch_target, device: smarch_cc) -> bool {
    Target::from_id(ptx_target).is_some_and(|target| load::ptx_fits(target, Cc(device)))
}

/// As smarch_ptx_fits, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_fits_why(ptx_target: smarch_target, device: smarch_cc) -> smarch_verdict {
    code(Target::from_id(ptx_target).map(|target| load::pair_jits_why(target, Cc(device))))
}

/// Whether a device of this compute capability runs an image by itself with some driver: a cubin (sm_) loads, PTX (compute_) fits, LTO IR does
/// neither. False where it is unknown, and for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_fits(image: smarch_name, device: smarch_cc) -> bool {
    boundary::name(image.kind, image.target).is_ok_and(|image| coverage::fits(image, Cc(device)))
}

/// As smarch_fits, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_fits_why(image: smarch_name, device: smarch_cc) -> smarch_verdict {
    let image = boundary::name(image.kind, image.target).ok();
    code(image.map(|image| coverage::fits_why(image, Cc(device))))
}

/// Whether public documents speak of devices of this compute capability: of others it is unknown what they run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cc_is_known(cc: smarch_cc) -> bool {
    load::is_known_device(Cc(cc))
}

/// What an answer about loading rests on: SMARCH_LOAD_BASIS_*; 0 for an invalid target.
#[doc(alias = "SMARCH_LOAD_BASIS_")]
pub type smarch_load_basis = u32;

/// What the answer of smarch_loads_why rests on; 0 for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_loads_basis(cubin: smarch_target, device: smarch_cc) -> smarch_load_basis {
    Target::from_id(cubin).map_or(0, |cubin| load::loads_basis(cubin, Cc(device)).code())
}

/// What the answer of smarch_ptx_fits_why rests on; 0 for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_fits_basis(ptx_target: smarch_target, device: smarch_cc) -> smarch_load_basis {
    Target::from_id(ptx_target).map_or(0, |ptx| load::jits_basis(ptx, Cc(device)).code())
}

code_texts! {
    /// The name of a basis, "documented"; "" for an unknown code.
    fn smarch_load_basis_name(basis: smarch_load_basis) = Basis;
}
