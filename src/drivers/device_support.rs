//! The drivers that support a compute capability, a row each.
//!
//! Source: `drivers/device_drivers.tsv`, which names the public source of each cell, and a test compares the two. Public; nothing was
//! run on a device. `-` is: no source states it.

use crate::Optional;
use crate::drivers::Driver;
use crate::targets::Cc;

coded_enum! {
    /// Who states from when on, or until when, drivers support a compute capability; the first of these that does.
    #[doc(alias = "smarch_driver_source")]
    #[non_exhaustive]
    pub enum DriverSource {
        /// NVIDIA's table of toolkits, drivers and architectures. It names toolkits; the release notes name their
        /// drivers.
        Matrix      = 1, MATRIX,       "NVIDIA's table of toolkits, drivers and architectures";
        /// Release notes of the toolkit.
        Notes       = 2, NOTES,        "release notes of the toolkit";
        /// NVIDIA's schedule of what its drivers no longer support, and its list of legacy drivers.
        Schedule    = 3, SCHEDULE,     "NVIDIA's lists of what its drivers no longer support";
        /// The pages of JetPack and Jetson Linux, and the guide of CUDA for Tegra.
        Jetson      = 4, JETSON,       "the pages of JetPack and Jetson Linux";
        /// The products that a release of the open kernel modules lists.
        OpenModules = 5, OPEN_MODULES, "the products that the open kernel modules list";
        /// A public report of what a driver ran on.
        Report      = 6, REPORT,       "a public report";
    }
}

/// The drivers that support a compute capability, as far as public sources state it.
#[doc(alias = "smarch_device_support")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DeviceSupport {
    /// The compute capability.
    pub cc: Cc,
    /// The first driver that knows its target, by the PTX ISA's release history: older ones do not support it. Absent where the
    /// history does not name the target.
    pub known: Optional<Driver>,
    /// The first driver that a source states to support it.
    pub oldest: Optional<Driver>,
    /// The newest driver that a source states to support it; absent where newer ones do, or no source states it.
    pub newest: Optional<Driver>,
    /// The driver after which support ended: newer ones do not support it. If it is not `newest`, sources contradict
    /// each other about the drivers in between. Absent if newer drivers support it, or if no source states it.
    pub last: Optional<Driver>,
    /// Who states `oldest`.
    pub oldest_source: Optional<DriverSource>,
    /// Who states `last`, and where that is absent `newest`.
    pub newest_source: Optional<DriverSource>,
}

macro_rules! driver {
    ($version:tt) => {
        Driver::from_version(version!($version))
    };
}

macro_rules! source {
    ($source:ident) => {
        DriverSource::$source
    };
}

macro_rules! device_support {
    ($($cc:literal $known:tt $oldest:tt $newest:tt $last:tt $oldest_source:tt $newest_source:tt;)+) => {
        /// The drivers of every compute capability of which a source states something, ascending.
        pub static DEVICE_SUPPORT: &[DeviceSupport] = &[$(DeviceSupport {
            cc: Cc($cc),
            known: Optional::<Driver>::new(optional!(driver $known)),
            oldest: Optional::<Driver>::new(optional!(driver $oldest)),
            newest: Optional::<Driver>::new(optional!(driver $newest)),
            last: Optional::<Driver>::new(optional!(driver $last)),
            oldest_source: Optional::<DriverSource>::new(optional!(source $oldest_source)),
            newest_source: Optional::<DriverSource>::new(optional!(source $newest_source)),
        },)+];
    };
}

// Of 3.2 and 5.3, which are Tegra parts alone, NVIDIA's table says R470 and R580, and the pages of Jetson Linux end earlier.
#[rustfmt::skip]
device_support! {
//  cc   known oldest newest last source of oldest  of newest
    10    1.0   -      6.5    6.5 -           Schedule;
    11    1.0   -      6.5    6.5 -           Schedule;
    12    2.0   -      6.5    6.5 -           Schedule;
    13    2.0   -      6.5    6.5 -           Schedule;
    20    3.0   3.0    9.1    9.1 Matrix      Matrix;
    21    -     -      9.1    9.1 -           Schedule;
    30    4.2   6.0   11.4   11.4 Matrix      Matrix;
    32    6.0   6.5    6.5   11.4 Jetson      Matrix;
    35    5.0   6.0   11.4   11.4 Matrix      Matrix;
    37    6.5   6.5   11.4   11.4 Matrix      Matrix;
    50    6.0   6.5   13.0   13.0 Matrix      Matrix;
    52    6.5   6.5   13.0   13.0 Matrix      Matrix;
    53    7.0   7.0   10.2   13.0 Jetson      Matrix;
    60    8.0   8.0   13.0   13.0 Matrix      Matrix;
    61    8.0   8.0   13.0   13.0 Matrix      Matrix;
    62    8.0   9.0   10.2    -   Jetson      Jetson;
    70    9.0   9.0   13.0   13.0 Matrix      Matrix;
    72    9.1  10.0   12.2    -   Jetson      Jetson;
    75   10.0  10.0    -      -   Matrix      -;
    80   11.0  11.0    -      -   Matrix      -;
    86   11.1  11.1    -      -   Report      -;
    87   11.4  11.4    -      -   Jetson      -;
    88   13.0   -      -      -   -           -;
    89   11.8  11.8    -      -   Matrix      -;
    90   11.8  11.8    -      -   Matrix      -;
    100  12.7  12.8    -      -   Matrix      -;
    101  12.7   -      -      -   -           -;
    103  12.9  13.0    -      -   OpenModules -;
    107  13.4  13.4    -      -   Notes       -;
    110  13.0  13.0    -      -   Jetson      -;
    120  12.8  12.8    -      -   Matrix      -;
    121  12.9  13.0    -      -   Report      -;
}

/// The drivers of a compute capability; `None` where no source states anything of it.
#[must_use]
pub fn device_support(cc: Cc) -> Option<&'static DeviceSupport> {
    DEVICE_SUPPORT.iter().find(|row| row.cc == cc)
}

/// What sources state of a compute capability, as bounds that count themselves.
#[derive(Clone, Copy)]
struct Bounds {
    /// No source rules these drivers out: 1, for 0 is no driver, and the highest number where none bounds them.
    possible: (u16, u16),
    /// A source states that these support it; the first is the highest number where none does, the last one never above the newest driver.
    stated: (u16, u16),
}

/// By compute capability.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static BOUNDS: [Bounds; 128] = {
    let mut all = [Bounds {
        possible: (1, u16::MAX),
        stated: (u16::MAX, number(Driver::NEWEST)),
    }; 128];
    let mut rows = DEVICE_SUPPORT;
    while let [row, rest @ ..] = rows {
        let bounds = &mut all[row.cc.0 as usize];
        if let Some(known) = row.known.get() {
            bounds.possible.0 = number(known);
        }
        if let Some(last) = row.last.get() {
            bounds.possible.1 = number(last);
        }
        // Where the newest is all that is stated, it is of this one alone.
        bounds.stated.0 = match (row.oldest.get(), row.newest.get()) {
            (Some(oldest), _) => number(oldest),
            (None, Some(newest)) => number(newest),
            (None, None) => u16::MAX,
        };
        if let Some(newest) = row.newest.get() {
            bounds.stated.1 = number(newest);
        }
        assert!(bounds.stated.0 >= bounds.possible.0 && bounds.stated.1 <= bounds.possible.1);
        rows = rest;
    }
    all
};

/// Compile time only.
const fn number(driver: Driver) -> u16 {
    assert!(driver.0 < u16::MAX as u32);
    driver.0 as u16
}

/// Above the highest number all drivers are newer than any that a source names.
fn is_within((first, last): (u16, u16), driver: Driver) -> bool {
    (u32::from(first)..=u32::from(last)).contains(&driver.0.min(u16::MAX.into()))
}

/// Whether no source says that the driver does not support the device: a look into a table.
#[inline]
pub(crate) fn is_within_bounds(driver: Driver, device: Cc) -> bool {
    let bounds = BOUNDS.get(device.0 as usize);
    bounds.is_none_or(|bounds| is_within(bounds.possible, driver))
}

/// Whether a source states that the driver supports the device: a look into a table.
#[inline]
pub(crate) fn is_stated(driver: Driver, device: Cc) -> bool {
    let bounds = BOUNDS.get(device.0 as usize);
    bounds.is_some_and(|bounds| is_within(bounds.stated, driver))
}

/// The newest driver that a source states to support the device; where none is stated, the newest of all.
#[inline]
pub(crate) fn newest_stated(device: Cc) -> Driver {
    let bounds = BOUNDS.get(device.0 as usize);
    bounds.map_or(Driver::NEWEST, |bounds| Driver(bounds.stated.1.into()))
}
