//! Cubins, their containers, PTX text.

mod fatbin;
mod identify;
mod kernels;
mod ptx;
mod unpack;
