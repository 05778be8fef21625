//! The families, by name.

use super::family::{Family, FormFamily, Rules};
pub use super::generated::families::FAMILIES;
use super::generated::families::{BESIDE, KEYS, LONGER, RULES, SLOTS};
use super::word::{self, Key};
use crate::Text;

/// Whether a name is before another.
pub(super) const fn is_before(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, one_left @ ..], [second, other_left @ ..]) = (one, other) {
        if *first != *second {
            return *first < *second;
        }
        (one, other) = (one_left, other_left);
    }
    one.len() < other.len()
}

/// What is known of the family at a place, or of what is no form at a place behind them.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn rules_of(place: u32) -> Option<&'static Rules> {
    if (place as usize) < RULES.len() {
        return Some(&RULES[place as usize]);
    }
    match beside(place) {
        Some((_, rules)) => Some(rules),
        None => None,
    }
}

/// What is no form, at a place behind the families.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
const fn beside(place: u32) -> Option<&'static Family> {
    let within = (place as usize).wrapping_sub(FAMILIES.len());
    if within < BESIDE.len() {
        Some(&BESIDE[within])
    } else {
        None
    }
}

/// The name of what is no form.
pub(super) fn name_beside(place: u32) -> Option<Text> {
    beside(place).map(|(family, _)| family.name)
}

/// The place of what is no form, by its name.
pub(super) fn place_beside(name: &[u8]) -> Option<u32> {
    let within = BESIDE.iter().position(|(family, _)| family.name.is(name))?;
    u32::try_from(within.saturating_add(FAMILIES.len())).ok()
}

/// The family at a place.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn family_of(place: u32) -> Option<&'static FormFamily> {
    if (place as usize) < FAMILIES.len() {
        Some(&FAMILIES[place as usize])
    } else {
        None
    }
}

/// The place of the first family whose name does not stand before this one.
pub(super) const fn first_not_before(name: &[u8]) -> u32 {
    let (mut from, mut to) = (0, FAMILIES.len() as u32);
    while from < to {
        let middle = u32::midpoint(from, to);
        match family_of(middle) {
            Some(family) if is_before(family.name.as_str().as_bytes(), name) => from = middle.saturating_add(1),
            _ => to = middle,
        }
    }
    from
}

/// The key of a name that goes on with a part: those of the parts, one after the other; 0 before the first.
#[inline(always)]
pub(super) const fn with_part(key: Key, part: Key) -> Key {
    word::with(key, part)
}

/// Whether a name that begins with this part may have more.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "eight bits are below 256")]
pub(super) const fn may_go_on(first: Key) -> bool {
    let bit = word::eight_bits(first);
    LONGER[(bit / 64) as usize] >> (bit % 64) & 1 != 0
}

/// The place of the first family with this name, by the name's key; the name must be compared.
pub(super) const fn place_of(key: Key) -> Option<u32> {
    match word::place_of(&SLOTS, &KEYS, key) {
        Some(place) => Some(place as u32),
        None => None,
    }
}

/// Whether the family at a place has the name of the one before it.
#[expect(clippy::indexing_slicing, reason = "the place was looked at")]
pub(super) const fn has_name_before(place: u32) -> bool {
    (place as usize) < KEYS.len() && KEYS[place as usize] == place as Key
}
