//! The stages of the configuration, in their order; each is a function of its own.

use super::configuration::Configuration;
use super::inputs::Inputs;
use super::rule::Part;
use super::rules::RULES;
use crate::Text;

coded_enum! {
    /// A stage, in the order in which they run. Five, though the document calls the sequence one of four functions
    /// (erratum E48b).
    pub enum Stage {
        /// The command line: it sets override bytes, and what they guard stays as it is.
        CommandLine  = 1, COMMAND_LINE, "CLI parser";
        /// sub_60DFC0.
        Secondary    = 2, SECONDARY,    "sub_60DFC0";
        /// sub_60D650.
        Optimization = 3, OPTIMIZATION, "sub_60D650";
        /// sub_60E7C0, which calls sub_60E530.
        Master       = 4, MASTER,       "sub_60E7C0";
        /// sub_982C80: the feature table of the LLVM backend, which touches none of these flags.
        Subtarget    = 5, SUBTARGET,    "sub_982C80";
    }
}

/// What the document states about a stage.
#[doc(alias = "smarch_documented_cicc_stage_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct StageInfo {
    /// The stage.
    pub stage: Stage,
    /// Its name: "sub_60E7C0".
    pub name: Text,
    /// What it does.
    pub purpose: Text,
}

row_for_each! {
    /// The five stages, in their order.
    pub static STAGES: [StageInfo] = info(Stage::ALL);
}

const fn info(stage: Stage) -> StageInfo {
    StageInfo {
        stage,
        name: stage.text(),
        purpose: stage.purpose(),
    }
}

impl Stage {
    /// What it does.
    #[must_use]
    pub const fn purpose(self) -> Text {
        match self {
            Self::CommandLine => text!("sets byte_4CF8* override flags of the user's options"),
            Self::Secondary => text!("basic initialization; unk_4D041B8 for sm_80+"),
            Self::Optimization => text!("approximately 109 flags by optimization level and C++17/C++20"),
            Self::Master => text!("approximately 60 flags by qword_4F077A8; calls sub_60E530"),
            Self::Subtarget => text!("NVPTX subtarget features, a 224-byte bitfield; a separate path"),
        }
    }

    /// What the stage makes of the flags; the same for stages that touch none.
    #[must_use]
    pub fn run(self, inputs: &Inputs, configuration: Configuration) -> Configuration {
        match self {
            Self::CommandLine => command_line(inputs, configuration),
            Self::Secondary => secondary(inputs, configuration),
            Self::Optimization => optimization(inputs, configuration),
            Self::Master => master(inputs, configuration),
            Self::Subtarget => configuration,
        }
    }
}

coded_enum! {
    /// What may decide a flag, the strongest first.
    pub enum Priority {
        /// An option on the command line.
        CommandLine  = 1, COMMAND_LINE, "CLI flag";
        /// The number.
        Version      = 2, VERSION,      "SM version";
        /// The optimization level.
        Optimization = 3, OPTIMIZATION, "Optimization level";
        /// The version of C++.
        Standard     = 4, STANDARD,     "C++ standard version";
        /// Whether CUDA is compiled.
        Cuda         = 5, CUDA,         "CUDA mode";
        /// Whether a virtual architecture is compiled for.
        Virtual      = 6, VIRTUAL,      "Virtual arch flag";
    }
}

/// The command line: flags whose override byte is set keep what they hold, which is recorded.
#[must_use]
pub fn command_line(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    for rule in RULES {
        if let Some(guard) = rule.guard.get()
            && inputs.overridden.contains(guard)
        {
            configuration.keep(rule.flag);
        }
    }
    configuration
}

/// sub_60DFC0.
#[must_use]
pub fn secondary(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    configuration.apply(Part::Secondary, inputs);
    configuration
}

/// sub_60D650: the blocks of the C++ standard, and what it stores by optimization level, as given by the caller.
#[must_use]
pub fn optimization(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    configuration.apply(Part::Language, inputs);
    for flag in inputs.optimization.flags.iter() {
        configuration.store_optimized(flag, inputs.optimization.values.contains(flag));
    }
    configuration
}

/// sub_60E7C0 with the cascade of sub_60E530 and the virtual path.
#[must_use]
pub fn master(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    for part in [Part::Unconditional, Part::SmDependent, Part::Guarded, Part::Escalation] {
        configuration.apply(part, inputs);
    }
    let mut configuration = tertiary(inputs, configuration);
    configuration.apply(Part::VirtualPath, inputs);
    configuration
}

/// sub_60E530. Where sub_60E7C0 calls it is in no document; it stores nothing but 1, as the tiers do, so that the order
/// changes no flag.
#[must_use]
pub fn tertiary(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    configuration.apply(Part::Tertiary, inputs);
    configuration
}

/// What is stated without a stage: unk_4D043C4 and unk_4D04780, which nothing else stores.
#[must_use]
pub fn elsewhere(inputs: &Inputs, mut configuration: Configuration) -> Configuration {
    configuration.apply(Part::Elsewhere, inputs);
    configuration
}
