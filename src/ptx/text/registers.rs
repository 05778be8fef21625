//! The registers that are declared where a statement stands: a few rows, without a heap.

use super::symbols::SymbolKind;

/// The type of a register, in the order of `conformance/ptx/kinds.py`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Type {
    Pred,
    B8,
    U8,
    S8,
    B16,
    U16,
    S16,
    F16,
    B32,
    U32,
    S32,
    F16x2,
    F32,
    B64,
    U64,
    S64,
    F64,
    B128,
    /// A vector, or what is no register.
    Other,
    /// `.v2 .b32`.
    Pair,
    /// Several variables of one name, with numbers: the space.
    InGlobal,
    InShared,
    InConst,
    InLocal,
    InParam,
}

/// The types that a register may have, by their words.
#[rustfmt::skip]
const WORDS: [(Type, &str); 18] = [
    (Type::Pred, ".pred"),
    (Type::B8, ".b8"),
    (Type::U8, ".u8"),
    (Type::S8, ".s8"),
    (Type::B16, ".b16"),
    (Type::U16, ".u16"),
    (Type::S16, ".s16"),
    (Type::F16, ".f16"),
    (Type::B32, ".b32"),
    (Type::U32, ".u32"),
    (Type::S32, ".s32"),
    (Type::F16x2, ".f16x2"),
    (Type::F32, ".f32"),
    (Type::B64, ".b64"),
    (Type::U64, ".u64"),
    (Type::S64, ".s64"),
    (Type::F64, ".f64"),
    (Type::B128, ".b128"),
];

impl Type {
    pub(super) fn of(word: &[u8]) -> Self {
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        let found = WORDS.iter().find(|(_, own)| own.as_bytes().iter().eq(word));
        found.map_or(Self::Other, |(of, _)| *of)
    }

    /// Its word; none for a vector.
    pub(super) fn word(self) -> &'static [u8] {
        let found = WORDS.iter().find(|(of, _)| *of == self);
        found.map_or(b"", |(_, word)| word.as_bytes())
    }

    /// That of a vector with elements of two types of one size: bits, unless both are alike; `None`: a vector has no such, or it is not known.
    pub(crate) fn of_both(one: Self, other: Self) -> Option<Self> {
        if one == other {
            return Some(one);
        }
        let bits = match one.bytes() {
            _ if one == Self::Pred || other == Self::Pred => return None,
            1 => Self::B8,
            2 => Self::B16,
            4 => Self::B32,
            8 => Self::B64,
            _ => return None,
        };
        let is_integer = |of: Self| of.alike().contains(&Self::U32);
        let are_alike = one == bits || other == bits || is_integer(one) && is_integer(other);
        (one.bytes() == other.bytes() && are_alike).then_some(bits)
    }

    /// The types of its class: of integers, of floats, or itself; of bits all that hold bits.
    pub(crate) fn alike(self) -> &'static [Self] {
        match self {
            Self::B8 | Self::B16 | Self::B32 | Self::B64 | Self::B128 => {
                &[Self::B8, Self::B16, Self::B32, Self::B64, Self::B128]
            }
            Self::U8 | Self::S8 | Self::U16 | Self::S16 | Self::U32 | Self::S32 | Self::U64 | Self::S64 => &[
                Self::U8,
                Self::S8,
                Self::U16,
                Self::S16,
                Self::U32,
                Self::S32,
                Self::U64,
                Self::S64,
            ],
            Self::F16 | Self::F32 | Self::F64 => &[Self::F16, Self::F32, Self::F64],
            Self::F16x2 => &[Self::F16x2],
            _ => &[],
        }
    }

    /// How many bytes it has, a predicate four as in ptxas; 0 for a vector.
    pub(crate) fn bytes(self) -> u32 {
        match self {
            Self::B8 | Self::U8 | Self::S8 => 1,
            Self::B16 | Self::U16 | Self::S16 | Self::F16 => 2,
            Self::Pred | Self::B32 | Self::U32 | Self::S32 | Self::F16x2 | Self::F32 => 4,
            Self::B64 | Self::U64 | Self::S64 | Self::F64 => 8,
            Self::B128 => 16,
            _ => 0,
        }
    }

    /// Its number in the order of the kinds.
    pub(crate) fn number(self) -> Option<u8> {
        ((self as u8) < Self::Other as u8).then_some(self as u8)
    }

    /// What one of several variables is; `None`: it is no variable.
    pub(super) fn variable(self) -> Option<SymbolKind> {
        Some(match self {
            Self::InGlobal => SymbolKind::Global,
            Self::InShared => SymbolKind::Shared,
            Self::InConst => SymbolKind::Const,
            Self::InLocal => SymbolKind::Local,
            Self::InParam => SymbolKind::Param,
            _ => return None,
        })
    }

    /// That of several variables.
    pub(super) fn of_variable(of: SymbolKind) -> Self {
        let all = [
            Self::InGlobal,
            Self::InShared,
            Self::InConst,
            Self::InLocal,
            Self::InParam,
        ];
        let found = all.into_iter().find(|own| own.variable() == Some(of));
        found.unwrap_or(Self::Other)
    }
}

/// So many declarations are kept: compilers write eight at most, and a few more in scopes inside.
const MOST: usize = 24;

/// A name or, of several, what their names begin with.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Where the name stands in the text.
    start: u32,
    /// How many there are, 0 for a name alone.
    count: u32,
    length: u8,
    /// The last letter of the name.
    last: u8,
    depth: u8,
    of: Type,
}

/// So many braces deep names are told apart.
const MOST_SCOPES: usize = 8;

/// The declared registers.
#[derive(Clone, Debug)]
pub(crate) struct Registers {
    entries: [Entry; MOST],
    used: u8,
    /// How many braces are open.
    depth: u8,
    /// In a scope so deep something was declared for which there is no room: nothing is known of names until it ends. 0: there was room for all.
    full: u8,
    /// Where the function at hand begins, 0 outside of any; where the braces do that are open in it.
    header: u32,
    scopes: [u32; MOST_SCOPES],
}

impl Registers {
    /// The scope of the numbers of files, where no braces open.
    pub(super) const FILES: u32 = u32::MAX;

    pub(crate) const NONE: Self = Self {
        entries: [Entry {
            start: 0,
            count: 0,
            length: 0,
            last: 0,
            depth: 0,
            of: Type::Other,
        }; MOST],
        used: 0,
        depth: 0,
        full: 0,
        header: 0,
        scopes: [0; MOST_SCOPES],
    };

    fn entries(&self) -> &[Entry] {
        self.entries.get(..usize::from(self.used)).unwrap_or_default()
    }

    /// The type of a register; `None`: it is not known to be one.
    pub(crate) fn of(&self, name: &[u8], text: &[u8]) -> Option<Type> {
        if self.full != 0 {
            return None;
        }
        self.find(name, text)
    }

    /// Whether no register of that name is declared. False also where that is not known.
    pub(super) fn are_without(&self, name: &[u8], text: &[u8]) -> bool {
        self.full == 0 && self.find(name, text).is_none()
    }

    #[inline]
    fn find(&self, name: &[u8], text: &[u8]) -> Option<Type> {
        self.entry(name, text).map(|entry| entry.of)
    }

    #[inline]
    fn entry(&self, name: &[u8], text: &[u8]) -> Option<&Entry> {
        // By their last letters most are none.
        let is_it = |entry: &&Entry| {
            let length = usize::from(entry.length);
            name.get(length.wrapping_sub(1)) == Some(&entry.last) && entry.is(name, text)
        };
        self.entries().iter().rev().find(is_it)
    }

    /// Where the declaration begins of several variables one of which has this name; `None`: none is known to, or it begins far before.
    #[cold]
    pub(super) fn several(&self, name: &[u8], text: &[u8]) -> Option<usize> {
        const MOST: usize = 256;
        let entry = self.entry(name, text).filter(|entry| entry.of.variable().is_some())?;
        let end = entry.start as usize;
        let start = end.saturating_sub(MOST);
        let before = text.get(start..end)?;
        let within = before.iter().rposition(|byte| matches!(byte, b';' | b'{' | b'}'))?;
        start.checked_add(within)?.checked_add(1)
    }

    /// Whether every register is known that is declared here.
    pub(super) fn are_whole(&self) -> bool {
        self.full == 0
    }

    /// Whether a name is declared already where it would be declared now: in the same braces, as a register.
    pub(super) fn is_declared_here(&self, name: &[u8], count: u32, text: &[u8]) -> bool {
        let depth = self.declaring_depth();
        let mut entries = self.entries().iter().rev().take_while(|entry| entry.depth >= depth);
        entries.any(|entry| match count {
            0 => entry.is(name, text),
            // Of several names only such that begin alike are looked at.
            _ => entry.count != 0 && usize::from(entry.length) == name.len() && entry.begins(name, text),
        })
    }

    /// A name declared here alone that is one of so many which begin alike: where it stands.
    pub(super) fn single_of(&self, name: &[u8], count: u32, text: &[u8]) -> Option<[usize; 2]> {
        let depth = self.declaring_depth();
        let mut entries = self.entries().iter().rev().take_while(|entry| entry.depth >= depth);
        let is_one = |entry: &&Entry| {
            let start = entry.start as usize;
            let own = text.get(start..start.saturating_add(usize::from(entry.length)));
            let (first, number) = own.unwrap_or_default().split_at_checked(name.len()).unwrap_or_default();
            let number = super::values::decimal(number).filter(|_| !number.is_empty());
            entry.count == 0 && first.iter().eq(name) && number.is_some_and(|number| number < count)
        };
        let entry = entries.find(is_one)?;
        let start = entry.start as usize;
        Some([start, start.saturating_add(usize::from(entry.length))])
    }

    /// Where the function begins that is read; 0: none is.
    pub(crate) fn function(&self) -> u32 {
        self.header
    }

    /// How many braces are open.
    pub(crate) fn depth(&self) -> u8 {
        self.depth
    }

    /// In how many braces a name is known that is declared now: of a function's parameter in its body.
    fn declaring_depth(&self) -> u8 {
        self.depth.max(u8::from(self.header != 0))
    }

    /// A function begins here.
    pub(super) fn begin(&mut self, at: usize) {
        self.header = u32::try_from(at).unwrap_or(u32::MAX);
    }

    /// A function without a body ends.
    pub(super) fn end(&mut self) {
        self.header = 0;
        self.leave(0);
    }

    pub(super) fn open(&mut self, at: usize) {
        if let Some(scope) = self.scopes.get_mut(usize::from(self.depth)) {
            *scope = u32::try_from(at).unwrap_or(u32::MAX);
        }
        self.depth = self.depth.saturating_add(1);
        if self.depth == u8::MAX {
            self.full = u8::MAX;
        }
    }

    pub(super) fn close(&mut self) {
        if self.full == u8::MAX {
            return;
        }
        self.depth = self.depth.saturating_sub(1);
        self.leave(self.depth);
        if self.depth == 0 {
            self.header = 0;
        }
    }

    /// Forgets what is declared in more braces.
    fn leave(&mut self, depth: u8) {
        while self.entries().last().is_some_and(|entry| entry.depth > depth) {
            self.used = self.used.saturating_sub(1);
        }
        if self.full != u8::MAX && self.full > depth {
            self.full = 0;
        }
    }

    /// How many scopes a name may be declared in that is used here: the braces that are open, the module. `None`: too many are open.
    pub(super) fn scopes(&self) -> Option<u8> {
        (usize::from(self.depth) <= MOST_SCOPES).then(|| self.declaring_depth().saturating_add(1))
    }

    /// One of them, by its number: 0 is the innermost.
    pub(super) fn scope_at(&self, number: u8) -> u32 {
        let depth = self.declaring_depth().saturating_sub(number);
        self.scope_of(depth).unwrap_or_default()
    }

    /// The scope of what is declared here; `None`: too many are open.
    pub(super) fn scope(&self) -> Option<u32> {
        self.scope_of(self.declaring_depth())
    }

    /// That of so many braces: parameters stand with what is declared in the body.
    fn scope_of(&self, depth: u8) -> Option<u32> {
        match depth {
            0 => Some(0),
            1 => Some(self.header),
            _ => self.scopes.get(usize::from(depth).saturating_sub(1)).copied(),
        }
    }

    /// Takes the name of a declaration, with the type of a register. Of a variable it matters where it hides a register.
    pub(super) fn add(&mut self, text: &[u8], name: &[u8], start: usize, count: u32, of: Option<Type>) {
        if name == b"_" || of.is_none() && self.find(name, text).is_none() {
            return;
        }
        let depth = self.declaring_depth();
        let length = u8::try_from(name.len()).ok();
        let cell = self.entries.get_mut(usize::from(self.used));
        match (cell, u32::try_from(start), length) {
            (Some(cell), Ok(start), Some(length)) => {
                *cell = Entry {
                    start,
                    count,
                    length,
                    last: name.last().copied().unwrap_or_default(),
                    depth,
                    of: of.unwrap_or(Type::Other),
                };
                self.used = self.used.saturating_add(1);
            }
            _ if self.full == 0 => self.full = depth.max(1),
            _ => {}
        }
    }
}

impl Entry {
    /// Whether the name begins with that of the entry.
    fn begins(&self, name: &[u8], text: &[u8]) -> bool {
        let start = self.start as usize;
        let own = text.get(start..start.saturating_add(usize::from(self.length)));
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        own.is_some_and(|own| own.iter().eq(name.get(..own.len()).unwrap_or_default()))
    }

    fn is(&self, name: &[u8], text: &[u8]) -> bool {
        let Some(tail) = name.get(usize::from(self.length)..) else {
            return false;
        };
        if tail.is_empty() != (self.count == 0) || !self.begins(name, text) {
            return false;
        }
        tail.is_empty() || super::values::decimal(tail).is_some_and(|number| number < self.count)
    }
}
