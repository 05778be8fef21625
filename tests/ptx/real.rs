//! PTX text of compilers and public libraries, as if for other targets and versions: the lines that ptxas refuses are those that we refuse, with its messages.

use crate::common::packed::unpacked;
use crate::common::{target, version};
use smarch::rules::ptx_text::{Assumed, check};
use smarch::{Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// What ptxas of a release said of a text.
struct Heard {
    /// The text's name in `tests/data/ptx/real`.
    text: String,
    release: Toolkit,
    /// `.target` and `.version` of each cell.
    cells: Vec<(String, String)>,
    rows: Vec<Row>,
}

/// A message, on which lines it stands in which cells.
struct Row {
    kind: Kind,
    cells: Vec<RangeInclusive<u32>>,
    lines: Vec<RangeInclusive<u32>>,
    message: String,
}

#[derive(PartialEq, Eq)]
enum Kind {
    /// The target or the version does not do.
    Refusal,
    /// Another error.
    Other,
    /// ptxas gave up.
    End,
}

type Lines = BTreeMap<u32, BTreeSet<String>>;

fn heard() -> Vec<Heard> {
    let mut all: Vec<Heard> = Vec::new();
    for line in unpacked("ptx/real.tsv.zst").lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        match (<[&str; 4]>::try_from(&columns[..]), all.last_mut()) {
            (Ok(["#", text, release, cells]), _) => all.push(Heard {
                text: text.into(),
                release: release.parse().unwrap(),
                cells: cells
                    .split(' ')
                    .map(|cell| cell.split_once('/').unwrap())
                    .map(|(target, version)| (target.into(), version.into()))
                    .collect(),
                rows: Vec::new(),
            }),
            (Ok([kind, cells, lines, message]), Some(heard)) => heard.rows.push(Row {
                kind: match kind {
                    "refusal" => Kind::Refusal,
                    "other" => Kind::Other,
                    "end" => Kind::End,
                    _ => panic!("{line}"),
                },
                cells: ranges(cells),
                lines: ranges(lines),
                message: message.into(),
            }),
            _ => panic!("{line}"),
        }
    }
    all
}

/// "0-2 5".
fn ranges(text: &str) -> Vec<RangeInclusive<u32>> {
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        first.parse().unwrap()..=last.parse().unwrap()
    };
    text.split(' ').map(range).collect()
}

impl Heard {
    /// The messages of a kind in a cell, by line.
    fn lines(&self, cell: usize, kind: &Kind) -> Lines {
        let mut found = Lines::new();
        let said = |row: &&Row| row.kind == *kind && row.cells.iter().any(|cells| cells.contains(&(cell as u32)));
        for row in self.rows.iter().filter(said) {
            let message = row.message.replace("{}", &self.cells[cell].0);
            for line in row.lines.iter().cloned().flatten() {
                found.entry(line).or_default().insert(message.clone());
            }
        }
        found
    }
}

/// A message without the names of the text's own functions and parameters.
fn without_names(message: &str) -> String {
    match message.split_once('\'') {
        Some((before @ ("Function parameter " | "Entry function "), rest)) => {
            format!("{before}'...{}", rest.split_once('\'').unwrap().1)
        }
        _ => message.into(),
    }
}

/// What is not foretold yet: beginnings of messages.
const NOT_YET: &[&str] = &[
    "Parameter variables must be declared within .entry",
    // Below .version 1.4 the bytes are rounded up.
    "Entry function '... uses too much parameter space (0x240 bytes, 0x100 max).",
    "Entry function '... uses too much parameter space (0x230 bytes, 0x100 max).",
    "Feature 'device function addresses'",
    "Feature 'functions as initial values'",
    "Feature 'addresses as initial values'",
];

/// Of the `.version` with the `.target`.
const PAIR: &str = "does not support .target";

/// Told of the GPU, and that was not asked about.
fn is_of_gpu(message: &str) -> bool {
    message.contains("' cannot be compiled for architecture '")
}

/// Every text, release, target and version: each line.
#[test]
fn lines_that_ptxas_refuses_are_refused_in_its_words() {
    let (mut lines, mut wrong) = (0u32, BTreeMap::<String, (u32, String)>::new());
    for heard in heard() {
        let text = unpacked(&format!("ptx/real/{}.ptx.zst", heard.text));
        for (cell, (target_name, version_text)) in heard.cells.iter().enumerate() {
            let mut theirs = heard.lines(cell, &Kind::Refusal);
            let others = heard.lines(cell, &Kind::Other);
            let mut end = heard.lines(cell, &Kind::End).into_keys().next().unwrap_or(u32::MAX);
            let assumed = Assumed {
                version: Some(version(version_text)),
                target: Some(target(target_name)),
                gpu: None,
            };
            let (mut ours, mut unknown) = (Lines::new(), Lines::new());
            for finding in check(heard.release, text.as_bytes(), assumed) {
                let found = match finding.verdict {
                    Verdict::UnknownForm => &mut unknown,
                    Verdict::UnknownText => {
                        end = end.min(finding.place.line);
                        &mut unknown
                    }
                    _ => &mut ours,
                };
                let line = found.entry(finding.place.line).or_default();
                line.insert(finding.to_string());
            }
            // Behind an end ptxas says nothing of the two. Those up to 12.5 do not either where they put an instruction together of others: div.rn, wmma.
            let says_pair = theirs.values().flatten().any(|said| said.contains(PAIR));
            let may_forget = !heard.release.is_from(Toolkit::V12_6);
            if end != u32::MAX || may_forget && !says_pair {
                let pair = |said: &mut BTreeSet<String>| said.retain(|said| !said.contains(PAIR));
                ours.values_mut().chain(theirs.values_mut()).for_each(pair);
            }
            theirs
                .values_mut()
                .for_each(|said| said.retain(|said| !is_of_gpu(said)));
            let all: BTreeSet<u32> = [&ours, &theirs, &unknown]
                .into_iter()
                .flat_map(|lines| lines.keys().copied())
                .collect();
            for line in all.into_iter().filter(|&line| line < end) {
                lines += 1;
                let nothing = BTreeSet::new();
                let of = |lines: &Lines| lines.get(&line).unwrap_or(&nothing).clone();
                // Where there is another error ptxas may say less, and more in words of its own.
                let said = if others.contains_key(&line) {
                    of(&theirs)
                        .difference(&of(&ours))
                        .filter(|_| of(&ours).is_empty() && of(&unknown).is_empty())
                        .cloned()
                        .collect()
                } else {
                    let both = (of(&theirs), of(&ours));
                    both.0
                        .symmetric_difference(&both.1)
                        .cloned()
                        .chain(of(&unknown))
                        .collect::<Vec<_>>()
                };
                for message in said.into_iter().map(|message| without_names(&message)) {
                    let side = if of(&theirs).iter().any(|said| without_names(said) == message) {
                        "ptxas alone"
                    } else {
                        "we alone"
                    };
                    let entry = wrong.entry(format!("{side}: {message}")).or_default();
                    entry.0 += 1;
                    if entry.0 == 1 {
                        entry.1 = format!(
                            "{}:{line} as {target_name} {version_text} in {}",
                            heard.text, heard.release
                        );
                    }
                }
            }
        }
    }
    assert!(lines > 1_000_000, "{lines}");
    let is_of = |begins: &str, message: &str| message.split_once(": ").unwrap().1.starts_with(begins);
    for begins in NOT_YET {
        assert!(
            wrong.keys().any(|message| is_of(begins, message)),
            "foretold by now: {begins}"
        );
    }
    let is_new = |message: &str| !NOT_YET.iter().any(|begins| is_of(begins, message));
    let mut wrong: Vec<_> = wrong.into_iter().filter(|(message, _)| is_new(message)).collect();
    wrong.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let list: Vec<String> = wrong
        .iter()
        .take(60)
        .map(|(message, (count, place))| format!("{count} {message} ({place})"))
        .collect();
    assert!(
        wrong.is_empty(),
        "{lines} lines, {} messages:\n{}",
        wrong.len(),
        list.join("\n")
    );
}
