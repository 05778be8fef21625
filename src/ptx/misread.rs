//! Instructions of which there is no form: what ptxas says of their words. Which it does not know, which stand there twice or do not belong, which are
//! missing.
//!
//! Source: `tests/data/ptx/mutants.tsv.zst`, what ptxas says of real statements one of whose words was taken away, doubled or replaced; measured.

use super::family::{Cube, FormSlot, Rules, bit, every};
use super::missing::{after, behind, first_part};
use super::parse::{self, Taken};
use super::text::faults::Fault;
use super::types::{goes_on, is_type};
use super::word::{NONE, first_word};
use super::{Form, families};

/// What is wrong with a word, or with one that is not there; words with their dots.
#[derive(Clone, Copy, Debug)]
enum Wrong<'text> {
    /// Another word has its slot, which has this name; or it is part of the instruction's name, and was there.
    Twice(&'static [u8], &'text [u8]),
    /// The instruction has no such.
    Alien(&'text [u8]),
    /// A part of the instruction's name is missing.
    LacksOfName(&'static [u8]),
    /// A slot of this name needs a word.
    Lacks(&'static [u8]),
    /// A type that has no slot.
    OtherType,
    /// The words do not go together.
    Mixed,
}

/// A line, with the name that stands in it.
pub(crate) type Line<'text> = (Fault, &'text [u8]);

impl Form {
    /// The line of this number of what ptxas says of an instruction that is no form; `None`: that is not known, or there is none left.
    #[cold]
    #[inline(never)]
    pub(crate) fn line_of_words(text: &[u8], number: u32) -> Option<Line<'_>> {
        if is_long(text) {
            return None;
        }
        let mut left = number;
        let mut from = first_part(text).len();
        while let Some(modifier) = Self::unknown_modifier(text, from) {
            if left == 0 {
                return Some((Fault::UnknownModifier, modifier));
            }
            left = left.checked_sub(1)?;
            let before = (modifier.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
            from = before.saturating_add(modifier.len());
        }
        if !Self::is_instruction(text) {
            return (left == 0).then(|| (Fault::NoInstruction, first_part(text)));
        }
        let mut found = None;
        let has_types = Self::has_types(text);
        if let Some(place) = nearest(text) {
            let (mut are_known, mut is_illegal) = (true, false);
            let mut told = 0u32;
            each(text, place, |wrong| {
                // The others are looked for behind the types.
                let own = lines_of(text, wrong);
                let lines = match wrong {
                    Wrong::OtherType => return,
                    Wrong::Twice(..) => own,
                    // It says no more then.
                    Wrong::Alien(_) if own[0].is_some_and(|(fault, _)| fault == Fault::IllegalModifier) => {
                        is_illegal = true;
                        own
                    }
                    _ if has_types => own,
                    _ => [None; 2],
                };
                let lines = lines.map(|line| line.filter(|(fault, _)| has_types || *fault != Fault::SpaceCount));
                are_known &= lines[0].is_some() || !has_types;
                for line in lines.into_iter().flatten() {
                    if told == left {
                        found = Some(line);
                    }
                    told = told.saturating_add(1);
                }
            });
            if are_known && found.is_some() {
                return found;
            }
            if is_illegal && are_known {
                return None;
            }
            if are_known {
                left = left.checked_sub(told)?;
            }
        }
        (left == 0 && !has_types).then(|| (Fault::InstructionTypes, Self::name_in(text)))
    }

    /// A form that has as many of an instruction's words as one may have: ptxas looks at the operands with the types alone.
    #[cold]
    #[inline(never)]
    pub(crate) fn near(text: &[u8]) -> Option<Self> {
        let place = if is_long(text) { None } else { nearest(text) }?;
        let mut taken = Taken::NONE;
        let mut has_types = true;
        read(text, place, &mut taken, |wrong| {
            has_types &= !matches!(wrong, Wrong::OtherType)
        })?;
        let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
        let types = types_of(family.slots.as_slice());
        let is_whole = rules.have(taken.choices);
        let (mut choices, mut first) = (taken.choices, 0u32);
        if !is_whole {
            choices &= types;
        }
        if !has_types || !rules.have(choices) {
            return None;
        }
        for (number, slot) in family.slots.as_slice().iter().enumerate() {
            let count = slot.words.len() as u32;
            let is_type = every(slot.words.len(), first) & types != 0;
            if !taken.has(number) || !is_whole && !is_type {
                let is_one = |word: &u32| rules.have(choices | bit(*word));
                choices |= bit((first..first.saturating_add(count)).find(is_one)?);
            }
            first = first.saturating_add(count);
        }
        rules.have(choices).then(|| Self::of(place, choices))
    }
}

/// Whether a text has more words than any form: it is not known what is said of all of them, and each line is looked for from the first word on.
fn is_long(text: &[u8]) -> bool {
    let mut words = text.get(first_part(text).len()..).unwrap_or_default();
    for _ in 0..parse::MOST_WORDS {
        match parse::next_word(words) {
            Some((_, rest)) => words = rest,
            None => return false,
        }
    }
    parse::next_word(words).is_some()
}

/// The bits of the slots of types.
fn types_of(slots: &[FormSlot]) -> Cube {
    let (mut bits, mut first) = (0, 0u32);
    for slot in slots {
        let words = slot.words.as_slice();
        if words.iter().any(|word| is_type(super::types::text_of(*word))) {
            bits |= every(words.len(), first);
        }
        first = first.saturating_add(words.len() as u32);
    }
    bits
}

/// The family of the instruction's name with which least is wrong.
fn nearest(text: &[u8]) -> Option<u32> {
    let base = first_part(text);
    let mut place = families::first_not_before(base);
    let mut best: Option<(u32, u32)> = None;
    while let Some(own) = families::family_of(place).and_then(|family| after(family.name.as_str().as_bytes(), base)) {
        if matches!(own, [] | [b'.', ..]) && goes_on(own, text) {
            let mut count = 0u32;
            each(text, place, |_| count = count.saturating_add(1));
            if best.is_none_or(|(_, least)| count < least) {
                best = Some((place, count));
            }
        }
        place = place.saturating_add(1);
    }
    best.map(|(place, _)| place)
}

/// Tells what is wrong with the words of a text, if it is taken for an instruction of this family. Types are left out.
fn each<'text>(text: &'text [u8], place: u32, mut tell: impl FnMut(Wrong<'text>)) -> Option<()> {
    let mut taken = Taken::NONE;
    read(text, place, &mut taken, &mut tell)?;
    let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
    lacking(rules, family.slots.as_slice(), taken, tell);
    Some(())
}

/// The same of the words that are there, which belong to slots then.
fn read<'text>(text: &'text [u8], place: u32, taken: &mut Taken, mut tell: impl FnMut(Wrong<'text>)) -> Option<()> {
    let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
    let slots = family.slots.as_slice();
    let base = first_part(text);
    let name = after(family.name.as_str().as_bytes(), base)?;
    let (mut own, mut words) = (name, text.get(base.len()..)?);
    let mut from = 0;
    while let Some((with_dot, rest)) = parse::next_word(words) {
        words = rest;
        if let Some((mut skipped, next)) = behind(own, with_dot) {
            while skipped != 0 {
                let (first, others) = parse::next_word(own)?;
                tell(Wrong::LacksOfName(first));
                (own, skipped) = (others, skipped.saturating_sub(1));
            }
            own = next;
            continue;
        }
        let (_, bare) = with_dot.split_first()?;
        // What no instruction has was told before.
        let Some(word) = first_word(bare).0 else { continue };
        if let Some(slot) = taken.enter(rules, slots, from, word) {
            from = slot;
        } else if taken.enter(rules, slots, 0, word).is_some() {
        } else if is_type(bare) {
            tell(Wrong::OtherType);
        } else if let Some(slot) = slots.iter().find(|slot| slot.words.as_slice().contains(&word)) {
            tell(Wrong::Twice(slot.name.as_str().as_bytes(), with_dot));
        } else if behind(name, with_dot).is_some() {
            tell(Wrong::Twice(b"", with_dot));
        } else {
            tell(Wrong::Alien(with_dot));
        }
    }
    while let Some((first, rest)) = parse::next_word(own) {
        tell(Wrong::LacksOfName(first));
        own = rest;
    }
    Some(())
}

/// Tells of the slots that need a word.
fn lacking<'text>(rules: &Rules, slots: &[FormSlot], mut taken: Taken, mut tell: impl FnMut(Wrong<'text>)) {
    let mut first = 0u32;
    for (number, slot) in slots.iter().enumerate() {
        let begin = first;
        first = first.saturating_add(slot.words.len() as u32);
        let words = slot.words.as_slice();
        let is_operands = words.last().is_some_and(|word| parse::count_of(*word).is_some());
        let is_of_types = words.iter().any(|word| is_type(super::types::text_of(*word)));
        if taken.has(number) || is_operands || is_of_types {
            continue;
        }
        if words.first() != Some(&NONE) {
            tell(Wrong::Lacks(slot.name.as_str().as_bytes()));
        } else if rules.have(taken.choices | bit(begin)) {
            taken.choices |= bit(begin);
        } else if rules.have(taken.choices) {
            tell(Wrong::Lacks(slot.name.as_str().as_bytes()));
        }
    }
    if !rules.have(taken.choices) {
        tell(Wrong::Mixed);
    }
}

/// What is said of a comparison without sign that stands where none may.
fn comparison(text: &[u8]) -> [Option<Line<'_>>; 2] {
    let is_unsigned = text.windows(3).any(|word| matches!(word, [b'.', b'u', b'0'..=b'9']));
    [
        Some((Fault::NoComparison, text)),
        (!is_unsigned).then_some((Fault::ComparisonType, text)),
    ]
}

/// The lines about it; none: they are not known.
fn lines_of<'text>(text: &'text [u8], wrong: Wrong<'text>) -> [Option<Line<'text>>; 2] {
    let name = Form::name_in(text);
    let one = |fault, name| [Some((fault, name)), None];
    let both = |fault, other| [Some((fault, name)), Some((other, name))];
    match wrong {
        Wrong::Twice(slot, word) => match (slot, word) {
            (b"rnd", _) => one(Fault::TwiceRounding, name),
            (b"cmp", _) => one(Fault::TwiceComparison, name),
            (b"ftz", b".ftz") | (b"sem", b".weak" | b".volatile") => one(Fault::TwiceModifier, word),
            (b"op", _) if matches!(name, b"atom" | b"red") => one(Fault::TwiceOperation, name),
            (b"" | b"aligned", b".aligned") => one(Fault::TwiceAligned, name),
            (b"shape", _) => one(Fault::TwiceShape, name),
            (b"vec", _) => one(Fault::TwiceVector, name),
            (b"geom", _) => one(Fault::TwiceGeometry, name),
            (b"clamp", _) => one(Fault::TwiceClamp, name),
            (b"mode", _) if matches!(name, b"shfl") => one(Fault::TwiceShuffle, name),
            (b"frag", _) | (b"", b".a" | b".b") => one(Fault::IllegalModifier, b"Component"),
            (b"mode", b".lo" | b".hi") => comparison(text),
            (b"num", _) => one(Fault::TwiceNumber, name),
            (b"space", _) if matches!(name, b"ldmatrix") => both(Fault::SpaceCount, Fault::SpaceCount),
            (b"space", _) => one(Fault::SpaceCount, name),
            _ => [None; 2],
        },
        Wrong::LacksOfName(b".sync") | Wrong::Lacks(b"sync") if matches!(name, b"ldmatrix") => {
            [Some((Fault::LacksWord, b".sync")); 2]
        }
        Wrong::LacksOfName(b".sync") | Wrong::Lacks(b"sync") => one(Fault::LacksWord, b".sync"),
        Wrong::LacksOfName(b".aligned") | Wrong::Lacks(b"aligned") => one(Fault::LacksWord, b".aligned"),
        Wrong::Alien(b".a" | b".b" | b".r" | b".g") => one(Fault::IllegalModifier, b"Component"),
        Wrong::Alien(b".lo" | b".hi") => comparison(text),
        Wrong::Alien(word @ (b".sync" | b".add" | b".min" | b".max" | b".inc" | b".dec" | b".cas" | b".exch")) => {
            one(Fault::IllegalModifier, word)
        }
        Wrong::Lacks(b"space") if matches!(name, b"cvta.to") => both(Fault::LacksSpace, Fault::SpaceIncorrect),
        Wrong::Lacks(b"op") if matches!(name, b"bar") => one(Fault::LacksBarrier, name),
        Wrong::Lacks(b"rnd") => one(Fault::LacksRounding, name),
        Wrong::Lacks(b"cmp") => one(Fault::LacksComparison, name),
        Wrong::Lacks(b"num") => one(Fault::LacksWord, b".num"),
        Wrong::Lacks(b"layout") => one(Fault::LacksWord, b"layout"),
        Wrong::Lacks(b"shape") => one(Fault::LacksShape, name),
        _ => [None; 2],
    }
}
