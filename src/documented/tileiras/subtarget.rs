//! From `-mcpu` and `-mattr` to a subtarget: strictly, and as tileiras does it.

use super::attributes::items;
use super::{Cpu, FALLBACK, FeatureBits, Problem, ProblemKind};
use crate::Target;
use heapless::Vec;

/// What a CPU and attributes mean: `NvptxFeatureState`, without what points into the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Subtarget {
    /// The CPU whose row was taken.
    pub cpu: Target,
    /// The row's bits with the attributes applied, the last one of a feature winning.
    pub bits: FeatureBits,
}

impl Subtarget {
    /// `sm_version_times_ten`: the number in the CPU's name, 90 for `sm_90a`.
    #[must_use]
    pub const fn sm_version(&self) -> u32 {
        self.cpu.number()
    }

    /// `ptx_version_times_ten`: of the highest selector that is on; `None` when none is, since no CPU implies one.
    #[must_use]
    pub fn ptx_version(&self) -> Option<u32> {
        self.bits.ptx_version()
    }

    /// The cached predicate of tensor memory, derived from the bits.
    #[must_use]
    pub fn has_tmem(&self) -> bool {
        self.bits.has_tmem()
    }

    fn of(cpu: &Cpu) -> Self {
        Self {
            cpu: cpu.target,
            bits: cpu.implied_features(),
        }
    }
}

/// Reads a CPU and its attributes strictly: exact names, each attribute with `+` or `-`.
///
/// # Errors
/// The first mistake, the CPU before the attributes.
pub fn parse(cpu: &[u8], attributes: &[u8]) -> Result<Subtarget, Problem> {
    let Some(row) = Cpu::by_name(cpu) else {
        return Err(unknown_cpu(cpu));
    };
    let mut subtarget = Subtarget::of(row);
    for item in items(attributes) {
        match item.read() {
            Ok((feature, enabled)) => subtarget.bits.set(feature, enabled),
            Err(kind) => return Err(item.problem(kind)),
        }
    }
    Ok(subtarget)
}

const fn unknown_cpu(cpu: &[u8]) -> Problem {
    Problem {
        kind: ProblemKind::UnknownCpu,
        at: 0..cpu.len(),
    }
}

/// The first mistakes of a CPU and an attribute string.
pub type Problems = Vec<Problem, 8>;

/// A subtarget that was made in spite of mistakes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lenient {
    /// What was made of it.
    pub subtarget: Subtarget,
    /// Whether the CPU is the fallback for an unknown name.
    pub fell_back: bool,
    /// The mistakes that were ignored, at most eight.
    pub problems: Problems,
    /// How many there were.
    pub problem_count: usize,
}

impl Lenient {
    fn add(&mut self, problem: Problem) {
        self.problem_count = self.problem_count.saturating_add(1);
        // The ninth and later ones are counted only.
        let _ = self.problems.push(problem);
    }
}

/// Reads them as the document's code does: an unknown CPU becomes sm_52, unknown attributes are ignored. Both
/// are noted. What it does with an attribute without a sign is not documented: here it is noted and ignored.
///
/// The program's own option parser refuses unknown names before that (erratum E52).
#[must_use]
pub fn parse_like_tileiras(cpu: &[u8], attributes: &[u8]) -> Lenient {
    let row = Cpu::by_name(cpu);
    let mut lenient = Lenient {
        subtarget: Subtarget::of(row.unwrap_or(FALLBACK)),
        fell_back: row.is_none(),
        problems: Problems::new(),
        problem_count: 0,
    };
    if row.is_none() {
        lenient.add(unknown_cpu(cpu));
    }
    for item in items(attributes) {
        match item.read() {
            Ok((feature, enabled)) => lenient.subtarget.bits.set(feature, enabled),
            Err(kind) => lenient.add(item.problem(kind)),
        }
    }
    lenient
}
