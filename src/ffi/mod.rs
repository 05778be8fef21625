//! The C functions: one folder a module, and the only place with `unsafe`.
//!
//! A function turns pointers and numbers into values, asks the library and writes the
//! answer. Conventions are in the header's opening comment (`cbindgen.toml`).
#![allow(unsafe_code, reason = "the C boundary")]
#![allow(non_camel_case_types, reason = "these are the names that C sees")]

mod arch_list;
mod boundary;
mod cicc;
mod code_name;
mod cubin;
mod devices;
mod documented;
mod drivers;
mod generated {
    pub mod abi_version;
}
mod hardware;
mod host;
mod isa;
mod llvm;
mod messages;
mod nvvm;
mod ptx;
mod rules;
mod status;
mod targets;
mod toolkits;

/// Where a text has no value to stand for: never NULL.
const NO_TEXT: *const core::ffi::c_char = text!("").as_c_str();
