//! Statements with one operand varied, and what every release says of them: `operands.tsv.zst` and `spellings.tsv.zst`.

use crate::common::packed::unpacked;
use smarch::Toolkit;

pub struct Statements {
    text: String,
}

impl Statements {
    pub fn read(file: &str) -> Self {
        Self { text: unpacked(file) }
    }

    /// What stands in front of a statement, and the lines behind it: the columns' names, then a statement each.
    fn parts(&self) -> (&str, &str) {
        self.text.split_once("\n\n").unwrap()
    }

    pub fn head(&self) -> &str {
        self.parts().0
    }

    /// The releases of the columns: the first one before the others.
    pub fn releases(&self) -> Vec<Toolkit> {
        let names = self.parts().1.lines().next().unwrap().split('\t').skip(2);
        let releases: Vec<Toolkit> = names
            .map(|build| build.rsplit_once('.').unwrap().0.parse().unwrap())
            .collect();
        assert!(releases.len() >= 17, "{releases:?}");
        releases
    }

    /// Statements that the release of a column was asked about: each with what is varied in it, and the lines that are said of it.
    pub fn asked(&self, column: usize) -> impl Iterator<Item = (&str, &str, Vec<&str>)> {
        self.parts().1.lines().skip(1).filter_map(move |row| {
            let cells: Vec<&str> = row.split('\t').collect();
            let said = match cells[2 + column] {
                "=" => cells[2],
                said => said,
            };
            // "!" is in front of a line at which ptxas stops.
            let lines = said
                .split('\x1f')
                .filter(|line| !line.is_empty())
                .map(|line| line.trim_start_matches('!'));
            (said != "?").then(|| (cells[0], cells[1], lines.collect()))
        })
    }
}
