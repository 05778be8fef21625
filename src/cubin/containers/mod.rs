//! Fat binaries, wherever in a file they are: regions of entries. And PTX text, which entries hold.

mod archive;
mod coff;
mod cursor;
mod entry;
mod header;
mod host_file;

pub use archive::{ArchiveMember, ArchiveMembers, Member, archive_members};
pub use entry::{Compression, Entry, EntryFlag, EntryKind};
pub use host_file::Place;

use self::archive::Members;
use self::cursor::Cursor;
use self::host_file::{Host, Stretch};
use super::fault::{Budget, Fault};
use super::first_bytes::{ARCHIVE, FATBIN, THIN_ARCHIVE, is_elf};
use crate::Error;

/// The entries of a file, section by section, in the order of the file: an iterator. Sections of images that are ready
/// to load come first.
///
/// If no entry can be read at a place, the iterator gives a fault, and goes on with the next region whose start is
/// known. An entry that can be read in part has a [fault](Entry::fault) of its own. The images of a concatenated entry
/// follow it. No byte belongs to two entries: a section that shares bytes with one before it is a fault
/// ([`Error::CubinOverlap`]). A file therefore has at most one entry for every 64 bytes.
#[derive(Clone)]
pub struct Entries<'data> {
    stretches: Stretches<'data>,
    cursor: Cursor,
}

/// The bytes of a file that should be fat binaries, stretch by stretch.
#[derive(Clone)]
struct Stretches<'data> {
    /// Members of an archive that are still to come; none in another file.
    members: Members<'data>,
    /// The file whose sections are being read.
    host: Host<'data>,
    stretch: Stretch<'data>,
    budget: Budget,
}

/// The entries of a fat binary, or of a file that holds fat binaries in its sections: an ELF file of 32 or 64 bits
/// (`.nv_fatbin`, `__nv_relfatbin`), a PE file (`.exe`, `.dll`) or a COFF object (`.obj`, also `/bigobj`: `.nv_fatb`
/// and `__nv_rel`, or the whole names); or of an ar archive of such files (`.a`, `.lib`).
///
/// A file without such sections has no entries. The time grows linearly with the file.
///
/// # Errors
/// [`Error::CubinEmpty`], [`Error::ContainerIsCubin`], [`Error::ArchiveThin`] (see [`archive_members`]),
/// [`Error::ContainerMachO`], [`Error::ContainerEndian`], [`Error::ContainerUnknown`] (see
/// [`file_kind`](crate::cubin::file_kind)): other files. [`Error::CubinTruncated`], [`Error::CubinSections`],
/// [`Error::CoffHeader`]: damage of the ELF, PE or COFF file. The iterator gives [`Error::FatbinRegion`],
/// [`Error::FatbinTruncated`], [`Error::FatbinEntry`], [`Error::ArchiveMember`], [`Error::CubinOverlap`], and the
/// errors above for a member of an archive. An entry's own fault is [`Error::FatbinText`], [`Error::FatbinPayload`] or
/// [`Error::FatbinTarget`].
///
/// Source: `fatbin/RULES.md`; measured, fatbinary and nvcc 13.0.88, libnvfatbin from 12.4 on, cuobjdump 13.5. For PE
/// and COFF files: Microsoft's specification of the format, and libraries for Windows in public wheels, which have
/// these sections.
pub fn entries(bytes: &[u8]) -> Result<Entries<'_>, Fault> {
    let mut entries = Entries::none();
    entries.open(bytes)?;
    Ok(entries)
}

impl<'data> Entries<'data> {
    /// Those of no file.
    pub(crate) const fn none() -> Self {
        Self {
            stretches: Stretches::none(),
            cursor: Cursor::START,
        }
    }

    /// Begins with a file. Takes less stack than [`entries`], which gives them from one place on the stack to another.
    pub(crate) fn open(&mut self, bytes: &'data [u8]) -> Result<(), Fault> {
        self.stretches.open(bytes)
    }

    /// Calls `see` with the next entry or fault of this stretch of bytes; false at its end. An entry takes 120 bytes of stack: it is kept no longer.
    #[inline(never)]
    pub(crate) fn see_next(&mut self, see: &mut impl FnMut(&Result<Entry<'data>, Fault>)) -> bool {
        let found = self.cursor.next(&self.stretches.stretch, &mut self.stretches.budget);
        let Some(found) = &found else {
            self.cursor = Cursor::START;
            return false;
        };
        see(found);
        true
    }

    /// Goes to the next stretch, whose entries can be seen then; `None` at the end.
    #[inline(always)]
    pub(crate) fn next_stretch(&mut self) -> Option<Result<(), Fault>> {
        self.stretches.next()
    }
}

impl<'data> Stretches<'data> {
    /// Those of no file.
    const fn none() -> Self {
        Self {
            members: Members::none(),
            host: Host::none(),
            stretch: Stretch::whole(&[]),
            budget: Budget::none(),
        }
    }

    /// Begins with a file.
    #[inline(never)]
    fn open(&mut self, bytes: &'data [u8]) -> Result<(), Fault> {
        self.budget = Budget::of(bytes);
        if bytes.is_empty() {
            return Err(Fault::new(Error::CubinEmpty, 0));
        }
        if bytes.starts_with(&FATBIN) {
            self.stretch = Stretch::whole(bytes);
        } else if bytes.starts_with(ARCHIVE) {
            self.members = Members::new(bytes);
        } else if bytes.starts_with(THIN_ARCHIVE) {
            return Err(Fault::new(Error::ArchiveThin, 0));
        } else if !self.host.open(bytes, 0)? {
            return Err(Fault::new(Error::ContainerIsCubin, 0));
        }
        Ok(())
    }

    /// Goes to the next stretch, or to the next file; `None` at the end.
    #[inline(always)]
    fn next(&mut self) -> Option<Result<(), Fault>> {
        // The fault of a spent budget is the last.
        if self.budget.is_spent() {
            return None;
        }
        self.stretch.bytes = &[];
        if let Some(found) = self.host.next(&mut self.stretch, &mut self.budget) {
            return Some(found);
        }
        let (member, bytes) = match self.members.next(&mut self.budget)? {
            Ok(found) => found,
            Err(fault) => return Some(Err(fault)),
        };
        self.stretch.member = Some(member);
        match self.host.open(bytes, member.at) {
            Err(fault) if is_elf(bytes) || fault.error != Error::ContainerUnknown => Some(Err(fault.later(member.at))),
            // Cubins and files of other kinds have no fat binaries.
            _ => Some(Ok(())),
        }
    }
}

impl<'data> Iterator for Entries<'data> {
    type Item = Result<Entry<'data>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Stretches { stretch, budget, .. } = &mut self.stretches;
            if let Some(entry) = self.cursor.next(stretch, budget) {
                return Some(entry);
            }
            self.cursor = Cursor::START;
            if let Err(fault) = self.stretches.next()? {
                return Some(Err(fault));
            }
        }
    }
}
