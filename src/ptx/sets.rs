//! Sets of targets that forms and instructions ask for. Aliases go with the target they stand for.

use crate::targets::{Suffix, Target, TargetSet};

// Generated: sets.
/// `sm_90a`.
pub(crate) const HOPPER_A: TargetSet = numbers(&[90], &[Suffix::A]);
/// `sm_89`.
pub(crate) const SM_89: TargetSet = numbers(&[89], &[Suffix::Base]);
/// 10.0 and 11.0, `a` only: 10.3 and 10.7 have no integer tensor instructions.
pub(crate) const INTEGER_TENSOR_A: TargetSet = numbers(&[100, 110], &[Suffix::A]);
/// 10.7.
pub(crate) const SM_107: TargetSet = numbers(&[107], &[Suffix::A, Suffix::F]);
/// 12.0 and 12.1, `a` only.
pub(crate) const SM_12X_A: TargetSet = numbers(&[120, 121], &[Suffix::A]);
/// As [`SM_10X`], `a` only.
pub(crate) const SM_10X_A: TargetSet = numbers(&[100, 103, 107], &[Suffix::A]);
/// 12.0 and 12.1.
pub(crate) const SM_12X: TargetSet = numbers(&[120, 121], &[Suffix::A, Suffix::F]);
/// As [`TENSOR`], `a` only.
pub(crate) const TENSOR_A: TargetSet = numbers(&[100, 103, 107, 110], &[Suffix::A]);
/// As [`BLACKWELL`], `a` only.
pub(crate) const BLACKWELL_A: TargetSet = numbers(&[100, 103, 107, 110, 120, 121], &[Suffix::A]);
/// 10.3, 10.7 and 11.0.
pub(crate) const LATER_TENSOR: TargetSet = numbers(&[103, 107, 110], &[Suffix::A, Suffix::F]);
/// 10.7, 12.0 and 12.1.
pub(crate) const SM_107_OR_12X: TargetSet = numbers(&[107, 120, 121], &[Suffix::A, Suffix::F]);
/// 10.0, 10.3 and 10.7.
pub(crate) const SM_10X: TargetSet = numbers(&[100, 103, 107], &[Suffix::A, Suffix::F]);
/// 10.0, 10.3, 10.7 and 11.0: the parts with tensor memory.
pub(crate) const TENSOR: TargetSet = numbers(&[100, 103, 107, 110], &[Suffix::A, Suffix::F]);
/// As [`TENSOR_A`], and 12.0 and 12.1 with either suffix.
pub(crate) const TENSOR_A_OR_SM_12X: TargetSet =
    numbers(&[100, 103, 107, 110], &[Suffix::A]).or(numbers(&[120, 121], &[Suffix::A, Suffix::F]));
/// `sm_90a` and [`TENSOR`].
pub(crate) const HOPPER_OR_TENSOR: TargetSet =
    numbers(&[90], &[Suffix::A]).or(numbers(&[100, 103, 107, 110], &[Suffix::A, Suffix::F]));
/// As [`TENSOR`], and of 12.0 and 12.1 `a` only.
pub(crate) const TENSOR_OR_SM_12X_A: TargetSet =
    numbers(&[100, 103, 107, 110], &[Suffix::A, Suffix::F]).or(numbers(&[120, 121], &[Suffix::A]));
/// Every target with a suffix from 10.0 on.
pub(crate) const BLACKWELL: TargetSet = numbers(&[100, 103, 107, 110, 120, 121], &[Suffix::A, Suffix::F]);
/// Every target with a suffix.
pub(crate) const SUFFIXED: TargetSet =
    numbers(&[90], &[Suffix::A]).or(numbers(&[100, 103, 107, 110, 120, 121], &[Suffix::A, Suffix::F]));
/// The targets below 7.0.
pub(crate) const BELOW_70: TargetSet = numbers(
    &[10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62],
    &[Suffix::Base],
);
/// 10.0 and later; the message is that of the sets all the same.
pub(crate) const FROM_100: TargetSet = numbers(&[100, 103, 107, 110, 120, 121], &[Suffix::Base, Suffix::A, Suffix::F]);
/// 9.0 and later; the message is that of the sets all the same.
pub(crate) const FROM_90: TargetSet = numbers(&[90], &[Suffix::Base, Suffix::A]).or(numbers(
    &[100, 103, 107, 110, 120, 121],
    &[Suffix::Base, Suffix::A, Suffix::F],
));
// End of what is generated.

/// The targets with this number or a higher one, with any suffix.
pub(super) const fn from(number: u32) -> TargetSet {
    let mut set = TargetSet::EMPTY;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if target.number() >= number {
            set = set.with(*target);
        }
        targets = rest;
    }
    set
}

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
