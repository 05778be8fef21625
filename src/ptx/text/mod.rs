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
//! [`Items`] judges nothing, and of syntax it reads only what it needs; [`check_with`](crate::rules::ptx_text::check_with) judges. [`Symbols`] are the names that a
//! text declares.
//! Where it loses its footing it says so and ends. Registers are told by their names: what begins with "%" is one, and "%p1" is a predicate.

mod arguments;
mod broken;
mod calls;
mod cursor;
mod declarations;
mod directives;
mod expressions;
pub(crate) mod faults;
mod functions;
mod head;
mod header;
mod item;
mod items;
pub(crate) mod kinds;
mod left;
pub(crate) mod module;
mod module_directives;
pub(crate) mod numbers;
mod operands;
mod plain;
pub(crate) mod registers;
pub(crate) mod seen;
pub(crate) mod shapes;
mod specials;
mod statements;
pub(crate) mod symbols;
mod syntax;
mod tokens;
pub(crate) mod undeclared;
mod values;

pub(crate) use cursor::{first_not_ascii, first_word};
pub(crate) use head::{missing_head, odd_target};
pub use item::{Item, ItemKind, Lost, Place};
pub use items::Items;
pub(crate) use items::STATE_WORDS;
pub use symbols::{Symbol, Symbols, rows_for};
pub(crate) use tokens::told_place;
