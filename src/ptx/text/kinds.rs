//! Which kind an operand is, by its text and the registers that are declared.

use super::cursor::is_of_word;
use super::numbers::{integer, value_of};
use super::registers::{Registers, Type};
use super::shapes::is_float;
use super::shapes::{Array, Head};
use super::specials::may_be_special;
use super::symbols::{Found, SymbolKind, Symbols};

/// The number of a kind in the rows of places: in the order of `conformance/ptx/kinds.py`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub u8);

impl Kind {
    /// That of no operand.
    pub(crate) const NONE: Self = Self(u8::MAX);
}

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
pub(crate) const INTEGER: Kind = Kind(TYPES + 1);
/// What does not fit in 32 bits.
const WIDE: Kind = Kind(TYPES + 2);
pub(crate) const NEGATIVE: Kind = Kind(TYPES + 3);
const DECIMAL: Kind = Kind(TYPES + 4);
const SINGLE: Kind = Kind(TYPES + 5);
const DOUBLE: Kind = Kind(TYPES + 6);
/// Addresses, one of each base.
const ADDRESS: u8 = TYPES + 7;
const ADDRESS_INTEGER: Kind = Kind(ADDRESS + TYPES);
/// Vectors: of each element one of each width.
const VECTOR: u8 = ADDRESS + TYPES + 1;
const WIDTHS: [u32; 5] = [1, 2, 3, 4, 8];
const OF_ELEMENT: usize = WIDTHS.len();
const VECTORS: u8 = TYPES * OF_ELEMENT as u8;
pub(crate) const SPECIAL_32: Kind = Kind(BEHIND);
const SPECIAL_64: Kind = Kind(BEHIND + 1);
const SPECIAL_VECTOR: Kind = Kind(BEHIND + 2);
const VECTOR_REGISTER: Kind = Kind(BEHIND + 3);
const SINK: Kind = Kind(BEHIND + 4);
const PAIR: Kind = Kind(BEHIND + 5);
const REGISTER_PAIR: Kind = Kind(BEHIND + 6);
pub(crate) const SINK_PAIR: Kind = Kind(BEHIND + 7);
const PAIR_SINK: Kind = Kind(BEHIND + 8);
/// Vectors of the width that the form takes.
const OWN: u8 = BEHIND + 9;
/// A name that is no register, of a variable, a label or a function, and an address that begins with one.
const SOME_NAME: Kind = Kind(OWN + TYPES);
const SOME_ADDRESS: Kind = Kind(OWN + TYPES + 1);
/// A variable, and an address that begins with one: two of each space, from [`SymbolKind::Global`] to [`SymbolKind::Surface`].
const VARIABLES: u8 = OWN + TYPES + 2;
const GLOBAL: u8 = VARIABLES;
const LABEL: Kind = Kind(LAST);
const FUNCTION: Kind = Kind(LAST + 1);
const UNDECLARED: Kind = Kind(LAST + 2);
const UNDECLARED_ADDRESS: Kind = Kind(LAST + 3);
const LAST: u8 = VARIABLES + 2 * (SymbolKind::Surface as u8 - SymbolKind::Global as u8 + 1);
/// How many types there are, and what follows the vectors.
const TYPES: u8 = Type::Other as u8;
const BEHIND: u8 = VECTOR + VECTORS;
/// How many kinds there are: the last ones are free.
pub(crate) const KINDS: usize = 192;
/// So many of them lie together in the rows.
pub(crate) const BLOCK: usize = 16;

impl Kind {
    /// Whether it is a vector of three elements or eight.
    pub(crate) fn is_odd_vector(self) -> bool {
        let within = self.0.wrapping_sub(VECTOR);
        let width = WIDTHS.get(usize::from(within) % OF_ELEMENT);
        within < VECTORS && matches!(width, Some(3 | 8))
    }
}

impl Operand {
    /// What the text is.
    #[inline]
    pub(crate) fn read(operand: &[u8], names: &Names<'_>) -> Self {
        // Most are registers.
        if let [b'%', ..] = operand
            && let Some(number) = names.register(operand).and_then(Type::number)
        {
            return Self::Plain(Kind(number));
        }
        Self::read_other(operand, names)
    }

    fn read_other(operand: &[u8], names: &Names<'_>) -> Self {
        let found = match operand {
            [b'{', inside @ .., b'}'] => return vector(inside, names),
            [b'[', inside @ .., b']'] => address(inside.trim_ascii(), names),
            [b'!', name @ ..] => match names.may_be_negated(name.trim_ascii(), b'!') {
                Some(is_predicate) if is_predicate || names.are_mended => Some(NOT_PREDICATE),
                _ => None,
            },
            [b'_'] => Some(SINK),
            [b'0'..=b'9', ..] => number(operand),
            [b'-', negated @ ..] if names.are_mended && names.may_be_negated(negated.trim_ascii(), b'-').is_some() => {
                name(negated.trim_ascii(), names)
            }
            [b'-', digits @ ..] if is_decimal(digits) && is_float(digits) => Some(DECIMAL),
            [b'-', ..] => None,
            // What has an index and is no array is taken for what it is.
            [.., b']'] => {
                let open = operand.iter().position(|&byte| byte == b'[').unwrap_or_default();
                let name = operand.get(..open).unwrap_or_default().trim_ascii();
                match names.register(name) {
                    Some(of) => of.number().map(Kind),
                    None => match names.variable(name) {
                        Some(Variable::Scalar(_)) => names.kind(name, false),
                        _ => None,
                    },
                }
            }
            _ if operand.contains(&b'|') => pair(operand, names),
            _ => name(operand, names),
        };
        let found = found.or_else(|| match operand {
            [b'0'..=b'9' | b'-' | b'+' | b'!' | b'~' | b'(' | b'W', ..] => value_of(operand).map(of_value),
            _ => None,
        });
        found.map_or(Self::Unknown, Self::Plain)
    }

    /// Whether it is a variable by its name alone, no texture.
    pub(crate) fn is_variable(self) -> bool {
        const TEXTURE: u8 = VARIABLES + 2 * (SymbolKind::Texture as u8 - SymbolKind::Global as u8);
        let Self::Plain(Kind(kind)) = self else { return false };
        (VARIABLES..TEXTURE).contains(&kind) && kind.wrapping_sub(VARIABLES) & 1 == 0
    }

    /// Whether it is an integer whose value may decide.
    pub(crate) fn is_number(self) -> bool {
        matches!(self, Self::Plain(INTEGER | NEGATIVE))
    }

    /// Whether it may be an address of 32 bits to generic or global memory, in this instruction.
    pub(crate) fn is_short(self, modifiers: &[u8]) -> bool {
        let Self::Plain(Kind(kind)) = self else { return false };
        match kind {
            GLOBAL => !modifiers.windows(2).any(|word| matches!(word, b"64")),
            _ if is_of_32_bits(kind.wrapping_sub(ADDRESS)) => !modifiers.windows(5).any(|word| {
                matches!(
                    word,
                    b".shar" | b".loca" | b".cons" | b".para" | b"tcgen" | b"ldmat" | b"stmat" | b"cp.as"
                )
            }),
            _ => is_of_32_bits(kind) && matches!(modifiers, [b'c', b'v', b't', b'a', ..]),
        }
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

/// What a variable is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Variable {
    Array,
    Scalar(Type),
}

/// The names that mean something where a statement stands.
pub(crate) struct Names<'text> {
    pub text: &'text [u8],
    pub registers: &'text Registers,
    pub symbols: Symbols<'text>,
    /// Where the statement begins.
    pub at: usize,
    /// Whether operands are read as if nothing was wrong with their parts: a vector as one of its first register, without any as one of `.b8`; the
    /// second of a pair as a predicate; a negated name as the name.
    pub are_mended: bool,
}

impl Names<'_> {
    /// The type of a register; `None`: it is not known to be one.
    fn register(&self, name: &[u8]) -> Option<Type> {
        self.registers.of(name, self.text)
    }

    /// The type of an element of a vector; `None`: it is no register.
    fn element(&self, name: &[u8]) -> Option<Type> {
        match self.register(name) {
            None => match name.strip_prefix(b"%").and_then(special_register)? {
                SPECIAL_32 => Some(Type::B32),
                SPECIAL_64 => Some(Type::B64),
                _ => None,
            },
            of => of.filter(|of| of.number().is_some()),
        }
    }

    /// How many bytes a register has; `None`: it is not known to be one.
    pub(crate) fn size_of(&self, name: &[u8]) -> Option<u32> {
        self.register(name).map(Type::bytes).filter(|bytes| *bytes != 0)
    }

    /// Whether nothing declares a name.
    pub(crate) fn is_undeclared(&self, name: &[u8]) -> bool {
        name != b"_" && self.register(name).is_none() && self.kind(name, false) == Some(UNDECLARED)
    }

    /// Whether a name is that of a label or a function.
    pub(crate) fn is_code(&self, name: &[u8]) -> bool {
        matches!(self.kind(name, false), Some(LABEL | FUNCTION)) && self.register(name).is_none()
    }

    /// Whether a name is that of a variable.
    pub(crate) fn is_variable(&self, name: &[u8]) -> bool {
        let is_one = |Kind(kind): Kind| (VARIABLES..LAST).contains(&kind);
        self.kind(name, false).is_some_and(is_one) && self.register(name).is_none()
    }

    /// Whether what has this name may stand behind a minus, or behind an exclamation mark; `None`: it is not known what it is, or no name.
    pub(crate) fn may_be_negated(&self, name: &[u8], sign: u8) -> Option<bool> {
        match (self.register(name), sign) {
            (Some(Type::Other), _) => None,
            (Some(of), b'!') => Some(of == Type::Pred),
            (Some(of), _) => Some(matches!(of, Type::B32 | Type::U32 | Type::S32)),
            (None, _) => match self::name(name, self)? {
                SOME_NAME | SPECIAL_VECTOR => None,
                _ if sign == b'-' && self.is_variable(name) => match self.variable(name)? {
                    Variable::Scalar(of) => Some(matches!(of, Type::B32 | Type::U32 | Type::S32)),
                    Variable::Array => Some(false),
                },
                of => Some(of == SPECIAL_32 && sign == b'-'),
            },
        }
    }

    /// Whether a name is that of a predicate.
    pub(crate) fn is_predicate(&self, name: &[u8]) -> bool {
        self.register(name) == Some(Type::Pred)
    }

    /// Whether a register is one of floating point.
    pub(crate) fn is_float(&self, name: &[u8]) -> bool {
        matches!(self.register(name), Some(Type::F32 | Type::F64))
    }

    /// Whether a name that is no register of the type before it is told elsewhere: nothing declares it, or it is a register of another size.
    fn is_mended(&self, name: &[u8], first: Option<u32>) -> bool {
        let is_other = |size| first.is_some_and(|first| first != size);
        let is_told = self.is_undeclared(name) || self.is_code(name);
        self.are_mended && (is_told || self.size_of(name).is_some_and(is_other))
    }

    /// Whether a name is that of a result of the function, or of a parameter.
    pub(crate) fn is_parameter(&self, name: &[u8], is_result: bool) -> bool {
        let of = if is_result {
            SymbolKind::Formal
        } else {
            SymbolKind::Entry
        };
        let is_register = !self.registers.are_without(name, self.text);
        !is_register && self.symbols.find(self.text, name, self.at, self.registers) == Found::Declared(of)
    }

    /// What a variable is; `None`: a vector, several of one name, or not known.
    #[cold]
    pub(crate) fn variable(&self, name: &[u8]) -> Option<Variable> {
        let (directive, is_array) = match self.registers.several(name, self.text) {
            Some(directive) => (directive, false),
            None => {
                let found = self.symbols.find_symbol(self.text, name, self.at, self.registers);
                let symbol = found.ok().flatten().filter(|symbol| symbol.of().is_variable())?;
                let array = Array::at(symbol.end(), self.text)?;
                (symbol.directive(), array.elements.is_some())
            }
        };
        let head = Head::at(directive, self.text).filter(|head| head.width == 1)?;
        if is_array {
            return Some(Variable::Array);
        }
        let [start, end] = head.word;
        let of = Type::of(self.text.get(start..end)?);
        (of != Type::Other).then_some(Variable::Scalar(of))
    }

    /// Whether what a name stands for is declared behind the statement.
    #[cold]
    fn follows(&self, name: &[u8]) -> bool {
        let found = self.symbols.find_symbol(self.text, name, self.at, self.registers);
        found.ok().flatten().is_some_and(|symbol| symbol.start() > self.at)
    }

    /// What a name is that is no declared register, alone or as the begin of an address; `None` where nothing is known.
    fn kind(&self, name: &[u8], is_address: bool) -> Option<Kind> {
        let of = |alone, address| Some(if is_address { address } else { alone });
        if !is_name(name) {
            return None;
        }
        let found = match self.register(name).and_then(Type::variable) {
            Some(variable) => Found::Declared(variable),
            None => self.symbols.find(self.text, name, self.at, self.registers),
        };
        match found {
            Found::Undeclared => of(UNDECLARED, UNDECLARED_ADDRESS),
            Found::Declared(SymbolKind::Other) => None,
            // One that follows is not known yet.
            Found::Declared(SymbolKind::Label) if is_address => self.follows(name).then_some(UNDECLARED_ADDRESS),
            Found::Declared(SymbolKind::Prototype | SymbolKind::CallTargets | SymbolKind::BranchTargets) => {
                self.follows(name).then(|| of(UNDECLARED, UNDECLARED_ADDRESS)).flatten()
            }
            Found::Declared(SymbolKind::Label) => Some(LABEL),
            Found::Declared(SymbolKind::Function | SymbolKind::Kernel) => (!is_address).then_some(FUNCTION),
            Found::Declared(variable) => {
                // A result is written as a variable of a body is, and its address taken as that of a parameter.
                let variable = match variable {
                    SymbolKind::Formal if is_address => SymbolKind::Param,
                    SymbolKind::Formal => SymbolKind::Entry,
                    other => other,
                };
                let within = (variable as u8)
                    .saturating_sub(SymbolKind::Global as u8)
                    .saturating_mul(2);
                Some(Kind(
                    VARIABLES.saturating_add(within).saturating_add(u8::from(is_address)),
                ))
            }
            // Whether it is a register is known all the same.
            Found::Unknown => {
                let is_none = !name.starts_with(b"%") && self.registers.are_without(name, self.text);
                is_none.then(|| of(SOME_NAME, SOME_ADDRESS)).flatten()
            }
        }
    }
}

/// Whether the number of a type is of an integer of 32 bits.
fn is_of_32_bits(number: u8) -> bool {
    number == Type::B32 as u8 || number == Type::U32 as u8 || number == Type::S32 as u8
}

/// The name of a register or something else, alone.
fn name(operand: &[u8], names: &Names<'_>) -> Option<Kind> {
    match names.register(operand) {
        Some(Type::Pair) => return Some(VECTOR_REGISTER),
        Some(found) if found.variable().is_some() => return names.kind(operand, false),
        Some(found) => return found.number().map(Kind),
        None => {}
    }
    if let Some(end) = operand.iter().position(|&byte| byte == b'.')
        && let Some((register, field)) = operand.split_at_checked(end)
    {
        match names.register(register) {
            Some(Type::Pair) if matches!(field, [b'.', b'x' | b'y' | b'z' | b'w']) => {
                return Some(Kind(Type::B32 as u8));
            }
            Some(of) if names.are_mended && of.bytes() == 4 => return of.number().map(Kind),
            _ => {}
        }
    }
    if let [b'%', special @ ..] = operand
        && let Some(kind) = special_register(special)
    {
        return Some(kind);
    }
    let (name, offset) = split_offset(operand);
    let kind = names.kind(name, false)?;
    // Of the address of a function with an offset ptxas says what it says of the function.
    let is_whole = name.len() == operand.len() || kind == FUNCTION && value_of(offset).is_some();
    is_whole.then_some(kind)
}

/// A name, and what stands behind its `+`.
fn split_offset(operand: &[u8]) -> (&[u8], &[u8]) {
    let sign = operand.iter().position(|&byte| byte == b'+');
    let parts = sign.and_then(|sign| Some((operand.get(..sign)?, operand.get(sign..)?.get(1..)?)));
    parts.map_or((operand, &[]), |(name, offset)| {
        (name.trim_ascii(), offset.trim_ascii())
    })
}

/// What a special register is, without its `%`; `None`: of which no rows tell, or none.
fn special_register(name: &[u8]) -> Option<Kind> {
    let end = name.iter().position(|&byte| byte == b'.').unwrap_or(name.len());
    let (name, field) = name.split_at_checked(end)?;
    let is_field = matches!(field, b".x" | b".y" | b".z");
    match name {
        b"tid" | b"ntid" | b"ctaid" | b"nctaid" if field.is_empty() => Some(SPECIAL_VECTOR),
        b"tid" | b"ntid" | b"ctaid" | b"nctaid" | b"clusterid" | b"nclusterid" | b"cluster_ctaid"
        | b"cluster_nctaid" => is_field.then_some(SPECIAL_32),
        _ if !field.is_empty() => None,
        b"clock64" | b"globaltimer" | b"current_graph_exec" => Some(SPECIAL_64),
        [b'p', b'm', b'0'..=b'7', b'_', b'6', b'4'] => Some(SPECIAL_64),
        [b'p', b'm', b'0'..=b'7'] => Some(SPECIAL_32),
        [b'e', b'n', b'v', b'r', b'e', b'g', number @ ..] => super::numbers::decimal(number)
            .filter(|number| *number < 32)
            .map(|_| SPECIAL_32),
        b"laneid"
        | b"warpid"
        | b"nwarpid"
        | b"smid"
        | b"nsmid"
        | b"clock"
        | b"clock_hi"
        | b"lanemask_eq"
        | b"lanemask_le"
        | b"lanemask_lt"
        | b"lanemask_ge"
        | b"lanemask_gt"
        | b"globaltimer_lo"
        | b"globaltimer_hi"
        | b"total_smem_size"
        | b"aggr_smem_size"
        | b"dynamic_smem_size"
        | b"cluster_ctarank"
        | b"cluster_nctarank"
        | b"reserved_smem_offset_begin"
        | b"reserved_smem_offset_end"
        | b"reserved_smem_offset_cap"
        | b"reserved_smem_offset_0"
        | b"reserved_smem_offset_1" => Some(SPECIAL_32),
        _ => None,
    }
}

/// Whether a special register of 32 bits never was one of 16, as `%tid.x` was.
pub(crate) fn is_wide_word(operand: &[u8]) -> bool {
    let name = operand.get(1..).unwrap_or_default();
    let end = name.iter().position(|&byte| byte == b'.').unwrap_or(name.len());
    !matches!(name.get(..end), Some(b"tid" | b"ntid" | b"ctaid" | b"nctaid"))
}

/// Whether it is a name, and neither of a special register nor of a constant of PTX.
pub(super) fn is_name(name: &[u8]) -> bool {
    let is_name = match name {
        [b'%', rest @ ..] => {
            !rest.is_empty() && rest.iter().all(|&byte| is_of_word(byte) && byte != b'%') && !may_be_special_name(rest)
        }
        [first, rest @ ..] => {
            (first.is_ascii_alphabetic() || matches!(first, b'_' | b'$'))
                && rest.iter().all(|&byte| is_of_word(byte) && byte != b'%')
        }
        [] => false,
    };
    is_name && name != b"WARP_SZ"
}

/// Whether a special register may be called so, behind its "%".
fn may_be_special_name(name: &[u8]) -> bool {
    match name {
        [first, second, ..] => may_be_special(*first, *second),
        _ => false,
    }
}

/// Two registers with a bar between them.
fn pair(operand: &[u8], names: &Names<'_>) -> Option<Kind> {
    let bar = operand.iter().position(|&byte| byte == b'|')?;
    let (first, second) = operand.split_at_checked(bar)?;
    let (first, second) = (first.trim_ascii(), second.get(1..)?.trim_ascii());
    let of = |name| names.register(name);
    match (first, second) {
        (b"_", b"_") => None,
        (b"_", second) => (of(second)? == Type::Pred).then_some(SINK_PAIR),
        (first, b"_") => (of(first)? == Type::Pred).then_some(PAIR_SINK),
        (first, second) => match (of(first)?, if names.are_mended { Type::Pred } else { of(second)? }) {
            (Type::Pred, Type::Pred) => Some(PAIR),
            (Type::B32, Type::Pred) => Some(REGISTER_PAIR),
            _ => None,
        },
    }
}

/// What stands between brackets: a register and an offset, or a number.
fn address(inside: &[u8], names: &Names<'_>) -> Option<Kind> {
    if let [b'0'..=b'9' | b'+' | b'-', ..] = inside {
        return value_of(inside).map(|_| ADDRESS_INTEGER);
    }
    let length = inside.iter().take_while(|&&byte| is_of_word(byte)).count();
    let (name, offset) = inside.split_at_checked(length)?;
    let is_offset = |offset: Option<u64>| offset.is_some_and(|offset| offset < 1 << 23);
    let is_offset = match offset.trim_ascii() {
        [] => true,
        [b'+', rest @ ..] => match rest.trim_ascii() {
            [b'-', digits @ ..] if integer(digits.trim_ascii()).is_some() => is_offset(integer(digits.trim_ascii())),
            digits => is_offset(value_of(digits).map(i64::unsigned_abs)),
        },
        _ => false,
    };
    is_offset.then_some(())?;
    let base = names.register(name).filter(|base| base.variable().is_none());
    let Some(base) = base else {
        return names.kind(name, true);
    };
    base.number().map(|base| Kind(ADDRESS.saturating_add(base)))
}

/// A vector of registers of one kind.
fn vector(inside: &[u8], names: &Names<'_>) -> Operand {
    let (mut element, mut size, mut width) = (None, None, 0u32);
    for name in inside.split(|&byte| byte == b',') {
        let name = name.trim_ascii();
        let found = names.element(name);
        let both = match (element, found) {
            (Some(before), Some(found)) => Type::of_both(before, found),
            _ => found,
        };
        width = width.saturating_add(1);
        if both.is_none() {
            if names.is_mended(name, size) {
                continue;
            }
            return Operand::Unknown;
        }
        if names.are_mended {
            size = names.size_of(name);
        }
        element = both;
    }
    let bits = names.are_mended.then_some(Type::B8);
    let number = element.or(bits).and_then(Type::number);
    number.map_or(Operand::Unknown, |element| Operand::Vector { element, width })
}

/// Whether it is a number with a point, or with an exponent that a double has for certain: "1.5", "2e-3".
fn is_decimal(digits: &[u8]) -> bool {
    let end = digits.iter().position(|byte| matches!(byte, b'e' | b'E'));
    let (plain, exponent) = end
        .and_then(|end| digits.split_at_checked(end))
        .unwrap_or((digits, &[]));
    let is_exponent = match exponent {
        [] => true,
        [_, b'+' | b'-', power @ ..] | [_, power @ ..] => {
            matches!(power.len(), 1 | 2) && power.iter().all(u8::is_ascii_digit)
        }
    };
    let points = plain.iter().filter(|&&byte| byte == b'.').count();
    let is_plain = plain.iter().all(|&byte| byte.is_ascii_digit() || byte == b'.');
    is_exponent && is_plain && points <= 1 && matches!(plain, [b'0'..=b'9', ..]) && !plain.ends_with(b".")
}

/// A number that begins with a digit.
fn number(digits: &[u8]) -> Option<Kind> {
    match digits {
        [b'0', b'f' | b'F', hex @ ..] => (hex.len() == 8 && hex.iter().all(u8::is_ascii_hexdigit)).then_some(SINGLE),
        [b'0', b'd' | b'D', hex @ ..] => (hex.len() == 16 && hex.iter().all(u8::is_ascii_hexdigit)).then_some(DOUBLE),
        _ if is_float(digits) => is_decimal(digits).then_some(DECIMAL),
        _ => integer(digits).map(|number| if number >> 32 == 0 { INTEGER } else { WIDE }),
    }
}

/// The kind of the value of an expression.
fn of_value(value: i64) -> Kind {
    match value {
        ..0 => NEGATIVE,
        _ if value as u64 >> 32 == 0 => INTEGER,
        _ => WIDE,
    }
}
