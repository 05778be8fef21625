//! Does an image, a module or a file run on a device with a driver?
//!
//! These questions are asked in this order: does the driver support the device; is the image for the device; does the
//! driver unpack its compression, read cubins of the toolkit that wrote it, compile its PTX; and for a file, does the
//! CUDA runtime start that it asks for? The verdict is the first *no*, which a user must mend first; else the first
//! *unknown*; else yes.
//!
//! A driver reads cubins of its own CUDA version and of older ones (backward compatibility). From 11.0 on it also reads
//! cubins of newer versions with the same major number (minor version compatibility). No source speaks of a newer major
//! version: that is unknown.
//!
//! Source: `drivers/RULES.md`, `loading/LOADING.md`, which name the public source of each sentence; public. A driver was asked what it loads
//! and compiles: 580.159.04 on a device of 9.0, `silicon/580.159.04_9.0.tsv`.

mod file;
mod module;

pub(crate) use file::file_runs_taking;
pub use file::{FileRun, Taken, file_oldest_driver, file_run, file_runs, file_runs_why};
pub use module::{Content, contents_run_why, module_oldest_driver, module_runs, module_runs_why};

use super::load::{jits, jits_why, loads, loads_why, pair_jits_why};
use super::pick::Image;
use crate::cubin::{Compression, Entry, EntryKind, Layout, Place};
use crate::drivers::{
    Driver, ZSTD_DRIVER, driver_supports_why, is_stated, is_within_bounds, newest_stated, runtime_oldest_driver,
};
use crate::targets::{Cc, Name, NameKind, Target};
use crate::{Answer, Toolkit, Verdict, Version};

/// The driver of a machine. With a compatibility package there are two: the driver in the kernel decides which devices
/// exist; the user-mode driver, whose CUDA version `cuDriverGetVersion` returns, decides what is loaded and compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drivers(Option<(Driver, Driver)>);

impl Drivers {
    /// None in particular: for each device the newest that supports it.
    pub const NEWEST: Self = Self(None);

    /// The kernel's driver and the user-mode one.
    #[must_use]
    pub const fn new(kernel: Driver, user: Driver) -> Self {
        Self(Some((kernel, user)))
    }

    /// The kernel's driver, for a device.
    #[must_use]
    pub fn kernel(self, device: Cc) -> Driver {
        self.0.map_or_else(|| newest_stated(device), |(kernel, _)| kernel)
    }

    /// The user-mode driver, for a device.
    #[must_use]
    pub fn user(self, device: Cc) -> Driver {
        self.0.map_or_else(|| newest_stated(device), |(_, user)| user)
    }
}

impl From<Driver> for Drivers {
    /// Both are of one version.
    fn from(driver: Driver) -> Self {
        Self::new(driver, driver)
    }
}

/// An image as a file stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The image.
    pub image: Image,
    /// How it is compressed.
    pub compression: Compression,
    /// For a cubin, how it stores its target. This tells which toolkits may have written it. `None` if it is not known.
    pub layout: Option<Layout>,
    /// Whether it is to be linked before it runs.
    pub linking: Linking,
    /// It lies in a concatenated entry of a fat binary, compressed with others.
    pub is_within: bool,
}

/// Whether an image is to be linked before it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linking {
    /// It is linked.
    Ready,
    /// Relocatable code (`-c`, `-rdc`) as a file of its own or in a plain fat binary: a driver that is given it links
    /// it. If it refers to nothing outside of itself, it then runs in most cases, but not in all: measured, driver
    /// 580.159.04.
    ByDriver,
    /// In an object of the host: the build of the program links it, and a driver never gets it.
    First,
}

impl Linking {
    /// What the header of an entry tells.
    #[must_use]
    pub fn of_entry(entry: &Entry<'_>) -> Self {
        match entry.place {
            Place::NvRelFatbin | Place::NvRel => Self::First,
            _ if entry.kind() == Some(EntryKind::RelocatablePtx) => Self::ByDriver,
            _ => Self::Ready,
        }
    }
}

impl From<Image> for Stored {
    /// An image that is not compressed, and ready to load.
    fn from(image: Image) -> Self {
        Self {
            image,
            compression: Compression::None,
            layout: None,
            linking: Linking::Ready,
            is_within: false,
        }
    }
}

/// Whether an image runs on a device by itself, with this driver in the kernel and this user-mode driver: a cubin loads, PTX is compiled, LTO
/// IR does neither. False also where that is unknown.
#[must_use]
pub fn runs(kernel: Driver, user: Driver, image: Image, device: Cc) -> bool {
    runs_by(kernel, user, image.name, image.ptx, || (image.toolkit, None), device)
}

/// As [`runs`], by tables and comparisons; `written` is asked of a cubin that is for the device: its toolkit and its layout.
#[inline(always)]
pub(crate) fn runs_by(
    kernel: Driver,
    user: Driver,
    name: Name,
    ptx: Option<Version>,
    written: impl FnOnce() -> (Option<Version>, Option<Layout>),
    device: Cc,
) -> bool {
    let target = name.target;
    match name.kind {
        NameKind::Sm if !loads(target, device) || !is_stated(kernel, device) || !is_within_bounds(user, device) => {
            false
        }
        NameKind::Sm => {
            let (toolkit, layout) = written();
            oldest_reader(target, toolkit, layout) <= user
        }
        NameKind::Compute => jits(user, ptx, target, device) && is_stated(kernel, device),
        NameKind::Lto => false,
    }
}

/// As [`runs`], with the reason.
#[must_use]
pub fn runs_why(kernel: Driver, user: Driver, image: Image, device: Cc) -> Verdict {
    // What runs needs no reason.
    if runs(kernel, user, image, device) {
        return Verdict::Yes;
    }
    stored_runs_why(Drivers::new(kernel, user), image.into(), device)
}

/// As [`runs`], of an image as a file stores it.
#[must_use]
#[inline(never)]
pub fn stored_runs(drivers: Drivers, stored: Stored, device: Cc) -> bool {
    let (user, image) = (drivers.user(device), stored.image);
    let written = || (image.toolkit, stored.layout);
    stored.linking == Linking::Ready
        && runs_by(drivers.kernel(device), user, image.name, image.ptx, written, device)
        && unpacks_why(user, stored).is_yes()
}

/// As [`stored_runs`], with the reason.
#[must_use]
pub fn stored_runs_why(drivers: impl Into<Drivers>, stored: Stored, device: Cc) -> Verdict {
    let drivers = drivers.into();
    let (supports, fits) = (supports_why(drivers, device), fits_why(stored, device));
    first_refusal(supports, fits, drivers.user(device), stored, device)
}

/// Why an image does not run of which it is known whether the drivers support the device, and whether it is for it. Apart: its frame is not on the
/// stack while another image is asked about.
#[inline(never)]
pub(super) fn first_refusal(supports: Verdict, fits: Verdict, user: Driver, stored: Stored, device: Cc) -> Verdict {
    first_of([
        supports,
        fits,
        unpacks_why(user, stored),
        takes_why(user, stored, device),
    ])
}

/// Whether an image is for a device, whatever the driver.
pub(super) fn fits_why(stored: Stored, device: Cc) -> Verdict {
    let name = stored.image.name;
    let fits = match name.kind {
        _ if stored.linking == Linking::First => Verdict::NoLoadRelocatable,
        NameKind::Sm => loads_why(name.target, device),
        NameKind::Compute => pair_jits_why(name.target, device),
        NameKind::Lto => Verdict::NoLoadLto,
    };
    match stored.linking {
        Linking::ByDriver if fits.is_yes() => Verdict::UnknownRelocatable,
        _ => fits,
    }
}

/// The first *no*, else the first *unknown*, else yes.
fn first_of(verdicts: impl IntoIterator<Item = Verdict> + Clone) -> Verdict {
    let first = |answer: Answer| verdicts.clone().into_iter().find(|verdict| verdict.answer() == answer);
    first(Answer::No)
        .or_else(|| first(Answer::Unknown))
        .unwrap_or(Verdict::Yes)
}

/// Whether both drivers support the device.
pub(super) fn supports_why(drivers: Drivers, device: Cc) -> Verdict {
    let of_kernel = driver_supports_why(drivers.kernel(device), device);
    match driver_supports_why(drivers.user(device), device) {
        refused if of_kernel.answer() != Answer::No && refused.answer() == Answer::No => refused,
        _ => of_kernel,
    }
}

/// The first toolkit that writes concatenated entries, whose driver reads them, and the newest driver that is known to pass over them. Of
/// those between no source speaks. Source: fatbinary's `--concat`; `silicon/580.159.04_9.0.tsv`.
const CONCATENATED: (Driver, Driver) = (Driver(13_040), Driver(13_000));

/// Whether a driver unpacks an image that is stored so. Every driver unpacks LZ4; zstd needs a driver from
/// [`ZSTD_DRIVER`] on. Drivers of CUDA 13.4 and newer unpack images within concatenated entries, drivers up to 13.0
/// pass over them, and no source speaks of those between.
#[must_use]
pub fn unpacks_why(user: Driver, stored: Stored) -> Verdict {
    let (reads, passes_over) = CONCATENATED;
    match stored.compression {
        Compression::Unknown => Verdict::UnknownUnread,
        Compression::Zstd if user.0 == 0 => Verdict::UnknownDriver,
        Compression::Zstd if user < ZSTD_DRIVER => Verdict::NoDriverCompression,
        _ if !stored.is_within || user >= reads => Verdict::Yes,
        _ if user.0 != 0 && user <= passes_over => Verdict::NoDriverConcatenated,
        _ => Verdict::UnknownConcatenated,
    }
}

/// Whether a driver reads a cubin, or compiles PTX.
fn takes_why(user: Driver, stored: Stored, device: Cc) -> Verdict {
    let Image { name, ptx, toolkit } = stored.image;
    match name.kind {
        NameKind::Sm => reads_why(user, name.target, toolkit, stored.layout),
        NameKind::Compute => jits_why(user, ptx, name.target, device),
        NameKind::Lto => Verdict::NoLoadLto,
    }
}

/// The last toolkit that wrote cubins of layout V1.
const LAST_V1: Version = Version::new(12, 9);

/// The first that wrote cubins of layout V2, for targets from 10.0 on and for the others.
const FIRST_V2: (Version, Version) = (Version::new(12, 8), Version::new(13, 0));

/// Whether a driver reads a cubin of this toolkit; without one, the cubins of every toolkit that may have written it.
fn reads_why(user: Driver, target: Target, toolkit: Option<Version>, layout: Option<Layout>) -> Verdict {
    if user.0 == 0 {
        return Verdict::UnknownDriver;
    }
    if oldest_reader(target, toolkit, layout) <= user {
        return Verdict::Yes;
    }
    let may_be_older = match (toolkit, layout) {
        (Some(_), _) => false,
        (None, Some(Layout::V2)) if target.number() < 100 => FIRST_V2.1.major <= user.version().major,
        (None, Some(Layout::V2)) => FIRST_V2.0.major <= user.version().major,
        (None, _) => true,
    };
    match may_be_older {
        true => Verdict::UnknownImageToolkit,
        false => Verdict::UnknownDriverReads,
    }
}

/// The oldest driver that reads a cubin of this toolkit; without one, the cubins of every toolkit that may have written it.
#[inline]
#[expect(clippy::indexing_slicing, reason = "a position is within the table")]
fn oldest_reader(target: Target, toolkit: Option<Version>, layout: Option<Layout>) -> Driver {
    match (toolkit, layout) {
        (Some(toolkit), _) => runtime_oldest_driver(toolkit),
        (None, Some(Layout::V1)) => Driver(READERS[target.position()].into()).min(runtime_oldest_driver(LAST_V1)),
        (None, _) => Driver(READERS[target.position()].into()),
    }
}

/// For each target the oldest driver that reads the cubins of the newest toolkit that builds it, of those that were run; of the oldest one
/// where none does.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static READERS: [u16; Target::ALL.len()] = {
    let mut readers = [0; Target::ALL.len()];
    let mut place = 0;
    while place < readers.len() {
        let mut newest = Toolkit::V11_7;
        let mut toolkits = Toolkit::ALL;
        while let [toolkit, rest @ ..] = toolkits {
            if toolkit.builds(Target::ALL[place]) {
                newest = *toolkit;
            }
            toolkits = rest;
        }
        readers[place] = runtime_oldest_driver(newest.version()).0 as u16;
        place += 1;
    }
    readers
};

/// The oldest driver with which an image runs on a device; `None` where it runs with none that is known.
#[must_use]
pub fn image_oldest_driver(stored: impl Into<Stored>, device: Cc) -> Option<Driver> {
    let stored = stored.into();
    oldest_where(device, |driver| stored_runs(driver.into(), stored, device))
}

/// The oldest driver with which this runs on a device, which then runs with all newer ones that support it.
fn oldest_where(device: Cc, runs: impl Fn(Driver) -> bool) -> Option<Driver> {
    Driver::first_where(newest_stated(device), runs)
}
