//! Calls: whether what is called is a function, and whether the arguments fit its parameters.

use super::arguments::expression;
use super::cursor::Cursor;
use super::faults::Fault;
use super::functions::Formals;
use super::module::{Module, Within};
use super::registers::Type;
use super::shapes::{Array, Class, Head, Shape, window};
use super::symbols::{Symbol, SymbolKind, Symbols};
use super::tokens::{Kind, Token};
use crate::ptx::Form;

/// A call whose arguments are compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    /// What the list at hand takes, and the list: results first.
    pub formals: Formals,
    pub actuals: Option<Cursor>,
    /// The arguments, while the results are compared.
    pub arguments: Option<(Formals, Option<Cursor>)>,
    /// Where what follows its modifiers begins, and where the next of several functions is named to which results and arguments go, too; 0: there is none.
    pub begin: Cursor,
    pub next: usize,
    /// Where ptxas tells of it.
    pub place: Cursor,
}

/// What a call is made of.
pub(super) struct Parts {
    pub results: Option<Cursor>,
    target: Token,
    pub arguments: Option<Cursor>,
    prototype: Option<Token>,
    /// Whether there are lists, empty or not: of results, of arguments.
    has_results: bool,
    has_arguments: bool,
}

/// What stands where the label of a prototype does.
enum Targets {
    /// A prototype, or a list of functions.
    Known(Symbol),
    /// Code that is neither.
    Code,
    /// An array that may list functions, and has no value.
    Empty,
    /// Something else.
    None,
    /// What fits no call.
    Mismatch,
}

/// What is called through a prototype.
enum Called {
    /// A register that may hold an address.
    Address,
    /// One of another size.
    NoAddress,
    /// A function, a label.
    Code,
    Variable,
    /// A label that follows.
    LaterLabel,
    Undeclared,
    /// What fits no call.
    Mismatch,
}

impl Module {
    /// A call whose modifiers were read.
    pub(super) fn call(&mut self, place: Cursor, text: &[u8], symbols: Symbols<'_>) -> Result<(), Token> {
        let begin = self.cursor;
        let parts = self.parts(text)?;
        let name = parts.target;
        self.speak_of([name.start.at, name.end], place);
        self.are_names_told = false;
        let Some(([results, parameters], next)) = self.called(&parts, text, symbols) else {
            self.is_call_judged = self.is_saying();
            return Ok(());
        };
        let call = Call {
            formals: results,
            actuals: parts.results,
            arguments: Some((parameters, parts.arguments)),
            begin,
            next,
            place,
        };
        // Of a call without any list, and not through a prototype, the parameters are looked at.
        let are_all_looked_at = parts.has_results || parts.has_arguments || parts.prototype.is_some();
        self.within = Within::Call(if are_all_looked_at {
            call
        } else {
            Call {
                formals: parameters,
                arguments: None,
                ..call
            }
        });
        self.is_call_judged = true;
        Ok(())
    }

    /// Reads a call up to its semicolon.
    pub(super) fn parts(&mut self, text: &[u8]) -> Result<Parts, Token> {
        let (mut results, mut has_results) = (None, false);
        if self.cursor.ahead(text).is_sign(b'(') {
            results = self.arguments(text)?;
            self.expect(b',', text)?;
            has_results = true;
        }
        let target = self.cursor.token(text);
        if target.kind != Kind::Word {
            return Err(target);
        }
        let mut parts = Parts {
            results,
            target,
            arguments: None,
            prototype: None,
            has_results,
            has_arguments: false,
        };
        loop {
            let next = self.cursor.token(text);
            match next.kind {
                Kind::Sign(b';') => return Ok(parts),
                Kind::Sign(b',') => {}
                _ => return Err(next),
            }
            if !parts.has_arguments && self.cursor.ahead(text).is_sign(b'(') {
                parts.arguments = self.arguments(text)?;
                parts.has_arguments = true;
                continue;
            }
            let prototype = self.cursor.token(text);
            if prototype.kind != Kind::Word {
                return Err(prototype);
            }
            parts.prototype = Some(prototype);
            self.expect(b';', text)?;
            return Ok(parts);
        }
    }

    /// Goes over a list of arguments; where its first one stands, if there is one.
    fn arguments(&mut self, text: &[u8]) -> Result<Option<Cursor>, Token> {
        self.expect(b'(', text)?;
        let first = self.cursor;
        if self.cursor.takes_sign(b')', text) {
            return Ok(None);
        }
        loop {
            let token = self.cursor.ahead(text);
            let is_name = matches!(token.kind, Kind::Word | Kind::Sign(b'_')) && token.text(text) != b"WARP_SZ";
            if is_name {
                self.cursor.token(text);
            } else {
                expression(&mut self.cursor, text)?;
            }
            let next = self.cursor.token(text);
            match next.kind {
                Kind::Sign(b',') => {}
                Kind::Sign(b')') => return Ok(Some(first)),
                _ => return Err(next),
            }
        }
    }

    /// Results and parameters of what is called; `None`: it is no function, or nothing is known of it.
    fn called(&mut self, parts: &Parts, text: &[u8], symbols: Symbols<'_>) -> Option<([Formals; 2], usize)> {
        let name = parts.target;
        let bytes = name.text(text);
        let register = self.registers.of(bytes, text);
        if let Some(prototype) = parts.prototype {
            return self.called_through(prototype, parts, text, symbols);
        }
        if register.is_some() {
            self.say(Fault::CallsNoFunction);
            self.say(Fault::CallsNothing);
            return None;
        }
        let found = symbols.find_symbol(text, bytes, name.start.at, &self.registers).ok()?;
        let Some(symbol) = found else {
            self.say(Fault::NeedsPrototype);
            self.say_of_token(Fault::Undeclared, name);
            return None;
        };
        match symbol.of() {
            SymbolKind::Function => {}
            SymbolKind::Kernel => self.say(Fault::CallsEntry),
            SymbolKind::Label => {
                self.say(Fault::NeedsPrototype);
                return None;
            }
            SymbolKind::Global | SymbolKind::Shared | SymbolKind::Const | SymbolKind::Local => {
                self.say(Fault::CallsNoFunction);
                self.say(Fault::CallsNothing);
                return None;
            }
            _ => return None,
        }
        Some((Formals::of(symbol, text), 0))
    }

    /// Results and parameters of what is called through a prototype; `None`: ptxas does not look at them, or nothing is known of it.
    fn called_through(
        &mut self,
        prototype: Token,
        parts: &Parts,
        text: &[u8],
        symbols: Symbols<'_>,
    ) -> Option<([Formals; 2], usize)> {
        let targets = self.targets_of(prototype, text, symbols)?;
        // What stands there is looked at first.
        let called = match targets {
            Targets::Mismatch => Called::Mismatch,
            _ => self.called_as(parts.target, text, symbols)?,
        };
        match called {
            Called::Mismatch => {
                // Told of here, and with all names at the end of the function.
                self.say(Fault::CallsThrough);
                self.are_names_told = true;
                return None;
            }
            Called::Undeclared => {
                self.say(Fault::NeedsPrototype);
                self.say_of_token(Fault::Undeclared, parts.target);
                return None;
            }
            Called::LaterLabel => {
                self.say(Fault::NeedsPrototype);
                return None;
            }
            Called::Code | Called::Variable if parts.has_results => self.say(Fault::NoRegisterAt1),
            Called::Code | Called::Variable => self.say(Fault::NoRegisterAt0),
            Called::Address | Called::NoAddress => {}
        }
        match targets {
            Targets::Known(symbol) => {
                match called {
                    Called::NoAddress => self.say(Fault::CallsNoAddress),
                    Called::Variable if parts.has_results => self.say(Fault::NorVariableAt1),
                    Called::Variable => self.say(Fault::NorVariableAt0),
                    _ => {}
                }
                self.signature(symbol, text, symbols)
            }
            Targets::Code => {
                self.say(Fault::CallsNothing);
                None
            }
            Targets::Empty => {
                self.say_of_token(Fault::NoInitializer, prototype);
                None
            }
            Targets::None | Targets::Mismatch => {
                self.say(match (parts.has_results, parts.has_arguments) {
                    (false, false) => Fault::NoTargetsAt1,
                    (true, true) => Fault::NoTargetsAt3,
                    _ => Fault::NoTargetsAt2,
                });
                None
            }
        }
    }

    /// What stands where the label of a prototype does; `None`: nothing is known of it.
    fn targets_of(&mut self, label: Token, text: &[u8], symbols: Symbols<'_>) -> Option<Targets> {
        let name = label.text(text);
        match self.registers.of(name, text) {
            Some(Type::Pred) => return Some(Targets::Mismatch),
            Some(_) => return Some(Targets::None),
            None if is_special(name) => return None,
            None => {}
        }
        let found = symbols.find_symbol(text, name, label.start.at, &self.registers).ok()?;
        let Some(symbol) = found else {
            self.say_of_token(Fault::Undeclared, label);
            return Some(Targets::Mismatch);
        };
        if symbol.start() > label.start.at {
            let is_label = symbol.of() == SymbolKind::Label;
            // Of a prototype that follows it is told once more where its name is declared.
            self.say_of_token(
                if is_label {
                    Fault::Undeclared
                } else {
                    Fault::UndeclaredPrototype
                },
                label,
            );
            return Some(Targets::Mismatch);
        }
        Some(match symbol.of() {
            SymbolKind::Prototype | SymbolKind::CallTargets => Targets::Known(symbol),
            SymbolKind::Function | SymbolKind::Kernel | SymbolKind::Label | SymbolKind::BranchTargets => Targets::Code,
            of if of.is_variable() => {
                let [start, end] = Head::at(symbol.directive(), text)?.word;
                let may_list =
                    shape_of(symbol, text)?.is_array && matches!(text.get(start..end)?, b".u8" | b".u32" | b".u64");
                if !may_list {
                    return Some(Targets::None);
                }
                // An array of functions, where it has a value.
                let (mut cursor, near) = window(symbol.end(), text);
                Array::read(&mut cursor, near).ok()?;
                let is_empty = matches!(of, SymbolKind::Global | SymbolKind::Const) && cursor.takes_sign(b';', near);
                is_empty.then_some(Targets::Empty)?
            }
            _ => return None,
        })
    }

    /// What is called through a prototype; `None`: nothing is known of it.
    fn called_as(&self, token: Token, text: &[u8], symbols: Symbols<'_>) -> Option<Called> {
        let name = token.text(text);
        if let Some(register) = self.registers.of(name, text) {
            let shape = Shape::of_register(register)?;
            return Some(match shape.class {
                _ if shape.is_address() => Called::Address,
                Class::Bits | Class::Integer => Called::NoAddress,
                _ => Called::Mismatch,
            });
        }
        if is_special(name) {
            return Some(Called::Mismatch);
        }
        let found = symbols.find_symbol(text, name, token.start.at, &self.registers).ok()?;
        let Some(symbol) = found else {
            return Some(Called::Undeclared);
        };
        let is_later = symbol.start() > token.start.at;
        match symbol.of() {
            SymbolKind::Label if is_later => Some(Called::LaterLabel),
            _ if is_later => None,
            SymbolKind::Function
            | SymbolKind::Kernel
            | SymbolKind::Label
            | SymbolKind::Prototype
            | SymbolKind::CallTargets
            | SymbolKind::BranchTargets => Some(Called::Code),
            of if of.is_variable() => {
                let shape = shape_of(symbol, text)?;
                let is_scalar = !shape.is_array && !shape.is_vector;
                Some(if is_scalar { Called::Variable } else { Called::Mismatch })
            }
            _ => None,
        }
    }

    /// What a prototype takes, or the first of several functions, with where the next is named; `None`: nothing is known of it, or it is told.
    fn signature(&mut self, symbol: Symbol, text: &[u8], symbols: Symbols<'_>) -> Option<([Formals; 2], usize)> {
        let (mut cursor, near) = window(symbol.directive(), text);
        cursor.token(near);
        match symbol.of() {
            SymbolKind::Prototype => {
                let results = Formals::at(cursor, near);
                if cursor.ahead(near).is_sign(b'(') {
                    let list = near.get(cursor.at..)?;
                    let length = list.iter().position(|&byte| byte == b')')?;
                    cursor.at = cursor.at.saturating_add(length).saturating_add(1);
                }
                cursor
                    .takes_sign(b'_', near)
                    .then(|| ([results, Formals::at(cursor, near)], 0))
            }
            SymbolKind::CallTargets => {
                if let Some(name) = self.no_function_of(cursor, near, text, symbols)? {
                    if name.kind == Kind::Word {
                        self.name_is([name.start.at, name.end]);
                        self.say(Fault::NoFunctionHere);
                    }
                    self.say(Fault::CallsNothing);
                    return None;
                }
                self.target(cursor.at, text, symbols)
            }
            _ => None,
        }
    }

    /// The first name of a list that is of no function, but its end where that is the last, of which ptxas says less; an outer `None` where nothing is known
    /// of names, or the list goes on behind what is looked at: every call through it looks at all of it.
    #[cold]
    fn no_function_of(
        &self,
        mut cursor: Cursor,
        near: &[u8],
        text: &[u8],
        symbols: Symbols<'_>,
    ) -> Option<Option<Token>> {
        let mut first = None;
        loop {
            let name = cursor.token(near);
            let found = symbols.find_symbol(text, name.text(near), name.start.at, &self.registers);
            let is_function = found.ok()?.is_some_and(is_function);
            let next = cursor.token(near);
            match (is_function, next.kind) {
                (true, Kind::Sign(b',')) => {}
                (true, Kind::Sign(b';')) => return Some(first),
                (false, Kind::Sign(b',')) => first = first.or(Some(name)),
                (false, Kind::Sign(b';')) => return Some(Some(next)),
                _ => return None,
            }
        }
    }

    /// The function of a list that is named here, and where the next one is, 0 where none is; `None`: it is no function.
    #[cold]
    pub(super) fn target(&self, at: usize, text: &[u8], symbols: Symbols<'_>) -> Option<([Formals; 2], usize)> {
        let mut cursor = Cursor { at, ..Cursor::START };
        let target = cursor.token(text);
        let next = if cursor.takes_sign(b',', text) { cursor.at } else { 0 };
        let found = symbols.find_symbol(text, target.text(text), target.start.at, &self.registers);
        let function = found.ok().flatten().filter(|symbol| is_function(*symbol))?;
        Some((Formals::of(function, text), next))
    }

    /// A prototype, up to its semicolon.
    pub(super) fn prototype(&mut self, text: &[u8]) -> Result<(), Token> {
        let has_results = self.cursor.ahead(text).is_sign(b'(') && {
            let mut inside = self.cursor;
            inside.token(text);
            !inside.ahead(text).is_sign(b')')
        };
        self.formals(text)?;
        let name = self.cursor.token(text);
        if !name.is_sign(b'_') {
            return Err(name);
        }
        self.formals(text)?;
        let mut returns_not = false;
        loop {
            let token = self.cursor.token(text);
            match token.text(text) {
                b".noreturn" if !returns_not => {
                    returns_not = true;
                    if has_results {
                        self.speak_of([token.start.at, token.end], name.start);
                        self.say(Fault::PrototypeReturns);
                    }
                }
                b".abi_preserve" | b".abi_preserve_control" => {
                    self.cursor.token(text);
                }
                b";" => return Ok(()),
                _ => return Err(token),
            }
        }
    }

    /// Goes over parameters in parentheses, if they are there.
    fn formals(&mut self, text: &[u8]) -> Result<(), Token> {
        if !self.cursor.takes_sign(b'(', text) || self.cursor.takes_sign(b')', text) {
            return Ok(());
        }
        loop {
            Head::read(&mut self.cursor, text, true)?;
            let name = self.cursor.token(text);
            if !(name.is_sign(b'_') || name.kind == Kind::Word) {
                return Err(name);
            }
            Array::read(&mut self.cursor, text)?;
            let next = self.cursor.token(text);
            match next.kind {
                Kind::Sign(b',') => {}
                Kind::Sign(b')') => return Ok(()),
                _ => return Err(next),
            }
        }
    }
}

fn is_function(symbol: Symbol) -> bool {
    matches!(symbol.of(), SymbolKind::Function | SymbolKind::Kernel)
}

/// Whether a name is that of a special register.
fn is_special(name: &[u8]) -> bool {
    matches!(name, [b'%', ..]) && Form::has_family(name)
}

/// The shape of a variable; `None`: it is not known.
pub(super) fn shape_of(symbol: Symbol, text: &[u8]) -> Option<Shape> {
    let head = Head::at(symbol.directive(), text)?;
    let array = Array::at(symbol.end(), text)?;
    if array.dimensions > 1 {
        return None;
    }
    head.shape(array.elements)
}
