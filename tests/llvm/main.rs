//! Which `-mcpu` and `-mattr` are chosen, and what intrinsics become.

#[path = "../common/mod.rs"]
mod common;

mod choice;
mod intrinsics;
