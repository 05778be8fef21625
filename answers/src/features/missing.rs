//! What a text lacks to be a form.

use alloc::{format, string::String, vec, vec::Vec};
use serde::Serialize;
use smarch::ptx::{Form, Missing, WORDS};

/// A slot in which a text has no word and a form needs one.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MissingSlot {
    /// What it says; "name" where the text lacks a part of the instruction's name.
    pub form_slot: &'static str,
    /// The words that go with those of the text; the whole name.
    pub form_words: Vec<&'static str>,
}

impl MissingSlot {
    fn of(missing: Missing) -> Self {
        let name = missing.family().map_or("", |family| family.name.as_str());
        match missing.slot() {
            None => Self { form_slot: "name", form_words: vec![name] },
            Some(slot) => {
                let words = missing.words().filter(|word| *word != 0);
                let texts = words.filter_map(|word| WORDS.get(usize::from(word)));
                Self { form_slot: slot.name.as_str(), form_words: texts.map(|text| text.as_str()).collect() }
            }
        }
    }
}

/// What a text lacks; nothing of a form, and of what no words make one.
pub(super) fn missing_of(text: &str) -> Vec<MissingSlot> {
    let mut found: Vec<MissingSlot> = Vec::new();
    for slot in Form::missing(text.as_bytes()).into_iter().flatten().map(MissingSlot::of) {
        if !found.contains(&slot) {
            found.push(slot);
        }
    }
    found
}

/// "alayout (row), blayout (col)".
pub(super) fn shown(missing: &[MissingSlot]) -> String {
    let each: Vec<String> =
        missing.iter().map(|it| format!("{} ({})", it.form_slot, it.form_words.join(" "))).collect();
    each.join(", ")
}
