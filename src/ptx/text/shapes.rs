//! What a declaration says of what it declares: type, size, alignment; and whether an argument fits a parameter.

use super::cursor::Cursor;
use super::directives::Space;
use super::registers::Type;
use super::tokens::{Kind, Token};
use crate::Toolkit;
use crate::toolkits::since;

/// What a type holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Bits,
    Integer,
    Float,
    /// `.f16x2`, which goes with anything of its size.
    Half2,
    Predicate,
}

/// Whether it stands behind `.ptr`: what the parameter points to.
fn is_pointed(word: &[u8]) -> bool {
    matches!(
        word,
        b".global" | b".const" | b".shared" | b".local" | b".texref" | b".surfref" | b".samplerref"
    )
}

/// The class of a type, and its size in bytes.
fn element(word: &[u8]) -> Option<(Class, u32)> {
    Some(match word {
        b".b8" => (Class::Bits, 1),
        b".u8" | b".s8" => (Class::Integer, 1),
        b".b16" => (Class::Bits, 2),
        b".u16" | b".s16" => (Class::Integer, 2),
        b".f16" => (Class::Float, 2),
        b".b32" => (Class::Bits, 4),
        b".u32" | b".s32" => (Class::Integer, 4),
        b".f32" => (Class::Float, 4),
        b".f16x2" => (Class::Half2, 4),
        b".pred" => (Class::Predicate, 4),
        b".b64" => (Class::Bits, 8),
        b".u64" | b".s64" => (Class::Integer, 8),
        b".f64" => (Class::Float, 8),
        b".b128" => (Class::Bits, 16),
        _ => return None,
    })
}

/// What stands between the state space and the names of a declaration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// `None`: none is written.
    pub space: Option<Space>,
    /// Class and size; `None`: the type is that of a texture, a surface or a sampler, or none that is known.
    pub of: Option<(Class, u32)>,
    /// The type's word.
    pub word: [usize; 2],
    /// How many elements a vector has.
    pub width: u32,
    /// What `.align` states; 0: nothing, or no power of two.
    pub align: u32,
    pub is_power: bool,
    /// Whether `.ptr` is there.
    pub is_pointer: bool,
    /// Whether there are several state spaces.
    pub is_several: bool,
    pub attributes: Attributes,
    /// Whether something is there of which nothing is known here.
    pub is_unknown: bool,
}

impl Head {
    pub(super) const NONE: Self = Self {
        space: None,
        of: None,
        word: [0; 2],
        width: 1,
        align: 0,
        is_power: true,
        is_pointer: false,
        is_several: false,
        attributes: Attributes::NONE,
        is_unknown: false,
    };

    /// That of a register of this type; `None`: it is none of one register.
    pub(super) fn of_register(word: [usize; 2], text: &[u8]) -> Option<Self> {
        let [start, end] = word;
        let of = element(text.get(start..end)?);
        of.is_some().then_some(Self {
            space: Some(Space::Reg),
            of,
            word,
            ..Self::NONE
        })
    }

    /// Reads it from the state space on. Of parameters alignment may stand behind the type.
    ///
    /// # Errors
    /// The token that may not stand there.
    pub(super) fn read(cursor: &mut Cursor, text: &[u8], is_parameter: bool) -> Result<Self, Token> {
        Self::read_of(cursor, text, is_parameter, is_parameter)
    }

    /// The same, where alignment may stand behind the type or behind `.ptr` alone.
    pub(super) fn read_of(
        cursor: &mut Cursor,
        text: &[u8],
        is_parameter: bool,
        is_late_taken: bool,
    ) -> Result<Self, Token> {
        let mut head = Self::NONE;
        loop {
            let before = *cursor;
            let token = cursor.token(text);
            let word = token.text(text);
            let is_typed = head.word != [0; 2];
            match word {
                _ if token.kind != Kind::Dot => {
                    *cursor = before;
                    return if is_typed { Ok(head) } else { Err(token) };
                }
                b".ptr" if is_typed && is_parameter && !head.is_pointer => {
                    let next = cursor.ahead(text);
                    if element(next.text(text)).is_some() {
                        return Err(token);
                    }
                    if is_pointed(next.text(text)) {
                        cursor.token(text);
                    }
                    head.is_pointer = true;
                }
                b".align" if !is_typed || is_late_taken || head.is_pointer => {
                    let number = cursor.token(text);
                    if number.kind != Kind::Number {
                        return Err(number);
                    }
                    let value = super::numbers::integer(number.text(text));
                    let value = value.and_then(|value| u32::try_from(value).ok());
                    match value {
                        // Octal, or no integer.
                        None if is_float(number.text(text)) => return Err(number),
                        None => head.is_unknown = true,
                        Some(value) => {
                            head.is_power &= value.is_power_of_two();
                            head.align = if is_typed { head.align } else { value };
                        }
                    }
                }
                _ if is_typed => return Err(token),
                b".attribute" => {
                    head.is_unknown = true;
                    head.attributes = Attributes::read(cursor, false, text)?;
                }
                b".v2" => head.width = 2,
                b".v4" => head.width = 4,
                b".texref" | b".surfref" | b".samplerref" => head.word = [token.start.at, token.end],
                _ if Space::of(word).is_some() => {
                    head.is_several |= head.space.is_some();
                    head.space = head.space.or(Space::of(word));
                }
                _ => match element(word) {
                    Some(of) => {
                        head.of = Some(of);
                        head.word = [token.start.at, token.end];
                    }
                    None if may_be_instruction_type(word) => {
                        head.word = [token.start.at, token.end];
                        head.is_unknown = true;
                    }
                    None => return Err(token),
                },
            }
        }
    }

    /// The same of a declaration that stands here.
    pub(super) fn at(directive: usize, text: &[u8]) -> Option<Self> {
        let (mut cursor, text) = window(directive, text);
        Self::read(&mut cursor, text, true).ok()
    }

    /// What one of its names is: with the bytes of an array (`None`: none, 0: of no size).
    pub(super) fn shape(self, array: Option<u64>) -> Option<Shape> {
        let (class, size) = self.of.filter(|_| !self.is_unknown)?;
        let class = if self.width == 1 { class } else { Class::Bits };
        let size = size.saturating_mul(self.width);
        Some(Shape {
            class,
            size: array.unwrap_or(1).saturating_mul(u64::from(size)),
            align: self.align.max(size.min(16)),
            is_array: array.is_some(),
            is_open: array == Some(0),
            is_register: self.space == Some(Space::Reg),
            is_vector: self.width != 1,
        })
    }
}

/// Whether a number is written as one of floating point.
pub(super) fn is_float(number: &[u8]) -> bool {
    match number {
        [b'0', b'f' | b'F' | b'd' | b'D', ..] => true,
        [b'0', b'x' | b'X', ..] => false,
        _ => number.iter().any(|byte| matches!(byte, b'.' | b'e' | b'E')),
    }
}

/// Types of instructions alone, each from which release on ptxas knows it as that; before, it has other words, or takes it for a variable's.
#[rustfmt::skip]
const OF_INSTRUCTIONS: [(&str, u32); 14] = [
    (".e4m3x2",  Toolkit::V11_8.code()),
    (".e5m2x2",  Toolkit::V11_8.code()),
    (".s16x2",   Toolkit::V12_0.code()),
    (".u16x2",   Toolkit::V12_0.code()),
    (".e4m3",    Toolkit::V12_8.code()),
    (".e5m2",    Toolkit::V12_8.code()),
    (".e4m3x4",  Toolkit::V12_8.code()),
    (".e5m2x4",  Toolkit::V12_8.code()),
    (".e2m1x2",  Toolkit::V12_8.code()),
    (".e2m3x2",  Toolkit::V12_8.code()),
    (".e3m2x2",  Toolkit::V12_8.code()),
    (".ue8m0x2", Toolkit::V12_8.code()),
    (".f32x2",   Toolkit::V12_8.code()),
    (".s2f6x2",  since::PTX_S2F6X2),
];

/// Whether a release knows a type as one of instructions alone.
pub(crate) fn is_instruction_type(word: &[u8], toolkit: Toolkit) -> bool {
    match OF_INSTRUCTIONS.iter().find(|(name, _)| name.as_bytes() == word) {
        Some((_, since)) => toolkit.code() >= *since,
        None => word == b".b128" && toolkit < Toolkit::V12_3,
    }
}

/// Whether a release does not read a type that newer ones do.
pub(super) fn is_unread(word: &[u8], toolkit: Toolkit) -> bool {
    match word {
        b".s2f6x2" => toolkit.code() < since::PTX_S2F6X2,
        b".f32x2" => toolkit < Toolkit::V12_8,
        // 12.6 reads them in a way of its own.
        b".e2m1x2" | b".e2m3x2" | b".e3m2x2" | b".ue8m0x2" | b".e4m3x4" | b".e5m2x4" | b".e2m1x4" | b".e2m3x4"
        | b".e3m2x4" => toolkit < Toolkit::V12_6,
        _ => false,
    }
}

/// Whether a type is known, but not as what: of instructions alone, or of variables of four elements.
fn may_be_instruction_type(word: &[u8]) -> bool {
    matches!(word, b".e2m1x4" | b".e2m3x4" | b".e3m2x4")
        || OF_INSTRUCTIONS.iter().any(|(name, _)| name.as_bytes() == word)
}

/// A place that is read once more, and as much of the text as is read there: what is looked at often costs little each time.
pub(super) fn window(at: usize, text: &[u8]) -> (Cursor, &[u8]) {
    const MOST: usize = 512;
    let cursor = Cursor { at, ..Cursor::START };
    (cursor, text.get(..at.saturating_add(MOST)).unwrap_or(text))
}

/// What `.attribute` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attributes {
    pub is_managed: bool,
    pub is_unified: bool,
}

impl Attributes {
    pub(super) const NONE: Self = Self {
        is_managed: false,
        is_unified: false,
    };

    /// What stands behind the word: `(.managed, .unified(1, 2))`; functions have the second alone.
    ///
    /// # Errors
    /// The token that may not stand there.
    #[cold]
    #[inline(never)]
    pub(super) fn read(cursor: &mut Cursor, is_function: bool, text: &[u8]) -> Result<Self, Token> {
        let mut found = Self::NONE;
        let expect = |cursor: &mut Cursor, kind: Kind| {
            let token = cursor.token(text);
            if token.kind == kind { Ok(()) } else { Err(token) }
        };
        expect(cursor, Kind::Sign(b'('))?;
        loop {
            let token = cursor.token(text);
            match token.text(text) {
                b".managed" if !is_function => found.is_managed = true,
                b".unified" => {
                    found.is_unified = true;
                    for kind in [
                        Kind::Sign(b'('),
                        Kind::Number,
                        Kind::Sign(b','),
                        Kind::Number,
                        Kind::Sign(b')'),
                    ] {
                        expect(cursor, kind)?;
                    }
                }
                _ => return Err(token),
            }
            if !cursor.takes_sign(b',', text) {
                return expect(cursor, Kind::Sign(b')')).map(|()| found);
            }
        }
    }
}

/// Goes over what is in parentheses.
pub(super) fn closed(cursor: &mut Cursor, text: &[u8]) {
    let mut depth = 0u32;
    loop {
        let token = cursor.token(text);
        match token.kind {
            Kind::Sign(b'(') => depth = depth.saturating_add(1),
            Kind::Sign(b')') => depth = depth.saturating_sub(1),
            Kind::End | Kind::EndInComment => return,
            _ => {}
        }
        if depth == 0 {
            return;
        }
    }
}

/// The sizes in brackets behind a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Array {
    /// How many elements; 0: it is not said. `None`: it is no array.
    pub elements: Option<u64>,
    pub dimensions: u32,
}

impl Array {
    /// No array.
    pub(super) const NONE: Self = Self {
        elements: None,
        dimensions: 0,
    };

    /// The sizes that stand here.
    pub(super) fn at(end: usize, text: &[u8]) -> Option<Self> {
        let (mut cursor, text) = window(end, text);
        Self::read(&mut cursor, text).ok()
    }

    /// The size in the brackets of this number, from 1 on, behind a name that ends here; 0: none is said. `None`: there are fewer.
    pub(super) fn size_at(end: usize, number: u32, text: &[u8]) -> Option<u64> {
        let (mut cursor, text) = window(end, text);
        for left in (0..number).rev() {
            cursor.takes_sign(b'[', text).then_some(())?;
            let size = cursor.token(text);
            match left {
                0 if size.is_sign(b']') => return Some(0),
                0 => return super::numbers::integer(size.text(text)),
                _ if !size.is_sign(b']') => cursor.takes_sign(b']', text),
                _ => true,
            };
        }
        None
    }

    /// Reads them.
    ///
    /// # Errors
    /// The token that may not stand there.
    pub(super) fn read(cursor: &mut Cursor, text: &[u8]) -> Result<Self, Token> {
        let mut array = Self::NONE;
        while cursor.takes_sign(b'[', text) {
            let token = cursor.token(text);
            let size = match token.kind {
                Kind::Number if is_float(token.text(text)) => return Err(token),
                Kind::Number => super::numbers::integer(token.text(text)).unwrap_or(u64::MAX),
                Kind::Sign(b']') if array.dimensions == 0 => 0,
                _ => return Err(token),
            };
            if token.kind == Kind::Number {
                let close = cursor.token(text);
                if !close.is_sign(b']') {
                    return Err(close);
                }
            }
            array.dimensions = array.dimensions.saturating_add(1);
            array.elements = Some(array.elements.unwrap_or(1).saturating_mul(size));
        }
        Ok(array)
    }
}

/// What is declared, as far as calls compare it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub class: Class,
    /// In bytes.
    pub size: u64,
    pub align: u32,
    pub is_array: bool,
    /// Whether it is an array without a size.
    pub is_open: bool,
    pub is_register: bool,
    pub is_vector: bool,
}

impl Shape {
    /// That of a register; `None`: it is not known.
    pub(super) fn of_register(of: Type) -> Option<Self> {
        let head = Head {
            space: Some(Space::Reg),
            of: element(of.word()),
            ..Head::NONE
        };
        head.shape(None)
    }

    /// Whether it may hold the address of a function.
    pub(super) fn is_address(self) -> bool {
        matches!(self.class, Class::Bits | Class::Integer) && matches!(self.size, 4 | 8) && !self.is_array
    }

    /// Whether an argument has the type of this parameter.
    pub(super) fn takes(self, argument: Self) -> bool {
        if self.is_array || argument.is_array {
            return self.is_array && argument.is_array && (self.is_open || self.size == argument.size);
        }
        let (own, other) = (self.class, argument.class);
        let is_bits = own == Class::Bits || other == Class::Bits;
        let is_predicate = own == Class::Predicate || other == Class::Predicate;
        let is_half2 = own == Class::Half2 || other == Class::Half2;
        self.size == argument.size && (own == other || is_half2 || is_bits && !is_predicate)
    }

    /// Whether the one is a register and the other an array.
    pub(super) fn is_other_space(self, argument: Self) -> bool {
        self.is_array && !self.is_open && argument.is_register || self.is_register && argument.is_array
    }

    /// Whether a number goes with it; `None`: it is not known.
    pub(super) fn takes_number(self, number: &[u8]) -> Option<bool> {
        let is_float = is_float(number);
        if self.is_vector {
            return None;
        }
        Some(match self.class {
            _ if self.is_array => false,
            Class::Bits => true,
            Class::Integer => !is_float,
            Class::Float => is_float,
            Class::Half2 => matches!(number, [b'0', b'f' | b'F', ..]),
            Class::Predicate => false,
        })
    }
}
