//! The syntax of operands: which token may follow which.

use super::module::Module;
use super::tokens::{Kind, Token};

/// How deep brackets may stand in each other; deeper nothing is judged.
const MOST_OPEN: usize = 8;

/// What stands before a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Start,
    /// A comma, or what opens: an operand must follow.
    Comma,
    /// One that stands between numbers, or before a register's offset.
    Operator,
    /// One that stands before an operand.
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
struct Operands {
    open: [u8; MOST_OPEN],
    depth: usize,
    before: Before,
    /// Whether a bar stands in the operand: `%p1|%p2`.
    is_paired: bool,
}

impl Module {
    /// Goes over the operands of an instruction, up to its semicolon.
    pub(super) fn operands(&mut self, text: &[u8]) -> Result<(), Token> {
        let mut operands = Operands {
            open: [0; MOST_OPEN],
            depth: 0,
            before: Before::Start,
            is_paired: false,
        };
        loop {
            let token = self.cursor.token(text);
            if token.is_sign(b';') && operands.may_end() {
                return Ok(());
            }
            if operands.depth == MOST_OPEN {
                return self.skip_statement(text);
            }
            let is_cast = token.kind == Kind::Dot && operands.before == Before::Comma && operands.around() == b'(';
            if is_cast {
                // `(.u64)5`
                self.expect(b')', text)?;
                operands.depth = operands.depth.saturating_sub(1);
            } else if !operands.takes(token, text) {
                return Err(token);
            }
        }
    }
}

impl Operands {
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
        let is_offset = self.before == Before::Operator || self.around() == b'(';
        let (is_taken, before) = match token.kind {
            Kind::Word if is_register => (!self.is_behind() && !is_offset, Before::Word),
            Kind::Word if matches!(word, b"WARP_SZ") => (!self.is_behind(), Before::Number),
            Kind::Word | Kind::Sign(b'_') => (!self.is_behind() && self.before != Before::Operator, Before::Word),
            Kind::Number => (!self.is_behind(), Before::Number),
            Kind::Dot => (self.before == Before::Word && !begins(word), Before::Component),
            Kind::Sign(b',') => (
                self.is_behind() && !(self.around() == b'[' && self.before == Before::Number),
                Before::Comma,
            ),
            Kind::Sign(b'|') if self.before != Before::Number => (self.is_behind() && !self.is_paired, Before::Comma),
            Kind::Sign(sign @ (b'{' | b'[' | b'(')) => return self.opens(sign),
            Kind::Sign(sign @ (b'}' | b']' | b')')) => return self.closes(sign),
            Kind::Sign(sign) => return self.takes_operator(sign),
            Kind::String | Kind::End | Kind::EndInComment => (false, Before::Start),
        };
        self.is_paired = token.is_sign(b'|') || self.is_paired && !token.is_sign(b',');
        self.before = before;
        is_taken
    }

    fn opens(&mut self, sign: u8) -> bool {
        let around = self.around();
        let is_first = matches!(self.before, Before::Start | Before::Comma);
        let may_open = match sign {
            b'{' => is_first && !matches!(around, b'{' | b'('),
            // An array's index stands behind its name.
            b'[' => self.before == Before::Word || is_first && !matches!(around, b'{' | b'('),
            _ => !self.is_behind(),
        };
        if let Some(cell) = self.open.get_mut(self.depth) {
            *cell = sign;
        }
        self.depth = self.depth.saturating_add(1);
        self.before = Before::Comma;
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
    fn takes_operator(&mut self, sign: u8) -> bool {
        let (may_stand, before) = match (sign, self.before) {
            // `[+8]`
            (b'+', Before::Comma) if self.around() == b'[' => (true, Before::Operator),
            (b'+' | b'-' | b'!' | b'~', Before::Start | Before::Comma | Before::Unary) => (true, Before::Unary),
            (b'+', Before::Word | Before::Component) => (true, Before::Operator),
            (
                b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'?' | b':',
                Before::Number,
            ) => (true, Before::Operator),
            // `<<`, `==`, a sign of what follows.
            (b'<' | b'>' | b'=' | b'&' | b'|' | b'-' | b'+' | b'~' | b'!', Before::Operator) => {
                (true, Before::Operator)
            }
            _ => (false, Before::Start),
        };
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
