//! Names that differ, for files that are written beside each other.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String};

/// Gives each name once: "axpy.svg", then "axpy-2.svg".
#[derive(Debug, Default)]
pub struct UniqueNames {
    taken: BTreeSet<String>,
    numbers: BTreeMap<String, usize>,
}

impl UniqueNames {
    /// A name that was not given before. If it needs a number, the number stands between its two parts.
    pub fn unique(&mut self, before: &str, after: &str) -> String {
        let wanted = format!("{before}{after}");
        let mut name = wanted.clone();
        while !self.taken.insert(name.clone()) {
            let number = self.numbers.entry(wanted.clone()).or_insert(1);
            *number += 1;
            name = format!("{before}-{number}{after}");
        }
        name
    }
}
