//! Which kind an operand is, by its text and the registers that are declared.

use super::cursor::is_of_word;
use super::numbers::{decimal, integer, value_of};
use super::registers::{Registers, Type};

/// The number of a kind in the rows of places: in the order of `conformance/ptx/kinds.py`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub u8);

/// An operand that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    /// Nothing is known of such.
    Unknown,
    Plain(Kind),
    /// A vector of registers: of which elements, and how many.
    Vector {
        element: u8,
        width: u32,
    },
}

/// The kinds that follow the registers, one of each [`Type`].
const NOT_PREDICATE: Kind = Kind(TYPES);
const INTEGER: Kind = Kind(TYPES + 1);
/// What does not fit in 32 bits.
const WIDE: Kind = Kind(TYPES + 2);
const NEGATIVE: Kind = Kind(TYPES + 3);
const DECIMAL: Kind = Kind(TYPES + 4);
const SINGLE: Kind = Kind(TYPES + 5);
const DOUBLE: Kind = Kind(TYPES + 6);
/// Addresses, one of each base.
const ADDRESS: u8 = TYPES + 7;
const ADDRESS_INTEGER: Kind = Kind(ADDRESS + TYPES);
/// Vectors: of each element one of each width.
const VECTOR: u8 = ADDRESS + TYPES + 1;
const WIDTHS: [u32; 5] = [1, 2, 3, 4, 8];
const SPECIAL_32: Kind = Kind(BEHIND);
const SPECIAL_64: Kind = Kind(BEHIND + 1);
const SPECIAL_VECTOR: Kind = Kind(BEHIND + 2);
const SINK: Kind = Kind(BEHIND + 4);
const PAIR: Kind = Kind(BEHIND + 5);
const REGISTER_PAIR: Kind = Kind(BEHIND + 6);
const SINK_PAIR: Kind = Kind(BEHIND + 7);
const PAIR_SINK: Kind = Kind(BEHIND + 8);
/// Vectors of the width that the form takes.
const OWN: u8 = BEHIND + 9;
/// A name that is no register, of a variable, a label or a function, and an address that begins with one.
const SOME_NAME: Kind = Kind(OWN + TYPES);
const SOME_ADDRESS: Kind = Kind(OWN + TYPES + 1);
/// How many types there are, and what follows the vectors.
const TYPES: u8 = Type::Other as u8;
const BEHIND: u8 = VECTOR + TYPES * WIDTHS.len() as u8;
/// How many kinds there are: the last ones are free.
pub(crate) const KINDS: usize = 176;
/// So many of them lie together in the rows.
pub(crate) const BLOCK: usize = 16;

impl Operand {
    /// What the text is. Which name is of a variable, a label or a function is not known.
    pub(crate) fn read(operand: &[u8], text: &[u8], registers: &Registers) -> Self {
        let found = match operand {
            [b'{', inside @ .., b'}'] => return vector(inside, text, registers),
            [b'[', inside @ .., b']'] => address(inside.trim_ascii(), text, registers),
            [b'!', name @ ..] => match registers.of(name.trim_ascii(), text) {
                Some(Type::Pred) => Some(NOT_PREDICATE),
                _ => None,
            },
            [b'_'] => Some(SINK),
            [b'0'..=b'9', ..] => number(operand),
            [b'-', ..] => value_of(operand).filter(|&value| value != 0).map(|_| NEGATIVE),
            _ if operand.contains(&b'|') => pair(operand, text, registers),
            _ => name(operand, text, registers),
        };
        found.map_or(Self::Unknown, Self::Plain)
    }

    /// Whether it is an integer whose value may decide.
    pub(crate) fn is_number(self) -> bool {
        matches!(self, Self::Plain(INTEGER | NEGATIVE))
    }

    /// Whether it is a name that is no register.
    pub(crate) fn is_some_name(self) -> bool {
        self == Self::Plain(SOME_NAME)
    }

    /// The kind, at a place where a vector has so many elements.
    pub(crate) fn kind(self, own: u32) -> Option<Kind> {
        match self {
            Self::Unknown => None,
            Self::Plain(kind) => Some(kind),
            Self::Vector { element, width } => {
                if let Some(place) = WIDTHS.iter().position(|&known| known == width) {
                    let within = element.saturating_mul(WIDTHS.len() as u8).saturating_add(place as u8);
                    return Some(Kind(VECTOR.saturating_add(within)));
                }
                (width == own).then(|| Kind(OWN.saturating_add(element)))
            }
        }
    }
}

/// The name of a register, alone.
fn name(operand: &[u8], text: &[u8], registers: &Registers) -> Option<Kind> {
    if let Some(found) = registers.of(operand, text) {
        return found.number().map(Kind);
    }
    match operand {
        b"%tid.x" | b"%tid.y" | b"%tid.z" | b"%ntid.x" | b"%ntid.y" | b"%ntid.z" | b"%ctaid.x" | b"%ctaid.y"
        | b"%ctaid.z" | b"%nctaid.x" | b"%nctaid.y" | b"%nctaid.z" | b"%laneid" => Some(SPECIAL_32),
        b"%clock64" | b"%globaltimer" => Some(SPECIAL_64),
        b"%tid" | b"%ntid" | b"%ctaid" | b"%nctaid" => Some(SPECIAL_VECTOR),
        _ => is_no_register(operand, text, registers).then_some(SOME_NAME),
    }
}

/// Whether it is a name, and neither of a register, declared or special, nor of a constant of PTX.
fn is_no_register(name: &[u8], text: &[u8], registers: &Registers) -> bool {
    let is_name = match name {
        [first, rest @ ..] => {
            (first.is_ascii_alphabetic() || matches!(first, b'_' | b'$'))
                && rest.iter().all(|&byte| is_of_word(byte) && byte != b'%')
        }
        [] => false,
    };
    is_name && name != b"WARP_SZ" && registers.are_without(name, text)
}

/// Two registers with a bar between them.
fn pair(operand: &[u8], text: &[u8], registers: &Registers) -> Option<Kind> {
    let bar = operand.iter().position(|&byte| byte == b'|')?;
    let (first, second) = operand.split_at_checked(bar)?;
    let (first, second) = (first.trim_ascii(), second.get(1..)?.trim_ascii());
    let of = |name| registers.of(name, text);
    match (first, second) {
        (b"_", b"_") => None,
        (b"_", second) => (of(second)? == Type::Pred).then_some(SINK_PAIR),
        (first, b"_") => (of(first)? == Type::Pred).then_some(PAIR_SINK),
        (first, second) => match (of(first)?, of(second)?) {
            (Type::Pred, Type::Pred) => Some(PAIR),
            (Type::B32, Type::Pred) => Some(REGISTER_PAIR),
            _ => None,
        },
    }
}

/// What stands between brackets: a register and an offset, or a number.
fn address(inside: &[u8], text: &[u8], registers: &Registers) -> Option<Kind> {
    if let [b'0'..=b'9', ..] = inside {
        return decimal(inside).map(|_| ADDRESS_INTEGER);
    }
    let length = inside.iter().take_while(|&&byte| is_of_word(byte)).count();
    let (name, offset) = inside.split_at_checked(length)?;
    let is_offset = match offset.trim_ascii() {
        [] => true,
        [b'+', rest @ ..] => match rest.trim_ascii() {
            [b'-', digits @ ..] | digits => integer(digits.trim_ascii()).is_some_and(|offset| offset < 1 << 23),
        },
        _ => false,
    };
    let Some(base) = registers.of(name, text) else {
        return (is_offset && is_no_register(name, text, registers)).then_some(SOME_ADDRESS);
    };
    is_offset.then_some(())?;
    base.number().map(|base| Kind(ADDRESS.saturating_add(base)))
}

/// A vector of registers of one kind.
fn vector(inside: &[u8], text: &[u8], registers: &Registers) -> Operand {
    let (mut element, mut width) = (None, 0u32);
    for name in inside.split(|&byte| byte == b',') {
        let found = registers.of(name.trim_ascii(), text).and_then(Type::number);
        if found.is_none() || element.is_some() && element != found {
            return Operand::Unknown;
        }
        (element, width) = (found, width.saturating_add(1));
    }
    element.map_or(Operand::Unknown, |element| Operand::Vector { element, width })
}

/// A number that begins with a digit.
fn number(digits: &[u8]) -> Option<Kind> {
    match digits {
        [b'0', b'f' | b'F', hex @ ..] => (hex.len() == 8 && hex.iter().all(u8::is_ascii_hexdigit)).then_some(SINGLE),
        [b'0', b'd' | b'D', hex @ ..] => (hex.len() == 16 && hex.iter().all(u8::is_ascii_hexdigit)).then_some(DOUBLE),
        _ if digits.contains(&b'.') => {
            let is_plain = digits.iter().all(|&byte| byte.is_ascii_digit() || byte == b'.');
            let dots = digits.iter().filter(|&&byte| byte == b'.').count();
            (is_plain && dots == 1 && !digits.ends_with(b".")).then_some(DECIMAL)
        }
        _ => integer(digits).map(|number| if number >> 32 == 0 { INTEGER } else { WIDE }),
    }
}
