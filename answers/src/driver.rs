//! What does a driver compile, start, support and load?

use crate::Known;
use crate::releases::is_newer_ptx;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::rules::coverage::devices;
use smarch::rules::driver::{ZSTD_DRIVER, driver_starts, driver_supports_why, newest_driver, oldest_driver};
use smarch::toolkits::{BRANCHES, Branch, Driver};
use smarch::{Cc, Toolkit, Verdict, Version};

/// The branches whose CUDA version is public.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Branches {
    pub drivers: &'static [Branch],
}

/// Which branches are known?
pub fn branches() -> Branches {
    Branches { drivers: BRANCHES }
}

/// What a driver does.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub driver: Driver,
    pub branches: Vec<u32>,
    pub newest_ptx: Option<Version>,
    pub starts_toolkits: Vec<Toolkit>,
    /// Of these the releases whose PTX is newer than the driver.
    pub starts_without_ptx: Vec<Toolkit>,
    pub loads_zstd: bool,
    pub device_support: Vec<Support>,
    /// Whether a public document names the driver's CUDA version.
    #[serde(skip)]
    pub is_named: bool,
}

/// Whether a driver supports devices of a compute capability.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Support {
    pub device: Cc,
    pub verdict: Verdict,
    pub oldest_driver: Known<Driver>,
    /// Null where newer drivers support it, or no source states it.
    pub newest_driver: Option<Driver>,
}

/// What does the driver do?
pub fn answer(driver: Driver) -> Answer {
    let branches = BRANCHES.iter().filter(|row| row.driver == driver);
    let branches: Vec<u32> = branches.map(|row| row.branch).collect();
    let starts = Toolkit::ALL.iter().copied().filter(|k| driver_starts(driver, *k));
    let support = |device| Support {
        device,
        verdict: driver_supports_why(driver, device),
        oldest_driver: oldest_driver(device).into(),
        newest_driver: newest_driver(device),
    };
    Answer {
        driver,
        newest_ptx: driver.ptx(),
        starts_toolkits: starts.clone().collect(),
        starts_without_ptx: starts.filter(|k| is_newer_ptx(driver, *k)).collect(),
        loads_zstd: driver >= ZSTD_DRIVER,
        device_support: devices().map(support).collect(),
        is_named: !branches.is_empty() || is_named(driver),
        branches,
    }
}

/// A rule: whether a PTX version or a toolkit came with this CUDA version.
fn is_named(driver: Driver) -> bool {
    driver.ptx().and_then(Driver::oldest_for) == Some(driver) || Toolkit::ALL.iter().any(|k| k.code() == driver.0)
}
