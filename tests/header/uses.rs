//! What must hold for everything that the C interface names.

use super::interface::INTERFACE;
use std::collections::BTreeSet;
use std::path::Path;

/// Every function, status and verdict appears in a C test.
#[test]
fn the_c_tests_use_everything() {
    let used = words_of("c-tests", &["c"]);
    let functions = INTERFACE.functions.iter().map(|it| it.name.as_str());
    let groups = INTERFACE.groups.iter();
    let codes = groups.filter(|(_, group)| ["statuses", "verdicts"].contains(&group.rust));
    let codes = codes.flat_map(|(_, group)| group.rows.iter().map(|row| row.name.as_str()));
    let missing: Vec<&str> = functions.chain(codes).filter(|name| !used.contains(*name)).collect();
    assert!(missing.is_empty(), "no C test uses {missing:?}");
    assert!(used.contains("smarch_target_parse") && used.contains("SMARCH_ERROR_CUBIN_SECTIONS"));
}

/// C++ has everything that C has: every function is called in `include/smarch.hpp` or one of its parts.
#[test]
fn every_c_function_has_its_counterpart_in_cpp() {
    let used = words_of("include", &["hpp"]);
    let functions: Vec<&str> = INTERFACE.functions.iter().map(|it| it.name.as_str()).collect();
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
fn files(folder: &str, extensions: &[&str]) -> Vec<std::path::PathBuf> {
    let (mut found, mut left) = (Vec::new(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)]);
    while let Some(folder) = left.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let extension = path
                .extension()
                .and_then(|extension| extension.to_str())
                .unwrap_or_default();
            if path.is_dir() {
                left.push(path);
            } else if extensions.contains(&extension) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "{folder}: {extensions:?}");
    found
}
