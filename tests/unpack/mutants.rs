//! Damaged data: the same bytes as the judge, or both refuse.
//!
//! They differ in one class: four streams of literals, each of which must give a quarter of them by exactly its bits (RFC 8878,
//! 4.2.2). libzstd's fast loop does not look whether all bits were used; ruzstd does, but not whether each stream gives a
//! quarter. Either is refused here.

use crate::judges::{Method, by_ruzstd, judged, ours};
use crate::made::{Options, lz4, real, zstd};
use smarch::Error;
use smarch::cubin::Workspace;

/// Sound data of moderate size, each with what it unpacks to.
fn sound() -> Vec<(Method, Vec<u8>, usize)> {
    let mut sound: Vec<_> = real()
        .into_iter()
        .filter(|(_, _, payload, _)| payload.len() < 3000)
        .map(|(_, method, payload, size)| (method, payload, size))
        .collect();
    for (name, data) in crate::made::shapes() {
        let few = name.starts_with("1000 ")
            || name.starts_with("257 ")
            || name.starts_with("4096 ")
            || name.starts_with("period 1");
        if !few {
            continue;
        }
        sound.push((Method::Lz4, lz4(&data), data.len()));
        for (level, has_checksum, has_size, window_log) in [
            (1, false, true, None),
            (19, false, false, Some(11)),
            (3, true, true, None),
            (-5, false, true, None),
        ] {
            let options = Options {
                level,
                has_checksum,
                has_size,
                window_log,
            };
            sound.push((Method::Zstd, zstd(&data, options), data.len()));
        }
    }
    sound
}

/// How often the two agree and differ.
#[derive(Default)]
struct Differences {
    tried: usize,
    both_unpack: usize,
    /// The judge unpacks, we refuse; and ruzstd unpacks as well.
    judge_alone: usize,
    both_judges: usize,
}

impl Differences {
    fn see(&mut self, method: Method, payload: &[u8], size: usize, workspace: &mut Workspace, what: &str) {
        self.tried += 1;
        match (ours(method, payload, size, workspace), judged(method, payload, size)) {
            (Ok(ours), Some(judged)) => {
                assert!(ours == judged, "{what}: other bytes");
                self.both_unpack += 1;
            }
            (Ok(_), None) => panic!("{what}: only we unpack {payload:x?} to {size}"),
            (Err(why), Some(_)) => {
                assert_eq!(
                    (method, why.0),
                    (Method::Zstd, Error::UnpackDamaged),
                    "{what}: {} of {payload:x?}",
                    why.1
                );
                self.judge_alone += 1;
                self.both_judges += usize::from(by_ruzstd(payload, size).is_some());
            }
            (Err(_), None) => {}
        }
    }
}

#[test]
fn mutants_are_unpacked_as_the_judges_do_or_refused() {
    let mut workspace = Workspace::new();
    let mut random = fastrand::Rng::with_seed(3);
    let mut seen = Differences::default();
    let sound = sound();
    for (number, (method, payload, size)) in sound.iter().enumerate() {
        for at in 0..payload.len() {
            let mut mutant = payload.clone();
            // Each byte by each of some values; all values in the headers.
            let values: Vec<u8> = if at < 12 && number % 8 == 0 {
                (0..=255).collect()
            } else {
                vec![
                    mutant[at] ^ 1 << random.u32(..8),
                    mutant[at].wrapping_add(1),
                    random.u8(..),
                ]
            };
            for value in values {
                mutant[at] = value;
                seen.see(
                    *method,
                    &mutant,
                    *size,
                    &mut workspace,
                    &format!("{number}: byte {at} is {value}"),
                );
            }
            seen.see(
                *method,
                &payload[..at],
                *size,
                &mut workspace,
                &format!("{number}: {at} bytes"),
            );
        }
        for size in [size + 1, size.saturating_sub(1), size / 2, size * 2] {
            seen.see(*method, payload, size, &mut workspace, &format!("{number}: of {size}"));
        }
        // The start of one and the end of another.
        for _ in 0..40 {
            let (other, other_payload, other_size) = random.choice(&sound).unwrap();
            let (from, to) = (random.usize(..=payload.len()), random.usize(..=other_payload.len()));
            if other == method && from + other_payload.len() - to > 0 {
                let spliced = [&payload[..from], &other_payload[to..]].concat();
                seen.see(
                    *method,
                    &spliced,
                    *size.max(other_size),
                    &mut workspace,
                    &format!("{number}: spliced at {from}"),
                );
            }
        }
    }
    println!(
        "{} tried, {} unpacked by both, {} by libzstd alone, {} of them by ruzstd",
        seen.tried, seen.both_unpack, seen.judge_alone, seen.both_judges
    );
    assert!(seen.tried > 100_000 && seen.both_unpack > 5000);
    assert!(seen.judge_alone < seen.tried / 20 && seen.both_judges < seen.judge_alone / 100);
}
