//! What each release compiles for what.

use crate::common::table;
use crate::{cells, kind, target};
use smarch::rules::compile::{ptxas_compiles, ptxas_compiles_why, ptxas_gpus, ptxas_message, ptxas_most_specific};
use smarch::rules::link::{
    MessageKind, nvlink_links, nvlink_links_lto, nvlink_links_lto_why, nvlink_links_why, nvlink_lto_targets,
    nvlink_targets,
};
use smarch::targets::TargetSet;
use smarch::{Target, Tool, Toolkit, Verdict};
use std::collections::BTreeSet;

/// `.target` against `--gpu-name`.
#[test]
fn every_compiled_cell() {
    let mut answers: BTreeSet<String> = BTreeSet::new();
    for row in &table("releases/compile.tsv") {
        let ptx = target(row.get(".target"));
        for (toolkit, gpu, answer) in cells(row) {
            let gpu = gpu.named(kind(row));
            let expected = match answer.as_str() {
                "accepted" => Verdict::Yes,
                "unsupported" => Verdict::NoGpuUnsupported,
                "higher" => Verdict::NoHigher,
                "suffix" => Verdict::NoSuffix,
                "future" => Verdict::NoFuture,
                "family" => Verdict::NoFamily,
                other => panic!("{other}"),
            };
            assert_eq!(
                ptxas_compiles_why(toolkit, ptx, gpu),
                expected,
                "{ptx} for {gpu} in {toolkit}"
            );
            assert_eq!(ptxas_compiles(toolkit, ptx, gpu), expected.is_yes());
            let words = ptxas_message(toolkit, ptx, gpu).map(|words| words.to_string());
            let theirs = match expected {
                Verdict::NoGpuUnsupported => Some(format!("Unsupported gpu architecture '{gpu}'")),
                Verdict::NoHigher => {
                    Some("SM version specified by .target is higher than default SM version assumed".into())
                }
                Verdict::NoSuffix => Some(format!(
                    "PTX with .target '{ptx}' cannot be compiled for architecture '{gpu}'"
                )),
                Verdict::NoFuture => Some(format!(
                    "Program with .target '{ptx}' cannot be compiled to future architecture"
                )),
                Verdict::NoFamily => Some(format!(
                    "Program with .target '{ptx}' cannot be compiled to different SM-family architecture"
                )),
                _ => None,
            };
            assert_eq!(words, theirs, "{ptx} for {gpu} in {toolkit}");
            answers.insert(answer);
        }
    }
    let all = ["accepted", "family", "future", "higher", "suffix", "unsupported"];
    assert!(answers.iter().eq(all.iter()));
}

/// The sets are those of the single questions, and the most specific `.target` one that serves all, in every release.
#[test]
fn sets_agree_with_single_questions() {
    let mut random = fastrand::Rng::with_seed(21);
    for &toolkit in Toolkit::ALL {
        for &one in Target::ALL {
            let asked = |links: fn(Toolkit, Target, Target) -> bool| -> TargetSet {
                Target::ALL
                    .iter()
                    .copied()
                    .filter(|&other| links(toolkit, one, other))
                    .collect()
            };
            assert_eq!(
                ptxas_gpus(toolkit, one),
                asked(|k, ptx, gpu| ptxas_compiles_why(k, ptx, gpu).is_yes())
            );
            assert_eq!(
                nvlink_targets(toolkit, one),
                asked(|k, object, to| nvlink_links_why(k, object, to).is_yes())
            );
            assert_eq!(
                nvlink_lto_targets(toolkit, one),
                asked(|k, ir, to| nvlink_links_lto_why(k, ir, to).is_yes())
            );
            for &other in Target::ALL {
                let was_run = Tool::Nvlink.was_run(toolkit);
                let whys = [
                    nvlink_links_why(toolkit, one, other),
                    nvlink_links_lto_why(toolkit, one, other),
                ];
                assert!(
                    was_run || whys == [Verdict::UnknownTool; 2],
                    "{toolkit}: {one} and {other}"
                );
                assert_eq!(nvlink_links(toolkit, one, other), whys[0].is_yes());
                assert_eq!(nvlink_links_lto(toolkit, one, other), whys[1].is_yes());
                for kind in MessageKind::ALL {
                    assert!(was_run || kind.message(toolkit, one, other, "x.o").is_none());
                }
            }
        }
        let gpus: Vec<Target> = toolkit.gpus().iter().collect();
        for _ in 0..200 {
            let set: TargetSet = random.choose_multiple(gpus.iter().copied(), 2).into_iter().collect();
            let serving: Vec<Target> = Target::ALL
                .iter()
                .copied()
                .filter(|&ptx| set.is_within(ptxas_gpus(toolkit, ptx)))
                .collect();
            let best = ptxas_most_specific(toolkit, set).unwrap();
            assert!(serving.contains(&best));
            assert!(
                serving
                    .iter()
                    .all(|&ptx| ptxas_gpus(toolkit, best).len() <= ptxas_gpus(toolkit, ptx).len())
            );
        }
    }
}
