//! The families, by name.

mod arithmetic;
mod atomics;
mod barriers;
mod beside;
mod caches;
mod control;
mod conversions;
mod copies;
mod directives;
mod loads;
mod mma;
mod registers;
mod tcgen05;
mod textures;
mod video;
mod wgmma;
mod wmma;

use super::family::{Family, FormFamily, Rules};
use super::word::{self, Key};
use crate::Text;

/// The groups; in each, those that share rows.
const GROUPS: [&[&[Family]]; 16] = [
    arithmetic::FAMILIES,
    atomics::FAMILIES,
    barriers::FAMILIES,
    caches::FAMILIES,
    control::FAMILIES,
    conversions::FAMILIES,
    copies::FAMILIES,
    directives::FAMILIES,
    loads::FAMILIES,
    mma::FAMILIES,
    registers::FAMILIES,
    tcgen05::FAMILIES,
    textures::FAMILIES,
    video::FAMILIES,
    wgmma::FAMILIES,
    wmma::FAMILIES,
];

const COUNT: usize = {
    let (mut count, mut groups) = (0, GROUPS.as_slice());
    while let [group, groups_left @ ..] = groups {
        let mut alike = *group;
        while let [families, alike_left @ ..] = alike {
            count += families.len();
            alike = alike_left;
        }
        groups = groups_left;
    }
    count
};

/// The families of all groups, by name; those of one name as they stand.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static SORTED: [Family; COUNT] = {
    let mut sorted = [GROUPS[0][0][0]; COUNT];
    let mut names: [&[u8]; COUNT] = [&[]; COUNT];
    let (mut count, mut groups) = (0, GROUPS.as_slice());
    while let [group, groups_left @ ..] = groups {
        let mut alike = *group;
        while let [families, alike_left @ ..] = alike {
            let mut families = *families;
            while let [family, families_left @ ..] = families {
                let name = family.0.name.as_str().as_bytes();
                let mut place = count;
                while place > 0 && is_before(name, names[place - 1]) {
                    (sorted[place], names[place]) = (sorted[place - 1], names[place - 1]);
                    place -= 1;
                }
                (sorted[place], names[place]) = (*family, name);
                count += 1;
                families = families_left;
            }
            alike = alike_left;
        }
        groups = groups_left;
    }
    sorted
};

/// Whether a name is before another.
const fn is_before(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, one_left @ ..], [second, other_left @ ..]) = (one, other) {
        if *first != *second {
            return *first < *second;
        }
        (one, other) = (one_left, other_left);
    }
    one.len() < other.len()
}

/// The families, by name; those of one name stand together.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub static FAMILIES: [FormFamily; COUNT] = {
    let (mut families, mut place) = ([SORTED[0].0; COUNT], 0);
    while place < COUNT {
        families[place] = SORTED[place].0;
        place += 1;
    }
    families
};

/// What is known of each.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub(super) static RULES: [Rules; COUNT] = {
    let (mut rules, mut place) = ([SORTED[0].1; COUNT], 0);
    while place < COUNT {
        rules[place] = SORTED[place].1;
        place += 1;
    }
    rules
};

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
    let within = (place as usize).wrapping_sub(COUNT);
    if within < beside::FAMILIES.len() {
        beside::FAMILIES[within].first()
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
    let within = beside::FAMILIES
        .iter()
        .position(|alike| alike.first().is_some_and(|(family, _)| family.name.is(name)))?;
    u32::try_from(within.saturating_add(COUNT)).ok()
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

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const fn name_key(place: usize) -> Key {
    let mut rest = FAMILIES[place].name.as_str().as_bytes();
    let mut key = 0;
    loop {
        let (part, length) = word::part(rest);
        key = with_part(key, part);
        match rest.split_at(length) {
            (_, [_, tail @ ..]) => rest = tail,
            _ => return key,
        }
    }
}

/// The first parts of names behind which there are others, a bit each: some first parts of one part alone have the bit of another.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static LONGER: [u64; 4] = {
    let (mut bits, mut place) = ([0; 4], 0);
    while place < FAMILIES.len() {
        let name = FAMILIES[place].name.as_str().as_bytes();
        let (key, length) = word::part(name);
        if length < name.len() {
            let bit = word::eight_bits(key);
            bits[(bit / 64) as usize] |= 1 << (bit % 64);
        }
        place += 1;
    }
    bits
};

/// Whether a name that begins with this part may have more.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "eight bits are below 256")]
pub(super) const fn may_go_on(first: Key) -> bool {
    let bit = word::eight_bits(first);
    LONGER[(bit / 64) as usize] >> (bit % 64) & 1 != 0
}

/// The keys of their names; of families of one name the first has it, the others their place.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static KEYS: [Key; FAMILIES.len()] = {
    let mut keys = [0; FAMILIES.len()];
    let mut place = 0;
    while place < keys.len() {
        let key = name_key(place);
        let is_first = place == 0 || name_key(place - 1) != key;
        keys[place] = if is_first { key } else { place as Key };
        place += 1;
    }
    keys
};

static SLOTS: [u16; 1024] = word::open_addresses(&KEYS);

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
