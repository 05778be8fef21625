//! Whether all modules of a file run.

use super::{Content, Drivers, first_of, fits_why, oldest_where, supports_why};
use crate::cubin::{self, Entry, Fault, Place};
use crate::rules::driver::driver_starts_runtime_why;
use crate::rules::pick::Choosing;
use crate::targets::Cc;
use crate::toolkits::Driver;
use crate::{Answer, Error, Verdict, Version};

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
    let drivers = drivers.into();
    if let Some(verdict) = image_runs_why(drivers, bytes, device) {
        return verdict;
    }
    let mut file = FileRuns::new(drivers, device);
    file.runtime = runtime_of(bytes);
    let read = cubin::for_each_entry(bytes, &mut |entry| file.add(entry));
    if read.is_err() {
        file.add_damage();
    }
    file.why()
}

/// Of a file that is one image; `None` of any other. Apart, as what follows: so their frames do not lie on the stack together.
#[inline(never)]
fn image_runs_why(drivers: Drivers, bytes: &[u8], device: Cc) -> Option<Verdict> {
    let (content, is_damaged) = match cubin::identify(bytes) {
        Ok(cubin) => (Content::of_cubin(&cubin), cubin::check(bytes).is_err()),
        Err(Error::CubinIsPtx) => match cubin::ptx(bytes) {
            Ok(ptx) => (Content::of_ptx(&ptx), false),
            Err(_) => (Content::Damaged, true),
        },
        Err(_) => return None,
    };
    Some(content_runs_why(drivers, content, is_damaged, device))
}

#[inline(never)]
fn content_runs_why(drivers: Drivers, content: Content, is_damaged: bool, device: Cc) -> Verdict {
    let mut file = FileRuns::new(drivers, device);
    file.add_content(content);
    if is_damaged {
        file.add_damage();
    }
    file.why()
}

/// The CUDA runtime that a file asks for.
#[inline(never)]
fn runtime_of(bytes: &[u8]) -> Option<Version> {
    cubin::needs(bytes).ok()?.cuda.get()
}

/// The oldest driver with which all modules of a file run on a device; `None` where they run with none that is known.
#[must_use]
pub fn file_oldest_driver(bytes: &[u8], device: Cc) -> Option<Driver> {
    oldest_where(device, |driver| file_runs(driver, bytes, device))
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
    pub fn why(&mut self) -> Verdict {
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
