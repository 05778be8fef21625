//! Does an image, a module or a file run on a device with a driver?
//!
//! Asked in this order are: whether the driver supports the device; whether the image is for it; whether the driver unpacks its
//! compression, reads what the toolkit that wrote a cubin writes, compiles PTX; of a file whether the CUDA runtime that it asks for
//! starts. The verdict is the first *no* of these, which is what a user must mend first; else the first *unknown*; else yes.
//!
//! A driver reads cubins of its own CUDA version and of older ones (backward compatibility), and from 11.0 on of newer ones of its major
//! version (minor version compatibility). Of a newer major version no source speaks: unknown.
//!
//! Source: `drivers/RULES.md`, `loading/LOADING.md`, which name the public source of each sentence; public. Nothing was run on a device.

use super::driver::{ZSTD_DRIVER, driver_starts_runtime_why, driver_supports_why, newest_driver};
use super::load::{jits_why, loads_why, pair_jits_why};
use super::pick::{Choosing, Image};
use crate::cubin::{self, Compression, Cubin, CubinKind, Entry, EntryKind, Fault, Layout, Place};
use crate::targets::{Cc, NameKind, Target};
use crate::toolkits::Driver;
use crate::{Answer, Error, Toolkit, Verdict, Version};

/// The driver of a machine, which is two where a compatibility package is installed: the kernel's decides which devices exist, the
/// user-mode one, whose CUDA version `cuDriverGetVersion` returns, what is loaded and compiled.
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
        self.0.map_or_else(|| newest(device), |(kernel, _)| kernel)
    }

    /// The user-mode driver, for a device.
    #[must_use]
    pub fn user(self, device: Cc) -> Driver {
        self.0.map_or_else(|| newest(device), |(_, user)| user)
    }
}

impl From<Driver> for Drivers {
    /// Both are of one version.
    fn from(driver: Driver) -> Self {
        Self::new(driver, driver)
    }
}

/// The newest driver that supports a device, as far as sources state it.
fn newest(device: Cc) -> Driver {
    newest_driver(device).unwrap_or(Driver::NEWEST)
}

/// An image as a file stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The image.
    pub image: Image,
    /// How it is compressed.
    pub compression: Compression,
    /// Of a cubin how it stores its target, which tells of which toolkits it may be; `None` where that is not known.
    pub layout: Option<Layout>,
    /// It is to be linked before anything loads it.
    pub is_relocatable: bool,
}

impl From<Image> for Stored {
    /// An image that is not compressed, and ready to load.
    fn from(image: Image) -> Self {
        Self {
            image,
            compression: Compression::None,
            layout: None,
            is_relocatable: false,
        }
    }
}

/// What is in a place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// An image that is for a target, ready to load or to be linked.
    Image(Stored),
    /// Nothing that a device runs: an index, Tile IR, the entry around others.
    Nothing,
    /// An image of which the table does not know the target, or the kind.
    UnknownTarget,
    /// It is damaged.
    Damaged,
}

impl Content {
    /// What an entry of a fat binary is. Of a cubin that is compressed with LZ4 its first bytes are unpacked, for the toolkit that wrote it.
    #[must_use]
    pub fn of_entry(entry: &Entry<'_>) -> Self {
        let name_kind = match entry.kind() {
            _ if entry.fault().is_some() => return Self::Damaged,
            Some(EntryKind::Index | EntryKind::Concatenated | EntryKind::TileIr) => return Self::Nothing,
            Some(EntryKind::Cubin) => NameKind::Sm,
            Some(EntryKind::Ptx | EntryKind::RelocatablePtx) => NameKind::Compute,
            Some(EntryKind::Lto) => NameKind::Lto,
            None => return Self::UnknownTarget,
        };
        let Some(target) = entry.target() else {
            return Self::UnknownTarget;
        };
        let is_ptx = name_kind == NameKind::Compute;
        let (major, minor) = entry.version();
        let version = Version::new(major, minor);
        let written = match name_kind {
            NameKind::Sm => Written::of_entry(entry),
            _ => Written::default(),
        };
        Self::Image(Stored {
            image: Image {
                name: target.named(name_kind),
                ptx: (is_ptx && version != Version::NONE).then_some(version),
                toolkit: written.toolkit,
            },
            compression: entry.compression(),
            layout: written.layout,
            is_relocatable: written.is_relocatable
                || matches!(entry.place, Place::NvRelFatbin | Place::NvRel)
                || entry.kind() == Some(EntryKind::RelocatablePtx),
        })
    }

    /// What a cubin is that is the whole file.
    #[must_use]
    pub fn of_cubin(cubin: &Cubin) -> Self {
        let Some(target) = cubin.target else {
            return Self::UnknownTarget;
        };
        Self::Image(Stored {
            image: Image {
                toolkit: cubin.toolkit,
                ..target.named(NameKind::Sm).into()
            },
            layout: Some(cubin.layout),
            is_relocatable: cubin.kind == CubinKind::Relocatable,
            ..Stored::from(Image::from(target.named(NameKind::Sm)))
        })
    }

    /// What PTX text is that is the whole file.
    #[must_use]
    pub fn of_ptx(ptx: &cubin::Ptx<'_>) -> Self {
        let image = ptx.target.map(|target| Image {
            ptx: Some(ptx.version),
            ..target.named(NameKind::Compute).into()
        });
        image.map_or(Self::UnknownTarget, |image| Self::Image(image.into()))
    }

    /// Whether a driver looks at it by itself: a cubin or PTX that is not to be linked first. An image of unknown target may be one.
    #[must_use]
    pub fn is_candidate(self) -> bool {
        match self {
            Self::Image(stored) => !stored.is_relocatable && stored.image.name.kind != NameKind::Lto,
            Self::UnknownTarget | Self::Damaged => true,
            Self::Nothing => false,
        }
    }
}

/// What is known of who wrote a cubin.
#[derive(Clone, Copy, Default)]
struct Written {
    toolkit: Option<Version>,
    layout: Option<Layout>,
    is_relocatable: bool,
}

impl Written {
    fn of_entry(entry: &Entry<'_>) -> Self {
        let layout = match entry.version() {
            (1, 7) => Some(Layout::V1),
            (1, 8) => Some(Layout::V2),
            _ => None,
        };
        let beginning = entry.beginning();
        let of_notes = || cubin::identify(entry.image()?).ok()?.toolkit;
        Self {
            toolkit: beginning.and_then(|it| it.toolkit).or_else(of_notes),
            layout: beginning.map(|it| it.layout).or(layout),
            is_relocatable: beginning.is_some_and(|it| it.is_relocatable),
        }
    }
}

/// Whether an image runs on a device by itself, with this driver in the kernel and this user-mode driver: a cubin loads, PTX is compiled, LTO
/// IR does neither. False also where that is unknown.
#[must_use]
pub fn runs(kernel: Driver, user: Driver, image: Image, device: Cc) -> bool {
    runs_why(kernel, user, image, device).is_yes()
}

/// As [`runs`], with the reason.
#[must_use]
pub fn runs_why(kernel: Driver, user: Driver, image: Image, device: Cc) -> Verdict {
    stored_runs_why(Drivers::new(kernel, user), image.into(), device)
}

/// As [`runs_why`], of an image as a file stores it.
#[must_use]
pub fn stored_runs_why(drivers: impl Into<Drivers>, stored: Stored, device: Cc) -> Verdict {
    let drivers = drivers.into();
    let user = drivers.user(device);
    let verdicts = [
        supports_why(drivers, device),
        fits_why(stored, device),
        unpacks_why(user, stored.compression),
        takes_why(user, stored, device),
    ];
    first_of(verdicts)
}

/// Whether an image is for a device, whatever the driver.
pub(super) fn fits_why(stored: Stored, device: Cc) -> Verdict {
    let name = stored.image.name;
    match name.kind {
        _ if stored.is_relocatable => Verdict::NoLoadRelocatable,
        NameKind::Sm => loads_why(name.target, device),
        NameKind::Compute => pair_jits_why(name.target, device),
        NameKind::Lto => Verdict::NoLoadLto,
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
fn supports_why(drivers: Drivers, device: Cc) -> Verdict {
    let of_kernel = driver_supports_why(drivers.kernel(device), device);
    match driver_supports_why(drivers.user(device), device) {
        refused if of_kernel.answer() != Answer::No && refused.answer() == Answer::No => refused,
        _ => of_kernel,
    }
}

/// Whether a driver unpacks what is compressed so: any does but for zstd, which takes one from [`ZSTD_DRIVER`] on.
#[must_use]
pub fn unpacks_why(user: Driver, compression: Compression) -> Verdict {
    match compression {
        Compression::None | Compression::Lz4 => Verdict::Yes,
        Compression::Zstd if user.0 == 0 => Verdict::UnknownDriver,
        Compression::Zstd if user < ZSTD_DRIVER => Verdict::NoDriverCompression,
        Compression::Zstd => Verdict::Yes,
        Compression::Unknown => Verdict::UnknownUnread,
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
    let (oldest, newest) = match (toolkit, layout) {
        _ if user.0 == 0 => return Verdict::UnknownDriver,
        (Some(toolkit), _) => (Some(toolkit), toolkit),
        (None, Some(Layout::V2)) if target.number() < 100 => (Some(FIRST_V2.1), newest_builder(target)),
        (None, Some(Layout::V2)) => (Some(FIRST_V2.0), newest_builder(target)),
        (None, Some(Layout::V1)) => (None, newest_builder(target).min(LAST_V1)),
        (None, None) => (None, newest_builder(target)),
    };
    let major = user.version().major;
    if Driver::from_version(newest) <= user || newest.major >= FIRST_WITH_MINORS && newest.major <= major {
        Verdict::Yes
    } else if oldest.is_some_and(|oldest| oldest.major > major || oldest == newest) {
        Verdict::UnknownDriverReads
    } else {
        Verdict::UnknownImageToolkit
    }
}

/// Minor version compatibility begins with CUDA 11.
const FIRST_WITH_MINORS: u16 = 11;

/// The newest toolkit of those that were run that builds cubins for a target; the oldest one for what it no longer builds.
fn newest_builder(target: Target) -> Version {
    let builder = Toolkit::ALL.iter().rev().find(|toolkit| toolkit.builds(target));
    builder.map_or(Toolkit::V11_7, |toolkit| *toolkit).version()
}

/// Whether a device runs one of the images of a fat binary; false also where that is unknown.
#[must_use]
pub fn module_runs(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
) -> bool {
    module_runs_why(drivers, images, device).is_some_and(Verdict::is_yes)
}

/// As [`module_runs`], with the reason; `None` where there is no image. The driver takes one of the images as
/// [`pick`](super::pick::pick) does.
///
/// Where none runs, the reason is that of the image that is nearest to running: of those of which it is unknown before the others, of those that
/// are not for a newer device before those that are, of PTX before cubins; then of the nearest compute capability. Where one runs and
/// another would be preferred to it if the driver could read that one, it is unknown: no source says that a driver takes another then.
#[must_use]
pub fn module_runs_why(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
) -> Option<Verdict> {
    contents_run_why(
        drivers,
        images.into_iter().map(|stored| Content::Image(stored.into())),
        device,
    )
}

/// As [`module_runs_why`], of what is in the places of a fat binary; `None` where a driver looks at none of it.
#[must_use]
pub fn contents_run_why(
    drivers: impl Into<Drivers>,
    contents: impl IntoIterator<Item = Content>,
    device: Cc,
) -> Option<Verdict> {
    let mut choosing = Choosing::new(drivers.into(), device);
    for content in contents {
        match content {
            Content::Image(stored) => choosing.add(stored),
            Content::Nothing => {}
            Content::UnknownTarget => choosing.add_unknown(Verdict::UnknownImageTarget),
            Content::Damaged => choosing.add_unknown(Verdict::UnknownUnread),
        }
    }
    choosing.why()
}

/// Whether all modules of a file run on a device: of an ELF, PE or COFF file, of an archive, a fat binary, a cubin or PTX text. False also where
/// that is unknown.
#[must_use]
pub fn file_runs(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> bool {
    file_runs_why(drivers, bytes, device).is_yes()
}

/// As [`file_runs`], with the reason: that of the driver or of the CUDA runtime that the file asks for, else of the first module that does not run.
///
/// A file that is damaged, or that cannot be read, never runs for certain. What is to be linked does not run; of a file that holds the linked
/// code as well it does not count. A runtime that is linked into the file is not seen, and is not asked about. Time grows with the file.
#[must_use]
#[inline(never)]
pub fn file_runs_why(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> Verdict {
    let mut file = FileRuns::new(drivers.into(), device);
    match cubin::identify(bytes) {
        Ok(cubin) => {
            file.add_content(Content::of_cubin(&cubin));
            if cubin::check(bytes).is_err() {
                file.add_damage();
            }
        }
        Err(Error::CubinIsPtx) => file.add_content(match cubin::ptx(bytes) {
            Ok(ptx) => Content::of_ptx(&ptx),
            Err(_) => Content::Damaged,
        }),
        Err(_) => {
            file.runtime = cubin::needs(bytes).ok().and_then(|it| it.cuda.get());
            let read = cubin::for_each_entry(bytes, &mut |entry| file.add(entry));
            if read.is_err() {
                file.add_damage();
            }
        }
    }
    file.why()
}

/// The oldest driver with which an image runs on a device; `None` where it runs with none that is known.
#[must_use]
pub fn image_oldest_driver(stored: impl Into<Stored>, device: Cc) -> Option<Driver> {
    let stored = stored.into();
    oldest_where(device, |driver| stored_runs_why(driver, stored, device).is_yes())
}

/// The oldest driver with which a device runs one of the images of a fat binary; `None` where it runs them with none that is known.
#[must_use]
pub fn module_oldest_driver(images: impl IntoIterator<Item = impl Into<Stored>> + Clone, device: Cc) -> Option<Driver> {
    oldest_where(device, |driver| module_runs(driver, images.clone(), device))
}

/// The oldest driver with which all modules of a file run on a device; `None` where they run with none that is known.
#[must_use]
pub fn file_oldest_driver(bytes: &[u8], device: Cc) -> Option<Driver> {
    oldest_where(device, |driver| file_runs(driver, bytes, device))
}

/// The oldest driver with which this runs on a device, which then runs with all newer ones that support it.
fn oldest_where(device: Cc, runs: impl Fn(Driver) -> bool) -> Option<Driver> {
    Driver::first_where(newest(device), runs)
}

/// Which of a file's places are of one fat binary.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ModuleKey {
    region_at: usize,
    place: Place,
    member_at: Option<usize>,
}

/// What is known of a file so far.
pub struct FileRuns {
    drivers: Drivers,
    device: Cc,
    /// The CUDA runtime that it asks for.
    pub runtime: Option<Version>,
    module: Option<ModuleKey>,
    choosing: Choosing,
    /// The module that is read has something that a driver looks at; the member has.
    is_loadable: bool,
    is_member_loadable: bool,
    /// Why what is to be linked in the member does not run.
    to_be_linked: Option<Verdict>,
    first_no: Option<Verdict>,
    first_unknown: Option<Verdict>,
    has_modules: bool,
}

impl FileRuns {
    /// Nothing was read.
    #[must_use]
    pub fn new(drivers: impl Into<Drivers>, device: Cc) -> Self {
        let drivers = drivers.into();
        Self {
            drivers,
            device,
            runtime: None,
            module: None,
            choosing: Choosing::new(drivers, device),
            is_loadable: false,
            is_member_loadable: false,
            to_be_linked: None,
            first_no: None,
            first_unknown: None,
            has_modules: false,
        }
    }

    /// An entry of a fat binary, in the order of the file, or a place where none can be read.
    pub fn add(&mut self, entry: &Result<Entry<'_>, Fault>) {
        let entry = match entry {
            Ok(entry) => entry,
            Err(_) => return self.add_damage(),
        };
        let key = ModuleKey {
            region_at: entry.region_at,
            place: entry.place,
            member_at: entry.member.map(|member| member.at),
        };
        if let Some(module) = self.module
            && module != key
        {
            self.end_module();
            if module.member_at != key.member_at {
                self.end_member();
            }
        }
        self.module = Some(key);
        self.add_content(Content::of_entry(entry));
    }

    /// What is in a place of the module that is read.
    pub fn add_content(&mut self, content: Content) {
        match content {
            Content::Image(stored) if content.is_candidate() => {
                self.is_loadable = true;
                self.choosing.add(stored);
            }
            Content::Image(stored) => {
                let why = fits_why(stored, self.device);
                self.to_be_linked = self.to_be_linked.or(Some(why));
            }
            Content::Nothing => {}
            Content::UnknownTarget => {
                self.is_loadable = true;
                self.choosing.add_unknown(Verdict::UnknownImageTarget);
            }
            Content::Damaged => self.add_damage(),
        }
    }

    /// Something cannot be read.
    pub fn add_damage(&mut self) {
        self.has_modules = true;
        self.note(Verdict::UnknownUnread);
    }

    fn note(&mut self, verdict: Verdict) {
        let first = match verdict.answer() {
            Answer::Yes => return,
            Answer::No => &mut self.first_no,
            Answer::Unknown => &mut self.first_unknown,
        };
        *first = first.or(Some(verdict));
    }

    fn end_module(&mut self) {
        if self.is_loadable {
            self.has_modules = true;
            self.is_member_loadable = true;
            let why = self.choosing.why();
            why.into_iter().for_each(|why| self.note(why));
        }
        self.choosing = Choosing::new(self.drivers, self.device);
        self.is_loadable = false;
    }

    fn end_member(&mut self) {
        let to_be_linked = self.to_be_linked.take();
        if let Some(why) = to_be_linked.filter(|_| !self.is_member_loadable) {
            self.has_modules = true;
            self.note(why);
        }
        self.is_member_loadable = false;
    }

    /// The verdict of all that was read.
    #[must_use]
    pub fn why(mut self) -> Verdict {
        self.end_module();
        self.end_member();
        if !self.has_modules {
            return Verdict::NoDeviceCode;
        }
        let user = self.drivers.user(self.device);
        let verdicts = [
            Some(supports_why(self.drivers, self.device)),
            self.runtime.map(|runtime| driver_starts_runtime_why(user, runtime)),
            self.first_no,
            self.first_unknown,
        ];
        first_of(verdicts.into_iter().flatten())
    }
}
