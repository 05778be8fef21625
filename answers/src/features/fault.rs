//! Why a text names nothing, and what it may have meant.

use super::meaning::{TOPICS, head_of, spellings};
use super::missing::{missing_of, shown};
use super::near_forms::near_forms;
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
            format!("'{}' is not an instruction of PTX{}", head_of(text), did_you_mean(&near_forms(text)))
        }
        Error::PtxModifier => {
            let help = did_you_mean(&near_forms(text));
            format!("at byte {at}: '{word}' is not a modifier of this instruction, or not at this place{help}")
        }
        Error::PtxModifierMissing => match missing_of(text).as_slice() {
            [] => format!("at byte {at}: a modifier is missing"),
            missing => format!("it lacks {}", shown(missing)),
        },
        Error::PtxOperands => "the form exists, but not with so many operands".into(),
        _ => format!("these modifiers do not go together on any target{}", did_you_mean(&near_forms(text))),
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
    let mut near: Vec<String> = nearest(text, known).into_iter().map(String::from).collect();
    // A part of a name may be wrong alone: atam.add.
    if near.is_empty() {
        near = near_forms(text);
    }
    near.retain(|name| name != first_part(text));
    let help = match near.as_slice() {
        [] => "; smarch features families lists the instructions".into(),
        near => did_you_mean(near),
    };
    format!("'{text}' is neither a target nor an instruction, form or topic of PTX{help}").into()
}
