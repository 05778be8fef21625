//! What a text that is no form may have meant.

use super::meaning::{families_at_the_head, head_of, text_of, words_of};
use crate::nearest;
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use smarch::Error;
use smarch::ptx::{FAMILIES, Fault, Form};

/// How many forms are suggested at most.
const MOST: usize = 3;
/// Longer texts are no slips of the finger; no form is longer.
const LONGEST: usize = 200;

/// The forms that differ from a text in one word or in the instruction's name. If there are none, the names or the words that are nearest
/// to the wrong part. Empty for a form, and for a text that is like no form. Operands behind the text do not count.
pub fn near_forms(text: &str) -> Vec<String> {
    let head = head_of(text);
    let Err(fault) = Form::parse(head.as_bytes()) else { return Vec::new() };
    if head.is_empty() || head.len() > LONGEST {
        return Vec::new();
    }
    let mut found = match fault.error {
        Error::PtxInstruction => with_another_name(head),
        Error::PtxModifier => with_another_word(head, fault),
        Error::PtxForm => with_words_that_go_together(head),
        _ => Vec::new(),
    };
    found.truncate(MOST);
    found
}

/// Those of some texts that are forms.
fn forms(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in texts {
        if found.len() < MOST && Form::parse(text.as_bytes()).is_ok() && !found.contains(&text) {
            found.push(text);
        }
    }
    found
}

/// The first parts of a text, so many, and the rest with its dot.
fn split(text: &str, parts: usize) -> (&str, &str) {
    let mut dots = text.match_indices('.').map(|(at, _)| at).filter(|at| *at != 0);
    let end = dots.nth(parts.saturating_sub(1)).unwrap_or(text.len());
    text.split_at(end)
}

fn parts_of(name: &str) -> usize {
    name.bytes().skip(1).filter(|byte| *byte == b'.').count() + 1
}

/// Names have several parts: "cp.async.bulk".
fn with_another_name(head: &str) -> Vec<String> {
    let mut names: Vec<&str> = FAMILIES.iter().map(|family| family.name.as_str()).collect();
    names.dedup();
    let most = names.iter().map(|name| parts_of(name)).max().unwrap_or(1).min(parts_of(head));
    let mut others = Vec::new();
    for parts in (1..=most).rev() {
        let (begin, rest) = split(head, parts);
        let near = nearest(begin, names.iter().copied().filter(|name| parts_of(name) == parts));
        let found = forms(near.iter().map(|name| format!("{name}{rest}")));
        if !found.is_empty() {
            return found;
        }
        others = if near.is_empty() { others } else { near };
    }
    // The first part alone, of names of any length.
    let (begin, _) = split(head, 1);
    let mut firsts: Vec<&str> = names.iter().map(|name| split(name, 1).0).collect();
    firsts.dedup();
    let near = match firsts.contains(&begin) {
        // What is wrong is behind it.
        true => names.into_iter().filter(|name| split(name, 1).0 == begin).collect(),
        false => nearest(begin, firsts),
    };
    let near = if near.is_empty() { others } else { near };
    near.into_iter().map(ToOwned::to_owned).collect()
}

/// The words of the families that begin as a text does, each once.
fn words_at(head: &str) -> Vec<&'static str> {
    let families = families_at_the_head(head).1.into_iter().filter_map(|place| FAMILIES.get(place));
    let mut words: Vec<_> = families.flat_map(words_of).filter(|word| *word != 0).collect();
    words.sort_unstable();
    words.dedup();
    words.into_iter().map(text_of).collect()
}

fn with_another_word(head: &str, fault: Fault) -> Vec<String> {
    let (before, rest) = head.split_at_checked(fault.at).unwrap_or((head, ""));
    let word = rest.split('.').next().unwrap_or_default();
    let after = rest.get(word.len()..).unwrap_or_default();
    let words = words_at(head);
    // The word itself is one where only its place is wrong.
    let near = if words.contains(&word) { Vec::new() } else { nearest(word, words) };
    let without = before.strip_suffix('.').map(|before| format!("{before}{after}"));
    let found = forms(near.iter().map(|it| format!("{before}{it}{after}")));
    match (found.is_empty(), near.is_empty()) {
        (false, _) => found,
        (true, true) => forms(without.into_iter()),
        (true, false) => near.into_iter().map(ToOwned::to_owned).collect(),
    }
}

/// With another word of the slot that a word is of, or without it.
fn with_words_that_go_together(head: &str) -> Vec<String> {
    let families: Vec<_> = families_at_the_head(head).1.into_iter().filter_map(|place| FAMILIES.get(place)).collect();
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut at = 0;
    for part in head.split('.') {
        let (before, after) = (head.get(..at).unwrap_or_default(), head.get(at + part.len()..).unwrap_or_default());
        at += part.len() + 1;
        let slots = families.iter().flat_map(|family| family.slots.as_slice());
        let slots = slots.filter(|slot| slot.words.iter().any(|word| text_of(*word) == part));
        let mut others: Vec<_> = slots.flat_map(|slot| slot.words.iter().map(|word| text_of(*word))).collect();
        others.sort_unstable();
        others.dedup();
        for other in others.into_iter().filter(|other| *other != part && !other.starts_with('#')) {
            let text = match other {
                "-" => format!("{}{after}", before.strip_suffix('.').unwrap_or(before)),
                other => format!("{before}{other}{after}"),
            };
            if Form::parse(text.as_bytes()).is_ok() {
                found.push((crate::nearest::distance(part.as_bytes(), other.as_bytes()), text));
            }
        }
    }
    found.sort();
    found.dedup();
    let least = found.first().map_or(0, |(steps, _)| *steps);
    found.into_iter().filter(|(steps, _)| *steps == least).map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::near_forms;
    use smarch::ptx::Form;

    #[test]
    fn the_nearest_forms() {
        #[rustfmt::skip]
        let cases: &[(&str, &[&str])] = &[
            ("ldmatrx.sync.aligned.m8n8.x4.shared.b16 {%r1}, [%r5]", &["ldmatrix.sync.aligned.m8n8.x4.shared.b16"]),
            ("cp.asyn.ca.shared.global",                              &["cp.async.ca.shared.global"]),
            ("cvt.rn.f32.f46",                                        &["cvt.rn.f32.f64"]),
            ("ld.gobal.u32",                                          &["ld.global.u32"]),
            ("mma.sync.aligned.m16n8k15.row.col.f32.f16.f16.f32",     &["mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"]),
            ("atam.add",                                              &["atom"]),
            ("mma.nosuch",                                            &["mma.sp.sync.aligned", "mma.sp::ordered_metadata.sync.aligned", "mma.sync.aligned"]),
            ("ld.global.u32",                                         &[]),
            ("zzzzzzzz.u32",                                          &[]),
            ("",                                                      &[]),
        ];
        for (text, wanted) in cases {
            assert_eq!(near_forms(text), *wanted, "{text}");
        }
        // Words that do not go together, and one too many: each suggestion is a form.
        for text in ["cvt.rn.s32.u32", "add.rn.s32", "atom.global.add.f16"] {
            let near = near_forms(text);
            assert!(!near.is_empty() && near.iter().all(|it| Form::parse(it.as_bytes()).is_ok()), "{text}: {near:?}");
        }
    }
}
