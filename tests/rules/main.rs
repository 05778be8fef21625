//! The rules against the measured files: what compiles, links, loads, and which instruction is legal where.

#[path = "../common/mod.rs"]
mod common;

mod compile;
mod coverage;
mod limits;
mod link;
mod load;
mod pick;
mod runs;
