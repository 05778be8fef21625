//! Architecture lists: every row of the measured file, round trips, and any bytes.

mod any_bytes;
#[path = "../common/mod.rs"]
mod common;
mod expected;
mod releases;
mod round_trips;
mod rows;
mod shapes;
