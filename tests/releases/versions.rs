//! Which `.version` each release reads, with which `.target`; the macros; and spellings that are no versions.

use crate::common::table;
use crate::{releases, target};
use smarch::ptx::versions::{PTX_VERSIONS, ptx_version_message, ptx_version_suffices_why, ptx_versions};
use smarch::targets::{ArchList, macros, parse_ptx_target_like_ptxas};
use smarch::{Name, Target, Toolkit, Verdict, Version};
use std::collections::BTreeMap;

fn version(text: &str) -> Option<Version> {
    let (major, minor) = text.split_once('.')?;
    let version = Version::new(major.parse().ok()?, minor.parse().ok()?);
    (version.to_string() == text).then_some(version)
}

/// Every `.version` from 0.0 to 12.12, and some texts that are none.
#[test]
fn every_version_in_every_release() {
    let all = table("releases/versions.tsv");
    let (newest, rows) = all.split_first().unwrap();
    let rows: BTreeMap<&str, _> = rows.iter().map(|row| (row.get(".version"), row)).collect();
    for (build, toolkit) in releases() {
        assert_eq!(newest.get(build), toolkit.ptx().to_string());
        for major in 0..13 {
            for minor in 0..13 {
                let version = Version::new(major, minor);
                let cell = rows.get(version.to_string().as_str()).map_or("N", |row| row.get(build));
                let is_read = ptx_versions(toolkit).any(|read| read == version);
                let why = ptx_version_suffices_why(toolkit, version, Target::Sm10);
                assert_eq!(why.is_yes(), is_read, "{version} in {toolkit}");
                if minor < 10 {
                    assert_eq!(is_read, cell == "A", "{version} in {toolkit}");
                    let words = ptx_version_message(toolkit, version, Target::Sm10).map(|words| words.to_string());
                    let expected = format!("Unsupported .version {version}; current version is '{}'", toolkit.ptx());
                    assert_eq!(words, Some(expected).filter(|_| cell == "N"), "{version} in {toolkit}");
                } else {
                    // ptxas adds up: 7.10 is 8.0 to it, and 0.10 a 1.0 that no target has. No document has such spellings.
                    assert!(!is_read);
                    let sum = Version::new(major + 1, minor - 10);
                    let is_sum_read = ptx_versions(toolkit).any(|read| read == sum);
                    assert_eq!(cell != "N", is_sum_read, "{version} in {toolkit}");
                    assert_eq!(cell == "R", is_sum_read && major == 0, "{version} in {toolkit}");
                }
            }
        }
    }
    // What else was tried: no version by its spelling, but a sum is read of some.
    let others: Vec<&str> = rows.keys().copied().filter(|text| version(text).is_none()).collect();
    assert_eq!(others, OTHERS);
    assert!(ptx_versions(Toolkit::NEWEST).eq(PTX_VERSIONS.iter().copied()));
}

/// Spellings that are no versions, and that some release reads.
const OTHERS: [&str; 7] = ["08.0", "1", "7.8a", "8", "8.00", "8.05", "8.5.1"];

/// The lowest `.version` of every `.target` in every release; a release that reads no letter reads the base.
#[test]
fn every_lowest_version_in_every_release() {
    let rows = table("releases/target_min_ptx.tsv");
    assert_eq!(rows.len(), Target::ALL.len());
    for row in &rows {
        let target = target(row.get(".target"));
        for (build, toolkit) in releases() {
            let cell = row.get(build);
            let ours = toolkit.lowest_ptx(target);
            let expected = version(cell);
            assert_eq!(ours, expected, "{target} in {toolkit}");
            let read = parse_ptx_target_like_ptxas(toolkit, target.to_string().as_bytes());
            match cell.strip_prefix('~') {
                Some(version_of_base) => {
                    let base = read.unwrap();
                    assert_eq!(base, target.cc().target().unwrap(), "{target} in {toolkit}");
                    assert_eq!(
                        toolkit.lowest_ptx(base),
                        version(version_of_base),
                        "{target} in {toolkit}"
                    );
                }
                None => assert_eq!(read.ok(), expected.map(|_| target), "{target} in {toolkit}"),
            }
            for &version in PTX_VERSIONS {
                let why = ptx_version_suffices_why(toolkit, version, target);
                let expected = match expected {
                    _ if version > toolkit.ptx() => Verdict::NoPtxVersion,
                    None => Verdict::NoPtxTarget,
                    Some(lowest) if version < lowest => Verdict::NoPtxVersionLow,
                    Some(_) => Verdict::Yes,
                };
                assert_eq!(why, expected, "{version} {target} in {toolkit}");
            }
        }
    }
}

/// What NVRTC defines for every name that it takes.
#[test]
fn macros_are_those_of_nvrtc() {
    let rows = table("releases/nvrtc_macros.tsv");
    for row in &rows {
        let toolkit: Toolkit = row.get("release").parse().unwrap();
        let target = match row.get("--gpu-architecture") {
            "(none)" => toolkit.default_target(),
            name => name.parse::<Name>().unwrap().target,
        };
        let what = format!("{toolkit}: {target}");
        assert_eq!(row.get(".version"), toolkit.ptx().to_string(), "{what}");
        assert_eq!(row.get(".target"), target.to_string(), "{what}");
        let mut defined: Vec<String> = macros(toolkit, target).map(|entry| entry.to_string()).collect();
        defined.sort();
        let mut expected = vec![format!("__CUDA_ARCH__={}", row.get("__CUDA_ARCH__"))];
        // NVRTC defines it as 1, nvcc as nothing; and of 12.1, where nvcc defines it, NVRTC does not.
        let features = row.get("__CUDA_ARCH_FEAT_SM<N>_ALL");
        match target {
            Target::Sm121a => {
                assert_eq!(features, "", "{what}");
                expected.push("__CUDA_ARCH_FEAT_SM121_ALL=".into());
            }
            _ => expected.extend(features.strip_suffix('1').map(String::from)),
        }
        for name in ["__CUDA_ARCH_SPECIFIC__", "__CUDA_ARCH_FAMILY_SPECIFIC__"] {
            let value = row.get(name);
            expected.extend((!value.is_empty()).then(|| format!("{name}={value}")));
        }
        expected.sort();
        assert_eq!(defined, expected, "{what}");
        assert_eq!(ArchList(&[target]).to_string(), row.get("__CUDA_ARCH_LIST__"), "{what}");
    }
    // The default and every `sm_` and `compute_` name of every release.
    let names: usize = Toolkit::ALL.iter().map(|toolkit| 1 + 2 * toolkit.gpus().len()).sum();
    assert_eq!(rows.len(), names);
}
