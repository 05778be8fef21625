//! The members of an ar archive (`.a`).

use crate::Error;
use crate::cubin::fault::Fault;

/// What an archive begins with.
pub(super) const MAGIC: &[u8] = b"!<arch>\n";

/// What ends the header of a member.
const HEADER_END: [u8; 2] = *b"`\n";

/// A member of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member<'data> {
    /// Its file name.
    pub name: &'data [u8],
    /// Where in the archive its bytes begin.
    pub at: usize,
}

/// The members of an archive that are files, with their bytes; the first fault is the last.
#[derive(Clone)]
pub(super) struct Members<'data> {
    file: &'data [u8],
    at: usize,
    /// Names that are too long for a header.
    long_names: &'data [u8],
}

impl<'data> Members<'data> {
    /// The members of this archive, whose magic was seen.
    pub fn new(file: &'data [u8]) -> Self {
        Self {
            file,
            at: MAGIC.len(),
            long_names: &[],
        }
    }

    fn member(&mut self) -> Option<(Member<'data>, &'data [u8])> {
        let header: &[u8; 60] = self.file.get(self.at..)?.first_chunk()?;
        let (fields, end) = header.split_last_chunk::<2>()?;
        if *end != HEADER_END {
            return None;
        }
        let size = number(fields.last_chunk::<10>()?)?;
        let start = self.at.checked_add(60)?;
        let end = start.checked_add(size)?;
        let mut member = Member {
            name: fields.first_chunk::<16>()?.trim_ascii_end(),
            at: start,
        };
        let mut bytes = self.file.get(start..end)?;
        // Members begin at even offsets.
        self.at = end.checked_add(end & 1)?;
        match member.name {
            b"//" => self.long_names = bytes,
            [b'/', digits @ ..] if digits.first().is_some_and(u8::is_ascii_digit) => {
                let name = self.long_names.get(number(digits)?..)?;
                member.name = name.split(|&byte| matches!(byte, b'/' | b'\n')).next()?;
            }
            // BSD: the name stands before the bytes.
            [b'#', b'1', b'/', digits @ ..] => {
                let (name, rest) = bytes.split_at_checked(number(digits)?)?;
                member.name = name.split(|&byte| byte == 0).next()?;
                member.at = end.checked_sub(rest.len())?;
                bytes = rest;
            }
            [name @ .., b'/'] if !name.is_empty() && !name.starts_with(b"/") => member.name = name,
            _ => {}
        }
        Some((member, bytes))
    }
}

/// A decimal number that blanks may follow.
fn number(text: &[u8]) -> Option<usize> {
    core::str::from_utf8(text.trim_ascii_end()).ok()?.parse().ok()
}

impl<'data> Iterator for Members<'data> {
    type Item = Result<(Member<'data>, &'data [u8]), Fault>;

    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        while self.at < self.file.len() {
            let at = self.at;
            match self.member() {
                // Symbol and name tables are no files.
                Some((member, _)) if member.name.starts_with(b"/") => {}
                Some(member) => return Some(Ok(member)),
                None => {
                    self.at = self.file.len();
                    return Some(Err(Fault::new(Error::ArchiveMember, at)));
                }
            }
        }
        None
    }
}
