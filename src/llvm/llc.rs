//! What `llc -march=nvptx64 -mcpu=CPU -mattr=ATTRIBUTES` makes of its two options.
//!
//! Source: `llvm/llc_behaviour.txt` (releases 14, 16, 19 and 22), `llvm/lowest.tsv` (14 to 22), `evidence/llc_19_versions.tsv`, `evidence/llc_attributes.tsv`; measured.

use super::attributes::{Attribute, attributes as split, folded};
use super::{Feature, Release, full_sm_version};
use crate::messages::{fill, template};
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
    /// Nothing: LLVM 22 stops with an error where the attributes ask for an older PTX than the target needs. Earlier
    /// releases raise it silently.
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

/// Up to LLVM 15 the CPU is sm_20 where none is named, later sm_30.
const fn default_cpu(release: Release) -> &'static [u8] {
    if release.is_from(Release::Llvm16) {
        b"sm_30"
    } else {
        b"sm_20"
    }
}

/// The PTX that is written where no feature sets one: up to LLVM 15 and from 22 on 3.2, the lowest that there is; in LLVM 22 where the
/// target asks for none either.
const fn default_version(release: Release) -> Version {
    match release.is_from(Release::Llvm16) && !release.asks_for_enough() {
        true => Version::new(6, 0),
        false => Version::new(3, 2),
    }
}

impl Release {
    /// Whether the PTX that the attributes ask for must be one that the target has; earlier releases raise it silently.
    const fn asks_for_enough(self) -> bool {
        self.is_from(Self::Llvm22)
    }
}

/// What `llc` of this release makes of `-mcpu` and `-mattr`. An empty CPU stands for none.
#[must_use]
pub fn llc<'a>(release: Release, cpu: &'a [u8], attributes: &'a [u8]) -> Output<'a> {
    let cpu = if cpu.is_empty() { default_cpu(release) } else { cpu };
    let mut enabled = Enabled::by(release, known_cpu(release, cpu));
    for item in split(attributes) {
        if let Some(feature) = release.feature(item.name) {
            enabled.switch(release, feature, item.enabled);
        }
    }
    let asked = enabled.ptx_version(release);
    let first = attributes.split(|&byte| byte == b',').next();
    let emitted = if cpu == HELP || first == Some(HELP) {
        Emitted::Help
    } else if release.asks_for_enough() {
        let highest = enabled.targets.iter().max_by_key(|&target| full_sm_version(target));
        let lowest = highest.and_then(|target| target.info().ptx_emitted.get());
        let lowest = lowest.unwrap_or(default_version(release));
        match asked {
            Some(asked) if asked < lowest => Emitted::TooOld { asked, lowest },
            asked => Emitted::Version(asked.unwrap_or(lowest)),
        }
    } else {
        Emitted::Version(asked.unwrap_or(default_version(release)))
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
    /// What a CPU implies: itself, and up to LLVM 21 the PTX that it needs, but for sm_30.
    fn by(release: Release, cpu: Option<Target>) -> Self {
        let mut enabled = Self {
            targets: cpu.into_iter().collect(),
            ptx: 0,
        };
        let needing = cpu.filter(|&cpu| !release.asks_for_enough() && cpu != Target::Sm30);
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
                let position = release.ptx_versions().position(|known| known == version);
                // A release has at most 31.
                let bit = position.map_or(0, |position| 1u32.unbounded_shl(position as u32));
                self.ptx = if on { self.ptx | bit } else { self.ptx & !bit };
            }
        }
    }

    /// The highest version that is on.
    fn ptx_version(&self, release: Release) -> Option<Version> {
        let highest = self.ptx.checked_ilog2()?;
        release.ptx_versions().nth(highest as usize)
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

    /// Whether the release knows the CPU. `help` is not a CPU.
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

/// A feature as it is printed.
struct SmallLetters<'a> {
    sign: char,
    name: &'a [u8],
}

impl fmt::Display for SmallLetters<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.sign)?;
        folded(self.name, f)
    }
}

impl fmt::Display for Remark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Processor(cpu) => fill(f, template!(Processor), &[&Lossy(cpu)]),
            Self::Feature { sign, name } => fill(f, template!(ProcessorFeature), &[&SmallLetters { sign, name }]),
            Self::TooOld { cpu, asked, lowest } => {
                f.write_str("LLVM ERROR: ")?;
                fill(f, template!(ProcessorVersion), &[&asked, &Lossy(cpu), &lowest, &lowest])
            }
        }
    }
}
