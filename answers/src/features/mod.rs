//! Which instructions of PTX a target has, and who has an instruction, a form, a family of forms.

mod choice;
mod fault;
mod forms;
mod hover;
mod instruction;
mod intrinsic;
mod meaning;
mod missing;
mod near_forms;
mod operands;
mod pictures;
mod rows;
mod spoken;
mod spread;

pub use choice::{Choice, ChoiceQuestion, choice, is_form};
pub use forms::{Count, FamilyCount, Forms, ListedForm, Shown, Slot, Standing};
pub use hover::{FormStanding, Hover, HoverFamilies, HoverFamily, HoverGroup, HoverPlace, HoverQuestion, hover};
pub use instruction::{Identity, Instruction, Refused, Whose};
pub use intrinsic::{Intrinsics, OfIntrinsic, is_intrinsic};
pub use missing::MissingSlot;
pub use near_forms::near_forms;
pub use operands::{OperandCount, OperandKinds, OperandPlace, RefusedOperands, TakenIntegers, TakenOperand};
pub use pictures::{Bar, Legality, LegalityRow, Row, Shares, Versions, legal_targets, legality, shares, versions};
pub use spoken::spoken;
pub use spread::{Share, Spread, SpreadRow, family_names, spread};

use crate::{Refusal, near_names, target_of};
use alloc::{boxed::Box, format, string::String, vec::Vec};
use instruction::Subject;
use meaning::{Query, spellings};
use serde::{Serialize, Serializer};
use smarch::devices::candidates;
use smarch::isa::{IsaFeature, isa_difference, isa_features};
use smarch::llvm::Release;
use smarch::ptx::versions::ptx_version_suffices;
use smarch::{Name, Target, Toolkit, Version, ptx::Form};

/// Which release is asked about, and PTX with which `.version`?
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The release.
    pub toolkit: Toolkit,
    /// The `.version`; the newest that the release reads, where none was named.
    pub ptx: Option<Version>,
}

impl Asked {
    /// The `.version` that was named, or the newest of the release.
    pub fn version(&self) -> Version {
        self.ptx.unwrap_or(self.toolkit.ptx())
    }

    /// The targets that the release reads as a `.target` with this `.version`.
    pub fn targets(&self) -> Vec<Target> {
        let reads = |target: &Target| ptx_version_suffices(self.toolkit, self.version(), *target);
        Target::ALL.iter().copied().filter(reads).collect()
    }

    /// Refuses a `.version` that the release does not read.
    pub fn check(&self) -> Result<(), Refusal> {
        let newest = self.toolkit.ptx();
        match self.ptx.filter(|version| *version > newest) {
            Some(version) => Err(format!("toolkit {} reads PTX up to {newest}, not {version}", self.toolkit).into()),
            None => Ok(()),
        }
    }
}

/// What does a target have, in what do two differ, who has an instruction?
#[derive(Clone, Debug)]
pub struct Question {
    /// For which release and `.version`.
    pub asked: Asked,
    /// A target, an instruction, a form, a family or a topic.
    pub first: String,
    /// A target; where it is the first that is one, an instruction.
    pub second: Option<String>,
    /// For intrinsics: the LLVM that must have them.
    pub llvm: Option<Release>,
}

/// The answer to a [`Question`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answer {
    /// Of one target.
    Target(OfTarget),
    /// Of two targets.
    Difference(Difference),
    /// Of an instruction or a form.
    Instruction(Box<Instruction>),
    /// Of a family, a topic, or forms with some words.
    Forms(Forms),
    /// Of an intrinsic of LLVM.
    Intrinsics(Intrinsics),
}

fn names<S: Serializer>(features: &[IsaFeature], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(features.iter().map(|feature| feature.text()))
}

/// Which of the measured instructions does a target have?
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfTarget {
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The target.
    pub target: Target,
    /// The instructions, group by group.
    #[serde(serialize_with = "names")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub instructions: Vec<IsaFeature>,
}

/// In which of the measured instructions do two targets differ?
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// One target.
    pub target: Target,
    /// The other.
    pub other_target: Target,
    /// What the one has and the other lacks.
    #[serde(serialize_with = "names")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub only_target: Vec<IsaFeature>,
    /// What the other has and the one lacks.
    #[serde(serialize_with = "names")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub only_other_target: Vec<IsaFeature>,
}

/// Whether a text is meant as a target: its name, or a compute capability.
fn is_target(text: &str) -> bool {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_number || Name::parse(text.as_bytes()).is_ok()
}

/// Answers.
///
/// # Errors
/// A sentence that says why a text names nothing, with what it may have meant.
pub fn answer(question: &Question) -> Result<Answer, Refusal> {
    let asked = &question.asked;
    let (mut first, mut second) = (question.first.as_str(), question.second.as_deref());
    if first.is_empty() {
        return Err("features takes no empty name".into());
    }
    let is_device = |text: &str| candidates(text).next().is_some();
    let is_instruction =
        |text: &&str| !text.is_empty() && !is_target(text) && !is_device(text) && near_names(text).is_empty();
    if let Some(instruction) = second.filter(is_instruction).filter(|_| is_target(first) || is_device(first)) {
        (first, second) = (instruction, Some(first));
    }
    if question.llvm.is_some() && !is_intrinsic(first) {
        return Err("a release of LLVM goes with an intrinsic: smarch features llvm.nvvm.mapa sm_90 --llvm 20".into());
    }
    if is_target(first) {
        return Ok(of_targets(asked, target_of(first)?, second.map(target_of).transpose()?));
    }
    let target = second.map(target_of).transpose()?;
    if is_intrinsic(first) {
        return intrinsic::intrinsics(asked, question.llvm, first, target).map(Answer::Intrinsics);
    }
    let found = spellings(first).iter().find_map(|text| of_spelling(asked, text, target));
    let found = found.or_else(|| of_spelling(asked, spoken(first)?, target));
    match (found, device_target(first)) {
        (Some(found), _) => Ok(found),
        (None, Some(one)) => Ok(of_targets(asked, one?, target)),
        (None, None) => Err(fault::refusal(first)),
    }
}

/// The target of a product, where the text names one: H100.
fn device_target(text: &str) -> Option<Result<Target, Refusal>> {
    candidates(text).next().map(|_| target_of(text))
}

/// What a target has, or in what two differ.
fn of_targets(asked: &Asked, one: Target, other: Option<Target>) -> Answer {
    match other {
        Some(other) => Answer::Difference(difference(asked, one, other)),
        None => Answer::Target(OfTarget {
            ptx_version: asked.version(),
            target: one,
            instructions: isa_features(asked.toolkit, asked.ptx, one).collect(),
        }),
    }
}

fn difference(asked: &Asked, target: Target, other_target: Target) -> Difference {
    let only = |one, other| isa_difference(asked.toolkit, asked.ptx, one, other).collect();
    Difference {
        ptx_version: asked.version(),
        target,
        other_target,
        only_target: only(target, other_target),
        only_other_target: only(other_target, target),
    }
}

/// What a text in this spelling names, if anything.
fn of_spelling(asked: &Asked, text: &str, target: Option<Target>) -> Option<Answer> {
    let family = Query::family(text);
    let form = Form::parse(text.as_bytes()).ok();
    let feature = IsaFeature::parse(text.as_bytes()).ok();
    // Of a form all lines are known that ptxas prints on a target, of a measured instruction the first.
    let subject = match (feature, form) {
        (Some(feature), None) => Some(Subject::Measured(feature)),
        (Some(feature), Some(_)) if target.is_none() => Some(Subject::Measured(feature)),
        (_, form) => form.map(Subject::Form),
    };
    let Some(subject) = subject else {
        let query = family.or_else(|| Query::parse(text))?;
        return Some(Answer::Forms(Forms::of(asked, &query, target, missing::missing_of(text))));
    };
    // A family of one form has no more to show.
    let beside = family.filter(|query| query.forms().nth(1).is_some());
    let forms = beside.map(|query| Forms::of(asked, &query, target, Vec::new()));
    Some(Answer::Instruction(Box::new(subject.answer(asked, target, forms))))
}
