//! Thousands of files made of real parts whose headers state what is not there, as `make fuzz` makes them: sections,
//! records, regions and members that overlap, repeat, or lie outside of the file. Always the same ones.

use crate::structure::file;
use crate::structure::invariants::{Seen, hold};

/// What holds for every file, with enough of everything that it is about.
#[test]
fn what_is_promised_holds_for_files_of_any_structure() {
    let mut seen = Seen::default();
    for seed in 0..8000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let bytes: Vec<u8> = (0..4096).map(|_| random.u8(..)).collect();
        let made = file(&bytes);
        let before = seen;
        let result = std::panic::catch_unwind(move || {
            let mut seen = before;
            hold(&made, &mut seen);
            seen
        });
        seen = result.unwrap_or_else(|_| panic!("the file of seed {seed}"));
    }
    let of_cubins = [seen.kernels, seen.faults_of_kernels];
    let of_containers = [
        seen.entries,
        seen.inner_entries,
        seen.members,
        seen.faults,
        seen.overlaps,
    ];
    assert!(
        of_cubins.into_iter().chain(of_containers).all(|count| count > 1000),
        "{seen:?}"
    );
    assert!(seen.excesses.into_iter().all(|count| count > 1), "{seen:?}");
}
