//! What the hardware has.

pub mod geometry;
pub mod occupancy;
