//! What does the library know, as data: targets, rules, geometry and errata for those who want no Rust in their build?
//!
//! `share/smarch.json` is [`text`]. Its keys mean what they mean in the answers of the command; `docs/data.md` has the convention.

pub mod diff;

use crate::documented::tileiras::{OfCpu, OfFeature, Opcodes, all};
use crate::features::Slot;
use crate::releases::{Release, releases};
use crate::{EVERYTHING, Known, version};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use serde_json::Value;
use smarch::devices::{DEVICES, Device};
use smarch::documented::tileiras::{DEFAULT_CPU, FMA_LEVEL_DEFAULT};
use smarch::documented::{ERRATA, Erratum, Evidence};
use smarch::drivers::{BRANCHES, Branch, Driver};
use smarch::hardware::{GEOMETRIES, Geometry};
use smarch::isa::IsaFeature;
use smarch::ptx::versions::{PTX_VERSIONS, ptx_versions};
use smarch::ptx::{FAMILIES, Form, FormFamily, WORDS};
use smarch::rules::limits::Limits;
use smarch::rules::{compile, link, load};
use smarch::targets::{Info, Macro, NameKind, Standing, TargetSet, macros};
use smarch::{Answer, Cc, Name, Target, Text, Tool, Toolkit, Verdict, Version};

/// `share/smarch.json`
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    toolkits: Vec<Row<Release>>,
    /// The branches of the driver, ascending.
    drivers: Vec<Row<&'static Branch>>,
    /// All targets, ordered by number, then base, a, f.
    targets: Vec<Row<OfTarget>>,
    /// The products whose compute capability is published.
    products: Vec<Row<&'static Device>>,
    /// What may be compiled, linked and loaded where.
    rules: Rules,
    /// What an SM has, by compute capability.
    geometry: Vec<Row<&'static Geometry>>,
    /// The rows of tileiras, as those copy them who write a back end.
    nvptx: Nvptx,
    /// Where the documents err, and what is answered instead.
    errata: &'static [Erratum],
}

/// A row with its id.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Row_{T}"))]
pub struct Row<T> {
    /// What the row is about: its kind, a slash, and its name, target/sm_90a. No two rows of a file have the same id. It depends only on
    /// kind and name, does not change from version to version, and is never given to something else. An erratum keeps its own id, E30.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = ID_PATTERN)))]
    pub id: String,
    #[serde(flatten)]
    pub row: T,
}

/// What every id is, those of errata left out.
pub const ID_PATTERN: &str = "^[a-z_]+/[A-Za-z0-9.:%=_-]+$";

impl<T> Row<T> {
    /// In the name letters, digits and `.:%=_` stay as they are, and each run of others becomes a hyphen.
    fn new(kind: &str, name: &str, row: T) -> Self {
        let stays = |letter: char| letter.is_ascii_alphanumeric() || ".:%=_".contains(letter);
        let words: Vec<&str> = name.split(|letter| !stays(letter)).filter(|word| !word.is_empty()).collect();
        Self { id: format!("{kind}/{}", words.join("-")), row }
    }

    /// Rows of a kind, each with the name that it has.
    fn all(kind: &str, rows: impl IntoIterator<Item = T>, name: impl Fn(&T) -> String) -> Vec<Self> {
        rows.into_iter().map(|row| Self::new(kind, &name(&row), row)).collect()
    }
}

/// What is answered alike by neighbouring releases.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Window<T> {
    /// The first of the releases.
    from: Toolkit,
    /// The last of them.
    to: Toolkit,
    #[serde(flatten)]
    value: T,
}

#[derive(Debug, Serialize, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct OfStanding {
    /// How the releases treat the target.
    standing: Standing,
}

#[derive(Debug, Serialize, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct OfPtx {
    /// The lowest `.version` in which its name is accepted as `.target`.
    ptx: Version,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct LinkTargets {
    /// What it may be linked for, of the targets that a release knows.
    link_targets: TargetSet,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Legal {
    /// The lowest `.version` that has it.
    since_ptx: Version,
    /// The targets that have it, of those that a release knows.
    legal_on: TargetSet,
}

#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Nothing {}

/// A target in all releases.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Rules {
    /// What PTX of a target compiles for.
    compiling: Vec<Row<Compiles>>,
    /// What objects and LTO IR of a target link for.
    linking: Vec<Row<Links>>,
    /// Which devices run code of a target.
    loading: Vec<Row<Loads>>,
    /// What ptxas checks of a kernel's launch bounds.
    limits: Vec<Row<HasLimits>>,
    /// Which instructions are legal where.
    legality: Vec<Row<Legality>>,
    /// Who reads which `.version` of PTX.
    reading: Vec<Row<Reading>>,
    /// The families of instructions, with the words that their forms are made of.
    forms: Vec<Row<Family>>,
    /// Every `.version` of PTX, ascending.
    ptx_versions: &'static [Version],
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Reading {
    /// The `.version`.
    ptx_version: Version,
    /// The releases that read it, as windows.
    read_in: Vec<Window<Nothing>>,
    oldest_driver: Known<Driver>,
    /// The targets whose lowest .version it is.
    new_targets: Vec<Target>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Family {
    /// The family.
    form_family: &'static str,
    /// In any release.
    forms_count: usize,
    /// Since which `.version` and on which targets the releases that have any of the forms have any.
    windows: Vec<Window<Legal>>,
    /// The slots, in the order in which they are written, with every word that some form has there.
    form_slots: Vec<Slot>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Compiles {
    /// The target of the PTX.
    target: Target,
    /// The targets that some release compiles it for; a release compiles for those of them that it knows.
    ptx_compiles_for: TargetSet,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Links {
    /// The target of the object.
    target: Target,
    /// What an object of it may be linked for, as windows.
    object_links_for: Vec<Window<LinkTargets>>,
    /// What LTO IR of it may be linked for, as windows.
    lto_links_for: Vec<Window<LinkTargets>>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Loads {
    /// The target of the code.
    target: Target,
    /// The devices that load a cubin of it. Those in neither list do not.
    loads_on: Vec<Cc>,
    /// The devices for which no source states whether they do.
    loads_on_unknown: Vec<Cc>,
    /// The devices whose driver compiles PTX of it. Those in neither list do not.
    jits_on: Vec<Cc>,
    /// The devices for which no source states whether it does.
    jits_on_unknown: Vec<Cc>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct HasLimits {
    /// The GPU.
    target: Target,
    #[serde(flatten)]
    limits: Limits,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Legality {
    /// The instruction.
    instruction: Text,
    /// Since which `.version` and on which targets the releases that have it have it.
    windows: Vec<Window<Legal>>,
}

/// The rows of tileiras.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Nvptx {
    /// The CPU of a target that has no row.
    default_cpu: Target,
    /// The level of fused multiply and add where none is given.
    fma_level_default: Option<u32>,
    /// The opcodes of the block-scaled mma.
    block_scale_opcodes: Opcodes,
    /// The CPU rows.
    nvptx_cpus: Vec<Row<OfCpu>>,
    /// The features.
    nvptx_feature_rows: Vec<Row<OfFeature>>,
}

/// What holds in which releases: the runs of neighbours in which an answer is the same, those without an answer left out.
fn windows<T: PartialEq>(answer: impl Fn(Toolkit) -> Option<T>) -> Vec<Window<T>> {
    let mut windows: Vec<Window<T>> = Vec::new();
    let mut before = None;
    for &toolkit in Toolkit::ALL {
        match (windows.last_mut(), answer(toolkit)) {
            (Some(last), Some(now)) if before == Some(last.to) && last.value == now => last.to = toolkit,
            (_, Some(value)) => windows.push(Window { from: toolkit, to: toolkit, value }),
            (_, None) => {}
        }
        before = Some(toolkit);
    }
    windows
}

/// Which tools take the names of a target, and in which releases: a row a tool and a kind of name.
fn accepted_by(target: Target) -> Vec<Accepts> {
    let tools = Tool::ALL.iter().flat_map(|&tool| NameKind::ALL.iter().map(move |&kind| (tool, kind)));
    let rows = tools.map(|(tool, kind)| {
        let of = |wanted: fn(Verdict) -> bool| {
            windows(|toolkit| wanted(tool.accepts_why(toolkit, Name { kind, target })).then_some(Nothing {}))
        };
        let refuses = |why| matches!(why, Verdict::NoGpuUnsupported | Verdict::NoNvJitLinkKind);
        Accepts { tool, kind: kind.prefix(), accepted: of(Verdict::is_yes), listed_and_refused: of(refuses) }
    });
    rows.filter(|row| !row.accepted.is_empty() || !row.listed_and_refused.is_empty()).collect()
}

fn target(target: Target) -> OfTarget {
    OfTarget {
        info: target.info(),
        standing: windows(|toolkit| Some(OfStanding { standing: toolkit.standing(target)? })),
        lowest_ptx: windows(|toolkit| Some(OfPtx { ptx: toolkit.lowest_ptx(target)? })),
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
            _ => found.push(Window { from: toolkit, to: toolkit, value: LinkTargets { link_targets } }),
        }
    }
    found.retain(|it| !it.value.link_targets.is_empty());
    found
}

fn loads(target: Target) -> Loads {
    let devices = |why: fn(Target, Cc) -> Verdict, answer: Answer| -> Vec<Cc> {
        let all = (10..=199).map(Cc).filter(|&device| why(target, device) != Verdict::UnknownDevice);
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

/// Since which `.version` and on which targets the releases that have something have it. A window goes on while the targets that
/// neighbours both know agree.
fn legal_windows(answer: impl Fn(Toolkit) -> Option<Legal>) -> Vec<Window<Legal>> {
    let mut windows: Vec<Window<Legal>> = Vec::new();
    for &toolkit in Toolkit::ALL {
        let Some(Legal { since_ptx, legal_on }) = answer(toolkit) else {
            continue;
        };
        let goes_on = |last: &Window<Legal>| {
            let both = last.to.ptx_targets().and(toolkit.ptx_targets());
            last.value.since_ptx == since_ptx && last.value.legal_on.and(both) == legal_on.and(both)
        };
        match windows.last_mut() {
            Some(last) if goes_on(last) => {
                last.to = toolkit;
                last.value.legal_on = last.value.legal_on.or(legal_on);
            }
            _ => windows.push(Window { from: toolkit, to: toolkit, value: Legal { since_ptx, legal_on } }),
        }
    }
    windows
}

fn legality(feature: IsaFeature) -> Legality {
    let legal = |toolkit| Some(Legal { since_ptx: feature.read_since(toolkit)?, legal_on: feature.targets(toolkit) });
    Legality { instruction: feature.text(), windows: legal_windows(legal) }
}

fn reading(version: Version) -> Reading {
    let targets = Target::ALL.iter().copied();
    Reading {
        ptx_version: version,
        read_in: windows(|toolkit| ptx_versions(toolkit).any(|it| it == version).then_some(Nothing {})),
        oldest_driver: Driver::oldest_for(version).into(),
        new_targets: targets.filter(|it| it.info().ptx_accepted.get() == Some(version)).collect(),
    }
}

/// The families of one name, from a place on.
fn family(first: usize, families: &[FormFamily]) -> Option<Family> {
    let form_family = families.first()?.name.as_str();
    let forms = || (first..first.saturating_add(families.len())).flat_map(forms_of);
    let legal = |toolkit: Toolkit| {
        let known = toolkit.ptx_targets();
        let lowest = known.iter().filter_map(|target| toolkit.lowest_ptx(target)).min();
        let (mut since, mut legal_on) = (None, TargetSet::EMPTY);
        for form in forms() {
            if since != lowest {
                since = since.into_iter().chain(form.since(toolkit)).min();
            }
            legal_on = legal_on.or(form.targets(toolkit));
            // No other form could add to it: most families are as old as PTX, and some have 100,000 forms.
            if since == lowest && legal_on == known {
                break;
            }
        }
        Some(Legal { since_ptx: since?, legal_on })
    };
    let mut form_slots: Vec<Slot> = Vec::new();
    for slot in families.iter().flat_map(|family| family.slots.as_slice()) {
        let words = slot.words.into_iter().filter(|word| **word != 0);
        let words = words.filter_map(|word| Some(WORDS.get(usize::from(*word))?.as_str()));
        let may_be_left_out = slot.words.into_iter().any(|word| *word == 0);
        match form_slots.iter_mut().find(|it| it.form_slot == slot.name.as_str()) {
            Some(known) => {
                known.may_be_left_out |= may_be_left_out;
                let new: Vec<_> = words.filter(|word| !known.form_words.contains(word)).collect();
                known.form_words.extend(new);
            }
            None => {
                form_slots.push(Slot { form_slot: slot.name.as_str(), may_be_left_out, form_words: words.collect() })
            }
        }
    }
    Some(Family { form_family, forms_count: forms().count(), windows: legal_windows(legal), form_slots })
}

/// The forms of the family at a place.
fn forms_of(place: usize) -> impl Iterator<Item = Form> {
    core::iter::successors(Form::first_of(place), Form::next)
}

fn families() -> Vec<Family> {
    let mut place = 0;
    let names = FAMILIES.chunk_by(|one, next| one.name == next.name);
    let families = names.filter_map(|families| {
        let first = place;
        place += families.len();
        family(first, families)
    });
    families.collect()
}

/// Everything that is known: a [`Data`], as JSON, with what stands around every answer.
pub fn answer() -> Value {
    serde_json::to_value(data()).unwrap_or_default()
}

fn data() -> Data {
    let targets = || Target::ALL.iter().copied();
    let any = |of: &dyn Fn(Toolkit) -> TargetSet| {
        Toolkit::ALL.iter().fold(TargetSet::EMPTY, |all, &toolkit| all.or(of(toolkit)))
    };
    let limits =
        |target| Some(HasLimits { target, limits: Toolkit::ALL.iter().find_map(|&it| Limits::of(it, target))? });
    let of_target = |target: Target| target.to_string();
    let compiling = targets()
        .map(|ptx| Compiles { target: ptx, ptx_compiles_for: any(&|toolkit| compile::ptxas_gpus(toolkit, ptx)) });
    let linking = targets().map(|target| Links {
        target,
        object_links_for: link_windows(|toolkit| link::nvlink_targets(toolkit, target)),
        lto_links_for: link_windows(|toolkit| link::nvlink_lto_targets(toolkit, target)),
    });
    let legality = IsaFeature::ALL.iter().copied().map(legality);
    let rules = Rules {
        compiling: Row::all("compiling", compiling, |it| of_target(it.target)),
        linking: Row::all("linking", linking, |it| of_target(it.target)),
        loading: Row::all("loading", targets().map(loads), |it| of_target(it.target)),
        limits: Row::all("limits", targets().filter_map(limits), |it| of_target(it.target)),
        legality: Row::all("instruction", legality, |it| it.instruction.to_string()),
        reading: Row::all("ptx", PTX_VERSIONS.iter().copied().map(reading), |it| it.ptx_version.to_string()),
        forms: Row::all("family", families(), |it| it.form_family.into()),
        ptx_versions: PTX_VERSIONS,
    };
    let rows = all();
    Data {
        generated: "@generated by cargo xtask codegen from src",
        schema: 2,
        smarch: version(),
        toolkit: Toolkit::DEFAULT,
        evidence: EVERYTHING,
        toolkits: Row::all("toolkit", releases().toolkits, |it| it.info.toolkit.to_string()),
        drivers: Row::all("driver", BRANCHES, |it| it.branch.to_string()),
        targets: Row::all("target", targets().map(target), |it| of_target(it.info.target)),
        products: Row::all("product", DEVICES, |it| it.name.to_string()),
        rules,
        geometry: Row::all("geometry", GEOMETRIES, |it| it.cc.to_string()),
        nvptx: Nvptx {
            default_cpu: DEFAULT_CPU,
            fma_level_default: FMA_LEVEL_DEFAULT.level(),
            block_scale_opcodes: ().into(),
            nvptx_cpus: Row::all("nvptx_cpu", rows.nvptx_cpus, |it| it.target.to_string()),
            nvptx_feature_rows: Row::all("nvptx_feature", rows.nvptx_feature_rows, |it| it.nvptx_feature.to_string()),
        },
        errata: ERRATA,
    }
}

/// The file, as the command prints it: one row a line, so that a change is one line of a diff.
pub fn text() -> String {
    lines(&answer()) + "\n"
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
        Value::Array(rows) => format!("[\n{}\n]", rows.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n")),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests;
