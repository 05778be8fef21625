//! From `-mcpu` and `-mattr` to a subtarget: strictly, as tileiras does it, and with every target selectable.

use super::attributes::{feature_of, read_strictly};
use super::bits::group_mask;
use super::features::FeatureGroup;
use super::{Cpu, DEFAULT_CPU, FALLBACK, Feature, FeatureBits, Problem, ProblemKind, TensorMemory, TensorPath};
use crate::Target;
use crate::llvm::{attributes, parts};
use heapless::Vec;

/// What a CPU and attributes mean: what `NvptxFeatureState` computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Subtarget {
    /// The CPU that was taken.
    pub cpu: Target,
    /// The row's bits with the attributes applied, the last one of a feature winning.
    pub bits: FeatureBits,
    /// Whether an attribute names an FMA level, switched on or off.
    names_fma: bool,
}

coded_enum! {
    /// Where the level of an option comes from.
    pub enum LevelSource {
        /// One level is on.
        Attribute = 1, ATTRIBUTE, "an attribute";
        /// No attribute names one, and cicc's default is documented.
        Default   = 2, DEFAULT,   "cicc's default: no attribute names one";
        /// No level is on, and no document states what holds then.
        Unset     = 3, UNSET,     "none is on, and no document states what holds then";
        /// Several are on, and no document states which counts.
        Conflict  = 4, CONFLICT,  "several are on, and no document states which counts";
    }
}

/// The level of an option that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Level {
    /// Where it comes from.
    pub source: LevelSource,
    /// The level: 0 to 2 of `fma-level`, 0 to 3 of `prec-divf32`, 0 and 1 of `prec-sqrtf32`; `None` where it is not known.
    pub level: Option<u32>,
}

impl Subtarget {
    /// `sm_version_times_ten`: the number in the CPU's name, 90 for `sm_90a`.
    #[must_use]
    pub const fn sm_version(&self) -> u32 {
        self.cpu.number()
    }

    /// `sm_minor`: the last digit of that number, 0 for `sm_90a` and 3 for `sm_103`. The document names the field and states no rule
    /// for it (erratum E55b).
    #[must_use]
    pub const fn sm_minor(&self) -> u32 {
        self.cpu.number() % 10
    }

    /// `ptx_version_times_ten` of the highest selector that is on; `None` if no selector is on. No CPU implies one.
    #[must_use]
    pub fn ptx_version(&self) -> Option<u32> {
        self.bits.ptx_version()
    }

    /// The level of `fma-level`: by an attribute, else what cicc switches on.
    #[must_use]
    pub fn fma_level(&self) -> Level {
        match self.level(FeatureGroup::Fma) {
            Level {
                source: LevelSource::Unset,
                ..
            } if !self.names_fma => Level {
                source: LevelSource::Default,
                level: super::FMA_LEVEL_DEFAULT.level(),
            },
            level => level,
        }
    }

    /// The level of `prec-divf32`.
    #[must_use]
    pub fn div_level(&self) -> Level {
        self.level(FeatureGroup::Div)
    }

    /// The level of `prec-sqrtf32`.
    #[must_use]
    pub fn sqrt_level(&self) -> Level {
        self.level(FeatureGroup::Sqrt)
    }

    fn level(&self, group: FeatureGroup) -> Level {
        let on = self.bits.levels(group);
        let (source, level) = match on.count_ones() {
            0 => (LevelSource::Unset, None),
            1 => (
                LevelSource::Attribute,
                Feature::from_code(on.trailing_zeros()).and_then(Feature::level),
            ),
            _ => (LevelSource::Conflict, None),
        };
        Level { source, level }
    }

    /// The cached predicate of tensor memory, derived from the bits. An attribute can switch it on for any CPU:
    /// [`tensor_memory`](Self::tensor_memory) tells whether there is any.
    #[must_use]
    pub fn has_tmem(&self) -> bool {
        self.bits.has_tmem()
    }

    /// Whether the CPU's code reaches tensor memory and its silicon has any; `None` for a CPU without a row that is younger than the
    /// document.
    #[must_use]
    pub fn tensor_memory(&self) -> Option<TensorMemory> {
        match Cpu::of(self.cpu) {
            Some(row) => Some(row.tensor_memory),
            // "Tensor Memory was introduced with Blackwell."
            None => (self.cpu.number() < 100).then_some(TensorMemory::Absent),
        }
    }

    /// How matrix instructions of Blackwell are selected; `None` for a target without a row from sm_100 on, of which the document states
    /// nothing. The bit of tensor memory is the gate of `tcgen05`, whatever the CPU.
    #[must_use]
    pub fn tensor_path(&self) -> Option<TensorPath> {
        let of_row = match Cpu::of(self.cpu) {
            Some(row) => Some(row.tensor_path),
            None => (self.cpu.number() < 100).then_some(TensorPath::Neither),
        };
        match of_row {
            _ if self.has_tmem() => Some(TensorPath::Tcgen05),
            Some(TensorPath::Tcgen05) => Some(TensorPath::Neither),
            path => path,
        }
    }

    fn of(cpu: Target) -> Self {
        let without_row = Self {
            cpu,
            bits: FeatureBits::NONE,
            names_fma: false,
        };
        Cpu::of(cpu).map_or(without_row, Self::of_row)
    }

    fn of_row(row: &Cpu) -> Self {
        Self {
            cpu: row.target,
            bits: row.implied_features(),
            names_fma: false,
        }
    }

    fn set(&mut self, feature: Feature, enabled: bool) {
        self.bits.set(feature, enabled);
        self.names_fma |= feature.group() == FeatureGroup::Fma;
    }
}

/// Reads a CPU and its attributes strictly: exact names, each attribute with `+` or `-`. Attributes that contradict
/// each other are not a mistake ([`ProblemKind::is_mistake`] is false): the problem is recorded.
///
/// # Errors
/// The first mistake, the CPU before the attributes.
pub fn parse(cpu: &[u8], attributes: &[u8]) -> Result<Parsed, Problem> {
    let mut parsed = Parsed::new();
    parsed.read_strictly(cpu, attributes)?;
    Ok(parsed)
}

const fn unknown_cpu(cpu: &[u8]) -> Problem {
    Problem::new(ProblemKind::UnknownCpu, 0, cpu.len())
}

/// The first problems of a CPU and an attribute string.
pub type Problems = Vec<Problem, 8>;

coded_enum! {
    /// Why a CPU was taken.
    pub enum Selection {
        /// It is the one that was named, and has a row.
        Named      = 1, NAMED,      "named, and in the table";
        /// None was named: the default CPU.
        Default    = 2, DEFAULT,    "the default: none was named";
        /// The name has no row: the default CPU, without a message.
        Fallback   = 3, FALLBACK,   "the fallback for an unknown CPU";
        /// It is the one that was named, and has no row: only a reimplementation that selects every target takes it.
        Reimplemented = 4, REIMPLEMENTED, "named, and not in the table: taken as a reimplementation that selects every target would";
    }
}

/// A subtarget, and what is wrong with what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parsed {
    /// What was made of it.
    pub subtarget: Subtarget,
    /// Why this CPU.
    pub selection: Selection,
    /// The mistakes that were ignored (none in strict reading), and what does not go together, by place: at most eight.
    pub problems: Problems,
    /// How many there were.
    pub problem_count: usize,
}

impl Parsed {
    /// Of the default CPU, without attributes: what the readers below begin with, in place, as the value is large.
    pub(crate) fn new() -> Self {
        Self {
            subtarget: Subtarget::of_row(FALLBACK),
            selection: Selection::Default,
            problems: Problems::new(),
            problem_count: 0,
        }
    }

    /// [`parse`] into a new value.
    pub(crate) fn read_strictly(&mut self, cpu: &[u8], text: &[u8]) -> Result<(), Problem> {
        let row = Cpu::by_name(cpu).ok_or_else(|| unknown_cpu(cpu))?;
        self.subtarget = Subtarget::of_row(row);
        self.selection = Selection::Named;
        let implied = self.subtarget.bits;
        for part in parts(text) {
            let (feature, enabled) = read_strictly(part)?;
            self.subtarget.set(feature, enabled);
        }
        if self.subtarget.bits.may_conflict(&implied) {
            self.add_problems(text);
        }
        Ok(())
    }

    /// [`parse_like_tileiras`] into a new value, or [`parse_symmetric`] where any target can be selected.
    pub(crate) fn read_leniently(&mut self, cpu: &[u8], text: &[u8], any_target: bool) {
        let (taken, selection) = match Target::parse(cpu) {
            Ok(target) if Cpu::of(target).is_some() => (target, Selection::Named),
            Ok(target) if any_target => (target, Selection::Reimplemented),
            _ if cpu.is_empty() => (DEFAULT_CPU, Selection::Default),
            _ => (DEFAULT_CPU, Selection::Fallback),
        };
        self.subtarget = Subtarget::of(taken);
        self.selection = selection;
        if self.fell_back() {
            self.add(unknown_cpu(cpu));
        }
        // The final bits first: what does not go together is seen by them.
        let implied = self.subtarget.bits;
        let mut all_known = true;
        for attribute in attributes(text) {
            match feature_of(&attribute) {
                Some(feature) => self.subtarget.set(feature, attribute.enabled),
                None => all_known = false,
            }
        }
        if !all_known || self.subtarget.bits.may_conflict(&implied) {
            self.add_problems(text);
        }
    }

    /// Whether the CPU is the fallback for an unknown name.
    #[must_use]
    pub fn fell_back(&self) -> bool {
        self.selection == Selection::Fallback
    }

    fn add(&mut self, problem: Problem) {
        self.problem_count = self.problem_count.saturating_add(1);
        // The ninth and later ones are counted only.
        let _ = self.problems.push(problem);
    }

    /// Every problem of the attributes, from left to right.
    fn add_problems(&mut self, text: &[u8]) {
        let own = Cpu::of(self.subtarget.cpu).map(|row| row.feature);
        let memory = self.subtarget.tensor_memory();
        // What attributes before this one switched on, of the levels that are on in the end: bits of the first word.
        let mut before = 0;
        for attribute in attributes(text) {
            let kind = match feature_of(&attribute) {
                // Stock LLVM prints a list, and goes on.
                None => (!attribute.asks_for_help()).then_some(ProblemKind::UnknownAttribute),
                Some(feature) if self.subtarget.bits.contains(feature) != attribute.enabled => None,
                Some(feature) if !attribute.enabled => (Some(feature) == own).then_some(ProblemKind::OwnCpuOff),
                Some(Feature::Tmem) => match memory {
                    Some(TensorMemory::Omitted) => Some(ProblemKind::TmemOmitted),
                    Some(TensorMemory::Absent) => Some(ProblemKind::TmemAbsent),
                    Some(TensorMemory::Implied) | None => None,
                },
                Some(feature) if feature.group().is_level() => {
                    before |= 1u64.unbounded_shl(feature.code());
                    let conflict = (before & group_mask(feature.group())).count_ones() > 1;
                    conflict.then_some(ProblemKind::LevelConflict)
                }
                Some(feature) => {
                    let is_other = feature.cpu().is_some() && Some(feature) != own;
                    is_other.then_some(ProblemKind::OtherCpu)
                }
            };
            if let Some(kind) = kind {
                self.add(Problem::new(kind, attribute.start, attribute.length));
            }
        }
    }
}

/// Reads them as the document's code does: an unknown CPU becomes sm_52, unknown attributes are ignored. Both are
/// recorded, and so are attributes that contradict each other. An empty CPU means the default one.
///
/// The tables are stock LLVM's, and so is the reading of attributes: split at commas, empty parts dropped, `+` added, in small letters
/// (erratum E52b). The program's own option parser refuses unknown names before that (erratum E52).
#[must_use]
pub fn parse_like_tileiras(cpu: &[u8], attributes: &[u8]) -> Parsed {
    let mut parsed = Parsed::new();
    parsed.read_leniently(cpu, attributes, false);
    parsed
}

/// Reads them as [`parse_like_tileiras`] does, but that every target is selectable: `sm_87`, which has no CPU row, is taken, with no bit of
/// its own.
///
/// This is no behaviour of tileiras. The document recommends it: "a correct reimplementation wires CPU selection and cubin classification
/// symmetrically so any recognized target is also selectable by -mcpu" (erratum E55).
#[must_use]
pub fn parse_symmetric(cpu: &[u8], attributes: &[u8]) -> Parsed {
    let mut parsed = Parsed::new();
    parsed.read_leniently(cpu, attributes, true);
    parsed
}

/// `NvptxFeatureState`, without the tables that it points into and the scheduling model, of which there is one: the generic one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FeatureState<'a> {
    /// The target triple, as it was given: the tables do not depend on it.
    pub triple: &'a [u8],
    /// The CPU to tune for, as it was given: the tune mask of every CPU is empty, so that it changes no bit.
    pub tune_cpu: &'a [u8],
    /// `-mattr`, as it was given; [`feature_string`](Self::feature_string) is what LLVM makes of it.
    pub attributes: &'a [u8],
    /// CPU, bits and numbers, and what is wrong.
    pub parsed: Parsed,
}

impl<'a> FeatureState<'a> {
    /// The state that a triple, a CPU, a CPU to tune for and attributes lead to, read as [`parse_like_tileiras`] does.
    #[must_use]
    pub fn new(triple: &'a [u8], cpu: &[u8], tune_cpu: &'a [u8], attributes: &'a [u8]) -> Self {
        Self {
            triple,
            tune_cpu,
            attributes,
            parsed: parse_like_tileiras(cpu, attributes),
        }
    }

    /// The feature string: `+ptx80,+ptx83` for `PTX80,,+ptx83`.
    #[must_use]
    pub const fn feature_string(&self) -> crate::llvm::FeatureString<'a> {
        crate::llvm::FeatureString(self.attributes)
    }
}
