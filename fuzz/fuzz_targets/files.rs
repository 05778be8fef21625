//! Any bytes as any kind of file: what is promised of any file holds.
//!
//! `make fuzz` begins with the files under `tests/data`.
#![no_main]

#[allow(dead_code, reason = "files are made by the target `structures`")]
mod structure;

use libfuzzer_sys::fuzz_target;
use structure::invariants::{Seen, hold};

fuzz_target!(|bytes: &[u8]| hold(bytes, &mut Seen::default()));
