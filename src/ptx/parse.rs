//! Reading forms.

use super::Form;
use super::families::{self, FAMILIES};
use super::family::{Cube, FormSlot, Rules, bit, every, width};
use super::word::{self, EMPTY, NONE, WORDS, Word, with_byte};
use crate::Error;

/// Why a text is not a form, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// [`Error::PtxInstruction`], [`Error::PtxModifier`], [`Error::PtxModifierMissing`], [`Error::PtxForm`], [`Error::PtxOperands`].
    pub error: Error,
    /// The offset of the word that is wrong or, where one is missing, of the place where it belongs.
    pub at: usize,
}

/// No name of a family has more parts.
const MOST_PARTS: usize = 5;

impl Form {
    /// The form that a text writes: an instruction with its modifiers, "atom.global.add.noftz.f16x2", in the order of the PTX ISA or, as
    /// ptxas takes it, any other ("atom.noftz.f16x2.global.add"; only types and layouts among themselves keep their order). Operands may follow, after a blank: their number decides where an instruction takes several ("min.f32 d, a, b, c"); without
    /// them it is the fewest.
    ///
    /// # Errors
    /// [`Fault`], with the place: no instruction begins so, a word that is no modifier of it or stands at the wrong place,
    /// a modifier is missing, the modifiers do not go together, or not with so many operands.
    pub fn parse(text: &[u8]) -> Result<Self, Fault> {
        let (name, operands) = split(text);
        let (first, end) = longest_name(name).ok_or(Fault {
            error: Error::PtxInstruction,
            at: 0,
        })?;
        let mut fault = None;
        // Families of one name stand together.
        for place in first.. {
            let Some(family) = FAMILIES
                .get(place as usize)
                .filter(|family| family.name.is(name.get(..end).unwrap_or(name)))
            else {
                break;
            };
            let Some(rules) = families::rules_of(place) else {
                break;
            };
            match choices(rules, &family.slots, name, end, operands) {
                Ok(choices) => return Ok(Self::of(place, choices)),
                Err(found) if fault.is_none_or(|fault: Fault| found.at > fault.at) => fault = Some(found),
                Err(_) => {}
            }
        }
        Err(fault.unwrap_or(Fault {
            error: Error::PtxInstruction,
            at: 0,
        }))
    }
}

/// The form, and how many operands follow it.
fn split(text: &[u8]) -> (&[u8], Option<usize>) {
    let text = text.trim_ascii();
    let text = text.strip_suffix(b";").unwrap_or(text).trim_ascii_end();
    match text.iter().position(u8::is_ascii_whitespace) {
        None => (text, None),
        Some(blank) => {
            let (name, operands) = text.split_at(blank);
            (name, Some(count_operands(operands)))
        }
    }
}

/// How many operands a list has: a vector, an address and what is in parentheses are one.
fn count_operands(operands: &[u8]) -> usize {
    let (mut depth, mut count) = (0usize, 1usize);
    for byte in operands {
        match byte {
            b'{' | b'[' | b'(' => depth = depth.saturating_add(1),
            b'}' | b']' | b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => count = count.saturating_add(1),
            _ => {}
        }
    }
    count
}

/// The first family of the longest name with which the text begins, and where that ends.
fn longest_name(text: &[u8]) -> Option<(u32, usize)> {
    let (mut hash, mut parts, mut longest) = (EMPTY, 0usize, None);
    for (at, &byte) in text.iter().enumerate() {
        if byte == b'.' && at > 0 {
            longest = named(text, at, hash).or(longest);
            parts = parts.saturating_add(1);
            if parts == MOST_PARTS {
                return longest;
            }
        }
        hash = with_byte(hash, byte);
    }
    named(text, text.len(), hash).or(longest)
}

fn named(text: &[u8], end: usize, hash: u32) -> Option<(u32, usize)> {
    let place = families::place_of(hash)?;
    let family = FAMILIES.get(place as usize)?;
    family.name.is(text.get(..end)?).then_some((place, end))
}

/// The words of a form. ptxas takes them in any order: a word belongs to the first slot that has it and has no word yet, from that of the word
/// before it on or, where none of these has, before it.
fn choices(
    rules: Rules,
    slots: &[FormSlot],
    text: &[u8],
    name_end: usize,
    operands: Option<usize>,
) -> Result<Cube, Fault> {
    let (mut choices, mut passed, mut first, mut at) = (0, 0usize, 0u32, name_end);
    while let Some((word, end)) = word_at(text, at)? {
        let ahead = free(choices, slots.get(passed..).unwrap_or_default(), word, first);
        let found = ahead.map(|(ahead, word_bit)| (passed.saturating_add(ahead), word_bit));
        let Some((slot, word_bit)) = found.or_else(|| free(choices, slots, word, 0)) else {
            return Err(Fault {
                error: Error::PtxModifier,
                at: at.saturating_add(1),
            });
        };
        choices |= bit(word_bit);
        if slot >= passed {
            first = first.saturating_add(width(slots.get(passed..slot).unwrap_or_default()));
            passed = slot;
        }
        at = end;
    }
    let missing = Fault {
        error: Error::PtxModifierMissing,
        at: text.len(),
    };
    left_out(rules, slots, choices, operands, name_end, missing)
}

/// The first of these slots that has the word and has none yet, and the word's bit; the first slot's words begin at a bit.
#[inline]
fn free(choices: Cube, slots: &[FormSlot], word: Word, mut first: u32) -> Option<(usize, u32)> {
    for (place, slot) in slots.iter().enumerate() {
        let words = slot.words.as_slice();
        if let Some(at) = words.iter().position(|&own| own == word)
            && choices & every(words.len(), first) == 0
        {
            return Some((place, first.saturating_add(at as u32)));
        }
        first = first.saturating_add(words.len() as u32);
    }
    None
}

/// The choices of a form, of which the slots that have no word are left out.
fn left_out(
    rules: Rules,
    slots: &[FormSlot],
    mut choices: Cube,
    operands: Option<usize>,
    name_end: usize,
    missing: Fault,
) -> Result<Cube, Fault> {
    let mut first = 0u32;
    for slot in slots {
        match slot.words.first() {
            _ if choices & every(slot.words.len(), first) != 0 => {}
            Some(&NONE) => choices |= bit(first),
            Some(&word) if is_operands(word) => return with_operands(rules, slot, choices, first, operands, name_end),
            _ => return Err(missing),
        }
        first = first.saturating_add(slot.words.len() as u32);
    }
    if rules.have(choices) {
        Ok(choices)
    } else {
        Err(Fault {
            error: Error::PtxForm,
            at: name_end,
        })
    }
}

/// The word after the dot at this offset, and where it ends; `None` at the end of the text.
fn word_at(text: &[u8], at: usize) -> Result<Option<(Word, usize)>, Fault> {
    let Some([_, rest @ ..]) = text.get(at..).filter(|rest| !rest.is_empty()) else {
        return Ok(None);
    };
    let (mut hash, mut length) = (EMPTY, 0usize);
    for &byte in rest {
        if byte == b'.' {
            break;
        }
        hash = with_byte(hash, byte);
        length = length.saturating_add(1);
    }
    let start = at.saturating_add(1);
    // A slot that is left out and a number of operands are no words of a text.
    let own = rest.get(..length).filter(|own| !matches!(own, [b'-' | b'#', ..]));
    match own.and_then(|own| word::word_of(own, hash)) {
        Some(word) => Ok(Some((word, start.saturating_add(length)))),
        _ => Err(Fault {
            error: Error::PtxModifier,
            at: start,
        }),
    }
}

/// The last choice, of how many operands there are; the fewest with which the form exists where they are not given.
fn with_operands(
    rules: Rules,
    slot: &FormSlot,
    choices: Cube,
    first: u32,
    operands: Option<usize>,
    name_end: usize,
) -> Result<Cube, Fault> {
    let mut error = Error::PtxForm;
    for (place, &word) in slot.words.iter().enumerate() {
        let choices = choices | bit(first.saturating_add(place as u32));
        if !rules.have(choices) {
            continue;
        }
        if operands.is_none_or(|count| count_of(word) == Some(count)) {
            return Ok(choices);
        }
        error = Error::PtxOperands;
    }
    Err(Fault { error, at: name_end })
}

/// Whether a word is a number of operands.
fn is_operands(word: Word) -> bool {
    WORDS.get(word as usize).is_some_and(|text| text.starts_with('#'))
}

fn count_of(word: Word) -> Option<usize> {
    WORDS.get(word as usize)?.strip_prefix('#')?.parse().ok()
}
