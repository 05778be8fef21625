//! What the hardware has.

mod geometry;
mod occupancy;
