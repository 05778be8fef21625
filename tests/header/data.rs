//! `share/smarch.json`: targets, rules, geometry and errata for those who want no Rust in their build. Its keys mean what they
//! mean in the answers of the inspector: `share/schema/definitions.json` has them all, `docs/data.md` the convention.

use super::codes::code;
use super::is_current;
use serde_json::{Value, json};
use smarch::documented::{ERRATA, Evidence};
use smarch::hardware::GEOMETRIES;
use smarch::rules::isa::IsaFeature;
use smarch::rules::limits::{BARRIERS, Limits, MAX_REGISTERS, MIN_REGISTERS};
use smarch::rules::ptx_version::PTX_VERSIONS;
use smarch::rules::{compile, link, load};
use smarch::targets::{Cc, TargetSet, macros};
use smarch::{Answer, TOOLKIT, Target, Verdict};

#[test]
fn the_committed_data_is_current() {
    is_current("share/smarch.json", &data());
}

/// What a reader relies on: the keys of README, and that the answers are there.
#[test]
fn the_committed_data_is_sound() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("share/smarch.json");
    let data: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(data["schema"], 1);
    let of = |list: &Value, key: &str, value: &str| -> Value {
        let rows = list.as_array().unwrap();
        rows.iter()
            .find(|row| row[key] == value)
            .unwrap_or_else(|| panic!("no {key} {value}"))
            .clone()
    };
    let hopper = of(&data["targets"], "target", "sm_90a");
    assert_eq!(
        (&hopper["sm"], &hopper["suffix"], &hopper["ptx_accepted"]),
        (&json!(90), &json!("a"), &json!("8.0"))
    );
    assert_eq!(of(&data["targets"], "target", "sm_73")["ptx_accepted"], Value::Null);
    let rules = &data["rules"];
    assert_eq!(
        of(&rules["compiling"], "target", "sm_90a")["ptx_compiles_for"],
        json!(["sm_90a"])
    );
    assert_eq!(
        of(&rules["linking"], "target", "sm_80")["object_links_for"],
        json!(["sm_80", "sm_86", "sm_89"])
    );
    assert!(
        of(&rules["loading"], "target", "sm_80")["loads_on"]
            .as_array()
            .unwrap()
            .contains(&json!("8.6"))
    );
    let wgmma = rules["legality"].as_array().unwrap().iter();
    let wgmma = wgmma.filter(|row| row["instructions"].as_array().unwrap().contains(&json!("wgmma.fence")));
    assert_eq!(
        wgmma.map(|row| &row["legal_on"]).collect::<Vec<_>>(),
        [&json!(["sm_90a"])]
    );
    assert_eq!(
        of(&data["geometry"], "compute_capability", "9.0")["max_warps_per_sm"],
        64
    );
    assert_eq!(of(&data["errata"], "id", "E09")["evidence"], json!(["measured"]));
}

fn data() -> String {
    let targets = Target::ALL.iter().copied();
    let sections = [
        ("targets", targets.clone().map(target).collect()),
        ("geometry", GEOMETRIES.iter().map(geometry).collect()),
        ("errata", ERRATA.iter().map(erratum).collect()),
    ];
    let rules: [(&str, Vec<Value>); 6] = [
        (
            "compiling",
            targets
                .clone()
                .map(|ptx| json!({"target": name(ptx), "ptx_compiles_for": names(compile::ptxas_gpus(ptx))}))
                .collect(),
        ),
        ("linking", targets.clone().map(link_row).collect()),
        ("loading", targets.clone().map(load_row).collect()),
        ("limits", targets.clone().filter_map(limits).collect()),
        ("legality", legality()),
        (
            "ptx_versions",
            PTX_VERSIONS.iter().map(|version| json!(version.to_string())).collect(),
        ),
    ];
    let mut out = format!(
        "{{\n\"schema\": 1,\n\"smarch\": \"{}\",\n\"toolkit\": \"{TOOLKIT}\",\n\"evidence\": {},\n",
        env!("CARGO_PKG_VERSION"),
        json!(KINDS.map(|kind| code("Evidence", kind.bits())))
    );
    let [targets, geometry, errata] = sections.map(|(key, rows)| section(key, rows));
    let rules = rules.map(|(key, rows)| section(key, rows)).join(",\n");
    out += &format!("{targets},\n\"rules\": {{\n{rules}\n}},\n{geometry},\n{errata}\n}}\n");
    out
}

/// One row a line, so that a change is one line of a diff.
fn section(key: &str, rows: Vec<Value>) -> String {
    let rows: Vec<String> = rows.iter().map(Value::to_string).collect();
    format!("\"{key}\": [\n{}\n]", rows.join(",\n"))
}

fn name(target: Target) -> String {
    target.to_string()
}

fn names(targets: TargetSet) -> Vec<String> {
    targets.iter().map(name).collect()
}

fn cc(cc: Cc) -> String {
    format!("{}.{}", cc.0 / 10, cc.0 % 10)
}

fn target(target: Target) -> Value {
    let info = target.info();
    json!({
        "target": name(target),
        "sm": target.number(),
        "suffix": target.suffix().letter(),
        "compute_capability": cc(target.cc()),
        "standing": code("Standing", info.standing.code()),
        "family": target.family().map(|family| code("Family", family.code())),
        "alias_of": info.alias_of.map(name),
        "cuda_arch": target.cuda_arch(),
        "ptx_accepted": info.ptx_accepted.get().map(|it| it.to_string()),
        "ptx_emitted": or_unknown(info.ptx_emitted.get()),
        "oldest_toolkit": or_unknown(info.oldest_toolkit.get()),
        "newest_toolkit": or_unknown(info.newest_toolkit.get()),
        "generation": info.generation.map(|text| text.to_string()),
        "product": info.product.map(|text| text.to_string()),
        "accepted_by": info.tools.iter().map(|tool| code("Tool", tool.code())).collect::<Vec<_>>(),
        "macros": macros(target).map(|define| json!({"name": define.name.as_str(), "value": define.value})).collect::<Vec<_>>(),
    })
}

/// A value that exists, whether or not it is known.
fn or_unknown(value: Option<impl ToString>) -> String {
    value.map_or("unknown".into(), |value| value.to_string())
}

fn link_row(object: Target) -> Value {
    json!({
        "target": name(object),
        "object_links_for": names(link::nvlink_targets(object)),
        "lto_links_for": names(link::nvlink_lto_targets(object)),
    })
}

/// Devices by answer; those that are in neither list are a no.
fn load_row(target: Target) -> Value {
    let devices = |why: fn(Target, Cc) -> Verdict, answer: Answer| -> Vec<String> {
        let all = (10..=199)
            .map(Cc)
            .filter(|&device| why(target, device) != Verdict::UnknownDevice);
        all.filter(|&device| why(target, device).answer() == answer)
            .map(cc)
            .collect()
    };
    json!({
        "target": name(target),
        "loads_on": devices(load::loads_why, Answer::Yes),
        "loads_on_unknown": devices(load::loads_why, Answer::Unknown),
        "jits_on": devices(load::jits_why, Answer::Yes),
        "jits_on_unknown": devices(load::jits_why, Answer::Unknown),
    })
}

fn limits(gpu: Target) -> Option<Value> {
    let limits = Limits::of(gpu)?;
    Some(json!({
        "target": name(gpu),
        "max_threads_per_sm": limits.threads_per_sm,
        "max_blocks_per_sm": limits.blocks_per_sm,
        "max_static_smem_bytes": limits.static_smem,
        "min_registers_per_thread": MIN_REGISTERS,
        "max_registers_per_thread": MAX_REGISTERS,
        "max_barriers_per_block": BARRIERS,
    }))
}

/// The patterns: each set of targets once, with the instructions that exactly those have.
fn legality() -> Vec<Value> {
    let mut patterns: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for feature in IsaFeature::ALL {
        let targets = names(feature.targets());
        match patterns.iter_mut().find(|(known, _)| *known == targets) {
            Some((_, features)) => features.push(feature.to_string()),
            None => patterns.push((targets, vec![feature.to_string()])),
        }
    }
    patterns
        .into_iter()
        .map(|(targets, features)| json!({"legal_on": targets, "instructions": features}))
        .collect()
}

fn geometry(sm: &smarch::hardware::Geometry) -> Value {
    json!({
        "compute_capability": cc(sm.cc),
        "max_threads_per_sm": sm.max_threads_per_sm,
        "max_warps_per_sm": sm.max_warps_per_sm,
        "max_blocks_per_sm": sm.max_blocks_per_sm,
        "max_threads_per_block": sm.max_threads_per_block,
        "registers_per_sm": sm.registers_per_sm,
        "registers_per_block": sm.registers_per_block,
        "max_registers_per_thread": sm.max_registers_per_thread,
        "register_unit_per_warp": sm.register_unit,
        "partitions": sm.partitions,
        "smem_per_sm_bytes": sm.smem_per_sm,
        "smem_per_block_bytes": sm.smem_per_block,
        "smem_per_block_optin_bytes": sm.smem_per_block_optin,
        "smem_reserved_per_block_bytes": sm.smem_reserved_per_block,
        "smem_unit_bytes": sm.smem_unit,
        "smem_split": code("SmemSplit", sm.smem_split.get().unwrap().code()),
        "carveouts_kib": sm.carveouts().map(|bytes| bytes / 1024).collect::<Vec<_>>(),
        "max_cluster_portable_blocks": sm.max_cluster_portable,
        "max_cluster_nonportable_blocks": nonportable(sm),
        "barriers_per_sm": sm.barriers_per_sm.get(),
        "virtual_resources_per_sm": sm.virtual_resources_per_sm,
        "geometry_source": code("GeometrySource", sm.source.get().unwrap().code()),
    })
}

const KINDS: [Evidence; 3] = [Evidence::DOCUMENTED, Evidence::MEASURED, Evidence::PUBLIC];

/// Null where there are no clusters.
fn nonportable(sm: &smarch::hardware::Geometry) -> Value {
    match sm.max_cluster_nonportable.get() {
        Some(blocks) => json!(blocks),
        None if sm.max_cluster_portable == 1 => Value::Null,
        None => json!("unknown"),
    }
}

fn evidence(set: Evidence) -> Vec<String> {
    let kinds = KINDS.into_iter().filter(|&kind| set.contains(kind));
    kinds.map(|kind| code("Evidence", kind.bits())).collect()
}

fn erratum(erratum: &smarch::documented::Erratum) -> Value {
    json!({
        "id": erratum.id.to_string(),
        "subject": erratum.subject.to_string(),
        "documents_say": erratum.documents_say.to_string(),
        "library_answers": erratum.library_answers.to_string(),
        "proof": erratum.proof.to_string(),
        "evidence": evidence(erratum.evidence),
    })
}
