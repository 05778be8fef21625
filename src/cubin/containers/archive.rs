//! The members of an ar archive (`.a`, `.lib`).

use crate::Error;
use crate::cubin::fault::{Budget, Fault};
use crate::cubin::first_bytes::{ARCHIVE, THIN_ARCHIVE};

/// What ends the header of a member.
const HEADER_END: [u8; 2] = *b"`\n";

/// Longer names than this are damage: no file system has such paths.
const MAX_NAME: usize = 0xffff;

/// A member of an archive.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member<'data> {
    /// Its file name; `None` if the name is empty, or if it refers to a table of long names that the archive does not
    /// have.
    pub name: Option<&'data [u8]>,
    /// Where in the archive its bytes begin.
    pub at: usize,
}

debug_with_text! { Member: name; at }

/// A member of an archive, as its header has it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArchiveMember<'data> {
    /// Its file name; in a thin archive, a path relative to the archive. `None` if it has no name, as in [`Member`].
    pub name: Option<&'data [u8]>,
    /// Where in the archive its bytes begin, in bytes from the start. `None` in a thin archive: the bytes are in the
    /// file of that name.
    pub at: Option<usize>,
    /// How many bytes it has.
    pub size: usize,
}

debug_with_text! { ArchiveMember: name; at size }

/// The members of an archive: an iterator. A damaged header is a fault, and ends the iteration.
#[derive(Clone)]
pub struct ArchiveMembers<'data> {
    members: Members<'data>,
    budget: Budget,
}

/// The members of an ar archive that are files, without the tables of symbols and names; also of a thin archive, whose members are
/// files of their own. Time grows with the archive.
///
/// # Errors
/// [`Error::CubinEmpty`], [`Error::ContainerUnknown`]: the bytes are not an archive. The iterator gives
/// [`Error::ArchiveMember`] for damage, and [`Error::CubinOverlap`] if members refer to one long name again and again.
///
/// Source: the formats of System V, GNU, BSD and Microsoft, public; ar 2.40, llvm-ar and llvm-lib 19, run.
pub fn archive_members(bytes: &[u8]) -> Result<ArchiveMembers<'_>, Fault> {
    if bytes.is_empty() {
        return Err(Fault::new(Error::CubinEmpty, 0));
    }
    if !bytes.starts_with(ARCHIVE) && !bytes.starts_with(THIN_ARCHIVE) {
        return Err(Fault::new(Error::ContainerUnknown, 0));
    }
    Ok(ArchiveMembers {
        members: Members::new(bytes),
        budget: Budget::of(bytes),
    })
}

impl<'data> Iterator for ArchiveMembers<'data> {
    type Item = Result<ArchiveMember<'data>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        // The fault of a spent budget is the last.
        if self.budget.is_spent() {
            return None;
        }
        let found = self.members.next(&mut self.budget)?;
        Some(found.map(|(member, bytes)| ArchiveMember {
            name: member.name,
            at: (!self.members.is_thin()).then_some(member.at),
            size: if self.members.is_thin() {
                self.members.size
            } else {
                bytes.len()
            },
        }))
    }
}

/// The members of an archive that are files, with their bytes; the first fault is the last. An iterator with a budget:
/// references to one long name may be many.
#[derive(Clone)]
pub(super) struct Members<'data> {
    file: &'data [u8],
    at: usize,
    /// Names that are too long for a header.
    long_names: &'data [u8],
    /// The size in the last header.
    size: usize,
}

impl<'data> Members<'data> {
    /// No archive: there are no members.
    pub const fn none() -> Self {
        Self {
            file: &[],
            at: 0,
            long_names: &[],
            size: 0,
        }
    }

    /// The members of this archive, whose magic was seen.
    pub fn new(file: &'data [u8]) -> Self {
        Self {
            file,
            at: ARCHIVE.len(),
            long_names: &[],
            size: 0,
        }
    }

    /// Whether the files are not in the archive.
    fn is_thin(&self) -> bool {
        self.file.starts_with(THIN_ARCHIVE)
    }

    /// The next member or fault; `None` at the end.
    #[inline(never)]
    pub fn next(&mut self, budget: &mut Budget) -> Option<Result<(Member<'data>, &'data [u8]), Fault>> {
        while self.at < self.file.len() {
            let at = self.at;
            let wrong = Fault::new(Error::ArchiveMember, at);
            match self.member().ok_or(wrong).and_then(|found| self.named(found, budget)) {
                Ok(Some(member)) => return Some(Ok(member)),
                // Symbol and name tables are no files.
                Ok(None) => {}
                Err(fault) => {
                    self.at = self.file.len();
                    return Some(Err(fault));
                }
            }
        }
        None
    }

    /// The name that the next header has, where it lies, and the bytes behind it.
    fn member(&mut self) -> Option<Raw<'data>> {
        let header: &[u8; 60] = self.file.get(self.at..)?.first_chunk()?;
        let (fields, end) = header.split_last_chunk::<2>()?;
        if *end != HEADER_END {
            return None;
        }
        let size = number(fields.last_chunk::<10>()?)?;
        let header_at = self.at;
        let at = header_at.checked_add(60)?;
        let name = fields.first_chunk::<16>()?.trim_ascii_end();
        self.size = size;
        // Only its tables are in a thin archive.
        let in_file = if self.is_thin() && !is_table(name) { 0 } else { size };
        let end = at.checked_add(in_file)?;
        let bytes = self.file.get(at..end)?;
        // Members begin at even offsets.
        self.at = end.checked_add(end & 1)?;
        Some(Raw {
            header_at,
            name,
            at,
            bytes,
        })
    }

    /// The member with its name; `None` for the tables of the archive.
    fn named(&mut self, raw: Raw<'data>, budget: &mut Budget) -> Result<Option<(Member<'data>, &'data [u8])>, Fault> {
        let Raw {
            header_at,
            mut at,
            mut bytes,
            ..
        } = raw;
        let wrong = Fault::new(Error::ArchiveMember, header_at);
        let name = match raw.name {
            b"//" => {
                self.long_names = bytes;
                return Ok(None);
            }
            [b'/', digits @ ..] if !is_table(raw.name) => {
                // A member of an archive within a thin one: its place there follows.
                let digits = match digits.iter().position(|&byte| byte == b':') {
                    Some(end) if self.is_thin() => digits.get(..end).unwrap_or_default(),
                    _ => digits,
                };
                let from = number(digits).and_then(|at| self.long_names.get(at..)).ok_or(wrong)?;
                // Names may be paths: GNU ends them with "/\n", Microsoft with NUL.
                let name = up_to(from, |byte| matches!(byte, b'\n' | 0)).ok_or(wrong)?;
                budget.spend(name.len(), header_at)?;
                name.strip_suffix(b"/").unwrap_or(name)
            }
            [b'/', ..] => return Ok(None),
            // BSD: the name stands before the bytes.
            [b'#', b'1', b'/', digits @ ..] => {
                let (name, rest) = number(digits)
                    .and_then(|size| bytes.split_at_checked(size))
                    .ok_or(wrong)?;
                at = at.saturating_add(name.len());
                bytes = rest;
                match up_to(name, |byte| byte == 0).ok_or(wrong)? {
                    [b'/', ..] => return Ok(None),
                    name => name,
                }
            }
            [name @ .., b'/'] => name,
            name => name,
        };
        let name = Some(name).filter(|name| !name.is_empty());
        Ok(Some((Member { name, at }, bytes)))
    }
}

/// Whether a name in a header is that of a table: of symbols or long names, not a reference to a long name.
fn is_table(name: &[u8]) -> bool {
    match name {
        [b'/', rest @ ..] => !rest.first().is_some_and(u8::is_ascii_digit),
        _ => false,
    }
}

/// A member as its header has it.
struct Raw<'data> {
    header_at: usize,
    name: &'data [u8],
    at: usize,
    bytes: &'data [u8],
}

/// The text before the first byte that ends a name, or all of it; `None` when it is longer than any name.
fn up_to(text: &[u8], is_end: impl Fn(u8) -> bool) -> Option<&[u8]> {
    let near = text.get(..MAX_NAME).unwrap_or(text);
    match near.iter().position(|&byte| is_end(byte)) {
        Some(end) => near.get(..end),
        None => Some(text).filter(|_| near.len() == text.len()),
    }
}

/// A decimal number that blanks may follow.
fn number(text: &[u8]) -> Option<usize> {
    core::str::from_utf8(text.trim_ascii_end()).ok()?.parse().ok()
}
