//! What the documents say is inside NVIDIA's binaries, and where they err.

pub mod cicc;
mod errata;
pub mod nvlink;
pub mod nvptx;
pub mod ptxas;
pub mod symbols;

pub use errata::{ERRATA, Erratum, Evidence};
