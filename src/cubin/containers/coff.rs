//! The sections of PE files (`.exe`, `.dll`) and of COFF objects (`.obj`).

use crate::Error;
use crate::cubin::elf_file::{Strings, slice};
use crate::cubin::fault::Fault;
use crate::cubin::first_bytes::{Coff, coff};

use super::header::number;

/// The bytes of a section header.
pub(super) const SECTION_HEADER: usize = 40;

/// The section headers of a PE file or a COFF object.
#[derive(Clone)]
pub(super) struct CoffSections<'data> {
    bytes: &'data [u8],
    /// A PE file, whose sections are filled up to whole sectors.
    is_image: bool,
}

/// What the name of a section is.
pub(super) enum CoffName<'data> {
    /// It stands in the header: at most eight bytes.
    Short(&'data [u8]),
    /// It lies there in the table of long names.
    Long(u32),
}

/// Where the tables of a file begin, as its headers state.
struct Headers {
    is_image: bool,
    /// The count of sections: where it stands, and itself.
    count_at: usize,
    count: u64,
    /// The section headers.
    sections_at: usize,
    /// Where the place of the symbols stands, and itself; the long names are behind them.
    symbols_at_at: usize,
    symbols_at: u64,
    symbols_size: u64,
}

/// The section headers of a file, where they begin, and the long names; `None` when it is no PE file and no COFF object.
#[inline(never)]
pub(super) fn coff_sections(bytes: &[u8]) -> Result<Option<(CoffSections<'_>, usize, Strings<'_>)>, Fault> {
    let Some(found) = headers(bytes)? else {
        return Ok(None);
    };
    let wrong = |at| Fault::new(Error::CoffHeader, at);
    let size = found.count.saturating_mul(SECTION_HEADER as u64);
    let sections = slice(bytes, found.sections_at as u64, size).ok_or(wrong(found.count_at))?;
    let names = match long_names(bytes, &found) {
        Some(names) => names,
        // What loads programs does not look there, and some linkers leave a place that is none.
        None if found.is_image => Strings::none(),
        None => return Err(wrong(found.symbols_at_at)),
    };
    let sections = CoffSections {
        bytes: sections,
        is_image: found.is_image,
    };
    Ok(Some((sections, found.sections_at, names)))
}

/// What the headers state; `None` for another file.
fn headers(bytes: &[u8]) -> Result<Option<Headers>, Fault> {
    let truncated = Fault::new(Error::CoffHeader, bytes.len());
    let (at, is_image) = match coff(bytes) {
        Some(Coff::Image { header_at }) => (header_at, true),
        Some(Coff::Object) => (0, false),
        Some(Coff::BigObject) => {
            let header: &[u8; 56] = bytes.first_chunk().ok_or(truncated)?;
            return Ok(Some(Headers {
                is_image: false,
                count_at: 44,
                count: number!(header, 44, u32).into(),
                sections_at: 56,
                symbols_at_at: 48,
                symbols_at: number!(header, 48, u32).into(),
                symbols_size: u64::from(number!(header, 52, u32)).saturating_mul(20),
            }));
        }
        _ => return Ok(None),
    };
    let header: &[u8; 20] = bytes.get(at..).and_then(<[u8]>::first_chunk).ok_or(truncated)?;
    let optional_header = usize::from(number!(header, 16, u16));
    Ok(Some(Headers {
        is_image,
        count_at: at.saturating_add(2),
        count: number!(header, 2, u16).into(),
        sections_at: at.saturating_add(20).saturating_add(optional_header),
        symbols_at_at: at.saturating_add(8),
        symbols_at: number!(header, 8, u32).into(),
        symbols_size: u64::from(number!(header, 12, u32)).saturating_mul(18),
    }))
}

/// The long names, which begin with their size; none where there are no symbols, or nothing is behind them.
fn long_names<'data>(bytes: &'data [u8], headers: &Headers) -> Option<Strings<'data>> {
    if headers.symbols_at == 0 {
        return Some(Strings::none());
    }
    let at = headers.symbols_at.saturating_add(headers.symbols_size);
    let rest = bytes.get(usize::try_from(at).ok()?..)?;
    let size = match rest {
        [] => 0,
        _ => u32::from_le_bytes(*rest.first_chunk()?),
    };
    Some(Strings::new(slice(bytes, at, size.into())?, usize::try_from(at).ok()?))
}

impl<'data> CoffSections<'data> {
    /// How many sections there are.
    pub fn len(&self) -> usize {
        self.bytes.chunks_exact(SECTION_HEADER).len()
    }

    fn header(&self, number: usize) -> Option<&'data [u8]> {
        self.bytes.chunks_exact(SECTION_HEADER).nth(number)
    }

    /// The name of a section; `None` behind the last, and where it points nowhere.
    pub fn name(&self, number: usize) -> Option<CoffName<'data>> {
        let field = self.header(number)?.get(..8)?;
        let end = field.iter().position(|&byte| byte == 0).unwrap_or(field.len());
        let name = field.get(..end)?;
        match name {
            [b'/', b'/', digits @ ..] => base64(digits).map(CoffName::Long),
            [b'/', digits @ ..] => decimal(digits).map(CoffName::Long),
            _ => Some(CoffName::Short(name)),
        }
    }

    /// Where the bytes of a section lie in the file, and how many they are; `None` behind the last section.
    pub fn extent(&self, number: usize) -> Option<(u64, u64)> {
        let header = self.header(number)?;
        let in_memory = number!(header, 8, u32);
        let in_file = number!(header, 16, u32);
        let at = number!(header, 20, u32);
        let size = match (at, in_memory) {
            // Zeros that the file does not hold.
            (0, _) => 0,
            (_, 1..) if self.is_image => in_file.min(in_memory),
            _ => in_file,
        };
        Some((at.into(), size.into()))
    }
}

/// A decimal number of at most seven digits.
fn decimal(digits: &[u8]) -> Option<u32> {
    core::str::from_utf8(digits).ok()?.parse().ok()
}

/// A number in digits of six bits, as LLVM writes offsets that need more than seven decimal ones.
fn base64(digits: &[u8]) -> Option<u32> {
    let mut number = 0_u64;
    for &digit in digits {
        let value = match digit {
            b'A'..=b'Z' => digit.wrapping_sub(b'A'),
            b'a'..=b'z' => digit.wrapping_sub(b'a').wrapping_add(26),
            b'0'..=b'9' => digit.wrapping_sub(b'0').wrapping_add(52),
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        // Six digits at most: 36 bits.
        number = number << 6 | u64::from(value);
    }
    u32::try_from(number).ok().filter(|_| !digits.is_empty())
}
