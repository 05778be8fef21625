//! Whether all modules of a file run.

use super::{Content, Drivers, first_of, fits_why, oldest_where};
use crate::cubin::{self, Entries, Entry};
use crate::drivers::{Driver, driver_starts_runtime_why};
use crate::ptx;
use crate::rules::pick::{Choosing, PickReason, Reasons};
use crate::targets::{Cc, Name};
use crate::{Answer, Error, Verdict, Version};
use elf::abi::ELFMAGIC;

/// Whether all modules of a file run on a device. The file is an ELF, PE or COFF file, an archive, a fat binary, a
/// cubin or PTX text. False also if that is unknown. PTX is judged by its `.version` and its `.target`;
/// [`text_jits`](crate::rules::ptx_text::text_jits) judges its statements.
#[must_use]
pub fn file_runs(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> bool {
    file_runs_why(drivers, bytes, device).is_yes()
}

/// As [`file_runs`], with the reason: the one of the driver, or of the CUDA runtime that the file asks for, else of the
/// first module that does not run.
///
/// A damaged or unreadable file is never a certain yes. Code that must still be linked does not run; it does not count
/// if the file also holds the linked code. A runtime that is linked into the file is not seen and not judged. The time
/// grows linearly with the file.
#[must_use]
pub fn file_runs_why(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> Verdict {
    Whole::of(bytes).runs_why(drivers.into(), device, bytes, None)
}

/// Whether a file runs on a device, and the image that the driver takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileRun {
    /// Whether all of its modules run, and why not.
    pub verdict: Verdict,
    /// The image that the driver takes of the first module that is known to run; `None` if no module is.
    pub taken: Option<Taken>,
}

/// The image of a file that a driver takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its place among the entries of the file, as [`entries`](crate::cubin::entries) gives them, from 0 on; 0 if the
    /// file is an image itself.
    pub entry: u32,
    /// What it is, and for which target.
    pub name: Name,
    /// Why it comes before the others of its module.
    pub reason: PickReason,
}

/// As [`file_runs_why`], with the image that the driver takes.
#[must_use]
pub fn file_run(drivers: impl Into<Drivers>, bytes: &[u8], device: Cc) -> FileRun {
    let mut taken = None;
    let verdict = file_runs_taking(drivers.into(), bytes, device, &mut taken);
    FileRun { verdict, taken }
}

/// The same; what is taken is written where the caller has room, for the stack.
pub(crate) fn file_runs_taking(drivers: Drivers, bytes: &[u8], device: Cc, taken: &mut Option<Taken>) -> Verdict {
    match image_alone(drivers, bytes, device, taken) {
        Some(verdict) => verdict,
        None => modules_run_why(drivers, runtime_of(bytes), device, bytes, Some(taken)),
    }
}

/// Of a file that is one image; `None` of any other. Apart: its frame is gone when modules are read.
#[inline(never)]
fn image_alone(drivers: Drivers, bytes: &[u8], device: Cc, taken: &mut Option<Taken>) -> Option<Verdict> {
    image_of(bytes).map(|content| image_runs_why(drivers, &content, device, bytes, Some(taken)))
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

    fn runs_why(&self, drivers: Drivers, device: Cc, bytes: &[u8], taken: Place<'_>) -> Verdict {
        match self {
            Self::Image(content) => image_runs_why(drivers, content, device, bytes, taken),
            Self::Modules(runtime) => modules_run_why(drivers, *runtime, device, bytes, taken),
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
    ptx::identify(bytes).map_or(Content::Damaged, |ptx| Content::of_ptx(&ptx))
}

/// Of a file that is one image.
#[inline(never)]
fn image_runs_why(drivers: Drivers, content: &Content, device: Cc, bytes: &[u8], taken: Place<'_>) -> Verdict {
    let mut file = FileRuns::new(drivers, device, taken);
    file.add_content(*content);
    // PTX has no parts that are not read.
    if bytes.starts_with(&ELFMAGIC) && cubin::check(bytes).is_err() {
        file.add_damage();
    }
    file.why(None)
}

/// Of a file that holds fat binaries.
#[inline(never)]
fn modules_run_why(drivers: Drivers, runtime: Option<Version>, device: Cc, bytes: &[u8], taken: Place<'_>) -> Verdict {
    let mut file = FileRuns::new(drivers, device, taken);
    let mut entries = Entries::none();
    if entries.open(bytes).is_err() {
        file.add_damage();
        return file.why(runtime);
    }
    loop {
        while file.add_next(&mut entries) {}
        match entries.next_stretch() {
            None => return file.why(runtime),
            Some(Ok(())) => {}
            Some(Err(_)) => file.add_unread(),
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
    oldest_where(device, |driver| {
        file.runs_why(driver.into(), device, bytes, None).is_yes()
    })
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
    content: Content,
    /// What its image is stored in.
    stored: Option<&'data [u8]>,
}

/// Where the image that is taken is written, for who asks.
type Place<'a> = Option<&'a mut Option<Taken>>;

/// What is known of a file so far.
struct FileRuns<'a> {
    module: ModuleKey,
    reasons: Reasons,
    taken: Place<'a>,
    /// The module that is read has something that a driver looks at; the member has.
    is_loadable: bool,
    is_member_loadable: bool,
    /// Why what is to be linked in the member does not run.
    to_be_linked: Option<Verdict>,
    first_no: Option<Verdict>,
    first_unknown: Option<Verdict>,
    has_modules: bool,
}

impl<'a> FileRuns<'a> {
    /// Nothing was read.
    fn new(drivers: Drivers, device: Cc, taken: Place<'a>) -> Self {
        Self {
            module: ModuleKey::NONE,
            reasons: Reasons::new(drivers, device),
            taken,
            is_loadable: false,
            is_member_loadable: false,
            to_be_linked: None,
            first_no: None,
            first_unknown: None,
            has_modules: false,
        }
    }

    /// A place where no entry can be read: an element of its own in lists of entries.
    fn add_unread(&mut self) {
        self.reasons.choosing.skip();
        self.add_damage();
    }

    /// The next entry of a stretch; false at its end. The entry, of 120 bytes, is not on the stack any more when its image is read.
    #[inline(always)]
    fn add_next(&mut self, entries: &mut Entries<'_>) -> bool {
        let mut found = None;
        let is_there = entries.see_next(&mut |entry| {
            if let Ok(entry) = entry {
                self.begin(ModuleKey::of(entry));
                found = Some(Found {
                    content: Content::of_header(entry),
                    stored: entry.stored(),
                });
            }
        });
        if !is_there {
            return false;
        }
        match &mut found {
            None => self.add_unread(),
            Some(found) => {
                found.content.read(found.stored);
                self.add_content(found.content);
            }
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
    fn add_content(&mut self, content: Content) {
        match content {
            Content::Image(stored) if content.is_candidate() => {
                self.is_loadable = true;
                self.reasons.add(stored);
            }
            Content::Image(stored) => {
                let why = fits_why(stored, self.reasons.choosing.device);
                self.to_be_linked = self.to_be_linked.or(Some(why));
                self.reasons.choosing.skip();
            }
            Content::Nothing => self.reasons.choosing.skip(),
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
    fn add_damage(&mut self) {
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
            if let Some(taken) = &mut self.taken
                && taken.is_none()
            {
                **taken = self.reasons.choosing.taken_and_runs();
            }
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

    /// The verdict of all that was read, and of the CUDA runtime that the file asks for.
    #[inline(never)]
    fn why(&mut self, runtime: Option<Version>) -> Verdict {
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
            runtime.map(|runtime| driver_starts_runtime_why(user, runtime)),
            self.first_no,
            self.first_unknown,
        ];
        first_of(verdicts.into_iter().flatten())
    }
}
