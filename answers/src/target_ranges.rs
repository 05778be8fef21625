//! Targets that get one answer, and releases that do, in sentences.

use alloc::{format, string::String, vec, vec::Vec};
use smarch::{Target, Toolkit};

/// The answers of each target, or each release, those that are equal together, in the order of their first ones.
pub fn same_answers<K: Copy, T: PartialEq>(
    asked: impl IntoIterator<Item = K>,
    ask: impl Fn(K) -> T,
) -> Vec<(Vec<K>, T)> {
    let mut groups: Vec<(Vec<K>, T)> = Vec::new();
    for one in asked {
        let answer = ask(one);
        match groups.iter_mut().find(|(_, other)| *other == answer) {
            Some((alike, _)) => alike.push(one),
            None => groups.push((vec![one], answer)),
        }
    }
    groups
}

/// "sm_75 to sm_90a, sm_120": what stands side by side among all of them is a range.
pub fn ranges_of(targets: &[Target], all: &[Target]) -> String {
    let place = |target: &Target| all.iter().position(|it| it == target);
    let are_neighbours = |one: &Target, other: &Target| place(one).is_some_and(|at| place(other) == Some(at + 1));
    let spans = targets.chunk_by(are_neighbours).filter_map(|span| match span {
        [] => None,
        [one] => Some(format!("{one}")),
        [first, last] => Some(format!("{first}, {last}")),
        [first, .., last] => Some(format!("{first} to {last}")),
    });
    spans.collect::<Vec<_>>().join(", ")
}

/// "12.0 to 12.6, 13.0": releases that follow each other are a range.
pub fn toolkit_ranges(toolkits: &[Toolkit]) -> String {
    let place = |toolkit: &Toolkit| Toolkit::ALL.iter().position(|it| it == toolkit);
    let follows = |one: &Toolkit, next: &Toolkit| place(one).map(|at| at + 1) == place(next);
    let spans = toolkits.chunk_by(follows).filter_map(|span| match span {
        [] => None,
        [one] => Some(format!("{one}")),
        [first, .., last] => Some(format!("{first} to {last}")),
    });
    spans.collect::<Vec<_>>().join(", ")
}
