//! The C interface as Rust declares it, and for every function a call whose arguments come from any bytes. The build script makes
//! them of `include/smarch/interface.json`, so a new function is among them without work.
#![allow(unsafe_code, reason = "calls to C")]
#![allow(non_camel_case_types, reason = "the names of C")]
#![allow(unused_unsafe, clippy::all, reason = "generated")]

mod run;

use core::ffi::{c_char, c_void};
pub use run::Input;
use run::{Buffer, CALLBACK, DECODER, Output, Structure, see, see_text};

/// The types of functions that are called, which are no data of the interface.
pub type smarch_dynamic_smem_of = Option<unsafe extern "C" fn(u32, *mut c_void) -> u64>;
pub type smarch_fatbin_decoder =
    Option<unsafe extern "C" fn(u32, *const u8, usize, *mut u8, usize, *mut c_void) -> usize>;

include!(concat!(env!("OUT_DIR"), "/interface.rs"));
