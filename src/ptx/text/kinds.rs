//! Which kind an operand is, by its text and the registers that are declared.

use super::cursor::is_of_word;
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

/// The first kinds of what follows the registers, one of each [`Type`].
const NOT_PREDICATE: Kind = Kind(18);
const INTEGER: Kind = Kind(19);
const NEGATIVE: Kind = Kind(20);
const DECIMAL: Kind = Kind(21);
const SINGLE: Kind = Kind(22);
const DOUBLE: Kind = Kind(23);
/// Addresses, one of each base.
const ADDRESS: u8 = 24;
const ADDRESS_INTEGER: Kind = Kind(31);
/// Vectors: of each element one of each width.
const VECTOR: u8 = 32;
const WIDTHS: [u32; 5] = [1, 2, 3, 4, 8];
const SPECIAL_32: Kind = Kind(77);
const SPECIAL_64: Kind = Kind(78);
const SPECIAL_VECTOR: Kind = Kind(79);
const SINK: Kind = Kind(82);
const PAIR: Kind = Kind(83);
const REGISTER_PAIR: Kind = Kind(84);
const SINK_PAIR: Kind = Kind(85);
const PAIR_SINK: Kind = Kind(86);
/// Vectors of the width that the form takes.
const OWN: u8 = 87;
/// A name that is no register, of a variable, a label or a function, and an address that begins with one.
const SOME_NAME: Kind = Kind(96);
const SOME_ADDRESS: Kind = Kind(97);
/// How many kinds there are: the last ones are free.
pub(crate) const KINDS: usize = 112;
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
            [b'-', digits @ ..] => decimal(digits)
                .filter(|number| (1..=70000).contains(number))
                .map(|_| NEGATIVE),
            _ if operand.contains(&b'|') => pair(operand, text, registers),
            _ => name(operand, text, registers),
        };
        found.map_or(Self::Unknown, Self::Plain)
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
        return found.kind();
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
    let base = match base {
        Type::Pred => 0,
        Type::B16 | Type::U16 | Type::S16 => 1,
        Type::B32 | Type::U32 | Type::S32 => 2,
        Type::F32 => 3,
        Type::B64 | Type::U64 | Type::S64 => 4,
        Type::F64 => 5,
        Type::B128 => 6,
        _ => return None,
    };
    is_offset.then(|| Kind(ADDRESS.saturating_add(base)))
}

/// A vector of registers of one kind.
fn vector(inside: &[u8], text: &[u8], registers: &Registers) -> Operand {
    let (mut element, mut width) = (None, 0u32);
    for name in inside.split(|&byte| byte == b',') {
        let found = registers.of(name.trim_ascii(), text).and_then(Type::element);
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
        _ => integer(digits).filter(|&number| number <= 1 << 32).map(|_| INTEGER),
    }
}

/// An integer, decimal or hexadecimal; `None` for others, and where it does not fit.
fn integer(digits: &[u8]) -> Option<u64> {
    let digits = match digits {
        [digits @ .., b'U'] => digits,
        digits => digits,
    };
    match digits {
        [b'0', b'x' | b'X', hex @ ..] if !hex.is_empty() => hex.iter().try_fold(0u64, |number, &digit| {
            let digit = char::from(digit).to_digit(16)?;
            number.checked_mul(16)?.checked_add(u64::from(digit))
        }),
        _ => decimal(digits),
    }
}

/// A decimal number; one that begins with 0 is octal, and none.
fn decimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 1 && digits.first() == Some(&b'0') {
        return None;
    }
    digits.iter().try_fold(0u64, |number, &digit| {
        let digit = digit.is_ascii_digit().then(|| digit.wrapping_sub(b'0'))?;
        number.checked_mul(10)?.checked_add(u64::from(digit))
    })
}
