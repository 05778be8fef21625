//! The kernels and targets of two sides, and which of one are those of the other.

use super::rules::Metric;
use crate::Foreign;
use crate::files::{KernelNames, LeftOut, TargetRows, add};
use crate::report::{FileReport, Fill, KernelUse};
use alloc::collections::BTreeSet;
use alloc::{format, string::String, sync::Arc, vec::Vec};
use core::cmp::Ordering;
use smarch::cubin::{Kernel, Stack};

/// The numbers of a kernel, in the order in which they are told.
pub const KERNEL_METRICS: [Metric; 7] =
    [Metric::Registers, Metric::Smem, Metric::Stack, Metric::Local, Metric::Spill, Metric::Occupancy, Metric::Code];

/// Bytes of stack that no kernel has: what an unbounded one counts as.
const UNBOUNDED: f64 = 4_294_967_296.0;

fn number(metric: Metric, uses: &Kernel<'_>, fill: Option<&Fill>) -> Option<f64> {
    match metric {
        Metric::Registers => uses.registers.map(f64::from),
        Metric::Smem => uses.static_smem.map(f64::from),
        Metric::Stack => uses.stack.map(|stack| match stack {
            Stack::Bytes(bytes) => f64::from(bytes),
            Stack::Unbounded => UNBOUNDED,
        }),
        Metric::Local => uses.frame.map(f64::from),
        Metric::Spill => uses.spills.map(f64::from),
        Metric::Code => uses.code.map(|(_, size)| size as f64),
        Metric::Occupancy => fill.map(|fill| 100.0 * f64::from(fill.warps()) / f64::from(fill.occupancy.max_warps)),
        _ => None,
    }
}

/// What is compared of a kernel.
#[derive(Clone, Debug)]
pub struct KernelFacts {
    /// Which of the names.
    pub name: usize,
    /// What it is for.
    pub target: String,
    /// It is to be linked first.
    pub is_relocatable: bool,
    /// The file that holds it, without the path that was typed; empty where that is the file.
    file: Arc<[u8]>,
    /// The file as kernels are held against each other; empty for one that the other side has under another name.
    group: Arc<[u8]>,
    numbers: [Option<f64>; KERNEL_METRICS.len()],
}

/// A number of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Rounded, where it is none.
    Whole(u64),
    /// Of a stack.
    Unbounded,
}

impl KernelFacts {
    /// The number that a metric is about; `None` where it is not known. An unbounded stack is above all others.
    pub fn value(&self, metric: Metric) -> Option<f64> {
        let place = KERNEL_METRICS.iter().position(|it| *it == metric)?;
        self.numbers.get(place).copied().flatten()
    }

    /// The same to be told.
    pub fn amount(&self, metric: Metric) -> Option<Amount> {
        Some(match self.value(metric)? {
            UNBOUNDED if metric == Metric::Stack => Amount::Unbounded,
            value => Amount::Whole((value + 0.5) as u64),
        })
    }

    /// The same in words.
    pub fn text(&self, metric: Metric) -> String {
        match self.amount(metric) {
            None => "?".into(),
            Some(Amount::Unbounded) => "unbounded".into(),
            Some(Amount::Whole(number)) if metric == Metric::Occupancy => format!("{number} %"),
            Some(Amount::Whole(number)) => format!("{number}"),
        }
    }

    /// "sm_90", "sm_90, to be linked".
    pub fn target_text(&self) -> String {
        format!("{}{}", self.target, if self.is_relocatable { ", to be linked" } else { "" })
    }

    /// The file that holds it, below the path that was typed; `None` where that is the file.
    pub fn file(&self) -> Option<Foreign> {
        let below = self.file.strip_prefix(b":").or(self.file.strip_prefix(b"/")).unwrap_or(&self.file);
        (!below.is_empty()).then(|| below.into())
    }

    /// Whether a number is another. It orders the library's answers about both kernels, and decides nothing about them.
    pub fn differs(&self, old: &Self, metric: Metric) -> bool {
        let (old, new) = (old.value(metric), self.value(metric));
        // Whether spills are told depends on the toolkit, not on the kernel.
        let is_told = metric != Metric::Spill || old.is_some() && new.is_some();
        is_told && old != new
    }

    /// Kernels of the same file, target and name are the same.
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |it: &Self| (it.name, it.is_relocatable);
        (self.group.cmp(&other.group)).then(key(self).cmp(&key(other))).then(self.target.cmp(&other.target))
    }
}

/// What is on one side.
#[derive(Debug, Default)]
pub struct Side {
    /// The path that was typed.
    pub path: Foreign,
    /// How many files there are.
    pub files: usize,
    /// Their bytes.
    pub bytes: u64,
    /// Their images.
    pub images: usize,
    /// What there is for each target.
    pub targets: TargetRows,
    /// What the limits of the run left out.
    pub left_out: Vec<LeftOut>,
    kernels: Vec<KernelFacts>,
}

impl Side {
    /// One on which nothing was read yet.
    pub fn new(path: Foreign) -> Self {
        Self { path, ..Self::default() }
    }

    /// Adds a file; the names are those of both sides.
    pub fn add(&mut self, report: &FileReport, names: &mut KernelNames) {
        self.files += 1;
        self.bytes += report.size as u64;
        self.images += report.images.len();
        self.targets.add(&report.images, &report.found.counts);
        report.found.left_out.iter().for_each(|it| add(&mut self.left_out, *it));
        let file: Arc<[u8]> = report.file.0.get(self.path.0.len()..).unwrap_or_default().into();
        let facts = |kernel: KernelUse<'_>| KernelFacts {
            name: names.number_of(&kernel.symbol().0),
            target: report.target_text(kernel.image),
            is_relocatable: report.images.get(kernel.image).is_some_and(|image| image.is_relocatable),
            file: Arc::clone(&file),
            group: Arc::clone(&file),
            numbers: KERNEL_METRICS.map(|metric| number(metric, kernel.uses, kernel.fill)),
        };
        self.kernels.extend(report.chosen().map(facts));
    }

    fn groups(&self) -> BTreeSet<Arc<[u8]>> {
        self.kernels.iter().map(|kernel| kernel.group.clone()).collect()
    }

    /// The kernels in order, without the names of files that only one side has.
    fn take_kernels(&mut self, both: &BTreeSet<Arc<[u8]>>) -> Vec<KernelFacts> {
        let mut kernels = core::mem::take(&mut self.kernels);
        for kernel in kernels.iter_mut().filter(|kernel| !both.contains(&kernel.group)) {
            kernel.group = Arc::default();
        }
        kernels.sort_by(KernelFacts::cmp);
        kernels
    }
}

/// Something of one side, or of both.
#[derive(Clone, Debug)]
pub enum Paired<T> {
    /// It is no longer there.
    Old(T),
    /// It is new.
    New(T),
    /// The old one and the new one.
    Both(T, T),
}

impl<T> Paired<T> {
    /// The old one.
    pub fn before(&self) -> Option<&T> {
        match self {
            Self::Old(old) | Self::Both(old, _) => Some(old),
            Self::New(_) => None,
        }
    }

    /// The new one.
    pub fn after(&self) -> Option<&T> {
        match self {
            Self::New(new) | Self::Both(_, new) => Some(new),
            Self::Old(_) => None,
        }
    }

    /// The new one, or else the old one.
    pub fn newest(&self) -> &T {
        match self {
            Self::Old(it) | Self::New(it) | Self::Both(_, it) => it,
        }
    }
}

/// What is in order on both sides, in order: of the equal ones the first is the first.
pub(super) fn paired<T>(
    old: impl IntoIterator<Item = T>,
    new: impl IntoIterator<Item = T>,
    order: impl Fn(&T, &T) -> Ordering,
) -> Vec<Paired<T>> {
    let (mut old, mut new) = (old.into_iter().peekable(), new.into_iter().peekable());
    let mut pairs = Vec::new();
    loop {
        let order = match (old.peek(), new.peek()) {
            (Some(one), Some(other)) => order(one, other),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => return pairs,
        };
        pairs.extend(match order {
            Ordering::Less => old.next().map(Paired::Old),
            Ordering::Greater => new.next().map(Paired::New),
            Ordering::Equal => old.next().zip(new.next()).map(|(old, new)| Paired::Both(old, new)),
        });
    }
}

/// The kernels of both sides, which these give away.
pub(super) fn paired_kernels(old: &mut Side, new: &mut Side) -> Vec<Paired<KernelFacts>> {
    let both = &old.groups() & &new.groups();
    paired(old.take_kernels(&both), new.take_kernels(&both), KernelFacts::cmp)
}
