//! What loads and what a driver compiles: the public documents' matrices, with what each cell rests on.

use crate::common::rows;
use smarch::drivers::Driver;
use smarch::rules::load::{Basis, jits, jits_basis, jits_why, loads, loads_basis, loads_why, pair_jits_why};
use smarch::{Answer, Cc, Name, Target, Toolkit, Verdict, Version};

/// (answer, letters) of a cell: `yes (D)`.
fn cell(text: &str) -> (&str, &str) {
    let (answer, letters) = text.split_once(" (").unwrap();
    (answer, letters.trim_end_matches(')'))
}

fn device(column: &str) -> Cc {
    Cc(column.replace('.', "").parse().unwrap())
}

/// What is documented or follows from a rule is answered so; silent and disputed cells are unknown. Of targets of later toolkits, which
/// have a file of their own, those are compared that are in the table.
fn check(path: &str, later: &str, why: fn(Target, Cc) -> Verdict, basis: fn(Target, Cc) -> Basis) {
    let mut seen = 0;
    let all = rows(path).into_iter().map(|row| {
        let name = row["target"].parse::<Name>();
        (name.unwrap_or_else(|error| panic!("{path}: {error}")), row)
    });
    let later = rows(later);
    assert_eq!(later.len(), 3);
    let known_later: Vec<_> = later
        .into_iter()
        .filter_map(|row| Some((row["target"].parse().ok()?, row)))
        .collect();
    let cells = 13 * (23 + known_later.len());
    for (name, row) in all.chain(known_later) {
        for (column, text) in row.iter().filter(|(column, _)| *column != "target") {
            let (answer, letters) = cell(text);
            let expected = match letters {
                "D" => Basis::Documented,
                "D*" => Basis::Newest,
                "R" => Basis::Rule,
                "D+M conflict" => Basis::Reported,
                "D conflict" => Basis::Disputed,
                "S" => Basis::Silent,
                other => panic!("{other}"),
            };
            let verdict = why(name.target, device(column));
            assert_eq!(
                basis(name.target, device(column)),
                expected,
                "{name} on {column}: {verdict}"
            );
            let side = match (expected, answer) {
                (Basis::Disputed | Basis::Silent, _) => Answer::Unknown,
                (_, "yes") => Answer::Yes,
                (_, "no") => Answer::No,
                other => panic!("{other:?}"),
            };
            assert_eq!(verdict.answer(), side, "{name} on {column}");
            seen += 1;
        }
    }
    assert_eq!(seen, cells, "{path}");
}

#[test]
fn every_documented_cell_holds() {
    check(
        "loading/loading_sass.tsv",
        "loading/loading_sass_extra.tsv",
        loads_why,
        loads_basis,
    );
    check(
        "loading/loading_ptx.tsv",
        "loading/loading_ptx_extra.tsv",
        pair_jits_why,
        jits_basis,
    );
}

/// A driver older than PTX, three that documents describe, one that they do not.
const DRIVERS: [Driver; 5] = [
    Driver(0),
    Driver(11_040),
    Driver(12_040),
    Driver::NEWEST,
    Driver(14_000),
];

/// No version, the lowest, the newest, and some between.
const VERSIONS: [Option<Version>; 5] = [
    None,
    Some(Version::new(1, 0)),
    Some(Version::new(7, 3)),
    Some(Version::new(8, 7)),
    Some(Toolkit::NEWEST.ptx()),
];

/// The quick answers are the reasoned ones, on every number that a driver could report.
#[test]
fn quick_answers_agree() {
    for &target in Target::ALL {
        for number in (0..1000).chain([u32::MAX - 1, u32::MAX]) {
            let device = Cc(number);
            assert_eq!(
                loads(target, device),
                loads_why(target, device).is_yes(),
                "{target} on {number}"
            );
            for driver in DRIVERS {
                for version in VERSIONS {
                    let why = jits_why(driver, version, target, device);
                    assert_eq!(
                        jits(driver, version, target, device),
                        why.is_yes(),
                        "{driver}: {target} {version:?} on {number}"
                    );
                    let pair = pair_jits_why(target, device);
                    assert!(
                        pair.is_yes() || why == pair,
                        "{driver}: {target} {version:?} on {number}"
                    );
                }
            }
        }
    }
}

/// Pairs outside the matrices, each by a sentence of the documents in `loading/LOADING.md`.
#[test]
fn older_and_unknown_devices() {
    // Quote 3: a 7.0 binary runs on 7.0 and 7.5.
    assert_eq!(
        (loads_why(Target::Sm70, Cc(75)), loads_basis(Target::Sm70, Cc(75))),
        (Verdict::Yes, Basis::Documented)
    );
    // Quote 1: not between desktop and Tegra (Xavier 7.2, TX1 5.3, TX2 6.2, K1 3.2).
    for (cubin, device) in [
        (Target::Sm70, 72),
        (Target::Sm52, 53),
        (Target::Sm61, 62),
        (Target::Sm30, 32),
        (Target::Sm72, 75),
    ] {
        assert_eq!(
            loads_why(cubin, Cc(device)),
            Verdict::NoLoadTegra,
            "{cubin} on {device}"
        );
    }
    assert_eq!(loads_why(Target::Sm50, Cc(52)), Verdict::Yes);
    assert_eq!(loads_why(Target::Sm89, Cc(86)), Verdict::NoLoadMinor);
    assert_eq!(loads_why(Target::Sm121f, Cc(120)), Verdict::NoLoadMinor);
    assert_eq!(loads_why(Target::Sm80, Cc(90)), Verdict::NoLoadMajor);
    assert_eq!(loads_why(Target::Sm100a, Cc(103)), Verdict::NoLoadExact);
    assert_eq!(loads_why(Target::Sm100f, Cc(110)), Verdict::NoLoadFamily);
    // "sm_101 cubins on an 11.0 device: silent".
    assert_eq!(loads_why(Target::Sm101, Cc(110)), Verdict::UnknownSilent);
    assert_eq!(loads_why(Target::Sm101, Cc(101)), Verdict::Yes);
    assert_eq!(pair_jits_why(Target::Sm101a, Cc(110)), Verdict::UnknownSilent);
    assert_eq!(pair_jits_why(Target::Sm101, Cc(110)), Verdict::Yes);
    assert_eq!(pair_jits_why(Target::Sm110, Cc(101)), Verdict::UnknownSilent);
    // Devices of which no document speaks.
    assert_eq!(loads_why(Target::Sm120, Cc(125)), Verdict::UnknownDevice);
    assert_eq!(loads_why(Target::Sm120f, Cc(125)), Verdict::UnknownDevice);
    assert_eq!(loads_why(Target::Sm82, Cc(82)), Verdict::UnknownDevice);
    assert_eq!(loads_why(Target::Sm75, Cc(0)), Verdict::UnknownDevice);
    assert_eq!(pair_jits_why(Target::Sm75, Cc(5)), Verdict::UnknownDevice);
    // Quote 2 says that PTX "can always be compiled to binary code of greater or equal compute capability", but no source names a 15.0.
    assert_eq!(pair_jits_why(Target::Sm75, Cc(121)), Verdict::Yes);
    for number in [74, 88 + 4, 99, 125, 150, 420, 999] {
        assert_eq!(pair_jits_why(Target::Sm50, Cc(number)), Verdict::UnknownDevice);
        for &target in Target::ALL {
            assert_eq!(
                loads_why(target, Cc(number)),
                Verdict::UnknownDevice,
                "{target} on {number}"
            );
        }
    }
    assert_eq!(pair_jits_why(Target::Sm90, Cc(89)), Verdict::NoJitHigher);
    assert_eq!(pair_jits_why(Target::Sm103f, Cc(100)), Verdict::NoJitHigher);
    assert_eq!(pair_jits_why(Target::Sm100f, Cc(120)), Verdict::NoLoadFamily);
    assert_eq!(pair_jits_why(Target::Sm73, Cc(75)), Verdict::NoPtxTarget);
}
