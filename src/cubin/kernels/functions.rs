//! The functions of a cubin, from its symbol table.

use crate::Error;
use crate::cubin::elf_file::{ElfFile, Strings, same};
use crate::cubin::fault::{Budget, Fault};
use elf::abi::{SHN_ABS, SHN_LORESERVE, SHN_UNDEF, SHN_XINDEX, SHT_STRTAB, SHT_SYMTAB, SHT_SYMTAB_SHNDX, STT_FUNC};
use elf::endian::LittleEndian;
use elf::file::Class;
use elf::symbol::{Symbol, SymbolTable};

coded_enum! {
    /// How a function is called.
    #[derive(Default)]
    pub enum FunctionKind {
        /// Launched from the host: a kernel.
        #[default]
        Entry  = 1, ENTRY,  "kernel";
        /// Called from code of the device (in relocatable objects and debug builds).
        Device = 2, DEVICE, "device function";
    }
}

/// A function with code of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Function<'data> {
    /// Its name as in the file: mangled where the source was C++.
    pub name: &'data [u8],
    /// Kernel or device function.
    pub kind: FunctionKind,
    /// The number of its symbol, ascending from function to function.
    pub symbol: u32,
    /// The number of the section that holds its code.
    pub section: u32,
    /// Where the name lies in the file.
    pub(super) name_at: usize,
}

debug_with_text! { Function: name; kind symbol section }

/// The functions of a cubin, in the order of their symbols: an iterator that ends with the first fault.
///
/// A symbol counts when it is a function in a section called `.text.` and its own name, as for
/// cuobjdump; functions within the section of another (`$kernel$function`) do not.
#[derive(Clone)]
pub struct Functions<'data> {
    pub(super) elf: ElfFile<'data>,
    symbols: SymbolTable<'data, LittleEndian>,
    symbols_at: usize,
    /// Section numbers of symbols, where 16 bits do not hold them.
    wide_sections: &'data [u8],
    names: Strings<'data>,
    pub(super) section_names: Strings<'data>,
    next: usize,
    budget: Budget,
}

/// The functions of a cubin, in the order of their symbols.
///
/// Each is found when it is asked for; time in all grows with the file.
///
/// # Errors
/// As [`identify`](crate::cubin::identify), with the place; [`Error::CubinSymbols`]. The iterator's:
/// [`Error::CubinSymbols`], [`Error::CubinNames`], [`Error::CubinOverlap`].
///
/// Source: `cubin/RULES.md` section 4; measured.
#[inline(never)]
pub fn functions(bytes: &[u8]) -> Result<Functions<'_>, Fault> {
    match &ElfFile::cubin(bytes) {
        Ok(elf) => Functions::of(elf),
        Err(fault) => Err(*fault),
    }
}

/// What every code section's name begins with.
const TEXT: &[u8] = b".text.";

/// STO_CUDA_ENTRY in `st_other`.
const ENTRY: u8 = 0x10;

impl<'data> Functions<'data> {
    #[inline(never)]
    fn of(elf: &ElfFile<'data>) -> Result<Self, Fault> {
        if elf.section_count() == 0 {
            // Every cubin has sections.
            return Err(elf.damaged(0));
        }
        let mut wide_sections: &[u8] = &[];
        let mut table = None;
        for (number, section) in elf.numbered() {
            match section.sh_type() {
                SHT_SYMTAB if table.is_none() => table = Some((number, section)),
                SHT_SYMTAB_SHNDX => wide_sections = elf.bytes_of(number, &section)?,
                _ => {}
            }
        }
        let (number, section) = table.ok_or(Fault::new(Error::CubinSymbols, elf.header_at(0)))?;
        let wrong = Fault::new(Error::CubinSymbols, elf.header_at(number));
        let entry = match elf.header.class {
            Class::ELF32 => 16,
            Class::ELF64 => 24,
        };
        let table = elf.bytes_of(number, &section).map_err(|_| wrong)?;
        if section.sh_entsize() != entry || section.sh_size().checked_rem(entry) != Some(0) {
            return Err(wrong);
        }
        let strings = section.sh_link() as usize;
        if elf
            .section(strings)
            .is_none_or(|strings| strings.sh_type() != SHT_STRTAB)
        {
            return Err(wrong);
        }
        Ok(Functions {
            symbols: SymbolTable::new(LittleEndian, elf.header.class, table),
            symbols_at: usize::try_from(section.sh_offset()).unwrap_or(usize::MAX),
            wide_sections,
            names: elf.strings(strings).ok_or(elf.damaged(strings))?,
            section_names: elf.section_names()?,
            next: 0,
            budget: Budget::of(elf.bytes),
            elf: elf.clone(),
        })
    }

    /// How many functions there are; begins again from the first.
    ///
    /// # Errors
    /// The first fault, as the iterator gives it.
    #[inline(never)]
    pub fn count_all(&mut self) -> Result<usize, Fault> {
        self.rewind();
        let mut count = 0_usize;
        for function in self.by_ref() {
            function?;
            count = count.saturating_add(1);
        }
        self.rewind();
        Ok(count)
    }

    /// Begins again from the first function.
    pub fn rewind(&mut self) {
        self.next = 0;
        self.budget = Budget::of(self.elf.bytes);
    }

    /// How many symbols there are, of functions and others.
    pub(super) fn symbol_count(&self) -> usize {
        self.symbols.len()
    }

    /// Damage in the symbol with this number.
    fn damaged(&self, error: Error, number: usize) -> Fault {
        let size = match self.elf.header.class {
            Class::ELF32 => 16,
            Class::ELF64 => 24,
        };
        Fault::new(error, self.symbols_at.saturating_add(number.saturating_mul(size)))
    }

    /// The section that a symbol lies in, and where its name is; `None` for one that lies elsewhere.
    #[inline(never)]
    fn section_of(&self, number: usize, symbol: &Symbol) -> Result<Option<(u32, u32)>, Fault> {
        let wrong = self.damaged(Error::CubinSymbols, number);
        let section = match symbol.st_shndx {
            SHN_UNDEF => return Ok(None),
            SHN_XINDEX => {
                let wide = self.wide_sections.get(number.saturating_mul(4)..).ok_or(wrong)?;
                u32::from_le_bytes(*wide.first_chunk().ok_or(wrong)?)
            }
            SHN_ABS | SHN_LORESERVE.. => return Err(wrong),
            section => u32::from(section),
        };
        let header = self.elf.section(section as usize).ok_or(wrong)?;
        Ok(Some((section, header.sh_name())))
    }

    /// The function that a symbol stands for; `None` for other symbols.
    fn function(&mut self, number: usize, symbol: &Symbol) -> Result<Option<Function<'data>>, Fault> {
        if symbol.st_symtype() != STT_FUNC {
            return Ok(None);
        }
        let Some((section, section_name)) = self.section_of(number, symbol)? else {
            return Ok(None);
        };
        let wrong = self.damaged(Error::CubinNames, number);
        let (name, name_at) = self.names.get(symbol.st_name).ok_or(wrong)?;
        let (section_name, _) = self
            .section_names
            .get(section_name)
            .ok_or(self.elf.damaged(section as usize))?;
        self.budget
            .spend(name.len().saturating_add(section_name.len()), wrong.at)?;
        if !section_name
            .strip_prefix(TEXT)
            .is_some_and(|function| same(function, name))
        {
            return Ok(None);
        }
        Ok(Some(Function {
            name,
            kind: if symbol.st_other & ENTRY != 0 {
                FunctionKind::Entry
            } else {
                FunctionKind::Device
            },
            // A table of more than 2^32 symbols is larger than any memory.
            symbol: u32::try_from(number).map_err(|_| wrong)?,
            section,
            name_at,
        }))
    }
}

impl<'data> Iterator for Functions<'data> {
    type Item = Result<Function<'data>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let number = self.next;
            let symbol = self.symbols.get(number).ok()?;
            self.next = number.saturating_add(1);
            match self.function(number, &symbol) {
                Ok(None) => {}
                Ok(Some(function)) => return Some(Ok(function)),
                Err(fault) => {
                    self.next = usize::MAX;
                    return Some(Err(fault));
                }
            }
        }
    }
}
