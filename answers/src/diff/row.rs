//! A difference as JSON holds it.

use super::rules::{BrokenRule, Metric};
use super::sides::{Amount, KERNEL_METRICS, KernelFacts};
use super::{Difference, KernelPair, TARGET_METRICS, TargetPair};
use crate::files::{ImageKind, LeftOut, NamesRow, Sm};
use crate::{Foreign, Known};
use alloc::{string::String, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::Version;

/// What changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceRow<'a> {
    /// The first target or file of the two.
    old: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_hex: Option<String>,
    /// The second.
    new: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    new_hex: Option<String>,
    /// Bytes of the file or files of the first.
    old_size_bytes: u64,
    /// Bytes of the file or files of the second.
    new_size_bytes: u64,
    /// Images of the first.
    old_image_count: usize,
    /// Images of the second.
    new_image_count: usize,
    /// Kernels that only the second has.
    came_count: usize,
    /// Kernels that only the first has.
    went_count: usize,
    /// Kernels of both that take something else or fill an SM otherwise.
    changed_count: usize,
    /// Kernels of both.
    matched_count: usize,
    /// Kernels of both whose machine code has another size.
    recoded_count: usize,
    /// The targets of both, with their images, kernels and bytes, changed or not.
    target_changes: Vec<TargetChange>,
    /// Kernels that changed. With --limit no more than so many.
    changed: Vec<KernelChange<'a>>,
    /// Kernels that only the second has. With --limit no more than so many.
    came: Vec<KernelChange<'a>>,
    /// Kernels that only the first has. With --limit no more than so many.
    went: Vec<KernelChange<'a>>,
    /// The rules of --fail-on that are broken.
    broken_rules: &'a [BrokenRule],
    /// What the limits of the run left out of both, there only where they did: the answer lacks it, and says nothing of it.
    #[serde(skip_serializing_if = "<[LeftOut]>::is_empty")]
    left_out: &'a [LeftOut],
}

/// A kernel.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct KernelChange<'a> {
    #[serde(flatten)]
    names: NamesRow<'a>,
    /// The file that holds it, the new one, below the path that was typed. Null: that is the file.
    file: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    /// The target as the file has it.
    target_text: &'a str,
    /// It must be linked before anything loads it.
    is_relocatable: bool,
    /// The numbers that are compared, changed or not.
    metrics: Vec<MetricChange>,
}

/// A target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct TargetChange {
    kind: ImageKind,
    target: Option<Sm>,
    ptx_version: Option<Version>,
    is_relocatable: bool,
    metrics: Vec<MetricChange>,
}

/// A number on both sides; null on one that has no such kernel or target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct MetricChange {
    metric: Metric,
    /// In the first. Null: it is not there.
    old_value: Option<Known<Amount>>,
    /// In the second. Null: it is not there.
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

schema_as! {
    impl() Amount => |_| schemars::json_schema!({"anyOf": [{"type": "integer", "minimum": 0}, {"const": "unbounded"}]});
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
            left_out: &self.left_out,
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
                file_hex: kernel.file().as_ref().and_then(Foreign::hex),
                file: kernel.file(),
                target_text: &kernel.target,
                is_relocatable: kernel.is_relocatable,
                metrics: KERNEL_METRICS.map(numbers).into(),
            }
        };
        pairs.take(self.limit).map(change).collect()
    }
}
