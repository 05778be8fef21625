//! What must hold for everything that the C interface names.

use super::{INTERFACE, rows, text};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Every function, status and verdict appears in a C test.
#[test]
fn the_c_tests_use_everything() {
    let used = words_of("c-tests", &["c"]);
    let codes = rows(&INTERFACE, "enumerations")
        .filter(|it| ["smarch_status", "smarch_verdict"].contains(&text(it, "type")))
        .flat_map(|it| rows(it, "members"));
    let names = rows(&INTERFACE, "functions").chain(codes).map(|it| text(it, "name"));
    let missing: Vec<&str> = names.filter(|name| !used.contains(*name)).collect();
    assert!(missing.is_empty(), "no C test uses {missing:?}");
    assert!(used.contains("smarch_target_parse") && used.contains("SMARCH_ERROR_CUBIN_SECTIONS"));
}

/// C++ has everything that C has: every function is called in `include/smarch.hpp` or one of its parts.
#[test]
fn every_c_function_has_its_counterpart_in_cpp() {
    let used = words_of("include", &["hpp"]);
    let functions: Vec<&str> = rows(&INTERFACE, "functions").map(|it| text(it, "name")).collect();
    assert!(functions.len() > 200 && functions.contains(&"smarch_target_parse"));
    let missing: Vec<_> = functions.iter().filter(|name| !used.contains(**name)).collect();
    assert!(
        missing.is_empty(),
        "no counterpart in include/smarch/*.hpp: {missing:?}"
    );
}

/// Nothing but our own names leaves the headers: a macro called `SHARED` would break programs that know nothing of us.
#[test]
fn every_macro_has_the_prefix() {
    let mut count = 0;
    for file in files("include", &["h"]) {
        let header = std::fs::read_to_string(&file).unwrap();
        let macros = header
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("#define "));
        for name in macros {
            assert!(name.starts_with("SMARCH_"), "{}: {name}", file.display());
            count += 1;
        }
    }
    assert!(count > 500, "{count}");
}

/// The words in the code of the files below a folder, comments left out.
fn words_of(folder: &str, extensions: &[&str]) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for file in files(folder, extensions) {
        for line in std::fs::read_to_string(file).unwrap().lines() {
            let code = line.split("//").next().unwrap_or_default();
            let words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            used.extend(words.map(String::from));
        }
    }
    used
}

/// The files of a folder and the folders in it, with one of the endings.
fn files(folder: &str, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = super::files(folder);
    let extension = |path: &PathBuf| path.extension()?.to_str().map(String::from);
    found.retain(|path| extension(path).is_some_and(|it| extensions.contains(&it.as_str())));
    assert!(!found.is_empty(), "{folder}: {extensions:?}");
    found
}
