//! Cubins, their containers, PTX text.

mod fatbin;
mod files;
pub mod identify;
mod kernels;
mod ptx;
mod unpack;
