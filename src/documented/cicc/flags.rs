//! What `-arch=compute_N` becomes for the preprocessor, the optimizer and LLVM, and the stages that look at it.
//!
//! ```
//! use smarch::documented::cicc::flags::{Component, translate};
//!
//! let flags = translate(b"-arch=compute_100f").unwrap();
//! assert_eq!(flags.text(Component::Optimizer).to_string(), "-opt-arch=sm_100f");
//! assert_eq!(flags.text(Component::Llvm).to_string(), "-mcpu=sm_100");
//! ```
//!
//! Source: seed 004, "Detection Pipeline" and "Flag Translation" (documented; errata E06, E12, E48b). Which names
//! cicc takes when it is run, and which macros nvcc defines, is measured: [`Tool::Cicc`](crate::Tool::Cicc),
//! [`crate::cicc::refusal`], [`crate::targets::macros`].

use crate::targets::{Name, NameKind, Suffix, Target};
use crate::{Error, Text};
use core::fmt;

/// An architecture of the flag table.
#[doc(alias = "smarch_documented_cicc_arch_flag")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct ArchFlag {
    /// The base target. -opt-arch takes it and its suffixed ones.
    pub base: Target,
    /// The value of __CUDA_ARCH.
    pub cuda_arch: u32,
    /// What the document adds: "Hopper (H100)" (erratum E12).
    pub supported: Text,
}

macro_rules! rows {
    ($($base:ident $supported:literal;)+) => {
        /// The twelve rows, numbers ascending.
        pub static ARCH_FLAGS: &[ArchFlag] = &[$(
            ArchFlag { base: Target::$base, cuda_arch: Target::$base.cuda_arch(), supported: text!($supported) },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$(Target::$base.id(),)+]));
    };
}

#[rustfmt::skip]
rows! {
    Sm75  "Turing (RTX 20)";
    Sm80  "Ampere (A100)";
    Sm86  "Ampere (RTX 30)";
    Sm87  "Jetson Orin";
    Sm88  "Ada variants";
    Sm89  "Ada (L40S)";
    Sm90  "Hopper (H100)";
    Sm100 "Blackwell DC";
    Sm103 "Blackwell DC var";
    Sm110 "Blackwell Thor";
    Sm120 "RTX 50";
    Sm121 "Future";
}

impl ArchFlag {
    /// The targets that `-opt-arch` takes for this row: the base, then those with suffix.
    pub fn targets(&self) -> impl Iterator<Item = Target> + Clone {
        let number = self.base.number();
        Target::ALL
            .iter()
            .copied()
            .filter(move |target| target.number() == number)
    }
}

coded_enum! {
    /// A component of cicc that is given a flag; the text is how that flag begins.
    pub enum Component {
        /// The preprocessor: `-R __CUDA_ARCH=900`.
        Preprocessor = 1, PREPROCESSOR, "-R __CUDA_ARCH=";
        /// The optimizer: `-opt-arch=sm_90a`.
        Optimizer    = 2, OPTIMIZER,    "-opt-arch=";
        /// LLVM: `-mcpu=sm_90`, without suffix (erratum E48b).
        Llvm         = 3, LLVM,         "-mcpu=";
    }
}

/// How the flag begins that is translated.
pub const FLAG: Text = text!("-arch=");

/// What a flag is translated to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Translation {
    target: Target,
}

impl Translation {
    /// The translation for a target, suffixes included; `None` for targets that the table lacks.
    #[must_use]
    pub fn of(target: Target) -> Option<Self> {
        let mut bases = ARCH_FLAGS.iter().map(|row| row.base.number());
        bases.any(|number| number == target.number()).then_some(Self { target })
    }

    /// The value of `__CUDA_ARCH`: ten times the number.
    #[must_use]
    pub const fn cuda_arch(self) -> u32 {
        self.target.cuda_arch()
    }

    /// The target that the optimizer is given: suffix and all.
    #[must_use]
    pub const fn opt_arch(self) -> Target {
        self.target
    }

    /// The target that LLVM is given: the base.
    #[must_use]
    pub const fn mcpu(self) -> Target {
        match Target::from_parts(self.target.number(), Suffix::Base) {
            Some(base) => base,
            None => self.target,
        }
    }

    /// The flag for a component; `Display` writes it.
    #[must_use]
    pub const fn text(self, component: Component) -> ComponentFlag {
        ComponentFlag {
            translation: self,
            component,
        }
    }
}

/// A flag as a component is given it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComponentFlag {
    translation: Translation,
    component: Component,
}

impl fmt::Display for ComponentFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.component.text())?;
        match self.component {
            Component::Preprocessor => write!(f, "{}", self.translation.cuda_arch()),
            Component::Optimizer => f.write_str(&self.translation.opt_arch().info().name),
            Component::Llvm => f.write_str(&self.translation.mcpu().info().name),
        }
    }
}

/// Translates `-arch=compute_90a`.
///
/// # Errors
/// [`Error::CiccFlag`]: the text does not begin with `-arch=`, or what follows is no `compute_` name.
/// [`Error::CiccTarget`]: a `compute_` name that the table lacks. Those of [`Name::parse`] where no target has the name.
pub fn translate(flag: &[u8]) -> Result<Translation, Error> {
    let name = flag.strip_prefix(FLAG.as_bytes()).ok_or(Error::CiccFlag)?;
    let name = Name::parse(name)?;
    if name.kind != NameKind::Compute {
        return Err(Error::CiccFlag);
    }
    Translation::of(name.target).ok_or(Error::CiccTarget)
}

/// What the document states about a suffix.
#[doc(alias = "smarch_documented_cicc_variant")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Variant {
    /// The letter of the suffix; 0 for none.
    suffix: u32,
    /// What it means (erratum E05).
    pub meaning: Text,
}

impl Variant {
    /// The suffix.
    #[must_use]
    pub const fn suffix(&self) -> Suffix {
        Suffix::of_letter(self.suffix)
    }
}

macro_rules! variants {
    ($($suffix:ident $meaning:literal;)+) => {
        /// No suffix, `a` and `f`.
        pub static VARIANTS: &[Variant] = &[$(Variant { suffix: letter(Suffix::$suffix), meaning: text!($meaning) },)+];
    };
}

/// The letter of a suffix; 0 for none. Compile time only.
const fn letter(suffix: Suffix) -> u32 {
    match suffix.letter() {
        Some(letter) => letter as u32,
        None => 0,
    }
}

#[rustfmt::skip]
variants! {
    Base "standard, forward-compat";
    A    "arch-specific, NOT forward-compat";
    F    "family features, partial compat";
}

/// A stage of the detection of the architecture.
#[doc(alias = "smarch_documented_cicc_pipeline_stage")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct PipelineStage {
    /// What is done.
    pub name: Text,
    /// Where: an address, or a description.
    pub place: Text,
}

macro_rules! pipeline {
    ($($name:literal $place:literal;)+) => {
        /// The four stages, in order.
        pub static PIPELINE_STAGES: &[PipelineStage] = &[$(
            PipelineStage { name: text!($name), place: text!($place) },
        )+];
    };
}

#[rustfmt::skip]
pipeline! {
    "Compile-time flag parsing"        "0x95EB40";
    "Feature flag initialization"      "SMFeatures struct";
    "Type system address space checks" "0x2C80C90";
    "Instruction validation"           "runtime, per-instruction";
}
