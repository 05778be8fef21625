//! Which flags of the front end the configurators of cicc set for a number, and which rule did it.
//!
//! ```
//! use smarch::Target;
//! use smarch::documented::cicc::configurator::{Flag, Guard, Inputs, Origin, configure};
//! use smarch::documented::cicc::encode_sm;
//!
//! let mut inputs = Inputs { number: encode_sm(Target::Sm80), ..Inputs::default() };
//! let configuration = configure(&inputs);
//! assert_eq!(configuration.value(Flag::Unk4D041B8), Some(true));
//! let Origin::Rule(rule) = configuration.setting(Flag::Unk4D041B8).origin else { panic!() };
//! assert_eq!(rule.to_string(), "unk_4D041B8 = 1 when number > 79999");
//!
//! // The caller's value stays where the override byte is set.
//! inputs.overridden = inputs.overridden.with(Guard::Byte4CF807B);
//! assert_eq!(configure(&inputs).value(Flag::Dword4D048B8), Some(false));
//! // What no document states is unknown.
//! assert_eq!(configure(&inputs).value(Flag::Unk4D04470), None);
//! ```
//!
//! All is a function of the number, whatever that means (erratum E40).
//!
//! Source: seed 002, "Feature Configuration Call Order" and the tables of flags (documented).

mod configuration;
mod flag_info;
mod flags;
mod identified;
mod inputs;
mod rule;
mod rules;
mod sets;
mod stage;
mod stages;

pub use configuration::{Configuration, Origin, OriginKind, Setting};
pub use flag_info::{FLAGS, FlagInfo};
pub use flags::{FLAG_COUNT, Flag, Guard};
pub use identified::{IDENTIFIED, Identified};
pub use inputs::{InputOption, Inputs, OpenCondition, OpenConditions, Stores};
pub use rule::{ConditionKind, Part, Rule, StoredKind, What, When};
pub use rules::{CASCADE_BOUNDS, RULE_COUNT, RULES};
pub use sets::{FlagSet, GuardSet};
pub use stage::{Priority, STAGES, Stage, StageInfo};
pub use stages::{command_line, elsewhere, master, optimization, secondary, tertiary};

/// The flags after the stages up to this one.
#[must_use]
pub fn configure_until(inputs: &Inputs, last: Stage) -> Configuration {
    let mut configuration = Configuration::before(inputs);
    for stage in Stage::ALL.iter().filter(|&&stage| stage <= last) {
        configuration = stage.run(inputs, configuration);
    }
    configuration
}

/// The flags after all stages, in their order; then what is stated without a stage, by the number.
#[must_use]
pub fn configure(inputs: &Inputs) -> Configuration {
    elsewhere(inputs, configure_until(inputs, Stage::Subtarget))
}
