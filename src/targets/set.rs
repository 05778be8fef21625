//! Sets of targets.

use super::{NameKind, Target, Tool};
use crate::Toolkit;

/// A set of targets: who takes an instruction, which GPUs a `.target` compiles for.
///
/// Made while the crate compiles or while the program runs; iterates in the order of [`Target::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TargetSet {
    /// Bit `n` stands for the target at position `n` of [`Target::ALL`]; in halves, which need no more room than numbers beside them.
    bits: [u32; 2],
}

static_assertions::const_assert!(Target::ALL.len() <= 64);

impl TargetSet {
    /// No target.
    pub const EMPTY: Self = Self::from_bits(0);

    /// All targets.
    pub const ALL: Self = Self::from_bits(u64::MAX >> (64 - Target::ALL.len()));

    /// Bit `n` stands for the target at position `n` of [`Target::ALL`].
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self {
            bits: [bits as u32, (bits >> 32) as u32],
        }
    }

    pub(crate) const fn to_bits(self) -> u64 {
        let [low, high] = self.bits;
        low as u64 | (high as u64) << 32
    }

    /// The targets that a tool of a release takes under their `sm_` names.
    #[must_use]
    pub const fn of_tool(tool: Tool, toolkit: Toolkit) -> Self {
        let mut set = Self::EMPTY;
        let mut rest = Target::ALL;
        while let [target, tail @ ..] = rest {
            if tool.accepts(toolkit, target.named(NameKind::Sm)) {
                set = set.with(*target);
            }
            rest = tail;
        }
        set
    }

    /// The set and this target.
    #[must_use]
    pub const fn with(self, target: Target) -> Self {
        Self::from_bits(self.to_bits() | 1 << target.position())
    }

    /// Whether the target is in the set.
    #[must_use]
    pub const fn contains(self, target: Target) -> bool {
        self.to_bits() >> (target.position()) & 1 != 0
    }

    /// How many targets the set has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.to_bits().count_ones() as usize
    }

    /// Whether the set has no target.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.to_bits() == 0
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.to_bits() & other.to_bits())
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.to_bits() | other.to_bits())
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.to_bits() & !other.to_bits())
    }

    /// Whether every target of this set is in the other.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// The targets in the order of [`Target::ALL`].
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.to_bits())
    }
}

/// The targets of a set, in the order of [`Target::ALL`].
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Target;

    fn next(&mut self) -> Option<Target> {
        let position = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        Target::ALL.get(position).copied()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for TargetSet {
    type Item = Target;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl IntoIterator for &TargetSet {
    type Item = Target;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Target> for TargetSet {
    fn from_iter<T: IntoIterator<Item = Target>>(targets: T) -> Self {
        targets.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Default for TargetSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl core::fmt::Debug for TargetSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self).finish()
    }
}
