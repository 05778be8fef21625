//! The tables of PTX's instruction set as files of the library.

#![allow(
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "writes files for the library, and is no part of it"
)]

use super::{families, sets, words};
use crate::computed::{File, GENERATED, numbers, padded};
use crate::ptx::Word;
use crate::ptx::family::{Ask, Cube, Family, FormFamily, FormSlot, Place};
use crate::targets::TargetSet;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::format;
use std::string::String;
use std::vec::Vec;

/// Every file of `src/ptx/generated`.
pub fn files() -> Vec<File> {
    let families: Vec<Family> = families::FAMILIES.into_iter().zip(families::RULES).collect();
    let mut tables = Tables::default();
    let rows = tables.rows(&families);
    let beside = tables.rows(&families::BESIDE);
    Vec::from([
        File {
            path: "src/ptx/generated/families.rs",
            text: tables.families(&rows, &beside),
        },
        File {
            path: "src/ptx/generated/operands.rs",
            text: super::operands::written(),
        },
        File {
            path: "src/ptx/generated/sets.rs",
            text: tables.sets(),
        },
        File {
            path: "src/ptx/generated/words.rs",
            text: words(),
        },
    ])
}

/// What rows share: where they lie in this program, and their numbers in the files.
#[derive(Default)]
struct Tables {
    text: String,
    /// The number of the family whose slots, or cubes, these are.
    own: BTreeMap<(usize, usize), usize>,
    count: usize,
    sets: BTreeSet<String>,
}

/// A row of the families, and one of what is known of them.
struct Row {
    family: String,
    rules: String,
}

impl Tables {
    fn rows(&mut self, families: &[Family]) -> Vec<Row> {
        families.iter().map(|family| self.row(family)).collect()
    }

    fn row(&mut self, (family, rules): &Family) -> Row {
        let number = self.count;
        self.count += 1;
        let name = family.name;
        let _ = writeln!(self.text, "\n// {name}");
        let slots = self.slots(number, family, rules.places);
        let exists = self.exists(number, rules.exists);
        let asks = self.asks(number, rules.asks);
        let (name, slots_of) = (padded(&name), |table: &str| match slots {
            Some(number) => format!("&{table}{number}"),
            None => "&[]".into(),
        });
        Row {
            family: format!("family({name}, {})", slots_of("S")),
            rules: format!("rules({}, {exists}, {asks})", slots_of("P")),
        }
    }

    /// The slots, as those of an earlier family where they are shared; `None` where there are none.
    fn slots(&mut self, number: usize, family: &FormFamily, places: &[Place]) -> Option<usize> {
        let slots = family.slots.as_slice();
        let first = slots.first()?;
        let own = *self.own.entry((slots.as_ptr().addr(), slots.len())).or_insert(number);
        if own != number {
            return Some(own);
        }
        let words: Vec<Word> = slots.iter().flat_map(|slot| slot.words.iter().copied()).collect();
        let is_one_after_the_other = |slot: &FormSlot, from: usize| {
            slot.words.as_ptr().addr() == first.words.as_ptr().addr() + from * size_of::<Word>()
        };
        let mut rows = String::new();
        let mut from = 0;
        for slot in slots {
            assert!(is_one_after_the_other(slot, from), "the words of a family are one list");
            let count = slot.words.len();
            let _ = writeln!(rows, "    slot({}, &W{number}, {from}, {count}),", padded(&slot.name));
            from += count;
        }
        let _ = writeln!(
            self.text,
            "static W{number}: [Word; {}] = [{}];",
            words.len(),
            numbers(words.iter())
        );
        let _ = writeln!(self.text, "static S{number}: [FormSlot; {}] = [\n{rows}];", slots.len());
        let places = places
            .iter()
            .map(|place| format!("place({}, {:#x})", place.first, place.filter));
        let places = places.collect::<Vec<_>>().join(", ");
        let _ = writeln!(self.text, "static P{number}: [Place; {}] = [{places}];", slots.len());
        Some(number)
    }

    fn exists(&mut self, number: usize, exists: &[Cube]) -> String {
        let key = (exists.as_ptr().addr(), exists.len());
        if exists.is_empty() {
            return "&[]".into();
        }
        let own = *self.own.entry(key).or_insert(number);
        if own == number {
            let rows: String = exists.iter().map(|cube| format!("    {cube:#x},\n")).collect();
            let _ = writeln!(self.text, "static E{number}: [Cube; {}] = [\n{rows}];", exists.len());
        }
        format!("&E{own}")
    }

    fn asks(&mut self, number: usize, asks: &[Ask]) -> String {
        if asks.is_empty() {
            return "&[]".into();
        }
        let rows: String = asks.iter().map(|ask| format!("    {},\n", self.ask(ask))).collect();
        let _ = writeln!(self.text, "static A{number}: [Ask; {}] = [\n{rows}];", asks.len());
        format!("&A{number}")
    }

    fn ask(&mut self, ask: &Ask) -> String {
        let Ask {
            forms,
            subject,
            targets,
            from,
            since,
            below,
            above,
            oldest,
            newest,
            what,
            target_first,
        } = *ask;
        let set = self.set(targets, from);
        let subject = padded(&subject);
        format!(
            "ask({forms:#x}, {subject}, {set}, {from}, {since:#x}, [{below:#x}, {above:#x}], [{oldest}, {newest}], What::{what:?}, {target_first})"
        )
    }

    /// The name of a set.
    fn set(&mut self, targets: TargetSet, from: u16) -> String {
        let name = match sets::NAMED.iter().find(|(_, set)| *set == targets) {
            _ if targets == TargetSet::ALL => "ALL".into(),
            _ if from != 0 => format!("FROM_SM_{from}"),
            Some((name, _)) => (*name).into(),
            None => panic!("a set without a name"),
        };
        let bits = targets.to_bits();
        self.sets.insert(format!(
            "pub(crate) const {name}: TargetSet = TargetSet::from_bits({bits:#x});\n"
        ));
        name
    }

    fn sets(&self) -> String {
        let rows: String = self.sets.iter().map(String::as_str).collect();
        format!(
            "{GENERATED}the rows in xtask/computed/src/ptx and the targets\n//! Sets of targets that forms and instructions ask for, a bit a target.\n\nuse crate::targets::TargetSet;\n\n{rows}"
        )
    }

    fn families(&self, rows: &[Row], beside: &[Row]) -> String {
        let mut text = format!(
            "{GENERATED}the rows in xtask/computed/src/ptx and the targets\n{}",
            include_str!("written_head.txt")
        );
        text += &self.text;
        let lines = |cells: &mut dyn Iterator<Item = &String>| -> String {
            cells.map(|cell| format!("    {cell},\n")).collect()
        };
        let family = lines(&mut rows.iter().map(|row| &row.family));
        let rules = lines(&mut rows.iter().map(|row| &row.rules));
        let pairs: String = beside
            .iter()
            .map(|row| format!("    ({}, {}),\n", row.family, row.rules))
            .collect();
        let count = rows.len();
        let _ = writeln!(
            text,
            "\n/// The families, by name; those of one name stand together.\npub static FAMILIES: [FormFamily; {count}] = [\n{family}];"
        );
        let _ = writeln!(
            text,
            "\n/// What is known of each.\npub(in crate::ptx) static RULES: [Rules; {count}] = [\n{rules}];"
        );
        let _ = writeln!(
            text,
            "\n/// What PTX text asks for that is no form.\npub(in crate::ptx) static BESIDE: [Family; {}] = [\n{pairs}];",
            beside.len()
        );
        let _ = writeln!(
            text,
            "\n/// The keys of the families' names; of families of one name the first has it, the others their place.\npub(in crate::ptx) static KEYS: [Key; {count}] = [{}];",
            numbers(&families::KEYS)
        );
        let slots = &families::SLOTS;
        let _ = writeln!(
            text,
            "\n/// For each slot of a hash the family in it.\npub(in crate::ptx) static SLOTS: [u16; {}] = [{}];",
            slots.len(),
            numbers(slots)
        );
        let longer = &families::LONGER;
        let _ = writeln!(
            text,
            "\n/// The first parts of names behind which there are others, a bit each: some first parts of one part alone have the bit of another.\npub(in crate::ptx) static LONGER: [u64; {}] = [{}];",
            longer.len(),
            numbers(longer)
        );
        text
    }
}

fn words() -> String {
    let count = words::WORDS.len();
    let texts: String = words::WORDS
        .iter()
        .map(|word| format!("    word({}),\n", padded(word)))
        .collect();
    let (keys, slots) = (&words::KEYS, &words::WORD_SLOTS);
    format!(
        "{GENERATED}xtask/computed/src/ptx/generated/words.rs\n//! The words of forms, and the tables by which they are found.\n\nuse crate::Text;\n\n\
         const fn word(text: &'static str) -> Text {{\n    Text::padded(text)\n}}\n\n\
         /// The words of forms: modifiers without their dot; \"-\", for a slot that is left out; numbers of operands, \"#3\".\n\
         pub static WORDS: [Text; {count}] = [\n{texts}];\n\n\
         /// Their keys.\npub(in crate::ptx) static KEYS: [u64; {count}] = [{}];\n\n\
         /// For each slot of a hash the word in it.\npub(in crate::ptx) static WORD_SLOTS: [u16; {}] = [{}];\n",
        numbers(keys),
        slots.len(),
        numbers(slots),
    )
}
