//! Declarations of variables and registers, and the parameters of functions.

use super::cursor::Cursor;
use super::directives::Space;
use super::faults::Fault;
use super::module::{Linkage, Module, Within};
use super::plain;
use super::registers::Type;
use super::shapes::{Array, Class, Head, is_float, is_instruction_type};
use super::symbols::{Declared, Sink, SymbolKind, Symbols};
use super::tokens::{Kind, Token};
use crate::Toolkit;
use crate::toolkits::since;

/// A declaration whose names are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names {
    pub head: Head,
    pub directive: usize,
    pub linkage: Linkage,
    /// Whether none of them is read, and whether one of them has no name.
    pub is_first: bool,
    pub is_broken: bool,
}

/// Whether a name is missing in the list that goes on here, before a value or the end.
#[cold]
fn is_broken(mut cursor: Cursor, text: &[u8]) -> bool {
    loop {
        if cursor.token(text).kind != Kind::Word
            || count_of(&mut cursor, text).is_err()
            || Array::read(&mut cursor, text).is_err()
        {
            return true;
        }
        match cursor.token(text).kind {
            Kind::Sign(b',') => {}
            // Values are not looked at.
            Kind::Sign(b';' | b'=') => return false,
            _ => return true,
        }
    }
}

/// The parameters or the results of a function, as they are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parameters {
    /// `.func` or `.entry`.
    pub directive: usize,
    pub is_kernel: bool,
    pub are_results: bool,
    pub linkage: Linkage,
    /// The function's name; of results none yet.
    pub name: [usize; 2],
    /// Whether that before is an array without a size.
    pub is_open: bool,
    /// How many results there are, and whether one is no register.
    pub results: u32,
    pub is_in_memory: bool,
    /// Of the directives behind the parameters: whether they were begun, and which are there.
    pub is_head_begun: bool,
    pub has_threads: bool,
    pub has_most_threads: bool,
    pub has_clusters: bool,
    /// Whether blocks are clusters, which takes the two.
    pub are_clusters: bool,
    /// Whether any directive of kernels is there.
    pub is_directed: bool,
}

/// The registers that a declaration stands for, by the number behind their name: `<100>`; 0 for a name alone.
fn count_of(cursor: &mut Cursor, text: &[u8]) -> Result<u32, Token> {
    let open = cursor.ahead(text);
    if !open.is_sign(b'<') {
        return Ok(0);
    }
    cursor.token(text);
    // `<<` is another sign.
    if cursor.byte(text) == b'<' {
        return Err(open);
    }
    let number = cursor.token(text);
    let bytes = number.text(text);
    if number.kind != Kind::Number || bytes.contains(&b'.') {
        return Err(number);
    }
    let close = cursor.token(text);
    if !close.is_sign(b'>') || cursor.byte(text) == b'>' {
        return Err(close);
    }
    let count = match bytes {
        // One that begins with 0 is octal.
        [b'0', digits @ ..] if digits.iter().all(|digit| matches!(digit, b'0'..=b'7')) => {
            digits.iter().try_fold(0u32, |count, digit| {
                count.checked_mul(8)?.checked_add(u32::from(digit.wrapping_sub(b'0')))
            })
        }
        _ => super::numbers::integer(bytes).and_then(|count| u32::try_from(count).ok()),
    };
    Ok(count.unwrap_or(u32::MAX))
}

impl Head {
    /// What variables are that are declared so.
    fn kind(self, text: &[u8], is_inside: bool) -> SymbolKind {
        let word = text.get(self.word[0]..self.word[1]).unwrap_or_default();
        match (self.space, word) {
            (Some(Space::Global), b".texref") => SymbolKind::Texture,
            (Some(Space::Global), b".surfref") => SymbolKind::Surface,
            (_, b".texref" | b".surfref" | b".samplerref") => SymbolKind::Other,
            (Some(Space::Global), _) => SymbolKind::Global,
            (Some(Space::Shared), _) => SymbolKind::Shared,
            (Some(Space::Const), _) => SymbolKind::Const,
            (Some(Space::Local), _) => SymbolKind::Local,
            (Some(Space::Param), _) if is_inside => SymbolKind::Param,
            _ => SymbolKind::Other,
        }
    }

    /// The type of its registers; `None`: it declares none.
    fn register(self, text: &[u8]) -> Option<Type> {
        let word = text.get(self.word[0]..self.word[1]).unwrap_or_default();
        (self.space == Some(Space::Reg)).then(|| match (self.width, Type::of(word)) {
            (1, of) => of,
            (2, Type::B32) => Type::Pair,
            _ => Type::Other,
        })
    }
}

impl Module {
    /// The next name of a declaration, with what stands behind it.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(super) fn declare(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let Within::Names(mut names) = self.within else {
            return Ok(());
        };
        let name = self.cursor.token(text);
        if name.kind != Kind::Word || name.text(text) == b"WARP_SZ" {
            if !names.head.is_several {
                return Err(name);
            }
            self.speak_of([name.start.at, name.end], name.start);
            self.say(Fault::SeveralSpaces);
            self.within = Within::Broken(name);
            return Ok(());
        }
        let count = count_of(&mut self.cursor, text)?;
        let behind = self.cursor.ahead(text);
        let array = Array::read(&mut self.cursor, text)?;
        let has_value = self.cursor.takes_sign(b'=', text);
        let value = if has_value {
            self.initialiser(names.head, array, name, text, symbols)?
        } else {
            Value::Taken
        };
        let next = self.cursor.token(text);
        match next.kind {
            Kind::Sign(b',') => {}
            Kind::Sign(b';') => self.within = Within::Statements,
            _ => return Err(next),
        }
        // What lacks a state space is told at its end.
        if names.head.space.is_none() && next.is_sign(b',') {
            return Ok(());
        }
        // Of names before one that cannot be read nothing is told.
        if names.is_first && next.is_sign(b',') {
            names.is_broken = is_broken(self.cursor, text);
        }
        names.is_first = false;
        if next.is_sign(b',') {
            self.within = Within::Names(names);
        }
        if names.is_broken {
            self.take_name(names, name, count, text, sink);
            return Ok(());
        }
        // Told of where what follows the name stands.
        self.speak_of_token(name, behind);
        self.judge_declaration(&names, name, count, array, has_value, text, symbols);
        // Of several one is named with its sign.
        if count != 0 && text.get(name.end) == Some(&b'<') && self.is_saying_of_predicates() {
            self.name_is([name.start.at, name.end.saturating_add(1)]);
        }
        if let Value::Refused(fault, of, at) = value {
            self.speak_of([name.start.at, name.end], at.start);
            self.say_of_token(fault, of);
        }
        self.take_name(names, name, count, text, sink);
        Ok(())
    }

    /// Whether one register is declared here, as compilers write it.
    #[inline(never)]
    pub(super) fn plain_register<S: Sink>(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut S) -> bool {
        let found = plain::register(text, self.cursor.at).filter(|_| self.linkage == Linkage::None);
        let Some((found, head)) = found.and_then(|found| Some((found, Head::of_register(found.word, text)?))) else {
            return false;
        };
        let at = |at| Cursor { at, ..self.cursor };
        let names = Names {
            head,
            directive: self.cursor.at,
            linkage: Linkage::None,
            is_first: false,
            is_broken: false,
        };
        let [start, end] = found.name;
        let name = Token {
            kind: Kind::Word,
            start: at(start),
            end,
        };
        let behind = Token {
            kind: Kind::Sign(b';'),
            start: at(end),
            end: found.end,
        };
        self.cursor = at(found.end);
        if !S::TAKES_NAMES_ALONE {
            self.speak_of_token(name, behind);
            self.judge_declaration(&names, name, 0, Array::NONE, false, text, symbols);
        }
        self.take_name(names, name, 0, text, sink);
        true
    }

    /// The name is known from here on.
    fn take_name(&mut self, names: Names, name: Token, count: u32, text: &[u8], sink: &mut impl Sink) {
        let is_inside = self.registers.depth() != 0;
        if let Some(scope) = self.registers.scope().filter(|_| count == 0) {
            sink.take(Declared {
                scope,
                start: name.start.at,
                end: name.end,
                of: names.head.kind(text, is_inside),
                directive: names.directive,
                has_body: false,
            });
        }
        let of = names.head.register(text);
        // What several variables are called alike is not kept in the table.
        let several = || Type::of_variable(names.head.kind(text, is_inside));
        let of = of.or((count != 0).then(several));
        if (is_inside || count != 0) && !self.is_repeated(count) {
            self.registers.add(text, name.text(text), name.start.at, count, of);
        }
    }

    /// What is said of a declared name.
    #[allow(clippy::too_many_arguments, reason = "all that a declaration has")]
    fn judge_declaration(
        &mut self,
        names: &Names,
        name: Token,
        count: u32,
        array: Array,
        has_value: bool,
        text: &[u8],
        symbols: Symbols<'_>,
    ) {
        let head = names.head;
        let is_inside = self.registers.depth() != 0;
        let is_module = !is_inside;
        let is_external = names.linkage == Linkage::Extern;
        let word = text.get(head.word[0]..head.word[1]).unwrap_or_default();
        let is_opaque = matches!(word, b".texref" | b".surfref" | b".samplerref");
        self.say_if(head.is_several, Fault::SeveralSpaces);
        self.judge_type(head, array, text);
        let Some(space) = head.space else {
            self.say_here(Fault::NoSpace);
            return;
        };
        self.say_if(matches!(word, b".samplerref") && !self.has_samplers, Fault::SamplerMode);
        let is_kept_out = space != Space::Global;
        self.say_if(head.attributes.is_managed && is_kept_out, Fault::NotManaged);
        self.say_if(head.attributes.is_unified && is_kept_out, Fault::NotUnified);
        self.say_if(is_opaque && is_inside, Fault::InnerTexture);
        self.say_if(is_opaque && !is_inside && space != Space::Global, Fault::TextureSpace);
        match space {
            Space::Reg if is_module => return self.say(Fault::ModuleRegister),
            Space::Local if is_module => return self.say(Fault::ModuleLocal),
            Space::Param if is_module => return self.say(Fault::ModuleParameter),
            Space::Reg => self.say_if(array.elements.is_some(), Fault::NotInRegister),
            _ => {}
        }
        let is_without_size = array.elements == Some(0) && !has_value;
        self.say_if(
            is_without_size && !is_external && space != Space::Reg,
            Fault::Incomplete,
        );
        if has_value {
            let takes = matches!(space, Space::Global | Space::Const);
            self.say_if(!takes, Fault::ValueOfSpace);
            self.say_if(takes && is_external, Fault::ValueOfExternal);
        }
        if is_module {
            self.judge_redefinition(names, name, text, symbols);
        } else {
            self.judge_twice(name, count, text, symbols);
        }
    }

    /// What is said of a type in a state space.
    fn judge_type(&mut self, head: Head, array: Array, text: &[u8]) {
        let word = text.get(head.word[0]..head.word[1]).unwrap_or_default();
        let is_of_most = head.of.is_some_and(|(_, size)| size < 16);
        if !is_of_most && is_instruction_type(word, self.toolkit) {
            self.say_of(Fault::InstructionType, head.word, self.cursor);
            return;
        }
        let Some((class, size)) = head.of else { return };
        let is_register = head.space == Some(Space::Reg);
        let is_vector = head.width != 1;
        if class == Class::Predicate && (is_vector || array.elements.is_some()) {
            self.say(Fault::VectorOfPredicates);
        } else if class == Class::Predicate && !is_register && head.space.is_some() {
            self.say(Fault::OutsideRegisters);
        } else if size.saturating_mul(head.width) > 16 {
            self.say(Fault::VectorTooLarge);
        }
        let is_kept_out = is_vector || class == Class::Half2;
        self.say_if(head.space == Some(Space::Param) && is_kept_out, Fault::NotInParam);
    }

    /// Of a name in a body.
    fn judge_twice(&mut self, name: Token, count: u32, text: &[u8], symbols: Symbols<'_>) {
        let bytes = name.text(text);
        if self.registers.is_declared_here(bytes, count, text) {
            let fault = if count == 0 {
                Fault::DuplicateVariable
            } else {
                Fault::DuplicateRegisters
            };
            self.say(fault);
        } else if let Some(single) = self.registers.single_of(bytes, count, text).filter(|_| count != 0) {
            self.name_is(single);
            self.say(Fault::DuplicateVariable);
        } else if count == 0 && self.is_declared_before(name, text, symbols) {
            self.say(Fault::DuplicateVariable);
        }
    }

    /// Of a variable of the module that is declared before.
    fn judge_redefinition(&mut self, names: &Names, name: Token, text: &[u8], symbols: Symbols<'_>) {
        let found = symbols.find_in(text, name.text(text), 0).ok().flatten();
        let Some(earlier) = found.filter(|symbol| symbol.start() < name.start.at) else {
            return;
        };
        if matches!(earlier.of(), SymbolKind::Function | SymbolKind::Kernel) {
            self.say(Fault::InconsistentVariable);
            return self.say(Fault::DuplicateVariable);
        }
        let is_external = Linkage::before(text, earlier.directive()) == Linkage::Extern;
        let differs = !is_typed_alike(text, earlier.directive(), earlier.end(), names.directive, name.end);
        self.say_if(differs, Fault::InconsistentVariable);
        match (is_external, names.linkage) {
            (true, Linkage::None) => self.say(Fault::ExternalVariable),
            // Up to 12.1 once more, too.
            (true, Linkage::Extern) if self.toolkit < Toolkit::V12_2 => self.say(Fault::ExternalVariable),
            (true, _) | (false, Linkage::Extern) => {}
            (false, _) => self.say(Fault::DuplicateVariable),
        }
    }
}

/// Whether two variables have the same type, number of elements included.
fn is_typed_alike(text: &[u8], first: usize, first_end: usize, second: usize, second_end: usize) -> bool {
    let read = |directive: usize, end: usize| {
        let head = Head::at(directive, text)?;
        let array = Array::at(end, text)?;
        let word = text.get(head.word[0]..head.word[1])?;
        Some((word, head.width, array))
    };
    match (read(first, first_end), read(second, second_end)) {
        (Some((one, width, array)), Some((other, other_width, other_array))) => {
            // An array without a size may get one.
            let is_sized = array == other_array || array.elements == Some(0) || other_array.elements == Some(0);
            one.iter().eq(other) && width == other_width && is_sized
        }
        _ => true,
    }
}

/// What is known of an initial value.
enum Value {
    Taken,
    /// And what is named there; the token at which that is told.
    Refused(Fault, Token, Token),
}

/// Deeper in braces no value is judged.
const MOST_LEVELS: u32 = 4;

/// What stands in braces.
struct List;

impl List {
    /// How many elements the list has whose brace was read, and the brace that closes it; `None`: none does.
    fn ahead(mut cursor: Cursor, text: &[u8]) -> Option<(u64, Token)> {
        let (mut depth, mut count, mut is_empty) = (0u32, 0u64, true);
        loop {
            let token = cursor.token(text);
            match token.kind {
                Kind::Sign(b'{' | b'(') => depth = depth.saturating_add(1),
                Kind::Sign(b'}') if depth == 0 => return Some((count.saturating_add(u64::from(!is_empty)), token)),
                Kind::Sign(b'}' | b')') => depth = depth.saturating_sub(1),
                Kind::Sign(b',') if depth == 0 => count = count.saturating_add(1),
                Kind::Sign(b';') | Kind::End | Kind::EndInComment => return None,
                _ => {}
            }
            is_empty = false;
        }
    }
}

impl Module {
    /// Goes over an initial value, up to the comma or the semicolon behind it.
    fn initialiser(
        &mut self,
        head: Head,
        array: Array,
        own: Token,
        text: &[u8],
        symbols: Symbols<'_>,
    ) -> Result<Value, Token> {
        if head.of.is_none() {
            return self.fields(text);
        }
        let mut value = Value::Taken;
        let is_vector = head.width != 1;
        let levels = array.dimensions.saturating_add(u32::from(is_vector));
        // Of more the syntax alone is judged.
        let is_plain = levels <= MOST_LEVELS && !head.is_unknown;
        let (mut braces, mut parentheses) = (0u32, 0u32);
        // Whether an operand stands before; whether it is all of an element so far.
        let (mut is_behind, mut is_alone) = (false, true);
        loop {
            let before = self.cursor;
            let token = self.cursor.token(text);
            let is_judged = matches!(value, Value::Taken) && is_plain;
            let mut refuse = |fault: Fault, name: Token, at: Token| {
                if is_judged && matches!(value, Value::Taken) {
                    value = Value::Refused(fault, name, at);
                }
            };
            match token.kind {
                Kind::Sign(b'{') if !is_behind => {
                    braces = braces.saturating_add(1);
                    // How many elements there are is told before what they are.
                    if let Some((count, end)) = List::ahead(self.cursor, text).filter(|_| is_judged) {
                        let most = Array::size_at(own.end, braces, text);
                        if braces > levels {
                            refuse(Fault::ValueType, token, end);
                        } else if is_vector && braces == levels {
                            let is_other = count != u64::from(head.width) && count != 0;
                            if is_other {
                                refuse(Fault::VectorElements, token, end);
                            }
                        } else if most.is_some_and(|most| most != 0 && count > most) {
                            refuse(Fault::MoreElements, token, end);
                        }
                    }
                    if self.cursor.takes_sign(b'}', text) {
                        braces = braces.saturating_sub(1);
                        is_behind = true;
                    }
                }
                Kind::Sign(b'}') if braces != 0 && is_behind && parentheses == 0 => {
                    braces = braces.saturating_sub(1);
                }
                Kind::Sign(b',' | b';') if is_behind && parentheses == 0 && braces == 0 => {
                    self.cursor = before;
                    return Ok(value);
                }
                Kind::Sign(b',') if is_behind && parentheses == 0 => (is_behind, is_alone) = (false, true),
                Kind::Word | Kind::Number if is_behind => return Err(token),
                Kind::Word | Kind::Number => {
                    is_behind = true;
                    if token.kind == Kind::Number && super::numbers::overflows(token.text(text)) {
                        self.say_there(Fault::Overflow, token.start);
                    }
                    let next = self.cursor.ahead(text);
                    let is_whole = is_alone && matches!(next.kind, Kind::Sign(b',' | b';' | b'}'));
                    // What stands where braces are expected.
                    if is_alone && braces < levels {
                        refuse(Fault::ValueType, token, next);
                    }
                    if token.kind == Kind::Word && token.text(text) != b"generic" {
                        match symbols.find_symbol(text, token.text(text), token.start.at, &self.registers) {
                            Ok(Some(symbol)) if symbol.start() != own.start.at => match symbol.of() {
                                SymbolKind::Shared
                                | SymbolKind::Local
                                | SymbolKind::Param
                                | SymbolKind::Entry
                                | SymbolKind::Formal => refuse(Fault::ValueVariable, token, next),
                                // Its address has 64 bits.
                                SymbolKind::Kernel if is_whole && matches!(head.of, Some((_, 4))) => {
                                    refuse(Fault::ValueType, token, next)
                                }
                                _ => {}
                            },
                            Ok(None) if is_whole => refuse(Fault::ValueSymbol, token, next),
                            Ok(None) => refuse(Fault::ValueType, token, next),
                            // Since then a variable may name itself.
                            Ok(Some(symbol))
                                if self.toolkit.code() < since::PTX_NAMES_ITSELF && symbol.start() == own.start.at =>
                            {
                                refuse(
                                    if is_whole { Fault::ValueSymbol } else { Fault::ValueType },
                                    token,
                                    next,
                                );
                            }
                            Ok(Some(_)) | Err(()) => {}
                        }
                    }
                    if !is_whole {
                        continue;
                    }
                    match head.of {
                        Some((Class::Float, 2)) => refuse(Fault::ValueOfHalf, token, next),
                        Some((class, _)) if token.kind == Kind::Number && !is_value(class, token.text(text)) => {
                            refuse(Fault::ValueType, token, next);
                        }
                        _ => {}
                    }
                }
                // A mask, `generic(x)`, or a part of an expression.
                Kind::Sign(b'(') => {
                    parentheses = parentheses.saturating_add(1);
                    (is_behind, is_alone) = (false, false);
                }
                Kind::Sign(b')') if parentheses != 0 && is_behind => parentheses = parentheses.saturating_sub(1),
                Kind::Sign(b'-') if !is_behind => {}
                Kind::Sign(
                    b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'~' | b'?'
                    | b':',
                ) => (is_behind, is_alone) = (false, false),
                _ => return Err(token),
            }
        }
    }
}

impl Module {
    /// Goes over the initial value of a texture, a sampler or a surface: fields in braces.
    fn fields(&mut self, text: &[u8]) -> Result<Value, Token> {
        let mut braces = 0u32;
        loop {
            let before = self.cursor;
            let token = self.cursor.token(text);
            match token.kind {
                Kind::Sign(b'{') => braces = braces.saturating_add(1),
                Kind::Sign(b'}') if braces != 0 => braces = braces.saturating_sub(1),
                Kind::Sign(b',' | b';') if braces == 0 => {
                    self.cursor = before;
                    return Ok(Value::Taken);
                }
                Kind::Sign(b';' | b'}') | Kind::End | Kind::EndInComment => return Err(token),
                _ => {}
            }
        }
    }
}

/// Whether a number may be the value of this type.
fn is_value(class: Class, number: &[u8]) -> bool {
    match class {
        Class::Bits => true,
        Class::Float => is_float(number),
        Class::Integer => !is_float(number),
        Class::Half2 | Class::Predicate => false,
    }
}

impl Parameters {
    /// The names of parameters as those of a declaration.
    fn names(&self, head: Head, directive: usize) -> Names {
        Names {
            head,
            directive,
            linkage: Linkage::None,
            is_first: true,
            is_broken: false,
        }
    }

    fn kind(&self, head: Head) -> SymbolKind {
        match head.space {
            Some(Space::Param) if self.are_results => SymbolKind::Formal,
            // ptxas takes those of functions and of kernels alike.
            Some(Space::Param) => SymbolKind::Entry,
            _ => SymbolKind::Other,
        }
    }
}

/// Whether a header that goes on here has no body, as far as it is looked at.
fn is_prototype(at: usize, text: &[u8]) -> bool {
    const MOST: usize = 16384;
    let header = text.get(at..).unwrap_or_default();
    let end = header.iter().take(MOST).find(|byte| matches!(byte, b'{' | b';'));
    end == Some(&b';')
}

/// Whether a parameter that begins here has an attribute of those of kernels, behind its type, before it breaks off.
#[cold]
fn has_attribute(mut cursor: Cursor, end: usize, text: &[u8]) -> bool {
    let mut is_typed = false;
    while cursor.at < end {
        let token = cursor.token(text);
        match token.text(text) {
            b".align" | b".ptr" if is_typed => return token.start.at < end,
            word => is_typed |= token.kind == Kind::Dot && word.get(1..).is_some_and(crate::ptx::types::is_type),
        }
    }
    false
}

impl Module {
    /// The next parameter or result of a function; behind the last one its name, or what follows it.
    // Apart, for the stack that it takes.
    #[inline(never)]
    pub(super) fn parameter(&mut self, text: &[u8], symbols: Symbols<'_>, sink: &mut impl Sink) -> Result<(), Token> {
        let Within::Parameters(mut of) = self.within else {
            return Ok(());
        };
        if self.cursor.takes_sign(b')', text) {
            return self.behind_parameters(of, text);
        }
        let first = self.cursor.ahead(text).start;
        let directive = first.at;
        // Before 12.9 alignment alone did not stand behind the type.
        let head = match Head::read_of(&mut self.cursor, text, true, self.toolkit >= Toolkit::V12_9) {
            Ok(head) => head,
            Err(token) => {
                if !of.is_kernel && has_attribute(first, token.start.at, text) {
                    self.speak_of([token.start.at, token.end], token.start);
                    self.say(Fault::PointerPlacement);
                    self.within = Within::Broken(token);
                    return Ok(());
                }
                return self.broken(first, token, text);
            }
        };
        let mut name = self.cursor.token(text);
        let is_sink = name.is_sign(b'_');
        if name.kind != Kind::Word && !is_sink {
            return Err(name);
        }
        if is_sink {
            name.end = name.start.at.saturating_add(1);
        }
        let behind = self.cursor.ahead(text).start;
        let array = Array::read(&mut self.cursor, text)?;
        let next = self.cursor.token(text);
        if !matches!(next.kind, Kind::Sign(b',' | b')')) {
            return Err(next);
        }
        // An array without a size is told of where what follows it stands.
        let is_open = array.elements == Some(0);
        let place = match head.space {
            _ if of.is_open => behind,
            _ if is_open => next.start,
            Some(Space::Param) => name.start,
            Some(Space::Reg) if !of.is_kernel => name.start,
            _ => behind,
        };
        self.speak_of([name.start.at, name.end], place);
        self.judge_parameter(&of, head, array, name, is_sink, text, symbols);
        if head.space.is_some() {
            self.take_parameter(&of, of.names(head, directive), name, text, sink);
        }
        of.is_open |= is_open;
        // Told at the end of the list.
        if of.is_open && of.is_kernel && next.is_sign(b')') {
            self.say_there(Fault::EntryIncomplete, next.start);
        }
        if of.are_results {
            of.results = of.results.saturating_add(1);
            of.is_in_memory |= head.space != Some(Space::Reg);
        }
        self.within = Within::Parameters(of);
        if next.is_sign(b')') {
            return self.behind_parameters(of, text);
        }
        // Another must follow.
        let after = self.cursor.ahead(text);
        if after.is_sign(b')') { Err(after) } else { Ok(()) }
    }

    fn take_parameter(&mut self, of: &Parameters, names: Names, name: Token, text: &[u8], sink: &mut impl Sink) {
        if let Some(scope) = self.registers.scope() {
            sink.take(Declared {
                scope,
                start: name.start.at,
                end: name.end,
                of: of.kind(names.head),
                directive: names.directive,
                has_body: false,
            });
        }
        let bytes = name.text(text);
        let register = names
            .head
            .register(text)
            .or(bytes.starts_with(b"%").then_some(Type::Other));
        if register.is_some() && !self.is_repeated(0) {
            self.registers.add(text, name.text(text), name.start.at, 0, register);
        }
    }

    #[allow(clippy::too_many_arguments, reason = "all that a parameter has")]
    fn judge_parameter(
        &mut self,
        of: &Parameters,
        head: Head,
        array: Array,
        name: Token,
        is_sink: bool,
        text: &[u8],
        symbols: Symbols<'_>,
    ) {
        let word = text.get(head.word[0]..head.word[1]).unwrap_or_default();
        let is_opaque = matches!(word, b".texref" | b".surfref" | b".samplerref");
        self.say_if(of.is_open, Fault::LastIncomplete);
        self.say_if(!head.is_power, Fault::AlignmentPower);
        self.say_if(head.is_several, Fault::SeveralSpaces);
        self.say_if(is_sink && !of.is_kernel, Fault::ParameterName);
        self.say_if(matches!(word, b".samplerref") && !self.has_samplers, Fault::SamplerMode);
        self.say_if(head.attributes.is_managed, Fault::NotManaged);
        self.say_if(head.attributes.is_unified, Fault::NotUnified);
        self.judge_type(head, array, text);
        match head.space {
            Some(Space::Param) => {}
            Some(Space::Reg) => {
                self.say_if(of.is_kernel, Fault::EntryParameter);
                self.say_if(array.elements.is_some(), Fault::NotInRegister);
            }
            _ if of.is_kernel => self.say(Fault::EntryParameter),
            Some(_) if !is_opaque => self.say(Fault::FunctionParameter),
            Some(_) => {}
            None => self.say(Fault::FunctionParameter),
        }
        if head.space.is_none() && !is_prototype(name.end, text) {
            self.say_there(Fault::NoSpace, name.start);
        }
        self.say_if(head.is_pointer && !of.is_kernel, Fault::PointerPlacement);
        if !is_sink || of.is_kernel {
            self.judge_twice(name, 0, text, symbols);
        }
    }
}
