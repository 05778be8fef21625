//! Which files does a library or a program ask for, by name? `DT_NEEDED` of an ELF file, the imports of a PE file.
//!
//! Source: the ELF specification (dynamic section) and Microsoft's of the PE format (import and delay-load directory); public.

use super::elf_file::ElfFile;
use super::fault::Fault;
use super::first_bytes::is_elf;
use elf::file::Class;

/// `sh_type` of the section that lists what a file needs.
const SHT_DYNAMIC: u32 = 6;
/// The tag of an element of it that names a file.
const DT_NEEDED: u64 = 1;
/// No file has a longer name: what is longer is left out. With it the time grows with the file, whatever the names are.
const MAX_NAME: usize = 255;
/// What loads programs takes no more sections than this; a file with more has no imports that count.
const MAX_SECTIONS: usize = 96;
const SECTION_HEADER: usize = 40;

/// The names of the files that a file asks for, in its order: an iterator.
#[derive(Clone, Debug)]
pub struct NeededFiles<'data>(Source<'data>);

#[derive(Clone, Debug)]
enum Source<'data> {
    None,
    Elf {
        elements: &'data [u8],
        width: usize,
        names: &'data [u8],
    },
    Pe {
        file: PeFile<'data>,
        tables: [Table<'data>; 2],
    },
}

/// What is left of a directory of imports.
#[derive(Clone, Copy, Debug)]
struct Table<'data> {
    rows: &'data [u8],
    row: usize,
    /// Where the name's address stands in a row.
    name_at: usize,
}

#[derive(Clone, Copy, Debug)]
struct PeFile<'data> {
    bytes: &'data [u8],
    sections: &'data [u8],
}

/// The names of the files that an ELF or a PE file asks for: `libcudart.so.12`, `cudart64_12.dll`. There are none for a
/// file of another kind, and for a file that lists none. The time grows linearly with the file.
///
/// # Errors
/// [`Error::CubinTruncated`](crate::Error::CubinTruncated), [`Error::CubinSections`](crate::Error::CubinSections) and
/// the other errors about damage of an ELF file's header and sections.
pub fn needed_files(bytes: &[u8]) -> Result<NeededFiles<'_>, Fault> {
    let source = match is_elf(bytes) {
        true => of_elf(bytes)?,
        false => of_pe(bytes).unwrap_or(Source::None),
    };
    Ok(NeededFiles(source))
}

fn of_elf(bytes: &[u8]) -> Result<Source<'_>, Fault> {
    let elf = ElfFile::parse(bytes)?;
    let Some((number, section)) = elf.numbered().find(|(_, section)| section.sh_type() == SHT_DYNAMIC) else {
        return Ok(Source::None);
    };
    let elements = elf.bytes_of(number, &section)?;
    let linked = usize::try_from(section.sh_link()).unwrap_or(usize::MAX);
    let names = elf.section(linked).ok_or(elf.damaged(number))?;
    let names = elf.bytes_of(linked, &names)?;
    let width = match elf.header.class {
        Class::ELF32 => 4,
        Class::ELF64 => 8,
    };
    Ok(Source::Elf { elements, width, names })
}

fn of_pe(bytes: &[u8]) -> Option<Source<'_>> {
    bytes.strip_prefix(b"MZ")?;
    let header = bytes.get(number::<4>(bytes, 0x3c)?..)?;
    let coff = header.strip_prefix(b"PE\0\0")?;
    let count = number::<2>(coff, 2)?;
    let optional = coff.get(20..)?;
    let directories_at: usize = match number::<2>(optional, 0)? {
        0x10b => 96,
        0x20b => 112,
        _ => return None,
    };
    let sections = optional.get(number::<2>(coff, 16)?..)?;
    let sections = sections.get(..count.checked_mul(SECTION_HEADER)?)?;
    let file = PeFile { bytes, sections };
    let directories = number::<4>(optional, directories_at.checked_sub(4)?)?;
    let table = |directory: usize, row, name_at| {
        let at = directories_at.checked_add(directory.checked_mul(8)?)?;
        let address = number::<4>(optional, at).filter(|address| *address != 0 && directory < directories)?;
        Some(Table {
            rows: file.at(address)?,
            row,
            name_at,
        })
    };
    let none = Table {
        rows: &[],
        row: 1,
        name_at: 0,
    };
    let is_sound = count <= MAX_SECTIONS;
    let tables = [table(1, 20, 12).unwrap_or(none), table(13, 32, 4).unwrap_or(none)];
    is_sound.then_some(Source::Pe { file, tables })
}

impl<'data> PeFile<'data> {
    /// The bytes of the file from an address on, to the end of its section.
    fn at(&self, address: usize) -> Option<&'data [u8]> {
        self.sections.chunks_exact(SECTION_HEADER).find_map(|section| {
            let [start, size, place] = [
                number::<4>(section, 12)?,
                number::<4>(section, 16)?,
                number::<4>(section, 20)?,
            ];
            let inside = address.checked_sub(start).filter(|inside| *inside < size)?;
            let bytes = self.bytes.get(place..)?;
            bytes.get(..size).unwrap_or(bytes).get(inside..)
        })
    }
}

/// A little-endian number of at most four bytes.
fn number<const BYTES: usize>(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes: &[u8; BYTES] = bytes.get(at..)?.first_chunk()?;
    let number = bytes
        .iter()
        .rev()
        .fold(0u32, |number, byte| number << 8 | u32::from(*byte));
    usize::try_from(number).ok()
}

/// The name that begins here and ends in NUL.
fn name(bytes: &[u8]) -> Option<&[u8]> {
    let bytes = bytes.get(..=MAX_NAME).unwrap_or(bytes);
    let (name, _) = bytes.split_at_checked(bytes.iter().position(|byte| *byte == 0)?)?;
    Some(name)
}

impl<'data> Iterator for NeededFiles<'data> {
    type Item = &'data [u8];

    fn next(&mut self) -> Option<&'data [u8]> {
        match &mut self.0 {
            Source::None => None,
            Source::Elf { elements, width, names } => loop {
                let (tag, rest) = elements.split_at_checked(*width)?;
                let (value, rest) = rest.split_at_checked(*width)?;
                *elements = rest;
                let word = |bytes: &[u8]| bytes.iter().rev().fold(0u64, |word, byte| word << 8 | u64::from(*byte));
                let from = usize::try_from(word(value)).ok().filter(|_| word(tag) == DT_NEEDED);
                if let Some(found) = from.and_then(|from| names.get(from..)).and_then(name) {
                    return Some(found);
                }
            },
            Source::Pe { file, tables } => loop {
                let table = tables.iter_mut().find(|table| !table.rows.is_empty())?;
                let Some((row, rest)) = table.rows.split_at_checked(table.row) else {
                    table.rows = &[];
                    continue;
                };
                let address = number::<4>(row, table.name_at).unwrap_or(0);
                // The row behind the last is empty.
                table.rows = if address == 0 { &[] } else { rest };
                if let Some(found) = file.at(address).filter(|_| address != 0).and_then(name) {
                    return Some(found);
                }
            },
        }
    }
}
