//! What a COFF object holds: sections, what they point to, and what goes with them.

use std::collections::{BTreeMap, BTreeSet};

use object::LittleEndian as LE;
use object::pe;
use object::read::SymbolIndex;
use object::read::coff::{CoffHeader as _, ImageSymbol as _, SymbolTable};

use crate::Result;

pub struct Section<'a> {
    pub header: &'a pe::ImageSectionHeader,
    pub name: &'a [u8],
    pub data: &'a [u8],
    pub relocations: &'a [pe::ImageRelocation],
    /// Sections that go with it: how debuggers, profilers and handlers of exceptions go back from a function to its caller.
    pub unwinding: Vec<usize>,
    /// Whether each object has one, and a linker keeps one of all: a constant, by its value.
    is_constant: bool,
}

/// What a relocation or a symbol points to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub section: usize,
    pub offset: u32,
}

pub struct Object<'a> {
    pub header: &'a pe::ImageFileHeader,
    pub sections: Vec<Section<'a>>,
    pub symbols: SymbolTable<'a>,
    /// The symbol that names a function or a table, not a section.
    named: BTreeMap<Place, SymbolIndex>,
}

impl Section<'_> {
    /// The name without what sorts it.
    pub fn kind(&self) -> &[u8] {
        self.name.split(|byte| *byte == b'$').next().unwrap_or_default()
    }

    pub fn has(&self, flag: u32) -> bool {
        self.header.characteristics.get(LE) & flag != 0
    }

    pub fn is_of_a_whole(&self) -> bool {
        let is_written = self.has(pe::IMAGE_SCN_MEM_WRITE) && self.header.size_of_raw_data.get(LE) > 0;
        is_written || matches!(self.kind(), b".CRT" | b".tls")
    }

    pub fn is_unwinding(&self) -> bool {
        matches!(self.kind(), b".pdata" | b".xdata")
    }

    /// Whether a section is code, a table or a text: what a program can need.
    pub fn is_content(&self) -> bool {
        let is_note = self.has(pe::IMAGE_SCN_LNK_INFO | pe::IMAGE_SCN_LNK_REMOVE | pe::IMAGE_SCN_MEM_DISCARDABLE);
        self.has(pe::IMAGE_SCN_CNT_CODE | pe::IMAGE_SCN_CNT_INITIALIZED_DATA) && !is_note && !self.is_unwinding()
    }
}

impl<'a> Object<'a> {
    pub fn read(data: &'a [u8]) -> Result<Object<'a>> {
        let mut offset = 0;
        let header = pe::ImageFileHeader::parse(data, &mut offset)?;
        let table = header.sections(data, offset)?;
        let symbols = header.symbols(data)?;
        let mut sections = Vec::new();
        for header in table.iter() {
            sections.push(Section {
                header,
                name: header.name(symbols.strings())?,
                data: header.coff_data(data).map_err(|()| "a section is cut")?,
                relocations: header.coff_relocations(data)?,
                unwinding: Vec::new(),
                is_constant: false,
            });
        }
        let mut object = Object {
            header,
            sections,
            symbols,
            named: BTreeMap::new(),
        };
        for (index, symbol) in object.symbols.iter() {
            let Some(place) = object.place(index) else { continue };
            if !symbol.has_aux_section() {
                object.named.entry(place).or_insert(index);
            } else if object.symbols.aux_section(index)?.selection == pe::IMAGE_COMDAT_SELECT_ANY {
                object.sections[place.section].is_constant = true;
            }
        }
        // A record names the function first, then what tells of it.
        for section in 0..object.sections.len() {
            if object.sections[section].kind() == b".pdata" {
                let mut targets = object.targets(section).map(|place| place.section);
                let Some(of) = targets.next() else { continue };
                let others: BTreeSet<usize> = targets.filter(|to| object.sections[*to].is_unwinding()).collect();
                object.sections[of].unwinding.push(section);
                object.sections[of].unwinding.extend(others);
            }
        }
        Ok(object)
    }

    /// What a symbol stands for; nothing for one of another object.
    pub fn place(&self, symbol: SymbolIndex) -> Option<Place> {
        let symbol = self.symbols.symbol(symbol).ok()?;
        let section = usize::try_from(symbol.section_number()).ok()?.checked_sub(1)?;
        Some(Place {
            section,
            offset: symbol.value(),
        })
        .filter(|place| place.section < self.sections.len())
    }

    pub fn targets(&self, section: usize) -> impl Iterator<Item = Place> + '_ {
        self.sections[section]
            .relocations
            .iter()
            .filter_map(|it| self.place(it.symbol()))
    }

    /// What a section and what goes with it point to.
    pub fn needs(&self, section: usize) -> impl Iterator<Item = Place> + '_ {
        let with = self.sections[section].unwinding.iter().copied();
        let all = std::iter::once(section).chain(with).flat_map(|it| self.targets(it));
        all.filter(|place| self.sections[place.section].is_content())
    }

    /// The functions of the interface: the external symbols that are defined here.
    pub fn functions(&self) -> BTreeMap<Place, String> {
        let external = self
            .symbols
            .iter()
            .filter(|(_, symbol)| symbol.storage_class() == pe::IMAGE_SYM_CLASS_EXTERNAL);
        let places = external.filter_map(|(index, _)| Some((self.place(index)?, index)));
        places
            .filter(|(place, _)| self.sections[place.section].is_content() && !self.sections[place.section].is_constant)
            .map(|(place, index)| (place, String::from_utf8_lossy(self.name(index)).into_owned()))
            .collect()
    }

    pub fn name(&self, symbol: SymbolIndex) -> &'a [u8] {
        let symbol = self.symbols.symbol(symbol);
        symbol
            .and_then(|it| it.name(self.symbols.strings()))
            .unwrap_or_default()
    }

    /// The name of the function or table that begins at a place; nothing where a section begins that no symbol names.
    pub fn name_at(&self, place: Place) -> &'a [u8] {
        self.named.get(&place).map_or(&[], |symbol| self.name(*symbol))
    }
}
