//! The target table against the documents' tables and the measured files.

mod common;

use common::{K, bytes, table, target};
use smarch::targets::Standing;
use smarch::{Answer, Cc, Name, Suffix, Target, Tool, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// Seed 000's three validation tables and sm_73 of seed 003 (erratum E01); besides these only what a toolkit after this one built.
#[test]
fn the_targets_are_those_of_the_documents() {
    let names = |path: &str, count: usize| {
        let rows = table(path);
        assert_eq!(rows.len(), count, "{path}");
        rows.iter().map(|row| row.get("name").to_string()).collect::<Vec<_>>()
    };
    let mut expected: BTreeSet<String> = ["sm_73".into()].into();
    expected.extend(names("seed-tables/000_base_names.tsv", 32));
    expected.extend(names("seed-tables/000_accelerated_names.tsv", 7));
    expected.extend(names("seed-tables/000_feature_reduced_names.tsv", 6));
    assert_eq!(expected.len(), 46);
    let found: BTreeSet<String> = Target::ALL.iter().map(Target::to_string).collect();
    let missing: Vec<_> = expected.difference(&found).collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
    let later = built_later();
    for name in found.difference(&expected) {
        assert!(
            later.contains(name),
            "{name} is in no document, and `cubin/elf_history.tsv` has no cubin of it that a later ptxas wrote: add what was measured"
        );
    }
}

/// The releases whose ptxas wrote cubins for each name.
fn builds() -> BTreeMap<String, BTreeSet<Toolkit>> {
    let mut built: BTreeMap<String, BTreeSet<Toolkit>> = BTreeMap::new();
    for row in table("cubin/elf_history.tsv") {
        assert_eq!(row.get("rc"), "0");
        let release = row.get("cuda").parse().unwrap();
        built.entry(row.get("gpu").to_string()).or_default().insert(release);
    }
    built
}

/// The names that only releases after this toolkit built.
fn built_later() -> BTreeSet<String> {
    let later = builds().into_iter().filter(|(_, releases)| releases.first() > Some(&K));
    let later: BTreeSet<String> = later.map(|(name, _)| name).collect();
    assert!(later.len() >= 3);
    later
}

/// Legacy generations as seed 000 groups them, and products as seed 003 names them.
#[test]
fn legacy_targets_are_as_documented() {
    for row in table("seed-tables/000_base_names.tsv") {
        let target = target(row.get("name"));
        let info = target.info();
        match K.standing(target).unwrap() {
            Standing::Legacy => {
                assert_eq!(info.generation.as_deref(), Some(row.get("generation")), "{}", info.name);
                assert_eq!(row.get("group_status"), "legacy");
            }
            Standing::Alias => assert_eq!(info.name.as_str(), "sm_101"),
            Standing::Internal => assert_eq!(info.name.as_str(), "sm_82"),
            Standing::Production => assert_eq!(row.get("group_status"), "active"),
            Standing::Placeholder => panic!("{} is not in ptxas's table", info.name),
        }
    }
    let rows = table("seed-tables/003_cpu_rows.tsv");
    assert_eq!(rows.len(), 40);
    for row in rows {
        let target = target(row.get("cpu"));
        let info = target.info();
        if K.standing(target) == Some(Standing::Legacy) {
            let product = info.product.expect("every legacy CPU has parts");
            assert!(row.get("family").contains(product.as_str()), "{}: {product}", info.name);
        }
        if row.get("family").starts_with("placeholder") {
            assert_eq!(info.product, None, "{}", info.name);
        }
    }
}

/// Both PTX columns (erratum E04).
#[test]
fn ptx_minimums_are_as_measured_and_published() {
    let versions = |path: &str| -> BTreeMap<String, String> {
        let cell = |row: &common::Row, column: &str| row.get(column).to_string();
        let rows = table(path);
        rows.iter()
            .map(|row| (cell(row, "target"), cell(row, "min_ptx_version")))
            .collect()
    };
    let (ptxas, emitted) = (
        versions("ptxas/target_min_ptx.tsv"),
        versions("llvm/min_ptx_public.tsv"),
    );
    // The sources know what the release does, and targets that came later.
    let trunk = versions("llvm/min_ptx_trunk.tsv");
    assert!(emitted.iter().all(|(name, version)| trunk.get(name) == Some(version)));
    let (refused, accepted): (BTreeMap<_, _>, BTreeMap<_, _>) =
        ptxas.into_iter().partition(|(_, version)| version == "NEVER");
    assert_eq!(
        (accepted.len(), refused.len(), emitted.len(), trunk.len()),
        (45, 7, 40, 43)
    );
    for target in Target::ALL {
        let (name, info) = (target.to_string(), target.info());
        assert_eq!(
            K.lowest_ptx(*target).map(|it| it.to_string()).as_ref(),
            accepted.get(&name),
            "{name}: the column `lowest` and `ptxas/target_min_ptx.tsv`"
        );
        assert_eq!(
            info.ptx_emitted.get().map(|it| it.to_string()).as_ref(),
            trunk.get(&name),
            "{name}: the column `emits` and `llvm/min_ptx_trunk.tsv`"
        );
    }
    for target in refused.keys().filter_map(|name| name.parse::<Target>().ok()) {
        assert_eq!(K.standing(target), None, "{target} is refused by ptxas");
        assert!(target.info().oldest_toolkit.get() > Some(K), "{target}");
    }
    assert!(emitted.keys().all(|name| name.parse::<Target>().is_ok()));
}

/// First and last toolkit.
#[test]
fn toolkits_are_as_measured() {
    let built = builds();
    let releases: BTreeSet<Toolkit> = built.values().flatten().copied().collect();
    assert!(releases.iter().eq(Toolkit::ALL));
    for &target in Target::ALL {
        let found = built.get(&target.to_string());
        assert_eq!(
            target.info().oldest_toolkit.get().as_ref(),
            found.and_then(BTreeSet::first),
            "{target}: the column `oldest` and `cubin/elf_history.tsv`"
        );
        assert_eq!(
            target.info().newest_toolkit.get().as_ref(),
            found.and_then(BTreeSet::last),
            "{target}: the column `newest` and `cubin/elf_history.tsv`"
        );
        for &release in &releases {
            let expected = found.is_some_and(|found| found.contains(&release));
            assert_eq!(release.builds(target), expected, "{target} with {release}");
        }
    }
    assert_eq!(
        Target::Sm75.first_toolkit(),
        None,
        "older than every release that was run"
    );
    assert_eq!(Target::Sm75.last_toolkit(), None, "still built");
    assert_eq!(Target::Sm101a.first_toolkit(), Some(Toolkit::V12_8));
    assert_eq!(Target::Sm101a.last_toolkit(), Some(Toolkit::V12_9));
}

/// `name` as every tool was asked for it: ptxas 63 of 69 listed, nvlink 69, cicc 46, tileiras by version, llc 40.
#[test]
fn tools_accept_what_they_were_seen_to_accept() {
    let accepted_in = |toolkit: Toolkit, tool: Tool| -> BTreeSet<String> {
        all_names()
            .filter(|&name| tool.accepts(toolkit, name))
            .map(|name| name.to_string())
            .collect()
    };
    let accepted_by = |tool| accepted_in(K, tool);
    let rows = table("ptxas/gpu_names.tsv");
    let where_ = |column: &str, value: &str| -> BTreeSet<String> {
        rows.iter()
            .filter(|row| row.get(column) == value)
            .map(|row| row.get("gpu_name").to_string())
            .collect()
    };
    assert_eq!(accepted_by(Tool::PtxasGpuName), where_("accepted", "yes"));
    assert_eq!(
        (where_("accepted", "yes").len(), where_("accepted", "no").len()),
        (63, 6)
    );

    let links: BTreeSet<String> = table("nvlink/link_compat.tsv")
        .iter()
        .map(|row| row.get("target").to_string())
        .collect();
    assert_eq!(links.len(), 69);
    assert_eq!(accepted_by(Tool::Nvlink), links);

    // cicc takes sm_ and compute_ of the targets for which ptxas writes cubins (nvlink/FINDINGS, section 4).
    let cicc: BTreeSet<String> = where_("cubin_written", "yes")
        .iter()
        .flat_map(|name| [name.clone(), name.replace("sm_", "compute_")])
        .collect();
    assert_eq!(cicc.len(), 46);
    assert_eq!(accepted_by(Tool::Cicc), cicc);

    let directives: BTreeSet<String> = table("ptxas/target_min_ptx.tsv")
        .iter()
        .filter(|row| row.get("min_ptx_version") != "NEVER")
        .flat_map(|row| {
            [
                row.get("target").to_string(),
                row.get("target").replace("sm_", "compute_"),
            ]
        })
        .collect();
    assert_eq!(directives.len(), 90);
    assert_eq!(accepted_by(Tool::PtxasTarget), directives);

    let cpus: BTreeSet<String> = table("seed-tables/003_cpu_rows.tsv")
        .iter()
        .map(|row| row.get("cpu").to_string())
        .collect();
    assert_eq!(accepted_by(Tool::TileirasCpu), cpus);

    let tileiras = table("tileiras/accepted.tsv");
    assert!(tileiras.len() >= 5);
    for row in &tileiras {
        let release: Toolkit = row.get("release").parse().unwrap();
        let accepted: BTreeSet<String> = row.get("accepted_gpu_names").split(' ').map(String::from).collect();
        assert!(accepted.len() >= 5);
        assert_eq!(
            accepted_in(release, Tool::Tileiras),
            accepted,
            "{release}: the column `til` and `tileiras/accepted.tsv`"
        );
        let default = Tool::Tileiras
            .default_target(release)
            .map_or("(error)".to_string(), |target| target.to_string());
        assert_eq!(default, row.get("default_when_omitted"), "{release}");
    }

    // `ptxas/FINDINGS.md` section 1, `nvlink/FINDINGS.md` sections 1 and 3, `llvm/FINDINGS.md` section 1.
    for (tool, default) in [
        (Tool::PtxasGpuName, Some(Target::Sm75)),
        (Tool::Cicc, Some(Target::Sm75)),
        (Tool::Nvlink, None),
        (Tool::PtxasTarget, None),
        (Tool::Llc19, Some(Target::Sm30)),
        (Tool::Llc22, Some(Target::Sm30)),
    ] {
        assert_eq!(tool.default_target(K), default, "{tool}");
    }

    let help = String::from_utf8(bytes("llvm/llc-22-help.txt")).unwrap();
    let llc: BTreeSet<String> = help
        .lines()
        .filter(|line| line.ends_with("processor."))
        .map(|line| line.split_whitespace().next().unwrap().to_string())
        .collect();
    assert_eq!(llc.len(), 40);
    assert_eq!(accepted_by(Tool::Llc22), llc);
}

/// A verdict for every answer, and the one that the rules of compiling and linking give for the same refusal.
#[test]
fn refused_names_have_a_reason() {
    for name in all_names() {
        for &tool in Tool::ALL {
            for &toolkit in Toolkit::ALL {
                let why = tool.accepts_why(toolkit, name);
                let accepts = tool.accepts(toolkit, name);
                assert_eq!(why.is_yes(), accepts, "{toolkit} {tool}: {name}");
                let refuses = tool.was_run(toolkit) && !accepts;
                assert_eq!(why.answer() == Answer::No, refuses, "{toolkit} {tool}: {name}");
                assert_eq!(why == Verdict::UnknownTool, !tool.was_run(toolkit), "{toolkit} {tool}");
            }
        }
        let refused = |tool: Tool| !tool.accepts(K, name);
        if refused(Tool::PtxasGpuName) {
            let why = smarch::rules::compile::ptxas_compiles_why(K, Target::Sm75, name);
            assert_eq!(Tool::PtxasGpuName.accepts_why(K, name), why, "{name}");
        }
        if refused(Tool::Nvlink) {
            let why = smarch::rules::link::nvlink_links_why(K, Target::Sm75, name);
            assert_eq!(Tool::Nvlink.accepts_why(K, name), why, "{name}");
        }
    }
    let placeholder = Target::Sm73.into();
    let reasons = [
        (K, Tool::PtxasTarget, Verdict::NoPtxTarget),
        (K, Tool::Cicc, Verdict::NoCiccTarget),
        (Toolkit::NEWEST, Tool::Tileiras, Verdict::NoTileirasName),
        (K, Tool::Llc22, Verdict::NoLlcName),
    ];
    for (toolkit, tool, verdict) in reasons {
        assert_eq!(tool.accepts_why(toolkit, placeholder), verdict, "{tool}");
    }
    assert_eq!(
        Tool::TileirasCpu.accepts_why(K, Target::Sm88.into()),
        Verdict::NoTileirasCpu
    );
}

fn all_names() -> impl Iterator<Item = Name> {
    Target::ALL
        .iter()
        .flat_map(|target| smarch::NameKind::ALL.iter().map(|&kind| target.named(kind)))
}

/// A target has no standing exactly where only later toolkits were seen to build it, and then no tool of this one takes it.
#[test]
fn newer_targets_are_those_of_newer_toolkits() {
    let of_toolkits = [
        Tool::PtxasTarget,
        Tool::PtxasGpuName,
        Tool::Nvlink,
        Tool::Cicc,
        Tool::NvJitLink,
        Tool::NvJitLinkLto,
        Tool::Nvrtc,
        Tool::Libnvvm,
        Tool::Tileiras,
    ];
    for &toolkit in Toolkit::ALL {
        for &target in Target::ALL {
            let is_newer = target
                .info()
                .oldest_toolkit
                .get()
                .is_some_and(|oldest| oldest > toolkit);
            assert_eq!(
                toolkit.standing(target).is_none(),
                is_newer,
                "{target}: its standing in {toolkit} and its oldest toolkit"
            );
            let is_taken = of_toolkits.iter().any(|&tool| tool.accepts(toolkit, target.into()));
            assert!(
                !(is_newer && is_taken),
                "{target} is newer than the tools of {toolkit} that take it"
            );
        }
    }
}

/// Everything said of a number is the same on all its suffixes; an alias points at the same suffix.
#[test]
fn rows_of_one_number_agree() {
    for target in Target::ALL {
        let (info, base) = (target.info(), target.cc().target().unwrap().info());
        assert_eq!(
            (info.ptxas_family, info.generation, info.product, info.is_tegra),
            (base.ptxas_family, base.generation, base.product, base.is_tegra)
        );
        assert_eq!(
            target.family().is_some(),
            target.number() >= 100,
            "{target}: Cc::family in src/targets/mod.rs"
        );
        if let Some(present) = info.alias_of {
            assert_eq!((target.number(), present.number()), (101, 110));
            assert_eq!(target.suffix(), present.suffix());
            assert_eq!(info.product, present.info().product);
            assert_eq!(info.is_tegra, present.info().is_tegra);
        }
    }
}

/// Numbers for C: every id leads back, and nothing else is a target.
#[test]
fn ids_lead_back_and_nothing_else_is_a_target() {
    let ids: BTreeSet<u32> = Target::ALL.iter().map(|target| target.id()).collect();
    assert_eq!(ids.len(), Target::ALL.len());
    for (position, target) in Target::ALL.iter().enumerate() {
        assert_eq!(Target::from_id(target.id()), Some(*target));
        assert_eq!(target.position(), position);
        assert_eq!(
            target.id(),
            target.number() << 8 | target.suffix().letter().map_or(0, u32::from)
        );
    }
    for id in (0..0x2_0000).chain(ids.iter().flat_map(|id| [id | 1 << 31, id.wrapping_sub(1 << 20)])) {
        assert_eq!(Target::from_id(id).is_some(), ids.contains(&id), "{id:#x}");
    }
}

/// A compute capability leads to its base target.
#[test]
fn compute_capabilities_lead_to_base_targets() {
    assert_eq!(Cc(75).target(), Some(Target::Sm75));
    assert_eq!(Cc(100).target(), Some(Target::Sm100));
    assert_eq!(Cc(101).target().unwrap().resolve_alias(), Target::Sm110);
    let found = (0..=2000)
        .chain([u32::MAX, 1 << 24, (1 << 24) + 75])
        .filter_map(|cc| Cc(cc).target());
    let bases = Target::ALL
        .iter()
        .copied()
        .filter(|target| target.suffix() == Suffix::Base);
    assert!(found.eq(bases));
}

/// Lower by one name of those without a suffix, down to the first.
#[test]
fn the_next_lower_target_has_no_suffix() {
    let bases: Vec<Target> = Target::ALL
        .iter()
        .copied()
        .filter(|it| it.suffix() == Suffix::Base)
        .collect();
    for &target in Target::ALL {
        let lower = bases
            .iter()
            .copied()
            .filter(|it| it.number() < target.number() || *it != target && it.number() == target.number());
        assert_eq!(target.next_lower(), lower.max(), "{target}");
    }
    assert_eq!(
        (Target::Sm90a.next_lower(), Target::Sm90.next_lower()),
        (Some(Target::Sm90), Some(Target::Sm89))
    );
}
