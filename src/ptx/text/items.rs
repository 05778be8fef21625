//! Reading PTX text: what asks for something in it, one after the other.

use super::cursor::{Class, Cursor, class_of, is_of_word};
use super::directives::{Kind, Space, declaration, kind_of, linkage, pragma, size_of};
use super::specials::may_be_special;
use crate::Error;
use crate::ptx::{Fault, Form};

coded_enum! {
    /// What an item of PTX text is.
    pub enum ItemKind {
        /// `.version`: its text is the number.
        Version     = 1, VERSION,     ".version";
        /// `.target`: its text is the list.
        Target      = 2, TARGET,      ".target";
        /// Another directive; its text is its form: ".loc.inlined_at", ".init.mask".
        Directive   = 3, DIRECTIVE,   "directive";
        /// An instruction with its modifiers.
        Instruction = 4, INSTRUCTION, "instruction";
        /// A special register among the operands of the instruction that comes next.
        Register    = 5, REGISTER,    "special register";
    }
}

/// Something in PTX text that asks for a target, a `.version` or a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item<'text> {
    /// What it is.
    pub kind: ItemKind,
    /// An instruction and its modifiers as they are written; for a directive what [`Form::parse`] takes.
    pub text: &'text [u8],
    /// How many operands an instruction or `.file` has; a vector, an address and what is in parentheses are one. 0 for the others.
    pub operands: u32,
    /// The same, as the form's family counts them.
    pub(crate) counted: u32,
    /// Where its word begins.
    pub place: Place,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "smarch_ptx_place")]
#[repr(C)]
pub struct Place {
    /// The offset in bytes.
    pub offset: u64,
    /// From 1 on; lines end with a line feed. 0 where the text as a whole is meant.
    pub line: u32,
    /// From 1 on, in bytes.
    pub column: u32,
}

/// Where a reader lost its footing, and what it met there. Nothing is known of the text from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// [`Error::PtxComment`], [`Error::PtxString`], [`Error::PtxEnd`], [`Error::PtxBrace`], [`Error::PtxSyntax`].
    pub error: Error,
    /// Where.
    pub place: Place,
}

impl Place {
    /// No place: line 0.
    pub const NONE: Self = Self {
        offset: 0,
        line: 0,
        column: 0,
    };

    /// The place so many bytes later in the same line.
    pub(crate) fn after(self, bytes: usize) -> Self {
        Self {
            offset: self.offset.saturating_add(bytes as u64),
            column: self.column.saturating_add(u32::try_from(bytes).unwrap_or(u32::MAX)),
            ..self
        }
    }

    /// The offset in a text that is in memory.
    fn start(self) -> usize {
        usize::try_from(self.offset).unwrap_or(usize::MAX)
    }

    fn of(cursor: Cursor) -> Self {
        Self {
            offset: cursor.at as u64,
            line: cursor.line,
            column: cursor.column(),
        }
    }
}

impl Item<'_> {
    /// The form that the item is.
    ///
    /// # Errors
    /// As [`Form::parse`]: nothing is known of such an instruction, nor of one between whose modifiers there are blanks or comments. The place is
    /// that in [`text`](Self::text).
    pub fn form(&self) -> Result<Form, Fault> {
        Form::of_item(self.text, self.counted)
    }
}

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
    cursor: Cursor,
    within: Within,
    header: Header,
    /// Of what is declared.
    space: Space,
    /// How many braces are open.
    depth: u32,
    /// The instruction whose operands are read: where it begins, and where its modifiers end.
    opcode: Place,
    opcode_end: usize,
    operands: u32,
    /// The brackets that are open among the operands.
    nesting: u32,
    /// Of a kernel's parameters: the bytes of those before, and size, count and alignment of this one.
    bytes: u32,
    size: u32,
    align: u32,
}

/// How many numbers hold a [`State`].
#[cfg(feature = "capi")]
pub(crate) const STATE_WORDS: usize = 9;

#[cfg(feature = "capi")]
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

#[cfg(feature = "capi")]
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
            bytes,
            size,
            align,
        }
    }
}

/// What is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Within {
    /// Nothing: the end was reached, or the footing was lost.
    Nothing,
    /// Statements.
    Statements,
    /// The operands of an instruction.
    Operands,
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

/// Whether a function's name, parameters and directives are being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Header {
    None,
    Entry,
    Func,
}

#[cfg(feature = "capi")]
impl Within {
    const ALL: [Self; 8] = [
        Self::Nothing,
        Self::Statements,
        Self::Operands,
        Self::Names,
        Self::Declaration,
        Self::Initialiser,
        Self::Pragma,
        Self::Section,
    ];
}

#[cfg(feature = "capi")]
impl Header {
    const ALL: [Self; 3] = [Self::None, Self::Entry, Self::Func];
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
                    operands: asks.operands,
                    counted: asks.operands,
                    place: Place::of(start),
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

    /// Goes over the operands of an instruction, up to a special register or the end: that, or the instruction.
    #[inline]
    fn operands<'text>(&mut self, text: &'text [u8]) -> Result<Item<'text>, Error> {
        let mut cursor = self.cursor;
        let (mut operands, mut nesting) = (self.operands, self.nesting);
        loop {
            let byte = cursor.byte(text);
            match class_of(byte) {
                Class::Operand => cursor.skip(1),
                Class::Register => {
                    let start = cursor;
                    if is_special(&mut cursor, text) {
                        *self = Self {
                            cursor,
                            operands,
                            nesting,
                            ..*self
                        };
                        return Ok(Item {
                            kind: ItemKind::Register,
                            text: text.get(start.at..cursor.at).unwrap_or_default(),
                            operands: 0,
                            counted: 0,
                            place: Place::of(start),
                        });
                    }
                }
                Class::Comma => {
                    operands = operands.saturating_add(u32::from(nesting == 0));
                    cursor.skip(1);
                }
                Class::Open => {
                    nesting = nesting.saturating_add(1);
                    cursor.skip(1);
                }
                Class::Close => {
                    nesting = nesting.saturating_sub(1);
                    cursor.skip(1);
                }
                Class::LineFeed => cursor.next_line(),
                Class::End => {
                    let opcode = text.get(self.opcode.start()..self.opcode_end).unwrap_or_default();
                    let has_one_more = opcode.starts_with(b"tcgen05.mma") && ends_with_number(text, cursor.at);
                    cursor.skip(1);
                    self.cursor = cursor;
                    self.within = Within::Statements;
                    return Ok(Item {
                        kind: ItemKind::Instruction,
                        text: opcode,
                        operands,
                        counted: operands.saturating_add(u32::from(has_one_more)),
                        place: self.opcode,
                    });
                }
                Class::Slash => {
                    self.cursor = cursor;
                    if !cursor.skip_comment(text)? {
                        cursor.skip(1);
                    }
                }
                Class::Quote => {
                    self.cursor = cursor;
                    cursor.string(text)?;
                }
                Class::Nul => {
                    self.cursor = cursor;
                    return Err(Error::PtxEnd);
                }
            }
        }
    }

    /// A name or a number: a label, an instruction, or part of what is being read.
    #[inline]
    fn word<'text>(&mut self, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
        let start = self.cursor;
        let word = self.cursor.word(text);
        match self.within {
            Within::Statements if self.header == Header::None => {}
            Within::Initialiser => return Ok(self.initial(word, text)),
            Within::Section if !word.first().is_some_and(u8::is_ascii_digit) => return self.section_word(text),
            Within::Declaration if self.size_is_next(text, start) => {
                let count = core::str::from_utf8(word).ok().and_then(|word| word.parse().ok());
                self.size = self.size.saturating_mul(count.unwrap_or(u32::MAX));
                return Ok(None);
            }
            _ => return Ok(None),
        }
        if word.first().is_some_and(u8::is_ascii_digit) {
            self.cursor = start;
            return Err(Error::PtxSyntax);
        }
        self.opcode_end = self.cursor.at;
        self.cursor.skip_blanks(text)?;
        match self.cursor.byte(text) {
            b':' => {
                self.cursor.skip(1);
                return Ok(None);
            }
            b'.' => self.more_modifiers(text)?,
            _ => {}
        }
        self.opcode = Place::of(start);
        self.operands = u32::from(self.cursor.byte(text) != b';');
        self.nesting = 0;
        self.within = Within::Operands;
        Ok(None)
    }

    /// The modifiers that follow behind blanks.
    #[cold]
    fn more_modifiers(&mut self, text: &[u8]) -> Result<(), Error> {
        while self.cursor.byte(text) == b'.' {
            self.cursor.word(text);
            self.opcode_end = self.cursor.at;
            self.cursor.skip_blanks(text)?;
        }
        Ok(())
    }
}

impl State {
    /// What begins with a dot.
    fn directive<'text>(&mut self, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
        let word = self.cursor.dot_word(text);
        let asks = |form: &'static [u8]| Some(Asks::directive(form));
        match self.within {
            Within::Names if matches!(word, b".noreturn" | b".abi_preserve" | b".abi_preserve_control") => {
                return Ok(Some(Asks::directive(word)));
            }
            Within::Statements | Within::Declaration => {}
            _ => return Ok(None),
        }
        Ok(match kind_of(word) {
            Kind::Version => {
                self.cursor.skip_blanks(text)?;
                Some(Asks::of(ItemKind::Version, self.cursor.word(text)))
            }
            Kind::Target => Some(Asks::of(ItemKind::Target, self.list(text)?)),
            Kind::Loc => asks(self.loc(text)?),
            Kind::File => Some(self.file(text)?),
            Kind::Linkage => {
                let mut ahead = self.cursor;
                ahead.skip_blanks(text)?;
                linkage(word, ahead.dot_word(text)).and_then(asks)
            }
            Kind::Entry => {
                self.header = Header::Entry;
                self.bytes = 0;
                None
            }
            Kind::Func => {
                self.header = Header::Func;
                None
            }
            Kind::Space => {
                self.within = Within::Declaration;
                self.space = Space::of(word).unwrap_or_default();
                (self.size, self.align) = (0, 0);
                None
            }
            Kind::Pointer => {
                let mut ahead = self.cursor;
                ahead.skip_blanks(text)?;
                if Space::of(ahead.dot_word(text)).is_some() {
                    self.cursor = ahead;
                }
                asks(b".ptr")
            }
            Kind::AddressSize => {
                self.number(text)?;
                None
            }
            Kind::Align => {
                self.align = self.number(text)?;
                None
            }
            Kind::Attribute => asks(match (word, self.within) {
                (b".managed", Within::Declaration) => b".attribute.managed.global",
                (b".managed", _) => b".attribute.managed.func",
                (_, Within::Declaration) => b".attribute.unified.global",
                _ => b".attribute.unified.func",
            }),
            Kind::Pragma => {
                self.within = Within::Pragma;
                None
            }
            Kind::Section => {
                self.within = Within::Section;
                asks(b".section.b8")
            }
            Kind::OfFunction => asks(match (word, self.header) {
                (b".language", Header::Entry) => b".language.entry",
                (b".language", _) => b".language.func",
                (_, Header::Entry) => b".local_maxnreg.entry",
                _ => b".local_maxnreg.func",
            }),
            Kind::Names => {
                self.within = Within::Names;
                Some(Asks::directive(word))
            }
            Kind::Nothing => None,
            Kind::Plain => match (self.within, size_of(word)) {
                (Within::Declaration, Some(size)) => {
                    self.size = size;
                    self.align = self.align.max(size).max(1);
                    declaration(self.space, word).and_then(asks)
                }
                _ => Some(Asks::directive(word)),
            },
        })
    }

    /// The words of a list, with the commas between them.
    fn list<'text>(&mut self, text: &'text [u8]) -> Result<&'text [u8], Error> {
        self.cursor.skip_blanks(text)?;
        let start = self.cursor.at;
        loop {
            self.cursor.word(text);
            let mut ahead = self.cursor;
            ahead.skip_blanks(text)?;
            if ahead.byte(text) != b',' {
                return Ok(text.get(start..self.cursor.at).unwrap_or_default());
            }
            ahead.skip(1);
            ahead.skip_blanks(text)?;
            self.cursor = ahead;
        }
    }

    /// Goes over a number; it, or 0 where it is none or does not fit.
    fn number(&mut self, text: &[u8]) -> Result<u32, Error> {
        self.cursor.skip_blanks(text)?;
        let digits = core::str::from_utf8(self.cursor.word(text));
        Ok(digits.ok().and_then(|digits| digits.parse().ok()).unwrap_or(0))
    }

    /// Whether a character comes next, which is gone over.
    fn takes(&mut self, byte: u8, text: &[u8]) -> Result<bool, Error> {
        self.cursor.skip_blanks(text)?;
        let is = self.cursor.byte(text) == byte;
        self.cursor.skip(usize::from(is));
        Ok(is)
    }

    /// What follows `.loc`: "1 20 3, function_name $L__info_string0, inlined_at 1 10 2".
    fn loc(&mut self, text: &[u8]) -> Result<&'static [u8], Error> {
        let mut form: &[u8] = b".loc";
        for _ in 0..3 {
            self.number(text)?;
        }
        while self.takes(b',', text)? {
            self.cursor.skip_blanks(text)?;
            if self.cursor.word(text) == b"inlined_at" {
                form = b".loc.inlined_at";
                for _ in 0..3 {
                    self.number(text)?;
                }
            } else {
                self.number(text)?;
                if self.takes(b'+', text)? {
                    self.number(text)?;
                }
            }
        }
        Ok(form)
    }

    /// What follows `.file`: "1 "a.cu", 1700000000, 1234".
    fn file(&mut self, text: &[u8]) -> Result<Asks<'static>, Error> {
        self.number(text)?;
        self.cursor.skip_blanks(text)?;
        if self.cursor.byte(text) != b'"' {
            return Err(Error::PtxSyntax);
        }
        self.cursor.string(text)?;
        let mut operands = 2u32;
        while self.takes(b',', text)? {
            self.number(text)?;
            operands = operands.saturating_add(1);
        }
        Ok(Asks {
            operands,
            ..Asks::directive(b".file")
        })
    }

    /// What is neither a directive nor a word.
    fn punctuation<'text>(&mut self, byte: u8, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
        let directive = |form: &'static [u8]| Ok(Some(Asks::directive(form)));
        let in_statements = self.within == Within::Statements;
        match byte {
            b'"' => {
                let string = self.cursor.string(text)?;
                if self.within == Within::Pragma {
                    return directive(pragma(string));
                }
                return if in_statements && self.header == Header::None {
                    Err(Error::PtxSyntax)
                } else {
                    Ok(None)
                };
            }
            b'{' => {
                self.depth = self.depth.saturating_add(1);
                if in_statements {
                    self.header = Header::None;
                }
            }
            b'}' => {
                self.depth = self.depth.checked_sub(1).ok_or(Error::PtxBrace)?;
                match self.within {
                    Within::Section => self.within = Within::Statements,
                    Within::Statements | Within::Initialiser => {}
                    _ => return Err(Error::PtxSyntax),
                }
            }
            b';' => {
                // A pragma may stand before a function's body.
                if self.within != Within::Pragma {
                    self.header = Header::None;
                }
                self.within = Within::Statements;
            }
            b'=' if self.within == Within::Declaration => self.within = Within::Initialiser,
            b',' | b')' if self.within == Within::Declaration && self.header != Header::None => {
                self.within = Within::Statements;
                self.cursor.skip(1);
                return self.parameter_ends(byte == b')').map_or(Ok(None), directive);
            }
            b'-' if self.within == Within::Section => {
                self.cursor.skip(1);
                return if self.cursor.byte(text).is_ascii_digit() {
                    directive(b".section.negative")
                } else {
                    Ok(None)
                };
            }
            b'@' if in_statements && self.header == Header::None => {
                self.cursor.skip(1);
                self.takes(b'!', text)?;
                self.cursor.skip_blanks(text)?;
                self.cursor.word(text);
                return Ok(None);
            }
            _ if in_statements && self.header == Header::None => return Err(Error::PtxSyntax),
            _ => {}
        }
        self.cursor.skip(1);
        Ok(None)
    }

    /// The end of a parameter; with the last what a kernel with so many bytes of them asks for.
    fn parameter_ends(&mut self, is_last: bool) -> Option<&'static [u8]> {
        /// What every target takes.
        const TAKEN: u32 = 4352;
        if self.header != Header::Entry || self.space != Space::Param {
            return None;
        }
        let begins = self
            .bytes
            .checked_next_multiple_of(self.align.max(1))
            .unwrap_or(u32::MAX);
        self.bytes = begins.saturating_add(self.size);
        let form: &[u8] = if self.bytes > TAKEN {
            b".entry.32764"
        } else {
            b".entry.256"
        };
        is_last.then_some(form)
    }

    /// Whether the word at this place is how many elements a kernel's parameter has.
    fn size_is_next(&self, text: &[u8], start: Cursor) -> bool {
        let before = start.at.checked_sub(1).and_then(|before| text.get(before));
        self.header == Header::Entry && before == Some(&b'[')
    }

    /// A word of an initialiser.
    fn initial<'text>(&mut self, word: &[u8], text: &[u8]) -> Option<Asks<'text>> {
        let form: &[u8] = match word {
            [b'0'..=b'9', ..] if self.cursor.byte(text) == b'(' => b".init.mask",
            [b'0'..=b'9', ..] => return None,
            b"generic" => b".init.generic",
            _ => b".init.name",
        };
        Some(Asks::directive(form))
    }

    /// What follows a word of a section.
    fn section_word<'text>(&mut self, text: &[u8]) -> Result<Option<Asks<'text>>, Error> {
        self.cursor.skip_blanks(text)?;
        let form: &[u8] = match self.cursor.byte(text) {
            b':' => b".section.label",
            b'+' => b".section.label_offset",
            b'-' => b".section.label_difference",
            _ => return Ok(None),
        };
        self.cursor.skip(1);
        Ok(Some(Asks::directive(form)))
    }
}

/// An item that was found, without its place.
struct Asks<'text> {
    kind: ItemKind,
    text: &'text [u8],
    operands: u32,
}

impl<'text> Asks<'text> {
    const fn of(kind: ItemKind, text: &'text [u8]) -> Self {
        Self {
            kind,
            text,
            operands: 0,
        }
    }

    /// A directive of this form.
    const fn directive(form: &'text [u8]) -> Self {
        Self::of(ItemKind::Directive, form)
    }
}

/// Whether the last operand before this offset is a number. Of `tcgen05.mma` that is a scale, which asks for what one operand more does.
#[cold]
fn ends_with_number(text: &[u8], end: usize) -> bool {
    let before = text.get(..end).unwrap_or_default().trim_ascii_end();
    let digits = before
        .iter()
        .rev()
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    let operand = before
        .split_at_checked(before.len().saturating_sub(digits))
        .map(|(_, operand)| operand);
    // A register of PTX begins with a letter, "%", "_" or "$".
    operand.and_then(<[u8]>::first).is_some_and(u8::is_ascii_digit)
        && before
            .get(..before.len().saturating_sub(digits))
            .and_then(<[u8]>::last)
            .is_none_or(|byte| matches!(byte, b',' | b' ' | b'\t' | b'\n'))
}

/// Goes over a register's name; whether it may be a special one, whose component goes with it.
#[inline(always)]
fn is_special(cursor: &mut Cursor, text: &[u8]) -> bool {
    let name = text.get(cursor.at.saturating_add(1)..).unwrap_or_default();
    let may_be = matches!(name, [first, second, ..] if may_be_special(*first, *second));
    cursor.skip(1);
    if !may_be {
        return false;
    }
    let before = cursor.at.saturating_sub(1);
    while is_of_word(cursor.byte(text)) {
        cursor.skip(1);
    }
    if !Form::has_family(text.get(before..cursor.at).unwrap_or_default()) {
        return false;
    }
    if let Some([b'.', b'x' | b'y' | b'z' | b'w', ..]) = text.get(cursor.at..) {
        cursor.skip(2);
    }
    true
}
