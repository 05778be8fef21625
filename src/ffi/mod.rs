//! The C functions: one thin file per room, and the only place with `unsafe`.
//!
//! A function turns pointers and numbers into values, asks the library and writes the
//! answer. Conventions are in the header's opening comment (`cbindgen.toml`).
#![allow(unsafe_code, reason = "the C boundary")]
#![allow(non_camel_case_types, reason = "these are the names that C sees")]

mod arch_list;
mod boundary;
mod compile;
mod cubin;
mod cubin_kernels;
mod documented_claims;
mod documented_compatibility;
mod documented_dispatch;
mod documented_finalize;
mod documented_generations;
mod documented_hardware;
mod documented_names;
mod documented_nvlink;
mod documented_options;
mod documented_registry;
mod documented_symbols;
mod errata;
mod fatbin;
mod geometry;
mod isa;
mod limits;
mod link;
mod llvm;
mod load;
mod macros;
mod name;
mod nvptx;
mod occupancy;
mod pick;
mod profile;
mod profile_rows;
mod ptx;
mod scheduler;
mod status;
mod target;
mod tool;
mod verdict;

/// Where a text has no value to stand for: never NULL.
const NO_TEXT: *const core::ffi::c_char = c"".as_ptr();
