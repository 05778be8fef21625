//! Gates: what ptxas checks before it takes an instruction, and what it prints when it refuses.

use crate::targets::{Target, TargetSet};
use crate::{Verdict, Version};
use core::fmt;

/// One check of ptxas's. An instruction passes several, in order; the first that a target fails refuses it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gate {
    pub what: What,
    pub subject: Subject,
    pub needs: Needs,
}

/// What ptxas checks of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub since: Since,
    /// In its order.
    pub gates: &'static [Gate],
}

/// The `.version` that an instruction asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Since {
    pub version: Version,
    /// What the refusal names: of several, what asks for the highest version. `None` where the refusal is that the version does
    /// not support the target.
    pub subject: Option<(What, Subject)>,
}

/// What the message calls the subject.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Feature,
    Modifier,
    Instruction,
}

/// What the message quotes: `.aligned`, `tcgen05.mma`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Subject {
    Itself(&'static str),
    /// The modifier of an instruction.
    On(&'static str, &'static str),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Needs {
    /// This number or a higher one, with any suffix.
    From(u32),
    /// One of these targets.
    OneOf(TargetSet),
}

impl Gate {
    pub const fn verdict(&self, target: Target) -> Verdict {
        match self.needs {
            Needs::From(number) if target.number() < number => Verdict::NoIsaHigher,
            Needs::OneOf(targets) if !targets.contains(target) => Verdict::NoIsaTarget,
            Needs::From(_) | Needs::OneOf(_) => Verdict::Yes,
        }
    }

    pub fn write_refusal(&self, f: &mut fmt::Formatter<'_>, target: Target) -> fmt::Result {
        write_subject(f, self.what, self.subject)?;
        match self.needs {
            Needs::From(number) => write!(f, "requires .target sm_{number} or higher"),
            Needs::OneOf(_) => write!(f, "not supported on .target '{target}'"),
        }
    }
}

impl Since {
    pub fn write_refusal(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.subject {
            Some((what, subject)) => {
                write_subject(f, what, subject)?;
                write!(f, "requires PTX ISA .version {} or later", self.version)
            }
            None => Ok(()),
        }
    }
}

fn write_subject(f: &mut fmt::Formatter<'_>, what: What, subject: Subject) -> fmt::Result {
    let what = match what {
        What::Feature => "Feature",
        What::Modifier => "Modifier",
        What::Instruction => "Instruction",
    };
    match subject {
        Subject::Itself(subject) => write!(f, "{what} '{subject}' "),
        Subject::On(subject, on) => write!(f, "{what} '{subject}' on '{on}' "),
    }
}
