use crate::common::{K, table};
use crate::{lines, passed, phase, target};
use smarch::nvvm::{Complaint, Layout, Malformation, Phase, accepts_layout, example_layout};
use smarch::{Target, Verdict};
use std::collections::BTreeSet;

/// Every layout that was run: what is returned, and every line that is logged.
#[test]
fn every_layout_that_was_run() {
    let (mut agreed, mut unknown) = (0, 0);
    let (mut malformations, mut complaints) = (BTreeSet::new(), BTreeSet::new());
    let mut differing = Vec::new();
    for row in table("evidence/libnvvm_layouts.tsv") {
        let text = row.get("layout");
        let answer = accepts_layout(K, target(&row), phase(&row), text.as_bytes());
        if answer.verdict == Verdict::UnknownNvvmLayout {
            assert!(target(&row).number() < 100);
            unknown += 1;
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
    assert!(agreed > 1700 && unknown > 0, "{agreed} {unknown}");
    // Each text is reached.
    assert_eq!(malformations, Malformation::ALL.iter().copied().collect());
    assert_eq!(complaints, Complaint::ALL.iter().copied().collect());
}

#[test]
fn examples_and_empty_layouts_on_every_target() {
    let mut compared = 0;
    for row in table("evidence/libnvvm_layout_examples.tsv") {
        let answer = accepts_layout(K, target(&row), phase(&row), row.get("layout").as_bytes());
        assert_eq!(answer.verdict.is_yes(), passed(&row));
        let words = answer.to_string();
        match (answer.verdict, row.get("layout"), row.get("rc")) {
            (Verdict::UnknownNvvmLayout, "-e", _) => assert!(target(&row).number() < 100),
            // The process ended without a word.
            (_, "", "signal 6") => {
                assert!(words.is_empty() && phase(&row) == Phase::Verify && target(&row).number() >= 100)
            }
            (_, "-e", _) => assert_eq!(row.get("log"), format!("m (1, 20): parse {words}")),
            _ => {
                // Verification joins the last complaint and the word before the examples.
                let log = row.get("log").replace("].Error: |", "]. |").replace("].Error:", "].");
                let log: Vec<String> = lines(&log)
                    .iter()
                    .map(|line| line.replace("Error: Error: ", ""))
                    .collect();
                assert_eq!(
                    words.lines().collect::<Vec<_>>(),
                    log,
                    "{} {}",
                    row.get("api"),
                    row.get("arch")
                );
                compared += 1;
            }
        }
    }
    // An empty layout and "e", both ways on 23 targets, but for the 15 whose verification ends the process.
    assert_eq!(compared, 23 * 4 - 15);
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
                let pointer = Layout::parse(example.as_bytes()).unwrap().pointer(3);
                assert_eq!((pointer.size, pointer.index), (bits, bits));
            }
        }
        assert_eq!(example_layout(K, target, Phase::Verify, 16), None);
    }
    assert_eq!(Layout::parse(b"").unwrap().pointer(0).size, 64);
    assert_eq!(Layout::parse(b"p:32:32-p3:16:16").unwrap().pointer(u32::MAX).size, 32);
    assert_eq!(
        accepts_layout(K, Target::Sm100, Phase::Verify, b"e-x")
            .fault
            .unwrap()
            .at,
        2
    );
}
