//! LLVM's grammar of data layouts, as the newer front end reads it.

use super::fault::{LayoutFault, Malformation};
use super::{AddressSpec, Alignment, LAST_SPACE, Layout};

/// Enters a text that is not empty into a layout.
pub(super) fn parse(layout: &mut Layout, text: &[u8]) -> Result<(), LayoutFault> {
    let mut at = 0usize;
    for specification in text.split(|&byte| byte == b'-') {
        // Compilation looks for these texts.
        layout.names_i128 |= specification.windows(4).any(|part| part.iter().eq(b"i128"));
        layout.names_aggregates |= at > 0 && specification.starts_with(b"a");
        read(layout, specification).map_err(|(kind, character)| LayoutFault { kind, at, character })?;
        at = at.saturating_add(specification.len()).saturating_add(1);
    }
    Ok(())
}

type Fault = (Malformation, Option<u8>);

fn read(layout: &mut Layout, specification: &[u8]) -> Result<(), Fault> {
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
        b'v' => drop(primitive(rest, Malformation::FormVector, false).map_err(plain)?),
        b'a' => layout.aggregate = aggregate(rest).map_err(plain)?,
        b'p' => pointer(layout, rest).map_err(plain)?,
        b'n' => native(layout, rest).map_err(plain)?,
        b'S' if rest.is_empty() => return Err(plain(Malformation::FormStack)),
        b'S' => drop(alignment(rest, STACK).map_err(plain)?),
        b'F' => {
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

fn alignment(text: &[u8], faults: AlignmentFaults) -> Result<u32, Malformation> {
    if text.is_empty() {
        return Err(faults.empty);
    }
    match number(text)
        .filter(|&bits| bits <= u16::MAX.into())
        .ok_or(faults.range)?
    {
        0 => Err(faults.zero),
        bits if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits),
        _ => Err(faults.power),
    }
}

/// The preferred alignment, which is the ABI alignment where there is none.
fn preferred(abi: u32, text: Option<&[u8]>) -> Result<Alignment, Malformation> {
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

/// `[<n>]:<size>:<abi>[:<pref>[:<idx>]]`
fn pointer(layout: &mut Layout, text: &[u8]) -> Result<(), Malformation> {
    let mut parts = parts(text);
    let (Some(number), Some(width), Some(abi), third, fourth, None) = (
        parts.next(),
        parts.next(),
        parts.next(),
        parts.next(),
        parts.next(),
        parts.next(),
    ) else {
        return Err(Malformation::FormPointer);
    };
    let number = if number.is_empty() { 0 } else { space(number)? };
    let width = size(width, POINTER_SIZE)?;
    let alignment = preferred(alignment(abi, ABI)?, third)?;
    let index = fourth.map_or(Ok(width), |index| size(index, INDEX_SIZE))?;
    if index > width {
        return Err(Malformation::IndexSizeLarger);
    }
    layout.set_pointer(
        number,
        AddressSpec {
            size: width,
            index,
            alignment,
        },
    );
    Ok(())
}

/// `<size>[:<size>]...`
fn native(layout: &mut Layout, text: &[u8]) -> Result<(), Malformation> {
    for width in parts(text) {
        match size(width, SIZE)? {
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
    let spaces = text.strip_prefix(b":").ok_or(Malformation::FormNonIntegral)?;
    for number in parts(spaces) {
        match space(number)? {
            0 => return Err(Malformation::NonIntegralZero),
            1..=LAST_SPACE => layout.has_non_integral = true,
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
    Ok(())
}
