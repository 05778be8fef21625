//! The C functions: one thin file per room, and the only place with `unsafe`.
//!
//! A function turns pointers and numbers into values, asks the library and writes the
//! answer. Conventions are in the header's opening comment (`cbindgen.toml`).
#![allow(unsafe_code, reason = "the C boundary")]
#![allow(non_camel_case_types, reason = "these are the names that C sees")]

mod boundary;
mod cubin;
mod documented;
mod geometry;
mod llvm;
mod macros;
mod name;
mod nvvm;
mod occupancy;
mod profile;
mod profile_rows;
mod rules;
mod scheduler;
mod status;
mod target;
mod tool;

/// Where a text has no value to stand for: never NULL.
const NO_TEXT: *const core::ffi::c_char = text!("").as_c_str();
