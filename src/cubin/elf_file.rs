//! An ELF file: its header, its sections and their names.
//!
//! This file checks what must hold. Program headers are not looked at.

use super::elf_header::{EM_CUDA, Header, MACHINE};
use super::fault::Fault;
use super::first_bytes::what_else;
use super::section_table::{Section, SectionTable, header_size};
use crate::Error;
use core::ffi::CStr;
use elf::abi::{ELFMAGIC, SHN_XINDEX, SHT_NOBITS};
use elf::endian::LittleEndian;
use elf::note::NoteIterator;

/// Longer names than this are damage. Those of C++ templates reach some thousand bytes.
const MAX_NAME: usize = 0xffff;

/// A little-endian ELF file with its section table.
#[derive(Clone)]
pub(super) struct ElfFile<'data> {
    pub bytes: &'data [u8],
    pub header: Header<'data>,
    pub sections: SectionTable<'data>,
}

impl<'data> ElfFile<'data> {
    /// The ELF file that these bytes begin with.
    pub fn parse(bytes: &'data [u8]) -> Result<Self, Fault> {
        let header = Header::of(bytes)?;
        Ok(Self {
            bytes,
            sections: sections(bytes, &header)?,
            header,
        })
    }

    /// The cubin that these bytes are.
    pub fn cubin(bytes: &'data [u8]) -> Result<Self, Fault> {
        let elf = Self::parse(bytes);
        match &elf {
            // What is no cubin need not have a sound section table.
            _ if is_other_machine(bytes) => Err(Fault::new(Error::CubinNotCuda, MACHINE)),
            Err(fault) if fault.error == Error::CubinNotElf => Err(Fault::new(what_else(bytes), 0)),
            _ => elf,
        }
    }

    /// All sections with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, Section<'data>)> + use<'data> {
        self.sections.numbered()
    }

    /// How many sections there are.
    pub fn section_count(&self) -> usize {
        self.sections.len()
    }

    /// The section with this number.
    pub fn section(&self, number: usize) -> Option<Section<'data>> {
        self.sections.get(number)
    }

    /// Where the header of the section with this number lies.
    pub fn header_at(&self, number: usize) -> usize {
        self.header.section_at(number)
    }

    /// Where the program headers lie, by the header.
    pub fn segments_at(&self) -> usize {
        self.header.place(0x1c, 0x20)
    }

    /// The bytes of the first section of a type; `None` when there is no such section.
    pub fn section_of_type(&self, sh_type: u32) -> Result<Option<&'data [u8]>, Fault> {
        match self.numbered().find(|(_, section)| section.sh_type() == sh_type) {
            Some((number, section)) => Ok(Some(self.bytes_of(number, &section)?)),
            None => Ok(None),
        }
    }

    /// The bytes of a section; none when it takes none in the file.
    pub fn bytes_of(&self, number: usize, section: &Section<'_>) -> Result<&'data [u8], Fault> {
        if section.sh_type() == SHT_NOBITS {
            return Ok(&[]);
        }
        slice(self.bytes, section.sh_offset(), section.sh_size()).ok_or(self.damaged(number))
    }

    /// Damage in the header of the section with this number.
    pub fn damaged(&self, number: usize) -> Fault {
        Fault::new(Error::CubinSections, self.header_at(number))
    }

    /// The names of the sections.
    #[inline(always)]
    pub fn section_names(&self) -> Result<Strings<'data>, Fault> {
        section_names(self.bytes, &self.header, &self.sections)
    }

    /// The string table in the section with this number.
    pub fn strings(&self, number: usize) -> Option<Strings<'data>> {
        strings(self.bytes, &self.sections, number)
    }

    /// The notes in the bytes of a section; damage ends them.
    pub fn notes_in(&self, bytes: &'data [u8]) -> NoteIterator<'data, LittleEndian> {
        NoteIterator::new(LittleEndian, self.header.class, 4, bytes)
    }
}

/// A table of names that end in NUL.
#[derive(Clone, Copy)]
pub(super) struct Strings<'data> {
    pub bytes: &'data [u8],
    at: usize,
}

impl<'data> Strings<'data> {
    /// A table without names.
    pub const fn none() -> Self {
        Self::new(&[], 0)
    }

    /// The names in these bytes, which begin at `at` in the file.
    pub const fn new(bytes: &'data [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    /// The name at this offset, and where it lies in the file; `None` when it does not end in the table.
    pub fn get(&self, offset: u32) -> Option<(&'data [u8], usize)> {
        let from = self.bytes.get(offset as usize..)?;
        let name = CStr::from_bytes_until_nul(from.get(..MAX_NAME).unwrap_or(from)).ok()?;
        Some((name.to_bytes(), self.at.saturating_add(offset as usize)))
    }

    /// Whether the name at this offset is this one. Reads as many bytes as that has, however long the other is.
    pub fn is(&self, offset: u32, name: &[u8]) -> bool {
        let from = self.bytes.get(offset as usize..).unwrap_or_default();
        match from.split_at_checked(name.len()) {
            Some((found, [0, ..])) => same(found, name),
            _ => false,
        }
    }
}

/// Whether this is an ELF file of 32 or 64 bits for another machine.
fn is_other_machine(bytes: &[u8]) -> bool {
    let Some((&[e, l, f, g, 1 | 2, 1, 1, ..], rest)) = bytes.split_first_chunk::<16>() else {
        return false;
    };
    match rest {
        &[_, _, low, high, ..] if bytes.len() >= 64 => {
            [e, l, f, g] == ELFMAGIC && u16::from_le_bytes([low, high]) != EM_CUDA
        }
        _ => false,
    }
}

/// The section table of a file; empty when it has none.
#[inline(never)]
pub(super) fn sections<'data>(bytes: &'data [u8], header: &Header<'_>) -> Result<SectionTable<'data>, Fault> {
    let wrong = |in_elf32, in_elf64| Fault::new(Error::CubinSections, header.place(in_elf32, in_elf64));
    let table = |bytes| SectionTable::new(header.class, bytes);
    let from = header.e_shoff();
    if from == 0 {
        return Ok(table(&[]));
    }
    let entry = header_size(header.class);
    if usize::from(header.e_shentsize()) != entry {
        return Err(wrong(0x2e, 0x3a));
    }
    let entry = entry as u64;
    let first = slice(bytes, from, entry).ok_or(wrong(0x20, 0x28))?;
    let count = match header.e_shnum() {
        // More than 0xfeff sections: section 0 holds the count.
        0 => table(first).get(0).ok_or(wrong(0x20, 0x28))?.sh_size(),
        count => u64::from(count),
    };
    let size = count.checked_mul(entry).ok_or(wrong(0x30, 0x3c))?;
    Ok(table(slice(bytes, from, size).ok_or(wrong(0x30, 0x3c))?))
}

/// The names of sections. In two steps, one after the other on the stack.
#[inline(always)]
pub(super) fn section_names<'data>(
    bytes: &'data [u8],
    header: &Header<'_>,
    sections: &SectionTable<'data>,
) -> Result<Strings<'data>, Fault> {
    let number = match header.e_shstrndx() {
        // Too large for the header: section 0 holds the number.
        SHN_XINDEX => link_of_first(sections),
        number => usize::from(number),
    };
    strings(bytes, sections, number)
        .filter(|_| number != 0)
        .ok_or(Fault::new(Error::CubinSections, header.place(0x32, 0x3e)))
}

/// Where section 0 points; 0, which is no section of names, when there is none.
#[inline(never)]
fn link_of_first(sections: &SectionTable<'_>) -> usize {
    sections.get(0).map_or(0, |section| section.sh_link() as usize)
}

/// The string table in a section.
#[inline(never)]
fn strings<'data>(bytes: &'data [u8], sections: &SectionTable<'data>, number: usize) -> Option<Strings<'data>> {
    let section = sections.get(number)?;
    Some(Strings {
        bytes: slice(bytes, section.sh_offset(), section.sh_size())?,
        at: usize::try_from(section.sh_offset()).ok()?,
    })
}

/// Whether two names are the same. Byte by byte: `==` calls `bcmp`, which freestanding programs do not have.
pub(super) fn same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one == other)
}

pub(super) fn slice(bytes: &[u8], offset: u64, size: u64) -> Option<&[u8]> {
    let start = usize::try_from(offset).ok()?;
    let end = start.checked_add(usize::try_from(size).ok()?)?;
    bytes.get(start..end)
}
