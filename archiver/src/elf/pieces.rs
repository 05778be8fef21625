//! The pieces of an object: what a linker could take alone. A section each; of sections of constants that linkers merge an entry each.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use object::build::Id;
use object::build::elf::{Builder, Relocation, Section, SectionData, SectionId, SymbolId};
use object::{Endian as _, elf};

/// The relocations that apply to something.
#[derive(Clone, Default)]
pub struct Relocations {
    pub rows: Vec<Row>,
    /// The section of these; none for none.
    pub section: Option<SectionId>,
}

#[derive(Clone, Copy)]
pub struct Row {
    pub relocation: Relocation,
    /// Against a section's own symbol: the section, and which offset of it is meant, if that can be told.
    pub meant: Option<(SectionId, Option<u64>)>,
}

/// A part of a section that is kept or left out as a whole.
pub struct Piece {
    pub section: SectionId,
    pub range: Range<u64>,
    /// Offsets as in the section.
    pub relocations: Relocations,
    /// The symbols in it, in the order of the object's table.
    pub symbols: Vec<SymbolId>,
    /// Sections that go with it: how a debugger leaves an ARM function.
    pub companions: Vec<(SectionId, Relocations)>,
}

/// All pieces, and where they are.
pub struct Pieces {
    pub all: Vec<Piece>,
    /// The pieces of each section, by its index, in the order of their offsets.
    of_section: BTreeMap<usize, Range<usize>>,
}

/// What a relocation or a symbol points to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub piece: usize,
    /// From the begin of the piece's section.
    pub offset: u64,
}

impl Pieces {
    pub fn of(object: &Builder) -> Pieces {
        let relocations = relocations(object);
        let of = |section: SectionId| relocations.get(&section.index()).cloned().unwrap_or_default();
        // A section of which it cannot be told which of its entries are meant stays whole.
        let mut whole = BTreeSet::new();
        let mut meant: BTreeMap<usize, BTreeSet<u64>> = BTreeMap::new();
        for (section, offset) in relocations.values().flat_map(|it| &it.rows).filter_map(|row| row.meant) {
            match offset {
                Some(offset) => _ = meant.entry(section.index()).or_default().insert(offset),
                None => _ = whole.insert(section.index()),
            }
        }
        let mut pieces = Pieces {
            all: Vec::new(),
            of_section: BTreeMap::new(),
        };
        // Tables without rows have no bytes; they are content where something points to them.
        let symbols = relocations
            .values()
            .flat_map(|it| &it.rows)
            .filter_map(|row| row.relocation.symbol);
        let pointed: BTreeSet<usize> = symbols
            .filter_map(|symbol| Some(object.symbols.get(symbol).section?.index()))
            .collect();
        let counts = |section: &&Section| section.sh_size > 0 || pointed.contains(&section.id().index());
        for section in object
            .sections
            .iter()
            .filter(|section| is_content(section))
            .filter(counts)
        {
            let mut starts = BTreeSet::from([0]);
            if is_merged(section) && !whole.contains(&section.id().index()) {
                let meant = meant.get(&section.id().index()).into_iter().flatten().copied();
                starts.extend(starts_of_symbols(object, section));
                starts.extend(meant.filter(|start| *start < section.sh_size));
            }
            let ends = starts.iter().skip(1).copied().chain([section.sh_size]);
            let all = of(section.id());
            let first = pieces.all.len();
            for (start, end) in starts.iter().zip(ends) {
                let range = *start..end;
                let rows = all
                    .rows
                    .iter()
                    .filter(|row| range.contains(&row.relocation.r_offset))
                    .copied()
                    .collect();
                let relocations = Relocations {
                    rows,
                    section: all.section,
                };
                pieces.all.push(Piece {
                    section: section.id(),
                    range,
                    relocations,
                    symbols: Vec::new(),
                    companions: Vec::new(),
                });
            }
            pieces.of_section.insert(section.id().index(), first..pieces.all.len());
        }
        for symbol in &object.symbols {
            if let Some(place) = pieces.of_symbol(object, symbol.id()) {
                pieces.all[place.piece].symbols.push(symbol.id());
            }
        }
        for section in object.sections.iter().filter(|section| is_companion(section)) {
            let of_first = section.sh_link_section.and_then(|main| pieces.at(main, 0));
            if let Some(place) = of_first {
                pieces.all[place.piece]
                    .companions
                    .push((section.id(), of(section.id())));
            }
        }
        pieces
    }

    /// Whether a section is one piece.
    pub fn is_whole(&self, section: SectionId) -> bool {
        self.of_section
            .get(&section.index())
            .is_some_and(|pieces| pieces.len() == 1)
    }

    /// The piece at an offset of a section; the end belongs to the last one.
    fn at(&self, section: SectionId, offset: u64) -> Option<Place> {
        let range = self.of_section.get(&section.index())?.clone();
        let not_behind = self.all[range.clone()].partition_point(|piece| piece.range.start <= offset);
        Some(Place {
            piece: range.start + not_behind.checked_sub(1)?,
            offset,
        })
    }

    /// What a symbol stands for; nothing for one of another object or of a section that is left out.
    pub fn of_symbol(&self, object: &Builder, symbol: SymbolId) -> Option<Place> {
        let symbol = object.symbols.get(symbol);
        self.at(symbol.section?, symbol.st_value)
    }

    /// What the symbol of a relocation stands for in the new objects, and by how much the number that is added to it becomes smaller:
    /// a section's own symbol becomes that of the piece.
    pub fn target(&self, object: &Builder, row: &Row) -> Option<(Place, u64)> {
        let Some((section, offset)) = row.meant else {
            return Some((self.of_symbol(object, row.relocation.symbol?)?, 0));
        };
        let piece = self.at(section, offset.unwrap_or(0))?.piece;
        // Of a section that is one piece this is 0, whatever is meant.
        let start = self.all[piece].range.start;
        Some((Place { piece, offset: start }, start))
    }
}

/// The relocations of each section, by its index.
pub fn relocations(object: &Builder) -> BTreeMap<usize, Relocations> {
    let mut relocations = BTreeMap::new();
    for section in object.sections.iter() {
        if let (SectionData::Relocation(rows), Some(of)) = (&section.data, section.sh_info_section)
            && object.sections.get(of).is_alloc()
        {
            let row = |it: &Relocation| Row {
                relocation: *it,
                meant: section_meant(object, it).map(|meant| (meant, offset_meant(object, section, of, it))),
            };
            relocations.insert(
                of.index(),
                Relocations {
                    rows: rows.iter().map(row).collect(),
                    section: Some(section.id()),
                },
            );
        }
    }
    relocations
}

/// The section whose own symbol a relocation is against.
fn section_meant(object: &Builder, relocation: &Relocation) -> Option<SectionId> {
    let symbol = object.symbols.get(relocation.symbol?);
    if symbol.st_type() == elf::STT_SECTION {
        symbol.section
    } else {
        None
    }
}

/// The offset that is meant by a pointer in a table; code adds distances of its own to it, so that it cannot be told.
fn offset_meant(object: &Builder, section: &Section, of: SectionId, relocation: &Relocation) -> Option<u64> {
    let table = object.sections.get(of);
    if table.sh_flags & u64::from(elf::SHF_EXECINSTR) != 0 {
        return None;
    }
    if section.sh_type == elf::SHT_RELA {
        return u64::try_from(relocation.r_addend).ok();
    }
    let SectionData::Data(bytes) = &table.data else {
        return None;
    };
    let is_pointer = object.header.e_machine == elf::EM_ARM && relocation.r_type == elf::R_ARM_ABS32;
    let four = bytes.get(relocation.r_offset as usize..)?.first_chunk::<4>()?;
    is_pointer.then(|| object.endian.read_u32(*four).into())
}

/// Whether linkers keep equal entries of such sections once.
pub fn is_merged(section: &Section) -> bool {
    section.sh_flags & u64::from(elf::SHF_MERGE) != 0
}

/// Whether a section is code, a table or a text: what a program can need.
fn is_content(section: &Section) -> bool {
    section.is_alloc() && section.sh_type != elf::SHT_NOTE && !is_companion(section) && !is_frames(section)
}

fn is_companion(section: &Section) -> bool {
    section.sh_flags & u64::from(elf::SHF_LINK_ORDER) != 0
}

/// Whether it tells debuggers and profilers how to go back from each function to its caller.
pub fn is_frames(section: &Section) -> bool {
    section.name.as_slice() == b".eh_frame"
}

/// Where the symbols of a section stand.
fn starts_of_symbols(object: &Builder, section: &Section) -> BTreeSet<u64> {
    let here = object
        .symbols
        .iter()
        .filter(|symbol| symbol.section == Some(section.id()));
    here.map(|symbol| symbol.st_value)
        .filter(|start| *start < section.sh_size)
        .collect()
}
