//! Which `.version` goes with which `.target`.

use crate::common::{K, table, version};
use smarch::ptx::versions::{
    PTX_VERSIONS, ptx_version_message, ptx_version_suffices, ptx_version_suffices_why, ptx_versions,
};
use smarch::{Target, Toolkit, Verdict, Version};
use std::collections::BTreeSet;

/// 110 versions against four targets, with ptxas's words.
#[test]
fn versions_and_words_are_as_measured() {
    let rows = table("evidence/ptxas_versions.tsv");
    assert_eq!(rows.len(), 440);
    let mut accepted = BTreeSet::new();
    for row in &rows {
        let (version, ptx): (Version, Target) = (version(row.get("version")), row.get("target").parse().unwrap());
        let is_accepted = row.get("exit") == "0";
        assert_eq!(ptx_version_suffices(K, version, ptx), is_accepted, "{version} {ptx}");
        let said = ptx_version_message(K, version, ptx)
            .map(|message| message.to_string())
            .unwrap_or_default();
        let printed = row.get("first_line");
        let words = printed.split_once("   : ").map_or("", |(_, words)| words);
        assert_eq!(said, words, "{version} {ptx}");
        if is_accepted {
            accepted.insert(version);
        }
    }
    assert!(ptx_versions(K).eq(accepted));
    assert!(ptx_versions(Toolkit::NEWEST).eq(PTX_VERSIONS.iter().copied()));
    assert_eq!((ptx_versions(K).count(), ptx_versions(K).last()), (44, Some(K.ptx())));
}

/// The quick answer is the reasoned one, for any numbers.
#[test]
fn quick_answers_agree() {
    for &ptx in Target::ALL {
        for number in 0..=u16::MAX {
            // Every number below 256, and those above that end in the same bits.
            let [major, minor] = number.to_be_bytes().map(u16::from);
            let version = Version::new(major, minor);
            assert!(!ptx_version_suffices(K, Version::new(major | 0x100, minor), ptx));
            assert!(!ptx_version_suffices(K, Version::new(major, minor | 0x100), ptx));
            assert_eq!(
                ptx_version_suffices(K, version, ptx),
                ptx_version_suffices_why(K, version, ptx).is_yes(),
                "{version} {ptx}"
            );
        }
    }
}

/// The lowest version of each of the 45 names, and the words one below it.
#[test]
fn lowest_versions_are_as_measured() {
    let rows = table("ptxas/target_min_ptx.tsv");
    let mut known = 0;
    for row in rows.iter().filter(|row| row.get("min_ptx_version") != "NEVER") {
        let Ok(ptx) = row.get("target").parse::<Target>() else {
            continue;
        };
        known += 1;
        let lowest = version(row.get("min_ptx_version"));
        for version in ptx_versions(K) {
            let expected = if version < lowest {
                Verdict::NoPtxVersionLow
            } else {
                Verdict::Yes
            };
            assert_eq!(ptx_version_suffices_why(K, version, ptx), expected, "{version} {ptx}");
            assert_eq!(
                ptx_version_suffices(K, version, ptx),
                expected.is_yes(),
                "{version} {ptx}"
            );
        }
        if let Some(below) = ptx_versions(K).filter(|&version| version < lowest).last() {
            let words = ptx_version_message(K, below, ptx).unwrap().to_string();
            assert!(row.get("message_below").contains(&words), "{words}");
        }
    }
    assert_eq!(known, 45);
}
