use crate::common::{K, table};
use crate::releases::asked;
use crate::{lines, passed, phase, target};
use smarch::nvvm::{Complaint, Layout, Malformation, Phase, accepts_layout, example_layout, pointer_width};
use smarch::{Name, Target, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// Every layout that was run: what is returned, and every line that is logged.
#[test]
fn every_layout_that_was_run() {
    let (mut agreed, mut unknown, mut widths, mut older) = (0, 0, 0, 0);
    let (mut malformations, mut complaints) = (BTreeSet::new(), BTreeSet::new());
    let mut differing = Vec::new();
    for row in table("evidence/libnvvm_layouts.tsv") {
        let text = row.get("layout");
        let answer = accepts_layout(K, target(&row), phase(&row), text.as_bytes());
        if answer.verdict == Verdict::UnknownNvvmLayout {
            assert!(target(&row).number() < 100);
            assert!(["0", "6", "9", "exit 1"].contains(&row.get("rc")));
            unknown += 1;
            continue;
        }
        if answer.verdict == Verdict::NoNvvmLayoutOlder {
            // Refused, whatever it is in the words of LLVM 7; no compilation of 13.0 ends the process.
            let ends = row.get("rc") == "exit 1";
            assert!(target(&row).number() < 100 && !passed(&row), "{text}");
            assert!(!ends || phase(&row) == Phase::Verify, "{text}");
            assert!(answer.to_string().is_empty());
            older += 1;
            continue;
        }
        // These programs have no pointers: they compile whatever the width.
        let is_of_widths = [
            Verdict::NoNvvmPointerCrash,
            Verdict::NoNvvmPointerUse,
            Verdict::UnknownNvvmWidth,
        ];
        if is_of_widths.contains(&answer.verdict) {
            // Before 100 verification ends the process over what is no whole number of bytes.
            let ends = answer.verdict == Verdict::NoNvvmPointerCrash && phase(&row) == Phase::Verify;
            assert_eq!(row.get("rc"), if ends { "exit 1" } else { "0" }, "{text}");
            widths += 1;
            continue;
        }
        malformations.extend(answer.fault.map(|fault| fault.kind));
        complaints.extend(answer.complaints.iter());
        // The examples are in a file of their own.
        let ours = answer.to_string();
        let ours: Vec<&str> = ours
            .lines()
            .take_while(|line| !line.starts_with("Example valid"))
            .collect();
        let log = row.get("log");
        let logged = lines(log.strip_prefix("m (1, 20): parse ").unwrap_or(log));
        if answer.verdict.is_yes() != passed(&row) || ours != logged {
            differing.push(format!(
                "{text} {} {}: {:?}, {ours:?}, {logged:?}",
                row.get("api"),
                row.get("arch"),
                answer.verdict
            ));
        }
        agreed += 1;
    }
    assert!(
        differing.is_empty(),
        "{} differ:\n{}",
        differing.len(),
        differing.join("\n")
    );
    assert!(
        agreed > 1800 && (1..100).contains(&unknown) && widths > 20 && older > 400,
        "{agreed} {unknown} {widths} {older}"
    );
    // Each text is reached.
    let of_13_0 = Malformation::ALL
        .iter()
        .copied()
        .filter(|kind| kind.code() < Malformation::PointerFlag.code());
    assert_eq!(malformations, of_13_0.collect());
    assert_eq!(complaints, Complaint::ALL.iter().copied().collect());
}

/// Three layouts in every release, for every target: every line that is logged, with the examples.
#[test]
fn examples_and_empty_layouts_on_every_target() {
    let mut compared = 0;
    for row in table("evidence/libnvvm_layout_examples.tsv") {
        for (toolkit, target, name) in asked(&row) {
            let text = if name == "(none)" { "" } else { name };
            let answer = accepts_layout(toolkit, target, phase(&row), text.as_bytes());
            let what = format!("{name} {} {toolkit} {target}: {}", row.get("api"), answer.verdict);
            assert_eq!(answer.verdict.is_yes(), row.get("rc") == "0", "{what}");
            if answer.verdict == Verdict::NoNvvmLayoutOlder {
                assert!(target.number() < 100, "{what}");
                continue;
            }
            // Verification joins the last complaint and the word before the examples.
            let log = row.get("log").replace("].Error: |", "]. |").replace("].Error:", "].");
            let log = log.strip_prefix("m (1, 20): parse ").unwrap_or(&log);
            let log: Vec<&str> = lines(log)
                .iter()
                .map(|line| line.trim_start_matches("Error: "))
                .collect();
            let words = answer.to_string();
            assert_eq!(words.lines().collect::<Vec<_>>(), log, "{what}");
            compared += 1;
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// The layouts that libnvvm recommends pass its own checks.
#[test]
fn examples_are_valid() {
    for target in crate::taken() {
        for &phase in Phase::ALL {
            for bits in [32, 64] {
                let Some(example) = example_layout(K, target, phase, bits) else {
                    assert_eq!((phase, bits), (Phase::Compile, 32));
                    continue;
                };
                assert!(
                    accepts_layout(K, target, phase, example.as_bytes()).verdict.is_yes(),
                    "{example}"
                );
                let pointer = Layout::parse(K, example.as_bytes()).unwrap().pointer(3);
                assert_eq!((pointer.size, pointer.index), (bits, bits));
            }
        }
        assert_eq!(example_layout(K, target, Phase::Verify, 16), None);
    }
    assert_eq!(Layout::parse(K, b"").unwrap().pointer(0).size, 64);
    assert_eq!(
        Layout::parse(K, b"p:32:32-p3:16:16").unwrap().pointer(u32::MAX).size,
        32
    );
    assert_eq!(
        accepts_layout(K, Target::Sm100, Phase::Verify, b"e-x")
            .fault
            .unwrap()
            .at,
        2
    );
}

/// The numbers of a cell: `1 2 4..7`.
fn widths(cell: &str) -> impl Iterator<Item = u32> + '_ {
    cell.split(' ').flat_map(|part| {
        let (first, last) = part.split_once("..").unwrap_or((part, part));
        first.parse().unwrap()..=last.parse::<u32>().unwrap()
    })
}

/// The verdict that outcomes of programs with pointers give.
fn verdict_of(outcomes: &BTreeSet<&str>) -> Option<Verdict> {
    Some(match outcomes.iter().copied().collect::<Vec<_>>()[..] {
        ["0"] => Verdict::Yes,
        ["signal 11"] | ["exit 1"] => Verdict::NoNvvmPointerCrash,
        // From 13.4 on, by the front end from 100 on: some uses end the process before the layout is looked at.
        ["6"] | ["9"] | ["9", "signal 11"] => Verdict::NoNvvmLayout,
        ["0", ..] => Verdict::NoNvvmPointerUse,
        _ => return None,
    })
}

/// Every width that was run, in every release, in programs that have pointers.
#[test]
fn every_width_of_pointers_that_was_run() {
    let rows = table("evidence/libnvvm_pointer_widths.tsv");
    let mut outcomes: BTreeMap<(Toolkit, &str, &str, u32), BTreeSet<&str>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.get("use") != "none") {
        let (first, last) = (release(row.get("first")), release(row.get("last")));
        for &toolkit in Toolkit::ALL.iter().filter(|toolkit| (first..=last).contains(toolkit)) {
            for width in widths(row.get("widths")) {
                // The alignment of 32 bits is that of their own.
                if (width == 32) == (row.get("alignment") == "32") {
                    let key = (toolkit, row.get("archs"), row.get("api"), width);
                    outcomes.entry(key).or_default().insert(row.get("rc"));
                }
            }
        }
    }
    let mut met = BTreeSet::new();
    for ((toolkit, arch, api, width), outcomes) in &outcomes {
        let name: Name = format!("compute_{arch}").parse().unwrap();
        let phase = *Phase::ALL.iter().find(|phase| phase.text() == *api).unwrap();
        let verdict = pointer_width(*toolkit, name.target, phase, *width);
        let expected = verdict_of(outcomes).unwrap_or_else(|| panic!("{toolkit} {arch} {api} {width}: {outcomes:?}"));
        assert_eq!(verdict, expected, "{toolkit} {arch} {api} {width}: {outcomes:?}");
        met.insert(verdict);
        // Of the release that was given layouts, the layout's answer is that of its width.
        if *toolkit == K && (*arch == "100" || width % 8 == 0) {
            let alignment = if *width == 32 { 32 } else { 64 };
            let example = example_layout(K, name.target, phase, 64).unwrap().to_string();
            let layout = example.replace("p:64:64:64", &format!("p:{width}:{alignment}:{alignment}"));
            assert_eq!(
                accepts_layout(K, name.target, phase, layout.as_bytes()).verdict,
                verdict,
                "{layout}"
            );
        }
    }
    assert!(outcomes.len() > 8800 && met.len() == 4, "{} {met:?}", outcomes.len());
    for (width, verdict) in [
        (0, Verdict::NoNvvmLayout),
        (1025, Verdict::UnknownNvvmWidth),
        (1 << 24, Verdict::NoNvvmLayout),
    ] {
        assert_eq!(pointer_width(K, Target::Sm100, Phase::Compile, width), verdict);
    }
    assert_eq!(
        pointer_width(Toolkit::V12_4, Target::Sm75, Phase::Compile, 131),
        Verdict::UnknownNvvmWidth
    );
    assert_eq!(
        pointer_width(Toolkit::V12_4, Target::Sm100, Phase::Compile, 64),
        Verdict::NoNvvmArch
    );
}

/// The release of a build: `13.0.88`.
fn release(build: &str) -> Toolkit {
    let (release, _) = build.rsplit_once('.').unwrap();
    release.parse().unwrap()
}

/// Other address spaces: a load through an argument compiles or ends the process as it does in space 0.
#[test]
fn widths_in_every_address_space() {
    let mut compared = 0;
    let mut differing = Vec::new();
    for row in table("evidence/libnvvm_pointer_spaces.tsv") {
        let (first, last) = (release(row.get("first")), release(row.get("last")));
        let target = format!("compute_{}", row.get("archs")).parse::<Name>().unwrap().target;
        for &toolkit in Toolkit::ALL.iter().filter(|toolkit| (first..=last).contains(toolkit)) {
            for width in widths(row.get("widths")).filter(|&width| width > 4) {
                let layout = example_layout(toolkit, target, Phase::Compile, 64).unwrap().to_string();
                let space = row.get("space");
                let layout = layout.replace("p:64:64:64", &format!("p:64:64:64-p{space}:{width}:64:64"));
                let verdict = accepts_layout(toolkit, target, Phase::Compile, layout.as_bytes()).verdict;
                let is_so = match row.get("rc") {
                    "0" => matches!(verdict, Verdict::Yes | Verdict::NoNvvmPointerUse),
                    "9" => verdict == Verdict::NoNvvmLayout,
                    _ => verdict == Verdict::NoNvvmPointerCrash,
                };
                if !is_so {
                    differing.push(format!("{toolkit} {layout} {}: {verdict}", row.get("rc")));
                }
                compared += 1;
            }
        }
    }
    assert!(
        differing.is_empty(),
        "{} differ:\n{}",
        differing.len(),
        differing.join("\n")
    );
    assert!(compared > 3000, "{compared}");
    // What is stated last counts, above 6 as well; more of those than four are not kept.
    let compiled = |more: &str| {
        let layout = format!(
            "{}{more}",
            example_layout(K, Target::Sm100, Phase::Compile, 64).unwrap()
        );
        accepts_layout(K, Target::Sm100, Phase::Compile, layout.as_bytes()).verdict
    };
    assert_eq!(compiled("-p9:24:64:64"), Verdict::NoNvvmPointerCrash);
    assert_eq!(compiled("-p9:24:64:64-p9:64:64:64-p8:64:64"), Verdict::Yes);
    assert_eq!(
        compiled("-p8:64:64-p9:64:64-p10:64:64-p11:64:64-p12:64:64"),
        Verdict::UnknownNvvmWidth
    );
    assert_eq!(
        compiled("-p8:16:64-p9:24:64-p10:64:64-p11:64:64-p12:64:64"),
        Verdict::NoNvvmPointerCrash
    );
}
