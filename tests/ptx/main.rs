//! PTX's instruction set against what ptxas said.

#[path = "../common/packed.rs"]
mod packed;

mod features;
mod measured;
mod parse;
mod properties;
