//! PTX text: what asks for something in it, in order, with its place.
//!
//! ```
//! use smarch::ptx::text::{ItemKind, Items};
//!
//! let text = b"mov.u32 %r1, %clusterid.x; redux.sync.add.s32 %r2, %r1, 3;";
//! let kinds: Vec<ItemKind> = Items::new(text).map(|item| item.unwrap().kind).collect();
//! assert_eq!(kinds, [ItemKind::Register, ItemKind::Instruction, ItemKind::Instruction]);
//! ```
//!
//! This is no assembler: types, names and numbers of operands are not judged, and of syntax only what the reader needs.
//! Where it loses its footing it says so and ends.

mod cursor;
mod directives;
mod items;
pub(crate) mod seen;
mod specials;

#[cfg(feature = "capi")]
pub(crate) use items::STATE_WORDS;
pub use items::{Item, ItemKind, Items, Lost, Place};
