//! Loading on a device.

use super::verdict::{code, smarch_verdict};
use crate::Verdict;
use crate::Version;
use crate::drivers::Driver;
use crate::ffi::boundary::{self, version};
use crate::ffi::drivers::smarch_driver;
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::rules::coverage;
use crate::rules::load::{self};
use crate::targets::{Cc, Name, NameKind, Target};

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

/// Whether a device of this compute capability runs an image by itself with some driver: a cubin (sm_) loads, PTX (compute_) fits, LTO IR does neither.
/// False where that is unknown, and for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_fits(image: smarch_name, device: smarch_cc) -> bool {
    // As coverage::fits, but by the code of the kind: a Name takes half as many instructions again.
    const SM: u32 = NameKind::Sm.code();
    const COMPUTE: u32 = NameKind::Compute.code();
    Target::from_id(image.target).is_some_and(|target| match image.kind {
        SM => load::loads(target, Cc(device)),
        COMPUTE => load::ptx_fits(target, Cc(device)),
        _ => false,
    })
}

/// Whether a device of this compute capability runs an image by itself with some driver, and why not: a cubin (sm_) loads, PTX (compute_) fits, LTO IR
/// does neither. SMARCH_NO_VERDICT for an invalid image.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_fits_why(image: smarch_name, device: smarch_cc) -> smarch_verdict {
    let Ok(image) = boundary::name(image.kind, image.target) else {
        return code(None);
    };
    // What fits needs no reason.
    let fits = coverage::fits(image, Cc(device));
    code(Some(if fits {
        Verdict::Yes
    } else {
        coverage::fits_why(image, Cc(device))
    }))
}

/// Whether public documents speak of devices of this compute capability: of others it is unknown what they run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cc_is_known(cc: smarch_cc) -> bool {
    load::is_known_device(Cc(cc))
}

/// What an answer about loading rests on: SMARCH_LOAD_BASIS_*; 0 for an invalid target.
#[doc(alias = "SMARCH_LOAD_BASIS_")]
pub type smarch_load_basis = u32;

/// What the answer of smarch_fits_why rests on; 0 for an invalid image, and for LTO IR.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_fits_basis(image: smarch_name, device: smarch_cc) -> smarch_load_basis {
    match boundary::name(image.kind, image.target) {
        Ok(Name {
            kind: NameKind::Sm,
            target,
        }) => load::loads_basis(target, Cc(device)).code(),
        Ok(Name {
            kind: NameKind::Compute,
            target,
        }) => load::jits_basis(target, Cc(device)).code(),
        _ => 0,
    }
}
