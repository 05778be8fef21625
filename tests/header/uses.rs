//! What must hold for everything that the C header names.

use std::path::Path;

/// Every function, status and verdict of the header appears in a C test.
#[test]
fn the_c_tests_use_everything() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let header = std::fs::read_to_string(root.join("include/smarch.h")).unwrap();
    let mut tests = String::new();
    for file in std::fs::read_dir(root.join("c-tests")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "c") {
            tests += &std::fs::read_to_string(path).unwrap();
        }
    }
    let words = |text: &str| -> std::collections::BTreeSet<String> {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .map(String::from)
            .collect()
    };
    let used = words(&tests);
    let code: String = header
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n");
    let functions = code
        .split('(')
        .filter_map(|before| before.split_whitespace().last())
        .map(|name| name.trim_start_matches('*'));
    let functions = functions
        .filter(|name| name.starts_with("smarch_") && !name.contains(['#', ')']))
        .map(String::from);
    let constants = words(&code).into_iter().filter(|word| {
        [
            "SMARCH_OK",
            "SMARCH_ERROR_",
            "SMARCH_YES",
            "SMARCH_NO_",
            "SMARCH_UNKNOWN_",
        ]
        .iter()
        .any(|prefix| word.starts_with(prefix))
            && !word.ends_with('_')
            && word != "SMARCH_NOEXCEPT"
            && word != "SMARCH_NODISCARD"
    });
    let missing: Vec<String> = functions.chain(constants).filter(|name| !used.contains(name)).collect();
    assert!(missing.is_empty(), "no C test uses {missing:?}");
    assert!(used.contains("smarch_target_parse") && used.contains("SMARCH_ERROR_CUBIN_SECTIONS"));
}

/// A header that defines `REGISTERS` breaks the programs that include it.
#[test]
fn every_macro_has_the_prefix() {
    let header = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("include/smarch.h")).unwrap();
    let macros = header
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("#define "));
    let (with, without): (Vec<&str>, Vec<&str>) = macros.partition(|name| name.starts_with("SMARCH_"));
    assert!(without.is_empty(), "{without:?}");
    assert!(with.len() > 500, "{}", with.len());
}
