//! The hardware room against data and references that share nothing with it.

#[path = "../common/mod.rs"]
mod common;
mod geometry;
mod golden;
mod input;
mod next_step;
mod reference;
mod shared_and_registers;
mod sweep;
mod tensor_memory;

use common::{K, rows};

/// `10.3` as a compute capability.
fn cc(text: &str) -> smarch::Cc {
    smarch::Cc(text.replace('.', "").parse().unwrap())
}
