//! Parts of operands that are wrong in themselves: elements of vectors, the second of a pair, what stands behind a minus or an exclamation mark.
//!
//! Source: what ptxas of 13.0 says of statements one of whose names was replaced; measured.

use super::operands::split;
use super::text::faults::Fault;
use super::text::kinds::Names;

/// So many lines are told of a statement: each is looked for from the first part on.
const MOST_LINES: u32 = 16;

/// The line of this number about parts of operands of an instruction of this name, and the part. `do_others_fit`: whether the operands fit but for these.
#[cold]
pub(crate) fn line<'list>(
    instruction: &[u8],
    list: &'list [u8],
    names: &Names<'_>,
    do_others_fit: bool,
    number: u32,
) -> Option<(Fault, &'list [u8])> {
    if number >= MOST_LINES {
        return None;
    }
    let (mut told, mut found) = (0u32, None);
    let mut tell = |fault, part| {
        if told == number {
            found = Some((fault, part));
        }
        told = told.saturating_add(1);
    };
    let takes_pairs = matches!(instruction, b"elect" | b"lop3" | b"match" | b"setp" | b"shfl");
    // Those of video begin with "v".
    let is_video = matches!(instruction, [b'v', ..]);
    let (mut rest, mut is_first) = (list, true);
    let (mut negated, mut place) = (0u8, 0u32);
    while let Some((operand, after)) = split(rest).filter(|(operand, _)| !operand.is_empty()) {
        rest = after;
        match operand {
            [sign @ (b'-' | b'!'), name @ ..] => match (sign, names.may_be_negated(name.trim_ascii(), *sign)) {
                (b'!', Some(false)) => tell(Fault::NegatedName, operand),
                (b'-', Some(may_be)) => {
                    if !may_be {
                        tell(Fault::NegativeName, operand);
                    }
                    negated |= 1u8.wrapping_shl(place.min(4));
                }
                _ => {}
            },
            _ if !is_video && selects(operand, names) => tell(
                if is_first {
                    Fault::VideoDestination
                } else {
                    Fault::VideoSelector
                },
                operand,
            ),
            _ if takes_pairs && is_first => each_of_pair(operand, names, &mut tell),
            _ => {}
        }
        is_first = false;
        place = place.saturating_add(1);
    }
    // One of the two sources, or both, are one negation; others than the three sources have none.
    let is_of_product = matches!(negated & 0b110, 0b010 | 0b100);
    let is_of_third = negated & 0b1000 != 0;
    if negated & 0b1_0001 != 0 || is_of_product && is_of_third {
        tell(Fault::NegationsTogether, list);
    }
    if do_others_fit && is_of_product != is_of_third && instruction != b"vmad" {
        tell(Fault::NoNegation, list);
    }
    rest = list;
    while let Some((vector, after)) = next_vector(rest) {
        rest = after;
        each_of_vector(vector, names, matches!(instruction, b"mov"), &mut tell);
    }
    found
}

/// Whether an operand is a part of a register of 32 bits: `%r1.b0`.
fn selects(operand: &[u8], names: &Names<'_>) -> bool {
    let end = operand.iter().position(|&byte| byte == b'.');
    let register = end.and_then(|end| operand.get(..end)).unwrap_or_default();
    names.size_of(register) == Some(4) && !names.is_predicate(register)
}

/// The second of a pair has to be a predicate; of a label, a function and a name that nothing declares that is told twice.
fn each_of_pair<'list>(pair: &'list [u8], names: &Names<'_>, tell: &mut impl FnMut(Fault, &'list [u8])) {
    let bar = pair.iter().position(|&byte| byte == b'|');
    let Some((_, [_, second @ ..])) = bar.and_then(|bar| pair.split_at_checked(bar)) else {
        return;
    };
    let second = second.trim_ascii();
    let is_register = names.size_of(second).is_some() && !names.is_predicate(second);
    let count = match names.is_undeclared(second) || names.is_code(second) {
        true => 2,
        false => u32::from(is_register || names.is_variable(second)),
    };
    for _ in 0..count {
        tell(Fault::NoPredicateOutput, second);
    }
}

/// What is said of a vector: that a register has another size than the first, that a name that nothing declares stands next to a register of floating
/// point, that no register is among them. `mov` takes the second.
fn each_of_vector<'list>(
    vector: &'list [u8],
    names: &Names<'_>,
    is_mov: bool,
    tell: &mut impl FnMut(Fault, &'list [u8]),
) {
    let elements = || vector.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
    let Some(first) = elements().find(|element| names.size_of(element).is_some()) else {
        if elements().all(|element| names.is_undeclared(element) || names.is_code(element)) {
            tell(Fault::NoElementType, vector);
        }
        return;
    };
    let (size, is_float) = (names.size_of(first), names.is_float(first));
    let mut before = None;
    for element in elements() {
        if names.size_of(element).is_some_and(|own| size != Some(own)) {
            tell(Fault::OtherElement, element);
        }
        let is_undeclared = names.is_undeclared(element);
        if !is_mov && is_float && before.is_some_and(|before| before != is_undeclared) {
            tell(Fault::OtherTypes, element);
        }
        before = Some(is_undeclared);
    }
}

/// What stands in the next braces, and what follows them.
fn next_vector(list: &[u8]) -> Option<(&[u8], &[u8])> {
    let open = list.iter().position(|&byte| byte == b'{')?;
    let behind = list.get(open.saturating_add(1)..)?;
    let close = behind.iter().position(|&byte| byte == b'}')?;
    behind.split_at_checked(close)
}
