//! Control flow.
//!
//! Source: `tests/data/ptx/control`; measured.

use crate::ptx::family::{FormFamily, Rules};

#[rustfmt::skip]
pub(super) const BRA: (FormFamily, Rules) = family! {
    "bra"
    slots {
        uni "- uni";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const BRKPT: (FormFamily, Rules) = family! {
    "brkpt"
    slots {
    }
    exists {
        "";
    }
    asks {
        "" Instruction "brkpt" - 11 - -;
    }
};

#[rustfmt::skip]
pub(super) const BRX_IDX: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const CALL: (FormFamily, Rules) = family! {
    "call"
    slots {
        uni "- uni";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const EXIT: (FormFamily, Rules) = family! {
    "exit"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const PMEVENT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const RET: (FormFamily, Rules) = family! {
    "ret"
    slots {
        uni "- uni";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const TRAP: (FormFamily, Rules) = family! {
    "trap"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};
