//! The inspector as cargo builds it: `main` is that of `examples/smarch.cpp`, which `build.rs` compiles; what it calls is in the two crates.
#![no_main]

extern crate inspector_support as _;
extern crate smarch as _;
