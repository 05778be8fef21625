//! What `llc -march=nvptx64 -mcpu=CPU -mattr=ATTRIBUTES` makes of its two options.
//!
//! Source: `llvm/llc_behaviour.txt` (releases 19 and 22), `evidence/llc_19_versions.tsv`, `evidence/llc_attributes.tsv`; measured.

use super::attributes::{Attribute, attributes as split, folded};
use super::{Feature, Release, full_sm_version};
use crate::targets::{NameKind, Target, TargetSet};
use crate::text::Lossy;
use crate::{Name, Version};
use core::fmt::{self, Write};

/// What the release writes, and what it remarks.
#[derive(Clone, Copy, Debug)]
pub struct Output<'a> {
    release: Release,
    cpu: &'a [u8],
    attributes: &'a [u8],
    /// What it writes.
    pub emitted: Emitted,
}

/// What is written at the head of the PTX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emitted {
    /// This `.version`.
    Version(Version),
    /// Nothing: LLVM 22 stops with an error where the attributes ask for an older PTX than the target needs. LLVM 19
    /// raises it silently.
    TooOld {
        /// What the attributes ask for.
        asked: Version,
        /// What the target needs.
        lowest: Version,
    },
    /// Nothing but the lists of CPUs and features: the CPU or the first attribute is `help`.
    Help,
}

/// What asks for the lists alone.
const HELP: &[u8] = b"help";

/// The CPU that is used when none is named.
const DEFAULT: &[u8] = b"sm_30";

/// The PTX that LLVM 19 writes when no feature sets one.
const VERSION_19: Version = Version::new(6, 0);
/// The PTX that LLVM 22 writes when neither a feature sets one nor a target asks for one.
const VERSION_22: Version = Version::new(3, 2);

/// What `llc` of this release makes of `-mcpu` and `-mattr`. An empty CPU stands for none.
#[must_use]
pub fn llc<'a>(release: Release, cpu: &'a [u8], attributes: &'a [u8]) -> Output<'a> {
    let cpu = if cpu.is_empty() { DEFAULT } else { cpu };
    let mut enabled = Enabled::by(release, known_cpu(release, cpu));
    for item in split(attributes) {
        if let Some(feature) = release.feature(item.name) {
            enabled.switch(release, feature, item.enabled);
        }
    }
    let asked = enabled.ptx_version(release);
    let first = attributes.split(|&byte| byte == b',').next();
    let emitted = match release {
        _ if cpu == HELP || first == Some(HELP) => Emitted::Help,
        Release::Llvm19 => Emitted::Version(asked.unwrap_or(VERSION_19)),
        Release::Llvm22 => {
            let highest = enabled.targets.iter().max_by_key(|&target| full_sm_version(target));
            let lowest = highest.and_then(|target| target.info().ptx_emitted.get());
            let lowest = lowest.unwrap_or(VERSION_22);
            match asked {
                Some(asked) if asked < lowest => Emitted::TooOld { asked, lowest },
                asked => Emitted::Version(asked.unwrap_or(lowest)),
            }
        }
    };
    Output {
        release,
        cpu,
        attributes,
        emitted,
    }
}

/// The features that are on.
struct Enabled {
    targets: TargetSet,
    /// Bit `n` stands for the version at position `n` of the release's.
    ptx: u32,
}

impl Enabled {
    /// What a CPU implies: itself, and in LLVM 19 the PTX that it needs, but for sm_30.
    fn by(release: Release, cpu: Option<Target>) -> Self {
        let mut enabled = Self {
            targets: cpu.into_iter().collect(),
            ptx: 0,
        };
        let needing = cpu.filter(|&cpu| release == Release::Llvm19 && cpu != Target::Sm30);
        if let Some(version) = needing.and_then(|cpu| cpu.info().ptx_emitted.get()) {
            enabled.switch(release, Feature::Ptx(version), true);
        }
        enabled
    }

    /// The last switch of a feature wins.
    fn switch(&mut self, release: Release, feature: Feature, on: bool) {
        match feature {
            Feature::Sm(target) if on => self.targets = self.targets.with(target),
            Feature::Sm(target) => self.targets = self.targets.without(TargetSet::EMPTY.with(target)),
            Feature::Ptx(version) => {
                let position = release.ptx_versions().iter().position(|&known| known == version);
                // A release has at most 31.
                let bit = position.map_or(0, |position| 1u32.unbounded_shl(position as u32));
                self.ptx = if on { self.ptx | bit } else { self.ptx & !bit };
            }
        }
    }

    /// The highest version that is on.
    fn ptx_version(&self, release: Release) -> Option<Version> {
        let highest = self.ptx.checked_ilog2()?;
        release.ptx_versions().get(highest as usize).copied()
    }
}

/// Names are exact; no kind but `sm_`.
fn known_cpu(release: Release, cpu: &[u8]) -> Option<Target> {
    let name = Name::parse(cpu).ok()?;
    (name.kind == NameKind::Sm && release.knows(name.target)).then_some(name.target)
}

impl<'a> Output<'a> {
    /// The text after `.target`: the CPU as it was written, known or not.
    #[must_use]
    pub const fn target(&self) -> &'a [u8] {
        self.cpu
    }

    /// Whether the release knows the CPU; `help` is none.
    #[must_use]
    pub fn knows_cpu(&self) -> bool {
        known_cpu(self.release, self.cpu).is_some()
    }

    /// What is printed to standard error, each line once and where it comes first (the releases repeat them). The lists of CPUs and
    /// features, for which `help`, `+help` and `+cpuhelp` ask, are not among it.
    pub fn remarks(&self) -> impl Iterator<Item = Remark<'a>> + Clone {
        let &Self {
            release,
            cpu,
            attributes,
            emitted,
        } = self;
        let is_unknown = move |item: &Attribute| release.feature(item.name).is_none() && !item.asks_for_help();
        let features = split(attributes).filter(is_unknown).map(|item| Remark::Feature {
            sign: item.sign(),
            name: item.name,
        });
        let is_unknown = cpu != HELP && known_cpu(release, cpu).is_none();
        let processor = is_unknown.then_some(Remark::Processor(cpu));
        let error = match emitted {
            Emitted::TooOld { asked, lowest } => Some(Remark::TooOld { cpu, asked, lowest }),
            Emitted::Version(_) | Emitted::Help => None,
        };
        processor.into_iter().chain(features).chain(error)
    }
}

/// A line of standard error; `Display` writes it.
#[derive(Clone, Copy, Debug)]
pub enum Remark<'a> {
    /// An unknown CPU, which is ignored and yet written as `.target`.
    Processor(&'a [u8]),
    /// An unknown feature, which is ignored.
    Feature {
        /// Its sign, added where it was missing.
        sign: char,
        /// Its name as written; it is printed in small letters.
        name: &'a [u8],
    },
    /// The error that stops LLVM 22.
    TooOld {
        /// The CPU as written.
        cpu: &'a [u8],
        /// The PTX version that the attributes ask for.
        asked: Version,
        /// The one that the target needs.
        lowest: Version,
    },
}

impl fmt::Display for Remark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Processor(cpu) => {
                f.write_char('\'')?;
                Lossy(cpu).fmt(f)?;
                f.write_str("' is not a recognized processor for this target (ignoring processor)")
            }
            Self::Feature { sign, name } => {
                f.write_char('\'')?;
                f.write_char(sign)?;
                folded(name, f)?;
                f.write_str("' is not a recognized feature for this target (ignoring feature)")
            }
            // Without `write!`, whose arguments would take stack below those of the versions.
            Self::TooOld { cpu, asked, lowest } => {
                f.write_str("LLVM ERROR: PTX version ")?;
                asked.fmt(f)?;
                f.write_str(" does not support target '")?;
                Lossy(cpu).fmt(f)?;
                f.write_str("'. Minimum required PTX version is ")?;
                lowest.fmt(f)?;
                f.write_str(". Either remove the PTX version to use the default, or increase it to at least ")?;
                lowest.fmt(f)?;
                f.write_char('.')
            }
        }
    }
}
