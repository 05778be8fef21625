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

/// What ptxas takes is not refused; what it refuses is, in its words and at its lines. Nobody looked at the differences of every second piece of text.
#[test]
fn mutants_are_judged_as_ptxas_judges_them() {
    let file = unpacked("ptx/mutants.tsv.zst");
    let (mut piece, mut pieces, mut mutants) = (String::new(), 0, 0u32);
    let mut scores: [[Score; 2]; 2] = Default::default();
    for row in file.lines() {
        match *row.split('\t').collect::<Vec<_>>() {
            ["piece", _, text] => (piece, pieces) = (plain(text), pieces + 1),
            [start, length, new, oldest, newest] => {
                let (start, length): (usize, usize) = (start.parse().unwrap(), length.parse().unwrap());
                let mut mutant = piece.clone();
                mutant.replace_range(start..start + length, &plain(new));
                mutants += 1;
                let [old, other] = &mut scores;
                if oldest != "crash" {
                    old[pieces % 2].count(Toolkit::V13_0, &mutant, oldest);
                }
                // Where 13.5 answers as 13.0 does a part is enough.
                match newest {
                    "crash" => {}
                    "" if oldest == "crash" || !mutants.is_multiple_of(4) => {}
                    "" => other[pieces % 2].count(Toolkit::V13_5, &mutant, oldest),
                    _ => other[pieces % 2].count(Toolkit::V13_5, &mutant, newest),
                }
            }
            _ => panic!("{row}"),
        }
    }
    assert!(mutants > 20_000 && pieces > 300, "{mutants} of {pieces}");
    for (scores, toolkit) in scores.iter().zip(["13.0", "13.5"]) {
        for (score, what) in scores.iter().zip(["not looked at", "looked at"]) {
            println!("{toolkit}, {what}: {score:?}");
            assert!(score.taken > 300 && score.refused > 2000, "{toolkit} {what}: {score:?}");
            let (same, missed) = (score.per_mille(score.same), score.per_mille(score.missed));
            assert!(same >= 990 && missed == 0, "{toolkit} {what}: {score:?}");
        }
    }
}
