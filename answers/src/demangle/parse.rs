//! Reads a mangled name into nodes: the productions of the ABI's section "Mangling", as `c++filt` takes them.

use super::rows::{BUILTINS, Literal, OPERATORS, Of, Operands, Operator, SPECIALS, STANDARDS};
use super::{DEEPEST, Id, List, Node, Tree};
use alloc::vec::Vec;

/// Reads what is behind "_Z", all of it, and takes the steps that it needed.
pub fn tree<'a>(name: &'a [u8], steps: &mut u64) -> Option<Tree<'a>> {
    let mut parser = Parser {
        rest: name,
        nodes: Vec::new(),
        lists: Vec::new(),
        seen: Vec::new(),
        class: None,
        is_conversion: false,
        depth: 0,
        steps,
    };
    let mut root = parser.encoding()?;
    while let Some(suffix) = parser.clone_suffix() {
        root = parser.add(Node::Clone(root, suffix))?;
    }
    let Parser { rest, nodes, lists, .. } = parser;
    rest.is_empty().then_some(Tree { nodes, lists, root })
}

struct Parser<'a, 's> {
    rest: &'a [u8],
    nodes: Vec<Node<'a>>,
    lists: Vec<Id>,
    /// What `S_`, `S0_` and so on stand for.
    seen: Vec<Id>,
    /// What a constructor would be called here.
    class: Option<Id>,
    /// In the type that a conversion gives.
    is_conversion: bool,
    depth: u32,
    steps: &'s mut u64,
}

/// Where another reading begins, if the first was none.
struct State<'a> {
    rest: &'a [u8],
    class: Option<Id>,
    seen: usize,
    nodes: usize,
    lists: usize,
}

fn is_digit(byte: Option<u8>) -> bool {
    byte.is_some_and(|byte| byte.is_ascii_digit())
}

impl<'a> Parser<'a, '_> {
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn second(&self) -> Option<u8> {
        self.rest.get(1).copied()
    }

    fn skip(&mut self, text: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn need(&mut self, text: &[u8]) -> Option<()> {
        self.skip(text).then_some(())
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> &'a [u8] {
        let count = self.rest.iter().position(|byte| !is_part(*byte)).unwrap_or(self.rest.len());
        self.take(count).unwrap_or_default()
    }

    fn step(&mut self) -> Option<()> {
        *self.steps = self.steps.checked_sub(1)?;
        Some(())
    }

    fn add(&mut self, node: Node<'a>) -> Option<Id> {
        self.step()?;
        let id = Id::try_from(self.nodes.len()).ok()?;
        self.nodes.push(node);
        Some(id)
    }

    fn remember(&mut self, id: Id) -> Id {
        self.seen.push(id);
        id
    }

    fn node(&self, id: Id) -> Option<Node<'a>> {
        self.nodes.get(id as usize).copied()
    }

    fn list(&mut self, ids: &[Id]) -> Option<List> {
        let start = u32::try_from(self.lists.len()).ok()?;
        self.lists.extend_from_slice(ids);
        Some(List { start, count: u32::try_from(ids.len()).ok()? })
    }

    fn state(&self) -> State<'a> {
        State {
            rest: self.rest,
            class: self.class,
            seen: self.seen.len(),
            nodes: self.nodes.len(),
            lists: self.lists.len(),
        }
    }

    /// Forgets what was read since, but not the steps.
    fn back_to(&mut self, state: State<'a>) {
        self.rest = state.rest;
        self.class = state.class;
        self.seen.truncate(state.seen);
        self.nodes.truncate(state.nodes);
        self.lists.truncate(state.lists);
    }

    /// A level deeper.
    fn deeper<T>(&mut self, read: fn(&mut Self) -> Option<T>) -> Option<T> {
        self.step()?;
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Several, up to an `E`.
    fn until_end(&mut self, read: fn(&mut Self) -> Option<Id>) -> Option<List> {
        let mut ids = Vec::new();
        while !self.skip(b"E") {
            ids.push(read(self)?);
        }
        self.list(&ids)
    }

    // Numbers

    fn number(&mut self) -> Option<u32> {
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        core::str::from_utf8(digits).ok()?.parse().ok()
    }

    /// `_` is 0, `0_` is 1.
    fn compact(&mut self) -> Option<u32> {
        if self.skip(b"_") {
            return Some(0);
        }
        let number = self.number()?.checked_add(1)?;
        self.need(b"_")?;
        Some(number)
    }

    /// The number of what was seen: `_` is 0, `0_` is 1, by 36.
    fn sequence(&mut self) -> Option<u32> {
        let digits = self.take_while(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase());
        self.need(b"_")?;
        if digits.is_empty() {
            return Some(0);
        }
        u32::from_str_radix(core::str::from_utf8(digits).ok()?, 36).ok()?.checked_add(1)
    }

    fn offset(&mut self) -> Option<()> {
        self.skip(b"n");
        self.number()?;
        self.need(b"_")
    }

    fn call_offset(&mut self) -> Option<()> {
        if self.skip(b"h") {
            return self.offset();
        }
        self.need(b"v")?;
        self.offset()?;
        self.offset()
    }

    /// Which of several of one name in a function: not written.
    fn discriminator(&mut self) -> Option<()> {
        let is_long = self.rest.starts_with(b"__");
        if self.peek() != Some(b'_') || !is_digit(self.rest.get(1 + usize::from(is_long)).copied()) {
            return Some(());
        }
        self.take(1 + usize::from(is_long))?;
        let number = self.number()?;
        if is_long && number >= 10 { self.need(b"_") } else { Some(()) }
    }

    fn clone_suffix(&mut self) -> Option<&'a [u8]> {
        let is_word = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        let text = self.rest;
        let word = text.strip_prefix(b".")?;
        let mut length = 1 + word.iter().take_while(|byte| is_word(**byte)).count();
        if length == 1 {
            return None;
        }
        while let Some(number) = text.get(length..)?.strip_prefix(b".") {
            let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
            if digits == 0 {
                break;
            }
            length += 1 + digits;
        }
        self.take(length)
    }

    // Encodings

    fn encoding(&mut self) -> Option<Id> {
        if matches!(self.peek(), Some(b'G' | b'T')) {
            return self.deeper(Self::special);
        }
        let name = self.deeper(Self::name)?;
        if matches!(self.peek(), None | Some(b'E')) {
            return Some(name);
        }
        let function = self.bare_function(self.has_result(name))?;
        self.add(Node::Encoding(name, function))
    }

    /// Whether the type of such a function begins with its result.
    fn has_result(&self, mut name: Id) -> bool {
        loop {
            match self.node(name) {
                Some(Node::This(inner, _)) | Some(Node::Local(_, inner)) => name = inner,
                Some(Node::Template(inner, _)) => return !self.is_without_result(inner),
                _ => return false,
            }
        }
    }

    fn is_without_result(&self, mut name: Id) -> bool {
        loop {
            match self.node(name) {
                Some(Node::Scoped(_, last) | Node::Local(_, last) | Node::Tagged(last, _)) => name = last,
                Some(Node::Constructor(_) | Node::Destructor(_) | Node::Conversion(_)) => return true,
                _ => return false,
            }
        }
    }

    fn special(&mut self) -> Option<Id> {
        let row = SPECIALS.iter().find(|row| self.rest.starts_with(row.code))?;
        self.take(row.code.len())?;
        let of = match row.of {
            Of::Type => self.deeper(Self::of_type)?,
            Of::Name => self.deeper(Self::name)?,
            Of::Function => self.deeper(Self::encoding)?,
            Of::Thunk => {
                self.offset()?;
                self.deeper(Self::encoding)?
            }
            Of::VirtualThunk => {
                self.offset()?;
                self.offset()?;
                self.deeper(Self::encoding)?
            }
            Of::CovariantThunk => {
                self.call_offset()?;
                self.call_offset()?;
                self.deeper(Self::encoding)?
            }
            Of::InType => {
                let class = self.deeper(Self::of_type)?;
                self.number()?;
                self.need(b"_")?;
                let base = self.deeper(Self::of_type)?;
                return self.add(Node::InType(row.text, base, class));
            }
            Of::Argument => self.deeper(Self::argument)?,
            Of::Temporary => {
                let of = self.deeper(Self::name)?;
                let is_old = is_digit(self.peek()) && !self.rest.contains(&b'_');
                let number = if is_old { self.number()? } else { self.sequence()? };
                return self.add(Node::Temporary(row.text, number, of));
            }
        };
        self.add(Node::Special(row.text, of))
    }

    // Names

    fn name(&mut self) -> Option<Id> {
        match (self.peek()?, self.second()) {
            (b'N', _) => self.nested(),
            (b'Z', _) => self.local(),
            (b'S', Some(next)) if next != b't' => {
                let id = self.substitution(false)?;
                self.with_arguments(id, false)
            }
            (b'S', _) => {
                self.take(2)?;
                let std = self.add(Node::Text("std"))?;
                let last = self.unqualified()?;
                let id = self.add(Node::Scoped(std, last))?;
                self.with_arguments(id, true)
            }
            _ => {
                let id = self.unqualified()?;
                self.with_arguments(id, true)
            }
        }
    }

    /// A name with a template's arguments, if they follow; the template is one to remember then.
    fn with_arguments(&mut self, name: Id, is_new: bool) -> Option<Id> {
        if self.peek() != Some(b'I') {
            return Some(name);
        }
        if is_new {
            self.remember(name);
        }
        let arguments = self.deeper(Self::arguments)?;
        self.add(Node::Template(name, arguments))
    }

    fn nested(&mut self) -> Option<Id> {
        self.need(b"N")?;
        let mut this = Vec::new();
        while let Some(text) = self.qualifier() {
            this.push(text);
        }
        let reference = self.reference_qualifier();
        let mut id = self.prefix(true)?;
        self.need(b"E")?;
        for text in this.iter().rev().copied().chain(reference) {
            id = self.add(Node::This(id, text))?;
        }
        Some(id)
    }

    fn qualifier(&mut self) -> Option<&'static str> {
        let text = match self.peek()? {
            b'r' => " restrict",
            b'V' => " volatile",
            b'K' => " const",
            _ => return None,
        };
        self.take(1)?;
        Some(text)
    }

    fn reference_qualifier(&mut self) -> Option<&'static str> {
        let text = match self.peek()? {
            b'R' => " &",
            b'O' => " &&",
            _ => return None,
        };
        self.take(1)?;
        Some(text)
    }

    /// The parts of a nested name, up to its `E`.
    fn prefix(&mut self, is_remembered: bool) -> Option<Id> {
        let mut whole: Option<Id> = None;
        loop {
            self.step()?;
            let first = self.peek()?;
            if first == b'E' {
                return whole;
            }
            if first == b'M' {
                // The scope of a member's initializer.
                self.take(1)?;
                whole?;
                continue;
            }
            let part = match (first, self.second()) {
                (b'I', _) => {
                    let arguments = self.deeper(Self::arguments)?;
                    whole = Some(self.add(Node::Template(whole?, arguments))?);
                    if is_remembered && self.peek() != Some(b'E') {
                        self.remember(whole?);
                    }
                    continue;
                }
                (b'D', Some(b'T' | b't')) => self.deeper(Self::of_type)?,
                (b'S', _) => self.substitution(true)?,
                (b'T', _) => self.parameter()?,
                _ => self.unqualified()?,
            };
            let id = match whole {
                Some(scope) => self.add(Node::Scoped(scope, part))?,
                None => part,
            };
            whole = Some(id);
            if is_remembered && first != b'S' && self.peek() != Some(b'E') {
                self.remember(id);
            }
        }
    }

    fn local(&mut self) -> Option<Id> {
        self.need(b"Z")?;
        let function = self.deeper(Self::encoding)?;
        self.need(b"E")?;
        if self.skip(b"s") {
            self.discriminator()?;
            let text = self.add(Node::Text("string literal"))?;
            return self.add(Node::Local(function, text));
        }
        let argument = if self.skip(b"d") { Some(self.compact()?) } else { None };
        let mut name = self.deeper(Self::name)?;
        if !matches!(self.node(name), Some(Node::Lambda(..) | Node::Unnamed(_))) {
            self.discriminator()?;
        }
        let mut this = Vec::new();
        while let Some(Node::This(inner, text)) = self.node(name) {
            this.push(text);
            name = inner;
        }
        if let Some(number) = argument {
            name = self.add(Node::DefaultArgument(number, name))?;
        }
        let mut id = self.add(Node::Local(function, name))?;
        for text in this.into_iter().rev() {
            id = self.add(Node::This(id, text))?;
        }
        Some(id)
    }

    fn unqualified(&mut self) -> Option<Id> {
        self.step()?;
        let mut id = match (self.peek()?, self.second()) {
            (b'0'..=b'9', _) => self.source()?,
            (b'a'..=b'z', _) => {
                self.skip(b"on");
                self.operator_name()?
            }
            (b'D', Some(b'C')) => {
                self.take(2)?;
                let names = self.until_end(Self::source)?;
                self.add(Node::Binding(names))?
            }
            (b'C' | b'D', _) => self.constructor()?,
            (b'L', _) => {
                self.take(1)?;
                let id = self.source()?;
                self.discriminator()?;
                id
            }
            (b'U', Some(b'l')) => self.deeper(Self::lambda)?,
            (b'U', Some(b't')) => {
                self.take(2)?;
                let number = self.compact()?;
                let id = self.add(Node::Unnamed(number))?;
                self.remember(id)
            }
            _ => return None,
        };
        while self.skip(b"B") {
            let tag = self.identifier()?;
            id = self.add(Node::Tagged(id, tag))?;
        }
        Some(id)
    }

    fn identifier(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(usize::try_from(length).ok()?).filter(|name| !name.is_empty())
    }

    fn source(&mut self) -> Option<Id> {
        let name = self.identifier()?;
        let is_anonymous =
            name.strip_prefix(b"_GLOBAL_").is_some_and(|rest| matches!(rest, [b'.' | b'_' | b'$', b'N', ..]));
        let id = self.add(if is_anonymous { Node::Text("(anonymous namespace)") } else { Node::Source(name) })?;
        self.class = Some(id);
        Some(id)
    }

    fn constructor(&mut self) -> Option<Id> {
        if self.skip(b"C") {
            let is_inherited = self.skip(b"I");
            matches!(self.take(1)?, [b'1'..=b'5']).then_some(())?;
            if is_inherited {
                // It is called as that of the base.
                self.deeper(Self::of_type)?;
            }
            return self.add(Node::Constructor(self.class?));
        }
        self.need(b"D")?;
        matches!(self.take(1)?, [b'0'..=b'5']).then_some(())?;
        self.add(Node::Destructor(self.class?))
    }

    fn lambda(&mut self) -> Option<Id> {
        self.need(b"Ul")?;
        let mut heads = Vec::new();
        while self.peek() == Some(b'T') && matches!(self.second(), Some(b'y' | b'n')) {
            let is_type = self.take(2)? == b"Ty";
            heads.push(if is_type {
                self.add(Node::Head("typename ", None, "$T"))?
            } else {
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Head("", Some(of), "$N"))?
            });
        }
        let heads = self.list(&heads)?;
        let parameters = self.parameters()?;
        self.need(b"E")?;
        let number = self.compact()?;
        self.add(Node::Lambda(heads, parameters, number))
    }

    // Operators

    fn operator(&mut self) -> Option<&'static Operator> {
        let code = self.take(2)?;
        OPERATORS.iter().find(|row| row.code == code)
    }

    fn operator_name(&mut self) -> Option<Id> {
        if self.skip(b"cv") {
            let outer = core::mem::replace(&mut self.is_conversion, true);
            let to = self.deeper(Self::of_type);
            self.is_conversion = outer;
            return self.add(Node::Conversion(to?));
        }
        if self.skip(b"li") {
            let name = self.identifier()?;
            return self.add(Node::LiteralOperator(name));
        }
        if self.peek() == Some(b'v') && is_digit(self.second()) {
            self.take(2)?;
            let name = self.identifier()?;
            return self.add(Node::VendorOperator(name));
        }
        let operator = self.operator()?;
        self.add(Node::Operator(operator))
    }

    // Substitutions, templates

    /// What begins with `S`: something that was seen, or a name of the standard library.
    fn substitution(&mut self, is_prefix: bool) -> Option<Id> {
        self.need(b"S")?;
        if matches!(self.peek(), Some(b'_' | b'0'..=b'9' | b'A'..=b'Z')) {
            let number = self.sequence()?;
            return self.seen.get(number as usize).copied();
        }
        let [code] = *self.take(1)? else { return None };
        let row = STANDARDS.iter().find(|row| row.code == code)?;
        let is_class = is_prefix && matches!(self.peek(), Some(b'C' | b'D'));
        let id = self.add(Node::Text(if is_class { row.full } else { row.text }))?;
        if !row.last.is_empty() {
            self.class = Some(self.add(Node::Text(row.last))?);
        }
        let mut tagged = id;
        while self.skip(b"B") {
            let tag = self.identifier()?;
            tagged = self.add(Node::Tagged(tagged, tag))?;
        }
        if tagged != id {
            self.remember(tagged);
        }
        Some(tagged)
    }

    fn parameter(&mut self) -> Option<Id> {
        self.need(b"T")?;
        let number = self.compact()?;
        self.add(Node::Parameter(number))
    }

    /// The arguments of a template, `I` or `J` up to `E`.
    fn arguments(&mut self) -> Option<List> {
        matches!(self.take(1)?, b"I" | b"J").then_some(())?;
        let class = self.class;
        let arguments = self.until_end(Self::argument);
        self.class = class;
        arguments
    }

    fn argument(&mut self) -> Option<Id> {
        // How its parameter is declared, where the function is overloaded by that.
        while self.peek() == Some(b'T') && matches!(self.second(), Some(b'y' | b'n')) {
            if self.take(2)? == b"Tn" {
                self.deeper(Self::of_type)?;
            }
        }
        match self.peek()? {
            b'X' => {
                self.take(1)?;
                let id = self.deeper(Self::expression)?;
                self.need(b"E")?;
                Some(id)
            }
            b'L' => self.deeper(Self::primary),
            b'I' | b'J' => {
                let arguments = self.deeper(Self::arguments)?;
                self.add(Node::Pack(arguments))
            }
            _ => self.deeper(Self::of_type),
        }
    }

    // Types

    fn of_type(&mut self) -> Option<Id> {
        let first = self.peek()?;
        let id = match (first, self.second()) {
            (b'r' | b'V' | b'K', _) | (b'D', Some(b'x' | b'o' | b'O' | b'w')) => self.qualified()?,
            (b'a'..=b'z', _) if first != b'u' => return self.builtin(1),
            (b'u', _) => {
                self.take(1)?;
                let name = self.identifier()?;
                self.add(Node::Source(name))?
            }
            (b'F', _) => self.deeper(Self::function)?,
            (b'0'..=b'9' | b'N' | b'Z', _) => self.deeper(Self::name)?,
            (b'A', _) => {
                self.take(1)?;
                let dimension = self.dimension()?;
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Array(dimension, of))?
            }
            (b'M', _) => {
                self.take(1)?;
                let class = self.deeper(Self::of_type)?;
                let member = self.deeper(Self::of_type)?;
                self.add(Node::MemberPointer(class, member))?
            }
            (b'T', _) => self.parameter_type()?,
            (b'S', Some(b'0'..=b'9' | b'_' | b'A'..=b'Z')) => {
                let id = self.substitution(false)?;
                if self.peek() != Some(b'I') {
                    return Some(id);
                }
                let arguments = self.deeper(Self::arguments)?;
                self.add(Node::Template(id, arguments))?
            }
            (b'S', _) => {
                let id = self.deeper(Self::name)?;
                if matches!(self.node(id), Some(Node::Text(_))) {
                    return Some(id);
                }
                id
            }
            (b'P', _) => self.pointer("*")?,
            (b'R', _) => self.pointer("&")?,
            (b'O', _) => self.pointer("&&")?,
            (b'C' | b'G', _) => {
                let text = if first == b'C' { " _Complex" } else { " _Imaginary" };
                self.take(1)?;
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Suffixed(of, text))?
            }
            (b'U', _) => {
                self.take(1)?;
                let name = self.source()?;
                let name = self.with_arguments(name, false)?;
                let of = self.deeper(Self::of_type)?;
                self.add(Node::VendorQualified(of, name))?
            }
            (b'D', Some(b'T' | b't')) => {
                self.take(2)?;
                let expression = self.deeper(Self::expression)?;
                self.need(b"E")?;
                self.add(Node::Decltype(expression))?
            }
            (b'D', Some(b'p')) => {
                self.take(2)?;
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Expansion(of))?
            }
            (b'D', Some(b'v')) => {
                self.take(2)?;
                let dimension = if self.peek() == Some(b'_') {
                    self.take(1)?;
                    self.deeper(Self::expression)?
                } else {
                    self.digits()?
                };
                self.need(b"_")?;
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Vector(dimension, of))?
            }
            (b'D', Some(b'F')) => return self.float(),
            (b'D', _) => return self.builtin(2),
            _ => return None,
        };
        Some(self.remember(id))
    }

    fn builtin(&mut self, length: usize) -> Option<Id> {
        let code = self.take(length)?;
        let row = BUILTINS.iter().find(|row| row.code.as_bytes() == code)?;
        self.add(Node::Builtin(row))
    }

    fn float(&mut self) -> Option<Id> {
        self.need(b"DF")?;
        let text = self.rest;
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        if self.skip(b"b") {
            return if digits == b"16" { self.add(Node::Text("std::bfloat16_t")) } else { None };
        }
        let is_extended = self.skip(b"x");
        if !is_extended {
            self.need(b"_")?;
        }
        let bits = text.get(..digits.len() + usize::from(is_extended)).filter(|_| !digits.is_empty())?;
        self.add(Node::Float(bits))
    }

    fn pointer(&mut self, sign: &'static str) -> Option<Id> {
        self.take(1)?;
        let to = self.deeper(Self::of_type)?;
        self.add(Node::Pointer(to, sign))
    }

    /// A type with `const` and so on. Before a function's they are those of the object that it is called for.
    fn qualified(&mut self) -> Option<Id> {
        let mut all = Vec::new();
        let mut throws = None;
        loop {
            if let Some(text) = self.qualifier() {
                all.push(text);
            } else if self.skip(b"Dx") {
                all.push(" transaction_safe");
            } else if self.skip(b"Do") {
                all.push(" noexcept");
            } else if self.skip(b"DO") {
                let condition = self.deeper(Self::expression)?;
                self.need(b"E")?;
                throws = Some((" noexcept(", self.list(&[condition])?));
            } else if self.skip(b"Dw") {
                throws = Some((" throw(", self.until_end(|parser| parser.deeper(Self::of_type))?));
            } else {
                break;
            }
            self.step()?;
        }
        let is_function = self.peek() == Some(b'F');
        let mut id = if is_function { self.deeper(Self::function)? } else { self.deeper(Self::of_type)? };
        // Of `const &` the reference comes last.
        let mut reference = None;
        if let (true, Some(Node::This(inner, text))) = (is_function, self.node(id)) {
            (id, reference) = (inner, Some(text));
        }
        if let Some((text, list)) = throws {
            id = self.add(Node::ThisThrows(id, text, list))?;
        }
        for text in all.into_iter().rev().chain(reference) {
            let is_of_function = is_function || !matches!(text, " const" | " volatile" | " restrict");
            id = self.add(if is_of_function { Node::This(id, text) } else { Node::Suffixed(id, text) })?;
        }
        Some(id)
    }

    fn parameter_type(&mut self) -> Option<Id> {
        let id = self.parameter()?;
        if self.peek() != Some(b'I') {
            return Some(id);
        }
        if !self.is_conversion {
            self.remember(id);
            let arguments = self.deeper(Self::arguments)?;
            return self.add(Node::Template(id, arguments));
        }
        // The arguments are the parameter's only where the operator's follow.
        let state = self.state();
        self.remember(id);
        let arguments = self.deeper(Self::arguments);
        if let (Some(arguments), Some(b'I')) = (arguments, self.peek()) {
            return self.add(Node::Template(id, arguments));
        }
        self.back_to(state);
        Some(id)
    }

    fn digits(&mut self) -> Option<Id> {
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        if digits.is_empty() {
            return None;
        }
        self.add(Node::Number(digits))
    }

    fn dimension(&mut self) -> Option<Option<Id>> {
        let dimension = match self.peek()? {
            b'_' => None,
            b'0'..=b'9' => Some(self.digits()?),
            _ => Some(self.deeper(Self::expression)?),
        };
        self.need(b"_")?;
        Some(dimension)
    }

    fn function(&mut self) -> Option<Id> {
        self.need(b"F")?;
        self.skip(b"Y");
        let id = self.bare_function(true)?;
        let reference = self.reference_qualifier();
        self.need(b"E")?;
        match reference {
            Some(text) => self.add(Node::This(id, text)),
            None => Some(id),
        }
    }

    fn bare_function(&mut self, has_result: bool) -> Option<Id> {
        let has_result = self.skip(b"J") || has_result;
        let result = if has_result { Some(self.deeper(Self::of_type)?) } else { None };
        let parameters = self.parameters()?;
        self.add(Node::Function(result, parameters))
    }

    fn parameters(&mut self) -> Option<List> {
        let mut ids = Vec::new();
        loop {
            match (self.peek(), self.second()) {
                (None | Some(b'E' | b'.'), _) | (Some(b'R' | b'O'), Some(b'E')) => break,
                _ => ids.push(self.deeper(Self::of_type)?),
            }
        }
        let first = self.node(*ids.first()?);
        if ids.len() == 1 && matches!(first, Some(Node::Builtin(row)) if row.code == "v") {
            ids.clear();
        }
        self.list(&ids)
    }

    // Expressions

    fn expression(&mut self) -> Option<Id> {
        // What an expression names is no conversion.
        let outer = core::mem::replace(&mut self.is_conversion, false);
        let id = self.expression_inside();
        self.is_conversion = outer;
        id
    }

    fn expression_inside(&mut self) -> Option<Id> {
        match (self.peek()?, self.second()) {
            (b'L', _) => self.primary(),
            (b'T', _) => self.parameter(),
            (b's', Some(b'r')) => {
                self.take(2)?;
                let id = self.unresolved()?;
                self.with_arguments(id, false)
            }
            (b's', Some(b'p')) => {
                self.take(2)?;
                let of = self.deeper(Self::expression)?;
                self.add(Node::Expansion(of))
            }
            (b's', Some(b'P')) => {
                self.take(2)?;
                let arguments = self.until_end(Self::argument)?;
                let pack = self.add(Node::Pack(arguments))?;
                self.add(Node::Count(pack))
            }
            (b'f', Some(b'p')) => {
                self.take(2)?;
                let number = if self.skip(b"T") { 0 } else { self.compact()?.checked_add(1)? };
                self.add(Node::FunctionParameter(number))
            }
            (b'f', Some(kind @ (b'l' | b'r' | b'L' | b'R'))) => {
                self.take(2)?;
                let operator = self.operator()?;
                let first = self.deeper(Self::expression)?;
                let is_binary = kind.is_ascii_uppercase();
                let second = if is_binary { Some(self.deeper(Self::expression)?) } else { None };
                self.add(Node::Fold(kind, operator, first, second))
            }
            (b'0'..=b'9', _) | (b'o', Some(b'n')) => {
                let id = self.unqualified()?;
                self.with_arguments(id, false)
            }
            (b'i' | b't', Some(b'l')) => {
                let is_typed = self.take(2)? == b"tl";
                let of = if is_typed { Some(self.deeper(Self::of_type)?) } else { None };
                let list = self.until_end(|parser| parser.deeper(Self::expression))?;
                self.add(Node::Braced(of, list))
            }
            (b'c', Some(b'v')) => {
                self.take(2)?;
                let to = self.deeper(Self::of_type)?;
                let from = if self.skip(b"_") { self.expressions()? } else { self.deeper(Self::expression)? };
                self.add(Node::Cast(to, from))
            }
            (b'u', _) => {
                self.take(1)?;
                let name = self.source()?;
                let arguments = self.until_end(Self::argument)?;
                let arguments = self.add(Node::Expressions(arguments))?;
                let call = OPERATORS.iter().find(|row| row.operands == Operands::Call)?;
                self.add(Node::Binary(call, name, arguments))
            }
            _ => self.operation(),
        }
    }

    /// A name in a scope: names up to an `E`, which are not remembered, or as older compilers wrote it a type.
    fn unresolved(&mut self) -> Option<Id> {
        if is_digit(self.peek()) {
            let state = self.state();
            if let Some(id) = self.unresolved_in_names() {
                return Some(id);
            }
            self.back_to(state);
        }
        let scope = self.deeper(Self::of_type)?;
        let name = self.unqualified()?;
        self.add(Node::Scoped(scope, name))
    }

    fn unresolved_in_names(&mut self) -> Option<Id> {
        let scope = self.prefix(false)?;
        self.need(b"E")?;
        let name = self.unqualified()?;
        self.add(Node::Scoped(scope, name))
    }

    fn expressions(&mut self) -> Option<Id> {
        let list = self.until_end(|parser| parser.deeper(Self::expression))?;
        self.add(Node::Expressions(list))
    }

    fn operation(&mut self) -> Option<Id> {
        let operator = self.operator()?;
        match operator.operands {
            Operands::None => self.add(Node::Text(operator.text)),
            Operands::Type => {
                let of = self.deeper(Self::of_type)?;
                self.add(Node::Unary(operator, of))
            }
            Operands::One => {
                let of = self.deeper(Self::expression)?;
                self.add(Node::Unary(operator, of))
            }
            Operands::Count => {
                let of = self.deeper(Self::expression)?;
                self.add(Node::Count(of))
            }
            Operands::Step => {
                let is_before = self.skip(b"_");
                let of = self.deeper(Self::expression)?;
                self.add(if is_before { Node::Unary(operator, of) } else { Node::Postfix(operator, of) })
            }
            Operands::Two | Operands::Index => {
                let first = self.deeper(Self::expression)?;
                let second = self.deeper(Self::expression)?;
                self.add(Node::Binary(operator, first, second))
            }
            Operands::Cast => {
                let to = self.deeper(Self::of_type)?;
                let from = self.deeper(Self::expression)?;
                self.add(Node::Binary(operator, to, from))
            }
            Operands::Call => {
                let function = self.deeper(Self::expression)?;
                let arguments = self.expressions()?;
                self.add(Node::Binary(operator, function, arguments))
            }
            Operands::Member => {
                let object = self.deeper(Self::expression)?;
                let member = if self.skip(b"sr") { self.unresolved()? } else { self.unqualified()? };
                let member = self.with_arguments(member, false)?;
                self.add(Node::Binary(operator, object, member))
            }
            Operands::Three => {
                let first = self.deeper(Self::expression)?;
                let second = self.deeper(Self::expression)?;
                let third = self.deeper(Self::expression)?;
                self.add(Node::Ternary(operator, first, second, third))
            }
            Operands::New => {
                let mut ids = Vec::new();
                while !self.skip(b"_") {
                    ids.push(self.deeper(Self::expression)?);
                }
                let arguments = self.list(&ids)?;
                let of = self.deeper(Self::of_type)?;
                let initial = if self.skip(b"E") {
                    None
                } else if self.skip(b"pi") {
                    Some(self.expressions()?)
                } else {
                    self.need(b"il")
                        .and_then(|()| self.until_end(|parser| parser.deeper(Self::expression)))
                        .map(|list| self.add(Node::Braced(None, list)))?
                };
                self.add(Node::New(operator, arguments, of, initial))
            }
        }
    }

    /// A literal, or another name: `L` up to `E`.
    fn primary(&mut self) -> Option<Id> {
        self.need(b"L")?;
        if self.skip(b"_Z") || self.skip(b"Z") {
            let id = self.deeper(Self::encoding)?;
            self.need(b"E")?;
            return Some(id);
        }
        let of = self.deeper(Self::of_type)?;
        let is_null =
            matches!(self.node(of), Some(Node::Builtin(row)) if row.code == "Dn" && row.literal == Literal::Cast);
        if is_null && self.skip(b"E") {
            return Some(of);
        }
        let is_negative = self.skip(b"n");
        let value = self.take_while(|byte| byte != b'E');
        self.need(b"E")?;
        if value.is_empty() {
            return None;
        }
        self.add(Node::Literal(of, is_negative, value))
    }
}
