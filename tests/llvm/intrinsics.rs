//! What intrinsics become, as it was measured.

use crate::common::{K, table};
use smarch::llvm::{Intrinsic, Release};
use smarch::ptx::Form;
use smarch::{Target, Verdict, Version};
use std::collections::{BTreeMap, BTreeSet};

/// A statement as the library writes its form; of what is no form the name.
fn written(instruction: &str) -> String {
    let form = Form::parse(instruction.as_bytes()).map(|form| form.to_string());
    form.unwrap_or_else(|_| instruction.split(' ').next().unwrap().into())
}

#[test]
fn every_intrinsic_that_was_measured() {
    let rows = table("llvm/intrinsics.tsv");
    assert_eq!((rows.len(), Intrinsic::all().count()), (3191, 3191));
    let mut unknown = BTreeSet::new();
    for row in &rows {
        let name = row.get("name");
        let it = Intrinsic::by_name(name.as_bytes()).unwrap();
        assert_eq!(it.to_string(), name);
        let releases: Vec<String> = Release::ALL
            .iter()
            .filter(|release| it.is_of(**release))
            .map(|it| it.code().to_string())
            .collect();
        assert_eq!(releases.join(" "), row.get("releases"), "{name}");
        let mut expected: Vec<String> = Vec::new();
        for instruction in row
            .get("instructions")
            .split([';', '|'])
            .map(str::trim)
            .filter(|it| *it != "-")
        {
            let text = written(instruction);
            if Form::parse(instruction.as_bytes()).is_err() {
                unknown.insert(text.clone());
            }
            if !expected.contains(&text) {
                expected.push(text);
            }
        }
        let found: Vec<String> = it.instructions().map(|it| it.to_string()).collect();
        assert_eq!(found, expected, "{name}");
        assert!(it.forms().count() <= found.len());
    }
    // Those of which ptxas takes none on any target: satfinite of 16-bit floats, and a.
    assert_eq!(unknown.len(), 83, "{unknown:?}");
}

/// Every release's names are among those that were measured, or among those that were not.
#[test]
fn every_name_of_every_release_is_accounted_for() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let measured = table("llvm/intrinsics.tsv");
    let unmeasured = table("llvm/intrinsics_unmeasured.tsv");
    assert_eq!(unmeasured.len(), 38);
    for row in &unmeasured {
        assert_eq!(Intrinsic::by_name(row.get("name").as_bytes()), None);
        assert!(!row.get("why").is_empty());
        for release in row.get("releases").split(' ') {
            *counts.entry(release.into()).or_default() += 1;
        }
    }
    // Overloads of one name count once: those that begin with the same name in a release.
    let names: BTreeSet<&str> = measured.iter().map(|row| row.get("name")).collect();
    assert_eq!(names.len(), measured.len());
    assert_eq!(counts["22"], 25);
}

#[test]
fn names_are_found_and_others_are_not() {
    for name in [
        "",
        "llvm.nvvm.",
        "llvm.nvvm",
        "mapa",
        "llvm.nvvm.mapa.",
        "llvm.nvvm.map",
        "LLVM.NVVM.MAPA",
        "llvm.nvvm.zzz",
        "llvm.nvvm.\u{1}",
        "llvm.nvvm.ldu.global.i",
    ] {
        assert_eq!(Intrinsic::by_name(name.as_bytes()), None, "{name}");
    }
    let types: Vec<String> = Intrinsic::beginning_with(b"llvm.nvvm.ldu.global.i")
        .map(|it| it.to_string())
        .collect();
    assert_eq!(types.len(), 6);
    assert!(types.contains(&"llvm.nvvm.ldu.global.i.i32.p1".to_string()));
    assert_eq!(Intrinsic::beginning_with(b"llvm.nvvm.ldu.global.").count(), 0);
    assert_eq!(Intrinsic::beginning_with(b"llvm.nvvm.").count(), 0);
    let mut before = None;
    for it in Intrinsic::all() {
        assert!(before < Some(it.to_string()));
        assert!(Intrinsic::beginning_with(it.to_string().as_bytes()).any(|found| found == it));
        before = Some(it.to_string());
    }
}

#[test]
fn who_may_call_one() {
    let may = |name: &str, release, version, target| {
        let it = Intrinsic::by_name(name.as_bytes()).unwrap();
        it.is_supported_why(release, K, version, target)
    };
    let (mapa, v7_8) = ("llvm.nvvm.mapa", Some(Version::new(7, 8)));
    assert_eq!(may(mapa, Some(Release::Llvm17), v7_8, Target::Sm90), Verdict::Yes);
    assert_eq!(
        may(mapa, Some(Release::Llvm16), v7_8, Target::Sm90),
        Verdict::NoLlvmIntrinsic
    );
    assert_eq!(may(mapa, None, None, Target::Sm80), Verdict::NoIsaHigher);
    assert_eq!(
        may(mapa, Some(Release::Llvm19), Some(Version::new(8, 6)), Target::Sm90),
        Verdict::NoLlcPtx
    );
    assert_eq!(
        may(mapa, Some(Release::Llvm19), None, Target::Sm100),
        Verdict::NoLlcName
    );
    // Later releases replace it when they read IR.
    let barrier = Intrinsic::by_name(b"llvm.nvvm.barrier0").unwrap();
    assert!(
        !barrier.is_of(Release::Llvm22) && barrier.is_read_by(Release::Llvm22) && barrier.is_read_by(Release::Llvm14)
    );
    assert_eq!(
        may("llvm.nvvm.barrier0", Some(Release::Llvm22), None, Target::Sm52),
        Verdict::Yes
    );
    // One choice of the constants is enough; the others ask for more.
    let tile = "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d";
    assert_eq!(may(tile, Some(Release::Llvm22), None, Target::Sm90), Verdict::Yes);
    assert_eq!(may("llvm.nvvm.move.i32", None, None, Target::Sm52), Verdict::Yes);
    assert_eq!(
        may(
            "llvm.nvvm.wmma.m16n16k16.mma.col.col.f16.f16.satfinite",
            None,
            None,
            Target::Sm90
        ),
        Verdict::UnknownForm
    );
    assert_eq!(
        may("llvm.nvvm.tcgen05.fence.before.thread.sync", None, None, Target::Sm120a),
        Verdict::NoIsaTarget
    );
    assert_eq!(
        may("llvm.nvvm.tcgen05.fence.before.thread.sync", None, None, Target::Sm100a),
        Verdict::Yes
    );
}
