//! The rules: one file per question.

mod advice;
mod compile;
mod driver;
mod isa;
mod limits;
mod link;
mod load;
mod nvjitlink;
mod pick;
mod runs;
pub(super) mod verdict;
