//! Cubins, their containers, PTX text.

mod fatbin;
mod files;
mod identify;
mod kernels;
mod ptx;
mod unpack;
