//! What each release does beyond its limits.

use crate::cells;
use crate::common::table;
use smarch::rules::limits::{Effect, Limits, Request, ptxas_limit};
use smarch::{Target, Toolkit};
use std::collections::BTreeMap;

/// A row of `releases/limits.tsv` as a request: `.maxntid 32, 32, 2`, `shared 49153 -c`.
fn request(text: &str) -> Request {
    let numbers = |text: &str| -> Vec<u64> { text.split(", ").map(|number| number.parse().unwrap()).collect() };
    let threads = |text: &str| {
        let mut all = [1; 3];
        for (cell, number) in all.iter_mut().zip(numbers(text)) {
            *cell = u32::try_from(number).unwrap();
        }
        all
    };
    if let Some((size, blocks)) = text.split_once(".minnctapersm ") {
        let size = size.trim().split_once(' ').map(|(_, size)| threads(size));
        return Request::MinBlocks(size, blocks.parse().unwrap());
    }
    let (what, value) = text.split_once(' ').unwrap();
    match what {
        ".maxnreg" => Request::MaxRegisters(value.parse().unwrap()),
        ".maxntid" => Request::MaxThreads(threads(value)),
        ".reqntid" => Request::RequiredThreads(threads(value)),
        "--maxrregcount" => Request::RegisterCount(value.parse().unwrap()),
        "bar.sync" => Request::Barrier(value.trim_end_matches(';').parse().unwrap()),
        "shared" => match value.strip_suffix(" -c") {
            Some(bytes) => Request::RelocatableStaticSmem(bytes.parse().unwrap()),
            None => Request::StaticSmem(value.parse().unwrap()),
        },
        other => panic!("{other}"),
    }
}

/// Requests for GPUs that have an answer. `.minnctapersm` alone was asked of few: its warning names no entry, and entries were asked together.
#[test]
fn every_limit_of_every_gpu() {
    let messages: BTreeMap<String, String> = table("releases/limits_messages.tsv")
        .iter()
        .map(|row| (row.get("code").into(), row.get("answer").into()))
        .collect();
    for row in &table("releases/limits.tsv") {
        let request = request(row.get("request"));
        for (toolkit, gpu, code) in cells(row) {
            let what = format!("{toolkit} {gpu}: {}", row.get("request"));
            let outcome = ptxas_limit(toolkit, gpu, request).unwrap_or_else(|| panic!("{what}"));
            let (result, words) = messages[&code].split_once(" | ").unwrap_or((&messages[&code], ""));
            let effect = match (result, words) {
                ("accepted", "") => Effect::Obeyed,
                ("accepted", words) if words.contains("adjusting") => Effect::Adjusted,
                ("accepted", _) => Effect::Ignored,
                ("refused", _) => Effect::Refused,
                ("signal 8", _) => Effect::Crashes,
                other => panic!("{other:?}"),
            };
            let bytes = match request {
                Request::StaticSmem(bytes) => format!("0x{bytes:x} bytes"),
                _ => String::new(),
            };
            let words = words
                .replace("profile G", &format!("profile {gpu}"))
                .replace("0xN bytes", &bytes);
            assert_eq!(
                (outcome.effect(), outcome.message("k").to_string()),
                (effect, words),
                "{what}"
            );
        }
    }
    for &toolkit in Toolkit::ALL {
        for &gpu in Target::ALL {
            assert_eq!(
                Limits::of(toolkit, gpu).is_some(),
                toolkit.builds(gpu),
                "{toolkit} {gpu}"
            );
            assert_eq!(
                ptxas_limit(toolkit, gpu, Request::Barrier(0)).is_some(),
                toolkit.builds(gpu)
            );
        }
    }
}
