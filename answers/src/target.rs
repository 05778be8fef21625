//! Everything known of a target, and of the name that was given for it.

use crate::{Known, early};
use alloc::vec::Vec;
use serde::Serialize;
use smarch::documented::cicc::sm_features::{FEATURE_BITS, SmFeatures};
use smarch::documented::{nvlink, ptxas, tileiras};
use smarch::profile::scheduler_for_target;
use smarch::rules::{compile, limits::Limits, load};
use smarch::targets::{Family, Macro, NameKind, Standing, Suffix, TargetSet, macros};
use smarch::{Answer, Cc, Name, Target, Text, Tool, Toolkit, Verdict, Version};

/// A target as one release of the toolkit has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetRow {
    pub target: Target,
    pub sm: u32,
    pub suffix: Suffix,
    pub compute_capability: Cc,
    /// Null where the release does not know it yet.
    pub standing: Option<Standing>,
    pub family: Option<Family>,
    pub alias_of: Option<Target>,
    pub cuda_arch: u32,
    pub ptx_accepted: Option<Version>,
    pub ptx_emitted: Known<Version>,
    pub oldest_toolkit: Known<Toolkit>,
    pub newest_toolkit: Known<Toolkit>,
    pub generation: Option<Text>,
    pub product: Option<Text>,
    pub accepted_by: Vec<Tool>,
    /// The tools that were not run for the release: it is unknown whether they take the name.
    pub acceptance_unknown: Vec<Tool>,
    pub macros: Vec<Macro>,
}

/// All targets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Targets {
    /// Ordered by number, then base, a, f.
    pub targets: Vec<TargetRow>,
}

/// Every target, as a release of the toolkit has it.
pub fn all(toolkit: Toolkit) -> Targets {
    let names = Target::ALL.iter().map(|target| target.named(NameKind::Sm));
    Targets { targets: names.map(|name| TargetRow::of(toolkit, name)).collect() }
}

impl TargetRow {
    /// The row of the target that a name names; which tools accept it depends on the name.
    pub fn of(toolkit: Toolkit, name: Name) -> Self {
        let (target, info) = (name.target, name.target.info());
        Self {
            target,
            sm: target.number(),
            suffix: target.suffix(),
            compute_capability: target.cc(),
            standing: toolkit.standing(target),
            family: target.family(),
            alias_of: info.alias_of,
            cuda_arch: target.cuda_arch(),
            ptx_accepted: toolkit.lowest_ptx(target),
            ptx_emitted: info.ptx_emitted.get().into(),
            oldest_toolkit: info.oldest_toolkit.get().into(),
            newest_toolkit: info.newest_toolkit.get().into(),
            generation: info.generation,
            product: info.product,
            accepted_by: tools(toolkit, name, Answer::Yes),
            acceptance_unknown: tools(toolkit, name, Answer::Unknown),
            macros: macros(toolkit, target).collect(),
        }
    }
}

/// The tools that answer so about a name.
pub fn tools(toolkit: Toolkit, name: Name, answer: Answer) -> Vec<Tool> {
    let tools = Tool::ALL.iter().copied();
    tools.filter(|tool| tool.accepts_why(toolkit, name).answer() == answer).collect()
}

/// A name for one release of the toolkit.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub toolkit: Toolkit,
    pub name: Name,
}

/// Everything known of the name and of its target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedTarget {
    pub name: Name,
    /// What kind of name it is.
    pub name_kind: NameKind,
    #[serde(flatten)]
    pub row: TargetRow,
    /// The CUDA whose PTX ISA is the first to name the target, of a target older than the toolkits that were run; public. Null: no source that was read states it.
    pub came_with_cuda: Option<Version>,
    /// The last CUDA that builds for the target, where that was before the toolkits that were run; public. Null as above.
    pub last_cuda: Option<Version>,
    pub ptxas_family: Option<Text>,
    /// Its text as documented. Null: ptxas has no profile of the target.
    pub cuda_arch_documented: Option<Text>,
    /// What cicc's SMFeatures name and ptxas takes the instructions of.
    pub features: Vec<Text>,
    /// The features that no measured instruction shows.
    pub features_unknown: Vec<Text>,
    /// The bits of cicc's SMFeatures as the document states them, by the number alone, for 70 to 121.
    pub sm_features_documented: Known<Vec<Text>>,
    pub errata_ids: &'static [&'static str],
    pub ptx_compiles_for: TargetSet,
    pub loads_on: Vec<Cc>,
    pub loads_on_unknown: Vec<Cc>,
    /// The .targets of PTX that ptxas assembles for this name.
    pub compiles_ptx_of: TargetSet,
    /// The features of which the documents and ptxas say different things.
    #[serde(skip)]
    pub disputed: Disputed,
    /// The tools that refuse the name.
    #[serde(skip)]
    pub refused_by: Vec<Tool>,
}

/// Features that the documents state and ptxas refuses, and the other way round.
#[derive(Debug, Default)]
pub struct Disputed {
    pub only_documented: Vec<Text>,
    pub only_run: Vec<Text>,
}

/// What is known of a name?
pub fn answer(question: &Question) -> NamedTarget {
    let Question { toolkit, name } = *question;
    let target = name.target;
    let documented = SmFeatures::new(target.number());
    let (mut has, mut unknown, mut stated) = (Vec::new(), Vec::new(), Vec::new());
    let mut disputed = Disputed::default();
    for bit in FEATURE_BITS {
        let is_stated = documented.is_some_and(|features| features.has(bit.feature));
        if is_stated {
            stated.push(bit.name);
        }
        match bit.feature.legal(toolkit, target).answer() {
            Answer::Yes => {
                has.push(bit.name);
                if documented.is_some() && !is_stated {
                    disputed.only_run.push(bit.name);
                }
            }
            Answer::Unknown => unknown.push(bit.name),
            Answer::No if is_stated => disputed.only_documented.push(bit.name),
            Answer::No => {}
        }
    }
    let devices = |verdicts: &[Verdict]| {
        let all = (10..200).map(Cc);
        all.filter(|device| verdicts.contains(&load::loads_why(target, *device))).collect()
    };
    let targets = |holds: &dyn Fn(Target) -> bool| {
        let holding = Target::ALL.iter().filter(|target| holds(**target));
        holding.fold(TargetSet::EMPTY, |set, target| set.with(*target))
    };
    NamedTarget {
        name,
        name_kind: name.kind,
        row: TargetRow::of(toolkit, name),
        came_with_cuda: early::came_with(target),
        last_cuda: early::last_with(target),
        ptxas_family: target.info().ptxas_family,
        cuda_arch_documented: target.info().cuda_arch_text,
        features: has,
        features_unknown: unknown,
        sm_features_documented: documented.map(|_| stated).into(),
        errata_ids: match disputed.only_documented.is_empty() && disputed.only_run.is_empty() {
            true => &[],
            false => &["E46d", "E47", "E47d"],
        },
        ptx_compiles_for: targets(&|gpu| compile::ptxas_compiles(toolkit, target, gpu)),
        loads_on: devices(&[Verdict::Yes]),
        loads_on_unknown: devices(&[Verdict::UnknownSilent, Verdict::UnknownDisputed]),
        compiles_ptx_of: targets(&|ptx| compile::ptxas_compiles(toolkit, ptx, name)),
        disputed,
        refused_by: tools(toolkit, name, Answer::No),
    }
}

/// The topics of which more is known for a target.
pub fn topics(toolkit: Toolkit, target: Target) -> impl Iterator<Item = &'static str> {
    let is_registered = ptxas::codegen_factory(target).is_some();
    let has_hardware = target.geometry().is_some();
    [
        ("features", toolkit.lowest_ptx(target).is_some()),
        ("limits", Limits::of(toolkit, target).is_some()),
        ("toolkits", target.info().oldest_toolkit.get().is_some()),
        ("hardware", has_hardware),
        ("occupancy", has_hardware),
        ("profile", is_registered),
        ("scheduler", scheduler_for_target(target).is_some()),
        ("gates", is_registered),
        ("mcpu", tileiras::Cpu::of(target).is_some()),
    ]
    .into_iter()
    .filter_map(|(topic, knows)| knows.then_some(topic))
}

/// The binaries whose documents state something of a target.
pub fn documents(target: Target) -> impl Iterator<Item = &'static str> {
    let table = ptxas::validation_table(target.suffix());
    [
        ("ptxas", table.is_some_and(|table| table.find(target.number()).is_some())),
        ("nvlink", nvlink::EncodingFunction::of(target).is_some()),
        ("tileiras", tileiras::Cpu::of(target).is_some()),
    ]
    .into_iter()
    .filter_map(|(binary, knows)| knows.then_some(binary))
}
