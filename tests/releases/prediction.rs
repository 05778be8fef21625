//! How far the windows carry: each release is left out, and its names are predicted from the releases before and after it.

use crate::common::table;
use crate::releases;

/// A cell that is alike in the release before and the one after is predicted so; where they differ, something changed at this release or
/// at the next one, and nothing is predicted.
#[test]
fn a_release_is_predicted_from_its_neighbours() {
    let builds: Vec<&str> = releases().map(|(build, _)| build).collect();
    let mut missed = Vec::new();
    let rows = table("releases/names.tsv");
    for around in builds.windows(3) {
        let (mut carried, mut wrong, mut open) = (0, 0, 0);
        for row in &rows {
            let [before, here, after] = [0, 1, 2].map(|place| row.get(around[place]));
            match (before == after, before == here) {
                (true, true) => carried += 1,
                (true, false) => {
                    wrong += 1;
                    missed.push(format!("{} {} {}: {here}", row.get("tool"), row.get("name"), around[1]));
                }
                (false, _) => open += 1,
            }
        }
        assert_eq!(carried + wrong + open, rows.len());
        println!(
            "{}: {carried} carry over, {wrong} are wrong, {open} are open",
            around[1]
        );
    }
    // What one release alone knows cannot be seen from its neighbours: 12.9 has sm_101f, and 13.0 called it sm_110f.
    assert!(missed.iter().all(|cell| cell.contains("_101f 12.9")), "{missed:#?}");
}
