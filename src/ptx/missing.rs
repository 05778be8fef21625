//! What a text lacks to be a form: which slots need a word, and which words go with what the text has.

use super::family::{Cube, FormFamily, FormSlot, Rules, bit};
use super::parse::{self, Fault, Taken};
use super::word::{NONE, Word, first_word, part};
use super::{FAMILIES, Form, families};
use crate::Error;

/// A slot in which a text has no word and a form needs one.
#[doc(alias = "smarch_ptx_missing")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Missing {
    /// The place of its family in [`FAMILIES`].
    pub family: u32,
    /// The place of the slot among the family's; SMARCH_PTX_NAME where the text lacks words of the family's name.
    pub slot: u32,
    /// Which of the slot's words go with those that the text has: bit n is the n-th, from bit 0 of the first number on;
    /// none for a name. The first word, "-", is among them if this slot may be left out, but not all of several such
    /// slots.
    pub words: [u64; 2],
}

impl Missing {
    /// What [`slot`](Self::slot) is where words of the family's name are missing.
    pub const NAME: u32 = u32::MAX;

    /// The family that the text is taken for.
    #[must_use]
    pub fn family(&self) -> Option<&'static FormFamily> {
        FAMILIES.get(self.family as usize)
    }

    /// The slot; `None` where words of the family's name are missing.
    #[must_use]
    pub fn slot(&self) -> Option<&'static FormSlot> {
        self.family()?.slots.as_slice().get(self.slot as usize)
    }

    /// The words that it takes.
    pub fn words(&self) -> impl Iterator<Item = Word> + Clone + use<> {
        let [low, high] = self.words;
        let bits = low as Cube | (high as Cube) << 64;
        let all = self.slot().map_or(&[][..], |slot| slot.words.as_slice());
        all.iter()
            .enumerate()
            .filter(move |(place, _)| bits & bit(*place as u32) != 0)
            .map(|(_, word)| *word)
    }
}

/// What a text lacks, in the order in which it is written.
#[derive(Clone, Copy, Debug)]
pub struct MissingSlots<'a> {
    text: &'a [u8],
    /// How many words of its name a family may lack: the fewest of all.
    fewest: u32,
    /// The next family to look at, and in it the next slot, from 1 on; 0 is its name.
    family: u32,
    slot: u32,
}

/// How the words of a text belong to a family.
struct Fit {
    taken: Taken,
    lacks_of_name: u32,
}

impl Form {
    /// What a text lacks to be a form. "mma.sync.aligned.m16n8k16" lacks the layouts and the types; each comes with the
    /// words that go with this shape. A whole form lacks nothing. If several families have the name, the answer has
    /// what each asks for.
    ///
    /// # Errors
    /// [`Fault`], as of [`parse`](Self::parse): no form has all of these words.
    pub fn missing(text: &[u8]) -> Result<MissingSlots<'_>, Fault> {
        let fault = fault_of(text);
        let (text, _) = parse::split(text);
        let none = MissingSlots {
            text,
            fewest: 0,
            family: u32::MAX,
            slot: 0,
        };
        let Some(fault) = fault else { return Ok(none) };
        if matches!(fault.error, Error::PtxOperands) {
            return Err(fault);
        }
        let slots = MissingSlots {
            fewest: fewest(text).ok_or(fault)?,
            family: 0,
            ..none
        };
        // Of what lacks nothing the words do not go together.
        match slots.clone().next() {
            Some(_) => Ok(slots),
            None => Err(fault),
        }
    }
}

/// Why a text is no form.
// Apart, for the stack: a form takes much of it.
#[inline(never)]
fn fault_of(text: &[u8]) -> Option<Fault> {
    Form::parse(text).err()
}

/// The fewest words that a family to which all words of a text belong lacks of its name.
#[inline(never)]
fn fewest(text: &[u8]) -> Option<u32> {
    let (mut fewest, mut from) = (None, 0);
    while let Some((place, lacks)) = next_fit(text, from) {
        fewest = Some(fewest.map_or(lacks, |fewest: u32| fewest.min(lacks)));
        from = place.saturating_add(1);
    }
    fewest
}

/// What stands before the first dot; of a directive the dot belongs to it.
pub(super) fn first_part(text: &[u8]) -> &[u8] {
    let end = match text {
        [b'.', rest @ ..] => part(rest).1.saturating_add(1),
        _ => part(text).1,
    };
    text.get(..end).unwrap_or_default()
}

/// The first family from a place on to which all words of a text belong, and how many words of its name they lack.
#[inline(never)]
fn next_fit(text: &[u8], from: u32) -> Option<(u32, u32)> {
    let base = first_part(text);
    if base.is_empty() {
        return None;
    }
    let mut place = families::first_not_before(base).max(from);
    while after(families::family_of(place)?.name.as_str().as_bytes(), base).is_some() {
        if let Some(fit) = fit(text, place) {
            return Some((place, fit.lacks_of_name));
        }
        place = place.saturating_add(1);
    }
    None
}

/// Whether all words of a text are words of a family's name, or have a slot of it each.
#[inline(never)]
fn fit(text: &[u8], place: u32) -> Option<Fit> {
    let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
    let slots = family.slots.as_slice();
    // Behind the first of a name each word has a dot before it.
    let base = first_part(text);
    let mut own = after(family.name.as_str().as_bytes(), base)?;
    let mut words = text.get(base.len()..)?;
    if !matches!(own, [] | [b'.', ..]) {
        return None;
    }
    let mut fit = Fit {
        taken: Taken::NONE,
        lacks_of_name: 0,
    };
    let mut from = 0;
    while let Some((with_dot, rest)) = parse::next_word(words) {
        words = rest;
        if let Some((skipped, behind)) = behind(own, with_dot) {
            fit.lacks_of_name = fit.lacks_of_name.saturating_add(skipped);
            own = behind;
            continue;
        }
        let (_, text) = with_dot.split_first()?;
        let word = first_word(text).0.filter(|_| !matches!(text, [b'-' | b'#', ..]))?;
        match fit.taken.enter(rules, slots, from, word) {
            Some(slot) => from = slot,
            None => {
                fit.taken.enter(rules, slots, 0, word)?;
            }
        }
    }
    while let Some((_, rest)) = parse::next_word(own) {
        fit.lacks_of_name = fit.lacks_of_name.saturating_add(1);
        own = rest;
    }
    rules.have(fit.taken.choices).then_some(fit)
}

/// What stands behind the beginning of a text. Byte by byte: `==` of slices calls `bcmp`, which freestanding programs do not have.
pub(super) fn after<'a>(text: &'a [u8], beginning: &[u8]) -> Option<&'a [u8]> {
    let (first, rest) = text.split_at_checked(beginning.len())?;
    first.iter().eq(beginning).then_some(rest)
}

/// What stands behind a word in a name, and how many words before it.
pub(super) fn behind<'a>(mut own: &'a [u8], word: &[u8]) -> Option<(u32, &'a [u8])> {
    let mut skipped = 0u32;
    while let Some((first, rest)) = parse::next_word(own) {
        if matches!(after(first, word), Some([])) {
            return Some((skipped, rest));
        }
        (own, skipped) = (rest, skipped.saturating_add(1));
    }
    None
}

impl Fit {
    /// The first slot from one on that needs a word, and the words that it takes. With `asks_all` also one that may be left out.
    #[inline(never)]
    fn slot_from(&self, rules: &Rules, slots: &[FormSlot], from: usize, asks_all: bool) -> Option<(u32, Cube)> {
        let mut first = 0u32;
        for (place, slot) in slots.iter().enumerate() {
            let (begin, count) = (first, slot.words.len() as u32);
            first = first.saturating_add(count);
            let is_operands = slot.words.last().is_some_and(|word| parse::count_of(*word).is_some());
            if place < from || self.taken.has(place) || is_operands {
                continue;
            }
            let mut words: Cube = 0;
            for word in 0..count {
                if rules.have(self.taken.choices | bit(begin.saturating_add(word))) {
                    words |= bit(word);
                }
            }
            let may_be_left_out = words & 1 != 0 && slot.words.first() == Some(&NONE);
            if !may_be_left_out || asks_all && words != 1 {
                return Some((place as u32, words));
            }
        }
        None
    }
}

/// The first slot of a family, from one on, that needs a word beside those of a text; where every slot may be left out, but not all of them, those too.
#[inline(never)]
fn slot_of(text: &[u8], place: u32, from: usize) -> Option<(u32, Cube)> {
    let fit = fit(text, place)?;
    let (rules, slots) = (families::rules_of(place)?, &families::family_of(place)?.slots);
    let slots = slots.as_slice();
    let asks_all = fit.lacks_of_name == 0 && fit.slot_from(rules, slots, 0, false).is_none();
    fit.slot_from(rules, slots, from, asks_all)
}

impl Iterator for MissingSlots<'_> {
    type Item = Missing;

    fn next(&mut self) -> Option<Missing> {
        loop {
            let (family, lacks) = next_fit(self.text, self.family)?;
            if family != self.family {
                (self.family, self.slot) = (family, 0);
            }
            if lacks == self.fewest {
                let from = self.slot.saturating_sub(1) as usize;
                let is_name = self.slot == 0 && lacks != 0;
                let found = if is_name {
                    Some((Missing::NAME, 0))
                } else {
                    slot_of(self.text, family, from)
                };
                if let Some((slot, words)) = found {
                    self.slot = if is_name { 1 } else { slot.saturating_add(2) };
                    return Some(Missing {
                        family,
                        slot,
                        words: [words as u64, (words >> 64) as u64],
                    });
                }
            }
            (self.family, self.slot) = (family.saturating_add(1), 0);
        }
    }
}
