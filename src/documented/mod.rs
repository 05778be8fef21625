//! What the documents say is inside NVIDIA's binaries, and where they err.

mod errata;

pub use errata::{ERRATA, Erratum, Evidence};
