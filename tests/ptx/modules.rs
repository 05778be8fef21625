//! Syntax, declarations and calls: what ptxas says of whole texts, line by line.

use crate::common::{Row, table};
use smarch::ptx::text::{Symbol, Symbols, rows_for};
use smarch::rules::ptx_text::{Assumed, check_with};
use smarch::{Answer, Toolkit, Version};

/// The head that a text was asked with: of the releases before PTX 8.4 it has their newest.
fn head(toolkit: Toolkit) -> String {
    let version = toolkit.ptx().min(Version::new(8, 4));
    let target = if toolkit < Toolkit::V11_8 { "sm_80" } else { "sm_90" };
    format!(".version {version}\n.target {target}\n.address_size 64\n")
}

/// The columns of a file that are releases, with each.
pub fn releases<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<(&'a str, Toolkit)> {
    let known = |name: &'a str| Some((name, name.parse().ok()?));
    names.into_iter().filter_map(known).collect()
}

/// What is said of a text: lines with words, in order; whether something in it is not known.
pub fn said(toolkit: Toolkit, text: &str) -> (Vec<String>, bool) {
    let mut rows = vec![Symbol::default(); rows_for(text.as_bytes())];
    let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap_or(Symbols::NONE);
    let mut findings = check_with(toolkit, text.as_bytes(), Assumed::default(), symbols);
    let (mut lines, mut is_unknown) = (Vec::new(), false);
    for finding in findings.by_ref() {
        if finding.verdict.answer() == Answer::No {
            lines.push(format!("{} {finding}", finding.place.line));
        } else {
            is_unknown = true;
        }
    }
    let is_unknown = is_unknown || findings.counts().is_some_and(|counts| counts.unknown != 0);
    lines.sort();
    (lines, is_unknown)
}

/// The lines of a cell, in order.
pub fn lines_of(cell: &str) -> Vec<String> {
    let lines = cell.split("\\n").filter(|line| *line != "-");
    let mut lines: Vec<String> = lines.map(str::to_string).collect();
    lines.sort();
    lines
}

/// What a release says, in order; `None`: it ends without a word.
fn of_release(row: &Row, release: &str) -> Option<Vec<String>> {
    let cell = match row.get(release) {
        "" => row.get("13.0"),
        cell => cell,
    };
    let lines = lines_of(cell);
    (!lines.iter().any(|line| line == "crash")).then_some(lines)
}

/// What ptxas takes is not refused; what it refuses is, in its words and at its lines.
#[test]
fn modules_are_judged_as_ptxas_judges_them() {
    let file = include_str!("../data/ptx/modules.tsv");
    let names = file.lines().next().unwrap().split('\t');
    let releases = releases(names);
    assert!(releases.len() >= 17, "{releases:?}");
    for (release, toolkit) in releases {
        let (mut taken, mut refused, mut same, mut unknown, mut missed, mut others) = (0, 0, 0, 0, 0, 0);
        for row in &table("ptx/modules.tsv") {
            let Some(expected) = of_release(row, release) else {
                continue;
            };
            let text = format!("{}{}", head(toolkit), row.get("text").replace("\\n", "\n"));
            let (found, is_unknown) = said(toolkit, &text);
            if expected.is_empty() {
                taken += 1;
                assert!(found.is_empty(), "{release} takes {text}\n{found:?}");
                continue;
            }
            refused += 1;
            match found.is_empty() {
                _ if found == expected => same += 1,
                true if is_unknown => unknown += 1,
                true => missed += 1,
                false => others += 1,
            }
            // What is said beside something else is said by ptxas, too, or of the same line.
            let lines: Vec<&str> = expected.iter().filter_map(|line| line.split(' ').next()).collect();
            let is_near = |line: &String| {
                let number: u32 = line.split(' ').next().unwrap().parse().unwrap();
                lines
                    .iter()
                    .any(|line| line.parse::<u32>().unwrap().abs_diff(number) <= 1)
            };
            assert!(found.iter().all(is_near), "{release}: {text}\n{expected:?}\n{found:?}");
        }
        println!(
            "{release}: {taken} taken, {refused} refused, {same} in their words, {unknown} unknown, {missed} missed, {others} in other words"
        );
        assert!(taken > 250 && refused > 700);
        // Older releases have fewer types, and stop at the others; 12.6 reads some in a way of its own.
        let least = match toolkit {
            Toolkit::V12_6 => 98,
            _ if toolkit >= Toolkit::V12_3 => 99,
            _ => 98,
        };
        assert!(same * 100 >= refused * least && missed * 100 <= refused, "{release}");
    }
}
