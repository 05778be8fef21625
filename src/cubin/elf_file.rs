//! The ELF side of a cubin: a header that is a cubin's, and its sections.
//!
//! The `elf` crate reads; this file says what must hold. Program headers are not looked at.

use crate::Error;
use elf::abi::{ELFMAGIC, SHT_NOTE};
use elf::endian::LittleEndian;
use elf::file::{FileHeader, parse_ident};
use elf::note::{Note, NoteAny, NoteIterator};
use elf::parse::ParseAt;
use elf::section::{SectionHeader, SectionHeaderTable};

/// `e_machine` of NVIDIA CUDA.
const EM_CUDA: u16 = 190;

/// The first bytes of a fat binary, 0xBA55ED50.
const FATBIN_MAGIC: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// The header of a cubin with its section table.
pub(super) struct ElfFile<'data> {
    bytes: &'data [u8],
    pub header: FileHeader<LittleEndian>,
    sections: SectionHeaderTable<'data, LittleEndian>,
}

impl<'data> ElfFile<'data> {
    /// Reads the header and finds the section table.
    pub fn parse(bytes: &'data [u8]) -> Result<Self, Error> {
        if !bytes.starts_with(&ELFMAGIC) {
            return Err(what_else(bytes));
        }
        let (ident, tail) = bytes.split_first_chunk::<16>().ok_or(Error::CubinTruncated)?;
        let ident = parse_ident(ident).map_err(|_| Error::CubinIdent)?;
        let header = FileHeader::<LittleEndian>::parse_tail(ident, tail).map_err(|_| Error::CubinTruncated)?;
        if header.e_machine != EM_CUDA {
            return Err(Error::CubinNotCuda);
        }
        let table = section_table(bytes, &header).ok_or(Error::CubinSections)?;
        let sections = SectionHeaderTable::new(header.endianness, header.class, table);
        Ok(Self {
            bytes,
            header,
            sections,
        })
    }

    /// The bytes of the first section of a type; `None` when there is no such section.
    pub fn section_of_type(&self, sh_type: u32) -> Result<Option<&'data [u8]>, Error> {
        match self.sections.iter().find(|section| section.sh_type == sh_type) {
            Some(section) => Ok(Some(self.section_bytes(&section)?)),
            None => Ok(None),
        }
    }

    /// All notes; a section that is damaged ends with its last whole note.
    pub fn notes(&self) -> impl Iterator<Item = NoteAny<'data>> {
        self.sections
            .iter()
            .filter(|section| section.sh_type == SHT_NOTE)
            .filter_map(|section| self.section_bytes(&section).ok())
            .flat_map(|bytes| NoteIterator::new(self.header.endianness, self.header.class, 4, bytes))
            .filter_map(|note| match note {
                Note::Unknown(note) => Some(note),
                _ => None,
            })
    }

    fn section_bytes(&self, section: &SectionHeader) -> Result<&'data [u8], Error> {
        slice(self.bytes, section.sh_offset, section.sh_size).ok_or(Error::CubinSections)
    }
}

/// The bytes of the section table; empty when the file has none, `None` when it is damaged.
fn section_table<'data>(bytes: &'data [u8], header: &FileHeader<LittleEndian>) -> Option<&'data [u8]> {
    if header.e_shoff == 0 {
        return Some(&[]);
    }
    let entry = SectionHeader::size_for(header.class);
    if usize::from(header.e_shentsize) != entry {
        return None;
    }
    let entry = u64::try_from(entry).ok()?;
    let count = match header.e_shnum {
        // More than 0xfeff sections: section 0 holds the count.
        0 => {
            SectionHeader::parse_at(
                header.endianness,
                header.class,
                &mut 0,
                slice(bytes, header.e_shoff, entry)?,
            )
            .ok()?
            .sh_size
        }
        count => u64::from(count),
    };
    slice(bytes, header.e_shoff, count.checked_mul(entry)?)
}

fn slice(bytes: &[u8], offset: u64, size: u64) -> Option<&[u8]> {
    let start = usize::try_from(offset).ok()?;
    let end = start.checked_add(usize::try_from(size).ok()?)?;
    bytes.get(start..end)
}

/// What the user brought instead of an ELF file.
fn what_else(bytes: &[u8]) -> Error {
    if bytes.is_empty() {
        Error::CubinEmpty
    } else if bytes.starts_with(&FATBIN_MAGIC) {
        Error::CubinIsFatbin
    } else if looks_like_ptx(bytes) {
        Error::CubinIsPtx
    } else {
        Error::CubinNotElf
    }
}

/// PTX begins with `.version`, after comments of at most a few hundred bytes.
fn looks_like_ptx(bytes: &[u8]) -> bool {
    bytes
        .split(|&byte| byte == b'\n')
        .take(32)
        .any(|line| line.trim_ascii_start().starts_with(b".version"))
}
