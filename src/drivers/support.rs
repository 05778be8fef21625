//! Which driver does a toolkit, a device or a compressed image need?
//!
//! Source: `drivers/toolkit_drivers.tsv`, `drivers/device_drivers.tsv`, `drivers/RULES.md`, which name the public source of each
//! cell; public.

use super::device_support::{device_support, is_stated};
use crate::drivers::Driver;
use crate::targets::Cc;
use crate::{Optional, Toolkit, Verdict, Version};

/// Whether a driver supports devices of this compute capability; false also where that is unknown.
#[must_use]
pub fn driver_supports(driver: Driver, device: Cc) -> bool {
    is_stated(driver, device)
}

/// As [`driver_supports`], with the reason. No if the driver is older than the target, or if its support has ended. Yes
/// if a source states it. Unknown in between, and if no source speaks of it.
#[must_use]
pub fn driver_supports_why(driver: Driver, device: Cc) -> Verdict {
    let Some(row) = device_support(device) else {
        return match device.target() {
            Some(_) => Verdict::UnknownSilent,
            None => Verdict::UnknownDevice,
        };
    };
    let is_above = |bound: Optional<Driver>| bound.get().is_some_and(|bound| driver > bound);
    match (row.oldest.get(), row.newest.get()) {
        _ if driver.0 == 0 => Verdict::UnknownDriver,
        _ if row.known.get().is_some_and(|known| driver < known) => Verdict::NoDriverOld,
        _ if is_above(row.last) => Verdict::NoDriverNew,
        _ if !driver.is_documented() => Verdict::UnknownDriver,
        _ if is_above(row.newest) && row.last.get().is_some() => Verdict::UnknownDisputed,
        _ if is_above(row.newest) => Verdict::UnknownSilent,
        (Some(oldest), _) if driver >= oldest => Verdict::Yes,
        (None, Some(newest)) if driver == newest => Verdict::Yes,
        _ => Verdict::UnknownSilent,
    }
}

/// The oldest driver that a source states to support devices of this compute capability; `None` where none does.
#[must_use]
pub fn oldest_driver(device: Cc) -> Option<Driver> {
    device_support(device)?.oldest.get()
}

/// The newest driver that a source states to support devices of this compute capability; `None` where newer ones do, or none does.
#[must_use]
pub fn newest_driver(device: Cc) -> Option<Driver> {
    device_support(device)?.newest.get()
}

/// The oldest driver on which programs of a toolkit start: from 11.0 on the first of the same major version (minor version
/// compatibility), on which PTX newer than the driver is not compiled.
#[must_use]
pub const fn lowest_driver(toolkit: Toolkit) -> Driver {
    Driver::from_version(Version::new(toolkit.version().major, 0))
}

/// Whether programs of a toolkit start on a driver: newer drivers run them too, older ones of the same major version by minor version
/// compatibility. False also where that is unknown.
#[must_use]
pub fn driver_starts(driver: Driver, toolkit: Toolkit) -> bool {
    driver_starts_why(driver, toolkit).is_yes()
}

/// As [`driver_starts`], with the reason.
#[must_use]
pub fn driver_starts_why(driver: Driver, toolkit: Toolkit) -> Verdict {
    match driver {
        Driver(0) => Verdict::UnknownDriver,
        _ if driver < lowest_driver(toolkit) => Verdict::NoDriverToolkit,
        _ => Verdict::Yes,
    }
}

/// As [`driver_starts_why`], of the CUDA runtime of any version.
#[must_use]
pub fn driver_starts_runtime_why(driver: Driver, runtime: Version) -> Verdict {
    match driver {
        Driver(0) => Verdict::UnknownDriver,
        _ if driver < runtime_oldest_driver(runtime) => Verdict::NoDriverToolkit,
        _ => Verdict::Yes,
    }
}

/// The oldest driver on which the CUDA runtime of a version starts: from 11.0 on the first of its major version, before the one that it came with.
#[must_use]
pub const fn runtime_oldest_driver(runtime: Version) -> Driver {
    let minor = if runtime.major < 11 { runtime.minor } else { 0 };
    Driver::from_version(Version::new(runtime.major, minor))
}

/// Whether the PTX of a toolkit is newer than any PTX that a driver compiles. If the toolkit's programs start there
/// ([`driver_starts`]), only their cubins run. False for a driver that is newer than the documents: it compiles more
/// than is known.
#[must_use]
pub fn driver_has_older_ptx(driver: Driver, toolkit: Toolkit) -> bool {
    driver.is_documented() && driver.ptx().is_some_and(|newest| newest < toolkit.ptx())
}

/// The oldest driver that loads images compressed with zstd, as fatbinary of toolkit 13.0 and later compresses by default.
pub const ZSTD_DRIVER: Driver = Driver::from_version(Version::new(12, 4));
