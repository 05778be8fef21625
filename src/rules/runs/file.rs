//! Whether all modules of a file run.

use super::{Content, Drivers, first_of, fits_why, oldest_where};
use crate::cubin::{self, Entries, Entry, Fault};
use crate::rules::driver::driver_starts_runtime_why;
use crate::rules::pick::{Choosing, Reasons};
use crate::targets::Cc;
use crate::toolkits::Driver;
use crate::{Answer, Error, Verdict, Version};
use elf::abi::ELFMAGIC;

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
pub fn file_runs_why(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> Verdict {
    Whole::of(bytes).runs_why(drivers.into(), device, bytes)
}

/// What a file is as a whole, whatever the device is and the driver.
enum Whole {
    Image(Content),
    /// One that holds fat binaries, and the CUDA runtime that it asks for.
    Modules(Option<Version>),
}

impl Whole {
    #[inline(never)]
    fn of(bytes: &[u8]) -> Self {
        match image_of(bytes) {
            Some(content) => Self::Image(content),
            None => Self::Modules(runtime_of(bytes)),
        }
    }

    fn runs_why(&self, drivers: Drivers, device: Cc, bytes: &[u8]) -> Verdict {
        match self {
            Self::Image(content) => image_runs_why(drivers, content, device, bytes),
            Self::Modules(runtime) => modules_run_why(drivers, *runtime, device, bytes),
        }
    }
}

/// The image that the file is; `None` of any other. Apart, as what follows: so their frames do not lie on the stack together.
#[inline(never)]
fn image_of(bytes: &[u8]) -> Option<Content> {
    match &cubin::identify(bytes) {
        Ok(cubin) => Some(Content::of_cubin(cubin)),
        Err(Error::CubinIsPtx) => Some(ptx_of(bytes)),
        Err(_) => None,
    }
}

#[inline(never)]
fn ptx_of(bytes: &[u8]) -> Content {
    cubin::ptx(bytes).map_or(Content::Damaged, |ptx| Content::of_ptx(&ptx))
}

/// Of a file that is one image.
#[inline(never)]
fn image_runs_why(drivers: Drivers, content: &Content, device: Cc, bytes: &[u8]) -> Verdict {
    let mut file = FileRuns::new(drivers, device);
    file.add_content(*content);
    // PTX has no parts that are not read.
    if bytes.starts_with(&ELFMAGIC) && cubin::check(bytes).is_err() {
        file.add_damage();
    }
    file.why()
}

/// Of a file that holds fat binaries.
#[inline(never)]
fn modules_run_why(drivers: Drivers, runtime: Option<Version>, device: Cc, bytes: &[u8]) -> Verdict {
    let mut file = FileRuns::new(drivers, device);
    file.runtime = runtime;
    let mut entries = Entries::none();
    if entries.open(bytes).is_err() {
        file.add_damage();
        return file.why();
    }
    loop {
        while file.add_next(&mut entries) {}
        match entries.next_stretch() {
            None => return file.why(),
            Some(Ok(())) => {}
            Some(Err(_)) => file.add_damage(),
        }
    }
}

/// The CUDA runtime that a file asks for.
#[inline(never)]
fn runtime_of(bytes: &[u8]) -> Option<Version> {
    cubin::needs(bytes).ok()?.cuda.get()
}

/// The oldest driver with which all modules of a file run on a device; `None` where they run with none that is known.
#[must_use]
pub fn file_oldest_driver(bytes: &[u8], device: Cc) -> Option<Driver> {
    let file = Whole::of(bytes);
    oldest_where(device, |driver| file.runs_why(driver.into(), device, bytes).is_yes())
}

/// Which fat binary of a file it is: no two begin at one place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ModuleKey {
    region_at: usize,
    /// Where the member of an archive begins that holds it; 0 outside of archives.
    member_at: usize,
}

impl ModuleKey {
    /// That of none: no file is so long.
    const NONE: Self = Self {
        region_at: usize::MAX,
        member_at: 0,
    };

    fn of(entry: &Entry<'_>) -> Self {
        Self {
            region_at: entry.region_at,
            member_at: entry.member.map_or(0, |member| member.at),
        }
    }
}

/// What is kept of an entry.
struct Found<'data> {
    /// None of a place where no entry can be read.
    module: ModuleKey,
    content: Content,
    /// What its image is stored in.
    stored: Option<&'data [u8]>,
}

impl<'data> Found<'data> {
    fn keep(&mut self, found: &Result<Entry<'data>, Fault>) {
        if let Ok(entry) = found {
            self.module = ModuleKey::of(entry);
            self.content = Content::of_header(entry);
            self.stored = entry.stored();
        }
    }
}

/// What is known of a file so far.
pub struct FileRuns {
    /// The CUDA runtime that it asks for.
    pub runtime: Option<Version>,
    module: ModuleKey,
    reasons: Reasons,
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
        Self {
            runtime: None,
            module: ModuleKey::NONE,
            reasons: Reasons::new(drivers.into(), device),
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
        match entry {
            Ok(entry) => {
                self.begin(ModuleKey::of(entry));
                self.add_content(Content::of_entry(entry));
            }
            Err(_) => self.add_damage(),
        }
    }

    /// The next entry of a stretch; false at its end. The entry, of 120 bytes, is not on the stack any more when its image is read.
    #[inline(always)]
    fn add_next(&mut self, entries: &mut Entries<'_>) -> bool {
        let mut found = Found {
            module: ModuleKey::NONE,
            content: Content::Damaged,
            stored: None,
        };
        if !entries.see_next(&mut |entry| found.keep(entry)) {
            return false;
        }
        if found.module == ModuleKey::NONE {
            self.add_damage();
        } else {
            self.begin(found.module);
            found.content.read(found.stored);
            self.add_content(found.content);
        }
        true
    }

    /// What follows is of this module.
    fn begin(&mut self, next: ModuleKey) {
        let before = core::mem::replace(&mut self.module, next);
        if before == ModuleKey::NONE || before == next {
            return;
        }
        self.end_module();
        if before.member_at != next.member_at {
            self.end_member();
        }
    }

    /// What is in a place of the module that is read.
    pub fn add_content(&mut self, content: Content) {
        match content {
            Content::Image(stored) if content.is_candidate() => {
                self.is_loadable = true;
                self.reasons.add(stored);
            }
            Content::Image(stored) => {
                let why = fits_why(stored, self.reasons.choosing.device);
                self.to_be_linked = self.to_be_linked.or(Some(why));
            }
            Content::Nothing => {}
            Content::UnknownTarget => {
                self.is_loadable = true;
                self.reasons.add_unknown(Verdict::UnknownImageTarget);
            }
            // It may be what a driver takes of the module.
            Content::Damaged => {
                self.is_loadable = true;
                self.reasons.add_unknown(Verdict::UnknownUnread);
                self.add_damage();
            }
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

    #[inline(never)]
    fn end_module(&mut self) {
        if self.is_loadable {
            self.has_modules = true;
            self.is_member_loadable = true;
            let why = self.reasons.why();
            why.into_iter().for_each(|why| self.note(why));
        }
        self.reasons.restart();
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
    #[inline(never)]
    pub fn why(&mut self) -> Verdict {
        self.end_module();
        self.end_member();
        if !self.has_modules {
            return Verdict::NoDeviceCode;
        }
        let Choosing {
            drivers,
            device,
            supports,
            ..
        } = self.reasons.choosing;
        let user = drivers.user(device);
        let verdicts = [
            Some(supports),
            self.runtime.map(|runtime| driver_starts_runtime_why(user, runtime)),
            self.first_no,
            self.first_unknown,
        ];
        first_of(verdicts.into_iter().flatten())
    }
}
