//! Drivers: what a version is, what it compiles, whom it serves.

use crate::Version;
use crate::drivers::{
    BRANCHES, Branch, DEVICE_SUPPORT, DeviceSupport, Driver, DriverRelease, ZSTD_DRIVER, device_support,
    driver_starts_why, driver_supports_why,
};
use crate::ffi::boundary::{Out, Row, all_rows, slice, smarch_status, status, write};
use crate::ffi::rules::verdict::{code, code_of, smarch_verdict};
use crate::ffi::targets::smarch_cc;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::runs::Drivers;
use crate::targets::Cc;
use core::ffi::c_char;

/// A driver: the CUDA version that cuDriverGetVersion returns, 12040 for 12.4; 0 for one that is not known.
pub type smarch_driver = u32;

/// The kernel's driver and the user-mode one.
pub const fn drivers(kernel: smarch_driver, user: smarch_driver) -> Drivers {
    Drivers::new(Driver(kernel), Driver(user))
}

/// The newest driver that public documents describe.
// The number is written by `cargo xtask fit releases`.
pub const SMARCH_DRIVER_NEWEST: u32 = 13050;

const _: () = assert!(SMARCH_DRIVER_NEWEST == Driver::NEWEST.0);

/// Which driver a text names: a CUDA version, "12.4"; a driver's own version, "550.54.14" or "551.61"; a branch, "550" or "R550". It is
/// what the driver itself returns; where a compatibility package is installed, ask cuDriverGetVersion.
///
/// SMARCH_ERROR_DRIVER_TEXT: not a driver. SMARCH_ERROR_DRIVER_UNKNOWN: no public document names what this one returns.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_driver_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_driver>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Driver::parse(text)?.0)))
}

/// Which release of the driver a text names: "570.86.10", "550.100".
///
/// SMARCH_ERROR_DRIVER_TEXT: not a release of a driver; a branch alone and a CUDA version are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_driver_release_parse(
    text: *const c_char,
    len: usize,
    out: Out<DriverRelease>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, DriverRelease::parse(text)?)))
}

/// The first release of a driver that serves a CUDA version, of those that came with a toolkit; {0, 0, 0} where no release notes name one.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_first_release(d: smarch_driver) -> DriverRelease {
    Driver(d).first_release().unwrap_or(DriverRelease::NONE)
}

/// The newest .version that a driver compiles: at least this one for a driver newer than SMARCH_DRIVER_NEWEST. {0, 0} for one older than
/// PTX.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_ptx(d: smarch_driver) -> Version {
    Driver(d).ptx().unwrap_or(Version::NONE)
}

/// The oldest driver that compiles PTX of this .version; 0 for versions that no document lists.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_for_ptx(ptx: Version) -> smarch_driver {
    Driver::oldest_for(ptx).map_or(0, |driver| driver.0)
}

/// Whether a driver supports devices of this compute capability, and why not: no or yes as far as sources bound it, unknown in between.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_supports_why(d: smarch_driver, device: smarch_cc) -> smarch_verdict {
    code(Some(driver_supports_why(Driver(d), Cc(device))))
}

/// Whether programs of a toolkit start on a driver, and why not. Newer drivers run them. Older drivers of the same major version run them by minor
/// version compatibility, but do not compile PTX that is newer than they are.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_starts_why(d: smarch_driver, k: smarch_toolkit) -> smarch_verdict {
    code_of(k, |toolkit| Some(driver_starts_why(Driver(d), toolkit)))
}

/// Who states from when on, or until when, drivers support a compute capability: SMARCH_DRIVER_SOURCE_*.
#[doc(alias = "SMARCH_DRIVER_SOURCE_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_driver_source = u32;

all_rows! {
    /// The branches of the driver whose CUDA version is public, ascending; *count becomes how many. NULL when count is NULL.
    fn smarch_driver_branches() -> [Branch] = BRANCHES;
    /// The drivers that support a compute capability, for each one that a source names, ascending; *count becomes how
    /// many. NULL when count is NULL.
    fn smarch_device_supports() -> [DeviceSupport] = DEVICE_SUPPORT;
}

/// The drivers that support a compute capability, with who states it; NULL where no source states anything of it.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_device_support_find(device: smarch_cc) -> Row<DeviceSupport> {
    device_support(Cc(device))
}

/// The oldest driver that loads images compressed with zstd, as toolkit 13.0 and later compress by default.
pub const SMARCH_DRIVER_ZSTD: u32 = 12040;

const _: () = assert!(SMARCH_DRIVER_ZSTD == ZSTD_DRIVER.0);
