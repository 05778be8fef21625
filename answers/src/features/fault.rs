//! Why a text names nothing, and what it may have meant.

use super::meaning::{TOPICS, families_at_the_head, head_of, spellings, text_of, words_of};
use super::missing::{missing_of, shown};
use crate::{Refusal, did_you_mean, name, near_names, nearest};
use alloc::{format, string::String, vec::Vec};
use smarch::Error;
use smarch::isa::IsaFeature;
use smarch::ptx::{FAMILIES, Fault, Form};

fn each_once<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    texts.fold(Vec::new(), |mut all, text| {
        if !all.contains(&text) {
            all.push(text);
        }
        all
    })
}

/// "atom" of "atom.add"; a dot at the beginning belongs to the name.
fn first_part(text: &str) -> &str {
    let dot = text.bytes().skip(1).position(|byte| byte == b'.');
    dot.and_then(|at| text.get(..=at)).unwrap_or(text)
}

/// What there is to suggest: topics, and families with their beginnings.
fn names_of_forms() -> Vec<&'static str> {
    let families = || FAMILIES.iter().map(|family| family.name.as_str());
    let topics = TOPICS.iter().map(|topic| topic.name);
    each_once(topics.chain(families().map(first_part)).chain(families()))
}

/// Why a text is no form, and where.
fn fault_of(text: &str, fault: Fault) -> String {
    let at = fault.at.min(text.len());
    let word = text.get(at..).and_then(|rest| rest.split(['.', ' ', '\t', ';']).next()).unwrap_or_default();
    match fault.error {
        Error::PtxInstruction => {
            let head = head_of(text);
            format!("'{head}' is not an instruction of PTX{}", did_you_mean(&nearest(head, names_of_forms())))
        }
        Error::PtxModifier => {
            let families = families_at_the_head(head_of(text)).1;
            let families = families.into_iter().filter_map(|place| FAMILIES.get(place));
            let words = families.flat_map(words_of).filter(|word| *word != 0).map(text_of);

            let words = each_once(words);
            // The word itself is one where only its place is wrong.
            let near = if words.contains(&word) { Vec::new() } else { nearest(word, words) };
            let help = did_you_mean(&near);
            format!("at byte {at}: '{word}' is not a modifier of this instruction, or not at this place{help}")
        }
        Error::PtxModifierMissing => match missing_of(text).as_slice() {
            [] => format!("at byte {at}: a modifier is missing"),
            missing => format!("it lacks {}", shown(missing)),
        },
        Error::PtxOperands => "the form exists, but not with so many operands".into(),
        _ => "these modifiers do not go together on any target".into(),
    }
}

/// Why a text names nothing at all.
pub(super) fn refusal(text: &str) -> Refusal {
    if let (false, Err(refusal)) = (near_names(text).is_empty(), name(text)) {
        return refusal;
    }
    for spelling in spellings(text) {
        if let Err(fault) = Form::parse(spelling.as_bytes())
            && fault.error != Error::PtxInstruction
        {
            return format!("'{spelling}' is not a form of PTX: {}", fault_of(&spelling, fault)).into();
        }
    }
    let measured = || IsaFeature::ALL.iter().map(|feature| feature.text());
    let whole: Vec<_> = measured().filter(|name| name.contains(text)).map(|name| name.as_str()).collect();
    if !whole.is_empty() {
        let names = whole.join(", ");
        return format!("'{text}' is not the whole name of a measured instruction; there are {names}").into();
    }
    let known = each_once(names_of_forms().into_iter().chain(measured().map(|name| name.as_str())));
    let mut near = nearest(text, known);
    // The first part of a name may be wrong alone: atam.add.
    if near.is_empty() {
        near = nearest(first_part(text), names_of_forms());
    }
    near.retain(|name| *name != first_part(text));
    let help = match near.as_slice() {
        [] => "; smarch features families lists the instructions".into(),
        near => did_you_mean(near),
    };
    format!("'{text}' is neither a target nor an instruction, form or topic of PTX{help}").into()
}
