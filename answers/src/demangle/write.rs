//! Writes the nodes of a name, as `c++filt` does.

use super::rows::{Literal, Operands, Operator};
use super::{DEEPEST, Id, LONGEST_TEXT, List, Node, Tree};
use alloc::{collections::BTreeMap, vec::Vec};

/// What is said once of a type.
const QUALIFIERS: [&str; 3] = [" const", " volatile", " restrict"];
/// Levels of what is written: what was read once is written below each part that means it.
const DEEPEST_WRITTEN: usize = 2 * DEEPEST as usize;
/// Templates in whose arguments something is written.
const MOST_SCOPES: usize = 65536;

/// The text of a name, and takes the steps that it needed.
pub fn text(tree: &Tree<'_>, steps: &mut u64) -> Option<Vec<u8>> {
    let mut writer = Writer {
        tree,
        out: Vec::new(),
        last: 0,
        scopes: Vec::new(),
        scope: None,
        template: None,
        of_pack: 0,
        lambda: None,
        qualifiers: 0,
        depth: 0,
        path: Vec::new(),
        open: alloc::vec![0; tree.nodes.len()],
        first_scopes: BTreeMap::new(),
        steps,
    };
    writer.write(tree.root)?;
    Some(writer.out)
}

/// The arguments that the parameters of a template mean, and in which scope those are written.
#[derive(Clone, Copy)]
struct Scope {
    arguments: List,
    outer: Option<usize>,
}

/// What decides how a pointer to it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Function,
    Array,
    Other,
}

struct Writer<'t, 's> {
    tree: &'t Tree<'t>,
    out: Vec<u8>,
    /// What was written last, also where it was taken back.
    last: u8,
    scopes: Vec<Scope>,
    scope: Option<usize>,
    /// The arguments of the template whose name is written.
    template: Option<List>,
    /// Which of a pack is written.
    of_pack: usize,
    /// The parameters in the head of the lambda whose parameters are written.
    lambda: Option<List>,
    /// Which of `QUALIFIERS` are written behind the type that is written.
    qualifiers: u8,
    depth: usize,
    /// The nodes that are being written, each within the one before.
    path: Vec<Id>,
    /// How often each node is among them.
    open: Vec<u8>,
    /// The scope in which a template's parameter below a reference was first written.
    first_scopes: BTreeMap<Id, Option<usize>>,
    steps: &'s mut u64,
}

impl<'t> Writer<'t, '_> {
    fn node(&self, id: Id) -> Option<Node<'t>> {
        self.tree.nodes.get(id as usize).copied()
    }

    fn ids(&self, list: List) -> &'t [Id] {
        let start = list.start as usize;
        self.tree.lists.get(start..start + list.count as usize).unwrap_or_default()
    }

    fn put(&mut self, text: impl AsRef<[u8]>) -> Option<()> {
        let text = text.as_ref();
        if text.len() > LONGEST_TEXT - self.out.len() {
            return None;
        }
        self.out.extend_from_slice(text);
        self.last = self.out.last().copied().unwrap_or_default();
        Some(())
    }

    fn number(&mut self, number: impl Into<u64>) -> Option<()> {
        self.put(alloc::format!("{}", number.into()))
    }

    fn step(&mut self) -> Option<()> {
        *self.steps = self.steps.checked_sub(1)?;
        Some(())
    }

    /// A level deeper.
    fn deeper<T>(&mut self, write: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.step()?;
        if self.depth == DEEPEST_WRITTEN {
            return None;
        }
        self.depth += 1;
        let result = write(self);
        self.depth -= 1;
        result
    }

    /// Writes a node. One that is in itself, as a parameter can be in what it means, is written once more there, and not again: what
    /// it means further down cannot be told.
    fn at<T>(&mut self, id: Id, write: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.path.last() == Some(&id) {
            return self.deeper(write);
        }
        let times = self.open.get_mut(id as usize)?;
        if *times == 2 {
            return None;
        }
        *times += 1;
        self.path.push(id);
        let result = self.deeper(write);
        self.path.pop();
        if let Some(times) = self.open.get_mut(id as usize) {
            *times -= 1;
        }
        result
    }

    fn within<T>(&mut self, scope: Option<usize>, write: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let outer = core::mem::replace(&mut self.scope, scope);
        let result = write(self);
        self.scope = outer;
        result
    }

    /// In the scope of a template's arguments.
    fn with_arguments<T>(&mut self, arguments: Option<List>, write: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let Some(arguments) = arguments else { return write(self) };
        let (count, outer) = (self.scopes.len(), self.scope);
        if count == MOST_SCOPES {
            return None;
        }
        self.scopes.push(Scope { arguments, outer });
        self.within(Some(count), write)
    }

    /// What a template's parameter means, one of a pack where it is one, and the scope of that.
    fn argument(&self, number: u32) -> Option<(Id, Option<usize>)> {
        let scope = self.scopes.get(self.scope?)?;
        let id = *self.ids(scope.arguments).get(number as usize)?;
        match self.node(id)? {
            Node::Pack(list) => Some((*self.ids(list).get(self.of_pack)?, scope.outer)),
            _ => Some((id, scope.outer)),
        }
    }

    // Lists

    /// With commas. Where the last ones are empty packs, nothing is said of them.
    fn list(&mut self, list: List) -> Option<()> {
        let mut end = self.out.len();
        for (place, id) in self.ids(list).iter().enumerate() {
            if place > 0 {
                self.put(", ")?;
            }
            let before = self.out.len();
            self.write(*id)?;
            if self.out.len() > before {
                end = self.out.len();
            }
        }
        self.out.truncate(end);
        Some(())
    }

    fn arguments(&mut self, list: List) -> Option<()> {
        if self.last == b'<' {
            self.put(" ")?;
        }
        self.put("<")?;
        self.list(list)?;
        if self.last == b'>' {
            self.put(" ")?;
        }
        self.put(">")
    }

    // Types: what stands before a name, and what behind it

    fn shape(&mut self, id: Id) -> Option<Shape> {
        self.step()?;
        match self.node(id)? {
            Node::Function(..) | Node::This(..) | Node::ThisThrows(..) => Some(Shape::Function),
            Node::Array(..) => Some(Shape::Array),
            // A function with qualifiers is in brackets already.
            Node::Suffixed(of, _) | Node::VendorQualified(of, _) => {
                let shape = self.deeper(|writer| writer.shape(of))?;
                Some(if shape == Shape::Function { Shape::Other } else { shape })
            }
            Node::Parameter(number) if self.lambda.is_none() => match self.argument(number) {
                Some((of, scope)) => self.deeper(|writer| writer.within(scope, |writer| writer.shape(of))),
                None => Some(Shape::Other),
            },
            _ => Some(Shape::Other),
        }
    }

    /// What a pointer at a node points to, its sign, and the scope of that. A reference to what a parameter means is one reference.
    ///
    /// Where a parameter below a reference is met again, it means what it meant first: `c++filt` takes a later one for a substitution.
    fn pointee(&mut self, pointer: Id, to: Id, sign: &'static str) -> Option<(Id, &'static str, Option<usize>)> {
        if sign == "*" {
            return Some((to, sign, self.scope));
        }
        let (mut what, mut inner) = (to, self.scope);
        let mut scope = self.scope;
        if let Some(Node::Parameter(number)) = self.node(to).filter(|_| self.lambda.is_none()) {
            let first = *self.first_scopes.entry(to).or_insert(scope);
            *self.steps = self.steps.checked_sub(self.path.len() as u64 / 8)?;
            let mut above = self.path.iter().rev().skip_while(|id| **id == pointer);
            if !above.any(|id| *id == to || *id == pointer) {
                scope = first;
            }
            (what, inner) = self.within(scope, |writer| writer.argument(number))?;
        }
        Some(match self.node(what)? {
            Node::Pointer(of, "&") => (of, "&", inner),
            Node::Pointer(of, "&&") => (of, sign, inner),
            _ => (to, sign, scope),
        })
    }

    /// What stands before the name; whether that leaves a bracket open.
    fn before(&mut self, id: Id) -> Option<bool> {
        let outer = core::mem::take(&mut self.qualifiers);
        let is_open = self.before_qualified(id);
        self.qualifiers = outer;
        is_open
    }

    /// As `before`, of what has the qualifiers already.
    fn before_qualified(&mut self, id: Id) -> Option<bool> {
        self.at(id, |writer| writer.before_inside(id))
    }

    fn before_inside(&mut self, id: Id) -> Option<bool> {
        match self.node(id)? {
            Node::Parameter(number) if self.lambda.is_none() => {
                let (id, scope) = self.argument(number)?;
                self.within(scope, |writer| writer.before_qualified(id))
            }
            Node::Pointer(to, sign) => {
                let (to, sign, scope) = self.pointee(id, to, sign)?;
                let is_open = self.within(scope, |writer| writer.before_pointer(to, false))?;
                self.put(sign)?;
                Some(is_open)
            }
            Node::MemberPointer(class, to) => {
                let is_open = self.before_pointer(to, true)?;
                if self.last != b'(' {
                    self.put(" ")?;
                }
                self.write(class)?;
                self.put("::*")?;
                Some(is_open)
            }
            Node::Suffixed(of, text) => {
                let outer = self.qualifiers;
                let bit = QUALIFIERS.iter().position(|known| *known == text).map_or(0, |place| 1 << place);
                self.qualifiers = if bit == 0 { 0 } else { outer | bit };
                let is_open = match self.shape(of)? {
                    Shape::Function => self.before_pointer(of, true),
                    _ => self.before_qualified(of),
                }?;
                self.qualifiers = outer;
                // What a parameter means can have it already.
                if bit & outer == 0 {
                    self.put(text)?;
                }
                Some(is_open)
            }
            Node::VendorQualified(of, name) => {
                let is_open = match self.shape(of)? {
                    Shape::Function => self.before_pointer(of, true),
                    _ => self.before(of),
                }?;
                self.put(" ")?;
                self.write(name)?;
                Some(is_open)
            }
            Node::Vector(dimension, of) => {
                let is_open = self.before(of)?;
                self.put(" __vector(")?;
                self.write(dimension)?;
                self.put(")")?;
                Some(is_open)
            }
            Node::Array(_, of) => self.before(of),
            Node::This(function, _) | Node::ThisThrows(function, ..) => self.before(function),
            Node::Function(result, _) => {
                if let Some(result) = result
                    && !self.before(result)?
                {
                    self.put(" ")?;
                }
                Some(true)
            }
            _ => {
                self.write(id)?;
                Some(false)
            }
        }
    }

    /// What stands before the sign of a pointer; whether a bracket is open.
    fn before_pointer(&mut self, to: Id, is_to_member: bool) -> Option<bool> {
        let shape = self.shape(to)?;
        let is_open = self.before(to)?;
        match shape {
            Shape::Function => {
                if self.last != b' ' && (is_to_member || !matches!(self.last, b'(' | b'*')) {
                    self.put(" ")?;
                }
                self.put("(")?;
            }
            Shape::Array => self.put(" (")?,
            Shape::Other => return Some(is_open),
        }
        Some(true)
    }

    /// What stands behind the name.
    fn behind(&mut self, id: Id) -> Option<()> {
        self.at(id, |writer| writer.behind_inside(id))
    }

    fn behind_inside(&mut self, id: Id) -> Option<()> {
        match self.node(id)? {
            Node::Parameter(number) if self.lambda.is_none() => {
                let (id, scope) = self.argument(number)?;
                self.within(scope, |writer| writer.behind(id))
            }
            Node::Pointer(to, sign) => {
                let (to, _, scope) = self.pointee(id, to, sign)?;
                self.within(scope, |writer| writer.behind_pointer(to))
            }
            Node::MemberPointer(_, to) => self.behind_pointer(to),
            Node::Suffixed(of, _) | Node::VendorQualified(of, _) => match self.shape(of)? {
                Shape::Function => self.behind_pointer(of),
                _ => self.behind(of),
            },
            Node::Vector(_, of) => self.behind(of),
            Node::Array(..) => self.behind_array(id),
            Node::This(..) | Node::ThisThrows(..) | Node::Function(..) => self.behind_function(id, &[], true),
            _ => Some(()),
        }
    }

    fn behind_pointer(&mut self, to: Id) -> Option<()> {
        if self.shape(to)? != Shape::Other {
            self.put(")")?;
        }
        self.behind(to)
    }

    fn behind_array(&mut self, mut id: Id) -> Option<()> {
        self.put(" ")?;
        while let Some(Node::Array(dimension, of)) = self.node(id) {
            self.step()?;
            self.put("[")?;
            if let Some(dimension) = dimension {
                self.write(dimension)?;
            }
            self.put("]")?;
            id = of;
        }
        self.behind(id)
    }

    /// The parameters of a function, what is said of its object, and what stands behind its result's name.
    fn behind_function(&mut self, mut id: Id, this: &[&str], has_result: bool) -> Option<()> {
        let mut outer = Vec::new();
        while let Some(node @ (Node::This(inner, _) | Node::ThisThrows(inner, ..))) = self.node(id) {
            self.step()?;
            outer.push(node);
            id = inner;
        }
        let Some(Node::Function(result, parameters)) = self.node(id) else { return None };
        self.put("(")?;
        self.list(parameters)?;
        self.put(")")?;
        for node in outer.iter().rev() {
            match node {
                Node::This(_, text) => self.put(text)?,
                Node::ThisThrows(_, text, list) => {
                    self.put(text)?;
                    self.list(*list)?;
                    self.put(")")?;
                }
                _ => {}
            }
        }
        for text in this.iter().rev() {
            self.put(text)?;
        }
        match result {
            Some(result) if has_result => self.behind(result),
            _ => Some(()),
        }
    }

    // Names

    /// A function with its type, without its result where it holds what is declared in it.
    fn encoding(&mut self, mut name: Id, function: Id, has_result: bool) -> Option<()> {
        let mut this = Vec::new();
        while let Some(Node::This(inner, text)) = self.node(name) {
            self.step()?;
            this.push(text);
            name = inner;
        }
        let mut last = name;
        while let Some(Node::Local(_, inner) | Node::DefaultArgument(_, inner)) = self.node(last) {
            self.step()?;
            last = inner;
        }
        let arguments = match self.node(last) {
            Some(Node::Template(_, arguments)) => Some(arguments),
            _ => None,
        };
        if let Some(Node::Function(Some(result), _)) = self.node(function)
            && has_result
            && !self.with_arguments(arguments, |writer| writer.before(result))?
        {
            self.put(" ")?;
        }
        self.write(name)?;
        self.with_arguments(arguments, |writer| writer.behind_function(function, &this, has_result))
    }

    fn tag(&mut self, tag: &[u8]) -> Option<()> {
        self.put("[abi:")?;
        self.put(tag)?;
        self.put("]")
    }

    fn operator_name(&mut self, text: &str) -> Option<()> {
        self.put("operator")?;
        if text.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            self.put(" ")?;
        }
        self.put(text.trim_end())
    }

    fn clone_suffix(&mut self, suffix: &[u8]) -> Option<()> {
        self.put(" [clone ")?;
        self.put(suffix)?;
        self.put("]")
    }

    fn write(&mut self, id: Id) -> Option<()> {
        self.at(id, |writer| writer.write_inside(id))
    }

    fn write_inside(&mut self, id: Id) -> Option<()> {
        match self.node(id)? {
            Node::Source(text) | Node::Number(text) => self.put(text),
            Node::Text(text) => self.put(text),
            Node::Builtin(row) => self.put(row.text),
            Node::Float(bits) => {
                self.put("_Float")?;
                self.put(bits)
            }
            Node::Scoped(scope, name) => {
                self.write(scope)?;
                self.put("::")?;
                self.write(name)
            }
            Node::Local(function, name) => {
                match self.node(function)? {
                    Node::Encoding(name, function) => self.encoding(name, function, false)?,
                    _ => self.write(function)?,
                }
                self.put("::")?;
                self.write(name)
            }
            Node::Encoding(name, function) => self.encoding(name, function, true),
            Node::Special(text, of) => {
                self.put(text)?;
                self.write(of)
            }
            Node::Temporary(text, number, of) => {
                self.put(text)?;
                self.number(number)?;
                self.put(" for ")?;
                self.write(of)
            }
            Node::InType(text, base, class) => {
                self.put(text)?;
                self.write(base)?;
                self.put("-in-")?;
                self.write(class)
            }
            Node::Clone(function, suffix) => {
                self.write(function)?;
                self.clone_suffix(suffix)
            }
            Node::Template(name, arguments) => {
                let outer = self.template.replace(arguments);
                self.write(name)?;
                self.template = outer;
                self.arguments(arguments)
            }
            Node::Parameter(number) => match self.lambda {
                Some(heads) => match self.ids(heads).get(number as usize).map(|id| self.node(*id)) {
                    Some(Some(Node::Head(_, _, name))) => {
                        self.put(name)?;
                        self.number(number)
                    }
                    _ => {
                        self.put("auto:")?;
                        self.number(u64::from(number) + 1)
                    }
                },
                None => {
                    let (id, scope) = self.argument(number)?;
                    self.within(scope, |writer| writer.write(id))
                }
            },
            Node::Pack(list) => self.list(list),
            Node::Constructor(class) => self.write(class),
            Node::Destructor(class) => {
                self.put("~")?;
                self.write(class)
            }
            Node::Operator(row) => self.operator_name(row.text),
            Node::VendorOperator(name) => {
                self.put("operator ")?;
                self.put(name)
            }
            Node::LiteralOperator(name) => {
                self.put("operator\"\" ")?;
                self.put(name)
            }
            Node::Conversion(to) => {
                self.put("operator ")?;
                let template = self.template.take();
                self.with_arguments(template, |writer| writer.write(to))?;
                self.template = template;
                Some(())
            }
            Node::Tagged(name, tag) => {
                self.write(name)?;
                self.tag(tag)
            }
            Node::Lambda(heads, parameters, number) => {
                let outer = self.lambda.replace(heads);
                self.put("{lambda")?;
                if heads.count > 0 {
                    self.put("<")?;
                    for (place, head) in self.ids(heads).iter().enumerate() {
                        self.head(place, *head)?;
                    }
                    self.put(">")?;
                }
                self.put("(")?;
                self.list(parameters)?;
                self.put(")#")?;
                self.lambda = outer;
                self.number(u64::from(number) + 1)?;
                self.put("}")
            }
            Node::Head(..) => Some(()),
            Node::Unnamed(number) => {
                self.put("{unnamed type#")?;
                self.number(u64::from(number) + 1)?;
                self.put("}")
            }
            Node::DefaultArgument(number, name) => {
                self.put("{default arg#")?;
                self.number(u64::from(number) + 1)?;
                self.put("}::")?;
                self.write(name)
            }
            Node::Binding(names) => {
                self.put("[")?;
                self.list(names)?;
                self.put("]")
            }
            Node::This(inner, text) if !self.is_function(inner) => {
                self.write(inner)?;
                self.put(text)
            }
            Node::Pointer(..)
            | Node::MemberPointer(..)
            | Node::Suffixed(..)
            | Node::VendorQualified(..)
            | Node::This(..)
            | Node::ThisThrows(..)
            | Node::Array(..)
            | Node::Vector(..)
            | Node::Function(..) => {
                self.before(id)?;
                self.behind(id)
            }
            Node::Decltype(expression) => {
                self.put("decltype (")?;
                self.write(expression)?;
                self.put(")")
            }
            Node::Expansion(pattern) => self.expansion(pattern),
            node => self.expression(node),
        }
    }

    fn head(&mut self, place: usize, id: Id) -> Option<()> {
        let Some(Node::Head(text, of, name)) = self.node(id) else { return None };
        self.put(if place > 0 { ", " } else { "" })?;
        self.put(text)?;
        if let Some(of) = of {
            self.write(of)?;
            self.put(" ")?;
        }
        self.put(name)?;
        self.number(place as u64)
    }

    fn is_function(&self, mut id: Id) -> bool {
        while let Some(Node::This(inner, _) | Node::ThisThrows(inner, ..)) = self.node(id) {
            id = inner;
        }
        matches!(self.node(id), Some(Node::Function(..)))
    }

    // Packs

    /// The pattern once for each of its pack; where only a function's parameters are one, with "...".
    fn expansion(&mut self, pattern: Id) -> Option<()> {
        let pack = if self.lambda.is_some() { None } else { self.pack(pattern)? };
        let Some(pack) = pack else {
            self.operand(pattern)?;
            return self.put("...");
        };
        let outer = self.of_pack;
        for place in 0..pack.count as usize {
            self.put(if place > 0 { ", " } else { "" })?;
            self.of_pack = place;
            self.write(pattern)?;
        }
        self.of_pack = outer;
        Some(())
    }

    /// The first pack that a part of a pattern means.
    fn pack(&mut self, id: Id) -> Option<Option<List>> {
        self.deeper(|writer| writer.pack_inside(id))
    }

    fn pack_inside(&mut self, id: Id) -> Option<Option<List>> {
        let (mut parts, mut list) = ([None; 3], List::default());
        match self.node(id)? {
            Node::Parameter(number) => {
                let scope = self.scope.and_then(|scope| self.scopes.get(scope));
                let id = scope.and_then(|scope| self.ids(scope.arguments).get(number as usize));
                return match id.and_then(|id| self.node(*id)) {
                    Some(Node::Pack(list)) => Some(Some(list)),
                    _ => Some(None),
                };
            }
            Node::Template(name, arguments) => (parts[0], list) = (Some(name), arguments),
            Node::Function(result, parameters) => (parts[0], list) = (result, parameters),
            Node::ThisThrows(of, _, all) => (parts[0], list) = (Some(of), all),
            Node::Braced(of, all) => (parts[0], list) = (of, all),
            Node::Pack(all) | Node::Expressions(all) => list = all,
            Node::New(_, all, of, initial) => (parts, list) = ([Some(of), initial, None], all),
            Node::Scoped(first, second)
            | Node::Local(first, second)
            | Node::Encoding(first, second)
            | Node::MemberPointer(first, second)
            | Node::VendorQualified(first, second)
            | Node::Vector(first, second)
            | Node::Binary(_, first, second)
            | Node::Cast(first, second) => parts = [Some(first), Some(second), None],
            Node::Array(first, second) => parts = [first, Some(second), None],
            Node::Fold(_, _, first, second) => parts = [Some(first), second, None],
            Node::Ternary(_, first, second, third) => parts = [Some(first), Some(second), Some(third)],
            Node::Constructor(of)
            | Node::Destructor(of)
            | Node::Conversion(of)
            | Node::Pointer(of, _)
            | Node::Suffixed(of, _)
            | Node::This(of, _)
            | Node::Decltype(of)
            | Node::Literal(of, ..)
            | Node::Unary(_, of)
            | Node::Postfix(_, of)
            | Node::Count(of) => parts[0] = Some(of),
            _ => {}
        }
        for part in parts.into_iter().flatten().chain(self.ids(list).iter().copied()) {
            if let Some(pack) = self.pack(part)? {
                return Some(Some(pack));
            }
        }
        Some(None)
    }

    // Expressions

    /// In brackets, but for what is a name or a list.
    fn operand(&mut self, id: Id) -> Option<()> {
        let is_simple = matches!(
            self.node(id)?,
            Node::Source(_) | Node::Scoped(..) | Node::Braced(..) | Node::FunctionParameter(_)
        );
        if is_simple {
            return self.write(id);
        }
        self.put("(")?;
        self.write(id)?;
        self.put(")")
    }

    fn expression(&mut self, node: Node<'_>) -> Option<()> {
        match node {
            Node::Literal(of, is_negative, value) => self.literal(of, is_negative, value),
            Node::FunctionParameter(0) => self.put("this"),
            Node::FunctionParameter(number) => {
                self.put("{parm#")?;
                self.number(number)?;
                self.put("}")
            }
            Node::Unary(row, of) => self.unary(row, of),
            Node::Postfix(row, of) => {
                self.operand(of)?;
                self.put(row.text)
            }
            Node::Binary(row, first, second) => self.binary(row, first, second),
            Node::Ternary(row, first, second, third) => {
                self.operand(first)?;
                self.put(row.text)?;
                self.operand(second)?;
                self.put(" : ")?;
                self.operand(third)
            }
            Node::New(row, arguments, of, initial) => {
                self.put(row.text)?;
                self.put(" ")?;
                if arguments.count > 0 {
                    self.put("(")?;
                    self.list(arguments)?;
                    self.put(") ")?;
                }
                self.write(of)?;
                initial.map_or(Some(()), |initial| self.operand(initial))
            }
            Node::Cast(to, from) => {
                self.put("(")?;
                self.write(to)?;
                self.put(")")?;
                self.operand(from)
            }
            Node::Fold(kind, row, first, second) => self.fold(kind, row, first, second),
            Node::Expressions(list) => self.list(list),
            Node::Braced(of, list) => {
                if let Some(of) = of {
                    self.write(of)?;
                }
                self.put("{")?;
                self.list(list)?;
                self.put("}")
            }
            Node::Count(of) => {
                let count = match self.node(of)? {
                    Node::Pack(list) => Some(list),
                    _ => self.pack(of)?,
                };
                self.number(count.map_or(0, |list| list.count))
            }
            _ => None,
        }
    }

    fn unary(&mut self, row: &Operator, of: Id) -> Option<()> {
        self.put(row.text)?;
        if row.operands == Operands::Type || &row.code == b"nx" {
            self.put("(")?;
            self.write(of)?;
            return self.put(")");
        }
        match self.node(of)? {
            // The address of a member is without its parameters.
            Node::Encoding(name, _) if &row.code == b"ad" && matches!(self.node(name), Some(Node::Scoped(..))) => {
                self.write(name)
            }
            _ if &row.code == b"gs" => self.write(of),
            _ => self.operand(of),
        }
    }

    fn binary(&mut self, row: &Operator, first: Id, second: Id) -> Option<()> {
        match row.operands {
            Operands::Cast => {
                self.put(row.text)?;
                self.put("<")?;
                self.write(first)?;
                self.put(">(")?;
                self.write(second)?;
                return self.put(")");
            }
            Operands::Index => {
                self.operand(first)?;
                self.put("[")?;
                self.write(second)?;
                return self.put("]");
            }
            Operands::Call => {
                match self.node(first)? {
                    Node::Encoding(name, _) => self.operand(name)?,
                    _ => self.operand(first)?,
                }
                return self.operand(second);
            }
            _ => {}
        }
        // Else it could end a template's arguments.
        let is_greater = row.text == ">";
        self.put(if is_greater { "(" } else { "" })?;
        self.operand(first)?;
        self.put(row.text)?;
        self.operand(second)?;
        self.put(if is_greater { ")" } else { "" })
    }

    fn fold(&mut self, kind: u8, row: &Operator, first: Id, second: Option<Id>) -> Option<()> {
        self.put("(")?;
        match (kind, second) {
            (b'l', _) => {
                self.put("...")?;
                self.put(row.text)?;
                self.operand(first)?;
            }
            (_, None) => {
                self.operand(first)?;
                self.put(row.text)?;
                self.put("...")?;
            }
            (_, Some(second)) => {
                self.operand(first)?;
                self.put(row.text)?;
                self.put("...")?;
                self.put(row.text)?;
                self.operand(second)?;
            }
        }
        self.put(")")
    }

    fn literal(&mut self, of: Id, is_negative: bool, value: &[u8]) -> Option<()> {
        let kind = match self.node(of)? {
            Node::Builtin(row) => row.literal,
            _ => Literal::Cast,
        };
        let sign = if is_negative { "-" } else { "" };
        match (kind, value) {
            (Literal::Bool, b"0") if !is_negative => return self.put("false"),
            (Literal::Bool, b"1") if !is_negative => return self.put("true"),
            (Literal::Suffix(suffix), _) => {
                self.put(sign)?;
                self.put(value)?;
                return self.put(suffix);
            }
            _ => {}
        }
        self.put("(")?;
        self.write(of)?;
        self.put(")")?;
        self.put(sign)?;
        if kind == Literal::Float {
            self.put("[")?;
            self.put(value)?;
            return self.put("]");
        }
        self.put(value)
    }
}
