//! The tables of PTX's instruction set, made of the rows of the families while this crate compiles.

#[macro_use]
pub(in crate::ptx) mod rows;
mod beside;
pub(in crate::ptx) mod families;
pub(in crate::ptx) mod operands;
pub(crate) mod pieces;
#[rustfmt::skip]
#[path = "generated/sets.rs"]
pub(crate) mod sets;
pub(in crate::ptx) mod words;
mod written;

/// The families, a file a group.
#[allow(clippy::module_inception, reason = "the folder's name")]
mod generated {
    pub(super) mod arithmetic;
    pub(super) mod atomics;
    pub(super) mod barriers;
    pub(super) mod caches;
    pub(super) mod control;
    pub(super) mod conversions;
    pub(super) mod copies;
    pub(super) mod directives;
    pub(super) mod loads;
    pub(super) mod mma;
    pub(super) mod operands;
    pub(super) mod registers;
    pub(super) mod tcgen05;
    pub(super) mod textures;
    pub(super) mod video;
    pub(super) mod wgmma;
    pub(super) mod wmma;
}

pub use written::files;
