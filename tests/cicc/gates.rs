//! Every measured answer about a construct.

use crate::common::{K, Row, table};
use smarch::cicc::constructs::{Construct, Diagnostic, Severity, gate};
use smarch::{NameKind, Target, Tool, Verdict};
use std::collections::BTreeSet;

/// The target that `compute_90a` names.
fn target(arch: &str) -> Target {
    let name: smarch::Name = arch.parse().unwrap();
    assert_eq!(name.kind, NameKind::Compute);
    name.target
}

fn construct(row: &Row) -> Construct {
    let text = row.get("construct");
    Construct::by_name(text.as_bytes()).unwrap_or_else(|| panic!("{text}"))
}

fn lines(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics
        .iter()
        .map(|diagnostic| diagnostic.line().to_string())
        .collect()
}

/// The text without the place before it, and without the quoting that the file has around texts with quotes.
fn unplaced(text: &str) -> String {
    let text = match text.strip_prefix('"') {
        Some(quoted) => quoted.strip_suffix('"').unwrap().replace("\"\"", "\""),
        None => text.to_string(),
    };
    match text.strip_prefix("t.ii(") {
        Some(rest) => rest.split_once("): ").unwrap().1.to_string(),
        None => text,
    }
}

/// 1,215 rows: accepted or not, and the first thing said.
#[test]
fn the_first_file_is_answered() {
    let rows = table("nvlink/cicc_gates.tsv");
    assert_eq!(rows.len(), 1215);
    for row in &rows {
        let answer = gate(K, target(row.get("arch")), construct(row));
        let place = format!("{} {}", row.get("construct"), row.get("arch"));
        assert_eq!(answer.verdict.is_yes(), row.get("accepted") == "yes", "{place}");
        let first = lines(answer.diagnostics).into_iter().next().unwrap_or_default();
        assert_eq!(first, unplaced(row.get("diagnostic")), "{place}");
    }
}

/// Every construct on every architecture that cicc takes, and all that is said.
#[test]
fn the_whole_matrix_is_answered() {
    let mut cells = BTreeSet::new();
    for row in table("evidence/cicc_gates_all.tsv") {
        let construct = construct(&row);
        for arch in row.get("archs").split(' ') {
            let target = target(arch);
            let answer = gate(K, target, construct);
            assert!(cells.insert((construct, target)), "{construct} {arch} twice");
            assert_eq!(
                answer.verdict.is_yes(),
                row.get("accepted") == "yes",
                "{construct} {arch}"
            );
            assert_eq!(
                lines(answer.diagnostics).join(" | "),
                row.get("diagnostics"),
                "{construct} {arch}"
            );
        }
    }
    assert_eq!(cells.len(), Construct::ALL.len() * 23);
}

#[test]
fn verdicts_say_whether_a_later_architecture_takes_it() {
    for &construct in Construct::ALL {
        let verdicts: Vec<Verdict> = Target::ALL
            .iter()
            .filter(|target| Tool::Cicc.accepts(K, target.named(NameKind::Compute)))
            .map(|&target| gate(K, target, construct).verdict)
            .collect();
        assert_eq!(verdicts.len(), 23);
        let taken = verdicts.iter().any(|verdict| verdict.is_yes());
        for verdict in verdicts.iter().filter(|verdict| !verdict.is_yes()) {
            let expected = if taken {
                Verdict::NoCiccArchitecture
            } else {
                Verdict::NoCiccAnywhere
            };
            assert_eq!(*verdict, expected, "{construct}");
        }
    }
    for target in [Target::Sm70, Target::Sm73, Target::Sm82, Target::Sm101] {
        let answer = gate(K, target, Construct::VaOpt);
        assert_eq!((answer.verdict, answer.diagnostics.len()), (Verdict::NoCiccTarget, 0));
    }
}

#[test]
fn constructs_are_found_by_their_text_alone() {
    assert_eq!(Construct::by_name(b"VA_OPT"), Some(Construct::VaOpt));
    for text in ["", "va_opt", "VA_OPT ", "cluster_dims"] {
        assert_eq!(Construct::by_name(text.as_bytes()), None, "{text}");
    }
}

/// Each printed line is said by some construct or atomic, those that no architecture is low enough for where the number was set.
#[test]
fn diagnostics_read_as_printed() {
    let files = [
        "nvlink/cicc_gates.tsv",
        "evidence/cicc_gates_all.tsv",
        "evidence/cicc_atomics_messages.tsv",
        "evidence/cicc_diagnostics.tsv",
    ];
    let printed: String = files
        .map(|file| String::from_utf8(crate::common::bytes(file)).unwrap())
        .concat();
    for &diagnostic in Diagnostic::ALL {
        let seen = printed.contains(&diagnostic.line().to_string());
        assert!(seen, "{}", diagnostic.line());
        assert_eq!(diagnostic.refuses(), diagnostic.severity() != Severity::Warning);
    }
}
