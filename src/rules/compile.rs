//! May ptxas assemble PTX written for one target for another one?

use crate::messages::{fill, template};
use crate::targets::{Name, NameKind, Suffix, Target, TargetSet, Tool, refusal};
use crate::{Toolkit, Verdict};
use core::fmt;

/// Whether ptxas of this release assembles PTX with `.target ptx` for `--gpu-name gpu`.
///
/// `gpu` is a [`Target`] (its `sm_` name) or a [`Name`] of any kind.
///
/// Instructions are not looked at: what is legal depends on `ptx` alone.
#[must_use]
pub fn ptxas_compiles(toolkit: Toolkit, ptx: Target, gpu: impl Into<Name>) -> bool {
    let gpu = gpu.into();
    match gpu.kind {
        NameKind::Sm => ptxas_gpus(toolkit, ptx).contains(gpu.target),
        NameKind::Compute | NameKind::Lto => why(toolkit, ptx, gpu).is_yes(),
    }
}

/// As [`ptxas_compiles`], with the reason.
#[must_use]
pub fn ptxas_compiles_why(toolkit: Toolkit, ptx: Target, gpu: impl Into<Name>) -> Verdict {
    why(toolkit, ptx, gpu.into())
}

/// Erratum E09: the first step that applies decides. First both names, as the release knows them.
///
/// Source: `ptxas/compile_compat.tsv`, 3,105 cells of 13.0.88 with their outcome, `releases/compile.tsv` for the other
/// releases; measured.
const fn why(toolkit: Toolkit, ptx: Target, gpu: Name) -> Verdict {
    match Tool::PtxasGpuName.accepts_why(toolkit, gpu) {
        Verdict::Yes => {}
        refused => return refused,
    }
    match Tool::PtxasTarget.accepts_why(toolkit, ptx.named(NameKind::Sm)) {
        Verdict::Yes => of_pair(ptx, gpu.target),
        refused => refused,
    }
}

/// What the suffixes and numbers decide, in every release that knows both.
const fn of_pair(ptx: Target, gpu: Target) -> Verdict {
    if ptx.number() > gpu.number() {
        return Verdict::NoHigher;
    }
    let same_number = ptx.resolve_alias().number() == gpu.resolve_alias().number();
    match ptx.suffix() {
        Suffix::Base => Verdict::Yes,
        Suffix::A if !same_number => Verdict::NoFuture,
        Suffix::A if matches!(gpu.suffix(), Suffix::A) => Verdict::Yes,
        Suffix::A => Verdict::NoSuffix,
        Suffix::F => match (ptx.family(), gpu.family()) {
            (Some(ptx), Some(gpu)) if ptx as u8 == gpu as u8 => Verdict::Yes,
            _ => Verdict::NoFamily,
        },
    }
}

/// The GPUs, as `sm_` names, for which ptxas of this release assembles PTX with `.target ptx`.
#[must_use]
pub fn ptxas_gpus(toolkit: Toolkit, ptx: Target) -> TargetSet {
    if toolkit.ptx_targets().contains(ptx) {
        PAIRS
            .get(ptx.position())
            .copied()
            .unwrap_or_default()
            .and(toolkit.gpus())
    } else {
        TargetSet::EMPTY
    }
}

yes_sets! {
    static PAIRS: [TargetSet; Target::ALL.len()] = |ptx, gpu| of_pair(Target::ALL[ptx], gpu);
}

/// The most specific `.target` with which ptxas of this release assembles PTX for every one of these GPUs. Of all
/// targets that serve them, this is the one that serves the fewest other GPUs; among equals, the highest.
///
/// `sm_100f` for sm_100 and sm_103a, `sm_90a` for sm_90a alone. `None` without a GPU, and if the release does not build
/// for one of them.
#[must_use]
pub fn ptxas_most_specific(toolkit: Toolkit, gpus: TargetSet) -> Option<Target> {
    if gpus.is_empty() {
        return None;
    }
    let serving = Target::ALL
        .iter()
        .filter(|&&ptx| gpus.is_within(ptxas_gpus(toolkit, ptx)));
    // Of several with the fewest, `min_by_key` would keep the first.
    serving
        .rev()
        .min_by_key(|&&ptx| ptxas_gpus(toolkit, ptx).len())
        .copied()
}

/// What ptxas prints when it refuses, without its beginning `ptxas fatal   : `.
///
/// Source: `ptxas/FINDINGS.md`; measured.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    toolkit: Toolkit,
    ptx: Target,
    gpu: Name,
    verdict: Verdict,
}

/// What ptxas of this release prints when it refuses to assemble `.target ptx` for `--gpu-name gpu`; `None` when it assembles.
#[must_use]
pub fn ptxas_message(toolkit: Toolkit, ptx: Target, gpu: impl Into<Name>) -> Option<Message> {
    let gpu = gpu.into();
    let verdict = why(toolkit, ptx, gpu);
    (!verdict.is_yes()).then_some(Message {
        toolkit,
        ptx,
        gpu,
        verdict,
    })
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let Self {
            toolkit,
            ptx,
            gpu,
            verdict,
        } = *self;
        let refused =
            |tool, name: Name, f: &mut fmt::Formatter<'_>| match refusal(toolkit, tool, name.to_text().as_bytes()) {
                Some(refusal) => fmt::Display::fmt(&refusal, f),
                None => Ok(()),
            };
        match verdict {
            Verdict::NoGpuName | Verdict::NoGpuUnsupported => refused(Tool::PtxasGpuName, gpu, f),
            Verdict::NoPtxTarget => refused(Tool::PtxasTarget, ptx.into(), f),
            Verdict::NoHigher => fill(f, template!(TargetHigher), &[]),
            Verdict::NoSuffix => fill(f, template!(TargetSuffix), &[&ptx, &gpu]),
            Verdict::NoFuture => fill(f, template!(TargetKind), &[&ptx, &"future"]),
            Verdict::NoFamily => fill(f, template!(TargetKind), &[&ptx, &"different SM-family"]),
            other => write!(f, "{other}"),
        }
    }
}
