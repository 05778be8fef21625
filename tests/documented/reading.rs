//! Rows as printed, and how their cells are read.

pub use crate::common::target;
use smarch::documented::symbols::{Binary, Symbol};
use smarch::{Name, Target};
use std::collections::{BTreeMap, BTreeSet};

/// A row of a transcribed table: cells by column name.
#[derive(Clone)]
pub struct Row(pub BTreeMap<String, String>);

impl Row {
    /// The cell in this column.
    pub fn get(&self, column: &str) -> &str {
        self.0.get(column).unwrap_or_else(|| panic!("no column {column}"))
    }

    /// The cell, or nothing where the document has nothing: "--" or an empty cell.
    pub fn cell(&self, column: &str) -> Option<&str> {
        Some(self.get(column)).filter(|text| !matches!(*text, "" | "-" | "--"))
    }

    /// The number in this column, which is written in hexadecimal.
    pub fn number_of_hex(&self, column: &str) -> u32 {
        assert!(self.get(column).starts_with("0x"), "{}", self.get(column));
        self.number(column) as u32
    }

    /// The number in this column: 65,536, 0x100000, +348, 228.
    pub fn number(&self, column: &str) -> u64 {
        number(self.get(column))
    }
}

/// A number as it is printed.
pub fn number(text: &str) -> u64 {
    let plain = text.trim_start_matches('+').replace(',', "");
    let parsed = match plain.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => plain.parse(),
    };
    parsed.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The address at the end of `sub_6765E0`, `unk_1D16220` or `0x1D40B6E`.
pub fn address(text: &str) -> u32 {
    let digits = text.rsplit(['_', 'x']).next().unwrap();
    assert!(digits.len() < text.len(), "{text}");
    u32::from_str_radix(digits, 16).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn name(text: &str) -> Name {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Targets as the documents list them: "sm_80, sm_86", "sm_100 / sm_100a", "sm_100/100a/100f".
pub fn targets(cell: &str) -> Vec<Target> {
    cell.split([',', '/'])
        .map(|part| target(&format!("sm_{}", part.trim().trim_start_matches("sm_"))))
        .collect()
}

/// A symbol that a document names.
pub fn symbol(binary: Binary, text: &str) -> &'static Symbol {
    Symbol::at(binary, address(text)).unwrap_or_else(|| panic!("{text} is in no list"))
}

/// Without blanks: the document lost some.
pub fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Names and numbers in a text: what holds a digit. Words: everything else of three letters or more.
fn tokens(text: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let text = text.replace(',', "").to_lowercase();
    let all = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .map(|token| token.trim_end_matches('s').to_string());
    let (facts, words): (BTreeSet<_>, BTreeSet<_>) = all
        .filter(|token| !token.is_empty())
        .partition(|token| token.contains(|c: char| c.is_ascii_digit()));
    (facts, words.into_iter().filter(|word| word.len() > 2).collect())
}

/// A text without its parentheses that refer to errata.
fn without_errata(text: &str) -> String {
    let mut parts = text.split('(');
    let mut kept = parts.next().unwrap().to_string();
    for part in parts {
        match part.split_once(')') {
            Some((inside, after)) if inside.contains("erratum") => kept += after,
            _ => kept = format!("{kept}({part}"),
        }
    }
    kept
}

/// Our words for a printed sentence: they have no name and no number that it lacks (but for errata),
/// and share names, numbers or words with it.
#[track_caller]
pub fn paraphrases(printed: &str, ours: &str) {
    let (printed_facts, printed_words) = tokens(printed);
    let (facts, words) = tokens(&without_errata(ours));
    let invented: Vec<_> = facts.difference(&printed_facts).collect();
    assert!(invented.is_empty(), "{ours:?} has {invented:?} which {printed:?} lacks");
    let shared = facts.intersection(&printed_facts).count() + words.intersection(&printed_words).count();
    assert!(shared > 0, "{ours:?} is not {printed:?}");
}

/// The same for a sentence that lost blanks: names and numbers of ours stand somewhere in it, and so does a word.
#[track_caller]
pub fn mentions(printed: &str, ours: &str) {
    let printed = squeezed(&printed.replace(',', "")).to_lowercase();
    let (facts, words) = tokens(&without_errata(ours));
    let invented: Vec<_> = facts.iter().filter(|fact| !printed.contains(*fact)).collect();
    assert!(invented.is_empty(), "{ours:?} has {invented:?} which {printed:?} lacks");
    assert!(
        words.iter().any(|word| printed.contains(word)),
        "{ours:?} is not {printed:?}"
    );
}
