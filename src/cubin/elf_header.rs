//! The header of an ELF file.
//!
//! A field is read when it is asked for, as of a [`Section`](super::section_table::Section): the `elf` crate gives a copy of all fields, which takes
//! 64 bytes of stack in every caller.

use super::fault::Fault;
use super::section_table::{fields, header_size};
use crate::Error;
use elf::abi::ELFMAGIC;
use elf::file::Class;

/// Where `e_machine` lies.
pub(super) const MACHINE: usize = 0x12;

/// `e_machine` of NVIDIA CUDA.
pub(super) const EM_CUDA: u16 = 190;

/// The header of a little-endian ELF file.
#[derive(Clone, Copy)]
pub(super) struct Header<'data> {
    pub class: Class,
    bytes: &'data [u8],
}

#[rustfmt::skip]
fields! { Header:
    /// EI_OSABI.
    osabi:       byte -> u8            = 0x07, 0x07;
    /// EI_ABIVERSION.
    abiversion:  byte -> u8            = 0x08, 0x08;
    /// `ET_*`.
    e_type:      half -> u16           = 0x10, 0x10;
    /// `EM_*`.
    e_machine:   half -> u16           = 0x12, 0x12;
    /// `e_version`, in which a cubin of layout V1 has its toolkit.
    e_version:   word -> u32           = 0x14, 0x14;
    /// Where the program headers begin.
    e_phoff:     word_of_class -> u64  = 0x1c, 0x20;
    /// Where the section headers begin.
    e_shoff:     word_of_class -> u64  = 0x20, 0x28;
    /// What the machine defines.
    e_flags:     word -> u32           = 0x24, 0x30;
    /// The bytes of a program header.
    e_phentsize: half -> u16           = 0x2a, 0x36;
    /// How many program headers there are.
    e_phnum:     half -> u16           = 0x2c, 0x38;
    /// The bytes of a section header.
    e_shentsize: half -> u16           = 0x2e, 0x3a;
    /// How many section headers there are.
    e_shnum:     half -> u16           = 0x30, 0x3c;
    /// The number of the section that holds the names of sections.
    e_shstrndx:  half -> u16           = 0x32, 0x3e;
}

impl<'data> Header<'data> {
    /// The header that these bytes begin with.
    #[inline(never)]
    pub fn of(bytes: &'data [u8]) -> Result<Self, Fault> {
        if !bytes.starts_with(&ELFMAGIC) {
            return Err(Fault::new(Error::CubinNotElf, 0));
        }
        let truncated = Fault::new(Error::CubinTruncated, bytes.len());
        let ident = bytes.first_chunk::<16>().ok_or(truncated)?;
        let (class, size) = match ident {
            [_, _, _, _, 1, 1, 1, ..] => (Class::ELF32, 52),
            [_, _, _, _, 2, 1, 1, ..] => (Class::ELF64, 64),
            _ => return Err(Fault::new(Error::CubinIdent, wrong_ident(ident))),
        };
        let bytes = bytes.get(..size).ok_or(truncated)?;
        Ok(Self { class, bytes })
    }

    /// Where the header of the section with this number lies.
    pub fn section_at(&self, number: usize) -> usize {
        let start = usize::try_from(self.e_shoff()).unwrap_or(usize::MAX);
        start.saturating_add(number.saturating_mul(header_size(self.class)))
    }

    /// Of the places of a field that of this class.
    pub const fn place(&self, in_elf32: usize, in_elf64: usize) -> usize {
        match self.class {
            Class::ELF32 => in_elf32,
            Class::ELF64 => in_elf64,
        }
    }

    fn byte(&self, at: usize) -> u8 {
        u8::from_le_bytes(self.bytes(at))
    }

    fn half(&self, at: usize) -> u16 {
        u16::from_le_bytes(self.bytes(at))
    }

    fn word(&self, at: usize) -> u32 {
        u32::from_le_bytes(self.bytes(at))
    }

    /// As wide as the addresses of the file.
    fn word_of_class(&self, at: usize) -> u64 {
        match self.class {
            Class::ELF32 => self.word(at).into(),
            Class::ELF64 => u64::from_le_bytes(self.bytes(at)),
        }
    }

    /// All fields lie in the header: it is as long as its class demands.
    fn bytes<const BYTES: usize>(&self, at: usize) -> [u8; BYTES] {
        let field = self.bytes.get(at..).and_then(<[u8]>::first_chunk);
        field.copied().unwrap_or([0; BYTES])
    }
}

/// Which byte of the identification is none that an ELF file of this kind has.
fn wrong_ident(ident: &[u8; 16]) -> usize {
    let &[_, _, _, _, class, data, ..] = ident;
    match (class, data) {
        (1 | 2, 1) => 6,
        (1 | 2, _) => 5,
        _ => 4,
    }
}
