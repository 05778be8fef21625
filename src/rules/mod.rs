//! What may be done with what: one file per question.
//!
//! Every rule is a `bool` question with a `_why` sibling that answers with a
//! [`Verdict`](crate::Verdict).

pub mod compile;
pub mod toolkit;
