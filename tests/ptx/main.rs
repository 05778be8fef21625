//! PTX's instruction set against what ptxas said.

#[path = "../common/mod.rs"]
mod common;

mod features;
mod llvm;
mod measured;
mod missing;
mod modules;
mod mutants;
mod names;
mod operands;
mod parse;
mod places;
mod properties;
mod real;
mod statements;
mod text;
mod versions;
