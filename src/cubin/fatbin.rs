//! Fat binaries: regions of entries, wherever in a file they are.

use super::fatbin_entry::{Entry, EntryKind, FIXED};
use super::fault::{Budget, Fault};
use super::host_file::{Stretch, Stretches};
#[cfg(feature = "capi")]
use super::{
    archive::{Member, Members},
    host_file::{FileKind, Host, is_elf},
};
use crate::Error;

/// The first bytes of a region, 0xBA55ED50.
pub(super) const MAGIC: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// Bytes of a region's header.
const REGION_HEADER: usize = 16;

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

/// How far a stretch was read.
#[derive(Clone, Copy, Default)]
struct Cursor<'data> {
    /// Where in the stretch the next region begins.
    next_region: usize,
    region: Region,
    /// The images of the entry before that are still to come.
    within: Within<'data>,
}

/// The region that is being read: where it begins in the file; what of it is to come, in the stretch.
#[derive(Clone, Copy, Default)]
struct Region {
    at: usize,
    next: usize,
    end: usize,
}

/// The images of a concatenated entry that are still to come.
#[derive(Clone, Copy, Default)]
struct Within<'data> {
    left: u32,
    headers: &'data [u8],
    headers_at: usize,
    image_at: u64,
}

impl<'data> Cursor<'data> {
    /// The next entry or fault; `None` at the end of the stretch.
    #[inline(never)]
    fn next(&mut self, stretch: &Stretch<'data>, budget: &mut Budget) -> Option<Result<Entry<'data>, Fault>> {
        loop {
            if let Some(entry) = self.next_within(stretch) {
                return Some(entry);
            }
            if let Some(entry) = self.next_entry(stretch, budget) {
                return Some(entry);
            }
            if let Err(fault) = self.next_region(stretch, budget)? {
                return Some(Err(fault));
            }
        }
    }

    /// Goes to the next region; `None` at the end of the stretch.
    fn next_region(&mut self, stretch: &Stretch<'data>, budget: &mut Budget) -> Option<Result<(), Fault>> {
        let bytes = stretch.bytes;
        let rest = bytes.get(self.next_region..)?;
        let zeros = rest.iter().take_while(|&&byte| byte == 0).count();
        let start = self.next_region.saturating_add(zeros);
        let region = rest.get(zeros..).filter(|region| !region.is_empty())?;
        let at = stretch.at.saturating_add(start);
        self.next_region = bytes.len();
        if let Err(fault) = budget.spend(REGION_HEADER.saturating_add(zeros), at) {
            return Some(Err(fault));
        }
        let Some(size) = region_size(region) else {
            // Where the next region begins is not known.
            return Some(Err(Fault::new(Error::FatbinRegion, at)));
        };
        let body = start.saturating_add(REGION_HEADER);
        let room = bytes.len().saturating_sub(body);
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        self.region = Region {
            at,
            next: body,
            end: body.saturating_add(size.min(room)),
        };
        if size > room {
            // What is there is read all the same.
            return Some(Err(Fault::new(Error::FatbinTruncated, at)));
        }
        self.next_region = self.region.end;
        Some(Ok(()))
    }

    /// The next entry of the region; `None` at its end.
    fn next_entry(&mut self, stretch: &Stretch<'data>, budget: &mut Budget) -> Option<Result<Entry<'data>, Fault>> {
        let Region { next, end, .. } = self.region;
        let room = stretch.bytes.get(next..end).filter(|room| !room.is_empty())?;
        let at = stretch.at.saturating_add(next);
        self.region.next = end;
        if let Err(fault) = budget.spend(FIXED, at) {
            return Some(Err(fault));
        }
        let Some((header_size, payload_size)) = Entry::extent(room) else {
            return Some(Err(Fault::new(Error::FatbinEntry, at)));
        };
        let (header, rest) = room.split_at_checked(header_size)?;
        let entry = self.entry(stretch, at, header, rest.get(..payload_size)?, None);
        self.region.next = next.saturating_add(header_size).saturating_add(payload_size);
        if entry.kind() == Some(EntryKind::Concatenated)
            && let Some((left, headers, headers_at)) = entry.inner_headers()
        {
            self.within = Within {
                left,
                headers,
                headers_at,
                image_at: 0,
            };
        }
        Some(Ok(entry))
    }

    /// The next image within the entry before; `None` when there is none.
    fn next_within(&mut self, stretch: &Stretch<'data>) -> Option<Result<Entry<'data>, Fault>> {
        let Within {
            left,
            headers,
            headers_at,
            image_at,
        } = self.within;
        self.within.left = left.checked_sub(1)?;
        let size = Entry::inner_extent(headers);
        let Some((header, rest)) = size.and_then(|size| headers.split_at_checked(size)) else {
            self.within = Within::default();
            return Some(Err(Fault::new(Error::FatbinEntry, headers_at)));
        };
        let entry = self.entry(stretch, headers_at, header, &[], Some(image_at));
        self.within.headers = rest;
        self.within.headers_at = headers_at.saturating_add(header.len());
        self.within.image_at = image_at.saturating_add(entry.size());
        Some(Ok(entry))
    }

    fn entry(
        &self,
        stretch: &Stretch<'data>,
        at: usize,
        header: &'data [u8],
        payload: &'data [u8],
        image_at: Option<u64>,
    ) -> Entry<'data> {
        Entry {
            at,
            region_at: self.region.at,
            place: stretch.place,
            member: stretch.member,
            header,
            payload,
            image_at,
        }
    }
}

/// The size of a region's body, from its header.
fn region_size(region: &[u8]) -> Option<u64> {
    let header: &[u8; REGION_HEADER] = region.first_chunk()?;
    let (magic, rest) = header.split_first_chunk::<4>()?;
    let (&[_, _, header_size, 0], size) = rest.split_first_chunk::<4>()? else {
        return None;
    };
    if *magic != MAGIC || usize::from(header_size) != REGION_HEADER {
        return None;
    }
    Some(u64::from_le_bytes(*size.first_chunk()?))
}
