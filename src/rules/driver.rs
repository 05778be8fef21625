//! Which driver does a toolkit, a device or a compressed image need?
//!
//! Source: `drivers/toolkit_drivers.tsv`, `drivers/device_drivers.tsv`, `drivers/RULES.md`, which name the public source of each
//! cell; public. Nothing was run on a device.

use crate::cubin::Compression;
use crate::targets::Cc;
use crate::toolkits::Driver;
use crate::{Toolkit, Verdict, Version};

/// The drivers that a device needs.
struct DeviceDrivers {
    device: Cc,
    /// The oldest driver that supports it; `None` where no source states one.
    oldest: Option<Driver>,
    /// The newest driver that supports it; `None` where newer ones do, or no source states one.
    newest: Option<Driver>,
}

macro_rules! driver {
    ($version:tt) => {
        Driver::from_version(version!($version))
    };
}

macro_rules! device_drivers {
    ($($device:literal $oldest:tt $newest:tt;)+) => {
        &[$(DeviceDrivers {
            device: Cc($device),
            oldest: optional!(driver $oldest),
            newest: optional!(driver $newest),
        },)+]
    };
}

// 3.2, 5.3, 6.2 and other Tegra parts have drivers of their own, of which no table speaks.
#[rustfmt::skip]
static DEVICES: &[DeviceDrivers] = device_drivers! {
//  device oldest newest
    20     -       9.1;
    21     -       9.1;
    30     -      11.4;
    35     -      11.4;
    37     -      11.4;
    50     -      13.0;
    52     -      13.0;
    60     -      13.0;
    61     -      13.0;
    70     -      13.0;
    86    11.1    -;
    87    11.4    -;
    90    11.8    -;
    100   12.8    -;
    103   13.0    -;
    107   13.4    -;
    110   13.0    -;
    120   12.8    -;
    121   13.0    -;
};

/// The oldest and the newest driver by compute capability: 0 and the highest number where no source states one.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static BOUNDS: [(u16, u16); 128] = {
    let mut bounds = [(0, u16::MAX); 128];
    let mut rows = DEVICES;
    while let [row, rest @ ..] = rows {
        let place = &mut bounds[row.device.0 as usize];
        if let Some(oldest) = row.oldest {
            assert!(oldest.0 < u16::MAX as u32);
            place.0 = oldest.0 as u16;
        }
        if let Some(newest) = row.newest {
            assert!(newest.0 < u16::MAX as u32);
            place.1 = newest.0 as u16;
        }
        rows = rest;
    }
    bounds
};

/// Whether no source says that the driver does not support the device: a look into a table.
#[inline]
pub(super) fn is_within_bounds(driver: Driver, device: Cc) -> bool {
    let bounds = BOUNDS.get(device.0 as usize);
    // Above the highest number all drivers are newer than any that a source names.
    let driver = driver.0.min(u16::MAX.into());
    bounds.is_none_or(|(oldest, newest)| (u32::from(*oldest)..=u32::from(*newest)).contains(&driver))
}

/// Whether a driver supports devices of this compute capability; false also where that is unknown.
#[must_use]
pub fn driver_supports(driver: Driver, device: Cc) -> bool {
    driver_supports_why(driver, device).is_yes()
}

/// As [`driver_supports`], with the reason. No where a source says so, yes where sources bound it on both sides or the driver is
/// the oldest or newest that they name; unknown in between.
#[must_use]
pub fn driver_supports_why(driver: Driver, device: Cc) -> Verdict {
    let Some(row) = DEVICES.iter().find(|row| row.device == device) else {
        return match device.target() {
            Some(_) => Verdict::UnknownSilent,
            None => Verdict::UnknownDevice,
        };
    };
    match (row.oldest, row.newest) {
        (Some(oldest), _) if driver.0 != 0 && driver < oldest => Verdict::NoDriverOld,
        (_, Some(newest)) if driver > newest => Verdict::NoDriverNew,
        _ if !driver.is_documented() => Verdict::UnknownDriver,
        (Some(_), _) => Verdict::Yes,
        (None, Some(newest)) if driver == newest => Verdict::Yes,
        (None, _) => Verdict::UnknownDriver,
    }
}

/// The oldest driver that supports devices of this compute capability; `None` where no source states one.
#[must_use]
pub fn oldest_driver(device: Cc) -> Option<Driver> {
    DEVICES.iter().find(|row| row.device == device)?.oldest
}

/// The newest driver that supports devices of this compute capability; `None` where newer ones do, or no source states one.
#[must_use]
pub fn newest_driver(device: Cc) -> Option<Driver> {
    DEVICES.iter().find(|row| row.device == device)?.newest
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

/// The oldest driver that loads images compressed with zstd, as fatbinary of toolkit 13.0 and later compresses by default.
pub const ZSTD_DRIVER: Driver = Driver::from_version(Version::new(12, 4));

/// Whether a driver unpacks images that are compressed so: any does but for zstd, see [`ZSTD_DRIVER`].
#[must_use]
pub fn driver_unpacks(driver: Driver, compression: Compression) -> bool {
    compression != Compression::Zstd || driver >= ZSTD_DRIVER
}

/// The oldest driver that takes an image of these two, whatever the device: the one that compiles PTX of this `.version`, the one that unpacks
/// what is compressed so. `None` where any driver does, and where no document states it.
#[must_use]
pub fn image_driver(ptx: Option<Version>, compression: Compression) -> Option<Driver> {
    let zstd = (compression == Compression::Zstd).then_some(ZSTD_DRIVER);
    ptx.and_then(Driver::oldest_for).max(zstd)
}
