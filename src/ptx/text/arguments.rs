//! The arguments of calls: whether they fit the parameters of what is called.

use super::calls::{Call, shape_of};
use super::cursor::Cursor;
use super::faults::Fault;
use super::functions::Formal;
use super::module::{Module, Within};
use super::shapes::Shape;
use super::symbols::{SymbolKind, Symbols};
use super::tokens::{Kind, Token};

impl Module {
    /// Compares the next result or argument of a call.
    pub(super) fn argument(&mut self, text: &[u8], symbols: Symbols<'_>) -> Result<(), Token> {
        let Within::Call(mut call) = self.within else {
            return Ok(());
        };
        let formal = call.formals.next(text);
        let are_results = call.arguments.is_some();
        if let (Some(formal), Some(mut actual)) = (formal, call.actuals) {
            let start = actual;
            // Of a number the sign does not matter.
            actual.takes_sign(b'-', text);
            let token = actual.token(text);
            if !matches!(actual.ahead(text).kind, Kind::Sign(b',' | b')')) {
                // More than a name or a number: the value of an expression.
                actual = start;
                expression(&mut actual, text)?;
                self.is_call_judged = false;
                call.actuals = actual.takes_sign(b',', text).then_some(actual);
                self.within = Within::Call(call);
                return Ok(());
            }
            call.actuals = actual.takes_sign(b',', text).then_some(actual);
            self.within = Within::Call(call);
            self.speak_of(formal.name, call.place);
            self.fit(&formal, token, are_results, text, symbols);
            return Ok(());
        }
        // The last parameter may stand for none.
        let is_left_out = formal.is_some_and(|formal| formal.shape.is_some_and(|shape| shape.is_open))
            && call.formals.is_empty()
            && !are_results;
        self.speak_of([call.place.at, call.place.at], call.place);
        self.say_if(
            formal.is_some() != call.actuals.is_some() && !is_left_out,
            Fault::CallCount,
        );
        self.within = match call.arguments.take() {
            Some((formals, actuals)) => Within::Call(Call {
                formals,
                actuals,
                ..call
            }),
            None if call.next != 0 => self.next_target(call, text, symbols),
            None => Within::Statements,
        };
        Ok(())
    }

    /// The same call of the next of several functions.
    #[cold]
    fn next_target(&mut self, call: Call, text: &[u8], symbols: Symbols<'_>) -> Within {
        let found = self.target(call.next, text, symbols);
        self.cursor = call.begin;
        let Some((([results, parameters], next), parts)) = found.zip(self.parts(text).ok()) else {
            return Within::Statements;
        };
        Within::Call(Call {
            formals: results,
            actuals: parts.results,
            arguments: Some((parameters, parts.arguments)),
            next,
            ..call
        })
    }

    /// Whether an argument fits a parameter.
    fn fit(&mut self, formal: &Formal, token: Token, is_result: bool, text: &[u8], symbols: Symbols<'_>) {
        let bytes = token.text(text);
        match token.kind {
            Kind::Number if !is_result => {
                match formal.shape.and_then(|shape| shape.takes_number(bytes)) {
                    Some(takes) => self.say_if(!takes, Fault::ArgumentType),
                    None => self.is_call_judged = false,
                }
                return;
            }
            Kind::Sign(b'_') => return self.say_if(!is_result, Fault::NoArgument),
            Kind::Word if bytes != b"WARP_SZ" => {}
            _ => {
                self.is_call_judged = false;
                return;
            }
        }
        if let Some(register) = self.registers.of(bytes, text) {
            return self.match_shapes(formal, Shape::of_register(register), token);
        }
        let Ok(found) = symbols.find_symbol(text, bytes, token.start.at, &self.registers) else {
            self.is_call_judged = false;
            return;
        };
        let Some(symbol) = found else {
            // Also where the name is declared behind it.
            self.say(Fault::NoArgument);
            self.say(Fault::ArgumentType);
            self.say(Fault::ArgumentAlignment);
            self.say_of_token(Fault::Undeclared, token);
            return;
        };
        match symbol.of() {
            SymbolKind::Label => {
                self.say(Fault::NoArgument);
                self.say(Fault::ArgumentType);
                self.say(Fault::ArgumentAlignment);
            }
            SymbolKind::Function | SymbolKind::Kernel => {
                self.say(Fault::ArgumentType);
                self.say(Fault::ArgumentAlignment);
                self.say_of_token(Fault::ArgumentSpace, token);
            }
            SymbolKind::Param => self.match_shapes(formal, shape_of(symbol, text), token),
            SymbolKind::Entry | SymbolKind::Formal => {
                self.match_shapes(formal, shape_of(symbol, text), token);
                self.say_of_token(Fault::FormalArgument, token);
            }
            SymbolKind::Global | SymbolKind::Shared | SymbolKind::Const | SymbolKind::Local => {
                self.match_shapes(formal, shape_of(symbol, text), token);
                self.say_of_token(Fault::ArgumentSpace, token);
            }
            _ => self.is_call_judged = false,
        }
    }

    fn match_shapes(&mut self, formal: &Formal, argument: Option<Shape>, token: Token) {
        let Some((formal, argument)) = formal.shape.zip(argument) else {
            self.is_call_judged = false;
            return;
        };
        self.say_if(!formal.takes(argument), Fault::ArgumentType);
        self.say_if(formal.align != argument.align, Fault::ArgumentAlignment);
        if formal.is_other_space(argument) {
            self.say_of_token(Fault::ParameterSpace, token);
        }
    }
}

/// Goes over an expression of numbers, up to the comma or the parenthesis behind it.
#[cold]
#[inline(never)]
pub(super) fn expression(cursor: &mut Cursor, text: &[u8]) -> Result<(), Token> {
    let (mut open, mut is_behind) = (0u32, false);
    loop {
        let before = *cursor;
        let token = cursor.token(text);
        match token.kind {
            Kind::Number if !is_behind => is_behind = true,
            Kind::Word if !is_behind && token.text(text) == b"WARP_SZ" => is_behind = true,
            Kind::Sign(b'(') if !is_behind => open = open.saturating_add(1),
            Kind::Sign(b'-' | b'+' | b'!' | b'~') if !is_behind => {}
            Kind::Sign(b')') if is_behind && open != 0 => open = open.saturating_sub(1),
            Kind::Sign(b',' | b')') if is_behind && open == 0 => {
                *cursor = before;
                return Ok(());
            }
            Kind::Sign(
                sign
                @ (b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'?' | b':'),
            ) if is_behind => {
                // `<<`, `==`, `<=`.
                let second = text.get(token.end).copied().unwrap_or_default();
                if matches!(second, b'=') || second == sign && matches!(sign, b'<' | b'>' | b'&' | b'|') {
                    cursor.token(text);
                }
                is_behind = false;
            }
            _ => return Err(token),
        }
    }
}
