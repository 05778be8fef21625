//! What a driver runs, and what a toolkit should be given for a device.

use super::verdict::{code, code_of, smarch_verdict};
use crate::Toolkit;
use crate::ffi::boundary::{self, Out, Row, all_rows, code_texts, fill_list, smarch_status, status};
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::ffi::toolkits::{smarch_driver, smarch_toolkit};
use crate::rules::best_target::best_target;
use crate::rules::changes::{Change, ChangeKind, changes};
use crate::rules::device_support::{DEVICE_SUPPORT, DeviceSupport, DriverSource, device_support};
use crate::rules::driver;
use crate::targets::{Cc, Suffix, Target};
use crate::toolkits::Driver;

/// Whether a driver supports devices of this compute capability. False where that is unknown.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_supports(d: smarch_driver, device: smarch_cc) -> bool {
    driver::driver_supports(Driver(d), Cc(device))
}

/// As smarch_driver_supports, with the reason: no or yes as far as sources bound it, unknown in between.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_supports_why(d: smarch_driver, device: smarch_cc) -> smarch_verdict {
    code(Some(driver::driver_supports_why(Driver(d), Cc(device))))
}

/// Whether programs of a toolkit start on a driver: newer drivers run them, and older ones of the same major version by minor version
/// compatibility, in which PTX newer than the driver is not compiled. False where that is unknown, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_starts(d: smarch_driver, k: smarch_toolkit) -> bool {
    Toolkit::of_code(k).is_some_and(|toolkit| driver::driver_starts(Driver(d), toolkit))
}

/// As smarch_driver_starts, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_starts_why(d: smarch_driver, k: smarch_toolkit) -> smarch_verdict {
    code_of(k, |toolkit| Some(driver::driver_starts_why(Driver(d), toolkit)))
}

/// Whether the PTX of a toolkit is newer than any that a driver compiles: of its programs that start there (smarch_driver_starts) the cubins run
/// alone. False for a driver newer than the documents reach, which compiles more than is known, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_has_older_ptx(d: smarch_driver, k: smarch_toolkit) -> bool {
    Toolkit::of_code(k).is_some_and(|toolkit| driver::driver_has_older_ptx(Driver(d), toolkit))
}

/// The oldest driver on which programs of a toolkit start; 0 for a number that is no release that was run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_lowest_driver(k: smarch_toolkit) -> smarch_driver {
    Toolkit::of_code(k).map_or(0, |toolkit| driver::lowest_driver(toolkit).0)
}

/// Who states from when on, or until when, drivers support a compute capability: SMARCH_DRIVER_SOURCE_*.
#[doc(alias = "SMARCH_DRIVER_SOURCE_")]
pub type smarch_driver_source = u32;

code_texts! {
    /// Who states which drivers support a compute capability, as text. Returns "" for an unknown code.
    fn smarch_driver_source_name(driver_source: smarch_driver_source) = DriverSource;
}

all_rows! {
    /// The drivers that support a compute capability, of every one of which a source states something, ascending; *count becomes how
    /// many. NULL when count is NULL.
    fn smarch_device_supports() -> [DeviceSupport] = DEVICE_SUPPORT;
}

/// The drivers that support a compute capability, with who states it; NULL where no source states anything of it.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_device_support_find(device: smarch_cc) -> Row<DeviceSupport> {
    device_support(Cc(device))
}

/// The oldest driver that supports devices of this compute capability; 0 where no source states one.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_device_oldest_driver(device: smarch_cc) -> smarch_driver {
    driver::oldest_driver(Cc(device)).map_or(0, |driver| driver.0)
}

/// The newest driver that supports devices of this compute capability; 0 where newer ones do, or no source states one.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_device_newest_driver(device: smarch_cc) -> smarch_driver {
    driver::newest_driver(Cc(device)).map_or(0, |driver| driver.0)
}

/// The oldest driver that loads images compressed with zstd, as toolkit 13.0 and later compress by default.
pub const SMARCH_DRIVER_ZSTD: u32 = 12040;

const _: () = assert!(SMARCH_DRIVER_ZSTD == driver::ZSTD_DRIVER.0);

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
pub type smarch_change_kind = u32;

code_texts! {
    /// What kind of fact changed, "newest .version"; "" for an unknown code.
    fn smarch_change_kind_name(kind: smarch_change_kind) = ChangeKind;
}

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
