//! COFF, the objects of Windows: one object made of each group of sections. rustc gives each function and each table a section of its own, and nothing
//! is merged, so that a section is a piece, and what code and tables add to an address stays as it is.

mod read;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use object::LittleEndian as LE;
use object::pe;
use object::read::SymbolIndex;
use object::read::coff::ImageSymbol as _;
use object::write::coff as write;

use self::read::{Object, Place, Section};
use crate::Result;
use crate::groups::groups;
use crate::names::{self, Names};

/// The objects, with the names that they have in the archive; one of the whole, with the given name, where code runs before `main` or data can
/// be written.
pub fn split(name: &str, data: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let object = Object::read(data)?;
    if object.sections.iter().any(Section::is_of_a_whole) {
        eprintln!("archiver: {name} has code that runs before main or data that can be written: it stays one object");
        return Ok(vec![(name.to_owned(), data.to_vec())]);
    }
    let functions = object.functions();
    let roots: BTreeSet<usize> = functions.keys().map(|place| place.section).collect();
    let needs: Vec<BTreeSet<usize>> = (0..object.sections.len())
        .map(|section| {
            object
                .needs(section)
                .map(|place| place.section)
                .filter(|to| *to != section)
                .collect()
        })
        .collect();
    let group = groups(&roots, &needs);

    // The places that one group uses of another, each with its name: a function's own, or an internal one.
    let mut shared = functions;
    let mut names = Names::default();
    for (section, of) in group.iter().enumerate().filter(|(_, of)| of.is_some()) {
        for place in object.needs(section).filter(|place| group[place.section] != *of) {
            shared
                .entry(place)
                .or_insert_with(|| names.internal(object.name_at(place)));
        }
    }
    let mut members = vec![Vec::new(); group.iter().flatten().max().map_or(0, |last| last + 1)];
    for (section, group) in group.iter().enumerate() {
        if let Some(group) = group {
            members[*group].push(section);
        }
    }
    members
        .iter()
        .map(|members| Part::new(&object, &shared, members)?.write())
        .collect()
}

/// A section that is being made.
struct Made<'a> {
    name: &'a [u8],
    characteristics: u32,
    alignment: u32,
    bytes: Vec<u8>,
    relocations: Vec<write::Relocation>,
}

/// An object that is being made.
struct Part<'a> {
    object: &'a Object<'a>,
    shared: &'a BTreeMap<Place, String>,
    sections: Vec<Made<'a>>,
    /// Where old sections are: a new one, and an offset in it.
    placed: BTreeMap<usize, (usize, u32)>,
    /// With the names that they have; those of sections come before them, two records each.
    symbols: Vec<(&'a [u8], write::Symbol)>,
    /// The symbols that relocations name: in it by their place, outside by their name.
    symbol_of: BTreeMap<Place, u32>,
    outside: BTreeMap<&'a [u8], u32>,
    /// The first that others may use.
    name: Option<&'a str>,
}

const ALIGNMENT: u32 = 0x00f0_0000;

impl<'a> Part<'a> {
    fn new(object: &'a Object<'a>, shared: &'a BTreeMap<Place, String>, members: &[usize]) -> Result<Self> {
        let mut part = Part {
            object,
            shared,
            sections: Vec::new(),
            placed: BTreeMap::new(),
            symbols: Vec::new(),
            symbol_of: BTreeMap::new(),
            outside: BTreeMap::new(),
            name: None,
        };
        let unwinding = members.iter().flat_map(|it| &object.sections[*it].unwinding);
        let all: BTreeSet<usize> = members.iter().chain(unwinding).copied().collect();
        for section in &all {
            part.place(*section);
        }
        for section in &all {
            let first = Place {
                section: *section,
                offset: 0,
            };
            let end = Place {
                section: *section + 1,
                offset: 0,
            };
            for place in shared.range(first..end).map(|(place, _)| *place) {
                part.symbol_at(place);
            }
        }
        for section in &all {
            part.relocate(*section)?;
        }
        Ok(part)
    }

    /// Appends a section to the new one of its kind.
    fn place(&mut self, section: usize) {
        let it = &self.object.sections[section];
        let characteristics = it.header.characteristics.get(LE) & !(pe::IMAGE_SCN_LNK_COMDAT | ALIGNMENT);
        let alignment = (it.header.coff_alignment() as u32).max(1);
        let same = |made: &Made| made.name == it.kind() && made.characteristics == characteristics;
        let to = self.sections.iter().position(same).unwrap_or_else(|| {
            self.sections.push(Made {
                name: it.kind(),
                characteristics,
                alignment,
                bytes: Vec::new(),
                relocations: Vec::new(),
            });
            self.sections.len() - 1
        });
        let made = &mut self.sections[to];
        made.alignment = made.alignment.max(alignment);
        // Between functions of x86-64 what stops; others have nothing between them.
        let filler = if it.has(pe::IMAGE_SCN_CNT_CODE) { 0xcc } else { 0 };
        made.bytes
            .resize(made.bytes.len().next_multiple_of(alignment as usize), filler);
        self.placed.insert(section, (to, made.bytes.len() as u32));
        made.bytes.extend_from_slice(it.data);
    }

    fn relocate(&mut self, section: usize) -> Result<()> {
        let (to, base) = self.placed[&section];
        let rows = self.object.sections[section].relocations;
        for row in rows {
            let symbol = self.target(row.symbol())?;
            self.sections[to].relocations.push(write::Relocation {
                virtual_address: row.virtual_address.get(LE) + base,
                symbol,
                typ: row.typ.get(LE),
            });
        }
        Ok(())
    }

    /// The index of what stands for the symbol of a relocation, behind those of sections.
    fn target(&mut self, symbol: SymbolIndex) -> Result<u32> {
        let name = self.object.name(symbol);
        match self.object.place(symbol) {
            Some(place) if self.placed.contains_key(&place.section) => Ok(self.symbol_at(place)),
            Some(place) => {
                let name = self.shared.get(&place).ok_or("a reference to what no object shares")?;
                Ok(self.symbol_outside(name.as_bytes()))
            }
            None if self.object.symbols.symbol(symbol)?.section_number() == pe::IMAGE_SYM_UNDEFINED => {
                Ok(self.symbol_outside(name))
            }
            None => Err(format!("a reference to {}, which is left out", String::from_utf8_lossy(name)).into()),
        }
    }

    /// The symbol for a place in this object: external where others use it, static with its own name for code, so that debuggers know it, and with a
    /// short one for tables.
    fn symbol_at(&mut self, place: Place) -> u32 {
        if let Some(symbol) = self.symbol_of.get(&place) {
            return *symbol;
        }
        let (section, base) = self.placed[&place.section];
        let shared = self.shared.get(&place);
        if let Some(name) = shared {
            self.name.get_or_insert(name);
        }
        let own = self.object.name_at(place);
        let is_code = self.object.sections[place.section].has(pe::IMAGE_SCN_CNT_CODE);
        let name = match shared {
            Some(name) => name.as_bytes(),
            None if is_code && !own.is_empty() => own,
            None => b".L",
        };
        let symbol = write::Symbol {
            value: base + place.offset,
            section_number: section as u16 + 1,
            typ: if is_code {
                pe::IMAGE_SYM_DTYPE_FUNCTION << pe::IMAGE_SYM_DTYPE_SHIFT
            } else {
                0
            },
            storage_class: if shared.is_some() {
                pe::IMAGE_SYM_CLASS_EXTERNAL
            } else {
                pe::IMAGE_SYM_CLASS_STATIC
            },
            ..write::Symbol::default()
        };
        let index = self.add(name, symbol);
        self.symbol_of.insert(place, index);
        index
    }

    /// The symbol for what another object defines.
    fn symbol_outside(&mut self, name: &'a [u8]) -> u32 {
        if let Some(symbol) = self.outside.get(name) {
            return *symbol;
        }
        let storage_class = pe::IMAGE_SYM_CLASS_EXTERNAL;
        let index = self.add(
            name,
            write::Symbol {
                storage_class,
                ..write::Symbol::default()
            },
        );
        self.outside.insert(name, index);
        index
    }

    fn add(&mut self, name: &'a [u8], symbol: write::Symbol) -> u32 {
        self.symbols.push((name, symbol));
        self.symbols.len() as u32 - 1
    }

    fn write(self) -> Result<(String, Vec<u8>)> {
        let name = self.name.ok_or("nothing could use one of the objects")?;
        if self.sections.iter().any(|it| it.relocations.len() > 0xffff) {
            return Err("more relocations in a section than a header counts".into());
        }
        let mut bytes = Vec::new();
        let mut out = write::Writer::new(&mut bytes);
        out.reserve_file_header();
        out.reserve_section_headers(self.sections.len() as u16);
        let mut headers = Vec::new();
        for it in &self.sections {
            headers.push(write::SectionHeader {
                name: out.add_name(it.name),
                size_of_raw_data: it.bytes.len() as u32,
                pointer_to_raw_data: out.reserve_section(it.bytes.len()),
                pointer_to_relocations: out.reserve_relocations(it.relocations.len()),
                number_of_relocations: it.relocations.len() as u32,
                characteristics: it.characteristics | ((it.alignment.trailing_zeros() + 1) << 20),
                ..write::SectionHeader::default()
            });
        }
        let of_sections = 2 * self.sections.len() as u32;
        out.reserve_symbol_indices(of_sections + self.symbols.len() as u32);
        let names: Vec<write::Name> = self.symbols.iter().map(|(name, _)| out.add_name(name)).collect();
        out.reserve_symtab_strtab();

        let machine = self.object.header.machine.get(LE);
        out.write_file_header(write::FileHeader {
            machine,
            ..write::FileHeader::default()
        })?;
        for header in &headers {
            out.write_section_header(header.clone());
        }
        for it in &self.sections {
            out.write_section(&it.bytes);
            for row in &it.relocations {
                out.write_relocation(write::Relocation {
                    symbol: row.symbol + of_sections,
                    ..row.clone()
                });
            }
        }
        for (number, (it, header)) in (1..).zip(self.sections.iter().zip(&headers)) {
            out.write_symbol(write::Symbol {
                name: header.name,
                section_number: number,
                storage_class: pe::IMAGE_SYM_CLASS_STATIC,
                number_of_aux_symbols: 1,
                ..write::Symbol::default()
            });
            out.write_aux_section(write::AuxSymbolSection {
                length: it.bytes.len() as u32,
                number_of_relocations: it.relocations.len() as u32,
                ..write::AuxSymbolSection::default()
            });
        }
        for ((_, symbol), name) in self.symbols.into_iter().zip(names) {
            out.write_symbol(write::Symbol { name, ..symbol });
        }
        out.write_strtab();
        Ok((names::of_object(name), bytes))
    }
}
