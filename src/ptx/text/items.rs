//! Reading PTX text: what asks for something in it, one after the other.

use super::cursor::{Cursor, is_of_word};
use super::directives::{Header, Space, is_register_of_all};
use super::item::{Item, ItemKind, Lost, Place};
use super::module::Module;
use super::operands::looks_into_operands;
use super::plain;
use super::symbols::Symbols;
use crate::Error;
use crate::ptx::named::{MOST_OPERANDS, Named};

/// Reads PTX text: an iterator over what asks for something, in ptxas's order. Ends after [`Lost`].
///
/// Time grows with the text, whatever is in it. A NUL ends it.
#[derive(Clone, Debug)]
pub struct Items<'text> {
    text: &'text [u8],
    state: State,
}

/// Where a reader is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(super) cursor: Cursor,
    pub(super) within: Within,
    pub(super) header: Header,
    /// Of what is declared.
    pub(super) space: Space,
    /// How many braces are open.
    pub(super) depth: u32,
    /// The instruction whose operands are read: where it begins, and where its modifiers end. In a function's header the name of a parameter.
    pub(super) opcode: Place,
    pub(super) opcode_end: usize,
    pub(super) operands: u32,
    /// The brackets that are open among the operands; whether a parameter is a pointer.
    pub(super) nesting: u32,
    /// Where the name of the kernel begins that is read; 0 before it.
    pub(super) kernel: usize,
    /// Of its parameters: the bytes of those before, and size and alignment of this one.
    pub(super) bytes: u32,
    pub(super) size: u32,
    pub(super) align: u32,
}

/// How many numbers hold a [`State`].
pub(crate) const STATE_WORDS: usize = 10;

impl<'text> Items<'text> {
    /// Goes on where another reader of the text was.
    pub(crate) fn resume(text: &'text [u8], words: &[u64; STATE_WORDS]) -> Self {
        Self {
            text,
            state: State::from_words(words),
        }
    }

    /// Where the reader is.
    pub(crate) fn to_words(&self) -> [u64; STATE_WORDS] {
        self.state.to_words()
    }
}

impl<'text> Items<'text> {
    /// What is read.
    #[inline]
    pub(crate) fn text(&self) -> &'text [u8] {
        self.text
    }

    /// The instruction that comes next, if it and what stands before it is written as compilers do and a module is at the same place: both go behind it. Shows
    /// where each operand stands. `None`: something else comes, or the module says something.
    #[inline(always)]
    pub(crate) fn next_plain(
        &mut self,
        module: &mut Module,
        symbols: Symbols<'_>,
        mut see: impl FnMut(u32, [usize; 2]),
    ) -> Option<Item<'text>> {
        let state = &mut self.state;
        loop {
            let is_at_statement = state.within == Within::Statements && state.header == Header::None;
            if !(is_at_statement && module.is_at_statement(state.cursor)) {
                return None;
            }
            let mut start = state.cursor;
            start.skip_blanks(self.text).ok()?;
            if let Some(found) = plain::instruction(self.text, start.at, &module.registers, &mut see) {
                let [opcode_start, opcode_end] = found.opcode;
                let opcode = self.text.get(opcode_start..opcode_end)?;
                if found.may_be_special || looks_into_operands(opcode) {
                    return None;
                }
                let at = |at| Cursor { at, ..start };
                state.cursor = at(found.end);
                module.cursor = state.cursor;
                return Some(Item {
                    kind: ItemKind::Instruction,
                    text: opcode,
                    operands: found.operands,
                    counted: found.operands.min(MOST_OPERANDS),
                    place: Place::of(at(opcode_start)),
                });
            }
            let depth = match start.byte(self.text) {
                b'{' => state.depth.saturating_add(1),
                // With the last one a function ends.
                b'}' if state.depth > 1 => state.depth.saturating_sub(1),
                b'}' => return None,
                b'.' => {
                    let [word, end] = plain::register(self.text, start.at)?.word;
                    let of = self.text.get(word..end).filter(|of| is_register_of_all(of));
                    of.map(|_| state.depth)?
                }
                _ => state.depth,
            };
            module.cursor = start;
            if !module.plain_beside(self.text, symbols, &mut ()) {
                return None;
            }
            (state.cursor, state.depth) = (module.cursor, depth);
        }
    }

    /// The offset up to which the text is read.
    #[inline]
    pub(crate) fn offset(&self) -> usize {
        self.state.cursor.at
    }
}

impl State {
    fn to_words(self) -> [u64; STATE_WORDS] {
        let pair = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
        let kinds = u32::from_le_bytes([self.within as u8, self.header as u8, self.space as u8, 0]);
        [
            self.cursor.at as u64,
            self.cursor.line_start as u64,
            pair(self.cursor.line, self.depth),
            self.opcode.offset,
            pair(self.opcode.line, self.opcode.column),
            self.opcode_end as u64,
            pair(self.operands, self.nesting),
            self.kernel as u64,
            pair(self.bytes, self.size),
            pair(self.align, kinds),
        ]
    }

    /// Any numbers give a state, that of no reader some place in the text.
    fn from_words(words: &[u64; STATE_WORDS]) -> Self {
        let &[
            at,
            line_start,
            line,
            opcode,
            opcode_line,
            opcode_end,
            operands,
            kernel,
            bytes,
            align,
        ] = words;
        let place = |number| usize::try_from(number).unwrap_or(usize::MAX);
        let halves = |number: u64| ((number >> 32) as u32, number as u32);
        let (line, depth) = halves(line);
        let (opcode_line, opcode_column) = halves(opcode_line);
        let (operands, nesting) = halves(operands);
        let (bytes, size) = halves(bytes);
        let (align, kinds) = halves(align);
        let [within, header, space, ..] = kinds.to_le_bytes();
        Self {
            cursor: Cursor {
                at: place(at),
                line_start: place(line_start),
                line,
            },
            within: Within::ALL.get(usize::from(within)).copied().unwrap_or(Within::Nothing),
            header: Header::ALL.get(usize::from(header)).copied().unwrap_or(Header::None),
            space: Space::ALL.get(usize::from(space)).copied().unwrap_or_default(),
            depth,
            opcode: Place {
                offset: opcode,
                line: opcode_line,
                column: opcode_column,
            },
            opcode_end: place(opcode_end),
            operands,
            nesting,
            kernel: place(kernel),
            bytes,
            size,
            align,
        }
    }
}

/// What is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Within {
    /// Nothing: the end was reached, or the footing was lost.
    Nothing,
    /// Statements.
    Statements,
    /// The operands of an instruction.
    Operands,
    /// The same again: what asks for something itself among them, a bit each in `operands`.
    Asking,
    /// Names up to a semicolon.
    Names,
    /// A declaration, up to a semicolon or, in parentheses, a comma.
    Declaration,
    /// A declaration behind its "=".
    Initialiser,
    /// The strings of a `.pragma`.
    Pragma,
    /// A section's name, then its lines in braces.
    Section,
}

impl Within {
    const ALL: [Self; 9] = [
        Self::Nothing,
        Self::Statements,
        Self::Operands,
        Self::Asking,
        Self::Names,
        Self::Declaration,
        Self::Initialiser,
        Self::Pragma,
        Self::Section,
    ];
}

impl<'text> Items<'text> {
    /// The items of a text.
    #[must_use]
    pub const fn new(text: &'text [u8]) -> Self {
        Self {
            text,
            state: State::START,
        }
    }
}

impl<'text> Iterator for Items<'text> {
    type Item = Result<Item<'text>, Lost>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let item = self.state.next(self.text);
        match item {
            Ok(item) => item.map(Ok),
            Err(error) => {
                self.state.within = Within::Nothing;
                Some(Err(Lost {
                    error,
                    place: Place::of(self.state.cursor),
                }))
            }
        }
    }
}

impl State {
    pub(crate) const START: Self = Self {
        cursor: Cursor::START,
        within: Within::Statements,
        header: Header::None,
        space: Space::Reg,
        depth: 0,
        opcode: Place::NONE,
        opcode_end: 0,
        operands: 0,
        nesting: 0,
        kernel: 0,
        bytes: 0,
        size: 0,
        align: 0,
    };

    /// The next item; `None` at the end.
    #[inline]
    fn next<'text>(&mut self, text: &'text [u8]) -> Result<Option<Item<'text>>, Error> {
        loop {
            match self.within {
                Within::Operands => return self.operands(text).map(Some),
                Within::Asking => match self.asking_operand() {
                    Some(item) => return Ok(Some(item)),
                    None => self.within = Within::Statements,
                },
                Within::Nothing => return Ok(None),
                _ => {}
            }
            self.cursor.skip_blanks(text)?;
            let start = self.cursor;
            let found = match self.cursor.byte(text) {
                b'.' => self.directive(text)?,
                byte if is_of_word(byte) => self.word(text)?,
                0 => return self.end(),
                byte => self.punctuation(byte, text)?,
            };
            if let Some(asks) = found {
                return Ok(Some(Item {
                    kind: asks.kind,
                    text: asks.text,
                    operands: if asks.counted > MOST_OPERANDS { 0 } else { asks.counted },
                    counted: asks.counted,
                    // In the same line the word says more.
                    place: if asks.is_told_here && self.cursor.line != start.line {
                        Place::of(self.cursor)
                    } else {
                        Place::of(start)
                    },
                }));
            }
        }
    }

    /// The end of the text.
    fn end<'text>(&mut self) -> Result<Option<Item<'text>>, Error> {
        if self.within != Within::Statements || self.depth != 0 || self.header != Header::None {
            return Err(Error::PtxEnd);
        }
        self.within = Within::Nothing;
        Ok(None)
    }
}

/// An item that was found.
pub(super) struct Asks<'text> {
    pub text: &'text [u8],
    pub kind: ItemKind,
    /// Whether ptxas tells of it where the reader is, behind its numbers; else where it begins.
    pub is_told_here: bool,
    /// How many operands, or what the text names where it is a name.
    pub counted: u32,
}

impl<'text> Asks<'text> {
    pub const fn of(kind: ItemKind, text: &'text [u8]) -> Self {
        Self {
            text,
            kind,
            is_told_here: false,
            counted: 0,
        }
    }

    /// A directive of this form.
    pub const fn directive(form: &'text [u8]) -> Self {
        Self::of(ItemKind::Directive, form)
    }

    /// What a name asks.
    pub fn named(name: &'text [u8], named: Named) -> Self {
        Self {
            counted: named.number(),
            ..Self::directive(name)
        }
    }
}
