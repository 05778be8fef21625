//! The syntax of operands: which token may follow which.

use super::cursor::{Cursor, is_of_word};
use super::faults::Fault;
use super::kinds::is_name;
use super::module::{Module, Within, name_length};
use super::numbers::overflows;
use super::registers::Type;
use super::shapes::{Array, is_float};
use super::symbols::{Found, SymbolKind, Symbols};
use super::tokens::{Kind, Token};
use crate::ptx::Form;
use crate::ptx::opcode::is_of_names;
use crate::ptx::types::is_type;

/// How deep brackets may stand in each other; deeper nothing is judged.
const MOST_OPEN: usize = 8;

/// What stands before a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Start,
    /// A comma, or what opens: an operand must follow.
    Comma,
    /// One behind which a number must follow.
    Operator,
    /// The plus before a register's offset.
    Offset,
    /// The sign of an operand, of a name or of a number.
    Unary,
    /// A number, or an expression in parentheses.
    Number,
    Word,
    /// A register's component.
    Component,
    /// What brackets or braces close.
    Closed,
}

/// The operands of a statement, as far as they are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operands {
    open: [u8; MOST_OPEN],
    depth: usize,
    before: Before,
    /// Whether a bar stands in the operand: `%p1|%p2`.
    is_paired: bool,
    /// Whether another operand stands before.
    is_later: bool,
    /// How many commas stand in the bracket that is open.
    commas: u8,
    /// Whether the expression has a question mark.
    is_question: bool,
    /// Whether a name stands before the bracket that is open, and whether that is of no array.
    is_index: bool,
    is_no_array: bool,
    /// Where the expression at hand begins, and whether it divides by something.
    expression: usize,
    divides: bool,
}

impl Module {
    /// Goes over the operands of an instruction, up to its semicolon.
    pub(super) fn more_operands(
        &mut self,
        mut operands: Operands,
        text: &[u8],
        symbols: Symbols<'_>,
    ) -> Result<(), Token> {
        self.within = Within::Statements;
        loop {
            let token = self.cursor.token(text);
            if operands.divides && !operands.is_within(token) && self.judge_division(&operands, token, text) {
                return Ok(());
            }
            if token.is_sign(b';') && operands.may_end() {
                return Ok(());
            }
            if operands.depth == MOST_OPEN {
                return self.skip_statement(text);
            }
            let is_index = operands.before == Before::Word;
            let is_integer = operands.before == Before::Offset || operands.around() == b'[';
            if token.kind == Kind::Dot && is_index && Self::is_of_opcode(token, text) {
                continue;
            }
            let is_cast = token.kind == Kind::Dot && operands.before == Before::Comma && operands.around() == b'(';
            if is_cast {
                // `(.u64)5`
                self.expect(b')', text)?;
                operands.depth = operands.depth.saturating_sub(1);
            } else if !operands.takes(token, text) {
                let is_told = operands.divides && self.judge_division(&operands, token, text);
                return if is_told { Ok(()) } else { Err(token) };
            } else if token.is_sign(b'[') && operands.depth == 1 && is_index {
                operands.is_no_array = self.is_no_array(token, text, symbols);
            } else if token.is_sign(b']') && operands.depth == 0 && operands.is_no_array {
                operands.is_no_array = false;
                self.speak_of_token(token, self.cursor.ahead(text));
                self.place_at(self.cursor.ahead(text).start);
                self.say(Fault::NoArray);
                self.within = Within::Operands(operands);
                return Ok(());
            } else if token.kind == Kind::Number && is_integer && is_float(token.text(text)) {
                self.speak_of_token(token, token);
                self.say(Fault::NotInteger);
                self.within = Within::Operands(operands);
                return Ok(());
            } else if token.kind == Kind::Number && overflows(token.text(text)) {
                self.say_there(Fault::Overflow, token.start);
                self.within = Within::Operands(operands);
                return Ok(());
            } else if operands.before == Before::Component && self.judge_field(token, text, symbols) {
                self.within = Within::Operands(operands);
                return Ok(());
            }
        }
    }

    /// Whether the expression that ends before a token divides by zero: ptxas reads no further then.
    #[cold]
    fn judge_division(&mut self, operands: &Operands, end: Token, text: &[u8]) -> bool {
        let start = operands.expression;
        let expression = text.get(start..end.start.at).unwrap_or_default();
        let Some(length) = super::expressions::division_by_zero(expression) else {
            return false;
        };
        // Told of the line in which the divisor ends.
        let divided = expression.get(..length).unwrap_or_default().trim_ascii_end().len();
        let behind = expression.get(divided..).unwrap_or_default();
        let lines = behind.iter().filter(|&&byte| byte == b'\n').count();
        let lines = u32::try_from(lines).unwrap_or(u32::MAX);
        let place = Cursor {
            at: start.saturating_add(divided),
            line: end.start.line.saturating_sub(lines),
            ..end.start
        };
        self.stop(Fault::DivisionByZero, [start; 2], place, text);
        true
    }

    /// The name that stands before a token.
    fn name_before(token: Token, text: &[u8]) -> [usize; 2] {
        let before = text.get(..token.start.at).unwrap_or_default().trim_ascii_end();
        let is_part = |byte: &&u8| is_of_word(**byte) && **byte != b'%';
        let mut length = before.iter().rev().take_while(is_part).count();
        if before.iter().rev().nth(length) == Some(&b'%') {
            length = length.saturating_add(1);
        }
        [before.len().saturating_sub(length), before.len()]
    }

    /// Whether a word with a dot belongs to the name of an instruction that begins before it: "mul.wide".
    #[cold]
    fn is_of_opcode(token: Token, text: &[u8]) -> bool {
        let before = text.get(..token.start.at).unwrap_or_default();
        let is_part = |byte: &&u8| **byte == b'.' || is_of_word(**byte) && **byte != b'%';
        let length = before.iter().rev().take_while(is_part).count();
        let start = before.len().saturating_sub(length);
        if before.get(start.wrapping_sub(1)) == Some(&b'%') {
            return false;
        }
        token.end <= start.saturating_add(name_length(text.get(start..).unwrap_or_default()))
    }

    /// Whether the name before a bracket is known to be that of no array.
    #[cold]
    fn is_no_array(&self, bracket: Token, text: &[u8], symbols: Symbols<'_>) -> bool {
        let [start, end] = Self::name_before(bracket, text);
        let name = text.get(start..end).unwrap_or_default();
        match self.registers.of(name, text) {
            Some(of) => of.bytes() != 0 || of == Type::Pair,
            None if !is_name(name) => false,
            None => match symbols.find_symbol(text, name, bracket.start.at, &self.registers) {
                Ok(None) => true,
                Ok(Some(symbol)) => match symbol.of() {
                    SymbolKind::Label | SymbolKind::Function | SymbolKind::Kernel => true,
                    of if of.is_variable() => {
                        Array::at(symbol.end(), text).is_some_and(|array| array.elements.is_none())
                    }
                    _ => false,
                },
                Err(()) => false,
            },
        }
    }

    /// Whether something is said of a field: of registers of four bytes it is a selector of video instructions, others have none.
    #[cold]
    fn judge_field(&mut self, field: Token, text: &[u8], symbols: Symbols<'_>) -> bool {
        let [start, end] = Self::name_before(field, text);
        let name = text.get(start..end).unwrap_or_default();
        let fault = match self.registers.of(name, text) {
            Some(of) if of.bytes() == 0 => return false,
            Some(of) if of.bytes() == 4 && is_selector(field.text(text)) => return false,
            Some(of) if of.bytes() == 4 => Fault::NoVideoSelector,
            Some(_) => Fault::NoField,
            None if matches!(name, b"%tid" | b"%ntid" | b"%ctaid" | b"%nctaid") => {
                return self.judge_selector(field, text);
            }
            None if !is_name(name) => return false,
            None => match symbols.find(text, name, field.start.at, &self.registers) {
                Found::Undeclared | Found::Declared(SymbolKind::Label | SymbolKind::Function | SymbolKind::Kernel) => {
                    Fault::NoField
                }
                _ => return false,
            },
        };
        self.speak_of([field.start.at, field.end], field.start);
        self.say(fault);
        true
    }

    /// The same of a field of a special register, of which ptxas takes one letter.
    #[cold]
    fn judge_selector(&mut self, field: Token, text: &[u8]) -> bool {
        let first = field.start.at.saturating_add(1);
        let [b'.', letter, _, ..] = field.text(text) else {
            return false;
        };
        self.speak_of([first, first.saturating_add(1)], field.start);
        let is_one = matches!(letter, b'x'..=b'z' | b'w' | b'r' | b'g' | b'b' | b'a');
        self.say_if(!is_one, Fault::NoVectorSelector);
        self.say(Fault::Swizzle);
        true
    }
}

/// Whether ptxas takes it for bytes or halves of a register: ".b3", ".h10".
fn is_selector(field: &[u8]) -> bool {
    match field {
        [b'.', b'b' | b'h', digits @ ..] => {
            digits.len() <= 4 && digits.iter().all(|digit| matches!(digit, b'0'..=b'7'))
        }
        _ => false,
    }
}

/// Whether it may stand behind a name: no modifier but a type.
fn is_field(word: &[u8]) -> bool {
    let Some((_, own)) = word.split_first() else {
        return false;
    };
    matches!(own, [b'x'..=b'z' | b'w' | b'a' | b'b' | b'g' | b'r'])
        || is_type(own)
        || is_of_names(own)
        || matches!(own, b"alloc" | b"async" | b"mma")
        || !begins(word) && Form::unknown_modifier(word, 0).is_some()
}

impl Operands {
    /// None is read.
    pub(super) const NONE: Self = Self {
        open: [0; MOST_OPEN],
        depth: 0,
        before: Before::Start,
        is_paired: false,
        is_later: false,
        commas: 0,
        is_question: false,
        is_index: false,
        is_no_array: false,
        expression: 0,
        divides: false,
    };

    /// Whether a token goes on with the expression at hand, as far as its values are known before it ends.
    fn is_within(&self, token: Token) -> bool {
        match token.kind {
            Kind::Number => self.before == Before::Operator || self.around() == b'(',
            Kind::Word | Kind::Dot | Kind::Sign(b'(') => true,
            Kind::Sign(b',' | b';' | b'{' | b'}' | b'[' | b']') => false,
            Kind::Sign(b')') => self.around() == b'(',
            Kind::Sign(_) => true,
            Kind::String | Kind::End | Kind::EndInComment => false,
        }
    }

    /// The bracket that is open; 0: none.
    fn around(&self) -> u8 {
        let last = self.depth.checked_sub(1);
        last.and_then(|last| self.open.get(last)).copied().unwrap_or_default()
    }

    /// Whether an operand stands before, or part of one.
    fn is_behind(&self) -> bool {
        use Before::{Closed, Component, Number, Word};
        matches!(self.before, Closed | Component | Number | Word)
    }

    fn may_end(&self) -> bool {
        self.depth == 0 && (self.is_behind() || self.before == Before::Start)
    }

    /// Whether a token may stand here, which is gone over then.
    fn takes(&mut self, token: Token, text: &[u8]) -> bool {
        let word = token.text(text);
        let is_register = matches!(word, [b'%', ..]);
        if matches!(self.before, Before::Start | Before::Comma | Before::Offset) && self.around() != b'(' {
            (self.expression, self.divides) = (token.start.at, false);
        }
        self.divides |= self.before == Before::Number && matches!(token.kind, Kind::Sign(b'/' | b'%'));
        let is_offset = matches!(self.before, Before::Operator | Before::Offset) || self.around() == b'(';
        let (is_taken, before) = match token.kind {
            Kind::Word if is_register => (!self.is_behind() && !is_offset, Before::Word),
            Kind::Word if matches!(word, b"WARP_SZ") => (!self.is_behind(), Before::Number),
            Kind::Word | Kind::Sign(b'_') => {
                // The first operand alone may be `_`.
                let is_sink = token.is_sign(b'_') && self.is_later && self.depth == 0;
                (!self.is_behind() && !is_offset && !is_sink, Before::Word)
            }
            Kind::Number if self.is_paired => (false, Before::Start),
            // One of 32 bits is no part of an expression.
            Kind::Number if matches!(word, [b'0', b'f' | b'F', ..]) => {
                let is_alone = matches!(self.before, Before::Start | Before::Comma | Before::Offset);
                (is_alone, Before::Closed)
            }
            Kind::Number => (!self.is_behind(), Before::Number),
            Kind::Dot => (
                self.before == Before::Word && !self.is_paired && self.around() != b'[' && is_field(word),
                Before::Component,
            ),
            Kind::Sign(b',') => (
                self.is_behind() && !(self.around() == b'[' && self.before == Before::Number),
                Before::Comma,
            ),
            Kind::Sign(b'|') if text.get(token.end) == Some(&b'|') => (false, Before::Start),
            // The first operand alone may be a pair.
            Kind::Sign(b'|') if self.before != Before::Number => {
                let may_stand = self.is_behind() && !self.is_paired && !self.is_later;
                (may_stand, Before::Comma)
            }
            Kind::Sign(sign @ (b'{' | b'[' | b'(')) => return self.opens(sign),
            Kind::Sign(sign @ (b'}' | b']' | b')')) => return self.closes(sign),
            Kind::Sign(sign) => {
                let before = token.start.at.checked_sub(1).and_then(|at| text.get(at));
                let is_second = before.is_some_and(|byte| matches!(byte, b'<' | b'>' | b'=' | b'&' | b'!'));
                return self.takes_operator(sign, is_second);
            }
            Kind::String | Kind::End | Kind::EndInComment => (false, Before::Start),
        };
        if self.around() == b'[' {
            // Behind a comma stand a name or a vector, which is the last.
            let is_last = token.is_sign(b',') && (self.is_index || matches!(self.before, Before::Closed));
            if is_last || self.commas != 0 && token.kind == Kind::Number || self.commas > 1 && token.kind == Kind::Word
            {
                return false;
            }
            self.commas = self.commas.saturating_add(u8::from(token.is_sign(b',')));
        }
        self.is_paired = token.is_sign(b'|') || self.is_paired && !token.is_sign(b',');
        self.is_later |= token.is_sign(b',') && self.depth == 0;
        self.before = before;
        is_taken
    }

    fn opens(&mut self, sign: u8) -> bool {
        let around = self.around();
        let is_index = self.before == Before::Word;
        let is_first = matches!(self.before, Before::Start | Before::Comma);
        let may_open = match sign {
            b'{' => is_first && !matches!(around, b'{' | b'('),
            // An array's index stands behind its name.
            b'[' => around == 0 && !self.is_paired && (is_first || self.before == Before::Word),
            _ => !self.is_behind(),
        };
        if let Some(cell) = self.open.get_mut(self.depth) {
            *cell = sign;
        }
        self.depth = self.depth.saturating_add(1);
        self.before = Before::Comma;
        if sign == b'[' {
            (self.commas, self.is_index) = (0, is_index);
        }
        may_open
    }

    fn closes(&mut self, sign: u8) -> bool {
        let is_pair = matches!((self.around(), sign), (b'{', b'}') | (b'[', b']') | (b'(', b')'));
        let may_close = is_pair && self.is_behind();
        self.depth = self.depth.saturating_sub(1);
        self.before = if sign == b')' { Before::Number } else { Before::Closed };
        may_close
    }

    /// Signs of expressions, of which registers take an offset alone.
    fn takes_operator(&mut self, sign: u8, is_second: bool) -> bool {
        let (may_stand, before) = match (sign, self.before) {
            // `[+8]`
            (b'+', Before::Comma) if self.around() == b'[' => (true, Before::Operator),
            (b'-' | b'!', Before::Start | Before::Comma) if self.depth == 0 => (!self.is_paired, Before::Unary),
            (b'+' | b'-' | b'!' | b'~', Before::Start | Before::Comma | Before::Unary) => (
                !self.is_paired && (self.around() != b'[' || self.commas == 0),
                Before::Operator,
            ),
            (b'+', Before::Word | Before::Component) => (true, Before::Offset),
            (
                b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'?',
                Before::Number,
            ) => (true, Before::Operator),
            (b':', Before::Number) => (self.is_question, Before::Operator),
            // `<<`, `==`, a sign of what follows.
            (b'<' | b'>' | b'=' | b'&' | b'|', Before::Operator) => (is_second, Before::Operator),
            (b'-' | b'+' | b'~' | b'!', Before::Operator | Before::Offset) => (true, Before::Operator),
            _ => (false, Before::Start),
        };
        self.is_question |= sign == b'?';
        self.before = before;
        may_stand
    }
}

/// Whether a statement or a declaration begins so.
pub(super) fn begins(word: &[u8]) -> bool {
    is_directive(word)
        || matches!(
            word,
            b".param" | b".shared" | b".local" | b".global" | b".const" | b".weak"
        )
}

/// The same of words that no instruction has.
pub(super) fn is_directive(word: &[u8]) -> bool {
    matches!(
        word,
        b".reg"
            | b".loc"
            | b".pragma"
            | b".entry"
            | b".func"
            | b".visible"
            | b".extern"
            | b".section"
            | b".file"
            | b".target"
            | b".address_size"
            | b".align"
            | b".attribute"
            | b".branchtargets"
            | b".callprototype"
            | b".calltargets"
            | b".common"
            | b".managed"
            | b".maxnreg"
            | b".maxntid"
            | b".minnctapersm"
            | b".noreturn"
            | b".ptr"
            | b".reqntid"
    )
}
