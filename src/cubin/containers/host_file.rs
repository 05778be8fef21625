//! Where fat binaries lie: a file of their own, or sections of an ELF file.

use super::archive::Member;
use crate::Error;
use crate::cubin::elf_file::{EM_CUDA, Strings, header, header_at, section_names, sections, slice};
use crate::cubin::fault::{Budget, Fault};
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
        /// In the section of images that are still to be linked (`-rdc`, LTO).
        NvRelFatbin = 3, NV_RELFATBIN, "__nv_relfatbin";
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

/// An ELF file, alone or in an archive, and how far it was looked through. Smaller than an `ElfFile`:
/// it lies on the stack while entries are read.
#[derive(Clone)]
pub(super) struct Host<'data> {
    bytes: &'data [u8],
    sections: SectionTable<'data>,
    names: Strings<'data>,
    /// Where the section headers begin, and the bytes of each.
    headers_at: usize,
    header_size: usize,
    /// Where in the whole file it begins.
    at: usize,
    /// The place that is being looked for, and the section that is looked at next.
    place: Place,
    next: usize,
    /// The bytes from the first to the last that were given as stretches.
    given: Range<usize>,
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
    pub fn none() -> Self {
        Self {
            bytes: &[],
            sections: SectionTable::new(Class::ELF64, &[]),
            names: Strings::none(),
            headers_at: 0,
            header_size: 0,
            at: 0,
            place: Place::NvFatbin,
            next: 0,
            given: NOTHING,
        }
    }

    /// Begins with an ELF file, which begins at `at` in the whole file; false for a cubin.
    #[inline(never)]
    pub fn open(&mut self, bytes: &'data [u8], at: usize) -> Result<bool, Fault> {
        let header = header(bytes);
        let header = match &header {
            Ok(header) => header,
            Err(fault) if matches!(fault.error, Error::CubinNotElf | Error::CubinIdent) => {
                return Err(Fault::new(Error::ContainerUnknown, fault.at));
            }
            Err(fault) => return Err(*fault),
        };
        if header.e_machine == EM_CUDA {
            return Ok(false);
        }
        // Field by field: a whole one more would lie on the stack.
        let sections = sections(bytes, header)?;
        self.names = section_names(bytes, header, &sections)?;
        self.sections = sections;
        self.bytes = bytes;
        self.headers_at = header_at(header, 0);
        self.header_size = header_size(header.class);
        self.at = at;
        self.place = Place::NvFatbin;
        self.next = 0;
        self.given = NOTHING;
        Ok(true)
    }

    /// Makes `stretch` the bytes of the next section that holds fat binaries: those of `.nv_fatbin` first.
    #[inline(never)]
    pub fn next(&mut self, stretch: &mut Stretch<'data>, budget: &mut Budget) -> Option<Result<(), Fault>> {
        let number = self.next_number()?;
        let Some((bytes, at)) = self.bytes_of(number) else {
            return Some(Err(self.damaged(number, Error::CubinSections)));
        };
        if let Err(fault) = self.give(number, at, at.saturating_add(bytes.len()), budget) {
            return Some(Err(fault));
        }
        stretch.bytes = bytes;
        stretch.at = self.in_file(at);
        stretch.place = self.place;
        Some(Ok(()))
    }

    /// The next section that holds fat binaries.
    #[inline(never)]
    fn next_number(&mut self) -> Option<usize> {
        loop {
            let number = self.next;
            self.next = number.saturating_add(1);
            if number < self.sections.len() {
                if self.is(number, self.place) {
                    return Some(number);
                }
            } else if self.place == Place::NvFatbin {
                self.place = Place::NvRelFatbin;
                self.next = 0;
            } else {
                self.next = number;
                return None;
            }
        }
    }

    /// Whether the section with this number is called so.
    #[inline(never)]
    fn is(&self, number: usize, place: Place) -> bool {
        let section = self.sections.get(number);
        section.is_some_and(|section| self.names.is(section.sh_name(), place.text().as_bytes()))
    }

    /// The bytes of a section and where in this ELF file they begin; `None` when it does not hold them.
    #[inline(never)]
    fn bytes_of(&self, number: usize) -> Option<(&'data [u8], usize)> {
        let section = self.sections.get(number)?;
        let bytes = slice(self.bytes, section.sh_offset(), section.sh_size())?;
        Some((bytes, usize::try_from(section.sh_offset()).ok()?))
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
        let before = match self.place {
            Place::NvRelFatbin => self.sections.len(),
            _ => number,
        };
        for earlier in 0..before {
            budget.spend(LOOK, wrong.at)?;
            let came_before = self.is(earlier, Place::NvFatbin)
                || earlier < number && self.place == Place::NvRelFatbin && self.is(earlier, Place::NvRelFatbin);
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

    /// An offset in this ELF file as one in the whole file.
    fn in_file(&self, at: usize) -> usize {
        at.saturating_add(self.at)
    }

    /// A fault of the section with this number.
    fn damaged(&self, number: usize, error: Error) -> Fault {
        let at = self.headers_at.saturating_add(number.saturating_mul(self.header_size));
        Fault::new(error, self.in_file(at))
    }
}
