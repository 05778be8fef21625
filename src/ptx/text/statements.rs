//! Labels, instructions up to their operands, directives and punctuation.

use super::directives::Header;
use super::directives::{Kind, Space, declaration, kind_of, linkage, pragma, size_of};
use super::item::{ItemKind, Place};
use super::items::{Asks, State, Within};
use super::operands::asking_target;
use super::values::decimal;
use crate::Error;

impl State {
    /// A name or a number: a label, an instruction, or part of what is being read.
    #[inline]
    pub(super) fn word<'text>(&mut self, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
        let start = self.cursor;
        let word = self.cursor.word(text);
        let is_number = word.first().is_some_and(u8::is_ascii_digit);
        match self.within {
            Within::Statements if self.header == Header::None => {}
            Within::Statements => {
                if self.header == Header::Entry {
                    self.kernel_is(start);
                }
                return Ok(None);
            }
            Within::Initialiser => return Ok(self.initial(word, text)),
            Within::Section if !is_number => return self.section_word(text),
            Within::Declaration if self.size_is_next(text, start) => {
                self.size = self.size.saturating_mul(decimal(word).unwrap_or(u32::MAX));
                return Ok(None);
            }
            Within::Declaration | Within::Names if self.is_named_parameter() && !is_number => {
                self.name_is(start);
                return Ok(None);
            }
            _ => return Ok(None),
        }
        if is_number {
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
    #[inline(never)]
    fn more_modifiers(&mut self, text: &[u8]) -> Result<(), Error> {
        while self.cursor.byte(text) == b'.' {
            self.cursor.word(text);
            self.opcode_end = self.cursor.at;
            self.cursor.skip_blanks(text)?;
        }
        Ok(())
    }

    /// What begins with a dot.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(super) fn directive<'text>(&mut self, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
        let start = self.cursor;
        let word = self.cursor.dot_word(text);
        let asks = |form: &'static [u8]| Some(Asks::directive(form));
        match self.within {
            Within::Names if matches!(word, b".noreturn" | b".abi_preserve" | b".abi_preserve_control") => {
                return Ok(Some(Asks::directive(word)));
            }
            Within::Names if matches!(word, b".param") => {
                self.parameter_begins(Space::Param);
                return Ok(None);
            }
            Within::Statements | Within::Declaration => {}
            _ => return Ok(None),
        }
        Ok(match kind_of(word) {
            Kind::Version => {
                self.cursor.skip_blanks(text)?;
                Some(Asks::of(ItemKind::Version, self.cursor.word(text)))
            }
            Kind::Target => {
                let list = self.list(text)?;
                self.opcode = Place::of(start);
                self.operands = asking_target(list);
                self.within = Within::Asking;
                Some(Asks::of(ItemKind::Target, list))
            }
            Kind::Loc => asks(self.loc(text)?),
            Kind::File => Some(self.file(text)?),
            Kind::Linkage => {
                let mut ahead = self.cursor;
                ahead.skip_blanks(text)?;
                linkage(word, ahead.dot_word(text)).and_then(asks)
            }
            Kind::Entry => {
                self.header = Header::Entry;
                (self.bytes, self.kernel) = (0, 0);
                None
            }
            Kind::Func => {
                self.header = Header::Func;
                None
            }
            // What a pointer points to.
            Kind::Space if self.within == Within::Declaration && self.nesting == 1 => None,
            Kind::Space => {
                self.within = Within::Declaration;
                self.parameter_begins(Space::of(word).unwrap_or_default());
                None
            }
            Kind::Pointer => {
                self.cursor.skip_blanks(text)?;
                // Alignment is that of what it points to, from here on.
                self.nesting = 1;
                Some(Asks {
                    is_told_here: true,
                    ..Asks::directive(b".ptr.alone")
                })
            }
            Kind::Numbers(most) => Some(self.numbers(word, most, text)?),
            Kind::Align => {
                let align = self.number(text)?;
                if self.nesting == 0 {
                    self.align = align;
                }
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
                self.cursor.skip_blanks(text)?;
                Some(Asks {
                    is_told_here: true,
                    ..Asks::directive(b".section.b8")
                })
            }
            Kind::OfFunction => asks(match (word, self.header) {
                (b".language", Header::Entry) => b".language.entry",
                (b".language", _) => b".language.func",
                (_, Header::Entry) => b".local_maxnreg.entry",
                _ => b".local_maxnreg.func",
            }),
            Kind::Names => {
                self.within = Within::Names;
                self.space = Space::Reg;
                Some(Asks::directive(word))
            }
            // What is in its parentheses asks for itself, here and within a declaration.
            Kind::Nothing
                if matches!(word, b".attribute")
                    && self.within == Within::Statements
                    && self.header == Header::None =>
            {
                self.within = Within::Declaration;
                None
            }
            Kind::Nothing => None,
            Kind::Plain => match (self.within, size_of(word)) {
                (Within::Declaration, Some(size)) => {
                    self.size = size;
                    self.align = self.align.max(size).max(1);
                    declaration(self.space, word, self.header).and_then(asks)
                }
                _ => Some(Asks::directive(word)),
            },
        })
    }

    /// What is neither a directive nor a word.
    #[inline(never)]
    pub(super) fn punctuation<'text>(&mut self, byte: u8, text: &'text [u8]) -> Result<Option<Asks<'text>>, Error> {
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
                if self.depth == 0 {
                    self.cursor.skip(1);
                    return Ok(self.kernel_ends(text));
                }
            }
            b';' => {
                let is_prototype = in_statements && self.header == Header::Entry;
                // A pragma may stand before a function's body.
                if self.within != Within::Pragma {
                    self.header = Header::None;
                }
                self.within = Within::Statements;
                if is_prototype {
                    self.bytes = 0;
                    self.cursor.skip(1);
                    return directive(b".entry.prototype");
                }
            }
            b'=' if self.within == Within::Declaration => self.within = Within::Initialiser,
            b',' | b')' if self.within == Within::Declaration && self.header != Header::None => {
                self.within = Within::Statements;
                self.cursor.skip(1);
                return Ok(self.parameter_ends(byte == b')', text));
            }
            b']' if self.is_named_parameter() => {
                self.cursor.skip(1);
                return Ok(Some(self.parameter(text)));
            }
            b',' | b')' if self.within == Within::Names && self.space == Space::Param => {
                self.cursor.skip(1);
                return Ok(Some(self.parameter(text)));
            }
            b'-' if self.within == Within::Section => {
                self.cursor.skip(1);
                return if self.cursor.byte(text).is_ascii_digit() {
                    directive(b".section.line.negative")
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
}
