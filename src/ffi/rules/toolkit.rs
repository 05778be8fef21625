//! What a toolkit should be given for a device, and what changed from one to another.

use crate::Toolkit;
use crate::ffi::boundary::{self, Out, fill_list, smarch_status, status};
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::best_target::best_target;
use crate::rules::changes::{Change, changes};
use crate::targets::{Cc, Suffix, Target};

/// The most specific target with this suffix (0, 'a' or 'f') that a toolkit builds and whose cubins run on a device: the name to give to
/// ptxas. 0 where the toolkit builds none, for compute capabilities that no source names, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_best_target(k: smarch_toolkit, device: smarch_cc, suffix: u32) -> smarch_target {
    let best = Toolkit::of_code(k)
        .zip(Suffix::from_code(suffix))
        .and_then(|(toolkit, suffix)| best_target(toolkit, Cc(device), suffix));
    best.map_or(0, Target::id)
}

/// What changed from one release to another: SMARCH_CHANGE_*.
#[doc(alias = "SMARCH_CHANGE_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_change_kind = u32;

/// Every fact that differs between two releases, kind by kind. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: one of them was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_toolkit_changes(
    k: smarch_toolkit,
    to: smarch_toolkit,
    out: *mut Change,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    let releases = boundary::toolkit(k).and_then(|from| Ok((from, boundary::toolkit(to)?)));
    status(releases.and_then(|(from, to)| {
        // SAFETY: the caller passes space for capacity changes.
        unsafe { fill_list(out, capacity, count, changes(from, to)) }
    }))
}
