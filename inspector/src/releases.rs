//! Releases of the toolkit in sentences.

use crate::output::join;
use smarch::Toolkit;

/// "12.0 to 12.6, 13.0": ranges of releases that follow each other; "none" for none.
pub fn ranges(toolkits: &[Toolkit]) -> String {
    let place = |toolkit: &Toolkit| Toolkit::ALL.iter().position(|it| it == toolkit);
    let follows = |one: &Toolkit, next: &Toolkit| place(one).map(|at| at + 1) == place(next);
    let ranges = toolkits.chunk_by(follows).map(|range| match range {
        [first, .., last] => format!("{first} to {last}"),
        range => range.iter().map(ToString::to_string).collect(),
    });
    join(&ranges.collect::<Vec<_>>(), ", ")
}
