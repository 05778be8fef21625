//! An instruction or a form: who has it, since when, and what ptxas prints elsewhere.

use super::operands::{OperandCount, operands_of};
use super::{Asked, Forms};
use crate::way_out::WayOut;
use alloc::{borrow::ToOwned, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::isa::{IsaFeature, IsaGroup, isa_advisory, isa_message, isa_supports, isa_supports_why};
use smarch::ptx::Form;
use smarch::ptx::versions::ptx_versions;
use smarch::targets::TargetSet;
use smarch::{Suffix, Target, Toolkit, Verdict, Version};

/// Who has an instruction, since when, and what does ptxas print on others?
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Instruction {
    /// What it is.
    #[serde(flatten)]
    pub identity: Identity,
    /// The target that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// The forms that a measured instruction stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<Vec<String>>,
    /// On all targets, or on the one.
    #[serde(flatten)]
    pub whose: Whose,
    /// What the operands may be, for each number of operands that ptxas takes. A measured instruction has this only if it is one form.
    /// Null: it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operand_counts: Option<Option<Vec<OperandCount>>>,
    /// What ptxas remarks when it takes a measured instruction; not known for forms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advisory: Option<Option<String>>,
    /// The forms of the family that has the same name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_name_family: Option<Forms>,
}

/// What an instruction is called.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Identity {
    /// A form of PTX.
    Form {
        /// As it is written.
        form: String,
        /// Its family.
        form_family: &'static str,
    },
    /// One of the measured instructions.
    Measured {
        /// Its name.
        instruction: &'static str,
        /// What it is for.
        group: IsaGroup,
    },
}

/// Who has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Whose {
    /// Of one target: whether it has it.
    One {
        /// Whether it is legal there.
        verdict: Verdict,
        /// The lowest `.version` with which the release takes it there.
        since_ptx: Option<Version>,
        /// The releases that take it there.
        having_toolkits: Vec<Toolkit>,
        /// What ptxas prints when it refuses it.
        tool_prints: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        way_out: Option<WayOut>,
    },
    /// Of all targets.
    All {
        /// The lowest `.version` with which the release takes it on any.
        since_ptx: Option<Version>,
        /// The releases that take it on any.
        having_toolkits: Vec<Toolkit>,
        /// The lowest target without a suffix that has it. Null: only targets with a suffix have it, or none.
        lowest_base: Option<Target>,
        /// Who has it.
        legal_on: TargetSet,
        /// The highest target that the release reads and that lacks it. Null: all have it.
        refused: Option<Refused>,
    },
}

/// A target that lacks an instruction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The target.
    pub target: Target,
    /// What ptxas prints there.
    pub tool_prints: Vec<String>,
}

/// What is asked about.
pub(super) enum Subject {
    Measured(IsaFeature),
    Form(Form),
}

/// Whether a form is an instruction, and neither a special register nor a directive.
fn has_operands(form: &Form) -> bool {
    let name = form.family().map_or("", |family| family.name.as_str());
    !name.starts_with(['%', '.']) && name != "WARP_SZ"
}

impl Subject {
    fn is_legal(&self, asked: &Asked, target: Target) -> bool {
        match self {
            Self::Measured(it) => isa_supports(asked.toolkit, asked.ptx, target, *it),
            Self::Form(it) => it.is_supported(asked.toolkit, asked.ptx, target),
        }
    }

    fn verdict(&self, asked: &Asked, target: Target) -> Verdict {
        match self {
            Self::Measured(it) => isa_supports_why(asked.toolkit, asked.ptx, target, *it),
            Self::Form(it) => it.is_supported_why(asked.toolkit, asked.ptx, target),
        }
    }

    /// The lowest `.version` with which a release takes it, on this target or on any.
    fn since(&self, toolkit: Toolkit, target: Option<Target>) -> Option<Version> {
        match (self, target) {
            (Self::Measured(it), None) => it.read_since(toolkit),
            (Self::Measured(it), Some(target)) => {
                ptx_versions(toolkit).find(|version| isa_supports(toolkit, Some(*version), target, *it))
            }
            (Self::Form(it), None) => it.since(toolkit),
            (Self::Form(it), Some(target)) => it.since_on(toolkit, target),
        }
    }

    /// What ptxas prints when it refuses it, line by line.
    pub fn refusal(&self, asked: &Asked, target: Target) -> Vec<String> {
        let text = match self {
            Self::Measured(it) => isa_message(asked.toolkit, asked.ptx, target, *it).map(|it| it.to_string()),
            Self::Form(it) => it.message(asked.toolkit, asked.ptx, target).map(|it| it.to_string()),
        };
        text.iter().flat_map(|text| text.lines()).map(ToOwned::to_owned).collect()
    }

    fn identity(&self) -> Identity {
        match self {
            Self::Measured(it) => Identity::Measured { instruction: it.text().as_str(), group: it.group() },
            Self::Form(it) => Identity::Form {
                form: it.to_string(),
                form_family: it.family().map(|family| family.name.as_str()).unwrap_or_default(),
            },
        }
    }

    /// On this target a newer `.version`, else another release; and the targets that have it with a release that has it on any.
    fn way_out(&self, asked: &Asked, target: Target) -> Option<WayOut> {
        let release = Asked { ptx: None, ..*asked };
        if self.is_legal(&release, target) {
            return WayOut::of_instruction(Vec::new(), self.since(asked.toolkit, Some(target)), Vec::new());
        }
        let all = || Toolkit::ALL.iter().copied();
        let toolkits: Vec<Toolkit> = all().filter(|k| self.since(*k, Some(target)).is_some()).collect();
        let on = |toolkit| {
            let asked = Asked { toolkit, ptx: None };
            Target::ALL.iter().copied().filter(|target| self.is_legal(&asked, *target)).collect::<Vec<_>>()
        };
        let has = match toolkits.as_slice() {
            [] => core::iter::once(asked.toolkit)
                .chain(all().rev())
                .map(on)
                .find(|has| !has.is_empty())
                .unwrap_or_default(),
            _ => Vec::new(),
        };
        WayOut::of_instruction(has, None, toolkits)
    }

    fn whose(&self, asked: &Asked, target: Option<Target>, legal_on: TargetSet) -> Whose {
        let since_ptx = self.since(asked.toolkit, target);
        let toolkits = Toolkit::ALL.iter().copied();
        let having_toolkits = toolkits.filter(|toolkit| self.since(*toolkit, target).is_some()).collect();
        if let Some(target) = target {
            let verdict = self.verdict(asked, target);
            return Whose::One {
                verdict,
                way_out: if verdict.is_yes() { None } else { self.way_out(asked, target) },
                since_ptx,
                having_toolkits,
                tool_prints: self.refusal(asked, target),
            };
        }
        let refusals = asked
            .targets()
            .into_iter()
            .rev()
            .map(|target| Refused { target, tool_prints: self.refusal(asked, target) });
        Whose::All {
            since_ptx,
            having_toolkits,
            lowest_base: legal_on.iter().find(|target| target.suffix() == Suffix::Base),
            legal_on,
            refused: refusals.into_iter().find(|it| !it.tool_prints.is_empty()),
        }
    }

    pub fn answer(&self, asked: &Asked, target: Option<Target>, same_name_family: Option<Forms>) -> Instruction {
        let all = Target::ALL.iter().copied();
        let legal_on: TargetSet = all.filter(|target| self.is_legal(asked, *target)).collect();
        let form = match self {
            Self::Form(form) => Some(*form),
            Self::Measured(it) => it.forms().first().copied().filter(|_| it.forms().len() == 1),
        };
        let (stands_for, advisory) = match self {
            Self::Form(_) => (None, None),
            Self::Measured(it) => {
                let forms = it.forms().iter().map(ToString::to_string).collect();
                let taking = target.or(legal_on.iter().next());
                let remark = taking.and_then(|target| isa_advisory(asked.toolkit, asked.ptx, target, *it));
                (Some(forms), Some(remark.map(|remark| remark.to_string())))
            }
        };
        Instruction {
            identity: self.identity(),
            target,
            ptx_version: asked.version(),
            stands_for,
            whose: self.whose(asked, target, legal_on),
            operand_counts: form.filter(has_operands).map(|form| operands_of(&form, asked.toolkit)),
            advisory,
            same_name_family,
        }
    }
}
