//! Which IR does libnvvm accept, for one target or for all that it builds for?

use super::lines_in;
use crate::{Foreign, Refusal, did_you_mean, nearest, same_answers, target_of};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::nvvm::{self, Access, Complaint, Construct, Malformation, Phase};
use smarch::targets::NameKind;
use smarch::{Answer, Name, Target, Text, Tool, Toolkit, Verdict};

/// What libnvvm is asked about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum About {
    /// A target triple; an empty one stands for none.
    Triple {
        target_triple: Foreign,
        #[serde(skip_serializing_if = "Option::is_none")]
        target_triple_hex: Option<String>,
    },
    /// A data layout; an empty one stands for none.
    Layout {
        data_layout: Foreign,
        #[serde(skip_serializing_if = "Option::is_none")]
        data_layout_hex: Option<String>,
    },
    /// A load, store, atomicrmw or cmpxchg of an address space.
    Access { nvvm_access: Access, address_space: u32 },
    /// A cast between address spaces.
    Cast { address_space: u32, to_address_space: u32 },
    /// The instructions that were given to it.
    Instructions {
        /// Those alone that are meant by this. Absent: all.
        #[serde(skip_serializing_if = "Option::is_none")]
        instruction: Option<String>,
    },
}

/// What else is called as one of the constructs, or as a part of its name.
const OTHER_WORDS: &[(&str, &str)] = &[
    ("atomicadd", "atomicrmw"),
    ("atomiccas", "cmpxchg"),
    ("__half", "half"),
    ("fp16", "half"),
    ("__nv_bfloat16", "bfloat"),
    ("bf16", "bfloat"),
    ("ptr", "opaque pointers"),
    ("pointer", "pointers"),
    ("__threadfence", "fence"),
    ("threadfence", "fence"),
];

/// The constructs that a text means: whose names hold it, or what it stands for.
fn meant_by(text: &str) -> Vec<Construct> {
    let small = text.to_ascii_lowercase();
    let other = OTHER_WORDS.iter().find(|(word, _)| *word == small);
    let word = other.map_or(small.as_str(), |(_, name)| name);
    Construct::ALL.iter().copied().filter(|it| it.text().to_ascii_lowercase().contains(word)).collect()
}

impl About {
    /// Whether it accepts a triple.
    pub fn triple(target_triple: Foreign) -> Self {
        Self::Triple { target_triple_hex: target_triple.hex(), target_triple }
    }

    /// Which instructions it takes, for a target if the first word is one (`sm_90`, `-arch=compute_90`), and those alone that the rest means.
    ///
    /// # Errors
    /// Nothing that was given to libnvvm is called so.
    pub fn instructions(words: &[&str]) -> Result<(Option<Target>, Self), Refusal> {
        let name_of = |word: &str| {
            let name = word.trim_start_matches('-').trim_start_matches("arch=").to_owned();
            Name::parse(name.as_bytes()).is_ok().then_some(name)
        };
        let named = words.first().and_then(|word| name_of(word));
        let target = named.as_deref().map(target_of).transpose()?;
        let text = words.get(usize::from(named.is_some())..).unwrap_or_default().join(" ");
        if !text.is_empty() && meant_by(&text).is_empty() {
            let names: Vec<&str> = Construct::ALL.iter().map(|it| it.text().as_str()).collect();
            let near = did_you_mean(&nearest(&text, names.iter().copied()));
            return Err(format!(
                "nothing that was given to libnvvm is called '{text}'{near}; there are {}",
                names.join(", ")
            )
            .into());
        }
        Ok((target, Self::Instructions { instruction: Some(text).filter(|text| !text.is_empty()) }))
    }

    /// Whether it accepts a data layout.
    pub fn layout(data_layout: Foreign) -> Self {
        Self::Layout { data_layout_hex: data_layout.hex(), data_layout }
    }
}

/// A question to libnvvm of a release.
#[derive(Clone, Debug)]
pub struct NvvmQuestion {
    pub toolkit: Toolkit,
    /// One target; without it all that libnvvm builds for.
    pub target: Option<Target>,
    pub about: About,
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

/// The targets that libnvvm of a release builds for.
pub fn targets_of(toolkit: Toolkit) -> Vec<Target> {
    let targets = Target::ALL.iter().copied();
    targets.filter(|target| Tool::Libnvvm.accepts(toolkit, target.named(NameKind::Compute))).collect()
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
            (nvvm::verify_access(toolkit, target, *nvvm_access, *address_space), None, None)
        }
        (About::Cast { address_space, to_address_space }, _) => {
            (nvvm::verify_cast(toolkit, target, *address_space, *to_address_space), None, None)
        }
        (About::Instructions { .. }, Some(construct)) => (nvvm::accepts(toolkit, target, phase, construct), None, None),
        (About::Instructions { .. }, None) => (Verdict::UnknownTool, None, None),
    };
    let prints = prints_of(toolkit, target, verdict, &message.unwrap_or_default());
    (verdict, prints, layout)
}

/// What does libnvvm answer?
pub fn answer(question: NvvmQuestion) -> NvvmAnswer {
    let targets = question.target.map_or_else(|| targets_of(question.toolkit), |target| vec![target]);
    let phases = match question.about {
        About::Access { .. } | About::Cast { .. } => &[Phase::Verify],
        _ => Phase::ALL,
    };
    let constructs: Vec<Option<Construct>> = match &question.about {
        About::Instructions { instruction } => {
            meant_by(instruction.as_deref().unwrap_or_default()).into_iter().map(Some).collect()
        }
        _ => vec![None],
    };
    let asked = constructs.iter().flat_map(|construct| phases.iter().map(|phase| (*construct, *phase)));
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
pub fn example_layouts(toolkit: Toolkit) -> NvvmAnswer<Examples> {
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

/// The access that a word means: load, store, atomicrmw, cmpxchg.
///
/// # Errors
/// It means none.
pub fn access_of(typed: &str) -> Result<Access, Refusal> {
    let word = typed.replace('-', "_");
    Access::ALL.iter().copied().find(|access| access.text() == word.as_str()).ok_or_else(|| {
        let codes: Vec<&str> = Access::ALL.iter().map(|access| access.text().as_str()).collect();
        let near = did_you_mean(&nearest(typed, codes.iter().copied()));
        format!("'{typed}' is no access: {}{near}", codes.join(", ")).into()
    })
}
