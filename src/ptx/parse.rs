//! Reading forms.

use super::Form;
use super::families::{self, with_part};
use super::family::{Cube, FormSlot, Rules, bit, filter_bit};
use super::named::Named;
use super::opcode::{is_of_names, is_torn_off};
use super::types::is_type;
use super::word::{self, Key, NONE, WORDS, Word};
use crate::Error;
use core::fmt;

/// Why a text is not a form, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// [`Error::PtxInstruction`], [`Error::PtxModifier`], [`Error::PtxModifierMissing`], [`Error::PtxForm`], [`Error::PtxOperands`].
    pub error: Error,
    /// The offset of the word that is wrong or, where one is missing, of the place where it belongs.
    pub at: usize,
}

impl fmt::Display for Fault {
    /// What is wrong, and where: "... at 12".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.error, self.at)
    }
}

impl core::error::Error for Fault {}

impl core::str::FromStr for Form {
    type Err = Fault;

    /// As [`Form::parse`].
    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::parse(text.as_bytes())
    }
}

const NO_INSTRUCTION: Fault = Fault {
    error: Error::PtxInstruction,
    at: 0,
};

/// No name of a family has more parts.
const MOST_PARTS: usize = 5;

/// No form has more words behind its first: a slot is a bit of a `u32`, and the rest are parts of the name.
pub(super) const MOST_WORDS: u32 = u32::BITS + MOST_PARTS as u32;

impl Form {
    /// The form that a text writes: an instruction with its modifiers, "atom.global.add.noftz.f16x2". The modifiers may
    /// stand in the order of the PTX ISA or, as ptxas takes them, in any other ("atom.noftz.f16x2.global.add"), but
    /// types and layouts keep their order among themselves, and what ptxas reads as the instruction's name stands
    /// together: "mul.wide", "cp.async.bulk". Operands may follow after a blank. Their number decides if
    /// an instruction takes several numbers of operands ("min.f32 d, a, b, c"); without operands the fewest are meant.
    ///
    /// # Errors
    /// [`Fault`], with the place: no instruction begins so; a word is not a modifier of the instruction, or stands at
    /// the wrong place; a modifier is missing; the modifiers do not go together, or not with this number of operands.
    pub const fn parse(text: &[u8]) -> Result<Self, Fault> {
        let (name, operands) = split(text);
        Self::of_words(name, operands)
    }

    /// Whether a family has this name.
    pub(crate) fn has_family(name: &[u8]) -> bool {
        longest_name(name).is_some_and(|(_, end, _)| end == name.len())
    }

    /// Whether an instruction may begin so.
    #[cold]
    pub(crate) fn is_instruction(text: &[u8]) -> bool {
        let (part, length) = word::part(text);
        let name = text.get(..length).unwrap_or_default();
        let begins = |family: &str| {
            let family = family.as_bytes();
            family.iter().take(length).eq(name) && matches!(family.get(length), None | Some(b'.'))
        };
        let may_be = families::may_go_on(part) && super::FAMILIES.iter().any(|family| begins(family.name.as_str()));
        let is_one = may_be || Self::has_family(name) || matches!(name, b"cctl" | b"cctlu");
        is_one && !Self::is_half(text)
    }

    /// The first modifier that no form has, from an offset in the text on, where one begins.
    pub(crate) fn unknown_modifier(text: &[u8], from: usize) -> Option<&[u8]> {
        let mut rest = text.get(from..).unwrap_or_default();
        while let [b'.', after @ ..] = rest {
            let (word, length) = word::first_word(after);
            let own = after.get(..length).unwrap_or_default();
            let is_of_name = |family: &str| {
                let mut parts = family.as_bytes().split(|&byte| byte == b'.').skip(1);
                parts.any(|part| part.iter().eq(own))
            };
            let is_word = || super::FAMILIES.iter().any(|family| is_of_name(family.name.as_str()));
            let is_behind_name = || Self::name_in(text).len() <= text.len().saturating_sub(rest.len());
            if is_of_names(own) && is_behind_name() {
                return rest.get(..length.saturating_add(1));
            }
            // A number has no word of its own.
            if word.is_none() && !own.first().is_some_and(u8::is_ascii_digit) && !is_word() {
                return rest.get(..length.saturating_add(1));
            }
            rest = after.get(length..).unwrap_or_default();
        }
        None
    }

    /// The form of what stands before the operands, and how many of these count, 0 where that does not matter; or what is no form and asks for
    /// something all the same.
    // Apart, for the stack: a form takes much of it.
    #[inline(never)]
    pub(crate) fn of_item(text: &[u8], operands: u32) -> Result<Self, Fault> {
        if let Some(place) = place_beside(text, operands) {
            return Ok(Self::of(place, 0));
        }
        let operands = usize::try_from(operands).ok().filter(|&count| count != 0);
        Self::of_words(text, operands)
    }

    /// As [`parse`](Self::parse), for what stands before the operands, and how many these are.
    #[inline(never)]
    const fn of_words(text: &[u8], operands: Option<usize>) -> Result<Self, Fault> {
        let mut fault = NO_INSTRUCTION;
        let mut name = longest_name(text);
        let mut is_scattered = false;
        loop {
            if let Some((first, name_end, more)) = name {
                let mut place = first;
                while let (Some(family), Some(rules)) = (families::family_of(place), families::rules_of(place)) {
                    match choices(rules, family.slots.as_slice(), text, name_end, more, operands) {
                        Ok(choices) => return Ok(Self::of(place, choices)),
                        Err(found) if found.at > fault.at && !is_scattered => fault = found,
                        Err(_) => {}
                    }
                    place = place.saturating_add(1);
                    if !families::has_name_before(place) {
                        break;
                    }
                }
            }
            if is_scattered || !matches!(fault.error, Error::PtxModifier | Error::PtxInstruction) {
                return Err(fault);
            }
            name = scattered_name(text);
            is_scattered = true;
        }
    }
}

/// A family by its name: the first of this name, where the name ends in a text, and its words that stand behind that.
type FamilyName = (u32, usize, &'static [u8]);

/// The place of what is no form: by a name in the text of an item, or by what its text names.
fn place_beside(text: &[u8], operands: u32) -> Option<u32> {
    match Named::of(operands) {
        Some(named) => families::place_beside(named.asking()),
        None if matches!(text, [b'.', ..]) => families::place_beside(text),
        None => None,
    }
}

/// The first family of the longest name of which words stand behind modifiers: "vote.ballot.sync.b32" is one of "vote.sync".
#[cold]
#[inline(never)]
const fn scattered_name(text: &[u8]) -> Option<FamilyName> {
    let Some((base @ [_, ..], words)) = text.split_at_checked(word::part(text).1) else {
        return None;
    };
    let mut best: Option<FamilyName> = None;
    let mut longest = 0;
    let mut place = families::first_not_before(base);
    while let Some(family) = families::family_of(place) {
        let name = family.name.as_str().as_bytes();
        let Some((first, more)) = name.split_at_checked(base.len()) else {
            break;
        };
        if !are_equal(first, base) {
            break;
        }
        if matches!(more, [b'.', ..]) && more.len() > longest && has_words(words, more) {
            longest = more.len();
            best = Some((place, base.len(), more));
        }
        place = place.saturating_add(1);
    }
    best
}

/// The first of words with a dot before each, ".sync.aligned", and those behind it.
#[inline(always)]
pub(super) const fn next_word(words: &[u8]) -> Option<(&[u8], &[u8])> {
    let [_, rest @ ..] = words else {
        return None;
    };
    words.split_at_checked(word::part(rest).1.saturating_add(1))
}

/// Whether a word with a dot before it is this one.
const fn is_word(with_dot: &[u8], word: &[u8]) -> bool {
    match with_dot {
        [_, rest @ ..] => are_equal(rest, word),
        [] => false,
    }
}

/// Whether all of these words are among the others, in their order. No form has so many words that those beyond
/// [`MOST_WORDS`] matter: every family with the base asks this of the same text.
const fn has_words(mut words: &[u8], mut wanted: &[u8]) -> bool {
    let mut left = MOST_WORDS;
    while let Some((first, rest)) = next_word(wanted) {
        loop {
            let (Some((word, others)), 1..) = (next_word(words), left) else {
                return false;
            };
            words = others;
            left = left.wrapping_sub(1);
            if are_equal(word, first) {
                break;
            }
        }
        wanted = rest;
    }
    true
}

const fn are_equal(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, one_left @ ..], [second, other_left @ ..]) = (one, other) {
        if *first != *second {
            return false;
        }
        (one, other) = (one_left, other_left);
    }
    one.len() == other.len()
}

/// The form, and how many operands follow it.
#[inline(always)]
pub(super) const fn split(text: &[u8]) -> (&[u8], Option<usize>) {
    let mut text = text.trim_ascii();
    if let [statement @ .., b';'] = text {
        text = statement.trim_ascii_end();
    }
    match text.split_at_checked(before_a_blank(text)) {
        Some((name, operands @ [_, ..])) => (name, Some(count_operands(operands))),
        _ => (text, None),
    }
}

/// How many bytes stand before the first blank. Eight at a time while none of them is a blank or below one.
const fn before_a_blank(text: &[u8]) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const NO_BLANK: u64 = 0x21;
    let (mut rest, mut count) = (text, 0usize);
    while let Some((bytes, after)) = rest.split_first_chunk::<8>() {
        let bytes = u64::from_le_bytes(*bytes);
        if bytes.wrapping_sub(EACH.wrapping_mul(NO_BLANK)) & !bytes & EACH << 7 != 0 {
            break;
        }
        (rest, count) = (after, count.wrapping_add(8));
    }
    while let [byte, after @ ..] = rest {
        if byte.is_ascii_whitespace() {
            break;
        }
        (rest, count) = (after, count.wrapping_add(1));
    }
    count
}

/// How many operands a list has: a vector, an address and what is in parentheses are one.
const fn count_operands(mut operands: &[u8]) -> usize {
    let (mut depth, mut count) = (0usize, 1usize);
    while let [byte, rest @ ..] = operands {
        match byte {
            b'{' | b'[' | b'(' => depth = depth.saturating_add(1),
            b'}' | b']' | b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => count = count.saturating_add(1),
            _ => {}
        }
        operands = rest;
    }
    count
}

/// The first family of the longest name with which the text begins, and where that ends.
const fn longest_name(text: &[u8]) -> Option<FamilyName> {
    let (mut key, mut end, mut parts, mut longest) = (0, 0usize, 0usize, None);
    while parts < MOST_PARTS {
        // The text from the part on; a directive begins with a part of no bytes.
        let Some((_, rest)) = text.split_at_checked(end) else {
            break;
        };
        let (part, length) = word::part(rest);
        key = with_part(key, part);
        end = end.wrapping_add(length);
        let is_last = parts == 0 && !families::may_go_on(part);
        if let Some(place) = named(text, end, key) {
            longest = Some((place, end, &[] as &[u8]));
        }
        if is_last {
            break;
        }
        end = end.wrapping_add(1);
        parts = parts.wrapping_add(1);
    }
    longest
}

#[inline(always)]
const fn named(text: &[u8], end: usize, key: Key) -> Option<u32> {
    if let Some(place) = families::place_of(key)
        && let Some(family) = families::family_of(place)
        && let Some((name, _)) = text.split_at_checked(end)
        && family.name.is(name)
    {
        Some(place)
    } else {
        None
    }
}

/// The words of a form. ptxas takes them in any order: a word belongs to the first slot that has it and has no word yet, from that of the word
/// before it on or, where none of these has, before it.
#[inline(always)]
const fn choices(
    rules: &Rules,
    slots: &[FormSlot],
    text: &[u8],
    name_end: usize,
    mut more_of_name: &[u8],
    operands: Option<usize>,
) -> Result<Cube, Fault> {
    let mut taken = Taken::NONE;
    let (mut from, mut at) = (0, name_end);
    // Before each word stands a dot.
    while let Some((_, [_, rest @ ..])) = text.split_at_checked(at) {
        let (word, length) = word::first_word(rest);
        at = at.wrapping_add(1);
        if let Some((own, others)) = next_word(more_of_name)
            && let Some((before, _)) = rest.split_at_checked(length)
            && is_word(own, before)
        {
            if is_torn_off(text, at.wrapping_sub(1)) {
                return Err(Fault {
                    error: Error::PtxModifier,
                    at,
                });
            }
            more_of_name = others;
            at = at.wrapping_add(length);
            continue;
        }
        let fault = Fault {
            error: Error::PtxModifier,
            at,
        };
        // A slot that is left out and a number of operands are no words of a text.
        let (Some(word), false) = (word, matches!(rest, [b'-' | b'#', ..])) else {
            return Err(fault);
        };
        if let Some(slot) = taken.enter(rules, slots, from, word) {
            from = slot;
        } else {
            match taken.enter(rules, slots, 0, word) {
                Some(slot) if may_stand_behind(text, at, slots, slot, taken) => {}
                _ => return Err(fault),
            }
        }
        at = at.wrapping_add(length);
    }
    let missing = Fault {
        error: Error::PtxModifierMissing,
        at: text.len(),
    };
    if !more_of_name.is_empty() {
        return Err(missing);
    }
    left_out(rules, slots, taken, operands, name_end, missing)
}

/// Whether the next word, with its dot, is a type.
const fn begins_with_type(words: &[u8]) -> bool {
    match next_word(words) {
        Some(([_, word @ ..], _)) => is_type(word),
        _ => false,
    }
}

/// Whether the modifier at this place may stand behind those that others have before it: types keep their order, and what belongs to the name stands
/// with it.
#[cold]
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a word has a text")]
const fn may_stand_behind(text: &[u8], at: usize, slots: &[FormSlot], slot: usize, taken: Taken) -> bool {
    if let Some((_, modifier)) = text.split_at_checked(at.wrapping_sub(1))
        && begins_with_type(modifier)
        && let Some((_, [_, later @ ..])) = slots.split_at_checked(slot)
    {
        let (mut later, mut number) = (later, slot.wrapping_add(1));
        while let [own, rest @ ..] = later {
            if taken.has(number)
                && let [.., last] = own.words.as_slice()
                && (*last as usize) < WORDS.len()
                && is_type(WORDS[*last as usize].as_str().as_bytes())
            {
                return false;
            }
            (later, number) = (rest, number.wrapping_add(1));
        }
    }
    !is_torn_off(text, at.wrapping_sub(1))
}

/// What was chosen so far, and which slots have a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub choices: Cube,
    slots: u32,
}

impl Taken {
    pub const NONE: Self = Self { choices: 0, slots: 0 };

    #[inline(always)]
    pub const fn has(&self, slot: usize) -> bool {
        self.slots.wrapping_shr(slot as u32) & 1 != 0
    }

    /// Gives the word to the first slot from a place on that has it and has none yet; that slot.
    #[inline(always)]
    pub const fn enter(&mut self, rules: &Rules, slots: &[FormSlot], from: usize, word: Word) -> Option<usize> {
        let Some((_, mut places)) = rules.places.split_at_checked(from) else {
            return None;
        };
        let mut number = from;
        while let [place, rest @ ..] = places {
            if place.filter & filter_bit(word) != 0
                && !self.has(number)
                && let Some((_, [slot, ..])) = slots.split_at_checked(number)
                && let Some(within) = place_of(slot.words.as_slice(), word)
            {
                self.choices |= bit(place.first.wrapping_add(within));
                self.slots |= 1u32.wrapping_shl(number as u32);
                return Some(number);
            }
            (places, number) = (rest, number.wrapping_add(1));
        }
        None
    }
}

#[inline(always)]
const fn place_of(mut words: &[Word], word: Word) -> Option<u32> {
    let mut place = 0u32;
    while let [own, rest @ ..] = words {
        if *own == word {
            return Some(place);
        }
        (words, place) = (rest, place.wrapping_add(1));
    }
    None
}

/// The choices of a form, of which the slots that have no word are left out.
const fn left_out(
    rules: &Rules,
    mut slots: &[FormSlot],
    taken: Taken,
    operands: Option<usize>,
    name_end: usize,
    missing: Fault,
) -> Result<Cube, Fault> {
    let (mut choices, mut places, mut number) = (taken.choices, rules.places, 0);
    while let ([slot, slots_left @ ..], [place, places_left @ ..]) = (slots, places) {
        if !taken.has(number) {
            match slot.words.as_slice() {
                [NONE, ..] => choices |= bit(place.first),
                [word, ..] if count_of(*word).is_some() => {
                    return with_operands(rules, slot, choices, place.first, operands, name_end);
                }
                _ => return Err(missing),
            }
        }
        (slots, places, number) = (slots_left, places_left, number.wrapping_add(1));
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

/// The last choice, of how many operands there are; the fewest with which the form exists where they are not given.
const fn with_operands(
    rules: &Rules,
    slot: &FormSlot,
    choices: Cube,
    mut place: u32,
    operands: Option<usize>,
    name_end: usize,
) -> Result<Cube, Fault> {
    let mut error = Error::PtxForm;
    let mut words = slot.words.as_slice();
    while let [word, rest @ ..] = words {
        let choices = choices | bit(place);
        if rules.have(choices) {
            match (operands, count_of(*word)) {
                (None, _) => return Ok(choices),
                (Some(given), Some(count)) if given == count => return Ok(choices),
                _ => error = Error::PtxOperands,
            }
        }
        (words, place) = (rest, place.wrapping_add(1));
    }
    Err(Fault { error, at: name_end })
}

/// How many operands a word stands for; `None` for a modifier.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
#[inline(always)]
pub(super) const fn count_of(word: Word) -> Option<usize> {
    if word as usize >= WORDS.len() || !WORDS[word as usize].begins_with(b'#') {
        return None;
    }
    let [_, digits @ ..] = WORDS[word as usize].as_str().as_bytes() else {
        return None;
    };
    let (mut digits, mut count) = (digits, 0usize);
    while let [digit, rest @ ..] = digits {
        count = count.saturating_mul(10).wrapping_add(digit.wrapping_sub(b'0') as usize);
        digits = rest;
    }
    Some(count)
}
