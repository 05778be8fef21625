//! What each stage of the configuration does; each is a function of its own.

use super::configuration::Configuration;
use super::inputs::Inputs;
use super::rule::Part;
use super::rules::RULES;
use super::stage::Stage;

impl Stage {
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
