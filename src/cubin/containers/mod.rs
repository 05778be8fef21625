//! Fat binaries, wherever in a file they are: regions of entries. And PTX text, which entries hold.

mod archive;
mod cursor;
mod entry;
mod header;
mod host_file;
mod ptx_text;

pub use archive::Member;
pub use entry::{Compression, Entry, EntryFlag, EntryKind};
pub use host_file::Place;
pub use ptx_text::{Ptx, PtxEntries, ptx, ptx_entries};

use self::cursor::Cursor;
use self::host_file::{Stretch, Stretches};
#[cfg(feature = "capi")]
use self::{
    archive::Members,
    host_file::{FileKind, Host, is_elf},
};
use super::fault::{Budget, Fault};
#[cfg(any(doc, feature = "capi"))]
use crate::Error;

/// The first bytes of a region, 0xBA55ED50.
pub(in crate::cubin) const MAGIC: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// The entries of a file, in the order of the file, section by section (`.nv_fatbin` first): an iterator.
///
/// A place that is so damaged that no entry can be read there is a fault among them, and reading
/// goes on with the next region whose start is known. An entry that can be read but not all of it has a
/// [fault](Entry::fault) of its own. Images of a concatenated entry follow it.
#[derive(Clone)]
pub struct Entries<'data> {
    stretches: Stretches<'data>,
    stretch: Option<(Stretch<'data>, Cursor<'data>)>,
    budget: Budget,
}

/// The entries of a fat binary, of the sections of an ELF file that hold fat binaries
/// (`.nv_fatbin`, `__nv_relfatbin`), or of the ELF files in an ar archive.
///
/// An ELF file without such sections has none. Time grows with the file.
///
/// # Errors
/// [`Error::CubinEmpty`], [`Error::ContainerUnknown`], [`Error::ContainerIsCubin`]: other files.
/// [`Error::CubinTruncated`], [`Error::CubinSections`]: damage of the ELF file. The iterator's:
/// [`Error::FatbinRegion`], [`Error::FatbinTruncated`], [`Error::FatbinEntry`],
/// [`Error::ArchiveMember`], [`Error::CubinSections`], [`Error::CubinTruncated`], [`Error::CubinOverlap`]; an entry's own:
/// [`Error::FatbinText`], [`Error::FatbinPayload`], [`Error::FatbinTarget`].
///
/// Source: `fatbin/RULES.md`; measured, fatbinary and nvcc 13.0.88, libnvfatbin 12.4 to 13.5, cuobjdump 13.5.
pub fn entries(bytes: &[u8]) -> Result<Entries<'_>, Fault> {
    Ok(Entries {
        stretches: Stretches::of(bytes)?,
        stretch: None,
        budget: Budget::of(bytes),
    })
}

impl<'data> Iterator for Entries<'data> {
    type Item = Result<Entry<'data>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((stretch, cursor)) = &mut self.stretch
                && let Some(entry) = cursor.next(stretch, &mut self.budget)
            {
                return Some(entry);
            }
            if self.budget.is_spent() {
                return None;
            }
            match self.stretches.next(&mut self.budget)? {
                Ok(stretch) => self.stretch = Some((stretch, Cursor::default())),
                Err(fault) => {
                    self.stretch = None;
                    return Some(Err(fault));
                }
            }
        }
    }
}

/// What is done with an entry or a fault.
#[cfg(feature = "capi")]
pub(crate) type See<'a, 'data> = &'a mut dyn FnMut(&Result<Entry<'data>, Fault>);

/// Calls `see` with everything that [`entries`] gives. Takes less stack: nothing is kept of an ELF file while the
/// next one is opened.
#[cfg(feature = "capi")]
#[inline(never)]
pub(crate) fn for_each_entry<'data>(bytes: &'data [u8], see: See<'_, 'data>) -> Result<(), Fault> {
    let mut budget = Budget::of(bytes);
    match FileKind::of(bytes)? {
        FileKind::Fatbin => for_each_of_whole(bytes, &mut budget, see),
        FileKind::Archive => {
            for member in Members::new(bytes) {
                match member {
                    Ok((member, bytes)) if is_elf(bytes) => {
                        if let Err(fault) = for_each_in(bytes, Some(member), &mut budget, see) {
                            tell(fault.later(member.at), see);
                        }
                    }
                    Ok(_) => {}
                    Err(fault) => tell(fault, see),
                }
                if budget.is_spent() {
                    break;
                }
            }
        }
        FileKind::Host => {
            if !for_each_in(bytes, None, &mut budget, see)? {
                return Err(Fault::new(Error::ContainerIsCubin, 0));
            }
        }
    }
    Ok(())
}

/// A fault; apart, since the room of a whole entry should not lie on the stack while others are read.
#[cfg(feature = "capi")]
#[inline(never)]
fn tell(fault: Fault, see: See<'_, '_>) {
    see(&Err(fault));
}

/// The entries of a file that is a fat binary.
#[cfg(feature = "capi")]
#[inline(never)]
fn for_each_of_whole<'data>(bytes: &'data [u8], budget: &mut Budget, see: See<'_, 'data>) {
    for_each_of(&Stretch::whole(bytes), budget, see);
}

/// The entries of one ELF file; whether it is no cubin.
#[cfg(feature = "capi")]
#[inline(never)]
fn for_each_in<'data>(
    bytes: &'data [u8],
    member: Option<Member<'data>>,
    budget: &mut Budget,
    see: See<'_, 'data>,
) -> Result<bool, Fault> {
    match &mut Host::of(bytes, member) {
        Ok(Some(host)) => {
            loop {
                match &host.next(budget) {
                    Some(Ok(stretch)) => for_each_of(stretch, budget, see),
                    Some(Err(fault)) => tell(*fault, see),
                    None => break,
                }
                if budget.is_spent() {
                    break;
                }
            }
            Ok(true)
        }
        Ok(None) => Ok(false),
        Err(fault) => Err(*fault),
    }
}

/// The entries of one stretch.
#[cfg(feature = "capi")]
#[inline(never)]
fn for_each_of<'data>(stretch: &Stretch<'data>, budget: &mut Budget, see: See<'_, 'data>) {
    let mut cursor = Cursor::default();
    while let Some(entry) = cursor.next(stretch, budget) {
        see(&entry);
    }
}
