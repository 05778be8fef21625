//! cicc 13.0.88, as documented (seeds 002 and 004).
//!
//! The functions and their addresses are in [`super::symbols`]; what cicc and libnvvm answer when they are run is
//! in [`crate::cicc`] and [`crate::nvvm`].

pub mod address_space;
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

pub use generations::{ADA_DOCUMENTED_RANGE, ADA_NUMBERS, FEATURE_GATES, FeatureGate, FeatureGeneration};
pub use version::{
    ABSENT, AbsentName, DEFAULTS, DefaultArchitecture, SUPPORTED, SupportedCapability, THRESHOLDS, Threshold,
    VERSION_VARIABLES, VersionVariable, decode_sm, encode_gcc, encode_sm,
};
