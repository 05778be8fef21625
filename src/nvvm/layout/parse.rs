//! LLVM's grammar of data layouts, as the newer front end of a release reads it.

use super::super::generated::rows::{READS_FLAGS, READS_NAMES, READS_NULLS};
use super::fault::{LayoutFault, Malformation};
use super::{AddressSpec, Alignment, LAST_INTEGRAL, Layout};
use crate::Toolkit;

/// Enters a text that is not empty into a layout.
pub(super) fn parse(layout: &mut Layout, toolkit: Toolkit, text: &[u8]) -> Result<(), LayoutFault> {
    let mut at = 0usize;
    let mut names = Names::default();
    for specification in text.split(|&byte| byte == b'-') {
        layout.names_aggregates |= at > 0 && specification.starts_with(b"a");
        note(layout, specification);
        read(layout, toolkit, &mut names, specification).map_err(|(kind, character)| LayoutFault {
            kind,
            at,
            character,
        })?;
        at = at.saturating_add(specification.len()).saturating_add(1);
    }
    Ok(())
}

/// Notes which of the texts that compilation looks for stand in a specification.
#[inline(never)]
fn note(layout: &mut Layout, specification: &[u8]) {
    layout.names_i128 |= specification.windows(4).any(|part| part.iter().eq(b"i128"));
    layout.names_f128 |= specification.windows(4).any(|part| part.iter().eq(b"f128"));
    layout.names_p6 |= specification.windows(2).any(|part| part.iter().eq(b"p6"));
    layout.names_short |= specification.windows(8).any(|part| part.iter().eq(b"p3:32:32"));
    layout.names_p7 |= specification.windows(2).any(|part| part.iter().eq(b"p7"));
}

/// The names of address spaces that were read, up to four.
#[derive(Default)]
struct Names<'a> {
    names: [&'a [u8]; 4],
}

impl<'a> Names<'a> {
    /// Enters a name: whether it was free; `None` where no more are kept.
    fn enter(&mut self, name: &'a [u8]) -> Option<bool> {
        if self.names.iter().any(|known| known.iter().eq(name)) {
            return Some(false);
        }
        *self.names.iter_mut().find(|place| place.is_empty())? = name;
        Some(true)
    }
}

type Fault = (Malformation, Option<u8>);

#[inline(never)]
fn read<'a>(
    layout: &mut Layout,
    toolkit: Toolkit,
    names: &mut Names<'a>,
    specification: &'a [u8],
) -> Result<(), Fault> {
    let plain = |kind| (kind, None);
    let Some((&specifier, rest)) = specification.split_first() else {
        return Err(plain(Malformation::EmptySpecification));
    };
    if let Some(spaces) = specification.strip_prefix(b"ni") {
        return non_integral(layout, spaces).map_err(plain);
    }
    match specifier {
        b'e' | b'E' if rest.is_empty() => layout.big_endian = specifier == b'E',
        b'e' | b'E' => return Err(plain(Malformation::FormEndian)),
        b's' => {}
        b'i' => layout.set_integer(primitive(rest, Malformation::FormInteger, true).map_err(plain)?),
        b'f' => layout.set_float(primitive(rest, Malformation::FormFloat, false).map_err(plain)?),
        b'v' => layout.set_vector(primitive(rest, Malformation::FormVector, false).map_err(plain)?),
        b'a' => layout.aggregate = aggregate(rest).map_err(plain)?,
        b'p' => {
            let head = head(layout, toolkit, names, rest)?;
            pointer(layout, head, rest).map_err(plain)?;
        }
        b'n' => native(layout, rest).map_err(plain)?,
        b'S' if rest.is_empty() => return Err(plain(Malformation::FormStack)),
        b'S' => {
            layout.has_foreign = true;
            alignment(rest, STACK).map(drop).map_err(plain)?;
        }
        b'F' => {
            layout.has_foreign = true;
            layout.older_reads_it = false;
            function(rest)?;
        }
        b'P' => layout.program_space = space_after(rest, Malformation::FormProgramSpace).map_err(plain)?,
        b'A' => layout.alloca_space = space_after(rest, Malformation::FormAllocaSpace).map_err(plain)?,
        b'G' => {
            layout.older_reads_it = false;
            layout.global_space = space_after(rest, Malformation::FormGlobalSpace).map_err(plain)?;
        }
        b'm' => mangling(layout, rest).map_err(plain)?,
        other => return Err((Malformation::UnknownSpecifier, Some(other))),
    }
    Ok(())
}

fn parts(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b':')
}

/// A decimal number without sign; `None` when it is not a number, or does not fit 32 bits.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0u32, |number, &digit| {
        let digit = char::from(digit).to_digit(10)?;
        number.checked_mul(10)?.checked_add(digit)
    })
}

const MAX_24_BITS: u32 = 0xff_ffff;

/// A size, and the faults of a missing one and of an invalid one.
fn size(text: &[u8], (empty, range): (Malformation, Malformation)) -> Result<u32, Malformation> {
    if text.is_empty() {
        return Err(empty);
    }
    number(text)
        .filter(|size| (1..=MAX_24_BITS).contains(size))
        .ok_or(range)
}

const SIZE: (Malformation, Malformation) = (Malformation::SizeEmpty, Malformation::SizeRange);
const POINTER_SIZE: (Malformation, Malformation) = (Malformation::PointerSizeEmpty, Malformation::PointerSizeRange);
const INDEX_SIZE: (Malformation, Malformation) = (Malformation::IndexSizeEmpty, Malformation::IndexSizeRange);

fn space(text: &[u8]) -> Result<u32, Malformation> {
    if text.is_empty() {
        return Err(Malformation::SpaceEmpty);
    }
    number(text)
        .filter(|&space| space <= MAX_24_BITS)
        .ok_or(Malformation::SpaceRange)
}

fn space_after(text: &[u8], form: Malformation) -> Result<u32, Malformation> {
    if text.is_empty() { Err(form) } else { space(text) }
}

/// The faults of an alignment: missing, not a number, zero, not a power of two bytes.
#[derive(Clone, Copy)]
struct AlignmentFaults {
    empty: Malformation,
    range: Malformation,
    zero: Malformation,
    power: Malformation,
}

const ABI: AlignmentFaults = AlignmentFaults {
    empty: Malformation::AbiEmpty,
    range: Malformation::AbiRange,
    zero: Malformation::AbiZero,
    power: Malformation::AbiPower,
};
const PREFERRED: AlignmentFaults = AlignmentFaults {
    empty: Malformation::PreferredEmpty,
    range: Malformation::PreferredRange,
    zero: Malformation::PreferredZero,
    power: Malformation::PreferredPower,
};
/// A stack alignment is never missing: then the form is wrong.
const STACK: AlignmentFaults = AlignmentFaults {
    empty: Malformation::FormStack,
    range: Malformation::StackRange,
    zero: Malformation::StackZero,
    power: Malformation::StackPower,
};

fn alignment(text: &[u8], faults: AlignmentFaults) -> Result<u16, Malformation> {
    if text.is_empty() {
        return Err(faults.empty);
    }
    match number(text)
        .and_then(|bits| u16::try_from(bits).ok())
        .ok_or(faults.range)?
    {
        0 => Err(faults.zero),
        bits if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits),
        _ => Err(faults.power),
    }
}

/// The preferred alignment, which is the ABI alignment where there is none.
fn preferred(abi: u16, text: Option<&[u8]>) -> Result<Alignment, Malformation> {
    let preferred = match text {
        Some(text) => alignment(text, PREFERRED)?,
        None => abi,
    };
    if preferred < abi {
        return Err(Malformation::PreferredLess);
    }
    Ok(Alignment { abi, preferred })
}

/// `<size>:<abi>[:<pref>]`
#[inline(never)]
fn primitive(text: &[u8], form: Malformation, is_integer: bool) -> Result<(u32, Alignment), Malformation> {
    let mut parts = parts(text);
    let (Some(width), Some(abi), third, None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err(form);
    };
    let width = size(width, SIZE)?;
    let abi = alignment(abi, ABI)?;
    if is_integer && width == 8 && abi != 8 {
        return Err(Malformation::ByteAlignment);
    }
    Ok((width, preferred(abi, third)?))
}

/// `[0]:<abi>[:<pref>]`; an ABI alignment of 0 is that of a byte.
fn aggregate(text: &[u8]) -> Result<Alignment, Malformation> {
    let mut parts = parts(text);
    let (Some(width), Some(abi), third, None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err(Malformation::FormAggregate);
    };
    if !width.is_empty() && number(width) != Some(0) {
        return Err(Malformation::AggregateSize);
    }
    let abi = match alignment(abi, ABI) {
        Err(Malformation::AbiZero) => 8,
        abi => abi?,
    };
    preferred(abi, third)
}

/// What stands before the first colon of a pointer specification.
struct PointerHead {
    space: u32,
    /// Whether it is unstable or has more than an address: `u` or `e`.
    is_more: bool,
    is_plain: bool,
}

/// `[<flags>][<n>][(<name>)]`, which stands before the first of two to four colons.
#[inline(never)]
fn head<'a>(
    layout: &mut Layout,
    toolkit: Toolkit,
    names: &mut Names<'a>,
    text: &'a [u8],
) -> Result<PointerHead, Fault> {
    let plain = |kind| (kind, None);
    let text = match parts(text).next() {
        Some(first) if (3..=5).contains(&parts(text).count()) => first,
        _ => return Err(plain(Malformation::FormPointer)),
    };
    let mut head = PointerHead {
        space: 0,
        is_more: false,
        is_plain: true,
    };
    let (mut rest, mut null) = (text, None);
    while let (true, Some((&flag, after))) = (READS_FLAGS.has(toolkit), rest.split_first()) {
        match flag {
            b'e' | b'u' => head.is_more = true,
            b'o' | b'z' if READS_NULLS.has(toolkit) => {
                if null.replace(flag).is_some() {
                    return Err(plain(Malformation::PointerNull));
                }
            }
            other if other.is_ascii_alphabetic() => return Err((Malformation::PointerFlag, Some(other))),
            _ => break,
        }
        rest = after;
    }
    layout.older_reads_it &= rest.len() == text.len();
    let name = rest
        .iter()
        .position(|&byte| byte == b'(')
        .filter(|_| READS_NAMES.has(toolkit));
    let (digits, name) = match name.and_then(|at| rest.split_at_checked(at)) {
        Some((digits, name)) => (digits, Some(name)),
        None => (rest, None),
    };
    if !digits.is_empty() {
        head.space = space(digits).map_err(plain)?;
    }
    if let Some(name) = name {
        layout.older_reads_it = false;
        head.is_plain = false;
        let name = name
            .strip_prefix(b"(")
            .and_then(|name| name.strip_suffix(b")"))
            .unwrap_or_default();
        match name {
            [] => return Err(plain(Malformation::SpaceNameForm)),
            [b'A' | b'G' | b'P'] => return Err(plain(Malformation::SpaceNameReserved)),
            _ => match names.enter(name) {
                Some(true) => {}
                Some(false) => return Err(plain(Malformation::SpaceNameUsed)),
                None => layout.has_more_names = true,
            },
        }
    }
    if head.space == 0 && head.is_more {
        return Err(plain(Malformation::PointerFlagsZero));
    }
    // All zero, `z`, is what null is anyway.
    head.is_plain &= null != Some(b'o');
    Ok(head)
}

/// `[<n>]:<size>:<abi>[:<pref>[:<idx>]]`, of which the first was read.
#[inline(never)]
fn pointer(layout: &mut Layout, head: PointerHead, text: &[u8]) -> Result<(), Malformation> {
    let mut parts = parts(text).skip(1);
    let mut next = || parts.next().unwrap_or_default();
    let width = size(next(), POINTER_SIZE)?;
    let abi = alignment(next(), ABI)?;
    let alignment = preferred(abi, parts.next())?;
    let index = parts.next().map_or(Ok(width), |index| size(index, INDEX_SIZE))?;
    if index > width {
        return Err(Malformation::IndexSizeLarger);
    }
    let spec = AddressSpec {
        size: width,
        index,
        alignment,
        is_plain: head.is_plain,
    };
    layout.set_pointer(head.space, spec, !head.is_more);
    Ok(())
}

/// `<size>[:<size>]...`
fn native(layout: &mut Layout, text: &[u8]) -> Result<(), Malformation> {
    for width in parts(text) {
        let width = size(width, SIZE)?;
        layout.native_in_order = match (layout.native_in_order, width) {
            (Some(0), 16) => Some(1),
            (Some(1), 32) => Some(2),
            (Some(2), 64) => Some(3),
            _ => None,
        };
        match width {
            16 => layout.native_16 = true,
            32 => layout.native_32 = true,
            64 => layout.native_64 = true,
            _ => {}
        }
    }
    Ok(())
}

/// `:<address space>[:<address space>]...`
fn non_integral(layout: &mut Layout, text: &[u8]) -> Result<(), Malformation> {
    layout.has_foreign = true;
    let spaces = text.strip_prefix(b":").ok_or(Malformation::FormNonIntegral)?;
    for number in parts(spaces) {
        match space(number)? {
            0 => return Err(Malformation::NonIntegralZero),
            number @ 1..=LAST_INTEGRAL => layout.non_integral |= 1u32.checked_shl(number).unwrap_or(0),
            _ => {}
        }
    }
    Ok(())
}

/// `<type><abi>`
fn function(text: &[u8]) -> Result<(), Fault> {
    match text.split_first() {
        None => Err((Malformation::FormFunction, None)),
        Some((b'i' | b'n', abi)) => alignment(abi, ABI).map(drop).map_err(|kind| (kind, None)),
        Some((&other, _)) => Err((Malformation::FunctionType, Some(other))),
    }
}

/// `:<mangling>`
fn mangling(layout: &mut Layout, text: &[u8]) -> Result<(), Malformation> {
    match text {
        [b':', b'e' | b'o' | b'm' | b'w' | b'x'] => {}
        [b':', b'l' | b'a'] => layout.older_reads_it = false,
        [b':', _, ..] => return Err(Malformation::Mangling),
        _ => return Err(Malformation::FormMangling),
    }
    layout.has_mangling = true;
    layout.has_foreign = true;
    Ok(())
}
