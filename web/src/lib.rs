//! smarch's C functions as a WebAssembly module, and memory for what they read and write. For any other machine this is empty.
#![cfg_attr(target_arch = "wasm32", no_std)]

#[cfg(target_arch = "wasm32")]
mod memory;

// Exports the functions of the interface: nothing of the crate is called from here.
use smarch as _;
