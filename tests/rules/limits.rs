//! What ptxas does beyond its limits: every row of the measured file.

use crate::common::{K, Row, table};
use smarch::Target;
use smarch::rules::limits::{Effect, Limits, Outcome, Request, ptxas_limit};
use std::collections::BTreeMap;

/// The words of the file without ptxas's beginnings, first message first; the file's entry is `k`.
fn words(row: &Row) -> String {
    let first = row.get("message_or_result").split(" | ").next().unwrap();
    let beginnings = ["ptxas warning : ", "ptxas error   : ", "ptxas fatal   : "];
    let plain = beginnings.iter().find_map(|beginning| first.strip_prefix(beginning));
    let in_file = |words: &str| {
        words
            .split_once("error   : ")
            .or(words.split_once("warning : "))
            .map(|(_, words)| words.to_string())
    };
    plain
        .map(String::from)
        .or_else(|| in_file(first))
        .unwrap_or_else(|| first.to_string())
}

fn check(row: &Row, outcome: Outcome, counts: &mut BTreeMap<Effect, usize>) {
    let what = format!("{} {} {}", row.get("gpu_name"), row.get("limit"), row.get("value"));
    let effect = outcome.effect();
    let is_accepted = !matches!(effect, Effect::Refused | Effect::Crashes);
    assert_eq!(is_accepted, row.get("accepted") == "yes", "{what}");
    let result = words(row);
    // Accepted silently, the file shows what was used.
    let expected = if result.starts_with("used ") { "" } else { &result };
    assert_eq!(outcome.message("k").to_string(), expected, "{what}");
    assert_eq!(
        matches!(effect, Effect::Obeyed | Effect::Crashes),
        expected.is_empty(),
        "{what}"
    );
    assert_eq!(effect == Effect::Adjusted, expected.contains("adjusting"), "{what}");
    *counts.entry(effect).or_default() += 1;
}

/// `.maxntid 32,32,2 .minnctapersm 3`: the directives with their numbers.
fn directives(text: &str) -> BTreeMap<&str, Vec<u64>> {
    let words: Vec<&str> = text.split(' ').collect();
    let numbers = |text: &str| text.split(',').map(|number| number.parse().unwrap()).collect();
    let pairs = words
        .chunks(2)
        .filter(|pair| pair.len() == 2 && pair[0] != ".explicitcluster");
    pairs.map(|pair| (pair[0], numbers(pair[1]))).collect()
}

fn threads(numbers: &[u64]) -> Option<[u32; 3]> {
    let mut threads = [1; 3];
    for (cell, &number) in threads.iter_mut().zip(numbers) {
        *cell = u32::try_from(number).ok()?;
    }
    Some(threads)
}

#[test]
fn every_measured_row_holds() {
    let (mut counts, mut others) = (BTreeMap::new(), BTreeMap::<&str, usize>::new());
    for row in &table("ptxas/limits.tsv") {
        let gpu: Target = row.get("gpu_name").parse().unwrap();
        let limits = Limits::of(K, gpu).unwrap();
        let (limit, value) = (row.get("limit"), row.get("value"));
        let number = value.parse::<i64>();
        let request = match (limit, number) {
            ("--maxrregcount", Ok(number)) => Request::RegisterCount(number),
            ("bar.sync" | "barrier.sync" | "bar.arrive", Ok(number)) => Request::Barrier(number as u64),
            ("static shared max bytes accepted" | "static shared first rejected", Ok(number)) => {
                Request::StaticSmem(number as u32)
            }
            ("-c static shared", Ok(number)) => Request::RelocatableStaticSmem(number as u32),
            ("directive", _)
                if value.contains("cluster") || value.contains(".maxnctapersm") || value.contains("4294967296") =>
            {
                *others.entry("directives that are no limit").or_default() += 1;
                continue;
            }
            ("directive", _) => {
                let said = directives(value);
                let threads = said
                    .get(".maxntid")
                    .or(said.get(".reqntid"))
                    .map(|numbers| threads(numbers).unwrap());
                let one = |name: &str| said.get(name).map(|numbers| numbers[0] as u32);
                match (one(".maxnreg"), one(".minnctapersm"), threads) {
                    (Some(count), _, _) => Request::MaxRegisters(count),
                    (None, Some(blocks), threads) => Request::MinBlocks(threads, blocks),
                    (None, None, Some(threads)) => Request::MaxThreads(threads),
                    other => panic!("{value}: {other:?}"),
                }
            }
            ("max .maxntid without warning (threads per SM)" | "max .reqntid without warning", Ok(number)) => {
                assert_eq!(i64::from(limits.threads_per_sm), number, "{gpu}");
                continue;
            }
            (
                "max .minnctapersm without warning (.maxntid 32)" | "max .minnctapersm without warning (.maxntid 1)",
                Ok(number),
            ) => {
                assert_eq!(i64::from(limits.blocks_per_sm), number, "{gpu}");
                continue;
            }
            ("max .maxntid with .minnctapersm 2", Ok(number)) => {
                assert_eq!(i64::from(limits.threads_per_sm / 2), number, "{gpu}");
                continue;
            }
            (
                "static shared max bytes, PTX .target sm_75"
                | "static shared max bytes, PTX .target own"
                | "static shared max bytes, own target, .reqnctapercluster 2",
                Ok(number),
            ) => {
                assert_eq!(i64::from(limits.static_smem), number, "{gpu}");
                continue;
            }
            (other, _) => {
                *others
                    .entry(match other {
                        "regs chosen for launch bounds" => "launch bounds, another test's",
                        "300-live-value kernel, regs used, maxrregcount" => "a kernel's spills",
                        "--maxrregcount" => "words instead of numbers",
                        "bar.sync %r" => "a barrier in a register",
                        "static shared max bytes, own target, .reqnctapercluster 2" => "clusters before 9.0",
                        other => panic!("{other}"),
                    })
                    .or_default() += 1;
                continue;
            }
        };
        check(row, ptxas_limit(K, gpu, request).unwrap(), &mut counts);
    }
    assert_eq!(counts.values().sum::<usize>(), COMPARED, "{counts:?} {others:?}");
    assert_eq!(counts.len(), Effect::ALL.len());
    let others: Vec<(&str, usize)> = others.into_iter().collect();
    assert_eq!(others, OTHERS);
}

/// Rows that were compared, besides the maxima.
const COMPARED: usize = 832;

/// Rows that are not about these limits.
const OTHERS: [(&str, usize); 6] = [
    ("a barrier in a register", 10),
    ("a kernel's spills", 115),
    ("clusters before 9.0", 6),
    ("directives that are no limit", 100),
    ("launch bounds, another test's", 391),
    ("words instead of numbers", 69),
];

/// Zeros, products that wrap, blocks beside threads, and barriers above 2^32.
#[test]
fn odd_numbers_do_what_they_did() {
    let rows = table("evidence/ptxas_limits.tsv");
    assert_eq!(rows.len(), 60);
    for row in &rows {
        let gpu: Target = row.get("gpu_name").parse().unwrap();
        let directive = row.get("directive");
        let request = match directive.strip_prefix("bar.sync ") {
            Some(number) => Request::Barrier(number.parse().unwrap()),
            None => {
                let said = directives(directive);
                let size = |name: &str| said.get(name).map(|numbers| threads(numbers).unwrap());
                match (size(".maxntid"), size(".reqntid"), said.get(".minnctapersm")) {
                    (threads, None, Some(blocks)) => Request::MinBlocks(threads, blocks[0] as u32),
                    (None, Some(threads), None) => Request::RequiredThreads(threads),
                    other => panic!("{directive}: {other:?}"),
                }
            }
        };
        let outcome = ptxas_limit(K, gpu, request).unwrap();
        let words = outcome.message("k").to_string();
        let line = row.get("first_line");
        assert!(
            line.ends_with(&words) && words.is_empty() == line.is_empty(),
            "{gpu} {directive}: {words}"
        );
        let exit = match outcome.effect() {
            Effect::Refused => "255",
            Effect::Crashes => "136",
            _ => "0",
        };
        assert_eq!(exit, row.get("exit"), "{gpu} {directive}");
    }
}

/// From `ptxas/FINDINGS.md`, section 5: the product wraps, silently; and targets that ptxas does not build for.
#[test]
fn threads_are_multiplied_as_ptxas_does() {
    let outcome = ptxas_limit(K, Target::Sm90, Request::MaxThreads([65536, 65536, 1])).unwrap();
    assert_eq!(
        (outcome.effect(), outcome.message("k").to_string()),
        (Effect::Obeyed, String::new())
    );
    assert!(ptxas_limit(K, Target::Sm70, Request::Barrier(0)).is_none());
    assert_eq!(Limits::of(K, Target::Sm73), None);
}

/// `.maxnreg` takes the lowest number of registers as it is, and raises the one below it: the file has no row of either.
#[test]
fn the_lowest_maxnreg() {
    let outcome = |count| ptxas_limit(K, Target::Sm90, Request::MaxRegisters(count)).unwrap();
    let lowest = Limits::of(K, Target::Sm90).unwrap().min_registers;
    assert_eq!(
        (outcome(lowest).effect(), outcome(lowest).message("k").to_string()),
        (Effect::Obeyed, String::new())
    );
    assert_ne!(outcome(lowest - 1).effect(), Effect::Obeyed);
}
