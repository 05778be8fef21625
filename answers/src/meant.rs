//! What may a text mean: a target, a product, a driver, an instruction, a file's address? Which questions answer it?

use crate::documented::errata::explain;
use crate::documented::symbols;
use crate::{Refusal, cc_of_text, did_you_mean, driver, features, name, near_names, near_products, ptx_version};
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

/// The questions that a text may be, the likeliest first; where there is none, why.
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

/// What people say of PTX that PTX says otherwise.
#[rustfmt::skip]
const SPOKEN: [(&str, &str); 12] = [
    ("fp8",        "e4m3"),
    ("fp6",        "e2m3"),
    ("fp4",        "e2m1"),
    ("bfloat16",   "bf16"),
    ("half",       "f16"),
    ("tensor core", "mma"),
    ("wmma",       "wmma"),
    ("tma",        "cp.async.bulk.tensor"),
    ("atomicadd",  "atom.add"),
    ("atomiccas",  "atom.cas"),
    ("atomicexch", "atom.exch"),
    ("__syncthreads", "bar.sync"),
];

/// What stands behind a first word: "535" of "driver 535".
fn after<'a>(text: &'a str, first: &[&str]) -> Option<&'a str> {
    let (word, rest) = text.split_once(' ')?;
    first.iter().any(|it| it.eq_ignore_ascii_case(word)).then_some(rest.trim())
}

fn add(meanings: &mut Vec<Meaning>, ask: &'static str, word: &str) {
    let meaning = Meaning { ask, words: vec![word.to_owned()] };
    if !meanings.contains(&meaning) {
        meanings.push(meaning);
    }
}

fn is_instruction(toolkit: Toolkit, text: &str) -> bool {
    let asked = features::Asked { toolkit, ptx: None };
    let answer = features::answer(&features::Question { asked, first: text.to_owned(), second: None });
    // A target in capitals is a mistake, not a question about its instructions.
    matches!(answer, Ok(features::Answer::Instruction(_) | features::Answer::Forms(_)))
}

/// What may a text mean, to somebody who types it by itself?
pub fn answer(toolkit: Toolkit, text: &str) -> Meant {
    let text = text.trim();
    let mut meanings = Vec::new();
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let words = [text.to_owned()];
    if Name::parse(text.as_bytes()).is_ok() || cc_of_text(text).is_some_and(|cc| cc.target().is_some()) {
        add(&mut meanings, "show", text);
    }
    if let Some(sm) = Some(text).filter(|text| text.starts_with(|first: char| first.is_ascii_digit()))
        && Name::parse(format!("sm_{sm}").as_bytes()).is_ok()
    {
        add(&mut meanings, "show", &format!("sm_{sm}"));
    }
    if meanings.is_empty() && !is_number && devices::candidates(text).next().is_some() {
        add(&mut meanings, "device", text);
    }
    let branch = after(text, &["driver"]).or(Some(text).filter(|text| text.starts_with(['R', 'r'])));
    if let Some(branch) = branch.filter(|branch| driver(branch).is_ok()) {
        add(&mut meanings, "driver", branch);
    }
    if let Some(version) = after(text, &["ptx", ".version", "isa"]).filter(|text| ptx_version(text).is_ok()) {
        add(&mut meanings, "ptx-version", version);
    }
    if !text.is_empty() && explain(&words).is_ok() {
        add(&mut meanings, "explain", text);
    }
    let is_symbol = |question: symbols::Question| symbols::find(&question).is_ok();
    if !is_number && meanings.is_empty() && symbols::Question::parse(&words, None, false).is_ok_and(is_symbol) {
        add(&mut meanings, "symbol", text);
    }
    if meanings.is_empty() && !text.is_empty() {
        let small = text.to_ascii_lowercase();
        let spoken = SPOKEN.iter().find(|(said, _)| *said == small).map(|(_, ptx)| *ptx);
        let found = [spoken, Some(text), Some(&*small)].into_iter().flatten();
        if let Some(instruction) = found.into_iter().find(|text| is_instruction(toolkit, text)) {
            add(&mut meanings, "features", instruction);
        }
    }
    let mut near: Vec<String> = Vec::new();
    let mut refusal = None;
    if meanings.is_empty() {
        near.extend(near_products(text).into_iter().map(ToOwned::to_owned));
        near.extend(near_names(text));
        let why = match name(text) {
            Err(Refusal(why)) if near.is_empty() => why,
            _ => format!("nothing is called '{text}'{}", did_you_mean(&near)),
        };
        refusal = Some(why);
    }
    Meant { meanings, refusal, near }
}

#[cfg(test)]
mod tests {
    use super::answer;
    use alloc::{format, string::String, vec::Vec};
    use smarch::Toolkit;

    fn asked(text: &str) -> String {
        let meant = answer(Toolkit::DEFAULT, text);
        assert_eq!(meant.meanings.is_empty(), meant.refusal.is_some());
        let asked = meant.meanings.iter().map(|it| format!("{} {}", it.ask, it.words.join(" ")));
        asked.collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn what_people_type_becomes_a_question() {
        for (text, question) in [
            ("sm_90a", "show sm_90a"),
            ("9.0", "show 9.0"),
            ("90", "show sm_90"),
            ("H100", "device H100"),
            ("RTX 4090", "device RTX 4090"),
            ("driver 535", "driver 535"),
            ("R535", "driver R535"),
            ("ptx 8.7", "ptx-version 8.7"),
            ("E22", "explain E22"),
            ("20306", "explain 20306"),
            ("sub_6765E0", "symbol sub_6765E0"),
            ("FP8", "features e4m3"),
            ("atomicAdd", "features atom.add"),
            ("tcgen05.mma", "features tcgen05.mma"),
            ("sm_9oa", ""),
            ("SM_90A", ""),
        ] {
            assert_eq!(asked(text), question, "{text}");
        }
    }

    #[test]
    fn what_is_near_is_named() {
        assert!(answer(Toolkit::DEFAULT, "RTX 40900").near.iter().any(|near| near == "RTX 4090"));
        assert!(answer(Toolkit::DEFAULT, "").refusal.is_some());
    }
}
