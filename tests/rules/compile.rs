//! What ptxas compiles for what: 3,105 cells, outcome and words.

use crate::common::{K, table};
use smarch::rules::compile::{ptxas_compiles, ptxas_compiles_why, ptxas_gpus, ptxas_message, ptxas_most_specific};
use smarch::targets::TargetSet;
use smarch::{Answer, Name, NameKind, Target, Tool, Verdict};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_measured_cell_holds_with_its_outcome() {
    let rows = table("ptxas/compile_compat.tsv");
    assert_eq!(rows.len(), 3105);
    for row in &rows {
        let (ptx, gpu): (Target, Name) = (
            row.get("ptx_target").parse().unwrap(),
            row.get("gpu_name").parse().unwrap(),
        );
        let expected = match row.get("outcome") {
            "ok" => Verdict::Yes,
            "unsupp" => Verdict::NoGpuUnsupported,
            "higher" => Verdict::NoHigher,
            "suffix" => Verdict::NoSuffix,
            "future" => Verdict::NoFuture,
            "family" => Verdict::NoFamily,
            other => panic!("unknown outcome {other}"),
        };
        assert_eq!(ptxas_compiles_why(K, ptx, gpu), expected, "{ptx} for {gpu}");
        assert_eq!(ptxas_compiles(K, ptx, gpu), row.get("accepted") == "yes");
        assert_eq!(ptxas_message(K, ptx, gpu).is_none(), row.get("accepted") == "yes");
    }
}

/// Pairs outside the matrix: ptxas refuses the GPU name first, then the `.target`.
#[test]
fn pairs_outside_the_matrix_are_refused() {
    for &ptx in Target::ALL {
        for name in Target::ALL
            .iter()
            .flat_map(|gpu| NameKind::ALL.iter().map(|&kind| gpu.named(kind)))
        {
            let verdict = ptxas_compiles_why(K, ptx, name);
            let registered = Tool::PtxasGpuName.accepts(K, name.target.into());
            assert_eq!(verdict == Verdict::NoGpuName, !registered, "{ptx} for {name}");
            let is_unknown = !K.ptx_targets().contains(ptx);
            let last = registered && Tool::PtxasGpuName.accepts(K, name) && is_unknown;
            assert_eq!(verdict == Verdict::NoPtxTarget, last, "{ptx} for {name}");
        }
    }
}

/// For every target the GPUs of the matrix's yes rows; for sets of GPUs the one `.target` that no other beats.
#[test]
fn reverse_questions_agree_with_the_matrix() {
    let mut gpus: BTreeMap<Target, BTreeSet<Target>> = BTreeMap::new();
    for row in &table("ptxas/compile_compat.tsv") {
        let gpu: Name = row.get("gpu_name").parse().unwrap();
        let served = gpus.entry(row.get("ptx_target").parse().unwrap()).or_default();
        if row.get("accepted") == "yes" && gpu.kind == NameKind::Sm {
            served.insert(gpu.target);
        }
    }
    for (&ptx, served) in &gpus {
        assert_eq!(&ptxas_gpus(K, ptx).iter().collect::<BTreeSet<_>>(), served, "{ptx}");
    }
    assert!(ptxas_gpus(K, Target::Sm73).is_empty());

    let all: Vec<Target> = Tool::PtxasGpuName.targets(K).collect();
    let pairs = all
        .iter()
        .flat_map(|&one| all.iter().map(move |&other| vec![one, other]));
    let mut rng = fastrand::Rng::with_seed(5);
    let random = (0..2000).map(|_| rng.choose_multiple(all.iter().copied(), 3));
    for set in pairs.chain(random) {
        let wanted: BTreeSet<Target> = set.iter().copied().collect();
        let serving: Vec<Target> = gpus
            .iter()
            .filter(|(_, served)| wanted.is_subset(served))
            .map(|(&ptx, _)| ptx)
            .collect();
        let found = ptxas_most_specific(K, set.iter().copied().collect());
        let Some(best) = found else {
            assert!(serving.is_empty(), "{set:?}");
            continue;
        };
        assert!(serving.contains(&best), "{set:?}: {best}");
        for other in serving.into_iter().filter(|&other| other != best) {
            // Whatever else serves them serves at least as many, and if as many, has a lower number.
            assert!(gpus[&best].is_subset(&gpus[&other]), "{set:?}: {best} or {other}");
            assert!(
                gpus[&best] != gpus[&other] || best > other,
                "{set:?}: {best} or {other}"
            );
        }
    }
    assert_eq!(
        ptxas_most_specific(K, [Target::Sm100, Target::Sm103a].into_iter().collect()),
        Some(Target::Sm100f)
    );
    assert_eq!(
        ptxas_most_specific(K, [Target::Sm75, Target::Sm70].into_iter().collect()),
        None
    );
    assert_eq!(ptxas_most_specific(K, TargetSet::EMPTY), None);
}

/// Sets against the ordered sets of the standard library.
#[test]
fn target_sets_are_sets() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut random = || {
        (0..rng.usize(0..60))
            .map(|_| Target::ALL[rng.usize(0..Target::ALL.len())])
            .collect::<Vec<_>>()
    };
    for _ in 0..2000 {
        let (one, other) = (random(), random());
        let (a, b): (TargetSet, TargetSet) = (one.iter().copied().collect(), other.iter().copied().collect());
        let (x, y): (BTreeSet<Target>, BTreeSet<Target>) = (one.into_iter().collect(), other.into_iter().collect());
        assert!(a.iter().eq(x.iter().copied()));
        assert_eq!((a.len(), a.is_empty()), (x.len(), x.is_empty()));
        assert!(a.and(b).iter().eq(x.intersection(&y).copied()));
        assert!(a.or(b).iter().eq(x.union(&y).copied()));
        assert!(a.without(b).iter().eq(x.difference(&y).copied()));
        assert_eq!(a.is_within(b), x.is_subset(&y));
        assert!(
            Target::ALL
                .iter()
                .all(|&target| a.contains(target) == x.contains(&target))
        );
    }
    assert!(TargetSet::ALL.iter().eq(Target::ALL.iter().copied()));
    assert!(TargetSet::of_tool(Tool::Llc22, K).iter().eq(Tool::Llc22.targets(K)));
}

/// The words, each from `ptxas/FINDINGS.md`, sections 1 and 3.
#[test]
fn refusals_are_in_the_words_of_ptxas() {
    let words = |ptx: &str, gpu: &str| {
        ptxas_message(K, ptx.parse().unwrap(), gpu.parse::<Name>().unwrap())
            .unwrap()
            .to_string()
    };
    assert_eq!(
        words("sm_90", "sm_75"),
        "SM version specified by .target is higher than default SM version assumed"
    );
    assert_eq!(
        words("sm_90a", "sm_90"),
        "PTX with .target 'sm_90a' cannot be compiled for architecture 'sm_90'"
    );
    assert_eq!(
        words("sm_100a", "sm_103a"),
        "Program with .target 'sm_100a' cannot be compiled to future architecture"
    );
    assert_eq!(
        words("sm_100f", "sm_110"),
        "Program with .target 'sm_100f' cannot be compiled to different SM-family architecture"
    );
    assert_eq!(words("sm_75", "lto_90a"), "Unsupported gpu architecture 'lto_90a'");
    assert_eq!(
        words("sm_75", "sm_70"),
        "Value 'sm_70' is not defined for option 'gpu-name'"
    );
    assert_eq!(words("sm_73", "sm_75"), "Unsupported .target 'sm_73'");
}

/// Codes are stable: yes is 1, no from 0x100, unknown from 0x200; every one has a text of its own.
#[test]
fn verdicts_have_codes_sides_and_texts() {
    let mut texts: Vec<&str> = Verdict::ALL.iter().map(|verdict| verdict.text().as_str()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), Verdict::ALL.len());
    for &verdict in Verdict::ALL {
        assert_eq!(Verdict::from_code(verdict.code()), Some(verdict));
        let side = match verdict.c_name().split('_').next() {
            Some("YES") => Answer::Yes,
            Some("NO") => Answer::No,
            Some("UNKNOWN") => Answer::Unknown,
            other => panic!("{other:?}"),
        };
        assert_eq!(verdict.answer(), side, "{verdict:?}");
    }
    assert_eq!(Verdict::from_code(0), None);
}
