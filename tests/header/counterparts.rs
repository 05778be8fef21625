//! C++ has everything that C has: every function of the C header is called in `include/smarch.hpp` and its parts.

use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_c_function_has_its_counterpart_in_cpp() {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let header = code(&std::fs::read_to_string(include.join("smarch.h")).unwrap());
    let mut face = code(&std::fs::read_to_string(include.join("smarch.hpp")).unwrap());
    for part in std::fs::read_dir(include.join("smarch")).unwrap() {
        face += &code(&std::fs::read_to_string(part.unwrap().path()).unwrap());
    }
    // A word is also called where it is handed on to be called: list(out, smarch_macros, ...).
    let used: BTreeSet<&str> = words(&face).collect();
    let functions = functions(&header);
    assert!(functions.len() > 200 && functions.contains("smarch_target_parse"));
    let missing: Vec<_> = functions.iter().filter(|function| !used.contains(*function)).collect();
    assert!(
        missing.is_empty(),
        "no counterpart in include/smarch/*.hpp: {missing:?}"
    );
}

/// Nothing but our own names leaves the header: a macro called `SHARED` would break programs that know nothing of us.
#[test]
fn the_header_defines_our_names_only() {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let header = std::fs::read_to_string(include.join("smarch.h")).unwrap();
    let defined = header
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("#define "));
    let foreign: Vec<&str> = defined.filter(|name| !name.starts_with("SMARCH_")).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
}

/// Without comments.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// The functions that a header declares or defines; those of macros that paste names are not among them, but the
/// macros' own lists go through X-macros on both sides.
fn functions(header: &str) -> BTreeSet<&str> {
    let before = header.split('(').filter_map(|before| before.split_whitespace().last());
    let names = before.map(|name| name.trim_start_matches('*'));
    names
        .filter(|name| name.starts_with("smarch_") && words(name).count() == 1)
        .collect()
}
