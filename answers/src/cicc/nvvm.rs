//! Which IR does libnvvm accept, for one target or for all that it builds for?

use super::dialects::{Dialects, dialects};
use super::lines_in;
use super::nvvm_asked::{About, Asked, meant_by};
use crate::{Refusal, same_answers};
use alloc::{string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::nvvm::{self, Complaint, Construct, Malformation, Phase};
use smarch::targets::NameKind;
use smarch::{Answer, Target, Text, Tool, Toolkit, Verdict};

/// A question to libnvvm of a release.
struct NvvmQuestion {
    toolkit: Toolkit,
    /// One target; without it all that libnvvm builds for.
    target: Option<Target>,
    about: About,
}

/// What libnvvm answers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NvvmAnswer<T = Nvvm> {
    /// What libnvvm, run, does with what was asked.
    pub nvvm: T,
}

/// See [`NvvmAnswer`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nvvm {
    #[serde(flatten)]
    pub about: About,
    /// An answer each, with the targets that get it.
    pub nvvm_answers: Vec<NvvmRow>,
}

impl Nvvm {
    /// Whether it accepts it, for each target.
    pub fn accepts(&self) -> bool {
        self.nvvm_answers.iter().all(|row| row.verdict.is_yes())
    }
}

/// An answer, and the targets that get it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NvvmRow {
    /// The targets that get this answer.
    pub nvvm_targets: Vec<Target>,
    /// A phase of libnvvm.
    pub nvvm_phase: Phase,
    pub verdict: Verdict,
    pub tool_prints: Vec<String>,
    #[serde(flatten)]
    pub layout: Option<LayoutDetails>,
    #[serde(flatten)]
    pub construct: Option<ConstructDetails>,
}

/// What is wrong with a data layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LayoutDetails {
    /// What libnvvm requires and the data layout lacks.
    pub layout_complaints: Vec<Complaint>,
    /// Why the data layout cannot be read. Null: it can.
    pub malformation: Option<Malformation>,
    /// The first byte of the specification that cannot be read. Null: all can.
    pub fault_byte: Option<usize>,
}

/// Which instruction it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConstructDetails {
    /// An instruction that was given to libnvvm.
    pub nvvm_construct: Construct,
    pub text: Text,
}

/// Whether libnvvm says nothing of what becomes of the program.
pub(super) fn is_silent(verdict: Verdict) -> bool {
    use Verdict::{NoNvvmCrash, NoNvvmPointerCrash, NoNvvmPointerUse};
    matches!(verdict, NoNvvmCrash | NoNvvmPointerCrash | NoNvvmPointerUse)
}

impl NvvmRow {
    /// What libnvvm prints, or in parentheses what becomes of the program, or why that is unknown; "-".
    pub fn lines(&self) -> Vec<String> {
        let text = self.verdict.text().as_str();
        match self.verdict.answer() {
            Answer::Unknown => vec![text.strip_prefix("unknown: ").unwrap_or(text).into()],
            _ if is_silent(self.verdict) => vec![alloc::format!("({text})")],
            _ if self.tool_prints.is_empty() => vec!["-".into()],
            _ => self.tool_prints.clone(),
        }
    }
}

/// Whether libnvvm of a release builds for a target.
pub(super) fn builds_for(toolkit: Toolkit, target: Target) -> bool {
    Tool::Libnvvm.accepts(toolkit, target.named(NameKind::Compute))
}

/// The targets that libnvvm of a release builds for.
pub fn targets_of(toolkit: Toolkit) -> Vec<Target> {
    Target::ALL.iter().copied().filter(|target| builds_for(toolkit, *target)).collect()
}

/// What libnvvm logs where the verdict is a no: what it says of the architecture, the message that the question knows better, or the
/// verdict's text.
fn prints_of(toolkit: Toolkit, target: Target, verdict: Verdict, message: &str) -> Vec<String> {
    match verdict {
        _ if verdict.answer() != Answer::No || is_silent(verdict) => Vec::new(),
        Verdict::NoNvvmArch => {
            let name = target.named(NameKind::Compute).to_string();
            let refusal = nvvm::refusal(toolkit, name.as_bytes()).map(|refusal| refusal.to_string());
            lines_in(&refusal.unwrap_or_default())
        }
        _ if message.is_empty() => lines_in(verdict.text().as_str()),
        _ => lines_in(message),
    }
}

type Told = (Verdict, Vec<String>, Option<LayoutDetails>);

fn told(question: &NvvmQuestion, target: Target, phase: Phase, construct: Option<Construct>) -> Told {
    let toolkit = question.toolkit;
    let (verdict, message, layout) = match (&question.about, construct) {
        (About::Triple { target_triple, .. }, _) => {
            let refusal = nvvm::triple_refusal(toolkit, target, phase, &target_triple.0);
            let verdict = nvvm::accepts_triple(toolkit, target, phase, &target_triple.0);
            (verdict, refusal.map(|refusal| refusal.to_string()), None)
        }
        (About::Layout { data_layout, .. }, _) => {
            let answer = nvvm::accepts_layout(toolkit, target, phase, &data_layout.0);
            let details = LayoutDetails {
                layout_complaints: answer.complaints.iter().collect(),
                malformation: answer.fault.map(|fault| fault.kind),
                fault_byte: answer.fault.map(|fault| fault.at),
            };
            (answer.verdict, Some(answer.to_string()), Some(details))
        }
        (About::Access { nvvm_access, address_space }, _) => {
            (nvvm::accepts_access(toolkit, target, phase, *nvvm_access, *address_space), None, None)
        }
        (About::Cast { address_space, to_address_space }, _) => {
            (nvvm::accepts_cast(toolkit, target, phase, *address_space, *to_address_space), None, None)
        }
        (About::IrVersion { stated_ir, stated_debug }, _) => {
            let ir = stated_ir.unwrap_or(nvvm::IrVersion::UNSTATED.ir);
            let stated = nvvm::IrVersion { ir, debug: *stated_debug };
            let refusal = nvvm::ir_version_refusal(toolkit, target, stated);
            let verdict = nvvm::accepts_ir_version(toolkit, target, stated);
            (verdict, refusal.map(|refusal| refusal.to_string()), None)
        }
        (About::Instructions { .. }, Some(construct)) => (nvvm::accepts(toolkit, target, phase, construct), None, None),
        (About::Instructions { .. }, None) => (Verdict::UnknownTool, None, None),
    };
    let prints = prints_of(toolkit, target, verdict, &message.unwrap_or_default());
    (verdict, prints, layout)
}

/// What does libnvvm answer?
fn answer(question: NvvmQuestion) -> NvvmAnswer {
    let targets = question.target.map_or_else(|| targets_of(question.toolkit), |target| vec![target]);
    let constructs: Vec<Option<Construct>> = match &question.about {
        About::Instructions { instruction } => {
            meant_by(instruction.as_deref().unwrap_or_default()).into_iter().map(Some).collect()
        }
        _ => vec![None],
    };
    let asked = constructs.iter().flat_map(|construct| Phase::ALL.iter().map(|phase| (*construct, *phase)));
    let rows = asked.flat_map(|(construct, phase)| {
        let groups = same_answers(targets.iter().copied(), |target| told(&question, target, phase, construct));
        groups.into_iter().map(move |(nvvm_targets, (verdict, tool_prints, layout))| NvvmRow {
            nvvm_targets,
            nvvm_phase: phase,
            verdict,
            tool_prints,
            layout,
            construct: construct.map(|nvvm_construct| ConstructDetails { nvvm_construct, text: nvvm_construct.text() }),
        })
    });
    let nvvm_answers = rows.collect();
    NvvmAnswer { nvvm: Nvvm { about: question.about, nvvm_answers } }
}

/// The data layouts that libnvvm gives as examples.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Examples {
    /// The data layouts that libnvvm gives as examples.
    pub example_layouts: Vec<Example>,
}

/// An example, and the targets for which it is given.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Example {
    pub nvvm_targets: Vec<Target>,
    pub nvvm_phase: Phase,
    /// The bits of a pointer.
    pub pointer_bits: u32,
    /// A data layout that libnvvm's own checks accept.
    pub example_layout: Text,
}

/// Which data layouts does libnvvm give as examples?
fn example_layouts(toolkit: Toolkit) -> NvvmAnswer<Examples> {
    let asked = Phase::ALL.iter().flat_map(|phase| [64, 32].map(|bits| (*phase, bits)));
    let examples = asked.flat_map(|(nvvm_phase, pointer_bits)| {
        let example = |target| nvvm::example_layout(toolkit, target, nvvm_phase, pointer_bits);
        let groups = same_answers(targets_of(toolkit), example).into_iter();
        groups.filter_map(move |(nvvm_targets, example_layout)| {
            Some(Example { nvvm_targets, nvvm_phase, pointer_bits, example_layout: example_layout? })
        })
    });
    let example_layouts = examples.collect();
    NvvmAnswer { nvvm: Examples { example_layouts } }
}

/// What a question to libnvvm is answered with.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum NvvmReply {
    /// What becomes of a program.
    Of(NvvmAnswer),
    /// Data layouts.
    Examples(NvvmAnswer<Examples>),
    /// Which IR to write.
    Dialects(NvvmAnswer<Dialects>),
}

/// What does libnvvm of a release answer to the words after `nvvm`, as `triple sm_90 nvptx64-nvidia-cuda`?
///
/// # Errors
/// They are no question, or libnvvm does not build for the target whose IR is asked about.
pub fn nvvm(toolkit: Toolkit, words: &[&[u8]]) -> Result<NvvmReply, Refusal> {
    Ok(match Asked::read(words)? {
        Asked::Examples => NvvmReply::Examples(example_layouts(toolkit)),
        Asked::Dialects(target) => NvvmReply::Dialects(dialects(toolkit, target)?),
        Asked::Of(target, about) => NvvmReply::Of(answer(NvvmQuestion { toolkit, target, about })),
    })
}
