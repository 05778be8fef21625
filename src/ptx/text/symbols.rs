//! The names that a text declares, in a table of the caller's: variables, labels, functions.

use super::registers::{Declared, Registers, Sink};
use super::{ItemKind, Items};

/// A row of the table: a name and what it stands for. All zero: free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Symbol {
    /// Where the name begins, its scope does, its length in 24 bits with what it stands for.
    words: [u32; 3],
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum SymbolKind {
    /// A register, or something of which no rows tell.
    Other,
    Global,
    Shared,
    Const,
    Local,
    /// A parameter of a kernel.
    Entry,
    /// Declared in a body.
    Param,
    Texture,
    Surface,
    Label,
    Function,
}

impl SymbolKind {
    const ALL: [Self; 11] = [
        Self::Other,
        Self::Global,
        Self::Shared,
        Self::Const,
        Self::Local,
        Self::Entry,
        Self::Param,
        Self::Texture,
        Self::Surface,
        Self::Label,
        Self::Function,
    ];
}

impl Symbol {
    const FREE: Self = Self { words: [0; 3] };

    /// `None` where the place or the length is too large.
    fn new(scope: u32, start: usize, length: usize, of: SymbolKind) -> Option<Self> {
        let start = u32::try_from(start).ok().filter(|&start| start != u32::MAX)?;
        let length = u32::try_from(length).ok().filter(|length| length >> 24 == 0)?;
        Some(Self {
            words: [start.saturating_add(1), scope, length << 8 | of as u32],
        })
    }

    fn is_free(self) -> bool {
        self == Self::FREE
    }

    fn start(self) -> usize {
        (self.words[0] as usize).saturating_sub(1)
    }

    fn of(self) -> SymbolKind {
        let of = (self.words[2] & 0xff) as usize;
        SymbolKind::ALL.get(of).copied().unwrap_or(SymbolKind::Other)
    }

    /// Whether it is this name in this scope.
    fn is(self, text: &[u8], scope: u32, name: &[u8]) -> bool {
        let length = (self.words[2] >> 8) as usize;
        let start = self.start();
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        self.words[1] == scope
            && length == name.len()
            && text
                .get(start..start.saturating_add(length))
                .is_some_and(|own| own.iter().eq(name))
    }
}

/// Farther from its place no name is kept: what was written to collide costs no more than the rest.
const MOST_STEPS: usize = 64;

/// The names of a text.
#[derive(Clone, Copy, Debug)]
pub struct Symbols<'table> {
    /// Empty: nothing is known.
    table: &'table [Symbol],
}

/// What is known of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Unknown,
    /// Nothing where it stands declares it.
    Undeclared,
    Declared(SymbolKind),
}

impl<'table> Symbols<'table> {
    /// Of nothing.
    pub const NONE: Self = Self { table: &[] };

    /// Reads the names that a text declares into a table, whatever was in it before. `None`: there is too little room, or the text is too large (4 GB), or
    /// the reader lost its footing: of names nothing is known then. Time grows with the text and the table; a NUL ends the text.
    ///
    /// [`rows_for`] tells how many rows there must be.
    #[must_use]
    pub fn read(text: &[u8], table: &'table mut [Symbol]) -> Option<Self> {
        table.fill(Symbol::FREE);
        let mut filled = Filled {
            text,
            table,
            is_whole: true,
        };
        let is_read = each_declared(text, &mut filled);
        let is_whole = is_read && filled.is_whole && !filled.table.is_empty();
        is_whole.then_some(Self { table: filled.table })
    }

    /// The same into a vector, which becomes as large as it must be; [`NONE`](Self::NONE) where nothing is known.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn read_to_vec(text: &[u8], table: &'table mut alloc::vec::Vec<Symbol>) -> Self {
        table.resize(rows_for(text), Symbol::FREE);
        Self::read(text, table).unwrap_or(Self::NONE)
    }

    /// What a name stands for that is used at this place, in these scopes.
    pub(crate) fn find(self, text: &[u8], name: &[u8], at: usize, registers: &Registers) -> Found {
        let is_known = !self.table.is_empty() && registers.are_whole();
        let Some(scopes) = registers.scopes().filter(|_| is_known) else {
            return Found::Unknown;
        };
        for number in 0..scopes {
            let scope = registers.scope_at(number);
            let Ok(place) = place(self.table, text, scope, name) else {
                return Found::Unknown;
            };
            let symbol = self.table.get(place).copied().unwrap_or_default();
            // A label may follow, a declaration may not.
            if !symbol.is_free() && (symbol.start() < at || symbol.of() == SymbolKind::Label) {
                return Found::Declared(symbol.of());
            }
        }
        Found::Undeclared
    }
}

/// The row of a name, or a free one; an error where neither is near.
fn place(table: &[Symbol], text: &[u8], scope: u32, name: &[u8]) -> Result<usize, ()> {
    let mut place = usize::try_from(hash(scope, name))
        .unwrap_or_default()
        .checked_rem(table.len())
        .unwrap_or_default();
    for _ in 0..MOST_STEPS {
        match table.get(place) {
            Some(symbol) if symbol.is_free() || symbol.is(text, scope, name) => return Ok(place),
            Some(_) => place = place.saturating_add(1),
            None => place = 0,
        }
    }
    Err(())
}

/// A number of 31 bits.
fn hash(scope: u32, name: &[u8]) -> u32 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let (words, rest) = name.as_chunks::<8>();
    let mix = |all: u64, word: u64| (all ^ word).wrapping_mul(ODD).rotate_left(29);
    let all = words
        .iter()
        .fold(u64::from(scope), |all, word| mix(all, u64::from_le_bytes(*word)));
    let rest = rest
        .iter()
        .fold(name.len() as u64, |all, &byte| all << 8 | u64::from(byte));
    (mix(all, rest).wrapping_mul(ODD) >> 33) as u32
}

/// How many rows [`Symbols::read`] takes for a text: twice as many as it declares names, and at least one. Time grows with the text; a NUL ends it.
#[must_use]
pub fn rows_for(text: &[u8]) -> usize {
    let mut count = Count(0);
    each_declared(text, &mut count);
    count.0.saturating_mul(2).saturating_add(1)
}

/// Shows every name that is declared; whether all were read.
fn each_declared(text: &[u8], sink: &mut impl Sink) -> bool {
    let mut items = Items::new(text);
    let mut registers = Registers::NONE;
    let mut behind = 0;
    let mut is_whole = true;
    while let Some(item) = items.next() {
        match item {
            Ok(item) if item.kind == ItemKind::Instruction => {
                let start = usize::try_from(item.place.offset).unwrap_or(usize::MAX);
                registers.pass(text, behind, start, sink);
                behind = items.offset();
            }
            Ok(_) => {}
            Err(_) => is_whole = false,
        }
    }
    registers.pass(text, behind, items.offset(), sink);
    is_whole
}

struct Count(usize);

impl Sink for Count {
    fn take(&mut self, _: Declared) {
        self.0 = self.0.saturating_add(1);
    }
}

struct Filled<'text, 'table> {
    text: &'text [u8],
    table: &'table mut [Symbol],
    is_whole: bool,
}

impl Sink for Filled<'_, '_> {
    fn take(&mut self, declared: Declared) {
        let Declared { scope, start, end, of } = declared;
        let name = self.text.get(start..end).unwrap_or_default();
        let place = place(self.table, self.text, scope, name);
        let cell = place.ok().and_then(|place| self.table.get_mut(place));
        match (cell, Symbol::new(scope, start, name.len(), of)) {
            (Some(cell), Some(symbol)) if cell.is_free() => *cell = symbol,
            // What was declared before it counts, or nothing is known of it.
            (Some(cell), Some(_)) if cell.of() == of => {}
            (Some(cell), Some(_)) => cell.words[2] &= !0xff,
            _ => self.is_whole = false,
        }
    }
}
