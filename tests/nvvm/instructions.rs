use crate::common::{K, table};
use crate::{passed, phase, target};
use smarch::nvvm::{Access, Construct, Phase, accepts, accepts_access, accepts_cast};
use smarch::{Answer, Target, Verdict};
use std::collections::BTreeSet;

/// The verdict agrees with what libnvvm returned, and its text with the last line that it logged.
fn agrees(verdict: Verdict, row: &crate::common::Row, what: &str) {
    assert_eq!(verdict.is_yes(), passed(row), "{what}: {verdict}");
    let logged = row.get("log").rsplit(" | ").next().unwrap();
    let words = match verdict {
        Verdict::Yes => String::new(),
        other => other.to_string(),
    };
    assert!(
        logged.ends_with(&words) && words.is_empty() == logged.is_empty(),
        "{what}: {words}, {logged}"
    );
}

/// All 576 rows, the five targets that the file lacks, and six more constructs.
#[test]
fn every_construct_on_every_target() {
    let mut met = BTreeSet::new();
    let files = ["nvlink/libnvvm_checks.tsv", "evidence/libnvvm_checks_more.tsv"];
    for row in files.iter().flat_map(|file| table(file)) {
        let name = row.get("test");
        let asked = *Construct::ALL
            .iter()
            .find(|construct| construct.text() == name)
            .unwrap();
        let what = format!("{name} {} {}", row.get("api"), row.get("arch"));
        agrees(accepts(K, target(&row), phase(&row), asked), &row, &what);
        met.insert((phase(&row), target(&row), asked));
    }
    // The dialects of the IR are among those of all releases.
    let dialects = Construct::ALL
        .iter()
        .filter(|it| it.code() >= Construct::TypedPointers.code())
        .count();
    assert_eq!(met.len(), (Construct::ALL.len() - dialects) * 2 * 23);
}

#[test]
fn every_space_with_every_access_and_cast() {
    let mut compared = 0;
    for row in table("evidence/libnvvm_spaces.tsv") {
        let name = row.get("instruction");
        let space = row.get("space").parse().unwrap();
        let verdict = match Access::ALL.iter().find(|access| access.text() == name) {
            Some(&access) => accepts_access(K, target(&row), Phase::Verify, access, space),
            None => {
                assert_eq!(name, "addrspacecast");
                accepts_cast(K, target(&row), Phase::Verify, space, row.get("to").parse().unwrap())
            }
        };
        agrees(
            verdict,
            &row,
            &format!("{name} {space} {} {}", row.get("to"), row.get("arch")),
        );
        compared += 1;
    }
    assert_eq!(compared, 432);
}

#[test]
fn spaces_that_were_not_run_are_unknown() {
    for &phase in Phase::ALL {
        for space in [8, 100, 102, u32::MAX] {
            for &access in Access::ALL {
                let verdict = accepts_access(K, Target::Sm100, phase, access, space);
                assert_eq!(verdict.answer(), Answer::Unknown);
            }
            for (from, to) in [(0, space), (space, 0)] {
                assert_eq!(
                    accepts_cast(K, Target::Sm75, phase, from, to),
                    Verdict::UnknownNvvmSpace
                );
            }
        }
        assert_eq!(accepts_cast(K, Target::Sm75, phase, 1, 1), Verdict::UnknownNvvmSpace);
    }
}
