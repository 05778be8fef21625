//! The tables of families, as the library has them, of their rows.

use super::{beside, generated::*};
use crate::ptx::families::{is_before, with_part};
use crate::ptx::family::{Family, FormFamily, Rules};
use crate::ptx::word::{self, Key};

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
pub(in crate::ptx) static RULES: [Rules; COUNT] = {
    let (mut rules, mut place) = ([SORTED[0].1; COUNT], 0);
    while place < COUNT {
        rules[place] = SORTED[place].1;
        place += 1;
    }
    rules
};

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
pub(in crate::ptx) static LONGER: [u64; 4] = {
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

/// The keys of their names; of families of one name the first has it, the others their place.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub(in crate::ptx) static KEYS: [Key; FAMILIES.len()] = {
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

pub(in crate::ptx) static SLOTS: [u16; 1024] = open_addresses(&KEYS);

/// For every key the place of the item that has it, from its first slot on; no item's where it is `u16::MAX`.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
pub(crate) const fn open_addresses<const COUNT: usize>(keys: &[Key]) -> [u16; COUNT] {
    const { assert!(COUNT.is_power_of_two()) };
    assert!(keys.len() * 2 <= COUNT, "double the slots");
    let mut slots = [u16::MAX; COUNT];
    let mut place = 0;
    while place < keys.len() {
        let mut slot = word::first_slot::<COUNT>(keys[place]);
        while slots[slot] != u16::MAX {
            assert!(keys[slots[slot] as usize] != keys[place], "two with one key");
            slot = (slot + 1) % COUNT;
        }
        slots[slot] = place as u16;
        place += 1;
    }
    slots
}

/// What PTX text asks for that is no form.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub(in crate::ptx) static BESIDE: [Family; beside::FAMILIES.len()] = {
    let mut families = [beside::FAMILIES[0][0]; beside::FAMILIES.len()];
    let mut place = 1;
    while place < families.len() {
        families[place] = beside::FAMILIES[place][0];
        place += 1;
    }
    families
};
