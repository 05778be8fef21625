//! cicc as documented.

mod arch_flags;
mod codegen;
mod configurator;
mod flags;
mod front_end;
mod intrinsics;
mod sm_features;
mod spaces;
mod verifier;
mod version;
