//! Versions of PTX.

use crate::ffi::boundary::{self, MaybeOut, OrNothing, Out, fill_list, fill_text, smarch_status, status};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::ptx::versions;
use crate::targets::Target;
use crate::{Toolkit, Version};
use core::ffi::c_char;

/// The PTX versions that ptxas of this release reads, ascending. *count becomes how many, also when they do not fit; 44 for 13.0.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_versions(
    k: smarch_toolkit,
    out: *mut Version,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(boundary::toolkit(k).and_then(|toolkit| {
        // SAFETY: the caller passes space for capacity versions.
        unsafe { fill_list(out, capacity, count, versions::ptx_versions(toolkit)) }
    }))
}

/// Whether ptxas of this release accepts this .version together with this .target. False for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_version_suffices(k: smarch_toolkit, ptx: Version, ptx_target: smarch_target) -> bool {
    if let Some(k) = Toolkit::of_code(k)
        && let Some(target) = Target::from_id(ptx_target)
    {
        versions::number_suffices(k, ptx.number(), target)
    } else {
        false
    }
}

/// As smarch_ptx_version_suffices, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_version_suffices_why(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
) -> smarch_verdict {
    let target = Target::from_id(ptx_target);
    code_of(k, |k| {
        target.map(|target| versions::ptx_version_suffices_why(k, ptx, target))
    })
}

/// What ptxas of this release prints when it refuses this .version with this .target, without its beginning ("error   : "); "" when it
/// accepts them. Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_version_message(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(boundary::target(ptx_target).and_then(|target| {
        let message = OrNothing(versions::ptx_version_message(boundary::toolkit(k)?, ptx, target));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}
