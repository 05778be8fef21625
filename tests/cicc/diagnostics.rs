//! The numbers of cicc's diagnostics, and what the command line makes of them.

use crate::common::{K, Row, table};
use smarch::cicc::constructs::{DIAGNOSTICS, Diagnostic, Severity, printed_number};
use smarch::{Tool, Toolkit};
use std::collections::BTreeSet;

/// What a row printed of the diagnostic that it is about.
fn printed(row: &Row, diagnostic: Diagnostic) -> Option<&'static str> {
    let text = diagnostic.text();
    let line = row
        .get("diagnostics")
        .split(" | ")
        .find(|line| line.ends_with(text.as_str()))?;
    let warning = format!("warning #{}-D: ", diagnostic.printed_number()?);
    Some(if line.starts_with("error: ") {
        "error"
    } else {
        assert_eq!(line.strip_suffix(text.as_str()), Some(warning.as_str()));
        "warning"
    })
}

/// 196 runs: every diagnostic with every control of its severity, by both of its numbers.
#[test]
fn controls_change_what_they_are_said_to_change() {
    let mut seen = BTreeSet::new();
    for row in &table("evidence/cicc_diagnostics.tsv") {
        let Ok(number) = row.get("number").parse::<i32>() else {
            panic!("no number");
        };
        // What is not the front end's has no number, and was run without a control.
        let Ok(number) = u32::try_from(number) else {
            let line = row.get("diagnostics");
            let ours = Diagnostic::ALL
                .iter()
                .find(|ours| ours.line().to_string() == line)
                .unwrap();
            assert_eq!(
                (ours.severity(), ours.number(), ours.printed_number()),
                (Severity::Backend, None, None)
            );
            continue;
        };
        let diagnostic = Diagnostic::by_number(number).unwrap_or_else(|| panic!("{number}"));
        assert_eq!(diagnostic.number(), Some(number));
        assert_eq!(diagnostic.printed_number().unwrap().to_string(), row.get("printed"));
        assert_eq!(
            Diagnostic::by_number(diagnostic.printed_number().unwrap()),
            Some(diagnostic)
        );
        let as_it_is = match diagnostic.severity() {
            Severity::Warning => "warning",
            _ => "error",
        };
        let control = row
            .get("control")
            .trim_start_matches("--diag_")
            .split('=')
            .next()
            .unwrap();
        let expected = match (control, diagnostic.is_discretionary()) {
            ("warning", true) => Some("warning"),
            ("error", true) => Some("error"),
            ("suppress" | "remark", true) => None,
            _ => Some(as_it_is),
        };
        assert_eq!(printed(row, diagnostic), expected, "{number} {control}");
        // Nothing else refuses what was given to it, but for a literal's second diagnostic.
        if diagnostic != Diagnostic::LiteralSuffix {
            assert_eq!(
                row.get("compiles") == "yes",
                expected != Some("error"),
                "{number} {control}"
            );
        }
        seen.insert((diagnostic, control.to_string()));
    }
    // Those of the usual settings, of which two are not the front end's. Of other settings evidence/cicc_constructs.tsv has the lines.
    let usual = DIAGNOSTICS
        .iter()
        .filter(|row| row.diagnostic <= Diagnostic::AtomicPre60);
    let numbered = usual.clone().filter(|row| row.number.get().is_some()).count();
    assert_eq!((seen.len(), numbered), (numbered * 5, usual.count() - 2));
}

/// What is printed is the same up to 13.4, and one higher from some number on in 13.5; the numbers inside are others in every release.
#[test]
fn printed_numbers_outlast_a_release() {
    let (mut seen, mut builds) = (0, BTreeSet::new());
    for row in &table("evidence/cicc_diagnostic_releases.tsv") {
        let number: u32 = row.get("number_13_0").parse().unwrap();
        let diagnostic = Diagnostic::by_number(number).unwrap();
        let printed = diagnostic.printed_number().unwrap();
        assert!(diagnostic.is_discretionary() && row.get("printed_13_0") == printed.to_string());
        let (build, toolkit) = (row.get("build"), release(row.get("build")));
        assert_eq!(
            row.get("number") == number.to_string(),
            toolkit == K || number == printed,
            "{build}"
        );
        let shown: u32 = row.get("printed").parse().unwrap();
        let is_known = toolkit <= Toolkit::V13_5;
        assert!(shown >= printed, "{build}");
        assert!(
            !is_known || shown == printed + u32::from(toolkit == Toolkit::V13_5 && printed >= 20302),
            "{build}"
        );
        builds.insert(toolkit);
        seen += 1;
    }
    // Two more are of numbers that no name sets. Those of other settings are in evidence/cicc_constructs.tsv, with `-D`.
    let usual = DIAGNOSTICS
        .iter()
        .filter(|row| row.diagnostic <= Diagnostic::AtomicPre60);
    let discretionary = usual.filter(|row| row.is_discretionary == 1).count();
    assert_eq!(builds.len(), were_run());
    assert_eq!(seen, builds.len() * (discretionary - 2));
}

/// The release of a build.
fn release(build: &str) -> Toolkit {
    let mut parts = build.splitn(3, '.');
    let (major, minor) = (parts.next().unwrap(), parts.next().unwrap());
    Toolkit::parse(format!("{major}.{minor}").as_bytes()).unwrap()
}

/// How many releases of cicc were run.
fn were_run() -> usize {
    let run = Toolkit::ALL.iter().filter(|&&toolkit| Tool::Cicc.was_run(toolkit));
    run.count()
}

/// Every number from 0 to 4300 and from 19900 to 20450 was given to `--diag_warning`.
#[test]
fn the_numbers_that_there_are() {
    let runs = table("evidence/cicc_diagnostic_numbers.tsv");
    let mut tried = 0;
    for run in &runs {
        let (first, last): (u64, u64) = (run.get("first").parse().unwrap(), run.get("last").parse().unwrap());
        let is_number = !run.get("answer").starts_with("Command-line error");
        for number in first..=last {
            tried += 1;
            // It reads 32 bits.
            let number = number as u32;
            let ours = (1..4000).any(|inside| inside == number && printed_number(inside).is_some())
                || (1..4000).any(|inside| printed_number(inside) == Some(number));
            assert_eq!(ours, is_number, "{number}");
        }
    }
    assert_eq!(tried, 4301 + 551 + 5);
    assert_eq!((printed_number(3456), printed_number(3457)), (Some(3456), Some(20000)));
    assert_eq!(
        (printed_number(0), printed_number(3795), printed_number(u32::MAX)),
        (None, None, None)
    );
    // A message that the library holds nothing of: by both numbers. It is printed here, so that the numbers are seen to be one.
    let others: Vec<_> = runs
        .iter()
        .filter(|run| run.get("answer").contains("no __launch_bounds__"))
        .collect();
    let numbers: Vec<u32> = others.iter().map(|run| run.get("first").parse().unwrap()).collect();
    assert_eq!(printed_number(numbers[0]), Some(numbers[1]));
    assert_eq!(
        (Diagnostic::by_number(numbers[0]), Diagnostic::by_number(numbers[1])),
        (None, None)
    );
    assert_eq!(
        (Diagnostic::by_number(0), Diagnostic::by_number(u32::MAX)),
        (None, None)
    );
}

/// Every error of a construct with `--diag_warning` of every number, in every release, under all standards and with host compilers
/// of both ends of each range: an error can be demoted in all of them or in none.
#[test]
fn settings_do_not_change_what_can_be_demoted() {
    let rows = table("evidence/cicc_demotion.tsv");
    let (mut met, mut releases) = (BTreeSet::new(), BTreeSet::new());
    for row in &rows {
        let text = row.get("diagnostic");
        let ours = Diagnostic::ALL
            .iter()
            .find(|ours| ours.severity() == Severity::Error && *ours.text() == *text)
            .unwrap();
        let printed = row.get("printed").strip_suffix("-D");
        let toolkit = release(row.get("release"));
        assert_eq!(ours.is_discretionary(), printed.is_some(), "{text}");
        // From 20302 on they are one higher in 13.5.
        if let (Some(printed), true) = (printed, toolkit < Toolkit::V13_5) {
            assert_eq!(ours.printed_number().unwrap().to_string(), printed, "{text}");
        }
        met.insert((toolkit, *ours));
        releases.insert(toolkit);
    }
    assert_eq!((met.len(), releases.len()), (rows.len(), were_run()));
}
