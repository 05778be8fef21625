//! `share/smarch.json`: targets, rules, geometry and errata for those who want no Rust in their build. Its keys mean what they mean in the
//! answers of the command; `docs/data.md` has the convention.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use smarch::devices::{DEVICES, Device};
use smarch::documented::tileiras::{DEFAULT_CPU, FMA_LEVEL_DEFAULT};
use smarch::documented::{ERRATA, Erratum, Evidence};
use smarch::drivers::{BRANCHES, Branch};
use smarch::hardware::{GEOMETRIES, Geometry};
use smarch::isa::IsaFeature;
use smarch::ptx::versions::PTX_VERSIONS;
use smarch::rules::limits::Limits;
use smarch::rules::{compile, link, load};
use smarch::targets::{Info, Macro, NameKind, Standing, TargetSet, macros};
use smarch::{Answer, Cc, Name, Target, Text, Tool, Toolkit, Verdict, Version};
use smarch_answers::documented::tileiras::{OfCpu, OfFeature, Opcodes, all};
use smarch_answers::releases::{Release, releases};
use smarch_answers::{EVERYTHING, version};

/// `share/smarch.json`
#[derive(Serialize, JsonSchema)]
pub struct Data {
    /// What wrote this file.
    generated: &'static str,
    /// The version of this promise: 2.
    schema: u32,
    /// The library's version.
    smarch: String,
    /// The toolkit that the library answers for when none is named.
    toolkit: Toolkit,
    /// What the answers rest on.
    evidence: Evidence,
    /// The releases of the CUDA toolkit, ascending.
    toolkits: Vec<Release>,
    /// The branches of the driver, ascending.
    drivers: &'static [Branch],
    /// All targets, ordered by number, then base, a, f.
    targets: Vec<OfTarget>,
    /// The products whose compute capability is published.
    products: &'static [Device],
    /// What may be compiled, linked and loaded where.
    rules: Rules,
    /// What an SM has, by compute capability.
    geometry: &'static [Geometry],
    /// The rows of tileiras, as those copy them who write a back end.
    nvptx: Nvptx,
    /// Where the documents err, and what is answered instead.
    errata: &'static [Erratum],
}

/// What is answered alike by neighbouring releases.
#[derive(Serialize, JsonSchema)]
struct Window<T> {
    /// The first of the releases.
    from: Toolkit,
    /// The last of them.
    to: Toolkit,
    #[serde(flatten)]
    value: T,
}

#[derive(Serialize, JsonSchema, PartialEq)]
struct OfStanding {
    /// How the releases treat the target.
    standing: Standing,
}

#[derive(Serialize, JsonSchema, PartialEq)]
struct OfPtx {
    /// The lowest `.version` in which its name is accepted as `.target`.
    ptx: Version,
}

#[derive(Serialize, JsonSchema)]
struct LinkTargets {
    /// What it may be linked for, of the targets that a release knows.
    link_targets: TargetSet,
}

#[derive(Serialize, JsonSchema)]
struct Legal {
    /// The lowest `.version` that has it.
    since_ptx: Version,
    /// The targets that have it, of those that a release knows.
    legal_on: TargetSet,
}

#[derive(PartialEq, Serialize, JsonSchema)]
struct Nothing {}

/// A target in all releases.
#[derive(Serialize, JsonSchema)]
struct OfTarget {
    #[serde(flatten)]
    info: &'static Info,
    /// How the releases treat it.
    standing: Vec<Window<OfStanding>>,
    /// The lowest `.version` in which its name is accepted as `.target`, in which releases.
    lowest_ptx: Vec<Window<OfPtx>>,
    /// Who takes its names in which releases.
    accepted_by: Vec<Accepts>,
    /// What the newest release defines for it.
    macros: Vec<Macro>,
}

/// Which releases of a tool take a kind of name.
#[derive(Serialize, JsonSchema)]
struct Accepts {
    /// The tool.
    tool: Tool,
    /// How the name begins.
    kind: Text,
    /// The releases whose tool takes the name, as windows.
    accepted: Vec<Window<Nothing>>,
    /// The releases whose tool lists the name and always refuses it, as windows.
    listed_and_refused: Vec<Window<Nothing>>,
}

/// What may be compiled, linked and loaded where.
#[derive(Serialize, JsonSchema)]
struct Rules {
    /// What PTX of a target compiles for.
    compiling: Vec<Compiles>,
    /// What objects and LTO IR of a target link for.
    linking: Vec<Links>,
    /// Which devices run code of a target.
    loading: Vec<Loads>,
    /// What ptxas checks of a kernel's launch bounds.
    limits: Vec<HasLimits>,
    /// Which instructions are legal where.
    legality: Vec<Legality>,
    /// Every `.version` of PTX, ascending.
    ptx_versions: &'static [Version],
}

#[derive(Serialize, JsonSchema)]
struct Compiles {
    /// The target of the PTX.
    target: Target,
    /// The targets that some release compiles it for; a release compiles for those of them that it knows.
    ptx_compiles_for: TargetSet,
}

#[derive(Serialize, JsonSchema)]
struct Links {
    /// The target of the object.
    target: Target,
    /// What an object of it may be linked for, as windows.
    object_links_for: Vec<Window<LinkTargets>>,
    /// What LTO IR of it may be linked for, as windows.
    lto_links_for: Vec<Window<LinkTargets>>,
}

#[derive(Serialize, JsonSchema)]
struct Loads {
    /// The target of the code.
    target: Target,
    /// The devices that load a cubin of it. Those in neither list do not.
    loads_on: Vec<Cc>,
    /// Of these no source states whether they do.
    loads_on_unknown: Vec<Cc>,
    /// The devices whose driver compiles PTX of it. Those in neither list do not.
    jits_on: Vec<Cc>,
    /// Of these no source states whether it does.
    jits_on_unknown: Vec<Cc>,
}

#[derive(Serialize, JsonSchema)]
struct HasLimits {
    /// The GPU.
    target: Target,
    #[serde(flatten)]
    limits: Limits,
}

#[derive(Serialize, JsonSchema)]
struct Legality {
    /// The instruction.
    instruction: Text,
    /// Since which `.version` and on which targets the releases that have it have it.
    windows: Vec<Window<Legal>>,
}

/// The rows of tileiras.
#[derive(Serialize, JsonSchema)]
struct Nvptx {
    /// The CPU of a target that has no row.
    default_cpu: Target,
    /// The level of fused multiply and add where none is given.
    fma_level_default: Option<u32>,
    /// The opcodes of the block-scaled mma.
    block_scale_opcodes: Opcodes,
    /// The CPU rows.
    nvptx_cpus: Vec<OfCpu>,
    /// The features.
    nvptx_feature_rows: Vec<OfFeature>,
}

/// What holds in which releases: the runs of neighbours in which an answer is the same, those without an answer left out.
fn windows<T: PartialEq>(answer: impl Fn(Toolkit) -> Option<T>) -> Vec<Window<T>> {
    let mut windows: Vec<Window<T>> = Vec::new();
    let mut before = None;
    for &toolkit in Toolkit::ALL {
        match (windows.last_mut(), answer(toolkit)) {
            (Some(last), Some(now)) if before == Some(last.to) && last.value == now => last.to = toolkit,
            (_, Some(value)) => windows.push(Window {
                from: toolkit,
                to: toolkit,
                value,
            }),
            (_, None) => {}
        }
        before = Some(toolkit);
    }
    windows
}

/// Which tools take the names of a target, and in which releases: a row a tool and a kind of name.
fn accepted_by(target: Target) -> Vec<Accepts> {
    let tools = Tool::ALL
        .iter()
        .flat_map(|&tool| NameKind::ALL.iter().map(move |&kind| (tool, kind)));
    let rows = tools.map(|(tool, kind)| {
        let of = |wanted: fn(Verdict) -> bool| {
            windows(|toolkit| wanted(tool.accepts_why(toolkit, Name { kind, target })).then_some(Nothing {}))
        };
        let refuses = |why| matches!(why, Verdict::NoGpuUnsupported | Verdict::NoNvJitLinkKind);
        Accepts {
            tool,
            kind: kind.prefix(),
            accepted: of(Verdict::is_yes),
            listed_and_refused: of(refuses),
        }
    });
    rows.filter(|row| !row.accepted.is_empty() || !row.listed_and_refused.is_empty())
        .collect()
}

fn target(target: Target) -> OfTarget {
    OfTarget {
        info: target.info(),
        standing: windows(|toolkit| {
            Some(OfStanding {
                standing: toolkit.standing(target)?,
            })
        }),
        lowest_ptx: windows(|toolkit| {
            Some(OfPtx {
                ptx: toolkit.lowest_ptx(target)?,
            })
        }),
        accepted_by: accepted_by(target),
        macros: macros(Toolkit::NEWEST, target).collect(),
    }
}

/// Which targets in which releases, for what every release answers as far as it knows the targets: a window goes on while neighbours agree on
/// those that both build.
fn link_windows(answer: impl Fn(Toolkit) -> TargetSet) -> Vec<Window<LinkTargets>> {
    let mut found: Vec<Window<LinkTargets>> = Vec::new();
    for &toolkit in Toolkit::ALL.iter().filter(|&&toolkit| Tool::Nvlink.was_run(toolkit)) {
        let link_targets = answer(toolkit);
        match found.last_mut() {
            Some(last) if last.value.link_targets.and(toolkit.gpus()) == link_targets.and(last.to.gpus()) => {
                last.to = toolkit;
                last.value.link_targets = last.value.link_targets.or(link_targets);
            }
            _ => found.push(Window {
                from: toolkit,
                to: toolkit,
                value: LinkTargets { link_targets },
            }),
        }
    }
    found.retain(|it| !it.value.link_targets.is_empty());
    found
}

fn loads(target: Target) -> Loads {
    let devices = |why: fn(Target, Cc) -> Verdict, answer: Answer| -> Vec<Cc> {
        let all = (10..=199)
            .map(Cc)
            .filter(|&device| why(target, device) != Verdict::UnknownDevice);
        all.filter(|&device| why(target, device).answer() == answer).collect()
    };
    Loads {
        target,
        loads_on: devices(load::loads_why, Answer::Yes),
        loads_on_unknown: devices(load::loads_why, Answer::Unknown),
        jits_on: devices(load::pair_jits_why, Answer::Yes),
        jits_on_unknown: devices(load::pair_jits_why, Answer::Unknown),
    }
}

/// Since which `.version` and on which targets the releases that have an instruction have it. A window goes on while the targets that
/// neighbours both know agree.
fn legality(feature: IsaFeature) -> Legality {
    let mut windows: Vec<Window<Legal>> = Vec::new();
    for &toolkit in Toolkit::ALL {
        let Some(since_ptx) = feature.read_since(toolkit) else {
            continue;
        };
        let legal_on = feature.targets(toolkit);
        let goes_on = |last: &Window<Legal>| {
            let both = last.to.ptx_targets().and(toolkit.ptx_targets());
            last.value.since_ptx == since_ptx && last.value.legal_on.and(both) == legal_on.and(both)
        };
        match windows.last_mut() {
            Some(last) if goes_on(last) => {
                last.to = toolkit;
                last.value.legal_on = last.value.legal_on.or(legal_on);
            }
            _ => windows.push(Window {
                from: toolkit,
                to: toolkit,
                value: Legal { since_ptx, legal_on },
            }),
        }
    }
    Legality {
        instruction: feature.text(),
        windows,
    }
}

fn data() -> Data {
    let targets = || Target::ALL.iter().copied();
    let any = |of: &dyn Fn(Toolkit) -> TargetSet| {
        Toolkit::ALL
            .iter()
            .fold(TargetSet::EMPTY, |all, &toolkit| all.or(of(toolkit)))
    };
    let limits = |target| {
        Some(HasLimits {
            target,
            limits: Toolkit::ALL.iter().find_map(|&it| Limits::of(it, target))?,
        })
    };
    let rules = Rules {
        compiling: targets()
            .map(|ptx| Compiles {
                target: ptx,
                ptx_compiles_for: any(&|toolkit| compile::ptxas_gpus(toolkit, ptx)),
            })
            .collect(),
        linking: targets()
            .map(|target| Links {
                target,
                object_links_for: link_windows(|toolkit| link::nvlink_targets(toolkit, target)),
                lto_links_for: link_windows(|toolkit| link::nvlink_lto_targets(toolkit, target)),
            })
            .collect(),
        loading: targets().map(loads).collect(),
        limits: targets().filter_map(limits).collect(),
        legality: IsaFeature::ALL.iter().copied().map(legality).collect(),
        ptx_versions: PTX_VERSIONS,
    };
    let rows = all();
    Data {
        generated: "@generated by cargo xtask codegen from src",
        schema: 2,
        smarch: version(),
        toolkit: Toolkit::DEFAULT,
        evidence: EVERYTHING,
        toolkits: releases().toolkits,
        drivers: BRANCHES,
        targets: targets().map(target).collect(),
        products: DEVICES,
        rules,
        geometry: GEOMETRIES,
        nvptx: Nvptx {
            default_cpu: DEFAULT_CPU,
            fma_level_default: FMA_LEVEL_DEFAULT.level(),
            block_scale_opcodes: ().into(),
            nvptx_cpus: rows.nvptx_cpus,
            nvptx_feature_rows: rows.nvptx_feature_rows,
        },
        errata: ERRATA,
    }
}

/// The file: one row a line, so that a change is one line of a diff.
pub fn text() -> String {
    lines(&serde_json::to_value(data()).expect("it is JSON")) + "\n"
}

fn lines(value: &Value) -> String {
    match value {
        Value::Object(sections) => {
            let sections = sections.iter().map(|(key, value)| match value {
                Value::Object(members) if members.values().any(Value::is_array) => format!("{key:?}: {}", lines(value)),
                Value::Array(rows) if rows.iter().all(|row| row.is_object() || key == "ptx_versions") => {
                    format!("{key:?}: {}", lines(value))
                }
                value => format!("{key:?}: {value}"),
            });
            format!("{{\n{}\n}}", sections.collect::<Vec<_>>().join(",\n"))
        }
        Value::Array(rows) => format!(
            "[\n{}\n]",
            rows.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n")
        ),
        value => value.to_string(),
    }
}
