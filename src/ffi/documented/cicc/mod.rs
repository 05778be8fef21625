//! cicc as documented, and as it was run.

mod arch_flags;
mod atomics;
mod codegen;
mod configurator;
mod flags;
mod front_end;
mod intrinsics;
mod sm_features;
mod spaces;
mod verifier;
mod version;
