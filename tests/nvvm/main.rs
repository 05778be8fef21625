//! What libnvvm and cicc answered when they were run, against the library.

#[path = "../common/mod.rs"]
mod common;

mod instructions;
mod layouts;
mod names;
mod properties;
mod releases;
mod triples;

use common::{K, Row};
use smarch::nvvm::Phase;
use smarch::{Name, NameKind, Target, Verdict};

/// The target of a row: `compute_90a`.
fn target(row: &Row) -> Target {
    let name: Name = row.get("arch").parse().unwrap();
    assert_eq!(name.kind, NameKind::Compute);
    name.target
}

/// What the row's program was given to.
fn phase(row: &Row) -> Phase {
    let name = row.get("api");
    *Phase::ALL.iter().find(|phase| phase.text() == name).unwrap()
}

/// Whether libnvvm returned success.
fn passed(row: &Row) -> bool {
    match row.get("rc") {
        "0" => true,
        // Refused by verification, refused by compilation, or the process ended.
        "6" | "9" | "exit 1" | "signal 6" | "signal 11" => false,
        other => panic!("{other}"),
    }
}

/// The lines of a log without what decorates them.
fn lines(log: &str) -> Vec<&str> {
    let plain = |line: &'_ str| -> usize {
        line.len() - line.trim_start_matches("error: ").trim_start_matches("Error: ").len()
    };
    log.split(" | ")
        .map(|line| &line[plain(line)..])
        .filter(|line| !line.is_empty())
        .collect()
}

/// The targets that cicc takes.
fn taken() -> impl Iterator<Item = Target> {
    smarch::Tool::Cicc.targets(K)
}

#[test]
fn other_targets_are_refused_by_every_question() {
    use smarch::nvvm::*;
    let other = Target::ALL
        .iter()
        .filter(|&&target| taken().all(|taken| taken != target));
    let mut asked = 0;
    for &target in other {
        for &phase in Phase::ALL {
            assert_eq!(
                accepts_triple(K, target, phase, b"nvptx64-nvidia-cuda"),
                Verdict::NoNvvmArch
            );
            assert_eq!(accepts_layout(K, target, phase, b"e").verdict, Verdict::NoNvvmArch);
            assert_eq!(accepts_layout(K, target, phase, b"e").to_string(), "");
            assert_eq!(accepts(K, target, phase, Construct::LoadSpace2), Verdict::NoNvvmArch);
            assert_eq!(example_layout(K, target, phase, 64), None);
            assert_eq!(Layout::parse(K, b"e").unwrap().complaints(K, target, phase), None);
            assert_eq!(accepts_access(K, target, phase, Access::Load, 0), Verdict::NoNvvmArch);
            assert_eq!(accepts_cast(K, target, phase, 0, 1), Verdict::NoNvvmArch);
        }
        assert_eq!(accepts_ir_version(K, target, ir_version(K)), Verdict::NoNvvmArch);
        asked += 1;
    }
    assert_eq!(taken().count(), 23);
    assert!(asked >= 23, "{asked}");
}
