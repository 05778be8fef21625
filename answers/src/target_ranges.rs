//! Targets that get one answer, and releases that do, in sentences.

use alloc::{format, string::String, vec, vec::Vec};
use smarch::{Target, Toolkit};

/// The answers of each target, those that are equal together, in the order of their first targets.
pub fn same_answers<T: PartialEq>(
    targets: impl IntoIterator<Item = Target>,
    ask: impl Fn(Target) -> T,
) -> Vec<(Vec<Target>, T)> {
    let mut groups: Vec<(Vec<Target>, T)> = Vec::new();
    for target in targets {
        let answer = ask(target);
        match groups.iter_mut().find(|(_, other)| *other == answer) {
            Some((targets, _)) => targets.push(target),
            None => groups.push((vec![target], answer)),
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
