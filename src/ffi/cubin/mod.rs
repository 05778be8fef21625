//! Cubins, their containers, PTX text.

pub mod fatbin;
mod files;
pub mod identify;
mod kernels;
mod needed;
mod unpack;
