//! Who takes which name in which release, what is printed of the others, and what is taken when no name is given.

use crate::common::table;
use crate::{releases, target, tool};
use smarch::rules::link::nvlink_links_why;
use smarch::targets::{parse_ptx_target_like_ptxas, refusal};
use smarch::{Answer, Name, NameKind, Target, Tool, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// Every kind of name of every target, given to every tool of every release.
#[test]
fn every_name_in_every_release() {
    let rows = table("releases/names.tsv");
    let mut cells: BTreeSet<&str> = BTreeSet::new();
    for row in &rows {
        let (tool, name) = (tool(row.get("tool")), row.get("name").parse::<Name>().unwrap());
        for (build, toolkit) in releases() {
            let why = tool.accepts_why(toolkit, name);
            let what = format!("{tool} of {toolkit}: {name}");
            let cell = row.get(build);
            let expected = match (cell, tool) {
                ("A", _) => Verdict::Yes,
                ("-", _) => Verdict::UnknownTool,
                ("R", Tool::PtxasGpuName) => Verdict::NoGpuUnsupported,
                ("R", Tool::NvJitLink | Tool::NvJitLinkLto) => Verdict::NoNvJitLinkKind,
                // nvlink parses the name, and refuses to link for it.
                ("R", Tool::Nvlink) => {
                    assert_eq!(
                        nvlink_links_why(toolkit, Target::Sm75, name),
                        Verdict::NoLinkVirtual,
                        "{what}"
                    );
                    Verdict::Yes
                }
                // Strict names stay strict.
                ("L", Tool::PtxasTarget) => {
                    let read = parse_ptx_target_like_ptxas(toolkit, row.get("name").as_bytes());
                    assert_eq!(read, Ok(name.target.cc().target().unwrap()), "{what}");
                    Verdict::NoPtxTarget
                }
                ("N", Tool::PtxasTarget) => Verdict::NoPtxTarget,
                ("N", Tool::PtxasGpuName) => Verdict::NoGpuName,
                ("N", Tool::Nvlink) => Verdict::NoLinkName,
                ("N", Tool::Cicc) => Verdict::NoCiccTarget,
                ("N", Tool::NvJitLink | Tool::NvJitLinkLto) => Verdict::NoNvJitLinkName,
                ("N", Tool::Nvrtc) => Verdict::NoNvrtcName,
                ("N", Tool::Libnvvm) => Verdict::NoNvvmArch,
                ("N", Tool::Tileiras) => Verdict::NoTileirasName,
                other => panic!("{what}: {other:?}"),
            };
            assert_eq!(why, expected, "{what}");
            assert_eq!(tool.accepts(toolkit, name), expected.is_yes(), "{what}");
            cells.insert(cell);
        }
    }
    // Eight tools are given three kinds of names, and .target two.
    assert_eq!(rows.len(), Target::ALL.len() * (8 * 3 + 2));
    // Tools that were not run, accepted, letters ignored, not defined, refused.
    assert!(cells.into_iter().eq(["-", "A", "L", "N", "R"]));
}

/// Spellings that are no names: the lenient reading takes of them what ptxas of that release takes, and the strict one none.
#[test]
fn lenient_directives_are_read_as_each_release_does() {
    let rows = table("releases/lenient_targets.tsv");
    for row in &rows {
        let text = row.get("directive");
        for (build, toolkit) in releases() {
            let read = parse_ptx_target_like_ptxas(toolkit, text.as_bytes());
            let is_taken = matches!(row.get(build), "A" | "L");
            assert_eq!(read.is_ok(), is_taken, "{text} in {toolkit}: {read:?}");
            assert_eq!(refusal(toolkit, Tool::PtxasTarget, text.as_bytes()).is_none(), is_taken);
            let strict = text
                .parse::<Name>()
                .is_ok_and(|name| Tool::PtxasTarget.accepts(toolkit, name));
            assert_eq!(strict, row.get(build) == "A", "{text} in {toolkit}");
        }
    }
    assert_eq!(rows.len(), 34);
    // E03 and the letters: what each release makes of them.
    let read = |toolkit, text: &str| parse_ptx_target_like_ptxas(toolkit, text.as_bytes()).ok();
    assert_eq!(read(Toolkit::V11_8, "sm_90a"), Some(Target::Sm90));
    assert_eq!(read(Toolkit::V12_0, "sm_90a"), Some(Target::Sm90a));
    assert_eq!(read(Toolkit::V12_8, "sm_100f"), Some(Target::Sm100));
    assert_eq!(read(Toolkit::V12_9, "sm_100f"), Some(Target::Sm100f));
    assert_eq!(read(Toolkit::V12_9, "sm_90f"), None);
    assert_eq!(read(Toolkit::V12_8, "sm_90f"), Some(Target::Sm90));
}

/// What is printed of a refused text: of every number of a target with each prefix and no letter, `a` or `f`.
#[test]
fn refusals_are_in_the_words_of_each_release() {
    let rows = table("releases/refusals.tsv");
    let mut codes: BTreeSet<&str> = BTreeSet::new();
    for row in &rows {
        let tool = tool(row.get("tool"));
        for text in row.get("names").split(' ') {
            for (build, toolkit) in releases() {
                let words = refusal(toolkit, tool, text.as_bytes()).map(|refusal| refusal.to_string());
                let code = row.get(build);
                let expected = match (code, tool) {
                    ("A" | "-", _) => None,
                    ("U", Tool::PtxasGpuName) => Some(format!("Unsupported gpu architecture '{text}'")),
                    ("D", Tool::PtxasGpuName) => Some(format!("Value '{text}' is not defined for option 'gpu-name'")),
                    ("D", Tool::PtxasTarget) => Some(format!("Unsupported .target '{text}'")),
                    ("D", Tool::Nvlink) => Some(format!("Value '{text}' is not defined for option 'arch'")),
                    ("D", Tool::Cicc) => Some("invalid or no value specified with --nv_arch flag".into()),
                    ("D", Tool::Libnvvm) => Some(format!("libnvvm : error: -arch={text} is an unsupported option")),
                    ("D", Tool::Nvrtc) => Some("nvrtc: error: invalid value for --gpu-architecture (-arch)".into()),
                    ("C", Tool::Nvrtc) => {
                        Some("Command-line error: invalid or no value specified with --nv_arch flag".into())
                    }
                    other => panic!("{other:?}"),
                };
                assert_eq!(words, expected, "{tool} of {toolkit}: {text}");
                codes.insert(code);
            }
        }
    }
    // Not run, accepted, left to cicc's front end, not defined, listed and refused.
    assert!(codes.into_iter().eq(["-", "A", "C", "D", "U"]));
}

/// What each tool compiles for when it is given no name.
#[test]
fn defaults_are_as_measured() {
    let rows = table("releases/defaults.tsv");
    assert!(rows.iter().map(|row| row.get("release")).eq(crate::BUILDS.iter()));
    for (row, (_, toolkit)) in rows.iter().zip(releases()) {
        let default = |column: &str| Some(row.get(column)).filter(|cell| *cell != "-").map(target);
        for (column, tool) in [
            ("ptxas", Tool::PtxasGpuName),
            ("NVRTC", Tool::Nvrtc),
            ("libnvvm", Tool::Libnvvm),
            ("cicc", Tool::Cicc),
        ] {
            assert_eq!(tool.default_target(toolkit), default(column), "{tool} of {toolkit}");
        }
        assert_eq!(toolkit.default_target(), default("ptxas").unwrap());
        for tool in [Tool::PtxasTarget, Tool::Nvlink, Tool::NvJitLink, Tool::NvJitLinkLto] {
            assert_eq!(tool.default_target(toolkit), None);
        }
    }
}

/// The columns that follow from the oldest and the newest release: of 13.0, for the 46 rows of the documents, what ptxas, nvlink and cicc
/// take, the standing, and the lowest `.version`.
#[test]
fn columns_of_13_0_are_derived() {
    let gpus: BTreeMap<String, bool> = table("ptxas/gpu_names.tsv")
        .iter()
        .map(|row| (row.get("gpu_name").into(), row.get("accepted") == "yes"))
        .collect();
    let written: BTreeMap<String, bool> = table("ptxas/gpu_names.tsv")
        .iter()
        .map(|row| (row.get("gpu_name").into(), row.get("cubin_written") == "yes"))
        .collect();
    let links: Vec<String> = table("nvlink/link_compat.tsv")
        .iter()
        .map(|row| row.get("target").into())
        .collect();
    let lowest: BTreeMap<String, String> = table("ptxas/target_min_ptx.tsv")
        .iter()
        .map(|row| (row.get("target").into(), row.get("min_ptx_version").into()))
        .collect();
    let k = Toolkit::V13_0;
    let mut cells = 0;
    for &target in Target::ALL.iter().filter(|target| target.number() != 107) {
        let name = target.to_string();
        let is_gpu = gpus.get(&name).copied().unwrap_or_default();
        assert_eq!(Tool::PtxasGpuName.accepts(k, target.into()), is_gpu, "{name}");
        assert_eq!(Tool::Nvlink.accepts(k, target.into()), links.contains(&name), "{name}");
        assert_eq!(
            Tool::Cicc.accepts(k, target.into()),
            written.get(&name) == Some(&true),
            "{name}"
        );
        assert_eq!(
            k.standing(target) == Some(smarch::targets::Standing::Production),
            is_gpu,
            "{name}"
        );
        let expected = lowest.get(&name).filter(|version| *version != "NEVER");
        assert_eq!(
            k.lowest_ptx(target).map(|version| version.to_string()).as_ref(),
            expected,
            "{name}"
        );
        cells += 5;
    }
    assert_eq!(cells, 230);
}

/// The tools of a target are those that take its `sm_` name.
#[test]
fn tools_of_a_target() {
    for &toolkit in Toolkit::ALL {
        for &target in Target::ALL {
            let tools = toolkit.tools(target);
            for &tool in Tool::ALL {
                let why = tool.accepts_why(toolkit, target.named(NameKind::Sm));
                assert_eq!(tools.contains(tool), why.answer() == Answer::Yes);
                let listed = tool.targets(toolkit).any(|listed| listed == target);
                assert_eq!(listed, tools.contains(tool), "{tool} of {toolkit}: {target}");
            }
        }
    }
}

/// The tools of the toolkit are those that were given every name in every release that has them; others answer alike, whatever the release.
#[test]
fn tools_of_the_toolkit() {
    let rows = table("releases/names.tsv");
    for &it in Tool::ALL {
        let was_asked = rows.iter().any(|row| tool(row.get("tool")) == it);
        assert_eq!(it.is_of_toolkit(), was_asked, "{it}");
        if !it.is_of_toolkit() {
            for &target in Target::ALL {
                let takes = |k: &Toolkit| it.accepts(*k, target.named(NameKind::Sm));
                assert!(
                    Toolkit::ALL.iter().all(|k| takes(k) == takes(&Toolkit::NEWEST)),
                    "{it}: {target}"
                );
            }
        }
    }
}
