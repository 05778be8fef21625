//! Lists of which neighbours are many.

use smarch::{Target, Toolkit};
use std::fmt::Display;

/// "12.0 to 12.6, 13.0": runs of what follows each other in `all`, two of a run parted by `pair`; "none" for none.
fn ranges<T: Copy + PartialEq + Display>(values: &[T], all: &[T], pair: &str) -> String {
    let place = |value: &T| all.iter().position(|it| it == value);
    let follows = |one: &T, next: &T| place(one).is_some_and(|at| all.get(at + 1) == Some(next));
    let texts = values.chunk_by(follows).map(|run| match run {
        [first, last] => format!("{first}{pair}{last}"),
        [first, .., last] => format!("{first} to {last}"),
        run => run.iter().map(T::to_string).collect(),
    });
    crate::output::join(&texts.collect::<Vec<_>>(), ", ")
}

/// "12.0 to 12.6, 13.0": releases, by those that were run.
pub fn toolkit_ranges(toolkits: &[Toolkit]) -> String {
    ranges(toolkits, Toolkit::ALL, " to ")
}

/// "sm_80 to sm_90a, sm_100": targets, by a list that may be any.
pub fn target_ranges(targets: &[Target], all: &[Target]) -> String {
    ranges(targets, all, ", ")
}
