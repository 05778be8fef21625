//! Control flow.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "bra" "call" "ret"
        slots {
            uni "- uni";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "brkpt"
        slots {}
        exists {
            "";
        }
        asks {
            "" Instruction "brkpt" - 11 - -;
        }
    },
    family! {
        "brx.idx"
        slots {
            uni "- uni";
        }
        exists {
            "";
        }
        asks {
            "" Feature     ".branchtargets directive" 6.0 30 - -;
            "" Instruction "brx.idx"                  -   30 - -;
            "" Feature     "brx.idx"                  6.0 -  - -;
        }
    },
    family! {
        "exit" "trap"
        slots {}
        exists {
            "";
        }
        asks {}
    },
    family! {
        "pmevent"
        slots {
            mask "- mask";
        }
        exists {
            "";
        }
        asks {
            "mask=-"    Feature "pmevent"        1.4 -  - -;
            "mask=mask" Feature "pmevent.{mask}" 3.0 20 - -;
        }
    },
];
