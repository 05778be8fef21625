//! The table of section headers of an ELF file.
//!
//! A field is read when it is asked for: the `elf` crate's reader of a whole header takes 432 bytes of stack on a 64-bit
//! RISC-V, and what it gives takes 64 more in every caller.

use core::slice::ChunksExact;
use elf::file::Class;

/// The bytes of a section header.
pub(super) const fn header_size(class: Class) -> usize {
    match class {
        Class::ELF32 => 40,
        Class::ELF64 => 64,
    }
}

/// The section headers of a little-endian ELF file.
#[derive(Clone)]
pub(super) struct SectionTable<'data> {
    pub class: Class,
    bytes: &'data [u8],
}

impl<'data> SectionTable<'data> {
    /// The headers in these bytes; what is left behind the last whole one is none.
    pub const fn new(class: Class, bytes: &'data [u8]) -> Self {
        Self { class, bytes }
    }

    /// How many sections there are.
    pub fn len(&self) -> usize {
        self.headers().len()
    }

    /// The section with this number; `None` behind the last.
    pub fn get(&self, number: usize) -> Option<Section<'data>> {
        let header = self.headers().nth(number)?;
        Some(Section {
            class: self.class,
            header,
        })
    }

    /// All sections with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, Section<'data>)> + use<'data> {
        let class = self.class;
        let sections = self.headers().map(move |header| Section { class, header });
        sections.enumerate()
    }

    fn headers(&self) -> ChunksExact<'data, u8> {
        self.bytes.chunks_exact(header_size(self.class))
    }
}

/// The header of a section.
#[derive(Clone, Copy)]
pub(super) struct Section<'data> {
    class: Class,
    header: &'data [u8],
}

/// The fields of a header: where each lies in an ELF32 file, and in an ELF64 file.
macro_rules! fields {
    ($of:ident: $($(#[$doc:meta])* $name:ident: $read:ident -> $type:ty = $in_elf32:literal, $in_elf64:literal;)+) => {
        impl $of<'_> {$(
            $(#[$doc])*
            pub fn $name(&self) -> $type {
                self.$read(match self.class {
                    Class::ELF32 => $in_elf32,
                    Class::ELF64 => $in_elf64,
                })
            }
        )+}
    };
}
pub(super) use fields;

#[rustfmt::skip]
fields! { Section:
    /// Where its name is among the names of sections.
    sh_name:    word -> u32          =  0,  0;
    /// `SHT_*`.
    sh_type:    word -> u32          =  4,  4;
    /// `SHF_*`.
    sh_flags:   word_of_class -> u64 =  8,  8;
    /// Where its bytes lie in the file.
    sh_offset:  word_of_class -> u64 = 16, 24;
    /// How many bytes it has.
    sh_size:    word_of_class -> u64 = 20, 32;
    /// The number of a section; which, depends on the type.
    sh_link:    word -> u32          = 24, 40;
    /// Depends on the type.
    sh_info:    word -> u32          = 28, 44;
    /// The bytes of an entry, where the section is a table.
    sh_entsize: word_of_class -> u64 = 36, 56;
}

impl Section<'_> {
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

    /// All fields lie in a header: it is as long as its class demands.
    fn bytes<const BYTES: usize>(&self, at: usize) -> [u8; BYTES] {
        let field = self.header.get(at..).and_then(<[u8]>::first_chunk);
        field.copied().unwrap_or([0; BYTES])
    }
}
