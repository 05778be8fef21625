//! A second reader of ELF files, slow and plain: every number has 128 bits, so that no sum wraps, and every place is
//! compared with the length of the file before it is read. What the library answers is compared with it.
#![allow(dead_code, reason = "the fuzzer uses a part")]

use smarch::Error;

/// What is wrong, and at which byte.
pub type Wrong = (Error, u128);

#[derive(Debug)]
pub struct Section {
    pub name: u128,
    pub kind: u128,
    pub offset: u128,
    pub size: u128,
}

#[derive(Debug)]
pub struct Elf {
    pub is_64: bool,
    pub machine: u128,
    pub osabi: u8,
    pub sections: Vec<Section>,
    /// Where the section headers begin.
    pub table: u128,
    /// The number of the section that holds the names; 0 for none.
    pub names: u128,
}

/// `size` bytes from `at` on; `None` when the file does not hold them.
pub fn part(bytes: &[u8], at: u128, size: u128) -> Option<Vec<u8>> {
    if at + size > bytes.len() as u128 {
        return None;
    }
    Some(bytes.iter().skip(at as usize).take(size as usize).copied().collect())
}

/// The little-endian number of `size` bytes at `at`.
pub fn number(bytes: &[u8], at: u128, size: u128) -> Option<u128> {
    let part = part(bytes, at, size)?;
    Some(
        part.iter()
            .rev()
            .fold(0, |number, &byte| number * 256 + u128::from(byte)),
    )
}

/// The ELF file that these bytes begin with, of any machine.
pub fn elf(bytes: &[u8]) -> Result<Elf, Wrong> {
    if bytes.len() < 4 || bytes[..4] != *b"\x7fELF" {
        return Err((Error::CubinNotElf, 0));
    }
    let truncated = (Error::CubinTruncated, bytes.len() as u128);
    if bytes.len() < 16 {
        return Err(truncated);
    }
    for (at, right) in [(4, [1, 2]), (5, [1, 1]), (6, [1, 1])] {
        if !right.contains(&bytes[at]) {
            return Err((Error::CubinIdent, at as u128));
        }
    }
    let is_64 = bytes[4] == 2;
    // Sizes of the header and of a section header; where shoff, shentsize, shnum and shstrndx lie.
    let (header, entry, shoff, shentsize) = if is_64 {
        (64, 64, 0x28, 0x3a)
    } else {
        (52, 40, 0x20, 0x2e)
    };
    if bytes.len() < header {
        return Err(truncated);
    }
    let (shnum, shstrndx) = (shentsize + 2, shentsize + 4);
    let word = if is_64 { 8 } else { 4 };
    let at = |at: u128, size: u128| number(bytes, at, size).unwrap();
    let table = at(shoff, word);
    let mut found = Elf {
        is_64,
        machine: at(0x12, 2),
        osabi: bytes[7],
        sections: Vec::new(),
        table,
        names: 0,
    };
    if table == 0 {
        return Ok(found);
    }
    if at(shentsize, 2) != entry {
        return Err((Error::CubinSections, shentsize));
    }
    let section = |number: u128| {
        let from = part(bytes, table + number * entry, entry)?;
        let wide = |at: u128| number_of(&from, if is_64 { 8 + 8 * at } else { 8 + 4 * at }, word);
        Some(Section {
            name: number_of(&from, 0, 4),
            kind: number_of(&from, 4, 4),
            offset: wide(2),
            size: wide(3),
        })
    };
    let Some(first) = section(0) else {
        return Err((Error::CubinSections, shoff));
    };
    let count = if at(shnum, 2) == 0 { first.size } else { at(shnum, 2) };
    if table + count * entry > bytes.len() as u128 {
        return Err((Error::CubinSections, shnum));
    }
    found.sections = (0..count).map(|number| section(number).unwrap()).collect();
    found.names = match at(shstrndx, 2) {
        // sh_link of section 0.
        0xffff if count > 0 => at(table + if is_64 { 40 } else { 24 }, 4),
        0xffff => 0,
        number => number,
    };
    Ok(found)
}

fn number_of(bytes: &[u8], at: u128, size: u128) -> u128 {
    number(bytes, at, size).unwrap()
}

impl Elf {
    /// The bytes of a section that takes some; `None` when they are not in the file.
    pub fn bytes_of(&self, bytes: &[u8], section: &Section) -> Option<Vec<u8>> {
        const NOBITS: u128 = 8;
        if section.kind == NOBITS {
            Some(Vec::new())
        } else {
            part(bytes, section.offset, section.size)
        }
    }

    /// Where the names lie; `None` when there are none, or not in the file.
    pub fn names_in(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        let section = self
            .sections
            .get(usize::try_from(self.names).ok().filter(|&number| number != 0)?)?;
        part(bytes, section.offset, section.size)
    }

    /// The name of a section, up to its NUL, which must be there within 65,535 bytes.
    pub fn name<'a>(&self, names: &'a [u8], section: &Section) -> Option<&'a [u8]> {
        let from = names.get(usize::try_from(section.name).ok()?..)?;
        from.iter()
            .take(0xffff)
            .position(|&byte| byte == 0)
            .map(|end| &from[..end])
    }
}
