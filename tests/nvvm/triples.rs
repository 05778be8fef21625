use crate::common::{K, table};
use crate::releases::{asked, has_ended};
use crate::{lines, passed, phase, target};
use smarch::nvvm::{Phase, accepts_triple, triple_refusal};
use smarch::{Target, Verdict};
use std::collections::BTreeSet;

#[test]
fn every_triple_that_was_run() {
    let mut met = BTreeSet::new();
    for row in table("evidence/libnvvm_triples.tsv") {
        let text = match row.get("triple") {
            "(none)" => "",
            text => text,
        };
        let verdict = accepts_triple(K, target(&row), phase(&row), text.as_bytes());
        let what = format!("{text:?} {} {}", row.get("api"), row.get("arch"));
        assert_eq!(verdict.is_yes(), passed(&row), "{what}");
        let refusal = triple_refusal(K, target(&row), phase(&row), text.as_bytes());
        let words = refusal.map_or(String::new(), |refusal| refusal.to_string());
        // Where the process ended, there is no log; words with the module's name begin with it.
        let logged: Vec<&str> = lines(row.get("log").trim_start_matches("m: "));
        assert_eq!(words.lines().collect::<Vec<_>>(), logged, "{what}");
        assert_eq!(verdict == Verdict::NoNvvmCrash, row.get("rc") == "signal 11", "{what}");
        met.insert(verdict);
    }
    let all = [
        Verdict::Yes,
        Verdict::NoNvvmTriple,
        Verdict::NoNvvmTripleMissing,
        Verdict::NoNvvmTripleBackEnd,
        Verdict::NoNvvmCrash,
    ];
    assert_eq!(met, all.into());
}

/// Every architecture that was run for 100, in every release: LLVM ends the process over those that it knows.
#[test]
fn every_architecture_that_was_run() {
    let (mut crashes, mut rows) = (0, 0);
    for row in table("evidence/libnvvm_architectures.tsv") {
        for (toolkit, target, triple) in asked(&row) {
            let verdict = accepts_triple(toolkit, target, phase(&row), triple.as_bytes());
            // A spelling that no list names is not guessed.
            let is_guessed = verdict == Verdict::UnknownNvvmTriple;
            let expected = if has_ended(&row) {
                Verdict::NoNvvmCrash
            } else {
                Verdict::NoNvvmTripleBackEnd
            };
            assert!(verdict == expected || is_guessed, "{triple} {toolkit}: {verdict}");
            crashes += usize::from(has_ended(&row) && !is_guessed);
            rows += 1;
        }
    }
    assert!(crashes > 900 && rows > 1200, "{crashes} {rows}");
}

#[test]
fn every_target_answers_alike_within_its_front_end() {
    for text in [b"nvptx64-nvidia-cuda".as_slice(), b"nvptx64-nvidia-nvcl", b"foo", b""] {
        for target in crate::taken() {
            for &phase in Phase::ALL {
                let like = if target.number() < 100 {
                    Target::Sm75
                } else {
                    Target::Sm100
                };
                assert_eq!(
                    accepts_triple(K, target, phase, text),
                    accepts_triple(K, like, phase, text)
                );
            }
        }
    }
}
