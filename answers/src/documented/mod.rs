//! What the documents state about the inside of ptxas, nvlink, cicc and tileiras.

pub mod cicc;
pub mod errata;
pub mod finalization;
pub mod nvlink;
pub mod ptxas;
pub mod symbols;
pub mod tables;
pub mod tileiras;

use crate::Refusal;
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::documented::documents::{DOCUMENTS, Document};

/// An answer under the name of the binary that it is about.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Of<T> {
    /// About ptxas.
    Ptxas(T),
    /// About nvlink.
    Nvlink(T),
    /// About cicc.
    Cicc(T),
    /// About tileiras.
    Tileiras(T),
}

/// A binary that a document describes.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Described {
    /// Its name.
    pub binary: &'static str,
    /// What the document states.
    pub subject: &'static str,
}

/// The binaries that documents describe.
#[rustfmt::skip]
pub const BINARIES: [Described; 4] = [
    Described { binary: "ptxas",    subject: "names, validation, dispatch, factories, geometry, the profile" },
    Described { binary: "nvlink",   subject: "architectures, finalization, capability masks, slots" },
    Described { binary: "cicc",     subject: "flags, feature bits, rules of the front end, the verifier" },
    Described { binary: "tileiras", subject: "CPU rows, features, where the code looks" },
];

/// Which documents there are, and what they are about.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Overview {
    /// The binaries that they describe.
    pub binaries: [Described; 4],
    /// The documents.
    pub documents: &'static [Document],
}

/// Which documents there are, and what they are about.
pub fn overview() -> Overview {
    Overview { binaries: BINARIES, documents: DOCUMENTS }
}

/// A place that the library names: "seed 000, Function Map".
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// "seed 000".
    pub document: &'static str,
    /// The title of the document.
    pub title: &'static str,
    /// The whole place.
    pub named_in: &'static str,
}

impl Place {
    pub(crate) fn new(place: &'static str) -> Self {
        let mut it = Self { document: place.split(", ").next().unwrap_or(place), title: "", named_in: place };
        it.title = it.row().map_or("", |row| row.title.as_str());
        it
    }

    fn row(&self) -> Option<&'static Document> {
        DOCUMENTS.iter().find(|row| format!("seed {:03}", row.number) == self.document)
    }

    /// `Function Map, in "SM Architecture Map" (seed 000, ptxas v13.0.88)`.
    pub fn text(&self) -> String {
        let heading = self.named_in.split_once(", ").map_or("", |(_, heading)| heading);
        let of = self.row().and_then(|row| row.describes);
        let of = of.map_or(String::new(), |of| format!(", {of}"));
        format!("{heading}, in \"{}\" ({}{of})", self.title, self.document)
    }
}

/// A number, decimal or with 0x, that is no larger than `highest`; nothing for other texts.
pub fn number_of(text: &str, highest: u64) -> Option<u64> {
    let (digits, radix) = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) if !digits.is_empty() => (digits, 16),
        _ => (text, 10),
    };
    let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    let number = is_number.then(|| u64::from_str_radix(digits, radix).ok()).flatten();
    number.filter(|number| *number <= highest)
}

/// A number of 32 bits, 16 or 0x10; nothing for other texts.
pub fn word_of(text: &str) -> Option<u32> {
    number_of(text, u32::MAX.into()).and_then(|number| number.try_into().ok())
}

/// The rows that hold a value: `documented ptxas 36866`. They come from the tables of the binary, or of all binaries; values that are a
/// question of the binary's own are not looked up here.
pub fn rows_with(binary: Option<&str>, words: &[&str]) -> Option<tables::Tables> {
    match words {
        [word] => tables::holding(binary, word),
        _ => None,
    }
}

/// "0x6765e0", beside the number.
pub fn address_text(address: u32) -> String {
    format!("{address:#x}")
}

/// "sub_6765E0".
pub fn function_text(address: u32) -> String {
    format!("sub_{address:X}")
}

/// Whether a text is digits and nothing else.
pub(crate) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// What is written, in a sentence: `a, b or c`.
pub(crate) fn enumerated<T: ToString>(items: impl IntoIterator<Item = T>, conjunction: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        Some(last) if !items.is_empty() => format!("{} {conjunction} {last}", items.join(", ")),
        last => last.unwrap_or_default(),
    }
}

/// "a, b, c".
pub fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

pub(crate) fn refuse<T>(sentence: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal(sentence.into()))
}
