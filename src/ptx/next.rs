//! The forms of a family, one after the other: in the order of its slots, and in each slot in the order of its words.

use super::family::{Cube, FormFamily, FormSlot, Rules, bit, every, width};

/// The first form.
pub(super) fn first(rules: &Rules, family: &FormFamily) -> Option<Cube> {
    complete(rules, &family.slots, 0, 0)
}

/// The form after this one.
pub(super) fn after(rules: &Rules, family: &FormFamily, form: Cube) -> Option<Cube> {
    let slots = family.slots.as_slice();
    // From the last slot on backwards: a later word of it, with what goes before as it is.
    (0..slots.len()).rev().find_map(|place| {
        let (before, from) = slots.split_at_checked(place)?;
        let first_bit = width(before);
        let chosen = form.unbounded_shr(first_bit).trailing_zeros();
        let kept = form & every(first_bit as usize, 0);
        later(rules, from, kept, first_bit, chosen.saturating_add(1))
    })
}

/// The choices so far with a word of the first of these slots, from the given one on, and what completes them.
fn later(rules: &Rules, slots: &[FormSlot], choices: Cube, first_bit: u32, from: u32) -> Option<Cube> {
    let (slot, rest) = slots.split_first()?;
    let count = slot.words.len() as u32;
    (from..count).find_map(|word| {
        let with = choices | bit(first_bit.saturating_add(word));
        rules
            .have(with)
            .then(|| complete(rules, rest, with, first_bit.saturating_add(count)))?
    })
}

/// The first form that begins with these choices; as some cube has their beginning, every slot has a word that goes with it.
fn complete(rules: &Rules, slots: &[FormSlot], mut choices: Cube, mut first_bit: u32) -> Option<Cube> {
    for slot in slots {
        let count = slot.words.len() as u32;
        let end = first_bit.saturating_add(count);
        let mut words = (first_bit..end).map(|word| choices | bit(word));
        choices = words.find(|&with| rules.have(with))?;
        first_bit = end;
    }
    rules.have(choices).then_some(choices)
}
