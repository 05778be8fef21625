//! The names that a text declares, in a table of the caller's: variables, labels, functions.

use super::module::Module;
use super::registers::Registers;
use super::seen::are_equal;

/// A row of the table: a name and what it stands for. All zero: free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Symbol {
    /// Where the name begins, from 1 on; its scope; its length in 24 bits, with what it stands for; where its declaration begins; of a function where the
    /// name of the first does that has a body, from 1 on, else 0.
    words: [u32; 5],
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
    /// A parameter of a kernel or of a function.
    Entry,
    /// Declared in a body.
    Param,
    Texture,
    Surface,
    Label,
    Function,
    // Of which no rows tell.
    /// A kernel.
    Kernel,
    /// A result of a function.
    Formal,
    /// Labels of `.callprototype`, `.calltargets`, `.branchtargets`.
    Prototype,
    CallTargets,
    BranchTargets,
}

impl SymbolKind {
    const ALL: [Self; 16] = [
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
        Self::Kernel,
        Self::Formal,
        Self::Prototype,
        Self::CallTargets,
        Self::BranchTargets,
    ];

    /// Whether it is a variable, or a parameter, that is no texture.
    pub(super) fn is_variable(self) -> bool {
        use SymbolKind::{Const, Entry, Formal, Global, Local, Param, Shared};
        matches!(self, Global | Shared | Const | Local | Param | Entry | Formal)
    }
}

impl Symbol {
    const FREE: Self = Self { words: [0; 5] };

    /// `None` where a place or the length is too large.
    fn new(declared: Declared) -> Option<Self> {
        let place = |at| u32::try_from(at).ok().filter(|&at| at != u32::MAX);
        let start = place(declared.start)?.saturating_add(1);
        let length = declared.end.saturating_sub(declared.start);
        let length = u32::try_from(length).ok().filter(|length| length >> 24 == 0)?;
        let body = if declared.has_body { start } else { 0 };
        let words = [
            start,
            declared.scope,
            length << 8 | declared.of as u32,
            place(declared.directive)?,
            body,
        ];
        Some(Self { words })
    }

    fn is_free(self) -> bool {
        self == Self::FREE
    }

    /// Where its name begins, and where that ends.
    pub(super) fn start(self) -> usize {
        (self.words[0] as usize).saturating_sub(1)
    }

    pub(super) fn end(self) -> usize {
        self.start().saturating_add((self.words[2] >> 8) as usize)
    }

    /// Where its declaration begins: the directive.
    pub(super) fn directive(self) -> usize {
        self.words[3] as usize
    }

    /// Whether a function of that name has a body before this place.
    pub(super) fn has_body_before(self, at: usize) -> bool {
        self.words[4] != 0 && (self.words[4] as usize) <= at
    }

    /// What it stands for: where it is declared twice in a scope the first counts.
    pub(super) fn of(self) -> SymbolKind {
        let of = (self.words[2] & 0xff) as usize;
        SymbolKind::ALL.get(of).copied().unwrap_or(SymbolKind::Other)
    }

    /// Whether it is this name in this scope.
    fn is(self, text: &[u8], scope: u32, name: &[u8]) -> bool {
        let length = (self.words[2] >> 8) as usize;
        let start = self.start();
        self.words[1] == scope
            && length == name.len()
            && text
                .get(start..start.saturating_add(length))
                .is_some_and(|own| are_equal(own, name))
    }
}

/// A name that is declared: in which scope, where it stands, and what it stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declared {
    pub scope: u32,
    pub start: usize,
    pub end: usize,
    pub of: SymbolKind,
    /// Where its declaration begins: the directive.
    pub directive: usize,
    /// Whether it is a function with a body.
    pub has_body: bool,
}

/// Takes the names that are declared.
pub(crate) trait Sink {
    /// Whether nothing but names is asked for: the operands of instructions are not read.
    const TAKES_NAMES_ALONE: bool = true;

    fn take(&mut self, declared: Declared);
}

/// To nowhere.
impl Sink for () {
    const TAKES_NAMES_ALONE: bool = false;

    #[inline(always)]
    fn take(&mut self, _: Declared) {}
}

/// Farther from its place no name is kept: what was written to collide costs no more than the rest.
const MOST_STEPS: usize = 64;

/// The names of a text.
#[derive(Clone, Copy, Debug)]
pub struct Symbols<'table> {
    /// Empty: nothing is known.
    table: &'table [Symbol],
    /// Whether a name is declared twice in a scope.
    may_repeat: bool,
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
    pub const NONE: Self = Self {
        table: &[],
        may_repeat: true,
    };

    /// Reads the names that a text declares into a table, whatever was in it before. `None`: there is too little room, or the text is too large (4 GB):
    /// of names nothing is known then. Of what stands behind a mistake of syntax some may be missing. Time grows with the text and the table; a NUL ends the text.
    ///
    /// [`rows_for`] tells how many rows there must be.
    #[must_use]
    pub fn read(text: &[u8], table: &'table mut [Symbol]) -> Option<Self> {
        table.fill(Symbol::FREE);
        let mut filled = Filled {
            text,
            table,
            is_whole: true,
            may_repeat: false,
        };
        each_declared(text, &mut filled);
        let is_whole = filled.is_whole && !filled.table.is_empty();
        is_whole.then_some(Self {
            table: filled.table,
            may_repeat: filled.may_repeat,
        })
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
        match self.find_symbol(text, name, at, registers) {
            Err(()) => Found::Unknown,
            Ok(None) => Found::Undeclared,
            Ok(Some(symbol)) => Found::Declared(symbol.of()),
        }
    }

    /// Whether a name may be declared twice in a scope.
    pub(super) fn may_repeat(self) -> bool {
        self.may_repeat
    }

    /// The row of a name that is used at this place; an error where nothing is known of names.
    pub(super) fn find_symbol(
        self,
        text: &[u8],
        name: &[u8],
        at: usize,
        registers: &Registers,
    ) -> Result<Option<Symbol>, ()> {
        let is_known = !self.table.is_empty() && registers.are_whole();
        let scopes = registers.scopes().filter(|_| is_known).ok_or(())?;
        for number in 0..scopes {
            let symbol = self.find_in(text, name, registers.scope_at(number))?;
            // A label may follow, a declaration may not; of a list of labels or a prototype ptxas says something else.
            let is_seen = |symbol: &Symbol| {
                use SymbolKind::{BranchTargets, CallTargets, Label, Prototype};
                let is_label = matches!(symbol.of(), Label | BranchTargets | CallTargets | Prototype);
                symbol.start() < at || is_label
            };
            if let Some(symbol) = symbol.filter(is_seen) {
                return Ok(Some(symbol));
            }
        }
        Ok(None)
    }

    /// The row of a name in a scope: of what declares it first; an error where nothing is known.
    pub(super) fn find_in(self, text: &[u8], name: &[u8], scope: u32) -> Result<Option<Symbol>, ()> {
        if self.table.is_empty() {
            return Err(());
        }
        let place = place(self.table, text, scope, name)?;
        Ok(self.table.get(place).copied().filter(|symbol| !symbol.is_free()))
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

/// Shows every name that is declared before a mistake of syntax, and perhaps some behind it.
fn each_declared(text: &[u8], sink: &mut impl Sink) {
    let mut module = Module::START;
    while let Some(told) = module.next(text, Symbols::NONE, usize::MAX, sink) {
        if told.fault.words().starts_with('!') {
            return;
        }
    }
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
    may_repeat: bool,
}

impl Sink for Filled<'_, '_> {
    fn take(&mut self, declared: Declared) {
        let name = self.text.get(declared.start..declared.end).unwrap_or_default();
        let place = place(self.table, self.text, declared.scope, name);
        let cell = place.ok().and_then(|place| self.table.get_mut(place));
        match (cell, Symbol::new(declared)) {
            (Some(cell), Some(symbol)) if cell.is_free() => *cell = symbol,
            // What was declared before it counts.
            (Some(cell), Some(symbol)) => {
                self.may_repeat = true;
                if cell.words[4] == 0 {
                    cell.words[4] = symbol.words[4];
                }
            }
            _ => self.is_whole = false,
        }
    }
}
