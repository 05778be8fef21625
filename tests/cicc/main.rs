//! cicc's front end and its atomics against what cicc 13.0.88 said and wrote.

mod atomics;
#[path = "../common/mod.rs"]
mod common;
mod diagnostics;
mod gates;
