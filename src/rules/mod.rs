//! What may be done with what: one file per question.
//!
//! Every rule is a `bool` question with a `_why` sibling that answers with a
//! [`Verdict`](crate::Verdict).

/// The yes answers of a rule as one set of targets for each row: `cargo xtask codegen` computes what `generated/sets.rs` holds.
#[cfg(not(feature = "computed"))]
macro_rules! yes_sets {
    (static $rows:ident: [TargetSet; $count:expr] = |$row:ident, $target:ident| $verdict:expr;) => {
        use $crate::rules::generated::$rows;
        const _: () = assert!($rows.len() == $count, "out of date: cargo xtask codegen");
    };
}
#[cfg(feature = "computed")]
macro_rules! yes_sets {
    (static $rows:ident: [TargetSet; $count:expr] = |$row:ident, $target:ident| $verdict:expr;) => {
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        #[allow(
            clippy::arithmetic_side_effects,
            reason = "as above; of some rows the place is computed"
        )]
        pub(in $crate::rules) static $rows: [$crate::targets::TargetSet; $count] = {
            let mut rows = [$crate::targets::TargetSet::EMPTY; $count];
            let mut $row = 0;
            while $row < rows.len() {
                let mut targets = $crate::Target::ALL;
                while let [$target, rest @ ..] = targets {
                    let $target = *$target;
                    if $verdict.is_yes() {
                        rows[$row] = rows[$row].with($target);
                    }
                    targets = rest;
                }
                $row += 1;
            }
            rows
        };
    };
}

pub mod advice;
pub mod best_target;
pub mod changes;
pub mod compile;
pub mod cover;
pub mod coverage;
pub mod limits;
pub mod link;
pub mod load;
pub mod nvjitlink;
pub mod pick;
pub mod ptx_text;
pub mod runs;

#[cfg(not(feature = "computed"))]
#[rustfmt::skip]
#[path = "generated/sets.rs"]
mod generated;
#[cfg(feature = "computed")]
#[path = "../../xtask/computed/src/rules/mod.rs"]
pub mod generated;
