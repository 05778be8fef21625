//! A difference as JSON holds it.

use super::rules::{BrokenRule, Metric};
use super::sides::{Amount, KERNEL_METRICS, KernelFacts};
use super::{Difference, KernelPair, TARGET_METRICS, TargetPair};
use crate::files::{ImageKind, NamesRow, Sm};
use crate::{Foreign, Known};
use alloc::{string::String, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::Version;

/// What changed.
#[derive(Debug, Serialize)]
pub struct DifferenceRow<'a> {
    old: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_hex: Option<String>,
    new: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    new_hex: Option<String>,
    old_size_bytes: u64,
    new_size_bytes: u64,
    old_image_count: usize,
    new_image_count: usize,
    came_count: usize,
    went_count: usize,
    changed_count: usize,
    matched_count: usize,
    recoded_count: usize,
    target_changes: Vec<TargetChange>,
    changed: Vec<KernelChange<'a>>,
    came: Vec<KernelChange<'a>>,
    went: Vec<KernelChange<'a>>,
    broken_rules: &'a [BrokenRule],
}

/// A kernel.
#[derive(Debug, Serialize)]
struct KernelChange<'a> {
    #[serde(flatten)]
    names: NamesRow<'a>,
    target_text: &'a str,
    is_relocatable: bool,
    metrics: Vec<MetricChange>,
}

/// A target.
#[derive(Debug, Serialize)]
struct TargetChange {
    kind: ImageKind,
    target: Option<Sm>,
    ptx_version: Option<Version>,
    is_relocatable: bool,
    metrics: Vec<MetricChange>,
}

/// A number on both sides; null on one that has no such kernel or target.
#[derive(Debug, Serialize)]
struct MetricChange {
    metric: Metric,
    old_value: Option<Known<Amount>>,
    new_value: Option<Known<Amount>>,
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Whole(number) => number.serialize(serializer),
            Self::Unbounded => serializer.serialize_str("unbounded"),
        }
    }
}

impl From<&TargetPair<'_>> for TargetChange {
    fn from(pair: &TargetPair<'_>) -> Self {
        let row = pair.newest();
        Self {
            kind: row.kind,
            target: row.target,
            ptx_version: row.ptx,
            is_relocatable: row.is_relocatable,
            metrics: TARGET_METRICS
                .map(|(metric, number)| MetricChange {
                    metric,
                    old_value: pair.before().map(|row| Known::Is(Amount::Whole(number(row)))),
                    new_value: pair.after().map(|row| Known::Is(Amount::Whole(number(row)))),
                })
                .into(),
        }
    }
}

impl Difference {
    /// As JSON holds it.
    pub fn row(&self) -> DifferenceRow<'_> {
        // What there was comes before what is new.
        let mut targets = self.targets();
        targets.sort_by_key(|pair| pair.before().is_none());
        DifferenceRow {
            old: &self.old.path,
            old_hex: self.old.path.hex(),
            new: &self.new.path,
            new_hex: self.new.path.hex(),
            old_size_bytes: self.old.bytes,
            new_size_bytes: self.new.bytes,
            old_image_count: self.old.images,
            new_image_count: self.new.images,
            came_count: self.came().count(),
            went_count: self.went().count(),
            changed_count: self.changed().count(),
            matched_count: self.matched().count(),
            recoded_count: self.recoded(),
            target_changes: targets.iter().map(TargetChange::from).collect(),
            changed: self.changes(self.changed()),
            came: self.changes(self.came()),
            went: self.changes(self.went()),
            broken_rules: &self.broken,
        }
    }

    fn changes<'a>(&'a self, pairs: impl Iterator<Item = &'a KernelPair>) -> Vec<KernelChange<'a>> {
        let change = |pair: &'a KernelPair| {
            let kernel = pair.newest();
            let amount = |of: Option<&KernelFacts>, metric| of.map(|kernel| Known::from(kernel.amount(metric)));
            let numbers = |metric| MetricChange {
                metric,
                old_value: amount(pair.before(), metric),
                new_value: amount(pair.after(), metric),
            };
            KernelChange {
                names: self.names.row(kernel.name),
                target_text: &kernel.target,
                is_relocatable: kernel.is_relocatable,
                metrics: KERNEL_METRICS.map(numbers).into(),
            }
        };
        pairs.take(self.limit).map(change).collect()
    }
}
