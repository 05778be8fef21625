//! Which instruction is legal on which target: 7,425 cells with ptxas's words.

mod common;

use common::{K, Row, table};
use smarch::isa::{
    ISA_FEATURES, IsaFeature, IsaGroup, isa_advisory, isa_difference, isa_features, isa_message, isa_supports,
    isa_supports_why,
};
use smarch::{Error, Suffix, Target, Tool, Verdict};
use std::collections::{BTreeMap, BTreeSet};

const MESSAGES: &str = "messages (first error line per class; Yw = accepted with advisory)";

/// The 45 targets that ptxas knows; each is a column of the file.
fn columns() -> Vec<Target> {
    Tool::PtxasTarget.targets(K).collect()
}

fn feature(row: &Row) -> IsaFeature {
    let name = row.get("feature");
    IsaFeature::parse(name.as_bytes()).unwrap_or_else(|_| panic!("no feature {name}"))
}

#[test]
fn every_measured_cell_holds_with_its_words() {
    let rows = table("ptxas/features.tsv");
    assert_eq!((rows.len(), columns().len()), (165, 45));
    let mut seen = BTreeSet::new();
    let mut remarks = 0;
    for row in &rows {
        let feature = feature(row);
        assert!(seen.insert(feature), "{feature} twice");
        let words: BTreeMap<&str, &str> = row
            .get(MESSAGES)
            .split(" || ")
            .filter_map(|message| message.split_once('='))
            .collect();
        for target in columns() {
            let cell = row.get(&target.to_string());
            let is_legal = cell.starts_with('Y');
            assert_eq!(
                isa_supports(K, None, target, feature),
                is_legal,
                "{feature} on {target}"
            );
            assert_eq!(isa_supports_why(K, None, target, feature).is_yes(), is_legal);
            let said = isa_message(K, None, target, feature).map(|message| message.to_string());
            let expected = words.get(cell).map(|words| words.replace("<T>", &target.to_string()));
            assert_eq!(said, expected, "{feature} on {target}");
            let class = match expected.as_deref() {
                None => Verdict::Yes,
                Some(words) if words.ends_with(" or higher") => Verdict::NoIsaHigher,
                Some(_) => Verdict::NoIsaTarget,
            };
            assert_eq!(
                isa_supports_why(K, None, target, feature),
                class,
                "{feature} on {target}"
            );
            assert_eq!(
                isa_advisory(K, None, target, feature).is_some(),
                cell == "Yw",
                "{feature} on {target}"
            );
            remarks += usize::from(cell == "Yw");
        }
    }
    assert_eq!(remarks, 76);
}

/// The words of each remark, from runs of ptxas.
#[test]
fn remarks_are_in_the_words_of_ptxas() {
    let rows = table("evidence/ptxas_advisories.tsv");
    assert_eq!(rows.len(), 76);
    for row in &rows {
        let target: Target = row.get("target").parse().unwrap();
        let said = isa_advisory(K, None, target, feature(row)).unwrap().to_string();
        let (_, printed) = row
            .get("line")
            .split_once("    : ")
            .or_else(|| row.get("line").split_once(" : "))
            .unwrap();
        assert_eq!(said, printed, "{} on {target}", row.get("feature"));
    }
}

/// 24 patterns make the whole matrix, as counted in the measured file itself.
#[test]
fn the_patterns_are_as_many_as_measured() {
    let rows = table("ptxas/features.tsv");
    let measured: BTreeSet<Vec<bool>> = rows
        .iter()
        .map(|row| {
            columns()
                .iter()
                .map(|target| row.get(&target.to_string()).starts_with('Y'))
                .collect()
        })
        .collect();
    let mut sets: Vec<_> = Vec::new();
    for feature in IsaFeature::ALL {
        if !sets.contains(&feature.targets(K)) {
            sets.push(feature.targets(K));
        }
    }
    assert_eq!((sets.len(), measured.len()), (24, 24));
}

/// The sets and differences agree with single questions, and the placeholder has nothing.
#[test]
fn lists_agree_with_single_questions() {
    for &target in Target::ALL {
        let listed: Vec<IsaFeature> = isa_features(K, None, target).collect();
        for &feature in IsaFeature::ALL {
            assert_eq!(
                listed.contains(&feature),
                isa_supports_why(K, None, target, feature).is_yes()
            );
            assert_eq!(feature.targets(K).contains(target), listed.contains(&feature));
        }
        for &other in Target::ALL {
            let lacking: Vec<IsaFeature> = isa_features(K, None, other).collect();
            let difference = isa_difference(K, None, target, other);
            assert!(difference.eq(listed.iter().copied().filter(|feature| !lacking.contains(feature))));
        }
    }
    assert_eq!(
        isa_supports_why(K, None, Target::Sm73, IsaFeature::MembarGl),
        Verdict::NoPtxTarget
    );
    assert_eq!(
        isa_message(K, None, Target::Sm73, IsaFeature::MembarGl)
            .unwrap()
            .to_string(),
        "Unsupported .target 'sm_73'"
    );
}

/// `f` is a superset of the base and a subset of `a` (erratum E05); base Blackwell targets are alike.
#[test]
fn suffixes_nest() {
    for base in Target::ALL.iter().filter(|target| target.suffix() == Suffix::Base) {
        let with = |suffix| Target::from_parts(base.number(), suffix);
        let chain = [Some(*base), with(Suffix::F), with(Suffix::A)];
        let chain: Vec<Target> = chain.into_iter().flatten().collect();
        for pair in chain.windows(2) {
            assert_eq!(
                isa_difference(K, None, pair[0], pair[1]).count(),
                0,
                "{} in {}",
                pair[0],
                pair[1]
            );
        }
    }
    for base in [Target::Sm103, Target::Sm110, Target::Sm120, Target::Sm121] {
        assert!(isa_features(K, None, base).eq(isa_features(K, None, Target::Sm100)));
    }
}

#[test]
fn lowest_base_targets() {
    let lowest = |name: &str| IsaFeature::parse(name.as_bytes()).unwrap().lowest_base(K);
    assert_eq!(lowest("membar.gl"), Some(Target::Sm10));
    assert_eq!(lowest("cp.async"), Some(Target::Sm80));
    assert_eq!(lowest("mma.m16n8k32.e4m3.f32"), Some(Target::Sm89));
    assert_eq!(lowest("tcgen05.alloc"), None);
    assert_eq!(lowest("wgmma.fence"), None);
    assert_eq!(IsaFeature::parse(b"TCGEN05.alloc"), Err(Error::IsaFeatureName));
}

/// Every group has a member, and a member's name begins as its group's where that is a mnemonic.
#[test]
fn groups_hold_what_they_say() {
    for &group in IsaGroup::ALL {
        let members = IsaFeature::ALL.iter().filter(|feature| feature.group() == group);
        let names: Vec<String> = members.map(IsaFeature::to_string).collect();
        assert!(!names.is_empty(), "{group}");
        if matches!(
            group,
            IsaGroup::Wmma | IsaGroup::Mma | IsaGroup::SparseMma | IsaGroup::Wgmma | IsaGroup::Tcgen05
        ) {
            assert!(
                names.iter().all(|name| name.starts_with(group.text().as_str())),
                "{names:?}"
            );
        }
    }
}

/// What C reads: one row an instruction, found by its code less 1.
#[test]
fn rows_are_those_of_the_instructions() {
    assert_eq!(ISA_FEATURES.len(), IsaFeature::ALL.len());
    for (place, (row, &feature)) in ISA_FEATURES.iter().zip(IsaFeature::ALL).enumerate() {
        assert_eq!(feature.code() as usize, place + 1);
        assert_eq!((row.feature, row.group), (feature, feature.group()));
        assert_eq!((row.name, row.group_name), (feature.text(), feature.group().text()));
        assert_eq!(IsaFeature::parse(row.name.as_bytes()), Ok(feature));
    }
}
