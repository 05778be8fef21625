//! The hardware room against data and references that share nothing with it.

mod geometry;
mod golden;
mod input;
mod next_step;
mod reference;
mod shared_and_registers;
mod sweep;

use std::collections::BTreeMap;
use std::path::Path;

/// The rows of a table of `tests/data`, each by column name.
fn rows(file: &str) -> Vec<BTreeMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .quoting(false)
        .from_path(path)
        .unwrap()
        .deserialize()
        .map(Result::unwrap)
        .collect()
}

/// `10.3` as a compute capability.
fn cc(text: &str) -> smarch::Cc {
    smarch::Cc(text.replace('.', "").parse().unwrap())
}
