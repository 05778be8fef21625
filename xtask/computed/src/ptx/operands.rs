//! What places of operands take, as the library has it, of its rows. Nothing that is computed here asks for it: the tables are empty.

#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "writes files for the library, and is no part of it"
)]

use super::families::FAMILIES;
use super::generated::operands::{
    FAMILIES as SOURCE, KINDS, NAMES as CALLED, PLACES as MEASURED, SAID as LINES, Source,
};
use super::rows::cube;
use super::words::WORDS;
use crate::computed::GENERATED;
use crate::ptx::family::{Cube, FormSlot};
use crate::ptx::operands::{FEWER, Line, MORE, NAME, Row, WITHOUT};
use crate::ptx::text::kinds;
use crate::ptx::word::NONE;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::format;
use std::string::String;
use std::vec::Vec;

pub(in crate::ptx) static CUBES: [Cube; 0] = [];
pub(in crate::ptx) static ROWS: [Row; 0] = [];
pub(in crate::ptx) static RANGES: [[u16; 2]; 0] = [];
pub(in crate::ptx) static PLACES: [[u16; kinds::KINDS / kinds::BLOCK]; 0] = [];
pub(in crate::ptx) static BLOCKS: [[u16; kinds::BLOCK]; 0] = [];
pub(in crate::ptx) static SAID: [&[Line]; 0] = [];
pub(in crate::ptx) static NAMES: [&str; 0] = [];
pub(in crate::ptx) static OPCODES: [&str; 0] = [];

/// What instructions are called, in order: "mul.{mode}" is "mul.hi", "mul.lo" and "mul.wide".
fn opcodes() -> BTreeSet<String> {
    let mut opcodes = BTreeSet::new();
    for (place, family) in FAMILIES.iter().enumerate() {
        for &(forms, _, at, number, ..) in source_of(place) {
            if at == NAME {
                let slots = family.slots.as_slice();
                opcodes.extend(expanded(CALLED[usize::from(number)], slots, cube(slots, forms)));
            }
        }
    }
    opcodes
}

/// A name with each word of a cube in the place of its slot.
fn expanded(name: &str, slots: &[FormSlot], forms: Cube) -> Vec<String> {
    let Some((before, (slot, after))) = name
        .split_once('{')
        .map(|(before, rest)| (before, rest.split_once('}').expect("a slot")))
    else {
        return Vec::from([name.into()]);
    };
    let mut first = 0;
    for own in slots {
        if own.name.as_str() == slot {
            let words = own.words.iter().enumerate();
            let words = words.filter(|(within, word)| **word != NONE && forms >> (first + within) & 1 != 0);
            let names = words.map(|(_, word)| format!("{before}{}{after}", WORDS[usize::from(*word)].as_str()));
            return names.flat_map(|name| expanded(&name, slots, forms)).collect();
        }
        first += own.words.len();
    }
    panic!("no slot {slot}")
}

/// The rows of the family at a place.
fn source_of(place: usize) -> &'static [Source] {
    let name = FAMILIES[place].name.as_str();
    let before = FAMILIES[..place]
        .iter()
        .filter(|other| other.name.as_str() == name)
        .count();
    let own = SOURCE.iter().filter(|(own, _)| *own == name).nth(before);
    own.map_or(&[], |(_, rows)| rows)
}

/// `src/ptx/generated/operands.rs`.
pub(super) fn written() -> String {
    assert_eq!(KINDS.len(), kinds::KINDS, "as many kinds as the library tells apart");
    let mut cubes = BTreeMap::new();
    let (mut rows, mut ranges) = (String::new(), Vec::new());
    // Families of the same rows share them.
    let (mut count, mut shared) = (0, BTreeMap::new());
    for (place, family) in FAMILIES.iter().enumerate() {
        let mut own_rows = Vec::new();
        for &source in source_of(place) {
            let (forms, ..) = source;
            let number = cubes.len();
            let number = *cubes.entry(cube(family.slots.as_slice(), forms)).or_insert(number);
            own_rows.push(format!("    {},\n", row(number, source)));
        }
        let first = *shared.entry(own_rows.clone()).or_insert(count);
        if first == count {
            rows.extend(own_rows.iter().cloned());
            count += own_rows.len();
        }
        ranges.push(format!("[{first}, {}]", first + own_rows.len()));
    }
    let mut ordered: Vec<(usize, Cube)> = cubes.into_iter().map(|(cube, number)| (number, cube)).collect();
    ordered.sort_unstable();
    let cubes: String = ordered.iter().map(|(_, cube)| format!("    {cube:#x},\n")).collect();
    // Places have much in common: each is a few blocks.
    let mut blocks = BTreeMap::new();
    let mut places = String::new();
    for kinds in MEASURED {
        let numbers: Vec<usize> = kinds
            .chunks(kinds::BLOCK)
            .map(|block| {
                let number = blocks.len();
                *blocks.entry(block).or_insert(number)
            })
            .collect();
        let _ = writeln!(places, "    {numbers:?},");
    }
    let mut blocks: Vec<(usize, &[u16])> = blocks.into_iter().map(|(block, number)| (number, block)).collect();
    blocks.sort_unstable();
    let count_of_blocks = blocks.len();
    let blocks: String = blocks.iter().map(|(_, block)| format!("    {block:?},\n")).collect();
    let said: String = LINES
        .iter()
        .map(|lines| format!("    &[{}],\n", lines.iter().map(line).collect::<Vec<_>>().join(", ")))
        .collect();
    let called: String = CALLED.iter().map(|text| format!("    {text:?},\n")).collect();
    let opcodes = opcodes();
    let of_opcodes: String = opcodes.iter().map(|text| format!("    {text:?},\n")).collect();
    format!(
        "{GENERATED}//! What places of operands take (PLACES, a row a place, a number a kind), and what ptxas says of the rest.\n\n\
         use crate::ptx::family::Cube;\nuse crate::ptx::operands::{{FEWER, Line, MORE, NAME, Row, WITHOUT}};\n\
         use crate::ptx::text::kinds::{{BLOCK, KINDS}};\nuse crate::ptx::text::numbers::Takes::{{self, Multiples, Nothing, Positive, PowersOf2, Range, These}};\n\n\
         #[allow(clippy::too_many_arguments, reason = \"a row of a table\")]\n\
         const fn row(forms: u16, count: u8, at: u8, number: u16, own: u8, releases: u8) -> Row {{\n    Row {{ forms, number, count, at, own, releases }}\n}}\n\n\
         const fn line(takes: Takes, words: &'static str) -> Line {{\n    Line {{ words, takes }}\n}}\n\n\
         /// The sets of forms that rows name.\npub(in crate::ptx) static CUBES: [Cube; {}] = [\n{cubes}];\n\n\
         /// The rows of each family: from which on, up to which.\npub(in crate::ptx) static RANGES: [[u16; 2]; {}] = [{}];\n\n\
         pub(in crate::ptx) static ROWS: [Row; {count}] = [\n{rows}];\n\n\
         /// Of each place what is said of each kind: some kinds after the other.\npub(in crate::ptx) static PLACES: [[u16; KINDS / BLOCK]; {}] = [\n{places}];\n\n\
         /// Of so many kinds what is said of each.\npub(in crate::ptx) static BLOCKS: [[u16; BLOCK]; {count_of_blocks}] = [\n{blocks}];\n\n\
         /// Nothing is known, nothing is said, the lines that are said.\npub(in crate::ptx) static SAID: [&[Line]; {}] = [\n{said}];\n\n\
         /// What instructions are called.\npub(in crate::ptx) static NAMES: [&str; {}] = [\n{called}];\n\n\
         /// The same with each word of a slot, by name.\npub(in crate::ptx) static OPCODES: [&str; {}] = [\n{of_opcodes}];\n",
        ordered.len(),
        ranges.len(),
        ranges.join(", "),
        MEASURED.len(),
        LINES.len(),
        CALLED.len(),
        opcodes.len(),
    )
}

fn line(&(takes, words): &(&str, &str)) -> String {
    format!("line({takes}, {words:?})")
}

fn row(cube: usize, (_, count, at, number, own, releases): Source) -> String {
    let at = match at {
        FEWER => "FEWER".into(),
        MORE => "MORE".into(),
        NAME => "NAME".into(),
        WITHOUT => "WITHOUT".into(),
        place if place > WITHOUT => format!("WITHOUT + {}", place - WITHOUT),
        place => format!("{place}"),
    };
    format!("row({cube}, {count}, {at}, {number}, {own}, {releases})")
}
