//! Where fat binaries lie: a file of their own, or sections of an ELF, PE or COFF file.

use super::archive::Member;
use super::coff::{CoffName, CoffSections, SECTION_HEADER, coff_sections};
use crate::Error;
use crate::cubin::elf_file::{Strings, same, section_names, sections, slice};
use crate::cubin::elf_header::EM_CUDA;
use crate::cubin::elf_header::Header;
use crate::cubin::fault::{Budget, Fault};
use crate::cubin::first_bytes::{is_big_endian, is_elf, is_mach_o};
use crate::cubin::section_table::{SectionTable, header_size};
use core::ops::Range;
use elf::file::Class;

coded_enum! {
    /// Where in a file a fat binary is.
    pub enum Place {
        /// It is the file.
        File        = 1, FILE,         "the file";
        /// In the section of images that are ready to load.
        NvFatbin    = 2, NV_FATBIN,    ".nv_fatbin";
        /// In the section of images that are still to be linked (`-rdc`, LTO), and of which the linker took the linked image.
        NvRelFatbin = 3, NV_RELFATBIN, "__nv_relfatbin";
        /// The same as [`NvFatbin`](Self::NvFatbin) in a PE or COFF file, where names have eight letters.
        NvFatb      = 4, NV_FATB,      ".nv_fatb";
        /// The same as [`NvRelFatbin`](Self::NvRelFatbin) in a PE or COFF file.
        NvRel       = 5, NV_REL,       "__nv_rel";
    }
}

/// What the images of a section are for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Load,
    Link,
}

impl Purpose {
    /// The place with the whole name.
    const fn long(self) -> Place {
        match self {
            Self::Load => Place::NvFatbin,
            Self::Link => Place::NvRelFatbin,
        }
    }

    /// The place with eight letters of it.
    const fn short(self) -> Place {
        match self {
            Self::Load => Place::NvFatb,
            Self::Link => Place::NvRel,
        }
    }
}

/// Bytes that should be regions of fat binaries.
#[derive(Clone, Copy)]
pub(super) struct Stretch<'data> {
    pub bytes: &'data [u8],
    /// Where they begin in the file.
    pub at: usize,
    pub place: Place,
    pub member: Option<Member<'data>>,
}

impl<'data> Stretch<'data> {
    /// A file that is a fat binary.
    pub const fn whole(file: &'data [u8]) -> Self {
        Self {
            bytes: file,
            at: 0,
            place: Place::File,
            member: None,
        }
    }
}

/// An ELF, PE or COFF file, alone or in an archive, and how far it was looked through. Smaller than an `ElfFile`:
/// it lies on the stack while entries are read.
#[derive(Clone)]
pub(super) struct Host<'data> {
    bytes: &'data [u8],
    sections: Sections<'data>,
    names: &'data [u8],
    /// Where the section headers begin.
    headers_at: usize,
    /// Where in the whole file it begins.
    at: usize,
    /// The images that are being looked for, and the section that is looked at next.
    purpose: Purpose,
    next: usize,
    /// The bytes from the first to the last that were given as stretches.
    given: Range<usize>,
}

/// The section headers of a file.
#[derive(Clone)]
enum Sections<'data> {
    Elf(SectionTable<'data>),
    Coff(CoffSections<'data>),
}

impl Sections<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Elf(sections) => sections.len(),
            Self::Coff(sections) => sections.len(),
        }
    }

    /// The bytes of a header.
    const fn header_size(&self) -> usize {
        match self {
            Self::Elf(sections) => header_size(sections.class),
            Self::Coff(_) => SECTION_HEADER,
        }
    }
}

/// What a look at an earlier section takes of the budget: of most headers only the name is read.
const LOOK: usize = 16;

/// The bytes of no stretch: every other one lies outside of them.
const NOTHING: Range<usize> = Range {
    start: usize::MAX,
    end: 0,
};

impl<'data> Host<'data> {
    /// No file: there are no sections.
    pub const fn none() -> Self {
        Self {
            bytes: &[],
            sections: Sections::Elf(SectionTable::new(Class::ELF64, &[])),
            names: &[],
            headers_at: 0,
            at: 0,
            purpose: Purpose::Load,
            next: 0,
            given: NOTHING,
        }
    }

    /// Begins with a file, which begins at `at` in the whole file; false for a cubin.
    #[inline(always)]
    pub fn open(&mut self, bytes: &'data [u8], at: usize) -> Result<bool, Fault> {
        // Nothing is changed before it is sure that this is such a file: the one before has no more sections then.
        if !is_elf(bytes) {
            self.open_coff(bytes)?;
        } else if !self.open_elf(bytes)? {
            return Ok(false);
        }
        self.bytes = bytes;
        self.at = at;
        self.purpose = Purpose::Load;
        self.next = 0;
        self.given = NOTHING;
        Ok(true)
    }

    /// An ELF file; false for a cubin.
    #[inline(never)]
    fn open_elf(&mut self, bytes: &'data [u8]) -> Result<bool, Fault> {
        let header = Header::of(bytes);
        let header = match &header {
            Ok(header) => header,
            Err(fault) if fault.error == Error::CubinIdent => {
                let is_big_endian = is_big_endian(bytes);
                let error = if is_big_endian {
                    Error::ContainerEndian
                } else {
                    Error::ContainerUnknown
                };
                return Err(Fault::new(error, fault.at));
            }
            Err(fault) => return Err(*fault),
        };
        if header.e_machine() == EM_CUDA {
            return Ok(false);
        }
        // Field by field: a whole one more would lie on the stack.
        let sections = sections(bytes, header)?;
        self.names = section_names(bytes, header, &sections)?.bytes;
        self.sections = Sections::Elf(sections);
        self.headers_at = header.section_at(0);
        Ok(true)
    }

    /// A PE file or a COFF object.
    #[inline(never)]
    fn open_coff(&mut self, bytes: &'data [u8]) -> Result<(), Fault> {
        let Some((sections, headers_at, names)) = coff_sections(bytes)? else {
            let is_mach_o = is_mach_o(bytes);
            let error = if is_mach_o {
                Error::ContainerMachO
            } else {
                Error::ContainerUnknown
            };
            return Err(Fault::new(error, 0));
        };
        self.names = names.bytes;
        self.sections = Sections::Coff(sections);
        self.headers_at = headers_at;
        Ok(())
    }

    /// Makes `stretch` the bytes of the next section that holds fat binaries: those that are ready to load first.
    #[inline(never)]
    pub fn next(&mut self, stretch: &mut Stretch<'data>, budget: &mut Budget) -> Option<Result<(), Fault>> {
        let (number, place) = self.next_number()?;
        let Some((bytes, at)) = self.bytes_of(number) else {
            return Some(Err(self.damaged(number, Error::CubinSections)));
        };
        if let Err(fault) = self.give(number, at, at.saturating_add(bytes.len()), budget) {
            return Some(Err(fault));
        }
        stretch.bytes = bytes;
        stretch.at = self.in_file(at);
        stretch.place = place;
        Some(Ok(()))
    }

    /// The next section that holds fat binaries, and its name.
    #[inline(never)]
    fn next_number(&mut self) -> Option<(usize, Place)> {
        loop {
            let number = self.next;
            self.next = number.saturating_add(1);
            if number < self.sections.len() {
                if let Some(place) = self.place_of(number, self.purpose) {
                    return Some((number, place));
                }
            } else if self.purpose == Purpose::Load {
                self.purpose = Purpose::Link;
                self.next = 0;
            } else {
                self.next = number;
                return None;
            }
        }
    }

    /// The name of the section with this number, if its images are for that.
    #[inline(never)]
    fn place_of(&self, number: usize, purpose: Purpose) -> Option<Place> {
        let (place, is_so) = match &self.sections {
            Sections::Elf(sections) => {
                let place = purpose.long();
                let name = sections.get(number)?.sh_name();
                (place, Strings::new(self.names, 0).is(name, place.text().as_bytes()))
            }
            Sections::Coff(sections) => match sections.name(number)? {
                CoffName::Short(name) => {
                    let place = purpose.short();
                    (place, same(name, place.text().as_bytes()))
                }
                CoffName::Long(name) => {
                    let place = purpose.long();
                    (place, Strings::new(self.names, 0).is(name, place.text().as_bytes()))
                }
            },
        };
        is_so.then_some(place)
    }

    /// The bytes of a section and where in this file they begin; `None` when it does not hold them.
    #[inline(never)]
    fn bytes_of(&self, number: usize) -> Option<(&'data [u8], usize)> {
        let (at, size) = match &self.sections {
            Sections::Elf(sections) => {
                let section = sections.get(number)?;
                (section.sh_offset(), section.sh_size())
            }
            Sections::Coff(sections) => sections.extent(number)?,
        };
        Some((slice(self.bytes, at, size)?, usize::try_from(at).ok()?))
    }

    /// Notes that the bytes from `start` to `end`, of the section with this number, are given as a stretch.
    /// [`Error::CubinOverlap`]: some of them belong to a section that came before.
    fn give(&mut self, number: usize, start: usize, end: usize, budget: &mut Budget) -> Result<(), Fault> {
        let given = self.given.clone();
        self.given = given.start.min(start)..given.end.max(end);
        // Linkers write sections one behind the other: few files come past this.
        if start == end || start >= given.end || end <= given.start {
            return Ok(());
        }
        self.find_shared(number, start, end, budget)
    }

    /// Looks at all sections that came before the one with this number.
    #[inline(never)]
    fn find_shared(&self, number: usize, start: usize, end: usize, budget: &mut Budget) -> Result<(), Fault> {
        let wrong = self.damaged(number, Error::CubinOverlap);
        let before = match self.purpose {
            Purpose::Link => self.sections.len(),
            Purpose::Load => number,
        };
        for earlier in 0..before {
            budget.spend(LOOK, wrong.at)?;
            let is_for = |purpose| self.place_of(earlier, purpose).is_some();
            let came_before =
                is_for(Purpose::Load) || earlier < number && self.purpose == Purpose::Link && is_for(Purpose::Link);
            if came_before
                && let Some((bytes, at)) = self.bytes_of(earlier)
                && at < end
                && start < at.saturating_add(bytes.len())
            {
                return Err(wrong);
            }
        }
        Ok(())
    }

    /// An offset in this file as one in the whole file.
    fn in_file(&self, at: usize) -> usize {
        at.saturating_add(self.at)
    }

    /// A fault of the section with this number.
    fn damaged(&self, number: usize, error: Error) -> Fault {
        let at = self
            .headers_at
            .saturating_add(number.saturating_mul(self.sections.header_size()));
        Fault::new(error, self.in_file(at))
    }
}
