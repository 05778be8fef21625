//! The rules: one file per question.

mod advice;
mod compile;
mod limits;
mod link;
mod load;
mod nvjitlink;
mod pick;
mod runs;
mod toolkit;
pub(super) mod verdict;
