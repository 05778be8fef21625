//! The rules: one file per question.

mod compile;
mod isa;
mod limits;
mod link;
mod load;
mod pick;
pub(super) mod verdict;
