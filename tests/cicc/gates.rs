//! Every measured answer about a construct.

use crate::common::{K, Row, table};
use smarch::cicc::constructs::{
    CASES, Construct, Diagnostic, FrontEnd, GNU_VERSION_MAX, GNU_VERSION_MIN, Severity, Standard, gate,
};
use smarch::{NameKind, Target, Tool, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

const USUAL: FrontEnd = FrontEnd {
    gnu_version: 120_000,
    standard: Standard::Cxx17,
};

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
        let answer = gate(K, target(row.get("arch")), construct(row), &USUAL);
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
            let answer = gate(K, target, construct, &USUAL);
            let later = gate(
                K,
                target,
                construct,
                &FrontEnd {
                    standard: Standard::Cxx20,
                    ..USUAL
                },
            );
            assert_eq!((answer.verdict, answer.diagnostics), (later.verdict, later.diagnostics));
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

fn release(text: &str) -> Toolkit {
    Toolkit::parse(text.as_bytes()).unwrap()
}

fn standard(text: &str) -> Standard {
    Standard::by_name(text.as_bytes()).unwrap_or_else(|| panic!("{text}"))
}

/// The releases from the oldest of a row to its newest.
fn releases(row: &Row) -> impl Iterator<Item = Toolkit> {
    let (oldest, newest) = (release(row.get("first")), release(row.get("last")));
    let all = Toolkit::ALL.iter().copied();
    all.filter(move |toolkit| toolkit.is_from(oldest) && newest.is_from(*toolkit))
}

/// The releases whose cicc was run.
fn were_run() -> impl Iterator<Item = Toolkit> {
    Toolkit::ALL
        .iter()
        .copied()
        .filter(|&toolkit| Tool::Cicc.was_run(toolkit))
}

/// Every release, six standards, both sides of every bound of --gnu_version: 71 constructs on the architectures that were run.
#[test]
fn every_setting_is_answered() {
    let mut seen = BTreeSet::new();
    let mut cells = 0;
    for row in table("evidence/cicc_constructs.tsv") {
        let construct = construct(&row);
        for toolkit in releases(&row) {
            for standard in row.get("standards").split(' ').map(standard) {
                for gnu_version in [row.get("gnu_first"), row.get("gnu_last")] {
                    let gnu_version = gnu_version.parse().unwrap();
                    for target in row.get("archs").split(' ').map(target) {
                        let taken = Tool::Cicc.accepts(toolkit, target.named(NameKind::Compute));
                        let answer = gate(toolkit, target, construct, &FrontEnd { gnu_version, standard });
                        if !taken {
                            assert_eq!(answer.verdict, Verdict::NoCiccTarget);
                            continue;
                        }
                        let place = format!("{construct} {toolkit} {standard} {gnu_version} {target}");
                        assert_eq!(answer.verdict.is_yes(), row.get("accepted") == "yes", "{place}");
                        assert_eq!(lines(answer.diagnostics).join(" | "), row.get("diagnostics"), "{place}");
                        seen.insert((construct, toolkit, standard));
                        cells += 1;
                    }
                }
            }
        }
    }
    assert_eq!(
        seen.len(),
        Construct::ALL.len() * were_run().count() * Standard::ALL.len()
    );
    assert!(cells > 60_000, "{cells}");
}

/// Where the search found a change there is one, and nowhere else.
#[test]
fn bounds_are_those_that_were_found() {
    let mut found = BTreeSet::new();
    for row in table("evidence/cicc_construct_bounds.tsv") {
        let (construct, bound) = (construct(&row), row.get("gnu_version").parse::<u32>().unwrap());
        for toolkit in releases(&row) {
            for standard in row.get("standards").split(' ').map(standard) {
                found.insert((construct, toolkit, standard, bound));
                for target in row.get("archs").split(' ').map(target) {
                    let said = |gnu_version| {
                        lines(gate(toolkit, target, construct, &FrontEnd { gnu_version, standard }).diagnostics)
                    };
                    assert_ne!(
                        said(bound - 1),
                        said(bound),
                        "{construct} {toolkit} {standard} {target} {bound}"
                    );
                }
            }
        }
    }
    let searched: BTreeSet<(Toolkit, Standard)> = found
        .iter()
        .map(|&(_, toolkit, standard, _)| (toolkit, standard))
        .collect();
    for &(toolkit, standard) in &searched {
        for case in CASES
            .iter()
            .filter(|case| case.is_of(toolkit) && case.gnu_first != GNU_VERSION_MIN)
        {
            if (case.first_standard..=case.last_standard).contains(&standard) {
                let bound = (case.construct, toolkit, standard, case.gnu_first);
                assert!(found.contains(&bound), "{bound:?}");
            }
        }
    }
    assert_eq!(searched.len(), were_run().count() * 4);
}

/// One case holds for each release, standard and number.
#[test]
fn cases_leave_no_gap_and_overlap_nowhere() {
    assert!(CASES.windows(2).all(|pair| pair[0].construct <= pair[1].construct));
    for toolkit in were_run() {
        for &construct in Construct::ALL {
            for &standard in Standard::ALL {
                let of = |gnu_version| FrontEnd { gnu_version, standard };
                let held = CASES
                    .iter()
                    .filter(|case| case.construct == construct && case.is_of(toolkit));
                let mut spans: BTreeMap<u32, u32> = BTreeMap::new();
                for case in held.filter(|case| case.holds(&of(case.gnu_first))) {
                    assert!(
                        spans.insert(case.gnu_first, case.gnu_last).is_none(),
                        "{construct} {toolkit} {standard}"
                    );
                }
                let mut next = GNU_VERSION_MIN;
                for (first, last) in spans {
                    assert_eq!(first, next, "{construct} {toolkit} {standard}");
                    next = last + 1;
                }
                assert_eq!(next, GNU_VERSION_MAX + 1, "{construct} {toolkit} {standard}");
            }
        }
    }
}

#[test]
fn verdicts_say_what_would_help() {
    let compiles = |diagnostics: &[Diagnostic]| !diagnostics.iter().any(|diagnostic| diagnostic.refuses());
    for &construct in Construct::ALL {
        let verdicts: Vec<Verdict> = Target::ALL
            .iter()
            .filter(|target| Tool::Cicc.accepts(K, target.named(NameKind::Compute)))
            .map(|&target| gate(K, target, construct, &USUAL).verdict)
            .collect();
        assert_eq!(verdicts.len(), 23);
        let taken = verdicts.iter().any(|verdict| verdict.is_yes());
        let otherwise = table("evidence/cicc_constructs.tsv").iter().any(|row| {
            row.get("construct") == &*construct.text() && row.get("first") == "13.0" && row.get("accepted") == "yes"
        });
        for verdict in verdicts.iter().filter(|verdict| !verdict.is_yes()) {
            let expected = match (taken, otherwise) {
                (true, _) => Verdict::NoCiccArchitecture,
                (false, true) => Verdict::NoCiccFrontEnd,
                (false, false) => Verdict::NoCiccAnywhere,
            };
            assert_eq!(*verdict, expected, "{construct}");
        }
    }
    for target in [Target::Sm70, Target::Sm73, Target::Sm82, Target::Sm101] {
        let answer = gate(K, target, Construct::VaOpt, &USUAL);
        assert_eq!((answer.verdict, answer.diagnostics.len()), (Verdict::NoCiccTarget, 0));
    }
    let literal = |gnu_version, target| {
        let front_end = FrontEnd { gnu_version, ..USUAL };
        gate(K, target, Construct::LiteralF128, &front_end)
    };
    assert_eq!(literal(129_999, Target::Sm90).verdict, Verdict::NoCiccFrontEnd);
    assert!(literal(130_000, Target::Sm90).verdict.is_yes() && compiles(literal(130_300, Target::Sm120).diagnostics));
    for gnu_version in [0, GNU_VERSION_MIN - 1, GNU_VERSION_MAX + 1, u32::MAX] {
        let answer = literal(gnu_version, Target::Sm90);
        assert_eq!(
            (answer.verdict, answer.diagnostics.len()),
            (Verdict::NoCiccGnuVersion, 0)
        );
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
        "evidence/cicc_constructs.tsv",
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
