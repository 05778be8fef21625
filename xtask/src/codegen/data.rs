//! `share/smarch.json`: targets, rules, geometry and errata for those who want no Rust in their build. Its keys mean what they
//! mean in the answers of the inspector: `share/schema/definitions.json` has them all, `docs/data.md` the convention.

use super::codes::code;
use super::{File, mark, version};
use serde_json::{Value, json};
use smarch::devices::{DEVICES, Device};
use smarch::documented::{ERRATA, Evidence};
use smarch::hardware::GEOMETRIES;
use smarch::rules::isa::IsaFeature;
use smarch::rules::limits::{BARRIERS, Limits, MAX_REGISTERS, MIN_REGISTERS};
use smarch::rules::ptx_version::PTX_VERSIONS;
use smarch::rules::{compile, driver, link, load};
use smarch::targets::{Cc, TargetSet, macros};
use smarch::toolkits::{BRANCHES, Branch, TOOLKITS, ToolkitInfo};
use smarch::{Answer, Name, NameKind, Target, Tool, Toolkit, Verdict};

pub fn files() -> Vec<File> {
    vec![File {
        path: "share/smarch.json",
        text: data(),
    }]
}

fn data() -> String {
    let targets = Target::ALL.iter().copied();
    let sections: [(&str, Vec<Value>); 6] = [
        ("toolkits", TOOLKITS.iter().map(toolkit).collect()),
        ("drivers", BRANCHES.iter().map(branch).collect()),
        ("targets", targets.clone().map(target).collect()),
        ("products", DEVICES.iter().map(product).collect()),
        ("geometry", GEOMETRIES.iter().map(geometry).collect()),
        ("errata", ERRATA.iter().map(erratum).collect()),
    ];
    let rules: [(&str, Vec<Value>); 6] = [
        ("compiling", targets.clone().map(compile_row).collect()),
        ("linking", targets.clone().map(link_row).collect()),
        ("loading", targets.clone().map(load_row).collect()),
        ("limits", targets.clone().filter_map(limits).collect()),
        ("legality", IsaFeature::ALL.iter().copied().map(legality).collect()),
        (
            "ptx_versions",
            PTX_VERSIONS.iter().map(|version| json!(version.to_string())).collect(),
        ),
    ];
    let mut out = format!(
        "{{\n\"generated\": \"{}\",\n\"schema\": 2,\n\"smarch\": \"{}\",\n\"toolkit\": \"{}\",\n\"evidence\": {},\n",
        mark("src"),
        version(),
        Toolkit::DEFAULT,
        json!(KINDS.map(|kind| code("Evidence", kind.bits())))
    );
    let [toolkits, drivers, targets, products, geometry, errata] = sections.map(|(key, rows)| section(key, rows));
    let rules = rules.map(|(key, rows)| section(key, rows)).join(",\n");
    out += &format!(
        "{toolkits},\n{drivers},\n{targets},\n{products},\n\"rules\": {{\n{rules}\n}},\n{geometry},\n{},\n{errata}\n}}\n",
        super::data_tileiras::nvptx()
    );
    out
}

/// One row a line, so that a change is one line of a diff.
fn section(key: &str, rows: Vec<Value>) -> String {
    let rows: Vec<String> = rows.iter().map(Value::to_string).collect();
    format!("\"{key}\": [\n{}\n]", rows.join(",\n"))
}

/// What holds in which releases: the runs of neighbours in which an answer is the same, those without an answer left out.
fn windows<T: PartialEq>(answer: impl Fn(Toolkit) -> Option<T>) -> Vec<(Toolkit, Toolkit, T)> {
    let mut windows: Vec<(Toolkit, Toolkit, T)> = Vec::new();
    let mut before = None;
    for &toolkit in Toolkit::ALL {
        let now = answer(toolkit);
        match (windows.last_mut(), now) {
            (Some((_, to, last)), Some(now)) if before == Some(*to) && *last == now => *to = toolkit,
            (_, Some(now)) => windows.push((toolkit, toolkit, now)),
            (_, None) => {}
        }
        before = Some(toolkit);
    }
    windows
}

fn window(from: Toolkit, to: Toolkit) -> Value {
    json!({"from": from.text().to_string(), "to": to.text().to_string()})
}

fn toolkit(row: &ToolkitInfo) -> Value {
    json!({
        "toolkit": row.name.to_string(),
        "cuda_version": row.toolkit.code(),
        "newest_ptx": row.ptx.to_string(),
        "builds": row.builds.split(' ').collect::<Vec<_>>(),
        "default_target": name(row.toolkit.default_target()),
        "lowest_driver": driver::lowest_driver(row.toolkit).to_string(),
    })
}

fn branch(row: &Branch) -> Value {
    json!({"branch": row.branch, "driver": row.driver.to_string(), "newest_ptx": row.ptx.to_string()})
}

/// Which tools take the names of a target, and in which releases: a row a tool and a kind of name.
fn accepted_by(target: Target) -> Vec<Value> {
    let mut rows = Vec::new();
    for &tool in Tool::ALL {
        for &kind in NameKind::ALL {
            let why = |toolkit| tool.accepts_why(toolkit, Name { kind, target });
            let of = |wanted: fn(Verdict) -> bool| -> Vec<Value> {
                let found = windows(|toolkit| wanted(why(toolkit)).then_some(()));
                found.into_iter().map(|(from, to, ())| window(from, to)).collect()
            };
            let accepted = of(Verdict::is_yes);
            let refused = of(|why| matches!(why, Verdict::NoGpuUnsupported | Verdict::NoNvJitLinkKind));
            if !accepted.is_empty() || !refused.is_empty() {
                let kind = kind.prefix().to_string();
                rows.push(json!({"tool": code("Tool", tool.code()), "kind": kind, "accepted": accepted, "listed_and_refused": refused}));
            }
        }
    }
    rows
}

/// A value a window, the value under a key.
fn values(key: &str, found: Vec<(Toolkit, Toolkit, Value)>) -> Vec<Value> {
    let row = |(from, to, value): (Toolkit, Toolkit, Value)| {
        let mut row = window(from, to);
        row[key] = value;
        row
    };
    found.into_iter().map(row).collect()
}

/// Every pair that some release compiles; a release compiles those of them that it knows.
fn compile_row(ptx: Target) -> Value {
    json!({"target": name(ptx), "ptx_compiles_for": in_any(|toolkit| compile::ptxas_gpus(toolkit, ptx))})
}

fn in_any(targets: impl Fn(Toolkit) -> TargetSet) -> Vec<String> {
    let all = Toolkit::ALL
        .iter()
        .fold(TargetSet::EMPTY, |all, &toolkit| all.or(targets(toolkit)));
    names(all)
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
        "standing": values("standing", windows(|toolkit| Some(json!(code("Standing", toolkit.standing(target)?.code()))))),
        "family": target.family().map(|family| code("Family", family.code())),
        "alias_of": info.alias_of.map(name),
        "cuda_arch": target.cuda_arch(),
        "ptx_accepted": info.ptx_accepted.get().map(|it| it.to_string()),
        "ptx_emitted": or_unknown(info.ptx_emitted.get()),
        "oldest_toolkit": or_unknown(info.oldest_toolkit.get()),
        "newest_toolkit": or_unknown(info.newest_toolkit.get()),
        "generation": info.generation.map(|text| text.to_string()),
        "product": info.product.map(|text| text.to_string()),
        "lowest_ptx": values("ptx", windows(|toolkit| Some(json!(toolkit.lowest_ptx(target)?.to_string())))),
        "accepted_by": accepted_by(target),
        "macros": macros(Toolkit::NEWEST, target).map(|define| json!({"name": define.name.as_str(), "value": define.value})).collect::<Vec<_>>(),
    })
}

/// A value that exists, whether or not it is known.
fn or_unknown(value: Option<impl ToString>) -> String {
    value.map_or("unknown".into(), |value| value.to_string())
}

/// Which targets in which releases, for what every release answers as far as it knows the targets: a window goes on while neighbours agree on
/// those that both build.
fn link_windows(answer: impl Fn(Toolkit) -> TargetSet) -> Vec<Value> {
    let mut found: Vec<(Toolkit, Toolkit, TargetSet)> = Vec::new();
    for &toolkit in Toolkit::ALL.iter().filter(|&&toolkit| Tool::Nvlink.was_run(toolkit)) {
        let targets = answer(toolkit);
        match found.last_mut() {
            Some((_, to, all)) if all.and(toolkit.gpus()) == targets.and(to.gpus()) => {
                *to = toolkit;
                *all = all.or(targets);
            }
            _ => found.push((toolkit, toolkit, targets)),
        }
    }
    found.retain(|(_, _, targets)| !targets.is_empty());
    let found = found
        .into_iter()
        .map(|(from, to, targets)| (from, to, json!(names(targets))));
    values("link_targets", found.collect())
}

fn link_row(object: Target) -> Value {
    json!({
        "target": name(object),
        "object_links_for": link_windows(|toolkit| link::nvlink_targets(toolkit, object)),
        "lto_links_for": link_windows(|toolkit| link::nvlink_lto_targets(toolkit, object)),
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
        "jits_on": devices(load::pair_jits_why, Answer::Yes),
        "jits_on_unknown": devices(load::pair_jits_why, Answer::Unknown),
    })
}

fn limits(gpu: Target) -> Option<Value> {
    let limits = Toolkit::ALL.iter().find_map(|&toolkit| Limits::of(toolkit, gpu))?;
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

/// Since which `.version` and on which targets the releases that have an instruction have it. A window goes on while the targets that
/// neighbours both know agree; of its targets a release has those that it knows.
fn legality(feature: IsaFeature) -> Value {
    struct Window {
        from: Toolkit,
        to: Toolkit,
        since: smarch::Version,
        targets: TargetSet,
    }
    let mut windows: Vec<Window> = Vec::new();
    for &toolkit in Toolkit::ALL {
        let Some(since) = feature.read_since(toolkit) else {
            continue;
        };
        let targets = feature.targets(toolkit);
        match windows.last_mut() {
            Some(last)
                if last.since == since && {
                    let both = last.to.ptx_targets().and(toolkit.ptx_targets());
                    last.targets.and(both) == targets.and(both)
                } =>
            {
                last.to = toolkit;
                last.targets = last.targets.or(targets);
            }
            _ => windows.push(Window {
                from: toolkit,
                to: toolkit,
                since,
                targets,
            }),
        }
    }
    let row = |it: Window| {
        let mut row = window(it.from, it.to);
        row["since_ptx"] = json!(it.since.to_string());
        row["legal_on"] = json!(names(it.targets));
        row
    };
    let windows: Vec<Value> = windows.into_iter().map(row).collect();
    json!({"instruction": feature.to_string(), "windows": windows})
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

fn product(device: &Device) -> Value {
    json!({
        "product_name": device.name.as_str(),
        "printed_names": device.printed.iter().map(|it| it.as_str()).collect::<Vec<_>>(),
        "compute_capability": cc(device.cc),
        "product_kind": code("DeviceKind", device.kind.code()),
        "product_source": code("DeviceSource", device.source.code()),
        "sm_count": device.sm_count.get().map_or(json!("unknown"), |it| json!(it)),
        "memory_mib": device.memory_mib.get().map_or(json!("unknown"), |it| json!(it)),
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
