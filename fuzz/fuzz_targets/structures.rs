//! Files made of their parts, whose headers state what is not there: what is promised of any file holds.
//!
//! The bytes are choices (`structure/choices.rs`), no file: a mutation of them overlaps a section or repeats a member.
#![no_main]

mod structure;

use libfuzzer_sys::fuzz_target;
use structure::invariants::{Seen, hold};

fuzz_target!(|bytes: &[u8]| hold(&structure::file(bytes), &mut Seen::default()));
