//! A text as ptxas's parser reads it: its syntax, what it declares, what it calls.

use super::calls::Call;
use super::cursor::Cursor;
use super::declarations::{Names, Parameters};
use super::faults::Fault;
use super::functions::Comparison;
use super::item::Place;
use super::left::Left;
use super::plain;
use super::registers::{Registers, Type};
use super::shapes::Head;
use super::symbols::{Declared, Found, Sink, SymbolKind, Symbols};
use super::syntax::{Operands, is_directive};
use super::tokens::{Kind, Token, told_place};
use crate::Toolkit;
use crate::ptx::Form;

/// What ptxas says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told<'text> {
    pub fault: Fault,
    pub place: Place,
    /// The name in its words.
    pub name: &'text [u8],
}

/// A reader of a whole text.
#[derive(Clone, Debug)]
pub(crate) struct Module {
    pub(super) cursor: Cursor,
    pub(super) within: Within,
    pub registers: Registers,
    /// What is still to be said of the name at hand, a bit each.
    said: u128,
    name: [usize; 2],
    place: Place,
    /// What some of it names instead: an argument, a type; where that stands.
    other: [usize; 2],
    other_place: Place,
    /// What is told of behind the statement that ptxas breaks off.
    left: Left,
    /// What stands twice in that statement.
    twice: &'static [u8],
    /// How many of `.version`, `.target` and `.address_size` were read, or are read no more.
    pub(super) begun: u8,
    /// Whether all of the last call is known to be taken or refused.
    pub is_call_judged: bool,
    /// Whether of the last call the names that nothing declares are told.
    pub are_names_told: bool,
    pub(super) linkage: Linkage,
    /// The name of the function whose body is read, if it is declared as one of another module.
    pub(super) external: Option<[usize; 2]>,
    /// Whether samplers have names of their own, as the `.target` says.
    pub(super) has_samplers: bool,
    /// Whether the `.version` is one that had `.tex`.
    pub(super) has_textures: bool,
    pub(super) toolkit: Toolkit,
}

/// What is being read.
#[derive(Clone, Copy, Debug)]
pub(super) enum Within {
    Statements,
    /// The names of a declaration.
    Names(Names),
    /// The parameters or results of a function.
    Parameters(Parameters),
    /// What follows them.
    Head(Parameters),
    /// A function is compared with one of the same name before it.
    Comparison(Comparison),
    Call(Call),
    /// The operands of an instruction, behind something that was said of one.
    Operands(Operands),
    /// What may not stand there, behind what is said before it.
    Broken(Token),
    /// The end, or where ptxas reads no further.
    Nothing,
}

/// How a name is seen by other modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Linkage {
    #[default]
    None,
    Extern,
    Visible,
    Weak,
    Common,
}

impl Linkage {
    pub(super) fn of(word: &[u8]) -> Option<Self> {
        Some(match word {
            b".extern" => Self::Extern,
            b".visible" => Self::Visible,
            b".weak" => Self::Weak,
            b".common" => Self::Common,
            _ => return None,
        })
    }

    /// That of what is declared by the directive at this place.
    pub(super) fn before(text: &[u8], directive: usize) -> Self {
        let before = text.get(directive.saturating_sub(MOST_BETWEEN)..directive);
        let before = before.unwrap_or_default().trim_ascii_end();
        let length = before
            .iter()
            .rev()
            .take_while(|byte| byte.is_ascii_alphabetic())
            .count();
        let start = before.len().saturating_sub(length).saturating_sub(1);
        Self::of(before.get(start..).unwrap_or_default()).unwrap_or_default()
    }
}

/// How many bytes there are between a directive and the linkage before it at most.
const MOST_BETWEEN: usize = 64;

impl Module {
    pub(crate) const START: Self = Self {
        cursor: Cursor::START,
        within: Within::Statements,
        registers: Registers::NONE,
        said: 0,
        name: [0; 2],
        place: Place::NONE,
        other: [0; 2],
        other_place: Place::NONE,
        left: Left::NONE,
        twice: b"",
        begun: 0,
        is_call_judged: false,
        are_names_told: false,
        linkage: Linkage::None,
        external: None,
        has_samplers: false,
        has_textures: false,
        toolkit: Toolkit::V13_0,
    };

    /// Of a release.
    pub(crate) const fn of(toolkit: Toolkit) -> Self {
        Self { toolkit, ..Self::START }
    }

    /// What is said next of what begins before `limit`; `None`: nothing more.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(crate) fn next<'text>(
        &mut self,
        text: &'text [u8],
        symbols: Symbols<'_>,
        limit: usize,
        sink: &mut impl Sink,
    ) -> Option<Told<'text>> {
        loop {
            if self.said != 0
                && let Some(told) = self.tell(text)
            {
                return Some(told);
            }
            let read = match self.within {
                Within::Nothing => return None,
                Within::Statements if self.cursor.at >= limit => return None,
                Within::Statements => self.statement(text, symbols, sink),
                // Each looks again at what it is within: copies of all would stand on the stack here.
                Within::Names(_) => self.declare(text, symbols, sink),
                Within::Parameters(_) => self.parameter(text, symbols, sink),
                Within::Head(_) => self.head(text, symbols, sink),
                Within::Comparison(_) => {
                    self.compare(text);
                    Ok(())
                }
                Within::Call(_) => self.argument(text, symbols),
                Within::Operands(operands) => self.more_operands(operands, text, symbols),
                Within::Broken(token) => Err(token),
            };
            if let Err(token) = read {
                self.is_not(token, text);
            }
        }
    }

    /// Where the function begins in which ptxas stops, from here on; 0: in none.
    #[inline(never)]
    pub(crate) fn stops_in(&self, text: &[u8], symbols: Symbols<'_>) -> u32 {
        let mut ahead = self.clone();
        while let Some(told) = ahead.next(text, symbols, usize::MAX, &mut ()) {
            if told.fault.words().starts_with('!') {
                return ahead.registers.function();
            }
        }
        0
    }

    fn tell<'text>(&mut self, text: &'text [u8]) -> Option<Told<'text>> {
        let fault = Fault::ALL.get(self.said.trailing_zeros() as usize)?;
        self.said &= self.said.wrapping_sub(1);
        if fault.words().starts_with('!') {
            // What the statement that it broke off leaves to others is told behind it.
            self.said &= Fault::LEFT;
            self.within = Within::Nothing;
        }
        if Fault::LEFT >> *fault as u32 & 1 != 0 {
            return Some(Told {
                fault: *fault,
                place: Place {
                    line: self.left.line,
                    column: 1,
                    ..self.place
                },
                name: self.left.name,
            });
        }
        if *fault == Fault::Twice {
            return Some(Told {
                fault: *fault,
                place: self.place,
                name: self.twice,
            });
        }
        let [start, end] = if fault.is_of_other() { self.other } else { self.name };
        let place = if matches!(
            fault,
            Fault::Undeclared | Fault::NoSpace | Fault::EntryIncomplete | Fault::Overflow
        ) {
            self.other_place
        } else {
            self.place
        };
        Some(Told {
            fault: *fault,
            place,
            name: text.get(start..end).unwrap_or_default(),
        })
    }

    /// Something is said of the name at hand.
    pub(super) fn say(&mut self, fault: Fault) {
        self.said |= 1 << fault as u32;
    }

    pub(super) fn say_if(&mut self, is: bool, fault: Fault) {
        if is {
            self.say(fault);
        }
    }

    /// Takes back what is to be said, for later.
    pub(super) fn defer(&mut self) -> u128 {
        core::mem::take(&mut self.said)
    }

    pub(super) fn say_all(&mut self, said: u128) {
        self.said |= said;
    }

    /// Whether something is to be said.
    pub(crate) fn is_saying(&self) -> bool {
        self.said != 0
    }

    /// Whether it is said of the name at hand that it is declared twice, so that the first counts; several behind one are known all the same.
    pub(super) fn is_repeated(&self, count: u32) -> bool {
        let single = u128::from(count == 0) << Fault::DuplicateVariable as u32;
        self.said & (single | 1 << Fault::DuplicateRegisters as u32) != 0
    }

    /// Whether it is said of predicates that they are no variables.
    pub(super) fn is_saying_of_predicates(&self) -> bool {
        self.said >> Fault::OutsideRegisters as u32 & 1 != 0
    }

    /// What follows is said of a name, and where.
    pub(super) fn speak_of(&mut self, name: [usize; 2], place: Cursor) {
        self.name = name;
        self.place = Place::of(place);
    }

    /// Something is said that is told where its name stands.
    pub(super) fn say_there(&mut self, fault: Fault, place: Cursor) {
        self.other_place = Place::of(place);
        self.say(fault);
    }

    /// The same where others are told of the name at hand.
    pub(super) fn say_here(&mut self, fault: Fault) {
        self.other_place = self.place;
        self.say(fault);
    }

    /// What is said is said of this name.
    pub(super) fn name_is(&mut self, name: [usize; 2]) {
        self.name = name;
    }

    /// Told there.
    pub(super) fn place_at(&mut self, place: Cursor) {
        self.place = Place::of(place);
    }

    /// The same of a token, told in the line in which what follows it stands.
    pub(super) fn speak_of_token(&mut self, name: Token, behind: Token) {
        let is_in_line = behind.start.line == name.start.line;
        let place = if is_in_line { name.start } else { behind.start };
        self.speak_of([name.start.at, name.end], place);
    }

    /// Something is said that names something else.
    pub(super) fn say_of(&mut self, fault: Fault, other: [usize; 2], place: Cursor) {
        self.other = other;
        self.other_place = Place::of(place);
        self.say(fault);
    }

    /// The same of a token.
    pub(super) fn say_of_token(&mut self, fault: Fault, token: Token) {
        self.say_of(fault, [token.start.at, token.end], token.start);
    }

    /// A token that may not stand there.
    #[cold]
    fn is_not(&mut self, token: Token, text: &[u8]) {
        let mut end = token.end;
        if token.kind == Kind::Word {
            // Names of instructions have dots.
            let rest = text.get(token.start.at..).unwrap_or_default();
            end = end.max(token.start.at.saturating_add(name_length(rest)));
        }
        if let Kind::Sign(sign @ (b'<' | b'>' | b'=' | b'&' | b'|')) = token.kind
            && text.get(token.end) == Some(&sign)
        {
            end = end.saturating_add(1);
        }
        self.speak_of([token.start.at, end], token.start);
        self.said = 0;
        self.say(match token.kind {
            Kind::EndInComment => Fault::EndInComment,
            _ => Fault::Syntax,
        });
        if token.kind != Kind::EndInComment
            && let Some((left, said)) = super::left::left_of(text, token.start.at)
        {
            self.left = left;
            self.said |= said;
        }
        if let Some(line) = super::broken::line(text, token.start.at) {
            (self.other, self.twice) = (line.word, line.twice);
            self.say(line.fault);
        }
        // What is not ASCII was told before, or ends ptxas's process.
        if matches!(token.kind, Kind::Sign(128..)) {
            self.said = 0;
            self.within = Within::Nothing;
        }
    }

    /// ptxas stops there in an instruction: what it says of its modifiers stands before it.
    #[cold]
    pub(super) fn stop(&mut self, fault: Fault, name: [usize; 2], place: Cursor, text: &[u8]) {
        self.speak_of(name, place);
        self.said = 0;
        self.say(fault);
        if let Some(line) = super::broken::line(text, place.at) {
            (self.other, self.twice) = (line.word, line.twice);
            self.say(line.fault);
        }
    }

    /// Takes a token that must be this sign.
    pub(super) fn expect(&mut self, sign: u8, text: &[u8]) -> Result<(), Token> {
        let token = self.cursor.token(text);
        if token.is_sign(sign) { Ok(()) } else { Err(token) }
    }

    fn statement(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let is_inside = self.registers.depth() != 0;
        if is_inside && self.plain(text, symbols, sink) {
            return Ok(());
        }
        let token = self.cursor.token(text);
        match token.kind {
            Kind::End if !is_inside => self.within = Within::Nothing,
            Kind::Dot => return self.directive(token, text, symbols, sink),
            Kind::Word if is_inside => return self.word(token, text, symbols, sink),
            Kind::Sign(b'{') if is_inside => self.registers.open(token.start.at),
            Kind::Sign(b'}') if is_inside => self.close(token),
            Kind::Sign(b'@') if is_inside => return self.guard(text, symbols),
            _ => return Err(token),
        }
        Ok(())
    }

    /// Braces are closed.
    fn close(&mut self, brace: Token) {
        self.registers.close();
        if self.registers.depth() == 0
            && let Some(name) = self.external.take()
        {
            self.speak_of(name, brace.start);
            self.say(Fault::ExternalDefinition);
        }
    }

    /// Whether a statement stands here as compilers write it, which is gone over then.
    #[inline(always)]
    fn plain<S: Sink>(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut S) -> bool {
        if self.cursor.skip_blanks(text).is_err() {
            return false;
        }
        let end = if S::TAKES_NAMES_ALONE {
            plain::end_of_instruction(text, self.cursor.at)
        } else {
            let found = plain::instruction(text, self.cursor.at, &self.registers, |_, _| {});
            found.map(|instruction| instruction.end)
        };
        if let Some(end) = end {
            self.cursor.at = end;
            return true;
        }
        self.plain_beside(text, symbols, sink)
    }

    /// The same of a brace, a label or the declaration of a register, behind the blanks before it.
    #[inline(always)]
    pub(super) fn plain_beside(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> bool {
        let start = self.cursor.at;
        match self.cursor.byte(text) {
            b'{' => {
                self.cursor.skip(1);
                self.registers.open(start);
                return true;
            }
            // With the last one a function ends.
            b'}' if self.registers.depth() == 1 => return false,
            b'}' => {
                self.cursor.skip(1);
                self.registers.close();
                return true;
            }
            b'.' => return self.plain_register(text, symbols, sink),
            _ => {}
        }
        let Some(colon) = plain::colon_of_label(text, start) else {
            return false;
        };
        let at = |at| Cursor { at, ..self.cursor };
        let token = |kind, start: Cursor, end| Token { kind, start, end };
        let behind = colon.wrapping_add(1);
        let name = token(Kind::Word, self.cursor, colon);
        let colon = token(Kind::Sign(b':'), at(colon), behind);
        let mut next = at(behind);
        let is_alone = next.skip_blanks(text).is_ok() && !matches!(next.byte(text), b'.' | b':');
        if is_alone {
            self.cursor = next;
            self.mark(name, colon, SymbolKind::Label, next.at, text, symbols, sink);
        }
        is_alone
    }

    /// Whether a statement in a body is read next, from this place on, and nothing is to be said.
    #[inline(always)]
    pub(super) fn is_at_statement(&self, cursor: Cursor) -> bool {
        matches!(self.within, Within::Statements)
            && !self.is_saying()
            && self.registers.depth() != 0
            && self.cursor == cursor
    }

    /// What a name at this place is.
    pub(super) fn find(&self, text: &[u8], token: Token, symbols: Symbols<'_>) -> Found {
        symbols.find(text, token.text(text), token.start.at, &self.registers)
    }

    /// The guard of an instruction.
    fn guard(&mut self, text: &[u8], symbols: Symbols<'_>) -> Result<(), Token> {
        self.cursor.takes_sign(b'!', text);
        let token = self.cursor.token(text);
        if token.kind != Kind::Word {
            return Err(token);
        }
        let next = self.cursor.ahead(text);
        if next.kind != Kind::Word {
            self.cursor.token(text);
            return Err(next);
        }
        let mut behind = self.cursor;
        behind.token(text);
        let colon = behind.token(text);
        if colon.is_sign(b':') {
            return Err(colon);
        }
        self.speak_of([token.start.at, token.end], token.start);
        match self.registers.of(token.text(text), text) {
            Some(Type::Pred | Type::Other) => {}
            // Several predicates that are no registers are told of where they are declared.
            Some(_) if self.are_predicates(token, text) => {}
            Some(_) => self.say(Fault::NoPredicate),
            None => match self.find(text, token, symbols) {
                Found::Unknown => {}
                Found::Undeclared => {
                    self.say(Fault::NoPredicate);
                    let name = token.text(text);
                    // A special register is declared all the same.
                    if !(name.starts_with(b"%") && Form::has_family(name)) {
                        self.say_of_token(Fault::Undeclared, token);
                    }
                }
                // A register that is not kept.
                Found::Declared(SymbolKind::Other) => {}
                Found::Declared(_) => self.say(Fault::NoPredicate),
            },
        }
        Ok(())
    }

    /// Whether a name is one of several that are declared as predicates.
    #[cold]
    fn are_predicates(&self, name: Token, text: &[u8]) -> bool {
        let directive = self.registers.several(name.text(text), text);
        let head = directive.and_then(|directive| Head::at(directive, text));
        head.is_some_and(|head| matches!(text.get(head.word[0]..head.word[1]), Some(b".pred")))
    }

    /// A label or an instruction.
    fn word(&mut self, token: Token, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let next = self.cursor.ahead(text);
        // Words of `.loc`.
        if matches!(token.text(text), b"function_name" | b"inlined_at") {
            return Err(token);
        }
        if next.is_sign(b':') {
            let colon = self.cursor.token(text);
            return self.label(token, colon, text, symbols, sink);
        }
        let mut has_modifiers = false;
        loop {
            let modifier = self.cursor.ahead(text);
            match modifier.kind {
                Kind::Dot if is_directive(modifier.text(text)) => return Err(modifier),
                Kind::Dot => has_modifiers = true,
                Kind::Sign(b'.') => return Err(modifier),
                _ => break,
            }
            self.cursor.token(text);
        }
        if let b"call" = token.text(text) {
            self.is_call_judged = false;
            let start = Place::of(token.start);
            let place = if has_modifiers {
                start
            } else {
                told_place(text, start, b"call".len())
            };
            return self.call(place.cursor(), text, symbols);
        }
        self.more_operands(Operands::NONE, text, symbols)
    }

    fn label(
        &mut self,
        name: Token,
        colon: Token,
        text: &[u8],
        symbols: Symbols<'_>,
        sink: &mut impl Sink,
    ) -> Result<(), Token> {
        let next = self.cursor.ahead(text);
        if next.is_sign(b':') {
            return Err(next);
        }
        let of = match next.text(text) {
            b".callprototype" => SymbolKind::Prototype,
            b".calltargets" => SymbolKind::CallTargets,
            b".branchtargets" => SymbolKind::BranchTargets,
            _ => SymbolKind::Label,
        };
        self.mark(name, colon, of, next.start.at, text, symbols, sink);
        match of {
            SymbolKind::Label => Ok(()),
            SymbolKind::Prototype => {
                self.cursor.token(text);
                self.prototype(text)
            }
            _ => {
                self.cursor.token(text);
                self.targets(of, text, symbols)
            }
        }
    }

    /// A label stands here, and what follows it there.
    #[expect(clippy::too_many_arguments, reason = "all that a label has")]
    fn mark(
        &mut self,
        name: Token,
        colon: Token,
        of: SymbolKind,
        directive: usize,
        text: &[u8],
        symbols: Symbols<'_>,
        sink: &mut impl Sink,
    ) {
        if let Some(scope) = self.registers.scope() {
            sink.take(Declared {
                scope,
                start: name.start.at,
                end: name.end,
                of,
                directive,
                has_body: false,
            });
        }
        if self.is_declared_before(name, text, symbols) {
            self.speak_of_token(name, colon);
            self.say(Fault::DuplicateLabel);
        }
    }

    /// Whether a name is declared in the same braces before; false where that is not known.
    pub(super) fn is_declared_before(&self, name: Token, text: &[u8], symbols: Symbols<'_>) -> bool {
        let are_whole = symbols.may_repeat() && self.registers.are_whole();
        let Some(scope) = self.registers.scope().filter(|_| are_whole) else {
            return false;
        };
        let found = symbols.find_in(text, name.text(text), scope).ok().flatten();
        found.is_some_and(|symbol| symbol.start() < name.start.at)
    }

    /// The names of `.branchtargets` and `.calltargets`.
    fn targets(&mut self, of: SymbolKind, text: &[u8], symbols: Symbols<'_>) -> Result<(), Token> {
        loop {
            let token = self.cursor.token(text);
            if token.kind != Kind::Word {
                return Err(token);
            }
            // One that is wrong is told; of several in a list the first.
            let next = self.cursor.token(text);
            if !self.is_saying() {
                let name = [token.start.at, token.end];
                self.speak_of(name, next.start);
                let are_calls = of == SymbolKind::CallTargets;
                match self.find(text, token, symbols) {
                    _ if are_calls && self.registers.of(token.text(text), text).is_some() => {
                        self.say(Fault::CallsEntry)
                    }
                    Found::Undeclared => {
                        self.say_if(are_calls, Fault::CallsEntry);
                        self.say_of(Fault::Undeclared, name, next.start);
                    }
                    Found::Declared(SymbolKind::Function | SymbolKind::Kernel) if are_calls => {}
                    Found::Declared(SymbolKind::Other) | Found::Unknown => {}
                    Found::Declared(SymbolKind::Label) if !are_calls => {}
                    Found::Declared(_) => self.say(if are_calls {
                        Fault::CallsEntry
                    } else {
                        Fault::NoBranchTarget
                    }),
                }
            }
            match next.kind {
                Kind::Sign(b',') => {}
                Kind::Sign(b';') => return Ok(()),
                _ => return Err(next),
            }
        }
    }

    /// Goes to behind the next semicolon; braces stand for themselves.
    pub(super) fn skip_statement(&mut self, text: &[u8]) -> Result<(), Token> {
        loop {
            let before = self.cursor;
            match self.cursor.token(text).kind {
                Kind::Sign(b';') => return Ok(()),
                Kind::End | Kind::EndInComment => {
                    self.cursor = before;
                    return Ok(());
                }
                _ => {}
            }
        }
    }
}

/// How many bytes ptxas reads as the name of an instruction that begins here: "mul.wide"; of no instruction 0.
#[cold]
pub(super) fn name_length(text: &[u8]) -> usize {
    if !text.first().is_some_and(u8::is_ascii_alphabetic) {
        return 0;
    }
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let length = text.iter().position(|byte| !is_part(byte)).unwrap_or(text.len());
    Form::name_in(text.get(..length).unwrap_or_default()).len()
}
