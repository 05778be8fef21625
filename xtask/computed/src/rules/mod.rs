//! The yes answers of rules as sets, computed beside the rules, as a file of the library.

#![allow(
    clippy::arithmetic_side_effects,
    reason = "writes a file for the library, and is no part of it"
)]

use super::{compile, link, load};
use crate::computed::{File, GENERATED};
use crate::targets::TargetSet;
use std::format;
use std::string::String;
use std::vec::Vec;

/// The file of `src/rules/generated`.
#[must_use]
pub fn files() -> Vec<File> {
    let tables: [(&str, &[TargetSet]); 7] = [
        ("PAIRS", &compile::PAIRS),
        ("FIRST", &link::FIRST),
        ("ACCELERATED", &link::ACCELERATED),
        ("LEVEL", &link::LEVEL),
        ("LTO_PAIRS", &link::LTO_PAIRS),
        ("LOADS", &load::LOADS),
        ("JITS", &load::JITS),
    ];
    let mut text = format!(
        "{GENERATED}src/rules/compile.rs, link.rs and load.rs\n//! The yes answers of rules as sets, a bit a target; a row a target, or a compute capability.\n\nuse crate::targets::TargetSet;\n\nconst fn set(bits: u64) -> TargetSet {{\n    TargetSet::from_bits(bits)\n}}\n"
    );
    for (name, rows) in tables {
        let count = rows.len();
        let rows: String = rows
            .iter()
            .map(|row| format!("    set({:#x}),\n", row.to_bits()))
            .collect();
        text += &format!("\npub(in crate::rules) static {name}: [TargetSet; {count}] = [\n{rows}];\n");
    }
    Vec::from([File {
        path: "src/rules/generated/sets.rs",
        text,
    }])
}
