//! What PTX text needs, where a target or a `.version` refuses it, and whether a driver compiles it.
//!
//! ```
//! use smarch::rules::ptx_text::{Assumed, check, requirements};
//! use smarch::{Target, Toolkit, Version};
//!
//! let text = b".version 8.0 .target sm_90 .visible .entry k() { .reg .b32 %r<3>; redux.sync.add.s32 %r1, %r2, 3; ret; }";
//! let needs = requirements(text);
//! assert_eq!(needs.since(), Some(Version::new(7, 0)));
//! assert_eq!(needs.lowest_target(), Some(Target::Sm80));
//!
//! let as_sm_75 = Assumed { target: Some(Target::Sm75), ..Assumed::default() };
//! let lines: Vec<String> = check(Toolkit::V13_0, text, as_sm_75).map(|finding| finding.to_string()).collect();
//! assert_eq!(lines, ["Feature 'redux' requires .target sm_80 or higher"]);
//! ```
//!
//! The text is read as [`ptx::text`](crate::ptx::text) reads it, in one pass. Its syntax, its declarations and its
//! calls are judged for the releases whose operands were measured (11.7 to 13.5); nothing is said of an operand that
//! was not measured. A table of the caller tells what a name stands for ([`check_with`]). One thing is not judged: what
//! a text asks for because `mov` or an initialiser takes the address of a function.

mod check;
mod jit;
mod recall;
mod requirements;

pub(crate) use check::Subject;
pub use check::{Assumed, Counts, Finding, Findings, check, check_with};
pub use jit::{TextJit, text_jits};
pub use requirements::{Needs, requirements};
