//! Real PTX with one token damaged: what ptxas says of it, line by line.

use crate::common::packed::unpacked;
use crate::modules::said;
use smarch::Toolkit;

/// How many mutants ptxas takes and refuses, and how many of these are refused as ptxas does.
#[derive(Default, Debug)]
struct Score {
    taken: u32,
    refused: u32,
    same: u32,
    /// Nothing is said, and something is not known of them.
    unknown: u32,
    missed: u32,
    other: u32,
}

/// A cell's text, with its line ends and tabs.
pub fn plain(cell: &str) -> String {
    let mut text = String::new();
    let mut signs = cell.chars();
    while let Some(sign) = signs.next() {
        match (sign == '\\').then(|| signs.next().unwrap()) {
            None => text.push(sign),
            Some('n') => text.push('\n'),
            Some('t') => text.push('\t'),
            Some(sign) => text.push(sign),
        }
    }
    text
}

impl Score {
    fn count(&mut self, toolkit: Toolkit, mutant: &str, cell: &str) {
        let (found, is_unknown) = said(toolkit, mutant);
        if cell == "-" {
            self.taken += 1;
            assert!(found.is_empty(), "{toolkit} takes {mutant}\n{found:?}");
            return;
        }
        // ptxas names the file.
        let cell = plain(cell).replace(" at start of file 'module.ptx'", " at start of file");
        let mut expected: Vec<&str> = cell.lines().collect();
        expected.sort_unstable();
        self.refused += 1;
        *match found.is_empty() {
            _ if found == expected => &mut self.same,
            true if is_unknown => &mut self.unknown,
            true => &mut self.missed,
            false => &mut self.other,
        } += 1;
    }

    fn per_mille(&self, part: u32) -> u32 {
        part * 1000 / self.refused
    }
}

/// A text with the `.version` and the `.target` with which a release was asked.
fn with_head(text: &str, head: &str) -> String {
    let (version, target) = head.split_once(' ').unwrap();
    let value = |word: &str| {
        let start = text.find(&format!("\n{word}")).map_or(0, |at| at + 1) + word.len();
        let rest = text[start..].trim_start();
        let start = text.len() - rest.len() + (rest.len() - rest.trim_start().len());
        let length = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_' && sign != '.');
        start..start + length.unwrap_or(rest.len())
    };
    let mut text = text.to_string();
    for (word, new) in [(".version", version), (".target", target)] {
        let place = value(word);
        text.replace_range(place.clone(), &format!("{new:<width$}", width = place.len()));
    }
    text
}

/// What ptxas takes is not refused; what it refuses is, in its words and at its lines. Nobody looked at the differences of every second piece of text.
#[test]
fn mutants_are_judged_as_ptxas_judges_them() {
    let file = unpacked("ptx/mutants.tsv.zst");
    let mut lines = file.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let releases = lines.next().unwrap().split_off(1);
    let toolkits: Vec<Toolkit> = releases.iter().map(|name| name.parse().unwrap()).collect();
    let mut scores: Vec<[Score; 2]> = releases.iter().map(|_| Default::default()).collect();
    let (mut pieces, mut mutants) = (0, 0u32);
    // The piece, as each release was asked about it; `None`: it takes none such.
    let mut texts: Vec<Option<String>> = Vec::new();
    for row in lines {
        if let ["piece", _, text, heads @ ..] = &row[..] {
            let text = plain(text);
            let others = heads.iter().map(|head| (*head != "-").then(|| with_head(&text, head)));
            (texts, pieces) = (core::iter::once(Some(text.clone())).chain(others).collect(), pieces + 1);
            continue;
        }
        let (start, length): (usize, usize) = (row[0].parse().unwrap(), row[1].parse().unwrap());
        let (new, first) = (plain(row[2]), row[3]);
        mutants += 1;
        for (number, cell) in row[3..].iter().enumerate() {
            let cell = if cell.is_empty() { first } else { cell };
            // Where another answers as the first does a part is enough. A process that ends says nothing of the text.
            let is_same = number != 0 && row[3 + number].is_empty();
            if cell == "?" || cell.ends_with("crash") || is_same && !(mutants - 1).is_multiple_of(4) {
                continue;
            }
            let mut mutant = texts[number].clone().unwrap();
            mutant.replace_range(start..start + length, &new);
            scores[number][pieces % 2].count(toolkits[number], &mutant, cell);
        }
    }
    assert!(mutants > 20_000 && pieces > 290, "{mutants} of {pieces}");
    assert!(releases.len() >= 17, "{releases:?}");
    for (scores, toolkit) in scores.iter().zip(releases) {
        for (score, what) in scores.iter().zip(["not looked at", "looked at"]) {
            println!("{toolkit}, {what}: {score:?}");
            assert!(score.taken > 100 && score.refused > 2000, "{toolkit} {what}: {score:?}");
            let (same, missed) = (score.per_mille(score.same), score.per_mille(score.missed));
            // The pieces were chosen for the first two; of others fewer were looked at.
            let least = if ["13.0", "13.5"].contains(&toolkit) { 990 } else { 982 };
            assert!(same >= least && missed <= 2, "{toolkit} {what}: {score:?}");
        }
    }
}
