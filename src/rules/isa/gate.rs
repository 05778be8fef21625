//! Gates: what ptxas checks before it takes an instruction, and what it prints when it refuses.

use crate::targets::{Suffix, Target, TargetSet};
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

// The sets that the gates need. Aliases go with the target they stand for.

/// 9.0 and later; the message is that of the sets all the same.
pub(super) const FROM_90: TargetSet = numbers(
    &[90, 100, 103, 107, 110, 120, 121],
    &[Suffix::Base, Suffix::A, Suffix::F],
);
/// Every target with a suffix.
pub(super) const SUFFIXED: TargetSet = HOPPER_A.or(BLACKWELL);
/// `sm_90a`.
pub(super) const HOPPER_A: TargetSet = numbers(&[90], &[Suffix::A]);
/// Every target with a suffix from 10.0 on.
pub(super) const BLACKWELL: TargetSet = TENSOR.or(SM_12X);
/// 10.0, 10.3, 10.7 and 11.0: the parts with tensor memory.
pub(super) const TENSOR: TargetSet = SM_10X.or(numbers(&[110], &[Suffix::A, Suffix::F]));
/// 10.0, 10.3 and 10.7.
pub(super) const SM_10X: TargetSet = numbers(&[100, 103, 107], &[Suffix::A, Suffix::F]);
/// 10.3, 10.7 and 11.0.
pub(super) const LATER_TENSOR: TargetSet = numbers(&[103, 107, 110], &[Suffix::A, Suffix::F]);
/// 12.0 and 12.1.
pub(super) const SM_12X: TargetSet = numbers(&[120, 121], &[Suffix::A, Suffix::F]);
/// As [`TENSOR`], `a` only.
pub(super) const TENSOR_A: TargetSet = numbers(&[100, 103, 107, 110], &[Suffix::A]);
/// As [`SM_10X`], `a` only.
pub(super) const SM_10X_A: TargetSet = numbers(&[100, 103, 107], &[Suffix::A]);
/// 10.0 and 11.0, `a` only: 10.3 and 10.7 have no integer tensor instructions.
pub(super) const INTEGER_TENSOR_A: TargetSet = numbers(&[100, 110], &[Suffix::A]);
/// As [`TENSOR`], and of 12.0 and 12.1 `a` only.
pub(super) const TENSOR_OR_SM_12X_A: TargetSet = TENSOR.or(numbers(&[120, 121], &[Suffix::A]));

/// The targets with one of these numbers, under their present names, and one of these suffixes.
const fn numbers(numbers: &[u32], suffixes: &[Suffix]) -> TargetSet {
    let mut set = TargetSet::EMPTY;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if has_number(target.resolve_alias(), numbers) && has_suffix(*target, suffixes) {
            set = set.with(*target);
        }
        targets = rest;
    }
    set
}

const fn has_number(target: Target, mut numbers: &[u32]) -> bool {
    while let [number, rest @ ..] = numbers {
        if target.number() == *number {
            return true;
        }
        numbers = rest;
    }
    false
}

const fn has_suffix(target: Target, mut suffixes: &[Suffix]) -> bool {
    while let [suffix, rest @ ..] = suffixes {
        if target.suffix() as u8 == *suffix as u8 {
            return true;
        }
        suffixes = rest;
    }
    false
}
