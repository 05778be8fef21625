//! What may a text mean: a target, a product, a driver, an instruction, a file's address? Which questions answer it?

mod lines;
mod values;

use crate::documented::errata;
use crate::{
    Refusal, cc_of_text, did_you_mean, driver, features, messages, name, near_names, near_products, ptx_version,
};
use alloc::{borrow::ToOwned, format, string::String, vec, vec::Vec};
use serde::Serialize;
use smarch::{Name, Toolkit, devices};

/// A question that answers a text: a command and its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meaning {
    /// The command.
    pub ask: &'static str,
    /// What is typed after it.
    pub words: Vec<String>,
}

/// The questions that a text may be, the likeliest first; if there is none, why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meant {
    /// The questions.
    pub meanings: Vec<Meaning>,
    /// Why it means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// What it may have meant.
    pub near: Vec<String>,
}

/// Readings that are collected, each once, the likeliest first.
#[derive(Default)]
struct Meanings(Vec<Meaning>);

impl Meanings {
    fn add(&mut self, ask: &'static str, words: &[&str]) {
        let meaning = Meaning { ask, words: words.iter().map(|word| (*word).to_owned()).collect() };
        if !self.0.contains(&meaning) {
            self.0.push(meaning);
        }
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// What stands behind a first word: "535" of "driver 535".
fn after<'a>(text: &'a str, first: &[&str]) -> Option<&'a str> {
    let (word, rest) = text.split_once(' ')?;
    first.iter().any(|it| it.eq_ignore_ascii_case(word)).then_some(rest.trim())
}

fn is_instruction(toolkit: Toolkit, text: &str) -> bool {
    let asked = features::Asked { toolkit, ptx: None };
    let answer = features::answer(&features::Question { asked, first: text.to_owned(), second: None, llvm: None });
    // A target in capitals is a mistake, not a question about its instructions.
    matches!(
        answer,
        Ok(features::Answer::Instruction(_) | features::Answer::Forms(_) | features::Answer::Intrinsics(_))
    )
}

/// Longer texts are messages, and nothing else is looked for in them.
const LONGEST_WORD: usize = 400;

/// A name, a compute capability, a product.
fn names(meanings: &mut Meanings, text: &str) {
    if Name::parse(text.as_bytes()).is_ok() || cc_of_text(text).is_some_and(|cc| cc.target().is_some()) {
        meanings.add("show", &[text]);
    }
    if let Some(target) =
        after(text, &[".target", "--gpu-name", "-arch"]).filter(|it| Name::parse(it.as_bytes()).is_ok())
    {
        meanings.add("show", &[target]);
    }
    if let Some(sm) = Some(text).filter(|text| text.starts_with(|first: char| first.is_ascii_digit()))
        && Name::parse(format!("sm_{sm}").as_bytes()).is_ok()
    {
        meanings.add("show", &[&format!("sm_{sm}")]);
    }
    if meanings.is_empty() && !is_digits(text) && devices::candidates(text).next().is_some() {
        meanings.add("device", &[text]);
    }
}

/// What may be a word of PTX or of CUDA C++.
fn instructions(meanings: &mut Meanings, toolkit: Toolkit, text: &str) {
    let statement = lines::statement(text);
    let small = statement.to_ascii_lowercase();
    let spoken = features::spoken(&statement);
    let intrinsic = statement.split("llvm.nvvm.").nth(1).map(|rest| {
        let end = rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '.' && it != '_').unwrap_or(rest.len());
        format!("llvm.nvvm.{}", rest.get(..end).unwrap_or_default())
    });
    let found = [spoken, intrinsic.as_deref(), Some(&*statement), Some(&*small)].into_iter().flatten();
    if let Some(instruction) = found.into_iter().find(|text| is_instruction(toolkit, text)) {
        meanings.add("features", &[instruction]);
    }
}

/// What may a text mean, to somebody who types it by itself?
pub fn answer(toolkit: Toolkit, text: &str) -> Meant {
    answer_with(&|text| messages::find(text), toolkit, text)
}

/// The same with what finds messages: who asks often has them ready.
fn answer_with(find: &dyn Fn(&str) -> Vec<messages::Found>, toolkit: Toolkit, text: &str) -> Meant {
    let text = text.trim();
    let mut meanings = Meanings::default();
    if text.len() <= LONGEST_WORD && !text.is_empty() {
        words(&mut meanings, toolkit, text);
    }
    if text.contains(' ') || meanings.is_empty() {
        let found = find(text);
        let is_message = !found.is_empty();
        // What is a line of something else has few words of a message.
        if is_message && (meanings.is_empty() || found.iter().any(|it| it.message_text.len() > 20)) {
            let meaning = Meaning { ask: "explain", words: vec![text.to_owned()] };
            meanings.0.retain(|it| *it != meaning);
            meanings.0.insert(0, meaning);
        }
        // An instruction may be called as the first word of a message is: not.
        let is_open = !is_message && meanings.0.iter().all(|it| it.ask == "features");
        if is_open && text.contains(' ') && text.len() <= LONGEST_WORD && !messages::longer(text).is_empty() {
            meanings.0.clear();
            meanings.add("explain", &[text]);
        }
    }
    if meanings.is_empty() && text.len() <= LONGEST_WORD {
        if let Some(product) = lines::product_in(text) {
            meanings.add("device", &[product]);
        }
        let about =
            !text.contains(' ') && text.len() > 3 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        if about && !errata::about(text).is_empty() {
            meanings.add("explain", &[text]);
        }
    }
    let mut near: Vec<String> = Vec::new();
    let mut refusal = None;
    if meanings.is_empty() {
        near.extend(near_products(text).into_iter().map(ToOwned::to_owned));
        near.extend(near_names(text));
        let why = match name(text) {
            Err(Refusal(why)) if near.is_empty() && text.len() <= LONGEST_WORD => why,
            _ if text.len() > LONGEST_WORD => "the text is not a known message".to_owned(),
            _ => format!("nothing is called '{text}'{}", did_you_mean(&near)),
        };
        refusal = Some(why);
    }
    Meant { meanings: meanings.0, refusal, near }
}

fn words(meanings: &mut Meanings, toolkit: Toolkit, text: &str) {
    names(meanings, text);
    let branch = after(text, &["driver"]).or(Some(text).filter(|text| text.starts_with(['R', 'r'])));
    if let Some(branch) = branch.filter(|branch| driver(branch).is_ok()) {
        meanings.add("driver", &[branch]);
    }
    if let Some(version) = after(text, &["ptx", ".version", "isa"]).filter(|text| ptx_version(text).is_ok()) {
        meanings.add("ptx-version", &[version]);
    }
    lines::hosts(meanings, text);
    lines::variants(meanings, text);
    lines::options(meanings, text);
    lines::nvvm(meanings, text);
    let is_number = is_digits(text);
    // What the documents encode is likelier than an error of such a number.
    let is_encoded = is_number && text.len() > 3;
    if is_encoded {
        values::numbers(meanings, text);
    }
    if explain_exact(text) {
        meanings.add("explain", &[text]);
    }
    values::of_cubins(meanings, text);
    values::addresses(meanings, text);
    if !is_encoded {
        values::numbers(meanings, text);
    }
    if !is_number && values::is_symbol(text) {
        meanings.add("symbol", &[text]);
    }
    lines::versions(meanings, text);
    if let Some(product) = lines::product_in(text).filter(|_| meanings.is_empty() && text.starts_with("GPU ")) {
        meanings.add("device", &[product]);
    }
    if meanings.is_empty() {
        instructions(meanings, toolkit, text);
    }
}

/// An erratum by its id, a diagnostic or an error by number or name.
fn explain_exact(text: &str) -> bool {
    let is_word = !text.contains(' ') && errata::is_exact(text);
    // 1 and 2 are errors, too, but nobody means them.
    is_word && (text.len() > 1 || !is_digits(text))
}

#[cfg(test)]
mod tests;
