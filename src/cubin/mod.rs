//! Cubins: what they are.

mod elf_file;
mod identify;

pub use identify::{Cubin, CubinKind, DebugInfo, Layout, TextureMode, identify};
