//! cicc 13.0.88, as documented (seeds 002 and 004); of what the front end says and of atomics, as it was run.
//!
//! The functions and their addresses are in [`super::symbols`]; what libnvvm, and cicc of names, answer when they are run is
//! in [`crate::nvvm`].

pub mod address_space;
pub mod atomics;
pub mod codegen;
pub mod configurator;
pub mod data_layout;
pub mod evidence;
pub mod flags;
pub mod front_end;
mod generations;
pub mod intrinsics;
pub mod ptx;
pub mod sm_features;
pub mod triple;
pub mod verifier;
mod version;

pub use generations::{ADA_DOCUMENTED_RANGE, ADA_NUMBERS, FEATURE_GATES, FeatureGate, Generation};
pub use version::{
    ABSENT, AbsentName, DEFAULTS, DefaultArchitecture, SUPPORTED, SupportedCapability, THRESHOLDS, Threshold,
    VERSION_VARIABLES, VersionVariable, decode_sm, encode_gcc, encode_sm,
};
