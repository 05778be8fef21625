//! What cicc 13.0.88 answers when it is run: the constructs that its front end compiles, the PTX of atomic operations,
//! and the architecture names that it refuses.
//!
//! What a document states about its inside: [`crate::documented::cicc`]. Which IR its library accepts: [`crate::nvvm`].

pub mod atomics;
pub mod constructs;
mod names;

pub use names::{Refusal, refusal};
