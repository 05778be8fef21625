//! What changed in the kernels and images from one file, folder or wheel to another, and is that allowed?

mod row;
mod rules;
mod sides;

pub use row::DifferenceRow;
pub use rules::{BrokenRule, Metric, Rule};
pub use sides::{Amount, KERNEL_METRICS, KernelFacts, Paired, Side};

use crate::files::{KernelNames, LeftOut, NameStyle, TargetRow, add};
use crate::report::{ReportQuestion, Selection};
use crate::{Foreign, Refusal};
use alloc::{format, string::String, vec::Vec};
use sides::{paired, paired_kernels};

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct DiffQuestion {
    /// Which images and kernels, and how these are launched.
    pub selection: Selection,
    /// What is forbidden.
    pub rules: Vec<Rule>,
}

impl DiffQuestion {
    /// The question about each file. Which kernels are meant shows when those of both sides are known.
    pub fn of_a_file(&self) -> ReportQuestion {
        ReportQuestion {
            selection: Selection { kernel: Foreign::default(), ..self.selection.clone() },
            leaves_out_unlinked: true,
            ..ReportQuestion::default()
        }
    }
}

/// A kernel of both sides, or of one.
pub type KernelPair = Paired<KernelFacts>;
/// A target of both sides, or of one.
pub type TargetPair<'a> = Paired<&'a TargetRow>;

/// A number of a target.
type TargetMetric = (Metric, fn(&TargetRow) -> u64);

const TARGET_METRICS: [TargetMetric; 3] = [
    (Metric::Images, |row| row.images as u64),
    (Metric::Kernels, |row| row.kernels as u64),
    (Metric::Size, |row| row.stored),
];

/// What changed.
#[derive(Debug)]
pub struct Difference {
    /// What there was.
    pub old: Side,
    /// What there is.
    pub new: Side,
    /// The rules that are broken.
    pub broken: Vec<BrokenRule>,
    /// What the limits of the run left out of both.
    pub left_out: Vec<LeftOut>,
    names: KernelNames,
    style: NameStyle,
    limit: usize,
    /// The kernels that are meant.
    kernels: Vec<KernelPair>,
}

/// A target's name without what it builds: `compute_90` is PTX of `sm_90`.
fn without_prefix(name: &str) -> &str {
    name.split_once('_').map_or(name, |(_, number)| number)
}

impl Difference {
    /// What changed from one side to the other, whose names are these.
    ///
    /// # Errors
    /// A side is empty, or neither has the target that was chosen.
    pub fn new(question: &DiffQuestion, names: KernelNames, mut old: Side, mut new: Side) -> Result<Self, Refusal> {
        for side in [&old, &new] {
            if side.files == 0 {
                return Err(format!("{}: no device code", side.path.shown()).into());
            }
        }
        let Selection { target, kernel, .. } = &question.selection;
        let is_meant = |row: &TargetRow| without_prefix(&row.target_text) == without_prefix(target);
        if !target.is_empty() && !old.targets.iter().chain(new.targets.iter()).any(is_meant) {
            let (old, new) = (old.path.shown(), new.path.shown());
            return Err(format!("neither {old} nor {new} has an image for '{target}'").into());
        }
        let mut left_out = core::mem::take(&mut old.left_out);
        core::mem::take(&mut new.left_out).into_iter().for_each(|it| add(&mut left_out, it));
        names.name_all(&mut left_out);
        let mut kernels = paired_kernels(&mut old, &mut new);
        if !kernel.is_empty() {
            let matches = names.matching(&kernel.0);
            kernels.retain(|pair| matches.get(pair.newest().name) == Some(&true));
        }
        let mut difference = Self {
            old,
            new,
            broken: Vec::new(),
            left_out,
            names,
            style: question.selection.names,
            limit: question.selection.limit.unwrap_or(usize::MAX),
            kernels,
        };
        let judged = question.rules.iter().map(|rule| difference.judge(rule));
        difference.broken = judged.filter(|rule| rule.breach_count > 0).collect();
        Ok(difference)
    }

    /// The kernels that are new.
    pub fn came(&self) -> impl Iterator<Item = &KernelPair> + Clone {
        self.kernels.iter().filter(|pair| pair.before().is_none())
    }

    /// The kernels that are no longer there.
    pub fn went(&self) -> impl Iterator<Item = &KernelPair> + Clone {
        self.kernels.iter().filter(|pair| pair.after().is_none())
    }

    /// The kernels of both sides, old and new.
    pub fn matched(&self) -> impl Iterator<Item = (&KernelFacts, &KernelFacts)> + Clone {
        self.kernels.iter().filter_map(|pair| pair.before().zip(pair.after()))
    }

    /// The kernels that take other resources than before; machine code changes with every build.
    pub fn changed(&self) -> impl Iterator<Item = &KernelPair> + Clone {
        let is_changed = |(old, new): (&KernelFacts, &KernelFacts)| {
            let mut compared = KERNEL_METRICS.iter().filter(|metric| **metric != Metric::Code);
            compared.any(|metric| new.differs(old, *metric))
        };
        let pairs = self.kernels.iter();
        pairs.filter(move |pair| pair.before().zip(pair.after()).is_some_and(is_changed))
    }

    /// How many kernels have machine code of another size.
    pub fn recoded(&self) -> usize {
        self.matched().filter(|(old, new)| new.differs(old, Metric::Code)).count()
    }

    /// The targets of both sides, in the order in which they are shown.
    pub fn targets(&self) -> Vec<TargetPair<'_>> {
        let pairs = paired(self.old.targets.keyed(), self.new.targets.keyed(), |one, other| one.0.cmp(other.0));
        let rows = pairs.into_iter().map(|pair| match pair {
            Paired::Old((_, old)) => Paired::Old(old),
            Paired::New((_, new)) => Paired::New(new),
            Paired::Both((_, old), (_, new)) => Paired::Both(old, new),
        });
        rows.collect()
    }

    /// How a kernel is called, what has to be escaped escaped.
    pub fn name_of(&self, kernel: &KernelFacts) -> String {
        self.names.named(kernel.name, self.style).shown()
    }

    fn judge(&self, rule: &Rule) -> BrokenRule {
        let mut broken = BrokenRule::new(rule);
        let called = |kernel: &KernelFacts| format!("{} ({})", self.name_of(kernel), kernel.target_text());
        for (old, new) in self.matched() {
            // Where a file does not tell spills, what local memory grows by stands for them.
            let is_told = |kernel: &KernelFacts| kernel.value(Metric::Spill).is_some();
            let (metric, what) = match rule.metric {
                Metric::Spill if !is_told(old) || !is_told(new) => (Metric::Local, "local "),
                metric => (metric, ""),
            };
            let values = old.value(metric).zip(new.value(metric));
            if values.is_some_and(|(old, new)| rule.is_broken_by(old, new)) {
                broken.add(|| format!("{} {what}{} -> {}", called(new), old.text(metric), new.text(metric)));
            }
        }
        match rule.metric {
            Metric::Came => self.came().for_each(|pair| broken.add(|| called(pair.newest()))),
            Metric::Went => self.went().for_each(|pair| broken.add(|| called(pair.newest()))),
            _ => self.judge_targets(rule, &mut broken),
        }
        broken
    }

    fn judge_targets(&self, rule: &Rule, broken: &mut BrokenRule) {
        let number = TARGET_METRICS.iter().find(|(metric, _)| *metric == rule.metric);
        for pair in self.targets() {
            let Some(old) = pair.before() else { continue };
            if rule.metric == Metric::Target && pair.after().is_none() {
                broken.add(|| old.text());
            }
            // What was not read does not count.
            let is_unread = |row: &&&TargetRow| rule.metric == Metric::Kernels && row.has_unread;
            let Some((_, number)) =
                number.filter(|_| pair.before().into_iter().chain(pair.after()).all(|row| !is_unread(&row)))
            else {
                continue;
            };
            let (before, now) = (number(old), pair.after().map_or(0, |row| number(row)));
            if rule.is_broken_by(before as f64, now as f64) {
                broken.add(|| format!("{} {before} -> {now}", old.text()));
            }
        }
    }
}
