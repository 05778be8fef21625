//! The registers that are declared where a statement stands: a few rows, without a heap.

use super::cursor::is_of_word;
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
        (!matches!(self, Self::Other | Self::Pair)).then_some(self as u8)
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

/// So many braces deep names are told apart.
const MOST_SCOPES: usize = 8;

/// A name that is declared: in which scope, where it stands, and what it stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declared {
    pub scope: u32,
    pub start: usize,
    pub end: usize,
    pub of: SymbolKind,
}

/// Takes the names that are declared.
pub(crate) trait Sink {
    fn take(&mut self, declared: Declared);
}

/// To nowhere.
impl Sink for () {
    #[inline(always)]
    fn take(&mut self, _: Declared) {}
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
    /// Whether the function at hand is a kernel.
    is_kernel: bool,
    /// Where the function at hand begins, 0 outside of any; where the braces do that are open in it.
    header: u32,
    scopes: [u32; MOST_SCOPES],
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
        is_kernel: false,
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

    /// Whether every register is known that is declared here.
    pub(super) fn are_whole(&self) -> bool {
        self.full == 0 && !self.of_module
    }

    /// How many scopes a name may be declared in that is used here: the braces that are open, the function, the module. `None`: too many are open.
    pub(super) fn scopes(&self) -> Option<u8> {
        (usize::from(self.depth) <= MOST_SCOPES).then(|| self.depth.saturating_add(2))
    }

    /// One of them, by its number: 0 is the innermost.
    pub(super) fn scope_at(&self, number: u8) -> u32 {
        match self.depth.checked_sub(number) {
            Some(0) => self.header,
            Some(depth) => self
                .scopes
                .get(usize::from(depth).saturating_sub(1))
                .copied()
                .unwrap_or_default(),
            None => 0,
        }
    }

    /// The scope of what is declared here; `None`: too many are open.
    fn scope(&self) -> Option<u32> {
        match usize::from(self.depth).checked_sub(1) {
            Some(last) => self.scopes.get(last).copied(),
            None => Some(self.header),
        }
    }

    /// Goes over what stands between two statements, a function's head among it: braces and declarations.
    pub(crate) fn pass(&mut self, text: &[u8], from: usize, to: usize, sink: &mut impl Sink) {
        let Some(text) = text.get(..to) else { return };
        let (mut at, mut parentheses, mut is_function_next) = (from, 0u32, false);
        while let Some(&byte) = text.get(at) {
            match byte {
                b'{' => self.open(at),
                b'}' => self.close(),
                b'(' => parentheses = parentheses.saturating_add(1),
                b')' => parentheses = parentheses.saturating_sub(1),
                b';' if self.depth == 0 => self.header = 0,
                b'/' | b'"' => {
                    at = behind(text, at);
                    continue;
                }
                b'.' => {
                    let end = word_end(text, at.saturating_add(1));
                    let word = text.get(at..end).unwrap_or_default();
                    at = match word {
                        b".reg" => {
                            let end = self.declaration(text, end, None, sink);
                            self.of_module |= self.depth == 0 && text.get(end) == Some(&b';');
                            end
                        }
                        b".entry" | b".func" if self.depth == 0 => {
                            self.header = u32::try_from(at).unwrap_or(u32::MAX);
                            self.is_kernel = word == b".entry";
                            is_function_next = true;
                            end
                        }
                        _ => match self.variable(word) {
                            Some(of) => self.declaration(text, end, Some(of), sink),
                            None => end.max(at.saturating_add(1)),
                        },
                    };
                    continue;
                }
                _ if is_of_word(byte) => {
                    let end = word_end(text, at).max(at.saturating_add(1));
                    if is_function_next && parentheses == 0 {
                        is_function_next = false;
                        let of = if self.is_kernel {
                            SymbolKind::Other
                        } else {
                            SymbolKind::Function
                        };
                        sink.take(Declared {
                            scope: 0,
                            start: at,
                            end,
                            of,
                        });
                    } else if let (Some(of), Some(scope)) = (label(text, end), self.scope()) {
                        sink.take(Declared {
                            scope,
                            start: at,
                            end,
                            of,
                        });
                    }
                    at = end;
                    continue;
                }
                _ => {}
            }
            at = at.saturating_add(1);
        }
    }

    /// What variables are that this word declares; `None` where it declares none.
    fn variable(&self, word: &[u8]) -> Option<SymbolKind> {
        Some(match word {
            b".global" => SymbolKind::Global,
            b".shared" => SymbolKind::Shared,
            b".const" => SymbolKind::Const,
            b".local" => SymbolKind::Local,
            b".param" if self.depth != 0 => SymbolKind::Param,
            b".param" if self.is_kernel => SymbolKind::Entry,
            b".param" | b".tex" => SymbolKind::Other,
            _ => return None,
        })
    }

    fn open(&mut self, at: usize) {
        if let Some(scope) = self.scopes.get_mut(usize::from(self.depth)) {
            *scope = u32::try_from(at).unwrap_or(u32::MAX);
        }
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
        if self.depth == 0 {
            self.header = 0;
        }
    }

    /// Takes the names of a declaration, up to its end. `variable`: they are those of variables, which matter where they hide a register.
    fn declaration(&mut self, text: &[u8], from: usize, variable: Option<SymbolKind>, sink: &mut impl Sink) -> usize {
        let (mut at, mut of, mut width) = (from, variable.map(|_| Type::Other), 1u8);
        let mut named = variable.unwrap_or(SymbolKind::Other);
        while let Some(&byte) = text.get(at) {
            match byte {
                b';' | b')' | b'(' | b'{' | b'}' | b'"' => return at,
                b'=' => at = initialiser_end(text, at),
                b'/' => at = behind(text, at),
                b'.' => {
                    let end = word_end(text, at.saturating_add(1)).max(at.saturating_add(1));
                    let word = text.get(at..end).unwrap_or_default();
                    at = end;
                    match word {
                        // The parameters of a function follow each other.
                        b".reg" | b".param" => return end.saturating_sub(word.len()),
                        b".v2" => width = 2,
                        b".v4" | b".v8" => width = 4,
                        b".attribute" => at = closed(text, end),
                        b".texref" | b".surfref" | b".samplerref" => {
                            named = match (named, word) {
                                (SymbolKind::Global, b".texref") => SymbolKind::Texture,
                                (SymbolKind::Global, b".surfref") => SymbolKind::Surface,
                                _ => SymbolKind::Other,
                            };
                        }
                        _ if of.is_none() => {
                            of = Some(match (width, Type::of(word)) {
                                (1, of) => of,
                                (2, Type::B32) => Type::Pair,
                                _ => Type::Other,
                            });
                        }
                        _ => {}
                    }
                }
                _ if byte.is_ascii_digit() => at = word_end(text, at),
                _ if is_of_word(byte) => {
                    let end = word_end(text, at);
                    let (count, behind) = count_of(text, end);
                    if let Some(scope) = self.scope().filter(|_| count == 0) {
                        sink.take(Declared {
                            scope,
                            start: at,
                            end,
                            of: named,
                        });
                    }
                    self.add(text, at, end, count, of.unwrap_or(Type::Other), variable.is_some());
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

/// What a word is behind which this follows: a label, or the name of what stands behind it; `None` where it is none.
fn label(text: &[u8], end: usize) -> Option<SymbolKind> {
    let rest = text.get(end..).unwrap_or_default().trim_ascii_start();
    match rest {
        [b':', b':', ..] => None,
        [b':', rest @ ..] => {
            let rest = rest.trim_ascii_start();
            let end = word_end(rest, 1);
            Some(match rest.get(..end) {
                Some(b".callprototype" | b".calltargets" | b".branchtargets") => SymbolKind::Other,
                _ => SymbolKind::Label,
            })
        }
        _ => None,
    }
}

/// Where the initialiser ends that begins here: at a comma or a semicolon outside of braces.
fn initialiser_end(text: &[u8], from: usize) -> usize {
    let (mut at, mut depth) = (from, 0u32);
    while let Some(&byte) = text.get(at) {
        match byte {
            b';' => break,
            b',' if depth == 0 => break,
            b'{' | b'(' => depth = depth.saturating_add(1),
            b'}' | b')' => depth = depth.saturating_sub(1),
            b'/' | b'"' => {
                at = behind(text, at);
                continue;
            }
            _ => {}
        }
        at = at.saturating_add(1);
    }
    at
}

/// What follows the parentheses that open next.
fn closed(text: &[u8], from: usize) -> usize {
    let (mut at, mut depth) = (from, 0u32);
    while let Some(&byte) = text.get(at) {
        at = at.saturating_add(1);
        match byte {
            b';' => break,
            b'(' => depth = depth.saturating_add(1),
            b')' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            }
            _ => {}
        }
    }
    at
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
