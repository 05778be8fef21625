//! What the documents state about the inside of NVIDIA's binaries, and where they err.

#[cfg(feature = "documented")]
pub mod cicc;
#[cfg(feature = "documented")]
pub mod documents;
mod errata;
#[cfg(feature = "documented")]
pub mod facts;
#[cfg(feature = "documented")]
pub mod nvlink;
pub mod ptxas;
#[cfg(feature = "documented")]
pub mod symbols;
pub mod tileiras;

pub use errata::{ERRATA, Erratum, Evidence};
