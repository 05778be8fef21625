//! ELF: one object made of each group of pieces.

mod frames;
mod pieces;

use std::collections::{BTreeMap, BTreeSet};

use object::build::elf::{Builder, Relocation, Section, SectionData, SectionId, SymbolId};
use object::build::{ByteString, Bytes, Id as _};
use object::{Endian as _, elf};

use self::frames::Frames;
use self::pieces::{Pieces, Place, Relocations, Row, is_merged};
use crate::Result;
use crate::groups::groups;
use crate::names::{self, Names};

/// Sections of tables and texts, which are one behind the other in an object.
const TABLES: [&str; 2] = [".data.rel.ro", ".rodata"];

/// The objects, with the names that they have in the archive; one of the whole, with the given name, where code runs before `main` or data
/// can be written, as in what is made for sanitizers: nothing refers to such a section.
pub fn split(name: &str, data: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let object = Builder::read(data)?;
    if object.sections.iter().any(is_of_a_whole) {
        eprintln!("archiver: {name} has code that runs before main or data that can be written: it stays one object");
        return Ok(vec![(name.to_owned(), data.to_vec())]);
    }
    let pieces = Pieces::of(&object);
    let frames = Frames::of(&object, &pieces)?;
    let roots: BTreeSet<usize> = functions(&object, &pieces).map(|(place, _)| place.piece).collect();
    let needs: Vec<BTreeSet<usize>> = (0..pieces.all.len())
        .map(|piece| {
            needs(&object, &pieces, piece)
                .map(|place| place.piece)
                .filter(|to| *to != piece)
                .collect()
        })
        .collect();
    let group = groups(&roots, &needs);
    let shared = shared(&object, &pieces, &group);

    let count = group.iter().flatten().max().map_or(0, |last| last + 1);
    let mut members = vec![BTreeSet::new(); count];
    for (piece, group) in group.iter().enumerate() {
        if let Some(group) = group {
            members[*group].insert(piece);
        }
    }
    members
        .iter()
        .map(|members| Part::new(&object, &pieces, &frames, &shared, members)?.write())
        .collect()
}

fn is_of_a_whole(section: &Section) -> bool {
    let writable = u64::from(elf::SHF_WRITE | elf::SHF_ALLOC);
    let is_written =
        section.sh_flags & writable == writable && section.sh_size > 0 && !section.name.starts_with(b".data.rel.ro");
    is_written
        || matches!(
            section.sh_type,
            elf::SHT_INIT_ARRAY | elf::SHT_FINI_ARRAY | elf::SHT_PREINIT_ARRAY | elf::SHT_GROUP
        )
}

/// The functions of the interface: the global symbols that are defined here.
fn functions<'a>(object: &'a Builder, pieces: &'a Pieces) -> impl Iterator<Item = (Place, String)> + 'a {
    let global = object
        .symbols
        .iter()
        .filter(|symbol| symbol.st_bind() != elf::STB_LOCAL);
    global.filter_map(|symbol| {
        Some((
            pieces.of_symbol(object, symbol.id())?,
            String::from_utf8_lossy(&symbol.name).into_owned(),
        ))
    })
}

/// What the relocations of a piece and of what goes with it point to.
fn needs<'a>(object: &'a Builder, pieces: &'a Pieces, piece: usize) -> impl Iterator<Item = Place> + 'a {
    let it = &pieces.all[piece];
    let all = it
        .relocations
        .rows
        .iter()
        .chain(it.companions.iter().flat_map(|(_, relocations)| &relocations.rows));
    all.filter_map(|row| Some(pieces.target(object, row)?.0))
}

/// The places that one group uses of another, each with its name: a function's own, or an internal one.
fn shared(object: &Builder, pieces: &Pieces, group: &[Option<usize>]) -> BTreeMap<Place, String> {
    let mut shared: BTreeMap<Place, String> = functions(object, pieces).collect();
    let mut names = Names::default();
    for (piece, of) in group.iter().enumerate() {
        for place in needs(object, pieces, piece).filter(|place| of.is_some() && group[place.piece] != *of) {
            shared
                .entry(place)
                .or_insert_with(|| names.internal(name_at(object, pieces, place)));
        }
    }
    shared
}

/// The name of the function or table that begins at a place; nothing where a section begins that no symbol names.
fn name_at<'a>(object: &'a Builder, pieces: &Pieces, place: Place) -> &'a [u8] {
    let here = pieces.all[place.piece].symbols.iter().map(|id| object.symbols.get(*id));
    here.filter(|symbol| symbol.st_value == place.offset)
        .map(|symbol| symbol.name.as_slice())
        .find(|name| !name.is_empty() && !is_mark(name))
        .unwrap_or_default()
}

/// Whether a symbol only marks where code and data begin, on ARM and RISC-V.
fn is_mark(name: &[u8]) -> bool {
    name.starts_with(b"$")
}

/// An object that is being made.
struct Part<'a> {
    object: &'a Builder<'a>,
    pieces: &'a Pieces,
    shared: &'a BTreeMap<Place, String>,
    out: Builder<'a>,
    symbol_table: SectionId,
    /// Where its pieces are: a new section, and an offset in it.
    placed: BTreeMap<usize, (SectionId, u64)>,
    /// The new sections of tables, by the old one's kind and flags.
    tables: BTreeMap<(&'static str, u64), SectionId>,
    /// The relocations of new sections, by their index, with the old section that these are like.
    relocations: BTreeMap<usize, (SectionId, SectionId, Vec<Relocation>)>,
    /// The symbols that relocations name: in it by their place, outside by their name.
    symbols: BTreeMap<Place, SymbolId>,
    outside: BTreeMap<Vec<u8>, SymbolId>,
    /// The first that others may use.
    name: Option<String>,
}

impl<'a> Part<'a> {
    fn new(
        object: &'a Builder<'a>,
        pieces: &'a Pieces,
        frames: &Frames,
        shared: &'a BTreeMap<Place, String>,
        members: &BTreeSet<usize>,
    ) -> Result<Self> {
        let mut out = Builder::new(object.endian, object.is_64);
        out.header.os_abi = object.header.os_abi;
        out.header.abi_version = object.header.abi_version;
        out.header.e_type = object.header.e_type;
        out.header.e_machine = object.header.e_machine;
        out.header.e_flags = object.header.e_flags;
        let symbol_table = add_tables(&mut out);
        let mut part = Part {
            object,
            pieces,
            shared,
            out,
            symbol_table,
            placed: BTreeMap::new(),
            tables: BTreeMap::new(),
            relocations: BTreeMap::new(),
            symbols: BTreeMap::new(),
            outside: BTreeMap::new(),
            name: None,
        };
        part.add_notes();
        for piece in members {
            part.place(*piece)?;
        }
        for piece in members {
            part.add_symbols(*piece);
        }
        for piece in members {
            let it = &pieces.all[*piece];
            let (section, base) = part.placed[piece];
            part.relocate(section, &it.relocations, it.range.start, base)?;
            for (companion, relocations) in &it.companions {
                let id = part.copy(*companion);
                part.out.sections.get_mut(id).sh_link_section = Some(section);
                part.relocate(id, relocations, 0, 0)?;
            }
        }
        if let Some((section, bytes, relocations)) = frames.of_pieces(object, members) {
            let id = part.copy(section);
            part.out.sections.get_mut(id).data = SectionData::Data(Bytes::from(bytes));
            part.relocate(id, &relocations, 0, 0)?;
        }
        part.add_relocations();
        Ok(part)
    }

    fn write(self) -> Result<(String, Vec<u8>)> {
        let name = self.name.ok_or("nothing could use one of the objects")?;
        let mut out = self.out;
        out.set_section_sizes();
        let mut bytes = Vec::new();
        out.write(&mut bytes)?;
        Ok((names::of_object(&name), bytes))
    }

    /// What every object states of itself: attributes, notes. The debug information is of core alone, and is left out.
    fn add_notes(&mut self) {
        for section in &self.object.sections {
            let is_attributes =
                matches!(section.data, SectionData::Attributes(_)) || section.name.ends_with(b".attributes");
            if section.sh_type == elf::SHT_NOTE || is_attributes || section.name.as_slice() == b".note.GNU-stack" {
                self.copy(section.id());
            }
        }
    }

    /// A section of the same name and kind, with the same content.
    fn copy(&mut self, section: SectionId) -> SectionId {
        let from = self.object.sections.get(section);
        let to = self.out.sections.add();
        to.name = from.name.clone();
        to.sh_type = from.sh_type;
        to.sh_flags = from.sh_flags;
        to.sh_addralign = from.sh_addralign;
        to.sh_entsize = from.sh_entsize;
        to.data = from.data.clone();
        to.id()
    }

    /// A piece with its bytes: tables and texts one behind the other in one section, all else in a section of its own.
    fn place(&mut self, piece: usize) -> Result<()> {
        let it = &self.pieces.all[piece];
        let from = self.object.sections.get(it.section);
        let SectionData::Data(bytes) = &from.data else {
            return Err("a section of the code holds no bytes".into());
        };
        let bytes = bytes
            .get(it.range.start as usize..it.range.end as usize)
            .ok_or("a section is cut")?;
        let kind = TABLES
            .iter()
            .find(|kind| from.name.starts_with(kind.as_bytes()) && !is_merged(from));
        let id = match kind.map(|kind| (*kind, from.sh_flags)) {
            Some(key) => match self.tables.get(&key) {
                Some(id) => *id,
                None => {
                    let id = self.empty(it.section, key.0.into());
                    self.tables.insert(key, id);
                    id
                }
            },
            None => self.empty(it.section, from.name.clone()),
        };
        let to = self.out.sections.get_mut(id);
        if self.pieces.is_whole(it.section) {
            // What points into it counts from its begin, which holds only as long as no entry moves.
            to.sh_flags &= !u64::from(elf::SHF_MERGE | elf::SHF_STRINGS);
        }
        to.sh_addralign = to.sh_addralign.max(from.sh_addralign);
        if let SectionData::Data(all) = &mut to.data {
            let all = all.to_mut();
            all.resize(all.len().next_multiple_of(from.sh_addralign.max(1) as usize), 0);
            self.placed.insert(piece, (id, all.len() as u64));
            all.extend_from_slice(bytes);
        }
        Ok(())
    }

    /// A section like an old one, with nothing in it.
    fn empty(&mut self, like: SectionId, name: ByteString<'a>) -> SectionId {
        let id = self.copy(like);
        let to = self.out.sections.get_mut(id);
        to.name = name;
        to.data = SectionData::Data(Bytes::default());
        id
    }

    /// The symbols of a piece that others use, global and hidden; besides, for debuggers and disassemblers, its functions, tables and marks.
    fn add_symbols(&mut self, piece: usize) {
        let it = &self.pieces.all[piece];
        for id in &it.symbols {
            let symbol = self.object.symbols.get(*id);
            let place = Place {
                piece,
                offset: symbol.st_value,
            };
            let is_mark = is_mark(&symbol.name);
            if is_mark {
                let new = self.out.symbols.add();
                new.name = symbol.name.clone();
                let (section, base) = self.placed[&piece];
                new.section = Some(section);
                new.st_value = symbol.st_value - it.range.start + base;
                new.st_info = symbol.st_info;
            } else if matches!(symbol.st_type(), elf::STT_FUNC | elf::STT_OBJECT) {
                let new = self.symbol_at(place);
                let new = self.out.symbols.get_mut(new);
                new.st_size = symbol.st_size;
                new.set_st_info(new.st_bind(), symbol.st_type());
                if new.st_bind() == elf::STB_LOCAL {
                    new.name = symbol.name.clone();
                }
            }
        }
        let shared = self.shared;
        for (place, _) in shared.range(
            Place { piece, offset: 0 }..Place {
                piece: piece + 1,
                offset: 0,
            },
        ) {
            self.symbol_at(*place);
        }
    }

    /// The symbol for a place in this object.
    fn symbol_at(&mut self, place: Place) -> SymbolId {
        if let Some(id) = self.symbols.get(&place) {
            return *id;
        }
        let (section, base) = self.placed[&place.piece];
        let is_merged = is_merged(self.out.sections.get(section));
        let new = self.out.symbols.add();
        new.section = Some(section);
        new.st_value = place.offset - self.pieces.all[place.piece].range.start + base;
        if let Some(name) = self.shared.get(&place) {
            new.name = ByteString::from(name.clone().into_bytes());
            new.set_st_info(elf::STB_GLOBAL, elf::STT_NOTYPE);
            new.st_other = elf::STV_HIDDEN;
            self.name.get_or_insert_with(|| name.clone());
        } else if new.st_value == 0 && !is_merged {
            new.set_st_info(elf::STB_LOCAL, elf::STT_SECTION);
        } else {
            // With a section's own symbol the number that code adds would choose the entry.
            new.name = ByteString::from(".L");
        }
        let id = new.id();
        self.symbols.insert(place, id);
        id
    }

    /// The symbol for what another object defines.
    fn symbol_outside(&mut self, name: &[u8], visibility: u8) -> SymbolId {
        if let Some(id) = self.outside.get(name) {
            return *id;
        }
        let new = self.out.symbols.add();
        new.name = ByteString::from(name.to_vec());
        new.set_st_info(elf::STB_GLOBAL, elf::STT_NOTYPE);
        new.st_other = visibility;
        let id = new.id();
        self.outside.insert(name.to_vec(), id);
        id
    }

    /// What stands for the symbol of a relocation, and by how much the number that is added to it becomes smaller.
    fn target(&mut self, row: &Row) -> Result<(Option<SymbolId>, u64)> {
        let Some(id) = row.relocation.symbol else {
            return Ok((None, 0));
        };
        let symbol = self.object.symbols.get(id);
        match self.pieces.target(self.object, row) {
            Some((place, less)) if self.placed.contains_key(&place.piece) => Ok((Some(self.symbol_at(place)), less)),
            Some((place, less)) => {
                let name = self.shared.get(&place).ok_or("a reference to what no object shares")?;
                Ok((Some(self.symbol_outside(name.as_bytes(), elf::STV_HIDDEN)), less))
            }
            None if symbol.section.is_none() => Ok((Some(self.symbol_outside(&symbol.name, elf::STV_DEFAULT)), 0)),
            None => Err(format!(
                "a reference to {}, which is left out",
                String::from_utf8_lossy(&symbol.name)
            )
            .into()),
        }
    }

    /// Takes over relocations of an old section's part from `start` on, which is at `base` of a new section.
    fn relocate(&mut self, of: SectionId, relocations: &Relocations, start: u64, base: u64) -> Result<()> {
        let Some(like) = relocations.section.filter(|_| !relocations.rows.is_empty()) else {
            return Ok(());
        };
        let is_rela = self.object.sections.get(like).sh_type == elf::SHT_RELA;
        for row in &relocations.rows {
            let (symbol, less) = self.target(row)?;
            let mut new = Relocation {
                r_offset: row.relocation.r_offset - start + base,
                symbol,
                ..row.relocation
            };
            if is_rela {
                new.r_addend -= less as i64;
            } else if less > 0 {
                self.lessen(of, new.r_offset as usize, less as u32)?;
            }
            self.relocations
                .entry(of.index())
                .or_insert((like, of, Vec::new()))
                .2
                .push(new);
        }
        Ok(())
    }

    fn add_relocations(&mut self) {
        for (like, of, rows) in std::mem::take(&mut self.relocations).into_values() {
            let prefix: &[u8] = if self.object.sections.get(like).sh_type == elf::SHT_RELA {
                b".rela"
            } else {
                b".rel"
            };
            let name = [prefix, self.out.sections.get(of).name.as_slice()].concat();
            let id = self.copy(like);
            let section = self.out.sections.get_mut(id);
            section.name = ByteString::from(name);
            section.sh_link_section = Some(self.symbol_table);
            section.sh_info_section = Some(of);
            section.data = SectionData::Relocation(rows);
        }
    }

    /// Takes something off the number that a table itself holds for a relocation.
    fn lessen(&mut self, section: SectionId, offset: usize, less: u32) -> Result<()> {
        let endian = self.object.endian;
        let SectionData::Data(bytes) = &mut self.out.sections.get_mut(section).data else {
            return Err("a relocation of what holds no bytes".into());
        };
        let four = bytes
            .to_mut()
            .get_mut(offset..)
            .and_then(|rest| rest.first_chunk_mut::<4>())
            .ok_or("a relocation behind the end of its section")?;
        *four = endian.write_u32(endian.read_u32(*four) - less);
        Ok(())
    }
}

/// Adds the tables of strings and symbols, and gives that of symbols.
fn add_tables(out: &mut Builder) -> SectionId {
    let mut add = |name: &'static str, kind, data| {
        let section = out.sections.add();
        section.name = ByteString::from(name);
        section.sh_type = kind;
        section.sh_addralign = 1;
        section.data = data;
        section.id()
    };
    let strings = add(".strtab", elf::SHT_STRTAB, SectionData::String);
    add(".shstrtab", elf::SHT_STRTAB, SectionData::SectionString);
    let symbols = add(".symtab", elf::SHT_SYMTAB, SectionData::Symbol);
    let alignment = if out.is_64 { 8 } else { 4 };
    let table = out.sections.get_mut(symbols);
    table.sh_link_section = Some(strings);
    table.sh_addralign = alignment;
    symbols
}
