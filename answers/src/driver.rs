//! What does a driver compile, start, support and load?

use crate::Known;
use crate::driver_words::{newest_text, oldest_text};
use alloc::{string::String, vec::Vec};
use serde::Serialize;
use smarch::devices::{LISTED_BRANCHES, LISTINGS, Listing, driver_lists};
use smarch::drivers::{
    BRANCHES, Branch, Driver, DriverRelease, DriverSource, ZSTD_DRIVER, device_support, driver_has_older_ptx,
    driver_starts, driver_supports_why, newest_driver, oldest_driver,
};
use smarch::rules::coverage::devices;
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
    /// The release that was asked for; null for a branch and a CUDA version.
    pub driver_release: Option<DriverRelease>,
    /// The branches whose drivers return this version: 550.
    pub branches: Vec<u32>,
    pub newest_ptx: Option<Version>,
    /// The toolkits whose programs start on the driver, of those that were run.
    pub starts_toolkits: Vec<Toolkit>,
    /// Those of these releases whose PTX is newer than the driver.
    pub starts_without_ptx: Vec<Toolkit>,
    /// It loads images compressed with zstd.
    pub loads_zstd: bool,
    /// Whether the driver supports devices.
    pub device_support: Vec<Support>,
    /// The products that later releases list and this one does not; null if no release of its branch was read, and for a CUDA version.
    pub not_listed: Option<Vec<&'static Listing>>,
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
    /// What people call it, "driver 570"; null where it is unknown.
    pub oldest_driver_text: Option<String>,
    /// Null where newer drivers support it, or no source states it.
    pub newest_driver: Option<Driver>,
    pub newest_driver_text: Option<String>,
    /// Who states them.
    pub oldest_driver_source: Option<DriverSource>,
    /// Who states the newest driver. Null: nobody does.
    pub newest_driver_source: Option<DriverSource>,
}

/// What later releases list, and this one does not, under any name of the PCI ID.
fn not_listed(release: DriverRelease) -> Option<Vec<&'static Listing>> {
    let is_later = |row: &&Listing| row.firsts.iter().any(|first| *first > release) && !driver_lists(release, row.pci);
    let is_read = LISTED_BRANCHES.contains(&release.branch);
    is_read.then(|| LISTINGS.iter().filter(is_later).collect())
}

/// What does the driver do? If a release was named, also which products it does not list yet.
pub fn answer(driver: Driver, release: Option<DriverRelease>) -> Answer {
    let branches = BRANCHES.iter().filter(|row| row.driver == driver);
    let branches: Vec<u32> = branches.map(|row| row.branch).collect();
    let starts = Toolkit::ALL.iter().copied().filter(|k| driver_starts(driver, *k));
    let support = |device| Support {
        device,
        verdict: driver_supports_why(driver, device),
        oldest_driver: oldest_driver(device).into(),
        oldest_driver_text: oldest_driver(device).map(|oldest| oldest_text(oldest, Some(device))),
        newest_driver: newest_driver(device),
        newest_driver_text: newest_driver(device).map(|newest| newest_text(newest, Some(device))),
        oldest_driver_source: device_support(device).and_then(|row| row.oldest_source.get()),
        newest_driver_source: device_support(device).and_then(|row| row.newest_source.get()),
    };
    Answer {
        driver,
        driver_release: release,
        not_listed: release.and_then(not_listed),
        newest_ptx: driver.ptx(),
        starts_toolkits: starts.clone().collect(),
        starts_without_ptx: starts.filter(|k| driver_has_older_ptx(driver, *k)).collect(),
        loads_zstd: driver >= ZSTD_DRIVER,
        device_support: devices().map(support).collect(),
        is_named: driver.is_named(),
        branches,
    }
}
