//! Drivers: what a version is, what it compiles, on which devices and for which toolkits it serves.

mod device_support;
mod driver;
mod release;
mod support;

pub use device_support::{DEVICE_SUPPORT, DeviceSupport, DriverSource, device_support};
pub(crate) use device_support::{is_stated, is_within_bounds, newest_stated};
pub use driver::{BRANCHES, Branch, Driver};
pub use release::DriverRelease;
pub use support::{
    ZSTD_DRIVER, driver_has_older_ptx, driver_starts, driver_starts_runtime_why, driver_starts_why, driver_supports,
    driver_supports_why, lowest_driver, newest_driver, oldest_driver, runtime_oldest_driver,
};
