//! The 165 curated instructions and the forms that their snippets use: the forms of a row answer for all of them.

use smarch::isa::{ISA_FEATURES, isa_supports};
use smarch::ptx::Form;
use smarch::ptx::versions::PTX_VERSIONS;
use smarch::{Target, Toolkit};

/// The snippets of `conformance/inputs/instructions.ptx`: name and statements.
fn snippets() -> Vec<(String, Vec<String>)> {
    let text = include_str!("../../conformance/inputs/instructions.ptx");
    let (_, rows) = text.split_once("\n\n").unwrap();
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for line in rows.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("// ") {
            Some(name) => all.push((name.into(), Vec::new())),
            None => all
                .last_mut()
                .unwrap()
                .1
                .extend(line.split_inclusive(';').map(|it| it.trim().into())),
        }
    }
    all
}

/// Its sixth operand is an immediate, which asks for what a seventh does; the number of operands does not tell it from a predicate. Its row
/// has the form with seven.
const OF_AN_IMMEDIATE: &str = "tcgen05.mma.f16.scale_input_d";

/// The forms of a statement: its own, and those of the special registers among its operands.
fn forms(statement: &str) -> Vec<Form> {
    let statement = statement.trim_start_matches(['{', ' ']);
    if statement.starts_with(".reg") || statement.starts_with('}') || statement.is_empty() {
        return Vec::new();
    }
    let own = Form::parse(statement.as_bytes()).unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
    let words = statement
        .split([' ', ',', ';', '[', ']', '{', '}'])
        .filter(|word| word.starts_with('%'));
    let registers = words.filter_map(|word| Form::parse(word.as_bytes()).ok());
    [vec![own], registers.collect()].concat()
}

#[test]
fn curated_instructions_answer_as_their_forms() {
    let snippets = snippets();
    assert_eq!(snippets.len(), ISA_FEATURES.len());
    let (mut cells, mut wrong) = (0, Vec::new());
    for (name, statements) in &snippets {
        let feature = ISA_FEATURES
            .iter()
            .find(|row| row.name == name.as_str())
            .unwrap()
            .feature;
        let forms: Vec<Form> = statements.iter().flat_map(|statement| forms(statement)).collect();
        // A register of 128 bits is declared with those that the snippets name.
        let declared = Form::parse(b".reg.b128").unwrap();
        let own = feature.forms();
        assert!(
            !own.is_empty()
                && (name == OF_AN_IMMEDIATE || own.iter().all(|form| forms.contains(form) || *form == declared)),
            "{name}"
        );
        for &toolkit in Toolkit::ALL {
            for &target in Target::ALL {
                for &version in PTX_VERSIONS {
                    let of_forms = forms
                        .iter()
                        .all(|form| form.is_supported(toolkit, Some(version), target));
                    if isa_supports(toolkit, Some(version), target, feature) != of_forms && name != OF_AN_IMMEDIATE {
                        wrong.push(format!(
                            "{name} on {target} with {version} in {toolkit}: forms {of_forms}"
                        ));
                    }
                    cells += 1;
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {cells} differ:\n{}",
        wrong.len(),
        wrong
            .iter()
            .step_by(wrong.len().div_ceil(60))
            .cloned()
            .collect::<Vec<_>>()
            .join("\n")
    );
}
