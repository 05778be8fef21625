//! The registers that are declared where a statement stands: a few rows, without a heap.

use super::cursor::is_of_word;

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
}

impl Type {
    fn of(word: &[u8]) -> Self {
        match word {
            b".pred" => Self::Pred,
            b".b8" => Self::B8,
            b".u8" => Self::U8,
            b".s8" => Self::S8,
            b".b16" => Self::B16,
            b".u16" => Self::U16,
            b".s16" => Self::S16,
            b".f16" => Self::F16,
            b".b32" => Self::B32,
            b".u32" => Self::U32,
            b".s32" => Self::S32,
            b".f16x2" => Self::F16x2,
            b".f32" => Self::F32,
            b".b64" => Self::B64,
            b".u64" => Self::U64,
            b".s64" => Self::S64,
            b".f64" => Self::F64,
            b".b128" => Self::B128,
            _ => Self::Other,
        }
    }

    /// Its number in the order of the kinds.
    pub(super) fn number(self) -> Option<u8> {
        (self != Self::Other).then_some(self as u8)
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
    depth: u8,
    of: Type,
}

/// The declared registers.
#[derive(Clone, Debug)]
pub(crate) struct Registers {
    entries: [Entry; MOST],
    used: u8,
    /// How many braces are open.
    depth: u8,
    /// In a scope so deep something was declared for which there is no room: nothing is known of names until it ends. 0: there was room for all.
    full: u8,
    /// Some are declared before the body, which are not kept: parameters and results of a function, of the module.
    of_function: bool,
    of_module: bool,
}

impl Registers {
    pub(crate) const NONE: Self = Self {
        entries: [Entry {
            start: 0,
            count: 0,
            length: 0,
            depth: 0,
            of: Type::Other,
        }; MOST],
        used: 0,
        depth: 0,
        full: 0,
        of_function: false,
        of_module: false,
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
        self.full == 0 && !self.of_function && !self.of_module && self.find(name, text).is_none()
    }

    fn find(&self, name: &[u8], text: &[u8]) -> Option<Type> {
        let digits = name.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let head = name.len().saturating_sub(digits);
        // By their lengths most are none; what the names of several begin with may end with digits itself.
        let may_be = |entry: &&Entry| {
            let length = usize::from(entry.length);
            match entry.count {
                0 => length == name.len(),
                _ => length >= head && length < name.len(),
            }
        };
        let mut entries = self.entries().iter().rev().filter(may_be);
        entries.find(|entry| entry.is(name, text)).map(|entry| entry.of)
    }

    /// Goes over what stands between two statements: braces and declarations.
    pub(crate) fn pass(&mut self, text: &[u8], from: usize, to: usize) {
        let Some(text) = text.get(..to) else { return };
        let mut at = from;
        while let Some(&byte) = text.get(at) {
            match byte {
                b'{' => self.open(),
                b'}' => self.close(),
                b'/' | b'"' => {
                    at = behind(text, at);
                    continue;
                }
                b'.' => {
                    let end = word_end(text, at.saturating_add(1));
                    at = match text.get(at..end) {
                        Some(b".reg") => {
                            let end = self.declaration(text, end, None);
                            self.of_module |= self.depth == 0 && text.get(end) == Some(&b';');
                            end
                        }
                        Some(b".param" | b".shared" | b".local" | b".global" | b".const" | b".tex") => {
                            self.declaration(text, end, Some(Type::Other))
                        }
                        _ => end.max(at.saturating_add(1)),
                    };
                    continue;
                }
                _ if is_of_word(byte) => {
                    at = word_end(text, at).max(at.saturating_add(1));
                    continue;
                }
                _ => {}
            }
            at = at.saturating_add(1);
        }
    }

    fn open(&mut self) {
        self.depth = self.depth.saturating_add(1);
        if self.depth == u8::MAX {
            self.full = u8::MAX;
        }
    }

    fn close(&mut self) {
        if self.full == u8::MAX {
            return;
        }
        self.depth = self.depth.saturating_sub(1);
        while self.entries().last().is_some_and(|entry| entry.depth > self.depth) {
            self.used = self.used.saturating_sub(1);
        }
        if self.full > self.depth {
            self.full = 0;
        }
        self.of_function &= self.depth != 0;
    }

    /// Takes the names of a declaration, up to its end. `fixed`: they are those of variables, which matter where they hide a register.
    fn declaration(&mut self, text: &[u8], from: usize, fixed: Option<Type>) -> usize {
        let (mut at, mut of, mut is_vector) = (from, fixed, false);
        while let Some(&byte) = text.get(at) {
            match byte {
                b';' | b'=' | b')' | b'(' | b'{' | b'}' | b'"' => return at,
                b'/' => at = behind(text, at),
                b'.' => {
                    let end = word_end(text, at.saturating_add(1)).max(at.saturating_add(1));
                    let word = text.get(at..end).unwrap_or_default();
                    // The parameters of a function follow each other.
                    if matches!(word, b".reg" | b".param") {
                        return at;
                    }
                    match word {
                        b".v2" | b".v4" | b".v8" => is_vector = true,
                        _ if of.is_none() => of = Some(if is_vector { Type::Other } else { Type::of(word) }),
                        _ => {}
                    }
                    at = end;
                }
                _ if byte.is_ascii_digit() => at = word_end(text, at),
                _ if is_of_word(byte) => {
                    let end = word_end(text, at);
                    let (count, behind) = count_of(text, end);
                    self.add(text, at, end, count, of.unwrap_or(Type::Other), fixed.is_some());
                    at = behind;
                }
                _ => at = at.saturating_add(1),
            }
        }
        at
    }

    fn add(&mut self, text: &[u8], start: usize, end: usize, count: u32, of: Type, is_variable: bool) {
        let name = text.get(start..end).unwrap_or_default();
        // What stands before a body is known in it alone, and few write registers there.
        self.of_function |= self.depth == 0 && !is_variable;
        if self.depth == 0 || name == b"_" || is_variable && self.find(name, text).is_none() {
            return;
        }
        let length = u8::try_from(name.len()).ok();
        let cell = self.entries.get_mut(usize::from(self.used));
        match (cell, u32::try_from(start), length) {
            (Some(cell), Ok(start), Some(length)) => {
                *cell = Entry {
                    start,
                    count,
                    length,
                    depth: self.depth,
                    of,
                };
                self.used = self.used.saturating_add(1);
            }
            _ if self.full == 0 => self.full = self.depth,
            _ => {}
        }
    }
}

impl Entry {
    fn is(&self, name: &[u8], text: &[u8]) -> bool {
        let Some((head, tail)) = name.split_at_checked(usize::from(self.length)) else {
            return false;
        };
        let start = self.start as usize;
        let own = text.get(start..start.saturating_add(head.len()));
        // `==` of slices calls `bcmp`, which freestanding programs do not have.
        let is_own = own.is_some_and(|own| own.iter().eq(head));
        if tail.is_empty() != (self.count == 0) || !is_own {
            return false;
        }
        match tail {
            [] => true,
            [b'0', _, ..] => false,
            digits => super::values::decimal(digits).is_some_and(|number| number < self.count),
        }
    }
}

/// How many registers a name stands for, `<100>`, and what follows; 0 for a name alone. What is no number may be any.
fn count_of(text: &[u8], at: usize) -> (u32, usize) {
    let spaces = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        from.saturating_add(rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count())
    };
    let open = spaces(at);
    if text.get(open) != Some(&b'<') {
        return (0, at);
    }
    let first = spaces(open.saturating_add(1));
    let digits = text.get(first..word_end(text, first)).unwrap_or_default();
    let close = spaces(first.saturating_add(digits.len()));
    match text.get(close) {
        Some(b'>') => (
            super::values::decimal(digits).unwrap_or(u32::MAX),
            close.saturating_add(1),
        ),
        _ => (u32::MAX, close),
    }
}

/// Where the word that begins here ends.
fn word_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    from.saturating_add(rest.iter().take_while(|&&byte| is_of_word(byte)).count())
}

/// What follows the comment or the text between quotes that begins here; the next byte where none does.
#[cold]
#[inline(never)]
fn behind(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = match rest {
        [b'/', b'/', ..] => rest.iter().position(|&byte| byte == b'\n'),
        [b'/', b'*', inside @ ..] => {
            let end = inside.windows(2).position(|pair| pair == b"*/");
            end.map(|end| end.saturating_add(4))
        }
        [b'"', inside @ ..] => {
            let end = inside.iter().position(|&byte| byte == b'"');
            end.map(|end| end.saturating_add(2))
        }
        _ => Some(1),
    };
    from.saturating_add(length.unwrap_or(rest.len()))
}
