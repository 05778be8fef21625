//! Names of C++ as the source has them: what GNU's `c++filt -i`, `nm -C` and `__cxa_demangle` write for the manglings of the Itanium C++ ABI.
//!
//! The work is bounded. A name is read once into nodes, which later parts of the name share, and is written from them. Each reading and
//! each writing of a node is a step. Steps, levels and bytes are counted; a name beyond a bound stays mangled.
#![deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod parse;
mod rows;
#[cfg(test)]
#[allow(clippy::indexing_slicing, clippy::expect_used)]
mod tests;
mod write;

use crate::Foreign;
use alloc::vec::Vec;
use rows::{Builtin, Operator};

/// Bytes of a mangled name, and of a demangled one: no name of a program is longer.
const LONGEST_NAME: usize = 16384;
const LONGEST_TEXT: usize = 65536;
/// Levels of a name.
const DEEPEST: u32 = 256;
/// The steps that a name may take for each of its bytes, and besides. Of two million real ones none took more than 21 for a byte.
const STEPS_PER_BYTE: u64 = 64;
const STEPS: u64 = 4096;

/// The number of a node.
type Id = u32;

/// Numbers of nodes that lie side by side.
#[derive(Clone, Copy, Debug, Default)]
struct List {
    start: u32,
    count: u32,
}

/// A part of a name.
#[derive(Clone, Copy, Debug)]
enum Node<'a> {
    /// A name as it is, with what `_GLOBAL__N` stands for replaced.
    Source(&'a [u8]),
    Text(&'static str),
    Builtin(&'static Builtin),
    /// `_Float32`, `_Float64x`
    Float(&'a [u8]),
    /// `a::b`
    Scoped(Id, Id),
    /// A function, and what is declared in it.
    Local(Id, Id),
    /// A function's name and type.
    Encoding(Id, Id),
    /// What is said of something, a table or a thunk.
    Special(&'static str, Id),
    /// The text, the temporary's number and the variable.
    Temporary(&'static str, u32, Id),
    /// A table of a base in a class.
    InType(&'static str, Id, Id),
    /// A copy of a function, ".isra.0".
    Clone(Id, &'a [u8]),
    Template(Id, List),
    /// A parameter of a template, from 0 on.
    Parameter(u32),
    Pack(List),
    Constructor(Id),
    Destructor(Id),
    Operator(&'static Operator),
    VendorOperator(&'a [u8]),
    LiteralOperator(&'a [u8]),
    Conversion(Id),
    /// A name and an ABI tag.
    Tagged(Id, &'a [u8]),
    /// Its template's parameters, its parameters, its number.
    Lambda(List, List, u32),
    /// A template's parameter in its head: what declares it, its type, and how it is called.
    Head(&'static str, Option<Id>, &'static str),
    Unnamed(u32),
    DefaultArgument(u32, Id),
    Binding(List),
    /// `*`, `&`, `&&`
    Pointer(Id, &'static str),
    /// A class and the type of its member.
    MemberPointer(Id, Id),
    /// `const`, and what else stands behind a type.
    Suffixed(Id, &'static str),
    VendorQualified(Id, Id),
    /// A function's `const`, `&`, `noexcept`: of its type or of its name.
    This(Id, &'static str),
    /// The same with a list in brackets.
    ThisThrows(Id, &'static str, List),
    Array(Option<Id>, Id),
    Vector(Id, Id),
    Function(Option<Id>, List),
    Decltype(Id),
    Expansion(Id),
    /// A number as it is written.
    Number(&'a [u8]),
    /// A type, whether the number is negative, and the number.
    Literal(Id, bool, &'a [u8]),
    FunctionParameter(u32),
    Unary(&'static Operator, Id),
    /// The operator stands behind.
    Postfix(&'static Operator, Id),
    Binary(&'static Operator, Id, Id),
    Ternary(&'static Operator, Id, Id, Id),
    /// Arguments, a type and what it begins with.
    New(&'static Operator, List, Id, Option<Id>),
    Cast(Id, Id),
    Fold(u8, &'static Operator, Id, Option<Id>),
    /// Expressions with commas.
    Expressions(List),
    /// Expressions in braces.
    Braced(Option<Id>, List),
    /// How many a pack has.
    Count(Id),
}

/// A mangled name that was read.
#[derive(Debug)]
struct Tree<'a> {
    nodes: Vec<Node<'a>>,
    lists: Vec<Id>,
    root: Id,
}

/// A mangled name as the source has it; `None` where it is none, and where a bound is met: of its length, of its levels, of the text, of the steps
/// that its length allows.
pub fn demangled(symbol: &[u8]) -> Option<Foreign> {
    demangled_within(symbol, &mut { u64::MAX })
}

/// As [`demangled`], and takes the steps of the name from `steps`, which many names may share: `None` where they do not suffice.
pub fn demangled_within(symbol: &[u8], steps: &mut u64) -> Option<Foreign> {
    let name = symbol.strip_prefix(b"_Z").filter(|name| name.len() <= LONGEST_NAME)?;
    let allowed = most_steps(symbol).min(*steps);
    let mut left = allowed;
    let text = parse::tree(name, &mut left).and_then(|tree| write::text(&tree, &mut left));
    *steps -= allowed - left;
    text.map(Foreign)
}

/// The most steps that a name takes, whatever it is; 0 of what is not read at all.
pub fn most_steps(symbol: &[u8]) -> u64 {
    let name = symbol.strip_prefix(b"_Z").filter(|name| name.len() <= LONGEST_NAME);
    name.map_or(0, |name| STEPS + STEPS_PER_BYTE * name.len() as u64)
}

/// A symbol as the source has it; as it is where it cannot be demangled.
pub fn full(symbol: &Foreign) -> Foreign {
    demangled(&symbol.0).unwrap_or_else(|| symbol.clone())
}
