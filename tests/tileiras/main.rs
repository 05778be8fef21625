//! The documented subtarget tables of tileiras, and what upstream LLVM does.

#[path = "../common/mod.rs"]
mod common;

mod documented;
mod llvm;
mod subtarget;
