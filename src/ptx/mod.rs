//! PTX's instruction set: which forms of instructions exist, and what each asks.
//!
//! ```
//! use smarch::{Target, Toolkit, Version, ptx::Form};
//!
//! let form = Form::parse(b"atom.add.noftz.bf16x2").unwrap();
//! assert!(form.is_supported(Toolkit::V13_0, None, Target::Sm90));
//! assert!(!form.is_supported(Toolkit::V13_0, None, Target::Sm80));
//! assert_eq!(form.since(Toolkit::V13_0), Some(Version::new(7, 8)));
//! ```
//!
//! A *form* is an instruction with its modifiers, `atom.relaxed.gpu.global.add.u32`: one alternative of each slot of its [`FormFamily`].
//! Two tables tell of a family: which combinations of alternatives exist, and what they ask of the `.target`, of the `.version`
//! and of the release. Both are made of *cubes*: sets of forms that restrict some slots, `op=add type=f16|f16x2`, and leave
//! the others free.
//!
//! Source: `tests/data/ptx`, what ptxas of 17 releases says of every form that it accepts for any target; measured.

mod alien;
mod counts;
mod discards;
mod families;
mod family;
mod first_legal;
mod form;
mod head;
mod matrix;
mod misread;
mod missing;
pub(crate) mod named;
mod next;
pub(crate) mod opcode;
mod operand_kinds;
pub(crate) mod operands;
mod parse;
pub(crate) mod parts;
mod places;
pub mod text;
pub(crate) mod types;
mod word;

// What is found in it `cargo xtask codegen` computes of the rows in `xtask/computed`.
#[cfg(not(feature = "computed"))]
#[rustfmt::skip]
pub(crate) mod generated {
    pub(super) mod families;
    pub(super) mod operands;
    pub(crate) mod sets;
    pub(super) mod words;
}
#[cfg(feature = "computed")]
#[path = "../../xtask/computed/src/ptx/mod.rs"]
pub mod generated;

/// The versions of PTX: which a release reads, which are enough for a target.
pub use crate::targets::ptx_version as versions;
pub use families::FAMILIES;
pub use family::{FormFamily, FormSlot};
pub use first_legal::FirstLegal;
pub use form::{Form, Message, Refusal, Refusals};
pub use head::{Entries, Ptx, entries, identify};
pub use missing::{Missing, MissingSlots};
pub use operand_kinds::{OPERAND_KINDS, OperandKind};
pub use parse::Fault;
pub use places::{OperandPlace, OperandPlaces, OperandRefusal, OperandWords};
pub use word::{WORDS, Word};
