//! The entries of one stretch of bytes: its regions one after the other.

use super::entry::Entry;
use super::header::FIXED;
use super::host_file::Stretch;
use crate::Error;
use crate::cubin::fault::{Budget, Fault};
use crate::cubin::first_bytes::FATBIN;

/// Bytes of a region's header.
const REGION_HEADER: usize = 16;

/// How far a stretch was read.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    region: Region,
    /// The images of the entry before that are still to come.
    within: Within,
}

/// The region that is being read: where it begins in the file; what of it is to come, in the stretch. The next one begins where it ends.
#[derive(Clone, Copy)]
struct Region {
    at: usize,
    next: usize,
    end: usize,
}

/// The images of a concatenated entry that are still to come.
#[derive(Clone, Copy)]
struct Within {
    left: u32,
    /// Where the entry begins in the stretch.
    around: usize,
    /// How many bytes of its headers were read.
    read: usize,
    image_at: u64,
}

/// Where and how a payload is stored.
#[derive(Clone, Copy)]
struct Stored<'data> {
    header: &'data [u8],
    payload: &'data [u8],
    payload_at: usize,
}

impl Within {
    const NONE: Self = Self {
        left: 0,
        around: 0,
        read: 0,
        image_at: 0,
    };
}

impl Cursor {
    /// Before the first region of a stretch.
    pub const START: Self = Self {
        region: Region { at: 0, next: 0, end: 0 },
        within: Within::NONE,
    };

    /// The next entry or fault; `None` at the end of the stretch.
    #[inline(always)]
    pub fn next<'data>(
        &mut self,
        stretch: &Stretch<'data>,
        budget: &mut Budget,
    ) -> Option<Result<Entry<'data>, Fault>> {
        // The fault of a spent budget is the last.
        while !budget.is_spent() {
            // Returned at once: an entry that is looked at would lie on the stack twice.
            if self.within.left != 0 {
                return self.next_within(stretch, budget);
            }
            if self.region.next < self.region.end {
                return self.next_entry(stretch, budget);
            }
            if let Err(fault) = self.next_region(stretch, budget)? {
                return Some(Err(fault));
            }
        }
        None
    }

    /// Goes to the next region; `None` at the end of the stretch.
    #[inline(never)]
    fn next_region(&mut self, stretch: &Stretch<'_>, budget: &mut Budget) -> Option<Result<(), Fault>> {
        let bytes = stretch.bytes;
        let rest = bytes.get(self.region.end..)?;
        let zeros = rest.iter().take_while(|&&byte| byte == 0).count();
        let start = self.region.end.saturating_add(zeros);
        let region = rest.get(zeros..).filter(|region| !region.is_empty())?;
        let at = stretch.at.saturating_add(start);
        self.region = Region {
            at,
            next: bytes.len(),
            end: bytes.len(),
        };
        if let Err(fault) = budget.spend(REGION_HEADER.saturating_add(zeros), at) {
            return Some(Err(fault));
        }
        let Some(size) = region_size(region) else {
            // Where the next region begins is not known.
            return Some(Err(Fault::new(Error::FatbinRegion, at)));
        };
        let body = start.saturating_add(REGION_HEADER);
        let space = bytes.len().saturating_sub(body);
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        self.region = Region {
            at,
            next: body,
            end: body.saturating_add(size.min(space)),
        };
        if size > space {
            // What is there is read all the same.
            return Some(Err(Fault::new(Error::FatbinTruncated, at)));
        }
        Some(Ok(()))
    }

    /// The next entry of the region; `None` at its end.
    #[inline(never)]
    fn next_entry<'data>(
        &mut self,
        stretch: &Stretch<'data>,
        budget: &mut Budget,
    ) -> Option<Result<Entry<'data>, Fault>> {
        let Region { next, end, .. } = self.region;
        let space = stretch.bytes.get(next..end).filter(|space| !space.is_empty())?;
        let at = stretch.at.saturating_add(next);
        self.region.next = end;
        if let Err(fault) = budget.spend(FIXED, at) {
            return Some(Err(fault));
        }
        let Some(stored) = Stored::begins(space, at) else {
            return Some(Err(Fault::new(Error::FatbinEntry, at)));
        };
        let size = stored.header.len().saturating_add(stored.payload.len());
        self.region.next = next.saturating_add(size);
        if let Some((left, ..)) = Entry::inner_headers(stored.header) {
            self.within = Within {
                left,
                around: next,
                ..Within::NONE
            };
        }
        Some(Ok(self.entry(stretch, at, stored.header, stored, None)))
    }

    /// The next image within the entry before; `None` when there is none.
    #[inline(never)]
    fn next_within<'data>(
        &mut self,
        stretch: &Stretch<'data>,
        budget: &mut Budget,
    ) -> Option<Result<Entry<'data>, Fault>> {
        let Within {
            left,
            around,
            read,
            image_at,
        } = self.within;
        self.within.left = left.checked_sub(1)?;
        let space = stretch.bytes.get(around..self.region.end)?;
        let stored = Stored::begins(space, stretch.at.saturating_add(around))?;
        let (_, headers, offset) = Entry::inner_headers(stored.header)?;
        let headers = headers.get(read..)?;
        let headers_at = stretch
            .at
            .saturating_add(around)
            .saturating_add(offset)
            .saturating_add(read);
        let size = Entry::inner_extent(headers);
        let Some(header) = size.and_then(|size| headers.get(..size)) else {
            self.within = Within::NONE;
            return Some(Err(Fault::new(Error::FatbinEntry, headers_at)));
        };
        if let Err(fault) = budget.spend(header.len(), headers_at) {
            self.within = Within::NONE;
            return Some(Err(fault));
        }
        self.within.read = read.saturating_add(header.len());
        self.within.image_at = image_at.saturating_add(Entry::inner_size(header));
        // Made where it is returned: it would lie on the stack twice.
        Some(Ok(self.entry(stretch, headers_at, header, stored, Some(image_at))))
    }

    fn entry<'data>(
        &self,
        stretch: &Stretch<'data>,
        at: usize,
        header: &'data [u8],
        stored: Stored<'data>,
        image_at: Option<u64>,
    ) -> Entry<'data> {
        Entry {
            at,
            region_at: self.region.at,
            place: stretch.place,
            member: stretch.member,
            header,
            payload: stored.payload,
            image_at,
            storage: stored.header,
            payload_at: stored.payload_at,
        }
    }
}

impl<'data> Stored<'data> {
    /// The entry that these bytes of a region begin with, which lie at `at` in the file; `None` where they cannot be one.
    fn begins(space: &'data [u8], at: usize) -> Option<Self> {
        let (header_size, payload_size) = Entry::extent(space)?;
        let (header, rest) = space.split_at_checked(header_size)?;
        Some(Self {
            header,
            payload: rest.get(..payload_size)?,
            payload_at: at.saturating_add(header_size),
        })
    }
}

/// The size of a region's body, from its header.
fn region_size(region: &[u8]) -> Option<u64> {
    let header: &[u8; REGION_HEADER] = region.first_chunk()?;
    let (magic, rest) = header.split_first_chunk::<4>()?;
    let (&[_, _, header_size, 0], size) = rest.split_first_chunk::<4>()? else {
        return None;
    };
    if *magic != FATBIN || usize::from(header_size) != REGION_HEADER {
        return None;
    }
    Some(u64::from_le_bytes(*size.first_chunk()?))
}
