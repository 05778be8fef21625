//! What llc 19 and 22 write of LLVM's own tests: ptxas takes nearly all of it, and says of the rest what it lacks.

use crate::common::packed::unpacked;
use crate::modules::{lines_of, releases, said};
use crate::mutants::plain;

/// Not asked: the release builds nothing for the target.
const NOT_ASKED: &str = "?";

/// What ptxas takes is not refused; what it refuses is, in its words and at its lines.
#[test]
fn what_llc_writes_is_judged_as_ptxas_judges_it() {
    let all = unpacked("ptx/llvm.tsv.zst");
    let mut rows = all.lines();
    let names: Vec<&str> = rows.next().unwrap().split('\t').collect();
    let (mut taken, mut refused) = (0, 0);
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let (test, text, first) = (cells[0], plain(cells[1]), cells[2]);
        for (release, toolkit) in releases(names.iter().copied()) {
            let at = names.iter().position(|name| *name == release).unwrap();
            let cell = if cells[at].is_empty() { first } else { cells[at] };
            let expected = lines_of(cell);
            // Some releases end without a word of more.
            if cell == NOT_ASKED || expected.iter().any(|line| line == "crash") {
                continue;
            }
            let (found, _) = said(toolkit, &text);
            assert_eq!(found, expected, "{test} with {release}\n{text}");
            *if expected.is_empty() { &mut taken } else { &mut refused } += 1;
        }
    }
    println!("{taken} taken, {refused} refused");
    assert!(taken > 5_500 && refused > 180, "{taken} taken, {refused} refused");
}
