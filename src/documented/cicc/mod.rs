//! cicc 13.0.88, as documented (seeds 002 and 004) and, where a function decides, as it was run.
//!
//! The functions and their addresses are in [`super::symbols`].

pub mod atomics;
pub mod configurator;
pub mod front_end;
mod generations;
pub mod intrinsics;
mod version;

pub use generations::{ADA_DOCUMENTED_RANGE, ADA_NUMBERS, FEATURE_GATES, FeatureGate, Generation};
pub use version::{
    ABSENT, AbsentName, DEFAULTS, DefaultArchitecture, SUPPORTED, SupportedCapability, THRESHOLDS, Threshold,
    VERSION_VARIABLES, VersionVariable, decode_sm, encode_gcc, encode_sm,
};
